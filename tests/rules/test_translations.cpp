// What the window says can be translated, and is, in each of its languages.
#include <QTest>
#include <map>
#include <regex>
#include <sstream>

#include "tests/rules/engine_texts.h"
#include "tests/rules/source_tree.h"

using namespace paragram;
using rules::SourceFile;

namespace {

// Names, and a form that is the same in every language.
const char* const kNoWords[] = {"Paragram", "(S (NP) (VP) (.))"};

// Calls that show their first argument.
const char* const kGivers =
    "setText|setToolTip|setTitle|setWindowTitle|setSubtitle|setNote|setSentence|setButton|setPlaceholderText|"
    "setAccessibleName|setAccessibleDescription|setSpecialValueText|setPrefix|setSuffix|addItem|addAction|"
    "addMenu|addTab|addField|addPanelAction|showMessage|new QLabel|new QPushButton|new QToolButton|"
    "new QCheckBox|new QRadioButton|new QAction|new Card|emit said|emit warned";

// Plural forms of a text that counts.
const std::map<std::string, std::size_t> kForms{{"en", 2}, {"es", 2},    {"de", 2}, {"fr", 2},
                                                {"ja", 1}, {"zh_CN", 1}, {"ar", 6}};

// What a page of the manual has in every language: the levels of its headings, its code, the rows of its
// tables with the name that begins them, in order, and the pages it links.
std::string structureOf(const std::string& page) {
    static const std::regex kMark("^(#+ |\\| `[^`]*`|\\|)"), kLink("\\]\\(([^)]*)\\)");
    std::string found, before;
    bool code = false;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line); before = line) {
        // Code follows an empty line; else four blanks continue an item of a list.
        code = line.starts_with("    ") && (code || before.empty());
        std::smatch mark;
        if (code)
            found += line + '\n';
        else if (std::regex_search(line, mark, kMark))
            found += mark.str(1) + '\n';
    }
    std::vector<std::string> links;
    for (std::sregex_iterator at(page.begin(), page.end(), kLink), end; at != end; ++at)
        links.push_back((*at)[1]);
    std::ranges::sort(links);
    for (const std::string& link : links) found += link + '\n';
    return found;
}

// The codes in ui/language/languages.cpp.
std::vector<std::string> windowLanguages() {
    static const std::regex kCode("\\{\"([a-zA-Z_]+)\", \"[^\"]+\"\\}");
    const std::string text = rules::readText(rules::projectRoot() / "ui/language/languages.cpp");
    std::vector<std::string> codes;
    for (std::sregex_iterator at(text.begin(), text.end(), kCode), end; at != end; ++at)
        codes.push_back((*at)[1]);
    return codes;
}

std::string translations(const std::string& code) {
    return rules::readText(rules::projectRoot() / "resources/i18n" / ("paragram_" + code + ".ts"));
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

class TestTranslations : public QObject {
    Q_OBJECT

  private slots:
    // A literal that is given to a widget without tr().
    void textsOfTheWindowAreTranslatable() {
        static const std::regex kGiven(
            std::string("(") + kGivers +
            ")\\((QString\\(|QStringLiteral\\(|QString::fromUtf8\\()?\"([^\"]*)\"");
        static const std::regex kMarkup("<[^>]*>|%[0-9n]|&[a-z]+;"), kWord("[A-Za-z]{2}");
        QStringList found;
        for (const SourceFile& file : rules::sourceFiles("ui"))
            for (std::sregex_iterator at(file.text.begin(), file.text.end(), kGiven), end; at != end; ++at) {
                const std::string said = (*at)[3];
                if (std::ranges::find(kNoWords, said) != std::end(kNoWords)) continue;
                if (std::regex_search(std::regex_replace(said, kMarkup, ""), kWord))
                    found << QString::fromStdString(file.path + ": " + said);
            }
        QVERIFY2(found.isEmpty(), qPrintable("without tr(): " + found.join('\n')));
    }

    void textsOfTheEngineAreListed() {
        const auto file = rules::projectRoot() / "resources/i18n/engine_texts.h";
        QVERIFY2(rules::readText(file) == rules::engineTexts(),
                 "run: cmake --build BUILD_FOLDER --target update-docs, then packaging/translations");
    }

    void everyLanguageOfTheMenuIsComplete_data() {
        QTest::addColumn<QString>("code");
        for (const std::string& code : windowLanguages()) QTest::newRow(code.c_str()) << code.c_str();
    }

    void everyLanguageOfTheMenuIsComplete() {
        QFETCH(QString, code);
        const std::string text = translations(code.toStdString());
        QVERIFY(text.find("<TS version=\"2.1\" language=\"" + code.toStdString()) != std::string::npos);
        QCOMPARE(count(text, "type=\"unfinished\""), 0U);
        const std::size_t counting = count(text, "numerus=\"yes\"");
        QVERIFY(counting > 50);
        QCOMPARE(count(text, "<numerusform>"), kForms.at(code.toStdString()) * counting);
        QCOMPARE(count(text, "<numerusform></numerusform>"), 0U);
    }

    // Whoever changes a page of the manual sees which translations of it lag behind.
    void pagesOfTheManualMatchTheEnglishOnes() {
        const auto help = rules::projectRoot() / "resources/help";
        int pages = 0;
        for (const std::string& code : windowLanguages()) {
            if (!std::filesystem::is_directory(help / code)) continue;
            for (const auto& entry : std::filesystem::directory_iterator(help / code)) {
                const std::string name = entry.path().filename().string(), label = code + '/' + name;
                QVERIFY2(std::filesystem::exists(help / name), label.c_str());
                QCOMPARE(QString::fromStdString(label + '\n' + structureOf(rules::readText(entry.path()))),
                         QString::fromStdString(label + '\n' + structureOf(rules::readText(help / name))));
                ++pages;
            }
        }
        QVERIFY(pages >= 12);
    }

    // A file that is started belongs in no menu; one that is complete belongs in it.
    void everyFileOfTranslationsIsInTheMenu() {
        const std::vector<std::string> codes = windowLanguages();
        for (const auto& entry :
             std::filesystem::directory_iterator(rules::projectRoot() / "resources/i18n")) {
            const std::string name = entry.path().stem().string();
            if (entry.path().extension() != ".ts") continue;
            QVERIFY2(std::ranges::find(codes, name.substr(name.find('_') + 1)) != codes.end(), name.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestTranslations)
#include "test_translations.moc"
