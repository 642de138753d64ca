// What a file contains that gives no pair: counts, which the files of one import add up.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace paragram {

struct LeftOut {
    std::int64_t untranslated = 0;
    std::int64_t fuzzy = 0;           // messages whose translation is not confirmed
    std::int64_t unreadable = 0;      // entries of a dictionary whose translation could not be recognised
    std::string firstUntranslated{};  // such as "unit 3"

    // One more: the number-th of what was read, from 1, and what that is.
    void addUntranslated(const char* what, std::int64_t number);
    void add(const LeftOut& next);
    std::int64_t total() const { return untranslated + fuzzy + unreadable; }
};

// One sentence for each count that is not zero. read: how many were read, counted: what they are, in the
// singular.
std::vector<std::string> remarksOf(const LeftOut& leftOut, std::int64_t read, const char* counted);

}  // namespace paragram
