#include "core/evaluation/sets/evaluation_suites.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "core/evaluation/sets/labelled_reader.h"
#include "core/evaluation/sets/set_files.h"
#include "core/evaluation/sets/sts_splits.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

template <class T>
void append(std::vector<T>& all, std::vector<T>&& more) {
    for (T& one : more) all.push_back(std::move(one));
}

// What distinguishes a folder from the others: as few of its last names as suffice, "de/test".
std::string distinctEnd(const fs::path& folder, const std::vector<fs::path>& others) {
    fs::path end = folder.filename();
    fs::path rest = folder.parent_path();
    const auto matches = [&](const fs::path& other) {
        const std::string text = (fs::path("/") / end).string();
        return other != folder && other.string().ends_with(text);
    };
    while (std::ranges::any_of(others, matches) && rest.has_filename()) {
        end = rest.filename() / end;
        rest = rest.parent_path();
    }
    return end.string();
}

// Removes data sets that were read twice, because a folder and one inside it may both be given. Different
// ones that share a title are distinguished by their folders. title: of a set; same: whether the contents are
// equal; rename: adds the end of the folder to the name.
template <class Set, class Title, class Same, class Rename>
void distinguish(std::vector<Set>& sets, const Title& title, const Same& same, const Rename& rename) {
    std::vector<Set> kept;
    for (Set& set : sets) {
        const bool known = std::ranges::any_of(
            kept, [&](const Set& other) { return title(other) == title(set) && same(other, set); });
        if (!known) kept.push_back(std::move(set));
    }
    std::vector<std::string> ends(kept.size());
    for (std::size_t i = 0; i < kept.size(); ++i) {
        std::vector<fs::path> others;
        for (std::size_t j = 0; j < kept.size(); ++j)
            if (j != i && title(kept[j]) == title(kept[i])) others.push_back(kept[j].folder);
        if (!others.empty()) ends[i] = distinctEnd(kept[i].folder, others);
    }
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (!ends[i].empty()) rename(kept[i], ends[i]);
    sets = std::move(kept);
}

