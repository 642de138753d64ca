// Reads labelled sentences and pairs in the layouts of SentEval and of the original publishers, recognised by
// content.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/sets/labelled_set.h"

namespace paragram {

// path: a file, or a folder with its subfolders. Recognised: MR (rt-polarity), CR (custrev), SUBJ (subj),
// MPQA (mpqa) as .pos and .neg files; SST (sentiment-train, -dev, -test, binary or fine); TREC
// (train_5500.label, TREC_10.label); MRPC (msr-para-train.tsv or msr_paraphrase_train.txt, ...); SICK
// (SICK_train.txt, ...); STS Benchmark (sts-train.csv, ...); QQP (a header with question1, question2,
// is_duplicate); SentEval's probing tasks (lines of tr, va or te, a label and a sentence). Empty if nothing
// is recognised; Error for a malformed file. Lines that are not UTF-8 are read as Latin-1, the encoding of
// the older data sets. Sorted by suite and name.
Result<std::vector<LabelledSet>> readLabelledSets(const std::filesystem::path& path);

}  // namespace paragram
