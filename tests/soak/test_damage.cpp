// Each kind of our files, cut at every 4 KB and at odd places and with single bits flipped, is opened with
// its contents or refused with a sentence: never a crash, never other contents. A process of its own opens
// them; when it dies, the next one continues. PARAGRAM_SOAK_PLACES: bits flipped in each file, and the least
// number of cuts where the file is long enough.
#include <QProcess>
#include <QTest>
#include <iostream>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "tests/soak/file_kinds.h"
#include "tests/soak/soak_table.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

constexpr int kRefusesWhole = 3;

struct Damage {
    bool cut = false;
    std::size_t at = 0;  // bytes that remain, or the bit that is flipped
};

std::vector<Damage> damages(std::size_t size, std::size_t places) {
    constexpr std::size_t kStep = 4096;
    std::set<std::size_t> cuts{0, 1, 7, 8, 31, 33, size / 2, size / 3};
    for (const std::size_t last : {1, 2, 16, 31, 32, 33, 48, 64})
        if (last < size) cuts.insert(size - last);
    for (std::size_t at = kStep; at < size; at += kStep) cuts.insert(at);
    Random random(20261124);
    // A small file is also cut elsewhere.
    for (std::size_t i = 0; cuts.size() < std::min(places, size / 2); ++i) cuts.insert(random.below(size));
    std::set<std::size_t> bits;
    while (bits.size() < std::min(places, 8 * size)) bits.insert(random.below(8 * size));
    std::vector<Damage> all;
    for (const std::size_t at : cuts)
        if (at < size) all.push_back({true, at});
    for (const std::size_t bit : bits) all.push_back({false, bit});
    return all;
}

std::string damaged(std::string bytes, const Damage& damage) {
    if (damage.cut)
        bytes.resize(damage.at);
    else
        bytes[damage.at / 8] = static_cast<char>(bytes[damage.at / 8] ^ 1 << damage.at % 8);
    return bytes;
}

// A copy of the folder of an undamaged file, in which it is opened.
fs::path copyOf(const fs::path& original, const std::string& bytes) {
    const fs::path folder = original.parent_path().string() + ".damaged";
    fs::remove_all(folder);
    fs::copy(original.parent_path(), folder, fs::copy_options::recursive);
    return test::writeText(folder / original.filename(), bytes);
}

// The contents that a damaged file may be opened with.
std::set<std::string> rightContents(const test::FileKind& kind, const std::string& bytes) {
    const auto contents = [&](const std::string& some) {
        return kind.open(copyOf(kind.file, some)).contents;
    };
    const test::Opened whole = kind.open(copyOf(kind.file, bytes));
    if (!whole.contents) {
        std::cerr << "the undamaged file is refused: " << whole.sentence << '\n';
        std::exit(kRefusesWhole);
    }
    std::set<std::string> right{*whole.contents};
    // Earlier states of a log: without its last lines, as far as these are a log.
    for (std::size_t end = bytes.rfind('\n', bytes.size() - 2); kind.log && end != std::string::npos;
         end = bytes.rfind('\n', end - 1)) {
        const auto earlier = contents(bytes.substr(0, end + 1));
        if (!earlier) break;
        right.insert(*earlier);
    }
    return right;
}

// Opens the damaged files from number `first` on and writes a line for each.
int openAll(const std::string& name, const fs::path& folder, std::size_t first, std::size_t places) {
    for (const test::FileKind& kind : test::fileKinds(folder)) {
        if (kind.name != name) continue;
        const std::string bytes = *readFile(kind.file);
        const auto right = rightContents(kind, bytes);
        const auto all = damages(bytes.size(), places);
        for (std::size_t i = first; i < all.size(); ++i) {
            std::string found;
            try {
                const auto opened = kind.open(copyOf(kind.file, damaged(bytes, all[i])));
                found = opened.contents
                            ? (kind.edited || right.contains(*opened.contents) ? "right" : "wrong")
                            : (opened.sentence.empty() ? "wrong" : "refused");
            } catch (const Failure& failure) {
                found = failure.error().sentence().empty() ? "wrong" : "refused";
            } catch (const std::exception& failure) {
                std::cerr << name << ' ' << i << ": " << failure.what() << '\n';
                found = "wrong";
            }
            if (found == "wrong")
                std::cerr << name << (all[i].cut ? ": cut to " : ": bit ") << all[i].at << " of "
                          << bytes.size() << " bytes\n";
            std::cout << found << std::endl;
        }
    }
    return 0;
}

}  // namespace

class TestDamage : public QObject {
    Q_OBJECT

    static constexpr int kOrdinary = 60;

    QTemporaryDir folder_;

  private slots:
    void initTestCase() { test::makeFiles(folder_.path().toStdString()); }

    void filesAreOpenedRightOrRefused_data() {
        QTest::addColumn<QString>("file");
        for (const test::FileKind& kind : test::fileKinds(folder_.path().toStdString()))
            QTest::newRow(kind.name.c_str()) << QString::fromStdString(kind.file.string());
    }
    void filesAreOpenedRightOrRefused() {
        QFETCH(QString, file);
        const QString kind = QTest::currentDataTag();
        const int places = test::soakCount("PARAGRAM_SOAK_PLACES", kOrdinary);
        const std::size_t count =
            damages(fs::file_size(file.toStdString()), static_cast<std::size_t>(places)).size();
        test::SoakRow row{"damage", kind};
        QElapsedTimer timer;
        timer.start();
        while (row.tried < static_cast<int>(count)) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(
                QCoreApplication::applicationFilePath(),
                {"--open", kind, folder_.path(), QString::number(row.tried), QString::number(places)});
            QVERIFY(process.waitForFinished(1'500'000));
            QVERIFY(process.exitStatus() != QProcess::NormalExit || process.exitCode() != kRefusesWhole);
            const QStringList lines =
                QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
            row.tried += static_cast<int>(lines.size());
            row.right += static_cast<int>(lines.count("right"));
            row.refused += static_cast<int>(lines.count("refused"));
            row.wrong += static_cast<int>(lines.count("wrong"));
            if (row.tried == static_cast<int>(count)) break;
            qWarning("%s: it crashed at damage %d", qPrintable(kind), row.tried);
            ++row.tried;
            ++row.crashed;
        }
        row.write(timer);
        QCOMPARE(row.tried, static_cast<int>(count));
        QCOMPARE(row.wrong, 0);
        QCOMPARE(row.crashed, 0);
    }
};

int main(int argc, char** argv) {
    if (argc == 6 && std::string(argv[1]) == "--open")
        return openAll(argv[2], argv[3], std::stoul(argv[4]), std::stoul(argv[5]));
    QCoreApplication application(argc, argv);
    TestDamage test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_damage.moc"
