// One direction: each stage of the engine stands on earlier ones, tasks on all, the window on tasks.
#include <QTest>
#include <algorithm>
#include <cctype>
#include <deque>
#include <set>

#include "tests/rules/source_tree.h"

using namespace paragram::rules;

namespace {

// The order a sentence flows through the engine, what lies under all stages in front.
const std::vector<std::string> kStages = {"base",   "settings", "text",     "catalogue", "pairs",
                                          "tokens", "encoders", "training", "models",    "evaluation",
                                          "search", "mining",   "analysis", "exchange",  "tasks"};

// Which stage a path is of, -1 for none.
std::ptrdiff_t stageOf(const std::string& path) {
    if (!path.starts_with("core/")) return -1;
    const std::string stage = path.substr(5, path.find('/', 5) - 5);
    const auto found = std::ranges::find(kStages, stage);
    return found == kStages.end() ? -1 : found - kStages.begin();
}

bool isQtHeader(const std::string& header) {
    return (header.size() > 1 && header[0] == 'Q' && std::isupper(static_cast<unsigned char>(header[1]))) ||
           header.starts_with("Qt") || header.starts_with("qt") || header.starts_with("qcustomplot");
}

// The tasks' headers and all of ours that they include in turn: the data a task takes and gives.
std::set<std::string> headersOfTasks() {
    std::set<std::string> reached;
    std::deque<std::string> waiting;
    for (const SourceFile& file : sourceFiles("core/tasks")) {
        if (file.path.ends_with(".h")) waiting.push_back(file.path);
    }
    while (!waiting.empty()) {
        const std::string path = waiting.front();
        waiting.pop_front();
        if (!reached.insert(path).second) continue;
        for (const auto& include : SourceFile{path, readText(projectRoot() / path)}.includes()) {
            if (include.quoted && include.path.starts_with("core/")) waiting.push_back(include.path);
        }
    }
    return reached;
}

}  // namespace

class TestLayers : public QObject {
    Q_OBJECT

  private:
    QStringList problems_;

    void complain(const SourceFile& file, const std::string& what) {
        problems_ << QString::fromStdString(file.path + ": " + what);
    }

  private slots:
    void init() { problems_.clear(); }
    void cleanup() {
        if (!problems_.isEmpty()) QFAIL(qPrintable("\n  " + problems_.join("\n  ")));
    }

    void theEngineHasOnlyKnownStages() {
        const auto files = sourceFiles("core");
        QVERIFY(files.size() > 50);
        for (const SourceFile& file : files) {
            if (stageOf(file.path) < 0)
                complain(file, "its folder is not in the list of stages of this test");
        }
    }

    void aStageIncludesOnlyItselfAndEarlierStages() {
        const auto last = static_cast<std::ptrdiff_t>(kStages.size()) - 1;
        for (const SourceFile& file : sourceFiles("core")) {
            const auto own = stageOf(file.path);
            for (const auto& include : file.includes()) {
                if (!include.quoted) continue;
                const auto other = stageOf(include.path);
                const bool sample = own == last && include.path.starts_with("datasets/");
                if ((other < 0 && !sample) || other > own) complain(file, "includes " + include.path);
            }
        }
    }

    void noQtInEngineAndSample() {
        for (const char* folder : {"core", "datasets"}) {
            for (const SourceFile& file : sourceFiles(folder)) {
                for (const auto& include : file.includes()) {
                    if (isQtHeader(include.path)) complain(file, "includes " + include.path);
                }
            }
        }
    }

    void theWindowStandsOnTasks() {
        const std::set<std::string> allowed = headersOfTasks();
        for (const SourceFile& file : sourceFiles("ui")) {
            for (const auto& include : file.includes()) {
                if (!include.quoted || !include.path.starts_with("core/")) continue;
                const bool plain =
                    include.path.starts_with("core/base/") || include.path.starts_with("core/settings/");
                if (!plain && !allowed.contains(include.path)) complain(file, "includes " + include.path);
            }
        }
    }

    void nothingIncludesThePrograms() {
        for (const char* folder : {"core", "datasets", "ui"}) {
            for (const SourceFile& file : sourceFiles(folder)) {
                for (const auto& include : file.includes()) {
                    if (include.path.starts_with("app/") || include.path.starts_with("tests/")) {
                        complain(file, "includes " + include.path);
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLayers)
#include "test_layers.moc"
