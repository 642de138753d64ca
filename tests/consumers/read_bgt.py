"""Reads an export for the authors' BGT program as that program does: torch.load, and a state of known shapes.

read_bgt.py GOLDEN FOLDER
Fails unless every trained tensor has the values of GOLDEN/released_final.npz, and what is not trained its shape.
"""
import os
import sys

import numpy
import torch

golden, folder = sys.argv[1:]
state = torch.load(os.path.join(folder, "checkpoint_best.pt"), map_location="cpu")
args, model = state["args"], state["model"]
expected = dict(numpy.load(os.path.join(golden, "released_final.npz")))
for name, values in expected.items():
    assert model[name].dtype == torch.float32 and tuple(model[name].shape) == values.shape, name
    assert (model[name].numpy() == values).all(), name
others = set(model) - set(expected)
d, k = args.encoder_embed_dim, args.latent_size
for part in ("encoder_sem", "encoder_en", "encoder_fr"):
    assert tuple(model[part + ".latent2hidden.weight"].shape) == (d, k)
    assert model[part + ".version"].tolist() == [3.0]
    others -= {part + ".latent2hidden.weight"}
for part in ("decoder_fr", "decoder_en", "decoder_trans_en", "decoder_trans_fr"):
    attention = part + ".layers.0.encoder_attn."
    assert tuple(model[attention + "in_proj_weight"].shape) == (3 * d, d)
    assert tuple(model[attention + "out_proj.bias"].shape) == (d,)
assert all(name.endswith((".version", "._float_tensor")) or ".encoder_attn." in name for name in others), others
assert (args.arch, args.task, args.bgt_setting, args.encoder_layers, args.encoder_attention_heads, args.update_freq) == (
    "bgt-emnlp", "bgt", "bgt", 2, 2, [50])
assert not args.encoder_normalize_before and not args.share_all_embeddings and not args.cpu
assert state["optimizer_history"][-1]["num_updates"] == 12345 and state["extra_state"]["train_iterator"]["epoch"] == 7
with open(os.path.join(folder, "dict.en.txt"), encoding="utf-8") as lines:
    pieces = [line.rstrip("\n").rsplit(" ", 1)[0] for line in lines]
assert len(pieces) + 4 == len(model["encoder_sem.embed_tokens.weight"]) and len(set(pieces)) == len(pieces)
