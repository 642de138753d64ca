#include "core/base/choices.h"

#include <fmt/format.h>

#include <algorithm>

namespace paragram {
namespace {

// Damerau's distance (optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[a.size()][b.size()];
}

}  // namespace

std::string mostSimilar(std::string_view name, const std::vector<std::string>& names) {
    std::string best;
    std::size_t fewest = name.size();
    for (const std::string& other : names) {
        const std::size_t differences = distance(name, other);
        if (3 * differences > std::max(name.size(), other.size()) || differences >= fewest) continue;
        best = other;
        fewest = differences;
    }
    return best;
}

std::string choiceAdvice(std::string_view name, const std::vector<std::string>& choices) {
    const std::string similar = mostSimilar(name, choices);
    return fmt::format("choose one of: {}{}", fmt::join(choices, ", "),
                       similar.empty() ? "" : fmt::format("; did you mean {}?", similar));
}

Error wrongChoice(std::string where, std::string_view name, const std::vector<std::string>& choices) {
    return {std::move(where), fmt::format("\"{}\"", name), "", choiceAdvice(name, choices)};
}

}  // namespace paragram
