#include "core/encoders/combined/encoder_shape.h"

namespace paragram {

std::size_t tableRows(const EncoderSettings& settings, const EncoderLayout& layout) {
    return layout.rows() + (isCombined(settings) ? static_cast<std::size_t>(layout.ends.front()) : 0);
}

std::size_t vectorLength(const EncoderSettings& settings, const EncoderLayout& layout,
                         std::size_t dimension) {
    const std::size_t average = layout.outputDimension(dimension);
    if (!isRecurrent(settings)) return average;
    const std::size_t network = recurrentDimension(settings);
    return settings.combine == Combination::concatenated ? average + network : network;
}

}  // namespace paragram
