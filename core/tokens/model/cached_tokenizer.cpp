#include "core/tokens/model/cached_tokenizer.h"

namespace paragram {

CachedTokenizer::CachedTokenizer(const ModelTokenizer& tokenizer, const Settings& settings)
    : tokenizer_(tokenizer), longest_(static_cast<std::size_t>(settings.tokenizer.maximumTokens)) {
    for (std::size_t part = 0; part < tokenizer.parts(); ++part) {
        source_.emplace_back(tokenizer.tokenizer(part, Side::source), settings.text.lowerCase);
        if (&tokenizer.tokenizer(part, Side::source) != &tokenizer.tokenizer(part, Side::target))
            target_.emplace_back(tokenizer.tokenizer(part, Side::target), settings.text.lowerCase);
    }
}

void CachedTokenizer::append(std::string_view text, Side side, TokenList& list) {
    std::vector<std::int32_t>& ids = list.ids;
    std::vector<WordCache>& caches = side == Side::target && !target_.empty() ? target_ : source_;
    for (std::size_t part = 0; part < caches.size(); ++part) {
        const std::size_t begin = ids.size();
        caches[part].appendIds(text, ids);
        if (ids.size() == begin) ids.push_back(tokenizer_.tokenizer(part, side).unknownId());
        if (ids.size() > begin + longest_) ids.resize(begin + longest_);
        const std::int32_t first = tokenizer_.firstRow(part, side);
        if (first == 0) continue;
        for (std::size_t i = begin; i < ids.size(); ++i) ids[i] += first;
    }
    list.offsets.push_back(static_cast<std::int64_t>(ids.size()));
}

std::int64_t CachedTokenizer::wordsLooked() const {
    std::int64_t sum = 0;
    for (const auto* caches : {&source_, &target_})
        for (const WordCache& cache : *caches) sum += cache.looked();
    return sum;
}

std::int64_t CachedTokenizer::wordsMissed() const {
    std::int64_t sum = 0;
    for (const auto* caches : {&source_, &target_})
        for (const WordCache& cache : *caches) sum += cache.missed();
    return sum;
}

}  // namespace paragram
