// TMX 1.1 to 1.4b: translation memories.
#include <fmt/format.h>

#include <algorithm>

#include "core/base/number_text.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/xml/xml_languages.h"
#include "core/pairs/formats/xml/xml_pair_reader.h"
#include "core/pairs/formats/xml/xml_writers.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kMostVariants = 1000;  // of a unit

class TmxReader : public XmlPairReader {
  public:
    explicit TmxReader(PairSource source)
        : XmlPairReader(std::move(source.bytes), source.decoded),
          languages_({source.input.sourceLanguage, source.input.targetLanguage}),
          firstPairsOnly_(source.input.firstPairsOnly),
          matchSource_(source.input.sourceLanguage),
          matchTarget_(source.input.targetLanguage) {
        sourceLanguage_ = source.input.sourceLanguage;
        targetLanguage_ = source.input.targetLanguage;
    }
    std::vector<std::string> warnings() const override {
        std::vector<std::string> all;
        if (languages_.areOpen()) all.push_back(languages_.openError(stream().name()).sentence());
        const std::string variants = XmlLanguages::variantRemark(sourceLanguage_, targetLanguage_);
        if (!variants.empty() && !languages_.areChosen()) all.push_back(variants);
        return all;
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
                               fmt::format("a unit of more than {} variants", groupedNumber(kMostVariants)),
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
        const bool empty = !sourceLanguage_.empty() && !targetLanguage_.empty() && !languages_.areChosen();
        return {stream().name(),
                empty ? std::string("no unit with text in two languages")
                      : fmt::format("no unit in both \"{}\" and \"{}\"", sourceLanguage_, targetLanguage_),
                "languages of the file: " + languages_.list(), "name two of them with --languages"};
    }
    // The first pairs are shown with a remark instead.
    std::optional<Error> problemAtEnd() const override {
        if (!languages_.areOpen() || firstPairsOnly_) return std::nullopt;
        return languages_.openError(stream().name());
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
        std::vector<std::string_view> codes;
        for (const Variant& variant : variants_) codes.push_back(variant.language);
        languages_.add(codes);
        // The rest of the file is read only for its list of languages.
        if (languages_.areOpen() && !firstPairsOnly_) return;
        const Variant* source =
            matchSource_.empty() && headerLanguage_ != "*all*" ? find(headerLanguage_, nullptr) : nullptr;
        if (!source) source = find(matchSource_, nullptr);
        const Variant* target = source ? find(matchTarget_, source) : nullptr;
        if (!source || !target) return passOver();
        chooseFrom(*source, *target);
        if (source->text.tooLong() || target->text.tooLong()) {
            return giveProblem(
                fmt::format("a segment of more than {} bytes", groupedNumber(kMaximumSegmentBytes)),
                "a sentence");
        }
        SentencePair pair{source->text.text(), target->text.text()};
        if (score_) pair.score = *score_;
        give(std::move(pair));
    }

    // The first unit with two languages says which, with all their variants if they are not variants of one.
    void chooseFrom(const Variant& source, const Variant& target) {
        const bool variants = !XmlLanguages::variantRemark(source.language, target.language).empty();
        const auto take = [&](std::string& match, std::string& shown, const std::string& code) {
            if (!match.empty() || code.empty()) return;
            shown = code;
            match = variants ? std::string_view(code) : primaryLanguage(code);
        };
        take(matchSource_, sourceLanguage_, source.language);
        take(matchTarget_, targetLanguage_, target.language);
    }

    XmlLanguages languages_;
    bool firstPairsOnly_;
    std::string matchSource_, matchTarget_;  // as requested, or of the first pair
    std::string headerLanguage_;
    std::vector<Variant> variants_;
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
