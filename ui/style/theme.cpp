#include "ui/style/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPalette>
#include <QRegularExpression>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>
#include <QToolTip>
#include <cmath>

#include "ui/style/resource.h"
#include "ui/style/theme_sheet.h"

namespace paragram::ui {

namespace {

constexpr int kFontSize = 13;  // of the application, as designed

QFont systemFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    // Without a desktop the "system font" is only a generic name: choose a text face designed for screens.
    static const QStringList generic{"Sans Serif", "Sans", "sans-serif", "Helvetica", "DejaVu Sans", ""};
    if (generic.contains(font.family())) font.setFamilies({"Inter", "Noto Sans", "DejaVu Sans"});
    return font;
}

QColor colour(QRgb rgb) {
    return QColor::fromRgb(rgb);
}

double channel(double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) +
           0.0722 * channel(colour.blueF());
}

QPalette paletteOf(const Colours& c) {
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.surface);
    palette.setColor(QPalette::AlternateBase, c.window);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.muted);
    palette.setColor(QPalette::Button, c.surface);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.error);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::ToolTipBase, c.surface);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, blend(c.muted, c.surface, 0.4));
    return palette;
}

// Lengths of the sheet from 6 pixels on; thinner ones are lines.
QString scaledSheet(const QString& sheet) {
    static const QRegularExpression length("\\b([6-9]|[1-9]\\d+)px");
    QString text;
    qsizetype end = 0;
    for (auto match = length.globalMatch(sheet); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        text += sheet.mid(end, found.capturedStart() - end) +
                QString::number(scaled(found.captured(1).toInt())) + "px";
        end = found.capturedEnd();
    }
    return text + sheet.mid(end);
}

QString styleSheetOf(const Colours& c) {
    QString sheet = scaledSheet(QString::fromUtf8(readResource(":/themes/style.qss")));
    const QColor field = c.mode == "dark" ? c.window : blend(c.surface, c.window, 0.8);
    // Longer names first, so that @accent does not replace the beginning of @accentSoft.
    const std::pair<const char*, QColor> tokens[] = {
        {"@accentSoft", c.accentSoft},
        {"@accentText", c.accentText},
        {"@accentHover", blend(c.accent, c.text, 0.12)},
        {"@accent", c.accent},
        {"@onAccent", c.onAccent},
        {"@window", c.window},
        {"@surface", c.surface},
        {"@border", c.border},
        {"@text", c.text},
        {"@muted", c.muted},
        {"@good", c.good},
        {"@warning", c.warning},
        {"@error", c.error},
        {"@grid", c.grid},
        {"@field", field},
        {"@disabled", blend(c.muted, c.surface, 0.4)},
        {"@handle", blend(c.border, c.muted, 0.35)},
    };
    for (const auto& [name, value] : tokens) sheet.replace(QLatin1String(name), value.name());
    return sheet.replace("@mode", c.mode);
}

}  // namespace

const Colours& lightColours() {
    static const Colours colours{"light",
                                 colour(0xF4F6F8),
                                 colour(0xFFFFFF),
                                 colour(0xDDE2E8),
                                 colour(0x1B2430),
                                 colour(0x66707F),
                                 colour(0x2563EB),
                                 colour(0xE8EFFD),
                                 colour(0x1D56DB),
                                 colour(0xFFFFFF),
                                 colour(0x15803D),
                                 colour(0xB45309),
                                 colour(0xB91C1C),
                                 colour(0xE9EDF2),
                                 {colour(0x0072B2), colour(0xE69F00), colour(0x009E73), colour(0xD55E00),
                                  colour(0xCC79A7), colour(0x56B4E9)}};
    return colours;
}

const Colours& darkColours() {
    static const Colours colours{"dark",
                                 colour(0x14171C),
                                 colour(0x1C2027),
                                 colour(0x2E353F),
                                 colour(0xE7EAEF),
                                 colour(0x97A1B0),
                                 colour(0x6EA8FE),
                                 colour(0x22304A),
                                 colour(0x7DB1FE),
                                 colour(0x14171C),
                                 colour(0x4ADE80),
                                 colour(0xF5B454),
                                 colour(0xF87171),
                                 colour(0x262C35),
                                 {colour(0x5AB4F0), colour(0xF2B84B), colour(0x3CC79A), colour(0xF08A4B),
                                  colour(0xE3A6C8), colour(0x9AD4FF)}};
    return colours;
}

const Colours& coloursInForce() {
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? darkColours() : lightColours();
}

QColor blend(const QColor& from, const QColor& to, double share) {
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

QColor heatColour(const Colours& colours, double value) {
    const double share = std::min(1.0, std::abs(value));
    return blend(colours.surface, value < 0 ? colours.series[3] : colours.series[0], share);
}

QColor textOn(const Colours& colours, const QColor& background) {
    constexpr double kReadable = 4.5;
    if (contrast(colours.text, background) >= kReadable) return colours.text;
    // On medium colours only pure black or white reaches it.
    const QColor white(Qt::white), black(Qt::black);
    return contrast(white, background) >= contrast(black, background) ? white : black;
}

double contrast(const QColor& first, const QColor& second) {
    const double a = luminance(first) + 0.05;
    const double b = luminance(second) + 0.05;
    return a > b ? a / b : b / a;
}

bool systemIsDark() {
    // A palette set on the application hides the desktop's: remove it to see that one.
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    QApplication::setPalette(ours);
    return dark;
}

double desktopScale() {
    // Desktops begin at 9 to 11 points, which are 12 to 15 pixels: all of these have the design's sizes.
    constexpr double kUsual = 15, kDesigned = 13.5;
    const int pixels = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).pixelSize();
    return pixels <= kUsual ? 1 : std::min(2.0, pixels / kDesigned);
}

int scaled(int pixels) {
    const int now = QApplication::font().pixelSize();
    return now > 0 ? static_cast<int>(std::lround(double(pixels) * now / kFontSize)) : pixels;
}

void applyTheme(QApplication& application, ThemeChoice choice, double scale) {
    const bool dark = choice == ThemeChoice::dark || (choice == ThemeChoice::system && systemIsDark());
    const Colours& colours = dark ? darkColours() : lightColours();
    QFont font = systemFont();
    font.setPixelSize(static_cast<int>(std::lround(kFontSize * scale)));
    // Each of these reaches every widget, shown or not.
    if (application.style()->name() != "fusion") application.setStyle(QStyleFactory::create("Fusion"));
    if (application.font() != font) application.setFont(font);
    application.setPalette(paletteOf(colours));
    QToolTip::setPalette(paletteOf(colours));
    ThemeSheet::of(application).setText(styleSheetOf(colours));
}

ThemeChoice savedTheme() {
    const QString name = QSettings().value("theme", "system").toString();
    return name == "dark" ? ThemeChoice::dark : name == "light" ? ThemeChoice::light : ThemeChoice::system;
}

void saveTheme(ThemeChoice choice) {
    const char* name = choice == ThemeChoice::dark    ? "dark"
                       : choice == ThemeChoice::light ? "light"
                                                      : "system";
    QSettings().setValue("theme", name);
}

QFont uiFont(int pixelSize, QFont::Weight weight) {
    QFont font = systemFont();
    font.setPixelSize(scaled(pixelSize));
    font.setWeight(weight);
    return font;
}

}  // namespace paragram::ui
