#include "tests/soak/file_kinds.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <fstream>

#include "core/alignment/alignment_work.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/files/resumable_output.h"
#include "core/base/process/frame.h"
#include "core/models/model_file.h"
#include "core/pairs/store/pair_store.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/run_report.h"
#include "core/settings/settings_file.h"
#include "core/tasks/corpora/build_index.h"
#include "core/tasks/corpora/memory_pairs.h"
#include "core/tasks/corpora/shelf_entries.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/token_file.h"
#include "tests/support/word_model.h"

namespace paragram::test {
namespace {

namespace fs = std::filesystem;

template <class T>
T need(Result<T> result) {
    if (!result) throw Failure(result.error());
    return std::move(result).value();
}

template <class T, class Text>
Opened opened(Result<T> result, Text text) {
    return result ? Opened{text(*result), ""} : Opened{std::nullopt, result.error().sentence()};
}

std::string bytesOf(const fs::path& file) {
    return need(readFile(file));
}

// A file written again from what was read is equal only if everything in it was read.
template <class Write>
std::string written(Write write) {
    const fs::path file = fs::temp_directory_path() / fmt::format("paragram-again-{}", ::getpid());
    write(file);
    std::string hash = hashOfBytes(bytesOf(file));
    fs::remove(file);
    return hash;
}

Model smallModel() {
    return wordModel(wordSentences(600));
}

TrainingState smallState() {
    const Model model = smallModel();
    TrainingState state;
    state.settings = model.settings;
    state.tokenizer = model.tokenizer->serialise();
    state.pairsPaths = {"a.h5", "b.h5"};
    TrainerState& trainer = state.trainer;
    trainer.step = 7;
    trainer.table = model.table;
    trainer.moments.mean = trainer.moments.variance = model.table;
    trainer.moments.done.assign(model.table.rows(), 7);
    trainer.batches.pairs = trainer.batches.position = 400;
    trainer.batches.size = 2;
    trainer.batches.sourceNegative = trainer.batches.targetNegative = std::vector<std::int32_t>(200, 3);
    return state;
}

void makePairs(const fs::path& file) {
    PairStoreWriter writer(file);
    const auto texts = wordSentences(6000);
    for (std::size_t i = 0; i < texts.size(); ++i)
        writer.add({texts[i], "otro " + texts[(i * 7) % texts.size()], static_cast<float>(i)});
    writer.commit({0, "en", "es", "x.tsv", "", true, "length", "2\t1\tlength\n"});
}

Opened openPairs(const fs::path& file) {
    try {
        return opened(PairStore::open(file), [](const PairStore& store) {
            const PairStoreInfo& info = store.info();
            std::string text =
                fmt::format("{} {} {} {} {} {} {} {}", info.pairs, info.sourceLanguage, info.targetLanguage,
                            info.origin, info.settings, info.recipe, info.counts, info.hasScore);
            for (const SentencePair& pair : store.read(0, info.pairs))
                text += fmt::format("{}\t{}\t{}\n", pair.source, pair.target, pair.score);
            return hashOfBytes(text);
        });
    } catch (const Hdf5Damage& damage) {
        return {std::nullopt, damage.error().sentence()};
    }
}

void makeTokens(const fs::path& file) {
    TokenFileWriter writer(file, 5000);
    PairTokens pairs;
    for (std::int32_t i = 0; i < 3000; ++i) {
        for (TokenList* side : {&pairs.source, &pairs.target}) {
            for (std::int32_t k = 0; k < 5 + i % 7; ++k) side->ids.push_back((i * 31 + k) % 5000);
            side->offsets.push_back(static_cast<std::int64_t>(side->ids.size()));
        }
    }
    writer.add(pairs);
    writer.commit(77);
}

Opened openTokens(const fs::path& file) {
    return opened(TokenFile::open(file), [](const TokenFile& tokens) {
        PairTokens pairs;
        TokenScan scan(tokens);
        while (scan.next()) scan.appendTo(pairs);
        std::string text = fmt::format("{} {}", tokens.info().pairs, tokens.info().fingerprint);
        for (const TokenList* side : {&pairs.source, &pairs.target})
            text += fmt::format(" {} {}", fmt::join(side->ids, " "), fmt::join(side->offsets, " "));
        return hashOfBytes(text);
    });
}

void makeIndex(const fs::path& folder) {
    fs::create_directories(folder);
    writeFileAtomically(folder / "corpus.txt", joined(wordSentences(1500)));
    JobContext job;
    IndexRequest request;
    request.corpus = folder / "corpus.txt";
    request.folder = folder;
    request.kind = IndexKind::compressed;
    need(buildIndex(smallModel(), request, job));
}

Opened openIndex(const fs::path& file) {
    const IndexFolder folder{file.parent_path()};
    JobContext job;
    auto lines = TextLines::open(folder.path / "corpus.txt", folder.text(), job);
    if (!lines) return {std::nullopt, lines.error().sentence()};
    return opened(CorpusIndex::open(folder, std::move(*lines)), [&](const CorpusIndex& index) {
        const IndexRecord& r = index.record();
        std::string text =
            fmt::format("{} {} {} {} {} {} {} {} {} {}", r.model, r.corpus, r.corpusHash, r.corpusBytes,
                        r.column, r.lines, r.dimension, r.effort, r.recall, r.complete);
        Workers workers(1);
        const auto found = need(index.search(index.vectors(), 5, false, {}, workers, job));
        for (std::size_t i = 0; i < found.size(); ++i)
            for (std::size_t n = 0; n < found.count(i); ++n)
                text += fmt::format(" {} {}", found.indices(i)[n], found.cosines(i)[n]);
        return hashOfBytes(text);
    });
}

void makeAlignment(const fs::path& file) {
    auto texts = std::make_shared<AlignedTexts>();
    for (DocumentSentences* side : {&texts->source, &texts->target}) {
        side->texts = wordSentences(800);
        side->language = "en";
        side->placeUnit = "line";
        for (int i = 0; i < 800; ++i) {
            side->places.push_back(i + 1);
            side->paragraphs.push_back(i / 5);
        }
    }
    texts->model = "m.h5";
    Alignment links;
    for (std::int32_t i = 0; i < 800; ++i) links.push_back({{i, 1}, {i, 1}, 0.5 + i / 2000.0});
    AlignmentWork work = AlignmentWork::create(file, texts, links);
    for (std::size_t i = 0; i < 40; ++i) {
        const Link link = work.links()[i];
        work.apply({i, {link}, {link}, {}, {link}});
    }
}

Opened openAlignment(const fs::path& file) {
    return opened(AlignmentWork::open(file, {}), [](const AlignmentWork& work) {
        const AlignedTexts& texts = *work.texts();
        std::string text = texts.model + texts.source.language + texts.source.placeUnit;
        for (const DocumentSentences* side : {&texts.source, &texts.target})
            for (std::size_t i = 0; i < side->texts.size(); ++i)
                text += fmt::format("{}\t{}\t{}\n", side->texts[i], side->places[i], side->paragraphs[i]);
        for (const Alignment* links : {&work.links(), &work.known()})
            for (const Link& link : *links)
                text += fmt::format("{} {} {} {} {} {}\n", link.source.first, link.source.count,
                                    link.target.first, link.target.count, link.confidence, link.moved);
        return hashOfBytes(text);
    });
}

void makeTokenizer(const fs::path& file, TokenizerKind kind) {
    TokenizerSettings settings;
    settings.kind = kind;
    settings.vocabulary = 300;
    const auto texts = wordSentences(1200);
    std::size_t next = 0;
    const auto bytes = need(trainTokenizerBytes(settings, 1, [&](std::string& sentence) {
        if (next == texts.size()) return false;
        sentence = texts[next++];
        return true;
    }));
    writeFileAtomically(file, tokenizerFile(bytes));
}

Opened openTokenizer(const fs::path& file) {
    return opened(readTokenizer(file), [](const std::shared_ptr<const Tokenizer>& tokenizer) {
        std::string text = std::to_string(tokenizer->size());
        for (std::size_t i = 0; i < tokenizer->size(); ++i)
            text += '\n' + tokenizer->piece(static_cast<std::int32_t>(i));
        std::vector<std::int32_t> ids;
        for (const std::string& sentence : wordSentences(100)) tokenizer->appendIds(sentence, ids);
        return hashOfBytes(text + fmt::format("{}", fmt::join(ids, " ")));
    });
}

void makeWeights(const fs::path& file) {
    Frame frame;
    frame.header = {{"format", "pt"}, {"adam-steps", "12"}};
    std::vector<float> values(4000);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i) / 7;
    for (const char* name : {"embedding", "adam.mean.embedding", "adam.variance.embedding"})
        frame.add(name, {40, 100}, values);
    std::ofstream stream(file, std::ios::binary);
    frame.writeSafetensors(stream);
}

Opened openWeights(const fs::path& file) {
    const auto bytes = readFile(file);
    if (!bytes) return {std::nullopt, bytes.error().sentence()};
    try {
        Frame frame = Frame::fromSafetensors(*bytes);
        std::string text = frame.header.dump();
        for (const std::string& name : frame.names())
            for (const float value : frame.floats(name)) text += fmt::format(" {}", value);
        return {hashOfBytes(text), ""};
    } catch (const std::exception& failure) {
        return {std::nullopt, failure.what()};
    }
}

void makeMemory(const fs::path& folder) {
    fs::create_directories(folder);
    std::string pairs;
    for (const std::string& text : wordSentences(600)) pairs += text + "\totro " + text + "\n";
    writeFileAtomically(folder / "source.tsv", pairs);
    PairInput input;
    input.first = folder / "source.tsv";
    need(copyMemoryPairs(input, {folder}, false, {}));
}

// The pairs are in another file, so that a damaged copy is made again.
Opened openMemory(const fs::path& file) {
    const MemoryFolder folder{file.parent_path()};
    PairInput input;
    input.first = folder.path / "source.tsv";
    return opened(copyMemoryPairs(input, folder, false, {}), [&](const MemoryRecord& record) {
        return hashOfBytes(fmt::format("{} {} {} {} {}", record.pairs, record.rejected, record.sourceLanguage,
                                       record.targetLanguage, bytesOf(folder.pairs())));
    });
}

void makeUnfinished(const fs::path& folder) {
    fs::create_directories(folder);
    ResumableOutput output = need(ResumableOutput::open(folder / "out.txt", "task"));
    output.write(joined(wordSentences(500)));
    output.checkpoint(500, "note");
}

// Continues, from the beginning if the file is damaged, and ends with all lines.
Opened openUnfinished(const fs::path& file) {
    const fs::path target = file.parent_path() / "out.txt";
    return opened(ResumableOutput::open(target, "task"), [&](ResumableOutput& output) {
        const auto texts = wordSentences(700);
        for (auto i = static_cast<std::size_t>(output.done()); i < texts.size(); ++i)
            output.write(texts[i] + "\n");
        output.commit();
        return hashOfBytes(bytesOf(target));
    });
}

}  // namespace

