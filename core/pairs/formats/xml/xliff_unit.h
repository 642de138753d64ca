// One trans-unit of XLIFF 1.2, collected while it is read, and the pairs in it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pairs/formats/xml/xml_pair_reader.h"

namespace paragram {

// A <source>, <seg-source> or <target>: all of its text, and its segments (<mrk mtype="seg">).
class XliffText {
  public:
    struct Segment {
        std::string id;  // mid
        SegmentText text{};
    };
    void clear();
    void append(std::string_view part);
    void beginMark(bool isSegment, std::string_view id);
    void endMark();

    const SegmentText& whole() const { return whole_; }
    const std::vector<Segment>& segments() const { return segments_; }

  private:
    SegmentText whole_;
    std::vector<Segment> segments_;
    std::vector<bool> marks_;  // the open ones, and whether each is a segment
    int depth_ = 0;            // of open segments; the outermost counts
};

struct XliffCandidate {  // <alt-trans>
    XliffText source, target;
    std::string segment;  // mid; empty: for the whole unit
    std::optional<float> quality;
    bool isProposal = true;  // not a former version or a rejected one
};

struct XliffUnit {
    struct Pair {
        SegmentText source, target;
        std::optional<float> quality;  // of a candidate
    };
    XliffText source, segmented, target;
    std::vector<XliffCandidate> candidates;

    void clear();
    // A pair for each segment that has a translation, matched by mid; for a unit without segments one pair of
    // the whole texts; if nothing is translated, its candidates. untranslated: segments, or the unit,
    // without.
    std::vector<Pair> pairs(int& untranslated) const;
};

}  // namespace paragram
