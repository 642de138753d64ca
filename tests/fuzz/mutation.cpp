#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <cstring>

namespace paragram::test {
namespace {

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random.below(std::max<std::size_t>(1, bound)));
}

// Headers are short and matter most: half of all changes affect the first 200 bytes or the last ones.
std::size_t place(Random& random, std::size_t size) {
    constexpr std::size_t kHead = 200;
    const std::uint64_t where = random.below(4);
    if (where == 0) return below(random, std::min(size, kHead));
    if (where == 1) return size - 1 - below(random, std::min(size, kHead));
    return below(random, size);
}

void overwrite(std::string& bytes, Random& random) {
    constexpr std::uint64_t kEdges[] = {0,       1,          0x7F,       0x80,       0xFF,
                                        0x7FFF,  0xFFFF,     0x7FFFFFFF, 0x80000000, 0xFFFFFFFF,
                                        1 << 20, 1ULL << 40, ~0ULL,      ~0ULL >> 1};
    const std::uint64_t value = kEdges[below(random, std::size(kEdges))];
    const std::size_t width = std::size_t{1} << random.below(4);
    const std::size_t at = place(random, bytes.size());
    std::memcpy(bytes.data() + at, &value, std::min(width, bytes.size() - at));
}

}  // namespace

std::string mutated(const std::string& seed, Random& random) {
    std::string bytes = seed;
    const std::uint64_t changes = 1 + random.below(8);
    for (std::uint64_t i = 0; i < changes && !bytes.empty(); ++i) {
        const std::size_t at = place(random, bytes.size());
        const std::size_t length = 1 + below(random, std::min<std::size_t>(64, bytes.size() - at));
        switch (random.below(8)) {
            case 0:
                bytes[at] = static_cast<char>(bytes[at] ^ 1 << random.below(8));
                break;
            case 1:
                bytes[at] = static_cast<char>(random.next());
                break;
            case 2:
            case 3:
                overwrite(bytes, random);
                break;
            case 4:
                bytes.erase(at, length);
                break;
            case 5:
                bytes.insert(place(random, bytes.size()), bytes.substr(at, length));
                break;
            case 6:
                bytes.resize(at);
                break;
            default:
                std::swap(bytes[at], bytes[place(random, bytes.size())]);
                break;
        }
    }
    return bytes;
}

}  // namespace paragram::test
