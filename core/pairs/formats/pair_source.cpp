#include "core/pairs/formats/pair_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/choices.h"
#include "core/pairs/formats/foreign_files.h"
#include "core/pairs/formats/format_registry.h"
#include "core/text/input/archive.h"
#include "core/text/input/file_source.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/text_encoding.h"
#include "core/text/input/unpacking.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 7> kPackedEndings{".gz", ".bz2", ".xz", ".zst", ".lzma", ".tgz", ".dz"};
constexpr std::array<const char*, 2> kArchiveEndings{".zip", ".tar"};
constexpr const char* kHdf5Mark = "\x89HDF\r\n";

// "news.tmx" from "/data/NEWS.tmx.gz" and from "corpus.zip!de/news.tmx".
std::string plainName(const fs::path& file) {
    const auto [archive, member] = splitMember(file);
    std::string name = lowerCase((member.empty() ? archive : fs::path(member)).filename().string());
    for (const char* ending : kPackedEndings)
        if (name.ends_with(ending)) name.resize(name.size() - std::string_view(ending).size());
    return name;
}

// "de" and "en" from a file name X.de-en.de: its own language first. Empty for other names.
std::pair<std::string, std::string> sidesOf(const std::string& name) {
    const auto dot = name.rfind('.');
    if (dot == std::string::npos || dot == 0) return {};
    const std::string own = name.substr(dot + 1);
    const auto before = name.rfind('.', dot - 1);
    const std::string pair = name.substr(before == std::string::npos ? 0 : before + 1,
                                         dot - (before == std::string::npos ? 0 : before + 1));
    const auto dash = pair.find('-');
    if (dash == std::string::npos) return {};
    const std::string first = pair.substr(0, dash), second = pair.substr(dash + 1);
    if (own == first && own != second) return {own, second};
    if (own == second && own != first) return {own, first};
    return {};
}

// X.de-en.en for X.de-en.de, compressed in the same way.
std::string otherSide(const std::string& path) {
    std::string stem = path, packing;
    for (const char* ending : kPackedEndings) {
        if (!stem.ends_with(ending)) continue;
        packing = ending;
        stem.resize(stem.size() - packing.size());
        break;
    }
    const auto slash = stem.find_last_of("/!");
    const auto [own, other] = sidesOf(stem.substr(slash == std::string::npos ? 0 : slash + 1));
    if (own.empty()) return {};
    return stem.substr(0, stem.size() - own.size()) + other + packing;
}

// The entries of the only dictd dictionary among the members; empty if there is none, or several.
std::string dictionaryIn(const std::vector<ArchiveMember>& members) {
    std::string found;
    for (const ArchiveMember& member : members) {
        const auto dot = member.name.rfind(".dict");
        if (dot == std::string::npos || member.name.find('/', dot) != std::string::npos) continue;
        if (std::ranges::find(members, member.name.substr(0, dot) + ".index", &ArchiveMember::name) ==
            members.end())
            continue;
        if (!found.empty()) return {};
        found = member.name;
    }
    return found;
}

// For an archive without a member: its only text, a dictionary, or the pair of texts that OPUS packs.
Result<Nothing> lookInside(PairInput& input) {
    if (input.first == "-" || !splitMember(input.first).second.empty() || !isArchive(input.first))
        return Nothing{};
    const auto members = listMembers(input.first);
    if (!members) return members.error();
    if (const auto refused = refuseDocument(input.first, *members)) return *refused;
    const auto texts = textMembers(*members);
    const std::string archive = input.first.string() + "!";
    if (const std::string dictionary = dictionaryIn(texts); !dictionary.empty()) {
        input.first = archive + dictionary;
        return Nothing{};
    }
    if (texts.size() == 1) {
        input.first = archive + texts[0].name;
        return Nothing{};
    }
    if (texts.size() == 2 && input.second.empty()) {
        const bool pair = otherSide(texts[0].name) == texts[1].name;
        // In the order of the languages in the name.
        const std::string name = texts[0].name;
        const bool firstIsSource =
            name.find("." + sidesOf(fs::path(name).filename().string()).first + "-") != std::string::npos;
        if (pair) {
            input.first = archive + texts[firstIsSource ? 0 : 1].name;
            input.second = archive + texts[firstIsSource ? 1 : 0].name;
        }
    }
    return Nothing{};
}

void findSecond(PairInput& input) {
    if (!input.second.empty() || (input.format != "auto" && input.format != "moses")) return;
    const std::string other = otherSide(input.first.string());
    if (!other.empty() && isFileOrMember(other)) input.second = other;
}

const PairFormat& recognise(const PairSource& source) {
    const PairFormat* best = nullptr;
    auto how = Match::no;
    for (const PairFormat& format : pairFormats()) {
        const Match match = format.recognises(source);
        if (match <= how) continue;
        best = &format;
        how = match;
    }
    return best ? *best : *findPairFormat("tsv");
}

