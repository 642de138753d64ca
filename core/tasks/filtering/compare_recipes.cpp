#include "core/tasks/filtering/compare_recipes.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

#include "core/base/files/atomic_file.h"
#include "core/base/files/temporary_folder.h"
#include "core/base/hash_set.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/filter_context.h"
#include "core/pairs/recipes/filter_stream.h"
#include "core/pairs/store/pair_scan.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {
namespace {

bool same(const SentencePair& a, const SentencePair& b) {
    return a.source == b.source && a.target == b.target &&
           std::bit_cast<std::uint32_t>(a.score) == std::bit_cast<std::uint32_t>(b.score);
}

// Finds the pairs that a recipe keeps in the store again: they are in the same order. Equal pairs are
// interchangeable.
class KeptMarks {
  public:
    explicit KeptMarks(const PairStore& store)
        : store_(store), kept_(static_cast<std::size_t>(store.info().pairs)) {}

    void mark(const SentencePair& pair) {
        while (!same(next(), pair)) ++at_;
        kept_[static_cast<std::size_t>(at_++)] = true;
    }
    bool operator[](std::int64_t pair) const { return kept_[static_cast<std::size_t>(pair)]; }

  private:
    const SentencePair& next() {
        constexpr std::int64_t kPart = 4096;
        if (at_ >= first_ + std::ssize(part_)) {
            first_ = at_;
            part_ = store_.read(first_, kPart);
            if (part_.empty())
                throw MachineFailure({"comparison", "a pair that is not in the store", "",
                                      "try again when no other program writes the pair store",
                                      ErrorKind::machine});
        }
        return part_[static_cast<std::size_t>(at_ - first_)];
    }

    const PairStore& store_;
    std::vector<bool> kept_;
    std::vector<SentencePair> part_;
    std::int64_t first_ = 0, at_ = 0;
};

// The reason why a recipe dropped a pair, by the pair's text.
class Reasons {
  public:
    void add(const SentencePair& pair, const FilterDecision& judgement, int step) {
        reasons_.push_back(
            {hashTexts(pair.source, pair.target).low, judgement.first, judgement.second, step});
    }
    void settle() { std::ranges::stable_sort(reasons_, {}, &Reason::text); }
    DroppedExample of(SentencePair pair, std::int64_t number) const {
        const auto found =
            std::ranges::lower_bound(reasons_, hashTexts(pair.source, pair.target).low, {}, &Reason::text);
        if (found == reasons_.end()) return {std::move(pair), {}, 0, number};
        return {std::move(pair), {found->first, found->second, false}, found->step, number};
    }

