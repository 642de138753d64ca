// Who judges, and how many pairs from where.
#pragma once

#include <optional>

#include "core/tasks/filtering/judge_pairs.h"
#include "ui/data/browsing/store_model.h"
#include "ui/forms/setup_card.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class NumberBox;

class JudgingSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit JudgingSetup(QWidget* parent = nullptr);

    void showStore(const StoreEntry& store);
    QString judge() const;
    // For the store, without output.
    SheetRequest request(const StoreEntry& store) const;

  signals:
    void beginClicked();

  private:
    QLineEdit* judge_;
    NumberBox* count_;
    QComboBox* from_;
    QPushButton* begin_;
};

}  // namespace paragram::ui
