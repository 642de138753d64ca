// The sentence to search for, and filters on what may be found.
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
    // remember: "Back" returns to the present text.
    void setText(const QString& text, bool remember);
    CorpusFilter filter() const;
    bool exact() const;
    // Whether there is an index that an exact search could bypass.
    void setApproximate(bool approximate);
    void goBack();
    QLineEdit* field() { return field_; }
    QComboBox* language() { return language_; }

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
