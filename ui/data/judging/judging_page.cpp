#include "ui/data/judging/judging_page.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QShortcut>
#include <algorithm>

#include "core/tasks/filtering/judgement_text.h"
#include "ui/data/judging/judging_setup.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kSetupWidth = 300, kSentencePixels = 18, kSummaryHeight = 150;

// After P18, 3.2, whose lowest class of three is divided in two.
QString gradeWords(Grading grading) {
    const QStringList words =
        grading == Grading::paraphrase
            ? QStringList{JudgingPage::tr("<b>3</b> the same meaning; unimportant details may differ"),
                          JudgingPage::tr(
                              "<b>2</b> roughly equivalent; some important information is missing or "
                              "differs slightly"),
                          JudgingPage::tr("<b>1</b> not equivalent, but some details are shared"),
                          JudgingPage::tr("<b>0</b> about something else")}
            : QStringList{JudgingPage::tr("<b>3</b> no grammatical errors"),
                          JudgingPage::tr("<b>2</b> one or two grammatical errors"),
                          JudgingPage::tr("<b>1</b> more than two grammatical errors"),
                          JudgingPage::tr("<b>0</b> no natural sentence")};
    return words.join("<br>");
}

QLabel* sentenceLabel(const QString& name) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setFont(uiFont(kSentencePixels));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(name);
    return label;
}

}  // namespace

