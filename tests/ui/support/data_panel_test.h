// What tests of the Data panel share: the panel on the sample project, made anew for every test.
#pragma once

#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "tests/ui/support/window_test.h"
#include "ui/data/data_panel.h"
#include "ui/shell/theme.h"

namespace paragram::test {

class DataPanelTest : public QObject {
  protected:
    void begin() {
        isolateSettings(settings_);
        ui::applyTheme(*qApp, ui::ThemeChoice::light);
    }
    void openSample() {
        folder_ = std::make_unique<QTemporaryDir>();
        VERIFY_OK(test::writeSample(*folder_));
        project_ = std::make_unique<ui::Project>();
        jobs_ = std::make_unique<ui::JobRunner>();
        panel_ = std::make_unique<ui::DataPanel>(ui::PanelContext{*project_, *jobs_});
        panel_->resize(1200, 800);
        panel_->show();
        QSignalSpy listed(panel_.get(), &ui::DataPanel::listed);
        VERIFY_OK(project_->open(pathIn(*folder_, "sample")));
        QTRY_VERIFY(listed.count() > 0);
    }
    // As in the window: jobs end before the panels they answer to.
    void close() {
        jobs_.reset();
        panel_.reset();
        project_.reset();
    }

    QTemporaryDir settings_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<ui::Project> project_;
    std::unique_ptr<ui::DataPanel> panel_;
    std::unique_ptr<ui::JobRunner> jobs_;
};

}  // namespace paragram::test
