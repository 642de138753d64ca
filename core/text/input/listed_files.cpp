#include "core/text/input/listed_files.h"

#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/text/input/text_encoding.h"
#include "core/text/input/unpacking.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

class ListedFiles : public ByteSource {
  public:
    ListedFiles(std::vector<fs::path> files, OpenFile open)
        : files_(std::move(files)), open_(std::move(open)) {}

    Result<Nothing> openNext() {
        if (isListOfFiles(files_[opened_]))
            return Error{files_[opened_].string(), "a list in a list of files", "the name of a file",
                         "name the files themselves"};
        Result<std::unique_ptr<ByteSource>> bytes = open_(files_[opened_]);
        if (!bytes) return bytes.error();
        Result<std::unique_ptr<ByteSource>> text = decoded(std::move(*bytes), "auto");
        if (!text) return text.error();
        source_ = std::move(*text);
        name_ = source_->name();
        ++opened_;
        // The reader removes the mark of the first file.
        Result<std::string> head = readUpTo(*source_, kByteOrderMark.size());
        if (!head) return head.error();
        if (opened_ > 1 && *head == kByteOrderMark) head->clear();
        source_ = withHead(std::move(*head), std::move(source_));
        return Nothing{};
    }

    Result<std::size_t> read(char* into, std::size_t size) override {
        for (;;) {
            if (source_) {
                const Result<std::size_t> got = source_->read(into, size);
                if (!got) return got;
                if (*got > 0) {
                    last_ = into[*got - 1];
                    return got;
                }
                source_.reset();
            }
            if (last_ != '\n') {
                *into = last_ = '\n';
                return std::size_t{1};
            }
            if (opened_ == files_.size()) return std::size_t{0};
            if (const Result<Nothing> next = openNext(); !next) return next.error();
        }
    }
    double fraction() const override {
        const double whole = static_cast<double>(opened_) - (source_ ? 1 : 0);
        return (whole + (source_ ? source_->fraction() : 0)) / static_cast<double>(files_.size());
    }
    const std::string& name() const override { return name_; }

  private:
    std::vector<fs::path> files_;
    OpenFile open_;
    std::size_t opened_ = 0;
    std::unique_ptr<ByteSource> source_;
    std::string name_;
    char last_ = '\n';
};

}  // namespace

bool isListOfFiles(const fs::path& file) {
    std::error_code code;
    const std::string name = file.string();
    return name.size() > 1 && name.front() == '@' && !fs::exists(file, code);
}

Result<std::vector<fs::path>> listedFiles(const fs::path& file) {
    const fs::path list = file.string().substr(1);
    std::vector<fs::path> files;
    const Result<std::string> names = readFile(list);
    if (!names) return names.error();
    std::istringstream lines(*names);
    for (std::string name; std::getline(lines, name);) {
        if (name.ends_with('\r')) name.pop_back();
        if (!name.empty()) files.emplace_back(std::move(name));
    }
    if (files.empty())
        return Error{list.string(), "no file is named", "a name on each line", "list the files to read"};
    return files;
}

Result<std::unique_ptr<ByteSource>> openListedFiles(const fs::path& file, OpenFile open) {
    Result<std::vector<fs::path>> files = listedFiles(file);
    if (!files) return files.error();
    auto source = std::make_unique<ListedFiles>(std::move(*files), std::move(open));
    if (const Result<Nothing> opened = source->openNext(); !opened) return opened.error();
    return std::unique_ptr<ByteSource>(std::move(source));
}

}  // namespace paragram
