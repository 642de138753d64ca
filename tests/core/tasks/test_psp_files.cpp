// P-SP's own training files: read directly into tokens, imported as text, rejected if incomplete.
#include <H5Cpp.h>

#include <QProcess>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/models/load_model.h"
#include "core/pairs/store/psp_pairs.h"
#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/training/train_model.h"
#include "core/tasks/training/train_tokenizer.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/training/data/load_or_train_tokenizers.h"
#include "core/training/data/training_tokens.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

using Lists = std::vector<std::vector<int>>;

// As P-SP writes it, or with other columns or elements.
fs::path writePsp(const fs::path& file, Lists lists, hsize_t columns = 2,
                  const H5::DataType& element = H5::PredType::STD_I32LE,
                  const H5::DSetCreatPropList& layout = H5::DSetCreatPropList::DEFAULT) {
    const H5::H5File h5(file.string(), H5F_ACC_TRUNC);
    const hsize_t sizes[2] = {lists.size() / columns, columns};
    H5::DataSet set = h5.createDataSet("/data", H5::VarLenType(element), H5::DataSpace(2, sizes), layout);
    std::vector<hvl_t> cells;
    for (auto& list : lists) cells.push_back({list.size(), list.data()});
    if (element == H5::PredType::STD_I32LE)
        set.write(cells.data(), H5::VarLenType(H5::PredType::NATIVE_INT32));
    return file;
}

std::string textOf(const IntegerLists& lists) {
    std::string text;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        for (auto at = lists.offsets[i]; at < lists.offsets[i + 1]; ++at)
            text += std::to_string(lists.values[static_cast<std::size_t>(at)]) + " ";
        text += "| ";
    }
    return text;
}

}  // namespace

class TestPspFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    fs::path vocabulary(const std::string& name) const {
        return test::writeText(path(name),
                               "\xE2\x96\x81the\t0\n\xE2\x96\x81"
                               "dog\t1\ns\t2\n");
    }
    std::string problemOf(const fs::path& file) const {
        const auto pairs = PspPairs::open(file);
        if (!pairs) return pairs.error().sentence();
        try {
            (void)pairs->read(0, pairs->pairs());
        } catch (const Hdf5Damage& damage) {
            return damage.error().sentence();
        }
        return {};
    }

  private slots:
    void initTestCase() {
        JobContext job;
        VERIFY_OK(writeSample(path("sample")));
        ImportRequest import;
        import.input.first = path("sample/train.en-es.tsv");
        import.output = path("sample.h5");
        VERIFY_OK(importPairs(import, job));
        TokenizerRequest tokenizer;
        tokenizer.pairs = {path("sample.h5")};
        tokenizer.settings.tokenizer.vocabulary = 1000;
        tokenizer.output = path("t.model");
        VERIFY_OK(trainTokenizer(tokenizer, job));
    }

    void pairsAreReadInBlocksAndAsText() {
        vocabulary("good.vocab");
        const auto file = writePsp(path("good.h5"), {{0, 1}, {1, 2}, {}, {3}, {0}, {0, 3, 1}});
        QVERIFY(PspPairs::recognises(file));
        QVERIFY(!PspPairs::recognises(path("sample.h5")));
        QVERIFY(!PspPairs::recognises(path("good.vocab")));
        const auto pairs = PspPairs::open(file);
        VERIFY_OK(pairs);
        QCOMPARE(pairs->pairs(), 3);
        QCOMPARE(pairs->pieces().size(), 3U);
        QCOMPARE(textOf(pairs->read(0, 100)), std::string("0 1 | 1 2 | | 3 | 0 | 0 3 1 | "));
        QCOMPARE(textOf(pairs->read(2, 1)), std::string("0 | 0 3 1 | "));
        QCOMPARE(pairs->text(std::vector{0, 1, 2}), std::string("the dogs"));
        QCOMPARE(pairs->text(std::vector{0, 3, 1}), std::string("the dog"));
        // A side without tokens trains the unknown row.
        const auto set = TrainingSet::open({file});
        VERIFY_OK(set);
        const RawPairs raw = set->read(1, 1);
        QCOMPARE(raw.tokens.source.ids, std::vector<std::int32_t>{3});
        QCOMPARE(set->readText(0, 1)[0].target, std::string("dogs"));
    }

    void anIncompleteFileIsReportedInOneSentence() {
        const auto has = [](const std::string& text, const char* part) {
            return QTest::qVerify(text.find(part) != std::string::npos, part, text.c_str(), __FILE__,
                                  __LINE__);
        };
        has(problemOf(writePsp(path("alone.h5"), {{0}, {1}})), "alone.vocab: no such file");
        vocabulary("wide.vocab");
        has(problemOf(writePsp(path("wide.h5"), {{0}, {1}, {2}}, 3)),
            "/data: 3 columns, expected 2 columns of lists of integers");
        vocabulary("float.vocab");
        has(problemOf(writePsp(path("float.h5"), {{0}, {1}}, 2, H5::PredType::IEEE_F32LE)),
            "cells that are not lists of integers");
        // The library would read these, and believe what damaged ones say.
        vocabulary("pieces.vocab");
        H5::DSetCreatPropList pieces;
        const hsize_t chunk[2] = {1, 2};
        pieces.setChunk(2, chunk);
        has(problemOf(writePsp(path("pieces.h5"), {{0}, {1}}, 2, H5::PredType::STD_I32LE, pieces)),
            "lists in chunks, compressed or of other numbers");
        vocabulary("long.vocab");
        has(problemOf(writePsp(path("long.h5"), {{0}, {1}}, 2, H5::PredType::STD_I64LE)),
            "expected lists of 32-bit integers in one piece");
        vocabulary("big.vocab");
        has(problemOf(writePsp(path("big.h5"), {{0}, {1}, {2}, {0, 4}})),
            "big.h5: pair 2: the token id 4, expected 0 to 3");
        vocabulary("minus.vocab");
        has(problemOf(writePsp(path("minus.h5"), {{-1}, {1}})), "pair 1: the token id -1");
        test::writeText(path("gap.vocab"), "a\t0\nb\t2\n");
        has(problemOf(writePsp(path("gap.h5"), {{0}, {1}})), "gap.vocab:2: ");
        const std::string whole = *readFile(writePsp(path("cut.h5"), {{0}, {1}}));
        has(problemOf(test::writeText(path("cut.h5"), whole.substr(0, whole.size() / 2))), "cannot be read");
        // Two files that number their pieces differently cannot be combined.
        test::writeText(path("other.vocab"), "a\t0\nb\t1\n");
        const auto joint = TrainingSet::open({path("good.h5"), writePsp(path("other.h5"), {{0}, {1}})});
        QVERIFY(!joint);
        has(joint.error().sentence(), "other.h5: its pieces differ");
    }

    void theTokenizerMustBeGivenAndMatch() {
        JobContext job;
        const auto problem = [&](const std::vector<fs::path>& files, const Settings& settings) {
            const auto found =
                loadOrTrainTokenizers(files, settings, *TrainingSet::open({path("good.h5")}), job);
            return found ? std::string() : found.error().sentence();
        };
        Settings settings;
        QVERIFY(problem({}, settings).find("--tokenizer: not given") != std::string::npos);
        QCOMPARE(problem({path("t.model")}, settings), std::string());
        settings.encoder.kind = "word";
        QVERIFY(problem({path("t.model")}, settings).find("set encoder.kind = sp") != std::string::npos);
    }

    void rowsFollowTheVocabularyByThePiecesText() {
        const auto plain = readTokenizer(path("t.model"));
        VERIFY_OK(plain);
        // The pieces of one sentence in reverse order, one of them omitted.
        const std::vector<Piece> pieces = (*plain)->segment("the dog sleeps");
        QVERIFY(pieces.size() >= 3);
        std::vector<std::string> list;
        for (auto piece = pieces.rbegin(); piece + 1 != pieces.rend(); ++piece) list.push_back(piece->text);
        const std::string bytes = pspVocabularyFile(list, (*plain)->serialise());
        const auto listed = makeTokenizer(bytes, "test");
        VERIFY_OK(listed);
        QCOMPARE((*listed)->kind(), TokenizerKind::sentencepiece);
        QCOMPARE((*listed)->size(), list.size() + 1);
        QCOMPARE((*listed)->unknownId(), static_cast<std::int32_t>(list.size()));
        QCOMPARE((*listed)->serialise(), bytes);
        std::vector<std::int32_t> ids, expected;
        (*listed)->appendIds("the dog sleeps", ids);
        for (std::size_t i = list.size(); i > 0; --i) expected.push_back(static_cast<std::int32_t>(i - 1));
        QCOMPARE(ids, expected);
        QCOMPARE((*listed)->segment("the dog sleeps")[0].id, -1);  // the omitted one
        QCOMPARE((*listed)->piece(0), list[0]);
        for (const std::size_t size :
             {std::size_t{19}, std::size_t{30}, bytes.size() - (*plain)->serialise().size()})
            QVERIFY(!makeTokenizer(bytes.substr(0, size), "test"));
    }

    void theAuthorsFileTrainsAndItsModelTokenisesTextAsTheyDid() {
        const fs::path data = test::dataFolder() / "psp";
        SKIP_WITHOUT_DATA(data / "train-mix-20.h5.xz");
        QProcess unpack;
        unpack.setStandardOutputFile(QString::fromStdString(path("mix.h5").string()));
        unpack.start("xz", {"-dkc", QString::fromStdString((data / "train-mix-20.h5.xz").string())});
        QVERIFY(unpack.waitForFinished(60000) && unpack.exitCode() == 0);
        fs::copy_file(data / "train-mix-20.vocab", path("mix.vocab"));
        JobContext job;
        TrainRequest request;
        request.pairs = {path("mix.h5")};
        request.tokenizers = {data / "sentencepiece.model"};
        request.settings.encoder.dimension = 32;
        request.settings.train.steps = 60;
        request.settings.train.memory = 5;  // from disk
        request.output = path("mix-run");
        VERIFY_OK(trainModel(request, {}, job));
        const auto model = loadModel(path("mix-run"));
        VERIFY_OK(model);
        QCOMPARE((*model)->provenance.pairs, 282959);
        QCOMPARE((*model)->table.rows(), 20490U + 1U);

        // The same as text, tokenised again by the model's tokenizer: the authors' ids result.
        ImportRequest import;
        import.input.first = path("mix.h5");
        import.input.format = "psp-hdf5";
        import.output = path("mix-store.h5");
        VERIFY_OK(importPairs(import, job));
        QCOMPARE((*describePairs(path("mix-store.h5"))).pairs, 282959);
        const auto pairs = TrainingSet::open({path("mix.h5")});
        const auto texts = TrainingSet::open({path("mix-store.h5")});
        VERIFY_OK(texts);
        constexpr std::int64_t kSample = 20000;
        const RawPairs raw = pairs->read(0, kSample);
        const std::vector<SentencePair> store = texts->readText(0, kSample);
        QCOMPARE(store.size(), raw.size());
        int equal = 0;
        for (std::size_t i = 0; i < store.size(); ++i) {
            const auto ids = (*model)->tokenizer->tokens((*model)->settings, store[i].source, Side::source);
            equal += std::ranges::equal(ids, raw.tokens.source[i]) ? 1 : 0;
        }
        qInfo("%.2f %% of sentences are cut as the authors' file has them", 100.0 * equal / store.size());
        QVERIFY(equal > 0.95 * static_cast<double>(store.size()));
    }
};

QTEST_GUILESS_MAIN(TestPspFiles)
#include "test_psp_files.moc"
