#include "core/generation/text_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/enum_names.h"
#include "core/text/unicode.h"
#include "core/training/generative/generative_trainer.h"

namespace paragram {
namespace {

bool hasLanguages(Generative model) {
    return model == Generative::bgt || model == Generative::released || model == Generative::noprior;
}

// usual: where both sides have this language.
Result<Side> sideOf(const Model& model, const std::string& language, Side usual, const char* flag) {
    const ModelProvenance& from = model.provenance;
    if (sameLanguage(language, from.sourceLanguage) && sameLanguage(language, from.targetLanguage))
        return usual;
    if (sameLanguage(language, from.sourceLanguage)) return Side::source;
    if (sameLanguage(language, from.targetLanguage)) return Side::target;
    return Error{flag, language, from.sourceLanguage + " or " + from.targetLanguage,
                 "choose one of the languages that the model was trained on"};
}

// The sides that a model reads and writes where nothing else is said.
struct Direction {
    Side from = Side::source, to = Side::source;
};
Direction usualDirection(Generative model) {
    if (model == Generative::translation || model == Generative::entrans || writesInForms(model))
        return {Side::source, Side::target};
    if (model == Generative::backTranslation) return {Side::target, Side::source};
    return {};
}

void addTokens(Frame& frame, const Model& model, std::span<const std::string> texts, Side side) {
    std::vector<std::int32_t> ids, lengths;
    for (const std::string& text : texts) {
        const auto tokens = model.tokenizer->tokens(model.settings, text, side);
        ids.insert(ids.end(), tokens.begin(), tokens.end());
        lengths.push_back(static_cast<std::int32_t>(tokens.size()));
    }
    frame.add("ids", ids);
    frame.add("lengths", lengths);
}

// Error for templates that are missing; a model that is given none ignores them.
Result<Nothing> addForms(Frame& frame, const Model& model, const WritingTexts& texts) {
    if (model.forms.empty()) return Nothing{};
    if (texts.forms.size() != texts.sources.size())
        return Error{"--template",
                     fmt::format("not given for a model of {}", nameOf(model.settings.generative.model)),
                     "the form in which it writes", "give templates, for instance --templates common"};
    std::vector<std::int32_t> symbols, lengths;
    for (const std::string& form : texts.forms) {
        const auto found = model.forms.symbols(form, formOf(model));
        if (!found) return found.error();
        symbols.insert(symbols.end(), found->begin(), found->end());
        lengths.push_back(static_cast<std::int32_t>(found->size()));
    }
    frame.add("form", symbols);
    frame.add("form-lengths", lengths);
    return Nothing{};
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

Form formOf(const Model& model) {
    const GenerativeSettings& settings = model.settings.generative;
    return settings.model == Generative::scpn ? settings.form : Form::topLevels;
}

std::string keyOf(const WritingOptions& options) {
    return fmt::format("{} {} {} {} {} {} {} {} {} {}", options.beam, options.best, options.longest,
                       options.lengthPenalty, options.sample, options.temperature, options.topK, options.topP,
                       options.noise, options.seed);
}

Result<WritingRoute> routeOf(const Model& model, const std::string& language, const std::string& to,
                             bool styled) {
    if (!model.generative()) {
        return Error{"encoder.network", nameOf(model.settings.encoder.network), "a generative model",
                     "train one with encoder.network = transformer, for instance the preset bgt-small"};
    }
    const Generative kind = model.settings.generative.model;
    if (kind == Generative::parseGenerator)
        return Error{"--model", "a parse generator, which writes no sentences", "a model that does",
                     "give this one as --parse-model, for a model of scpn"};
    const Direction direction = usualDirection(kind);
    WritingRoute route;
    const Result<Side> from =
        language.empty() ? direction.from : sideOf(model, language, direction.from, "--language");
    if (!from) return from.error();
    const bool moves = direction.from != direction.to;
    const Side other = *from == Side::source ? Side::target : Side::source;
    const Result<Side> written =
        to.empty() ? (moves && !styled ? other : *from) : sideOf(model, to, direction.to, "--to");
    if (!written) return written.error();
    route.from = *from;
    route.to = *written;
    route.attends = attendsToTokens(kind);
    const auto cannot = [&](const char* what, const char* need) {
        return Error{"generative.model", fmt::format("{}, which does not {}", nameOf(kind), what), need,
                     "use a model that was trained for it"};
    };
    if (route.from == route.to || styled) {
        if (hasLanguages(kind)) {
            const bool source = route.to == Side::source;
            route.decoder = source ? "decoder_en" : "decoder_fr";
            route.styleEncoder = source ? "encoder_en" : "encoder_fr";
            return route;
        }
        if (styled) return cannot("know styles", "bgt, released or noprior");
        if (kind != Generative::envae && kind != Generative::enae)
            return cannot("write a sentence again", "bgt, released, noprior, envae or enae");
        if (route.to == Side::target) return cannot("write this language", "bgt, released or noprior");
        route.decoder = "decoder_en";
        return route;
    }
    if (kind == Generative::envae || kind == Generative::enae || (moves && route.from != direction.from)) {
        return cannot("translate in this direction",
                      "bgt, released, noprior, nolangvars, bitrans, or a translation the other way");
    }
    route.decoder = route.from == Side::source ? "decoder_trans_en" : "decoder_trans_fr";
    return route;
}

Result<WritingRoute> parseRouteOf(const Model& model) {
    if (!model.generative() || model.settings.generative.model != Generative::parseGenerator)
        return Error{"--parse-model",
                     model.generative()
                         ? fmt::format("a model of {}", nameOf(model.settings.generative.model))
                         : "a model that cannot write",
                     "a parse generator, generative.model = parse-generator", "choose such a model"};
    WritingRoute route;
    route.to = Side::target;
    route.attends = true;
    route.decoder = "decoder_trans_en";
    return route;
}

std::vector<std::pair<std::string, std::string>> writingWays(const Model& model) {
    std::vector<std::pair<std::string, std::string>> ways;
    const ModelProvenance& languages = model.provenance;
    for (const std::string& from : {languages.sourceLanguage, languages.targetLanguage})
        for (const std::string& to : {languages.sourceLanguage, languages.targetLanguage})
            if (routeOf(model, from, to, false)) ways.emplace_back(from, to);
    return ways;
}

const std::string& languageOf(const Model& model, Side side) {
    return side == Side::source ? model.provenance.sourceLanguage : model.provenance.targetLanguage;
}

std::string translationTarget(const Model& model, const std::string& language) {
    const ModelProvenance& from = model.provenance;
    const bool fromTarget = language.empty()
                                ? usualDirection(model.settings.generative.model).from == Side::target
                                : sameLanguage(language, from.targetLanguage);
    return fromTarget ? from.sourceLanguage : from.targetLanguage;
}

Result<Nothing> TextWriter::start(const JobContext& job) {
    if (process_) return Nothing{};
    auto process = NeuralProcess::start();
    if (!process) return process.error();
    process_ = *std::move(process);
    Frame create = createGenerative(model_->settings, model_->table.rows(), model_->table, model_->network);
    // A GPU where it was trained need not be here.
    if (model_->settings.generative.device != Device::cpu)
        create.header["device"] = nameOf(Device::automatic);
    const auto created = ask(create, job);
    if (!created) return created.error();
    return Nothing{};
}

Result<Frame> TextWriter::ask(const Frame& request, const JobContext& job) {
    try {
        Result<Frame> answer = process_->ask(request, job);
        if (!answer) process_.reset();  // stopped: its answer would be taken for that to the next request
        return answer;
    } catch (...) {
        process_.reset();
        throw;
    }
}

Result<Matrix> TextWriter::latents(const std::string& encoder, std::span<const std::string> texts, Side side,
                                   const JobContext& job) {
    Frame request;
    request.header = {{"request", "encode"}, {"encoder", encoder}};
    addTokens(request, *model_, texts, side);
    const Result<Frame> answer = ask(request, job);
    if (!answer) return answer.error();
    const std::vector<float> values = answer->floats("mean");
    Matrix mean(texts.size(), values.size() / texts.size());
    std::ranges::copy(values, mean.data());
    return mean;
}

Result<Matrix> TextWriter::context(const WritingRoute& route, std::span<const std::string> sources,
                                   std::span<const std::string> styles, const JobContext& job) {
    auto meaning = latents("encoder_sem", sources, route.from, job);
    if (!meaning || route.styleEncoder.empty()) return meaning;
    const auto style = latents(route.styleEncoder, styles.empty() ? sources : styles, route.to, job);
    if (!style) return style.error();
    return beside(*style, *meaning);
}

Result<Matrix> TextWriter::contexts(const WritingRoute& route, const WritingTexts& texts,
                                    const JobContext& job) {
    Result<Matrix> from = context(route, texts.sources, texts.styles, job);
    if (!from || texts.ends.empty()) return from;
    const Result<Matrix> to = context(route, texts.ends, texts.styles, job);
    if (!to) return to.error();
    return between(*from, *to, static_cast<std::size_t>(texts.steps));
}

Result<std::vector<WrittenText>> TextWriter::write(const WritingRoute& route, const WritingTexts& texts,
                                                   const WritingOptions& options, const JobContext& job) {
    if (route.attends && !texts.ends.empty()) {
        return Error{"--between",
                     std::string("given for a model of ") + nameOf(model_->settings.generative.model),
                     "a model that writes from a sentence vector", "use another model"};
    }
    const std::lock_guard lock(mutex_);
    if (const Result<Nothing> started = start(job); !started) return started.error();
    Frame request;
    request.header = {{"request", "write"},
                      {"decoder", route.decoder},
                      {"options",
                       {{"beam", std::max(options.beam, options.best)},
                        {"best", options.best},
                        {"longest", options.longest},
                        {"lengthPenalty", options.lengthPenalty},
                        {"sample", options.sample},
                        {"temperature", options.temperature},
                        {"topK", options.topK},
                        {"topP", options.topP},
                        {"noise", options.noise},
                        {"seed", options.seed},
                        {"never", neverWritten(*model_->tokenizer, route.to)},
                        {"shortlist", options.shortlist}}}};
    if (const Result<Nothing> added = addForms(request, *model_, texts); !added) return added.error();
    if (route.attends) {
        addTokens(request, *model_, texts.sources, route.from);
    } else {
        const auto given = contexts(route, texts, job);
        if (!given) return given.error();
        request.add("context",
                    {static_cast<std::int64_t>(given->rows()), static_cast<std::int64_t>(given->cols())},
                    {given->data(), given->size()});
    }
    const Result<Frame> answer = ask(request, job);
    if (!answer) return answer.error();
    const std::size_t steps = texts.ends.empty() ? 1 : static_cast<std::size_t>(texts.steps);
    std::vector<WrittenText> written;
    for (const nlohmann::json& row : answer->header.at("rows")) {
        auto tokens = row.at("tokens").get<std::vector<std::int32_t>>();
        std::erase(tokens, static_cast<std::int32_t>(model_->table.rows()));  // the end
        const auto place = row.at("sentence").get<std::size_t>();
        written.push_back({place / steps, model_->tokenizer->text(tokens),
                           row.at("score").is_number() ? row.at("score").get<double>() : 0.0,
                           shareOf(place % steps, steps)});
    }
    return written;
}

}  // namespace paragram
