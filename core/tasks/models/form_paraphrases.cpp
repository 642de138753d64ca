#include "core/tasks/models/form_paraphrases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/tasks/corpora/build_index.h"
#include "core/text/parse_tree.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 128;  // texts to write in a request

// The paraphrases of some sentences in each of the forms.
Result<DistinctTexts> paraphrases(TextWriter& writer, const WritingRoute& route, WritingOptions options,
                                  std::span<const std::string> forms, std::span<const std::string> sources,
                                  std::size_t first, const JobContext& job) {
    std::vector<std::string> asked, given;
    std::vector<std::size_t> ends;  // of each sentence's texts
    for (const std::string& source : sources) {
        if (!isAllWhitespace(source)) {
            asked.insert(asked.end(), forms.size(), source);
            given.insert(given.end(), forms.begin(), forms.end());
        }
        ends.push_back(asked.size());
    }
    if (asked.empty()) return DistinctTexts();
    options.seed += static_cast<std::int64_t>(first);
    WritingTexts texts{asked};
    texts.forms = given;
    const auto written = writer.write(route, texts, options, job);
    if (!written) return written.error();
    DistinctTexts found;
    for (std::size_t i = 0, at = 0; i < sources.size(); ++i) {
        std::vector<WrittenParaphrase> candidates;
        for (; at < written->size() && (*written)[at].source < ends[i]; ++at) {
            const WrittenText& text = (*written)[at];
            candidates.push_back(
                {.source = first + i, .text = text.text, .origin = given[text.source], .score = text.score});
        }
        found.add(distinctTexts(sources[i], std::move(candidates)));
    }
    return found;
}

}  // namespace

std::vector<std::string> frequentTemplates(const Model& model) {
    std::vector<std::string> forms;
    for (const std::string& form : model.forms.frequent()) forms.push_back(parseTemplate(form));
    return forms;
}

Result<std::vector<std::string>> templatesOf(const Model& model, const FormRequest& request) {
    std::vector<std::string> found;
    const auto add = [&](const std::string& form) {
        if (std::ranges::find(found, form) == found.end()) found.push_back(form);
    };
    for (const std::string& form : request.forms) {
        if (const auto known = model.forms.symbols(form); !known) return known.error();
        add(parseTemplate(form));
    }
    if (request.more == TemplateSet::frequent)
        for (const std::string& form : frequentTemplates(model)) add(form);
    if (request.more == TemplateSet::common)
        for (const std::string_view form : kCommonTemplates)
            if (model.forms.knows(form)) add(parseTemplate(form));
    if (found.empty())
        return Error{"--templates", "no template whose labels the model knows", "at least one",
                     "give --template, or the frequent ones of its training"};
    return found;
}

Result<WrittenParaphrases> writeForms(TextWriter& writer, const FormRequest& request, JobContext& job) {
    const Model& model = writer.model();
    const auto route = routeOf(model, {}, {}, false);
    if (!route) return route.error();
    if (model.forms.empty())
        return Error{"--template",
                     fmt::format("given for a model of {}", nameOf(model.settings.generative.model)),
                     "a model that writes in given forms, generative.model = scpn", "choose such a model"};
    const auto forms = templatesOf(model, request);
    if (!forms) return forms.error();
    ParaphraseWay way;
    way.made.inForms = true;
    way.made.language = languageOf(model, route->from);
    way.writtenLanguage = languageOf(model, route->to);
    const std::string fingerprint = modelFingerprint(model);
    way.made.provenance =
        fmt::format("# paraphrases in {} forms (model {})\n", forms->size(), fingerprint.substr(0, 12));
    way.together = std::max<std::size_t>(1, kTogether / forms->size());
    way.key = fmt::format("{} {} {}", fingerprint, keyOf(request.writing), fmt::join(*forms, "\n"));
    way.stage = "Writing";
    way.write = [&](std::span<const std::string> sources, std::size_t first, const JobContext& run) {
        return paraphrases(writer, *route, request.writing, *forms, sources, first, run);
    };
    return writeParaphrases(way, request, job);
}

}  // namespace paragram
