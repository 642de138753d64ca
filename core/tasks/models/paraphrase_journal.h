// The paraphrases that a run has written so far, on disk, so that an interrupted run continues.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/files/resumable_output.h"
#include "core/tasks/models/written_paraphrases.h"
#include "core/text/input/line_reader.h"

namespace paragram {

class ParaphraseJournal {
  public:
    // In FILE.unfinished and FILE.progress; an empty path keeps nothing. key: names everything that the
    // paraphrases depend on; what another run left is discarded. Error if the file cannot be written.
    static Result<ParaphraseJournal> open(const std::filesystem::path& file, const std::string& key);

    // Sentences whose paraphrases an interrupted run has written, and what it counted.
    std::int64_t done() const { return done_; }
    const ParaphraseCounts& counts() const { return counts_; }
    // The next of those paraphrases, of the sentences below this number; their added words and overlap are
    // not kept. Error if the journal is damaged.
    Result<std::vector<WrittenParaphrase>> take(std::int64_t below);
    // Keeps the paraphrases of the sentences below `done`. Throws MachineFailure.
    void add(std::span<const WrittenParaphrase> texts, std::int64_t done, const ParaphraseCounts& counts);

  private:
    Result<Nothing> readOn();

    std::optional<ResumableOutput> output_;
    std::int64_t done_ = 0;
    ParaphraseCounts counts_;
    std::optional<LineReader> reader_;
    std::optional<WrittenParaphrase> next_;  // read already
};

}  // namespace paragram
