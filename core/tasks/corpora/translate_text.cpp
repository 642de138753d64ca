#include "core/tasks/corpora/translate_text.h"

#include <fmt/format.h>

#include "core/base/files/resumable_output.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/measures/translation_quality.h"
#include "core/models/model_fingerprint.h"
#include "core/tasks/data/sentence_feed.h"
#include "core/text/language_check.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 256;  // lines, finished together
constexpr int kResamples = 1000;

std::string linesOf(const std::vector<std::vector<Translation>>& written, std::int64_t first,
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

std::string keyOf(const TextWriter& writer, const TranslateRequest& request,
                  const LineTranslator& translator) {
    const ShortlistOptions& list = request.shortlist;
    return fmt::format("{} {} {} {} {}{}", modelFingerprint(writer.model()), inputKey(request.input),
                       translator.key(), request.scores, kChunk,
                       list.pairs.empty()
                           ? std::string()
                           : fmt::format(" {} {} {}", inputKey(list.pairs), list.aligned, list.frequent));
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
    const Model& model = writer.model();
    const std::string to = request.to.empty() ? translationTarget(model, request.language) : request.to;
    const auto route = routeOf(model, request.language, to, false);
    if (!route) return route.error();
    if (!request.reference.empty() && request.output == "-") {
        return Error{"--reference", "given, but --output is standard output", "a file that can be compared",
                     "name a file with --output"};
    }
    Result<SentenceFeed> feed = SentenceFeed::open(request.input);
    if (!feed) return feed.error();
    LineTranslator translator(writer, *route, request.writing, request.longSentences);
    LanguageCheck language(languageOf(model, route->from));
    if (!request.shortlist.pairs.empty()) {
        const auto learned = translator.useShortlist(request.shortlist, job);
        if (!learned) return learned.error();
    }
    Result<ResumableOutput> out = ResumableOutput::open(request.output, keyOf(writer, request, translator));
    if (!out) return out.error();
    const Stopwatch watch;
    TranslateSummary summary;
    summary.alreadyDone = out->done();
    const double before = feed->fraction();
    for (bool last = false; !last;) {
        const auto lines = feed->next(kChunk);
        if (!lines) return lines.error();
        last = lines->size() < kChunk;
        const std::int64_t first = summary.sentences;
        for (const std::string& text : *lines) language.add(text, ++summary.sentences);
        if (first == 0 && !last && request.onRemark && !language.remark().empty())
            request.onRemark(language.remark());
        if (summary.sentences <= summary.alreadyDone) continue;
        const auto written = translator.translate(*lines, first, job);
        if (!written) return written.error();
        out->write(linesOf(*written, first, request));
        out->checkpoint(summary.sentences);
        const double fraction = feed->fraction(), done = static_cast<double>(summary.sentences),
                     fresh = static_cast<double>(summary.sentences - summary.alreadyDone);
        job.report({"Translating", done, fraction > 0 ? done / fraction : 0, "sentences",
                    fresh / watch.seconds(), "sentences",
                    fraction > before ? watch.seconds() * (1 - fraction) / (fraction - before) : -1});
        if (!last && job.shouldStop()) return Stopped{};
    }
    summary.counts = translator.counts();
    summary.remark = language.remark();
    out->commit();
    if (!request.reference.empty()) {
        if (const Result<Nothing> compared = compare(request, summary); !compared) return compared.error();
    }
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
