// Compares links with gold links: precision, recall and F1, strict and lax (methods.md, Alignment).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/alignment/link.h"
#include "core/base/result.h"

namespace paragram {

// The sentences of a link by number, from 0; in gold files they need not be consecutive.
struct GoldLink {
    std::vector<std::int32_t> source, target;
};

// Lines of "[3, 4]:[5]", as Vecalign and Bleualign use them; a third field after a colon is ignored. Error
// with the line for anything else, or a sentence number that the text does not have.
Result<std::vector<GoldLink>> readGoldLinks(const std::filesystem::path& file, std::size_t sources,
                                            std::size_t targets);
// "[3, 4]:[5]", with which a file that readGoldLinks understands is written.
std::string linkText(const Link& link);

// Counts of links with two sides. They add up over documents.
struct LinkQuality {
    std::int64_t proposed = 0, gold = 0;
    std::int64_t strict = 0;       // proposed links that are in the gold file
    std::int64_t lax = 0;          // proposed links that share a pair of sentences with a gold link
    std::int64_t laxRecalled = 0;  // gold links that share a pair of sentences with a proposed link

    struct Rates {
        double precision = 0, recall = 0, f1 = 0;  // 0..1
    };
    Rates strictRates() const;
    Rates laxRates() const;
    void add(const LinkQuality& other);
};
LinkQuality compareWithGold(const Alignment& links, const std::vector<GoldLink>& gold);

}  // namespace paragram
