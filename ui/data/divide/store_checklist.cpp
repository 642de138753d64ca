#include "ui/data/divide/store_checklist.h"

#include "ui/widgets/number_text.h"

namespace paragram::ui {

StoreChecklist::StoreChecklist(const QString& name, const std::vector<StoreEntry>& stores,
                               const std::filesystem::path& except, QWidget* parent)
    : QListWidget(parent) {
    setAccessibleName(name);
    setSpacing(3);
    for (const StoreEntry& store : stores) {
        if (store.file == except || !store.problem.isEmpty()) continue;
        auto* item = new QListWidgetItem(tr("%1 · %2 pairs", nullptr, plural(store.info.pairs))
                                             .arg(store.name(), countText(store.info.pairs)),
                                         this);
        item->setData(Qt::UserRole, toText(store.file));
        item->setCheckState(Qt::Unchecked);
    }
}

std::vector<std::filesystem::path> StoreChecklist::checked() const {
    std::vector<std::filesystem::path> files;
    for (int row = 0; row < count(); ++row)
        if (item(row)->checkState() == Qt::Checked)
            files.push_back(toPath(item(row)->data(Qt::UserRole).toString()));
    return files;
}

}  // namespace paragram::ui
