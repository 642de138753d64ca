// Small models for the tests of exports.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/encoders/embedding_initialisation.h"
#include "core/models/model_file.h"
#include "core/tasks/models/export_model.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/support/test_support.h"

namespace paragram::test {

inline constexpr char kWords[] = "paragram-vocabulary 1 word\nthe\t9\ncat\t5\nsat\t4\ngato\t3\nel\t2\n";
inline constexpr char kTrigrams[] = "paragram-vocabulary 1 trigram\n th\t9\nthe\t5\nhe \t4\ncat\t3\nato\t2\n";

// An untrained model of these tokenizer files, with vectors of 6 numbers.
inline Model modelOf(const std::string& kind, const std::vector<std::string>& files,
                     Sharing sharing = Sharing::shared) {
    Model model;
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    for (const std::string& file : files) tokenizers.push_back(*makeTokenizer(file, "test"));
    model.settings.encoder.kind = kind;
    model.settings.encoder.sharing = sharing;
    model.settings.encoder.dimension = 6;
    model.tokenizer = std::make_shared<const ModelTokenizer>(std::move(tokenizers), sharing);
    model.table = randomTable(model.tokenizer->rows(), 6, 99);
    return model;
}

// A SentencePiece model of three sentences.
inline const std::string& pieces() {
    static const std::string bytes = [] {
        TokenizerSettings settings;
        settings.vocabulary = 80;
        int left = 600;
        const std::string texts[] = {"the cat sat on the mat", "el gato come pan", "the dogs eat bread"};
        return *trainTokenizerBytes(settings, 1, [&](std::string& sentence) {
            sentence = texts[left % 3];
            return left-- > 0;
        });
    }();
    return bytes;
}

// Exports the model in one format, as `output` of the folder.
inline Result<ExportSummary> exportIn(const QTemporaryDir& folder, const Model& model,
                                      const std::string& format, const std::string& output,
                                      ExportRequest request = {}) {
    request.model = pathIn(folder, "model.h5");
    writeModel(model, request.model);
    request.formats = {format};
    request.output = pathIn(folder, output);
    JobContext job;
    return exportModel(request, job);
}

}  // namespace paragram::test
