#include "ui/exporting/import_model_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/forms/field_grid.h"
#include "ui/forms/file_box.h"
#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 560;

QString line(const QString& colour, const QString& sign, const std::string& text) {
    return QString("<div><span style=\"color:%1\">%2</span> %3</div>")
        .arg(colour, sign, QString::fromStdString(text).toHtmlEscaped());
}

}  // namespace

ImportModelDialog::ImportModelDialog(Project& project, JobRunner& jobs, QWidget* parent)
    : QDialog(parent),
      project_(project),
      fields_(new FieldGrid),
      model_(new FileBox),
      sentencePiece_(new FileBox),
      vocabulary_(new FileBox),
      name_(new QLineEdit),
      findings_(new QLabel),
      look_(jobs, this) {
    setWindowTitle(tr("Import a model"));
    setMinimumWidth(scaled(kWidth));
    auto* intro =
        new QLabel(tr("A checkpoint of P-SP or of a Bilingual Generative Transformer (.pt), a "
                      "sentence-transformers or model2vec folder, word vectors "
                      "(word2vec, fastText, GloVe) or a NumPy array. Nothing in the file is executed."));
    intro->setWordWrap(true);
    auto* folder = new QPushButton(tr("Folder…"));
    folder->setAutoDefault(false);
    connect(folder, &QPushButton::clicked, this, &ImportModelDialog::chooseFolder);
    model_->setPlaceholderText(tr("a file, or drop one here"));
    sentencePiece_->setPlaceholderText(tr("the one next to the model"));
    vocabulary_->setPlaceholderText(tr("the one next to the model"));
    fields_->addField(tr("Model"), fieldRow({model_, folder}, space::kGap), model_);
    fields_->addField(tr("SentencePiece"), sentencePiece_);
    fields_->addField(tr("Vocabulary"), vocabulary_);
    fields_->addField(tr("Name"), name_);
    findings_->setWordWrap(true);
    findings_->setTextFormat(Qt::RichText);
    findings_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    findings_->setMinimumHeight(findings_->fontMetrics().lineSpacing() * 7);
    findings_->setAccessibleName(tr("What was recognised"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    import_ = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    import_->setProperty("primary", true);
    import_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(intro);
    layout->addLayout(fields_);
    layout->addWidget(findings_, 1);
    layout->addWidget(buttons);
    constexpr int kSettleMs = 200;  // while a name is being typed
    settle_.setSingleShot(true);
    settle_.setInterval(kSettleMs);
    connect(&settle_, &QTimer::timeout, this, &ImportModelDialog::look);
    for (FileBox* field : {model_, sentencePiece_, vocabulary_}) {
        connect(field, &QLineEdit::textChanged, this, [this] {
            import_->setEnabled(false);
            settle_.start();
        });
    }
    look();
}

void ImportModelDialog::setModel(const QString& path) {
    model_->choose(path);
}

void ImportModelDialog::chooseFolder() {
    setModel(QFileDialog::getExistingDirectory(this, tr("Folder of the model"), model_->text()));
}

ImportModelRequest ImportModelDialog::request() const {
    ImportModelRequest request;
    request.checkpoint = toPath(model_->text());
    request.sentencePiece = toPath(sentencePiece_->text());
    request.vocabulary = toPath(vocabulary_->text());
    QString name = fileNameOf(name_->text());
    if (name.isEmpty()) name = name_->placeholderText();
    request.run = project_.freeName("runs", name, {});
    request.mustResume = false;
    return request;
}

void ImportModelDialog::look() {
    look_.cancel();
    import_->setEnabled(false);
    for (const QWidget* field : {sentencePiece_, vocabulary_}) fields_->setFieldEnabled(field, false);
    const std::filesystem::path file = toPath(model_->text());
    if (file.empty()) return findings_->setText(tr("Choose a model to see its format."));
    name_->setPlaceholderText(fileNameOf(toText(file.stem())));
    findings_->setText(tr("Reading…"));
    look_.start(
        tr("Recognising a model"), [request = request()](JobContext&) { return recogniseModel(request); },
        [this](const Result<ForeignModel>& found) {
            show(found);
            emit looked();
        });
}

void ImportModelDialog::show(const Result<ForeignModel>& found) {
    const Colours& colours = coloursInForce();
    if (!found)
        return findings_->setText(
            line(colours.error.name(), "✕", inWindowWords(found.error()).toStdString()));
    QString text = "<b>" + QString::fromStdString(found->format).toHtmlEscaped() + "</b>";
    for (const std::string& fact : found->found) text += line(colours.good.name(), "✓", fact);
    for (const std::string& lack : found->missing)
        text += line(colours.warning.name(), "!", tr("missing: ").toStdString() + lack);
    findings_->setText(text);
    fields_->setFieldEnabled(sentencePiece_, found->wantsSentencePiece);
    fields_->setFieldEnabled(vocabulary_, found->wantsVocabulary);
    import_->setEnabled(found->missing.empty());
}

}  // namespace paragram::ui
