#include "core/tasks/data/browse_pairs.h"

namespace paragram {

Result<PairStoreInfo> describePairs(const std::filesystem::path& store) {
    const Result<PairStore> opened = PairStore::open(store);
    if (!opened) return opened.error();
    return opened->info();
}

Result<std::vector<SentencePair>> readPairRange(const std::filesystem::path& store, std::int64_t first,
                                                std::int64_t count) {
    const Result<PairStore> opened = PairStore::open(store);
    if (!opened) return opened.error();
    try {
        return opened->read(first, count);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
