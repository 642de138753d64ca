#include "core/exchange/formats/mteb_results.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/evaluation/measures/correlation.h"

namespace paragram {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kMtebVersion = "2.1.0";  // the version with this layout

// Revisions of the data sets that MTEB evaluates; their texts equal those read here.
const std::map<std::string, std::string>& revisions() {
    static const std::map<std::string, std::string> all{
        {"STS12", "a0d554a64d88156834ff5ae9920b964011b16384"},
        {"STS13", "7e90230a92c190f1bf69ae9002b8cea547a64cca"},
        {"STS14", "6031580fec1f6af667f0bd2da0a551cf4f0b2375"},
        {"STS15", "ae752c7c21bf194d8b67fd573edf7ae58183cbe3"},
        {"STS16", "4d8694f8f0e0100860b497b999b3dbed754a0513"},
        {"STS17", "faeb762787bd10488a50c8b5be4a3b82e411949c"},
        {"STSBenchmark", "b0fddb56ed78048fa8b90373c8a3cfc37b684831"},
        {"SICK-R", "20a6d6f312dd54037fe07a32d58e5e168867909d"},
        {"Tatoeba", "69e8f12da6e31d59addadda9a9c8a2e601a0e282"}};
    return all;
}

// MTEB adds the script to the name of a language.
std::string languageWithScript(const std::string& code) {
    static const std::map<std::string, std::string> names{
        {"ar", "ara-Arab"}, {"en", "eng-Latn"}, {"es", "spa-Latn"}, {"tr", "tur-Latn"}};
    const auto found = names.find(code);
    return found == names.end() ? code : found->second;
}

double rounded(double value) {
    return std::round(value * 1e6) / 1e6;
}

Json correlations(double pearson, double spearman, const std::string& subset,
                  const std::vector<std::string>& languages) {
    return {{"pearson", rounded(pearson)},
            {"spearman", rounded(spearman)},
            {"cosine_pearson", rounded(pearson)},
            {"cosine_spearman", rounded(spearman)},
            {"main_score", rounded(spearman)},
            {"hf_subset", subset},
            {"languages", languages}};
}

MtebFile file(const std::string& task, const Json& scores) {
    const Json json{{"dataset_revision", revisions().at(task)},
                    {"task_name", task},
                    {"mteb_version", kMtebVersion},
                    {"scores", {{"test", scores}}},
                    {"evaluation_time", nullptr},
                    {"kg_co2_emissions", nullptr}};
    return {task + ".json", json.dump(2) + "\n"};
}

void addYears(std::vector<MtebFile>& files, const EvaluationReport& report) {
    // The number of data sets of a year without 2013 SMT, which MTEB lacks.
    const std::map<std::string, std::size_t> complete{
        {"2012", 5}, {"2013", 3}, {"2014", 6}, {"2015", 5}, {"2016", 5}};
    for (const StsAggregate& year : report.years) {
        const auto smt = std::ranges::count_if(report.sets, [&](const StsSetResult& set) {
            return set.year == year.name && set.year == "2013" && set.name == "SMT";
        });
        if (year.sets - static_cast<std::size_t>(smt) != complete.at(year.name)) continue;
        files.push_back(
            file("STS" + year.name.substr(2),
                 Json::array({correlations(year.allPearson, year.allSpearman, "default", {"eng-Latn"})})));
    }
}

void addTracks(std::vector<MtebFile>& files, const EvaluationReport& report) {
    // Names in MTEB; its Spanish-English pairs are those of track 4a.
    const std::map<std::string, std::string> subsets{{"track1.ar-ar", "ar-ar"}, {"track2.ar-en", "en-ar"},
                                                     {"track3.es-es", "es-es"}, {"track4a.es-en", "es-en"},
                                                     {"track5.en-en", "en-en"}, {"track6.tr-en", "en-tr"}};
    Json scores = Json::array();
    for (const StsSetResult& set : report.sets) {
        const auto subset = subsets.find(set.name);
        if (set.suite != "STS17" || subset == subsets.end()) continue;
        scores.push_back(correlations(
            set.pearson, set.spearman, subset->second,
            {languageWithScript(subset->second.substr(0, 2)), languageWithScript(subset->second.substr(3))}));
    }
    if (!scores.empty()) files.push_back(file("STS17", scores));
}

void addSick(std::vector<MtebFile>& files, const EvaluationReport& report) {
    std::vector<double> gold, cosine;
    std::size_t parts = 0;
    for (const StsSetResult& set : report.sets) {
        if (set.suite != "SICK") continue;
        ++parts;
        for (const StsPairResult& pair : set.pairs) {
            gold.push_back(pair.gold);
            cosine.push_back(pair.cosine);
        }
    }
    if (parts != 3) return;  // MTEB's test split is the complete SICK
    files.push_back(file("SICK-R", Json::array({correlations(pearson(cosine, gold), spearman(cosine, gold),
                                                             "default", {"eng-Latn"})})));
}

void addTatoeba(std::vector<MtebFile>& files, const EvaluationReport& report) {
    Json scores = Json::array();
    for (const TaskResult& task : report.tasks) {
        if (task.suite != "Retrieval" || !task.name.starts_with("tatoeba.")) continue;
        const auto named = [&task](const char* name) {
            const auto found = std::ranges::find(task.scores, name, &TaskScore::name);
            return found == task.scores.end() ? 0.0 : found->value;
        };
        const std::string subset = task.name.substr(8);
        scores.push_back({{"accuracy", rounded(1 - named("error, source to target"))},
                          {"f1", rounded(named("weighted F1, source to target"))},
                          {"main_score", rounded(named("weighted F1, source to target"))},
                          {"hf_subset", subset},
                          {"languages", {subset.substr(0, subset.find('-')), "eng-Latn"}}});
    }
    if (!scores.empty()) files.push_back(file("Tatoeba", scores));
}

}  // namespace

std::vector<MtebFile> mtebFiles(const EvaluationReport& report, std::size_t dimension,
                                std::size_t parameters) {
    std::vector<MtebFile> files;
    addYears(files, report);
    addTracks(files, report);
    for (const StsSetResult& set : report.sets)
        if (set.suite == "STS Benchmark" && set.name == "test")
            files.push_back(file("STSBenchmark", Json::array({correlations(set.pearson, set.spearman,
                                                                           "default", {"eng-Latn"})})));
    addSick(files, report);
    addTatoeba(files, report);
    const Json meta{{"name", report.modelName},
                    {"revision", "1"},
                    {"release_date", nullptr},
                    {"languages", nullptr},
                    {"n_parameters", parameters},
                    {"memory_usage_mb", rounded(static_cast<double>(parameters) * 4 / (1 << 20))},
                    {"max_tokens", nullptr},
                    {"embed_dim", dimension},
                    {"license", nullptr},
                    {"open_weights", nullptr},
                    {"framework", Json::array()},
                    {"similarity_fn_name", "cosine"},
                    {"use_instructions", false},
                    {"training_datasets", nullptr}};
    files.push_back({"model_meta.json", meta.dump(2) + "\n"});
    return files;
}

std::string mtebFolderName(const std::string& modelName) {
    std::string name;
    for (const char c : modelName) name += c == '/' ? "__" : std::string(1, c);
    while (name.starts_with("_") || name.starts_with(".")) name.erase(0, 1);
    return name.empty() ? "model" : name;
}

}  // namespace paragram
