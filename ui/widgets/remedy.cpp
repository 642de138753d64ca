#include "ui/widgets/remedy.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <filesystem>

#include "core/settings/setting_table.h"
#include "ui/language/engine_text.h"

namespace paragram::ui {

namespace {

using Deed = Remedy::Deed;

constexpr QLatin1String kSettingScheme("setting:");
// The finding of a job that does not fit into memory (JobRunner), and what makes a training smaller.
constexpr const char* kNoMemory = "Not enough memory";
constexpr const char* kSmaller = "train.mega-batch";

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Remedy)
};

// A row applies where the sentence contains the phrase, and the place of the error the folder, if one is
// named.
struct Row {
    const char* phrase;
    const char* folder;
    Deed deed;
    const char* panel = "";
    const char* path = "";
};

// In the order of the buttons' worth: what makes a missing thing comes before trying again.
constexpr Row kRows[] = {
    {"paragram-cli tokenizer", "", Deed::openPanel, "tokenizer"},
    {"paragram-cli import-model", "", Deed::openPanel, "export"},
    {"paragram-cli import", "", Deed::openPanel, "data", kImportPath},
    {"paragram-cli train", "", Deed::openPanel, "train"},
    {"import the pairs again", "", Deed::openPanel, "data", kImportPath},
    {"install the program again", "", Deed::again},
    // Damaged or missing files of a project, by the folder that they are in.
    {"create it again or use another copy", "/pairs/", Deed::openPanel, "data", kImportPath},
    {"create it again or use another copy", "/tokenizers/", Deed::openPanel, "tokenizer"},
    {"create it again or use another copy", "", Deed::otherModel},
    {"use another copy", "/tokenizers/", Deed::openPanel, "tokenizer"},
    {"use another copy", "/runs/", Deed::otherModel},
    {"the file is damaged: use another copy", "", Deed::otherModel},
    {"no such file", "/pairs/", Deed::openPanel, "data", kImportPath},
    {"no such file", "/tokenizers/", Deed::openPanel, "tokenizer"},
    {"no such file", "/runs/", Deed::otherModel},
    {"expected a generative model", "", Deed::otherModel},
    {"use a model that was trained for it", "", Deed::otherModel},
    {"choose the folder of a run", "", Deed::otherModel},
    {"train again without --resume", "", Deed::openPanel, "train"},
    {"align the documents again", "", Deed::openPanel, "align"},
    {"build the index again", "", Deed::openPanel, "explore"},
    // Disks, folders and permissions.
    {"free disk space", "", Deed::elsewhere},
    {"the disk may be full", "", Deed::again},
    {"choose another folder", "", Deed::elsewhere},
    {"choose another place", "", Deed::elsewhere},
    {"choose another name", "", Deed::elsewhere},
    {"free disk space", "", Deed::again},
    {"free disk space", "", Deed::showFolder},
    {"no permission to write there", "", Deed::showFolder},
    {"check its permissions", "", Deed::showFolder},
    // Memory, the network and other programs, which may answer differently the next time.
    {"another program", "", Deed::again},
    {"check the connection", "", Deed::again},
    {"try again", "", Deed::again},
    {"close other programs", "", Deed::again},
    {"not enough memory", "", Deed::again},
    {"start again", "", Deed::again},
};

QString panelTitle(const QString& panel) {
    static constexpr const char* kTitles[][2] = {{"data", QT_TRANSLATE_NOOP("Remedy", "Open Data")},
                                                 {"tokenizer", QT_TRANSLATE_NOOP("Remedy", "Open Tokenizer")},
                                                 {"train", QT_TRANSLATE_NOOP("Remedy", "Open Train")},
                                                 {"export", QT_TRANSLATE_NOOP("Remedy", "Open Export")},
                                                 {"align", QT_TRANSLATE_NOOP("Remedy", "Open Align")},
                                                 {"explore", QT_TRANSLATE_NOOP("Remedy", "Open Explore")}};
    for (const auto& [id, title] : kTitles)
        if (panel == id) return Words::tr(title);
    return {};
}

QString folderOf(const Error& error) {
    const std::filesystem::path file = error.where;
    std::error_code ignored;
    const auto folder = is_directory(file, ignored) ? file : file.parent_path();
    return is_directory(folder, ignored) ? QString::fromStdString(folder.string()) : QString();
}

Remedy remedyOf(const Row& row, const Error& error) {
    Remedy remedy{row.deed, {}, row.panel, row.path};
    switch (row.deed) {
        case Deed::again:
            remedy.button = Words::tr("Try again");
            break;
        case Deed::elsewhere:
            remedy.button = Words::tr("Choose another place…");
            break;
        case Deed::otherModel:
            remedy.button = Words::tr("Choose another model");
            break;
        case Deed::showFolder:
            remedy.path = folderOf(error);
            remedy.button = Words::tr("Show the folder");
            break;
        case Deed::openPanel:
            remedy.button = remedy.path == kImportPath ? Words::tr("Import pairs") : panelTitle(remedy.panel);
            break;
    }
    return remedy;
}

// The first setting of Train's form that the error is about, or tells the user to change.
const SettingRow* settingOf(const Error& error) {
    static const QRegularExpression kKey("(?<![\\w./-])((?:encoder|generative|train)\\.[a-z][a-z-]*[a-z])");
    for (const std::string& text : {error.where, error.action, error.found}) {
        auto found = kKey.globalMatch(QString::fromStdString(text));
        while (found.hasNext())
            if (const SettingRow* row = findSetting(found.next().captured(1).toStdString())) return row;
    }
    return nullptr;
}

}  // namespace

QString settingPath(const QString& key) {
    return kSettingScheme + key;
}

QString settingOfPath(const QString& path) {
    return path.startsWith(kSettingScheme) ? path.mid(kSettingScheme.size()) : QString();
}

std::vector<Remedy> remediesOf(const Error& error, const QString& here) {
    std::vector<Remedy> remedies;
    const QString sentence = QString::fromStdString(error.sentence());
    const auto showSetting = [&remedies](const SettingRow& row) {
        remedies.push_back(
            {Deed::openPanel,
             Words::tr("Show the setting %1").arg(engineText(EngineTable::settings, row.label)), "train",
             settingPath(QString::fromStdString(row.key))});
    };
    if (const SettingRow* row = settingOf(error)) showSetting(*row);
    if (error.found == kNoMemory && here == "train") showSetting(*findSetting(kSmaller));
    for (const Row& row : kRows) {
        if (!sentence.contains(QLatin1String(row.phrase), Qt::CaseInsensitive)) continue;
        if (*row.folder && error.where.find(row.folder) == std::string::npos) continue;
        const Remedy remedy = remedyOf(row, error);
        // A panel that is open already is no help, unless it opens something.
        if (remedy.deed == Deed::openPanel && remedy.panel == here && remedy.path.isEmpty()) continue;
        if (remedy.deed == Deed::showFolder && remedy.path.isEmpty()) continue;
        remedies.push_back(remedy);
    }
    return remedies;
}

std::vector<QString> remedyPhrases() {
    std::vector<QString> phrases;
    for (const Row& row : kRows) phrases.emplace_back(row.phrase);
    return phrases;
}

}  // namespace paragram::ui
