// Translation memories and XLIFF as CAT tools write them: segments, half-translated units, several languages.
#include <QTest>

#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "tests/support/pair_files.h"

using namespace paragram;

namespace {

std::string xliff(const std::string& units, const std::string& target = "de") {
    return "<file original='a' source-language='en' target-language='" + target +
           "' datatype='plaintext'><body>" + units + "</body></file>";
}
std::string document(const std::string& files) {
    return "<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'>" + files + "</xliff>";
}
std::string unit(const std::string& inside) {
    return "<trans-unit id='1'>" + inside + "</trans-unit>";
}
std::string mark(int id, const std::string& text) {
    return "<mrk mtype='seg' mid='" + std::to_string(id) + "'>" + text + "</mrk>";
}

using Variants = std::vector<std::pair<std::string, std::string>>;  // language, text
std::string memory(const std::vector<Variants>& units, const std::string& language = "en") {
    std::string text = "<tmx version='1.4'><header srclang='" + language + "'/><body>";
    for (const Variants& variants : units) {
        text += "<tu>";
        for (const auto& [code, seg] : variants)
            text += "<tuv xml:lang='" + code + "'><seg>" + seg + "</seg></tuv>";
        text += "</tu>\n";
    }
    return text + "</body></tmx>";
}

}  // namespace

