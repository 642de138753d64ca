// The languages of the window: what is chosen, and how it says numbers, plurals and the engine's texts.
#include <QGuiApplication>

#include "core/settings/setting_measures.h"
#include "core/settings/setting_table.h"
#include "tests/ui/support/window_test.h"
#include "ui/jobs/job_runner.h"
#include "ui/language/engine_text.h"
#include "ui/language/languages.h"
#include "ui/models/language_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestLanguages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { isolateSettings(settings_); }
    void cleanup() { applyLanguage("en"); }
    void aChoiceIsKept();
    void pluralsFollowTheLanguage_data();
    void pluralsFollowTheLanguage();
    void numbersFollowTheLanguage_data();
    void numbersFollowTheLanguage();
    void arabicRunsFromTheRight();
    void textsOfTheEngineAreTranslated_data();
    void textsOfTheEngineAreTranslated();
    void stagesWithANameAreTranslated();
    void errorsAreTranslated();
    void measuredEffectsAreTranslated();
    void namesOfLanguagesAreTranslated();
    void qtsOwnTextsAreTranslated();

  private:
    QTemporaryDir settings_;
};

void TestLanguages::aChoiceIsKept() {
    QCOMPARE(savedLanguage(), QString());
    saveLanguage("ja");
    QCOMPARE(savedLanguage(), QString("ja"));
    QCOMPARE(languageOf("ja"), QString("ja"));
    // The system's, whichever it is; never one that does not exist.
    QVERIFY(languageOf("xx") == languageOf({}));
    saveLanguage({});
}

void TestLanguages::pluralsFollowTheLanguage_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* code, int count, const char* said) {
        QTest::addRow("%s %d", code, count) << code << count << said;
    };
    row("en", 1, "1 pair copied.");
    row("en", 2, "2 pairs copied.");
    row("es", 1, "1 par copiado.");
    row("es", 1200, "1200 pares copiados.");
    row("fr", 0, "0 paire copiée.");
    row("fr", 2, "2 paires copiées.");
    row("de", 3, "3 Paare kopiert.");
    row("zh_CN", 1, "已复制 1 个句对。");
    row("ja", 5, "5 文対をコピーしました。");
    row("ar", 0, "نُسخ 0 زوج.");
    row("ar", 1, "نُسخ زوج واحد (1).");
    row("ar", 2, "نُسخ زوجان (2).");
    row("ar", 3, "نُسخت 3 أزواج.");
    row("ar", 11, "نُسخ 11 زوجا.");
    row("ar", 100, "نُسخ 100 زوج.");
}

void TestLanguages::pluralsFollowTheLanguage() {
    QFETCH(QString, code);
    QFETCH(int, count);
    applyLanguage(code);
    const QString text =
        QCoreApplication::translate("paragram::ui::DataPanel", "%1 pairs copied.", nullptr, plural(count));
    QTEST(text.arg(count), "said");
}

void TestLanguages::numbersFollowTheLanguage_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("large");
    QTest::addColumn<QString>("fraction");
    QTest::newRow("en") << "en"
                        << "112,408"
                        << "0.5";
    QTest::newRow("es") << "es"
                        << "112.408"
                        << "0,5";
    QTest::newRow("de") << "de"
                        << "112.408"
                        << "0,5";
    QTest::newRow("zh_CN") << "zh_CN"
                           << "112,408"
                           << "0.5";
    QTest::newRow("ja") << "ja"
                        << "112,408"
                        << "0.5";
    QTest::newRow("ar") << "ar"
                        << "112,408"
                        << "0.5";
}

void TestLanguages::numbersFollowTheLanguage() {
    QFETCH(QString, code);
    applyLanguage(code);
    QTEST(countText(112408), "large");
    QTEST(numberText(0.5, 1), "fraction");
    QCOMPARE(QLocale().toDouble(numberText(0.5, 1)), 0.5);
}

