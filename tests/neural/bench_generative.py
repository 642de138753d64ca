"""Training and encoding speed of generative models in paragram-neural, on random sentences as long as Tatoeba's, beside
the same model in PyTorch (python3-torch) where it is installed.
    bench_generative.py PROGRAM [--seconds 5] [--models 3]
Each row: the model, pairs/s on one thread and on two, with the full and with the sampled softmax; sentences/s encoded."""
import argparse
import sys
import time

import numpy

from client import Neural, flat, pairs

try:
    import bench_pytorch_bgt as reference
except ImportError:
    reference = None

SIZES = [("bgt", 256, 2, 8000, 5000), ("bgt", 128, 1, 4000, 2500), ("bitrans", 128, 1, 4000, 2500)]
MICRO_BATCH = 1250  # tokens


def sentences(generator, count, vocabulary):
    # Zipf's law, as words have it.
    weights = 1 / numpy.arange(1, vocabulary + 1)
    lengths = numpy.clip(generator.normal(9.5, 3.5, count), 2, 40).astype(int)
    ids = generator.choice(vocabulary, int(lengths.sum()), p=weights / weights.sum())
    return [ids[end - length:end].tolist() for length, end in zip(lengths, numpy.cumsum(lengths))]


def micro_batches(source, target, tokens):
    order = sorted(range(len(source)), key=lambda i: max(len(source[i]), len(target[i])))
    batches, length = [[]], 0
    for pair in order:
        length = max(len(source[pair]), len(target[pair])) + 1
        if length * (len(batches[-1]) + 1) > tokens:
            batches.append([])
        batches[-1].append(pair)
    return batches


def draw(shape, update):
    generator = numpy.random.default_rng(1)
    vocabulary = shape["vocabulary"] - 1
    count = update // 11
    return sentences(generator, count, vocabulary), sentences(generator, count, vocabulary)


def measure_pytorch(shape, threads, update, seconds):
    """The whole update as one micro-batch, which suits PyTorch better than several."""
    source, target = draw(shape, update)
    return reference.measure(shape, source, target, micro_batches(source, target, update), threads, seconds)


def measure(program, shape, threads, candidates, update, seconds):
    source, target = draw(shape, update)
    batches = micro_batches(source, target, MICRO_BATCH)
    order = [pair for batch in batches for pair in batch]
    arrays = pairs([source[i] for i in order], [target[i] for i in order])
    rows = [{"pairs": len(batch), "side": number % 2} for number, batch in enumerate(batches)]
    counts = numpy.bincount([token for sentence in source + target for token in sentence], minlength=shape["vocabulary"])
    program.ask("create", {"counts": counts.astype("int32")}, shape=shape, threads=threads, candidates=candidates)
    ask = lambda: program.ask("update", arrays, batches=rows, rate=1e-4, seed=1)
    ask()
    start, done = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        ask()
        done += len(order)
    training = done / (time.monotonic() - start)
    ids, lengths = flat(source)
    start, done = time.monotonic(), 0
    while time.monotonic() - start < seconds / 3:
        program.ask("encode", {"ids": ids, "lengths": lengths})
        done += len(source)
    return training, done / (time.monotonic() - start)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--models", type=int, default=len(SIZES), help="only the first N")
    arguments = parser.parse_args()
    program = Neural(arguments.program)

    def row(name, softmax, threads, speeds):
        print(f"{name:<28}{softmax:>9}{threads:>9}{speeds[0]:>9.0f}{speeds[1]:>11.0f}")
        sys.stdout.flush()

    print(f"{'model':<28}{'softmax':>9}{'threads':>9}{'pairs/s':>9}{'encoded/s':>11}")
    for variant, width, layers, vocabulary, update in SIZES[:arguments.models]:
        shape = {"variant": variant, "vocabulary": vocabulary + 1, "end": vocabulary, "width": width, "latent": width,
                 "feedForward": 2 * width, "heads": 4, "encoderLayers": layers, "decoderLayers": 1, "dropout": 0.1}
        name = f"{variant}, d {width}, {layers} layer{'s' if layers > 1 else ''}, V {vocabulary}"
        for candidates in (0, 1000):
            for threads in (1, 2):
                row(name, "sampled" if candidates else "full", threads,
                    measure(program, shape, threads, candidates, update, arguments.seconds))
        if reference and variant == "bgt":
            for threads in (1, 2):
                row("  in PyTorch", "full", threads, measure_pytorch(shape, threads, update, arguments.seconds))
    program.close()


if __name__ == "__main__":
    main()
