#include "core/evaluation/sets/mining_task.h"

#include <map>
#include <utility>

namespace paragram {

std::vector<MiningTask> miningTasks(std::vector<BuccSet> sets) {
    std::map<std::string, BuccSet> training;
    std::vector<MiningTask> tasks;
    const auto stem = [](const std::string& name) { return name.substr(0, name.rfind('.')); };
    for (BuccSet& set : sets)
        if (set.name.ends_with(".train") || set.name.ends_with(".training"))
            training[stem(set.name)] = std::move(set);
    for (BuccSet& set : sets) {
        if (set.name.empty() || set.gold.empty()) continue;
        const bool test = set.name.ends_with(".test");
        const auto train = training.find(stem(set.name));
        MiningTask task{test ? stem(set.name) : set.name, std::nullopt, std::move(set)};
        if (test && train != training.end()) {
            task.train = std::move(train->second);
            training.erase(train);
        }
        tasks.push_back(std::move(task));
    }
    for (auto& [name, set] : training)
        if (!set.gold.empty()) tasks.push_back({set.name, std::nullopt, std::move(set)});
    return tasks;
}

}  // namespace paragram
