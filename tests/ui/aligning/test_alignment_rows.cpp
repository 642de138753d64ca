// The parts of the columns: rows of links, scrolling through rows of unknown heights, text in both
// directions.
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/support/window_test.h"
#include "ui/aligning/alignment_map.h"
#include "ui/aligning/alignment_rows.h"
#include "ui/aligning/alignment_view.h"
#include "ui/aligning/row_scroll.h"
#include "ui/aligning/sentence_layouts.h"
#include "ui/style/theme.h"

using namespace paragram;
using namespace paragram::ui;

namespace {

// "3" both sides, "3s" source only, "3t" target only.
QString textOf(const AlignmentRows& rows) {
    QStringList texts;
    for (int i = 0; i < rows.size(); ++i) {
        const AlignmentRow& row = rows.row(i);
        texts << QString::number(row.link) + (row.source && row.target ? "" : row.source ? "s" : "t");
    }
    return texts.join(' ');
}

// Links of one sentence each, of which some are doubtful.
Alignment oneToOne(std::int32_t sentences, std::int32_t doubtfulEvery = 10) {
    Alignment links;
    for (std::int32_t i = 0; i < sentences; ++i)
        links.push_back({{i, 1}, {i, 1}, i % doubtfulEvery == 3 ? 0.2 : 0.9});
    return links;
}

std::shared_ptr<AlignedTexts> textsOf(std::size_t sentences, const std::string& text) {
    auto texts = std::make_shared<AlignedTexts>();
    for (DocumentSentences* side : {&texts->source, &texts->target}) {
        for (std::size_t i = 0; i < sentences; ++i) {
            side->texts.push_back(text + " " + std::to_string(i));
            side->places.push_back(static_cast<std::int64_t>(i) + 1);
            side->paragraphs.push_back(static_cast<std::int32_t>(i));
        }
        side->placeUnit = "line";
    }
    return texts;
}

// The part of a picture that is not white.
QRect inkOf(const QImage& image) {
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).lightness() < 160) ink |= QRect(x, y, 1, 1);
    return ink;
}

}  // namespace

class TestAlignmentRows : public QObject {
    Q_OBJECT

    QTemporaryDir settings_;

  private slots:
    void initTestCase() {
        test::isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
    }

    void movedLinksHaveTwoRows() {
        // Sentence 1 of the source is translated by the last one of the target.
        const Alignment links{{{0, 1}, {0, 1}, 0.9},
                              {{1, 1}, {3, 1}, 0.9, true},
                              {{2, 1}, {1, 1}, 0.4},
                              {{3, 1}, {2, 0}, 0},
                              {{4, 0}, {2, 1}, 0}};
        AlignmentRows rows;
        rows.set(links, {}, 4, 4);
        QCOMPARE(textOf(rows), QString("0 1s 2 3s 4t 1t"));
        QCOMPARE(rows.rowOf(1, Side::source), 1);
        QCOMPARE(rows.rowOf(1, Side::target), 5);
        QCOMPARE(rows.linkOf(Side::target, 3), 1);
        QCOMPARE(rows.linkOf(Side::target, 9), -1);
        QCOMPARE(rows.doubtful(), 1);
    }

    void filtersHideLinks() {
        Alignment links = oneToOne(30);
        links[20].target = {21, 0};
        AlignmentRows rows;
        rows.set(links, {links[13], links[15]}, 30, 30);
        QCOMPARE(rows.corrected(), 2);
        rows.setFilter(RowFilter::doubtful, 0.5);
        QCOMPARE(textOf(rows), QString("3 23"));  // 13 is certain
        QCOMPARE(rows.row(0).hidden, 3);
        QCOMPARE(rows.row(1).hidden, 19);
        QCOMPARE(rows.rowOf(10, Side::source), 1);
        QCOMPARE(rows.nextDoubtful(0, 1), 1);
        QCOMPARE(rows.nextDoubtful(0, -1), -1);
        rows.setFilter(RowFilter::alone, 0.5);
        QCOMPARE(textOf(rows), QString("20s"));
        rows.setFilter(RowFilter::corrected, 0.5);
        QCOMPARE(textOf(rows), QString("13 15"));
        rows.setFilter(RowFilter::doubtful, 0.95);
        QCOMPARE(rows.size(), 27);
    }

    void scrollingMeasuresOnlyWhatIsSeen() {
        int measured = 0;
        const auto heightOf = [](int row) { return 20 + row % 7 * 11; };
        RowScroll scroll([&](int row) {
            ++measured;
            return heightOf(row);
        });
        scroll.setViewHeight(500);
        constexpr int kRows = 100'000;
        scroll.setEstimates(std::vector<int>(kRows, 40));
        const int maximum = scroll.maximum();
        measured = 0;
        for (int i = 0; i <= 100; ++i) {
            scroll.goTo(static_cast<int>(static_cast<std::int64_t>(maximum) * i / 100));
            QVERIFY(std::abs(scroll.value() - static_cast<std::int64_t>(maximum) * i / 100) <= 2);
            const auto places = scroll.visible();
            QVERIFY(places.front().y <= 0);
            QVERIFY(places.back().y + places.back().height >= 500);
        }
        QVERIFY2(measured < 101 * 200, qPrintable(QString::number(measured)));
        QCOMPARE(scroll.visible().back().row, kRows - 1);
        QCOMPARE(scroll.visible().back().y + scroll.visible().back().height, 500);
    }

