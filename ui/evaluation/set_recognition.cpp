#include "ui/evaluation/set_recognition.h"

#include <QFileInfo>
#include <QWidget>
#include <algorithm>

#include "core/evaluation/sets/evaluation_suites.h"
#include "ui/evaluation/evaluation_choice.h"
#include "ui/evaluation/set_reading_dialog.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

SetRecognition::SetRecognition(EvaluationChoice& choice, JobRunner& jobs, MessageBar& messages,
                               QWidget* window)
    : QObject(window),
      choice_(choice),
      jobs_(jobs),
      messages_(messages),
      window_(window),
      reading_(jobs, this) {}

void SetRecognition::recognise(const QString& path) {
    if (QFileInfo(path).isDir()) return;
    reading_.start(
        tr("Recognising a data set"),
        [file = toPath(path), reading = setReading(choice_.readings())](JobContext& job) {
            return readSuites({file}, job, reading);
        },
        [this](const Result<EvaluationSuites>& suites) {
            if (!suites) show(suites.error(), MessageBar::Kind::warning, inWindowWords(suites.error()));
            emit recognised(suites.ok());
        });
}

void SetRecognition::ask(const QString& file) {
    SetReadings readings = choice_.readings();
    const auto known = readings.find(toPath(file));
    SetReadingDialog dialog(toPath(file), known == readings.end() ? PairInput() : known->second, jobs_,
                            window_);
    if (dialog.exec() != QDialog::Accepted) return;
    readings.erase(toPath(file));
    if (dialog.isChosen()) readings[toPath(file)] = dialog.reading();
    choice_.setReadings(std::move(readings));
    messages_.hide();
    emit changed();
}

void SetRecognition::askForLast() {
    const auto suites = choice_.chosenSuites();
    const auto file = std::find_if(suites.rbegin(), suites.rend(),
                                   [](const SuiteChoice& suite) { return QFileInfo(suite.path).isFile(); });
    if (file != suites.rend()) ask(file->path);
}

void SetRecognition::showError(const Error& error) {
    if (error.kind == ErrorKind::stopped) return;  // the user stopped it
    show(error, MessageBar::Kind::error, inWindowWords(error));
}

void SetRecognition::showSkipped(const std::vector<Error>& files) {
    QString text = tr("Skipped: %1.").arg(inWindowWords(files.front()));
    if (files.size() > 1)
        text += tr(" And %1 more, named below the table.", nullptr, plural(files.size() - 1))
                    .arg(files.size() - 1);
    show(files.front(), MessageBar::Kind::warning, text);
}

void SetRecognition::show(const Error& error, MessageBar::Kind kind, const QString& text) {
    const QString where = QString::fromStdString(error.where);
    for (const SuiteChoice& suite : choice_.suites()) {
        if (QFileInfo(suite.path).isDir() || !where.startsWith(suite.path)) continue;
        return messages_.showMessage(kind, text, tr("Columns and encoding…"),
                                     [this, path = suite.path] { ask(path); });
    }
    messages_.showMessage(kind, text);
}

}  // namespace paragram::ui
