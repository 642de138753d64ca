// What a mining searches, and the neighbours that it finds.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/enum_names.h"
#include "core/mining/mining_figures.h"
#include "core/search/exact_search.h"

namespace paragram {

enum class SearchMethod { automatic, exact, approximate };
constexpr NamedValue<SearchMethod> kSearchMethodNames[]{
    {SearchMethod::automatic, "auto", "by size"},
    {SearchMethod::exact, "exact", "exact"},
    {SearchMethod::approximate, "approximate", "approximate"}};
constexpr std::span<const NamedValue<SearchMethod>> namesOf(SearchMethod) {
    return kSearchMethodNames;
}

struct MiningSearchRequest {
    VectorView source, target;
    std::size_t k = 4;
    SearchMethod search = SearchMethod::automatic;  // automatic: exact up to about an hour's work
    std::filesystem::path state;  // file of intermediate results, for a search with the same key
    std::string key;
};

struct MiningNeighbours {
    MutualNeighbours found;
    bool approximate = false;
    double recall = 1;  // of the k nearest neighbours of a sample, compared with exact search
    MiningStages stages;
};

}  // namespace paragram
