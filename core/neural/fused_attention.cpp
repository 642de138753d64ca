#include "core/neural/fused_attention.h"

#include <torch/autograd.h>

#include <cmath>
#include <limits>
#include <utility>

#include "core/neural/cpu_kernels.h"
#include "core/neural/kernel_use.h"

namespace paragram::neural {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

template <class Number>
Rows<const Number> rows(const at::Tensor& x) {
    return {x.data_ptr<Number>(), x.stride(0), x.stride(1)};
}
template <class Number>
Rows<Number> writable(const at::Tensor& x) {
    return {x.data_ptr<Number>(), x.stride(0), x.stride(1)};
}

// The last dimension in consecutive places.
at::Tensor dense(const at::Tensor& x) {
    return x.stride(2) == 1 ? x : x.contiguous();
}

// Its tensor is no input of a gradient and may be undefined.
struct Heads {
    std::int64_t count = 1;
    at::Tensor lengths{};
    bool causal = false;

    AttentionShape of(const at::Tensor& q, const at::Tensor& k) const {
        return {q.size(0), q.size(1),         k.size(1),
                count,     q.size(2) / count, lengths.defined() ? lengths.data_ptr<std::int64_t>() : nullptr,
                causal};
    }
};

void keep(AutogradContext* saved, const Heads& heads) {
    saved->saved_data["heads"] = heads.count;
    saved->saved_data["causal"] = heads.causal;
    if (heads.lengths.defined()) saved->saved_data["lengths"] = heads.lengths;
}

Heads kept(AutogradContext* saved) {
    const auto lengths = saved->saved_data.find("lengths");
    return {saved->saved_data["heads"].toInt(),
            lengths == saved->saved_data.end() ? at::Tensor() : lengths->second.toTensor(),
            saved->saved_data["causal"].toBool()};
}

// The result, and the weights that the gradient needs.
std::pair<at::Tensor, at::Tensor> run(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                                      const Heads& heads) {
    at::Tensor out = at::empty(q.sizes(), q.options()),
               weights = at::empty({q.size(0), heads.count, q.size(1), k.size(1)}, q.options());
    AT_DISPATCH_FLOATING_TYPES(q.scalar_type(), "attend", [&] {
        attend<scalar_t>(heads.of(q, k), rows<scalar_t>(q), rows<scalar_t>(k), rows<scalar_t>(v),
                         writable<scalar_t>(out), weights.data_ptr<scalar_t>());
    });
    return {out, weights};
}

// Adds to the gradients.
void runBackward(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, const at::Tensor& weights,
                 const at::Tensor& outGradient, const Heads& heads, at::Tensor qGradient,
                 at::Tensor kGradient, at::Tensor vGradient) {
    AT_DISPATCH_FLOATING_TYPES(q.scalar_type(), "attendBackward", [&] {
        attendBackward<scalar_t>(heads.of(q, k), rows<scalar_t>(q), rows<scalar_t>(k), rows<scalar_t>(v),
                                 rows<scalar_t>(outGradient), weights.data_ptr<scalar_t>(),
                                 writable<scalar_t>(qGradient), writable<scalar_t>(kGradient),
                                 writable<scalar_t>(vGradient));
    });
}

at::Tensor part(const at::Tensor& all, std::int64_t number) {
    const std::int64_t width = all.size(2) / 3;
    return all.slice(2, number * width, (number + 1) * width);
}

struct SelfAttentionFunction : torch::autograd::Function<SelfAttentionFunction> {
    static at::Tensor forward(AutogradContext* saved, const at::Tensor& projected, const Heads& heads) {
        const at::Tensor all = dense(projected);
        const auto [out, weights] = run(part(all, 0), part(all, 1), part(all, 2), heads);
        saved->save_for_backward({all, weights});
        keep(saved, heads);
        return out;
    }

    static variable_list backward(AutogradContext* saved, variable_list outer) {
        const variable_list tensors = saved->get_saved_variables();
        const at::Tensor& all = tensors[0];
        at::Tensor gradient = at::zeros(all.sizes(), all.options());
        runBackward(part(all, 0), part(all, 1), part(all, 2), tensors[1], dense(outer[0]), kept(saved),
                    part(gradient, 0), part(gradient, 1), part(gradient, 2));
        return {gradient, {}};
    }
};

struct CrossAttentionFunction : torch::autograd::Function<CrossAttentionFunction> {
    static at::Tensor forward(AutogradContext* saved, const at::Tensor& query, const at::Tensor& key,
                              const at::Tensor& value, const Heads& heads) {
        const at::Tensor q = dense(query), k = dense(key), v = dense(value);
        const auto [out, weights] = run(q, k, v, heads);
        saved->save_for_backward({q, k, v, weights});
        keep(saved, heads);
        return out;
    }

    static variable_list backward(AutogradContext* saved, variable_list outer) {
        const variable_list tensors = saved->get_saved_variables();
        const at::Tensor &q = tensors[0], &k = tensors[1], &v = tensors[2];
        const at::Tensor qGradient = at::zeros(q.sizes(), q.options()),
                         kGradient = at::zeros(k.sizes(), k.options()),
                         vGradient = at::zeros(v.sizes(), v.options());
        runBackward(q, k, v, tensors[3], dense(outer[0]), kept(saved), qGradient, kGradient, vGradient);
        return {qGradient, kGradient, vGradient, {}};
    }
};

}  // namespace

at::Tensor splitHeads(const at::Tensor& x, std::int64_t heads) {
    return x.reshape({x.size(0), x.size(1), heads, x.size(2) / heads}).transpose(1, 2);
}

at::Tensor attentionPlainly(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, std::int64_t heads,
                            const Visibility& visible) {
    const double scale = 1 / std::sqrt(static_cast<double>(q.size(2) / heads));
    at::Tensor scores = at::matmul(splitHeads(q, heads) * scale, splitHeads(k, heads).transpose(2, 3));
    if (visible.blocked.defined()) scores = scores + visible.blocked;
    if (visible.causal)
        scores = scores + at::full({q.size(1), k.size(1)}, -std::numeric_limits<double>::infinity(),
                                   scores.options().requires_grad(false))
                              .triu(1);
    return at::matmul(at::softmax(scores, -1), splitHeads(v, heads)).transpose(1, 2).reshape(q.sizes());
}

at::Tensor selfAttention(const at::Tensor& all, std::int64_t heads, const Visibility& visible) {
    if (!usesKernels(all)) return attentionPlainly(part(all, 0), part(all, 1), part(all, 2), heads, visible);
    return SelfAttentionFunction::apply(all, Heads{heads, visible.lengths, visible.causal});
}

at::Tensor crossAttention(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, std::int64_t heads,
                          const Visibility& visible) {
    if (!usesKernels(q)) return attentionPlainly(q, k, v, heads, visible);
    return CrossAttentionFunction::apply(q, k, v, Heads{heads, visible.lengths, false});
}

}  // namespace paragram::neural
