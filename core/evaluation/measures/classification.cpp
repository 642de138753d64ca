#include "core/evaluation/measures/classification.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/random.h"
#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/measures/softmax_regression.h"
#include "core/models/embed_texts.h"

namespace paragram {
namespace {

constexpr double kStrengths[] = {0.25, 0.5, 1, 2, 4, 8};
using RowFlags = std::vector<std::uint8_t>;

Matrix featuresOf(const Matrix& first, const Matrix& second) {
    const std::size_t d = first.cols();
    Matrix features(first.rows(), 2 * d);
    for (std::size_t i = 0; i < first.rows(); ++i) {
        for (std::size_t j = 0; j < d; ++j) {
            features(i, j) = std::abs(first(i, j) - second(i, j));
            features(i, d + j) = first(i, j) * second(i, j);
        }
    }
    return features;
}

Matrix labelTargets(const LabelledSet& set) {
    Matrix targets(set.size(), std::max<std::size_t>(set.labelNames.size(), 2));
    for (std::size_t i = 0; i < set.size(); ++i) targets(i, static_cast<std::size_t>(set.labels[i])) = 1;
    return targets;
}

// A score between two integers is divided between them (Tai et al. 2015, as in SentEval).
Matrix gradeTargets(const std::vector<double>& grades, double least, double most) {
    Matrix targets(grades.size(), static_cast<std::size_t>(most - least) + 1);
    for (std::size_t i = 0; i < grades.size(); ++i) {
        const double at = std::clamp(grades[i], least, most) - least;
        const auto below = static_cast<std::size_t>(at);
        const double share = at - static_cast<double>(below);
        targets(i, below) = static_cast<float>(1 - share);
        if (share > 0) targets(i, below + 1) = static_cast<float>(share);
    }
    return targets;
}

double accuracyOn(const std::vector<int>& classes, const std::vector<int>& labels, const RowFlags& rows) {
    std::size_t right = 0, all = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == 0) continue;
        ++all;
        right += classes[i] == labels[i] ? 1 : 0;
    }
    return all == 0 ? 0 : static_cast<double>(right) / static_cast<double>(all);
}

RowFlags rowsWhere(std::size_t size, const auto& wanted) {
    RowFlags rows(size);
    for (std::size_t i = 0; i < size; ++i) rows[i] = wanted(i) ? 1 : 0;
    return rows;
}

// A classifier for one data set, and the ways to choose its regularisation.
class Learner {
  public:
    Learner(const Matrix& features, const LabelledSet& set, const ClassificationOptions& options,
            const JobContext& job)
        : regression_(features, labelTargets(set)), set_(set), options_(options), job_(job) {}

    // Chooses the strength by the mean accuracy over inner folds of train. Returns the class of every row.
    std::vector<int> learn(const RowFlags& train, std::uint64_t seed) const {
        std::vector<int> labels;
        for (std::size_t i = 0; i < train.size(); ++i)
            if (train[i] != 0) labels.push_back(set_.labels[i]);
        const std::vector<int> folds = stratifiedFolds(labels, options_.folds, seed);
        std::vector<RegressionProblem> problems;
        std::vector<RowFlags> held;
        for (int fold = 0; fold < options_.folds; ++fold) {
            RowFlags in(train.size()), out(train.size());
            std::size_t k = 0;
            for (std::size_t i = 0; i < train.size(); ++i) {
                if (train[i] == 0) continue;
                (folds[k++] == fold ? out : in)[i] = 1;
            }
            for (const double strength : kStrengths) {
                problems.push_back({in, strength});
                held.push_back(out);
            }
        }
        const auto weights = regression_.fit(problems, stop());
        if (stop()()) return std::vector<int>(train.size());
        std::vector<double> sums(std::size(kStrengths));
        for (std::size_t p = 0; p < problems.size(); ++p)
            sums[p % sums.size()] += accuracyOn(regression_.classes(weights[p]), set_.labels, held[p]);
        const auto best = static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
        return learnWith(train, kStrengths[best]);
    }

    // Chooses the strength by the accuracy on chosen.
    std::vector<int> learnChoosing(const RowFlags& train, const RowFlags& chosen) const {
        std::vector<RegressionProblem> problems;
        for (const double strength : kStrengths) problems.push_back({train, strength});
        double best = -1;
        std::vector<int> classes;
        for (const auto& weights : regression_.fit(problems, stop())) {
            std::vector<int> one = regression_.classes(weights);
            const double accuracy = accuracyOn(one, set_.labels, chosen);
            if (accuracy > best) {
                best = accuracy;
                classes = std::move(one);
            }
        }
        return classes;
    }

