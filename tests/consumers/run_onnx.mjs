// Ids to vectors by ONNX Runtime: node run_onnx.mjs MODULES inputs.json OUT
// inputs.json: [{"model": "x.onnx", "sentences": [{"input_ids": [...], ...}]}]; OUT.json: {"vectors": [[[...]]]}.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [modules, inputFile, out] = process.argv.slice(2);
const ort = createRequire(modules + "/")("onnxruntime-node");
const vectors = [];
for (const { model, sentences } of JSON.parse(readFileSync(inputFile, "utf8"))) {
    const session = await ort.InferenceSession.create(model);
    const ofModel = [];
    for (const sentence of sentences) {
        const feeds = {};
        for (const [name, ids] of Object.entries(sentence)) {
            const shape = [1, ids.length];
            feeds[name] = new ort.Tensor("int64", BigInt64Array.from(ids, BigInt), shape);
            const mask = new BigInt64Array(ids.length).fill(1n);
            feeds[name.replace("input_ids", "attention_mask")] = new ort.Tensor("int64", mask, shape);
        }
        ofModel.push(Array.from((await session.run(feeds)).sentence_embedding.data));
    }
    vectors.push(ofModel);
}
writeFileSync(out + ".json", JSON.stringify({ vectors }));
