// How fast text is embedded and vectors are searched, compared with other programs in the same minute.
//   bench_search                encoding of real text (needs PARAGRAM_DATA), then mining
//   bench_search encode FILE... the first alone; bench_search mine N: N x N at d 300, both directions, k 4
//   bench_search ids            the cached tokenizer against the library's, on every line; search: as one
//   types
#include <cblas.h>
#include <faiss/IndexFlat.h>
#include <fmt/format.h>
#include <sentencepiece_processor.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <set>
#include <string>

#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/models/text_encoder.h"
#include "core/search/ann_index.h"
#include "core/search/brute_force_search.h"
#include "core/search/exact_search.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/benchmarks/machine_limits.h"
#include "tests/benchmarks/zipf_tokens.h"

using namespace paragram;
using namespace paragram::bench;

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kDimension = 300, kNeighbours = 4;

std::string dataFolder() {
    const char* data = std::getenv("PARAGRAM_DATA");
    return data ? data : "";
}

// All fields of all lines; of lines with an id only the sentence.
std::vector<std::string> sentencesOf(const fs::path& file, std::size_t most = SIZE_MAX) {
    std::vector<std::string> sentences;
    auto lines = LineReader::open(file);
    Line line;
    while (lines && sentences.size() < most) {
        const auto more = lines->next(line);
        if (!more || !*more) break;
        const bool identified = file.string().find("/mining/") != std::string::npos;
        const auto fields = splitFields(line.text);
        sentences.insert(sentences.end(), fields.begin() + (identified ? 1 : 0), fields.end());
    }
    return sentences;
}

std::shared_ptr<const Tokenizer> realTokenizer() {
    const auto tokenizer = readTokenizer(fs::path(dataFolder()) / "psp/sentencepiece.model");
    return tokenizer ? *tokenizer : nullptr;
}

Model modelOf(std::shared_ptr<const Tokenizer> tokenizer, std::size_t d) {
    Model model;
    model.settings.encoder.dimension = static_cast<int>(d);
    model.tokenizer = std::make_shared<ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{std::move(tokenizer)}, Sharing::shared);
    model.table = randomTable(model.tokenizer->rows(), d, 1);
    return model;
}

// Best of at least three rounds and one second, in seconds. The time of prepare does not count.
double fastest(
    const std::function<void()>& work, const std::function<void()>& prepare = [] {}) {
    double best = 1e30;
    const Stopwatch all;
    for (int round = 0; round < 3 || all.seconds() < 1; ++round) {
        prepare();
        const Stopwatch watch;
        work();
        best = std::min(best, watch.seconds());
    }
    return best;
}

// Our seconds and the library's, best of alternate rounds: other work on the machine slows both.
struct Race {
    double library = 1e30, ours = 1e30;
};

Race race(const sentencepiece::SentencePieceProcessor& library, const std::vector<std::string>& lower,
          const std::function<void()>& ours, const std::function<void()>& prepare) {
    Race best;
    std::vector<int> ids;
    const Stopwatch all;
    for (int round = 0; round < 5 || all.seconds() < 3; ++round) {
        const Stopwatch first;
        for (const std::string& text : lower) (void)library.Encode(text, &ids);
        best.library = std::min(best.library, first.seconds());
        prepare();
        const Stopwatch second;
        ours();
        best.ours = std::min(best.ours, second.seconds());
    }
    return best;
}

