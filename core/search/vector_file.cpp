#include "core/search/vector_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>

#include "core/base/files/atomic_file.h"

namespace paragram {

namespace fs = std::filesystem;

VectorFileWriter::VectorFileWriter(fs::path file, std::size_t rows, std::size_t dimension)
    : file_(std::move(file)), rows_(rows) {
    std::error_code code;
    if (rows > 0) {
        fs::resize_file(file_, rows * dimension * sizeof(float), code);
        if (const auto kept = MappedFile::open(file_)) hash_.add(kept->bytes());
    } else {
        fs::remove(file_, code);
    }
    errno = 0;
    out_.open(file_, std::ios::binary | std::ios::app);
    if (!out_) throwWriteFailure(file_);
}

VectorFileWriter VectorFileWriter::within(fs::path file, std::size_t first, std::size_t dimension) {
    VectorFileWriter writer;
    writer.file_ = std::move(file);
    writer.rows_ = first;
    errno = 0;
    writer.out_.open(writer.file_, std::ios::binary | std::ios::in | std::ios::out);
    writer.out_.seekp(static_cast<std::streamoff>(first * dimension * sizeof(float)));
    if (!writer.out_) throwWriteFailure(writer.file_);
    return writer;
}

void VectorFileWriter::append(const Matrix& vectors) {
    errno = 0;
    const std::string_view bytes(reinterpret_cast<const char*>(vectors.data()),
                                 vectors.size() * sizeof(float));
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!out_) throwWriteFailure(file_);
    hash_.add(bytes);
    rows_ += vectors.rows();
}

void VectorFileWriter::flush() {
    errno = 0;
    out_.flush();
    if (!out_) throwWriteFailure(file_);
    const int handle = ::open(file_.c_str(), O_RDONLY | O_CLOEXEC);
    const bool safe = handle >= 0 && ::fsync(handle) == 0;
    if (handle >= 0) ::close(handle);
    if (!safe) throwWriteFailure(file_);
}

Result<VectorFile> VectorFile::open(const fs::path& file, std::size_t rows, std::size_t dimension,
                                    const std::string& hash) {
    VectorFile vectors;
    if (rows == 0) {
        vectors.view_ = VectorView(nullptr, 0, dimension);
        return vectors;
    }
    Result<MappedFile> mapped = MappedFile::open(file);
    if (!mapped) return mapped.error();
    if (mapped->size() < rows * dimension * sizeof(float)) {
        return Error{file.string(), fmt::format("{} bytes", mapped->size()),
                     fmt::format("{} vectors of {} numbers", rows, dimension), "build the index again"};
    }
    vectors.file_ = std::move(*mapped);
    vectors.view_ = VectorView(vectors.file_.as<float>(), rows, dimension);
    if (!hash.empty() && vectors.hash() != hash)
        return Error{file.string(), "damaged: its contents do not match their checksum", "undamaged vectors",
                     "remove the folder and build the index again"};
    return vectors;
}

std::string VectorFile::hash() const {
    return hashOfBytes({reinterpret_cast<const char*>(view_.data), view_.rows * view_.cols * sizeof(float)});
}

}  // namespace paragram
