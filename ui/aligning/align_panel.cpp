#include "ui/aligning/align_panel.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/aligning/align_settings_card.h"
#include "ui/aligning/align_setup.h"
#include "ui/aligning/alignment_editor.h"
#include "ui/aligning/alignment_export.h"
#include "ui/aligning/alignment_map.h"
#include "ui/aligning/alignment_view.h"
#include "ui/aligning/link_card.h"
#include "ui/aligning/sentence_search.h"
#include "ui/aligning/shelf_page.h"
#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/models/language_text.h"
#include "ui/models/model_box.h"
#include "ui/project/project_files.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

// "book" for book.de.docx and book.fr.pdf, "book-livre" for book.de and livre.fr.
QString stemOf(const QString& source, const QString& target) {
    const QString first = QFileInfo(source).baseName(), second = QFileInfo(target).baseName();
    const QString stem = fileNameOf(first == second ? first : first + '-' + second);
    return stem.isEmpty() ? QStringLiteral("alignment") : stem;
}

}  // namespace

AlignPanel::AlignPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "align", tr("Align"), parent),
      model_(new ModelBox(tr("Model"))),
      setup_(new AlignSetup(AlignSetup::Kind::documents)),
      settings_(new AlignSettingsCard),
      shelf_(new ShelfPage({context, *model_, *settings_, messages(), cache_})),
      editor_(new AlignmentEditor(context.jobs, this)),
      view_(new AlignmentView),
      map_(new AlignmentMap),
      linkCard_(new LinkCard),
      export_(new AlignmentExport),
      search_(new SentenceSearch(context.jobs)),
      filter_(new QComboBox),
      below_(new NumberBox(0, 1, false)),
      change_(new QPushButton(tr("Documents…"))),
      saved_(new QPushButton(tr("Open…"))),
      adjust_(new QPushButton(tr("Settings…"))),
      toShelf_(new QPushButton),
      links_(new Card(tr("Links"))),
      results_(new QWidget) {
    buildContent();
    buildActions();
    setAcceptDrops(true);
    connectAll();
    followJobs();
}

void AlignPanel::connectAll() {
    connect(setup_, &AlignSetup::alignClicked, this, &AlignPanel::align);
    connect(change_, &QPushButton::clicked, this, [this] { showSetup(!setup_->isVisible()); });
    connect(saved_, &QPushButton::clicked, this, &AlignPanel::showSavedMenu);
    connect(editor_, &AlignmentEditor::changed, this, &AlignPanel::refreshLinks);
    connect(editor_, &AlignmentEditor::failed, this, [this](const Error& e) { messages().showError(e); });
    connect(editor_, &AlignmentEditor::alignerWanted, this, &AlignPanel::prepareAligner);
    connect(view_, &AlignmentView::editWanted, this, &AlignPanel::correct);
    connect(linkCard_, &LinkCard::editWanted, this, &AlignPanel::correct);
    connect(view_, &AlignmentView::currentChanged, this, &AlignPanel::showCurrent);
    connect(view_, &AlignmentView::marksChanged, this, &AlignPanel::showCurrent);
    connect(view_, &AlignmentView::scrolled, this, &AlignPanel::showCurrent);
    connect(map_, &AlignmentMap::linkWanted, this, [this](int link) { view_->selectLink(link); });
    connect(search_, &SentenceSearch::found, this, [this] {
        view_->setHighlighted(search_->hits().count > 0 ? search_->text() : QString());
        describe();
    });
    connect(search_, &SentenceSearch::nextWanted, this, &AlignPanel::goToHit);
    connect(search_, &SentenceSearch::left, this, [this] { view_->setFocus(); });
    connect(filter_, &QComboBox::currentIndexChanged, this, &AlignPanel::applyFilter);
    connect(below_, &QDoubleSpinBox::valueChanged, this, &AlignPanel::applyFilter);
    connect(export_, &AlignmentExport::fileWanted, this, &AlignPanel::askWhereToExport);
    connect(export_, &AlignmentExport::storeWanted, this, &AlignPanel::addToProject);
    connect(shelf_, &ShelfPage::openWanted, this, &AlignPanel::openWork);
    connect(shelf_, &ShelfPage::changed, this, &AlignPanel::describe);
    connect(shelf_, &ShelfPage::panelRequested, this, &AlignPanel::panelRequested);
    connect(toShelf_, &QPushButton::clicked, this, [this] { showShelf(!shelfShown_); });
    connect(adjust_, &QPushButton::clicked, this, [this] { settings_->setVisible(!settings_->isVisible()); });
    connect(settings_, &AlignSettingsCard::failed, this, [this](const Error& e) { messages().showError(e); });
}

