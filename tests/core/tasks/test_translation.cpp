// Translators from pairs to translations: transformers and LSTMs, trained by paragram-neural, embedded by the
// engine itself, and a text that is translated line by line, interrupted and continued.
#include <QTest>
#include <cmath>
#include <fstream>

#include "core/base/files/atomic_file.h"
#include "core/base/process/neural_process.h"
#include "core/models/load_model.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/corpora/paraphrase_pairs.h"
#include "core/tasks/corpora/translate_text.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/training/train_model.h"
#include "core/training/generative/generative_trainer.h"
#include "tests/support/small_translator.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestTranslation : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run, Network network, Generative kind) const {
        return test::translatorRequest(folder_, run, network, kind);
    }
    std::shared_ptr<const Model> model(const std::string& run) const { return *loadModel(path(run)); }
    fs::path written(const std::string& name, const std::string& text) const {
        std::ofstream(path(name)) << text;
        return path(name);
    }
    std::vector<std::string> linesOf(const std::string& name) const {
        std::vector<std::string> lines;
        std::ifstream stream(path(name));
        for (std::string line; std::getline(stream, line);) lines.push_back(line);
        return lines;
    }
    TranslateRequest translation(const fs::path& input, const std::string& output) const {
        TranslateRequest request;
        request.input = input;
        request.output = path(output);
        request.writing.beam = 3;
        request.writing.longest = 12;
        return request;
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        test::makeTrainingSample(folder_, 2000);
    }

    void theEngineComputesTheVectorsOfTheOtherProgram_data() {
        QTest::addColumn<Network>("network");
        QTest::addColumn<Generative>("kind");
        QTest::addColumn<std::size_t>("dimension");
        QTest::newRow("translation") << Network::transformer << Generative::translation << std::size_t{24};
        QTest::newRow("back-translation")
            << Network::seq2seq << Generative::backTranslation << std::size_t{20};
        QTest::newRow("entrans") << Network::seq2seq << Generative::entrans << std::size_t{24};
        QTest::newRow("bgt") << Network::seq2seq << Generative::bgt << std::size_t{24};
    }
    void theEngineComputesTheVectorsOfTheOtherProgram() {
        QFETCH(Network, network);
        QFETCH(Generative, kind);
        QFETCH(std::size_t, dimension);
        JobContext job;
        double first = 0, last = 0;
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            const double perToken =
                step.loss * static_cast<double>(step.pairs) / static_cast<double>(step.tokens);
            if (step.step <= 10) first += perToken;
            if (step.step > 30) last += perToken;
        };
        const std::string run = QTest::currentDataTag();
        VERIFY_OK(trainModel(request(run, network, kind), observer, job));
        QVERIFY2(last < 0.95 * first, qPrintable(QString("%1 after %2").arg(last).arg(first)));
        const auto trained = model(run);
        QCOMPARE(trained->dimension(), dimension);
        const std::vector<std::string> texts{"the dog sleeps", "el perro duerme",
                                             "where is the house of my friend", ""};
        Workers workers(2);
        const Matrix mine = trained->embed(texts, workers);
        const auto process = NeuralProcess::start();
        VERIFY_OK(process);
        (*process)->ask(
            createGenerative(trained->settings, trained->table.rows(), trained->table, trained->network));
        Frame ask;
        ask.header["request"] = "encode";
        std::vector<std::int32_t> ids, lengths;
        for (const std::string& text : texts) {
            const auto tokens = trained->tokenizer->tokens(trained->settings, text, Side::source);
            ids.insert(ids.end(), tokens.begin(), tokens.end());
            lengths.push_back(static_cast<std::int32_t>(tokens.size()));
        }
        ask.add("ids", ids);
        ask.add("lengths", lengths);
        const auto theirs = (*process)->ask(ask).floats("mean");
        QCOMPARE(theirs.size(), mine.size());
        for (std::size_t i = 0; i < theirs.size(); ++i) QVERIFY(std::abs(theirs[i] - mine.data()[i]) < 1e-5F);
    }

    void aTextIsTranslatedLineByLine() {
        JobContext job;
        const std::string longLine = [] {
            std::string text;
            for (int i = 0; i < 12; ++i) text += "the dog sleeps in the house of my friend. ";
            return text;
        }();
        const fs::path input =
            written("in.txt", "the dog sleeps\n\nwhere is the house\n" + longLine + "\n好好好\n   \n");
        TextWriter writer(model("translation"));
        const auto summary = translateText(writer, translation(input, "out.txt"), job);
        VERIFY_OK(summary);
        QCOMPARE(summary->sentences, 6);
        QCOMPARE(summary->counts.blank, 2);
        QCOMPARE(summary->counts.tooLong, 1);
        QVERIFY(summary->counts.unknown > 0 && summary->counts.unknown < summary->counts.tokens);
        std::vector<std::string> lines;
        lines = linesOf("out.txt");
        QCOMPARE(lines.size(), 6U);
        QVERIFY(!lines[0].empty() && lines[1].empty() && !lines[2].empty() && lines[5].empty());
        // Together with others as alone.
        GenerateRequest alone;
        alone.sources = {"where is the house"};
        alone.writing = translation(input, "").writing;
        const auto one = generateText(writer, alone, job);
        VERIFY_OK(one);
        QCOMPARE((*one)[0].text, lines[2]);

        TranslateRequest scored = translation(input, "scored.tsv");
        scored.scores = true;
        scored.writing.best = 2;
        scored.longSentences = LongSentences::copy;
        VERIFY_OK(translateText(writer, scored, job));
        lines = linesOf("scored.tsv");
        QCOMPARE(lines.size(), 12U);
        QVERIFY(lines[1].starts_with("1\t-"));
        QCOMPARE(lines[2], std::string("2\t\t"));
        QCOMPARE(lines[6], "4\t0.0000\t" + longLine);
    }

    void anInterruptedTranslationContinues() {
        std::string text;
        for (int i = 0; i < 600; ++i) text += "the dog sleeps " + std::to_string(i % 7) + "\n";
        const fs::path input = written("many.txt", text);
        TextWriter writer(model("translation"));
        JobContext job;
        VERIFY_OK(translateText(writer, translation(input, "whole.txt"), job));
        std::stop_source stop;
        JobContext stopped;
        stopped.stop = stop.get_token();
        stopped.onProgress = [&](const Progress& progress) {
            if (progress.done >= 256) stop.request_stop();
        };
        const TranslateRequest parts = translation(input, "parts.txt");
        QVERIFY(translateText(writer, parts, stopped).stopped());
        QVERIFY(!fs::exists(path("parts.txt")));
        const auto summary = translateText(writer, parts, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->alreadyDone, 256);
        QCOMPARE(summary->sentences, 600);
        QCOMPARE(*readFile(path("parts.txt")), *readFile(path("whole.txt")));
        QVERIFY(!fs::exists(path("parts.txt.unfinished")) && !fs::exists(path("parts.txt.progress")));

        // Its own output as reference.
        TranslateRequest measured = translation(input, "again.txt");
        measured.reference = path("whole.txt");
        const auto perfect = translateText(writer, measured, job);
        VERIFY_OK(perfect);
        QVERIFY2(perfect->chrf > 99.9, qPrintable(QString::number(perfect->chrf)));
        measured.reference = path("in.txt");
        const auto unequal = translateText(writer, measured, job);
        QVERIFY(!unequal);
        QVERIFY(unequal.error().sentence().find("6 lines, expected 600") != std::string::npos);
    }

    void aShortlistOfEverythingChangesNothing() {
        JobContext job;
        TextWriter writer(model("translation"));
        const auto translated = [&](const ShortlistOptions& list) {
            TranslateRequest asked = translation(
                written("short.txt", "the dog sleeps\nwhere is the house of my friend\n"), "short.out");
            asked.writing.best = 3;
            asked.scores = true;
            asked.shortlist = list;
            const auto summary = translateText(writer, asked, job);
            return summary ? *readFile(path("short.out")) : summary.error().sentence();
        };
        const std::string whole = translated({});
        constexpr int kAll = 1'000'000;
        QCOMPARE(translated({path("p.h5"), kAll, kAll}).size() > 0, true);
        // Every token that occurs in the pairs; those that never do have hardly any probability, but some.
        const auto shape = [](const std::string& text) {
            QStringList texts;
            for (const QString& line : QString::fromStdString(text).split('\n'))
                texts << line.section('\t', 2);
            return texts;
        };
        QCOMPARE(shape(translated({path("p.h5"), kAll, kAll})), shape(whole));
        // Few: only tokens of the list are written, and the list is that of the definition.
        const Shortlist list = *Shortlist::learn(writer.model(), *routeOf(writer.model(), "en", "es", false),
                                                 {path("p.h5"), 2, 5}, job);
        const auto route = *routeOf(writer.model(), "en", "es", false);
        const std::vector<std::string> texts{"the dog sleeps"};
        const auto tokens = list.tokensFor(writer.model(), route, texts);
        QVERIFY(tokens.size() > 6 && tokens.size() <= 5 + 1 + 2 * 20);
        QCOMPARE(tokens.back(), static_cast<std::int32_t>(writer.model().table.rows()));
        GenerateRequest few;
        few.sources = texts;
        few.writing.shortlist = tokens;
        const auto text = generateText(writer, few, job);
        VERIFY_OK(text);
        for (const std::int32_t token :
             writer.model().tokenizer->tokens(writer.model().settings, text->front().text, Side::target))
            QVERIFY(std::ranges::binary_search(tokens, token));
        QVERIFY(QString::fromStdString(translated({path("short.txt"), 2, 5})).contains("short.txt"));
    }

    void aTextInAnotherLanguageIsNoticed() {
        JobContext job;
        TextWriter writer(model("translation"));
        const std::string spanish =
                              "El hermano de mi amigo vive en una casa muy grande cerca de la ciudad.\n",
                          english = "The brother of my friend lives in a large house near the city.\n";
        const auto remarkOn = [&](const std::string& text, std::vector<std::string>* early = nullptr) {
            TranslateRequest asked = translation(written("other.txt", text), "other-out.txt");
            asked.writing.beam = 1;
            asked.writing.longest = 2;
            if (early) asked.onRemark = [early](const std::string& remark) { early->push_back(remark); };
            const auto summary = translateText(writer, asked, job);
            return summary ? summary->remark : summary.error().sentence();
        };
        QCOMPARE(
            remarkOn(english + "\n" + spanish + english),
            std::string("33 % of the text (1 of 3 sentences) is in another language than en, which the model "
                        "translates from: es, first in line 3"));
        QCOMPARE(remarkOn(english + english), std::string());
        // Soon after the start of a long text, too.
        std::string many;
        for (int i = 0; i < 300; ++i) many += i < 256 ? spanish : english;
        std::vector<std::string> early;
        const std::string whole = remarkOn(many, &early);
        QCOMPARE(early.size(), 1U);
        QVERIFY2(early[0].starts_with("100 % of the text (256 of 256 sentences)"), early[0].c_str());
        QVERIFY2(whole.starts_with("85 % of the text (256 of 300 sentences)"), whole.c_str());
    }

    void aBitextBecomesParaphrases() {
        JobContext job;
        ParaphraseRequest request;
        request.pairs = path("p.h5");
        request.output = path("paraphrases.h5");
        request.table = path("look.tsv");
        request.writing.beam = 2;
        request.writing.longest = 6;
        TextWriter forward(model("translation")), back(model("back-translation"));
        const auto refused = paraphrasePairs(forward, request, job);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.error().sentence()),
                 QString("--model: translation with en and es, expected a translator from es to en, the "
                         "languages of the pair store; choose another model, or the other --side"));
        std::stop_source stop;
        JobContext stopped;
        stopped.stop = stop.get_token();
        stopped.onProgress = [&](const Progress& progress) {
            if (progress.done >= 512) stop.request_stop();
        };
        QVERIFY(paraphrasePairs(back, request, stopped).stopped());
        QVERIFY(!fs::exists(request.output));
        const auto made = paraphrasePairs(back, request, job);
        VERIFY_OK(made);
        QCOMPARE(made->alreadyDone, 512);
        const auto bitext = PairStore::open(request.pairs), store = PairStore::open(request.output);
        VERIFY_OK(store);
        const PairStoreInfo& info = store->info();
        QCOMPARE(made->pairs, info.pairs);
        QVERIFY(info.pairs <= bitext->info().pairs && info.hasScore);
        QCOMPARE(info.sourceLanguage, std::string("en"));
        QCOMPARE(info.targetLanguage, std::string("en"));
        QVERIFY(info.recipe.find("# target side translated from es to en") != std::string::npos);
        QVERIFY(info.scoreKind == ScoreKind::translation && made->remark.empty());
        // The paraphrase of a pair is the translation of its target.
        GenerateRequest one;
        const SentencePair original = bitext->read(700, 1)[0], paraphrase = store->read(700, 1)[0];
        one.sources = {original.target};
        one.language = "es";
        one.writing = request.writing;
        const auto written = generateText(back, one, job);
        VERIFY_OK(written);
        QCOMPARE(paraphrase.source, original.source);
        QCOMPARE(paraphrase.target, (*written)[0].text);
        QVERIFY(std::abs(paraphrase.score - (*written)[0].score) < 1e-4);
        QVERIFY(linesOf("look.tsv")[700].starts_with(original.source + '\t' + paraphrase.target + '\t' +
                                                     original.target + "\t-"));
        QVERIFY(!fs::exists(path("paraphrases.h5.translations")));
    }

    void whatCannotBeTranslatedIsRefused() {
        JobContext job;
        const fs::path input = written("one.txt", "the dog sleeps\n");
        TextWriter forward(model("translation")), back(model("back-translation"));
        const auto refused = [&](TextWriter& writer, const std::string& language, const std::string& to) {
            TranslateRequest request = translation(input, "refused.txt");
            request.language = language;
            request.to = to;
            const auto result = translateText(writer, request, job);
            return result ? QString("accepted") : QString::fromStdString(result.error().sentence());
        };
        QCOMPARE(
            refused(forward, "es", ""),
            QString("generative.model: translation, which does not translate in this direction, expected "
                    "bgt, released, noprior, nolangvars, bitrans, or a translation the other way; use a "
                    "model that was trained for it"));
        QVERIFY(refused(back, "en", "").contains("back-translation, which does not translate"));
        QCOMPARE(refused(back, "", ""), QString("accepted"));
        QCOMPARE(refused(forward, "de", ""), QString("--language: de, expected en or es; choose one of the "
                                                     "languages that the model was trained on"));
        QVERIFY(refused(forward, "en", "en").contains("does not write a sentence again"));
        JobContext training;
        TrainRequest averaging = request("averaging", Network::average, Generative::bgt);
        VERIFY_OK(trainModel(averaging, {}, training));
        TextWriter none(model("averaging"));
        QVERIFY(refused(none, "", "").contains("expected a generative model"));
        TrainRequest started = request("started", Network::transformer, Generative::translation);
        started.settings.generative.start = path("averaging").string();
        const auto start = trainModel(started, {}, training);
        QVERIFY(!start);
        QVERIFY2(start.error().sentence().find("generative.start: set, with") == 0,
                 start.error().sentence().c_str());
    }
};

QTEST_GUILESS_MAIN(TestTranslation)
#include "test_translation.moc"
