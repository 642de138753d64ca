#include "app/cli/processing_flags.h"

#include "app/cli/choice_option.h"
#include "core/tasks/data/read_lines.h"

namespace paragram::cli {

void addProcessing(CLI::App& app, ProcessingRequest& request) {
    Processing& processing = request.processing;
    addChoice(app, "--token-weights", processing.weights,
              "Weigh tokens by their share in --processing-text: none, sif or usif (default none)")
        ->type_name("NAME");
    app.add_option("--remove-components", processing.components,
                   "Remove the first K principal components of the vectors of --processing-text (default 0)")
        ->check(CLI::Range(0, 8192))
        ->type_name("K");
    app.add_flag("--whiten", processing.whiten,
                 "Give the vectors of --processing-text mean zero and the identity as covariance");
    app.add_option("--processing-text", request.text,
                   "Text, one sentence per line, that the three options above take their figures from")
        ->type_name("FILE");
}

Result<std::vector<std::string>> processingText(const ProcessingRequest& request) {
    if (request.processing.any() == request.text.empty())
        return Error{"--processing-text", request.text.empty() ? "not given" : "given alone",
                     "a text together with --token-weights, --remove-components or --whiten", "give both"};
    return request.text.empty() ? Result(std::vector<std::string>()) : readLines(request.text);
}

}  // namespace paragram::cli
