// A file of torch.save: plain data and tensors, in the zip container or the one before torch 1.6.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/mapped_file.h"
#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/exchange/pickle.h"

namespace paragram {

class TorchFile {
  public:
    static Result<TorchFile> open(const std::filesystem::path& file);

    const PickleDocument& document() const { return document_; }
    // A tensor of any float or integer type as floats: two dimensions as they are, fewer as one row. Error:
    // another kind of value, or a tensor that lies outside its storage.
    Result<Matrix> matrix(const PickleNode& tensor) const;
    // Elements of a tensor by its sizes; 0 for other values.
    std::int64_t elements(const PickleNode& tensor) const;

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
