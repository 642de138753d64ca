#include "datasets/sample/wording.h"

namespace paragram::sample {

Wording drawWording(Random& random) {
    Wording wording;
    const int frame = random.below(10);
    wording.frame = frame < 5 ? Frame::Plain : (frame < 8 ? Frame::Passive : Frame::Cleft);
    wording.timeFirst = random.chance(35);
    wording.contracted = random.chance(50);
    wording.goingTo = random.chance(50);
    wording.alternative = random.chance(50);
    wording.words = static_cast<std::uint32_t>(random.next() >> 32U);
    return wording;
}

Sentence& Sentence::add(std::string_view words) {
    if (!words.empty()) {
        if (!text_.empty()) {
            text_ += ' ';
        }
        text_ += words;
    }
    return *this;
}

std::string Sentence::finish(std::string_view opening, std::string_view mark) const {
    std::string result = text_;
    if (result.starts_with("é") || result.starts_with("á")) {
        result[1] = static_cast<char>(result[1] - 0x20);  // é is C3 A9 in UTF-8, É is C3 89
    } else if (!result.empty() && result[0] >= 'a' && result[0] <= 'z') {
        result[0] = static_cast<char>(result[0] - 'a' + 'A');
    }
    return std::string(opening) + result + std::string(mark);
}

}  // namespace paragram::sample
