#include "core/pairs/formats/xml/xml_pair_reader.h"

#include <fmt/format.h>

namespace paragram {

XmlPairReader::XmlPairReader(std::unique_ptr<ByteSource> source, bool utf8)
    : stream_(std::make_unique<XmlStream>(std::move(source), utf8, static_cast<XmlHandler&>(*this))) {}

Result<ReadOutcome> XmlPairReader::next(SentencePair& pair) {
    while (ready_.empty()) {
        const Result<bool> more = stream_->advance();
        if (!more) return more.error();
        if (!*more && ready_.empty()) {
            if (const auto problem = problemAtEnd()) return *problem;
            if (units_ > 0 && !gave_) return nothingFound();
            return ReadOutcome::end;
        }
    }
    Unit unit = std::move(ready_.front());
    ready_.pop_front();
    if (unit.problem) return reject(std::move(*unit.problem));
    pair = std::move(unit.pair);
    return ReadOutcome::pair;
}

void XmlPairReader::give(SentencePair pair) {
    if (emptySide(pair)) return passOver();
    ++units_;
    gave_ = true;
    ready_.push_back({std::move(pair), std::nullopt});
}

// Memories and files in work have many such units.
void XmlPairReader::passOver() {
    ++units_;
    leftOut_.addUntranslated("unit", units_);
}

void XmlPairReader::giveProblem(std::string found, std::string expected) {
    ++units_;
    gave_ = true;
    ready_.push_back(
        {{},
         Error{fmt::format("{}: unit {}", stream_->name(), units_), std::move(found), std::move(expected),
               "correct the unit, remove it, or set pairs.skip-bad-lines"}});
}

std::optional<float> parseQuality(std::string_view text) {
    const bool percent = text.ends_with('%');
    if (percent) text.remove_suffix(1);
    const auto value = parseScore(text);
    // Many tools omit the percent sign.
    return value && (percent || *value > 1) ? *value / 100 : value;
}

}  // namespace paragram
