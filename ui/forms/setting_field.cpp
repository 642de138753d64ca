#include "ui/forms/setting_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>

#include "core/settings/setting_measures.h"
#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/forms/setting_text.h"
#include "ui/language/engine_text.h"

namespace paragram::ui {

namespace {

// Combo boxes react to the wheel even without the focus; a form must scroll past them.
class QuietComboBox : public QComboBox {
  public:
    using QComboBox::QComboBox;

  protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

bool isWhole(const SettingRow& row) {
    Settings settings;
    return !std::holds_alternative<double*>(row.field(settings));
}

bool isBool(const SettingRow& row) {
    Settings settings;
    return std::holds_alternative<bool*>(row.field(settings));
}

}  // namespace

SettingField::SettingField(const SettingRow& row, const Settings& settings, QWidget* parent)
    : QObject(parent), row_(row), settings_(settings) {}

QWidget* SettingField::label() {
    if (!made()) make();
    return label_;
}

QWidget* SettingField::editor() {
    if (!made()) make();
    return editor_;
}

bool SettingField::contains(const QWidget* widget) const {
    return made() && widget && (widget == editor_ || editor_->isAncestorOf(widget));
}

void SettingField::make() {
    label_ = new QLabel(qobject_cast<QWidget*>(parent()));
    makeEditor();
    const QString help = engineText(EngineTable::settings, row_.help);
    const QString range = rangeText(row_);
    const QString effect = engineText(EngineTable::settings, measuredEffect(row_.key));
    const QString measured = effect.isEmpty()
                                 ? QString()
                                 : QString("<p>%1</p>").arg(tr("Measured: %1").arg(effect).toHtmlEscaped());
    const QString tip =
        QString("<p>%1</p>%2<p>%3<br>%4</p>")
            .arg(help.toHtmlEscaped(), measured, range.toHtmlEscaped(), QString::fromStdString(row_.key));
    for (QWidget* widget : std::initializer_list<QWidget*>{label_, editor_}) {
        widget->setToolTip(tip);
        widget->installEventFilter(this);
        widget->setEnabled(enabled_);
        widget->hide();
    }
    editor_->setAccessibleName(engineText(EngineTable::settings, row_.label));
    editor_->setAccessibleDescription(help);
    editor_->setObjectName(QString::fromStdString(row_.key));
    label_->setBuddy(editor_);
    refresh();
    writeLabel();
    emit widgetsMade();
}

void SettingField::makeEditor() {
    auto* parent = qobject_cast<QWidget*>(this->parent());
    if (isBool(row_)) {
        auto* box = new QCheckBox(parent);
        connect(box, &QCheckBox::toggled, this, &SettingField::edited);
        editor_ = box;
    } else if (!row_.choices.empty()) {
        auto* box = new QuietComboBox(parent);
        for (std::size_t i = 0; i < row_.choices.size(); ++i) {
            const std::string& text = i < row_.choiceLabels.size() ? row_.choiceLabels[i] : row_.choices[i];
            box->addItem(engineText(EngineTable::settings, text), QString::fromStdString(row_.choices[i]));
        }
        box->setFocusPolicy(Qt::StrongFocus);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, &SettingField::edited);
        editor_ = box;
    } else if (row_.isNumber()) {
        auto* box = new NumberBox(row_.minimum, row_.maximum, isWhole(row_), parent);
        connect(box, &QDoubleSpinBox::valueChanged, this, &SettingField::edited);
        editor_ = box;
    } else {
        auto* line = row_.isFile ? new FileBox(parent) : new QLineEdit(parent);
        connect(line, &QLineEdit::editingFinished, this, &SettingField::edited);
        editor_ = line;
    }
}

void SettingField::refresh() {
    if (!made()) return;
    const QSignalBlocker quiet(editor_);
    const QString text = QString::fromStdString(row_.text(settings_));
    if (auto* check = qobject_cast<QCheckBox*>(editor_)) check->setChecked(text == "true");
    if (auto* combo = qobject_cast<QComboBox*>(editor_)) combo->setCurrentIndex(combo->findData(text));
    if (auto* number = qobject_cast<NumberBox*>(editor_)) number->setValue(text.toDouble());
    if (auto* line = qobject_cast<QLineEdit*>(editor_)) line->setText(text);
}

std::string SettingField::editorText() const {
    if (!made()) return row_.text(settings_);
    if (const auto* check = qobject_cast<QCheckBox*>(editor_)) return check->isChecked() ? "true" : "false";
    if (const auto* combo = qobject_cast<QComboBox*>(editor_))
        return combo->currentData().toString().toStdString();
    if (const auto* number = qobject_cast<NumberBox*>(editor_))
        return QString::number(number->value(), number->decimals() ? 'g' : 'f', number->decimals() ? 12 : 0)
            .toStdString();
    return qobject_cast<QLineEdit*>(editor_)->text().toStdString();
}

Result<Nothing> SettingField::apply(Settings& settings) const {
    return row_.set(settings, editorText());
}

void SettingField::setMarked(bool marked) {
    marked_ = marked;
    if (made()) writeLabel();
}

void SettingField::writeLabel() {
    const QString name = engineText(EngineTable::settings, row_.label).toHtmlEscaped();
    const QString colour = label_->palette().color(QPalette::Highlight).name();
    label_->setText(marked_ ? QString("<b>%2</b>&nbsp;<span style='color:%1; font-size:9px; "
                                      "vertical-align:middle'>●</span>")
                                  .arg(colour, name)
                            : name);
}

void SettingField::setVisible(bool visible) {
    if (!visible && !made()) return;
    label()->setVisible(visible);
    editor()->setVisible(visible);
}

void SettingField::setEnabled(bool enabled) {
    enabled_ = enabled;
    if (!made()) return;
    label_->setEnabled(enabled);
    editor_->setEnabled(enabled);
}

bool SettingField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::PaletteChange && watched == label_ && marked_) writeLabel();  // the colour
    if (event->type() != QEvent::ContextMenu) return QObject::eventFilter(watched, event);
    QMenu menu;
    const QString value = QString::fromStdString(row_.defaultText());
    QAction* reset = menu.addAction(tr("Reset to %1").arg(value), this, &SettingField::resetWanted);
    reset->setEnabled(marked_);
    menu.exec(static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
}

}  // namespace paragram::ui
