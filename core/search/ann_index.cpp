#include "core/search/ann_index.h"

#include <faiss/IndexFlat.h>
#include <faiss/IndexHNSW.h>
#include <faiss/IndexIVF.h>
#include <faiss/impl/AuxIndexStructures.h>
#include <faiss/impl/FaissException.h>
#include <faiss/impl/io.h>
#include <faiss/index_factory.h>
#include <faiss/index_io.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"
#include "core/search/brute_force_search.h"
#include "core/search/exact_search.h"
#include "core/search/list_scan.h"

// Part of GCC's OpenMP, with which FAISS is compiled; <omp.h> comes with one compiler only.
extern "C" {
int omp_get_max_threads();
void omp_set_num_threads(int);
}

namespace paragram {
namespace {

constexpr std::size_t kExactUpTo = 200'000;
constexpr std::size_t kAtOnce = 20'000;
constexpr int kMostEffort = 4096;
constexpr std::size_t kMoreByCodes = 4;
constexpr std::size_t kFewQueries = 4;                    // for one thread
constexpr std::size_t kFewCompared = 256;                 // queries, for one thread
constexpr std::size_t kFewVectors = 16, kManyLists = 96;  // ranking all centres costs less

// FAISS's own description of an index.
std::string description(IndexKind kind, std::size_t vectors) {
    if (kind == IndexKind::hnsw) return "HNSW32,Flat";
    const double wanted = 4 * std::sqrt(static_cast<double>(vectors));
    const auto lists =
        std::clamp<std::size_t>(static_cast<std::size_t>(wanted), 1, std::max<std::size_t>(1, vectors / 40));
    return fmt::format("IVF{},{}", lists, kind == IndexKind::compressed ? "SQ8" : "Flat");
}

// While it exists, an index compares vectors with its centres by findNeighbours: on all threads, and the
// centres do not depend on how many there are, as they do with FAISS's own products.
class ExactCentres {
  public:
    ExactCentres(faiss::IndexIVF& index, Workers& workers)
        : index_(index), own_(index.quantizer), exact_(index.d, workers) {
        index.quantizer = &exact_;
    }
    ~ExactCentres() { index_.quantizer = own_; }
    ExactCentres(const ExactCentres&) = delete;
    ExactCentres& operator=(const ExactCentres&) = delete;

    // Gives the index the centres that were found.
    void keep() { own_->add(exact_.ntotal, exact_.get_xb()); }

  private:
    struct Centres : faiss::IndexFlatIP {
        Centres(idx_t dimension, Workers& threads) : IndexFlatIP(dimension), workers(threads) {}
        void search(idx_t n, const float* x, idx_t k, float* cosines, idx_t* labels,
                    const faiss::SearchParameters*) const override {
            const auto size = [](idx_t value) { return static_cast<std::size_t>(value); };
            const VectorView vectors(x, size(n), size(d)), centres(get_xb(), size(ntotal), size(d));
            for (std::size_t at = 0; at < vectors.rows; at += kAtOnce) {
                faiss::InterruptCallback::check();
                const VectorView part = vectors.range(at, std::min(kAtOnce, vectors.rows - at));
                const auto found = findNeighbours(part, centres, size(k), Directions::rows, workers);
                std::ranges::copy(found->ofRows.allIndices(), labels + at * size(k));
                std::ranges::copy(found->ofRows.allCosines(), cosines + at * size(k));
            }
        }
        Workers& workers;
    };

    faiss::IndexIVF& index_;
    faiss::Index* own_;
    Centres exact_;
};

// While it exists, FAISS stops training centres when the job is stopped.
class Interruptible {
  public:
    explicit Interruptible(const JobContext& job) {
        faiss::InterruptCallback::instance = std::make_unique<Callback>(job);
    }
    ~Interruptible() { faiss::InterruptCallback::clear_instance(); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

  private:
    struct Callback : faiss::InterruptCallback {
        explicit Callback(const JobContext& of) : job(of) {}
        bool want_interrupt() override { return job.shouldStop(); }
        const JobContext& job;
    };
};

}  // namespace

struct AnnIndex::State {
    std::unique_ptr<faiss::Index> index;

