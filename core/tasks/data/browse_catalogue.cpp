#include "core/tasks/data/browse_catalogue.h"

#include <algorithm>

namespace paragram {

namespace fs = std::filesystem;

std::vector<DownloadState> downloadStates(const fs::path& folder) {
    std::vector<DownloadState> states;
    for (const CatalogueEntry& entry : catalogue()) {
        DownloadState state{&entry, {}, false, folder / entry.id};
        std::error_code code;
        for (auto file = fs::recursive_directory_iterator(state.folder, code);
             !code && file != fs::recursive_directory_iterator(); file.increment(code)) {
            if (file->path().filename() == "unpacked") file.disable_recursion_pending();
            state.begun = state.begun || file->path().extension() == ".part";
        }
        if (const auto records = readProvenance(state.folder)) {
            std::copy_if(
                records->begin(), records->end(), std::back_inserter(state.files),
                [&](const ProvenanceRecord& record) { return fs::exists(state.folder / record.file); });
        }
        states.push_back(std::move(state));
    }
    return states;
}

}  // namespace paragram
