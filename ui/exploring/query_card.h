// A sentence typed, and what may be found for it.
#pragma once

#include "core/search/corpus_filter.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace paragram::ui {

class QueryCard : public Card {
    Q_OBJECT

  public:
    explicit QueryCard(QWidget* parent = nullptr);

    QString text() const;
    // As if it were typed; remember: back leads to what stood here before.
    void setText(const QString& text, bool remember);
    CorpusFilter filter() const;
    bool exact() const;
    // Whether there is an index that exact search can leave aside.
    void setApproximate(bool approximate);
    void goBack();
    QLineEdit* field() { return field_; }
    QToolButton* backButton() { return back_; }
    QComboBox* language() { return language_; }
    QLineEdit* pattern() { return pattern_; }
    QSpinBox* minimumWords() { return minimum_; }
    QSpinBox* maximumWords() { return maximum_; }

  signals:
    void changed();

  private:
    QLineEdit* field_;
    QToolButton* back_;
    QComboBox* language_;
    QLineEdit* pattern_;
    QSpinBox* minimum_;
    QSpinBox* maximum_;
    QCheckBox* exact_;
    QStringList past_;
};

}  // namespace paragram::ui
