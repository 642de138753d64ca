// Which data sets an evaluation counts, and how they are distinguished.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/sets/evaluation_suites.h"
#include "core/models/model.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestEvaluationSuites : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    void write(const std::string& file, const std::string& text) const {
        fs::create_directories(path(file).parent_path());
        test::writeText(path(file), text);
    }
    static std::vector<std::string> titles(const EvaluationSuites& suites) {
        std::vector<std::string> all;
        for (const StsSet& set : suites.graded) all.push_back(set.suite + ": " + set.name);
        return all;
    }

  private slots:
    void setsOfTheSameNameAndSizeAreTwoIfTheirContentsDiffer() {
        write("de/test/sts.tsv", "5\tein Hund\tein Hund\n0\teine Katze\tein Haus\n");
        write("es/test/sts.tsv", "5\tun perro\tun perro\n0\tun gato\tuna casa\n");
        JobContext job;
        const auto both = readSuites({path("de/test/sts.tsv"), path("es/test/sts.tsv")}, job);
        VERIFY_OK(both);
        QCOMPARE(titles(*both), (std::vector<std::string>{"de/test: sts", "es/test: sts"}));
        const auto above = readSuites({path("de"), path("es")}, job);
        VERIFY_OK(above);
        QCOMPARE(titles(*above), titles(*both));
    }

    void whatIsGivenTwiceCountsOnce() {
        write("once/a/sts.tsv", "5\ta\tb\n1\tc\td\n");
        write("once/copy/a/sts.tsv", "5\ta\tb\n1\tc\td\n");  // a copy by another path is the same set
        JobContext job;
        const auto suites = readSuites({path("once"), path("once/a"), path("once/a/sts.tsv")}, job);
        VERIFY_OK(suites);
        QCOMPARE(titles(*suites), (std::vector<std::string>{"a: sts"}));
    }

    void labelledSetsOfTwoFoldersStayApart() {
        for (const char* language : {"en", "fr"}) {
            write(std::string("labels/") + language + "/custrev.pos", std::string("good ") + language + "\n");
            write(std::string("labels/") + language + "/custrev.neg", std::string("bad ") + language + "\n");
        }
        JobContext job;
        const auto suites = readSuites({path("labels")}, job);
        VERIFY_OK(suites);
        QCOMPARE(suites->labelled.size(), std::size_t{2});
        QCOMPARE(suites->labelled[0].name, std::string("CR (en)"));
        QCOMPARE(suites->labelled[1].name, std::string("CR (fr)"));
        QCOMPARE(suites->labelled[1].firsts.size(), std::size_t{2});
    }

    void aTestPartAloneIsNotLearnedFrom() {
        const std::string header = "Quality\t#1 ID\t#2 ID\t#1 String\t#2 String\n";
        const std::string rows = "1\t1\t2\ta dog\tthe dog\n0\t3\t4\ta cat\ta house\n";
        write("mrpc/msr_paraphrase_test.txt", header + rows);
        JobContext job;
        const auto alone = readSuites({path("mrpc")}, job);
        VERIFY_OK(alone);
        const Model model = test::wordModel(test::wordSentences(60));
        const auto untaught = evaluateOn(*alone, model, {}, job);
        VERIFY_OK(untaught);
        QVERIFY(untaught->tasks.empty());
        QCOMPARE(untaught->notes.size(), std::size_t{1});
        QVERIFY(untaught->notes[0].find("MRPC has no training part to learn from") != std::string::npos);
        write("mrpc/msr_paraphrase_train.txt", header + rows);
        const auto both = readSuites({path("mrpc")}, job);
        VERIFY_OK(both);
        const auto taught = evaluateOn(*both, model, {}, job);
        VERIFY_OK(taught);
        QCOMPARE(taught->tasks.size(), std::size_t{1});
    }

    // Equal vectors have the cosine 1, whatever their rounding errors, and so they tie.
    void cosinesOfEqualVectorsAreEqual() {
        std::vector<float> vector(300);
        for (int seed = 1; seed <= 200; ++seed) {
            for (std::size_t i = 0; i < vector.size(); ++i)
                vector[i] = std::sin(static_cast<float>(i + 1) * static_cast<float>(seed)) / 7.0F;
            QCOMPARE(cosine(vector, vector), 1.0);
        }
        const std::vector<double> cosines(5, 1.0), gold{1, 2, 3, 4, 5};
        QCOMPARE(spearman(cosines, gold), 0.0);
    }

    // A mean of word vectors does not know their order, but the rounding of its sum does.
    void theSameWordsInAnotherOrderTie() {
        const std::vector<std::string> sentences = test::wordSentences(60);
        const Model model = test::wordModel(sentences);
        std::string all;
        for (const std::string& sentence : sentences) all += sentence + " ";
        std::vector<std::string> words;
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end = all.find(' ', at);
            words.push_back(all.substr(at, end - at));
            at = end + 1;
        }
        std::string text;
        std::mt19937 random(5);
        for (int gold = 0; gold < 40; ++gold) {
            std::string first, second;
            std::ranges::shuffle(words, random);
            const std::vector<std::string> some(words.begin(), words.begin() + 25);
            for (const std::string& word : some) first += word + " ";
            for (auto word = some.rbegin(); word != some.rend(); ++word) second += *word + " ";
            text += std::to_string(gold * 7 % 40) + "\t" + first + "\t" + second + "\n";
        }
        write("orders/sts.tsv", text);
        JobContext job;
        const auto suites = readSuites({path("orders")}, job);
        VERIFY_OK(suites);
        const auto report = evaluateOn(*suites, model, {}, job);
        VERIFY_OK(report);
        const StsSetResult& set = report->sets[0];
        QCOMPARE(set.pairs.size(), std::size_t{40});
        const auto differ = [&](const StsPairResult& pair) { return pair.cosine != set.pairs[0].cosine; };
        QVERIFY(std::ranges::any_of(set.pairs, differ));  // or the test shows nothing
        QCOMPARE(set.spearman, 0.0);
        QCOMPARE(set.spearmanLow, 0.0);
        QCOMPARE(set.spearmanHigh, 0.0);
        // Differences of a millionth count.
        QCOMPARE(spearman(std::vector<double>{0.1, 0.100002, 0.2}, std::vector<double>{1, 2, 3}), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestEvaluationSuites)
#include "test_evaluation_suites.moc"
