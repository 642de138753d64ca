// Trainings that follow the vectors of another model.
#include <QTest>
#include <cmath>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/numeric/principal_axes.h"
#include "core/exchange/formats/npy.h"
#include "core/models/load_model.h"
#include "core/models/text_encoder.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

void writeNpy(const fs::path& file, const Matrix& vectors) {
    std::string bytes =
        npyHeader(static_cast<std::int64_t>(vectors.rows()), static_cast<std::int64_t>(vectors.cols()));
    bytes.append(reinterpret_cast<const char*>(vectors.data()), vectors.size() * sizeof(float));
    writeFileAtomically(file, bytes);
}

}  // namespace

class TestDistillation : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::vector<std::string> english_, some_, translations_;  // some_: of 200 pairs
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.settings.encoder.dimension = 16;
        request.settings.train.epochs = 1;
        request.settings.train.steps = 150;
        request.settings.train.megaBatch = 2;
        request.settings.train.learningRate = 0.01;
        return request;
    }

    TrainRequest student(const std::string& run) const {
        TrainRequest request = this->request(run);
        request.settings.train.seed = 2;
        request.settings.train.teacher = path("teacher.npy").string();
        request.settings.train.teacherSentences = path("english.txt").string();
        request.settings.train.teacherShare = 1;
        return request;
    }

    Matrix embedded(const fs::path& run, const std::vector<std::string>& texts) const {
        const auto model = loadModel(run);
        Matrix vectors;
        Workers workers(1);
        if (model) TextEncoder(**model).encode(texts, Side::source, false, workers, vectors);
        return vectors;
    }

    // The mean cosine of the student's vectors to the teacher's.
    double agreement(const fs::path& run) const {
        const Matrix ours = embedded(run, english_), theirs = embedded(path("teacher"), english_);
        double sum = 0;
        for (std::size_t i = 0; i < ours.rows(); ++i) sum += cosine(ours.row(i), theirs.row(i));
        return sum / static_cast<double>(ours.rows());
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 1000);
        JobContext job;
        VERIFY_OK(trainModel(request("teacher"), {}, job));
        std::set<std::string> distinct;
        const auto pairs = readFile(path("sample/train.en-es.tsv"));
        VERIFY_OK(pairs);
        for (const QString& line : QString::fromStdString(*pairs).split('\n', Qt::SkipEmptyParts))
            if (const std::string sentence = line.section('\t', 0, 0).toStdString();
                distinct.insert(sentence).second && some_.size() < 200) {
                some_.push_back(sentence);
                translations_.push_back(line.section('\t', 1, 1).toStdString());
            }
        english_.assign(distinct.begin(), distinct.end());
        std::string list;
        for (const std::string& sentence : english_) list += sentence + '\n';
        writeFileAtomically(path("english.txt"), list);
        writeNpy(path("teacher.npy"), embedded(path("teacher"), english_));
    }

    void theStudentComesToPointWhereTheTeacherDoes() {
        JobContext job;
        const TrainRequest taught = student("taught");
        TrainRequest alone = request("alone");
        alone.settings.train.seed = 2;
        VERIFY_OK(trainModel(taught, {}, job));
        VERIFY_OK(trainModel(alone, {}, job));
        const double ofTaught = agreement(taught.output), ofAlone = agreement(alone.output);
        QVERIFY2(ofTaught > 0.9 && std::abs(ofAlone) < 0.5,
                 qPrintable(QString("%1 and %2").arg(ofTaught).arg(ofAlone)));
    }

    void theSecondLanguageFollowsItsTranslations() {  // its sentences have no vectors of their own
        const Matrix theirs = embedded(path("teacher"), some_);
        const auto meanCosine = [&](const fs::path& run, std::size_t shift) {
            const Matrix ours = embedded(run, translations_);
            double sum = 0;
            for (std::size_t i = 0; i < ours.rows(); ++i)
                sum += cosine(ours.row(i), theirs.row((i + shift) % theirs.rows()));
            return sum / static_cast<double>(ours.rows());
        };
        const double own = meanCosine(path("taught"), 0), others = meanCosine(path("taught"), 100),
                     alone = meanCosine(path("alone"), 0);
        QVERIFY2(own > 0.85 && own > others && std::abs(alone) < 0.5,
                 qPrintable(QString("%1, %2 and %3").arg(own).arg(others).arg(alone)));
    }

    void similaritiesNeedNoEqualDimension() {
        JobContext job;
        TrainRequest wider = student("wider"), same = request("same");
        wider.settings.encoder.dimension = same.settings.encoder.dimension = 24;
        wider.settings.train.teacherLoss = TeacherLoss::similarities;
        same.settings.train.seed = 2;
        VERIFY_OK(trainModel(wider, {}, job));
        VERIFY_OK(trainModel(same, {}, job));
        const Matrix theirs = embedded(path("teacher"), english_);
        const auto difference = [&](const fs::path& run) {
            const Matrix ours = embedded(run, english_);
            double sum = 0;
            for (std::size_t i = 0; i < ours.rows(); ++i) {
                const std::size_t j = i * 7919 % ours.rows();
                sum += std::abs(cosine(ours.row(i), ours.row(j)) - cosine(theirs.row(i), theirs.row(j)));
            }
            return sum / static_cast<double>(ours.rows());
        };
        const double followed = difference(wider.output), free = difference(same.output);
        QVERIFY2(followed < 0.7 * free, qPrintable(QString("%1 and %2").arg(followed).arg(free)));
    }

    void principalAxesKeepDotProducts() {
        // Vectors in a plane of three dimensions: two axes keep all of them.
        Matrix vectors(4, 3);
        const float values[4][2]{{1, 2}, {-1, 3}, {4, 0}, {2, 2}};
        for (std::size_t i = 0; i < 4; ++i) {
            vectors(i, 0) = values[i][0];
            vectors(i, 1) = values[i][1];
            vectors(i, 2) = values[i][0] + values[i][1];
        }
        const Matrix axes = principalAxes(vectors, 2);
        const auto shortened = [&](std::size_t i, std::size_t k) {
            double sum = 0;
            for (std::size_t j = 0; j < 3; ++j) sum += static_cast<double>(vectors(i, j)) * axes(j, k);
            return sum;
        };
        for (std::size_t a = 0; a < 4; ++a) {
            for (std::size_t b = 0; b < 4; ++b) {
                double whole = 0;
                for (std::size_t j = 0; j < 3; ++j)
                    whole += static_cast<double>(vectors(a, j)) * vectors(b, j);
                const double kept = shortened(a, 0) * shortened(b, 0) + shortened(a, 1) * shortened(b, 1);
                QVERIFY(std::abs(whole - kept) < 1e-5);
            }
        }
        // The first has the larger sum of squares.
        double first = 0, second = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            first += shortened(i, 0) * shortened(i, 0);
            second += shortened(i, 1) * shortened(i, 1);
        }
        QVERIFY(first > second && second > 0.1);
    }

    void stoppedAndResumedItEndsInTheSameModel() {
        JobContext job;
        TrainRequest joint = student("joint"), stopped = student("stopped");
        for (TrainRequest* one : {&joint, &stopped}) one->settings.train.teacherShare = 0.5;
        VERIFY_OK(trainModel(joint, {}, job));
        QVERIFY(test::stopsAfter(stopped, 71));
        stopped.resume = true;
        VERIFY_OK(trainModel(stopped, {}, job));
        QVERIFY(*readFile(joint.output / "model.h5") == *readFile(stopped.output / "model.h5"));
    }

    void otherVectorsCannotContinueARun() {
        JobContext job;
        TrainRequest changed = student("changed");
        QVERIFY(test::stopsAfter(changed, 20));
        const std::string before = *readFile(path("teacher.npy"));
        Matrix vectors = *readNpy(path("teacher.npy"));
        vectors(0, 0) += 1;
        writeNpy(path("teacher.npy"), vectors);
        changed.resume = true;
        const auto refused = trainModel(changed, {}, job);
        writeFileAtomically(path("teacher.npy"), before);
        QVERIFY(!refused);
        QVERIFY2(
            refused.error().sentence().find("not the vectors the run was started with") != std::string::npos,
            refused.error().sentence().c_str());
    }

    void badInputIsRefused_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no sentences") << "none"
                                      << "train.teacher-sentences";
        QTest::newRow("too few sentences") << "few"
                                           << "one for each line of";
        QTest::newRow("other sentences") << "other"
                                         << "none of the sentences of the first 10,000 pairs";
        QTest::newRow("short vectors") << "short"
                                       << "choose a smaller encoder.dimension";
        QTest::newRow("no vectors") << "missing"
                                    << "nowhere.npy";
        QTest::newRow("no array") << "array"
                                  << "english.txt";
        QTest::newRow("transformer") << "transformer"
                                     << "an averaging or recurrent encoder";
    }
    void badInputIsRefused() {
        QFETCH(QString, what);
        QFETCH(QString, sentence);
        TrainRequest bad = student(("bad " + what).toStdString());
        TrainSettings& train = bad.settings.train;
        if (what == "none") train.teacherSentences.clear();
        if (what == "few" || what == "other") {
            std::string list;
            for (std::size_t i = 0; i < english_.size() - (what == "few" ? 1 : 0); ++i)
                list += what == "few" ? english_[i] + '\n' : "qwx " + std::to_string(i) + " zzt\n";
            writeFileAtomically(path("list.txt"), list);
            train.teacherSentences = path("list.txt").string();
        }
        if (what == "missing") train.teacher = path("nowhere.npy").string();
        if (what == "short") bad.settings.encoder.dimension = 20;
        if (what == "array") train.teacher = train.teacherSentences;
        if (what == "transformer") bad.settings.encoder.network = Network::transformer;
        JobContext job;
        const auto refused = trainModel(bad, {}, job);
        QVERIFY(!refused && !refused.stopped());
        QVERIFY2(refused.error().sentence().find(sentence.toStdString()) != std::string::npos,
                 refused.error().sentence().c_str());
        QVERIFY(!fs::exists(bad.output / "model.h5"));
    }
};

QTEST_GUILESS_MAIN(TestDistillation)
#include "test_distillation.moc"
