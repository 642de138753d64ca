// Reads labelled sentences and pairs in the layouts of SentEval and of the original publishers, recognised by
// name; others are tables (set_table.h).
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/evaluation/sets/labelled_sets.h"

namespace paragram {

// Recognised: MR (rt-polarity), CR (custrev), SUBJ (subj), MPQA (mpqa) as .pos and .neg files; SST
// (sentiment-train, -dev, -test, binary or fine); TREC (train_5500.label, TREC_10.label); MRPC
// (msr-para-train.tsv or msr_paraphrase_train.txt, ...); STS Benchmark (sts-train.csv, ...); SentEval's
// probing tasks (lines of tr, va or te, a label and a sentence). Empty for other names; Error for a malformed
// file. Lines that are not UTF-8 are read as Latin-1, the encoding of the older data sets.
Result<LabelledSets> readNamedLabelled(const std::filesystem::path& file);

}  // namespace paragram
