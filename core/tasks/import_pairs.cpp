#include "core/tasks/import_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>

#include "core/base/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/pairs/pair_reader.h"
#include "core/pairs/pair_store.h"
#include "core/settings/setting_table.h"
#include "core/text/fields.h"
#include "core/text/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kExamples = 20;
constexpr std::int64_t kPollEvery = 2048;  // pairs

PairInput inputOf(const ImportRequest& request) {
    return {request.input, request.secondInput, request.format, request.columns};
}

// "tatoeba.en-es.tsv.gz" or "news.de-en.de": the two codes; empty where the name has none.
std::pair<std::string, std::string> languagesOfName(const std::filesystem::path& file) {
    const std::string name = file.filename().string();
    const auto isCode = [&](std::size_t at, std::size_t length) {
        return std::all_of(name.begin() + static_cast<std::ptrdiff_t>(at),
                           name.begin() + static_cast<std::ptrdiff_t>(at + length),
                           [](char c) { return c >= 'a' && c <= 'z'; });
    };
    for (std::size_t dash = name.find('-'); dash != std::string::npos; dash = name.find('-', dash + 1)) {
        const auto before = dash == 0 ? std::string::npos : name.find_last_of("._", dash - 1);
        const std::size_t first = before == std::string::npos ? 0 : before + 1;
        const auto after = name.find_first_of("._", dash + 1);
        const std::size_t last = after == std::string::npos ? name.size() : after;
        const std::size_t a = dash - first, b = last - dash - 1;
        if (a >= 2 && a <= 3 && b >= 2 && b <= 3 && isCode(first, a) && isCode(dash + 1, b)) {
            return {name.substr(first, a), name.substr(dash + 1, b)};
        }
    }
    return {};
}

std::string importSettingsText(const Settings& settings) {
    std::string text;
    for (const char* group : {"pairs", "filter", "text"}) {
        for (const SettingRow* row : settingsOfGroup(group)) {
            text += fmt::format("{} = {}\n", row->key, row->text(settings));
        }
    }
    return text;
}

// Reads and filters into the store until the input ends, a stop, or a line that ends it all.
Result<Nothing> copyPairs(PairReader& reader, const ImportRequest& request, PairStoreWriter& writer,
                          ImportSummary& summary, JobContext& job) {
    FilterChain filters(request.settings);
    const Stopwatch watch;
    SentencePair pair;
    for (std::int64_t count = 1;; ++count) {
        const Result<ReadOutcome> outcome = reader.next(pair);
        if (!outcome) return outcome.error();
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected) {
            if (!request.settings.pairs.skipBadLines) return reader.problem();
            ++summary.linesRejected;
            if (summary.rejectedExamples.size() < kExamples) {
                summary.rejectedExamples.push_back(reader.problem().sentence());
            }
        } else if (filters.keeps(pair)) {
            writer.add(pair);
        }
        if (count % kPollEvery == 0) {
            const double fraction = reader.fraction(), done = static_cast<double>(reader.linesRead());
            const double seconds = watch.seconds();
            job.tell({"Reading pairs", done, fraction > 0 ? done / fraction : 0, "pairs", done / seconds,
                      "pairs", fraction > 0 ? seconds * (1 - fraction) / fraction : -1});
            if (job.shouldStop()) {
                summary.stopped = true;
                break;
            }
        }
    }
    summary.linesRead = reader.linesRead();
    summary.pairsKept = writer.pairs();
    summary.filters = filters.counts();
    return Nothing{};
}

Error nothingKept(const ImportRequest& request, const ImportSummary& summary) {
    if (summary.linesRead == 0) {
        return {request.input.string(), "no lines", "one sentence pair a line",
                "check that this is the right file"};
    }
    std::string reasons = fmt::format("{} lines, no pair left", summary.linesRead);
    if (summary.linesRejected > 0) reasons += fmt::format("; {} could not be read", summary.linesRejected);
    for (const FilterCount& filter : summary.filters) {
        if (filter.seen > filter.kept)
            reasons += fmt::format("; {} dropped {}", filter.name, filter.seen - filter.kept);
    }
    return {request.input.string(), reasons, "at least one pair", "loosen the filters or check the columns"};
}

