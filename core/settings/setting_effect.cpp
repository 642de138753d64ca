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
    "train.batch",        "train.mega-batch",     "train.anneal",        "train.negatives",
    "train.repeats",      "train.negative-count", "train.guard",         "train.nested",
    "train.symmetric",    "train.loss",           "train.temperature",   "train.negative-search",
    "train.adam",         "train.held-out",       "train.teacher",       "train.teacher-sentences",
    "train.teacher-loss", "train.teacher-share",  "train.table-on-disk", "encoder.pooling",
    "encoder.sharing",    "encoder.word-vectors", "encoder.random",      "encoder.seed",
    "encoder.start"};

// Of a transformer; of an averaging model that one starts with; of the latents.
constexpr std::string_view kTransformer[]{"generative.heads", "generative.feed-forward",
                                          "generative.encoder-layers", "generative.precision"};
constexpr std::string_view kStart[]{"generative.averages", "generative.start"};
constexpr std::string_view kLatent[]{"generative.latent", "generative.kl-updates", "generative.margin-weight",
                                     "generative.aggressive"};
// Of forms that are given.
constexpr std::string_view kForms[]{"generative.parses", "generative.source-parses",
                                    "generative.label-dimension", "generative.form-units",
                                    "generative.copies"};

bool contains(std::span<const std::string_view> keys, const std::string& key) {
    return std::ranges::find(keys, key) != keys.end();
}

}  // namespace

bool hasEffect(const SettingRow& row, const Settings& settings) {
    const Network network = settings.encoder.network;
    const bool recurrent = network == Network::lstm || network == Network::blstm,
               transformer = network == Network::transformer, seq2seq = network == Network::seq2seq,
               vector = !attendsToTokens(settings.generative.model);
    if (row.key == "encoder.directions") return network == Network::blstm;
    if (row.key == "encoder.units") return recurrent || seq2seq;
    if (contains(kRecurrent, row.key)) return recurrent;
    if (row.key.starts_with("train.teacher-") && settings.train.teacher.empty()) return false;
    if (!transformer && !seq2seq) return !row.key.starts_with("generative.");
    if (row.key == "generative.placement") return seq2seq && vector;
    if (row.key == "train.margin") return settings.generative.marginWeight > 0;
    if (row.key == "generative.full-softmax") return settings.generative.candidates > 0;
    if (contains(kTransformer, row.key)) return transformer;
    if (contains(kStart, row.key)) return transformer && vector;
    if (contains(kLatent, row.key)) return vector;
    if (row.key == "generative.form") return settings.generative.model == Generative::scpn;
    if (contains(kForms, row.key)) return writesInForms(settings.generative.model);
    return !contains(kContrastive, row.key);
}

}  // namespace paragram
