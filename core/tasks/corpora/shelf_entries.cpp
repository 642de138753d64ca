#include "core/tasks/corpora/shelf_entries.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/alignment/alignment_work.h"
#include "core/base/files/atomic_file.h"
#include "core/base/numeric/kernels.h"
#include "core/documents/document_sentences.h"
#include "core/models/text_encoder.h"
#include "core/search/exact_search.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// The name of a document without its language and ending: "book 1" of "Book_1.de.txt".
std::string plainName(const fs::path& file) {
    std::string name = lowerCase(file.filename().string());
    for (const DocumentFormat& format : documentFormats())
        for (const std::string& ending : format.endings)
            if (name.ends_with(ending)) name.resize(name.size() - ending.size());
    std::string plain, part;
    const auto add = [&] {
        const bool language = part.size() == 2 && isLanguageCode(part);
        if (!part.empty() && !language) plain += (plain.empty() ? "" : " ") + part;
        part.clear();
    };
    for (const char c : name) {
        if (c == '.' || c == '_' || c == '-' || c == ' ')
            add();
        else
            part += c;
    }
    add();
    return plain;
}

Result<std::vector<fs::path>> filesOf(const fs::path& folder) {
    std::error_code code;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder, code))
        if (entry.is_regular_file() && !entry.path().filename().string().starts_with('.'))
            files.push_back(entry.path());
    if (code) return Error{folder.string(), code.message(), "a folder of documents", "check the name"};
    std::ranges::sort(files);
    return files;
}

// The mean of the vectors of a document's first sentences; zero for one that cannot be read.
Result<Matrix> contentVectors(const Model& model, const std::vector<fs::path>& files, const JobContext& job) {
    constexpr std::size_t kSentences = 500;
    TextEncoder encoder(model);
    Workers workers;
    Matrix vectors(files.size(), model.dimension()), some;
    for (std::size_t i = 0; i < files.size(); ++i) {
        SentencesRequest request;
        request.input.file = files[i];
        const auto sentences = readSentences(request, job);
        if (!sentences && sentences.error().kind == ErrorKind::stopped) return Stopped{};
        if (!sentences) continue;
        const std::span<const std::string> first(sentences->texts.data(),
                                                 std::min(kSentences, sentences->texts.size()));
        encoder.encode(first, model.side(sentences->language), true, workers, some);
        for (std::size_t s = 0; s < some.rows(); ++s)
            kernels().addScaled(vectors.row(i).data(), some.row(s).data(), 1.0F, some.cols());
    }
    normaliseRows(vectors);
    // What all documents have in common says nothing.
    std::vector<float> mean(vectors.cols(), 0.0F);
    for (std::size_t i = 0; i < files.size(); ++i)
        kernels().addScaled(mean.data(), vectors.row(i).data(), 1.0F / static_cast<float>(files.size()),
                            mean.size());
    for (std::size_t i = 0; i < files.size() && files.size() > 1; ++i)
        kernels().addScaled(vectors.row(i).data(), mean.data(), -1.0F, mean.size());
    normaliseRows(vectors);
    return vectors;
}

// The most similar documents first, each once.
Result<Nothing> pairByContent(const Model& model, std::vector<fs::path>& sources,
                              std::vector<fs::path>& targets, std::vector<ShelfEntry>& entries,
                              const JobContext& job) {
    constexpr float kSimilar = 0.3F;
    const auto ofSources = contentVectors(model, sources, job);
    if (!ofSources) return ofSources.error();
    const auto ofTargets = contentVectors(model, targets, job);
    if (!ofTargets) return ofTargets.error();
    struct Pair {
        float cosine;
        std::size_t source, target;
    };
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t k = 0; k < targets.size(); ++k)
            pairs.push_back(
                {kernels().dot(ofSources->row(i).data(), ofTargets->row(k).data(), ofSources->cols()), i, k});
    std::ranges::stable_sort(pairs, [](const Pair& a, const Pair& b) { return a.cosine > b.cosine; });
    std::set<std::size_t> usedSources, usedTargets;
    for (const Pair& pair : pairs) {
        if (pair.cosine < kSimilar || usedSources.contains(pair.source) || usedTargets.contains(pair.target))
            continue;
        usedSources.insert(pair.source);
        usedTargets.insert(pair.target);
        entries.push_back({sources[pair.source], targets[pair.target], sources[pair.source].stem().string()});
    }
    const auto keepUnused = [](std::vector<fs::path>& files, const std::set<std::size_t>& used) {
        std::vector<fs::path> kept;
        for (std::size_t i = 0; i < files.size(); ++i)
            if (!used.contains(i)) kept.push_back(files[i]);
        files = std::move(kept);
    };
    keepUnused(sources, usedSources);
    keepUnused(targets, usedTargets);
    return Nothing{};
}

