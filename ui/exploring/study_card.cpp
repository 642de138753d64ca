#include "ui/exploring/study_card.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <cmath>

#include "ui/exploring/group_model.h"
#include "ui/exploring/map_chart.h"
#include "ui/exploring/style_page.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMapSample = 1500;
constexpr int kClusters = 6;  // as many as there are colours
constexpr std::size_t kMostGroups = 20'000;
constexpr int kNewsMs = 150, kCountWidth = 64;
constexpr qsizetype kMostLegend = 24;  // characters of a value

QToolButton* tab(const QString& text) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    return button;
}

}  // namespace

StudyCard::StudyCard(JobRunner& jobs, QWidget* parent)
    : Card(tr("The corpus"), parent),
      jobs_(jobs),
      map_(new MapChart(tr("Map of the corpus"))),
      groups_(new GroupModel(this)),
      groupTable_(new DataTable(tr("Near duplicates"))),
      style_(new StylePage(jobs)),
      stack_(new QStackedWidget),
      mapTab_(tab(tr("Map"))),
      groupTab_(tab(tr("Duplicates"))),
      styleTab_(tab(tr("Style"))),
      lasso_(new QToolButton),
      colourBy_(new QComboBox),
      legend_(new QLabel),
      draw_(new QPushButton(tr("Draw"))),
      find_(new QPushButton(tr("Find"))),
      threshold_(new QDoubleSpinBox) {
    map_->setPlaceholder(tr("A sample of the sentences; those with similar meaning are close together."));
    groupTab_->setToolTip(tr("Groups of sentences with nearly the same meaning"));
    styleTab_->setToolTip(tr("The sentences nearest in form, by the encoder of a language"));
    lasso_->setText(tr("Lasso"));
    lasso_->setCheckable(true);
    lasso_->setToolTip(tr("Draw a loop around points to list their sentences"));
    threshold_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    threshold_->setAlignment(Qt::AlignRight);
    threshold_->setRange(0.5, 1);
    threshold_->setSingleStep(0.01);
    threshold_->setValue(0.95);
    threshold_->setAccessibleName(tr("Lowest cosine of near duplicates"));
    groupTable_->setSource(groups_);
    groupTable_->setStretchColumn(GroupModel::kSentence);
    groupTable_->horizontalHeader()->setSectionResizeMode(GroupModel::kCount, QHeaderView::Fixed);
    groupTable_->setColumnWidth(GroupModel::kCount, kCountWidth);
    addToHeader(mapTab_);
    addToHeader(groupTab_);
    addToHeader(styleTab_);
    addToHeader(pictureButton(*map_, *map_));

    const auto page = [this](QWidget* main, std::initializer_list<QWidget*> controls) {
        auto* widget = new QWidget;
        auto* layout = new QVBoxLayout(widget);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* line = new QHBoxLayout;
        line->setSpacing(space::kGap);
        for (QWidget* control : controls) line->addWidget(control);
        line->addStretch();
        layout->addWidget(main, 1);
        layout->addLayout(line);
        stack_->addWidget(widget);
    };
    colourBy_->setAccessibleName(tr("Meaning of the colours"));
    colourBy_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    legend_->setWordWrap(true);
    legend_->setTextFormat(Qt::RichText);
    page(map_, {draw_, lasso_, colourBy_});
    static_cast<QVBoxLayout*>(stack_->widget(0)->layout())->insertWidget(1, legend_);
    auto* label = new QLabel(tr("cosine at least"));
    label->setBuddy(threshold_);
    page(groupTable_, {find_, label, threshold_});
    stack_->addWidget(style_);
    body()->addWidget(stack_, 1);
    newsTimer_.setInterval(kNewsMs);

    connect(mapTab_, &QToolButton::clicked, this, [this] { showPage(mapPage); });
    connect(groupTab_, &QToolButton::clicked, this, [this] { showPage(duplicatesPage); });
    connect(styleTab_, &QToolButton::clicked, this, [this] { showPage(stylePage); });
    connect(style_, &StylePage::failed, this, &StudyCard::failed);
    connect(style_, &StylePage::sentenceChosen, this, &StudyCard::sentenceChosen);
    connect(lasso_, &QToolButton::toggled, map_, &MapChart::setLasso);
    connect(draw_, &QPushButton::clicked, this, &StudyCard::drawMap);
    connect(find_, &QPushButton::clicked, this, &StudyCard::findDuplicates);
    connect(&newsTimer_, &QTimer::timeout, this, &StudyCard::takeNews);
    connect(colourBy_, &QComboBox::currentIndexChanged, this, [this] {
        map_->setColourBy(colourBy_->currentData().toInt());
        showLegend();
    });
    connect(map_, &MapChart::coloursChanged, this, &StudyCard::showLegend);
    connect(map_, &MapChart::pointClicked, this, [this](int index) {
        emit sentenceChosen(QString::fromStdString(map_->points()[static_cast<std::size_t>(index)].text));
    });
    connect(map_, &MapChart::lassoed, this, [this](const std::vector<int>& indices) {
        std::vector<FoundSentence> sentences;
        for (const int index : indices) {
            const auto& point = map_->points()[static_cast<std::size_t>(index)];
            sentences.push_back({point.line, std::nan(""), point.text});
        }
        const QString title = tr("%1 sentences selected on the map", nullptr, plural(sentences.size()))
                                  .arg(countText(static_cast<qint64>(sentences.size())));
        emit listWanted(sentences, title);
    });
    connect(groupTable_, &DataTable::currentRowChanged, this, &StudyCard::listGroup);
    showPage(mapPage);
    offerStyle(false);
    setExplorer(nullptr);
}

