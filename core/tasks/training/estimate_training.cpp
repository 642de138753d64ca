#include "core/tasks/training/estimate_training.h"

#include <algorithm>

#include "core/encoders/combined/encoder_shape.h"
#include "core/tasks/training/train_inputs.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/training/data/load_or_train_tokenizers.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

double freeBytes(const fs::path& output) {
    std::error_code code;
    fs::path folder = fs::absolute(output, code);
    while (!fs::exists(folder, code) && folder != folder.parent_path()) folder = folder.parent_path();
    const fs::space_info space = fs::space(folder, code);
    return code ? -1.0 : static_cast<double>(space.available);
}

}  // namespace

Result<TrainEstimate> estimateTraining(const TrainRequest& request) {
    const Result<TrainingSet> pairs = TrainingSet::open(request.pairs);
    if (!pairs) return pairs.error();
    const Settings& settings = request.settings;
    const std::size_t parts = tokenizerKinds(settings.encoder.kind).size();
    const std::size_t tokenizers = settings.encoder.sharing == Sharing::unshared ? 2 * parts : parts;
    const double each = settings.tokenizer.vocabulary;
    double rows = each * static_cast<double>(settings.encoder.sharing == Sharing::shared ? parts : 2 * parts);
    std::shared_ptr<const ModelTokenizer> tokenizer;
    const auto start = startModel(settings);
    if (!start) return start.error();
    if (*start) {
        tokenizer = (*start)->tokenizer;
        rows = static_cast<double>(tokenizer->rows());
    } else if (request.tokenizers.size() >= tokenizers) {  // no tokenizer will be trained
        JobContext job;
        auto found = loadOrTrainTokenizers(request.tokenizers, settings, *pairs, job);
        if (!found) return found.error();
        tokenizer = *found;
        rows = static_cast<double>(tokenizer->rows());
    } else {
        for (const fs::path& file : request.tokenizers) {
            const auto given = readTokenizer(file);
            if (!given) return given.error();
            rows += static_cast<double>((*given)->size()) - each;
        }
    }
    if (isCombined(settings.encoder))  // the network has embeddings of its own
        rows += tokenizer ? static_cast<double>(tokenizer->partEnds().front())
                          : rows / static_cast<double>(parts);
    try {
        TrainEstimate estimate = estimateCost(*pairs, tokenizer.get(), rows, settings);
        estimate.freeDiskBytes = freeBytes(request.output);
        return estimate;
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
