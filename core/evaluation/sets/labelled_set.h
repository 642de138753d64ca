// A data set of labelled sentences or pairs, with the part that each belongs to.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace paragram {

enum class SetPart : std::uint8_t { train, development, test };

struct LabelledSet {
    std::string suite;  // "Classification", "Paraphrase detection", "Entailment", "Probing", ...
    std::string name;   // "MR", "MRPC"
    std::vector<std::string> firsts;   // sentences, or the first ones of pairs
    std::vector<std::string> seconds;  // empty, or one for each of firsts
    std::vector<int> labels;           // indices in labelNames
    std::vector<std::string> labelNames;
    // Gold scores instead of labels: names are the integers from lowest to highest, labels are empty.
    std::vector<double> grades;
    std::vector<SetPart> parts;         // all train: the data set has no parts
    std::filesystem::path folder = {};  // of its files

    bool ofPairs() const { return !seconds.empty(); }
    bool graded() const { return !grades.empty(); }
    bool has(SetPart part) const { return std::ranges::find(parts, part) != parts.end(); }
    // A test part alone: no classifier or threshold can be learned.
    bool lacksTraining() const { return has(SetPart::test) && !has(SetPart::train); }
    std::size_t size() const { return firsts.size(); }
};

}  // namespace paragram
