#include "core/pairs/formats/foreign_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kBytesLookedAt = 4096;

struct Foreign {
    const char* what;
    const char* advice;
    std::array<const char*, 2> begins;  // of the file, without white space; lower case
    const char* element;                // of XML, anywhere in the first bytes; lower case
    const char* ending;                 // of the name
};

constexpr const char* kExport = "export it as TMX or XLIFF";

constexpr std::array<Foreign, 6> kForeign{
    {{"a Trados TTX file", kExport, {}, "<tradostag", ".ttx"},
     {"a Wordfast TXML file", kExport, {}, "<txml", ".txml"},
     {"an SQLite database, such as a Trados memory (.sdltm)",
      kExport,
      {"sqlite format 3", nullptr},
      nullptr,
      ".sdltm"},
     {"a PDF document", "save its text, one pair per line", {"%pdf-", nullptr}, nullptr, ".pdf"},
     {"a web page, as a download that failed often is",
      "download the file again, or save its table as CSV",
      {"<!doctype html", "<html"},
      nullptr,
      ".html"},
     {"an office document",
      "save its table as CSV in UTF-8",
      {"\xD0\xCF\x11\xE0", nullptr},
      nullptr,
      ".doc"}}};

Error refusal(const std::string& file, const std::string& what, const std::string& advice) {
    return {file, what, "sentence pairs in a format that can be read", advice};
}

std::string_view withoutSpace(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const auto begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

}  // namespace

std::optional<Error> refuseForeign(const PairSource& source) {
    std::string head(withoutSpace(source.head).substr(0, kBytesLookedAt));
    for (char& c : head) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    for (const Foreign& kind : kForeign) {
        const bool begins = std::ranges::any_of(
            kind.begins, [&](const char* text) { return text && head.starts_with(text); });
        const bool isXml =
            kind.element && head.starts_with('<') && head.find(kind.element) != std::string::npos;
        if (begins || isXml || source.name.ends_with(kind.ending))
            return refusal(source.bytes->name(), kind.what, kind.advice);
    }
    return std::nullopt;
}

std::optional<Error> refuseUnknownXml(const PairSource& source) {
    const std::string_view head = withoutSpace(source.head);
    if (!head.starts_with("<?xml") && !(head.starts_with('<') && source.name.ends_with(".xml")))
        return std::nullopt;
    std::string_view root;
    for (auto at = head.find('<'); at != std::string_view::npos && root.empty();
         at = head.find('<', at + 1)) {
        const std::string_view rest = head.substr(at + 1);
        const bool isElement = !rest.empty() && rest[0] != '?' && rest[0] != '!';
        if (isElement) root = rest.substr(0, std::min<std::size_t>(rest.find_first_of(" \t\r\n/>"), 40));
    }
    return refusal(
        source.bytes->name(),
        root.empty() ? "XML of an unknown kind" : fmt::format("XML of an unknown kind (<{}>)", root),
        "export it as TMX or XLIFF, or name its --format");
}

std::optional<Error> refuseDocument(const std::filesystem::path& archive,
                                    const std::vector<ArchiveMember>& members) {
    const auto has = [&](const char* name) {
        return std::ranges::find(members, name, &ArchiveMember::name) != members.end();
    };
    if (!has("[Content_Types].xml") && !(has("content.xml") && has("META-INF/manifest.xml")))
        return std::nullopt;
    return refusal(archive.string(), "an office document", "save its table as CSV in UTF-8");
}

}  // namespace paragram
