"""What must hold for every generative model, whatever its numbers: padding, order and accumulation change nothing,
gradients equal finite differences in double precision, a saved training continues to the same bits, the sampled softmax
with all candidates is the full one, a model that averages starts as the averaging model.
    test_generative_properties.py PROGRAM"""
import os
import random
import sys
import tempfile
import unittest

import numpy

from client import Neural, flat, pairs

PROGRAM = sys.argv.pop(1)
VARIANTS = "bgt released noprior nolangvars bitrans entrans envae enae".split()
SHAPE = {"vocabulary": 30, "end": 29, "width": 8, "feedForward": 12, "heads": 2, "encoderLayers": 2, "decoderLayers": 2,
         "latent": 8, "smoothing": 0.1}
LSTM = {"layers": "seq2seq", "units": 3, "decoderUnits": 5}
FORMS = {"symbols": 30, "symbolWidth": 4, "formUnits": 5}
# Every variant on transformers, and every part of an LSTM decoder.
MODELS = [(variant, {}) for variant in VARIANTS] + [
    ("translation", {}), ("back-translation", LSTM), ("scpn", {**LSTM, **FORMS}),
    ("envae", {**LSTM, "placement": "hidden+logit"}), ("bgt", {**LSTM, "placement": "word+attention"}),
    ("entrans", {**LSTM, "placement": "word+hidden+attention+logit"})]


def sentences(seed, count=6):
    generator = random.Random(seed)
    return [[generator.randrange(29) for _ in range(generator.randrange(1, 9))] for _ in range(count)]


