"""paragram-neural against SCPN written a second time, in numpy, in double precision and one sentence at a time: the loss,
the gradient of every weight by finite differences, every hypothesis of a search; with and without copying of words of the
source. And what a form must do: padding and other sentences of a batch change nothing, another form changes what is
written, and a model that copies writes words that it was never trained on.
    test_scpn.py PROGRAM"""
import itertools
import os
import random
import sys
import tempfile
import unittest

import numpy

from client import Neural, flat, pairs

PROGRAM = sys.argv.pop(1)
SHAPE = {"variant": "scpn", "layers": "seq2seq", "vocabulary": 9, "end": 8, "width": 3, "units": 2, "decoderUnits": 4,
         "decoderLayers": 2, "symbols": 6, "symbolWidth": 2, "formUnits": 3, "smoothing": 0, "copies": False}
LEAST_COPY = 1e-20


def sigmoid(x):
    return 1 / (1 + numpy.exp(-x))


def softmax(x):
    e = numpy.exp(x - x.max())
    return e / e.sum()


class Twin:
    """The model as resources/help/generative.md defines it."""

    def __init__(self, weights):
        self.w = {name: values.astype("float64") for name, values in weights.items()}
        self.copies = "decoder_trans_en.copy" in weights
        self.end = len(weights["decoder_trans_en.out.bias"]) - 1

    def cell(self, name, suffix, x, state):
        h, c = state
        gates = (self.w[f"{name}.weight_ih_{suffix}"] @ x + self.w[f"{name}.bias_ih_{suffix}"] +
                 self.w[f"{name}.weight_hh_{suffix}"] @ h + self.w[f"{name}.bias_hh_{suffix}"])
        i, f, g, o = numpy.split(gates, 4)
        c = sigmoid(f) * c + sigmoid(i) * numpy.tanh(g)
        return sigmoid(o) * numpy.tanh(c), c

    def lstm(self, name, suffix, inputs):
        units = self.w[f"{name}.weight_hh_{suffix}"].shape[1]
        state, states = (numpy.zeros(units), numpy.zeros(units)), []
        for x in inputs:
            state = self.cell(name, suffix, x, state)
            states.append(state[0])
        return states

    def start(self, source, form):
        self.read = source + [self.end]
        words = [self.w["encoder_sem.embed_tokens.weight"][token] for token in self.read]
        forth = self.lstm("encoder_sem.lstm", "l0", words)
        back = self.lstm("encoder_sem.lstm", "l0_reverse", words[::-1])[::-1]
        self.states = numpy.array([numpy.concatenate(both) for both in zip(forth, back)])
        last = numpy.concatenate([forth[-1], back[0]])
        symbols = [self.w["encoder_form.embed_tokens.weight"][symbol] for symbol in form + [SHAPE["symbols"] - 1]]
        d = "decoder_trans_en."
        self.form = (numpy.array(self.lstm("encoder_form.lstm", "l0", symbols)) @ self.w[d + "form_project.weight"].T +
                     self.w[d + "form_project.bias"])
        return [(numpy.tanh(self.w[f"{d}bridge.{layer}.weight"] @ last + self.w[f"{d}bridge.{layer}.bias"]),
                 numpy.zeros(SHAPE["decoderUnits"])) for layer in range(SHAPE["decoderLayers"])]

    def step(self, token, layers):
        """Scores of all tokens after one more: log-probabilities, or with copying their weighted mean."""
        d = "decoder_trans_en."
        seen = softmax(layers[-1][0] @ self.w[d + "form_attention"] @ self.form.T) @ self.form
        given = x = numpy.concatenate([self.w[d + "embed_tokens.weight"][token], seen])
        moved = []
        for layer, state in enumerate(layers):
            moved.append(self.cell(d + "lstm", f"l{layer}", x, state))
            x = moved[-1][0]
        attention = softmax(x @ self.w[d + "attention"] @ self.states.T)
        attended = attention @ self.states
        mixed = numpy.tanh(self.w[d + "mix.weight"] @ numpy.concatenate([attended, x]))
        logs = numpy.log(softmax(self.w[d + "out.weight"] @ mixed + self.w[d + "out.bias"]))
        if not self.copies:
            return logs, moved
        share = sigmoid(self.w[d + "copy"] @ numpy.concatenate([given, attended, x]))
        copied = numpy.zeros(self.end + 1)
        for place, read in enumerate(self.read):
            copied[read] += attention[place]
        return share * numpy.log(copied + LEAST_COPY) + (1 - share) * logs, moved

    def loss(self, sources, forms, targets):
        total = 0
        for source, form, target in zip(sources, forms, targets):
            state = self.start(source, form)
            for read, written in zip([self.end] + target, target + [self.end]):
                logs, state = self.step(read, state)
                total -= logs[written]
        return total

    def score(self, source, form, tokens):
        """Of one sentence and its end."""
        return -self.loss([source], [form], [tokens])

    def greedy(self, source, form, longest):
        state, token, tokens, score = self.start(source, form), self.end, [], 0
        while token != self.end or not tokens:
            logs, state = self.step(token, state)
            if not tokens:
                logs[self.end] = -numpy.inf
            token = self.end if len(tokens) == longest else int(logs.argmax())
            tokens.append(token)
            score += logs[token]
        return tokens, score / len(tokens)


