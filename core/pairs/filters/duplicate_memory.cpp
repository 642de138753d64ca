#include "core/pairs/filters/pair_filter.h"

namespace paragram {

TextHash DuplicateMemory::key(const SentencePair& pair) const {
    if (compared_ == Compared::source) return hashText(sentenceInForm(pair.source, form_));
    if (compared_ == Compared::target) return hashText(sentenceInForm(pair.target, form_));
    return hashTexts(sentenceInForm(pair.source, form_), sentenceInForm(pair.target, form_));
}

bool DuplicateMemory::admits(const TextHash& key) {
    if (seen_.insert(key)) return true;
    if (keepNone_) seen_.mark(key);
    return false;
}

}  // namespace paragram
