// Writes a checkpoint that torch.load and P20's program read.
#include <algorithm>
#include <deque>

#include "core/exchange/formats/torch_writer.h"
#include "core/exchange/import/bgt_checkpoint.h"

namespace paragram {
namespace {

constexpr float kVersion = 3;  // of fairseq's transformers

void putModel(TorchWriter& torch, const BgtCheckpoint& checkpoint, std::deque<Matrix>& untrained) {
    torch.openOrderedDict();
    for (const BgtTensor& tensor : bgtTensors(checkpoint.shape)) {
        const auto found = std::ranges::find(checkpoint.tensors, tensor.name, &NetworkTensor::name);
        const Matrix* values = found != checkpoint.tensors.end() ? &found->values : nullptr;
        if (values == nullptr) {
            Matrix& zero = untrained.emplace_back(tensor.rows, tensor.cols);
            if (tensor.name.ends_with(".version")) zero.data()[0] = kVersion;
            values = &zero;
        }
        torch.text(tensor.name);
        if (tensor.vector)
            torch.vector(*values);
        else
            torch.tensor(*values);
    }
    torch.closeDict();
}

}  // namespace

void writeBgtCheckpoint(const BgtCheckpoint& checkpoint, const std::filesystem::path& file) {
    TorchWriter torch(TorchContainer::legacy);
    torch.openDict();
    torch.text("args");
    torch.openNamespace();
    for (const auto& [name, value] : checkpoint.args) {
        torch.text(name);
        const bool list = name == "lr" || name == "update_freq";
        if (list) torch.openList();
        torch.argument(value);
        if (list) torch.closeList();
    }
    torch.closeNamespace();
    torch.text("model");
    std::deque<Matrix> untrained;
    putModel(torch, checkpoint, untrained);
    torch.text("optimizer_history");
    torch.openList();
    torch.openDict();
    torch.text("criterion_name");
    torch.text("BGTLossCriterion");
    torch.text("optimizer_name");
    torch.text("FairseqAdam");
    torch.text("lr_scheduler_state");
    torch.openDict();
    torch.closeDict();
    torch.text("num_updates");
    torch.integer(checkpoint.updates);
    torch.closeDict();
    torch.closeList();
    torch.text("extra_state");
    torch.openDict();
    torch.text("train_iterator");
    torch.openDict();
    torch.text("epoch");
    torch.integer(checkpoint.epoch);
    torch.text("iterations_in_epoch");
    torch.integer(0);
    torch.closeDict();
    torch.text("val_loss");
    torch.none();
    torch.text("num_updates");
    torch.integer(checkpoint.updates);
    torch.closeDict();
    torch.text("last_optimizer_state");
    torch.none();
    torch.closeDict();
    torch.write(file);
}

}  // namespace paragram
