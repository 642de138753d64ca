// Alignment of texts: vectors of runs, the band, missing and moved parts, corrections.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/alignment/confidence.h"
#include "core/alignment/text_aligner.h"
#include "core/text/input/line_reader.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::book;
using test::part;
using test::Texts;

namespace {

// How many links join a sentence with its equal.
std::size_t equalLinks(const Alignment& links, const Texts& source, const Texts& target) {
    return static_cast<std::size_t>(std::ranges::count_if(links, [&](const Link& link) {
        return link.source.count == 1 && link.target.count == 1 &&
               source[static_cast<std::size_t>(link.source.first)] ==
                   target[static_cast<std::size_t>(link.target.first)];
    }));
}

bool coversEverySentenceOnce(const Alignment& links, std::size_t sources, std::size_t targets) {
    std::multiset<std::int32_t> ofSource, ofTarget;
    for (const Link& link : links) {
        for (std::int32_t i = link.source.first; i < link.source.end(); ++i) ofSource.insert(i);
        for (std::int32_t i = link.target.first; i < link.target.end(); ++i) ofTarget.insert(i);
    }
    const auto complete = [](const std::multiset<std::int32_t>& seen, std::size_t size) {
        return seen.size() == size &&
               (size == 0 || std::set<std::int32_t>(seen.begin(), seen.end()).size() == size);
    };
    return complete(ofSource, sources) && complete(ofTarget, targets);
}

}  // namespace

class TestTextAligner : public QObject {
    Q_OBJECT

    Workers workers_{2};
    const Texts book_ = book(400);
    const Model model_ = test::wordModel(book(1000));

    Result<TextAligner> open(const Texts& source, const Texts& target, const AlignSettings& settings = {}) {
        return TextAligner::open(model_, {source, target, {}, {}, {}}, settings, workers_, {});
    }
    Alignment align(const Texts& source, const Texts& target) {
        const auto aligner = open(source, target);
        const auto links = aligner->align({}, workers_, {});
        return *links;
    }

  private slots:
    void theSameTextTwiceIsLinkedSentenceBySentence() {
        const Alignment links = align(book_, book_);
        QCOMPARE(links.size(), book_.size());
        QCOMPARE(equalLinks(links, book_, book_), book_.size());
        QVERIFY(std::ranges::all_of(links, [](const Link& link) { return link.confidence > 0.5; }));
    }

    void joinedAndDividedSentencesAreLinked() {
        // Sentences 10, 11, 12 are one in the target; sentence 20 is two.
        Texts target = part(book_, 0, 100);
        const std::string text = target[20];
        const std::size_t middle = text.find(' ', text.size() / 2);
        target[20] = text.substr(0, middle);
        target.insert(target.begin() + 21, text.substr(middle + 1));
        target[10] += " " + target[11] + " " + target[12];
        target.erase(target.begin() + 11, target.begin() + 13);
        const Alignment links = align(part(book_, 0, 100), target);
        const auto has = [&](SentenceRun source, SentenceRun in) {
            return std::ranges::any_of(
                links, [&](const Link& link) { return link.source == source && link.target == in; });
        };
        QVERIFY(has({10, 3}, {10, 1}));
        QVERIFY(has({20, 1}, {18, 2}));
        QCOMPARE(links.size(), std::size_t{98});
    }

    void aMissingChapterIsLeftOut() {
        const Texts target = test::joinedTexts(part(book_, 0, 120), part(book_, 250, 400));
        const Alignment links = align(book_, target);
        QVERIFY(coversEverySentenceOnce(links, book_.size(), target.size()));
        QVERIFY2(equalLinks(links, book_, target) >= 268,
                 qPrintable(QString::number(equalLinks(links, book_, target))));
    }

