"""paragram-neural against PARAGRAM_DATA/fixtures/seq2seq-golden: the LSTM encoder-decoder of P18, 6, as an independent
program computes it. Gradient norms, ten updates, the weights after them, beam search.
    test_seq2seq_golden.py PROGRAM"""
import csv
import os
import sys
import unittest

import numpy

from client import Neural, flat, pairs

FOLDER = os.path.join(os.environ.get("PARAGRAM_DATA", ""), "fixtures", "seq2seq-golden")
PROGRAM = sys.argv.pop(1)
SHAPE = {"variant": "translation", "layers": "seq2seq", "vocabulary": 200, "end": 2, "width": 32, "units": 24,
         "decoderUnits": 40, "decoderLayers": 2, "smoothing": 0}
ADAM = {"beta2": 0.999, "decay": 0, "clip": 5}
# Their names, and ours.
NAMES = {"encoder_embedding.": "encoder_sem.embed_tokens.", "encoder.": "encoder_sem.lstm.",
         "decoder_embedding.": "decoder_trans_en.embed_tokens.", "decoder.": "decoder_trans_en.lstm.",
         "bridge.": "decoder_trans_en.bridge.", "attention": "decoder_trans_en.attention",
         "mix.": "decoder_trans_en.mix.", "out.": "decoder_trans_en.out."}


def ours(name):
    start = next(start for start in NAMES if name.startswith(start))
    return NAMES[start] + name[len(start):]


def table(name):
    with open(os.path.join(FOLDER, name), newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def weights(name):
    return {ours(name): values for name, values in numpy.load(os.path.join(FOLDER, name)).items()}


@unittest.skipUnless(os.path.isdir(FOLDER), "no fixtures/seq2seq-golden below PARAGRAM_DATA")
class Golden(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        rows = table("pairs.tsv")
        cls.source, cls.target = ([[int(token) for token in row[side].split()] for row in rows] for side in ("src", "tgt"))
        cls.program = Neural(PROGRAM)

    @classmethod
    def tearDownClass(cls):
        assert cls.program.close() == 0

    def create(self, name, **more):
        arrays = weights(name)
        answer, _ = self.program.ask("create", arrays, shape=SHAPE, adam=ADAM, **more)
        self.assertEqual(answer["parameters"], sum(values.size for values in arrays.values()))

    def update(self, apply, batches=None, **more):
        batches = batches or [{"pairs": 8}]
        return self.program.ask("update", pairs(self.source, self.target), apply=apply, batches=batches, **more)[0]

    def test_gradients(self):
        first = table("steps.tsv")[0]
        for batches in ([{"pairs": 8}], [{"pairs": 3}, {"pairs": 5}]):
            self.create("initial.npz", threads=len(batches))
            answer = self.update("gradients", batches)
            self.assertLess(abs(answer["terms"]["trans_st"] / float(first["nll"]) - 1), 1e-5)
            norms = {ours(row["parameter"]): float(row["norm"]) for row in table("gradients.tsv")}
            self.assertEqual(set(answer["gradients"]), set(norms))
            for name, norm in answer["gradients"].items():
                self.assertLess(abs(norm - norms[name]) / max(1e-2, norms[name]), 1e-4, name)

    def test_steps_and_weights(self):
        self.create("initial.npz")
        for row in table("steps.tsv"):
            answer = self.update("step", rate=0.01)
            self.assertLess(abs(answer["terms"]["total"] / float(row["loss"]) - 1), 1e-4, row["step"])
            self.assertLess(abs(answer["gradient-norm"] / float(row["gradient_norm"]) - 1), 1e-3, row["step"])
        _, mine = self.program.ask("weights")
        for name, values in weights("final.npz").items():
            self.assertLess(numpy.abs(mine[name] - values).max(), 2e-3, name)

    def test_states(self):
        self.create("initial.npz")
        states = numpy.load(os.path.join(FOLDER, "forward.npz"))["states"]
        ids, lengths = flat(self.source)
        _, answer = self.program.ask("encode", {"ids": ids, "lengths": lengths})
        for row, length in enumerate(lengths):  # the sentence vector is their mean, the end's included
            self.assertLess(numpy.abs(answer["mean"][row] - states[row, :length + 1].mean(axis=0)).max(), 1e-5)

    def test_writing(self):
        self.create("final.npz", threads=2)
        ids, lengths = flat(self.source[:4])
        for search, beam in (("greedy", 1), ("beam12", 12)):
            answer, _ = self.program.ask("write", {"ids": ids, "lengths": lengths}, decoder="decoder_trans_en",
                                         options={"beam": beam, "best": beam, "longest": 20})
            expected = [row for row in table("decode.tsv") if row["search"] == search]
            self.assertEqual(len(answer["rows"]), len(expected))
            for row, theirs in zip(answer["rows"], expected):
                self.assertEqual(row["sentence"], int(theirs["pair"]))
                self.assertEqual(row["tokens"], [int(token) for token in theirs["ids"].split()])
                self.assertLess(abs(row["score"] - float(theirs["score"])), 1e-5)


if __name__ == "__main__":
    unittest.main()
