// translate and paraphrase, killed (SIGKILL) at any moment and started again, write the same bytes; the
// manual's way from a bitext to a model of paraphrases works.
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/files/resumable_output.h"
#include "core/base/process/neural_process.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"
#include "tests/support/toy_grammar.h"

using namespace paragram;
using test::run;
namespace fs = std::filesystem;

class TestKilledTranslation : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    // Starts a command and kills it a random moment after so many sentences are saved; returns how many were.
    std::int64_t killAfter(const QString& command, const std::string& target, std::int64_t sentences) {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QString(PARAGRAM_PROGRAMS) + "/paragram-cli", command.split(' '));
        const bool enough = QTest::qWaitFor(
            [&] {
                return resumableDone(path(target)) >= sentences || process.state() == QProcess::NotRunning;
            },
            120000);
        QTest::qWait(QRandomGenerator::global()->bounded(100));
        process.kill();  // SIGKILL
        process.waitForFinished();
        return enough ? resumableDone(path(target)) : -1;
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        VERIFY_OK(writeSample(path("sample")));
        const test::Ended prepared =
            run("set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output all.h5;"
                "paragram-cli subsample --pairs all.h5 --count 2000 --output p.h5;"
                "head -n 2000 sample/train.en-es.tsv | cut -f1 > text.en;"
                "paragram-cli train --pairs all.h5 --tokenizer.vocabulary 500 --encoder.network transformer "
                "--encoder.dimension 16 --generative.model bgt --generative.encoder-layers 1 "
                "--generative.heads 2 "
                "--generative.feed-forward 16 --generative.update-tokens 500 --train.steps 3 --output tiny",
                folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
        test::writeToyPairs(folder_, 600);
        const test::Ended forms =
            run(QString("paragram-cli train --pairs toy.h5 %1 --train.steps 20 --output forms >/dev/null;"
                        "for i in $(seq 2000); do echo the dog sees the king number $i .; done > "
                        "statements.txt")
                    .arg(test::kToyFlags),
                folder_.path());
        QVERIFY2(forms.status == 0, qPrintable(forms.errors));
    }

    void theSameBytesAfterAKill_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("resumed");
        QTest::newRow("translate")
            << "--progress none translate --model tiny --input text.en --language en --to es "
               "--beam 2 --longest 8 --output %1"
            << "out.es"
            << "out.es";
        QTest::newRow("drawn")
            << "--progress none translate --model tiny --input text.en --language en --to es "
               "--sample --best 2 --longest 8 --scores --output %1"
            << "out.tsv"
            << "out.tsv";
        QTest::newRow("paraphrase")
            << "--progress none paraphrase --model tiny --pairs p.h5 --beam 2 --longest 8 "
               "--table %1.tsv --output %1"
            << "out.h5"
            << "out.h5.translations";
        QTest::newRow("round trip")
            << "--progress none generate --model tiny --input text.en --language en --to es --back tiny "
               "--best 2 --longest 6 --score-model tiny --output %1 --paraphrases %1.h5"
            << "trip.tsv"
            << "trip.tsv.paraphrases";
        QTest::newRow("drawn round trip")
            << "--progress none generate --model tiny --input text.en --language en --to es --back tiny "
               "--sample --best 2 --longest 6 --output %1 --paraphrases %1.h5"
            << "drawn.tsv"
            << "drawn.tsv.paraphrases";
        QTest::newRow("templates")
            << "--progress none generate --model forms --input statements.txt --templates frequent "
               "--longest 8 --output %1 --paraphrases %1.h5"
            << "forms.tsv"
            << "forms.tsv.paraphrases";
    }
    void theSameBytesAfterAKill() {
        QFETCH(QString, command);
        QFETCH(QString, output);
        QFETCH(QString, resumed);
        const std::string whole = "whole-" + output.toStdString(), name = output.toStdString();
        const test::Ended done =
            run("paragram-cli " + command.arg(QString::fromStdString(whole)), folder_.path());
        QVERIFY2(done.status == 0, qPrintable(done.errors));
        // Three times: before anything is saved, and further on, where it continues what has been continued.
        const int some = QRandomGenerator::global()->bounded(1, 500),
                  more = QRandomGenerator::global()->bounded(some + 1, 1000);
        for (const int sentences : {0, some, more}) {
            const std::int64_t saved = killAfter(command.arg(output), resumed.toStdString(), sentences);
            QVERIFY2(saved >= sentences, qPrintable(QString("%1 of %2").arg(saved).arg(sentences)));
            QVERIFY(!fs::exists(path(name)));
        }
        const test::Ended again = run("paragram-cli " + command.arg(output), folder_.path());
        QVERIFY2(again.status == 0, qPrintable(again.errors));
        QVERIFY2(again.output.contains("by an earlier run"), qPrintable(again.output));
        QVERIFY2(*readFile(path(name)) == *readFile(path(whole)),
                 qPrintable(QString("killed after %1 and %2 sentences").arg(some).arg(more)));
        for (const char* other : {".tsv", ".h5"})
            if (fs::exists(path(whole + other)))
                QVERIFY(*readFile(path(name + other)) == *readFile(path(whole + other)));
        for (const auto& entry : fs::directory_iterator(folder_.path().toStdString()))
            for (const char* kept : {".translations", ".paraphrases"})
                QVERIFY2(!entry.path().filename().string().starts_with(name + kept), entry.path().c_str());
    }

    // The five commands of the manual, with small models.
    void theManualsWayToParaphrasesWorks() {
        const std::string page = *readFile(fs::path(PARAGRAM_SOURCE_DIR) / "resources/help/translate.md");
        static const QRegularExpression kBlock(
            "<!-- walk-through: run by tests/app/test_killed_translation -->\\s*```sh\\n(.*?)```",
            QRegularExpression::DotMatchesEverythingOption);
        const QStringList commands =
            kBlock.match(QString::fromStdString(page)).captured(1).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(commands.size(), 5);
        fs::create_directories(path("STS"));
        fs::copy(path("sample/test.en-en.tsv"), path("STS/test.en-en.tsv"));
        const test::Ended divided =
            run("paragram-cli split --pairs all.h5 --train half-1.h5 --test half-2.h5 --test-size 2000 "
                ">/dev/null",
                folder_.path());
        QVERIFY2(divided.status == 0, qPrintable(divided.errors));
        const QStringList smaller{
            " --tokenizer.vocabulary 1000 --encoder.dimension 64 --encoder.dropout 0 "
            "--generative.encoder-layers 1 "
            "--generative.feed-forward 128 --generative.warm-up 50 --train.learning-rate 0.003 --train.steps "
            "150",
            " --beam 2 --longest 20", "",
            " --encoder.dimension 16 --tokenizer.vocabulary 500 --train.steps 20", ""};
        QString said;
        for (int i = 0; i < 5; ++i) {
            const test::Ended ended = run(commands[i] + smaller[i], folder_.path());
            QVERIFY2(ended.status == 0, qPrintable(commands[i] + ": " + ended.errors));
            said = ended.output;
        }
        QVERIFY2(said.contains("test.en-en"), qPrintable(said));
    }
};

QTEST_GUILESS_MAIN(TestKilledTranslation)
#include "test_killed_translation.moc"
