#include "core/alignment/moved_parts.h"

#include <algorithm>
#include <set>

namespace paragram {
namespace {

constexpr std::int32_t kShortest = 6;   // sentences of a stretch
constexpr std::size_t kStretches = 16;  // the longest ones of each text are compared

// The longest runs of sentences without links on the other side.
std::vector<SentenceRun> stretchesOf(const Alignment& links, SentenceRun Link::*side,
                                     SentenceRun Link::*other) {
    std::vector<std::int32_t> alone;
    for (const Link& link : links)
        if ((link.*other).count == 0)
            for (std::int32_t i = (link.*side).first; i < (link.*side).end(); ++i) alone.push_back(i);
    std::ranges::sort(alone);
    std::vector<SentenceRun> stretches;
    for (const std::int32_t i : alone) {
        if (stretches.empty() || stretches.back().end() != i) stretches.push_back({i, 0});
        ++stretches.back().count;
    }
    std::erase_if(stretches, [](const SentenceRun& run) { return run.count < kShortest; });
    std::ranges::stable_sort(stretches, [](const auto& a, const auto& b) { return a.count > b.count; });
    if (stretches.size() > kStretches) stretches.resize(kStretches);
    return stretches;
}

}  // namespace

Result<std::vector<GridPart>> findMovedParts(const Alignment& links, const RunSimilarity& similarity,
                                             Workers& workers, const JobContext& job) {
    struct Candidate {
        GridPart part;
        double share;
    };
    std::vector<Candidate> candidates;
    const auto targets = stretchesOf(links, &Link::target, &Link::source);
    for (const SentenceRun& source : stretchesOf(links, &Link::source, &Link::target)) {
        for (const SentenceRun& target : targets) {
            const GridPart part{source.first, source.end(), target.first, target.end()};
            const auto path = findCoarsePath(similarity, part, workers, job);
            if (!path) return path.error();
            const double share = static_cast<double>(path->size()) / std::min(source.count, target.count);
            if (share > 1.0 / 3) candidates.push_back({part, share});
        }
    }
    std::ranges::stable_sort(candidates, [](const auto& a, const auto& b) { return a.share > b.share; });
    std::vector<GridPart> parts;
    for (const Candidate& candidate : candidates) parts.push_back(candidate.part);
    return parts;
}

bool isConvincing(const Alignment& links, const GridPart& part) {
    std::int32_t sources = 0, targets = 0;
    for (const Link& link : links) {
        if (!link.isPair() || link.confidence < 0.5) continue;
        sources += link.source.count;
        targets += link.target.count;
    }
    return 2 * (part.sources() < part.targets() ? sources : targets) >=
           std::min(part.sources(), part.targets());
}

void insertMoved(Alignment& links, const Alignment& moved) {
    std::set<std::int32_t> sources, targets;
    for (const Link& link : moved) {
        if (!link.isPair()) continue;
        for (std::int32_t i = link.source.first; i < link.source.end(); ++i) sources.insert(i);
        for (std::int32_t i = link.target.first; i < link.target.end(); ++i) targets.insert(i);
    }
    // Links in order that were searched without regard to these: their other sentences have no translation.
    Alignment kept;
    const auto add = [&](const Link& link) {
        const bool taken = (link.target.count == 0 && sources.contains(link.source.first)) ||
                           (link.source.count == 0 && targets.contains(link.target.first));
        if (!taken) kept.push_back(link);
    };
    const auto isTaken = [](const SentenceRun& run, const std::set<std::int32_t>& by) {
        const auto first = by.lower_bound(run.first);
        return first != by.end() && *first < run.end();
    };
    for (const Link& link : links) {
        if (!link.isPair() || (!isTaken(link.source, sources) && !isTaken(link.target, targets))) {
            add(link);
            continue;
        }
        for (std::int32_t i = link.source.first; i < link.source.end(); ++i)
            add({{i, 1}, {link.target.first, 0}});
        for (std::int32_t i = link.target.first; i < link.target.end(); ++i)
            add({{link.source.end(), 0}, {i, 1}});
    }
    links = std::move(kept);
    for (const Link& link : moved) {
        if (!link.isPair()) continue;
        const auto after = std::ranges::find_if(
            links, [&](const Link& other) { return other.source.first >= link.source.end(); });
        links.insert(after, link)->moved = true;
    }
}

}  // namespace paragram
