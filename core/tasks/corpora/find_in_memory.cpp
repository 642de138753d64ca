#include "core/tasks/corpora/find_in_memory.h"

#include <fmt/format.h>

#include "core/base/files/output_stream.h"
#include "core/base/files/passing_folder.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 1024;  // queries that are searched for together

std::string numbersText(const std::vector<NumberInText>& numbers, std::string_view text) {
    std::string all;
    for (const NumberInText& number : numbers) {
        if (!all.empty()) all += ' ';
        all += text.substr(number.span.begin, number.span.size);
    }
    return all;
}

std::string lineOf(std::int64_t query, std::size_t rank, const std::string& text, const MemoryMatch& match) {
    const auto& others = match.searched == Side::source ? match.sourceNumbers : match.targetNumbers;
    std::string differ;
    if (!match.missing.empty() || !others.empty())
        differ = numbersText(match.missing, text) + " / " + numbersText(others, match.text());
    return fmt::format("{}\t{}\t{:.6f}\t{:.4f}\t{}\t{}\t{}\t{}\n", query, rank, match.cosine, match.wording,
                       match.pair + 1, match.source, match.target, differ);
}

// Error at the first line that cannot be read. Whether there are more lines.
Result<bool> readQueries(LineReader& reader, std::vector<std::string>& texts) {
    texts.clear();
    Line line;
    while (texts.size() < kChunk) {
        const Result<bool> got = reader.next(line);
        if (!got) return got.error();
        if (!*got) return false;
        if (line.problem) return *line.problem;
        texts.push_back(line.text);
    }
    return true;
}

Side sideOf(const TranslationMemory& memory, const std::vector<std::string>& queries) {
    std::string all;
    for (const std::string& query : queries) all += query + "\n";
    return memory.sideOf(all);
}

}  // namespace

Result<FindInMemorySummary> findInMemory(std::shared_ptr<const Model> model,
                                         const FindInMemoryRequest& request, JobContext& job) {
    if (request.k < 1) {
        return Error{"-k", std::to_string(request.k), "at least 1", "request at least one neighbour"};
    }
    if (request.queries == "-" && request.memory.pairs.first == "-") {
        return Error{"--pairs and --queries", "both \"-\"", "at most one of them", "choose a file"};
    }
    Result<LineReader> reader = LineReader::open(request.queries);
    if (!reader) return reader.error();
    Result<OutputStream> out = OutputStream::open(request.output);
    if (!out) return out.error();
    MemoryRequest memoryRequest = request.memory;
    PassingFolder passing;
    if (memoryRequest.folder.empty()) memoryRequest.folder = passing.path = folderBeside(request.output);
    const auto memory = TranslationMemory::open(std::move(model), memoryRequest, job);
    if (!memory) return memory.error();

    FindInMemorySummary summary;
    summary.memory = (*memory)->record();
    const Stopwatch watch;
    double before = 0;  // seconds of embedding the memory
    std::vector<std::string> texts;
    for (bool more = true; more;) {
        const Result<bool> read = readQueries(*reader, texts);
        if (!read) return read.error();
        more = *read;
        if (texts.empty()) break;
        if (summary.queries == 0) {
            summary.side = request.side.value_or(sideOf(**memory, texts));
            const Result<Nothing> prepared = (*memory)->prepare(summary.side, job);
            if (!prepared) return prepared.error();
            before = watch.seconds();
        }
        const auto found =
            (*memory)->search(texts, summary.side, request.order, static_cast<std::size_t>(request.k), job);
        if (!found) return found.error();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::int64_t query = summary.queries + static_cast<std::int64_t>(i) + 1;
            summary.blank += isBlank(texts[i]) ? 1 : 0;
            for (std::size_t n = 0; n < (*found)[i].size(); ++n)
                out->write(lineOf(query, n + 1, texts[i], (*found)[i][n]));
        }
        summary.queries += static_cast<std::int64_t>(texts.size());
        const auto done = static_cast<double>(summary.queries);
        job.report({"Searching", done, 0, "queries", done / (watch.seconds() - before), "queries", -1});
    }
    if (summary.queries == 0) {
        return Error{request.queries.string(), "no lines", "one query per line",
                     "check that this is the right file"};
    }
    out->commit();
    summary.seconds = watch.seconds() - before;
    return summary;
}

}  // namespace paragram
