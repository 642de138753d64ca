// Rows of the setting table: what happens before training: reading pairs, filters, text, tokenizer.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> dataSettingRows() {
    using enum SettingLevel;
    return {
        flagRow("pairs.skip-bad-lines", "Skip bad lines", PARAGRAM_FIELD(pairs.skipBadLines), basic,
                "Count and leave out lines that cannot be read, instead of refusing the whole file."),
        numberRow("filter.minimum-length", "Shortest sentence", PARAGRAM_FIELD(filter.minimumLength), basic,
                  {0, 10000, "words"},
                  "Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for "
                  "translations."),
        numberRow(
            "filter.maximum-length", "Longest sentence", PARAGRAM_FIELD(filter.maximumLength), basic,
            {0, 100000, "words"},
            "Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations."),
        choiceRow("filter.duplicates", "Repeated pairs", PARAGRAM_FIELD(filter.duplicates), basic,
                  {{"keep", "keep all"}, {"one", "keep the first"}, {"none", "keep none"}},
                  "What happens to a pair that occurs more than once after lower-casing: keep all, keep the "
                  "first, or keep none of them, as P22 did."),
        flagRow("filter.identical", "Drop identical sides", PARAGRAM_FIELD(filter.identical), expert,
                "Drop pairs whose two sides are the same text: they teach nothing."),
        flagRow("text.lower-case", "Lower-case", PARAGRAM_FIELD(text.lowerCase), basic,
                "Lower-case all text before it is cut into tokens, by the full Unicode rules of no "
                "particular language."),
        choiceRow(
            "tokenizer.kind", "Tokens", PARAGRAM_FIELD(tokenizer.kind), basic,
            {{"sentencepiece", "sentence pieces"}, {"word", "words"}, {"trigram", "character trigrams"}},
            "What a sentence is cut into: sentence pieces (P19, P22), words, or character trigrams (P18)."),
        numberRow("tokenizer.vocabulary", "Vocabulary", PARAGRAM_FIELD(tokenizer.vocabulary), basic,
                  {10, 2000000, "tokens"},
                  "Largest number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and "
                  "trigrams 200,000."),
        choiceRow("tokenizer.model", "Piece model", PARAGRAM_FIELD(tokenizer.model), expert,
                  {{"unigram", "unigram"}, {"bpe", "byte pair"}},
                  "How sentence pieces are learned; the papers use unigram."),
        numberRow(
            "tokenizer.character-coverage", "Character coverage", PARAGRAM_FIELD(tokenizer.characterCoverage),
            expert, {0.98, 1, ""},
            "Share of the text's characters that pieces must be able to spell; rarer ones are unknown."),
        numberRow(
            "tokenizer.sentences", "Learned from", PARAGRAM_FIELD(tokenizer.sentences), expert,
            {0, 1000000000, "sentences"},
            "Sentences drawn evenly from all to learn the vocabulary from, as the input_sentence_size of "
            "SentencePiece; 0 takes all. Ten million are plenty for any vocabulary and keep memory and "
            "time within bounds."),
        numberRow("tokenizer.maximum-tokens", "Longest sentence", PARAGRAM_FIELD(tokenizer.maximumTokens),
                  expert, {1, 100000, "tokens"}, "Sentences are cut after so many tokens."),
    };
}

}  // namespace paragram
