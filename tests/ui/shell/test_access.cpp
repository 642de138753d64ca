// Every panel without a mouse, without colours and without seeing it: names, the tab key, a visible focus,
// tables of plots.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <set>

#include "core/tasks/training/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/shell/main_window.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/heat_map.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/value_table.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

namespace {

QString described(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    const QString name = widget.accessibleName() + widget.property("text").toString();
    return QString("%1 \"%2\" in %3")
        .arg(widget.metaObject()->className(), name, parent ? parent->metaObject()->className() : "");
}

// Roles of what a user operates.
bool isOperated(QAccessible::Role role) {
    static const std::set<QAccessible::Role> roles{
        QAccessible::Button,     QAccessible::PushButton,     QAccessible::CheckBox, QAccessible::RadioButton,
        QAccessible::ComboBox,   QAccessible::EditableText,   QAccessible::SpinBox,  QAccessible::Slider,
        QAccessible::Table,      QAccessible::List,           QAccessible::Tree,     QAccessible::PageTab,
        QAccessible::ButtonMenu, QAccessible::ButtonDropDown, QAccessible::Chart};
    return roles.contains(role);
}

// The parts of compound controls are named by the whole: the line edit in a spin box, the list of a combo
// box.
bool isPart(const QAccessibleInterface& item) {
    const QAccessibleInterface* parent = item.parent();
    return parent && (parent->role() == QAccessible::SpinBox || parent->role() == QAccessible::ComboBox);
}

void findNameless(QAccessibleInterface* item, QStringList& nameless, int& operated) {
    if (!item || !item->isValid() || item->state().invisible) return;
    if (isOperated(item->role()) && !isPart(*item)) {
        ++operated;
        if (item->text(QAccessible::Name).isEmpty()) {
            const auto* widget = qobject_cast<QWidget*>(item->object());
            nameless << (widget ? described(*widget) : QString("item of role %1").arg(item->role()));
        }
    }
    // Cells are text, and there may be thousands.
    const bool cells = item->role() == QAccessible::Table || item->role() == QAccessible::List;
    for (int i = 0; !cells && i < item->childCount(); ++i) findNameless(item->child(i), nameless, operated);
}

bool isControl(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QPlainTextEdit*>(&widget) || dynamic_cast<const Picture*>(&widget) ||
           (qobject_cast<const QAbstractItemView*>(&widget) && !qobject_cast<const QHeaderView*>(&widget));
}

// The controls a user can see and use now, without parts of compound ones, which Qt names "qt_...".
QList<QWidget*> controlsOf(const QWidget& root) {
    QList<QWidget*> controls;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        const bool part = widget->objectName().startsWith("qt_") || qobject_cast<const QLineEdit*>(parent) ||
                          qobject_cast<const QComboBox*>(parent) ||
                          qobject_cast<const QAbstractSpinBox*>(parent);
        if (isControl(*widget) && !part && widget->isVisible() && widget->isEnabled() &&
            !widget->visibleRegion().isEmpty())
            controls << widget;
    }
    return controls;
}

// The number of pixels that differ between two pictures of one size.
int differences(const QImage& first, const QImage& second) {
    int count = 0;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x) count += first.pixel(x, y) != second.pixel(x, y);
    return count;
}

}  // namespace

class TestAccess : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup() { applyTheme(*qApp, ThemeChoice::light); }
    void everyControlHasAName();
    void everyControlIsReachedByTheTabKey();
    void theFocusIsSeen_data();
    void theFocusIsSeen();
    void everyPlotHasATable();
    void theMenuKeyShowsTheTable();

  private:
    // Calls check for each panel when it has its content.
    template <class Check>
    void forEachPanel(Check check) {
        MainWindow window;
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openProject(folder_.filePath("sample"));
        for (Panel* panel : window.panels()) {
            window.showPanel(panel->id());
            QTRY_VERIFY(!window.jobs().busy());
            QTest::qWait(100);
            check(window, *panel);
        }
    }
    QTemporaryDir settings_, folder_;
};

void TestAccess::initTestCase() {
    isolateSettings(settings_);
    applyTheme(*qApp, ThemeChoice::light);
    QApplication::setCursorFlashTime(0);
    VERIFY_OK(test::writeSample(folder_));
    TrainRequest request;
    request.pairs = {pathIn(folder_, "sample") / "pairs" / "sample.h5"};
    request.settings = quickSettings();
    request.output = pathIn(folder_, "sample") / "runs" / "small";
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
}

