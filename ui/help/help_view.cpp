#include "ui/help/help_view.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QVBoxLayout>

#include "ui/language/languages.h"
#include "ui/style/theme.h"

namespace paragram::ui {

HelpView::HelpView(QWidget* parent) : QDialog(parent), browser_(new QTextBrowser) {
    setWindowTitle(tr("Paragram manual"));
    resize(720, 640);
    browser_->setOpenLinks(false);
    browser_->setSearchPaths({":/help"});  // of pictures
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
    // In the language of the window, where the page is translated; otherwise in English.
    QFile file;
    for (const QString& name : {page, QString("index")})
        for (const QString& folder : {languageInForce() + '/', QString()})
            if (!file.exists()) file.setFileName(":/help/" + folder + name + ".md");
    if (file.open(QIODevice::ReadOnly)) browser_->setMarkdown(QString::fromUtf8(file.readAll()));
    setType();
    show();
    raise();
    activateWindow();
}

void HelpView::setType() {
    QTextDocument& document = *browser_->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (cursor.currentTable()) continue;
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(format.headingLevel() > 1 ? 14 : 0);
        format.setBottomMargin(block.textList() ? 3 : 8);
        // A picture is a line of its own, and a quarter of its height below it would be empty.
        const bool picture = block.text().contains(QChar::ObjectReplacementCharacter);
        format.setLineHeight(picture ? 100 : 125, QTextBlockFormat::ProportionalHeight);
        cursor.setBlockFormat(format);
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(coloursInForce().border);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellSpacing(0);
        format.setCellPadding(5);
        format.setBottomMargin(10);
        table->setFormat(format);
    }
    browser_->moveCursor(QTextCursor::Start);
}

QString HelpView::text() const {
    return browser_->toPlainText();
}

}  // namespace paragram::ui
