#include "core/settings/setting_effect.h"

#include <algorithm>
#include <string_view>

namespace paragram {
namespace {

constexpr std::string_view kRecurrent[]{"encoder.units",    "encoder.separate-networks", "encoder.peepholes",
                                        "encoder.scramble", "encoder.scrambling",        "encoder.directions",
                                        "encoder.combine"};
// Of the margin loss with negatives, and of the averaging encoder: a generative model has neither.
constexpr std::string_view kContrastive[]{
    "train.batch",           "train.mega-batch",     "train.anneal",   "train.negatives",
    "train.repeats",         "train.symmetric",      "train.loss",     "train.temperature",
    "train.negative-search", "train.adam",           "train.average",  "encoder.pooling",
    "encoder.sharing",       "encoder.word-vectors", "encoder.random", "encoder.seed"};

bool contains(std::span<const std::string_view> keys, const std::string& key) {
    return std::ranges::find(keys, key) != keys.end();
}

}  // namespace

bool hasEffect(const SettingRow& row, const Settings& settings) {
    const Network network = settings.encoder.network;
    if (row.key == "encoder.directions") return network == Network::blstm;
    if (contains(kRecurrent, row.key)) return network == Network::lstm || network == Network::blstm;
    if (row.key.starts_with("generative.")) return network == Network::transformer;
    if (network != Network::transformer) return true;
    if (row.key == "train.margin") return settings.generative.marginWeight > 0;
    return !contains(kContrastive, row.key);
}

}  // namespace paragram
