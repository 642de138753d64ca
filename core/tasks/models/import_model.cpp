#include "core/tasks/models/import_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/encoders/word_vector_file.h"
#include "core/exchange/formats/npy.h"
#include "core/exchange/import/bgt_model.h"
#include "core/exchange/import/psp_model.h"
#include "core/exchange/import/static_model.h"
#include "core/models/model_file.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/run_folder.h"
#include "core/runs/run_report.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// The only file of an extension next to another; empty if there are none or several.
fs::path onlyBeside(const fs::path& file, const std::vector<std::string>& extensions) {
    std::error_code code;
    fs::path found;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, code)) {
        const std::string extension = entry.path().extension().string();
        if (entry.path() == file || std::ranges::find(extensions, extension) == extensions.end()) continue;
        if (!found.empty()) return {};
        found = entry.path();
    }
    return found;
}

// The first of fairseq's dictionaries next to a file, which are the same for both languages; empty if there
// is none.
fs::path dictionaryBeside(const fs::path& file) {
    std::error_code code;
    fs::path found;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, code)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with("dict.") || !name.ends_with(".txt")) continue;
        if (found.empty() || entry.path() < found) found = entry.path();
    }
    return found;
}

// Fills in what the request leaves open from files next to the model.
ImportModelRequest completed(ImportModelRequest request) {
    std::error_code code;
    if (fs::is_directory(request.checkpoint, code)) return request;
    if (request.sentencePiece.empty()) request.sentencePiece = onlyBeside(request.checkpoint, {".model"});
    const std::string extension = request.checkpoint.extension().string();
    if (request.vocabulary.empty() && (extension == ".pt" || extension == ".pth"))
        request.vocabulary = dictionaryBeside(request.checkpoint);
    if (request.vocabulary.empty())
        request.vocabulary = onlyBeside(request.checkpoint, {".vocab", ".txt", ".tsv"});
    return request;
}

std::string rowsAndNumbers(std::size_t rows, std::size_t dimension) {
    return fmt::format("{} rows of {} numbers", groupedNumber(rows), dimension);
}

ForeignModel describe(const PspCheckpoint& checkpoint, const fs::path& sentencePiece) {
    ForeignModel model;
    model.format = "P-SP checkpoint";
    model.found.push_back(rowsAndNumbers(checkpoint.source.weights.rows(), checkpoint.source.weights.cols()));
    if (checkpoint.target)
        model.found.push_back(
            rowsAndNumbers(checkpoint.target->weights.rows(), checkpoint.target->weights.cols()) +
            " for the second language");
    const double ngrams = checkpoint.number("ngrams", 0);
    const std::string used = checkpoint.text("sp_model", "none");
    const bool pieces = ngrams == 0 && used != "none" && !used.empty();
    model.found.push_back(ngrams > 0                         ? fmt::format("character {}-grams", ngrams)
                          : pieces || !sentencePiece.empty() ? "sentence pieces"
                                                             : "words separated by white space");
    model.found.push_back(checkpoint.number("lower_case", 1) != 0 ? "lower-cased text" : "unchanged text");
    model.found.push_back(checkpoint.text("pool", "mean") == "max" ? "max pooling" : "mean pooling");
    model.canResume = checkpoint.steps > 0 && checkpoint.source.mean.size() > 0;
    model.found.push_back(model.canResume ? fmt::format("{} steps of training and the state to resume from",
                                                        groupedNumber(checkpoint.steps))
                                          : "no optimizer state: training cannot be resumed");
    model.wantsSentencePiece = ngrams == 0;
    if (pieces && sentencePiece.empty())
        model.missing.push_back(fmt::format("the SentencePiece model it was trained with (\"{}\")", used));
    return model;
}

struct Opened {
    ForeignModel description;
    std::optional<Model> model;  // empty while something is missing
    std::optional<PspCheckpoint> psp;
};

Result<Opened> openPsp(const ImportModelRequest& request, const std::string& sentencePiece) {
    Opened opened;
    Result<PspCheckpoint> checkpoint = readPspCheckpoint(request.checkpoint);
    if (!checkpoint) return checkpoint.error();
    opened.description = describe(*checkpoint, request.sentencePiece);
    if (opened.description.missing.empty()) {
        Result<Model> model = modelOfPsp(*checkpoint, sentencePiece, request.checkpoint.string());
        if (!model) return model.error();
        opened.model = std::move(model).value();
        opened.psp = std::move(checkpoint).value();
    }
    return opened;
}

