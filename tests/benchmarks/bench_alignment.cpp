// How fast two documents are aligned, and again after a correction, on all cores.
//   bench_alignment MODEL [N ...]    documents of N sentences (default 10,000 and 100,000), made of English
//   and German sentences of PARAGRAM_DATA: some are joined, some are missing, in one document or the other
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "core/alignment/text_aligner.h"
#include "core/base/random.h"
#include "core/base/stopwatch.h"
#include "core/models/load_model.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"

using namespace paragram;

namespace {

struct Documents {
    std::vector<std::string> source, target;
    std::vector<std::int32_t> pairOfSource, pairOfTarget;  // the pair that a sentence is from
};

std::vector<std::pair<std::string, std::string>> readPairs() {
    const char* data = std::getenv("PARAGRAM_DATA");
    auto lines = LineReader::open(std::filesystem::path(data ? data : "") / "bitext/tatoeba.en-de.tsv.gz");
    if (!lines) {
        fmt::print("{}\n", lines.error().sentence());
        std::exit(1);
    }
    std::vector<std::pair<std::string, std::string>> pairs;
    Line line;
    for (auto more = lines->next(line); more && *more; more = lines->next(line)) {
        const auto fields = splitFields(line.text);
        pairs.emplace_back(fields[0], fields[1]);
    }
    return pairs;
}

// Pairs in order: one in 20 is missing on a side, one in 10 is joined with the one before. When the pairs are
// used up, each is followed by another one, so that no text occurs again.
Documents makeDocuments(std::size_t sentences) {
    static const auto pairs = readPairs();
    Documents documents;
    Random random(1);
    const auto add = [&](const std::string& text, std::int32_t pair, std::vector<std::string>& texts,
                         std::vector<std::int32_t>& of) {
        if (random.below(20) == 0) return;
        if (!texts.empty() && random.below(10) == 0) {
            texts.back() += " " + text;
        } else {
            texts.push_back(text);
            of.push_back(pair);
        }
    };
    for (std::size_t i = 0; documents.source.size() < sentences; ++i) {
        auto [source, target] = pairs[i % pairs.size()];
        if (const std::size_t round = i / pairs.size(); round > 0) {
            const auto& [more, moreTarget] = pairs[(i * 7919 + round * 104729) % pairs.size()];
            source += " " + more;
            target += " " + moreTarget;
        }
        add(source, static_cast<std::int32_t>(i), documents.source, documents.pairOfSource);
        add(target, static_cast<std::int32_t>(i), documents.target, documents.pairOfTarget);
    }
    return documents;
}

// Share of the links whose first sentences are from the same pair.
double rightLinks(const Alignment& links, const Documents& documents) {
    std::size_t right = 0, all = 0;
    for (const Link& link : links) {
        if (!link.isPair()) continue;
        ++all;
        const auto s = documents.pairOfSource[static_cast<std::size_t>(link.source.first)],
                   t = documents.pairOfTarget[static_cast<std::size_t>(link.target.first)];
        right += std::abs(s - t) <= 1 ? 1 : 0;
    }
    return all > 0 ? static_cast<double>(right) / static_cast<double>(all) : 0;
}

double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void measure(const Model& model, std::size_t sentences) {
    const Documents documents = makeDocuments(sentences);
    Workers workers;
    const Stopwatch watch;
    const auto aligner =
        TextAligner::open(model, {documents.source, documents.target, "en", "de", {}}, {}, workers, {});
    const double embedding = watch.seconds();
    const auto links = aligner->align({}, workers, {});
    const double all = watch.seconds();
    // Corrections in the middle of the text: a link is joined with the next one.
    std::vector<double> times;
    for (std::size_t i = links->size() / 2; i + 1 < links->size() && times.size() < 20; i += 7) {
        const Link &a = (*links)[i], &b = (*links)[i + 1];
        if (!a.isPair() || !b.isPair() || a.moved || b.moved) continue;
        const Link joined{{a.source.first, a.source.count + b.source.count},
                          {a.target.first, a.target.count + b.target.count}};
        const Stopwatch again;
        const auto corrected = aligner->alignAround(*links, joined, std::vector<Link>{joined}, workers, {});
        times.push_back(1000 * again.seconds());
    }
    std::ranges::sort(times);
    fmt::print(
        "{:>7} x {:>7} sentences: embedding {:6.2f} s, aligning {:6.2f} s, together {:6.2f} s; correction "
        "{:.0f} ms "
        "(median; longest {:.0f}); {:.1f} % of {} links right; peak memory of the process {:.0f} MB\n",
        documents.source.size(), documents.target.size(), embedding, all - embedding, all,
        times.empty() ? 0 : times[times.size() / 2], times.empty() ? 0 : times.back(),
        100 * rightLinks(*links, documents), links->size(), peakMegabytes());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print("bench_alignment MODEL [N ...]\n");
        return 1;
    }
    const auto model = loadModel(argv[1]);
    if (!model) {
        fmt::print("{}\n", model.error().sentence());
        return 1;
    }
    std::vector<std::size_t> sizes;
    for (int i = 2; i < argc; ++i) sizes.push_back(std::strtoull(argv[i], nullptr, 10));
    if (sizes.empty()) sizes = {10'000, 100'000};
    for (const std::size_t size : sizes) measure(**model, size);
}
