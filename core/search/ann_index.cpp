#include "core/search/ann_index.h"

#include <faiss/IndexHNSW.h>
#include <faiss/IndexIVF.h>
#include <faiss/impl/AuxIndexStructures.h>
#include <faiss/impl/FaissException.h>
#include <faiss/index_factory.h>
#include <faiss/index_io.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"

// Part of GCC's OpenMP, with which FAISS is compiled; <omp.h> comes with one compiler only.
extern "C" {
int omp_get_max_threads();
void omp_set_num_threads(int);
}

namespace paragram {
namespace {

constexpr std::size_t kExactUpTo = 200'000;
constexpr std::size_t kAddAtOnce = 20'000;
constexpr int kMostEffort = 4096;
constexpr std::size_t kMoreByCodes = 4, kFewQueries = 4;

// FAISS's own description of an index.
std::string description(IndexKind kind, std::size_t vectors) {
    if (kind == IndexKind::hnsw) return "HNSW32,Flat";
    const double wanted = 4 * std::sqrt(static_cast<double>(vectors));
    const auto lists =
        std::clamp<std::size_t>(static_cast<std::size_t>(wanted), 1, std::max<std::size_t>(1, vectors / 40));
    return fmt::format("IVF{},{}", lists, kind == IndexKind::compressed ? "SQ8" : "Flat");
}

// Ends FAISS's training of centres when the job is stopped.
struct StopCallback : faiss::InterruptCallback {
    explicit StopCallback(const JobContext& job) : job_(job) {}
    bool want_interrupt() override { return job_.shouldStop(); }
    const JobContext& job_;
};

}  // namespace

struct AnnIndex::State {
    std::unique_ptr<faiss::Index> index;
};

IndexKind indexKindFor(std::size_t vectors) {
    return vectors <= kExactUpTo ? IndexKind::exact : IndexKind::compressed;
}

AnnIndex::AnnIndex(std::unique_ptr<State> state) : state_(std::move(state)) {}
AnnIndex::~AnnIndex() = default;
AnnIndex::AnnIndex(AnnIndex&&) noexcept = default;
AnnIndex& AnnIndex::operator=(AnnIndex&&) noexcept = default;

Result<AnnIndex> AnnIndex::build(VectorView vectors, IndexKind kind, const JobContext& job) {
    auto state = std::make_unique<State>();
    state->index.reset(faiss::index_factory(static_cast<int>(vectors.cols),
                                            description(kind, vectors.rows).c_str(),
                                            faiss::METRIC_INNER_PRODUCT));
    if (auto* ivf = dynamic_cast<faiss::IndexIVF*>(state->index.get())) {
        ivf->cp.niter = 10;
        ivf->cp.max_points_per_centroid = 64;
        job.report({"Finding centres", 0, 0, "", 0, "", -1});
        faiss::InterruptCallback::instance = std::make_unique<StopCallback>(job);
        bool stopped = false;
        try {
            ivf->train(static_cast<faiss::Index::idx_t>(vectors.rows), vectors.data);
        } catch (const faiss::FaissException&) {
            stopped = job.stop.stop_requested();
            if (!stopped) throw;
        }
        faiss::InterruptCallback::clear_instance();
        if (stopped) return Stopped{};
    }
    AnnIndex index(std::move(state));
    const Result<Nothing> added = index.add(vectors, job);
    if (!added) return added.error();
    return index;
}

Result<Nothing> AnnIndex::add(VectorView vectors, const JobContext& job) {
    const Stopwatch watch;
    for (std::size_t at = 0; at < vectors.rows; at += kAddAtOnce) {
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kAddAtOnce, vectors.rows - at);
        state_->index->add(static_cast<faiss::Index::idx_t>(count), vectors.row(at).data());
        const auto done = static_cast<double>(at + count), total = static_cast<double>(vectors.rows);
        const double rate = done / watch.seconds();
        job.report(
            {"Building the index", done, total, "sentences", rate, "sentences", (total - done) / rate});
    }
    return Nothing{};
}

