// Every label, button and heading of every panel shows its whole text, and no control lies over another, in
// each language, in a small window; and with a font twice as large in a window of usual size, where panels
// scroll.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTableView>
#include <QToolButton>
#include <functional>
#include <tuple>

#include "core/settings/setting_table.h"
#include "core/tasks/training/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/aligning/align_panel.h"
#include "ui/data/browsing/store_model.h"
#include "ui/data/data_panel.h"
#include "ui/data/divide/divide_dialog.h"
#include "ui/evaluation/set_reading_dialog.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exporting/import_model_dialog.h"
#include "ui/exporting/vector_dialog.h"
#include "ui/forms/preset_box.h"
#include "ui/forms/setting_form.h"
#include "ui/help/help_view.h"
#include "ui/language/languages.h"
#include "ui/project/elsewhere_dialog.h"
#include "ui/shell/new_project_dialog.h"
#include "ui/shell/window_session.h"
#include "ui/style/theme.h"
#include "ui/training/grid_dialog.h"
#include "ui/training/queue_card.h"
#include "ui/training/teacher_dialog.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/remedy.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

namespace {

constexpr QSize kSmall(1024, 700), kUsual(1440, 900);
constexpr int kTitleRoom = space::kRail - 58;  // beside the icon in the panel list
constexpr int kHeadingMargin = 11;             // at each side, as the style sheet has it
constexpr int kSlack = 2;                      // pixels by which hints are larger than what is painted

// What a heading or a label says, for a list of cut ones.
QString described(const QString& kind, const QString& text, int needs, int has) {
    return QString("%1 \"%2\" needs %3, has %4").arg(kind, text).arg(needs).arg(has);
}

// stretched: headings of columns that take what is left count, too. With a font twice as large they are
// elided.
QStringList cutTexts(const QWidget& panel, bool stretched = true) {
    QStringList cut;
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        // A picture has no text.
        if (!label->isVisible() || label->text().isEmpty()) continue;
        if (const auto* elided = qobject_cast<const ElidedLabel*>(label)) {
            // A note shows its whole text as a tool tip; a title is read at once.
            if (label->property("role") == "cardTitle" && elided->shownText().endsWith(QChar(0x2026)))
                cut << described("title", label->text(), label->sizeHint().width(), label->width());
        } else if (label->wordWrap()) {
            const int needs = label->heightForWidth(label->width());
            if (needs > label->height() + kSlack)
                cut << described("paragraph", label->text(), needs, label->height());
        } else if (label->sizeHint().width() > label->width() + kSlack) {
            cut << described("label", label->text(), label->sizeHint().width(), label->width());
        }
    }
    for (const auto* button : panel.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const bool icon = tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
        if (!button->isVisible() || button->text().isEmpty() || icon) continue;
        if (button->sizeHint().width() > button->width() + kSlack)
            cut << described("button", button->text(), button->sizeHint().width(), button->width());
    }
    for (const auto* box : panel.findChildren<QComboBox*>()) {
        // Names of models and files may be of any length; choices are ours. A preset is a sentence, which its
        // list shows whole.
        if (!box->isVisible() || box->isEditable() || box->objectName() == kModelBox ||
            qobject_cast<const PresetBox*>(box))
            continue;
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int has = box->style()
                            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                            .width();
        for (int i = 0; i < box->count(); ++i) {
            const int needs = box->fontMetrics().horizontalAdvance(box->itemText(i));
            if (needs > has + kSlack) cut << described("choice", box->itemText(i), needs, has);
        }
    }
    for (const auto* view : panel.findChildren<QTableView*>()) {
        const QHeaderView* header = view->horizontalHeader();
        if (!view->isVisible() || !header->isVisible() || !view->model()) continue;
        for (int column = 0; column < header->count(); ++column) {
            if (header->isSectionHidden(column)) continue;
            const QString text = view->model()->headerData(column, Qt::Horizontal).toString();
            const int needs = header->fontMetrics().size(0, text).width() + 2 * kHeadingMargin;
            if (!stretched && header->sectionResizeMode(column) == QHeaderView::Stretch) continue;
            if (needs > header->sectionSize(column) + kSlack)
                cut << described("heading", text, needs, header->sectionSize(column));
        }
    }
    return cut;
}

// What is read or clicked, but not the parts it consists of.
bool isControl(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return !label->text().isEmpty();
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget);
}

