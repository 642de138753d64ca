#include "core/neural/token_batch.h"

#include <algorithm>
#include <limits>

namespace paragram::neural {

TokenBatch batchOf(std::span<const Tokens> sentences, std::int64_t end, End where,
                   const at::TensorOptions& like) {
    const auto count = static_cast<std::int64_t>(sentences.size());
    std::int64_t longest = 0;
    for (const Tokens& tokens : sentences)
        longest = std::max(longest, static_cast<std::int64_t>(tokens.size()) + 1);
    at::Tensor ids = at::zeros({count, longest}, at::kLong);
    at::Tensor blocked = at::full({count, longest}, -std::numeric_limits<float>::infinity());
    at::Tensor weights = at::zeros({count, longest}), inner = at::zeros({count, longest});
    std::vector<std::int64_t> places, sentence, lengths;
    for (std::int64_t s = 0; s < count; ++s) {
        const Tokens& tokens = sentences[static_cast<std::size_t>(s)];
        const auto length = static_cast<std::int64_t>(tokens.size()) + 1;
        auto* row = ids.data_ptr<std::int64_t>() + s * longest;
        *(where == End::before ? row : row + length - 1) = end;
        std::ranges::copy(tokens, where == End::before ? row + 1 : row);
        lengths.push_back(length);
        for (std::int64_t t = 0; t < length; ++t) {
            blocked.data_ptr<float>()[s * longest + t] = 0;
            weights.data_ptr<float>()[s * longest + t] = 1 / static_cast<float>(length);
            if (t < length - 1) inner.data_ptr<float>()[s * longest + t] = 1 / static_cast<float>(length - 1);
            places.push_back(s * longest + t);
            sentence.push_back(s);
        }
    }
    const auto whole = [&](const std::vector<std::int64_t>& values) {
        return at::tensor(values, at::kLong).to(like.device());
    };
    const auto numbers = at::TensorOptions(like).requires_grad(false);
    return {
        ids.to(like.device()),
        blocked.to(numbers.device(), c10::typeMetaToScalarType(numbers.dtype())).view({count, 1, 1, longest}),
        weights.to(numbers.device(), c10::typeMetaToScalarType(numbers.dtype())).unsqueeze(2),
        inner.to(numbers.device(), c10::typeMetaToScalarType(numbers.dtype())).unsqueeze(2),
        whole(places),
        whole(sentence),
        at::tensor(lengths, at::kLong)};
}

}  // namespace paragram::neural
