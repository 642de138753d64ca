#include "app/cli/progress_printer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "core/base/number_text.h"

namespace paragram::cli {
namespace {

std::string plainLine(const Progress& p) {
    std::string line = p.stage;
    const bool fraction = p.unit == "epochs";
    const auto amount = [&](double value) {
        return fraction ? fmt::format("{:.1f}", value) : groupedNumber(value);
    };
    if (p.total > 0) {
        line += fmt::format("  {:.0f} %  {} of {} {}", 100 * p.done / p.total, amount(p.done),
                            amount(p.total), p.unit);
    } else if (p.done > 0) {
        line += fmt::format("  {} {}", amount(p.done), p.unit);
    }
    if (p.rate > 0) line += fmt::format("  {} {}/s", groupedNumber(p.rate), p.rateUnit);
    if (p.secondsLeft >= 0 && std::isfinite(p.secondsLeft))
        line += "  " + durationText(p.secondsLeft) + " left";
    return line;
}

std::string jsonLine(const Progress& p) {
    nlohmann::json json{{"stage", p.stage}, {"done", p.done}, {"unit", p.unit}};
    if (p.total > 0) json["total"] = p.total;
    if (p.rate > 0 && std::isfinite(p.rate)) json["rate"] = p.rate;
    if (p.secondsLeft >= 0 && std::isfinite(p.secondsLeft)) json["seconds_left"] = p.secondsLeft;
    return json.dump();
}

}  // namespace

ProgressPrinter::ProgressPrinter(ProgressStyle style)
    : style_(style), terminal_(::isatty(STDERR_FILENO) == 1) {
    if (style_ == ProgressStyle::automatic && !terminal_) style_ = ProgressStyle::plain;
}

bool ProgressPrinter::due(const Progress& progress) {
    using std::chrono::milliseconds;
    const auto pause = style_ == ProgressStyle::plain ? milliseconds(5000) : milliseconds(200);
    const auto now = Clock::now();
    if (progress.stage == lastStage_ && now - last_ < pause) return false;
    lastStage_ = progress.stage;
    last_ = now;
    return true;
}

void ProgressPrinter::show(const Progress& progress) {
    if (style_ == ProgressStyle::none || !due(progress)) return;
    if (style_ == ProgressStyle::json) {
        std::fputs((jsonLine(progress) + "\n").c_str(), stderr);
    } else if (style_ == ProgressStyle::plain) {
        std::fputs((plainLine(progress) + "\n").c_str(), stderr);
    } else {
        std::fputs(("\r\x1b[K" + plainLine(progress)).c_str(), stderr);
        lineOpen_ = true;
    }
    std::fflush(stderr);
}

void ProgressPrinter::finish() {
    if (lineOpen_) std::fputs("\r\x1b[K", stderr);
    lineOpen_ = false;
}

}  // namespace paragram::cli
