// How long an evaluation takes from raw text. The suites are read from disk, the model is loaded before.
//   bench_evaluation MODEL        MODEL: a run or a model file; needs PARAGRAM_DATA
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "core/base/stopwatch.h"
#include "core/models/load_model.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/evaluation/analyse_lexicon.h"
#include "core/tasks/evaluation/evaluate_model.h"

using namespace paragram;

namespace {

namespace fs = std::filesystem;

void report(const char* what, std::size_t count, const char* unit, double seconds) {
    fmt::print("{:<58}{:>10} {:<10}{:>9.2f} s\n", what, count, unit, seconds);
    std::fflush(stdout);
}

EvaluationSuites read(const std::vector<fs::path>& paths) {
    JobContext job;
    Result<EvaluationSuites> suites = readSuites(paths, job);
    if (!suites) {
        fmt::print(stderr, "{}\n", suites.error().sentence());
        std::exit(1);
    }
    return std::move(suites).value();
}

// The parts of a suite that are evaluated together, and their description.
void evaluate(const char* what, const EvaluationSuites& suites, const Model& model, bool intervals) {
    EvaluationOptions options;
    options.intervals = intervals;
    std::size_t count = 0;
    for (const StsSet& set : suites.graded) count += set.pairs.size();
    for (const LabelledSet& set : suites.labelled) count += set.size();
    for (const RetrievalSet& set : suites.retrieval) count += set.source.size();
    for (const MiningTask& task : suites.mining) count += task.test.source.sentences.size();
    JobContext job;
    const Stopwatch watch;
    (void)evaluateOn(suites, model, options, job);
    report(what, count, "items", watch.seconds());
}

EvaluationSuites years(const fs::path& data) {
    EvaluationSuites suites;
    for (int year = 12; year <= 16; ++year) {
        EvaluationSuites one = read({data / "sts" / fmt::format("STS{}-en-test", year)});
        for (StsSet& set : one.graded)
            if (!set.year.empty()) suites.graded.push_back(std::move(set));
    }
    return suites;
}

// The Tatoeba sets in order, at most N.
EvaluationSuites languages(const fs::path& data, std::size_t count) {
    EvaluationSuites suites = read({data / "retrieval"});
    if (suites.retrieval.size() > count) suites.retrieval.resize(count);
    return suites;
}

void lexicon(const fs::path& data) {
    ImportRequest import;
    import.input.first = data / "paraphrase" / "quora.train.tsv.gz";
    import.input.sourceLanguage = import.input.targetLanguage = "en";
    import.output = fs::temp_directory_path() / "bench-lexicon.h5";
    JobContext job;
    if (!importPairs(import, job)) return;
    LexiconRequest request;
    request.pairs.assign(10, import.output);  // a million pairs
    const auto summary = buildLexicon(request, job);
    fs::remove(import.output);
    if (!summary) return;
    report("lexicon of Quora's pairs, ten times over", static_cast<std::size_t>(summary->pairs), "pairs",
           summary->seconds);
    const Stopwatch watch;
    const auto agreement = evaluateLexicon(*summary->lexicon, data / "words" / "EN-SIMLEX-999.txt", job);
    if (agreement) report("SimLex-999 by that lexicon", agreement->front().pairs, "pairs", watch.seconds());
}

}  // namespace

int main(int argc, char** argv) {
    const char* data = std::getenv("PARAGRAM_DATA");
    if (argc != 2 || !data) {
        fmt::print(stderr, "bench_evaluation MODEL, with PARAGRAM_DATA set\n");
        return 1;
    }
    const auto model = loadModel(argv[1]);
    if (!model) {
        fmt::print(stderr, "{}\n", model.error().sentence());
        return 1;
    }
    fmt::print("d {}, {} threads\n", (*model)->dimension(),
               Workers((*model)->settings.train.threads).count());
    const fs::path folder(data);
    const EvaluationSuites sts = years(folder);
    evaluate("STS 2012-2016, correlations", sts, **model, false);
    evaluate("STS 2012-2016, with bootstrap intervals", sts, **model, true);
    evaluate("Tatoeba, 100 languages", languages(folder, 100), **model, false);
    evaluate("mining, three languages", read({folder / "mining"}), **model, false);
    evaluate("SentEval transfer, 10 folds", read({folder / "transfer"}), **model, false);
    lexicon(folder);
}
