// The sentences of a document broken into lines of a column; only those that are shown.
#pragma once

#include <QCache>
#include <QFont>
#include <QTextLayout>

#include "core/tasks/corpora/correct_alignment.h"

class QPainter;

namespace paragram::ui {

class SentenceLayouts {
  public:
    SentenceLayouts();

    void setTexts(const DocumentSentences* texts);
    void setColumn(int width, const QFont& font);
    int width() const { return width_; }

    int height(std::int32_t sentence) const { return layout(sentence).height; }
    // From the length alone.
    int estimatedHeight(std::int32_t sentence) const;
    // Where `highlighted` occurs, in any case of letters, the background is that of a search.
    void draw(QPainter& painter, const QPointF& at, std::int32_t sentence, const QColor& colour,
              const QString& highlighted) const;

  private:
    struct Laid {
        QTextLayout layout;
        int height = 0;
    };
    const Laid& layout(std::int32_t sentence) const;

    const DocumentSentences* texts_ = nullptr;
    QFont font_;
    int width_ = 100, lineHeight_ = 16;
    double letterWidth_ = 7;
    mutable QCache<std::int32_t, Laid> cache_;
};

}  // namespace paragram::ui
