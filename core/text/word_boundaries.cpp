#include "core/text/word_boundaries.h"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <array>
#include <memory>
#include <utility>

namespace paragram {
namespace {

constexpr UChar32 kTableSize = 0x2100;  // up to general punctuation

enum class Kind : std::uint8_t {
    needsIcu,
    space,
    alone,
    letter,
    digit,
    joiner,
    midLetter,
    midDigit,
    midBoth
};

bool isWordKind(Kind kind) {
    return kind == Kind::letter || kind == Kind::digit || kind == Kind::joiner;
}

// Where ICU puts boundaries around a character among letters, digits and other marks, one bit for each
// position.
std::uint64_t boundariesAround(UChar32 c, icu::BreakIterator& words) {
    constexpr const char16_t* kContexts[] = {u"a?",  u"?a",  u"1?",  u"?1",  u"_?",  u"?_",  u"??",
                                             u"a?a", u"1?1", u"a?1", u"a'?", u"?'a", u"1.?", u"?.1"};
    std::uint64_t bits = 0;
    for (const char16_t* context : kContexts) {
        icu::UnicodeString text(context);
        text.findAndReplace(icu::UnicodeString(u'?'), icu::UnicodeString(c));
        words.setText(text);
        for (int at = 1; at <= 3; ++at)
            bits = bits << 1 | (at < text.length() && words.isBoundary(at) ? 1 : 0);
    }
    return bits;
}

// ICU's root rules differ in details from those of Unicode (the colon, in some versions the at sign), so the
// kind of doubtful characters is determined by asking ICU.
Kind askedKind(UChar32 c, icu::BreakIterator& words) {
    constexpr std::pair<UChar32, Kind> kTypical[] = {
        {U'b', Kind::letter},      {U'2', Kind::digit},    {U'_', Kind::joiner}, {U'(', Kind::alone},
        {0x00B7, Kind::midLetter}, {U',', Kind::midDigit}, {U'.', Kind::midBoth}};
    const std::uint64_t boundaries = boundariesAround(c, words);
    for (const auto& [typical, kind] : kTypical)
        if (boundaries == boundariesAround(typical, words)) return kind;
    return Kind::needsIcu;
}

Kind kindOf(UChar32 c, icu::BreakIterator& words) {
    if (u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT) return Kind::needsIcu;
    const int property = u_getIntPropertyValue(c, UCHAR_WORD_BREAK);
    if (u_isUWhiteSpace(c)) return property == U_WB_EXTENDNUMLET ? Kind::needsIcu : Kind::space;
    if (c < 0x80) return askedKind(c, words);
    switch (property) {
        case U_WB_ALETTER:
            return Kind::letter;
        case U_WB_NUMERIC:
            return Kind::digit;
        case U_WB_OTHER:
            return Kind::alone;
        case U_WB_EXTENDNUMLET:
        case U_WB_MIDLETTER:
        case U_WB_MIDNUM:
        case U_WB_MIDNUMLET:
            return askedKind(c, words);
        default:
            return Kind::needsIcu;
    }
}

const std::array<Kind, kTableSize>& kinds() {
    static const auto table = [] {
        std::array<Kind, kTableSize> made{};
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::BreakIterator> words(
            icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
        if (U_FAILURE(status)) return made;
        for (UChar32 c = 0; c < kTableSize; ++c) made[static_cast<std::size_t>(c)] = kindOf(c, *words);
        return made;
    }();
    return table;
}

// Iterates over characters and looks one or two ahead.
class Walker {
  public:
    explicit Walker(std::string_view text) : text_(text), kinds_(kinds().data()) { read(); }

    bool atEnd() const { return begin_ == text_.size(); }
    Kind kind() const { return kind_; }
    std::size_t begin() const { return begin_; }
    void advance() {
        begin_ = end_;
        read();
    }
    Walker next() const {
        Walker ahead(*this);
        ahead.advance();
        return ahead;
    }

  private:
    void read() {
        kind_ = Kind::space;
        if (begin_ == text_.size()) return;
        const auto lead = static_cast<unsigned char>(text_[begin_]);
        if (lead < 0x80) {
            kind_ = kinds_[lead];
            end_ = begin_ + 1;
            return;
        }
        auto at = static_cast<std::int64_t>(begin_);
        UChar32 character = 0;
        U8_NEXT(text_.data(), at, static_cast<std::int64_t>(text_.size()), character);
        end_ = static_cast<std::size_t>(at);
        const bool inTable = character >= 0 && character < kTableSize;
        kind_ = inTable ? kinds_[static_cast<std::size_t>(character)] : Kind::needsIcu;
    }

    std::string_view text_;
    const Kind* kinds_;
    std::size_t begin_ = 0, end_ = 0;
    Kind kind_ = Kind::space;
};

bool bridges(Kind between, Kind side) {
    if (side == Kind::letter) return between == Kind::midLetter || between == Kind::midBoth;
    return side == Kind::digit && (between == Kind::midDigit || between == Kind::midBoth);
}

}  // namespace

bool splitSimpleWords(std::string_view text, std::vector<std::string_view>& words) {
    words.clear();
    for (Walker at(text); !at.atEnd();) {
        if (at.kind() == Kind::needsIcu) return false;
        const std::size_t begin = at.begin();
        Kind last = at.kind();
        at.advance();
        if (last == Kind::space) continue;
        while (isWordKind(last) && !at.atEnd()) {
            if (isWordKind(at.kind())) {
                last = at.kind();
                at.advance();
                continue;
            }
            if (!bridges(at.kind(), last)) break;
            Walker beyond = at.next();
            if (beyond.atEnd() || beyond.kind() != last) break;
            at = beyond;
            at.advance();
        }
        words.push_back(text.substr(begin, at.begin() - begin));
    }
    return true;
}

}  // namespace paragram
