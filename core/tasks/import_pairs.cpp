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
#include "core/tasks/filter_context.h"
#include "core/tasks/filter_pairs.h"
#include "core/tasks/filter_stream.h"
#include "core/text/fields.h"
#include "core/text/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kExamples = 20;

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

// The pairs of a reader; lines that cannot be read are counted or end it, as the settings say.
class ReaderSource {
  public:
    ReaderSource(PairReader& reader, bool skipBadLines, ImportSummary& summary)
        : reader_(reader), skipBadLines_(skipBadLines), summary_(summary) {}

    Result<bool> read(std::vector<SentencePair>& pairs, std::size_t most) {
        pairs.resize(most);
        std::size_t count = 0;
        while (count < most) {
            pairs[count].score = std::numeric_limits<float>::quiet_NaN();
            const Result<ReadOutcome> outcome = reader_.next(pairs[count]);
            if (!outcome) return outcome.error();
            if (*outcome == ReadOutcome::end) break;
            if (*outcome == ReadOutcome::pair) {
                ++count;
                continue;
            }
            if (!skipBadLines_) return reader_.problem();
            ++summary_.linesRejected;
            if (summary_.rejectedExamples.size() < kExamples)
                summary_.rejectedExamples.push_back(reader_.problem().sentence());
        }
        pairs.resize(count);
        return count > 0;
    }

  private:
    PairReader& reader_;
    bool skipBadLines_;
    ImportSummary& summary_;
};

// Reads and filters into the store until the input ends, a stop, or a line that ends it all.
Result<Nothing> copyPairs(PairReader& reader, FilterChain& filters, const ImportRequest& request,
                          PairStoreWriter& writer, ImportSummary& summary, JobContext& job) {
    ReaderSource source(reader, request.settings.pairs.skipBadLines, summary);
    FilterStream stream;
    stream.read = [&](std::vector<SentencePair>& pairs, std::size_t most) {
        return source.read(pairs, most);
    };
    stream.write = [&](const SentencePair& pair) { writer.add(pair); };
    stream.fraction = [&] { return reader.fraction(); };
    stream.folder = std::filesystem::absolute(request.output).parent_path();
    stream.stage = "Reading pairs";
    stream.threads = request.threads;
    const Result<StreamOutcome> outcome = runFilterStream(filters, stream, job);
    if (!outcome) return outcome.error();
    summary.stopped = outcome->stopped;
    summary.linesRead = reader.linesRead();
    summary.pairsKept = writer.pairs();
    summary.filters = filters.report();
    return Nothing{};
}

Error nothingKept(const ImportRequest& request, const ImportSummary& summary) {
    if (summary.linesRead == 0) {
        return {request.input.string(), "no lines", "one sentence pair a line",
                "check that this is the right file"};
    }
    std::string reasons = fmt::format("{} lines, no pair left", summary.linesRead);
    if (summary.linesRejected > 0) reasons += fmt::format("; {} could not be read", summary.linesRejected);
    reasons += dropReasons(summary.filters);
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
    PairStoreInfo info;
    const auto [source, target] = languagesOfName(request.input);
    info.sourceLanguage = request.sourceLanguage.empty() ? source : request.sourceLanguage;
    info.targetLanguage = request.targetLanguage.empty() ? target : request.targetLanguage;
    const Recipe recipe = request.recipe ? *request.recipe : recipeOf(request.settings);
    Result<FilterChain> filters = FilterChain::make(
        recipe, makeFilterContext(info.sourceLanguage, info.targetLanguage, request.suites, job));
    if (!filters) return filters.error();
    ImportSummary summary;
    PairStoreWriter writer(request.output);
    const Result<Nothing> copied = copyPairs(**reader, *filters, request, writer, summary, job);
    if (!copied) return copied.error();
    if (summary.pairsKept == 0 && !summary.stopped) return nothingKept(request, summary);
    if (summary.pairsKept > 0) {
        info.origin = request.input.string();
        info.settings = importSettingsText(request.settings);
        addProvenance(info, recipe, summary.filters);
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
