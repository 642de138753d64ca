#include "tests/fuzz/fuzzing.h"

#include <sys/resource.h>

#include <QtGlobal>
#include <algorithm>
#include <cstdlib>

#include "core/base/files/file_seal.h"
#include "tests/fuzz/mutation.h"
#include "tests/soak/soak_table.h"
#include "tests/support/test_support.h"

namespace paragram::test {
namespace {

// Of the whole process at its peak; the address sanitizer keeps what was freed.
#ifdef __SANITIZE_ADDRESS__
constexpr double kMostMegabytes = 6000;
#else
constexpr double kMostMegabytes = 1500;
#endif

}  // namespace

int fuzzRunsWanted() {
    const char* text = std::getenv("PARAGRAM_FUZZ_RUNS");
    return text ? std::atoi(text) : 2000;
}

double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

std::string unsealed(const std::string& bytes) {
    return bytes.substr(0, bytes.size() - kSealBytes);
}

std::string fuzz(const std::filesystem::path& file, const std::string& seed,
                 const std::function<bool(const std::filesystem::path&)>& read) {
    if (seed.empty()) return "no seed";
    writeText(file, seed);
    if (!read(file)) return "the undamaged file is rejected";
    Random random(20261121);
    int taken = 0;
    const int runs = fuzzRunsWanted();
    QElapsedTimer timer;
    timer.start();
    // Kinds of files that one program reads one after another share its peak.
    const double most = std::max(kMostMegabytes, peakMegabytes());
    bool bounded = true;
    for (int i = 0; i < runs; ++i) {
        writeText(file, mutated(seed, random));
        if (read(file)) ++taken;
        if (bounded && peakMegabytes() > most) {
            bounded = false;
            const auto kept = std::filesystem::temp_directory_path() / (file.filename().string() + ".large");
            std::filesystem::copy_file(file, kept, std::filesystem::copy_options::overwrite_existing);
            qWarning("%s takes %.0f MB", kept.c_str(), peakMegabytes());
        }
    }
    qInfo("%s: peak %.0f MB", file.filename().c_str(), peakMegabytes());
    SoakRow{"fuzz",         QString::fromStdString(file.filename().string()), runs, taken, runs - taken,
            bounded ? 0 : 1}
        .write(timer);
    return bounded ? "" : "more memory than the files justify";
}

}  // namespace paragram::test
