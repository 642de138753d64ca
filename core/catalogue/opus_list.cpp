#include "core/catalogue/opus_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "core/catalogue/http_transfer.h"

namespace paragram {
namespace {

using nlohmann::json;

constexpr std::size_t kLongestAnswer = 50'000'000;  // bytes
constexpr int kStallSeconds = 30;

// A number; 0 if the service leaves it empty.
std::int64_t numberOf(const json& row, const char* key) {
    const auto found = row.find(key);
    return found != row.end() && found->is_number() ? found->get<std::int64_t>() : 0;
}

std::string textOf(const json& row, const char* key) {
    const auto found = row.find(key);
    return found != row.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::string opusService() {
    const char* chosen = std::getenv("PARAGRAM_OPUS_SERVICE");
    return chosen && *chosen ? chosen : "https://opus.nlpl.eu/opusapi/";
}

Result<std::vector<OpusCorpus>> listOpus(const std::string& first, const std::string& second, JobContext& job,
                                         const std::string& service, const std::string& proxy) {
    const auto [source, target] = std::minmax(first, second);
    const std::string url =
        fmt::format("{}?source={}&target={}&preprocessing=moses&version=latest", service, source, target);
    std::string answer;
    const TransferSink sink{[](const TransferHead&) { return true; },
                            [&](std::span<const char> bytes) {
                                answer.append(bytes.data(), bytes.size());
                                return answer.size() <= kLongestAnswer;
                            }};
    job.report({"Asking OPUS", 0, 0, {}, 0, {}, -1});
    const TransferOutcome outcome = transfer({url, 0, {}, proxy, 0, kStallSeconds}, sink, job);
    std::vector<OpusCorpus> found;
    if (outcome.end == TransferEnd::stopped) return Stopped{};
    if (outcome.end != TransferEnd::complete || outcome.head.status != 200) {
        return Error{service,
                     outcome.reason.empty() ? fmt::format("the server answered {}", outcome.head.status)
                                            : outcome.reason,
                     "", "check the connection; the catalogue can be read without it"};
    }
    const json parsed = json::parse(answer, nullptr, false);
    if (!parsed.is_object() || !parsed.contains("corpora") || !parsed["corpora"].is_array()) {
        return Error{service, "an answer that cannot be read", "a list of corpora", "try again later"};
    }
    for (const json& row : parsed["corpora"]) {
        if (!row.is_object()) continue;
        OpusCorpus corpus{
            textOf(row, "corpus"), textOf(row, "version"),       textOf(row, "source"),
            textOf(row, "target"), numberOf(row, "size") * 1024, numberOf(row, "alignment_pairs"),
            textOf(row, "url")};
        if (corpus.corpus.empty() || !corpus.url.starts_with("http")) continue;
        found.push_back(std::move(corpus));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const OpusCorpus& a, const OpusCorpus& b) { return a.pairs > b.pairs; });
    return found;
}

}  // namespace paragram