  private:
    std::vector<int> learnWith(const RowFlags& train, double strength) const {
        const RegressionProblem problem{train, strength};
        return regression_.classes(regression_.fit({&problem, 1}, stop()).front());
    }
    std::function<bool()> stop() const {
        return [this] { return job_.stop.stop_requested(); };
    }

    SoftmaxRegression regression_;
    const LabelledSet& set_;
    const ClassificationOptions& options_;
    const JobContext& job_;
};

bool has(const LabelledSet& set, SetPart part) {
    return std::ranges::find(set.parts, part) != set.parts.end();
}

// Accuracy, and for paraphrases F1 of the label "1" (as reported for MRPC).
void addScores(TaskResult& result, const LabelledSet& set, const std::vector<int>& classes,
               const RowFlags& test, std::size_t mostErrors) {
    result.scores.push_back({"accuracy", accuracyOn(classes, set.labels, test)});
    double hits = 0, found = 0, there = 0;
    for (std::size_t i = 0; i < test.size(); ++i) {
        if (test[i] == 0) continue;
        ++result.count;
        hits += classes[i] == 1 && set.labels[i] == 1 ? 1 : 0;
        found += classes[i] == 1 ? 1 : 0;
        there += set.labels[i] == 1 ? 1 : 0;
        if (classes[i] == set.labels[i] || result.errors.size() == mostErrors) continue;
        const auto name = [&set](int label) { return set.labelNames[static_cast<std::size_t>(label)]; };
        result.errors.push_back({set.ofPairs() ? set.firsts[i] + " | " + set.seconds[i] : set.firsts[i],
                                 name(set.labels[i]), name(classes[i]), 0});
    }
    if (set.ofPairs() && set.labelNames.size() == 2)
        result.scores.push_back({"F1", found + there == 0 ? 0 : 2 * hits / (found + there)});
}

void evaluateByThreshold(TaskResult& result, const LabelledSet& set, const Matrix& first,
                         const Matrix& second) {
    std::vector<double> chosenScores, scores;
    std::vector<int> chosenLabels, labels;
    const bool parts = has(set, SetPart::test);
    for (std::size_t i = 0; i < set.size(); ++i) {
        const double score = cosine(first.row(i), second.row(i));
        const bool chooses = parts ? set.parts[i] != SetPart::test : i % 2 == 0;
        (chooses ? chosenScores : scores).push_back(score);
        (chooses ? chosenLabels : labels).push_back(set.labels[i]);
    }
    const double threshold = bestThreshold(chosenScores, chosenLabels);
    std::size_t right = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) right += (scores[i] > threshold) == (labels[i] == 1);
    result.scores.push_back(
        {"accuracy at a cosine threshold",
         static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(scores.size(), 1))});
    result.scores.push_back({"threshold", threshold});
}

void evaluateGraded(TaskResult& result, const LabelledSet& set, const Matrix& features,
                    const JobContext& job) {
    const auto [least, most] = std::ranges::minmax(set.grades);
    const SoftmaxRegression regression(features,
                                       gradeTargets(set.grades, std::floor(least), std::ceil(most)));
    const auto part = [&set](SetPart wanted) {
        return rowsWhere(set.size(), [&](std::size_t i) { return set.parts[i] == wanted; });
    };
    const RowFlags train = part(SetPart::train), development = part(SetPart::development);
    std::vector<RegressionProblem> problems;
    for (const double strength : kStrengths) problems.push_back({train, strength});
    double best = -2;
    for (const auto& weights : regression.fit(problems, [&job] { return job.stop.stop_requested(); })) {
        const Matrix likely = regression.probabilities(weights);
        std::vector<double> chosen, chosenGold, test, testGold;
        for (std::size_t i = 0; i < set.size(); ++i) {
            double expected = std::floor(least);
            for (std::size_t k = 0; k < likely.cols(); ++k) expected += static_cast<double>(k) * likely(i, k);
            if (set.parts[i] == SetPart::train) continue;
            (development[i] != 0 ? chosen : test).push_back(expected);
            (development[i] != 0 ? chosenGold : testGold).push_back(set.grades[i]);
        }
        const double r = pearson(chosen, chosenGold);
        if (r <= best) continue;
        best = r;
        result.count = test.size();
        result.scores = {{"Pearson", pearson(test, testGold)}, {"Spearman", spearman(test, testGold)}};
    }
}

}  // namespace

