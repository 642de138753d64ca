"""What paragram-neural writes: a hypothesis has the probability that the loss gives it (so that cached states equal the
whole computation), the search finds what trying everything finds, and sentences do not influence each other.
    test_searching.py PROGRAM"""
import itertools
import random
import sys
import unittest

import numpy

from client import Neural, flat, pairs

PROGRAM = sys.argv.pop(1)
SHAPE = {"width": 8, "feedForward": 12, "heads": 2, "encoderLayers": 2, "decoderLayers": 2, "latent": 8, "smoothing": 0,
         "units": 3, "decoderUnits": 5}
MODELS = [("entrans", {}), ("translation", {}), ("translation", {"layers": "seq2seq"}),
          ("entrans", {"layers": "seq2seq", "placement": "word+hidden+attention+logit"})]


class Searching(unittest.TestCase):
    def setUp(self):
        self.program = Neural(PROGRAM)

    def tearDown(self):
        self.assertEqual(self.program.close(), 0)

    def create(self, vocabulary, model):
        variant, shape = model
        self.end = vocabulary - 1
        more = {"vocabulary": vocabulary, "end": self.end, "variant": variant, **shape}
        self.program.ask("create", shape={**SHAPE, **more}, double=True, threads=2, seed=4)
        # Weights five times as large as the initial ones: hypotheses differ clearly.
        _, weights = self.program.ask("weights")
        weights = {name: values.astype("float64") * (1 if "norm" in name else 5) for name, values in weights.items()}
        self.program.ask("create", weights, shape={**SHAPE, **more}, double=True, threads=2)
        self.attends = variant == "translation"

    def written(self, sources, **options):
        ids, lengths = flat(sources)
        arrays = {"ids": ids, "lengths": lengths}
        if not self.attends:
            arrays = {"context": self.program.ask("encode", arrays)[1]["mean"]}
        answer, _ = self.program.ask("write", arrays, decoder="decoder_trans_en", options=options)
        rows = [[] for _ in sources]
        for row in answer["rows"]:
            rows[row["sentence"]].append((row["tokens"], row["score"]))
        return rows

    def loss(self, source, target):
        return self.program.ask("update", pairs([source], [target]), apply="nothing",
                                batches=[{"pairs": 1}])[0]["terms"]["trans_st"]

    def test_scores_are_those_of_the_loss(self):
        generator = random.Random(1)
        sources = [[generator.randrange(19) for _ in range(length)] for length in (1, 7, 3, 5, 2, 9)]
        for model in MODELS:
            self.create(20, model)
            for options in ({"beam": 4, "best": 4}, {"sample": True, "best": 3, "seed": 2}, {"beam": 4, "noise": 1.5}):
                for source, rows in zip(sources, self.written(sources, longest=12, **options)):
                    self.assertTrue(rows)
                    for tokens, score in rows:
                        self.assertEqual(tokens[-1], self.end)
                        expected = -self.loss(source, tokens[:-1]) / len(tokens)
                        self.assertLess(abs(score - expected), 1e-5, f"{model} {options}")

    def test_shortlists(self):
        generator = random.Random(3)
        sources = [[generator.randrange(19) for _ in range(length)] for length in (1, 7, 3, 5)]
        for model in MODELS:
            self.create(20, model)
            for options in ({"beam": 4, "best": 4}, {"sample": True, "best": 3, "seed": 2}, {"beam": 2, "noise": 1.5}):
                every = self.written(sources, longest=9, never=[3], **options)
                # One that holds everything is none.
                self.assertEqual(every, self.written(sources, longest=9, never=[3], shortlist=list(range(20)), **options))
                few = [0, 2, 3, 5, 11, self.end]
                for rows in self.written(sources, longest=9, never=[3], shortlist=few, **options):
                    for tokens, score in rows:
                        self.assertLess(score, 0)
                        self.assertEqual(tokens[-1], self.end)
                        self.assertTrue({*tokens} <= {0, 2, 5, 11, self.end}, f"{tokens}")
            # Among few tokens the best is the best of all that can be written with them.
            few = [4, 9, self.end]
            longest = 3
            texts = [[*body, self.end] for length in range(1, longest + 1)
                     for body in itertools.product(few[:-1], repeat=length)]
            best = self.written([sources[1]], beam=30, best=1, longest=longest, shortlist=few)[0][0]
            self.assertIn(best[0], texts)
            self.assertEqual(len(self.written([sources[1]], beam=30, best=30, longest=longest, shortlist=few)[0]), len(texts))

    def test_likelihoods(self):
        for shape in ({}, {"layers": "seq2seq", "placement": "hidden+logit"}):
            self.create(20, ("envae", shape))
            sources = [[1, 2, 3], [4], [7, 7, 7, 7, 8]]
            ids, lengths = flat(sources)

            def likelihood(samples, seed=1):
                return self.program.ask("likelihood", {"ids": ids, "lengths": lengths}, samples=samples, seed=seed)[1]

            one = likelihood(1)
            mean, log_variance = one["mean"].astype("float64"), one["log-variance"].astype("float64")
            # One sample is log p(x, z) - log q(z | x): on average minus the loss with a full KL term.
            drawn = numpy.array([likelihood(1, seed)["log-likelihood"] for seed in range(0, 4000, 10)])
            losses = []
            for i, source in enumerate(sources):
                loss = [self.program.ask("update", {**pairs([source], [source]), "noise": noise}, apply="nothing",
                                         batches=[{"pairs": 1}], **{"kl-weight": 1})[0]["terms"]["total"]
                        for noise in numpy.random.default_rng(i).standard_normal((400, 4, 1, 8)).astype("float32")]
                losses.append((numpy.mean(loss), numpy.std(loss) / 20 + drawn[:, i].std() / 20))
            for i, (loss, deviation) in enumerate(losses):
                self.assertLess(abs(drawn[:, i].mean() + loss), 4 * deviation + 1e-6, str(shape))
            # More samples bring the estimate closer to the likelihood, from below.
            many = likelihood(512)["log-likelihood"]
            self.assertTrue((many >= drawn.mean(axis=0) - 1e-6).all())
            self.assertLess(numpy.abs(many - likelihood(512)["log-likelihood"]).max(), 1e-6)
            self.assertEqual(mean.shape, (3, 8))
            self.assertEqual(log_variance.shape, (3, 8))
        self.create(20, ("entrans", {}))
        with self.assertRaisesRegex(RuntimeError, "gives sentences no probability"):
            likelihood(1)

    def test_noise_makes_the_search_vary(self):
        self.create(20, MODELS[1])
        sources = [[1, 2, 3], [4, 5], [6]]
        different = {str(self.written(sources, beam=4, longest=12, noise=1.5, seed=seed)) for seed in range(8)}
        self.assertGreater(len(different), 4)
        self.assertEqual(*(self.written(sources, beam=4, longest=12, noise=1.5, seed=3) for _ in range(2)))

    def test_the_beam_finds_the_best_of_all(self):
        every = [list(tokens) for length in (1, 2, 3) for tokens in itertools.product(range(4), repeat=length)]
        for model in MODELS:
            self.create(5, model)
            for source in ([0], [3, 1, 2], [2, 2, 0, 1]):
                best = sorted(((-self.loss(source, tokens) / (len(tokens) + 1), tokens + [self.end]) for tokens in every),
                              reverse=True)[:5]
                found = self.written([source], beam=100, best=5, longest=3)[0]
                self.assertEqual([tokens for tokens, _ in found], [tokens for _, tokens in best], str(model))

    def test_sentences_do_not_influence_each_other(self):
        generator = random.Random(2)
        sources = [[generator.randrange(19) for _ in range(1 + i % 9)] for i in range(20)]
        for model in MODELS:
            self.create(20, model)
            together = self.written(sources, beam=3, best=3, longest=15)
            for source, rows in zip(sources, together):
                alone = self.written([source], beam=3, best=3, longest=15)[0]
                self.assertEqual([tokens for tokens, _ in alone], [tokens for tokens, _ in rows])
                self.assertLess(max(abs(a[1] - b[1]) for a, b in zip(alone, rows)), 1e-5)


if __name__ == "__main__":
    unittest.main()
