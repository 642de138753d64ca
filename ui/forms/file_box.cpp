#include "ui/forms/file_box.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>

#include "ui/style/icon.h"

namespace paragram::ui {

namespace {

// The file of a drag with exactly one; empty for anything else.
QString draggedFile(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

}  // namespace

FileBox::FileBox(QWidget* parent) : QLineEdit(parent) {
    setPlaceholderText(tr("none"));
    setClearButtonEnabled(true);
    QAction* action = addAction(lineIcon("folder"), TrailingPosition);
    action->setText(tr("Choose a file"));
    action->setToolTip(tr("Choose a file, or drop one here"));
    connect(action, &QAction::triggered, this, &FileBox::browse);
    // Clearing the field counts as a choice, too.
    connect(this, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty()) emit editingFinished();
    });
}

void FileBox::choose(const QString& file) {
    if (file.isEmpty()) return;
    setText(file);
    emit editingFinished();
}

void FileBox::chooseFolders() {
    folders_ = true;
    QAction* action = actions().constLast();
    action->setText(tr("Choose a folder"));
    action->setToolTip(tr("Choose a folder, or drop one here"));
}

void FileBox::browse() {
    if (folders_) return choose(QFileDialog::getExistingDirectory(this, accessibleName(), text()));
    choose(QFileDialog::getOpenFileName(this, accessibleName(), QFileInfo(text()).path()));
}

void FileBox::dragEnterEvent(QDragEnterEvent* event) {
    if (!draggedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void FileBox::dropEvent(QDropEvent* event) {
    choose(draggedFile(*event->mimeData()));
    event->acceptProposedAction();
}

}  // namespace paragram::ui
