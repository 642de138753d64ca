#include "app/cli/align_flags.h"

#include <fmt/format.h>

namespace paragram::cli {
namespace {

template <class Number>
void add(CLI::App& app, const std::string& name, Number& value, Number smallest, Number largest,
         const std::string& help) {
    app.add_option("--align." + name, value,
                   fmt::format("{} ({} to {}; default {})", help, smallest, largest, value))
        ->check(CLI::Range(smallest, largest))
        ->type_name("X")
        ->group("Costs of links");
}

}  // namespace

void addAlignFlags(CLI::App& app, AlignSettings& s) {
    constexpr double kMost = 100;
    add(app, "largest", s.largest, 1, 8, "Sentences that a link has at most on either side.");
    add(app, "skip", s.skip, 0.0, 10.0,
        "Cost of leaving a sentence without a translation, as a share of the median cost of linking random "
        "sentences. Smaller: fewer and surer links.");
    add(app, "length", s.length, 0.0, kMost,
        "Weight of the logarithm of the ratio of the lengths of both sides; 0 ignores lengths.");
    add(app, "further", s.further, 0.0, kMost, "Cost of each further sentence of a link.");
    add(app, "ending", s.ending, 0.0, kMost,
        "Cost of a link of which one side ends with a full stop, question or exclamation mark, and the other "
        "with other punctuation or none.");
    add(app, "numbers", s.numbers, 0.0, kMost,
        "Cost of each number on one side of a link that the other side lacks.");
    add(app, "names", s.names, 0.0, kMost,
        "Cost of each capitalised word that both documents contain, but only one side of a link.");
    add(app, "terms", s.terms, 0.0, kMost,
        "Cost of each term of the glossary whose translation the other side of a link lacks.");
    add(app, "punctuation", s.punctuation, 0.0, kMost,
        "Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark that the "
        "other side of a link lacks.");
    add(app, "product", s.product, 0.0, 1.0,
        "What the distance between the two sides of a link is multiplied with: 1: the product of the numbers "
        "of their sentences; 0: the mean of both numbers; or a mixture.");
    add(app, "samples", s.samples, 1, 10000,
        "Random runs of sentences whose cosines with a side of a link say what is expected of sentences that "
        "are not translations.");
    add(app, "band", s.band, 1, 1000,
        "Sentences on both sides of the path of the coarse search among which links are searched.");
}

}  // namespace paragram::cli