void encodeTable(const std::vector<std::string>& files) {
    const auto tokenizer = realTokenizer();
    if (!tokenizer) {
        fmt::print("PARAGRAM_DATA is not set: nothing to encode.\n");
        return;
    }
    sentencepiece::SentencePieceProcessor library;
    (void)library.LoadFromSerializedProto(tokenizer->serialise());
    fmt::print("{:24} {:>9} {:>5} {:>5} {:>11} {:>11} {:>6} {:>10} {:>10}\n", "raw text to unit vectors",
               "lines", "d", "table", "library/s", "ours/s", "ratio", "remembered", "1 - cosine");
    double allLines = 0;
    Race all{0, 0};  // d 300, fp32
    for (const std::string& name : files) {
        const auto texts = sentencesOf(fs::path(dataFolder()) / name);
        std::vector<std::string> lower;
        for (const std::string& text : texts) lower.push_back(lowerCase(text));
        for (const std::size_t d : {300, 1024}) {
            const Model model = modelOf(tokenizer, d);
            for (const char* table : {"fp32", "fp16", "int8"}) {
                Workers alone(1);
                std::unique_ptr<TextEncoder> encoder;
                constexpr std::size_t kChunk = 2048;
                Matrix out;
                const auto [theirs, seconds] = race(
                    library, lower,
                    [&] {
                        for (std::size_t at = 0; at < texts.size(); at += kChunk) {
                            encoder->encode(std::span(texts).subspan(at, std::min(kChunk, texts.size() - at)),
                                            Side::source, true, alone, out);
                        }
                    },
                    [&] {  // each round starts with an empty cache
                        encoder = std::make_unique<TextEncoder>(model);
                        (void)encoder->reduce(*valueNamed<WeightPrecision>(table));
                    });
                const auto lines = static_cast<double>(texts.size());
                if (d == 300 && *valueNamed<WeightPrecision>(table) == WeightPrecision::fp32) {
                    allLines += lines;
                    all.library += theirs;
                    all.ours += seconds;
                }
                const auto error = encoder->cosineError(std::span(texts).first(2000), Side::source);
                fmt::print("{:24} {:>9} {:>5} {:>5} {:>11.0f} {:>11.0f} {:>6.2f} {:>10.3f} {:>10.1e}\n", name,
                           texts.size(), d, table, lines / theirs, lines / seconds, theirs / seconds,
                           encoder->remembered(), error.mean);
            }
        }
    }
    fmt::print("{:24} {:>9} {:>5} {:>5} {:>11.0f} {:>11.0f} {:>6.2f}\n", "together", allLines, 300, "fp32",
               allLines / all.library, allLines / all.ours, all.library / all.ours);
}

// Sums of prepared tokens, in rows and bytes per second, next to the copies of the same run.
void averageTable() {
    fmt::print("\n{:24} {:>5} {:>5} {:>12} {:>12} {:>9} {:>9}\n", "prepared tokens", "d", "table",
               "sentences/s", "M rows/s", "GB/s", "copy GB/s");
    for (const auto& [d, vocabulary] : {std::pair<std::size_t, std::size_t>{300, 20000}, {1024, 50000}}) {
        const TokenList list = zipfSentences(100000, vocabulary, 3);
        const Matrix table = randomTable(vocabulary, d, 1);
        const double copy = copyBandwidth(1);
        for (const char* name : {"fp32", "fp16", "int8"}) {
            const WeightPrecision precision = *valueNamed<WeightPrecision>(name);
            const QuantizedTable reduced(table, precision);
            std::vector<float> out(d);
            const double seconds = fastest([&] {
                for (std::size_t i = 0; i < list.size(); ++i) {
                    const float scale = 1.0F / static_cast<float>(list[i].size());
                    if (precision == WeightPrecision::fp32)
                        kernels().sumRows(out.data(), table.data(), d, d, list[i].data(), list[i].size(),
                                          scale);
                    else
                        reduced.sumRows(list[i], scale, out.data());
                }
            });
            const auto rows = static_cast<double>(list.ids.size());
            const double bytes = precision == WeightPrecision::fp32   ? 4
                                 : precision == WeightPrecision::fp16 ? 2
                                                                      : 1;
            fmt::print("{:24} {:>5} {:>5} {:>12.0f} {:>12.2f} {:>9.1f} {:>9.1f}\n", "invented, Zipf", d, name,
                       static_cast<double>(list.size()) / seconds, rows / seconds / 1e6,
                       rows * static_cast<double>(d) * bytes / seconds / 1e9, copy / 1e9);
        }
    }
}

