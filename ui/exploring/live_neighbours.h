// Neighbours of a sentence while it is typed: the newest question wins.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/tasks/explore_corpus.h"
#include "ui/jobs/job_runner.h"

namespace paragram::ui {

struct NeighbourQuestion {
    std::string text;
    std::size_t k = 50;
    CorpusFilter filter;
    bool exact = false;

    bool operator==(const NeighbourQuestion&) const = default;
};

struct NeighbourAnswer {
    NeighbourQuestion question;
    std::vector<FoundSentence> found;
    double seconds = 0;
};

class LiveNeighbours : public QObject {
    Q_OBJECT

  public:
    explicit LiveNeighbours(JobRunner& jobs, QObject* parent = nullptr);

    // Null: there is no corpus. One question is on its way at most, so that nobody else uses it.
    void setExplorer(std::shared_ptr<CorpusExplorer> explorer);
    void ask(const NeighbourQuestion& question);
    void forget();

  signals:
    void answered(const paragram::ui::NeighbourAnswer& answer);
    void failed(const paragram::Error& error);

  private:
    void askNow();

    JobRunner& jobs_;
    std::shared_ptr<CorpusExplorer> explorer_;
    QTimer pause_;
    std::optional<NeighbourQuestion> wanted_;
    bool busy_ = false;
};

}  // namespace paragram::ui
