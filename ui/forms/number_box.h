// A number field: no more decimals than needed, thousands grouped; the mouse wheel scrolls the page around
// it.
#pragma once

#include <QDoubleSpinBox>

namespace paragram::ui {

class NumberBox : public QDoubleSpinBox {
    Q_OBJECT

  public:
    NumberBox(double minimum, double maximum, bool whole, QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    void stepBy(int steps) override;

  protected:
    void wheelEvent(QWheelEvent* event) override;
};

}  // namespace paragram::ui
