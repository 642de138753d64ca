#include "core/neural/session.h"

#include <torch/cuda.h>
#include <torch/utils.h>
#include <torch/version.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/neural/beam_search.h"
#include "core/neural/frame_tensors.h"
#include "core/neural/likelihood.h"
#include "core/neural/output_loss.h"
#include "core/neural/update.h"

namespace paragram::neural {
namespace {

at::Device deviceNamed(const std::string& name) {
    const bool found = torch::cuda::is_available();
    if (name == "cuda" && !found) throw std::runtime_error("no CUDA device was found");
    return name == "cuda" || (name == "auto" && found) ? at::Device(at::kCUDA) : at::Device(at::kCPU);
}

PairBatch slice(const PairBatch& pairs, std::size_t first, std::size_t count) {
    const auto part = [&](const std::vector<Tokens>& all) {
        if (all.empty()) return all;  // no forms
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(first);
        return std::vector<Tokens>(from, from + static_cast<std::ptrdiff_t>(count));
    };
    return {part(pairs.source), part(pairs.target), part(pairs.forms)};
}

// The forms of a request; none for a variant without them. EOP is not among their symbols.
std::vector<Tokens> formsOf(const Frame& request, const GenerativeModel& model, std::size_t sentences) {
    if (!model.variant().formed) return {};
    std::vector<Tokens> forms = sentencesOf(request, "form", "form-lengths", model.shape().symbols - 1);
    if (forms.size() != sentences) throw std::runtime_error("there is not one form for each sentence");
    return forms;
}

// Leaves only the gradients of the encoders or of the decoders; "all": every one.
void keepPart(const GenerativeModel& model, const std::string& part, std::vector<at::Tensor>& gradients) {
    if (part == "all") return;
    const auto parameters = model.named_parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (parameters[i].key().starts_with("encoder") != (part == "encoders")) gradients[i] = at::Tensor();
}

// JSON has no infinities.
nlohmann::json number(double value) {
    return std::isfinite(value) ? nlohmann::json(value) : nlohmann::json(nullptr);
}

}  // namespace

Frame Session::answer(const Frame& request) {
    const std::string name = request.header.value("request", "");
    Frame answer;
    try {
        if (name == "about")
            answer = about();
        else if (name == "create")
            answer = create(request);
        else if (name == "update")
            answer = update(request);
        else if (name == "step")
            answer = step(request);
        else if (name == "encode")
            answer = encode(request);
        else if (name == "write")
            answer = write(request);
        else if (name == "likelihood")
            answer = likelihood(request);
        else if (name == "weights")
            answer = weights();
        else if (name == "save")
            answer = save(request);
        else if (name == "load")
            answer = load(request);
        else
            answer.header["error"] = "no request is called " + name;
    } catch (const c10::OutOfMemoryError&) {
        answer = Frame();
        answer.header["error"] = "not enough memory on the GPU; fewer generative.batch-tokens need less";
    } catch (const c10::Error& failure) {
        answer = Frame();
        answer.header["error"] = failure.what_without_backtrace();
    } catch (const std::bad_alloc&) {
        answer = Frame();
        answer.header["error"] = "not enough memory";
    } catch (const std::exception& failure) {
        answer = Frame();
        answer.header["error"] = failure.what();
    }
    answer.header["request"] = name;
    return answer;
}

GenerativeModel& Session::model() const {
    if (!model_) throw std::runtime_error("no model was created");
    return *model_;
}

Frame Session::about() const {
    Frame answer;
    answer.header["torch"] = TORCH_VERSION;
    answer.header["cuda-devices"] = torch::cuda::device_count();
    return answer;
}

Frame Session::create(const Frame& request) {
    const nlohmann::json& header = request.header;
    torch::manual_seed(header.value("seed", std::uint64_t{1}));
    threads_ = std::max(1, header.value("threads", 1));
    model_ = std::make_shared<GenerativeModel>(header.at("shape").get<ModelShape>());
    if (header.value("double", false)) model_->to(at::kDouble);
    auto parameters = model_->named_parameters();
    for (const std::string& name : request.names()) {
        if (name == "counts") continue;
        at::Tensor* parameter = parameters.find(name);
        if (parameter == nullptr)
            throw std::runtime_error("a " + model_->shape().variant + " model has no " + name);
        assign(*parameter, name, request.array(name));
    }
    const at::Device device = deviceNamed(header.value("device", "cpu"));
    model_->to(device);
    const std::string precision = header.value("precision", "single");
    mixed_ = model_->shape().layers == "transformer" &&
             (precision == "mixed" || (precision == "auto" && !device.is_cpu()));
    if (!device.is_cpu()) threads_ = 1;  // which keeps a GPU busy
    adam_.emplace(model_->parameters(), header.value("adam", AdamOptions()));
    mean_ = RunningMean(*model_, header.value("average", 0.0));
    inclusion_ = at::Tensor();
    if (const double candidates = header.value("candidates", 0.0); candidates > 0) {
        inclusion_ = inclusionOf(request.integers("counts"), candidates).to(model_->numbers().device());
        if (inclusion_.numel() != model_->shape().vocabulary)
            throw std::runtime_error("counts must have one number for each token");
    }
    Frame answer;
    std::int64_t count = 0;
    for (const at::Tensor& parameter : model_->parameters()) count += parameter.numel();
    answer.header["parameters"] = count;
    answer.header["device"] = model_->numbers().device().str();
    return answer;
}

Frame Session::update(const Frame& request) {
    const nlohmann::json& header = request.header;
    GenerativeModel& model = this->model();
    const std::string apply = header.value("apply", "step");
    PairBatch pairs{sentencesOf(request, "source", "source-lengths", model.shape().vocabulary),
                    sentencesOf(request, "target", "target-lengths", model.shape().vocabulary)};
    const std::size_t all = pairs.source.size();
    if (all != pairs.target.size() || all == 0) throw std::runtime_error("no pairs");
    pairs.forms = formsOf(request, model, all);
    at::Tensor noise;
    if (request.has("noise")) noise = tensorOf(request.array("noise")).to(model.numbers());
    std::vector<MicroBatch> batches;
    std::size_t first = 0;
    for (const nlohmann::json& row : header.at("batches")) {
        const auto count = row.at("pairs").get<std::size_t>();
        if (count == 0 || count > all - first) throw std::runtime_error("batches do not fit the pairs");
        LossOptions loss{row.value("side", 0) == 0 ? SemanticSide::source : SemanticSide::target,
                         header.value("kl-weight", 1.0), header.value("margin-weight", 0.0),
                         header.value("margin", 0.4), header.value("smoothing", model.shape().smoothing)};
        if (noise.defined())
            loss.noise =
                noise.slice(1, static_cast<std::int64_t>(first), static_cast<std::int64_t>(first + count));
        batches.push_back({slice(pairs, first, count), loss, row.value("number", batches.size())});
        first += count;
    }
    if (first != all) throw std::runtime_error("batches do not fit the pairs");
    const bool full = header.value("full-softmax", false);
    const UpdateOptions options{model.shape().dropout,
                                full ? at::Tensor() : inclusion_,
                                header.value("seed", std::uint64_t{1}),
                                threads_,
                                header.value("all-pairs", static_cast<double>(all)),
                                mixed_};
    std::optional<WithMean> averaged;
    if (apply == "nothing") averaged.emplace(model, mean_);
    UpdateResult result = computeLosses(model, batches, options, apply != "nothing");
    Frame answer;
    for (const auto& [name, value] : result.terms) answer.header["terms"][name] = number(value);
    answer.header["pairs"] = all;
    if (apply == "step") {
        this->apply(result.gradients, header, answer);
    } else if (apply == "gradients") {
        const auto parameters = model.named_parameters();
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const at::Tensor& gradient = result.gradients[i];
            if (gradient.defined()) answer.header["gradients"][parameters[i].key()] = globalNorm({gradient});
            if (gradient.defined() && header.value("return", false))
                addTensor(answer, parameters[i].key(), gradient);
        }
    }
    return answer;
}

