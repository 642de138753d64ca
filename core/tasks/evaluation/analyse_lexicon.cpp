#include "core/tasks/evaluation/analyse_lexicon.h"

#include <fmt/format.h>

#include "core/base/files/atomic_file.h"
#include "core/base/files/temporary_folder.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/sets/sts_reader.h"
#include "core/pairs/store/pair_store.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kBlock = 20'000;  // pairs read and split into words at a time

struct CutPair {
    std::string source, target;  // lower-cased
    std::vector<std::string_view> sourceWords, targetWords;
};

bool isWord(std::string_view word) {
    // Punctuation is not a paraphrase of anything.
    const auto first = static_cast<unsigned char>(word.front());
    return first >= 0x80 || std::isalnum(first) != 0;
}

void cut(const std::string& sentence, std::string& text, std::vector<std::string_view>& words,
         WordSplitter& splitter) {
    text = lowerCase(sentence);
    splitter.split(text, words);
}

class Builder {
  public:
    Builder(const LexiconRequest& request, LexiconSummary& summary, Lexicon& lexicon)
        : request_(request), summary_(summary), lexicon_(lexicon) {}

    void add(const std::vector<SentencePair>& pairs) {
        std::vector<CutPair> cuts(pairs.size());
        workers_.forRanges(pairs.size(), 500, [&](std::size_t first, std::size_t last) {
            WordSplitter splitter;
            for (std::size_t i = first; i < last; ++i) {
                cut(pairs[i].source, cuts[i].source, cuts[i].sourceWords, splitter);
                cut(pairs[i].target, cuts[i].target, cuts[i].targetWords, splitter);
            }
        });
        for (std::size_t i = 0; i < cuts.size(); ++i) {
            CutPair& pair = cuts[i];
            const auto longest = static_cast<std::size_t>(request_.longest);
            const bool tooLong =
                longest > 0 && std::max(pair.sourceWords.size(), pair.targetWords.size()) > longest;
            // False if the pair has no score.
            const bool tooLow = request_.smallestScore != 0 && pairs[i].score < request_.smallestScore;
            if (tooLong || tooLow) {
                ++summary_.passedOver;
                continue;
            }
            std::erase_if(pair.sourceWords, [](std::string_view word) { return !isWord(word); });
            std::erase_if(pair.targetWords, [](std::string_view word) { return !isWord(word); });
            lexicon_.add(pair.sourceWords, pair.targetWords);
            ++summary_.pairs;
        }
    }

  private:
    const LexiconRequest& request_;
    LexiconSummary& summary_;
    Lexicon& lexicon_;
    Workers workers_{0};
};

}  // namespace

Result<LexiconSummary> buildLexicon(const LexiconRequest& request, JobContext& job) {
    const Stopwatch watch;
    LexiconSummary summary;
    std::vector<PairStore> stores;
    std::int64_t all = 0;
    for (const auto& file : request.pairs) {
        Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        const PairStoreInfo& info = store->info();
        if (stores.empty()) {
            summary.sourceLanguage = info.sourceLanguage;
            summary.targetLanguage = info.targetLanguage;
        } else if (info.sourceLanguage != summary.sourceLanguage ||
                   info.targetLanguage != summary.targetLanguage) {
            return Error{
                file.string(), fmt::format("{}-{}", info.sourceLanguage, info.targetLanguage),
                fmt::format("{}-{}, as in the first store", summary.sourceLanguage, summary.targetLanguage),
                "build a lexicon of each"};
        }
        all += info.pairs;
        stores.push_back(std::move(store).value());
    }
    if (stores.empty()) return Error{"--pairs", "not given", "a pair store", "give one"};
    const auto lexicon = std::make_shared<Lexicon>(
        Lexicon::Options{summary.sourceLanguage == summary.targetLanguage, request.minimumCount},
        temporaryFolder());
    Builder builder(request, summary, *lexicon);
    std::int64_t done = 0;
    for (const PairStore& store : stores) {
        for (std::int64_t first = 0; first < store.info().pairs && !job.shouldStop(); first += kBlock) {
            builder.add(store.read(first, kBlock));
            done += std::min(kBlock, store.info().pairs - first);
            job.report({"Counting words", static_cast<double>(done), static_cast<double>(all), "pairs"});
        }
    }
    lexicon->finish();
    summary.lexicon = lexicon;
    summary.seconds = watch.seconds();
    return Result<LexiconSummary>::of(std::move(summary), done < all);
}

Result<Nothing> writeLexicon(const LexiconSummary& summary, std::size_t most, LexiconScore by,
                             const std::filesystem::path& output, JobContext& job) {
    const std::vector<std::string> words = summary.lexicon->words();
    AtomicFile file(output);
    std::FILE* stream = std::fopen(file.temporary().c_str(), "wb");
    if (!stream) throwWriteFailure(output);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> closing(stream, std::fclose);
    Workers workers(0);
    constexpr std::size_t kWords = 2'000;
    std::vector<std::string> lines;
    const auto write = [&](const std::string& text) {
        if (std::fwrite(text.data(), 1, text.size(), stream) != text.size()) throwWriteFailure(output);
    };
    write("word\tentry\tpairs\tcross_pmi\tadjusted_pmi\n");
    for (std::size_t first = 0; first < words.size(); first += kWords) {
        job.report(
            {"Writing the lexicon", static_cast<double>(first), static_cast<double>(words.size()), "words"});
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kWords, words.size() - first);
        lines.assign(count, {});
        workers.forRanges(count, 50, [&](std::size_t begin, std::size_t end) {
            LexiconReader reader(*summary.lexicon);
            for (std::size_t i = begin; i < end; ++i)
                for (const LexiconEntry& entry : reader.entries(words[first + i], most, by))
                    lines[i] += fmt::format("{}\t{}\t{}\t{:.4f}\t{:.4f}\n", words[first + i], entry.word,
                                            entry.pairs, entry.crossPmi, entry.adjustedPmi);
        });
        for (const std::string& text : lines) write(text);
    }
    if (std::fflush(stream) != 0) throwWriteFailure(output);
    file.commit();
    return Nothing{};
}

Result<std::vector<LexiconAgreement>> evaluateLexicon(const Lexicon& lexicon,
                                                      const std::filesystem::path& words, JobContext& job) {
    const Result<std::vector<StsSet>> sets = readStsSets(words);
    if (!sets) return sets.error();
    std::vector<LexiconAgreement> all;
    LexiconReader reader(lexicon);
    for (const StsSet& set : *sets) {
        if (set.suite != kWordSuite) continue;
        LexiconAgreement agreement;
        agreement.name = set.name;
        agreement.pairs = set.pairs.size();
        std::vector<double> gold, cross, adjusted;
        for (const StsPair& pair : set.pairs) {
            if (job.shouldStop()) return Result<std::vector<LexiconAgreement>>::stoppedWith(std::move(all));
            const auto entry = reader.entry(lowerCase(pair.first), lowerCase(pair.second));
            gold.push_back(pair.gold);
            cross.push_back(entry ? entry->crossPmi : 0);
            adjusted.push_back(entry ? entry->adjustedPmi : 0);
            agreement.known += entry ? 1 : 0;
        }
        agreement.crossSpearman = spearman(cross, gold);
        agreement.adjustedSpearman = spearman(adjusted, gold);
        all.push_back(agreement);
    }
    if (all.empty())
        return Error{words.string(), "not a list of word similarities", "lines of word<TAB>word<TAB>score",
                     "choose SimLex-999.txt or a folder of such lists"};
    return all;
}

}  // namespace paragram
