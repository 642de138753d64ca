// Which columns of a table are sentences: by names of languages, never by numbers, and by asking when in
// doubt.
#include <QTest>

#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/table_columns.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "core/text/language_names.h"
#include "tests/support/pair_files.h"

using namespace paragram;

class TestTableColumns : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    PairInput inputOf(const QByteArray& text, const char* name = "t.tsv") const {
        PairInput input;
        input.first = test::writeText(test::pathIn(folder_, name), text.toStdString());
        return input;
    }

  private slots:
    void sentencesAreFound_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("languages");  // asked
        QTest::addColumn<QStringList>("pairs");
        const auto row = [](const char* name, const char* text, const char* languages,
                            const QStringList& pairs) {
            QTest::newRow(name) << QByteArray(text) << languages << pairs;
        };
        const QStringList dogs{"The dog sleeps.|Der Hund schläft.", "It rains.|Es regnet."};
        row("a number before two codes",
            "id\ten\tde\n1\tThe dog sleeps.\tDer Hund schläft.\n2\tIt rains.\tEs regnet.\n", "", dogs);
        row("another name of the number",
            "no\ten\tde\n1\tThe dog sleeps.\tDer Hund schläft.\n2\tIt rains.\tEs regnet.\n", "", dogs);
        row("a sign", "#\ten-GB\tde-DE\n1\tThe dog sleeps.\tDer Hund schläft.\n2\tIt rains.\tEs regnet.\n",
            "", dogs);
        row("an index without a name",
            "\ten\tde\n0\tThe dog sleeps.\tDer Hund schläft.\n1\tIt rains.\tEs regnet.\n", "", dogs);
        row("English names",
            "ID,English,German\n1,The dog sleeps.,Der Hund schläft.\n2,It rains.,Es regnet.\n", "", dogs);
        row("the other order is asked for",
            "ID,German,English\n1,Der Hund schläft.,The dog sleeps.\n2,Es regnet.,It rains.\n", "en,de",
            dogs);
        row("ids that are no numbers",
            "id\ten\tde\ndoc-1\tThe dog sleeps.\tDer Hund schläft.\ndoc-2\tIt rains.\tEs regnet.\n", "",
            dogs);
        row("two of three languages",
            "en\tfr\tde\nThe dog sleeps.\tx\tDer Hund schläft.\nIt rains.\ty\tEs regnet.\n", "en,de", dogs);
        row("codes of three letters asked for",
            "en\tfr\tde\nThe dog sleeps.\tx\tDer Hund schläft.\nIt rains.\ty\tEs regnet.\n", "eng,deu", dogs);
        row("a number without a header",
            "7\tThe dog sleeps.\tDer Hund schläft.\n8\tIt rains.\tEs regnet.\n9\tYes.\tJa.\n", "",
            dogs + QStringList{"Yes.|Ja."});
        row("numbers in front, a score behind",
            "id\ten\tde\tscore\n1\tThe dog sleeps.\tDer Hund schläft.\t0.5\n2\tIt rains.\tEs regnet.\t0.25\n",
            "", {"The dog sleeps.|Der Hund schläft.|0.5", "It rains.|Es regnet.|0.25"});
        row("dates are no sentences",
            "2021-03-01\tThe dog sleeps.\tDer Hund schläft.\t5\n2021-03-02\tIt rains.\tEs regnet.\t7\n", "",
            dogs);
        row("Indonesian", "id\ten\nAnjing itu tidur.\tThe dog sleeps.\nHujan turun.\tIt rains.\n", "",
            {"Anjing itu tidur.|The dog sleeps.", "Hujan turun.|It rains."});
        row("Norwegian", "en\tno\nIt rains.\tDet regner.\n", "", {"It rains.|Det regner."});
        row("grades in front", "4.5\tIt rains.\tRain falls.\n0\tA dog.\tA cat.\n", "",
            {"It rains.|Rain falls.|4.5", "A dog.|A cat.|0"});
    }
    void sentencesAreFound() {
        QFETCH(QByteArray, text);
        QFETCH(QString, languages);
        QFETCH(QStringList, pairs);
        PairInput input =
            inputOf(text, text.contains(",German") || text.contains(",English") ? "t.csv" : "t.tsv");
        input.sourceLanguage = languages.section(',', 0, 0).toStdString();
        input.targetLanguage = languages.section(',', 1, 1).toStdString();
        const auto read = test::readPairs(input);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QCOMPARE(read.problems.size(), 0U);
        QCOMPARE(test::shown(read.pairs), pairs);
    }

    void doubtIsRefusedWithTheNamesOfTheColumns_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, const char* text, const char* languages,
                            const QStringList& words) {
            QTest::newRow(name) << QByteArray(text) << languages << words;
        };
        row("three languages", "en\tde\tfr\na\tb\tc\n", "",
            {"0 en, 1 de, 2 fr", "--languages", "--columns", "counted from 0"});
        row("a language that is not there", "en\tde\na\tb\n", "en,fr", {"0 en, 1 de", "\"en\" and \"fr\""});
        row("one text next to a number", "1\tThe dog sleeps.\n2\tIt rains.\n", "",
            {"1 of them text (1)", "--columns", "the first column is 0"});
        row("texts of unknown names", "id\tfirst\tsecond\tnote\n1\ta\tb\tx\n2\tc\td\ty\n3\te\tf\tz\n", "",
            {"1 first, 2 second, 3 note", "--columns 1,2"});
    }
    void doubtIsRefusedWithTheNamesOfTheColumns() {
        QFETCH(QByteArray, text);
        QFETCH(QString, languages);
        QFETCH(QStringList, words);
        PairInput input = inputOf(text);
        input.sourceLanguage = languages.section(',', 0, 0).toStdString();
        input.targetLanguage = languages.section(',', 1, 1).toStdString();
        ImportRequest request;
        request.input = input;
        request.output = test::pathIn(folder_, "t.h5");
        JobContext job;
        const auto imported = importPairs(request, job);
        QVERIFY(!imported);
        const QString said = QString::fromStdString(imported.error().sentence());
        for (const QString& word : words) QVERIFY2(said.contains(word), qPrintable(said + " lacks " + word));
        // The preview asks instead.
        const auto preview = previewPairs(input, 10);
        VERIFY_OK(preview);
        QVERIFY(preview->columns.empty() && !preview->doubt.empty() && preview->columnCount >= 2);
        // Named columns are taken at their word.
        request.input.columns = {0, 1};
        const auto named = importPairs(request, job);
        VERIFY_OK(named);
    }

    void languagesThatTheTextContradictsAreReported_data() {
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QString>("remark");
        QTest::newRow("right") << "en,de"
                               << "";
        QTest::newRow("swapped") << "de,en"
                                 << "the sides look swapped: by its text the first is en and the second de";
        QTest::newRow("another") << "en,fr"
                                 << "the second side looks like de, not fr";
        QTest::newRow("from the text") << ","
                                       << "";
    }
    void languagesThatTheTextContradictsAreReported() {
        QFETCH(QString, languages);
        QFETCH(QString, remark);
        QByteArray text;
        for (int i = 0; i < 20; ++i)
            text += "Where is the railway station, please?\tWo ist bitte der Bahnhof in dieser Stadt?\n";
        ImportRequest request;
        request.input = inputOf(text, "plain");
        request.input.sourceLanguage = languages.section(',', 0, 0).toStdString();
        request.input.targetLanguage = languages.section(',', 1, 1).toStdString();
        request.output = test::pathIn(folder_, "t.h5");
        JobContext job;
        const auto imported = importPairs(request, job);
        VERIFY_OK(imported);
        const auto preview = previewPairs(request.input, 10);
        VERIFY_OK(preview);
        for (const auto* remarks : {&imported->remarks, &preview->remarks}) {
            QCOMPARE(remarks->empty(), remark.isEmpty());
            if (!remarks->empty())
                QVERIFY2(QString::fromStdString(remarks->front()).startsWith(remark),
                         remarks->front().c_str());
        }
    }

    void similarLanguagesAndShortTextsContradictNothing() {
        LanguageGuess danish, none;
        for (int i = 0; i < 20; ++i)
            danish.add("Jeg vil gerne bestille to kopper kaffe og et stykke kage, tak.");
        QCOMPARE(languageContradiction({"no", ""}, danish, none), std::string());
        QVERIFY(!languageContradiction({"fr", ""}, danish, none).empty());
        LanguageGuess brief;
        brief.add("The dog sleeps.");
        QCOMPARE(languageContradiction({"fr", ""}, brief, none), std::string());
    }

    void languagesHaveEnglishNames() {
        QCOMPARE(languageNamed("English"), std::string("en"));
        QCOMPARE(languageNamed("german"), std::string("de"));
        QCOMPARE(languageNamed("en"), std::string());
        QCOMPARE(languageNamed("ID"), std::string());
    }
};

QTEST_GUILESS_MAIN(TestTableColumns)
#include "test_table_columns.moc"
