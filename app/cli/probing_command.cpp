#include "app/cli/probing_command.h"

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/tasks/evaluation/make_probing.h"
#include "core/text/text_table.h"

namespace paragram::cli {
namespace {

Task declareProbing(CLI::App& app) {
    auto request = std::make_shared<ProbingRequest>();
    app.add_option("--input", request->inputs,
                   "Text with one sentence per line, packed or not; - reads standard input; may be repeated")
        ->required()
        ->type_name("FILE");
    app.add_option("--language", request->language,
                   "Language of the text; fr and es add the gender of articles (default: none)")
        ->type_name("CODE");
    addOutput(app, "--output", request->output, "Folder for a file of each task; created if it is missing")
        ->required()
        ->type_name("FOLDER");
    app.add_option("--train", request->sizes.train, "Examples for training (default 100,000)")
        ->check(CLI::Range(100, 10'000'000))
        ->type_name("N");
    app.add_option("--held-out", request->sizes.heldOut,
                   "Examples for development, and as many for test (default 10,000)")
        ->check(CLI::Range(10, 1'000'000))
        ->type_name("N");
    app.add_option("--per-label", request->sizes.perLabel,
                   "Most examples of each number of punctuation marks (default 20,000)")
        ->check(CLI::Range(10, 10'000'000))
        ->type_name("N");
    app.add_option("--seed", request->seed, "Seed of the draw (default 1)")->type_name("N");
    return [&app, request](JobContext& job) -> Result<Nothing> {
        request->overwrite = overwrites(app);
        const Result<ProbingSummary> summary = makeProbingTasks(*request, job);
        if (!summary) return summary.error();
        const auto count = [](std::size_t number) { return groupedNumber(number); };
        TextTable table("lrrrr");
        table.add({"file", "labels", "training", "development", "test"});
        for (const ProbingSummary::Task& task : summary->tasks)
            table.add({task.file.string(), count(task.labels), count(task.train), count(task.development),
                       count(task.test)});
        say("{}", table.text());
        if (summary->skipped > 0) say("{} skipped: no valid UTF-8\n", countOf(summary->skipped, "line"));
        return Nothing{};
    };
}

}  // namespace

Command probingCommand() {
    return {"probing",
            "Make probing tasks from a text: punctuation and the gender of articles (P20)",
            declareProbing,
            {"paragram-cli probing --input news.es --language es --output probing",
             "paragram-cli probing --input news.en --train 1000 --held-out 100 --output punctuation"}};
}

}  // namespace paragram::cli
