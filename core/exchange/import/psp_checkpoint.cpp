#include "core/exchange/import/psp_checkpoint.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "core/exchange/formats/torch_file.h"

namespace paragram {
namespace {

using Kind = PickleNode::Kind;

constexpr char kUnknown[] = "UUUNKKK";

Error notPsp(const std::string& name, std::string found) {
    return {name, std::move(found), "a checkpoint of P-SP's or Simple and Effective's train program",
            "choose a file that their program saved"};
}

// The given rows of from, in their order.
Matrix gather(const Matrix& from, const std::vector<std::int64_t>& rows) {
    Matrix gathered(rows.size(), from.cols());
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::ranges::copy(from.row(static_cast<std::size_t>(rows[i])), gathered.row(i).begin());
    return gathered;
}

struct Reader {
    const TorchFile& torch;
    const std::string name;

    Result<Matrix> moment(const PickleNode* state, std::int64_t parameter, const char* which,
                          const Matrix& weights) const {
        const PickleDocument& document = torch.document();
        if (!state || state->kind != Kind::dict) return Matrix();
        for (std::size_t i = 0; i + 1 < state->items.size(); i += 2) {
            const PickleNode& key = document.at(state->items[i]);
            if (key.kind != Kind::integer || key.integer != parameter) continue;
            const PickleNode* tensor = document.find(document.at(state->items[i + 1]), which);
            if (!tensor) return Matrix();
            Result<Matrix> moment = torch.matrix(*tensor);
            if (moment && (moment->rows() != weights.rows() || moment->cols() != weights.cols()))
                return notPsp(name, "an optimizer state with another shape than its table");
            return moment;
        }
        return Matrix();
    }

    Result<PspTable> table(const PickleNode& vocabulary, const PickleNode* weights, const PickleNode* state,
                           std::int64_t parameter) const {
        const PickleDocument& document = torch.document();
        if (!weights) return notPsp(name, "a vocabulary without its embedding table");
        const Result<Matrix> matrix = torch.matrix(*weights);
        if (!matrix) return matrix.error();
        const Result<Matrix> mean = moment(state, parameter, "exp_avg", *matrix);
        const Result<Matrix> variance = moment(state, parameter, "exp_avg_sq", *matrix);
        if (!mean) return mean.error();
        if (!variance) return variance.error();
        std::vector<std::pair<std::int64_t, const std::string*>> entries;
        std::int64_t unknown = -1;
        for (std::size_t i = 0; i + 1 < vocabulary.items.size(); i += 2) {
            const PickleNode& piece = document.at(vocabulary.items[i]);
            const PickleNode& row = document.at(vocabulary.items[i + 1]);
            const bool whole = piece.kind == Kind::text && row.kind == Kind::integer && row.integer >= 0 &&
                               row.integer < static_cast<std::int64_t>(matrix->rows());
            if (!whole) {
                return notPsp(name, fmt::format("a vocabulary entry \"{}\" without a row of the table",
                                                piece.text.substr(0, 40)));
            }
            if (piece.text == kUnknown)
                unknown = row.integer;
            else if (piece.text.find('\n') == std::string::npos)
                entries.emplace_back(row.integer, &piece.text);
        }
        if (unknown < 0) return notPsp(name, "a vocabulary without UUUNKKK, the row of unknown text");
        std::ranges::stable_sort(entries, {}, [](const auto& entry) { return entry.first; });
        PspTable table;
        std::vector<std::int64_t> rows;
        for (const auto& [row, piece] : entries) {
            rows.push_back(row);
            table.pieces.push_back(*piece);
        }
        rows.push_back(unknown);
        table.weights = gather(*matrix, rows);
        if (mean->size() > 0 && variance->size() > 0) {
            table.mean = gather(*mean, rows);
            table.variance = gather(*variance, rows);
        }
        return table;
    }

    // The number of a parameter in the optimizer: its place among those of the model.
    std::int64_t parameterOf(const PickleNode& weights, std::string_view key) const {
        const PickleDocument& document = torch.document();
        const PickleNode& dict = weights.kind == Kind::object ? document.at(weights.items[0]) : weights;
        for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2)
            if (document.at(dict.items[i]).text == key) return static_cast<std::int64_t>(i / 2);
        return -1;
    }

