#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/encoders/random_table.h"
#include "core/evaluation/classification.h"
#include "core/evaluation/labelled_reader.h"
#include "core/evaluation/softmax_regression.h"
#include "core/tokens/vocabulary_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

// Made by a formula, so that another program can make the same.
struct Made {
    Matrix features{60, 4};
    Matrix targets;
    std::vector<int> labels;

    explicit Made(int classes) : targets(60, static_cast<std::size_t>(classes)) {
        for (std::size_t i = 0; i < 60; ++i) {
            const auto label = static_cast<int>(i) % classes;
            labels.push_back(label);
            targets(i, static_cast<std::size_t>(label)) = 1;
            for (std::size_t j = 0; j < 4; ++j) {
                const double wave = std::sin(1.7 * static_cast<double>(i * (j + 1)) + static_cast<double>(j));
                features(i, j) =
                    static_cast<float>(wave + (static_cast<int>(j) % classes == label ? 0.8 : 0));
            }
        }
    }
};

LabelledSet alternating(int n, bool parts) {
    LabelledSet set;
    set.suite = "Classification";
    set.name = "made";
    set.labelNames = {"cold", "warm"};
    for (int i = 0; i < n; ++i) {
        set.labels.push_back(i % 2);
        set.firsts.push_back(i % 2 == 0 ? "winter ice snow" : "summer sun beach");
        set.parts.push_back(parts && i >= n / 2 ? SetPart::test : SetPart::train);
    }
    return set;
}

// Untrained WORD vectors of the words of a set.
Model randomWords(const LabelledSet& set) {
    VocabularyBuilder vocabulary("word");
    for (const auto* side : {&set.firsts, &set.seconds})
        for (const std::string& text : *side) vocabulary.add(text);
    Model model;
    model.settings.encoder.kind = "word";
    model.tokenizer = std::make_shared<ModelTokenizer>(
        std::vector{*makeVocabularyTokenizer(vocabulary.build(1000), "made")}, "shared");
    model.table = randomTable(model.tokenizer->rows(), 16, 1);
    return model;
}

std::filesystem::path make(const QTemporaryDir& folder, const std::string& name, const std::string& text) {
    const auto file = test::pathIn(folder, name);
    std::filesystem::create_directories(file.parent_path());
    return test::writeText(file, text);
}

}  // namespace

class TestClassification : public QObject {
    Q_OBJECT
  private slots:
    // scikit-learn 1.2.1, LogisticRegression(C, tol=1e-10).predict_proba on the same rows.
    void logisticRegressionAgreesWithScikitLearn_data() {
        QTest::addColumn<int>("classes");
        QTest::addColumn<double>("strength");
        QTest::addColumn<int>("right");
        QTest::addColumn<QList<double>>("likely");  // of rows 0, 7, 59
        QTest::newRow("two, weak") << 2 << 0.25 << 53 << QList<double>{0.77060952, 0.22939048, 0.16401164,
                                                                       0.83598836, 0.17737294, 0.82262706};
        QTest::newRow("two, strong") << 2 << 4.0 << 53 << QList<double>{0.88698893, 0.11301107, 0.04954933,
                                                                        0.95045067, 0.05591134, 0.94408866};
        QTest::newRow("three, weak") << 3 << 0.25 << 43 << QList<double>{0.44114481, 0.27027693, 0.28857826,
                                                                         0.19148625, 0.51532426, 0.29318948,
                                                                         0.17488841, 0.20088426, 0.62422733};
        QTest::newRow("three, strong")
            << 3 << 4.0 << 43 << QList<double>{0.50197475, 0.24570631, 0.25231894, 0.11896665, 0.63323048,
                                               0.24780286, 0.10493958, 0.13930945, 0.75575096};
    }
    void logisticRegressionAgreesWithScikitLearn() {
        QFETCH(int, classes);
        QFETCH(double, strength);
        QFETCH(int, right);
        QFETCH(QList<double>, likely);
        const Made made(classes);
        const SoftmaxRegression regression(made.features, made.targets);
        const RegressionProblem problem{std::vector<std::uint8_t>(60, 1), strength};
        const auto weights = regression.fit({&problem, 1}).front();
        const Matrix found = regression.probabilities(weights);
        std::size_t k = 0;
        for (const std::size_t row : {0U, 7U, 59U})
            for (std::size_t c = 0; c < found.cols(); ++c, ++k)
                QVERIFY2(std::abs(found(row, c) - likely[static_cast<qsizetype>(k)]) < 2e-3,
                         qPrintable(QString::number(found(row, c))));
        const auto chosen = regression.classes(weights);
        int same = 0;
        for (std::size_t i = 0; i < 60; ++i) same += chosen[i] == made.labels[i] ? 1 : 0;
        QCOMPARE(same, right);
    }

