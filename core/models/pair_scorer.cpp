#include "core/models/pair_scorer.h"

#include <cmath>
#include <mutex>
#include <unordered_map>

#include "core/encoders/word_vector_file.h"
#include "core/models/load_model.h"
#include "core/models/text_encoder.h"

namespace paragram {
namespace {

constexpr char kVectorStage[] = "Reading word vectors";

// An encoder serves one thread at a time, so there is one for each thread.
class ModelScorer {
  public:
    ModelScorer(std::shared_ptr<const Model> model, Side source, Side target)
        : model_(std::move(model)), sides_{source, target} {}

    void score(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen,
               std::span<float> cosines) {
        std::unique_ptr<Place> place = take();
        for (int side = 0; side < 2; ++side) {
            place->texts.clear();
            for (const std::uint32_t i : chosen)
                place->texts.push_back(side == 0 ? pairs[i].source : pairs[i].target);
            place->encoder.encode(std::span<const std::string_view>(place->texts), sides_[side], false,
                                  place->workers, place->vectors[side]);
        }
        for (std::size_t i = 0; i < chosen.size(); ++i)
            cosines[i] = static_cast<float>(cosine(place->vectors[0].row(i), place->vectors[1].row(i)));
        const std::lock_guard lock(mutex_);
        free_.push_back(std::move(place));
    }

  private:
    struct Place {
        explicit Place(const Model& model) : encoder(model) {}
        TextEncoder encoder;
        Workers workers{1};
        std::vector<std::string_view> texts;
        Matrix vectors[2];
    };
    std::unique_ptr<Place> take() {
        {
            const std::lock_guard lock(mutex_);
            if (!free_.empty()) {
                std::unique_ptr<Place> place = std::move(free_.back());
                free_.pop_back();
                return place;
            }
        }
        return std::make_unique<Place>(*model_);
    }

    std::shared_ptr<const Model> model_;
    Side sides_[2];
    std::mutex mutex_;
    std::vector<std::unique_ptr<Place>> free_;
};

struct WordHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

class VectorScorer {
  public:
    static Result<std::shared_ptr<VectorScorer>> load(const std::filesystem::path& file,
                                                      const WordVectorShape& shape, JobContext& job) {
        auto scorer = std::make_shared<VectorScorer>();
        scorer->dimension_ = shape.dimension;
        std::int64_t count = 0;
        const Result<Nothing> read = readWordVectors(
            file, shape, [&](std::string_view word, std::span<const float> values, double fraction) {
                const std::string lower = lowerCase(word);
                if (!word.empty() && scorer->rows_.emplace(lower, scorer->rows_.size()).second)
                    scorer->values_.insert(scorer->values_.end(), values.begin(), values.end());
                if (++count % 4096 == 0) job.report({kVectorStage, 100 * fraction, 100, "%"});
                return count % 4096 != 0 || !job.shouldStop();
            });
        if (!read) return read.error();
        if (job.stop.stop_requested()) return Stopped{};  // with part of the vectors, cosines would differ
        return scorer;
    }

    void score(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen,
               std::span<float> cosines) const {
        WordSplitter splitter;
        std::vector<std::string_view> words;
        std::vector<float> sums[2];
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            sum(pairs[chosen[i]].source, splitter, words, sums[0]);
            sum(pairs[chosen[i]].target, splitter, words, sums[1]);
            cosines[i] = static_cast<float>(cosine(sums[0], sums[1]));
        }
    }

  private:
    // The sum of a sentence's word vectors; it has the direction of their mean.
    void sum(std::string_view text, WordSplitter& splitter, std::vector<std::string_view>& words,
             std::vector<float>& out) const {
        out.assign(dimension_, 0);
        const std::string lower = lowerCase(text);
        splitter.split(lower, words);
        for (const std::string_view word : words) {
            const auto row = rows_.find(word);
            if (row == rows_.end()) continue;
            const float* values = values_.data() + row->second * dimension_;
            for (std::size_t k = 0; k < dimension_; ++k) out[k] += values[k];
        }
    }

    std::size_t dimension_ = 0;
    std::unordered_map<std::string, std::size_t, WordHash, std::equal_to<>> rows_;
    std::vector<float> values_;
};

}  // namespace

Result<PairScorer> loadPairScorer(const std::filesystem::path& modelOrVectors,
                                  const std::string& sourceLanguage, const std::string& targetLanguage,
                                  JobContext& job) {
    Result<std::shared_ptr<const Model>> model = loadModel(modelOrVectors);
    if (model) {
        // Sides matter only to models whose languages share no rows.
        const auto sideOf = [&](const std::string& language, Side otherwise) {
            return language.empty() ? otherwise : (*model)->side(language);
        };
        auto scorer = std::make_shared<ModelScorer>(*model, sideOf(sourceLanguage, Side::source),
                                                    sideOf(targetLanguage, Side::target));
        return PairScorer(
            [scorer](auto pairs, auto chosen, auto cosines) { scorer->score(pairs, chosen, cosines); });
    }
    const std::filesystem::path extension = modelOrVectors.extension();
    if (!std::filesystem::is_regular_file(modelOrVectors) || extension == ".h5") return model.error();
    const Result<WordVectorShape> shape = recogniseWordVectors(modelOrVectors);
    if (!shape) return shape.error();
    const auto scorer = VectorScorer::load(modelOrVectors, *shape, job);
    if (!scorer) return scorer.error();
    return PairScorer(
        [scorer = *scorer](auto pairs, auto chosen, auto cosines) { scorer->score(pairs, chosen, cosines); });
}

}  // namespace paragram
