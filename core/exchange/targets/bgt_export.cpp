// A folder for the authors' program of P20: a checkpoint of its fork of fairseq, with dictionaries and
// SentencePiece model.
#include <algorithm>

#include "core/exchange/import/bgt_model.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/token_source.h"

namespace paragram {
namespace {

constexpr char kCheckpoint[] = "checkpoint_best.pt", kPieces[] = "sentencepiece.model";

void write(const ExportModel& exported, const ExportPlace& place) {
    const BgtExport bgt = bgtOfModel(exported.model);
    std::string lines;
    for (const std::string& piece : bgt.dictionary) lines += piece + " 1\n";
    for (const char* language : {"source_lang", "target_lang"})
        writeExportFile(place.folder / ("dict." + bgt.checkpoint.text(language, "") + ".txt"), lines);
    writeExportFile(place.folder / kPieces,
                    tokenSource(exported.model.tokenizer->tokenizer(0, Side::source)).file);
    writeBgtCheckpoint(bgt.checkpoint, place.folder / kCheckpoint);
}

Result<ExportCheck> check(const ExportModel& exported, const ExportPlace& place,
                          const std::vector<std::string>& sentences) {
    const Model& model = exported.model;
    const std::string name = (place.folder / kCheckpoint).string();
    const Result<TorchFile> torch = TorchFile::open(name);
    if (!torch) return torch.error();
    const Result<BgtCheckpoint> checkpoint = readBgtCheckpoint(*torch, name);
    if (!checkpoint) return checkpoint.error();
    const auto dictionary =
        readFairseqDictionary(place.folder / ("dict." + checkpoint->text("source_lang", "") + ".txt"));
    if (!dictionary) return dictionary.error();
    const std::string pieces = tokenSource(model.tokenizer->tokenizer(0, Side::source)).file;
    const Result<Model> readBack = modelOfBgt(*checkpoint, *dictionary, pieces, name);
    if (!readBack) return readBack.error();
    // Their program reads <unk> where this model leaves a piece out, and longer sentences.
    std::vector<char> other(sentences.size(), kCounts);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const auto ours = model.tokenizer->tokens(model.settings, sentences[i], Side::source);
        const auto theirs = readBack->tokenizer->tokens(readBack->settings, sentences[i], Side::source);
        if (ours.size() != theirs.size()) other[i] = kNothingKnown;
    }
    Workers alone(1);
    return compareVectors(model.embed(sentences, alone), readBack->embed(sentences, alone), other);
}

std::optional<Error> refusal(const ExportModel& exported) {
    if (std::optional<Error> found = bgtRefusal(exported.model, exported.name)) return found;
    const TokenSource source = tokenSource(exported.model.tokenizer->tokenizer(0, Side::source));
    if (source.kind == TokenSource::Kind::sentencePiece) return std::nullopt;
    return Error{exported.name, "tokens by a tokenizer.json", "sentence pieces", "choose onnx"};
}

}  // namespace

ExportTarget bgtTarget() {
    ExportTarget target;
    target.name = "bgt";
    target.label = "BGT checkpoint";
    target.reader =
        "The authors' own program of the Bilingual Generative Transformer (a fork of fairseq) on PyTorch.";
    target.reduced = target.averages = false;
    target.generative = true;
    target.snippets = {
        {"Shell",
         "python evaluate.py {path} -s en -t fr --path {path}/checkpoint_best.pt --tokenize 1 \\\n"
         "    --sentencepiece {path}/sentencepiece.model\n"},
        {"Python",
         "import torch\n"
         "checkpoint = torch.load(\"{path}/checkpoint_best.pt\", map_location=\"cpu\", "
         "weights_only=False)\n"}};
    target.refusal = refusal;
    target.bytes = [](const ExportModel& exported) {
        constexpr double kUntrained = 1.3;  // tensors that their program stores without training them
        double numbers = static_cast<double>(exported.model.table.size());
        for (const NetworkTensor& tensor : exported.model.network)
            numbers += static_cast<double>(tensor.values.size());
        return kUntrained * numbers * static_cast<double>(sizeof(float)) +
               2 * vocabularyBytes(exported.model);
    };
    target.write = write;
    target.check = check;
    return target;
}

}  // namespace paragram
