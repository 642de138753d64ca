#include "core/pairs/filters/pair_filter.h"

namespace paragram {

TextHash RepeatMemory::key(const SentencePair& pair) const {
    if (side_ == Side::source) return hashText(sentenceInForm(pair.source, form_));
    if (side_ == Side::target) return hashText(sentenceInForm(pair.target, form_));
    return hashTexts(sentenceInForm(pair.source, form_), sentenceInForm(pair.target, form_));
}

bool RepeatMemory::admits(const TextHash& key) {
    if (seen_.insert(key)) return true;
    if (keepNone_) seen_.mark(key);
    return false;
}

}  // namespace paragram
