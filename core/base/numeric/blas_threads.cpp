#include "core/base/numeric/blas_threads.h"

#include <cblas.h>

namespace paragram {

void keepBlasOnOneThread() {
    openblas_set_num_threads(1);
}

}  // namespace paragram
