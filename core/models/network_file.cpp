#include "core/models/network_file.h"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

#include "core/encoders/generative/generative_encoder.h"

namespace paragram {

void writeNetwork(Hdf5Writer& writer, const std::string& group, const NetworkWeights& weights) {
    std::string names;
    for (const NetworkTensor& tensor : weights) {
        writer.write(group + '/' + tensor.name, tensor.values);
        names += tensor.name + '\n';
    }
    if (!names.empty())
        writer.write<std::uint8_t>(group + "/names",
                                   {reinterpret_cast<const std::uint8_t*>(names.data()), names.size()});
}

namespace {

// Those of a generative model, whose shapes are known to paragram-neural only; the encoder's are checked.
Result<NetworkWeights> readGenerative(const Hdf5Reader& reader, const std::string& group,
                                      const Settings& settings, const std::filesystem::path& file) {
    const auto names = reader.read<std::uint8_t>(group + "/names");
    std::istringstream lines(std::string(names.begin(), names.end()));
    NetworkWeights weights;
    for (std::string name; std::getline(lines, name);)
        weights.push_back({name, reader.readMatrix(group + '/' + name)});
    try {
        GenerativeEncoder(settings).check(weights);
    } catch (const std::runtime_error& failure) {
        return Error{file.string(), failure.what(), "", "the file is damaged: use another copy"};
    }
    return weights;
}

}  // namespace

Result<NetworkWeights> readNetwork(const Hdf5Reader& reader, const std::string& group,
                                   const Settings& settings, const std::filesystem::path& file) {
    if (isGenerative(settings.encoder)) return readGenerative(reader, group, settings, file);
    NetworkWeights weights = zeroNetwork(settings.encoder);
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
