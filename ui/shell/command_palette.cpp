#include "ui/shell/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 560;
constexpr int kHeight = 380;
constexpr int kTop = 56;

}  // namespace

int fuzzyScore(const QString& typed, const QString& text) {
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -2;
    for (const QChar letter : typed) {
        if (letter.isSpace()) continue;
        // The start of a word is preferred to the next occurrence: "rs" finds "Resume Stopped" before
        // "Reports".
        qsizetype found = -1;
        for (qsizetype i = at; i < text.size(); ++i) {
            if (text[i].toLower() != letter.toLower()) continue;
            if (found < 0) found = i;
            const bool start = i == 0 || !text[i - 1].isLetterOrNumber();
            if (i == last + 1 || start) {
                found = i;
                break;
            }
        }
        if (found < 0) return -1;
        const bool start = found == 0 || !text[found - 1].isLetterOrNumber();
        score += found == last + 1 ? 4 : start ? 3 : 1;
        last = found;
        at = found + 1;
    }
    return score;
}

CommandPalette::CommandPalette(QWidget* window)
    : QFrame(window), field_(new QLineEdit), list_(new QListWidget) {
    setObjectName("palette");
    setAutoFillBackground(true);
    field_->setPlaceholderText(tr("Type to find an action"));
    field_->setAccessibleName(tr("Find an action"));
    list_->setAccessibleName(tr("Actions"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->setSpacing(space::kGap);
    layout->addWidget(field_);
    layout->addWidget(list_, 1);
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    hide();
}

void CommandPalette::open(const QList<Command>& commands) {
    commands_ = commands;
    const int width = std::min(kWidth, parentWidget()->width() - 2 * space::kPanelMargin);
    setGeometry((parentWidget()->width() - width) / 2, kTop, width,
                std::min(kHeight, parentWidget()->height() - kTop - space::kPanelMargin));
    field_->clear();
    narrow();
    show();
    raise();
    field_->setFocus();
}

void CommandPalette::narrow() {
    struct Hit {
        int score;
        int position;
    };
    std::vector<Hit> hits;
    for (int i = 0; i < commands_.size(); ++i) {
        const QAction& action = *commands_[i].action;
        if (!action.isEnabled()) continue;
        const int score = fuzzyScore(field_->text(), action.text() + ' ' + commands_[i].group);
        // Of two equally good matches the shorter comes first.
        const int length = static_cast<int>(std::min<qsizetype>(63, action.text().size()));
        if (score >= 0) hits.push_back({field_->text().isEmpty() ? 0 : 64 * score - length, i});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.score > b.score; });
    list_->clear();
    for (const Hit& hit : hits) {
        const Command& command = commands_[hit.position];
        const QString shortcut = command.action->shortcut().toString(QKeySequence::NativeText);
        QString text = command.group + "  ›  " + command.action->text();
        if (!shortcut.isEmpty()) text += "    " + shortcut;
        auto* item = new QListWidgetItem(text, list_);
        item->setData(Qt::UserRole, hit.position);
    }
    list_->setCurrentRow(0);
    if (hits.empty())
        (new QListWidgetItem(tr("No action that is available now matches."), list_))
            ->setFlags(Qt::ItemIsEnabled);
}

void CommandPalette::runCurrent() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !item->data(Qt::UserRole).isValid()) return;  // none, or the sentence that says so
    QAction* action = commands_[item->data(Qt::UserRole).toInt()].action;
    hide();
    parentWidget()->setFocus();
    action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut) hide();
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool ours = key == Qt::Key_Escape || key == Qt::Key_Up || key == Qt::Key_Down ||
                      key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!ours) return QFrame::eventFilter(watched, event);
    event->accept();
    // Each key arrives twice: first to ask whether a shortcut may take it, then as the key.
    if (event->type() == QEvent::ShortcutOverride) return true;
    const int rows = list_->count();
    if (key == Qt::Key_Escape) {
        hide();
        parentWidget()->setFocus();
    } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
        if (rows) list_->setCurrentRow((list_->currentRow() + (key == Qt::Key_Down ? 1 : rows - 1)) % rows);
    } else {
        runCurrent();
    }
    return true;
}

}  // namespace paragram::ui
