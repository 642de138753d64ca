#include "core/models/embed_texts.h"

#include <algorithm>

namespace paragram {

Result<Matrix> embedTexts(const Model& model, std::span<const std::string> texts, Workers& workers,
                          const JobContext& job, Side side) {
    constexpr std::size_t kTexts = 512;
    Matrix all;
    for (std::size_t first = 0; first < texts.size(); first += kTexts) {
        if (job.stop.stop_requested()) return Stopped{};
        const Matrix some =
            model.embed(texts.subspan(first, std::min(kTexts, texts.size() - first)), workers, side);
        if (first == 0) all = Matrix(texts.size(), some.cols());
        std::copy_n(some.data(), some.rows() * some.cols(), all.row(first).data());
    }
    return all;
}

}  // namespace paragram
