// Rows of the setting table for reading pairs, filters, text and tokenizer.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> dataSettingRows() {
    using enum SettingLevel;
    return {
        flagRow("pairs.skip-bad-lines", "Skip bad lines", PARAGRAM_FIELD(pairs.skipBadLines), basic,
                "Count and skip lines that cannot be read, instead of rejecting the file."),
        numberRow("filter.minimum-length", "Shortest sentence", PARAGRAM_FIELD(filter.minimumLength), basic,
                  {0, 10000, "words"},
                  "Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for "
                  "translations."),
        numberRow(
            "filter.maximum-length", "Longest sentence", PARAGRAM_FIELD(filter.maximumLength), basic,
            {0, 100000, "words"},
            "Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations."),
        choiceRow("filter.duplicates", "Duplicate pairs", PARAGRAM_CHOICE(filter.duplicates), basic,
                  choicesOf<Duplicates>(),
                  "What happens to a pair that occurs more than once after lower-casing: keep all, keep the "
                  "first, or keep none of them, as P22 did."),
        flagRow("filter.identical", "Drop identical sides", PARAGRAM_FIELD(filter.identical), expert,
                "Drop pairs with the same text on both sides: a model learns nothing from them."),
        flagRow("text.lower-case", "Lower-case", PARAGRAM_FIELD(text.lowerCase), basic,
                "Lower-case all text before it is tokenised, by the full Unicode rules of no particular "
                "language."),
        choiceRow(
            "tokenizer.kind", "Tokens", PARAGRAM_CHOICE(tokenizer.kind), basic, choicesOf<TokenizerKind>(),
            "What a sentence is split into: sentence pieces (P19, P22), words, or character trigrams (P18)."),
        numberRow("tokenizer.vocabulary", "Vocabulary", PARAGRAM_FIELD(tokenizer.vocabulary), basic,
                  {10, 2000000, "tokens"},
                  "Maximum number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and "
                  "trigrams 200,000."),
        choiceRow("tokenizer.model", "Piece model", PARAGRAM_CHOICE(tokenizer.model), expert,
                  choicesOf<PieceModel>(), "How sentence pieces are learned; the papers use unigram."),
        numberRow(
            "tokenizer.character-coverage", "Character coverage", PARAGRAM_FIELD(tokenizer.characterCoverage),
            expert, {0.98, 1, ""},
            "Share of the text's characters that pieces must be able to spell; rarer ones are unknown."),
        numberRow(
            "tokenizer.sentences", "Learned from", PARAGRAM_FIELD(tokenizer.sentences), expert,
            {0, 1000000000, "sentences"},
            "Number of sentences, sampled evenly, that the vocabulary is learned from, like SentencePiece's "
            "input_sentence_size; 0 uses all. Ten million are plenty for any vocabulary and limit memory and "
            "time."),
        numberRow("tokenizer.maximum-tokens", "Longest sentence", PARAGRAM_FIELD(tokenizer.maximumTokens),
                  expert, {1, 100000, "tokens"}, "Sentences are truncated after this many tokens."),
    };
}

}  // namespace paragram
