// Every source file stays small, says nothing unfinished, and every test runs.
#include <QTest>
#include <set>
#include <sstream>

#include "tests/rules/source_tree.h"

using namespace paragram::rules;

namespace {

constexpr int kMostLines = 350;

std::vector<SourceFile> allSources() {
    std::vector<SourceFile> all;
    for (const char* folder : {"core", "ui", "app", "datasets", "tests"}) {
        auto files = sourceFiles(folder);
        all.insert(all.end(), std::make_move_iterator(files.begin()), std::make_move_iterator(files.end()));
    }
    return all;
}

// The sources of all targets, one a line from the project's root, as CMake wrote them.
std::set<std::string> builtSources() {
    std::set<std::string> built;
    std::istringstream lines(readText(PARAGRAM_BUILT_SOURCES));
    for (std::string line; std::getline(lines, line);) built.insert(line);
    return built;
}

}  // namespace

class TestSourceFiles : public QObject {
    Q_OBJECT

  private slots:
    void noFileIsLong() {
        QStringList long_;
        for (const SourceFile& file : allSources()) {
            if (file.lines() > kMostLines) {
                long_ << QString("%1: %2 lines").arg(QString::fromStdString(file.path)).arg(file.lines());
            }
        }
        QVERIFY2(long_.isEmpty(), qPrintable(long_.join("\n")));
    }

    void noHeaderLacksItsGuard() {
        QStringList bare;
        for (const SourceFile& file : allSources()) {
            if (file.path.ends_with(".h") && file.text.find("#pragma once") == std::string::npos) {
                bare << QString::fromStdString(file.path);
            }
        }
        QVERIFY2(bare.isEmpty(), qPrintable("without #pragma once: " + bare.join(", ")));
    }

    // So that every header with a source compiles without the help of another; headers_alone.cmake compiles
    // the rest.
    void everySourceIncludesItsHeaderFirst() {
        const std::vector<SourceFile> files = allSources();
        std::set<std::string> headers;
        for (const SourceFile& file : files) {
            if (file.path.ends_with(".h")) headers.insert(file.path);
        }
        QStringList others;
        int checked = 0;
        for (const SourceFile& file : files) {
            if (!file.path.ends_with(".cpp")) continue;
            const std::string own = file.path.substr(0, file.path.size() - 3) + "h";
            if (!headers.contains(own)) continue;
            ++checked;
            const std::size_t at = file.text.find("#include ");
            if (file.text.find("#include \"" + own + '"') != at) others << QString::fromStdString(file.path);
        }
        QVERIFY(checked > 100);
        QVERIFY2(others.isEmpty(), qPrintable("another header is included first: " + others.join(", ")));
    }

    void nothingIsMarkedUnfinished() {
        // Spelt in two parts, so that this file does not find itself.
        const std::string marks[] = {std::string("TO") + "DO", std::string("FIX") + "ME"};
        QStringList found;
        for (const SourceFile& file : allSources()) {
            for (const std::string& mark : marks) {
                if (file.text.find(mark) != std::string::npos) {
                    found << QString::fromStdString(file.path + ": " + mark);
                }
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
    }

    void everySourceIsBuilt_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"core", "datasets", "app", "tests"}) QTest::newRow(folder) << folder;
        if (PARAGRAM_HAS_UI) QTest::newRow("ui") << "ui";
    }

    // A source that no target names compiles nowhere; a test file so forgotten never fails.
    void everySourceIsBuilt() {
        QFETCH(QString, folder);
        const std::set<std::string> built = builtSources();
        QVERIFY(built.size() > 20);
        QStringList forgotten;
        for (const SourceFile& file : sourceFiles(folder.toStdString())) {
            const bool wanted = file.path.ends_with(".cpp") && !file.path.starts_with("tests/benchmarks/") &&
                                !file.path.starts_with("tests/fuzz/") &&
                                (PARAGRAM_HAS_UI || !file.path.starts_with("tests/ui/"));
            if (wanted && !built.contains(file.path)) forgotten << QString::fromStdString(file.path);
        }
        QVERIFY2(forgotten.isEmpty(), qPrintable("no CMakeLists.txt names " + forgotten.join(", ")));
    }
};

QTEST_APPLESS_MAIN(TestSourceFiles)
#include "test_source_files.moc"