class Scpn(unittest.TestCase):
    shape = SHAPE

    def setUp(self):
        self.program = Neural(PROGRAM)
        generator = random.Random(4)
        some = lambda below: [generator.randrange(below) for _ in range(generator.randrange(1, 7))]
        self.source, self.target = [some(8) for _ in range(5)], [some(8) for _ in range(5)]
        self.forms = [some(5) for _ in range(5)]
        self.create(double=True)
        weights = self.weights()
        drawn = numpy.random.default_rng(2)
        self.start = {name: 0.7 * drawn.standard_normal(values.shape) for name, values in sorted(weights.items())}

    def tearDown(self):
        self.assertEqual(self.program.close(), 0)

    def create(self, arrays=None, **more):
        self.program.ask("create", arrays, shape=self.shape, **more)

    def weights(self):
        return self.program.ask("weights")[1]

    def request(self, rows):
        arrays = pairs([self.source[i] for i in rows], [self.target[i] for i in rows])
        arrays["form"], arrays["form-lengths"] = flat([self.forms[i] for i in rows])
        return arrays

    def update(self, apply, rows=range(5), **more):
        return self.program.ask("update", self.request(rows), apply=apply, batches=[{"pairs": len(rows)}], **more)

    def write(self, rows, forms=None, beam=1, **options):
        ids, lengths = flat([self.source[i] for i in rows])
        form, form_lengths = flat(forms or [self.forms[i] for i in rows])
        arrays = {"ids": ids, "lengths": lengths, "form": form, "form-lengths": form_lengths}
        answer, _ = self.program.ask("write", arrays, decoder="decoder_trans_en",
                                     options={"beam": beam, "best": beam, "longest": 6, **options})
        return [[(row["tokens"], row["score"]) for row in answer["rows"] if row["sentence"] == i]
                for i in range(len(rows))]

    def test_loss(self):
        expected = Twin(self.start).loss(self.source, self.forms, self.target)
        for double, limit in ((True, 1e-10), (False, 1e-5)):
            arrays = {name: values.astype("float64" if double else "float32") for name, values in self.start.items()}
            self.create(arrays, double=double)
            terms = self.update("nothing")[0]["terms"]
            self.assertLess(abs(terms["trans_st"] / expected - 1), limit)

    def test_every_gradient(self):
        self.create(self.start, double=True)
        _, gradients = self.update("gradients", **{"return": True})
        self.assertEqual(set(gradients), set(self.start))
        step = 1e-6
        for name, values in self.start.items():
            expected = numpy.zeros_like(values)
            for place in numpy.ndindex(values.shape):
                losses = []
                for sign in (1, -1):
                    moved = {**self.start, name: values.copy()}
                    moved[name][place] += sign * step
                    losses.append(Twin(moved).loss(self.source, self.forms, self.target) / 5)
                expected[place] = (losses[0] - losses[1]) / (2 * step)
            self.assertLess(numpy.abs(gradients[name] - expected).max(), 1e-6, name)

    def test_padding_and_other_sentences_change_nothing(self):
        self.create(self.start, double=True)
        whole = self.update("nothing")[0]["terms"]["trans_st"]
        alone = sum(self.update("nothing", [i])[0]["terms"]["trans_st"] for i in range(5))
        self.assertLess(abs(whole / alone - 1), 1e-12)
        together = self.write(range(5), beam=3)
        for i in range(5):
            for (tokens, score), (other, other_score) in zip(together[i], self.write([i], beam=3)[0], strict=True):
                self.assertEqual(tokens, other)
                self.assertLess(abs(score - other_score), 1e-12)

    def test_writing(self):
        twin = Twin(self.start)
        self.create(self.start, double=True)
        for i, [(tokens, score)] in enumerate(self.write(range(5))):
            expected, expected_score = twin.greedy(self.source[i], self.forms[i], 6)
            self.assertEqual(tokens, expected)
            self.assertLess(abs(score - expected_score), 1e-12)
        forms = [[0], [1, 2, 3], [4, 4, 0, 1], [3], [2, 0]]
        same = self.write([0] * 5, forms)
        self.assertGreater(len({score for [(_, score)] in same}), 4)

    def test_forms_learn_to_decide(self):
        """The form 0 wants the words in their order, the form 1 wants them backwards."""
        generator = random.Random(3)
        self.program.ask("create", shape={**self.shape, "width": 8, "units": 8, "decoderUnits": 16}, seed=2)
        for step in range(260):
            self.source = [[generator.randrange(4), 4 + generator.randrange(4)] for _ in range(16)]
            self.forms = [[i % 2] for i in range(16)]
            self.target = [words[::-1] if i % 2 else words for i, words in enumerate(self.source)]
            self.update("step", range(16), rate=0.03)
        for words in ([0, 4], [3, 5], [1, 7], [2, 6]):
            self.source = [words, words]
            [[(plain, _)], [(reversed_, _)]] = self.write([0, 1], [[0], [1]])
            self.assertEqual((plain, reversed_), (words + [8], words[::-1] + [8]))

    def test_forms_are_checked(self):
        for change, said in [({"form": numpy.array([5], "int32"), "form-lengths": numpy.array([1], "int32")},
                              "token 5 is not in the vocabulary"),
                             ({"form": numpy.array([0], "int32"), "form-lengths": numpy.array([1], "int32")},
                              "not one form for each sentence")]:
            with self.assertRaisesRegex(RuntimeError, said):
                self.program.ask("update", {**self.request(range(5)), **change}, apply="nothing",
                                 batches=[{"pairs": 5}])
        for shape in ({"symbols": 0}, {"variant": "translation"}, {"layers": "transformer", "width": 8, "heads": 2}):
            with self.assertRaisesRegex(RuntimeError, "given forms"):
                self.program.ask("create", shape={**self.shape, **shape})

    def test_every_sentence_of_a_tiny_vocabulary(self):
        """A search that is wide enough finds all sentences, with the scores that they have one by one."""
        tiny = {**self.shape, "vocabulary": 4, "end": 3}
        self.program.ask("create", shape=tiny, double=True)
        drawn = numpy.random.default_rng(5)
        start = {name: 0.7 * drawn.standard_normal(values.shape) for name, values in sorted(self.weights().items())}
        self.program.ask("create", start, shape=tiny, double=True)
        self.source, self.forms = [[0, 2, 2]], [[1, 0]]
        twin = Twin(start)
        all_ = [list(words) for length in (1, 2, 3) for words in itertools.product(range(3), repeat=length)]
        # Those that are as long as allowed end whatever the score of their end is.
        expected = {tuple(words + [3]): twin.score(self.source[0], self.forms[0], words) for words in all_}
        found = self.write([0], beam=50, longest=3, lengthPenalty=0)[0]
        self.assertEqual({tuple(tokens) for tokens, _ in found}, set(expected))
        self.assertEqual([tokens for tokens, _ in found],
                         [list(tokens) for tokens in sorted(expected, key=expected.get, reverse=True)])
        for tokens, score in found:
            self.assertLess(abs(score - expected[tuple(tokens)]), 1e-10)

    def test_a_search_with_kept_states_scores_as_training_does(self):
        self.create(self.start, double=True)
        for i in range(5):
            for tokens, score in self.write([i], beam=4, lengthPenalty=0)[0]:
                arrays = pairs([self.source[i]], [tokens[:-1]])
                arrays["form"], arrays["form-lengths"] = flat([self.forms[i]])
                answer, _ = self.program.ask("update", arrays, apply="nothing", batches=[{"pairs": 1}])
                self.assertLess(abs(answer["terms"]["trans_st"] + score), 1e-10)

    def test_a_shortlist_leaves_the_others_out(self):
        """Of everything: the same as without; of some: the softmax is over these."""
        self.create(self.start, double=True)
        plain = self.write([1], beam=3)
        self.assertEqual([tokens for tokens, _ in self.write([1], beam=3, shortlist=list(range(9)))[0]],
                         [tokens for tokens, _ in plain[0]])
        for tokens, _ in self.write([1], beam=3, shortlist=[1, 4, 8])[0]:
            self.assertLessEqual(set(tokens), {1, 4, 8})

    def test_a_training_that_was_saved_has_the_same_bits(self):
        def steps(count, first):
            for step in range(first, first + count):
                self.update("step", rate=0.01, seed=step)
        self.program.ask("create", shape={**self.shape, "dropout": 0.2}, seed=3)
        steps(6, 0)
        whole = self.weights()
        self.program.ask("create", shape={**self.shape, "dropout": 0.2}, seed=3)
        steps(3, 0)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "state.safetensors")
            self.program.ask("save", path=path)
            self.program.ask("create", shape={**self.shape, "dropout": 0.2}, seed=9)
            self.program.ask("load", path=path)
        steps(3, 3)
        for name, values in self.weights().items():
            self.assertTrue((values == whole[name]).all(), name)

    def test_words_that_were_never_trained(self):
        """The form 0 wants two words in their order, the form 1 backwards. Words 0 to 5 are trained, 6 and 7 never are:
        only a model that copies writes them."""
        generator = random.Random(3)
        self.program.ask("create", shape={**self.shape, "width": 8, "units": 8, "decoderUnits": 16}, seed=4)
        for step in range(500):
            self.source = [generator.sample(range(6), 2) for _ in range(24)]
            self.forms = [[i % 2] for i in range(24)]
            self.target = [words[::-1] if i % 2 else words for i, words in enumerate(self.source)]
            self.update("step", range(24), rate=0.02)
        right = 0
        unseen = [[seen, new] for seen in range(6) for new in (6, 7)] + [[new, seen] for seen in range(6) for new in (6, 7)]
        for words in unseen:
            self.source = [words, words]
            [[(plain, _)], [(backwards, _)]] = self.write([0, 1], [[0], [1]], beam=3, best=1)
            right += (plain == words + [8]) + (backwards == words[::-1] + [8])
        print(f"copies {self.shape['copies']}: {right} of {2 * len(unseen)} with a word that was never trained",
              file=sys.stderr)
        self.check_unseen(right, 2 * len(unseen))

    def check_unseen(self, right, count):
        self.assertEqual(right, 0)