    void scrollingByPixelsMovesEveryRowByThem() {
        RowScroll scroll([](int row) { return 15 + row % 5 * 9; });
        scroll.setViewHeight(300);
        scroll.setEstimates(std::vector<int>(1000, 30));
        scroll.goTo(12'000);
        for (const int pixels : {1, 7, 120, -3, -250, 299}) {
            const auto before = scroll.visible();
            scroll.scrollBy(pixels);
            for (const RowScroll::Place& place : scroll.visible())
                for (const RowScroll::Place& earlier : before)
                    if (place.row == earlier.row) QCOMPARE(place.y, earlier.y - pixels);
        }
        scroll.scrollBy(-1'000'000);
        QCOMPARE(scroll.topRow(), 0);
        QCOMPARE(scroll.above(), 0);
        scroll.scrollBy(1'000'000);
        QCOMPARE(scroll.value(), scroll.maximum());
        scroll.show(500);
        const auto places = scroll.visible();
        QVERIFY(
            std::ranges::any_of(places, [](const auto& place) { return place.row == 500 && place.y > 50; }));
        // A row that is visible stays where it is.
        scroll.show(501);
        QCOMPARE(scroll.visible().front().y, places.front().y);
    }

    void rightToLeftTextBeginsAtTheRight() {
        DocumentSentences texts;
        texts.texts = {"short text", "نص قصير"};
        SentenceLayouts layouts;
        layouts.setTexts(&texts);
        layouts.setColumn(400, uiFont(13));
        for (const int sentence : {0, 1}) {
            QImage image(400, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            layouts.draw(painter, {0, 4}, sentence, Qt::black, {});
            painter.end();
            const QRect ink = inkOf(image);
            QVERIFY(!ink.isEmpty());
            if (sentence == 0)
                QVERIFY2(ink.left() < 10 && ink.right() < 200, qPrintable(QString::number(ink.left())));
            else
                QVERIFY2(ink.right() > 390 && ink.left() > 200, qPrintable(QString::number(ink.right())));
        }
    }

    void longTextsAreBroken() {
        DocumentSentences texts;
        texts.texts = {std::string(50, 'x') + " " + std::string(50, 'y'), "short"};
        SentenceLayouts layouts;
        layouts.setTexts(&texts);
        layouts.setColumn(200, uiFont(13));
        QVERIFY(layouts.height(0) >= 3 * layouts.height(1));
        layouts.setColumn(2000, uiFont(13));
        QCOMPARE(layouts.height(0), layouts.height(1));
    }

    void theViewKeepsItsPlaceWhenLinksChange() {
        AlignmentView view;
        view.resize(900, 500);
        view.show();
        view.setTexts(textsOf(100'000, "a sentence that is a little longer"));
        Alignment links = oneToOne(100'000);
        view.setLinks(links, {});
        view.selectLink(60'000);
        QCOMPARE(view.currentLink(), 60'000);
        // Two links before it become one.
        links[100].source.count = links[100].target.count = 2;
        links.erase(links.begin() + 101);
        view.setLinks(links, {});
        QCOMPARE(view.rows().link(view.currentLink()).source.first, 60'000);
        const auto [first, last] = view.visibleLinks();
        QVERIFY(first <= view.currentLink() && last >= view.currentLink());
        QVERIFY(last - first < 30);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.currentLink(), 99'998);
        QTest::keyClick(&view, Qt::Key_D, Qt::ShiftModifier);
        QCOMPARE(view.rows().link(view.currentLink()).source.first, 99'993);
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_D);
        QCOMPARE(view.currentLink(), 3);
    }

    void theMapGoesWhereItIsClicked() {
        AlignmentRows rows;
        Alignment links = oneToOne(1000, 2000);
        // A gap in the target.
        for (std::size_t i = 400; i < 500; ++i) links[i].target = {400, 0};
        for (std::size_t i = 500; i < 1000; ++i) links[i].target.first -= 100;
        rows.set(links, {}, 1000, 900);
        AlignmentMap map;
        map.resize(220, 220);
        map.setRows(&rows);
        map.show();
        QSignalSpy wanted(&map, &AlignmentMap::linkWanted);
        for (const int link : {20, 300, 450, 700, 990}) {
            QTest::mouseClick(&map, Qt::LeftButton, {}, map.placeOf(link).center().toPoint());
            const int got = wanted.takeFirst().first().toInt();
            QVERIFY2(std::abs(got - link) <= 6, qPrintable(QString("%1 for %2").arg(got).arg(link)));
        }
        // The strip at the left is dark where sentences have no translation.
        const QImage image = map.grab().toImage();
        const int gap = static_cast<int>(map.placeOf(450).center().y()),
                  linked = static_cast<int>(map.placeOf(200).center().y());
        QVERIFY(image.pixelColor(2, gap).lightness() + 40 < image.pixelColor(2, linked).lightness());
        QVERIFY(map.csv().startsWith("source,"));
        QCOMPARE(map.csv().count('\n'), 1001);
    }
};

QTEST_MAIN(TestAlignmentRows)
#include "test_alignment_rows.moc"
