// Labelled data sets while their files are read: the parts of a set may be in several files of a folder.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "core/evaluation/sets/labelled_set.h"

namespace paragram {

inline constexpr const char* kClassification = "Classification";
inline constexpr const char* kParaphrase = "Paraphrase detection";

class LabelledSets {
  public:
    // The set of that name in the folder of a file; new ones are empty.
    LabelledSet& at(const std::filesystem::path& file, const std::string& suite, const std::string& name);
    // Adds what was read from another file.
    void add(LabelledSets&& others);
    bool empty() const { return sets_.empty(); }
    // All sets, sorted by suite and name within their folders; their labels are sorted by name, independent
    // of the order in which the files were read.
    std::vector<LabelledSet> take();

  private:
    std::map<std::tuple<std::filesystem::path, std::string, std::string>, LabelledSet> sets_;
};

// Appends a sentence; for pairs, the second one is appended to set.seconds.
void addLabelled(LabelledSet& set, std::string sentence, const std::string& label, SetPart part);
void addGraded(LabelledSet& set, std::string first, std::string second, double grade, SetPart part);

// "train", "tr", "train_5500": train; "dev", "val", "va", "trial": development; others: test.
SetPart partNamed(const std::string& name);

}  // namespace paragram
