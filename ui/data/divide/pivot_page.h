// Pairs sentences of two languages, or of one, that share a translation.
#pragma once

#include <QWidget>
#include <array>

#include "ui/data/browsing/store_model.h"
#include "ui/data/divide/divide_work.h"
#include "ui/project/project.h"

class QComboBox;

namespace paragram::ui {

class StoreChecklist;

class PivotPage : public QWidget {
    Q_OBJECT

  public:
    PivotPage(const Project& project, const StoreEntry& store, const std::vector<StoreEntry>& others,
              QWidget* parent = nullptr);

    // Whether the store's languages are known.
    bool complete() const { return !store_.info.sourceLanguage.empty(); }
    // seed: of the random choice among the pairs of one translation.
    DivideWork work(std::int64_t seed) const;

    // Stores whose translations are used in addition to the chosen one's.
    StoreChecklist& translations() { return *translations_; }
    // side: 0 or 1.
    QComboBox& language(int side) { return *languages_[static_cast<std::size_t>(side)]; }

  private:
    const Project& project_;
    StoreEntry store_;
    StoreChecklist* translations_;
    std::array<QComboBox*, 2> languages_;
};

}  // namespace paragram::ui
