#include <QTest>
#include <cmath>

#include "core/analysis/lexicon.h"
#include "core/analysis/piece_overlap.h"
#include "core/base/files/scratch_array.h"
#include "core/models/model_file.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/evaluation/analyse_lexicon.h"
#include "core/tasks/evaluation/analyse_overlap.h"
#include "core/text/unicode.h"
#include "core/tokens/vocabulary_tokenizer.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

namespace {

bool near(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

// Pairs of sentences whose words are separated by spaces.
std::unique_ptr<Lexicon> lexiconOf(const std::vector<std::pair<std::string, std::string>>& pairs,
                                   const Lexicon::Options& options) {
    auto lexicon = std::make_unique<Lexicon>(options, std::filesystem::temp_directory_path());
    WordSplitter splitter;
    for (const auto& [source, target] : pairs) {
        std::vector<std::string_view> sourceWords, targetWords;
        splitter.split(source, sourceWords);
        splitter.split(target, targetWords);
        lexicon->add(sourceWords, targetWords);
    }
    lexicon->finish();
    return lexicon;
}

const std::vector<std::pair<std::string, std::string>> kPairs{{"big house", "large house"},
                                                              {"large dog", "big dog dog"},
                                                              {"hong kong", "hong kong city"},
                                                              {"a dog", "a hound"}};

}  // namespace

class TestLexicon : public QObject {
    Q_OBJECT
  private slots:
    void pmiMatchesHandComputedValues() {
        const auto lexicon = lexiconOf(kPairs, {true, 1});
        LexiconReader reader(*lexicon);
        // Eight sentences; big and large occur in two each and are on opposite sides twice: once as (big,
        // large), once as (large, big) in the other pair, so #(u, v) = 2 of N = 8.
        const auto large = reader.entry("big", "large");
        QVERIFY(large.has_value());
        QCOMPARE(large->pairs, 2);
        QVERIFY(near(large->crossPmi, std::log(2 * 8.0 / (2 * 2))));
        // They never share a sentence: on each side one sentence of four each, 1/4 expected.
        QVERIFY(near(large->adjustedPmi, std::log(4.0) + std::log1p(0.25)));
        // hong and kong are on opposite sides twice and share both of their sentences: as often as
        // possible.
        const auto kong = reader.entry("hong", "kong");
        QVERIFY(near(kong->crossPmi, std::log(2 * 8.0 / (2 * 2))));
        QVERIFY(near(kong->adjustedPmi, std::log(4.0) - std::log(1 * 4.0 / (1 * 1))));
        QVERIFY(!reader.entry("big", "hong"));
        QVERIFY(!reader.entry("big", "nothing"));
    }

    void entriesAreRankedAndLimited() {
        const auto lexicon = lexiconOf(kPairs, {true, 2});
        QVERIFY(lexicon->knows("dog"));
        QVERIFY(!lexicon->knows("hound"));  // in one sentence only
        LexiconReader reader(*lexicon);
        const auto cross = reader.entries("big", 10, LexiconScore::crossPmi, 1);
        QCOMPARE(cross.front().word, std::string("large"));
        for (const LexiconEntry& entry : cross) QVERIFY(entry.word != "big" && entry.word != "hound");
        QCOMPARE(reader.entries("hong", 10, LexiconScore::adjustedPmi, 1).front().word, std::string("kong"));
        QVERIFY(near(reader.entries("hong", 10, LexiconScore::adjustedPmi, 1).front().adjustedPmi, 0));
        QCOMPARE(reader.entries("big", 1, LexiconScore::crossPmi, 1).size(), 1U);
        QVERIFY(reader.entries("hound", 10, LexiconScore::crossPmi, 1).empty());
        // A second lookup returns the same entries.
        QCOMPARE(reader.entries("big", 10, LexiconScore::crossPmi, 1).size(), cross.size());
    }

