#include "core/tasks/corpora/mine_pairs.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/files/new_files.h"
#include "core/base/files/output_stream.h"
#include "core/base/files/temporary_folder.h"
#include "core/base/files/write_lock.h"
#include "core/base/numeric/kernels.h"
#include "core/base/ranks/communicator.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/sets/bucc_reader.h"
#include "core/mining/mining_search.h"
#include "core/mining/mining_sides.h"
#include "core/models/model_fingerprint.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// Creates the folder if it is missing, and removes it at the end if it is empty.
class WorkFolder {
  public:
    explicit WorkFolder(fs::path path) : path_(std::move(path)) {
        std::error_code code;  // checkWritable reports why
        made_ = fs::create_directories(path_, code);
    }
    ~WorkFolder() {
        std::error_code code;
        if (made_) fs::remove(path_, code);  // fails if it is not empty
    }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;

  private:
    fs::path path_;
    bool made_ = false;
};

// Keeps other programs from writing in the folder; rank 0 does for all.
Result<Nothing> hold(const Communicator& ranks, const fs::path& folder, std::optional<WriteLock>& lock) {
    if (!ranks.isFirst()) return Nothing{};
    Result<WriteLock> held = WriteLock::ofFolder(folder);
    if (!held) return held.error();
    lock.emplace(std::move(held).value());
    return Nothing{};
}

Result<MiningRule> ruleOf(const MineRequest& request) {
    if (request.k < 1 || request.k > 1000) {
        return Error{"-k", std::to_string(request.k), "1 to 1,000", "4 is usual"};
    }
    return MiningRule{request.margin, request.retrieval, request.threshold};
}

// The margin score of each given pair; NaN if a side is blank.
std::vector<MinedPair> scoreGiven(const MiningSide& source, const MiningSide& target,
                                  const MutualNeighbours& found, MarginKind kind) {
    const std::vector<double> ofSources = neighbourMeans(found.ofRows),
                              ofTargets = neighbourMeans(found.ofCols);
    std::vector<MinedPair> pairs;
    for (std::size_t line = 0; line < source.lines().size(); ++line) {
        const std::int32_t s = source.uniqueOf(line), t = target.uniqueOf(line);
        MinedPair pair{s, t, std::nan(""), std::nan("")};
        if (s >= 0 && t >= 0) {
            const auto i = static_cast<std::size_t>(s), j = static_cast<std::size_t>(t);
            pair.cosine = kernels().dot(source.vectors().row(i).data(), target.vectors().row(j).data(),
                                        source.vectors().cols);
            pair.score = marginScore(kind, pair.cosine, ofSources[i], ofTargets[j]);
        }
        pairs.push_back(pair);
    }
    return pairs;
}

// Compares the pairs with the gold file.
Result<Nothing> judge(const MineRequest& request, const MiningSide& source, const MiningSide& target,
                      const std::vector<MinedPair>& all, MineSummary& summary) {
    const auto textOf = [](const MiningSide& side) {
        IdentifiedText text;
        for (std::size_t line = 0; line < side.lines().size(); ++line)
            text.ids.emplace_back(side.lines().field(line, 0));
        return text;
    };
    const Result<GoldPairs> gold = readGold(request.gold, textOf(source), textOf(target));
    if (!gold) return gold.error();
    std::vector<MinedPair> ofLines;
    for (MinedPair pair : all) {
        if (source.unique().count(pair.source) > 1 || target.unique().count(pair.target) > 1) continue;
        pair.source = static_cast<std::int32_t>(source.lineOf(pair.source));
        pair.target = static_cast<std::int32_t>(target.lineOf(pair.target));
        ofLines.push_back(pair);
    }
    summary.curve = qualityCurve(ofLines, *gold);
    summary.best = bestQuality(summary.curve, *gold);
    if (request.threshold) summary.atThreshold = qualityAt(ofLines, *gold, *request.threshold);
    return Nothing{};
}

struct Output {
    std::unique_ptr<OutputStream> stream;
    std::vector<MinedText> kept;
    std::size_t most = 0;  // returned in addition to the output

    bool keeps() const { return !stream || kept.size() < most; }
    void add(const MinedText& pair) {
        if (keeps()) kept.push_back(pair);
        if (!stream) return;
        if (std::isnan(pair.score))
            stream->write(fmt::format("\t{}\t{}\n", pair.source, pair.target));
        else
            stream->write(fmt::format("{:.6f}\t{}\t{}\n", pair.score, pair.source, pair.target));
    }
};

// The nearest entry of a list other than the partner; -1: none.
std::pair<std::int32_t, double> nextOf(const NeighbourLists& lists, std::int32_t own, std::int32_t partner) {
    const auto i = static_cast<std::size_t>(own);
    for (std::size_t n = 0; n < lists.count(i); ++n)
        if (lists.indices(i)[n] != partner) return {lists.indices(i)[n], lists.cosines(i)[n]};
    return {-1, 0};
}

void addNext(const MinedPair& pair, const MiningSide& from, const MiningSide& to,
             const MutualNeighbours& found, MinedText& text) {
    const auto [target, targetCosine] = nextOf(found.ofRows, pair.source, pair.target);
    const auto [source, sourceCosine] = nextOf(found.ofCols, pair.target, pair.source);
    if (target >= 0) text.nextTarget = to.text(target);
    if (source >= 0) text.nextSource = from.text(source);
    text.nextTargetCosine = targetCosine;
    text.nextSourceCosine = sourceCosine;
}

}  // namespace