void idTable() {
    const auto tokenizer = realTokenizer();
    if (!tokenizer) {
        fmt::print("PARAGRAM_DATA is not set: no ids to compare.\n");
        return;
    }
    std::vector<fs::path> files;
    for (const char* folder : {"bitext", "retrieval", "mining", "sts", "paraphrase"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(dataFolder()) / folder)) {
            const std::string name = entry.path().filename().string();
            const bool text = !name.ends_with(".xz") && !name.ends_with(".md") && !name.ends_with(".gold");
            if (entry.is_regular_file() && text) files.push_back(entry.path());
        }
    }
    const Model model = modelOf(tokenizer, 4);
    CachedTokenizer fast(*model.tokenizer, model.settings);
    std::size_t all = 0, different = 0;
    for (const fs::path& file : files) {
        TokenList list;
        for (const std::string& text : sentencesOf(file)) {
            list.clear();
            fast.append(text, Side::source, list);
            const auto expected = model.tokenizer->tokens(model.settings, text, Side::source);
            ++all;
            if (std::ranges::equal(list[0], expected)) continue;
            if (++different <= 5) fmt::print("{}: {}\n", file.filename().string(), text);
        }
    }
    fmt::print("{} sentences of {} files: {} differ from the library ({:.2f} in 100,000)\n", all,
               files.size(), different, 1e5 * static_cast<double>(different) / static_cast<double>(all));
}

double flatSearch(const Matrix& queries, const Matrix& corpus) {
    faiss::IndexFlatIP index(static_cast<int>(kDimension));
    const Stopwatch watch;
    index.add(static_cast<faiss::Index::idx_t>(corpus.rows()), corpus.data());
    std::vector<float> cosines(queries.rows() * kNeighbours);
    std::vector<faiss::Index::idx_t> places(cosines.size());
    index.search(static_cast<faiss::Index::idx_t>(queries.rows()), queries.data(),
                 static_cast<faiss::Index::idx_t>(kNeighbours), cosines.data(), places.data());
    return watch.seconds();
}

void mineTable(std::size_t count) {
    Workers workers;
    Matrix source = randomTable(count, kDimension, 1), target = randomTable(count, kDimension, 2);
    for (Matrix* side : {&source, &target}) normaliseRows(*side);
    const double peak = sgemmPeak(12800, kDimension, workers.count());
    resetPeakMemory();
    const double before = peakMemory();
    const Stopwatch watch;
    const MutualNeighbours found = *findNeighbours(source, target, kNeighbours, Directions::both, workers);
    const double seconds = watch.seconds();
    const double memory = peakMemory() - before;
    openblas_set_num_threads(workers.count());
    const double flat = flatSearch(source, target) + flatSearch(target, source);
    const double flops = 2.0 * static_cast<double>(count) * static_cast<double>(count) * kDimension;
    fmt::print(
        "\nmining {} x {}, d {}, k {}, both directions, {} threads: {:.1f} s, {:.0f} GFLOP/s (sgemm {:.0f}), "
        "{:.0f} MB beyond the vectors\n",
        count, count, kDimension, kNeighbours, workers.count(), seconds, flops / seconds / 1e9, peak / 1e9,
        memory / 1e6);
    fmt::print("two flat searches of FAISS (forward, backward): {:.1f} s; ours takes {:.2f} of that\n", flat,
               seconds / flat);
}

// Real sentences of all languages, without duplicates.
Matrix realVectors(std::size_t most) {
    const auto tokenizer = realTokenizer();
    std::set<std::string> texts;
    for (const auto& entry : fs::directory_iterator(fs::path(dataFolder()) / "bitext")) {
        if (!entry.path().filename().string().starts_with("tatoeba")) continue;
        for (std::string& text : sentencesOf(entry.path()))
            if (texts.size() < most && !isBlank(text)) texts.insert(std::move(text));
    }
    const Model model = modelOf(tokenizer, kDimension);
    Workers workers;
    Matrix vectors;
    TextEncoder(model).encode(std::vector<std::string_view>(texts.begin(), texts.end()), Side::source, true,
                              workers, vectors);
    return vectors;
}

