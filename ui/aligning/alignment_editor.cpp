#include "ui/aligning/alignment_editor.h"

#include <QUndoCommand>
#include <algorithm>

namespace paragram::ui {
namespace {

// Some sentences of the links that a change concerns.
Link placeOf(const AlignmentChange& change) {
    for (const Alignment* links : {&change.knownNow, &change.knownBefore, &change.inserted, &change.removed})
        if (!links->empty()) return links->front();
    return {};
}

}  // namespace

// A change that was made and saved before it came here.
class AlignmentEditor::Step : public QUndoCommand {
  public:
    Step(AlignmentEditor& editor, AlignmentChange change, const QString& name)
        : QUndoCommand(name), editor_(editor), change_(std::move(change)) {}

    void redo() override {
        if (std::exchange(made_, false)) return;
        setObsolete(!editor_.apply(change_, placeOf(change_)));
    }
    void undo() override { setObsolete(!editor_.apply(change_.inverse(), placeOf(change_))); }

  private:
    AlignmentEditor& editor_;
    AlignmentChange change_;
    bool made_ = true;
};

AlignmentEditor::AlignmentEditor(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

void AlignmentEditor::open(AlignmentWork work, std::shared_ptr<const TextAligner> aligner) {
    close();
    work_ = std::move(work);
    aligner_ = std::move(aligner);
}

void AlignmentEditor::close() {
    ++opened_;
    running_ = false;
    waiting_.clear();
    undo_.clear();
    work_.reset();
    aligner_.reset();
}

void AlignmentEditor::setAligner(std::shared_ptr<const TextAligner> aligner) {
    aligner_ = std::move(aligner);
    runNext();
}

void AlignmentEditor::dropWaiting() {
    waiting_.clear();
    emit settled();
}

void AlignmentEditor::wait(std::function<void()> step) {
    waiting_.push_back(std::move(step));
    runNext();
}

void AlignmentEditor::undo() {
    if (work_) wait([this] { undo_.undo(); });
}

void AlignmentEditor::redo() {
    if (work_) wait([this] { undo_.redo(); });
}

void AlignmentEditor::edit(const LinkEdit& edit, const QString& name) {
    if (!work_) return;
    Wanted wanted{edit, {}, name};
    if (edit.kind != EditKind::join) wanted.link = work_->links()[edit.link];
    wait([this, wanted]() mutable {
        const Alignment& links = work_->links();
        if (wanted.edit.kind != EditKind::join) {
            const auto found = std::ranges::find_if(
                links, [&](const Link& link) { return sameSentences(link, wanted.link); });
            if (found == links.end())
                return emit failed(
                    {tr("this link").toStdString(), tr("has been aligned again meanwhile").toStdString(), "",
                     tr("look at it again, and repeat the correction if it is still needed").toStdString()});
            wanted.edit.link = static_cast<std::size_t>(found - links.begin());
        }
        running_ = true;
        jobs_.start(
            this, tr("Correcting"),
            [aligner = aligner_, links, known = work_->known(), edit = wanted.edit](JobContext& job) {
                return correctAlignment(*aligner, links, known, edit, job);
            },
            [this, wanted, opened = opened_](Result<AlignmentChange> change) {
                if (opened == opened_) finish(std::move(change), wanted);
            },
            JobWeight::light);
    });
}

void AlignmentEditor::finish(Result<AlignmentChange> change, const Wanted& wanted) {
    running_ = false;
    if (!change) {
        emit failed(change.error());
    } else if (!change->empty()) {
        // After accepting a link the user has moved on.
        const Link place = wanted.edit.kind == EditKind::accept ? Link{} : placeOf(*change);
        if (apply(*change, place)) undo_.push(new Step(*this, std::move(*change), wanted.name));
    }
    runNext();
}

bool AlignmentEditor::apply(const AlignmentChange& change, const Link& place) {
    try {
        work_->apply(change);
    } catch (const Failure& failure) {
        emit failed(failure.error());
        return false;
    }
    emit changed(place);
    return true;
}

void AlignmentEditor::runNext() {
    if (!waiting_.empty() && !aligner_) return emit alignerWanted();
    while (!running_ && !waiting_.empty()) {
        const auto step = std::move(waiting_.front());
        waiting_.pop_front();
        step();
    }
    if (!running_) emit settled();
}

}  // namespace paragram::ui
