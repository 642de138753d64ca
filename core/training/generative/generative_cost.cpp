#include "core/training/generative/generative_cost.h"

#include <algorithm>

#include "core/encoders/generative/generative_encoder.h"

namespace paragram {
namespace {

// Sentences that a pair has read, and written; encoders and decoders with weights of their own.
struct Parts {
    double read, written, encoders, decoders;
};

Parts partsOf(Generative model) {
    switch (model) {
        case Generative::bgt:
        case Generative::released:
        case Generative::noprior:
            return {4, 4, 3, 4};
        case Generative::nolangvars:
        case Generative::bitrans:
            return {2, 2, 1, 2};
        default:
            return {1, 1, 1, 1};
    }
}

}  // namespace

GenerativeCost generativeCost(const Settings& settings, double vocabulary, double tokensPerPair) {
    const GenerativeSettings& s = settings.generative;
    const Parts parts = partsOf(s.model);
    const double d = settings.encoder.dimension, k = static_cast<double>(generativeDimension(settings)),
                 length = tokensPerPair / 2 + 1;
    // Multiplications for a token: of a transformer, or of both directions of an LSTM.
    const double u = settings.encoder.units;
    const bool transformer = settings.encoder.network == Network::transformer;
    const double layer = transformer ? 4 * d * d + 2 * d * s.feedForward : 8 * u * (d + u);
    const double encoderLayers = transformer ? s.encoderLayers : 1;
    const double decoderLayer = transformer ? layer + d * d : 8 * u * (d + 2 * u);
    constexpr double kTargets = 600;  // different ones in a micro-batch
    const double candidates = s.candidates > 0 ? std::min(vocabulary, s.candidates + kTargets) : vocabulary;
    constexpr double kForwardAndBack = 2 * 3;
    GenerativeCost cost;
    cost.flopPerPair = kForwardAndBack * length *
                       (parts.read * encoderLayers * layer +
                        parts.written * (s.decoderLayers * decoderLayer + candidates * d));
    const double context = 2 * k;
    cost.parameters =
        parts.encoders * (vocabulary * d + encoderLayers * layer + 2 * k * d) +
        parts.decoders * (vocabulary * (2 * d + context) + s.decoderLayers * (layer + d * (d + context)));
    cost.pairsPerUpdate = std::max(1.0, s.updateTokens / length);
    return cost;
}

}  // namespace paragram
