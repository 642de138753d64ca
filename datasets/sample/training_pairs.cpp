#include "datasets/sample/training_pairs.h"

#include "datasets/sample/english.h"
#include "datasets/sample/spanish.h"

namespace paragram::sample {

std::vector<Meaning> drawTrainingMeanings(const HeldOut& heldOut, Random& random) {
    std::set<Meaning> seen;
    std::vector<Meaning> meanings;
    while (meanings.size() < static_cast<std::size_t>(kTrainingMeanings)) {
        const Meaning meaning = drawMeaning(random);
        if (!heldOut.meanings.contains(meaning) && seen.insert(meaning).second) {
            meanings.push_back(meaning);
        }
    }
    return meanings;
}

std::vector<BilingualPair> drawTrainingPairs(const std::vector<Meaning>& meanings, const HeldOut& heldOut,
                                             Random& random) {
    std::vector<BilingualPair> pairs;
    for (const Meaning& meaning : meanings) {
        std::set<std::string> said;  // short sentences have few wordings, which repeat
        for (int i = 0; i < kWordingsPerMeaning; ++i) {
            const std::string english = englishSentence(meaning, drawWording(random));
            const std::string spanish = spanishSentence(meaning, drawWording(random));
            const bool reserved = heldOut.sentences.contains(english) || heldOut.sentences.contains(spanish);
            if (!reserved && said.insert(english + '\t' + spanish).second) {
                pairs.push_back({english, spanish});
            }
        }
    }
    random.shuffle(pairs);
    return pairs;
}

}  // namespace paragram::sample
