// Columns, header, delimiter and encoding of a data set: what was recognised, and its correction.
#pragma once

#include <QDialog>

#include "core/tasks/data/preview_pairs.h"
#include "ui/evaluation/set_readings.h"
#include "ui/jobs/latest_request.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;

namespace paragram::ui {

class DataTable;
class FieldGrid;
class ReadingOptions;

class SetReadingDialog : public QDialog {
    Q_OBJECT

  public:
    // input: as the file is read now; empty fields and "auto" are recognised.
    SetReadingDialog(const std::filesystem::path& file, const PairInput& input, JobRunner& jobs,
                     QWidget* parent = nullptr);

    // The choices. Without any, the file is read as it looks.
    PairInput reading() const;
    bool isChosen() const;
    // Forgets all choices.
    void recognise();
    // What the data set contains, or why it cannot be read.
    QString verdict() const;

  signals:
    // The verdict is known.
    void looked();

  private:
    struct Look {
        ImportPreview preview;
        std::vector<int> columns;  // of sentence, sentence and gold score; empty: not recognised
        std::string problem;       // one sentence; empty if there is none
        std::size_t graded = 0, labelled = 0;
        std::string remark;
    };
    static Look lookAt(const std::filesystem::path& file, const SetReading& reading);
    void layOut();
    void look();
    void show(const Look& found);
    void fillColumns(const Look& found);
    void takeColumns();

    std::filesystem::path file_;
    PairInput input_;
    FieldGrid* fields_;
    ReadingOptions* options_;
    QComboBox* columns_[3];  // first and second sentence, gold score
    QLabel* verdict_;
    QStandardItemModel* rows_;
    DataTable* table_;
    QPushButton* recognise_;
    QPushButton* use_;
    std::vector<std::string> keys_;  // of JSON lines, which name columns by keys
    LatestRequest look_;
};

}  // namespace paragram::ui
