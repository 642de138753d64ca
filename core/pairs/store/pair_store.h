// Sentence pairs in one HDF5 file: for each side, UTF-8 bytes and offsets.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/hdf5/hdf5_file.h"
#include "core/base/result.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

// What the scores of a pair store are: those of the file that was imported, such as a paraphrase score, or
// the log-probability per token of the translation that the target side is.
enum class ScoreKind { given, translation };

struct PairStoreInfo {
    std::int64_t pairs = 0;
    std::string sourceLanguage, targetLanguage;
    std::string origin;    // the file it was imported from
    std::string settings;  // pairs.* and filter.* of the import, as a settings file
    bool hasScore = false;
    std::string recipe{};  // all filters that the pairs have passed, one recipe after another
    std::string counts{};  // one line for each of these: seen, kept and the step, separated by tabs
    ScoreKind scoreKind = ScoreKind::given;
};

// Writes pairs to a new store, an atomic file: nothing exists before commit(). Throws MachineFailure.
class PairStoreWriter {
  public:
    explicit PairStoreWriter(const std::filesystem::path& file);
    // Appends a pair.
    void add(const SentencePair& pair);
    std::int64_t pairs() const { return pairs_; }
    // info.pairs and info.hasScore are filled in here.
    void commit(PairStoreInfo info);

  private:
    struct Side {
        std::string text;
        std::vector<std::int64_t> offsets;
        std::int64_t bytes = 0;
    };
    void flush();

    Hdf5Writer file_;
    Side source_, target_;
    std::vector<float> scores_;
    std::int64_t pairs_ = 0;
    bool hasScore_ = false;
};

// Throws Hdf5Damage if the file is damaged.
class PairStore {
  public:
    // Error if the file is missing, damaged or not a pair store.
    static Result<PairStore> open(const std::filesystem::path& file);
    const PairStoreInfo& info() const { return info_; }
    // At most `count` pairs from `first` on; fewer at the end.
    std::vector<SentencePair> read(std::int64_t first, std::int64_t count) const;

  private:
    PairStore(Hdf5Reader file, PairStoreInfo info) : file_(std::move(file)), info_(std::move(info)) {}
    std::vector<std::string> readSide(const char* side, std::int64_t first, std::int64_t count) const;
    Hdf5Reader file_;
    PairStoreInfo info_;
};

}  // namespace paragram
