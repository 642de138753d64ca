#include "core/tasks/training_set.h"

#include <span>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

std::int64_t sizeOf(const PairStore& store) {
    return store.info().pairs;
}
std::int64_t sizeOf(const PspPairs& pairs) {
    return pairs.pairs();
}

PairStoreInfo infoOf(const PairStore& store) {
    return store.info();
}
PairStoreInfo infoOf(const PspPairs& pairs) {
    PairStoreInfo info;  // of no known language
    info.pairs = pairs.pairs();
    return info;
}

bool isBilingual(const PairStoreInfo& info) {
    return info.sourceLanguage.empty() || info.sourceLanguage != info.targetLanguage;
}

std::span<const std::int32_t> listOf(const IntegerLists& lists, std::size_t i) {
    const auto first = static_cast<std::size_t>(lists.offsets[i]);
    return std::span(lists.values).subspan(first, static_cast<std::size_t>(lists.offsets[i + 1]) - first);
}

RawPairs readRaw(const PairStore& store, std::int64_t first, std::int64_t count) {
    return {store.read(first, count), {}};
}
RawPairs readRaw(const PspPairs& pairs, std::int64_t first, std::int64_t count) {
    const IntegerLists lists = pairs.read(first, count);
    const std::vector<std::int32_t> unknown{static_cast<std::int32_t>(pairs.pieces().size())};
    RawPairs raw;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const auto list = listOf(lists, i);
        (i % 2 == 0 ? raw.tokens.source : raw.tokens.target).add(list.empty() ? std::span(unknown) : list);
    }
    return raw;
}

std::vector<SentencePair> textOf(const PairStore& store, std::int64_t first, std::int64_t count) {
    return store.read(first, count);
}
std::vector<SentencePair> textOf(const PspPairs& pairs, std::int64_t first, std::int64_t count) {
    const IntegerLists lists = pairs.read(first, count);
    std::vector<SentencePair> texts;
    for (std::size_t i = 0; i + 1 < lists.size(); i += 2)
        texts.push_back({pairs.text(listOf(lists, i)), pairs.text(listOf(lists, i + 1))});
    return texts;
}

}  // namespace

Result<TrainingSet::Source> TrainingSet::openSource(const std::filesystem::path& file) {
    if (PspPairs::recognises(file)) {
        Result<PspPairs> pairs = PspPairs::open(file);
        if (!pairs) return pairs.error();
        return Source(std::move(pairs).value());
    }
    Result<PairStore> store = PairStore::open(file);
    if (!store) return store.error();
    return Source(std::move(store).value());
}

Result<TrainingSet> TrainingSet::open(const std::vector<std::filesystem::path>& files) {
    if (files.empty()) return Error{"pairs", "no file", "a pair store", "make one with paragram-cli import"};
    TrainingSet set;
    for (const std::filesystem::path& file : files) {
        Result<Source> source = openSource(file);
        if (!source) return source.error();
        const PairStoreInfo info = std::visit([](const auto& s) { return infoOf(s); }, *source);
        const auto* psp = std::get_if<PspPairs>(&*source);
        if (psp && set.pieces() && psp->pieces() != *set.pieces()) {
            return Error{file.string(), "other pieces than those of the file before it",
                         "the same .vocab for all P-SP files", "import them into pair stores first"};
        }
        if (set.sources_.empty()) {
            set.info_ = info;
            set.name_ = file.filename().string();
        } else {
            set.info_.pairs += info.pairs;
            set.info_.hasScore = set.info_.hasScore || info.hasScore;
            if (set.info_.sourceLanguage != info.sourceLanguage) set.info_.sourceLanguage.clear();
            if (set.info_.targetLanguage != info.targetLanguage) set.info_.targetLanguage.clear();
            set.name_ += ", " + file.filename().string();
        }
        std::error_code code;
        const auto bytes = std::filesystem::file_size(file, code);
        if (!code) set.fileBytes_ += static_cast<std::int64_t>(bytes);
        set.bilingual_ = set.bilingual_ || isBilingual(info);
        set.sources_.push_back(std::move(source).value());
    }
    return set;
}

const std::vector<std::string>* TrainingSet::pieces() const {
    for (const Source& source : sources_)
        if (const auto* psp = std::get_if<PspPairs>(&source)) return &psp->pieces();
    return nullptr;
}

const TrainingSet::Source* TrainingSet::find(std::int64_t& pair) const {
    for (const Source& source : sources_) {
        const std::int64_t size = std::visit([](const auto& s) { return sizeOf(s); }, source);
        if (pair < size) return &source;
        pair -= size;
    }
    return nullptr;
}

RawPairs TrainingSet::read(std::int64_t first, std::int64_t count) const {
    const Source* source = find(first);
    if (!source) return {};
    return std::visit([&](const auto& s) { return readRaw(s, first, count); }, *source);
}

std::vector<SentencePair> TrainingSet::readText(std::int64_t first, std::int64_t count) const {
    const Source* source = find(first);
    if (!source) return {};
    return std::visit([&](const auto& s) { return textOf(s, first, count); }, *source);
}

SentenceStream::SentenceStream(const TrainingSet& pairs, bool lowerCase, JobContext& job,
                               std::optional<Side> only)
    : pairs_(pairs), lowerCase_(lowerCase), job_(job), only_(only) {}

bool SentenceStream::fill() {
    const auto total = static_cast<double>(pairs_.info().pairs);
    job_.tell({"Reading text", static_cast<double>(first_), total, "pairs"});
    stopped_ = stopped_ || job_.shouldStop();
    if (stopped_) return false;
    chunk_ = pairs_.readText(first_, kChunk);
    first_ += static_cast<std::int64_t>(chunk_.size());
    at_ = 0;
    if (chunk_.empty()) job_.tell({"Learning the vocabulary", 0, 0, ""});
    return !chunk_.empty();
}

void SentenceStream::sample(std::int64_t sentences, std::uint64_t seed) {
    left_ = (only_ ? 1 : 2) * pairs_.info().pairs;
    wanted_ = sentences < left_ ? sentences : 0;
    random_ = Random(seed);
}

// Each with the probability that makes every choice of so many out of the rest equally likely (Knuth's
// algorithm S): one pass, nothing kept.
bool SentenceStream::drawn() {
    const auto place = static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(left_--)));
    if (place >= wanted_) return false;
    if (--wanted_ == 0) wanted_ = -1;
    return true;
}

bool SentenceStream::next(std::string& sentence) {
    while (wanted_ >= 0) {
        if (only_ == Side::target && at_ % 2 == 0) ++at_;
        if (at_ >= 2 * chunk_.size()) {
            if (!fill()) return false;
            if (only_ == Side::target) ++at_;
        }
        const SentencePair& pair = chunk_[at_ / 2];
        const std::string& text = at_ % 2 == 0 ? pair.source : pair.target;
        at_ += only_ ? 2 : 1;
        if (wanted_ != 0 && !drawn()) continue;
        sentence = lowerCase_ ? lowerCase(text) : text;
        ++sentences_;
        return true;
    }
    return false;
}

}  // namespace paragram
