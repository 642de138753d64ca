#include "core/tasks/models/generate_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/process/neural_process.h"
#include "core/text/unicode.h"
#include "core/training/generative/generative_trainer.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 64;  // sentences in a request

// Which parts of the model write, by the names of core/neural/generative_model.h.
struct Route {
    std::string decoder, styleEncoder;  // without the second: from the semantic latent alone
};

bool hasLanguages(Generative model) {
    return model == Generative::bgt || model == Generative::released || model == Generative::noprior;
}

Result<Side> sideOf(const Model& model, const std::string& language, const char* flag) {
    const ModelProvenance& from = model.provenance;
    if (language.empty() || sameLanguage(language, from.sourceLanguage)) return Side::source;
    if (sameLanguage(language, from.targetLanguage)) return Side::target;
    return Error{flag, language, from.sourceLanguage + " or " + from.targetLanguage,
                 "choose one of the languages that the model was trained on"};
}

Result<Route> routeOf(const Model& model, Side from, Side to, bool styled) {
    const Generative kind = model.settings.generative.model;
    const bool again = from == to || styled;
    const auto cannot = [&](const char* what, const char* need) {
        return Error{"generative.model", fmt::format("{}, which does not {}", nameOf(kind), what), need,
                     "use a model that was trained for it"};
    };
    if (again) {
        if (hasLanguages(kind))
            return to == Side::source ? Route{"decoder_en", "encoder_en"} : Route{"decoder_fr", "encoder_fr"};
        if (styled) return cannot("know styles", "bgt, released or noprior");
        if (to == Side::source && (kind == Generative::envae || kind == Generative::enae))
            return Route{"decoder_en", ""};
        return cannot("write a sentence again", "bgt, released, noprior, envae or enae");
    }
    if (kind == Generative::envae || kind == Generative::enae ||
        (kind == Generative::entrans && from == Side::target))
        return cannot("translate in this direction", "bgt, released, noprior, nolangvars or bitrans");
    return Route{from == Side::source ? "decoder_trans_en" : "decoder_trans_fr", ""};
}

// The means of a latent: (texts.size(), latent).
Result<Matrix> latents(NeuralProcess& process, const Model& model, const std::string& encoder,
                       std::span<const std::string> texts, Side side, const JobContext& job) {
    std::vector<std::int32_t> ids, lengths;
    for (const std::string& text : texts) {
        const auto tokens = model.tokenizer->tokens(model.settings, text, side);
        ids.insert(ids.end(), tokens.begin(), tokens.end());
        lengths.push_back(static_cast<std::int32_t>(tokens.size()));
    }
    Frame request;
    request.header = {{"request", "encode"}, {"encoder", encoder}};
    request.add("ids", ids);
    request.add("lengths", lengths);
    const Result<Frame> answer = process.ask(request, job);
    if (!answer) return answer.error();
    const std::vector<float> values = answer->floats("mean");
    Matrix mean(texts.size(), values.size() / texts.size());
    std::ranges::copy(values, mean.data());
    return mean;
}

Matrix beside(const Matrix& left, const Matrix& right) {
    Matrix both(left.rows(), left.cols() + right.cols());
    for (std::size_t i = 0; i < left.rows(); ++i) {
        const auto rest = std::ranges::copy(left.row(i), both.row(i).begin()).out;
        std::ranges::copy(right.row(i), rest);
    }
    return both;
}

double shareOf(std::size_t step, std::size_t steps) {
    return steps < 2 ? 0 : static_cast<double>(step) / static_cast<double>(steps - 1);
}

// For each row of two matrices, the points of the line between them, the first and the last included.
Matrix between(const Matrix& from, const Matrix& to, std::size_t steps) {
    Matrix points(from.rows() * steps, from.cols());
    for (std::size_t r = 0; r < points.rows(); ++r) {
        const auto share = static_cast<float>(shareOf(r % steps, steps));
        for (std::size_t j = 0; j < from.cols(); ++j)
            points(r, j) = (1 - share) * from(r / steps, j) + share * to(r / steps, j);
    }
    return points;
}

// Rows that are no text: of unknown text, and those that SentencePiece and fairseq keep for themselves.
std::vector<std::int32_t> neverWritten(const ModelTokenizer& tokenizer, Side side) {
    constexpr std::int32_t kFirst = 4;  // such rows come before all others
    std::vector<std::int32_t> rows{tokenizer.unknownRow(0, side)};
    const std::int32_t first = tokenizer.firstRow(0, side);
    for (std::int32_t row = first; row < first + kFirst && row < static_cast<std::int32_t>(tokenizer.rows());
         ++row) {
        const std::string piece = tokenizer.piece(row);
        if ((piece == "<s>" || piece == "</s>" || piece == "<pad>") && row != rows.front())
            rows.push_back(row);
    }
    return rows;
}

}  // namespace

