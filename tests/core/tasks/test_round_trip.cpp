// Paraphrases by a round trip: against translations that are made one after the other, and by hand.
#include <QTest>
#include <cmath>
#include <fstream>
#include <map>
#include <set>

#include "core/base/process/neural_process.h"
#include "core/models/load_model.h"
#include "core/pairs/filters/trigram_overlap.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/models/round_trip.h"
#include "tests/support/small_translator.h"
#include "tests/support/training_sample.h"

using namespace paragram;

class TestRoundTrip : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    std::shared_ptr<const Model> model(const std::string& run) const { return *loadModel(path(run)); }
    static WrittenParaphrase candidate(const std::string& text, double score) {
        return {.text = text, .origin = "between " + text, .score = score};
    }
    RoundTripRequest request() const {
        RoundTripRequest asked;
        asked.sources = {"the dog sleeps in the house", "", "where is the house of my friend"};
        asked.writing.best = 3;
        asked.writing.beam = 3;
        asked.writing.longest = 10;
        return asked;
    }
    // The translations of one sentence, best first.
    std::vector<WrittenText> translations(TextWriter& writer, const std::string& sentence) const {
        JobContext job;
        GenerateRequest asked;
        asked.sources = {sentence};
        asked.writing = request().writing;
        return *generateText(writer, asked, job);
    }

  private slots:
    void textsThatRepeatAnotherOneAreLeftOut() {
        const DistinctTexts found = distinctTexts(
            "Where is it?", {candidate("where is it", -0.1), candidate("Where's the thing?", -0.9),
                             candidate("where's the THING", -0.5), candidate("  ", -0.1),
                             candidate("Ｗhere is the thing?", -0.7), candidate("Where's the thing!", -0.6)});
        QCOMPARE(found.same, 2);
        QCOMPARE(found.repeated, 2);
        QCOMPARE(found.texts.size(), 2U);
        // The one with the best score stays, with the translation it was made of.
        QCOMPARE(found.texts[0].text, std::string("where's the THING"));
        QCOMPARE(found.texts[0].origin, std::string("between where's the THING"));
        QCOMPARE(found.texts[1].text, std::string("Ｗhere is the thing?"));
        // Signs without letters are texts as well.
        QCOMPARE(distinctTexts("...", {candidate("!", -1), candidate("...", -1)}).texts.size(), 1U);
    }

    void everyTranslationIsTranslatedBack() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        test::makeTrainingSample(folder_, 2000);
        JobContext job;
        for (const auto& [run, kind] : {std::pair("there", Generative::translation),
                                        {"back", Generative::backTranslation},
                                        {"bgt", Generative::bgt}})
            VERIFY_OK(trainModel(test::translatorRequest(folder_, run, Network::transformer, kind), {}, job));
        VERIFY_OK(trainModel(test::translatorRequest(folder_, "average", Network::average, Generative::bgt),
                             {}, job));

        TextWriter there(model("there")), back(model("back"));
        const RoundTripRequest asked = request();
        const auto made = writeRoundTrips(there, back, asked, job);
        VERIFY_OK(made);
        QCOMPARE(made->language, std::string("en"));
        QCOMPARE(made->through, std::string("es"));
        QVERIFY(made->candidates > 0 && made->candidates <= 2 * 3 * 3);
        QCOMPARE(made->candidates, std::ssize(made->texts) + made->same + made->repeated);
        QVERIFY(!made->texts.empty() && made->remark.empty());
        // What comes of doing it step by step: text with translation and score.
        FilterWorkspace work;
        std::size_t checked = 0;
        for (const std::size_t source : {std::size_t{0}, std::size_t{2}}) {
            std::map<std::string, std::set<std::string>> between;
            std::map<std::string, double> best;
            for (const WrittenText& forth : translations(there, asked.sources[source])) {
                if (forth.text.empty()) continue;
                for (const WrittenText& again : translations(back, forth.text)) {
                    const double score = (forth.score + again.score) / 2;
                    between[again.text].insert(forth.text);
                    if (!best.contains(again.text) || best[again.text] < score) best[again.text] = score;
                }
            }
            double last = 1;
            for (const WrittenParaphrase& text : made->texts) {
                if (text.source != source) continue;
                QVERIFY(between.contains(text.text) && between[text.text].contains(text.origin));
                QVERIFY(std::abs(text.score - best[text.text]) < 1e-5);
                QVERIFY(text.score <= last && std::isnan(text.cosine));
                QCOMPARE(text.overlap, sentenceOverlap(asked.sources[source], text.text, work));
                last = text.score;
                ++checked;
            }
        }
        QCOMPARE(checked, made->texts.size());

        // With a model that scores them: its cosines, in their order.
        RoundTripRequest scored = asked;
        scored.scoreModel = path("average");
        const auto sorted = writeRoundTrips(there, back, scored, job);
        VERIFY_OK(sorted);
        QCOMPARE(sorted->texts.size(), made->texts.size());
        const auto average = model("average");
        for (std::size_t i = 0; i < sorted->texts.size(); ++i) {
            const WrittenParaphrase& text = sorted->texts[i];
            QVERIFY(std::abs(text.cosine - average->cosine(asked.sources[text.source], text.text)) < 1e-5);
            if (i > 0 && sorted->texts[i - 1].source == text.source)
                QVERIFY(text.cosine <= sorted->texts[i - 1].cosine);
        }

        // Some of them as a pair store, which says what its scores are.
        const std::vector<std::size_t> some{made->texts.size() - 1};
        for (const auto* summary : {&*made, &*sorted}) {
            const bool cosines = summary == &*sorted;
            storeParaphrases(asked.sources, *summary, some, path("some.h5"));
            const auto store = PairStore::open(path("some.h5"));
            VERIFY_OK(store);
            QCOMPARE(store->info().pairs, 1);
            QCOMPARE(store->info().sourceLanguage + store->info().targetLanguage, std::string("enen"));
            QVERIFY(store->info().recipe.starts_with("# paraphrases by a round trip from en to es (model "));
            QVERIFY(store->info().scoreKind == (cosines ? ScoreKind::given : ScoreKind::translation));
            const WrittenParaphrase& text = summary->texts[some[0]];
            const SentencePair pair = store->read(0, 1)[0];
            QCOMPARE(pair.source, asked.sources[text.source]);
            QCOMPARE(pair.target, text.text);
            QCOMPARE(pair.score, static_cast<float>(cosines ? text.cosine : text.score));
        }
    }

    void oneModelMayTranslateBothWays() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        JobContext job;
        TextWriter both(model("bgt"));
        RoundTripRequest asked = request();
        asked.sources = {"El hermano de mi amigo vive en una casa muy grande cerca de la ciudad."};
        const auto made = writeRoundTrips(both, both, asked, job);
        VERIFY_OK(made);
        QVERIFY(made->candidates > 0 && made->candidates <= 9);
        QVERIFY2(
            made->remark.starts_with("100 % of the text (1 of 1 sentences) is in another language than en"),
            made->remark.c_str());
        asked.language = "es";
        const auto other = writeRoundTrips(both, both, asked, job);
        VERIFY_OK(other);
        QVERIFY(other->remark.empty() && other->through == "en");
    }

    void aModelThatDoesNotLeadBackIsNamed() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        const auto there = model("there"), back = model("back"), both = model("bgt");
        const auto refused = [](const Model& first, const Model& second, const std::string& language = {},
                                const std::string& through = {}) {
            const auto routes = roundTripRoutes(first, second, language, through);
            return QString::fromStdString(routes ? "accepted" : routes.error().sentence());
        };
        QCOMPARE(
            refused(*there, *there),
            QString("--back: translation with en and es, expected a translator from es to en, back to the "
                    "language of the sentences; choose another model"));
        Model elsewhere = *back;
        elsewhere.provenance.sourceLanguage = "fr";
        QCOMPARE(
            refused(*there, elsewhere),
            QString("--back: back-translation with fr and es, expected a translator from es to en, back to "
                    "the language of the sentences; choose another model"));
        QCOMPARE(refused(*back, *there), QString("accepted"));  // from Spanish
        QCOMPARE(
            refused(*both, *both, "en", "en"),
            QString(
                "--to: en, the language of the sentences, expected another one to go through; leave it out "
                "for the model's other language"));
        QVERIFY(refused(*there, *model("average")).contains("expected a generative model"));
    }
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "test_round_trip.moc"