    void twoLanguagesGiveADictionary() {
        const auto lexicon =
            lexiconOf({{"dog runs", "perro corre"}, {"dog", "perro"}, {"cat", "gato"}}, {false, 1});
        QCOMPARE(lexicon->words(), (std::vector<std::string>{"dog", "runs", "cat"}));
        LexiconReader reader(*lexicon);
        const auto entries = reader.entries("dog", 10, LexiconScore::crossPmi, 1);
        QCOMPARE(entries.size(), 2U);
        const auto perro = reader.entry("dog", "perro");
        QVERIFY(near(perro->crossPmi, std::log(2 * 3.0 / (2 * 2))));
        QVERIFY(near(perro->adjustedPmi, perro->crossPmi));
        QVERIFY(!lexicon->knows("perro"));
    }

    void pairStoresBecomeALexiconAndAFile() {
        const QTemporaryDir folder;
        std::string text;
        for (int i = 0; i < 12; ++i) text += "big house\tlarge house !\n";
        text += "one two three four five\tbig\n";
        JobContext job;
        ImportRequest import;
        import.input.first = test::writeText(test::pathIn(folder, "p.tsv"), text);
        import.output = test::pathIn(folder, "p.h5");
        import.input.sourceLanguage = import.input.targetLanguage = "en";
        VERIFY_OK(importPairs(import, job));
        LexiconRequest request;
        request.pairs = {import.output};
        request.longest = 4;
        const auto summary = buildLexicon(request, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->pairs, 12);
        QCOMPARE(summary->passedOver, 1);
        const auto file = test::pathIn(folder, "lexicon.tsv");
        VERIFY_OK(writeLexicon(*summary, 3, LexiconScore::crossPmi, file, job));
        std::ifstream lines(file);
        std::string header, first;
        std::getline(lines, header);
        QCOMPARE(header, std::string("word\tentry\tpairs\tcross_pmi\tadjusted_pmi"));
        int rows = 0;
        for (; std::getline(lines, first); ++rows) QVERIFY(first.find('!') == std::string::npos);
        QCOMPARE(rows, 6);  // house: two; big: large and house; large: big and house
        const auto words = test::writeText(test::pathIn(folder, "EN-made.txt"),
                                           "big\tlarge\t9\nbig\thouse\t2\nbig\tunheard\t1\n");
        const auto agreement = evaluateLexicon(*summary->lexicon, words, job);
        VERIFY_OK(agreement);
        QCOMPARE(agreement->front().pairs, 3U);
        QCOMPARE(agreement->front().known, 2U);
        std::stop_source stopped;
        stopped.request_stop();
        JobContext stop;
        stop.stop = stopped.get_token();
        const auto none = buildLexicon(request, stop);
        VERIFY_OK(none);
        QCOMPARE(none->pairs, 0);
        QVERIFY(!buildLexicon({}, job).ok());
    }

    void overlapIsTheShareOfTypesOnBothSides() {
        VocabularyBuilder builder(TokenizerKind::word);
        builder.add("a b c d e");
        const ModelTokenizer tokenizer({*makeVocabularyTokenizer(builder.build(100), "made")},
                                       Sharing::marked);
        PieceOverlap overlap(tokenizer, true);
        overlap.add("A b b c", Side::source);
        overlap.add("b c d e", Side::target);
        overlap.add("unknown words", Side::target);
        QCOMPARE(overlap.types(Side::source), 3U);
        QCOMPARE(overlap.types(Side::target), 4U);
        QCOMPARE(overlap.shared(), 2U);
        QCOMPARE(overlap.overlap(Side::source), 2.0 / 3);
        QCOMPARE(PieceOverlap(tokenizer, true).overlap(Side::source), 0.0);
    }

