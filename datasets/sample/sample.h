// The sample that the programs carry with them: an English-Spanish bitext and graded sentence pairs, written
// by a small grammar. README.md says what it is good for and what it is not.
#pragma once

#include <string>
#include <vector>

namespace paragram::sample {

struct SampleFile {
    std::string name;  // "train.en-es.tsv"
    std::string text;  // UTF-8, a line ends with LF
};

// train.en-es.tsv: English TAB Spanish.
// development.XX-YY.tsv and test.XX-YY.tsv for en-en, es-es, en-es: gold (0.00..5.00) TAB sentence TAB
// sentence. The same bytes on every call and every machine; takes a fraction of a second.
std::vector<SampleFile> makeSample();

}  // namespace paragram::sample
