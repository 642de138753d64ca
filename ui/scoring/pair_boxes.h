// Two fields for sentences, and their cosine: the one big number of the panel.
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace paragram::ui {

class PairBoxes : public QWidget {
    Q_OBJECT

  public:
    explicit PairBoxes(QWidget* parent = nullptr);

    QString source() const;
    QString target() const;
    void setPair(const QString& source, const QString& target);
    void swap();
    // NaN: no value.
    void setCosine(double cosine);
    // The cosine of a second model, next to the first; the names are shown below the numbers. An empty
    // secondName hides it.
    void setCompared(double cosine, const QString& firstName, const QString& secondName);
    QString cosineShown() const;

  signals:
    void changed();

  private:
    QPlainTextEdit* makeBox(const QString& name, const QString& hint);

    QPlainTextEdit* source_;
    QPlainTextEdit* target_;
    QLabel* cosine_;
    QLabel* caption_;
    QWidget* comparedPart_;
    QLabel* compared_;
    QLabel* comparedCaption_;
};

}  // namespace paragram::ui