    void exchangedChaptersAreFound() {
        // 1 2 3 4 in the source, 1 3 2 4 in the target.
        const Texts target =
            test::joinedTexts(test::joinedTexts(part(book_, 0, 100), part(book_, 220, 300)),
                              test::joinedTexts(part(book_, 100, 220), part(book_, 300, 400)));
        const Alignment links = align(book_, target);
        QVERIFY(coversEverySentenceOnce(links, book_.size(), target.size()));
        QVERIFY2(equalLinks(links, book_, target) >= 390,
                 qPrintable(QString::number(equalLinks(links, book_, target))));
        const auto moved = std::ranges::count_if(links, [](const Link& link) { return link.moved; });
        QVERIFY2(moved >= 75 && moved <= 85, qPrintable(QString::number(moved)));
    }

    void aSummaryIsLinkedWithTheWholeText() {
        Texts summary;
        for (std::size_t i = 0; i < book_.size(); i += 10) summary.push_back(book_[i]);
        const Alignment links = align(book_, summary);
        QVERIFY2(equalLinks(links, book_, summary) >= 38,
                 qPrintable(QString::number(equalLinks(links, book_, summary))));
        QVERIFY(areTranslations(links, static_cast<std::int32_t>(book_.size()),
                                static_cast<std::int32_t>(summary.size())));
    }

    void unrelatedTextsAreRecognised() {
        const Texts other = book(300, 77);
        const Alignment links = align(part(book_, 0, 300), other);
        QVERIFY(coversEverySentenceOnce(links, 300, 300));
        QVERIFY(!areTranslations(links, 300, 300));
    }

    void shortTextsAreAligned() {
        const Alignment one = align({book_[0]}, {book_[0]});
        QCOMPARE(one.size(), std::size_t{1});
        QVERIFY(one[0].isPair());
        QCOMPARE(align({book_[0]}, {}).size(), std::size_t{1});
        QVERIFY(align({}, {}).empty());
        QVERIFY(coversEverySentenceOnce(align({"", book_[1]}, {book_[1], " "}), 2, 2));
    }

    // The coarse passes have several levels here: 5,000 sentences are more than are compared at once.
    void theBandContainsTheBestPath() {
        const Texts source = book(5000, 5);
        Texts target;
        for (std::size_t i = 0; i < source.size(); ++i)
            if (i % 7 != 3 && (i < 2000 || i >= 2600)) target.push_back(source[i]);
        const Alignment links = align(source, target);
        QVERIFY(coversEverySentenceOnce(links, source.size(), target.size()));
        // A missing sentence may be linked together with its neighbour.
        const auto right = std::ranges::count_if(links, [&](const Link& link) {
            const auto from = source.begin() + link.source.first;
            return link.target.count > 0 &&
                   std::find(from, from + link.source.count,
                             target[static_cast<std::size_t>(link.target.first)]) != from + link.source.count;
        });
        QVERIFY2(right > 0.98 * static_cast<double>(target.size()), qPrintable(QString::number(right)));
    }

