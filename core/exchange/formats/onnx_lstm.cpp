#include "core/exchange/formats/onnx_lstm.h"

#include <algorithm>
#include <cmath>

namespace paragram {
namespace {

using Shape = std::vector<std::int64_t>;

double sigmoid(double x) {
    return 1 / (1 + std::exp(-x));
}

// One direction, with the blocks of its gates in ONNX's order: i, o, f, c.
struct Direction {
    std::size_t inputs = 0, units = 0;
    const double* w = nullptr;  // (4 units, inputs)
    const double* r = nullptr;  // (4 units, units)
    const double* b = nullptr;  // (8 units): of W, then of R
    const double* p = nullptr;  // (3 units): i, o, f; null: none
    std::vector<double> h, c;

    double sum(std::size_t row, const double* x) const {
        double value = b[row] + b[4 * units + row];
        for (std::size_t j = 0; j < inputs; ++j) value += w[row * inputs + j] * x[j];
        for (std::size_t j = 0; j < units; ++j) value += r[row * units + j] * h[j];
        return value;
    }
    void step(const double* x) {
        std::vector<double> next(units);
        for (std::size_t k = 0; k < units; ++k) {
            const auto peep = [&](std::size_t gate) {
                return p != nullptr ? p[gate * units + k] * c[k] : 0.0;
            };
            const double i = sigmoid(sum(k, x) + peep(0)), f = sigmoid(sum(2 * units + k, x) + peep(2));
            c[k] = f * c[k] + i * std::tanh(sum(3 * units + k, x));
            next[k] = sigmoid(sum(units + k, x) + peep(1)) * std::tanh(c[k]);
        }
        h = std::move(next);
    }
};

bool suits(const std::vector<const OnnxTensor*>& in) {
    if ((in.size() != 5 && in.size() != 8) || in[0]->shape.size() != 3 || in[1]->shape.size() != 3)
        return false;
    const std::int64_t directions = in[1]->shape[0], units = in[1]->shape[1] / 4, batch = in[0]->shape[1];
    const bool two = directions == 1 || directions == 2;
    const bool peepholes = in.size() == 5 || (in[5]->values.empty() && in[6]->values.empty() &&
                                              in[7]->shape == Shape{directions, 3 * units});
    return two && units > 0 && in[1]->shape == Shape{directions, 4 * units, in[0]->shape[2]} &&
           in[2]->shape == Shape{directions, 4 * units, units} &&
           in[3]->shape == Shape{directions, 8 * units} && in[4]->shape == Shape{batch} && peepholes;
}

}  // namespace

bool runLstm(const std::vector<const OnnxTensor*>& in, OnnxTensor& out) {
    if (!suits(in)) return false;
    const auto steps = static_cast<std::size_t>(in[0]->shape[0]),
               batch = static_cast<std::size_t>(in[0]->shape[1]);
    const auto inputs = static_cast<std::size_t>(in[0]->shape[2]);
    const auto directions = static_cast<std::size_t>(in[1]->shape[0]);
    const auto units = static_cast<std::size_t>(in[2]->shape[2]);
    out.shape = {in[0]->shape[0], in[1]->shape[0], in[0]->shape[1], in[2]->shape[2]};
    out.values.assign(steps * directions * batch * units, 0.0);
    for (std::size_t d = 0; d < directions; ++d) {
        Direction direction{inputs,
                            units,
                            in[1]->values.data() + d * 4 * units * inputs,
                            in[2]->values.data() + d * 4 * units * units,
                            in[3]->values.data() + d * 8 * units,
                            in.size() == 5 ? nullptr : in[7]->values.data() + d * 3 * units,
                            {},
                            {}};
        for (std::size_t s = 0; s < batch; ++s) {
            const double length = in[4]->values[s];
            if (!(length >= 0 && length <= static_cast<double>(steps))) return false;
            const auto last = static_cast<std::size_t>(length);
            direction.h.assign(units, 0.0);
            direction.c.assign(units, 0.0);
            for (std::size_t t = 0; t < last; ++t) {
                const std::size_t at = d == 1 ? last - 1 - t : t;
                direction.step(in[0]->values.data() + (at * batch + s) * inputs);
                std::ranges::copy(direction.h,
                                  out.values.begin() + static_cast<std::ptrdiff_t>(
                                                           ((at * directions + d) * batch + s) * units));
            }
        }
    }
    return true;
}

}  // namespace paragram
