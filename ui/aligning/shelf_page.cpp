#include "ui/aligning/shelf_page.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "core/alignment/alignment_work.h"
#include "ui/aligning/align_settings_card.h"
#include "ui/aligning/align_setup.h"
#include "ui/forms/file_box.h"
#include "ui/models/model_box.h"
#include "ui/project/project_files.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr const char* kList = "shelf.tsv";
constexpr std::size_t kMostNamed = 5;  // documents without a partner

}  // namespace

fs::path ShelfPage::fileOf(const ShelfRow& row) const {
    return folder() / (row.entry.name + kAlignmentEnding);
}

void ShelfPage::openProject() {
    work_.close();
    model_.setEntries({});
    std::error_code code;
    if (const fs::path list = folder() / kList; fs::exists(list, code)) {
        const auto entries = readShelfList(list);
        if (entries)
            model_.setEntries(*entries);
        else
            messages_.showError(entries.error());
    }
    setup_->setVisible(isEmpty());
    work_.look(folder());
    refresh();
}

void ShelfPage::look() {
    if (context_.project.isOpen()) work_.look(folder());
    refresh();
}

void ShelfPage::setEntries(const std::vector<ShelfEntry>& entries) {
    const auto written = writeShelfList(folder() / kList, entries);
    if (!written) return messages_.showError(written.error(), {[this, entries] { setEntries(entries); }});
    model_.setEntries(entries);
    work_.look(folder());
    refresh();
    emit changed();
}

bool ShelfPage::wants(const QString& path) {
    return (QFileInfo(path).isDir() && !Project::isProject(toPath(path))) || AlignSetup::isList(path);
}

void ShelfPage::take(const QString& path) {
    setup_->show();
    setup_->take(path);
    if (setup_->complete()) setup_->button()->setFocus();
}

void ShelfPage::addDocuments() {
    if (!setup_->complete() || adding_) return;
    messages_.hide();
    const AlignRequest request = setup_->request();
    const fs::path source = request.source.input.file, target = request.target.input.file;
    if (AlignSetup::isList(setup_->source()->text())) {
        auto entries = readShelfList(source);
        if (entries) return takeAdded(std::move(*entries), {});
        return messages_.showError(entries.error(), {[this] { addDocuments(); }});
    }
    if (chosen_.path().isEmpty())
        return messages_.showMessage(MessageBar::Kind::warning,
                                     tr("Documents are paired with a model: train or choose one."));
    struct Paired {
        std::vector<ShelfEntry> entries;
        std::vector<fs::path> unpaired;
    };
    setup_->button()->setEnabled(false);
    adding_ = context_.jobs.start(
        this, tr("Pairing documents"),
        [models = models_, path = chosen_.path(), source, target](JobContext& job) -> Result<Paired> {
            const auto model = models->load(path);
            if (!model) return model.error();
            Paired paired;
            auto entries = pairFolders(**model, source, target, paired.unpaired, job);
            if (!entries) return entries.error();
            paired.entries = std::move(*entries);
            return paired;
        },
        [this](Result<Paired> paired) {
            adding_ = 0;
            setup_->button()->setEnabled(setup_->complete());
            if (paired) return takeAdded(std::move(paired->entries), paired->unpaired);
            messages_.showError(paired.error(), {[this] { addDocuments(); }});
            emit added(0);
        },
        JobWeight::light);
}

void ShelfPage::takeAdded(std::vector<ShelfEntry> found, const std::vector<fs::path>& unpaired) {
    std::vector<ShelfEntry> entries = model_.entries();
    const auto all = found.size();
    const auto count = addToShelf(entries, std::move(found), folder());
    if (count > 0) setEntries(entries);
    if (!isEmpty()) setup_->hide();
    if (!unpaired.empty()) {
        QStringList names;
        for (std::size_t i = 0; i < std::min(kMostNamed, unpaired.size()); ++i)
            names << toText(unpaired[i].filename());
        if (unpaired.size() > kMostNamed) names << QString::fromUtf8("…");
        messages_.showMessage(
            MessageBar::Kind::warning,
            tr("No partner was found for %1: %2. Name both documents alike, or pair them in a list.")
                .arg(documentsText(static_cast<qint64>(unpaired.size())), listText(names)));
    } else if (count == 0) {
        messages_.showMessage(MessageBar::Kind::info, all == 0
                                                          ? tr("There are no documents in these folders.")
                                                          : tr("These documents are on the shelf already."));
    }
    refresh();
    table_->setFocus();
    emit added(static_cast<int>(count));
}

