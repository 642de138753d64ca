#include "core/tasks/corpora/sample_paraphrases.h"

#include <algorithm>

#include "core/base/random.h"
#include "core/base/stopwatch.h"
#include "core/pairs/filters/trigram_overlap.h"
#include "core/text/language_check.h"

namespace paragram {
namespace {

constexpr std::uint64_t kSeed = 1;

// One pair of each of `size` equal parts of the store, in random order, so that any beginning of the list is
// a sample of the whole.
std::vector<std::int64_t> chooseNumbers(std::int64_t pairs, std::int64_t size) {
    std::vector<std::int64_t> numbers;
    Random random(kSeed);
    for (std::int64_t part = 0; part < size; ++part) {
        const std::int64_t begin = part * pairs / size, end = (part + 1) * pairs / size;
        numbers.push_back(begin +
                          static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(end - begin))));
    }
    random.shuffle(std::span(numbers));
    return numbers;
}

}  // namespace

Result<ParaphraseSample> sampleParaphrases(TextWriter& writer, const ParaphraseRequest& request,
                                           std::int64_t size, std::int64_t first, std::int64_t last,
                                           JobContext& job) {
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    const Result<WritingRoute> route = paraphraseRoute(writer.model(), store->info(), request.side);
    if (!route) return route.error();
    size = std::min(size, store->info().pairs);
    const std::vector<std::int64_t> numbers = chooseNumbers(store->info().pairs, size);
    last = std::min(last, size);
    std::vector<std::string> sentences, originals;
    LanguageCheck language(languageOf(writer.model(), route->from), "pair");
    for (std::int64_t i = first; i < last; ++i) {
        const std::int64_t number = numbers[static_cast<std::size_t>(i)];
        const SentencePair pair = store->read(number, 1)[0];
        const bool target = request.side == Side::target;
        sentences.push_back(target ? pair.source : pair.target);
        originals.push_back(target ? pair.target : pair.source);
        language.add(originals.back(), number + 1);
    }
    LineTranslator translator(writer, *route, request.writing, request.longSentences);
    const Stopwatch watch;
    const auto translated = translator.translate(originals, first, job);
    if (!translated) return translated.error();
    ParaphraseSample sample;
    sample.seconds = watch.seconds();
    sample.remark = language.remark();
    sample.sentences = static_cast<std::int64_t>(originals.size());
    FilterWorkspace work;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        for (const Translation& translation : (*translated)[i])
            sample.pairs.push_back({sentences[i], translation.text, originals[i], translation.score,
                                    sentenceOverlap(sentences[i], translation.text, work)});
    return sample;
}

}  // namespace paragram
