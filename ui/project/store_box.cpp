#include "ui/project/store_box.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ui/project/project.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

StoreBox::StoreBox(QWidget* parent) : QComboBox(parent) {
    connect(this, &QComboBox::activated, this, [this] { chosen_ = currentData().toString(); });
}

void StoreBox::showProject(const Project& project) {
    std::vector<std::pair<fs::file_time_type, fs::path>> stores;
    for (const fs::path& file : project.pairStores()) {
        std::error_code gone;  // meanwhile: it counts as old
        stores.emplace_back(fs::last_write_time(file, gone), file);
    }
    std::ranges::stable_sort(stores, std::ranges::greater{}, &std::pair<fs::file_time_type, fs::path>::first);
    clear();
    for (const auto& [time, file] : stores) addItem(toText(file.stem()), toText(file));
    setCurrentIndex(count() > 0 ? std::max(0, findData(chosen_)) : -1);
}

fs::path StoreBox::store() const {
    return toPath(currentData().toString());
}

bool StoreBox::choose(const QString& name) {
    const int index = findText(name);
    if (index < 0) return false;
    chosen_ = itemData(index).toString();
    setCurrentIndex(index);
    return true;
}

}  // namespace paragram::ui
