#include "core/tasks/corpora/line_rounds.h"

#include <fmt/format.h>

#include <functional>

namespace paragram {

LineRound readRound(LineReader& reader, std::size_t chunk, const Communicator& ranks) {
    const auto all = static_cast<std::size_t>(ranks.size()), rank = static_cast<std::size_t>(ranks.rank());
    LineRound round;
    Line line;
    while (round.lines < all * chunk) {
        const Result<bool> got = reader.next(line);
        if (!got) round.problem = got.error();
        if (got && *got && line.problem) round.problem = line.problem;
        round.more = got && *got && !round.problem;
        if (!round.more) break;
        if (!ranks.alone()) round.hash = 31 * round.hash + std::hash<std::string>()(line.text);
        if (round.lines / chunk == rank) round.texts.push_back(std::move(line.text));
        ++round.lines;
    }
    return round;
}

Result<Nothing> goesOn(const LineRound& round, const std::string& file, const JobContext& job) {
    Communicator& ranks = job.ranks();
    const Result<Nothing> all =
        checkAll(ranks, job.shouldStop() ? Result<Nothing>(Stopped{}) : Result<Nothing>(Nothing{}));
    if (!all || ranks.alone()) return all;
    return checkSame(ranks, "the lines of " + file, fmt::format("{} {}", round.lines, round.hash));
}

Result<Nothing> checkReadByAll(const std::filesystem::path& file, const std::string& flag,
                               const Communicator& ranks) {
    if (ranks.alone() || file != "-") return Nothing{};
    return Error{flag, fmt::format("\"-\" with {} ranks", ranks.size()), "a file that every rank reads",
                 "write the text to a file"};
}

}  // namespace paragram
