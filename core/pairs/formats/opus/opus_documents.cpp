#include "core/pairs/formats/opus/opus_documents.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/number_text.h"
#include "core/pairs/formats/xml/xml_pair_reader.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/unpacking.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostDocumentBytes = 1U << 30;
constexpr std::size_t kMostArchives = 16;

// The bytes of the member at which a reader is; the reader stays with its owner.
class BorrowedMember : public ByteSource {
  public:
    BorrowedMember(ArchiveReader& reader, std::string name) : reader_(reader), name_(std::move(name)) {}
    Result<std::size_t> read(char* into, std::size_t size) override { return reader_.read(into, size); }
    double fraction() const override { return reader_.fraction(); }
    const std::string& name() const override { return name_; }

  private:
    ArchiveReader& reader_;
    std::string name_;
};

// Collects the text of each <s id>: its <w> separated by spaces, or its text with single spaces.
class DocumentHandler : public XmlHandler {
  public:
    OpusDocument sentences;
    std::size_t bytes = 0;

    void begin(std::string_view element, const XmlAttributes& attributes) override {
        if (element == "s") {
            id_ = attributes["id"];
            sentence_.clear();
            inSentence_ = true;
        } else if (inSentence_) {
            sentence_.append(" ");
        }
    }
    void text(std::string_view part) override {
        if (inSentence_) sentence_.append(part);
    }
    void end(std::string_view element) override {
        if (element != "s" || !inSentence_) return;
        inSentence_ = false;
        std::vector<std::string_view> words;
        splitAtWhitespace(sentence_.tooLong() ? std::string_view() : sentence_.text(), words);
        std::string text;
        for (const auto word : words) {
            if (!text.empty()) text += ' ';
            text += word;
        }
        bytes += text.size() + id_.size();
        sentences[id_] = std::move(text);
    }

  private:
    std::string id_;
    SegmentText sentence_;
    bool inSentence_ = false;
};

std::string withoutGz(const std::string& name) {
    return name.ends_with(".gz") ? name.substr(0, name.size() - 3) : name;
}

}  // namespace

Result<Nothing> OpusDocuments::listArchives() {
    if (std::exchange(listed_, true)) return Nothing{};
    std::vector<fs::path> files;
    std::error_code code;
    if (fs::is_directory(place_, code)) {
        for (const auto& entry : fs::directory_iterator(place_, code)) {
            const std::string ending = entry.path().extension().string();
            const bool archive = ending == ".zip" || ending == ".tar" || ending == ".tgz" ||
                                 entry.path().stem().extension() == ".tar";
            if (archive && entry.is_regular_file(code)) files.push_back(entry.path());
        }
        std::ranges::sort(files);
        files.resize(std::min(files.size(), kMostArchives));
    } else {
        files.push_back(place_);
    }
    for (const fs::path& file : files) {
        const auto members = listMembers(file);
        if (!members) return members.error();
        Archive archive{file, {}, nullptr};
        for (const ArchiveMember& member : *members) {
            if (!isSafeMember(member.name)) continue;
            std::size_t at = 0;
            for (const char* part : {"xml/", "raw/", "parsed/"}) {
                const auto found = member.name.find(part);
                if (found != std::string::npos) at = found + std::string_view(part).size();
            }
            archive.members.emplace(withoutGz(member.name.substr(at)), member.name);
        }
        archives_.push_back(std::move(archive));
    }
    return Nothing{};
}

Result<std::unique_ptr<ByteSource>> OpusDocuments::open(const std::string& name) {
    std::error_code code;
    if (!isSafeMember(name)) {
        return Error{place_.string(), fmt::format("a document named \"{}\"", name.substr(0, 80)),
                     "a path inside the folder of the corpus",
                     "the alignment tries to read other folders: do not use it"};
    }
    for (const char* below : {"", "xml", "raw", "../xml", "../raw"}) {
        for (const std::string& file : {name, withoutGz(name), name + ".gz"}) {
            const fs::path path = place_ / below / file;
            if (fs::is_regular_file(path, code)) return openBytes(path);
        }
    }
    const Result<Nothing> listed = listArchives();
    if (!listed) return listed.error();
    for (Archive& archive : archives_) {
        const auto member = archive.members.find(withoutGz(name));
        if (member == archive.members.end()) continue;
        if (!archive.reader) {
            Result<ArchiveReader> reader = ArchiveReader::open(archive.file);
            if (!reader) return reader.error();
            archive.reader = std::make_unique<ArchiveReader>(std::move(*reader));
        }
        const Result<Nothing> found = archive.reader->find(member->second);
        if (!found) return found.error();
        return unpacked(
            std::make_unique<BorrowedMember>(*archive.reader, archive.file.string() + "!" + member->second));
    }
    return Error{place_.string(), fmt::format("no document \"{}\"", name.substr(0, 80)),
                 "the documents the alignment names, in a folder or in archives",
                 "name the folder or archive that contains them with --input2"};
}

Result<OpusDocument> OpusDocuments::read(const std::string& name) {
    Result<std::unique_ptr<ByteSource>> bytes = open(name);
    if (!bytes) return bytes.error();
    DocumentHandler handler;
    XmlStream stream(std::move(*bytes), false, handler);
    for (;;) {
        const Result<bool> more = stream.advance();
        if (!more) return more.error();
        if (!*more) return std::move(handler.sentences);
        if (handler.bytes > kMostDocumentBytes) {
            return Error{stream.where(),
                         fmt::format("more than {} bytes of text", groupedNumber(kMostDocumentBytes)),
                         "a document of a corpus", "check that this is the right file"};
        }
    }
}

}  // namespace paragram
