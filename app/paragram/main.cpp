// The window. Options: a project folder or a file to open, --sample, --write-plots RUN FOLDER.
#include <QApplication>
#include <QCommandLineParser>
#include <QLocale>
#include <QStandardPaths>
#include <QTextStream>

#include "app/manual/manual_page.h"
#include "ui/runs/write_plots.h"
#include "ui/shell/close_signal.h"
#include "ui/shell/crash_report.h"
#include "ui/shell/recovery.h"
#include "ui/shell/window_session.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace {

// The manual page, from the same declarations as --help.
std::string manualPage(const QList<QCommandLineOption>& options) {
    paragram::manual::ManualPage page;
    page.name = "paragram";
    page.version = PARAGRAM_VERSION;
    page.summary = "train and use sentence embeddings in a window";
    page.synopsis = {"paragram [OPTIONS] [FOLDER | FILE]", "paragram --write-plots RUN FOLDER"};
    page.description = {
        "Opens a project folder, or the one that was open last. A file or run folder is opened in the "
        "project "
        "that it lies in, or else in the last one: pair stores and translation memories for import, models "
        "to "
        "be tried, alignments and documents to be aligned. A project holds pair stores, tokenizers and runs; "
        "the window imports and filters pairs, trains models, measures and compares them, searches, "
        "mines and aligns texts. The manual is in the window, at the key F1.",
        "paragram-cli(1) does the same without a display."};
    paragram::manual::ManualSection section{"Options", {}};
    for (const QCommandLineOption& option : options) {
        if (option.flags() & QCommandLineOption::HiddenFromHelp) continue;
        paragram::manual::ManualFlag flag;
        for (const QString& name : option.names())
            flag.names.push_back((name.size() > 1 ? "--" : "-") + name.toStdString());
        flag.value = option.valueName().toStdString();
        flag.description = option.description().toStdString();
        section.flags.push_back(std::move(flag));
    }
    page.sections = {std::move(section)};
    page.seeAlso = {"paragram-cli"};
    return manualText(page);
}

}  // namespace

int main(int argc, char** argv) {
    // Plots are also written on machines without a display: the platform is chosen before Qt starts.
    for (int i = 1; i < argc; ++i)
        if ((qstrcmp(argv[i], "--write-plots") == 0 || qstrcmp(argv[i], "--manual-page") == 0) &&
            !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName("Paragram Workbench");
    QApplication::setOrganizationName("Paragram");
    QApplication::setApplicationVersion(PARAGRAM_VERSION);
    // Without a system locale, numbers would lose their thousands separators.
    if (QLocale().language() == QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));

    QCommandLineParser parser;
    parser.setApplicationDescription("Train and use sentence embeddings.");
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption sample("sample", "Open the sample project.");
    const QCommandLineOption plots("write-plots",
                                   "Write the curves of run folder <run>, or the comparison of the "
                                   "runs in it, as PNG and SVG to the folder given after it, and end.",
                                   "run");
    QCommandLineOption manual("manual-page");
    manual.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({sample, plots, manual});
    parser.addPositionalArgument("place", "Project folder or file to open, or folder for plots.", "[place]");
    parser.process(application);
    if (parser.isSet(manual)) {
        std::fputs(manualPage({help, version, sample, plots}).c_str(), stdout);
        return 0;
    }
    const QString place = parser.positionalArguments().value(0);
    if (parser.isSet(plots)) {
        paragram::ui::applyTheme(application, paragram::ui::ThemeChoice::light);
        const auto written = paragram::ui::writePlots(parser.value(plots), place);
        if (!written) QTextStream(stderr) << QString::fromStdString(written.error().sentence()) << '\n';
        return written ? 0 : 1;
    }

    paragram::ui::applyTheme(application, paragram::ui::savedTheme());
    const auto reports =
        paragram::ui::toPath(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)) / "crashes";
    paragram::ui::writeReportOfCrash(reports, PARAGRAM_VERSION);
    paragram::ui::WindowSession session;
    paragram::ui::Recovery recovery(session, reports);
    paragram::ui::MainWindow& window = session.window();
    window.show();
    if (parser.isSet(sample))
        window.openSample();
    else if (!place.isEmpty())
        window.openPath(place);
    else
        window.openLastProject();
    recovery.offer();
    // A session that ends closes the window as the user would: its state and the checkpoint of a training are
    // saved.
    const paragram::ui::CloseSignal closeSignal;
    QObject::connect(&closeSignal, &paragram::ui::CloseSignal::received, &application, [] {
        QApplication::closeAllWindows();
        QApplication::quit();
    });
    return QApplication::exec();
}
