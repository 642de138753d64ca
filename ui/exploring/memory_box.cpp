#include "ui/exploring/memory_box.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

#include "core/pairs/formats/pair_source.h"
#include "core/tasks/corpora/memory_pairs.h"
#include "core/tasks/data/browse_pairs.h"
#include "ui/project/project.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

bool isMemoryFile(const QString& path, bool tables) {
    if (!QFileInfo(path).isFile()) return false;
    const fs::path file = toPath(path);
    if (isSavedAlignment(file)) return true;
    if (file.extension() == ".h5") return describePairs(file).ok();
    if (tables) return looksLikePairs(file);
    static const char* const kEndings[] = {".tmx", ".xlf", ".xliff", ".sdlxliff", ".tmx.gz", ".xlf.gz"};
    return std::ranges::any_of(kEndings, [&](const char* ending) {
        return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
}

MemoryBox::MemoryBox(QWidget* parent) : QComboBox(parent) {
    setAccessibleName(tr("Translation memory"));
    setToolTip(tr("Pair store, saved alignment or file whose pairs are searched"));
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(24);
    connect(this, &QComboBox::activated, this, [this] { emit chosen(path()); });
}

void MemoryBox::showProject(const Project& project) {
    folder_ = project.folder();
    project_ = project.pairStores();
    std::vector<fs::path> alignments;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(project.folder("alignments"), ignored))
        if (isSavedAlignment(entry.path())) alignments.push_back(entry.path());
    std::ranges::sort(alignments);
    project_.insert(project_.end(), alignments.begin(), alignments.end());
    std::erase_if(files_, [&](const fs::path& file) { return !fs::exists(file, ignored); });
    fill();
}

void MemoryBox::fill() {
    const QString current = wanted_.isEmpty() ? path() : wanted_;
    clear();
    for (const auto* files : {&project_, &files_}) {
        for (const fs::path& file : *files) {
            const QString name = toText(files == &project_ ? file.stem() : file.filename());
            addItem(isSavedAlignment(file) ? tr("%1 (alignment)").arg(toText(file.stem())) : name,
                    toText(file));
            setItemData(count() - 1, toText(file), Qt::ToolTipRole);
        }
    }
    const int row = findData(current);
    if (row >= 0) wanted_.clear();
    setCurrentIndex(std::max(row, count() > 0 ? 0 : -1));
}

QString MemoryBox::path() const {
    return currentData().toString();
}

void MemoryBox::choose(const QString& path) {
    if (findData(path) < 0) files_.push_back(toPath(path));
    wanted_ = path;
    fill();
    emit chosen(path);
}

void MemoryBox::restore(const QString& path) {
    wanted_ = path;
    if (!path.isEmpty() && isMemoryFile(path, true) && findData(path) < 0) files_.push_back(toPath(path));
    fill();
}

void MemoryBox::askForFile() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a translation memory"), toText(folder_),
        tr("Translation memories (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz "
           "*.zip);;All files (*)"));
    if (!file.isEmpty()) choose(file);
}

}  // namespace paragram::ui
