#include "core/tasks/data/read_lines.h"

#include "core/text/input/line_reader.h"

namespace paragram {

Result<std::vector<std::string>> readLines(const std::filesystem::path& file, std::size_t most) {
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    std::vector<std::string> lines;
    Line line;
    while (lines.size() < most) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        lines.push_back(line.text);
    }
    return lines;
}

}  // namespace paragram
