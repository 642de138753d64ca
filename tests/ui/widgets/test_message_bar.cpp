// Errors in the message bar, and the button that mends each kind.
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "ui/widgets/message_bar.h"

Q_DECLARE_METATYPE(paragram::Error)

using namespace paragram;
using namespace paragram::ui;

namespace {

// A panel's bar above a box of models.
struct BarInPanel {
    QWidget panel;
    MessageBar bar;
    QComboBox models;

    explicit BarInPanel(const QString& id) {
        auto* layout = new QVBoxLayout(&panel);
        layout->addWidget(&bar);
        layout->addWidget(&models);
        bar.setPanel(id);
        models.setObjectName(kModelBox);
        models.addItems({"one", "another"});
        panel.show();
    }
    QPushButton* button() const {
        auto* button = bar.findChild<QPushButton*>();
        return button->isVisible() ? button : nullptr;
    }
};

}  // namespace

class TestMessageBar : public QObject {
    Q_OBJECT

  private slots:
    void errorsLeadToThePanelThatMendsThem_data() {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* where, const char* found, const char* action, const char* text,
                            const char* panel, const char* path) {
            QTest::newRow(found) << Error{where, found, "", action} << text << panel << path;
        };
        row("--tokenizer", "no tokenizer", "make one first: paragram-cli tokenizer --pairs PAIRS.h5",
            "Open Tokenizer", "tokenizer", "");
        row("/p/pairs/sample.h5", "the pair store is damaged", "import the pairs again", "Import pairs",
            "data", "import:");
        row("/p/pairs/sample.h5", "truncated or damaged", "create it again or use another copy",
            "Import pairs", "data", "import:");
        row("w.pt", "a checkpoint of PyTorch", "import it first: paragram-cli import-model --checkpoint w.pt",
            "Open Export", "export", "");
        row("train.mega-batch", "0", "give a value in that range", "Show the setting Mega-batch", "train",
            "setting:train.mega-batch");
        row("/p/run/checkpoint.h5", "its arrays differ in length",
            "the checkpoint is damaged: train again without --resume", "Open Train", "train", "");
    }
    void errorsLeadToThePanelThatMendsThem() {
        QFETCH(Error, error);
        BarInPanel shown("mine");
        QSignalSpy wanted(&shown.bar, &MessageBar::panelWanted);
        shown.bar.showError(error);
        QVERIFY(shown.button());
        QTEST(shown.button()->text(), "text");
        shown.button()->click();
        QCOMPARE(wanted.count(), 1);
        QTEST(wanted[0][0].toString(), "panel");
        QTEST(wanted[0][1].toString(), "path");
        QVERIFY(!shown.bar.isVisible());
    }

    void whatThePanelCanDoItselfIsOffered_data() {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("again");
        QTest::addColumn<int>("elsewhere");
        QTest::newRow("disk") << Error{"/x/out.tsv", "No space left on device", "",
                                       "free disk space or choose another place; the old file is unchanged"}
                              << "Choose another place…" << 0 << 1;
        QTest::newRow("network") << Error{"https://x", "no address provides this file", "",
                                          "check the connection and try again later"}
                                 << "Try again" << 1 << 0;
        QTest::newRow("lock") << Error{"/x/y.h5", "another program is writing to it", "",
                                       "choose another place, or wait for it to end"}
                              << "Choose another place…" << 0 << 1;
        QTest::newRow("memory") << Error{"", "Not enough memory", "", "use fewer dimensions"} << "Try again"
                                << 1 << 0;
    }
    void whatThePanelCanDoItselfIsOffered() {
        QFETCH(Error, error);
        BarInPanel shown("score");
        int again = 0, elsewhere = 0;
        shown.bar.showError(error, {[&] { ++again; }, [&] { ++elsewhere; }});
        QTEST(shown.button()->text(), "text");
        shown.button()->click();
        QTEST(again, "again");
        QTEST(elsewhere, "elsewhere");
    }

    void withoutAnotherPlaceAFullDiskIsTriedAgain() {
        BarInPanel shown("export");
        const Error full{"/x/out", "No space left on device", "", "free disk space or choose another place"};
        int again = 0;
        shown.bar.showError(full, {[&] { ++again; }});
        QCOMPARE(shown.button()->text(), QString("Try again"));
        shown.button()->click();
        QCOMPARE(again, 1);
        // The panel can do nothing: the folder is shown, if it exists.
        shown.bar.showError(full);
        QVERIFY(!shown.button());
        shown.bar.showError({QDir::tempPath().toStdString() + "/out", full.found, "", full.action});
        QCOMPARE(shown.button()->text(), QString("Show the folder"));
    }

    void aDamagedModelOpensTheModelsOfThePanel() {
        BarInPanel shown("score");
        const Error damaged{"/p/runs/a/model.h5", "truncated or damaged", "",
                            "create it again or use another copy"};
        shown.bar.showError(damaged);
        QCOMPARE(shown.button()->text(), QString("Choose another model"));
        shown.button()->click();
        QVERIFY(shown.models.view()->isVisible());
        shown.models.hidePopup();
        // A panel without models leads to Runs.
        shown.models.hide();
        QSignalSpy wanted(&shown.bar, &MessageBar::panelWanted);
        shown.bar.showError(damaged);
        shown.button()->click();
        QCOMPARE(wanted[0][0].toString(), QString("runs"));
    }

    void trainOffersTheSettingThatNeedsLessMemory() {
        BarInPanel shown("train");
        QSignalSpy wanted(&shown.bar, &MessageBar::panelWanted);
        shown.bar.showError({"", "Not enough memory", "", "use fewer dimensions"}, {[] {}});
        shown.button()->click();
        QCOMPARE(settingOfPath(wanted[0][1].toString()), QString("train.mega-batch"));
    }

    void anErrorOfTheInputHasOnlyItsSentence() {
        BarInPanel shown("data");
        shown.bar.showError({"f.tsv:3", "1 column", "2", "remove the line"}, {[] {}, [] {}});
        QVERIFY(!shown.button());
        QVERIFY(shown.bar.isVisible());
    }

    // A message that was changed would lose its button without anybody noticing.
    void everyPhraseIsAMessageOfTheEngine() {
        QFile file(PARAGRAM_SOURCE_DIR "/tests/rules/messages.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString messages = QString::fromUtf8(file.readAll());
        for (const QString& phrase : remedyPhrases())
            QVERIFY2(messages.contains(phrase, Qt::CaseInsensitive), qPrintable(phrase));
    }
};

QTEST_MAIN(TestMessageBar)
#include "test_message_bar.moc"