    void problemsSideBySideAreWhatTheyAreAlone() {
        const Made made(3);
        const SoftmaxRegression regression(made.features, made.targets);
        std::vector<RegressionProblem> problems;
        for (int fold = 0; fold < 3; ++fold) {
            RegressionProblem problem{std::vector<std::uint8_t>(60, 1), 1.0 + fold};
            for (std::size_t i = static_cast<std::size_t>(fold); i < 60; i += 7) problem.rows[i] = 0;
            problems.push_back(problem);
        }
        const auto together = regression.fit(problems);
        for (std::size_t p = 0; p < problems.size(); ++p) {
            const auto alone = regression.fit({&problems[p], 1}).front();
            for (std::size_t i = 0; i < alone.size(); ++i)
                QVERIFY(std::abs(alone[i] - together[p][i]) < 1e-9);
        }
    }

    void whatCanBeToldApartIsToldApart() {
        Workers workers(2);
        ClassificationOptions options;
        options.folds = 5;
        for (const bool parts : {false, true}) {
            const LabelledSet set = alternating(40, parts);
            const TaskResult result = evaluateLabelled(randomWords(set), set, options, workers, {});
            QCOMPARE(result.scores.front().name, std::string("accuracy"));
            QCOMPARE(result.scores.front().value, 1.0);
            QCOMPARE(result.count, parts ? 20U : 40U);
            QVERIFY(result.errors.empty());
        }
    }

    void labelsByChanceAreNotLearnt() {
        LabelledSet set = alternating(80, false);
        for (std::size_t i = 0; i < 80; ++i) set.labels[i] = i % 4 < 2 ? 1 : 0;
        Workers workers(2);
        const TaskResult result = evaluateLabelled(randomWords(set), set, {}, workers, {});
        QVERIFY(result.scores.front().value <= 0.6);
        QVERIFY(!result.errors.empty());
        QVERIFY(result.errors[0].expected != result.errors[0].found);
    }

    void paraphrasesAreScoredByThresholdAndByRegression() {
        LabelledSet set;
        set.suite = "Paraphrase detection";
        set.name = "made";
        set.labelNames = {"0", "1"};
        for (int i = 0; i < 40; ++i) {
            const std::string word = "w" + std::to_string(i);
            set.firsts.push_back(word + " a b c");
            set.seconds.push_back(i / 2 % 2 == 1 ? word + " a b d" : "x" + std::to_string(i) + " y z");
            set.labels.push_back(i / 2 % 2);
            set.parts.push_back(SetPart::train);
        }
        Workers workers(1);
        const TaskResult result = evaluateLabelled(randomWords(set), set, {}, workers, {});
        const auto named = [&](const std::string& name) {
            return std::ranges::find(result.scores, name, &TaskScore::name)->value;
        };
        QVERIFY(named("accuracy at a cosine threshold") >= 0.9);
        QVERIFY(named("F1") > 0.9);
    }

    void oneLabelAndEmptySentencesAreDefined() {
        LabelledSet set = alternating(10, false);
        set.labels.assign(10, 0);
        set.labelNames = {"cold"};
        Workers workers(1);
        QVERIFY(evaluateLabelled(randomWords(set), set, {}, workers, {}).scores.empty());
        set = alternating(20, false);
        for (std::string& text : set.firsts) text.clear();
        const TaskResult result = evaluateLabelled(randomWords(alternating(2, false)), set, {}, workers, {});
        QVERIFY(std::isfinite(result.scores.front().value));
    }

    void foldsHoldTheirShareOfEveryLabel() {
        std::vector<int> labels(100, 0);
        std::fill(labels.begin() + 60, labels.end(), 1);
        const auto folds = stratifiedFolds(labels, 10, 7);
        for (int fold = 0; fold < 10; ++fold) {
            std::array<int, 2> count{};
            for (std::size_t i = 0; i < folds.size(); ++i)
                if (folds[i] == fold) ++count[static_cast<std::size_t>(labels[i])];
            QCOMPARE(count[0], 6);
            QCOMPARE(count[1], 4);
        }
        QCOMPARE(folds, stratifiedFolds(labels, 10, 7));
        QVERIFY(folds != stratifiedFolds(labels, 10, 8));
    }

