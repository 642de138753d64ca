#include "core/pairs/formats/xml/xml_writers.h"

#include <fmt/format.h>

#include "core/base/files/output_stream.h"
#include "core/pairs/formats/text_writers.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// XML 1.0 text. A carriage return is written as a character reference, because readers treat it as a line
// end; U+FFFE and U+FFFF are not allowed in XML.
std::string xml(std::string_view text) {
    std::string escaped;
    escaped.reserve(text.size() + text.size() / 8);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '&') {
            escaped += "&amp;";
        } else if (c == '<') {
            escaped += "&lt;";
        } else if (c == '>') {
            escaped += "&gt;";
        } else if (c == '"') {
            escaped += "&quot;";
        } else if (c == '\r') {
            escaped += "&#13;";
        } else if (text.substr(i).starts_with("\xEF\xBF\xBE") || text.substr(i).starts_with("\xEF\xBF\xBF")) {
            i += 2;
        } else if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n') {
            escaped += c;
        }
    }
    return escaped;
}

class TmxWriter : public PairWriter {
  public:
    TmxWriter(OutputStream out, const PairWriterOptions& options)
        : out_(std::move(out)), source_(xml(options.sourceLanguage)), target_(xml(options.targetLanguage)) {
        out_.write(
            fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\">\n"
                        "<header creationtool=\"Paragram Workbench\" creationtoolversion=\"1\" "
                        "datatype=\"plaintext\" segtype=\"sentence\" adminlang=\"en\" srclang=\"{}\" "
                        "o-tmf=\"tsv\"/>\n<body>\n",
                        source_));
    }
    void describeNext(std::vector<PairProperty> properties) override { properties_ = std::move(properties); }
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        std::string unit = "<tu>";
        if (!note.empty()) unit += fmt::format("<note>{}</note>", xml(note));
        const std::string number = scoreText(score);
        if (!number.empty()) unit += fmt::format("<prop type=\"x-score\">{}</prop>", number);
        for (const PairProperty& property : std::exchange(properties_, {}))
            unit += fmt::format("<prop type=\"{}\">{}</prop>", xml(property.type), xml(property.value));
        unit += fmt::format(
            "\n  <tuv xml:lang=\"{}\"><seg>{}</seg></tuv>\n  <tuv "
            "xml:lang=\"{}\"><seg>{}</seg></tuv>\n</tu>\n",
            source_, xml(source), target_, xml(target));
        out_.write(unit);
    }
    void finish() override {
        out_.write("</body>\n</tmx>\n");
        out_.commit();
    }

  private:
    OutputStream out_;
    std::string source_, target_;
    std::vector<PairProperty> properties_;  // of the next pair
};

std::string notes(double score, std::string_view note) {
    std::string text;
    const std::string number = scoreText(score);
    if (!number.empty()) text += fmt::format("  <note>score={}</note>\n", number);
    if (!note.empty()) text += fmt::format("  <note>{}</note>\n", xml(note));
    return text;
}

std::string nameOf(const fs::path& file) {
    return xml(file == "-" ? "pairs" : file.filename().string());
}

class XliffWriter : public PairWriter {
  public:
    XliffWriter(OutputStream out, const fs::path& file, const PairWriterOptions& options)
        : out_(std::move(out)) {
        out_.write(
            fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"
                        "<file original=\"{}\" source-language=\"{}\" target-language=\"{}\" "
                        "datatype=\"plaintext\">\n<body>\n",
                        nameOf(file), xml(options.sourceLanguage), xml(options.targetLanguage)));
    }
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        out_.write(fmt::format(
            "<trans-unit id=\"{}\" xml:space=\"preserve\">\n  <source>{}</source>\n  <target>{}</target>\n{}"
            "</trans-unit>\n",
            ++count_, xml(source), xml(target), notes(score, note)));
    }
    void finish() override {
        out_.write("</body>\n</file>\n</xliff>\n");
        out_.commit();
    }

  private:
    OutputStream out_;
    std::int64_t count_ = 0;
};

class Xliff2Writer : public PairWriter {
  public:
    Xliff2Writer(OutputStream out, const fs::path& file, const PairWriterOptions& options)
        : out_(std::move(out)) {
        out_.write(
            fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" "
                        "srcLang=\"{}\" trgLang=\"{}\">\n"
                        "<file id=\"f1\" original=\"{}\">\n",
                        xml(options.sourceLanguage), xml(options.targetLanguage), nameOf(file)));
    }
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        const std::string said = notes(score, note);
        out_.write(
            fmt::format("<unit id=\"u{}\">\n{}{}{}<segment>\n  <source xml:space=\"preserve\">{}</source>\n  "
                        "<target xml:space=\"preserve\">{}</target>\n</segment>\n</unit>\n",
                        ++count_, said.empty() ? "" : "<notes>\n", said, said.empty() ? "" : "</notes>\n",
                        xml(source), xml(target)));
    }
    void finish() override {
        out_.write("</file>\n</xliff>\n");
        out_.commit();
    }

  private:
    OutputStream out_;
    std::int64_t count_ = 0;
};

template <class Writer, class... Arguments>
Result<std::unique_ptr<PairWriter>> make(const fs::path& file, const Arguments&... arguments) {
    Result<OutputStream> out = OutputStream::open(file);
    if (!out) return out.error();
    return std::unique_ptr<PairWriter>(std::make_unique<Writer>(std::move(*out), arguments...));
}

}  // namespace

Result<std::unique_ptr<PairWriter>> makeTmxWriter(const fs::path& file, const PairWriterOptions& options) {
    return make<TmxWriter>(file, options);
}
Result<std::unique_ptr<PairWriter>> makeXliffWriter(const fs::path& file, const PairWriterOptions& options) {
    return make<XliffWriter>(file, file, options);
}
Result<std::unique_ptr<PairWriter>> makeXliff2Writer(const fs::path& file, const PairWriterOptions& options) {
    return make<Xliff2Writer>(file, file, options);
}

}  // namespace paragram
