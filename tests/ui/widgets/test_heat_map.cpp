#include <QTemporaryDir>
#include <QTest>

#include "ui/style/theme.h"
#include "ui/widgets/heat_map.h"

using namespace paragram::ui;

class TestHeatMap : public QObject {
    Q_OBJECT

  private slots:
    void coloursTheLargestCellMost();
    void savesPicturesAndValues();
};

namespace {

HeatMap* museum() {
    auto* map = new HeatMap("Contributions");
    map->resize(400, 200);
    map->setCells({{"the", false}, {"museum", false}}, {{"el", false}, {"museo", true}},
                  {0.02, -0.01, 0.0, 0.15});
    return map;
}

}  // namespace

void TestHeatMap::coloursTheLargestCellMost() {
    applyTheme(*qApp, ThemeChoice::light);
    const std::unique_ptr<HeatMap> map(museum());
    const QImage image = map->grab().toImage();
    const QColor full = lightColours().series[0];
    int strong = 0;
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y) strong += image.pixelColor(x, y) == full;
    QVERIFY(strong > 500);
}

void TestHeatMap::savesPicturesAndValues() {
    QTemporaryDir folder;
    const std::unique_ptr<HeatMap> map(museum());
    for (const char* ending : {"png", "svg", "pdf"}) {
        const QString path = folder.filePath(QString("map.") + ending);
        QVERIFY(map->saveAs(path));
        QVERIFY(QFileInfo(path).size() > 300);
    }
    QCOMPARE(map->csv(), QString(",el,museo\nthe,0.02,-0.01\nmuseum,0,0.15\n"));
}

QTEST_MAIN(TestHeatMap)
#include "test_heat_map.moc"
