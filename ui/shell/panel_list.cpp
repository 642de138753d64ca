#include "ui/shell/panel_list.h"

namespace paragram::ui {

const std::vector<PanelMaker>& panelList() {
    static const std::vector<PanelMaker> panels;
    return panels;
}

}  // namespace paragram::ui
