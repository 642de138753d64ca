#include "core/tasks/corpora/translate_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/base/enum_names.h"
#include "core/base/files/resumable_output.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/measures/translation_quality.h"
#include "core/models/text_encoder.h"
#include "core/tasks/corpora/build_index.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = 256;     // lines, finished together
constexpr std::size_t kTogether = 128;  // parts of sentences in a request
constexpr int kResamples = 1000;

// The tokens of a text, and how many of them the model does not know.
struct Measured {
    std::int64_t tokens = 0, unknown = 0;
};

Measured measure(const Model& model, const std::string& text, Side side) {
    const auto pieces =
        model.tokenizer->segment(0, model.settings.text.lowerCase ? lowerCase(text) : text, side);
    return {static_cast<std::int64_t>(pieces.size()),
            std::ranges::count_if(pieces, [](const Piece& piece) { return piece.id < 0; })};
}

// Where to divide a long text: after the end of a sentence, at a comma, a space, or any character, whichever of
// the first of these is nearest to the middle.
std::size_t placeToDivide(const std::string& text) {
    const std::vector<std::size_t> offsets = codePointOffsets(text);
    const std::size_t middle = offsets[offsets.size() / 2];
    const auto nearest = [&](std::initializer_list<std::string_view> marks) {
        std::size_t best = 0;
        for (const std::string_view mark : marks) {
            for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; ++at) {
                const std::size_t end = at + mark.size();
                const auto distance = [&](std::size_t place) {
                    return place > middle ? place - middle : middle - place;
                };
                // Not at the edges, where hardly anything would be divided.
                if (end > text.size() / 5 && end < text.size() - text.size() / 5 &&
                    (best == 0 || distance(end) < distance(best)))
                    best = end;
            }
        }
        return best;
    };
    for (const auto& marks : {std::initializer_list<std::string_view>{". ", "! ", "? ", "。", "！", "？", "؟ "},
                              {", ", "; ", ": ", "，", "、", "، "},
                              {" "}})
        if (const std::size_t place = nearest(marks); place > 0) return place;
    return middle;
}

void divide(const Model& model, const std::string& text, Side side, std::vector<std::string>& parts) {
    if (measure(model, text, side).tokens <= model.settings.tokenizer.maximumTokens ||
        codePointOffsets(text).size() <= 3) {
        if (!isBlank(text)) parts.push_back(text);
        return;
    }
    const std::size_t place = placeToDivide(text);
    divide(model, text.substr(0, place), side, parts);
    divide(model, text.substr(place), side, parts);
}

struct Lines {
    std::vector<std::string> texts;
    bool last = false;
};

Result<Lines> readLines(LineReader& reader) {
    Lines lines;
    Line line;
    while (lines.texts.size() < kChunk) {
        const Result<bool> more = reader.next(line);
        if (!more) return more.error();
        if (*more && line.problem) return *line.problem;
        lines.last = !*more;
        if (lines.last) break;
        lines.texts.push_back(std::move(line.text));
    }
    return lines;
}

// One translation of a sentence.
struct Candidate {
    std::string text;
    double score = 0;
};

class Translator {
  public:
    Translator(TextWriter& writer, const TranslateRequest& request, WritingRoute route, JobContext& job)
        : writer_(writer), request_(request), route_(std::move(route)), job_(job) {}

    // The translations of each line; none for a blank one.
    Result<std::vector<std::vector<Candidate>>> translate(std::span<const std::string> lines,
                                                          std::int64_t first, TranslateSummary& summary) {
        struct Part {
            std::size_t line;
            std::string text;
        };
        std::vector<Part> parts;
        std::vector<std::size_t> partsOf(lines.size());
        std::vector<std::vector<Candidate>> written(lines.size());
        const Model& model = writer_.model();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (isBlank(lines[i])) {
                ++summary.blank;
                continue;
            }
            const Measured size = measure(model, lines[i], route_.from);
            summary.tokens += size.tokens;
            summary.unknown += size.unknown;
            std::vector<std::string> divided{lines[i]};
            if (size.tokens > model.settings.tokenizer.maximumTokens) {
                ++summary.tooLong;
                if (request_.longSentences == LongSentences::copy) {
                    written[i].assign(static_cast<std::size_t>(request_.writing.best), {lines[i], 0});
                    continue;
                }
                divided.clear();
                divide(model, lines[i], route_.from, divided);
            }
            partsOf[i] = divided.size();
            for (std::string& text : divided) parts.push_back({i, std::move(text)});
        }
        // Sentences of similar length together, so that none waits for a much longer one.
        std::vector<std::size_t> order(parts.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return parts[i].text.size(); });
        std::vector<std::vector<Candidate>> of(parts.size());
        for (std::size_t begin = 0; begin < order.size(); begin += kTogether) {
            const auto some = std::span(order).subspan(begin, std::min(kTogether, order.size() - begin));
            std::vector<std::string> texts;
            for (const std::size_t part : some) texts.push_back(parts[part].text);
            WritingOptions options = request_.writing;
            options.seed += first + static_cast<std::int64_t>(begin);
            const auto result = writer_.write(route_, texts, {}, options, job_);
            if (!result) return result.error();
            for (const WrittenText& text : *result) of[some[text.source]].push_back({text.text, text.score});
        }
        for (std::size_t p = 0; p < parts.size(); ++p) append(of[p], written[parts[p].line]);
        for (std::size_t i = 0; i < lines.size(); ++i)
            for (Candidate& candidate : written[i])
                if (partsOf[i] > 1) candidate.score /= static_cast<double>(partsOf[i]);
        return written;
    }

  private:
    // The best translations of the parts of a sentence follow each other, the second ones, and so on.
    static void append(const std::vector<Candidate>& part, std::vector<Candidate>& whole) {
        if (whole.empty() || part.empty()) {
            if (whole.empty()) whole = part;
            return;
        }
        for (std::size_t n = 0; n < whole.size(); ++n) {
            const Candidate& next = part[std::min(n, part.size() - 1)];
            whole[n].text += ' ' + next.text;
            whole[n].score += next.score;
        }
    }

    TextWriter& writer_;
    const TranslateRequest& request_;
    WritingRoute route_;
    JobContext& job_;
};

