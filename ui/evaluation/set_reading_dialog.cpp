#include "ui/evaluation/set_reading_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/evaluation/sets/evaluation_suites.h"
#include "ui/forms/field_grid.h"
#include "ui/forms/reading_options.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr QSize kSize(760, 560);
constexpr std::size_t kRows = 50;
constexpr int kShownLetters = 24;  // of a cell, in place of a column's name

// "3: The dog sleeps" of a table without a header.
QString columnText(const ImportPreview& preview, int column) {
    const auto place = static_cast<std::size_t>(column);
    if (place < preview.columnNames.size()) return QString::fromStdString(preview.columnNames[place]);
    QString text = countText(column + 1);
    if (!preview.rows.empty() && place < preview.rows.front().size()) {
        const QString cell = QString::fromStdString(preview.rows.front()[place]);
        text += ": " + (cell.size() > kShownLetters ? cell.left(kShownLetters) + "…" : cell);
    }
    return text;
}

}  // namespace

SetReadingDialog::SetReadingDialog(const std::filesystem::path& file, const PairInput& input, JobRunner& jobs,
                                   QWidget* parent)
    : QDialog(parent),
      file_(file),
      input_(input),
      fields_(new FieldGrid),
      options_(new ReadingOptions(this)),
      columns_{new QComboBox, new QComboBox, new QComboBox},
      verdict_(new QLabel),
      rows_(new QStandardItemModel(this)),
      table_(new DataTable(tr("First lines of the data set"))),
      look_(jobs, this) {
    setWindowTitle(tr("Columns and encoding of %1").arg(toText(file.filename())));
    resize(kSize);
    layOut();
    options_->setChosen(input);
    for (QComboBox* column : columns_)
        connect(column, &QComboBox::activated, this, &SetReadingDialog::takeColumns);
    connect(options_, &ReadingOptions::changed, this, [this] {
        options_->applyChosen(input_);
        look();
    });
    look();
}

