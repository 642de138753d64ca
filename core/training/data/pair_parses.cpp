#include "core/training/data/pair_parses.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "core/text/input/tree_reader.h"
#include "core/text/parse_tree.h"

namespace paragram {

// Symbols in the order in which they occur; afterwards, in theirs.
class PairParses::Numbers {
  public:
    std::vector<std::int32_t> of(const std::string& linear) {
        std::vector<std::int32_t> ids;
        for (std::string& symbol : templateSymbols(linear))
            ids.push_back(numbers_.emplace(std::move(symbol), static_cast<std::int32_t>(numbers_.size()))
                              .first->second);
        return ids;
    }
    std::set<std::string> symbols() const {
        std::set<std::string> all;
        for (const auto& entry : numbers_) all.insert(entry.first);
        return all;
    }
    // Renumbers lists by the places of the symbols in `order`.
    void apply(const std::vector<std::string>& order, Lists& lists) const {
        std::vector<std::int32_t> places(numbers_.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            if (const auto found = numbers_.find(order[i]); found != numbers_.end())
                places[static_cast<std::size_t>(found->second)] = static_cast<std::int32_t>(i);
        for (std::int32_t& id : lists.lists.ids) id = places[static_cast<std::size_t>(id)];
    }
    std::map<std::string, std::int64_t> templates;  // of the targets, how often each occurs

  private:
    std::unordered_map<std::string, std::int32_t> numbers_;
};

// Templates are kept once each: there are few.
Result<PairParses::Lists> PairParses::readLists(const std::string& file, Form form, Numbers& numbers) {
    Lists found;
    std::unordered_map<std::string, std::int32_t> known;
    const Result<Nothing> read = forEachTree(file, [&](std::string_view tree) -> Result<Nothing> {
        const std::string linear = linearForm(tree, form);
        auto number = static_cast<std::int32_t>(found.lists.size());
        if (form == Form::topLevels) number = known.emplace(linear, number).first->second;
        if (number == static_cast<std::int32_t>(found.lists.size())) found.lists.add(numbers.of(linear));
        found.ofPair.push_back(number);
        return Nothing{};
    });
    if (!read) return read.error();
    return found;
}

Result<PairParses> PairParses::read(const GenerativeSettings& settings, std::int64_t pairs,
                                    const std::string& set) {
    PairParses parses;
    parses.texts_ = settings.model == Generative::parseGenerator;
    parses.bothSides_ = !settings.sourceParses.empty();
    const Form form = parses.texts_ ? Form::topLevels : settings.form;
    Numbers numbers, wholeNumbers;
    const auto readSide = [&](const std::string& file, const char* side, Lists& given,
                              Lists& whole) -> Result<Nothing> {
        auto lists = readLists(file, form, numbers);
        if (!lists) return lists.error();
        given = *std::move(lists);
        if (std::ssize(given.ofPair) != pairs)
            return Error{file, fmt::format("{} trees", given.ofPair.size()),
                         fmt::format("{}, one for the {} of each pair of {}", pairs, side, set),
                         fmt::format("parse the {}s of these pairs in their order", side)};
        if (!parses.texts_) return Nothing{};
        auto all = readLists(file, Form::parse, wholeNumbers);
        if (!all) return all.error();
        whole = *std::move(all);
        return Nothing{};
    };
    const Result<Nothing> targets =
        readSide(settings.parses, "target", parses.given_.target, parses.whole_.target);
    if (!targets) return targets.error();
    const Result<Nothing> counted = forEachTree(settings.parses, [&](std::string_view tree) {
        ++numbers.templates[linearTemplate(tree)];
        return Result<Nothing>(Nothing{});
    });
    if (!counted) return counted.error();
    if (parses.bothSides_) {
        const Result<Nothing> sources =
            readSide(settings.sourceParses, "source", parses.given_.source, parses.whole_.source);
        if (!sources) return sources.error();
    }
    parses.forms_ = FormVocabulary::of(numbers.templates, numbers.symbols());
    for (Lists* lists : {&parses.given_.target, &parses.given_.source})
        numbers.apply(parses.forms_.all(), *lists);
    if (parses.bothSides_ && !parses.anyDiffers())
        return Error{settings.sourceParses, "the same forms as the targets have",
                     "pairs whose sides have different forms",
                     "check that these are the parses of the sources"};
    const std::set<std::string> symbols = wholeNumbers.symbols();
    parses.symbols_.assign(symbols.begin(), symbols.end());
    for (Lists* lists : {&parses.whole_.target, &parses.whole_.source})
        wholeNumbers.apply(parses.symbols_, *lists);
    return parses;
}

bool PairParses::anyDiffers() const {
    for (std::int64_t pair = 0; pair < std::ssize(given_.target.ofPair); ++pair)
        if (!std::ranges::equal(given_.target[pair], given_.source[pair])) return true;
    return false;
}

void PairParses::addForm(std::int64_t pair, TokenList& forms) const {
    const auto target = given_.target[pair];
    if (!bothSides_) return forms.add(target);
    std::vector<std::int32_t> both(target.begin(), target.end());
    both.push_back(forms_.size() - 1);
    const auto source = given_.source[pair];
    both.insert(both.end(), source.begin(), source.end());
    forms.add(both);
}

SentencePair PairParses::textOf(std::int64_t pair) const {
    const auto joined = [&](std::span<const std::int32_t> ids) {
        std::string text;
        for (const std::int32_t id : ids)
            text += (text.empty() ? "" : " ") + symbols_[static_cast<std::size_t>(id)];
        return text;
    };
    return {joined(whole_.source[pair]), joined(whole_.target[pair]), 0};
}

}  // namespace paragram