void TestAccess::everyControlHasAName() {
    QStringList nameless;
    int operated = 0;
    forEachPanel([&](MainWindow& window, const Panel& panel) {
        QStringList found;
        findNameless(QAccessible::queryAccessibleInterface(&window), found, operated);
        for (const QString& one : found) nameless << panel.id() + ": " + one;
    });
    QVERIFY2(nameless.isEmpty(), qPrintable('\n' + nameless.join('\n')));
    QVERIFY2(operated > 200, qPrintable(QString::number(operated)));
}

void TestAccess::everyControlIsReachedByTheTabKey() {
    QStringList missed;
    forEachPanel([&](MainWindow& window, const Panel& panel) {
        std::set<const QWidget*> reached;
        const QWidget* first = &window;
        const QWidget* widget = first;
        do {
            if (widget->focusPolicy() & Qt::TabFocus)
                reached.insert(widget->focusProxy() ? widget->focusProxy() : widget);
            widget = widget->nextInFocusChain();
        } while (widget != first);
        for (const QWidget* control : controlsOf(window))
            if (!reached.contains(control->focusProxy() ? control->focusProxy() : control))
                missed << panel.id() + ": " + described(*control);
    });
    QVERIFY2(missed.isEmpty(), qPrintable('\n' + missed.join('\n')));
}

void TestAccess::theFocusIsSeen_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(ThemeChoice::light);
    QTest::newRow("dark") << static_cast<int>(ThemeChoice::dark);
}

void TestAccess::theFocusIsSeen() {
    QFETCH(int, theme);
    applyTheme(*qApp, static_cast<ThemeChoice>(theme));
    constexpr int kSeen = 20;  // pixels that change
    QStringList hidden;
    forEachPanel([&](MainWindow& window, const Panel& panel) {
        for (QWidget* control : controlsOf(panel)) {
            window.setFocus();
            const QImage before = control->grab().toImage();
            control->setFocus(Qt::TabFocusReason);
            if (differences(before, control->grab().toImage()) < kSeen)
                hidden << panel.id() + ": " + described(*control);
        }
    });
    QVERIFY2(hidden.isEmpty(), qPrintable('\n' + hidden.join('\n')));
}

void TestAccess::everyPlotHasATable() {
    int pictures = 0;
    forEachPanel([&](MainWindow&, Panel& panel) {
        for (QWidget* widget : panel.findChildren<QWidget*>()) {
            auto* picture = dynamic_cast<Picture*>(widget);
            if (!picture) continue;
            ++pictures;
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(panel.id()));
            QVERIFY2(widget->focusPolicy() & Qt::TabFocus, qPrintable(widget->accessibleName()));
            QMenu menu;
            addPictureActions(menu, *widget, *picture);
            QCOMPARE(menu.actions().front()->text(), QString("Show as table"));
            menu.actions().front()->trigger();
            auto* table = widget->findChild<ValueTable*>();
            QVERIFY(table && table->isVisible());
            const QString heading = table->table().model()->headerData(0, Qt::Horizontal).toString();
            QVERIFY2(picture->csv().startsWith(heading), qPrintable(widget->accessibleName()));
            delete table;
        }
    });
    QVERIFY2(pictures > 10, qPrintable(QString::number(pictures)));
}

void TestAccess::theMenuKeyShowsTheTable() {
    HeatMap map("Contributions");
    map.setCells({{"a"}, {"b, \"c\""}}, {{"x"}, {"y"}}, {0.5, -0.25, 1, 0});
    map.show();
    map.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&map));
    QTimer::singleShot(0, &map, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->actions().front()->trigger();
        menu->close();
    });
    QContextMenuEvent key(QContextMenuEvent::Keyboard, {0, 0}, map.mapToGlobal(QPoint(0, 0)));
    QApplication::sendEvent(&map, &key);
    const auto* shown = map.findChild<ValueTable*>();
    QVERIFY(shown);
    DataTable& table = const_cast<ValueTable*>(shown)->table();
    QCOMPARE(table.model()->rowCount(), 2);
    QCOMPARE(table.model()->index(1, 0).data().toString(), QString("b, \"c\""));
    table.selectRow(1);
    QCOMPARE(table.selectionAsTsv().trimmed().split('\n').last(), QString("b, \"c\"\t1\t0"));
}

QTEST_MAIN(TestAccess)
#include "test_access.moc"
