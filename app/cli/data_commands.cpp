// Commands that make and describe data: sample, import, statistics, tokenizer.
#include "app/cli/data_commands.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "app/cli/pair_commands.h"
#include "app/cli/progress_printer.h"
#include "core/base/number_text.h"
#include "core/tasks/browse_pairs.h"
#include "core/tasks/import_pairs.h"
#include "core/tasks/train_tokenizer.h"
#include "core/tasks/write_sample.h"

namespace paragram::cli {
namespace {

using Task = std::function<Result<Outcome>(JobContext&)>;

Task declareSample(CLI::App& app) {
    auto folder = std::make_shared<std::string>();
    app.add_option("--output", *folder, "Folder to write the sample's files to; made when missing")
        ->required()
        ->type_name("FOLDER");
    return [folder](JobContext&) -> Result<Outcome> {
        const auto files = writeSample(*folder);
        if (!files) return files.error();
        for (const auto& file : *files) fmt::print("{}\n", file.string());
        return Outcome{};
    };
}

void printImport(const ImportSummary& s, const std::string& output) {
    fmt::print("{} lines read, {} pairs kept in {}, {}{}\n", groupedNumber(static_cast<double>(s.linesRead)),
               groupedNumber(static_cast<double>(s.pairsKept)), output, durationText(s.seconds),
               s.stopped ? " (stopped)" : "");
    if (s.linesRejected > 0) {
        fmt::print("{} lines could not be read; the first: {}\n",
                   groupedNumber(static_cast<double>(s.linesRejected)), s.rejectedExamples.front());
    }
    for (const FilterCount& f : s.filters) {
        fmt::print("  {:<16} kept {} of {}\n", f.name, groupedNumber(static_cast<double>(f.kept)),
                   groupedNumber(static_cast<double>(f.seen)));
    }
}

Task declareImport(CLI::App& app) {
    auto request = std::make_shared<ImportRequest>();
    const ReadingFlags reading(app, request);
    app.add_option("--output", request->output, "Pair store to write")->type_name("PAIRS.h5");
    const SettingFlags flags(app, {"pairs", "filter", "text"}, false);
    return [request, reading, flags](JobContext& job) -> Result<Outcome> {
        const Result<Settings> settings = flags.settings();
        if (!settings) return settings.error();
        request->settings = *settings;
        const Result<Nothing> set = reading.apply();
        if (!set) return set.error();
        if (reading.previewOnly()) return printPreview(*request);
        if (request->output.empty())
            return Error{"--output", "not given", "a pair store to write", "name one, or give --preview"};
        const Result<ImportSummary> summary = importPairs(*request, job);
        if (!summary) return summary.error();
        printImport(*summary, request->output.string());
        return Outcome{summary->stopped};
    };
}

nlohmann::json sideJson(const SideStatistics& s) {
    return {{"mean_length", s.meanLength},
            {"length_deviation", s.lengthDeviation},
            {"mean_idf", s.meanIdf},
            {"entropy_bits", s.entropy},
            {"types", s.types},
            {"tokens", s.tokens},
            {"distinct_sentences", s.distinct}};
}

void printStatistics(const PairStoreInfo& info, const PairStatistics& s) {
    fmt::print("{} pairs\n\n{:<22}{:>14}{:>14}\n", groupedNumber(static_cast<double>(s.pairs)), "",
               info.sourceLanguage.empty() ? "source" : info.sourceLanguage,
               info.targetLanguage.empty() ? "target" : info.targetLanguage);
    const auto row = [](const char* name, double a, double b, int decimals) {
        fmt::print("{:<22}{:>14.{}f}{:>14.{}f}\n", name, a, decimals, b, decimals);
    };
    const auto counts = [](const char* name, std::int64_t a, std::int64_t b) {
        fmt::print("{:<22}{:>14}{:>14}\n", name, groupedNumber(static_cast<double>(a)),
                   groupedNumber(static_cast<double>(b)));
    };
    row("words a sentence", s.source.meanLength, s.target.meanLength, 2);
    row("standard deviation", s.source.lengthDeviation, s.target.lengthDeviation, 2);
    row("mean IDF", s.source.meanIdf, s.target.meanIdf, 2);
    row("entropy, bits", s.source.entropy, s.target.entropy, 2);
    counts("different words", s.source.types, s.target.types);
    counts("words", s.source.tokens, s.target.tokens);
    counts("different sentences", s.source.distinct, s.target.distinct);
    fmt::print("\ntrigram overlap {:.3f}\n", s.meanOverlap);
    if (!std::isnan(s.meanScore)) fmt::print("mean given score {:.3f}\n", s.meanScore);
}

Task declareStatistics(CLI::App& app) {
    auto pairs = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    app.add_option("--pairs", *pairs, "Pair store to count")->required()->type_name("PAIRS.h5");
    app.add_flag("--json", *json, "Print JSON instead of a table");
    return [pairs, json](JobContext& job) -> Result<Outcome> {
        const auto info = describePairs(*pairs);
        if (!info) return info.error();
        const auto statistics = computeStatistics(*pairs, job);
        if (!statistics) return statistics.error();
        if (job.stop.stop_requested()) return Outcome{true};
        if (*json) {
            nlohmann::json out{{"pairs", statistics->pairs},
                               {"source_language", info->sourceLanguage},
                               {"target_language", info->targetLanguage},
                               {"source", sideJson(statistics->source)},
                               {"target", sideJson(statistics->target)},
                               {"trigram_overlap", statistics->meanOverlap}};
            if (!std::isnan(statistics->meanScore)) out["mean_score"] = statistics->meanScore;
            fmt::print("{}\n", out.dump(2));
        } else {
            printStatistics(*info, *statistics);
        }
        return Outcome{};
    };
}

Task declareTokenizer(CLI::App& app) {
    auto request = std::make_shared<TokenizerRequest>();
    auto pairs = std::make_shared<std::vector<std::string>>();
    app.add_option("--pairs", *pairs,
                   "Pair store to learn from; given several times, all are learned from together")
        ->required()
        ->type_name("PAIRS.h5");
    app.add_option("--output", request->output,
                   "Tokenizer to write: a SentencePiece .model or a vocabulary file")
        ->required()
        ->type_name("FILE");
    SettingFlags flags(app, {"text", "tokenizer"}, true);
    flags.alias(app, "--kind", "tokenizer.kind");
    flags.alias(app, "--vocabulary", "tokenizer.vocabulary");
    return [request, pairs, flags](JobContext& job) -> Result<Outcome> {
        request->pairs.assign(pairs->begin(), pairs->end());
        const Result<Settings> settings = flags.settings();
        if (!settings) return settings.error();
        request->settings = *settings;
        const Result<TokenizerSummary> s = trainTokenizer(*request, job);
        if (!s) return s.error();
        if (!s->stopped) {
            const bool fewer = static_cast<int>(s->pieces) < settings->tokenizer.vocabulary;
            fmt::print("{} tokens{} from {} sentences, {:.2f} a word, {:.2f} % unknown, {}\n",
                       groupedNumber(static_cast<double>(s->pieces)),
                       fewer ? " (the text gives no more)" : "",
                       groupedNumber(static_cast<double>(s->sentences)), s->piecesPerWord,
                       100 * s->unknownShare, durationText(s->seconds));
        }
        return Outcome{s->stopped};
    };
}

}  // namespace

std::vector<Command> dataCommands() {
    return {{"sample", "Write the sample that comes with the program", declareSample},
            {"import", "Read sentence pairs, filter them, write a pair store", declareImport},
            {"statistics", "Count what a pair store holds", declareStatistics},
            {"tokenizer", "Learn sentence pieces, words or character trigrams from a pair store",
             declareTokenizer}};
}

}  // namespace paragram::cli
