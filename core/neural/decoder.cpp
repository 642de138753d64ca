#include "core/neural/decoder.h"

namespace paragram::neural {

void DecoderState::select(const at::Tensor& rows) {
    if (context.defined()) context = context.index_select(0, rows);
    for (auto* list : {&past, &source})
        for (at::Tensor& tensor : *list) tensor = tensor.index_select(0, rows.to(tensor.device()));
}

}  // namespace paragram::neural
