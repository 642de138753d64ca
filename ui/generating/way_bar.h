// The texts on the way from one sentence to another: a slider, and the text at its place.
#pragma once

#include <QWidget>
#include <vector>

#include "core/tasks/models/generate_text.h"

class QLabel;
class QSlider;

namespace paragram::ui {

class WayBar : public QWidget {
    Q_OBJECT

  public:
    explicit WayBar(QWidget* parent = nullptr);

    // Hidden unless the texts were written between sentences.
    void showTexts(const std::vector<WrittenText>& texts);
    // Moves to the place of a text.
    void setRow(int row);

    QSlider& slider() { return *slider_; }
    QString text() const;

  signals:
    void rowWanted(int row);  // the slider was moved to this text

  private:
    void moved();
    void describe();

    std::vector<WrittenText> texts_;
    std::vector<int> rows_;  // of the places of a source, from its start to its end
    std::size_t source_ = 0;
    QSlider* slider_;
    QLabel* share_;
    QLabel* text_;
};

}  // namespace paragram::ui
