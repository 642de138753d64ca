// Reads files of torch.save: plain data and tensors, in the zip container or that of torch before 1.6.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/files/mapped_file.h"
#include "core/base/numeric/matrix.h"
#include "core/base/result.h"
#include "core/exchange/formats/pickle.h"

namespace paragram {

class TorchFile {
  public:
    // Error if the file is missing, damaged or of another kind.
    static Result<TorchFile> open(const std::filesystem::path& file);

    const PickleDocument& document() const { return document_; }
    // A tensor of any float or integer type, converted to float: two dimensions unchanged, fewer as one row.
    // Error for another kind of value, or a tensor outside its storage.
    Result<Matrix> matrix(const PickleNode& tensor) const;
    // The number of elements of a tensor, by its sizes; 0 for other values.
    std::int64_t elements(const PickleNode& tensor) const;
    // The arguments of an argparse.Namespace as text: "0.3", "none", "1" for true; "" for what is no plain
    // value, of a list its first value.
    std::map<std::string, std::string> arguments(const PickleNode& bag) const;

  private:
    TorchFile(std::string name, MappedFile file) : name_(std::move(name)), file_(std::move(file)) {}
    Result<Nothing> readZipContainer();
    Result<Nothing> readLegacyContainer();
    Error damaged(const std::string& found) const;

    std::string name_;
    MappedFile file_;
    PickleDocument document_;
    std::map<std::string, std::string_view> storages_;  // bytes by key
};

}  // namespace paragram
