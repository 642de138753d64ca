// Catalogues of translated messages (GNU gettext): PO files and the MO files made from them.
#include <filesystem>

#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/gettext/mo_reader.h"
#include "core/pairs/formats/gettext/po_reader.h"
#include "core/text/input/archive.h"
#include "core/text/input/listed_files.h"
#include "core/text/input/text_encoding.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

bool hasEnding(const std::string& name) {
    return name.ends_with(".po") || name.ends_with(".mo") || name.ends_with(".gmo");
}

// "de" of de.po, of app.de.po and of de/LC_MESSAGES/app.mo.
std::string languageOfFile(const PairSource& source) {
    const auto [archive, member] = splitMember(source.input.first);
    const fs::path file = member.empty() ? archive : fs::path(member);
    if (file.parent_path().filename() == "LC_MESSAGES")
        return languageOfLocale(file.parent_path().parent_path().filename().string());
    const std::string stem = file.filename().string().substr(
        0, hasEnding(source.name) ? source.name.rfind('.') : source.name.size());
    const auto dot = stem.rfind('.');
    return languageOfLocale(dot == std::string::npos ? stem : stem.substr(dot + 1));
}

// The encoding that the header names; it is in the first bytes.
std::string encodingOfHead(const std::string& head) {
    const auto at = head.find("charset=");
    if (at == std::string::npos) return {};
    const std::string rest = head.substr(at, head.find_first_of("\\\"\n", at) - at);
    return readGettextHeader("Content-Type: text/plain; " + rest).encoding;
}

Match recognises(const PairSource& source) {
    if (isMoFile(source.head)) return Match::certain;
    const auto has = [&](const char* keyword) {
        const std::string line = std::string(keyword) + " \"";
        return source.head.starts_with(line) || source.head.find("\n" + line) != std::string::npos;
    };
    if (has("msgid") && (has("msgstr") || has("msgid_plural"))) return Match::certain;
    return hasEnding(source.name) ? Match::likely : Match::no;
}

Result<std::unique_ptr<PairReader>> open(PairSource source) {
    std::string language = languageOfFile(source);
    if (isMoFile(source.head)) {
        if (isListOfFiles(source.input.first)) {
            return Error{source.input.first.string(), "a list of MO files", "one",
                         "give the list with --files"};
        }
        return MoReader::open(*source.bytes, std::move(language));
    }
    if (hasEnding(source.name) && !source.name.ends_with(".po")) {
        return source.decoded && !source.input.encoding.empty()
                   ? Error{"--encoding " + source.input.encoding, "an MO file, which names its encoding", "",
                           "leave out --encoding"}
                   : Error{source.bytes->name(), "no MO file", "a whole MO file",
                           "read the PO file, or get the file again"};
    }
    if (!source.decoded) {
        auto bytes = decoded(std::move(source.bytes), encodingOfHead(source.head));
        if (!bytes) return bytes.error();
        source.bytes = std::move(*bytes);
    }
    return std::unique_ptr<PairReader>(
        std::make_unique<PoReader>(LineReader::of(std::move(source.bytes)), std::move(language)));
}

}  // namespace

PairFormat gettextFormat() {
    PairFormat format;
    format.id = "gettext";
    format.title = "Gettext";
    format.sentence = "Translated messages of programs: PO files, and the MO files that programs load.";
    format.endings = {".po", ".mo", ".gmo"};
    format.recognises = recognises;
    format.read = open;
    return format;
}

}  // namespace paragram
