#include "core/neural/generative_model.h"

#include <algorithm>
#include <stdexcept>

#include "core/neural/mixed_precision.h"
#include "core/neural/output_loss.h"

namespace paragram::neural {
namespace {

// KL divergence from N(0, I), summed over sentences.
at::Tensor klOf(const Latent& latent) {
    const at::Tensor& logVariance = latent.logVariance;
    return (1 + logVariance - latent.mean.square() - logVariance.exp()).sum() * -0.5;
}

at::Tensor sampleOf(const Latent& latent, const at::Tensor& noise) {
    return latent.mean + noise * (latent.logVariance * 0.5).exp();
}

// The margin loss of P19 with the most similar wrong sentence of the batch as negative of each side, summed.
at::Tensor marginLoss(const at::Tensor& source, const at::Tensor& target, double margin) {
    const MixedPrecision off(source.device(), false);
    const at::Tensor a = source / source.norm(2, 1, true).clamp_min(1e-12),
                     b = target / target.norm(2, 1, true).clamp_min(1e-12);
    const at::Tensor cosines = at::mm(a, b.t());
    const at::Tensor right = cosines.diagonal();
    const at::Tensor wrong = cosines - at::eye(cosines.size(0), cosines.options()) * 4;
    return (at::relu(margin - right + wrong.amax(1)) + at::relu(margin - right + wrong.amax(0))).sum();
}

}  // namespace

GenerativeModel::GenerativeModel(const ModelShape& shape)
    : shape_(shape), variant_(variantNamed(shape.variant)) {
    if (shape.layers != "transformer" && shape.layers != "seq2seq")
        throw std::runtime_error("no layers are called " + shape.layers);
    const bool transformer = shape.layers == "transformer";
    if (transformer && (shape.width % shape.heads != 0 || shape.width % 2 != 0))
        throw std::runtime_error("the width must be even and a multiple of the number of heads");
    if (shape.averages && (shape.width != shape.latent || variant_.attends || !transformer))
        throw std::runtime_error(
            "a model that averages its embeddings is a transformer with a latent as long as its width");
    const auto addEncoder = [&](const std::string& name) {
        const LatentKind kind = variant_.attends ? LatentKind::none
                                : variant_.prior ? LatentKind::distribution
                                                 : LatentKind::vector;
        encoders_[name] = register_module(name, makeEncoder(shape, kind));
    };
    const auto addDecoder = [&](const std::string& name, std::int64_t latents) {
        decoders_[name] =
            register_module(name, makeDecoder(shape, latents, encoders_.at("encoder_sem")->stateWidth()));
    };
    if (variant_.formed != (shape.symbols > 0) || (variant_.formed && transformer))
        throw std::runtime_error(
            "a model that writes in given forms consists of LSTMs and knows symbols of forms; no other does");
    if (shape.copies && !variant_.formed)
        throw std::runtime_error("only a model that writes in given forms copies tokens");
    addEncoder("encoder_sem");
    if (variant_.languageLatents) {
        addEncoder("encoder_en");
        addEncoder("encoder_fr");
    }
    const std::int64_t latents = variant_.languageLatents ? 2 : 1, one = variant_.attends ? 0 : 1;
    if (variant_.formed) encoders_["encoder_form"] = register_module("encoder_form", makeFormEncoder(shape));
    if (variant_.readsSource) addDecoder("decoder_en", latents);
    if (variant_.readsTarget) addDecoder("decoder_fr", latents);
    if (variant_.toTarget) addDecoder("decoder_trans_en", one);
    if (variant_.toSource) addDecoder("decoder_trans_fr", one);
}

at::TensorOptions GenerativeModel::numbers() const {
    return parameters().front().options().requires_grad(false);
}

SentenceEncoder& GenerativeModel::encoder(const std::string& name) {
    const auto found = encoders_.find(name);
    if (found == encoders_.end()) throw std::runtime_error("a " + shape_.variant + " model has no " + name);
    return *found->second;
}

Decoder& GenerativeModel::decoder(const std::string& name) {
    const auto found = decoders_.find(name);
    if (found == decoders_.end()) throw std::runtime_error("a " + shape_.variant + " model has no " + name);
    return *found->second;
}

Latent GenerativeModel::encode(const std::string& name, std::span<const Tokens> sentences, Pass& pass) {
    return encoder(name).forward(batchOf(sentences, shape_.end, End::after, numbers()), pass);
}

Memory GenerativeModel::read(std::span<const Tokens> sentences, std::span<const Tokens> forms, Pass& pass) {
    const TokenBatch batch = batchOf(sentences, shape_.end, End::after, numbers());
    Memory memory{{}, encoder("encoder_sem").states(batch, pass), batch.lengths, batch.blocked};
    if (!variant_.formed) return memory;
    if (forms.size() != sentences.size())
        throw std::runtime_error("a " + shape_.variant + " model needs a form for each sentence");
    const TokenBatch symbols = batchOf(forms, shape_.symbols - 1, End::after, numbers());
    memory.ids = batch.ids;
    memory.forms = encoder("encoder_form").states(symbols, pass);
    memory.formsBlocked = symbols.blocked;
    return memory;
}

at::Tensor GenerativeModel::writing(const std::string& name, const std::vector<Tokens>& sentences,
                                    const Memory& memory, double smoothing, Pass& pass) {
    Decoder& writer = decoder(name);
    const TokenBatch read = batchOf(sentences, shape_.end, End::before, numbers());
    const TokenBatch written = batchOf(sentences, shape_.end, End::after, numbers());
    const at::Tensor targets = written.ids.flatten().index_select(0, written.places);
    const DecoderOutput output = writer.forward(read, memory, pass);
    const bool copies = output.copyShare.defined();
    const at::Tensor loss = outputLoss(output.states, writer.outputContext(memory.context, read.count()),
                                       read.sentence, writer.outputWeight(), targets, smoothing,
                                       chooseCandidates(targets, pass.inclusion, pass.generator),
                                       copies ? 1 - output.copyShare : at::Tensor());
    if (!copies) return loss;
    const at::Tensor same = memory.ids.index_select(0, read.sentence).eq(targets.unsqueeze(1));
    const at::Tensor copied = (output.attention * same).sum(1);
    return loss - (output.copyShare * (copied + kLeastCopy).log()).sum(at::kDouble);
}

at::Tensor GenerativeModel::logProbabilities(const std::string& name, std::span<const Tokens> sentences,
                                             const at::Tensor& context) {
    const at::NoGradGuard off;
    constexpr std::int64_t kChunk = 256;  // tokens
    Decoder& writer = decoder(name);
    Pass pass;
    const TokenBatch read = batchOf(sentences, shape_.end, End::before, numbers());
    const TokenBatch written = batchOf(sentences, shape_.end, End::after, numbers());
    const at::Tensor targets = written.ids.flatten().index_select(0, written.places);
    const at::Tensor states = writer.forward(read, {context}, pass).states;
    const at::Tensor given = writer.outputContext(context, read.count()), weight = writer.outputWeight();
    at::Tensor sums = at::zeros({read.count()}, states.options().dtype(at::kDouble));
    for (std::int64_t first = 0; first < states.size(0); first += kChunk) {
        const std::int64_t last = std::min(states.size(0), first + kChunk);
        const at::Tensor of = read.sentence.slice(0, first, last);
        const at::Tensor scores =
            at::linear(at::cat({given.index_select(0, of), states.slice(0, first, last)}, 1), weight);
        const at::Tensor logs =
            scores.log_softmax(1).gather(1, targets.slice(0, first, last).unsqueeze(1)).squeeze(1);
        sums.index_add_(0, of, logs.to(at::kDouble));
    }
    return sums;
}

Losses GenerativeModel::translationLosses(const PairBatch& pairs, double smoothing, Pass& pass) {
    Losses losses;
    if (variant_.toTarget)
        losses.terms["trans_st"] =
            writing("decoder_trans_en", pairs.target, read(pairs.source, pairs.forms, pass), smoothing, pass);
    else
        losses.terms["trans_ts"] =
            writing("decoder_trans_fr", pairs.source, read(pairs.target, pairs.forms, pass), smoothing, pass);
    losses.total = losses.terms.begin()->second;
    return losses;
}

Losses GenerativeModel::losses(const PairBatch& pairs, const LossOptions& options, Pass& pass) {
    if (variant_.attends) return translationLosses(pairs, options.smoothing, pass);
    const bool fromSource = options.side == SemanticSide::source || !variant_.readsTarget;
    const bool translatesSource = variant_.toTarget, translatesTarget = variant_.toSource;
    const bool margin = options.marginWeight > 0;
    Latent ofSource, ofTarget;
    if (translatesSource || variant_.readsSource || margin) {
        if (fromSource || translatesSource || margin) ofSource = encode("encoder_sem", pairs.source, pass);
    }
    if (!fromSource || translatesTarget || margin) ofTarget = encode("encoder_sem", pairs.target, pass);

    const auto noiseOf = [&](std::int64_t which, const Latent& latent) {
        if (options.noise.defined()) return options.noise[which];
        return at::empty_like(latent.mean, latent.mean.options().requires_grad(false))
            .normal_(0, 1, pass.generator);
    };
    const auto given = [&](Given what, std::int64_t which, const Latent& latent) {
        return what == Given::mean ? latent.mean : sampleOf(latent, noiseOf(which, latent));
    };
    Losses losses;
    at::Tensor kl;
    const auto addKl = [&](const char* name, const at::Tensor& term) {
        losses.terms[name] = term;
        kl = kl.defined() ? kl + term : term;
    };
    at::Tensor total = at::zeros({}, numbers().dtype(at::kDouble));
    if (variant_.readsSource || variant_.readsTarget) {
        const Latent& semantic = fromSource ? ofSource : ofTarget;
        const at::Tensor meaning = given(variant_.reconstruction, 0, semantic);
        if (variant_.prior) addKl("kl_sem", klOf(semantic));
        const auto readAgain = [&](const char* term, const char* klTerm, const char* encoderName,
                                   const char* decoderName, std::int64_t which,
                                   const std::vector<Tokens>& sentences) {
            at::Tensor context = meaning;
            if (variant_.languageLatents) {
                const Latent language = encode(encoderName, sentences, pass);
                context = at::cat({given(variant_.reconstruction, which, language), meaning}, 1);
                if (variant_.prior) addKl(klTerm, klOf(language));
            }
            losses.terms[term] = writing(decoderName, sentences, {context}, 0, pass);
            total = total + losses.terms[term];
        };
        if (variant_.readsSource) readAgain("nll_src", "kl_src", "encoder_en", "decoder_en", 1, pairs.source);
        if (variant_.readsTarget) readAgain("nll_tgt", "kl_tgt", "encoder_fr", "decoder_fr", 2, pairs.target);
    } else if (variant_.prior) {  // translations from sampled latents: of both sides
        addKl("kl_sem", klOf(ofSource) + klOf(ofTarget));
    }
    if (translatesSource) {
        losses.terms["trans_st"] =
            writing("decoder_trans_en", pairs.target, {given(variant_.translation, 0, ofSource)},
                    options.smoothing, pass);
        total = total + losses.terms["trans_st"] * variant_.translationWeight;
    }
    if (translatesTarget) {
        losses.terms["trans_ts"] =
            writing("decoder_trans_fr", pairs.source, {given(variant_.translation, 3, ofTarget)},
                    options.smoothing, pass);
        total = total + losses.terms["trans_ts"] * variant_.translationWeight;
    }
    if (kl.defined()) total = total + kl * options.klWeight;
    if (margin) {
        losses.terms["margin"] = marginLoss(ofSource.mean, ofTarget.mean, options.margin);
        total = total + losses.terms["margin"] * options.marginWeight;
    }
    losses.total = total;
    return losses;
}

}  // namespace paragram::neural
