// Chooses one of the project's pair stores: the one that was imported last, until the user chooses another.
#pragma once

#include <QComboBox>
#include <filesystem>

namespace paragram::ui {

class Project;

class StoreBox : public QComboBox {
    Q_OBJECT

  public:
    explicit StoreBox(QWidget* parent = nullptr);

    // Offers the project's stores, the newest first.
    void showProject(const Project& project);
    // Empty if the project has none.
    std::filesystem::path store() const;
    // Chooses a store by its name, as the user would. Returns false if there is none of this name.
    bool choose(const QString& name);

  private:
    QString chosen_;  // path of the store that was chosen; empty: none
};

}  // namespace paragram::ui
