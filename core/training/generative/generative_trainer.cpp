#include "core/training/generative/generative_trainer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/enum_names.h"
#include "core/base/random.h"
#include "core/base/workers.h"
#include "core/encoders/generative/generative_encoder.h"
#include "core/training/generative/latent_information.h"
#include "core/training/generative/loss_request.h"
#include "core/training/generative/shared_update.h"

namespace paragram {
namespace {

constexpr const char* kEmbeddings = "encoder_sem.embed_tokens.weight";
constexpr const char* kEnd = "encoder_sem.end";
constexpr const char* kSymbols = "encoder_form.embed_tokens.weight";
constexpr const char* kCopy = "decoder_trans_en.copy";
constexpr const char* kToMean = "encoder_sem.hidden2mean.weight";

void add(Frame& frame, const std::string& name, const Matrix& values) {
    const auto rows = static_cast<std::int64_t>(values.rows()),
               cols = static_cast<std::int64_t>(values.cols());
    frame.add(name, rows == 1 ? std::vector<std::int64_t>{cols} : std::vector<std::int64_t>{rows, cols},
              {values.data(), values.size()});
}

// The table with one more row.
Matrix withRow(const Matrix& table, std::span<const float> row) {
    Matrix longer(table.rows() + 1, table.cols());
    std::copy_n(table.data(), table.size(), longer.data());
    std::ranges::copy(row, longer.row(table.rows()).begin());
    return longer;
}

// A model that was trained before there was copying goes on without it.
bool copies(const GenerativeSettings& settings, const NetworkWeights& weights) {
    return writesInForms(settings.model) && settings.copies &&
           (weights.empty() || std::ranges::find(weights, kCopy, &NetworkTensor::name) != weights.end());
}

const char* nameOf(TrainedPart part) {
    if (part == TrainedPart::all) return "all";
    return part == TrainedPart::encoders ? "encoders" : "decoders";
}

Matrix matrixOf(const Frame& answer, const std::string& name, std::size_t rows) {
    const std::vector<float> values = answer.floats(name);
    Matrix matrix(rows, values.size() / rows);
    std::ranges::copy(values, matrix.data());
    return matrix;
}

Frame askForLatents(NeuralProcess& process, std::span<const Sentence> sentences) {
    SentenceArrays arrays("ids", "lengths");
    for (const Sentence& sentence : sentences) arrays.add(sentence);
    Frame request;
    request.header["request"] = "encode";
    arrays.addTo(request);
    return process.ask(request);
}

}  // namespace

Frame createGenerative(const Settings& settings, std::size_t vocabulary, const Matrix& table,
                       const NetworkWeights& weights) {
    const GenerativeSettings& generative = settings.generative;
    Frame request;
    request.header["request"] = "create";
    request.header["shape"] = {{"variant", nameOf(generative.model)},
                               {"vocabulary", vocabulary + 1},
                               {"end", vocabulary},
                               {"layers", nameOf(settings.encoder.network)},
                               {"placement", nameOf(generative.placement)},
                               {"width", settings.encoder.dimension},
                               {"units", settings.encoder.units},
                               {"feedForward", generative.feedForward},
                               {"heads", generative.heads},
                               {"encoderLayers", generative.encoderLayers},
                               {"decoderLayers", generative.decoderLayers},
                               {"latent", generativeDimension(settings)},
                               {"symbolWidth", generative.labelDimension},
                               {"formUnits", generative.formUnits},
                               {"copies", copies(generative, weights)},
                               {"dropout", settings.encoder.dropout},
                               {"smoothing", generative.smoothing},
                               {"averages", generative.averages}};
    request.header["adam"] = {{"decay", generative.weightDecay}, {"clip", settings.train.clip}};
    request.header["device"] = nameOf(generative.device);
    request.header["precision"] = nameOf(generative.precision);
    request.header["seed"] = settings.train.seed;
    request.header["threads"] = settings.train.threads > 0 ? settings.train.threads : usableCores();
    for (const NetworkTensor& tensor : weights) {
        if (tensor.name == kEnd)
            add(request, kEmbeddings, withRow(table, tensor.values.row(0)));
        else
            add(request, tensor.name, tensor.values);
        if (tensor.name == kSymbols) request.header["shape"]["symbols"] = tensor.values.rows();
    }
    return request;
}

void fetchGenerative(NeuralProcess& process, Matrix& table, NetworkWeights& weights) {
    Frame request;
    request.header["request"] = "weights";
    const Frame answer = process.ask(request);
    weights.clear();
    for (const std::string& name : answer.names()) {
        const FrameArray array = answer.array(name);
        const bool vector = array.shape.size() == 1;
        Matrix values(static_cast<std::size_t>(vector ? 1 : array.shape[0]),
                      static_cast<std::size_t>(array.shape.back()));
        std::memcpy(values.data(), array.bytes.data(), array.bytes.size());
        if (name != kEmbeddings) {
            weights.push_back({name, std::move(values)});
            continue;
        }
        const std::size_t rows = values.rows() - 1;
        Matrix end(1, values.cols());
        std::ranges::copy(values.row(rows), end.data());
        weights.push_back({kEnd, std::move(end)});
        table.resize(rows, values.cols());
        std::copy_n(values.data(), table.size(), table.data());
    }
}

Matrix encodeGenerative(NeuralProcess& process, std::span<const Sentence> sentences) {
    return matrixOf(askForLatents(process, sentences), "mean", sentences.size());
}

GenerativeTrainer::GenerativeTrainer(const Settings& settings, PairFeed& feed, TrainerState& state,
                                     NeuralProcess& process, Communicator& ranks)
    : settings_(settings),
      feed_(feed),
      state_(state),
      process_(process),
      ranks_(ranks),
      batches_(feed, settings),
      turns_(settings.generative.aggressive) {}

void GenerativeTrainer::create(std::span<const std::int32_t> counts, int symbols) {
    batches_.setEndOfForm(symbols - 1);
    Frame request = createGenerative(settings_, state_.table.rows(), state_.table, state_.network);
    request.header["shape"]["symbols"] = symbols;
    if (state_.network.empty() && settings_.generative.averages) {
        const std::size_t d = state_.table.cols();
        add(request, kEmbeddings, withRow(state_.table, std::vector<float>(d)));
        add(request, kToMean, Matrix(generativeDimension(settings_), d));
    }
    request.header["average"] = settings_.train.average;
    request.header["candidates"] = settings_.generative.candidates;
    if (settings_.generative.candidates > 0) request.add("counts", counts);
    onGpu_ = process_.ask(request).header.value("device", "cpu") != "cpu";
}

void GenerativeTrainer::fetch() {
    fetchGenerative(process_, state_.table, state_.network);
}

void GenerativeTrainer::save(const std::filesystem::path& file) {
    Frame request;
    request.header = {
        {"request", "save"}, {"path", std::filesystem::absolute(file).string()}, {"trainer", turns_.text()}};
    process_.ask(request);
}

void GenerativeTrainer::load(const std::filesystem::path& file) {
    Frame request;
    request.header = {{"request", "load"}, {"path", std::filesystem::absolute(file).string()}};
    turns_.restore(process_.ask(request).header.value("trainer", ""));
}

bool GenerativeTrainer::limitReached() const {
    const TrainSettings& train = settings_.train;
    return state_.batches.epoch >= train.epochs || (train.steps > 0 && state_.step >= train.steps);
}

Outcome GenerativeTrainer::run(const TrainerHooks& hooks) {
    while (!limitReached() && !valueOfFirst(ranks_, hooks.enough && hooks.enough())) {
        if (valueOfFirst(ranks_, hooks.shouldStop && hooks.shouldStop())) return Outcome::stopped;
        bool epochEnded = false;
        const std::optional<StepRecord> record = update(epochEnded);
        if (record && (!std::isfinite(record->loss) || !std::isfinite(record->gradientNorm))) {
            if (hooks.onStep) hooks.onStep(*record);
            return Outcome::failed;
        }
        if (epochEnded) state_.batches.endEpoch();
        if (epochEnded && turns_.on())
            turns_.measured(valueOfFirst(ranks_, ranks_.isFirst() ? informationNow() : 0));
        if (record && hooks.onStep) hooks.onStep(*record);
        if (hooks.needsState) hooks.needsState(epochEnded);
        if (hooks.afterStep) hooks.afterStep(epochEnded);
    }
    return Outcome::finished;
}

double GenerativeTrainer::epochsDone() const {
    const MegaBatchState& batches = state_.batches;
    return batches.epoch +
           static_cast<double>(batches.first() + batches.nextPair) / static_cast<double>(feed_.size());
}

double GenerativeTrainer::done() const {
    const TrainSettings& train = settings_.train;
    if (train.steps > 0) return static_cast<double>(state_.step) / static_cast<double>(train.steps);
    return epochsDone() / train.epochs;
}

std::optional<StepRecord> GenerativeTrainer::update(bool& epochEnded) {
    const GenerativeSettings& generative = settings_.generative;
    const std::int64_t done = state_.step;
    const bool full = this->done() >= 1 - generative.fullSoftmax;
    const auto micro = batches_.next(state_.batches, tokensOfUpdate(generative, done), epochEnded);
    if (micro.empty()) return std::nullopt;
    nlohmann::json how;
    how["train"] = nameOf(turns_.next());
    how["rate"] = rateOfUpdate(generative, settings_.train.learningRate, done);
    how["kl-weight"] = klWeightOfUpdate(generative, done);
    how["margin-weight"] = generative.marginWeight;
    how["margin"] = settings_.train.margin;
    how["full-softmax"] = full;
    how["seed"] =
        Random::mix(static_cast<std::uint64_t>(settings_.train.seed)) + static_cast<std::uint64_t>(done);
    const Frame answer = computeUpdate(micro, how);

    StepRecord record;
    record.step = done + 1;
    std::int64_t sourceTokens = 0;
    const PairTokens& window = batches_.window();
    for (const MicroBatch* batch : micro) {
        for (const std::int32_t pair : batch->pairs) {
            const auto at = static_cast<std::size_t>(pair);
            sourceTokens += static_cast<std::int64_t>(window.source[at].size());
            record.tokens += static_cast<std::int64_t>(window.source[at].size() + window.target[at].size());
        }
        record.pairs += static_cast<std::int64_t>(batch->pairs.size());
    }
    record.megaBatch = static_cast<int>(micro.size());
    record.gradientNorm = number(answer.header.at("gradient-norm"));
    for (const auto& [name, value] : answer.header.at("terms").items()) {
        if (name == "total")
            record.loss = number(value);
        else
            record.terms.emplace_back(name, number(value) / static_cast<double>(record.pairs));
    }
    record.epoch = epochsDone();
    if (std::isfinite(record.loss) && std::isfinite(record.gradientNorm)) {
        ++state_.step;
        turns_.updated(record.loss * static_cast<double>(record.pairs), sourceTokens);
    }
    return record;
}

Frame GenerativeTrainer::computeUpdate(const std::vector<const MicroBatch*>& micro,
                                       const nlohmann::json& how) {
    const auto rank = static_cast<std::size_t>(ranks_.rank()), all = static_cast<std::size_t>(ranks_.size());
    LossRequest request(batches_.window(), micro, true, batches_.endOfForm(), rank, all);
    request.frame.header.update(how);
    if (ranks_.alone()) return process_.ask(request.frame);
    std::size_t pairs = 0;
    for (const MicroBatch* batch : micro) pairs += batch->pairs.size();
    request.frame.header.update({{"apply", "gradients"}, {"return", true}, {"all-pairs", pairs}});
    const SharedGradients shared(ranks_, rank < micro.size() ? process_.ask(request.frame) : Frame());
    Frame step;
    step.header = {{"request", "step"}, {"train", how.at("train")}, {"rate", how.at("rate")}};
    shared.addTo(step);
    Frame answer = process_.ask(step);
    answer.header["terms"] = shared.terms();
    return answer;
}

std::vector<std::pair<std::string, double>> GenerativeTrainer::measure() {
    const PairTokens& pairs = batches_.heldOut().pairs();
    if (pairs.size() == 0) return {};
    const auto micro = microBatches(pairs, settings_.generative.batchTokens, 0);
    std::vector<const MicroBatch*> all;
    for (const MicroBatch& batch : micro) all.push_back(&batch);
    LossRequest request(pairs, all, false, batches_.endOfForm());
    request.frame.header.update(
        {{"apply", "nothing"}, {"full-softmax", true}, {"smoothing", 0.0}, {"seed", 1}});
    const Frame answer = process_.ask(request.frame);

    // Each written sentence has an end, which counts as a token.
    const auto n = static_cast<double>(pairs.size());
    const double ofSource = static_cast<double>(request.source.tokens()) + n,
                 ofTarget = static_cast<double>(request.target.tokens()) + n;
    std::vector<std::pair<std::string, double>> figures;
    const auto addPerplexity = [&](std::string_view name, const char* source, const char* target) {
        const nlohmann::json& terms = answer.header.at("terms");
        double sum = 0, tokens = 0;
        for (const auto& [term, written] : {std::pair{source, ofSource}, std::pair{target, ofTarget}}) {
            if (!terms.contains(term)) continue;
            sum += number(terms[term]);
            tokens += written;
        }
        if (tokens > 0) figures.emplace_back(name, std::exp(sum / tokens));
    };
    addPerplexity("reconstruction perplexity", "nll_src", "nll_tgt");
    addPerplexity(kTranslationPerplexity, "trans_ts", "trans_st");
    if (answer.header.at("terms").contains("kl_sem"))
        figures.emplace_back("mutual information", informationNow());
    return figures;
}

double GenerativeTrainer::informationNow() {
    PairTokens pairs = batches_.heldOut().pairs();
    constexpr std::int64_t kSentences = 500;
    if (pairs.size() == 0) feed_.read(0, 0, std::min(kSentences, feed_.size()), pairs);
    std::vector<Sentence> sentences(pairs.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) sentences[i] = pairs.source[i];
    const Frame answer = askForLatents(process_, sentences);
    return mutualInformation(matrixOf(answer, "mean", pairs.size()),
                             matrixOf(answer, "log-variance", pairs.size()), 1);
}

}  // namespace paragram
