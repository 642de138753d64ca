// An alignment that is corrected: what is around a correction, saving, interruptions, damaged files.
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>
#include <algorithm>
#include <csignal>
#include <fstream>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/tasks/corpora/correct_alignment.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::book;
using test::Texts;

namespace {

bool coversEverySentenceOnce(const Alignment& links, const AlignedTexts& texts) {
    std::multiset<std::int32_t> ofSource, ofTarget;
    for (const Link& link : links) {
        for (std::int32_t i = link.source.first; i < link.source.end(); ++i) ofSource.insert(i);
        for (std::int32_t i = link.target.first; i < link.target.end(); ++i) ofTarget.insert(i);
    }
    const auto complete = [](const std::multiset<std::int32_t>& seen, std::size_t size) {
        return seen.size() == size && std::set<std::int32_t>(seen.begin(), seen.end()).size() == size;
    };
    return complete(ofSource, texts.source.texts.size()) && complete(ofTarget, texts.target.texts.size());
}

bool equal(const Alignment& a, const Alignment& b) {
    return std::ranges::equal(a, b, [](const Link& x, const Link& y) {
        return sameSentences(x, y) && x.confidence == y.confidence;
    });
}

}  // namespace

class TestCorrectAlignment : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const Model model_ = test::wordModel(book(1000));
    JobContext job_;

    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    // Two documents of lines, aligned and saved.
    Result<AlignedWork> start(const Texts& source, const Texts& target) {
        AlignRequest request;
        request.source.unit = request.target.unit = SentenceUnit::lines;
        request.source.input.file = test::writeText(path("a.txt"), test::joined(source));
        request.target.input.file = test::writeText(path("b.txt"), test::joined(target));
        return startAlignment(model_, request, path("work.alignment"), "runs/small", job_);
    }
    // Corrects as the window does.
    Result<Nothing> correct(AlignedWork& aligned, const LinkEdit& edit) {
        const auto change =
            correctAlignment(*aligned.aligner, aligned.work.links(), aligned.work.known(), edit, job_);
        if (!change) return change.error();
        aligned.work.apply(*change);
        return Nothing{};
    }
    static std::size_t linkAt(const AlignmentWork& work, std::int32_t source) {
        const auto found = std::ranges::find_if(work.links(), [&](const Link& link) {
            return source >= link.source.first && source < link.source.end();
        });
        return static_cast<std::size_t>(found - work.links().begin());
    }

  private slots:
    void whatIsAroundACorrectionFollows() {
        auto aligned = start(book(300), book(300));
        VERIFY_OK(aligned);
        AlignmentWork& work = aligned->work;
        QCOMPARE(work.links().size(), std::size_t{300});
        VERIFY_OK(correct(*aligned, {EditKind::join, 0, Side::source, -1, {100, 1}, {102, 1}}));
        const Link wrong{{100, 1}, {102, 1}};
        QVERIFY(sameSentences(work.links()[linkAt(work, 100)], wrong));
        QVERIFY(coversEverySentenceOnce(work.links(), *work.texts()));
        QCOMPARE(work.links()[linkAt(work, 90)].target.first, 90);
        QCOMPARE(work.links()[linkAt(work, 120)].target.first, 120);
        // Unlinked, both sentences are alone, and what is around is as it was.
        VERIFY_OK(correct(*aligned, {EditKind::unlink, linkAt(work, 100)}));
        QVERIFY(!work.links()[linkAt(work, 100)].isPair());
        QVERIFY(coversEverySentenceOnce(work.links(), *work.texts()));
        QCOMPARE(work.links()[linkAt(work, 99)].target.first, 99);
        QCOMPARE(work.links()[linkAt(work, 105)].target.first, 105);
    }

    void manyCorrectionsInARowKeepEverySentence() {
        Texts target = book(200);
        std::rotate(target.begin() + 60, target.begin() + 100, target.begin() + 140);  // a moved part
        auto aligned = start(book(200), target);
        VERIFY_OK(aligned);
        AlignmentWork& work = aligned->work;
        QVERIFY(std::ranges::any_of(work.links(), [](const Link& link) { return link.moved; }));
        Random random(3);
        const EditKind kinds[] = {EditKind::accept,   EditKind::merge,  EditKind::split, EditKind::moveFirst,
                                  EditKind::moveLast, EditKind::unlink, EditKind::join};
        int made = 0;
        for (int i = 0; i < 120; ++i) {
            LinkEdit edit;
            edit.kind = kinds[random.below(std::size(kinds))];
            edit.link = random.below(work.links().size());
            edit.side = random.below(2) == 0 ? Side::source : Side::target;
            edit.source = {static_cast<std::int32_t>(random.below(199)), 1};
            edit.target = {static_cast<std::int32_t>(random.below(198)), 2};
            made += correct(*aligned, edit).ok() ? 1 : 0;
            QVERIFY2(coversEverySentenceOnce(work.links(), *work.texts()), qPrintable(QString::number(i)));
        }
        QVERIFY2(made > 60, qPrintable(QString::number(made)));
        const auto again = AlignmentWork::open(work.file(), job_);
        VERIFY_OK(again);
        QVERIFY(equal(again->links(), work.links()));
        QVERIFY(equal(again->known(), work.known()));
    }

    void acceptedLinksStay() {
        auto aligned = start(book(100), book(100));
        VERIFY_OK(aligned);
        VERIFY_OK(correct(*aligned, {EditKind::accept, linkAt(aligned->work, 40)}));
        VERIFY_OK(correct(*aligned, {EditKind::join, 0, Side::source, -1, {38, 1}, {41, 1}}));
        const Link& link = aligned->work.links()[linkAt(aligned->work, 40)];
        QCOMPARE(link.target.first, 40);
        QCOMPARE(link.confidence, 1.0);
        // It crosses the accepted one, and is taken for a moved part.
        QVERIFY(aligned->work.links()[linkAt(aligned->work, 38)].moved);
    }

    void savedWorkContainsEverything() {
        auto aligned = start(book(60), book(60));
        VERIFY_OK(aligned);
        VERIFY_OK(correct(*aligned, {EditKind::merge, 10}));
        std::filesystem::remove(path("a.txt"));
        const auto opened = AlignmentWork::open(path("work.alignment"), job_);
        VERIFY_OK(opened);
        const AlignedTexts &texts = *opened->texts(), &before = *aligned->work.texts();
        QVERIFY(texts.source.texts == before.source.texts && texts.target.texts == before.target.texts);
        QVERIFY(texts.source.places == before.source.places);
        QCOMPARE(texts.source.placeUnit, std::string("line"));
        QCOMPARE(texts.model, std::string("runs/small"));
        QVERIFY(equal(opened->links(), aligned->work.links()));
        QCOMPARE(opened->known().size(), std::size_t{1});
        // An aligner of the saved sentences corrects as the first one would.
        const auto aligner = alignerOf(model_, texts, {}, job_);
        VERIFY_OK(aligner);
        const LinkEdit edit{EditKind::split, 10};
        const auto first = correctAlignment(*aligned->aligner, opened->links(), opened->known(), edit, job_);
        const auto second = correctAlignment(**aligner, opened->links(), opened->known(), edit, job_);
        VERIFY_OK(first);
        VERIFY_OK(second);
        QVERIFY(equal(first->inserted, second->inserted));
    }

    // Whatever byte the machine stops at, complete lines count, and corrections can go on.
    void anInterruptedLineIsLeftOut() {
        auto aligned = start(book(30), book(30));
        VERIFY_OK(aligned);
        const std::string before = *readFile(path("work.alignment"));
        const Alignment links = aligned->work.links();
        VERIFY_OK(correct(*aligned, {EditKind::merge, 10}));
        const std::string after = *readFile(path("work.alignment"));
        for (std::size_t size = before.size(); size < after.size(); ++size) {
            test::writeText(path("work.alignment"), after.substr(0, size));
            auto opened = AlignmentWork::open(path("work.alignment"), job_);
            VERIFY_OK(opened);
            QVERIFY(equal(opened->links(), links));
            const auto change = correctAlignment(*aligned->aligner, opened->links(), opened->known(),
                                                 {EditKind::merge, 3}, job_);
            VERIFY_OK(change);
            opened->apply(*change);
            const auto again = AlignmentWork::open(path("work.alignment"), job_);
            VERIFY_OK(again);
            QVERIFY(equal(again->links(), opened->links()));
        }
    }

    // A process that is killed while it writes: every correction that it has reported as saved is there.
    void aKilledProcessLosesNoCorrection() {
        auto aligned = start(book(300), book(300));
        VERIFY_OK(aligned);
        std::vector<AlignmentChange> changes;
        Alignment links = aligned->work.links(), known;
        for (std::size_t i = 0; i < links.size(); ++i) {
            const auto change =
                correctAlignment(*aligned->aligner, links, known, {EditKind::accept, i}, job_);
            VERIFY_OK(change);
            applyChange(*change, links, known);
            changes.push_back(*change);
        }
        const std::string before = *readFile(path("work.alignment"));
        Random random(5);
        for (int round = 0; round < 5; ++round) {
            test::writeText(path("work.alignment"), before);
            int ends[2];
            QCOMPARE(pipe(ends), 0);
            const pid_t child = fork();
            if (child == 0) {
                auto work = AlignmentWork::open(path("work.alignment"), job_);
                for (const AlignmentChange& change : changes) {
                    work->apply(change);
                    if (write(ends[1], "x", 1) != 1) break;
                }
                _exit(0);
            }
            close(ends[1]);
            const std::size_t wanted = 1 + random.below(changes.size() - 1);
            std::size_t saved = 0;
            char byte = 0;
            while (saved < wanted && read(ends[0], &byte, 1) == 1) ++saved;
            kill(child, SIGKILL);
            while (read(ends[0], &byte, 1) == 1) ++saved;
            waitpid(child, nullptr, 0);
            close(ends[0]);
            const auto opened = AlignmentWork::open(path("work.alignment"), job_);
            VERIFY_OK(opened);
            QVERIFY2(opened->known().size() == saved || opened->known().size() == saved + 1,
                     qPrintable(QString("%1 of %2").arg(opened->known().size()).arg(saved)));
            QVERIFY(saved >= wanted);
        }
    }

    void anotherProgramsCorrectionIsNotOverwritten() {
        auto aligned = start(book(30), book(30));
        VERIFY_OK(aligned);
        auto other = AlignmentWork::open(path("work.alignment"), job_);
        VERIFY_OK(other);
        VERIFY_OK(correct(*aligned, {EditKind::merge, 10}));
        const auto change =
            correctAlignment(*aligned->aligner, other->links(), other->known(), {EditKind::merge, 3}, job_);
        VERIFY_OK(change);
        const Alignment links = other->links();
        QVERIFY_EXCEPTION_THROWN(other->apply(*change), Failure);
        QVERIFY(equal(other->links(), links));
    }

    void damagedFilesAreReported_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("where");
        QTest::newRow("another kind") << "paragram alignment"
                                      << "paragram pairs"
                                      << "not an alignment";
        QTest::newRow("newer") << "\"version\":1"
                               << "\"version\":2"
                               << "version 2";
        QTest::newRow("no JSON") << "{\"link\":[0,"
                                 << "{link:[0,"
                                 << "not a line of an alignment";
        QTest::newRow("no such sentence") << "{\"link\":[0,1,0,1"
                                          << "{\"link\":[0,1,900,1"
                                          << "not a line of an alignment";
        QTest::newRow("a change of other links") << "\"removed\":[["
                                                 << "\"removed\":[[7,1,7,1,0.5],["
                                                 << "not a line of an alignment";
        QTest::newRow("text for a number") << "{\"change\":"
                                           << "{\"change\":\"x\",\"was\":"
                                           << "not a line of an alignment";
    }
    void damagedFilesAreReported() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, where);
        auto aligned = start(book(30), book(30));
        VERIFY_OK(aligned);
        VERIFY_OK(correct(*aligned, {EditKind::merge, 10}));
        QString text = QString::fromStdString(*readFile(path("work.alignment")));
        QVERIFY(text.contains(from));
        test::writeText(path("bad.alignment"), text.replace(from, to).toStdString());
        const auto opened = AlignmentWork::open(path("bad.alignment"), job_);
        QVERIFY(!opened.ok());
        QVERIFY2(QString::fromStdString(opened.error().sentence()).contains(where),
                 opened.error().sentence().c_str());
        test::writeText(path("empty.alignment"), "");
        QVERIFY(!AlignmentWork::open(path("empty.alignment"), job_).ok());
    }

    void unrelatedDocumentsLeaveNoFile() {
        std::filesystem::remove(path("work.alignment"));
        const auto aligned = start(book(100), book(100, 77));
        QVERIFY(!aligned.ok());
        QVERIFY(aligned.error().sentence().find("no translations of each other") != std::string::npos);
        QVERIFY(!std::filesystem::exists(path("work.alignment")));
    }
};

QTEST_APPLESS_MAIN(TestCorrectAlignment)
#include "test_correct_alignment.moc"
