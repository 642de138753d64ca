#include "ui/forms/preset_box.h"

#include <QAbstractItemView>
#include <QRegularExpression>
#include <QScreen>
#include <algorithm>
#include <array>

#include "core/settings/settings_file.h"
#include "ui/language/engine_text.h"
#include "ui/widgets/two_line_delegate.h"

namespace paragram::ui {

namespace {

constexpr int kListWidth = 620;
constexpr int kMostRows = 11;  // of the list without scrolling
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

}  // namespace

PresetBox::PresetBox(QWidget* parent) : QComboBox(parent) {
    setAccessibleName(tr("Preset"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setItemDelegate(new TwoLineDelegate(this));
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
                    TwoLineDelegate::kExplanationRole);
        setItemData(count() - 1, QString("%1\n%2").arg(description, name), Qt::ToolTipRole);
    }
}

void PresetBox::addDefaults() {
    addItem(tr("Defaults"), "");
    setItemData(count() - 1, tr("every setting as the program proposes it"),
                TwoLineDelegate::kExplanationRole);
}

void PresetBox::setTime(const QString& preset, const QString& time) {
    const int index = findData(preset);
    if (index >= 0) setItemData(index, time, TwoLineDelegate::kNoteRole);
}

void PresetBox::showPopup() {
    emit opened();
    view()->setMinimumWidth(std::min(kListWidth, screen()->availableGeometry().width()));
    QComboBox::showPopup();
}

}  // namespace paragram::ui
