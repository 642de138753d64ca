#include "core/runs/history.h"

#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <fstream>
#include <limits>
#include <sstream>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

constexpr char kOldHeader[] =
    "kind,step,epoch,loss,mega_batch,gradient_norm,pairs_per_second,name,pearson,spearman,best";
constexpr char kHeader[] =
    "kind,step,epoch,loss,mega_batch,gradient_norm,pairs_per_second,name,pearson,spearman,best,embedding_"
    "norm";
constexpr std::size_t kOldColumns = 11, kColumns = 12;

// Development sets are named after files; a comma in a name must not shift the columns.
std::string csvName(const std::string& name) {
    std::string safe = name;
    for (char& c : safe) {
        if (c == ',' || c == '\n' || c == '"') c = '_';
    }
    return safe;
}

std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; std::getline(in, field, ',');) fields.push_back(field);
    if (line.ends_with(',')) fields.emplace_back();
    return fields;
}

double number(const std::string& text) {
    double value = std::numeric_limits<double>::quiet_NaN();
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

}  // namespace

struct HistoryWriter::State {
    std::filesystem::path file;
    std::ofstream out;

    void write(const std::string& row) {
        errno = 0;
        out << row;
        if (!out) throwWriteFailure(file);
    }
    void flush() {
        errno = 0;
        if (!out.flush()) throwWriteFailure(file);
    }
};

HistoryWriter::HistoryWriter(const std::filesystem::path& file, std::int64_t keepUntilStep)
    : state_(std::make_unique<State>()) {
    std::string kept = std::string(kHeader) + '\n';
    if (std::ifstream old(file); keepUntilStep >= 0 && old) {
        std::string line;
        std::getline(old, line);
        const bool isOld = line == kOldHeader;
        while (std::getline(old, line)) {
            const auto fields = fieldsOf(line);
            // A line that a crash cut off has too few fields.
            if (fields.size() == (isOld ? kOldColumns : kColumns) &&
                number(fields[1]) <= static_cast<double>(keepUntilStep))
                kept += line + (isOld ? ",\n" : "\n");
        }
    }
    // The rows of an interrupted training survive a disk without space for their copy.
    writeFileAtomically(file, kept);
    state_->file = file;
    state_->out.open(file, std::ios::binary | std::ios::app);
    if (!state_->out) throwWriteFailure(file);
}

HistoryWriter::~HistoryWriter() = default;

void HistoryWriter::add(const StepRecord& r) {
    state_->write(fmt::format("step,{},{:.6f},{:.8g},{},{:.6g},{:.1f},,,,,\n", r.step, r.epoch, r.loss,
                              r.megaBatch, r.gradientNorm, r.pairsPerSecond));
    for (const auto& [name, value] : r.terms)
        state_->write(fmt::format("term,{},{:.6f},{:.8g},,,,{},,,,\n", r.step, r.epoch, value, name));
}

void HistoryWriter::add(const EvaluationRecord& r) {
    for (const DevelopmentScore& s : r.scores) {
        state_->write(fmt::format("evaluation,{},{:.6f},,,,,{},{:.6f},{:.6f},{},{:.6g}\n", r.step, r.epoch,
                                  csvName(s.name), s.pearson, s.spearman, r.best ? 1 : 0, r.embeddingNorm));
    }
    if (r.scores.empty())
        state_->write(fmt::format("evaluation,{},{:.6f},,,,,,,,{},{:.6g}\n", r.step, r.epoch, r.best ? 1 : 0,
                                  r.embeddingNorm));
    for (const auto& [name, value] : r.heldOut)
        state_->write(fmt::format("held-out,{},{:.6f},{:.8g},,,,{},,,,\n", r.step, r.epoch, value, name));
    state_->flush();
}

void HistoryWriter::flush() {
    state_->flush();
}

Result<History> readHistory(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::string line;
    if (!in || !std::getline(in, line)) {
        return Error{file.string(), "cannot be read", "the history of a run",
                     "check that the run was started"};
    }
    const bool isOld = line == kOldHeader;
    if (!isOld && line != kHeader)
        return Error{file.string(), "has another header", kHeader, "use another copy of the run"};
    History history;
    while (std::getline(in, line)) {
        const auto f = fieldsOf(line);
        if (f.size() != (isOld ? kOldColumns : kColumns)) continue;  // the last line of a killed run
        const auto step = static_cast<std::int64_t>(number(f[1]));
        if (f[0] == "step") {
            history.steps.push_back({step, number(f[2]), number(f[3]), static_cast<int>(number(f[4])),
                                     number(f[5]), number(f[6])});
        } else if (f[0] == "term" && !history.steps.empty() && history.steps.back().step == step) {
            history.steps.back().terms.emplace_back(f[7], number(f[3]));
        } else if (f[0] == "held-out" && !history.evaluations.empty() &&
                   history.evaluations.back().step == step) {
            EvaluationRecord& record = history.evaluations.back();
            record.heldOut.emplace_back(f[7], number(f[3]));
            if (record.scores.empty()) record.score = figureNamed(kRetrievalAccuracy, record.heldOut);
        } else if (f[0] == "evaluation") {
            if (history.evaluations.empty() || history.evaluations.back().step != step) {
                constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
                history.evaluations.push_back(
                    {step, number(f[2]), {}, kNone, f[10] == "1", isOld ? kNone : number(f[11])});
            }
            if (f[7].empty() && f[8].empty()) continue;  // without development sets
            EvaluationRecord& record = history.evaluations.back();
            record.scores.push_back({f[7], number(f[8]), number(f[9])});
            double sum = 0;
            for (const DevelopmentScore& score : record.scores) sum += score.pearson;
            record.score = sum / static_cast<double>(record.scores.size());
        }
    }
    return history;
}

}  // namespace paragram
