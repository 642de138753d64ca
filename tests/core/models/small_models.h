// Models of a few words, for tests.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/encoders/embedding_initialisation.h"
#include "core/models/model.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram::test {

inline Model fiveWordModel() {
    const std::string vocabulary = "paragram-vocabulary 1 word\nthe\t9\ncat\t5\nsat\t4\ngato\t3\nel\t2\n";
    Model model;
    model.settings.encoder.kind = "word";
    model.settings.encoder.dimension = 8;
    model.settings.tokenizer.maximumTokens = 6;
    model.tokenizer = *makeModelTokenizer(vocabulary, "test");
    model.table = randomTable(model.tokenizer->rows(), 8, 11);
    model.provenance.pairsName = "pairs.h5";
    model.provenance.steps = 12;
    return model;
}

inline constexpr char kWords[] = "paragram-vocabulary 1 word\nthe\t9\ncat\t5\nsat\t4\ngato\t3\nel\t2\n";
inline constexpr char kTrigrams[] = "paragram-vocabulary 1 trigram\n th\t9\nthe\t5\nhe \t4\ncat\t3\nato\t2\n";

inline std::shared_ptr<const Tokenizer> tokenizerOf(const char* vocabulary) {
    return *makeTokenizer(vocabulary, "test");
}

inline Model modelOf(const char* kind, Sharing sharing,
                     std::vector<std::shared_ptr<const Tokenizer>> tokenizers) {
    Model model;
    model.settings.encoder.kind = kind;
    model.settings.encoder.sharing = sharing;
    model.settings.encoder.dimension = 8;
    model.tokenizer = std::make_shared<const ModelTokenizer>(std::move(tokenizers), sharing);
    model.table = randomTable(model.tokenizer->rows(), 8, 12);
    model.provenance.sourceLanguage = "en";
    model.provenance.targetLanguage = "es";
    return model;
}

// A model of one part, with the rows that this part has in the whole model.
inline Model partOf(const Model& whole, const char* kind, const char* vocabulary, std::size_t firstRow) {
    Model part = modelOf(kind, Sharing::shared, {tokenizerOf(vocabulary)});
    std::copy_n(whole.table.row(firstRow).data(), part.table.size(), part.table.data());
    return part;
}

inline const std::vector<std::string>& someTexts() {
    static const std::vector<std::string> texts{"The cat sat", "el gato", "the the", "zzz", ""};
    return texts;
}

}  // namespace paragram::test
