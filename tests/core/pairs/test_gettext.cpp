// Catalogues of gettext: PO files written by hand, and MO files that msgfmt makes of them.
#include <QProcess>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/pairs/formats/gettext/gettext_message.h"
#include "core/pairs/formats/pair_sequence.h"
#include "core/pairs/formats/pair_source.h"
#include "tests/support/pair_files.h"

using namespace paragram;

namespace {

const std::string kHeader =
    "# Translators\n"
    "msgid \"\"\n"
    "msgstr \"\"\n"
    "\"Language: pt_BR\\n\"\n"
    "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=(n > 1);\\n\"\n\n";

const std::string kMessages =
    "#: main.c:10\n"
    "#, c-format\n"
    "msgid \"A dog \\\"barks\\\" at\\tthe %s.\\n\"\n"
    "msgstr \"Um cão \\\"late\\\" para %s.\\n\"\n"
    "\n"
    "msgctxt \"menu\"\n"
    "msgid \"Open the \"\n"
    "\"_file\"\n"
    "msgstr \"\"\n"
    "\"Abrir o \"\n"
    "\"_arquivo\"\n"
    "#, fuzzy\n"
    "#| msgid \"A horse\"\n"
    "msgid \"A house\"\n"
    "msgstr \"Um cavalo\"\n"
    "\n"
    "msgid \"Not translated\"\n"
    "msgstr \"\"\n"
    "\n"
    "msgid \"One cat\"\n"
    "msgid_plural \"%d cats\"\n"
    "msgstr[0] \"Um gato\"\n"
    "msgstr[1] \"%d gatos\"\n"
    "\n"
    "msgid \"First part,\\nof two lines.\\n\\nSecond part.\"\n"
    "msgstr \"Primeira parte.\\n \\nSegunda parte,\\nde duas linhas.\"\n"
    "\n"
    "#~ msgid \"Obsolete\"\n"
    "#~ msgstr \"Obsoleto\"\n";

const QStringList kPairs{"A dog \"barks\" at the %s.|Um cão \"late\" para %s.",
                         "Open the file|Abrir o arquivo",
                         "One cat|Um gato",
                         "%d cats|%d gatos",
                         "First part, of two lines.|Primeira parte.",
                         "Second part.|Segunda parte, de duas linhas."};

QStringList sorted(QStringList lines) {
    lines.sort();
    return lines;
}

}  // namespace

