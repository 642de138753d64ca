#include "core/pairs/filters/filter_table.h"

namespace paragram {
namespace {

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    const SentenceForm form{values.flag("lower-case"), values.flag("nfkc"), values.flag("letters-only")};
    const std::string& by = values.text("by");
    const auto side = by == "source"   ? DuplicateMemory::Compared::source
                      : by == "target" ? DuplicateMemory::Compared::target
                                       : DuplicateMemory::Compared::pair;
    FilterInstance made;
    made.memory = std::make_unique<DuplicateMemory>(form, side, values.text("keep") == "none");
    return made;
}

}  // namespace

FilterKind repeatFilter() {
    return {"duplicates",
            "duplicates",
            "Drops duplicates. It remembers 128-bit hashes, at most 31 bytes per pair.",
            "",
            FilterCost::cheap,
            false,
            true,
            {choiceParameter("keep", "Keep", {"one", "none"},
                             "one: the first of equal pairs is kept. none: pairs that occur more than "
                             "once are all dropped, as by uniq -u, which P22 used."),
             choiceParameter("by", "Equal in", {"pair", "source", "target"},
                             "What must be equal: both sides, or one of them."),
             flagParameter("lower-case", "Ignore case", true, "Upper and lower case count as the same."),
             flagParameter("nfkc", "Ignore form", false,
                           "Full-width letters, ligatures and similar forms count as plain letters (NFKC)."),
             flagParameter("letters-only", "Ignore punctuation", false,
                           "Only letters and digits count, not punctuation and spaces.")},
            make};
}

}  // namespace paragram
