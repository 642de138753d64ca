// The weights of a recurrent encoder or a generative model in HDF5: one data set for each tensor.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/hdf5/hdf5_file.h"
#include "core/base/result.h"
#include "core/encoders/recurrent/network_weights.h"

namespace paragram {

// Writes group/NAME for each tensor; nothing for averaging encoders.
void writeNetwork(Hdf5Writer& writer, const std::string& group, const NetworkWeights& weights);
// The tensors that the settings describe, or all of a generative model. Error if one has another shape.
// Throws Hdf5Damage if one is missing.
Result<NetworkWeights> readNetwork(const Hdf5Reader& reader, const std::string& group,
                                   const Settings& settings, const std::filesystem::path& file);

}  // namespace paragram
