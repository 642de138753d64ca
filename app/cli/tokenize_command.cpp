#include "app/cli/tokenize_command.h"

#include <fmt/format.h>

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "core/base/number_text.h"
#include "core/tasks/corpora/tokenise_text.h"

namespace paragram::cli {
namespace {

Task declareTokenize(CLI::App& app) {
    auto request = std::make_shared<TokeniseRequest>();
    request->input = request->output = "-";
    app.add_option("--tokenizer", request->tokenizer,
                   "Tokenizer file of any kind, such as a SentencePiece .model or a tokenizer.json")
        ->type_name("FILE");
    app.add_option("--model", request->model,
                   "Instead: a run folder or a model file; its text is lower-cased as in training")
        ->type_name("RUN|MODEL.h5");
    app.add_option("--input", request->input,
                   "Text, one sentence per line, plain or compressed (default -: standard input)")
        ->type_name("FILE");
    addOutput(app, "--output", request->output,
              "Tokens of each line, separated by spaces (default -: standard output)");
    app.add_flag("--ids", request->ids, "Ids, the rows of the table, instead of pieces");
    app.add_flag("--decode", request->decode, "The other way: each line has pieces, or with --ids ids");
    app.add_flag("--lower-case", request->lowerCase, "Lower-case the text first; with --tokenizer");
    app.add_option("--language", request->language,
                   "Language of the text, for a model whose languages do not share rows (default: its first)")
        ->type_name("CODE");
    return [request](JobContext& job) -> Result<Nothing> {
        if (request->tokenizer.empty() == request->model.empty())
            return Error{"tokenize", request->model.empty() ? "no tokenizer" : "both --tokenizer and --model",
                         "one of --tokenizer and --model", "give one"};
        const Result<TokeniseSummary> s = tokeniseText(*request, job);
        if (!s) return s.error();
        if (request->output != "-")
            say("{}, {}, {} unknown, in {}\n", countOf(static_cast<std::int64_t>(s->sentences), "sentence"),
                countOf(static_cast<std::int64_t>(s->tokens), "token"), groupedNumber(s->unknown),
                request->output.string());
        return Nothing{};
    };
}

}  // namespace

Command tokenizeCommand() {
    return {"tokenize",
            "Split text into the pieces or ids of a tokenizer or a model, and join them again",
            declareTokenize,
            {"paragram-cli tokenize --tokenizer tokenizer.model --input news.en --output pieces.txt",
             "echo 'the doctor' | paragram-cli tokenize --model run --ids"},
            "tokenise"};
}

}  // namespace paragram::cli
