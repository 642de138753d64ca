#include "core/text/sentence_form.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

#include "core/base/result.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

std::string compatible(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFKCInstance(status);
    std::string out;
    icu::StringByteSink<std::string> sink(&out);
    if (U_SUCCESS(status)) {
        normalizer->normalizeUTF8(0, icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())),
                                  sink, nullptr, status);
    }
    if (U_FAILURE(status)) {
        throw MachineFailure({"ICU", u_errorName(status), "", "install ICU's data files"});
    }
    return out;
}

void keepLetters(std::string& text) {
    const auto size = static_cast<std::int64_t>(text.size());
    std::int64_t kept = 0;
    for (std::int64_t at = 0; at < size;) {
        const std::int64_t begin = at;
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        const bool letter = character >= 0 && (u_isalnum(character) ||
                                               (U_GET_GC_MASK(character) & (U_GC_M_MASK | U_GC_N_MASK)) != 0);
        if (!letter) continue;
        std::copy(text.begin() + begin, text.begin() + at, text.begin() + kept);
        kept += at - begin;
    }
    text.resize(static_cast<std::size_t>(kept));
}

}  // namespace

std::string sentenceInForm(std::string_view text, const SentenceForm& form) {
    const bool ascii =
        std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    std::string out = form.compatibility && !ascii ? compatible(text) : std::string(text);
    if (form.lowerCase) out = lowerCase(out);
    if (form.lettersOnly) keepLetters(out);
    return out;
}

}  // namespace paragram
