#include "core/tasks/corpora/memory_sides.h"

#include <fstream>

#include "core/text/language_detector.h"
#include "core/text/unicode.h"
#include "core/text/wording.h"

namespace paragram {
namespace {

constexpr int kPairs = 50'000;

}  // namespace

MemorySides::MemorySides(const MemoryFolder& folder) {
    std::ifstream in(folder.pairs());
    WordReader reader;
    SentenceWords words;
    std::string line;
    for (int pair = 0; pair < kPairs && std::getline(in, line); ++pair) {
        const auto tab = line.find('\t');
        for (const std::size_t side : {0, 1}) {
            const std::string_view text(line);
            reader.read(side == 0 ? text.substr(0, tab) : text.substr(tab + 1), words);
            words_[side].insert(words.hashes.begin(), words.hashes.end());
        }
    }
}

Side MemorySides::sideOf(const std::string& text, const MemoryRecord& record) const {
    WordReader reader;
    SentenceWords words;
    reader.read(text, words);
    int surplus = 0;  // of words that only the target has
    for (const std::uint64_t hash : words.hashes)
        surplus += (words_[1].contains(hash) ? 1 : 0) - (words_[0].contains(hash) ? 1 : 0);
    if (surplus != 0) return surplus > 0 ? Side::target : Side::source;
    const std::string language = detectLanguage(text);
    const bool target =
        sameLanguage(language, record.targetLanguage) && !sameLanguage(language, record.sourceLanguage);
    return target ? Side::target : Side::source;
}

}  // namespace paragram
