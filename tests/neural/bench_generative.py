"""Training and encoding speed of generative models in paragram-neural, on random sentences as long as Tatoeba's, beside
the same model in PyTorch (python3-torch) where it is installed.
    bench_generative.py PROGRAM [--seconds 5] [--models 3] [--device cuda]
Each row: the model, pairs/s on one thread and on two, with the full and with the sampled softmax; sentences/s encoded.
On a GPU: P20's models at their size, updates of 25,000 tokens, by precision and by tokens of a micro-batch."""
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
PAPER = ["bgt", "bitrans"]
PAPER_SHAPE = {"vocabulary": 20001, "end": 20000, "width": 1024, "latent": 1024, "feedForward": 1024, "heads": 8,
               "encoderLayers": 5, "decoderLayers": 1, "dropout": 0.3}


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


def measure(program, shape, update, seconds, tokens=MICRO_BATCH, **how):
    source, target = draw(shape, update)
    batches = micro_batches(source, target, tokens)
    order = [pair for batch in batches for pair in batch]
    arrays = pairs([source[i] for i in order], [target[i] for i in order])
    rows = [{"pairs": len(batch), "side": number % 2} for number, batch in enumerate(batches)]
    counts = numpy.bincount([token for sentence in source + target for token in sentence], minlength=shape["vocabulary"])
    program.ask("create", {"counts": counts.astype("int32")}, shape=shape, **how)
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


def measure_paper(program, device, seconds):
    print(f"{'model':<10}{'precision':>10}{'micro-batch':>12}{'pairs/s':>9}{'encoded/s':>11}")
    for variant in PAPER:
        for precision in ("single", "mixed"):
            for tokens in (1250, 6250, 25000):
                speeds = measure(program, {**PAPER_SHAPE, "variant": variant}, 25000, seconds, tokens, device=device,
                                 precision=precision)
                print(f"{variant:<10}{precision:>10}{tokens:>12}{speeds[0]:>9.0f}{speeds[1]:>11.0f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--models", type=int, default=len(SIZES), help="only the first N")
    parser.add_argument("--device", default="cpu")
    arguments = parser.parse_args()
    program = Neural(arguments.program)
    if arguments.device != "cpu":
        measure_paper(program, arguments.device, arguments.seconds)
        program.close()
        return

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
                    measure(program, shape, update, arguments.seconds, threads=threads, candidates=candidates))
        if reference and variant == "bgt":
            for threads in (1, 2):
                row("  in PyTorch", "full", threads, measure_pytorch(shape, threads, update, arguments.seconds))
    program.close()


if __name__ == "__main__":
    main()
