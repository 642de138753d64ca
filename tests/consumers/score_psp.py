"""Scores pairs with a checkpoint as P-SP's scripts do: score_psp.py CHECKPOINT PAIRS.json OUT.json

PAIRS.json: for each pair the pieces of its two sentences. OUT.json: cosines, and the steps of its optimizer.
"""
import json
import sys

import torch

checkpoint_file, pairs_file, out_file = sys.argv[1:]
checkpoint = torch.load(checkpoint_file, map_location="cpu")
vocab, args = checkpoint["vocab"], checkpoint["args"]
model = torch.nn.Module()
model.embedding = torch.nn.Embedding(len(vocab), args.dim)
optimizer = torch.optim.Adam(model.parameters(), lr=args.lr)
model.load_state_dict(checkpoint["state_dict"], strict=True)
optimizer.load_state_dict(checkpoint["optimizer"])


def encode(pieces):
    rows = [vocab[piece] for piece in pieces if piece in vocab] or [vocab["UUUNKKK"]]
    return model.embedding.weight[rows].mean(dim=0)


with open(pairs_file, encoding="utf-8") as file:
    pairs = json.load(file)
cosines = [torch.cosine_similarity(encode(a), encode(b), dim=0).item() for a, b in pairs]
steps = int(optimizer.state_dict()["state"][0]["step"])
with open(out_file, "w", encoding="utf-8") as file:
    json.dump({"cosines": cosines, "steps": steps, "epoch": checkpoint["epoch"]}, file)
