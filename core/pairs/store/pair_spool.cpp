#include "core/pairs/store/pair_spool.h"

#include <unistd.h>

#include <string>

#include "core/base/files/atomic_file.h"
#include "core/base/files/temporary_folder.h"

namespace paragram {
namespace {

struct Record {
    std::uint32_t sourceBytes = 0, targetBytes = 0;
    TextHash key;
    float score = 0;
};

}  // namespace

PairSpool::PairSpool(const std::filesystem::path& folder) : folder_(folder) {
    const int descriptor = openUnnamedFile(folder);
    file_.reset(::fdopen(descriptor, "w+b"));
    if (!file_) {
        ::close(descriptor);
        throwWriteFailure(folder);
    }
    std::setvbuf(file_.get(), nullptr, _IOFBF, 1U << 20);
}

void PairSpool::put(const void* data, std::size_t size) {
    if (std::fwrite(data, 1, size, file_.get()) != size) throwWriteFailure(folder_);
    bytes_ += static_cast<std::int64_t>(size);
}

void PairSpool::write(const SentencePair& pair, const TextHash& key) {
    const Record record{static_cast<std::uint32_t>(pair.source.size()),
                        static_cast<std::uint32_t>(pair.target.size()), key, pair.score};
    put(&record, sizeof record);
    put(pair.source.data(), pair.source.size());
    put(pair.target.data(), pair.target.size());
    ++pairs_;
}

void PairSpool::rewind() {
    if (std::fflush(file_.get()) != 0) throwWriteFailure(folder_);
    std::rewind(file_.get());
}

bool PairSpool::read(SentencePair& pair, TextHash& key) {
    Record record;
    if (std::fread(&record, sizeof record, 1, file_.get()) != 1) return false;
    pair.source.resize(record.sourceBytes);
    pair.target.resize(record.targetBytes);
    pair.score = record.score;
    key = record.key;
    const auto filled = [&](std::string& text) {
        return std::fread(text.data(), 1, text.size(), file_.get()) == text.size();
    };
    if (!filled(pair.source) || !filled(pair.target)) {
        throw MachineFailure({folder_.string(), "the pairs stored there temporarily cannot be read back", "",
                              "check the disk"});
    }
    return true;
}

}  // namespace paragram
