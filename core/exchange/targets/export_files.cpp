#include "core/exchange/targets/export_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

#include "core/base/files/atomic_file.h"
#include "core/base/numeric/half_float.h"
#include "core/exchange/targets/token_source.h"

namespace paragram {

void writeExportFile(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write) {
    errno = 0;
    std::ofstream out(file, std::ios::binary);
    write(out);
    out.close();
    if (!out) throwWriteFailure(file);
}

void writeExportFile(const std::filesystem::path& file, std::string_view text) {
    writeExportFile(
        file, [&](std::ostream& out) { out.write(text.data(), static_cast<std::streamsize>(text.size())); });
}

std::size_t bytesOf(WeightPrecision precision) {
    if (precision == WeightPrecision::fp32) return 4;
    return precision == WeightPrecision::fp16 ? 2 : 1;
}

void writeNumbers(std::ostream& out, const Matrix& table, WeightPrecision precision) {
    float largest = 0;
    for (std::size_t i = 0; i < table.size(); ++i) largest = std::max(largest, std::fabs(table.data()[i]));
    const float scale = largest > 0 ? 127.0F / largest : 0.0F;
    std::string row;
    for (std::size_t i = 0; i < table.rows(); ++i) {
        const std::span<const float> values = table.row(i);
        if (precision == WeightPrecision::fp32) {
            out.write(reinterpret_cast<const char*>(values.data()),
                      static_cast<std::streamsize>(values.size_bytes()));
            continue;
        }
        row.clear();
        for (const float value : values) {
            if (precision == WeightPrecision::int8) {
                row += static_cast<char>(static_cast<std::int8_t>(std::lround(value * scale)));
            } else {
                const std::uint16_t half = toHalf(value);
                row += static_cast<char>(half & 0xFF);
                row += static_cast<char>(half >> 8);
            }
        }
        out.write(row.data(), static_cast<std::streamsize>(row.size()));
    }
}

std::string printableToken(const std::string& token, bool noSpaces) {
    std::string text;
    for (const char c : token) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (blank && noSpaces)
            text += "\xE2\x96\x81";
        else
            text += blank ? ' ' : c;
    }
    return text;
}

std::string vocabularyLines(const Model& model) {
    std::string lines;
    for (std::size_t i = 0; i < model.tokenizer->rows(); ++i) {
        const std::string token = model.tokenizer->piece(static_cast<std::int32_t>(i));
        lines += fmt::format("{}\t{}\n", printableToken(token, false), i);
    }
    return lines;
}

double vocabularyBytes(const Model& model) {
    constexpr double kAbout = 16;  // bytes of a token and its number
    return kAbout * static_cast<double>(model.table.rows());
}

void writeBeside(const ExportModel& exported, const ExportPlace& place) {
    writeExportFile(place.file(".vocab.txt"), vocabularyLines(exported.model));
    for (std::size_t part = 0; part < exported.model.tokenizer->parts(); ++part) {
        for (const Side side : {Side::source, Side::target}) {
            if (side == Side::target && exported.model.tokenizer->sharing() != Sharing::unshared) continue;
            const TokenSource source = tokenSource(exported.model.tokenizer->tokenizer(part, side));
            if (source.kind != TokenSource::Kind::sentencePiece) continue;
            const bool second = side == Side::target;
            writeExportFile(place.file(second ? ".target.sentencepiece.model" : ".sentencepiece.model"),
                            source.file);
        }
    }
}

Matrix poolReference(const Model& model, const Matrix& table, std::span<const std::string> texts) {
    const EncoderLayout layout = model.layout();
    const bool max = model.settings.encoder.pooling == Pooling::max;
    Matrix vectors(texts.size(), layout.outputDimension(table.cols()));
    for (std::size_t t = 0; t < texts.size(); ++t) {
        const std::vector<std::int32_t> tokens =
            model.tokenizer->tokens(model.settings, texts[t], Side::source);
        for (std::size_t part = 0; part < layout.parts(); ++part) {
            const auto range = layout.range(part, tokens);
            for (std::size_t j = 0; j < table.cols(); ++j) {
                double sum = 0, largest = -std::numeric_limits<double>::infinity();
                for (std::size_t i = range.first; i < range.first + range.count; ++i) {
                    const double value = table(static_cast<std::size_t>(tokens[i]), j);
                    sum += value;
                    largest = std::max(largest, value);
                }
                const double pooled = max ? largest : sum / static_cast<double>(range.count);
                vectors(t, layout.column(part, table.cols()) + j) += static_cast<float>(pooled);
            }
        }
    }
    return vectors;
}

ExportCheck compareVectors(const Matrix& ours, const Matrix& theirs, const std::vector<char>& skip) {
    ExportCheck check;
    std::size_t before = ours.rows();  // the last row compared
    for (std::size_t i = 0; i < ours.rows(); ++i) {
        if (i < skip.size() && skip[i] != kCounts) {
            if (skip[i] == kOtherCut) ++check.otherCut;
            continue;
        }
        ++check.compared;
        const bool zero = cosine(ours.row(i), ours.row(i)) == 0;
        double difference = zero ? 0 : std::fabs(1 - cosine(ours.row(i), theirs.row(i)));
        if (before < ours.rows()) {
            difference = std::max(difference, std::fabs(cosine(ours.row(before), ours.row(i)) -
                                                        cosine(theirs.row(before), theirs.row(i))));
        }
        // NaN counts as the largest possible difference.
        check.largest = std::isnan(difference) ? 2 : std::max(check.largest, difference);
        before = i;
    }
    return check;
}

Result<ExportCheck> checkTable(const ExportModel& exported, const Result<Matrix>& table,
                               const std::vector<std::string>& sentences) {
    if (!table) return table.error();
    const Matrix& ours = exported.model.table;
    if (table->rows() != ours.rows() || table->cols() != ours.cols()) {
        return Error{"reading back", fmt::format("{} x {} numbers", table->rows(), table->cols()),
                     fmt::format("{} x {}", ours.rows(), ours.cols()),
                     "report this as a fault of the program"};
    }
    Workers alone(1);
    return compareVectors(exported.model.embed(sentences, alone),
                          poolReference(exported.model, *table, sentences));
}

ExportPoints exportPoints(const ExportModel& exported, std::size_t most) {
    ExportPoints points;
    const Model& model = exported.model;
    if (!exported.sentences.empty()) {
        points.texts.assign(exported.sentences.begin(),
                            exported.sentences.begin() +
                                static_cast<std::ptrdiff_t>(std::min(most, exported.sentences.size())));
        Workers workers;
        points.vectors = model.embed(points.texts, workers);
        return points;
    }
    const std::size_t rows = std::min(most, model.table.rows());
    points.vectors = Matrix(rows, model.table.cols());
    std::copy_n(model.table.data(), points.vectors.size(), points.vectors.data());
    for (std::size_t i = 0; i < rows; ++i)
        points.texts.push_back(model.tokenizer->piece(static_cast<std::int32_t>(i)));
    return points;
}

}  // namespace paragram
