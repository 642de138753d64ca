#include "core/alignment/alignment_work.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* kKind = "paragram alignment";
constexpr int kVersion = 1;
constexpr const char* kSeal = "checksum";     // of all lines before it
constexpr std::int64_t kBetweenPolls = 4096;  // lines

std::string lineOf(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

json jsonOf(const Link& link) {
    json value = {link.source.first, link.source.count, link.target.first, link.target.count,
                  link.confidence};
    if (link.moved) value.push_back("moved");
    return value;
}

json jsonOf(const Alignment& links) {
    json array = json::array();
    for (const Link& link : links) array.push_back(jsonOf(link));
    return array;
}

json headOf(const DocumentSentences& text, const std::string& file) {
    return {{"file", file}, {"language", text.language}, {"place", text.placeUnit}};
}

void appendSentences(std::string& out, const char* side, const DocumentSentences& text) {
    for (std::size_t i = 0; i < text.texts.size(); ++i) {
        json sentence{{side, text.texts[i]}, {"place", text.places[i]}, {"paragraph", text.paragraphs[i]}};
        if (i < text.headings.size() && text.headings[i]) sentence["heading"] = true;
        out += lineOf(sentence);
    }
}

std::string changeLine(const AlignmentChange& change) {
    nlohmann::ordered_json line{{"change", change.first},
                                {"removed", jsonOf(change.removed)},
                                {"inserted", jsonOf(change.inserted)},
                                {"known-before", jsonOf(change.knownBefore)},
                                {"known-now", jsonOf(change.knownNow)}};
    addChecksum(line);
    return line.dump() + "\n";
}

// The reading functions throw json::exception for a value of another type and std::out_of_range for a
// sentence that there is not.
SentenceRun runOf(const json& first, const json& count, const DocumentSentences& text) {
    const SentenceRun run{first.get<std::int32_t>(), count.get<std::int32_t>()};
    const auto size = static_cast<std::int64_t>(text.texts.size());
    if (run.first < 0 || run.count < 0 || std::int64_t{run.first} + run.count > size)
        throw std::out_of_range("sentence");
    return run;
}

Link linkOf(const json& value, const AlignedTexts& texts) {
    return {runOf(value.at(0), value.at(1), texts.source), runOf(value.at(2), value.at(3), texts.target),
            value.at(4).get<double>(), value.size() > 5};
}

Alignment linksOf(const json& array, const AlignedTexts& texts) {
    Alignment links;
    for (const json& value : array) links.push_back(linkOf(value, texts));
    return links;
}

void readHead(const json& head, AlignedTexts& texts) {
    const auto side = [](const json& value, DocumentSentences& text, std::string& file) {
        file = value.at("file").get<std::string>();
        text.language = value.at("language").get<std::string>();
        text.placeUnit = value.at("place").get<std::string>();
    };
    side(head.at("source"), texts.source, texts.sourceFile);
    side(head.at("target"), texts.target, texts.targetFile);
    texts.model = head.at("model").get<std::string>();
    for (const json& term : head.at("glossary"))
        texts.glossary.emplace_back(term.at(0).get<std::string>(), term.at(1).get<std::string>());
}

void readSentence(const json& value, const char* side, DocumentSentences& text) {
    text.texts.push_back(value.at(side).get<std::string>());
    text.places.push_back(value.at("place").get<std::int64_t>());
    text.paragraphs.push_back(value.at("paragraph").get<std::int32_t>());
    text.headings.push_back(value.value("heading", false));
}

// false: the line is none of an alignment, is damaged, or does not fit the lines before it.
bool readLine(const json& value, AlignedTexts& texts, Alignment& links, Alignment& known) {
    if (value.contains("source")) {
        readSentence(value, "source", texts.source);
    } else if (value.contains("target")) {
        readSentence(value, "target", texts.target);
    } else if (value.contains("link")) {
        links.push_back(linkOf(value.at("link"), texts));
    } else if (value.contains("change")) {
        if (!checksumHolds(value)) return false;
        const AlignmentChange change{
            value.at("change").get<std::size_t>(), linksOf(value.at("removed"), texts),
            linksOf(value.at("inserted"), texts), linksOf(value.at("known-before"), texts),
            linksOf(value.at("known-now"), texts)};
        if (!fits(change, links, known)) return false;
        applyChange(change, links, known);
    } else {
        return false;
    }
    return true;
}

Error noAlignment(const fs::path& file) {
    return {file.string(), "not an alignment", "a file that the panel Align wrote",
            "choose a file whose name ends with .alignment"};
}

Error damaged(const fs::path& file) {
    return {file.string(), "damaged: its lines do not match their checksum", "an undamaged alignment",
            "restore the file, or align the documents again"};
}

// Whether this is a line whose end was changed, and not the beginning of one.
bool isWholeLine(std::string_view line) {
    return line.size() > 1 && json::accept(line.substr(0, line.size() - 1));
}

Error badLine(const fs::path& file, std::int64_t number) {
    return {fmt::format("{}:{}", file.string(), number), "not a line of an alignment",
            "lines that the panel Align wrote", "restore the file, or align the documents again"};
}

}  // namespace

