#include "core/pairs/filters/filter_table.h"

namespace paragram {
namespace {

class IdenticalFilter : public PairFilter {
  public:
    explicit IdenticalFilter(SentenceForm form) : form_(form), plain_(!form.lowerCase && !form.lettersOnly) {}
    void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen, FilterWorkspace&,
               std::span<FilterDecision> out) const override {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const SentencePair& pair = pairs[chosen[i]];
            out[i].keeps = plain_ ? pair.source != pair.target
                                  : sentenceInForm(pair.source, form_) != sentenceInForm(pair.target, form_);
        }
    }

  private:
    SentenceForm form_;
    bool plain_;
};

Result<FilterInstance> make(const FilterValues& values, const FilterContext&) {
    FilterInstance made;
    made.filter = std::make_unique<IdenticalFilter>(
        SentenceForm{values.flag("ignore-case"), values.flag("letters-only"), values.flag("letters-only")});
    return made;
}

}  // namespace

FilterKind identicalFilter() {
    return {"identical",
            "identical sides",
            "Drops pairs with the same text on both sides: a model learns nothing from them.",
            "",
            FilterCost::cheap,
            false,
            false,
            {flagParameter("ignore-case", "Ignore case", false, "Upper and lower case count as the same."),
             flagParameter("letters-only", "Ignore punctuation", false,
                           "Only letters and digits count, in their normal form (NFKC).")},
            make};
}

}  // namespace paragram
