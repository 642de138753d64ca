#include "app/cli/writing_flags.h"

#include <fmt/format.h>

namespace paragram::cli {

void addWritingFlags(CLI::App& app, WritingOptions& options) {
    app.add_option("--beam", options.beam,
                   fmt::format("Hypotheses kept in the search (default {}; 1 is greedy)", options.beam))
        ->check(CLI::Range(1, 100))
        ->type_name("N");
    app.add_option("--best", options.best, "Texts written for each source (default 1)")
        ->check(CLI::Range(1, 100))
        ->type_name("N");
    app.add_option("--longest", options.longest, "Longest text, in tokens (default 100)")
        ->check(CLI::Range(1, 1000))
        ->type_name("N");
    app.add_option("--length-penalty", options.lengthPenalty,
                   "Log-probabilities are divided by the length to this power (default 1)")
        ->check(CLI::Range(0.0, 10.0))
        ->type_name("X");
    app.add_option("--noise", options.noise,
                   "Random noise on what the search compares, for more varied texts: scale of a Gumbel "
                   "distribution (default 0: none)")
        ->check(CLI::Range(0.0, 100.0))
        ->type_name("X");
    app.add_flag("--sample", options.sample, "Draw tokens instead of searching");
    app.add_option("--temperature", options.temperature, "Of --sample: below 1 is bolder (default 1)")
        ->check(CLI::Range(0.01, 100.0))
        ->type_name("X");
    app.add_option("--top-k", options.topK, "Of --sample: draw among the N best tokens (default 0: all)")
        ->check(CLI::Range(0, 1000000))
        ->type_name("N");
    app.add_option("--top-p", options.topP,
                   "Of --sample: draw among the best tokens that have this probability together (default 1)")
        ->check(CLI::Range(0.0, 1.0))
        ->type_name("P");
    app.add_option("--seed", options.seed, "Of --sample and --noise (default 1)")->type_name("N");
}

}  // namespace paragram::cli