AlignmentWork AlignmentWork::create(const fs::path& file, std::shared_ptr<const AlignedTexts> texts,
                                    Alignment links) {
    json glossary = json::array();
    for (const auto& [source, target] : texts->glossary) glossary.push_back({source, target});
    std::string text = lineOf({{"kind", kKind},
                               {"version", kVersion},
                               {"sealed", true},
                               {"model", texts->model},
                               {"glossary", glossary},
                               {"source", headOf(texts->source, texts->sourceFile)},
                               {"target", headOf(texts->target, texts->targetFile)}});
    appendSentences(text, "source", texts->source);
    appendSentences(text, "target", texts->target);
    for (const Link& link : links) text += lineOf({{"link", jsonOf(link)}});
    text += lineOf({{kSeal, hashOfBytes(text)}});
    writeFileAtomically(file, text);
    AlignmentWork work;
    work.file_ = file;
    work.texts_ = std::move(texts);
    work.links_ = std::move(links);
    work.size_ = text.size();
    return work;
}

Result<AlignedFiles> readAlignedFiles(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string line;
    std::getline(in, line);
    const json head = json::parse(line, nullptr, false);
    if (!head.is_object() || head.value("kind", "") != kKind) return noAlignment(file);
    const auto of = [&](const char* side) {
        return head.value(side, json::object()).value("file", std::string());
    };
    return AlignedFiles{of("source"), of("target")};
}

Result<AlignmentWork> AlignmentWork::open(const fs::path& file, const JobContext& job) {
    const auto text = readFile(file);
    if (!text) return text.error();
    AlignmentWork work;
    work.file_ = file;
    AlignedTexts texts;
    std::int64_t number = 0;
    bool sealed = false;  // what follows is a line with the checksum, sooner or later
    for (std::size_t end = text->find('\n'); end != std::string::npos;
         end = text->find('\n', static_cast<std::size_t>(work.size_))) {
        const std::string_view line =
            std::string_view(*text).substr(static_cast<std::size_t>(work.size_), end - work.size_);
        const json value = json::parse(line, nullptr, false);
        ++number;
        try {
            if (number == 1) {
                if (!value.is_object() || value.value("kind", "") != kKind) return noAlignment(file);
                if (value.at("version").get<int>() > kVersion)
                    return Error{file.string(), fmt::format("version {}", value.at("version").get<int>()),
                                 fmt::format("version {}", kVersion),
                                 "open it with a newer version of the program"};
                readHead(value, texts);
                sealed = value.value("sealed", false);
            } else if (value.is_object() && value.contains(kSeal) && value.size() == 1) {
                if (value.at(kSeal) != hashOfBytes(std::string_view(*text).substr(0, work.size_)))
                    return damaged(file);
                sealed = false;
            } else if (!value.is_object() || !readLine(value, texts, work.links_, work.known_)) {
                return badLine(file, number);
            }
        } catch (const json::exception&) {
            return badLine(file, number);
        } catch (const std::out_of_range&) {
            return badLine(file, number);
        }
        work.size_ = end + 1;
        if (number % kBetweenPolls == 0) {
            job.report(
                {"Reading", static_cast<double>(work.size_), static_cast<double>(text->size()), "bytes"});
            if (job.shouldStop()) return Stopped{};
        }
    }
    if (number == 0) return noAlignment(file);
    work.torn_ = work.size_ < text->size();
    if (sealed || isWholeLine(std::string_view(*text).substr(work.size_))) return damaged(file);
    work.texts_ = std::make_shared<const AlignedTexts>(std::move(texts));
    return work;
}

void AlignmentWork::append(const std::string& line) {
    std::error_code code;
    if (torn_) fs::resize_file(file_, size_, code);
    if (fs::file_size(file_, code) != size_ || code)
        throw Failure({file_.string(), "another program has written to it", "",
                       "open it again to see what has changed"});
    torn_ = true;  // until the line is complete
    errno = 0;
    std::ofstream out(file_, std::ios::binary | std::ios::app);
    out << line;
    out.flush();
    if (!out) throwWriteFailure(file_);
    makeDurable(file_);
    size_ += line.size();
    torn_ = false;
}

void AlignmentWork::apply(const AlignmentChange& change) {
    if (change.empty()) return;
    append(changeLine(change));
    applyChange(change, links_, known_);
}

}  // namespace paragram
