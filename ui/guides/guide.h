// What a guide leads through: the tour of the sample, and the ways of a new project.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "ui/project/project.h"

namespace paragram::ui {

struct GuideStep {
    QString panel;  // id
    QString text;   // what to do there; one or two sentences
    // Whether the project's files show that it was done; null: only the user knows.
    std::function<bool(const Project&)> done;
};

struct Guide {
    QString id;     // in files: "search"
    QString title;  // of the way: "Search in my texts"
    QString sentence;
    std::vector<GuideStep> steps;
};

// In the language of the window: the tour first, then the ways of a new project.
std::vector<Guide> guides();

inline constexpr const char* kTour = "tour";

}  // namespace paragram::ui
