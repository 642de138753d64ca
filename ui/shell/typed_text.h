// What is typed in the panels of a window, for the window that takes its place.
#pragma once

#include <QStringList>
#include <vector>

#include "core/settings/settings.h"

namespace paragram::ui {

class Panel;

// Windows of the same program have the same fields in the same order, whatever their language.
class TypedText {
  public:
    // Copies the texts of the fields and the settings of the forms.
    explicit TypedText(const std::vector<Panel*>& panels);
    // Types them into the panels of another window, where the field is empty and the form differs. Panels
    // that have other fields stay as they are.
    void restore(const std::vector<Panel*>& panels) const;

  private:
    struct OfPanel {
        QStringList lines, texts;
        std::vector<Settings> forms;
    };
    std::vector<OfPanel> panels_;
};

}  // namespace paragram::ui
