#include "core/tasks/corpora/paraphrase_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/base/enum_names.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/resumable_output.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".translations.request";

fs::path recordOf(const fs::path& output) {
    return output.string() + std::string(kEnding);
}

std::string absoluteName(const fs::path& file) {
    std::error_code code;
    return file.empty() ? std::string() : fs::absolute(file, code).string();
}

nlohmann::json writingJson(const WritingOptions& w) {
    return {{"beam", w.beam},       {"best", w.best},
            {"longest", w.longest}, {"length-penalty", w.lengthPenalty},
            {"sample", w.sample},   {"temperature", w.temperature},
            {"top-k", w.topK},      {"top-p", w.topP},
            {"noise", w.noise},     {"seed", w.seed}};
}

WritingOptions writingOf(const nlohmann::json& json) {
    WritingOptions w;
    json.at("beam").get_to(w.beam);
    json.at("best").get_to(w.best);
    json.at("longest").get_to(w.longest);
    json.at("length-penalty").get_to(w.lengthPenalty);
    json.at("sample").get_to(w.sample);
    json.at("temperature").get_to(w.temperature);
    json.at("top-k").get_to(w.topK);
    json.at("top-p").get_to(w.topP);
    json.at("noise").get_to(w.noise);
    json.at("seed").get_to(w.seed);
    return w;
}

std::optional<UnfinishedParaphrases> readRecord(const fs::path& record) {
    const Result<std::string> text = readFile(record);
    if (!text) return std::nullopt;
    UnfinishedParaphrases found;
    ParaphraseRequest& request = found.request;
    const std::string name = record.string();
    request.output = name.substr(0, name.size() - kEnding.size());
    try {
        const nlohmann::json json = nlohmann::json::parse(*text);
        request.pairs = json.at("pairs").get<std::string>();
        request.table = json.at("table").get<std::string>();
        request.model = json.at("model").get<std::string>();
        request.side = json.at("side").get<std::string>() == "source" ? Side::source : Side::target;
        request.longSentences =
            valueNamed<LongSentences>(json.at("long").get<std::string>()).value_or(LongSentences::split);
        request.writing = writingOf(json.at("writing"));
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
    found.done = resumableDone(translationsOf(request.output));
    if (const auto store = PairStore::open(request.pairs)) found.total = store->info().pairs;
    return found;
}

}  // namespace

Result<WritingRoute> paraphraseRoute(const Model& model, const PairStoreInfo& info, Side side) {
    const bool target = side == Side::target;
    const std::string& from = target ? info.targetLanguage : info.sourceLanguage;
    const std::string& to = target ? info.sourceLanguage : info.targetLanguage;
    Result<WritingRoute> route = routeOf(model, from, to, false);
    if (route || route.error().where.starts_with("encoder")) return route;
    const ModelProvenance& known = model.provenance;
    return Error{"--model",
                 fmt::format("{} with {} and {}", nameOf(model.settings.generative.model),
                             known.sourceLanguage, known.targetLanguage),
                 fmt::format("a translator from {} to {}, the languages of the pair store", from, to),
                 "choose another model, or the other --side"};
}

fs::path translationsOf(const fs::path& output) {
    return output.string() + ".translations";
}

void writeParaphraseRecord(const ParaphraseRequest& request) {
    const nlohmann::json record{
        {"pairs", absoluteName(request.pairs)},  {"table", absoluteName(request.table)},
        {"model", absoluteName(request.model)},  {"side", request.side == Side::source ? "source" : "target"},
        {"long", nameOf(request.longSentences)}, {"writing", writingJson(request.writing)}};
    writeFileAtomically(recordOf(request.output), record.dump(1) + '\n');
}

std::vector<fs::path> paraphraseFiles(const fs::path& output) {
    std::vector<fs::path> files{recordOf(output)};
    for (const char* ending : {".progress", ".unfinished"})
        files.emplace_back(translationsOf(output).string() + ending);
    std::erase_if(files, [](const fs::path& file) {
        std::error_code code;
        return !fs::exists(file, code);
    });
    return files;
}

void discardParaphrases(const fs::path& output) {
    std::error_code ignored;
    for (const fs::path& file : paraphraseFiles(output)) fs::remove(file, ignored);
}

std::vector<UnfinishedParaphrases> unfinishedParaphrases(const fs::path& folder) {
    std::vector<UnfinishedParaphrases> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().string().ends_with(kEnding))
            if (auto record = readRecord(entry.path())) found.push_back(*std::move(record));
    std::ranges::sort(found, {}, [](const UnfinishedParaphrases& one) { return one.request.output; });
    return found;
}

}  // namespace paragram
