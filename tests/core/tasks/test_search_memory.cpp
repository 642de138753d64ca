// Translation memories: pairs found by meaning and by wording, from every kind of file.
#include <QTest>
#include <set>

#include "core/alignment/alignment_work.h"
#include "core/base/files/atomic_file.h"
#include "core/pairs/formats/format_registry.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/corpora/find_in_memory.h"
#include "core/tasks/corpora/search_memory.h"
#include "core/text/wording.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

namespace {

const std::vector<std::pair<std::string, std::string>> kPairs{
    {"Press the red button.", "Presione el botón rojo."},
    {"Press the green button 3 times.", "Presione el botón verde 3 veces."},
    {"The doctor sleeps.", "El médico duerme."},
    {"The doctor sleeps.", "El doctor duerme."},
    {"The doctor sleeps.", "El médico duerme."},  // again
    {"The meeting is on 12 May 2021.", "La reunión es el 12 de mayo de 2021."},
    {"1,000 copies were sold.", "Se vendieron 1.000 ejemplares."},
    {"The button, press it now!", "El botón, ¡presiónelo ahora!"}};

std::string textAt(const std::string& text, const std::vector<NumberInText>& numbers) {
    std::string all;
    for (const NumberInText& n : numbers) all += text.substr(n.span.begin, n.span.size) + " ";
    return all;
}

}  // namespace

