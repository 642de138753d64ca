#include "core/evaluation/sets/evaluation_suites.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/evaluation/sets/labelled_reader.h"
#include "core/evaluation/sets/sts_splits.h"

namespace paragram {
namespace {

template <class T>
void append(std::vector<T>& all, std::vector<T>&& more) {
    for (T& one : more) all.push_back(std::move(one));
}

// Notes what is missing from a suite that is present in part: at least one of `telling`, which identify it,
// but not all of expected.
void noteMissing(EvaluationSuites& suites, const std::string& title, const std::set<std::string>& there,
                 const std::vector<std::string>& telling, const std::vector<std::string>& expected) {
    if (std::ranges::none_of(telling, [&](const auto& name) { return there.contains(name); })) return;
    std::string missing;
    for (const std::string& name : expected)
        if (!there.contains(name)) missing += (missing.empty() ? "" : ", ") + name;
    if (!missing.empty()) suites.notes.push_back(fmt::format("{} lacks {}.", title, missing));
}

void noteMissing(EvaluationSuites& suites) {
    std::set<std::string> transfer, tracks;
    for (const LabelledSet& set : suites.labelled)
        if (set.suite != "Probing") transfer.insert(set.name);
    for (const StsSet& set : suites.graded)
        if (set.suite == "STS17") tracks.insert(set.name.substr(0, set.name.find('.')));
    // MRPC and SICK are also distributed separately.
    noteMissing(suites, "SentEval's transfer suite", transfer, {"MR", "CR", "SUBJ", "MPQA", "SST-2", "TREC"},
                {"MR", "CR", "SUBJ", "MPQA", "SST-2", "TREC", "MRPC", "SICK-E"});
    const std::vector<std::string> all{"track1",  "track2", "track3", "track4a",
                                       "track4b", "track5", "track6"};
    noteMissing(suites, "STS 2017", tracks, all, all);
}

Result<std::size_t> readInto(EvaluationSuites& suites, const std::filesystem::path& path) {
    Result<std::vector<StsSet>> graded = findStsSets(path);
    if (!graded) return graded.error();
    Result<std::vector<LabelledSet>> labelled = readLabelledSets(path);
    if (!labelled) return labelled.error();
    std::size_t found = graded->size() + labelled->size();
    append(suites.graded, std::move(*graded));
    append(suites.labelled, std::move(*labelled));
    std::error_code code;
    if (!std::filesystem::is_directory(path, code)) return found;
    std::vector<std::filesystem::path> folders{path};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             path, std::filesystem::directory_options::skip_permission_denied, code))
        if (entry.is_directory()) folders.push_back(entry.path());
    std::ranges::sort(folders);
    std::vector<BuccSet> mining;
    for (const auto& folder : folders) {
        for (const RetrievalFiles& files : findRetrievalSets(folder)) {
            Result<RetrievalSet> set = readRetrievalSet(files);
            if (!set) return set.error();
            suites.retrieval.push_back(std::move(*set));
            ++found;
        }
        for (const BuccFiles& files : findBuccSets(folder)) {
            Result<BuccSet> set = readBuccSet(files);
            if (!set) return set.error();
            mining.push_back(std::move(*set));
            ++found;
        }
    }
    append(suites.mining, miningTasks(std::move(mining)));
    return found;
}

}  // namespace

Result<EvaluationSuites> readSuites(const std::vector<std::filesystem::path>& paths, JobContext& job) {
    EvaluationSuites suites;
    if (paths.empty()) return Error{"suite", "not given", "a folder or file to evaluate on", "give --suite"};
    for (const std::filesystem::path& path : paths) {
        job.report({"Reading " + path.filename().string(), 0, 0, ""});
        const Result<std::size_t> found = readInto(suites, path);
        if (!found) return found.error();
        if (*found > 0) continue;
        // Nothing is recognised: a given file is then treated as graded pairs, and its first bad line
        // reported.
        Result<std::vector<StsSet>> graded = readStsSets(path);
        if (!graded) return graded.error();
        append(suites.graded, std::move(*graded));
    }
    // A folder and one inside it may both be given.
    const auto key = [](const StsSet& set) { return std::tuple(set.suite, set.name, set.pairs.size()); };
    std::ranges::sort(suites.graded, {}, key);
    const auto same = [&](const StsSet& a, const StsSet& b) { return key(a) == key(b); };
    suites.graded.erase(std::unique(suites.graded.begin(), suites.graded.end(), same), suites.graded.end());
    Workers workers(0);
    append(suites.graded, stsSplits(suites.graded, workers, job));
    noteMissing(suites);
    return suites;
}

}  // namespace paragram
