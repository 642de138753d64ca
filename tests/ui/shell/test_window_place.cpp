// Where the window is placed, on screens of a size the tests choose.
#include <QApplication>
#include <QScreen>
#include <QTest>

#include "tests/ui/support/window_test.h"
#include "ui/shell/main_window.h"
#include "ui/shell/window_place.h"
#include "ui/style/theme.h"

using namespace paragram::test;
using namespace paragram::ui;

class TestWindowPlace : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
    }
    void init() { QSettings().clear(); }
    void theFrameFitsOnTheScreen_data();
    void theFrameFitsOnTheScreen();
    void aPlaceBeyondTheScreenIsMovedBack();
    void theFirstWindowFitsTheScreenWithItsFrame();
    void aPlaceIsRemembered();
    void aWindowOfAnUnpluggedScreenMovesBack();

  private:
    static QRect available() { return QGuiApplication::primaryScreen()->availableGeometry(); }
    QTemporaryDir settings_;
};

void TestWindowPlace::theFrameFitsOnTheScreen_data() {
    QTest::addColumn<QRect>("screen");
    QTest::newRow("laptop") << QRect(0, 0, 1440, 900);
    QTest::newRow("small") << QRect(0, 0, 1024, 700);
    QTest::newRow("below a panel") << QRect(0, 28, 1440, 872);
    QTest::newRow("second") << QRect(1440, -200, 1280, 1024);
    QTest::newRow("large") << QRect(0, 0, 3840, 2160);
}

void TestWindowPlace::theFrameFitsOnTheScreen() {
    QFETCH(QRect, screen);
    const QMargins frame(4, 30, 4, 4);
    const QRect place = centredOnScreen({1440, 900}, screen, frame);
    QVERIFY(screen.contains(place.marginsAdded(frame)));
    const QSize room(screen.width() - 8, screen.height() - 34);
    QCOMPARE(place.size(), QSize(1440, 900).boundedTo(room));
}

void TestWindowPlace::aPlaceBeyondTheScreenIsMovedBack() {
    const QRect screen(0, 0, 1440, 900);
    const QMargins frame(4, 30, 4, 4);
    const QRect inside(100, 100, 1000, 600);
    QCOMPARE(keptOnScreen(inside, screen, frame), inside);
    QCOMPARE(keptOnScreen(inside.translated(-500, -500), screen, frame).topLeft(), QPoint(4, 30));
    QCOMPARE(keptOnScreen(inside.translated(2000, 2000), screen, frame).bottomRight(), QPoint(1435, 895));
    QVERIFY(screen.contains(keptOnScreen({0, 0, 5000, 5000}, screen, frame).marginsAdded(frame)));
}

void TestWindowPlace::theFirstWindowFitsTheScreenWithItsFrame() {
    QCOMPARE(available().size(), QSize(1440, 900));
    MainWindow window;
    window.show();
    // Room is left for a title bar, which this platform does not draw.
    QVERIFY(available().contains(window.geometry().marginsAdded({4, 30, 4, 4})));
    QVERIFY(window.height() > 800);
}

void TestWindowPlace::aPlaceIsRemembered() {
    const QRect place(60, 70, 1100, 700);
    {
        MainWindow window;
        window.show();
        window.setGeometry(place);
        window.close();
    }
    MainWindow window;
    window.show();
    QCOMPARE(window.geometry(), place);
}

void TestWindowPlace::aWindowOfAnUnpluggedScreenMovesBack() {
    {
        MainWindow window;
        window.show();
        window.setGeometry(3000, 1500, 1300, 800);
        window.close();
    }
    MainWindow window;
    window.show();
    QVERIFY2(available().contains(window.geometry()), qPrintable(QDebug::toString(window.geometry())));
}

int main(int argc, char** argv) {
    QTemporaryDir folder;
    QFile screens(folder.filePath("screens.json"));
    if (!screens.open(QIODevice::WriteOnly)) return 1;
    screens.write(R"({"screens": [{"name": "laptop", "x": 0, "y": 0, "width": 1440, "height": 900,
                                   "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    QApplication application(argc, argv);
    TestWindowPlace test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_window_place.moc"
