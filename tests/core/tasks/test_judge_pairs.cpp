// Judging by hand: sheets drawn, graded, undone and read again; means, shares and agreement computed by hand.
#include <QTest>
#include <cmath>
#include <map>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/filtering/judge_pairs.h"
#include "core/tasks/filtering/judgement_text.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestJudgePairs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    static bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

  private slots:
    void initTestCase() {
        PairStoreWriter writer(path("p.h5"));
        for (int i = 0; i < 400; ++i)
            writer.add({"sentence " + std::to_string(i), "paraphrase " + std::to_string(i),
                        static_cast<float>(i) / 100});
        writer.commit({});
    }

    void aSheetIsDrawnFromEveryPart() {
        JobContext job;
        SheetRequest request;
        request.pairs = path("p.h5");
        request.output = path("sheet.tsv");
        request.count = 5;
        request.by = *parseRecipeStep("score", "test");
        const auto sheet = drawSheet(request, job);
        VERIFY_OK(sheet);
        QCOMPARE(sheet->pairs().size(), 50U);
        std::map<int, int> parts;
        std::set<std::string> different;
        for (const JudgedPair& pair : sheet->pairs()) {
            ++parts[pair.part];
            different.insert(pair.sentence);
            // Part 1 has the scores 0 to 0.39, part 2 those to 0.79, and so on.
            QCOMPARE(static_cast<int>(std::floor(pair.value * 100 / 40 + 1e-4)) + 1, pair.part);
        }
        QCOMPARE(parts.size(), 10U);
        for (const auto& [part, count] : parts) QCOMPARE(count, 5);
        QCOMPARE(different.size(), 50U);
        // In random order, so that a judge cannot guess the score.
        QVERIFY(!std::ranges::is_sorted(sheet->pairs(), {}, &JudgedPair::part));
        const std::string bytes = *readFile(path("sheet.tsv"));
        VERIFY_OK(drawSheet(request, job));
        QCOMPARE(*readFile(path("sheet.tsv")), bytes);
        request.seed = 2;
        VERIFY_OK(drawSheet(request, job));
        QVERIFY(*readFile(path("sheet.tsv")) != bytes);
        request.by.reset();
        request.count = 1000;
        const auto all = drawSheet(request, job);
        VERIFY_OK(all);
        QCOMPARE(all->pairs().size(), 400U);
        QCOMPARE(all->pairs()[0].part, 0);
    }

    void everyGradeIsOnDisk() {
        JudgingSheet sheet = JudgingSheet::create(path("g.tsv"), {{0, 0, "a\tb", "c\nd"}, {0, 0, "e", "f"}});
        QVERIFY((*sheet.next() == GradePlace{0, Grading::paraphrase}));
        sheet.grade(*sheet.next(), 3);
        QVERIFY((*sheet.next() == GradePlace{0, Grading::fluency}));
        sheet.grade(*sheet.next(), 0);
        sheet.grade(*sheet.next(), 2);
        QCOMPARE(sheet.completed(), 1U);
        // As after a kill -9: another object reads the file.
        const auto again = JudgingSheet::open(path("g.tsv"));
        VERIFY_OK(again);
        QCOMPARE(again->pairs()[0].sentence, std::string("a b"));
        QCOMPARE(again->pairs()[0].paraphrase, std::string("c d"));
        QCOMPARE(*again->pairs()[0].grade(Grading::paraphrase), 3);
        QCOMPARE(*again->pairs()[0].grade(Grading::fluency), 0);
        QVERIFY((*again->next() == GradePlace{1, Grading::fluency}));
        QVERIFY((sheet.undo() == GradePlace{1, Grading::paraphrase}));
        sheet.grade({0, Grading::fluency}, 1);
        QVERIFY((sheet.undo() == GradePlace{0, Grading::fluency}));
        QCOMPARE(*JudgingSheet::open(path("g.tsv"))->pairs()[0].grade(Grading::fluency), 0);
        QVERIFY(!JudgingSheet::open(path("g.tsv"))->pairs()[1].grade(Grading::paraphrase));
    }

    void wrongSheetsAreNamedByLine_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const QString header = "part\tvalue\tsentence\tparaphrase\tparaphrase grade\tfluency grade\n";
        QTest::newRow("another file") << "a\tb\n"
                                      << "no sheet of judgements";
        QTest::newRow("no pairs") << header << "no pairs";
        QTest::newRow("grade") << header + "0\t0\ta\tb\t4\t1\n"
                               << ":2: 4, expected a grade from 0 to 3";
        QTest::newRow("columns") << header + "0\t0\ta\tb\t3\t1\n0\t0\ta\tb\n"
                                 << ":3: 4 columns, expected 6";
    }
    void wrongSheetsAreNamedByLine() {
        QFETCH(QString, text);
        QFETCH(QString, said);
        const auto sheet = JudgingSheet::open(test::writeText(path("wrong.tsv"), text.toStdString()));
        QVERIFY(!sheet);
        QVERIFY2(QString::fromStdString(sheet.error().sentence()).contains(said),
                 sheet.error().sentence().c_str());
    }

    void agreementMatchesHandComputedValues() {
        // Grades 0 1 2 3 and 0 1 2 2. Squared differences: 1 of 4, 0.25 on average. By chance: E(a^2) +
        // E(b^2) - 2 E(a) E(b) = 3.5 + 2.25 - 2 * 1.5 * 1.25 = 2. Kappa = 1 - 0.25 / 2.
        const std::vector<int> a{0, 1, 2, 3}, b{0, 1, 2, 2};
        const Agreement found = agreementOf(a, b);
        QCOMPARE(found.items, 4);
        QVERIFY(near(found.same, 0.75));
        QVERIFY(near(found.weightedKappa, 0.875));
        // Sums of the products and squares of the deviations: 3.5, 5 and 2.75.
        QVERIFY(near(found.pearson, 3.5 / std::sqrt(5 * 2.75)));
        QVERIFY(near(agreementOf(a, a).weightedKappa, 1));
        const std::vector<int> opposite{3, 2, 1, 0};
        QVERIFY(near(agreementOf(a, opposite).weightedKappa, -1));
        const std::vector<int> constant{2, 2};
        QVERIFY(std::isnan(agreementOf(constant, constant).weightedKappa));
    }

    void judgementsAreSummedUp() {
        std::vector<JudgedPair> pairs{{1, 0.1, "a b c d", "a b c e", {3, 2}},
                                      {2, 0.9, "f g h", "f g h", {1, 3}},
                                      {2, 0.7, "i", "j", {0, std::nullopt}}};
        std::vector<JudgingSheet> sheets{JudgingSheet::create(path("a.tsv"), pairs)};
        const auto one = sumUpJudgements(sheets);
        VERIFY_OK(one);
        QVERIFY(!one->agreement[0]);
        pairs[0].grades = {2, 2};
        pairs[1].grades = {1, 3};
        pairs[2].grades = {1, 1};
        sheets.push_back(JudgingSheet::create(path("b.tsv"), pairs));
        const auto both = sumUpJudgements(sheets);
        VERIFY_OK(both);
        QCOMPARE(both->parts.size(), 2U);
        const JudgedPart& second = both->parts[1];
        QCOMPARE(second.pairs, 2);
        QVERIFY(near(second.lowest, 0.7) && near(second.highest, 0.9));
        QVERIFY(near(second.meanOverlap, 0.5));  // one of one trigram; none
        QVERIFY((second.grades[0].counts == std::array<std::int64_t, 4>{1, 3, 0, 0}));
        QVERIFY(near(second.grades[0].mean(), 0.75));
        QVERIFY(near(both->all.grades[1].mean(), 11.0 / 5));  // 2, 3, 2, 3, 1
        QCOMPARE(both->agreement[0]->items, 3);
        QVERIFY(near(both->agreement[0]->same, 1.0 / 3));
        QCOMPARE(both->agreement[1]->items, 2);
        QVERIFY(near(both->agreement[1]->same, 1));
        const std::string table = judgementTable(*both);
        QVERIFY2(table.find("2: 0.7 to 0.9") != std::string::npos &&
                     table.find(
                         "fluency: both judges graded 2 pairs; the same grade 100 %, weighted kappa 1.00") !=
                         std::string::npos,
                 table.c_str());
        QVERIFY(judgementJson(*both).find("\"weighted_kappa\"") != std::string::npos);

        pairs[1].paraphrase = "other";
        sheets[1] = JudgingSheet::create(path("c.tsv"), pairs);
        const auto different = sumUpJudgements(sheets);
        QVERIFY(!different);
        QVERIFY(different.error().sentence().find("c.tsv:3: another pair") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestJudgePairs)
#include "test_judge_pairs.moc"