void AlignPanel::projectOpened() {
    for (int* job : {&job_, &preparing_}) {
        if (*job) jobs().stop(*job);
        *job = 0;
    }
    editor_->close();
    view_->setTexts(nullptr);
    map_->setRows(nullptr);
    search_->setTexts(nullptr);
    messages().hide();
    const auto read = settings_->open(project().folder());
    if (!read) messages().showError(read.error());
    shelf_->openProject();
    showShelf(shelfShown_);
}

void AlignPanel::contentChanged() {
    model_->showProject(project());
    shelf_->look();
    showEmpty(model_->path().isEmpty() && !editor_->isOpen() && shelf_->isEmpty());
    reopen();
}

void AlignPanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    reopen();
}

// The work of the last session, where it belongs to this project.
void AlignPanel::reopen() {
    if (wantedWork_.isEmpty() || !isVisible() || !project().isOpen()) return;
    const QString work = std::exchange(wantedWork_, QString());
    if (toPath(work).parent_path() == project().folder("alignments") && QFileInfo::exists(work))
        openWork(work);
}

void AlignPanel::align() {
    if (!setup_->complete() || model_->path().isEmpty() || job_) return;
    messages().hide();
    AlignRequest request = setup_->request();
    request.settings = settings_->values();
    const QString stem = stemOf(setup_->source()->text(), setup_->target()->text());
    const std::filesystem::path file = project().freeName("alignments", stem, kAlignmentEnding);
    const QString stored = storedPath(toPath(model_->path()), project().folder());
    setup_->button()->setEnabled(false);
    job_ = jobs().start(
        this, tr("Aligning %1").arg(setup_->describe()),
        [models = cache_, model = model_->path(), request, file,
         stored](JobContext& job) -> Result<AlignedWork> {
            const auto loaded = models->load(model);
            if (!loaded) return loaded.error();
            std::filesystem::create_directories(file.parent_path());
            return startAlignment(**loaded, request, file, stored.toStdString(), job);
        },
        [this](Result<AlignedWork> aligned) {
            job_ = 0;
            setup_->button()->setEnabled(setup_->complete());
            if (aligned) {
                QStringList remarks;
                for (const std::string& remark : aligned->summary.remarks)
                    remarks << QString::fromStdString(remark);
                const QString took = tr("aligned in %1").arg(durationText(aligned->summary.seconds));
                showWork(std::move(aligned->work), std::move(aligned->aligner), took);
                if (!remarks.isEmpty())
                    messages().showMessage(MessageBar::Kind::info, remarks.join(QString::fromUtf8(" · ")));
            } else {
                messages().showError(aligned.error(), {[this] { this->align(); }});
            }
            emit opened(aligned.ok());
        });
}

void AlignPanel::openWork(const QString& path) {
    messages().hide();
    jobs().start(
        this, tr("Opening %1").arg(QFileInfo(path).fileName()),
        [file = toPath(path)](JobContext& job) { return AlignmentWork::open(file, job); },
        [this, path](Result<AlignmentWork> work) {
            if (work) {
                const auto model =
                    restoredPath(QString::fromStdString(work->texts()->model), project().folder());
                if (std::filesystem::exists(model)) model_->choose(toText(model));
                showWork(std::move(*work), nullptr, {});
            } else {
                messages().showError(work.error(), {[this, path] { openWork(path); }});
            }
            emit opened(work.ok());
        });
}

void AlignPanel::showWork(AlignmentWork work, std::shared_ptr<const TextAligner> aligner,
                          const QString& note) {
    if (preparing_) jobs().stop(std::exchange(preparing_, 0));
    note_ = note;
    editor_->open(std::move(work), std::move(aligner));
    showEmpty(false);
    showShelf(false);
    filter_->setCurrentIndex(0);
    view_->setTexts(editor_->work().texts());
    search_->setTexts(editor_->work().texts());
    refreshLinks({});
    view_->selectRow(0);
    view_->setFocus();
}

void AlignPanel::refreshLinks(const Link& place) {
    const AlignmentWork& work = editor_->work();
    view_->setLinks(work.links(), work.known());
    const Side side = place.source.count > 0 ? Side::source : Side::target;
    const SentenceRun& run = side == Side::source ? place.source : place.target;
    if (run.count > 0) view_->selectLink(view_->rows().linkOf(side, run.first), side);
    map_->setRows(&view_->rows());
    export_->showRows(view_->rows());
    describe();
    showCurrent();
}

