"""The recurrent training of P19 in PyTorch, as one would write it with care: sentences of similar length are packed
together, the negatives of a mega-batch come from one matrix product. What bench_recurrent is compared with.
    bench_pytorch_lstm.py [--seconds 10]"""
import argparse
import time

import numpy
import torch
from torch.nn.functional import normalize, relu
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

VOCABULARY, WIDTH, UNITS, BATCH = 20000, 300, 150, 128


class Encoder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.nn.Embedding(VOCABULARY, WIDTH)
        self.lstm = torch.nn.LSTM(WIDTH, UNITS, batch_first=True, bidirectional=True)

    def forward(self, sentences):
        """Means of the states, in the order of the sentences, which may have any order of lengths."""
        lengths = torch.tensor([len(sentence) for sentence in sentences])
        ids = torch.zeros(len(sentences), int(lengths.max()), dtype=torch.long)
        for row, sentence in enumerate(sentences):
            ids[row, :len(sentence)] = sentence
        packed = pack_padded_sequence(self.table(ids), lengths, batch_first=True, enforce_sorted=False)
        states, _ = pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
        return states.sum(1) / lengths.unsqueeze(1)


def vectors(encoder, sentences):
    order = sorted(range(len(sentences)), key=lambda i: len(sentences[i]))
    result = torch.empty(len(sentences), 2 * UNITS)
    with torch.no_grad():
        for first in range(0, len(order), 256):
            part = order[first:first + 256]
            result[part] = encoder([sentences[i] for i in part])
    return result


def draw(generator, count):
    weights = 1 / numpy.arange(1, VOCABULARY + 1)
    weights /= weights.sum()
    lengths = numpy.clip(generator.normal(11.7, 4, count), 2, 40).astype(int)
    return [torch.from_numpy(generator.choice(VOCABULARY, length, p=weights)) for length in lengths]


def train(encoder, optimizer, source, target, until):
    """Pairs trained until then."""
    a, b = normalize(vectors(encoder, source)), normalize(vectors(encoder, target))
    scores = a @ b.t() - 2 * torch.eye(len(source))
    of_source, of_target = scores.argmax(1).tolist(), scores.argmax(0).tolist()
    done = 0
    for first in range(0, len(source), BATCH):
        if time.monotonic() > until:
            break
        rows = range(first, first + BATCH)
        sentences = ([source[i] for i in rows] + [target[i] for i in rows] + [target[of_source[i]] for i in rows] +
                     [source[of_target[i]] for i in rows])
        x, y, wrong_y, wrong_x = normalize(encoder(sentences)).split(BATCH)
        right = (x * y).sum(1)
        loss = (relu(0.4 - right + (x * wrong_y).sum(1)) + relu(0.4 - right + (y * wrong_x).sum(1))).mean()
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 5)
        optimizer.step()
        done += BATCH
    return done


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    seconds = parser.parse_args().seconds
    generator = numpy.random.default_rng(1)
    source, target = draw(generator, 20 * BATCH), draw(generator, 20 * BATCH)
    print(f"PyTorch {torch.__version__}, d {WIDTH}, units {UNITS}, M 20")
    print(f"{'threads':>7} {'pairs/s':>9} {'encoded/s':>10}")
    for threads in (1, 2):
        torch.set_num_threads(threads)
        torch.manual_seed(1)
        encoder = Encoder()
        optimizer = torch.optim.Adam(encoder.parameters(), lr=1e-3)
        start, done = time.monotonic(), 0
        while time.monotonic() < start + seconds:
            done += train(encoder, optimizer, source, target, start + 3 * seconds)
        speed = done / (time.monotonic() - start)
        start = time.monotonic()
        vectors(encoder, source)
        print(f"{threads:>7} {speed:>9.0f} {len(source) / (time.monotonic() - start):>10.0f}", flush=True)


if __name__ == "__main__":
    main()
