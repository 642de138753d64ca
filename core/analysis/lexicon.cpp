#include "core/analysis/lexicon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/files/scratch_array.h"

namespace paragram {
namespace {

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

// The different words of all sentences of a side, and for each word the sentences that contain it.
struct SideIndex {
    explicit SideIndex(const std::filesystem::path& folder) : words(folder), postings(folder) {}

    ScratchArray words;                // of one sentence after another
    std::vector<std::uint64_t> ends;   // end of each sentence in words
    ScratchArray postings;             // of one word after another
    std::vector<std::uint64_t> first;  // start of each word in postings, and the end

    std::span<const std::uint32_t> sentence(std::size_t i) const {
        const std::uint64_t begin = i == 0 ? 0 : ends[i - 1];
        return words.values().subspan(begin, ends[i] - begin);
    }
    std::span<const std::uint32_t> sentencesOf(std::uint32_t word) const {
        return postings.values().subspan(first[word], first[word + 1] - first[word]);
    }
    void buildPostings(std::size_t types) {
        first.assign(types + 1, 0);
        for (const std::uint32_t word : words.values()) ++first[word + 1];
        std::partial_sum(first.begin(), first.end(), first.begin());
        postings.resize(words.size());
        std::vector<std::uint64_t> next(first.begin(), first.end() - 1);
        for (std::size_t i = 0; i < ends.size(); ++i)
            for (const std::uint32_t word : sentence(i))
                postings.values()[next[word]++] = static_cast<std::uint32_t>(i);
    }
};

// Counts by word; clearing costs only what was counted.
class Counter {
  public:
    explicit Counter(std::size_t types) : counts_(types) {}
    void add(std::span<const std::uint32_t> words) {
        for (const std::uint32_t word : words)
            if (counts_[word]++ == 0) touched_.push_back(word);
    }
    void clear() {
        for (const std::uint32_t word : touched_) counts_[word] = 0;
        touched_.clear();
    }
    double at(std::uint32_t word) const { return counts_[word]; }
    const std::vector<std::uint32_t>& touched() const { return touched_; }

  private:
    std::vector<std::uint32_t> counts_;
    std::vector<std::uint32_t> touched_;
};

double expected(double u, double v, double n) {
    return u * v / std::max(n, 1.0);
}

}  // namespace

struct Lexicon::State {
    State(const Options& wanted, const std::filesystem::path& folder)
        : options(wanted), sides{SideIndex(folder), SideIndex(folder)} {}

    Options options;
    std::array<SideIndex, 2> sides;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> numbers;
    std::vector<std::string_view> names;  // keys of the map of numbers, which never move
    std::vector<std::uint32_t> kept;      // working memory of add

    double count(std::size_t side, std::uint32_t word) const {
        return static_cast<double>(sides[side].sentencesOf(word).size());
    }
    double n() const { return static_cast<double>(sides[0].ends.size()); }
    // Whether a word is frequent enough to be looked up, or to be an entry.
    bool frequent(std::uint32_t word, bool asEntry) const {
        const double sum =
            options.oneLanguage ? count(0, word) + count(1, word) : count(asEntry ? 1 : 0, word);
        return sum >= std::max(options.minimumCount, 1);
    }

    void append(std::size_t side, std::span<const std::string_view> words) {
        kept.clear();
        for (const std::string_view word : words) {
            auto found = numbers.find(word);
            if (found == numbers.end()) {
                found = numbers.emplace(std::string(word), static_cast<std::uint32_t>(names.size())).first;
                names.push_back(found->first);
            }
            kept.push_back(found->second);
        }
        std::ranges::sort(kept);
        kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
        sides[side].words.append(kept);
        sides[side].ends.push_back(sides[side].words.size());
    }
};

// cross[0] counts the targets in pairs with the word as a source, cross[1] the reverse; together[side] the
// words in the same sentences of a side.
struct LexiconReader::Counts {
    explicit Counts(std::size_t types)
        : cross{Counter(types), Counter(types)}, together{Counter(types), Counter(types)} {}
    std::array<Counter, 2> cross, together;

