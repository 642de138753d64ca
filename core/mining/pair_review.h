// Judgements of mined pairs, saved as soon as they are given.
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

enum class Decision { none, accepted, rejected, skipped };

struct Judgement {
    Decision decision = Decision::none;
    std::string note;

    friend bool operator==(const Judgement&, const Judgement&) = default;
};

// A journal with a line "decision<TAB>source<TAB>target<TAB>note" for every judgement; the last one of a pair
// counts. Every line is on disk when judge or undo returns, so nothing is lost.
class PairReview {
  public:
    PairReview() = default;  // not saved
    // Reads existing judgements; the file is created with the first new one. Error for a malformed line.
    static Result<PairReview> open(const std::filesystem::path& file);

    // The judgement of a pair; Decision::none if there is none.
    Judgement of(std::string_view source, std::string_view target) const;
    // Throws MachineFailure if the file cannot be written.
    void judge(const std::string& source, const std::string& target, Judgement judgement);

    struct Undone {
        std::string source, target;
    };
    // undo reverts the last judgement of this session and returns its pair; call it only if canUndo().
    bool canUndo() const { return !past_.empty(); }
    Undone undo();

    // The number of pairs with a decision.
    std::size_t count(Decision decision) const;

  private:
    struct Past {
        std::string source, target;
        Judgement before;
    };
    void write(const std::string& source, const std::string& target, const Judgement& judgement);

    std::filesystem::path file_;
    std::ofstream out_;
    std::map<std::string, Judgement, std::less<>> judgements_;  // by source, tab, target
    std::vector<Past> past_;
};

}  // namespace paragram
