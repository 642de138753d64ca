// How fast pairs are imported and filtered, and how much memory tens of millions of them need. Requires
// PARAGRAM_DATA.
//   bench_data                 everything below
//   bench_data import          real text (TV subtitles, English-Chinese) from file to pair store, two recipes
//   bench_data filters         each filter alone on real text, on one core
//   bench_data memory [N]      N pairs (default 20,000,000): the real ones repeatedly, each time with another
//                              word inserted, through length, duplicates and overlap into a pair store
//   bench_data tokenizer [N]   SentencePiece on N sentences of the same kind (default 10,000,000), sampled
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <thread>

#include "core/base/number_text.h"
#include "core/base/stopwatch.h"
#include "core/pairs/filters/filter_table.h"
#include "core/pairs/recipes/filter_stream.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/training/train_tokenizer.h"

using namespace paragram;

namespace {

namespace fs = std::filesystem;

double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

std::string grouped(double value) {
    return groupedNumber(value);
}

// A temporary folder.
struct Folder {
    Folder() : path(fs::temp_directory_path() / fmt::format("bench_data-{}", ::getpid())) {
        fs::create_directories(path);
    }
    ~Folder() { fs::remove_all(path); }
    fs::path path;
};

// The subtitles as plain text, so that the figure does not measure xz.
fs::path subtitles(const Folder& folder) {
    const char* data = std::getenv("PARAGRAM_DATA");
    const fs::path packed = fs::path(data ? data : "") / "bitext/tvsub.en-zh.tsv.xz";
    const fs::path plain = folder.path / "tvsub.en-zh.tsv";
    if (fs::exists(plain)) return plain;
    if (!data || !fs::exists(packed) ||
        std::system(fmt::format("xz -dc '{}' > '{}'", packed.string(), plain.string()).c_str()) != 0) {
        fmt::print("PARAGRAM_DATA lacks bitext/tvsub.en-zh.tsv.xz, or xz is missing\n");
        std::exit(1);
    }
    return plain;
}

int importText(const Folder& folder) {
    const fs::path text = subtitles(folder);
    fmt::print("From file to pair store, {} cores, {}\n", std::thread::hardware_concurrency(),
               text.filename().string());
    for (const char* recipe : {"length minimum=1 maximum=100\nduplicates\noverlap maximum=0.7\n",
                               "length minimum=1 maximum=100\nduplicates\noverlap maximum=0.7\nlanguage\n"}) {
        ImportRequest request;
        request.input.first = text;
        request.input.columns = {0, 1};
        request.input.sourceLanguage = "en";
        request.input.targetLanguage = "zh";
        request.settings.pairs.skipBadLines = true;
        request.recipe = parseRecipe(recipe, "recipe").value();
        request.output = folder.path / "pairs.h5";
        JobContext job;
        const Stopwatch watch;
        const auto summary = importPairs(request, job);
        if (!summary) {
            fmt::print("{}\n", summary.error().sentence());
            return 1;
        }
        const double seconds = watch.seconds();
        fmt::print("{:>12} pairs {:>7.1f} s {:>10} pairs/s, peak {:.0f} MB\n",
                   grouped(static_cast<double>(summary->linesRead)), seconds,
                   grouped(static_cast<double>(summary->linesRead) / seconds), peakMegabytes());
        for (const FilterCount& step : summary->filters)
            fmt::print("    {:<34}{:>12} kept {:>8.2f} s of all threads\n", step.line,
                       grouped(static_cast<double>(step.kept)), step.seconds);
    }
    return 0;
}

int eachFilter(const Folder& folder) {
    constexpr std::size_t kPairs = 200'000;
    std::vector<SentencePair> pairs;
    std::ifstream in(subtitles(folder));
    for (std::string line; pairs.size() < kPairs && std::getline(in, line);) {
        const auto tab = line.find('\t');
        if (tab != std::string::npos) pairs.push_back({line.substr(0, tab), line.substr(tab + 1)});
    }
    fmt::print("\nEach filter alone, one core, {} pairs\n", grouped(static_cast<double>(pairs.size())));
    FilterContext context;
    context.sourceLanguage = "en";
    context.targetLanguage = "zh";
    for (const FilterKind& kind : filterTable()) {
        if (kind.id == "paraphrase") continue;
        Recipe recipe;
        recipe.steps.push_back({kind.id, {}, true, {}});
        auto chain = FilterChain::make(recipe, context);
        if (!chain) continue;
        const Stopwatch watch;
        for (const SentencePair& pair : pairs) (void)chain->keeps(pair);
        fmt::print("    {:<22}{:>12} pairs/s\n", kind.id,
                   grouped(static_cast<double>(pairs.size()) / watch.seconds()));
    }
    return 0;
}

// The subtitles repeatedly; from the second round on, a word of the round is inserted, so that pairs
// differ.
class ManyPairs {
  public:
    ManyPairs(const fs::path& text, std::int64_t pairs) : text_(text), in_(text), left_(pairs) {}
    bool next(SentencePair& pair) {
        if (left_ == 0) return false;
        std::string line;
        while (std::getline(in_, line)) {
            const auto tab = line.find('\t');
            if (tab == std::string::npos) continue;
            --left_;
            pair.source =
                round_ == 0 ? line.substr(0, tab) : fmt::format("{} round{}", line.substr(0, tab), round_);
            pair.target = line.substr(tab + 1);
            return true;
        }
        ++round_;
        in_ = std::ifstream(text_);
        return next(pair);
    }

