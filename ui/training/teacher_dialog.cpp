#include "ui/training/teacher_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 560, kScriptLines = 8, kPauseMs = 300;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setProperty("role", "cardTitle");
    return label;
}

}  // namespace

TeacherDialog::TeacherDialog(JobRunner& jobs, TrainRequest request, const std::filesystem::path& in,
                             QWidget* parent)
    : QDialog(parent),
      jobs_(jobs),
      request_(std::move(request)),
      in_(in),
      sides_(new QComboBox),
      list_(new QPushButton(tr("Write the list…"))),
      script_(new QPlainTextEdit),
      vectors_(new FileBox),
      sentences_(new FileBox),
      loss_(new QComboBox),
      share_(new NumberBox(0, 1, false)),
      verdict_(new QLabel),
      use_(new QPushButton(tr("Use these vectors"))),
      checking_(jobs, this, kPauseMs) {
    setWindowTitle(tr("Learn from another model"));
    sides_->setAccessibleName(tr("Sentences of"));
    sides_->addItem(tr("both sides"), static_cast<int>(ListedSides::both));
    sides_->addItem(tr("the first side"), static_cast<int>(ListedSides::source));
    sides_->addItem(tr("the second side"), static_cast<int>(ListedSides::target));
    sides_->setToolTip(
        tr("A sentence without a vector takes the one of its translation: a teacher of one language "
           "is enough."));
    script_->setReadOnly(true);
    script_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    script_->setLineWrapMode(QPlainTextEdit::NoWrap);
    script_->setAccessibleName(tr("Script"));
    script_->setFixedHeight(kScriptLines * script_->fontMetrics().lineSpacing() + 3 * space::kGap);
    const TrainSettings& train = request_.settings.train;
    loss_->addItem(tr("cosine: the same vectors"), static_cast<int>(TeacherLoss::cosine));
    loss_->addItem(tr("similarities: as similar to each other"), static_cast<int>(TeacherLoss::similarities));
    loss_->setCurrentIndex(std::max(0, loss_->findData(static_cast<int>(train.teacherLoss))));
    share_->setValue(train.teacherShare);
    share_->setToolTip(tr("Weight of the teacher's loss beside that of the pairs; 1: the teacher alone"));
    vectors_->setText(QString::fromStdString(train.teacher));
    sentences_->setText(QString::fromStdString(train.teacherSentences));
    verdict_->setProperty("role", "muted");
    verdict_->setWordWrap(true);
    verdict_->setMinimumHeight(2 * verdict_->fontMetrics().lineSpacing());
    verdict_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    layOut();
    connect(list_, &QPushButton::clicked, this, &TeacherDialog::askForList);
    for (FileBox* box : {vectors_, sentences_})
        connect(box, &QLineEdit::textChanged, this, &TeacherDialog::check);
    connect(sentences_, &QLineEdit::textChanged, this, &TeacherDialog::showScript);
    connect(loss_, &QComboBox::currentIndexChanged, this, &TeacherDialog::check);
    showScript();
    check();
}

void TeacherDialog::layOut() {
    auto* copy = new QPushButton(tr("Copy the script"));
    copy->setAutoDefault(false);
    list_->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(script_->toPlainText()); });
    auto* form = new QFormLayout;
    const auto add = [form](const QString& name, QWidget* field) {
        field->setAccessibleName(name);
        form->addRow(name, field);
    };
    add(tr("Sentences"), sentences_);
    add(tr("Vectors (.npy)"), vectors_);
    add(tr("Loss"), loss_);
    add(tr("Share"), share_);
    auto* cancel = new QPushButton(tr("Cancel"));
    setPrimary(use_, true);
    use_->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(heading(tr("1. List the sentences of the pairs")));
    layout->addLayout(buttonRow({sides_, list_}));
    layout->addWidget(heading(tr("2. Compute a vector for each line, with any model")));
    layout->addWidget(script_);
    layout->addWidget(copy, 0, Qt::AlignLeft);
    layout->addWidget(heading(tr("3. Choose the vectors")));
    layout->addLayout(form);
    layout->addWidget(verdict_);
    layout->addLayout(buttonRow({use_, cancel}));
    connect(use_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    setMinimumWidth(scaled(kWidth));
}

void TeacherDialog::askForList() {
    const auto [file, kind] = askForFileToSave(this, tr("Write the list of sentences"),
                                               toText(in_ / "sentences.txt"), {{tr("Text (*.txt)"), ".txt"}});
    if (!file.isEmpty()) listTo(file);
}

void TeacherDialog::listTo(const QString& file) {
    list_->setEnabled(false);
    jobs_.start(
        this, tr("Listing sentences"),
        [pairs = request_.pairs, sides = static_cast<ListedSides>(sides_->currentData().toInt()),
         file](JobContext& job) { return listSentences(pairs, sides, toPath(file), job); },
        [this, file](const Result<std::int64_t>& count) {
            list_->setEnabled(true);
            if (count) {
                sentences_->setText(file);
                verdict_->setText(tr("%1 sentences are written. Run the script, then choose its file.",
                                     nullptr, plural(*count))
                                      .arg(countText(*count)));
            } else if (!count.stopped()) {
                verdict_->setText(inWindowWords(count.error()));
            }
            emit listed(count.ok());
        });
}

void TeacherDialog::showScript() {
    const QString sentences = sentences_->text().trimmed();
    script_->setPlainText(
        QString::fromStdString(teacherScript(toPath(sentences.isEmpty() ? "sentences.txt" : sentences))));
}

void TeacherDialog::check() {
    use_->setEnabled(false);
    const QString vectors = vectors_->text().trimmed(), sentences = sentences_->text().trimmed();
    if (vectors.isEmpty() || sentences.isEmpty()) {
        checking_.cancel();
        verdict_->setText({});
        return;
    }
    checking_.start(
        tr("Checking the vectors"),
        [vectors = toPath(vectors), sentences = toPath(sentences)](JobContext&) {
            return describeTeacher(vectors, sentences);
        },
        [this](const Result<TeacherShape>& shape) {
            const int wanted = request_.settings.encoder.dimension;
            const bool cosine = settings().train.teacherLoss == TeacherLoss::cosine;
            const bool fits = shape && (!cosine || shape->dimension >= wanted);
            use_->setEnabled(fits);
            if (!shape)
                verdict_->setText(inWindowWords(shape.error()));
            else if (!fits)
                verdict_->setText(
                    tr("The vectors have %1 numbers, fewer than the %2 of the model: choose similarities, "
                       "or a smaller dimension.")
                        .arg(countText(shape->dimension), countText(wanted)));
            else
                verdict_->setText(
                    tr("%1 sentences with vectors of %2 numbers.", nullptr, plural(shape->sentences))
                        .arg(countText(shape->sentences), countText(shape->dimension)));
            emit checked(fits);
        });
}

Settings TeacherDialog::settings() const {
    Settings chosen = request_.settings;
    chosen.train.teacher = vectors_->text().trimmed().toStdString();
    chosen.train.teacherSentences = sentences_->text().trimmed().toStdString();
    chosen.train.teacherLoss = static_cast<TeacherLoss>(loss_->currentData().toInt());
    chosen.train.teacherShare = share_->value();
    return chosen;
}

QString TeacherDialog::verdict() const {
    return verdict_->text();
}

}  // namespace paragram::ui
