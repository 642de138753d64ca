#include "core/training/generative/generative_trainer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

#include "core/base/enum_names.h"
#include "core/base/random.h"
#include "core/encoders/generative/generative_encoder.h"
#include "core/training/generative/latent_information.h"

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

double number(const nlohmann::json& value) {
    return value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
}

// Sentences as a request has them.
class SentenceArrays {
  public:
    explicit SentenceArrays(std::string ids, std::string lengths)
        : idsName_(std::move(ids)), lengthsName_(std::move(lengths)) {}
    void add(Sentence sentence) {
        ids_.insert(ids_.end(), sentence.begin(), sentence.end());
        lengths_.push_back(static_cast<std::int32_t>(sentence.size()));
    }
    void addTo(Frame& request) const {
        request.add(idsName_, ids_);
        request.add(lengthsName_, lengths_);
    }
    std::int64_t tokens() const { return static_cast<std::int64_t>(ids_.size()); }
    std::int64_t sentences() const { return static_cast<std::int64_t>(lengths_.size()); }

  private:
    std::string idsName_, lengthsName_;
    std::vector<std::int32_t> ids_, lengths_;
};

// A request for the losses of micro-batches; the rest of its header is the caller's.
struct LossRequest {
    Frame frame;
    SentenceArrays source{"source", "source-lengths"}, target{"target", "target-lengths"},
        form{"form", "form-lengths"};

    // swaps: pairs whose sides both have forms are trained from target to source in every second batch.
    LossRequest(const PairTokens& pairs, const std::vector<const MicroBatch*>& batches, bool swaps,
                std::int32_t endOfForm) {
        frame.header = {{"request", "update"}, {"batches", nlohmann::json::array()}};
        for (const MicroBatch* batch : batches) {
            for (const std::int32_t number : batch->pairs) {
                const auto pair = static_cast<std::size_t>(number);
                const FormPair forms = formsOf(pairs.formOf(pair), endOfForm);
                const bool swapped = swaps && batch->fromTarget && forms.both;
                source.add(swapped ? pairs.target[pair] : pairs.source[pair]);
                target.add(swapped ? pairs.source[pair] : pairs.target[pair]);
                if (pairs.form.size() > 0) form.add(swapped ? forms.source : forms.target);
            }
            frame.header["batches"].push_back(
                {{"pairs", batch->pairs.size()}, {"side", batch->fromTarget ? 1 : 0}});
        }
        source.addTo(frame);
        target.addTo(frame);
        if (pairs.form.size() > 0) form.addTo(frame);
    }
};

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
    request.header["seed"] = settings.train.seed;
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    request.header["threads"] = settings.train.threads > 0 ? settings.train.threads : cores;
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

GenerativeTrainer::GenerativeTrainer(const Settings& settings, PairFeed& feed, TrainerState& state,
                                     NeuralProcess& process)
    : settings_(settings),
      feed_(feed),
      state_(state),
      process_(process),
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
    process_.ask(request);
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
    while (!limitReached() && !(hooks.enough && hooks.enough())) {
        if (hooks.shouldStop && hooks.shouldStop()) return Outcome::stopped;
        bool epochEnded = false;
        const std::optional<StepRecord> record = update(epochEnded);
        if (record && (!std::isfinite(record->loss) || !std::isfinite(record->gradientNorm))) {
            if (hooks.onStep) hooks.onStep(*record);
            return Outcome::failed;
        }
        if (epochEnded) state_.batches.endEpoch();
        if (epochEnded && turns_.on()) turns_.measured(informationNow());
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
    LossRequest request(batches_.window(), micro, true, batches_.endOfForm());
    nlohmann::json& header = request.frame.header;
    header["train"] = nameOf(turns_.next());
    header["rate"] = rateOfUpdate(generative, settings_.train.learningRate, done);
    header["kl-weight"] = klWeightOfUpdate(generative, done);
    header["margin-weight"] = generative.marginWeight;
    header["margin"] = settings_.train.margin;
    header["full-softmax"] = full;
    header["seed"] =
        Random::mix(static_cast<std::uint64_t>(settings_.train.seed)) + static_cast<std::uint64_t>(done);
    const Frame answer = process_.ask(request.frame);

    StepRecord record;
    record.step = done + 1;
    record.pairs = request.source.sentences();
    record.tokens = request.source.tokens() + request.target.tokens();
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
        turns_.updated(record.loss * static_cast<double>(record.pairs), request.source.tokens());
    }
    return record;
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
    SentenceArrays sentences("ids", "lengths");
    for (std::size_t i = 0; i < pairs.size(); ++i) sentences.add(pairs.source[i]);
    Frame request;
    request.header["request"] = "encode";
    sentences.addTo(request);
    const Frame answer = process_.ask(request);
    return mutualInformation(matrixOf(answer, "mean", pairs.size()),
                             matrixOf(answer, "log-variance", pairs.size()), 1);
}

}  // namespace paragram