// Embeds the sentences of saved work, for its first correction.
void AlignPanel::prepareAligner() {
    if (preparing_ || !editor_->isOpen()) return;
    if (model_->path().isEmpty()) {
        editor_->dropWaiting();
        return messages().showMessage(
            MessageBar::Kind::warning,
            tr("What is around a correction is aligned again with a model: train or "
               "choose one, then correct the link."));
    }
    preparing_ = jobs().start(
        this, tr("Preparing corrections"),
        [models = cache_, model = model_->path(), texts = editor_->work().texts(),
         settings = settings_->values()](JobContext& job) -> Result<std::shared_ptr<const TextAligner>> {
            const auto loaded = models->load(model);
            if (!loaded) return loaded.error();
            return alignerOf(**loaded, *texts, settings, job);
        },
        [this, texts = editor_->work().texts()](Result<std::shared_ptr<const TextAligner>> aligner) {
            if (!editor_->isOpen() || editor_->work().texts() != texts) return;
            preparing_ = 0;
            if (aligner) return editor_->setAligner(std::move(*aligner));
            editor_->dropWaiting();
            messages().showError(aligner.error(), {[this] { prepareAligner(); }});
        },
        // A shelf that is being aligned may take hours.
        shelf_->work().running() ? JobWeight::light : JobWeight::heavy);
}

void AlignPanel::correct(EditKind kind) {
    if (!editor_->isOpen() || view_->currentLink() < 0) return;
    messages().hide();
    const LinkEdit edit = view_->editOf(kind);
    editor_->edit(edit, LinkCard::nameOf(kind));
    if (kind == EditKind::join) view_->unmark();
    // Where the filter hides accepted links, the next one comes by itself.
    const auto filter = filter_->currentData().value<int>();
    if (kind == EditKind::accept && filter != static_cast<int>(RowFilter::doubtful))
        view_->selectRow(view_->currentRow() + 1);
}

void AlignPanel::showCurrent() {
    if (!editor_->isOpen()) return;
    const AlignmentSelection& selection = view_->selection();
    linkCard_->show(view_->rows(), *editor_->work().texts(), view_->currentLink(), selection.side,
                    selection.marked[0].count + selection.marked[1].count);
    const auto [first, last] = view_->visibleLinks();
    map_->setSeen(first, last, view_->currentLink());
}

void AlignPanel::applyFilter() {
    view_->setFilter(static_cast<RowFilter>(filter_->currentData().value<int>()), below_->value());
    if (!editor_->isOpen()) return;
    map_->setRows(&view_->rows());
    describe();
}

void AlignPanel::goToHit(int step) {
    const SentenceHits& hits = search_->hits();
    const AlignmentRows& rows = view_->rows();
    const auto contains = [](const std::vector<bool>& side, const SentenceRun& run) {
        for (std::int32_t i = run.first; i < run.end(); ++i)
            if (static_cast<std::size_t>(i) < side.size() && side[static_cast<std::size_t>(i)]) return true;
        return false;
    };
    for (int tried = 1; tried <= rows.size(); ++tried) {
        // After the last row comes the first one.
        const int row = ((view_->currentRow() + step * tried) % rows.size() + rows.size()) % rows.size();
        const AlignmentRow& at = rows.row(row);
        const Link& link = rows.link(at.link);
        if ((at.source && contains(hits.source, link.source)) ||
            (at.target && contains(hits.target, link.target)))
            return view_->selectRow(row);
    }
}

void AlignPanel::describe() {
    const int documents = shelf_->model().rowCount();
    toShelf_->setText(shelfShown_      ? tr("Two documents")
                      : documents == 0 ? tr("Shelf")
                                       : tr("Shelf (%1)").arg(countText(documents)));
    if (shelfShown_) return setSubtitle(shelf_->describe());
    if (!editor_->isOpen())
        return setSubtitle(tr("Links the sentences of a document with those of its translation"));
    const AlignedTexts& texts = *editor_->work().texts();
    const AlignmentRows& rows = view_->rows();
    const auto name = [](const std::string& file) {
        return QFileInfo(QString::fromStdString(file)).fileName().toHtmlEscaped();
    };
    QStringList parts{
        tr("<b>%1</b> with <b>%2</b>").arg(name(texts.sourceFile), name(texts.targetFile)),
        tr("%1 and %2 sentences", nullptr, plural(rows.sentences(Side::target)))
            .arg(countText(rows.sentences(Side::source)), countText(rows.sentences(Side::target)))};
    const QString languages = languagePair(texts.source.language, texts.target.language);
    if (!languages.isEmpty()) parts.insert(1, languages);
    if (!note_.isEmpty()) parts << note_;
    setSubtitle(parts.join(QString::fromUtf8(" · ")));
    QStringList counts;
    if (!search_->text().isEmpty()) counts << tr("%1 found").arg(countText(search_->hits().count));
    counts << tr("%1 doubtful").arg(countText(rows.doubtful()));
    if (rows.corrected() > 0) counts << tr("%1 certain").arg(countText(rows.corrected()));
    links_->setNote(counts.join(QString::fromUtf8(" · ")), counts.first());
}

}  // namespace paragram::ui
