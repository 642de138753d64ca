// A splitter whose handles show nothing: the gap between the cards beside them is enough.
#pragma once

#include <QSplitter>

namespace paragram::ui {

class Splitter : public QSplitter {
    Q_OBJECT

  public:
    using QSplitter::QSplitter;

  protected:
    QSplitterHandle* createHandle() override;
};

}  // namespace paragram::ui
