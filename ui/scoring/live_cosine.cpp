#include "ui/scoring/live_cosine.h"

namespace paragram::ui {

namespace {

constexpr int kPauseMs = 60;

// Which of the dropped pieces are unknown, and which come after the last one the model takes.
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
    answer.divisible = (*model)->settings.encoder.pooling == "mean";
    const int longest = (*model)->settings.tokenizer.maximumTokens;
    countDropped(answer.contribution.source, longest, answer);
    countDropped(answer.contribution.target, longest, answer);
    if (question.compareWith.isEmpty()) return answer;
    const auto other = models.load(question.compareWith);
    if (!other) return other.error();
    answer.compared = (*other)->cosine(question.source, question.target);
    return answer;
}

LiveCosine::LiveCosine(JobRunner& jobs, std::shared_ptr<ModelCache> models, QObject* parent)
    : QObject(parent), jobs_(jobs), models_(std::move(models)) {
    pause_.setSingleShot(true);
    pause_.setInterval(kPauseMs);
    connect(&pause_, &QTimer::timeout, this, &LiveCosine::askNow);
}

void LiveCosine::ask(const CosineQuestion& question) {
    wanted_ = question;
    if (!busy_) pause_.start();
}

void LiveCosine::forget() {
    wanted_.reset();
    pause_.stop();
}

void LiveCosine::askNow() {
    if (!wanted_ || busy_) return;
    busy_ = true;
    const CosineQuestion question = *wanted_;
    jobs_.start(
        this, tr("Scoring two sentences"),
        [models = models_, question](JobContext&) { return answerCosine(*models, question); },
        [this, question](const Result<CosineAnswer>& answer) {
            busy_ = false;
            // One question is on its way at most, so a fast typist does not pile up work.
            if (!wanted_) return;
            if (*wanted_ != question) return pause_.start();
            wanted_.reset();
            if (answer)
                emit answered(*answer);
            else
                emit failed(answer.error());
        },
        JobWeight::light);
}

}  // namespace paragram::ui