JudgingPage::JudgingPage(Project& project, JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      setup_(new JudgingSetup),
      card_(new Card(tr("Pair"))),
      sentence_(sentenceLabel(tr("Sentence"))),
      paraphrase_(sentenceLabel(tr("Paraphrase"))),
      question_(new QLabel),
      grades_(new QLabel),
      summary_(new QPlainTextEdit) {
    layOut();
    connect(setup_, &JudgingSetup::beginClicked, this, &JudgingPage::begin);
    const auto onKey = [this](const QKeySequence& key, auto slot) {
        connect(new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
                &QShortcut::activated, this, slot);
    };
    for (int grade = 0; grade <= kHighestGrade; ++grade)
        onKey(QKeySequence(Qt::Key_0 + grade), [this, grade] { this->grade(grade); });
    onKey(QKeySequence::Undo, [this] { undo(); });
    onKey(Qt::Key_Backspace, [this] { undo(); });
    onKey(Qt::Key_Right, [this] { move(1); });
    onKey(Qt::Key_Left, [this] { move(-1); });
}

void JudgingPage::layOut() {
    setup_->setFixedWidth(scaled(kSetupWidth));
    auto* keys = new QLabel(tr("Keys: 0 to 3 grade · Ctrl+Z undo · Left and Right move"));
    for (QLabel* label : {keys, grades_}) label->setProperty("role", "muted");
    question_->setFont(uiFont(13, QFont::DemiBold));
    grades_->setWordWrap(true);
    card_->setFocusPolicy(Qt::StrongFocus);
    card_->body()->setSpacing(space::kCardGap);
    for (QWidget* widget : std::initializer_list<QWidget*>{sentence_, paraphrase_, question_, grades_})
        card_->body()->addWidget(widget);
    card_->body()->addStretch();
    card_->body()->addWidget(keys);
    summary_->setReadOnly(true);
    summary_->setFrameShape(QFrame::NoFrame);
    summary_->setLineWrapMode(QPlainTextEdit::NoWrap);
    summary_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    summary_->setAccessibleName(tr("Summary of the judgements"));
    summary_->setMinimumHeight(scaled(kSummaryHeight));
    auto* result = new Card(tr("Judgements"));
    result->body()->addWidget(summary_);
    auto* side = new QVBoxLayout;
    side->addWidget(setup_);
    side->addStretch(1);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(space::kCardGap);
    middle->addWidget(card_, 3);
    middle->addWidget(result, 2);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addLayout(side);
    layout->addLayout(middle, 1);
}

void JudgingPage::open(const StoreEntry& store) {
    store_ = store;
    sheet_.reset();
    setup_->showStore(store);
    showPlace();
    sumUp();
    if (fs::exists(sheetOf(setup_->judge()))) begin();
}

fs::path JudgingPage::sheetOf(const QString& judge) const {
    return project_.folder("reports") / toPath(QString("%1.judge-%2.tsv").arg(store_.name(), judge));
}

std::vector<fs::path> JudgingPage::sheets() const {
    const fs::path mine = sheetOf(setup_->judge());
    std::vector<fs::path> found;
    std::error_code ignored;
    const std::string start = toPath(store_.name() + ".judge-").string();
    for (const auto& entry : fs::directory_iterator(project_.folder("reports"), ignored))
        if (entry.path().filename().string().starts_with(start)) found.push_back(entry.path());
    std::ranges::sort(found, {}, [&](const fs::path& file) { return std::pair(file != mine, file); });
    return found;
}

// Opens the judge's sheet, copies the pairs of another judge's, or draws a new one.
void JudgingPage::begin() {
    const fs::path mine = sheetOf(setup_->judge());
    std::error_code ignored;
    fs::create_directories(mine.parent_path(), ignored);
    if (fs::exists(mine, ignored)) return show(JudgingSheet::open(mine));
    if (const auto others = sheets(); !others.empty()) {
        const auto other = JudgingSheet::open(others.front());
        if (!other) return emit failed(other.error(), {});
        std::vector<JudgedPair> pairs = other->pairs();
        for (JudgedPair& pair : pairs) pair.grades = {};
        try {
            return show(JudgingSheet::create(mine, std::move(pairs)));
        } catch (const Failure& failure) {
            return emit failed(failure.error(), [this] { begin(); });
        }
    }
    SheetRequest request = setup_->request(store_);
    request.output = mine;
    jobs_.start(
        this, tr("Drawing pairs to judge"), [request](JobContext& job) { return drawSheet(request, job); },
        [this, store = store_.file](Result<JudgingSheet> sheet) {
            if (store == store_.file) show(std::move(sheet));
        });
}

void JudgingPage::show(Result<JudgingSheet> sheet) {
    if (sheet.stopped()) return;
    if (!sheet) return emit failed(sheet.error(), [this] { begin(); });
    sheet_ = *std::move(sheet);
    place_ = sheet_->next().value_or(GradePlace{sheet_->pairs().size() - 1, Grading::fluency});
    showPlace();
    sumUp();
    card_->setFocus();
    emit begun();
}

void JudgingPage::grade(int grade) {
    if (!sheet_) return;
    try {
        sheet_->grade(place_, grade);
    } catch (const Failure& failure) {
        return emit failed(failure.error(), [this, grade] { this->grade(grade); });
    }
    if (place_.grading == Grading::paraphrase)
        place_.grading = Grading::fluency;
    else
        place_ = sheet_->next().value_or(place_);
    showPlace();
    sumUp();
}

void JudgingPage::undo() {
    if (!sheet_ || !sheet_->canUndo()) return;
    try {
        place_ = sheet_->undo();
    } catch (const Failure& failure) {
        return emit failed(failure.error(), [this] { undo(); });
    }
    showPlace();
    sumUp();
}

void JudgingPage::move(int by) {
    if (!sheet_) return;
    const auto last = static_cast<int>(sheet_->pairs().size()) - 1;
    place_ = {static_cast<std::size_t>(std::clamp(static_cast<int>(place_.row) + by, 0, last)),
              Grading::paraphrase};
    showPlace();
}

void JudgingPage::showPlace() {
    card_->setNote({});
    if (!sheet_) {
        sentence_->setText(
            tr("Judge a sample to see how many pairs are paraphrases, and how fluent they are."));
        for (QLabel* label : {paraphrase_, question_, grades_}) label->clear();
        return;
    }
    const JudgedPair& pair = sheet_->pairs()[place_.row];
    sentence_->setText(QString::fromStdString(pair.sentence));
    paraphrase_->setText(QString::fromStdString(pair.paraphrase));
    const auto& given = pair.grade(place_.grading);
    const QString question = place_.grading == Grading::paraphrase
                                 ? tr("Is the second a paraphrase of the first?")
                                 : tr("How fluent is the second?");
    question_->setText(given ? tr("%1 Given: %2").arg(question).arg(*given) : question);
    grades_->setText(gradeWords(place_.grading));
    card_->setNote(tr("pair %1 of %2 · %3 judged")
                       .arg(countText(static_cast<qint64>(place_.row) + 1),
                            countText(static_cast<qint64>(sheet_->pairs().size())),
                            countText(static_cast<qint64>(sheet_->completed()))));
}

// Of this judge, and of another one if there is a second sheet.
void JudgingPage::sumUp() {
    summary_->clear();
    if (!sheet_) return;
    std::vector<JudgingSheet> both{*sheet_};
    for (const fs::path& file : sheets()) {
        if (file == sheet_->file() || both.size() == 2) continue;
        if (auto other = JudgingSheet::open(file)) both.push_back(*std::move(other));
    }
    auto summary = sumUpJudgements(both);
    if (!summary) summary = sumUpJudgements({*sheet_});  // the other one has other pairs
    if (summary) summary_->setPlainText(QString::fromStdString(judgementTable(*summary)));
}

}  // namespace paragram::ui
