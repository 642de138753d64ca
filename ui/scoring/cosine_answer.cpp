#include "ui/scoring/cosine_answer.h"

namespace paragram::ui {

namespace {

// Counts the dropped pieces that are unknown, and those beyond the model's maximum length.
void countDropped(const std::vector<ContributionToken>& tokens, int longest, CosineAnswer& answer) {
    int kept = 0;
    for (const ContributionToken& token : tokens) {
        if (!token.dropped)
            ++kept;
        else if (kept < longest)
            ++answer.unknown;
        else
            ++answer.cut;
    }
}

}  // namespace

Result<CosineAnswer> answerCosine(ModelCache& models, const CosineQuestion& question) {
    const auto model = models.load(question.model);
    if (!model) return model.error();
    CosineAnswer answer;
    answer.question = question;
    answer.contribution = explainCosine(**model, question.source, question.target);
    const int longest = (*model)->settings.tokenizer.maximumTokens;
    countDropped(answer.contribution.source, longest, answer);
    countDropped(answer.contribution.target, longest, answer);
    if (question.compareWith.isEmpty()) return answer;
    const auto other = models.load(question.compareWith);
    if (!other) return other.error();
    answer.compared = (*other)->cosine(question.source, question.target);
    return answer;
}

}  // namespace paragram::ui
