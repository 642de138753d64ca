#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include "core/exchange/formats/npy.h"
#include "core/exchange/import/psp_checkpoint.h"
#include "core/models/load_model.h"
#include "core/tasks/training/train_model.h"
#include "tests/ui/support/panel_test.h"
#include "ui/exporting/export_options.h"
#include "ui/exporting/export_panel.h"
#include "ui/exporting/format_model.h"
#include "ui/exporting/format_page.h"
#include "ui/exporting/import_model_dialog.h"
#include "ui/exporting/vector_dialog.h"
#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

namespace fs = std::filesystem;

class TestExportPanel : public PanelTest<ExportPanel> {
    Q_OBJECT

    // A click on the check box of a format.
    void tick(const std::string& format) {
        DataTable& table = panel_->table();
        const int row = table.viewRow(panel_->formats().rowOf(format));
        const QModelIndex index = table.model()->index(row, FormatModel::kFormat);
        table.scrollTo(index);
        const QRect cell = table.visualRect(index);
        QStyleOptionViewItem option;
        option.initFrom(&table);
        option.rect = cell;
        option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDisplay;
        const QRect box =
            table.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &table);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, box.center());
    }
    bool exportNow() {
        QSignalSpy ended(panel_.get(), &ExportPanel::exported);
        QTest::mouseClick(&panel_->exportButton(), Qt::LeftButton);
        const bool ok = ended.wait(60000) && ended.first().first().toBool();
        if (!ok) qWarning("%s", qPrintable(panel_->messages().text()));
        return ok;
    }

  private slots:
    void initTestCase() {
        prepareSample();
        TrainRequest request;
        request.pairs = {sample() / "pairs" / "sample.h5"};
        request.settings = quickSettings();
        request.output = sample() / "runs" / "small";
        JobContext job;
        VERIFY_OK(trainModel(request, {}, job));
        request.settings.encoder.kind = "trigram";
        request.output = sample() / "runs" / "trigrams";
        VERIFY_OK(trainModel(request, {}, job));
    }
    void init() {
        makePanel();
        QSignalSpy ready(panel_.get(), &ExportPanel::forecast);
        VERIFY_OK(project_->open(sample()));
        QVERIFY(ready.count() > 0 || ready.wait(20000));
        QSignalSpy again(panel_.get(), &ExportPanel::forecast);
        panel_->modelBox().choose(toText(sample() / "runs" / "small"));
        if (panel_->modelBox().currentIndex() != 0 || again.isEmpty()) again.wait(2000);
    }
    void cleanup() {
        std::error_code ignored;
        fs::remove_all(sample() / "exports", ignored);
        closePanel();
    }

    void tickedFormatsAreWrittenAndChecked() {
        tick("onnx");
        tick("npy");
        QCOMPARE(panel_->formats().ticked(),
                 (std::vector<std::string>{"sentence-transformers", "onnx", "npy"}));
        QVERIFY(exportNow());
        const fs::path place = sample() / "exports" / "small";
        QVERIFY(fs::exists(place / "onnx" / "model.onnx"));
        QVERIFY(fs::exists(place / "npy" / "model.npy"));
        QVERIFY(fs::exists(place / "sentence-transformers" / "modules.json"));
        const ExportedFormat* outcome = panel_->formats().outcome(panel_->formats().rowOf("onnx"));
        QVERIFY(outcome && outcome->check.largest < 1e-5);
        QVERIFY(panel_->page().verdict().contains("read back and compared"));
        QVERIFY(named<QPushButton>(panel_->page(), "Open the folder")->isVisible());
        // A second export has a separate folder.
        QVERIFY(exportNow());
        QVERIFY(fs::exists(sample() / "exports" / "small-2" / "onnx" / "model.onnx"));
    }
    void thePageShowsCodeToCopy() {
        panel_->table().selectSourceRow(panel_->formats().rowOf("onnx"));
        QVERIFY(panel_->page().code().contains("onnxruntime"));
        panel_->page().language().setCurrentText("JavaScript");
        QVERIFY(panel_->page().code().contains("InferenceSession.create"));
        QTest::mouseClick(&panel_->page().copyButton(), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), panel_->page().code());
    }
    void sizesFollowTheOptions() {
        const double before = panel_->formats().tickedBytes();
        QVERIFY(before > 10000);
        for (const int row : {-1, 0}) {  // the heading is above its numbers
            const QVariant alignment =
                row < 0
                    ? panel_->formats().headerData(FormatModel::kSize, Qt::Horizontal, Qt::TextAlignmentRole)
                    : panel_->formats().index(row, FormatModel::kSize).data(Qt::TextAlignmentRole);
            QVERIFY(alignment.toInt() & Qt::AlignRight);
        }
        QSignalSpy ready(panel_.get(), &ExportPanel::forecast);
        panel_->options().precision().setCurrentIndex(1);
        QVERIFY(ready.wait(20000));
        QVERIFY(panel_->formats().tickedBytes() < before);
        QVERIFY(!panel_->formats().refusal(panel_->formats().rowOf("psp")).isEmpty());
    }
    void tokensAndVectorsAreChanged() {
        const fs::path text = pathIn(folder_, "text.txt");
        std::string lines;
        for (int i = 0; i < 200; ++i)
            lines +=
                "the " + std::string(i % 2 ? "man" : "dog") + " sees a house " + std::to_string(i) + '\n';
        writeText(text, lines);
        QCOMPARE(panel_->options().changesButton().text(), QString("none…"));
        QTest::mouseClick(&panel_->options().changesButton(), Qt::LeftButton);
        auto* dialog = panel_->findChild<VectorDialog*>();
        QVERIFY(dialog);
        QTest::mouseClick(named<QCheckBox>(*dialog, "Whitening"), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(!dialog->useButton().isEnabled());  // without a text
        QVERIFY(!named<NumberBox>(*dialog, "Components removed")->isEnabled());
        QTest::mouseClick(named<QCheckBox>(*dialog, "Whitening"), Qt::LeftButton, {}, QPoint(8, 8));
        named<NumberBox>(*dialog, "Most frequent tokens")->setValue(20);
        named<NumberBox>(*dialog, "Components removed")->setValue(1);
        named<QComboBox>(*dialog, "Token weights")->setCurrentIndex(1);
        named<FileBox>(*dialog, "Text")->choose(toText(text));
        QVERIFY(dialog->useButton().isEnabled());
        const double before = panel_->formats().tickedBytes();
        QSignalSpy ready(panel_.get(), &ExportPanel::forecast);
        QTest::mouseClick(&dialog->useButton(), Qt::LeftButton);
        QVERIFY(ready.wait(20000));
        QVERIFY(panel_->formats().tickedBytes() < before / 2);
        QCOMPARE(panel_->options().changesButton().text(), QString("20 tokens, SIF, −1 component…"));
        tick("npy");
        QVERIFY(exportNow());
        const auto table = readNpy(sample() / "exports" / "small" / "npy" / "model.npy");
        VERIFY_OK(table);
        QCOMPARE(table->rows(), std::size_t{20});
        // What the text does not suffice for is said, with the way back to the dialog's words.
        VectorChanges changes = panel_->options().changes();
        changes.processing.components = 5000;
        panel_->options().setChanges(changes);
        QVERIFY(!exportNow());
        QVERIFY2(panel_->messages().text().contains("Components removed"),
                 qPrintable(panel_->messages().text()));
    }
    void whatAModelCannotBeSaysWhy() {
        QSignalSpy ready(panel_.get(), &ExportPanel::forecast);
        panel_->modelBox().choose(toText(sample() / "runs" / "trigrams"));
        QVERIFY(ready.wait(20000));
        const int row = panel_->formats().rowOf("model2vec");
        QVERIFY(panel_->formats().refusal(row).contains("trigrams"));
        panel_->table().selectSourceRow(row);
        QVERIFY(panel_->page().verdict().contains("trigrams"));
        QVERIFY(panel_->formats().ticked().empty());
        QVERIFY(!panel_->exportButton().isEnabled());
        QVERIFY(panel_->formats().refusal(panel_->formats().rowOf("onnx")).isEmpty());
    }
    void anImportedModelIsARunOfTheProject() {
        PspCheckpoint checkpoint;
        checkpoint.source.pieces = {"the", "cat"};
        checkpoint.source.weights = Matrix(3, 2);
        checkpoint.source.weights(0, 0) = checkpoint.source.weights(1, 1) = 1;
        checkpoint.args = {{"model", "avg"}, {"sp_model", "none"}};
        writePspCheckpoint(checkpoint, pathIn(folder_, "authors.pt"));
        ImportModelDialog* dialog = panel_->askForModel();
        QSignalSpy looked(dialog, &ImportModelDialog::looked);
        QVERIFY(!dialog->importButton().isEnabled());
        QTest::keyClicks(labelled<FileBox>(*dialog, "Model"), toText(pathIn(folder_, "authors.pt")));
        QVERIFY(looked.count() > 0 || looked.wait(20000));
        QVERIFY(named<QLabel>(*dialog, "What was recognised")->text().contains("P-SP checkpoint"));
        QVERIFY(named<QLabel>(*dialog, "What was recognised")->text().contains("3 rows of 2"));
        QSignalSpy imported(panel_.get(), &ExportPanel::imported);
        QTest::mouseClick(&dialog->importButton(), Qt::LeftButton);
        QVERIFY(imported.wait(20000));
        QVERIFY(imported.first().first().toBool());
        QCOMPARE(panel_->modelBox().modelName(), QString("authors"));
        const auto model = loadModel(sample() / "runs" / "authors");
        VERIFY_OK(model);
        QVERIFY((*model)->cosine("the cat", "the") > 0.7);
        fs::remove_all(sample() / "runs" / "authors");
    }
    void theDialogSaysWhatIsMissing() {
        PspCheckpoint checkpoint;
        checkpoint.source.pieces = {"the"};
        checkpoint.source.weights = Matrix(2, 2);
        checkpoint.args = {{"model", "avg"}, {"sp_model", "sp.20k.model"}, {"ngrams", "0"}};
        fs::create_directories(pathIn(folder_, "alone"));
        writePspCheckpoint(checkpoint, pathIn(folder_, "alone/psp.pt"));
        QVERIFY(panel_->openFile(toText(pathIn(folder_, "alone/psp.pt"))));
        auto* dialog = panel_->findChild<ImportModelDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(
            named<QLabel>(*dialog, "What was recognised")->text().contains("sp.20k.model"), 20000);
        QVERIFY(!dialog->importButton().isEnabled());
        QVERIFY(labelled<FileBox>(*dialog, "SentencePiece")->isEnabled());
        labelled<FileBox>(*dialog, "Model")->choose(toText(sample() / "project.json"));
        QTRY_VERIFY_WITH_TIMEOUT(named<QLabel>(*dialog, "What was recognised")->text().contains("word2vec"),
                                 20000);
        dialog->reject();
    }
};

QTEST_MAIN(TestExportPanel)
#include "test_export_panel.moc"
