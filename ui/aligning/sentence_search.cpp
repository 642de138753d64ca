#include "ui/aligning/sentence_search.h"

#include <QAction>
#include <QKeyEvent>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

namespace paragram::ui {
namespace {

constexpr int kPauseMs = 120;
constexpr std::size_t kBetweenPolls = 4096;  // sentences

}  // namespace

SentenceSearch::SentenceSearch(JobRunner& jobs, QWidget* parent)
    : QLineEdit(parent), request_(jobs, this, kPauseMs) {
    setPlaceholderText(tr("Search both columns"));
    setAccessibleName(tr("Search both columns"));
    setToolTip(tr("Enter goes to the next sentence, Shift+Enter to the one before"));
    setClearButtonEnabled(true);
    addAction(lineIcon("search"), LeadingPosition);
    setMinimumWidth(scaled(110));
    setMaximumWidth(scaled(220));
    connect(this, &QLineEdit::textChanged, this, &SentenceSearch::search);
}

void SentenceSearch::setTexts(std::shared_ptr<const AlignedTexts> texts) {
    texts_ = std::move(texts);
    search();
}

void SentenceSearch::search() {
    hits_ = {};
    if (text().isEmpty() || !texts_) {
        request_.cancel();
        emit found();
        return;
    }
    request_.start(
        tr("Searching"),
        [texts = texts_, wanted = text()](JobContext& job) -> Result<SentenceHits> {
            SentenceHits hits;
            const auto side = [&](const DocumentSentences& sentences, std::vector<bool>& of) {
                of.reserve(sentences.texts.size());
                for (const std::string& sentence : sentences.texts) {
                    if (of.size() % kBetweenPolls == 0 && job.shouldStop()) return false;
                    of.push_back(QString::fromStdString(sentence).contains(wanted, Qt::CaseInsensitive));
                    hits.count += of.back() ? 1 : 0;
                }
                return true;
            };
            if (!side(texts->source, hits.source) || !side(texts->target, hits.target)) return Stopped{};
            return hits;
        },
        [this](Result<SentenceHits> hits) {
            if (!hits) return;
            hits_ = std::move(*hits);
            emit found();
        });
}

void SentenceSearch::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit nextWanted(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QLineEdit::keyPressEvent(event);
}

}  // namespace paragram::ui