std::vector<int> stratifiedFolds(const std::vector<int>& labels, int folds, std::uint64_t seed) {
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), 0U);
    Random random(seed);
    random.shuffle(std::span(order));
    std::ranges::stable_sort(order, {}, [&labels](std::size_t i) { return labels[i]; });
    std::vector<int> fold(labels.size());
    for (std::size_t k = 0; k < order.size(); ++k) fold[order[k]] = static_cast<int>(k) % folds;
    return fold;
}

double bestThreshold(std::span<const double> scores, std::span<const int> labels) {
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater<>(), [&scores](std::size_t i) { return scores[i]; });
    // Going down, each 1 that is passed is gained and each 0 lost.
    std::ptrdiff_t won = 0, best = 0;
    double threshold = order.empty() ? 0 : scores[order.front()] + 1;
    for (std::size_t k = 0; k < order.size(); ++k) {
        won += labels[order[k]] == 1 ? 1 : -1;
        const double here = scores[order[k]];
        const double next = k + 1 < order.size() ? scores[order[k + 1]] : here - 1;
        if (next == here || won <= best) continue;
        best = won;
        threshold = (here + next) / 2;
    }
    return threshold;
}

Result<TaskResult> evaluateLabelled(const Model& model, const LabelledSet& set,
                                    const ClassificationOptions& options, Workers& workers,
                                    const JobContext& job) {
    TaskResult result;
    result.suite = set.suite;
    result.name = set.name;
    const Result<Matrix> firsts = embedTexts(model, set.firsts, workers, job);
    if (!firsts) return firsts.error();
    const Result<Matrix> seconds = embedTexts(model, set.seconds, workers, job);
    if (!seconds) return seconds.error();
    const Matrix &first = *firsts, &second = *seconds;
    const Matrix features = set.ofPairs() ? featuresOf(first, second) : first;
    if (set.graded()) {
        result.protocol =
            "softmax over the whole scores on [|u - v|, u * v], strength chosen on the development part";
        evaluateGraded(result, set, features, job);
    } else if (set.labelNames.size() < 2) {
        result.protocol = "one label only: nothing to distinguish";
    } else {
        const Learner learner(features, set, options, job);
        const std::size_t n = set.size();
        const auto part = [&](SetPart wanted) {
            return rowsWhere(n, [&](std::size_t i) { return set.parts[i] == wanted; });
        };
        if (!has(set, SetPart::test)) {
            result.protocol =
                fmt::format("logistic regression, nested {}-fold cross-validation", options.folds);
            const std::vector<int> folds = stratifiedFolds(set.labels, options.folds, options.seed);
            std::vector<std::vector<int>> classes(static_cast<std::size_t>(options.folds));
            workers.forEach(classes.size(), [&](std::size_t fold, int) {
                const auto in = [&](std::size_t i) { return folds[i] != static_cast<int>(fold); };
                classes[fold] = learner.learn(rowsWhere(n, in), options.seed + 1 + fold);
            });
            std::vector<int> all(n);
            for (std::size_t i = 0; i < n; ++i) all[i] = classes[static_cast<std::size_t>(folds[i])][i];
            addScores(result, set, all, RowFlags(n, 1), options.mostErrors);
        } else if (has(set, SetPart::development)) {
            result.protocol = "logistic regression, strength chosen on the development part";
            addScores(result, set, learner.learnChoosing(part(SetPart::train), part(SetPart::development)),
                      part(SetPart::test), options.mostErrors);
        } else {
            result.protocol = fmt::format("logistic regression, strength chosen by {}-fold cross-validation",
                                          options.folds);
            addScores(result, set, learner.learn(part(SetPart::train), options.seed), part(SetPart::test),
                      options.mostErrors);
        }
        if (set.suite == "Paraphrase detection") {
            result.protocol += "; cosine threshold chosen on the other parts";
            evaluateByThreshold(result, set, first, second);
        }
    }
    if (job.stop.stop_requested()) return Stopped{};
    return result;
}

}  // namespace paragram
