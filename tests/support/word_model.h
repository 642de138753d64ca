// A model of words with a random table: sentences that share words are close to each other.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/encoders/embedding_initialisation.h"
#include "core/models/model.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram::test {

inline Model wordModel(const std::vector<std::string>& texts, std::uint64_t seed = 1) {
    VocabularyBuilder builder(TokenizerKind::word);
    for (const std::string& text : texts) builder.add(text);
    Model model;
    model.settings.encoder.kind = "word";
    model.settings.encoder.dimension = 40;
    model.settings.train.threads = 2;
    model.tokenizer = std::make_shared<ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{
            *makeVocabularyTokenizer(builder.build(100000), "words")},
        Sharing::shared);
    model.table = randomTable(model.tokenizer->rows(), 40, seed);
    return model;
}

// Sentences such as "word17 word3 word120 word9", all different.
inline std::vector<std::string> wordSentences(std::size_t count) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i) {
        texts.push_back("word" + std::to_string(i % 211) + " word" + std::to_string(i % 97) + " word" +
                        std::to_string(i / 7) + " other" + std::to_string(i % 13));
    }
    return texts;
}

inline std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += text + "\n";
    return all;
}

}  // namespace paragram::test
