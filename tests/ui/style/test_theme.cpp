#include <QApplication>
#include <QDialog>
#include <QFrame>
#include <QTest>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/style/theme_sheet.h"

using namespace paragram::ui;

class TestTheme : public QObject {
    Q_OBJECT

  private slots:
    void textIsLegible_data();
    void textIsLegible();
    void cellsOfHeatMapsAreLegible();
    void thePaletteIsLegible();
    void theFrameOfTheFocusIsSeen();
    void everythingGrowsWithTheFont();
    void theThemeInForceIsKnown();
    void theSheetUsesOnlyKnownTokens();
    void partsWearTheSheetOnceTheyAreShown();
    void iconsUseTheThemesColour();
    void picturesOfTheSheetAreMadeOnce();
};

void TestTheme::textIsLegible_data() {
    QTest::addColumn<QColor>("front");
    QTest::addColumn<QColor>("back");
    for (const Colours* c : {&lightColours(), &darkColours()}) {
        const auto row = [c](const char* name, const QColor& front, const QColor& back) {
            QTest::newRow(qPrintable(c->mode + ": " + name)) << front << back;
        };
        row("text on window", c->text, c->window);
        row("text on surface", c->text, c->surface);
        row("text on a selection", c->text, c->accentSoft);
        row("text on a pressed button", c->text, c->accentSoft);
        row("link on window", c->accentText, c->window);
        row("good on window", c->good, c->window);
        row("warning on window", c->warning, c->window);
        row("error on window", c->error, c->window);
        row("muted on window", c->muted, c->window);
        row("muted on surface", c->muted, c->surface);
        row("accent on a selection", c->accentText, c->accentSoft);
        row("primary button", c->onAccent, c->accent);
        row("good on surface", c->good, c->surface);
        row("warning on surface", c->warning, c->surface);
        row("error on surface", c->error, c->surface);
    }
}

void TestTheme::textIsLegible() {
    QFETCH(QColor, front);
    QFETCH(QColor, back);
    const double found = contrast(front, back);
    QVERIFY2(found >= 4.5, qPrintable(QString::number(found)));
}

void TestTheme::cellsOfHeatMapsAreLegible() {
    for (const Colours* c : {&lightColours(), &darkColours()})
        for (int i = -20; i <= 20; ++i) {
            const QColor fill = heatColour(*c, i / 20.0);
            QVERIFY2(contrast(textOn(*c, fill), fill) >= 4.5,
                     qPrintable(QString("%1 at %2: %3")
                                    .arg(c->mode)
                                    .arg(i / 20.0)
                                    .arg(contrast(textOn(*c, fill), fill))));
        }
}

void TestTheme::thePaletteIsLegible() {
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
        applyTheme(*qApp, choice);
        const QPalette palette = QApplication::palette();
        using Role = QPalette::ColorRole;
        const std::pair<Role, Role> pairs[] = {
            {Role::WindowText, Role::Window},       {Role::Text, Role::Base},
            {Role::Text, Role::AlternateBase},      {Role::PlaceholderText, Role::Base},
            {Role::ButtonText, Role::Button},       {Role::HighlightedText, Role::Highlight},
            {Role::ToolTipText, Role::ToolTipBase}, {Role::Link, Role::Base}};
        for (const auto& [front, back] : pairs) {
            const double found = contrast(palette.color(front), palette.color(back));
            QVERIFY2(found >= 4.5, qPrintable(QString("%1 on %2: %3").arg(front).arg(back).arg(found)));
        }
    }
}

void TestTheme::theFrameOfTheFocusIsSeen() {
    // Graphics need 3:1 (WCAG 1.4.11): against what the frame replaces and what it lies on.
    for (const Colours* c : {&lightColours(), &darkColours()})
        for (const QColor& beside : {c->surface, c->window, c->border})
            QVERIFY2(contrast(c->accent, beside) >= 3, qPrintable(beside.name()));
}

void TestTheme::everythingGrowsWithTheFont() {
    applyTheme(*qApp, ThemeChoice::light, 1);
    QCOMPARE(QApplication::font().pixelSize(), 13);
    QCOMPARE(scaled(30), 30);
    QVERIFY(ThemeSheet::of(*qApp).text().contains("font-size: 17px"));
    applyTheme(*qApp, ThemeChoice::light, 2);
    QCOMPARE(QApplication::font().pixelSize(), 26);
    QCOMPARE(uiFont(11).pixelSize(), 22);
    QCOMPARE(scaled(30), 60);
    QVERIFY(ThemeSheet::of(*qApp).text().contains("font-size: 34px"));
    QVERIFY(ThemeSheet::of(*qApp).text().contains("border: 1px solid"));
    applyTheme(*qApp, ThemeChoice::light, 1);
}

