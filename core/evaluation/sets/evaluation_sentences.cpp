#include "core/evaluation/sets/evaluation_sentences.h"

#include <algorithm>

#include "core/evaluation/sets/evaluation_suites.h"
#include "core/pairs/store/pair_store.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

// Collects the sentences of evaluation sets; lists of single words are omitted, because they occur in any
// text.
class SentenceCollector {
  public:
    Result<Nothing> read(const std::filesystem::path& path, JobContext& job) {
        if (path.extension() == ".h5") return readStore(path);
        // A sentence that is not read would not be found in the pairs: nothing is skipped here.
        SetReading strict;
        strict.skipBadLines = false;
        const Result<EvaluationSuites> suites = readSuites({path}, job, strict);
        if (suites && suites->skipped.empty()) {
            take(*suites);
            return Nothing{};
        }
        if (suites) return suites->skipped.front();
        std::error_code code;
        if (!std::filesystem::is_regular_file(path, code)) return suites.error();
        return readLines(path);
    }

    EvaluationSentences result() && {
        auto all = std::make_shared<SentenceCollector>(std::move(*this));
        return {all->names_, [all](const auto& take) {
                    for (std::size_t s = 0; s < all->texts_.size(); ++s)
                        for (const std::string& text : all->texts_[s]) take(s, text);
                }};
    }

  private:
    // Data sets of one suite are combined: one line per language of Tatoeba would hide what matters.
    std::vector<std::string>& textsOf(const std::string& suite) {
        const auto found = std::ranges::find(names_, suite);
        if (found != names_.end()) return texts_[static_cast<std::size_t>(found - names_.begin())];
        names_.push_back(suite);
        return texts_.emplace_back();
    }

    void take(const EvaluationSuites& suites) {
        for (const StsSet& set : suites.graded) {
            if (set.suite == kWordSuite || set.name == "train") continue;
            auto& texts = textsOf(set.suite);
            for (const StsPair& pair : set.pairs) {
                texts.push_back(pair.first);
                texts.push_back(pair.second);
            }
        }
        for (const LabelledSet& set : suites.labelled) {
            auto& texts = textsOf(set.suite);
            // Training sentences of a data set with parts may be used.
            const bool parted = std::ranges::any_of(set.parts, [](SetPart p) { return p != SetPart::train; });
            for (std::size_t i = 0; i < set.size(); ++i) {
                if (parted && set.parts[i] == SetPart::train) continue;
                texts.push_back(set.firsts[i]);
                if (set.ofPairs()) texts.push_back(set.seconds[i]);
            }
        }
        for (const RetrievalSet& set : suites.retrieval) {
            auto& texts = textsOf(set.name.substr(0, set.name.find('.')));
            texts.insert(texts.end(), set.source.begin(), set.source.end());
            texts.insert(texts.end(), set.target.begin(), set.target.end());
        }
        for (const MiningTask& task : suites.mining) {
            auto& texts = textsOf(task.name.substr(0, task.name.find('.')));
            for (const auto* side : {&task.test.source, &task.test.target})
                texts.insert(texts.end(), side->sentences.begin(), side->sentences.end());
        }
    }

    Result<Nothing> readStore(const std::filesystem::path& file) {
        const Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        auto& texts = textsOf(file.filename().string());
        constexpr std::int64_t kChunk = 1 << 15;
        try {
            for (std::int64_t first = 0; first < store->info().pairs; first += kChunk) {
                for (SentencePair& pair : store->read(first, kChunk)) {
                    texts.push_back(std::move(pair.source));
                    texts.push_back(std::move(pair.target));
                }
            }
        } catch (const Hdf5Damage& damage) {
            return damage.error();
        }
        return Nothing{};
    }

    // Every column of every line; numbers and names do no harm.
    Result<Nothing> readLines(const std::filesystem::path& file) {
        auto& texts = textsOf(file.filename().string());
        return forEachLine(file, [&texts](const Line& line) -> Result<Nothing> {
            for (std::size_t at = 0; at <= line.text.size();) {
                const std::size_t end = std::min(line.text.find('\t', at), line.text.size());
                texts.push_back(line.text.substr(at, end - at));
                at = end + 1;
            }
            return Nothing{};
        });
    }

    std::vector<std::string> names_;
    std::vector<std::vector<std::string>> texts_;
};

}  // namespace

Result<EvaluationSentences> readEvaluationSentences(const std::vector<std::filesystem::path>& paths,
                                                    JobContext& job) {
    SentenceCollector sentences;
    for (const auto& path : paths) {
        const Result<Nothing> read = sentences.read(path, job);
        if (!read) return read.error();
    }
    return std::move(sentences).result();
}

}  // namespace paragram
