#include "core/pairs/filters/filter_table.h"

#include <algorithm>

namespace paragram {

const std::vector<FilterKind>& filterTable() {
    static const std::vector<FilterKind> table{
        lengthFilter(),      repeatFilter(),   identicalFilter(),  overlapFilter(),   scoreFilter(),
        paraphraseFilter(),  languageFilter(), leakFilter(),       ratioFilter(),     longWordFilter(),
        wordLengthFilter(),  markupFilter(),   alphabetFilter(),   scriptFilter(),    digitFilter(),
        punctuationFilter(), numeralFilter(),  repetitionFilter(), substringFilter(), similarityFilter()};
    return table;
}

const FilterKind* findFilter(std::string_view id) {
    const auto& table = filterTable();
    const auto found = std::ranges::find(table, id, &FilterKind::id);
    return found == table.end() ? nullptr : &*found;
}

}  // namespace paragram