Result<std::vector<GeneratedText>> generateText(const Model& model, const GenerateRequest& request,
                                                JobContext& job) {
    if (!model.generative()) {
        return Error{"encoder.network", nameOf(model.settings.encoder.network), "a generative model",
                     "train one with encoder.network = transformer, for instance the preset bgt-small"};
    }
    const std::size_t count = request.sources.size();
    if (request.styles.size() > 1 && request.styles.size() != count) {
        return Error{"--style", fmt::format("{} styles for {} sources", request.styles.size(), count),
                     "one, or one for each source", "give as many"};
    }
    if (!request.ends.empty() && (request.ends.size() != count || request.steps < 2)) {
        return Error{
            "--between",
            fmt::format("{} ends for {} sources, {} steps", request.ends.size(), count, request.steps),
            "one end for each source, and at least 2 steps", "give as many"};
    }
    const Result<Side> from = sideOf(model, request.language, "--language");
    if (!from) return from.error();
    const Result<Side> to = request.to.empty() ? from : sideOf(model, request.to, "--to");
    if (!to) return to.error();
    const Result<Route> route = routeOf(model, *from, *to, !request.styles.empty());
    if (!route) return route.error();
    const auto process = NeuralProcess::start();
    if (!process) return process.error();
    const std::size_t rows = model.table.rows();
    Frame create = createGenerative(model.settings, rows, model.table, model.network);
    // A GPU where it was trained need not be here.
    if (model.settings.generative.device != Device::cpu) create.header["device"] = nameOf(Device::automatic);
    if (const auto created = (*process)->ask(create, job); !created) return created.error();

    // What the decoder reads for these sentences, in the style of their own or of others.
    const auto contextOf = [&](std::span<const std::string> texts, std::size_t first) -> Result<Matrix> {
        auto meaning = latents(**process, model, "encoder_sem", texts, *from, job);
        if (!meaning || route->styleEncoder.empty()) return meaning;
        std::vector<std::string> styles(texts.begin(), texts.end());
        for (std::size_t i = 0; i < styles.size() && !request.styles.empty(); ++i)
            styles[i] = request.styles[request.styles.size() == 1 ? 0 : first + i];
        const auto style = latents(**process, model, route->styleEncoder, styles, *to, job);
        if (!style) return style.error();
        return beside(*style, *meaning);
    };
    const bool moves = !request.ends.empty();
    const std::size_t steps = moves ? static_cast<std::size_t>(request.steps) : 1,
                      together = std::max<std::size_t>(1, kTogether / steps);
    std::vector<GeneratedText> written;
    for (std::size_t first = 0; first < count; first += together) {
        const std::size_t size = std::min(together, count - first);
        Result<Matrix> context = contextOf(std::span(request.sources).subspan(first, size), first);
        if (!context) return context.error();
        if (moves) {
            const Result<Matrix> end = contextOf(std::span(request.ends).subspan(first, size), first);
            if (!end) return end.error();
            context = between(*context, *end, steps);
        }
        Frame ask;
        ask.header = {{"request", "write"},
                      {"decoder", route->decoder},
                      {"options",
                       {{"beam", std::max(request.beam, request.best)},
                        {"best", request.best},
                        {"longest", request.longest},
                        {"lengthPenalty", request.lengthPenalty},
                        {"sample", request.sample},
                        {"temperature", request.temperature},
                        {"topK", request.topK},
                        {"topP", request.topP},
                        {"seed", request.seed + static_cast<std::int64_t>(first)},
                        {"never", neverWritten(*model.tokenizer, *to)}}}};
        ask.add("context",
                {static_cast<std::int64_t>(context->rows()), static_cast<std::int64_t>(context->cols())},
                {context->data(), context->size()});
        const Result<Frame> answer = (*process)->ask(ask, job);
        if (!answer) return answer.error();
        for (const nlohmann::json& row : answer->header.at("rows")) {
            auto tokens = row.at("tokens").get<std::vector<std::int32_t>>();
            std::erase(tokens, static_cast<std::int32_t>(rows));  // the end
            const auto place = row.at("sentence").get<std::size_t>();
            written.push_back({first + place / steps, model.tokenizer->text(tokens),
                               row.at("score").is_number() ? row.at("score").get<double>() : 0.0,
                               shareOf(place % steps, steps)});
        }
        job.report({"Writing", static_cast<double>(first + size), static_cast<double>(count), "sentences"});
    }
    return written;
}

}  // namespace paragram
