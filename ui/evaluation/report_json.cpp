#include "ui/evaluation/report_json.h"

#include <algorithm>
#include <cmath>

namespace paragram::ui {

namespace {

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

std::string text(const QJsonValue& value) {
    return value.toString().toStdString();
}

// JSON has no NaN: null stands for it.
double number(const QJsonValue& value) {
    return value.toDouble(std::nan(""));
}

std::size_t count(const QJsonValue& value) {
    return static_cast<std::size_t>(std::max<qint64>(0, value.toInteger()));
}

bool sameSentences(const StsSetResult& a, const StsSetResult& b) {
    return a.suite == b.suite && a.name == b.name &&
           std::ranges::equal(a.pairs, b.pairs, [](const StsPairResult& left, const StsPairResult& right) {
               return left.first == right.first && left.second == right.second && left.gold == right.gold;
           });
}

const StsSetResult* findSet(const StsSetResult& set, std::span<const ModelReport> earlier, int& report) {
    for (report = 0; report < std::ssize(earlier); ++report)
        for (const StsSetResult& other : earlier[static_cast<std::size_t>(report)].report.sets)
            if (sameSentences(set, other)) return &other;
    return nullptr;
}

QJsonObject setJson(const StsSetResult& set, std::span<const ModelReport> earlier) {
    QJsonObject object{{"suite", text(set.suite)},       {"name", text(set.name)},
                       {"year", text(set.year)},         {"skipped", static_cast<qint64>(set.skipped)},
                       {"pearson", set.pearson},         {"spearman", set.spearman},
                       {"pearsonLow", set.pearsonLow},   {"pearsonHigh", set.pearsonHigh},
                       {"spearmanLow", set.spearmanLow}, {"spearmanHigh", set.spearmanHigh}};
    QJsonArray first, second, gold, cosine;
    for (const StsPairResult& pair : set.pairs) cosine << pair.cosine;
    object["cosine"] = cosine;
    int report = 0;
    if (findSet(set, earlier, report)) {
        object["pairsOf"] = report;
        return object;
    }
    for (const StsPairResult& pair : set.pairs) {
        first << text(pair.first);
        second << text(pair.second);
        gold << pair.gold;
    }
    object["first"] = first;
    object["second"] = second;
    object["gold"] = gold;
    return object;
}

// Reads the sentences of a set; returns false if the lists do not match.
bool readPairs(const QJsonObject& object, std::span<const ModelReport> earlier, StsSetResult& set) {
    const QJsonArray cosine = object["cosine"].toArray();
    if (object.contains("pairsOf")) {
        const auto report = count(object["pairsOf"]);
        if (report >= earlier.size()) return false;
        const auto& sets = earlier[report].report.sets;
        const auto found = std::ranges::find_if(sets, [&](const StsSetResult& other) {
            return other.suite == set.suite && other.name == set.name;
        });
        if (found == sets.end()) return false;
        set.pairs = found->pairs;
    } else {
        const QJsonArray first = object["first"].toArray(), second = object["second"].toArray(),
                         gold = object["gold"].toArray();
        if (first.size() != second.size() || first.size() != gold.size()) return false;
        for (qsizetype i = 0; i < first.size(); ++i)
            set.pairs.push_back({text(first[i]), text(second[i]), number(gold[i]), 0});
    }
    if (std::ssize(set.pairs) != cosine.size()) return false;
    for (qsizetype i = 0; i < cosine.size(); ++i)
        set.pairs[static_cast<std::size_t>(i)].cosine = number(cosine[i]);
    return true;
}

std::optional<StsSetResult> readSet(const QJsonObject& object, std::span<const ModelReport> earlier) {
    StsSetResult set;
    set.suite = text(object["suite"]);
    set.name = text(object["name"]);
    set.year = text(object["year"]);
    set.skipped = count(object["skipped"]);
    set.pearson = number(object["pearson"]);
    set.spearman = number(object["spearman"]);
    set.pearsonLow = number(object["pearsonLow"]);
    set.pearsonHigh = number(object["pearsonHigh"]);
    set.spearmanLow = number(object["spearmanLow"]);
    set.spearmanHigh = number(object["spearmanHigh"]);
    return readPairs(object, earlier, set) ? std::optional(std::move(set)) : std::nullopt;
}

QJsonArray aggregatesJson(const std::vector<StsAggregate>& aggregates) {
    QJsonArray array;
    for (const StsAggregate& one : aggregates)
        array << QJsonObject{{"name", text(one.name)},
                             {"sets", static_cast<qint64>(one.sets)},
                             {"pairs", static_cast<qint64>(one.pairs)},
                             {"meanPearson", one.meanPearson},
                             {"meanPearsonLow", one.meanPearsonLow},
                             {"meanPearsonHigh", one.meanPearsonHigh},
                             {"meanSpearman", one.meanSpearman},
                             {"weightedPearson", one.weightedPearson},
                             {"weightedSpearman", one.weightedSpearman},
                             {"allPearson", one.allPearson},
                             {"allSpearman", one.allSpearman}};
    return array;
}

std::vector<StsAggregate> readAggregates(const QJsonValue& value) {
    std::vector<StsAggregate> aggregates;
    for (const QJsonValue& one : value.toArray()) {
        StsAggregate aggregate;
        aggregate.name = text(one["name"]);
        aggregate.sets = count(one["sets"]);
        aggregate.pairs = count(one["pairs"]);
        aggregate.meanPearson = number(one["meanPearson"]);
        aggregate.meanPearsonLow = number(one["meanPearsonLow"]);
        aggregate.meanPearsonHigh = number(one["meanPearsonHigh"]);
        aggregate.meanSpearman = number(one["meanSpearman"]);
        aggregate.weightedPearson = number(one["weightedPearson"]);
        aggregate.weightedSpearman = number(one["weightedSpearman"]);
        aggregate.allPearson = number(one["allPearson"]);
        aggregate.allSpearman = number(one["allSpearman"]);
        aggregates.push_back(std::move(aggregate));
    }
    return aggregates;
}

QJsonObject taskJson(const TaskResult& task) {
    QJsonArray scores, errors;
    for (const TaskScore& score : task.scores)
        scores << QJsonObject{{"name", text(score.name)}, {"value", score.value}};
    for (const TaskError& error : task.errors)
        errors << QJsonObject{{"query", text(error.query)},
                              {"expected", text(error.expected)},
                              {"found", text(error.found)},
                              {"score", error.score}};
    return {{"suite", text(task.suite)},
            {"name", text(task.name)},
            {"protocol", text(task.protocol)},
            {"count", static_cast<qint64>(task.count)},
            {"scores", scores},
            {"errors", errors}};
}

// A task has at least one score: tables show the first.
std::optional<TaskResult> readTask(const QJsonValue& value) {
    TaskResult task;
    task.suite = text(value["suite"]);
    task.name = text(value["name"]);
    task.protocol = text(value["protocol"]);
    task.count = count(value["count"]);
    for (const QJsonValue& score : value["scores"].toArray())
        task.scores.push_back({text(score["name"]), number(score["value"])});
    for (const QJsonValue& error : value["errors"].toArray())
        task.errors.push_back(
            {text(error["query"]), text(error["expected"]), text(error["found"]), number(error["score"])});
    return task.scores.empty() ? std::nullopt : std::optional(std::move(task));
}

}  // namespace

QJsonObject reportJson(const EvaluationReport& report, std::span<const ModelReport> earlier) {
    QJsonArray sets, tasks, notes;
    for (const StsSetResult& set : report.sets) sets << setJson(set, earlier);
    for (const TaskResult& task : report.tasks) tasks << taskJson(task);
    for (const std::string& note : report.notes) notes << text(note);
    return {{"model", text(report.modelName)},
            {"sets", sets},
            {"years", aggregatesJson(report.years)},
            {"overall", aggregatesJson(report.overall)},
            {"tasks", tasks},
            {"notes", notes}};
}

std::optional<EvaluationReport> reportFromJson(const QJsonObject& object,
                                               std::span<const ModelReport> earlier) {
    if (!object["sets"].isArray()) return std::nullopt;
    EvaluationReport report;
    report.modelName = text(object["model"]);
    for (const QJsonValue& value : object["sets"].toArray()) {
        auto set = readSet(value.toObject(), earlier);
        if (!set) return std::nullopt;
        report.sets.push_back(std::move(*set));
    }
    report.years = readAggregates(object["years"]);
    report.overall = readAggregates(object["overall"]);
    for (const QJsonValue& value : object["tasks"].toArray()) {
        auto task = readTask(value);
        if (!task) return std::nullopt;
        report.tasks.push_back(std::move(*task));
    }
    for (const QJsonValue& note : object["notes"].toArray()) report.notes.push_back(text(note));
    return report;
}

}  // namespace paragram::ui
