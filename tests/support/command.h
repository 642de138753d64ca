// Runs a command as a user types it; our programs are found by their names.
#pragma once

#include <QProcess>
#include <QString>

namespace paragram::test {

struct Ended {
    int status;
    QString errors, output{};
};

// Its exit status, and what it wrote to standard error.
inline Ended run(const QString& command, const QString& folder) {
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", QString(PARAGRAM_PROGRAMS) + ":" + environment.value("PATH"));
    process.setProcessEnvironment(environment);
    process.start("bash", {"-c", command});
    process.waitForFinished(120000);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()),
            QString::fromUtf8(process.readAllStandardOutput())};
}

}  // namespace paragram::test
