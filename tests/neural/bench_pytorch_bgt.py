"""The Bilingual Generative Transformer in PyTorch, as one would write it with care: padded batches of sentences of similar
length, the output layer only at real tokens. What bench_generative.py compares paragram-neural with."""
import math
import time

import torch
from torch.nn import Embedding, LayerNorm, Linear, Module, ModuleList
from torch.nn.functional import cross_entropy, dropout, relu


def padded(sentences, end, before):
    """Ids with the end of the sentence before or after them, and which of them are real."""
    lengths = torch.tensor([len(sentence) + 1 for sentence in sentences])
    ids = torch.full((len(sentences), int(lengths.max())), end)
    for row, sentence in enumerate(sentences):
        first = 1 if before else 0
        ids[row, first:first + len(sentence)] = torch.tensor(sentence)
    return ids, torch.arange(ids.shape[1]) < lengths[:, None]


class Layer(Module):
    def __init__(self, shape, context):
        super().__init__()
        width = shape["width"]
        self.heads, self.share = shape["heads"], shape["dropout"]
        self.inputs, self.out = Linear(width, 3 * width), Linear(width, width)
        self.norms = ModuleList(LayerNorm(width) for _ in range(3 if context else 2))
        self.context = Linear(width + context, width) if context else None
        self.inner, self.outer = Linear(width, shape["feedForward"]), Linear(shape["feedForward"], width)

    def forward(self, x, blocked, context=None):
        rows, length, width = x.shape
        q, k, v = self.inputs(x).view(rows, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        weights = torch.softmax(q @ k.transpose(2, 3) / math.sqrt(width / self.heads) + blocked, -1)
        attended = self.out((weights @ v).transpose(1, 2).reshape(x.shape))
        x = self.norms[0](x + dropout(attended, self.share, self.training))
        if self.context:
            both = torch.cat([x, context[:, None].expand(-1, length, -1)], 2)
            x = self.norms[2](x + dropout(self.context(both), self.share, self.training))
        return self.norms[1](x + dropout(self.outer(relu(self.inner(x))), self.share, self.training))


class Stack(Module):
    def __init__(self, shape, layers, context=0):
        super().__init__()
        width, self.share = shape["width"], shape["dropout"]
        self.table = Embedding(shape["vocabulary"], width)
        self.layers = ModuleList(Layer(shape, context) for _ in range(layers))
        angles = torch.arange(1024)[:, None] * torch.exp(torch.arange(width // 2) * (-math.log(10000) / (width // 2 - 1)))
        self.register_buffer("positions", torch.cat([angles.sin(), angles.cos()], 1))
        if context:
            self.output = Linear(width + context, shape["vocabulary"], bias=False)

    def forward(self, ids, blocked, context=None):
        x = self.table(ids) * math.sqrt(self.table.embedding_dim) + self.positions[:ids.shape[1]]
        x = dropout(x, self.share, self.training)
        for layer in self.layers:
            x = layer(x, blocked, context)
        return x


class Encoder(Stack):
    def __init__(self, shape):
        super().__init__(shape, shape["encoderLayers"])
        self.mean, self.variance = (Linear(shape["width"], shape["latent"], bias=False) for _ in range(2))

    def read(self, sentences, end):
        ids, real = padded(sentences, end, False)
        states = self(ids, torch.where(real, 0.0, -math.inf)[:, None, None])
        mean = (states * real[:, :, None]).sum(1) / real.sum(1)[:, None]
        return self.mean(mean), self.variance(mean)


class Decoder(Stack):
    def __init__(self, shape, latents):
        super().__init__(shape, shape["decoderLayers"], latents * shape["latent"])

    def loss(self, sentences, end, context, smoothing):
        ids, real = padded(sentences, end, True)
        targets, _ = padded(sentences, end, False)
        future = torch.full((ids.shape[1], ids.shape[1]), -math.inf).triu(1)
        states = self(ids, future, context)
        both = torch.cat([states, context[:, None].expand(-1, ids.shape[1], -1)], 2)
        return cross_entropy(self.output(both[real]), targets[real], label_smoothing=smoothing, reduction="sum")


class BilingualGenerativeTransformer(Module):
    def __init__(self, shape):
        super().__init__()
        self.end = shape["end"]
        self.meaning, self.first, self.second = (Encoder(shape) for _ in range(3))
        self.decoders = ModuleList(Decoder(shape, latents) for latents in (2, 2, 1, 1))

    def forward(self, source, target, from_source):
        sampled = lambda latent: latent[0] + torch.randn_like(latent[0]) * (latent[1] / 2).exp()
        divergence = lambda latent: -0.5 * (1 + latent[1] - latent[0] ** 2 - latent[1].exp()).sum()
        of_source, of_target = self.meaning.read(source, self.end), self.meaning.read(target, self.end)
        first, second = self.first.read(source, self.end), self.second.read(target, self.end)
        semantic = of_source if from_source else of_target
        meaning = sampled(semantic)
        total = 0.1 * (divergence(first) + divergence(second) + divergence(semantic))
        total = total + self.decoders[0].loss(source, self.end, torch.cat([sampled(first), meaning], 1), 0)
        total = total + self.decoders[1].loss(target, self.end, torch.cat([sampled(second), meaning], 1), 0)
        total = total + self.decoders[2].loss(target, self.end, of_source[0], 0.1)
        return total + self.decoders[3].loss(source, self.end, of_target[0], 0.1)


def measure(shape, source, target, batches, threads, seconds):
    """Pairs/s in updates of these batches, and sentences/s encoded."""
    torch.set_num_threads(threads)
    torch.manual_seed(1)
    model = BilingualGenerativeTransformer(shape)
    optimizer = torch.optim.AdamW(model.parameters(), 1e-4, (0.9, 0.98))
    pairs = sum(len(batch) for batch in batches)

    def update():
        optimizer.zero_grad()
        for number, batch in enumerate(batches):
            loss = model([source[i] for i in batch], [target[i] for i in batch], number % 2 == 0)
            (loss / pairs).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimizer.step()

    update()
    start, done = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        update()
        done += pairs
    training = done / (time.monotonic() - start)
    model.eval()
    start, done = time.monotonic(), 0
    with torch.no_grad():
        while time.monotonic() - start < seconds / 3:
            for batch in batches:
                model.meaning.read([source[i] for i in batch], model.end)
                done += len(batch)
    return training, done / (time.monotonic() - start)
