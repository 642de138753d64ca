// XLIFF 1.2 and 2.x: files of CAT tools.
#include <fmt/format.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/number_text.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/xml/xliff_unit.h"
#include "core/pairs/formats/xml/xml_languages.h"
#include "core/pairs/formats/xml/xml_pair_reader.h"
#include "core/pairs/formats/xml/xml_writers.h"

namespace paragram {
namespace {

constexpr std::size_t kMostSegments = 10000;  // of a unit

// In 1.2 a pair is a segment of a trans-unit, or all of it; in 2.x it is a segment.
class XliffReader : public XmlPairReader {
  public:
    explicit XliffReader(PairSource source)
        : XmlPairReader(std::move(source.bytes), source.decoded),
          languages_({source.input.sourceLanguage, source.input.targetLanguage}),
          firstPairsOnly_(source.input.firstPairsOnly) {}
    std::vector<std::string> warnings() const override {
        if (!mixed_) return {};
        return {mixedError().sentence()};
    }

  protected:
    void begin(std::string_view element, const XmlAttributes& attributes) override {
        if (skipping_ > 0 || isDropped(element)) {
            if (element == "cp" && skipping_ == 0) appendCodePoint(attributes["hex"]);
            ++skipping_;
        } else if (element == "xliff") {
            if (!attributes["srcLang"].empty()) beginFile(attributes["srcLang"], attributes["trgLang"]);
        } else if (element == "file") {
            if (!attributes["source-language"].empty())
                beginFile(attributes["source-language"], attributes["target-language"]);
        } else if (element == "unit") {
            score_.reset();
        } else if (element == "trans-unit" || element == "segment") {
            if (element == "trans-unit") score_.reset();
            unit_.clear();
            into_ = nullptr;
            inAlternative_ = false;
        } else if (element == "alt-trans") {
            beginCandidate(attributes);
        } else if (element == "source" || element == "seg-source" || element == "target") {
            beginText(element, attributes["xml:lang"]);
        } else if (element == "mrk" && into_) {
            into_->beginMark(attributes["mtype"] == "seg", attributes["mid"]);
            if (into_->segments().size() > kMostSegments) {
                stream().fail({stream().where(),
                               fmt::format("a unit of more than {} segments", groupedNumber(kMostSegments)),
                               "sentences", "check that this is the right file"});
            }
        } else if (element == "note") {
            note_.clear();
            inNote_ = !inAlternative_;
        }
    }
    void text(std::string_view part) override {
        if (skipping_ > 0) return;
        if (inNote_)
            note_.append(part);
        else if (into_)
            into_->append(part);
    }
    void end(std::string_view element) override {
        if (skipping_ > 0) {
            --skipping_;
        } else if (element == "source" || element == "seg-source" || element == "target") {
            into_ = nullptr;
        } else if (element == "mrk" && into_) {
            into_->endMark();
        } else if (element == "note") {
            inNote_ = false;
            constexpr std::string_view kScore = "score=";
            if (note_.text().starts_with(kScore))
                score_ = parseScore(std::string_view(note_.text()).substr(kScore.size()));
        } else if (element == "alt-trans") {
            inAlternative_ = false;
        } else if (element == "trans-unit" || element == "segment") {
            endUnit();
        }
    }
    Error nothingFound() const override {
        if (otherFiles_ && !taken_) {
            const auto& [source, target] = languages_.wanted();
            return {stream().name(), fmt::format("no file from \"{}\" to \"{}\"", source, target),
                    "languages of the files: " + listOfPairs(), "name two of them with --languages"};
        }
        return {stream().name(), "no unit with a translation", "a <target> next to a <source>",
                "export the file again with its translations"};
    }
    std::optional<Error> problemAtEnd() const override {
        if (otherFiles_ && !taken_) return nothingFound();
        return mixed_ && !firstPairsOnly_ ? std::optional(mixedError()) : std::nullopt;
    }

  private:
    // The content of these elements is not part of the sentence; g, mrk and pc mark text that is.
    bool isDropped(std::string_view element) const {
        return element == "bpt" || element == "ept" || element == "ph" || element == "it" || element == "x" ||
               element == "bx" || element == "ex" || element == "sub" || element == "matches" ||
               element == "ignorable" || element == "bin-unit" || element == "sc" || element == "ec" ||
               element == "cp" || element == "originalData";
    }

    // A document may contain files in several languages: those of one pair are read, in either direction.
    void beginFile(std::string_view source, std::string_view target) {
        const std::string pair = fmt::format("{}-{}", source, target.empty() ? "?" : target);
        if (std::ranges::find(pairs_, pair) == pairs_.end() && pairs_.size() < kMostPairs)
            pairs_.push_back(pair);
        auto [first, second] = languages_.wanted();
        if (taken_ && first.empty()) first = primaryLanguage(sourceLanguage_);
        if (taken_ && second.empty()) second = primaryLanguage(targetLanguage_);
        const auto same = [](std::string_view code, const std::string& wanted) {
            return wanted.empty() || code.empty() || languageMatch(code, wanted) > 0;
        };
        const bool straight = same(source, first) && same(target, second);
        swapped_ = !straight && same(target, first) && same(source, second);
        otherFile_ = !straight && !swapped_;
        otherFiles_ = otherFiles_ || otherFile_;
        mixed_ = mixed_ || (otherFile_ && !languages_.areChosen());
        if (otherFile_ || std::exchange(taken_, true)) return;
        sourceLanguage_ = swapped_ ? target : source;
        targetLanguage_ = swapped_ ? source : target;
        targetOfFile_ = target;
    }
    std::string listOfPairs() const {
        std::string all;
        for (const std::string& pair : pairs_) all += (all.empty() ? "" : ", ") + pair;
        return all;
    }
    Error mixedError() const {
        return {stream().name(), "files in different languages: " + listOfPairs(), "one pair of languages",
                "name two of them with --languages"};
    }

