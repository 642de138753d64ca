#include <QTest>

#include "ui/widgets/card.h"
#include "ui/widgets/elided_label.h"

using namespace paragram::ui;

class TestElidedLabel : public QObject {
    Q_OBJECT

  private slots:
    void showsWhatThereIsRoomFor();
    void aCardPassesOnTheShortForms();
};

void TestElidedLabel::showsWhatThereIsRoomFor() {
    ElidedLabel label("English words");
    const auto widthOf = [&label](const QString& text) {
        return label.fontMetrics().horizontalAdvance(text);
    };
    label.resize(label.sizeHint());
    QCOMPARE(label.shownText(), QString("English words"));

    label.resize(widthOf("English w"), label.height());
    QVERIFY2(label.shownText().startsWith("Engl"), qPrintable(label.shownText()));
    QVERIFY2(label.shownText().endsWith(QChar(0x2026)), qPrintable(label.shownText()));
    label.setShortForm("English");
    QCOMPARE(label.shownText(), QString("English"));

    label.resize(widthOf("Engli"), label.height());
    QVERIFY2(label.shownText().endsWith(QChar(0x2026)), qPrintable(label.shownText()));
    label.resize(label.sizeHint());
    QCOMPARE(label.shownText(), QString("English words"));
}

void TestElidedLabel::aCardPassesOnTheShortForms() {
    Card card;
    card.setTitle("Inglés: palabras de cada oración", "Inglés");
    card.setNote("0 dudosos · 1 seguro", "0 dudosos");
    QCOMPARE(card.accessibleName(), QString("Inglés: palabras de cada oración"));
    const auto labels = card.findChildren<ElidedLabel*>();
    QCOMPARE(labels.size(), 2);
    for (ElidedLabel* label : labels) label->resize(label->sizeHint().width() - 4, label->height());
    QCOMPARE(labels[0]->shownText(), QString("Inglés"));
    QCOMPARE(labels[1]->shownText(), QString("0 dudosos"));

    // A new title without a short form does not keep the old one.
    card.setTitle("Statistics of all the pairs");
    labels[0]->resize(labels[0]->sizeHint().width() - 4, labels[0]->height());
    QVERIFY(labels[0]->shownText().startsWith("Statistics"));
}

QTEST_MAIN(TestElidedLabel)
#include "test_elided_label.moc"
