// The engine's messages name flags and commands; in the window they name fields and panels.
#include <QTest>

#include "ui/widgets/window_words.h"

using namespace paragram;
using namespace paragram::ui;

class TestWindowWords : public QObject {
    Q_OBJECT

  private slots:
    void flagsBecomeFields_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* said, const char* shown) { QTest::newRow(said) << said << shown; };
        row("--train.margin: \"9\", expected 0 to 2; give a value in that range",
            "Margin: \"9\", expected 0 to 2; give a value in that range");
        row("f.tsv:3: 1 column; remove the line or set pairs.skip-bad-lines",
            "f.tsv:3: 1 column; remove the line or tick Skip bad lines");
        row("settings.conf:2: train.margin: \"9\"", "settings.conf:2: Margin: \"9\"");
        row("--check-sentences: \"-1\"", "Check sentences: \"-1\"");
        row("--back: translation with en and es; choose another model",
            "Back with: translation with en and es; choose another model");
        row("run: contains a run already; choose another --output, or continue with --resume",
            "run: contains a run already; choose another name, or continue the run");
        row("notes.txt: a text file, expected a pair store; make one first: paragram-cli import --input "
            "notes.txt "
            "--output PAIRS.h5",
            "notes.txt: a text file, expected a pair store; make one first in the panel Data");
        row("--pairs: not given, expected a pair store; make one first: paragram-cli import --input FILE "
            "--output "
            "PAIRS.h5",
            "Pairs: not given, expected a pair store; make one first in the panel Data");
        row("w.pt: a checkpoint of PyTorch; import it first: paragram-cli import-model --checkpoint w.pt "
            "--output "
            "MODEL.h5",
            "w.pt: a checkpoint of PyTorch; import it first in the panel Export");
        row("f.tsv:1: 3 columns; say which contain the sentences, for example --columns 0,1",
            "f.tsv:1: 3 columns; choose the columns of the sentences");
        row("/tmp/train.margins/my--file.tsv: no such file", "/tmp/train.margins/my--file.tsv: no such file");
    }
    void flagsBecomeFields() {
        QFETCH(QString, said);
        QTEST(inWindowWords(said.toStdString()), "shown");
    }
};

QTEST_GUILESS_MAIN(TestWindowWords)
#include "test_window_words.moc"
