#include "core/tasks/models/paraphrase_journal.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace paragram {
namespace {

// A line: number of the sentence, score, cosine or null, what the text was made of, the text and its parse.
std::string lineOf(const WrittenParaphrase& text) {
    const auto cosine = std::isnan(text.cosine) ? nlohmann::json(nullptr) : nlohmann::json(text.cosine);
    const auto row =
        nlohmann::json::array({text.source, text.score, cosine, text.origin, text.text, text.parse});
    return row.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

WrittenParaphrase textOf(const std::string& line) {
    const nlohmann::json row = nlohmann::json::parse(line);
    WrittenParaphrase text{.source = row.at(0).get<std::size_t>(),
                           .text = row.at(4).get<std::string>(),
                           .origin = row.at(3).get<std::string>(),
                           .parse = row.at(5).get<std::string>(),
                           .score = row.at(1).get<double>()};
    if (!row.at(2).is_null()) text.cosine = row.at(2).get<double>();
    return text;
}

Error damaged(const std::string& where) {
    return {where, "damaged", "what an interrupted run has written",
            "remove the file to start from the beginning"};
}

}  // namespace

Result<ParaphraseJournal> ParaphraseJournal::open(const std::filesystem::path& file, const std::string& key) {
    ParaphraseJournal journal;
    if (file.empty()) return journal;
    Result<ResumableOutput> output = ResumableOutput::open(file, key);
    if (!output) return output.error();
    journal.output_ = *std::move(output);
    if (journal.output_->done() == 0) return journal;
    const auto counts = nlohmann::json::parse(journal.output_->note(), nullptr, false);
    if (!counts.is_array() || counts.size() != 3) return damaged(journal.output_->unfinished().string());
    Result<LineReader> reader = LineReader::open(journal.output_->unfinished());
    if (!reader) return reader.error();
    journal.reader_ = *std::move(reader);
    journal.done_ = journal.output_->done();
    journal.counts_ = {counts[0].get<std::int64_t>(), counts[1].get<std::int64_t>(),
                       counts[2].get<std::int64_t>()};
    return journal;
}

Result<Nothing> ParaphraseJournal::readOn() {
    next_.reset();
    Line line;
    const Result<bool> more = reader_->next(line);
    if (!more) return more.error();
    if (!*more) return Nothing{};
    try {
        next_ = textOf(line.text);
    } catch (const nlohmann::json::exception&) {
        return damaged(reader_->name() + ":" + std::to_string(line.number));
    }
    return Nothing{};
}

Result<std::vector<WrittenParaphrase>> ParaphraseJournal::take(std::int64_t below) {
    std::vector<WrittenParaphrase> texts;
    while (true) {
        if (!next_)
            if (const Result<Nothing> read = readOn(); !read) return read.error();
        if (!next_ || static_cast<std::int64_t>(next_->source) >= below) return texts;
        texts.push_back(*std::move(next_));
        next_.reset();
    }
}

void ParaphraseJournal::add(std::span<const WrittenParaphrase> texts, std::int64_t done,
                            const ParaphraseCounts& counts) {
    if (!output_) return;
    for (const WrittenParaphrase& text : texts) output_->write(lineOf(text));
    output_->checkpoint(done,
                        nlohmann::json::array({counts.candidates, counts.same, counts.repeated}).dump());
}

}  // namespace paragram