  private:
    fs::path text_;
    std::ifstream in_;
    std::int64_t left_;
    int round_ = 0;
};

int manyPairs(const Folder& folder, std::int64_t count) {
    ManyPairs source(subtitles(folder), count);
    fmt::print("\n{} pairs, the real ones with a word inserted, into a pair store\n",
               grouped(static_cast<double>(count)));
    auto chain = FilterChain::make(
        *parseRecipe("length maximum=100\nduplicates\noverlap maximum=0.7\n", "recipe"), {});
    PairStoreWriter writer(folder.path / "many.h5");
    FilterStream stream;
    stream.read = [&](std::vector<SentencePair>& pairs, std::size_t most) -> Result<bool> {
        pairs.resize(most);
        std::size_t n = 0;
        while (n < most && source.next(pairs[n])) ++n;
        pairs.resize(n);
        return n > 0;
    };
    stream.write = [&](const SentencePair& pair) { writer.add(pair); };
    stream.folder = folder.path;
    JobContext job;
    const Stopwatch watch;
    const auto outcome = runFilterStream(*chain, stream, job);
    if (!outcome) return 1;
    PairStoreInfo info;
    info.sourceLanguage = "en";
    info.targetLanguage = "zh";
    writer.commit(info);
    fmt::print("{:>12} kept {:>7.1f} s {:>10} pairs/s, peak {:.0f} MB\n",
               grouped(static_cast<double>(outcome->kept)), watch.seconds(),
               grouped(static_cast<double>(outcome->read) / watch.seconds()), peakMegabytes());
    return 0;
}

int tokenizer(const Folder& folder, std::int64_t sentences) {
    const fs::path store = folder.path / "many.h5";
    if (!fs::exists(store) && manyPairs(folder, sentences / 2) != 0) return 1;
    TokenizerRequest request;
    request.pairs = {store};
    request.output = folder.path / "t.model";
    request.settings.tokenizer.sentences = 1'000'000;
    JobContext job;
    const Stopwatch watch;
    const auto summary = trainTokenizer(request, job);
    if (!summary) {
        fmt::print("{}\n", summary.error().sentence());
        return 1;
    }
    fmt::print(
        "\nSentencePiece: {} pieces from {} sentences, of which at most {} were learned from, {:.1f} s\n",
        grouped(static_cast<double>(summary->pieces)), grouped(static_cast<double>(summary->sentences)),
        grouped(static_cast<double>(request.settings.tokenizer.sentences)), watch.seconds());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "all";
    const auto number = [&](std::int64_t otherwise) { return argc > 2 ? std::atoll(argv[2]) : otherwise; };
    const Folder folder;
    int status = 0;
    // Runs first: the peak is that of the process.
    if (what == "memory" || what == "all") status |= manyPairs(folder, number(20'000'000));
    if (what == "tokenizer" || what == "all") status |= tokenizer(folder, number(10'000'000));
    if (what == "import" || what == "all") status |= importText(folder);
    if (what == "filters" || what == "all") status |= eachFilter(folder);
    return status;
}
