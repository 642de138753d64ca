"""Writes a checkpoint as the authors' BGT program does, with the weights of PARAGRAM_DATA/fixtures/bgt-golden.

write_bgt.py GOLDEN OUT
OUT gets zip.pt and legacy.pt, the same in torch's two containers, and src.npy and tgt.npy, the vectors that they give.
"""
import argparse
import collections
import os
import sys
import types

import numpy
import torch

golden, out = sys.argv[1:]


class AverageMeter:
    """As fairseq's, which its checkpoints contain."""

    def __init__(self):
        self.val, self.avg, self.sum, self.count = 0, 0.5, 1.0, 2


class TimeMeter:
    def __init__(self):
        self.init, self.start, self.n = 0, 1.5, 3


for name in ("fairseq", "fairseq.meters"):
    sys.modules[name] = types.ModuleType(name)
for meter in (AverageMeter, TimeMeter):
    meter.__module__ = "fairseq.meters"
    setattr(sys.modules["fairseq.meters"], meter.__name__, meter)

model = collections.OrderedDict()
for name, values in numpy.load(os.path.join(golden, "released_final.npz")).items():
    model[name] = torch.from_numpy(values.copy())
d, k = model["encoder_sem.embed_tokens.weight"].shape[1], model["encoder_sem.hidden2mean.weight"].shape[0]
# What is stored and never trained.
for part in sorted({name.split(".")[0] for name in model}):
    model[part + ".version"] = torch.Tensor([3])
    model[part + ".embed_positions._float_tensor"] = torch.randn(1)
    if part.startswith("encoder"):
        model[part + ".latent2hidden.weight"] = torch.randn(d, k)
    else:
        attention = part + ".layers.0.encoder_attn."
        model[attention + "in_proj_weight"] = torch.randn(3 * d, d)
        model[attention + "in_proj_bias"] = torch.zeros(3 * d)
        model[attention + "out_proj.weight"] = torch.randn(d, d)
        model[attention + "out_proj.bias"] = torch.zeros(d)

args = argparse.Namespace(
    arch="bgt-emnlp", task="bgt", bgt_setting="bgt", latent_size=k, encoder_embed_dim=d, encoder_ffn_embed_dim=64,
    encoder_layers=2, encoder_attention_heads=2, decoder_embed_dim=d, decoder_ffn_embed_dim=64, decoder_layers=1,
    decoder_attention_heads=2, encoder_normalize_before=False, decoder_normalize_before=False, encoder_learned_pos=False,
    decoder_learned_pos=False, dropout=0.3, lr=[0.0005], update_freq=[50], max_tokens=500, max_epoch=20,
    warmup_updates=4000, label_smoothing=0.1, weight_decay=0.0001, clip_norm=25, x0=65536.0, adam_betas="(0.9, 0.98)",
    source_lang="en", target_lang="fr", data="bgt/fr-os-giga/data-joint-bin", cpu=False, distributed_rank=0, seed=1,
    share_all_embeddings=False, share_decoder_input_output_embed=False, no_token_positional_embeddings=False)
moments = {i: {"step": 10, "exp_avg": torch.zeros_like(values), "exp_avg_sq": torch.zeros_like(values)}
           for i, values in enumerate(list(model.values())[:3])}
checkpoint = {
    "args": args, "model": model,
    "optimizer_history": [{"criterion_name": "BGTLossCriterion", "optimizer_name": "FairseqAdam",
                           "lr_scheduler_state": {"best": None}, "num_updates": 12345}],
    "extra_state": {"train_iterator": {"epoch": 7, "iterations_in_epoch": 0}, "val_loss": 31.25, "num_updates": 12345,
                    "train_meters": collections.OrderedDict(train_loss=AverageMeter(), wps=TimeMeter())},
    "last_optimizer_state": {"state": moments, "param_groups": [{"lr": 0.0005, "betas": (0.9, 0.98), "params": [0, 1, 2]}]},
}
torch.save(checkpoint, os.path.join(out, "zip.pt"), _use_new_zipfile_serialization=True)
torch.save(checkpoint, os.path.join(out, "legacy.pt"), _use_new_zipfile_serialization=False)
vectors = numpy.load(os.path.join(golden, "vectors.npz"))
for side in ("src", "tgt"):
    numpy.save(os.path.join(out, side + ".npy"), vectors["released.final." + side].astype("float32"))
