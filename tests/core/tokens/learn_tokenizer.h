// Tokenizers learned from a few sentences, for tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/model/model_tokenizer.h"
#include "datasets/sample/sample.h"

namespace paragram::test {

inline std::shared_ptr<const Tokenizer> learn(const TokenizerSettings& settings,
                                              const std::vector<std::string>& texts) {
    std::size_t at = 0;
    const auto bytes = trainTokenizerBytes(settings, 1, [&](std::string& text) {
        if (at == texts.size()) return false;
        text = texts[at++];
        return true;
    });
    if (!bytes) return nullptr;
    return *makeTokenizer(*bytes, "test");
}

inline std::vector<std::string> sampleSentences() {
    std::vector<std::string> texts;
    const std::string train = sample::makeSample().front().text;
    for (std::size_t first = 0; first < train.size() && texts.size() < 4000;) {
        const auto end = train.find_first_of("\t\n", first);
        texts.push_back(train.substr(first, end - first));
        first = end + 1;
    }
    return texts;
}

// As a model with only this tokenizer sees a sentence.
inline std::vector<std::int32_t> modelTokens(const std::shared_ptr<const Tokenizer>& tokenizer,
                                             const Settings& settings, std::string_view text) {
    return ModelTokenizer({tokenizer}, Sharing::shared).tokens(settings, text, Side::source);
}

}  // namespace paragram::test
