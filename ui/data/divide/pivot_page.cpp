#include "ui/data/divide/pivot_page.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <algorithm>

#include "core/tasks/data/pivot_pairs.h"
#include "ui/data/divide/store_checklist.h"
#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

PivotPage::PivotPage(const Project& project, const StoreEntry& store, const std::vector<StoreEntry>& others,
                     QWidget* parent)
    : QWidget(parent), project_(project), store_(store), languages_{new QComboBox, new QComboBox} {
    std::vector<StoreEntry> known;
    std::ranges::copy_if(others, std::back_inserter(known), [](const StoreEntry& other) {
        return !other.info.sourceLanguage.empty() && !other.info.targetLanguage.empty();
    });
    translations_ = new StoreChecklist(tr("Stores with more translations"), known, store_.file);
    known.insert(known.begin(), store_);
    for (const StoreEntry& each : known) {
        for (const std::string& language : {each.info.sourceLanguage, each.info.targetLanguage}) {
            const QString code = QString::fromStdString(language);
            for (QComboBox* box : languages_)
                if (!code.isEmpty() && box->findData(code) < 0) box->addItem(languageName(code), code);
        }
    }
    languages_[0]->setAccessibleName(tr("Language of the first sentences"));
    languages_[1]->setAccessibleName(tr("Language of the second sentences"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kGap);
    for (QComboBox* box : languages_) row->addWidget(box, 1);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Languages"), row);
    form->addRow(tr("Also from"), translations_);
}

DivideWork PivotPage::work(std::int64_t seed) const {
    const QString first = languages_[0]->currentData().toString(),
                  second = languages_[1]->currentData().toString();
    PivotRequest request;
    request.pairs = translations_->checked();
    request.pairs.insert(request.pairs.begin(), store_.file);
    request.output = project_.freeName("pairs", QString("%1-%2-%3").arg(store_.name(), first, second), ".h5");
    request.languages = {first.toStdString(), second.toStdString()};
    request.seed = seed;
    return {tr("Shared translations of %1").arg(store_.name()),
            [request](JobContext& job) -> Result<QString> {
                const auto summary = pivotPairs(request, job);
                if (!summary) return summary.error();
                return countText(summary->pairs);
            },
            {request.output}};
}

}  // namespace paragram::ui
