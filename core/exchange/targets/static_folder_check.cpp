#include "core/exchange/targets/static_folder_check.h"

#include "core/exchange/import/static_model.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/token_source.h"
#include "core/exchange/targets/tokenizer_json.h"

namespace paragram {

double staticFolderBytes(const ExportModel& exported) {
    constexpr double kJsonPerToken = 40, kCharacterMap = 320'000;
    const auto numbers = static_cast<double>(exported.model.table.size());
    return numbers * static_cast<double>(bytesOf(exported.precision)) +
           kJsonPerToken * static_cast<double>(exported.model.table.rows()) + kCharacterMap;
}

Result<ExportCheck> checkStaticFolder(const ExportModel& exported, const ExportPlace& place,
                                      const std::vector<std::string>& sentences) {
    const Result<StaticFolder> folder = findStaticFolder(place.folder);
    if (!folder) return folder.error();
    const Result<Model> readBack = readStaticFolder(*folder);
    if (!readBack) return readBack.error();
    const std::vector<char> other =
        otherCuts(exported.model, readBack->tokenizer->tokenizer(0, Side::source), sentences);
    Workers alone(1);
    return compareVectors(exported.model.embed(sentences, alone),
                          poolReference(*readBack, readBack->table, sentences), other);
}

}  // namespace paragram