Result<Opened> openBgt(const TorchFile& torch, const ImportModelRequest& request,
                       const std::string& sentencePiece) {
    const std::string name = request.checkpoint.string();
    const Result<BgtCheckpoint> checkpoint = readBgtCheckpoint(torch, name);
    if (!checkpoint) return checkpoint.error();
    const BgtShape& shape = checkpoint->shape;
    Opened opened;
    ForeignModel& description = opened.description;
    description.kind = ForeignModelKind::bgtCheckpoint;
    description.format = "BGT checkpoint";
    description.wantsSentencePiece = description.wantsVocabulary = true;
    description.found = {
        rowsAndNumbers(shape.vocabulary, shape.width),
        fmt::format(
            "{}, {} layers, {} heads, vectors of {} numbers",
            shape.reconstructs ? "Bilingual Generative Transformer" : "translation in both directions",
            shape.encoderLayers, checkpoint->number("encoder_attention_heads", 8), shape.latent),
        fmt::format("{} and {}, lower-cased text", checkpoint->text("source_lang", "en"),
                    checkpoint->text("target_lang", "fr")),
        fmt::format("{} updates of training", groupedNumber(checkpoint->updates))};
    if (sentencePiece.empty())
        description.missing.emplace_back("the SentencePiece model that it was trained with");
    if (request.vocabulary.empty())
        description.missing.emplace_back("fairseq's dictionary of its training data (dict.LANGUAGE.txt)");
    if (!description.missing.empty()) return opened;
    const auto dictionary = readFairseqDictionary(request.vocabulary);
    if (!dictionary) return dictionary.error();
    Result<Model> model = modelOfBgt(*checkpoint, *dictionary, sentencePiece, request.vocabulary.string());
    if (!model) return model.error();
    opened.model = std::move(model).value();
    return opened;
}

Result<Opened> openFolder(const ImportModelRequest& request) {
    Opened opened;
    const Result<StaticFolder> folder = findStaticFolder(request.checkpoint);
    if (!folder) return folder.error();
    Result<Model> model = readStaticFolder(*folder);
    if (!model) return model.error();
    opened.description.kind = ForeignModelKind::staticFolder;
    opened.description.format = folder->model2vec ? "model2vec folder" : "sentence-transformers folder";
    opened.description.found = {rowsAndNumbers(model->table.rows() - 1, model->table.cols()),
                                "tokenizer.json with its own rules"};
    opened.model = std::move(model).value();
    return opened;
}

Result<Opened> openVectors(const ImportModelRequest& request, const std::string& sentencePiece,
                           JobContext& job) {
    Opened opened;
    ForeignModel& description = opened.description;
    TokenVectors vectors;
    if (request.checkpoint.extension() == ".npy") {
        description.kind = ForeignModelKind::npy;
        description.format = "numpy array";
        description.wantsVocabulary = true;
        Result<Matrix> matrix = readNpy(request.checkpoint);
        if (!matrix) return matrix.error();
        vectors.vectors = std::move(matrix).value();
        description.found.push_back(rowsAndNumbers(vectors.vectors.rows(), vectors.vectors.cols()));
        if (request.vocabulary.empty()) {
            description.missing.emplace_back("the vocabulary: a text file with the token of each row");
            return opened;
        }
        auto tokens = readTokenList(request.vocabulary, vectors.vectors.rows());
        if (!tokens) return tokens.error();
        vectors.tokens = std::move(tokens).value();
    } else {
        description.kind = ForeignModelKind::wordVectors;
        description.format = "word vectors";
        Result<TokenVectors> read = readTokenVectors(request.checkpoint, job);
        if (!read) return read.error();
        vectors = std::move(read).value();
        description.found.push_back(rowsAndNumbers(vectors.vectors.rows(), vectors.vectors.cols()));
    }
    const bool pieces = looksLikePieces(vectors.tokens, !sentencePiece.empty());
    description.wantsSentencePiece = pieces;
    description.found.emplace_back(pieces ? "sentence pieces" : "words");
    if (pieces && sentencePiece.empty()) {
        description.missing.emplace_back("the SentencePiece model that produces these pieces");
        return opened;
    }
    Result<Model> model = modelOfVectors(std::move(vectors.tokens), std::move(vectors.vectors), sentencePiece,
                                         request.checkpoint.string());
    if (!model) return model.error();
    description.found.emplace_back(model->settings.text.lowerCase ? "lower-cased text" : "unchanged text");
    opened.model = std::move(model).value();
    return opened;
}

