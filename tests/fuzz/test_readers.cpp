// Readers of foreign files and of ours, on damaged files: an error or a value, never a crash, and no more
// memory than the file justifies. PARAGRAM_FUZZ_RUNS sets the number of files of each kind.
#include <fasttext/fasttext.h>

#include <QTest>
#include <functional>

#include "core/base/files/atomic_file.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/encoders/word_vector_file.h"
#include "core/exchange/formats/event_file.h"
#include "core/exchange/formats/npy.h"
#include "core/exchange/formats/onnx_interpreter.h"
#include "core/exchange/formats/pickle.h"
#include "core/exchange/formats/safetensors.h"
#include "core/exchange/import/psp_model.h"
#include "core/exchange/import/static_model.h"
#include "core/exchange/targets/export_target.h"
#include "core/exchange/targets/tokenizer_json.h"
#include "core/models/model_file.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

std::string sentencePieceModel() {
    TokenizerSettings settings;
    settings.vocabulary = 60;
    int left = 400;
    const std::string words[] = {"the cat sat on the mat", "a dog ran to the house",
                                 "cats and dogs eat fish"};
    const auto bytes = trainTokenizerBytes(settings, 1, [&](std::string& sentence) {
        sentence = words[left % 3];
        return left-- > 0;
    });
    return bytes ? *bytes : std::string();
}

Model pieceModel(const std::string& sentencePiece) {
    Model model;
    model.tokenizer = *makeModelTokenizer(sentencePiece, "t");
    model.settings.encoder.dimension = 4;
    model.table = randomTable(model.tokenizer->rows(), 4, 1);
    return model;
}

PspCheckpoint smallCheckpoint() {
    PspCheckpoint checkpoint;
    checkpoint.source.pieces = {"the", "cat", "sat"};
    checkpoint.source.weights = checkpoint.source.mean = checkpoint.source.variance = randomTable(4, 2, 1);
    checkpoint.args = {{"model", "avg"}, {"lr", "0.001"}, {"sp_model", "none"}};
    checkpoint.steps = 7;
    return checkpoint;
}

// The pickle of a zip container, in torch's legacy one.
std::string legacyOf(const std::string& zip) {
    const std::size_t begin = zip.find("\x80\x02}");
    const std::size_t end = zip.find("PK\x03\x04", begin);
    std::string file(
        "\x80\x02\x8A\x0A\x6C\xFC\x9C\x46\xF9\x20\x6A\xA8\x50\x19\x2E\x80\x02M\xE9\x03.\x80\x02}.", 25);
    file += zip.substr(begin, end - begin);
    file += std::string(
        "\x80\x02](X\x01\0\0\0"
        "0X\x01\0\0\0"
        "1X\x01\0\0\0"
        "2e.",
        24);
    for (int storage = 0; storage < 3; ++storage) {
        const std::int64_t count = 8;
        file.append(reinterpret_cast<const char*>(&count), sizeof count).append(32, '\x3F');
    }
    return file;
}

}  // namespace

