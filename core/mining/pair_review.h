// A person's judgement of mined pairs, kept in a file as it is given.
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

// A journal: a line "decision<TAB>source<TAB>target<TAB>note" for every judgement, the last of a pair counts.
// Every line is on disk when judge or undo returns, so nothing is lost whatever happens.
class PairReview {
  public:
    PairReview() = default;  // kept nowhere
    // What the file says already; it is made with the first judgement. Error for a line that is none.
    static Result<PairReview> open(const std::filesystem::path& file);

    Judgement of(std::string_view source, std::string_view target) const;
    // Throws MachineFailure when the file cannot be written.
    void judge(const std::string& source, const std::string& target, Judgement judgement);

    struct Undone {
        std::string source, target;
    };
    // Takes back the last judgement of this session; gives its pair. Nothing where there is none.
    bool canUndo() const { return !past_.empty(); }
    Undone undo();

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
