// Writes files of torch.save: a pickle of plain data, and the tensors that it names.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/numeric/matrix.h"

namespace paragram {

// zip: of torch 1.6 and later; legacy: of all versions of torch.
enum class TorchContainer { zip, legacy };

// The instructions of a protocol-2 pickle, in the order of the calls, and the storages that its tensors refer
// to.
class TorchWriter {
  public:
    explicit TorchWriter(TorchContainer container) : container_(container), bytes_("\x80\x02", 2) {}

    void text(std::string_view value);
    void integer(std::int64_t value);
    void real(double value);
    void boolean(bool value) { op(value ? '\x88' : '\x89'); }
    void none() { op('N'); }
    // "0.3", "20", "none", "mean": a number, None or a text.
    void argument(const std::string& value);
    // A matrix, or a vector of one row, as tensors of two dimensions and one. They have to live until write.
    void tensor(const Matrix& matrix);
    void vector(const Matrix& row);
    // {key: value, ...}; between the two, keys and values.
    void openDict();
    void closeDict() { op('u'); }
    // The same as an OrderedDict or an argparse.Namespace.
    void openOrderedDict();
    void openNamespace();
    void closeNamespace();
    // [value, ...]
    void openList();
    void closeList() { op('e'); }
    // Of the last two values.
    void pair() { op('\x86'); }

    // The file is written in place, without a temporary file. Throws MachineFailure.
    void write(const std::filesystem::path& file);

  private:
    void op(char code) { bytes_ += code; }
    void global(const char* module, const char* name);
    void openTensor(const Matrix& matrix);
    void closeTensor();

    TorchContainer container_;
    std::string bytes_;
    std::vector<const Matrix*> storages_;
};

}  // namespace paragram
