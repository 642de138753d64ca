// Writes one table as a safetensors file.
#pragma once

#include <filesystem>
#include <string>

#include "core/exchange/targets/export_target.h"

namespace paragram {

// tensor: its name. Throws MachineFailure.
void writeSafetensors(const std::filesystem::path& file, const std::string& tensor, const Matrix& table,
                      WeightPrecision precision);

}  // namespace paragram
