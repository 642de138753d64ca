#include "core/mining/mining_sides.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/ranks/communicator.h"
#include "core/base/stopwatch.h"
#include "core/search/corpus_index.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = 8192;  // texts

// The texts that a rank embeds, in units of 1,024: no two ranks write in the same page of the file.
IndexRange shareOfTexts(const Communicator& ranks, std::size_t rows) {
    constexpr std::size_t kUnit = 1024;
    const IndexRange units = ranks.share((rows + kUnit - 1) / kUnit);
    return {std::min(rows, units.first * kUnit), std::min(rows, units.last * kUnit)};
}

// Rank 0 makes the file, and each rank writes its texts into it.
VectorFileWriter writerFor(Communicator& ranks, const fs::path& file, IndexRange own, std::size_t rows,
                           std::size_t dimension) {
    if (ranks.alone()) return VectorFileWriter(file, 0, dimension);
    if (ranks.isFirst()) {
        std::ofstream(file, std::ios::binary).close();
        std::error_code code;
        fs::resize_file(file, rows * dimension * sizeof(float), code);
        if (code) throwWriteFailure(file);
    }
    valueOfFirst(ranks, true);  // it is there
    return VectorFileWriter::within(file, own.first, dimension);
}

// Writes the vectors of this rank's texts. Stopped: those so far are lost.
Result<Nothing> embed(const MiningSide& side, const std::string& name, const fs::path& file,
                      TextEncoder& encoder, Side language, Workers& workers, JobContext& job) {
    const std::size_t rows = side.unique().size();
    const IndexRange own = shareOfTexts(job.ranks(), rows);
    VectorFileWriter writer = writerFor(job.ranks(), file, own, rows, encoder.dimension());
    const Stopwatch watch;
    std::vector<std::string_view> texts;
    Matrix chunk;
    while (writer.rows() < own.last) {
        if (job.shouldStop()) return Stopped{};
        texts.clear();
        const std::size_t end = std::min(own.last, writer.rows() + kChunk);
        for (std::size_t i = writer.rows(); i < end; ++i)
            texts.push_back(side.text(static_cast<std::int32_t>(i)));
        encoder.encode(texts, language, true, workers, chunk);
        const Result<Nothing> finite = checkVectors(chunk, name);
        if (!finite) return finite.error();
        writer.append(chunk);
        const auto done = static_cast<double>(writer.rows() - own.first),
                   total = static_cast<double>(own.size());
        const double rate = done / watch.seconds();
        job.report(
            {"Embedding the " + name, done, total, "sentences", rate, "sentences", (total - done) / rate});
    }
    writer.flush();
    return Nothing{};
}

}  // namespace

Result<MiningSide> MiningSide::open(const fs::path& text, int column, const fs::path& folder,
                                    const std::string& name, const std::string& modelKey,
                                    TextEncoder& encoder, Side side, Workers& workers, JobContext& job) {
    MiningSide opened;
    Communicator& ranks = job.ranks();
    const std::string copy = ranks.isFirst() ? name + ".txt" : fmt::format("{}.{}.txt", name, ranks.rank());
    Result<TextLines> lines = TextLines::open(text, folder / copy, job);
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
    // The key file has the key, a space and the hash of the vectors.
    const bool there =
        ranks.isFirst() && kept && kept->starts_with(opened.key_ + ' ') &&
        fs::file_size(vectors, code) == rows * encoder.dimension() * sizeof(float) &&
        VectorFile::open(vectors, rows, encoder.dimension(), kept->substr(opened.key_.size() + 1)).ok();
    if (!valueOfFirst(ranks, there)) {
        if (ranks.isFirst()) fs::remove(keyFile, code);
        const double bytes = static_cast<double>(rows * encoder.dimension()) * sizeof(float);
        const Result<Nothing> space = onAll(ranks, checkFreeSpace(folder, bytes, "vectors"));
        if (!space) return space.error();
        const Result<Nothing> embedded =
            onAll(ranks, embed(opened, name, vectors, encoder, side, workers, job));
        if (!embedded) return embedded.error();
    }
    Result<VectorFile> file = VectorFile::open(vectors, rows, encoder.dimension(), "");
    if (!file) return file.error();
    opened.vectors_ = std::move(*file);
    if (ranks.isFirst() && !there) writeFileAtomically(keyFile, opened.key_ + ' ' + opened.vectors_.hash());
    return opened;
}

}  // namespace paragram
