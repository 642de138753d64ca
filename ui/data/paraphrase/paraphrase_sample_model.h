// Paraphrases made of a sample, next to the sentences that were translated.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/corpora/sample_paraphrases.h"

namespace paragram::ui {

class ParaphraseSampleModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kSentence, kParaphrase, kOriginal, kOverlap, kScore, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    // original: heading of the sentences that were translated.
    void clear(const QString& original);
    void append(const std::vector<SampledParaphrase>& pairs);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<SampledParaphrase> pairs_;
    QString original_;
};

}  // namespace paragram::ui
