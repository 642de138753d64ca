// What to mine: two texts, an optional gold file, and the rule.
#pragma once

#include "core/tasks/corpora/mine_pairs.h"
#include "ui/widgets/card.h"

class QComboBox;
class QPushButton;
class QSettings;
class QSpinBox;

namespace paragram::ui {

class FileBox;

class MineSetup : public Card {
    Q_OBJECT

  public:
    explicit MineSetup(QWidget* parent = nullptr);

    // Without output and folder.
    MineRequest request() const;
    bool complete() const;
    // "news.de with news.en"
    QString describe() const;
    // "ratio margin, k 4, each sentence once"
    QString rule() const;
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    FileBox* source() { return source_; }
    FileBox* target() { return target_; }
    FileBox* gold() { return gold_; }
    QComboBox* margin() { return margin_; }
    QComboBox* retrieval() { return retrieval_; }
    QSpinBox* k() { return k_; }
    QPushButton* button() { return button_; }

  signals:
    void mineClicked();
    void openClicked();
    void elsewhereClicked();

  private:
    FileBox* source_;
    FileBox* target_;
    FileBox* gold_;
    QComboBox* margin_;
    QComboBox* retrieval_;
    QComboBox* search_;
    QSpinBox* k_;
    QPushButton* button_;
};

}  // namespace paragram::ui
