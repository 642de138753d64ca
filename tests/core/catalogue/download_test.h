// Shared by the tests of downloads: a file, and requests for it.
#pragma once

#include "core/base/files/sha256.h"
#include "core/catalogue/download.h"
#include "tests/support/breaking_server.h"
#include "tests/support/test_support.h"

namespace paragram::test {

inline std::string content() {
    std::string text;
    for (int i = 0; text.size() < 1'000'000; ++i) text += "sentence " + std::to_string(i * 7919) + "\n";
    return text;
}

inline std::string sumOf(const std::string& text) {
    Sha256 sum;
    sum.add(text);
    return sum.hex();
}

inline std::string read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class DownloadTest : public QObject {
  protected:
    QTemporaryDir folder_;
    const std::string content_ = content();
    int count_ = 0;

    DownloadRequest requestFor(const std::vector<std::string>& urls) {
        DownloadRequest request;
        request.urls = urls;
        request.target = test::pathIn(folder_, "file" + std::to_string(++count_) + ".txt");
        request.waitSeconds = 0.01;
        return request;
    }

    static bool left(const DownloadRequest& request) {
        return std::filesystem::exists(request.target.string() + ".part") ||
               std::filesystem::exists(request.target.string() + ".part.json");
    }
};

}  // namespace paragram::test
