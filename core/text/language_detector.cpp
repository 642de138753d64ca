#include "core/text/language_detector.h"

#include <cstdio>

#include <cld2/public/compact_lang_det.h>
#include <fasttext/fasttext.h>

#include <fstream>
#include <sstream>

#include "core/text/unicode.h"

namespace paragram {
namespace {

class CompactDetector : public LanguageDetector {
  public:
    std::string detect(std::string_view text) const override { return detectLanguage(text); }
};

class FastTextDetector : public LanguageDetector {
  public:
    void load(const std::string& file) { model_.loadModel(file); }
    std::string detect(std::string_view text) const override {
        constexpr std::string_view kLabel = "__label__";
        std::string line(text);
        for (char& c : line)
            if (c == '\n') c = ' ';
        std::istringstream in(line + '\n');
        std::vector<std::pair<fasttext::real, std::string>> found;
        model_.predictLine(in, found, 1, 0);
        if (found.empty()) return {};
        const std::string& label = found.front().second;
        return label.starts_with(kLabel) ? label.substr(kLabel.size()) : label;
    }

  private:
    fasttext::FastText model_;
};

// The library trusts what it reads, so check at least that the file is in its format.
bool hasFastTextsMark(const std::filesystem::path& file) {
    std::int32_t mark = 0;
    std::ifstream in(file, std::ios::binary);
    return in.read(reinterpret_cast<char*>(&mark), sizeof mark) && mark == 793712314;
}

}  // namespace

std::string detectLanguage(std::string_view text) {
    bool reliable = false;
    const CLD2::Language language =
        CLD2::DetectLanguage(text.data(), static_cast<int>(text.size()), true, &reliable);
    if (language == CLD2::UNKNOWN_LANGUAGE || !reliable) return {};
    const std::string code = CLD2::LanguageCode(language);
    return code.starts_with("zh") ? "zh" : code;
}

bool isDetectable(std::string_view code) {
    if (code.empty()) return false;
    for (int i = 0; i < CLD2::NUM_LANGUAGES; ++i) {
        const auto language = static_cast<CLD2::Language>(i);
        if (language == CLD2::UNKNOWN_LANGUAGE || language == CLD2::TG_UNKNOWN_LANGUAGE) continue;
        if (sameLanguage(CLD2::LanguageCode(language), code)) return true;
    }
    return false;
}

Result<std::unique_ptr<LanguageDetector>> makeLanguageDetector(const std::filesystem::path& file) {
    if (file.empty()) return std::unique_ptr<LanguageDetector>(std::make_unique<CompactDetector>());
    const Error bad{file.string(), "is not a model that fastText can read",
                    "a file such as lid.176.bin or lid.176.ftz", "use another copy of the file"};
    if (!std::filesystem::exists(file)) return Error{file.string(), "no such file", "", "check the name"};
    if (!hasFastTextsMark(file)) return bad;
    auto detector = std::make_unique<FastTextDetector>();
    try {
        detector->load(file.string());
    } catch (const std::exception&) {
        return bad;
    }
    return std::unique_ptr<LanguageDetector>(std::move(detector));
}

}  // namespace paragram
