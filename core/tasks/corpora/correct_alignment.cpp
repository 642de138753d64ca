#include "core/tasks/corpora/correct_alignment.h"

#include <algorithm>
#include <limits>

namespace paragram {
namespace {

// The smallest link that contains all of these.
Link hullOf(const Alignment& links) {
    Link hull = links.front();
    const auto extend = [](SentenceRun& run, const SentenceRun& other) {
        const std::int32_t first = std::min(run.first, other.first), end = std::max(run.end(), other.end());
        run = {first, end - first};
    };
    for (const Link& link : links) {
        extend(hull.source, link.source);
        extend(hull.target, link.target);
    }
    return hull;
}

// The same sentences without a translation, placed where an alignment has them.
Alignment placedAs(const Alignment& alone, const Alignment& links) {
    Alignment placed = alone;
    for (Link& one : placed) {
        const auto has = [&](const Link& link) { return !link.moved && shareSentence(link, one); };
        const auto found = std::ranges::find_if(links, has);
        if (found == links.end()) continue;
        if (one.target.count == 0)
            one.target.first = found->target.first;
        else
            one.source.first = found->source.end();
    }
    return placed;
}

}  // namespace

Result<AlignedWork> startAlignment(const Model& model, const AlignRequest& request,
                                   const std::filesystem::path& file, const std::string& modelName,
                                   JobContext& job) {
    AlignRequest only = request;
    only.output.clear();
    auto aligned = alignDocuments(model, only, job);
    if (!aligned) return aligned.error();
    auto texts = std::make_shared<const AlignedTexts>(AlignedTexts{
        std::move(aligned->source), std::move(aligned->target), request.source.input.file.string(),
        request.target.input.file.string(), modelName, std::move(aligned->glossary)});
    return AlignedWork{AlignmentWork::create(file, std::move(texts), std::move(aligned->links)),
                       std::move(aligned->aligner), std::move(aligned->summary)};
}

Result<std::shared_ptr<const TextAligner>> alignerOf(const Model& model, const AlignedTexts& texts,
                                                     const AlignSettings& settings, JobContext& job) {
    Workers workers;
    auto aligner = TextAligner::open(model,
                                     {texts.source.texts, texts.target.texts, texts.source.language,
                                      texts.target.language, texts.glossary},
                                     settings, workers, job);
    if (!aligner) return aligner.error();
    return std::make_shared<const TextAligner>(std::move(*aligner));
}

Result<AlignmentChange> correctAlignment(const TextAligner& aligner, const Alignment& links,
                                         const Alignment& known, const LinkEdit& edit, JobContext& job) {
    auto certain = certainLinks(links, edit, [&](const Link& link) {
        const bool measured = std::max(link.source.count, link.target.count) <= aligner.largest();
        return measured ? aligner.distance(link) : std::numeric_limits<double>::infinity();
    });
    if (!certain) return certain.error();
    const auto moved = [](const Link& link) { return link.moved; };
    // A part that moved is corrected by itself.
    if (std::ranges::any_of(*certain, moved) || (edit.kind == EditKind::unlink && links[edit.link].moved))
        return changeBetween(links, withLinks(links, *certain), known, withKnown(known, *certain));
    Workers workers;
    const auto around = [&](const Alignment& anchors) {
        Alignment inOrder = anchors;
        std::erase_if(inOrder, moved);
        return aligner.alignAround(withLinks(links, *certain), hullOf(*certain), inOrder, workers, job);
    };
    // The place of sentences without a translation is that which they would have without this correction: a
    // wrong link says nothing of it.
    if (edit.kind == EditKind::unlink) {
        Alignment others = withKnown(known, *certain);
        std::erase_if(others, [&](const Link& link) {
            return std::ranges::any_of(*certain, [&](const Link& c) { return sameSentences(c, link); });
        });
        const auto without = around(others);
        if (!without) return without.error();
        certain = placedAs(*certain, *without);
    }
    const Alignment knownNow = withKnown(known, *certain);
    const auto corrected = around(knownNow);
    if (!corrected) return corrected.error();
    return changeBetween(links, *corrected, known, knownNow);
}

}  // namespace paragram
