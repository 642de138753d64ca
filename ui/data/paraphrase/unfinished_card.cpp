#include "ui/data/paraphrase/unfinished_card.h"

#include <QPushButton>

#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

QString describe(const UnfinishedParaphrases& run) {
    const QString name = toText(run.request.output.stem());
    if (run.total == 0)
        return UnfinishedCard::tr("%1: %2 sentences translated; the pair store is gone", nullptr,
                                  plural(run.done))
            .arg(name, countText(run.done));
    return UnfinishedCard::tr("%1: %2 of %3 sentences translated", nullptr, plural(run.total))
        .arg(name, countText(run.done), countText(run.total));
}

UnfinishedCard::UnfinishedCard(QWidget* parent) : Card(tr("Interrupted runs"), parent) {
    hide();
}

void UnfinishedCard::show(const std::vector<UnfinishedParaphrases>& runs, bool enabled) {
    delete rows_;
    rows_ = new QWidget;
    auto* layout = new QVBoxLayout(rows_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap);
    for (const UnfinishedParaphrases& run : runs) {
        auto* text = new QLabel(describe(run));
        text->setWordWrap(true);
        auto* go = new QPushButton(tr("Continue"));
        auto* use = new QPushButton(tr("Use what is done"));
        auto* remove = new QPushButton(tr("Remove"));
        go->setToolTip(tr("Translate the remaining sentences"));
        use->setToolTip(tr("Write a pair store of what is translated; the run can be continued afterwards"));
        remove->setToolTip(tr("Move its translations to the project's trash"));
        go->setEnabled(enabled && run.total > 0);
        use->setEnabled(enabled && run.total > 0 && run.done > 0);
        connect(go, &QPushButton::clicked, this,
                [this, request = run.request] { emit continueWanted(request); });
        connect(use, &QPushButton::clicked, this, [this, request = run.request] { emit useWanted(request); });
        connect(remove, &QPushButton::clicked, this,
                [this, request = run.request] { emit removeWanted(request); });
        layout->addWidget(text);
        layout->addLayout(buttonRow({go, use, remove}));
    }
    body()->addWidget(rows_);
    setVisible(!runs.empty());
}

}  // namespace paragram::ui
