#include "core/tasks/data/pivot_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/base/files/atomic_file.h"
#include "core/base/hash_set.h"
#include "core/base/random.h"
#include "core/mining/unique_texts.h"
#include "core/pairs/store/pair_scan.h"
#include "core/pairs/store/pair_store.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

// A sentence of a requested language and one that it translates.
struct Link {
    std::int32_t shared = 0, sentence = 0;
    friend auto operator<=>(const Link&, const Link&) = default;
};

// The numbered sentences of the requested languages, and their links.
class Links {
  public:
    explicit Links(const std::array<std::string, 2>& languages) : languages_(languages) {}

    // The requested language that code means: 0 or 1; the first if both are the same.
    std::optional<int> wanted(const std::string& code) const {
        for (const int side : {0, 1})
            if (sameLanguage(languages_[static_cast<std::size_t>(side)], code)) return side;
        return std::nullopt;
    }
    void add(const std::string& sentence, int language, const std::string& shared,
             const std::string& sharedCode) {
        const std::int32_t number = numbers_.add(fmt::format("{} {}", language, sentence));
        if (static_cast<std::size_t>(number) == sentences_.size()) sentences_.push_back({sentence, language});
        const std::string pivot = fmt::format("{} {}", lowerCase(sharedCode), shared);
        links_.push_back({shared_.add(pivot), number});
    }
    // The different links, grouped by shared sentence in the order of its first occurrence.
    std::span<const Link> sorted() {
        std::ranges::sort(links_);
        links_.erase(std::unique(links_.begin(), links_.end()), links_.end());
        return links_;
    }
    const std::string& text(std::int32_t sentence) const {
        return sentences_[static_cast<std::size_t>(sentence)].text;
    }
    int language(std::int32_t sentence) const {
        return sentences_[static_cast<std::size_t>(sentence)].language;
    }

  private:
    struct Sentence {
        std::string text;
        int language = 0;
    };
    std::array<std::string, 2> languages_;
    UniqueTexts numbers_, shared_;
    std::vector<Sentence> sentences_;
    std::vector<Link> links_;
};

using NumberPair = std::pair<std::int32_t, std::int32_t>;

constexpr std::size_t kMostSentences = 256;  // with the same shared sentence: "Yes." has hundreds

// The first places of a shuffle, in ascending order.
template <class T>
void draw(std::vector<T>& values, std::size_t count, Random& random) {
    for (std::size_t i = 0; i < count; ++i) std::swap(values[i], values[i + random.below(values.size() - i)]);
    values.resize(count);
    std::ranges::sort(values);
}

// Builds the pairs of the sentences linked to one shared sentence, at most `most` of them.
class PairMaker {
  public:
    PairMaker(const Links& links, bool paraphrases, const PivotRequest& request)
        : links_(links),
          paraphrases_(paraphrases),
          most_(static_cast<std::size_t>(request.most)),
          random_(static_cast<std::uint64_t>(request.seed)) {}

    const std::vector<NumberPair>& pairsOf(std::span<const Link> group) {
        pairs_.clear();
        sentences_.clear();
        for (const Link& link : group) sentences_.push_back(link.sentence);
        if (sentences_.size() > kMostSentences) draw(sentences_, kMostSentences, random_);
        for (std::size_t i = 0; i < sentences_.size(); ++i) {
            for (std::size_t j = i + 1; j < sentences_.size(); ++j) add(sentences_[i], sentences_[j]);
        }
        if (most_ > 0 && pairs_.size() > most_) draw(pairs_, most_, random_);
        return pairs_;
    }

  private:
    void add(std::int32_t a, std::int32_t b) {
        if (links_.language(a) > links_.language(b)) std::swap(a, b);
        if (paraphrases_ || links_.language(a) != links_.language(b)) pairs_.emplace_back(a, b);
    }

    const Links& links_;
    bool paraphrases_;
    std::size_t most_;
    Random random_;
    std::vector<std::int32_t> sentences_;
    std::vector<NumberPair> pairs_;
};

std::optional<Error> checkLanguages(const PairStore& store, const std::filesystem::path& file,
                                    const Links& links) {
    const PairStoreInfo& info = store.info();
    const std::string found = fmt::format("{}-{}", info.sourceLanguage, info.targetLanguage);
    if (info.sourceLanguage.empty() || info.targetLanguage.empty())
        return Error{file.string(), "no languages", "a pair store that names its two languages",
                     "import it again with its languages, or omit it"};
    if (!links.wanted(info.sourceLanguage) && !links.wanted(info.targetLanguage))
        return Error{file.string(), found, "one of the languages of --languages", "omit it"};
    return std::nullopt;
}

}  // namespace

Result<PivotSummary> pivotPairs(const PivotRequest& request, JobContext& job) {
    const Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    if (request.pairs.empty()) return Error{"--pairs", "none", "pair stores", "give at least one"};
    Links links(request.languages);
    PairStoreInfo made;
    std::vector<PairStore> stores;
    for (const auto& file : request.pairs) {
        Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        if (auto problem = checkLanguages(*store, file, links)) return std::move(*problem);
        made.origin += (made.origin.empty() ? "shared translations of " : ", ") + file.string();
        stores.push_back(std::move(*store));
    }
    std::tie(made.sourceLanguage, made.targetLanguage) = std::tie(request.languages[0], request.languages[1]);
    try {
        for (const PairStore& store : stores) {
            const std::string &source = store.info().sourceLanguage, &target = store.info().targetLanguage;
            const auto first = links.wanted(source), second = links.wanted(target);
            const Result<Nothing> whole =
                scanPairs(store, "Reading pairs", job, [&](std::span<SentencePair> pairs, std::int64_t) {
                    for (const SentencePair& pair : pairs) {
                        if (first) links.add(pair.source, *first, pair.target, target);
                        if (second) links.add(pair.target, *second, pair.source, source);
                    }
                });
            if (!whole) return whole.error();
        }
        const bool paraphrases = sameLanguage(request.languages[0], request.languages[1]);
        PairMaker maker(links, paraphrases, request);
        PairStoreWriter writer(request.output);
        HashSet written;
        PivotSummary summary;
        const std::span<const Link> all = links.sorted();
        for (auto begin = all.begin(); begin != all.end();) {
            if (job.shouldStop()) return Stopped{};
            const auto end = std::find_if(begin, all.end(),
                                          [&](const Link& link) { return link.shared != begin->shared; });
            const std::int64_t before = writer.pairs();
            for (const auto& [a, b] : maker.pairsOf({begin, end})) {
                if (written.insert(hashTexts(links.text(a), links.text(b))))
                    writer.add({links.text(a), links.text(b)});
            }
            summary.shared += writer.pairs() > before ? 1 : 0;
            begin = end;
        }
        summary.pairs = writer.pairs();
        if (summary.pairs == 0) {
            return Error{made.origin, "no two sentences with a translation in common",
                         fmt::format("pairs of {}-{}", request.languages[0], request.languages[1]),
                         "choose stores that share sentences"};
        }
        writer.commit(made);
        return summary;
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
