// Asks where to save.
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace paragram::ui {

// A kind of file to choose among: "Tab-separated (*.tsv)" with ".tsv". Without an ending names stay as they
// are.
struct SaveKind {
    QString filter;
    QString ending;
};

struct SaveChoice {
    QString file;        // empty: nothing was chosen
    qsizetype kind = 0;  // its place in the list
};

// The name gets the ending of the chosen kind. A file that exists under that name is returned only if the
// user agreed to replace it.
SaveChoice askForFileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                            const QList<SaveKind>& kinds);

// The name with the ending of a kind, instead of that of another kind in the list.
QString withEnding(const QString& file, const QList<SaveKind>& kinds, qsizetype kind);

}  // namespace paragram::ui
