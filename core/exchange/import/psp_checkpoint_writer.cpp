// Writes a checkpoint that torch.load and the authors' program read.
#include "core/exchange/formats/torch_writer.h"
#include "core/exchange/import/psp_checkpoint.h"

namespace paragram {
namespace {

void putVocabulary(TorchWriter& torch, const PspTable& table) {
    torch.openDict();
    std::int64_t row = 0;
    for (const std::string& piece : table.pieces) {
        torch.text(piece);
        torch.integer(row++);
    }
    torch.text("UUUNKKK");
    torch.integer(row);
    torch.closeDict();
}

void putOptimizer(TorchWriter& torch, const PspCheckpoint& checkpoint,
                  const std::vector<const PspTable*>& tables) {
    torch.text("optimizer");
    torch.openDict();
    torch.text("state");
    torch.openDict();
    std::int64_t parameter = 0;
    for (const PspTable* table : tables) {
        if (table->mean.size() == 0) break;
        torch.integer(parameter++);
        torch.openDict();
        torch.text("step");
        torch.integer(checkpoint.steps);
        torch.text("exp_avg");
        torch.tensor(table->mean);
        torch.text("exp_avg_sq");
        torch.tensor(table->variance);
        torch.closeDict();
    }
    torch.closeDict();
    torch.text("param_groups");
    torch.openList();
    torch.openDict();
    torch.text("lr");
    torch.real(checkpoint.number("lr", 0.001));
    torch.text("betas");
    torch.real(0.9);
    torch.real(0.999);
    torch.pair();
    torch.text("eps");
    torch.real(1e-8);
    torch.text("weight_decay");
    torch.integer(0);
    torch.text("amsgrad");
    torch.boolean(false);
    torch.text("params");
    torch.openList();
    const std::size_t parameters = tables.size() + checkpoint.network.size();
    for (std::size_t i = 0; i < parameters; ++i) torch.integer(static_cast<std::int64_t>(i));
    torch.closeList();
    torch.closeDict();
    torch.closeList();
    torch.closeDict();
}

}  // namespace

void writePspCheckpoint(const PspCheckpoint& checkpoint, const std::filesystem::path& file) {
    std::vector<const PspTable*> tables{&checkpoint.source};
    if (checkpoint.target) tables.push_back(&*checkpoint.target);
    TorchWriter torch(TorchContainer::zip);
    torch.openDict();
    torch.text("state_dict");
    torch.openOrderedDict();
    torch.text("embedding.weight");
    torch.tensor(checkpoint.source.weights);
    if (checkpoint.target) {
        torch.text("embedding_fr.weight");
        torch.tensor(checkpoint.target->weights);
    }
    for (const NetworkTensor& tensor : checkpoint.network) {
        torch.text(pspTensorName(tensor.name));
        if (tensor.values.rows() == 1)
            torch.vector(tensor.values);
        else
            torch.tensor(tensor.values);
    }
    torch.closeDict();
    torch.text("vocab");
    putVocabulary(torch, checkpoint.source);
    torch.text("vocab_fr");
    if (checkpoint.target)
        putVocabulary(torch, *checkpoint.target);
    else
        torch.none();
    torch.text("args");
    torch.openNamespace();
    for (const auto& [name, value] : checkpoint.args) {
        torch.text(name);
        torch.argument(value);
    }
    torch.closeNamespace();
    putOptimizer(torch, checkpoint, tables);
    torch.text("epoch");
    torch.integer(checkpoint.epoch);
    torch.closeDict();
    torch.write(file);
}

}  // namespace paragram
