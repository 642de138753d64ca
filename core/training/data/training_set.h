// The pair stores that a training reads, one after another.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/store/pair_store.h"
#include "core/pairs/store/psp_pairs.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/tokens/token_list.h"
#include "core/training/data/pair_parses.h"

namespace paragram {

// Some pairs: as text, or as tokens from a file that contains no text.
struct RawPairs {
    std::vector<SentencePair> texts;
    PairTokens tokens;  // not truncated to tokenizer.maximum-tokens yet
    TokenList forms{};  // as PairTokens::form, if parses were given

    std::size_t size() const { return texts.size() + tokens.size(); }
};

class TrainingSet {
  public:
    // Pair stores and P-SP files (.h5 with .vocab), distinguished by content. Error if one cannot be read, or
    // if two P-SP files number their pieces differently.
    static Result<TrainingSet> open(const std::vector<std::filesystem::path>& files);

    // Gives the pairs the forms of their parses; those of a parse generator become parses instead of text.
    // Errors as PairParses::read.
    Result<Nothing> addParses(const GenerativeSettings& settings);
    // Null if none were given.
    const PairParses* parses() const { return parses_ ? &*parses_ : nullptr; }
    // The symbols of the forms; empty if no parses were given.
    FormVocabulary forms() const { return parses_ ? parses_->forms() : FormVocabulary(); }

    // pairs: of all files. A language is empty if the files differ in it.
    const PairStoreInfo& info() const { return info_; }
    // Whether any of the files contains translations. Unknown languages count as translations, the more
    // common case.
    bool bilingual() const { return bilingual_; }
    // "en-es.h5, en-de.h5": the files without their folders.
    const std::string& name() const { return name_; }

    std::int64_t fileBytes() const { return fileBytes_; }  // of all files together

    // The pieces that the token numbers of this set refer to; null if all of it is text.
    const std::vector<std::string>* pieces() const;

    // At most `count` pairs from `first` on; fewer at the end of a file, none at the end of the set. May be
    // called by any thread. Throws Hdf5Damage.
    RawPairs read(std::int64_t first, std::int64_t count) const;
    // The same, as text alone. Throws Hdf5Damage.
    std::vector<SentencePair> readText(std::int64_t first, std::int64_t count) const;

  private:
    using Source = std::variant<PairStore, PspPairs>;
    static Result<Source> openSource(const std::filesystem::path& file);
    // The source that contains a pair, whose number becomes that within the source; null at the end.
    const Source* find(std::int64_t& pair) const;

    std::vector<Source> sources_;
    std::optional<PairParses> parses_;
    PairStoreInfo info_;
    bool bilingual_ = false;
    std::string name_;
    std::int64_t fileBytes_ = 0;
};

}  // namespace paragram
