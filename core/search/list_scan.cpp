#include "core/search/list_scan.h"

#include <faiss/IndexFlat.h>
#include <faiss/IndexIVFFlat.h>
#include <faiss/IndexScalarQuantizer.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr std::size_t kFewQueries = 64;  // for one thread
constexpr std::size_t kRows = Kernels::kDotRows, kCodes = 256;

// A list that a query searches.
struct Visit {
    std::int32_t list;
    std::size_t query;
    float cosine;  // of the list's centre
};

// By list, so that its vectors are read once for all the queries.
std::vector<Visit> visitsOf(const NeighbourLists& nearest, std::size_t first, std::size_t last) {
    std::vector<Visit> visits;
    visits.reserve((last - first) * nearest.k());
    for (std::size_t query = first; query < last; ++query)
        for (std::size_t n = 0; n < nearest.k(); ++n)
            if (const std::int32_t list = nearest.indices(query)[n]; list >= 0)
                visits.push_back({list, query, nearest.cosines(query)[n]});
    std::ranges::stable_sort(visits, {}, &Visit::list);
    return visits;
}

// The vectors of a list.
struct Listed {
    faiss::InvertedLists::ScopedCodes heldCodes;
    faiss::InvertedLists::ScopedIds heldNumbers;
    const std::uint8_t* codes;
    const faiss::Index::idx_t* numbers;
    std::size_t size;

    Listed(const faiss::IndexIVF& index, std::size_t list)
        : heldCodes(index.invlists, list),
          heldNumbers(index.invlists, list),
          codes(heldCodes.get()),
          numbers(heldNumbers.get()),
          size(index.invlists->list_size(list)) {}
};

void scanFloats(const Listed& listed, std::span<const Visit> visits, VectorView queries,
                NeighbourLists& found) {
    const auto* vectors = reinterpret_cast<const float*>(listed.codes);
    const auto dot = kernels().dot;
    for (const Visit& visit : visits) {
        const float* query = queries.row(visit.query).data();
        for (std::size_t i = 0; i < listed.size; ++i) {
            const float cosine = dot(query, vectors + i * queries.cols, queries.cols);
            if (cosine >= found.kthBest(visit.query))
                found.insert(visit.query, cosine, static_cast<std::int32_t>(listed.numbers[i]));
        }
    }
}

// A code c is the vector, or its difference from the centre, m + (c + 1/2) w / 255 with the quantizer's
// smallest values m and widths w, so a product with a query q is
//     q m + sum q w / 510  +  sum (q w / 255) c,
// of which the first part, and q w / 255, are computed once for each query.
class ByteQueries {
  public:
    ByteQueries(const faiss::IndexIVFScalarQuantizer& index, VectorView queries, std::size_t first,
                std::size_t last)
        : residuals_(index.by_residual),
          first_(first),
          nobody_(queries.cols),
          scaled_(last - first, queries.cols),
          bases_(last - first) {
        const float* smallest = index.sq.trained.data();
        const float* width = smallest + queries.cols;
        for (std::size_t i = 0; i < scaled_.rows(); ++i) {
            const std::span<const float> query = queries.row(first + i);
            double base = 0;
            for (std::size_t k = 0; k < query.size(); ++k) {
                scaled_.row(i)[k] = query[k] * width[k] / 255;
                base += static_cast<double>(query[k]) * (smallest[k] + width[k] / 510.0);
            }
            bases_[i] = static_cast<float>(base);
        }
    }

    void scan(const Listed& listed, std::span<const Visit> visits, NeighbourLists& found) {
        for (std::size_t at = 0; at < visits.size(); at += kRows)
            scanFew(listed, visits.subspan(at, std::min(kRows, visits.size() - at)), found);
    }

  private:
    void scanFew(const Listed& listed, std::span<const Visit> visits, NeighbourLists& found) {
        std::array<const float*, kRows> rows;
        rows.fill(nobody_.data());
        for (std::size_t i = 0; i < visits.size(); ++i)
            rows[i] = scaled_.row(visits[i].query - first_).data();
        const std::size_t d = scaled_.cols();
        for (std::size_t at = 0; at < listed.size; at += kCodes) {
            const std::size_t count = std::min(kCodes, listed.size - at);
            kernels().dotsWithBytes(sums_.data(), rows.data(), listed.codes + at * d, d, count);
            for (std::size_t i = 0; i < visits.size(); ++i) {
                const std::size_t query = visits[i].query;
                const float base = bases_[query - first_] + (residuals_ ? visits[i].cosine : 0);
                float floor = found.kthBest(query);
                for (std::size_t j = 0; j < count; ++j) {
                    const float cosine = base + sums_[j * kRows + i];
                    if (cosine < floor) continue;
                    found.insert(query, cosine, static_cast<std::int32_t>(listed.numbers[at + j]));
                    floor = found.kthBest(query);
                }
            }
        }
    }

    bool residuals_;
    std::size_t first_;
    std::vector<float> nobody_;  // zeros
    Matrix scaled_;
    std::vector<float> bases_;
    std::array<float, kRows * kCodes> sums_{};
};

}  // namespace

bool canScan(const faiss::IndexIVF& index) {
    const auto* bytes = dynamic_cast<const faiss::IndexIVFScalarQuantizer*>(&index);
    const bool known = bytes ? bytes->sq.qtype == faiss::ScalarQuantizer::QT_8bit &&
                                   bytes->sq.trained.size() == 2 * static_cast<std::size_t>(index.d)
                             : dynamic_cast<const faiss::IndexIVFFlat*>(&index) != nullptr;
    return known && index.metric_type == faiss::METRIC_INNER_PRODUCT &&
           dynamic_cast<const faiss::IndexFlat*>(index.quantizer) != nullptr;
}

VectorView centresOf(const faiss::IndexIVF& index) {
    const auto& centres = dynamic_cast<const faiss::IndexFlat&>(*index.quantizer);
    return {centres.get_xb(), static_cast<std::size_t>(centres.ntotal), static_cast<std::size_t>(index.d)};
}

NeighbourLists scanLists(const faiss::IndexIVF& index, VectorView queries, const NeighbourLists& nearest,
                         std::size_t k, Workers& workers) {
    NeighbourLists found(queries.rows, k);
    const auto* inBytes = dynamic_cast<const faiss::IndexIVFScalarQuantizer*>(&index);
    workers.forRanges(queries.rows, kFewQueries, [&](std::size_t first, std::size_t last) {
        const std::vector<Visit> visits = visitsOf(nearest, first, last);
        std::optional<ByteQueries> byteQueries;
        if (inBytes) byteQueries.emplace(*inBytes, queries, first, last);
        for (auto begin = visits.begin(); begin != visits.end();) {
            const std::int32_t list = begin->list;
            const auto end = std::ranges::find_if(begin, visits.end(),
                                                  [&](const Visit& visit) { return visit.list != list; });
            const Listed listed(index, static_cast<std::size_t>(list));
            if (byteQueries)
                byteQueries->scan(listed, {begin, end}, found);
            else
                scanFloats(listed, {begin, end}, queries, found);
            begin = end;
        }
    });
    return found;
}

}  // namespace paragram
