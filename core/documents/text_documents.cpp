// Documents of plain text: paragraphs, Markdown, subtitles.
#include <algorithm>
#include <regex>

#include "core/documents/document_formats.h"
#include "core/documents/markup_blocks.h"
#include "core/documents/page_lines.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kWrapped = 120;  // characters of a line of text that was wrapped, at most

struct NumberedLine {
    std::string text;
    std::int64_t number = 0;
};

std::string trimmed(std::string_view text) {
    std::string all;
    appendCollapsed(all, text);
    while (!all.empty() && all.back() == ' ') all.pop_back();
    return all;
}

Result<std::vector<NumberedLine>> linesOf(const DocumentInput& input, const JobContext& job) {
    auto reader = LineReader::open(input.file, input.encoding);
    if (!reader) return reader.error();
    std::vector<NumberedLine> lines;
    Line line;
    for (;;) {
        if (lines.size() % 4096 == 0 && job.shouldStop()) return Stopped{};
        const auto more = reader->next(line);
        if (!more) return more.error();
        if (!*more) return lines;
        if (line.problem) return *line.problem;
        lines.push_back({std::move(line.text), line.number});
    }
}

// Whether lines were broken at a width: most lines of paragraphs between blank lines are almost as long as
// the longest, which is not long.
bool isWrapped(const std::vector<NumberedLine>& lines) {
    std::size_t blank = 0, inner = 0, full = 0, longest = 0;
    for (const NumberedLine& line : lines) longest = std::max(longest, line.text.size());
    if (longest > 2 * kWrapped) return false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (trimmed(lines[i].text).empty()) {
            ++blank;
        } else if (i + 1 < lines.size() && !trimmed(lines[i + 1].text).empty()) {
            ++inner;
            full += 3 * lines[i].text.size() >= 2 * longest ? 1 : 0;
        }
    }
    return blank > 0 && inner > 0 && full * 4 >= inner * 3;
}

std::vector<Paragraph> paragraphsOf(const std::vector<NumberedLine>& lines) {
    const bool wrapped = isWrapped(lines);
    std::vector<Paragraph> paragraphs;
    bool starts = true;
    for (const NumberedLine& line : lines) {
        const std::string text = trimmed(line.text);
        if (text.empty() || starts || !wrapped) {
            if (!text.empty()) paragraphs.push_back({text, false, line.number});
        } else {
            appendLine(paragraphs.back().text, text);
        }
        starts = text.empty();
    }
    return paragraphs;
}

// A line of Markdown without its marks.
std::string withoutMarks(std::string text) {
    static const std::regex image(R"(!\[([^\]]*)\]\([^)]*\))"), link(R"(\[([^\]]*)\]\([^)]*\))"),
        strong(R"((\*\*|__)([^*_]+)\1)"), emphasis(R"((^|[^\w*])[*_]([^*_]+)[*_](?!\w))"),
        code(R"(`([^`]*)`)");
    text = std::regex_replace(text, image, "$1");
    text = std::regex_replace(text, link, "$1");
    text = std::regex_replace(text, strong, "$2");
    text = std::regex_replace(text, emphasis, "$1$2");
    return std::regex_replace(text, code, "$1");
}

}  // namespace

Result<Document> readPlainText(const DocumentInput& input, const JobContext& job) {
    const auto lines = linesOf(input, job);
    if (!lines) return lines.error();
    Document document;
    document.paragraphs = paragraphsOf(*lines);
    return document;
}

Result<Document> readMarkdown(const DocumentInput& input, const JobContext& job) {
    static const std::regex item(R"(^\s*([-*+]|\d+[.)])\s+)"), quote(R"(^\s*(>\s?)+)"),
        rule(R"(^\s*([-*_=]\s*){3,}$)"), row(R"(^\s*\|?[\s:|-]+\|[\s:|-]*$)");
    const auto lines = linesOf(input, job);
    if (!lines) return lines.error();
    Document document;
    bool code = false, starts = true;
    for (const NumberedLine& line : *lines) {
        std::string text = line.text;
        if (trimmed(text).starts_with("```") || trimmed(text).starts_with("~~~")) {
            code = !code;
            starts = true;
            continue;
        }
        const bool underline = trimmed(text).find_first_not_of("=-") == std::string::npos;
        if (!starts && underline && text.size() >= 3) document.paragraphs.back().heading = true;
        if (code || std::regex_search(text, rule) || std::regex_match(text, row) || trimmed(text).empty()) {
            starts = true;
            continue;
        }
        text = std::regex_replace(text, quote, "");
        const std::size_t level = text.find_first_not_of('#');
        const bool heading = level != std::string::npos && level > 0 && level <= 6 && text[level] == ' ';
        starts = starts || heading || std::regex_search(text, item);
        if (heading) {
            text.erase(0, level);
            text.erase(text.find_last_not_of("# ") + 1);
        }
        text = trimmed(withoutMarks(std::regex_replace(text, item, "")));
        if (text.empty()) continue;
        if (starts)
            document.paragraphs.push_back({text, heading, line.number});
        else
            appendLine(document.paragraphs.back().text, text);
        starts = heading;
    }
    return document;
}

// A cue is a line with an arrow between two times, and the lines after it up to a blank one. A sentence may
// continue in the next cue; the sentence splitter does not see that, but the alignment joins them.
Result<Document> readSubtitles(const DocumentInput& input, const JobContext& job) {
    static const std::regex tags(R"(<[^>]*>|\{\\[^}]*\})");
    const auto lines = linesOf(input, job);
    if (!lines) return lines.error();
    Document document;
    document.placeUnit = "cue";
    std::int64_t cue = 0;
    bool inside = false, starts = false;
    for (const NumberedLine& line : *lines) {
        if (line.text.find("-->") != std::string::npos) {
            inside = starts = true;
            ++cue;
            continue;
        }
        const std::string text = trimmed(std::regex_replace(line.text, tags, ""));
        if (text.empty()) inside = inside && !trimmed(line.text).empty();
        if (!inside || text.empty()) continue;
        if (starts)
            document.paragraphs.push_back({text, false, cue});
        else
            appendLine(document.paragraphs.back().text, text);
        starts = false;
    }
    if (cue == 0) {
        return Error{input.file.string(), "no line with the times of a cue", "00:00:01,000 --> 00:00:02,500",
                     "choose another file or format"};
    }
    return document;
}

}  // namespace paragram
