// Reads safetensors files: named arrays after a JSON header.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files/mapped_file.h"
#include "core/base/numeric/matrix.h"
#include "core/base/result.h"

namespace paragram {

struct SafeTensor {
    std::string type;  // "F32"
    std::vector<std::int64_t> shape;
    std::string_view bytes;
};

class SafeTensors {
  public:
    // Error if the header does not match the file (including gaps, overlaps and arrays of another size).
    static Result<SafeTensors> open(const std::filesystem::path& file);

    const std::map<std::string, SafeTensor>& tensors() const { return tensors_; }
    const std::map<std::string, std::string>& metadata() const { return metadata_; }
    // An array of one or two dimensions (one: a single column) of any number type. Error if there is none
    // with that name, or it has another shape.
    Result<Matrix> matrix(const std::string& tensor) const;
    // An array of integers with one dimension; empty if there is none with that name.
    std::vector<std::int64_t> integers(const std::string& tensor) const;

  private:
    explicit SafeTensors(MappedFile file) : file_(std::move(file)) {}
    MappedFile file_;
    std::string name_;
    std::map<std::string, SafeTensor> tensors_;
    std::map<std::string, std::string> metadata_;
};

}  // namespace paragram
