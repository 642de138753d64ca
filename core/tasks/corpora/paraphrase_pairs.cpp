#include "core/tasks/corpora/paraphrase_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/files/new_files.h"
#include "core/base/files/output_stream.h"
#include "core/base/files/resumable_output.h"
#include "core/base/stopwatch.h"
#include "core/models/model_fingerprint.h"
#include "core/pairs/store/pair_store.h"
#include "core/text/input/line_reader.h"
#include "core/text/language_check.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kChunk = 256;  // pairs, finished together

// Line by line: number of the pair, score, translation.
std::string linesOf(const std::vector<std::vector<Translation>>& translated, std::int64_t first) {
    std::string text;
    for (std::size_t i = 0; i < translated.size(); ++i)
        for (const Translation& translation : translated[i])
            text += fmt::format("{}\t{:.6f}\t{}\n", first + static_cast<std::int64_t>(i), translation.score,
                                translation.text);
    return text;
}

Result<Nothing> translateSide(LineTranslator& translator, const PairStore& store,
                              const ParaphraseRequest& request, LanguageCheck& language, ResumableOutput& out,
                              JobContext& job) {
    const Stopwatch watch;
    const std::int64_t total = store.info().pairs, before = out.done();
    for (std::int64_t first = before; first < total;) {
        const std::vector<SentencePair> pairs = store.read(first, kChunk);
        std::vector<std::string> lines;
        for (const SentencePair& pair : pairs) {
            lines.push_back(request.side == Side::target ? pair.target : pair.source);
            language.add(lines.back(), first + static_cast<std::int64_t>(lines.size()));
        }
        const bool early = first == before && static_cast<std::int64_t>(lines.size()) < total - first;
        if (early && request.onRemark && !language.remark().empty()) request.onRemark(language.remark());
        const auto translated = translator.translate(lines, first, job);
        if (!translated) return translated.error();
        out.write(linesOf(*translated, first));
        first += static_cast<std::int64_t>(pairs.size());
        out.checkpoint(first);
        const double done = static_cast<double>(first), fresh = static_cast<double>(first - before),
                     left = static_cast<double>(total - first);
        job.report({"Translating", done, static_cast<double>(total), "sentences", fresh / watch.seconds(),
                    "sentences", left * watch.seconds() / fresh});
        if (first < total && job.shouldStop()) return Stopped{};
    }
    return Nothing{};
}

struct NumberedTranslation {
    std::int64_t pair = 0;
    float score = 0;
    std::string_view text;
};

NumberedTranslation parse(std::string_view line) {
    NumberedTranslation found;
    const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
    std::from_chars(line.data(), line.data() + first, found.pair);
    std::from_chars(line.data() + first + 1, line.data() + second, found.score);
    found.text = line.substr(second + 1);
    return found;
}

// The pair store, and the table, from the translations. done: pairs of the store that are translated.
Result<std::int64_t> writeStore(const TextWriter& writer, const PairStore& store,
                                const ParaphraseRequest& request, const fs::path& translations,
                                std::int64_t done) {
    std::optional<OutputStream> table;
    if (!request.table.empty()) {
        Result<OutputStream> opened = OutputStream::open(request.table);
        if (!opened) return opened.error();
        table = *std::move(opened);
    }
    PairStoreWriter output(request.output);
    std::vector<SentencePair> some;
    std::int64_t start = 0;
    const Result<Nothing> read = forEachLine(translations, [&](Line& line) -> Result<Nothing> {
        const NumberedTranslation now = parse(line.text);
        if (some.empty() || now.pair >= start + static_cast<std::int64_t>(some.size())) {
            start = now.pair;
            some = store.read(start, kChunk);
        }
        const SentencePair& pair = some[static_cast<std::size_t>(now.pair - start)];
        const bool target = request.side == Side::target;
        const std::string& kept = target ? pair.source : pair.target;
        output.add({kept, std::string(now.text), now.score});
        if (table)
            table->write(fmt::format("{}\t{}\t{}\t{:.4f}\n", kept, now.text,
                                     target ? pair.target : pair.source, now.score));
        return Nothing{};
    });
    if (!read) return read.error();
    PairStoreInfo info = store.info();
    const std::string language = request.side == Side::target ? info.sourceLanguage : info.targetLanguage;
    info.recipe +=
        fmt::format("# {} side translated from {} to {} by the model {}, beam {}{}\n",
                    request.side == Side::target ? "target" : "source",
                    request.side == Side::target ? info.targetLanguage : info.sourceLanguage, language,
                    modelFingerprint(writer.model()).substr(0, 12), request.writing.beam,
                    done < info.pairs ? fmt::format(", the first {} of {} pairs", done, info.pairs) : "");
    info.sourceLanguage = info.targetLanguage = language;
    info.origin = request.pairs.string();
    info.scoreKind = ScoreKind::translation;
    NewFiles results({request.output, request.table});
    output.commit(info);
    if (table) table->commit();
    results.complete();
    return output.pairs();
}

}  // namespace

Result<ParaphraseSummary> paraphrasePairs(TextWriter& writer, const ParaphraseRequest& request,
                                          JobContext& job) {
    if (const Result<Nothing> writable = checkWritable(request.output); !writable) return writable.error();
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    const Result<WritingRoute> route = paraphraseRoute(writer.model(), store->info(), request.side);
    if (!route) return route.error();
    LineTranslator translator(writer, *route, request.writing, request.longSentences);
    const std::string key = fmt::format("{} {} {} {}", modelFingerprint(writer.model()),
                                        inputKey(request.pairs), translator.key(), kChunk);
    Result<ResumableOutput> out = ResumableOutput::open(translationsOf(request.output), key);
    if (!out) return out.error();
    const Stopwatch watch;
    ParaphraseSummary summary;
    summary.alreadyDone = out->done();
    if (request.onlyDone) {
        if (out->done() == 0)
            return Error{request.output.string(), "nothing is translated yet", "an interrupted run",
                         "run it without --done"};
        const auto written = writeStore(writer, *store, request, out->unfinished(), out->done());
        if (!written) return written.error();
        summary.pairs = *written;
        return summary;
    }
    writeParaphraseRecord(request);
    LanguageCheck language(languageOf(writer.model(), route->from), "pair");
    if (const auto whole = translateSide(translator, *store, request, language, *out, job); !whole)
        return whole.error();
    // The translations stay until the store is there.
    const Result<std::int64_t> written =
        writeStore(writer, *store, request, out->unfinished(), store->info().pairs);
    if (!written) return written.error();
    discardParaphrases(request.output);
    summary.pairs = *written;
    summary.counts = translator.counts();
    summary.remark = language.remark();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
