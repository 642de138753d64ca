#include "core/tasks/evaluation/measure_latent.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/process/neural_process.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"
#include "core/training/generative/generative_trainer.h"
#include "core/training/generative/latent_information.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 64;  // sentences in a request

Result<std::vector<std::string>> readSentences(const LatentRequest& request) {
    Result<LineReader> reader = LineReader::open(request.input);
    if (!reader) return reader.error();
    std::vector<std::string> texts;
    Line line;
    while (static_cast<std::int64_t>(texts.size()) < request.sentences) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        if (!isAllWhitespace(line.text)) texts.push_back(line.text);
    }
    if (texts.size() < 2) {
        return Error{request.input.string(), "fewer than two sentences", "a text with one sentence per line",
                     "choose another file"};
    }
    return texts;
}

void append(Matrix& to, std::size_t first, const Frame& answer, const std::string& name) {
    const std::vector<float> values = answer.floats(name);
    std::ranges::copy(values, to.data() + first * to.cols());
}

}  // namespace

Result<LatentSummary> measureLatent(const Model& model, const LatentRequest& request, JobContext& job) {
    if (!model.generative() || model.settings.generative.model != Generative::envae) {
        return Error{"generative.model",
                     model.generative() ? nameOf(model.settings.generative.model)
                                        : nameOf(model.settings.encoder.network),
                     "envae, a variational autoencoder", "train one with generative.model = envae"};
    }
    const auto texts = readSentences(request);
    if (!texts) return texts.error();
    const auto process = NeuralProcess::start();
    if (!process) return process.error();
    Frame create = createGenerative(model.settings, model.table.rows(), model.table, model.network);
    if (model.settings.generative.device != Device::cpu) create.header["device"] = nameOf(Device::automatic);
    if (const auto created = (*process)->ask(create, job); !created) return created.error();

    LatentSummary summary;
    const std::size_t count = texts->size(), units = model.dimension();
    Matrix mean(count, units), logVariance(count, units);
    double logLikelihood = 0;
    for (std::size_t first = 0; first < count; first += kTogether) {
        const std::size_t size = std::min(kTogether, count - first);
        std::vector<std::int32_t> ids, lengths;
        for (std::size_t i = first; i < first + size; ++i) {
            const auto tokens = model.tokenizer->tokens(model.settings, (*texts)[i], Side::source);
            ids.insert(ids.end(), tokens.begin(), tokens.end());
            lengths.push_back(static_cast<std::int32_t>(tokens.size()));
        }
        Frame ask;
        ask.header = {{"request", "likelihood"},
                      {"samples", request.samples},
                      {"seed", request.seed + static_cast<std::int64_t>(first)}};
        ask.add("ids", ids);
        ask.add("lengths", lengths);
        const Result<Frame> answer = (*process)->ask(ask, job);
        if (!answer) return answer.error();
        for (const float value : answer->floats("log-likelihood")) logLikelihood += value;
        append(mean, first, *answer, "mean");
        append(logVariance, first, *answer, "log-variance");
        summary.tokens += static_cast<std::int64_t>(ids.size() + size);
        job.report({"Measuring", static_cast<double>(first + size), static_cast<double>(count), "sentences"});
    }
    const auto n = static_cast<double>(count);
    summary.sentences = static_cast<std::int64_t>(count);
    summary.units = static_cast<int>(units);
    summary.negativeLogLikelihood = -logLikelihood / n;
    summary.perplexity = std::exp(-logLikelihood / static_cast<double>(summary.tokens));
    for (std::size_t k = 0; k < units; ++k) {
        double sum = 0, squares = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const double m = mean(i, k);
            sum += m;
            squares += m * m;
        }
        constexpr double kActive = 0.01;  // Burda et al. 2016
        if (squares / n - sum / n * (sum / n) > kActive) ++summary.activeUnits;
    }
    summary.kl = meanDivergence(mean, logVariance);
    summary.mutualInformation =
        mutualInformation(mean, logVariance, static_cast<std::uint64_t>(request.seed));
    return summary;
}

}  // namespace paragram
