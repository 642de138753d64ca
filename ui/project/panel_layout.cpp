#include "ui/project/panel_layout.h"

#include <QSettings>
#include <QSplitter>

#include "ui/widgets/data_table.h"

namespace paragram::ui {

namespace {

constexpr const char* kMoved = "moved";

QString tableKey(qsizetype number) {
    return QString("columns/%1").arg(number);
}

QString splitterKey(qsizetype number) {
    return QString("splitters/%1").arg(number);
}

}  // namespace

void watchLayout(QWidget& panel) {
    for (auto* splitter : panel.findChildren<QSplitter*>())
        QObject::connect(splitter, &QSplitter::splitterMoved, splitter,
                         [splitter] { splitter->setProperty(kMoved, true); });
}

bool isMoved(const QSplitter& splitter) {
    return splitter.property(kMoved).toBool();
}

void saveLayout(const QWidget& panel, QSettings& settings) {
    const auto tables = panel.findChildren<DataTable*>();
    for (qsizetype i = 0; i < tables.size(); ++i) settings.setValue(tableKey(i), tables[i]->columnState());
    const auto splitters = panel.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i)
        if (isMoved(*splitters[i])) settings.setValue(splitterKey(i), splitters[i]->saveState());
}

void restoreLayout(QWidget& panel, const QSettings& settings) {
    const auto tables = panel.findChildren<DataTable*>();
    for (qsizetype i = 0; i < tables.size(); ++i)
        tables[i]->restoreColumnState(settings.value(tableKey(i)).toStringList());
    const auto splitters = panel.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i)
        if (splitters[i]->restoreState(settings.value(splitterKey(i)).toByteArray()))
            splitters[i]->setProperty(kMoved, true);
}

}  // namespace paragram::ui
