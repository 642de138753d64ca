#include "core/exchange/import/psp_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/settings/setting_table.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {
namespace {

constexpr int kNoCut = 100000;  // the authors' programs truncate no sentence when they score

struct ArgumentOfSetting {
    const char *setting, *argument;
};
constexpr ArgumentOfSetting kArguments[] = {
    {"encoder.dropout", "dropout"},
    {"encoder.pooling", "pool"},
    {"train.epochs", "epochs"},
    {"train.batch", "batchsize"},
    {"train.mega-batch", "megabatch_size"},
    {"train.anneal", "megabatch_anneal"},
    {"train.margin", "delta"},
    {"train.learning-rate", "lr"},
    {"train.clip", "grad_clip"},
    {"encoder.scramble", "scramble_rate"},
    {"encoder.units", "hidden_dim"},
};

Settings settingsOf(const PspCheckpoint& checkpoint) {
    Settings settings;
    settings.text.lowerCase = checkpoint.number("lower_case", 1) != 0;
    settings.tokenizer.maximumTokens = kNoCut;
    settings.train.negatives = Negatives::opposite;
    settings.train.repeats = true;
    for (const auto& [key, argument] : kArguments) {
        const std::string value = checkpoint.text(argument, "");
        // Values outside a setting's range concern training only and keep their defaults.
        if (!value.empty() && value != "none") (void)findSetting(key)->set(settings, value);
    }
    settings.encoder.dimension = static_cast<int>(checkpoint.source.weights.cols());
    settings.tokenizer.vocabulary =
        std::clamp(static_cast<int>(checkpoint.source.weights.rows()), 10, 2'000'000);
    if (checkpoint.target) settings.encoder.sharing = Sharing::unshared;
    for (const NetworkTensor& tensor : checkpoint.network) {
        EncoderSettings& encoder = settings.encoder;
        if (encoder.network == Network::average) encoder.network = Network::lstm;
        if (tensor.name.ends_with("_reverse")) encoder.network = Network::blstm;
        if (tensor.name.starts_with("lstm_target.")) encoder.separateNetworks = true;
        if (tensor.name == "lstm.weight_hh_l0") encoder.units = static_cast<int>(tensor.values.cols());
    }
    return settings;
}

// Our row 0 is for unknown text; theirs is the last.
Matrix lastRowFirst(const Matrix& from) {
    Matrix to(from.rows(), from.cols());
    for (std::size_t i = 0; i < from.rows(); ++i)
        std::ranges::copy(from.row((i + from.rows() - 1) % from.rows()), to.row(i).begin());
    return to;
}
Matrix below(const Matrix& above, const Matrix& matrix) {
    Matrix both(above.rows() + matrix.rows(), above.cols());
    std::copy_n(above.data(), above.size(), both.data());
    std::copy_n(matrix.data(), matrix.size(), both.data() + above.size());
    return both;
}

// The rows of both tables of a checkpoint, numbered as in the model.
Matrix rowsOf(const PspCheckpoint& checkpoint, Matrix PspTable::*which, bool pieces) {
    const auto numbered = [&](const PspTable& table) {
        return pieces ? table.*which : lastRowFirst(table.*which);
    };
    const Matrix source = numbered(checkpoint.source);
    return checkpoint.target ? below(source, numbered(*checkpoint.target)) : source;
}

}  // namespace

Result<Model> modelOfPsp(const PspCheckpoint& checkpoint, const std::string& sentencePiece,
                         const std::string& name) {
    Model model;
    model.settings = settingsOf(checkpoint);
    const bool keepUnknown = checkpoint.number("zero_unk", 1) == 0;
    const double ngrams = checkpoint.number("ngrams", 0);
    const std::string usedModel = checkpoint.text("sp_model", "none");
    const bool namesModel = usedModel != "none" && !usedModel.empty();
    if (ngrams != 0 && ngrams != 3) {
        return Error{name, fmt::format("a model over character {}-grams", ngrams), "3-grams, words or pieces",
                     "it cannot be imported"};
    }
    if (ngrams == 0 && namesModel && sentencePiece.empty()) {
        return Error{name, "a model over sentence pieces", "the SentencePiece model it was trained with",
                     fmt::format("give it with --sentencepiece (the training used \"{}\")", usedModel)};
    }
    const bool pieces = ngrams == 0 && !sentencePiece.empty();
    const auto bytesOf = [&](const PspTable& table) {
        if (pieces) return pspVocabularyFile(table.pieces, sentencePiece, keepUnknown);
        return vocabularyFile(ngrams == 3 ? StringKind::trigram : StringKind::whitespace, table.pieces,
                              keepUnknown);
    };
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    for (const PspTable* table : {&checkpoint.source, checkpoint.target ? &*checkpoint.target : nullptr}) {
        if (!table) continue;
        const auto tokenizer = makeTokenizer(bytesOf(*table), pieces ? "--sentencepiece" : name);
        if (!tokenizer) return tokenizer.error();
        tokenizers.push_back(*tokenizer);
    }
    model.settings.encoder.kind = pieces ? "sp" : ngrams == 3 ? "trigram" : "word";
    model.settings.tokenizer.kind = tokenizerKinds(model.settings.encoder.kind).front();
    model.tokenizer =
        std::make_shared<const ModelTokenizer>(std::move(tokenizers), model.settings.encoder.sharing);
    model.table = rowsOf(checkpoint, &PspTable::weights, pieces);
    model.network = checkpoint.network;
    model.provenance.steps = checkpoint.steps;
    model.provenance.epoch = checkpoint.epoch;
    model.provenance.developmentScore = std::numeric_limits<double>::quiet_NaN();
    model.provenance.pairsName = checkpoint.text("data_file", "");
    return model;
}

