#include "core/tasks/corpora/split_sentences.h"

#include "core/base/files/output_stream.h"

namespace paragram {

Result<SplitSentencesSummary> splitSentences(const SplitSentencesRequest& request, JobContext& job) {
    auto sentences = readSentences(request.document, job);
    if (!sentences) return sentences.error();
    auto out = OutputStream::open(request.output);
    if (!out) return out.error();
    SplitSentencesSummary summary;
    std::int32_t paragraph = -1;
    for (std::size_t i = 0; i < sentences->texts.size(); ++i) {
        if (sentences->paragraphs[i] != paragraph) {
            if (request.paragraphs && paragraph >= 0) out->write("\n");
            paragraph = sentences->paragraphs[i];
            ++summary.paragraphs;
        }
        if (request.places) out->write(std::to_string(sentences->places[i]) + "\t");
        out->write(sentences->texts[i] + "\n");
        ++summary.sentences;
    }
    out->commit();
    summary.language = sentences->language;
    summary.remarks = std::move(sentences->remarks);
    return summary;
}

}  // namespace paragram
