#include "ui/scoring/contribution_cells.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ContributionCells)
};

// SentencePiece marks the start of a word; readers see words without the mark.
std::vector<HeatLabel> labelsOf(const std::vector<ContributionToken>& tokens) {
    std::vector<HeatLabel> labels;
    for (const ContributionToken& token : tokens) {
        QString text = QString::fromStdString(token.text);
        if (text.size() > 1 && text.startsWith(QChar(0x2581))) text.remove(0, 1);
        labels.push_back({text, token.dropped});
    }
    return labels;
}

}  // namespace

namespace {

// Where a cosine is no sum over pairs of pieces: a column and a row of what it loses without each piece.
ContributionCells marginCells(const Contribution& from, bool fromRight) {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const auto lost = [](const ContributionToken& token) { return token.dropped ? kNone : token.leftOut; };
    ContributionCells cells{labelsOf(from.source), labelsOf(from.target), {}};
    const HeatLabel margin{Words::tr("without it"), false};
    cells.rows.push_back(margin);
    cells.columns.push_back(margin);
    for (const ContributionToken& token : from.source) {
        cells.values.insert(cells.values.end(), from.target.size(), kNone);
        cells.values.push_back(lost(token));
    }
    for (const ContributionToken& token : from.target) cells.values.push_back(lost(token));
    cells.values.push_back(kNone);
    if (fromRight) {
        std::reverse(cells.columns.begin(), cells.columns.end() - 1);
        std::reverse(cells.values.end() - static_cast<std::ptrdiff_t>(cells.columns.size()),
                     cells.values.end() - 1);
    }
    return cells;
}

}  // namespace

ContributionCells contributionCells(const CosineAnswer& answer) {
    const Contribution& from = answer.contribution;
    const bool fromRight = QString::fromStdString(answer.question.target).isRightToLeft();
    if (!from.divisible) return marginCells(from, fromRight);
    ContributionCells cells{labelsOf(from.source), labelsOf(from.target), {}};
    const std::size_t columns = from.target.size();
    for (std::size_t i = 0; i < from.source.size(); ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            const std::size_t column = fromRight ? columns - 1 - j : j;
            const bool empty = from.source[i].dropped || from.target[column].dropped;
            cells.values.push_back(empty ? std::numeric_limits<double>::quiet_NaN()
                                         : static_cast<double>(from.cells(i, column)));
        }
    }
    if (fromRight) std::reverse(cells.columns.begin(), cells.columns.end());
    return cells;
}

QString contributionNote(const CosineAnswer& answer) {
    double sum = 0;
    const Matrix& cells = answer.contribution.cells;
    for (std::size_t i = 0; i < cells.rows(); ++i)
        for (const float cell : cells.row(i)) sum += static_cast<double>(cell);
    QStringList parts{answer.contribution.divisible
                          ? Words::tr("cells sum to %1").arg(cosineText(sum))
                          : Words::tr("margins: the cosine minus the cosine without the piece")};
    parts << (answer.unknown == 0 ? Words::tr("no piece unknown")
                                  : Words::tr("%1 pieces unknown", nullptr, plural(answer.unknown))
                                        .arg(countText(qint64(answer.unknown))));
    if (answer.cut > 0) parts << Words::tr("%1 beyond the limit").arg(countText(qint64(answer.cut)));
    return parts.join(" · ");
}

}  // namespace paragram::ui
