// Names with quotes, line breaks and emoji, times far away, a home folder that is not there, folders that
// cannot be written to, and two programs with one output.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/models/model_file.h"
#include "core/pairs/store/pair_store.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestUnusualPlaces : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    bool nobody_ = false;  // programs are started as a user without privileges
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    void start(QProcess& process, const QStringList& arguments,
               const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) const {
        process.setWorkingDirectory(folder_.path());
        process.setProcessEnvironment(environment);
        if (nobody_) {
            process.setChildProcessModifier([] {
                constexpr unsigned kNobody = 65534;
                if (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0) ::_exit(3);
            });
        }
        process.start(QString(PARAGRAM_PROGRAMS) + "/paragram-cli",
                      QStringList{"--progress", "none"} + arguments);
    }
    // What it says on standard error, if it fails; no shell sees the arguments.
    QString problemOf(const QStringList& arguments, const QProcessEnvironment& environment =
                                                        QProcessEnvironment::systemEnvironment()) const {
        QProcess process;
        start(process, arguments, environment);
        process.waitForFinished(120000);
        if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return {};
        return QString("status %1: ").arg(process.exitCode()) + process.readAllStandardError();
    }
    static QStringList namesIn(const fs::path& folder) {
        QStringList names;
        for (const auto& entry : fs::directory_iterator(folder))
            names << QString::fromStdString(entry.path().filename().string());
        names.sort();
        return names;
    }

  private slots:
    void initTestCase() {
        const auto texts = test::book(400);
        writeModel(test::wordModel(texts), path("m.h5"));
        test::writeText(path("en.txt"), test::joined(texts));
        std::string pairs;
        for (const std::string& text : texts) pairs += text + "\totro " + text + "\n";
        test::writeText(path("pairs.tsv"), pairs);
    }

    void unusualNamesAreOnlyNames_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("quotes") << "it's \"here\"";
        QTest::newRow("a command") << "$(touch made) `touch made`; touch made";
        QTest::newRow("a line break") << "one\ntwo";
        QTest::newRow("emoji") << QString::fromUtf8("\xF0\x9F\x98\x80 \xE6\x97\xA5\xE6\x9C\xAC \xD8\xB9");
        QTest::newRow("like a flag") << "./--output";
    }
    void unusualNamesAreOnlyNames() {
        QFETCH(QString, name);
        const fs::path folder = path(name.toStdString());
        fs::create_directories(folder);
        fs::copy(path("en.txt"), folder / (folder.filename().string() + ".txt"));
        fs::copy(path("m.h5"), folder / "m.h5");
        fs::copy(path("pairs.tsv"), folder / "p.tsv");
        const QString text = name + "/" + QString::fromStdString(folder.filename().string()) + ".txt",
                      model = name + "/m.h5";
        const std::vector<QStringList> commands{
            {"import", "--input", name + "/p.tsv", "--columns", "0,1", "--output", name + "/p.h5"},
            {"statistics", "--pairs", name + "/p.h5"},
            {"embed", "--model", model, "--input", text, "--output", name + "/v.npy"},
            {"neighbours", "--model", model, "--corpus", text, "--queries", text, "--index", name + "/ix",
             "-k", "2", "--output", name + "/n.tsv"},
            {"mine", "--model", model, "--source", text, "--target", text, "--output", name + "/m.tsv"},
            {"align", "--model", model, "--source", text, "--target", text, "--unit", "lines", "--output",
             name + "/a.tmx"},
            {"train", "--pairs", name + "/p.h5", "--tokenizer.kind", "word", "--encoder.dimension", "8",
             "--train.steps", "2", "--output", name + "/run"},
            {"train", "--resume", "--train.epochs", "1", "--output", name + "/run"}};
        for (const QStringList& command : commands)
            QVERIFY2(problemOf(command).isEmpty(), qPrintable(command.first() + ": " + problemOf(command)));
        // A sentence is one line.
        const QString missing = problemOf({"statistics", "--pairs", name + "/none.h5"});
        QCOMPARE(missing.count('\n'), 1);
        QVERIFY(!fs::exists(path("made")));
        QVERIFY(!fs::exists(folder / "made"));
    }

    void timesFarAwayDoNoHarm_data() {
        QTest::addColumn<int>("year");
        for (const int year : {1971, 2100}) QTest::newRow(qPrintable(QString::number(year))) << year;
    }
    void timesFarAwayDoNoHarm() {
        QFETCH(int, year);
        const timespec when{static_cast<time_t>(year - 1970) * 31'557'600, 0};
        const timespec both[2]{when, when};
        const QStringList search{"neighbours", "--model",  "m.h5",    "--corpus",   "en.txt",
                                 "--queries",  "en.txt",   "--index", "ix",         "-k",
                                 "2",          "--output", "n.tsv",   "--overwrite"};
        QVERIFY2(problemOf(search).isEmpty(), qPrintable(problemOf(search)));
        const std::string before = *readFile(path("n.tsv"));
        for (const char* file : {"m.h5", "en.txt", "ix/index.json", "ix/vectors.f32"})
            QCOMPARE(::utimensat(AT_FDCWD, path(file).c_str(), both, 0), 0);
        QVERIFY2(problemOf(search).isEmpty(), qPrintable(problemOf(search)));
        QVERIFY(*readFile(path("n.tsv")) == before);
    }

    void aHomeFolderThatIsNotThereIsNotNeeded() {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(name, "/nonexistent/home");
        const QString problem =
            problemOf({"embed", "--model", "m.h5", "--input", "en.txt", "--output", "home.npy"}, environment);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    void whatCannotBeWrittenToCanBeRead() {
        // The superuser may write everywhere.
        nobody_ = ::geteuid() == 0;
        const auto restore = qScopeGuard([this] { nobody_ = false; });
        fs::permissions(folder_.path().toStdString(), fs::perms::all);
        const fs::path folder = path("closed");
        fs::create_directories(folder);
        for (const char* file : {"m.h5", "en.txt"}) fs::copy(path(file), folder / file);
        const fs::perms readable = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
        fs::permissions(folder,
                        readable | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec);
        const QString read = problemOf(
            {"embed", "--model", "closed/m.h5", "--input", "closed/en.txt", "--output", "from-closed.npy"});
        const QString written = problemOf(
            {"embed", "--model", "closed/m.h5", "--input", "closed/en.txt", "--output", "closed/v.npy"});
        fs::permissions(folder, fs::perms::owner_all);
        QVERIFY2(read.isEmpty(), qPrintable(read));
        QVERIFY2(written.contains("closed/v.npy: no permission to write there"), qPrintable(written));
        QCOMPARE(namesIn(folder), (QStringList{"en.txt", "m.h5"}));
    }

    // Each output is whole afterwards; a program that may not write says so.
    void twoProgramsOnOneOutput_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("output");
        QTest::newRow("import") << QStringList{"import",    "--overwrite", "--input",  "pairs.tsv",
                                               "--columns", "0,1",         "--output", "two/p.h5"}
                                << "p.h5";
        QTest::newRow("embed") << QStringList{"embed",   "--overwrite", "--model",  "m.h5",
                                              "--input", "en.txt",      "--output", "two/v.npy"}
                               << "v.npy";
        QTest::newRow("mine") << QStringList{"mine",   "--overwrite", "--model", "m.h5",     "--source",
                                             "en.txt", "--target",    "en.txt",  "--output", "two/m.tsv"}
                              << "m.tsv";
        QTest::newRow("index") << QStringList{"neighbours", "--overwrite", "--model",  "m.h5",     "--corpus",
                                              "en.txt",     "--queries",   "en.txt",   "--index",  "two/ix",
                                              "-k",         "2",           "--output", "two/n.tsv"}
                               << "n.tsv";
    }
    void twoProgramsOnOneOutput() {
        QFETCH(QStringList, command);
        QFETCH(QString, output);
        const auto clean = [&] {
            fs::remove_all(path("two"));
            fs::create_directories(path("two"));
        };
        const fs::path result = path("two") / output.toStdString();
        clean();
        QVERIFY2(problemOf(command).isEmpty(), qPrintable(problemOf(command)));
        const std::string whole = *readFile(result);
        const QStringList alone = namesIn(path("two"));
        for (int round = 0; round < 8; ++round) {
            clean();
            QProcess one, other;
            start(one, command);
            QTest::qWait(round * 3);
            start(other, command);
            int succeeded = 0;
            for (QProcess* process : {&one, &other}) {
                QVERIFY(process->waitForFinished(120000));
                const QString errors = process->readAllStandardError();
                succeeded += process->exitCode() == 0 ? 1 : 0;
                QVERIFY2(process->exitCode() == 0 || errors.contains("another program is writing to it"),
                         qPrintable(errors));
            }
            QVERIFY(succeeded >= 1);
            QVERIFY(*readFile(result) == whole);
            QCOMPARE(namesIn(path("two")), alone);
        }
    }
};

QTEST_GUILESS_MAIN(TestUnusualPlaces)
#include "test_unusual_places.moc"
