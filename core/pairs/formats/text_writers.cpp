#include "core/pairs/formats/text_writers.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/csv.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/new_files.h"
#include "core/base/files/output_stream.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// A sentence on one line and in one field.
std::string plain(std::string_view text) {
    std::string line(text);
    for (char& c : line)
        if (c == '\t' || c == '\n' || c == '\r') c = ' ';
    return line;
}

std::string tsvLine(double score, std::string_view source, std::string_view target, std::string_view) {
    return fmt::format("{}\t{}\t{}\n", plain(source), plain(target), scoreText(score));
}

std::string tsvLineWithoutScore(double, std::string_view source, std::string_view target, std::string_view) {
    return fmt::format("{}\t{}\n", plain(source), plain(target));
}

std::string scoredLine(double score, std::string_view source, std::string_view target,
                       std::string_view note) {
    return fmt::format("{}\t{}\t{}{}{}\n", scoreText(score), plain(source), plain(target),
                       note.empty() ? "" : "\t", plain(note));
}

std::string csvLine(double score, std::string_view source, std::string_view target, std::string_view) {
    return fmt::format("{},{},{}\r\n", csvField(source), csvField(target), scoreText(score));
}

std::string jsonLine(double score, std::string_view source, std::string_view target, std::string_view note) {
    nlohmann::ordered_json object{{"source", source}, {"target", target}};
    if (std::isfinite(score)) object["score"] = nlohmann::ordered_json::parse(scoreText(score));
    if (!note.empty()) object["note"] = note;
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

using MakeLine = std::string (*)(double, std::string_view, std::string_view, std::string_view);

class LineWriter : public PairWriter {
  public:
    LineWriter(OutputStream out, MakeLine line, std::string_view header) : out_(std::move(out)), line_(line) {
        out_.write(header);
    }
    void add(double score, std::string_view source, std::string_view target, std::string_view note) override {
        out_.write(line_(score, source, target, note));
    }
    void finish() override { out_.commit(); }

  private:
    OutputStream out_;
    MakeLine line_;
};

MadeWriter makeLineWriter(const fs::path& file, MakeLine line, std::string_view header = {}) {
    Result<OutputStream> out = OutputStream::open(file);
    if (!out) return out.error();
    return std::unique_ptr<PairWriter>(std::make_unique<LineWriter>(std::move(*out), line, header));
}

class MosesWriter : public PairWriter {
  public:
    MosesWriter(std::vector<fs::path> files, OutputStream source, OutputStream target)
        : files_(std::move(files)), source_(std::move(source)), target_(std::move(target)) {}
    void add(double, std::string_view source, std::string_view target, std::string_view) override {
        source_.write(plain(source) + '\n');
        target_.write(plain(target) + '\n');
    }
    void finish() override {
        NewFiles results(files_);
        source_.commit();
        target_.commit();
        results.complete();
    }

  private:
    std::vector<fs::path> files_;
    OutputStream source_, target_;
};

}  // namespace

std::string scoreText(double score) {
    return std::isfinite(score) ? fmt::format("{}", static_cast<float>(score)) : std::string();
}

MadeWriter makeTsvWriter(const fs::path& file, const PairWriterOptions& options) {
    return makeLineWriter(file, options.scored ? tsvLine : tsvLineWithoutScore);
}
MadeWriter makeScoredWriter(const fs::path& file, const PairWriterOptions&) {
    return makeLineWriter(file, scoredLine);
}
MadeWriter makeCsvWriter(const fs::path& file, const PairWriterOptions&) {
    return makeLineWriter(file, csvLine, "source,target,score\r\n");
}
MadeWriter makeJsonLinesWriter(const fs::path& file, const PairWriterOptions&) {
    return makeLineWriter(file, jsonLine);
}

MadeWriter makeMosesWriter(const fs::path& file, const PairWriterOptions& options) {
    if (file == "-") return Error{"output", "standard output", "a name for two files", "choose a file"};
    if (options.sourceLanguage == options.targetLanguage) {
        return Error{"languages", "\"" + options.sourceLanguage + "\" for both sides",
                     "two languages, the extensions of the two files", "give the languages"};
    }
    for (const std::string& language : {options.sourceLanguage, options.targetLanguage}) {
        const fs::path name = file.string() + "." + language;
        if (!options.overwrite && !isSpecialFile(name) && fs::exists(name))
            return Error{name.string(), "exists already", "a new file",
                         "choose another name, or overwrite it"};
    }
    const std::vector<fs::path> files{file.string() + "." + options.sourceLanguage,
                                      file.string() + "." + options.targetLanguage};
    Result<OutputStream> source = OutputStream::open(files[0]);
    if (!source) return source.error();
    Result<OutputStream> target = OutputStream::open(files[1]);
    if (!target) return target.error();
    return std::unique_ptr<PairWriter>(
        std::make_unique<MosesWriter>(files, std::move(*source), std::move(*target)));
}

}  // namespace paragram