// The controls of a panel, each with what its parents show of it.
QList<std::pair<const QWidget*, QRect>> shownControls(const QWidget& panel) {
    QList<std::pair<const QWidget*, QRect>> controls;
    for (const QWidget* widget : panel.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !isControl(*widget)) continue;
        QRect shown(widget->mapTo(&panel, QPoint()), widget->size());
        bool part = false;
        for (const QWidget* parent = widget->parentWidget(); parent && parent != &panel;
             parent = parent->parentWidget()) {
            part = part || isControl(*parent);
            shown &= QRect(parent->mapTo(&panel, QPoint()), parent->size());
        }
        if (!part) controls.emplaceBack(widget, shown);
    }
    return controls;
}

// Controls that lie over one another, as a layout with too little room places them.
QStringList overlaps(const QWidget& panel) {
    const auto controls = shownControls(panel);
    const auto name = [](const QWidget* widget) {
        const QString text = widget->property("text").toString();
        return QString("%1 \"%2\"")
            .arg(widget->metaObject()->className(), text.isEmpty() ? widget->accessibleName() : text);
    };
    QStringList found;
    for (qsizetype i = 0; i < controls.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const QRect both = controls[i].second & controls[j].second;
            if (both.width() > kSlack && both.height() > kSlack)
                found << QString("%1 overlaps %2 by %3 x %4")
                             .arg(name(controls[i].first), name(controls[j].first))
                             .arg(both.width())
                             .arg(both.height());
        }
    }
    return found;
}

// A text that has only just arrived is laid out a moment later; a cut one stays cut.
QStringList cutFor(const QString& where, const QWidget& widget, bool stretched = true) {
    QStringList found;
    (void)QTest::qWaitFor([&] { return (found = cutTexts(widget, stretched) + overlaps(widget)).isEmpty(); },
                          1000);
    for (QString& text : found) text.prepend(where + ": ");
    return found;
}

// The window on a project, in a language.
std::unique_ptr<WindowSession> windowOn(const QString& project, const QString& code, QSize size,
                                        double scale) {
    applyLanguage(code);
    applyTheme(*qApp, ThemeChoice::light, scale);
    saveLanguage(code);
    auto session = std::make_unique<WindowSession>();
    session->window().resize(size);
    session->window().show();
    session->window().openProject(project);
    return session;
}

void addLanguages() {
    QTest::addColumn<QString>("code");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.code)) << language.code;
}

}  // namespace

class TestTextFits : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup() {
        applyLanguage("en");
        applyTheme(*qApp, ThemeChoice::light);
    }
    void nothingIsCut_data();
    void nothingIsCut();
    void nothingIsCutOnPages_data();
    void nothingIsCutOnPages();
    void nothingIsCutInDialogs_data();
    void nothingIsCutInDialogs();

  private:
    QTemporaryDir settings_, folder_;
};

void TestTextFits::initTestCase() {
    isolateSettings(settings_);
    applyTheme(*qApp, ThemeChoice::light);
    VERIFY_OK(test::writeSample(folder_));
    TrainRequest request;
    request.pairs = {pathIn(folder_, "sample") / "pairs" / "sample.h5"};
    request.settings = quickSettings();
    request.output = pathIn(folder_, "sample") / "runs" / "small";
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
}

void TestTextFits::nothingIsCut_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<double>("scale");
    for (const Language& language : languages())
        QTest::newRow(qPrintable(language.code)) << language.code << 1.0;
    for (const char* code : {"en", "de", "ar"})
        QTest::addRow("%s, twice as large", code) << QString(code) << 2.0;
}

void TestTextFits::nothingIsCut() {
    QFETCH(QString, code);
    QFETCH(double, scale);
    const QSize size = scale > 1 ? kUsual : kSmall;
    const auto session = windowOn(folder_.filePath("sample"), code, size, scale);
    MainWindow& window = session->window();
    QStringList cut;
    for (Panel* panel : window.panels()) {
        window.showPanel(panel->id());
        QTRY_VERIFY(!window.jobs().busy());
        QTest::qWait(100);  // light jobs fill the panel
        QCOMPARE(window.size(), size);
        cut << cutFor(panel->id(), window, scale == 1);
        const int title = QFontMetrics(uiFont(13, QFont::DemiBold)).horizontalAdvance(panel->title());
        if (title > scaled(kTitleRoom)) cut << described("title", panel->title(), title, scaled(kTitleRoom));
    }
    QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
}

void TestTextFits::nothingIsCutOnPages_data() {
    addLanguages();
}

