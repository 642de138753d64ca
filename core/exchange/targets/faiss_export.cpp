// A FAISS index of vectors of length 1 (IndexFlatIP), with a file of the texts of its rows.
#include <fmt/format.h>

#include <cmath>

#include "core/base/files/mapped_file.h"
#include "core/base/little_endian.h"
#include "core/exchange/targets/export_files.h"

namespace paragram {
namespace {

constexpr std::int64_t kUnused = 1 << 20;  // two words of the header that FAISS writes and ignores
constexpr std::size_t kMostPoints = 50'000'000;

Matrix ofLengthOne(Matrix vectors) {
    for (std::size_t i = 0; i < vectors.rows(); ++i) {
        double square = 0;
        for (const float value : vectors.row(i)) square += static_cast<double>(value) * value;
        const double scale = square > 0 ? 1 / std::sqrt(square) : 0;
        for (float& value : vectors.row(i)) value = static_cast<float>(value * scale);
    }
    return vectors;
}

void write(const ExportModel& exported, const ExportPlace& place) {
    const ExportPoints points = exportPoints(exported, kMostPoints);
    const Matrix vectors = ofLengthOne(points.vectors);
    writeExportFile(place.file(".faiss"), [&](std::ostream& out) {
        std::string head = "IxFI";
        appendValue(head, static_cast<std::int32_t>(vectors.cols()));
        appendValue(head, static_cast<std::int64_t>(vectors.rows()));
        appendValue(head, kUnused);
        appendValue(head, kUnused);
        appendValue<std::uint8_t>(head, 1);  // trained
        appendValue<std::int32_t>(head, 0);  // inner product
        appendValue(head, static_cast<std::uint64_t>(vectors.size()));
        out.write(head.data(), static_cast<std::streamsize>(head.size()));
        writeNumbers(out, vectors, WeightPrecision::fp32);
    });
    writeExportFile(place.file(".rows.txt"), [&](std::ostream& out) {
        for (const std::string& text : points.texts) out << printableToken(text, false) << '\n';
    });
}

Result<ExportCheck> check(const ExportModel& exported, const ExportPlace& place,
                          const std::vector<std::string>&) {
    const Result<MappedFile> file = MappedFile::open(place.file(".faiss"));
    if (!file) return file.error();
    std::string_view rest = file->bytes();
    const bool flat = rest.starts_with("IxFI");
    rest.remove_prefix(std::min<std::size_t>(4, rest.size()));
    bool ok = true;
    const auto dimension = takeValue<std::int32_t>(rest, ok);
    const auto rows = takeValue<std::int64_t>(rest, ok);
    (void)takeValue<std::int64_t>(rest, ok);
    (void)takeValue<std::int64_t>(rest, ok);
    (void)takeValue<std::uint8_t>(rest, ok);
    const auto metric = takeValue<std::int32_t>(rest, ok);
    const auto numbers = takeValue<std::uint64_t>(rest, ok);
    const ExportPoints points = exportPoints(exported, kMostPoints);
    const bool fits = ok && flat && metric == 0 && numbers == points.vectors.size() &&
                      static_cast<std::size_t>(dimension) == points.vectors.cols() &&
                      static_cast<std::size_t>(rows) == points.texts.size() &&
                      rest.size() == numbers * sizeof(float);
    if (!fits) {
        return Error{place.file(".faiss").string(), "an index that differs from what was written", "",
                     "the disk may be full: export again"};
    }
    Matrix vectors(points.vectors.rows(), points.vectors.cols());
    std::memcpy(vectors.data(), rest.data(), rest.size());
    return compareVectors(points.vectors, vectors);
}

}  // namespace

ExportTarget faissTarget() {
    ExportTarget target;
    target.name = "faiss";
    target.label = "FAISS index";
    target.reader = "FAISS, the library for vector search; for the sentences of a file, or the vocabulary.";
    target.ending = ".faiss";
    target.reduced = false;
    target.snippets = {{"Python",
                        "import faiss\nindex = faiss.read_index(\"{path}\")\n"
                        "cosines, rows = index.search(queries, 10)  # queries: float32, of length 1\n"},
                       {"C++",
                        "std::unique_ptr<faiss::Index> index(faiss::read_index(\"{path}\"));\n"
                        "index->search(count, queries, 10, cosines.data(), rows.data());\n"}};
    target.bytes = [](const ExportModel& exported) {
        constexpr double kText = 60;
        const auto rows = static_cast<double>(exported.sentences.empty() ? exported.model.table.rows()
                                                                         : exported.sentences.size());
        const auto cols = static_cast<double>(exported.sentences.empty() ? exported.model.table.cols()
                                                                         : exported.model.dimension());
        return rows * (cols * 4 + kText);
    };
    target.write = write;
    target.check = check;
    return target;
}

}  // namespace paragram
