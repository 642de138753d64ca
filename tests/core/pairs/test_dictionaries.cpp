// Entries of bilingual dictionaries, and the two files of a dictd dictionary.
#include <zlib.h>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/pairs/formats/dictionaries/dictionary_entry.h"
#include "core/pairs/formats/pair_source.h"
#include "tests/support/archive_maker.h"
#include "tests/support/pair_files.h"

using namespace paragram;

namespace {

QStringList read(const std::string& entry, const std::vector<std::string>& indexed) {
    QStringList pairs;
    for (const SentencePair& pair : pairsOfEntry(entry, indexed))
        pairs << QString::fromStdString(pair.source + "|" + pair.target);
    return pairs;
}

std::string digits(std::size_t number) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text(1, kDigits[number % 64]);
    for (number /= 64; number > 0; number /= 64) text.insert(text.begin(), kDigits[number % 64]);
    return text;
}

}  // namespace

class TestDictionaries : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    // Both files, the entries as given: the headwords of each, and its text. Returns that of the entries.
    std::filesystem::path write(
        const std::string& name,
        const std::vector<std::pair<std::vector<std::string>, std::string>>& entries) const {
        std::string index = "00databaseinfo\tA\tA\n", text(100, ' ');
        for (const auto& [headwords, entry] : entries) {
            for (const std::string& headword : headwords)
                index += headword + "\t" + digits(text.size()) + "\t" + digits(entry.size()) + "\n";
            text += entry;
        }
        test::writeText(path(name + ".index"), index);
        const auto file = path(name + ".dict.dz");
        const gzFile packed = gzopen(file.c_str(), "wb");
        gzwrite(packed, text.data(), static_cast<unsigned>(text.size()));
        gzclose(packed);
        return file;
    }

  private slots:
    void entriesHaveSensesNotesAndExamples_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QStringList>("indexed");
        QTest::addColumn<QStringList>("pairs");
        const auto row = [](const char* what, const char* entry, const QStringList& indexed,
                            const QStringList& pairs) { QTest::newRow(what) << entry << indexed << pairs; };
        row("one translation", "army /ɑːmiː/\nejército\n", {"army"}, {"army|ejército"});
        row("several", "besar /beˈsaɾ/\nkiss, to kiss; peck\n", {"besar"},
            {"besar|kiss", "besar|to kiss", "besar|peck"});
        row("senses", "arrest /ərest/\n1. arresto, detención\n2. arrestar\n", {"arrest"},
            {"arrest|arresto", "arrest|detención", "arrest|arrestar"});
        row("numbers at the end of the line before",
            "Affinität /afiniˈtɛːt/ <n, fem>\nafinidad 2.\nChemie: Triebkraft\n 3.\nparentesco\n",
            {"affinität"}, {"Affinität|afinidad", "Affinität|parentesco"});
        row("a definition is no translation", "Alm /alm/ <n, fem>\npasto alpino\nBergweide im Sommer\n",
            {"alm"}, {"Alm|pasto alpino"});
        row("labels and notes",
            "Rohr /ˈɾoːɾ/ <neut, n>\n [techn.] pipe <n>\n   Note: metallurgy\n   Synonyms: {Röhre}\n",
            {"rohr"}, {"Rohr|pipe"});
        row("notes within notes", "笑う /x/\n(phrases (and clauses, etc.))\nto laugh\n", {"笑う"},
            {"笑う|to laugh"});
        row("examples", "Pirsch /p/\nstalk\n      \"auf die Pirsch gehen\"  - go stalking\n", {"pirsch"},
            {"Pirsch|stalk", "auf die Pirsch gehen|go stalking"});
        row("spellings", "斯う /a/, こう /b/\nthus\n", {"斯う", "こう"}, {"斯う|thus", "こう|thus"});
        row("a phrase with a comma", "Wer nicht hört, muss fühlen\nthose who won't listen\n",
            {"wer nicht hört muss fühlen"}, {"Wer nicht hört, muss fühlen|those who won't listen"});
        row("an indented translation", "collector drains\n\n   Sammler {pl}; Sammelleitungen {pl}\n",
            {"collector drains"}, {"collector drains|Sammler", "collector drains|Sammelleitungen"});
        row("no translation", "1. thing\n", {"Ding"}, {});
        row("vowel points", "كَتَبَ /k/\nwrite\n", {"كتب"}, {"كتب|write"});
        row("a vowel point alone", "Atone\nكفّر،  يكفّر\n", {"atone"}, {"Atone|كفر", "Atone|يكفر"});
        row("an open bracket", "dog\nDogge (eine Art\n", {"dog"}, {"dog|Dogge"});
        row("and/or", "oder\nand/or\n", {"oder"}, {"oder|and/or"});
        row("nothing", "", {"x"}, {});
    }
    void entriesHaveSensesNotesAndExamples() {
        QFETCH(QString, entry);
        QFETCH(QStringList, indexed);
        QFETCH(QStringList, pairs);
        std::vector<std::string> words;
        for (const QString& word : indexed) words.push_back(word.toStdString());
        QCOMPARE(read(entry.toStdString(), words), pairs);
    }

    void bothFilesAreReadAndRecognised() {
        const auto entries = write("freedict-eng-ara", {{{"write"}, "Write /x/\n1. كتب\n2. ألّف\n"},
                                                        {{"colour", "color"}, "colour, color\nلون\n"},
                                                        {{"empty"}, "Empty\n"}});
        const QStringList pairs{"Write|كتب", "Write|ألف", "colour|لون", "color|لون"};
        for (const auto& file : {entries, path("freedict-eng-ara.index")}) {
            PairInput input;
            input.first = file;
            QCOMPARE(guessFormat(input), std::string("dictd"));
            const auto read = test::readPairs(file);
            QCOMPARE(test::shown(read.pairs), pairs);
            QCOMPARE(read.languages, std::pair(std::string("en"), std::string("ar")));
            QCOMPARE(read.lines, 3);
            QCOMPARE(read.remarks,
                     std::vector<std::string>{"1 of 3 entries has no translation that could be read"});
        }
        QVERIFY(looksLikePairs(entries));
    }

    void aReleaseOfFreeDictIsReadAsItIs() {
        const auto entries = write("deu-eng", {{{"hund"}, "Hund <masc>\ndog\n"}});
        const auto read = [](const std::filesystem::path& file) { return readFile(file).value(); };
        const auto archive = path("freedict-deu-eng-1.0.dictd.tar.xz");
        test::writeArchive(archive, ".tar.xz",
                           {{"deu-eng/ChangeLog", "1.0"},
                            {"deu-eng/COPYING", "GPL"},
                            {"deu-eng/deu-eng.dict.dz", read(entries)},
                            {"deu-eng/deu-eng.index", read(path("deu-eng.index"))}});
        const auto pairs = test::readPairs(archive);
        QCOMPARE(test::shown(pairs.pairs), QStringList{"Hund|dog"});
        QCOMPARE(pairs.languages, std::pair(std::string("de"), std::string("en")));

        // Of several, one must be chosen.
        const auto two = path("two.zip");
        test::writeArchive(two, ".zip",
                           {{"a.dict.dz", read(entries)},
                            {"a.index", read(path("deu-eng.index"))},
                            {"b.dict.dz", read(entries)},
                            {"b.index", read(path("deu-eng.index"))}});
        QVERIFY(test::readPairs(two).error.find("b.dict.dz") != std::string::npos);
        QCOMPARE(test::shown(test::readPairs(two.string() + "!b.dict.dz").pairs), QStringList{"Hund|dog"});
    }

    void badFilesAreRejectedInOneSentence() {
        const auto entries = write("bad", {{{"a"}, "a\nb\n"}, {{"c"}, "c\n\xFF\n"}, {{"d"}, "d\ne\n"}});
        auto read = test::readPairs(entries);
        QCOMPARE(test::shown(read.pairs), (QStringList{"a|b", "d|e"}));
        QCOMPARE(read.problems.size(), 1U);
        QVERIFY(read.problems[0].find("bad.index:3") != std::string::npos);

        test::writeText(path("bad.index"), "a\tBk\tE\nno tabs\nx\tZZZZ\tE\ny\t?\tE\n");
        read = test::readPairs(entries);
        QCOMPARE(read.problems.size(), 3U);
        QVERIFY(read.problems[1].find("beyond the end of") != std::string::npos);

        std::filesystem::remove(path("bad.index"));
        PairInput input;
        input.first = entries;
        input.format = "dictd";
        QVERIFY(test::readPairs(input).error.find("no .index next to it") != std::string::npos);
        input.encoding = "windows-1252";
        QVERIFY(test::readPairs(input).error.find("leave out --encoding") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestDictionaries)
#include "test_dictionaries.moc"
