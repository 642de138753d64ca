#include "core/training/generative/shared_update.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>

#include "core/training/generative/loss_request.h"

namespace paragram {
namespace {

constexpr std::size_t kBucket = std::size_t{1} << 22U;  // numbers that are exchanged at a time

std::vector<std::string> textsOfAll(Communicator& ranks, const std::string& text) {
    Parcels out, in;
    for (int r = 0; r < ranks.size(); ++r) out.add(std::span<const char>(text));
    ranks.exchange(out, in);
    std::vector<std::string> texts;
    for (std::size_t r = 0; r < in.count(); ++r) {
        const std::vector<char> letters = in.values<char>(r);
        texts.emplace_back(letters.begin(), letters.end());
    }
    return texts;
}

std::size_t sizeOf(const std::vector<std::int64_t>& shape) {
    return static_cast<std::size_t>(
        std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>()));
}

}  // namespace

SharedGradients::SharedGradients(Communicator& ranks, const Frame& answer) {
    nlohmann::json own{{"terms", answer.header.value("terms", nlohmann::json::object())},
                       {"shapes", nlohmann::json::object()}};
    for (const std::string& name : answer.names()) own["shapes"][name] = answer.array(name).shape;
    for (const std::string& text : textsOfAll(ranks, own.dump())) {
        const nlohmann::json theirs = nlohmann::json::parse(text);
        for (const auto& [name, value] : theirs["terms"].items()) terms_[name] += number(value);
        for (const auto& [name, shape] : theirs["shapes"].items())
            shapes_[name] = shape.get<std::vector<std::int64_t>>();
    }
    std::size_t size = 0;
    for (const auto& [name, shape] : shapes_) size += sizeOf(shape);
    values_.resize(size);
    std::size_t at = 0;
    for (const auto& [name, shape] : shapes_) {
        if (answer.has(name)) {
            const auto bytes = answer.array(name).bytes;
            std::memcpy(values_.data() + at, bytes.data(), bytes.size());
        }
        at += sizeOf(shape);
    }
    for (at = 0; at < size; at += kBucket)
        sumOver(ranks, std::span(values_).subspan(at, std::min(kBucket, size - at)));
}

void SharedGradients::addTo(Frame& request) const {
    std::size_t at = 0;
    for (const auto& [name, shape] : shapes_) {
        request.add(name, shape, std::span(values_).subspan(at, sizeOf(shape)));
        at += sizeOf(shape);
    }
}

}  // namespace paragram
