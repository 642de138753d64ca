#include "core/evaluation/reports/published_results.h"

#include <algorithm>
#include <cassert>
#include <regex>
#include <set>
#include <sstream>

#include "core/evaluation/reports/published_texts.h"
#include "core/text/fields.h"

namespace paragram {
namespace {

// Columns that describe a row instead of scoring it.
bool describesRow(const std::string& column) {
    static const std::set<std::string> names{"data", "pairs", "dimension", "score", "language"};
    return names.contains(column);
}

std::vector<std::string> listOf(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream >> std::ws, part, ',');) parts.push_back(part);
    return parts;
}

}  // namespace

PublishedTable parsePublishedTable(std::string_view fileName, std::string_view text) {
    PublishedTable table;
    std::cmatch match;
    [[maybe_unused]] const bool named = std::regex_match(fileName.begin(), fileName.end(), match,
                                                         std::regex(R"(p(\d\d)(-preprint)?-table(\d+).*)"));
    assert(named);
    table.name = "P" + match[1].str() + (match[2].matched ? " preprint Table " : " Table ") + match[3].str();
    std::istringstream lines{std::string(text)};
    std::vector<std::string> header;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("# beside: ")) {
            table.beside = listOf(line.substr(10));
        } else if (line.starts_with("# ")) {
            (table.source.empty() ? table.source : table.what) = line.substr(2);
        } else if (header.empty()) {
            header = splitFields(line);
            for (std::size_t k = 1; k < header.size(); ++k)
                if (!describesRow(header[k])) table.columns.push_back(header[k]);
        } else {
            const auto fields = splitFields(line);
            assert(fields.size() == header.size());
            PublishedTable::Row row{fields[0], {}};
            for (std::size_t k = 1; k < fields.size(); ++k) {
                if (!describesRow(header[k]))
                    row.cells.push_back(fields[k]);
                else if (fields[k] != "-")
                    row.name += ", " + fields[k];
            }
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

const std::vector<PublishedTable>& publishedTables() {
    static const std::vector<PublishedTable> all = [] {
        std::vector<PublishedTable> tables;
        for (const auto& [name, text] : kPublishedTexts) tables.push_back(parsePublishedTable(name, text));
        // The papers themselves come first.
        std::stable_partition(tables.begin(), tables.end(), [](const PublishedTable& table) {
            return table.name.find("preprint") == std::string::npos;
        });
        return tables;
    }();
    return all;
}

}  // namespace paragram
