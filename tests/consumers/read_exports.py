"""Reads exports as their users do: onnx.checker, torch with P-SP's own steps, numpy, FAISS, a TSV and event reader.

read_exports.py EXPORTS IDS.json OUT.json
EXPORTS contains one folder for each format. IDS.json: the pieces of each sentence. OUT.json: the findings and P-SP's
sentence embeddings.
"""
import json
import os
import struct
import sys

import numpy

folder, ids_file, out_file = sys.argv[1:]
found = {}


def path(*parts):
    return os.path.join(folder, *parts)


def read_onnx():
    import onnx

    for name in sorted(os.listdir(folder)):
        if name.startswith("onnx"):
            onnx.checker.check_model(path(name, "model.onnx"), full_check=True)
            found["onnx_checked"] = found.get("onnx_checked", 0) + 1
    model = onnx.load(path("onnx", "model.onnx"))
    found["onnx_opset"] = model.opset_import[0].version
    found["onnx_shape"] = list(model.graph.initializer[-1].dims)


def read_psp(sentences):
    import torch

    # The steps of P-SP's load_model: the vocabulary determines the size of the table, the state is loaded strictly.
    checkpoint = torch.load(path("psp", "model.pt"), map_location="cpu")
    args = checkpoint["args"]
    vocab = checkpoint["vocab"]
    model = torch.nn.Module()
    model.embedding = torch.nn.Embedding(len(vocab), args.dim)
    optimizer = torch.optim.Adam(model.parameters(), lr=args.lr)
    model.load_state_dict(checkpoint["state_dict"], strict=True)
    if checkpoint["optimizer"]["state"]:
        optimizer.load_state_dict(checkpoint["optimizer"])
        moments = optimizer.state_dict()["state"][0]
        found["psp_steps"] = int(moments["step"])
        assert moments["exp_avg"].shape == model.embedding.weight.shape
        model.embedding.weight.sum().backward()
        optimizer.step()  # one more step of training works
        model.load_state_dict(checkpoint["state_dict"], strict=True)
    found["psp_rows"] = len(vocab)
    found["psp_last"] = list(vocab)[-1]
    vectors = []
    for pieces in sentences:
        rows = [vocab[piece] for piece in pieces if piece in vocab] or [vocab["UUUNKKK"]]
        vectors.append(model.embedding.weight[rows].mean(dim=0).tolist())
    found["psp_vectors"] = vectors


def read_arrays():
    table = numpy.load(path("npy", "model.npy"))
    raw = numpy.fromfile(path("raw", "model.raw"), dtype="<f4").reshape(table.shape)
    found["npy_shape"] = list(table.shape)
    found["npy_type"] = str(table.dtype)
    assert (raw == table).all()
    # word2vec, text and binary, with a separate reader.
    with open(path("word2vec", "model.vec"), encoding="utf-8") as lines:
        rows, cols = map(int, next(lines).split())
        text = numpy.array([line.rstrip("\n").split(" ")[1:] for line in lines], dtype="<f4")
    assert (rows, cols) == table.shape
    assert (text == table).all()
    data = open(path("word2vec-binary", "model.bin"), "rb").read()
    at = data.index(b"\n") + 1
    for row in range(rows):
        at = data.index(b" ", at) + 1
        assert (numpy.frombuffer(data, "<f4", cols, at) == table[row]).all()
        at += 4 * cols + 1
    assert at == len(data)
    return table


def read_faiss(table):
    import faiss

    index = faiss.read_index(path("faiss", "model.faiss"))
    assert index.ntotal == len(table) and index.d == table.shape[1]
    query = table[:50] / numpy.linalg.norm(table[:50], axis=1, keepdims=True)
    cosines, rows = index.search(numpy.ascontiguousarray(query, dtype="float32"), 1)
    found["faiss_rows"] = rows[:, 0].tolist()
    assert abs(cosines - 1).max() < 1e-5
    lines = open(path("faiss", "model.rows.txt"), encoding="utf-8").read().split("\n")
    assert len(lines) == index.ntotal + 1


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def read_tensorboard(table):
    with open(path("tensorboard", "vectors.tsv"), encoding="utf-8") as lines:
        vectors = numpy.array([line.rstrip("\n").split("\t") for line in lines], dtype="<f4")
    assert (vectors == table[: len(vectors)]).all()
    with open(path("tensorboard", "metadata.tsv"), encoding="utf-8") as lines:
        assert sum(1 for _ in lines) == len(vectors)
    events = [name for name in os.listdir(path("tensorboard")) if "tfevents" in name]
    data = open(path("tensorboard", events[0]), "rb").read()
    at = records = 0
    while at < len(data):
        (length,) = struct.unpack_from("<Q", data, at)
        assert struct.unpack_from("<I", data, at + 8)[0] == crc32c(data[at : at + 8])
        payload = data[at + 12 : at + 12 + length]
        assert struct.unpack_from("<I", data, at + 12 + length)[0] == crc32c(payload)
        assert records > 0 or b"brain.Event:2" in payload
        at += 16 + length
        records += 1
    found["event_records"] = records


def read_training_pairs():
    import h5py

    # The steps of P-SP's Batcher and load_vocab.
    with open(path("pairs.vocab"), encoding="utf-8") as lines:
        vocab = dict(line.strip().split("\t") for line in lines)
    with h5py.File(path("pairs.h5"), "r") as file:
        data = file["data"]
        assert data.chunks is None and data.ndim == 2 and data.shape[1] == 2
        found["pairs"] = data.shape[0]
        first, second = data[0]
        by_id = {int(row): piece for piece, row in vocab.items()}
        found["first_pair"] = ["".join(by_id[i] for i in side) for side in (first, second)]
        found["largest_id"] = int(max(side.max() for pair in data[:] for side in pair))
    found["vocabulary"] = len(vocab)


with open(ids_file, encoding="utf-8") as file:
    sentences = json.load(file)
read_onnx()
read_psp(sentences)
table = read_arrays()
read_faiss(table)
read_tensorboard(table)
read_training_pairs()
with open(out_file, "w", encoding="utf-8") as file:
    json.dump(found, file)
