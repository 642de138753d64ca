#include "core/tasks/training/read_teacher.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "core/base/numeric/principal_axes.h"
#include "core/exchange/formats/npy.h"
#include "core/tasks/data/read_lines.h"
#include "core/training/loss/projection.h"

namespace paragram {
namespace {

Result<Matrix> readVectors(const TrainSettings& train, std::size_t dimension, Workers& workers) {
    auto vectors = readNpy(train.teacher);
    if (!vectors || train.teacherLoss == TeacherLoss::similarities || vectors->cols() == dimension)
        return vectors;
    if (vectors->cols() < dimension)
        return Error{train.teacher, fmt::format("vectors of {} numbers", vectors->cols()),
                     fmt::format("{} or more, as the model has", dimension),
                     "choose a smaller encoder.dimension, or set train.teacher-loss to similarities"};
    Matrix shorter;
    project(*vectors, principalAxes(*vectors, dimension), shorter, workers);
    return shorter;
}

// Whether one of the first pairs has a vector.
bool knowsSome(const Teacher& teacher, PairFeed& feed) {
    constexpr std::int64_t kPairs = 10'000;
    PairTokens pairs;
    feed.read(0, 0, std::min(kPairs, feed.size()), pairs);
    std::vector<std::int32_t> rows;
    teacher.rowsOf(pairs, rows);
    return std::ranges::any_of(rows, [](std::int32_t row) { return row >= 0; });
}

}  // namespace

Result<Nothing> checkTeacher(const TrainSettings& train) {
    if (train.teacher.empty()) return Nothing{};
    if (train.teacherSentences.empty())
        return Error{"train.teacher-sentences", "not given, with train.teacher",
                     "the file with the sentences of these vectors", "give it"};
    for (const std::string& file : {train.teacher, train.teacherSentences})
        if (std::error_code code; !std::filesystem::exists(file, code))
            return Error{file, "does not exist", "a file", "give another one"};
    return Nothing{};
}

Result<Teacher> readTeacher(const Settings& settings, const ModelTokenizer& tokenizer, std::size_t dimension,
                            PairFeed& feed, Workers& workers, const JobContext& job) {
    const TrainSettings& train = settings.train;
    if (train.teacher.empty()) return Teacher();
    job.report({"Reading the teacher's vectors", 0, 0, ""});
    const auto sentences = readLines(train.teacherSentences);
    if (!sentences) return sentences.error();
    auto vectors = readVectors(train, dimension, workers);
    if (!vectors) return vectors.error();
    if (vectors->rows() != sentences->size())
        return Error{train.teacher, fmt::format("{} vectors", vectors->rows()),
                     fmt::format("{}, one for each line of {}", sentences->size(), train.teacherSentences),
                     "embed the whole list, line by line"};
    Teacher teacher(*std::move(vectors));
    for (const Side side : {Side::source, Side::target}) {
        if (side == Side::target && tokenizer.sharing() == Sharing::shared) break;
        TokenList tokens;
        tokenizer.appendTokens(settings, *sentences, side, workers, tokens);
        for (std::size_t i = 0; i < tokens.size(); ++i) teacher.add(tokens[i], static_cast<std::int32_t>(i));
    }
    if (!knowsSome(teacher, feed))
        return Error{train.teacherSentences, "none of the sentences of the first 10,000 pairs",
                     "sentences of the pairs", "list those, and embed them again"};
    return teacher;
}

}  // namespace paragram
