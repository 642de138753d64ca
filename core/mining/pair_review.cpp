#include "core/mining/pair_review.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "core/base/files/atomic_file.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::array<std::string_view, 4> kNames{"none", "accepted", "rejected", "skipped"};

std::string keyOf(std::string_view source, std::string_view target) {
    return std::string(source) + '\t' + std::string(target);
}

}  // namespace

Result<PairReview> PairReview::open(const std::filesystem::path& file) {
    PairReview review;
    review.file_ = file;
    std::error_code code;
    if (!std::filesystem::exists(file, code)) return review;
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    Line line;
    for (;;) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) return review;
        if (line.problem) return *line.problem;
        const std::vector<std::string> fields = splitFields(line.text);
        const auto name = std::ranges::find(kNames, fields[0]);
        if (fields.size() != 4 || name == kNames.end()) {
            return Error{fmt::format("{}:{}", reader->name(), line.number), "not a judgement",
                         "decision, source, target and note separated by tabs", "remove the line"};
        }
        review.judgements_[keyOf(fields[1], fields[2])] = {static_cast<Decision>(name - kNames.begin()),
                                                           fields[3]};
    }
}

Judgement PairReview::of(std::string_view source, std::string_view target) const {
    const auto found = judgements_.find(keyOf(source, target));
    return found == judgements_.end() ? Judgement{} : found->second;
}

void PairReview::write(const std::string& source, const std::string& target, const Judgement& judgement) {
    std::string note = judgement.note;
    std::ranges::replace_if(
        note, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    if (!file_.empty()) {
        errno = 0;
        if (!out_.is_open()) out_.open(file_, std::ios::binary | std::ios::app);
        out_ << kNames[static_cast<std::size_t>(judgement.decision)] << '\t' << source << '\t' << target
             << '\t' << note << '\n';
        out_.flush();
        if (!out_) throwWriteFailure(file_);
    }
    judgements_[keyOf(source, target)] = {judgement.decision, note};
}

void PairReview::judge(const std::string& source, const std::string& target, Judgement judgement) {
    const Judgement before = of(source, target);
    write(source, target, judgement);
    past_.push_back({source, target, before});
}

PairReview::Undone PairReview::undo() {
    const Past last = past_.back();
    write(last.source, last.target, last.before);
    past_.pop_back();
    return {last.source, last.target};
}

std::size_t PairReview::count(Decision decision) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        judgements_, [decision](const auto& entry) { return entry.second.decision == decision; }));
}

}  // namespace paragram
