// What the two kinds of folder for static models share: their size, and reading them back.
#pragma once

#include "core/exchange/export_target.h"

namespace paragram {

double staticFolderBytes(const ExportModel& exported);
Result<ExportCheck> checkStaticFolder(const ExportModel& exported, const ExportPlace& place,
                                      const std::vector<std::string>& sentences);

}  // namespace paragram
