#include "ui/exporting/format_page.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QUrl>

#include "ui/exporting/format_model.h"
#include "ui/language/engine_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

FormatPage::FormatPage(QWidget* parent)
    : Card({}, parent),
      reader_(new QLabel),
      language_(new QComboBox),
      code_(new QPlainTextEdit),
      copy_(new QPushButton(tr("Copy"))),
      verdict_(new QLabel),
      folder_(new QPushButton(tr("Open the folder"))) {
    reader_->setWordWrap(true);
    verdict_->setWordWrap(true);
    code_->setReadOnly(true);
    code_->setLineWrapMode(QPlainTextEdit::NoWrap);
    code_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    code_->setAccessibleName(tr("Loading code"));
    language_->setAccessibleName(tr("Programming language of the code"));
    copy_->setIcon(lineIcon("copy"));
    folder_->setIcon(lineIcon("folder"));
    auto* heading = new QHBoxLayout;
    heading->setSpacing(space::kGap);
    auto* label = new QLabel(tr("Load it in"));
    label->setProperty("role", "muted");
    label->setBuddy(language_);
    heading->addWidget(label);
    heading->addWidget(language_);
    heading->addStretch();
    heading->addWidget(copy_);
    auto* footing = new QHBoxLayout;
    footing->setSpacing(space::kGap);
    footing->addWidget(verdict_, 1);
    footing->addWidget(folder_, 0, Qt::AlignTop);
    body()->setSpacing(space::kGap + 2);
    body()->addWidget(reader_);
    body()->addLayout(heading);
    constexpr int kCodeHeight = 190;  // of the longest snippet
    code_->setFixedHeight(scaled(kCodeHeight));
    body()->addWidget(code_);
    body()->addLayout(footing);
    body()->addStretch();
    connect(language_, &QComboBox::currentTextChanged, this, [this](const QString& text) {
        if (!text.isEmpty()) wanted_ = text;
        showCode();
    });
    connect(copy_, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(code());
        copy_->setText(tr("Copied"));
        emit copied();
    });
    connect(folder_, &QPushButton::clicked, this, &FormatPage::openFolder);
}

void FormatPage::show(const ExportTarget& target, const QString& place, const ExportedFormat* outcome,
                      const QString& refusal) {
    setTitle(engineText(EngineTable::exports, target.label));
    reader_->setText(engineText(EngineTable::exports, target.reader));
    snippets_.clear();
    for (const ExportSnippet& snippet : target.snippets) {
        QString code = QString::fromStdString(snippet.code);
        code.replace("{path}", place);
        snippets_.push_back({snippet.language, code.toStdString()});
    }
    if (outcome) snippets_ = outcome->snippets;
    {
        const QSignalBlocker quiet(language_);
        language_->clear();
        for (const ExportSnippet& snippet : snippets_)
            language_->addItem(QString::fromStdString(snippet.language));
        language_->setCurrentIndex(std::max(0, language_->findText(wanted_)));
    }
    showCode();
    place_ = outcome ? outcome->path : std::filesystem::path();
    folder_->setVisible(outcome);
    verdict_->setProperty("role", !refusal.isEmpty() ? "warning" : outcome ? "good" : "muted");
    verdict_->style()->unpolish(verdict_);
    verdict_->style()->polish(verdict_);
    verdict_->setText(
        !refusal.isEmpty() ? tr("Not available for this model: %1").arg(refusal)
        : outcome
            ? tr("Written (%1), read back and compared: %2.")
                  .arg(bytesText(outcome->bytes), checkText(outcome->check))
            : tr("Every export is read back and compared with the model before it is reported as done."));
}

void FormatPage::showCode() {
    copy_->setText(tr("Copy"));
    code_->setPlainText(code());
}

QString FormatPage::code() const {
    const int chosen = language_->currentIndex();
    return chosen < 0 || chosen >= static_cast<int>(snippets_.size())
               ? QString()
               : QString::fromStdString(snippets_[static_cast<std::size_t>(chosen)].code);
}

void FormatPage::openFolder() const {
    std::error_code ignored;
    const bool folder = std::filesystem::is_directory(place_, ignored);
    QDesktopServices::openUrl(QUrl::fromLocalFile(toText(folder ? place_ : place_.parent_path())));
}

}  // namespace paragram::ui