void TestLanguages::arabicRunsFromTheRight() {
    applyLanguage("ar");
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    applyLanguage("es");
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

void TestLanguages::textsOfTheEngineAreTranslated_data() {
    QTest::addColumn<int>("table");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    const auto row = [](EngineTable table, const char* text, const char* said) {
        QTest::newRow(contextOf(table)) << static_cast<int>(table) << text << said;
    };
    row(EngineTable::settings, "Mega-batch", "Megalote");
    row(EngineTable::filters, "length ratio", "razón de longitudes");
    row(EngineTable::formats, "Tab-separated", "Separado por tabuladores");
    row(EngineTable::exports, "Raw numbers", "Números en bruto");
    row(EngineTable::catalogue, "Cite Koehn (2005).", "Cite Koehn (2005).");
    row(EngineTable::jobs, "Reading pairs", "Leyendo pares");
}

void TestLanguages::textsOfTheEngineAreTranslated() {
    QFETCH(int, table);
    QFETCH(QString, text);
    applyLanguage("es");
    QTEST(engineText(static_cast<EngineTable>(table), text.toStdString()), "said");
    applyLanguage("en");
    QCOMPARE(engineText(static_cast<EngineTable>(table), text.toStdString()), text);
}

void TestLanguages::stagesWithANameAreTranslated() {
    applyLanguage("es");
    QCOMPARE(stageText("Reading train.tsv"), QString("Leyendo train.tsv"));
    QCOMPARE(stageText("Reading pairs"), QString("Leyendo pares"));
    QCOMPARE(stageText("Something new"), QString("Something new"));
    applyLanguage("en");
    QCOMPARE(stageText("Reading train.tsv"), QString("Reading train.tsv"));
}

void TestLanguages::errorsAreTranslated() {
    const Error missing{"/x/a.tsv", "no such file", "", "check the name"};
    QCOMPARE(inWindowWords(missing), QString("/x/a.tsv: no such file; check the name"));
    applyLanguage("es");
    QCOMPARE(inWindowWords(missing), QString("/x/a.tsv: no existe el archivo; compruebe el nombre"));
    const Error folder{"/x/y/a.tsv", "its folder does not exist", "", "create /x/y first"};
    QCOMPARE(inWindowWords(folder), QString("/x/y/a.tsv: su carpeta no existe; cree antes /x/y"));
    // Counts and places inside are said in the language as well.
    QCOMPARE(inWindowWords("2 of 4 units have no translation; the first is unit 3 of /x/b.tmx"),
             QString("2 de 4 unidades no tienen traducción; la primera vez, unidad 3 de /x/b.tmx"));
    QCOMPARE(inWindowWords("1 of 6,830 messages has no translation: message 4"),
             QString("1 de 6830 mensajes no tiene traducción: mensaje 4"));
    QCOMPARE(inWindowWords("2 of 3 entries have no translation that could be read"),
             QString("2 de 3 entradas no tienen traducción que se pueda leer"));
    // Never half a sentence.
    const Error rare{"/x/a.tsv", "no such file", "", "ask the one who wrote it"};
    QCOMPARE(inWindowWords(rare), QString("/x/a.tsv: no such file; ask the one who wrote it"));
    // Values stay, in the order of the other language, and so do names and numbers alone.
    const Error file{"/x/a.bin", "300 bytes instead of 400", "fp32", "use another copy"};
    const QString said = inWindowWords(file);
    QVERIFY2(said.startsWith("/x/a.bin: 300 bytes en lugar de 400") && said.contains("fp32"),
             qPrintable(said));
    // The user's own text stays, even where it is a text of the engine.
    const QString quoted =
        inWindowWords(Error{"/x/a.tsv:3", "\"missing\" as gold score", "a number", "check the name"});
    QVERIFY2(quoted.contains("\"missing\"") && !quoted.contains("expected"), qPrintable(quoted));
    // Of two texts that fit, the one that says more: "%1 bytes" fits as well.
    QVERIFY2(!said.contains("instead"), qPrintable(said));
    QVERIFY2(!inWindowWords(std::string("STS 2013 is absent.")).contains("absent"),
             qPrintable(inWindowWords(std::string("STS 2013 is absent."))));
    // What is counted has the plural of the language.
    const auto scanned = [](const char* pages) {
        return inWindowWords(Error{"a.pdf", std::string(pages) + " without text, probably scanned",
                                   "a PDF with text", "use another copy"});
    };
    QVERIFY2(scanned("12,000 pages").startsWith("a.pdf: 12.000 páginas sin texto"),
             qPrintable(scanned("12,000 pages")));
    QVERIFY2(scanned("1 page").startsWith("a.pdf: 1 página sin texto"), qPrintable(scanned("1 page")));
    applyLanguage("ar");
    QVERIFY2(scanned("2 pages").contains("صفحتان"), qPrintable(scanned("2 pages")));
    QVERIFY2(scanned("7 pages").contains("صفحات"), qPrintable(scanned("7 pages")));
    applyLanguage("zh_CN");
    QCOMPARE(inWindowWords(Error{"a.h5", "truncated or damaged", "a complete HDF5 file", "use another copy"}),
             QString("a.h5：被截断或已损坏，应为完整的 HDF5 文件；请使用其他副本"));
}

void TestLanguages::measuredEffectsAreTranslated() {
    int measured = 0;
    for (const Language& language : languages()) {
        applyLanguage(language.code);
        for (const SettingRow& row : settingTable()) {
            const std::string& effect = measuredEffect(row.key);
            if (effect.empty()) continue;
            ++measured;
            const QString shown = engineText(EngineTable::settings, effect);
            QCOMPARE(shown == QString::fromStdString(effect), language.code == "en");
        }
    }
    QVERIFY(measured >= 15 * static_cast<int>(languages().size()));
}

void TestLanguages::namesOfLanguagesAreTranslated() {
    QCOMPARE(languageName("es"), QString("Spanish"));
    QCOMPARE(languageName("xyz"), QString("xyz"));
    applyLanguage("de");
    QCOMPARE(languageName("es"), QString("Spanisch"));
    QCOMPARE(inlineText(EngineTable::settings, "Margin"), QString("Marge"));  // nouns stay capitalised
    applyLanguage("fr");
    QCOMPARE(languageName("es"), QString("espagnol"));
    QCOMPARE(sideName("es", true), QString("Espagnol"));
    QCOMPARE(inlineText(EngineTable::settings, "Margin"), QString("marge"));
}

void TestLanguages::qtsOwnTextsAreTranslated() {
    applyLanguage("de");
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QString("Abbrechen"));
}

QTEST_MAIN(TestLanguages)
#include "test_languages.moc"
