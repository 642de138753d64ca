#include "core/tasks/data/sentence_feed.h"

#include <algorithm>

namespace paragram {

Result<SentenceFeed> SentenceFeed::open(const std::filesystem::path& file) {
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    return SentenceFeed(*std::move(reader));
}

Result<std::vector<std::string>> SentenceFeed::next(std::size_t count) {
    std::vector<std::string> sentences;
    if (!reader_) {
        const auto from = list_.begin() + static_cast<std::ptrdiff_t>(given_);
        count = std::min(count, list_.size() - given_);
        sentences.assign(from, from + static_cast<std::ptrdiff_t>(count));
        given_ += count;
        return sentences;
    }
    Line line;
    while (sentences.size() < count) {
        const Result<bool> more = reader_->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        sentences.push_back(std::move(line.text));
    }
    return sentences;
}

double SentenceFeed::fraction() const {
    if (reader_) return reader_->fraction();
    return list_.empty() ? 1 : static_cast<double>(given_) / static_cast<double>(list_.size());
}

}  // namespace paragram
