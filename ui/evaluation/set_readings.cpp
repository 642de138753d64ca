#include "ui/evaluation/set_readings.h"

#include <QJsonObject>

#include "ui/project/project_files.h"

namespace paragram::ui {

namespace {

constexpr const char* kAdvice =
    "choose them under Columns and encoding of the data sets, or name them sentence1, sentence2 and score in "
    "the file's first line";

}  // namespace

SetReading setReading(const SetReadings& readings) {
    SetReading reading;
    reading.files = readings;
    reading.advice = kAdvice;
    return reading;
}

QJsonArray toJson(const SetReadings& readings, const std::filesystem::path& project) {
    QJsonArray list;
    for (const auto& [file, input] : readings) {
        QJsonArray columns;  // numbers, or keys of JSON lines
        for (const int column : input.columns) columns << column;
        for (const std::string& key : input.columnNames) columns << QString::fromStdString(key);
        list << QJsonObject{{"file", storedPath(file, project)},
                            {"columns", columns},
                            {"header", QString::fromStdString(input.header)},
                            {"delimiter", QString::fromStdString(input.delimiter)},
                            {"encoding", QString::fromStdString(input.encoding)}};
    }
    return list;
}

SetReadings readingsFromJson(const QJsonArray& list, const std::filesystem::path& project) {
    SetReadings readings;
    for (const auto& value : list) {
        const QJsonObject object = value.toObject();
        PairInput input;
        for (const auto& column : object["columns"].toArray()) {
            if (column.isString())
                input.columnNames.push_back(column.toString().toStdString());
            else
                input.columns.push_back(column.toInt());
        }
        input.header = object["header"].toString("auto").toStdString();
        input.delimiter = object["delimiter"].toString("auto").toStdString();
        input.encoding = object["encoding"].toString().toStdString();
        const QString file = object["file"].toString();
        if (!file.isEmpty()) readings[restoredPath(file, project)] = input;
    }
    return readings;
}

}  // namespace paragram::ui
