#include "core/pairs/formats/row_reader.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/pairs/formats/format_registry.h"
#include "core/pairs/formats/json_items.h"
#include "core/pairs/formats/json_lines.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kMostKeys = 40;  // of JSON objects, as columns

class RecordRows : public RowReader {
  public:
    RecordRows(RecordReader records, TablePlan plan) : records_(std::move(records)) {
        plan_ = std::move(plan);
        skipHeader_ = plan_.header;
    }

    Result<ReadOutcome> next(TableRow& row) override {
        for (;;) {
            const Result<bool> more = records_.next(record_);
            if (!more) return more.error();
            if (!*more) return ReadOutcome::end;
            row = {{}, record_.line};
            if (record_.problem) return reject(*record_.problem);
            // In CSV, empty lines between rows are ignored.
            if (!std::exchange(skipHeader_, false) && !(plan_.syntax.quoted && record_.text.empty())) break;
        }
        row.fields.assign(record_.fields.begin(), record_.fields.end());
        if (!plan_.columns.empty() || plan_.doubt) return ReadOutcome::pair;
        Result<std::vector<int>> columns = guessColumns(row.fields, where(row), plan_.looks, plan_.names);
        if (columns)
            plan_.columns = std::move(*columns);
        else
            plan_.doubt = columns.error();
        return ReadOutcome::pair;
    }
    std::string where(const TableRow& row) const override {
        return records_.name() + ":" + std::to_string(row.number);
    }
    const std::string& name() const override { return records_.name(); }

  private:
    RecordReader records_;
    Record record_;
    bool skipHeader_ = false;
};

class ObjectRows : public RowReader {
  public:
    ObjectRows(JsonItems items, PairInput input) : items_(std::move(items)), input_(std::move(input)) {
        plan_.header = true;
    }

    Result<ReadOutcome> next(TableRow& row) override {
        do {
            const Result<bool> more = items_.next(item_);
            if (!more) return more.error();
            if (!*more) return ReadOutcome::end;
            row = {{}, item_.number};
            if (item_.problem) return reject(*item_.problem);
        } while (isAllWhitespace(item_.text));
        const auto fields = readJsonFields(item_.text, items_.where(item_));
        if (!fields) return reject(fields.error());
        if (keys_.source.empty()) {
            keys_ = jsonKeysOf(*fields, input_);
            std::tie(plan_.sourceLanguage, plan_.targetLanguage) = keys_.languages();
        }
        if (keys_.score.empty() && input_.columnNames.empty()) keys_.score = jsonScoreKey(*fields);
        auto& names = plan_.names;
        row.fields.resize(names.size());
        for (const JsonField& field : *fields) {
            auto at = std::ranges::find(names, field.key);
            if (at == names.end() && names.size() == kMostKeys) continue;
            if (at == names.end()) {
                at = names.insert(at, field.key);
                row.fields.emplace_back();
            }
            row.fields[static_cast<std::size_t>(at - names.begin())] = field.text;
        }
        findColumns();
        return ReadOutcome::pair;
    }
    std::string where(const TableRow& row) const override {
        Line item;
        item.number = row.number;
        return items_.where(item);
    }
    const char* counted() const override { return items_.counted(); }
    const std::string& name() const override { return items_.name(); }

  private:
    void findColumns() {
        plan_.columns.clear();
        for (const std::string& key : {keys_.source, keys_.target, keys_.score}) {
            const auto at = std::ranges::find(plan_.names, key);
            if (!key.empty() && at != plan_.names.end())
                plan_.columns.push_back(static_cast<int>(at - plan_.names.begin()));
        }
        plan_.doubt.reset();
        if (plan_.columns.size() > 1) return;
        plan_.columns.clear();
        plan_.doubt = Error{
            items_.name(),
            keys_.isDoubtful ? "keys of more than two languages, or of others" : "keys of no known names",
            "source and target",
            "say which contain the sentences, for example --columns sentence1,sentence2"};
    }

    JsonItems items_;
    PairInput input_;
    JsonKeys keys_;
    Line item_;
};

}  // namespace

bool RowReader::reads(const std::string& format) {
    const PairFormat* known = findPairFormat(format);
    return known && (known->isTable || known->id == "jsonl");
}

Result<std::unique_ptr<RowReader>> RowReader::of(PairSource source) {
    if (source.input.format == "jsonl") {
        const bool isArray = looksLikeJsonArray(source.head);
        return std::unique_ptr<RowReader>(std::make_unique<ObjectRows>(
            JsonItems(std::move(source.bytes), isArray), std::move(source.input)));
    }
    Result<TablePlan> plan = planTable(source);
    if (!plan) return plan.error();
    RecordReader records(LineReader::of(std::move(source.bytes)), plan->syntax);
    return std::unique_ptr<RowReader>(std::make_unique<RecordRows>(std::move(records), std::move(*plan)));
}

}  // namespace paragram
