#include "core/alignment/text_aligner.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/alignment/averaging_similarity.h"
#include "core/alignment/best_path.h"
#include "core/alignment/confidence.h"
#include "core/alignment/encoded_similarity.h"
#include "core/alignment/moved_parts.h"
#include "core/base/free_memory.h"
#include "core/base/number_text.h"
#include "core/base/numeric/blas_threads.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

// Everything that is kept for a sentence besides its vector: expected cosines, scales, cues, the band.
constexpr double kBytesForSentence = 1400;

// Error instead of a machine that comes to a standstill.
Result<Nothing> checkMemory(const Model& model, const AlignmentTexts& texts) {
    const double needed = static_cast<double>(texts.source.size() + texts.target.size()) *
                          (sizeof(float) * static_cast<double>(model.table.cols()) *
                               static_cast<double>(model.layout().parts()) +
                           kBytesForSentence);
    const double available = freeMemory();
    if (available < 0 || needed <= available) return Nothing{};
    return Error{
        "aligning",
        fmt::format("{} and {} sentences, which need about {:.1f} GB of memory",
                    groupedNumber(texts.source.size()), groupedNumber(texts.target.size()), needed / 1e9),
        fmt::format("at most the {:.1f} GB that are free", available / 1e9),
        "divide both documents at the same place"};
}

// The sides of a model with which both texts are embedded. A language that the model does not know may have
// been detected wrongly.
std::pair<Side, Side> sidesOf(const Model& model, const AlignmentTexts& texts) {
    const auto sideOf = [&](const std::string& language, Side usual) {
        const bool known = sameLanguage(language, model.provenance.sourceLanguage) ||
                           sameLanguage(language, model.provenance.targetLanguage);
        return known ? model.side(language) : usual;
    };
    return {sideOf(texts.sourceLanguage, Side::source), sideOf(texts.targetLanguage, Side::target)};
}

Result<std::unique_ptr<RunSimilarity>> makeSimilarity(const Model& model, const AlignmentTexts& texts,
                                                      Side source, Side target, const AlignSettings& settings,
                                                      Workers& workers, const JobContext& job) {
    if (!SentenceSums::suits(model)) {
        auto made = EncodedSimilarity::of(model, texts.source, texts.target, source, target, settings.largest,
                                          settings.samples, workers, job);
        if (!made) return made.error();
        return std::unique_ptr<RunSimilarity>(std::move(*made));
    }
    const auto fits = checkMemory(model, texts);
    if (!fits) return fits.error();
    auto ofSource = SentenceSums::of(model, texts.source, source, workers, job);
    if (!ofSource) return ofSource.error();
    auto ofTarget = SentenceSums::of(model, texts.target, target, workers, job);
    if (!ofTarget) return ofTarget.error();
    return std::unique_ptr<RunSimilarity>(std::make_unique<AveragingSimilarity>(
        std::move(*ofSource), std::move(*ofTarget), settings.samples, workers));
}

// Characters of the target for each of the source, where the coarse path has no gaps; of all
// sentences if it has few pairs.
double lengthRatio(const std::vector<CoarsePair>& path, const TextCues& source, const TextCues& target) {
    constexpr std::int32_t kStep = 3;
    constexpr std::size_t kFewest = 10;
    std::int64_t sources = 0, targets = 0;
    std::size_t steps = 0;
    const auto length = [](const TextCues& cues, std::int32_t first, std::int32_t end) {
        return cues.characters[static_cast<std::size_t>(end)] -
               cues.characters[static_cast<std::size_t>(first)];
    };
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const CoarsePair &a = path[i], &b = path[i + 1];
        if (b.source - a.source > kStep || b.target - a.target > kStep) continue;
        sources += length(source, a.source, b.source);
        targets += length(target, a.target, b.target);
        ++steps;
    }
    // A summary: the pairs alone.
    for (std::size_t i = 0; i < path.size() && steps < kFewest; ++i) {
        sources += length(source, path[i].source, path[i].source + 1);
        targets += length(target, path[i].target, path[i].target + 1);
    }
    if (path.size() < kFewest || sources == 0 || targets == 0) {
        sources = source.characters.back();
        targets = target.characters.back();
    }
    return sources > 0 && targets > 0 ? static_cast<double>(targets) / static_cast<double>(sources) : 1;
}

bool overlap(const GridPart& a, const GridPart& b) {
    return (a.firstSource < b.lastSource && b.firstSource < a.lastSource) ||
           (a.firstTarget < b.lastTarget && b.firstTarget < a.lastTarget);
}

// Known links in order, without those that cross an earlier one.
std::vector<Link> inOrder(std::span<const Link> known) {
    std::vector<Link> sorted(known.begin(), known.end()), kept;
    std::ranges::stable_sort(sorted, [](const Link& a, const Link& b) {
        return std::pair(a.source.first, a.target.first) < std::pair(b.source.first, b.target.first);
    });
    for (Link& link : sorted) {
        const bool follows = kept.empty() || (link.source.first >= kept.back().source.end() &&
                                              link.target.first >= kept.back().target.end());
        link.confidence = 1;
        if (follows) kept.push_back(link);
    }
    return kept;
}

}  // namespace

