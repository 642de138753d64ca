#include "core/text/input/file_source.h"

#include <unistd.h>

#include "core/base/files/pipe_reading.h"
#include "core/text/input/unpacking.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

class FileSource : public ByteSource {
  public:
    FileSource(int descriptor, std::string name, std::uint64_t fileBytes)
        : descriptor_(descriptor), name_(std::move(name)), fileBytes_(fileBytes) {}
    ~FileSource() override { ::close(descriptor_); }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    Result<std::size_t> read(char* into, std::size_t size) override {
        const Result<std::size_t> got = readBytes(descriptor_, into, size, name_);
        if (got) taken_ += *got;
        return got;
    }
    double fraction() const override {
        return fileBytes_ == 0 ? 0 : static_cast<double>(taken_) / static_cast<double>(fileBytes_);
    }
    const std::string& name() const override { return name_; }

  private:
    int descriptor_;
    std::string name_;
    std::uint64_t fileBytes_, taken_ = 0;
};

}  // namespace

Result<std::unique_ptr<ByteSource>> openFileBytes(const fs::path& file) {
    std::error_code code;
    if (file == "-") return unpacked(std::make_unique<FileSource>(::dup(STDIN_FILENO), "standard input", 0));
    if (!fs::exists(file, code)) return Error{file.string(), "no such file", "", "check the name"};
    if (fs::is_directory(file, code)) {
        return Error{file.string(), "is a folder", "a text file", "choose a file inside it"};
    }
    const int descriptor = openForReading(file);
    if (descriptor < 0) return Error{file.string(), "cannot be read", "", "check its permissions"};
    const auto bytes = fs::file_size(file, code);
    return unpacked(std::make_unique<FileSource>(descriptor, file.string(), code ? 0 : bytes));
}

}  // namespace paragram