  private:
    struct Reason {
        std::uint64_t text;
        float first, second;
        int step;
    };
    std::vector<Reason> reasons_;
};

struct Side {
    KeptMarks kept;
    Reasons reasons;
};

Result<Nothing> run(const PairStore& store, const Recipe& recipe, const FilterContext& context,
                    const std::string& stage, int threads, Side& side, JobContext& job) {
    Result<FilterChain> chain = FilterChain::make(recipe, context);
    if (!chain) return chain.error();
    FilterStream stream = streamOf(store);
    stream.write = [&](const SentencePair& pair) { side.kept.mark(pair); };
    stream.drop = [&](const SentencePair& pair, const DroppedPair& dropped) {
        side.reasons.add(pair, dropped.judgement, chain->counts()[dropped.step].place);
    };
    stream.folder = temporaryFolder();
    stream.stage = stage;
    stream.threads = threads;
    const Result<StreamCounts> outcome = runFilterStream(*chain, stream, job);
    if (!outcome) return outcome.error();
    if (outcome.stopped()) return Stopped{};
    side.reasons.settle();
    return Nothing{};
}

Result<RecipeDifference> compare(const CompareRequest& request, const PairStore& store,
                                 const FilterContext& context, JobContext& job) {
    const Stopwatch watch;
    RecipeDifference difference;
    std::optional<DroppedFile> file;
    if (!request.dropped.empty()) {
        Result<DroppedFile> opened = DroppedFile::open(request.dropped);
        if (!opened) return opened.error();
        file.emplace(std::move(*opened));
    }
    Side sides[] = {{KeptMarks(store), {}}, {KeptMarks(store), {}}};
    const Recipe* recipes[] = {&request.first, &request.second};
    const char* stages[] = {"First recipe", "Second recipe"};
    for (int i = 0; i < 2; ++i) {
        const Result<Nothing> whole =
            run(store, *recipes[i], context, stages[i], request.threads, sides[i], job);
        if (!whole) return whole.error();
    }
    std::int64_t* const counts[] = {&difference.neither, &difference.onlyFirst, &difference.onlySecond,
                                    &difference.both};
    const auto record = [&](SentencePair& pair, std::int64_t number, int keeps) {
        const DroppedExample example = sides[1 - keeps].reasons.of(std::move(pair), number);
        const RecipeStep& step = recipes[1 - keeps]->steps[static_cast<std::size_t>(example.step)];
        if (file) file->write(example, step, keeps == 0 ? "first" : "second");
        auto& list = keeps == 0 ? difference.keptByFirst : difference.keptBySecond;
        if (list.size() < request.examples) list.push_back(example);
    };
    const Result<Nothing> whole =
        scanPairs(store, "Comparing", job, [&](std::span<SentencePair> pairs, std::int64_t first) {
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const std::int64_t number = first + static_cast<std::int64_t>(i);
                const bool one = sides[0].kept[number], other = sides[1].kept[number];
                ++*counts[(one ? 1 : 0) + (other ? 2 : 0)];
                if (one != other) record(pairs[i], number, one ? 0 : 1);
            }
        });
    if (!whole) return whole.error();
    if (file) file->commit();
    difference.pairs = store.info().pairs;
    difference.seconds = watch.seconds();
    return difference;
}

void sortByNumber(std::vector<DroppedExample>& examples) {
    std::ranges::sort(examples, {}, &DroppedExample::number);
}

}  // namespace

std::vector<DroppedExample> pairsBetween(const RecipePreview& preview, const StageRange& range) {
    std::vector<DroppedExample> between;
    for (int step = range.after; step < range.before && step < std::ssize(preview.steps); ++step) {
        const auto& dropped = preview.steps[static_cast<std::size_t>(step)].dropped;
        between.insert(between.end(), dropped.begin(), dropped.end());
    }
    sortByNumber(between);
    return between;
}

RecipeDifference differenceOf(const RecipePreview& first, const RecipePreview& second) {
    RecipeDifference difference;
    difference.pairs = first.pairs;
    const auto only = [](const RecipePreview& keeps, const RecipePreview& drops) {
        std::vector<DroppedExample> found;
        for (const StepPreview& step : drops.steps)
            for (const DroppedExample& example : step.dropped)
                if (std::ranges::binary_search(keeps.alive, static_cast<std::uint32_t>(example.number)))
                    found.push_back(example);
        sortByNumber(found);
        return found;
    };
    difference.keptByFirst = only(first, second);
    difference.keptBySecond = only(second, first);
    difference.onlyFirst = std::ssize(difference.keptByFirst);
    difference.onlySecond = std::ssize(difference.keptBySecond);
    difference.both = first.kept - difference.onlyFirst;
    difference.neither = first.pairs - first.kept - difference.onlySecond;
    return difference;
}

Result<RecipeDifference> compareRecipes(const CompareRequest& request, JobContext& job) {
    if (!request.dropped.empty() && request.dropped != "-") {
        const Result<Nothing> writable = checkTextWritable(request.dropped);
        if (!writable) return writable.error();
    }
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    FilterContext context = makeFilterContext(store->info(), request.suites, job);
    context.scoreModel = request.scoreModel;
    try {
        return compare(request, *store, context, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
