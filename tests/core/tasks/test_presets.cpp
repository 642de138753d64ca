// Every preset is a configuration that trains: a few steps of each on a small set, with a small table.
#include <QTest>
#include <cmath>
#include <fstream>

#include "core/base/process/neural_process.h"
#include "core/models/load_model.h"
#include "core/pairs/store/pair_store.h"
#include "core/settings/setting_grid.h"
#include "core/settings/settings_file.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestPresets : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        std::ifstream whole(path("sample/train.en-es.tsv"));
        std::string text, line;
        for (int i = 0; i < 800 && std::getline(whole, line); ++i) text += line + '\n';
        test::writeText(path("small.en-es.tsv"), text);
        ImportRequest import;
        import.input.first = path("small.en-es.tsv");
        import.output = path("p.h5");
        JobContext job;
        const auto imported = importPairs(import, job);
        VERIFY_OK(imported);
        std::string targets, sources;
        for (std::int64_t i = 0; i < PairStore::open(path("p.h5"))->info().pairs; ++i) {
            targets +=
                i % 2 == 0 ? "(S (NP (DT a) (NN b)) (VP (VB c)) (. .))\n" : "(SQ (VB a) (NP (NN b)) (. ?))\n";
            sources += "(S (VP (VB a)) (. .))\n";
        }
        test::writeText(path("targets.txt"), targets);
        test::writeText(path("sources.txt"), sources);
    }

    void everyPresetTrains_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(presets()[i].name.c_str()) << static_cast<int>(i);
    }
    void everyPresetTrains() {
        QFETCH(int, index);
        const Preset& preset = presets()[static_cast<std::size_t>(index)];
        SettingGrid grid;
        VERIFY_OK(grid.apply(preset.text, preset.name));
        const auto runs = grid.runs();
        VERIFY_OK(runs);
        TrainRequest request;
        request.settings = runs->front().settings;
        request.settings.encoder.dimension = 16;
        request.settings.encoder.units = 16;
        request.settings.tokenizer.vocabulary = 300;
        request.settings.train.steps = 20;
        const bool generative = isGenerative(request.settings.encoder);
        if (generative && !NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built");
        if (writesInForms(request.settings.generative.model)) {
            request.settings.generative.parses = path("targets.txt").string();
            request.settings.generative.sourceParses = path("sources.txt").string();
        }
        if (generative) {
            request.settings.generative.heads = 2;
            request.settings.generative.feedForward = 32;
            request.settings.train.steps = 5;
            request.settings.train.epochs = 10;
            request.settings.generative.updateTokens = 500;
            request.settings.generative.startTokens = 0;
        }
        request.pairs = {path("p.h5")};
        request.output = path(preset.name);
        const bool trains = request.settings.train.epochs > 0;
        JobContext job;
        const auto summary = trainModel(request, {}, job);
        VERIFY_OK(summary);
        if (generative)
            QCOMPARE(summary->steps, 5);
        else
            QCOMPARE(summary->steps,
                     trains ? std::min<std::int64_t>(20, 7 * request.settings.train.epochs) : 0);
        QVERIFY(!trains || std::isfinite(summary->lastLoss));
        VERIFY_OK(loadModel(request.output));
    }

    void presetsOfPapersNameTheRowTheyReproduce() {
        for (const Preset& preset : presets()) {
            const bool paper = preset.name.find("-20") != std::string::npos;
            if (!paper) continue;
            QVERIFY2(preset.description.find("(P18") != std::string::npos ||
                         preset.description.find("(P19") != std::string::npos ||
                         preset.description.find("(P20") != std::string::npos ||
                         preset.description.find("(P22") != std::string::npos,
                     preset.name.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestPresets)
#include "test_presets.moc"
