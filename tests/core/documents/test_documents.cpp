// Documents of every format, made by the rules of the format, and what cannot be read.
#include <QTest>

#include "core/documents/document_formats.h"
#include "core/documents/document_sentences.h"
#include "core/documents/page_lines.h"
#include "tests/support/archive_maker.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::pathIn;
using test::writeArchive;
using test::writeText;

namespace {

// "# " in front of headings.
QStringList shown(const Result<Document>& document) {
    if (!document) return {QString::fromStdString(document.error().sentence())};
    QStringList lines;
    for (const Paragraph& p : document->paragraphs)
        lines << (p.heading ? "# " : "") + QString::fromStdString(p.text);
    return lines;
}

constexpr auto kDocx =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>\n"
    "<w:p><w:pPr><w:pStyle w:val=\"Heading1\"/></w:pPr><w:r><w:t>A title</w:t></w:r></w:p>\n"
    "<w:p><w:r><w:t xml:space=\"preserve\">The first </w:t></w:r><w:r><w:t>paragraph.</w:t><w:br/><w:t>Its "
    "end.</w:t></w:r>\n"
    "<w:del><w:r><w:delText>Deleted.</w:delText></w:r></w:del><w:ins><w:r><w:t xml:space=\"preserve\"> "
    "Added.</w:t></w:r></w:ins></w:p>\n"
    "<w:p/><w:tbl><w:tr><w:tc><w:p><w:r><w:t>A cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>\n"
    "<w:p><w:r><w:instrText>PAGE</w:instrText></w:r></w:p></w:body></w:document>";

constexpr auto kOdt =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content\n"
    " xmlns:office=\"urn:o\" "
    "xmlns:text=\"urn:t\"><office:body><office:text><text:tracked-changes><text:p>Gone.</text:p>\n"
    "</text:tracked-changes><text:h text:outline-level=\"1\">A "
    "title</text:h><text:p>The<text:s/>first<text:note><text:p>A\n"
    " note.</text:p></text:note> paragraph.<text:line-break/>Its "
    "end.</text:p><text:p/></office:text></office:body>\n"
    "</office:document-content>";

}  // namespace

