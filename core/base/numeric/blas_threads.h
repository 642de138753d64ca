#pragma once

namespace paragram {

// Products are computed by the thread that asks for them: our own threads share the work. Threads of the
// library beside them would wait for one another, the longer the more cores there are, and change the last
// bits.
void keepBlasOnOneThread();

}  // namespace paragram
