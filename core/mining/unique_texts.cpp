#include "core/mining/unique_texts.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace paragram {

std::int32_t UniqueTexts::add(std::string_view text) {
    const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
    const auto next = static_cast<std::int32_t>(first_.size());
    const auto [at, isNew] = numbers_.try_emplace({hash.low64, hash.high64}, next);
    if (isNew) {
        first_.push_back(added_);
        count_.push_back(0);
    }
    ++added_;
    ++count_[static_cast<std::size_t>(at->second)];
    return at->second;
}

}  // namespace paragram
