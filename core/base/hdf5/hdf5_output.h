// The file that the HDF5 library writes. The library cannot recover from a failed write: closing the file
// then fails as well, and the program crashes when it ends. So it never sees one: after the first failure
// nothing more is written, and the writer asks here whether all went well.
#pragma once

#include <H5Cpp.h>

#include <memory>

namespace paragram {

class Hdf5Output {
  public:
    // For creating one file, which must be closed before this object ends.
    H5::FileAccPropList access() const;
    // The first error (errno), or 0.
    int error() const { return *error_; }

  private:
    std::unique_ptr<int> error_ = std::make_unique<int>(0);
};

}  // namespace paragram
