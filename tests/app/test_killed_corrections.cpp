// Alignments of a shelf, corrected by a process that is killed (SIGKILL) at any moment: whatever it
// acknowledged is there, nothing is torn, and neither the process nor the shelf begins again. The process is
// this program, started with the name of a model and of an alignment; it corrects, saves and acknowledges as
// the window does.
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <cstdio>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/tasks/corpora/correct_alignment.h"
#include "tests/support/command.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::book;
namespace fs = std::filesystem;

namespace {

constexpr int kKills = 20;
constexpr int kSteps = 400;  // corrections until the process ends by itself

// The correction that follows `step` others; the same in every process.
AlignmentChange nextChange(const TextAligner& aligner, const Alignment& links, const Alignment& known,
                           std::uint64_t step) {
    Random random(7, step);
    JobContext job;
    for (;;) {
        LinkEdit edit;
        edit.kind = static_cast<EditKind>(random.below(6));
        edit.link = random.below(links.size());
        edit.side = random.below(2) == 0 ? Side::source : Side::target;
        auto change = correctAlignment(aligner, links, known, edit, job);
        if (change && !change->empty()) return std::move(*change);
    }
}

// Corrections that a file contains.
std::uint64_t savedChanges(const fs::path& file) {
    const std::string text = *readFile(file);
    std::uint64_t count = 0;
    for (std::size_t at = text.find("\n{\"change\""); at != std::string::npos;
         at = text.find("\n{\"change\"", at + 1))
        count += text.find('\n', at + 1) != std::string::npos ? 1 : 0;
    return count;
}

// Corrects from where the file ends; a byte of output for each correction that is saved.
int correct(const char* modelFile, const fs::path& file) {
    JobContext job;
    const auto model = loadModel(modelFile);
    auto work = AlignmentWork::open(file, job);
    if (!model || !work) return 1;
    const auto aligner = alignerOf(**model, *work->texts(), {}, job);
    if (!aligner) return 1;
    for (std::uint64_t step = savedChanges(file); step < kSteps; ++step) {
        work->apply(nextChange(**aligner, work->links(), work->known(), step));
        std::putchar('x');
        std::fflush(stdout);
    }
    return 0;
}

bool equal(const Alignment& a, const Alignment& b) {
    return std::ranges::equal(
        a, b, [](const Link& x, const Link& y) { return sameSentences(x, y) && x.moved == y.moved; });
}

}  // namespace

class TestKilledCorrections : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    QString align() const {
        return "paragram-cli --progress none align --model m.h5 --list shelf.tsv --unit lines "
               "--output-folder done --output-ending alignment";
    }

  private slots:
    void initTestCase() {
        const auto all = book(400);
        writeModel(test::wordModel(all), path("m.h5"));
        std::string list;
        for (const std::string name : {"one", "two", "three"}) {
            test::writeText(path(name + ".en"), test::joined(all));
            auto target = all;
            target.erase(target.begin() + 50, target.begin() + 60);
            test::writeText(path(name + ".es"), test::joined(target));
            list += name + ".en\t" + name + ".es\t" + name + "\n";
        }
        test::writeText(path("shelf.tsv"), list);
        const test::Ended ended = test::run(align(), folder_.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
    }

    void acknowledgedCorrectionsAreThere() {
        const fs::path file = path("done/two.alignment");
        JobContext job;
        auto work = AlignmentWork::open(file, job);
        VERIFY_OK(work);
        const auto model = loadModel(path("m.h5"));
        VERIFY_OK(model);
        const auto aligner = alignerOf(**model, *work->texts(), {}, job);
        VERIFY_OK(aligner);
        Alignment links = work->links(), known = work->known();  // as they must be after `made` corrections
        std::uint64_t made = 0, acknowledged = 0;
        Random random(3);
        for (int kill = 0; kill < kKills; ++kill) {
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(),
                          {"correct", path("m.h5").c_str(), file.c_str()});
            // Some before the first correction, most between two or in the middle of one.
            const auto wanted = static_cast<qint64>(random.below(12));
            QVERIFY(QTest::qWaitFor(
                [&] { return process.bytesAvailable() >= wanted || process.state() == QProcess::NotRunning; },
                60000));
            if (process.state() == QProcess::Running) QTest::qWait(static_cast<int>(random.below(30)));
            process.kill();
            process.waitForFinished();
            acknowledged += static_cast<std::uint64_t>(process.readAllStandardOutput().size());
            const auto opened = AlignmentWork::open(file, job);
            VERIFY_OK(opened);
            const std::uint64_t saved = savedChanges(file);
            QVERIFY2(saved >= acknowledged,
                     qPrintable(QString("kill %1: %2 of %3").arg(kill).arg(saved).arg(acknowledged)));
            // At most one was saved that could not be acknowledged any more, in each process.
            QVERIFY(saved <= acknowledged + 1);
            acknowledged = saved;
            for (; made < saved; ++made) applyChange(nextChange(**aligner, links, known, made), links, known);
            QVERIFY(equal(opened->links(), links));
            QCOMPARE(opened->known().size(), known.size());
        }
        QVERIFY(made >= kKills);
        QVERIFY(made < kSteps);
    }

    // The process that aligns them is killed, too; what is corrected and what is done stays as it is.
    void theShelfGoesOnBesideThem() {
        fs::remove(path("done/one.alignment"));
        fs::remove(path("done/three.alignment"));
        const std::string corrected = *readFile(path("done/two.alignment"));
        Random random(4);
        const auto killedAfter = [&](int ms) {
            QProcess process;
            process.setWorkingDirectory(folder_.path());
            QStringList words = align().split(' ');
            process.start(QString(PARAGRAM_PROGRAMS) + "/" + words.takeFirst(), words);
            QVERIFY(process.waitForStarted());
            QTest::qWait(ms);
            process.kill();
            process.waitForFinished();
        };
        for (int kill = 0; kill < kKills; ++kill) {
            killedAfter(static_cast<int>(random.below(60)));
            QCOMPARE(*readFile(path("done/two.alignment")), corrected);
        }
        const test::Ended ended = test::run(align(), folder_.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        for (const char* name : {"one", "three"})
            VERIFY_OK(AlignmentWork::open(path("done") / (name + std::string(".alignment")), {}));
        QCOMPARE(*readFile(path("done/two.alignment")), corrected);
    }
};

int main(int argc, char** argv) {
    if (argc == 4 && std::string_view(argv[1]) == "correct") return correct(argv[2], argv[3]);
    QCoreApplication application(argc, argv);
    TestKilledCorrections test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_killed_corrections.moc"
