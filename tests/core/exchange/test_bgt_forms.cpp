// Checkpoints for the authors' BGT program from models that were trained here, and checkpoints and models
// that have no such form, refused with a sentence.
#include <QTest>
#include <functional>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/exchange/import/bgt_model.h"
#include "core/models/load_model.h"
#include "core/tasks/models/import_model.h"
#include "tests/core/exchange/export_models.h"
#include "tests/support/checkpoint_import.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

namespace {

// A checkpoint of random numbers: 12 pieces, width 8.
BgtCheckpoint smallCheckpoint(bool reconstructs) {
    BgtCheckpoint checkpoint;
    checkpoint.shape = {16, 8, 6, 10, 2, 1, reconstructs};
    Random random(3, 1);
    for (const BgtTensor& tensor : bgtTensors(checkpoint.shape)) {
        if (!tensor.trained) continue;
        Matrix values(tensor.rows, tensor.cols);
        for (std::size_t i = 0; i < values.size(); ++i)
            values.data()[i] = static_cast<float>(random.normal());
        checkpoint.tensors.push_back({tensor.name, std::move(values)});
    }
    checkpoint.args = {
        {"encoder_attention_heads", "2"}, {"decoder_attention_heads", "2"}, {"dropout", "0.25"}};
    checkpoint.updates = 77;
    checkpoint.epoch = 3;
    return checkpoint;
}

std::vector<std::string> smallDictionary() {
    return {"\xE2\x96\x81the",
            "\xE2\x96\x81",
            "e",
            "t",
            "a",
            "o",
            "c",
            "m",
            "\xE2\x96\x81"
            "el",
            "s",
            "n",
            "d"};
}

}  // namespace

