#include "core/tasks/evaluation/write_mteb.h"

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/mteb_results.h"

namespace paragram {

std::filesystem::path mtebFolder(const std::string& modelName, const std::filesystem::path& folder) {
    return folder / "results" / mtebFolderName(modelName) / "1";
}

void writeMteb(const EvaluationReport& report, std::size_t dimension, std::size_t parameters,
               const std::filesystem::path& folder) {
    const auto own = mtebFolder(report.modelName, folder);
    std::error_code code;
    std::filesystem::create_directories(own, code);
    if (code) throwWriteFailure(own);
    for (const MtebFile& file : mtebFiles(report, dimension, parameters))
        writeFileAtomically(own / file.name, file.text);
}

}  // namespace paragram
