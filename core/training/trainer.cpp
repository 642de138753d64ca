#include "core/training/trainer.h"

#include <algorithm>
#include <cmath>

#include "core/base/numeric/blas_threads.h"
#include "core/base/numeric/kernels.h"
#include "core/training/feeds/scramble.h"
#include "core/training/loss/nested_loss.h"
#include "core/training/loss/projection.h"

namespace paragram {
namespace {

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

std::vector<Sentence> sentencesOf(const TokenList& list) {
    std::vector<Sentence> sentences(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) sentences[i] = list[i];
    return sentences;
}

}  // namespace

Trainer::Trainer(const Settings& settings, PairFeed& feed, bool oppositeNegatives, TrainerState& state,
                 EncoderLayout layout, const HeldOutPairs* heldOut, const Teacher* teacher,
                 Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      feed_(feed),
      rule_{oppositeNegatives, static_cast<std::size_t>(settings.train.negativeCount), settings.train.guard},
      state_(state),
      workers_(settings.train.threads),
      encoder_(settings.encoder, layout.ends.empty() ? onePart(state.table.rows()) : std::move(layout)),
      marginLoss_{settings.train.margin, settings.train.symmetric, rule_.count},
      softmaxLoss_{settings.train.temperature, settings.train.symmetric},
      distillation_{settings.train.teacherLoss, settings.train.temperature},
      teacher_(teacher && !teacher->empty() ? teacher : nullptr),
      teacherShare_(teacher_ ? settings.train.teacherShare : 0),
      withNegatives_(settings.train.loss == Loss::margin && teacherShare_ < 1),
      adam_(settings.train),
      table_(ranks, adam_, state.table, state.moments, workers_),
      reader_(feed, settings.train, heldOut) {
    keepBlasOnOneThread();
}

Trainer::Next Trainer::decideNext(const TrainerHooks& hooks, bool epochEnded) const {
    const TrainSettings& train = settings_.train;
    const bool epochsDone = state_.batches.epoch + (epochEnded ? 1 : 0) >= train.epochs;
    if (epochsDone || (train.steps > 0 && state_.step >= train.steps)) return Next::end;
    if (hooks.enough && hooks.enough()) return Next::end;
    return hooks.shouldStop && hooks.shouldStop() ? Next::stop : Next::step;
}

Trainer::Decision Trainer::decide(const TrainerHooks& hooks, bool epochEnded) const {
    const bool read = hooks.needsState ? hooks.needsState(epochEnded) : hooks.afterStep != nullptr;
    return read || ranks_.alone() ? Decision{read, {}} : Decision{read, decideNext(hooks, epochEnded)};
}

Outcome Trainer::run(const TrainerHooks& hooks) {
    const Outcome outcome = runSteps(ranks_.isFirst() ? hooks : TrainerHooks());
    table_.collect();
    return outcome;
}

Outcome Trainer::runSteps(const TrainerHooks& hooks) {
    Next next = valueOfFirst(ranks_, decideNext(hooks, false));
    while (next == Next::step) {
        const Traffic before = ranks_.traffic();
        openMegaBatch(hooks);
        const bool any = megaBatch_.tokens.size() > 0;  // otherwise all of them are held out
        const Step step = any ? trainMiniBatch(hooks) : skipMegaBatch(hooks);
        const StepRecord& record = step.record;
        traffic_ = traffic_ + (ranks_.traffic() - before);
        pairs_ += record.pairs;
        if (!std::isfinite(record.loss) || !std::isfinite(record.gradientNorm)) {
            if (hooks.onStep) hooks.onStep(record);
            return Outcome::failed;
        }
        if (step.epochEnded) state_.batches.endEpoch();
        if (any && hooks.onStep) hooks.onStep(record);
        if (step.decision.read) table_.collect();
        if (hooks.afterStep) hooks.afterStep(step.epochEnded);
        next = step.decision.next ? *step.decision.next : valueOfFirst(ranks_, decideNext(hooks, false));
    }
    return next == Next::stop ? Outcome::stopped : Outcome::finished;
}

// The next mega-batch, or the one in which a checkpoint was written.
void Trainer::openMegaBatch(const TrainerHooks& hooks) {
    StageClock clock;
    MegaBatchState& batches = state_.batches;
    const bool next = batches.finished();
    if (next) {
        formMegaBatch(settings_.train, feed_.size(), batches);
        table_.forgetFetched();
    }
    if (next || megaBatch_.tokens.size() == 0) {
        reader_.take(batches, megaBatch_);
        if (teacher_) teacher_->rowsOf(megaBatch_.tokens, teacherRows_);
        scramble(megaBatch_, settings_.encoder, encoder_.networkEnd(), settings_.train.seed, batches.epoch,
                 batches.first());
    }
    clock.add(times_.prepare);
    if (next && megaBatch_.tokens.size() > 0) chooseMegaBatchNegatives(hooks);
}

void Trainer::chooseMegaBatchNegatives(const TrainerHooks& hooks) {
    StageClock clock;
    if (!withNegatives_) {  // a sentence chooses from the mini-batch itself, or follows the teacher
        state_.batches.sourceNegative.assign(megaBatch_.tokens.size() * rule_.count, -1);
        state_.batches.targetNegative = state_.batches.sourceNegative;
        return;
    }
    const std::vector<Sentence> sources = sentencesOf(megaBatch_.tokens.source);
    const std::vector<Sentence> targets = sentencesOf(megaBatch_.tokens.target);
    findRows({sources, targets}, rows_);
    table_.fetch(rows_, state_.step);
    clock.add(times_.catchUp);
    encode(sources, false, source_);
    encode(targets, true, target_);
    clock.add(times_.encode);
    const NegativeCandidates all{source_, target_, megaBatch_.sourceContent, megaBatch_.targetContent};
    NegativeChoice choice;
    if (settings_.train.negativeSearch == NegativeSearch::projected) {
        refreshProjection(state_.projection, source_, target_, workers_);
        choice = chooseNegativesByProjection(all, state_.projection, rule_, workers_, ranks_);
    } else {
        choice = chooseNegatives(all, rule_, workers_, ranks_);
    }
    clock.add(times_.negatives);
    state_.batches.sourceNegative = choice.forSource;
    state_.batches.targetNegative = choice.forTarget;
    if (hooks.onMegaBatch) hooks.onMegaBatch(megaBatch_, choice);
}

// Vectors of length 1 of all sentences: each rank encodes its share.
void Trainer::encode(std::span<const Sentence> sentences, bool onTarget, Matrix& out) {
    const IndexRange range = ranks_.share(sentences.size());
    Matrix& share = ranks_.alone() ? out : share_;
    encoder_.encode(state_.table, state_.network, sentences.subspan(range.first, range.size()), onTarget,
                    share, workers_);
    normaliseRows(share, workers_);
    if (ranks_.alone()) return;
    out.resize(sentences.size(), share.cols());
    std::copy_n(share.data(), share.size(), out.data() + range.first * out.cols());
    gatherRows(ranks_, out);
}

// Of each group of sentences, a rank reads its share.
void Trainer::findRows(std::initializer_list<std::span<const Sentence>> groups, RowsRead& rows) {
    rows.resize(static_cast<std::size_t>(ranks_.size()));
    for (int rank = 0; rank < ranks_.size(); ++rank) {
        tokens_.start(state_.table.rows());
        for (const auto group : groups) {
            const IndexRange share = ranks_.share(group.size(), rank);
            tokens_.add(group.subspan(share.first, share.size()));
        }
        const auto read = encoder_.rowsRead(tokens_.rows());
        rows[static_cast<std::size_t>(rank)].assign(read.begin(), read.end());
    }
}

// The mini-batch from this pair of the mega-batch on, and the rows that each rank reads for it.
void Trainer::gather(std::size_t first, MiniBatch& batch, RowsRead& rows) {
    const std::size_t last =
        std::min(megaBatch_.tokens.size(), first + static_cast<std::size_t>(settings_.train.batch));
    batch.gather(megaBatch_, state_.batches, {first, last}, withNegatives_ ? rule_.count : 0,
                 settings_.train.symmetric);
    findRows({batch.sentences}, rows);
}

void Trainer::gatherMiniBatch() {
    if (gatheredAhead_) {
        std::swap(batch_, nextBatch_);
        std::swap(rows_, nextRows_);
    } else {
        gather(static_cast<std::size_t>(state_.batches.nextPair), batch_, rows_);
    }
    gatheredAhead_ = false;
}

// Ranks send each other the rows of the next mini-batch while they compute this one.
void Trainer::fetchAhead(std::size_t nextPair) {
    const bool lastStep = settings_.train.steps > 0 && state_.step + 1 >= settings_.train.steps;
    if (ranks_.alone() || lastStep || nextPair >= megaBatch_.tokens.size()) return;
    gather(nextPair, nextBatch_, nextRows_);
    table_.fetchAhead(rows_, nextRows_, state_.step + 1);
    gatheredAhead_ = true;
}

double Trainer::lossOfPairs(std::size_t first, std::size_t count, const Matrix& vectors, Matrix& gradient,
                            std::vector<char>& active) {
    if (withNegatives_) return marginLoss_.compute(vectors, batch_.hasNegative, gradient, active, workers_);
    active.assign(vectors.rows(), 1);
    return softmaxLoss_.compute(vectors, std::span(megaBatch_.sourceContent).subspan(first, count),
                                std::span(megaBatch_.targetContent).subspan(first, count), gradient);
}

double Trainer::lossWithTeacher(std::size_t first, std::size_t count, const Matrix& vectors, Matrix& gradient,
                                std::vector<char>& active) {
    double ofPairs = 0;
    if (teacherShare_ < 1) {
        ofPairs = lossOfPairs(first, count, vectors, gradient, active);
    } else {
        gradient.resize(vectors.rows(), vectors.cols());
        std::fill_n(gradient.data(), gradient.size(), 0.0F);
        active.assign(vectors.rows(), 0);
    }
    for (std::size_t i = 0; i < gradient.size(); ++i)
        gradient.data()[i] *= static_cast<float>(1 - teacherShare_);
    const auto sources = std::span(teacherRows_).subspan(first, count),
               targets = std::span(teacherRows_).subspan(megaBatch_.tokens.size() + first, count);
    std::vector<std::int32_t> rows(sources.begin(), sources.end());
    rows.insert(rows.end(), targets.begin(), targets.end());
    return (1 - teacherShare_) * ofPairs +
           distillation_.add(vectors, teacher_->vectors(), rows, teacherShare_, gradient, active);
}

double Trainer::computeLoss(std::size_t first, std::size_t count) {
    const LossOfVectors loss = [&](const Matrix& vectors, Matrix& gradient, std::vector<char>& active) {
        return teacher_ ? lossWithTeacher(first, count, vectors, gradient, active)
                        : lossOfPairs(first, count, vectors, gradient, active);
    };
    return settings_.train.nested ? nestedLoss(vectors_, loss, vectorGradient_, active_)
                                  : loss(vectors_, vectorGradient_, active_);
}

void Trainer::backward() {
    encoder_.backward(state_.network, batch_.sentences, index_, vectorGradient_, active_, gradient_,
                      networkGradient_, workers_);
    if (!ranks_.alone() && !encoder_.backwardIsFree()) sumGradients();
}

void Trainer::sumGradients() {
    table_.sumAtOwners(gradient_);
    for (NetworkTensor& tensor : networkGradient_)
        sumOver(ranks_, std::span(tensor.values.data(), tensor.values.size()));
}

void Trainer::update(double gradientScale) {
    adam_.update(state_.table, state_.moments, gradient_, gradientScale, state_.step, workers_);
    updateNetwork(settings_.train, state_.network, state_.networkMoments, networkGradient_, gradientScale,
                  state_.step);
}

// These pairs of the mega-batch are trained; true: they end the epoch.
bool Trainer::advance(std::size_t pairs) {
    MegaBatchState& batches = state_.batches;
    batches.nextPair += static_cast<std::int64_t>(pairs);
    if (batches.nextPair >= static_cast<std::int64_t>(megaBatch_.tokens.size()))
        batches.nextPair = batches.pairs;  // the others are held out
    return batches.finished() && batches.position >= feed_.size();
}

Trainer::Step Trainer::skipMegaBatch(const TrainerHooks& hooks) {
    Step step;
    step.epochEnded = advance(0);
    step.decision = valueOfFirst(ranks_, decide(hooks, step.epochEnded));
    return step;
}

// The norm of the gradient of all ranks and what rank 0 has decided travel together.
void Trainer::shareNorm(const TrainerHooks& hooks, Step& step) {
    struct Part {
        double squares;
        Decision decision;
    };
    const double ofTable = gradientNorm(gradient_, workers_);
    const std::vector<Part> parts =
        valuesOfAll(ranks_, Part{ofTable * ofTable, decide(hooks, step.epochEnded)});
    double sum = 0;
    for (const Part& part : parts) sum += part.squares;
    const double ofAll = ranks_.alone() ? ofTable : std::sqrt(sum);
    step.record.gradientNorm = std::hypot(ofAll, std::sqrt(squaredNorm(networkGradient_)));
    step.decision = parts.front().decision;
}

Trainer::Step Trainer::trainMiniBatch(const TrainerHooks& hooks) {
    MegaBatchState& batches = state_.batches;
    const std::int64_t firstPair = batches.nextPair;
    const auto first = static_cast<std::size_t>(firstPair);
    const std::size_t count =
        std::min(static_cast<std::size_t>(settings_.train.batch), megaBatch_.tokens.size() - first);
    StageClock clock;
    gatherMiniBatch();
    Step step;
    StepRecord& record = step.record;
    for (std::size_t i = 0; i < 2 * count; ++i)
        record.tokens += static_cast<std::int64_t>(batch_.sentences[i].size());
    const auto maskSeed = static_cast<std::uint64_t>(settings_.train.seed) * 0x9E3779B97F4A7C15ULL +
                          static_cast<std::uint64_t>(state_.step);
    const IndexRange own = ranks_.share(batch_.sentences.size());
    // Of the gradient: of the rows that this rank owns in all sentences, or of its own sentences.
    if (encoder_.backwardIsFree())
        index_.build(batch_.sentences, state_.table.rows(), TokenIndex::kAll, table_.owned());
    else
        index_.build(batch_.sentences, state_.table.rows(), own);
    clock.add(times_.prepare);
    table_.fetch(rows_, state_.step);
    fetchAhead(first + count);
    clock.add(times_.catchUp);
    encoder_.forward(state_.table, state_.network, batch_.sentences, own, batch_.onTarget, maskSeed, vectors_,
                     workers_);
    gatherRows(ranks_, vectors_);
    clock.add(times_.forward);
    record.step = state_.step + 1;
    record.pairs = static_cast<std::int64_t>(count);
    record.loss = computeLoss(first, count);
    clock.add(times_.loss);
    record.megaBatch = batches.size;
    if (!std::isfinite(record.loss)) return step;
    backward();
    const auto done = static_cast<double>(batches.first() + firstPair + record.pairs);
    record.epoch = batches.epoch + done / static_cast<double>(feed_.size());
    ++state_.step;
    step.epochEnded = advance(count);
    shareNorm(hooks, step);
    clock.add(times_.backward);
    if (!std::isfinite(record.gradientNorm)) {
        --state_.step;
        batches.nextPair = firstPair;
        return step;
    }
    const double clip = settings_.train.clip;
    // As torch's clip_grad_norm_, including its 1e-6.
    update(clip > 0 ? std::min(1.0, clip / (record.gradientNorm + 1e-6)) : 1.0);
    clock.add(times_.adam);
    return step;
}

}  // namespace paragram
