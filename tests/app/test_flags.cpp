// Flags of paragram-cli that no other test needs: each changes what the command writes.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <compare>
#include <iterator>
#include <map>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/npy.h"
#include "core/models/model_file.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestFlags : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    QString run(const QString& arguments) {
        const auto ended = test::run("paragram-cli --progress none " + arguments, folder_.path());
        if (ended.status != 0) qWarning("%s", qPrintable(ended.errors));
        return ended.status == 0 ? ended.output + " " + ended.errors : QString();
    }
    struct Mined {
        double score = 0;
        std::string source, target;
        friend auto operator<=>(const Mined&, const Mined&) = default;
    };
    std::vector<Mined> mined(const QString& flags) {
        if (run("mine --model model.h5 --source source.txt --target target.txt --overwrite --output "
                "mined.tsv " +
                flags)
                .isEmpty())
            return {};
        std::vector<Mined> pairs;
        const QString text = QString::fromStdString(*readFile(path("mined.tsv")));
        for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
            const QStringList fields = line.split('\t');
            pairs.push_back({fields[0].toDouble(), fields[1].toStdString(), fields[2].toStdString()});
        }
        return pairs;
    }

  private slots:
    void initTestCase() {
        const auto texts = test::wordSentences(60);
        writeModel(test::wordModel(texts), path("model.h5"));
        test::writeText(path("source.txt"), test::joined({texts.begin(), texts.begin() + 30}));
        // Half of them share most words with a source.
        std::vector<std::string> targets(texts.begin() + 40, texts.end());
        for (std::size_t i = 0; i < 15; ++i) targets.push_back(texts[i] + " word3");
        test::writeText(path("target.txt"), test::joined(targets));
        std::string graded;
        for (std::size_t i = 0; i < 20; ++i)
            graded += std::to_string(i % 6) + "\t" + texts[i] + "\t" + texts[i % 6 + i / 2] + "\n";
        test::writeText(path("graded.en-en.tsv"), graded);
        std::string benchmark;
        for (std::size_t i = 0; i < 20; ++i)
            benchmark += "main-news\tMSRpar\t2012test\t" + std::to_string(i) + "\t" + std::to_string(i % 6) +
                         "\t" + texts[i] + "\t" + texts[i % 6 + i / 2] + "\n";
        fs::create_directory(path("stsbenchmark"));
        test::writeText(path("stsbenchmark/sts-test.csv"), benchmark);
    }

    void normaliseScalesVectorsToLengthOne() {
        QVERIFY(!run("embed --model model.h5 --input source.txt --output raw.npy").isEmpty());
        QVERIFY(!run("embed --model model.h5 --input source.txt --output unit.npy --normalise").isEmpty());
        const auto raw = readNpy(path("raw.npy")), unit = readNpy(path("unit.npy"));
        VERIFY_OK(raw);
        VERIFY_OK(unit);
        QCOMPARE(raw->rows(), 30U);
        for (std::size_t row = 0; row < raw->rows(); ++row) {
            const auto length = [&](const Matrix& matrix) { return std::sqrt(squareLength(matrix, row)); };
            QVERIFY(std::abs(length(*unit) - 1) < 1e-6);
            QVERIFY(std::abs(length(*raw) - 1) > 1e-3);
            for (std::size_t column = 0; column < raw->cols(); ++column)
                QVERIFY(std::abs((*raw)(row, column) / length(*raw) - (*unit)(row, column)) < 1e-6);
        }
    }

    void thresholdOmitsPairsWithALowerScore() {
        const auto all = mined("");
        QVERIFY(all.size() > 10);
        const double middle = (all.front().score + all.back().score) / 2;
        const auto best = mined(QString("--threshold %1").arg(middle, 0, 'f', 9));
        QVERIFY(best.size() < all.size() && !best.empty());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool kept = i < best.size();
            QVERIFY(kept ? best[i] == all[i] : all[i].score < middle);
        }
        QVERIFY(mined("--threshold 1000").empty());
    }

    void retrievalChoosesTheDirection() {
        const auto most = [](const std::vector<Mined>& pairs, std::string Mined::*side) {
            std::map<std::string, int> times;
            for (const Mined& pair : pairs) ++times[pair.*side];
            int largest = 0;
            for (const auto& [text, count] : times) largest = std::max(largest, count);
            return largest;
        };
        const auto forward = mined("--retrieval forward"), backward = mined("--retrieval backward");
        QCOMPARE(forward.size(), 30U);   // the best target of each source
        QCOMPARE(backward.size(), 35U);  // the best source of each target
        QVERIFY(most(forward, &Mined::source) == 1 && most(forward, &Mined::target) > 1);
        QVERIFY(most(backward, &Mined::target) == 1 && most(backward, &Mined::source) > 1);
        const std::set<Mined> ahead(forward.begin(), forward.end()), back(backward.begin(), backward.end());
        std::set<Mined> both;
        std::ranges::set_intersection(ahead, back, std::inserter(both, both.end()));
        const auto intersection = mined("--retrieval intersection");
        QVERIFY(std::set<Mined>(intersection.begin(), intersection.end()) == both);
        QVERIFY(!both.empty() && both.size() < 30);
        const auto best = mined("--retrieval max");
        QVERIFY(best == mined(""));
        QVERIFY(most(best, &Mined::source) == 1 && most(best, &Mined::target) == 1);
        QVERIFY(best.size() >= both.size());
    }

    void baselinesFollowTheModel() {
        const QString command =
            "evaluate --model model.h5 --suite graded.en-en.tsv --seeds 1 --overwrite --csv scores.csv";
        QVERIFY(!run(command).contains("word overlap"));
        const auto alone = *readFile(path("scores.csv"));
        const QString said = run(command + " --baselines");
        for (const char* name : {"word overlap", "chrF", "random WORD (1 seeds)", "random TRIGRAM (1 seeds)"})
            QVERIFY2(said.contains(name), qPrintable(said));
        const auto together = *readFile(path("scores.csv"));
        QVERIFY(together.size() > alone.size() && together.find("chrF") != std::string::npos);
    }

    void mtebWritesResultFiles() {
        const QString command = "evaluate --model model.h5 --suite stsbenchmark --overwrite --csv mteb.csv";
        QVERIFY(!run(command).isEmpty());
        QVERIFY(!fs::exists(path("mteb")));
        QVERIFY(!run(command + " --mteb mteb").isEmpty());
        // Results that exist are replaced only on request.
        const test::Ended again = test::run(
            "paragram-cli evaluate --model model.h5 --suite stsbenchmark --mteb mteb", folder_.path());
        QCOMPARE(again.status, 1);
        QVERIFY2(again.errors.contains("mteb/results/model.h5/1: has results already"),
                 qPrintable(again.errors));
        const auto scores = readFile(path("mteb/results/model.h5/1/STSBenchmark.json"));
        VERIFY_OK(scores);
        const QRegularExpressionMatch pearson =
            QRegularExpression("\"cosine_pearson\": ([-0-9.]+)").match(QString::fromStdString(*scores));
        QVERIFY(pearson.hasMatch());
        const QString table = QString::fromStdString(*readFile(path("mteb.csv")));
        // 0.123456 there, 12.3 or 0.1235 in the table.
        QVERIFY2(table.contains(QString::number(100 * pearson.captured(1).toDouble(), 'f', 1)) ||
                     table.contains(pearson.captured(1).left(6)),
                 qPrintable(table + pearson.captured(1)));
        QVERIFY(readFile(path("mteb/results/model.h5/1/model_meta.json"))->find("\"n_parameters\"") !=
                std::string::npos);
    }

  private:
    static double squareLength(const Matrix& matrix, std::size_t row) {
        double sum = 0;
        for (std::size_t column = 0; column < matrix.cols(); ++column)
            sum += static_cast<double>(matrix(row, column)) * matrix(row, column);
        return sum;
    }
};

QTEST_GUILESS_MAIN(TestFlags)
#include "test_flags.moc"
