// Limited-memory BFGS (Liu and Nocedal 1989) with reversed control: the caller evaluates its points, so that
// many problems share one matrix product.
#pragma once

#include <deque>
#include <vector>

namespace paragram {

class Lbfgs {
  public:
    // Done when no element of the gradient is larger than tolerance, or after maximumSteps.
    Lbfgs(std::vector<double> start, double tolerance, int maximumSteps);

    // The point to evaluate next; the solution when done.
    const std::vector<double>& point() const { return done_ ? accepted_ : candidate_; }
    bool done() const { return done_; }
    // Passes the value and gradient at point().
    void tell(double value, const std::vector<double>& gradient);

  private:
    struct Move {
        std::vector<double> step, gradientChange;
        double product = 0;  // of the two
    };
    void accept(double value, const std::vector<double>& gradient);
    void chooseDirection();
    void propose();

    static constexpr std::size_t kMemory = 10;
    double tolerance_;
    int stepsLeft_;
    bool done_ = false, first_ = true;
    std::vector<double> accepted_, candidate_, gradient_, direction_;
    double value_ = 0, stride_ = 1, slope_ = 0;
    std::deque<Move> moves_;
};

}  // namespace paragram
