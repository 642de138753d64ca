// The costs of links, compared with the formula of methods.md, term by term.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/alignment/averaging_similarity.h"
#include "core/alignment/link_costs.h"
#include "core/base/random.h"
#include "core/text/unicode.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::Texts;

namespace {

// A book whose sentences have names, numbers, terms and punctuation.
Texts marked(std::uint64_t seed) {
    const char* ends[] = {".", "?", "!", ":", ",", "", " (yes).", " \"no\""};
    Texts texts = test::book(40);
    Random random(seed);
    for (std::string& text : texts) {
        text.erase(text.size() - 2);
        if (random.below(3) == 0) text += " Name" + test::word(random.below(6));
        if (random.below(3) == 0) text += " " + std::to_string(random.below(9));
        if (random.below(4) == 0) text += " term";
        text += ends[random.below(std::size(ends))];
    }
    return texts;
}

struct Run {
    std::int32_t end, count;
    std::size_t first() const { return static_cast<std::size_t>(end - count); }
    std::size_t last() const { return static_cast<std::size_t>(end); }
};

// Marks on one side of a link without their equal on the other.
double unmatched(const TextCues::Marks& source, const TextCues::Marks& target, Run s, Run t) {
    double equal = 0, ofSource = 0, ofTarget = 0;
    for (std::size_t i = s.first(); i < s.last(); ++i) {
        ofSource += static_cast<double>(source.of[i].size());
        for (std::size_t k = t.first(); k < t.last(); ++k) {
            std::vector<std::int32_t> both;
            std::ranges::set_intersection(source.of[i], target.of[k], std::back_inserter(both));
            equal += static_cast<double>(both.size());
        }
    }
    for (std::size_t k = t.first(); k < t.last(); ++k) ofTarget += static_cast<double>(target.of[k].size());
    return ofSource + ofTarget - 2 * std::min({equal, ofSource, ofTarget});
}

}  // namespace

class TestLinkCosts : public QObject {
    Q_OBJECT

    Workers workers_{2};
    const Texts source_ = marked(2), target_ = marked(5);
    const Model model_ = test::wordModel(test::book(40));

    struct Word {
        std::vector<float> vector;
        double weight = 0;
    };
    using Sentences = std::vector<std::vector<Word>>;

