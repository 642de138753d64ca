// XLIFF 1.2 and 2.x: files of CAT tools.
#include <fmt/format.h>
#include <unicode/utf8.h>

#include <charconv>

#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/xml/xml_pair_reader.h"
#include "core/pairs/formats/xml/xml_writers.h"

namespace paragram {
namespace {

class XliffReader : public XmlPairReader {
  public:
    explicit XliffReader(PairSource source)
        : XmlPairReader(std::move(source.bytes), source.decoded),
          wantedSource_(source.input.sourceLanguage),
          wantedTarget_(source.input.targetLanguage) {}

  protected:
    void begin(std::string_view element, const XmlAttributes& attributes) override {
        if (skipping_ > 0 || isDropped(element)) {
            if (element == "cp" && skipping_ == 0) appendCodePoint(attributes["hex"]);
            ++skipping_;
        } else if (element == "xliff") {
            takeLanguages(attributes["srcLang"], attributes["trgLang"]);
        } else if (element == "file" && !attributes["source-language"].empty()) {
            takeLanguages(attributes["source-language"], attributes["target-language"]);
        } else if (element == "trans-unit" || element == "unit") {
            score_.reset();
            if (element == "trans-unit") beginPair();
        } else if (element == "segment") {
            beginPair();
        } else if (element == "alt-trans") {
            unitSource_ = source_;
            unitTarget_ = target_;
            hadTarget_ = hasTarget_;
            inAlternative_ = true;
            quality_ = parseQuality(attributes["match-quality"]);
            target_.clear();
            hasTarget_ = false;
        } else if (element == "source") {
            source_.clear();
            into_ = &source_;
        } else if (element == "target") {
            target_.clear();
            into_ = &target_;
            hasTarget_ = true;
        } else if (element == "note") {
            note_.clear();
            into_ = &note_;
        }
    }
    void text(std::string_view part) override {
        if (into_ && skipping_ == 0) into_->append(part);
    }
    void end(std::string_view element) override {
        if (skipping_ > 0) {
            --skipping_;
        } else if (element == "source" || element == "target") {
            into_ = nullptr;
        } else if (element == "note") {
            into_ = nullptr;
            constexpr std::string_view kScore = "score=";
            if (note_.text().starts_with(kScore))
                score_ = parseScore(std::string_view(note_.text()).substr(kScore.size()));
            // In 1.2 the note follows the target.
        } else if (element == "alt-trans") {
            // Candidates are used if there is no translation yet.
            if (hasTarget_ && !hadTarget_) giveUnit(quality_);
            gaveAlternative_ = gaveAlternative_ || (hasTarget_ && !hadTarget_);
            source_ = unitSource_;
            target_ = unitTarget_;
            hasTarget_ = hadTarget_;
            inAlternative_ = false;
        } else if (element == "trans-unit" || element == "segment") {
            if (hasTarget_)
                giveUnit(score_);
            else if (!gaveAlternative_)
                passOver();
        }
    }
    Error nothingFound() const override {
        return {stream().name(), "no unit with a translation", "a <target> next to a <source>",
                "export the file again with its translations"};
    }

  private:
    // The content of these elements is not part of the sentence; g, mrk and pc mark text that is.
    bool isDropped(std::string_view element) const {
        return element == "bpt" || element == "ept" || element == "ph" || element == "it" || element == "x" ||
               element == "bx" || element == "ex" || element == "sub" || element == "seg-source" ||
               element == "matches" || element == "ignorable" || element == "bin-unit" || element == "sc" ||
               element == "ec" || element == "cp" || element == "originalData";
    }
    void takeLanguages(std::string_view source, std::string_view target) {
        const auto same = [](std::string_view code, const std::string& wanted) {
            return wanted.empty() || languageMatch(code, wanted) > 0;
        };
        swapped_ = !same(source, wantedSource_) && same(target, wantedSource_) && same(source, wantedTarget_);
        sourceLanguage_ = swapped_ ? target : source;
        targetLanguage_ = swapped_ ? source : target;
    }
    void beginPair() {
        source_.clear();
        target_.clear();
        hasTarget_ = gaveAlternative_ = false;
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
    void giveUnit(std::optional<float> score) {
        if (source_.tooLong() || target_.tooLong()) {
            return giveProblem(fmt::format("a segment of more than {} bytes", kMaximumSegmentBytes),
                               "a sentence");
        }
        SentencePair pair{source_.text(), target_.text()};
        if (swapped_) pair.source.swap(pair.target);
        if (score) pair.score = *score;
        give(std::move(pair));
    }

    std::string wantedSource_, wantedTarget_;
    SegmentText source_, target_, note_, unitSource_, unitTarget_;
    SegmentText* into_ = nullptr;
    std::optional<float> score_, quality_;
    bool hasTarget_ = false, hadTarget_ = false, inAlternative_ = false, gaveAlternative_ = false;
    bool swapped_ = false;
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
    format.sentence = "Files of CAT tools; candidates (alt-trans) are used if a unit has no translation.";
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
