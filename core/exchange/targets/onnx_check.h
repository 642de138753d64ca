// Runs an exported ONNX file with a small interpreter and compares it with the model.
#pragma once

#include "core/exchange/targets/export_target.h"

namespace paragram {

Result<ExportCheck> checkOnnx(const ExportModel& exported, const ExportPlace& place,
                              const std::vector<std::string>& sentences);

}  // namespace paragram
