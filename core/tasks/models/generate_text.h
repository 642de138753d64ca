// Writes sentences with a generative model.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/text_writer.h"

namespace paragram {

struct GenerateRequest {
    std::vector<std::string> sources;  // what is said
    std::vector<std::string>
        styles;  // how it is said: one for each source, or one for all; empty: as the source
    std::vector<std::string> ends;  // as in WritingTexts
    int steps = 5;
    std::string language, to;  // as for routeOf
    WritingOptions writing;
};

// Writes in the language of the sources: reconstruction, or style transfer with styles. In the other one:
// translation; with styles, from the meaning of the source and the style of a sentence of that language. With
// ends, from latents between those of the source and its end, on a straight line.
// Best first for each source. Errors as routeOf and TextWriter::write.
Result<std::vector<WrittenText>> generateText(TextWriter& writer, const GenerateRequest& request,
                                              JobContext& job);

// One sentence if the sources are not in the language that the model reads; otherwise empty.
std::string languageRemark(const Model& model, const GenerateRequest& request);

}  // namespace paragram
