#include "core/tasks/training/teacher_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/files/output_stream.h"
#include "core/base/hash_set.h"
#include "core/exchange/formats/npy.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/read_lines.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kTogether = 10'000;  // pairs read between two polls

}  // namespace

Result<std::int64_t> listSentences(const std::vector<fs::path>& pairs, ListedSides sides,
                                   const fs::path& output, const JobContext& job) {
    Result<OutputStream> out = OutputStream::open(output);
    if (!out) return out.error();
    HashSet seen;
    const auto take = [&](std::string sentence) {
        if (!seen.insert(hashText(sentence))) return;
        std::ranges::replace_if(
            sentence, [](char c) { return c == '\n' || c == '\r'; }, ' ');
        out->write(sentence + "\n");
    };
    for (const fs::path& file : pairs) {
        const Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        const std::int64_t all = store->info().pairs;
        for (std::int64_t first = 0; first < all; first += kTogether) {
            if (job.shouldStop()) return Stopped{};
            job.report({"Listing sentences", static_cast<double>(first), static_cast<double>(all), "pairs"});
            for (SentencePair& pair : store->read(first, std::min(kTogether, all - first))) {
                if (sides != ListedSides::target) take(std::move(pair.source));
                if (sides != ListedSides::source) take(std::move(pair.target));
            }
        }
    }
    out->commit();
    return seen.size();
}

Result<TeacherShape> describeTeacher(const fs::path& vectors, const fs::path& sentences) {
    const Result<Matrix> matrix = readNpy(vectors);
    if (!matrix) return matrix.error();
    const auto lines = readLines(sentences);
    if (!lines) return lines.error();
    if (lines->size() != matrix->rows()) {
        return Error{
            vectors.string(), fmt::format("{} vectors", matrix->rows()),
            fmt::format("one for each of the {} lines of {}", lines->size(), sentences.filename().string()),
            "compute them again"};
    }
    const float* const end = matrix->data() + matrix->size();
    const float* const wrong =
        std::find_if_not(matrix->data(), end, [](float x) { return std::isfinite(x); });
    if (wrong != end) {
        return Error{vectors.string(),
                     fmt::format("a number that is not finite in row {}",
                                 static_cast<std::size_t>(wrong - matrix->data()) / matrix->cols() + 1),
                     "finite numbers", "compute them again"};
    }
    return TeacherShape{static_cast<std::int64_t>(matrix->rows()), static_cast<std::int64_t>(matrix->cols())};
}

std::string teacherScript(const fs::path& sentences) {
    const fs::path vectors = fs::path(sentences).replace_extension(".npy");
    return fmt::format(
        "import numpy\n"
        "from sentence_transformers import SentenceTransformer\n"
        "lines = open(r\"{}\", encoding=\"utf-8\").read().splitlines()\n"
        "model = SentenceTransformer(\"intfloat/multilingual-e5-small\")\n"
        "vectors = model.encode(lines, batch_size=256, show_progress_bar=True)\n"
        "numpy.save(r\"{}\", numpy.asarray(vectors, dtype=\"float32\"))\n",
        sentences.string(), vectors.string());
}

}  // namespace paragram
