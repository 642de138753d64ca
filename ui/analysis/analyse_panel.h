// Analyse: what pairs reveal about words and languages.
#pragma once

#include "ui/project/panel.h"

class QTabWidget;

namespace paragram::ui {

class LanguagePage;
class LexiconPage;

class AnalysePanel : public Panel {
    Q_OBJECT

  public:
    explicit AnalysePanel(const PanelContext& context, QWidget* parent = nullptr);

    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    LexiconPage& lexicon() { return *lexicon_; }
    LanguagePage& languages() { return *languages_; }

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    void describe();

    QTabWidget* pages_;
    EmptyState* empty_;
    LexiconPage* lexicon_;
    LanguagePage* languages_;
};

}  // namespace paragram::ui
