// A signal that ends the program's waits for other programs: pipes, terminals, worker processes.
#pragma once

namespace paragram {

// Ends all such waits, now and later, as a stop. A signal handler may call it.
void interruptWaits() noexcept;
bool waitsInterrupted() noexcept;

}  // namespace paragram
