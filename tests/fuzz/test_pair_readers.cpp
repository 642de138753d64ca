// Pair readers on damaged files: pairs or one sentence, never a crash, and no more memory than the file
// justifies. PARAGRAM_FUZZ_RUNS sets the number of files of each kind.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_lists.h"
#include "core/evaluation/sets/set_table.h"
#include "core/pairs/formats/format_registry.h"
#include "core/pairs/formats/pair_source.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "core/text/input/archive.h"
#include "core/text/unicode.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/support/archive_maker.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// Of a file of a few hundred bytes: a damaged bzip2 may hold some 46 MB of line ends in one block.
constexpr int kMostPairs = 100'000'000;

// Whether all of it is read; every pair must be text.
bool readAll(const PairInput& input) {
    const auto reader = makePairReader(input);
    if (!reader) return false;
    int given = 0;
    for (SentencePair pair;;) {
        const Result<ReadOutcome> outcome = (*reader)->next(pair);
        if (!outcome) return false;
        if (*outcome == ReadOutcome::end) return true;
        if (++given > kMostPairs) qFatal("more pairs than the file holds");
        if (*outcome == ReadOutcome::rejected) {
            if ((*reader)->problem().sentence().empty()) qFatal("rejected without a reason");
        } else if (findTextProblem(pair.source) || findTextProblem(pair.target)) {
            qFatal("a pair that is no text");
        }
    }
}

std::string table(char delimiter, const char* quote) {
    std::string text;
    for (int i = 0; i < 12; ++i) {
        const std::string n = std::to_string(i), q = quote;
        text += q + "Der Hund " + n + " schläft." + q + delimiter + q + "The dog " + n + " sleeps." + q +
                delimiter + "0." + n + "\n";
    }
    return text;
}

std::string written(const std::string& format, const fs::path& file) {
    auto writer = makePairWriter(file, {format, "de", "en"});
    if (!writer) return {};
    for (int i = 0; i < 8; ++i)
        (*writer)->add(i / 8.0, "Sätze <" + std::to_string(i) + "> & \"mehr\"", "文 😀", "note");
    (*writer)->finish();
    const Result<std::string> bytes = readFile(file);
    return bytes ? *bytes : std::string();
}

}  // namespace

