// OPUS: an XCES alignment of sentences, and the documents of both languages.
#include <fmt/format.h>

#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/opus/opus_documents.h"
#include "core/pairs/formats/xml/xml_languages.h"
#include "core/pairs/formats/xml/xml_pair_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

class OpusReader : public XmlPairReader {
  public:
    OpusReader(PairSource source, const fs::path& place)
        : XmlPairReader(std::move(source.bytes), source.decoded),
          documents_(place),
          wantedSource_(source.input.sourceLanguage),
          wantedTarget_(source.input.targetLanguage) {}

  protected:
    void begin(std::string_view element, const XmlAttributes& attributes) override {
        if (element == "linkGrp")
            openDocuments(std::string(attributes["fromDoc"]), std::string(attributes["toDoc"]));
        else if (element == "link")
            join(attributes["xtargets"], attributes["certainty"]);
    }
    void text(std::string_view) override {}
    void end(std::string_view) override {}
    Error nothingFound() const override {
        return {stream().name(), "no link with sentences on both sides", "an alignment of two documents",
                "check that the documents belong to it"};
    }

  private:
    static std::string languageOf(const std::string& document) {
        const std::string first = document.substr(0, document.find('/'));
        return isLanguageCode(first) ? first : std::string();
    }
    void openDocuments(const std::string& from, const std::string& to) {
        for (auto [document, name] : {std::pair(&from_, &from), {&to_, &to}}) {
            Result<OpusDocument> read = documents_.read(*name);
            if (!read) return stream().fail(read.error());
            *document = std::move(*read);
        }
        const std::string fromLanguage = languageOf(from), toLanguage = languageOf(to);
        const auto is = [](const std::string& code, const std::string& wanted) {
            return !code.empty() && !wanted.empty() && languageMatch(code, wanted) > 0;
        };
        swapped_ = !is(fromLanguage, wantedSource_) &&
                   (is(toLanguage, wantedSource_) || is(fromLanguage, wantedTarget_));
        sourceLanguage_ = swapped_ ? toLanguage : fromLanguage;
        targetLanguage_ = swapped_ ? fromLanguage : toLanguage;
    }
    // The sentences of some ids, separated by spaces; empty if one is not in the document.
    static std::optional<std::string> sentences(const OpusDocument& document, std::string_view ids) {
        std::vector<std::string_view> parts;
        splitAtWhitespace(ids, parts);
        std::string text;
        for (const auto id : parts) {
            const auto found = document.find(std::string(id));
            if (found == document.end()) return std::nullopt;
            if (!text.empty()) text += ' ';
            text += found->second;
            if (text.size() > kMaximumSegmentBytes) return std::nullopt;
        }
        return text;
    }
    void join(std::string_view targets, std::string_view certainty) {
        const auto semicolon = targets.find(';');
        if (semicolon == std::string_view::npos) {
            return giveProblem(fmt::format("xtargets=\"{}\"", targets.substr(0, 40)), "ids;ids");
        }
        const std::string_view left = targets.substr(0, semicolon), right = targets.substr(semicolon + 1);
        if (isAllWhitespace(left) || isAllWhitespace(right)) return passOver();
        auto source = sentences(from_, left), target = sentences(to_, right);
        if (!source || !target) {
            return giveProblem(fmt::format("xtargets=\"{}\"", targets.substr(0, 40)),
                               "ids of sentences in the two documents");
        }
        SentencePair pair{std::move(*source), std::move(*target)};
        if (swapped_) pair.source.swap(pair.target);
        if (const auto score = parseScore(certainty)) pair.score = *score;
        // A sentence may consist of a music sign, or be empty.
        if (emptySide(pair)) return passOver();
        give(std::move(pair));
    }

    OpusDocuments documents_;
    OpusDocument from_, to_;
    std::string wantedSource_, wantedTarget_;
    bool swapped_ = false;
};

}  // namespace

PairFormat opusFormat() {
    PairFormat format;
    format.id = "opus";
    format.title = "OPUS XML";
    format.sentence =
        "An XCES alignment and the documents it names, in its folder, in archives there (de.zip), or where "
        "the "
        "second file says.";
    format.endings = {".xml", ".ces", ".alg"};
    format.second = "the folder or archive of the documents";
    format.recognises = [](const PairSource& source) {
        return source.head.find("<cesAlign") != std::string::npos ||
                       source.head.find("<linkGrp") != std::string::npos
                   ? Match::certain
                   : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        fs::path place = source.input.second;
        if (place.empty()) {
            const auto [file, member] = splitMember(source.input.first);
            place = member.empty() ? file.parent_path() : file;
            if (place.empty()) place = ".";
        }
        return std::unique_ptr<PairReader>(std::make_unique<OpusReader>(std::move(source), place));
    };
    return format;
}

}  // namespace paragram
