// Scores of the pairs of a file.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/tasks/corpora/score_pairs.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestScorePairs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    const Model model_ = test::wordModel({"the dog", "el perro", "the cat", "el gato", "a big one"});

  private slots:
    void scoresKeepTheInputsColumnsAndAppendTheCosine() {
        JobContext job;
        const auto input =
            test::writeText(path("in.tsv"), "the dog\tel perro\textra\nthe cat\tel gato\tmore\n");
        ScoreRequest request;
        request.input.first = input;
        request.input.format = "tsv";
        request.input.header = "no";
        request.input.columns = {0, 1};
        request.output = path("out.tsv");
        const auto done = scorePairs(model_, request, job);
        VERIFY_OK(done);
        QCOMPARE((*done).pairs, 2);
        const QStringList lines = QString::fromStdString(*readFile(path("out.tsv"))).split('\n');
        QVERIFY(lines[0].startsWith("the dog\tel perro\textra\t"));
        QVERIFY(std::abs(lines[0].section('\t', 3).toDouble() - model_.cosine("the dog", "el perro")) < 1e-6);
    }

    // A spreadsheet with a header, other columns before the sentences, and quotes: read like an import
    // reads it.
    void filesOfAnyFormatAreScored() {
        JobContext job;
        PairInput input;
        input.first = test::writeText(path("graded.csv"),
                                      "id,grade,English,Spanish\n7,5,\"the dog, a big one\",el perro grande\n"
                                      "9,0,the cat,\"el \"\"gato\"\"\"\n");
        auto columns = sentenceColumns(input);
        VERIFY_OK(columns);
        QCOMPARE(columns->columns, (std::vector<int>{2, 3}));
        QCOMPARE(columns->names[3], std::string("Spanish"));
        columns->applyTo(input);
        std::vector<ScoredPair> seen;
        const auto keep = [&](const std::vector<ScoredPair>& pairs) { seen = pairs; };
        const auto done = scorePairs(model_, {input, {}, keep}, job);
        VERIFY_OK(done);
        QCOMPARE(done->pairs, 2);
        QCOMPARE(seen[0].source, std::string("the dog, a big one"));
        QCOMPARE(seen[1].target, std::string("el \"gato\""));
        QVERIFY(std::abs(seen[1].cosine - model_.cosine("the cat", "el \"gato\"")) < 1e-9);

        PairInput objects;
        objects.first = test::writeText(path("pairs.jsonl"),
                                        "{\"n\": 1, \"left\": \"the dog\", \"right\": \"el perro\"}\n");
        columns = sentenceColumns(objects);
        VERIFY_OK(columns);
        QVERIFY(columns->byName);
        columns->columns = {1, 2};
        columns->applyTo(objects);
        VERIFY_OK(scorePairs(model_, {objects, {}, keep}, job));
        QCOMPARE(seen[0].target, std::string("el perro"));
    }

    // Scored as it stands, a graded file would compare each grade with a sentence.
    void gradesInTheFirstColumnAreRemarkedOn() {
        JobContext job;
        ScoreRequest request;
        request.input.first =
            test::writeText(path("graded.tsv"), "5.0\tthe dog\tthe dog\n0.5\tthe cat\tel perro\n");
        request.input.format = "tsv";
        request.input.header = "no";
        request.input.columns = {0, 1};
        const auto graded = scorePairs(model_, request, job);
        VERIFY_OK(graded);
        QCOMPARE(
            graded->remark,
            request.input.first.string() +
                ": the first sentences are numbers, as in a file of graded pairs; name the columns of the "
                "sentences with --columns, such as 1,2 (the first column is 0)");
        request.input.columns = {1, 2};
        const auto sentences = scorePairs(model_, request, job);
        VERIFY_OK(sentences);
        QCOMPARE(sentences->remark, std::string());
    }
};

QTEST_GUILESS_MAIN(TestScorePairs)
#include "test_score_pairs.moc"
