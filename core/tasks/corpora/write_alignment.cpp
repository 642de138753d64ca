#include "core/tasks/corpora/write_alignment.h"

#include <fmt/format.h>

#include <optional>

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

// A sentence belongs to a paragraph, of which it may be the heading; lines of a text are their own.
void describeSide(std::vector<PairProperty>& properties, const std::string& side,
                  const DocumentSentences& sentences, const SentenceRun& run) {
    const auto first = static_cast<std::size_t>(run.first);
    const auto add = [&](const std::string& what, std::string value) {
        properties.push_back({"x-" + side + "-" + what, std::move(value)});
    };
    if (sentences.placeUnit != "paragraph") add(sentences.placeUnit, placesOf(sentences, run));
    add("paragraph", fmt::format("{}", sentences.paragraphs[first] + 1));
    if (first < sentences.headings.size() && sentences.headings[first]) add("heading", "yes");
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

struct AlignmentWriter::State {
    std::string format;
    bool named = false;
    PairStoreInfo info{};
    std::optional<OutputStream> table{};  // of all sentences
    std::unique_ptr<PairStoreWriter> store{};
    std::unique_ptr<PairWriter> pairs{};  // every other format
};

AlignmentWriter::AlignmentWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
AlignmentWriter::AlignmentWriter(AlignmentWriter&&) noexcept = default;
AlignmentWriter& AlignmentWriter::operator=(AlignmentWriter&&) noexcept = default;
AlignmentWriter::~AlignmentWriter() = default;

Result<AlignmentWriter> AlignmentWriter::open(const std::filesystem::path& output, const std::string& format,
                                              const DocumentSentences& source,
                                              const DocumentSentences& target, bool named) {
    auto state = std::make_unique<State>(State{format, named});
    state->info.sourceLanguage = source.language;
    state->info.targetLanguage = target.language;
    state->info.origin = "align";
    if (format == "gold" && named) {
        return Error{output.string(), "sentence numbers of many documents", "those of one document",
                     "choose another format"};
    }
    if (format == "links" || format == "gold") {
        auto out = OutputStream::open(output);
        if (!out) return out.error();
        state->table.emplace(std::move(*out));
        if (format == "links")
            state->table->write(fmt::format("{}source_{}\ttarget_{}\tconfidence\tsource\ttarget\n",
                                            named ? "document\t" : "", source.placeUnit, target.placeUnit));
    } else if (format == "pair-store") {
        const auto writable = checkWritable(output);
        if (!writable) return writable.error();
        state->store = std::make_unique<PairStoreWriter>(output);
    } else {
        PairWriterOptions options{format};
        if (!source.language.empty()) options.sourceLanguage = source.language;
        if (!target.language.empty()) options.targetLanguage = target.language;
        // The names of two files end in their languages.
        if (format == "moses" && options.sourceLanguage == options.targetLanguage)
            options.sourceLanguage = "source", options.targetLanguage = "target";
        auto writer = makePairWriter(output, options);
        if (!writer) return writer.error();
        state->pairs = std::move(*writer);
    }
    return AlignmentWriter(std::move(state));
}

std::int64_t AlignmentWriter::add(const std::string& name, const Alignment& links,
                                  const DocumentSentences& source, const DocumentSentences& target,
                                  double least) {
    std::int64_t written = 0;
    for (const Link& link : links) {
        if (link.isPair() ? link.confidence < least : !state_->table) continue;
        written += link.isPair() ? 1 : 0;
        if (state_->table) {
            const std::string named = state_->named ? oneLine(name) + "\t" : "";
            state_->table->write(state_->format == "gold" ? linkText(link) + "\n"
                                                          : named + rowOf(link, source, target));
        } else if (state_->store) {
            state_->store->add({textOf(source, link.source), textOf(target, link.target),
                                static_cast<float>(link.confidence)});
        } else {
            std::vector<PairProperty> properties;
            if (!name.empty()) properties.push_back({"x-document", name});
            describeSide(properties, "source", source, link.source);
            describeSide(properties, "target", target, link.target);
            state_->pairs->describeNext(std::move(properties));
            state_->pairs->add(link.confidence, textOf(source, link.source), textOf(target, link.target),
                               noteOf(link, source, target));
        }
    }
    return written;
}

void AlignmentWriter::commit() {
    if (state_->table)
        state_->table->commit();
    else if (state_->store)
        state_->store->commit(state_->info);
    else
        state_->pairs->finish();
}

Result<std::int64_t> writeAlignment(const Alignment& links, const DocumentSentences& source,
                                    const DocumentSentences& target, const std::string& format, double least,
                                    const std::filesystem::path& output) {
    auto writer = AlignmentWriter::open(output, format, source, target, false);
    if (!writer) return writer.error();
    const std::int64_t written = writer->add({}, links, source, target, least);
    writer->commit();
    return written;
}

}  // namespace paragram