void StudyCard::showPage(Page page) {
    QToolButton* const tabs[] = {mapTab_, groupTab_, styleTab_};
    tabs[page]->setChecked(true);
    stack_->setCurrentIndex(page);
}

void StudyCard::offerStyle(bool offered) {
    styleTab_->setVisible(offered);
    if (!offered && stack_->currentIndex() == stylePage) showPage(mapPage);
}

void StudyCard::setExplorer(std::shared_ptr<CorpusExplorer> explorer) {
    if (job_) jobs_.stop(job_);
    job_ = 0;
    newsTimer_.stop();
    explorer_ = std::move(explorer);
    map_->setPoints({});
    showColours();
    groups_->setGroups({});
    setNote({});
    for (QWidget* widget : std::initializer_list<QWidget*>{draw_, find_, lasso_})
        widget->setEnabled(explorer_ != nullptr);
}

void StudyCard::drawMap() {
    if (!explorer_ || job_) return;
    job_ = jobs_.start(
        this, tr("Drawing the map"),
        [explorer = explorer_, filter = filter_](JobContext& job) {
            return explorer->map(kMapSample, kClusters, filter, job);
        },
        [this](Result<std::vector<CorpusExplorer::MapPoint>> points) {
            job_ = 0;
            if (!points) return emit failed(points.error());
            map_->setPoints(*points);
            showColours();
            setNote(tr("%1 sentences", nullptr, plural(points->size()))
                        .arg(countText(static_cast<qint64>(points->size()))));
            arrangeMap(std::move(points).value());
        });
}

void StudyCard::arrangeMap(std::vector<CorpusExplorer::MapPoint> points) {
    news_ = std::make_shared<News>();
    newsTimer_.start();
    job_ = jobs_.start(
        this, tr("Arranging the map"),
        [explorer = explorer_, news = news_,
         points = std::move(points)](JobContext& job) mutable -> Result<Nothing> {
            const auto publish = [&news](const std::vector<CorpusExplorer::MapPoint>& moved) {
                const std::lock_guard lock(news->mutex);
                news->points = moved;
                news->fresh = true;
            };
            explorer->arrange(points, job, publish);
            publish(points);
            return Nothing{};
        },
        [this, news = news_](const Result<Nothing>&) {
            if (news != news_) return;
            job_ = 0;
            newsTimer_.stop();
            takeNews();
            emit mapDrawn();
        });
}

// Offers the properties the corpus can be coloured by.
void StudyCard::showColours() {
    const QString before = colourBy_->currentText();
    std::size_t columns = 0;
    for (const auto& point : map_->points()) columns = std::max(columns, point.columns.size());
    {
        const QSignalBlocker quiet(colourBy_);
        colourBy_->clear();
        colourBy_->addItem(tr("Colour by cluster"), MapChart::kByCluster);
        colourBy_->addItem(tr("Colour by language"), MapChart::kByLanguage);
        for (int column = 0; columns > 1 && column < static_cast<int>(columns); ++column)
            colourBy_->addItem(tr("Colour by column %1").arg(column + 1), column);
        colourBy_->setCurrentIndex(std::max(colourBy_->findText(before), 0));
    }
    map_->setColourBy(colourBy_->currentData().toInt());
    showLegend();
}

void StudyCard::showLegend() {
    QStringList parts;
    for (const MapChart::Shade& shade : map_->shades()) {
        const QString name = shade.name.left(kMostLegend).toHtmlEscaped().replace(' ', "&nbsp;");
        parts << QString("<span style='color:%1'>%2</span>&nbsp;%3&nbsp;(%4)")
                     .arg(shade.colour.name(), shade.mark, name, countText(shade.points));
    }
    legend_->setText(parts.join("  "));
    legend_->setVisible(!parts.isEmpty());
}

void StudyCard::takeNews() {
    const std::lock_guard lock(news_->mutex);
    if (!std::exchange(news_->fresh, false)) return;
    map_->setPoints(news_->points);
}

void StudyCard::findDuplicates() {
    if (!explorer_ || job_) return;
    job_ = jobs_.start(
        this, tr("Finding near duplicates"),
        [explorer = explorer_,
         threshold = threshold_->value()](JobContext& job) -> Result<std::vector<CorpusExplorer::Group>> {
            return explorer->duplicates(threshold, kMostGroups, job);
        },
        [this](Result<std::vector<CorpusExplorer::Group>> groups) {
            job_ = 0;
            if (!groups) return emit failed(groups.error());
            setNote(tr("%1 groups", nullptr, plural(groups->size()))
                        .arg(countText(static_cast<qint64>(groups->size()))));
            groups_->setGroups(std::move(groups).value());
            emit duplicatesFound();
        });
}

void StudyCard::listGroup(int row) {
    if (row < 0 || !explorer_) return;
    std::vector<FoundSentence> sentences;
    for (const std::int64_t line : groups_->group(row).lines)
        sentences.push_back(
            {line, std::nan(""), std::string(explorer_->index().sentence(static_cast<std::size_t>(line)))});
    const QString title = tr("%1 near duplicates", nullptr, plural(sentences.size()))
                              .arg(countText(static_cast<qint64>(sentences.size())));
    emit listWanted(sentences, title);
}

}  // namespace paragram::ui
