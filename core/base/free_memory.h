// How much memory a task may still take.
#pragma once

namespace paragram {

// Bytes that the system can give without swapping, counting its caches as free; negative if it does not say.
double freeMemory();

}  // namespace paragram