void TestTextFits::nothingIsCutOnPages() {
    QFETCH(QString, code);
    const auto session = windowOn(folder_.filePath("sample"), code, kSmall, 1);
    MainWindow& window = session->window();
    QTRY_VERIFY(!window.jobs().busy());
    auto& data = *window.findChild<DataPanel*>();
    const auto file = writeText(pathIn(folder_, "pairs.tsv"), "one\tuno\t0.5\ntwo\tdos\t0.7\n");
    const auto all = [&window](bool shown) {
        for (SettingForm* form : window.findChildren<SettingForm*>()) form->setExpert(shown);
    };
    const std::tuple<const char*, const char*, std::function<void()>> pages[] = {
        {"data", "import", [&] { data.openFile(QString::fromStdString(file.string())); }},
        {"data", "catalogue", [&] { data.showCatalogue(); }},
        {"data", "filters", [&] { data.showFilters(); }},
        {"data", "statistics", [&] { data.showStatistics(); }},
        {"data", "paraphrases", [&] { data.showParaphrases(); }},
        {"data", "judging", [&] { data.showJudging(); }},
        {"train", "queue", [&] { window.findChild<QueueCard*>()->showQueue(true); }},
        {"explore", "memory", [&] { window.findChild<ExplorePanel*>()->showMemory(true); }},
        {"align", "shelf", [&] { window.findChild<AlignPanel*>()->showShelf(true); }},
        {"train", "all settings", [&] { all(true); }},
        {"tokenizer", "all settings", [] {}},
        {"mine", "all settings", [] {}},
        {"generate", "all settings", [] {}},
        {"data", "import with all settings", [&] { data.openFile(QString::fromStdString(file.string())); }},
    };
    QStringList cut;
    for (const auto& [panel, name, show] : pages) {
        window.showPanel(panel);
        show();
        QTRY_VERIFY(!window.jobs().busy());
        QTest::qWait(100);
        QCOMPARE(window.size(), kSmall);
        cut << cutFor(QString(panel) + ", " + name, window);
    }
    all(false);
    QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
}

void TestTextFits::nothingIsCutInDialogs_data() {
    addLanguages();
}

void TestTextFits::nothingIsCutInDialogs() {
    QFETCH(QString, code);
    applyLanguage(code);
    applyTheme(*qApp, ThemeChoice::light);
    Project project;
    VERIFY_OK(project.open(pathIn(folder_, "sample")));
    JobRunner jobs;
    JobContext job;
    const auto stores = readStores(project.pairStores(), job);
    QCOMPARE(stores.size(), std::size_t{1});
    std::vector<const SettingRow*> rows;
    for (const char* group : {"encoder", "train"})
        for (const SettingRow* row : settingsOfGroup(group)) rows.push_back(row);
    std::vector<std::pair<QString, std::unique_ptr<QDialog>>> dialogs;
    dialogs.emplace_back("new project", std::make_unique<NewProjectDialog>());
    dialogs.emplace_back("grid", std::make_unique<GridDialog>(rows, Settings{}));
    dialogs.emplace_back("vectors", std::make_unique<VectorDialog>(VectorChanges{}));
    TrainRequest request;
    request.pairs = {stores.front().file};
    dialogs.emplace_back("teacher",
                         std::make_unique<TeacherDialog>(jobs, request, pathIn(folder_, "sample")));
    ClusterFolder elsewhere;
    elsewhere.verb = "train";
    dialogs.emplace_back(
        "elsewhere", std::make_unique<ElsewhereDialog>(elsewhere, 1e9, pathIn(folder_, "there"), "small"));
    dialogs.emplace_back("import a model", std::make_unique<ImportModelDialog>(project, jobs));
    dialogs.emplace_back("columns of a set",
                         std::make_unique<SetReadingDialog>(project.testSuites().front(), PairInput{}, jobs));
    auto divide = std::make_unique<DivideDialog>(project, stores.front(), stores);
    auto* works = divide->findChild<QComboBox*>();
    dialogs.emplace_back("divide", std::move(divide));
    dialogs.emplace_back("manual", std::make_unique<HelpView>());
    QStringList cut;
    for (const auto& [name, dialog] : dialogs) {
        dialog->show();
        QTest::qWait(50);
        cut << cutFor(name, *dialog);
        for (int work = 1; name == "divide" && works && work < works->count(); ++work) {
            works->setCurrentIndex(work);
            cut << cutFor(name + ' ' + works->currentText(), *dialog);
        }
    }
    jobs.stopAll();
    QVERIFY2(cut.isEmpty(), qPrintable('\n' + cut.join('\n')));
}

QTEST_MAIN(TestTextFits)
#include "test_text_fits.moc"
