#include "core/neural/beam_search.h"

#include <ATen/CPUGeneratorImpl.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace paragram::neural {
namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();

// A search in progress: the living hypotheses of all sentences, `beam` rows for each.
class Search {
  public:
    Search(Decoder& decoder, const Memory& memory, std::int64_t end, const WritingOptions& options)
        : decoder_(decoder),
          end_(end),
          options_(options),
          rows_(options.sample ? options.best : options.beam),
          state_(decoder.start(memory)) {
        const at::Tensor& given = memory.context.defined() ? memory.context : memory.states;
        const std::int64_t count = given.size(0);
        const auto whole = given.options().dtype(at::kLong);
        found_.resize(static_cast<std::size_t>(count));
        live_.resize(static_cast<std::size_t>(count));
        state_.select(at::arange(count, whole).repeat_interleave(rows_));
        last_ = at::full({count * rows_}, end, whole);
        scores_ = at::zeros({count, rows_}, given.options().dtype(at::kDouble));
        for (std::size_t i = 0; i < live_.size(); ++i) live_[i] = i;
        written_.resize(live_.size() * static_cast<std::size_t>(rows_));
        if (!options.sample && rows_ > 1) scores_.slice(1, 1) = kNever;  // all beams are equal at the start
        if (options.shortlist.empty()) return;
        const at::Tensor tokens = at::tensor(options.shortlist, at::kInt).to(at::kLong);
        decoder.limit(state_, tokens.to(given.device()));
    }

    bool done() const { return live_.empty(); }

    void step() {
        at::Tensor logs = decoder_.step(last_, position_, state_);
        if (options_.sample) logs = logs / options_.temperature;
        if (options_.sample || !decoder_.copies()) logs = logs.log_softmax(1);
        logs = logs.to(at::kDouble);
        for (const std::int32_t token : options_.never)
            if (const std::int64_t place = placeOf(token); place >= 0) logs.select(1, place).fill_(kNever);
        const std::int64_t end = placeOf(end_);
        if (position_ == 0) logs.select(1, end).fill_(kNever);
        if (position_ == options_.longest) {
            logs.slice(1, 0, end).fill_(kNever);
            logs.slice(1, end + 1).fill_(kNever);
        }
        if (options_.sample)
            draw(logs);
        else
            search(logs);
        ++position_;
    }

    std::vector<std::vector<Hypothesis>> results() {
        for (auto& list : found_) {
            std::ranges::stable_sort(list, std::greater{}, &Hypothesis::score);
            if (list.size() > static_cast<std::size_t>(options_.best))
                list.resize(static_cast<std::size_t>(options_.best));
        }
        return std::move(found_);
    }

  private:
    // Between tokens and the columns of what the decoder scores; -1: none.
    std::int64_t placeOf(std::int64_t token) const {
        const auto& list = options_.shortlist;
        if (list.empty()) return token;
        const auto place = std::ranges::lower_bound(list, token);
        return place != list.end() && *place == token ? place - list.begin() : -1;
    }
    std::int64_t tokenAt(std::int64_t place) const {
        return options_.shortlist.empty() ? place : options_.shortlist[static_cast<std::size_t>(place)];
    }

    double normalised(double score) const {
        return score / std::pow(static_cast<double>(position_ + 1), options_.lengthPenalty);
    }

    void search(const at::Tensor& logs) {
        const auto sentences = static_cast<std::int64_t>(live_.size());
        const std::int64_t vocabulary = logs.size(1);
        const at::Tensor all = (logs.view({sentences, rows_, vocabulary}) + scores_.unsqueeze(2)).flatten(1);
        const std::int64_t count = std::min(2 * rows_, all.size(1));
        const at::Tensor where = std::get<1>((options_.noise > 0 ? all + gumbel(all) : all).topk(count, 1));
        const at::Tensor best = all.gather(1, where);
        const at::Tensor bestHere = best.cpu().contiguous(), whereHere = where.cpu().contiguous();
        Next next;
        for (std::int64_t s = 0; s < sentences; ++s) {
            auto& found = found_[live_[static_cast<std::size_t>(s)]];
            Next mine;
            for (std::int64_t c = 0; c < count; ++c) {
                const double score = bestHere.data_ptr<double>()[s * count + c];
                const std::int64_t place = whereHere.data_ptr<std::int64_t>()[s * count + c];
                const std::int64_t row = s * rows_ + place / vocabulary, token = tokenAt(place % vocabulary);
                if (token != end_) {
                    if (mine.rows.size() < static_cast<std::size_t>(rows_)) mine.add(row, token, score);
                } else if (c < rows_ && score > kNever && found.size() < static_cast<std::size_t>(rows_)) {
                    found.push_back({extended(row, token), normalised(score)});
                }
            }
            if (found.size() < static_cast<std::size_t>(rows_) && position_ < options_.longest)
                next.append(mine, live_[static_cast<std::size_t>(s)]);
        }
        proceed(next);
    }

