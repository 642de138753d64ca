#!/usr/bin/env python3
"""Writes a small corpus in several formats, reads it with the parsers of Python, and prints as JSON what our readers
must find: reference_readers.py FOLDER. Nothing here is shared with the program."""
import csv
import json
import os
import random
import sys
from xml.sax.saxutils import escape

try:
    from lxml import etree
    parse = lambda file: etree.parse(file, etree.XMLParser(resolve_entities=False, no_network=True)).getroot()
except ImportError:
    from xml.etree import ElementTree
    parse = lambda file: ElementTree.parse(file).getroot()

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
DROPPED = {"bpt", "ept", "ph", "it", "ut", "sub", "x", "bx", "ex"}
WORDS = ["Hund", "schläft", "dog", "<b>", "&amp;", "\"quoted\"", "naïve", "語", "😀", "it's", "100 %", "a;b", "c,d", "مرحبا"]

chance = random.Random(7)
folder = sys.argv[1]
expected = []


def sentence():
    return " ".join(chance.choice(WORDS) for _ in range(chance.randint(1, 8)))


def pairs(count):
    return [("s%d %s" % (i, sentence()), "t%d %s" % (i, sentence())) for i in range(count)]


def path(name):
    return os.path.join(folder, name)


def write(name, text, encoding="utf-8"):
    with open(path(name), "w", encoding=encoding, newline="") as out:
        out.write(text)


def expect(name, found, languages="", units=None):
    expected.append({"file": name, "languages": languages, "units": units, "pairs": found})


def local(element):
    return element.tag.rsplit("}", 1)[-1] if isinstance(element.tag, str) else ""


def text_of(element):
    """The text without placeholders and codes."""
    text = element.text or ""
    for child in element:
        if local(child) and local(child) not in DROPPED:
            text += text_of(child)
        text += child.tail or ""
    return text


def children(element, name):
    return [child for child in element.iter() if local(child) == name]


