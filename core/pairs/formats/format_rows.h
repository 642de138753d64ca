// The rows of the registry, each defined next to its reader.
#pragma once

#include "core/pairs/formats/pair_format.h"

namespace paragram {

PairFormat tsvFormat();
PairFormat csvFormat();
PairFormat scoredFormat();
PairFormat paraNmtFormat();
PairFormat mosesFormat();
PairFormat tmxFormat();
PairFormat xliffFormat();
PairFormat xliff2Format();
PairFormat opusFormat();
PairFormat jsonLinesFormat();
PairFormat tatoebaFormat();
PairFormat dictdFormat();
PairFormat gettextFormat();
PairFormat stsFormat();
PairFormat buccFormat();
PairFormat pspFormat();
PairFormat pairStoreFormat();

}  // namespace paragram
