// Aligns two texts sentence by sentence, and again around corrections.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/alignment/coarse_path.h"
#include "core/alignment/link.h"
#include "core/alignment/link_costs.h"
#include "core/alignment/run_similarity.h"
#include "core/alignment/text_cues.h"
#include "core/models/model.h"
#include "core/settings/settings.h"

namespace paragram {

struct AlignmentTexts {
    std::span<const std::string> source, target;  // sentences
    std::string sourceLanguage, targetLanguage;   // used only if a model's languages share no rows
    Glossary glossary{};
};

class TextAligner {
  public:
    // Embeds both texts. The texts need not outlive it. Returns Stopped.
    static Result<TextAligner> open(const Model& model, const AlignmentTexts& texts,
                                    const AlignSettings& settings, Workers& workers, const JobContext& job);

    std::int32_t sources() const { return similarity_->sources(); }
    std::int32_t targets() const { return similarity_->targets(); }
    // The most sentences on a side of a link whose distance is known.
    std::int32_t largest() const { return std::min(settings_.largest, static_cast<int>(kLargestRun)); }

    // Links of all sentences. known: links that are certain, such as corrections; of those that cross others,
    // the ones that come later in the source are ignored. Returns Stopped.
    Result<Alignment> align(std::span<const Link> known, Workers& workers, const JobContext& job) const;

    // The same after one correction, in milliseconds: links more than kAround sentences away from `changed`
    // stay as they are in `current`. known includes the correction `changed`.
    static constexpr std::int32_t kAround = 60;
    Result<Alignment> alignAround(const Alignment& current, const Link& changed, std::span<const Link> known,
                                  Workers& workers, const JobContext& job) const;

    // Searches the whole grid of a part instead of a band: the reference for tests, quadratic.
    Result<Alignment> alignCompletely(Workers& workers, const JobContext& job) const;

    // The distance of the two sides of a link: see LinkCosts::distance.
    double distance(const Link& link) const { return costs_->distance(link); }

  private:
    TextAligner() = default;
    Result<Nothing> alignPart(const GridPart& part, Alignment& links, Workers& workers,
                              const JobContext& job) const;
    Result<Nothing> alignBetween(const GridPart& part, std::span<const Link> known, Alignment& links,
                                 Workers& workers, const JobContext& job) const;
    Result<Nothing> linkMovedParts(Alignment& links, Workers& workers, const JobContext& job) const;

    AlignSettings settings_;
    std::unique_ptr<RunSimilarity> similarity_;
    std::vector<CoarsePair> coarse_;  // of the whole texts
    std::unique_ptr<WordMatches> words_;
    std::unique_ptr<std::pair<TextCues, TextCues>> cues_;
    std::unique_ptr<LinkCosts> costs_;
};

}  // namespace paragram
