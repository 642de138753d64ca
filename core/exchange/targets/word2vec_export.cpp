// word2vec, text and binary: a token and its numbers. Spaces in a token are written as U+2581.
#include <fmt/format.h>

#include <iterator>
#include <unordered_map>

#include "core/encoders/word_vector_file.h"
#include "core/exchange/targets/export_files.h"

namespace paragram {
namespace {

// The tokens as written, one per row; if several rows have the same text (of two languages), they get a
// number.
std::vector<std::string> writtenTokens(const Model& model) {
    std::vector<std::string> tokens;
    std::unordered_map<std::string, int> seen;
    for (std::size_t i = 0; i < model.table.rows(); ++i) {
        std::string token = printableToken(model.tokenizer->piece(static_cast<std::int32_t>(i)), true);
        if (token.empty()) token = "<empty>";
        if (const int before = seen[token]++; before > 0) token += fmt::format("#{}", before + 1);
        tokens.push_back(std::move(token));
    }
    return tokens;
}

void write(const ExportModel& exported, const std::filesystem::path& file, bool binary) {
    const Matrix& table = exported.model.table;
    const std::vector<std::string> tokens = writtenTokens(exported.model);
    writeExportFile(file, [&](std::ostream& out) {
        std::string line = fmt::format("{} {}\n", table.rows(), table.cols());
        for (std::size_t i = 0; i < table.rows(); ++i) {
            line += tokens[i];
            if (binary) line += ' ';
            const auto row = table.row(i);
            if (binary)
                line.append(reinterpret_cast<const char*>(row.data()), row.size_bytes());
            else
                for (const float value : row) fmt::format_to(std::back_inserter(line), " {:.9g}", value);
            line += '\n';
            out.write(line.data(), static_cast<std::streamsize>(line.size()));
            line.clear();
        }
    });
}

Result<Matrix> readBack(const std::filesystem::path& file, const Model& model) {
    const Result<WordVectorShape> shape = recogniseWordVectors(file);
    if (!shape) return shape.error();
    std::unordered_map<std::string, std::size_t> rows;
    const std::vector<std::string> tokens = writtenTokens(model);
    for (std::size_t i = 0; i < tokens.size(); ++i) rows.emplace(tokens[i], i);
    Matrix table(model.table.rows(), shape->dimension);
    const Result<Nothing> read =
        readWordVectors(file, *shape, [&](std::string_view token, std::span<const float> values, double) {
            if (const auto row = rows.find(std::string(token)); row != rows.end())
                std::copy(values.begin(), values.end(), table.row(row->second).begin());
            return true;
        });
    if (!read) return read.error();
    return table;
}

ExportTarget target(bool binary) {
    const std::string ending = binary ? ".bin" : ".vec";
    ExportTarget target;
    target.name = binary ? "word2vec-binary" : "word2vec";
    target.label = binary ? "word2vec, binary" : "word2vec, text";
    target.reader =
        binary
            ? "gensim and other readers of word2vec's binary files, which are smaller and faster than text."
            : "gensim, fastText's tools, spaCy, and other programs that read word vectors.";
    target.ending = ending;
    target.reduced = false;
    target.snippets = {
        {"Python", std::string("from gensim.models import KeyedVectors\n"
                               "vectors = KeyedVectors.load_word2vec_format(\"{path}\", binary=") +
                       (binary ? "True)\n" : "False)\n")}};
    target.bytes = [binary](const ExportModel& exported) {
        constexpr double kDigits = 13;
        return static_cast<double>(exported.model.table.size()) * (binary ? 4 : kDigits) +
               2 * vocabularyBytes(exported.model);
    };
    target.write = [binary, ending](const ExportModel& exported, const ExportPlace& place) {
        write(exported, place.file(ending), binary);
        writeBeside(exported, place);
    };
    target.check = [ending](const ExportModel& exported, const ExportPlace& place,
                            const std::vector<std::string>& sentences) {
        return checkTable(exported, readBack(place.file(ending), exported.model), sentences);
    };
    return target;
}

}  // namespace

ExportTarget word2vecTarget() {
    return target(false);
}

ExportTarget word2vecBinaryTarget() {
    return target(true);
}

}  // namespace paragram
