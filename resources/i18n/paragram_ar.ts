<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Film and television subtitles: spoken, short sentences, many language pairs, millions of pairs for the large ones. The 2019 paper&apos;s training data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terms of opensubtitles.org</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link to opensubtitles.org and cite Lison and Tiedemann (2016).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>News stories of citizen journalists, carefully translated. Part of the 2022 paper&apos;s training data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY (the site&apos;s content)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Tiedemann (2012).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proceedings of the European Parliament: long, formal sentences. Part of the 2022 paper&apos;s training data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no known restriction (statmt.org/europarl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Koehn (2005).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations of the Quran: many languages, an old register, many renderings of one text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-commercial only; link back to tanzil.net/trans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of the United Nations in its six languages and German: long, formal sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents of the United Nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Eisele and Chen (2010).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles of TED talks in over a hundred languages: spoken, of wide content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TED Talks Usage Policy (CC BY-NC-ND)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-commercial; cite Reimers and Gurevych (2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia. As distributed by OPUS: in Moses form, without scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-SA 4.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short everyday sentences translated by volunteers. The retrieval sets of Tatoeba come from the same source: remove their sentences first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY 2.0 FR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name Tatoeba as the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novels out of copyright: literary language, a small set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the LICENSE file in the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Political and economic commentary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs mined from the web: very large, and noisy without filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web documents aligned by address: very large, noisy, many languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translated web sites, cleaned: large, for European languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles of educational videos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of the GNOME desktop: short strings of software.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of the KDE desktop: short strings of software.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of Ubuntu&apos;s programs: short strings of software.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>29,000 image captions in English, German, French and Czech, line by line: small and clean, a good first training. The captions share their domain with the image sets of STS and with SICK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en, de, fr, cs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-NC-SA (captions), Flickr30k terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia with their margin scores; 1.04 and above is suggested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two Wikipedias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-SA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019). Take only the languages you need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences of aligned web pages, one language and English. The code has a country: de_DE, tr_TR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of many (de_DE, tr_TR ...) with English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite El-Kishky and others (2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sentence of Tatoeba with its language. With the links below it gives pairs of any two languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY 2.0 FR, some CC0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences of one language, as a corpus to explore. The code has three letters: deu, tur, cmn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one (three letters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A million pairs each of English with Spanish, Arabic and Turkish, and their sentence pieces, as the 2019 paper used them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en-es, en-ar, en-tr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link to opensubtitles.org; cite Wieting and others (2019).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>51 million English paraphrase pairs made by translating Czech back, each with a score. The 2018 paper&apos;s data; filter by score, overlap and length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none stated (derived from CzEng 1.6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-commercial research, after CzEng; cite Wieting and Gimpel (2018).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 2017 demonstration with a small part of the data and its models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-commercial research; cite Wieting and Gimpel (2018).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences of Wikipedia with their simpler forms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-SA (Wikipedia)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Kauchak (2013).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All SemEval sets as one folder, ready for Evaluate, in the authors&apos; layout. Contains STS 2013 SMT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en, ar, es, tr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed, research only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation only; the sets have various owners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 24 freely distributed English sets as scored pairs, each file checked by its SHA-256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The STS Benchmark test set machine-translated (DeepL) into another language, for a first look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of de, en, es, fr, it, ja, nl, pl, pt, ru, zh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom (see its LICENSE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9,927 English sentence pairs with relatedness and entailment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-NC-SA 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-commercial; cite Marelli and others (2014).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STS 2012-2016, STS Benchmark, SICK and the SentEval transfer tasks in one archive, tokenised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 1,000 sentences of each of 112 languages with their English translations: is the nearest sentence the translation?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of 112 with English (three letters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name Tatoeba as the source; cite Artetxe and Schwenk (2019).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two monolingual texts with hidden translations and the gold list. The test gold was never released: training-gold sets the threshold, sample-gold is a small check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of de, fr, ru, zh with English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation; cite Zweigenbaum and others (2018).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The released models of Paraphrastic Representations at Scale (English and multilingual), their sentence pieces, training pairs and example sentences. Import the .pt files through Export, Import a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en and multilingual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BSD-3 (code)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Wieting and others (2022).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the English model of Paraphrastic Representations at Scale and its sentence pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data, checkpoints and sentence pieces of the 2020 paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en-fr and others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Wieting and others (2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A static English model to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>300-dimensional English word vectors: a start for WORD encoders, or a paraphrase score without a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDDL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Pennington and others (2014).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two million 300-dimensional English word vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-SA 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Mikolov and others (2018).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognises 176 languages; the compressed form, for the language filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognises 176 languages; the full form, for the language filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognises 218 languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CC BY-NC 4.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-commercial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole book as text in English, German, French and Italian, translated closely: a first book to align. The licence of Project Gutenberg at both ends is English in all four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en, de, fr, it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public domain in the USA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the licence of Project Gutenberg in each file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short document that exists in hundreds of languages, translated sentence by sentence for the most part: to try alignment with a language of your own. The first lines of each file are notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any two of 26</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free of copyright (United Nations)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite the UDHR in Unicode project as the source of the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven articles of the Swiss Alpine Club&apos;s yearbooks in German and French, a sentence a line, with links made by hand (.defr): what aligners are measured on. align --gold reads them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>de, fr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPL-2 (as distributed with Bleualign)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cite Sennrich and Volk (2010).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContributionCells</name>
    <message>
        <source>without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells sum to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>margins: the cosine minus the cosine without the piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces unknown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beyond the limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Sentence Transformers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Python library sentence-transformers and everything based on it; model2vec reads it as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model2vec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The small Python and Rust library model2vec; sentence-transformers reads the same folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out; of averages, recurrent encoders and generative models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word2vec, text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gensim, fastText&apos;s tools, spaCy, and other programs that read word vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word2vec, binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gensim and other readers of word2vec&apos;s binary files, which are smaller and faster than text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs in Python, Rust, JavaScript and others that only need the table of vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python with NumPy, and other readers of its arrays; the vocabulary is next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs that map a file of little-endian numbers, row by row: C, C++, LASER&apos;s tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorBoard and its embedding projector: a map of tokens or sentences, and the training&apos;s curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAISS index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAISS, the library for vector search; for the sentences of a file, or the vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P-SP checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The authors&apos; own scripts (paraphrastic-representations-at-scale) on PyTorch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGT checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The authors&apos; own program of the Bilingual Generative Transformer (a fork of fairseq) on PyTorch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a translation, and a mean of 5 to 40 of the two sides of a paraphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest value that is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest value that is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words are separated by white space, as in P22; tokens are words and punctuation marks by ICU&apos;s boundaries, including Chinese, Japanese and Thai; pieces are those of a tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For pieces: a SentencePiece model, a vocabulary, or a model with its tokenizer. Unknown pieces do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side, or the mean of the two sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops duplicates. It remembers 128-bit hashes, at most 31 bytes per pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one: the first of equal pairs is kept. none: pairs that occur more than once are all dropped, as by uniq -u, which P22 used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must be equal: both sides, or one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper and lower case count as the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full-width letters, ligatures and similar forms count as plain letters (NFKC).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only letters and digits count, not punctuation and spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identical sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only letters and digits count, in their normal form (NFKC).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigram overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops paraphrases that are worded too similarly: the share of the shorter side&apos;s three-word sequences that also occur in the longer side, ignoring case. P22 keeps at most 0.7, P18 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters by the score column of the imported file, such as the third column of ParaNMT, or of paraphrases from translations by the translation&apos;s log-probability per token. Pairs without a score are dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps pairs whose sides are similar in meaning: the cosine of the two sides under a model of the workbench or averaged word vectors. P22 keeps 0.4 to 1 under PARAGRAM-PHRASE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run folder, a model file, or word vectors in word2vec or GloVe format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score column of the file is the paraphrase score, as in ParaNMT; the model scores pairs without one, and paraphrases from translations, whose score is that of the translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a side that is not in the expected language. CLD2 is built in; it is unsure of many short sentences. P22 uses fastText&apos;s lid.176, whose file you can choose instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the side, a code such as en; empty: that of the pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastText model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lid.176.bin or lid.176.ftz, published by the authors of fastText; empty: CLD2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to a sentence whose language CLD2 cannot detect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluation sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of an evaluation set, ignoring case and punctuation: scores on sentences that a model was trained on are meaningless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders, suite files, pair stores or text files, separated by semicolons; empty: the evaluation sets of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with one side many times as long as the other: most are wrongly aligned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer side / shorter side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a very long word (separated by white space): addresses, code, lost spaces. Not for languages without spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters of the longest word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average word length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a side whose words are unusually short or long on average: spaced-out or joined text. Not for languages without spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean characters per word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML and addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with markup: the share of a side&apos;s bytes that are HTML tags, entities such as &amp;amp; and web addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of markup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly digits, punctuation or symbols: the share of letters among all characters except white space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a side in another script: the share of letters of the expected script (Latin, Cyrillic, Han, ...) among all letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the script&apos;s letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names such as Latin or Han, separated by commas; empty: that of the language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly numbers: the share of digits among all characters except white space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminal punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a different number of sentence ends: minus the logarithm of one plus a penalty, which is the difference between the counts of final marks plus what each side has beyond one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement of final marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numerals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with different numbers: twice the longest common subsequence of the two sides&apos; digits except zero, divided by their total number; 1 if there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement of digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a side that repeats itself: how often a piece of text is immediately repeated, as in machine translation that loops. &quot;thank you thank you thank you&quot; repeats twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter pieces are ignored, so that &quot;...&quot; and &quot;!!!&quot; may stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest common substring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs with a long passage in common: the longest run of characters that both sides have, divided by the length of the shorter side, ignoring case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the shorter side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs that differ by a few letters or words only: 1 minus the edit distance divided by the length of the longer side, ignoring case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit of insertions, removals and changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Tab-separated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair per line, separated by a tab; a third column may be a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheet tables (RFC 4180): fields separated by commas, semicolons, bars or tabs, in quotes if they contain one, or a line end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score, source and target separated by tabs: WikiMatrix, CCMatrix, LASER, and mined pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two files, line by line translations of each other, or an OPUS zip with both: X.de-en.de and X.de-en.en.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TMX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation memory, 1.1 to 1.4b: OPUS, CAT tools. With several languages, --languages chooses two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XLIFF 1.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of CAT tools; each segment is a pair; candidates (alt-trans) are used if a unit has no translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XLIFF 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of CAT tools in XLIFF 2.0 or 2.1; each segment is a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPUS XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An XCES alignment and the documents it names, in its folder, in archives there (de.zip), or where the second file says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One JSON object per line, or one array of objects: source and target, sentence1 and sentence2, or {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; other keys by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ParaNMT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ParaNMT-50M: two paraphrases and their score separated by tabs; further columns are ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tatoeba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tatoeba&apos;s exports: sentences.csv and links.csv; --languages chooses two, such as eng,deu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graded pairs of SemEval (STS.input.X.txt with STS.gs.X.txt) and the STS Benchmark (sts-dev.csv); the gold score is the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BUCC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two texts with an id, a tab and a sentence per line, and X.gold with pairs of ids that are translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P-SP .h5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The authors&apos; training file, X.h5 with X.vocab next to it, converted back to text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of an import, to be filtered again or merged with others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Files of pairs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding runs of sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking OPUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning the shortlist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating the untrained table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligning documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecting pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studying %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translating there and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the teacher&apos;s vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning sentence pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1 % · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>untrained %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save values…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceChips</name>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Close to `best` with sentence pieces only: faster to train, and a model that every export target accepts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of our own measurements (datasets/published/README.md): concatenated pieces of all letters and trigrams, twenty times the learning rate of P22, dropout 0.3, weight averaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bilingual Generative Transformer that two cores train: small, few tokens an update, sampled softmax, margin loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens an update of a transformer and an LSTM at the size of the paper: ten trainings (P20, appendix B; Figure 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The BLSTM that the Bilingual Generative Transformer is compared with (P20, 4.2; Table 2, row &quot;BiLSTM&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As deep a decoder as encoder of a translation model: five layers each (P20, Appendix C; Table 9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth of the encoder of a translation model, one decoder layer: three trainings (P20, Appendix C; Table 9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM: eight trainings at the size of the paper (P20, Appendix A; Table 8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models of P20, Table 2, at the paper&apos;s size, one training each (P20, 4.1); needs a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSTM variational autoencoders whose latent enters as first hidden state, or also in the logits (P20, A.1), at the size of the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bilingual Generative Transformer at the paper&apos;s size (P20, 4.1; Table 2, row &quot;BGT&quot;); needs a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD + TRIGRAM + LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD + TRIGRAM + LSTM (addition)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD + TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD + TRIGRAM (addition)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest BLSTM of ParaNMT-50M (P18, appendix; row &quot;BLSTM (Avg., concatenation)&quot; of 4096 dimensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;BLSTM&quot; of 900 dimensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD, TRIGRAM, LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD, TRIGRAM, LSTM (concatenation)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD, TRIGRAM on paraphrases as in ParaNMT-50M, its best (P18, 5.2; Table 8, row &quot;WORD, TRIGRAM (concatenation)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The LSTM encoder-decoder with bilinear attention that writes paraphrases (P18, 6); sizes are ours, the paper gives none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;LSTM&quot; of 900 dimensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;TRIGRAM&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P-SP for two languages as in Paraphrastic Representations at Scale (P22, 5.1; Table 3); psp-2022-grid tunes dropout and mega-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P-SP for two languages (P22, 5.1; Table 3): dropout x mega-batch, nine trainings, tuned on English pairs of STS 2017</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P-SP for English on ParaNMT as in Paraphrastic Representations at Scale (P22, 5.1; Table 2, row &quot;P-SP&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the released P-SP program computes (P22): negatives from the other side, repeats allowed, no effective clipping, its embedding initialisation (seed 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recurrent encoder that two cores train in minutes: small vectors, few negatives, two epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first look in seconds: a small table, few negatives, two epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random embeddings that are never trained: the baseline of P19 (Table 2, row &quot;Random SP (20k)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the sample data that is built into the program: small vocabulary, moderate mega-batch, under a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP with 80,000 pieces and 1024 dimensions as in Simple and Effective Paraphrastic Similarity (P19, Table 2, row &quot;SP (80k)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLSTM over sentence pieces on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;LSTM-SP (20k)&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIGRAM on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;TRIGRAM&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP with a vocabulary for each language and no shared rows (P19, 4.2: segmented separately, one side marked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;WORD&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;SP (20k)&quot;; for the 1M-pair rows of Table 2 the paper trains 20 epochs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translator for a GPU: six layers on each side, the size of Vaswani et al. 2017</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translator that two cores train: a small transformer with attention, few tokens an update, sampled softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectFiles</name>
    <message>
        <source>cannot be moved to the trash: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete it in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another file now has that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename that one, then move this one back from trash/ in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be moved back: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move it back in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name needs at least one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is already a file of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be renamed: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the permissions of the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recipes</name>
    <message>
        <source>A cautious start for translations from the web: languages, lengths, markup, numbers, duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ParaNMT for training as in P18 (5.3, 5.4): a paraphrase score of at least 0.4, given or by a model, at most 30 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese, Japanese and Thai translations, as p22-bitext: 3 to 100 tokens per side by ICU dictionaries, because P22 segments Chinese first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations filtered as in P22 (5.1, footnote 5): 3 to 100 words per side, no pair that occurs more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ParaNMT filtered as in P22 (5.1, footnote 7): English, a paraphrase score of 0.4 to 1, given or by a model, little overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrases without a given score, filtered as in P22: set model=... to a model or word vectors that score them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultFiles</name>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for MTEB&apos;s result files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace results?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 has results of %2 already. Replace them?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedResults</name>
    <message>
        <source>the results of the last evaluation cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluate again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>from %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Skip bad lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count and skip lines that cannot be read, instead of rejecting the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to a pair that occurs more than once after lower-casing: keep all, keep the first, or keep none of them, as P22 did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop identical sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower-case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower-case all text before it is tokenised, by the full Unicode rules of no particular language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a sentence is split into: sentence pieces (P19, P22), words, or character trigrams (P18).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and trigrams 200,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unigram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sentence pieces are learned; the papers use unigram.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the text&apos;s characters that pieces must be able to spell; rarer ones are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of sentences, sampled evenly, that the vocabulary is learned from, like SentencePiece&apos;s input_sentence_size; 0 uses all. Ten million are plenty for any vocabulary and limit memory and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences are truncated after this many tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIGRAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP + WORD (sum)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP + TRIGRAM (sum)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD + TRIGRAM (sum)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP + WORD + TRIGRAM (sum)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP, WORD (concatenation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP, TRIGRAM (concatenation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD, TRIGRAM (concatenation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SP, WORD, TRIGRAM (concatenation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens whose embeddings are averaged: sentence pieces (SP, P19), words or character trigrams (P18), or several of them trained together. A plus adds their vectors, a comma concatenates them: P18&apos;s best is word,trigram.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of an embedding and of the sentence vector; with concatenation, of each part. P18 and P19 use 300, P22 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the segmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared: one vocabulary, and equal tokens of both languages are one row (P19, P22); marked: one vocabulary, but each language has its own rows; unshared: a vocabulary for each language (P19, 4.2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How embeddings become a sentence vector: their mean, or the maximum of each element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of embedding elements set to zero in training. P19 uses 0.3, P22 0 for ParaNMT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors that initialise the embeddings, as P18 uses PARAGRAM-SL999: a file of word2vec (text or binary) or GloVe, plain or gzipped, or fastText&apos;s .bin. Tokens without a vector start at random, with the standard deviation of those that have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generator of the embedding initialisation: own, or pytorch, the numbers of torch.manual_seed and nn.Embedding, to start where a program of the authors starts (P-SP&apos;s seed is 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the embedding initialisation, to separate its effect from that of the order of pairs; -1 uses train.seed for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: averaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSTM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSTM, both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transformer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSTM encoder-decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes a sentence vector of the embeddings: their average, or a recurrent network, which knows the order of words: lstm, or blstm in both directions (P18, P19, P20). It trains many times slower. transformer and seq2seq (an LSTM encoder-decoder) are generative models (P20), which paragram-neural trains: see generative.model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the network in each direction. P19 and P22 use 150 in each of two, P18 900, P20 512.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the vectors of the two directions become one: concatenated (P19), or added, which P18&apos;s released program does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combined with averages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the average of embeddings joins the vector of the network: concatenated, or added, which needs vectors of equal length. They are trained together, each with embeddings of its own; the network reads the first kind of tokens (P18, 5.6: word,trigram with an LSTM).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A network for each language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources and targets go through networks of their own; the embeddings are shared as encoder.sharing says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peepholes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gates of the network also see its cells, as in P18&apos;s released program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability that the tokens of a sentence are shuffled in training, so that the network does not rely on their order alone. P18 and P19 use 0.3 for recurrent encoders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrambled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs, drawn in each epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences, once for all epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs: both sides of a pair, drawn again in each epoch (P18); sentences: each side alone, and the same ones in all epochs, as P19&apos;s released program does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generative model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGT as released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGT without prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BGT without language variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation, both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variational autoencoder of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>autoencoder of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation with attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation with attention, to the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paraphrase of a given form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What trains a transformer or an LSTM encoder-decoder: the Bilingual Generative Transformer (bgt, P20) or one of the models it is compared with in P20&apos;s Table 2; released is what the authors&apos; code trains, whose decoders never see a sample. translation and back-translation attend to every token of the other language: the translators of P18. scpn writes the target in the syntactic form that is given (generative.parses). Needs encoder.network = transformer or seq2seq.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first hidden state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word, hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden, logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word, hidden, attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word, hidden, logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): beside each word it reads, as its first hidden state, beside its state in the place of attention, before the softmax (logit), or several of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of each encoder. P20 uses 5, the released code 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers of each decoder. P20 uses 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention heads of a layer; encoder.dimension must be a multiple of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the feed-forward block of each layer. P20 uses 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of each latent, and so of the sentence vector; 0 uses encoder.dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the labels of translations. P20 uses 0.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL annealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates in which the weight of the KL terms grows from 0 to 1. P20 uses 65,536; 0 uses three times the planned updates, about what the paper&apos;s training ends with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of an update, the longer side of each pair counted. P20 uses 25,000; few cores do better with more, smaller updates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the first update, which grow to generative.update-tokens; 0 starts with those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates in which the tokens of an update grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens computed at a time by one thread; the gradients of an update&apos;s micro-batches are added. Smaller ones need less memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates in which the learning rate grows to train.learning-rate; then it falls with the square root of the updates. P20 uses 4,000; 0 a tenth of the planned updates, 4,000 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of each weight that an update takes away, times the learning rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens among which the softmax chooses in training, on average, besides those of the micro-batch: a sample by frequency, corrected for its size. 0 uses the whole vocabulary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full softmax at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the training at its end that uses the whole vocabulary in the softmax instead of a sample; 0 uses samples to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoders ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aggressive training (He et al. 2019; P20, A.1): the encoders alone are trained until their loss no longer falls, then the decoders once, and so on, as long as the mutual information of sentence and latent grows from epoch to epoch. Keeps a latent from vanishing, and takes longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-out pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs kept from training, one in twenty at most, and with them every pair that shares a sentence. Each evaluation measures their perplexity with the full softmax, and the translator with the lowest one is kept; 0 keeps none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the margin loss of averaging models (train.margin) between the vectors of both sides, as a further objective; 0 leaves it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Includes the average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence vector also includes the average of the embeddings, so that training can start with the vectors of an averaging model. Set by generative.start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An averaging model with sentence pieces: its tokenizer and embeddings are used, and before the first update the vectors are exactly that model&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parses of the targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For scpn: the constituency parses of the targets of all pairs in their order, in brackets as the Penn Treebank has them. Their top two levels are the forms that it learns to write in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of scpn: numbers in the embedding of a label or bracket of a form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of scpn: units of the LSTM that reads a form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What computes: cpu, cuda, or auto for the GPU if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of passes over all pairs; 0 keeps the embedding initialisation, a baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training ends after this many mini-batches, even within an epoch; 0 means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs in a mini-batch, the unit of one step of the optimizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-batches among which hard negatives are searched. More of them give harder negatives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mega-batch starts at one mini-batch and grows by one after this many; 0 starts at full size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much the cosine of a true pair must exceed that of the negative (delta in the papers).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step size of Adam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum global norm of a gradient; larger ones are scaled down. 0 turns clipping off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where negatives come from: the other side of the other pairs (translations), both sides (paraphrases), or chosen by whether the two languages differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates as negatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow a sentence with the same tokens as either side of the pair to be its negative, as the authors&apos; program does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negatives of a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The margin loss is the mean over so many hardest negatives of each sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False-negative guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence whose cosine exceeds that of the true pair by more than this is no negative: it may be another translation. 2 drops none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for negatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact compares all sentences of a mega-batch; projected compares them in 64 dimensions first and only the best few exactly: a little faster at 1,000 dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax within the mini-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>margin: a true pair must be more similar than the hardest negative by the margin (the papers); softmax: each sentence must pick its partner among those of its mini-batch, without mega-batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax divides cosines by this number; a smaller one makes it sharper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the loss of the first 32, 64, 128, ... dimensions, so that vectors may be cut to them (Matryoshka).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of another model (.npy, a row for each line of train.teacher-sentences) that this one learns to give as well (distillation). Longer ones are reduced to their principal components.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences of the teacher&apos;s vectors, one on each line. A sentence without a vector takes that of its translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similarities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine: each vector must point where the teacher&apos;s does; similarities: the sentences of a mini-batch must be as similar to each other as the teacher finds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss; the loss of the pairs has the rest. 1 learns from the teacher alone, without negatives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetric loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push a negative away from both sides of a pair; off: only from the first side, as in the papers&apos; equation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lazy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dense: rows without gradient keep moving by their momentum (the definition); lazy: they stay unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is a running mean of the weights that keeps this share at each step, for example 0.999; 0 uses the last weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed, settings, pairs and number of threads give the same model, bit for bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of threads; 0 uses one per core.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that need more memory are stored in a file of the run and read one part at a time, with the same result; 0 keeps all in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps between evaluations on the development sets or the held-out pairs; 0 means after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training ends after this many evaluations in a row without a better score on the development sets or the held-out pairs; 0 continues to the last epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs kept from training if there are no development sets, one in twenty at most, and with them every pair that shares a sentence. How many of them find their partner among 10,000 other sentences selects the best model; 0 keeps none, as do fewer than 200 pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time between checkpoints within an epoch; 0 means only after each epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the curves as event files to tensorboard/ in the run folder during training, for live display in TensorBoard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that a link has at most on either side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of leaving a sentence without a translation, as a share of the median cost of linking random sentences. Smaller: fewer and surer links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the logarithm of the ratio of the lengths of both sides; 0 ignores lengths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of each further sentence of a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a link of which one side ends with a full stop, question or exclamation mark, and the other with other punctuation or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of each number on one side of a link that the other side lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of each capitalised word that both documents contain, but only one side of a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of each term of the glossary whose translation the other side of a link lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark that the other side of a link lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the distance between the two sides of a link is multiplied with: 1: the product of the numbers of their sentences; 0: the mean of both numbers; or a mixture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random runs of sentences whose cosines with a side of a link say what is expected of sentences that are not translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences on both sides of the path of the coarse search among which links are searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenizerKind</name>
    <message>
        <source>sentence pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WritePlots</name>
    <message>
        <source>Best development score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignPanel</name>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligning %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aligned in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is around a correction is aligned again with a model: train or choose one, then correct the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links the sentences of a document with those of its translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with &lt;b&gt;%2&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which links are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D goes to the next doubtful link, Shift+D to the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links of lower confidence are doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the settings of alignments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many documents, or two (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved alignments of this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows a document beside its translation, with links between their sentences that you can correct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained model links the sentences of two documents; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align the two documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved alignment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the alignment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the alignment to the project&apos;s pair stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf of many documents, or two documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align the documents of the shelf, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the shelf…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align with a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the aligned documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next doubtful link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the link: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignments (*.alignment);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are in the pair store %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSettingsCard</name>
    <message>
        <source>Settings of alignments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set every field to its default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSetup</name>
    <message>
        <source>as the document says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of documents, or a list of two columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document: Word, PDF, EPUB, text, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of their translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; lines of term, tab, translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are the lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are the paragraphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is linked: sentences as the language divides them, or every line or paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a PDF that asks for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drag both folders onto this panel. Documents are paired by their names, and by their contents where names differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drag both files onto this panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentEditor</name>
    <message>
        <source>Correcting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has been aligned again meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at it again, and repeat the correction if it is still needed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentExport</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links of lower confidence are left out; accepted ones have the confidence 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a translation memory, a table, a parallel corpus and other formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a pair store, to train on or to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sentences with places and confidence (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair store (*.h5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence numbers, as in gold files (*.links)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentMap</name>
    <message>
        <source>Map of both documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 of them doubtful</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>sentence %1 of the source, %2 of the target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentView</name>
    <message>
        <source>Linked sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a translation, as you said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right with a probability of %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · moved: sentence %1 of the source, %2 of the target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::AnalysePanel</name>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This panel builds lexicons from pairs and compares languages by their shared tokens; this project has no pairs yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the overlap of two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which words are paraphrases or translations?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which languages share tokens, and does that help?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CandidateModel</name>
    <message>
        <source>not reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CatalogueModel</name>
    <message>
        <source>Translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language identification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CataloguePage</name>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPUS corpora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search OPUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a file I have…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public data and models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPUS online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the two languages above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what OPUS has for the two languages above; needs an internet connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter or double-click to download a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than 500 MB. Download it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2. Download it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; the next download resumes from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than 500 MB. Download it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already downloaded and complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloaded and checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a file I have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is %1: size and checksum are as published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is %1 by its name; no checksum is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two languages first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching OPUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPUS has nothing for these two languages.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::Chart</name>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ColumnButton</name>
    <message>
        <source>Columns of the two sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences are in “%1” and “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CommandPalette</name>
    <message>
        <source>Type to find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CoverageCard</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage of the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs to measure on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces per word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words are separated by white space; for Chinese or Japanese use pieces per sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces per sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean number of pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces missing from the vocabulary; the model ignores them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces of the vocabulary that occur on that side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separated by white space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known and unknown pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large stores are measured on 20,000 pairs spread over the whole store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChart</name>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChoice</name>
    <message>
        <source>Curve ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveLegend</name>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataPanel</name>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrases…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public datasets and models to download (Ctrl+Shift+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the chosen store with a recipe (Ctrl+Shift+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make paraphrases from translations (Ctrl+Shift+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot the chosen store (Ctrl+Shift+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training needs sentence pairs: import a file of translations or paraphrases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the catalogue of public data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make paraphrases from translations…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the pair store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detailed statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge pairs by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pair store in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted run can be continued: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An import is running; open the file again when it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the pair stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public data and models, downloaded into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter &lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of &lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make paraphrases from translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge a sample by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataSetChart</name>
    <message>
        <source>Gold against cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a score of a data set above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean gold score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean cosine of a tenth of the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point per pair: gold score to the right, cosine upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean gold score of pairs with similar cosines: a straight rise is good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors of short and long sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By word overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by the share of common words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by symmetric word error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors of all data sets of this model by their languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of the data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data set chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold score 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing two models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r %1%2, p %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataTable</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the rows of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DifferenceModel</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets or retrieval accuracy of held-out pairs, times 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same before training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss of the last step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DivideDialog</name>
    <message>
        <source>Stores to merge with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide or combine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed always selects the same pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split for training, development and test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that share a sentence stay together, so that no test sentence occurs in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a random sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected at random, kept in the order of the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take some of 10 folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs are ranked by a quantity that filters measure and divided into 10 equal folds; fold 1 has the lowest values. Each ticked fold becomes a pair store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same pairs in a random order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge with other stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs of the stores, one store after another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivot: pairs through shared translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins sentences that share a translation: paraphrases of one language, or pairs of two others. The stores ticked here contribute their translations, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: each pair separately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development, pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test, pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept together by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the pair stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairModel</name>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairsCard</name>
    <message>
        <source>Dropped pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the recipe over the whole pair store and list what it drops; nothing is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save these pairs, taken from the whole pair store, as TSV or JSON lines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save these pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe has no steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting a sample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the whole store</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the sample of %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing recipes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading kept pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 both keep %2, only this recipe %3, only the other %4, neither %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both recipes keep and drop the same pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the dropped pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving dropped pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::EntryCard</name>
    <message>
        <source>matches the published checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches the checksum of the first download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no checksum published; this one is kept for later checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate on this set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry of the catalogue contains all these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-commercial only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over 500 MB: you are asked before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A download was started; it resumes where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ErrorGroupModel</name>
    <message>
        <source>Each group is a fifth of the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean error; above 0 the cosines are too high for the gold scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson&apos;s r × 100 within the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatePanel</name>
    <message>
        <source>Evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate the chosen models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and encoding of a data set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the results in MTEB&apos;s format…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table of scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the pair in Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Pearson or Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evaluation compares a model&apos;s cosines with gold scores; this project has no model yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores measure how well a model agrees with people. Add a folder of STS data sets, or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well do the cosines of %1 agree with the gold scores of %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating… The scores appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Evaluating · %1 of %2 models to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>How well do cosines agree with gold scores?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 · %3 ×100 · %4 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baselines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the last results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatedPairModel</name>
    <message>
        <source>Distance of the cosine from the regression line through all points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationBar</name>
    <message>
        <source>Save the results as CSV, Markdown, LaTeX or JSON, or every pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table, tab-separated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models to evaluate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data sets to evaluate on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson: cosines rise in proportion to the gold scores. Spearman: only the order counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also the untrained model of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word overlap, BLEU, chrF and random encoders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder of data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with gold scores (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 models ▾</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no data set ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets ▾</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationRun</name>
    <message>
        <source>Evaluating %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExplorePanel</name>
    <message>
        <source>Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the finished part is kept, and opening the corpus again resumes from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest sentences in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences with similar meaning, across languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>exact search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1, recall of 10 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest sentences of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a text of any size, one sentence per line: what you type finds the nearest sentences in every language the model knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained model finds sentences with similar meaning; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the index again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the map of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find sentences of the same style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore with a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a translation memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a translation memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the sentence to search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the translation that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt *.tsv *.gz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportOptions</name>
    <message>
        <source>What to export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only tokens seen in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bit, half the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 bit, a quarter of the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some formats support 32 bit only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors are cut to their first dimensions, those of concatenated parts to the first of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that training never updated are ignored in sentences and omitted from the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, one sentence per line, to be embedded for the FAISS index and TensorBoard&apos;s projector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the training data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportPanel</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models are exported to other programs and imported from them; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ticked formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the loading code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 formats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosines differ from those of the full model by %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is now a model of this project: %2 vectors of %3 dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::FileBox</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::FilterPage</name>
    <message>
        <source>Filter all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the new pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filtering %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dropped %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept in %3, %4.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the new store lacks the remaining pairs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::FoldPage</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatModel</name>
    <message>
        <source>largest difference of a cosine %1 in %2 comparisons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 tokenised differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatPage</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programming language of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available for this model: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written (%1), read back and compared: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every export is read back and compared with the model before it is reported as done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::GeneratePanel</name>
    <message>
        <source>Generate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write with a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read sentences from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model writes is listed here: enter sentences and press Write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A generative model translates sentences, writes them again and in other styles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no decoder; choose a generative model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 lines are read; paragram-cli generate takes all of a file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paraphrases in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::GenerateSetup</name>
    <message>
        <source>What to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translator for the way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: translate only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for the cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences, one per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sentence; empty: their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence of the language that is written: its style, with the meaning of the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sentence; empty: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts on the way from each sentence to this one: its meaning and style take over step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts on the way, both ends included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same language writes a sentence again, the other one translates it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrases by a round trip: each translation is translated back by this model, in as many ways as there are translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequent in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The syntactic forms in which each sentence is written: ten that are frequent in the pairs of training, or ten common ones of English as far as the model knows their labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates beside those: the top two levels of a parse, or a whole parse. Separated by semicolons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase, and sorts the paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; 1 is greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts written for each sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest text, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below 1 the likely tokens are drawn more often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw among the best tokens that have this probability together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the sentences from a text file, one per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top p</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::GoldCard</name>
    <message>
        <source>Against gold pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the threshold at which F1 is highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Against gold (%1 pairs)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision &lt;b&gt;%1&lt;/b&gt; · recall &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::GridDialog</name>
    <message>
        <source>Grid of trainings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give settings several values, separated by vertical bars: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Every combination is trained; all other settings come from the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values, separated by vertical bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 | …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Queue %1 runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has several values yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 runs: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GroupModel</name>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::HelpView</name>
    <message>
        <source>Paragram manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::Histogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportModelDialog</name>
    <message>
        <source>Import a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint of P-SP or of a Bilingual Generative Transformer (.pt), a sentence-transformers or model2vec folder, word vectors (word2vec, fastText, GloVe) or a NumPy array. Nothing in the file is executed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one next to the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model to see its format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognising a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportPage</name>
    <message>
        <source>First lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to choose what the column contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of pairs, or two files of one language each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the first lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which file of the archive to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains one side only. Choose the file in the other language as the second file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that cannot be read will be skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import stops at the first line that cannot be read. Tick Skip bad lines to skip such lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>first %1 lines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dropped by filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before any pair was read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportRecipe</name>
    <message>
        <source>Exclude evaluation sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe of filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: keep all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no evaluation sets; put them in its test and development folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of the project&apos;s evaluation sets, ignoring case and punctuation; the import report counts them per set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportResult</name>
    <message>
        <source>What each step kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples of skipped lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 %3 read in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>· stopped, the rest of the file was not imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All threads together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSetup</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the source side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the target side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language code, for example en; training differs for translations and for paraphrases in one language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with the source side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with the target side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column with a score, if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSteps</name>
    <message>
        <source>What the filters do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each filter does to the first lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobListModel</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobProgress</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobRunner</name>
    <message>
        <source>Not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer dimensions, a smaller vocabulary or a smaller mega-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before it started</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job is running. Last: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingPage</name>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; the same meaning; unimportant details may differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; roughly equivalent; some important information is missing or differs slightly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; not equivalent, but some details are shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; about something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; no grammatical errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; one or two grammatical errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; more than two grammatical errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; no natural sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: 0 to 3 grade · Ctrl+Z undo · Left and Right move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary of the judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing pairs to judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge a sample to see how many pairs are paraphrases, and how fluent they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the second a paraphrase of the first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fluent is the second?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Given: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 of %2 · %3 judged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingSetup</name>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each judge has a sheet; two of them show how far they agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of a new sheet, or of each tenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal parts, ranked by what a filter measures, show what its values are worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tenths by score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tenths by trigram overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tenths by length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>to judge</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguagePage</name>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table of languages…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores by language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correlations across languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair store whose tokens are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model whose tokenizer is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenised by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do scores correlate with overlap or distance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity on the horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table with one row per language: its score or model, its overlap or pairs, and any distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the English tokens that also occur in the other language; high for related languages in the same script (P19, 4.2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A table of languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated tables (*.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentencepiece overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score × 100</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageShareModel</name>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconEntryModel</name>
    <message>
        <source>A word from the other side of the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with one word on each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much more often than chance the two words occur on opposite sides of a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross PMI minus the PMI within a sentence; separates paraphrases from words that merely occur together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross PMI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjusted PMI</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconPage</name>
    <message>
        <source>Build the lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with gold scores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rarer words are neither looked up nor listed as entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum sentences per word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by adjusted PMI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by cross PMI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score that ranks the entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts which words occur on opposite sides of pairs. Paraphrases yield a lexicon of one language, translations a dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the lexicon first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting words of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs, %2 words · %3-%4 · %5 s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of word pairs with gold scores, such as SimLex-999</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word lists (*.txt *.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with gold scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>P18 Table 13, SimLex-999: 52.1 by cross PMI, 61.6 adjusted, from 50 million pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated table (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the lexicon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::LinkCard</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is right: nothing will change it any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These sentences do not translate each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link the marked sentences with each other, or with those selected here. Space, or a click with Ctrl, marks sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One link of this one and the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two links: before the sentence that was clicked, else where it fits best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+↑</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first sentence of the framed side goes to the link before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last sentence of the framed side goes to the link after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 marked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MainWindow</name>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual page of this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse or expand the panel list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop all jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or create a project first, then drop the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No panel opens files such as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the project folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project %1 · disk %2 free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MapChart</name>
    <message>
        <source>cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MarginCard</name>
    <message>
        <source>Margin of all candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margins of the candidates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryBox</name>
    <message>
        <source>Translation memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair store, saved alignment or file whose pairs are searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (alignment)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a translation memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation memories (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryMatchModel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (numbers differ: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the pair that the sentence lacks → numbers of the sentence that the pair lacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of the two sentences under the model, whatever their words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that are the same, in their order: 100 % is the same text, 99 % the same words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers to replace in the translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryPage</name>
    <message>
        <source>Open memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy translation (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste the sentence to translate, then press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the memory (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search a TMX, another file of pairs, or a saved alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side that is searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which language sentences are compared; the other one is the translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which sentences are found first, among all of the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest in wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the translation of the chosen row; Ctrl+C copies the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;span style=&quot;%1&quot;&gt;words in common&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;numbers that differ&lt;/span&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation memory shows how similar sentences were translated: a pair store or an alignment of this project, a TMX or another file of pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found: no sentence of the memory has a word in common with this one. Order by meaning instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste a sentence and press Enter: similar sentences of the memory are listed with their translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MinePanel</name>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations hidden in two texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds pairs of sentences in two texts that translate each other, most certain first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained model finds translations in two texts; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine the two texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export mined pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine with a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mining %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the pairs found are kept, and mining the same texts again resumes from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> · approximate, recall %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> · %1 empty lines skipped</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table shows the first %1 pairs; counts and exports include all pairs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 pairs…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Open mined pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mined pairs (*.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores and sentences (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XLIFF (*.xlf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moses: a file for each language (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export mined pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::MineSetup</name>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absolute (cosine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the cosine of a pair stands out from those of its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each sentence once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best of each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best for each source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best for each target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic, by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approximate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest neighbours on each side that the margin averages over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; pairs of line numbers to measure against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 margin, k %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ModelBox</name>
    <message>
        <source>Open a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::NegativeModel</name>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::OpusModel</name>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBoxes</name>
    <message>
        <source>First sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another sentence, in any language of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of the second model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBrowser</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade a sample by hand: how many pairs are paraphrases, and how fluent they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics by step or fold, with paraphrase score and piece overlap (Ctrl+Shift+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairCharts</name>
    <message numerus="yes">
        <source>%1 words: %2 sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence lengths, first side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence lengths, second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, side 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, side 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the shorter side&apos;s three-word sequences that also occur in the longer side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct words against words read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences of more than %2 words are not shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cosine of the two sides, by the chosen model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairInspector</name>
    <message>
        <source>Pairs of the data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what each piece contributes to the cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs, largest errors first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold %1 · cosine %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairModel</name>
    <message>
        <source>Reading pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-probability per token of the translation: the nearer to 0, the surer the translator is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairTable</name>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find, Enter for next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find pairs that contain a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the pairs that contain the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair contains “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copying pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy selected pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::Panel</name>
    <message>
        <source>Train a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the project&apos;s trash folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 runs are in the project&apos;s trash folder.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PanelButtons</name>
    <message>
        <source>Collapse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseCard</name>
    <message>
        <source>Paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the selected paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the selected paraphrases; Ctrl+Z undoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the pair store for the accepted paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the accepted paraphrases, each with its sentence, to a pair store of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the accepted ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1 accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 candidates are different</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseModel</name>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted or rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template in whose form the paraphrase is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation that the paraphrase was made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of sentence and paraphrase under the model that scores them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the log-probabilities per token of both translations: the nearer to 0, the surer the translators are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphrasePage</name>
    <message>
        <source>Sample of paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrases are made of a pair store in two languages; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import translations…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for interrupted runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model of this project translates %1 into %2. A small translator trains on other pairs of these languages, or on half of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translating a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What is translated is kept; continue under Interrupted runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paraphrases in %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences were translated before.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSampleModel</name>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the translator is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSetup</name>
    <message>
        <source>%1 into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make paraphrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translated side is replaced by its translation, which becomes the paraphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that translate between these languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Train with the settings of a small translator for these languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; P18 keeps 12, fewer are faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations kept of each sentence, at most as many as the beam has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase when the filters are set afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PieceView</name>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: piece number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the pieces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PivotPage</name>
    <message>
        <source>Stores with more translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the first sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the second sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared translations of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::PreviewModel</name>
    <message>
        <source>too few columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 ▾</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::Project</name>
    <message>
        <source>Sample en-es</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be created: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a folder you may write to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no project here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a folder that contains a project, or create a new project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format %1, and this program reads format %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder already contains a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ProjectActions</name>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the project in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job is running in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop it or let it finish before opening another project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the new project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueryCard</name>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence in any language the model knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence to search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the previous sentence (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains (regular expression)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with every sentence instead of using the approximate index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueCard</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainings that you queue while another runs, or from a grid, wait here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue a training for every combination of several values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show sentences and the negatives currently chosen for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the trainings in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard negatives now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueModel</name>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated time of the whole training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::RangeHistogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReadingOptions</name>
    <message>
        <source>File in the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-8, damaged characters replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character encoding of the file; any name known to ICU may be typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator between the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line contains column names, not a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeCard</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes from the papers; open or save a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the step up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the step down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the step (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove all steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe is saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes (*.recipe)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeModel</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch a filter on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch a filter off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs before a slower step above it; the pairs kept in the end are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ResultModel</name>
    <message>
        <source>mean of sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pairs pooled (Spearman)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STS %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STS 2012–2016</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of years, pairs of a year pooled (Spearman)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2
95 % interval %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2
95 % interval %3 to %4
%5 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 without a gold score skipped</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Random vectors, as many and as long as those of %1: the score that shared words alone reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untrained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 · %3 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ρ</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReviewCard</name>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mined pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the selected pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected pair: A accept · R reject · S skip · Ctrl+Z undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next best %1: “%2” %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunDetails</name>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained without development sets or held-out pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Select runs to see their curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An untrained model: no steps, so no curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development ×100, Pearson and retrieval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes of %1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunModel</name>
    <message>
        <source>R %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets, or best retrieval accuracy of held-out pairs (R), times 100; the two cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diverged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every training becomes a run, which can be compared with others and resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star or unstar the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate the run&apos;s model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading curves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreDistribution</name>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution of the cosines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save kept pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cosines of the file are shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pairs at or above the threshold, with their cosines, to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all rows of the table, tab-separated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contributions of the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How similar two sentences are, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained model scores how similar two sentences are, in one language or across two; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score a file of pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the pairs on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the kept pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score with a model file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring two sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type two sentences to see which of their pieces match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the previous job</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the table shows the first %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the table shows the pairs scored so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Score a file of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the kept pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free disk space in the folder for temporary files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreTableModel</name>
    <message>
        <source>%1: as printed in the paper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairModel</name>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairTable</name>
    <message>
        <source>Pairs of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the scored pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the file with the model now chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores a whole file of sentence pairs in any format that can be imported, or pairs from the clipboard (Ctrl+Shift+V).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoresCard</name>
    <message>
        <source>Scores × 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores next to those of the papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By data set, or laid out like a table of a paper, whose printed rows are grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By data set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceModel</name>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceSearch</name>
    <message>
        <source>Search both columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter goes to the next sentence, Shift+Enter to the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetReadingDialog</name>
    <message>
        <source>First lines of the data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and encoding of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A data set is recognised by its first lines. Correct what was recognised wrongly; the choices are kept with the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How similar people found the sentences, or 1 for paraphrases and 0 for others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the choices and read the file as it looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognising a data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with gold scores</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with labels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetRecognition</name>
    <message>
        <source>Recognising a data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> And %1 more, named below the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Columns and encoding…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingField</name>
    <message>
        <source>Reset to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingForm</name>
    <message>
        <source>Show basic settings or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic ▾</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfModel</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aligning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected: %1 certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 documents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences of the source and of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean confidence of the links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links with a confidence below 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfPage</name>
    <message>
        <source>Documents are paired with a model: train or choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No partner was found for %1: %2. Name both documents alike, or pair them in a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no documents in these folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These documents are on the shelf already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not aligned yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed from the shelf; what is aligned stays in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alignments of %1 are in the project&apos;s trash folder; Continue makes them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligns many documents with their translations, one after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 doubtful</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder of documents and a folder of their translations above, or drag both here: they are paired, then aligned one after another, and each one is saved as soon as it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be aligned; the table says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligns the documents that wait, one after another; after a stop or a crash it continues with the document that was in work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alignments of the selected documents go to the trash, and are made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the selected documents from the shelf (Delete); their alignments stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes all alignments of the shelf, or the selected ones, into one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as a pair store, to train on or to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least confidence of the shelf&apos;s links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links of lower confidence are not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are in the pair store %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are saved in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfWork</name>
    <message>
        <source>aligning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligning the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageChoice</name>
    <message>
        <source>Kept by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier stage, which still has the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The later stage, which no longer has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which dropped pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with another recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept by this recipe only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept by the other only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe when this page was opened or all pairs were last filtered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageModel</name>
    <message>
        <source>all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole store, then the pairs left after each step or the pairs of each fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean words per sentence, first and second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy of the vocabulary in bits, first and second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean inverse document frequency of the words, first and second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean trigram overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score imported with the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean paraphrase score by the chosen model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsMenu</name>
    <message>
        <source>Save or copy the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as JSON, with all histograms…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsModel</name>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Language of the sentences, %1: %2.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far fewer than pairs: many repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and punctuation marks per sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation of the length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total number of words and punctuation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct words after lower-casing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How varied the vocabulary is. Low: the same words recur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigram entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How varied three words in a row are, in bits. Low: the same phrases recur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean IDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How rare the words are on average; natural logarithm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean share of the shorter side&apos;s three-word sequences that also occur in the longer side. High for paraphrases: little was reworded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the translations&apos; log-probabilities per token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the imported score column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean cosine of the two sides, by the chosen model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsPage</name>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 On the left, choose the parts, a model for the paraphrase score and a tokenizer for the piece overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select one to see it below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsSetup</name>
    <message>
        <source>What to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the pair store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer for the piece overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of every sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy of trigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each step of a recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folds by a quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter page&apos;s recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run, a model file, or word vectors in text form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detected by CLD2; slower than everything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How varied three words in a row are; takes 16 bytes of memory for each different one of a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, or the model&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepCard</name>
    <message>
        <source>Quantity the step measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step measures no number, so it has no histogram.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the lines, or use the arrow keys (with Shift for the upper one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds at the percentiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the thresholds so that these percentages of the pairs are below them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair reaches this step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepEditor</name>
    <message>
        <source>Add a filter, or start with a recipe from the papers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreChecklist</name>
    <message numerus="yes">
        <source>%1 · %2 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreModel</name>
    <message>
        <source>Imported from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::StudyCard</name>
    <message>
        <source>The corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample of the sentences; those with similar meaning are close together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of sentences with nearly the same meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences nearest in form, by the encoder of a language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a loop around points to list their sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest cosine of near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences selected on the map</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Arranging the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 near duplicates</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StylePage</name>
    <message>
        <source>Nearest sentences in style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding the corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding with the encoder of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; open this page again to continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskErrorModel</name>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskInspector</name>
    <message>
        <source>Errors of the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No task chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 errors shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ThresholdCard</name>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs are at or above it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerListModel</name>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerPanel</name>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tokenizer is trained on sentence pairs; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show pieces that contain a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a tokenizer from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tokenizer in the file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a SentencePiece model or a vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizers (*.model *.vocab);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training tokenizer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; no tokenizer was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Increase the character coverage to include more characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerSetup</name>
    <message>
        <source>Train a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs to train on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerTrial</name>
    <message>
        <source>Try a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower-case first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in training with Lower-case on: a tokenizer trained on lower-cased text has no capital letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence to tokenise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces appear here while you type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose or train a tokenizer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenising a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TopBar</name>
    <message>
        <source>project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search actions  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainEstimates</name>
    <message>
        <source>about %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPanel</name>
    <message>
        <source>best retrieval of held-out pairs %1 at step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best development score %1 at step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training needs sentence pairs; this project has none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop training and keep the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue a grid of trainings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the queue of trainings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show basic or all settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn sentence embeddings from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Stopped; the model is kept and the run can be resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the training began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings have finished.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The best is %1, development score %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare in Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be resumed exactly after a stop or a crash. Best model so far: epoch %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for unfinished runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training %1 was interrupted. It can be resumed from its last checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings from the last session are still queued.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPlots</name>
    <message>
        <source>source again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source to target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target to source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutual information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL terms and mutual information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perplexity of held-out pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard negatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss of each step appears here while a training runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The norm of each step&apos;s gradient before clipping appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean norm of the embeddings appears here at each evaluation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of a generative model&apos;s loss, per pair, appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The perplexity of pairs kept from training appears here at each evaluation of a generative model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the latents of a generative model say about the sentences, in nats per pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correlation with the gold scores of the development sets, or retrieval of held-out pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainQueue</name>
    <message>
        <source>Training %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainSetup</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train with these settings when the running training has finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train with every combination of several values, one training after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on several pair stores together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held-out pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores, used to select the best model</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::UnfinishedCard</name>
    <message numerus="yes">
        <source>%1: %2 sentences translated; the pair store is gone</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 sentences translated</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use what is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate the remaining sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a pair store of what is translated; the run can be continued afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move its translations to the project&apos;s trash</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::VocabularyModel</name>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occurrences of the piece on this side of the pairs below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::WayBar</name>
    <message>
        <source>Place between the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves from the meaning and style of the first sentence to those of the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::WelcomePage</name>
    <message>
        <source>Sentence similarity from your own sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project is a folder of pairs, tokenizers and trained models. The sample project has everything you need to train a first model in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::WindowSession</name>
    <message>
        <source>The language changes when the running jobs have ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paragram::ui::WrittenModel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far on the way to the sentence under Towards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
