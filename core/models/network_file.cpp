#include "core/models/network_file.h"

#include <fmt/format.h>

namespace paragram {

void writeNetwork(Hdf5Writer& writer, const std::string& group, const NetworkWeights& weights) {
    for (const NetworkTensor& tensor : weights) writer.write(group + '/' + tensor.name, tensor.values);
}

Result<NetworkWeights> readNetwork(const Hdf5Reader& reader, const std::string& group,
                                   const EncoderSettings& settings, const std::filesystem::path& file) {
    NetworkWeights weights = zeroNetwork(settings);
    for (NetworkTensor& tensor : weights) {
        Matrix values = reader.readMatrix(group + '/' + tensor.name);
        if (values.rows() != tensor.values.rows() || values.cols() != tensor.values.cols()) {
            return Error{file.string(),
                         fmt::format("{} of {} x {}", tensor.name, values.rows(), values.cols()),
                         fmt::format("{} x {}", tensor.values.rows(), tensor.values.cols()),
                         "the file is damaged: use another copy"};
        }
        tensor.values = std::move(values);
    }
    return weights;
}

}  // namespace paragram
