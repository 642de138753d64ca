#include <QTest>

#include "core/encoders/embedding_initialisation.h"
#include "core/mining/retrieval_evaluation.h"
#include "core/tokens/vocabulary_tokenizer.h"

using namespace paragram;

namespace {

// Untrained WORD vectors: a sentence is nearest to one with the same words.
Model randomWords(const std::vector<std::string>& texts) {
    VocabularyBuilder vocabulary(TokenizerKind::word);
    for (const std::string& text : texts) vocabulary.add(text);
    Model model;
    model.settings.encoder.kind = "word";
    model.tokenizer = std::make_shared<ModelTokenizer>(
        std::vector{*makeVocabularyTokenizer(vocabulary.build(1000), "made")}, Sharing::shared);
    model.table = randomTable(model.tokenizer->rows(), 64, 3);
    return model;
}

double named(const TaskResult& result, const std::string& name) {
    for (const TaskScore& score : result.scores)
        if (score.name == name) return score.value;
    return -1;
}

}  // namespace

class TestRetrievalEvaluation : public QObject {
    Q_OBJECT
  private slots:
    void errorsAreCountedInBothDirectionsAndListed() {
        RetrievalSet set;
        set.name = "tatoeba.xxx-eng";
        set.source = {"red apple", "green pear", "blue plum", "red apple tree"};
        // The third has the words of another; the last is nearest to its own translation.
        set.target = {"red apple", "green pear", "green pear now", "red apple tree"};
        const Model model = randomWords({"red apple green pear blue plum tree now"});
        Workers workers(1);
        const TaskResult result = *evaluateRetrieval(model, set, workers, {});
        QCOMPARE(named(result, "error, source to target"), 0.25);
        QCOMPARE(named(result, "error, target to source"), 0.25);
        QCOMPARE(named(result, "error"), 0.25);
        QCOMPARE(result.errors.size(), 1U);
        QCOMPARE(result.errors[0].query, std::string("blue plum"));
        QCOMPARE(result.errors[0].expected, std::string("green pear now"));
        // Three are found once or more, each correctly: the one that "blue plum" chose instead has
        // precision 1/2.
        QCOMPARE(named(result, "weighted F1, source to target"), (1 + 1 + 2.0 / 3) / 4);
        const TaskResult mean = meanOfTasks({result, result});
        QCOMPARE(named(mean, "error"), 0.25);
        QCOMPARE(mean.name, std::string("mean of 2 sets"));
    }

    void trainingAndTestSetsAreMatched() {
        const auto set = [](const std::string& name) {
            BuccSet made;
            made.name = name;
            made.gold = {{0, 0}};
            return made;
        };
        const auto tasks =
            miningTasks({set("a.de-en.test"), set("a.de-en.train"), set("b.fr-en.training"), set("c")});
        QCOMPARE(tasks.size(), 3U);
        QCOMPARE(tasks[0].name, std::string("a.de-en"));
        QVERIFY(tasks[0].train && tasks[0].train->name == "a.de-en.train");
        QCOMPARE(tasks[1].name, std::string("c"));
        QVERIFY(!tasks[2].train && tasks[2].name == "b.fr-en.training");
    }

    void miningFindsThePairsAndListsErrors() {
        BuccSet set;
        set.name = "made.xx-en.test";
        set.source = {{"x1", "x2", "x3"}, {"red apple", "green pear", "blue plum"}};
        set.target = {{"e1", "e2", "e3"}, {"green pear", "red apple", "small dog"}};
        set.gold = {{0, 1}, {1, 0}, {2, 2}};
        BuccSet train = set;
        train.name = "made.xx-en.train";
        const Model model = randomWords({"red apple green pear blue plum small dog"});
        Workers workers(1);
        const auto tasks = miningTasks({set, train});
        const TaskResult result = *evaluateMining(model, tasks[0], workers, {});
        QCOMPARE(result.count, 3U);
        QVERIFY(named(result, "recall") >= 2.0 / 3);
        QVERIFY(named(result, "F1") >= 0.8);
        QCOMPARE(named(result, "F1"), named(result, "F1 at its own best threshold"));
    }
};

QTEST_GUILESS_MAIN(TestRetrievalEvaluation)
#include "test_retrieval_evaluation.moc"
