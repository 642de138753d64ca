#include "ui/exploring/style_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>

#include "ui/exploring/sentence_model.h"
#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/heat_delegate.h"

namespace paragram::ui {

namespace {

constexpr int kCosineWidth = 72;

}  // namespace

StylePage::StylePage(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      jobs_(jobs),
      languages_(new QComboBox),
      state_(new QLabel),
      sentences_(new SentenceModel(this)),
      table_(new DataTable(tr("Nearest sentences in style"))),
      search_(jobs, this) {
    table_->setSource(sentences_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->setColumnWidth(SentenceModel::kCosine, kCosineWidth);
    table_->setToolTip(tr("Click a sentence to search for it"));
    table_->setColumnHidden(SentenceModel::kLine, true);
    table_->setStretchColumn(SentenceModel::kSentence);
    table_->setItemDelegateForColumn(SentenceModel::kCosine, new HeatDelegate(table_));
    languages_->setAccessibleName(tr("Language encoder"));
    auto* label = new QLabel(tr("encoder of"));
    label->setBuddy(languages_);
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kGap);
    line->addWidget(label);
    line->addWidget(languages_);
    line->addWidget(state_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_, 1);
    layout->addLayout(line);
    connect(languages_, &QComboBox::currentIndexChanged, this, [this] {
        explorer_.reset();
        if (isVisible()) openIndex();
    });
    connect(table_, &DataTable::rowActivated, this,
            [this](int row) { emit sentenceChosen(QString::fromStdString(sentences_->sentence(row).text)); });
}

void StylePage::setCorpus(std::shared_ptr<const Model> model, const IndexRequest& request) {
    if (job_) jobs_.stop(job_);
    job_ = 0;
    search_.cancel();
    model_ = std::move(model);
    request_ = request;
    explorer_.reset();
    sentences_->setSentences({});
    const QSignalBlocker quiet(languages_);
    languages_->clear();
    if (!model_) return;
    for (const std::string& language : languagesOfEncoders(*model_))
        languages_->addItem(languageName(QString::fromStdString(language)), QString::fromStdString(language));
    if (isVisible()) openIndex();
}

bool StylePage::offered() const {
    return languages_->count() > 0;
}

void StylePage::ask(const NeighbourQuestion& question) {
    question_ = question;
    answer();
}

void StylePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!explorer_) openIndex();
}

void StylePage::openIndex() {
    if (!offered()) return;
    if (job_) jobs_.stop(job_);
    state_->setText(tr("embedding the corpus…"));
    const std::string language = languages_->currentData().toString().toStdString();
    job_ = jobs_.start(
        this, tr("Embedding with the encoder of %1").arg(languages_->currentText()),
        [model = model_, request = request_, language](JobContext& job) {
            return exploreByEncoder(*model, language, request, job);
        },
        [this, model = model_, language](const Result<std::shared_ptr<CorpusExplorer>>& opened) {
            if (model != model_ || language != languages_->currentData().toString().toStdString()) return;
            job_ = 0;
            state_->setText(opened.stopped() ? tr("stopped; open this page again to continue") : QString());
            if (opened.outcome() == Outcome::failed) return emit failed(opened.error());
            explorer_ = *opened;
            answer();
        });
}

void StylePage::answer() {
    if (!explorer_ || !question_) return;
    if (question_->text.find_first_not_of(' ') == std::string::npos) {
        search_.cancel();
        return sentences_->setSentences({});
    }
    search_.start(
        tr("Searching"),
        [explorer = explorer_, question = *question_](JobContext& job) {
            return answerNeighbours(*explorer, question, job);
        },
        [this](const Result<NeighbourAnswer>& answer) {
            if (!answer) return emit failed(answer.error());
            sentences_->setSentences(answer->found);
            emit shown();
        });
}

}  // namespace paragram::ui
