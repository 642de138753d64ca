#include <QFile>
#include <QSet>
#include <QStringList>
#include <QTest>
#include <array>

#include "datasets/sample/english.h"
#include "datasets/sample/grading.h"
#include "datasets/sample/sample.h"
#include "datasets/sample/spanish.h"
#include "datasets/sample/spanish_inflection.h"
#include "datasets/sample/training_pairs.h"

using namespace paragram::sample;

namespace {

using Rows = QList<QStringList>;

Rows rowsOf(const SampleFile& file) {
    QStringList lines = QString::fromStdString(file.text).split('\n');
    lines.removeLast();  // after the last line feed
    Rows rows;
    for (const QString& line : lines) {
        rows.append(line.split('\t'));
    }
    return rows;
}

bool isGraded(const SampleFile& file) {
    return file.name != "train.en-es.tsv";
}

template <typename Row, typename Text>
int indexOf(std::span<const Row> table, Text text, std::string_view word) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (text(table[i]) == word) {
            return static_cast<int>(i);
        }
    }
    qFatal("no such word in the lexicon");
    return kNone;
}

int person(std::string_view word) {
    return indexOf(
        people(), [](const Person& row) { return row.english[0].singular; }, word);
}

int thing(std::string_view word) {
    return indexOf(
        thingTable(), [](const Thing& row) { return row.english[0].singular; }, word);
}

int verb(std::string_view word) {
    return indexOf(
        verbs(), [](const Verb& row) { return row.english[0].base; }, word);
}

int place(std::string_view word) {
    return indexOf(
        placeTable(), [](const Place& row) { return row.english[0].noun; }, word);
}

int quality(std::string_view word) {
    return indexOf(
        qualities(), [](const Quality& row) { return row.english[0]; }, word);
}

int quantity(std::string_view word) {
    return indexOf(
        quantities(), [](const Quantity& row) { return row.english[0]; }, word);
}

int timeOf(std::string_view word) {
    return indexOf(
        times(), [](const Time& row) { return row.english[0]; }, word);
}

// "The doctor bought three apples at the market yesterday."
Meaning doctorBuysApples() {
    Meaning meaning;
    meaning.who = person("doctor");
    meaning.verb = verb("buy");
    meaning.thing = thing("apple");
    meaning.quantity = quantity("three");
    meaning.place = place("market");
    meaning.time = timeOf("yesterday");
    return meaning;
}

}  // namespace

class TestSample : public QObject {
    Q_OBJECT

  private:
    std::vector<SampleFile> files_;

  private slots:
    void initTestCase() { files_ = makeSample(); }

    void twoCallsGiveTheSameBytes() {
        const std::vector<SampleFile> again = makeSample();
        QCOMPARE(again.size(), files_.size());
        for (std::size_t i = 0; i < again.size(); ++i) {
            QCOMPARE(again[i].name, files_[i].name);
            QVERIFY(again[i].text == files_[i].text);
        }
    }

    void theCommittedFilesEqualTheGeneratorsOutput() {
        for (const SampleFile& file : files_) {
            QFile committed(QStringLiteral(PARAGRAM_SAMPLE_DATA "/") + QString::fromStdString(file.name));
            QVERIFY2(committed.open(QIODevice::ReadOnly), file.name.c_str());
            QVERIFY2(committed.readAll() == QByteArray::fromStdString(file.text), file.name.c_str());
        }
    }

