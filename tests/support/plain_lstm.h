// An LSTM as its definition has it, one unit after another, in double precision.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/settings/choices.h"

namespace paragram::test {

using Vector = std::vector<double>;

// Weights of one direction, torch's layout: gates i, f, g, o.
struct PlainDirection {
    Vector input, recurrent, bias, peepholes;  // (4n, d), (4n, n), (4n), (3n) or empty
};

// The definition, one unit after another.
struct PlainLstm {
    std::size_t d = 0, n = 0;
    Pooling pooling = Pooling::mean;
    std::vector<PlainDirection> directions;
    Vector rows;  // (tokens, d)

    Vector direction(const PlainDirection& w, std::vector<std::int32_t> tokens, bool backward) const {
        if (backward) std::ranges::reverse(tokens);
        const auto sigmoid = [](double x) { return 1 / (1 + std::exp(-x)); };
        Vector h(n), c(n), pooled(n, pooling == Pooling::mean ? 0 : -1e300);
        for (const std::int32_t token : tokens) {
            Vector gate(4 * n);
            for (std::size_t k = 0; k < 4 * n; ++k) {
                gate[k] = w.bias[k];
                for (std::size_t j = 0; j < d; ++j)
                    gate[k] += w.input[k * d + j] * rows[static_cast<std::size_t>(token) * d + j];
                for (std::size_t j = 0; j < n; ++j) gate[k] += w.recurrent[k * n + j] * h[j];
            }
            for (std::size_t k = 0; k < n; ++k) {
                const bool peep = !w.peepholes.empty();
                const double i = sigmoid(gate[k] + (peep ? w.peepholes[k] * c[k] : 0));
                const double f = sigmoid(gate[n + k] + (peep ? w.peepholes[n + k] * c[k] : 0));
                c[k] = f * c[k] + i * std::tanh(gate[2 * n + k]);
                const double o = sigmoid(gate[3 * n + k] + (peep ? w.peepholes[2 * n + k] * c[k] : 0));
                h[k] = o * std::tanh(c[k]);
                pooled[k] = pooling == Pooling::mean ? pooled[k] + h[k] / static_cast<double>(tokens.size())
                                                     : std::max(pooled[k], h[k]);
            }
        }
        return pooled;
    }
    Vector vector(const std::vector<std::int32_t>& tokens) const {
        Vector all;
        for (std::size_t k = 0; k < directions.size(); ++k) {
            const Vector one = direction(directions[k], tokens, k == 1);
            all.insert(all.end(), one.begin(), one.end());
        }
        return all;
    }
};

}  // namespace paragram::test
