#include <QLocale>
#include <QTest>
#include <cmath>

#include "ui/widgets/number_text.h"

using namespace paragram::ui;

class TestNumberText : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void writesNumbersByLocale();
    void writesDurations_data();
    void writesDurations();
    void writesSizes();
    void writesLists_data();
    void writesLists();
};

void TestNumberText::writesNumbersByLocale() {
    QCOMPARE(countText(112408), QString("112,408"));
    QCOMPARE(scoreText(0.8213), QString("82.1"));
    QCOMPARE(scoreText(std::nan("")), QString("–"));
    QCOMPARE(cosineText(-0.126), QString("-0.13"));
    QCOMPARE(shortNumber(0.001), QString("0.001"));
    QCOMPARE(shortNumber(300), QString("300"));
    QCOMPARE(shortNumber(0.1 + 0.2), QString("0.3"));
}

void TestNumberText::writesDurations_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("seconds") << 41.2 << "41 s";
    QTest::newRow("minutes and seconds") << 110.0 << "1 min 50 s";
    QTest::newRow("whole minutes") << 120.0 << "2 min";
    QTest::newRow("many minutes") << 1234.0 << "21 min";
    QTest::newRow("hours") << 7500.0 << "2 h 5 min";
    QTest::newRow("whole hours") << 7200.0 << "2 h";
}

void TestNumberText::writesDurations() {
    QFETCH(double, seconds);
    QTEST(durationText(seconds), "text");
}

void TestNumberText::writesSizes() {
    QCOMPARE(bytesText(4e8), QString("0.4 GB"));
    QCOMPARE(bytesText(24e6), QString("24 MB"));
    QCOMPARE(bytesText(1500), QString("2 kB"));
}

void TestNumberText::writesLists_data() {
    QTest::addColumn<QLocale::Language>("language");
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << QLocale::English << "a, b, c";
    QTest::newRow("Arabic") << QLocale::Arabic << "a، b، c";
    QTest::newRow("Chinese") << QLocale::Chinese << "a、b、c";
    QTest::newRow("Japanese") << QLocale::Japanese << "a、b、c";
}

void TestNumberText::writesLists() {
    QFETCH(QLocale::Language, language);
    const QLocale before;
    QLocale::setDefault(QLocale(language));
    const QString text = listText({"a", "b", "c"});
    QLocale::setDefault(before);
    QTEST(text, "text");
}

QTEST_GUILESS_MAIN(TestNumberText)
#include "test_number_text.moc"