Result<TextAligner> TextAligner::open(const Model& model, const AlignmentTexts& texts,
                                      const AlignSettings& settings, Workers& workers,
                                      const JobContext& job) {
    keepBlasOnOneThread();
    TextAligner aligner;
    aligner.settings_ = settings;
    const auto [source, target] = sidesOf(model, texts);
    auto similarity = makeSimilarity(model, texts, source, target, settings, workers, job);
    if (!similarity) return similarity.error();
    aligner.similarity_ = std::move(*similarity);
    auto words = WordMatches::of(model, texts.source, texts.target, source, target, workers, job);
    if (!words) return words.error();
    aligner.words_ = std::make_unique<WordMatches>(std::move(*words));
    aligner.cues_ = std::make_unique<std::pair<TextCues, TextCues>>(
        textCues(texts.source, texts.target, texts.glossary, workers));
    auto coarse =
        findCoarsePath(*aligner.similarity_, {0, aligner.sources(), 0, aligner.targets()}, workers, job);
    if (!coarse) return coarse.error();
    aligner.coarse_ = std::move(*coarse);
    aligner.costs_ = std::make_unique<LinkCosts>(
        *aligner.similarity_, *aligner.words_, aligner.cues_->first, aligner.cues_->second,
        lengthRatio(aligner.coarse_, aligner.cues_->first, aligner.cues_->second), settings);
    return aligner;
}

Result<Alignment> TextAligner::align(std::span<const Link> known, Workers& workers,
                                     const JobContext& job) const {
    Alignment links;
    const auto done = alignBetween({0, sources(), 0, targets()}, inOrder(known), links, workers, job);
    if (!done) return done.error();
    const auto moved = linkMovedParts(links, workers, job);
    if (!moved) return moved.error();
    return links;
}

Result<Alignment> TextAligner::alignCompletely(Workers& workers, const JobContext& job) const {
    auto path = findBestPath(*costs_, Band::rectangle(0, sources(), {0, targets()}), {true, kTemperature},
                             workers, job);
    if (!path) return path.error();
    setConfidences(path->links, *costs_);
    const auto moved = linkMovedParts(path->links, workers, job);
    if (!moved) return moved.error();
    return std::move(path->links);
}

Result<Nothing> TextAligner::alignPart(const GridPart& part, Alignment& links, Workers& workers,
                                       const JobContext& job) const {
    if (part.sources() == 0 && part.targets() == 0) return Nothing{};
    const auto coarse = findCoarsePath(*similarity_, part, workers, job);
    if (!coarse) return coarse.error();
    auto path =
        findBestPath(*costs_, bandAround(*coarse, part, settings_.band), {true, kTemperature}, workers, job);
    if (!path) return path.error();
    setConfidences(path->links, *costs_);
    links.insert(links.end(), path->links.begin(), path->links.end());
    return Nothing{};
}

Result<Nothing> TextAligner::alignBetween(const GridPart& part, std::span<const Link> known, Alignment& links,
                                          Workers& workers, const JobContext& job) const {
    GridPart rest = part;
    for (const Link& link : known) {
        const GridPart before{rest.firstSource, link.source.first, rest.firstTarget, link.target.first};
        const auto done = alignPart(before, links, workers, job);
        if (!done) return done;
        links.push_back(link);
        rest.firstSource = link.source.end();
        rest.firstTarget = link.target.end();
    }
    return alignPart(rest, links, workers, job);
}

// The links of a part leave fewer sentences for others, which are then searched again.
Result<Nothing> TextAligner::linkMovedParts(Alignment& links, Workers& workers, const JobContext& job) const {
    for (bool found = true; found;) {
        found = false;
        const auto parts = findMovedParts(links, *similarity_, workers, job);
        if (!parts) return parts.error();
        std::vector<GridPart> linked;
        for (const GridPart& part : *parts) {
            if (std::ranges::any_of(linked, [&](const GridPart& other) { return overlap(part, other); }))
                continue;
            Alignment moved;
            const auto done = alignPart(part, moved, workers, job);
            if (!done) return done;
            if (!isConvincing(moved, part)) continue;
            insertMoved(links, moved);
            linked.push_back(part);
            found = true;
        }
    }
    return Nothing{};
}

Result<Alignment> TextAligner::alignAround(const Alignment& current, const Link& changed,
                                           std::span<const Link> known, Workers& workers,
                                           const JobContext& job) const {
    // The links that stay: far away, in order, and without a sentence of the part that is searched.
    GridPart part{0, sources(), 0, targets()};
    Alignment before, after, moved, links;
    for (const Link& link : current) {
        if (link.moved)
            moved.push_back(link);
        else if (link.source.end() <= changed.source.first - kAround &&
                 link.target.end() <= changed.target.first - kAround)
            before.push_back(link);
        else if (link.source.first >= changed.source.end() + kAround &&
                 link.target.first >= changed.target.end() + kAround)
            after.push_back(link);
    }
    if (!before.empty()) {
        part.firstSource = before.back().source.end();
        part.firstTarget = before.back().target.end();
    }
    if (!after.empty()) {
        part.lastSource = after.front().source.first;
        part.lastTarget = after.front().target.first;
    }
    std::vector<Link> inside;
    for (const Link& link : inOrder(known))
        if (link.source.first >= part.firstSource && link.source.end() <= part.lastSource &&
            link.target.first >= part.firstTarget && link.target.end() <= part.lastTarget)
            inside.push_back(link);
    links = std::move(before);
    const auto done = alignBetween(part, inside, links, workers, job);
    if (!done) return done.error();
    links.insert(links.end(), after.begin(), after.end());
    insertMoved(links, moved);
    return links;
}

}  // namespace paragram
