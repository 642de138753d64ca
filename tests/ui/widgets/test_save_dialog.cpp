// Saving asks before it replaces a file, also under the name with the ending that the dialog adds.
#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "ui/widgets/save_dialog.h"

using namespace paragram::ui;

namespace {

const QList<SaveKind> kKinds{
    {"Tab-separated (*.tsv)", ".tsv"}, {"Translation memory (*.tmx)", ".tmx"}, {"Moses (*)", ""}};

}  // namespace

class TestSaveDialog : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    // Types a name and saves; answers a question with agree, and then cancels. Counts the questions.
    SaveChoice save(const QString& name, const QString& filter, bool agree, int& questions) {
        QTimer timer;
        bool typed = false;
        connect(&timer, &QTimer::timeout, this, [&] {
            QWidget* window = QApplication::activeModalWidget();
            if (auto* box = qobject_cast<QMessageBox*>(window)) {
                ++questions;
                box->button(agree ? QMessageBox::Yes : QMessageBox::No)->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(window)) {
                if (typed) return dialog->reject();
                typed = true;
                dialog->selectNameFilter(filter);
                emit dialog->filterSelected(filter);
                dialog->findChild<QLineEdit*>()->setText(name);
                // Not from here: a timer does not fire again while its slot waits for an answer.
                QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
            }
        });
        timer.start(20);
        return askForFileToSave(nullptr, "Save", folder_.filePath("proposed"), kKinds);
    }

  private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        for (const char* name : {"old.tsv", "old.tmx"}) {
            QFile file(folder_.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
    }

    void endingsFollowTheKind_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("named");
        QTest::newRow("none") << "a" << 0 << "a.tsv";
        QTest::newRow("its own") << "a.TSV" << 0 << "a.TSV";
        QTest::newRow("another kind's") << "a.tsv" << 1 << "a.tmx";
        QTest::newRow("one of no kind") << "a.b" << 1 << "a.b.tmx";
        QTest::newRow("a kind without one") << "a.tsv" << 2 << "a.tsv";
    }
    void endingsFollowTheKind() {
        QFETCH(QString, file);
        QFETCH(int, kind);
        QTEST(withEnding(file, kKinds, kind), "named");
    }

    void anExistingFileIsReplacedOnlyAfterAQuestion_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("agree");
        QTest::addColumn<int>("questions");
        QTest::addColumn<QString>("saved");
        QTest::newRow("a new name") << "new" << 0 << true << 0 << "new.tsv";
        QTest::newRow("the name with its ending") << "old.tsv" << 0 << true << 1 << "old.tsv";
        QTest::newRow("without its ending") << "old" << 0 << true << 1 << "old.tsv";
        QTest::newRow("without its ending, refused") << "old" << 0 << false << 1 << "";
        QTest::newRow("the ending of another kind") << "old" << 1 << false << 1 << "";
    }
    void anExistingFileIsReplacedOnlyAfterAQuestion() {
        QFETCH(QString, name);
        QFETCH(int, kind);
        QFETCH(bool, agree);
        QFETCH(QString, saved);
        int questions = 0;
        const SaveChoice choice = save(name, kKinds[kind].filter, agree, questions);
        QTEST(questions, "questions");
        QCOMPARE(choice.file, saved.isEmpty() ? QString() : folder_.filePath(saved));
        if (!saved.isEmpty()) QCOMPARE(choice.kind, kind);
    }
};

QTEST_MAIN(TestSaveDialog)
#include "test_save_dialog.moc"
