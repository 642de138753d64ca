// Which models and graded sets an evaluation is of; kept in the project's folder.
#pragma once

#include <QStringList>
#include <set>

#include "ui/models/model_list.h"

namespace paragram::ui {

struct SuiteChoice {
    QString name;
    QString path;  // file or folder
};

// The project's graded files and suites are on until they are taken out; of the models the newest one is,
// until one chooses.
class EvaluationChoice {
  public:
    // Reads what was chosen last in this project and what there is to choose from.
    void open(const Project& project);
    // What there is to choose from, anew.
    void refresh(const Project& project);

    const std::vector<ModelChoice>& models() const { return models_; }
    const std::vector<SuiteChoice>& suites() const { return suites_; }
    std::vector<ModelChoice> chosenModels() const;
    std::vector<SuiteChoice> chosenSuites() const;
    bool modelChosen(const QString& path) const;
    bool suiteChosen(const QString& path) const { return !suitesOff_.contains(path); }
    bool baseline() const { return baseline_; }
    // Word overlap, BLEU, chrF and random encoders.
    bool otherBaselines() const { return otherBaselines_; }

    void setModelChosen(const QString& path, bool chosen);
    // This model and no other; one from elsewhere is added.
    void chooseOnly(const QString& model);
    void addModel(const QString& file);
    void setSuiteChosen(const QString& path, bool chosen);
    void addSuite(const QString& path);
    void setBaseline(bool on) { baseline_ = on; }
    void setOtherBaselines(bool on) { otherBaselines_ = on; }
    // Best effort: a folder that cannot be written loses nothing but the ticks.
    void save(const Project& project) const;

  private:
    std::vector<ModelChoice> models_;
    std::vector<SuiteChoice> suites_;
    QStringList addedModels_, addedSuites_;  // from elsewhere
    std::set<QString> modelsOn_, suitesOff_;
    bool baseline_ = true, otherBaselines_ = false;
};

}  // namespace paragram::ui
