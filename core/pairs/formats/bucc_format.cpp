// BUCC: two texts with one id and sentence per line, and the pairs of ids that are translations.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "core/base/number_text.h"
#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/records.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// The texts are in memory: the sets have at most a few hundred thousand sentences.
constexpr std::size_t kMostSentences = 20'000'000;

using Texts = std::unordered_map<std::string, std::string>;

Result<Texts> readTexts(const fs::path& file, const std::string& encoding) {
    Result<LineReader> lines = LineReader::open(file, encoding);
    if (!lines) return lines.error();
    RecordReader records(std::move(*lines), {});
    Texts texts;
    for (Record record;;) {
        const Result<bool> more = records.next(record);
        if (!more) return more.error();
        if (!*more) return texts;
        if (record.problem) return *record.problem;
        const std::string where = fmt::format("{}:{}", records.name(), record.line);
        if (record.fields.size() < 2)
            return Error{where, "no tab", "id<TAB>sentence", "correct or remove the line"};
        if (texts.size() == kMostSentences) {
            return Error{where, fmt::format("more than {} sentences", groupedNumber(kMostSentences)),
                         "a BUCC set", "check that this is the right file"};
        }
        texts.emplace(record.fields[0], record.fields[1]);
    }
}

class BuccReader : public CheckedReader {
  public:
    BuccReader(RecordReader gold, Texts source, Texts target, std::pair<std::string, std::string> languages)
        : gold_(std::move(gold)),
          source_(std::move(source)),
          target_(std::move(target)),
          languages_(std::move(languages)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        const Result<bool> more = gold_.next(record_);
        if (!more) return more.error();
        if (!*more) return ReadOutcome::end;
        if (record_.problem) return reject(*record_.problem);
        const std::string where = fmt::format("{}:{}", gold_.name(), record_.line);
        if (record_.fields.size() < 2)
            return reject({where, "no tab", "two ids separated by a tab",
                           "remove the line or set pairs.skip-bad-lines"});
        const auto source = source_.find(std::string(record_.fields[0]));
        const auto target = target_.find(std::string(record_.fields[1]));
        if (source == source_.end() || target == target_.end()) {
            return reject({where,
                           fmt::format("the id \"{}\"", record_.fields[source == source_.end() ? 0 : 1]),
                           "an id of its text file", "choose the gold file of these two texts"});
        }
        pair = {source->second, target->second};
        if (const char* side = emptySide(pair)) return reject(emptySideError(where, side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return gold_.linesRead(); }
    double fraction() const override { return gold_.fraction(); }
    std::pair<std::string, std::string> languages() const override { return languages_; }

  private:
    RecordReader gold_;
    Texts source_, target_;
    std::pair<std::string, std::string> languages_;
    Record record_;
};

struct BuccFiles {
    fs::path gold, source, target;
};

std::string endingOf(const fs::path& file) {
    const std::string ending = file.extension().string();
    return ending.empty() ? ending : ending.substr(1);
}

// From the gold file, or from the two texts. If one of them is English, it is the target.
Result<BuccFiles> findFiles(const PairInput& input) {
    BuccFiles files;
    std::error_code code;
    if (!input.second.empty()) {
        files = {fs::path(input.first).replace_extension(".gold"), input.first, input.second};
    } else {
        files.gold = input.first;
        const fs::path folder = files.gold.has_parent_path() ? files.gold.parent_path() : ".";
        std::vector<fs::path> sides;
        for (const auto& entry : fs::directory_iterator(folder, code)) {
            const fs::path& file = entry.path();
            if (file.stem() == files.gold.stem() && file.extension() != ".gold") sides.push_back(file);
        }
        std::ranges::sort(sides);
        if (sides.size() != 2) {
            return Error{files.gold.string(),
                         fmt::format("{} files of the same name next to it", sides.size()),
                         "the two texts, as X.de and X.en", "name them with --input and --input2"};
        }
        if (endingOf(sides[0]) == "en") std::swap(sides[0], sides[1]);
        files.source = sides[0];
        files.target = sides[1];
    }
    if (!fs::is_regular_file(files.gold, code)) {
        return Error{files.gold.string(), "no such file", "pairs of ids, the gold file",
                     "put it next to the two texts"};
    }
    return files;
}

}  // namespace

PairFormat buccFormat() {
    PairFormat format;
    format.id = "bucc";
    format.title = "BUCC";
    format.sentence =
        "Two texts with an id, a tab and a sentence per line, and X.gold with pairs of ids that are "
        "translations.";
    format.endings = {".gold"};
    format.second = "the target side if the first file is the source side";
    format.recognises = [](const PairSource& source) {
        return source.name.ends_with(".gold") ? Match::certain : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        const Result<BuccFiles> files = findFiles(source.input);
        if (!files) return files.error();
        const std::string& encoding = source.input.encoding;
        Result<Texts> first = readTexts(files->source, encoding), second = readTexts(files->target, encoding);
        if (!first) return first.error();
        if (!second) return second.error();
        Result<LineReader> gold = LineReader::open(files->gold, encoding);
        if (!gold) return gold.error();
        return std::unique_ptr<PairReader>(std::make_unique<BuccReader>(
            RecordReader(std::move(*gold), {}), std::move(*first), std::move(*second),
            std::pair(endingOf(files->source), endingOf(files->target))));
    };
    return format;
}

}  // namespace paragram
