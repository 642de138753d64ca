// Sets of labelled sentences and pairs as SentEval and the tasks' own publishers lay them out, recognised by
// looking.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/labelled_set.h"

namespace paragram {

// path: a file or a folder, whose subfolders are looked into, too. Recognised: MR (rt-polarity), CR
// (custrev), SUBJ (subj), MPQA (mpqa) as .pos and .neg files; SST (sentiment-train, -dev, -test, binary or
// fine); TREC (train_5500.label, TREC_10.label); MRPC (msr-para-train.tsv or msr_paraphrase_train.txt, ...);
// SICK (SICK_train.txt, ...); STS Benchmark (sts-train.csv, ...); QQP (a header with question1, question2,
// is_duplicate); SentEval's probing tasks (tr, va, te, a label and a sentence a line). Empty where there is
// none. Lines that are not UTF-8 are read as Latin-1, which the older of these sets are in. Sorted by suite
// and name.
Result<std::vector<LabelledSet>> readLabelledSets(const std::filesystem::path& path);

}  // namespace paragram
