#include "core/training/generative/generative_trainer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

#include "core/base/enum_names.h"
#include "core/base/random.h"
#include "core/encoders/generative/generative_encoder.h"

namespace paragram {
namespace {

constexpr const char* kEmbeddings = "encoder_sem.embed_tokens.weight";
constexpr const char* kEnd = "encoder_sem.end";
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

double number(const nlohmann::json& value) {
    return value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
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
                               {"dropout", settings.encoder.dropout},
                               {"smoothing", generative.smoothing},
                               {"averages", generative.averages}};
    request.header["adam"] = {{"decay", generative.weightDecay}, {"clip", settings.train.clip}};
    request.header["device"] = nameOf(generative.device);
    request.header["seed"] = settings.train.seed;
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    request.header["threads"] = settings.train.threads > 0 ? settings.train.threads : cores;
    for (const NetworkTensor& tensor : weights) {
        if (tensor.name == kEnd)
            add(request, kEmbeddings, withRow(table, tensor.values.row(0)));
        else
            add(request, tensor.name, tensor.values);
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

GenerativeTrainer::GenerativeTrainer(const Settings& settings, PairFeed& feed, TrainerState& state,
                                     NeuralProcess& process)
    : settings_(settings), feed_(feed), state_(state), process_(process), batches_(feed, settings) {}

void GenerativeTrainer::create(std::span<const std::int32_t> counts) {
    Frame request = createGenerative(settings_, state_.table.rows(), state_.table, state_.network);
    if (state_.network.empty() && settings_.generative.averages) {
        const std::size_t d = state_.table.cols();
        add(request, kEmbeddings, withRow(state_.table, std::vector<float>(d)));
        add(request, kToMean, Matrix(generativeDimension(settings_), d));
    }
    request.header["candidates"] = settings_.generative.candidates;
    if (settings_.generative.candidates > 0) request.add("counts", counts);
    process_.ask(request);
}

void GenerativeTrainer::fetch() {
    fetchGenerative(process_, state_.table, state_.network);
}

void GenerativeTrainer::save(const std::filesystem::path& file) {
    Frame request;
    request.header = {{"request", "save"}, {"path", std::filesystem::absolute(file).string()}};
    process_.ask(request);
}

void GenerativeTrainer::load(const std::filesystem::path& file) {
    Frame request;
    request.header = {{"request", "load"}, {"path", std::filesystem::absolute(file).string()}};
    process_.ask(request);
}

bool GenerativeTrainer::limitReached() const {
    const TrainSettings& train = settings_.train;
    return state_.batches.epoch >= train.epochs || (train.steps > 0 && state_.step >= train.steps);
}

Outcome GenerativeTrainer::run(const TrainerHooks& hooks) {
    while (!limitReached() && !(hooks.enough && hooks.enough())) {
        if (hooks.shouldStop && hooks.shouldStop()) return Outcome::stopped;
        bool epochEnded = false;
        const StepRecord record = update(epochEnded);
        if (!std::isfinite(record.loss) || !std::isfinite(record.gradientNorm)) {
            if (hooks.onStep) hooks.onStep(record);
            return Outcome::failed;
        }
        if (epochEnded) state_.batches.endEpoch();
        if (hooks.onStep) hooks.onStep(record);
        if (hooks.afterStep) hooks.afterStep(epochEnded);
    }
    return Outcome::finished;
}

StepRecord GenerativeTrainer::update(bool& epochEnded) {
    const GenerativeSettings& generative = settings_.generative;
    const std::int64_t done = state_.step;
    const auto micro = batches_.next(state_.batches, tokensOfUpdate(generative, done), epochEnded);
    std::vector<std::int32_t> source, sourceLengths, target, targetLengths;
    const auto append = [](Sentence sentence, std::vector<std::int32_t>& ids,
                           std::vector<std::int32_t>& lengths) {
        ids.insert(ids.end(), sentence.begin(), sentence.end());
        lengths.push_back(static_cast<std::int32_t>(sentence.size()));
    };
    Frame request;
    request.header["batches"] = nlohmann::json::array();
    for (const MicroBatch* batch : micro) {
        for (const std::int32_t pair : batch->pairs) {
            append(batches_.window().source[static_cast<std::size_t>(pair)], source, sourceLengths);
            append(batches_.window().target[static_cast<std::size_t>(pair)], target, targetLengths);
        }
        request.header["batches"].push_back(
            {{"pairs", batch->pairs.size()}, {"side", batch->fromTarget ? 1 : 0}});
    }
    request.header["request"] = "update";
    request.header["rate"] = rateOfUpdate(generative, settings_.train.learningRate, done);
    request.header["kl-weight"] = klWeightOfUpdate(generative, done);
    request.header["margin-weight"] = generative.marginWeight;
    request.header["margin"] = settings_.train.margin;
    request.header["seed"] =
        Random::mix(static_cast<std::uint64_t>(settings_.train.seed)) + static_cast<std::uint64_t>(done);
    request.add("source", source);
    request.add("source-lengths", sourceLengths);
    request.add("target", target);
    request.add("target-lengths", targetLengths);
    const Frame answer = process_.ask(request);

    StepRecord record;
    record.step = done + 1;
    record.pairs = static_cast<std::int64_t>(sourceLengths.size());
    record.tokens = static_cast<std::int64_t>(source.size() + target.size());
    record.megaBatch = static_cast<int>(micro.size());
    record.gradientNorm = number(answer.header.at("gradient-norm"));
    for (const auto& [name, value] : answer.header.at("terms").items()) {
        if (name == "total")
            record.loss = number(value);
        else
            record.terms.emplace_back(name, number(value) / static_cast<double>(record.pairs));
    }
    const MegaBatchState& batches = state_.batches;
    record.epoch = batches.epoch + static_cast<double>(batches.first() + batches.nextPair) /
                                       static_cast<double>(feed_.size());
    if (std::isfinite(record.loss) && std::isfinite(record.gradientNorm)) ++state_.step;
    return record;
}

}  // namespace paragram
