#include "core/generation/line_translator.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 128;  // parts of sentences in a request

// The tokens of a text, and how many of them the model does not know.
struct Measured {
    std::int64_t tokens = 0, unknown = 0;
};

Measured measure(const Model& model, const std::string& text, Side side) {
    const auto pieces =
        model.tokenizer->segment(0, model.settings.text.lowerCase ? lowerCase(text) : text, side);
    return {static_cast<std::int64_t>(pieces.size()),
            std::ranges::count_if(pieces, [](const Piece& piece) { return piece.id < 0; })};
}

// Where to divide a long text: after the end of a sentence, at a comma, a space, or any character, whichever
// of the first of these is nearest to the middle.
std::size_t placeToDivide(const std::string& text) {
    const std::vector<std::size_t> offsets = codePointOffsets(text);
    const std::size_t middle = offsets[offsets.size() / 2];
    const auto nearest = [&](std::initializer_list<std::string_view> marks) {
        std::size_t best = 0;
        for (const std::string_view mark : marks) {
            for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; ++at) {
                const std::size_t end = at + mark.size();
                const auto distance = [&](std::size_t place) {
                    return place > middle ? place - middle : middle - place;
                };
                // Not at the edges, where hardly anything would be divided.
                if (end > text.size() / 5 && end < text.size() - text.size() / 5 &&
                    (best == 0 || distance(end) < distance(best)))
                    best = end;
            }
        }
        return best;
    };
    for (const auto& marks :
         {std::initializer_list<std::string_view>{". ", "! ", "? ", "。", "！", "？", "؟ "},
          {", ", "; ", ": ", "，", "、", "، "},
          {" "}})
        if (const std::size_t place = nearest(marks); place > 0) return place;
    return middle;
}

void divide(const Model& model, const std::string& text, Side side, std::vector<std::string>& parts) {
    if (measure(model, text, side).tokens <= model.settings.tokenizer.maximumTokens ||
        codePointOffsets(text).size() <= 3) {
        if (!isAllWhitespace(text)) parts.push_back(text);
        return;
    }
    const std::size_t place = placeToDivide(text);
    divide(model, text.substr(0, place), side, parts);
    divide(model, text.substr(place), side, parts);
}

// The best translations of the parts of a sentence follow each other, the second ones, and so on.
void append(const std::vector<Translation>& part, std::vector<Translation>& whole) {
    if (whole.empty() || part.empty()) {
        if (whole.empty()) whole = part;
        return;
    }
    for (std::size_t n = 0; n < whole.size(); ++n) {
        const Translation& next = part[std::min(n, part.size() - 1)];
        whole[n].text += ' ' + next.text;
        whole[n].score += next.score;
    }
}

}  // namespace

void LineTranslator::addParts(std::size_t line, const std::string& text, std::vector<Part>& parts,
                              std::vector<Translation>& copied) {
    if (isAllWhitespace(text)) {
        ++counts_.blank;
        return;
    }
    const Model& model = writer_.model();
    const Measured size = measure(model, text, route_.from);
    counts_.tokens += size.tokens;
    counts_.unknown += size.unknown;
    if (size.tokens <= model.settings.tokenizer.maximumTokens) {
        parts.push_back({line, text});
        return;
    }
    ++counts_.tooLong;
    if (longSentences_ == LongSentences::copy) {
        copied.assign(static_cast<std::size_t>(options_.best), {text, 0});
        return;
    }
    std::vector<std::string> divided;
    divide(model, text, route_.from, divided);
    for (std::string& part : divided) parts.push_back({line, std::move(part)});
}

Result<std::vector<std::vector<Translation>>> LineTranslator::translateParts(const std::vector<Part>& parts,
                                                                             std::int64_t first,
                                                                             const JobContext& job) {
    // Sentences of similar length together, so that none waits for a much longer one.
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return parts[i].text.size(); });
    std::vector<std::vector<Translation>> translated(parts.size());
    for (std::size_t begin = 0; begin < order.size(); begin += kTogether) {
        const auto some = std::span(order).subspan(begin, std::min(kTogether, order.size() - begin));
        std::vector<std::string> texts;
        for (const std::size_t part : some) texts.push_back(parts[part].text);
        WritingOptions options = options_;
        options.seed += first + static_cast<std::int64_t>(begin);
        if (shortlist_) options.shortlist = shortlist_->tokensFor(writer_.model(), route_, texts);
        const auto written = writer_.write(route_, {texts}, options, job);
        if (!written) return written.error();
        for (const WrittenText& text : *written)
            translated[some[text.source]].push_back({text.text, text.score});
    }
    return translated;
}

Result<Nothing> LineTranslator::useShortlist(const ShortlistOptions& options, JobContext& job) {
    Result<Shortlist> learned = Shortlist::learn(writer_.model(), route_, options, job);
    if (!learned) return learned.error();
    shortlist_ = *std::move(learned);
    return Nothing{};
}

Result<std::vector<std::vector<Translation>>> LineTranslator::translate(std::span<const std::string> lines,
                                                                        std::int64_t first,
                                                                        const JobContext& job) {
    std::vector<Part> parts;
    std::vector<std::vector<Translation>> whole(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) addParts(i, lines[i], parts, whole[i]);
    const auto translated = translateParts(parts, first, job);
    if (!translated) return translated.error();
    std::vector<double> count(lines.size());
    for (std::size_t p = 0; p < parts.size(); ++p) {
        append((*translated)[p], whole[parts[p].line]);
        ++count[parts[p].line];
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (Translation& translation : whole[i])
            if (count[i] > 1) translation.score /= count[i];
    return whole;
}

std::string LineTranslator::key() const {
    return fmt::format("{} {} {}", route_.decoder, keyOf(options_), nameOf(longSentences_));
}

}  // namespace paragram
