// Corrections of an alignment, one after another: computed in the background, saved as they are made, undone
// and redone.
#pragma once

#include <QUndoStack>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

#include "core/tasks/corpora/correct_alignment.h"
#include "ui/jobs/job_runner.h"

namespace paragram::ui {

class AlignmentEditor : public QObject {
    Q_OBJECT

  public:
    explicit AlignmentEditor(JobRunner& jobs, QObject* parent = nullptr);

    // aligner: null if it is not there yet; corrections wait for it.
    void open(AlignmentWork work, std::shared_ptr<const TextAligner> aligner);
    void close();
    bool isOpen() const { return work_.has_value(); }
    const AlignmentWork& work() const { return *work_; }
    bool hasAligner() const { return aligner_ != nullptr; }
    void setAligner(std::shared_ptr<const TextAligner> aligner);
    // Forgets corrections that wait, because there will be no aligner.
    void dropWaiting();

    // name: what the undo action says. Edits of links that an earlier one has changed meanwhile are refused.
    void edit(const LinkEdit& edit, const QString& name);
    QUndoStack& undoStack() { return undo_; }
    void undo();
    void redo();
    // Whether a correction is computed or waits.
    bool busy() const { return running_ || !waiting_.empty(); }

  signals:
    // links and known links are new. place: the sentences to show; a link without sentences: stay.
    void changed(const paragram::Link& place);
    void failed(const paragram::Error& error);
    // A correction waits for an aligner.
    void alignerWanted();
    // No correction is computed or waits any more.
    void settled();

  private:
    class Step;
    struct Wanted {
        LinkEdit edit;
        Link link;  // the one that it names
        QString name;
    };
    void runNext();
    void finish(Result<AlignmentChange> change, const Wanted& wanted);
    // Whether the change was saved and made.
    bool apply(const AlignmentChange& change, const Link& place);
    void wait(std::function<void()> step);

    JobRunner& jobs_;
    std::optional<AlignmentWork> work_;
    std::shared_ptr<const TextAligner> aligner_;
    std::deque<std::function<void()>> waiting_;
    bool running_ = false;
    int opened_ = 0;  // counts alignments: answers for another one are discarded
    QUndoStack undo_;
};

}  // namespace paragram::ui
