// ICU's word boundaries for text that needs neither dictionaries nor marks, much faster than ICU.
#pragma once

#include <string_view>
#include <vector>

namespace paragram {

// Words as WordSplitter gives them. false, with words of no use, where text holds a character whose
// boundaries depend on more than its neighbours (Chinese, Japanese, Thai, Hebrew, combining marks, emoji).
// For any thread.
bool splitSimpleWords(std::string_view text, std::vector<std::string_view>& words);

}  // namespace paragram
