// How tests start paragram-mpi on several ranks: "ranks 3 train ...".
#pragma once

#include <QString>

namespace paragram::test {

// More ranks than cores, as root in a container, in one sentence instead of Open MPI's own page.
inline const QString kStartRanks =
    "export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 PRTE_ALLOW_RUN_AS_ROOT=1; "
    "ranks() { n=$1; shift; timeout 300 mpirun -q --oversubscribe -n $n paragram-mpi \"$@\"; }; ";

}  // namespace paragram::test
