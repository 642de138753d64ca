#include "core/mining/mining_sides.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/search/corpus_index.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = 8192;  // texts

}  // namespace

Result<MiningSide> MiningSide::open(const fs::path& text, int column, const fs::path& folder,
                                    const std::string& name, const std::string& modelKey,
                                    TextEncoder& encoder, Side side, Workers& workers, JobContext& job) {
    MiningSide opened;
    Result<TextLines> lines = TextLines::open(text, folder / (name + ".txt"), job);
    if (!lines) return lines.error();
    opened.lines_ = std::move(*lines);
    opened.column_ = column;
    for (std::size_t i = 0; i < opened.lines_.size(); ++i) {
        const std::string_view sentence = opened.textOfLine(i);
        if (isBlank(sentence)) {
            opened.uniqueOf_.push_back(-1);
            continue;
        }
        const std::int32_t number = opened.unique_.add(sentence);
        if (static_cast<std::size_t>(number) == opened.lineOf_.size()) opened.lineOf_.push_back(i);
        opened.uniqueOf_.push_back(number);
    }
    if (opened.lineOf_.empty()) {
        return Error{text.string(), "no sentences", "one sentence per line",
                     "check that this is the right file"};
    }
    opened.key_ = hashOfBytes(fmt::format("{} {} {} {}", modelKey, hashOfBytes(opened.lines_.bytes()), column,
                                          side == Side::source));
    const fs::path vectors = folder / (name + ".f32"), keyFile = folder / (name + ".key");
    const std::size_t rows = opened.lineOf_.size();
    const Result<std::string> kept = readFile(keyFile);
    std::error_code code;
    if (!kept || *kept != opened.key_ || fs::file_size(vectors, code) != rows * encoder.dimension() * 4) {
        fs::remove(keyFile, code);
        const double bytes = static_cast<double>(rows * encoder.dimension()) * 4;
        const Result<Nothing> space = checkFreeSpace(folder, bytes, "vectors");
        if (!space) return space.error();
        VectorFileWriter writer(vectors, 0, encoder.dimension());
        const Stopwatch watch;
        std::vector<std::string_view> texts;
        Matrix chunk;
        while (writer.rows() < rows) {
            if (job.shouldStop()) return Stopped{};
            texts.clear();
            const std::size_t end = std::min(rows, writer.rows() + kChunk);
            for (std::size_t i = writer.rows(); i < end; ++i)
                texts.push_back(opened.text(static_cast<std::int32_t>(i)));
            encoder.encode(texts, side, true, workers, chunk);
            const Result<Nothing> finite = checkVectors(chunk, text.string());
            if (!finite) return finite.error();
            writer.append(chunk);
            const auto done = static_cast<double>(writer.rows()), total = static_cast<double>(rows);
            const double rate = done / watch.seconds();
            job.report({"Embedding the " + name, done, total, "sentences", rate, "sentences",
                        (total - done) / rate});
        }
        writer.flush();
        writeFileAtomically(keyFile, opened.key_);
    }
    Result<VectorFile> file = VectorFile::open(vectors, rows, encoder.dimension());
    if (!file) return file.error();
    opened.vectors_ = std::move(*file);
    return opened;
}

}  // namespace paragram
