// The window's colours, spacing and fonts as named values, and the functions that apply them to the
// application.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <array>

class QApplication;

namespace paragram::ui {

struct Colours {
    QString mode;  // "light", "dark": part of the names of themed images
    QColor window, surface, border, text, muted, accent, accentSoft, accentText, onAccent, good, warning,
        error, grid;
    std::array<QColor, 6> series;  // distinguishable for colour-blind readers
};

const Colours& lightColours();
const Colours& darkColours();
// The colours the application is drawn with, recognised by its palette. Widgets that paint themselves ask
// again on QEvent::PaletteChange.
const Colours& coloursInForce();

// share: 0 returns from, 1 returns to.
QColor blend(const QColor& from, const QColor& to, double share);
// The fill of a heat map's cell for value in -1..1: positive towards the first series colour, negative
// towards the fourth.
QColor heatColour(const Colours& colours, double value);
// The theme's text colour if it is readable on the background, else black or white.
QColor textOn(const Colours& colours, const QColor& background);
// Contrast by WCAG 2: 1 to 21.
double contrast(const QColor& first, const QColor& second);

enum class ThemeChoice { system, light, dark };
// How many times larger than designed the desktop's font is: 1 to 2, and 1 for every usual size.
double desktopScale();
// Sets style, palette, font and style sheet, with texts and controls larger by scale (1 to 2).
void applyTheme(QApplication& application, ThemeChoice choice, double scale = desktopScale());
// Pixels of the design in the scale in force, which the application's font tells.
int scaled(int pixels);
bool systemIsDark();
// The theme chosen in the window's settings.
ThemeChoice savedTheme();
void saveTheme(ThemeChoice choice);

// The UI font at a size in pixels of the design, with tabular figures if the font has them.
QFont uiFont(int pixelSize, QFont::Weight weight = QFont::Normal);

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
