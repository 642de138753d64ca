// Corrections of links: what becomes certain, what happens to the sentences beside it.
#include <QTest>
#include <cmath>

#include "core/alignment/alignment_change.h"
#include "core/alignment/link_edit.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

// "0-1:0 1:1" for links of two sides, "2:-" and "-:2" for sentences without a translation; ! for moved ones.
QString textOf(const Alignment& links) {
    const auto run = [](const SentenceRun& r) {
        if (r.count == 0) return QString("-");
        return r.count == 1 ? QString::number(r.first) : QString("%1-%2").arg(r.first).arg(r.end() - 1);
    };
    QStringList texts;
    for (const Link& link : links)
        texts << run(link.source) + ":" + run(link.target) + (link.moved ? "!" : "");
    return texts.join(' ');
}

SentenceRun runOf(const QString& text, std::int32_t at) {
    if (text == "-") return {at, 0};
    const QStringList ends = text.split('-');
    return {ends.first().toInt(), ends.last().toInt() - ends.first().toInt() + 1};
}

Alignment linksOf(const QString& text) {
    Alignment links;
    std::int32_t source = 0, target = 0;
    for (QString one : text.split(' ', Qt::SkipEmptyParts)) {
        const bool moved = one.endsWith('!');
        if (moved) one.chop(1);
        const QStringList sides = one.split(':');
        Link link{runOf(sides[0], source), runOf(sides[1], target), 0.5, moved};
        if (!moved) {
            source = link.source.end();
            target = link.target.end();
        }
        links.push_back(link);
    }
    return links;
}

// The sides fit if their sentences have the same numbers.
double byNumber(const Link& link) {
    return std::abs(link.source.first - link.target.first) + std::abs(link.source.end() - link.target.end());
}

}  // namespace

class TestLinkEdit : public QObject {
    Q_OBJECT

  private slots:
    void editsSayWhatIsCertain_data() {
        QTest::addColumn<QString>("links");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("link");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("certain");
        const auto row = [](const char* name, const char* links, EditKind kind, int link, Side side,
                            int before, const char* certain) {
            QTest::newRow(name) << links << static_cast<int>(kind) << link << static_cast<int>(side) << before
                                << certain;
        };
        constexpr Side kSource = Side::source, kTarget = Side::target;
        row("accept", "0:0 1:1", EditKind::accept, 1, kSource, -1, "1:1");
        row("accept what is alone", "0:0 1:- 2:1", EditKind::accept, 1, kSource, -1, "1:-");
        row("merge", "0:0 1:1 2:2", EditKind::merge, 1, kSource, -1, "1-2:1-2");
        row("merge with what is alone", "0:0 1:- 2:1", EditKind::merge, 0, kSource, -1, "0-1:0");
        row("merge across a moved part", "0:0 1:9! 2:1", EditKind::merge, 0, kSource, -1, "");
        row("merge the last", "0:0 1:1", EditKind::merge, 1, kSource, -1, "");
        row("split where it fits", "0-3:0-3", EditKind::split, 0, kSource, -1, "0:0 1-3:1-3");
        row("split at a sentence", "0-3:0-3", EditKind::split, 0, kSource, 3, "0-2:0-2 3:3");
        row("split at a target sentence", "0-3:0-3", EditKind::split, 0, kTarget, 2, "0-1:0-1 2-3:2-3");
        row("split one of two", "0:0 1:1-2", EditKind::split, 1, kSource, -1, "1:1");
        row("split one and one", "0:0", EditKind::split, 0, kSource, -1, "");
        row("split what is alone", "0:-", EditKind::split, 0, kSource, -1, "");
        row("up", "0:0 1-2:1", EditKind::moveFirst, 1, kSource, -1, "0-1:0 2:1");
        row("down", "0:0-1 1:2", EditKind::moveLast, 0, kTarget, -1, "0:0 1:1-2");
        row("the only one up", "0:0 1:1", EditKind::moveFirst, 1, kSource, -1, "0-1:0");
        row("to a sentence that was alone", "-:0 0-1:1", EditKind::moveFirst, 1, kSource, -1, "0:0 1:1");
        row("beside one of the same side", "0:- 1-2:0", EditKind::moveFirst, 1, kSource, -1, "1:- 2:0");
        row("nothing to move", "0:0 1:-", EditKind::moveFirst, 1, kTarget, -1, "");
        row("nothing above", "0:0 1:1", EditKind::moveFirst, 0, kSource, -1, "");
        row("unlink", "0:0 1-2:1", EditKind::unlink, 1, kSource, -1, "1:- 2:- -:1");
        row("unlink a moved one", "0:0 1:2! 2:1 -:3", EditKind::unlink, 1, kSource, -1, "1:- -:2");
    }
    void editsSayWhatIsCertain() {
        QFETCH(QString, links);
        QFETCH(int, kind);
        QFETCH(int, link);
        QFETCH(int, side);
        QFETCH(int, before);
        QFETCH(QString, certain);
        const LinkEdit edit{static_cast<EditKind>(kind),
                            static_cast<std::size_t>(link),
                            static_cast<Side>(side),
                            before,
                            {},
                            {}};
        const auto result = certainLinks(linksOf(links), edit, byNumber);
        QCOMPARE(result.ok(), !certain.isEmpty());
        if (!result) {
            QVERIFY(!result.error().action.empty());
            return;
        }
        QCOMPARE(textOf(*result), certain);
        for (const Link& one : *result) QCOMPARE(one.confidence, 1.0);
    }

