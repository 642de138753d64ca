// Numbers in texts: how they are read, and which of them differ.
#include <QTest>

#include "core/text/numbers.h"

using namespace paragram;

namespace {

QString valuesOf(const std::vector<NumberInText>& numbers) {
    QStringList values;
    for (const NumberInText& number : numbers) values << QString::fromStdString(number.value);
    return values.join(' ');
}

}  // namespace

class TestNumbers : public QObject {
    Q_OBJECT

  private slots:
    void numbersAreReadAcrossLanguages_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        const auto row = [](const char* text, const char* values) {
            QTest::newRow(text) << QString::fromUtf8(text) << values;
        };
        row("no number", "");
        row("1000 people, 007", "1000 7");
        // Thousands.
        for (const char* text : {"1,000", "1.000", "1 000", "1\u00A0000", "1\u202F000", "1'000", "1’000",
                                 "1000", "١٬٠٠٠", "１，０００", "१०००"})
            row(text, "1000");
        row("1.234.567", "1234567");
        row("12,34,567", "1234567");
        row("1,234,567.80 and 1.234.567,80", "1234567.8 1234567.8");
        row("1 234,5", "1234.5");
        row("0.125 or 0,125", "0.125 0.125");
        row("2010 300", "2010 300");
        row("5 10 15", "5 10 15");
        // Decimals and times.
        row("1.5, 1,5 and 1.50", "1.5 1.5 1.5");
        row("٣٫٥", "3.5");
        row("14:30 14.30 14h30 14 h", "14.3 14.3 14.3 14");
        row("14:30:15", "14 30 15");
        row("16:9", "16 9");
        // Dates and versions.
        row("12.05.2021", "12 5 2021");
        row("2021-05-12", "2021 5 12");
        row("5/12/2021", "5 12 2021");
        row("12. Mai 2021.", "12 2021");
        row("٢٠٢١/٠٥/١٢", "2021 5 12");
        row("version 1.2.3", "1 2 3");
        // Within words and beside other characters.
        row("A4, B2B, mp3", "4 2 3");
        row("-5 °C, 20%, $3.50, (7)", "5 20 3.5 7");
        row("3,5,7", "3 5 7");
        row("10.", "10");
        row("0 00 0.0", "0 0 0");
    }
    void numbersAreReadAcrossLanguages() {
        QFETCH(QString, text);
        QTEST(valuesOf(numbersIn(text.toStdString())), "values");
    }

    void spansAreThoseOfTheWholeNumber() {
        const std::string text = "Um 14:30 kamen 1.000 Gäste, am 12.05.2021.";
        QStringList spans;
        for (const NumberInText& number : numbersIn(text))
            spans << QString::fromStdString(text.substr(number.span.begin, number.span.size));
        QCOMPARE(spans, QStringList({"14:30", "1.000", "12", "05", "2021"}));
    }

    void differingNumbersAreFound_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("missing");  // of the query in the text found
        QTest::addColumn<QString>("others");   // of the text found
        const auto row = [](const char* query, const char* found, const char* missing, const char* others) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(found) << missing << others;
        };
        row("On 12 May 2021", "On 14 May 2021", "12", "14");
        row("1,000 copies", "1.000 ejemplares", "", "");
        row("1,500 people", "1.5 people", "1500", "1.5");
        row("the 12.05.2021", "le 12/05/2021", "", "");
        row("at 2:30", "um 2.30 Uhr", "", "");
        row("في 12 مايو", "في ١٢ مايو", "", "");
        row("2 and 2", "2 and 3", "2", "3");
        row("none", "page 7", "", "7");
    }
    void differingNumbersAreFound() {
        QFETCH(QString, query);
        QFETCH(QString, found);
        const auto ofQuery = numbersIn(query.toStdString()), ofFound = numbersIn(found.toStdString());
        QTEST(valuesOf(numbersMissingIn(ofFound, ofQuery)), "missing");
        QTEST(valuesOf(numbersMissingIn(ofQuery, ofFound)), "others");
    }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "test_numbers.moc"
