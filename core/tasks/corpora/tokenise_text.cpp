#include "core/tasks/corpora/tokenise_text.h"

#include <fmt/format.h>

#include <charconv>
#include <memory>
#include <vector>

#include "core/base/files/output_stream.h"
#include "core/base/stopwatch.h"
#include "core/models/load_model.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram {
namespace {

constexpr std::int64_t kLinesPerReport = 4096;
constexpr std::string_view kMeta = "\xE2\x96\x81";  // U+2581, the space of SentencePiece

// The tokenizers of a file or of a model, with what the model says about its text.
class Splitter {
  public:
    static Result<Splitter> open(const TokeniseRequest& request) {
        Splitter splitter;
        splitter.lowerCase_ = request.lowerCase;
        if (!request.tokenizer.empty()) {
            const auto tokenizer = readTokenizer(request.tokenizer);
            if (!tokenizer) return tokenizer.error();
            splitter.tokenizer_ = std::make_shared<const ModelTokenizer>(
                std::vector<std::shared_ptr<const Tokenizer>>{*tokenizer}, Sharing::shared);
            return splitter;
        }
        const auto model = loadModel(request.model);
        if (!model) return model.error();
        splitter.tokenizer_ = (*model)->tokenizer;
        splitter.lowerCase_ = (*model)->settings.text.lowerCase;
        splitter.side_ = (*model)->side(request.language);
        return splitter;
    }

    // The pieces of all parts, with their rows; counts the unknown ones.
    std::vector<Piece> split(const std::string& line, std::int64_t& unknown) const {
        const std::string text = lowerCase_ ? lowerCase(line) : line;
        std::vector<Piece> all;
        for (std::size_t part = 0; part < tokenizer_->parts(); ++part) {
            for (Piece& piece : tokenizer_->segment(part, text, side_)) {
                if (piece.id < 0) {
                    ++unknown;
                    piece.id = tokenizer_->unknownRow(part, side_);
                }
                all.push_back(std::move(piece));
            }
        }
        return all;
    }

    Result<std::string> joinIds(const std::vector<std::string_view>& fields, const std::string& where) const {
        std::vector<std::int32_t> rows;
        for (const std::string_view field : fields) {
            std::int32_t row = -1;
            const auto [end, status] = std::from_chars(field.data(), field.data() + field.size(), row);
            if (status != std::errc() || end != field.data() + field.size() || row < 0 ||
                static_cast<std::size_t>(row) >= tokenizer_->rows())
                return Error{where, fmt::format("\"{}\"", field.substr(0, 40)),
                             fmt::format("an id from 0 to {}", tokenizer_->rows() - 1),
                             "decode with the tokenizer that the ids are from"};
            rows.push_back(row);
        }
        return tokenizer_->text(rows);
    }
    Result<std::string> joinPieces(const std::vector<std::string_view>& pieces,
                                   const std::string& where) const {
        const TokenizerKind kind = tokenizer_->tokenizer(0, side_).kind();
        if (kind == TokenizerKind::trigram)
            return Error{where, "trigrams", "pieces or words", "decode their ids instead"};
        std::string text;
        for (const std::string_view piece : pieces) {
            if (kind == TokenizerKind::word && !text.empty()) text += ' ';
            text += piece;
        }
        for (std::size_t at = text.find(kMeta); at != std::string::npos; at = text.find(kMeta, at + 1))
            text.replace(at, kMeta.size(), " ");
        return text.starts_with(' ') ? text.substr(1) : text;
    }

  private:
    std::shared_ptr<const ModelTokenizer> tokenizer_;
    bool lowerCase_ = false;
    Side side_ = Side::source;
};

}  // namespace

Result<TokeniseSummary> tokeniseText(const TokeniseRequest& request, JobContext& job) {
    const Result<Splitter> splitter = Splitter::open(request);
    if (!splitter) return splitter.error();
    Result<LineReader> lines = LineReader::open(request.input);
    if (!lines) return lines.error();
    Result<OutputStream> out = OutputStream::open(request.output);
    if (!out) return out.error();
    TokeniseSummary summary;
    const Stopwatch watch;
    Line line;
    std::vector<std::string_view> fields;
    for (;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        std::string written;
        if (request.decode) {
            splitAtWhitespace(line.text, fields);
            summary.tokens += static_cast<std::int64_t>(fields.size());
            const std::string where = fmt::format("{}:{}", lines->name(), line.number);
            Result<std::string> text =
                request.ids ? splitter->joinIds(fields, where) : splitter->joinPieces(fields, where);
            if (!text) return text.error();
            written = std::move(*text);
        } else {
            for (const Piece& piece : splitter->split(line.text, summary.unknown)) {
                if (!written.empty()) written += ' ';
                written += request.ids ? std::to_string(piece.id) : piece.text;
                ++summary.tokens;
            }
        }
        out->write(written + '\n');
        if (++summary.sentences % kLinesPerReport != 0) continue;
        if (job.shouldStop()) return Stopped{};
        const auto done = static_cast<double>(summary.sentences);
        job.report({"Tokenising", done, 0, "sentences", done / watch.seconds(), "sentences", -1});
    }
    out->commit();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
