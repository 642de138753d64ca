#include "core/tasks/filter_context.h"

#include <algorithm>

#include "core/pairs/pair_store.h"
#include "core/tasks/evaluation_suites.h"
#include "core/tasks/load_model.h"
#include "core/tasks/pair_scorer.h"
#include "core/text/line_reader.h"
#include "core/text/unicode.h"
#include "core/tokens/make_tokenizer.h"

namespace paragram {
namespace {

// The sentences of evaluation sets; lists of single words are left out, for they stand in any text.
class Sentences {
  public:
    Result<Nothing> read(const std::filesystem::path& path, JobContext& job) {
        if (path.extension() == ".h5") return readStore(path);
        const Result<EvaluationSuites> suites = readSuites({path}, job);
        if (suites) {
            take(*suites);
            return Nothing{};
        }
        std::error_code code;
        if (!std::filesystem::is_regular_file(path, code)) return suites.error();
        return readLines(path);
    }

    EvaluationSentences result() && {
        auto all = std::make_shared<Sentences>(std::move(*this));
        return {all->names_, [all](const auto& take) {
                    for (std::size_t s = 0; s < all->texts_.size(); ++s)
                        for (const std::string& text : all->texts_[s]) take(s, text);
                }};
    }

  private:
    // Sets of one suite stand together: a line for each language of Tatoeba would hide what matters.
    std::vector<std::string>& textsOf(const std::string& suite) {
        const auto found = std::ranges::find(names_, suite);
        if (found != names_.end()) return texts_[static_cast<std::size_t>(found - names_.begin())];
        names_.push_back(suite);
        return texts_.emplace_back();
    }

    void take(const EvaluationSuites& suites) {
        for (const StsSet& set : suites.graded) {
            if (set.suite == kWordSuite || set.name == "train") continue;
            auto& texts = textsOf(set.suite);
            for (const StsPair& pair : set.pairs) {
                texts.push_back(pair.first);
                texts.push_back(pair.second);
            }
        }
        for (const LabelledSet& set : suites.labelled) {
            auto& texts = textsOf(set.suite);
            // Training sentences of a set with parts may be learned from.
            const bool parted = std::ranges::any_of(set.parts, [](SetPart p) { return p != SetPart::train; });
            for (std::size_t i = 0; i < set.size(); ++i) {
                if (parted && set.parts[i] == SetPart::train) continue;
                texts.push_back(set.firsts[i]);
                if (set.ofPairs()) texts.push_back(set.seconds[i]);
            }
        }
        for (const RetrievalSet& set : suites.retrieval) {
            auto& texts = textsOf(set.name.substr(0, set.name.find('.')));
            texts.insert(texts.end(), set.source.begin(), set.source.end());
            texts.insert(texts.end(), set.target.begin(), set.target.end());
        }
        for (const MiningTask& task : suites.mining) {
            auto& texts = textsOf(task.name.substr(0, task.name.find('.')));
            for (const auto* side : {&task.test.source, &task.test.target})
                texts.insert(texts.end(), side->sentences.begin(), side->sentences.end());
        }
    }

    Result<Nothing> readStore(const std::filesystem::path& file) {
        const Result<PairStore> store = PairStore::open(file);
        if (!store) return store.error();
        auto& texts = textsOf(file.filename().string());
        constexpr std::int64_t kChunk = 1 << 15;
        try {
            for (std::int64_t first = 0; first < store->info().pairs; first += kChunk) {
                for (SentencePair& pair : store->read(first, kChunk)) {
                    texts.push_back(std::move(pair.source));
                    texts.push_back(std::move(pair.target));
                }
            }
        } catch (const Hdf5Damage& damage) {
            return damage.error();
        }
        return Nothing{};
    }

    // Each column of each line; what is a number or a name does no harm.
    Result<Nothing> readLines(const std::filesystem::path& file) {
        Result<LineReader> reader = LineReader::open(file);
        if (!reader) return reader.error();
        auto& texts = textsOf(file.filename().string());
        Line line;
        while (true) {
            const Result<bool> more = reader->next(line);
            if (!more) return more.error();
            if (!*more) return Nothing{};
            if (line.problem) return *line.problem;
            for (std::size_t at = 0; at <= line.text.size();) {
                const std::size_t end = std::min(line.text.find('\t', at), line.text.size());
                texts.push_back(line.text.substr(at, end - at));
                at = end + 1;
            }
        }
    }

    std::vector<std::string> names_;
    std::vector<std::vector<std::string>> texts_;
};

// The known tokens of a text in lower case, as training takes them, unless a model says otherwise.
Result<TokenCounter> loadTokenCounter(const std::filesystem::path& file) {
    std::error_code code;
    std::shared_ptr<const Tokenizer> source, target;
    bool lower = TextSettings().lowerCase;
    if (std::filesystem::is_directory(file, code) || file.extension() == ".h5") {
        const auto model = loadModel(file);
        if (!model) return model.error();
        const auto of = [&](Side side) {
            return std::shared_ptr<const Tokenizer>(*model, &(*model)->tokenizer->tokenizer(0, side));
        };
        source = of(Side::source);
        target = of(Side::target);
        lower = (*model)->settings.text.lowerCase;
    } else {
        const auto tokenizer = readTokenizer(file);
        if (!tokenizer) return tokenizer.error();
        source = target = *tokenizer;
    }
    return TokenCounter([source, target, lower](std::string_view text, PairSide side) {
        const Tokenizer& tokenizer = side == PairSide::source ? *source : *target;
        std::vector<std::int32_t> ids;
        tokenizer.appendIds(lower ? lowerCase(text) : std::string(text), ids);
        return ids.size();
    });
}

}  // namespace

FilterContext makeFilterContext(const std::string& sourceLanguage, const std::string& targetLanguage,
                                const std::vector<std::filesystem::path>& suites, JobContext& job) {
    FilterContext context;
    context.sourceLanguage = sourceLanguage;
    context.targetLanguage = targetLanguage;
    context.loadScorer = [sourceLanguage, targetLanguage, &job](const std::filesystem::path& model) {
        return loadPairScorer(model, sourceLanguage, targetLanguage, job);
    };
    context.loadTokenCounter = loadTokenCounter;
    context.loadEvaluation =
        [suites, &job](const std::vector<std::filesystem::path>& asked) -> Result<EvaluationSentences> {
        Sentences sentences;
        for (const auto& path : asked.empty() ? suites : asked) {
            const Result<Nothing> read = sentences.read(path, job);
            if (!read) return read.error();
        }
        return std::move(sentences).result();
    };
    return context;
}

}  // namespace paragram