Result<Opened> open(const ImportModelRequest& request, JobContext& job) {
    std::error_code code;
    if (!fs::exists(request.checkpoint, code))
        return Error{request.checkpoint.string(), "no such file or folder", "", "check the name"};
    if (fs::is_directory(request.checkpoint, code)) return openFolder(request);
    std::string sentencePiece;
    if (!request.sentencePiece.empty()) {
        Result<std::string> bytes = readFile(request.sentencePiece);
        if (!bytes) return bytes.error();
        sentencePiece = std::move(bytes).value();
    }
    const std::string extension = request.checkpoint.extension().string();
    if (extension == ".pt" || extension == ".pth" || extension == ".bin") {
        const Result<TorchFile> torch = TorchFile::open(request.checkpoint);
        if (torch && isBgtCheckpoint(*torch)) return openBgt(*torch, request, sentencePiece);
        Result<Opened> psp = openPsp(request, sentencePiece);
        if (psp || extension != ".bin") return psp;
    }
    return openVectors(request, sentencePiece, job);
}

// The state of the run, and the model it continues with; empty if it cannot be resumed.
Result<std::optional<TrainingState>> trainingOf(const ImportModelRequest& request, const Opened& opened) {
    if (!request.mustResume && !opened.description.canResume) return std::optional<TrainingState>();
    if (!opened.psp) {
        return Error{"--run", "given with " + opened.description.format, "a P-SP checkpoint",
                     "omit --run; only checkpoints can be trained further"};
    }
    const int asked = static_cast<int>(opened.psp->number("epochs", 0));
    const int epochs = request.epochs > 0 ? request.epochs : std::max(asked, opened.psp->epoch + 1);
    if (epochs <= opened.psp->epoch) {
        return Error{"--epochs", std::to_string(epochs), fmt::format("more than {}", opened.psp->epoch),
                     "the checkpoint has reached that number already"};
    }
    Result<TrainingState> state =
        trainingOfPsp(*opened.psp, *opened.model, epochs, request.checkpoint.string());
    if (!state) return state.error();
    return std::optional(std::move(state).value());
}

Result<Nothing> makeRun(const ImportModelRequest& request, const Opened& opened) {
    const Result<std::optional<TrainingState>> state = trainingOf(request, opened);
    if (!state) return state.error();
    const RunFolder run{request.run};
    std::error_code code;
    if (fs::exists(run.checkpoint(), code) || fs::exists(run.model(), code)) {
        return Error{run.path.string(), "contains a run already", "a new folder", "choose another --run"};
    }
    fs::create_directories(run.path, code);
    const Result<Nothing> writable = checkWritable(run.model());
    if (!writable) return writable;
    const Settings& settings = *state ? (*state)->settings : opened.model->settings;
    const ModelProvenance& provenance = opened.model->provenance;
    writeFileAtomically(run.settings(), settingsText(settings));
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    RunReport report;
    report.state = *state ? RunState::stopped : RunState::finished;
    report.pairsName = provenance.pairsName;
    report.summary.steps = provenance.steps;
    report.summary.epochs = provenance.epoch;
    for (double* figure : {&report.summary.seconds, &report.summary.pairsPerSecond, &report.summary.lastLoss,
                           &report.summary.untrainedScore, &report.summary.bestScore})
        *figure = unknown;
    writeRunReport(report, run.report());
    if (*state) writeCheckpoint(**state, run.checkpoint());
    writeModel(*opened.model, run.model());
    return Nothing{};
}

}  // namespace

Result<ForeignModel> recogniseModel(const ImportModelRequest& request) {
    JobContext job;
    Result<Opened> opened = open(completed(request), job);
    if (!opened) return opened.error();
    return std::move(opened->description);
}

Result<ImportModelSummary> importModel(const ImportModelRequest& asked, JobContext& job) {
    const ImportModelRequest request = completed(asked);
    if (!request.output.empty() || request.run.empty()) {
        const Result<Nothing> writable = checkWritable(request.output);
        if (!writable) return writable.error();
    }
    job.report({"Reading the model", 0, 0, ""});
    Result<Opened> opened = open(request, job);
    if (!opened) return opened.error();
    ImportModelSummary summary;
    if (!opened->model) {
        return Error{request.checkpoint.string(), opened->description.format + " alone",
                     opened->description.missing.front() + " as well",
                     opened->description.missing.front().find("SentencePiece") == std::string::npos
                         ? "give it with --vocabulary"
                         : "give it with --sentencepiece"};
    }
    if (!request.run.empty()) {
        const Result<Nothing> made = makeRun(request, *opened);
        if (!made) return made.error();
    }
    if (!request.output.empty()) writeModel(*opened->model, request.output);
    summary.model = std::move(opened->description);
    summary.rows = static_cast<std::int64_t>(opened->model->table.rows());
    summary.dimension = static_cast<int>(opened->model->table.cols());
    summary.steps = opened->model->provenance.steps;
    return summary;
}

}  // namespace paragram
