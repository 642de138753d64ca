#include "core/models/token_counter.h"

#include "core/models/load_model.h"
#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram {

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
    return TokenCounter([source, target, lower](std::string_view text, Side side) {
        const Tokenizer& tokenizer = side == Side::source ? *source : *target;
        std::vector<std::int32_t> ids;
        tokenizer.appendIds(lower ? lowerCase(text) : std::string(text), ids);
        return ids.size();
    });
}

}  // namespace paragram
