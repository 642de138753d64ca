#include "core/pairs/formats/gettext/gettext_reader.h"

#include <fmt/format.h>

#include "core/base/number_text.h"

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
            ++fuzzy_;
        else if (!message_.isTranslated())
            ++untranslated_;
        else
            pairs_ = pairsOfMessage(message_);
    }
    pair = std::move(pairs_[nextPair_++]);
    return ReadOutcome::pair;
}

std::vector<std::string> GettextReader::remarks() const {
    std::vector<std::string> remarks;
    if (untranslated_ > 0)
        remarks.push_back(fmt::format("{} of {} messages have no translation", groupedNumber(untranslated_),
                                      groupedNumber(messages_)));
    if (fuzzy_ > 0)
        remarks.push_back(fmt::format("{} of {} messages are fuzzy and were left out", groupedNumber(fuzzy_),
                                      groupedNumber(messages_)));
    return remarks;
}

}  // namespace paragram
