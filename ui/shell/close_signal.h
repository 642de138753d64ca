// Turns SIGTERM, SIGINT and SIGHUP, as a session that ends or a terminal that closes sends them, into a Qt
// signal.
#pragma once

#include <QObject>

namespace paragram::ui {

// One in a program. During its lifetime the first of these signals is reported; the next one has its usual
// effect.
class CloseSignal : public QObject {
    Q_OBJECT

  public:
    explicit CloseSignal(QObject* parent = nullptr);
    ~CloseSignal() override;

  signals:
    void received();
};

}  // namespace paragram::ui
