#include "ui/shell/new_project_dialog.h"

#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "ui/forms/file_box.h"
#include "ui/guides/guide.h"
#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"
#include "ui/widgets/two_line_delegate.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kWidth = 560;

}  // namespace

NewProjectDialog::NewProjectDialog(QWidget* parent)
    : QDialog(parent),
      ways_(new QListWidget),
      name_(new QLineEdit),
      place_(new FileBox),
      note_(new QLabel),
      create_(new QPushButton(tr("Create"))) {
    setWindowTitle(tr("New project"));
    setMinimumWidth(kWidth);
    ways_->setAccessibleName(tr("What the project is for"));
    ways_->setItemDelegate(new TwoLineDelegate(ways_));
    const auto add = [&](const QString& title, const QString& sentence, const QString& guide) {
        auto* item = new QListWidgetItem(title, ways_);
        item->setData(TwoLineDelegate::kExplanationRole, sentence);
        item->setToolTip(sentence);
        item->setData(Qt::UserRole, guide);
    };
    for (const Guide& guide : guides())
        if (guide.id != kTour) add(guide.title, guide.sentence, guide.id);
    add(tr("Something else"), tr("An empty project, without steps to follow."), {});
    ways_->setCurrentRow(0);
    ways_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    ways_->setFixedHeight(ways_->count() * ways_->sizeHintForRow(0) +
                          2 * (ways_->frameWidth() + space::kGap));

    name_->setText(tr("New project"));
    name_->setAccessibleName(tr("Name"));
    place_->chooseFolders();
    place_->setAccessibleName(tr("Folder"));
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    place_->setText(QDir::toNativeSeparators(QDir(documents).exists() ? documents : QDir::homePath()));
    note_->setProperty("role", "muted");
    note_->setWordWrap(true);
    auto* heading = new QLabel(tr("What is it for?"));
    heading->setProperty("role", "cardTitle");
    auto* form = new QFormLayout;
    form->addRow(tr("Name"), name_);
    form->addRow(tr("In the folder"), place_);
    auto* cancel = new QPushButton(tr("Cancel"));
    setPrimary(create_, true);
    create_->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(heading);
    layout->addWidget(ways_);
    layout->addLayout(form);
    layout->addWidget(note_);
    layout->addLayout(buttonRow({create_, cancel}));
    connect(create_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(ways_, &QListWidget::itemActivated, create_, &QPushButton::click);
    connect(name_, &QLineEdit::textChanged, this, &NewProjectDialog::check);
    connect(place_, &QLineEdit::textChanged, this, &NewProjectDialog::check);
    check();
}

QString NewProjectDialog::name() const {
    return name_->text().trimmed();
}

fs::path NewProjectDialog::folder() const {
    return toPath(place_->text()) / toPath(fileNameOf(name()));
}

QString NewProjectDialog::guide() const {
    const QListWidgetItem* way = ways_->currentItem();
    return way ? way->data(Qt::UserRole).toString() : QString();
}

void NewProjectDialog::check() {
    std::error_code ignored;
    const bool named = !fileNameOf(name()).isEmpty();
    const bool placed = fs::is_directory(toPath(place_->text()), ignored);
    const bool free = named && placed && (!fs::exists(folder(), ignored) || fs::is_empty(folder(), ignored));
    create_->setEnabled(free);
    note_->setText(!named    ? tr("Give the project a name.")
                   : !placed ? tr("Choose a folder that exists.")
                   : !free   ? tr("%1 exists already: choose another name.").arg(toText(folder()))
                             : tr("Creates %1.").arg(toText(folder())));
}

}  // namespace paragram::ui
