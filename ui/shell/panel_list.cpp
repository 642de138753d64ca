#include "ui/shell/panel_list.h"

#include "ui/aligning/align_panel.h"
#include "ui/analysis/analyse_panel.h"
#include "ui/data/data_panel.h"
#include "ui/evaluation/evaluate_panel.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exporting/export_panel.h"
#include "ui/generating/generate_panel.h"
#include "ui/mining/mine_panel.h"
#include "ui/runs/runs_panel.h"
#include "ui/scoring/score_panel.h"
#include "ui/tokenizer/tokenizer_panel.h"
#include "ui/training/train_panel.h"

namespace paragram::ui {

namespace {

template <class T>
Panel* make(const PanelContext& context, QWidget* parent) {
    return new T(context, parent);
}

}  // namespace

const std::vector<PanelMaker>& panelList() {
    static const std::vector<PanelMaker> panels{
        make<DataPanel>,     make<TokenizerPanel>, make<TrainPanel>,   make<RunsPanel>,
        make<EvaluatePanel>, make<ScorePanel>,     make<ExplorePanel>, make<MinePanel>,
        make<AlignPanel>,    make<AnalysePanel>,   make<ExportPanel>,  make<GeneratePanel>,
    };
    return panels;
}

}  // namespace paragram::ui