Result<MineResult> minePairsOfFiles(const Model& model, const MineRequest& request, JobContext& job) {
    const Stopwatch watch;
    const Result<MiningRule> rule = ruleOf(request);
    if (!rule) return rule.error();
    const bool given = !request.pairs.empty();
    MineResult result;
    MineSummary& summary = result.summary;
    Output out;
    out.most = request.show;
    Communicator& ranks = job.ranks();
    if (!ranks.alone() && (request.source == "-" || request.target == "-" || request.pairs == "-"))
        return Error{"--source, --target and --pairs", fmt::format("\"-\" with {} ranks", ranks.size()),
                     "a file that every rank reads", "write the text to a file"};
    if (!request.output.empty() && ranks.isFirst()) {
        Result<OutputStream> opened = OutputStream::open(request.output);
        if (!opened) return opened.error();
        out.stream = std::make_unique<OutputStream>(std::move(opened).value());
    }
    if (!given && request.source == "-" && request.target == "-") {
        return Error{"--source and --target", "both \"-\"", "at most one of them", "choose a file"};
    }
    const fs::path beside =
        request.output == "-" ? temporaryFolder() / fmt::format("paragram.{}", ::getpid()) : request.output;
    const fs::path folder =
        textOfFirst(ranks, request.folder.empty() ? beside.string() + ".mining" : request.folder.string());
    const WorkFolder work(folder);
    const Result<Nothing> writable = checkWritable(folder / "found.bin");
    if (!writable) return writable.error();
    std::optional<WriteLock> lock;
    if (const Result<Nothing> held = onAll(ranks, hold(ranks, folder, lock)); !held) return held.error();

    Workers workers;
    TextEncoder encoder(model);
    const std::string key = modelFingerprint(model);
    const auto sideOf = [&](std::size_t i, Side usual) {
        return request.languages.size() == 2 ? model.side(request.languages[i]) : usual;
    };
    const int column = given || request.gold.empty() ? 0 : 1;
    auto source =
        onAll(ranks, MiningSide::open(given ? request.pairs : request.source, column, folder, "source", key,
                                      encoder, sideOf(0, Side::source), workers, job));
    if (!source) return source.error();
    // For the first side, standard input has been saved to a file.
    const fs::path targetText = !given                 ? request.target
                                : request.pairs == "-" ? folder / "source.txt"
                                                       : request.pairs;
    auto target = onAll(ranks, MiningSide::open(targetText, given ? 1 : column, folder, "target", key,
                                                encoder, sideOf(1, Side::target), workers, job));
    if (!target) return target.error();
    const MiningSide& from = *source;
    const MiningSide& to = *target;
    if (const Result<Nothing> same = checkSame(ranks, "the texts or the model", from.key() + to.key()); !same)
        return same.error();
    summary.sources = static_cast<std::int64_t>(from.lines().size());
    summary.targets = static_cast<std::int64_t>(to.lines().size());
    summary.differentSources = static_cast<std::int64_t>(from.unique().size());
    summary.differentTargets = static_cast<std::int64_t>(to.unique().size());
    summary.blank = summary.sources + summary.targets - static_cast<std::int64_t>(from.unique().added()) -
                    static_cast<std::int64_t>(to.unique().added());
    summary.embedSeconds = watch.seconds();

    const Traffic before = ranks.traffic();
    const Stopwatch searching;
    const MiningSearchRequest searchRequest{
        from.vectors(), to.vectors(),         static_cast<std::size_t>(request.k),
        request.search, folder / "found.bin", hashOfBytes(from.key() + to.key() + std::to_string(request.k))};
    Result<MiningNeighbours> neighbours = searchBothWays(searchRequest, workers, job);
    if (!neighbours) return neighbours.error();
    summary.approximate = neighbours->approximate;
    summary.recall = neighbours->recall;
    summary.searchSeconds = searching.seconds();
    if (!ranks.isFirst()) return result;  // rank 0 has all neighbours

    const auto add = [&](const MinedPair& pair, std::string_view first, std::string_view second,
                         std::size_t sourceLine, std::size_t targetLine) {
        out.add({pair.score,
                 pair.cosine,
                 std::string(first),
                 std::string(second),
                 static_cast<std::int64_t>(sourceLine) + 1,
                 static_cast<std::int64_t>(targetLine) + 1,
                 {},
                 {},
                 0,
                 0});
        ++summary.pairs;
    };
    if (given) {
        const auto scored = scoreGiven(from, to, neighbours->found, rule->margin);
        for (std::size_t line = 0; line < scored.size(); ++line) {
            if (request.threshold && !(scored[line].score >= *request.threshold)) continue;
            add(scored[line], from.textOfLine(line), to.textOfLine(line), line, line);
        }
    } else {
        MiningRule all = *rule;
        all.threshold.reset();
        const auto pairs = minePairs(neighbours->found.ofRows, neighbours->found.ofCols, all);
        if (!request.gold.empty()) {
            const Result<Nothing> judged = judge(request, from, to, pairs, summary);
            if (!judged) return judged.error();
        }
        for (const MinedPair& pair : pairs) {
            if (request.threshold && pair.score < *request.threshold) break;
            const bool kept = out.keeps();
            add(pair, from.text(pair.source), to.text(pair.target), from.lineOf(pair.source),
                to.lineOf(pair.target));
            if (kept) addNext(pair, from, to, neighbours->found, out.kept.back());
        }
    }
    NewFiles results({request.output, request.figures});
    if (out.stream) out.stream->commit();
    if (!request.figures.empty()) {
        writeMiningFigures(
            {ranks.size(), workers.count(), encoder.dimension(), searchRequest.k, summary.differentSources,
             summary.differentTargets, summary.embedSeconds, neighbours->stages, ranks.traffic() - before},
            request.figures);
    }
    results.complete();
    result.pairs = std::move(out.kept);
    summary.seconds = watch.seconds();
    std::error_code code;
    if (!request.keepFolder) fs::remove_all(folder, code);
    return result;
}

}  // namespace paragram
