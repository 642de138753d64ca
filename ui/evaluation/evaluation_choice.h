// Which models are evaluated on which data sets; stored in the project's folder.
#pragma once

#include <QStringList>
#include <set>

#include "ui/evaluation/set_readings.h"
#include "ui/models/model_list.h"

namespace paragram::ui {

struct SuiteChoice {
    QString name;
    QString path;  // file or folder
};

// The project's graded files and suites are chosen until the user unticks them; the newest model is chosen
// until the user ticks others.
class EvaluationChoice {
  public:
    // Reads the project's last choice and what there is to choose from.
    void open(const Project& project);
    // Reads again what there is to choose from.
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
    // Chooses only this model; one from elsewhere is added.
    void chooseOnly(const QString& model);
    void addModel(const QString& file);
    void setSuiteChosen(const QString& path, bool chosen);
    void addSuite(const QString& path);
    // How the files are read that are not read as they look.
    const SetReadings& readings() const { return readings_; }
    void setReadings(SetReadings readings) { readings_ = std::move(readings); }
    void setBaseline(bool on) { baseline_ = on; }
    void setOtherBaselines(bool on) { otherBaselines_ = on; }
    // If the folder cannot be written, only the ticks are lost.
    void save(const Project& project) const;

  private:
    bool anyChosen() const;  // by the user

    std::vector<ModelChoice> models_;
    std::vector<SuiteChoice> suites_;
    QStringList addedModels_, addedSuites_;  // from elsewhere
    std::set<QString> modelsOn_, suitesOff_;
    SetReadings readings_;
    bool baseline_ = true, otherBaselines_ = false;
};

// Whether the name is one that the authors of the suites use for their files and folders. Others are added by
// dialog or dropped on the panel.
bool looksLikeSuite(const QString& path);

}  // namespace paragram::ui
