#include "core/pairs/formats/gettext/gettext_reader.h"

namespace paragram {

Result<ReadOutcome> GettextReader::next(SentencePair& pair) {
    while (nextPair_ == pairs_.size()) {
        const Result<ReadOutcome> read = nextMessage(message_);
        if (!read || *read != ReadOutcome::pair) return read;
        pairs_.clear();
        nextPair_ = 0;
        if (message_.isHeader()) {
            const GettextHeader header =
                readGettextHeader(message_.isTranslated() ? message_.forms.front() : std::string());
            if (!header.sourceLanguage.empty()) languages_.first = header.sourceLanguage;
            if (!header.targetLanguage.empty()) languages_.second = header.targetLanguage;
            continue;
        }
        ++messages_;
        if (message_.isFuzzy)
            ++leftOut_.fuzzy;
        else if (!message_.isTranslated())
            leftOut_.addUntranslated("message", messages_);
        else
            pairs_ = pairsOfMessage(message_);
    }
    pair = std::move(pairs_[nextPair_++]);
    return ReadOutcome::pair;
}

}  // namespace paragram