Frame Session::step(const Frame& request) {
    const auto parameters = model().named_parameters();
    std::vector<at::Tensor> gradients(parameters.size());
    for (const std::string& name : request.names())
        if (parameters.find(name) == nullptr) throw std::runtime_error("the model has no " + name);
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (request.has(parameters[i].key()))
            gradients[i] = tensorOf(request.array(parameters[i].key())).to(parameters[i].value());
    Frame answer;
    apply(gradients, request.header, answer);
    return answer;
}

void Session::apply(std::vector<at::Tensor>& gradients, const nlohmann::json& header, Frame& answer) {
    GenerativeModel& model = this->model();
    keepPart(model, header.value("train", "all"), gradients);
    const std::int64_t before = adam_->steps;
    answer.header["gradient-norm"] = number(adam_->step(gradients, header.at("rate").get<double>()));
    answer.header["step"] = adam_->steps;
    if (adam_->steps > before) mean_.step(model);
}

Frame Session::encode(const Frame& request) {
    GenerativeModel& model = this->model();
    const WithMean averaged(model, mean_);
    const auto sentences = sentencesOf(request, "ids", "lengths", model.shape().vocabulary);
    const std::string encoder = request.header.value("encoder", "encoder_sem");
    // Sentences of similar length together, so that little is padded.
    std::vector<std::size_t> order(sentences.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return sentences[i].size(); });
    constexpr std::size_t kBatch = 64;
    const std::size_t batches = (order.size() + kBatch - 1) / kBatch;
    const std::int64_t count = static_cast<std::int64_t>(sentences.size());
    at::Tensor mean = at::zeros({count, model.vectorWidth()}), logVariance;
    if (model.variant().prior) logVariance = at::zeros_like(mean);
    inThreads(std::min(threads_, static_cast<int>(batches)), [&](int thread) {
        const at::NoGradGuard off;
        for (auto b = static_cast<std::size_t>(thread); b < batches;
             b += static_cast<std::size_t>(threads_)) {
            const auto rows =
                std::span(order).subspan(b * kBatch, std::min(kBatch, order.size() - b * kBatch));
            std::vector<Tokens> part;
            std::vector<std::int64_t> places(rows.begin(), rows.end());
            for (const std::size_t row : rows) part.push_back(sentences[row]);
            Pass pass;
            const Latent latent = model.encode(encoder, part, pass);
            const at::Tensor to = at::tensor(places, at::kLong);
            mean.index_copy_(0, to, latent.mean.to(at::kCPU, at::kFloat));
            if (logVariance.defined())
                logVariance.index_copy_(0, to, latent.logVariance.to(at::kCPU, at::kFloat));
        }
    });
    Frame answer;
    addTensor(answer, "mean", mean);
    if (logVariance.defined()) addTensor(answer, "log-variance", logVariance);
    return answer;
}

