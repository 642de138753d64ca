#include "core/tokens/fast_tokens.h"

namespace paragram {

FastTokens::FastTokens(const ModelTokenizer& tokenizer, const Settings& settings)
    : tokenizer_(tokenizer), longest_(static_cast<std::size_t>(settings.tokenizer.maximumTokens)) {
    for (std::size_t part = 0; part < tokenizer.parts(); ++part) {
        source_.emplace_back(tokenizer.tokenizer(part, Side::source), settings.text.lowerCase);
        if (&tokenizer.tokenizer(part, Side::source) != &tokenizer.tokenizer(part, Side::target))
            target_.emplace_back(tokenizer.tokenizer(part, Side::target), settings.text.lowerCase);
    }
}

void FastTokens::append(std::string_view text, Side side, TokenList& list) {
    ids_.clear();
    std::vector<WordCache>& caches = side == Side::target && !target_.empty() ? target_ : source_;
    for (std::size_t part = 0; part < caches.size(); ++part) {
        const std::size_t begin = ids_.size();
        caches[part].appendIds(text, ids_);
        if (ids_.size() == begin) ids_.push_back(tokenizer_.tokenizer(part, side).unknownId());
        if (ids_.size() > begin + longest_) ids_.resize(begin + longest_);
        const std::int32_t first = tokenizer_.firstRow(part, side);
        if (first == 0) continue;
        for (std::size_t i = begin; i < ids_.size(); ++i) ids_[i] += first;
    }
    list.add(ids_);
}

std::int64_t FastTokens::wordsLooked() const {
    std::int64_t sum = 0;
    for (const auto* caches : {&source_, &target_})
        for (const WordCache& cache : *caches) sum += cache.looked();
    return sum;
}

std::int64_t FastTokens::wordsMissed() const {
    std::int64_t sum = 0;
    for (const auto* caches : {&source_, &target_})
        for (const WordCache& cache : *caches) sum += cache.missed();
    return sum;
}

}  // namespace paragram
