#include "ui/forms/number_box.h"

#include <QWheelEvent>
#include <cmath>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

NumberBox::NumberBox(double minimum, double maximum, bool whole, QWidget* parent) : QDoubleSpinBox(parent) {
    setDecimals(whole ? 0 : 6);
    setRange(minimum, maximum);
    setButtonSymbols(NoButtons);
    setAlignment(Qt::AlignRight);
    setGroupSeparatorShown(true);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
}

QString NumberBox::textFromValue(double value) const {
    return shortNumber(value);
}

void NumberBox::stepBy(int steps) {
    // A step changes the second significant digit of a fraction and the last digit of a whole number: 0.001
    // to 0.0011, 60 to 61.
    const double size = std::abs(value()) > 0 ? std::floor(std::log10(std::abs(value()))) : -1;
    const double step =
        decimals() == 0 ? (value() >= 1000 ? std::pow(10, size - 1) : 1) : std::pow(10, size - 1);
    setValue(value() + steps * step);
}

void NumberBox::wheelEvent(QWheelEvent* event) {
    // Scrolling through a form must not change the values under the pointer.
    event->ignore();
}

}  // namespace paragram::ui
