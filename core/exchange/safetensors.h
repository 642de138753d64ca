// safetensors files: named arrays behind a JSON header.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/mapped_file.h"
#include "core/base/matrix.h"
#include "core/base/result.h"

namespace paragram {

struct SafeTensor {
    std::string type;  // "F32"
    std::vector<std::int64_t> shape;
    std::string_view bytes;
};

class SafeTensors {
  public:
    // Error: a header that does not fit the file (gaps, overlaps and arrays of another size included).
    static Result<SafeTensors> open(const std::filesystem::path& file);

    const std::map<std::string, SafeTensor>& tensors() const { return tensors_; }
    const std::map<std::string, std::string>& metadata() const { return metadata_; }
    // An array of one or two dimensions (one: a single column) of any number type. Error: there is none of
    // that name, or it has another shape.
    Result<Matrix> matrix(const std::string& tensor) const;
    // One dimension of whole numbers; empty where there is none of that name.
    std::vector<std::int64_t> integers(const std::string& tensor) const;

  private:
    explicit SafeTensors(MappedFile file) : file_(std::move(file)) {}
    MappedFile file_;
    std::string name_;
    std::map<std::string, SafeTensor> tensors_;
    std::map<std::string, std::string> metadata_;
};

}  // namespace paragram
