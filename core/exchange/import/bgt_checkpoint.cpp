#include "core/exchange/import/bgt_checkpoint.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

using Kind = PickleNode::Kind;

Error notBgt(const std::string& name, std::string found, std::string expected = "") {
    if (expected.empty()) expected = "a checkpoint of P20's program (bilingual-generative-transformer)";
    return {name, std::move(found), std::move(expected), "choose a file that their program saved"};
}

// What changes what a model computes; others have the values that the program was released with.
std::optional<Error> otherArchitecture(const BgtCheckpoint& checkpoint, const std::string& name) {
    for (const char* flag : {"encoder_normalize_before", "decoder_normalize_before", "encoder_learned_pos",
                             "decoder_learned_pos", "no_token_positional_embeddings", "share_all_embeddings",
                             "share_decoder_input_output_embed"}) {
        const std::string value = checkpoint.text(flag, "0");
        if (value != "0" && value != "none")
            return notBgt(name, fmt::format("a model trained with {}", flag), "one without it, as released");
    }
    const std::string activation = checkpoint.text("activation_fn", "relu");
    if (activation != "relu")
        return notBgt(name, fmt::format("a model trained with activation_fn {}", activation), "relu");
    if (checkpoint.number("encoder_attention_heads", 8) != checkpoint.number("decoder_attention_heads", 8))
        return notBgt(name, "encoders and decoders with other numbers of heads", "the same number");
    const double heads = checkpoint.number("encoder_attention_heads", 8);
    if (!(heads >= 1) || static_cast<double>(checkpoint.shape.width) / heads !=
                             static_cast<double>(checkpoint.shape.width / static_cast<std::size_t>(heads)))
        return notBgt(name, fmt::format("{} heads for a width of {}", heads, checkpoint.shape.width));
    return std::nullopt;
}

struct Reader {
    const TorchFile& torch;
    const PickleNode& model;
    const std::string& name;

    // Sizes of a tensor of two dimensions; none if there is no such tensor.
    std::optional<std::pair<std::size_t, std::size_t>> sizes(const std::string& key) const {
        const PickleNode* tensor = torch.document().find(model, key);
        if (tensor == nullptr || tensor->kind != Kind::tensor) return std::nullopt;
        const PickleNode& shape = torch.document().at(tensor->items[1]);
        if (shape.items.size() != 2) return std::nullopt;
        const std::int64_t rows = torch.document().at(shape.items[0]).integer,
                           cols = torch.document().at(shape.items[1]).integer;
        if (rows < 1 || cols < 1) return std::nullopt;
        return std::pair(static_cast<std::size_t>(rows), static_cast<std::size_t>(cols));
    }

    std::size_t layers(const std::string& part) const {
        constexpr std::size_t kMost = 1000;
        std::size_t count = 0;
        while (count < kMost && sizes(fmt::format("{}.layers.{}.fc1.weight", part, count))) ++count;
        return count;
    }

    Result<BgtShape> shape() const {
        const auto table = sizes("encoder_sem.embed_tokens.weight"),
                   latent = sizes("encoder_sem.hidden2mean.weight"),
                   inner = sizes("encoder_sem.layers.0.fc1.weight");
        if (!table || !latent || !inner)
            return notBgt(name, "a model without the embeddings, the layers or the latent of encoder_sem");
        BgtShape found;
        found.vocabulary = table->first;
        found.width = table->second;
        found.latent = latent->first;
        found.feedForward = inner->first;
        found.encoderLayers = layers("encoder_sem");
        found.decoderLayers = layers("decoder_trans_en");
        found.reconstructs = sizes("decoder_en.embed_out").has_value();
        if (found.vocabulary <= kBgtFirstPiece || found.decoderLayers == 0)
            return notBgt(name, "a model without a dictionary or without decoder_trans_en");
        return found;
    }

