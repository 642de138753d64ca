#include "core/evaluation/sets/set_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "core/base/number_text.h"
#include "core/evaluation/sets/gold_score.h"
#include "core/evaluation/sets/set_columns.h"
#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_registry.h"
#include "core/pairs/formats/pair_source.h"
#include "core/text/input/archive.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kRowsToJudgeBy = 200;

constexpr std::array<const char*, 6> kEndings{".tsv", ".csv", ".txt", ".jsonl", ".json", ".ndjson"};
constexpr std::array<const char*, 5> kPackedEndings{".gz", ".bz2", ".xz", ".zst", ".lzma"};

// Without folder and compression.
fs::path plainFile(const fs::path& file) {
    const auto [archive, member] = splitMember(file);
    fs::path name = member.empty() ? archive.filename() : fs::path(member).filename();
    if (std::ranges::find(kPackedEndings, lowerCase(name.extension().string())) != kPackedEndings.end())
        name = name.stem();
    return name;
}

// "dev", "2k" from "dev_2k".
std::vector<std::string> wordsOf(const std::string& name) {
    std::vector<std::string> words(1);
    for (const char c : lowerCase(name)) {
        if (c == '.' || c == '_' || c == '-')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

bool isPartWord(const std::string& word) {
    static const std::set<std::string> kWords{"train", "training",   "dev",   "development", "val",
                                              "valid", "validation", "trial", "test"};
    return kWords.contains(word);
}

// The part of a data set that a file name says; train without one.
SetPart partOf(const std::string& name) {
    for (const std::string& word : wordsOf(name)) {
        if (!isPartWord(word)) continue;
        if (word.starts_with("train")) return SetPart::train;
        return word == "test" ? SetPart::test : SetPart::development;
    }
    return SetPart::train;
}

// What a file of labelled pairs is called: its parts share a name.
std::string labelledName(const fs::path& file, const SetColumns& columns) {
    if (columns.isQqp) return "QQP";
    const std::string path = lowerCase(fs::absolute(file).string());
    for (const char* name : {"paws-x", "pawsx", "paws_x", "x-final"})
        if (path.find(name) != std::string::npos) return "PAWS-X";
    if (path.find("paws") != std::string::npos) return "PAWS";
    std::string name;
    for (const std::string& word : wordsOf(plainFile(file).stem().string()))
        if (!isPartWord(word)) name += (name.empty() ? "" : "-") + word;
    return name.empty() ? fs::absolute(file).parent_path().filename().string() : name;
}

// "test" from SICK_test_annotated.txt, "NL" from SICK_NL.txt.
std::string sickName(const std::string& stem) {
    std::string name = stem.starts_with("SICK_") ? stem.substr(5) : stem;
    if (name.ends_with("_annotated")) name.resize(name.size() - 10);
    return name;
}

// Sorts the rows of a table into data sets.
class SetBuilder {
  public:
    SetBuilder(const fs::path& file, const SetColumns& columns) : file_(file), columns_(columns) {
        const std::string stem = plainFile(file).stem().string();
        part_ = partOf(stem);
        needed_ = static_cast<std::size_t>(std::max({columns.first, columns.second, columns.gold})) + 1;
        if (columns.labels) return;
        graded_.emplace();
        graded_->folder = fs::absolute(file).parent_path();
        graded_->suite = columns.isSick ? "SICK" : graded_->folder.filename().string();
        graded_->name = columns.isSick ? sickName(stem) : stem;
    }

    // Error for a row that cannot be used.
    Result<Nothing> add(const TableRow& row, const std::string& where) {
        if (row.fields.size() < needed_) {
            const std::size_t width = row.fields.size();
            return Error{where, fmt::format("{} column{}", width, width == 1 ? "" : "s"),
                         fmt::format("at least {}", needed_), "correct or remove the line"};
        }
        const std::string &first = at(row, columns_.first), &second = at(row, columns_.second),
                          &gold = at(row, columns_.gold);
        const SentencePair pair{first, second};
        if (const char* side = emptySide(pair)) {
            return Error{where, fmt::format("the {} sentence is empty", side), "",
                         "correct or remove the line"};
        }
        if (columns_.labels) return addLabel(row, where);
        if (isAllWhitespace(gold)) {
            ++graded_->skipped;
            return Nothing{};
        }
        const auto score = parseGold(gold);
        if (!score) {
            return Error{where, fmt::format("\"{}\" as gold score", gold.substr(0, 40)), "a number",
                         "correct or remove the line"};
        }
        graded_->pairs.push_back({first, second, *score});
        ++count_;
        if (columns_.isSick) addSick(row, *score);
        return Nothing{};
    }

    std::size_t count() const { return count_; }
    TableSets take() && {
        return {
            std::move(graded_), std::move(labelled_), {columns_.first, columns_.second, columns_.gold}, {}};
    }

  private:
    static const std::string& at(const TableRow& row, int column) {
        return row.fields[static_cast<std::size_t>(column)];
    }
    Result<Nothing> addLabel(const TableRow& row, const std::string& where) {
        const auto label = parseGold(at(row, columns_.gold));
        if (!label || (*label != 0 && *label != 1)) {
            return Error{where, fmt::format("\"{}\" as label", at(row, columns_.gold).substr(0, 40)),
                         "0 or 1", "correct or remove the line"};
        }
        LabelledSet& set = labelled_.at(file_, kParaphrase, labelledName(file_, columns_));
        addLabelled(set, at(row, columns_.first), *label == 1 ? "1" : "0", part_);
        set.seconds.push_back(at(row, columns_.second));
        ++count_;
        return Nothing{};
    }
    // As SentEval uses it: the relation of the two sentences, and their relatedness, both learned.
    void addSick(const TableRow& row, double score) {
        const bool named = columns_.part >= 0 && columns_.part < std::ssize(row.fields);
        const SetPart part = named ? partNamed(lowerCase(at(row, columns_.part))) : part_;
        const std::string &first = at(row, columns_.first), &second = at(row, columns_.second);
        addGraded(labelled_.at(file_, "Learned relatedness", "SICK-R"), first, second, score, part);
        if (columns_.entailment < 0 || columns_.entailment >= std::ssize(row.fields)) return;
        LabelledSet& entailment = labelled_.at(file_, "Entailment", "SICK-E");
        addLabelled(entailment, first, at(row, columns_.entailment), part);
        entailment.seconds.push_back(second);
    }

    fs::path file_;
    SetColumns columns_;
    SetPart part_;
    std::size_t needed_ = 0, count_ = 0;
    std::optional<StsSet> graded_;
    LabelledSets labelled_;
};

// Lines that were skipped.
struct BadLines {
    std::size_t count = 0;
    std::optional<Error> first;
    // Error if lines may not be skipped.
    Result<Nothing> add(const Error& error, bool skip) {
        if (!skip) return error;
        if (count++ == 0) first = error;
        return Nothing{};
    }
};

std::string remarkOn(const BadLines& bad, std::size_t lines, const RowReader& reader) {
    if (bad.count == 0) return {};
    return fmt::format("{}: {} of {} {}s skipped; the first: {}", reader.name(), groupedNumber(bad.count),
                       groupedNumber(lines), reader.counted(), bad.first->sentence());
}

Result<TableSets> readSets(RowReader& reader, const fs::path& file, const SetColumns& columns,
                           std::vector<TableRow> read, BadLines bad, bool skipBadLines) {
    SetBuilder builder(file, columns);
    std::size_t lines = bad.count;
    const auto add = [&](const TableRow& row) -> Result<Nothing> {
        ++lines;
        const Result<Nothing> added = builder.add(row, reader.where(row));
        return added ? added : bad.add(added.error(), skipBadLines);
    };
    for (const TableRow& row : read) {
        const Result<Nothing> added = add(row);
        if (!added) return added.error();
    }
    for (TableRow row;;) {
        const Result<ReadOutcome> outcome = reader.next(row);
        if (!outcome) return outcome.error();
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected) ++lines;
        const Result<Nothing> added =
            *outcome == ReadOutcome::rejected ? bad.add(reader.problem(), skipBadLines) : add(row);
        if (!added) return added.error();
    }
    const std::size_t good = builder.count();
    if (good == 0 && bad.first) return *bad.first;
    if (good == 0) return Error{reader.name(), "no scored pairs", "at least one", "check the file"};
    if (bad.count > good) {
        return Error{
            reader.name(),
            fmt::format("{} of {} without a pair and its score, the first: {}", groupedNumber(bad.count),
                        countOf(static_cast<std::int64_t>(lines), reader.counted()), bad.first->sentence()),
            "", "check that this is the right file"};
    }
    TableSets sets = std::move(builder).take();
    sets.remark = remarkOn(bad, lines, reader);
    return sets;
}

}  // namespace

