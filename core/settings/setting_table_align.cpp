// Rows of the setting table: the costs of links between the sentences of two documents.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> alignSettingRows() {
    using enum SettingLevel;
    constexpr double kMost = 100;
    return {
        numberRow("align.largest", "Largest link", PARAGRAM_FIELD(align.largest), basic, {1, 8, "sentences"},
                  "Sentences that a link has at most on either side."),
        numberRow(
            "align.skip", "Leaving out", PARAGRAM_FIELD(align.skip), basic, {0, 10, ""},
            "Cost of leaving a sentence without a translation, as a share of the median cost of linking "
            "random sentences. Smaller: fewer and surer links."),
        numberRow("align.words", "Words", PARAGRAM_FIELD(align.words), expert, {0, kMost, ""},
                  "Weight of words whose translation is found on the other side of a link, or only in the "
                  "sentences beside it; 0 compares sentences as a whole."),
        numberRow("align.length", "Length", PARAGRAM_FIELD(align.length), expert, {0, kMost, ""},
                  "Weight of the difference between the lengths of both sides, which counts less the longer "
                  "they are; 0 ignores lengths."),
        numberRow("align.further", "Further sentence", PARAGRAM_FIELD(align.further), expert, {0, kMost, ""},
                  "Cost of each further sentence of a link; 0.7 times that if both sides have several."),
        numberRow("align.ending", "Ending", PARAGRAM_FIELD(align.ending), expert, {0, kMost, ""},
                  "Cost of a link whose sides end with different punctuation marks; 1.8 times that if one of "
                  "them is a full stop, question or exclamation mark and the other is not, or if one ends "
                  "without a mark."),
        numberRow("align.numbers", "Numbers", PARAGRAM_FIELD(align.numbers), expert, {0, kMost, ""},
                  "Cost of each number on one side of a link that the other side lacks."),
        numberRow("align.names", "Names", PARAGRAM_FIELD(align.names), expert, {0, kMost, ""},
                  "Cost of each capitalised word that both documents contain, but only one side of a link."),
        numberRow("align.terms", "Terms", PARAGRAM_FIELD(align.terms), expert, {0, kMost, ""},
                  "Cost of each term of the glossary whose translation the other side of a link lacks."),
        numberRow("align.punctuation", "Punctuation", PARAGRAM_FIELD(align.punctuation), expert,
                  {0, kMost, ""},
                  "Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark "
                  "that the other side of a link lacks."),
        numberRow("align.product", "Sizes", PARAGRAM_FIELD(align.product), expert, {0, 1, ""},
                  "What the distance between the two sides of a link is multiplied with: 1: the product of "
                  "the numbers of their sentences; 0: the mean of both numbers; or a mixture."),
        numberRow("align.samples", "Random runs", PARAGRAM_FIELD(align.samples), expert, {1, 10000, ""},
                  "Random runs of sentences whose cosines with a side of a link say what is expected of "
                  "sentences that are not translations."),
        numberRow("align.band", "Band", PARAGRAM_FIELD(align.band), expert, {1, 1000, "sentences"},
                  "Sentences on both sides of the path of the coarse search among which links are searched."),
    };
}

}  // namespace paragram
