#include "core/neural/frame_tensors.h"

#include <sstream>
#include <stdexcept>

namespace paragram::neural {

std::vector<Tokens> sentencesOf(const Frame& frame, const std::string& ids, const std::string& lengths,
                                std::int64_t vocabulary) {
    const std::vector<std::int32_t> all = frame.integers(ids);
    std::vector<Tokens> sentences;
    std::size_t at = 0;
    for (const std::int32_t length : frame.integers(lengths)) {
        if (length < 0 || at + static_cast<std::size_t>(length) > all.size())
            throw std::runtime_error(lengths + " does not fit " + ids);
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(at);
        sentences.emplace_back(from, from + length);
        at += static_cast<std::size_t>(length);
    }
    if (at != all.size()) throw std::runtime_error(lengths + " does not fit " + ids);
    for (const std::int32_t id : all)
        if (id < 0 || id >= vocabulary)
            throw std::runtime_error("token " + std::to_string(id) + " is not in the vocabulary");
    return sentences;
}

at::Tensor tensorOf(const FrameArray& array) {
    const auto type = array.type == "F64" ? at::kDouble : array.type == "F32" ? at::kFloat : at::kInt;
    return at::from_blob(const_cast<char*>(array.bytes.data()), array.shape, type).clone();
}

void addTensor(Frame& frame, const std::string& name, const at::Tensor& tensor) {
    const at::Tensor values = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
    frame.add(name, values.sizes().vec(),
              std::span(values.data_ptr<float>(), static_cast<std::size_t>(values.numel())));
}

void assign(at::Tensor& to, const std::string& name, const FrameArray& array) {
    const at::Tensor from = tensorOf(array);
    if (from.sizes() != to.sizes()) {
        std::ostringstream text;
        text << name << " has the shape " << from.sizes() << " in place of " << to.sizes();
        throw std::runtime_error(text.str());
    }
    const at::NoGradGuard off;
    to.copy_(from);
}

}  // namespace paragram::neural