bool mayBeSetTable(const fs::path& file) {
    return std::ranges::find(kEndings, lowerCase(plainFile(file).extension().string())) != kEndings.end();
}

Result<std::optional<TableSets>> readSetTable(const fs::path& file, const SetReading& reading, bool given) {
    PairInput input = given ? reading.inputOf(file) : PairInput();
    input.first = file;
    const bool chosen = !input.columns.empty() || !input.columnNames.empty();
    Result<PairSource> source = openPairSource(input);
    if (!source) return source.error();
    if (!RowReader::reads(source->input.format)) {
        if (!given) return std::optional<TableSets>();
        return Error{file.string(),
                     findPairFormat(source->input.format)->title + ", which has no gold scores",
                     "a table or JSON lines of pairs with gold scores", reading.advice};
    }
    const Result<std::unique_ptr<RowReader>> opened = RowReader::of(std::move(*source));
    if (!opened) return opened.error();
    RowReader& reader = **opened;
    std::vector<TableRow> read;
    TableRows looked;
    BadLines bad;
    for (TableRow row; read.size() < kRowsToJudgeBy;) {
        const Result<ReadOutcome> outcome = reader.next(row);
        if (!outcome) return outcome.error();
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected) {
            const Result<Nothing> added = bad.add(reader.problem(), reading.skipBadLines || !given);
            if (!added) return added.error();
            continue;
        }
        looked.push_back(row.fields);
        read.push_back(std::move(row));
    }
    const Result<SetColumns> columns = findSetColumns(reader, looked, chosen, reading.advice);
    if (!given && (!columns || !columns->isCertain)) return std::optional<TableSets>();
    if (!columns) return looked.empty() && bad.first ? *bad.first : columns.error();
    if (bad.first && !reading.skipBadLines) return *bad.first;
    Result<TableSets> sets =
        readSets(reader, file, *columns, std::move(read), std::move(bad), reading.skipBadLines);
    if (!sets) return sets.error();
    return std::optional<TableSets>(std::move(*sets));
}

}  // namespace paragram
