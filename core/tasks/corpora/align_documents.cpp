#include "core/tasks/corpora/align_documents.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/alignment/alignment_work.h"
#include "core/alignment/confidence.h"
#include "core/base/choices.h"
#include "core/base/files/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/pairs/formats/format_registry.h"
#include "core/tasks/corpora/write_alignment.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

Result<Glossary> readGlossary(const std::filesystem::path& file) {
    Glossary glossary;
    if (file.empty()) return glossary;
    const auto read = forEachLine(file, [&](Line& line) -> Result<Nothing> {
        if (line.text.empty() || line.text.starts_with('#')) return Nothing{};
        const std::size_t tab = line.text.find('\t');
        if (tab == std::string::npos || tab == 0 || tab + 1 == line.text.size()) {
            return Error{fmt::format("{}:{}", file.string(), line.number), "\"" + line.text + "\"",
                         "a source term and a target term, separated by a tab", "correct the line"};
        }
        glossary.emplace_back(line.text.substr(0, tab),
                              line.text.substr(tab + 1, line.text.find('\t', tab + 1) - tab - 1));
        return Nothing{};
    });
    if (!read) return read.error();
    return glossary;
}

// Known links must be of consecutive sentences.
Result<std::vector<Link>> readKnown(const std::filesystem::path& file, std::size_t sources,
                                    std::size_t targets) {
    std::vector<Link> known;
    if (file.empty()) return known;
    const auto links = readGoldLinks(file, sources, targets);
    if (!links) return links.error();
    for (const GoldLink& gold : *links) {
        const auto run = [&](const std::vector<std::int32_t>& numbers) -> SentenceRun {
            if (numbers.empty()) return {};
            return {numbers.front(), numbers.back() - numbers.front() + 1};
        };
        const Link link{run(gold.source), run(gold.target)};
        const auto consecutive = [](const std::vector<std::int32_t>& numbers, const SentenceRun& r) {
            return std::ranges::is_sorted(numbers) && static_cast<std::size_t>(r.count) == numbers.size();
        };
        if (!consecutive(gold.source, link.source) || !consecutive(gold.target, link.target)) {
            return Error{file.string(), linkText(link), "consecutive sentences", "correct the link"};
        }
        if (link.isPair()) known.push_back(link);
    }
    return known;
}

// Written whatever the confidence: the window filters.
void saveWork(const AlignedDocuments& result, const AlignRequest& request) {
    auto texts = std::make_shared<const AlignedTexts>(
        AlignedTexts{result.source, result.target, request.source.input.file.string(),
                     request.target.input.file.string(), request.modelName, result.glossary});
    AlignmentWork::create(request.output, std::move(texts), result.links);
}

}  // namespace

AlignSummary summaryOf(const Alignment& links, const DocumentSentences& source,
                       const DocumentSentences& target) {
    AlignSummary s;
    s.sources = static_cast<std::int64_t>(source.texts.size());
    s.targets = static_cast<std::int64_t>(target.texts.size());
    for (const Link& link : links) {
        if (link.isPair()) {
            ++s.links;
            s.meanConfidence += link.confidence;
            s.doubtful += link.confidence < 0.5 ? 1 : 0;
            s.moved += link.moved ? 1 : 0;
        } else {
            s.skippedSources += link.source.count;
            s.skippedTargets += link.target.count;
        }
    }
    if (s.links > 0) s.meanConfidence /= static_cast<double>(s.links);
    return s;
}

std::vector<std::string> alignmentFormats() {
    std::vector<std::string> formats{"auto", "links", "gold", "pair-store"};
    for (const std::string& format : writableFormats()) formats.push_back(format);
    return formats;
}

Result<std::string> alignmentFormat(const std::string& format, const std::filesystem::path& output) {
    const std::string name = output.filename().string();
    if (format != "auto") return format;
    if (name.ends_with(".h5")) return std::string("pair-store");
    if (name.ends_with(".links")) return std::string("gold");
    if (name.ends_with(".alignment")) return std::string("alignment");
    if (output == "-" || output.empty() || name.ends_with(".tsv")) return std::string("links");
    for (const PairFormat& known : pairFormats())
        if (known.write &&
            std::ranges::any_of(known.endings, [&](const auto& e) { return name.ends_with(e); }))
            return known.id;
    return Error{"--format", "not clear from the name \"" + name + "\"", "",
                 choiceAdvice("", alignmentFormats())};
}

Result<AlignedDocuments> alignDocuments(const Model& model, const AlignRequest& request, JobContext& job) {
    const Stopwatch watch;
    const auto format = alignmentFormat(request.format, request.output);
    if (!format) return format.error();
    if (request.source.input.file == "-" && request.target.input.file == "-") {
        return Error{"--source and --target", "both \"-\"", "at most one of them", "choose a file"};
    }
    AlignedDocuments result;
    auto source = readSentences(request.source, job);
    if (!source) return source.error();
    auto target = readSentences(request.target, job);
    if (!target) return target.error();
    result.source = std::move(*source);
    result.target = std::move(*target);
    auto glossary = readGlossary(request.glossary);
    if (!glossary) return glossary.error();
    result.glossary = std::move(*glossary);
    const auto known = readKnown(request.known, result.source.texts.size(), result.target.texts.size());
    if (!known) return known.error();
    std::vector<GoldLink> gold;
    if (!request.gold.empty()) {
        auto read = readGoldLinks(request.gold, result.source.texts.size(), result.target.texts.size());
        if (!read) return read.error();
        gold = std::move(*read);
    }
    const double readSeconds = watch.seconds();

    Workers workers;
    const AlignmentTexts texts{result.source.texts, result.target.texts, result.source.language,
                               result.target.language, result.glossary};
    auto opened = TextAligner::open(model, texts, request.settings, workers, job);
    if (!opened) return opened.error();
    result.aligner = std::make_shared<const TextAligner>(std::move(*opened));
    const TextAligner& aligner = *result.aligner;
    const double embedSeconds = watch.seconds() - readSeconds;
    auto links = aligner.align(*known, workers, job);
    if (!links) return links.error();
    result.links = std::move(*links);
    AlignSummary& summary = result.summary;
    summary = summaryOf(result.links, result.source, result.target);
    summary.readSeconds = readSeconds;
    summary.embedSeconds = embedSeconds;
    summary.alignSeconds = watch.seconds() - readSeconds - embedSeconds;
    for (const auto* side : {&result.source, &result.target})
        summary.remarks.insert(summary.remarks.end(), side->remarks.begin(), side->remarks.end());
    if (!gold.empty()) summary.quality = compareWithGold(result.links, gold);
    if (!areTranslations(result.links, aligner.sources(), aligner.targets())) {
        return Error{request.source.input.file.string() + " and " + request.target.input.file.string(),
                     fmt::format("no translations of each other: {} of {} links are better than chance",
                                 summary.links - summary.doubtful, summary.links),
                     "a document and its translation", "choose other documents, or another model"};
    }
    if (*format == "alignment" && !request.output.empty()) {
        saveWork(result, request);
        summary.written = summary.links;
    } else if (!request.output.empty()) {
        const auto written = writeAlignment(result.links, result.source, result.target, *format,
                                            request.least, request.output);
        if (!written) return written.error();
        summary.written = *written;
    }
    summary.seconds = watch.seconds();
    return result;
}

}  // namespace paragram
