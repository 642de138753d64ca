// A card that sets up a job: rows of label and field, engine settings below them, buttons at the bottom.
#pragma once

#include <initializer_list>
#include <vector>

#include "core/settings/setting_row.h"
#include "ui/widgets/card.h"

namespace paragram::ui {

class FieldGrid;
class SettingForm;

class SetupCard : public Card {
    Q_OBJECT

  public:
    // rows: the engine settings to offer; none: the card has no form.
    explicit SetupCard(const QString& title, const std::vector<const SettingRow*>& rows = {},
                       QWidget* parent = nullptr);

    // Only for a card with settings.
    SettingForm& form() { return *form_; }
    const SettingForm& form() const { return *form_; }

  protected:
    FieldGrid& fields() { return *fields_; }
    void addButtons(std::initializer_list<QWidget*> buttons);

  private:
    FieldGrid* fields_;
    SettingForm* form_ = nullptr;
};

// The settings of these groups, in this order.
std::vector<const SettingRow*> settingsOfGroups(std::initializer_list<const char*> groups);

}  // namespace paragram::ui
