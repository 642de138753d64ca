#include "core/tasks/corpora/search_memory.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <unordered_set>

#include "core/models/text_encoder.h"
#include "core/search/wording_search.h"
#include "core/tasks/corpora/build_index.h"
#include "core/tasks/corpora/memory_sides.h"

namespace paragram {
namespace {

constexpr std::size_t kFirstRepeats = 2;  // as many candidates as pairs wanted, for pairs that repeat others

struct Candidate {
    std::size_t line = 0;
    double cosine = 0, wording = 0;
};
using Candidates = std::vector<std::vector<Candidate>>;  // for each query

std::size_t columnOf(Side side) {
    return side == Side::source ? 0 : 1;
}

const std::string& languageOf(const MemoryRecord& record, Side side) {
    return side == Side::source ? record.sourceLanguage : record.targetLanguage;
}

// Of equal candidates the first; whether there are k, or the rest of the memory is no longer of use.
bool keepDistinct(const CorpusIndex& index, std::size_t k, bool all, std::vector<Candidate>& found) {
    std::unordered_set<std::string_view> seen;
    std::erase_if(found, [&](const Candidate& c) { return !seen.insert(index.lines()[c.line]).second; });
    const bool enough = found.size() >= k;
    if (enough) found.resize(k);
    return enough || all;
}

MemoryMatch matchOf(const Candidate& candidate, const CorpusIndex& index, Side side, const Wording& query,
                    const std::vector<NumberInText>& numbers, WordReader& reader) {
    MemoryMatch match;
    match.pair = static_cast<std::int64_t>(candidate.line);
    match.source = index.lines().field(candidate.line, 0);
    match.target = index.lines().field(candidate.line, 1);
    match.searched = side;
    match.cosine = candidate.cosine;
    SentenceWords words;
    std::vector<int> row;
    reader.read(match.text(), words);
    match.wording = query.similarity(match.text(), words, row);
    match.common = query.wordsInCommon(words);
    const std::vector<NumberInText> ofSource = numbersIn(match.source), ofTarget = numbersIn(match.target);
    match.sourceNumbers = numbersMissingIn(numbers, ofSource);
    match.targetNumbers = numbersMissingIn(numbers, ofTarget);
    match.missing = numbersMissingIn(side == Side::source ? ofSource : ofTarget, numbers);
    return match;
}

// Cosines that are shown alike are equal: the same sentence with several translations, say.
void sortEqualByWording(std::vector<MemoryMatch>& matches) {
    const auto shown = [](const MemoryMatch& match) { return std::llround(match.cosine * 1e6); };
    std::ranges::stable_sort(matches, [&](const MemoryMatch& a, const MemoryMatch& b) {
        return shown(a) != shown(b) ? shown(a) > shown(b) : a.wording > b.wording;
    });
}

}  // namespace

struct TranslationMemory::State {
    State(const Model& model, const MemoryFolder& folder) : sides(folder), encoder(model) {}

    std::shared_ptr<const CorpusIndex>& of(Side side) { return indexes[columnOf(side)]; }
    // The candidates of each query, best first: `wanted` of them, repeated pairs among them.
    Result<Candidates> byMeaning(const CorpusIndex& index, const Matrix& vectors, std::size_t wanted,
                                 const JobContext& job);
    Result<Candidates> byWording(const CorpusIndex& index, std::span<const Wording> queries,
                                 const Matrix& vectors, std::size_t wanted, const JobContext& job);