Result<Nothing> checkNames(const std::vector<ShelfEntry>& entries, const std::string& where) {
    std::set<std::string> names;
    for (const ShelfEntry& entry : entries)
        if (!names.insert(entry.name).second) {
            return Error{where, "the name " + entry.name + " twice", "a name for each output",
                         "give names in the third column of a list"};
        }
    return Nothing{};
}

}  // namespace

Result<std::vector<ShelfEntry>> readShelfList(const fs::path& list) {
    std::vector<ShelfEntry> entries;
    const auto read = forEachLine(list, [&](Line& line) -> Result<Nothing> {
        if (line.text.empty() || line.text.starts_with('#')) return Nothing{};
        std::vector<std::string> fields(1);
        for (const char c : line.text) {
            if (c == '\t')
                fields.emplace_back();
            else
                fields.back() += c;
        }
        if (fields.size() < 2 || fields.size() > 3 || fields[0].empty() || fields[1].empty()) {
            return Error{fmt::format("{}:{}", list.string(), line.number),
                         fmt::format("{} columns", fields.size()),
                         "two documents separated by a tab, and optionally a name", "correct the line"};
        }
        const fs::path beside = list == "-" ? fs::path() : list.parent_path();
        const std::string name = fields.size() == 3 ? fields[2] : fs::path(fields[0]).stem().string();
        entries.push_back({beside / fields[0], beside / fields[1], name});
        return Nothing{};
    });
    if (!read) return read.error();
    const auto checked = checkNames(entries, list.string());
    if (!checked) return checked.error();
    return entries;
}

Result<std::vector<ShelfEntry>> pairFolders(const Model& model, const fs::path& sources,
                                            const fs::path& targets, std::vector<fs::path>& unpaired,
                                            const JobContext& job) {
    auto ofSources = filesOf(sources);
    if (!ofSources) return ofSources.error();
    auto ofTargets = filesOf(targets);
    if (!ofTargets) return ofTargets.error();
    std::map<std::string, std::vector<fs::path>> byName;
    for (const fs::path& file : *ofTargets) byName[plainName(file)].push_back(file);
    std::map<std::string, int> sourceNames;
    for (const fs::path& file : *ofSources) ++sourceNames[plainName(file)];
    std::vector<ShelfEntry> entries;
    std::set<fs::path> paired;
    for (const fs::path& file : *ofSources) {
        const std::string name = plainName(file);
        const auto found = byName.find(name);
        if (found == byName.end() || found->second.size() != 1 || sourceNames[name] != 1) continue;
        entries.push_back({file, found->second.front(), file.stem().string()});
        paired.insert(file);
        paired.insert(found->second.front());
    }
    const auto isPaired = [&](const fs::path& file) { return paired.contains(file); };
    std::erase_if(*ofSources, isPaired);
    std::erase_if(*ofTargets, isPaired);
    if (!ofSources->empty() && !ofTargets->empty()) {
        const auto done = pairByContent(model, *ofSources, *ofTargets, entries, job);
        if (!done) return done.error();
    }
    for (const auto* rest : {&*ofSources, &*ofTargets})
        unpaired.insert(unpaired.end(), rest->begin(), rest->end());
    const auto checked = checkNames(entries, sources.string());
    if (!checked) return checked.error();
    return entries;
}

Result<Nothing> writeShelfList(const fs::path& list, const std::vector<ShelfEntry>& entries) {
    std::string text = "# source, target, name\n";
    for (const ShelfEntry& entry : entries) {
        const std::string line =
            fmt::format("{}\t{}\t{}", entry.source.string(), entry.target.string(), entry.name);
        if (std::ranges::count(line, '\t') != 2 || line.find('\n') != std::string::npos)
            return Error{entry.name, "a name with a tab or a line break", "", "rename the file"};
        text += line + "\n";
    }
    writeFileAtomically(list, text);
    return Nothing{};
}

std::size_t addToShelf(std::vector<ShelfEntry>& shelf, std::vector<ShelfEntry> added,
                       const fs::path& folder) {
    std::size_t count = 0;
    for (ShelfEntry& entry : added) {
        std::error_code code;
        for (fs::path* file : {&entry.source, &entry.target})
            if (const fs::path whole = fs::absolute(*file, code).lexically_normal(); !code) *file = whole;
        const auto same = [&](const ShelfEntry& other) {
            return other.source == entry.source && other.target == entry.target;
        };
        if (std::ranges::any_of(shelf, same)) continue;
        const auto isTaken = [&](const std::string& name) {
            if (std::ranges::find(shelf, name, &ShelfEntry::name) != shelf.end()) return true;
            const fs::path file = folder / (name + kAlignmentEnding);
            if (!fs::exists(file, code)) return false;
            const auto of = readAlignedFiles(file);
            return !of || of->source != entry.source.string() || of->target != entry.target.string();
        };
        const std::string stem = entry.name;
        for (int number = 2; isTaken(entry.name); ++number) entry.name = fmt::format("{}-{}", stem, number);
        shelf.push_back(std::move(entry));
        ++count;
    }
    return count;
}

}  // namespace paragram