class TestSearchMemory : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::shared_ptr<const Model> model_;
    JobContext job_;

    std::filesystem::path path(const std::string& name) const { return test::pathIn(*folder_, name); }
    void writePairs(const std::string& name, const std::string& format) const {
        auto writer = makePairWriter(path(name), {format, "en", "es"});
        VERIFY_OK(writer);
        for (const auto& [source, target] : kPairs) (*writer)->add(1, source, target, {});
        (*writer)->finish();
    }
    MemoryRequest request(const std::string& name) const {
        MemoryRequest r;
        r.pairs.first = path(name);
        r.folder = path(name + ".memory");
        return r;
    }
    std::shared_ptr<TranslationMemory> open(const MemoryRequest& r) {
        auto memory = TranslationMemory::open(model_, r, job_);
        if (!memory) qWarning("%s", memory.error().sentence().c_str());
        return memory ? *memory : nullptr;
    }
    std::vector<MemoryMatch> find(TranslationMemory& memory, const std::string& query, MemoryOrder order,
                                  std::size_t k = 3, Side side = Side::source) {
        const std::vector<std::string> queries{query};
        const auto found = memory.search(queries, side, order, k, job_);
        return found ? found->front() : std::vector<MemoryMatch>();
    }

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        std::vector<std::string> texts;
        for (const auto& [source, target] : kPairs) {
            texts.push_back(source);
            texts.push_back(target);
        }
        model_ = std::make_shared<const Model>(test::wordModel(texts));
        writePairs("pairs.h5", "pair-store");
    }

    void pairsAreFoundByMeaning() {
        const auto memory = open(request("pairs.h5"));
        QVERIFY(memory);
        QCOMPARE(memory->record().pairs, std::int64_t{8});
        QCOMPARE(memory->record().targetLanguage, std::string("es"));
        const auto found = find(*memory, "The doctor sleeps.", MemoryOrder::meaning);
        QCOMPARE(found.size(), std::size_t{3});
        // The pair that occurs twice is found once; its other translation is another pair.
        QCOMPARE(found[0].target, std::string("El médico duerme."));
        QCOMPARE(found[0].pair, std::int64_t{2});
        QCOMPARE(found[1].target, std::string("El doctor duerme."));
        QVERIFY(std::abs(found[0].cosine - 1) < 1e-5);
        QCOMPARE(found[0].wording, 1.0);
        QVERIFY(found[2].cosine < 0.999);
        QVERIFY(find(*memory, "  ", MemoryOrder::meaning).empty());
        QCOMPARE(find(*memory, "doctor", MemoryOrder::meaning, 100).size(), std::size_t{7});
    }

    void pairsAreFoundByWordingWithWhatDiffers() {
        const auto memory = open(request("pairs.h5"));
        QVERIFY(memory);
        const auto found = find(*memory, "Press the yellow button 5 times.", MemoryOrder::wording, 2);
        QCOMPARE(found.size(), std::size_t{2});
        const MemoryMatch& first = found[0];
        QCOMPARE(first.source, kPairs[1].first);
        QCOMPARE(first.wording, 4.0 / 6);     // yellow and 5 replaced
        QCOMPARE(found[1].wording, 3.0 / 6);  // yellow replaced, two words more
        QCOMPARE(first.common.size(), std::size_t{4});
        QCOMPARE(textAt(first.source, first.sourceNumbers), std::string("3 "));
        QCOMPARE(textAt(first.target, first.targetNumbers), std::string("3 "));
        QCOMPARE(first.missing.size(), std::size_t{1});
        QCOMPARE(first.missing[0].value, std::string("5"));
        // Numbers that languages write differently do not differ.
        const auto copies = find(*memory, "1.000 copies were sold", MemoryOrder::wording, 1);
        QCOMPARE(copies[0].source, kPairs[6].first);
        QVERIFY(copies[0].sourceNumbers.empty() && copies[0].targetNumbers.empty());
        QVERIFY(copies[0].missing.empty());
        // No word in common: nothing is found.
        QVERIFY(find(*memory, "zzz", MemoryOrder::wording).empty());
    }

    void eitherSideIsSearched() {
        const auto memory = open(request("pairs.h5"));
        QVERIFY(memory);
        QCOMPARE(memory->sideOf("el doctor"), Side::target);
        QCOMPARE(memory->sideOf("the doctor"), Side::source);
        QCOMPARE(memory->sideOf("zzz"), Side::source);
        const auto found = find(*memory, "El doctor duerme.", MemoryOrder::wording, 1, Side::target);
        QCOMPARE(found[0].pair, std::int64_t{3});
        QCOMPARE(found[0].text(), kPairs[3].second);
        QCOMPARE(found[0].translation(), kPairs[3].first);
        QVERIFY(memory->isPrepared(Side::target) && !memory->isPrepared(Side::source));
    }

    void everyKindOfFileIsAMemory_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("format");
        QTest::newRow("pair store") << "m.h5"
                                    << "pair-store";
        QTest::newRow("TMX") << "m.tmx"
                             << "tmx";
        QTest::newRow("XLIFF") << "m.xlf"
                               << "xliff";
        QTest::newRow("TSV") << "m.tsv"
                             << "tsv";
        QTest::newRow("JSON lines") << "m.jsonl"
                                    << "jsonl";
        QTest::newRow("alignment") << "m.alignment"
                                   << "";
    }
    void everyKindOfFileIsAMemory() {
        QFETCH(QString, name);
        QFETCH(QString, format);
        if (format.isEmpty()) {
            auto texts = std::make_shared<AlignedTexts>();
            Alignment links;
            for (const auto& [source, target] : kPairs) {
                const auto at = static_cast<std::int32_t>(texts->source.texts.size());
                texts->source.texts.push_back(source);
                texts->target.texts.push_back(target);
                links.push_back({{at, 1}, {at, 1}, 0.9});
            }
            // Two sentences translated by one, and one without a translation.
            links[5] = {{5, 2}, {5, 2}, 0.9};
            links.erase(links.begin() + 6);
            links[6] = {{7, 1}, {7, 0}, 0.9};
            links.push_back({{8, 0}, {7, 1}, 0.9});
            for (DocumentSentences* side : {&texts->source, &texts->target}) {
                side->places.assign(8, 1);
                side->paragraphs.assign(8, 0);
                side->placeUnit = "line";
            }
            texts->source.language = "en";
            texts->target.language = "es";
            AlignmentWork::create(path("m.alignment"), texts, links);
        } else {
            writePairs(name.toStdString(), format.toStdString());
        }
        const auto memory = open(request(name.toStdString()));
        QVERIFY(memory);
        QCOMPARE(memory->record().pairs, std::int64_t{format.isEmpty() ? 6 : 8});
        QCOMPARE(memory->record().sourceLanguage, std::string("en"));
        const auto found = find(*memory, "The doctor sleeps.", MemoryOrder::meaning, 2);
        QCOMPARE(found[1].target, std::string("El doctor duerme."));
        if (!format.isEmpty()) return;
        const auto joined = find(*memory, "1,000 copies were sold.", MemoryOrder::wording, 1);
        QCOMPARE(joined[0].source, kPairs[5].first + " " + kPairs[6].first);
    }

    void aMemoryIsReadAgainOnlyIfItChanged() {
        MemoryRequest r = request("pairs.h5");
        r.replace = true;
        QVERIFY(!find(*open(r), "doctor", MemoryOrder::meaning).empty());
        const auto written = std::filesystem::last_write_time(MemoryFolder{r.folder}.pairs());
        QVERIFY(!find(*open(r), "doctor", MemoryOrder::meaning).empty());
        QCOMPARE(std::filesystem::last_write_time(MemoryFolder{r.folder}.pairs()), written);
        PairStoreWriter writer(r.pairs.first);
        writer.add({"A new doctor", "Otro médico", 1});
        writer.commit({0, "en", "es", "", "", false});
        const auto found = find(*open(r), "doctor", MemoryOrder::meaning);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].target, std::string("Otro médico"));
        // Another model: an error, unless its vectors may be replaced.
        std::vector<std::string> words{"a new doctor"};
        model_ = std::make_shared<const Model>(test::wordModel(words, 7));
        QVERIFY(!find(*open(r), "doctor", MemoryOrder::meaning).empty());
        model_ = std::make_shared<const Model>(test::wordModel(words, 8));
        r.replace = false;
        auto kept = open(r);
        const auto refused = kept->prepare(Side::source, job_);
        QVERIFY(!refused.ok());
        QVERIFY(QString::fromStdString(refused.error().sentence()).contains("another model"));
    }

    void manyPairsAreSearchedExactly() {
        // The best by wording are those that comparing every pair finds, whatever repeats.
        std::string text;
        std::vector<std::string> sources;
        for (const std::string& s : test::wordSentences(9000)) {
            sources.push_back(s + (sources.size() % 3 == 0 ? "" : " word1"));
            text += sources.back() + "\tt" + std::to_string(sources.size() % 4000) + "\n";
        }
        test::writeText(path("many.tsv"), text);
        model_ = std::make_shared<const Model>(test::wordModel(sources));
        const auto memory = open(request("many.tsv"));
        QVERIFY(memory);
        const std::string query = "word5 word1 other5 word90";
        const auto found = find(*memory, query, MemoryOrder::wording, 25);
        QCOMPARE(found.size(), std::size_t{25});
        WordReader reader;
        const Wording wording(query, reader);
        SentenceWords words;
        std::vector<int> row;
        std::vector<double> all;
        std::set<std::string> seen;
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (!seen.insert(sources[i] + std::to_string((i + 1) % 4000)).second) continue;
            reader.read(sources[i], words);
            all.push_back(wording.similarity(sources[i], words, row));
        }
        std::ranges::sort(all, std::greater());
        for (std::size_t n = 0; n < found.size(); ++n) QCOMPARE(found[n].wording, all[n]);
    }

    void aStopIsAnOutcome() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        const auto memory = open(request("pairs.h5"));
        VERIFY_OK(memory->prepare(Side::source, job_));
        stop.request_stop();
        const std::vector<std::string> queries{"doctor"};
        for (const MemoryOrder order : {MemoryOrder::meaning, MemoryOrder::wording})
            QVERIFY(memory->search(queries, Side::source, order, 3, job).stopped());
        QVERIFY(TranslationMemory::open(model_, request("pairs.h5"), job).ok());  // nothing to read
        QVERIFY(memory->prepare(Side::target, job).stopped());
        MemoryRequest other = request("pairs.h5");
        other.folder = path("other.memory");
        QVERIFY(TranslationMemory::open(model_, other, job).stopped());
        QVERIFY(!std::filesystem::exists(MemoryFolder{other.folder}.record()));
    }

    void bothSidesAreWrittenForEachQuery() {
        test::writeText(path("queries.txt"), "The meeting is on 14 May 2021.\n\nPress the red button.\n");
        FindInMemoryRequest r;
        r.memory.pairs.first = path("pairs.h5");
        r.queries = path("queries.txt");
        r.output = path("found.tsv");
        r.order = MemoryOrder::wording;
        r.k = 1;
        const auto summary = findInMemory(model_, r, job_);
        VERIFY_OK(summary);
        QCOMPARE(summary->queries, std::int64_t{3});
        QCOMPARE(summary->blank, std::int64_t{1});
        const auto text = readFile(r.output);
        VERIFY_OK(text);
        const QStringList lines = QString::fromStdString(*text).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        const QStringList first = lines[0].split('\t');
        QCOMPARE(first.size(), 8);
        QCOMPARE(first[3], QString("0.8571"));  // 1 of 7 words
        QCOMPARE(first.mid(4), QStringList({"6", QString::fromStdString(kPairs[5].first),
                                            QString::fromStdString(kPairs[5].second), "14 / 12"}));
        QVERIFY(lines[1].startsWith("3\t1\t1.000000\t1.0000\t1\tPress the red button.\t"));
        QVERIFY(lines[1].endsWith("\t"));
        QCOMPARE(QDir(folder_->path()).entryList({"*.index"}, QDir::Dirs).size(), 0);
    }

    void badInputIsNamed() {
        test::writeText(path("empty.tsv"), "");
        JobContext job;
        for (const char* name : {"empty.tsv", "missing.h5", "missing.alignment"}) {
            const auto opened = TranslationMemory::open(model_, request(name), job);
            QCOMPARE(opened.outcome(), Outcome::failed);
            QVERIFY(QString::fromStdString(opened.error().sentence()).contains(name));
            QVERIFY(!std::filesystem::exists(MemoryFolder{request(name).folder}.record()));
        }
        // Pairs that lack a side are counted.
        test::writeText(path("some.tsv"), "a\tb\nc\t\nd\te\n");
        QCOMPARE(open(request("some.tsv"))->record().rejected, std::int64_t{1});
    }

    void theSameSentenceOfARealMemoryIsFoundFirst() {
        const auto file = test::dataFolder() / "bitext" / "tatoeba.en-nl.tsv.gz";
        SKIP_WITHOUT_DATA(file);
        MemoryRequest r;
        r.pairs.first = file;
        r.folder = path("tatoeba.memory");
        const auto memory = open(r);
        QVERIFY(memory);
        QVERIFY(memory->record().pairs > 10'000);
        QCOMPARE(memory->record().targetLanguage, std::string("nl"));
        QCOMPARE(memory->sideOf("Waar is het station?"), Side::target);
        const auto known = find(*memory, "Where is the train station?", MemoryOrder::wording, 5);
        QCOMPARE(known.size(), std::size_t{5});
        for (std::size_t n = 1; n < known.size(); ++n) QVERIFY(known[n - 1].wording >= known[n].wording);
        // The memory's own sentences are found with all their translations before any other.
        const std::string own = known[2].source;
        const auto again = find(*memory, own, MemoryOrder::wording, 1);
        QCOMPARE(again[0].source, own);
        QCOMPARE(again[0].wording, 1.0);
    }
};

QTEST_GUILESS_MAIN(TestSearchMemory)
#include "test_search_memory.moc"