    bool hasLists() const { return dynamic_cast<const faiss::IndexIVF*>(index.get()) != nullptr; }
    faiss::IndexIVF& lists() const { return dynamic_cast<faiss::IndexIVF&>(*index); }
    bool compressed() const {
        return hasLists() && lists().code_size < static_cast<std::size_t>(index->d) * sizeof(float);
    }
    bool known() const {
        return hasLists() ? canScan(lists()) : dynamic_cast<const faiss::IndexHNSW*>(index.get()) != nullptr;
    }
};

IndexKind indexKindFor(std::size_t vectors) {
    return vectors <= kExactUpTo ? IndexKind::exact : IndexKind::compressed;
}

AnnIndex::AnnIndex(std::unique_ptr<State> state) : state_(std::move(state)) {}
AnnIndex::~AnnIndex() = default;
AnnIndex::AnnIndex(AnnIndex&&) noexcept = default;
AnnIndex& AnnIndex::operator=(AnnIndex&&) noexcept = default;

Result<AnnIndex> AnnIndex::build(VectorView vectors, IndexKind kind, Workers& workers,
                                 const JobContext& job) {
    Result<AnnIndex> index = train(vectors, kind, workers, job);
    if (!index) return index;
    const Result<Nothing> added = index->add(vectors, workers, job);
    if (!added) return added.error();
    return index;
}

Result<AnnIndex> AnnIndex::train(VectorView vectors, IndexKind kind, Workers& workers,
                                 const JobContext& job) {
    auto state = std::make_unique<State>();
    state->index.reset(faiss::index_factory(static_cast<int>(vectors.cols),
                                            description(kind, vectors.rows).c_str(),
                                            faiss::METRIC_INNER_PRODUCT));
    if (auto* ivf = dynamic_cast<faiss::IndexIVF*>(state->index.get())) {
        ivf->cp.niter = 10;
        ivf->cp.max_points_per_centroid = 64;
        job.report({"Finding centres", 0, 0, "", 0, "", -1});
        static std::mutex oneAtATime;  // FAISS has one callback for the whole program
        const std::lock_guard lock(oneAtATime);
        const Interruptible interruptible(job);
        ExactCentres centres(*ivf, workers);
        try {
            ivf->train(static_cast<faiss::Index::idx_t>(vectors.rows), vectors.data);
        } catch (const faiss::FaissException&) {
            if (job.stop.stop_requested()) return Stopped{};
            throw;
        }
        centres.keep();
    }
    return AnnIndex(std::move(state));
}

Result<Nothing> AnnIndex::add(VectorView vectors, Workers& workers, const JobContext& job) {
    const Stopwatch watch;
    for (std::size_t at = 0; at < vectors.rows; at += kAtOnce) {
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kAtOnce, vectors.rows - at);
        const VectorView part = vectors.range(at, count);
        if (state_->hasLists()) {
            const NeighbourLists nearest = nearestLists(part, 1, workers);
            const std::vector<std::int64_t> lists(nearest.allIndices().begin(), nearest.allIndices().end());
            std::vector<std::int64_t> numbers(count);
            std::iota(numbers.begin(), numbers.end(), static_cast<std::int64_t>(size()));
            addToLists(part, numbers, lists);
        } else {
            state_->index->add(static_cast<faiss::Index::idx_t>(count), part.data);
        }
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
        state->index.reset();
    }
    if (!state->index || !state->known())
        return Error{file.string(), "not a readable index", "an index of FAISS", "build the index again"};
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

std::string AnnIndex::bytes() const {
    faiss::VectorIOWriter writer;
    faiss::write_index(state_->index.get(), &writer);
    return {reinterpret_cast<const char*>(writer.data.data()), writer.data.size()};
}

AnnIndex AnnIndex::fromBytes(std::string_view bytes) {
    faiss::VectorIOReader reader;
    reader.data.assign(bytes.begin(), bytes.end());
    auto state = std::make_unique<State>();
    state->index.reset(faiss::read_index(&reader));
    return AnnIndex(std::move(state));
}

std::size_t AnnIndex::size() const {
    return static_cast<std::size_t>(state_->index->ntotal);
}

std::size_t AnnIndex::candidates(std::size_t k) const {
    return state_->compressed() ? kMoreByCodes * k : k;
}

NeighbourLists AnnIndex::nearestLists(VectorView vectors, std::size_t count, Workers& workers) const {
    const VectorView centres = centresOf(state_->lists());
    const std::size_t each = std::min(count, centres.rows);
    if (vectors.rows < kFewVectors || each > kManyLists)
        return std::move(*rankAll(vectors, centres, each, {}, workers, {}));
    return std::move(findNeighbours(vectors, centres, each, Directions::rows, workers)->ofRows);
}

void AnnIndex::addToLists(VectorView vectors, std::span<const std::int64_t> numbers,
                          std::span<const std::int64_t> lists) {
    state_->lists().add_core(static_cast<faiss::Index::idx_t>(vectors.rows), vectors.data, numbers.data(),
                             lists.data());
}

NeighbourLists AnnIndex::searchLists(VectorView queries, const NeighbourLists& nearest, std::size_t k,
                                     Workers& workers) const {
    return scanLists(state_->lists(), queries, nearest, k, workers);
}

NeighbourLists AnnIndex::search(VectorView queries, std::size_t k, VectorView vectors,
                                Workers& workers) const {
    if (state_->hasLists()) {
        const NeighbourLists nearest = nearestLists(queries, static_cast<std::size_t>(effort()), workers);
        const NeighbourLists candidates = searchLists(queries, nearest, this->candidates(k), workers);
        return state_->compressed() ? bestOf(candidates, queries, {0, queries.rows}, k, vectors, workers)
                                    : candidates;
    }
    // For a single query, synchronising threads costs more than they gain.
    const int threads = omp_get_max_threads();
    if (queries.rows < kFewQueries) omp_set_num_threads(1);
    std::vector<float> cosines(queries.rows * k);
    std::vector<faiss::Index::idx_t> places(queries.rows * k);
    state_->index->search(static_cast<faiss::Index::idx_t>(queries.rows), queries.data,
                          static_cast<faiss::Index::idx_t>(k), cosines.data(), places.data());
    omp_set_num_threads(threads);
    NeighbourLists found(queries.rows, k);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] >= 0) found.insert(i / k, cosines[i], static_cast<std::int32_t>(places[i]));
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

double AnnIndex::tune(VectorView queries, const NeighbourLists& exact, VectorView vectors, double wanted,
                      Workers& workers) {
    const auto set = [this](int wish) {
        setEffort(wish);
        return effort();
    };
    return tuneEffort(
        set, [&] { return search(queries, exact.k(), vectors, workers); }, exact, wanted);
}

NeighbourLists bestOf(const NeighbourLists& candidates, VectorView queries, IndexRange range, std::size_t k,
                      VectorView vectors, Workers& workers) {
    NeighbourLists found(queries.rows, k);
    workers.forRanges(range.size(), kFewCompared, [&](std::size_t from, std::size_t to) {
        for (std::size_t i = range.first + from; i < range.first + to; ++i)
            for (const std::int32_t place : candidates.indices(i)) {
                if (place < 0) break;
                const float* vector = vectors.row(static_cast<std::size_t>(place)).data();
                found.insert(i, kernels().dot(queries.row(i).data(), vector, vectors.cols), place);
            }
    });
    return found;
}

double tuneEffort(const std::function<int(int)>& setEffort, const std::function<NeighbourLists()>& search,
                  const NeighbourLists& exact, double wanted) {
    double recall = 0;
    for (int effort = 4; effort <= kMostEffort; effort += effort / 2) {
        const int set = setEffort(effort);
        recall = recallOf(search(), exact);
        if (recall >= wanted || set < effort) break;
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
