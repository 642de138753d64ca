#include "core/training/feeds/mega_batch_reader.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <utility>

namespace paragram {
namespace {

void hashContents(const TokenList& side, bool repeats, std::vector<std::uint64_t>& contents) {
    contents.resize(side.size());
    for (std::size_t i = 0; i < side.size(); ++i) {
        contents[i] = repeats ? i : XXH3_64bits(side[i].data(), side[i].size_bytes());
    }
}

}  // namespace

MegaBatchReader::MegaBatchReader(PairFeed& feed, const TrainSettings& settings, const HeldOutPairs* heldOut)
    : feed_(feed), settings_(settings), heldOut_(heldOut) {}

void MegaBatchReader::read(int epoch, std::int64_t first, std::int64_t count) {
    feed_.read(epoch, first, count, ahead_.tokens);
    if (heldOut_) heldOut_->removeFrom(ahead_.tokens);
    hashContents(ahead_.tokens.source, settings_.repeats, ahead_.sourceContent);
    hashContents(ahead_.tokens.target, settings_.repeats, ahead_.targetContent);
}

void MegaBatchReader::take(const MegaBatchState& state, MegaBatch& batch) {
    const int epochAhead = std::exchange(epoch_, -1);
    background_.wait();
    const bool expected = epochAhead == state.epoch && first_ == state.first() && count_ == state.pairs;
    if (!expected) read(state.epoch, state.first(), state.pairs);
    std::swap(batch, ahead_);  // both keep their memory
    readAheadOf(state);
}

void MegaBatchReader::readAheadOf(MegaBatchState state) {
    if (state.position >= feed_.size()) state.endEpoch();
    if (state.epoch >= settings_.epochs || !formMegaBatch(settings_, feed_.size(), state)) return;
    epoch_ = state.epoch;
    first_ = state.first();
    count_ = state.pairs;
    background_.start([this, epoch = epoch_, first = first_, count = count_](const std::stop_token&) {
        read(epoch, first, count);
    });
}

}  // namespace paragram