class TestBgtForms : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return pathIn(folder_, name); }

    Result<ImportModelSummary> import(const fs::path& checkpoint, const std::string& output) const {
        return importCheckpoint(checkpoint, path(output));
    }
    std::string refusal(const BgtCheckpoint& checkpoint) const {
        writeBgtCheckpoint(checkpoint, path("small.pt"));
        const auto torch = TorchFile::open(path("small.pt"));
        if (!torch) return torch.error().sentence();
        const auto read = readBgtCheckpoint(*torch, "small.pt");
        return read ? "" : read.error().sentence();
    }

  private slots:
    void initTestCase() { writeText(path("sp.model"), pieces()); }

    void ourOwnModelsAreExported_data() {
        QTest::addColumn<bool>("reconstructs");
        QTest::newRow("bgt") << true;
        QTest::newRow("translation") << false;
    }
    // From the tokenizer of this program, whose rows have no <pad> and drop unknown pieces.
    void ourOwnModelsAreExported() {
        QFETCH(bool, reconstructs);
        Model model = modelOf("sp", {pieces()});
        model.settings.encoder.network = Network::transformer;
        model.settings.encoder.dimension = 8;
        GenerativeSettings& generative = model.settings.generative;
        generative.model = reconstructs ? Generative::bgt : Generative::bitrans;
        generative.encoderLayers = 2;
        generative.heads = 2;
        generative.feedForward = 10;
        generative.latent = 6;
        const std::size_t rows = model.tokenizer->rows();
        model.table = randomTable(rows, 8, 5);
        Random random(9, 1);
        for (const BgtTensor& tensor : bgtTensors({rows + 1, 8, 6, 10, 2, 1, reconstructs})) {
            if (!tensor.trained) continue;
            const bool table = tensor.name == "encoder_sem.embed_tokens.weight";
            Matrix values(table ? 1 : tensor.rows, tensor.cols);
            for (std::size_t i = 0; i < values.size(); ++i)
                values.data()[i] = static_cast<float>(random.normal() * 0.3);
            model.network.push_back({table ? "encoder_sem.end" : tensor.name, std::move(values)});
        }
        const std::string output = reconstructs ? "own" : "own-translation";
        const auto done = exportIn(folder_, model, "bgt", output);
        VERIFY_OK(done);
        QVERIFY(done->done.front().check.compared > 20);
        VERIFY_OK(import(path(output) / "checkpoint_best.pt", "own.h5"));
        const auto again = loadModel(path("own.h5"));
        VERIFY_OK(again);
        QCOMPARE((*again)->settings.generative.model,
                 reconstructs ? Generative::released : Generative::bitrans);
        Workers workers(1);
        const std::vector<std::string> texts{"the cat sat on the mat", "el gato come pan", "dogs"};
        const Matrix before = model.embed(texts, workers), after = (*again)->embed(texts, workers);
        for (std::size_t i = 0; i < before.size(); ++i) QCOMPARE(after.data()[i], before.data()[i]);
        // A word of the translation keeps its row of the output layer.
        const auto find = [](const Model& in) {
            return std::ranges::find(in.network, "decoder_trans_fr.embed_out", &NetworkTensor::name)->values;
        };
        const Matrix outputBefore = find(model), outputAfter = find(**again);
        QCOMPARE(outputAfter.rows(), (*again)->table.rows() + 1);
        for (std::size_t j = 0; j < outputBefore.cols(); ++j)
            QCOMPARE(outputAfter(outputAfter.rows() - 1, j), outputBefore(rows, j));
    }

    void whatTheirProgramDoesNotHaveIsRefused() {
        Model model = modelOf("sp", {pieces()});
        QVERIFY(!exportIn(folder_, model, "bgt", "refused"));
        model.settings.encoder.network = Network::transformer;
        QVERIFY(!bgtRefusal(model, "m"));
        for (const auto& change : std::vector<std::function<void(Settings&)>>{
                 [](Settings& s) { s.generative.averages = true; },
                 [](Settings& s) { s.generative.model = Generative::noprior; },
                 [](Settings& s) { s.encoder.network = Network::seq2seq; },
                 [](Settings& s) { s.text.lowerCase = false; }}) {
            Model other = model;
            change(other.settings);
            const auto refused = bgtRefusal(other, "m");
            QVERIFY(refused && refused->action.find("onnx") != std::string::npos);
        }
    }

    void whatIsNoReleasedModelIsRefused() {
        BgtCheckpoint good = smallCheckpoint(true);
        QCOMPARE(refusal(good), "");
        const auto refusedWith = [&](const char* argument, const char* value, const char* words) {
            BgtCheckpoint other = good;
            other.args[argument] = value;
            const std::string sentence = refusal(other);
            return sentence.find(words) != std::string::npos;
        };
        QVERIFY(refusedWith("encoder_normalize_before", "1", "trained with encoder_normalize_before"));
        QVERIFY(refusedWith("share_all_embeddings", "1", "trained with share_all_embeddings"));
        QVERIFY(refusedWith("activation_fn", "gelu", "activation_fn gelu"));
        QVERIFY(refusedWith("encoder_attention_heads", "3", "numbers of heads"));
        QVERIFY(refusedWith("encoder_learned_pos", "1", "trained with encoder_learned_pos"));
        // The dictionary of another model, a line without a count, and nothing next to the checkpoint.
        writeBgtCheckpoint(good, path("small.pt"));
        const auto torch = TorchFile::open(path("small.pt"));
        VERIFY_OK(torch);
        const auto checkpoint = readBgtCheckpoint(*torch, "small.pt");
        VERIFY_OK(checkpoint);
        QVERIFY(modelOfBgt(*checkpoint, smallDictionary(), pieces(), "d").ok());
        auto shorter = smallDictionary();
        shorter.pop_back();
        const auto refused = modelOfBgt(*checkpoint, shorter, pieces(), "d");
        QVERIFY(!refused && refused.error().sentence().find("a dictionary of 11 pieces, expected 12") !=
                                std::string::npos);
        writeText(path("bad.txt"), "a 1\nb\n");
        const auto bad = readFairseqDictionary(path("bad.txt"));
        QVERIFY(!bad && bad.error().where.ends_with("bad.txt, line 2"));
        fs::create_directories(path("alone"));
        fs::copy_file(path("small.pt"), path("alone/small.pt"), fs::copy_options::overwrite_existing);
        const auto alone = import(path("alone/small.pt"), "small.h5");
        QVERIFY(!alone && alone.error().action == "give it with --sentencepiece");
        fs::copy_file(path("sp.model"), path("alone/sp.model"), fs::copy_options::overwrite_existing);
        const auto without = import(path("alone/small.pt"), "small.h5");
        QVERIFY(!without && without.error().action == "give it with --vocabulary");
        QVERIFY(!fs::exists(path("small.h5")));
    }

    void aTruncatedCheckpointIsRefused() {
        writeBgtCheckpoint(smallCheckpoint(false), path("small.pt"));
        const auto bytes = readFile(path("small.pt"));
        VERIFY_OK(bytes);
        for (std::size_t length = 0; length < bytes->size(); length += 997) {
            writeText(path("short.pt"), bytes->substr(0, length));
            QVERIFY(!TorchFile::open(path("short.pt")));
        }
    }
};

QTEST_GUILESS_MAIN(TestBgtForms)
#include "test_bgt_forms.moc"
