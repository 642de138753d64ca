// The pairs of a translation memory, copied from any source into a text that can be searched.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

// The contents of memory.json.
struct MemoryRecord {
    std::string file;           // the source, as given
    std::string reading;        // how it was read, and its size and time: another text means to read it again
    std::int64_t pairs = 0;     // lines of pairs.tsv
    std::int64_t rejected = 0;  // pairs of the source that lack a side or cannot be read
    std::string sourceLanguage, targetLanguage;  // codes; empty: unknown
    std::string pairsHash{};                     // of pairs.tsv, as hashOfBytes
};

// Of a translation memory: its pairs as lines of source, tab, target, and the vectors of each side.
struct MemoryFolder {
    std::filesystem::path path;

    std::filesystem::path record() const { return path / "memory.json"; }
    std::filesystem::path pairs() const { return path / "pairs.tsv"; }
    std::filesystem::path index(Side side) const {
        return path / (side == Side::source ? "source.index" : "target.index");
    }
};

// Whether this is a saved alignment, by its ending.
bool isSavedAlignment(const std::filesystem::path& file);

// The reader of a pair format or, for a file NAME.alignment, of the links that have both sides. Errors of
// makePairReader and AlignmentWork::open. Returns Stopped.
Result<std::unique_ptr<PairReader>> makeMemoryReader(const PairInput& input, const JobContext& job);

// Copies the pairs, unless the folder has them of the same file, unchanged since. again: in any case. Pairs
// that cannot be read are counted and left out. Error if there are no others, and if the folder cannot be
// written. Stopped: the folder is as before. Throws MachineFailure.
Result<MemoryRecord> copyMemoryPairs(const PairInput& input, const MemoryFolder& folder, bool again,
                                     const JobContext& job);

}  // namespace paragram
