// A checkpoint for the authors' P-SP scripts, with its vocabulary and SentencePiece model.
#include <algorithm>

#include "core/exchange/import/psp_model.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/token_source.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

std::string pspVocabulary(const PspTable& table) {
    std::string lines;
    for (std::size_t i = 0; i < table.pieces.size(); ++i)
        lines += table.pieces[i] + '\t' + std::to_string(i) + '\n';
    return lines;
}

void write(const ExportModel& exported, const ExportPlace& place) {
    const PspCheckpoint checkpoint = *pspOfModel(exported.model, exported.moments, place.stem);
    writeBeside(exported, place);
    std::filesystem::remove(place.file(".vocab.txt"));
    writeExportFile(place.file(".vocab"), pspVocabulary(checkpoint.source));
    if (checkpoint.target) writeExportFile(place.file(".target.vocab"), pspVocabulary(*checkpoint.target));
    writePspCheckpoint(checkpoint, place.file(".pt"));
}

// P-SP splits words at white space; ours are passed with spaces between them.
std::vector<std::string> asWords(const ExportModel& exported, const std::vector<std::string>& sentences) {
    std::vector<std::string> texts;
    for (const std::string& sentence : sentences) {
        std::string& text = texts.emplace_back();
        for (const Piece& piece : exported.model.tokenizer->segment(0, sentence, Side::source))
            text += (text.empty() ? "" : " ") + piece.text;
    }
    return texts;
}

Result<ExportCheck> check(const ExportModel& exported, const ExportPlace& place,
                          const std::vector<std::string>& sentences) {
    const Result<PspCheckpoint> checkpoint = readPspCheckpoint(place.file(".pt"));
    if (!checkpoint) return checkpoint.error();
    const TokenSource source = tokenSource(exported.model.tokenizer->tokenizer(0, Side::source));
    const Result<Model> readBack = modelOfPsp(*checkpoint, source.file, place.file(".pt").string());
    if (!readBack) return readBack.error();
    const bool words = exported.model.settings.encoder.kind == "word";
    const std::vector<std::string> texts = words ? asWords(exported, sentences) : sentences;
    // P-SP does not truncate sentences.
    const auto longest = static_cast<std::size_t>(exported.model.settings.tokenizer.maximumTokens);
    std::vector<char> other(sentences.size(), kCounts);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        other[i] =
            exported.model.tokenizer->tokens(exported.model.settings, sentences[i], Side::source).size() >=
            longest;
    }
    Workers alone(1);
    return compareVectors(exported.model.embed(sentences, alone),
                          readBack->recurrent() ? readBack->embed(texts, alone)
                                                : poolReference(*readBack, readBack->table, texts),
                          other);
}

std::optional<Error> refusal(const ExportModel& exported) {
    const TokenSource source = tokenSource(exported.model.tokenizer->tokenizer(0, Side::source));
    if (source.kind == TokenSource::Kind::json) {
        return Error{exported.name, "tokens by a tokenizer.json", "sentence pieces, words or trigrams",
                     "P-SP supports no others: choose another format"};
    }
    const Result<PspCheckpoint> checkpoint = pspOfModel(exported.model, nullptr, exported.name);
    if (checkpoint) return std::nullopt;
    return checkpoint.error();
}

}  // namespace

ExportTarget pspTarget() {
    ExportTarget target;
    target.name = "psp";
    target.label = "P-SP checkpoint";
    target.reader = "The authors' own scripts (paraphrastic-representations-at-scale) on PyTorch.";
    target.ending = ".pt";
    target.reduced = false;
    target.recurrent = true;
    target.snippets = {
        {"Shell",
         "python score_sentence_pairs.py --load-file {path} --sp-model {stem}.sentencepiece.model \\\n"
         "    --sentence-pair-file pairs.tsv --gpu 0\n"},
        {"Python",
         "import torch\n"
         "# weights_only=False: the checkpoint contains an argparse.Namespace; torch 2.6 and later need it "
         "said\n"
         "checkpoint = torch.load(\"{path}\", map_location=\"cpu\", weights_only=False)\n"}};
    target.refusal = refusal;
    target.bytes = [](const ExportModel& exported) {
        const double tables = exported.moments ? 3 : 1;
        return tables * static_cast<double>(exported.model.table.size()) * 4 +
               3 * vocabularyBytes(exported.model);
    };
    target.write = write;
    target.check = check;
    return target;
}

}  // namespace paragram