class Properties(unittest.TestCase):
    def setUp(self):
        self.program = Neural(PROGRAM)
        self.source, self.target, self.forms = sentences(1), sentences(2), sentences(5)
        self.noise = numpy.random.default_rng(3).standard_normal((4, 6, 8)).astype("float32")

    def tearDown(self):
        self.assertEqual(self.program.close(), 0)

    def create(self, variant="bgt", arrays=None, **more):
        shape = {**SHAPE, "variant": variant, **more.pop("shape", {})}
        return self.program.ask("create", arrays, shape=shape, **more)

    def update(self, apply, order=None, batches=None, side=0, **more):
        order = order or list(range(6))
        arrays = pairs([self.source[i] for i in order], [self.target[i] for i in order])
        arrays["form"], arrays["form-lengths"] = flat([self.forms[i] for i in order])
        arrays["noise"] = numpy.ascontiguousarray(self.noise[:, order])
        batches = batches or [{"pairs": 6, "side": side}]
        return self.program.ask("update", arrays, apply=apply, batches=batches, **{"kl-weight": 0.5, **more})

    def weights(self):
        return self.program.ask("weights")[1]

    def same_terms(self, a, b, limit=1e-9):
        self.assertEqual(set(a), set(b))
        for name in a:
            self.assertLess(abs(a[name] - b[name]) / max(1, abs(a[name])), limit, name)

    def test_finite_differences(self):
        step = 1e-6  # small, so that hardly a ReLU changes its side
        for variant, shape in MODELS:
            shape = {**shape, "averages": variant == "bgt" and not shape}
            self.create(variant, double=True, shape=shape)
            more = {"margin-weight": 0.7} if variant == "bitrans" else {}
            _, gradients = self.update("gradients", **{"return": True}, **more)
            weights = {name: values.astype("float64") for name, values in self.weights().items()}
            generator = random.Random(7)
            for name in sorted(weights):
                place = generator.randrange(weights[name].size)
                losses = []
                for sign in (1, -1):
                    moved = {other: values.copy() for other, values in weights.items()}
                    moved[name].reshape(-1)[place] += sign * step
                    self.create(variant, moved, double=True, shape=shape)
                    losses.append(self.update("nothing", **more)[0]["terms"]["total"])
                expected = (losses[0] - losses[1]) / (2 * step)
                self.assertLess(abs(gradients[name].reshape(-1)[place] - expected), 2e-6 + 1e-4 * abs(expected),
                                f"{variant} {shape} {name}")

    def test_padding_order_and_accumulation(self):
        for variant, shape in MODELS:
            self.create(variant, double=True, shape=shape)
            whole = self.update("nothing")[0]["terms"]
            self.same_terms(whole, self.update("nothing", order=[3, 1, 5, 0, 2, 4])[0]["terms"])
            alone = self.update("nothing", batches=[{"pairs": 1, "side": 0}] * 6)[0]["terms"]
            self.same_terms(whole, alone)
            if variant in ("bgt", "translation"):
                _, one = self.update("gradients", **{"return": True})
                _, six = self.update("gradients", batches=[{"pairs": 1, "side": 0}] * 6, **{"return": True})
                for name, values in one.items():
                    self.assertLess(numpy.abs(values - six[name]).max(), 1e-6, name)
            ids, lengths = flat(self.source)
            together = self.program.ask("encode", {"ids": ids, "lengths": lengths})[1]["mean"]
            for i, sentence in enumerate(self.source):
                ids, lengths = flat([sentence])
                vector = self.program.ask("encode", {"ids": ids, "lengths": lengths})[1]["mean"]
                self.assertLess(numpy.abs(vector[0] - together[i]).max(), 1e-6)

    def test_parts_of_an_update_are_the_whole(self):
        """What ranks do: each computes some of the micro-batches, and all apply the sum of the gradients."""
        for variant, shape in (("bgt", {}), ("translation", {}), ("entrans", {**LSTM, "placement": "logit"})):
            shape, seed = {**shape, "dropout": 0.2}, {"seed": 5}
            self.create(variant, double=True, shape=shape)
            whole, _ = self.update("step", batches=[{"pairs": 1, "side": 0}] * 6, rate=0.01, **seed)
            expected = self.weights()
            self.create(variant, double=True, shape=shape)
            terms, gradients = {}, {}
            for part in ([0, 2, 4], [1, 3, 5]):
                answer, some = self.update("gradients", order=part, **{"return": True, "all-pairs": 6}, **seed,
                                           batches=[{"pairs": 1, "side": 0, "number": i} for i in part])
                for name, values in answer["terms"].items():
                    terms[name] = terms.get(name, 0) + values
                for name, values in some.items():
                    gradients[name] = gradients.get(name, 0) + values
            self.same_terms(whole["terms"], terms)
            answer, _ = self.program.ask("step", gradients, rate=0.01, train="all")
            self.assertLess(abs(answer["gradient-norm"] / whole["gradient-norm"] - 1), 1e-6)
            for name, values in self.weights().items():
                self.assertLess(numpy.abs(values - expected[name]).max(), 2e-5, f"{variant} {name}")

    def test_a_part_is_trained_alone(self):
        for part, prefix in (("encoders", "encoder"), ("decoders", "decoder")):
            self.create("envae", double=True)
            before = self.weights()
            self.update("step", rate=0.01, train=part)
            for name, values in self.weights().items():
                self.assertEqual((values != before[name]).any(), name.startswith(prefix), f"{part} {name}")

    def test_mixed_precision_is_near(self):
        """bfloat16 has 8 bits: losses within some thousandths, gradients with the same direction."""
        shape = {"width": 32, "latent": 32, "feedForward": 64}
        self.noise = numpy.random.default_rng(4).standard_normal((4, 6, 32)).astype("float32")
        for variant in VARIANTS + ["translation"]:
            more = {"margin-weight": 0.7} if variant in ("bgt", "bitrans") else {}
            self.create(variant, shape=shape)
            single, expected = self.update("gradients", **{"return": True}, **more)
            start = self.weights()
            self.create(variant, start, shape=shape, precision="mixed")
            mixed, gradients = self.update("gradients", **{"return": True}, **more)
            self.assertNotEqual(single["terms"], mixed["terms"])
            self.same_terms(single["terms"], mixed["terms"], 0.02)
            for name, values in expected.items():
                length = numpy.linalg.norm(values)
                if length > 1e-3:  # the biases of keys have none but rounding
                    error = numpy.linalg.norm(gradients[name] - values) / length
                    self.assertLess(error, 0.1, f"{variant} {name}")
            self.assertEqual(self.update("nothing", **more)[0]["terms"].keys(), single["terms"].keys())
            self.create(variant, start, shape=shape, precision="auto")  # single on a processor
            self.same_terms(single["terms"], self.update("gradients", **more)[0]["terms"], 1e-12)

    def test_without_smoothing(self):
        for variant in ("bgt", "translation"):
            self.create(variant, double=True)
            plain = self.update("nothing", smoothing=0)[0]["terms"]
            smoothed = self.update("nothing")[0]["terms"]
            self.assertNotEqual(plain["trans_st"], smoothed["trans_st"])
            self.create(variant, double=True, shape={"smoothing": 0})
            self.same_terms(plain, self.update("nothing")[0]["terms"])

    def test_the_prior(self):
        self.create("bgt", double=True)
        weights = self.weights()
        for name in weights:
            if name.startswith("encoder_") and "hidden2" in name:
                weights[name] = numpy.zeros_like(weights[name])
        self.create("bgt", weights, double=True)
        for term in ("kl_sem", "kl_src", "kl_tgt"):
            self.assertEqual(self.update("nothing")[0]["terms"][term], 0)
        # Without prior, and with its weight 0 and means for the decoders, the loss is the same.
        self.create("released", double=True)
        released = self.update("nothing", **{"kl-weight": 0})[0]["terms"]
        weights = {name: values for name, values in self.weights().items() if "hidden2logv" not in name}
        self.create("noprior", weights, double=True)
        self.assertLess(abs(released["total"] - self.update("nothing")[0]["terms"]["total"]), 1e-6)

    def test_resuming_gives_the_same_bits(self):
        for variant, shape in MODELS[-6:-2] + [("bgt", {})]:
            self.resume(variant, shape)

    def resume(self, variant, shape):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "state.safetensors")
            options = {"shape": {**shape, "dropout": 0.3}, "threads": 2}
            halves = [{"pairs": 3, "side": 0}, {"pairs": 3, "side": 1}]
            self.create(variant, **dict(options))
            for step in range(6):
                if step == 3:
                    self.program.ask("save", path=path)
                self.update("step", batches=halves, rate=0.01, seed=step)
            uninterrupted = self.weights()
            self.create(variant, seed=5, **dict(options))
            self.program.ask("load", path=path)
            for step in range(3, 6):
                self.update("step", batches=halves, rate=0.01, seed=step)
            for name, values in self.weights().items():
                self.assertEqual(values.tobytes(), uninterrupted[name].tobytes(), name)
            self.assertEqual(os.listdir(folder), ["state.safetensors"])

    def test_the_kernels_compute_what_their_plain_twins_do(self):
        kernels, plain = self.program, Neural(PROGRAM, {**os.environ, "PARAGRAM_PLAIN_KERNELS": "1"})
        try:
            for variant, shape in MODELS:
                for double, limit in ((True, 1e-12), (False, 1e-4)):
                    both = []
                    for self.program in (kernels, plain):
                        self.create(variant, double=double, shape=shape)
                        terms, gradients = self.update("gradients", **{"return": True})
                        losses = [self.update("step", rate=0.01)[0]["terms"]["total"] for _ in range(3)]
                        both.append((terms["terms"], gradients, losses))
                    (terms, gradients, losses), (terms2, gradients2, losses2) = both
                    self.same_terms(terms, terms2, limit)
                    for i, loss in enumerate(losses):
                        self.assertLess(abs(loss - losses2[i]), limit * abs(loss), f"{variant} {shape} step {i}")
                    for name, values in gradients.items():
                        scale = max(1e-3, numpy.abs(values).max())
                        self.assertLess(numpy.abs(values - gradients2[name]).max(), limit * scale + 1e-7, name)
        finally:
            self.program = kernels
            plain.close()

    def test_all_candidates_are_the_full_softmax(self):
        counts = {"counts": numpy.arange(1, 31, dtype="int32")}
        for variant, shape in (("bgt", {}), ("bitrans", {}), ("translation", {}), ("entrans", LSTM)):
            self.create(variant, dict(counts), candidates=30, double=True, shape=shape)
            sampled = self.update("gradients", seed=4)[0]
            full = self.update("gradients", seed=4, **{"full-softmax": True})[0]
            self.same_terms(sampled["terms"], full["terms"])
            self.same_terms(sampled["gradients"], full["gradients"], 1e-6)
        # With fewer candidates the loss differs, but not on average.
        self.create("entrans", dict(counts), candidates=20, double=True, shape={"smoothing": 0})
        full = self.update("nothing", **{"full-softmax": True})[0]["terms"]["trans_st"]
        some = [self.update("nothing", seed=seed)[0]["terms"]["trans_st"] for seed in range(200)]
        self.assertGreater(numpy.std(some), 0)
        self.assertLess(abs(numpy.mean(some) - full) / full, 0.02)

    def test_a_model_that_averages_starts_as_the_averaging_model(self):
        self.create("bgt", shape={"averages": True})
        weights = self.weights()
        weights["encoder_sem.hidden2mean.weight"] = numpy.zeros((8, 8), "float32")
        self.create("bgt", weights, shape={"averages": True})
        ids, lengths = flat(self.source)
        vectors = self.program.ask("encode", {"ids": ids, "lengths": lengths})[1]["mean"]
        embeddings = weights["encoder_sem.embed_tokens.weight"]
        for sentence, vector in zip(self.source, vectors):
            self.assertLess(numpy.abs(vector - embeddings[sentence].mean(axis=0)).max(), 1e-6)

    def test_drawing(self):
        self.create("bitrans")
        context = numpy.random.default_rng(1).standard_normal((3, 8)).astype("float32")

        def written(**options):
            answer, _ = self.program.ask("write", {"context": context}, decoder="decoder_trans_en",
                                         options={"sample": True, "best": 4, "longest": 6, **options})
            return [tuple(row["tokens"]) for row in answer["rows"]]

        self.assertEqual(len(written(seed=1)), 12)
        self.assertEqual(written(seed=1), written(seed=1))
        self.assertNotEqual(written(seed=1), written(seed=2))
        self.assertEqual(len(set(written(topK=1))), len(set(map(tuple, context))))
        self.assertTrue(all(5 not in tokens for tokens in written(seed=3, never=[5])))
        greedy, _ = self.program.ask("write", {"context": context}, decoder="decoder_trans_en",
                                     options={"beam": 1, "longest": 6})
        drawn = written(topP=1e-9)
        self.assertEqual([tuple(row["tokens"]) for row in greedy["rows"]], drawn[::4])

    def test_errors_are_sentences_and_the_program_lives_on(self):
        for request, arrays, header, said in [
                ("nonsense", None, {}, "no request is called nonsense"),
                ("create", None, {"shape": {**SHAPE, "variant": "gtb"}}, "no generative model is called gtb"),
                ("create", None, {"shape": {**SHAPE, "layers": "gru"}}, "no layers are called gru"),
                ("create", None, {"shape": {**SHAPE, **LSTM, "placement": "front"}}, "no placement is called front"),
                ("create", None, {"shape": {**SHAPE, "heads": 3}}, "a multiple of the number of heads"),
                ("create", {"bias": numpy.zeros(3, "float32")}, {"shape": SHAPE}, "a bgt model has no bias"),
                ("load", None, {"path": "/nowhere/x"}, "/nowhere/x cannot be read"),
                ("encode", {"ids": numpy.array([99], "int32"), "lengths": numpy.array([1], "int32")}, {},
                 "token 99 is not in the vocabulary"),
                ("write", {"context": numpy.zeros((1, 3), "float32")}, {"decoder": "decoder_en"}, "wrong length")]:
            self.create()
            with self.assertRaisesRegex(RuntimeError, said):
                self.program.ask(request, arrays, **header)
        self.create()

    def test_bytes_that_are_no_frame_end_it(self):
        other = Neural(PROGRAM)
        other.process.stdin.write(b"\xff" * 64)
        self.assertEqual(other.close(), 1)


if __name__ == "__main__":
    unittest.main()
