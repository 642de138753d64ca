#include "tests/benchmarks/real_pairs.h"

#include <cstdlib>
#include <filesystem>

#include "core/text/fields.h"
#include "core/text/input/line_reader.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/model/model_tokenizer.h"

namespace paragram::bench {

PairTokens realPairs(std::size_t& vocabulary) {
    PairTokens pairs;
    const char* data = std::getenv("PARAGRAM_DATA");
    if (!data) return pairs;
    const std::filesystem::path folder(data);
    const auto single = readTokenizer(folder / "psp/sentencepiece.model");
    auto lines = LineReader::open(folder / "bitext/tatoeba.en-fr.tsv.gz");
    if (!single || !lines) return pairs;
    const ModelTokenizer tokenizer({*single}, Sharing::shared);
    vocabulary = tokenizer.rows();
    std::vector<std::string> sources, targets;
    Line line;
    for (auto more = lines->next(line); more && *more; more = lines->next(line)) {
        auto fields = splitFields(line.text);
        if (fields.size() < 2) continue;
        sources.push_back(std::move(fields[0]));
        targets.push_back(std::move(fields[1]));
    }
    Workers workers;
    tokenizer.appendTokens({}, sources, Side::source, workers, pairs.source);
    tokenizer.appendTokens({}, targets, Side::target, workers, pairs.target);
    return pairs;
}

}  // namespace paragram::bench
