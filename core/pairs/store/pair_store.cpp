#include "core/pairs/store/pair_store.h"

#include <algorithm>
#include <cmath>

namespace paragram {
namespace {

constexpr char kKind[] = "paragram pairs";
constexpr int kVersion = 1;
constexpr std::size_t kFlushBytes = 1U << 22;
constexpr char kScoreKind[] = "score-kind", kTranslationScores[] = "translation";

std::span<const std::uint8_t> bytesOf(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

PairStoreWriter::PairStoreWriter(const std::filesystem::path& file) : file_(file, kKind, kVersion) {
    source_.offsets.push_back(0);
    target_.offsets.push_back(0);
}

void PairStoreWriter::add(const SentencePair& pair) {
    const auto addSide = [](Side& side, const std::string& text) {
        side.text += text;
        side.bytes += static_cast<std::int64_t>(text.size());
        side.offsets.push_back(side.bytes);
    };
    addSide(source_, pair.source);
    addSide(target_, pair.target);
    scores_.push_back(pair.score);
    hasScore_ = hasScore_ || !std::isnan(pair.score);
    ++pairs_;
    if (source_.text.size() + target_.text.size() > kFlushBytes) flush();
}

void PairStoreWriter::flush() {
    const auto flushSide = [this](Side& side, const std::string& group) {
        file_.append<std::uint8_t>(group + "/text", bytesOf(side.text));
        file_.append<std::int64_t>(group + "/offset", side.offsets);
        side.text.clear();
        side.offsets.clear();
    };
    flushSide(source_, "/source");
    flushSide(target_, "/target");
    file_.append<float>("/score", scores_);
    scores_.clear();
}

void PairStoreWriter::commit(PairStoreInfo info) {
    flush();
    file_.setAttribute("pairs", pairs_);
    file_.setAttribute("source-language", info.sourceLanguage);
    file_.setAttribute("target-language", info.targetLanguage);
    file_.setAttribute("origin", info.origin);
    file_.setAttribute("settings", info.settings);
    file_.setAttribute("recipe", info.recipe);
    file_.setAttribute("filter-counts", info.counts);
    file_.setAttribute("has-score", static_cast<std::int64_t>(hasScore_));
    if (hasScore_ && info.scoreKind == ScoreKind::translation)
        file_.setAttribute(kScoreKind, kTranslationScores);
    file_.commit();
}

Result<PairStore> PairStore::open(const std::filesystem::path& file) {
    Result<Hdf5Reader> reader = Hdf5Reader::open(file, kKind, kVersion);
    if (!reader) return reader.error();
    try {
        PairStoreInfo info;
        info.pairs = reader->integerAttribute("pairs");
        info.sourceLanguage = reader->textAttribute("source-language");
        info.targetLanguage = reader->textAttribute("target-language");
        info.origin = reader->textAttribute("origin");
        info.settings = reader->textAttribute("settings");
        if (reader->hasAttribute("recipe")) info.recipe = reader->textAttribute("recipe");
        if (reader->hasAttribute("filter-counts")) info.counts = reader->textAttribute("filter-counts");
        info.hasScore = reader->integerAttribute("has-score") != 0;
        if (reader->hasAttribute(kScoreKind) && reader->textAttribute(kScoreKind) == kTranslationScores)
            info.scoreKind = ScoreKind::translation;
        const bool whole = reader->size("/source/offset") == info.pairs + 1 &&
                           reader->size("/target/offset") == info.pairs + 1 &&
                           reader->size("/score") == info.pairs;
        if (!whole) {
            return Error{file.string(), "its arrays differ in length", "",
                         "the file is damaged: import the pairs again"};
        }
        return PairStore(std::move(reader).value(), std::move(info));
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

std::vector<std::string> PairStore::readSide(const char* side, std::int64_t first, std::int64_t count) const {
    const std::string group = side;
    const auto offsets = file_.readRange<std::int64_t>(group + "/offset", first, count + 1);
    for (std::size_t i = 1; i < offsets.size(); ++i) {
        if (offsets[i] < offsets[i - 1]) {
            throw Hdf5Damage({group + "/offset", "decreasing offsets", "",
                              "the pair store is damaged: import the pairs again"});
        }
    }
    const auto bytes =
        file_.readRange<std::uint8_t>(group + "/text", offsets.front(), offsets.back() - offsets.front());
    std::vector<std::string> texts;
    texts.reserve(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
        texts.emplace_back(bytes.begin() + (offsets[i] - offsets[0]),
                           bytes.begin() + (offsets[i + 1] - offsets[0]));
    }
    return texts;
}

std::vector<SentencePair> PairStore::read(std::int64_t first, std::int64_t count) const {
    first = std::clamp<std::int64_t>(first, 0, info_.pairs);
    count = std::clamp<std::int64_t>(count, 0, info_.pairs - first);
    std::vector<SentencePair> pairs(static_cast<std::size_t>(count));
    if (count == 0) return pairs;
    std::vector<std::string> sources = readSide("/source", first, count);
    std::vector<std::string> targets = readSide("/target", first, count);
    const auto scores = file_.readRange<float>("/score", first, count);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        pairs[i] = {std::move(sources[i]), std::move(targets[i]), scores[i]};
    }
    return pairs;
}

}  // namespace paragram
