// Colours, spacing and type of the window as tokens, and what applies them to the application.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QString>
#include <array>

class QApplication;

namespace paragram::ui {

struct Colours {
    QString mode;  // "light", "dark": part of the names of themed pictures
    QColor window, surface, border, text, muted, accent, accentSoft, accentText, onAccent, good, warning,
        error, grid;
    std::array<QColor, 6> series;  // safe for colour-blind readers
};

const Colours& lightColours();
const Colours& darkColours();
// The set the application is drawn with, told by its palette; a widget that paints itself asks again on
// QEvent::PaletteChange.
const Colours& coloursInForce();

// share 0 gives from, 1 gives to.
QColor blend(const QColor& from, const QColor& to, double share);
// A cell of a heat map: value -1..1; positive towards the first series colour, negative towards the fourth.
QColor heatColour(const Colours& colours, double value);
// The theme's text where it can be read on the background, else what can.
QColor textOn(const Colours& colours, const QColor& background);
// WCAG 2 contrast, 1..21.
double contrast(const QColor& first, const QColor& second);

enum class ThemeChoice { system, light, dark };
// Sets style, palette, font and style sheet.
void applyTheme(QApplication& application, ThemeChoice choice);
bool systemIsDark();
// As kept among the window's settings.
ThemeChoice savedTheme();
void saveTheme(ThemeChoice choice);

// The UI font at a size in pixels; figures of equal width for tables and counters come with it where the font
// has them.
QFont uiFont(int pixelSize, QFont::Weight weight = QFont::Normal);

// An icon of resources/icons, drawn in the theme's muted colour, in its accent where checked.
QIcon lineIcon(const QString& name);

namespace space {
inline constexpr int kUnit = 4;
inline constexpr int kGap = 8;
inline constexpr int kCardGap = 14;
inline constexpr int kPanelMargin = 20;
inline constexpr int kRail = 184;
inline constexpr int kFoldedRail = 48;
inline constexpr int kTopBar = 44;
inline constexpr int kJobStrip = 40;
}  // namespace space

}  // namespace paragram::ui
