// Writes small PDF files for tests.
#pragma once

#include <string>
#include <vector>

namespace paragram::test {

struct PdfLine {
    int left, bottom, size;
    std::string text;  // ASCII without brackets
};

// One page for each list of lines. locked: needs a password, which nobody knows.
inline std::string pdfOf(const std::vector<std::vector<PdfLine>>& pages, bool locked = false) {
    std::vector<std::string> objects{"<< /Type /Catalog /Pages 2 0 R >>", "",
                                     "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"};
    std::string kids;
    for (const auto& lines : pages) {
        std::string content;
        for (const PdfLine& line : lines)
            content += "BT /F1 " + std::to_string(line.size) + " Tf " + std::to_string(line.left) + " " +
                       std::to_string(line.bottom) + " Td (" + line.text + ") Tj ET\n";
        objects.push_back("<< /Length " + std::to_string(content.size()) + " >>\nstream\n" + content +
                          "endstream");
        objects.push_back("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents " +
                          std::to_string(objects.size()) + " 0 R /Resources << /Font << /F1 3 0 R >> >> >>");
        kids += std::to_string(objects.size()) + " 0 R ";
    }
    objects[1] = "<< /Type /Pages /Count " + std::to_string(pages.size()) + " /Kids [" + kids + "] >>";
    std::string trailer = "/Size " + std::to_string(objects.size() + 1) + " /Root 1 0 R";
    if (locked) {
        const std::string key(64, 'a');
        trailer +=
            " /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << "
            "/Filter /Standard /V 1 /R 2 /O <" +
            key + "> /U <" + key + "> /P -4 >>";
    }
    std::string file = "%PDF-1.4\n", table;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        std::string offset = std::to_string(file.size());
        table += std::string(10 - offset.size(), '0') + offset + " 00000 n \n";
        file += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const std::string start = std::to_string(file.size());
    return file + "xref\n0 " + std::to_string(objects.size() + 1) + "\n0000000000 65535 f \n" + table +
           "trailer << " + trailer + " >>\nstartxref\n" + start + "\n%%EOF\n";
}

}  // namespace paragram::test
