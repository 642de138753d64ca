#include "ui/guides/guide.h"

#include <QCoreApplication>

#include "core/runs/run_folder.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

struct Guides {
    Q_DECLARE_TR_FUNCTIONS(Guides)
};

bool hasPairs(const Project& project) {
    return !project.pairStores().empty();
}
// Filters, and everything else that makes new pairs, write a store of their own.
bool hasMorePairs(const Project& project) {
    return project.pairStores().size() > 1;
}
bool hasModel(const Project& project) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(project.folder("runs"), ignored))
        if (fs::exists(RunFolder{entry.path()}.model(), ignored)) return true;
    return false;
}
bool hasScores(const Project& project) {
    std::error_code ignored;
    return fs::exists(project.folder("reports") / "last-evaluation.json", ignored);
}

GuideStep importStep(const QString& text) {
    return {"data", text, hasPairs};
}
GuideStep trainStep() {
    return {"train",
            Guides::tr("Choose the preset <b>best</b> and press <b>Train</b>. The list of presets says how "
                       "long it will take."),
            hasModel};
}

Guide tour() {
    return {
        kTour,
        Guides::tr("Tour of the sample"),
        Guides::tr("Six steps from pairs to a model in use."),
        {{"data",
          Guides::tr("These are 25,000 pairs of sentences, English and Spanish, that mean the same. Your own "
                     "come in with <b>Import pairs</b>; the <b>Catalogue</b> offers public ones."),
          {}},
         {"train",
          Guides::tr("Press <b>Train</b>. In a few seconds the model learns which sentences belong together; "
                     "the curves show how well."),
          hasModel},
         {"evaluate",
          Guides::tr("Press <b>Evaluate</b>: how well the model's similarities agree with those that are "
                     "known of sentences it has never seen."),
          hasScores},
         {"score",
          Guides::tr("Type two sentences, of one language or of two. Their similarity follows each key, and "
                     "the words are coloured by what they add to it."),
          {}},
         {"explore",
          Guides::tr("Open any text with one sentence a line and type a sentence: the closest in meaning are "
                     "listed. <b>Mine</b> and <b>Align</b> find translations in texts and documents."),
          {}},
         {"export",
          Guides::tr("Tick a format to use the model in other programs. F1 explains every panel, and Ctrl+K "
                     "finds every action."),
          {}}}};
}

Guide search() {
    return {"search",
            Guides::tr("Search in my texts"),
            Guides::tr("Find sentences by what they mean, in any text with one sentence a line."),
            {importStep(Guides::tr("A model learns meaning from pairs of sentences. Press <b>Import "
                                   "pairs</b> for some in the language of your texts, or take them from the "
                                   "<b>Catalogue</b>; translations into any other language will do.")),
             trainStep(),
             {"explore",
              Guides::tr("Open your text, then type a sentence: the closest in meaning are listed. The text "
                         "is kept with the project."),
              {}}}};
}

Guide clean() {
    return {"clean",
            Guides::tr("Clean my translations"),
            Guides::tr("Keep the pairs of a bitext that translate each other, and see what is dropped."),
            {importStep(Guides::tr("Press <b>Import pairs</b> and choose your bitext: two files of lines, a "
                                   "table, TMX and many other formats.")),
             trainStep(),
             {"data",
              Guides::tr("Press <b>Filter</b> and add steps: languages, lengths, copies, and the similarity "
                         "by the model that you have just trained. Each step shows what it drops."),
              hasMorePairs},
             {"data",
              Guides::tr("Read some of the pairs that are left, and write them to a file with <b>Save all "
                         "pairs</b> (Ctrl+Shift+S)."),
              {}}}};
}

Guide languagePair() {
    return {"languages",
            Guides::tr("Train for my languages"),
            Guides::tr("A model that compares sentences of two languages, with each other and across."),
            {importStep(Guides::tr(
                 "Press <b>Import pairs</b> for translations between your languages, or take them from the "
                 "<b>Catalogue</b>: a hundred thousand pairs are enough for a good model.")),
             trainStep(),
             {"evaluate",
              Guides::tr("Press <b>Evaluate</b>. Without graded pairs in your languages, Train has kept some "
                         "pairs and says how many find their translation."),
              hasScores},
             {"mine",
              Guides::tr("Two texts in your languages, one sentence a line: press <b>Mine</b> to find the "
                         "translations in them. They make the next model better."),
              {}}}};
}

Guide paraphrases() {
    return {"paraphrases",
            Guides::tr("Check paraphrases"),
            Guides::tr("A score for each pair of sentences: do they say the same?"),
            {importStep(Guides::tr("Press <b>Import pairs</b> for pairs to learn from: paraphrases, or "
                                   "translations of the language that you check.")),
             trainStep(),
             {"score",
              Guides::tr("Type two sentences, or open a file of pairs: every pair gets a score. Sort by it "
                         "and read the lowest."),
              {}}}};
}

Guide exportModel() {
    return {"export",
            Guides::tr("Make a model for another program"),
            Guides::tr("A model in a format that other programs read, with the code that loads it."),
            {importStep(Guides::tr("Press <b>Import pairs</b> for sentences that mean the same, or take some "
                                   "from the <b>Catalogue</b>.")),
             {"train",
              Guides::tr("Choose the preset <b>best-pieces</b>, whose model every format accepts, and press "
                         "<b>Train</b>."),
              hasModel},
             {"export",
              Guides::tr("Tick the formats and press <b>Export</b>. The code beside each format loads it in "
                         "the other program."),
              {}}}};
}

}  // namespace

std::vector<Guide> guides() {
    return {tour(), search(), clean(), languagePair(), paraphrases(), exportModel()};
}

}  // namespace paragram::ui