class TestPairReaders : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    void fuzz(const std::string& name, const std::string& seed, const std::string& format,
              const std::function<void(PairInput&)>& prepare = {}) {
        const std::string problem = test::fuzz(path(name), seed, [&](const fs::path& file) {
            PairInput input;
            input.first = file;
            input.format = format;
            if (prepare) prepare(input);
            return readAll(input);
        });
        QVERIFY2(problem.empty(), problem.c_str());
    }

  private slots:
    void tables() {
        fuzz("a.tsv", table('\t', ""), "tsv");
        fuzz("a.csv", table(',', "\""), "csv");
        fuzz("scored.tsv", "0.5\ta b\tc d\n1.5\te\tf\n0.25\tg\th\n", "scored-tsv");
        fuzz("para-nmt.txt", table('\t', ""), "paranmt");
    }
    void unknownFormats() {
        fuzz("guess", table(';', "\""), "auto");
        fuzz("guess.xml", written("tmx", path("seed")), "auto");
    }
    void moses() {
        test::writeText(path("m.en"), "one\ntwo\nthree\n");
        fuzz("m.de", "eins\nzwei\ndrei\n", "moses",
             [this](PairInput& input) { input.second = path("m.en"); });
    }
    void tmx() { fuzz("a.tmx", written("tmx", path("seed")), "tmx"); }
    void xliff() {
        fuzz("a.xlf", written("xliff", path("seed")), "xliff");
        fuzz("b.xlf", written("xliff2", path("seed")), "xliff2");
    }
    void segmentedXliff() {
        std::string units;
        for (int i = 0; i < 4; ++i) {
            const auto mark = [&](const std::string& text, int id) {
                return "<mrk mtype=\"seg\" mid=\"" + std::to_string(id) + "\">" + text + "</mrk>";
            };
            units += "<trans-unit id=\"" + std::to_string(i) +
                     "\"><source>Eins. Zwei.</source><seg-source><g id=\"1\">" + mark("Eins.", 0) + "</g> " +
                     mark("Zwei <mrk mtype=\"x-term\">hier</mrk>.", 1) +
                     "</seg-source><alt-trans><target>Old.</target></alt-trans><target>" + mark("One.", 0) +
                     " " + mark(i == 2 ? "" : "Two.", 1) + "</target></trans-unit>";
        }
        const std::string files =
            "<file original=\"a\" source-language=\"de\" target-language=\"en\" datatype=\"x\"><body>" +
            units +
            "</body></file><file original=\"b\" source-language=\"de\" target-language=\"fr\" "
            "datatype=\"x\"><body>" +
            "<trans-unit id=\"f\"><source>Ja</source><target>Oui</target></trans-unit></body></file>";
        fuzz("segments.xlf", "<xliff version=\"1.2\">" + files + "</xliff>", "xliff", [](PairInput& input) {
            input.sourceLanguage = "de";
            input.targetLanguage = "en";
        });
    }
    void jsonLines() { fuzz("a.jsonl", written("jsonl", path("seed")), "jsonl"); }
    void jsonArrays() {
        std::string array = "\xEF\xBB\xBF[\n";
        for (int i = 0; i < 8; ++i) {
            array += std::string(i == 0 ? "" : ",\n") + " {\"source\": \"Der \\\"Hund\\\" [" +
                     std::to_string(i) +
                     "]\", \"target\": \"The {dog}\\u00e9\\ud83d\\ude00\", \"score\": 0." +
                     std::to_string(i) + ", \"more\": [[1], {\"x\": null}]}";
        }
        fuzz("a.json", array + "\n]\n", "auto");
        fuzz("pairs.json", "[[\"ein Satz\", \"a sentence\"], [\"zwei\", \"two\"], [\"drei\", \"three\"]]",
             "jsonl");
    }
    // The same files as data sets, whose readers take all columns.
    void dataSets() {
        const auto fuzzSet = [this](const std::string& name, const std::string& seed) {
            const std::string problem = test::fuzz(
                path(name), seed, [](const fs::path& file) { return readSetTable(file, {}, true).ok(); });
            QVERIFY2(problem.empty(), problem.c_str());
        };
        fuzzSet("set.csv", table(',', "\""));
        fuzzSet("dev.tsv", "id\tsentence1\tsentence2\tlabel\n1\tone here\ttwo there\t1\n2\tthree\tfour\t0\n");
        fuzzSet("set.json",
                "[{\"sentence1\": \"one\", \"sentence2\": \"two\", \"score\": 3.5},\n"
                " {\"sentence1\": \"x\", \"sentence2\": \"y\", \"score\": 1}]");
        fuzzSet("SICK_test.txt",
                "pair_ID\tsentence_A\tsentence_B\trelatedness_score\tentailment_judgment\n"
                "1\ta dog\ta cat\t4.5\tNEUTRAL\n2\ta man\ta boy\t2\tENTAILMENT\n");
    }
    void opus() {
        const std::string document = "<text><s id=\"1\"><w>Guten</w> <w>Tag</w></s><s id=\"2\">Ja</s></text>";
        const std::string alignment =
            "<cesAlign version=\"1.0\"><linkGrp targType=\"s\" fromDoc=\"de/a.xml\" toDoc=\"en/a.xml\"><link "
            "xtargets=\"1 2;1\" certainty=\"0.9\"/><link xtargets=\"2;2\"/></linkGrp></cesAlign>";
        for (const char* language : {"de", "en"}) fs::create_directories(path(language));
        test::writeText(path("en/a.xml"), document);
        test::writeText(path("de/a.xml"), document);
        fuzz("alignment.xml", alignment, "opus");
        test::writeText(path("whole.xml"), alignment);
        fuzz("de/a.xml", document, "opus", [this](PairInput& input) { input.first = path("whole.xml"); });
    }
    void tatoeba() {
        const auto languages = [](PairInput& input) {
            input.sourceLanguage = "eng";
            input.targetLanguage = "deu";
        };
        const std::string sentences = "1\teng\tHello\n2\tdeu\tHallo\n3\teng\tYes\n4\tdeu\tJa\n";
        test::writeText(path("links.csv"), "1\t2\n3\t4\n");
        fuzz("sentences.csv", sentences, "tatoeba", languages);
        test::writeText(path("all.csv"), sentences);
        fuzz("links.csv", "1\t2\n2\t1\n3\t4\n", "tatoeba", [&](PairInput& input) {
            languages(input);
            input.second = input.first;
            input.first = path("all.csv");
        });
    }
    void dictionaries() {
        const std::string entries =
            "Hund /h/ <n, masc>\n1. dog, hound 2.\ncad\n   Note: rude\n\"der Hund\" - the dog\n"
            "Katze (Tier\n{x}\ncat; pussy\n";
        test::writeText(path("de-en.index"), "hund\tA\tBL\nkatze\tBL\tb\n");
        fuzz("de-en.dict", entries, "dictd");
        test::writeText(path("whole.dict"), entries);
        fuzz("whole.index", "00databaseinfo\tA\tB\nhund\tA\tBL\nkatze\tBL\tb\n", "dictd");
    }
    void gettext() {
        const std::string header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n";
        fuzz("de.po",
             header +
                 "#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n#~ x\nmsgctxt \"c\"\nmsgid \"_d\\101\"\nmsgid_plural "
                 "\"e\"\n"
                 "msgstr[0] \"f\"\nmsgstr[1] \"_g\\x41\"\n\"h\\n\\ni\"\n",
             "gettext");
        // Two messages: the header, and "a" with the translation "b".
        const auto number = [](std::uint32_t n) {
            return std::string{static_cast<char>(n & 255U), static_cast<char>(n >> 8U), '\0', '\0'};
        };
        const std::string mark("\xDE\x12\x04\x95", 4),
            said = "Content-Type: text/plain; charset=ISO-8859-9\n";
        const auto size = static_cast<std::uint32_t>(said.size());
        fuzz("de.mo",
             mark + number(0) + number(2) + number(28) + number(44) + number(0) + number(0) + number(0) +
                 number(60) + number(1) + number(61) + number(size) + number(63) + number(1) +
                 number(64 + size) + '\0' + "a" + '\0' + said + '\0' + "b" + '\0',
             "gettext");
    }
    void sts() {
        test::writeText(path("STS.gs.x.txt"), "4.5\n\n1\n");
        fuzz("STS.input.x.txt", "a\tb\nc\td\ne\tf\n", "sts");
        fuzz("sts-dev.csv", "g\tf\t2012\t1\t4.5\ta, x\tb\nm\tf\t2012\t2\t0\tc\td\textra\n", "sts");
    }
    void bucc() {
        test::writeText(path("x.en"), "en-1\tYes\nen-2\tHello\n");
        test::writeText(path("x.de"), "de-1\tHallo\nde-2\tJa\n");
        fuzz("x.gold", "de-1\ten-2\nde-2\ten-1\n", "bucc");
    }
    void stores() { fuzz("p.h5", test::unsealed(written("pair-store", path("seed.h5"))), "pair-store"); }
    void pspFiles() {
        {
            Hdf5ListWriter writer(path("seed2.h5"), "/data", 3, 2);
            writer.append({{0, 1, 2, 0, 1, 2}, {0, 1, 2, 3, 4, 5, 6}});
            writer.commit();
        }
        test::writeText(path("psp.vocab"), "a\t0\nb\t1\nc\t2\n");
        const std::string seed = *readFile(path("seed2.h5"));
        // Headers are read by the library, and what crashes it (HDF5 1.10.8) is found in a child process.
        fuzz("psp.h5", seed, "psp-hdf5");
        // The lists are read by our own code.
        const std::size_t lists = seed.find("GCOL");
        fuzz("lists", seed.substr(lists), "psp-hdf5", [&](PairInput& input) {
            const std::string damaged = seed.substr(0, lists) + *readFile(input.first);
            input.first = test::writeText(path("psp.h5"), damaged);
        });
        test::writeText(path("good.h5"), seed);
        fuzz("good.vocab", "a\t0\nb\t1\nc\t2\n", "psp-hdf5",
             [&](PairInput& input) { input.first = path("good.h5"); });
    }
    void packed() {
        for (const char* kind : {".gz", ".bz2", ".xz", ".zst"}) {
            const auto file = test::writeArchive(path("seed"), kind, {{"x", table('\t', "")}});
            fuzz(std::string("packed") + kind, *readFile(file), "auto");
        }
        for (const char* kind : {".zip", ".tar", ".tar.gz"}) {
            const auto file =
                test::writeArchive(path("seed"), kind, {{"README", "x"}, {"a.tsv", table('\t', "")}});
            fuzz(std::string("archive") + kind, *readFile(file), "auto");
        }
    }
    void encodings() {
        std::string wide = "\xFF\xFE";
        for (const char c : table('\t', "")) wide += {c, '\0'};
        fuzz("utf16.tsv", wide, "tsv");
        for (const char* encoding : {"Shift_JIS", "GB18030", "UTF-32", "windows-1256", "ISO-2022-JP"})
            fuzz(std::string("text.") + encoding, "a\tb\nc\td\n", "tsv",
                 [&](PairInput& input) { input.encoding = encoding; });
    }
    void previews() {
        const std::string seed = table(';', "\"");
        const std::string problem = test::fuzz(path("preview.csv"), seed, [](const fs::path& file) {
            ImportRequest request;
            request.input.first = file;
            return previewPairs(request.input, 50).ok();
        });
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

QTEST_GUILESS_MAIN(TestPairReaders)
#include "test_pair_readers.moc"