Result<TrainingState> trainingOfPsp(const PspCheckpoint& psp, const Model& model, int epochs,
                                    const std::string& name) {
    const auto hasMoments = [](const PspTable& table) { return table.mean.size() > 0; };
    const bool networkIsWhole = psp.networkMoments.mean.size() == psp.network.size();
    if (psp.steps == 0 || !hasMoments(psp.source) || (psp.target && !hasMoments(*psp.target)) ||
        !networkIsWhole) {
        return Error{name, "no optimizer state", "a checkpoint that training can resume from",
                     "import the model alone, without --run"};
    }
    const bool pieces = model.settings.encoder.kind == "sp";
    TrainingState state;
    state.settings = model.settings;
    state.settings.train.epochs = epochs;
    state.settings.train.heldOut = 0;  // as there
    state.tokenizer = model.tokenizer->serialise();
    state.bestScore = state.untrainedScore = std::numeric_limits<double>::quiet_NaN();
    TrainerState& trainer = state.trainer;
    trainer = startState(state.settings, model.table);
    trainer.moments.mean = rowsOf(psp, &PspTable::mean, pieces);
    trainer.moments.variance = rowsOf(psp, &PspTable::variance, pieces);
    trainer.moments.done.assign(model.table.rows(), psp.steps);
    trainer.network = model.network;
    if (model.recurrent()) trainer.networkMoments = psp.networkMoments;
    trainer.step = psp.steps;
    trainer.batches.epoch = psp.epoch;
    return state;
}

Result<PspCheckpoint> pspOfModel(const Model& model, const AdamMoments* moments, const std::string& name) {
    const ModelTokenizer& tokenizer = *model.tokenizer;
    if (tokenizer.parts() != 1 || tokenizer.sharing() == Sharing::marked) {
        return Error{name,
                     fmt::format("an encoder of {} parts, languages {}", tokenizer.parts(),
                                 nameOf(tokenizer.sharing())),
                     "one part, and languages that share everything or nothing",
                     "P-SP supports no others: choose another format"};
    }
    const std::string& kind = model.settings.encoder.kind;
    if (kind != "sp" && kind != "word" && kind != "trigram") {
        return Error{name, "an encoder " + kind, "sp, word or trigram", "choose another format"};
    }
    const EncoderSettings& encoder = model.settings.encoder;
    const bool theirs = encoder.network == Network::blstm && !encoder.peepholes &&
                        encoder.combine == Combination::none &&
                        encoder.directions == JoinedDirections::concatenated;
    if (model.recurrent() && !theirs) {
        return Error{
            name, "another kind of LSTM", "both directions, concatenated, without peepholes",
            "P-SP supports no others: choose onnx, or embed texts with this program and use the vectors"};
    }
    PspCheckpoint checkpoint;
    checkpoint.network = model.network;
    bool keepUnknown = false;
    const auto tableOf = [&](Side side) {
        const Tokenizer& part = tokenizer.tokenizer(0, side);
        const auto first = static_cast<std::size_t>(tokenizer.firstRow(0, side));
        const std::size_t unknown = static_cast<std::size_t>(part.unknownId());
        PspTable table;
        std::vector<std::size_t> rows;
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (i == unknown) continue;
            rows.push_back(first + i);
            table.pieces.push_back(part.piece(static_cast<std::int32_t>(i)));
        }
        rows.push_back(first + unknown);
        const auto gather = [&](const Matrix& from) {
            Matrix to(rows.size(), from.cols());
            for (std::size_t i = 0; i < rows.size(); ++i)
                std::ranges::copy(from.row(rows[i]), to.row(i).begin());
            return to;
        };
        table.weights = gather(model.table);
        if (moments && !model.recurrent()) {
            table.mean = gather(moments->mean);
            table.variance = gather(moments->variance);
        }
        keepUnknown = part.serialise().substr(0, 80).find(" keep-unknown\n") != std::string::npos;
        return table;
    };
    checkpoint.source = tableOf(Side::source);
    if (tokenizer.sharing() == Sharing::unshared) checkpoint.target = tableOf(Side::target);
    checkpoint.steps = model.provenance.steps;
    checkpoint.epoch = model.provenance.epoch;
    auto& args = checkpoint.args;
    for (const auto& [key, argument] : kArguments) args[argument] = findSetting(key)->text(model.settings);
    const auto flag = [](bool on) { return on ? "1" : "0"; };
    args["model"] = model.recurrent() ? "lstm" : "avg";
    args["dim"] = std::to_string(model.table.cols());
    args["ngrams"] = kind == "trigram" ? "3" : "0";
    args["zero_unk"] = flag(!keepUnknown);
    args["lower_case"] = flag(model.settings.text.lowerCase);
    args["share_vocab"] = args["share_encoder"] = flag(!checkpoint.target);
    if (model.recurrent()) args["share_encoder"] = flag(!encoder.separateNetworks);
    args["sp_model"] = kind == "sp" ? name + ".sentencepiece.model" : "none";
    args["data_file"] = model.provenance.pairsName.empty() ? "none" : model.provenance.pairsName;
    args["vocab_file"] = name + ".vocab";
    args["outfile"] = name;
    args["load_file"] = "none";
    args["save_every_epoch"] = args["save_final"] = args["save_interval"] = "0";
    args["tokenize"] = args["debug"] = "0";
    args["gpu"] = "0";
    args["report_interval"] = "100";
    return checkpoint;
}

}  // namespace paragram
