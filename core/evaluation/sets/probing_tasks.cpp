#include "core/evaluation/sets/probing_tasks.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/hash_set.h"
#include "core/base/random.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr int kMostMarks = 11;

bool isMark(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > 0x20 && byte < 0x7F && !(c >= '0' && c <= '9') && !((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

struct Article {
    std::string_view one, other;
};
constexpr std::array<Article, 4> kFrench{{{"le", "la"}, {"la", "le"}, {"un", "une"}, {"une", "un"}}};
constexpr std::array<Article, 4> kSpanish{{{"el", "la"}, {"la", "el"}, {"los", "las"}, {"las", "los"}}};

// The article as it is written: in capitals, with a capital, or neither.
std::string written(std::string_view article, std::string_view as) {
    std::string text(article);
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto toCapital = [](char c) { return c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c; };
    if (isCapital(as[0])) text[0] = toCapital(text[0]);
    if (as.size() > 1 && std::ranges::all_of(as, isCapital))
        std::ranges::transform(text, text.begin(), toCapital);
    return text;
}

}  // namespace

std::string punctuationNumber(std::string_view sentence) {
    const auto marks = static_cast<int>(std::ranges::count_if(sentence, isMark));
    return marks == 0 ? "" : std::to_string(std::min(marks, kMostMarks));
}

std::string punctuationFirst(std::string_view sentence) {
    const auto* const found = std::ranges::find_if(sentence, isMark);
    return found == sentence.end() ? "" : std::string(1, *found);
}

std::string withOtherGender(std::string_view sentence, std::string_view language) {
    const bool french = language == "fr";
    if (!french && language != "es") return "";
    std::string text;
    bool changed = false;
    std::vector<std::string_view> words;
    splitAtWhitespace(sentence, words);
    const char* at = sentence.data();
    for (std::string_view word : words) {
        while (!word.empty() && isMark(word.front())) word.remove_prefix(1);
        while (!word.empty() && isMark(word.back())) word.remove_suffix(1);
        const std::string lower = lowerCase(word);
        const auto& articles = french ? kFrench : kSpanish;
        const auto* const found = std::ranges::find(articles, lower, &Article::one);
        if (found == articles.end()) continue;
        text.append(at, word.data());
        text += written(found->other, word);
        at = word.data() + word.size();
        changed = true;
    }
    if (!changed) return "";
    return text.append(at, sentence.data() + sentence.size());
}

std::size_t ProbingTask::count(SetPart part) const {
    return static_cast<std::size_t>(std::ranges::count(examples, part, &ProbingExample::part));
}

std::size_t ProbingTask::labels() const {
    std::set<std::string> names;
    for (const ProbingExample& example : examples) names.insert(example.label);
    return names.size();
}

ProbingDraw::ProbingDraw(std::string language, const ProbingSizes& sizes, std::uint64_t seed)
    : language_(std::move(language)), sizes_(sizes), seed_(Random::mix(seed)) {}

void ProbingDraw::keep(Sample& sample, std::size_t most, std::uint64_t priority, std::string label,
                       std::string sentence) {
    if (most == 0 || (sample.size() >= most && priority >= std::prev(sample.end())->first)) return;
    if (!sample.try_emplace(priority, Kept{std::move(label), std::move(sentence)}).second) return;
    if (sample.size() > most) sample.erase(std::prev(sample.end()));
}

void ProbingDraw::add(std::string_view sentence) {
    if (isAllWhitespace(sentence)) return;
    std::string text(sentence);
    std::ranges::replace(text, '\t', ' ');
    const std::size_t total = sizes_.train + 2 * sizes_.heldOut;
    const TextHash hash = hashText(text);
    const std::uint64_t priority = Random::mix(hash.low ^ seed_);
    if (const std::string label = punctuationNumber(text); !label.empty()) {
        keep(byNumber_[label], std::min(total, sizes_.perLabel), priority, label, text);
        keep(byFirst_, total, priority, punctuationFirst(text), text);
    }
    std::string other = withOtherGender(text, language_);
    if (other.empty()) return;
    const bool wrong = (Random::mix(hash.high ^ seed_) & 1) != 0;
    if (wrong)
        keep(wrong_, total / 2, priority, "wrong", std::move(other));
    else
        keep(right_, total / 2, priority, "right", std::move(text));
}

// together: so many neighbours belong to the same part.
ProbingTask ProbingDraw::divided(const std::string& name, const std::vector<const Kept*>& kept,
                                 std::size_t together) const {
    const std::size_t total = sizes_.train + 2 * sizes_.heldOut, found = std::min(total, kept.size());
    const double share = total == 0 ? 0 : static_cast<double>(found) / static_cast<double>(total);
    const std::size_t heldOut =
        static_cast<std::size_t>(static_cast<double>(sizes_.heldOut) * share) / together * together;
    ProbingTask task{name, {}};
    for (std::size_t i = 0; i < found; ++i) {
        const SetPart part = i < heldOut       ? SetPart::test
                             : i < 2 * heldOut ? SetPart::development
                                               : SetPart::train;
        task.examples.push_back({part, kept[i]->label, kept[i]->sentence});
    }
    std::ranges::stable_sort(task.examples, {}, &ProbingExample::part);
    return task;
}

std::vector<ProbingTask> ProbingDraw::take() const {
    std::vector<ProbingTask> tasks;
    const auto add = [&](const std::string& name, const std::vector<const Kept*>& kept,
                         std::size_t together) {
        ProbingTask task = divided(name, kept, together);
        if (task.examples.size() >= kFewest && task.labels() > 1) tasks.push_back(std::move(task));
    };
    std::map<std::uint64_t, const Kept*> numbers;
    for (const auto& [label, sample] : byNumber_)
        for (const auto& [priority, kept] : sample) numbers.emplace(priority, &kept);
    std::vector<const Kept*> all;
    for (const auto& [priority, kept] : numbers) all.push_back(kept);
    add("punctuation_number", all, 1);
    all.clear();
    for (const auto& [priority, kept] : byFirst_) all.push_back(&kept);
    add("punctuation_first", all, 1);
    all.clear();
    for (auto right = right_.begin(), wrong = wrong_.begin(); right != right_.end() && wrong != wrong_.end();
         ++right, ++wrong) {
        all.push_back(&right->second);
        all.push_back(&wrong->second);
    }
    if (!all.empty()) add("gender_" + language_, all, 2);
    return tasks;
}

}  // namespace paragram