void SetReadingDialog::layOut() {
    auto* intro = new QLabel(tr(
        "A data set is recognised by its first lines. Correct what was recognised wrongly; the choices are "
        "kept with the project."));
    intro->setWordWrap(true);
    options_->layOutTable(*fields_);
    const QString names[] = {tr("First sentence"), tr("Second sentence"), tr("Gold score")};
    for (int i = 0; i < 3; ++i) {
        columns_[i]->setPlaceholderText(tr("choose a column"));
        columns_[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        fields_->addField(names[i], columns_[i]);
    }
    columns_[2]->setToolTip(
        tr("How similar people found the sentences, or 1 for paraphrases and 0 for others"));
    verdict_->setWordWrap(true);
    verdict_->setAccessibleName(tr("What was recognised"));
    table_->setSource(rows_, false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    recognise_ = buttons->addButton(tr("As recognised"), QDialogButtonBox::ResetRole);
    recognise_->setToolTip(tr("Forget the choices and read the file as it looks"));
    use_ = buttons->addButton(tr("Use"), QDialogButtonBox::AcceptRole);
    use_->setProperty("primary", true);
    use_->setDefault(true);
    connect(recognise_, &QPushButton::clicked, this, &SetReadingDialog::recognise);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(intro);
    layout->addLayout(fields_);
    layout->addWidget(verdict_);
    layout->addWidget(table_, 1);
    layout->addWidget(buttons);
}

PairInput SetReadingDialog::reading() const {
    return input_;
}

bool SetReadingDialog::isChosen() const {
    return !input_.columns.empty() || !input_.columnNames.empty() || !input_.encoding.empty() ||
           input_.header != "auto" || input_.delimiter != "auto";
}

QString SetReadingDialog::verdict() const {
    return verdict_->text();
}

void SetReadingDialog::recognise() {
    input_ = {};
    options_->reset();
    look();
}

SetReadingDialog::Look SetReadingDialog::lookAt(const std::filesystem::path& file,
                                                const SetReading& reading) {
    Look found;
    PairInput input = reading.inputOf(file);
    input.first = file;
    if (Result<ImportPreview> preview = previewPairs(input, kRows))
        found.preview = std::move(*preview);
    else
        found.problem = preview.error().sentence();
    const Result<std::optional<TableSets>> sets = readSetTable(file, reading, true);
    if (!sets || !*sets) {
        if (!sets) found.problem = sets.error().sentence();
        return found;
    }
    found.problem.clear();
    found.columns = (*sets)->columns;
    found.remark = (*sets)->remark;
    found.graded = (*sets)->graded ? (*sets)->graded->pairs.size() : 0;
    LabelledSets labelled = (*sets)->labelled;
    for (const LabelledSet& set : labelled.take())
        found.labelled = std::max(found.labelled, set.firsts.size());
    return found;
}

void SetReadingDialog::look() {
    use_->setEnabled(false);
    recognise_->setEnabled(isChosen());
    verdict_->setText(tr("Reading…"));
    look_.start(
        tr("Recognising a data set"),
        [file = file_, reading = setReading({{file_, input_}})](JobContext&) -> Result<Look> {
            return lookAt(file, reading);
        },
        [this](const Result<Look>& found) {
            if (found) show(*found);
            emit looked();
        });
}

void SetReadingDialog::show(const Look& found) {
    const Colours& colours = coloursInForce();
    const bool good = found.problem.empty();
    QString text = good ? found.graded > 0 ? tr("%1 pairs with gold scores", nullptr, plural(found.graded))
                                                 .arg(countText(static_cast<qint64>(found.graded)))
                                           : tr("%1 pairs with labels", nullptr, plural(found.labelled))
                                                 .arg(countText(static_cast<qint64>(found.labelled)))
                        : inWindowWords(found.problem);
    if (good && !found.remark.empty()) text += ". " + inWindowWords(found.remark);
    verdict_->setText(
        QString("<span style=\"color:%1\">%2</span> %3")
            .arg(good ? colours.good.name() : colours.error.name(), good ? "✓" : "✕", text.toHtmlEscaped()));
    use_->setEnabled(good);
    options_->show(found.preview);
    fillColumns(found);
    rows_->clear();
    QStringList headers;
    for (int column = 0; column < found.preview.columnCount; ++column) {
        const bool named = column < std::ssize(found.preview.columnNames);
        headers << (named ? columnText(found.preview, column) : countText(column + 1));
    }
    rows_->setHorizontalHeaderLabels(headers);
    for (const auto& row : found.preview.rows) {
        QList<QStandardItem*> cells;
        for (const std::string& field : row) cells << new QStandardItem(QString::fromStdString(field));
        rows_->appendRow(cells);
    }
    if (rows_->columnCount() > 0) table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void SetReadingDialog::fillColumns(const Look& found) {
    const ImportPreview& preview = found.preview;
    keys_ = preview.format == "jsonl" ? preview.columnNames : std::vector<std::string>();
    std::vector<int> columns = !found.columns.empty() ? found.columns : input_.columns;
    if (columns.empty()) columns = preview.columns;
    for (std::size_t i = 0; i < 3; ++i) {
        const QSignalBlocker quiet(columns_[i]);
        const int kept = columns_[i]->currentIndex();
        columns_[i]->clear();
        for (int column = 0; column < preview.columnCount; ++column)
            columns_[i]->addItem(columnText(preview, column));
        columns_[i]->setCurrentIndex(i < columns.size() ? columns[i] : kept);
        columns_[i]->setEnabled(preview.isTable);
    }
}

// Three columns make a choice; until then, the user is not done.
void SetReadingDialog::takeColumns() {
    std::vector<int> columns;
    for (const QComboBox* column : columns_) columns.push_back(column->currentIndex());
    if (std::ranges::find(columns, -1) != columns.end()) return;
    input_.columns.clear();
    input_.columnNames.clear();
    for (const int column : columns) {
        if (keys_.empty())
            input_.columns.push_back(column);
        else
            input_.columnNames.push_back(keys_[static_cast<std::size_t>(column)]);
    }
    look();
}

}  // namespace paragram::ui