std::string linesOf(const std::vector<std::vector<Candidate>>& written, std::int64_t first,
                    const TranslateRequest& request) {
    std::string text;
    const auto best = static_cast<std::size_t>(request.writing.best);
    for (std::size_t i = 0; i < written.size(); ++i) {
        for (std::size_t n = 0; n < best; ++n) {
            const bool there = n < written[i].size();
            if (request.scores)
                text += fmt::format("{}\t{}\t", first + static_cast<std::int64_t>(i) + 1,
                                    there ? fmt::format("{:.4f}", written[i][n].score) : "");
            if (there) text += written[i][n].text;
            text += '\n';
        }
    }
    return text;
}

std::string keyOf(const TextWriter& writer, const TranslateRequest& request, const WritingRoute& route) {
    const WritingOptions& o = request.writing;
    std::error_code code;
    const auto size = fs::file_size(request.input, code);
    return fmt::format("{} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {}", modelFingerprint(writer.model()),
                       fs::absolute(request.input).string(), code ? 0 : size, route.decoder, o.beam, o.best,
                       o.longest, o.lengthPenalty, o.sample, o.temperature, o.topK, o.topP, o.noise, o.seed,
                       request.scores, nameOf(request.longSentences), kChunk);
}

// The first translations of a finished file, which has best lines for each sentence.
Result<std::vector<std::string>> firstTranslations(const TranslateRequest& request) {
    std::vector<std::string> texts;
    std::int64_t number = 0;
    const Result<Nothing> read = forEachLine(request.output, [&](Line& line) -> Result<Nothing> {
        if (number++ % request.writing.best == 0)
            texts.push_back(request.scores ? line.text.substr(line.text.rfind('\t') + 1) : line.text);
        return Nothing{};
    });
    if (!read) return read.error();
    return texts;
}

Result<Nothing> compare(const TranslateRequest& request, TranslateSummary& summary) {
    const auto texts = firstTranslations(request);
    if (!texts) return texts.error();
    std::vector<std::vector<std::string>> references;
    const Result<Nothing> read = forEachLine(request.reference, [&](Line& line) -> Result<Nothing> {
        references.push_back({line.text});
        return Nothing{};
    });
    if (!read) return read.error();
    if (references.size() != texts->size()) {
        return Error{request.reference.string(), fmt::format("{} lines", references.size()),
                     fmt::format("{}, one for each sentence", texts->size()),
                     "check that this is the translation of the input"};
    }
    const TranslationQuality quality = translationQuality(*texts, references, kResamples);
    summary.bleu = quality.bleu;
    summary.chrf = quality.chrf;
    summary.bleuInterval = quality.bleuInterval;
    summary.chrfInterval = quality.chrfInterval;
    return Nothing{};
}

}  // namespace

Result<TranslateSummary> translateText(TextWriter& writer, const TranslateRequest& request, JobContext& job) {
    const auto route = routeOf(writer.model(), request.language, request.to, false);
    if (!route) return route.error();
    if (!request.reference.empty() && request.output == "-") {
        return Error{"--reference", "given, but --output is standard output", "a file that can be compared",
                     "name a file with --output"};
    }
    Result<LineReader> reader = LineReader::open(request.input);
    if (!reader) return reader.error();
    Result<ResumableOutput> out = ResumableOutput::open(request.output, keyOf(writer, request, *route));
    if (!out) return out.error();
    const Stopwatch watch;
    TranslateSummary summary;
    summary.alreadyDone = out->done();
    Translator translator(writer, request, *route, job);
    const double before = reader->fraction();
    for (bool last = false; !last;) {
        const Result<Lines> lines = readLines(*reader);
        if (!lines) return lines.error();
        last = lines->last;
        const std::int64_t first = summary.sentences;
        summary.sentences += static_cast<std::int64_t>(lines->texts.size());
        if (summary.sentences <= summary.alreadyDone) continue;
        const auto written = translator.translate(lines->texts, first, summary);
        if (!written) return written.error();
        out->write(linesOf(*written, first, request));
        out->checkpoint(summary.sentences);
        const double fraction = reader->fraction(), done = static_cast<double>(summary.sentences),
                     fresh = static_cast<double>(summary.sentences - summary.alreadyDone);
        job.report({"Translating", done, fraction > 0 ? done / fraction : 0, "sentences",
                    fresh / watch.seconds(), "sentences",
                    fraction > before ? watch.seconds() * (1 - fraction) / (fraction - before) : -1});
        if (!last && job.shouldStop()) return Stopped{};
    }
    out->commit();
    if (!request.reference.empty()) {
        if (const Result<Nothing> compared = compare(request, summary); !compared) return compared.error();
    }
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