    void theBestThresholdLiesHalfWay() {
        const std::vector<double> scores{0.9, 0.2, 0.7, 0.4, 0.6};
        // Above 0.65 three wins... of 1 1 0 1 0 by score 0.9(1) 0.7(1) 0.6(0) 0.4(1) 0.2(0): two right at
        // 0.65.
        QCOMPARE(bestThreshold(scores, std::vector<int>{1, 0, 1, 1, 0}), (0.7 + 0.6) / 2);
        QVERIFY(bestThreshold(scores, std::vector<int>{0, 0, 0, 0, 0}) > 0.9);
        QVERIFY(bestThreshold(scores, std::vector<int>{1, 1, 1, 1, 1}) < 0.2);
        QCOMPARE(bestThreshold({}, {}), 0.0);
    }

    void theLayoutsOfSentEvalAreRecognised() {
        const QTemporaryDir folder;
        make(folder, "MR/rt-polarity.pos", "good\nfine caf\xE9\n");  // Latin-1
        make(folder, "MR/rt-polarity.neg", "bad\n");
        make(folder, "SST/binary/sentiment-train", "nice\t1\nugly\t0\n");
        make(folder, "SST/fine/sentiment-dev", "4 splendid\n0 dreadful\n");
        make(folder, "TREC/train_5500.label", "DESC:manner How ?\n");
        make(folder, "TREC/TREC_10.label", "NUM:dist How far ?\n");
        make(folder, "MRPC/msr-para-train.tsv",
             "\xEF\xBB\xBFQuality\t#1 ID\t#2 ID\t#1 String\t#2 String\n1\t1\t2\ta\tb\n0\t3\t4\tc\td\n");
        make(folder, "QQP/dev.tsv", "id\tqid1\tqid2\tquestion1\tquestion2\tis_duplicate\n0\t1\t2\tq\tr\t1\n");
        make(folder, "SICK/SICK_train.txt",
             "pair_ID\tsentence_A\tsentence_B\trelatedness_score\tentailment_judgment\n1\ta\tb\t4."
             "5\tNEUTRAL\n");
        make(folder, "probing/sentence_length.txt", "tr\t2\ta b\nte\t1\ta\n");
        make(folder, "notes.txt", "nothing of the kind\n");
        const auto read = readLabelledSets(std::filesystem::path(folder.path().toStdString()));
        VERIFY_OK(read);
        std::map<std::string, LabelledSet> sets;
        for (const LabelledSet& set : *read) sets[set.name] = set;
        QCOMPARE(sets.size(), 9U);
        QCOMPARE(sets["MR"].size(), 3U);
        QCOMPARE(sets["MR"].firsts[2], std::string("fine caf\u00e9"));
        QCOMPARE(sets["MR"].labelNames, (std::vector<std::string>{"neg", "pos"}));
        QCOMPARE(sets["SST-2"].firsts[0], std::string("nice"));
        QCOMPARE(sets["SST-5"].firsts[0], std::string("splendid"));
        QVERIFY(sets["SST-5"].parts[0] == SetPart::development);
        QVERIFY(sets["TREC"].parts[1] == SetPart::train || sets["TREC"].parts[0] == SetPart::train);
        QCOMPARE(sets["MRPC"].seconds, (std::vector<std::string>{"b", "d"}));
        QVERIFY(sets["QQP"].parts[0] == SetPart::test);
        QCOMPARE(sets["SICK-R"].grades, std::vector<double>{4.5});
        QCOMPARE(sets["SICK-E"].labelNames, std::vector<std::string>{"NEUTRAL"});
        QVERIFY(sets["sentence_length"].parts[1] == SetPart::test);
        const auto wrong =
            readLabelledSets(make(folder, "SST/binary/sentiment-test", "no label here\t1\t2\n"));
        QVERIFY(!wrong.ok() || !wrong->empty());
    }

    void theRealSuitesHaveTheirPublishedSizes() {
        SKIP_WITHOUT_DATA(test::dataFolder() / "transfer");
        const auto read = readLabelledSets(test::dataFolder() / "transfer");
        VERIFY_OK(read);
        std::map<std::string, std::size_t> sizes;
        for (const LabelledSet& set : *read) sizes[set.name] = set.size();
        // Conneau and Kiela 2018, Table 1, rounded there: 11k, 4k, 11k, 10k.
        QCOMPARE(sizes["MR"], 10662U);
        QCOMPARE(sizes["CR"], 3771U);     // four empty lines are passed over
        QCOMPARE(sizes["MPQA"], 10603U);  // three
        QCOMPARE(sizes["SUBJ"], 10000U);
        QCOMPARE(sizes["TREC"], 5952U);
    }
};

QTEST_GUILESS_MAIN(TestClassification)
#include "test_classification.moc"
