#include "core/models/load_model.h"

#include <cmath>

#include "core/base/files/file_kind.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/models/model_file.h"

namespace paragram {

Result<std::shared_ptr<const Model>> loadModel(const std::filesystem::path& runOrFile) {
    std::error_code code;
    const bool isRun = std::filesystem::is_directory(runOrFile, code);
    const std::filesystem::path file = isRun ? runOrFile / kModelFileName : runOrFile;
    if (isRun && !std::filesystem::exists(file, code)) {
        return wrongFile(runOrFile, FileRole::model);
    }
    Result<Model> model = readModel(file);
    if (!model) return model.error();
    return std::shared_ptr<const Model>(std::make_shared<Model>(std::move(model).value()));
}

Model untrainedModelLike(const Model& model, std::uint64_t seed) {
    Model random = model;
    random.table = randomTable(model.table.rows(), model.table.cols(), seed);
    random.network = model.generative() ? untrainedGenerative(model.network, seed)
                                        : startNetwork(model.settings.encoder, seed);
    if (model.generative()) {  // whose embeddings are smaller
        const double scale = 1 / std::sqrt(static_cast<double>(random.table.cols()));
        for (std::size_t i = 0; i < random.table.size(); ++i)
            random.table.data()[i] *= static_cast<float>(scale);
    }
    random.provenance = {};
    return random;
}

}  // namespace paragram