// The bytes of the first file. Formats that need random access get standard input by way of a file.
Result<std::unique_ptr<ByteSource>> openFirst(PairInput& input) {
    const std::string name = input.first.string();
    const bool isMember = name.starts_with("-!");
    if (name == "-" || isMember) {
        Result<std::unique_ptr<ByteSource>> bytes = openFileBytes("-");
        if (!bytes) return bytes.error();
        Result<std::string> head = readUpTo(**bytes, kArchiveHeadBytes);
        if (!head) return head.error();
        if (head->starts_with(kHdf5Mark)) {
            return Error{(*bytes)->name(), "an HDF5 file, which cannot be streamed",
                         "text, or an archive of texts", "give the file's name"};
        }
        const bool isStream = !isMember && !looksLikeArchive(*head);
        std::unique_ptr<ByteSource> whole = withHead(std::move(*head), std::move(*bytes));
        if (isStream) return whole;
        auto spool = SpooledInput::of(*whole, input.stop);
        if (!spool) return spool.error();
        input.spool = *spool;
        input.first = input.spool->path().string() + name.substr(1);
    }
    const Result<Nothing> looked = lookInside(input);
    if (!looked) return looked.error();
    findSecond(input);
    return openBytes(input.first);
}

// A reader that keeps alive the file with the contents of standard input.
class SpooledReader : public PairReader {
  public:
    SpooledReader(std::unique_ptr<PairReader> reader, std::shared_ptr<const SpooledInput> spool)
        : spool_(std::move(spool)), reader_(std::move(reader)) {}
    Result<ReadOutcome> next(SentencePair& pair) override {
        const Result<ReadOutcome> outcome = reader_->next(pair);
        if (!outcome) return spool_->named(outcome.error());
        if (*outcome == ReadOutcome::rejected) problem_ = spool_->named(reader_->problem());
        return outcome;
    }
    const Error& problem() const override { return problem_; }
    std::int64_t linesRead() const override { return reader_->linesRead(); }
    const char* counted() const override { return reader_->counted(); }
    std::vector<std::string> warnings() const override { return reader_->warnings(); }
    LeftOut leftOut() const override { return reader_->leftOut(); }
    double fraction() const override { return reader_->fraction(); }
    std::string_view line() const override { return reader_->line(); }
    std::pair<std::string, std::string> languages() const override { return reader_->languages(); }

  private:
    std::shared_ptr<const SpooledInput> spool_;
    std::unique_ptr<PairReader> reader_;
    Error problem_;
};

}  // namespace

Result<PairSource> openPairSource(const PairInput& input) {
    PairSource source;
    source.input = input;
    if (source.input.format.empty()) source.input.format = "auto";
    if (source.input.format != "auto" && !findPairFormat(source.input.format)) {
        std::vector<std::string> formats = readableFormats();
        formats.insert(formats.begin(), "auto");
        return wrongChoice("format", input.format, formats);
    }
    Result<std::unique_ptr<ByteSource>> bytes = openFirst(source.input);
    const auto named = [&source](const Error& error) {
        return source.input.spool ? source.input.spool->named(error) : error;
    };
    if (!bytes) return named(bytes.error());
    Result<std::string> mark = readUpTo(**bytes, 2);
    if (!mark) return mark.error();
    source.decoded = !input.encoding.empty() || *mark == "\xFF\xFE" || *mark == "\xFE\xFF";
    bytes = decoded(withHead(std::move(*mark), std::move(*bytes)), input.encoding);
    if (!bytes) return bytes.error();
    Result<std::string> head = readUpTo(**bytes, PairSource::kHeadBytes);
    if (!head) return head.error();
    source.head = *head;
    source.bytes = withHead(std::move(*head), std::move(*bytes));
    source.name = source.input.first == "-" ? "" : plainName(source.input.first);
    const PairFormat* format = findPairFormat(source.input.format);
    if (!format) {
        if (const auto refused = refuseForeign(source)) return named(*refused);
        format = &recognise(source);
        const auto unknown = format->isTable ? refuseUnknownXml(source) : std::nullopt;
        if (unknown) return named(*unknown);
        source.input.format = format->id;
    }
    if (source.input.second.empty() && format->findSecond)
        source.input.second = format->findSecond(source.input);
    return source;
}

std::string guessFormat(const PairInput& input) {
    const Result<PairSource> source = openPairSource(input);
    return source ? source->input.format : "tsv";
}

Result<std::unique_ptr<PairReader>> makePairReader(const PairInput& input) {
    Result<PairSource> source = openPairSource(input);
    if (!source) return source.error();
    return makePairReader(std::move(*source));
}

Result<std::unique_ptr<PairReader>> makePairReader(PairSource source) {
    const PairFormat* format = findPairFormat(source.input.format);
    const std::shared_ptr<const SpooledInput> spool = source.input.spool;
    Result<std::unique_ptr<PairReader>> reader = format->read(std::move(source));
    if (!spool) return reader;
    if (!reader) return spool->named(reader.error());
    return std::unique_ptr<PairReader>(std::make_unique<SpooledReader>(std::move(*reader), spool));
}

bool looksLikePairs(const fs::path& file) {
    std::error_code code;
    if (!fs::is_regular_file(file, code)) return false;
    const std::string full = lowerCase(file.filename().string()), name = plainName(file);
    const auto ends = [](const std::string& text, const auto& endings) {
        return std::ranges::any_of(endings, [&](const auto& ending) { return text.ends_with(ending); });
    };
    if (ends(full, kArchiveEndings) || full.ends_with(".tgz")) return true;
    for (const PairFormat& format : pairFormats())
        if (ends(name, format.endings)) return true;
    if (name.ends_with(".json")) return true;
    // In Moses files the extension is the language.
    const std::string ending = fs::path(name).extension().string();
    return full != name || (ending.size() > 2 && isLanguageCode(std::string_view(ending).substr(1)));
}

}  // namespace paragram
