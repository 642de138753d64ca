#include "core/tasks/models/parse_completion.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/files/resumable_output.h"
#include "core/models/model_fingerprint.h"
#include "core/tasks/data/read_lines.h"
#include "core/text/parse_tree.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr int kLongestParse = 250;  // symbols

// The tokens of a parser that the reader of its parses knows, and the end; empty: all.
std::vector<std::int32_t> sharedSymbols(const Model& parser, const Model& reader) {
    std::vector<std::int32_t> shared;
    const auto rows = static_cast<std::int32_t>(parser.tokenizer->rows());
    const std::vector<std::string>& known = reader.forms.all();
    for (std::int32_t row = 0; row < rows; ++row)
        if (std::ranges::binary_search(known, parser.tokenizer->piece(row))) shared.push_back(row);
    if (std::ssize(shared) + 1 == rows) return {};  // all but the unknown one, which is never written
    shared.push_back(rows);
    return shared;
}

}  // namespace

Result<ParseCompletion> ParseCompletion::open(TextWriter& parser, const std::filesystem::path& parses,
                                              const Model& reader, int beam) {
    if (parses.empty())
        return Error{"--parses", "not given, with --parse-model", "the parses of the sentences",
                     "give a file with the parse of each sentence on its line"};
    ParseCompletion completion(parser);
    const auto route = parseRouteOf(parser.model());
    if (!route) return route.error();
    completion.route_ = *route;
    auto lines = readLines(parses);
    if (!lines) return lines.error();
    for (std::size_t i = 0; i < lines->size(); ++i) {
        std::string linear = linearParse((*lines)[i]);
        if (linear.empty() && !isAllWhitespace((*lines)[i]))
            return Error{fmt::format("{}:{}", parses.string(), i + 1), "no complete tree in brackets",
                         "a parse such as (ROOT (S (NP ...) (VP ...))), or nothing", "mend the line"};
        completion.parses_.push_back(linear.substr(0, linear.rfind(' ')));
    }
    completion.file_ = parses;
    completion.options_ = {.beam = beam, .longest = kLongestParse, .lengthPenalty = 0};
    completion.options_.shortlist = sharedSymbols(parser.model(), reader);
    return completion;
}

Result<std::vector<std::string>> ParseCompletion::complete(const std::vector<std::size_t>& sentences,
                                                           const std::vector<std::string>& templates,
                                                           const JobContext& job) {
    std::vector<std::string> sources;
    for (const std::size_t sentence : sentences) {
        if (sentence >= parses_.size() || parses_[sentence].empty())
            return Error{file_.string(), fmt::format("no parse on line {}", sentence + 1),
                         "one for each sentence", "parse all sentences, one on each line"};
        sources.push_back(parses_[sentence]);
    }
    std::vector<std::string> completed(sources.size());
    if (sources.empty()) return completed;
    WritingTexts texts{sources};
    texts.forms = templates;
    const auto written = parser_->write(route_, texts, options_, job);
    if (!written) return written.error();
    for (const WrittenText& parse : *written) completed[parse.source] = treeOfSymbols(parse.text);
    return completed;
}

Result<Nothing> ParseCompletion::checkCount(std::int64_t sentences) const {
    if (std::ssize(parses_) <= sentences) return Nothing{};
    return Error{file_.string(), fmt::format("{} lines", parses_.size()),
                 fmt::format("{}, one for each sentence", sentences),
                 "check that these are the parses of the sentences"};
}

std::string ParseCompletion::key() const {
    return fmt::format("{} {} {}", modelFingerprint(parser_->model()), inputKey(file_), keyOf(options_));
}

}  // namespace paragram
