#include "app/cli/analysis_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/evaluation/reports/published_results.h"
#include "core/tasks/evaluation/analyse_lexicon.h"
#include "core/tasks/evaluation/analyse_overlap.h"
#include "core/text/text_table.h"

namespace paragram::cli {
namespace {

std::string score(double value) {
    return std::isfinite(value) ? fmt::format("{:.1f}", 100 * value) : "-";
}

void printPublished(const std::string& key) {
    for (const PublishedTable& table : publishedTables()) {
        if (std::ranges::find(table.beside, key) == table.beside.end()) continue;
        say("\n{}: {}\n", table.name, table.what);
        TextTable lines("l");
        for (const auto& row : table.rows) {
            std::vector<std::string> cells{row.name};
            for (std::size_t k = 0; k < row.cells.size(); ++k)
                cells.push_back(table.columns[k] + ' ' + row.cells[k]);
            lines.add(std::move(cells));
        }
        say("{}", lines.text());
    }
}

struct LexiconFlags {
    LexiconRequest request;
    std::vector<std::string> look;
    std::string words, output, by = "adjusted";
    std::size_t most = 10;
};

Task declareLexicon(CLI::App& app) {
    auto flags = std::make_shared<LexiconFlags>();
    app.add_option("--pairs", flags->request.pairs,
                   "Pair store of paraphrases or translations; may be repeated")
        ->required()
        ->type_name("PAIRS.h5");
    app.add_option("--word", flags->look, "Print the best entries of this word; may be repeated")
        ->type_name("WORD");
    app.add_option(
           "--words", flags->words,
           "List of word similarities (or a folder of them) to compare the lexicon with, such as SimLex-999")
        ->type_name("FILE");
    addOutput(app, "--output", flags->output, "Write the best entries of every word, tab-separated")
        ->type_name("FILE.tsv");
    app.add_option("--top", flags->most, "Entries per word, 1 to 1000 (default 10)")
        ->check(CLI::Range(1, 1000));
    limitTo(
        app.add_option("--by", flags->by, "Score that ranks entries: adjusted or cross (default adjusted)")
            ->type_name("KIND"),
        {"adjusted", "cross"});
    app.add_option("--minimum-count", flags->request.minimumCount,
                   "Sentences in which a word must occur, 1 or more (default 10)")
        ->check(CLI::PositiveNumber);
    app.add_option("--maximum-length", flags->request.longest,
                   "Skip pairs with a sentence of more word tokens (default 30; 0: no limit)")
        ->check(CLI::NonNegativeNumber);
    app.add_option("--minimum-score", flags->request.smallestScore,
                   "Skip pairs with a lower given score (default 0: no limit)");
    return [flags](JobContext& job) -> Result<Nothing> {
        if (!flags->output.empty()) {
            const Result<Nothing> writable = checkTextWritable(flags->output);
            if (!writable) return writable.error();
        }
        const Result<LexiconSummary> summary = buildLexicon(flags->request, job);
        if (!summary) return summary.error();
        note("{}, {} skipped, {}, {}\n", countOf(summary->pairs, "pair"), groupedNumber(summary->passedOver),
             countOf(static_cast<std::int64_t>(summary->lexicon->words().size()), "word"),
             durationText(summary->seconds));
        if (job.stop.stop_requested()) return Stopped{};
        const LexiconScore by = flags->by == "cross" ? LexiconScore::crossPmi : LexiconScore::adjustedPmi;
        LexiconReader reader(*summary->lexicon);
        for (const std::string& word : flags->look) {
            say("{}:", word);
            if (!summary->lexicon->knows(word)) say(" in too few sentences");
            for (const LexiconEntry& entry : reader.entries(word, flags->most, by))
                say(" {} ({:.1f})", entry.word,
                    by == LexiconScore::crossPmi ? entry.crossPmi : entry.adjustedPmi);
            say("\n");
        }
        if (!flags->words.empty()) {
            const auto agreements = evaluateLexicon(*summary->lexicon, flags->words, job);
            if (!agreements) return agreements.error();
            TextTable table("lrrrr");
            table.add({"List", "pairs", "known", "cross PMI", "adjusted PMI"});
            for (const LexiconAgreement& a : *agreements)
                table.add({a.name, groupedNumber(a.pairs), groupedNumber(a.known), score(a.crossSpearman),
                           score(a.adjustedSpearman)});
            say("Spearman's rho x 100\n{}", table.text());
            printPublished("lexicon");
        }
        if (!flags->output.empty()) {
            const Result<Nothing> written = writeLexicon(*summary, flags->most, by, flags->output, job);
            if (!written) return written.error();
        }
        return Result<Nothing>::of({}, job.stop.stop_requested());
    };
}

struct OverlapFlags {
    OverlapRequest request;
    std::string study;
    std::vector<std::filesystem::path> suites;
    double threshold = 0.3;
};

Task declareOverlap(CLI::App& app) {
    auto flags = std::make_shared<OverlapFlags>();
    app.add_option("--pairs", flags->request.pairs, "Pair store of two languages")->type_name("PAIRS.h5");
    app.add_option("--tokenizer", flags->request.tokenizers,
                   "Tokenizer of both sides, or given twice: of the source and of the target")
        ->type_name("TOKENIZER");
    app.add_option("--model", flags->request.model, "A run or model with the tokenizer")
        ->type_name("RUN|MODEL.h5");
    app.add_option(
           "--study", flags->study,
           "Table of languages: columns language, score or model, overlap or pairs, and any distances; "
           "correlates score with overlap and distances")
        ->type_name("TABLE.tsv");
    app.add_option("--suite", flags->suites, "STS folder for scoring the models of the study")
        ->type_name("STS_FOLDER");
    app.add_option("--threshold", flags->threshold,
                   "Overlap that divides the languages of a study into low and high, 0 to 1 (default 0.3)")
        ->check(CLI::Range(0.0, 1.0));
    return [flags](JobContext& job) -> Result<Nothing> {
        if (!flags->study.empty()) {
            const auto study = studyLanguages(flags->study, flags->suites, flags->threshold, job);
            if (!study) return study.error();
            for (const ScoreTable& table : studyTables(*study)) say("{}\n", tableText(table));
            return Result<Nothing>::of({}, job.stop.stop_requested());
        }
        if (flags->request.pairs.empty())
            return Error{"overlap", "neither --pairs nor --study", "one of them",
                         "see paragram-cli overlap --help"};
        if (flags->request.tokenizers.empty() && flags->request.model.empty())
            return Error{"overlap", "no tokenizer", "--tokenizer or --model",
                         "see paragram-cli overlap --help"};
        const Result<OverlapSummary> s = measureOverlap(flags->request, job);
        if (!s) return s.error();
        say("{}: {} in {}, {} in {}, {} in both; overlap {:.3f}\n", countOf(s->pairs, "pair"),
            countOf(static_cast<std::int64_t>(s->sourceTypes), "type"), s->sourceLanguage,
            groupedNumber(s->targetTypes), s->targetLanguage, groupedNumber(s->shared), s->overlap);
        return Result<Nothing>::of({}, s.stopped());
    };
}

}  // namespace

std::vector<Command> analysisCommands() {
    return {{"lexicon",
             "Find words that replace each other in paraphrases or translations",
             declareLexicon,
             {"paragram-cli lexicon --pairs pairs.h5 --word doctor --word house",
              "paragram-cli lexicon --pairs pairs.h5 --top 3 --output lexicon.tsv"}},
            {"overlap",
             "Measure how many tokens two languages share, and its correlation with quality",
             declareOverlap,
             {"paragram-cli overlap --pairs pairs.h5 --model run",
              "paragram-cli overlap --pairs pairs.h5 --tokenizer tokenizer.model"}}};
}

}  // namespace paragram::cli
