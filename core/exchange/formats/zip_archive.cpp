#include "core/exchange/formats/zip_archive.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <optional>

#include "core/base/little_endian.h"

namespace paragram {
namespace {

constexpr std::string_view kLocal = "PK\x03\x04", kCentral = "PK\x01\x02", kEnd = "PK\x05\x06";
constexpr std::string_view kEnd64 = "PK\x06\x06", kLocator64 = "PK\x06\x07";
constexpr std::size_t kLocalBytes = 30, kCentralBytes = 46, kEndBytes = 22, kLocatorBytes = 20;
constexpr std::uint32_t kWide = 0xFFFFFFFFU;  // the real value is in a ZIP64 field
constexpr std::uint16_t kUtf8 = 0x0800;
constexpr std::size_t kAlignment = 64;

std::uint32_t checksumOf(std::string_view bytes) {
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()));
}

struct Directory {
    std::uint64_t offset = 0, count = 0;
};

std::optional<Directory> findDirectory(std::string_view archive) {
    constexpr std::size_t kLongestComment = 65535;
    if (archive.size() < kEndBytes) return std::nullopt;
    const std::size_t from = archive.size() - std::min(archive.size(), kEndBytes + kLongestComment);
    const std::size_t end = archive.rfind(kEnd);
    if (end == std::string_view::npos || end < from || archive.size() - end < kEndBytes) return std::nullopt;
    const auto count = valueAt<std::uint16_t>(archive, end + 10);
    const auto offset = valueAt<std::uint32_t>(archive, end + 16);
    if (!count || !offset) return std::nullopt;
    Directory directory{*offset, *count};
    if ((*offset == kWide || *count == 0xFFFF) && end >= kLocatorBytes &&
        archive.substr(end - kLocatorBytes).starts_with(kLocator64)) {
        const auto end64 = valueAt<std::uint64_t>(archive, end - kLocatorBytes + 8);
        if (!end64 || *end64 >= archive.size() || !archive.substr(*end64).starts_with(kEnd64))
            return std::nullopt;
        const auto count64 = valueAt<std::uint64_t>(archive, *end64 + 32);
        const auto offset64 = valueAt<std::uint64_t>(archive, *end64 + 48);
        if (!count64 || !offset64) return std::nullopt;
        directory = {*offset64, *count64};
    }
    return directory;
}

// Sizes and offsets that do not fit 32 bits are in this field, in this order.
bool widen(std::string_view extra, std::uint64_t& size, std::uint64_t& stored, std::uint64_t& offset) {
    bool ok = true;
    while (extra.size() >= 4) {
        const auto tag = takeValue<std::uint16_t>(extra, ok);
        const auto length = takeValue<std::uint16_t>(extra, ok);
        if (length > extra.size()) return false;
        std::string_view field = extra.substr(0, length);
        extra.remove_prefix(length);
        if (tag != 1) continue;
        for (std::uint64_t* value : {&size, &stored, &offset}) {
            if (*value == kWide) *value = takeValue<std::uint64_t>(field, ok);
        }
        return ok;
    }
    return true;
}

}  // namespace

bool isZip(std::string_view bytes) {
    return bytes.starts_with(kLocal);
}

Result<std::vector<ZipMember>> readZip(std::string_view archive, const std::string& name) {
    const auto damaged = [&](const std::string& found) {
        return Error{name, found, "a complete ZIP archive",
                     "the file is damaged or truncated: use another copy"};
    };
    const std::optional<Directory> directory = findDirectory(archive);
    if (!directory) return damaged("an archive without its directory");
    std::vector<ZipMember> members;
    std::uint64_t at = directory->offset, total = 0;
    for (std::uint64_t i = 0; i < directory->count; ++i) {
        if (at > archive.size() || archive.size() - at < kCentralBytes ||
            !archive.substr(at).starts_with(kCentral))
            return damaged("an archive whose directory is broken");
        const auto flags = *valueAt<std::uint16_t>(archive, at + 8);
        const auto method = *valueAt<std::uint16_t>(archive, at + 10);
        const auto checksum = *valueAt<std::uint32_t>(archive, at + 16);
        std::uint64_t stored = *valueAt<std::uint32_t>(archive, at + 20);
        std::uint64_t size = *valueAt<std::uint32_t>(archive, at + 24);
        const std::size_t nameBytes = *valueAt<std::uint16_t>(archive, at + 28);
        const std::size_t extraBytes = *valueAt<std::uint16_t>(archive, at + 30);
        const std::size_t commentBytes = *valueAt<std::uint16_t>(archive, at + 32);
        std::uint64_t offset = *valueAt<std::uint32_t>(archive, at + 42);
        if (archive.size() - at - kCentralBytes < nameBytes + extraBytes + commentBytes)
            return damaged("an archive whose directory is truncated");
        const std::string member(archive.substr(at + kCentralBytes, nameBytes));
        if (!widen(archive.substr(at + kCentralBytes + nameBytes, extraBytes), size, stored, offset))
            return damaged("an archive whose directory is broken");
        at += kCentralBytes + nameBytes + extraBytes + commentBytes;
        if (method != 0 || (flags & 1U) != 0 || stored != size) {
            return Error{name,
                         fmt::format("the member \"{}\" is compressed or encrypted", member.substr(0, 80)),
                         "members that are stored uncompressed", "save it again without compression"};
        }
        if (offset > archive.size() || archive.size() - offset < kLocalBytes ||
            !archive.substr(offset).starts_with(kLocal))
            return damaged("an archive with a member in the wrong place");
        const std::uint64_t data = offset + kLocalBytes + *valueAt<std::uint16_t>(archive, offset + 26) +
                                   *valueAt<std::uint16_t>(archive, offset + 28);
        if (data > archive.size() || archive.size() - data < size)
            return damaged("an archive with a truncated member");
        total += size;
        if (total > archive.size()) return damaged("an archive whose members overlap");
        members.push_back({member, archive.substr(data, size)});
        if (checksumOf(members.back().bytes) != checksum)
            return damaged(fmt::format("the member \"{}\" with a wrong checksum", member.substr(0, 80)));
    }
    return members;
}

