#include "core/exchange/import/static_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/encoders/word_vector_file.h"
#include "core/exchange/formats/safetensors.h"
#include "core/text/input/archive.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr int kNoCut = 100000;
constexpr char kPiece[] =
    "\xE2\x96\x81";  // U+2581 is the first character of a sentence piece that starts a word

Model modelWith(std::shared_ptr<const Tokenizer> tokenizer, Matrix table) {
    Model model;
    model.settings.encoder.kind = tokenizer->kind() == TokenizerKind::word ? "word" : "sp";
    model.settings.tokenizer.kind = tokenizer->kind();
    model.settings.tokenizer.maximumTokens = kNoCut;
    model.settings.tokenizer.vocabulary = std::clamp(static_cast<int>(table.rows()), 10, 2'000'000);
    model.settings.encoder.dimension = static_cast<int>(table.cols());
    model.tokenizer = std::make_shared<const ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{std::move(tokenizer)}, Sharing::shared);
    model.table = std::move(table);
    model.provenance.developmentScore = std::numeric_limits<double>::quiet_NaN();
    return model;
}

Result<Nothing> checkDimension(const std::string& name, std::size_t dimension) {
    constexpr std::size_t kMost = 8192;
    if (dimension >= 1 && dimension <= kMost) return Nothing{};
    return Error{name, fmt::format("vectors of {} numbers", dimension), "1 to 8,192",
                 "it cannot be imported"};
}

// The subfolder that modules.json assigns to a StaticEmbedding; "." without modules.json.
Result<std::string> staticModule(const fs::path& folder) {
    std::error_code code;
    if (!fs::exists(folder / "modules.json", code)) {
        return std::string(fs::exists(folder / "0_StaticEmbedding", code) ? "0_StaticEmbedding" : ".");
    }
    const Result<std::string> text = readFile(folder / "modules.json");
    if (!text) return text.error();
    const Json modules = Json::parse(*text, nullptr, false);
    std::string first = "nothing";
    if (modules.is_array()) {
        for (const Json& module : modules) {
            const std::string type = module.is_object() ? module.value("type", "") : "";
            if (type.ends_with("StaticEmbedding")) return module.value("path", ".");
            if (first == "nothing") first = type;
        }
    }
    return Error{folder.string(), fmt::format("a model that starts with {}", first), "a StaticEmbedding",
                 "only static models can be imported, not transformers"};
}

}  // namespace

Result<StaticFolder> findStaticFolder(const fs::path& folder) {
    const Result<std::string> module = staticModule(folder);
    if (!module) return module.error();
    const bool here = *module == "." || module->empty();
    if (!here && !isSafeMember(*module)) {
        return Error{(folder / "modules.json").string(),
                     fmt::format("the path \"{}\"", module->substr(0, 80)), "a path inside the folder",
                     "the model tries to read other folders: do not use it"};
    }
    const fs::path place = here ? folder : folder / *module;
    StaticFolder found{place / "model.safetensors", place / "tokenizer.json", false};
    std::error_code code;
    for (const fs::path& file : {found.weights, found.tokenizer}) {
        if (!fs::exists(file, code)) {
            return Error{folder.string(), "no " + file.filename().string() + " inside",
                         "a folder of sentence-transformers (StaticEmbedding) or model2vec",
                         "choose the folder that contains the complete model"};
        }
    }
    const Result<std::string> config = readFile(folder / "config.json");
    if (config) {
        const Json json = Json::parse(*config, nullptr, false);
        found.model2vec = json.is_object() && json.value("model_type", "") == "model2vec";
    }
    return found;
}

Result<Model> readStaticFolder(const StaticFolder& folder) {
    const Result<SafeTensors> tensors = SafeTensors::open(folder.weights);
    if (!tensors) return tensors.error();
    const bool hasLong = tensors->tensors().contains("embedding.weight");
    Result<Matrix> vectors = tensors->matrix(hasLong ? "embedding.weight" : "embeddings");
    if (!vectors) return vectors.error();
    const Result<Nothing> dimension = checkDimension(folder.weights.string(), vectors->cols());
    if (!dimension) return dimension.error();
    const Result<std::string> json = readFile(folder.tokenizer);
    if (!json) return json.error();
    // model2vec drops unknown tokens, except for a Unigram model, which has none.
    const bool unigram = json->find("\"Unigram\"") != std::string::npos;
    const auto tokenizer =
        makeTokenizer(jsonTokenizerFile(*json, folder.model2vec && !unigram), folder.tokenizer.string());
    if (!tokenizer) return tokenizer.error();
    const std::vector<std::int64_t> mapping = tensors->integers("mapping");
    const std::size_t tokens = (*tokenizer)->size() - 1;
    Matrix weights;
    if (tensors->tensors().contains("weights")) {
        Result<Matrix> read = tensors->matrix("weights");
        if (!read) return read.error();
        weights = std::move(read).value();
    }
    const bool fits = (mapping.empty() ? vectors->rows() >= tokens : mapping.size() >= tokens) &&
                      (weights.size() == 0 || weights.size() >= tokens);
    const bool inside = std::ranges::all_of(mapping, [&](std::int64_t row) {
        return row >= 0 && row < static_cast<std::int64_t>(vectors->rows());
    });
    if (!fits || !inside) {
        return Error{folder.weights.string(), countOf(static_cast<std::int64_t>(vectors->rows()), "vector"),
                     fmt::format("one for each of the {} of tokenizer.json",
                                 countOf(static_cast<std::int64_t>(tokens), "token")),
                     "the folder's files do not belong together"};
    }
    Matrix table(tokens + 1, vectors->cols());  // the last row, for text without tokens, is zero
    for (std::size_t i = 0; i < tokens; ++i) {
        const auto from = vectors->row(mapping.empty() ? i : static_cast<std::size_t>(mapping[i]));
        const float scale = weights.size() > 0 ? weights.data()[i] : 1.0F;
        for (std::size_t j = 0; j < table.cols(); ++j) table(i, j) = scale * from[j];
    }
    Model model = modelWith(*tokenizer, std::move(table));
    model.settings.text.lowerCase = false;  // the tokenizer itself lower-cases text if necessary
    return model;
}

