// Checkpoints of the authors' BGT program: read without executing anything, with the vectors and beams of the
// golden data, written back as that program reads them, and refused with a sentence.
#include <QTest>
#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "core/base/process/neural_process.h"
#include "core/exchange/formats/npy.h"
#include "core/exchange/import/bgt_model.h"
#include "core/models/choose_encoder.h"
#include "core/models/load_model.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/models/import_model.h"
#include "core/training/generative/generative_trainer.h"
#include "tests/core/exchange/export_models.h"
#include "tests/support/checkpoint_import.h"
#include "tests/support/consumer.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

namespace {

using Ids = std::vector<std::int32_t>;

// 196 pieces: those of a small SentencePiece model, then others.
std::vector<std::string> dictionary() {
    const auto tokenizer = *makeTokenizer(pieces(), "test");
    std::vector<std::string> all;
    for (std::size_t i = 0; i < tokenizer->size(); ++i) {
        const std::string piece = tokenizer->piece(static_cast<std::int32_t>(i));
        if (!piece.starts_with('<')) all.push_back(piece);
    }
    while (all.size() < 196) all.push_back("madeupword" + std::to_string(all.size()));
    return all;
}

Ids idsOf(const std::string& text) {
    Ids ids;
    std::istringstream words(text);
    for (std::int32_t id; words >> id;) ids.push_back(id);
    return ids;
}

// A row of their tables in a model of 200 rows, the end included.
std::int32_t ours(std::int32_t theirs) {
    constexpr std::int32_t kRows = 200;
    return theirs == 2 ? kRows - 1 : theirs == 3 ? kRows - 2 : theirs < 2 ? theirs : theirs - 2;
}

// Both sides of the golden pairs, in rows of a model.
std::vector<std::vector<Ids>> goldenPairs(const fs::path& golden) {
    std::vector<std::vector<Ids>> sides(2);
    std::ifstream lines(golden / "pairs.tsv");
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        const std::size_t tab = line.find('\t');
        for (const std::size_t side : {0U, 1U}) {
            Ids ids = idsOf(side == 0 ? line.substr(0, tab) : line.substr(tab + 1));
            for (std::int32_t& id : ids) id = ours(id);
            sides[side].push_back(std::move(ids));
        }
    }
    return sides;
}

}  // namespace

