// A combo box of models: the project's runs, and files chosen in a dialog.
#pragma once

#include <QComboBox>

#include "ui/models/model_list.h"

class QSettings;

namespace paragram::ui {

class ModelBox : public QComboBox {
    Q_OBJECT

  public:
    // name: for screen readers. none: the text of a first entry that stands for no model; if it is empty
    // there is no such entry.
    explicit ModelBox(const QString& name, const QString& none = {}, QWidget* parent = nullptr);

    // Offers the project's models and keeps the choice where it still exists. Until the user chooses one, the
    // newest that is made for this use is current.
    void showProject(const Project& project, ModelUse use = ModelUse::compare);
    // The same with some of the project's models.
    void showModels(std::vector<ModelChoice> models);
    // Run folder or model file; empty: none.
    QString path() const;
    QString modelName() const;
    // A model from outside the project is added to the entries.
    void choose(const QString& path);
    void askForFile();
    // The choice of the last session: restored when a project that has the model is shown.
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

  signals:
    // Emitted for the user's choice, for choose(), and when the chosen model is gone.
    void chosen(const QString& path);

  private:
    void fill();
    void setCurrent(const QString& path);

    QString none_;
    std::vector<ModelChoice> models_, files_;
    QString path_;
    QString wanted_;  // of the last session, until a project with it is shown
    bool picked_ = false;
};

}  // namespace paragram::ui
