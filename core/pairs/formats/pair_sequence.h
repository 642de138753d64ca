// Several files of pairs, read as if they were one.
#pragma once

#include <memory>
#include <vector>

#include "core/pairs/formats/pair_reader.h"

namespace paragram {

class PairSequence : public PairReader {
  public:
    // Opens the first of the files; the others are opened when they are reached. None: an empty input. Error
    // for an unknown format, options that make no sense, or a file that cannot be opened. amongMore: others
    // read further files of the import, so that remarks name theirs.
    static Result<std::unique_ptr<PairSequence>> open(std::vector<PairInput> inputs, bool amongMore = false);

    // Of the first file: what was asked for, with the names of what was opened.
    const PairInput& first() const { return first_; }

    Result<ReadOutcome> next(SentencePair& pair) override;
    const Error& problem() const override { return reader_->problem(); }
    std::int64_t linesRead() const override { return linesBefore_ + (reader_ ? reader_->linesRead() : 0); }
    const char* counted() const override { return counted_; }
    std::vector<std::string> warnings() const override;
    LeftOut leftOut() const override;
    double fraction() const override;
    std::string_view line() const override { return reader_ ? reader_->line() : std::string_view(); }
    std::pair<std::string, std::string> languages() const override;

  private:
    PairSequence(std::vector<PairInput> inputs, bool amongMore)
        : inputs_(std::move(inputs)), namesFiles_(amongMore || inputs_.size() > 1) {}
    Result<Nothing> openNext();
    void close();

    std::vector<PairInput> inputs_;
    bool namesFiles_;
    std::size_t opened_ = 0;
    PairInput first_;
    std::unique_ptr<PairReader> reader_;  // of the file that is being read; null: after the last one
    std::int64_t linesBefore_ = 0;        // of the files before it
    const char* counted_ = "line";
    std::vector<std::string> warnings_;  // of the files before it
    LeftOut leftOut_;
};

}  // namespace paragram
