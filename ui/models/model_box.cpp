#include "ui/models/model_box.h"

#include <QFileDialog>
#include <QSettings>
#include <QStandardItemModel>
#include <algorithm>

#include "ui/widgets/remedy.h"

namespace paragram::ui {

namespace {

// The data of the entry "Open a model file…": no file has this name.
constexpr const char* kAsk = "?";

bool holds(const std::vector<ModelChoice>& models, const QString& path) {
    return std::any_of(models.begin(), models.end(),
                       [&](const ModelChoice& model) { return model.path == path; });
}

}  // namespace

ModelBox::ModelBox(const QString& name, const QString& none, QWidget* parent)
    : QComboBox(parent), none_(none) {
    setAccessibleName(name);
    setObjectName(kModelBox);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(14);
    connect(this, &QComboBox::activated, this, [this] {
        const QString wanted = currentData().toString();
        setCurrent(path_);
        if (wanted == kAsk)
            askForFile();
        else
            choose(wanted);
    });
    fill();
}

void ModelBox::showProject(const Project& project, ModelUse use) {
    showModels(modelsOf(project, use));
}

void ModelBox::showModels(std::vector<ModelChoice> models) {
    if (models == models_) return;
    models_ = std::move(models);
    fill();
    picked_ = picked_ && (holds(models_, path_) || holds(files_, path_));
    if (!picked_) path_ = none_.isEmpty() && !models_.empty() ? models_.front().path : QString();
    if (!wanted_.isEmpty() && holds(models_, wanted_)) {
        path_ = std::exchange(wanted_, {});
        picked_ = true;
    }
    setCurrent(path_);
    emit chosen(path_);
}

void ModelBox::saveState(QSettings& settings) const {
    settings.setValue("model", picked_ ? path_ : QString());
}

void ModelBox::restoreState(const QSettings& settings) {
    wanted_ = settings.value("model").toString();
}

void ModelBox::fill() {
    const QSignalBlocker quiet(this);
    // All at once: thousands of entries, each announced to the view, take seconds.
    QList<QStandardItem*> entries;
    const auto add = [&entries](const QString& name, const QString& path) {
        entries << new QStandardItem(name);
        entries.last()->setData(path, Qt::UserRole);
    };
    if (!none_.isEmpty()) add(none_, QString());
    for (const auto* group : {&models_, &files_})
        for (const ModelChoice& model : *group) add(model.name, model.path);
    auto* filled = new QStandardItemModel(this);
    filled->invisibleRootItem()->appendRows(entries);
    setModel(filled);  // which deletes the one before
    if (count() > 0) insertSeparator(count());
    addItem(tr("Open a model file…"), kAsk);
    setCurrent(path_);
}

void ModelBox::setCurrent(const QString& path) {
    setCurrentIndex(findData(path));
    setToolTip(path);
}

QString ModelBox::path() const {
    return path_;
}

QString ModelBox::modelName() const {
    return path_.isEmpty() ? QString() : modelAt(path_).name;
}

void ModelBox::choose(const QString& path) {
    if (!path.isEmpty() && !holds(models_, path) && !holds(files_, path)) {
        files_.push_back(modelAt(path));
        fill();
    }
    path_ = path;
    picked_ = !path.isEmpty();
    setCurrent(path);
    emit chosen(path);
}

void ModelBox::askForFile() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a model file"), {}, tr("Models (*.h5);;All files (*)"));
    if (!file.isEmpty()) choose(file);
}

}  // namespace paragram::ui
