#include "core/training/data/token_spool.h"

#include <utility>

namespace paragram {

void reserveFor(const PairTokens& sample, std::int64_t total, PairTokens& tokens) {
    const double factor = 1.1 * static_cast<double>(total) / static_cast<double>(sample.size());
    for (const auto& [from, to] :
         {std::pair(&sample.source, &tokens.source), {&sample.target, &tokens.target}}) {
        to->ids.reserve(static_cast<std::size_t>(factor * static_cast<double>(from->ids.size())));
        to->offsets.reserve(static_cast<std::size_t>(total) + 1);
    }
}

TokenSpool::TokenSpool(const TrainSettings& settings, std::filesystem::path file, std::size_t vocabulary)
    : limit_(static_cast<std::size_t>(settings.memory) * 1'000'000),
      file_(std::move(file)),
      vocabulary_(vocabulary) {}

void TokenSpool::expect(const PairTokens& sample, std::int64_t total) {
    const double factor = static_cast<double>(total) / static_cast<double>(sample.size());
    if (limit_ > 0 && factor * static_cast<double>(sample.bytes()) > static_cast<double>(limit_)) {
        moveToFile();
    } else {
        reserveFor(sample, total, tokens_.memory);
    }
}

void TokenSpool::add(const PairTokens& more) {
    if (writer_) return writer_->add(more);
    for (std::size_t i = 0; i < more.size(); ++i) tokens_.memory.add(more, i);
    if (limit_ > 0 && tokens_.memory.bytes() > limit_) moveToFile();
}

TrainingTokens TokenSpool::finish(std::uint64_t fingerprint) {
    tokens_.fingerprint = fingerprint;
    if (writer_) {
        writer_->commit(fingerprint);
        Result<TokenFile> file = TokenFile::open(file_);
        if (!file) throw MachineFailure(file.error());
        tokens_.file = std::move(file).value();
    }
    return std::move(tokens_);
}

void TokenSpool::moveToFile() {
    writer_ = std::make_unique<TokenFileWriter>(file_, vocabulary_);
    writer_->add(tokens_.memory);
    tokens_.memory = {};
}

}  // namespace paragram
