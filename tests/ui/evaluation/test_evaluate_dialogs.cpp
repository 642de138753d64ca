// The dialogs of Evaluate: columns and encoding of a data set, and the folder of MTEB results.
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <functional>

#include "tests/ui/support/panel_test.h"
#include "ui/evaluation/evaluate_panel.h"
#include "ui/evaluation/evaluation_bar.h"
#include "ui/evaluation/result_files.h"
#include "ui/evaluation/result_model.h"
#include "ui/evaluation/saved_results.h"
#include "ui/evaluation/set_reading_dialog.h"
#include "ui/evaluation/set_recognition.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestEvaluateDialogs : public PanelTest<EvaluatePanel> {
    Q_OBJECT

    // Opens the dialog of a file's columns and encoding, and acts when its verdict is known.
    void drive(const QString& file, const std::function<void(SetReadingDialog&)>& act) {
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<SetReadingDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            QTRY_VERIFY(dialog->verdict() != "Reading…");
            seen = true;
            act(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        panel_->recognition().ask(file);
        QVERIFY(seen);
    }
    static void choose(SetReadingDialog& dialog, const QString& field, int column) {
        auto* box = named<QComboBox>(dialog, field);
        QVERIFY(box);
        box->setCurrentIndex(column);
        emit box->activated(column);
        QTRY_VERIFY(dialog.verdict() != "Reading…");
    }
    void chooseOnly(const QString& file) {
        for (const SuiteChoice& suite : panel_->choice().suites())
            panel_->choice().setSuiteChosen(suite.path, false);
        panel_->addSuite(file);
    }
    bool evaluate() {
        QSignalSpy evaluated(panel_.get(), &EvaluatePanel::evaluated);
        panel_->evaluate();
        return evaluated.wait(60000) && evaluated.first().first().toBool();
    }

  private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        prepareSample();
        trainRun();
    }
    void init() { openPanel(); }

    void cleanup() {
        std::filesystem::remove(project_->folder() / "evaluation.json");
        std::filesystem::remove(savedResultsFile(project_->folder()));
        closePanel();
    }

    void columnsAndEncodingAreChosenWhereTheyAreNotRecognised() {
        panel_->choice().setBaseline(false);
        // Two columns could be the gold score, and the text is no UTF-8.
        const auto table = writeText(pathIn(folder_, "ratings.csv"),
                                     "7;El ni\xF1o duerme;El ni\xF1o descansa;31;4.5\n"
                                     "8;La casa es roja;El perro ladra;12;0.5\n"
                                     "9;Un gato negro;Un gato oscuro;25;3.5\n");
        const QString file = toText(table);
        chooseOnly(file);
        QVERIFY(!evaluate());
        QVERIFY(button("Columns and encoding…"));
        drive(file, [&](SetReadingDialog& dialog) {
            QVERIFY2(dialog.verdict().contains("✕"), qPrintable(dialog.verdict()));
            QVERIFY(!dialog.isChosen());
            auto* encoding = named<QComboBox>(dialog, "Encoding");
            const int windows = encoding->findText("windows-1252");
            encoding->setCurrentIndex(windows);
            emit encoding->activated(windows);
            QTRY_VERIFY(dialog.verdict() != "Reading…");
            choose(dialog, "First sentence", 1);
            choose(dialog, "Second sentence", 2);
            choose(dialog, "Gold score", 4);
            QVERIFY2(dialog.verdict().contains("3 pairs with gold scores"), qPrintable(dialog.verdict()));
            const QAbstractItemModel& rows = *only<DataTable>(dialog).model();
            QCOMPARE(rows.index(0, 1).data().toString(), QString("El niño duerme"));
            dialog.accept();
        });
        QVERIFY(evaluate());
        const StsSetResult* set = panel_->results().setAt(0, ResultModel::kFirstModel);
        QVERIFY(set);
        QCOMPARE(set->pairs.size(), std::size_t{3});
        QCOMPARE(set->pairs[0].first, std::string("El niño duerme"));
        QCOMPARE(set->pairs[0].gold, 4.5);
        // The choice is kept with the project, and taken back by one button.
        EvaluationChoice other;
        other.open(*project_);
        QCOMPARE(other.readings().at(table).columns, (std::vector{1, 2, 4}));
        QCOMPARE(other.readings().at(table).encoding, std::string("windows-1252"));
        drive(file, [&](SetReadingDialog& dialog) {
            QVERIFY(dialog.isChosen() && dialog.verdict().contains("✓"));
            dialog.recognise();
            QTRY_VERIFY(dialog.verdict().contains("✕"));
            QVERIFY(!dialog.isChosen());
        });
        QVERIFY(panel_->choice().readings().contains(table));  // not accepted
    }

    void aFileThatIsAddedIsRecognisedAtOnce() {
        QSignalSpy recognised(&panel_->recognition(), &SetRecognition::recognised);
        panel_->addSuite(
            toText(writeText(pathIn(folder_, "good.tsv"), "1\ta cat\ta dog\n4\ta cat\tthe cat\n")));
        QTRY_COMPARE(recognised.count(), 1);
        QVERIFY(recognised.takeFirst().first().toBool());
        QVERIFY(!button("Columns and encoding…"));
        const QString keys = toText(writeText(pathIn(folder_, "keys.jsonl"),
                                              "{\"a\": \"x y\", \"n\": 3, \"b\": \"x z\", \"m\": 7}\n"
                                              "{\"a\": \"u v\", \"n\": 1, \"b\": \"u w\", \"m\": 9}\n"));
        panel_->addSuite(keys);
        QTRY_COMPARE(recognised.count(), 1);
        QVERIFY(!recognised.takeFirst().first().toBool());
        QCOMPARE(panel_->messages().kind(), MessageBar::Kind::warning);
        QVERIFY(button("Columns and encoding…"));
        drive(keys, [&](SetReadingDialog& dialog) {
            choose(dialog, "First sentence", 0);
            choose(dialog, "Second sentence", 2);
            choose(dialog, "Gold score", 1);
            QVERIFY2(dialog.verdict().contains("2 pairs with gold scores"), qPrintable(dialog.verdict()));
            QCOMPARE(dialog.reading().columnNames, (std::vector<std::string>{"a", "b", "n"}));
            dialog.accept();
        });
        EvaluationChoice other;
        other.open(*project_);
        QCOMPARE(other.readings().at(toPath(keys)).columnNames, (std::vector<std::string>{"a", "b", "n"}));
    }

    void mtebResultsAreReplacedOnlyIfTheUserAgrees() {
        QVERIFY(evaluate());
        const QString folder = folder_.filePath("mteb");
        QVERIFY(QDir().mkpath(folder));
        int questions = 0;
        const auto ask = [&](QMessageBox::StandardButton answer) {
            QTimer timer;
            bool chosen = false;
            connect(&timer, &QTimer::timeout, this, [&] {
                QWidget* window = QApplication::activeModalWidget();
                if (auto* box = qobject_cast<QMessageBox*>(window)) {
                    ++questions;
                    box->button(answer)->click();
                } else if (auto* dialog = qobject_cast<QFileDialog*>(window); dialog && !chosen) {
                    chosen = true;
                    only<QLineEdit>(*dialog).setText(folder);  // as typed: a list that fills cannot change it
                    QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
                }
            });
            timer.start(20);
            return askForMtebFolder(panel_.get(), panel_->results().reports());
        };
        QCOMPARE(ask(QMessageBox::No), folder);  // nothing is there yet
        QCOMPARE(questions, 0);
        QVERIFY(panel_->saveMteb(folder));
        QCOMPARE(ask(QMessageBox::No), QString());
        QCOMPARE(ask(QMessageBox::Yes), folder);
        QCOMPARE(questions, 2);
    }
};

QTEST_MAIN(TestEvaluateDialogs)
#include "test_evaluate_dialogs.moc"
