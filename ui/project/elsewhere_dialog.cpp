#include "ui/project/elsewhere_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kWidth = 460;
constexpr double kMinutes = 60;  // of an hour

NumberBox* whole(double most, double value) {
    auto* box = new NumberBox(1, most, true);
    box->setValue(value);
    return box;
}

void writeElsewhere(QWidget* panel, JobRunner& jobs, MessageBar& messages, const ClusterFolder& wanted) {
    jobs.start(
        panel, ElsewhereDialog::tr("Writing %1").arg(toText(wanted.folder.filename())),
        [wanted](JobContext& job) { return writeClusterFolder(wanted, job); },
        [panel, &jobs, &messages, wanted](const Result<Nothing>& written) {
            if (written.stopped()) return;
            if (!written)
                return messages.showError(written.error(), {[panel, &jobs, &messages, wanted] {
                                              writeElsewhere(panel, jobs, messages, wanted);
                                          }});
            messages.showMessage(
                MessageBar::Kind::good,
                ElsewhereDialog::tr("%1 is written. Copy it to the other machines and type there: %2")
                    .arg(toText(wanted.folder), QString::fromStdString(startOf(wanted))),
                ElsewhereDialog::tr("Show the folder"),
                [folder = wanted.folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(toText(folder))); });
        });
}

}  // namespace

ElsewhereDialog::ElsewhereDialog(ClusterFolder what, double bytes, const fs::path& in, const QString& name,
                                 QWidget* parent)
    : QDialog(parent),
      what_(std::move(what)),
      scheduler_(new QComboBox),
      nodes_(whole(10'000, 1)),
      ranks_(whole(256, 1)),
      threads_(whole(1024, 16)),
      hours_(whole(1000, 12)),
      gigabytes_(new NumberBox(0, 10'000, false)),
      copies_(new QCheckBox),
      name_(new QLineEdit(name)),
      place_(new FileBox),
      verdict_(new QLabel),
      write_(new QPushButton(tr("Write the folder"))) {
    setWindowTitle(tr("Run elsewhere"));
    for (const auto& [scheduler, id, label] : kSchedulerNames)
        scheduler_->addItem(scheduler == Scheduler::mpirun ? tr("none: mpirun alone") : QString(label),
                            static_cast<int>(scheduler));
    ranks_->setToolTip(
        tr("Processes. One for each processor is best: its threads share the memory, ranks do not."));
    threads_->setToolTip(tr("Cores that each rank uses"));
    hours_->setToolTip(
        tr("Then the scheduler ends the job. A training can be continued with the same script."));
    gigabytes_->setToolTip(tr("Of each rank. 0: what the scheduler gives by default."));
    gigabytes_->setValue(std::ceil(bytes / 1e8) / 10);
    copies_->setText(tr("Copy the data into the folder (%1)").arg(bytesText(bytesToCopy(what_))));
    copies_->setToolTip(tr("Otherwise the data must lie at the same places on the other machines."));
    copies_->setChecked(true);
    place_->chooseFolders();
    place_->setText(toText(in));
    layOut();
    for (NumberBox* box : {nodes_, ranks_, threads_, hours_, gigabytes_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ElsewhereDialog::check);
    for (QLineEdit* box : {name_, static_cast<QLineEdit*>(place_)})
        connect(box, &QLineEdit::textChanged, this, &ElsewhereDialog::check);
    connect(scheduler_, &QComboBox::currentIndexChanged, this, &ElsewhereDialog::check);
    connect(copies_, &QCheckBox::toggled, this, &ElsewhereDialog::check);
    check();
}

void ElsewhereDialog::layOut() {
    auto* intro =
        new QLabel(tr("Writes a folder with a script, the settings and the data. Copy it to machines "
                      "that share a disk and have paragram-mpi of the same version."));
    intro->setWordWrap(true);
    verdict_->setProperty("role", "muted");
    verdict_->setWordWrap(true);
    verdict_->setMinimumHeight(2 * verdict_->fontMetrics().lineSpacing());
    verdict_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto* form = new QFormLayout;
    const auto add = [form](const QString& name, QWidget* field) {
        field->setAccessibleName(name);
        form->addRow(name, field);
    };
    add(tr("Started by"), scheduler_);
    add(tr("Machines"), nodes_);
    add(tr("Ranks on each"), ranks_);
    add(tr("Threads of a rank"), threads_);
    add(tr("Hours at most"), hours_);
    add(tr("Memory, GB"), gigabytes_);
    form->addRow(copies_);
    add(tr("Name"), name_);
    add(tr("In the folder"), place_);
    auto* cancel = new QPushButton(tr("Cancel"));
    setPrimary(write_, true);
    write_->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(intro);
    layout->addLayout(form);
    layout->addWidget(verdict_);
    layout->addLayout(buttonRow({write_, cancel}));
    connect(write_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    setMinimumWidth(scaled(kWidth));
}

ClusterFolder ElsewhereDialog::wanted() const {
    ClusterFolder wanted = what_;
    wanted.job.scheduler = static_cast<Scheduler>(scheduler_->currentData().toInt());
    wanted.job.nodes = static_cast<int>(nodes_->value());
    wanted.job.ranks = wanted.job.nodes * static_cast<int>(ranks_->value());
    wanted.job.threads = static_cast<int>(threads_->value());
    wanted.job.minutes = kMinutes * hours_->value();
    wanted.job.bytes = 1e9 * gigabytes_->value();
    wanted.copies = copies_->isChecked();
    wanted.folder = toPath(place_->text()) / toPath(fileNameOf(name_->text().trimmed()));
    return wanted;
}

void ElsewhereDialog::check() {
    std::error_code ignored;
    const ClusterFolder now = wanted();
    const bool named = !fileNameOf(name_->text().trimmed()).isEmpty();
    const bool placed = fs::is_directory(toPath(place_->text()), ignored);
    const bool free = named && placed && !fs::exists(now.folder, ignored);
    write_->setEnabled(free);
    const qint64 ranks = now.job.ranks;
    verdict_->setText(!named    ? tr("Give the folder a name.")
                      : !placed ? tr("Choose a folder that exists.")
                      : !free   ? tr("%1 exists already: choose another name.").arg(toText(now.folder))
                                : tr("%1 ranks, to be started there with: %2", nullptr, plural(ranks))
                                    .arg(countText(ranks), QString::fromStdString(startOf(now))));
}

QString ElsewhereDialog::verdict() const {
    return verdict_->text();
}

void askToRunElsewhere(QWidget* panel, JobRunner& jobs, MessageBar& messages, const ClusterFolder& what,
                       double bytes, const fs::path& in, const QString& name) {
    ElsewhereDialog dialog(what, bytes, in, name, panel);
    if (dialog.exec() != QDialog::Accepted) return;
    writeElsewhere(panel, jobs, messages, dialog.wanted());
}

}  // namespace paragram::ui
