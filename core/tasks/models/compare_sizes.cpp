#include "core/tasks/models/compare_sizes.h"

#include <algorithm>

#include "core/encoders/quantized_table.h"
#include "core/evaluation/sets/sts_splits.h"
#include "core/exchange/targets/reduced_model.h"
#include "core/tasks/evaluation/evaluate_model.h"

namespace paragram {
namespace {

double tableBytes(const Matrix& table, const QuantizedTable& quantized, WeightPrecision precision) {
    return precision == WeightPrecision::fp32 ? static_cast<double>(table.size()) * 4
                                              : static_cast<double>(quantized.bytes());
}

double meanPearson(const EvaluationReport& report) {
    double sum = 0;
    for (const StsSetResult& set : report.sets) sum += set.pearson;
    return sum / static_cast<double>(report.sets.size());
}

// All of them, which 0 stands for, and those that the model has.
template <class Number>
std::vector<Number> choices(const std::vector<Number>& wanted, Number all) {
    std::vector<Number> kept{0};
    std::ranges::copy_if(wanted, std::back_inserter(kept), [all](Number n) { return n < all; });
    return kept;
}

}  // namespace

Result<std::vector<SizeRow>> compareSizes(const Model& model, const SizesRequest& request, JobContext& job) {
    if (!model.averaging() || model.settings.encoder.pooling == Pooling::max)
        return Error{"--model", "another encoder", "an encoder with mean pooling",
                     "choose a model that averages tokens"};
    auto suites = readSuites(request.suites, job);
    if (!suites) return suites.error();
    if (suites->graded.empty())
        return Error{"--suite", "no data set with gold scores", "pairs with gold scores",
                     "choose another suite"};
    // The same pairs once more, in groups.
    std::erase_if(suites->graded, [](const StsSet& set) { return set.suite == kSplitSuite; });
    *suites = EvaluationSuites{std::move(suites->graded), {}, {}, {}, {}, {}, {}};
    const auto dimensions = choices(request.dimensions, static_cast<int>(model.table.cols()));
    const auto tokens = choices(request.tokens, model.table.rows());
    const std::size_t all = dimensions.size() * tokens.size() * request.precisions.size();
    std::vector<Model> models{model};
    for (const std::size_t count : tokens) {
        if (count == 0) continue;
        Result<Model> pruned = withMostFrequent(model, count, request.text);
        if (!pruned) return pruned.error();
        models.push_back(std::move(pruned).value());
    }
    std::vector<SizeRow> rows;
    for (const Model& pruned : models) {
        for (const int dimension : dimensions) {
            const Result<Model> shorter = dimension > 0 ? cut(pruned, dimension) : Result<Model>(pruned);
            if (!shorter) return shorter.error();
            for (const WeightPrecision precision : request.precisions) {
                job.report({"Comparing sizes", static_cast<double>(rows.size()), static_cast<double>(all),
                            "tables"});
                if (job.shouldStop()) return Result<std::vector<SizeRow>>::stoppedWith(std::move(rows));
                Model one = *shorter;
                QuantizedTable quantized;
                if (precision != WeightPrecision::fp32) {
                    quantized = QuantizedTable(one.table, precision);
                    one.table = quantized.decoded();
                }
                JobContext quiet;
                const auto report = evaluateOn(*suites, one, {false, {}}, quiet);
                if (!report) return report.error();
                SizeRow row{precision,
                            one.table.rows(),
                            static_cast<int>(one.table.cols()),
                            tableBytes(one.table, quantized, precision),
                            meanPearson(*report),
                            0};
                if (!rows.empty()) row.change = row.score - rows.front().score;
                rows.push_back(row);
            }
        }
    }
    return rows;
}

}  // namespace paragram