void makeFiles(const fs::path& folder) {
    for (const char* name : {"model", "checkpoint", "pairs", "tokens", "alignment", "pieces", "words",
                             "weights", "settings", "report", "shelf"})
        fs::create_directories(folder / name);
    writeModel(smallModel(), folder / "model/model.h5");
    writeCheckpoint(smallState(), folder / "checkpoint/checkpoint.h5");
    makePairs(folder / "pairs/pairs.h5");
    makeTokens(folder / "tokens/tokens.bin");
    makeIndex(folder / "index");
    makeAlignment(folder / "alignment/x.alignment");
    makeTokenizer(folder / "pieces/sp.model", TokenizerKind::sentencepiece);
    makeTokenizer(folder / "words/words.model", TokenizerKind::word);
    makeWeights(folder / "weights/neural-1.safetensors");
    makeMemory(folder / "memory");
    makeUnfinished(folder / "unfinished");
    writeFileAtomically(folder / "settings/settings.conf", settingsText(Settings{}));
    writeRunReport({RunState::finished, "p.h5", {}}, folder / "report/report.json");
    need(writeShelfList(folder / "shelf/shelf.tsv", {{"/a.en.txt", "/a.es.txt", "a"}, {"/b", "/c", "b"}}));
}

std::vector<FileKind> fileKinds(const fs::path& folder) {
    const auto openModel = [](const fs::path& file) {
        return opened(readModel(file), [](const Model& model) {
            return written([&](const fs::path& again) { writeModel(model, again); });
        });
    };
    const auto openCheckpoint = [](const fs::path& file) {
        return opened(readCheckpoint(file), [](const TrainingState& state) {
            return written([&](const fs::path& again) { writeCheckpoint(state, again); });
        });
    };
    const auto openSettings = [](const fs::path& file) {
        Settings settings;
        return opened(applySettingsFile(settings, file), [&](Nothing) { return settingsText(settings); });
    };
    const auto openReport = [](const fs::path& file) {
        const RunReport report = readRunReport(file);
        return Opened{fmt::format("{} {}", static_cast<int>(report.state), report.pairsName), ""};
    };
    const auto openShelf = [](const fs::path& file) {
        return opened(readShelfList(file), [](const std::vector<ShelfEntry>& entries) {
            std::string text;
            for (const ShelfEntry& entry : entries) text += entry.name + entry.source.string() + "\n";
            return text;
        });
    };
    return {{"model", folder / "model/model.h5", openModel},
            {"checkpoint", folder / "checkpoint/checkpoint.h5", openCheckpoint},
            {"pair store", folder / "pairs/pairs.h5", openPairs},
            {"tokens", folder / "tokens/tokens.bin", openTokens},
            {"index record", folder / "index/index.json", openIndex},
            {"index vectors", folder / "index/vectors.f32", openIndex},
            {"index", folder / "index/index.faiss", openIndex},
            {"alignment", folder / "alignment/x.alignment", openAlignment, false, true},
            {"pieces", folder / "pieces/sp.model", openTokenizer},
            {"words", folder / "words/words.model", openTokenizer},
            {"weights", folder / "weights/neural-1.safetensors", openWeights},
            {"memory record", folder / "memory/memory.json", openMemory},
            {"memory pairs", folder / "memory/pairs.tsv", openMemory},
            {"unfinished", folder / "unfinished/out.txt.unfinished", openUnfinished},
            {"progress", folder / "unfinished/out.txt.progress", openUnfinished},
            {"settings", folder / "settings/settings.conf", openSettings, true},
            {"report", folder / "report/report.json", openReport, true},
            {"shelf", folder / "shelf/shelf.tsv", openShelf, true}};
}

}  // namespace paragram::test