class TestGettext : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const auto file = test::pathIn(folder_, name);
        std::filesystem::create_directories(file.parent_path());
        return test::writeText(file, text);
    }
    std::filesystem::path compiled(const std::filesystem::path& po, const std::string& name,
                                   const QStringList& options = {}) const {
        const auto file = write(name, "");
        QProcess program;
        program.start("msgfmt", options + QStringList{"-o", QString::fromStdString(file.string()),
                                                      QString::fromStdString(po.string())});
        if (!program.waitForFinished() || program.exitCode() != 0)
            qFatal("msgfmt: %s", program.readAllStandardError().constData());
        return file;
    }

  private slots:
    void messagesArePairs() {
        const auto file = write("app.po", kHeader + kMessages);
        PairInput input;
        input.first = file;
        QCOMPARE(guessFormat(input), std::string("gettext"));
        QVERIFY(looksLikePairs(file));
        const auto read = test::readPairs(file);
        QCOMPARE(read.error, std::string());
        QVERIFY(read.problems.empty());
        QCOMPARE(test::shown(read.pairs), kPairs);
        QCOMPARE(read.languages, std::pair(std::string("en"), std::string("pt-BR")));
        QCOMPARE(read.lines, 6);
        QCOMPARE(read.remarks, (std::vector<std::string>{"1 of 6 messages has no translation: message 4",
                                                         "1 of 6 messages is fuzzy and was left out"}));
        // Without the ending, the contents say what it is.
        QCOMPARE(test::shown(test::readPairs(write("catalogue", kHeader + kMessages)).pairs), kPairs);
    }

    void compiledCataloguesHaveTheSamePairs() {
        const auto po = write("app.po", kHeader + kMessages);
        for (const QStringList& options : {QStringList{}, {"--endianness=big"}, {"--no-hash"}}) {
            const auto file = compiled(po, "pt_BR/LC_MESSAGES/app.mo", options);
            PairInput input;
            input.first = file;
            QCOMPARE(guessFormat(input), std::string("gettext"));
            const auto read = test::readPairs(file);
            QCOMPARE(read.error, std::string());
            QVERIFY(read.problems.empty());
            QCOMPARE(sorted(test::shown(read.pairs)), sorted(kPairs));
            QCOMPARE(read.languages, std::pair(std::string("en"), std::string("pt-BR")));
        }
    }

    void aListOfCompiledCataloguesIsRefused() {
        const auto file = compiled(write("app.po", kHeader + kMessages), "app.mo");
        const auto list = write("list", file.string() + "\n" + file.string() + "\n");
        QVERIFY(test::readPairs("@" + list.string()).error.find("--files") != std::string::npos);
    }

    void languagesComeFromTheHeaderOrTheName_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("languages");
        const auto row = [](const char* name, const char* header, const char* languages) {
            QTest::newRow(name) << name << header << languages;
        };
        row("a/header.po", "Language: sr@latin\\nX-Source-Language: de\\n", "de,sr");
        row("a/team.po", "Language-Team: Turkish <tr@example.org>\\n", "en,tr");
        row("a/zh_TW.po", "Language: \\n", "en,zh-TW");
        row("a/app.ar.po", "", "en,ar");
        row("ja/LC_MESSAGES/app.po", "", "en,ja");
        row("a/unknown.po", "", "en,");
    }
    void languagesComeFromTheHeaderOrTheName() {
        QFETCH(QString, name);
        QFETCH(QString, header);
        QFETCH(QString, languages);
        const auto read =
            test::readPairs(write(name.toStdString(), "msgid \"\"\nmsgstr \"" + header.toStdString() +
                                                          "\"\n\nmsgid \"Dog\"\nmsgstr \"x\"\n"));
        QCOMPARE(test::shown(read.pairs), QStringList{"Dog|x"});
        QCOMPARE(QString::fromStdString(read.languages.first + "," + read.languages.second), languages);
    }

    void aCatalogueWithoutHeaderHasTheLanguageOfItsName() {
        const auto read = test::readPairs(write("de.po", "msgid \"Dog\"\nmsgstr \"Hund\"\n"));
        QCOMPARE(read.languages, std::pair(std::string("en"), std::string("de")));
    }

    void otherEncodingsAreDecoded() {
        const std::string text =
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-9\\n\"\n\n"
            "msgid \"Light\"\nmsgstr \"I\xFE\xFDk\"\n";
        const auto po = write("tr.po", text);
        QCOMPARE(test::shown(test::readPairs(po).pairs), QStringList{"Light|Işık"});
        QCOMPARE(test::shown(test::readPairs(compiled(po, "tr.mo")).pairs), QStringList{"Light|Işık"});
        // The user knows better than a wrong header.
        PairInput input;
        input.first = write("wrong.po", "msgid \"Light\"\nmsgstr \"I\xFE\xFDk\"\n");
        QCOMPARE(test::readPairs(input).problems.size(), 1U);
        input.encoding = "windows-1254";
        QCOMPARE(test::shown(test::readPairs(input).pairs), QStringList{"Light|Işık"});
        // An MO file contains its encoding.
        input.first = compiled(po, "tr.mo");
        input.format = "gettext";
        QVERIFY(test::readPairs(input).error.find("leave out --encoding") != std::string::npos);
    }

    void acceleratorsAndParagraphs_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QStringList>("pairs");
        const auto row = [](const char* source, const char* target, const QStringList& pairs) {
            QTest::newRow(source) << source << target << pairs;
        };
        row("E_xit", "_Beenden", {"Exit|Beenden"});
        row("&Copy", "Ko&pieren", {"Copy|Kopieren"});
        row("~View", "Ö~ffnen", {"View|Öffnen"});
        row("_File…", "ファイル (_F)…", {"File…|ファイル…"});
        row("Use file_name", "file_name benutzen", {"Use file_name|file_name benutzen"});
        row("R&D costs", "Kosten der R&D", {"R&D costs|Kosten der R&D"});
        row("a &lt; b", "b &gt; a", {"a &lt; b|b &gt; a"});
        row("_One _two", "_Eins _zwei", {"_One _two|_Eins _zwei"});
        row("Only _here", "Nur hier", {"Only _here|Nur hier"});
        row("a\n\nb\n\n", "c\nd", {"a b|c d"});
        row("\n", "x", {});
    }
    void acceleratorsAndParagraphs() {
        QFETCH(QString, source);
        QFETCH(QString, target);
        QFETCH(QStringList, pairs);
        GettextMessage message;
        message.text = source.toStdString();
        message.forms = {target.toStdString()};
        QCOMPARE(test::shown(pairsOfMessage(message)), pairs);
    }

    void manyPluralFormsGiveThePluralOnly() {
        GettextMessage message;
        message.text = "one day";
        message.plural = "%d days";
        message.forms = {"يوم", "يومان", "%d أيام"};
        QCOMPARE(test::shown(pairsOfMessage(message)), QStringList{"%d days|%d أيام"});
        message.forms = {"%d 日"};
        QCOMPARE(test::shown(pairsOfMessage(message)), QStringList{"%d days|%d 日"});
    }

    void escapesAreThoseOfC() {
        const auto read =
            test::readPairs(write("x.po", R"(msgid "a\\b \x41\102 \q" "c")"
                                          "\nmsgstr \"x\"\nmsgid \"a\\\\b \\x41\\102 \\q\"\nmsgstr \"y\"\n"));
        QCOMPARE(read.problems.size(), 1U);  // two strings on one line
        QCOMPARE(test::shown(read.pairs), QStringList{"a\\b AB q|y"});
    }

    void badLinesAreRejectedAndReadingContinues() {
        const auto read = test::readPairs(write("bad.po",
                                                "msgid \"a\"\nmsgstr b\n\n"
                                                "msgid \"c\"\nmsgstr \"d\"\nnonsense\n"
                                                "msgid \"e\"\nmsgstr \"f\xFF\"\n\n"
                                                "# g\nmsgstr \"g\"\n\n"
                                                "msgid \"h\"\nmsgstr[9999] \"i\"\n\n"
                                                "msgid \"j\"\nmsgstr \"k\"\n"));
        QCOMPARE(test::shown(read.pairs), QStringList{"j|k"});
        QCOMPARE(read.problems.size(), 5U);
        QVERIFY(read.problems[0].find("bad.po:2") != std::string::npos);
        QVERIFY(read.problems[1].find("bad.po:6") != std::string::npos);
        QVERIFY(read.problems[2].find("bad.po:8") != std::string::npos);
    }

    void severalFilesAddUp() {
        std::vector<PairInput> inputs(3);
        inputs[0].first = write("app.po", kHeader + kMessages);
        inputs[1].first = write("second.po", kHeader + kMessages);
        inputs[2].first = write("units.tmx", R"(<tmx version="1.4"><header srclang="en"/><body>
            <tu><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="pt-BR"><seg>b</seg></tuv></tu>
            <tu><tuv xml:lang="en"><seg>c</seg></tuv></tu></body></tmx>)");
        const auto sequence = PairSequence::open(inputs);
        VERIFY_OK(sequence);
        SentencePair pair;
        std::int64_t pairs = 0;
        while (*(*sequence)->next(pair) == ReadOutcome::pair) ++pairs;
        QCOMPARE(pairs, 2 * kPairs.size() + 1);
        QCOMPARE((*sequence)->remarks(),
                 (std::vector<std::string>{"3 of 14 units have no translation; the first is message 4 of " +
                                               inputs[0].first.string(),
                                           "2 of 14 units are fuzzy and were left out"}));
    }

    void damagedCataloguesEndInOneSentence() {
        const auto bytes = readFile(compiled(write("app.po", kHeader + kMessages), "app.mo"));
        VERIFY_OK(bytes);
        const auto errorOf = [&](std::string text) { return test::readPairs(write("x.mo", text)).error; };
        QVERIFY(errorOf("no catalogue").find("no MO file") != std::string::npos);
        QVERIFY(errorOf(bytes->substr(0, 10)).find("ends in its header") != std::string::npos);
        QVERIFY(errorOf(bytes->substr(0, 40)).find("beyond its end") != std::string::npos);
        std::string newer = *bytes;
        newer[6] = 9;
        QVERIFY(errorOf(newer).find("version 9") != std::string::npos);
        std::string cut = *bytes;
        cut.resize(cut.size() - 20);  // the last translations
        QVERIFY(!test::readPairs(write("cut.mo", cut)).problems.empty());
        std::string unknown = *bytes;
        unknown.replace(unknown.find("UTF-8"), 5, "QQQ-9");
        QVERIFY(errorOf(unknown).find("QQQ-9") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestGettext)
#include "test_gettext.moc"