void ZipWriter::put(std::string_view bytes) {
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    at_ += bytes.size();
}

void ZipWriter::add(const std::string& name, std::string_view bytes) {
    const Entry entry{name, at_, bytes.size(), checksumOf(bytes)};
    const bool wide = entry.size >= kWide;
    std::string extra;
    if (wide) {
        appendValue<std::uint16_t>(extra, 1);
        appendValue<std::uint16_t>(extra, 16);
        appendValue(extra, entry.size);
        appendValue(extra, entry.size);
    }
    const std::size_t begin = at_ + kLocalBytes + name.size() + extra.size() + 4;
    const std::size_t padding = (kAlignment - begin % kAlignment) % kAlignment;
    extra += "FB";
    appendValue<std::uint16_t>(extra, static_cast<std::uint16_t>(padding));
    extra.append(padding, 'Z');
    const std::uint32_t size = wide ? kWide : static_cast<std::uint32_t>(entry.size);
    std::string head(kLocal);
    appendValue<std::uint16_t>(head, wide ? 45 : 20);
    appendValue<std::uint16_t>(head, kUtf8);
    appendValue<std::uint16_t>(head, 0);          // stored
    appendValue<std::uint32_t>(head, 33U << 16);  // 1980-01-01: equal contents are written as equal files
    appendValue(head, entry.checksum);
    appendValue(head, size);
    appendValue(head, size);
    appendValue<std::uint16_t>(head, static_cast<std::uint16_t>(name.size()));
    appendValue<std::uint16_t>(head, static_cast<std::uint16_t>(extra.size()));
    put(head + name + extra);
    put(bytes);
    entries_.push_back(entry);
}

void ZipWriter::finish() {
    const std::uint64_t begin = at_;
    for (const Entry& entry : entries_) {
        const bool wide = entry.size >= kWide || entry.offset >= kWide;
        std::string extra;
        if (wide) {
            appendValue<std::uint16_t>(extra, 1);
            appendValue<std::uint16_t>(extra, 24);
            for (const std::uint64_t value : {entry.size, entry.size, entry.offset})
                appendValue(extra, value);
        }
        const auto narrow = [&](std::uint64_t value) {
            return wide ? kWide : static_cast<std::uint32_t>(value);
        };
        std::string head(kCentral);
        appendValue<std::uint16_t>(head, 45);
        appendValue<std::uint16_t>(head, wide ? 45 : 20);
        appendValue<std::uint16_t>(head, kUtf8);
        appendValue<std::uint16_t>(head, 0);
        appendValue<std::uint32_t>(head, 33U << 16);
        appendValue(head, entry.checksum);
        appendValue(head, narrow(entry.size));
        appendValue(head, narrow(entry.size));
        appendValue<std::uint16_t>(head, static_cast<std::uint16_t>(entry.name.size()));
        appendValue<std::uint16_t>(head, static_cast<std::uint16_t>(extra.size()));
        head.append(10, '\0');  // no comment, first disk, no attributes
        appendValue(head, narrow(entry.offset));
        put(head + entry.name + extra);
    }
    const std::uint64_t size = at_ - begin;
    const std::uint64_t end64 = at_;
    const bool wide = begin >= kWide;
    std::string end;
    if (wide) {
        end += kEnd64;
        appendValue<std::uint64_t>(end, 44);
        appendValue<std::uint16_t>(end, 45);
        appendValue<std::uint16_t>(end, 45);
        appendValue<std::uint64_t>(end, 0);  // first disk, twice
        for (const std::uint64_t value :
             {std::uint64_t{entries_.size()}, std::uint64_t{entries_.size()}, size, begin})
            appendValue(end, value);
        end += kLocator64;
        appendValue<std::uint32_t>(end, 0);
        appendValue(end, end64);
        appendValue<std::uint32_t>(end, 1);
    }
    end += kEnd;
    appendValue<std::uint32_t>(end, 0);
    appendValue<std::uint16_t>(end, static_cast<std::uint16_t>(entries_.size()));
    appendValue<std::uint16_t>(end, static_cast<std::uint16_t>(entries_.size()));
    appendValue(end, static_cast<std::uint32_t>(size));
    appendValue(end, wide ? kWide : static_cast<std::uint32_t>(begin));
    appendValue<std::uint16_t>(end, 0);
    put(end);
}

}  // namespace paragram
