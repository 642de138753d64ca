// Sentences to ids and vectors by Hugging Face's tokenizers and ONNX Runtime, as their users would.
//   node embed.mjs MODULES tokenizer.json (model.safetensors|model.onnx|ids) sentences.txt OUT
// Writes OUT.json: {"ids": [[...]], "vectors": [[...]]}, vectors of length 1.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [modules, tokenizerFile, modelFile, sentenceFile, out] = process.argv.slice(2);
const require = createRequire(modules + "/");
const { PreTrainedTokenizer } = require("@huggingface/transformers");

const tokenizer = new PreTrainedTokenizer(JSON.parse(readFileSync(tokenizerFile, "utf8")), {});
const sentences = readFileSync(sentenceFile, "utf8").split("\n").slice(0, -1);
const ids = sentences.map((text) => tokenizer.encode(text, { add_special_tokens: false }));

// The mean of the rows of a safetensors file, divided by its length.
function meanOf(file) {
    const bytes = readFileSync(file);
    const headerBytes = Number(bytes.readBigUInt64LE(0));
    const header = JSON.parse(bytes.toString("utf8", 8, 8 + headerBytes));
    const { shape, data_offsets: [begin] } = header["embedding.weight"] ?? header["embeddings"];
    const start = 8 + headerBytes + begin;
    return (row) => {
        const sum = new Array(shape[1]).fill(0);
        for (const id of row)
            for (let j = 0; j < shape[1]; ++j) sum[j] += bytes.readFloatLE(start + 4 * (id * shape[1] + j));
        const length = Math.hypot(...sum) || 1;
        return sum.map((value) => value / length);
    };
}

async function onnxOf(file) {
    const ort = require("onnxruntime-node");
    const session = await ort.InferenceSession.create(file);
    return async (row) => {
        const shape = [1, row.length];
        const { sentence_embedding } = await session.run({
            input_ids: new ort.Tensor("int64", BigInt64Array.from(row, BigInt), shape),
            attention_mask: new ort.Tensor("int64", new BigInt64Array(row.length).fill(1n), shape),
        });
        return Array.from(sentence_embedding.data);
    };
}

const vectors = [];
if (modelFile !== "ids") {
    const encode = modelFile.endsWith(".onnx") ? await onnxOf(modelFile) : meanOf(modelFile);
    for (const row of ids) vectors.push(row.length > 0 ? await encode(row) : []);
}
writeFileSync(out + ".json", JSON.stringify({ ids, vectors }));
