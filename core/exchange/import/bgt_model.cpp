#include "core/exchange/import/bgt_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "core/settings/setting_table.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram {
namespace {

constexpr int kLongest = 1023;  // tokens of a sentence that their program takes, without its end
constexpr const char *kStart = "<s>", *kPadding = "<pad>", *kEnd = "</s>";
constexpr const char *kEmbeddings = "encoder_sem.embed_tokens.weight", *kEndRow = "encoder_sem.end";

struct ArgumentOfSetting {
    const char *setting, *argument;
};
constexpr ArgumentOfSetting kArguments[] = {
    {"encoder.dropout", "dropout"},
    {"generative.heads", "encoder_attention_heads"},
    {"generative.smoothing", "label_smoothing"},
    {"generative.kl-updates", "x0"},
    {"generative.warm-up", "warmup_updates"},
    {"generative.weight-decay", "weight_decay"},
    {"generative.batch-tokens", "max_tokens"},
    {"train.learning-rate", "lr"},
    {"train.clip", "clip_norm"},
    {"train.epochs", "max_epoch"},
    {"train.seed", "seed"},
};

Settings settingsOf(const BgtCheckpoint& checkpoint) {
    const BgtShape& shape = checkpoint.shape;
    Settings settings;
    settings.text.lowerCase = true;
    settings.tokenizer.maximumTokens = kLongest;
    settings.tokenizer.vocabulary = static_cast<int>(shape.vocabulary);
    settings.encoder.network = Network::transformer;
    settings.encoder.dimension = static_cast<int>(shape.width);
    for (const auto& [key, argument] : kArguments) {
        std::string value = checkpoint.text(argument, "");
        if (value.ends_with(".0")) value.resize(value.size() - 2);
        // Values outside a setting's range concern training only and keep their defaults.
        if (!value.empty() && value != "none") (void)findSetting(key)->set(settings, value);
    }
    GenerativeSettings& generative = settings.generative;
    generative.model = shape.reconstructs ? Generative::released : Generative::bitrans;
    generative.encoderLayers = static_cast<int>(shape.encoderLayers);
    generative.decoderLayers = static_cast<int>(shape.decoderLayers);
    generative.feedForward = static_cast<int>(shape.feedForward);
    generative.latent = static_cast<int>(shape.latent);
    const double tokens = checkpoint.number("max_tokens", 0) * checkpoint.number("update_freq", 1);
    if (tokens >= 1 && tokens <= 1e7) generative.updateTokens = static_cast<int>(tokens);
    return settings;
}

// Row i of the result is row order[i].
Matrix inOrder(const Matrix& from, const std::vector<std::size_t>& order) {
    Matrix to(order.size(), from.cols());
    for (std::size_t i = 0; i < order.size(); ++i) std::ranges::copy(from.row(order[i]), to.row(i).begin());
    return to;
}

bool ofTokens(const std::string& name) {
    return name.ends_with(".embed_tokens.weight") || name.ends_with(".embed_out");
}

// A language encoder of a model that only translates is never trained.
bool used(const BgtShape& shape, const std::string& name) {
    return shape.reconstructs || name.starts_with("encoder_sem.") || name.starts_with("decoder_trans_");
}

}  // namespace

Result<Model> modelOfBgt(const BgtCheckpoint& checkpoint, const std::vector<std::string>& dictionary,
                         const std::string& sentencePiece, const std::string& name) {
    const std::size_t vocabulary = checkpoint.shape.vocabulary;
    if (dictionary.size() + kBgtFirstPiece != vocabulary) {
        return Error{
            name, fmt::format("a dictionary of {} pieces", dictionary.size()),
            fmt::format("{}, four less than the rows of the checkpoint", vocabulary - kBgtFirstPiece),
            "choose the dict.LANGUAGE.txt of its training data with --vocabulary"};
    }
    std::vector<std::string> pieces{kStart, kPadding};
    pieces.insert(pieces.end(), dictionary.begin(), dictionary.end());
    const auto tokenizer = makeTokenizer(pspVocabularyFile(pieces, sentencePiece, true), "--sentencepiece");
    if (!tokenizer) return tokenizer.error();
    std::vector<std::size_t> order{kBgtStart, kBgtPadding};
    for (std::size_t row = kBgtFirstPiece; row < vocabulary; ++row) order.push_back(row);
    order.insert(order.end(), {kBgtUnknown, kBgtEnd});

    Model model;
    model.settings = settingsOf(checkpoint);
    model.tokenizer = std::make_shared<const ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{*tokenizer}, Sharing::shared);
    for (const NetworkTensor& tensor : checkpoint.tensors) {
        if (!used(checkpoint.shape, tensor.name)) continue;
        Matrix values = ofTokens(tensor.name) ? inOrder(tensor.values, order) : tensor.values;
        if (tensor.name != kEmbeddings) {
            model.network.push_back({tensor.name, std::move(values)});
            continue;
        }
        Matrix end(1, values.cols());
        std::ranges::copy(values.row(vocabulary - 1), end.data());
        model.network.push_back({kEndRow, std::move(end)});
        model.table.resize(vocabulary - 1, values.cols());
        std::copy_n(values.data(), model.table.size(), model.table.data());
    }
    try {
        GenerativeEncoder(model.settings).check(model.network);
    } catch (const std::runtime_error& failure) {
        return Error{name, failure.what(), "", "it cannot be imported"};
    }
    model.provenance.steps = checkpoint.updates;
    model.provenance.epoch = checkpoint.epoch;
    model.provenance.developmentScore = std::numeric_limits<double>::quiet_NaN();
    model.provenance.sourceLanguage = checkpoint.text("source_lang", "en");
    model.provenance.targetLanguage = checkpoint.text("target_lang", "fr");
    model.provenance.pairsName = checkpoint.text("data", "");
    return model;
}

