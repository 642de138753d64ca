// Data sets in tables and JSON, as their publishers wrote them, and what a person may say about their
// columns.
#include <QProcess>
#include <QTest>

#include "core/evaluation/sets/evaluation_suites.h"
#include "core/evaluation/sets/sts_reader.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

struct Form {
    std::string file, text;
    std::string title;  // "graded SUITE/NAME" or "labelled SUITE/NAME", comma-separated
    std::size_t pairs;
    std::string first, second, gold;  // of the first pair
};

}  // namespace
Q_DECLARE_METATYPE(Form)

class TestSetTables : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path write(const std::string& file, const std::string& text) const {
        const fs::path path = test::pathIn(folder_, file);
        fs::create_directories(path.parent_path());
        test::writeText(path, text);
        return path;
    }
    static std::string titles(const EvaluationSuites& suites) {
        std::string all;
        const auto add = [&all](const std::string& title) { all += (all.empty() ? "" : ", ") + title; };
        for (const StsSet& set : suites.graded) add("graded " + set.suite + "/" + set.name);
        for (const LabelledSet& set : suites.labelled) add("labelled " + set.suite + "/" + set.name);
        return all;
    }
    static Result<EvaluationSuites> read(const fs::path& path, const SetReading& reading = {}) {
        JobContext job;
        return readSuites({path}, job, reading);
    }

  private slots:
    void theCommonFormsAreRecognised_data() {
        QTest::addColumn<Form>("form");
        const auto add = [](const char* name, Form form) { QTest::newRow(name) << std::move(form); };
        add("QQP as Quora published it",
            {"qqp/quora_duplicate_questions.tsv",
             "id\tqid1\tqid2\tquestion1\tquestion2\tis_duplicate\n0\t1\t2\tWhy so?\tWhy is it so?\t1\n"
             "1\t3\t4\tWho?\tWhen?\t0\n",
             "labelled Paraphrase detection/QQP", 2, "Why so?", "Why is it so?", "1"});
        add("QQP as CSV", {"qqp/questions.csv",
                           "\"id\",\"qid1\",\"qid2\",\"question1\",\"question2\",\"is_duplicate\"\n"
                           "\"0\",\"1\",\"2\",\"Who, me?\",\"Me, \"\"who\"\"?\",\"0\"\n",
                           "labelled Paraphrase detection/QQP", 1, "Who, me?", "Me, \"who\"?", "0"});
        add("QQP as BiMPM has it",
            {"bimpm/train.tsv", "1\tHow is it ?\tHow are things ?\t364011\n0\tWho ?\tWhen ?\t154063\n",
             "labelled Paraphrase detection/QQP", 2, "How is it ?", "How are things ?", "1"});
        add("PAWS",
            {"paws/labeled_final/train.tsv",
             "id\tsentence1\tsentence2\tlabel\n1\tIn Paris he met her\tShe met him in Paris\t1\n"
             "2\tA flew to B\tB flew to A\t0\n",
             "labelled Paraphrase detection/PAWS", 2, "In Paris he met her", "She met him in Paris", "1"});
        add("PAWS-X", {"x-final/de/translated_train.tsv",
                       "id\tsentence1\tsentence2\tlabel\n1\tEr kam\tEr ist gekommen\t1\n",
                       "labelled Paraphrase detection/PAWS-X", 1, "Er kam", "Er ist gekommen", "1"});
        add("SICK in Dutch",
            {"nl/SICK_NL.txt",
             "pair_ID\tsentence_A\tsentence_B\tentailment_label\trelatedness_score\tentailment_AB\tSemEval_"
             "set\n"
             "1\tEen hond slaapt\tEen kat slaapt\tNEUTRAL\t4.5\tA_neutral_B\tTRAIN\n"
             "2\tEen man\tEen boom\tCONTRADICTION\t1.2\tx\tTEST\n",
             "graded SICK/NL, labelled Entailment/SICK-E, labelled Learned relatedness/SICK-R", 2,
             "Een hond slaapt", "Een kat slaapt", "4.5"});
        add("the STS Benchmark, translated",
            {"stsb/stsb-de-test.csv",
             "Ein Mann spielt Gitarre.,Jemand spielt Gitarre.,4.2\n\"Ein Hund, der bellt.\",Eine "
             "Katze.,0.8\n",
             "graded stsb/stsb-de-test", 2, "Ein Mann spielt Gitarre.", "Jemand spielt Gitarre.", "4.2"});
        add("translated, under the original's name",
            {"fr/sts-dev.csv", "Un chien dort.,\"Un chat, peut-être.\",2.5\n", "graded fr/sts-dev", 1,
             "Un chien dort.", "Un chat, peut-être.", "2.5"});
        add("KorSTS", {"KorSTS/sts-dev.tsv",
                       "genre\tfilename\tyear\tid\tscore\tsentence1\tsentence2\n"
                       "main-captions\tMSRvid\t2012test\t0000\t5.000\t한 남자가 있다.\t남자가 있다.\n"
                       "main-captions\tMSRvid\t2012test\t0002\t4.750\t아이가 말을 탄다.\t아이가 탄다.\n",
                       "graded KorSTS/sts-dev", 2, "한 남자가 있다.", "남자가 있다.", "5"});
        add("JSTS",
            {"jsts/valid-v1.3.json",
             "{\"sentence_pair_id\": \"0\", \"yjcaptions_id\": \"100312_421853-104611-31624\", "
             "\"sentence1\": "
             "\"川べりでサーフボードを持った人\", \"sentence2\": \"トイレの壁\", \"label\": 0.0}\n"
             "{\"sentence_pair_id\": \"1\", \"yjcaptions_id\": \"5114\", \"sentence1\": \"二人の男性\", "
             "\"sentence2\": \"男性が二人\", \"label\": 4.4}\n",
             "graded jsts/valid-v1.3", 2, "川べりでサーフボードを持った人", "トイレの壁", "0"});
        add("an array of objects",
            {"json/pairs.json",
             "[{\"sentence1\": \"a dog\", \"sentence2\": \"the dog\", \"score\": 4},\n"
             " {\"sentence1\": \"a cat\", \"sentence2\": \"a house\", \"score\": 0.5}]\n",
             "graded json/pairs", 2, "a dog", "the dog", "4"});
        add("GLUE's form of the STS Benchmark",
            {"STS-B/dev.tsv",
             "index\tgenre\tfilename\tyear\told_index\tsource1\tsource2\tsentence1\tsentence2\tscore\n"
             "0\tmain-captions\tMSRvid\t2012test\t0000\tnone\tnone\tA man is there.\tA man.\t5.000\n"
             "1\tmain-captions\tMSRvid\t2012test\t0002\tnone\tnone\tA child.\tA pony.\t4.750\n",
             "graded STS-B/dev", 2, "A man is there.", "A man.", "5"});
        add("our own", {"own/mine.tsv", "5\ta dog\tthe dog\n0.5\ta cat\ta house\n", "graded own/mine", 2,
                        "a dog", "the dog", "5"});
        add("our own, sorted by score",
            {"own/sorted.tsv", "1\ta dog\ta boat\n2\ta cat\ta house\n3\ta man\ta boy\n4\tsun\tthe sun\n",
             "graded own/sorted", 4, "a dog", "a boat", "1"});
    }
    void theCommonFormsAreRecognised() {
        QFETCH(const Form, form);
        const fs::path file = write(form.file, form.text);
        // Given by name, and found in its folder.
        for (const fs::path& path : {file, file.parent_path()}) {
            for (const auto& entry : fs::directory_iterator(file.parent_path()))
                if (entry.path() != file) fs::remove(entry.path());
            const auto suites = read(path);
            VERIFY_OK(suites);
            QCOMPARE(titles(*suites), form.title);
            QVERIFY(suites->skipped.empty());
            QVERIFY(suites->remarks.empty());
            if (!suites->graded.empty()) {
                const StsSet& set = suites->graded[0];
                QCOMPARE(set.pairs.size(), form.pairs);
                QCOMPARE(set.pairs[0].first, form.first);
                QCOMPARE(set.pairs[0].second, form.second);
                QCOMPARE(set.pairs[0].gold, std::stod(form.gold));
            } else {
                const LabelledSet& set = suites->labelled[0];
                QCOMPARE(set.size(), form.pairs);
                QCOMPARE(set.firsts[0], form.first);
                QCOMPARE(set.seconds[0], form.second);
                QCOMPARE(set.labelNames[static_cast<std::size_t>(set.labels[0])], form.gold);
            }
        }
    }

    void packedTablesAreRead() {
        const fs::path file = write("packed/dev.csv", "Ein Hund.,Der Hund.,4.5\nEin Haus.,Ein Boot.,1\n");
        for (const char* program : {"gzip", "xz", "zstd"}) {
            QProcess pack;
            pack.start(program, {"-k", "-f", "-q", QString::fromStdString(file.string())});
            QVERIFY(pack.waitForFinished() && pack.exitCode() == 0);
        }
        for (const char* ending : {".gz", ".xz", ".zst"}) {
            const auto suites = read(file.string() + ending);
            VERIFY_OK(suites);
            QCOMPARE(titles(*suites), std::string("graded packed/dev"));
            QCOMPARE(suites->graded[0].pairs[1].gold, 1.0);
        }
        // The same set in three containers is one.
        const auto all = read(file.parent_path());
        VERIFY_OK(all);
        QCOMPARE(titles(*all), std::string("graded packed/dev"));
    }

    void thePartsOfAPublicationAreOneSet() {
        const std::string header = "id\tsentence1\tsentence2\tlabel\n";
        write("paws/parts/train.tsv", header + "1\ta\tb\t1\n2\tc\td\t0\n");
        write("paws/parts/dev.tsv", header + "1\te\tf\t0\n");
        write("paws/parts/test.tsv", header + "1\tg\th\t1\n");
        const auto suites = read(test::pathIn(folder_, "paws/parts"));
        VERIFY_OK(suites);
        QCOMPARE(suites->labelled.size(), std::size_t{1});
        const LabelledSet& set = suites->labelled[0];
        QCOMPARE(set.firsts, (std::vector<std::string>{"e", "g", "a", "c"}));
        QVERIFY(set.parts ==
                (std::vector{SetPart::development, SetPart::test, SetPart::train, SetPart::train}));
        QCOMPARE(set.labelNames, (std::vector<std::string>{"0", "1"}));
        QCOMPARE(set.labels, (std::vector<int>{0, 1, 1, 0}));
        // Given one by one as well.
        JobContext job;
        const auto files = readSuites(
            {test::pathIn(folder_, "paws/parts/train.tsv"), test::pathIn(folder_, "paws/parts/test.tsv")},
            job);
        VERIFY_OK(files);
        QCOMPARE(files->labelled.size(), std::size_t{1});
        QCOMPARE(files->labelled[0].size(), std::size_t{3});
    }

    void columnsInDoubtAreRefusedAndChosen() {
        const fs::path file = write("doubt/ratings.csv",
                                    "premise,hypothesis,rater,agreement\nA dog sleeps.,A dog rests.,3,4.5\n"
                                    "A man eats.,A boat sails.,7,0.5\nA cat.,The cat.,5,4.9\n");
        SetReading reading;
        reading.advice = "name them";
        const auto doubt = read(file, reading);
        QVERIFY(!doubt.ok());
        QCOMPARE(doubt.error().sentence(),
                 file.string() +
                     ": the columns 0 premise, 1 hypothesis, 2 rater, 3 agreement, expected two of "
                     "sentences and one of gold scores or labels; name them");
        reading.table.columns = {0, 1, 3};
        const auto numbers = read(file, reading);
        VERIFY_OK(numbers);
        QCOMPARE(numbers->graded[0].pairs[0].gold, 4.5);
        reading.table.columns.clear();
        reading.table.columnNames = {"hypothesis", "premise", "agreement"};
        const auto names = read(file, reading);
        VERIFY_OK(names);
        QCOMPARE(names->graded[0].pairs[0].first, std::string("A dog rests."));
        QCOMPARE(names->graded[0].pairs[2].gold, 4.9);
        // In a folder such a table is nothing.
        const auto folder = read(file.parent_path(), reading);
        QVERIFY(!folder.ok());
        QVERIFY(folder.error().sentence().find("no data set") != std::string::npos);
    }

    void aTableWithoutScoresIsRefused() {
        const fs::path file =
            write("bare/en-de.tsv", "id\ten\tde\n1\tThe dog\tDer Hund\n2\tA cat\tEine Katze\n");
        const auto bare = read(file);
        QVERIFY(!bare.ok());
        QVERIFY(bare.error().sentence().find("the columns 0 id, 1 en, 2 de, expected two of sentences") !=
                std::string::npos);
    }

    void otherEncodingsAreReadIfNamed() {
        const fs::path file = write("latin/dev.csv",
                                    "Ein M\xE4"
                                    "dchen.,Das M\xE4"
                                    "dchen.,4.5\nHaus,Boot,1\nA,B,2\n");
        SetReading reading;
        reading.table.encoding = "windows-1252";
        const auto suites = read(file, reading);
        VERIFY_OK(suites);
        QCOMPARE(suites->graded[0].pairs[0].first, std::string("Ein M\u00e4"
                                                               "dchen."));
        const auto utf8 = read(file);
        VERIFY_OK(utf8);
        QCOMPARE(utf8->graded[0].pairs.size(), std::size_t{2});
        QCOMPARE(utf8->remarks.size(), std::size_t{1});
        QVERIFY(utf8->remarks[0].find("--encoding windows-1252") != std::string::npos);
    }

    void badLinesAreCountedAndTheFirstIsNamed() {
        std::string more;
        for (int i = 0; i < 20; ++i) more += "3\tone\ttwo\n";
        const fs::path file = write("bad/dev.tsv",
                                    "score\tsentence1\tsentence2\n5\ta dog\tthe dog\nhigh\ta cat\tthe cat\n"
                                    "1\ta boat\n\ta man\ta boy\n2\ta hat\ta coat\n0\tsun\train\n" +
                                        more);
        const auto suites = read(file);
        VERIFY_OK(suites);
        QCOMPARE(suites->graded[0].pairs.size(), std::size_t{23});
        QCOMPARE(suites->graded[0].skipped, std::size_t{1});  // without a score
        const std::string remark =
            file.string() + ": 2 of 26 lines skipped; the first: " + file.string() +
            ":3: \"high\" as gold score, expected a number; correct or remove the line";
        QCOMPARE(suites->remarks, std::vector<std::string>{remark});
        QCOMPARE(suites->notes, std::vector<std::string>{remark + "."});
        // Development sets are read whole or not at all.
        const auto strict = readStsSets(file);
        QVERIFY(!strict.ok());
        QVERIFY(strict.error().sentence().find("dev.tsv:3: \"high\" as gold score") != std::string::npos);
        const fs::path noise = write("bad/noise.tsv", "5\ta\tb\n4\n3\n2\n");
        const auto mostly = read(noise);
        QVERIFY(!mostly.ok());
        QVERIFY(mostly.error().sentence().find("3 of 4 lines without a pair and its score") !=
                std::string::npos);
    }

    void aBadFileIsPassedOverAndTheOthersAreRead() {
        const fs::path good = write("mixed/good.tsv", "5\ta dog\tthe dog\n1\ta cat\ta house\n");
        const fs::path text = write("mixed/readme.tsv", "This is no table.\n");
        write("mixed/STS.input.x.txt", "a\tb\nc\td\n");
        write("mixed/STS.gs.x.txt", "4\n");
        const auto suites = read(test::pathIn(folder_, "mixed"));
        VERIFY_OK(suites);
        QCOMPARE(titles(*suites), std::string("graded mixed/good"));
        QCOMPARE(suites->skipped.size(), std::size_t{1});
        QVERIFY(suites->notes[0].starts_with("Skipped: "));
        QVERIFY(suites->notes[0].find("STS.gs.x.txt: 1 gold scores") != std::string::npos);
        JobContext job;
        const auto given = readSuites({good, text}, job);
        VERIFY_OK(given);
        QCOMPARE(given->skipped.size(), std::size_t{1});
        QCOMPARE(given->skipped[0].where, text.string());
        const auto missing = readSuites({good, test::pathIn(folder_, "missing.tsv")}, job);
        QVERIFY(!missing.ok());
        QVERIFY(missing.error().sentence().find("no such file or folder") != std::string::npos);
    }

    void translationsWithScoresAreNoDataSet() {
        // As WikiMatrix and its like: sentences of two languages, a score of similarity.
        write("bitext/a.tsv", "source\ttarget\tscore\nThe dog\tDer Hund\t0.91\nA cat\tEine Katze\t0.82\n");
        write("bitext/b.csv", "The dog,Der Hund,0.91\nA cat,Eine Katze,0.82\n");
        const auto suites = read(test::pathIn(folder_, "bitext"));
        QVERIFY(!suites.ok());
    }
};

QTEST_GUILESS_MAIN(TestSetTables)
#include "test_set_tables.moc"