void TestTheme::theThemeInForceIsKnown() {
    applyTheme(*qApp, ThemeChoice::dark);
    QCOMPARE(coloursInForce().mode, QString("dark"));
    applyTheme(*qApp, ThemeChoice::light);
    QCOMPARE(coloursInForce().mode, QString("light"));
}

void TestTheme::theSheetUsesOnlyKnownTokens() {
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
        applyTheme(*qApp, choice);
        QVERIFY(ThemeSheet::of(*qApp).text().size() > 1000);
        QString body = ThemeSheet::of(*qApp).text();
        body.remove(QRegularExpression("/\\*.*?\\*/", QRegularExpression::DotMatchesEverythingOption));
        QVERIFY(!body.contains('@'));
    }
}

void TestTheme::partsWearTheSheetOnceTheyAreShown() {
    applyTheme(*qApp, ThemeChoice::light);
    const ThemeSheet& sheet = ThemeSheet::of(*qApp);
    QWidget window;
    ThemeSheet::leaveToChildren(window);
    QFrame seen(&window), hidden(&window);
    hidden.hide();
    window.show();
    QVERIFY(window.styleSheet().isEmpty());
    QCOMPARE(seen.styleSheet(), sheet.text());
    QVERIFY(hidden.styleSheet().isEmpty());
    // Two changes at once: the window is painted again after the second.
    applyTheme(*qApp, ThemeChoice::light);
    applyTheme(*qApp, ThemeChoice::dark);
    QVERIFY(!window.updatesEnabled() && seen.styleSheet() != sheet.text());
    QTRY_VERIFY(window.updatesEnabled());
    QCOMPARE(seen.styleSheet(), sheet.text());
    QVERIFY(hidden.styleSheet().isEmpty());
    hidden.show();
    QCOMPARE(hidden.styleSheet(), sheet.text());
    // A dialog has what contains it; one of the window itself, the sheet of its own.
    QDialog within(&seen), alone(&window);
    within.show();
    alone.show();
    QVERIFY(within.styleSheet().isEmpty());
    QCOMPARE(alone.styleSheet(), sheet.text());
    applyTheme(*qApp, ThemeChoice::light);
    QTRY_COMPARE(alone.styleSheet(), sheet.text());
    // What has worn it before, but is hidden, follows when there is nothing else to do.
    hidden.hide();
    const QString before = hidden.styleSheet();
    QFrame never(&window);
    never.hide();
    applyTheme(*qApp, ThemeChoice::dark);
    QCOMPARE(hidden.styleSheet(), before);
    QTRY_COMPARE(hidden.styleSheet(), sheet.text());
    QVERIFY(never.styleSheet().isEmpty());
    // Shown before that, it comes first, and is not seen in the former theme.
    applyTheme(*qApp, ThemeChoice::light);
    QTRY_VERIFY(window.updatesEnabled());
    hidden.show();
    QVERIFY(hidden.styleSheet() == sheet.text() || !window.updatesEnabled());
    QTRY_VERIFY(window.updatesEnabled());
    QCOMPARE(hidden.styleSheet(), sheet.text());
    applyTheme(*qApp, ThemeChoice::dark);
    applyTheme(*qApp, ThemeChoice::light);
}

void TestTheme::iconsUseTheThemesColour() {
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
        applyTheme(*qApp, choice);
        const QImage image = lineIcon("evaluate").pixmap(24, 24).toImage();
        const QColor muted = coloursInForce().muted;
        bool found = false;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y) found = found || image.pixelColor(x, y) == muted;
        QVERIFY(found);
    }
}

// Qt gives each widget icons of its own, and new ones with each theme: their pictures must not pile up.
void TestTheme::picturesOfTheSheetAreMadeOnce() {
    for (const QString name : {"arrow-light", "arrow-dark", "check-light", "check-dark"}) {
        const QIcon first(":/themes/" + name + ".picture"), second(":/themes/" + name + ".picture");
        const QPixmap picture = first.pixmap(24, 24);
        QCOMPARE(picture.size(), QSize(24, 24));
        int drawn = 0;
        const QImage image = picture.toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) drawn += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
        QVERIFY2(drawn > 20 && drawn < 24 * 24 / 2, qPrintable(name));
        QCOMPARE(second.pixmap(24, 24).cacheKey(), picture.cacheKey());
    }
}

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
