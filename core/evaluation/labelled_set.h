// Sentences or pairs of sentences with a label each, and in which part of their set they stand.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace paragram {

enum class SetPart : std::uint8_t { train, development, test };

struct LabelledSet {
    std::string suite;  // "Classification", "Paraphrase detection", "Entailment", "Probing", ...
    std::string name;   // "MR", "MRPC"
    std::vector<std::string> firsts;   // sentences, or the first ones of pairs
    std::vector<std::string> seconds;  // empty, or as many as firsts
    std::vector<int> labels;           // rows of labelNames
    std::vector<std::string> labelNames;
    // Grades instead of labels: names are the whole numbers from least to most, labels are empty.
    std::vector<double> grades;
    std::vector<SetPart> parts;  // all train: the set has no parts of its own

    bool ofPairs() const { return !seconds.empty(); }
    bool graded() const { return !grades.empty(); }
    std::size_t size() const { return firsts.size(); }
};

}  // namespace paragram
