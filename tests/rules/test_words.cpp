// The project speaks plain technical English, with the words of the glossary: some that crept in once stay
// away.
#include <QTest>
#include <regex>
#include <sstream>

#include "tests/rules/source_tree.h"

using namespace paragram::rules;
namespace fs = std::filesystem;

namespace {

// The right column says what to write instead. Spelt as regular expressions, so that this file does not find
// itself.
struct Avoided {
    const char* pattern;
    const char* instead;
};
constexpr Avoided kAvoided[] = {
    {R"(\banew[.,; )]|\banew$)", "again"},
    {R"(\bparted[ ]by\b)", "separated by"},
    {R"(\b[Ww]as begu[n]\b|\bis begu[n]\b)", "started"},
    {R"(\bcuts?[ ]into tokens\b)", "tokenised"},
    {R"(\ba line[ ]a pair\b|\ba pair[ ]a line\b|\ba sentence[ ]a line\b)", "one pair per line"},
    {R"(\bpassed[ ]over\b)", "skipped"},
    {R"(\bturned[ ]away\b)", "rejected"},
    {R"(\bat[ ]hand\b)", "available"},
    {R"(\bfor want[ ]of\b)", "for lack of"},
    {R"(\btold[ ]apart\b)", "distinguished"},
    {R"(\bstands[ ]beside\b)", "is next to"},
};

// All patterns as one, because most lines have none of them.
const std::regex& anyAvoided() {
    static const std::regex any = [] {
        std::string all;
        for (const auto& [pattern, instead] : kAvoided)
            all += (all.empty() ? "" : "|") + std::string(pattern);
        return std::regex(all);
    }();
    return any;
}

bool isProse(const fs::path& file) {
    const std::string extension = file.extension().string();
    return extension == ".md" || extension == ".h" || extension == ".cpp" || file.filename() == "CHANGELOG";
}

}  // namespace

class TestWords : public QObject {
    Q_OBJECT

  private slots:
    void avoidedWordsStayAway_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder :
             {".github", "app", "core", "datasets", "packaging", "resources/help", "tests", "ui"})
            QTest::newRow(folder) << folder;
    }

    void avoidedWordsStayAway() {
        QFETCH(QString, folder);
        QStringList found;
        for (const auto& entry : fs::recursive_directory_iterator(projectRoot() / folder.toStdString())) {
            const std::string path = entry.path().lexically_relative(projectRoot()).generic_string();
            if (!isProse(entry.path()) || path == "resources/help/glossary.md") continue;
            std::istringstream lines(readText(entry.path()));
            int number = 0;
            for (std::string line; std::getline(lines, line);) {
                ++number;
                if (!std::regex_search(line, anyAvoided())) continue;
                for (const auto& [pattern, instead] : kAvoided)
                    if (std::regex_search(line, std::regex(pattern)))
                        found << QString("%1:%2: write \"%3\": %4")
                                     .arg(QString::fromStdString(path))
                                     .arg(number)
                                     .arg(instead, QString::fromStdString(line).trimmed());
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }
};

QTEST_APPLESS_MAIN(TestWords)
#include "test_words.moc"
