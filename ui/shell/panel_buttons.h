// The list of panels at the left: icons with names, or only icons when folded.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

class QButtonGroup;
class QVBoxLayout;

namespace paragram::ui {

class PanelButton : public QAbstractButton {
    Q_OBJECT

  public:
    PanelButton(const QString& iconName, const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

class PanelButtons : public QWidget {
    Q_OBJECT

  public:
    explicit PanelButtons(QWidget* parent = nullptr);

    void addPanel(const QString& iconName, const QString& title);
    void setCurrent(int index);
    // The user's choice; a narrow window is always folded.
    void setFolded(bool folded);
    bool folded() const { return folded_; }
    void setNarrow(bool narrow);

  signals:
    void chosen(int index);

  private:
    void applyWidth();

    QVBoxLayout* list_;
    QButtonGroup* group_;
    PanelButton* fold_;
    bool folded_ = false;
    bool narrow_ = false;
};

}  // namespace paragram::ui
