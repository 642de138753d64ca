"""A client of paragram-neural for the tests: frames over pipes (core/base/process/frame.h), and nothing of the engine.
Models are on the device in PARAGRAM_TEST_DEVICE, by default the processor."""
import json
import os
import struct
import subprocess

import numpy

NAMES = {"float32": "F32", "float64": "F64", "int32": "I32"}
TYPES = {name: numpy.dtype(kind) for kind, name in NAMES.items()}


class Neural:
    def __init__(self, program, environment=None):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def close(self):
        self.process.stdin.close()
        status = self.process.wait()
        self.process.stdout.close()
        return status

    def exactly(self, count):
        data = self.process.stdout.read(count)
        if len(data) != count:
            raise EOFError("paragram-neural ended")
        return data

    def send(self, request, arrays=None, **header):
        if request == "create":
            header.setdefault("device", os.environ.get("PARAGRAM_TEST_DEVICE", "cpu"))
        rows, payload = {}, b""
        for name, values in (arrays or {}).items():
            values = numpy.ascontiguousarray(values)
            rows[name] = {"dtype": NAMES[str(values.dtype)], "shape": list(values.shape),
                          "data_offsets": [len(payload), len(payload) + values.nbytes]}
            payload += values.tobytes()
        text = json.dumps({"request": request, "arrays": rows, **header}).encode()
        self.process.stdin.write(struct.pack("<IQ", len(text), len(payload)) + text + payload)
        self.process.stdin.flush()

    def receive(self):
        size, payload_size = struct.unpack("<IQ", self.exactly(12))
        header, payload = json.loads(self.exactly(size)), self.exactly(payload_size)
        arrays = {}
        for name, row in header.pop("arrays", {}).items():
            first, last = row["data_offsets"]
            arrays[name] = numpy.frombuffer(payload[first:last], TYPES[row["dtype"]]).reshape(row["shape"])
        return header, arrays

    def ask(self, request, arrays=None, **header):
        """Answer and arrays; RuntimeError with the program's sentence."""
        self.send(request, arrays, **header)
        answer, result = self.receive()
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer, result


def flat(sentences):
    """Sentences of ids as the arrays (ids, lengths)."""
    ids = [token for sentence in sentences for token in sentence]
    return numpy.array(ids, "int32"), numpy.array([len(sentence) for sentence in sentences], "int32")


def pairs(source, target):
    arrays = {}
    for name, side in (("source", source), ("target", target)):
        arrays[name], arrays[name + "-lengths"] = flat(side)
    return arrays
