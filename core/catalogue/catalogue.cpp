#include "core/catalogue/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>
#include <regex>
#include <unordered_map>

#include "core/base/choices.h"
#include "core/base/template_text.h"
#include "core/catalogue/catalogue_texts.h"
#include "core/catalogue/checksum_texts.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

using nlohmann::json;

struct Checksum {
    std::int64_t bytes = 0;
    std::string sha256;
};

// By URL, in the order of the file.
const std::vector<std::pair<std::string, Checksum>>& checksums() {
    static const auto rows = [] {
        std::vector<std::pair<std::string, Checksum>> found;
        std::string_view text = kChecksumTexts[0].second;
        while (!text.empty()) {
            const std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(text.size(), line.size() + 1));
            const auto first = line.find('\t'), second = line.find('\t', first + 1);
            if (line.starts_with('#') || second == std::string_view::npos) continue;
            found.push_back({std::string(line.substr(0, first)),
                             {std::stoll(std::string(line.substr(first + 1, second - first - 1))),
                              std::string(line.substr(second + 1))}});
        }
        return found;
    }();
    return rows;
}

const Checksum* checksumOf(const std::string& url) {
    static const auto byUrl = [] {
        std::unordered_map<std::string, const Checksum*> map;
        for (const auto& [address, sum] : checksums()) map.emplace(address, &sum);
        return map;
    }();
    const auto found = byUrl.find(url);
    return found == byUrl.end() ? nullptr : found->second;
}

LanguageChoice choiceOf(const std::string& text) {
    if (text == "one") return LanguageChoice::one;
    return text == "two" ? LanguageChoice::two : LanguageChoice::none;
}

CatalogueEntry entryOf(const json& row) {
    CatalogueEntry entry;
    entry.id = row.at("id");
    entry.title = row.at("title");
    entry.kind = row.at("kind");
    entry.about = row.at("about");
    entry.languages = row.at("languages");
    entry.licence = row.at("licence");
    entry.terms = row.at("terms");
    entry.use = row.at("use");
    entry.nonCommercial = row.value("nonCommercial", false);
    entry.large = row.value("large", false);
    entry.choice = choiceOf(row.value("choice", ""));
    entry.ordered = row.value("ordered", false);
    entry.codes = row.value("codes", std::vector<std::string>());
    entry.versions = row.value("versions", std::vector<std::string>());
    entry.unpack = row.value("unpack", std::vector<std::string>());
    for (const json& file : row.value("files", json::array())) {
        entry.files.push_back(
            {file.at("urls"), file.at("name"), 0, file.value("about", std::int64_t{0}), {}});
    }
    if (row.contains("filesUnder")) {
        const std::string prefix = row["filesUnder"].at("prefix"), ending = row["filesUnder"].at("ending");
        for (const auto& [url, sum] : checksums()) {
            if (url.starts_with(prefix) && url.ends_with(ending))
                entry.files.push_back({{url}, url.substr(prefix.size()), 0, 0, {}});
        }
    }
    return entry;
}

std::string filled(std::string text, const CatalogueChoice& choice) {
    text = replaced(std::move(text), "{first}", choice.first);
    text = replaced(std::move(text), "{second}", choice.second);
    return replaced(std::move(text), "{version}", choice.version);
}

// A code becomes part of an address: letters, digits, - and _ only.
bool isCode(const std::string& text) {
    return !text.empty() && text.size() <= 12 && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '-' || c == '_';
    });
}

Result<Nothing> checkCode(const CatalogueEntry& entry, const std::string& code) {
    if (!isCode(code)) {
        const bool two = entry.choice == LanguageChoice::two;
        return Error{entry.id, code.empty() ? "a language is missing" : "\"" + code + "\"", entry.languages,
                     two ? "give two languages, for example --languages de,en"
                         : "give one, for example --languages " +
                               (entry.codes.empty() ? std::string("deu") : entry.codes.front()) + ""};
    }
    if (!entry.codes.empty() && std::find(entry.codes.begin(), entry.codes.end(), code) == entry.codes.end())
        return wrongChoice(entry.id, code, entry.codes);
    return Nothing{};
}

// Finds the languages and version with which the template becomes text.
bool unfilled(const std::string& text, const std::string& pattern, CatalogueChoice& choice) {
    std::string expression;
    std::vector<std::string*> slots;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] == '{') {
            const auto end = pattern.find('}', at);
            const std::string name = pattern.substr(at + 1, end - at - 1);
            slots.push_back(name == "first" ? &choice.first
                                            : (name == "second" ? &choice.second : &choice.version));
            expression += name == "version" ? "([A-Za-z0-9.-]+)" : "([A-Za-z0-9_]+)";
            at = end;
        } else {
            if (!std::isalnum(static_cast<unsigned char>(pattern[at]))) expression += '\\';
            expression += pattern[at];
        }
    }
    std::smatch found;
    if (!std::regex_match(text, found, std::regex(expression))) return false;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (!slots[i]->empty() && *slots[i] != found[i + 1].str()) return false;
        *slots[i] = found[i + 1];
    }
    return true;
}

}  // namespace

