#include "core/training/trainer.h"

#include <cblas.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cmath>

#include "core/base/kernels.h"
#include "core/encoders/random_table.h"

namespace paragram {
namespace {

// Equal texts have equal contents; where repeats may be negatives only a pair's own two sentences are
// "equal".
std::vector<std::uint64_t> contents(const TokenList& side, bool repeats) {
    std::vector<std::uint64_t> content(side.size());
    for (std::size_t i = 0; i < side.size(); ++i) {
        content[i] = repeats ? i : XXH3_64bits(side[i].data(), side[i].size_bytes());
    }
    return content;
}

void normaliseRows(Matrix& vectors, Workers& workers) {
    constexpr float kFloor = 1e-8F;
    workers.forRanges(vectors.rows(), 256, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const auto row = vectors.row(i);
            const float scale =
                1.0F / std::max(kFloor, std::sqrt(kernels().dot(row.data(), row.data(), row.size())));
            for (float& value : row) value *= scale;
        }
    });
}

EncoderLayout onePart(std::size_t rows) {
    return {{static_cast<std::int32_t>(rows)}, false};
}

SentenceRef toRef(std::int32_t choice, const std::vector<std::int64_t>& pairs) {
    if (choice < 0) return -1;
    const auto count = static_cast<std::int32_t>(pairs.size());
    return choice < count ? 2 * pairs[static_cast<std::size_t>(choice)]
                          : 2 * pairs[static_cast<std::size_t>(choice - count)] + 1;
}

}  // namespace

TrainerState startState(const Settings& settings, std::size_t rows) {
    const auto dimension = static_cast<std::size_t>(settings.encoder.dimension);
    TrainerState state;
    state.table = randomTable(rows, dimension, static_cast<std::uint64_t>(settings.train.seed));
    state.moments.start(state.table, settings.train.average > 0);
    state.batches.size = firstMegaBatchSize(settings.train);
    return state;
}

Matrix tableNow(const TrainerState& state, const TrainSettings& settings, Workers& workers) {
    return Adam(settings).tableAfter(state.table, state.moments, state.step, workers);
}

Trainer::Trainer(const Settings& settings, const TrainingPairs& pairs, EpochOrder order, TrainerState& state,
                 EncoderLayout layout)
    : settings_(settings),
      pairs_(pairs),
      order_(std::move(order)),
      state_(state),
      workers_(settings.train.threads),
      encoder_(settings.encoder, layout.ends.empty() ? onePart(state.table.rows()) : std::move(layout)),
      loss_{settings.train.margin, settings.train.symmetric},
      adam_(settings.train),
      sourceContent_(contents(pairs.source, settings.train.repeats)),
      targetContent_(contents(pairs.target, settings.train.repeats)) {
    openblas_set_num_threads(1);  // our own threads take the tiles: as fast, and the same bits each time
}

Sentence Trainer::sentence(SentenceRef ref) const {
    const auto pair = static_cast<std::size_t>(ref / 2);
    return ref % 2 == 0 ? pairs_.source[pair] : pairs_.target[pair];
}

bool Trainer::limitReached() const {
    const TrainSettings& train = settings_.train;
    return state_.batches.epoch >= train.epochs || (train.steps > 0 && state_.step >= train.steps);
}

TrainingEnd Trainer::run(const TrainerHooks& hooks) {
    MegaBatchState& batches = state_.batches;
    epochOrder_ = order_(batches.epoch);
    while (!limitReached() && !(hooks.enough && hooks.enough())) {
        if (hooks.shouldStop && hooks.shouldStop()) return TrainingEnd::stopped;
        if (batches.finished()) {
            drawMegaBatch(settings_.train, epochOrder_, batches);
            chooseMegaBatchNegatives(hooks);
        }
        const StepRecord record = trainMiniBatch();
        if (!std::isfinite(record.loss) || !std::isfinite(record.gradientNorm)) {
            if (hooks.onStep) hooks.onStep(record);
            return TrainingEnd::diverged;
        }
        const bool epochEnded =
            batches.finished() && batches.position >= static_cast<std::int64_t>(epochOrder_.size());
        if (epochEnded) {
            ++batches.epoch;
            batches.position = batches.drawn = 0;
            epochOrder_ = order_(batches.epoch);
        }
        if (hooks.onStep) hooks.onStep(record);
        if (hooks.afterStep) hooks.afterStep(epochEnded);
    }
    return TrainingEnd::finished;
}

