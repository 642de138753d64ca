// Fixture of the align panel's tests: two documents of the same sentences, one of which lacks a sentence and
// has two others on one line.
#pragma once

#include <QComboBox>
#include <algorithm>

#include "tests/ui/support/panel_test.h"
#include "ui/aligning/align_panel.h"
#include "ui/aligning/align_setup.h"
#include "ui/aligning/alignment_editor.h"
#include "ui/aligning/alignment_view.h"
#include "ui/forms/file_box.h"
#include "ui/models/model_box.h"
#include "ui/widgets/number_text.h"

namespace paragram::test {

inline constexpr int kBookLines = 200;
inline constexpr int kMissing = 40, kJoined = 60;  // left out of the target; on one line with the next

class AlignPanelTest : public PanelTest<ui::AlignPanel> {
  protected:
    void prepareBook() {
        prepareSample();
        trainRun();
        const std::vector<std::string> texts = sampleSentences(folder_, 2 * kBookLines, 0);
        QCOMPARE(texts.size(), std::size_t{2 * kBookLines});
        std::string source, target, other;
        for (int i = 0; i < kBookLines; ++i) {
            source += texts[static_cast<std::size_t>(i)] + "\n";
            other += "zq" + std::to_string(i * 7919 % 1000) + " xj" + std::to_string(i) + "\n";
            if (i == kMissing) continue;
            target += texts[static_cast<std::size_t>(i)] + (i == kJoined ? " " : "\n");
        }
        writeText(pathIn(folder_, "book.en.txt"), source);
        writeText(pathIn(folder_, "book.es.txt"), target);
        writeText(pathIn(folder_, "other.txt"), other);
    }
    void openEmptyPanel() {
        std::filesystem::remove_all(sample() / "alignments");
        openPanel();
        panel_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
        QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
    }
    QString text(const char* name) const { return ui::toText(pathIn(folder_, name)); }
    bool align(const char* target = "book.es.txt") {
        panel_->setup().source()->setText(text("book.en.txt"));
        panel_->setup().target()->setText(text(target));
        panel_->setup().unit()->setCurrentIndex(panel_->setup().unit()->findData("lines"));
        QSignalSpy opened(panel_.get(), &ui::AlignPanel::opened);
        QTest::mouseClick(panel_->setup().button(), Qt::LeftButton);
        return opened.wait(60000) && opened.first().first().toBool();
    }
    ui::AlignmentView& view() { return panel_->view(); }
    const Alignment& links() { return panel_->editor().work().links(); }
    // The link of a source sentence.
    const Link& linkOf(int source) { return view().rows().link(view().rows().linkOf(Side::source, source)); }
    void select(int source) { view().selectLink(view().rows().linkOf(Side::source, source)); }
    // Presses a key in the columns and waits until its correction is made.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&view(), key, modifiers);
        QTRY_VERIFY_WITH_TIMEOUT(!panel_->editor().busy(), 60000);
    }
};

}  // namespace paragram::test
