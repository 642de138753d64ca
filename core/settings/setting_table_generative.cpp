// Rows of the setting table: generative models.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> generativeSettingRows() {
    using enum SettingLevel;
    return {
        choiceRow(
            "generative.model", "Generative model", PARAGRAM_CHOICE(generative.model), basic,
            choicesOf<Generative>(),
            "What trains a transformer or an LSTM encoder-decoder: the Bilingual Generative Transformer "
            "(bgt, P20) or one of the models it is compared with in P20's Table 2; released is what the "
            "authors' code trains, whose decoders never see a sample. translation and "
            "back-translation attend to every token of the other language: the translators of P18. scpn "
            "writes the target in the syntactic form that is given (generative.parses); parse-generator "
            "writes a whole parse of that form, for an scpn that reads whole parses. "
            "Needs encoder.network = transformer or seq2seq."),
        choiceRow(
            "generative.placement", "Placement", PARAGRAM_CHOICE(generative.placement), expert,
            choicesOf<Placement>(),
            "Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): "
            "beside each word it reads, as its first hidden state, beside its state in the place of "
            "attention, before the softmax (logit), or several of these."),
        numberRow("generative.encoder-layers", "Encoder layers", PARAGRAM_FIELD(generative.encoderLayers),
                  basic, {1, 24, ""}, "Layers of each encoder. P20 uses 5, the released code 6."),
        numberRow("generative.decoder-layers", "Decoder layers", PARAGRAM_FIELD(generative.decoderLayers),
                  expert, {1, 24, ""}, "Layers of each decoder. P20 uses 1."),
        numberRow("generative.heads", "Heads", PARAGRAM_FIELD(generative.heads), expert, {1, 64, ""},
                  "Attention heads of a layer; encoder.dimension must be a multiple of it."),
        numberRow("generative.feed-forward", "Feed-forward", PARAGRAM_FIELD(generative.feedForward), expert,
                  {1, 16384, ""}, "Units of the feed-forward block of each layer. P20 uses 1024."),
        numberRow("generative.latent", "Latent", PARAGRAM_FIELD(generative.latent), expert, {0, 8192, ""},
                  "Length of each latent, and so of the sentence vector; 0 uses encoder.dimension."),
        numberRow("generative.smoothing", "Label smoothing", PARAGRAM_FIELD(generative.smoothing), expert,
                  {0, 0.9, ""}, "Of the labels of translations. P20 uses 0.1."),
        numberRow("generative.kl-updates", "KL annealing", PARAGRAM_FIELD(generative.klUpdates), basic,
                  {0, kUnlimited, "updates"},
                  "Updates in which the weight of the KL terms grows from 0 to 1. P20 uses 65,536; 0 uses "
                  "three times "
                  "the planned updates, about what the paper's training ends with."),
        numberRow("generative.update-tokens", "Tokens per update", PARAGRAM_FIELD(generative.updateTokens),
                  basic, {1, 10000000, "tokens"},
                  "Tokens of an update, the longer side of each pair counted. P20 uses 25,000; few cores do "
                  "better with more, smaller updates."),
        numberRow("generative.start-tokens", "Tokens at the start", PARAGRAM_FIELD(generative.startTokens),
                  expert, {0, 10000000, "tokens"},
                  "Tokens of the first update, which grow to generative.update-tokens; 0 starts with those."),
        numberRow("generative.growth", "Growth", PARAGRAM_FIELD(generative.growth), expert,
                  {1, kUnlimited, "updates"}, "Updates in which the tokens of an update grow."),
        numberRow("generative.batch-tokens", "Tokens per micro-batch", PARAGRAM_FIELD(generative.batchTokens),
                  expert, {1, 1000000, "tokens"},
                  "Tokens computed at a time by one thread; the gradients of an update's micro-batches are "
                  "added. Smaller ones need less memory."),
        numberRow(
            "generative.warm-up", "Warm-up", PARAGRAM_FIELD(generative.warmUp), expert,
            {0, kUnlimited, "updates"},
            "Updates in which the learning rate grows to train.learning-rate; then it falls with the "
            "square root of the updates. P20 uses 4,000; 0 a tenth of the planned updates, 4,000 at most."),
        numberRow("generative.weight-decay", "Weight decay", PARAGRAM_FIELD(generative.weightDecay), expert,
                  {0, 1, ""}, "Share of each weight that an update takes away, times the learning rate."),
        numberRow("generative.candidates", "Sampled softmax", PARAGRAM_FIELD(generative.candidates), expert,
                  {0, 1000000, "tokens"},
                  "Tokens among which the softmax chooses in training, on average, besides those of the "
                  "micro-batch: a sample by frequency, corrected for its size. 0 uses the whole vocabulary."),
        numberRow(
            "generative.full-softmax", "Full softmax at the end", PARAGRAM_FIELD(generative.fullSoftmax),
            expert, {0, 1, ""},
            "Share of the training at its end that uses the whole vocabulary in the softmax instead of a "
            "sample; 0 uses samples to the end."),
        flagRow(
            "generative.aggressive", "Encoders ahead", PARAGRAM_FIELD(generative.aggressive), expert,
            "Aggressive training (He et al. 2019; P20, A.1): the encoders alone are trained until their "
            "loss no longer falls, then the decoders once, and so on, as long as the mutual information of "
            "sentence and latent grows from epoch to epoch. Keeps a latent from vanishing, and takes "
            "longer."),
        numberRow(
            "generative.held-out", "Held-out pairs", PARAGRAM_FIELD(generative.heldOut), expert,
            {0, 100000, "pairs"},
            "Pairs kept from training, one in twenty at most, and with them every pair that shares a "
            "sentence. Each evaluation measures their perplexity with the full softmax, and the translator "
            "with the lowest one is kept; 0 keeps none."),
        numberRow("generative.margin-weight", "Margin weight", PARAGRAM_FIELD(generative.marginWeight),
                  expert, {0, 1000, ""},
                  "Weight of the margin loss of averaging models (train.margin) between the vectors of both "
                  "sides, as a further objective; 0 leaves it out."),
        flagRow("generative.averages", "Includes the average", PARAGRAM_FIELD(generative.averages), expert,
                "The sentence vector also includes the average of the embeddings, so that training can start "
                "with the vectors of an averaging model. Set by generative.start."),
        fileRow(
            "generative.start", "Start from", PARAGRAM_FIELD(generative.start), basic,
            "An averaging model with sentence pieces: its tokenizer and embeddings are used, and before the "
            "first update the vectors are exactly that model's."),
        fileRow("generative.parses", "Parses of the targets", PARAGRAM_FIELD(generative.parses), basic,
                "For scpn and parse-generator: the constituency parses of the targets of all pairs in their "
                "order, in brackets as the Penn Treebank has them. Their top two levels, or all of them "
                "(generative.form), are the forms that it learns to write in."),
        fileRow("generative.source-parses", "Parses of the sources", PARAGRAM_FIELD(generative.sourceParses),
                basic,
                "The same of the sources. parse-generator needs them. With them, pairs whose sides have the "
                "same form are left out, and every second micro-batch is trained from target to source, as "
                "the released SCPN is."),
        choiceRow("generative.form", "Form", PARAGRAM_CHOICE(generative.form), basic, choicesOf<Form>(),
                  "What scpn reads of a parse: its top two levels, or all of it but the words, as the "
                  "released SCPN does. For new sentences a parse-generator then completes templates."),
        flagRow("generative.copies", "Copies words", PARAGRAM_FIELD(generative.copies), basic,
                "Of scpn and parse-generator: the decoder also copies tokens of the source, by its attention "
                "to them, so that it can write words that are rare or new in training."),
        numberRow("generative.label-dimension", "Label dimension", PARAGRAM_FIELD(generative.labelDimension),
                  expert, {1, 4096, ""},
                  "Of scpn and parse-generator: numbers in the embedding of a label or bracket of a form."),
        numberRow("generative.form-units", "Form units", PARAGRAM_FIELD(generative.formUnits), expert,
                  {1, 4096, ""}, "Of scpn and parse-generator: units of the LSTM that reads a form."),
        choiceRow("generative.device", "Device", PARAGRAM_CHOICE(generative.device), expert,
                  choicesOf<Device>(), "What computes: cpu, cuda, or auto for the GPU if there is one."),
        choiceRow(
            "generative.precision", "Precision", PARAGRAM_CHOICE(generative.precision), expert,
            choicesOf<Precision>(),
            "Of the matrix products of a transformer's training. mixed multiplies bfloat16 numbers, with 8 "
            "bits of precision, and adds in single precision: several times as fast on a GPU, slower on most "
            "processors. auto is mixed on a GPU and single on a processor."),
    };
}

}  // namespace paragram