    // The LSTM of a checkpoint whose tables were read, in both directions or one, perhaps one for each
    // language.
    Result<Nothing> network(const PickleNode& weights, const PickleNode* state, PspCheckpoint& to) const {
        const PickleDocument& document = torch.document();
        const PickleNode* recurrent = document.find(weights, "lstm.weight_hh_l0");
        const Result<Matrix> square = recurrent ? torch.matrix(*recurrent) : Matrix();
        if (!square) return square.error();
        if (square->cols() == 0 || square->cols() > 8192) return notPsp(name, "a model without its LSTM");
        EncoderSettings encoder;
        encoder.dimension = static_cast<int>(to.source.weights.cols());
        encoder.units = static_cast<int>(square->cols());
        encoder.network =
            document.find(weights, "lstm.weight_hh_l0_reverse") ? Network::blstm : Network::lstm;
        encoder.separateNetworks = document.find(weights, "lstm_fr.weight_hh_l0") != nullptr;
        to.network = zeroNetwork(encoder);
        to.networkMoments.start(to.network, false);
        for (std::size_t i = 0; i < to.network.size(); ++i) {
            NetworkTensor& tensor = to.network[i];
            const std::string key = pspTensorName(tensor.name);
            const PickleNode* found = document.find(weights, key);
            if (!found) return notPsp(name, "a model without " + key);
            Result<Matrix> values = torch.matrix(*found);
            if (!values) return values.error();
            if (values->rows() != tensor.values.rows() || values->cols() != tensor.values.cols())
                return notPsp(name, fmt::format("{} of {} x {} instead of {} x {}", key, values->rows(),
                                                values->cols(), tensor.values.rows(), tensor.values.cols()));
            tensor.values = *std::move(values);
            const std::int64_t parameter = parameterOf(weights, key);
            Result<Matrix> mean = moment(state, parameter, "exp_avg", tensor.values);
            Result<Matrix> variance = moment(state, parameter, "exp_avg_sq", tensor.values);
            if (!mean) return mean.error();
            if (!variance) return variance.error();
            if (to.networkMoments.mean.empty()) continue;
            if (mean->size() == 0 || variance->size() == 0) {
                to.networkMoments = {};
                continue;
            }
            to.networkMoments.mean[i].values = *std::move(mean);
            to.networkMoments.variance[i].values = *std::move(variance);
        }
        return Nothing{};
    }

    // Adam's steps: an integer, or a tensor with one since torch 1.12.
    std::int64_t steps(const PickleNode* state) const {
        if (!state || state->kind != Kind::dict || state->items.size() < 2) return 0;
        const PickleDocument& document = torch.document();
        const PickleNode* step = document.find(document.at(state->items[1]), "step");
        if (!step) return 0;
        if (step->kind == Kind::integer) return std::max<std::int64_t>(0, step->integer);
        const Result<Matrix> number = torch.matrix(*step);
        const bool one = number && number->size() == 1 && number->data()[0] >= 0 && number->data()[0] < 1e15F;
        return one ? static_cast<std::int64_t>(number->data()[0]) : 0;
    }
};

}  // namespace

std::string pspTensorName(const std::string& name) {
    constexpr std::string_view kOurs = "lstm_target.";
    return name.starts_with(kOurs) ? "lstm_fr." + name.substr(kOurs.size()) : name;
}

Result<PspCheckpoint> readPspCheckpoint(const std::filesystem::path& file) {
    const Result<TorchFile> torch = TorchFile::open(file);
    if (!torch) return torch.error();
    const PickleDocument& document = torch->document();
    const PickleNode& root = document.root();
    const PickleNode* weights = document.find(root, "state_dict");
    const PickleNode* vocabulary = document.find(root, "vocab");
    const PickleNode* args = document.find(root, "args");
    if (!weights || !vocabulary || !args || vocabulary->kind != Kind::dict) {
        return notPsp(file.string(), "no state_dict, vocab and args");
    }
    PspCheckpoint checkpoint;
    checkpoint.args = torch->arguments(*args);
    const PickleNode* optimizer = document.find(root, "optimizer");
    const PickleNode* state = optimizer ? document.find(*optimizer, "state") : nullptr;
    const Reader reader{*torch, file.string()};
    Result<PspTable> source =
        reader.table(*vocabulary, document.find(*weights, "embedding.weight"), state, 0);
    if (!source) return source.error();
    checkpoint.source = std::move(source).value();
    const PickleNode* other = document.find(root, "vocab_fr");
    if (other && other->kind == Kind::dict && !other->items.empty()) {
        const PickleNode* otherWeights = document.find(*weights, "embedding_fr.weight");
        Result<PspTable> target =
            reader.table(*other, otherWeights, state, reader.parameterOf(*weights, "embedding_fr.weight"));
        if (!target) return target.error();
        if (target->weights.cols() != checkpoint.source.weights.cols())
            return notPsp(file.string(), "two tables of different dimensions");
        checkpoint.target = std::move(target).value();
    }
    if (checkpoint.source.weights.cols() == 0) return notPsp(file.string(), "a table without columns");
    if (checkpoint.text("model", "avg") != "avg" || document.find(*weights, "lstm.weight_ih_l0")) {
        const Result<Nothing> read = reader.network(*weights, state, checkpoint);
        if (!read) return read.error();
    }
    checkpoint.steps = reader.steps(state);
    if (const PickleNode* epoch = document.find(root, "epoch"))
        checkpoint.epoch = static_cast<int>(std::clamp<std::int64_t>(epoch->integer, 0, 1'000'000));
    return checkpoint;
}

}  // namespace paragram
