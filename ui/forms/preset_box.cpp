#include "ui/forms/preset_box.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <algorithm>
#include <array>

#include "core/settings/settings_file.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kSource = PresetBox::kTimeRole + 1;  // role: the second line

constexpr int kListWidth = 620;
constexpr int kMostRows = 11;    // of the list without scrolling
constexpr double kSmall = 0.88;  // size of the second line
// What most people want to train, in the order in which they should try it.
constexpr std::array kFirst{"best",        "best-pieces", "quick",           "sample",
                            "quick-blstm", "bgt-small",   "translator-small"};

// "psp-2022", with the year of a paper.
bool isOfPaper(const Preset& preset) {
    static const QRegularExpression year("-20\\d\\d");
    return QString::fromStdString(preset.name).contains(year);
}

std::size_t rankOf(const Preset& preset) {
    const auto found = std::ranges::find(kFirst, preset.name);
    if (found != kFirst.end()) return static_cast<std::size_t>(found - kFirst.begin());
    return kFirst.size() + (isOfPaper(preset) ? 1 : 0);
}

// The place of the parenthesis that closes the one before the text; the text's size if there is none.
qsizetype closingPlace(const QString& text) {
    int open = 1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == '(' || c == QChar(0xFF08)) ++open;
        if ((c == ')' || c == QChar(0xFF09)) && --open == 0) return i;
    }
    return text.size();
}

// A description's first words say what is trained; parentheses or a colon, also those of Chinese, begin the
// rest.
std::pair<QString, QString> titleAndRest(QString description) {
    description.remove('`');
    static const QRegularExpression end(QString::fromUtf8("\\s*([(:：（])\\s*"));
    const auto match = end.match(description);
    if (!match.hasMatch()) return {description, {}};
    QString rest = description.mid(match.capturedEnd());
    if (const QString mark = match.captured(1); mark == "(" || mark == QChar(0xFF08))
        rest.remove(closingPlace(rest), 1);
    return {description.left(match.capturedStart()), rest};
}

// Two lines: the title with the time at the end, and the rest of the description.
class PresetDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int second =
            index.data(kSource).toString().isEmpty() ? 0 : QFontMetrics(smaller(option.font)).height();
        size.setHeight(option.fontMetrics.height() + second + 3 * space::kUnit);
        return size;
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

        const Colours& colours = coloursInForce();
        const QString title = index.data(Qt::DisplayRole).toString(),
                      time = index.data(PresetBox::kTimeRole).toString(),
                      source = index.data(kSource).toString();
        QRect area = option.rect.adjusted(2 * space::kUnit, space::kUnit, -2 * space::kUnit, -space::kUnit);
        const auto aligned = [&](Qt::Alignment side) {
            return static_cast<int>(QStyle::visualAlignment(option.direction, side) |
                                    (source.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop));
        };
        painter->save();
        painter->setFont(option.font);
        painter->setPen(colours.muted);
        painter->drawText(area, aligned(Qt::AlignRight), time);
        painter->setPen(colours.text);
        const int left = area.width() - option.fontMetrics.horizontalAdvance(time) - 2 * space::kGap;
        painter->drawText(area, aligned(Qt::AlignLeft),
                          option.fontMetrics.elidedText(title, Qt::ElideRight, left));
        if (!source.isEmpty()) {
            const QFont font = smaller(option.font);
            area.setTop(area.top() + option.fontMetrics.height() + space::kUnit / 2);
            painter->setFont(font);
            painter->setPen(colours.muted);
            painter->drawText(area, aligned(Qt::AlignLeft),
                              QFontMetrics(font).elidedText(source, Qt::ElideRight, area.width()));
        }
        painter->restore();
    }

  private:
    static QFont smaller(QFont font) {
        if (font.pixelSize() > 0)
            font.setPixelSize(std::max(1, static_cast<int>(kSmall * font.pixelSize())));
        else
            font.setPointSizeF(kSmall * font.pointSizeF());
        return font;
    }
};

}  // namespace

PresetBox::PresetBox(QWidget* parent) : QComboBox(parent) {
    setAccessibleName(tr("Preset"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setItemDelegate(new PresetDelegate(this));
    setMaxVisibleItems(kMostRows);
    // A list with a scroll bar instead of one over the whole screen.
    setStyleSheet("QComboBox { combobox-popup: 0; }");
    addItem(tr("Preset: choose…"));
    std::vector<const Preset*> sorted;
    for (const Preset& preset : presets())
        if (!preset.isGrid) sorted.push_back(&preset);  // a form has one value per setting
    std::ranges::stable_sort(sorted, {}, [](const Preset* preset) { return rankOf(*preset); });
    for (const Preset* preset : sorted) {
        if (findData("") < 0 && isOfPaper(*preset)) addDefaults();
        const QString description = engineText(EngineTable::presets, preset->description),
                      name = QString::fromStdString(preset->name);
        const auto [title, rest] = titleAndRest(description);
        addItem(title, name);
        setItemData(count() - 1, rest.isEmpty() ? name : QString::fromUtf8("%1 · %2").arg(name, rest),
                    kSource);
        setItemData(count() - 1, QString("%1\n%2").arg(description, name), Qt::ToolTipRole);
    }
}

void PresetBox::addDefaults() {
    addItem(tr("Defaults"), "");
    setItemData(count() - 1, tr("every setting as the program proposes it"), kSource);
}

void PresetBox::setTime(const QString& preset, const QString& time) {
    const int index = findData(preset);
    if (index >= 0) setItemData(index, time, kTimeRole);
}

void PresetBox::showPopup() {
    emit opened();
    view()->setMinimumWidth(std::min(kListWidth, screen()->availableGeometry().width()));
    QComboBox::showPopup();
}

}  // namespace paragram::ui
