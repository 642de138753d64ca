// Generate: sentences that a generative model writes: again, translated, or in the style of another one.
#pragma once

#include <filesystem>
#include <memory>

#include "core/tasks/models/form_paraphrases.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/models/round_trip.h"
#include "ui/jobs/latest_request.h"
#include "ui/models/model_cache.h"
#include "ui/models/model_list.h"
#include "ui/project/panel.h"

class QStackedLayout;

namespace paragram::ui {

class DataTable;
class GenerateSetup;
class ModelBox;
class ParaphraseCard;
class WayBar;
struct RoundTripChoice;
class WrittenModel;

class GeneratePanel : public Panel {
    Q_OBJECT

  public:
    explicit GeneratePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A run or model file.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void write();
    // Reads the sentences from a text file.
    void openSentences(const QString& path);

    GenerateSetup& setup() { return *setup_; }
    ModelBox& modelBox() { return *model_; }
    DataTable& table() { return *table_; }
    WayBar& way() { return *way_; }
    ParaphraseCard& paraphrases() { return *paraphrases_; }

  signals:
    void modelRead(bool generative);
    void written(bool ok);
    // The translators of the project are offered.
    void translatorsRead();
    void sentencesRead();
    void stored(const std::filesystem::path& pairs);

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    void layOut();
    void readModel();
    void readTranslatorsOfProject();
    void askForSentences();
    void describe();
    void writeTexts(const GenerateRequest& request);
    void writeInForms(FormRequest request);
    void writeRoundTrip(RoundTripChoice choice);
    std::filesystem::path journal() const;
    // One of both is nullptr.
    void finishParaphrases(const std::vector<std::string>& sources, const WrittenParaphrases* made,
                           const Error* error);
    // error: nullptr after success. remark: on the language of the sentences.
    void finish(const Error* error, const std::string& remark);
    void showTexts(const GenerateRequest& request, const std::vector<WrittenText>& texts);
    void store(const std::vector<std::size_t>& numbers);

    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    ModelBox* model_;
    GenerateSetup* setup_;
    WrittenModel* texts_;
    DataTable* table_;
    WayBar* way_;
    ParaphraseCard* paraphrases_;
    QStackedLayout* results_;
    LatestRequest reading_, listing_;
    std::vector<ModelChoice> offered_;    // of the project, among which the translators are known
    std::shared_ptr<TextWriter> writer_;  // with the chosen model
    std::shared_ptr<TextWriter> back_;    // of the last round trip
    std::shared_ptr<TextWriter> parser_;  // of the last templates that were completed
    QString kind_;                        // of the chosen model; empty: it cannot write
    bool read_ = false;
    int job_ = 0;
};

}  // namespace paragram::ui
