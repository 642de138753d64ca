// Pairs of a toy grammar with the parses of their targets: who does what to whom, as a statement, in the
// passive or as a question. The target's template alone says which of the three it is.
#pragma once

#include <fmt/format.h>

#include <array>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/pairs/store/pair_store.h"
#include "core/runs/train_request.h"
#include "core/text/parse_tree.h"
#include "tests/support/test_support.h"

namespace paragram::test {

enum class ToyForm { statement, passive, question };
struct ToyEvent {
    int agent, verb, object;
};

inline constexpr std::array kToyNouns{"dog", "cat", "girl", "king"};
inline constexpr std::array kToyVerbs{"sees", "calls", "wants", "finds"};

inline std::string toyText(const ToyEvent& event, ToyForm form) {
    const auto noun = [](int i) { return std::string("the ") + kToyNouns[static_cast<std::size_t>(i)]; };
    const std::string verb = kToyVerbs[static_cast<std::size_t>(event.verb)];
    if (form == ToyForm::passive)
        return noun(event.object) + " is " + verb + " by " + noun(event.agent) + " .";
    if (form == ToyForm::question)
        return "does " + noun(event.agent) + " " + verb + " " + noun(event.object) + " ?";
    return noun(event.agent) + " " + verb + " " + noun(event.object) + " .";
}

// A parse of the text. The noun phrases of some nouns have another label than those of the others, which the
// template does not say.
inline std::string toyParse(const ToyEvent& event, ToyForm form) {
    const auto phrase = [](int i) {
        return fmt::format("(NP (DT the) ({} {}))", i < 2 ? "NN" : "NNP",
                           kToyNouns[static_cast<std::size_t>(i)]);
    };
    const std::string agent = phrase(event.agent), object = phrase(event.object),
                      verb = kToyVerbs[static_cast<std::size_t>(event.verb)];
    if (form == ToyForm::passive)
        return fmt::format("(ROOT (S {} (VBZ is) (VP (VBN {}) (PP (IN by) {})) (. .)))", object, verb, agent);
    if (form == ToyForm::question)
        return fmt::format("(ROOT (SQ (VBZ does) {} (VP (VB {}) {}) (. ?)))", agent, verb, object);
    return fmt::format("(ROOT (S {} (VP (VBZ {}) {}) (. .)))", agent, verb, object);
}

inline std::string toyTemplate(ToyForm form) {
    return linearTemplate(toyParse({0, 0, 0}, form));
}

// A statement in another form.
inline std::string inForm(const std::string& statement, ToyForm form) {
    for (int agent = 0; agent < 4; ++agent)
        for (int verb = 0; verb < 4; ++verb)
            for (int object = 0; object < 4; ++object)
                if (toyText({agent, verb, object}, ToyForm::statement) == statement)
                    return toyText({agent, verb, object}, form);
    return {};
}

inline void writeToyStore(const QTemporaryDir& folder, const std::string& name, int repeats, int count) {
    PairStoreWriter store(pathIn(folder, name + ".h5"));
    const std::string start = name == "toy" ? "" : name + "-";
    std::ofstream parses(pathIn(folder, start + "parses.txt")),
        sources(pathIn(folder, start + "source-parses.txt"));
    for (int repeat = 0; repeat < repeats; ++repeat) {
        Random random(7, 1);
        for (int i = 0; i < count; ++i) {
            const auto draw = [&](std::size_t below) { return static_cast<int>(random.below(below)); };
            const ToyEvent event{draw(4), draw(4), draw(4)};
            const auto form = static_cast<ToyForm>(draw(3)), other = static_cast<ToyForm>(draw(3));
            store.add({toyText(event, other), toyText(event, form), 0});
            parses << toyParse(event, form) << '\n';
            sources << toyParse(event, other) << '\n';
        }
    }
    PairStoreInfo info;
    info.sourceLanguage = info.targetLanguage = "en";
    store.commit(info);
}

// toy.h5, parses.txt of the targets and source-parses.txt.
inline void writeToyPairs(const QTemporaryDir& folder, int count) {
    writeToyStore(folder, "toy", 1, count);
}
// many.h5, many-parses.txt and many-source-parses.txt: the same several times.
inline void repeatToyPairs(const QTemporaryDir& folder, int times) {
    writeToyStore(folder, "many", times, 600);
}

// Flags of train for the same as toyRequest.
inline constexpr const char* kToyFlags =
    "--encoder.kind word --encoder.network seq2seq --encoder.dimension 24 --encoder.units 16 "
    "--encoder.dropout 0 --generative.model scpn --generative.parses parses.txt "
    "--generative.label-dimension 8 --generative.form-units 12 --generative.copies false "
    "--generative.decoder-layers 2 "
    "--generative.smoothing 0 --generative.update-tokens 300 --generative.batch-tokens 300 "
    "--generative.warm-up 10 --generative.held-out 0 --train.learning-rate 0.02 --train.clip 5 "
    "--train.epochs 50 --train.threads 1";
// Of train for a parse generator that has not learned much yet.
inline constexpr const char* kToyParserFlags =
    "--encoder.network seq2seq --encoder.dimension 24 --encoder.units 32 --encoder.dropout 0 "
    "--generative.parses parses.txt --generative.source-parses source-parses.txt "
    "--generative.label-dimension 8 --generative.form-units 12 --generative.update-tokens 600 "
    "--generative.batch-tokens 600 --generative.warm-up 100 --generative.held-out 0 "
    "--train.learning-rate 0.01 --train.clip 5 --train.epochs 5 --train.threads 1";

// An SCPN of words that learns the grammar in seconds, without copying; without an output.
inline TrainRequest toyRequest(const QTemporaryDir& folder) {
    TrainRequest request;
    request.pairs = {pathIn(folder, "toy.h5")};
    Settings& settings = request.settings;
    settings.encoder.kind = "word";
    settings.encoder.dimension = 24;
    settings.encoder.network = Network::seq2seq;
    settings.encoder.units = 16;
    settings.encoder.dropout = 0;
    settings.generative.model = Generative::scpn;
    settings.generative.parses = pathIn(folder, "parses.txt").string();
    settings.generative.labelDimension = 8;
    settings.generative.formUnits = 12;
    settings.generative.copies = false;
    settings.generative.decoderLayers = 2;
    settings.generative.smoothing = 0;
    settings.generative.updateTokens = 300;
    settings.generative.batchTokens = 300;
    settings.generative.warmUp = 10;
    settings.generative.heldOut = 0;
    settings.train.learningRate = 0.02;
    settings.train.clip = 5;
    settings.train.epochs = 50;
    settings.train.threads = 1;
    return request;
}

// A parse generator of the same grammar.
inline TrainRequest toyParserRequest(const QTemporaryDir& folder) {
    TrainRequest request = toyRequest(folder);
    Settings& settings = request.settings;
    settings.text.lowerCase = false;
    settings.generative.model = Generative::parseGenerator;
    settings.generative.sourceParses = pathIn(folder, "source-parses.txt").string();
    settings.encoder.units = 32;
    settings.generative.copies = true;
    settings.generative.decoderLayers = 1;
    settings.generative.updateTokens = settings.generative.batchTokens = 600;
    settings.generative.warmUp = 100;
    settings.train.learningRate = 0.01;
    settings.train.epochs = 90;
    settings.tokenizer.maximumTokens = 100;
    return request;
}

// The parses of statements, one a line, for ParseCompletion.
inline std::string toyStatementParses(const std::vector<ToyEvent>& events) {
    std::string lines;
    for (const ToyEvent& event : events) lines += toyParse(event, ToyForm::statement) + '\n';
    return lines;
}

}  // namespace paragram::test
