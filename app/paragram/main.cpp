// The window. Options: a project folder to open, --sample, --write-plots RUN FOLDER.
#include <QApplication>
#include <QCommandLineParser>
#include <QLocale>
#include <QTextStream>

#include "ui/runs/write_plots.h"
#include "ui/shell/main_window.h"
#include "ui/style/theme.h"

int main(int argc, char** argv) {
    // Plots are also written on machines without a display: the platform is chosen before Qt starts.
    for (int i = 1; i < argc; ++i)
        if (qstrcmp(argv[i], "--write-plots") == 0 && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName("Paragram Workbench");
    QApplication::setOrganizationName("Paragram");
    QApplication::setApplicationVersion(PARAGRAM_VERSION);
    // Without a system locale, numbers would lose their thousands separators.
    if (QLocale().language() == QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Train and use sentence embeddings."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption sample("sample",
                                    QCoreApplication::translate("main", "Open the sample project."));
    const QCommandLineOption plots(
        "write-plots",
        QCoreApplication::translate("main",
                                    "Write the curves of run folder <run>, or the comparison of the "
                                    "runs in it, as PNG and SVG to the folder given after it, and end."),
        "run");
    parser.addOptions({sample, plots});
    parser.addPositionalArgument(
        "folder", QCoreApplication::translate("main", "Project to open, or folder for plots."), "[folder]");
    parser.process(application);
    const QString folder = parser.positionalArguments().value(0);
    if (parser.isSet(plots)) {
        paragram::ui::applyTheme(application, paragram::ui::ThemeChoice::light);
        const auto written = paragram::ui::writePlots(parser.value(plots), folder);
        if (!written) QTextStream(stderr) << QString::fromStdString(written.error().sentence()) << '\n';
        return written ? 0 : 1;
    }

    paragram::ui::applyTheme(application, paragram::ui::savedTheme());
    paragram::ui::MainWindow window;
    window.show();
    if (parser.isSet(sample))
        window.openSample();
    else if (!folder.isEmpty())
        window.openProject(folder);
    else
        window.openLastProject();
    return QApplication::exec();
}
