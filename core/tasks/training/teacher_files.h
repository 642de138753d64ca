// The two files of a teacher: the sentences of a training's pairs, and the vectors that another model gives
// them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

enum class ListedSides { both, source, target };

// Writes the different sentences of pair stores, one on each line, in the order in which they occur; a line
// break in a sentence becomes a space. Returns their number. Returns Stopped.
Result<std::int64_t> listSentences(const std::vector<std::filesystem::path>& pairs, ListedSides sides,
                                   const std::filesystem::path& output, const JobContext& job);

struct TeacherShape {
    std::int64_t sentences = 0, dimension = 0;
};
// Error if a file cannot be read, if there are not as many sentences as vectors, or if a vector has a number
// that is not finite.
Result<TeacherShape> describeTeacher(const std::filesystem::path& vectors,
                                     const std::filesystem::path& sentences);

// Python that makes the vectors with the package sentence-transformers.
std::string teacherScript(const std::filesystem::path& sentences);

}  // namespace paragram
