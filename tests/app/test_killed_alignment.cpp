// align of a shelf, killed (SIGKILL) at any moment and started again, writes the same bytes.
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/models/model_file.h"
#include "tests/support/command.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::book;
using test::run;
namespace fs = std::filesystem;

class TestKilledAlignment : public QObject {
    Q_OBJECT

    static constexpr int kDocuments = 6;

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    // Complete outputs; temporary files begin with a dot.
    int done(const std::string& folder) const {
        int files = 0;
        std::error_code code;
        for (const auto& entry : fs::directory_iterator(path(folder), code))
            files += entry.path().filename().string().starts_with('.') ? 0 : 1;
        return files;
    }

  private slots:
    void initTestCase() {
        const auto all = book(4000);
        writeModel(test::wordModel(all), path("m.h5"));
        for (int i = 0; i < kDocuments; ++i) {
            auto target = test::part(all, static_cast<std::size_t>(100 * i), all.size());
            target.erase(target.begin() + 50, target.begin() + 70);
            const std::string name = "book-" + std::to_string(i);
            fs::create_directories(path("en"));
            fs::create_directories(path("es"));
            test::writeText(path("en/" + name + ".en.txt"), test::joined(all));
            test::writeText(path("es/" + name + ".es.txt"), test::joined(target));
        }
    }

    void theSameBytesAfterAKill_data() {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"alignment", "tmx", "tsv"}) QTest::newRow(ending) << ending;
    }
    void theSameBytesAfterAKill() {
        QFETCH(QString, ending);
        const QString command =
            "--progress none align --model m.h5 --languages en,es --source en --target es --unit lines "
            "--output-ending " +
            ending + " --output-folder ";
        const test::Ended whole = run("paragram-cli " + command + "whole-" + ending, folder_.path());
        QVERIFY2(whole.status == 0, qPrintable(whole.errors));
        for (const int after : {0, 1, 3, 4}) {
            QProcess process;
            process.setWorkingDirectory(folder_.path());
            process.start(QString(PARAGRAM_PROGRAMS) + "/paragram-cli", (command + ending).split(' '));
            QVERIFY(QTest::qWaitFor([&] { return done(ending.toStdString()) >= after; }, 120000));
            QTest::qWait(QRandomGenerator::global()->bounded(200));
            process.kill();  // SIGKILL
            process.waitForFinished();
        }
        const test::Ended again = run("paragram-cli " + command + ending, folder_.path());
        QVERIFY2(again.status == 0, qPrintable(again.errors));
        QVERIFY2(again.output.contains("by an earlier run, 0 failed"), qPrintable(again.output));
        QCOMPARE(done(ending.toStdString()), kDocuments);
        for (const auto& entry : fs::directory_iterator(path("whole-" + ending.toStdString())))
            QVERIFY2(
                *readFile(entry.path()) == *readFile(path(ending.toStdString()) / entry.path().filename()),
                entry.path().c_str());
    }
};

QTEST_GUILESS_MAIN(TestKilledAlignment)
#include "test_killed_alignment.moc"
