// Shared by tests that pass files to other programs.
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/test_support.h"

namespace paragram::test {

// The output of a program; an empty text if it succeeded.
inline std::string problemOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(300'000) || process.exitCode() != 0)
        return (process.readAllStandardError() + process.errorString().toUtf8()).toStdString();
    return {};
}

inline QJsonObject readJson(const std::filesystem::path& file) {
    QFile in(QString::fromStdString(file.string()));
    return in.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(in.readAll()).object() : QJsonObject();
}

inline std::vector<float> floatsOf(const QJsonValue& array) {
    std::vector<float> values;
    for (const QJsonValue& value : array.toArray()) values.push_back(static_cast<float>(value.toDouble()));
    return values;
}

inline QString text(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

inline std::filesystem::path script(const char* name) {
    return std::filesystem::path(PARAGRAM_SOURCE_DIR) / "tests/consumers" / name;
}

inline std::filesystem::path writeLines(const std::filesystem::path& file,
                                        const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += line + "\n";
    return writeText(file, all);
}

}  // namespace paragram::test
