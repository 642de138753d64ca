#include "ui/aligning/link_card.h"

#include <QGridLayout>
#include <QPushButton>
#include <algorithm>

#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr int kColumns = 2;

// "line 12" or "lines 12–14"; empty for no sentence.
QString placesOf(const DocumentSentences& text, const SentenceRun& run) {
    if (run.count == 0) return {};
    const qint64 first = text.places[static_cast<std::size_t>(run.first)],
                 last = text.places[static_cast<std::size_t>(run.end()) - 1];
    const QString unit = engineText(EngineTable::jobs, text.placeUnit);
    return first == last ? QString("%1 %2").arg(unit, countText(first))
                         : QString::fromUtf8("%1 %2–%3").arg(unit, countText(first), countText(last));
}

}  // namespace

QString LinkCard::nameOf(EditKind kind) {
    switch (kind) {
        case EditKind::accept:
            return tr("Accept");
        case EditKind::merge:
            return tr("Merge");
        case EditKind::split:
            return tr("Split");
        case EditKind::moveFirst:
            return tr("Move up");
        case EditKind::moveLast:
            return tr("Move down");
        case EditKind::unlink:
            return tr("Unlink");
        default:
            return tr("Link");
    }
}

LinkCard::LinkCard(QWidget* parent) : Card(tr("Selected link"), parent), details_(new QLabel) {
    details_->setWordWrap(true);
    details_->setProperty("role", "muted");
    details_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    const auto add = [&](int place, EditKind kind, const QString& key, const QString& help,
                         const QString& name = {}) {
        // A key such as Ctrl+↑ is read from the left in Arabic, too.
        const QString keyText = isRightToLeft() ? QChar(0x2066) + key + QChar(0x2069) : key;
        auto* button = new QPushButton(QString("%1 (%2)").arg(name.isEmpty() ? nameOf(kind) : name, keyText));
        button->setObjectName("leftButton");
        button->setAccessibleName(nameOf(kind));
        button->setToolTip(help);
        button->setEnabled(false);
        // The columns keep the keyboard.
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, kind] { emit editWanted(kind); });
        const int row = place / kColumns, column = place % kColumns;
        grid->addWidget(button, row, column);
        buttons_.push_back({kind, button});
    };
    add(0, EditKind::accept, tr("A"), tr("The link is right: nothing will change it any more"));
    add(1, EditKind::unlink, tr("Del"), tr("These sentences do not translate each other"));
    // Where there is something to link, that button takes the place of Unlink.
    add(1, EditKind::join, tr("L"),
        tr("Link the marked sentences with each other, or with those selected here. Space, or a click with "
           "Ctrl, marks sentences"));
    add(2, EditKind::merge, tr("M"), tr("One link of this one and the next"));
    add(3, EditKind::split, tr("S"),
        tr("Two links: before the sentence that was clicked, else where it fits best"));
    add(4, EditKind::moveFirst, tr("Ctrl+↑"),
        tr("The first sentence of the framed side goes to the link before"), tr("Up"));
    add(5, EditKind::moveLast, tr("Ctrl+↓"),
        tr("The last sentence of the framed side goes to the link after"), tr("Down"));
    button(EditKind::join)->hide();
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    body()->addWidget(details_);
    body()->addLayout(grid);
}

QPushButton* LinkCard::button(EditKind kind) const {
    return std::ranges::find(buttons_, kind, &Entry::kind)->button;
}

void LinkCard::show(const AlignmentRows& rows, const AlignedTexts& texts, int at, Side side, int marked) {
    for (const Entry& entry : buttons_) entry.button->setEnabled(at >= 0);
    if (at < 0) {
        setNote({});
        details_->setText(tr("No link is shown."));
        return;
    }
    const Link& link = rows.link(at);
    const bool known = rows.isKnown(at);
    setNote(known           ? tr("✓ certain")
            : link.isPair() ? tr("%1 %").arg(numberText(100 * link.confidence, 0))
                            : tr("no translation"));
    QStringList parts;
    for (const QString& place : {placesOf(texts.source, link.source), placesOf(texts.target, link.target)})
        if (!place.isEmpty()) parts << place;
    if (link.moved) parts << tr("moved");
    if (marked > 0) parts << tr("%1 marked", nullptr, plural(marked)).arg(countText(marked));
    details_->setText(parts.join(QString::fromUtf8(" · ")));
    const std::int32_t sources = link.source.count, targets = link.target.count;
    button(EditKind::accept)->setEnabled(!known);
    button(EditKind::unlink)->setEnabled(link.isPair());
    button(EditKind::split)->setEnabled(link.isPair() && sources + targets > 2);
    const bool movable = (side == Side::source ? sources : targets) > 0;
    button(EditKind::moveFirst)->setEnabled(movable);
    button(EditKind::moveLast)->setEnabled(movable);
    const bool joins = marked > 0 || !link.isPair();
    button(EditKind::join)->setVisible(joins);
    button(EditKind::unlink)->setVisible(!joins);
}

}  // namespace paragram::ui
