// Paraphrases in given syntactic forms: a toy grammar whose templates decide the order of the words, from
// pairs and parses to texts.
#include <QTest>
#include <array>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/base/files/resumable_output.h"
#include "core/base/process/neural_process.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/models/form_paraphrases.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/toy_grammar.h"

using namespace paragram;

class TestFormParaphrases : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request = test::toyRequest(folder_);
        request.output = path(run);
        return request;
    }
    static bool says(const Error& error, const std::string& part) {
        return error.sentence().find(part) != std::string::npos;
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        test::writeToyPairs(folder_, 600);
    }

    void theTemplateDecidesTheForm() {
        JobContext job;
        const auto summary = trainModel(request("run"), {}, job);
        VERIFY_OK(summary);
        const auto model = *loadModel(path("run"));
        QCOMPARE(model->forms.frequent().size(), 3U);
        TextWriter writer(model);
        FormRequest asked;
        asked.more = TemplateSet::frequent;
        for (const auto& [agent, verb, object] :
             {std::array{0, 1, 2}, std::array{3, 0, 1}, std::array{2, 3, 0}, std::array{1, 2, 3}}) {
            const test::ToyEvent event{agent, verb, object};
            asked.sources.push_back(test::toyText(event, test::ToyForm::statement));
        }
        const auto made = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(made);
        QVERIFY(made->inForms && made->through.empty());
        QCOMPARE(made->candidates, 4 * 3);
        QCOMPARE(made->candidates, std::ssize(made->texts) + made->same + made->repeated);
        // Each text has the form of its template and the words of its sentence; statements repeat it.
        int right = 0;
        for (const WrittenParaphrase& text : made->texts)
            for (const test::ToyForm form : {test::ToyForm::passive, test::ToyForm::question})
                right += text.origin == parseTemplate(test::toyTemplate(form)) &&
                         text.text == test::inForm(asked.sources[text.source], form);
        QCOMPARE(made->same, 4);
        QCOMPARE(right, 8);
        for (std::size_t i = 1; i < made->texts.size(); ++i)
            QVERIFY(made->texts[i - 1].source < made->texts[i].source ||
                    made->texts[i - 1].score >= made->texts[i].score);
    }

    // A model from before there was copying has no weights for it and goes on without.
    void aModelThatDoesNotCopyStaysSo() {
        JobContext job;
        TrainRequest plain = request("plain"), copying = request("copying");
        copying.settings.generative.copies = true;
        plain.settings.train.epochs = copying.settings.train.epochs = 2;
        VERIFY_OK(trainModel(plain, {}, job));
        VERIFY_OK(trainModel(copying, {}, job));
        const auto copies = [](const Model& model) {
            return std::ranges::any_of(model.network, [](const NetworkTensor& tensor) {
                return tensor.name == "decoder_trans_en.copy";
            });
        };
        Model old = **loadModel(path("plain"));
        QVERIFY(!copies(old) && copies(**loadModel(path("copying"))));
        old.settings.generative.copies = true;  // what a file says that does not know the setting
        writeModel(old, path("old.h5"));
        TextWriter before(*loadModel(path("plain"))), after(*loadModel(path("old.h5")));
        FormRequest asked;
        asked.sources = {"the dog sees the king ."};
        asked.more = TemplateSet::frequent;
        const auto a = writeForms(before, nullptr, asked, job), b = writeForms(after, nullptr, asked, job);
        VERIFY_OK(a);
        VERIFY_OK(b);
        QCOMPARE(a->texts.size(), b->texts.size());
        for (std::size_t i = 0; i < a->texts.size(); ++i) {
            QCOMPARE(a->texts[i].text, b->texts[i].text);
            QCOMPARE(a->texts[i].score, b->texts[i].score);
        }
    }

    // Round trips and templates are read from their journal, whatever of it is there.
    void whatWasWrittenIsNotWrittenAgain() {
        JobContext job;
        TextWriter writer(*loadModel(path("run")));
        FormRequest asked;
        asked.more = TemplateSet::frequent;
        for (int i = 0; i < 100; ++i)
            asked.sources.push_back(test::toyText({i % 4, i / 4 % 4, i / 16 % 4}, test::ToyForm::statement));
        const auto whole = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(whole);
        asked.journal = path("journal");
        std::stop_source stop;
        JobContext stopping;
        stopping.stop = stop.get_token();
        stopping.onProgress = [&](const Progress&) { stop.request_stop(); };
        QVERIFY(writeForms(writer, nullptr, asked, stopping).stopped());
        const std::int64_t some = resumableDone(path("journal"));
        QVERIFY(some > 0 && some < 100);
        const auto rest = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(rest);
        QCOMPARE(rest->alreadyDone, some);
        QCOMPARE(rest->candidates, whole->candidates);
        QCOMPARE(rest->same, whole->same);
        QCOMPARE(rest->texts.size(), whole->texts.size());
        for (std::size_t i = 0; i < whole->texts.size(); ++i) {
            const WrittenParaphrase &a = whole->texts[i], &b = rest->texts[i];
            QVERIFY(a.source == b.source && a.text == b.text && a.origin == b.origin && a.score == b.score &&
                    a.overlap == b.overlap && a.added.size() == b.added.size());
        }
        // Of all of it; of a damaged one and of other sentences, which are written again.
        QCOMPARE(writeForms(writer, nullptr, asked, job)->alreadyDone, 100);
        std::string kept = *readFile(path("journal.unfinished"));
        kept[kept.size() / 2] = '\n';
        test::writeText(path("journal.unfinished"), kept);
        const auto again = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(again);
        QCOMPARE(again->alreadyDone, 0);
        QCOMPARE(again->texts.size(), whole->texts.size());
        asked.sources.front() = "the cat finds the king .";
        const auto others = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(others);
        QCOMPARE(others->alreadyDone, 0);
    }

    void aResumedTrainingHasTheSameBits() {
        JobContext job;
        TrainRequest whole = request("whole"), parts = request("parts");
        whole.settings.train.epochs = parts.settings.train.epochs = 2;
        whole.settings.generative.copies = parts.settings.generative.copies = true;
        VERIFY_OK(trainModel(whole, {}, job));
        std::stop_source stop;
        JobContext stopping;
        stopping.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 5) stop.request_stop();
        };
        QVERIFY(trainModel(parts, observer, stopping).stopped());
        // Other parses are refused.
        const std::string parses = *readFile(path("parses.txt"));
        test::writeText(path("parses.txt"), parses + "(S (NP))\n");
        parts.resume = true;
        const auto longer = trainModel(parts, {}, job);
        QVERIFY(!longer && says(longer.error(), "601 trees, expected 600"));
        std::string other = parses;
        other.replace(other.find("SQ"), 2, "SX");
        test::writeText(path("parses.txt"), other);
        const auto others = trainModel(parts, {}, job);
        QVERIFY(!others && says(others.error(), "not the parses the run was started with"));
        test::writeText(path("parses.txt"), parses);
        VERIFY_OK(trainModel(parts, {}, job));
        const auto a = *loadModel(path("whole")), b = *loadModel(path("parts"));
        QVERIFY(a->forms == b->forms && !a->forms.empty());
        QCOMPARE(a->network.size(), b->network.size());
        for (std::size_t i = 0; i < a->network.size(); ++i) {
            const Matrix &x = a->network[i].values, &y = b->network[i].values;
            QVERIFY2(std::equal(x.data(), x.data() + x.size(), y.data(), y.data() + y.size()),
                     a->network[i].name.c_str());
        }
    }

    void tokensOnDiskTrainTheSame() {
        JobContext job;
        TrainRequest memory = request("memory"), disk = request("disk");
        memory.settings.train.steps = disk.settings.train.steps = 4;
        test::repeatToyPairs(folder_, 40);
        for (TrainRequest* each : {&memory, &disk}) {
            each->pairs = {path("many.h5")};
            each->settings.generative.parses = path("many-parses.txt").string();
        }
        disk.settings.train.memory = 1;
        VERIFY_OK(trainModel(memory, {}, job));
        VERIFY_OK(trainModel(disk, {}, job));
        const auto a = *loadModel(path("memory")), b = *loadModel(path("disk"));
        for (std::size_t i = 0; i < a->network.size(); ++i)
            QCOMPARE(a->network[i].values.data()[0], b->network[i].values.data()[0]);
    }

    void whatDoesNotFitIsNamed() {
        JobContext job;
        TextWriter writer(*loadModel(path("run")));
        FormRequest asked;
        asked.sources = {"the dog sees the cat ."};
        const auto none = writeForms(writer, nullptr, asked, job);
        QVERIFY(!none && says(none.error(), "--template"));
        asked.forms = {"(S (PP))"};
        const auto unknown = writeForms(writer, nullptr, asked, job);
        QVERIFY(!unknown && says(unknown.error(), "with the label PP"));
        asked.forms = {"(S (NP) (VP) (.))", "( ROOT ( S ( NP ) ( VP ) ( . ) ) ) EOP"};
        const auto once = templatesOf(writer.model(), asked);
        VERIFY_OK(once);
        QCOMPARE(once->size(), 1U);
        // Without a template the model cannot write.
        GenerateRequest plain;
        plain.sources = asked.sources;
        const auto refused = generateText(writer, plain, job);
        QVERIFY(!refused && says(refused.error(), "--template: not given for a model of scpn"));
        // Training needs parses and LSTMs.
        TrainRequest noParses = request("none");
        noParses.settings.generative.parses.clear();
        const auto missing = trainModel(noParses, {}, job);
        QVERIFY(!missing && says(missing.error(), "generative.parses: not given"));
        TrainRequest transformer = request("none");
        transformer.settings.encoder.network = Network::transformer;
        const auto wrong = trainModel(transformer, {}, job);
        QVERIFY(!wrong && says(wrong.error(), "expected seq2seq"));
    }
};

QTEST_GUILESS_MAIN(TestFormParaphrases)
#include "test_form_paraphrases.moc"
