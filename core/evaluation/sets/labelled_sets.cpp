#include "core/evaluation/sets/labelled_sets.h"

#include <algorithm>

namespace paragram {
namespace {

template <class T>
void append(std::vector<T>& all, std::vector<T>&& more) {
    std::ranges::move(more, std::back_inserter(all));
}

// Replaces the names of the labels, which must contain all names in use.
void rename(LabelledSet& set, std::vector<std::string> names) {
    for (int& label : set.labels) {
        const std::string& name = set.labelNames[static_cast<std::size_t>(label)];
        label = static_cast<int>(std::ranges::find(names, name) - names.begin());
    }
    set.labelNames = std::move(names);
}

void sortLabels(LabelledSet& set) {
    std::vector<std::string> names = set.labelNames;
    std::ranges::sort(names);
    rename(set, std::move(names));
}

}  // namespace

LabelledSet& LabelledSets::at(const std::filesystem::path& file, const std::string& suite,
                              const std::string& name) {
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    LabelledSet& set = sets_[{folder, suite, name}];
    set.folder = folder;
    set.suite = suite;
    set.name = name;
    return set;
}

void LabelledSets::add(LabelledSets&& others) {
    for (auto& [key, more] : others.sets_) {
        const auto [at, isNew] = sets_.try_emplace(key, LabelledSet());
        LabelledSet& set = at->second;
        if (isNew) {
            set = std::move(more);
            continue;
        }
        std::vector<std::string> names = set.labelNames;
        for (const std::string& name : more.labelNames)
            if (std::ranges::find(names, name) == names.end()) names.push_back(name);
        rename(set, names);
        rename(more, names);
        append(set.firsts, std::move(more.firsts));
        append(set.seconds, std::move(more.seconds));
        append(set.labels, std::move(more.labels));
        append(set.grades, std::move(more.grades));
        append(set.parts, std::move(more.parts));
    }
}

std::vector<LabelledSet> LabelledSets::take() {
    std::vector<LabelledSet> all;
    for (auto& [key, set] : sets_) {
        sortLabels(set);
        // GLUE publishes its test parts without labels; the development parts take their place.
        if (set.suite == kParaphrase && !set.has(SetPart::test))
            std::ranges::replace(set.parts, SetPart::development, SetPart::test);
        if (set.size() > 0) all.push_back(std::move(set));
    }
    sets_.clear();
    return all;
}

void addLabelled(LabelledSet& set, std::string sentence, const std::string& label, SetPart part) {
    const auto known = std::ranges::find(set.labelNames, label);
    set.labels.push_back(static_cast<int>(known - set.labelNames.begin()));
    if (known == set.labelNames.end()) set.labelNames.push_back(label);
    set.firsts.push_back(std::move(sentence));
    set.parts.push_back(part);
}

void addGraded(LabelledSet& set, std::string first, std::string second, double grade, SetPart part) {
    set.firsts.push_back(std::move(first));
    set.seconds.push_back(std::move(second));
    set.grades.push_back(grade);
    set.parts.push_back(part);
}

SetPart partNamed(const std::string& name) {
    if (name == "train" || name == "tr" || name == "train_5500") return SetPart::train;
    return name == "dev" || name == "val" || name == "va" || name == "trial" ? SetPart::development
                                                                             : SetPart::test;
}

}  // namespace paragram
