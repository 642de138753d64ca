#include "ui/evaluation/evaluation_choice.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSaveFile>
#include <algorithm>

#include "ui/project/project_files.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr const char* kFile = "evaluation.json";

QString fileIn(const Project& project) {
    return toText(project.folder() / kFile);
}

QJsonArray toJson(const Project& project, const auto& paths) {
    QJsonArray list;
    for (const QString& path : paths) list << storedPath(toPath(path), project.folder());
    return list;
}

QStringList fromJson(const Project& project, const QJsonValue& value) {
    QStringList paths;
    for (const QJsonValue& path : value.toArray())
        paths << toText(restoredPath(path.toString(), project.folder()));
    return paths;
}

std::set<QString> setOf(const QStringList& list) {
    return {list.begin(), list.end()};
}

}  // namespace

void EvaluationChoice::open(const Project& project) {
    QFile file(fileIn(project));
    QJsonObject saved;
    if (file.open(QIODevice::ReadOnly)) saved = QJsonDocument::fromJson(file.readAll()).object();
    addedModels_ = fromJson(project, saved["addedModels"]);
    addedSuites_ = fromJson(project, saved["addedSuites"]);
    modelsOn_ = setOf(fromJson(project, saved["models"]));
    suitesOff_ = setOf(fromJson(project, saved["suitesOff"]));
    readings_ = readingsFromJson(saved["readings"].toArray(), project.folder());
    baseline_ = saved["baseline"].toBool(true);
    otherBaselines_ = saved["otherBaselines"].toBool(false);
    refresh(project);
}

void EvaluationChoice::refresh(const Project& project) {
    models_ = modelsOf(project);
    for (const QString& file : addedModels_)
        if (looksLikeModel(file)) models_.push_back(modelAt(file));
    suites_.clear();
    for (const auto& file : project.developmentSets()) suites_.push_back({toText(file.stem()), toText(file)});
    for (const auto& suite : project.testSuites()) suites_.push_back({toText(suite.stem()), toText(suite)});
    for (const QString& path : addedSuites_)
        if (QFileInfo::exists(path)) suites_.push_back({QFileInfo(path).fileName(), path});
}

bool EvaluationChoice::modelChosen(const QString& path) const {
    return anyChosen() ? modelsOn_.contains(path) : !models_.empty() && models_.front().path == path;
}

bool EvaluationChoice::anyChosen() const {
    return !modelsOn_.empty() &&
           std::any_of(models_.begin(), models_.end(),
                       [this](const ModelChoice& model) { return modelsOn_.contains(model.path); });
}

std::vector<ModelChoice> EvaluationChoice::chosenModels() const {
    if (!anyChosen()) return {models_.begin(), models_.begin() + (models_.empty() ? 0 : 1)};
    std::vector<ModelChoice> chosen;
    for (const ModelChoice& model : models_)
        if (modelsOn_.contains(model.path)) chosen.push_back(model);
    return chosen;
}

std::vector<SuiteChoice> EvaluationChoice::chosenSuites() const {
    std::vector<SuiteChoice> chosen;
    for (const SuiteChoice& suite : suites_)
        if (suiteChosen(suite.path)) chosen.push_back(suite);
    return chosen;
}

void EvaluationChoice::setModelChosen(const QString& path, bool chosen) {
    // The implicit choice becomes an explicit one.
    for (const ModelChoice& model : chosenModels()) modelsOn_.insert(model.path);
    if (chosen)
        modelsOn_.insert(path);
    else
        modelsOn_.erase(path);
}

void EvaluationChoice::addModel(const QString& file) {
    const bool known = std::any_of(models_.begin(), models_.end(),
                                   [&](const ModelChoice& model) { return model.path == file; });
    if (!known) {
        addedModels_ << file;
        models_.push_back(modelAt(file));
    }
    setModelChosen(file, true);
}

void EvaluationChoice::chooseOnly(const QString& model) {
    addModel(model);
    modelsOn_ = {model};
}

void EvaluationChoice::setSuiteChosen(const QString& path, bool chosen) {
    if (chosen)
        suitesOff_.erase(path);
    else
        suitesOff_.insert(path);
}

void EvaluationChoice::addSuite(const QString& path) {
    suitesOff_.erase(path);
    const bool known = std::any_of(suites_.begin(), suites_.end(),
                                   [&](const SuiteChoice& suite) { return suite.path == path; });
    if (known) return;
    addedSuites_ << path;
    suites_.push_back({QFileInfo(path).fileName(), path});
}

void EvaluationChoice::save(const Project& project) const {
    const QJsonObject object{{"models", toJson(project, modelsOn_)},
                             {"suitesOff", toJson(project, suitesOff_)},
                             {"addedModels", toJson(project, addedModels_)},
                             {"addedSuites", toJson(project, addedSuites_)},
                             {"readings", toJson(readings_, project.folder())},
                             {"baseline", baseline_},
                             {"otherBaselines", otherBaselines_}};
    QSaveFile file(fileIn(project));
    if (file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(object).toJson()) >= 0) file.commit();
}

bool looksLikeSuite(const QString& path) {
    static const QRegularExpression file(
        "^(STS.*\\.input\\..*\\.txt|sts-(train|dev|test)\\.csv|SICK_.*\\.txt|SimLex-999\\.txt)$");
    static const QRegularExpression folder("^(STS|SICK|senteval|tatoeba|bucc|words)",
                                           QRegularExpression::CaseInsensitiveOption);
    const QFileInfo info(path);
    return info.isDir() ? folder.match(info.fileName()).hasMatch() : file.match(info.fileName()).hasMatch();
}

}  // namespace paragram::ui