    double facing(std::uint32_t word) const { return cross[0].at(word) + cross[1].at(word); }
};

Lexicon::Lexicon(const Options& options, const std::filesystem::path& folder)
    : state_(std::make_unique<State>(options, folder)) {}
Lexicon::~Lexicon() = default;

void Lexicon::add(std::span<const std::string_view> source, std::span<const std::string_view> target) {
    state_->append(0, source);
    state_->append(1, target);
}

void Lexicon::finish() {
    for (SideIndex& side : state_->sides) side.buildPostings(state_->names.size());
}

std::int64_t Lexicon::pairs() const {
    return static_cast<std::int64_t>(state_->sides[0].ends.size());
}

std::vector<std::string> Lexicon::words() const {
    std::vector<std::uint32_t> frequent;
    for (std::uint32_t word = 0; word < state_->names.size(); ++word)
        if (state_->frequent(word, false)) frequent.push_back(word);
    const auto weight = [this](std::uint32_t word) {
        return state_->count(0, word) + (state_->options.oneLanguage ? state_->count(1, word) : 0);
    };
    std::ranges::stable_sort(frequent, std::greater<>(), weight);
    std::vector<std::string> words;
    for (const std::uint32_t word : frequent) words.emplace_back(state_->names[word]);
    return words;
}

bool Lexicon::knows(std::string_view word) const {
    const auto found = state_->numbers.find(word);
    return found != state_->numbers.end() && state_->frequent(found->second, false);
}

LexiconReader::LexiconReader(const Lexicon& lexicon)
    : lexicon_(*lexicon.state_), counts_(std::make_unique<Counts>(lexicon_.names.size())) {}
LexiconReader::~LexiconReader() = default;

void LexiconReader::count(std::uint32_t word) {
    for (std::size_t side = 0; side < 2; ++side) {
        counts_->cross[side].clear();
        counts_->together[side].clear();
        if (side == 1 && !lexicon_.options.oneLanguage) continue;
        for (const std::uint32_t i : lexicon_.sides[side].sentencesOf(word)) {
            counts_->cross[side].add(lexicon_.sides[1 - side].sentence(i));
            counts_->together[side].add(lexicon_.sides[side].sentence(i));
        }
    }
}

LexiconEntry LexiconReader::entryOf(std::uint32_t u, std::uint32_t v) const {
    LexiconEntry entry;
    entry.word = lexicon_.names[v];
    const double joint = counts_->facing(v), n = lexicon_.n();
    entry.pairs = static_cast<std::int64_t>(joint);
    const auto countOf = [this](std::size_t side, std::uint32_t word) { return lexicon_.count(side, word); };
    if (!lexicon_.options.oneLanguage) {
        // Words of two languages never occur in the same sentence, so there is nothing to adjust by.
        entry.crossPmi = std::log(joint / expected(countOf(0, u), countOf(1, v), n));
        entry.adjustedPmi = entry.crossPmi;
        return entry;
    }
    const double countU = countOf(0, u) + countOf(1, u), countV = countOf(0, v) + countOf(1, v);
    entry.crossPmi = std::log(joint / expected(countU, countV, 2 * n));
    double sum = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        const double ordinary = expected(countOf(side, u), countOf(side, v), n);
        const double seen = counts_->together[side].at(v);
        sum += seen > 0 ? std::log(seen / ordinary) : -std::log1p(ordinary);
    }
    entry.adjustedPmi = entry.crossPmi - sum / 2;
    return entry;
}

std::vector<LexiconEntry> LexiconReader::entries(std::string_view word, std::size_t most, LexiconScore by,
                                                 std::int64_t minimumPairs) {
    const auto found = lexicon_.numbers.find(word);
    if (found == lexicon_.numbers.end() || !lexicon_.frequent(found->second, false)) return {};
    count(found->second);
    std::vector<std::uint32_t> others = counts_->cross[0].touched();
    for (const std::uint32_t other : counts_->cross[1].touched())
        if (counts_->cross[0].at(other) == 0) others.push_back(other);
    std::ranges::sort(others);
    std::vector<LexiconEntry> entries;
    for (const std::uint32_t other : others) {
        if (other == found->second || !lexicon_.frequent(other, true)) continue;
        if (counts_->facing(other) < static_cast<double>(minimumPairs)) continue;
        entries.push_back(entryOf(found->second, other));
    }
    const auto score = by == LexiconScore::crossPmi ? &LexiconEntry::crossPmi : &LexiconEntry::adjustedPmi;
    std::ranges::stable_sort(entries, std::greater<>(), score);
    if (entries.size() > most) entries.resize(most);
    return entries;
}

std::optional<LexiconEntry> LexiconReader::entry(std::string_view word, std::string_view other) {
    const auto u = lexicon_.numbers.find(word), v = lexicon_.numbers.find(other);
    if (u == lexicon_.numbers.end() || v == lexicon_.numbers.end()) return std::nullopt;
    count(u->second);
    if (counts_->facing(v->second) == 0) return std::nullopt;
    return entryOf(u->second, v->second);
}

}  // namespace paragram