void distinguish(EvaluationSuites& suites) {
    const auto append = [](auto& set, const std::string& end) { set.name += " (" + end + ")"; };
    distinguish(
        suites.graded, [](const StsSet& set) { return std::pair(set.suite, set.name); },
        [](const StsSet& a, const StsSet& b) { return a.pairs == b.pairs; },
        [](StsSet& set, const std::string& end) {
            const bool ofFolder = set.suite == set.folder.filename();
            set.suite = ofFolder ? end : set.suite + " (" + end + ")";
        });
    distinguish(
        suites.labelled, [](const LabelledSet& set) { return std::pair(set.suite, set.name); },
        [](const LabelledSet& a, const LabelledSet& b) {
            return std::tie(a.firsts, a.seconds, a.labels, a.grades, a.parts) ==
                   std::tie(b.firsts, b.seconds, b.labels, b.grades, b.parts);
        },
        append);
    distinguish(
        suites.retrieval, [](const RetrievalSet& set) { return set.name; },
        [](const RetrievalSet& a, const RetrievalSet& b) {
            return std::tie(a.source, a.target) == std::tie(b.source, b.target);
        },
        append);
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

// Reads the files of all paths, each once.
class SuiteReader {
  public:
    SuiteReader(const SetReading& reading, JobContext& job) : reading_(reading), job_(job) {}

    Result<Nothing> read(const fs::path& path) {
        const Result<std::vector<fs::path>> files = filesOfSets(path);
        if (!files) return files.error();
        const std::size_t before = found_, skipped = suites_.skipped.size();
        for (const fs::path& file : *files) {
            if (job_.shouldStop()) return Stopped{};
            std::error_code code;
            const fs::path known = fs::canonical(file, code);
            if (!code && !seen_.insert(known).second) {
                ++found_;  // what it contains was found before
                continue;
            }
            const Result<Nothing> read = readFile(file, file == path);
            if (!read) suites_.skipped.push_back(read.error());
        }
        std::error_code code;
        if (fs::is_directory(path, code)) readFolders(path);
        if (found_ == before && suites_.skipped.size() == skipped) {
            suites_.skipped.push_back({path.string(), "no data set",
                                       "files in one of the layouts of the manual, Evaluate",
                                       "choose the folder that contains them"});
        }
        return Nothing{};
    }

    EvaluationSuites take() && {
        suites_.labelled = labelled_.take();
        distinguish(
            mining_, [](const BuccSet& set) { return set.name; },
            [](const BuccSet& a, const BuccSet& b) {
                return std::tie(a.source.sentences, a.target.sentences, a.gold) ==
                       std::tie(b.source.sentences, b.target.sentences, b.gold);
            },
            [](BuccSet& set, const std::string& end) { set.name = end + "/" + set.name; });  // keeps ".train"
        suites_.mining = miningTasks(std::move(mining_));
        distinguish(suites_);
        std::ranges::sort(suites_.graded, {},
                          [](const StsSet& set) { return std::tie(set.suite, set.name); });
        return std::move(suites_);
    }

  private:
    Result<Nothing> readFile(const fs::path& file, bool given) {
        const PairInput& input = reading_.inputOf(file);
        const bool chosen = given && (!input.columns.empty() || !input.columnNames.empty());
        if (!chosen) {
            Result<std::optional<StsSet>> graded = readNamedStsSet(file);
            if (!graded) return graded.error();
            Result<LabelledSets> labelled = readNamedLabelled(file);
            if (!labelled) return labelled.error();
            const bool named = *graded || !labelled->empty();
            if (*graded) suites_.graded.push_back(std::move(**graded));
            labelled_.add(std::move(*labelled));
            found_ += named ? 1 : 0;
            if (named || (!given && !mayBeSetTable(file))) return Nothing{};
        }
        Result<std::optional<TableSets>> table = readSetTable(file, reading_, given);
        if (!table) return table.error();
        if (!*table) return Nothing{};
        if ((*table)->graded) suites_.graded.push_back(std::move(*(*table)->graded));
        labelled_.add(std::move((*table)->labelled));
        if (!(*table)->remark.empty()) suites_.remarks.push_back((*table)->remark);
        ++found_;
        return Nothing{};
    }

    // Sets of several files that belong together.
    void readFolders(const fs::path& path) {
        std::vector<fs::path> folders{path};
        std::error_code code;
        for (const auto& entry :
             fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, code))
            if (entry.is_directory(code)) folders.push_back(entry.path());
        std::ranges::sort(folders);
        for (const fs::path& folder : folders) {
            for (const RetrievalFiles& files : findRetrievalSets(folder))
                take(readRetrievalSet(files), suites_.retrieval);
            for (const BuccFiles& files : findBuccSets(folder)) take(readBuccSet(files), mining_);
        }
    }
    template <class Set>
    void take(Result<Set> set, std::vector<Set>& sets) {
        if (!set) {
            suites_.skipped.push_back(set.error());
            return;
        }
        sets.push_back(std::move(*set));
        ++found_;
    }

    const SetReading& reading_;
    JobContext& job_;
    EvaluationSuites suites_;
    LabelledSets labelled_;
    std::vector<BuccSet> mining_;
    std::set<fs::path> seen_;
    std::size_t found_ = 0;
};

}  // namespace

Result<EvaluationSuites> readSuites(const std::vector<fs::path>& paths, JobContext& job,
                                    const SetReading& reading) {
    if (paths.empty()) return Error{"suite", "not given", "a folder or file to evaluate on", "give --suite"};
    SuiteReader reader(reading, job);
    for (const fs::path& path : paths) {
        job.report({"Reading " + path.filename().string(), 0, 0, ""});
        const Result<Nothing> read = reader.read(path);
        if (!read) return read.error();
    }
    EvaluationSuites suites = std::move(reader).take();
    if (suites.empty()) return suites.skipped.front();
    for (const Error& error : suites.skipped) suites.notes.push_back("Skipped: " + error.sentence() + ".");
    for (const std::string& remark : suites.remarks) suites.notes.push_back(remark + ".");
    Workers workers(0);
    append(suites.graded, stsSplits(suites.graded, workers, job));
    noteMissing(suites);
    return suites;
}

}  // namespace paragram
