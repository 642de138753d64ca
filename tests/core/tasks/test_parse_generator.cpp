// A parse generator completes templates to the whole parses that an SCPN reads: both learn a toy grammar from
// pairs and the parses of both sides.
#include <QTest>
#include <algorithm>
#include <array>
#include <fstream>
#include <functional>

#include "core/base/process/neural_process.h"
#include "core/models/load_model.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/models/form_paraphrases.h"
#include "core/tasks/training/train_model.h"
#include "core/training/generative/token_batches.h"
#include "tests/support/toy_grammar.h"

using namespace paragram;

class TestParseGenerator : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request = test::toyRequest(folder_);
        request.output = path(run);
        return request;
    }

    // How many of what a model wrote in two forms is as it should be.
    struct Written {
        int shaped = 0, labelled = 0, right = 0;
        bool learned() const { return shaped >= 6 && labelled >= 5 && right >= 6; }
    };
    static Written inTwoForms(const WrittenParaphrases& made, const std::vector<test::ToyEvent>& events) {
        // Which noun phrases have which label is in the parse of the sentence alone.
        const auto unlabelled = [](std::string parse) {
            for (std::size_t at = 0; (at = parse.find("NNP")) != std::string::npos;) parse.erase(at + 2, 1);
            return parse;
        };
        Written written;
        for (const WrittenParaphrase& text : made.texts) {
            for (const test::ToyForm form : {test::ToyForm::passive, test::ToyForm::question}) {
                if (text.origin != parseTemplate(test::toyTemplate(form))) continue;
                const test::ToyEvent& event = events[text.source - 1];
                const std::string parse = linearParse(test::toyParse(event, form));
                written.shaped += unlabelled(linearParse(text.parse)) == unlabelled(parse);
                written.labelled += linearParse(text.parse) == parse;
                written.right += text.text == test::toyText(event, form);
            }
        }
        return written;
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        test::writeToyPairs(folder_, 600);
        JobContext job;
        TrainRequest templates = request("run");
        templates.settings.train.epochs = 1;
        VERIFY_OK(trainModel(templates, {}, job));
    }

    // Templates are completed from the parse of each sentence; the model reads the whole parse.
    void aParseGeneratorCompletesTemplates() {
        JobContext job;
        TrainRequest reader = request("reader"), parser = test::toyParserRequest(folder_);
        reader.settings.generative.form = Form::parse;
        reader.settings.generative.copies = true;  // which takes longer to learn the forms
        reader.settings.generative.formUnits = 32;
        reader.settings.generative.warmUp = 60;
        reader.settings.train.learningRate = 0.01;
        parser.output = path("parser");
        const std::vector<test::ToyEvent> events{{0, 1, 2}, {3, 0, 1}, {2, 3, 0}, {1, 2, 3}};
        FormRequest asked;
        asked.more = TemplateSet::frequent;
        asked.parses = test::writeText(path("statements.parses"), "\n" + test::toyStatementParses(events));
        asked.sources = {""};
        for (const test::ToyEvent& event : events)
            asked.sources.push_back(test::toyText(event, test::ToyForm::statement));
        // After how many updates it is learned depends on the last bits of the arithmetic.
        Written written;
        for (int part = 1; part <= 4 && !written.learned(); ++part) {
            reader.epochs = reader.settings.train.epochs = 100 + 50 * part;
            parser.epochs = parser.settings.train.epochs = 90 * part;
            reader.resume = parser.resume = part > 1;
            VERIFY_OK(trainModel(reader, {}, job));
            VERIFY_OK(trainModel(parser, {}, job));
            TextWriter writer(*loadModel(path("reader"))), parses(*loadModel(path("parser")));
            const auto made = writeForms(writer, &parses, asked, job);
            VERIFY_OK(made);
            QVERIFY(made->inParses);
            QCOMPARE(made->candidates, 4 * 3);
            written = inTwoForms(*made, events);
            qInfo("part %d: %d shaped, %d labelled, %d right", part, written.shaped, written.labelled,
                  written.right);
        }
        // Of eight; by guessing, a quarter would be labelled.
        QVERIFY(written.learned());
        TextWriter writer(*loadModel(path("reader")));
        // A whole parse that is given needs no generator.
        asked.more = TemplateSet::none;
        asked.parses.clear();
        asked.forms = {test::toyParse(events[0], test::ToyForm::passive)};
        asked.sources = {test::toyText(events[0], test::ToyForm::statement)};
        const auto given = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(given);
        QCOMPARE(given->texts.size(), 1U);
        QCOMPARE(given->texts[0].text, test::toyText(events[0], test::ToyForm::passive));
        QCOMPARE(given->texts[0].origin, parseTemplate(asked.forms[0]));
    }

    void whatTheParseGeneratorNeedsIsNamed() {
        JobContext job;
        TextWriter writer(*loadModel(path("reader"))), parses(*loadModel(path("parser"))),
            templates(*loadModel(path("run")));
        FormRequest asked;
        asked.sources = {"the dog sees the cat .", "the king calls the girl ."};
        asked.more = TemplateSet::frequent;
        const auto sentence = [&](TextWriter& model, TextWriter* parser) {
            const auto made = writeForms(model, parser, asked, job);
            return QString::fromStdString(made ? "accepted" : made.error().sentence());
        };
        QCOMPARE(sentence(writer, nullptr),
                 QString("--templates: given for a model that reads whole parses, expected a parse generator "
                         "that completes templates; give one with --parse-model, or whole parses with "
                         "--template"));
        QVERIFY(sentence(writer, &parses).startsWith("--parses: not given, with --parse-model"));
        asked.parses = test::writeText(path("one.parses"), "(S (NP (NN dog)) (VP (VBZ sees)) (. .))\n");
        QVERIFY(sentence(writer, &parses).contains("no parse on line 2, expected one for each sentence"));
        QVERIFY(sentence(templates, &parses).startsWith("--parse-model: given for a model that reads"));
        QVERIFY(sentence(templates, nullptr).startsWith("--parses: given without --parse-model"));
        QVERIFY(sentence(writer, &writer).startsWith("--parse-model: a model of scpn, expected a parse"));
        QVERIFY(
            sentence(parses, nullptr).startsWith("--model: a parse generator, which writes no sentences"));
        test::writeText(path("one.parses"), "(S (NP\n");
        QVERIFY(sentence(writer, &parses).contains("one.parses:1: no complete tree"));
        test::writeText(path("one.parses"), test::toyStatementParses({{0, 0, 1}, {3, 1, 2}, {0, 1, 2}}));
        QVERIFY(sentence(writer, &parses).contains("3 lines, expected 2, one for each sentence"));
        asked.forms = {"(S (QQ))"};
        QVERIFY(sentence(writer, &parses).contains("with the label QQ"));
        const auto refused = [&](const std::function<void(Settings&)>& change) {
            TrainRequest wrong = test::toyParserRequest(folder_);
            wrong.output = path("wrong");
            change(wrong.settings);
            const auto trained = trainModel(wrong, {}, job);
            return QString::fromStdString(trained ? "accepted" : trained.error().sentence());
        };
        QVERIFY(refused([](Settings& s) {
                    s.generative.sourceParses.clear();
                }).startsWith("generative.source-parses: not given, with generative.model = parse-gen"));
        QVERIFY(refused([](Settings& s) { s.text.lowerCase = true; }).startsWith("text.lower-case: set"));
        QVERIFY(refused([](Settings& s) { s.encoder.kind = "sp"; }).startsWith("encoder.kind: sp with"));
        QVERIFY(refused([](Settings& s) {
                    s.generative.sourceParses = s.generative.parses;
                }).contains("the same forms as the targets have"));
    }

    // With the parses of the sources, pairs of one form are left out and half of the batches exchange sides.
    void bothSidesAreTrained() {
        JobContext job;
        TrainRequest both = request("both");
        both.settings.generative.sourceParses = path("source-parses.txt").string();
        both.settings.train.epochs = 1;
        std::int64_t pairs = 0;
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) { pairs += step.pairs; };
        VERIFY_OK(trainModel(both, observer, job));
        std::ifstream targets(path("parses.txt")), sources(path("source-parses.txt"));
        std::int64_t differ = 0;
        for (std::string target, source; std::getline(targets, target) && std::getline(sources, source);)
            differ += linearTemplate(target) != linearTemplate(source);
        QVERIFY(differ < 600 && differ > 300);
        QCOMPARE(pairs, differ);
        const std::array labels{3, 1, 9, 2};  // which the forms refer to
        const FormPair forms = formsOf(labels, 9);
        QVERIFY(forms.both && std::ranges::equal(forms.target, std::array{3, 1}) &&
                std::ranges::equal(forms.source, std::array{2}));
        QVERIFY(!formsOf(std::array{3, 1}, 9).both);
        // A question is learned although no target is one: sources are.
        std::string statements, questions;
        {
            PairStoreWriter store(path("toy-one.h5"));
            for (int i = 0; i < 600; ++i) {
                const test::ToyEvent event{i % 4, i / 4 % 4, i / 16 % 4};
                store.add({test::toyText(event, test::ToyForm::question),
                           test::toyText(event, test::ToyForm::statement), 0});
                statements += test::toyParse(event, test::ToyForm::statement) + '\n';
                questions += test::toyParse(event, test::ToyForm::question) + '\n';
            }
            PairStoreInfo info;
            info.sourceLanguage = info.targetLanguage = "en";
            store.commit(info);
        }
        TrainRequest one = request("one");
        one.pairs = {path("toy-one.h5")};
        one.settings.generative.parses = test::writeText(path("one-targets.txt"), statements).string();
        one.settings.generative.sourceParses = test::writeText(path("one-sources.txt"), questions).string();
        one.settings.train.epochs = 30;
        VERIFY_OK(trainModel(one, {}, job));
        TextWriter writer(*loadModel(path("one")));
        FormRequest asked;
        asked.sources = {test::toyText({0, 1, 2}, test::ToyForm::statement)};
        asked.forms = {test::toyTemplate(test::ToyForm::question)};
        const auto made = writeForms(writer, nullptr, asked, job);
        VERIFY_OK(made);
        QCOMPARE(made->texts.size(), 1U);
        QCOMPARE(made->texts[0].text, test::toyText({0, 1, 2}, test::ToyForm::question));
    }
};

QTEST_GUILESS_MAIN(TestParseGenerator)
#include "test_parse_generator.moc"
