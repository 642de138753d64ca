#include "ui/style/theme_sheet.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QWidget>
#include <QtPlugin>
#include <functional>
#include <map>
#include <ranges>
#include <utility>

Q_IMPORT_PLUGIN(SheetIcons)  // which draws the pictures of the sheet

namespace paragram::ui {

namespace {

constexpr const char* kWears = "themeVersion";            // the version of the sheet that a part wears
constexpr const char* kLeaves = "leavesThemeToChildren";  // set: the widget wears none

bool leaves(const QWidget& widget) {
    return widget.property(kLeaves).isValid();
}

bool mayWear(const QWidget& widget) {
    return !leaves(widget) &&
           (widget.isWindow() || (widget.parentWidget() && leaves(*widget.parentWidget())));
}

// The widget or what contains it that wears the sheet.
QWidget* partOf(QWidget& widget) {
    QWidget* topmost = nullptr;
    for (QWidget* one = &widget; one && !leaves(*one); one = one->parentWidget())
        if (mayWear(*one)) topmost = one;
    return topmost;
}

}  // namespace

ThemeSheet::ThemeSheet(QObject* parent) : QObject(parent) {
    connect(&idle_, &QTimer::timeout, this, &ThemeSheet::dressNext);
}

ThemeSheet& ThemeSheet::of(QApplication& application) {
    if (auto* known = application.findChild<ThemeSheet*>({}, Qt::FindDirectChildrenOnly)) return *known;
    auto* sheet = new ThemeSheet(&application);
    application.installEventFilter(sheet);
    return *sheet;
}

void ThemeSheet::setText(const QString& text) {
    text_ = text;
    ++version_;
    seen_.clear();
    // Hidden parts by the number of their widgets, the largest first, whose showing would stall.
    std::multimap<qsizetype, QWidget*, std::greater<>> hidden;
    const std::function<void(QWidget&)> visit = [&](QWidget& widget) {
        if (leaves(widget)) {
            for (QObject* child : widget.children())
                if (child->isWidgetType()) visit(*static_cast<QWidget*>(child));
        } else if (widget.isVisible()) {
            seen_.emplace_back(&widget);
        } else if (widget.property(kWears).isValid()) {
            hidden.emplace(widget.findChildren<QWidget*>().size(), &widget);
        }
    };
    for (QWidget* window : QApplication::topLevelWidgets())
        if (!window->parentWidget()) visit(*window);
    const auto parts = hidden | std::views::values;
    waiting_.assign(parts.begin(), parts.end());
    holdPainting();
    idle_.start();
}

void ThemeSheet::leaveToChildren(QWidget& widget) {
    widget.setProperty(kLeaves, true);
}

// Parts and dialogs on Polish, before their first layout, which thus has the sizes of the sheet; on Show what
// was hidden then, other windows, and all for a later theme, whose sizes are the same. Whatever has no parent
// yet is polished as a window, too.
bool ThemeSheet::eventFilter(QObject* watched, QEvent* event) {
    if ((event->type() == QEvent::Polish || event->type() == QEvent::Show) && watched->isWidgetType()) {
        auto* widget = static_cast<QWidget*>(watched);
        const bool early =
            widget->isWindow() ? qobject_cast<QDialog*>(widget) != nullptr : !widget->isHidden();
        if ((event->type() == QEvent::Show || early) && mayWear(*widget))
            if (QWidget* part = partOf(*widget))
                part->property(kWears).isValid() ? dressSoon(*part) : dress(*part);
    }
    return false;
}

void ThemeSheet::dressSoon(QWidget& part) {
    if (part.property(kWears).toInt() == version_) return;
    seen_.emplace_back(&part);
    holdPainting();
    idle_.start();
}

void ThemeSheet::dressNext() {
    if (seen_.empty()) resumePainting();
    auto& parts = seen_.empty() ? waiting_ : seen_;
    if (parts.empty()) return idle_.stop();
    const QPointer<QWidget> part = parts.front();
    parts.pop_front();
    if (part) dress(*part);
}

void ThemeSheet::holdPainting() {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->updatesEnabled()) {
            window->setUpdatesEnabled(false);
            held_.emplace_back(window);
        }
}

void ThemeSheet::resumePainting() {
    for (const QPointer<QWidget>& window : std::exchange(held_, {}))
        if (window) window->setUpdatesEnabled(true);
}

void ThemeSheet::dress(QWidget& widget) {
    if (text_.isEmpty() || widget.property(kWears).toInt() == version_) return;
    widget.setProperty(kWears, version_);
    widget.setStyleSheet(text_);
}

}  // namespace paragram::ui
