#include "app/cli/document_flags.h"

#include <fmt/format.h>

#include "app/cli/choice_option.h"
#include "core/documents/sentence_splitter.h"
#include "core/text/unicode.h"

namespace paragram::cli {

struct DocumentFlags::Values {
    std::vector<std::string> languages, formats, encodings, passwords, abbreviations;
    SentenceUnit unit = SentenceUnit::sentences;
};

DocumentFlags::DocumentFlags(CLI::App& app, std::shared_ptr<SentencesRequest> first,
                             std::shared_ptr<SentencesRequest> second)
    : first_(std::move(first)), second_(std::move(second)), values_(std::make_shared<Values>()) {
    const bool two = second_ != nullptr;
    const std::string each = two ? ", one for both documents or two separated by a comma" : "";
    const auto add = [&](const std::string& flag, std::vector<std::string>& values, const std::string& help,
                         const std::string& type) {
        return app.add_option(flag, values, help + each)
            ->delimiter(',')
            ->expected(1, two ? 2 : 1)
            ->type_name(two ? type + "[," + type + "]" : type);
    };
    add(two ? "--languages" : "--language", values_->languages,
        "Language, for the rules of sentences and the tokenizer (default: as the document says, or detected)",
        "xx");
    addChoice(
        app, "--unit", values_->unit,
        "sentences: found by ICU's rules and lists of abbreviations; lines: every line of a text file is a "
        "sentence; paragraphs: each is one (default sentences)")
        ->type_name("NAME");
    std::vector<std::string> names{"auto"};
    std::string list;
    for (const DocumentFormat& format : documentFormats()) {
        names.push_back(format.id);
        list += (list.empty() ? "" : ", ") + format.id;
    }
    suggest(add("--document-format", values_->formats,
                "auto, " + list + " (default auto: by the first bytes and the name)", "NAME"),
            names);
    add("--encoding", values_->encodings,
        "Encoding of plain text, such as windows-1252 (default UTF-8, or UTF-16 by its byte order mark)",
        "NAME");
    add("--password", values_->passwords, "Password of a PDF", "TEXT");
    app.add_option(
           "--abbreviations", values_->abbreviations,
           "Abbreviations after which a sentence does not end, one per line, besides the built-in ones; "
           "may be repeated")
        ->type_name("FILE");
}

Result<Nothing> DocumentFlags::apply() const {
    std::vector<std::string> abbreviations;
    for (const std::string& file : values_->abbreviations) {
        const auto read = readAbbreviations(file);
        if (!read) return read.error();
        abbreviations.insert(abbreviations.end(), read->begin(), read->end());
    }
    const auto nth = [](const std::vector<std::string>& values, std::size_t i) {
        return values.empty() ? std::string() : values[std::min(i, values.size() - 1)];
    };
    for (std::size_t i = 0; i < (second_ ? 2U : 1U); ++i) {
        SentencesRequest& request = i == 0 ? *first_ : *second_;
        request.language = nth(values_->languages, i);
        if (!request.language.empty() && !isLanguageCode(request.language)) {
            return Error{second_ ? "--languages" : "--language", "\"" + request.language + "\"",
                         "a language code such as en", "give its code"};
        }
        request.format = nth(values_->formats, i);
        if (request.format == "auto") request.format.clear();
        request.input.encoding = nth(values_->encodings, i);
        request.input.password = nth(values_->passwords, i);
        request.unit = values_->unit;
        request.abbreviations = abbreviations;
    }
    return Nothing{};
}

}  // namespace paragram::cli
