#include "core/pairs/formats/psp_pair_reader.h"

#include <fmt/format.h>

#include "core/base/hdf5/hdf5_file.h"
#include "core/pairs/store/psp_pairs.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 4096;  // pairs

class PspPairReader : public PairReader {
  public:
    PspPairReader(PspPairs pairs, std::string name) : pairs_(std::move(pairs)), name_(std::move(name)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        if (at_ == pairs_.pairs()) return ReadOutcome::end;
        if (at_ % kChunk == 0) {
            try {
                chunk_ = pairs_.read(at_, kChunk);
            } catch (const Hdf5Damage& damage) {
                return damage.error();
            }
        }
        const auto list = static_cast<std::size_t>(2 * (at_ % kChunk));
        ++at_;
        pair = {textOf(list), textOf(list + 1)};
        for (const auto& [text, side] : {std::pair(&pair.source, "first"), {&pair.target, "second"}}) {
            if (const auto damage = findTextProblem(*text)) {
                problem_ = {fmt::format("{}: pair {}", name_, at_),
                            fmt::format("{} in the {} sentence", damage->found, side),
                            "UTF-8 pieces in the .vocab",
                            "use another copy of the .vocab or set pairs.skip-bad-lines"};
                return ReadOutcome::rejected;
            }
            if (!text->empty()) continue;
            problem_ = {fmt::format("{}: pair {}", name_, at_),
                        fmt::format("no known piece in the {} sentence", side), "",
                        "set pairs.skip-bad-lines"};
            return ReadOutcome::rejected;
        }
        return ReadOutcome::pair;
    }
    const Error& problem() const override { return problem_; }
    std::int64_t linesRead() const override { return at_; }
    double fraction() const override {
        return static_cast<double>(at_) / static_cast<double>(std::max<std::int64_t>(1, pairs_.pairs()));
    }

  private:
    std::string textOf(std::size_t list) const {
        const auto first = chunk_.offsets[list], last = chunk_.offsets[list + 1];
        return pairs_.text(
            std::span(chunk_.values)
                .subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first)));
    }

    PspPairs pairs_;
    std::string name_;
    IntegerLists chunk_;
    std::int64_t at_ = 0;
    Error problem_;
};

}  // namespace

Result<std::unique_ptr<PairReader>> makePspPairReader(const std::filesystem::path& file) {
    Result<PspPairs> pairs = PspPairs::open(file);
    if (!pairs) return pairs.error();
    return std::unique_ptr<PairReader>(
        std::make_unique<PspPairReader>(std::move(pairs).value(), file.string()));
}

}  // namespace paragram