    MemorySides sides;
    TextEncoder encoder;
    Workers workers;
    std::shared_ptr<const CorpusIndex> indexes[2];
    std::atomic<bool> prepared[2] = {false, false};
};

Result<Candidates> TranslationMemory::State::byMeaning(const CorpusIndex& index, const Matrix& vectors,
                                                       std::size_t wanted, const JobContext& job) {
    const auto found = index.search(vectors, wanted, true, {}, workers, job);
    if (!found) return found.error();
    Candidates candidates(vectors.rows());
    for (std::size_t q = 0; q < vectors.rows(); ++q)
        for (std::size_t n = 0; n < found->count(q); ++n)
            candidates[q].push_back({static_cast<std::size_t>(found->indices(q)[n]), found->cosines(q)[n]});
    return candidates;
}

Result<Candidates> TranslationMemory::State::byWording(const CorpusIndex& index,
                                                       std::span<const Wording> queries,
                                                       const Matrix& vectors, std::size_t wanted,
                                                       const JobContext& job) {
    const auto found = findByWording(queries, index, wanted, workers, job);
    if (!found) return found.error();
    Candidates candidates(queries.size());
    for (std::size_t q = 0; q < queries.size(); ++q) {
        for (const WordedLine& line : (*found)[q])
            candidates[q].push_back(
                {line.line, cosine(vectors.row(q), index.vectors().row(line.line)), line.similarity});
        std::ranges::stable_sort(candidates[q], [](const Candidate& a, const Candidate& b) {
            return a.wording != b.wording ? a.wording > b.wording : a.cosine > b.cosine;
        });
    }
    return candidates;
}

TranslationMemory::TranslationMemory(std::shared_ptr<const Model> model, MemoryRequest request,
                                     MemoryRecord record)
    : model_(std::move(model)),
      request_(std::move(request)),
      record_(std::move(record)),
      state_(std::make_unique<State>(*model_, MemoryFolder{request_.folder})) {}
TranslationMemory::~TranslationMemory() = default;

Result<std::shared_ptr<TranslationMemory>> TranslationMemory::open(std::shared_ptr<const Model> model,
                                                                   const MemoryRequest& request,
                                                                   JobContext& job) {
    auto record = copyMemoryPairs(request.pairs, {request.folder}, request.again, job);
    if (!record) return record.error();
    return std::shared_ptr<TranslationMemory>(
        new TranslationMemory(std::move(model), request, std::move(*record)));
}

Side TranslationMemory::sideOf(const std::string& text) const {
    return state_->sides.sideOf(text, record_);
}

bool TranslationMemory::isPrepared(Side side) const {
    return state_->prepared[columnOf(side)];
}

Result<Nothing> TranslationMemory::prepare(Side side, JobContext& job) {
    if (isPrepared(side)) return Nothing{};
    const MemoryFolder folder{request_.folder};
    IndexRequest index;
    index.corpus = folder.pairs();
    index.column = static_cast<int>(columnOf(side));
    index.folder = folder.index(side);
    index.kind = IndexKind::exact;
    index.language = languageOf(record_, side);
    index.again = request_.again;
    Result<BuiltIndex> built = buildIndex(*model_, index, job);
    if (built.outcome() == Outcome::failed && request_.replace && !index.again) {
        index.again = true;
        built = buildIndex(*model_, index, job);
    }
    if (!built) return built.error();
    state_->of(side) = built->index;
    state_->prepared[columnOf(side)] = true;
    return Nothing{};
}

Result<std::vector<std::vector<MemoryMatch>>> TranslationMemory::search(std::span<const std::string> queries,
                                                                        Side side, MemoryOrder order,
                                                                        std::size_t k, JobContext& job) {
    const Result<Nothing> ready = prepare(side, job);
    if (!ready) return ready.error();
    const CorpusIndex& index = *state_->of(side);
    WordReader reader;
    std::vector<Wording> wordings;
    for (const std::string& query : queries) wordings.emplace_back(query, reader);
    Matrix vectors;
    state_->encoder.encode(queries, model_->side(languageOf(record_, side)), true, state_->workers, vectors);

    Candidates candidates;
    for (std::size_t wanted = std::min(index.size(), kFirstRepeats * k);;) {
        auto found = order == MemoryOrder::meaning ? state_->byMeaning(index, vectors, wanted, job)
                                                   : state_->byWording(index, wordings, vectors, wanted, job);
        if (!found) return found.error();
        if (job.shouldStop()) return Stopped{};
        candidates = std::move(*found);
        bool enough = true;
        for (std::size_t q = 0; q < queries.size(); ++q) {
            if (isBlank(queries[q])) candidates[q].clear();
            const bool all = wanted == index.size() || candidates[q].size() < wanted;
            enough = keepDistinct(index, k, all, candidates[q]) && enough;
        }
        if (enough) break;
        wanted = std::min(index.size(), wanted * 4);
    }

    std::vector<std::vector<MemoryMatch>> matches(queries.size());
    for (std::size_t q = 0; q < queries.size(); ++q) {
        const std::vector<NumberInText> numbers = numbersIn(queries[q]);
        for (const Candidate& candidate : candidates[q])
            matches[q].push_back(matchOf(candidate, index, side, wordings[q], numbers, reader));
        if (order == MemoryOrder::meaning) sortEqualByWording(matches[q]);
    }
    return matches;
}

}  // namespace paragram