Frame Session::write(const Frame& request) {
    GenerativeModel& model = this->model();
    const WithMean averaged(model, mean_);
    const WritingOptions options = request.header.value("options", WritingOptions());
    Decoder& decoder = model.decoder(request.header.at("decoder").get<std::string>());
    const bool attends = decoder.attends();
    at::Tensor context;
    PairBatch read;
    if (attends) {
        read.source = sentencesOf(request, "ids", "lengths", model.shape().vocabulary);
        read.forms = formsOf(request, model, read.source.size());
    } else {
        context = tensorOf(request.array("context")).to(model.numbers());
    }
    if (!attends && (context.dim() != 2 || context.size(1) != decoder.contextWidth()))
        throw std::runtime_error("the context has the wrong length");
    const std::int64_t count = attends ? static_cast<std::int64_t>(read.source.size()) : context.size(0),
                       shares = std::max<std::int64_t>(1, std::min<std::int64_t>(threads_, count));
    std::vector<std::vector<std::vector<Hypothesis>>> written(static_cast<std::size_t>(shares));
    inThreads(static_cast<int>(shares), [&](int thread) {
        const std::int64_t first = count * thread / shares, last = count * (thread + 1) / shares;
        if (first == last) return;
        const at::NoGradGuard off;
        Pass pass;
        const PairBatch share =
            slice(read, static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
        const Memory memory =
            attends ? model.read(share.source, share.forms, pass) : Memory{context.slice(0, first, last)};
        written[static_cast<std::size_t>(thread)] =
            writeSentences(decoder, memory, model.shape().end, options);
    });
    Frame answer;
    answer.header["rows"] = nlohmann::json::array();
    std::size_t sentence = 0;
    for (const auto& share : written) {
        for (const auto& hypotheses : share) {
            for (const Hypothesis& hypothesis : hypotheses)
                answer.header["rows"].push_back({{"sentence", sentence},
                                                 {"tokens", hypothesis.tokens},
                                                 {"score", number(hypothesis.score)}});
            ++sentence;
        }
    }
    return answer;
}

Frame Session::likelihood(const Frame& request) {
    const nlohmann::json& header = request.header;
    const auto sentences = sentencesOf(request, "ids", "lengths", model().shape().vocabulary);
    const WithMean averaged(model(), mean_);
    const Likelihoods found = likelihoods(model(), sentences, header.value("samples", std::int64_t{100}),
                                          header.value("seed", std::uint64_t{1}), threads_);
    Frame answer;
    addTensor(answer, "log-likelihood", found.logLikelihood);
    addTensor(answer, "mean", found.mean);
    addTensor(answer, "log-variance", found.logVariance);
    return answer;
}

Frame Session::weights() {
    const WithMean averaged(model(), mean_);
    Frame answer;
    for (const auto& parameter : model().named_parameters())
        addTensor(answer, parameter.key(), parameter.value());
    return answer;
}

}  // namespace paragram::neural
