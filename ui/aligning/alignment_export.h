// Which links are written, and as what.
#pragma once

#include "ui/aligning/alignment_rows.h"
#include "ui/widgets/card.h"
#include "ui/widgets/save_dialog.h"

class QPushButton;
class QSettings;

namespace paragram::ui {

class NumberBox;

class AlignmentExport : public Card {
    Q_OBJECT

  public:
    explicit AlignmentExport(QWidget* parent = nullptr);

    // Counts the links that would be written.
    void showRows(const AlignmentRows& rows);
    // Links of lower confidence are not written.
    double least() const;
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    // A format as in alignmentFormats(), with what a dialog shows for it.
    struct Format {
        QString id;
        SaveKind kind;
    };
    static QList<Format> formats();

  signals:
    void fileWanted();
    void storeWanted();

  private:
    void describe();

    NumberBox* least_;
    QPushButton* file_;
    QPushButton* store_;
    std::vector<double> confidences_;  // of links with both sides, ascending
};

}  // namespace paragram::ui