    at::Generator& generator() {
        if (!generator_.defined()) generator_ = at::detail::createCPUGenerator(options_.seed);
        return generator_;
    }

    at::Tensor gumbel(const at::Tensor& like) {
        constexpr double kLeast = 1e-30;
        const at::Tensor uniform = at::empty(like.sizes(), at::kDouble).uniform_(0, 1, generator());
        const at::Tensor noise = uniform.clamp_min_(kLeast).log_().neg_().clamp_min_(kLeast).log_();
        return noise.mul_(-options_.noise).to(like.device());
    }

    void draw(at::Tensor logs) {
        at::Tensor chances = logs.exp();
        if (options_.topK > 0 || options_.topP < 1) {
            const auto [sorted, order] = chances.sort(1, true);
            at::Tensor kept = sorted.clone();
            if (options_.topK > 0) kept.slice(1, std::min(options_.topK, kept.size(1))) = 0;
            if (options_.topP < 1) kept.masked_fill_(sorted.cumsum(1) - sorted >= options_.topP, 0);
            chances = at::zeros_like(chances).scatter(1, order, kept);
        }
        const at::Tensor drawn = chances.cpu().multinomial(1, false, generator()).squeeze(1);
        const at::Tensor gained = logs.cpu().gather(1, drawn.unsqueeze(1)).squeeze(1);
        const at::Tensor before = scores_.flatten().cpu();
        Next next;
        for (std::size_t s = 0; s < live_.size(); ++s) {
            Next mine;
            for (std::int64_t r = 0; r < rows_; ++r) {
                const auto row = static_cast<std::int64_t>(s) * rows_ + r;
                const std::int64_t token = tokenAt(drawn.data_ptr<std::int64_t>()[row]);
                const bool over = before.data_ptr<double>()[row] == kNever;
                const double score = before.data_ptr<double>()[row] + gained.data_ptr<double>()[row];
                if (!over && token == end_)
                    found_[live_[s]].push_back({extended(row, token), normalised(score)});
                mine.add(row, token, over || token == end_ ? kNever : score);
            }
            if (found_[live_[s]].size() < static_cast<std::size_t>(rows_)) next.append(mine, live_[s]);
        }
        proceed(next);
    }

    // The rows that live on, each with the token that it writes.
    struct Next {
        std::vector<std::int64_t> rows, tokens;
        std::vector<double> scores;
        std::vector<std::size_t> live;
        void add(std::int64_t row, std::int64_t token, double score) {
            rows.push_back(row);
            tokens.push_back(token);
            scores.push_back(score);
        }
        void append(const Next& of, std::size_t sentence) {
            rows.insert(rows.end(), of.rows.begin(), of.rows.end());
            tokens.insert(tokens.end(), of.tokens.begin(), of.tokens.end());
            scores.insert(scores.end(), of.scores.begin(), of.scores.end());
            live.push_back(sentence);
        }
    };

    Tokens extended(std::int64_t row, std::int64_t token) const {
        Tokens tokens = written_[static_cast<std::size_t>(row)];
        tokens.push_back(static_cast<std::int32_t>(token));
        return tokens;
    }

    void proceed(const Next& next) {
        std::vector<Tokens> written;
        for (std::size_t i = 0; i < next.rows.size(); ++i)
            written.push_back(extended(next.rows[i], next.tokens[i]));
        written_ = std::move(written);
        live_ = next.live;
        if (live_.empty()) return;
        const auto device = last_.device();
        const at::Tensor rows = at::tensor(next.rows, at::kLong).to(device);
        state_.select(rows);
        last_ = at::tensor(next.tokens, at::kLong).to(device);
        scores_ = at::tensor(next.scores, at::kDouble).to(device).view({-1, rows_});
    }

    Decoder& decoder_;
    std::int64_t end_;
    const WritingOptions& options_;
    std::int64_t rows_;  // for each sentence
    std::vector<std::vector<Hypothesis>> found_;
    DecoderState state_;             // of the living rows
    at::Tensor last_, scores_;       // theirs; scores_ (sentences, rows_)
    std::vector<std::size_t> live_;  // numbers of the sentences in progress
    std::vector<Tokens> written_;    // of each row
    std::int64_t position_ = 0;
    at::Generator generator_{};
};

}  // namespace

std::vector<std::vector<Hypothesis>> writeSentences(Decoder& decoder, const Memory& memory, std::int64_t end,
                                                    const WritingOptions& options) {
    const at::NoGradGuard off;
    const auto& list = options.shortlist;
    if (!list.empty() && (!std::ranges::binary_search(list, end) || list.front() < 0 || list.back() > end ||
                          !std::ranges::is_sorted(list)))
        throw std::runtime_error("the shortlist is not ascending, or lacks the end");
    Search search(decoder, memory, end, options);
    while (!search.done()) search.step();
    return search.results();
}

}  // namespace paragram::neural
