// The panels of the window, in the order of the work.
#pragma once

#include <vector>

#include "ui/shell/panel.h"

namespace paragram::ui {

using PanelMaker = Panel* (*)(const PanelContext& context, QWidget* parent);

// A new panel is one line here.
const std::vector<PanelMaker>& panelList();

}  // namespace paragram::ui
