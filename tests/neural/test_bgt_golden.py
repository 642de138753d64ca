"""paragram-neural against PARAGRAM_DATA/fixtures/bgt-golden, made by an independent program that was compared with the
authors' own: every loss term and gradient norm of every variant, ten updates, vectors, beam search.
    test_bgt_golden.py PROGRAM"""
import csv
import os
import sys
import unittest

import numpy

from client import Neural, flat, pairs

FOLDER = os.path.join(os.environ.get("PARAGRAM_DATA", ""), "fixtures", "bgt-golden")
PROGRAM = sys.argv.pop(1)
VARIANTS = "bgt released noprior nolangvars bitrans entrans envae enae".split()
TERMS = "nll_src nll_tgt kl_sem kl_src kl_tgt trans_st trans_ts total".split()
SHAPE = {"vocabulary": 200, "end": 2, "width": 32, "feedForward": 64, "heads": 2, "encoderLayers": 2, "decoderLayers": 1,
         "latent": 32, "smoothing": 0.1}
ADAM = {"decay": 1e-4, "clip": 40}


def table(name):
    with open(os.path.join(FOLDER, name), newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def arrays(name):
    return dict(numpy.load(os.path.join(FOLDER, name)))


@unittest.skipUnless(os.path.isdir(FOLDER), "no fixtures/bgt-golden below PARAGRAM_DATA")
class Golden(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open(os.path.join(FOLDER, "pairs.tsv"), newline="") as file:
            rows = [row for row in csv.reader(file, delimiter="\t") if row[0].split()[0].isdigit()]
        cls.source = [[int(token) for token in row[0].split()] for row in rows]
        cls.target = [[int(token) for token in row[1].split()] for row in rows]
        cls.noise = numpy.load(os.path.join(FOLDER, "noise.npy"))
        cls.program = Neural(PROGRAM)

    @classmethod
    def tearDownClass(cls):
        assert cls.program.close() == 0

    def create(self, variant, weights=None, **more):
        if weights is None:
            weights = arrays("initial.npz")
            if variant in ("envae", "enae"):
                weights.update(arrays("initial_single.npz"))
        mine = {"encoder_sem": True, "encoder_en": variant in ("bgt", "released", "noprior")}
        mine["encoder_fr"] = mine["decoder_fr"] = mine["encoder_en"]
        mine["decoder_en"] = mine["encoder_en"] or variant in ("envae", "enae")
        mine["decoder_trans_en"] = variant not in ("envae", "enae")
        mine["decoder_trans_fr"] = mine["decoder_trans_en"] and variant != "entrans"
        prior = variant in ("bgt", "released", "nolangvars", "envae")
        weights = {name: values for name, values in weights.items()
                   if mine[name.split(".")[0]] and (prior or not name.endswith("hidden2logv.weight"))}
        options = {"adam": ADAM, **more}
        answer, _ = self.program.ask("create", weights, shape={**SHAPE, "variant": variant}, **options)
        self.assertEqual(answer["parameters"], sum(values.size for values in weights.values()))

    def update(self, apply, batches, noise, **more):
        return self.program.ask("update", {**pairs(self.source, self.target), "noise": noise}, apply=apply,
                                batches=batches, **more)

    def close_to(self, value, expected, relative, what):
        self.assertLess(abs(value - expected) / max(1, abs(expected)), relative, f"{what}: {value}, not {expected}")

    PROBES = {"side0": [{"pairs": 8, "side": 0}], "side1": [{"pairs": 8, "side": 1}],
              "accumulated": [{"pairs": 4, "side": 0}, {"pairs": 4, "side": 1}]}

    def test_terms_and_gradients(self):
        norms = {(row["variant"], row["parameter"]): row for row in table("gradients.tsv")}
        compared = 0
        for threads in (1, 2):
            for row in table("terms.tsv"):
                variant, probe = row["variant"], row["probe"]
                self.create(variant, threads=threads)
                answer, _ = self.update("gradients", self.PROBES[probe], self.noise[0], **{"kl-weight": 0.7})
                for term in TERMS:
                    if row[term]:
                        self.close_to(answer["terms"][term], float(row[term]), 1e-5, f"{variant} {probe} {term}")
                for name, norm in answer["gradients"].items():
                    self.close_to(norm, float(norms[variant, name][probe]), 1e-4, f"{variant} {probe} {name}")
                    compared += 1
        self.assertGreater(compared, 1000)

    def test_the_gradient_of_bgt(self):
        self.create("bgt")
        _, gradients = self.update("gradients", self.PROBES["side0"], self.noise[0], **{"kl-weight": 0.7, "return": True})
        expected = arrays("bgt_gradient.npz")
        self.assertEqual(set(gradients), set(expected))
        for name, values in expected.items():
            self.assertLess(numpy.abs(gradients[name] - values).max(), 1e-5, name)

    def test_steps_vectors_and_weights(self):
        vectors = arrays("vectors.npz")
        for variant in VARIANTS:
            self.create(variant)
            self.vectors_are(variant, "initial", vectors)
            for row in [row for row in table("steps.tsv") if row["variant"] == variant]:
                answer, _ = self.update("step", [{"pairs": 8, "side": int(row["side"])}],
                                        self.noise[1 + int(row["step"])], rate=float(row["lr"]),
                                        **{"kl-weight": float(row["kl_weight"])})
                what = f"{variant} step {row['step']}"
                self.close_to(answer["terms"]["total"], float(row["total"]), 1e-4, what)
                self.close_to(answer["gradient-norm"], float(row["gradient_norm"]), 1e-3, what + " gradient")
            self.vectors_are(variant, "final", vectors, 2e-4)
            final = os.path.join(FOLDER, variant + "_final.npz")
            if os.path.exists(final):
                _, weights = self.program.ask("weights")
                for name, values in arrays(variant + "_final.npz").items():
                    difference = numpy.abs(weights[name] - values)
                    if name.endswith("in_proj_bias"):  # the keys' has no effect: Adam follows rounding errors
                        difference[SHAPE["width"]:2 * SHAPE["width"]] = 0
                    self.assertLess(difference.max(), 2e-3, f"{variant} {name}")

    def vectors_are(self, variant, when, vectors, limit=1e-5):
        for side, sentences in (("src", self.source), ("tgt", self.target)):
            ids, lengths = flat(sentences)
            _, answer = self.program.ask("encode", {"ids": ids, "lengths": lengths})
            worst = numpy.abs(answer["mean"] - vectors[f"{variant}.{when}.{side}"]).max()
            self.assertLess(worst, limit, f"{variant} {when} {side}")

    def test_latents(self):
        vectors = arrays("vectors.npz")
        self.create("bgt")
        for name, encoder, sentences in (("sem_src", "encoder_sem", self.source), ("sem_tgt", "encoder_sem", self.target),
                                         ("en", "encoder_en", self.source), ("fr", "encoder_fr", self.target)):
            ids, lengths = flat(sentences)
            _, answer = self.program.ask("encode", {"ids": ids, "lengths": lengths}, encoder=encoder)
            for part, array in (("mean", "mean"), ("logv", "log-variance")):
                self.assertLess(numpy.abs(answer[array] - vectors[f"bgt.latent.{name}.{part}"]).max(), 1e-5, name + part)

    def mean(self, encoder, sentences):
        ids, lengths = flat(sentences)
        return self.program.ask("encode", {"ids": ids, "lengths": lengths}, encoder=encoder)[1]["mean"]

    def test_writing(self):
        source, target = self.source[:4], self.target[:4]
        rows = table("decode.tsv")
        for variant in sorted({row["variant"] for row in rows}):
            self.create(variant, arrays(variant + "_final.npz"))
            meaning = self.mean("encoder_sem", source)
            for task in sorted({row["task"] for row in rows if row["variant"] == variant}):
                decoder, context = {"st": ("decoder_trans_en", meaning),
                                    "ts": ("decoder_trans_fr", self.mean("encoder_sem", target)),
                                    "reconstruct": ("decoder_en", meaning), "style": ("decoder_en", meaning)}[task]
                if decoder == "decoder_en" and variant != "envae":
                    style = source if task == "reconstruct" else source[1:] + source[:1]
                    context = numpy.concatenate([self.mean("encoder_en", style), meaning], axis=1)
                for search, beam in (("greedy", 1), ("beam5", 5)):
                    answer, _ = self.program.ask("write", {"context": context}, decoder=decoder,
                                                 options={"beam": beam, "best": beam, "longest": 20})
                    expected = [row for row in rows if (row["variant"], row["task"], row["search"]) == (variant, task, search)]
                    self.assertEqual(len(answer["rows"]), len(expected), f"{variant} {task} {search}")
                    for mine, row in zip(answer["rows"], expected):
                        self.assertEqual(mine["sentence"], int(row["pair"]))
                        self.assertEqual(mine["tokens"], [int(token) for token in row["ids"].split()])
                        self.assertLess(abs(mine["score"] - float(row["score"])), 1e-5)


if __name__ == "__main__":
    unittest.main()
