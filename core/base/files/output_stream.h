// The output of a streaming task: an atomic file, standard output for "-", or a device or a pipe.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <string_view>

#include "core/base/files/atomic_file.h"

namespace paragram {

class OutputStream {
  public:
    // Error if the file cannot be written.
    static Result<OutputStream> open(const std::filesystem::path& file);

    // Throws MachineFailure if the disk is full.
    void write(std::string_view bytes);
    // Overwrites bytes at the start, for a header that is known only at the end; for files only.
    void rewriteStart(std::string_view bytes);
    // Moves the file to its place. Throws MachineFailure.
    void commit();

  private:
    explicit OutputStream(const std::filesystem::path& file);
    void check();
    std::filesystem::path name_;
    std::unique_ptr<AtomicFile> file_;    // null: standard output, a device or a pipe
    std::unique_ptr<std::ofstream> out_;  // null: standard output
};

}  // namespace paragram