    // The trained tensors in the order of the file's format; every tensor of the file is known.
    Result<NetworkWeights> tensors(const BgtShape& shape) const {
        NetworkWeights weights;
        std::set<std::string, std::less<>> known;
        for (const BgtTensor& expected : bgtTensors(shape)) {
            known.insert(expected.name);
            if (!expected.trained) continue;
            const PickleNode* tensor = torch.document().find(model, expected.name);
            if (tensor == nullptr) return notBgt(name, "a model without " + expected.name);
            Result<Matrix> values = torch.matrix(*tensor);
            if (!values) return values.error();
            if (values->rows() != expected.rows || values->cols() != expected.cols)
                return notBgt(name,
                              fmt::format("{} of {} x {}", expected.name, values->rows(), values->cols()),
                              fmt::format("{} x {}", expected.rows, expected.cols));
            weights.push_back({expected.name, *std::move(values)});
        }
        const PickleNode& dict = model.kind == Kind::object ? torch.document().at(model.items[0]) : model;
        for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2) {
            const std::string& key = torch.document().at(dict.items[i]).text;
            if (!known.contains(key) && key.find(".embed_positions.") == std::string::npos)
                return notBgt(name, fmt::format("the tensor \"{}\"", key.substr(0, 80)),
                              "those of the released program");
        }
        return weights;
    }
};

}  // namespace

bool isBgtCheckpoint(const TorchFile& torch) {
    const PickleDocument& document = torch.document();
    const PickleNode* model = document.find(document.root(), "model");
    return model != nullptr && model->kind == Kind::dict &&
           document.find(document.root(), "args") != nullptr &&
           document.find(document.root(), "state_dict") == nullptr;
}

Result<BgtCheckpoint> readBgtCheckpoint(const TorchFile& torch, const std::string& name) {
    const PickleDocument& document = torch.document();
    if (!isBgtCheckpoint(torch)) return notBgt(name, "no args and model");
    BgtCheckpoint checkpoint;
    checkpoint.args = torch.arguments(*document.find(document.root(), "args"));
    const Reader reader{torch, *document.find(document.root(), "model"), name};
    const Result<BgtShape> shape = reader.shape();
    if (!shape) return shape.error();
    checkpoint.shape = *shape;
    if (const std::optional<Error> other = otherArchitecture(checkpoint, name)) return *other;
    Result<NetworkWeights> tensors = reader.tensors(*shape);
    if (!tensors) return tensors.error();
    checkpoint.tensors = std::move(tensors).value();
    if (const PickleNode* history = document.find(document.root(), "optimizer_history");
        history != nullptr && history->kind == Kind::list && !history->items.empty()) {
        const PickleNode* updates = document.find(document.at(history->items.back()), "num_updates");
        if (updates != nullptr && updates->kind == Kind::integer)
            checkpoint.updates = std::max<std::int64_t>(0, updates->integer);
    }
    if (const PickleNode* extra = document.find(document.root(), "extra_state")) {
        const PickleNode* iterator = document.find(*extra, "train_iterator");
        const PickleNode* epoch = iterator != nullptr ? document.find(*iterator, "epoch") : nullptr;
        if (epoch != nullptr && epoch->kind == Kind::integer)
            checkpoint.epoch = static_cast<int>(std::clamp<std::int64_t>(epoch->integer, 0, 1'000'000));
    }
    return checkpoint;
}

Result<std::vector<std::string>> readFairseqDictionary(const std::filesystem::path& file) {
    const Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    std::vector<std::string> pieces;
    std::string_view rest = *bytes;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t blank = line.rfind(' ');
        std::int64_t count = -1;
        if (blank != std::string_view::npos)
            std::from_chars(line.data() + blank + 1, line.data() + line.size(), count);
        if (count < 0) {
            return Error{fmt::format("{}, line {}", file.string(), pieces.size() + 1),
                         "no count after the piece", "PIECE COUNT, as fairseq writes dict.en.txt",
                         "choose fairseq's dictionary"};
        }
        pieces.emplace_back(line.substr(0, blank));
    }
    return pieces;
}

}  // namespace paragram
