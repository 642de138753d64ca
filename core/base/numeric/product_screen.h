// Which cells of a product of vectors can matter, at a fraction of the cost of the product.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/numeric/large_pages.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/workers.h"

namespace paragram {

// bytes: a product of 8-bit integers, four times as fast as one of floats where the processor has
// instructions for it (VNNI); floats: OpenBLAS; fastest: what this processor is better at.
enum class Screening { fastest, bytes, floats };

// Approximate cosines say which pairs of vectors are worth an exact one. For every cell the approximation has
// a proven bound on its error (product_screen.cpp); a cell is visited if its cosine may reach the floor of
// its row or of its column. So a caller that computes the cosine of each visited cell by kernels().dot, and
// raises the floors to the best cosines it has, finds the same bits with every kind of screening.
class ProductScreen {
  public:
    static constexpr std::size_t kRows = 240, kCols = 1024;  // of a tile, at most

    // cols must outlive the screen and be finite, as must rows. rowCount: of all blocks together. Few rows or
    // columns are not worth their bytes.
    ProductScreen(VectorView cols, std::size_t rowCount, Workers& workers,
                  Screening screening = Screening::fastest);

    // row: of the block; col: of all columns.
    using Visit = std::function<void(std::size_t row, std::size_t col)>;

    // A block of rows, with the working memory of one thread.
    class Block {
      public:
        explicit Block(const ProductScreen& screen);

        // At most kRows rows of as many dimensions as the columns; they must outlive the visits.
        void open(VectorView rows);
        // Visits the cells of the columns [firstCol, firstCol + kCols), as far as there are any, whose dot
        // product may be at least rowFloors[row] or colFloors[col - firstCol]. Visits may raise the floors,
        // which takes effect at once. colFloors is null if only rows matter. firstCol is a multiple of kCols.
        void visit(std::size_t firstCol, const float* rowFloors, const float* colFloors, const Visit& visit);

      private:
        // Of a row: the scale s and the length |s p| of its bytes, and what the two approximations of its
        // cosines may lack beside what depends on the column.
        struct Errors {
            float scale = 1, length = 0, byteError = 0, floatError = 0;
        };
        void visitBytes(std::size_t firstCol, std::size_t cols, const float* rowFloors,
                        const float* colFloors, const Visit& visit);
        void visitFloats(std::size_t firstCol, std::size_t cols, const float* rowFloors,
                         const float* colFloors, const Visit& visit);
        template <class Upper>
        void visitPicked(std::size_t row, std::size_t firstCol, std::size_t count, const float* rowFloors,
                         const float* colFloors, const Upper& upper, const Visit& visit);

        const ProductScreen& screen_;
        VectorView rows_;
        std::vector<std::int8_t> bytes_;  // (kRows, stride)
        std::vector<std::int32_t> start_;
        std::vector<Errors> errors_;
        std::vector<float> noFloors_, cells_;
        std::vector<std::int32_t> products_, picked_;
        std::size_t visits_ = 0, inFloats_ = 0;  // tiles that are still screened in floats
    };

  private:
    std::size_t strips() const { return (cols_.rows + kStrip - 1) / kStrip; }
    // lengths: of the columns, (cols).
    void quantiseStrip(std::size_t strip, double* lengths);

    static constexpr std::size_t kStrip = 64;  // columns whose bytes lie together

    VectorView cols_;
    bool bytes_;
    std::size_t stride_;                                                  // dimensions, a multiple of 4
    std::vector<std::uint8_t, LargePageAllocator<std::uint8_t>> strips_;  // (strips, stride / 4, 64, 4)
    std::vector<float> scales_, errors_;                                  // of the columns
    float longest_ = 0, worst_ = 0;                                       // column: length, error
};

}  // namespace paragram