class Copying(Scpn):
    shape = {**SHAPE, "copies": True}

    def check_unseen(self, right, count):
        self.assertGreater(right, count // 2)

    def test_nothing_else_copies(self):
        with self.assertRaisesRegex(RuntimeError, "only a model that writes in given forms copies"):
            self.program.ask("create", shape={**self.shape, "variant": "translation", "symbols": 0})

    def test_the_kernels_and_their_plain_twins(self):
        """Of the softmax whose tokens have shares; smoothed, and among a sample of the tokens."""
        answers = []
        for plain in (False, True):
            environment = {**os.environ, **({"PARAGRAM_PLAIN_KERNELS": "1"} if plain else {})}
            program = Neural(PROGRAM, environment)
            program.ask("create", {**self.start, "counts": numpy.arange(9, dtype="int32")},
                        shape={**self.shape, "smoothing": 0.1}, double=True, candidates=5)
            answers.append(program.ask("update", self.request(range(5)), apply="gradients",
                                       batches=[{"pairs": 5}], **{"return": True}))
            self.assertEqual(program.close(), 0)
        (kernels, gradients), (twins, same) = answers
        self.assertLess(abs(kernels["terms"]["trans_st"] / twins["terms"]["trans_st"] - 1), 1e-12)
        for name, values in gradients.items():
            self.assertLess(numpy.abs(values - same[name]).max(), 1e-6, name)


if __name__ == "__main__":
    unittest.main()
