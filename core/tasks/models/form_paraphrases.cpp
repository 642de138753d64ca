#include "core/tasks/models/form_paraphrases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "core/models/model_fingerprint.h"
#include "core/tasks/models/parse_completion.h"
#include "core/text/parse_tree.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 128;  // texts to write in a request

// Sentences in each of the forms, as a model is asked for them.
struct Asked {
    std::vector<std::size_t> sentences;  // their numbers
    std::vector<std::string> sources, forms, origins;
};

Asked askedOf(std::span<const std::string> sources, std::size_t first, std::span<const std::string> forms) {
    Asked asked;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (isAllWhitespace(sources[i])) continue;
        asked.sentences.insert(asked.sentences.end(), forms.size(), first + i);
        asked.sources.insert(asked.sources.end(), forms.size(), sources[i]);
        asked.forms.insert(asked.forms.end(), forms.begin(), forms.end());
    }
    for (const std::string& form : asked.forms) asked.origins.push_back(parseTemplate(form));
    return asked;
}

// Puts whole parses in the place of the templates; what nothing was written for is no longer asked.
Result<Nothing> completeForms(ParseCompletion& completion, Asked& asked, const JobContext& job) {
    const auto parses = completion.complete(asked.sentences, asked.forms, job);
    if (!parses) return parses.error();
    Asked whole;
    for (std::size_t i = 0; i < parses->size(); ++i) {
        if ((*parses)[i].empty()) continue;
        whole.sentences.push_back(asked.sentences[i]);
        whole.sources.push_back(asked.sources[i]);
        whole.forms.push_back((*parses)[i]);
        whole.origins.push_back(asked.origins[i]);
    }
    asked = std::move(whole);
    return Nothing{};
}

// The paraphrases of some sentences in each of the forms.
struct FormWriter {
    TextWriter& writer;
    std::optional<ParseCompletion> completion;
    WritingRoute route;
    WritingOptions options;
    std::vector<std::string> forms;

    Result<DistinctTexts> paraphrases(std::span<const std::string> sources, std::size_t first,
                                      const JobContext& job) {
        Asked asked = askedOf(sources, first, forms);
        if (completion) {
            const Result<Nothing> completed = completeForms(*completion, asked, job);
            if (!completed) return completed.error();
        }
        if (asked.sources.empty()) return DistinctTexts();
        WritingOptions drawn = options;
        drawn.seed += static_cast<std::int64_t>(first);
        WritingTexts texts{asked.sources};
        texts.forms = asked.forms;
        const auto written = writer.write(route, texts, drawn, job);
        if (!written) return written.error();
        const bool whole = formOf(writer.model()) == Form::parse;
        DistinctTexts found;
        for (std::size_t at = 0; at < written->size();) {
            const std::size_t sentence = asked.sentences[(*written)[at].source];
            std::vector<WrittenParaphrase> candidates;
            for (; at < written->size() && asked.sentences[(*written)[at].source] == sentence; ++at) {
                const WrittenText& text = (*written)[at];
                candidates.push_back({.source = sentence,
                                      .text = text.text,
                                      .origin = asked.origins[text.source],
                                      .parse = whole ? asked.forms[text.source] : std::string(),
                                      .score = text.score});
            }
            found.add(distinctTexts(sources[sentence - first], std::move(candidates)));
        }
        return found;
    }
};

// A model that reads whole parses is given those that a parser writes, if there is one.
Result<Nothing> checkParser(const Model& model, const TextWriter* parser, const FormRequest& request) {
    if (model.forms.empty())
        return Error{"--template",
                     fmt::format("given for a model of {}", nameOf(model.settings.generative.model)),
                     "a model that writes in given forms, generative.model = scpn", "choose such a model"};
    if (parser != nullptr && formOf(model) == Form::topLevels)
        return Error{"--parse-model", "given for a model that reads templates",
                     "a model of scpn that reads whole parses, generative.form = parse", "leave it out"};
    if (parser == nullptr && !request.parses.empty())
        return Error{"--parses", "given without --parse-model", "a parse generator that reads them",
                     "give one, or leave them out"};
    return Nothing{};
}

}  // namespace

std::vector<std::string> frequentTemplates(const Model& model) {
    std::vector<std::string> forms;
    for (const std::string& form : model.forms.frequent()) forms.push_back(parseTemplate(form));
    return forms;
}

Result<std::vector<std::string>> templatesOf(const Model& model, const FormRequest& request) {
    const bool whole = formOf(model) == Form::parse;
    std::vector<std::string> found;
    const auto add = [&](const std::string& tree) {
        std::string form = whole ? treeOfSymbols(linearParse(tree)) : parseTemplate(tree);
        if (std::ranges::find(found, form) == found.end()) found.push_back(std::move(form));
    };
    if (whole && request.more != TemplateSet::none)
        return Error{"--templates", "given for a model that reads whole parses",
                     "a parse generator that completes templates",
                     "give one with --parse-model, or whole parses with --template"};
    for (const std::string& form : request.forms) {
        if (const auto known = model.forms.symbols(form, formOf(model)); !known) return known.error();
        add(form);
    }
    if (request.more == TemplateSet::frequent)
        for (const std::string& form : frequentTemplates(model)) add(form);
    if (request.more == TemplateSet::common)
        for (const std::string_view form : kCommonTemplates)
            if (model.forms.knows(form)) add(std::string(form));
    if (found.empty())
        return Error{"--templates", "no template whose labels the model knows", "at least one",
                     "give --template, or the frequent ones of its training"};
    return found;
}

Result<WrittenParaphrases> writeForms(TextWriter& writer, TextWriter* parser, const FormRequest& request,
                                      JobContext& job) {
    const Model& model = writer.model();
    const auto route = routeOf(model, {}, {}, false);
    if (!route) return route.error();
    if (const Result<Nothing> fits = checkParser(model, parser, request); !fits) return fits.error();
    FormWriter forms{writer, std::nullopt, *route, request.writing, {}};
    ParaphraseWay way;
    const std::string fingerprint = modelFingerprint(model);
    way.key = fingerprint + ' ' + keyOf(request.writing);
    if (parser != nullptr) {
        auto completion = ParseCompletion::open(*parser, request.parses, model, request.writing.beam);
        if (!completion) return completion.error();
        forms.completion = *std::move(completion);
        way.key += ' ' + forms.completion->key();
    }
    const auto given = templatesOf(parser != nullptr ? parser->model() : model, request);
    if (!given) return given.error();
    forms.forms = *given;
    way.made.inForms = true;
    way.made.inParses = formOf(model) == Form::parse;
    way.made.language = languageOf(model, route->from);
    way.writtenLanguage = languageOf(model, route->to);
    way.made.provenance =
        fmt::format("# paraphrases in {} forms (model {})\n", given->size(), fingerprint.substr(0, 12));
    way.together = std::max<std::size_t>(1, kTogether / given->size());
    way.key += fmt::format(" {}", fmt::join(*given, "\n"));
    way.stage = "Writing";
    way.write = [&](std::span<const std::string> sources, std::size_t first, const JobContext& run) {
        return forms.paraphrases(sources, first, run);
    };
    auto made = writeParaphrases(way, request, job);
    if (made && forms.completion) {
        const Result<Nothing> fits = forms.completion->checkCount(made->sentences);
        if (!fits) return fits.error();
    }
    return made;
}

}  // namespace paragram
