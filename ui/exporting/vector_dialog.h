// What an export changes about the vectors and tokens of a model: which tokens it keeps, and how the vectors
// are processed.
#pragma once

#include <QDialog>

#include "core/tasks/models/export_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSettings;

namespace paragram::ui {

class FileBox;
class NumberBox;

struct VectorChanges {
    bool seenOnly = false;
    std::size_t tokens = 0;  // the most frequent ones that are kept; 0: all
    Processing processing{};
    QString text;  // file in which tokens are counted and from which the processing takes its figures

    bool needText() const { return tokens > 0 || processing.any(); }
    // "20,000 tokens, SIF"; "none" without changes.
    QString summary() const;
    // Enters everything but the text.
    void applyTo(ExportRequest& request) const;
    // The request with the text's sentences where its changes need them. Error of the text.
    Result<ExportRequest> withText(ExportRequest request) const;

    void save(QSettings& settings) const;
    static VectorChanges restored(const QSettings& settings);
};

class VectorDialog : public QDialog {
    Q_OBJECT

  public:
    explicit VectorDialog(const VectorChanges& changes, QWidget* parent = nullptr);

    VectorChanges changes() const;
    QPushButton& useButton() { return *use_; }

  private:
    void layOut();
    void check();

    QCheckBox* seenOnly_;
    NumberBox* tokens_;
    QComboBox* weights_;
    NumberBox* components_;
    QCheckBox* whiten_;
    FileBox* text_;
    QLabel* verdict_;
    QPushButton* use_;
};

}  // namespace paragram::ui
