#include "core/exchange/targets/check_sentences.h"

#include <algorithm>

#include "core/base/random.h"
#include "core/text/unicode.h"

namespace paragram {

std::vector<std::string> checkSentences(const Model& model, int count) {
    std::vector<std::string> sentences{
        "The doctor bought three apples at the market.",
        "Un hombre está leyendo un periódico en la cocina.",
        "Où est la gare la plus proche, s'il vous plaît ?",
        "Der schnelle Zug fährt um 17:45 Uhr nach München ab.",
        "Кошка спит на тёплой крыше дома.",
        "他昨天在图书馆读了一本新书。",
        "彼は昨日、図書館で本を読んだ。",
        "القطة تنام على السطح الدافئ.",
        "Ο ΣΟΦΟΣ ΔΑΣΚΑΛΟΣ διδάσκει την ιστορία ΤΗΣ πόλης.",
        "İstanbul'da hava çok güzel; I think so, too!",
        "  Two   spaces, a tab\tand ﬁne ligatures: №5 ½ ™ …",
        "e-mail: someone@example.org, 1,234.50 € (50 %)",
    };
    constexpr std::uint64_t kSeed = 20190601;
    constexpr std::uint64_t kLongest = 12;  // tokens
    Random random(kSeed);
    const auto rows = static_cast<std::uint64_t>(model.tokenizer->rows());
    for (int i = 0; i < count; ++i) {
        std::string text;
        const std::uint64_t length = 1 + random.below(kLongest);
        for (std::uint64_t j = 0; j < length; ++j) {
            const std::string piece = model.tokenizer->piece(static_cast<std::int32_t>(random.below(rows)));
            // Avoid "<unk>" or "<s>" as text, which some formats cannot distinguish from the special tokens.
            if (piece.starts_with('<') && piece.ends_with('>')) continue;
            text += model.settings.encoder.kind == "word" ? piece + " " : piece;
        }
        sentences.push_back(textOfPieces(text));
    }
    return sentences;
}

}  // namespace paragram
