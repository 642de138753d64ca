#include "core/pairs/formats/format_registry.h"

#include <algorithm>

#include "core/base/choices.h"
#include "core/pairs/formats/format_rows.h"

namespace paragram {
namespace {

template <class Take>
std::vector<std::string> idsOf(Take take) {
    std::vector<std::string> ids;
    for (const PairFormat& format : pairFormats())
        if (take(format)) ids.push_back(format.id);
    return ids;
}

}  // namespace

const std::vector<PairFormat>& pairFormats() {
    static const std::vector<PairFormat> kFormats{
        tsvFormat(),    csvFormat(),     scoredFormat(), mosesFormat(),     tmxFormat(),      xliffFormat(),
        xliff2Format(), gettextFormat(), opusFormat(),   jsonLinesFormat(), paraNmtFormat(),  tatoebaFormat(),
        dictdFormat(),  stsFormat(),     buccFormat(),   pspFormat(),       pairStoreFormat()};
    return kFormats;
}

const PairFormat* findPairFormat(const std::string& id) {
    const auto found = std::ranges::find(pairFormats(), id, &PairFormat::id);
    return found == pairFormats().end() ? nullptr : &*found;
}

std::vector<std::string> readableFormats() {
    return idsOf([](const PairFormat& format) { return format.read != nullptr; });
}

std::vector<std::string> writableFormats() {
    return idsOf([](const PairFormat& format) { return format.write != nullptr; });
}

Result<std::unique_ptr<PairWriter>> makePairWriter(const std::filesystem::path& file,
                                                   const PairWriterOptions& options) {
    const PairFormat* format = findPairFormat(options.format);
    if (!format || !format->write) return wrongChoice("format", options.format, writableFormats());
    return format->write(file, options);
}

}  // namespace paragram
