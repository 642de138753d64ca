// Matrices in a file: zeros until they are written, forgotten rows, copies.
#include <sys/mman.h>

#include <QTest>
#include <algorithm>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/result.h"

using namespace paragram;

namespace {

constexpr std::size_t kRows = 64;

std::size_t floatsOfPage() {
    return pageBytes() / sizeof(float);
}

// Pages of the matrix, whose rows are pages, that are in memory.
std::size_t pagesInMemory(Matrix& matrix) {
    std::vector<unsigned char> pages(matrix.rows());
    if (::mincore(matrix.data(), matrix.size() * sizeof(float), pages.data()) != 0) return 0;
    return static_cast<std::size_t>(std::ranges::count_if(pages, [](unsigned char in) { return in & 1; }));
}

}  // namespace

class TestFileMemory : public QObject {
    Q_OBJECT
  private slots:
    void onlyRowsThatAreWrittenNeedMemory() {
        Matrix matrix(kRows, floatsOfPage(), Storage::file);
        QCOMPARE(matrix.storage(), Storage::file);
        QCOMPARE(pagesInMemory(matrix), 0U);
        for (const std::size_t row : {3U, 17U, 18U, 60U}) std::ranges::fill(matrix.row(row), 2.0F);
        QCOMPARE(pagesInMemory(matrix), 4U);
        QCOMPARE(matrix(17, 5), 2.0F);
    }

    void forgottenRowsAreZerosWithoutMemory() {
        Matrix matrix(kRows, floatsOfPage(), Storage::file);
        std::fill_n(matrix.data(), matrix.size(), 1.0F);
        matrix.forgetRows(10, 30);
        QCOMPARE(pagesInMemory(matrix), kRows - 20);
        QCOMPARE(matrix(9, 0), 1.0F);
        QCOMPARE(matrix(10, 0), 0.0F);
        QCOMPARE(matrix(29, floatsOfPage() - 1), 0.0F);
        QCOMPARE(matrix(30, 0), 1.0F);
    }

    void pagesThatHaveOtherRowsStay() {
        Matrix matrix(kRows, floatsOfPage() / 4 * 3, Storage::file);
        std::fill_n(matrix.data(), matrix.size(), 1.0F);
        matrix.forgetRows(1, 6);  // 0.75 to 4.5 pages
        QCOMPARE(matrix(0, matrix.cols() - 1), 1.0F);
        QCOMPARE(matrix(1, 0), 1.0F);
        QCOMPARE(matrix(2, 0), 0.0F);
        QCOMPARE(matrix(5, matrix.cols() - 1), 1.0F);
        QCOMPARE(matrix(6, 0), 1.0F);
    }

    void aMatrixInMemoryForgetsNothing() {
        Matrix matrix(kRows, floatsOfPage());
        std::fill_n(matrix.data(), matrix.size(), 1.0F);
        matrix.forgetRows(0, kRows);
        QCOMPARE(matrix(5, 5), 1.0F);
    }

    void moreThanTheDiskHasIsRefused() {
        try {
            const Matrix matrix(std::size_t{1} << 40, 4, Storage::file);
            QFAIL("accepted");
        } catch (const MachineFailure& failure) {
            QVERIFY(QString::fromStdString(failure.error().sentence()).contains("17592.2 GB for a table"));
        }
    }

    void copiesAreInMemoryAndMovedOnesAreNot() {
        Matrix matrix(2, 3, Storage::file);
        matrix(1, 2) = 7;
        const Matrix copy = matrix;
        QCOMPARE(copy.storage(), Storage::memory);
        QVERIFY(copy == matrix);
        Matrix moved;
        moved = std::move(matrix);
        QCOMPARE(moved.storage(), Storage::file);
        QCOMPARE(moved(1, 2), 7.0F);
        moved = copy;
        QCOMPARE(moved.storage(), Storage::file);
    }
};

QTEST_GUILESS_MAIN(TestFileMemory)
#include "test_file_memory.moc"
