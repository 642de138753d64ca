#include "ui/aligning/link_look.h"

#include <algorithm>

namespace paragram::ui {
namespace {

constexpr double kFill = 0.22;                // share of the line's colour
constexpr double kDoubt = 0.35, kSure = 0.9;  // confidences from and to which the colour changes

}  // namespace

QColor confidenceColour(const Colours& colours, double confidence, bool known) {
    if (known) return colours.series[2];
    return blend(colours.series[3], colours.series[0],
                 std::clamp((confidence - kDoubt) / (kSure - kDoubt), 0.0, 1.0));
}

LinkLook linkLook(const Colours& colours, double confidence, bool pair, bool known, bool doubtful) {
    const QColor line = pair || known ? confidenceColour(colours, confidence, known) : colours.muted;
    return {line, blend(colours.surface, line, kFill), doubtful || !pair};
}

}  // namespace paragram::ui
