#include "core/pairs/formats/xml/xliff_unit.h"

#include <algorithm>
#include <map>

#include "core/text/unicode.h"

namespace paragram {
namespace {

bool isBlank(const SegmentText& text) {
    return !text.tooLong() && isAllWhitespace(text.text());
}

}  // namespace

void XliffText::clear() {
    whole_.clear();
    segments_.clear();
    marks_.clear();
    depth_ = 0;
}

void XliffText::append(std::string_view part) {
    whole_.append(part);
    if (depth_ > 0) segments_.back().text.append(part);
}

void XliffText::beginMark(bool isSegment, std::string_view id) {
    marks_.push_back(isSegment);
    if (isSegment && depth_++ == 0) segments_.push_back({std::string(id)});
}

void XliffText::endMark() {
    if (marks_.empty()) return;
    if (marks_.back()) --depth_;
    marks_.pop_back();
}

void XliffUnit::clear() {
    for (XliffText* text : {&source, &segmented, &target}) text->clear();
    candidates.clear();
}

std::vector<XliffUnit::Pair> XliffUnit::pairs(int& untranslated) const {
    untranslated = 0;
    std::vector<Pair> found;
    const auto& sources = segmented.segments().empty() ? source.segments() : segmented.segments();
    const auto& targets = target.segments();
    std::map<std::string_view, const XliffText::Segment*> byId;
    for (const auto& segment : targets) byId.emplace(segment.id, &segment);
    if (!sources.empty() && !targets.empty()) {
        for (const auto& segment : sources) {
            const auto at = byId.find(segment.id);
            const bool translated = at != byId.end() && !isBlank(segment.text) && !isBlank(at->second->text);
            if (translated)
                found.push_back({segment.text, at->second->text, {}});
            else
                ++untranslated;
        }
    } else if (const bool half =
                   std::ranges::any_of(targets, [](const auto& segment) { return isBlank(segment.text); });
               !half && !isBlank(source.whole()) && !isBlank(target.whole())) {
        found.push_back({source.whole(), target.whole(), {}});
    }
    if (!found.empty()) return found;
    for (const XliffCandidate& candidate : candidates) {
        if (!candidate.isProposal || isBlank(candidate.target.whole())) continue;
        const SegmentText* of = isBlank(candidate.source.whole()) ? nullptr : &candidate.source.whole();
        if (!of && candidate.segment.empty()) of = &source.whole();
        for (const auto& segment : sources)
            if (!of && segment.id == candidate.segment) of = &segment.text;
        if (of && !isBlank(*of)) found.push_back({*of, candidate.target.whole(), candidate.quality});
    }
    if (!found.empty())
        untranslated = 0;
    else
        untranslated = std::max(untranslated, 1);
    return found;
}

}  // namespace paragram
