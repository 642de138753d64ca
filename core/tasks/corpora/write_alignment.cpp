#include "core/tasks/corpora/write_alignment.h"

#include <fmt/format.h>

#include "core/alignment/gold_links.h"
#include "core/base/files/output_stream.h"
#include "core/pairs/formats/format_registry.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {
namespace {

// "12", "12-14" or nothing: the places of a run.
std::string placesOf(const DocumentSentences& sentences, const SentenceRun& run) {
    if (run.count == 0) return {};
    const std::int64_t first = sentences.places[static_cast<std::size_t>(run.first)],
                       last = sentences.places[static_cast<std::size_t>(run.end()) - 1];
    return first == last ? fmt::format("{}", first) : fmt::format("{}-{}", first, last);
}

std::string oneLine(std::string text) {
    for (char& c : text)
        if (c == '\t' || c == '\n' || c == '\r') c = ' ';
    return text;
}

std::string noteOf(const Link& link, const DocumentSentences& source, const DocumentSentences& target) {
    return fmt::format("{} {} : {} {}{}", source.placeUnit, placesOf(source, link.source), target.placeUnit,
                       placesOf(target, link.target), link.moved ? " (moved)" : "");
}

std::string rowOf(const Link& link, const DocumentSentences& source, const DocumentSentences& target) {
    return fmt::format("{}\t{}\t{:.4f}\t{}\t{}\n", placesOf(source, link.source),
                       placesOf(target, link.target), link.confidence, oneLine(textOf(source, link.source)),
                       oneLine(textOf(target, link.target)));
}

}  // namespace

std::string textOf(const DocumentSentences& sentences, const SentenceRun& run) {
    const bool spaceless = sentences.language == "zh" || sentences.language == "ja" ||
                           sentences.language == "th" || sentences.language.starts_with("zh-");
    std::string text;
    for (std::int32_t i = run.first; i < run.end(); ++i) {
        if (!text.empty() && !spaceless) text += ' ';
        text += sentences.texts[static_cast<std::size_t>(i)];
    }
    return text;
}

Result<std::int64_t> writeAlignment(const Alignment& links, const DocumentSentences& source,
                                    const DocumentSentences& target, const std::string& format, double least,
                                    const std::filesystem::path& output) {
    std::int64_t written = 0;
    const auto wanted = [&](const Link& link) { return link.isPair() && link.confidence >= least; };
    if (format == "links" || format == "gold") {
        auto out = OutputStream::open(output);
        if (!out) return out.error();
        if (format == "links")
            out->write(fmt::format("source_{}\ttarget_{}\tconfidence\tsource\ttarget\n", source.placeUnit,
                                   target.placeUnit));
        for (const Link& link : links) {
            if (link.isPair() && !wanted(link)) continue;
            out->write(format == "gold" ? linkText(link) + "\n" : rowOf(link, source, target));
            written += link.isPair() ? 1 : 0;
        }
        out->commit();
        return written;
    }
    if (format == "pair-store") {
        PairStoreWriter store(output);
        for (const Link& link : links) {
            if (!wanted(link)) continue;
            store.add({textOf(source, link.source), textOf(target, link.target),
                       static_cast<float>(link.confidence)});
        }
        written = store.pairs();
        PairStoreInfo info;
        info.sourceLanguage = source.language;
        info.targetLanguage = target.language;
        info.origin = "align";
        store.commit(info);
        return written;
    }
    PairWriterOptions options{format};
    if (!source.language.empty()) options.sourceLanguage = source.language;
    if (!target.language.empty()) options.targetLanguage = target.language;
    // The names of two files end in their languages.
    if (format == "moses" && options.sourceLanguage == options.targetLanguage)
        options.sourceLanguage = "source", options.targetLanguage = "target";
    const auto writer = makePairWriter(output, options);
    if (!writer) return writer.error();
    for (const Link& link : links) {
        if (!wanted(link)) continue;
        (*writer)->add(link.confidence, textOf(source, link.source), textOf(target, link.target),
                       noteOf(link, source, target));
        ++written;
    }
    (*writer)->finish();
    return written;
}

}  // namespace paragram
