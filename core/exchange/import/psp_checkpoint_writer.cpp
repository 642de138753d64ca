// Writes the pickle and the container that torch.load reads.
#include <charconv>
#include <cstring>
#include <fstream>

#include "core/base/files/atomic_file.h"
#include "core/base/little_endian.h"
#include "core/exchange/formats/zip_archive.h"
#include "core/exchange/import/psp_checkpoint.h"

namespace paragram {
namespace {

std::string_view bytesOf(const Matrix& matrix) {
    return {reinterpret_cast<const char*>(matrix.data()), matrix.size() * sizeof(float)};
}

// The instructions of a protocol-2 pickle, and the storages that its tensors refer to.
class Pickler {
  public:
    Pickler() { bytes_ = std::string("\x80\x02", 2); }
    void op(char code) { bytes_ += code; }
    void text(std::string_view value) {
        op('X');
        appendValue(bytes_, static_cast<std::uint32_t>(value.size()));
        bytes_ += value;
    }
    void integer(std::int64_t value) {
        if (value >= INT32_MIN && value <= INT32_MAX) {
            op('J');
            appendValue(bytes_, static_cast<std::int32_t>(value));
        } else {
            bytes_ += std::string("\x8A\x08", 2);
            appendValue(bytes_, value);
        }
    }
    void real(double value) {
        op('G');
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        for (int shift = 56; shift >= 0; shift -= 8) bytes_ += static_cast<char>(bits >> shift & 0xFF);
    }
    void boolean(bool value) { op(value ? '\x88' : '\x89'); }
    void global(const char* module, const char* name) {
        bytes_.append("c").append(module).append("\n").append(name).append("\n");
    }
    void tensor(const Matrix& matrix) {
        openTensor(matrix);
        integer(static_cast<std::int64_t>(matrix.rows()));
        integer(static_cast<std::int64_t>(matrix.cols()));
        op('\x86');
        integer(static_cast<std::int64_t>(matrix.cols()));
        integer(1);
        op('\x86');
        closeTensor();
    }
    // A matrix of one row, as a tensor of one dimension.
    void vector(const Matrix& row) {
        openTensor(row);
        integer(static_cast<std::int64_t>(row.size()));
        op('\x85');
        integer(1);
        op('\x85');
        closeTensor();
    }
    // "0.3", "20", "none", "mean"
    void argument(const std::string& value) {
        if (value == "none") return op('N');
        const char* end = value.data() + value.size();
        std::int64_t whole = 0;
        if (const auto [at, status] = std::from_chars(value.data(), end, whole);
            status == std::errc() && at == end)
            return integer(whole);
        double number = 0;
        if (const auto [at, status] = std::from_chars(value.data(), end, number);
            status == std::errc() && at == end)
            return real(number);
        text(value);
    }
    void vocabulary(const PspTable& table) {
        bytes_ += "}(";
        std::int64_t row = 0;
        for (const std::string& piece : table.pieces) {
            text(piece);
            integer(row++);
        }
        text("UUUNKKK");
        integer(row);
        op('u');
    }
    const std::string& finish() {
        op('.');
        return bytes_;
    }
    const std::vector<const Matrix*>& storages() const { return storages_; }

  private:
    void openTensor(const Matrix& matrix) {
        global("torch._utils", "_rebuild_tensor_v2");
        op('(');
        op('(');
        text("storage");
        global("torch", "FloatStorage");
        text(std::to_string(storages_.size()));
        text("cpu");
        integer(static_cast<std::int64_t>(matrix.size()));
        bytes_ += "tQ";
        integer(0);
        storages_.push_back(&matrix);
    }
    void closeTensor() {
        boolean(false);
        global("collections", "OrderedDict");
        bytes_ += ")RtR";
    }

