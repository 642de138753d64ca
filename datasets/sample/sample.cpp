#include "datasets/sample/sample.h"

#include "datasets/sample/training_pairs.h"

namespace paragram::sample {
namespace {

// Changing the seed changes every file: the committed copies must then be written again.
constexpr std::uint64_t kSeed = 20190730;

struct GradedSet {
    const char* languages;
    Language first;
    Language second;
};

constexpr GradedSet kGradedSets[] = {
    {"en-en", Language::English, Language::English},
    {"es-es", Language::Spanish, Language::Spanish},
    {"en-es", Language::English, Language::Spanish},
};

std::string goldText(int hundredths) {
    const std::string digits = std::to_string(1000 + hundredths);
    return digits.substr(1, 1) + "." + digits.substr(2);
}

std::string textOfPairs(const std::vector<GradedPair>& pairs) {
    std::string text;
    for (const GradedPair& pair : pairs) {
        text += goldText(pair.goldHundredths) + '\t' + pair.first + '\t' + pair.second + '\n';
    }
    return text;
}

std::string textOfPairs(const std::vector<BilingualPair>& pairs) {
    std::string text;
    for (const BilingualPair& pair : pairs) {
        text += pair.english + '\t' + pair.spanish + '\n';
    }
    return text;
}

}  // namespace

std::vector<SampleFile> makeSample() {
    Random random(kSeed);
    HeldOut heldOut;
    std::vector<SampleFile> files;
    // The graded sets are created first, so that their sentences can be excluded from training.
    for (const std::string part : {"development.", "test."}) {
        for (const GradedSet& set : kGradedSets) {
            files.push_back({part + set.languages + ".tsv",
                             textOfPairs(drawGradedPairs(set.first, set.second, heldOut, random))});
        }
    }
    const std::vector<Meaning> meanings = drawTrainingMeanings(heldOut, random);
    files.insert(files.begin(),
                 {"train.en-es.tsv", textOfPairs(drawTrainingPairs(meanings, heldOut, random))});
    return files;
}

}  // namespace paragram::sample
