#include "app/cli/progress_printer.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <atomic>
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
    if (p.otherRate > 0) line += fmt::format("  {} {}/s", groupedNumber(p.otherRate), p.otherUnit);
    if (p.secondsLeft >= 0 && std::isfinite(p.secondsLeft))
        line += "  " + durationText(p.secondsLeft) + " left";
    return line;
}

std::string jsonLine(const Progress& p) {
    nlohmann::json json{{"stage", p.stage}, {"done", p.done}, {"unit", p.unit}};
    if (p.total > 0) json["total"] = p.total;
    if (p.rate > 0 && std::isfinite(p.rate)) json["rate"] = p.rate;
    if (p.otherRate > 0 && std::isfinite(p.otherRate)) json[p.otherUnit + "_per_second"] = p.otherRate;
    if (p.secondsLeft >= 0 && std::isfinite(p.secondsLeft)) json["seconds_left"] = p.secondsLeft;
    return json.dump();
}

// Whether a changing line is on the terminal, of which a program has one.
std::atomic<bool> lineOpen = false;

// The first characters of a line, as many as fit in a row: a line that wraps could not be erased.
std::string fitting(const std::string& line) {
    winsize window{};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col < 2) return line;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool first = (static_cast<unsigned char>(line[at]) & 0xC0) != 0x80;
        if (first && ++characters == window.ws_col) return line.substr(0, at);
    }
    return line;
}

}  // namespace

void eraseProgress() {
    if (!lineOpen.exchange(false)) return;
    std::fputs("\r\x1b[K", stderr);
    std::fflush(stderr);
}

ProgressPrinter::ProgressPrinter(ProgressStyle style) : style_(style) {
    if (style_ == ProgressStyle::automatic && ::isatty(STDERR_FILENO) == 0) style_ = ProgressStyle::plain;
}

ProgressPrinter::~ProgressPrinter() {
    eraseProgress();
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
        std::fputs(("\r\x1b[K" + fitting(plainLine(progress))).c_str(), stderr);
        lineOpen = true;
    }
    std::fflush(stderr);
}

}  // namespace paragram::cli
