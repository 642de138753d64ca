#include "core/runs/moved_pairs.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr int kFoldersAbove = 3;  // PROJECT/runs/GRID/RUN

fs::path found(const fs::path& stored, const fs::path& run) {
    std::error_code code;
    if (fs::exists(stored, code)) return stored;
    fs::path above = fs::absolute(run, code);
    for (int i = 0; i < kFoldersAbove; ++i) {
        above = above.parent_path();
        for (const fs::path& place : {above / "pairs" / stored.filename(), above / stored.filename()})
            if (fs::exists(place, code)) return place;
    }
    return stored;
}

}  // namespace

std::vector<fs::path> pairsOfRun(const std::vector<std::string>& stored, const fs::path& run) {
    std::vector<fs::path> files;
    for (const std::string& file : stored) files.push_back(found(file, run));
    return files;
}

}  // namespace paragram
