// All filters, each declared in one place.
#pragma once

#include <string_view>
#include <vector>

#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// In the order of lists.
const std::vector<FilterKind>& filterTable();

// nullptr if there is no filter of this name.
const FilterKind* findFilter(std::string_view id);

// The rows, each defined in its own file.
FilterKind lengthFilter();
FilterKind repeatFilter();
FilterKind identicalFilter();
FilterKind overlapFilter();
FilterKind scoreFilter();
FilterKind paraphraseFilter();
FilterKind languageFilter();
FilterKind leakFilter();
FilterKind ratioFilter();
FilterKind longWordFilter();
FilterKind wordLengthFilter();
FilterKind markupFilter();
FilterKind alphabetFilter();
FilterKind scriptFilter();
FilterKind digitFilter();
FilterKind punctuationFilter();
FilterKind numeralFilter();
FilterKind repetitionFilter();
FilterKind substringFilter();
FilterKind similarityFilter();

}  // namespace paragram
