#include "app/cli/catalogue_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "core/base/number_text.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/opus_list.h"
#include "core/tasks/data/download_data.h"

namespace paragram::cli {
namespace {

std::string sizeText(std::int64_t bytes) {
    if (bytes <= 0) return "unknown size";
    if (bytes < 1'000'000) return fmt::format("{:.0f} kB", static_cast<double>(bytes) / 1e3);
    if (bytes < 1'000'000'000) return fmt::format("{:.1f} MB", static_cast<double>(bytes) / 1e6);
    return fmt::format("{:.1f} GB", static_cast<double>(bytes) / 1e9);
}

// Sets the codes of a choice from "de,en" or "deu".
void setLanguages(const std::string& text, CatalogueChoice& choice) {
    const auto comma = text.find(',');
    choice.first = text.substr(0, comma);
    choice.second = comma == std::string::npos ? std::string() : text.substr(comma + 1);
}

nlohmann::ordered_json jsonOf(const CatalogueEntry& entry) {
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (const CatalogueFile& file : entry.files) files.push_back({{"name", file.name}, {"urls", file.urls}});
    return {{"id", entry.id},
            {"title", entry.title},
            {"kind", entry.kind},
            {"about", entry.about},
            {"languages", entry.languages},
            {"codes", entry.codes},
            {"versions", entry.versions},
            {"licence", entry.licence},
            {"terms", entry.terms},
            {"non-commercial", entry.nonCommercial},
            {"large", entry.large},
            {"files", files}};
}

void printEntry(const CatalogueEntry& entry) {
    say("{}  {}{}{}\n    {}\n    Languages: {}. Licence: {}. {}\n", entry.id, entry.title,
        entry.nonCommercial ? "  [non-commercial]" : "", entry.large ? "  [large]" : "", entry.about,
        entry.languages, entry.licence, entry.terms);
    if (entry.versions.size() > 1) say("    Versions: {}\n", fmt::join(entry.versions, ", "));
    if (!entry.codes.empty() && entry.codes.size() <= 16)
        say("    Codes: {}\n", fmt::join(entry.codes, ", "));
}

Result<Nothing> printOpus(const std::string& languages, const std::string& service, const std::string& proxy,
                          JobContext& job) {
    CatalogueChoice choice;
    setLanguages(languages, choice);
    if (choice.first.empty() || choice.second.empty())
        return Error{"--languages", "\"" + languages + "\"", "two codes separated by a comma, such as de,en",
                     "give the two languages to ask OPUS for"};
    const auto corpora = listOpus(choice.first, choice.second, job, service, proxy);
    if (!corpora) return corpora.error();
    for (const OpusCorpus& c : *corpora) {
        say("{}\t{}\t{}-{}\t{}\t{}\t{}\n", c.corpus, c.version, c.source, c.target,
            c.pairs > 0 ? groupedNumber(c.pairs) + " pairs" : "", sizeText(c.bytes), c.url);
    }
    return Result<Nothing>::of({}, job.stop.stop_requested());
}

std::vector<std::string> kinds() {
    std::vector<std::string> names;
    for (const CatalogueEntry& entry : catalogue())
        if (std::ranges::find(names, entry.kind) == names.end()) names.push_back(entry.kind);
    return names;
}

std::vector<std::string> ids() {
    std::vector<std::string> names;
    for (const CatalogueEntry& entry : catalogue()) names.push_back(entry.id);
    return names;
}

Task declareCatalogue(CLI::App& app) {
    struct Flags {
        std::string search, kind, languages, proxy, service = opusService();
        bool opus = false, json = false;
    };
    auto flags = std::make_shared<Flags>();
    app.add_option("--search", flags->search, "Only entries with all these words anywhere")
        ->type_name("WORDS");
    limitTo(app.add_option("--kind", flags->kind,
                           "Only translations, paraphrases, evaluation, mining, models, vectors, "
                           "\"language identification\" or documents")
                ->type_name("KIND"),
            kinds());
    app.add_flag("--json", flags->json, "As JSON");
    app.add_flag("--opus", flags->opus,
                 "List what OPUS has for two languages (needs a connection): corpus, version, languages, "
                 "pairs, size, address");
    app.add_option("--languages", flags->languages, "The two languages for --opus, such as de,en")
        ->type_name("xx,yy");
    app.add_option("--opus-service", flags->service,
                   "Address of OPUS's interface (default: " + opusService() + ")")
        ->type_name("URL");
    app.add_option("--proxy", flags->proxy, "Proxy (default: http_proxy, https_proxy and no_proxy)")
        ->type_name("URL");
    return [flags](JobContext& job) -> Result<Nothing> {
        if (flags->opus) return printOpus(flags->languages, flags->service, flags->proxy, job);
        const auto entries = searchCatalogue(flags->search, flags->kind);
        if (entries.empty())
            return Error{"catalogue", "no entry with these words", "", "use fewer words, or omit --kind"};
        if (flags->json) {
            nlohmann::ordered_json all = nlohmann::ordered_json::array();
            for (const CatalogueEntry* entry : entries) all.push_back(jsonOf(*entry));
            say("{}\n", all.dump(2));
            return Nothing{};
        }
        for (const CatalogueEntry* entry : entries) printEntry(*entry);
        return Nothing{};
    };
}

void printDownload(const DownloadDataSummary& summary, bool stopped) {
    for (const DownloadedFile& file : summary.files) {
        say("{}  {} bytes, SHA-256 {}: {}\n", file.path.string(), groupedNumber(file.bytes), file.sha256,
            file.wasThere                 ? "existed already"
            : file.checked == "published" ? "as published"
            : file.checked == "pinned"    ? "as downloaded first"
                                          : "no checksum is published; stored for the next time");
    }
    if (!summary.unpacked.empty()) say("unpacked in {}\n", summary.unpacked.string());
    if (stopped) say("stopped; the same command continues\n");
}

// Lists what would be downloaded, without downloading it.
Result<Nothing> listFiles(const DownloadDataRequest& request) {
    const CatalogueEntry* entry = findEntry(request.entry);
    if (!entry) return unknownEntry(request.entry);
    const auto files = filesOf(*entry, request.choice);
    if (!files) return files.error();
    printEntry(*entry);
    for (const CatalogueFile& file : *files) {
        say("{}  {}{}\n", file.urls.front(), sizeText(std::max(file.bytes, file.aboutBytes)),
            file.sha256.empty() ? "" : ", SHA-256 " + file.sha256);
    }
    return Nothing{};
}

Task declareDownload(CLI::App& app) {
    struct Flags {
        DownloadDataRequest request;
        std::string languages, have;
        double megabytesPerSecond = 0;
        bool list = false;
    };
    auto flags = std::make_shared<Flags>();
    suggest(app.add_option("entry", flags->request.entry, "Id of an entry, see paragram-cli catalogue")
                ->type_name("ID"),
            ids());
    app.add_option("--url", flags->request.url, "Instead of an entry: the address of a file")
        ->type_name("URL");
    app.add_option("--have", flags->have,
                   "Instead of a download: an existing file of a catalogue entry, recognised by name, "
                   "size and checksum")
        ->type_name("FILE");
    app.add_option("--languages", flags->languages,
                   "Languages for entries that need them, such as de,en or deu")
        ->type_name("xx[,yy]");
    app.add_option("--dataset-version", flags->request.choice.version,
                   "Version of an entry that has several (default: the first one listed)")
        ->type_name("NAME");
    app.add_option("--folder", flags->request.folder,
                   "Folder of downloads; each entry has a folder in it, with provenance.json")
        ->required()
        ->type_name("FOLDER");
    app.add_flag("--list", flags->list, "Only list the files that would be downloaded");
    app.add_flag("--yes", flags->request.allowLarge, "Agree to files of more than 500 MB");
    app.add_flag("--accept-changed", flags->request.acceptChanged,
                 "Accept a file that differs from its first download");
    app.add_option("--limit", flags->megabytesPerSecond, "Maximum MB per second (default 0: no limit)")
        ->check(CLI::Range(0.0, 1e6))
        ->type_name("MB");
    app.add_option("--proxy", flags->request.proxy, "Proxy (default: http_proxy, https_proxy and no_proxy)")
        ->type_name("URL");
    return [flags](JobContext& job) -> Result<Nothing> {
        DownloadDataRequest& request = flags->request;
        const int ways = !request.entry.empty() + !request.url.empty() + !flags->have.empty();
        if (ways != 1)
            return Error{"download", fmt::format("{} of an id, --url and --have", ways), "one of them",
                         "choose what to download"};
        if (!flags->have.empty()) {
            const auto adopted = useLocalFile(flags->have, request.folder, job);
            if (!adopted) return adopted.error();
            say("{} is {} ({}), recognised by its {}{}\n", flags->have, adopted->entry, adopted->title,
                adopted->bySum ? "size and checksum" : "name, read to its end; no checksum is published",
                adopted->nonCommercial ? "; non-commercial" : "");
            say("{}\n", adopted->path.string());
            return Result<Nothing>::of({}, adopted.stopped());
        }
        setLanguages(flags->languages, request.choice);
        if (flags->list) return listFiles(request);
        request.bytesPerSecond = static_cast<std::int64_t>(flags->megabytesPerSecond * 1e6);
        const auto summary = downloadData(request, job);
        if (!summary) return summary.error();
        printDownload(*summary, summary.stopped());
        return Result<Nothing>::of({}, summary.stopped());
    };
}

}  // namespace

std::vector<Command> catalogueCommands() {
    return {{"catalogue",
             "List public data sets and models: purpose, licence, address",
             declareCatalogue,
             {"paragram-cli catalogue --search subtitles",
              "paragram-cli catalogue --kind evaluation --json > evaluation-sets.json"}},
            {"download",
             "Download an entry of the catalogue; resumes after interruptions and checks the files",
             declareDownload,
             {"paragram-cli download opus-ted2020 --languages de,en --folder downloads --list",
              "paragram-cli download --url http://example.org/sentences.tsv.gz --folder downloads"}}};
}

}  // namespace paragram::cli
