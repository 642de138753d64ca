// TensorBoard: the points of a projector with their labels, and the curves of the training as an event file.
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <fstream>
#include <iterator>

#include "core/exchange/formats/event_file.h"
#include "core/exchange/formats/history_events.h"
#include "core/exchange/targets/export_files.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kMostPoints = 10'000;  // the most that a projector shows

void write(const ExportModel& exported, const ExportPlace& place) {
    const ExportPoints points = exportPoints(exported, kMostPoints);
    writeExportFile(place.folder / "vectors.tsv", [&](std::ostream& out) {
        for (std::size_t i = 0; i < points.vectors.rows(); ++i) {
            std::string line;
            for (const float value : points.vectors.row(i))
                fmt::format_to(std::back_inserter(line), "{}{:.9g}", line.empty() ? "" : "\t", value);
            out << line << '\n';
        }
    });
    writeExportFile(place.folder / "metadata.tsv", [&](std::ostream& out) {
        for (const std::string& text : points.texts) {
            const std::string label = printableToken(text, false);
            out << (label.empty() ? " " : label) << '\n';
        }
    });
    const char* what = exported.sentences.empty() ? "vocabulary" : "sentences";
    writeExportFile(place.folder / "projector_config.pbtxt",
                    fmt::format("embeddings {{\n  tensor_name: \"{}\"\n  tensor_path: \"vectors.tsv\"\n"
                                "  metadata_path: \"metadata.tsv\"\n}}\n",
                                what));
    if (!exported.history.empty()) writeHistoryEvents(exported.history, place.folder);
}

Result<ExportCheck> check(const ExportModel& exported, const ExportPlace& place,
                          const std::vector<std::string>&) {
    const ExportPoints points = exportPoints(exported, kMostPoints);
    Matrix vectors(points.vectors.rows(), points.vectors.cols());
    std::ifstream in(place.folder / "vectors.tsv");
    std::string line;
    for (std::size_t i = 0; i < vectors.rows(); ++i) {
        std::getline(in, line);
        const char *at = line.data(), *end = line.data() + line.size();
        for (float& value : vectors.row(i)) {
            if (at < end && *at == '\t') ++at;
            const auto [next, status] = std::from_chars(at, end, value);
            if (status != std::errc()) {
                return Error{(place.folder / "vectors.tsv").string(),
                             fmt::format("line {} is truncated", i + 1), "",
                             "the disk may be full: export again"};
            }
            at = next;
        }
    }
    for (const auto& entry : std::filesystem::directory_iterator(place.folder)) {
        if (entry.path().filename().string().find("tfevents") == std::string::npos) continue;
        const Result<std::vector<EventScalar>> scalars = readEventFile(entry.path());
        if (!scalars) return scalars.error();
    }
    return compareVectors(points.vectors, vectors);
}

}  // namespace

ExportTarget tensorboardTarget() {
    ExportTarget target;
    target.name = "tensorboard";
    target.label = "TensorBoard";
    target.reader =
        "TensorBoard and its embedding projector: a map of tokens or sentences, and the training's curves.";
    target.reduced = false;
    target.snippets = {{"Shell", "tensorboard --logdir {path}\n"}};
    target.bytes = [](const ExportModel& exported) {
        constexpr double kDigits = 13;
        const std::size_t rows =
            exported.sentences.empty() ? exported.model.table.rows() : exported.sentences.size();
        return static_cast<double>(std::min(rows, kMostPoints) * exported.model.dimension()) * kDigits;
    };
    target.write = write;
    target.check = check;
    return target;
}

}  // namespace paragram