    void theFilesHaveTheirNamesAndSizes() {
        const std::array<std::string, 7> names = {
            "train.en-es.tsv", "development.en-en.tsv", "development.es-es.tsv", "development.en-es.tsv",
            "test.en-en.tsv",  "test.es-es.tsv",        "test.en-es.tsv"};
        QCOMPARE(files_.size(), names.size());
        std::size_t bytes = 0;
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(files_[i].name, names[i]);
            QVERIFY(rowsOf(files_[i]).size() >= (isGraded(files_[i]) ? 300 : 20000));
            bytes += files_[i].text.size();
        }
        QVERIFY(bytes < 4000000);
    }

    void trainingContainsSeveralThousandDifferentMeanings() {
        Random random(1);
        const std::vector<Meaning> meanings = drawTrainingMeanings({}, random);
        QCOMPARE(std::set<Meaning>(meanings.begin(), meanings.end()).size(), std::size_t{kTrainingMeanings});
        QVERIFY(kTrainingMeanings >= 5000);
    }

    void everyLineIsValidAndTidyText() {
        for (const SampleFile& file : files_) {
            const QByteArray bytes = QByteArray::fromStdString(file.text);
            QCOMPARE(QString::fromUtf8(bytes).toUtf8(), bytes);
            QVERIFY(!bytes.contains("  ") && !bytes.contains(" \n") && !bytes.contains("\t ") &&
                    !bytes.contains(" \t") && !bytes.contains('\r') && bytes.endsWith('\n'));
            for (const QStringList& row : rowsOf(file)) {
                QCOMPARE(row.size(), isGraded(file) ? 3 : 2);
                for (const QString& sentence : row.mid(isGraded(file) ? 1 : 0)) {
                    QVERIFY2(sentence.endsWith('.') || sentence.endsWith('?'), qPrintable(sentence));
                    QVERIFY2(!sentence.at(0).isLower(), qPrintable(sentence));
                }
            }
        }
    }

    void noGradedSentenceOccursInTraining() {
        QSet<QString> trained;
        for (const QStringList& row : rowsOf(files_.front())) {
            trained.insert(row[0].toLower());
            trained.insert(row[1].toLower());
        }
        QSet<QString> graded;
        for (std::size_t i = 1; i < files_.size(); ++i) {
            for (const QStringList& row : rowsOf(files_[i])) {
                for (const QString& sentence : row.mid(1)) {
                    QVERIFY2(!trained.contains(sentence.toLower()), qPrintable(sentence));
                    QVERIFY2(!graded.contains(sentence.toLower()), qPrintable(sentence));
                    graded.insert(sentence.toLower());
                }
            }
        }
    }

    void goldScoresAreSpreadEvenlyOverTheirRange() {
        for (std::size_t i = 1; i < files_.size(); ++i) {
            std::array<int, 5> bins = {};
            for (const QStringList& row : rowsOf(files_[i])) {
                const double gold = row[0].toDouble();
                QVERIFY(gold >= 0.0 && gold <= 5.0);
                ++bins[static_cast<std::size_t>(std::min(4.0, gold))];
            }
            for (const int count : bins) {
                QCOMPARE(count, 80);
            }
        }
    }

    void spanishContractsItsArticlesAndAgrees() {
        const QString training = QString::fromStdString(files_.front().text);
        for (const char* wrong : {" a el ", " de el ", " la agua", " la aula", " una mapa", "manzanas rojos",
                                  "manzanas baratos", " los mujer", " las hombre"}) {
            QVERIFY2(!training.contains(QLatin1String(wrong)), wrong);
        }
        for (const char* right : {" al ", " del ", "el agua", "mucha agua", "el mapa", "la mujer"}) {
            QVERIFY2(training.contains(QLatin1String(right)), right);
        }
    }

    void aMeaningIsExpressedInBothLanguages_data() {
        QTest::addColumn<int>("frame");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("spanish");
        QTest::newRow("plain") << static_cast<int>(Frame::Plain)
                               << "The doctor bought three apples at the market yesterday."
                               << "El médico compró tres manzanas en el mercado ayer.";
        QTest::newRow("passive") << static_cast<int>(Frame::Passive)
                                 << "Three apples were bought by the doctor at the market yesterday."
                                 << "Tres manzanas fueron compradas por el médico en el mercado ayer.";
        QTest::newRow("cleft") << static_cast<int>(Frame::Cleft)
                               << "It was the doctor who bought three apples at the market yesterday."
                               << "Fue el médico quien compró tres manzanas en el mercado ayer.";
    }

    void aMeaningIsExpressedInBothLanguages() {
        QFETCH(int, frame);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        Wording wording;
        wording.frame = static_cast<Frame>(frame);
        QCOMPARE(QString::fromStdString(englishSentence(doctorBuysApples(), wording)), english);
        QCOMPARE(QString::fromStdString(spanishSentence(doctorBuysApples(), wording)), spanish);
    }

    void negationQuestionAndRecipientAreExpressed() {
        Meaning gift = doctorBuysApples();
        gift.verb = verb("give");
        gift.whom = person("teacher");
        gift.place = kNone;
        gift.negated = true;
        Wording wording;
        wording.contracted = true;
        wording.alternative = true;
        QCOMPARE(englishSentence(gift, wording),
                 "The doctor didn't give the teacher three apples yesterday.");
        QCOMPARE(spanishSentence(gift, wording), "El médico no le dio tres manzanas al maestro ayer.");

        Meaning question = doctorBuysApples();
        question.mood = Mood::Question;
        QCOMPARE(englishSentence(question, {}), "Did the doctor buy three apples at the market yesterday?");
        QCOMPARE(spanishSentence(question, {}), "¿Compró el médico tres manzanas en el mercado ayer?");
    }

    void spanishVerbsKeepTheirIrregularForms() {
        const SpanishVerb& read = verbs()[static_cast<std::size_t>(verb("read"))].spanish[0];
        QCOMPARE(spanishPreterite(read, SpanishPerson::They), "leyeron");
        QCOMPARE(spanishPreterite(read, SpanishPerson::We), "leímos");
        QCOMPARE(spanishPreterite(read, SpanishPerson::You), "leíste");
        const SpanishVerb& bring = verbs()[static_cast<std::size_t>(verb("bring"))].spanish[0];
        QCOMPARE(spanishPreterite(bring, SpanishPerson::They), "trajeron");
        QCOMPARE(spanishPresent(bring, SpanishPerson::I), "traigo");
        const SpanishVerb& go = verbs()[static_cast<std::size_t>(verb("go"))].spanish[0];
        QCOMPARE(spanishPreterite(go, SpanishPerson::They), "fueron");
        const SpanishVerb& play = verbs()[static_cast<std::size_t>(verb("play"))].spanish[0];
        QCOMPARE(spanishPreterite(play, SpanishPerson::I), "toqué");
        QCOMPARE(spanishPlural("camión"), "camiones");
        QCOMPARE(spanishPlural("paraguas"), "paraguas");
        QCOMPARE(spanishAgreeing("joven", {Gender::Feminine, true}), "jóvenes");
    }

    // Weights in total: buy 6, apples 6, doctor 5, market 3, yesterday 2, three 1: 23.
    void theGoldScoreIsTheSharedPartOfTheMeaning() {
        const Meaning base = doctorBuysApples();
        QCOMPARE(goldHundredths(base, base), 500);

        Meaning other = base;
        other.verb = verb("sell");
        QCOMPARE(goldHundredths(base, other), 370);  // 5 * 17/23

        other = base;
        other.quality = quality("delicious");
        QCOMPARE(goldHundredths(base, other), 460);  // 5 * 23/25: one says more than the other

        other = base;
        other.negated = true;
        QCOMPARE(goldHundredths(base, other), 200);  // 5 * 0.4

        other = base;
        other.mood = Mood::Question;
        other.place = kNone;
        QCOMPARE(goldHundredths(base, other), 391);  // 5 * 20/23 * 0.9
        QCOMPARE(goldHundredths(other, base), 391);
    }

    void unrelatedMeaningsHaveAGoldScoreOfZero() {
        Meaning nurse;
        nurse.who = person("nurse");
        nurse.verb = verb("sleep");
        QCOMPARE(goldHundredths(doctorBuysApples(), nurse), 0);
    }

    void everyDrawnMeaningIsPlausible() {
        Random random(2);
        for (int i = 0; i < 2000; ++i) {
            QVERIFY(isPlausible(drawMeaning(random)));
        }
    }
};

QTEST_APPLESS_MAIN(TestSample)
#include "test_sample.moc"
