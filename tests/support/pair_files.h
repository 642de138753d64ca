// Reads all pairs of a file, for tests of its format.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "core/pairs/formats/pair_reader.h"
#include "core/pairs/formats/pair_source.h"
#include "tests/support/test_support.h"

namespace paragram::test {

struct ReadPairs {
    std::vector<SentencePair> pairs;
    std::vector<std::string> problems;  // of rejected lines
    std::string error;                  // what ended the reading; empty: nothing
    std::pair<std::string, std::string> languages;
    std::int64_t lines = 0;
    std::vector<std::string> remarks;
};

inline ReadPairs readPairs(const PairInput& input) {
    ReadPairs read;
    const auto reader = makePairReader(input);
    if (!reader) {
        read.error = reader.error().sentence();
        return read;
    }
    for (SentencePair pair;;) {
        const Result<ReadOutcome> outcome = (*reader)->next(pair);
        if (!outcome) {
            read.error = outcome.error().sentence();
            break;
        }
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected)
            read.problems.push_back((*reader)->problem().sentence());
        else
            read.pairs.push_back(pair);
    }
    read.languages = (*reader)->languages();
    read.lines = (*reader)->linesRead();
    read.remarks = (*reader)->remarks();
    return read;
}

inline ReadPairs readPairs(const std::filesystem::path& file) {
    PairInput input;
    input.first = file;
    return readPairs(input);
}

// "source|target|score" of each pair, without the score if there is none.
inline QStringList shown(const std::vector<SentencePair>& pairs) {
    QStringList lines;
    for (const SentencePair& pair : pairs) {
        QString line = QString::fromStdString(pair.source + "|" + pair.target);
        if (!std::isnan(pair.score)) line += "|" + QString::number(static_cast<double>(pair.score));
        lines << line;
    }
    return lines;
}

}  // namespace paragram::test
