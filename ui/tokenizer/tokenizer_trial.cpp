#include "ui/tokenizer/tokenizer_trial.h"

#include <QCheckBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <algorithm>

#include "core/text/unicode.h"
#include "ui/style/theme.h"
#include "ui/tokenizer/piece_view.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kSentenceHeight = 60;

}  // namespace

TokenizerTrial::TokenizerTrial(JobRunner& jobs, QWidget* parent)
    : Card(tr("Try a sentence"), parent),
      sentence_(new QPlainTextEdit),
      lower_(new QCheckBox(tr("Lower-case first"))),
      pieces_(new PieceView),
      summary_(new QLabel),
      segmentation_(jobs, this) {
    lower_->setChecked(true);
    lower_->setToolTip(tr(
        "As in training with Lower-case on: a tokenizer trained on lower-cased text has no capital letters"));
    addToHeader(lower_);
    sentence_->setPlaceholderText(tr("Type a sentence in any language"));
    sentence_->setAccessibleName(tr("Sentence to tokenise"));
    sentence_->setTabChangesFocus(true);
    sentence_->setFixedHeight(scaled(kSentenceHeight));
    summary_->setProperty("role", "muted");
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(pieces_);
    body()->addWidget(sentence_);
    body()->addWidget(summary_);
    body()->addWidget(scroll, 1);
    connect(sentence_, &QPlainTextEdit::textChanged, this, &TokenizerTrial::segment);
    connect(lower_, &QCheckBox::toggled, this, &TokenizerTrial::segment);
    connect(lower_, &QCheckBox::toggled, this, &TokenizerTrial::lowerCaseChanged);
    segment();
}

void TokenizerTrial::setTokenizer(std::shared_ptr<const Tokenizer> tokenizer) {
    tokenizer_ = std::move(tokenizer);
    segment();
}

bool TokenizerTrial::lowerCases() const {
    return lower_->isChecked();
}

void TokenizerTrial::setLowerCases(bool on) {
    lower_->setChecked(on);
}

QString TokenizerTrial::summary() const {
    return summary_->text();
}

void TokenizerTrial::segment() {
    segmentation_.cancel();
    // A line break in the field counts as white space.
    const QString text = sentence_->toPlainText().replace('\n', ' ').trimmed();
    if (!tokenizer_ || text.isEmpty()) {
        pieces_->setPieces({}, false);
        summary_->setText(tokenizer_ ? tr("The pieces appear here while you type.")
                                     : tr("Choose or train a tokenizer first."));
        return;
    }
    // In the background: somebody may paste a book.
    segmentation_.start(
        tr("Tokenising a sentence"),
        [tokenizer = tokenizer_, bytes = text.toStdString(), lower = lowerCases()](JobContext&)
            -> Result<std::vector<Piece>> { return tokenizer->segment(lower ? lowerCase(bytes) : bytes); },
        [this, rightToLeft = text.isRightToLeft()](const Result<std::vector<Piece>>& pieces) {
            if (!pieces) return;
            const auto unknown = std::count_if(pieces->begin(), pieces->end(),
                                               [](const Piece& piece) { return piece.id < 0; });
            pieces_->setPieces(*pieces, rightToLeft);
            QStringList words{tr("%1 pieces", nullptr, plural(pieces->size()))
                                  .arg(countText(static_cast<qint64>(pieces->size()))),
                              tr("%1 unknown").arg(countText(unknown))};
            if (pieces->size() > PieceView::kMostShown)
                words << tr("the first %1 are shown").arg(countText(PieceView::kMostShown));
            summary_->setText(listText(words));
        });
}

}  // namespace paragram::ui
