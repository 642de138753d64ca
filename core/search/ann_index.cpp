#include "core/search/ann_index.h"

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

    bool compressed() const {
        const auto* ivf = dynamic_cast<const faiss::IndexIVF*>(index.get());
        return ivf && ivf->code_size < static_cast<std::size_t>(ivf->d) * sizeof(float);
    }
    faiss::IndexIVF& lists() const { return dynamic_cast<faiss::IndexIVF&>(*index); }
};

IndexKind indexKindFor(std::size_t vectors) {
    return vectors <= kExactUpTo ? IndexKind::exact : IndexKind::compressed;
}

AnnIndex::AnnIndex(std::unique_ptr<State> state) : state_(std::move(state)) {}
AnnIndex::~AnnIndex() = default;
AnnIndex::AnnIndex(AnnIndex&&) noexcept = default;
AnnIndex& AnnIndex::operator=(AnnIndex&&) noexcept = default;

Result<AnnIndex> AnnIndex::build(VectorView vectors, IndexKind kind, const JobContext& job) {
    Result<AnnIndex> index = train(vectors, kind, job);
    if (!index) return index;
    const Result<Nothing> added = index->add(vectors, job);
    if (!added) return added.error();
    return index;
}

Result<AnnIndex> AnnIndex::train(VectorView vectors, IndexKind kind, const JobContext& job) {
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
    return AnnIndex(std::move(state));
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

AnnIndex::NearestLists AnnIndex::nearestLists(VectorView vectors, std::size_t count) const {
    const faiss::IndexIVF& ivf = state_->lists();
    const std::size_t each = std::min(count == 0 ? ivf.nprobe : count, ivf.nlist);
    NearestLists nearest{std::vector<std::int64_t>(vectors.rows * each),
                         std::vector<float>(vectors.rows * each)};
    ivf.quantizer->search(static_cast<faiss::Index::idx_t>(vectors.rows), vectors.data,
                          static_cast<faiss::Index::idx_t>(each), nearest.cosines.data(),
                          nearest.lists.data());
    return nearest;
}

void AnnIndex::addToLists(VectorView vectors, std::span<const std::int64_t> numbers,
                          std::span<const std::int64_t> lists) {
    state_->lists().add_core(static_cast<faiss::Index::idx_t>(vectors.rows), vectors.data, numbers.data(),
                             lists.data());
}

NeighbourLists AnnIndex::searchLists(VectorView queries, const NearestLists& nearest, std::size_t k) const {
    NeighbourLists found(queries.rows, k);
    if (queries.rows == 0) return found;
    std::vector<float> cosines(queries.rows * k);
    std::vector<faiss::Index::idx_t> places(queries.rows * k);
    faiss::IVFSearchParameters parameters;
    parameters.nprobe = nearest.lists.size() / queries.rows;
    state_->lists().search_preassigned(
        static_cast<faiss::Index::idx_t>(queries.rows), queries.data, static_cast<faiss::Index::idx_t>(k),
        nearest.lists.data(), nearest.cosines.data(), cosines.data(), places.data(), false, &parameters);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] >= 0) found.insert(i / k, cosines[i], static_cast<std::int32_t>(places[i]));
    return found;
}

NeighbourLists AnnIndex::search(VectorView queries, std::size_t k, VectorView vectors) const {
    const bool codes = state_->compressed();
    const std::size_t wanted = candidates(k);
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
    const auto set = [this](int wish) {
        setEffort(wish);
        return effort();
    };
    return tuneEffort(
        set, [&] { return search(queries, exact.k(), vectors); }, exact, wanted);
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
