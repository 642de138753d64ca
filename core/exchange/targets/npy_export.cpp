// NumPy's .npy, and numbers without a header, with the vocabulary in a separate file.
#include <fmt/format.h>

#include <cstring>

#include "core/base/files/mapped_file.h"
#include "core/base/numeric/half_float.h"
#include "core/exchange/formats/npy.h"
#include "core/exchange/targets/export_files.h"

namespace paragram {
namespace {

// A table of rows x cols numbers at the end of a file.
Result<Matrix> readNumbers(const std::filesystem::path& file, std::size_t rows, std::size_t cols,
                           WeightPrecision precision, bool header) {
    const Result<MappedFile> mapped = MappedFile::open(file);
    if (!mapped) return mapped.error();
    const std::string_view bytes = mapped->bytes();
    const std::size_t needed = rows * cols * bytesOf(precision);
    if (header ? bytes.size() < needed : bytes.size() != needed) {
        return Error{file.string(), fmt::format("{} bytes", bytes.size()), fmt::format("{}", needed),
                     "the disk may be full: export again"};
    }
    const char* at = bytes.data() + bytes.size() - needed;
    Matrix table(rows, cols);
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (precision == WeightPrecision::fp32) {
            std::memcpy(&table.data()[i], at + 4 * i, 4);
        } else if (precision == WeightPrecision::fp16) {
            std::uint16_t half = 0;
            std::memcpy(&half, at + 2 * i, 2);
            table.data()[i] = fromHalf(half);
        } else {
            table.data()[i] = static_cast<float>(static_cast<signed char>(at[i]));
        }
    }
    return table;
}

double tableBytes(const ExportModel& exported) {
    return static_cast<double>(exported.model.table.size() * bytesOf(exported.precision)) +
           vocabularyBytes(exported.model);
}

}  // namespace

ExportTarget npyTarget() {
    ExportTarget target;
    target.name = "npy";
    target.label = "NumPy array";
    target.reader = "Python with NumPy, and other readers of its arrays; the vocabulary is next to it.";
    target.ending = ".npy";
    target.snippets = {{"Python", "import numpy\ntable = numpy.load(\"{path}\")\n"}};
    target.bytes = tableBytes;
    target.write = [](const ExportModel& exported, const ExportPlace& place) {
        const Matrix& table = exported.model.table;
        writeExportFile(place.file(".npy"), [&](std::ostream& out) {
            std::string header =
                npyHeader(static_cast<std::int64_t>(table.rows()), static_cast<std::int64_t>(table.cols()));
            const char* type = exported.precision == WeightPrecision::fp32   ? "'<f4'"
                               : exported.precision == WeightPrecision::fp16 ? "'<f2'"
                                                                             : "'|i1'";
            header.replace(header.find("'<f4'"), 5, type);
            out.write(header.data(), static_cast<std::streamsize>(header.size()));
            writeNumbers(out, table, exported.precision);
        });
        writeBeside(exported, place);
    };
    target.check = [](const ExportModel& exported, const ExportPlace& place,
                      const std::vector<std::string>& sentences) {
        const Matrix& table = exported.model.table;
        const std::filesystem::path file = place.file(".npy");
        return checkTable(exported,
                          exported.precision == WeightPrecision::fp32
                              ? readNpy(file)
                              : readNumbers(file, table.rows(), table.cols(), exported.precision, true),
                          sentences);
    };
    return target;
}

ExportTarget rawTarget() {
    ExportTarget target;
    target.name = "raw";
    target.label = "Raw numbers";
    target.reader = "Programs that map a file of little-endian numbers, row by row: C, C++, LASER's tools.";
    target.ending = ".raw";
    target.snippets = {
        {"Python",
         "import numpy\ntable = numpy.fromfile(\"{path}\", dtype=\"<f4\").reshape(-1, {dimension})\n"},
        {"C++",
         "std::ifstream in(\"{path}\", std::ios::binary);\nstd::vector<float> row({dimension});\n"
         "while (in.read(reinterpret_cast<char*>(row.data()), 4 * row.size())) use(row);\n"}};
    target.bytes = tableBytes;
    target.write = [](const ExportModel& exported, const ExportPlace& place) {
        writeExportFile(place.file(".raw"), [&](std::ostream& out) {
            writeNumbers(out, exported.model.table, exported.precision);
        });
        writeBeside(exported, place);
    };
    target.check = [](const ExportModel& exported, const ExportPlace& place,
                      const std::vector<std::string>& sentences) {
        const Matrix& table = exported.model.table;
        return checkTable(
            exported, readNumbers(place.file(".raw"), table.rows(), table.cols(), exported.precision, false),
            sentences);
    };
    return target;
}

}  // namespace paragram