class TestBgtCheckpoint : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path golden_;
    fs::path path(const std::string& name) const { return pathIn(folder_, name); }

    Result<ImportModelSummary> import(const fs::path& checkpoint, const std::string& output) const {
        return importCheckpoint(checkpoint, path(output));
    }
  private slots:
    void initTestCase() {
        golden_ = dataFolder() / "fixtures/bgt-golden";
        writeText(path("sp.model"), pieces());
        std::string lines;
        for (const std::string& piece : dictionary()) lines += piece + " 10\n";
        writeText(path("dict.en.txt"), lines);
        writeText(path("dict.fr.txt"), lines);
        if (dataFolder().empty() || !fs::exists(golden_ / "released_final.npz"))
            return qWarning(
                "PARAGRAM_DATA is not set or lacks fixtures/bgt-golden: checks with it are skipped");
        if (!problemOf("/usr/bin/python3", {"-c", "import torch, numpy"}).empty())
            return qWarning(
                "python3-torch is missing: checks with a checkpoint as torch saves it are skipped");
        const std::string problem =
            problemOf("/usr/bin/python3", {text(script("write_bgt.py")), text(golden_), folder_.path()});
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void theirVectorsAndBeamsAreOurs_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("zip container") << "zip.pt";
        QTest::newRow("legacy container") << "legacy.pt";
    }
    void theirVectorsAndBeamsAreOurs() {
        QFETCH(QString, file);
        if (!fs::exists(path("zip.pt"))) QSKIP("no golden data or no python3-torch (see above)");
        ImportModelRequest look;
        look.checkpoint = path(file.toStdString());
        const auto found = recogniseModel(look);
        VERIFY_OK(found);
        QVERIFY(found->kind == ForeignModelKind::bgtCheckpoint && found->missing.empty());
        VERIFY_OK(import(look.checkpoint, "bgt.h5"));
        const auto model = loadModel(path("bgt.h5"));
        VERIFY_OK(model);
        const Settings& settings = (*model)->settings;
        QCOMPARE(settings.generative.model, Generative::released);
        QCOMPARE(settings.generative.heads, 2);
        QCOMPARE(settings.generative.encoderLayers, 2);
        QCOMPARE(settings.generative.updateTokens, 25000);
        QCOMPARE(settings.generative.klUpdates, 65536);
        QCOMPARE(settings.encoder.dropout, 0.3);
        QCOMPARE((*model)->provenance.steps, 12345);
        QCOMPARE((*model)->provenance.targetLanguage, "fr");
        const auto pairs = goldenPairs(golden_);
        Workers workers(2);
        for (const std::size_t side : {0U, 1U}) {
            const auto expected = readNpy(path(side == 0 ? "src.npy" : "tgt.npy"));
            VERIFY_OK(expected);
            const std::vector<Sentence> sentences(pairs[side].begin(), pairs[side].end());
            const Matrix vectors = (*model)->encode(sentences, workers);
            QCOMPARE(vectors.size(), expected->size());
            for (std::size_t i = 0; i < vectors.size(); ++i)
                QVERIFY(std::abs(vectors.data()[i] - expected->data()[i]) < 1e-5F);
        }
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: beams are not compared");
        beamsAreTheirs(**model, pairs);
        languageEncodersAreTheirs(**model, pairs);
    }

    void anImportedModelWritesText() {
        if (!fs::exists(path("zip.pt"))) QSKIP("no golden data or no python3-torch (see above)");
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        VERIFY_OK(import(path("zip.pt"), "bgt.h5"));
        const auto model = loadModel(path("bgt.h5"));
        VERIFY_OK(model);
        GenerateRequest request;
        request.sources = {"the cat sat on the mat"};
        request.styles = {"the dogs eat bread"};
        request.writing.longest = 20;
        request.writing.best = 3;
        JobContext job;
        TextWriter writer(*model);
        const auto written = generateText(writer, request, job);
        VERIFY_OK(written);
        QCOMPARE(written->size(), 3U);
        for (const WrittenText& text : *written)
            for (const char* special : {"<s>", "<pad>", "<unk>"})
                QVERIFY(text.text.find(special) == std::string::npos);
        // Between two sentences, the texts begin and end with those of the sentences themselves.
        GenerateRequest way;
        way.sources = {"the cat sat on the mat", "bread"};
        way.ends = {"el gato come pan", "the dogs eat bread"};
        way.steps = 7;
        way.writing.longest = 20;
        const auto moved = generateText(writer, way, job);
        VERIFY_OK(moved);
        QCOMPARE(moved->size(), 14U);
        for (const std::size_t i : {0U, 1U}) {
            for (const bool end : {false, true}) {
                GenerateRequest alone;
                alone.sources = {end ? way.ends[i] : way.sources[i]};
                alone.writing.longest = 20;
                const auto own = generateText(writer, alone, job);
                VERIFY_OK(own);
                const WrittenText& text = (*moved)[7 * i + (end ? 6 : 0)];
                QCOMPARE(text.text, own->front().text);
                QVERIFY(std::abs(text.score - own->front().score) < 1e-5);
                QCOMPARE(text.place, end ? 1.0 : 0.0);
                QCOMPARE(text.source, i);
            }
        }
        QCOMPARE((*moved)[3].place, 0.5);
        way.ends.pop_back();
        const auto refused = generateText(writer, way, job);
        QVERIFY(!refused && refused.error().found == "1 ends for 2 sources, 7 steps");
    }

    void anExportIsReadByTorchAndImportedWithTheSameBits() {
        if (!fs::exists(path("zip.pt"))) QSKIP("no golden data or no python3-torch (see above)");
        VERIFY_OK(import(path("zip.pt"), "bgt.h5"));
        const auto model = loadModel(path("bgt.h5"));
        VERIFY_OK(model);
        const auto done = exportIn(folder_, **model, "bgt", "released");
        VERIFY_OK(done);
        QVERIFY(done->done.front().check.compared > 20);
        QVERIFY(done->done.front().check.largest < 1e-12);
        const std::string problem = problemOf(
            "/usr/bin/python3", {text(script("read_bgt.py")), text(golden_), text(path("released"))});
        QVERIFY2(problem.empty(), problem.c_str());
        VERIFY_OK(import(path("released/checkpoint_best.pt"), "again.h5"));
        const auto again = loadModel(path("again.h5"));
        VERIFY_OK(again);
        QVERIFY((*again)->table == (*model)->table);
        QVERIFY((*again)->network == (*model)->network);
        QCOMPARE((*again)->tokenizer->serialise(), (*model)->tokenizer->serialise());
        QCOMPARE((*again)->provenance.steps, (*model)->provenance.steps);
    }

  private:
    static std::vector<float> means(NeuralProcess& process, const char* encoder,
                                    const std::vector<Ids>& sentences) {
        Ids ids, lengths;
        for (std::size_t i = 0; i < 4; ++i) {
            ids.insert(ids.end(), sentences[i].begin(), sentences[i].end());
            lengths.push_back(static_cast<std::int32_t>(sentences[i].size()));
        }
        Frame ask;
        ask.header = {{"request", "encode"}, {"encoder", encoder}};
        ask.add("ids", ids);
        ask.add("lengths", lengths);
        return process.ask(ask).floats("mean");
    }

    // What evaluate --encoder compares.
    static void languageEncodersAreTheirs(const Model& model, const std::vector<std::vector<Ids>>& pairs) {
        const auto process = NeuralProcess::start();
        VERIFY_OK(process);
        (*process)->ask(createGenerative(model.settings, model.table.rows(), model.table, model.network));
        for (const std::size_t side : {0U, 1U}) {
            const auto chosen = withEncoder(model, side == 0 ? "en" : "fr", "m");
            VERIFY_OK(chosen);
            const auto expected = means(**process, side == 0 ? "encoder_en" : "encoder_fr", pairs[side]);
            const std::vector<Sentence> sentences(pairs[side].begin(), pairs[side].begin() + 4);
            Workers alone(1);
            const Matrix vectors = chosen->encode(sentences, alone);
            QCOMPARE(vectors.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i)
                QVERIFY(std::abs(vectors.data()[i] - expected[i]) < 1e-5F);
        }
    }

    // The hypotheses of decode.tsv for the first four pairs.
    void beamsAreTheirs(const Model& model, const std::vector<std::vector<Ids>>& pairs) const {
        const auto process = NeuralProcess::start();
        VERIFY_OK(process);
        (*process)->ask(createGenerative(model.settings, model.table.rows(), model.table, model.network));
        std::ifstream lines(golden_ / "decode.tsv");
        std::map<std::string, std::vector<QStringList>> expected;  // by task and search
        for (std::string line; std::getline(lines, line);) {
            const QStringList fields = QString::fromStdString(line).split('\t');
            if (fields[0] == "released")
                expected[(fields[1] + ' ' + fields[3]).toStdString()].push_back(fields);
        }
        QCOMPARE(expected.size(), 6U);
        int compared = 0;
        for (const auto& [key, rows] : expected) {
            const bool again = key.starts_with("reconstruct"), forward = key.starts_with("st ");
            const std::vector<float> meaning =
                                         means(**process, "encoder_sem", pairs[again || forward ? 0 : 1]),
                                     style = means(**process, "encoder_en", pairs[0]);
            const std::size_t k = meaning.size() / 4;
            std::vector<float> context;
            for (std::size_t i = 0; i < 4; ++i) {
                const auto append = [&](const std::vector<float>& from) {
                    context.insert(context.end(), from.begin() + static_cast<std::ptrdiff_t>(i * k),
                                   from.begin() + static_cast<std::ptrdiff_t>((i + 1) * k));
                };
                if (again) append(style);
                append(meaning);
            }
            const int beam = key.ends_with("beam5") ? 5 : 1;
            Frame ask;
            ask.header = {{"request", "write"},
                          {"decoder", again     ? "decoder_en"
                                      : forward ? "decoder_trans_en"
                                                : "decoder_trans_fr"},
                          {"options", {{"beam", beam}, {"best", beam}, {"longest", 20}, {"never", {1}}}}};
            ask.add("context", {4, static_cast<std::int64_t>(context.size() / 4)}, context);
            const Frame answer = (*process)->ask(ask);
            const auto& written = answer.header.at("rows");
            QCOMPARE(written.size(), rows.size());
            for (std::size_t i = 0; i < rows.size(); ++i, ++compared) {
                Ids tokens = idsOf(rows[i][5].toStdString());
                for (std::int32_t& token : tokens) token = ours(token);
                QCOMPARE(written[i].at("tokens").get<Ids>(), tokens);
                QVERIFY(std::abs(written[i].at("score").get<double>() - rows[i][6].toDouble()) < 1e-5);
            }
        }
        QCOMPARE(compared, 72);
    }
};

QTEST_GUILESS_MAIN(TestBgtCheckpoint)
#include "test_bgt_checkpoint.moc"
