// Writes archives and compressed files for tests, with libarchive.
#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace paragram::test {

using Members = std::vector<std::pair<std::string, std::string>>;  // name, bytes

// kind: an ending that determines format and compression: ".zip", ".tar", ".tar.gz", ".tar.xz", ".gz",
// ".zst", ... Without an archive format there is one member, whose name does not matter.
inline std::filesystem::path writeArchive(const std::filesystem::path& file, const std::string& kind,
                                          const Members& members) {
    archive* a = archive_write_new();
    if (kind.ends_with("gz")) archive_write_add_filter_gzip(a);
    if (kind.ends_with("bz2")) archive_write_add_filter_bzip2(a);
    if (kind.ends_with("xz")) archive_write_add_filter_xz(a);
    if (kind.ends_with("zst")) archive_write_add_filter_zstd(a);
    if (kind.ends_with(".zip"))
        archive_write_set_format_zip(a);
    else if (kind.find(".tar") != std::string::npos)
        archive_write_set_format_pax_restricted(a);
    else
        archive_write_set_format_raw(a);
    archive_write_open_filename(a, file.c_str());
    for (const auto& [name, bytes] : members) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.c_str());
        archive_entry_set_size(entry, static_cast<la_int64_t>(bytes.size()));
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_write_header(a, entry);
        archive_write_data(a, bytes.data(), bytes.size());
        archive_entry_free(entry);
    }
    archive_write_close(a);
    archive_write_free(a);
    return file;
}

}  // namespace paragram::test
