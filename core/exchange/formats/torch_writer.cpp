#include "core/exchange/formats/torch_writer.h"

#include <charconv>
#include <cstring>
#include <fstream>

#include "core/base/files/atomic_file.h"
#include "core/base/little_endian.h"
#include "core/exchange/formats/zip_archive.h"

namespace paragram {
namespace {

std::string_view bytesOf(const Matrix& matrix) {
    return {reinterpret_cast<const char*>(matrix.data()), matrix.size() * sizeof(float)};
}

// What comes before the object in the old container: torch's magic number, its protocol, the sizes of its
// types.
std::string legacyHead() {
    std::string head("\x80\x02\x8A\x0A\x6C\xFC\x9C\x46\xF9\x20\x6A\xA8\x50\x19.\x80\x02M\xE9\x03.\x80\x02}(",
                     25);
    const auto text = [&](std::string_view value) {
        head += 'X';
        appendValue(head, static_cast<std::uint32_t>(value.size()));
        head += value;
    };
    text("protocol_version");
    head += std::string("M\xE9\x03", 3);
    text("little_endian");
    head += '\x88';
    text("type_sizes");
    head += "}(";
    text("short");
    head += std::string("K\x02", 2);
    text("int");
    head += std::string("K\x04", 2);
    text("long");
    head += std::string("K\x04", 2);
    return head + "uu.";
}

}  // namespace

void TorchWriter::text(std::string_view value) {
    op('X');
    appendValue(bytes_, static_cast<std::uint32_t>(value.size()));
    bytes_ += value;
}

void TorchWriter::integer(std::int64_t value) {
    if (value >= INT32_MIN && value <= INT32_MAX) {
        op('J');
        appendValue(bytes_, static_cast<std::int32_t>(value));
    } else {
        bytes_ += std::string("\x8A\x08", 2);
        appendValue(bytes_, value);
    }
}

void TorchWriter::real(double value) {
    op('G');
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    for (int shift = 56; shift >= 0; shift -= 8) bytes_ += static_cast<char>(bits >> shift & 0xFF);
}

void TorchWriter::argument(const std::string& value) {
    if (value == "none") return none();
    const char* end = value.data() + value.size();
    std::int64_t whole = 0;
    if (const auto [at, status] = std::from_chars(value.data(), end, whole);
        status == std::errc() && at == end)
        return integer(whole);
    double number = 0;
    if (const auto [at, status] = std::from_chars(value.data(), end, number);
        status == std::errc() && at == end)
        return real(number);
    text(value);
}

void TorchWriter::tensor(const Matrix& matrix) {
    openTensor(matrix);
    integer(static_cast<std::int64_t>(matrix.rows()));
    integer(static_cast<std::int64_t>(matrix.cols()));
    op('\x86');
    integer(static_cast<std::int64_t>(matrix.cols()));
    integer(1);
    op('\x86');
    closeTensor();
}

void TorchWriter::vector(const Matrix& row) {
    openTensor(row);
    integer(static_cast<std::int64_t>(row.size()));
    op('\x85');
    integer(1);
    op('\x85');
    closeTensor();
}

void TorchWriter::openDict() {
    bytes_ += "}(";
}

void TorchWriter::openOrderedDict() {
    global("collections", "OrderedDict");
    bytes_ += ")R(";
}

void TorchWriter::openNamespace() {
    global("argparse", "Namespace");
    bytes_ += ")\x81}(";
}

void TorchWriter::closeNamespace() {
    bytes_ += "ub";
}

void TorchWriter::openList() {
    bytes_ += "](";
}

void TorchWriter::global(const char* module, const char* name) {
    bytes_.append("c").append(module).append("\n").append(name).append("\n");
}

void TorchWriter::openTensor(const Matrix& matrix) {
    global("torch._utils", "_rebuild_tensor_v2");
    bytes_ += "((";
    text("storage");
    global("torch", "FloatStorage");
    text(std::to_string(storages_.size()));
    text("cpu");
    integer(static_cast<std::int64_t>(matrix.size()));
    if (container_ == TorchContainer::legacy) none();  // not a view of another storage
    bytes_ += "tQ";
    integer(0);
    storages_.push_back(&matrix);
}

void TorchWriter::closeTensor() {
    boolean(false);
    global("collections", "OrderedDict");
    bytes_ += ")RtR";
}

void TorchWriter::write(const std::filesystem::path& file) {
    errno = 0;
    std::ofstream out(file, std::ios::binary);
    const auto put = [&](std::string_view bytes) {
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    };
    if (container_ == TorchContainer::zip) {
        ZipWriter zip(out);
        const std::string stem = file.stem().string();
        zip.add(stem + "/data.pkl", bytes_ + '.');
        zip.add(stem + "/byteorder", "little");
        for (std::size_t i = 0; i < storages_.size(); ++i)
            zip.add(stem + "/data/" + std::to_string(i), bytesOf(*storages_[i]));
        zip.add(stem + "/version", "3\n");
        zip.finish();
    } else {
        put(legacyHead());
        put(bytes_ + '.');
        TorchWriter keys(container_);
        keys.openList();
        for (std::size_t i = 0; i < storages_.size(); ++i) keys.text(std::to_string(i));
        keys.closeList();
        put(keys.bytes_ + '.');
        for (const Matrix* storage : storages_) {
            std::string count;
            appendValue(count, static_cast<std::int64_t>(storage->size()));
            put(count);
            put(bytesOf(*storage));
        }
    }
    out.close();
    if (!out) throwWriteFailure(file);
}

}  // namespace paragram
