// P20's probing tasks from text: labels by hand, balance, caps, the same draw from the same seed, and files
// that an evaluation recognises.
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/evaluation/sets/evaluation_suites.h"
#include "core/tasks/evaluation/make_probing.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// Different sentences; number i has i mod 14 marks and an article in two of three.
std::vector<std::string> sentences(int count) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i) {
        std::string text = i % 3 == 0 ? "rien" : i % 3 == 1 ? "le chat" : "une porte";
        text += " n" + std::to_string(i) + "x";
        for (int mark = 0; mark < i % 14; ++mark) text += (mark + i) % 5 == 0 ? "?" : ".";
        all.push_back(text);
    }
    return all;
}

std::vector<ProbingTask> draw(const std::vector<std::string>& texts, const ProbingSizes& sizes,
                              std::uint64_t seed) {
    ProbingDraw drawn("fr", sizes, seed);
    for (const std::string& text : texts) drawn.add(text);
    return drawn.take();
}

std::string textOf(const ProbingTask& task) {
    std::string text;
    for (const ProbingExample& example : task.examples)
        text +=
            std::to_string(static_cast<int>(example.part)) + example.label + '\t' + example.sentence + '\n';
    return text;
}

}  // namespace

class TestProbingTasks : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void labelsAreThoseCountedByHand_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("first");
        QTest::newRow("none") << "no marks here"
                              << ""
                              << "";
        QTest::newRow("one") << "Well done!"
                             << "1"
                             << "!";
        QTest::newRow("apostrophe and stop") << "it's 5 o'clock."
                                             << "3"
                                             << "'";
        QTest::newRow("ten") << "a..........b"
                             << "10"
                             << ".";
        QTest::newRow("eleven") << "(...........)"
                                << "11"
                                << "(";
        QTest::newRow("twenty") << "--------------------"
                                << "11"
                                << "-";
        QTest::newRow("only ASCII counts") << QString::fromUtf8("«¿Qué?» … 5 €") << "1"
                                           << "?";
        QTest::newRow("brackets and signs") << "[a] {b} ~ ^ _ ` | @ # $ % & * + < = > / \\ \""
                                            << "11"
                                            << "[";
    }
    void labelsAreThoseCountedByHand() {
        QFETCH(QString, sentence);
        QFETCH(QString, number);
        QFETCH(QString, first);
        QCOMPARE(QString::fromStdString(punctuationNumber(sentence.toStdString())), number);
        QCOMPARE(QString::fromStdString(punctuationFirst(sentence.toStdString())), first);
    }

    void articlesTakeTheOtherGender_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("other");
        QTest::newRow("French") << "fr"
                                << "Le chat voit une porte."
                                << "La chat voit un porte.";
        QTest::newRow("all articles") << "fr"
                                      << "la mer, le ciel et un oiseau"
                                      << "le mer, la ciel et une oiseau";
        QTest::newRow("marks around") << "fr"
                                      << "(Un homme) dit: \"la\"!"
                                      << "(Une homme) dit: \"le\"!";
        QTest::newRow("capitals") << "fr"
                                  << "LE MONDE"
                                  << "LA MONDE";
        QTest::newRow("parts of words stay") << "fr" << QString::fromUtf8("donne-la à lui, là, l'une") << "";
        QTest::newRow("Spanish") << "es"
                                 << "Los perros y el gato"
                                 << "Las perros y la gato";
        QTest::newRow("Spanish plural") << "es"
                                        << "las casas  de la  calle"
                                        << "los casas  de el  calle";
        QTest::newRow("no articles") << "es"
                                     << "un hombre"
                                     << "";
        QTest::newRow("another language") << "en"
                                          << "la la land"
                                          << "";
    }
    void articlesTakeTheOtherGender() {
        QFETCH(QString, language);
        QFETCH(QString, sentence);
        QFETCH(QString, other);
        const std::string found = withOtherGender(sentence.toStdString(), language.toStdString());
        QCOMPARE(QString::fromStdString(found), other);
        if (!found.empty())
            QCOMPARE(QString::fromStdString(withOtherGender(found, language.toStdString())), sentence);
    }

    void partsHaveTheSizesAskedFor() {
        const ProbingSizes sizes{1000, 100, 150};
        const auto tasks = draw(sentences(20000), sizes, 1);
        QCOMPARE(tasks.size(), 3U);
        QCOMPARE(tasks[0].name, "punctuation_number");
        QCOMPARE(tasks[1].name, "punctuation_first");
        QCOMPARE(tasks[2].name, "gender_fr");
        for (const ProbingTask& task : tasks) {
            QCOMPARE(task.count(SetPart::train), 1000U);
            QCOMPARE(task.count(SetPart::development), 100U);
            QCOMPARE(task.count(SetPart::test), 100U);
            std::set<std::string> different;
            for (const ProbingExample& example : task.examples) different.insert(example.sentence);
            QCOMPARE(different.size(), task.examples.size());
        }
        QCOMPARE(tasks[0].labels(), 11U);
        std::map<std::string, int> labels;
        for (const ProbingExample& example : tasks[0].examples) {
            ++labels[example.label];
            QCOMPARE(punctuationNumber(example.sentence), example.label);
        }
        for (const auto& [label, count] : labels) QVERIFY(count <= 150);
        // Half of the articles are wrong, in every part.
        for (const SetPart part : {SetPart::train, SetPart::development, SetPart::test}) {
            std::size_t wrong = 0;
            for (const ProbingExample& example : tasks[2].examples) {
                if (example.part != part) continue;
                const bool isWrong =
                    example.sentence.starts_with("la ") || example.sentence.starts_with("un ");
                QCOMPARE(example.label, isWrong ? "wrong" : "right");
                wrong += isWrong ? 1 : 0;
            }
            QCOMPARE(2 * wrong, tasks[2].count(part));
        }
    }

    void theSeedAndTheSentencesDecideTheDraw() {
        const ProbingSizes sizes{600, 60, 100};
        std::vector<std::string> texts = sentences(5000);
        const auto tasks = draw(texts, sizes, 3);
        std::ranges::reverse(texts);
        texts.insert(texts.end(), texts.begin(), texts.begin() + 500);  // repeated
        const auto again = draw(texts, sizes, 3), other = draw(texts, sizes, 4);
        QCOMPARE(again.size(), tasks.size());
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            QCOMPARE(textOf(again[i]), textOf(tasks[i]));
            QVERIFY(textOf(other[i]) != textOf(tasks[i]));
        }
    }

    void littleTextMakesSmallerParts() {
        const auto tasks = draw(sentences(150), {}, 1);
        QCOMPARE(tasks.size(), 2U);  // 100 sentences have articles
        QVERIFY(tasks[0].count(SetPart::test) > 10);
        QCOMPARE(tasks[0].count(SetPart::test), tasks[0].count(SetPart::development));
        QVERIFY(draw(sentences(100), {}, 1).empty());
    }

    void anEvaluationRecognisesTheFiles() {
        std::string text;
        for (const std::string& sentence : sentences(3000)) text += sentence + '\n';
        ProbingRequest request;
        request.inputs = {test::writeText(path("text.fr"), text + "bad \xFF line\n")};
        request.language = "fra";
        request.output = path("probing");
        JobContext job;
        const auto summary = makeProbingTasks(request, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->skipped, 1);
        QCOMPARE(summary->tasks.size(), 3U);
        const auto suites = readSuites({path("probing")}, job);
        VERIFY_OK(suites);
        QCOMPARE(suites->labelled.size(), 3U);
        for (const LabelledSet& set : suites->labelled) {
            QCOMPARE(set.suite, "Probing");
            QVERIFY(set.has(SetPart::train) && set.has(SetPart::development) && set.has(SetPart::test));
        }
        const auto refused = makeProbingTasks(request, job);
        QVERIFY(!refused && refused.error().found == "exists already");
        request.overwrite = true;
        VERIFY_OK(makeProbingTasks(request, job));
        request.inputs = {test::writeText(path("short.fr"), "le chat.\n")};
        request.output = path("none");
        const auto few = makeProbingTasks(request, job);
        QVERIFY(!few && few.error().sentence().find("at least 120 sentences") != std::string::npos);
        QVERIFY(!fs::exists(path("none")));
    }
};

QTEST_GUILESS_MAIN(TestProbingTasks)
#include "test_probing_tasks.moc"