void ShelfPage::align() {
    if (work_.running()) return work_.stop();
    if (chosen_.path().isEmpty()) return;
    messages_.hide();
    ShelfWork::Order order{models_, chosen_.path(), setup_->request(), folder()};
    order.each.settings = settings_.values();
    order.each.modelName = storedPath(toPath(chosen_.path()), context_.project.folder()).toStdString();
    work_.start(order);
    // The button has nothing to do afterwards, and would give the focus to the next field.
    focusTable();
}

void ShelfPage::openRow(int row) {
    if (row < 0) return;
    const ShelfRow& at = model_.rows()[static_cast<std::size_t>(row)];
    const std::string& name = at.entry.name;
    if (at.state == ShelfRow::State::done) {
        emit openWanted(toText(fileOf(at)));
    } else if (at.state == ShelfRow::State::failed) {
        messages_.showMessage(MessageBar::Kind::error, at.problem);
    } else {
        messages_.showMessage(MessageBar::Kind::info,
                              tr("%1 is not aligned yet.").arg(QString::fromStdString(name)));
    }
}

std::vector<int> ShelfPage::selectedRows() const {
    const QList<int> selected = table_->selectedSourceRows();
    std::vector<int> rows(selected.begin(), selected.end());
    std::ranges::sort(rows);
    return rows;
}

void ShelfPage::removeSelected() {
    const std::vector<ShelfEntry> before = model_.entries();
    std::vector<ShelfEntry> kept;
    const std::vector<int> rows = selectedRows();
    for (int row = 0; row < model_.rowCount(); ++row) {
        const ShelfRow& at = model_.rows()[static_cast<std::size_t>(row)];
        const bool gone = std::ranges::binary_search(rows, row) && at.state != ShelfRow::State::aligning;
        if (gone) work_.passOver(at.entry.name);
        if (!gone) kept.push_back(at.entry);
    }
    const auto count = static_cast<int>(before.size() - kept.size());
    if (count == 0) return;
    setEntries(kept);
    messages_.showMessage(
        MessageBar::Kind::info,
        tr("%1 removed from the shelf; what is aligned stays in the project.").arg(documentsText(count)),
        tr("Undo"), [this, before] {
            setEntries(before);
            messages_.hide();
        });
}

void ShelfPage::alignSelectedAgain() {
    struct Moved {
        fs::path from, to;
    };
    std::vector<Moved> moved;
    for (const int row : selectedRows()) {
        const ShelfRow& at = model_.rows()[static_cast<std::size_t>(row)];
        if (at.state != ShelfRow::State::done) continue;
        const fs::path file = fileOf(at);
        const auto to = moveToProjectTrash(context_.project, file);
        if (!to) return messages_.showError(to.error());
        moved.push_back({file, *to});
        work_.passOver(at.entry.name);
    }
    focusTable();  // its button has nothing left to do, and would give the focus to Remove
    look();
    if (moved.empty()) return;
    messages_.showMessage(
        MessageBar::Kind::info,
        tr("The alignments of %1 are in the project's trash folder; Continue makes them again.")
            .arg(documentsText(static_cast<qint64>(moved.size()))),
        tr("Undo"), [this, moved] {
            work_.stop();
            messages_.hide();
            for (const Moved& one : moved) {
                const auto back = restoreFromProjectTrash(one.to, one.from);
                if (!back) messages_.showError(back.error());
            }
            look();
        });
}

QString ShelfPage::describe() const {
    if (isEmpty()) return tr("Aligns many documents with their translations, one after another");
    const int done = model_.count(ShelfRow::State::done), failed = model_.count(ShelfRow::State::failed);
    QStringList parts{documentsText(model_.rowCount()), tr("%1 aligned").arg(countText(done))};
    if (failed > 0) parts << tr("%1 failed").arg(countText(failed));
    qint64 links = 0, doubtful = 0;
    for (const ShelfRow& row : model_.rows()) {
        links += row.counted ? row.counts.summary.links : 0;
        doubtful += row.counted ? row.counts.summary.doubtful : 0;
    }
    if (links > 0)
        parts
            << tr("%1 links, %2 doubtful", nullptr, plural(links)).arg(countText(links), countText(doubtful));
    return parts.join(QString::fromUtf8(" · "));
}

void ShelfPage::saveState(QSettings& settings) const {
    settings.beginGroup("shelf");
    setup_->saveState(settings);
    settings.endGroup();
}

void ShelfPage::restoreState(QSettings& settings) {
    settings.beginGroup("shelf");
    setup_->restoreState(settings);
    settings.endGroup();
}

}  // namespace paragram::ui
