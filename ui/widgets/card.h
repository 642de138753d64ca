// A titled frame: the one kind of box panels are built of.
#pragma once

#include <QFrame>
#include <QVBoxLayout>

#include "ui/widgets/elided_label.h"

namespace paragram::ui {

class Card : public QFrame {
    Q_OBJECT

  public:
    explicit Card(const QString& title = {}, QWidget* parent = nullptr);

    // shortForm: what takes the title's place where there is no room for it.
    void setTitle(const QString& title, const QString& shortForm = {});
    // Muted text at the right of the header.
    void setNote(const QString& note, const QString& shortForm = {});
    // Adds a small control at the right of the header, after the note.
    void addToHeader(QWidget* widget);
    QVBoxLayout* body() { return body_; }

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    // The title does not give way to the note.
    void keepTitle();

    ElidedLabel* title_;
    ElidedLabel* note_;
    QHBoxLayout* header_;
    QVBoxLayout* body_;
};

}  // namespace paragram::ui