bool looksLikePieces(const std::vector<std::string>& tokens, bool hasModel) {
    const auto marked =
        std::ranges::count_if(tokens, [](const std::string& token) { return token.starts_with(kPiece); });
    return hasModel ? marked > 0 : static_cast<std::size_t>(marked) * 5 > tokens.size();
}

Result<Model> modelOfVectors(std::vector<std::string> tokens, Matrix vectors,
                             const std::string& sentencePiece, const std::string& name) {
    const Result<Nothing> dimension = checkDimension(name, vectors.cols());
    if (!dimension) return dimension.error();
    const bool pieces = looksLikePieces(tokens, !sentencePiece.empty());
    if (pieces && sentencePiece.empty()) {
        return Error{name, "vectors of sentence pieces", "the SentencePiece model that produces them",
                     "give it with --sentencepiece"};
    }
    const bool lower = std::ranges::all_of(tokens, [](const std::string& t) { return lowerCase(t) == t; });
    // Of several vectors of a token the first is used; the row for text without known tokens is zero.
    std::vector<std::string> kept;
    std::vector<std::size_t> rows;
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool usable = !tokens[i].empty() && tokens[i].find('\n') == std::string::npos;
        if (!usable || !seen.insert(tokens[i]).second) continue;
        kept.push_back(std::move(tokens[i]));
        rows.push_back(i);
    }
    const std::size_t shift = pieces ? 0 : 1;  // words: row 0 is for unknown text; pieces: the last row
    Matrix table(rows.size() + 1, vectors.cols());
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::ranges::copy(vectors.row(rows[i]), table.row(i + shift).begin());
    const auto tokenizer = makeTokenizer(
        pieces ? pspVocabularyFile(kept, sentencePiece) : vocabularyFile(StringKind::word, kept, false),
        name);
    if (!tokenizer) return tokenizer.error();
    Model model = modelWith(*tokenizer, std::move(table));
    model.settings.text.lowerCase = lower;
    return model;
}

Result<TokenVectors> readTokenVectors(const fs::path& file, JobContext& job) {
    const Result<WordVectorShape> shape = recogniseWordVectors(file);
    if (!shape) return shape.error();
    TokenVectors all;
    std::vector<float> values;
    const Result<Nothing> read = readWordVectors(
        file, *shape, [&](std::string_view word, std::span<const float> vector, double fraction) {
            all.tokens.emplace_back(word);
            values.insert(values.end(), vector.begin(), vector.end());
            constexpr std::size_t kReportEvery = 10000;
            if (all.tokens.size() % kReportEvery == 0)
                job.report({"Reading vectors", fraction * 100, 100, "%"});
            return all.tokens.size() % kReportEvery != 0 || !job.shouldStop();
        });
    if (!read) return read.error();
    if (job.stop.stop_requested()) return Stopped{};
    if (all.tokens.empty())
        return Error{file.string(), "no vectors", "one word and its numbers per line",
                     "check that this is the right file"};
    all.vectors = Matrix(all.tokens.size(), shape->dimension);
    std::ranges::copy(values, all.vectors.data());
    return all;
}

Result<std::vector<std::string>> readTokenList(const fs::path& file, std::size_t rows) {
    Result<LineReader> lines = LineReader::open(file);
    if (!lines) return lines.error();
    std::vector<std::string> tokens;
    for (Line line;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        tokens.push_back(line.text.substr(0, line.text.find('\t')));
    }
    // P-SP's vocabulary omits the row of unknown text, which is the last.
    if (tokens.size() + 1 == rows) tokens.emplace_back();
    if (tokens.size() != rows) {
        return Error{file.string(), countOf(static_cast<std::int64_t>(tokens.size()), "line"),
                     fmt::format("{}, one for each vector", rows), "choose the vocabulary of these vectors"};
    }
    return tokens;
}

}  // namespace paragram
