// Shared by many tests: the folder of real data, and a tidy failure for a Result.
#pragma once

#include <QDir>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "core/base/result.h"

// Fails the test with the sentence of the error.
#define VERIFY_OK(result)                                                                     \
    do {                                                                                      \
        const auto& verified_ = (result);                                                     \
        QVERIFY2(verified_.ok(), verified_.ok() ? "" : verified_.error().sentence().c_str()); \
    } while (false)

namespace paragram::test {

// The folder of real data, or an empty path if PARAGRAM_DATA is not set.
inline std::filesystem::path dataFolder() {
    const char* folder = std::getenv("PARAGRAM_DATA");
    return folder ? std::filesystem::path(folder) : std::filesystem::path();
}

inline std::filesystem::path pathIn(const QTemporaryDir& folder, const std::string& name) {
    return std::filesystem::path(folder.path().toStdString()) / name;
}

inline std::filesystem::path writeText(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

inline QByteArray hexOf(const std::string& bytes) {
    return QByteArray::fromStdString(bytes).toHex();
}

}  // namespace paragram::test

// Reports that a test needs the real data and continues with the next test.
#define SKIP_WITHOUT_DATA(path)                                                 \
    if (paragram::test::dataFolder().empty() || !std::filesystem::exists(path)) \
    QSKIP("PARAGRAM_DATA is not set or lacks this data: the check on real data is skipped")
