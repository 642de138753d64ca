#include "core/catalogue/provenance.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr const char* kName = "provenance.json";

ordered_json jsonOf(const ProvenanceRecord& r) {
    return {{"file", r.file},       {"entry", r.entry},
            {"url", r.url},         {"time", r.time},
            {"bytes", r.bytes},     {"sha256", r.sha256},
            {"checked", r.checked}, {"licence", r.licence},
            {"terms", r.terms},     {"non-commercial", r.nonCommercial}};
}

}  // namespace

Result<std::vector<ProvenanceRecord>> readProvenance(const fs::path& folder) {
    std::vector<ProvenanceRecord> records;
    const fs::path file = folder / kName;
    if (!fs::exists(file)) return records;
    const Result<std::string> text = readFile(file);
    if (!text) return text.error();
    try {
        for (const auto& row : ordered_json::parse(*text)) {
            records.push_back({row.at("file"), row.at("entry"), row.at("url"), row.at("time"),
                               row.at("bytes"), row.at("sha256"), row.at("checked"), row.at("licence"),
                               row.at("terms"), row.at("non-commercial")});
        }
    } catch (const ordered_json::exception& problem) {
        return Error{file.string(), fmt::format("cannot be read ({})", problem.what()), "a list of downloads",
                     "restore it or remove it"};
    }
    return records;
}

Result<Nothing> addProvenance(const fs::path& folder, const ProvenanceRecord& record) {
    Result<std::vector<ProvenanceRecord>> records = readProvenance(folder);
    if (!records) return records.error();
    std::erase_if(*records, [&](const ProvenanceRecord& old) { return old.file == record.file; });
    records->push_back(record);
    ordered_json rows = ordered_json::array();
    for (const ProvenanceRecord& r : *records) rows.push_back(jsonOf(r));
    writeFileAtomically(folder / kName, rows.dump(2) + '\n');
    return Nothing{};
}

std::string timeText() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(now));
}

}  // namespace paragram
