// TMX 1.1 to 1.4b: translation memories.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/xml/xml_pair_reader.h"
#include "core/pairs/formats/xml/xml_writers.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kMostVariants = 1000;  // of a unit
constexpr std::size_t kMostLanguages = 200;  // named in an error

class TmxReader : public XmlPairReader {
  public:
    explicit TmxReader(PairSource source) : XmlPairReader(std::move(source.bytes), source.decoded) {
        sourceLanguage_ = source.input.sourceLanguage;
        targetLanguage_ = source.input.targetLanguage;
    }

  protected:
    void begin(std::string_view element, const XmlAttributes& attributes) override {
        if (skipping_ > 0 || isDropped(element)) {
            skipping_ += inSegment_ ? 1 : 0;
        } else if (element == "header") {
            headerLanguage_ = attributes["srclang"];
        } else if (element == "tu") {
            variants_.clear();
            score_.reset();
            inSegment_ = false;
        } else if (element == "tuv") {
            const std::string_view language = attributes["xml:lang"];
            variants_.push_back({std::string(language.empty() ? attributes["lang"] : language), {}});
            if (variants_.size() > kMostVariants) {
                stream().fail({stream().where(),
                               fmt::format("a unit of more than {} variants", kMostVariants),
                               "one variant per language", "check that this is the right file"});
            }
        } else if (element == "seg") {
            inSegment_ = true;
            if (variants_.empty()) variants_.emplace_back();
        } else if (element == "prop") {
            const std::string_view type = attributes["type"];
            inScore_ = type == "x-score" || type == "score";
            scoreText_.clear();
        }
    }
    void text(std::string_view part) override {
        if (inSegment_ && skipping_ == 0) variants_.back().text.append(part);
        if (inScore_) scoreText_.append(part);
    }
    void end(std::string_view element) override {
        if (skipping_ > 0) {
            --skipping_;
        } else if (element == "seg") {
            inSegment_ = false;
        } else if (element == "prop" && inScore_) {
            inScore_ = false;
            score_ = parseScore(scoreText_.text());
        } else if (element == "tu") {
            endUnit();
        }
    }
    Error nothingFound() const override {
        std::string all;
        for (const std::string& language : seen_) all += (all.empty() ? "" : ", ") + language;
        return {stream().name(),
                fmt::format("no unit in both \"{}\" and \"{}\"", sourceLanguage_, targetLanguage_),
                "languages of the file: " + all, "name two of them with --languages"};
    }

  private:
    struct Variant {
        std::string language;
        SegmentText text;
    };
    // The content of these elements is not part of the sentence. hi marks text that is.
    static bool isDropped(std::string_view element) {
        return element == "bpt" || element == "ept" || element == "ph" || element == "it" ||
               element == "ut" || element == "sub";
    }
    const Variant* find(const std::string& language, const Variant* other) const {
        const Variant* best = nullptr;
        int how = 0;
        for (const Variant& variant : variants_) {
            const int match = &variant == other  ? 0
                              : language.empty() ? 1
                                                 : languageMatch(variant.language, language);
            if (match > how) {
                best = &variant;
                how = match;
            }
        }
        return best;
    }
    void endUnit() {
        for (const Variant& variant : variants_)
            if (seen_.size() < kMostLanguages) seen_.insert(variant.language);
        const bool open = sourceLanguage_.empty();
        const Variant* source = open && headerLanguage_ != "*all*" ? find(headerLanguage_, nullptr) : nullptr;
        if (!source) source = find(sourceLanguage_, nullptr);
        const Variant* target = source ? find(targetLanguage_, source) : nullptr;
        if (!source || !target) return passOver();
        if (open) sourceLanguage_ = source->language;
        if (targetLanguage_.empty()) targetLanguage_ = target->language;
        if (source->text.tooLong() || target->text.tooLong()) {
            return giveProblem(fmt::format("a segment of more than {} bytes", kMaximumSegmentBytes),
                               "a sentence");
        }
        SentencePair pair{source->text.text(), target->text.text()};
        if (score_) pair.score = *score_;
        give(std::move(pair));
    }

    std::string headerLanguage_;
    std::vector<Variant> variants_;
    std::set<std::string> seen_;
    SegmentText scoreText_;
    std::optional<float> score_;
    bool inSegment_ = false, inScore_ = false;
    int skipping_ = 0;  // depth of inline elements that are skipped
};

}  // namespace

PairFormat tmxFormat() {
    PairFormat format;
    format.id = "tmx";
    format.title = "TMX";
    format.sentence =
        "Translation memory, 1.1 to 1.4b: OPUS, CAT tools. With several languages, --languages chooses two.";
    format.endings = {".tmx"};
    format.recognises = [](const PairSource& source) {
        return source.head.find("<tmx") != std::string::npos ? Match::certain
               : source.name.ends_with(".tmx")               ? Match::likely
                                                             : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        return std::unique_ptr<PairReader>(std::make_unique<TmxReader>(std::move(source)));
    };
    format.write = makeTmxWriter;
    return format;
}

}  // namespace paragram