void Trainer::chooseMegaBatchNegatives(const TrainerHooks& hooks) {
    StageClock clock;
    MegaBatchState& batches = state_.batches;
    const std::size_t count = batches.pairs.size();
    std::vector<Sentence> sources(count), targets(count);
    std::vector<std::uint64_t> sourceContent(count), targetContent(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto pair = static_cast<std::size_t>(batches.pairs[i]);
        sources[i] = pairs_.source[pair];
        targets[i] = pairs_.target[pair];
        sourceContent[i] = sourceContent_[pair];
        targetContent[i] = targetContent_[pair];
    }
    sentences_ = sources;
    sentences_.insert(sentences_.end(), targets.begin(), targets.end());
    clock.add(times_.prepare);
    catchUp();
    clock.add(times_.catchUp);
    encoder_.encode(state_.table, sources, source_, workers_);
    encoder_.encode(state_.table, targets, target_, workers_);
    normaliseRows(source_, workers_);
    normaliseRows(target_, workers_);
    clock.add(times_.encode);
    const NegativeChoice choice =
        chooseNegatives({source_, target_, sourceContent, targetContent}, pairs_.negativesOpposite, workers_);
    clock.add(times_.negatives);
    for (std::size_t i = 0; i < count; ++i) {
        batches.sourceNegative.push_back(toRef(choice.forSource[i], batches.pairs));
        batches.targetNegative.push_back(toRef(choice.forTarget[i], batches.pairs));
    }
    if (hooks.onMegaBatch) hooks.onMegaBatch(batches, choice);
}

void Trainer::catchUp() {
    index_.build(sentences_, state_.table.rows());
    adam_.catchUp(state_.table, state_.moments, index_.rows(), state_.step, workers_);
}

void Trainer::gatherMiniBatch(std::size_t first, std::size_t count) {
    const MegaBatchState& batches = state_.batches;
    sentences_.clear();
    hasNegative_.clear();
    for (std::size_t i = first; i < first + count; ++i) sentences_.push_back(sentence(2 * batches.pairs[i]));
    for (std::size_t i = first; i < first + count; ++i)
        sentences_.push_back(sentence(2 * batches.pairs[i] + 1));
    const auto addNegatives = [&](const std::vector<SentenceRef>& negatives, int side) {
        for (std::size_t i = first; i < first + count; ++i) {
            hasNegative_.push_back(negatives[i] >= 0);
            // A sentence without a candidate stands in for its own negative; the loss leaves that term out.
            sentences_.push_back(sentence(negatives[i] >= 0 ? negatives[i] : 2 * batches.pairs[i] + side));
        }
    };
    addNegatives(batches.sourceNegative, 0);
    if (settings_.train.symmetric) addNegatives(batches.targetNegative, 1);
}

StepRecord Trainer::trainMiniBatch() {
    MegaBatchState& batches = state_.batches;
    const auto first = static_cast<std::size_t>(batches.nextPair);
    const std::size_t count =
        std::min(static_cast<std::size_t>(settings_.train.batch), batches.pairs.size() - first);
    StageClock clock;
    gatherMiniBatch(first, count);
    clock.add(times_.prepare);
    const auto maskSeed = static_cast<std::uint64_t>(settings_.train.seed) * 0x9E3779B97F4A7C15ULL +
                          static_cast<std::uint64_t>(state_.step);
    catchUp();
    clock.add(times_.catchUp);
    encoder_.forward(state_.table, sentences_, maskSeed, vectors_, workers_);
    clock.add(times_.forward);
    StepRecord record;
    record.step = state_.step + 1;
    record.loss = loss_.compute(vectors_, hasNegative_, vectorGradient_, active_, workers_);
    clock.add(times_.loss);
    record.megaBatch = batches.size;
    if (!std::isfinite(record.loss)) return record;
    encoder_.backward(sentences_, index_, vectorGradient_, active_, gradient_, workers_);
    record.gradientNorm = gradientNorm(gradient_, workers_);
    clock.add(times_.backward);
    if (!std::isfinite(record.gradientNorm)) return record;
    const double clip = settings_.train.clip;
    // torch's clip_grad_norm_, its 1e-6 included.
    const double scale = clip > 0 ? std::min(1.0, clip / (record.gradientNorm + 1e-6)) : 1.0;
    adam_.update(state_.table, state_.moments, gradient_, scale, record.step, workers_);
    clock.add(times_.adam);

    ++state_.step;
    batches.nextPair += static_cast<std::int64_t>(count);
    const auto total = static_cast<double>(pairs_.source.size());
    const auto done = static_cast<double>(batches.position - static_cast<std::int64_t>(batches.pairs.size()) +
                                          batches.nextPair);
    record.epoch = batches.epoch + done / total;
    return record;
}

}  // namespace paragram
