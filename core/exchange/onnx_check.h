// Runs an exported ONNX file by a small interpreter of its own and compares it with the model.
#pragma once

#include "core/exchange/export_target.h"

namespace paragram {

Result<ExportCheck> checkOnnx(const ExportModel& exported, const ExportPlace& place,
                              const std::vector<std::string>& sentences);

}  // namespace paragram
