// A list of pair stores with check boxes.
#pragma once

#include <QListWidget>
#include <filesystem>
#include <vector>

#include "ui/data/browsing/store_model.h"

namespace paragram::ui {

class StoreChecklist : public QListWidget {
    Q_OBJECT

  public:
    // name: for screen readers. Lists the stores that can be read, except for one.
    StoreChecklist(const QString& name, const std::vector<StoreEntry>& stores,
                   const std::filesystem::path& except, QWidget* parent = nullptr);

    std::vector<std::filesystem::path> checked() const;
};

}  // namespace paragram::ui
