#include "core/tasks/models/form_paraphrases.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/models/pair_scorer.h"
#include "core/tasks/corpora/build_index.h"
#include "core/text/language_check.h"
#include "core/text/parse_tree.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 128;  // texts to write in a request

// A sentence and the form in which it is written.
struct Task {
    std::size_t source = 0, form = 0;
};

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
    WrittenParaphrases summary;
    summary.inForms = true;
    summary.language = languageOf(model, route->from);
    summary.remark = languageRemark(request.sources, summary.language);
    summary.provenance = fmt::format("# paraphrases in {} forms (model {})\n", forms->size(),
                                     modelFingerprint(model).substr(0, 12));
    PairScorer scorer;
    if (!request.scoreModel.empty()) {
        auto loaded = loadPairScorer(request.scoreModel, summary.language, languageOf(model, route->to), job);
        if (!loaded) return loaded.error();
        scorer = *std::move(loaded);
    }
    const std::size_t count = request.sources.size(),
                      together = std::max<std::size_t>(1, kTogether / forms->size());
    for (std::size_t first = 0; first < count; first += together) {
        const std::size_t last = std::min(count, first + together);
        std::vector<Task> tasks;
        std::vector<std::string> sources, given;
        for (std::size_t i = first; i < last; ++i) {
            for (std::size_t f = 0; f < forms->size() && !isAllWhitespace(request.sources[i]); ++f) {
                tasks.push_back({i, f});
                sources.push_back(request.sources[i]);
                given.push_back((*forms)[f]);
            }
        }
        WritingOptions options = request.writing;
        options.seed += static_cast<std::int64_t>(first);
        WritingTexts texts{sources};
        texts.forms = given;
        const auto written =
            tasks.empty() ? Result(std::vector<WrittenText>()) : writer.write(*route, texts, options, job);
        if (!written) return written.error();
        summary.candidates += std::ssize(*written);
        std::vector<WrittenParaphrase> made;
        for (std::size_t i = first, at = 0; i < last; ++i) {
            std::vector<WrittenParaphrase> candidates;
            for (; at < written->size() && tasks[(*written)[at].source].source == i; ++at) {
                const WrittenText& text = (*written)[at];
                candidates.push_back({.source = i,
                                      .text = text.text,
                                      .origin = (*forms)[tasks[text.source].form],
                                      .score = text.score});
            }
            DistinctTexts distinct = distinctTexts(request.sources[i], std::move(candidates));
            summary.same += distinct.same;
            summary.repeated += distinct.repeated;
            std::ranges::move(distinct.texts, std::back_inserter(made));
        }
        rankTexts(request.sources, made, scorer);
        std::ranges::move(made, std::back_inserter(summary.texts));
        job.report({"Writing", static_cast<double>(last), static_cast<double>(count), "sentences"});
        if (last < count && job.shouldStop()) return Stopped{};
    }
    return summary;
}

}  // namespace paragram
