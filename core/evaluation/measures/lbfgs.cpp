#include "core/evaluation/measures/lbfgs.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace paragram {
namespace {

double product(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

void addScaled(std::vector<double>& out, double scale, const std::vector<double>& in) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] += scale * in[i];
}

std::vector<double> difference(const std::vector<double>& a, const std::vector<double>& b) {
    std::vector<double> out(a);
    addScaled(out, -1, b);
    return out;
}

constexpr double kSufficient = 1e-4;       // share of the expected decrease that a step must achieve
constexpr double kShortestStride = 1e-12;  // below it, rounding dominates

}  // namespace

Lbfgs::Lbfgs(std::vector<double> start, double tolerance, int maximumSteps)
    : tolerance_(tolerance), stepsLeft_(maximumSteps), accepted_(start), candidate_(std::move(start)) {}

void Lbfgs::tell(double value, const std::vector<double>& gradient) {
    if (done_) return;
    if (first_ || value <= value_ + kSufficient * stride_ * slope_) return accept(value, gradient);
    stride_ /= 2;
    done_ = stride_ < kShortestStride;
    propose();
}

void Lbfgs::accept(double value, const std::vector<double>& gradient) {
    if (!first_) {
        Move move{difference(candidate_, accepted_), difference(gradient, gradient_), 0};
        move.product = product(move.step, move.gradientChange);
        if (move.product > 0) moves_.push_back(std::move(move));
        if (moves_.size() > kMemory) moves_.pop_front();
        --stepsLeft_;
    }
    first_ = false;
    accepted_ = candidate_;
    value_ = value;
    gradient_ = gradient;
    const double largest = std::accumulate(gradient.begin(), gradient.end(), 0.0,
                                           [](double most, double g) { return std::max(most, std::abs(g)); });
    done_ = largest <= tolerance_ || stepsLeft_ <= 0;
    if (done_) return;
    chooseDirection();
    propose();
}

// The two loops over the stored moves.
void Lbfgs::chooseDirection() {
    direction_ = gradient_;
    std::vector<double> shares;
    for (auto move = moves_.rbegin(); move != moves_.rend(); ++move) {
        shares.push_back(product(move->step, direction_) / move->product);
        addScaled(direction_, -shares.back(), move->gradientChange);
    }
    double scale = 1;
    if (moves_.empty())
        scale = 1 / std::max(std::sqrt(product(gradient_, gradient_)), 1e-300);
    else
        scale = moves_.back().product / product(moves_.back().gradientChange, moves_.back().gradientChange);
    for (double& d : direction_) d *= scale;
    for (const Move& move : moves_) {
        addScaled(direction_, shares.back() - product(move.gradientChange, direction_) / move.product,
                  move.step);
        shares.pop_back();
    }
    for (double& d : direction_) d = -d;
    slope_ = product(direction_, gradient_);
    stride_ = 1;
}

void Lbfgs::propose() {
    candidate_ = accepted_;
    addScaled(candidate_, stride_, direction_);
}

}  // namespace paragram
