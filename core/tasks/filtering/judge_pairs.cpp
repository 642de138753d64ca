#include "core/tasks/filtering/judge_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/pairs/filters/trigram_overlap.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/filtering/fold_pairs.h"

namespace paragram {
namespace {

struct Drawn {
    std::int64_t number;  // of the pair in the store
    int part;
};

// `count` of each part, in random order. foldOf: empty for one part.
std::vector<Drawn> drawNumbers(std::int64_t pairs, const std::vector<std::uint8_t>& foldOf,
                               const SheetRequest& request) {
    std::vector<std::int64_t> order(static_cast<std::size_t>(pairs));
    std::iota(order.begin(), order.end(), std::int64_t{0});
    Random random(static_cast<std::uint64_t>(request.seed));
    random.shuffle(std::span(order));
    std::map<int, std::int64_t> taken;
    std::vector<Drawn> drawn;
    for (const std::int64_t number : order) {
        const int part = foldOf.empty() ? 0 : foldOf[static_cast<std::size_t>(number)] + 1;
        if (taken[part]++ < request.count) drawn.push_back({number, part});
    }
    return drawn;
}

void count(JudgedPart& part, const JudgedPair& pair, FilterWorkspace& work, bool firstSheet) {
    if (firstSheet) {
        part.lowest = part.pairs == 0 ? pair.value : std::min(part.lowest, pair.value);
        part.highest = part.pairs == 0 ? pair.value : std::max(part.highest, pair.value);
        // The mean so far, and one more.
        const double overlap = sentenceOverlap(pair.sentence, pair.paraphrase, work);
        part.meanOverlap += (overlap - part.meanOverlap) / static_cast<double>(++part.pairs);
    }
    for (std::size_t i = 0; i < pair.grades.size(); ++i)
        if (pair.grades[i]) ++part.grades[i].counts[static_cast<std::size_t>(*pair.grades[i])];
}

Agreement agreementFor(const JudgingSheet& a, const JudgingSheet& b, Grading grading) {
    std::vector<int> first, second;
    for (std::size_t row = 0; row < a.pairs().size(); ++row) {
        const auto &x = a.pairs()[row].grade(grading), &y = b.pairs()[row].grade(grading);
        if (!x || !y) continue;
        first.push_back(*x);
        second.push_back(*y);
    }
    return agreementOf(first, second);
}

}  // namespace

std::int64_t GradeCounts::all() const {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

double GradeCounts::mean() const {
    double sum = 0;
    for (std::size_t grade = 0; grade < counts.size(); ++grade)
        sum += static_cast<double>(grade) * static_cast<double>(counts[grade]);
    return all() == 0 ? std::numeric_limits<double>::quiet_NaN() : sum / static_cast<double>(all());
}

Result<JudgingSheet> drawSheet(const SheetRequest& request, JobContext& job) {
    if (const Result<Nothing> writable = checkWritable(request.output); !writable) return writable.error();
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    if (store->info().pairs == 0)
        return Error{request.pairs.string(), "no pairs", "a store with pairs", "choose another store"};
    FoldSummary folds;
    if (request.by) {
        FoldRequest ranking;
        ranking.pairs = request.pairs;
        ranking.by = *request.by;
        ranking.folds = request.parts;
        Result<FoldSummary> ranked = foldPairs(ranking, job);
        if (!ranked) return ranked.error();
        folds = *std::move(ranked);
    }
    std::vector<JudgedPair> pairs;
    for (const Drawn& drawn : drawNumbers(store->info().pairs, folds.foldOf, request)) {
        const SentencePair pair = store->read(drawn.number, 1)[0];
        const double value = folds.values.empty()
                                 ? 0.0
                                 : static_cast<double>(folds.values[static_cast<std::size_t>(drawn.number)]);
        pairs.push_back({drawn.part, value, pair.source, pair.target});
    }
    return JudgingSheet::create(request.output, std::move(pairs));
}

Result<JudgementSummary> sumUpJudgements(const std::vector<JudgingSheet>& sheets) {
    if (sheets.empty() || sheets.size() > 2)
        return Error{"--sheet", fmt::format("{} sheets", sheets.size()), "one, or those of two judges", ""};
    const std::vector<JudgedPair>& rows = sheets.front().pairs();
    std::map<int, JudgedPart> parts;
    JudgementSummary summary;
    FilterWorkspace work;
    for (const JudgingSheet& sheet : sheets) {
        const bool first = &sheet == &sheets.front();
        for (std::size_t row = 0; row < std::max(rows.size(), sheet.pairs().size()); ++row) {
            if (row >= rows.size() || row >= sheet.pairs().size() ||
                sheet.pairs()[row].sentence != rows[row].sentence ||
                sheet.pairs()[row].paraphrase != rows[row].paraphrase)
                return Error{fmt::format("{}:{}", sheet.file().string(), row + 2), "another pair",
                             "the pairs of " + sheets.front().file().string(),
                             "compare copies of the same sheet"};
            JudgedPart& part = parts[sheet.pairs()[row].part];
            part.part = sheet.pairs()[row].part;
            for (JudgedPart* each : {&part, &summary.all}) count(*each, sheet.pairs()[row], work, first);
        }
    }
    for (const auto& [number, part] : parts) summary.parts.push_back(part);
    if (sheets.size() == 2)
        for (const Grading grading : {Grading::paraphrase, Grading::fluency})
            summary.agreement[static_cast<std::size_t>(grading)] =
                agreementFor(sheets[0], sheets[1], grading);
    return summary;
}

}  // namespace paragram
