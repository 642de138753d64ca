// Paraphrases of sentences in given syntactic forms (Iyyer, Wieting, Gimpel and Zettlemoyer 2018; P18, 6),
// distinct, scored and sorted as those of round trips.
#pragma once

#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/text_writer.h"
#include "core/tasks/models/write_paraphrases.h"

namespace paragram {

// Templates that need not be written out: none, those that are common in English, as far as the model knows
// their labels, or the most frequent ones of its training.
enum class TemplateSet { none, common, frequent };
constexpr NamedValue<TemplateSet> kTemplateSetNames[]{
    {TemplateSet::none, "none", "none"},
    {TemplateSet::common, "common", "common in English"},
    {TemplateSet::frequent, "frequent", "frequent in training"}};
constexpr std::span<const NamedValue<TemplateSet>> namesOf(TemplateSet) {
    return kTemplateSetNames;
}

struct FormRequest : SentencesToParaphrase {
    std::vector<std::string> forms;        // trees: their top two levels, or whole parses (generative.form)
    TemplateSet more = TemplateSet::none;  // templates beside those
    WritingOptions writing{.beam = 3};     // best: texts for each sentence and template
    // With a parse generator: a text with the parse of each sentence on the line of the same number.
    std::filesystem::path parses{};
};

// The most frequent templates of a model's training, at most ten (parseTemplate).
std::vector<std::string> frequentTemplates(const Model& model);

// The forms of a request that a model is given, each once: templates (parseTemplate), or whole parses without
// words. Error if there are none, for one that is no tree or has a label that the model does not know, and
// for FormRequest::more of a model that reads whole parses.
Result<std::vector<std::string>> templatesOf(const Model& model, const FormRequest& request);

// parser: writes the whole parse of each template, for a writer that reads those; null: none.
// WrittenParaphrase::origin is the template, and there is no language in between. Errors of templatesOf,
// routeOf, parseRouteOf, writeParaphrases and TextWriter::write, as for a model that cannot be given a form,
// and for parses that are missing.
Result<WrittenParaphrases> writeForms(TextWriter& writer, TextWriter* parser, const FormRequest& request,
                                      JobContext& job);

}  // namespace paragram
