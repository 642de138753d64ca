#!/usr/bin/env python3
"""Computes the small golden trainings next to this file, independently of the C++ engine.

Plain numpy in double precision, one sentence at a time, written from the definitions (P19 eq. 1-2, P22 3,
Kingma and Ba 2015). Two trainings on the same 40 invented pairs of token ids:
  released   the released program's arithmetic: negatives of the other side, repeats allowed, no clipping
  defaults   negatives of either side, repeats excluded, gradients clipped at norm 0.05, ten steps
To create the files again, run it in this folder:  python3 make_golden.py
"""
import json

import numpy as np

VOCABULARY, DIMENSION, PAIRS, BATCH = 50, 6, 40, 8
MARGIN, RATE, BETA1, BETA2, EPSILON = 0.4, 0.01, 0.9, 0.999, 1e-8


def invent_pairs(random):
    pairs = []
    for _ in range(PAIRS):
        source = random.integers(1, VOCABULARY, random.integers(1, 7)).tolist()
        target = [t for t in source if random.random() < 0.5] + random.integers(1, VOCABULARY, 2).tolist()
        pairs.append((source, target))
    pairs[7] = (pairs[3][0], pairs[7][1])  # the same source twice: a repeat
    pairs[9] = (pairs[9][0], pairs[9][0])  # a pair of equal sides
    return pairs


def encode(table, sentence):
    return sum(table[t] for t in sentence) / len(sentence)


def cosine(a, b):
    return a @ b / max(np.linalg.norm(a) * np.linalg.norm(b), 1e-8)


def cosine_gradient(a, b):
    na, nb = np.linalg.norm(a), np.linalg.norm(b)
    return b / (na * nb) - cosine(a, b) * a / na**2


def negatives(table, pairs, mega, opposite, repeats):
    """For every pair of the mega-batch the sentence chosen for its source and for its target."""
    chosen = []
    for i in mega:
        choice = []
        for side in (0, 1):
            anchor, best, best_cosine = pairs[i][side], None, -np.inf
            for other_side in ((1 - side,) if opposite else (0, 1)):
                for j in mega:
                    candidate = pairs[j][other_side]
                    if j == i or (not repeats and candidate in pairs[i]):
                        continue
                    value = cosine(encode(table, anchor), encode(table, candidate))
                    if value > best_cosine:
                        best, best_cosine = candidate, value
            choice.append(best)
        chosen.append(choice)
    return chosen


def loss_and_gradient(table, batch):
    """batch: (source, target, negative of source, negative of target)."""
    loss, gradient = 0.0, np.zeros_like(table)

    def add(sentence, vector_gradient):
        for t in sentence:
            gradient[t] += vector_gradient / len(sentence) / len(batch)

    for s, t, s_negative, t_negative in batch:
        for anchor, partner, negative in ((s, t, s_negative), (t, s, t_negative)):
            a, p, n = encode(table, anchor), encode(table, partner), encode(table, negative)
            term = MARGIN - cosine(a, p) + cosine(a, n)
            if term <= 0:
                continue
            loss += term / len(batch)
            add(anchor, cosine_gradient(a, n) - cosine_gradient(a, p))
            add(partner, -cosine_gradient(p, a))
            add(negative, cosine_gradient(n, a))
    return loss, gradient


def train(name, pairs, initial, epochs, largest, anneal, opposite, repeats, clip, random):
    table, mean, variance = initial.copy(), np.zeros_like(initial), np.zeros_like(initial)
    orders, steps, size, step, grow = [], [], 1, 0, False
    for _ in range(epochs):
        order = random.permutation(PAIRS).tolist()
        orders.append(order)
        position, drawn = 0, 0
        while position < PAIRS:
            if grow:
                size = min(size + 1, largest)
            grow, batches = False, []
            while len(batches) < size and position < PAIRS:
                batches.append(order[position:position + BATCH])
                position += BATCH
                drawn += 1
                grow = grow or drawn % anneal == 0
            mega = [i for batch in batches for i in batch]
            chosen = dict(zip(mega, negatives(table, pairs, mega, opposite, repeats)))
            for batch in batches:
                loss, gradient = loss_and_gradient(table, [(*pairs[i], *chosen[i]) for i in batch])
                norm = float(np.sqrt((gradient**2).sum()))
                if clip > 0:
                    gradient *= min(1.0, clip / (norm + 1e-6))
                step += 1
                mean = BETA1 * mean + (1 - BETA1) * gradient
                variance = BETA2 * variance + (1 - BETA2) * gradient**2
                table = table - RATE * (mean / (1 - BETA1**step)) / (np.sqrt(variance / (1 - BETA2**step)) + EPSILON)
                steps.append({"loss": loss, "norm": norm, "mega_batch": size})
    return {"name": name, "epochs": epochs, "mega_batch": largest, "anneal": anneal, "opposite": opposite,
            "repeats": repeats, "clip": clip, "orders": orders, "steps": steps, "final": table.ravel().tolist()}


def main():
    random = np.random.default_rng(2022)
    pairs = invent_pairs(random)
    initial = random.standard_normal((VOCABULARY, DIMENSION)).astype(np.float32).astype(np.float64)
    runs = [train("released", pairs, initial, 3, 3, 2, True, True, 0.0, random),
            train("defaults", pairs, initial, 2, 4, 2, False, False, 0.05, random)]
    golden = {"vocabulary": VOCABULARY, "dimension": DIMENSION, "batch": BATCH, "margin": MARGIN, "learning_rate": RATE,
              "pairs": pairs, "initial": initial.ravel().tolist(), "runs": runs}
    with open("golden.json", "w") as out:
        json.dump(golden, out)
        out.write("\n")


if __name__ == "__main__":
    main()
