// Fixture of the panel tests: a sample project in a temporary folder and a panel that shows it.
#pragma once

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "core/tasks/training/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/project/panel.h"
#include "ui/style/theme.h"

namespace paragram::test {

// A test class derives from PanelTest<its panel>; initTestCase(), init() and cleanup() call prepareSample(),
// openPanel() and closePanel(), each with what the panel needs beyond that.
template <class PanelUnderTest>
class PanelTest : public QObject {
  protected:
    // Call once: keeps settings out of the user's home and writes the sample project.
    void prepareSample() {
        isolateSettings(settings_);
        ui::applyTheme(*qApp, ui::ThemeChoice::light);
        VERIFY_OK(test::writeSample(folder_));
    }
    // A run of the sample project, trained for a few steps.
    void trainRun(const std::string& name = "small", const std::string& encoder = "sp", int steps = 30) {
        TrainRequest request;
        request.pairs = {sample() / "pairs" / "sample.h5"};
        request.settings = quickSettings();
        request.settings.encoder.kind = encoder;
        request.settings.train.steps = steps;
        request.output = run(name);
        JobContext job;
        VERIFY_OK(trainModel(request, {}, job));
    }
    // A new panel, shown on the sample project.
    void openPanel() {
        makePanel();
        VERIFY_OK(project_->open(sample()));
    }
    // The same, and waits for the signal that the panel emits when it has read the project.
    template <class Signal>
    void openPanel(Signal ready) {
        makePanel();
        QSignalSpy spy(panel_.get(), ready);
        VERIFY_OK(project_->open(sample()));
        QTRY_VERIFY(spy.count() > 0);
    }
    // A fresh copy, for tests that change the project's files.
    void freshSample() {
        std::filesystem::remove_all(sample());
        VERIFY_OK(test::writeSample(folder_));
    }
    void makePanel() {
        project_ = std::make_unique<ui::Project>();
        jobs_ = std::make_unique<ui::JobRunner>();
        panel_ = std::make_unique<PanelUnderTest>(ui::PanelContext{*project_, *jobs_});
        panel_->resize(1200, 800);
        panel_->show();
    }
    // As in the window, jobs end before the panels they report to.
    void closePanel() {
        jobs_.reset();
        panel_.reset();
        project_.reset();
    }

    std::filesystem::path sample() const { return pathIn(folder_, "sample"); }
    std::filesystem::path run(const std::string& name = "small") const { return sample() / "runs" / name; }
    // Null if no visible button has the text.
    QPushButton* button(const QString& text) const {
        for (auto* button : panel_->template findChildren<QPushButton*>())
            if (button->text() == text && button->isVisible()) return button;
        return nullptr;
    }

    QTemporaryDir settings_, folder_;
    std::unique_ptr<ui::Project> project_;
    std::unique_ptr<PanelUnderTest> panel_;
    std::unique_ptr<ui::JobRunner> jobs_;
};

}  // namespace paragram::test
