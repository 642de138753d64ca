#include <QPixmapCache>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/curve_points.h"
#include "ui/style/theme.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/curve_legend.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/scatter_chart.h"

using namespace paragram::test;
using namespace paragram::ui;

class TestCharts : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { applyTheme(*qApp, ThemeChoice::light); }
    void savesPicturesAndValues_data();
    void savesPicturesAndValues();
    void smoothedCurvesKeepTheirRawValues();
    void smoothingStartsAtTheFirstValue();
    void skipsValuesThatAreNotNumbers();
    void theLegendHidesACurve();
    void newValuesInALegendLeaveNoPictures();
    void zoomIsKeptWhenValuesArrive();
    void aClickOnAPointReportsItsIndex();
    void valuesAreBinned();
    void theThresholdFollowsTheMouse();
    void coloursFollowTheTheme();
};

void TestCharts::savesPicturesAndValues_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("png") << "png" << QByteArray("\x89PNG");
    QTest::newRow("svg") << "svg" << QByteArray("<?xml");
    QTest::newRow("pdf") << "pdf" << QByteArray("%PDF");
    QTest::newRow("csv") << "csv" << QByteArray("curve,step,value\nloss,1,0.5\n");
}

void TestCharts::savesPicturesAndValues() {
    QFETCH(QString, ending);
    QFETCH(QByteArray, begins);
    QTemporaryDir folder;
    CurveChart chart("Loss");
    chart.setXUnit("step");
    chart.addCurve("loss", true);
    chart.addPoint(0, 1, 0.5);
    chart.addPoint(0, 2, 0.25);
    const QString path = folder.filePath("chart." + ending);
    QVERIFY(chart.saveAs(path, {640, 360}));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY2(bytes.startsWith(begins), bytes.left(40));
    if (ending == "png") QCOMPARE(QImage(path).size(), QSize(1280, 720));
    QVERIFY(!chart.saveAs(folder.filePath("missing/chart." + ending), {640, 360}));
}

void TestCharts::smoothedCurvesKeepTheirRawValues() {
    CurveChart chart("Loss");
    const int loss = chart.addCurve("loss", true);
    for (int i = 1; i <= 100; ++i) chart.addPoint(loss, i, i % 2);
    QCOMPARE(curvePoints(&chart, loss), 100);
    QVERIFY(chart.csv().contains("loss,99,1\n"));
    // The smoothed line of values 0 and 1 is near 0.5.
    const double last = (chart.graph(1)->data()->constEnd() - 1)->value;
    QVERIFY(last > 0.4 && last < 0.6);
    chart.setSmoothing(0);
    QCOMPARE((chart.graph(1)->data()->constEnd() - 1)->value, 0.0);
}

void TestCharts::smoothingStartsAtTheFirstValue() {
    CurveChart chart("Loss");
    chart.addCurve("loss", true);
    chart.addPoint(0, 1, 0.8);
    QCOMPARE(chart.graph(1)->data()->constBegin()->value, 0.8);
}

void TestCharts::skipsValuesThatAreNotNumbers() {
    CurveChart chart("Loss");
    chart.addCurve("loss");
    chart.addPoint(0, 1, std::nan(""));
    QCOMPARE(curvePoints(&chart, 0), 0);
    chart.refresh();
}

void TestCharts::theLegendHidesACurve() {
    CurveChart chart("Scores");
    chart.addCurve("en-en");
    chart.addCurve("es-en");
    QCOMPARE(chart.curveLegend()->count(), 2);
    QCOMPARE(chart.findCurve("es-en"), 1);
    chart.curveLegend()->findChildren<QToolButton*>().at(1)->click();
    QVERIFY(!chart.graph(1)->visible());
    QVERIFY(chart.graph(0)->visible());
}

// What Qt keeps of icons pushes other pictures out of its cache.
void TestCharts::newValuesInALegendLeaveNoPictures() {
    const int limit = QPixmapCache::cacheLimit();
    QPixmapCache::setCacheLimit(400);  // KB, of which the mark takes 160
    const QPixmap mark(200, 200);
    QVERIFY(QPixmapCache::insert("mark", mark));
    CurveLegend legend;
    legend.addEntry("loss", lightColours().series[0]);
    for (int i = 0; i < 1000; ++i) {
        legend.setEntry(0, "loss", QString::number(i), lightColours().series[i % 2]);
        legend.grab();
    }
    QPixmap found;
    QVERIFY(QPixmapCache::find("mark", &found));
    QPixmapCache::setCacheLimit(limit);
}

void TestCharts::zoomIsKeptWhenValuesArrive() {
    CurveChart chart("Loss");
    chart.addCurve("loss");
    for (int i = 0; i < 10; ++i) chart.addPoint(0, i, i);
    chart.refresh();
    QCOMPARE(chart.xAxis->range().upper, 9.0);
    chart.xAxis->setRange(2, 4);
    chart.addPoint(0, 10, 10);
    chart.refresh();
    QCOMPARE(chart.xAxis->range().upper, 4.0);
    chart.resetView();
    QCOMPARE(chart.xAxis->range().upper, 10.0);
}

void TestCharts::aClickOnAPointReportsItsIndex() {
    ScatterChart chart("Gold against cosine");
    chart.resize(400, 300);
    chart.setPoints({{0, 0.1}, {2.5, 0.5}, {5, 0.9}});
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    chart.replot();
    QSignalSpy clicked(&chart, &ScatterChart::pointClicked);
    const QPoint middle(static_cast<int>(chart.xAxis->coordToPixel(2.5)),
                        static_cast<int>(chart.yAxis->coordToPixel(0.5)));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, middle);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked.first().first().toInt(), 1);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.current(), 2);
}

void TestCharts::valuesAreBinned() {
    Histogram histogram("Scores");
    histogram.setValues({-5, 0.05, 0.15, 0.16, 0.95, 1.0, 7}, 0, 1, 10);
    const QStringList lines = histogram.csv().split('\n');
    QVERIFY(lines.at(1).endsWith(",2"));  // includes values below the range
    QVERIFY(lines.at(2).endsWith(",2"));
    QVERIFY(lines.at(10).endsWith(",3"));  // includes values above the range
}

void TestCharts::theThresholdFollowsTheMouse() {
    Histogram histogram("Scores");
    histogram.resize(400, 200);
    histogram.setCounts(std::vector<double>(20, 1), 0, 0.05);
    histogram.setThreshold(0.5);
    histogram.show();
    QVERIFY(QTest::qWaitForWindowExposed(&histogram));
    histogram.replot();
    QSignalSpy changed(&histogram, &Histogram::thresholdChanged);
    const int x = static_cast<int>(histogram.xAxis->coordToPixel(0.8));
    QTest::mousePress(&histogram, Qt::LeftButton, {}, {x, 100});
    QTest::mouseRelease(&histogram, Qt::LeftButton, {}, {x, 100});
    QVERIFY(changed.count() >= 1);
    QVERIFY(std::abs(histogram.threshold() - 0.8) < 0.01);
    QTest::keyClick(&histogram, Qt::Key_Left);
    QVERIFY(std::abs(histogram.threshold() - 0.79) < 0.011);
}

void TestCharts::coloursFollowTheTheme() {
    CurveChart chart("Loss");
    chart.addCurve("loss");
    QCOMPARE(chart.graph(0)->pen().color(), lightColours().series[0]);
    chart.show();
    applyTheme(*qApp, ThemeChoice::dark);
    QTRY_COMPARE(chart.graph(0)->pen().color(), darkColours().series[0]);
    applyTheme(*qApp, ThemeChoice::light);
}

QTEST_MAIN(TestCharts)
#include "test_charts.moc"
