#include "core/training/generative/encoder_turns.h"

#include <fmt/format.h>

#include <sstream>

namespace paragram {
namespace {

constexpr int kCompared = 15, kMost = 99;  // updates, as in the released program of He et al.

}  // namespace

TrainedPart EncoderTurns::next() const {
    if (!on_) return TrainedPart::all;
    return settled_ ? TrainedPart::decoders : TrainedPart::encoders;
}

void EncoderTurns::updated(double loss, std::int64_t tokens) {
    if (!on_) return;
    if (settled_) {
        settled_ = false;
        alone_ = 0;
        sum_ = 0;
        tokens_ = 0;
        before_ = std::numeric_limits<double>::infinity();
        return;
    }
    ++alone_;
    sum_ += loss;
    tokens_ += tokens;
    if (alone_ % kCompared == 0) {
        const double now = sum_ / static_cast<double>(tokens_);
        settled_ = now > before_;
        before_ = now;
        sum_ = 0;
        tokens_ = 0;
    }
    settled_ = settled_ || alone_ >= kMost;
}

void EncoderTurns::measured(double mutualInformation) {
    if (mutualInformation < information_) on_ = false;
    information_ = mutualInformation;
}

std::string EncoderTurns::text() const {
    // Hexadecimal numbers keep every bit.
    return fmt::format("{:d} {:d} {} {:a} {:a} {} {:a}", on_, settled_, alone_, sum_, before_, tokens_,
                       information_);
}

void EncoderTurns::restore(const std::string& text) {
    std::istringstream stream(text);
    std::string sum, before, information;
    EncoderTurns read(false);
    if (stream >> read.on_ >> read.settled_ >> read.alone_ >> sum >> before >> read.tokens_ >> information) {
        read.sum_ = std::stod(sum);
        read.before_ = std::stod(before);
        read.information_ = std::stod(information);
        *this = read;
    }
}

}  // namespace paragram
