// Pairs of sentences as paragram-neural is asked about them.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/base/process/frame.h"
#include "core/encoders/token_index.h"
#include "core/training/generative/token_batches.h"

namespace paragram {

// A number of an answer; JSON writes what is not finite as null.
inline double number(const nlohmann::json& value) {
    return value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN();
}

// Sentences as a request has them.
class SentenceArrays {
  public:
    explicit SentenceArrays(std::string ids, std::string lengths)
        : idsName_(std::move(ids)), lengthsName_(std::move(lengths)) {}
    void add(Sentence sentence) {
        ids_.insert(ids_.end(), sentence.begin(), sentence.end());
        lengths_.push_back(static_cast<std::int32_t>(sentence.size()));
    }
    void addTo(Frame& request) const {
        request.add(idsName_, ids_);
        request.add(lengthsName_, lengths_);
    }
    std::int64_t tokens() const { return static_cast<std::int64_t>(ids_.size()); }

  private:
    std::string idsName_, lengthsName_;
    std::vector<std::int32_t> ids_, lengths_;
};

// A request for the losses of micro-batches; the rest of its header is the caller's.
struct LossRequest {
    Frame frame;
    SentenceArrays source{"source", "source-lengths"}, target{"target", "target-lengths"},
        form{"form", "form-lengths"};

    // Of the micro-batches first, first + every ... swaps: pairs whose sides both have forms are trained from
    // target to source in every second batch.
    LossRequest(const PairTokens& pairs, const std::vector<const MicroBatch*>& batches, bool swaps,
                std::int32_t endOfForm, std::size_t first = 0, std::size_t every = 1) {
        frame.header = {{"request", "update"}, {"batches", nlohmann::json::array()}};
        for (std::size_t number = first; number < batches.size(); number += every) {
            const MicroBatch* batch = batches[number];
            for (const std::int32_t place : batch->pairs) {
                const auto pair = static_cast<std::size_t>(place);
                const FormPair forms = formsOf(pairs.formOf(pair), endOfForm);
                const bool swapped = swaps && batch->fromTarget && forms.both;
                source.add(swapped ? pairs.target[pair] : pairs.source[pair]);
                target.add(swapped ? pairs.source[pair] : pairs.target[pair]);
                if (pairs.form.size() > 0) form.add(swapped ? forms.source : forms.target);
            }
            frame.header["batches"].push_back(
                {{"pairs", batch->pairs.size()}, {"side", batch->fromTarget ? 1 : 0}, {"number", number}});
        }
        source.addTo(frame);
        target.addTo(frame);
        if (pairs.form.size() > 0) form.addTo(frame);
    }
};

}  // namespace paragram
