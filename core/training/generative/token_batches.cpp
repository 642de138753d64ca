#include "core/training/generative/token_batches.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::int64_t kWindow = 1 << 15;  // pairs
constexpr double kFirstRate = 1e-7;

std::int64_t longerSide(const PairTokens& pairs, std::int32_t pair) {
    const auto i = static_cast<std::size_t>(pair);
    return static_cast<std::int64_t>(std::max(pairs.source[i].size(), pairs.target[i].size())) + 1;
}

}  // namespace

FormPair formsOf(std::span<const std::int32_t> forms, std::int32_t end) {
    const auto place = std::ranges::find(forms, end);
    const auto length = static_cast<std::size_t>(place - forms.begin());
    if (place == forms.end()) return {forms, {}, false};
    return {forms.first(length), forms.subspan(length + 1), true};
}

std::vector<MicroBatch> microBatches(const PairTokens& pairs, std::int64_t batchTokens, std::uint64_t seed,
                                     const std::function<bool(std::size_t pair)>& leftOut) {
    std::vector<std::int32_t> order(pairs.size());
    std::iota(order.begin(), order.end(), 0);
    if (leftOut) std::erase_if(order, [&](std::int32_t i) { return leftOut(static_cast<std::size_t>(i)); });
    std::ranges::stable_sort(order, {}, [&](std::int32_t pair) {
        const auto i = static_cast<std::size_t>(pair);
        return std::pair(longerSide(pairs, pair), pairs.source[i].size());
    });
    std::vector<MicroBatch> batches;
    for (const std::int32_t pair : order) {
        const std::int64_t length = longerSide(pairs, pair);  // at least that of the pairs before
        const auto with = batches.empty() ? 0 : static_cast<std::int64_t>(batches.back().pairs.size()) + 1;
        if (batches.empty() || length * with > batchTokens) batches.emplace_back();
        batches.back().pairs.push_back(pair);
        batches.back().tokens = length * static_cast<std::int64_t>(batches.back().pairs.size());
    }
    constexpr std::uint64_t kStream = 7;
    Random(seed, kStream).shuffle(std::span(batches));
    for (std::size_t i = 0; i < batches.size(); ++i) batches[i].fromTarget = i % 2 != 0;
    return batches;
}

std::int64_t tokensOfUpdate(const GenerativeSettings& settings, std::int64_t done) {
    if (settings.startTokens <= 0 || done >= settings.growth) return settings.updateTokens;
    const double share = static_cast<double>(done) / static_cast<double>(settings.growth);
    return std::lround(settings.startTokens + share * (settings.updateTokens - settings.startTokens));
}

std::int64_t updatesOf(const GenerativeSettings& settings, double tokens) {
    const double full = settings.updateTokens;
    if (settings.startTokens <= 0) return std::llround(std::ceil(tokens / full));
    const auto growth = static_cast<double>(settings.growth);
    const double start = settings.startTokens, grown = growth * (start + full) / 2;
    if (tokens >= grown) return std::llround(std::ceil(growth + (tokens - grown) / full));
    // Update u has start + u (full - start) / growth tokens; u of them together start u + slope u^2 / 2.
    const double slope = (full - start) / growth;
    if (slope == 0) return std::llround(std::ceil(tokens / full));
    return std::llround(std::ceil((std::sqrt(start * start + 2 * slope * tokens) - start) / slope));
}

void planSchedules(GenerativeSettings& settings, std::int64_t updates) {
    constexpr std::int64_t kLongestWarmUp = 4000, kTenth = 10, kTimes = 3;
    if (settings.warmUp == 0)
        settings.warmUp = static_cast<int>(std::clamp<std::int64_t>(updates / kTenth, 1, kLongestWarmUp));
    if (settings.klUpdates == 0) settings.klUpdates = std::max<std::int64_t>(1, kTimes * updates);
}

double rateOfUpdate(const GenerativeSettings& settings, double rate, std::int64_t done) {
    const double warmUp = settings.warmUp, step = static_cast<double>(done);
    return step < warmUp ? kFirstRate + step * (rate - kFirstRate) / warmUp : rate * std::sqrt(warmUp / step);
}

double klWeightOfUpdate(const GenerativeSettings& settings, std::int64_t done) {
    return std::min(1.0, static_cast<double>(done) / static_cast<double>(settings.klUpdates));
}

void TokenBatches::open(MegaBatchState& state) {
    if (state.finished()) {  // the next window
        state.pairs = std::min(kWindow, feed_.size() - state.position);
        state.position += state.pairs;
        state.nextPair = 0;
        state.sourceNegative.assign(static_cast<std::size_t>(state.pairs), -1);  // there are none
        state.targetNegative = state.sourceNegative;
    }
    if (epoch_ == state.epoch && first_ == state.first()) return;
    epoch_ = state.epoch;
    first_ = state.first();
    feed_.read(epoch_, first_, state.pairs, pairs_);
    const auto seed =
        static_cast<std::uint64_t>(settings_.train.seed) ^
        Random::mix(static_cast<std::uint64_t>(epoch_) << 40U ^ static_cast<std::uint64_t>(first_));
    batches_ = microBatches(pairs_, settings_.generative.batchTokens, seed, [&](std::size_t pair) {
        const FormPair forms = formsOf(pairs_.formOf(pair), endOfForm_);
        return (forms.both && std::ranges::equal(forms.target, forms.source)) ||
               heldOut_.touches(pairs_, pair);
    });
    at_ = 0;
    for (std::int64_t done = 0; done < state.nextPair && at_ < batches_.size(); ++at_)
        done += static_cast<std::int64_t>(batches_[at_].pairs.size());
}

std::vector<const MicroBatch*> TokenBatches::next(MegaBatchState& state, std::int64_t tokens,
                                                  bool& epochEnded) {
    std::vector<const MicroBatch*> update;
    do {
        open(state);
        for (std::int64_t sum = 0; sum < tokens && at_ < batches_.size(); ++at_) {
            update.push_back(&batches_[at_]);
            sum += batches_[at_].tokens;
            state.nextPair += static_cast<std::int64_t>(batches_[at_].pairs.size());
        }
        if (at_ == batches_.size()) state.nextPair = state.pairs;  // the others are held out
        epochEnded = state.finished() && state.position >= feed_.size();
    } while (update.empty() && !epochEnded);
    return update;
}

}  // namespace paragram
