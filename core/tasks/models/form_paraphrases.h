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
    std::vector<std::string> forms;        // trees whose top two levels are templates
    TemplateSet more = TemplateSet::none;  // templates beside those
    WritingOptions writing{.beam = 3};     // best: texts for each sentence and template
};

// The most frequent templates of a model's training, at most ten (parseTemplate).
std::vector<std::string> frequentTemplates(const Model& model);

// The templates of a request (parseTemplate), each once. Error if there are none, and for one that is no tree
// or has a label that the model does not know.
Result<std::vector<std::string>> templatesOf(const Model& model, const FormRequest& request);

// WrittenParaphrase::origin is the template, and there is no language in between. Errors of templatesOf,
// routeOf, writeParaphrases and TextWriter::write, as for a model that cannot be given a form.
Result<WrittenParaphrases> writeForms(TextWriter& writer, const FormRequest& request, JobContext& job);

}  // namespace paragram