    void aStudyCorrelatesScoresWithOverlapAndDistance() {
        const QTemporaryDir folder;
        const auto table =
            test::writeText(test::pathIn(folder, "study.tsv"),
                            "language\tscore\toverlap\tsyntax\nfr\t0.7\t0.5\t0.1\nde\t0.65\t0.45\t0.2\n"
                            "es\t0.6\t0.4\t0.3\nru\t0.5\t0.1\t0.6\nar\t0.55\t0.05\t0.5\nzh\t0.45\t0.02\t-\n");
        JobContext job;
        const auto study = studyLanguages(table, {}, 0.3, job);
        VERIFY_OK(study);
        QCOMPARE(study->languages.size(), 6U);
        QCOMPARE(study->distanceNames, std::vector<std::string>{"syntax"});
        QCOMPARE(study->correlations[0].languages, 6U);
        QVERIFY(near(study->correlations[2].overlap, 1));
        QVERIFY(near(study->correlations[2].distances[0], -1));
        // Scores ar ru zh, overlaps ru ar zh: ranks 3 2 1 and 2 3 1, so rho is 0.5.
        QVERIFY(near(study->correlations[1].overlap, 0.5));
        QVERIFY(std::isnan(study->correlations[1].distances[0]));  // two languages only
        const auto wrong = studyLanguages(
            test::writeText(test::pathIn(folder, "wrong.tsv"), "language\tscore\nfr\thigh\n"), {}, 0.3, job);
        QVERIFY(!wrong.ok());
        QVERIFY(wrong.error().where.ends_with("wrong.tsv:2"));
        QVERIFY(
            !studyLanguages(test::writeText(test::pathIn(folder, "none.tsv"), "a\tb\n"), {}, 0.3, job).ok());
    }

    void aStoppedStudyHasTheLanguagesBeforeTheStop_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("before a score") << "de\t0.6\t\t";
        QTest::newRow("before an overlap") << "de\t0.6\tmodel.h5\tp.h5";
        QTest::newRow("before an evaluation") << "de\t\tmodel.h5\t";
    }
    void aStoppedStudyHasTheLanguagesBeforeTheStop() {
        QFETCH(QString, line);
        const QTemporaryDir folder;
        JobContext free;
        ImportRequest import;
        import.input.first = test::writeText(test::pathIn(folder, "p.tsv"), "word1\tWort\n");
        import.output = test::pathIn(folder, "p.h5");
        import.input.sourceLanguage = "en";
        import.input.targetLanguage = "de";
        VERIFY_OK(importPairs(import, free));
        writeModel(test::wordModel({"word1 word2"}), test::pathIn(folder, "model.h5"));
        const auto suite = test::writeText(test::pathIn(folder, "test.en-en.tsv"),
                                           "1\tword1\tword2\n2\tword2\tword2\n3\tword1\tword1\n");
        const auto table = test::writeText(
            test::pathIn(folder, "study.tsv"),
            "language\tscore\tmodel\tpairs\nfr\t0.7\t\t\n" + line.toStdString() + "\nes\t0.5\t\t\n");
        const auto complete = studyLanguages(table, {suite}, 0.3, free);
        VERIFY_OK(complete);
        QVERIFY(!complete.stopped() && complete->languages.size() == 3);
        std::stop_source stop;
        JobContext job{stop.get_token(), {}, nullptr};
        const bool known = line.endsWith("0.6\t\t");
        job.onProgress = [&](const Progress& progress) {
            if (progress.stage == (known ? "Studying fr" : "Studying de")) stop.request_stop();
        };
        const auto study = studyLanguages(table, {suite}, 0.3, job);
        VERIFY_OK(study);
        QVERIFY(study.stopped());
        QCOMPARE(study->languages.size(), 1U);
        QCOMPARE(study->languages[0].language, std::string("fr"));
        QCOMPARE(study->correlations[0].languages, 1U);
    }

    void scratchFilesGrowAndLeaveNothing() {
        const QTemporaryDir folder;
        {
            ScratchArray array(folder.path().toStdString());
            std::vector<std::uint32_t> block(1000);
            for (std::uint32_t b = 0; b < 300; ++b) {
                for (std::uint32_t i = 0; i < 1000; ++i) block[i] = 1000 * b + i;
                array.append(block);
            }
            QCOMPARE(array.size(), 300'000U);
            for (std::uint32_t i = 0; i < 300'000; ++i) QCOMPARE(array.values()[i], i);
            array.resize(300'010);
            QCOMPARE(array.values().back(), 0U);
        }
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY_THROWS_EXCEPTION(MachineFailure, ScratchArray("/no/such/folder"));
    }
};

QTEST_GUILESS_MAIN(TestLexicon)
#include "test_lexicon.moc"
