#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSlider>

#include "core/base/process/neural_process.h"
#include "tests/ui/support/generative_run.h"
#include "tests/ui/support/panel_test.h"
#include "ui/generating/generate_panel.h"
#include "ui/generating/generate_setup.h"
#include "ui/generating/way_bar.h"
#include "ui/models/model_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestGeneratePanel : public PanelTest<GeneratePanel> {
    Q_OBJECT

    void choose(const std::string& name) {
        QSignalSpy read(panel_.get(), &GeneratePanel::modelRead);
        panel_->modelBox().choose(toText(run(name)));
        QVERIFY(read.count() > 0 || read.wait(20000));
    }
    bool write() {
        QSignalSpy written(panel_.get(), &GeneratePanel::written);
        QTest::mouseClick(&panel_->setup().writeButton(), Qt::LeftButton);
        return written.wait(60000) && written.first().first().toBool();
    }
    QString cell(int row, int column) const {
        return panel_->table().model()->index(row, column).data().toString();
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        prepareSample();
        trainRun("average");
        const auto pairs = sample() / "pairs";
        trainGenerativeRun(pairs / "sample.h5", quickSettings(), Generative::bgt, run("bgt"));
    }
    void init() {
        openPanel(&GeneratePanel::modelRead);
        choose("bgt");
    }
    void cleanup() { closePanel(); }

    void sentencesAreWrittenAgainAndTranslated() {
        QVERIFY(!panel_->setup().writeButton().isEnabled());
        panel_->setup().sentences().setFocus();
        QTest::keyClicks(&panel_->setup().sentences(), "the dog sleeps");
        QTest::keyClick(&panel_->setup().sentences(), Qt::Key_Return);
        QTest::keyClicks(&panel_->setup().sentences(), "where is the house");
        QVERIFY(panel_->setup().writeButton().isEnabled());
        QVERIFY(write());
        QCOMPARE(panel_->table().model()->rowCount(), 2);
        QCOMPARE(cell(0, 0), QString("the dog sleeps"));
        QVERIFY(!cell(1, 1).isEmpty());
        QVERIFY(cell(1, 2).toDouble() < 0);
        panel_->setup().to().setCurrentIndex(1);
        QVERIFY(write());
        panel_->setup().style().setText("dónde está");
        QVERIFY(write());
    }

    void aSliderMovesFromOneSentenceToAnother() {
        panel_->setup().sentences().setPlainText("the dog sleeps\nwhere is the house");
        QVERIFY(!named("Steps")->isVisible());
        QVERIFY(write());
        QVERIFY(!panel_->way().isVisible() && panel_->table().isColumnHidden(3));
        panel_->setup().towards().setText("the doctor bought three apples");
        QVERIFY(named("Steps")->isVisible());
        QVERIFY(write());
        QCOMPARE(panel_->table().model()->rowCount(), 22);
        QVERIFY(panel_->way().isVisible() && !panel_->table().isColumnHidden(3));
        QCOMPARE(panel_->way().slider().maximum(), 10);
        QCOMPARE(cell(0, 3), QString("0 %"));
        QCOMPARE(cell(10, 3), QString("100 %"));
        panel_->way().slider().setFocus();
        for (int i = 0; i < 4; ++i) QTest::keyClick(&panel_->way().slider(), Qt::Key_Right);
        QCOMPARE(panel_->table().selectedSourceRows(), QList<int>{4});
        QCOMPARE(panel_->way().text(), cell(4, 1));
        panel_->table().selectSourceRow(11 + 7);  // of the second sentence
        QCOMPARE(panel_->way().slider().value(), 7);
        QCOMPARE(panel_->way().text(), cell(18, 1));
        panel_->setup().towards().clear();
        QVERIFY(write());
        QVERIFY(!panel_->way().isVisible());
    }

    void samplingHasItsOwnFields() {
        QVERIFY(named("Beam") != nullptr && named("Beam")->isVisible());
        QVERIFY(!named("Temperature")->isVisible());
        panel_->setup().search().setCurrentIndex(1);
        QVERIFY(!named("Beam")->isVisible());
        QVERIFY(named("Temperature")->isVisible());
        panel_->setup().sentences().setPlainText("the dog sleeps");
        QVERIFY(write());
        QVERIFY(panel_->setup().request().writing.sample);
    }

    void aModelThatAveragesCannotWrite() {
        panel_->setup().sentences().setPlainText("the dog sleeps");
        choose("average");
        QVERIFY(!panel_->setup().writeButton().isEnabled());
    }

  private:
    QWidget* named(const QString& name) const {
        for (auto* widget : panel_->findChildren<QWidget*>())
            if (widget->accessibleName() == name) return widget;
        return nullptr;
    }
};

QTEST_MAIN(TestGeneratePanel)
#include "test_generate_panel.moc"
