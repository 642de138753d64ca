// Pairs in HDF5: the authors' training file, and our pair store.
#include <fmt/format.h>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/psp_pair_reader.h"
#include "core/pairs/store/pair_store.h"
#include "core/pairs/store/psp_pairs.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 8192;  // pairs
constexpr const char* kHdf5Mark = "\x89HDF\r\n";

class StoreReader : public CheckedReader {
  public:
    StoreReader(PairStore store, std::string name) : store_(std::move(store)), name_(std::move(name)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        if (at_ == store_.info().pairs) return ReadOutcome::end;
        const auto place = static_cast<std::size_t>(at_ % kChunk);
        if (place == 0) {
            try {
                chunk_ = store_.read(at_, kChunk);
            } catch (const Hdf5Damage& damage) {
                return damage.error();
            }
        }
        ++at_;
        pair = std::move(chunk_[place]);
        for (const std::string* text : {&pair.source, &pair.target}) {
            if (const auto damage = findTextProblem(*text)) {
                return reject({fmt::format("{}: pair {}", name_, at_), damage->found, "UTF-8 text",
                               "import the pairs again or set pairs.skip-bad-lines"});
            }
        }
        if (const char* side = emptySide(pair))
            return reject(emptySideError(fmt::format("{}: pair {}", name_, at_), side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return at_; }
    double fraction() const override {
        return static_cast<double>(at_) / static_cast<double>(std::max<std::int64_t>(1, store_.info().pairs));
    }
    std::pair<std::string, std::string> languages() const override {
        return {store_.info().sourceLanguage, store_.info().targetLanguage};
    }

  private:
    PairStore store_;
    std::string name_;
    std::vector<SentencePair> chunk_;
    std::int64_t at_ = 0;
};

class StoreWriter : public PairWriter {
  public:
    StoreWriter(const std::filesystem::path& file, PairWriterOptions options)
        : writer_(file), options_(std::move(options)) {}
    void add(double score, std::string_view source, std::string_view target, std::string_view) override {
        writer_.add({std::string(source), std::string(target), static_cast<float>(score)});
    }
    void finish() override {
        const auto code = [](const std::string& language) {
            return language == "und" ? std::string() : language;
        };
        writer_.commit({0, code(options_.sourceLanguage), code(options_.targetLanguage), "", "", false});
    }

  private:
    PairStoreWriter writer_;
    PairWriterOptions options_;
};

}  // namespace

PairFormat pspFormat() {
    PairFormat format;
    format.id = "psp-hdf5";
    format.title = "P-SP .h5";
    format.sentence = "The authors' training file, X.h5 with X.vocab next to it, converted back to text.";
    format.endings = {".h5"};
    format.recognises = [](const PairSource& source) {
        return source.head.starts_with(kHdf5Mark) && PspPairs::recognises(source.input.first) ? Match::certain
                                                                                              : Match::no;
    };
    format.read = [](PairSource source) { return makePspPairReader(source.input.first); };
    return format;
}

PairFormat pairStoreFormat() {
    PairFormat format;
    format.id = "pair-store";
    format.title = "Pair store";
    format.sentence = "The result of an import, to be filtered again or merged with others.";
    format.endings = {".h5"};
    format.recognises = [](const PairSource& source) {
        return source.head.starts_with(kHdf5Mark) ? Match::certain : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        Result<PairStore> store = PairStore::open(source.input.first);
        if (!store) return store.error();
        return std::unique_ptr<PairReader>(
            std::make_unique<StoreReader>(std::move(*store), source.input.first.string()));
    };
    format.write = [](const std::filesystem::path& file,
                      const PairWriterOptions& options) -> Result<std::unique_ptr<PairWriter>> {
        return std::unique_ptr<PairWriter>(std::make_unique<StoreWriter>(file, options));
    };
    return format;
}

}  // namespace paragram
