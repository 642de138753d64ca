#include "core/search/wording_search.h"

#include <algorithm>
#include <atomic>

#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 4096;  // lines that a thread compares at a time

bool isBetter(const WordedLine& a, const WordedLine& b) {
    return a.similarity != b.similarity ? a.similarity > b.similarity : a.line < b.line;
}

// The k best lines so far, the worst on top.
class BestLines {
  public:
    // What a line must reach to be among them; equal ones may come first in the corpus.
    double least(std::size_t k) const { return lines_.size() < k ? 0 : lines_.front().similarity; }
    void add(const WordedLine& line, std::size_t k) {
        if (lines_.size() == k) {
            if (!isBetter(line, lines_.front())) return;
            std::ranges::pop_heap(lines_, isBetter);
            lines_.back() = line;
        } else {
            lines_.push_back(line);
        }
        std::ranges::push_heap(lines_, isBetter);
    }
    const std::vector<WordedLine>& lines() const { return lines_; }

  private:
    std::vector<WordedLine> lines_;
};

struct Thread {
    WordReader reader;
    SentenceWords words;
    std::vector<int> row;
    std::vector<BestLines> best;  // of each query
};

}  // namespace

Result<std::vector<std::vector<WordedLine>>> findByWording(std::span<const Wording> queries,
                                                           const CorpusIndex& index, std::size_t k,
                                                           Workers& workers, const JobContext& job) {
    std::vector<Thread> threads(static_cast<std::size_t>(workers.count()));
    for (Thread& thread : threads) thread.best.resize(queries.size());
    const Stopwatch watch;
    std::atomic<std::size_t> compared = 0;
    workers.forEach((index.size() + kShare - 1) / kShare, [&](std::size_t share, int worker) {
        if (k == 0 || job.stop.stop_requested()) return;
        Thread& own = threads[static_cast<std::size_t>(worker)];
        const std::size_t last = std::min(index.size(), (share + 1) * kShare);
        for (std::size_t line = share * kShare; line < last; ++line) {
            const std::string_view sentence = index.sentence(line);
            own.reader.read(sentence, own.words);
            for (std::size_t q = 0; q < queries.size(); ++q) {
                const double similarity =
                    queries[q].similarity(sentence, own.words, own.row, own.best[q].least(k));
                if (similarity > 0) own.best[q].add({line, similarity}, k);
            }
        }
        const auto done = static_cast<double>(compared += last - share * kShare);
        const auto total = static_cast<double>(index.size());
        if (worker > 0) return;
        const double rate = done / watch.seconds();
        job.report({"Comparing wording", done, total, "sentences", rate, "sentences", (total - done) / rate});
    });
    if (job.shouldStop()) return Stopped{};
    std::vector<std::vector<WordedLine>> found(queries.size());
    for (std::size_t q = 0; q < queries.size(); ++q) {
        for (const Thread& thread : threads)
            found[q].insert(found[q].end(), thread.best[q].lines().begin(), thread.best[q].lines().end());
        std::ranges::sort(found[q], isBetter);
        if (found[q].size() > k) found[q].resize(k);
    }
    return found;
}

}  // namespace paragram
