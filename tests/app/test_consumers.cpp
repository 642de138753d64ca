// A model trained on the sample is exported in every format and read by other programs.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

#include "core/base/random.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/formats/event_file.h"
#include "core/exchange/targets/tokenizer_json.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/runs/history.h"
#include "core/tasks/data/export_pairs.h"
#include "core/tasks/models/export_model.h"
#include "core/tasks/models/import_model.h"
#include "core/tasks/training/train_model.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"
#include "tests/app/recurrent_forms.h"
#include "tests/support/consumer.h"
#include "tests/support/generative_weights.h"
#include "tests/support/node_packages.h"
#include "tests/support/test_support.h"
#include "tests/support/training_sample.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> sampleSentences(const fs::path& file, std::size_t most) {
    std::vector<std::string> sentences;
    Result<LineReader> lines = LineReader::open(file);
    for (Line line; lines && sentences.size() < most;) {
        const Result<bool> more = lines->next(line);
        if (!more || !*more) break;
        for (const QString& column : QString::fromStdString(line.text).split('\t'))
            if (column.contains(' ')) sentences.push_back(column.toStdString());
    }
    return sentences;
}

}  // namespace

class TestConsumers : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    std::shared_ptr<const Model> model_;
    // Other encoders, each in all/onnx-NAME.
    struct Encoder {
        std::string name;
        Model model;
        double tolerance;
    };
    std::vector<Encoder> encoders_;
    std::vector<std::string> sentences_;

    ExportSummary exportAll(const std::string& model, const std::string& output,
                            ExportRequest request = {}) const {
        request.model = path(model);
        request.output = path(output);
        JobContext job;
        const auto summary = exportModel(request, job);
        if (!summary) qWarning("%s", summary.error().sentence().c_str());
        return summary ? *summary : ExportSummary{};
    }

    void makeEncoders() {
        const auto add = [&](const std::string& name, const std::string& kind, Pooling pooling,
                             WeightPrecision precision, double tolerance) {
            const std::string words =
                vocabularyFile(StringKind::word, {"the", "doctor", "el", "libro", "bought", "."}, false);
            const std::string trigrams =
                vocabularyFile(StringKind::trigram, {" th", "the", "he ", "doc", "ibr", "oct"}, false);
            Model model;
            model.settings.encoder.kind = kind;
            model.settings.encoder.pooling = pooling;
            model.settings.encoder.dimension = 16;
            std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
            for (const TokenizerKind part : tokenizerKinds(kind))
                tokenizers.push_back(*makeTokenizer(part == TokenizerKind::word ? words : trigrams, "t"));
            model.tokenizer = std::make_shared<const ModelTokenizer>(std::move(tokenizers), Sharing::shared);
            model.table = randomTable(model.tokenizer->rows(), 16, 5);
            ExportModel exported{model, name, precision, {}, {}, {}, nullptr};
            exported.externalBytes = name == "external" ? 64 : 1 << 30;
            const fs::path folder = path("all") / ("onnx-" + name);
            fs::create_directories(folder);
            onnxTarget().write(exported, {folder, "model"});
            encoders_.push_back({name, std::move(model), tolerance});
        };
        add("trigram", "trigram", Pooling::mean, WeightPrecision::fp32, 1e-5);
        add("word-max", "word", Pooling::max, WeightPrecision::fp32, 1e-5);
        add("sum", "word+trigram", Pooling::mean, WeightPrecision::fp32, 1e-5);
        add("side-by-side", "word,trigram", Pooling::max, WeightPrecision::fp32, 1e-5);
        add("external", "word", Pooling::mean, WeightPrecision::fp32, 1e-5);
        add("half", "word", Pooling::mean, WeightPrecision::fp16, 1e-3);
        add("eighth", "word", Pooling::mean, WeightPrecision::int8, 0.05);
        QVERIFY(fs::exists(path("all") / "onnx-external/model.onnx_data"));
    }

    // LSTMs, alone and combined with averages.
    void makeRecurrentEncoders() {
        for (const auto& [name, encoder] : test::recurrentForms()) {
            Model model;
            model.settings.encoder = encoder;
            std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
            for (const TokenizerKind part : tokenizerKinds(encoder.kind)) {
                const auto trigrams =
                    vocabularyFile(StringKind::trigram, {" th", "the", "he ", "oct"}, false);
                tokenizers.push_back(part == TokenizerKind::trigram ? *makeTokenizer(trigrams, "t")
                                                                    : *readTokenizer(path("t.model")));
            }
            model.tokenizer = std::make_shared<const ModelTokenizer>(std::move(tokenizers), Sharing::shared);
            model.table = randomTable(tableRows(encoder, model.layout()), 16, 5);
            model.network = startNetwork(encoder, 6);
            for (NetworkTensor& tensor : model.network)
                for (std::size_t i = 0; i < tensor.values.size(); ++i) tensor.values.data()[i] *= 2;
            const fs::path folder = path("all") / ("onnx-" + name);
            fs::create_directories(folder);
            onnxTarget().write({model, name, WeightPrecision::fp32, {}, {}, {}, nullptr}, {folder, "model"});
            encoders_.push_back({name, std::move(model), 1e-5});
        }
    }

    void makeGenerativeEncoders() {
        for (const auto& [name, settings] : test::generativeForms()) {
            const fs::path folder = path("all") / ("onnx-" + name);
            fs::create_directories(folder);
            Model model = test::generativeModel(settings, *readTokenizer(path("t.model")));
            onnxTarget().write({model, name, WeightPrecision::fp32, {}, {}, {}, nullptr}, {folder, "model"});
            encoders_.push_back({name, std::move(model), 1e-5});
        }
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 2000);
        TrainRequest train;
        train.pairs = {path("p.h5")};
        train.tokenizers = {path("t.model")};
        train.output = path("run");
        train.settings.encoder.dimension = 48;
        train.settings.train.epochs = 1;
        train.settings.train.tensorboard = true;
        JobContext job;
        VERIFY_OK(trainModel(train, {}, job));
        model_ = *loadModel(path("run"));
        sentences_ = sampleSentences(path("sample/test.en-es.tsv"), 120);
        QVERIFY(sentences_.size() > 100);
        ExportRequest request;
        request.formats = {"all"};
        const ExportSummary summary = exportAll("run", "all", request);
        QCOMPARE(summary.done.size(), exportTargets().size() - 1);  // all but that of generative models
        makeEncoders();
        makeRecurrentEncoders();
        makeGenerativeEncoders();
        ExportPairsRequest pairs;
        pairs.pairs = {path("p.h5")};
        pairs.tokenizer = path("t.model");
        pairs.output = path("all/pairs.h5");
        VERIFY_OK(exportPairs(pairs, job));
        for (const ExportedFormat& done : summary.done) {
            QVERIFY2(done.check.largest < 1e-5, done.format.c_str());
            QVERIFY2(fs::exists(done.path), done.format.c_str());
        }
    }

    void pythonLibrariesReadTheExports() {
        if (!problemOf("/usr/bin/python3", {"-c", "import torch, onnx, numpy, faiss, h5py"}).empty())
            QSKIP(
                "python3-torch, python3-onnx, python3-numpy or python3-faiss is missing: "
                "packaging/install-dependencies test");
        QJsonArray pieces;
        for (const std::string& sentence : sentences_) {
            QJsonArray all;
            for (const Piece& piece : model_->tokenizer->segment(0, lowerCase(sentence), Side::source))
                all.append(QString::fromStdString(piece.text));
            pieces.append(all);
        }
        test::writeText(path("ids.json"), QJsonDocument(pieces).toJson().toStdString());
        const std::string problem =
            problemOf("/usr/bin/python3", {text(script("read_exports.py")), text(path("all")),
                                           text(path("ids.json")), text(path("found.json"))});
        QVERIFY2(problem.empty(), problem.c_str());
        const QJsonObject found = readJson(path("found.json"));
        QCOMPARE(found["onnx_checked"].toInt(), 1 + static_cast<int>(encoders_.size()));
        QCOMPARE(found["onnx_opset"].toInt(), 13);
        QCOMPARE(found["psp_rows"].toInt(), 2000);
        QCOMPARE(found["psp_last"].toString(), QString("UUUNKKK"));
        QVERIFY(found["psp_steps"].toInt() > 0);
        QCOMPARE(found["npy_type"].toString(), QString("float32"));
        for (int i = 0; i < 50; ++i) QCOMPARE(found["faiss_rows"].toArray()[i].toInt(), i);
        QCOMPARE(found["pairs"].toInt(), 25043);
        QCOMPARE(found["largest_id"].toInt() + 1, found["vocabulary"].toInt());
        QVERIFY(found["first_pair"].toArray()[0].toString().startsWith(QChar(0x2581)));
        QVERIFY(found["event_records"].toInt() > 100);
        Workers alone(1);
        const Matrix ours = model_->embed(sentences_, alone);
        for (std::size_t i = 0; i < sentences_.size(); ++i) {
            const std::vector<float> theirs = floatsOf(found["psp_vectors"].toArray()[static_cast<int>(i)]);
            QVERIFY(std::fabs(1 - cosine(ours.row(i), theirs)) < 1e-5);
        }
    }

    void huggingFaceTokenizersAndOnnxRuntimeProduceOurVectors_data() {
        QTest::addColumn<QString>("tokenizer");
        QTest::addColumn<QString>("weights");
        QTest::newRow("ONNX") << "onnx/model.tokenizer.json"
                              << "onnx/model.onnx";
        QTest::newRow("sentence-transformers") << "sentence-transformers/0_StaticEmbedding/tokenizer.json"
                                               << "sentence-transformers/0_StaticEmbedding/model.safetensors";
        QTest::newRow("model2vec") << "model2vec/tokenizer.json"
                                   << "model2vec/model.safetensors";
    }
    void huggingFaceTokenizersAndOnnxRuntimeProduceOurVectors() {
        QFETCH(QString, tokenizer);
        QFETCH(QString, weights);
        if (!hasNodePackages()) QSKIP("Node or its packages are missing: packaging/install-consumers");
        const fs::path all = path("all");
        const std::string problem =
            problemOf("node", {text(script("embed.mjs")), text(nodePackages()), text(all) + "/" + tokenizer,
                               text(all) + "/" + weights, text(writeLines(path("s.txt"), sentences_)),
                               text(path("o"))});
        QVERIFY2(problem.empty(), problem.c_str());
        const QJsonArray vectors = readJson(path("o.json"))["vectors"].toArray();
        QCOMPARE(static_cast<std::size_t>(vectors.size()), sentences_.size());
        Workers alone(1);
        const Matrix ours = model_->embed(sentences_, alone);
        double largest = 0;
        for (std::size_t i = 0; i < sentences_.size(); ++i)
            largest =
                std::max(largest, std::fabs(1 - cosine(ours.row(i), floatsOf(vectors[static_cast<int>(i)]))));
        QVERIFY2(largest < 1e-5, std::to_string(largest).c_str());
    }

    void onnxRuntimeRunsEveryEncoder() {
        if (!hasNodePackages()) QSKIP("Node or its packages are missing: packaging/install-consumers");
        QJsonArray inputs;
        for (const Encoder& encoder : encoders_) {
            QJsonArray all;
            for (const std::string& sentence : sentences_) {
                const auto tokens =
                    encoder.model.tokenizer->tokens(encoder.model.settings, sentence, Side::source);
                QJsonObject ids;
                for (std::size_t part = 0; part < encoder.model.layout().parts(); ++part) {
                    const auto range = encoder.model.layout().range(part, tokens);
                    QJsonArray one;
                    for (std::size_t i = range.first; i < range.first + range.count; ++i)
                        one.append(tokens[i]);
                    ids[part == 0 ? QString("input_ids") : QString("input_ids_%1").arg(part + 1)] = one;
                }
                all.append(ids);
            }
            const fs::path file = path("all") / ("onnx-" + encoder.name) / "model.onnx";
            inputs.append(QJsonObject{{"model", text(file)}, {"sentences", all}});
        }
        test::writeText(path("inputs.json"), QJsonDocument(inputs).toJson().toStdString());
        const std::string problem = problemOf("node", {text(script("run_onnx.mjs")), text(nodePackages()),
                                                       text(path("inputs.json")), text(path("run"))});
        QVERIFY2(problem.empty(), problem.c_str());
        const QJsonArray vectors = readJson(path("run.json"))["vectors"].toArray();
        Workers alone(1);
        for (std::size_t e = 0; e < encoders_.size(); ++e) {
            const Matrix ours = encoders_[e].model.embed(sentences_, alone);
            const QJsonArray theirs = vectors[static_cast<int>(e)].toArray();
            for (std::size_t i = 0; i < sentences_.size(); ++i) {
                const double off = std::fabs(1 - cosine(ours.row(i), floatsOf(theirs[static_cast<int>(i)])));
                QVERIFY2(off < encoders_[e].tolerance, encoders_[e].name.c_str());
            }
        }
    }

    void curvesAreWrittenDuringTraining() {
        const auto history = readHistory(path("run") / "history.csv");
        VERIFY_OK(history);
        std::vector<EventScalar> losses;
        for (const auto& entry : fs::directory_iterator(path("run") / "tensorboard")) {
            const auto scalars = readEventFile(entry.path());
            VERIFY_OK(scalars);
            for (const EventScalar& scalar : *scalars)
                if (scalar.tag == "train/loss") losses.push_back(scalar);
        }
        QCOMPARE(losses.size(), history->steps.size());
        for (std::size_t i = 0; i < losses.size(); ++i) {
            QCOMPARE(losses[i].step, history->steps[i].step);
            QVERIFY(std::fabs(losses[i].value - history->steps[i].loss) < 1e-5);
            QVERIFY(losses[i].wallSeconds > 1.7e9);
        }
    }

    // The authors' checkpoint is imported, exported again, and scored by torch: their cosines, their
    // optimizer.
    void aRealCheckpointIsImportedAndExportedUnchanged() {
        const fs::path real = test::dataFolder() / "fixtures/psp-real";
        SKIP_WITHOUT_DATA(real / "scores.tsv");
        if (!problemOf("/usr/bin/python3", {"-c", "import torch"}).empty()) QSKIP("python3-torch is missing");
        ImportModelRequest import;
        import.checkpoint = real / "psp_real.pt";
        import.run = path("real");
        JobContext job;
        VERIFY_OK(importModel(import, job));
        ExportRequest request;
        request.formats = {"psp"};
        QCOMPARE(exportAll("real", "real.pt", request).done.size(), std::size_t{1});
        const auto model = loadModel(path("real"));
        VERIFY_OK(model);
        QJsonArray pairs;
        std::vector<double> scores;
        std::ifstream lines(real / "scores.tsv");
        for (std::string line; std::getline(lines, line);) {
            const QStringList fields = QString::fromStdString(line).split('\t');
            QJsonArray pair;
            for (int side = 0; side < 2; ++side) {
                QJsonArray pieces;
                const std::string lower = lowerCase(fields[side].toStdString());
                for (const Piece& piece : (*model)->tokenizer->segment(0, lower, Side::source))
                    pieces.append(QString::fromStdString(piece.text));
                pair.append(pieces);
            }
            pairs.append(pair);
            scores.push_back(fields[2].toDouble());
        }
        test::writeText(path("pairs.json"), QJsonDocument(pairs).toJson().toStdString());
        const std::string problem =
            problemOf("/usr/bin/python3", {text(script("score_psp.py")), text(path("real.pt")),
                                           text(path("pairs.json")), text(path("scored.json"))});
        QVERIFY2(problem.empty(), problem.c_str());
        const QJsonObject scored = readJson(path("scored.json"));
        QCOMPARE(scored["steps"].toInt(), 6633);
        QCOMPARE(scored["epoch"].toInt(), 3);
        QCOMPARE(scores.size(), std::size_t{200});
        for (std::size_t i = 0; i < scores.size(); ++i)
            QVERIFY(std::fabs(scored["cosines"].toArray()[static_cast<int>(i)].toDouble() - scores[i]) <
                    1e-5);
    }
};

QTEST_GUILESS_MAIN(TestConsumers)
#include "test_consumers.moc"
