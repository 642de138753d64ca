#include "ui/widgets/splitter.h"

namespace paragram::ui {

namespace {

class EmptyHandle : public QSplitterHandle {
  public:
    using QSplitterHandle::QSplitterHandle;

  protected:
    void paintEvent(QPaintEvent*) override {}
};

}  // namespace

QSplitterHandle* Splitter::createHandle() {
    return new EmptyHandle(orientation(), this);
}

}  // namespace paragram::ui
