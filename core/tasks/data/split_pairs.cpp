#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/choices.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/new_files.h"
#include "core/base/hash_set.h"
#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/pairs/store/pair_scan.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr const char* kParts[] = {"training", "development", "test"};
constexpr const char* kSizes[] = {"--development-size", "--test-size"};

Result<std::int64_t> sizeOf(double asked, std::int64_t pairs, const char* flag) {
    const double size = asked < 1 ? asked * static_cast<double>(pairs) : asked;
    if (!(asked >= 0) || size > static_cast<double>(pairs)) {
        return Error{flag, fmt::format("{}", asked),
                     fmt::format("a share below 1, or at most {} pairs", groupedNumber(pairs)),
                     "choose another size"};
    }
    return static_cast<std::int64_t>(std::llround(size));
}

// The key of each pair, on which alone its part depends.
class Keys {
  public:
    Keys(std::int64_t seed, const std::string& apart)
        : seed_(static_cast<std::uint64_t>(seed)), apart_(apart) {}
    void add(const SentencePair& pair, std::int64_t number) {
        if (apart_ == "none") {
            keys_.push_back(
                Random::mix(Random::mix(seed_) ^ Random::mix(static_cast<std::uint64_t>(number) + 1)));
            return;
        }
        const TextHash hash = hashText(lowerCase(apart_ == "source" ? pair.source : pair.target));
        keys_.push_back(Random::mix(Random::mix(seed_) ^ hash.low));
    }
    std::uint64_t operator[](std::int64_t number) const { return keys_[static_cast<std::size_t>(number)]; }
    // The largest key of the `pairs` smallest ones; empty for 0.
    std::optional<std::uint64_t> limit(std::int64_t pairs) const {
        if (pairs <= 0) return std::nullopt;
        std::vector<std::uint64_t> sorted = keys_;
        const auto nth = sorted.begin() + (pairs - 1);
        std::nth_element(sorted.begin(), nth, sorted.end());
        return *nth;
    }

  private:
    std::uint64_t seed_;
    std::string apart_;
    std::vector<std::uint64_t> keys_;
};

Result<DivideSummary> split(const SplitRequest& request, const PairStore& store, JobContext& job) {
    DivideSummary summary;
    summary.pairs.assign(3, 0);
    std::array<std::int64_t, 2> sizes{};
    for (std::size_t i = 0; i < 2; ++i) {
        if (request.outputs[i + 1].empty()) continue;
        const auto size = sizeOf(request.sizes[i], store.info().pairs, kSizes[i]);
        if (!size) return size.error();
        sizes[i] = *size;
    }
    Keys keys(request.seed, request.apart);
    const Result<Nothing> read =
        scanPairs(store, "Selecting pairs", job, [&](std::span<SentencePair> pairs, std::int64_t first) {
            for (std::size_t i = 0; i < pairs.size(); ++i)
                keys.add(pairs[i], first + static_cast<std::int64_t>(i));
        });
    if (!read) return read.error();
    const auto second = keys.limit(sizes[0]);
    const auto third = keys.limit(std::min(store.info().pairs, sizes[0] + sizes[1]));
    std::array<std::optional<PairStoreWriter>, 3> writers;
    for (std::size_t part = 0; part < 3; ++part)
        if (!request.outputs[part].empty()) writers[part].emplace(request.outputs[part]);
    const Result<Nothing> written =
        scanPairs(store, "Writing pairs", job, [&](std::span<SentencePair> pairs, std::int64_t first) {
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const std::uint64_t key = keys[first + static_cast<std::int64_t>(i)];
                const std::size_t part = second && key <= *second ? 1 : third && key <= *third ? 2 : 0;
                ++summary.pairs[part];
                if (writers[part]) writers[part]->add(pairs[i]);
            }
        });
    if (!written) return written.error();
    NewFiles results({request.outputs.begin(), request.outputs.end()});
    for (std::size_t part = 0; part < 3; ++part) {
        if (!writers[part]) continue;
        PairStoreInfo info = store.info();
        info.origin = request.pairs.string();
        info.recipe += fmt::format("# the part for {}: {} of {} pairs, apart by {}, seed {}\n", kParts[part],
                                   summary.pairs[part], info.pairs, request.apart, request.seed);
        writers[part]->commit(info);
    }
    results.complete();
    return summary;
}

}  // namespace

Result<DivideSummary> splitPairs(const SplitRequest& request, JobContext& job) {
    if (const std::vector<std::string> sides{"none", "source", "target"};
        std::ranges::find(sides, request.apart) == sides.end())
        return wrongChoice("--apart", request.apart, sides);
    for (const auto& output : request.outputs) {
        if (output.empty()) continue;
        const Result<Nothing> writable = checkWritable(output);
        if (!writable) return writable.error();
    }
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    try {
        return split(request, *store, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
