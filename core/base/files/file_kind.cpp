#include "core/base/files/file_kind.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <string_view>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;
using namespace std::literals;

constexpr std::size_t kHeadBytes = 4096;

struct Kind {
    std::string_view begins;    // the first bytes
    std::string_view contains;  // in the first 4096; empty: nothing more
    const char* what;
    bool binary = true;  // no text, and no packed text
};

constexpr std::string_view kHdf5 = "\x89HDF\r\n\x1a\n"sv;

// The first that fits.
constexpr std::array<Kind, 34> kKinds{{{kHdf5, "paragram pairs", "a pair store"},
                                       {kHdf5, "paragram model", "a model file"},
                                       {kHdf5, "paragram checkpoint", "the checkpoint of a run"},
                                       {kHdf5, "", "an HDF5 file of another program"},
                                       {"\x89PNG", "", "a picture"},
                                       {"\xFF\xD8\xFF", "", "a picture"},
                                       {"GIF8", "", "a picture"},
                                       {"II*\0"sv, "", "a picture"},
                                       {"MM\0*"sv, "", "a picture"},
                                       {"RIFF", "WEBP", "a picture"},
                                       {"RIFF", "WAVE", "a sound"},
                                       {"%PDF-", "", "a PDF document"},
                                       {"\xD0\xCF\x11\xE0", "", "an office document"},
                                       {"PK\x03\x04", "[Content_Types].xml", "an office document"},
                                       {"PK\x03\x04", "opendocument", "an office document"},
                                       {"PK\x03\x04", "data.pkl", "a checkpoint of PyTorch"},
                                       {"PK\x03\x04", "", "a zip archive", false},
                                       {"\x1F\x8B", "", "a file packed with gzip", false},
                                       {"BZh", "", "a file packed with bzip2", false},
                                       {"\xFD"
                                        "7zXZ",
                                        "", "a file packed with xz", false},
                                       {"\x28\xB5\x2F\xFD", "", "a file packed with zstd", false},
                                       {"\x80\x02\x8A\x0A", "", "a checkpoint of PyTorch"},
                                       {"\x93NUMPY", "", "a NumPy array"},
                                       {"\xBA\x16\x4F\x2F", "", "a fastText model"},
                                       {"SQLite format 3", "", "an SQLite database"},
                                       {"\x7F"
                                        "ELF",
                                        "", "a program"},
                                       {"\n", "<unk>", "a SentencePiece model"},
                                       {"\xC2\x3E", "paragram-checksum", "a SentencePiece model"},
                                       {"paragram-vocabulary ", "", "a vocabulary of this program", false},
                                       {"paragram-checksum ", "", "a vocabulary of this program", false},
                                       {"{", "\"added_tokens\"", "a tokenizer.json", false},
                                       {"{", "", "a JSON file", false},
                                       {"<?xml", "", "an XML file", false},
                                       {"<", "", "an XML or HTML file", false}}};

std::string headOf(const fs::path& file) {
    std::string head(kHeadBytes, '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(in.gcount()));
    return head;
}

const Kind* kindWith(std::string_view head) {
    for (const Kind& kind : kKinds)
        if (head.starts_with(kind.begins) && head.find(kind.contains) != head.npos) return &kind;
    return nullptr;
}

// safetensors: the length of a header in JSON, then the header.
bool isSafetensors(std::string_view head) {
    return head.size() > 9 && head.substr(4, 4) == "\0\0\0\0"sv && head[8] == '{';
}

// NUL bytes that UTF-16 does not explain.
bool isBinary(std::string_view head) {
    return !head.starts_with("\xFF\xFE") && !head.starts_with("\xFE\xFF") && head.find('\0') != head.npos;
}

std::string kindOfFolder(const fs::path& folder) {
    std::error_code code;
    if (fs::exists(folder / "model.h5", code)) return "a run folder";
    if (fs::exists(folder / "checkpoint.h5", code)) return "a run folder without a model";
    if (fs::exists(folder / "modules.json", code)) return "a folder of sentence-transformers";
    if (fs::exists(folder / "config.json", code)) return "a folder of a model of another program";
    if (fs::exists(folder / "project.json", code)) return "a project folder";
    return "a folder";
}

bool isForeignModel(const std::string& what) {
    return what == "a checkpoint of PyTorch" || what == "a safetensors file" || what == "a fastText model" ||
           what == "a NumPy array" || what == "a folder of sentence-transformers" ||
           what == "a folder of a model of another program";
}

// Whether import may read pairs from it.
bool mayHavePairs(const std::string& what) {
    return what == "a text file" || what.starts_with("a file packed") || what == "a zip archive" ||
           what == "a JSON file" || what == "an XML file";
}

}  // namespace

std::string kindOfFile(const fs::path& file) {
    std::error_code code;
    if (!fs::exists(file, code)) return "no such file";
    if (fs::is_directory(file, code)) return kindOfFolder(file);
    if (isSpecialFile(file)) return "a device or a pipe";
    const std::string head = headOf(file);
    if (head.empty()) return "an empty file";
    if (isSafetensors(head)) return "a safetensors file";
    if (const Kind* kind = kindWith(head)) return kind->what;
    return isBinary(head) ? "a binary file" : "a text file";
}

bool isHdf5(const fs::path& file) {
    return headOf(file).starts_with(kHdf5);
}

std::optional<Error> refuseAsText(const fs::path& file) {
    std::error_code code;
    if (fs::is_directory(file, code)) return wrongFile(file, FileRole::text);
    if (!fs::is_regular_file(file, code)) return std::nullopt;
    const std::string head = headOf(file);
    const Kind* kind = kindWith(head);
    if (!isSafetensors(head) && !(kind && kind->binary)) return std::nullopt;
    return wrongFile(file, FileRole::text);
}

Error wrongFile(const fs::path& file, FileRole expected) {
    const std::string what = kindOfFile(file), name = file.string();
    if (what == "no such file") return {name, what, "", "check the name"};
    if (::access(file.c_str(), R_OK) != 0) return {name, "cannot be read", "", "check its permissions"};
    std::string role, action;
    switch (expected) {
        case FileRole::pairStore:
            role = "a pair store";
            action = fmt::format("make one first: paragram-cli import --input {} --output PAIRS.h5",
                                 mayHavePairs(what) ? name : "FILE");
            break;
        case FileRole::model:
            role = "a run folder or a model file";
            action = isForeignModel(what)
                         ? fmt::format(
                               "import it first: paragram-cli import-model --checkpoint {} --output MODEL.h5",
                               name)
                         : "train one first: paragram-cli train --pairs PAIRS.h5 --output RUN";
            break;
        case FileRole::checkpoint:
            role = "the checkpoint of a run";
            action = "choose the folder of a run";
            break;
        case FileRole::tokenizer:
            role = "a tokenizer";
            action = "make one first: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model";
            break;
        case FileRole::text:
            role = "text";
            action = what == "a pair store" ? fmt::format(
                                                  "write its text first: paragram-cli export-pairs --pairs "
                                                  "{} --format moses --output TEXT",
                                                  name)
                                            : "choose a text file";
            break;
    }
    return {name, what, role, action};
}

}  // namespace paragram
