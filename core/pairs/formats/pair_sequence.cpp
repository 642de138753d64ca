#include "core/pairs/formats/pair_sequence.h"

#include <algorithm>

#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/pair_source.h"

namespace paragram {

Result<std::unique_ptr<PairSequence>> PairSequence::open(std::vector<PairInput> inputs, bool amongMore) {
    std::unique_ptr<PairSequence> sequence(new PairSequence(std::move(inputs), amongMore));
    if (sequence->inputs_.empty()) return sequence;
    if (const Result<Nothing> opened = sequence->openNext(); !opened) return opened.error();
    return sequence;
}

Result<Nothing> PairSequence::openNext() {
    const PairInput& asked = inputs_[opened_];
    Result<PairSource> source = openPairSource(asked);
    if (!source) return source.error();
    if (opened_ == 0) first_ = asOpened(asked, source->input);
    Result<std::unique_ptr<PairReader>> reader = makePairReader(std::move(*source));
    if (!reader) return reader.error();
    reader_ = std::move(*reader);
    counted_ = reader_->counted();
    ++opened_;
    return Nothing{};
}

void PairSequence::close() {
    linesBefore_ += reader_->linesRead();
    warnings_ = warnings();
    leftOut_ = leftOut();
    reader_.reset();
}

Result<ReadOutcome> PairSequence::next(SentencePair& pair) {
    while (reader_) {
        Result<ReadOutcome> outcome = reader_->next(pair);
        if (!outcome || *outcome != ReadOutcome::end) return outcome;
        close();
        if (opened_ == inputs_.size()) break;
        if (const Result<Nothing> opened = openNext(); !opened) return opened.error();
    }
    return ReadOutcome::end;
}

std::vector<std::string> PairSequence::warnings() const {
    std::vector<std::string> all = warnings_;
    if (reader_)
        for (std::string& warning : reader_->warnings())
            if (std::ranges::find(all, warning) == all.end()) all.push_back(std::move(warning));
    return all;
}

LeftOut PairSequence::leftOut() const {
    LeftOut all = leftOut_;
    if (!reader_) return all;
    LeftOut last = reader_->leftOut();
    if (namesFiles_ && !last.firstUntranslated.empty())
        last.firstUntranslated += " of " + inputs_[opened_ - 1].first.string();
    all.add(last);
    return all;
}

double PairSequence::fraction() const {
    if (!reader_) return 1;
    return (static_cast<double>(opened_ - 1) + reader_->fraction()) / static_cast<double>(inputs_.size());
}

std::pair<std::string, std::string> PairSequence::languages() const {
    return reader_ ? reader_->languages() : std::pair<std::string, std::string>();
}

}  // namespace paragram