    // By the definition: the vectors of words one by one, weights from counts.
    Sentences wordsOf(const Texts& texts) {
        std::map<std::string, std::set<std::size_t>> found;
        std::vector<std::vector<std::string>> all(texts.size());
        WordSplitter splitter;
        std::vector<std::string_view> words;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            splitter.split(texts[i], words);
            for (const std::string_view word : words)
                if (std::ranges::any_of(word, [](unsigned char c) { return std::isalnum(c) != 0; })) {
                    all[i].push_back(lowerCase(word));
                    found[all[i].back()].insert(i);
                }
        }
        const auto n = static_cast<double>(texts.size());
        Sentences sentences(texts.size());
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (const std::string& word : all[i]) {
                const auto count = static_cast<double>(found[word].size());
                if (count > std::max(5.0, 0.1 * n)) continue;
                const Matrix vector = model_.embed({&word, 1}, workers_);
                sentences[i].push_back({{vector.row(0).begin(), vector.row(0).end()},
                                        std::log((n + 1) / count) / std::log(n + 1)});
            }
        return sentences;
    }
    static double closest(const Word& word, const Sentences& others, std::int32_t first, std::int32_t end) {
        double best = 0;
        for (std::int32_t i = std::max(0, first); i < std::min(end, static_cast<std::int32_t>(others.size()));
             ++i)
            for (const Word& other : others[static_cast<std::size_t>(i)]) {
                double dot = 0, a = 0, b = 0;
                for (std::size_t k = 0; k < word.vector.size(); ++k) {
                    dot += word.vector[k] * other.vector[k];
                    a += word.vector[k] * word.vector[k];
                    b += other.vector[k] * other.vector[k];
                }
                best = std::max(best, (dot / std::sqrt(a * b) - 0.4) / 0.6);
            }
        return best;
    }
    static double ofWords(const Sentences& own, Run run, const Sentences& others, Run other) {
        double cost = 0;
        const std::int32_t first = other.end - other.count;
        for (std::size_t i = run.first(); i < run.last(); ++i)
            for (const Word& word : own[i])
                cost += word.weight * (closest(word, others, first - WordMatches::kBeside,
                                               other.end + WordMatches::kBeside) /
                                           2 -
                                       closest(word, others, first, other.end));
        return cost;
    }

  private slots:
    void costsAreTheFormula() {
        const AveragingSimilarity similarity(*SentenceSums::of(model_, source_, Side::source, workers_, {}),
                                             *SentenceSums::of(model_, target_, Side::target, workers_, {}),
                                             20, workers_);
        const auto [s, t] = textCues(source_, target_, {{"term", "term"}}, workers_);
        const AlignSettings settings;
        const double ratio = 1.2;
        const Sentences sourceWords = wordsOf(source_), targetWords = wordsOf(target_);
        const auto words =
            WordMatches::of(model_, source_, target_, Side::source, Side::target, workers_, {});
        QVERIFY(words);
        const LinkCosts costs(similarity, *words, s, t, ratio, settings);
        const Band band(0, {{0, 9}, {0, 12}, {3, 12}, {3, 12}, {5, 20}, {5, 40}, {7, 40}, {9, 40}, {9, 40}});
        std::vector<float> found;
        costs.compute(band, 0, 8, found);
        int compared = 0, marks = 0;
        for (std::int32_t row = 0; row <= 8; ++row)
            for (std::int32_t column = band.columns(row).first; column <= band.columns(row).last; ++column)
                for (std::int32_t a = 1; a <= kLargestRun; ++a)
                    for (std::int32_t b = 1; b <= kLargestRun; ++b) {
                        const float cost =
                            found[static_cast<std::size_t>(band.index(row, column)) * kRunPairs +
                                  runPair(a, b)];
                        if (a > row || b > column) {
                            QVERIFY(std::isinf(cost));
                            continue;
                        }
                        const Run x{row, a}, y{column, b};
                        const auto characters = [](const TextCues& cues, Run run) {
                            return static_cast<double>(cues.characters[run.last()] -
                                                       cues.characters[run.first()]);
                        };
                        double expected = (settings.product * a * b + (1 - settings.product) * (a + b) / 2) *
                                              costs.distance({{row - a, a}, {column - b, b}}) +
                                          settings.further * (a + b - 2) * (std::min(a, b) > 1 ? 0.7 : 1.0);
                        const double source = ratio * characters(s, x), target = characters(t, y);
                        expected += settings.length *
                                    std::min(5.5, std::abs(target - source) / std::sqrt(source + target));
                        const double endings[] = {0, 1, 1.8};
                        expected += settings.ending *
                                    endings[endingDifference(s.ends[x.last() - 1], t.ends[y.last() - 1])];
                        expected += settings.words * (ofWords(sourceWords, x, targetWords, y) +
                                                      ofWords(targetWords, y, sourceWords, x));
                        for (std::size_t k = 0; k < kPunctuationKinds; ++k)
                            expected += settings.punctuation *
                                        std::abs(s.punctuation[x.last()][k] - s.punctuation[x.first()][k] -
                                                 t.punctuation[y.last()][k] + t.punctuation[y.first()][k]);
                        const double weights[] = {settings.numbers, settings.names, settings.terms};
                        for (std::size_t k = 0; k < kMarkKinds; ++k) {
                            const double alone = unmatched(s.marks[k], t.marks[k], x, y);
                            expected += weights[k] * alone;
                            marks += alone > 0 ? 1 : 0;
                        }
                        QVERIFY2(std::abs(cost - expected) < 1e-4 * (1 + expected),
                                 qPrintable(QString("%1, %2: %3 x %4 costs %5 in the place of %6")
                                                .arg(row)
                                                .arg(column)
                                                .arg(a)
                                                .arg(b)
                                                .arg(cost)
                                                .arg(expected)));
                        ++compared;
                    }
        QVERIFY(compared > 2000 && marks > 1000);
    }
};

QTEST_GUILESS_MAIN(TestLinkCosts)
#include "test_link_costs.moc"
