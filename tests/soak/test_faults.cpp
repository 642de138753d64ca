// Each long task, while its n-th call on a file or its n-th large allocation fails: it ends with one sentence
// and nothing half-written, or with the right results; old files are intact; run again, it gives the bytes of
// an undisturbed run. PARAGRAM_SOAK_FAULTS: how many calls fail for each task and kind, one in each run,
// spread over all its calls. PARAGRAM_SOAK_PART=2/6: only the second, eighth, and so on of these, so that
// several programs, or nights, may divide them.
#include <QTest>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "core/base/files/atomic_file.h"
#include "tests/soak/soak_table.h"
#include "tests/soak/soak_tasks.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kRecordBytes = 512;
constexpr char kOld[] = "an old file\n";
// HDF5 1.10.8: where this function finds no memory, it frees its empty lists, tries again, and goes on with
// the list that it has just freed. Nothing that calls it can help that; the files must be right nevertheless.
constexpr char kFreesItsList[] = "H5FL_blk_malloc";

struct Part {
    int number = 1, of = 1;
};

// What PARAGRAM_SOAK_PART says.
Part partWanted() {
    Part part;
    const char* text = std::getenv("PARAGRAM_SOAK_PART");
    if (text == nullptr) return part;
    if (std::sscanf(text, "%d/%d", &part.number, &part.of) != 2 || part.number < 1 || part.number > part.of)
        qFatal("PARAGRAM_SOAK_PART is %s, expected a part such as 2/6", text);
    return part;
}

}  // namespace

class TestFaults : public QObject {
    Q_OBJECT

    static constexpr int kOrdinary = 4;

    std::unique_ptr<test::SoakFolder> folder_;
    QTemporaryDir records_;

    fs::path record() const { return test::pathIn(records_, "record"); }
    std::map<QString, QString> fault(const QString& kind, std::int64_t at, int error) const {
        test::writeText(record(), std::string(kRecordBytes, '\0'));
        return {{"LD_PRELOAD", PARAGRAM_IO_FAULTS},
                {"PARAGRAM_FAULT_FOLDER", QString::fromStdString(folder_->path().string() + "/")},
                {"PARAGRAM_FAULT_KIND", kind},
                {"PARAGRAM_FAULT_AT", QString::number(at)},
                {"PARAGRAM_FAULT_ERRNO", QString::number(error)},
                {"PARAGRAM_FAULT_RECORD", QString::fromStdString(record().string())}};
    }
    std::int64_t calls() const {
        const std::string bytes = *readFile(record());
        std::int64_t count = 0;
        std::memcpy(&count, bytes.data(), sizeof(count));
        return count;
    }
    std::string whatFailed() const { return readFile(record())->substr(8).c_str(); }