const std::vector<CatalogueEntry>& catalogue() {
    static const auto entries = [] {
        std::vector<CatalogueEntry> all;
        for (const auto& [name, text] : kCatalogueTexts) {
            for (const json& row : json::parse(text)) all.push_back(entryOf(row));
        }
        return all;
    }();
    return entries;
}

const CatalogueEntry* findEntry(std::string_view id) {
    for (const CatalogueEntry& entry : catalogue()) {
        if (entry.id == id) return &entry;
    }
    return nullptr;
}

Error unknownEntry(const std::string& id) {
    std::vector<std::string> ids;
    for (const CatalogueEntry& entry : catalogue()) ids.push_back(entry.id);
    const std::string similar = mostSimilar(id, ids);
    return {"catalogue", "\"" + id + "\"", "the id of an entry",
            similar.empty() ? "see paragram-cli catalogue" : fmt::format("did you mean {}?", similar)};
}

std::vector<const CatalogueEntry*> searchCatalogue(
    std::string_view query, std::string_view kind,
    const std::function<std::string(const CatalogueEntry&)>& translated) {
    const std::string wanted = lowerCase(query);
    std::vector<const CatalogueEntry*> found;
    for (const CatalogueEntry& entry : catalogue()) {
        if (!kind.empty() && entry.kind != kind) continue;
        const std::string text = lowerCase(fmt::format(
            "{} {} {} {} {} {} {} {} {} {}", entry.id, entry.title, entry.kind, entry.about, entry.languages,
            entry.licence, entry.terms, fmt::join(entry.codes, " "),
            entry.nonCommercial ? "non-commercial" : "", translated ? translated(entry) : std::string()));
        bool all = true;
        for (std::size_t at = 0; at < wanted.size() && all;) {
            const auto end = std::min(wanted.find(' ', at), wanted.size());
            all = text.find(wanted.substr(at, end - at)) != std::string::npos;
            at = end + 1;
        }
        if (all) found.push_back(&entry);
    }
    return found;
}

Result<std::vector<CatalogueFile>> filesOf(const CatalogueEntry& entry, const CatalogueChoice& choice) {
    CatalogueChoice chosen = choice;
    if (entry.choice != LanguageChoice::none) {
        const Result<Nothing> good = checkCode(entry, chosen.first);
        if (!good) return good.error();
    }
    if (entry.choice == LanguageChoice::two) {
        const Result<Nothing> good = checkCode(entry, chosen.second);
        if (!good) return good.error();
        if (chosen.first == chosen.second)
            return Error{entry.id, fmt::format("\"{}\" twice", chosen.first), "two languages",
                         "give two different ones"};
        if (entry.ordered && chosen.second < chosen.first) std::swap(chosen.first, chosen.second);
    }
    if (chosen.version.empty() && !entry.versions.empty()) chosen.version = entry.versions.front();
    if (!chosen.version.empty() &&
        chosen.version.find_first_not_of(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_") != std::string::npos) {
        return Error{entry.id, "\"" + chosen.version + "\"", "a version such as v1", "correct the version"};
    }
    std::vector<CatalogueFile> files = entry.files;
    for (CatalogueFile& file : files) {
        file.name = filled(file.name, chosen);
        for (std::string& url : file.urls) {
            url = filled(url, chosen);
            if (const Checksum* sum = checksumOf(url); sum && file.sha256.empty()) {
                file.bytes = sum->bytes;
                file.sha256 = sum->sha256;
            }
        }
    }
    return files;
}

std::vector<CatalogueMatch> matchesByName(const std::string& fileName) {
    std::vector<CatalogueMatch> found;
    for (const CatalogueEntry& entry : catalogue()) {
        for (std::size_t i = 0; i < entry.files.size(); ++i) {
            // Under its name here, or the name that its publisher uses.
            std::vector<std::string> names{entry.files[i].name};
            for (const std::string& url : entry.files[i].urls)
                names.push_back(url.substr(url.rfind('/') + 1));
            for (const std::string& name : names) {
                CatalogueChoice choice;
                if (!unfilled(fileName, name.substr(name.rfind('/') + 1), choice)) continue;
                const auto files = filesOf(entry, choice);
                if (!files) continue;
                found.push_back({&entry, choice, (*files)[i]});
                break;
            }
        }
    }
    return found;
}

std::vector<CatalogueMatch> matchesByContent(std::int64_t bytes, std::string_view sha256) {
    std::vector<CatalogueMatch> found;
    for (const auto& [url, sum] : checksums()) {
        if (sum.bytes != bytes || sum.sha256 != sha256) continue;
        for (const CatalogueEntry& entry : catalogue()) {
            for (std::size_t i = 0; i < entry.files.size(); ++i) {
                CatalogueChoice choice;
                if (!unfilled(url, entry.files[i].urls.front(), choice)) continue;
                // Of two languages a file name may contain only one; the other one is still to be chosen.
                CatalogueFile file = entry.files[i];
                file.name = filled(file.name, choice);
                file.urls = {url};
                file.bytes = sum.bytes;
                file.sha256 = sum.sha256;
                found.push_back({&entry, choice, std::move(file)});
            }
        }
    }
    return found;
}

}  // namespace paragram
