#include "core/pairs/recipes/filter_chain.h"

#include <algorithm>
#include <numeric>

#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr std::size_t kExamples = 20;

// The enabled steps in the order in which they run.
std::vector<std::size_t> runOrder(const Recipe& recipe) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < recipe.steps.size(); ++i)
        if (recipe.steps[i].enabled) order.push_back(i);
    auto begin = order.begin();
    while (begin != order.end()) {
        const auto end =
            std::find_if(begin, order.end(), [&](std::size_t i) { return recipe.steps[i].kind().remembers; });
        std::stable_sort(begin, end, [&](std::size_t a, std::size_t b) {
            return recipe.steps[a].kind().cost < recipe.steps[b].kind().cost;
        });
        begin = end == order.end() ? end : end + 1;
    }
    return order;
}

}  // namespace

void PairBatch::begin(std::size_t steps) {
    alive.resize(pairs.size());
    std::iota(alive.begin(), alive.end(), 0U);
    dropped.clear();
    keys.clear();
    tallies.assign(steps, {});
}

Result<FilterChain> FilterChain::make(const Recipe& recipe, const FilterContext& context) {
    FilterChain chain;
    for (const std::size_t place : runOrder(recipe)) {
        const RecipeStep& step = recipe.steps[place];
        Result<FilterInstance> made = step.kind().make(step.allValues(), context);
        if (!made) {
            Error error = made.error();
            error.where = "step " + std::to_string(place + 1) + ", " + step.filter +
                          (error.where.empty() ? "" : ": " + error.where);
            return error;
        }
        chain.steps_.push_back(std::move(*made));
        FilterCount count;
        count.name = step.kind().title;
        count.line = step.line();
        count.place = static_cast<int>(place);
        chain.counts_.push_back(std::move(count));
    }
    return chain;
}

FilterChain::FilterChain(const Settings& settings) {
    *this = std::move(make(recipeOf(settings), {}).value());
}

bool FilterChain::keeps(const SentencePair& pair) {
    single_.pairs.assign(1, pair);
    single_.begin(size());
    for (std::size_t step = 0; step < size(); ++step) {
        if (remembers(step)) {
            makeKeys(single_, step);
            admit(single_, step);
        } else {
            judge(single_, step, step + 1, work_);
        }
    }
    add(single_);
    return !single_.alive.empty();
}

void FilterChain::addUp() {
    if (!ranks_) return;
    for (std::size_t i = 0; i < size(); ++i) {
        FilterCount& count = counts_[i];
        for (std::int64_t* number : {&count.seen, &count.kept})
            *number = static_cast<std::int64_t>(sumOver(*ranks_, static_cast<double>(*number)));
        count.seconds = sumOver(*ranks_, count.seconds);
        if (steps_[i].filter) steps_[i].filter->addUp(*ranks_);
    }
}

std::vector<FilterCount> FilterChain::report() const {
    std::vector<FilterCount> report = counts_;
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (steps_[i].filter) report[i].notes = steps_[i].filter->notes();
    return report;
}

void FilterChain::judge(PairBatch& batch, std::size_t first, std::size_t last, FilterWorkspace& work,
                        std::vector<FilterDecision>* found) const {
    std::vector<FilterDecision> judgements;
    for (std::size_t step = first; step < last && !batch.alive.empty(); ++step) {
        const Stopwatch watch;
        judgements.assign(batch.alive.size(), {});
        steps_[step].filter->judge(batch.pairs, batch.alive, work, judgements);
        PairBatch::Tally& tally = batch.tallies[step];
        tally.seen = static_cast<std::int64_t>(batch.alive.size());
        std::size_t kept = 0;
        for (std::size_t i = 0; i < judgements.size(); ++i) {
            if (judgements[i].keeps)
                batch.alive[kept++] = batch.alive[i];
            else
                batch.dropped.push_back({batch.alive[i], static_cast<std::uint32_t>(step), judgements[i]});
        }
        batch.alive.resize(kept);
        tally.kept = static_cast<std::int64_t>(kept);
        tally.seconds = watch.seconds();
    }
    if (found) *found = std::move(judgements);
}

void FilterChain::makeKeys(PairBatch& batch, std::size_t step) const {
    const Stopwatch watch;
    batch.keys.resize(batch.alive.size());
    for (std::size_t i = 0; i < batch.alive.size(); ++i)
        batch.keys[i] = steps_[step].memory->key(batch.pairs[batch.alive[i]]);
    batch.tallies[step].seconds = watch.seconds();
}

void FilterChain::admit(PairBatch& batch, std::size_t step) {
    const Stopwatch watch;
    PairBatch::Tally& tally = batch.tallies[step];
    tally.seen = static_cast<std::int64_t>(batch.alive.size());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < batch.alive.size(); ++i) {
        if (steps_[step].memory->admits(batch.keys[i])) {
            batch.alive[kept] = batch.alive[i];
            batch.keys[kept++] = batch.keys[i];
        } else {
            batch.dropped.push_back({batch.alive[i], static_cast<std::uint32_t>(step), {}});
        }
    }
    batch.alive.resize(kept);
    batch.keys.resize(kept);
    tally.kept = static_cast<std::int64_t>(kept);
    tally.seconds += watch.seconds();
}

void FilterChain::settle(PairBatch& batch, std::size_t step) const {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < batch.alive.size(); ++i) {
        if (steps_[step].memory->keeps(batch.waitingKeys[batch.alive[i]]))
            batch.alive[kept++] = batch.alive[i];
        else
            batch.dropped.push_back({batch.alive[i], static_cast<std::uint32_t>(step), {}});
    }
    batch.tallies[step].kept =
        static_cast<std::int64_t>(kept) - static_cast<std::int64_t>(batch.alive.size());
    batch.alive.resize(kept);
}

void FilterChain::add(const PairBatch& batch) {
    for (std::size_t i = 0; i < size(); ++i) {
        counts_[i].seen += batch.tallies[i].seen;
        counts_[i].kept += batch.tallies[i].kept;
        counts_[i].seconds += batch.tallies[i].seconds;
    }
    for (const DroppedPair& dropped : batch.dropped) {
        auto& examples = counts_[dropped.step].droppedExamples;
        if (examples.size() >= kExamples) continue;
        const SentencePair& pair = batch.pairs[dropped.pair];
        examples.push_back(pair.source + '\t' + pair.target);
    }
}

}  // namespace paragram
