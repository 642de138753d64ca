#include "app/cli/sizes_command.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "app/cli/output_flags.h"
#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"
#include "core/tasks/data/read_lines.h"
#include "core/tasks/models/compare_sizes.h"
#include "core/text/text_table.h"

namespace paragram::cli {
namespace {

CLI::Option* addTokenText(CLI::App& app, std::filesystem::path& text) {
    return app
        .add_option("--token-text", text,
                    "Text like that to embed, one sentence per line, in which tokens are counted")
        ->type_name("FILE");
}

void print(const std::vector<SizeRow>& rows) {
    TextTable table("lrrrrr");
    table.add({"table", "tokens", "dimensions", "MB", "score", "change"});
    for (const SizeRow& row : rows)
        table.add({nameOf(row.precision), groupedNumber(row.tokens), std::to_string(row.dimensions),
                   fmt::format("{:.2f}", row.bytes / 1e6), fmt::format("{:.1f}", 100 * row.score),
                   &row == &rows.front() ? "" : fmt::format("{:+.1f}", 100 * row.change)});
    say("{}", table.text());
}

std::string tsvOf(const std::vector<SizeRow>& rows) {
    std::string text = "table\ttokens\tdimensions\tbytes\tscore\tchange\n";
    for (const SizeRow& row : rows)
        text += fmt::format("{}\t{}\t{}\t{:.0f}\t{:.6f}\t{:.6f}\n", nameOf(row.precision), row.tokens,
                            row.dimensions, row.bytes, row.score, row.change);
    return text;
}

Task declareSizes(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<SizesRequest>();
    auto names = std::make_shared<std::vector<std::string>>(namesIn<WeightPrecision>());
    auto text = std::make_shared<std::filesystem::path>();
    auto output = std::make_shared<std::string>();
    app.add_option("--suite", request->suites, "Pairs with gold scores: STS folders or files")
        ->required()
        ->type_name("STS_FOLDER");
    limitTo(app.add_option("--table", *names,
                           "Weight precisions of the table, several separated by commas (default: all)")
                ->delimiter(',')
                ->type_name("KIND"),
            namesIn<WeightPrecision>());
    app.add_option("--dimensions", request->dimensions,
                   "Also keep only the first K dimensions, of concatenated parts those of each; several "
                   "separated by commas")
        ->delimiter(',')
        ->check(CLI::Range(1, 8192))
        ->type_name("K");
    app.add_option("--tokens", request->tokens,
                   "Also keep only the N most frequent tokens; several separated by commas")
        ->delimiter(',')
        ->check(CLI::Range(1, 100'000'000))
        ->type_name("N");
    addTokenText(app, *text);
    addOutput(app, "--output", *output, "Table to write, in bytes and with all digits")
        ->type_name("FILE.tsv");
    return [modelPath, request, names, text, output](JobContext& job) -> Result<Nothing> {
        auto lines = tokenLines(!request->tokens.empty(), *text);
        if (!lines) return lines.error();
        request->text = *std::move(lines);
        request->precisions.clear();
        for (const std::string& name : *names)
            request->precisions.push_back(*valueNamed<WeightPrecision>(name));
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const auto rows = compareSizes(**model, *request, job);
        if (!rows) return rows.error();
        print(*rows);
        if (!output->empty()) writeFileAtomically(*output, tsvOf(*rows));
        return Result<Nothing>::of({}, rows.stopped());
    };
}

}  // namespace

void addTokens(CLI::App& app, std::size_t& tokens, std::filesystem::path& text) {
    app.add_option("--tokens", tokens, "Keep only the N most frequent tokens (default: all)")
        ->check(CLI::Range(1, 100'000'000))
        ->type_name("N");
    addTokenText(app, text);
}

Result<std::vector<std::string>> tokenLines(bool counting, const std::filesystem::path& text) {
    if (counting && text.empty())
        return Error{"--tokens", "no --token-text", "a text in which tokens are counted",
                     "give a text like that to embed"};
    if (!counting && !text.empty())
        return Error{"--token-text", "no --tokens", "how many tokens are kept", "give their number"};
    return counting ? readLines(text) : Result(std::vector<std::string>());
}

Command sizesCommand() {
    return {"sizes",
            "Compare the sizes of a model's table: what each costs in score",
            declareSizes,
            {"paragram-cli sizes --model run --suite sample/test.en-es.tsv",
             "paragram-cli sizes --model run --suite sample --table fp32,pq --dimensions 64,32 --tokens 400 "
             "--token-text "
             "news.en"}};
}

}  // namespace paragram::cli
