#include "core/tasks/evaluation/make_probing.h"

#include <fmt/format.h>

#include "core/base/files/atomic_file.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// As SentEval's files of probing tasks.
std::string linesOf(const ProbingTask& task) {
    std::string lines;
    for (const ProbingExample& example : task.examples) {
        const char* part = example.part == SetPart::train         ? "tr"
                           : example.part == SetPart::development ? "va"
                                                                  : "te";
        lines += fmt::format("{}\t{}\t{}\n", part, example.label, example.sentence);
    }
    return lines;
}

std::string articlesOf(const std::string& language) {
    for (const char* known : {"fr", "es"})
        if (!language.empty() && sameLanguage(language, known)) return known;
    return "";
}

}  // namespace

Result<ProbingSummary> makeProbingTasks(const ProbingRequest& request, JobContext& job) {
    ProbingDraw draw(articlesOf(request.language), request.sizes, static_cast<std::uint64_t>(request.seed));
    ProbingSummary summary;
    constexpr std::int64_t kReport = 20'000;
    for (const fs::path& input : request.inputs) {
        Result<LineReader> lines = LineReader::open(input);
        if (!lines) return lines.error();
        for (Line line;;) {
            const Result<bool> more = lines->next(line);
            if (!more) return more.error();
            if (!*more) break;
            if (line.problem)
                ++summary.skipped;
            else
                draw.add(line.text);
            if (++summary.sentences % kReport != 0) continue;
            if (job.shouldStop()) return Stopped{};
            const double fraction = lines->fraction(), done = static_cast<double>(summary.sentences);
            job.report({"Reading " + input.filename().string(), done, fraction > 0 ? done / fraction : 0,
                        "sentences"});
        }
    }
    const std::vector<ProbingTask> tasks = draw.take();
    if (tasks.empty()) {
        return Error{request.inputs.front().string(),
                     fmt::format("{} lines, too few with punctuation or articles", summary.sentences),
                     fmt::format("at least {} sentences of a task", ProbingDraw::kFewest),
                     "give more text, a sentence per line"};
    }
    std::error_code code;
    fs::create_directories(request.output, code);
    if (code)
        return Error{request.output.string(), "cannot be created (" + code.message() + ")", "",
                     "choose another folder"};
    for (const ProbingTask& task : tasks) {
        const fs::path file = request.output / (task.name + ".txt");
        if (fs::exists(file, code) && !request.overwrite)
            return Error{file.string(), "exists already", "a new file",
                         "choose another folder, or overwrite it"};
        const Result<Nothing> writable = checkWritable(file);
        if (!writable) return writable.error();
        summary.tasks.push_back({file, task.labels(), task.count(SetPart::train),
                                 task.count(SetPart::development), task.count(SetPart::test)});
    }
    for (std::size_t i = 0; i < tasks.size(); ++i)
        writeFileAtomically(summary.tasks[i].file, linesOf(tasks[i]));
    return summary;
}

}  // namespace paragram
