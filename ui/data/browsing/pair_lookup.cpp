#include "ui/data/browsing/pair_lookup.h"

#include <cmath>

#include "core/tasks/data/browse_pairs.h"
#include "core/text/unicode.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

std::string line(const SentencePair& pair, bool score) {
    std::string text = pair.source + '\t' + pair.target;
    if (score && !std::isnan(pair.score)) text += '\t' + QByteArray::number(pair.score).toStdString();
    return text + '\n';
}

// Calls use with rows first to last, chunk by chunk, until it returns false.
template <class Use>
Result<Nothing> eachChunk(const fs::path& store, std::int64_t first, std::int64_t last, JobContext& job,
                          Use use) {
    for (std::int64_t row = first; row < last && !job.shouldStop(); row += kChunk) {
        const auto pairs = readPairRange(store, row, std::min(kChunk, last - row));
        if (!pairs) return pairs.error();
        if (!use(row, *pairs)) break;
    }
    return Nothing{};
}

}  // namespace

Result<std::int64_t> findPair(const fs::path& store, const QString& text, std::int64_t from,
                              JobContext& job) {
    const auto info = describePairs(store);
    if (!info) return info.error();
    std::int64_t found = -1;
    const std::string wanted = lowerCase(text.toStdString());
    const auto holds = [&](const std::string& sentence) {
        return lowerCase(sentence).find(wanted) != std::string::npos;
    };
    const auto look = [&](std::int64_t first, const std::vector<SentencePair>& pairs) {
        for (std::size_t i = 0; i < pairs.size() && found < 0; ++i)
            if (holds(pairs[i].source) || holds(pairs[i].target))
                found = first + static_cast<std::int64_t>(i);
        return found < 0;
    };
    const auto after = eachChunk(store, from, info->pairs, job, look);
    if (!after) return after.error();
    if (found >= 0) return found;
    const auto before = eachChunk(store, 0, std::min(from, info->pairs), job, look);
    if (!before) return before.error();
    return found;
}

Result<QString> pairsAsTsv(const fs::path& store, const std::vector<RowRange>& rows, JobContext& job) {
    const auto info = describePairs(store);
    if (!info) return info.error();
    std::string text;
    for (const RowRange& range : rows) {
        const auto read =
            eachChunk(store, range.first, range.first + range.count, job, [&](auto, const auto& pairs) {
                for (const SentencePair& pair : pairs) text += line(pair, info->hasScore);
                return true;
            });
        if (!read) return read.error();
    }
    return QString::fromStdString(text);
}

}  // namespace paragram::ui
