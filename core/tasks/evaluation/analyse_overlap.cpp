#include "core/tasks/evaluation/analyse_overlap.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

#include "core/analysis/piece_overlap.h"
#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/reports/report_tables.h"
#include "core/models/load_model.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram {
namespace {

constexpr std::int64_t kBlock = 10'000;
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

Result<OverlapSummary> measure(const PairStore& store, const ModelTokenizer& tokenizer, bool lowerCase,
                               JobContext& job) {
    PieceOverlap overlap(tokenizer, lowerCase);
    OverlapSummary summary;
    summary.sourceLanguage = store.info().sourceLanguage;
    summary.targetLanguage = store.info().targetLanguage;
    bool stopped = false;
    while (summary.pairs < store.info().pairs) {
        stopped = job.shouldStop();
        if (stopped) break;
        for (const SentencePair& pair : store.read(summary.pairs, kBlock)) {
            overlap.add(pair.source, Side::source);
            overlap.add(pair.target, Side::target);
            ++summary.pairs;
        }
        job.report({"Tokenising", static_cast<double>(summary.pairs), static_cast<double>(store.info().pairs),
                    "pairs"});
    }
    summary.sourceTypes = overlap.types(Side::source);
    summary.targetTypes = overlap.types(Side::target);
    summary.shared = overlap.shared();
    summary.overlap = overlap.overlap(overlapSide(store.info()));
    return Result<OverlapSummary>::of(std::move(summary), stopped);
}

std::optional<double> number(const std::string& text) {
    double value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// The columns of a study's table by name.
struct Columns {
    std::optional<std::size_t> language, score, model, overlap, pairs;
    std::vector<std::size_t> distances;
};

Columns columnsOf(const std::vector<std::string>& header, LanguageStudy& study) {
    Columns columns;
    for (std::size_t k = 0; k < header.size(); ++k) {
        if (header[k] == "language")
            columns.language = k;
        else if (header[k] == "score")
            columns.score = k;
        else if (header[k] == "model")
            columns.model = k;
        else if (header[k] == "overlap")
            columns.overlap = k;
        else if (header[k] == "pairs")
            columns.pairs = k;
        else {
            columns.distances.push_back(k);
            study.distanceNames.push_back(header[k]);
        }
    }
    return columns;
}

std::filesystem::path besideTable(const std::filesystem::path& table, const std::string& name) {
    std::error_code code;
    const std::filesystem::path path(name);
    return path.is_relative() && !std::filesystem::exists(path, code) ? table.parent_path() / path : path;
}

// Computes what a line lacks: the score by evaluating its model, the overlap by tokenising its pairs. A value
// of only some sentences would pass for the language's: a stop leaves the line without any.
class LineReading {
  public:
    LineReading(const std::filesystem::path& table, const Columns& columns,
                const std::vector<std::filesystem::path>& suites, JobContext& job)
        : table_(table), columns_(columns), suites_(suites), job_(job) {}

    Result<StudiedLanguage> read(const std::vector<std::string>& fields, const std::string& where) {
        StudiedLanguage language{fields[*columns_.language], kUnknown, kUnknown, {}};
        for (const auto& [column, value] :
             {std::pair(columns_.score, &language.score), std::pair(columns_.overlap, &language.overlap)}) {
            if (!column || fields[*column].empty()) continue;
            const auto known = number(fields[*column]);
            if (!known) return wrongNumber(where, fields[*column]);
            *value = *known;
        }
        for (const std::size_t k : columns_.distances) {
            const auto known = number(fields[k]);
            if (!known && !fields[k].empty() && fields[k] != "-") return wrongNumber(where, fields[k]);
            language.distances.push_back(known.value_or(kUnknown));
        }
        if (!columns_.model || fields[*columns_.model].empty()) return language;
        const auto model = loadModel(besideTable(table_, fields[*columns_.model]));
        if (!model) return model.error();
        if (std::isnan(language.score) && !suites_.empty()) {
            const Result<Nothing> read = readOnce();
            if (!read) return read.error();
            EvaluationOptions quick;
            quick.intervals = false;
            const Result<EvaluationReport> report = evaluateOn(*graded_, **model, quick, job_);
            if (!report) return report.error();
            if (report.stopped()) return Stopped{};
            if (!report->overall.empty()) language.score = report->overall.front().meanPearson;
        }
        if (std::isnan(language.overlap) && columns_.pairs && !fields[*columns_.pairs].empty()) {
            const Result<PairStore> store = PairStore::open(besideTable(table_, fields[*columns_.pairs]));
            if (!store) return store.error();
            const auto overlap =
                measure(*store, *(*model)->tokenizer, (*model)->settings.text.lowerCase, job_);
            if (!overlap) return overlap.error();
            if (overlap.stopped()) return Stopped{};
            language.overlap = overlap->overlap;
        }
        return language;
    }

  private:
    static Error wrongNumber(const std::string& where, const std::string& found) {
        return {where, "\"" + found.substr(0, 40) + "\"", "a number", "correct the line"};
    }
    Result<Nothing> readOnce() {
        if (graded_) return Nothing{};
        Result<EvaluationSuites> suites = readSuites(suites_, job_);
        if (!suites) return suites.error();
        graded_.emplace();
        graded_->graded = std::move(suites->graded);
        return Nothing{};
    }

    const std::filesystem::path& table_;
    const Columns& columns_;
    const std::vector<std::filesystem::path>& suites_;
    JobContext& job_;
    std::optional<EvaluationSuites> graded_;
};

}  // namespace

Side overlapSide(const PairStoreInfo& info) {
    return info.targetLanguage == "en" && info.sourceLanguage != "en" ? Side::target : Side::source;
}

Result<OverlapTokens> loadOverlapTokens(const std::vector<std::filesystem::path>& files,
                                        const std::filesystem::path& model) {
    if (files.empty()) {
        const auto loaded = loadModel(model);
        if (!loaded) return loaded.error();
        return OverlapTokens{(*loaded)->tokenizer, (*loaded)->settings.text.lowerCase};
    }
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    for (const auto& file : files) {
        auto tokenizer = readTokenizer(file);
        if (!tokenizer) return tokenizer.error();
        tokenizers.push_back(*tokenizer);
    }
    if (tokenizers.size() > 2)
        return Error{"--tokenizer", fmt::format("{} tokenizers", tokenizers.size()), "one, or one per side",
                     "omit the others"};
    const Sharing sharing = tokenizers.size() == 1 ? Sharing::shared : Sharing::unshared;
    return OverlapTokens{std::make_shared<ModelTokenizer>(std::move(tokenizers), sharing),
                         Settings().text.lowerCase};
}

Result<OverlapSummary> measureOverlap(const OverlapRequest& request, JobContext& job) {
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    const Result<OverlapTokens> tokens = loadOverlapTokens(request.tokenizers, request.model);
    if (!tokens) return tokens.error();
    return measure(*store, *tokens->tokenizer, tokens->lowerCase, job);
}

std::vector<StudyCorrelations> correlateStudy(const std::vector<StudiedLanguage>& languages,
                                              std::size_t distances, double threshold) {
    const auto correlate = [&](const std::string& name, const auto& counts) {
        StudyCorrelations result;
        result.name = name;
        result.languages = static_cast<std::size_t>(std::ranges::count_if(languages, counts));
        const auto with = [&](const auto& valueOf) {
            std::vector<double> scores, values;
            for (const StudiedLanguage& language : languages) {
                const double value = valueOf(language);
                if (!counts(language) || std::isnan(value) || std::isnan(language.score)) continue;
                scores.push_back(language.score);
                values.push_back(value);
            }
            return scores.size() < 3 ? kUnknown : spearman(scores, values);
        };
        result.overlap = with([](const StudiedLanguage& l) { return l.overlap; });
        for (std::size_t k = 0; k < distances; ++k)
            result.distances.push_back(with([k](const StudiedLanguage& l) { return l.distances[k]; }));
        return result;
    };
    return {correlate("all", [](const StudiedLanguage&) { return true; }),
            correlate(fmt::format("overlap <= {:g}", threshold),
                      [threshold](const StudiedLanguage& l) { return l.overlap <= threshold; }),
            correlate(fmt::format("overlap > {:g}", threshold),
                      [threshold](const StudiedLanguage& l) { return l.overlap > threshold; })};
}

std::vector<ScoreTable> studyTables(const LanguageStudy& study) {
    const auto score = [](double value) {
        return std::isfinite(value) ? fmt::format("{:.1f}", 100 * value) : std::string("-");
    };
    const auto plain = [](double value) {
        return std::isfinite(value) ? fmt::format("{:.3f}", value) : std::string("-");
    };
    ScoreTable languages{"languages", "Languages", {"Language", "STS", "overlap"}, {}};
    ScoreTable correlations{"language-choice",
                            "Spearman's rho x 100 over languages of the score with overlap and distance",
                            {"Languages", "number", "overlap"},
                            {}};
    for (const std::string& name : study.distanceNames) {
        languages.columns.push_back(name);
        correlations.columns.push_back(name);
    }
    for (const StudiedLanguage& language : study.languages) {
        ScoreTable::Row row{{language.language, score(language.score), score(language.overlap)}, false};
        for (const double distance : language.distances) row.cells.push_back(plain(distance));
        languages.rows.push_back(std::move(row));
    }
    for (const StudyCorrelations& c : study.correlations) {
        ScoreTable::Row row{{c.name, std::to_string(c.languages), score(c.overlap)}, false};
        for (const double distance : c.distances) row.cells.push_back(score(distance));
        correlations.rows.push_back(std::move(row));
    }
    addPublishedRows(correlations);
    return {languages, correlations};
}

Result<LanguageStudy> studyLanguages(const std::filesystem::path& table,
                                     const std::vector<std::filesystem::path>& suites, double threshold,
                                     JobContext& job) {
    Result<LineReader> lines = LineReader::open(table);
    if (!lines) return lines.error();
    LanguageStudy study;
    std::optional<Columns> columns;
    std::optional<LineReading> reading;
    std::size_t width = 0;
    bool stopped = false;
    Line line;
    for (;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more) break;
        stopped = job.shouldStop();
        if (stopped) break;
        if (line.problem) return *line.problem;
        if (line.text.empty()) continue;
        const auto fields = splitFields(line.text);
        const std::string where = fmt::format("{}:{}", table.string(), line.number);
        if (!columns) {
            columns = columnsOf(fields, study);
            width = fields.size();
            if (!columns->language || (!columns->score && !columns->model))
                return Error{where, "missing columns", "columns language, and score or model",
                             "name the columns in the first line"};
            reading.emplace(table, *columns, suites, job);
            continue;
        }
        if (fields.size() != width)
            return Error{where, fmt::format("{} columns", fields.size()), std::to_string(width),
                         "correct the line"};
        job.report({"Studying " + fields[*columns->language], static_cast<double>(study.languages.size()), 0,
                    "languages"});
        Result<StudiedLanguage> language = reading->read(fields, where);
        stopped = language.stopped();
        if (stopped) break;
        if (!language) return language.error();
        study.languages.push_back(std::move(*language));
    }
    study.correlations = correlateStudy(study.languages, study.distanceNames.size(), threshold);
    return Result<LanguageStudy>::of(std::move(study), stopped);
}

}  // namespace paragram