class TestDocuments : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return pathIn(folder_, name); }
    Result<Document> read(const std::filesystem::path& file, const std::string& format = {}) {
        return readDocument({file}, format, {});
    }
    Result<Document> readText(const std::string& name, const std::string& text) {
        return read(writeText(path(name), text));
    }

  private slots:
    void paragraphsOfTextFormats_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("paragraphs");
        const auto row = [](const char* title, const char* name, const char* text,
                            const QStringList& paragraphs) {
            QTest::newRow(title) << name << text << paragraphs;
        };
        row("one line each", "a.txt", "One sentence.\nAnother.\n", {"One sentence.", "Another."});
        row("wrapped lines", "a.txt",
            "This is a paragraph that was bro-\nken at the end of its lines, and\nends here.\n\nThe second "
            "one was "
            "bro-\nken, too, as one can see.\n",
            {"This is a paragraph that was broken at the end of its lines, and ends here.",
             "The second one was broken, too, as one can see."});
        row("carriage returns", "a.txt", "\xEF\xBB\xBFOne.\r\n\r\n\r\nTwo.\r\n", {"One.", "Two."});
        row("markdown", "a.md",
            "# A *title*\nText with a [link](http://x.y) and\n`code`.\n\n- first\n- second "
            "**item**\n\n```\nint "
            "main();\n```\n> quoted\n\nUnder\n=====\nlast\n",
            {"# A title", "Text with a link and code.", "first", "second item", "quoted", "# Under", "last"});
        row("subtitles", "a.srt",
            "1\n00:00:01,000 --> 00:00:02,000\n<i>Good</i> morn-\ning.\n\n2\n00:00:03,000 --> "
            "00:00:04,000\nHow are "
            "you?\n",
            {"Good morning.", "How are you?"});
        row("web subtitles", "a.bin", "WEBVTT\n\nNOTE none\n\n00:01.000 --> 00:02.000 align:start\nHello.\n",
            {"Hello."});
        row("html", "a.bin",
            "<!DOCTYPE html><html "
            "lang=en><head><title>T</title><style>p{}</style></head><body><nav>Menu</nav>"
            "<h1>A title</h1><p>One &amp; two<br>lines<p>Not closed <b>b</b>old<script>x()</script></body>",
            {"# A title", "One & two lines", "Not closed bold"});
        row("tei", "a.xml",
            "<TEI xml:lang='fr'><teiHeader><title>Meta</title></teiHeader><text><body><head>A "
            "title</head><p>One<lb/>"
            "two<note>n</note></p><lg><l>verse</l></lg></body></text></TEI>",
            {"# A title", "One two", "verse"});
    }
    void paragraphsOfTextFormats() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QStringList, paragraphs);
        QCOMPARE(shown(readText(name.toStdString(), text.toStdString())), paragraphs);
    }

    void placesAreKept() {
        const auto text = readText("a.txt", "One.\n\nTwo.\n");
        VERIFY_OK(text);
        QCOMPARE(text->paragraphs[1].place, std::int64_t{3});
        QCOMPARE(text->placeUnit, std::string("line"));
        const auto tei = readText("a.xml", "<TEI xml:lang='fr-CH'><text><p>Un.</p></text></TEI>");
        VERIFY_OK(tei);
        QCOMPARE(tei->language, std::string("fr-CH"));
    }

    void officeDocuments() {
        const auto docx = writeArchive(path("a.docx"), ".zip",
                                       {{"[Content_Types].xml", "<Types/>"}, {"word/document.xml", kDocx}});
        QCOMPARE(shown(read(docx)),
                 (QStringList{"# A title", "The first paragraph. Its end. Added.", "A cell"}));
        const auto odt =
            writeArchive(path("a.odt"), ".zip",
                         {{"mimetype", "application/vnd.oasis.opendocument.text"}, {"content.xml", kOdt}});
        QCOMPARE(shown(read(odt)), (QStringList{"# A title", "The first paragraph. Its end."}));
    }

    void booksAreReadInTheOrderOfTheirSpine() {
        const auto page = [](const char* text) {
            return std::string(
                       "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>x</title></head><body><p>") +
                   text + "</p></body></html>";
        };
        const auto epub = writeArchive(
            path("a.epub"), ".zip",
            {{"mimetype", "application/epub+zip"},
             {"META-INF/container.xml",
              "<container><rootfiles><rootfile full-path='OPS/b.opf'/></rootfiles></container>"},
             {"OPS/b.opf",
              "<package xmlns:dc='d'><metadata><dc:language>fr</dc:language></metadata><manifest><item "
              "id='b' "
              "href='b%20c.xhtml'/><item id='a' href='a.xhtml'/></manifest><spine><itemref "
              "idref='a'/><itemref "
              "idref='b'/></spine></package>"},
             {"OPS/b c.xhtml", page("Deux \xC3\xA9t\xC3\xA9s.")},
             {"OPS/a.xhtml", page("Un.")}});
        const auto book = read(epub);
        QCOMPARE(shown(book), (QStringList{"Un.", QString::fromUtf8("Deux \xC3\xA9t\xC3\xA9s.")}));
        QCOMPARE(book->language, std::string("fr"));
    }

    void pagesBecomeParagraphs() {
        // Three pages with a running head and page numbers; a paragraph continues over a page.
        std::vector<std::vector<test::PdfLine>> pages;
        constexpr const char* fruit[] = {"apples", "peaches", "plums"};
        for (int p = 1; p <= 3; ++p) {
            const std::string n = std::to_string(p);
            pages.push_back(
                {{50, 760, 10, "The Book of Tests " + n},
                 {50, 700, 12, "Page " + n + " begins with a line that is as long as oth-"},
                 {50, 685, 12, "er lines of this page, which go to the same edge of it"},
                 {50, 670, 12, "and end."},
                 {50, 655, 12, "A second paragraph starts here and continues, line after"},
                 {50, 640, 12,
                  std::string(fruit[p - 1]) + ", with words up to the very end of the page, and then"},
                 {290, 30, 10, n}});
        }
        pages[0].insert(pages[0].begin() + 1, {50, 730, 20, "A Large Title"});
        const auto pdf = readText("a.pdf", test::pdfOf(pages));
        const QStringList lines = shown(pdf);
        QVERIFY2(lines.size() == 5, qPrintable(lines.join('\n')));
        QCOMPARE(lines[0], QString("# A Large Title"));
        QCOMPARE(
            lines[1],
            QString("Page 1 begins with a line that is as long as other lines of this page, which go to the "
                    "same edge of it and end."));
        QVERIFY2(lines[2].contains("and then Page 2 begins"), qPrintable(lines[2]));
        QCOMPARE(pdf->placeUnit, std::string("page"));
        QCOMPARE(pdf->paragraphs[2].place, std::int64_t{1});
        QCOMPARE(pdf->remarks.size(), std::size_t{1});
    }

    void linesAreJoined_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("joined");
        QTest::newRow("words") << "one"
                               << "two"
                               << "one two";
        QTest::newRow("a divided word") << "moun-"
                                        << "tains"
                                        << "mountains";
        QTest::newRow("a soft hyphen") << QString::fromUtf8("moun\u00AD") << "tains"
                                       << "mountains";
        QTest::newRow("a compound") << "Anglo-"
                                    << "American"
                                    << "Anglo-American";
        QTest::newRow("years") << "1914-"
                               << "1918"
                               << "1914-1918";
        QTest::newRow("a dash") << "so -"
                                << "said he"
                                << "so - said he";
        QTest::newRow("Chinese") << QString::fromUtf8("我们") << QString::fromUtf8("在这里")
                                 << QString::fromUtf8("我们在这里");
    }
    void linesAreJoined() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, joined);
        std::string text = first.toStdString();
        appendLine(text, second.toStdString());
        QCOMPARE(QString::fromStdString(text), joined);
    }

    void sentencesHavePlaces() {
        SentencesRequest request;
        request.input.file = writeText(path("a.md"), "# A title. It is long.\n\nOne. Two.\n\nThree.\n");
        request.language = "en";
        const auto sentences = readSentences(request, {});
        VERIFY_OK(sentences);
        QCOMPARE(sentences->texts,
                 (std::vector<std::string>{"A title. It is long.", "One.", "Two.", "Three."}));
        QCOMPARE(sentences->places, (std::vector<std::int64_t>{1, 3, 3, 5}));
        QCOMPARE(sentences->paragraphs, (std::vector<std::int32_t>{0, 1, 1, 2}));
        request.unit = SentenceUnit::lines;
        const auto lines = readSentences(request, {});
        VERIFY_OK(lines);
        QCOMPARE(lines->texts.size(), std::size_t{5});
        QCOMPARE(lines->texts[1], std::string());
    }

    void theLanguageIsDetected() {
        SentencesRequest request;
        request.input.file =
            writeText(path("d.txt"), "Der Hund schläft heute den ganzen Tag, weil es draussen regnet.\n");
        for (const auto unit : {SentenceUnit::sentences, SentenceUnit::lines}) {
            request.unit = unit;
            const auto sentences = readSentences(request, {});
            VERIFY_OK(sentences);
            QCOMPARE(sentences->language, std::string("de"));
        }
    }

    void badDocumentsAreNamed_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("sentence");
        writeText(path("empty.txt"), "");
        writeText(path("blank.txt"), "\n \n");
        writeText(path("scanned.pdf"), test::pdfOf({{}, {}}));
        writeText(path("locked.pdf"), test::pdfOf({{{50, 700, 12, "secret"}}}, true));
        writeText(path("damaged.pdf"), "%PDF-1.4\nnothing");
        const auto docx =
            writeArchive(path("whole.docx"), ".zip",
                         {{"[Content_Types].xml", "<Types/>"}, {"word/document.xml", std::string(kDocx)}});
        std::ifstream in(docx, std::ios::binary);
        const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
        writeText(path("half.docx"), bytes.substr(0, bytes.size() / 2));
        writeArchive(path("other.docx"), ".zip",
                     {{"[Content_Types].xml", "<Types/>"}, {"xl/workbook.xml", "<w/>"}});
        writeText(path("broken.xml"), "<TEI><text><p>One</text></TEI>");
        writeText(path("latin.txt"), "Der M\xE4rz ist sch\xF6n.\n");
        writeText(path("program.bin"), std::string("\x7F"
                                                   "ELF\0\0\1",
                                                   7));
        writeText(path("no.srt"), "Just text\n");
        const auto row = [](const char* file, const char* sentence) {
            QTest::newRow(file) << file << sentence;
        };
        row("missing.txt", "missing.txt: ");
        row("empty.txt", "empty.txt: no text, expected a document with text");
        row("blank.txt", "blank.txt: no text");
        row("scanned.pdf", "scanned.pdf: 2 pages without text, probably scanned");
        row("locked.pdf", "locked.pdf: a PDF with a password");
        row("damaged.pdf", "damaged.pdf: a damaged PDF");
        row("half.docx", "half.docx: ");
        row("other.docx", "other.docx: no word/document.xml inside, expected a Word document");
        row("broken.xml", "broken.xml:1: ");
        row("latin.txt", "latin.txt:1: ");
        row("program.bin", "program.bin: not text");
        row("no.srt", "no.srt: no line with the times of a cue");
    }
    void badDocumentsAreNamed() {
        QFETCH(QString, file);
        QFETCH(QString, sentence);
        const auto document = read(path(file.toStdString()));
        QVERIFY(!document.ok());
        const QString said = QString::fromStdString(document.error().sentence());
        QVERIFY2(said.contains(sentence), qPrintable(said));
    }

    void anotherEncodingIsReadIfNamed() {
        const auto document =
            readDocument({writeText(path("l.txt"), "Der M\xE4rz.\n"), "windows-1252"}, {}, {});
        QCOMPARE(shown(document), QStringList{QString::fromUtf8("Der März.")});
    }

    void aStopEndsTheReading() {
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        QVERIFY(readDocument({writeText(path("s.txt"), "One.\n")}, {}, job).stopped());
        QVERIFY(readDocument({writeText(path("s.html"), "<html><p>One.")}, {}, job).stopped());
        QVERIFY(
            readDocument({writeText(path("s.pdf"), test::pdfOf({{{50, 700, 12, "x"}}}))}, {}, job).stopped());
    }
};

QTEST_APPLESS_MAIN(TestDocuments)
#include "test_documents.moc"
