#include "ui/evaluation/saved_results.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/files/atomic_file.h"
#include "ui/evaluation/report_json.h"
#include "ui/project/project_files.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kFormat = 1;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SavedResults)
};

Error damaged(const fs::path& file) {
    return {file.string(), Words::tr("the results of the last evaluation cannot be read").toStdString(), "",
            Words::tr("evaluate again").toStdString()};
}

}  // namespace

fs::path savedResultsFile(const fs::path& project) {
    return project / "reports" / "last-evaluation.json";
}

Result<Nothing> writeResults(const SavedResults& results, const fs::path& project) {
    QJsonArray reports;
    for (std::size_t i = 0; i < results.reports.size(); ++i) {
        const ModelReport& one = results.reports[i];
        const std::span before(results.reports.data(), i);
        reports << QJsonObject{{"name", one.name},
                               {"path", storedPath(toPath(one.path), project)},
                               {"baseline", one.baseline},
                               {"dimension", static_cast<qint64>(one.dimension)},
                               {"parameters", static_cast<qint64>(one.parameters)},
                               {"report", reportJson(one.report, before)}};
    }
    const QJsonObject object{{"format", kFormat},
                             {"time", results.time.toString(Qt::ISODate)},
                             {"seconds", results.seconds},
                             {"reports", reports}};
    try {
        writeFileAtomically(savedResultsFile(project),
                            QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
    } catch (const MachineFailure& failure) {
        return failure.error();
    }
    return Nothing{};
}

Result<SavedResults> readResults(const fs::path& project) {
    const fs::path file = savedResultsFile(project);
    const auto text = readFile(file);
    if (!text) return text.error();
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    const int format = object["format"].toInt();
    if (format < 1 || format > kFormat || !object["reports"].isArray()) return damaged(file);
    SavedResults results;
    results.time = QDateTime::fromString(object["time"].toString(), Qt::ISODate);
    results.seconds = object["seconds"].toDouble();
    for (const QJsonValue& value : object["reports"].toArray()) {
        auto report = reportFromJson(value["report"].toObject(), results.reports);
        if (!report) return damaged(file);
        const QString path = value["path"].toString();
        results.reports.push_back({value["name"].toString(), toText(restoredPath(path, project)),
                                   value["baseline"].toBool(), std::move(*report),
                                   static_cast<std::size_t>(value["dimension"].toInteger()),
                                   static_cast<std::size_t>(value["parameters"].toInteger())});
    }
    return results;
}

}  // namespace paragram::ui