// One query at a time, as when somebody types.
void searchTable(std::size_t most) {
    if (!realTokenizer()) {
        fmt::print("PARAGRAM_DATA is not set: nothing to search.\n");
        return;
    }
    const Matrix vectors = realVectors(most);
    constexpr std::size_t kQueries = 100, kNearest = 10;
    constexpr std::size_t kMostForGraph = 300'000;  // a larger one takes long to build
    Matrix queries(kQueries, kDimension);
    for (std::size_t i = 0; i < kQueries; ++i)
        std::ranges::copy(vectors.row(i * vectors.rows() / kQueries), queries.row(i).begin());
    Workers workers;
    const NeighbourLists exact =
        findNeighbours(queries, vectors, kNearest, Directions::rows, workers)->ofRows;
    const auto report = [&](const std::string& name, double build, const auto& searchOne) {
        NeighbourLists found(kQueries, kNearest);
        std::vector<double> times;
        for (std::size_t i = 0; i < kQueries; ++i) {
            const Stopwatch watch;
            const NeighbourLists one = searchOne(VectorView(queries).range(i, 1));
            times.push_back(1e3 * watch.seconds());
            for (std::size_t n = 0; n < one.count(0); ++n)
                found.insert(i, one.cosines(0)[n], one.indices(0)[n]);
        }
        std::ranges::sort(times);
        fmt::print("{:12} {:>9} {:>8.1f} {:>10.2f} {:>10.2f} {:>8.3f}\n", name, vectors.rows(), build,
                   times[kQueries / 2], times[kQueries * 95 / 100], recallOf(found, exact));
        std::fflush(stdout);
    };
    fmt::print("\n{:12} {:>9} {:>8} {:>10} {:>10} {:>8}\n", "index", "vectors", "build s", "median ms",
               "95 % ms", "recall");
    report("exact", 0,
           [&](VectorView query) { return bruteForceSearch(query, vectors, kNearest, {}, workers); });
    const Stopwatch quantising;
    const ProductScreen screen(vectors, vectors.rows(), workers, Screening::bytes);
    report("exact, bytes", quantising.seconds(), [&](VectorView query) {
        return bruteForceSearch(query, vectors, kNearest, {}, workers, &screen);
    });
    for (const IndexKind kind : {IndexKind::ivf, IndexKind::compressed, IndexKind::hnsw}) {
        if (kind == IndexKind::hnsw && vectors.rows() > kMostForGraph) continue;
        const Stopwatch watch;
        auto index = AnnIndex::build(vectors, kind, workers, {});
        const double build = watch.seconds();
        Matrix sample(200, kDimension);
        for (std::size_t i = 0; i < sample.rows(); ++i)
            std::ranges::copy(vectors.row((i * 7919 + 13) % vectors.rows()), sample.row(i).begin());
        index->tune(sample, findNeighbours(sample, vectors, kNearest, Directions::rows, workers)->ofRows,
                    vectors, 0.96, workers);
        report(std::string(nameOf(kind)), build,
               [&](VectorView query) { return index->search(query, kNearest, vectors, workers); });
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "ids") idTable();
    if (what.empty() || what == "encode") {
        encodeTable(argc > 2 ? std::vector<std::string>(argv + 2, argv + argc)
                             : std::vector<std::string>{
                                   "bitext/tatoeba.en-fr.tsv.gz", "bitext/tatoeba.en-zh.tsv.gz",
                                   "bitext/multi30k/train.en.gz", "mining/ntrex-news.de-en.test.en"});
        averageTable();
    }
    if (what.empty() || what == "mine")
        mineTable(argc > 2 ? static_cast<std::size_t>(std::atoll(argv[2])) : 100000);
    if (what == "search") searchTable(argc > 2 ? static_cast<std::size_t>(std::atoll(argv[2])) : 1000000);
    return 0;
}
