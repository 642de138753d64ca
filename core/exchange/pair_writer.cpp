#include "core/exchange/pair_writer.h"

#include <fmt/format.h>

#include <cerrno>
#include <cmath>
#include <fstream>

#include "core/base/atomic_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// A file under its temporary name until commit.
class Out {
  public:
    explicit Out(const fs::path& file) : file_(file), out_(file_.temporary(), std::ios::binary) { write(""); }
    void write(std::string_view text) {
        errno = 0;
        out_.write(text.data(), static_cast<std::streamsize>(text.size()));
        if (!out_) throwWriteFailure(file_.target());
    }
    void commit() {
        errno = 0;
        out_.close();
        if (!out_) throwWriteFailure(file_.target());
        file_.commit();
    }

  private:
    AtomicFile file_;
    std::ofstream out_;
};

// XML 1.0 text: the five marks escaped, control characters that it forbids left out.
std::string xml(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n') escaped += c;
        }
    }
    return escaped;
}

std::string number(double score) {
    return std::isfinite(score) ? fmt::format("{:.6f}", score) : std::string();
}

class TsvWriter : public PairWriter {
  public:
    explicit TsvWriter(const fs::path& file) : out_(file) {}
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        out_.write(
            fmt::format("{}\t{}\t{}{}{}\n", number(score), source, target, note.empty() ? "" : "\t", note));
    }
    void finish() override { out_.commit(); }

  private:
    Out out_;
};

class MosesWriter : public PairWriter {
  public:
    MosesWriter(const fs::path& file, const PairWriterOptions& o)
        : source_(file.string() + "." + o.sourceLanguage), target_(file.string() + "." + o.targetLanguage) {}
    void add(double, std::string_view source, std::string_view target, std::string_view) override {
        source_.write(fmt::format("{}\n", source));
        target_.write(fmt::format("{}\n", target));
    }
    void finish() override {
        source_.commit();
        target_.commit();
    }

  private:
    Out source_, target_;
};

class TmxWriter : public PairWriter {
  public:
    TmxWriter(const fs::path& file, const PairWriterOptions& options) : out_(file), options_(options) {
        out_.write(
            fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\">\n"
                        "<header creationtool=\"Paragram Workbench\" creationtoolversion=\"1\" "
                        "datatype=\"plaintext\" segtype=\"sentence\" adminlang=\"en\" srclang=\"{}\" "
                        "o-tmf=\"tsv\"/>\n<body>\n",
                        xml(options.sourceLanguage)));
    }
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        std::string unit = "<tu>";
        if (!note.empty()) unit += fmt::format("<note>{}</note>", xml(note));
        if (std::isfinite(score)) unit += fmt::format("<prop type=\"x-score\">{}</prop>", number(score));
        for (const auto& [language, text] :
             {std::pair(options_.sourceLanguage, source), {options_.targetLanguage, target}})
            unit += fmt::format("\n  <tuv xml:lang=\"{}\"><seg>{}</seg></tuv>", xml(language), xml(text));
        out_.write(unit + "\n</tu>\n");
    }
    void finish() override {
        out_.write("</body>\n</tmx>\n");
        out_.commit();
    }

  private:
    Out out_;
    PairWriterOptions options_;
};

class XliffWriter : public PairWriter {
  public:
    XliffWriter(const fs::path& file, const PairWriterOptions& options) : out_(file) {
        out_.write(fmt::format(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"
            "<file original=\"{}\" source-language=\"{}\" target-language=\"{}\" "
            "datatype=\"plaintext\">\n<body>\n",
            xml(file.filename().string()), xml(options.sourceLanguage), xml(options.targetLanguage)));
    }
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        std::string unit =
            fmt::format("<trans-unit id=\"{}\">\n  <source>{}</source>\n  <target>{}</target>\n", ++count_,
                        xml(source), xml(target));
        if (std::isfinite(score)) {
            unit += fmt::format("  <prop-group><prop prop-type=\"x-score\">{}</prop></prop-group>\n",
                                number(score));
        }
        if (!note.empty()) unit += fmt::format("  <note>{}</note>\n", xml(note));
        out_.write(unit + "</trans-unit>\n");
    }
    void finish() override {
        out_.write("</body>\n</file>\n</xliff>\n");
        out_.commit();
    }

  private:
    Out out_;
    std::int64_t count_ = 0;
};

}  // namespace

Result<std::unique_ptr<PairWriter>> makePairWriter(const fs::path& file, const PairWriterOptions& options) {
    const Result<Nothing> writable = checkWritable(file);
    if (!writable) return writable.error();
    std::unique_ptr<PairWriter> writer;
    if (options.format == "tsv") writer = std::make_unique<TsvWriter>(file);
    if (options.format == "tmx") writer = std::make_unique<TmxWriter>(file, options);
    if (options.format == "xliff") writer = std::make_unique<XliffWriter>(file, options);
    if (options.format == "moses") {
        if (options.sourceLanguage == options.targetLanguage) {
            return Error{"languages", "\"" + options.sourceLanguage + "\" for both sides",
                         "two languages, which end the names of the two files", "name the languages"};
        }
        writer = std::make_unique<MosesWriter>(file, options);
    }
    if (!writer) return Error{"format", options.format, "tsv, moses, tmx or xliff", "choose one of these"};
    return writer;
}

}  // namespace paragram
