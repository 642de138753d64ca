// Where a streaming task writes: a file that appears whole, or standard output for "-".
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <string_view>

#include "core/base/atomic_file.h"

namespace paragram {

class OutputStream {
  public:
    // Error when the place cannot be written to.
    static Result<OutputStream> open(const std::filesystem::path& file);

    // Throws MachineFailure when the disk is full.
    void write(std::string_view bytes);
    // Overwrites bytes at the start, for a header known only at the end; files only.
    void rewriteStart(std::string_view bytes);
    void commit();

  private:
    explicit OutputStream(const std::filesystem::path& file);
    void check();
    std::filesystem::path name_;
    std::unique_ptr<AtomicFile> file_;  // null: standard output
    std::unique_ptr<std::ofstream> out_;
};

}  // namespace paragram
