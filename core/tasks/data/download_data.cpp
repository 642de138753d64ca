#include "core/tasks/data/download_data.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/base/files/sha256.h"
#include "core/base/number_text.h"
#include "core/catalogue/check_content.h"
#include "core/catalogue/download.h"
#include "core/catalogue/provenance.h"
#include "core/catalogue/unpack.h"
#include "core/text/input/archive.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// The entry of a single address; its file name is the last part.
Result<CatalogueEntry> entryOfUrl(const std::string& url) {
    const std::string plain = url.substr(0, url.find_first_of("?#"));
    const std::string name = plain.substr(plain.rfind('/') + 1);
    if (!(url.starts_with("http://") || url.starts_with("https://")) || name.empty() || name == "..") {
        return Error{url, "not the address of a file", "http://... or https://... ending in a file name",
                     "correct it, or choose an entry of the catalogue"};
    }
    CatalogueEntry entry;
    entry.licence = "unknown";
    entry.files.push_back({{url}, name, 0, 0, {}});
    return entry;
}

const ProvenanceRecord* recordOf(const std::vector<ProvenanceRecord>& records, const std::string& name) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const ProvenanceRecord& record) { return record.file == name; });
    return found == records.end() ? nullptr : &*found;
}

ProvenanceRecord recordFor(const CatalogueEntry& entry, const DownloadedFile& file, const std::string& name,
                           const std::string& origin) {
    return {name,        entry.id,     origin,        timeText(),  file.bytes,
            file.sha256, file.checked, entry.licence, entry.terms, entry.nonCommercial};
}

// Downloads one file to the entry's folder, unless it is there already.
Result<DownloadSummary> fetch(const CatalogueEntry& entry, const CatalogueFile& wanted,
                              const DownloadDataRequest& request, const fs::path& folder,
                              DownloadedFile& file, JobContext& job) {
    const Result<std::vector<ProvenanceRecord>> records = readProvenance(folder);
    if (!records) return records.error();
    const ProvenanceRecord* earlier = recordOf(*records, wanted.name);
    const bool pinned = wanted.sha256.empty() && earlier && !request.acceptChanged;
    const std::string expected = pinned ? earlier->sha256 : wanted.sha256;
    file.path = folder / wanted.name;
    file.checked = pinned ? "pinned" : (expected.empty() ? "first" : "published");
    if (fs::exists(file.path) && !expected.empty()) {
        const Result<std::string> sum = sha256OfFile(file.path, job);
        if (!sum) return sum.error();
        if (*sum == expected) {
            file.bytes = static_cast<std::int64_t>(fs::file_size(file.path));
            file.sha256 = *sum;
            file.wasThere = true;
            if (earlier) return DownloadSummary{};
            const auto noted = addProvenance(folder, recordFor(entry, file, wanted.name, file.path.string()));
            if (!noted) return noted.error();
            return DownloadSummary{};
        }
    }
    fs::create_directories(file.path.parent_path());
    DownloadRequest download;
    download.urls = wanted.urls;
    download.target = file.path;
    download.bytes = wanted.bytes;
    download.sha256 = expected;
    download.allowLarge = request.allowLarge;
    download.proxy = request.proxy;
    download.bytesPerSecond = request.bytesPerSecond;
    download.waitSeconds = request.waitSeconds;
    if (!entry.unpack.empty()) download.spareBytes = 2 * std::max(wanted.bytes, wanted.aboutBytes);
    Result<DownloadSummary> summary = paragram::download(download, job);
    if (!summary) {
        Error error = summary.error();
        if (pinned)
            error.action += fmt::format(
                "; the file was downloaded before, on {}: --accept-changed accepts a changed file",
                earlier->time.substr(0, 10));
        return error;
    }
    if (summary.stopped()) return summary;
    file.bytes = summary->bytes;
    file.sha256 = summary->sha256;
    const auto noted = addProvenance(folder, recordFor(entry, file, wanted.name, summary->url));
    if (!noted) return noted.error();
    return summary;
}

struct Unpacked {
    fs::path folder;  // empty: nothing to unpack
    std::int64_t files = 0;
};

// Unpacks what the entry needs from its archive, unless it is there already.
Result<Unpacked> unpackFor(const CatalogueEntry& entry, const fs::path& home, const DownloadedFile& file,
                           const std::string& name, JobContext& job) {
    if (entry.unpack.empty() || !isArchive(file.path)) return Unpacked{};
    const fs::path all = home / "unpacked", into = all / fs::path(name).stem();
    if (file.wasThere && fs::exists(into)) return Unpacked{all, 0};
    fs::create_directories(all);
    const Result<UnpackSummary> done = unpack({file.path, into, entry.unpack}, job);
    if (!done) return done.error();
    return Unpacked{all, static_cast<std::int64_t>(done->files.size())};
}

}  // namespace