# Tables
def tables():
    data = pairs(40)
    with open(path("numbered.csv"), "w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["ID", "English", "German", "Note"])
        for i, (source, target) in enumerate(data):
            writer.writerow([i + 1, source + "\nsecond line" if i % 7 == 0 else source, target, "x" * (i % 3)])
    with open(path("numbered.csv"), encoding="utf-8", newline="") as rows:
        expect("numbered.csv", [[row["English"], row["German"]] for row in csv.DictReader(rows)], "en,de")
    with open(path("semicolons.csv"), "w", encoding="utf-16", newline="") as out:
        writer = csv.writer(out, delimiter=";", quoting=csv.QUOTE_ALL)
        writer.writerow(["de", "no", "nr"])
        for i, (source, target) in enumerate(data):
            writer.writerow([source, target, 1000 - i])
    with open(path("semicolons.csv"), encoding="utf-16", newline="") as rows:
        expect("semicolons.csv", [row[:2] for row in csv.reader(rows, delimiter=";")][1:], "de,no")
    write("plain.tsv", "".join("%d\t%s\t%s\r\n" % (i, s, t) for i, (s, t) in enumerate(data)))
    with open(path("plain.tsv"), encoding="utf-8", newline="") as rows:
        found = csv.reader(rows, delimiter="\t", quoting=csv.QUOTE_NONE)
        expect("plain.tsv", [row[1:3] for row in found])


# JSON
def json_files():
    data = [{"id": "doc-%d" % i, "de": t, "meta": {"tags": ["x]", "}"]}, "en": s} for i, (s, t) in enumerate(pairs(30))]
    for name, options in (("array.json", {}), ("pretty.json", {"indent": 2}), ("ascii.json", {"ensure_ascii": True})):
        write(name, json.dumps(data, **{"ensure_ascii": False, **options}))
        with open(path(name), encoding="utf-8") as text:
            found = json.load(text)
        expect(name, [[o["en"], o["de"]] for o in found], "en,de", len(found))
    write("lines.jsonl", "".join(json.dumps(o) + "\n" for o in data))
    with open(path("lines.jsonl"), encoding="utf-8") as lines:
        found = [json.loads(line) for line in lines]
    expect("lines.jsonl", [[o["en"], o["de"]] for o in found], "en,de", len(found))


# Translation memories
def memories():
    units = []
    for i, (source, target) in enumerate(pairs(60)):
        s, t = escape(source), escape(target)
        if i % 5 == 0:
            s = s + '<bpt i="1">&lt;i&gt;</bpt><hi>marked</hi><ept i="1">x</ept><ph>%s</ph>!'
        if i % 11 == 3:
            t = "   "
        variants = [("en-US" if i % 2 else "en", s), ("de-DE", t)]
        if i % 13 == 4:
            variants.pop()
        if i % 3 == 0:
            variants.reverse()
        if i % 4 == 1:
            variants.insert(1, ("fr", "une phrase"))
        units.append("<tu>%s</tu>" % "".join('<tuv xml:lang="%s"><seg>%s</seg></tuv>' % v for v in variants))
    write("memory.tmx", '<?xml version="1.0" encoding="utf-8"?>\n<tmx version="1.4"><header srclang="*all*"/><body>\n%s\n'
          "</body></tmx>" % "\n".join(units))
    root = parse(path("memory.tmx"))
    for source, target in (("en", "de"), ("fr", "en")):
        found = []
        for unit in children(root, "tu"):
            sides = {tuv.get(LANG)[:2]: text_of(children(tuv, "seg")[0]) for tuv in children(unit, "tuv")}
            if sides.get(source, "").strip() and sides.get(target, "").strip():
                found.append([sides[source], sides[target]])
        expect("memory.tmx", found, source + "," + target, len(children(root, "tu")))


def segment(mid, text):
    return '<mrk mtype="seg" mid="%d">%s</mrk>' % (mid, text)


def xliff():
    bodies = []
    for language in ("de", "fr"):
        units = []
        for i in range(40):
            parts = [(escape(s), escape(t)) for s, t in pairs(chance.randint(1, 4))]
            source = "<source>%s</source>" % " ".join(s for s, _ in parts)
            if i % 4 == 0:
                target = "<target>%s<ph id=\"1\">x</ph></target>" % " ".join(t for _, t in parts) if i % 8 else "<target/>"
                units.append('<trans-unit id="%d">%s%s</trans-unit>' % (i, source, target))
                continue
            done = [(k, t if chance.random() < 0.8 else "") for k, (_, t) in enumerate(parts) if chance.random() < 0.8]
            units.append(
                '<trans-unit id="%d">%s<seg-source>%s</seg-source><alt-trans alttranstype="previous-version"><target>old'
                "</target></alt-trans>%s</trans-unit>" % (
                    i, source, " ".join("<g id='9'>%s</g>" % segment(k, s) for k, (s, _) in enumerate(parts)),
                    "<target>%s</target>" % "".join(segment(k, t) for k, t in reversed(done))))
        bodies.append('<file original="x" source-language="en" target-language="%s" datatype="x"><body>%s</body></file>'
                      % (language, "\n".join(units)))
    write("work.xlf", '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">%s</xliff>' % "".join(bodies))
    root = parse(path("work.xlf"))
    for language in ("de", "fr"):
        found, count = [], 0
        for file in children(root, "file"):
            if file.get("target-language") != language:
                continue
            for unit in children(file, "trans-unit"):
                sides = {local(child): child for child in unit}
                marks = [{m.get("mid"): text_of(m) for m in children(sides[name], "mrk") if m.get("mtype") == "seg"}
                         if name in sides else {} for name in ("seg-source", "target")]
                if marks[0] and marks[1]:
                    rows = [[text, marks[1].get(mid, "")] for mid, text in marks[0].items()]
                else:
                    rows = [[text_of(sides["source"]), text_of(sides["target"])]]
                count += len(rows)
                found += [row for row in rows if row[0].strip() and row[1].strip()]
        expect("work.xlf", found, "en," + language, count)


tables()
json_files()
memories()
xliff()
json.dump(expected, sys.stdout, ensure_ascii=True)
