// Documents that are zip archives of XML: docx, odt, epub.
#include <algorithm>
#include <map>

#include "core/documents/document_formats.h"
#include "core/documents/markup_bytes.h"
#include "core/text/input/archive.h"

namespace paragram {
namespace {

Error notA(const DocumentInput& input, const std::string& what, const std::string& member) {
    return {input.file.string(), "no " + member + " inside", what, "use another copy of the file"};
}

// Whether an archive has a member. Error if it is damaged.
Result<bool> hasMember(const std::filesystem::path& archive, const std::string& name) {
    const auto members = listMembers(archive);
    if (!members) return members.error();
    return std::ranges::any_of(*members, [&](const ArchiveMember& m) { return m.name == name; });
}

Result<Document> readMember(const DocumentInput& input, const std::string& member, const std::string& what,
                            const MarkupDialect& dialect, const JobContext& job) {
    const auto present = hasMember(input.file, member);
    if (!present) return present.error();
    if (!*present) return notA(input, what, member);
    auto source = openMember(input.file, member);
    if (!source) return source.error();
    Document document;
    document.placeUnit = "paragraph";
    MarkupBlocks blocks(dialect, document);
    const auto read = readXmlBytes(std::move(*source), blocks, job);
    if (!read) return read.error();
    return document;
}

// The members of an epub in reading order: container.xml names the package, which lists them.
class EpubPackage : public XmlHandler {
  public:
    void begin(std::string_view element, const XmlAttributes& attributes) override {
        if (element == "rootfile" && root.empty()) root = attributes["full-path"];
        if (element == "item") items[std::string(attributes["id"])] = attributes["href"];
        if (element == "itemref" && attributes["linear"] != "no") spine.emplace_back(attributes["idref"]);
        inLanguage_ = element == "language";
    }
    void end(std::string_view) override { inLanguage_ = false; }
    void text(std::string_view part) override {
        if (inLanguage_) language += part;
    }

    std::string root, language;
    std::map<std::string, std::string> items;
    std::vector<std::string> spine;

  private:
    bool inLanguage_ = false;
};

Result<Nothing> readPackage(const DocumentInput& input, const std::string& member, EpubPackage& package) {
    auto source = openMember(input.file, member);
    if (!source) return source.error();
    XmlStream stream(std::move(*source), false, package);
    for (;;) {
        const auto more = stream.advance();
        if (!more) return more.error();
        if (!*more) return Nothing{};
    }
}

// "a%20b" without escapes.
std::string unescaped(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size()) {
            plain += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

}  // namespace

Result<Document> readDocx(const DocumentInput& input, const JobContext& job) {
    return readMember(input, "word/document.xml", "a Word document", docxDialect(), job);
}

Result<Document> readOdt(const DocumentInput& input, const JobContext& job) {
    return readMember(input, "content.xml", "an OpenDocument text", odtDialect(), job);
}

Result<Document> readEpub(const DocumentInput& input, const JobContext& job) {
    constexpr auto kContainer = "META-INF/container.xml";
    const auto present = hasMember(input.file, kContainer);
    if (!present) return present.error();
    if (!*present) return notA(input, "an electronic book", kContainer);
    const auto locked = hasMember(input.file, "META-INF/rights.xml");
    if (!locked) return locked.error();
    if (*locked) {
        return Error{input.file.string(), "a book with copy protection", "a book without it",
                     "ask its publisher for one"};
    }
    EpubPackage package;
    auto done = readPackage(input, kContainer, package);
    if (!done) return done.error();
    done = readPackage(input, package.root, package);
    if (!done) return done.error();
    const std::string folder = package.root.substr(0, package.root.rfind('/') + 1);
    Document document;
    document.placeUnit = "paragraph";
    document.language = package.language;
    for (const std::string& id : package.spine) {
        if (job.shouldStop()) return Stopped{};
        const std::string name = folder + unescaped(package.items[id].substr(0, package.items[id].find('#')));
        auto source = openMember(input.file, name);
        if (!source) return source.error();
        MarkupBlocks blocks(htmlDialect(), document);
        const auto read = readHtmlBytes(**source, true, blocks, job);
        if (!read) return read.error();
    }
    return document;
}

}  // namespace paragram
