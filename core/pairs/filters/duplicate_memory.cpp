#include "core/pairs/filters/pair_filter.h"

namespace paragram {

TextHash DuplicateMemory::key(const SentencePair& pair) const {
    if (compared_ == Compared::source) return hashText(sentenceInForm(pair.source, form_));
    if (compared_ == Compared::target) return hashText(sentenceInForm(pair.target, form_));
    return hashTexts(sentenceInForm(pair.source, form_), sentenceInForm(pair.target, form_));
}

bool DuplicateMemory::admits(const TextHash& key) {
    if (seen_.insert(key)) return true;
    if (keepNone_) seen_.mark(key);
    return false;
}

void DuplicateMemory::agree(Communicator& ranks) {
    struct Key {
        TextHash hash;
        std::uint64_t marked;
    };
    const auto size = static_cast<std::size_t>(ranks.size());
    std::vector<std::vector<Key>> owned(size);
    seen_.each([&](const TextHash& hash, bool marked) {
        owned[hash.high % size].push_back({hash, marked ? 1U : 0U});
    });
    Parcels out, in;
    for (const std::vector<Key>& keys : owned) out.add(std::span<const Key>(keys));
    ranks.exchange(out, in);

    HashSet all;
    std::vector<std::vector<char>> kept(size);  // of each rank: whether it has the first of equal pairs
    for (std::size_t r = 0; r < size; ++r)
        for (const Key& key : in.values<Key>(r)) {
            const bool isFirst = all.insert(key.hash);
            if (!isFirst || key.marked) all.mark(key.hash);
            kept[r].push_back(isFirst ? 1 : 0);
        }
    out.clear();
    for (std::size_t r = 0; r < size; ++r) {
        const std::vector<Key> keys = in.values<Key>(r);
        for (std::size_t i = 0; keepNone_ && i < keys.size(); ++i)
            kept[r][i] = all.marked(keys[i].hash) ? 0 : 1;
        out.add(std::span<const char>(kept[r]));
    }
    ranks.exchange(out, in);
    for (std::size_t r = 0; r < size; ++r) {
        const std::span<const std::byte> keeps = in.of(r);
        for (std::size_t i = 0; i < keeps.size(); ++i)
            if (keeps[i] == std::byte{0}) seen_.mark(owned[r][i].hash);
    }
}

}  // namespace paragram