    std::string bytes_;
    std::vector<const Matrix*> storages_;
};

void putOptimizer(Pickler& pickle, const PspCheckpoint& checkpoint,
                  const std::vector<const PspTable*>& tables) {
    pickle.text("optimizer");
    pickle.op('}');
    pickle.op('(');
    pickle.text("state");
    pickle.op('}');
    pickle.op('(');
    std::int64_t parameter = 0;
    for (const PspTable* table : tables) {
        if (table->mean.size() == 0) break;
        pickle.integer(parameter++);
        pickle.op('}');
        pickle.op('(');
        pickle.text("step");
        pickle.integer(checkpoint.steps);
        pickle.text("exp_avg");
        pickle.tensor(table->mean);
        pickle.text("exp_avg_sq");
        pickle.tensor(table->variance);
        pickle.op('u');
    }
    pickle.op('u');
    pickle.text("param_groups");
    pickle.op(']');
    pickle.op('}');
    pickle.op('(');
    pickle.text("lr");
    pickle.real(checkpoint.number("lr", 0.001));
    pickle.text("betas");
    pickle.real(0.9);
    pickle.real(0.999);
    pickle.op('\x86');
    pickle.text("eps");
    pickle.real(1e-8);
    pickle.text("weight_decay");
    pickle.integer(0);
    pickle.text("amsgrad");
    pickle.boolean(false);
    pickle.text("params");
    pickle.op(']');
    pickle.op('(');
    const std::size_t parameters = tables.size() + checkpoint.network.size();
    for (std::size_t i = 0; i < parameters; ++i) pickle.integer(static_cast<std::int64_t>(i));
    pickle.op('e');
    pickle.op('u');
    pickle.op('a');
    pickle.op('u');
}

}  // namespace

void writePspCheckpoint(const PspCheckpoint& checkpoint, const std::filesystem::path& file) {
    std::vector<const PspTable*> tables{&checkpoint.source};
    if (checkpoint.target) tables.push_back(&*checkpoint.target);
    Pickler pickle;
    pickle.op('}');
    pickle.op('(');
    pickle.text("state_dict");
    pickle.global("collections", "OrderedDict");
    pickle.op(')');
    pickle.op('R');
    pickle.op('(');
    pickle.text("embedding.weight");
    pickle.tensor(checkpoint.source.weights);
    if (checkpoint.target) {
        pickle.text("embedding_fr.weight");
        pickle.tensor(checkpoint.target->weights);
    }
    for (const NetworkTensor& tensor : checkpoint.network) {
        pickle.text(pspTensorName(tensor.name));
        if (tensor.values.rows() == 1)
            pickle.vector(tensor.values);
        else
            pickle.tensor(tensor.values);
    }
    pickle.op('u');
    pickle.text("vocab");
    pickle.vocabulary(checkpoint.source);
    pickle.text("vocab_fr");
    if (checkpoint.target)
        pickle.vocabulary(*checkpoint.target);
    else
        pickle.op('N');
    pickle.text("args");
    pickle.global("argparse", "Namespace");
    pickle.op(')');
    pickle.op('\x81');
    pickle.op('}');
    pickle.op('(');
    for (const auto& [name, value] : checkpoint.args) {
        pickle.text(name);
        pickle.argument(value);
    }
    pickle.op('u');
    pickle.op('b');
    putOptimizer(pickle, checkpoint, tables);
    pickle.text("epoch");
    pickle.integer(checkpoint.epoch);
    pickle.op('u');

    errno = 0;
    std::ofstream out(file, std::ios::binary);
    ZipWriter zip(out);
    const std::string stem = file.stem().string();
    zip.add(stem + "/data.pkl", pickle.finish());
    zip.add(stem + "/byteorder", "little");
    for (std::size_t i = 0; i < pickle.storages().size(); ++i)
        zip.add(stem + "/data/" + std::to_string(i), bytesOf(*pickle.storages()[i]));
    zip.add(stem + "/version", "3\n");
    zip.finish();
    out.close();
    if (!out) throwWriteFailure(file);
}

}  // namespace paragram
