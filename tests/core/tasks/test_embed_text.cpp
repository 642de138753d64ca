// Sentences as rows of an array.
#include <QTest>
#include <cmath>

#include "core/exchange/formats/npy.h"
#include "core/tasks/corpora/embed_text.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestEmbedText : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    const Model model_ = test::wordModel({"the dog", "el perro", "the cat", "el gato", "a big one"});

  private slots:
    void embeddingWritesOneRowPerLine() {
        JobContext job;
        const auto input = test::writeText(path("lines.txt"), "the dog\n\nel gato\n");
        const auto done = embedText(model_, {input, path("v.npy"), true}, job);
        VERIFY_OK(done);
        const auto vectors = readNpy(path("v.npy"));
        VERIFY_OK(vectors);
        QCOMPARE((*vectors).rows(), 3U);
        QCOMPARE((*vectors).cols(), model_.dimension());
        QVERIFY(std::abs(cosine((*vectors).row(0), (*vectors).row(2)) - model_.cosine("the dog", "el gato")) <
                1e-6);
        double squares = 0;
        for (const float v : (*vectors).row(0)) squares += static_cast<double>(v) * v;
        QVERIFY(std::abs(squares - 1) < 1e-5);
    }
};

QTEST_GUILESS_MAIN(TestEmbedText)
#include "test_embed_text.moc"
