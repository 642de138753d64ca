#include "core/alignment/gold_links.h"

#include <fmt/format.h>

#include <charconv>
#include <set>

#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

// Reads "[3, 4]" from the start of text and removes it; false if it is something else.
bool takeList(std::string_view& text, std::vector<std::int32_t>& numbers) {
    if (!text.starts_with('[')) return false;
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return false;
    std::string_view inside = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    while (!inside.empty()) {
        if (inside.front() == ' ' || inside.front() == ',') {
            inside.remove_prefix(1);
            continue;
        }
        std::int32_t number = 0;
        const auto [rest, problem] = std::from_chars(inside.data(), inside.data() + inside.size(), number);
        if (problem != std::errc() || number < 0) return false;
        numbers.push_back(number);
        inside.remove_prefix(static_cast<std::size_t>(rest - inside.data()));
    }
    return true;
}

std::set<std::pair<std::int32_t, std::int32_t>> pairsOf(const std::vector<GoldLink>& links) {
    std::set<std::pair<std::int32_t, std::int32_t>> pairs;
    for (const GoldLink& link : links)
        for (const std::int32_t s : link.source)
            for (const std::int32_t t : link.target) pairs.emplace(s, t);
    return pairs;
}

bool sharesPair(const GoldLink& link, const std::set<std::pair<std::int32_t, std::int32_t>>& pairs) {
    for (const std::int32_t s : link.source)
        for (const std::int32_t t : link.target)
            if (pairs.contains({s, t})) return true;
    return false;
}

GoldLink sentencesOf(const Link& link) {
    GoldLink sentences;
    for (std::int32_t s = link.source.first; s < link.source.end(); ++s) sentences.source.push_back(s);
    for (std::int32_t t = link.target.first; t < link.target.end(); ++t) sentences.target.push_back(t);
    return sentences;
}

LinkQuality::Rates ratesOf(std::int64_t right, std::int64_t proposed, std::int64_t recalled,
                           std::int64_t gold) {
    const auto share = [](std::int64_t part, std::int64_t all) {
        return all > 0 ? static_cast<double>(part) / static_cast<double>(all) : 0;
    };
    LinkQuality::Rates rates{share(right, proposed), share(recalled, gold), 0};
    const double sum = rates.precision + rates.recall;
    if (sum > 0) rates.f1 = 2 * rates.precision * rates.recall / sum;
    return rates;
}

}  // namespace

Result<std::vector<GoldLink>> readGoldLinks(const std::filesystem::path& file, std::size_t sources,
                                            std::size_t targets) {
    std::vector<GoldLink> links;
    const Result<Nothing> read = forEachLine(file, [&](Line& line) -> Result<Nothing> {
        if (line.text.empty()) return Nothing{};
        const std::string where = fmt::format("{}:{}", file.string(), line.number);
        std::string_view text = line.text;
        GoldLink link;
        bool good = takeList(text, link.source) && text.starts_with(':');
        if (good) text.remove_prefix(1);
        good = good && takeList(text, link.target) && (text.empty() || text.starts_with(':'));
        if (!good) {
            return Error{where, "\"" + line.text + "\"", "sentence numbers from 0, as in [3, 4]:[5]",
                         "correct the line"};
        }
        const auto check = [&](const std::vector<std::int32_t>& numbers, std::size_t size,
                               const char* side) -> Result<Nothing> {
            for (const std::int32_t number : numbers)
                if (static_cast<std::size_t>(number) >= size) {
                    return Error{where, fmt::format("{} sentence {}", side, number),
                                 fmt::format("at most {}, because the text has {} sentences",
                                             static_cast<std::int64_t>(size) - 1, size),
                                 "choose the gold file of these texts"};
                }
            return Nothing{};
        };
        if (const auto checked = check(link.source, sources, "source"); !checked) return checked.error();
        if (const auto checked = check(link.target, targets, "target"); !checked) return checked.error();
        links.push_back(std::move(link));
        return Nothing{};
    });
    if (!read) return read.error();
    if (links.empty()) {
        return Error{file.string(), "no links", "lines such as [3, 4]:[5]", "choose a gold file"};
    }
    return links;
}

std::string linkText(const Link& link) {
    const GoldLink sentences = sentencesOf(link);
    return fmt::format("[{}]:[{}]", fmt::join(sentences.source, ", "), fmt::join(sentences.target, ", "));
}

LinkQuality::Rates LinkQuality::strictRates() const {
    return ratesOf(strict, proposed, strict, gold);
}

LinkQuality::Rates LinkQuality::laxRates() const {
    return ratesOf(lax, proposed, laxRecalled, gold);
}

void LinkQuality::add(const LinkQuality& other) {
    proposed += other.proposed;
    gold += other.gold;
    strict += other.strict;
    lax += other.lax;
    laxRecalled += other.laxRecalled;
}

LinkQuality compareWithGold(const Alignment& links, const std::vector<GoldLink>& gold) {
    std::vector<GoldLink> proposed;
    for (const Link& link : links)
        if (link.isPair()) proposed.push_back(sentencesOf(link));
    std::set<std::pair<std::vector<std::int32_t>, std::vector<std::int32_t>>> exact;
    LinkQuality quality;
    for (const GoldLink& link : gold) {
        if (link.source.empty() || link.target.empty()) continue;
        exact.emplace(link.source, link.target);
        ++quality.gold;
    }
    const auto goldPairs = pairsOf(gold), proposedPairs = pairsOf(proposed);
    for (const GoldLink& link : proposed) {
        ++quality.proposed;
        quality.strict += exact.contains({link.source, link.target}) ? 1 : 0;
        quality.lax += sharesPair(link, goldPairs) ? 1 : 0;
    }
    for (const GoldLink& link : gold) quality.laxRecalled += sharesPair(link, proposedPairs) ? 1 : 0;
    return quality;
}

}  // namespace paragram
