#include "core/models/model_fingerprint.h"

#include <fmt/format.h>

#include "core/base/files/file_seal.h"

namespace paragram {

std::string modelFingerprint(const Model& model) {
    const auto& table = model.table;
    const EncoderSettings& encoder = model.settings.encoder;
    std::string network;
    if (model.recurrent())
        network = fmt::format("{} {} {} {} {}", nameOf(encoder.network), nameOf(encoder.directions),
                              nameOf(encoder.combine), encoder.separateNetworks, encoder.peepholes);
    if (model.generative())
        network = fmt::format("{} {} {}", nameOf(encoder.network), model.settings.generative.heads,
                              model.settings.generative.averages);
    for (const NetworkTensor& tensor : model.network)
        network += hashOfBytes(
            {reinterpret_cast<const char*>(tensor.values.data()), tensor.values.size() * sizeof(float)});
    const std::string parts =
        hashOfBytes({reinterpret_cast<const char*>(table.data()), table.size() * sizeof(float)}) +
        hashOfBytes(model.tokenizer->serialise()) + network +
        fmt::format(" {} {} {} {} {}", model.settings.text.lowerCase, model.settings.tokenizer.maximumTokens,
                    encoder.kind, nameOf(encoder.sharing), nameOf(encoder.pooling));
    return hashOfBytes(parts);
}

Result<Nothing> checkSameModel(Communicator& ranks, const Model& model) {
    return ranks.alone() ? Result<Nothing>(Nothing{})
                         : checkSame(ranks, "the models", modelFingerprint(model));
}

}  // namespace paragram
