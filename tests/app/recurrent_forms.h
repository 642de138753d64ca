// Small recurrent encoders of every form that ONNX can hold.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/settings/settings.h"

namespace paragram::test {

// Name and settings: of vectors of 16 numbers.
inline std::vector<std::pair<std::string, EncoderSettings>> recurrentForms() {
    EncoderSettings base;
    base.dimension = 16;
    base.network = Network::blstm;
    base.units = 12;
    EncoderSettings maximum = base, added = base, beside = base, sum = base;
    maximum.network = Network::lstm;
    maximum.pooling = Pooling::max;
    added.directions = JoinedDirections::added;
    added.peepholes = true;
    beside.kind = "sp,trigram";
    beside.combine = Combination::concatenated;
    sum.kind = "sp+trigram";
    sum.network = Network::lstm;
    sum.units = 16;
    sum.combine = Combination::added;
    return {{"blstm", base},
            {"lstm-max", maximum},
            {"blstm-added-peepholes", added},
            {"averages-and-blstm", beside},
            {"averages-plus-lstm", sum}};
}

}  // namespace paragram::test
