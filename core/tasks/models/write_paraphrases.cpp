#include "core/tasks/models/write_paraphrases.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/files/file_seal.h"
#include "core/base/stopwatch.h"
#include "core/models/model_file.h"
#include "core/tasks/data/sentence_feed.h"
#include "core/tasks/models/paraphrase_journal.h"
#include "core/text/language_check.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

std::string keyOf(const ParaphraseWay& way, const SentencesToParaphrase& request) {
    std::string sentences;
    for (const std::string& sentence : request.sources) sentences += sentence + '\n';
    const fs::path& scorer = request.scoreModel;
    return fmt::format("{} {} {} {}", way.key, way.together,
                       request.input.empty() ? hashOfBytes(sentences) : inputKey(request.input),
                       scorer.empty()
                           ? std::string()
                           : inputKey(fs::is_directory(scorer) ? scorer / kModelFileName : scorer));
}

}  // namespace

Result<WrittenParaphrases> writeParaphrases(const ParaphraseWay& way, const SentencesToParaphrase& request,
                                            JobContext& job) {
    WrittenParaphrases made = way.made;
    PairScorer scorer;
    if (!request.scoreModel.empty()) {
        auto loaded = loadPairScorer(request.scoreModel, made.language, way.writtenLanguage, job);
        if (!loaded) return loaded.error();
        scorer = *std::move(loaded);
    }
    auto feed =
        request.input.empty() ? Result(SentenceFeed(request.sources)) : SentenceFeed::open(request.input);
    if (!feed) return feed.error();
    auto journal = ParaphraseJournal::open(request.journal, keyOf(way, request));
    if (!journal) return journal.error();
    made.add(journal->counts());
    made.alreadyDone = journal->done();
    LanguageCheck language(made.language, "sentence");
    const Stopwatch watch;
    double before = 0;
    for (bool last = false; !last;) {
        const auto sentences = feed->next(way.together);
        if (!sentences) return sentences.error();
        last = sentences->size() < way.together;
        if (sentences->empty()) break;
        const auto first = static_cast<std::size_t>(made.sentences);
        for (const std::string& sentence : *sentences) language.add(sentence, ++made.sentences);
        const bool known = made.sentences <= made.alreadyDone;
        std::vector<WrittenParaphrase> texts;
        if (known) {
            auto earlier = journal->take(made.sentences);
            if (!earlier) return earlier.error();
            texts = *std::move(earlier);
            before = feed->fraction();
        } else {
            auto written = way.write(*sentences, first, job);
            if (!written) return written.error();
            texts = std::move(written->texts);
            rankTexts(*sentences, first, texts, scorer);
            made.add(*written);
            journal->add(texts, made.sentences, made);
        }
        compareTexts(*sentences, first, texts);
        if (request.onTexts)
            request.onTexts(made, *sentences, first, texts);
        else
            std::ranges::move(texts, std::back_inserter(made.texts));
        if (known) continue;
        const double fraction = feed->fraction(), done = static_cast<double>(made.sentences),
                     fresh = static_cast<double>(made.sentences - made.alreadyDone);
        job.report({way.stage, done, fraction > 0 ? done / fraction : 0, "sentences", fresh / watch.seconds(),
                    "sentences",
                    fraction > before ? watch.seconds() * (1 - fraction) / (fraction - before) : -1});
        if (!last && job.shouldStop()) return Stopped{};
    }
    made.remark = language.remark();
    return made;
}

}  // namespace paragram
