// The panels of the window, in the order in which work usually proceeds.
#pragma once

#include <vector>

#include "ui/project/panel.h"

namespace paragram::ui {

using PanelMaker = Panel* (*)(const PanelContext& context, QWidget* parent);

// Add a new panel here.
const std::vector<PanelMaker>& panelList();

}  // namespace paragram::ui
