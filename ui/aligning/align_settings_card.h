// How links are chosen: the settings of alignments, kept with the project.
#pragma once

#include <filesystem>

#include "core/settings/settings.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace paragram::ui {

class SettingForm;

class AlignSettingsCard : public Card {
    Q_OBJECT

  public:
    explicit AlignSettingsCard(QWidget* parent = nullptr);

    // Reads the project's settings (alignments/settings.conf); the defaults where it has none. Error for a
    // file that cannot be read.
    Result<Nothing> open(const std::filesystem::path& project);
    const AlignSettings& values() const;
    SettingForm& form() { return *form_; }

  signals:
    void changed();
    void failed(const paragram::Error& error);

  private:
    void save();

    SettingForm* form_;
    QPushButton* reset_;
    std::filesystem::path file_;
    bool reading_ = false;
};

}  // namespace paragram::ui
