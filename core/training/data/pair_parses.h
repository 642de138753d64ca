// The parses of the sentences of a training set: the forms that a model learns to write in, and what a parse
// generator reads and writes in the place of text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/store/sentence_pair.h"
#include "core/settings/settings.h"
#include "core/tokens/form_vocabulary.h"
#include "core/tokens/token_list.h"

namespace paragram {

class PairParses {
  public:
    // The parses that generative.parses and generative.source-parses name, for so many pairs of this set, one
    // tree for each. Error of a file, if it has another number of trees, and if the sides of every pair have
    // the same form.
    static Result<PairParses> read(const GenerativeSettings& settings, std::int64_t pairs,
                                   const std::string& set);

    // The symbols of the forms: of templates, or of whole parses (generative.form).
    const FormVocabulary& forms() const { return forms_; }
    // Adds the form of a pair: that of its target; if the sources have parses, then EOP and that of its
    // source.
    void addForm(std::int64_t pair, TokenList& forms) const;
    // Whether the pairs are parses instead of text.
    bool areTexts() const { return texts_; }
    // Of a parse generator: both linear parses, without EOP.
    SentencePair textOf(std::int64_t pair) const;
    // The symbols of these.
    const std::vector<std::string>& textSymbols() const { return symbols_; }

  private:
    // Lists of symbols, and which of them each pair has.
    struct Lists {
        TokenList lists;
        std::vector<std::int32_t> ofPair;
        std::span<const std::int32_t> operator[](std::int64_t pair) const {
            return lists[static_cast<std::size_t>(ofPair[static_cast<std::size_t>(pair)])];
        }
    };
    struct Sides {
        Lists target, source;
    };
    class Numbers;
    // Whether the sides of any pair have different forms.
    bool anyDiffers() const;
    static Result<Lists> readLists(const std::string& file, Form form, Numbers& numbers);

    FormVocabulary forms_;
    std::vector<std::string> symbols_;
    Sides given_, whole_;  // the forms; of a parse generator, the parses
    bool texts_ = false, bothSides_ = false;
};

}  // namespace paragram
