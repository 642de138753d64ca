// Ids to vectors by ONNX Runtime: node run_onnx.mjs MODULES inputs.json OUT
// inputs.json: [{"model": "x.onnx", "sentences": [{"input_ids": [...], ...}]}]; OUT.json: {"vectors": [[[...]]]}.
// Sentences run in ragged batches, padded on the right.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [modules, inputFile, out] = process.argv.slice(2);
const ort = createRequire(modules + "/")("onnxruntime-node");
const kBatch = 7;

function padded(name, sentences) {
    const length = Math.max(...sentences.map((sentence) => sentence[name].length));
    const ids = new BigInt64Array(sentences.length * length), mask = new BigInt64Array(ids.length);
    sentences.forEach((sentence, row) => sentence[name].forEach((id, column) => {
        ids[row * length + column] = BigInt(id);
        mask[row * length + column] = 1n;
    }));
    const tensor = (values) => new ort.Tensor("int64", values, [sentences.length, length]);
    return { [name]: tensor(ids), [name.replace("input_ids", "attention_mask")]: tensor(mask) };
}

const vectors = [];
for (const { model, sentences } of JSON.parse(readFileSync(inputFile, "utf8"))) {
    const session = await ort.InferenceSession.create(model);
    const ofModel = [];
    for (let first = 0; first < sentences.length; first += kBatch) {
        const batch = sentences.slice(first, first + kBatch);
        const feeds = Object.assign({}, ...Object.keys(batch[0]).map((name) => padded(name, batch)));
        const found = (await session.run(feeds)).sentence_embedding;
        const size = found.dims[1];
        batch.forEach((_, row) => ofModel.push(Array.from(found.data.slice(row * size, (row + 1) * size))));
    }
    vectors.push(ofModel);
}
writeFileSync(out + ".json", JSON.stringify({ vectors }));
