// A sheet on which a judge grades paraphrases by hand (P18, 3.2): a tab-separated file that spreadsheets
// open.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

inline constexpr int kHighestGrade = 3;

// What a pair is graded for.
enum class Grading { paraphrase, fluency };

struct JudgedPair {
    int part = 0;      // of the store, ranked by a quantity, from 1; 0: the sheet has no parts
    double value = 0;  // the quantity
    std::string sentence, paraphrase;
    std::array<std::optional<int>, 2> grades{};  // 0 to 3, by Grading

    std::optional<int>& grade(Grading grading) { return grades[static_cast<std::size_t>(grading)]; }
    const std::optional<int>& grade(Grading grading) const {
        return grades[static_cast<std::size_t>(grading)];
    }
    bool complete() const { return grades[0] && grades[1]; }
};

// One grade of a sheet: its pair, and for what.
struct GradePlace {
    std::size_t row = 0;
    Grading grading = Grading::paraphrase;
    friend bool operator==(const GradePlace&, const GradePlace&) = default;
};

// Every grade is in the file when grade or undo returns, and the file is complete at any time.
class JudgingSheet {
  public:
    // Writes a new sheet. Throws MachineFailure.
    static JudgingSheet create(const std::filesystem::path& file, std::vector<JudgedPair> pairs);
    // Error with the line for a file that is no sheet, or a grade that is none.
    static Result<JudgingSheet> open(const std::filesystem::path& file);

    const std::filesystem::path& file() const { return file_; }
    const std::vector<JudgedPair>& pairs() const { return pairs_; }
    // The first grade that is missing; empty: none is.
    std::optional<GradePlace> next() const;
    std::size_t completed() const;

    // Throws MachineFailure.
    void grade(const GradePlace& place, int grade);
    // Reverts the last grade of this session and returns its place; call it only if canUndo().
    bool canUndo() const { return !past_.empty(); }
    GradePlace undo();

  private:
    JudgingSheet(std::filesystem::path file, std::vector<JudgedPair> pairs)
        : file_(std::move(file)), pairs_(std::move(pairs)) {}
    void write() const;

    struct Past {
        GradePlace place;
        std::optional<int> before;
    };
    std::filesystem::path file_;
    std::vector<JudgedPair> pairs_;
    std::vector<Past> past_;
};

}  // namespace paragram