class TestReaders : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    void fuzz(const std::string& seed, const std::string& name,
              const std::function<bool(const fs::path&)>& read) {
        const std::string problem = test::fuzz(path(name), seed, read);
        QVERIFY2(problem.empty(), problem.c_str());
    }
    template <class Read>
    void fuzzBytes(const std::string& seed, const std::string& name, Read read) {
        fuzz(seed, name, [&](const fs::path& file) { return read(*readFile(file)); });
    }
    // The main file of an export of a small model.
    std::string exported(const ExportTarget& target, const Model& model) const {
        fs::create_directories(path("export"));
        target.write(ExportModel{model, "m", WeightPrecision::fp32, {}, {}, {}, nullptr},
                     {path("export"), "m"});
        return *readFile(path("export") / ("m" + target.ending));
    }

  private slots:
    void torchZip() {
        writePspCheckpoint(smallCheckpoint(), path("seed.pt"));
        fuzz(*readFile(path("seed.pt")), "zip.pt", [](const fs::path& file) {
            const auto checkpoint = readPspCheckpoint(file);
            return checkpoint && modelOfPsp(*checkpoint, "", "x").ok();
        });
    }
    void torchLegacy() {
        writePspCheckpoint(smallCheckpoint(), path("seed.pt"));
        fuzz(legacyOf(*readFile(path("seed.pt"))), "legacy.pt",
             [](const fs::path& file) { return readPspCheckpoint(file).ok(); });
    }
    void pickles() {
        writePspCheckpoint(smallCheckpoint(), path("seed.pt"));
        const std::string zip = *readFile(path("seed.pt"));
        const std::size_t begin = zip.find("\x80\x02}");
        fuzzBytes(zip.substr(begin, zip.find("PK\x03\x04", begin) - begin), "data.pkl",
                  [](const std::string& bytes) {
                      std::size_t taken = 0;
                      return PickleDocument::read(bytes, "x", taken).ok();
                  });
    }
    void safetensors() {
        fuzz(exported(safetensorsTarget(), pieceModel(sentencePieceModel())), "x.safetensors",
             [](const fs::path& file) {
                 const auto tensors = SafeTensors::open(file);
                 return tensors && tensors->matrix("embedding.weight").ok();
             });
    }
    void npy() {
        fuzz(exported(npyTarget(), pieceModel(sentencePieceModel())), "x.npy",
             [](const fs::path& file) { return readNpy(file).ok(); });
    }
    void sentencePiece() {
        fuzzBytes(sentencePieceModel(), "x.model", [](const std::string& bytes) {
            const auto tokenizer = makeTokenizer(bytes, "x");
            return tokenizer && !(*tokenizer)->segment("The cats \xEF\xAC\x81ne \xE6\x97\xA5").empty();
        });
    }
    void tokenizerJson() {
        const std::string json = jsonTokens(pieceModel(sentencePieceModel()))->json;
        fuzzBytes(json, "tokenizer.json", [](const std::string& bytes) {
            const auto tokenizer = makeTokenizer(jsonTokenizerFile(bytes, false), "x");
            if (!tokenizer) return false;
            std::vector<std::int32_t> ids;
            (*tokenizer)->appendIds("The cat\xEF\xAC\x81 sat on 日本語", ids);
            return true;
        });
    }
    void modelFiles() {
        writeModel(pieceModel(sentencePieceModel()), path("seed.h5"));
        fuzz(test::unsealed(*readFile(path("seed.h5"))), "model.h5",
             [](const fs::path& file) { return readModel(file).ok(); });
    }
    void wordVectors() {
        for (const ExportTarget& target : {word2vecTarget(), word2vecBinaryTarget()}) {
            fuzz(exported(target, pieceModel(sentencePieceModel())), "x" + target.ending,
                 [](const fs::path& file) {
                     JobContext job;
                     return readTokenVectors(file, job).ok();
                 });
        }
    }
    void fastText() {
        writeFileAtomically(path("text.txt"), "the cat sat on the mat\na dog ran to the house\n");
        fasttext::Args args;
        args.input = path("text.txt").string();
        args.dim = 4;
        args.minCount = args.thread = args.epoch = 1;
        args.bucket = 40;
        args.verbose = 0;
        fasttext::FastText model;
        model.train(args);
        model.saveModel(path("seed.bin").string());
        fuzz(*readFile(path("seed.bin")), "x.bin", [](const fs::path& file) {
            const auto shape = recogniseWordVectors(file);
            return shape &&
                   readWordVectors(file, *shape, [](std::string_view, std::span<const float>, double) {
                       return true;
                   }).ok();
        });
    }
    void onnx() {
        fuzz(exported(onnxTarget(), pieceModel(sentencePieceModel())), "x.onnx", [](const fs::path& file) {
            const auto graph = OnnxGraph::read(file);
            const OnnxTensor ids{{1, 2}, {3, 4}}, mask{{1, 2}, {1, 1}};
            return graph &&
                   graph->run({{"input_ids", ids}, {"attention_mask", mask}}, "sentence_embedding").ok();
        });
    }
    void events() {
        EventFileWriter writer(path("events"), 1, 0);
        for (int i = 0; i < 20; ++i) writer.add("train/loss", i, 0.5, i);
        writer.flush();
        fuzz(*readFile(writer.file()), "x.tfevents",
             [](const fs::path& file) { return readEventFile(file).ok(); });
    }
};

QTEST_GUILESS_MAIN(TestReaders)
#include "test_readers.moc"