std::optional<Error> bgtRefusal(const Model& model, const std::string& name) {
    const Settings& settings = model.settings;
    const auto refuse = [&](const std::string& found, const std::string& expected) {
        return Error{name, found, expected, "the authors' program has no other: choose onnx"};
    };
    const Generative kind = settings.generative.model;
    if (settings.encoder.network != Network::transformer)
        return refuse("an LSTM encoder-decoder", "a transformer");
    if (kind != Generative::bgt && kind != Generative::released && kind != Generative::bitrans)
        return refuse(fmt::format("generative.model = {}", nameOf(kind)), "bgt, released or bitrans");
    if (settings.generative.averages)
        return refuse("a vector that includes the average of the embeddings", "one without");
    const ModelTokenizer& tokenizer = *model.tokenizer;
    if (settings.encoder.kind != "sp" || tokenizer.parts() != 1 || tokenizer.sharing() != Sharing::shared)
        return refuse("tokens other than pieces that both languages share", "one SentencePiece model");
    if (!settings.text.lowerCase) return refuse("text that is not lower-cased", "lower-cased text");
    return std::nullopt;
}

BgtExport bgtOfModel(const Model& model) {
    const Settings& settings = model.settings;
    const std::size_t rows = model.table.rows(),
                      unknown = static_cast<std::size_t>(model.tokenizer->unknownRow(0, Side::source));
    BgtExport exported;
    BgtCheckpoint& checkpoint = exported.checkpoint;
    // The rows of the model in their order; a zero row, after all others, for what it does not have.
    std::vector<std::size_t> order{rows + 1, rows + 1, rows, unknown};
    for (std::size_t row = 0; row < rows; ++row) {
        const std::string piece = model.tokenizer->piece(static_cast<std::int32_t>(row));
        if (row == unknown || piece == kEnd) continue;
        if (piece == kStart || piece == kPadding) {
            order[piece == kStart ? kBgtStart : kBgtPadding] = row;
            continue;
        }
        order.push_back(row);
        exported.dictionary.push_back(piece);
    }
    const auto theirs = [&](const Matrix& ours, const Matrix* end) {
        Matrix longer(rows + 2, ours.cols());
        std::copy_n(ours.data(), ours.size(), longer.data());
        if (end != nullptr) std::copy_n(end->data(), end->size(), longer.row(rows).data());
        return inOrder(longer, order);
    };
    for (const NetworkTensor& tensor : model.network) {
        if (tensor.name == kEndRow)
            checkpoint.tensors.push_back({kEmbeddings, theirs(model.table, &tensor.values)});
        else
            checkpoint.tensors.push_back(
                {tensor.name, ofTokens(tensor.name) ? theirs(tensor.values, nullptr) : tensor.values});
    }
    const GenerativeSettings& generative = settings.generative;
    checkpoint.shape = {order.size(),
                        model.table.cols(),
                        model.dimension(),
                        static_cast<std::size_t>(generative.feedForward),
                        static_cast<std::size_t>(generative.encoderLayers),
                        static_cast<std::size_t>(generative.decoderLayers),
                        generative.model != Generative::bitrans};
    checkpoint.updates = model.provenance.steps;
    checkpoint.epoch = model.provenance.epoch;
    auto& args = checkpoint.args;
    for (const auto& [key, argument] : kArguments) args[argument] = findSetting(key)->text(settings);
    args["arch"] = "bgt-emnlp";
    args["task"] = "bgt";
    args["criterion"] = checkpoint.shape.reconstructs ? "bgt_loss" : "bilingual_label_smoothed_cross_entropy";
    args["bgt_setting"] = checkpoint.shape.reconstructs ? "bgt" : "trans";
    args["latent_size"] = std::to_string(checkpoint.shape.latent);
    for (const std::string side : {"encoder", "decoder"}) {
        args[side + "_embed_dim"] = std::to_string(checkpoint.shape.width);
        args[side + "_ffn_embed_dim"] = std::to_string(checkpoint.shape.feedForward);
        args[side + "_attention_heads"] = std::to_string(generative.heads);
        args[side + "_normalize_before"] = args[side + "_learned_pos"] = "0";
    }
    args["encoder_layers"] = std::to_string(generative.encoderLayers);
    args["decoder_layers"] = std::to_string(generative.decoderLayers);
    args["update_freq"] =
        std::to_string(std::max(1, generative.updateTokens / std::max(1, generative.batchTokens)));
    args["optimizer"] = "adam";
    args["adam_betas"] = "(0.9, 0.98)";
    args["lr_scheduler"] = "inverse_sqrt";
    args["translation_loss"] = args["reconstruction_loss"] = "1.0";
    args["activation_fn"] = "relu";
    args["max_source_positions"] = args["max_target_positions"] = "1024";
    args["left_pad_source"] = "True";
    args["left_pad_target"] = "False";
    args["sentence_avg"] = args["tokenize"] = "1";
    args["share_all_embeddings"] = args["share_decoder_input_output_embed"] = args["cpu"] = "0";
    const ModelProvenance& from = model.provenance;
    args["source_lang"] = from.sourceLanguage.empty() ? "en" : from.sourceLanguage;
    args["target_lang"] = from.targetLanguage.empty() ? "fr" : from.targetLanguage;
    args["data"] = from.pairsName;
    return exported;
}

}  // namespace paragram