    void beginText(std::string_view element, std::string_view language) {
        if (inAlternative_) {
            XliffCandidate& candidate = unit_.candidates.back();
            // A candidate may be in a third language.
            if (element == "target" && !language.empty() && !targetOfFile_.empty() &&
                languageMatch(language, targetOfFile_) == 0)
                candidate.isProposal = false;
            into_ = element == "target"   ? &candidate.target
                    : element == "source" ? &candidate.source
                                          : nullptr;
        } else {
            into_ = element == "target"   ? &unit_.target
                    : element == "source" ? &unit_.source
                                          : &unit_.segmented;
        }
        if (into_) into_->clear();
    }
    void beginCandidate(const XmlAttributes& attributes) {
        constexpr std::size_t kMostCandidates = 1000;
        inAlternative_ = true;
        into_ = nullptr;
        const std::string_view type = attributes["alttranstype"];
        if (unit_.candidates.size() == kMostCandidates) unit_.candidates.pop_back();
        unit_.candidates.push_back({{},
                                    {},
                                    std::string(attributes["mid"]),
                                    parseQuality(attributes["match-quality"]),
                                    type.empty() || type == "proposal"});
    }
    void appendCodePoint(std::string_view hex) {
        std::uint32_t character = 0;
        const auto [end, status] = std::from_chars(hex.data(), hex.data() + hex.size(), character, 16);
        const bool text = status == std::errc() && end == hex.data() + hex.size() && character > 0 &&
                          character <= 0x10FFFF && (character < 0xD800 || character > 0xDFFF);
        if (!into_ || !text) return;
        char bytes[4];
        std::int32_t length = 0;
        U8_APPEND_UNSAFE(bytes, length, static_cast<UChar32>(character));
        into_->append({bytes, static_cast<std::size_t>(length)});
    }
    void endUnit() {
        if (otherFile_) return;
        int untranslated = 0;
        for (const XliffUnit::Pair& found : unit_.pairs(untranslated)) {
            if (found.source.tooLong() || found.target.tooLong()) {
                giveProblem(
                    fmt::format("a segment of more than {} bytes", groupedNumber(kMaximumSegmentBytes)),
                    "a sentence");
                continue;
            }
            SentencePair pair{found.source.text(), found.target.text()};
            if (swapped_) pair.source.swap(pair.target);
            if (const auto& score = found.quality ? found.quality : score_) pair.score = *score;
            give(std::move(pair));
        }
        for (; untranslated > 0; --untranslated) passOver();
    }

    static constexpr std::size_t kMostPairs = 100;  // named in an error

    XmlLanguages languages_;
    bool firstPairsOnly_;
    std::vector<std::string> pairs_;  // of languages, as files declare them
    std::string targetOfFile_;
    XliffUnit unit_;
    XliffText* into_ = nullptr;
    SegmentText note_;
    std::optional<float> score_;
    bool inAlternative_ = false, inNote_ = false;
    bool taken_ = false, swapped_ = false;  // a file has been read; it has the other direction
    bool otherFile_ = false, otherFiles_ = false, mixed_ = false;
    int skipping_ = 0;  // depth of dropped elements
};

Result<std::unique_ptr<PairReader>> readXliff(PairSource source) {
    return std::unique_ptr<PairReader>(std::make_unique<XliffReader>(std::move(source)));
}

bool isVersion2(const std::string& head) {
    return head.find("urn:oasis:names:tc:xliff:document:2.") != std::string::npos ||
           head.find("srcLang=") != std::string::npos;
}

Match recogniseXliff(const PairSource& source, bool second) {
    if (source.head.find("<xliff") != std::string::npos)
        return isVersion2(source.head) == second ? Match::certain : Match::no;
    const bool named = source.name.ends_with(".xlf") || source.name.ends_with(".xliff");
    return named && !second ? Match::likely : Match::no;
}

}  // namespace

PairFormat xliffFormat() {
    PairFormat format;
    format.id = "xliff";
    format.title = "XLIFF 1.2";
    format.sentence =
        "Files of CAT tools; each segment is a pair; candidates (alt-trans) are used if a unit has no "
        "translation.";
    format.endings = {".xlf", ".xliff"};
    format.recognises = [](const PairSource& source) { return recogniseXliff(source, false); };
    format.read = readXliff;
    format.write = makeXliffWriter;
    return format;
}

PairFormat xliff2Format() {
    PairFormat format;
    format.id = "xliff2";
    format.title = "XLIFF 2";
    format.sentence = "Files of CAT tools in XLIFF 2.0 or 2.1; each segment is a pair.";
    format.endings = {".xlf", ".xliff"};
    format.recognises = [](const PairSource& source) { return recogniseXliff(source, true); };
    format.read = readXliff;
    format.write = makeXliff2Writer;
    return format;
}

}  // namespace paragram