Result<ImportPreview> previewPsp(const ImportRequest& request, std::size_t rows, ImportPreview preview) {
    Result<std::unique_ptr<PairReader>> reader = makePairReader(inputOf(request));
    if (!reader) return reader.error();
    preview.columns = {0, 1};
    preview.columnCount = 2;
    SentencePair pair;
    while (preview.rows.size() < rows) {
        const Result<ReadOutcome> outcome = (*reader)->next(pair);
        if (!outcome) return outcome.error();
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected) preview.problems.push_back((*reader)->problem().sentence());
        preview.rows.push_back({pair.source, pair.target});
    }
    return preview;
}

}  // namespace

Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job) {
    const Stopwatch watch;
    Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    Result<std::unique_ptr<PairReader>> reader = makePairReader(inputOf(request));
    if (!reader) return reader.error();
    ImportSummary summary;
    PairStoreWriter writer(request.output);
    Result<Nothing> copied = copyPairs(**reader, request, writer, summary, job);
    if (!copied) return copied.error();
    if (summary.pairsKept == 0 && !summary.stopped) return nothingKept(request, summary);
    if (summary.pairsKept > 0) {
        PairStoreInfo info;
        const auto [source, target] = languagesOfName(request.input);
        info.sourceLanguage = request.sourceLanguage.empty() ? source : request.sourceLanguage;
        info.targetLanguage = request.targetLanguage.empty() ? target : request.targetLanguage;
        info.origin = request.input.string();
        info.settings = importSettingsText(request.settings);
        writer.commit(info);
    }
    summary.seconds = watch.seconds();
    return summary;
}

Result<ImportPreview> previewPairs(const ImportRequest& request, std::size_t rows) {
    ImportPreview preview;
    preview.format = request.format == "auto" ? guessFormat(inputOf(request)) : request.format;
    std::tie(preview.sourceLanguage, preview.targetLanguage) = languagesOfName(request.input);
    if (!request.sourceLanguage.empty()) preview.sourceLanguage = request.sourceLanguage;
    if (!request.targetLanguage.empty()) preview.targetLanguage = request.targetLanguage;
    preview.columns = request.columns;

    if (preview.format == "psp-hdf5") return previewPsp(request, rows, std::move(preview));
    Result<LineReader> first = LineReader::open(request.input);
    if (!first) return first.error();
    std::optional<LineReader> second;
    if (preview.format == "moses" && !request.secondInput.empty()) {
        Result<LineReader> opened = LineReader::open(request.secondInput);
        if (!opened) return opened.error();
        second.emplace(std::move(opened).value());
    }
    Line line, other;
    while (preview.rows.size() < rows) {
        const Result<bool> more = first->next(line);
        if (!more) return more.error();
        if (!*more) break;
        std::vector<std::string> fields = splitFields(line.text);
        if (line.problem) preview.problems.push_back(line.problem->sentence());
        if (second) {
            const Result<bool> moreToo = second->next(other);
            if (!moreToo) return moreToo.error();
            if (other.problem) preview.problems.push_back(other.problem->sentence());
            fields = {line.text, other.text};
        }
        if (!line.problem) {
            if (preview.columns.empty() && preview.problems.empty()) {
                const auto guessed = guessColumns(fields, fmt::format("{}:{}", first->name(), line.number));
                if (guessed)
                    preview.columns = *guessed;
                else
                    preview.problems.push_back(guessed.error().sentence());
            }
            preview.columnCount = std::max(preview.columnCount, static_cast<int>(fields.size()));
        }
        preview.rows.push_back(std::move(fields));
    }
    if (preview.rows.empty()) {
        return Error{request.input.string(), "no lines", "one sentence pair a line",
                     "check that this is the right file"};
    }
    return preview;
}

}  // namespace paragram