    // Fails a call and looks at what the task makes of it; an empty text: all is well.
    QString disturb(const test::SoakTask& task, const QString& kind, std::int64_t at, int error,
                    const std::map<std::string, std::string>& undisturbed, test::SoakRow& row) const {
        folder_->clean();
        const fs::path first = folder_->out() / task.results.front().toStdString();
        if (task.replaces) test::writeText(first, kOld);
        const auto before = folder_->files();
        const test::SoakRun ended = folder_->run(task, false, fault(kind, at, error));
        const auto problem = [&](const QString& what) {
            ++row.wrong;
            return QString("%1, call %2 of kind %3 (%4: %5): %6; status %7; %8")
                .arg(task.name)
                .arg(at)
                .arg(kind, QString::fromStdString(whatFailed()), std::strerror(error), what)
                .arg(ended.status)
                .arg(ended.errors.left(600));
        };
        const bool freed = ended.crashed && whatFailed().find(kFreesItsList) != std::string::npos;
        if (ended.crashed && !freed) {
            ++row.crashed;
            --row.wrong;
            return problem("crashed");
        }
        // OpenBLAS and FAISS's threads end the program when they have no memory; the next run of the task
        // tidies up.
        const bool byLibrary = freed || ended.errors.startsWith("OpenBLAS") ||
                               whatFailed().find("libgomp") != std::string::npos ||
                               whatFailed().find("GOMP_parallel") != std::string::npos;
        if (const QStringList left = folder_->leftBehind(); !left.isEmpty() && !byLibrary)
            return problem("left behind " + left.join(' '));
        if (ended.status == 0) {
            // Without memory for compressing a chunk, HDF5 stores it as it is.
            if (folder_->results(task) != undisturbed &&
                !(kind == "memory" && folder_->samePairs(task, undisturbed)))
                return problem("other results");
            ++row.right;
            return {};
        }
        const QStringList lines = ended.errors.split('\n', Qt::SkipEmptyParts);
        if (!freed && (lines.size() != 1 || lines.front().size() < 20)) return problem("not one sentence");
        if (folder_->files() == before) {  // it would run again as if it had never been started
            ++row.refused;
            return {};
        }
        if (freed && folder_->results(task) == undisturbed) {  // whole, though its user was told of a failure
            ++row.refused;
            return {};
        }
        if (task.replaces && *readFile(first) != kOld) return problem("the old file is not intact");
        const test::SoakRun again = folder_->run(task, folder_->hasCheckpoint(task));
        if (again.status != 0) return problem("and then not again: " + again.errors);
        if (folder_->results(task) != undisturbed) return problem("and then other results");
        if (const QStringList left = folder_->leftBehind(); !left.isEmpty())
            return problem("and then left behind " + left.join(' '));
        ++row.refused;
        return {};
    }

  private slots:
    void initTestCase() { folder_ = std::make_unique<test::SoakFolder>(); }

    void aFailingCallDoesNoHarm_data() {
        QTest::addColumn<int>("task");
        QTest::addColumn<QString>("kind");
        const auto& tasks = folder_->tasks();
        for (std::size_t i = 0; i < tasks.size(); ++i)
            for (const char* kind : {"files", "memory"})
                QTest::newRow(qPrintable(tasks[i].name + ", " + kind)) << static_cast<int>(i) << kind;
    }
    void aFailingCallDoesNoHarm() {
        QFETCH(int, task);
        QFETCH(QString, kind);
        const test::SoakTask& chosen = folder_->tasks()[static_cast<std::size_t>(task)];
        folder_->clean();
        const test::SoakRun whole = folder_->run(chosen, false, fault(kind, 0, EIO));
        QVERIFY2(whole.status == 0, qPrintable(whole.errors));
        const auto undisturbed = folder_->results(chosen);
        for (const auto& [file, bytes] : undisturbed) QVERIFY2(!bytes.empty(), file.c_str());
        const std::int64_t all = calls();
        QVERIFY(all > 0);
        const std::int64_t wanted = test::soakCount("PARAGRAM_SOAK_FAULTS", kOrdinary);
        const std::vector<int> errors =
            kind == "memory" ? std::vector<int>{ENOMEM} : std::vector<int>{ENOSPC, EIO, EDQUOT, ENOMEM};
        const Part part = partWanted();
        test::SoakRow row{"faults", chosen.name + ", " + kind + QString(" (of %1 calls)").arg(all)};
        if (part.of > 1) row.what += QString(", part %1 of %2").arg(part.number).arg(part.of);
        QElapsedTimer timer;
        timer.start();
        QStringList problems;
        for (std::int64_t i = part.number - 1; i < std::min(wanted, all); i += part.of) {
            const std::int64_t at = 1 + i * all / std::min(wanted, all);
            const QString problem = disturb(
                chosen, kind, at, errors[static_cast<std::size_t>(i) % errors.size()], undisturbed, row);
            ++row.tried;
            if (!problem.isEmpty()) problems << problem;
        }
        row.write(timer);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join("\n")));
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "test_faults.moc"
