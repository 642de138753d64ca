#include "core/training/data/training_set.h"

#include <fmt/format.h>

#include <span>

namespace paragram {
namespace {

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
    return {store.read(first, count), {}, {}};
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
    if (files.empty())
        return Error{"--pairs", "not given", "a pair store",
                     "make one first: paragram-cli import --input FILE --output PAIRS.h5"};
    TrainingSet set;
    for (const std::filesystem::path& file : files) {
        Result<Source> source = openSource(file);
        if (!source) return source.error();
        const PairStoreInfo info = std::visit([](const auto& s) { return infoOf(s); }, *source);
        const auto* psp = std::get_if<PspPairs>(&*source);
        if (psp && set.pieces() && psp->pieces() != *set.pieces()) {
            return Error{file.string(), "its pieces differ from those of the file before it",
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
    std::int64_t pair = first;
    const Source* source = find(first);
    if (!source) return {};
    RawPairs raw = std::visit([&](const auto& s) { return readRaw(s, first, count); }, *source);
    if (!parses_) return raw;
    for (std::size_t i = 0; i < raw.size(); ++i, ++pair) {
        parses_->addForm(pair, raw.forms);
        if (parses_->areTexts()) raw.texts[i] = parses_->textOf(pair);
    }
    return raw;
}

Result<Nothing> TrainingSet::addParses(const GenerativeSettings& settings) {
    if (settings.model == Generative::parseGenerator && pieces())
        return Error{name_, "tokens without text", "a pair store, for a parse generator",
                     "import the pairs first"};
    Result<PairParses> parses = PairParses::read(settings, info_.pairs, name_);
    if (!parses) return parses.error();
    parses_ = *std::move(parses);
    return Nothing{};
}

std::vector<SentencePair> TrainingSet::readText(std::int64_t first, std::int64_t count) const {
    std::int64_t pair = first;
    const Source* source = find(first);
    if (!source) return {};
    auto texts = std::visit([&](const auto& s) { return textOf(s, first, count); }, *source);
    if (parses_ && parses_->areTexts())
        for (SentencePair& text : texts) text = parses_->textOf(pair++);
    return texts;
}

}  // namespace paragram