class TestXmlUnits : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    PairInput inputOf(const std::string& text, const std::string& languages = {}) const {
        PairInput input;
        input.first = test::writeText(
            test::pathIn(folder_, text.find("<tmx") == std::string::npos ? "a.xlf" : "a.tmx"), text);
        const auto comma = languages.find(',');
        if (comma == std::string::npos) return input;
        input.sourceLanguage = languages.substr(0, comma);
        input.targetLanguage = languages.substr(comma + 1);
        return input;
    }
    Result<ImportSummary> import(const PairInput& input) const {
        ImportRequest request;
        request.input = input;
        request.output = test::pathIn(folder_, "a.h5");
        JobContext job;
        return importPairs(request, job);
    }

  private slots:
    void segmentsAndUnitsBecomePairs_data() {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QStringList>("pairs");
        QTest::addColumn<int>("count");
        const auto row = [](const char* name, const std::string& units, const QStringList& pairs, int count) {
            QTest::newRow(name) << QString::fromStdString(units) << pairs << count;
        };
        const std::string source = "<source>One. Two.</source>",
                          segments =
                              "<seg-source>" + mark(0, "One.") + " " + mark(1, "Two.") + "</seg-source>";
        row("two segments",
            unit(source + segments + "<target>" + mark(0, "Eins.") + " " + mark(1, "Zwei.") + "</target>"),
            {"One.|Eins.", "Two.|Zwei."}, 2);
        row("in another order",
            unit(source + segments + "<target>" + mark(1, "Zwei.") + mark(0, "Eins.") + "</target>"),
            {"One.|Eins.", "Two.|Zwei."}, 2);
        row("one is missing", unit(source + segments + "<target>" + mark(1, "Zwei.") + "</target>"),
            {"Two.|Zwei."}, 2);
        row("one is empty",
            unit(source + segments + "<target>" + mark(0, "") + mark(1, "Zwei.") + "</target>"),
            {"Two.|Zwei."}, 2);
        row("segments inside other tags",
            unit(source + "<seg-source><g id='1'>" + mark(0, "One <mrk mtype='x-term'>now</mrk>.") + "</g>" +
                 mark(1, "Two<x id='2'/>.") + "</seg-source><target><g id='1'>" +
                 mark(0, "Eins <g id='3'>jetzt</g>.") + "</g>" + mark(1, "Zwei.") + "</target>"),
            {"One now.|Eins jetzt.", "Two.|Zwei."}, 2);
        row("segments in the source itself",
            unit("<source>" + mark(4, "One.") + mark(7, "Two.") + "</source><target>" + mark(4, "Eins.") +
                 mark(7, "Zwei.") + "</target>"),
            {"One.|Eins.", "Two.|Zwei."}, 2);
        row("a target without segments", unit(source + segments + "<target>Eins. Zwei.</target>"),
            {"One. Two.|Eins. Zwei."}, 1);
        row("a source without segments, half translated",
            unit(source + "<target>" + mark(0, "Eins.") + mark(1, "") + "</target>") +
                unit("<source>Yes</source><target>Ja</target>"),
            {"Yes|Ja"}, 2);
        row("an empty target", unit(source + "<target/>") + unit("<source>Yes</source><target>Ja</target>"),
            {"Yes|Ja"}, 2);
        row("a candidate before the target",
            unit("<source>Dog</source><alt-trans "
                 "match-quality='80'><source>Dogs</source><target>Hunde</target>"
                 "</alt-trans><target>Hund</target>"),
            {"Dog|Hund"}, 1);
        row("a candidate and no target",
            unit("<source>Dog</source><alt-trans "
                 "match-quality='80'><target>Hund</target></alt-trans><target/>"),
            {"Dog|Hund|0.8"}, 1);
        row("a former version is no candidate",
            unit("<source>Dog</source><alt-trans "
                 "alttranstype='previous-version'><target>Katze</target></alt-trans>") +
                unit("<source>Yes</source><target>Ja</target>"),
            {"Yes|Ja"}, 2);
        row("a candidate in another language",
            unit("<source>Dog</source><alt-trans><target xml:lang='fr'>chien</target></alt-trans>") +
                unit("<source>Yes</source><target>Ja</target>"),
            {"Yes|Ja"}, 2);
        row("a candidate of a segment",
            unit(source + segments +
                 "<alt-trans mid='1' match-quality='50%'><target>Zwei.</target></alt-trans>"),
            {"Two.|Zwei.|0.5"}, 1);
        row("a note in a candidate is not its text",
            unit("<source>Dog</source><target>Hund</target><alt-trans><target>Tier</target><note>score=0.1</"
                 "note>"
                 "</alt-trans><note>score=0.5</note>"),
            {"Dog|Hund|0.5"}, 1);
    }
    void segmentsAndUnitsBecomePairs() {
        QFETCH(QString, units);
        QFETCH(QStringList, pairs);
        QFETCH(int, count);
        const auto read = test::readPairs(inputOf(document(xliff(units.toStdString()))));
        QCOMPARE(QString::fromStdString(read.error), QString());
        QVERIFY(read.problems.empty());
        QCOMPARE(test::shown(read.pairs), pairs);
        QCOMPARE(read.lines, std::int64_t{count});
    }

    void filesInSeveralLanguagesAreNotMixed() {
        const std::string german = xliff(unit("<source>Dog</source><target>Hund</target>"), "de"),
                          french = xliff(unit("<source>Cat</source><target>chat</target>"), "fr-FR");
        const std::string both = document(german + french);
        auto read = test::readPairs(inputOf(both, "en,fr"));
        QCOMPARE(read.error, std::string());
        QCOMPARE(test::shown(read.pairs), QStringList{"Cat|chat"});
        QCOMPARE(read.languages.second, std::string("fr-FR"));
        QCOMPARE(test::shown(test::readPairs(inputOf(both, "de,en")).pairs), QStringList{"Hund|Dog"});
        const auto mixed = import(inputOf(both));
        QVERIFY(!mixed);
        const QString said = QString::fromStdString(mixed.error().sentence());
        QVERIFY2(said.contains("en-de, en-fr-FR") && said.contains("--languages"), qPrintable(said));
        const auto other = import(inputOf(both, "en,es"));
        QVERIFY(!other &&
                other.error().sentence().find("no file from \"en\" to \"es\"") != std::string::npos);
        // The preview shows the first and asks.
        const auto preview = previewPairs(inputOf(both), 10);
        VERIFY_OK(preview);
        QCOMPARE(preview->rows.size(), 1U);
        QVERIFY(preview->remarks.at(0).find("en-de, en-fr-FR") != std::string::npos);
        // The other direction is the same pair of languages.
        const std::string back =
            "<file source-language='de' target-language='en' original='b' datatype='x'><body>" +
            unit("<source>Maus</source><target>mouse</target>") + "</body></file>";
        QCOMPARE(test::shown(test::readPairs(inputOf(document(german + back))).pairs),
                 (QStringList{"Dog|Hund", "mouse|Maus"}));
    }

    void unitsWithoutATranslationAreCounted_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("remark");
        const auto row = [](const char* name, const std::string& text, const char* remark) {
            QTest::newRow(name) << QString::fromStdString(text) << remark;
        };
        const Variants good{{"en", "Dog"}, {"de", "Hund"}};
        row("none", memory({good}), "");
        row("an empty side", memory({good, {{"en", "Cat"}, {"de", ""}}}),
            "1 of 2 units has no translation: unit 2");
        row("a missing side", memory({{{"en", "Cat"}}, good, {{"en", "Cow"}}}),
            "2 of 3 units have no translation; the first is unit 1");
        row("white space", memory({{{"en", " "}, {"de", "Kuh"}}, good}),
            "1 of 2 units has no translation: unit 1");
        row("XLIFF",
            document(xliff(unit("<source>Dog</source><target>Hund</target>") +
                           unit("<source>Cat</source><target/>") + unit("<source>Cow</source>"))),
            "2 of 3 units have no translation; the first is unit 2");
    }
    void unitsWithoutATranslationAreCounted() {
        QFETCH(QString, text);
        QFETCH(QString, remark);
        const auto imported = import(inputOf(text.toStdString()));
        VERIFY_OK(imported);
        QCOMPARE(imported->pairsKept, 1);
        QCOMPARE(imported->counted, std::string("unit"));
        QCOMPARE(imported->linesRejected, 0);
        QCOMPARE(imported->pairsRead, 1);
        QCOMPARE(imported->leftOut.total(), imported->linesRead - 1);
        QCOMPARE(QString::fromStdString(imported->remarks.empty() ? "" : imported->remarks.front()), remark);
    }

    void aLongSegmentIsNamedByItsUnit() {
        const auto read = test::readPairs(inputOf(
            memory({{{"en", "Dog"}, {"de", "Hund"}}, {{"en", std::string(1'000'001, 'x')}, {"de", "x"}}})));
        QCOMPARE(read.pairs.size(), 1U);
        QVERIFY2(read.problems.at(0).find("a.tmx: unit 2: a segment of more than") != std::string::npos,
                 read.problems.at(0).c_str());
    }

    void languagesOfAMemoryAreListedUnlessTwoAreClear_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("remark");
        QTest::addColumn<QStringList>("pairs");
        const auto row = [](const char* name, const std::string& text, const char* languages,
                            const char* error, const char* remark, const QStringList& pairs) {
            QTest::newRow(name) << QString::fromStdString(text) << languages << error << remark << pairs;
        };
        const Variants german{{"en", "Dog"}, {"de", "Hund"}}, french{{"en", "Cat"}, {"fr", "chat"}};
        row("three languages, late", memory({german, german, french}), "", "the languages de, en, fr", "",
            {});
        row("two are chosen", memory({german, french}), "en,fr", "", "1 of 2 units has no translation",
            {"Cat|chat"});
        row("variants of both",
            memory({{{"en-US", "Dog"}, {"de-DE", "Hund"}}, {{"en-GB", "Cat"}, {"de-AT", "Katze"}}}), "", "",
            "", {"Dog|Hund", "Cat|Katze"});
        const Variants british{{"en-US", "color"}, {"en-GB", "colour"}};
        row("variants of one language", memory({british}, "en-US"), "", "",
            "en-US and en-GB are variants of one language", {"color|colour"});
        row("variants, chosen", memory({british}, "en-US"), "en-GB,en-US", "", "", {"colour|color"});
        row("variants next to another language",
            memory({{{"en-US", "color"}, {"en-GB", "colour"}, {"de", "Farbe"}}}, "en-US"), "",
            "the languages de, en-GB, en-US", "", {});
    }
    void languagesOfAMemoryAreListedUnlessTwoAreClear() {
        QFETCH(QString, text);
        QFETCH(QString, languages);
        QFETCH(QString, error);
        QFETCH(QString, remark);
        QFETCH(QStringList, pairs);
        const PairInput input = inputOf(text.toStdString(), languages.toStdString());
        const auto imported = import(input);
        if (!error.isEmpty()) {
            QVERIFY(!imported);
            const QString said = QString::fromStdString(imported.error().sentence());
            QVERIFY2(said.contains(error) && said.contains("--languages"), qPrintable(said));
            return;
        }
        VERIFY_OK(imported);
        QVERIFY(QString::fromStdString(imported->remarks.empty() ? "" : imported->remarks.front())
                    .startsWith(remark));
        QCOMPARE(imported->remarks.empty(), remark.isEmpty());
        QCOMPARE(test::shown(test::readPairs(input).pairs), pairs);
    }
};

QTEST_GUILESS_MAIN(TestXmlUnits)
#include "test_xml_units.moc"
