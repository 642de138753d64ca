#include "ui/help/help_view.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/shell/theme.h"

namespace paragram::ui {

HelpView::HelpView(QWidget* parent) : QDialog(parent), browser_(new QTextBrowser) {
    setWindowTitle(tr("Paragram manual"));
    resize(720, 640);
    browser_->setOpenLinks(false);
    browser_->setAccessibleName(windowTitle());
    browser_->document()->setDocumentMargin(18);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kGap, space::kGap, space::kGap, space::kGap);
    layout->addWidget(browser_);
    connect(browser_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.isRelative())
            showPage(QFileInfo(link.path()).completeBaseName());
        else
            QDesktopServices::openUrl(link);
    });
}

void HelpView::showPage(const QString& page) {
    QFile file(":/help/" + page + ".md");
    if (!file.exists()) file.setFileName(":/help/index.md");
    if (file.open(QIODevice::ReadOnly)) browser_->setMarkdown(QString::fromUtf8(file.readAll()));
    show();
    raise();
    activateWindow();
}

QString HelpView::text() const {
    return browser_->toPlainText();
}

}  // namespace paragram::ui
