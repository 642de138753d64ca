// Two documents as a user aligns them, in a real window under Xvfb with the display's own mouse and keyboard:
// dragged from another program onto the window, aligned, corrected, exported; then folders onto the shelf.
#include <QFileDialog>
#include <QProcess>
#include <QTimer>
#include <functional>

#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/import_pairs.h"
#include "tests/ui/aligning/align_panel_test.h"
#include "ui/aligning/shelf_page.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/data_table.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestDraggedDocuments : public AlignPanelTest {
    Q_OBJECT

    static constexpr int kWidth = 1200, kHeight = 800;
    static constexpr QPoint kSource{1300, 400};  // the other program's window

    std::unique_ptr<MainWindow> window_;
    QProcess source_;

    // What the mouse and the keyboard of the display do, as xdotool's commands.
    static void input(const QString& commands) {
        QProcess tool;
        tool.start("xdotool", {"-"});
        tool.write(commands.toUtf8());
        tool.closeWriteChannel();
        QTRY_VERIFY_WITH_TIMEOUT(tool.state() == QProcess::NotRunning, 60000);
        QVERIFY2(tool.exitCode() == 0, tool.readAllStandardError().constData());
    }
    static QString at(QPoint point) {
        return QString("mousemove %1 %2\nsleep 0.05\n").arg(point.x()).arg(point.y());
    }
    static void click(const QWidget& widget) {
        input(at(widget.mapToGlobal(widget.rect().center())) + "click 1\n");
    }
    // Until it has an effect: a busy display may hold the pointer for the drag before.
    static void clickUntil(const QWidget& widget, const std::function<bool()>& done) {
        for (int attempt = 0; attempt < 5 && !done(); ++attempt) {
            click(widget);
            (void)QTest::qWaitFor(done, 20000);
        }
        QVERIFY(done());
    }
    void offer(const QStringList& files) {
        source_.kill();
        source_.waitForFinished();
        source_.start(PARAGRAM_DRAG_SOURCE,
                      QStringList{QString::number(kSource.x()), QString::number(kSource.y())} + files);
        QVERIFY(QTest::qWaitFor([this] { return source_.readAllStandardOutput().contains("ready"); }, 30000));
    }
    // Until it has an effect: a busy display may miss the start of a drag.
    static void dragUntil(const std::function<bool()>& dropped) {
        const QPoint place(kWidth / 2, kHeight / 2), from = kSource + QPoint(60, 30);
        for (int attempt = 0; attempt < 5 && !dropped(); ++attempt) {
            QString steps = at(from) + "mousedown 1\nsleep 0.3\n";
            for (int step = 1; step <= 10; ++step) steps += at(from + (place - from) * step / 10);
            input(steps + "sleep 0.5\nmouseup 1\n");
            (void)QTest::qWaitFor(dropped, 2000);
        }
        QVERIFY(dropped());
    }
    AlignPanel& panel() { return *qobject_cast<AlignPanel*>(window_->currentPanel()); }
    const Alignment& links() { return panel().editor().work().links(); }
    const Link& linkOf(int source) {
        return panel().view().rows().link(panel().view().rows().linkOf(Side::source, source));
    }
    void correct(int source, const QString& key) {
        panel().view().selectLink(panel().view().rows().linkOf(Side::source, source));
        const int before = panel().view().rows().corrected();
        input("key " + key + "\n");
        QTRY_VERIFY_WITH_TIMEOUT(panel().view().rows().corrected() != before && !panel().editor().busy(),
                                 60000);
    }

  private slots:
    void initTestCase() {
        QVERIFY2(QGuiApplication::platformName() == "xcb",
                 "this test wants a real window: run it under xvfb-run");
        prepareBook();
        window_ = std::make_unique<MainWindow>();
        window_->setGeometry(0, 0, kWidth, kHeight);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        window_->openProject(toText(sample()));
        window_->showPanel("align");
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanupTestCase() {
        source_.kill();
        source_.waitForFinished();
        if (window_) window_->jobs().stopAll();
        window_.reset();
    }

    void twoDocumentsBeginAnAlignment() {
        offer({text("book.en.txt"), text("book.es.txt")});
        dragUntil([this] { return panel().setup().target()->text() == text("book.es.txt"); });
        QCOMPARE(panel().setup().source()->text(), text("book.en.txt"));
        QTRY_VERIFY(panel().setup().button()->isEnabled());
        panel().setup().unit()->setCurrentIndex(panel().setup().unit()->findData("lines"));
        QSignalSpy opened(&panel(), &AlignPanel::opened);
        click(*panel().setup().button());
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, 60000);
        QVERIFY2(opened.first().first().toBool(), qPrintable(panel().messages().text()));
        QCOMPARE(linkOf(150).target.first, 148);
    }

    void threeLinksAreCorrected() {
        QVERIFY(panel().view().hasFocus());
        correct(10, "m");
        QCOMPARE(linkOf(10).source, (SentenceRun{10, 2}));
        correct(120, "u");
        QVERIFY(!linkOf(120).isPair());
        correct(150, "a");
        QVERIFY(panel().view().rows().isKnown(panel().view().rows().linkOf(Side::source, 150)));
        correct(160, "u");
        input("key ctrl+z\n");
        QTRY_VERIFY(linkOf(160).isPair());
        QCOMPARE(panel().view().rows().corrected(), 4);  // two of them what was linked before
    }

    void theExportIsReadBack() {
        QPushButton* save = nullptr;
        for (auto* found : panel().findChildren<QPushButton*>())
            if (found->text().startsWith("Export") && found->isVisible()) save = found;
        QVERIFY(save);
        QSignalSpy exported(&panel(), &AlignPanel::exported);
        QTimer dialog;  // its event loop runs within the click
        connect(&dialog, &QTimer::timeout, this, [&dialog] {
            auto* asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!asked || !asked->isActiveWindow()) return;
            dialog.stop();
            input("key Return\n");
        });
        dialog.start(100);
        click(*save);
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 60000);
        QVERIFY2(exported.first().first().toBool(), qPrintable(panel().messages().text()));
        ImportRequest request;
        request.input.first = sample() / "corpora" / "book.tmx";
        request.settings.filter.identical = false;
        request.output = pathIn(folder_, "back.h5");
        JobContext job;
        VERIFY_OK(importPairs(request, job));
        const auto read = PairStore::open(request.output);
        VERIFY_OK(read);
        QCOMPARE(static_cast<std::int64_t>(read->info().pairs),
                 std::ranges::count_if(links(), &Link::isPair));
    }

    void foldersGoToTheShelf() {
        for (const char* name : {"en", "es"}) {
            std::filesystem::create_directories(pathIn(folder_, name));
            std::filesystem::copy(pathIn(folder_, std::string("book.") + name + ".txt"),
                                  pathIn(folder_, name) / "book.txt");
        }
        offer({text("en"), text("es")});
        dragUntil([this] { return panel().shelf().setup().target()->text() == text("es"); });
        QVERIFY(panel().shelfShown());
        QCOMPARE(panel().shelf().setup().source()->text(), text("en"));
        QTRY_VERIFY(panel().shelf().setup().button()->isEnabled());
        clickUntil(*panel().shelf().setup().button(),
                   [this] { return panel().shelf().table().model()->rowCount() == 1; });
    }
};

QTEST_MAIN(TestDraggedDocuments)
#include "test_dragged_documents.moc"