    void theBandedSearchIsExactOnRealDocuments_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"dev", "test0", "test2", "test4"}) QTest::newRow(name) << name;
    }
    void theBandedSearchIsExactOnRealDocuments() {
        QFETCH(QString, name);
        const auto file = test::dataFolder() / "alignment/textberg" / name.toStdString();
        SKIP_WITHOUT_DATA(file.string() + ".de");
        const auto lines = [&](const char* language) {
            Texts texts;
            const auto read = forEachLine(file.string() + language, [&](Line& line) -> Result<Nothing> {
                texts.push_back(line.text);
                return Nothing{};
            });
            return read ? texts : Texts();
        };
        const Texts source = lines(".de"), target = lines(".fr");
        // Untrained: what the texts share are names and numbers, so that the coarse path is not as good as
        // usual.
        AlignSettings settings;
        settings.band = 48;
        const Model model = test::wordModel(test::joinedTexts(source, target));
        const auto aligner = TextAligner::open(model, {source, target, {}, {}, {}}, settings, workers_, {});
        VERIFY_OK(aligner);
        const auto banded = aligner->align({}, workers_, {}), full = aligner->alignCompletely(workers_, {});
        VERIFY_OK(banded);
        VERIFY_OK(full);
        Alignment inOrder = *banded;
        QCOMPARE(inOrder.size(), full->size());
        for (std::size_t i = 0; i < full->size(); ++i) {
            QVERIFY(inOrder[i].source == (*full)[i].source && inOrder[i].target == (*full)[i].target);
            QVERIFY(std::abs(inOrder[i].confidence - (*full)[i].confidence) < 1e-6);
        }
    }

    void knownLinksAreKept() {
        const Texts source = part(book_, 0, 60);
        const auto aligner = open(source, source);
        const std::vector<Link> known{{{30, 2}, {31, 1}}, {{10, 1}, {50, 1}}, {{5, 1}, {5, 1}}};
        const auto links = aligner->align(known, workers_, {});
        VERIFY_OK(links);
        QVERIFY(coversEverySentenceOnce(*links, 60, 60));
        const auto has = [&](const Link& wanted) {
            return std::ranges::any_of(*links, [&](const Link& link) {
                return link.source == wanted.source && link.target == wanted.target;
            });
        };
        QVERIFY(has(known[1]));
        QVERIFY(has(known[2]));
        QVERIFY(!has(known[0]));  // crosses 10-50
    }

    void aCorrectionChangesOnlyWhatIsNear() {
        const auto aligner = open(book_, book_);
        const auto before = aligner->align({}, workers_, {});
        VERIFY_OK(before);
        const Link correction{{200, 2}, {200, 1}};
        const auto after =
            aligner->alignAround(*before, correction, std::vector<Link>{correction}, workers_, {});
        VERIFY_OK(after);
        QVERIFY(coversEverySentenceOnce(*after, book_.size(), book_.size()));
        QCOMPARE(std::ranges::count_if(*after,
                                       [&](const Link& link) {
                                           return link.source == correction.source &&
                                                  link.target == correction.target && link.confidence == 1;
                                       }),
                 1);
        for (const Link& link : *after)
            if (link.source.first < 190 || link.source.first > 212)
                QCOMPARE(link.source.first, link.target.first);
    }

    // A glossary decides where the model knows nothing.
    void termsOfAGlossaryAreEvidence() {
        const Texts source{"unknown apple", "unknown pear", "unknown plum"},
            target{"other poire", "other prune"};
        const Glossary glossary{{"pear", "poire"}, {"plum", "prune"}, {"apple", "pomme"}};
        AlignSettings settings;
        settings.length = settings.ending = 0;
        settings.terms = 2;
        const auto aligner =
            TextAligner::open(model_, {source, target, {}, {}, glossary}, settings, workers_, {});
        const auto links = aligner->align({}, workers_, {});
        VERIFY_OK(links);
        QVERIFY(std::ranges::any_of(*links, [](const Link& link) {
            return link.source == SentenceRun{2, 1} && link.target == SentenceRun{1, 1};
        }));
    }

    void theResultDoesNotDependOnTheNumberOfThreads() {
        const Texts target = test::joinedTexts(part(book_, 0, 120), part(book_, 150, 400));
        Workers one(1);
        const auto aligner = open(book_, target);
        const auto a = aligner->align({}, workers_, {}), b = aligner->align({}, one, {});
        QCOMPARE(a->size(), b->size());
        for (std::size_t i = 0; i < a->size(); ++i) {
            QVERIFY((*a)[i].source == (*b)[i].source && (*a)[i].target == (*b)[i].target);
            QCOMPARE((*a)[i].confidence, (*b)[i].confidence);
        }
    }

    void aStopEndsTheWork() {
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        const auto aligner = open(book_, book_);
        QVERIFY(aligner->align({}, workers_, job).stopped());
        QVERIFY(TextAligner::open(model_, {book_, book_, {}, {}, {}}, {}, workers_, job).stopped());
    }
};

QTEST_APPLESS_MAIN(TestTextAligner)
#include "test_text_aligner.moc"
