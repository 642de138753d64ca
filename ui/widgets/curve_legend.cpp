#include "ui/widgets/curve_legend.h"

#include <QEvent>
#include <QIconEngine>
#include <QPainter>
#include <QToolButton>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kLongestName = 22;
constexpr int kGap = 2;

constexpr QSize kSwatch(22, 12);

// Drawn whenever it is painted: a legend gets new values many times a minute, and the pictures of as many
// icons would fill the cache of pictures.
class Swatch : public QIconEngine {
  public:
    Swatch(const QColor& colour, std::size_t curve) : colour_(colour), curve_(curve) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State state) override {
        QColor colour = colour_;
        if (state == QIcon::Off) colour.setAlphaF(0.25F);
        painter->save();
        painter->translate(rect.topLeft());
        painter->scale(static_cast<double>(rect.width()) / kSwatch.width(),
                       static_cast<double>(rect.height()) / kSwatch.height());
        painter->setPen(curvePen(colour, curve_));
        painter->drawLine(QPointF(1, 6), QPointF(kSwatch.width() - 1, 6));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }

    QIconEngine* clone() const override { return new Swatch(*this); }

  private:
    QColor colour_;
    std::size_t curve_;
};

}  // namespace

QPen curvePen(const QColor& colour, std::size_t curve) {
    // In widths of the pen. The seventh curve has the first one's colour, and its pattern is that of the
    // second.
    static const QVector<qreal> patterns[] = {{}, {4, 2}, {1, 1.5}, {5, 2, 1, 2}, {2.5, 1.5, 1, 1.5}, {7, 3}};
    constexpr std::size_t kPatterns = std::size(patterns);
    QPen pen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QVector<qreal>& pattern = patterns[(curve + curve / kPatterns) % kPatterns];
    if (pattern.isEmpty()) return pen;
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(pattern);
    return pen;
}

CurveLegend::CurveLegend(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Curves"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CurveLegend::layOut() {
    int x = 0, y = 0, rowHeight = 0;
    for (QToolButton* button : buttons_) {
        const QSize wanted = button->sizeHint();
        if (x > 0 && x + wanted.width() > width()) {
            x = 0;
            y += rowHeight;
        }
        button->setGeometry(x, y, std::min(wanted.width(), width()), wanted.height());
        x += wanted.width() + kGap;
        rowHeight = wanted.height();
    }
    // Not by height-for-width: a layout that uses it no longer distributes its height by the stretch factors.
    setFixedHeight(std::max(1, y + rowHeight));
}

QSize CurveLegend::sizeHint() const {
    int width = 0, height = 0;
    for (const QToolButton* button : buttons_) {
        width += button->sizeHint().width() + kGap;
        height = button->sizeHint().height();
    }
    return {width, height};
}

QSize CurveLegend::minimumSizeHint() const {
    return buttons_.isEmpty() ? QSize() : QSize(buttons_.first()->sizeHint().width(), sizeHint().height());
}

// The style sheet may reach the entries after they were arranged.
bool CurveLegend::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) layOut();
    return QWidget::event(event);
}

void CurveLegend::resizeEvent(QResizeEvent*) {
    layOut();
}

void CurveLegend::clear() {
    qDeleteAll(buttons_);
    buttons_.clear();
    updateGeometry();
}

void CurveLegend::addEntry(const QString& name, const QColor& colour) {
    auto* button = new QToolButton;
    const int index = count();
    button->setCheckable(true);
    button->setChecked(true);
    button->setIconSize({scaled(kSwatch.width()), scaled(kSwatch.height())});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(button, &QToolButton::toggled, this, [this, index](bool shown) { emit toggled(index, shown); });
    button->setParent(this);
    button->show();
    buttons_ << button;
    setEntry(index, name, {}, colour);
}

void CurveLegend::setEntry(int index, const QString& name, const QString& note, const QColor& colour) {
    QToolButton* button = buttons_[index];
    QString shortName = name;
    if (name.size() > kLongestName) shortName = name.left(kLongestName - 1) + QStringLiteral("…");
    const QString text = note.isEmpty() ? shortName : shortName + ' ' + note;
    if (button->text() != text) {
        button->setText(text);
        updateGeometry();
        layOut();
    }
    button->setToolTip(tr("%1: show or hide").arg(name));
    button->setAccessibleName(name);
    button->setIcon(QIcon(new Swatch(colour, static_cast<std::size_t>(index))));
}

bool CurveLegend::shown(int index) const {
    return buttons_[index]->isChecked();
}

}  // namespace paragram::ui
