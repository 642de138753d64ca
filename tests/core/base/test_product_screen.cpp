// Screened products: no cell that matters is left out, whatever the vectors.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>

#include "core/base/numeric/kernels.h"
#include "core/base/numeric/matrix.h"
#include "core/base/numeric/product_screen.h"
#include "core/base/random.h"

using namespace paragram;

namespace {

Matrix filled(std::size_t rows, std::size_t cols,
              const std::function<double(std::size_t, std::size_t)>& value) {
    Matrix m(rows, cols);
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t k = 0; k < cols; ++k) m(i, k) = static_cast<float>(value(i, k));
    return m;
}

}  // namespace

class TestProductScreen : public QObject {
    Q_OBJECT
  private slots:
    void everyCellAtItsFloorIsVisited_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("dimension");
        for (const int d : {1, 3, 24, 300, 1024}) {
            for (const char* kind : {"normal", "peaks", "nearly equal", "tiny", "huge", "zero"})
                QTest::addRow("%s, d %d", kind, d) << kind << d;
        }
    }
    // The floor of every second row is exactly a cosine of it, that of every second column one of its own.
    void everyCellAtItsFloorIsVisited() {
        QFETCH(QString, kind);
        QFETCH(int, dimension);
        const auto d = static_cast<std::size_t>(dimension);
        Random random(7);
        const auto value = [&](std::size_t i, std::size_t k) -> double {
            if (kind == "zero") return i % 3 == 0 ? 0 : random.normal();
            if (kind == "peaks") return k == i % d ? 1 : 1e-3 * random.normal();
            if (kind == "nearly equal") return std::sin(static_cast<double>(k)) + 1e-4 * random.normal();
            return random.normal() * (kind == "tiny" ? 1e-18 : kind == "huge" ? 1e15 : 1);
        };
        const Matrix rows = filled(91, d, value), cols = filled(1100, d, value);
        const auto dot = [&](std::size_t i, std::size_t j) {
            return kernels().dot(rows.row(i).data(), cols.row(j).data(), d);
        };
        Workers workers(2);
        for (const Screening screening : {Screening::bytes, Screening::floats}) {
            const ProductScreen screen(cols, rows.rows(), workers, screening);
            ProductScreen::Block block(screen);
            block.open(rows);
            for (std::size_t first = 0; first < cols.rows(); first += ProductScreen::kCols) {
                const std::size_t count = std::min(ProductScreen::kCols, cols.rows() - first);
                std::vector<float> rowFloors(rows.rows(), INFINITY), colFloors(count, INFINITY);
                for (std::size_t i = 0; i < rows.rows(); i += 2)
                    rowFloors[i] = dot(i, first + random.below(count));
                for (std::size_t j = 0; j < count; j += 2)
                    colFloors[j] = dot(random.below(rows.rows()), first + j);
                std::set<std::pair<std::size_t, std::size_t>> visited, rowsOnly;
                block.visit(first, rowFloors.data(), colFloors.data(), [&](std::size_t i, std::size_t j) {
                    QVERIFY(visited.insert({i, j}).second);
                });
                block.visit(first, rowFloors.data(), nullptr, [&](std::size_t i, std::size_t j) {
                    rowsOnly.insert({i, j});
                });
                for (std::size_t i = 0; i < rows.rows(); ++i) {
                    for (std::size_t j = first; j < first + count; ++j) {
                        const float cosine = dot(i, j);
                        if (cosine >= std::min(rowFloors[i], colFloors[j - first]))
                            QVERIFY(visited.contains({i, j}));
                        if (cosine >= rowFloors[i]) QVERIFY(rowsOnly.contains({i, j}));
                    }
                }
                QVERIFY(std::ranges::includes(visited, rowsOnly));
            }
        }
    }

    // The bound must also be of use: of random vectors few cells are looked at twice.
    void fewCellsOfRandomVectorsAreVisited() {
        constexpr std::size_t kDimension = 300;
        Random random(5);
        const auto value = [&](std::size_t, std::size_t) {
            return random.normal() / std::sqrt(double{kDimension});
        };
        const Matrix rows = filled(ProductScreen::kRows, kDimension, value),
                     cols = filled(4096, kDimension, value);
        Workers workers(1);
        for (const auto& [screening, most] :
             {std::pair(Screening::bytes, 24), std::pair(Screening::floats, 10)}) {
            const ProductScreen screen(cols, rows.rows(), workers, screening);
            ProductScreen::Block block(screen);
            block.open(rows);
            std::vector<float> floors(rows.rows(), -INFINITY);
            std::size_t visits = 0;
            for (std::size_t first = 0; first < cols.rows(); first += ProductScreen::kCols) {
                block.visit(first, floors.data(), nullptr, [&](std::size_t i, std::size_t j) {
                    ++visits;
                    floors[i] = std::max(floors[i],
                                         kernels().dot(rows.row(i).data(), cols.row(j).data(), kDimension));
                });
            }
            QVERIFY2(visits < rows.rows() * static_cast<std::size_t>(most),
                     qPrintable(QString::number(visits)));
        }
    }
};

QTEST_GUILESS_MAIN(TestProductScreen)
#include "test_product_screen.moc"
