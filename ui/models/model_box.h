// A choice of one model: the project's runs, and a file by dialog.
#pragma once

#include <QComboBox>

#include "ui/models/model_list.h"

namespace paragram::ui {

class ModelBox : public QComboBox {
    Q_OBJECT

  public:
    // none: the words of a first choice that stands for no model; empty: there is none.
    explicit ModelBox(const QString& name, const QString& none = {}, QWidget* parent = nullptr);

    // Fills the choices anew and keeps what was chosen where it is still there. Until one is chosen the
    // first, which is the newest, is.
    void setModels(const std::vector<ModelChoice>& models);
    // Run folder or file; empty: none.
    QString path() const;
    QString modelName() const;
    // A model that is not of the project is added to the choices.
    void choose(const QString& path);
    void askForFile();
    // Whether one was chosen, rather than the newest taken.
    bool picked() const { return picked_; }

  signals:
    // By the user, choose(), or because the chosen one has gone.
    void chosen(const QString& path);

  private:
    void fill();
    void setCurrent(const QString& path);

    QString none_;
    std::vector<ModelChoice> models_, files_;
    QString path_;
    bool picked_ = false;
};

}  // namespace paragram::ui
