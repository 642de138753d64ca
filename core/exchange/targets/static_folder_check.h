// Shared by the two folder formats for static models: their size, and the read-back check.
#pragma once

#include "core/exchange/targets/export_target.h"

namespace paragram {

double staticFolderBytes(const ExportModel& exported);
Result<ExportCheck> checkStaticFolder(const ExportModel& exported, const ExportPlace& place,
                                      const std::vector<std::string>& sentences);

}  // namespace paragram