Result<DownloadDataSummary> downloadData(const DownloadDataRequest& request, JobContext& job) {
    CatalogueEntry entry;
    if (request.entry.empty()) {
        Result<CatalogueEntry> own = entryOfUrl(request.url);
        if (!own) return own.error();
        entry = std::move(*own);
    } else if (const CatalogueEntry* known = findEntry(request.entry)) {
        entry = *known;
    } else {
        return unknownEntry(request.entry);
    }
    const Result<std::vector<CatalogueFile>> files = filesOf(entry, request.choice);
    if (!files) return files.error();
    if (entry.large && !request.allowLarge) {
        return Error{entry.id, "a download of more than half a gigabyte", "your consent",
                     "agree to it with --yes"};
    }
    const fs::path folder = request.folder / (entry.id.empty() ? "own" : entry.id);
    std::error_code code;
    fs::create_directories(folder, code);
    if (code) return Error{folder.string(), code.message(), "a folder that can be created", "choose another"};

    DownloadDataSummary summary;
    for (const CatalogueFile& wanted : *files) {
        DownloadedFile file;
        const Result<DownloadSummary> fetched = fetch(entry, wanted, request, folder, file, job);
        if (fetched.stopped()) return Result<DownloadDataSummary>::stoppedWith(std::move(summary));
        if (!fetched) return fetched.error();
        summary.files.push_back(file);
        const Result<Unpacked> unpacked = unpackFor(entry, folder, file, wanted.name, job);
        if (unpacked.stopped()) return Result<DownloadDataSummary>::stoppedWith(std::move(summary));
        if (!unpacked) return unpacked.error();
        if (!unpacked->folder.empty()) summary.unpacked = unpacked->folder;
        summary.unpackedFiles += unpacked->files;
    }
    return summary;
}

Result<AdoptSummary> useLocalFile(const fs::path& file, const fs::path& folder, JobContext& job) {
    std::error_code code;
    if (!fs::is_regular_file(file, code))
        return Error{file.string(), "no such file", "a file downloaded before", "check the name"};
    const auto bytes = static_cast<std::int64_t>(fs::file_size(file));
    job.report({"Checking " + file.filename().string(), 0, 0, {}, 0, {}, -1});
    const Result<std::string> sum = sha256OfFile(file, job);
    if (!sum) return sum.error();
    AdoptSummary summary;
    std::vector<CatalogueMatch> matches = matchesByContent(bytes, *sum);
    summary.bySum = summary.bySize = !matches.empty();
    const std::vector<CatalogueMatch> named = matchesByName(file.filename().string());
    summary.byName = !named.empty();
    if (matches.empty()) {
        for (const CatalogueMatch& match : named) {
            if (match.file.sha256.empty()) matches.push_back(match);
        }
        if (matches.empty() && !named.empty()) {
            const CatalogueFile& wanted = named.front().file;
            return Error{file.string(), fmt::format("{} bytes with SHA-256 {}", groupedNumber(bytes), *sum),
                         fmt::format("{} bytes with {} for {}", groupedNumber(wanted.bytes), wanted.sha256,
                                     named.front().entry->title),
                         "the file is damaged or another version; download it from its publisher again"};
        }
    }
    if (matches.empty())
        return Error{file.string(), "a file with an unknown name, size and checksum",
                     "a file of an entry of the catalogue", "import it directly"};
    const CatalogueMatch& match = matches.front();
    if (!summary.bySum) {
        const Result<Nothing> checked = checkContent(file, *match.entry, match.file, job);
        if (!checked) return checked.error();
    }
    const fs::path home = folder / match.entry->id;
    const fs::path target = home / match.file.name;
    fs::create_directories(target.parent_path(), code);
    if (code) return Error{target.parent_path().string(), code.message(), "", "choose another folder"};
    if (!fs::equivalent(file, target, code)) {
        const fs::path part = target.string() + ".part";
        fs::remove(part);
        fs::create_hard_link(file, part, code);
        if (code && !fs::copy_file(file, part, fs::copy_options::overwrite_existing, code))
            return Error{target.string(), code.message(), "space for a copy",
                         "free some, or choose another folder"};
        fs::rename(part, target);
    }
    DownloadedFile adopted{target, bytes, *sum, summary.bySum ? "published" : "first", true};
    const auto noted = addProvenance(home, recordFor(*match.entry, adopted, match.file.name, file.string()));
    if (!noted) return noted.error();
    summary.entry = match.entry->id;
    summary.title = match.entry->title;
    summary.nonCommercial = match.entry->nonCommercial;
    summary.path = target;
    adopted.wasThere = false;
    const Result<Unpacked> unpacked = unpackFor(*match.entry, home, adopted, match.file.name, job);
    if (!unpacked) return unpacked.error();
    summary.unpacked = unpacked->folder;
    return summary;
}

}  // namespace paragram
