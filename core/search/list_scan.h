// Searches the lists of an IVF index of FAISS, with the kernels of this program.
#pragma once

#include "core/base/numeric/neighbour_lists.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/workers.h"

namespace faiss {
struct IndexIVF;
}  // namespace faiss

namespace paragram {

// Whether the functions below know this kind: centres that are compared one by one, and vectors in the lists
// as floats, or as one byte per number (the scalar quantizer QT_8bit), by inner product.
bool canScan(const faiss::IndexIVF& index);

// (number of lists, dimensions); the index owns them.
VectorView centresOf(const faiss::IndexIVF& index);

// The k nearest vectors in the lists that each query has in nearest, as the index knows their cosines; those
// of bytes are approximations. nearest: numbers of lists, or -1, with the cosines of their centres. A cosine
// depends on query, vector and centre alone, and of equal ones the vector with the lower number wins, so the
// result depends neither on the order of the lists nor on how queries, lists and threads are divided.
NeighbourLists scanLists(const faiss::IndexIVF& index, VectorView queries, const NeighbourLists& nearest,
                         std::size_t k, Workers& workers);

}  // namespace paragram
