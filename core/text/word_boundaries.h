// ICU's word boundaries for text that needs neither dictionaries nor combining marks, much faster than ICU.
#pragma once

#include <string_view>
#include <vector>

namespace paragram {

// Returns words as WordSplitter does. false, with undefined words, if text contains a character with
// boundaries that depend on more than its neighbours (Chinese, Japanese, Thai, Hebrew, combining marks,
// emoji). For any thread.
bool splitSimpleWords(std::string_view text, std::vector<std::string_view>& words);

}  // namespace paragram
