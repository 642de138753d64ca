// tokenizer.json of nine real languages, read by other programs.
#include <QTest>
#include <algorithm>
#include <map>

#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/targets/tokenizer_json.h"
#include "core/models/model_file.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/support/consumer.h"
#include "tests/support/node_packages.h"
#include "tests/support/test_support.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> firstColumns(const fs::path& file, int lines) {
    std::vector<std::string> sentences;
    Result<LineReader> reader = LineReader::open(file);
    Line line;
    for (int i = 0; reader && i < lines && *reader->next(line); ++i)
        for (const QString& column : QString::fromStdString(line.text).split('\t').mid(0, 2))
            sentences.push_back(column.toStdString());
    return sentences;
}

// How two lists of ids differ.
std::string difference(const ModelTokenizer& tokenizer, const std::vector<std::int32_t>& a,
                       const std::vector<std::int32_t>& b) {
    if (a == b) return "the same";
    const auto textOf = [&](const std::vector<std::int32_t>& ids) {
        std::string all;
        for (const std::int32_t id : ids) all += tokenizer.piece(id);
        return all;
    };
    if (textOf(a) == textOf(b)) return "another cut of the same text";
    const bool unknown = std::ranges::count(a, 0) != std::ranges::count(b, 0);
    return unknown ? "other unknown characters" : "characters normalised otherwise";
}

}  // namespace

class TestTokenizerConsumers : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    // Pieces of nine languages trained together; every real sentence tokenised by SentencePiece, by the
    // real tokenizers library, and by our reader of tokenizer.json.
    void realSentencesAreTokenisedLikeSentencePieceDoes() {
        const fs::path bitext = test::dataFolder() / "bitext";
        SKIP_WITHOUT_DATA(bitext / "tatoeba.en-de.tsv.gz");
        if (!hasNodePackages()) QSKIP("Node or its packages are missing: packaging/install-consumers");
        std::vector<std::string> sentences;
        for (const std::string language : {"ar", "de", "es", "fr", "ja", "nl", "tr", "zh"}) {
            const auto some = firstColumns(bitext / ("tatoeba.en-" + language + ".tsv.gz"), 700);
            sentences.insert(sentences.end(), some.begin(), some.end());
        }
        TokenizerSettings settings;
        settings.vocabulary = 6000;
        std::size_t next = 0;
        const auto bytes = trainTokenizerBytes(settings, 2, [&](std::string& sentence) {
            if (next == sentences.size()) return false;
            sentence = lowerCase(sentences[next++]);
            return true;
        });
        VERIFY_OK(bytes);
        Model model;
        model.tokenizer = *makeModelTokenizer(*bytes, "t");
        model.settings.encoder.dimension = 2;
        model.settings.tokenizer.maximumTokens = 100000;
        model.table = randomTable(model.tokenizer->rows(), 2, 1);
        const std::string json = jsonTokens(model)->json;
        const auto readBack = makeTokenizer(jsonTokenizerFile(json, false), "nine");
        VERIFY_OK(readBack);
        const std::string problem =
            problemOf("node", {text(script("embed.mjs")), text(nodePackages()),
                               text(test::writeText(path("nine.json"), json)), "ids",
                               text(writeLines(path("nine.txt"), sentences)), text(path("nine-ids"))});
        QVERIFY2(problem.empty(), problem.c_str());
        const QJsonArray all = readJson(path("nine-ids.json"))["ids"].toArray();
        QCOMPARE(static_cast<std::size_t>(all.size()), sentences.size());
        std::map<std::string, int> javaScript, ours;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            std::vector<std::int32_t> wanted, theirs, read;
            for (const Piece& piece : model.tokenizer->segment(0, lowerCase(sentences[i]), Side::source))
                wanted.push_back(std::max(piece.id, 0));
            for (const QJsonValue& id : all[static_cast<int>(i)].toArray()) theirs.push_back(id.toInt());
            (*readBack)->appendIds(sentences[i], read);
            ++javaScript[difference(*model.tokenizer, wanted, theirs)];
            ++ours[difference(*model.tokenizer, wanted, read)];
        }
        for (const auto& [name, counts] :
             {std::pair("Hugging Face's tokenizers", &javaScript), {"our reader", &ours}})
            for (const auto& [kind, count] : *counts)
                qInfo("%s: %s: %d of %zu", name, kind.c_str(), count, sentences.size());
        const auto total = static_cast<double>(sentences.size());
        QVERIFY(javaScript["the same"] > 0.99 * total);
        QVERIFY(ours["the same"] > 0.99 * total);
    }
};

QTEST_GUILESS_MAIN(TestTokenizerConsumers)
#include "test_tokenizer_consumers.moc"
