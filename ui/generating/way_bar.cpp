#include "ui/generating/way_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {
constexpr int kTextSize = 17, kPercent = 100;
}  // namespace

WayBar::WayBar(QWidget* parent)
    : QWidget(parent), slider_(new QSlider(Qt::Horizontal)), share_(new QLabel), text_(new QLabel) {
    slider_->setAccessibleName(tr("Place between the sentences"));
    slider_->setToolTip(tr("Moves from the meaning and style of the first sentence to those of the other"));
    slider_->setPageStep(1);
    share_->setProperty("role", "muted");
    share_->setMinimumWidth(share_->fontMetrics().horizontalAdvance(tr("%1 %").arg(kPercent)));
    share_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    text_->setFont(uiFont(kTextSize));
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setMinimumHeight(2 * QFontMetrics(text_->font()).lineSpacing());
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kGap);
    row->addWidget(slider_, 1);
    row->addWidget(share_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, space::kGap);
    layout->setSpacing(space::kGap);
    layout->addLayout(row);
    layout->addWidget(text_);
    connect(slider_, &QSlider::valueChanged, this, &WayBar::moved);
    hide();
}

void WayBar::showTexts(const std::vector<WrittenText>& texts) {
    texts_ = texts;
    const bool moves = std::ranges::any_of(texts_, [](const WrittenText& text) { return text.place > 0; });
    rows_.clear();
    setVisible(moves);
    if (moves) setRow(0);
}

void WayBar::setRow(int row) {
    if (!isVisibleTo(parentWidget()) || row < 0 || row >= static_cast<int>(texts_.size())) return;
    const WrittenText& chosen = texts_[static_cast<std::size_t>(row)];
    source_ = chosen.source;
    rows_.clear();
    for (std::size_t i = 0; i < texts_.size(); ++i) {  // the best text of each place
        const bool first =
            rows_.empty() || texts_[static_cast<std::size_t>(rows_.back())].place != texts_[i].place;
        if (texts_[i].source == source_ && first) rows_.push_back(static_cast<int>(i));
    }
    const auto at = std::ranges::find_if(
        rows_, [&](int i) { return texts_[static_cast<std::size_t>(i)].place == chosen.place; });
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, static_cast<int>(rows_.size()) - 1);
    slider_->setValue(static_cast<int>(at - rows_.begin()));
    describe();
}

void WayBar::moved() {
    describe();
    if (!rows_.empty()) emit rowWanted(rows_[static_cast<std::size_t>(slider_->value())]);
}

void WayBar::describe() {
    if (rows_.empty()) return;
    const WrittenText& text =
        texts_[static_cast<std::size_t>(rows_[static_cast<std::size_t>(slider_->value())])];
    share_->setText(tr("%1 %").arg(std::lround(kPercent * text.place)));
    text_->setText(QString::fromStdString(text.text));
}

QString WayBar::text() const {
    return text_->text();
}

}  // namespace paragram::ui