Result<AnnIndex> AnnIndex::read(const std::filesystem::path& file) {
    if (auto broken = findBrokenSeal(file)) return *broken;
    auto state = std::make_unique<State>();
    try {
        state->index.reset(faiss::read_index(file.c_str()));
    } catch (const faiss::FaissException&) {
        return Error{file.string(), "not a readable index", "an index of FAISS", "build the index again"};
    }
    return AnnIndex(std::move(state));
}

void AnnIndex::write(const std::filesystem::path& file) const {
    AtomicFile target(file);
    try {
        faiss::write_index(state_->index.get(), target.temporary().c_str());
    } catch (const faiss::FaissException&) {
        throwWriteFailure(file);
    }
    sealFile(target.temporary(), file);
    target.commit();
}

std::size_t AnnIndex::size() const {
    return static_cast<std::size_t>(state_->index->ntotal);
}

NeighbourLists AnnIndex::search(VectorView queries, std::size_t k, VectorView vectors) const {
    const auto* ivf = dynamic_cast<const faiss::IndexIVF*>(state_->index.get());
    const bool codes = ivf && ivf->code_size < vectors.cols * sizeof(float);
    const std::size_t wanted = codes ? kMoreByCodes * k : k;
    // For a single query, synchronising threads costs more than they gain.
    const int threads = omp_get_max_threads();
    if (queries.rows < kFewQueries) omp_set_num_threads(1);
    std::vector<float> cosines(queries.rows * wanted);
    std::vector<faiss::Index::idx_t> places(queries.rows * wanted);
    state_->index->search(static_cast<faiss::Index::idx_t>(queries.rows), queries.data,
                          static_cast<faiss::Index::idx_t>(wanted), cosines.data(), places.data());
    omp_set_num_threads(threads);
    NeighbourLists found(queries.rows, k);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] < 0) continue;
        const std::size_t query = i / wanted;
        const auto place = static_cast<std::size_t>(places[i]);
        const float cosine =
            codes ? kernels().dot(queries.row(query).data(), vectors.row(place).data(), vectors.cols)
                  : cosines[i];
        found.insert(query, cosine, static_cast<std::int32_t>(place));
    }
    return found;
}

int AnnIndex::effort() const {
    if (const auto* ivf = dynamic_cast<const faiss::IndexIVF*>(state_->index.get()))
        return static_cast<int>(ivf->nprobe);
    if (const auto* graph = dynamic_cast<const faiss::IndexHNSW*>(state_->index.get()))
        return graph->hnsw.efSearch;
    return 1;
}

void AnnIndex::setEffort(int effort) {
    if (auto* ivf = dynamic_cast<faiss::IndexIVF*>(state_->index.get()))
        ivf->nprobe = std::min(static_cast<std::size_t>(effort), static_cast<std::size_t>(ivf->nlist));
    if (auto* graph = dynamic_cast<faiss::IndexHNSW*>(state_->index.get())) graph->hnsw.efSearch = effort;
}

double AnnIndex::tune(VectorView queries, const NeighbourLists& exact, VectorView vectors, double wanted) {
    double recall = 0;
    for (int effort = 4; effort <= kMostEffort; effort += effort / 2) {
        setEffort(effort);
        recall = recallOf(search(queries, exact.k(), vectors), exact);
        if (recall >= wanted || this->effort() < effort) break;
    }
    return recall;
}

double recallOf(const NeighbourLists& found, const NeighbourLists& exact) {
    constexpr float kEqual = 1e-5F;
    std::size_t right = 0, all = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) {
        const std::size_t count = exact.count(i);
        all += count;
        for (std::size_t n = 0; n < std::min(count, found.count(i)); ++n)
            right += found.cosines(i)[n] >= exact.cosines(i)[count - 1] - kEqual ? 1 : 0;
    }
    return all > 0 ? static_cast<double>(right) / static_cast<double>(all) : 1;
}

}  // namespace paragram
