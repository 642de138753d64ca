// Memory in a file, for tables that are larger than the memory of the machine.
#pragma once

#include <cstddef>

namespace paragram {

// A file without a name in TMPDIR, of zeros. Pages that were never written need neither memory nor disk; the
// system writes others to the disk when it needs their memory. Throws MachineFailure, also if the disk has
// less space than all bytes need.
void* allocateInFile(std::size_t bytes);
// Frees memory of allocateInFile, with the same size.
void freeInFile(void* memory, std::size_t bytes);
// The whole pages within this part of memory of allocateInFile become zeros that were never written.
void forgetInFile(void* memory, std::size_t bytes);
// Bytes of a page.
std::size_t pageBytes();

}  // namespace paragram
