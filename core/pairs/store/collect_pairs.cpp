#include "core/pairs/store/collect_pairs.h"

#include <cstring>

namespace paragram {
namespace {

constexpr std::size_t kParcelBytes = std::size_t{4} << 20;

struct Header {
    std::uint32_t sourceBytes = 0, targetBytes = 0;
    float score = 0;
};

// The next pairs, about kParcelBytes of them; empty at the end.
std::string nextParcel(PairSpool& own) {
    std::string parcel;
    SentencePair pair;
    TextHash key;
    while (parcel.size() < kParcelBytes && own.read(pair, key)) {
        const Header header{static_cast<std::uint32_t>(pair.source.size()),
                            static_cast<std::uint32_t>(pair.target.size()), pair.score};
        parcel.append(reinterpret_cast<const char*>(&header), sizeof header);
        parcel += pair.source;
        parcel += pair.target;
    }
    return parcel;
}

void unpack(std::span<const std::byte> parcel, const std::function<void(const SentencePair& pair)>& write) {
    SentencePair pair;
    const char* at = reinterpret_cast<const char*>(parcel.data());
    const char* const end = at + parcel.size();
    while (at < end) {
        Header header;
        std::memcpy(&header, at, sizeof header);
        at += sizeof header;
        pair.source.assign(at, header.sourceBytes);
        pair.target.assign(at + header.sourceBytes, header.targetBytes);
        pair.score = header.score;
        at += header.sourceBytes + header.targetBytes;
        write(pair);
    }
}

}  // namespace

void collectPairs(Communicator& ranks, std::optional<PairSpool>& own,
                  const std::function<void(const SentencePair& pair)>& write) {
    for (int sender = 1; sender < ranks.size(); ++sender) {
        for (bool more = true; more;) {
            const std::string parcel = ranks.rank() == sender ? nextParcel(*own) : std::string();
            Parcels out, in;
            for (int r = 0; r < ranks.size(); ++r)
                out.add(r == 0 ? std::span<const char>(parcel) : std::span<const char>());
            ranks.exchange(out, in);
            if (ranks.isFirst()) unpack(in.of(static_cast<std::size_t>(sender)), write);
            more = valuesOfAll(ranks, parcel.size())[static_cast<std::size_t>(sender)] > 0;
        }
    }
}

}  // namespace paragram