    void joiningFarApartIsAMovedPart() {
        Alignment links;
        for (std::int32_t i = 0; i < 40; ++i) links.push_back({{i, 1}, {i, 1}, 0.9});
        LinkEdit edit{EditKind::join, 0, Side::source, -1, {10, 1}, {12, 2}};
        QVERIFY(!certainLinks(links, edit, byNumber)->front().moved);
        edit.target = {30, 1};
        QVERIFY(certainLinks(links, edit, byNumber)->front().moved);
        // Across a link that is certain, even if it is near.
        links[11].confidence = 1;
        edit.target = {12, 2};
        QVERIFY(certainLinks(links, edit, byNumber)->front().moved);
        edit.target = {12, 0};
        QVERIFY(!certainLinks(links, edit, byNumber).ok());
    }

    void certainLinksTakeTheirPlace_data() {
        QTest::addColumn<QString>("links");
        QTest::addColumn<QString>("certain");
        QTest::addColumn<QString>("after");
        QTest::newRow("merged") << "0:0 1:1 2:2"
                                << "0-1:0-1"
                                << "0-1:0-1 2:2";
        QTest::newRow("a part") << "0:0 1-3:1-2 4:3"
                                << "2:2"
                                << "0:0 1:- -:1 2:2 3:- 4:3";
        QTest::newRow("moved") << "0:0 1:- 2:1 -:2 3:3"
                               << "1:2!"
                               << "0:0 1:2! 2:1 3:3";
        QTest::newRow("no longer moved") << "0:0 1:2! 2:1 3:3"
                                         << "2:1-2"
                                         << "0:0 1:- 2:1-2 3:3";
    }
    void certainLinksTakeTheirPlace() {
        QFETCH(QString, links);
        QFETCH(QString, certain);
        QFETCH(QString, after);
        QCOMPARE(textOf(withLinks(linksOf(links), linksOf(certain))), after);
    }

    void newerCertaintyWins() {
        const Alignment known = linksOf("0:0 1:1 2:2"), certain{{{1, 2}, {1, 1}, 1}};
        QCOMPARE(textOf(withKnown(known, certain)), QString("0:0 1-2:1"));
        // Sentence 1 of the source has no translation, and is before what is now linked with target 0.
        const Alignment alone{{{1, 1}, {1, 0}, 1}}, second{{{2, 1}, {0, 1}, 1}};
        const Alignment both = withKnown(alone, second);
        QCOMPARE(both.size(), std::size_t{2});
        QCOMPARE(both[0].target.first, 0);
    }

    void aChangeIsReversible() {
        const Alignment before = linksOf("0:0 1:1 2:2 3:3"), after = linksOf("0:0 1-2:1 -:2 3:3");
        const Alignment knownBefore{before[1]}, knownAfter{after[1]};
        const AlignmentChange change = changeBetween(before, after, knownBefore, knownAfter);
        QCOMPARE(change.first, std::size_t{1});
        QCOMPARE(textOf(change.removed), QString("1:1 2:2"));
        QCOMPARE(textOf(change.inserted), QString("1-2:1 -:2"));
        Alignment links = before, known = knownBefore;
        QVERIFY(fits(change, links, known));
        applyChange(change, links, known);
        QCOMPARE(textOf(links), textOf(after));
        QCOMPARE(textOf(known), textOf(knownAfter));
        QVERIFY(!fits(change, links, known));
        QVERIFY(fits(change.inverse(), links, known));
        applyChange(change.inverse(), links, known);
        QCOMPARE(textOf(links), textOf(before));
        QCOMPARE(textOf(known), textOf(knownBefore));
        QVERIFY(changeBetween(before, before, known, known).empty());
    }
};

QTEST_APPLESS_MAIN(TestLinkEdit)
#include "test_link_edit.moc"
