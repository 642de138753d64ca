#include "core/base/files/output_stream.h"

#include <cerrno>
#include <cstdio>

namespace paragram {

OutputStream::OutputStream(const std::filesystem::path& file) : name_(file) {
    if (file == "-") return;
    if (!isSpecialFile(file)) file_ = std::make_unique<AtomicFile>(file);
    errno = 0;
    out_ = std::make_unique<std::ofstream>(file_ ? file_->temporary() : file, std::ios::binary);
    check();
}

Result<OutputStream> OutputStream::open(const std::filesystem::path& file) {
    if (file != "-") {
        Result<Nothing> writable = checkTextWritable(file);
        if (!writable) return writable.error();
    }
    return OutputStream(file);
}

void OutputStream::check() {
    if (!*out_) throwWriteFailure(name_);
}

void OutputStream::write(std::string_view bytes) {
    errno = 0;
    if (out_) {
        out_->write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        check();
    } else if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size()) {
        throwWriteFailure("standard output");
    }
}

void OutputStream::rewriteStart(std::string_view bytes) {
    errno = 0;
    out_->seekp(0);
    check();
    write(bytes);
}

void OutputStream::commit() {
    errno = 0;
    if (out_) {
        out_->close();
        check();
        if (file_) file_->commit();
    } else if (std::fflush(stdout) != 0) {
        throwWriteFailure("standard output");
    }
}

}  // namespace paragram
