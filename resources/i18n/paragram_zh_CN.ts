<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Film and television subtitles: spoken, short sentences, many language pairs, millions of pairs for the large ones. The 2019 paper&apos;s training data.</source>
        <translation>影视字幕：口语短句，语言对很多，大的语言对有数百万句对。2019 年论文的训练数据。</translation>
    </message>
    <message>
        <source>any two</source>
        <translation>任意两种</translation>
    </message>
    <message>
        <source>terms of opensubtitles.org</source>
        <translation>opensubtitles.org 的条款</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org and cite Lison and Tiedemann (2016).</source>
        <translation>请链接到 opensubtitles.org，并引用 Lison 和 Tiedemann（2016）。</translation>
    </message>
    <message>
        <source>News stories of citizen journalists, carefully translated. Part of the 2022 paper&apos;s training data.</source>
        <translation>公民记者的新闻报道，翻译精心。2022 年论文训练数据的一部分。</translation>
    </message>
    <message>
        <source>CC BY (the site&apos;s content)</source>
        <translation>CC BY（网站内容）</translation>
    </message>
    <message>
        <source>Cite Tiedemann (2012).</source>
        <translation>请引用 Tiedemann（2012）。</translation>
    </message>
    <message>
        <source>Proceedings of the European Parliament: long, formal sentences. Part of the 2022 paper&apos;s training data.</source>
        <translation>欧洲议会会议记录：长而正式的句子。2022 年论文训练数据的一部分。</translation>
    </message>
    <message>
        <source>no known restriction (statmt.org/europarl)</source>
        <translation>无已知限制（statmt.org/europarl）</translation>
    </message>
    <message>
        <source>Cite Koehn (2005).</source>
        <translation>请引用 Koehn（2005）。</translation>
    </message>
    <message>
        <source>Translations of the Quran: many languages, an old register, many renderings of one text.</source>
        <translation>《古兰经》的译本：语言众多，语体古旧，同一文本有多种译文。</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>非商业用途</translation>
    </message>
    <message>
        <source>Non-commercial only; link back to tanzil.net/trans.</source>
        <translation>仅限非商业用途；请链接到 tanzil.net/trans。</translation>
    </message>
    <message>
        <source>Documents of the United Nations in its six languages and German: long, formal sentences.</source>
        <translation>联合国六种语言及德语的文件：长而正式的句子。</translation>
    </message>
    <message>
        <source>documents of the United Nations</source>
        <translation>联合国文件</translation>
    </message>
    <message>
        <source>Cite Eisele and Chen (2010).</source>
        <translation>请引用 Eisele 和 Chen（2010）。</translation>
    </message>
    <message>
        <source>Subtitles of TED talks in over a hundred languages: spoken, of wide content.</source>
        <translation>一百多种语言的 TED 演讲字幕：口语，内容广泛。</translation>
    </message>
    <message>
        <source>TED Talks Usage Policy (CC BY-NC-ND)</source>
        <translation>TED Talks 使用政策（CC BY-NC-ND）</translation>
    </message>
    <message>
        <source>Non-commercial; cite Reimers and Gurevych (2020).</source>
        <translation>非商业用途；请引用 Reimers 和 Gurevych（2020）。</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia. As distributed by OPUS: in Moses form, without scores.</source>
        <translation>从维基百科挖掘的句对。按 OPUS 发布的形式：Moses 格式，无得分。</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0</source>
        <translation>CC BY-SA 4.0</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019).</source>
        <translation>请引用 Schwenk 等（2019）。</translation>
    </message>
    <message>
        <source>Short everyday sentences translated by volunteers. The retrieval sets of Tatoeba come from the same source: remove their sentences first.</source>
        <translation>志愿者翻译的日常短句。Tatoeba 检索集来自同一来源：请先去除其句子。</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR</source>
        <translation>CC BY 2.0 FR</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source.</source>
        <translation>请注明来源 Tatoeba。</translation>
    </message>
    <message>
        <source>Novels out of copyright: literary language, a small set.</source>
        <translation>版权已过期的小说：文学语言，规模小。</translation>
    </message>
    <message>
        <source>see the archive</source>
        <translation>见压缩包</translation>
    </message>
    <message>
        <source>Read the LICENSE file in the archive.</source>
        <translation>请阅读压缩包中的 LICENSE 文件。</translation>
    </message>
    <message>
        <source>Political and economic commentary.</source>
        <translation>政治与经济评论。</translation>
    </message>
    <message>
        <source>Sentence pairs mined from the web: very large, and noisy without filters.</source>
        <translation>从网络挖掘的句对：规模很大，不过滤则噪声多。</translation>
    </message>
    <message>
        <source>Web documents aligned by address: very large, noisy, many languages.</source>
        <translation>按网址对齐的网络文档：规模很大，噪声多，语言众多。</translation>
    </message>
    <message>
        <source>Translated web sites, cleaned: large, for European languages.</source>
        <translation>经清理的翻译网站：规模大，欧洲语言。</translation>
    </message>
    <message>
        <source>Subtitles of educational videos.</source>
        <translation>教育视频的字幕。</translation>
    </message>
    <message>
        <source>Texts of the GNOME desktop: short strings of software.</source>
        <translation>GNOME 桌面的文本：软件短字符串。</translation>
    </message>
    <message>
        <source>Texts of the KDE desktop: short strings of software.</source>
        <translation>KDE 桌面的文本：软件短字符串。</translation>
    </message>
    <message>
        <source>Texts of Ubuntu&apos;s programs: short strings of software.</source>
        <translation>Ubuntu 程序的文本：软件短字符串。</translation>
    </message>
    <message>
        <source>29,000 image captions in English, German, French and Czech, line by line: small and clean, a good first training. The captions share their domain with the image sets of STS and with SICK.</source>
        <translation>29,000 条图片说明，英、德、法、捷克语逐行对应：小而干净，适合初次训练。其领域与 STS 的图片集和 SICK 相同。</translation>
    </message>
    <message>
        <source>en, de, fr, cs</source>
        <translation>en, de, fr, cs</translation>
    </message>
    <message>
        <source>CC BY-NC-SA (captions), Flickr30k terms</source>
        <translation>CC BY-NC-SA（说明），Flickr30k 条款</translation>
    </message>
    <message>
        <source>Research only.</source>
        <translation>仅限研究。</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia with their margin scores; 1.04 and above is suggested.</source>
        <translation>从维基百科挖掘的句对，附间隔得分；建议取 1.04 及以上。</translation>
    </message>
    <message>
        <source>two Wikipedias</source>
        <translation>两种语言的维基百科</translation>
    </message>
    <message>
        <source>CC BY-SA</source>
        <translation>CC BY-SA</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019). Take only the languages you need.</source>
        <translation>请引用 Schwenk 等（2019）。请只下载所需的语言。</translation>
    </message>
    <message>
        <source>Sentences of aligned web pages, one language and English. The code has a country: de_DE, tr_TR.</source>
        <translation>对齐网页的句子，一种语言与英语。代码含国家：de_DE、tr_TR。</translation>
    </message>
    <message>
        <source>one of many (de_DE, tr_TR ...) with English</source>
        <translation>多种语言之一（de_DE、tr_TR ...）与英语</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>未指明</translation>
    </message>
    <message>
        <source>Cite El-Kishky and others (2020).</source>
        <translation>请引用 El-Kishky 等（2020）。</translation>
    </message>
    <message>
        <source>Every sentence of Tatoeba with its language. With the links below it gives pairs of any two languages.</source>
        <translation>Tatoeba 的全部句子及其语言。与下面的链接一起可得到任意两种语言的句对。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR, some CC0</source>
        <translation>CC BY 2.0 FR，部分为 CC0</translation>
    </message>
    <message>
        <source>The sentences of one language, as a corpus to explore. The code has three letters: deu, tur, cmn.</source>
        <translation>一种语言的句子，作为可探索的语料。代码为三个字母：deu、tur、cmn。</translation>
    </message>
    <message>
        <source>one (three letters)</source>
        <translation>一种（三个字母）</translation>
    </message>
    <message>
        <source>A million pairs each of English with Spanish, Arabic and Turkish, and their sentence pieces, as the 2019 paper used them.</source>
        <translation>英语与西班牙语、阿拉伯语、土耳其语各一百万句对，及其句子子词，与 2019 年论文所用相同。</translation>
    </message>
    <message>
        <source>en-es, en-ar, en-tr</source>
        <translation>en-es, en-ar, en-tr</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org; cite Wieting and others (2019).</source>
        <translation>请链接到 opensubtitles.org；请引用 Wieting 等（2019）。</translation>
    </message>
    <message>
        <source>51 million English paraphrase pairs made by translating Czech back, each with a score. The 2018 paper&apos;s data; filter by score, overlap and length.</source>
        <translation>把捷克语译回英语得到的 5100 万英语复述句对，各有得分。2018 年论文的数据；请按得分、重叠和长度过滤。</translation>
    </message>
    <message>
        <source>en</source>
        <translation>en</translation>
    </message>
    <message>
        <source>none stated (derived from CzEng 1.6)</source>
        <translation>未声明（源自 CzEng 1.6）</translation>
    </message>
    <message>
        <source>Non-commercial research, after CzEng; cite Wieting and Gimpel (2018).</source>
        <translation>非商业研究，依 CzEng；请引用 Wieting 和 Gimpel（2018）。</translation>
    </message>
    <message>
        <source>The 2017 demonstration with a small part of the data and its models.</source>
        <translation>2017 年的演示，含少量数据及其模型。</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>未声明</translation>
    </message>
    <message>
        <source>Non-commercial research; cite Wieting and Gimpel (2018).</source>
        <translation>非商业研究；请引用 Wieting 和 Gimpel（2018）。</translation>
    </message>
    <message>
        <source>Sentences of Wikipedia with their simpler forms.</source>
        <translation>维基百科的句子及其简化形式。</translation>
    </message>
    <message>
        <source>CC BY-SA (Wikipedia)</source>
        <translation>CC BY-SA（维基百科）</translation>
    </message>
    <message>
        <source>Cite Kauchak (2013).</source>
        <translation>请引用 Kauchak（2013）。</translation>
    </message>
    <message>
        <source>All SemEval sets as one folder, ready for Evaluate, in the authors&apos; layout. Contains STS 2013 SMT.</source>
        <translation>全部 SemEval 数据集，放在一个文件夹中，按作者的布局，可直接用于评测。含 STS 2013 SMT。</translation>
    </message>
    <message>
        <source>en, ar, es, tr</source>
        <translation>en, ar, es, tr</translation>
    </message>
    <message>
        <source>mixed, research only</source>
        <translation>混合，仅限研究</translation>
    </message>
    <message>
        <source>Evaluation only; the sets have various owners.</source>
        <translation>仅限评测；各数据集的所有者不同。</translation>
    </message>
    <message>
        <source>The 24 freely distributed English sets as scored pairs, each file checked by its SHA-256.</source>
        <translation>24 个可自由分发的英语数据集，为带标准分的句对，每个文件均以 SHA-256 检查。</translation>
    </message>
    <message>
        <source>The STS Benchmark test set machine-translated (DeepL) into another language, for a first look at it.</source>
        <translation>机器翻译（DeepL）成其他语言的 STS Benchmark 测试集，供初步了解。</translation>
    </message>
    <message>
        <source>one of de, en, es, fr, it, ja, nl, pl, pt, ru, zh</source>
        <translation>de、en、es、fr、it、ja、nl、pl、pt、ru、zh 之一</translation>
    </message>
    <message>
        <source>custom (see its LICENSE)</source>
        <translation>自定义（见其 LICENSE）</translation>
    </message>
    <message>
        <source>9,927 English sentence pairs with relatedness and entailment.</source>
        <translation>9,927 个英语句对，附相关度与蕴含关系。</translation>
    </message>
    <message>
        <source>CC BY-NC-SA 3.0</source>
        <translation>CC BY-NC-SA 3.0</translation>
    </message>
    <message>
        <source>Non-commercial; cite Marelli and others (2014).</source>
        <translation>非商业用途；请引用 Marelli 等（2014）。</translation>
    </message>
    <message>
        <source>STS 2012-2016, STS Benchmark, SICK and the SentEval transfer tasks in one archive, tokenised.</source>
        <translation>STS 2012-2016、STS Benchmark、SICK 及 SentEval 迁移任务，在一个压缩包中，已分词。</translation>
    </message>
    <message>
        <source>Up to 1,000 sentences of each of 112 languages with their English translations: is the nearest sentence the translation?</source>
        <translation>112 种语言各最多 1,000 句及其英语译文：最近的句子是不是译文？</translation>
    </message>
    <message>
        <source>one of 112 with English (three letters)</source>
        <translation>112 种之一与英语（三个字母）</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source; cite Artetxe and Schwenk (2019).</source>
        <translation>请注明来源 Tatoeba；请引用 Artetxe 和 Schwenk（2019）。</translation>
    </message>
    <message>
        <source>Two monolingual texts with hidden translations and the gold list. The test gold was never released: training-gold sets the threshold, sample-gold is a small check.</source>
        <translation>两份隐藏着译文的单语文本及标准清单。测试标准从未公布：用 training-gold 设定阈值，sample-gold 可作小规模检查。</translation>
    </message>
    <message>
        <source>one of de, fr, ru, zh with English</source>
        <translation>de、fr、ru、zh 之一与英语</translation>
    </message>
    <message>
        <source>Evaluation; cite Zweigenbaum and others (2018).</source>
        <translation>用于评测；请引用 Zweigenbaum 等（2018）。</translation>
    </message>
    <message>
        <source>The released models of Paraphrastic Representations at Scale (English and multilingual), their sentence pieces, training pairs and example sentences. Import the .pt files through Export, Import a model.</source>
        <translation>Paraphrastic Representations at Scale 发布的模型（英语和多语），及其句子子词、训练句对和例句。.pt 文件可在“导出”中用“导入模型”导入。</translation>
    </message>
    <message>
        <source>en and multilingual</source>
        <translation>en 及多语</translation>
    </message>
    <message>
        <source>BSD-3 (code)</source>
        <translation>BSD-3（代码）</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2022).</source>
        <translation>请引用 Wieting 等（2022）。</translation>
    </message>
    <message>
        <source>Only the English model of Paraphrastic Representations at Scale and its sentence pieces.</source>
        <translation>仅 Paraphrastic Representations at Scale 的英语模型及其句子子词。</translation>
    </message>
    <message>
        <source>Data, checkpoints and sentence pieces of the 2020 paper.</source>
        <translation>2020 年论文的数据、检查点和句子子词。</translation>
    </message>
    <message>
        <source>en-fr and others</source>
        <translation>en-fr 等</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2020).</source>
        <translation>请引用 Wieting 等（2020）。</translation>
    </message>
    <message>
        <source>A static English model to compare with.</source>
        <translation>用于比较的静态英语模型。</translation>
    </message>
    <message>
        <source>MIT</source>
        <translation>MIT</translation>
    </message>
    <message>
        <source>300-dimensional English word vectors: a start for WORD encoders, or a paraphrase score without a model.</source>
        <translation>300 维英语词向量：可作 WORD 编码器的起点，或用于不借助模型的复述得分。</translation>
    </message>
    <message>
        <source>PDDL</source>
        <translation>PDDL</translation>
    </message>
    <message>
        <source>Cite Pennington and others (2014).</source>
        <translation>请引用 Pennington 等（2014）。</translation>
    </message>
    <message>
        <source>Two million 300-dimensional English word vectors.</source>
        <translation>两百万个 300 维英语词向量。</translation>
    </message>
    <message>
        <source>CC BY-SA 3.0</source>
        <translation>CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Cite Mikolov and others (2018).</source>
        <translation>请引用 Mikolov 等（2018）。</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the compressed form, for the language filter.</source>
        <translation>识别 176 种语言；压缩版，用于语言过滤器。</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the full form, for the language filter.</source>
        <translation>识别 176 种语言；完整版，用于语言过滤器。</translation>
    </message>
    <message>
        <source>Recognises 218 languages.</source>
        <translation>识别 218 种语言。</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0</source>
        <translation>CC BY-NC 4.0</translation>
    </message>
    <message>
        <source>Non-commercial.</source>
        <translation>非商业用途。</translation>
    </message>
    <message>
        <source>The whole book as text in English, German, French and Italian, translated closely: a first book to align. The licence of Project Gutenberg at both ends is English in all four.</source>
        <translation>整本书的英、德、法、意语文本，翻译贴近原文：可作为第一本要对齐的书。四个版本首尾的 Project Gutenberg 许可证均为英文。</translation>
    </message>
    <message>
        <source>en, de, fr, it</source>
        <translation>en, de, fr, it</translation>
    </message>
    <message>
        <source>public domain in the USA</source>
        <translation>在美国属于公有领域</translation>
    </message>
    <message>
        <source>Read the licence of Project Gutenberg in each file.</source>
        <translation>请阅读每个文件中的 Project Gutenberg 许可证。</translation>
    </message>
    <message>
        <source>A short document that exists in hundreds of languages, translated sentence by sentence for the most part: to try alignment with a language of your own. The first lines of each file are notes.</source>
        <translation>有数百种语言版本的短文，大多逐句翻译：可用您自己的语言试验对齐。每个文件的开头几行是说明。</translation>
    </message>
    <message>
        <source>any two of 26</source>
        <translation>26 种中的任意两种</translation>
    </message>
    <message>
        <source>free of copyright (United Nations)</source>
        <translation>无版权（联合国）</translation>
    </message>
    <message>
        <source>Cite the UDHR in Unicode project as the source of the files.</source>
        <translation>请注明文件来源为 UDHR in Unicode 项目。</translation>
    </message>
    <message>
        <source>Seven articles of the Swiss Alpine Club&apos;s yearbooks in German and French, a sentence a line, with links made by hand (.defr): what aligners are measured on. align --gold reads them.</source>
        <translation>瑞士高山俱乐部年鉴的七篇德语和法语文章，每行一句，附人工链接（.defr）：对齐程序的评测标准。align --gold 可读取。</translation>
    </message>
    <message>
        <source>de, fr</source>
        <translation>de, fr</translation>
    </message>
    <message>
        <source>GPL-2 (as distributed with Bleualign)</source>
        <translation>GPL-2（随 Bleualign 发布）</translation>
    </message>
    <message>
        <source>Cite Sennrich and Volk (2010).</source>
        <translation>请引用 Sennrich 和 Volk（2010）。</translation>
    </message>
</context>
<context>
    <name>ContributionCells</name>
    <message>
        <source>without it</source>
        <translation>去掉它</translation>
    </message>
    <message>
        <source>cells sum to %1</source>
        <translation>各格之和为 %1</translation>
    </message>
    <message>
        <source>margins: the cosine minus the cosine without the piece</source>
        <translation>边际值：余弦减去不含该子词时的余弦</translation>
    </message>
    <message>
        <source>no piece unknown</source>
        <translation>没有未知子词</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces unknown</source>
        <translation>
            <numerusform>%1 个未知子词</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beyond the limit</source>
        <translation>%1 个超出上限</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1, expected %2</source>
        <translation>%1，应为%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot;</source>
        <translation>“%1”和“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as gold score</source>
        <translation>以“%1”作为标准分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as label</source>
        <translation>以“%1”作为标签</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2 twice</source>
        <translation>“%1”中 %2 出现两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for a number</source>
        <translation>应为数字之处是“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for both sides</source>
        <translation>两侧均为“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a file nor built in</source>
        <translation>“%1”既不是文件，也不是内置项</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of type %2 with %3 dimensions</source>
        <translation>“%1”，类型 %2，%3 维</translation>
    </message>
    <message>
        <source>&quot;%1&quot; twice</source>
        <translation>“%1”出现两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, which is not a regular expression (%2)</source>
        <translation>“%1”，它不是正则表达式（%2）</translation>
    </message>
    <message>
        <source>&quot;-&quot; with %1 ranks</source>
        <translation>%1 个 rank 时使用了“-”</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: %5, first in %6 %7</source>
        <translation>文本的 %1 %（%3 个句子中的 %2 个）不是模型所译的源语言 %4，而是另一种语言：%5，首次出现于 %6 %7</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: mostly %5, first in %6 %7</source>
        <translation>文本的 %1 %（%3 个句子中的 %2 个）不是模型所译的源语言 %4，而是另一种语言：主要是 %5，首次出现于 %6 %7</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4 (moved)</source>
        <translation>%1 %2 : %3 %4（已移动）</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>仅有 %1</translation>
    </message>
    <message>
        <source>%1 and %2 are variants of one language: its pairs are no translations</source>
        <translation>%1 和 %2 是同一语言的变体：其句对不是翻译</translation>
    </message>
    <message>
        <source>%1 and %2 sentences, which need about %3 GB of memory</source>
        <translation>%1 和 %2 个句子，约需 %3 GB 内存</translation>
    </message>
    <message>
        <source>%1 as in %2</source>
        <translation>%1，与 %2 相同</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1，位于第 %2 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 bytes instead of %2</source>
        <translation>%1 字节，而不是 %2</translation>
    </message>
    <message>
        <source>%1 bytes with %2 for %3</source>
        <translation>%1 字节、校验和为 %2 的 %3</translation>
    </message>
    <message>
        <source>%1 bytes with SHA-256 %2</source>
        <translation>%1 字节，SHA-256 为 %2</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 列</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 列</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 columns of lists of integers</source>
        <translation>%1 列整数列表</translation>
    </message>
    <message>
        <source>%1 columns of text, %2</source>
        <translation>%1 列文本，%2</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text</source>
        <translation>%1 列，其中 %2 列为文本</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text (%3)</source>
        <translation>%1 列，其中 %2 列为文本（%3）</translation>
    </message>
    <message>
        <source>%1 columns, none of them text</source>
        <translation>%1 列，均不是文本</translation>
    </message>
    <message>
        <source>%1 columns, none of them text (%2)</source>
        <translation>%1 列，均不是文本（%2）</translation>
    </message>
    <message>
        <source>%1 compressed bytes expand to more than %2</source>
        <translation>%1 个压缩字节展开后超过 %2 字节</translation>
    </message>
    <message>
        <source>%1 contains a quotation mark or a line break</source>
        <translation>%1 含有引号或换行符</translation>
    </message>
    <message>
        <source>%1 differ from those of rank 0</source>
        <translation>%1 与 rank 0 的不同</translation>
    </message>
    <message>
        <source>%1 ends after %2</source>
        <translation>%1 在 %2 之后结束</translation>
    </message>
    <message>
        <source>%1 ends for %2 sources, %3 steps</source>
        <translation>%2 个源有 %1 个终点，步数为 %3</translation>
    </message>
    <message>
        <source>%1 files inside</source>
        <translation>内含 %1 个文件</translation>
    </message>
    <message>
        <source>%1 files of the same name next to it</source>
        <translation>旁边有 %1 个同名文件</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 用于 %2</translation>
    </message>
    <message>
        <source>%1 for encoder.kind = %2, encoder.sharing = %3</source>
        <translation>encoder.kind = %2、encoder.sharing = %3 时为 %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>可用 %1</translation>
    </message>
    <message>
        <source>%1 gold scores</source>
        <translation>%1 个标准分</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 没有“%2”</translation>
    </message>
    <message>
        <source>%1 has no training part to learn from, and is not evaluated.</source>
        <translation>%1 没有可供学习的训练部分，因此不评测。</translation>
    </message>
    <message>
        <source>%1 in &quot;%2&quot;</source>
        <translation>“%2”中的 %1</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;</source>
        <translation>%1 为“%2”</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <translation>%1 缺失或已损坏</translation>
    </message>
    <message>
        <source>%1 is omitted: %2.</source>
        <translation>已省略 %1：%2。</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>%1 缺少 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, but %2 in %3</source>
        <translation>%1 行，而 %3 中有 %2 行</translation>
    </message>
    <message>
        <source>%1 lines, too few with punctuation or articles</source>
        <translation>%1 行，带标点或冠词的太少</translation>
    </message>
    <message>
        <source>%1 measures nothing</source>
        <translation>%1 不测量任何值</translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 bytes received</source>
        <translation>已收到 %1 / %2 字节</translation>
    </message>
    <message>
        <source>%1 of %2 inputs</source>
        <translation>%1，有 %2 个输入</translation>
    </message>
    <message>
        <source>%1 of %2 sentences are tokenised differently when read back</source>
        <translation>%2 个句子中有 %1 个在读回后分词结果不同</translation>
    </message>
    <message>
        <source>%1 of %2 without a pair and its score, the first: %3</source>
        <translation>%2 中有 %1 个没有句对及其得分，第一处：%3</translation>
    </message>
    <message>
        <source>%1 of %2 x %3</source>
        <translation>%1，大小为 %2 x %3</translation>
    </message>
    <message>
        <source>%1 of %2, a model without language encoders (%3)</source>
        <translation>%2 的 %1，而该模型没有语言编码器（%3）</translation>
    </message>
    <message>
        <source>%1 of ranks</source>
        <translation>rank 数：%1</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>有 %1 个</translation>
    </message>
    <message>
        <source>%1 on %2 nodes</source>
        <translation>%2 个节点上的 %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or more, as the model has</source>
        <translation>%1 或更多，与模型一致</translation>
    </message>
    <message>
        <source>%1 or more, one for each dimension</source>
        <translation>%1 或更多，每一维一个</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 个部分</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sentence %2</source>
        <translation>%1 句子 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sheets</source>
        <translation>%1 张评判表</translation>
    </message>
    <message>
        <source>%1 styles for %2 sources</source>
        <translation>%2 个源有 %1 个风格</translation>
    </message>
    <message>
        <source>%1 tokenizers</source>
        <translation>%1 个分词器</translation>
    </message>
    <message>
        <source>%1 trees</source>
        <translation>%1 棵句法树</translation>
    </message>
    <message numerus="yes">
        <source>%1 vectors</source>
        <translation>
            <numerusform>%1 个向量</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vectors of %2 numbers</source>
        <translation>%1 个向量，各含 %2 个数</translation>
    </message>
    <message>
        <source>%1 vectors, none of a token of the %2 of the vocabulary</source>
        <translation>%1 个向量，没有一个属于词表的 %2 个词元</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>%1 with %2 and %3</source>
        <translation>%1 与 %2 和 %3</translation>
    </message>
    <message>
        <source>%1 with encoder.network = %2</source>
        <translation>%1 与 encoder.network = %2</translation>
    </message>
    <message>
        <source>%1 with generative.averages</source>
        <translation>%1 与 generative.averages</translation>
    </message>
    <message>
        <source>%1 with the label %2</source>
        <translation>%1 含有标签 %2</translation>
    </message>
    <message>
        <source>%1 without a development set</source>
        <translation>%1，但没有开发集</translation>
    </message>
    <message>
        <source>%1 without a gold score skipped.</source>
        <translation>已跳过没有标准分的 %1。</translation>
    </message>
    <message>
        <source>%1 without text, probably scanned</source>
        <translation>%1 没有文本，可能是扫描件</translation>
    </message>
    <message>
        <source>%1 x %2 numbers</source>
        <translation>%1 x %2 个数</translation>
    </message>
    <message>
        <source>%1, four less than the rows of the checkpoint</source>
        <translation>%1，比检查点的行数少四</translation>
    </message>
    <message>
        <source>%1, no pair left</source>
        <translation>%1，没有留下句对</translation>
    </message>
    <message>
        <source>%1, none left%2</source>
        <translation>%1，没有留下任何句对%2</translation>
    </message>
    <message>
        <source>%1, one for each line of %2</source>
        <translation>%1，%2 的每一行一个</translation>
    </message>
    <message>
        <source>%1, one for each line of the list of sentences</source>
        <translation>%1，句子列表的每一行一个</translation>
    </message>
    <message>
        <source>%1, one for each pair</source>
        <translation>%1，每个句对一个</translation>
    </message>
    <message>
        <source>%1, one for each sentence</source>
        <translation>%1，每个句子一个</translation>
    </message>
    <message>
        <source>%1, one for each vector</source>
        <translation>%1，每个向量一个</translation>
    </message>
    <message>
        <source>%1, one for the %2 of each pair of %3</source>
        <translation>%1，%3 中每个句对的 %2 侧一个</translation>
    </message>
    <message>
        <source>%1, the language of the sentences</source>
        <translation>%1，即这些句子的语言</translation>
    </message>
    <message>
        <source>%1, which does not %2</source>
        <translation>%1，它不能 %2</translation>
    </message>
    <message>
        <source>%1, which has no gold scores</source>
        <translation>%1，它没有标准分</translation>
    </message>
    <message>
        <source>%1-%2 as in %3</source>
        <translation>%1-%2，与 %3 相同</translation>
    </message>
    <message>
        <source>%1-%2, as in the first store</source>
        <translation>%1-%2，与第一个句对库相同</translation>
    </message>
    <message>
        <source>%1: %2 left out as running heads and page numbers</source>
        <translation>%1：已略去作为页眉和页码的 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4s skipped; the first: %5</source>
        <translation>%1：%3 个 %4 中跳过了 %2 个；第一个：%5</translation>
    </message>
    <message>
        <source>%1: minimum is above maximum</source>
        <translation>%1：最小值大于最大值</translation>
    </message>
    <message>
        <source>%1: rows from %2 on are missing or damaged</source>
        <translation>%1：从第 %2 行起的数据缺失或已损坏</translation>
    </message>
    <message>
        <source>%1: the first sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>%1：第一句都是数字，像是带评分句对的文件；请用 --columns 指定句子所在的列，如 1,2（第一列为 0）</translation>
    </message>
    <message>
        <source>%1: the second sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>%1：第二句都是数字，像是带评分句对的文件；请用 --columns 指定句子所在的列，如 1,2（第一列为 0）</translation>
    </message>
    <message>
        <source>( ROOT </source>
        <translation>( ROOT </translation>
    </message>
    <message>
        <source>, a list of values</source>
        <translation>，这是一个值的列表</translation>
    </message>
    <message>
        <source>, the %1 side looks like %2, not %3</source>
        <translation>，%1 侧看起来像 %2，而不是 %3</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 或 1</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 或更大</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 到 %1</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
    <message>
        <source>1 to 1,000</source>
        <translation>1 到 1,000</translation>
    </message>
    <message>
        <source>1 to 8,192</source>
        <translation>1 到 8,192</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>2 或 3</translation>
    </message>
    <message>
        <source>2 separated by a tab</source>
        <translation>以制表符分隔的 2 列</translation>
    </message>
    <message>
        <source>2 to 100</source>
        <translation>2 到 100</translation>
    </message>
    <message>
        <source>2013 SMT (licensed by the LDC) is absent; the mean of 2013 is over the other sets.</source>
        <translation>缺少 2013 SMT（由 LDC 授权）；2013 的平均值取自其他各集。</translation>
    </message>
    <message>
        <source>2013 SMT is present: it counts in the means over sets, not in the concatenated Spearman.</source>
        <translation>有 2013 SMT：它计入各集的平均值，但不计入合并的 Spearman。</translation>
    </message>
    <message>
        <source>3-grams, words or pieces</source>
        <translation>三元组、词或子词</translation>
    </message>
    <message>
        <source>4 is usual</source>
        <translation>通常为 4</translation>
    </message>
    <message>
        <source>; %1 could not be read</source>
        <translation>；%1 个无法读取</translation>
    </message>
    <message>
        <source>; %1 dropped %2</source>
        <translation>；%1 丢弃了 %2 个</translation>
    </message>
    <message>
        <source>; the file was downloaded before, on %1: --accept-changed accepts a changed file</source>
        <translation>；该文件曾于 %1 下载：--accept-changed 可接受已更改的文件</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>KEY=VALUE</translation>
    </message>
    <message>
        <source>ONNX graphs of this program have one: embed texts with this program and use the vectors</source>
        <translation>本程序的 ONNX 图只有一个：请用本程序嵌入文本并使用这些向量</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose another format</source>
        <translation>P-SP 不支持其他的：请选择其他格式</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose onnx, or embed texts with this program and use the vectors</source>
        <translation>P-SP 不支持其他的：请选择 onnx，或用本程序嵌入文本并使用这些向量</translation>
    </message>
    <message>
        <source>PIECE COUNT, as fairseq writes dict.en.txt</source>
        <translation>PIECE COUNT，即 fairseq 写入 dict.en.txt 的形式</translation>
    </message>
    <message>
        <source>STS %1 is absent.</source>
        <translation>缺少 STS %1。</translation>
    </message>
    <message>
        <source>STS.input.*.txt, sts-*.csv, or tables of gold scores and two sentences</source>
        <translation>STS.input.*.txt、sts-*.csv，或包含标准分和两个句子的表格</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>已跳过：%1。</translation>
    </message>
    <message>
        <source>Stopped: the data sets after these were not evaluated.</source>
        <translation>已停止：此后的数据集未评测。</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>UTF-8 文本</translation>
    </message>
    <message>
        <source>UTF-8, UTF-8-replace, UTF-16, windows-1252, ISO-8859-2, ...</source>
        <translation>UTF-8、UTF-8-replace、UTF-16、windows-1252、ISO-8859-2 ...</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML of an unknown kind</source>
        <translation>未知类型的 XML</translation>
    </message>
    <message>
        <source>XML of an unknown kind (&lt;%1&gt;)</source>
        <translation>未知类型的 XML（&lt;%1&gt;）</translation>
    </message>
    <message>
        <source>a .bin or .vec of the same vectors</source>
        <translation>相同向量的 .bin 或 .vec 文件</translation>
    </message>
    <message>
        <source>a .model file of SentencePiece</source>
        <translation>SentencePiece 的 .model 文件</translation>
    </message>
    <message>
        <source>a .pt checkpoint</source>
        <translation>.pt 检查点</translation>
    </message>
    <message>
        <source>a BUCC set</source>
        <translation>BUCC 数据集</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>JSON 对象</translation>
    </message>
    <message>
        <source>a P-SP checkpoint</source>
        <translation>P-SP 检查点</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>a PDF that can be opened</source>
        <translation>可以打开的 PDF</translation>
    </message>
    <message>
        <source>a PDF with a password</source>
        <translation>有密码的 PDF</translation>
    </message>
    <message>
        <source>a PDF with another password</source>
        <translation>密码不同的 PDF</translation>
    </message>
    <message>
        <source>a PDF with text</source>
        <translation>含文本的 PDF</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>SentencePiece 模型</translation>
    </message>
    <message>
        <source>a StaticEmbedding</source>
        <translation>StaticEmbedding</translation>
    </message>
    <message>
        <source>a book with copy protection</source>
        <translation>有版权保护措施的书</translation>
    </message>
    <message>
        <source>a book without it</source>
        <translation>没有版权保护措施的书</translation>
    </message>
    <message>
        <source>a checkpoint as torch saves it</source>
        <translation>由 torch 保存的检查点</translation>
    </message>
    <message>
        <source>a checkpoint of P20&apos;s program (bilingual-generative-transformer)</source>
        <translation>P20 程序 (bilingual-generative-transformer) 的检查点</translation>
    </message>
    <message>
        <source>a checkpoint of an older version of this program</source>
        <translation>本程序旧版本的检查点</translation>
    </message>
    <message>
        <source>a checkpoint of plain data and tensors, as P-SP and fairseq write it</source>
        <translation>如 P-SP 和 fairseq 所写的、仅含普通数据和张量的检查点</translation>
    </message>
    <message>
        <source>a checkpoint that training can resume from</source>
        <translation>可以从中恢复训练的检查点</translation>
    </message>
    <message>
        <source>a complete HDF5 file</source>
        <translation>完整的 HDF5 文件</translation>
    </message>
    <message>
        <source>a complete ZIP archive</source>
        <translation>完整的 ZIP 压缩包</translation>
    </message>
    <message>
        <source>a complete one</source>
        <translation>完整的表</translation>
    </message>
    <message>
        <source>a damaged PDF</source>
        <translation>已损坏的 PDF</translation>
    </message>
    <message>
        <source>a damaged fastText model (%1)</source>
        <translation>已损坏的 fastText 模型（%1）</translation>
    </message>
    <message>
        <source>a development set to choose the best model by</source>
        <translation>用于选择最佳模型的开发集</translation>
    </message>
    <message>
        <source>a dictionary of %1 pieces</source>
        <translation>含 %1 个子词的词典</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>a document and its translation</source>
        <translation>文档及其译文</translation>
    </message>
    <message>
        <source>a document named &quot;%1&quot;</source>
        <translation>名为“%1”的文档</translation>
    </message>
    <message>
        <source>a document of a corpus</source>
        <translation>语料中的文档</translation>
    </message>
    <message>
        <source>a document with text</source>
        <translation>含文本的文档</translation>
    </message>
    <message>
        <source>a download of more than half a gigabyte</source>
        <translation>超过半 GB 的下载</translation>
    </message>
    <message>
        <source>a fastText model of version %1</source>
        <translation>版本为 %1 的 fastText 模型</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>a file downloaded before</source>
        <translation>以前下载的文件</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>a file name: the header of a .npy file is written last</source>
        <translation>文件名：.npy 文件的文件头最后写入</translation>
    </message>
    <message>
        <source>a file of an entry of the catalogue</source>
        <translation>目录条目中的文件</translation>
    </message>
    <message>
        <source>a file of links between ids</source>
        <translation>编号之间的链接文件</translation>
    </message>
    <message>
        <source>a file of the sample</source>
        <translation>示例中的文件</translation>
    </message>
    <message>
        <source>a file of word vectors</source>
        <translation>词向量文件</translation>
    </message>
    <message>
        <source>a file of word vectors, which is read more than once</source>
        <translation>词向量文件，它会被读取多次</translation>
    </message>
    <message>
        <source>a file or a built-in recipe</source>
        <translation>文件或内置配方</translation>
    </message>
    <message>
        <source>a file or folder, which is read more than once</source>
        <translation>文件或文件夹，它会被读取多次</translation>
    </message>
    <message>
        <source>a file that can be compared</source>
        <translation>可以比较的文件</translation>
    </message>
    <message>
        <source>a file that every rank reads</source>
        <translation>每个 rank 都读取的文件</translation>
    </message>
    <message>
        <source>a file that judge --pairs has written</source>
        <translation>由 judge --pairs 写出的文件</translation>
    </message>
    <message>
        <source>a file with an unknown name, size and checksum</source>
        <translation>名称、大小和校验和均未知的文件</translation>
    </message>
    <message>
        <source>a file with the parses of the %1 of the pairs</source>
        <translation>包含句对的 %1 侧句法树的文件</translation>
    </message>
    <message>
        <source>a file written by paragram-mpi train</source>
        <translation>由 paragram-mpi train 写出的文件</translation>
    </message>
    <message>
        <source>a file written by this program</source>
        <translation>由本程序写出的文件</translation>
    </message>
    <message>
        <source>a file, because it is not read from start to end</source>
        <translation>文件，因为它不是从头到尾顺序读取的</translation>
    </message>
    <message>
        <source>a finite gradient; training diverged</source>
        <translation>有限的梯度；训练已发散</translation>
    </message>
    <message>
        <source>a finite loss; training diverged</source>
        <translation>有限的损失；训练已发散</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a folder of documents</source>
        <translation>文档文件夹</translation>
    </message>
    <message>
        <source>a folder of sentence-transformers (StaticEmbedding) or model2vec</source>
        <translation>sentence-transformers (StaticEmbedding) 或 model2vec 的文件夹</translation>
    </message>
    <message>
        <source>a folder or file to evaluate on</source>
        <translation>用于评测的文件夹或文件</translation>
    </message>
    <message>
        <source>a folder that can be created</source>
        <translation>可以创建的文件夹</translation>
    </message>
    <message>
        <source>a folder with index.json</source>
        <translation>含 index.json 的文件夹</translation>
    </message>
    <message>
        <source>a generative model</source>
        <translation>生成模型</translation>
    </message>
    <message>
        <source>a generative model&apos;s encoder</source>
        <translation>生成模型的编码器</translation>
    </message>
    <message>
        <source>a generative model, which has several encoders</source>
        <translation>生成模型，它有多个编码器</translation>
    </message>
    <message>
        <source>a gold score for each pair</source>
        <translation>每个句对一个标准分</translation>
    </message>
    <message>
        <source>a language is missing</source>
        <translation>缺少一种语言</translation>
    </message>
    <message>
        <source>a line of %1 bytes</source>
        <translation>一行有 %1 字节</translation>
    </message>
    <message>
        <source>a line without token and count</source>
        <translation>没有词元和计数的行</translation>
    </message>
    <message>
        <source>a list of corpora</source>
        <translation>语料列表</translation>
    </message>
    <message>
        <source>a list of downloads</source>
        <translation>下载列表</translation>
    </message>
    <message>
        <source>a list of sentences</source>
        <translation>句子列表</translation>
    </message>
    <message>
        <source>a member named &quot;%1&quot;</source>
        <translation>名为“%1”的成员</translation>
    </message>
    <message>
        <source>a model of %1</source>
        <translation>%1 的模型</translation>
    </message>
    <message>
        <source>a model of scpn that reads whole parses, generative.form = parse</source>
        <translation>读取完整句法树的 scpn 模型，generative.form = parse</translation>
    </message>
    <message>
        <source>a model or word vectors that score the pairs</source>
        <translation>为句对打分的模型或词向量</translation>
    </message>
    <message>
        <source>a model over character %1-grams</source>
        <translation>基于字符 %1 元组的模型</translation>
    </message>
    <message>
        <source>a model over sentence pieces</source>
        <translation>基于句子子词的模型</translation>
    </message>
    <message>
        <source>a model that cannot write</source>
        <translation>不能写句子的模型</translation>
    </message>
    <message>
        <source>a model that does</source>
        <translation>能写句子的模型</translation>
    </message>
    <message>
        <source>a model that starts with %1</source>
        <translation>以 %1 开头的模型</translation>
    </message>
    <message>
        <source>a model that was not trained here</source>
        <translation>不是在此训练的模型</translation>
    </message>
    <message>
        <source>a model that writes from a sentence vector</source>
        <translation>从句向量写出句子的模型</translation>
    </message>
    <message>
        <source>a model that writes in given forms, generative.model = scpn</source>
        <translation>按给定形式书写的模型，generative.model = scpn</translation>
    </message>
    <message>
        <source>a model whose table was never trained</source>
        <translation>嵌入表从未训练过的模型</translation>
    </message>
    <message>
        <source>a model with KL terms: bgt, released, nolangvars or envae</source>
        <translation>带 KL 项的模型：bgt、released、nolangvars 或 envae</translation>
    </message>
    <message>
        <source>a model with max pooling</source>
        <translation>使用最大池化的模型</translation>
    </message>
    <message>
        <source>a name for each output</source>
        <translation>每个输出一个名称</translation>
    </message>
    <message>
        <source>a name for two files</source>
        <translation>两个文件所用的名称</translation>
    </message>
    <message>
        <source>a name that a folder can have</source>
        <translation>可用作文件夹名的名称</translation>
    </message>
    <message>
        <source>a name with a tab or a line break</source>
        <translation>含制表符或换行符的名称</translation>
    </message>
    <message>
        <source>a network for each language</source>
        <translation>每种语言一个网络</translation>
    </message>
    <message>
        <source>a new file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>a new folder</source>
        <translation>新文件夹</translation>
    </message>
    <message>
        <source>a new folder, or an empty one</source>
        <translation>新文件夹或空文件夹</translation>
    </message>
    <message>
        <source>a node that reads &quot;%1&quot;, which no node writes</source>
        <translation>读取“%1”的节点，但没有节点写出它</translation>
    </message>
    <message>
        <source>a normalizer of type %1</source>
        <translation>类型为 %1 的规范化器</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number that is not finite in row %1</source>
        <translation>第 %1 行有一个非有限的数</translation>
    </message>
    <message>
        <source>a number with m, h or d</source>
        <translation>带 m、h 或 d 的数字</translation>
    </message>
    <message>
        <source>a packed fastText model</source>
        <translation>压缩的 fastText 模型</translation>
    </message>
    <message>
        <source>a pair store</source>
        <translation>句对库</translation>
    </message>
    <message>
        <source>a pair store that names its two languages</source>
        <translation>标明两种语言的句对库</translation>
    </message>
    <message>
        <source>a pair store, for a parse generator</source>
        <translation>用于句法树生成器的句对库</translation>
    </message>
    <message>
        <source>a pair that is not in the store</source>
        <translation>不在句对库中的句对</translation>
    </message>
    <message>
        <source>a parse generator that completes templates</source>
        <translation>能补全模板的句法树生成器</translation>
    </message>
    <message>
        <source>a parse generator that reads them</source>
        <translation>读取它们的句法树生成器</translation>
    </message>
    <message>
        <source>a parse generator, generative.model = parse-generator</source>
        <translation>句法树生成器，generative.model = parse-generator</translation>
    </message>
    <message>
        <source>a parse generator, which writes no sentences</source>
        <translation>句法树生成器，它不写句子</translation>
    </message>
    <message>
        <source>a parse such as (ROOT (S (NP ...) (VP ...))), or nothing</source>
        <translation>形如 (ROOT (S (NP ...) (VP ...))) 的句法树，或留空</translation>
    </message>
    <message>
        <source>a path inside the archive&apos;s folder</source>
        <translation>压缩包文件夹内的路径</translation>
    </message>
    <message>
        <source>a path inside the folder</source>
        <translation>该文件夹内的路径</translation>
    </message>
    <message>
        <source>a path inside the folder of the corpus</source>
        <translation>语料文件夹内的路径</translation>
    </message>
    <message>
        <source>a piece and its id per line</source>
        <translation>每行一个子词及其编号</translation>
    </message>
    <message>
        <source>a piece, a tab and the id %1</source>
        <translation>子词、制表符和编号 %1</translation>
    </message>
    <message>
        <source>a place that no other program writes to</source>
        <translation>没有其他程序写入的位置</translation>
    </message>
    <message>
        <source>a quantised fastText model (.ftz)</source>
        <translation>量化的 fastText 模型 (.ftz)</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with a network</source>
        <translation>为带网络的编码器使用了量化表</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with max pooling</source>
        <translation>为使用最大池化的编码器使用了量化表</translation>
    </message>
    <message>
        <source>a quotation mark that is not closed</source>
        <translation>未闭合的引号</translation>
    </message>
    <message>
        <source>a quote that is not closed</source>
        <translation>未闭合的引号</translation>
    </message>
    <message>
        <source>a recipe in UTF-8</source>
        <translation>UTF-8 编码的配方</translation>
    </message>
    <message>
        <source>a recurrent encoder</source>
        <translation>循环编码器</translation>
    </message>
    <message>
        <source>a script such as Latin, Cyrillic, Han</source>
        <translation>一种文字，如 Latin、Cyrillic、Han</translation>
    </message>
    <message>
        <source>a second id &quot;%1&quot;</source>
        <translation>第二个编号“%1”</translation>
    </message>
    <message>
        <source>a second source called &quot;%1&quot;</source>
        <translation>第二个名为“%1”的来源</translation>
    </message>
    <message>
        <source>a share below 1, or at most %1 pairs</source>
        <translation>小于 1 的比例，或至多 %1 个句对</translation>
    </message>
    <message>
        <source>a sheet of judgements</source>
        <translation>评判表</translation>
    </message>
    <message>
        <source>a source term and a target term, separated by a tab</source>
        <translation>源术语和目标术语，以制表符分隔</translation>
    </message>
    <message>
        <source>a store with pairs</source>
        <translation>含有句对的句对库</translation>
    </message>
    <message>
        <source>a table of %1 x %2</source>
        <translation>%1 x %2 的表</translation>
    </message>
    <message>
        <source>a table or JSON lines of pairs with gold scores</source>
        <translation>含标准分的句对表格或 JSON 行</translation>
    </message>
    <message>
        <source>a tag or comment of more than %1 bytes</source>
        <translation>超过 %1 字节的标签或注释</translation>
    </message>
    <message>
        <source>a tensor of that name</source>
        <translation>该名称的张量</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a text archive</source>
        <translation>文本压缩包</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>a text with one sentence per line</source>
        <translation>每行一句的文本</translation>
    </message>
    <message>
        <source>a token file</source>
        <translation>词元文件</translation>
    </message>
    <message>
        <source>a token file of another version of this program</source>
        <translation>本程序其他版本的词元文件</translation>
    </message>
    <message>
        <source>a token file of this program</source>
        <translation>本程序的词元文件</translation>
    </message>
    <message>
        <source>a tokenizer of kind %1</source>
        <translation>%1 类型的分词器</translation>
    </message>
    <message>
        <source>a tokenizer with unit=%1</source>
        <translation>unit=%1 的分词器</translation>
    </message>
    <message>
        <source>a tokenizer.json of Hugging Face&apos;s tokenizers</source>
        <translation>Hugging Face tokenizers 的 tokenizer.json</translation>
    </message>
    <message>
        <source>a trained model</source>
        <translation>已训练的模型</translation>
    </message>
    <message>
        <source>a transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>a transformer with a sentence vector</source>
        <translation>带句向量的 transformer</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, back to the language of the sentences</source>
        <translation>从 %1 到 %2 的翻译模型，译回这些句子的语言</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, the languages of the pair store</source>
        <translation>从 %1 到 %2 的翻译模型，即句对库的两种语言</translation>
    </message>
    <message>
        <source>a tree such as (S (NP) (VP) (.))</source>
        <translation>形如 (S (NP) (VP) (.)) 的树</translation>
    </message>
    <message>
        <source>a truncated table of characters</source>
        <translation>被截断的字符表</translation>
    </message>
    <message>
        <source>a two-dimensional .npy array of little-endian float32</source>
        <translation>由小端 float32 组成的二维 .npy 数组</translation>
    </message>
    <message>
        <source>a value without them</source>
        <translation>不含这些字符的值</translation>
    </message>
    <message>
        <source>a vector that includes the average of the embeddings</source>
        <translation>包含嵌入平均值的向量</translation>
    </message>
    <message>
        <source>a version such as v1</source>
        <translation>形如 v1 的版本</translation>
    </message>
    <message>
        <source>a vocabulary of kind &quot;%1&quot;</source>
        <translation>“%1”类型的词表</translation>
    </message>
    <message>
        <source>a vocabulary with unsuitable ids</source>
        <translation>编号不合适的词表</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>整数，%1</translation>
    </message>
    <message>
        <source>a word and %1 numbers</source>
        <translation>一个词和 %1 个数</translation>
    </message>
    <message>
        <source>add it to the command</source>
        <translation>请把它加到命令中</translation>
    </message>
    <message>
        <source>add them</source>
        <translation>请添加它们</translation>
    </message>
    <message>
        <source>added, with averages of %1 numbers and a network&apos;s vectors of %2</source>
        <translation>相加，而平均值有 %1 个数，网络的向量有 %2 个数</translation>
    </message>
    <message>
        <source>agree to it with --yes</source>
        <translation>请用 --yes 表示同意</translation>
    </message>
    <message>
        <source>align the documents of the shelf first</source>
        <translation>请先对齐书架上的文档</translation>
    </message>
    <message>
        <source>an HDF5 file, which cannot be streamed</source>
        <translation>HDF5 文件，它不能以流方式读取</translation>
    </message>
    <message>
        <source>an LSTM encoder-decoder</source>
        <translation>LSTM 编码器-解码器</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>an answer that cannot be read</source>
        <translation>无法读取的应答</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>压缩包</translation>
    </message>
    <message>
        <source>an average of tokens that the languages share</source>
        <translation>两种语言共用词元的平均</translation>
    </message>
    <message>
        <source>an averaging encoder</source>
        <translation>平均编码器</translation>
    </message>
    <message>
        <source>an averaging model with encoder.kind = %1, encoder.sharing = shared and encoder.dimension = %2</source>
        <translation>encoder.kind = %1、encoder.sharing = shared 且 encoder.dimension = %2 的平均模型</translation>
    </message>
    <message>
        <source>an averaging or recurrent encoder</source>
        <translation>平均编码器或循环编码器</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>an encoder %1</source>
        <translation>编码器 %1</translation>
    </message>
    <message>
        <source>an encoder of %1 parts, languages %2</source>
        <translation>有 %1 个部分的编码器，语言共享方式为 %2</translation>
    </message>
    <message>
        <source>an encoder of several tokenizers</source>
        <translation>使用多个分词器的编码器</translation>
    </message>
    <message>
        <source>an encoder that averages</source>
        <translation>平均编码器</translation>
    </message>
    <message>
        <source>an encoder that averages, whose table can be made smaller</source>
        <translation>嵌入表可以缩小的平均编码器</translation>
    </message>
    <message>
        <source>an encoder with a network</source>
        <translation>带网络的编码器</translation>
    </message>
    <message>
        <source>an encoder with mean pooling</source>
        <translation>使用平均池化的编码器</translation>
    </message>
    <message>
        <source>an even multiple of generative.heads, %1</source>
        <translation>generative.heads（%1）的偶数倍</translation>
    </message>
    <message>
        <source>an event file of TensorBoard</source>
        <translation>TensorBoard 的事件文件</translation>
    </message>
    <message>
        <source>an export of this program</source>
        <translation>本程序的导出文件</translation>
    </message>
    <message>
        <source>an expression such as &quot;^the .*house&quot;</source>
        <translation>形如 &quot;^the .*house&quot; 的表达式</translation>
    </message>
    <message>
        <source>an id from 0 to %1</source>
        <translation>0 到 %1 的编号</translation>
    </message>
    <message>
        <source>an id in the text file</source>
        <translation>文本文件中的编号</translation>
    </message>
    <message>
        <source>an index of FAISS</source>
        <translation>FAISS 索引</translation>
    </message>
    <message>
        <source>an index of another model</source>
        <translation>另一个模型的索引</translation>
    </message>
    <message>
        <source>an index of another text than %1 is now</source>
        <translation>索引所用的文本与 %1 现在的文本不同</translation>
    </message>
    <message>
        <source>an index of column %1</source>
        <translation>第 %1 列的索引</translation>
    </message>
    <message>
        <source>an index that differs from what was written</source>
        <translation>与所写内容不同的索引</translation>
    </message>
    <message>
        <source>an interrupted run</source>
        <translation>中断的运行</translation>
    </message>
    <message>
        <source>an invalid regular expression</source>
        <translation>无效的正则表达式</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object of %1 bytes</source>
        <translation>%1 字节的对象</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>办公文档</translation>
    </message>
    <message>
        <source>an operation that exports use, with suitable shapes</source>
        <translation>导出文件所用的、形状合适的运算</translation>
    </message>
    <message>
        <source>an undamaged HDF5 file</source>
        <translation>未损坏的 HDF5 文件</translation>
    </message>
    <message>
        <source>an undamaged alignment</source>
        <translation>未损坏的对齐</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>未损坏的文件</translation>
    </message>
    <message>
        <source>an undamaged tokenizer</source>
        <translation>未损坏的分词器</translation>
    </message>
    <message>
        <source>an unpacked one, whose rows can be found</source>
        <translation>已解压、可以找到各行的模型</translation>
    </message>
    <message>
        <source>another encoder</source>
        <translation>其他编码器</translation>
    </message>
    <message>
        <source>another kind of LSTM</source>
        <translation>其他类型的 LSTM</translation>
    </message>
    <message>
        <source>another one to go through</source>
        <translation>作为中转的另一种语言</translation>
    </message>
    <message>
        <source>another pair</source>
        <translation>其他句对</translation>
    </message>
    <message>
        <source>another program has written to it</source>
        <translation>其他程序已写入此文件</translation>
    </message>
    <message>
        <source>another program is writing to it%1</source>
        <translation>其他程序正在写入%1</translation>
    </message>
    <message>
        <source>as many lines in both files</source>
        <translation>两个文件的行数相同</translation>
    </message>
    <message>
        <source>as many translations as sentences</source>
        <translation>译文数与句子数相同</translation>
    </message>
    <message>
        <source>ask its publisher for one</source>
        <translation>请向其出版者索取</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at least %1 sentences of a task</source>
        <translation>每项任务至少 %1 个句子</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>至少 1</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>至少一个</translation>
    </message>
    <message>
        <source>at least one pair</source>
        <translation>至少一个句对</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>at most %1 times as many, as for text</source>
        <translation>至多 %1 倍，如文本那样</translation>
    </message>
    <message>
        <source>at most %1, because the text has %2 sentences</source>
        <translation>至多 %1，因为文本有 %2 个句子</translation>
    </message>
    <message>
        <source>at most %1, which is what %2 has</source>
        <translation>至多 %1，即 %2 所有的数目</translation>
    </message>
    <message>
        <source>at most one in 20</source>
        <translation>至多二十分之一</translation>
    </message>
    <message>
        <source>at most one of them</source>
        <translation>至多其中一个</translation>
    </message>
    <message>
        <source>at most the %1 GB that are free</source>
        <translation>至多可用的 %1 GB</translation>
    </message>
    <message>
        <source>auto, tab, or one character such as ; or ,</source>
        <translation>auto、tab，或一个字符，如 ; 或 ,</translation>
    </message>
    <message>
        <source>bgt, released or bitrans</source>
        <translation>bgt、released 或 bitrans</translation>
    </message>
    <message>
        <source>both &quot;-&quot;</source>
        <translation>两者均为“-”</translation>
    </message>
    <message>
        <source>both directions, concatenated, without peepholes</source>
        <translation>双向、拼接、不带窥视孔</translation>
    </message>
    <message>
        <source>build a lexicon of each</source>
        <translation>请分别为每个构建词典</translation>
    </message>
    <message>
        <source>build the index again</source>
        <translation>请重新构建索引</translation>
    </message>
    <message>
        <source>build the index first</source>
        <translation>请先构建索引</translation>
    </message>
    <message>
        <source>byte-pair pieces</source>
        <translation>字节对子词</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>非 UTF-8 的字节</translation>
    </message>
    <message>
        <source>called &quot;%1&quot;</source>
        <translation>名为“%1”</translation>
    </message>
    <message>
        <source>cannot be created (%1)</source>
        <translation>无法创建（%1）</translation>
    </message>
    <message>
        <source>cannot be created as a folder</source>
        <translation>无法创建为文件夹</translation>
    </message>
    <message>
        <source>cannot be locked (%1)</source>
        <translation>无法锁定（%1）</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>无法读取（%1）</translation>
    </message>
    <message>
        <source>cannot be read as HDF5: truncated, damaged or another kind of file</source>
        <translation>无法作为 HDF5 读取：被截断、已损坏或属于其他类型的文件</translation>
    </message>
    <message>
        <source>cannot be read to its end</source>
        <translation>无法读到末尾</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>change encoder.kind or choose another tokenizer</source>
        <translation>请更改 encoder.kind 或选择其他分词器</translation>
    </message>
    <message>
        <source>change encoder.units or encoder.dimension, or set encoder.combine to concatenated</source>
        <translation>请更改 encoder.units 或 encoder.dimension，或将 encoder.combine 设为 concatenated</translation>
    </message>
    <message>
        <source>character trigrams, which tokenizer.json cannot express</source>
        <translation>字符三元组，tokenizer.json 无法表示</translation>
    </message>
    <message>
        <source>check its name and permissions</source>
        <translation>请检查其名称和权限</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>请检查其权限</translation>
    </message>
    <message>
        <source>check its permissions or choose another place</source>
        <translation>请检查其权限或选择其他位置</translation>
    </message>
    <message>
        <source>check that the .vocab file belongs to it</source>
        <translation>请确认 .vocab 文件与之匹配</translation>
    </message>
    <message>
        <source>check that the run was started</source>
        <translation>请确认该运行已启动</translation>
    </message>
    <message>
        <source>check that the two files belong together</source>
        <translation>请确认这两个文件相互对应</translation>
    </message>
    <message>
        <source>check that these are the parses of the sentences</source>
        <translation>请确认这些是这些句子的句法树</translation>
    </message>
    <message>
        <source>check that these are the parses of the sources</source>
        <translation>请确认这些是源句的句法树</translation>
    </message>
    <message>
        <source>check that this is the right archive</source>
        <translation>请确认这是正确的压缩包</translation>
    </message>
    <message>
        <source>check that this is the right file</source>
        <translation>请确认这是正确的文件</translation>
    </message>
    <message>
        <source>check that this is the translation of the input</source>
        <translation>请确认这是输入的译文</translation>
    </message>
    <message>
        <source>check the connection and try again later; what was received is kept and resumed</source>
        <translation>请检查连接并稍后重试；已收到的部分会保留并续传</translation>
    </message>
    <message>
        <source>check the connection; the catalogue can be read without it</source>
        <translation>请检查连接；没有连接也可以读取目录</translation>
    </message>
    <message>
        <source>check the disk</source>
        <translation>请检查磁盘</translation>
    </message>
    <message>
        <source>check the file</source>
        <translation>请检查文件</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>请检查名称</translation>
    </message>
    <message>
        <source>check the name and permissions, or use another copy</source>
        <translation>请检查名称和权限，或使用其他副本</translation>
    </message>
    <message>
        <source>choose %1, or embed texts with this program and use the vectors</source>
        <translation>请选择 %1，或用本程序嵌入文本并使用这些向量</translation>
    </message>
    <message>
        <source>choose SimLex-999.txt or a folder of such lists</source>
        <translation>请选择 SimLex-999.txt 或包含此类列表的文件夹</translation>
    </message>
    <message>
        <source>choose a .npy file</source>
        <translation>请选择 .npy 文件</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>请选择文件</translation>
    </message>
    <message>
        <source>choose a file inside it</source>
        <translation>请选择其中的文件</translation>
    </message>
    <message>
        <source>choose a file or folder that contains them</source>
        <translation>请选择包含它们的文件或文件夹</translation>
    </message>
    <message>
        <source>choose a file that mining wrote</source>
        <translation>请选择由挖掘写出的文件</translation>
    </message>
    <message>
        <source>choose a gold file</source>
        <translation>请选择标准答案文件</translation>
    </message>
    <message>
        <source>choose a longer text</source>
        <translation>请选择更长的文本</translation>
    </message>
    <message>
        <source>choose a model that averages tokens</source>
        <translation>请选择对词元取平均的模型</translation>
    </message>
    <message>
        <source>choose a multiple of --nodes</source>
        <translation>请选择 --nodes 的倍数</translation>
    </message>
    <message>
        <source>choose a number in this range</source>
        <translation>请选择此范围内的数</translation>
    </message>
    <message>
        <source>choose a smaller encoder.dimension, or set train.teacher-loss to similarities</source>
        <translation>请选择更小的 encoder.dimension，或将 train.teacher-loss 设为 similarities</translation>
    </message>
    <message>
        <source>choose a smaller number</source>
        <translation>请选择更小的数</translation>
    </message>
    <message>
        <source>choose a smaller train.learning-rate; %1</source>
        <translation>请选择更小的 train.learning-rate；%1</translation>
    </message>
    <message>
        <source>choose a text file</source>
        <translation>请选择文本文件</translation>
    </message>
    <message>
        <source>choose a text with --token-text</source>
        <translation>请用 --token-text 选择文本</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>请选择其他的</translation>
    </message>
    <message>
        <source>choose another --output</source>
        <translation>请选择其他 --output</translation>
    </message>
    <message>
        <source>choose another --output, or choose a %1 file</source>
        <translation>请选择其他 --output，或选择 %1 文件</translation>
    </message>
    <message>
        <source>choose another --output, or continue with --resume</source>
        <translation>请选择其他 --output，或用 --resume 继续</translation>
    </message>
    <message>
        <source>choose another --output, or remove that run</source>
        <translation>请选择其他 --output，或删除该运行</translation>
    </message>
    <message>
        <source>choose another --output, or the same pairs again</source>
        <translation>请选择其他 --output，或使用相同的句对</translation>
    </message>
    <message>
        <source>choose another --run</source>
        <translation>请选择其他 --run</translation>
    </message>
    <message>
        <source>choose another archive</source>
        <translation>请选择其他压缩包</translation>
    </message>
    <message>
        <source>choose another column</source>
        <translation>请选择其他列</translation>
    </message>
    <message>
        <source>choose another dimension or number of heads</source>
        <translation>请选择其他维数或注意力头数</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>请选择其他文件</translation>
    </message>
    <message>
        <source>choose another file or format</source>
        <translation>请选择其他文件或格式</translation>
    </message>
    <message>
        <source>choose another file, or another format</source>
        <translation>请选择其他文件或其他格式</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>请选择其他文件夹</translation>
    </message>
    <message>
        <source>choose another folder, or overwrite it</source>
        <translation>请选择其他文件夹，或将其覆盖</translation>
    </message>
    <message>
        <source>choose another format</source>
        <translation>请选择其他格式</translation>
    </message>
    <message>
        <source>choose another index, or build this one again</source>
        <translation>请选择其他索引，或重新构建此索引</translation>
    </message>
    <message>
        <source>choose another model</source>
        <translation>请选择其他模型</translation>
    </message>
    <message>
        <source>choose another model or set encoder.dimension</source>
        <translation>请选择其他模型或设置 encoder.dimension</translation>
    </message>
    <message>
        <source>choose another model, or the other --side</source>
        <translation>请选择其他模型，或另一个 --side</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>请选择其他名称</translation>
    </message>
    <message>
        <source>choose another name, or overwrite it</source>
        <translation>请选择其他名称，或将其覆盖</translation>
    </message>
    <message>
        <source>choose another number</source>
        <translation>请选择其他数</translation>
    </message>
    <message>
        <source>choose another one</source>
        <translation>请选择其他的</translation>
    </message>
    <message>
        <source>choose another place, or wait for it to end</source>
        <translation>请选择其他位置，或等待其结束</translation>
    </message>
    <message>
        <source>choose another size</source>
        <translation>请选择其他大小</translation>
    </message>
    <message>
        <source>choose another store</source>
        <translation>请选择其他句对库</translation>
    </message>
    <message>
        <source>choose another suite</source>
        <translation>请选择其他套件</translation>
    </message>
    <message>
        <source>choose another template</source>
        <translation>请选择其他模板</translation>
    </message>
    <message>
        <source>choose another tokenizer</source>
        <translation>请选择其他分词器</translation>
    </message>
    <message>
        <source>choose another unit</source>
        <translation>请选择其他单元</translation>
    </message>
    <message>
        <source>choose fairseq&apos;s dictionary</source>
        <translation>请选择 fairseq 的词典</translation>
    </message>
    <message>
        <source>choose fewer</source>
        <translation>请选择更少的</translation>
    </message>
    <message>
        <source>choose fewer pairs, or leave it out</source>
        <translation>请选择更少的句对，或不填</translation>
    </message>
    <message>
        <source>choose one kind of tokens</source>
        <translation>请选择一种词元</translation>
    </message>
    <message>
        <source>choose one kind of tokens, set encoder.combine to concatenated or added, or encoder.network to average</source>
        <translation>请选择一种词元，或将 encoder.combine 设为 concatenated 或 added，或将 encoder.network 设为 average</translation>
    </message>
    <message>
        <source>choose one of the languages that the model was trained on</source>
        <translation>请选择模型训练时所用的语言之一</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>请选择其中之一</translation>
    </message>
    <message>
        <source>choose one of: %1</source>
        <translation>请从以下选项中选择：%1</translation>
    </message>
    <message>
        <source>choose one of: %1; did you mean %2?</source>
        <translation>请从以下选项中选择：%1；您是否想用 %2？</translation>
    </message>
    <message>
        <source>choose onnx</source>
        <translation>请选择 onnx</translation>
    </message>
    <message>
        <source>choose onnx, safetensors or npy</source>
        <translation>请选择 onnx、safetensors 或 npy</translation>
    </message>
    <message>
        <source>choose other documents, or another model</source>
        <translation>请选择其他文档或其他模型</translation>
    </message>
    <message>
        <source>choose other settings or a smaller model</source>
        <translation>请选择其他设置或更小的模型</translation>
    </message>
    <message>
        <source>choose other vectors, or none</source>
        <translation>请选择其他向量，或不选</translation>
    </message>
    <message>
        <source>choose others with --languages</source>
        <translation>请用 --languages 选择其他语言</translation>
    </message>
    <message>
        <source>choose stores that share sentences</source>
        <translation>请选择有共同句子的句对库</translation>
    </message>
    <message>
        <source>choose such a model</source>
        <translation>请选择这样的模型</translation>
    </message>
    <message>
        <source>choose the dict.LANGUAGE.txt of its training data with --vocabulary</source>
        <translation>请用 --vocabulary 选择其训练数据的 dict.LANGUAGE.txt</translation>
    </message>
    <message>
        <source>choose the folder of a run</source>
        <translation>请选择运行的文件夹</translation>
    </message>
    <message>
        <source>choose the folder that contains the complete model</source>
        <translation>请选择包含完整模型的文件夹</translation>
    </message>
    <message>
        <source>choose the gold file of these texts</source>
        <translation>请选择这些文本的标准答案文件</translation>
    </message>
    <message>
        <source>choose the gold file of these two texts; the source id must be first</source>
        <translation>请选择这两份文本的标准答案文件；源编号必须在前</translation>
    </message>
    <message>
        <source>choose the model that produced the pieces</source>
        <translation>请选择产生这些子词的模型</translation>
    </message>
    <message>
        <source>choose the tokenizer</source>
        <translation>请选择该分词器</translation>
    </message>
    <message>
        <source>choose the vocabulary of these vectors</source>
        <translation>请选择这些向量的词表</translation>
    </message>
    <message>
        <source>choose them with model=RUN in the step, or --score-model of filter</source>
        <translation>请在该步骤中用 model=RUN 选择，或使用 filter 的 --score-model</translation>
    </message>
    <message>
        <source>choose what scores the pairs</source>
        <translation>请选择为句对打分的模型</translation>
    </message>
    <message>
        <source>clear it</source>
        <translation>请将其清除</translation>
    </message>
    <message>
        <source>clear it, or choose another network</source>
        <translation>请将其清除，或选择其他网络</translation>
    </message>
    <message>
        <source>clear it, or choose bgt or another such model</source>
        <translation>请将其清除，或选择 bgt 或其他此类模型</translation>
    </message>
    <message>
        <source>clear it, or choose one of these</source>
        <translation>请将其清除，或选择其中之一</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>请将其闭合</translation>
    </message>
    <message>
        <source>close or remove it, or set pairs.skip-bad-lines</source>
        <translation>请将其闭合或删除，或设置 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>close other programs</source>
        <translation>请关闭其他程序</translation>
    </message>
    <message>
        <source>close other programs and try again</source>
        <translation>请关闭其他程序后重试</translation>
    </message>
    <message>
        <source>close other programs, which may need its memory, and continue</source>
        <translation>请关闭可能占用其所需内存的其他程序，然后继续</translation>
    </message>
    <message>
        <source>columns count from 0</source>
        <translation>列从 0 开始计数</translation>
    </message>
    <message>
        <source>columns in the languages %1</source>
        <translation>语言为 %1 的列</translation>
    </message>
    <message>
        <source>columns language, and score or model</source>
        <translation>language 列，以及 score 或 model 列</translation>
    </message>
    <message>
        <source>compare copies of the same sheet</source>
        <translation>请比较同一张评判表的副本</translation>
    </message>
    <message>
        <source>compute them again</source>
        <translation>请重新计算它们</translation>
    </message>
    <message>
        <source>consecutive ids from 0</source>
        <translation>从 0 开始的连续编号</translation>
    </message>
    <message>
        <source>consecutive sentences</source>
        <translation>连续的句子</translation>
    </message>
    <message>
        <source>contains a run already</source>
        <translation>已含有一个运行</translation>
    </message>
    <message>
        <source>contains a run with %1 = %2</source>
        <translation>含有一个 %1 = %2 的运行</translation>
    </message>
    <message>
        <source>continue with --resume</source>
        <translation>请用 --resume 继续</translation>
    </message>
    <message>
        <source>continue with --resume; the tokens are then created again</source>
        <translation>请用 --resume 继续；词元随后会重新创建</translation>
    </message>
    <message>
        <source>convert the file to UTF-8 or remove the line</source>
        <translation>请将文件转换为 UTF-8 或删除该行</translation>
    </message>
    <message>
        <source>convert the file to UTF-8, %1</source>
        <translation>请将文件转换为 UTF-8，或者%1</translation>
    </message>
    <message>
        <source>copy the files and the program again</source>
        <translation>请重新复制文件和程序</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>请改正</translation>
    </message>
    <message>
        <source>correct it, or choose an entry of the catalogue</source>
        <translation>请改正，或选择目录中的条目</translation>
    </message>
    <message>
        <source>correct or remove the line</source>
        <translation>请改正或删除该行</translation>
    </message>
    <message>
        <source>correct the file, or use another copy of it</source>
        <translation>请改正文件，或使用其其他副本</translation>
    </message>
    <message>
        <source>correct the line</source>
        <translation>请改正该行</translation>
    </message>
    <message>
        <source>correct the line or start it with #</source>
        <translation>请改正该行，或在行首加 #</translation>
    </message>
    <message>
        <source>correct the link</source>
        <translation>请改正该链接</translation>
    </message>
    <message>
        <source>correct the name</source>
        <translation>请改正名称</translation>
    </message>
    <message>
        <source>correct the unit, remove it, or set pairs.skip-bad-lines</source>
        <translation>请改正或删除该单元，或设置 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>correct the value</source>
        <translation>请改正该值</translation>
    </message>
    <message>
        <source>correct the version</source>
        <translation>请改正版本</translation>
    </message>
    <message>
        <source>count columns from 0</source>
        <translation>列请从 0 开始计数</translation>
    </message>
    <message>
        <source>create %1 first</source>
        <translation>请先创建 %1</translation>
    </message>
    <message>
        <source>create it again or use another copy</source>
        <translation>请重新创建或使用其他副本</translation>
    </message>
    <message>
        <source>create the vectors again; a model with such vectors must be trained again</source>
        <translation>请重新创建这些向量；使用此类向量的模型必须重新训练</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pair</source>
        <translation>%1 个句对中的损坏字符已替换为 U+FFFD</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pairs</source>
        <translation>%1 个句对中的损坏字符已替换为 U+FFFD</translation>
    </message>
    <message>
        <source>damaged in a way that makes the HDF5 library fail</source>
        <translation>其损坏方式会使 HDF5 库失败</translation>
    </message>
    <message>
        <source>damaged: its contents do not match its checksum</source>
        <translation>已损坏：其内容与校验和不符</translation>
    </message>
    <message>
        <source>damaged: its contents do not match their checksum</source>
        <translation>已损坏：其内容与校验和不符</translation>
    </message>
    <message>
        <source>damaged: its lines do not match their checksum</source>
        <translation>已损坏：其各行与校验和不符</translation>
    </message>
    <message>
        <source>decision, source, target and note separated by tabs</source>
        <translation>以制表符分隔的判断、源、目标和备注</translation>
    </message>
    <message>
        <source>decode their ids instead</source>
        <translation>请改为解码它们的编号</translation>
    </message>
    <message>
        <source>decode with the tokenizer that the ids are from</source>
        <translation>请用产生这些编号的分词器解码</translation>
    </message>
    <message>
        <source>decreasing offsets</source>
        <translation>递减的偏移量</translation>
    </message>
    <message>
        <source>delete it; it is created again when the training is resumed</source>
        <translation>请将其删除；恢复训练时会重新创建</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>您是否想用 %1？</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>不同的名称</translation>
    </message>
    <message>
        <source>divide both documents at the same place</source>
        <translation>请在相同位置切分两份文档</translation>
    </message>
    <message>
        <source>do not load this file in Python either unless you trust its source</source>
        <translation>也不要在 Python 中加载此文件，除非您信任其来源</translation>
    </message>
    <message>
        <source>do not trust this file; download it from its publisher again</source>
        <translation>请勿信任此文件；请从其发布者处重新下载</translation>
    </message>
    <message>
        <source>does not divide its work</source>
        <translation>不会划分其工作</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>each id once</source>
        <translation>每个编号一次</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>每个值一次</translation>
    </message>
    <message>
        <source>embed the whole list, line by line</source>
        <translation>请逐行嵌入整个列表</translation>
    </message>
    <message>
        <source>ended unexpectedly</source>
        <translation>意外结束</translation>
    </message>
    <message>
        <source>ended: %1</source>
        <translation>已结束：%1</translation>
    </message>
    <message>
        <source>ends before the other file</source>
        <translation>比另一个文件先结束</translation>
    </message>
    <message>
        <source>envae, a variational autoencoder</source>
        <translation>envae，一种变分自编码器</translation>
    </message>
    <message>
        <source>every sentence of the data sets</source>
        <translation>数据集中的每个句子</translation>
    </message>
    <message>
        <source>exchange them, or correct one</source>
        <translation>请将两者互换，或改正其中一个</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>exists already, with other contents</source>
        <translation>已存在，但内容不同</translation>
    </message>
    <message>
        <source>export all of it</source>
        <translation>请全部导出</translation>
    </message>
    <message>
        <source>export documents of other languages to another file</source>
        <translation>请将其他语言的文档导出到另一个文件</translation>
    </message>
    <message>
        <source>export it again</source>
        <translation>请重新导出</translation>
    </message>
    <message>
        <source>export it as .vec with a newer fastText</source>
        <translation>请用更新的 fastText 将其导出为 .vec</translation>
    </message>
    <message>
        <source>export it as TMX or XLIFF, or name its --format</source>
        <translation>请将其导出为 TMX 或 XLIFF，或指明其 --format</translation>
    </message>
    <message>
        <source>export it with all its tokens</source>
        <translation>请连同所有词元一起导出</translation>
    </message>
    <message>
        <source>fewer than the %1 dimensions of the model</source>
        <translation>少于模型的 %1 维</translation>
    </message>
    <message>
        <source>fewer than two sentences</source>
        <translation>少于两个句子</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>有限的数</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>format version %1</source>
        <translation>格式版本 %1</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>fp32 or fp16</source>
        <translation>fp32 或 fp16</translation>
    </message>
    <message>
        <source>free disk space and continue with --resume; the checkpoint of step %1 is intact</source>
        <translation>请释放磁盘空间并用 --resume 继续；第 %1 步的检查点完好无损</translation>
    </message>
    <message>
        <source>free disk space or choose another place</source>
        <translation>请释放磁盘空间或选择其他位置</translation>
    </message>
    <message>
        <source>free disk space or choose another place; the old file is unchanged</source>
        <translation>请释放磁盘空间或选择其他位置；旧文件未改变</translation>
    </message>
    <message>
        <source>free some, or choose another folder</source>
        <translation>请释放一些空间，或选择其他文件夹</translation>
    </message>
    <message>
        <source>give --suite</source>
        <translation>请给出 --suite</translation>
    </message>
    <message>
        <source>give --template, or the frequent ones of its training</source>
        <translation>请给出 --template，或使用其训练中的常见模板</translation>
    </message>
    <message>
        <source>give 90m, 12h or 2d</source>
        <translation>请给出如 90m、12h 或 2d 的值</translation>
    </message>
    <message>
        <source>give a file to write</source>
        <translation>请给出要写入的文件</translation>
    </message>
    <message>
        <source>give a file with the parse of each sentence on its line</source>
        <translation>请给出一个文件，其中每个句子的句法树与该句在同一行</translation>
    </message>
    <message>
        <source>give another one</source>
        <translation>请给出另一个</translation>
    </message>
    <message>
        <source>give as many</source>
        <translation>请给出相同的数目</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>请至少给出一个</translation>
    </message>
    <message>
        <source>give fewer values</source>
        <translation>请给出更少的值</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>请给出</translation>
    </message>
    <message>
        <source>give it with --sentencepiece</source>
        <translation>请用 --sentencepiece 给出</translation>
    </message>
    <message>
        <source>give it with --sentencepiece (the training used &quot;%1&quot;)</source>
        <translation>请用 --sentencepiece 给出（训练时使用“%1”）</translation>
    </message>
    <message>
        <source>give it with --vocabulary</source>
        <translation>请用 --vocabulary 给出</translation>
    </message>
    <message>
        <source>give it, as in %1=en, or with --languages</source>
        <translation>请给出，如 %1=en，或用 --languages</translation>
    </message>
    <message>
        <source>give it, so that the trained model can tokenise text</source>
        <translation>请给出，使训练出的模型能对文本分词</translation>
    </message>
    <message>
        <source>give its password, or save it without one</source>
        <translation>请给出其密码，或以不带密码的方式保存</translation>
    </message>
    <message>
        <source>give its script, as in %1=Latin</source>
        <translation>请给出其文字，如 %1=Latin</translation>
    </message>
    <message>
        <source>give more text, a sentence per line</source>
        <translation>请给出更多文本，每行一句</translation>
    </message>
    <message>
        <source>give names in the third column of a list</source>
        <translation>请在列表的第三列给出名称</translation>
    </message>
    <message>
        <source>give one</source>
        <translation>请给出一个</translation>
    </message>
    <message>
        <source>give one value, or train once with each of them with --grid</source>
        <translation>请给出一个值，或用 --grid 以每个值各训练一次</translation>
    </message>
    <message>
        <source>give one with --parse-model, or whole parses with --template</source>
        <translation>请用 --parse-model 给出，或用 --template 给出完整句法树</translation>
    </message>
    <message>
        <source>give one, for example --languages %1</source>
        <translation>请给出一种，例如 --languages %1</translation>
    </message>
    <message>
        <source>give one, for example --languages deu</source>
        <translation>请给出一种，例如 --languages deu</translation>
    </message>
    <message>
        <source>give one, or choose another model</source>
        <translation>请给出一个，或选择其他模型</translation>
    </message>
    <message>
        <source>give one, or leave them out</source>
        <translation>请给出一个，或不填</translation>
    </message>
    <message>
        <source>give one, or set it to 0</source>
        <translation>请给出一个，或将其设为 0</translation>
    </message>
    <message>
        <source>give source,target or source,target,score, counted from 0</source>
        <translation>请给出 source,target 或 source,target,score，从 0 开始计数</translation>
    </message>
    <message>
        <source>give templates, for instance --templates common</source>
        <translation>请给出模板，例如 --templates common</translation>
    </message>
    <message>
        <source>give the cores of a rank</source>
        <translation>请给出一个 rank 的核心数</translation>
    </message>
    <message>
        <source>give the file&apos;s name</source>
        <translation>请给出文件名</translation>
    </message>
    <message>
        <source>give the keys of the objects</source>
        <translation>请给出对象的键</translation>
    </message>
    <message>
        <source>give the languages</source>
        <translation>请给出语言</translation>
    </message>
    <message>
        <source>give the other language&apos;s file with --input2, or remove the line or set pairs.skip-bad-lines</source>
        <translation>请用 --input2 给出另一种语言的文件，或删除该行，或设置 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>give the pair store of the run, or start a new run</source>
        <translation>请给出该运行的句对库，或开始新的运行</translation>
    </message>
    <message>
        <source>give the target side with --input2</source>
        <translation>请用 --input2 给出目标侧</translation>
    </message>
    <message>
        <source>give the top two levels of a parse in brackets</source>
        <translation>请以括号形式给出句法树的最上两层</translation>
    </message>
    <message>
        <source>give this one as --parse-model, for a model of scpn</source>
        <translation>请将此模型作为 scpn 模型的 --parse-model 给出</translation>
    </message>
    <message>
        <source>give two different ones</source>
        <translation>请给出两个不同的</translation>
    </message>
    <message>
        <source>give two languages, for example --languages de,en</source>
        <translation>请给出两种语言，例如 --languages de,en</translation>
    </message>
    <message>
        <source>given for a model of %1</source>
        <translation>为 %1 的模型给出</translation>
    </message>
    <message>
        <source>given for a model that reads templates</source>
        <translation>为读取模板的模型给出</translation>
    </message>
    <message>
        <source>given for a model that reads whole parses</source>
        <translation>为读取完整句法树的模型给出</translation>
    </message>
    <message>
        <source>given for tokens of %1 kinds</source>
        <translation>为 %1 种词元给出</translation>
    </message>
    <message>
        <source>given more than once</source>
        <translation>给出了不止一次</translation>
    </message>
    <message>
        <source>given with %1</source>
        <translation>与 %1 同时给出</translation>
    </message>
    <message>
        <source>given with --remove-components</source>
        <translation>与 --remove-components 同时给出</translation>
    </message>
    <message>
        <source>given with generative.model = parse-generator</source>
        <translation>与 generative.model = parse-generator 同时给出</translation>
    </message>
    <message>
        <source>given with several values</source>
        <translation>给出了多个值</translation>
    </message>
    <message>
        <source>given without --parse-model</source>
        <translation>已给出，但没有 --parse-model</translation>
    </message>
    <message>
        <source>given, but --output is standard output</source>
        <translation>已给出，但 --output 为标准输出</translation>
    </message>
    <message>
        <source>given, with encoder.network = %1</source>
        <translation>已给出，而 encoder.network = %1</translation>
    </message>
    <message>
        <source>half a surrogate pair at byte %1</source>
        <translation>第 %1 字节处有半个代理对</translation>
    </message>
    <message>
        <source>has another header</source>
        <translation>标题行不同</translation>
    </message>
    <message>
        <source>header</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>http://... or https://... ending in a file name</source>
        <translation>以文件名结尾的 http://... 或 https://...</translation>
    </message>
    <message>
        <source>id&lt;TAB&gt;sentence</source>
        <translation>编号&lt;TAB&gt;句子</translation>
    </message>
    <message>
        <source>import it again with its languages, or omit it</source>
        <translation>请连同其语言重新导入，或省略</translation>
    </message>
    <message>
        <source>import it directly</source>
        <translation>请直接导入</translation>
    </message>
    <message>
        <source>import it first: paragram-cli import-model --checkpoint %1 --output MODEL.h5</source>
        <translation>请先导入：paragram-cli import-model --checkpoint %1 --output MODEL.h5</translation>
    </message>
    <message>
        <source>import the model alone, without --run</source>
        <translation>请只导入模型，不用 --run</translation>
    </message>
    <message>
        <source>import the pairs first</source>
        <translation>请先导入句对</translation>
    </message>
    <message>
        <source>import them into pair stores first</source>
        <translation>请先将它们导入句对库</translation>
    </message>
    <message>
        <source>install ICU&apos;s data</source>
        <translation>请安装 ICU 的数据</translation>
    </message>
    <message>
        <source>install ICU&apos;s data files</source>
        <translation>请安装 ICU 的数据文件</translation>
    </message>
    <message>
        <source>install the package paragram-neural, or run packaging/install-dependencies neural and build the program again</source>
        <translation>请安装软件包 paragram-neural，或运行 packaging/install-dependencies neural 并重新构建程序</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>请重新安装程序</translation>
    </message>
    <message>
        <source>install the program again, or set PARAGRAM_WORKER to its place</source>
        <translation>请重新安装程序，或将 PARAGRAM_WORKER 设为其位置</translation>
    </message>
    <message>
        <source>int8 for a network</source>
        <translation>为网络使用了 int8</translation>
    </message>
    <message>
        <source>is a device or a pipe</source>
        <translation>是设备或管道</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>it cannot be imported</source>
        <translation>它无法导入</translation>
    </message>
    <message>
        <source>it does not read embeddings at another scale</source>
        <translation>它不读取其他尺度的嵌入</translation>
    </message>
    <message>
        <source>it looks like %1: give --encoding %2, %3</source>
        <translation>它看起来像 %1：请给出 --encoding %2，或者%3</translation>
    </message>
    <message>
        <source>its SHA-256 is %1 instead of %2</source>
        <translation>其 SHA-256 为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>its arrays differ in length</source>
        <translation>其数组长度不一致</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>其文件夹不存在</translation>
    </message>
    <message>
        <source>its pieces differ from those of the file before it</source>
        <translation>其子词与前一个文件的不同</translation>
    </message>
    <message>
        <source>its readers support no other</source>
        <translation>其读取程序不支持其他的</translation>
    </message>
    <message>
        <source>its rules for sentences</source>
        <translation>其句子规则</translation>
    </message>
    <message>
        <source>keep all its tokens</source>
        <translation>请保留其所有词元</translation>
    </message>
    <message>
        <source>key = value</source>
        <translation>键 = 值</translation>
    </message>
    <message>
        <source>keys of more than two languages, or of others</source>
        <translation>键属于两种以上的语言，或属于其他语言</translation>
    </message>
    <message>
        <source>keys of no known names</source>
        <translation>没有已知名称的键</translation>
    </message>
    <message>
        <source>labels as they are</source>
        <translation>保持原样的标签</translation>
    </message>
    <message>
        <source>language %1</source>
        <translation>语言 %1</translation>
    </message>
    <message>
        <source>languages of the file, such as eng,deu</source>
        <translation>文件中的语言，如 eng,deu</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>请不要填写</translation>
    </message>
    <message>
        <source>leave it out for the model&apos;s other language</source>
        <translation>请不要填写，以使用模型的另一种语言</translation>
    </message>
    <message>
        <source>leave it out for this model</source>
        <translation>此模型请不要填写</translation>
    </message>
    <message>
        <source>line %1 is truncated</source>
        <translation>第 %1 行被截断</translation>
    </message>
    <message>
        <source>lines of text</source>
        <translation>文本行</translation>
    </message>
    <message>
        <source>lines of word&lt;TAB&gt;word&lt;TAB&gt;score</source>
        <translation>形如 词&lt;TAB&gt;词&lt;TAB&gt;得分 的行</translation>
    </message>
    <message>
        <source>lines such as [3, 4]:[5]</source>
        <translation>形如 [3, 4]:[5] 的行</translation>
    </message>
    <message>
        <source>list those, and embed them again</source>
        <translation>请列出那些句子，并重新嵌入</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>load it in Python and save it on this computer</source>
        <translation>请在 Python 中加载并保存到此计算机</translation>
    </message>
    <message>
        <source>look at the archive&apos;s list of files</source>
        <translation>请查看压缩包的文件列表</translation>
    </message>
    <message>
        <source>loosen the recipe</source>
        <translation>请放宽配方</translation>
    </message>
    <message>
        <source>lower-cased text</source>
        <translation>小写文本</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input %1 --output PAIRS.h5</source>
        <translation>请先创建一个：paragram-cli import --input %1 --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input FILE --output PAIRS.h5</source>
        <translation>请先创建一个：paragram-cli import --input FILE --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</source>
        <translation>请先创建一个：paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</translation>
    </message>
    <message>
        <source>mark a sentence of the other side too</source>
        <translation>请在另一侧也标记一个句子</translation>
    </message>
    <message>
        <source>mean pooling</source>
        <translation>平均池化</translation>
    </message>
    <message>
        <source>members that are stored uncompressed</source>
        <translation>未压缩存储的成员</translation>
    </message>
    <message>
        <source>mend the file</source>
        <translation>请修复文件</translation>
    </message>
    <message>
        <source>mend the line</source>
        <translation>请修复该行</translation>
    </message>
    <message>
        <source>mine first</source>
        <translation>请先挖掘</translation>
    </message>
    <message>
        <source>missing columns</source>
        <translation>缺少列</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>model=RUN, a model file or a file of word vectors</source>
        <translation>model=RUN、模型文件或词向量文件</translation>
    </message>
    <message>
        <source>more lines than a .npy header can state</source>
        <translation>行数超过 .npy 文件头所能表示的数目</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>more than %1 MB, for which %2 has no space</source>
        <translation>超过 %1 MB，%2 没有足够的空间</translation>
    </message>
    <message>
        <source>more than %1 bytes of text</source>
        <translation>超过 %1 字节的文本</translation>
    </message>
    <message>
        <source>more than %1 bytes without a line end</source>
        <translation>超过 %1 字节而没有行尾</translation>
    </message>
    <message>
        <source>more than %1 combinations of values</source>
        <translation>超过 %1 种值的组合</translation>
    </message>
    <message>
        <source>more than %1 files inside</source>
        <translation>内含超过 %1 个文件</translation>
    </message>
    <message>
        <source>more than %1 sentences</source>
        <translation>超过 %1 个句子</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>超过 %1 个值</translation>
    </message>
    <message>
        <source>more than the announced %1 bytes</source>
        <translation>超过声明的 %1 字节</translation>
    </message>
    <message>
        <source>name a file with --output</source>
        <translation>请用 --output 指定文件</translation>
    </message>
    <message>
        <source>name all three</source>
        <translation>请指定全部三个</translation>
    </message>
    <message>
        <source>name another --shortlist, such as the pairs that it was trained on</source>
        <translation>请指定其他 --shortlist，例如其训练所用的句对</translation>
    </message>
    <message>
        <source>name it with --input2</source>
        <translation>请用 --input2 指定</translation>
    </message>
    <message>
        <source>name one, as &quot;%1!%2&quot;</source>
        <translation>请指定一个，如“%1!%2”</translation>
    </message>
    <message>
        <source>name the columns in the first line</source>
        <translation>请在第一行写出列名</translation>
    </message>
    <message>
        <source>name the folder or archive that contains them with --input2</source>
        <translation>请用 --input2 指定包含它们的文件夹或压缩包</translation>
    </message>
    <message>
        <source>name them with --input and --input2</source>
        <translation>请用 --input 和 --input2 指定它们</translation>
    </message>
    <message>
        <source>name them with --languages, for example eng,deu</source>
        <translation>请用 --languages 指定它们，例如 eng,deu</translation>
    </message>
    <message>
        <source>name two of them with --languages</source>
        <translation>请用 --languages 指定其中两种</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their columns, counted from 0, with --columns</source>
        <translation>请用 --languages 指定其中两种，或用 --columns 指定它们的列（从 0 开始计数）</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their keys with --columns</source>
        <translation>请用 --languages 指定其中两种，或用 --columns 指定它们的键</translation>
    </message>
    <message>
        <source>names inside the archive&apos;s folder</source>
        <translation>压缩包文件夹内的名称</translation>
    </message>
    <message>
        <source>no &quot;%1&quot; inside</source>
        <translation>其中没有“%1”</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>no %1 inside</source>
        <translation>其中没有 %1</translation>
    </message>
    <message>
        <source>no --output</source>
        <translation>没有 --output</translation>
    </message>
    <message>
        <source>no SentencePiece model</source>
        <translation>没有 SentencePiece 模型</translation>
    </message>
    <message>
        <source>no address provides this file (%1)</source>
        <translation>没有地址提供此文件（%1）</translation>
    </message>
    <message>
        <source>no alignment to write</source>
        <translation>没有可写入的对齐</translation>
    </message>
    <message>
        <source>no checkpoint to resume from</source>
        <translation>没有可供恢复的检查点</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>没有命令</translation>
    </message>
    <message>
        <source>no complete tree in brackets</source>
        <translation>没有完整的括号树</translation>
    </message>
    <message>
        <source>no count after the piece</source>
        <translation>子词后没有计数</translation>
    </message>
    <message>
        <source>no data set with gold scores</source>
        <translation>没有含标准分的数据集</translation>
    </message>
    <message>
        <source>no document &quot;%1&quot;</source>
        <translation>没有文档“%1”</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>没有元素</translation>
    </message>
    <message>
        <source>no file can be created in %1 (%2)</source>
        <translation>无法在 %1 中创建文件（%2）</translation>
    </message>
    <message>
        <source>no file can be created in /tmp (%1)</source>
        <translation>无法在 /tmp 中创建文件（%1）</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>没有文件名</translation>
    </message>
    <message>
        <source>no filter</source>
        <translation>没有过滤器</translation>
    </message>
    <message>
        <source>no languages</source>
        <translation>没有语言</translation>
    </message>
    <message>
        <source>no line &quot;%1&quot;</source>
        <translation>没有“%1”行</translation>
    </message>
    <message>
        <source>no line with the times of a cue</source>
        <translation>没有含字幕时间的行</translation>
    </message>
    <message>
        <source>no lines</source>
        <translation>没有行</translation>
    </message>
    <message>
        <source>no links</source>
        <translation>没有链接</translation>
    </message>
    <message>
        <source>no links.csv next to it</source>
        <translation>旁边没有 links.csv</translation>
    </message>
    <message>
        <source>no member with these names</source>
        <translation>没有具有这些名称的成员</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>no optimizer state</source>
        <translation>没有优化器状态</translation>
    </message>
    <message>
        <source>no output &quot;%1&quot;</source>
        <translation>没有输出“%1”</translation>
    </message>
    <message>
        <source>no pair scorer is available here</source>
        <translation>此处没有可用的句对打分模型</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>没有句对</translation>
    </message>
    <message>
        <source>no pairs with gold scores</source>
        <translation>没有含标准分的句对</translation>
    </message>
    <message>
        <source>no parse on line %1</source>
        <translation>第 %1 行没有句法树</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>没有在该处写入的权限</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>没有子词</translation>
    </message>
    <message>
        <source>no scored pairs</source>
        <translation>没有带得分的句对</translation>
    </message>
    <message>
        <source>no sentence in &quot;%1&quot;</source>
        <translation>没有语言为“%1”的句子</translation>
    </message>
    <message>
        <source>no sentences</source>
        <translation>没有句子</translation>
    </message>
    <message>
        <source>no sheet of judgements</source>
        <translation>没有评判表</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>没有此文件或文件夹</translation>
    </message>
    <message>
        <source>no tab</source>
        <translation>没有制表符</translation>
    </message>
    <message>
        <source>no template whose labels the model knows</source>
        <translation>没有标签为模型所知的模板</translation>
    </message>
    <message>
        <source>no tensor &quot;%1&quot;</source>
        <translation>没有张量“%1”</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>no text &quot;%1&quot;</source>
        <translation>没有文本“%1”</translation>
    </message>
    <message>
        <source>no text inside</source>
        <translation>其中没有文本</translation>
    </message>
    <message>
        <source>no text to count tokens in</source>
        <translation>没有可供统计词元的文本</translation>
    </message>
    <message>
        <source>no tokenizer is available here</source>
        <translation>此处没有可用的分词器</translation>
    </message>
    <message>
        <source>no translations of each other: %1 of %2 links are better than chance</source>
        <translation>彼此不是译文：%2 个链接中有 %1 个优于偶然</translation>
    </message>
    <message>
        <source>no two sentences with a translation in common</source>
        <translation>没有两个句子有共同的译文</translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation>没有向量</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none of the sentences of the first 10,000 pairs</source>
        <translation>前 10,000 个句对的句子一个也没有</translation>
    </message>
    <message>
        <source>none: its tokens are the symbols of the parses</source>
        <translation>无：其词元是句法树的符号</translation>
    </message>
    <message>
        <source>not JSON at byte %1</source>
        <translation>第 %1 字节处不是 JSON</translation>
    </message>
    <message>
        <source>not a SentencePiece model</source>
        <translation>不是 SentencePiece 模型</translation>
    </message>
    <message>
        <source>not a complete ONNX model</source>
        <translation>不是完整的 ONNX 模型</translation>
    </message>
    <message>
        <source>not a file of torch.save</source>
        <translation>不是 torch.save 的文件</translation>
    </message>
    <message>
        <source>not a judgement</source>
        <translation>不是评判</translation>
    </message>
    <message>
        <source>not a list of word similarities</source>
        <translation>不是词语相似度列表</translation>
    </message>
    <message>
        <source>not a mined pair</source>
        <translation>不是挖掘得到的句对</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>not a readable index</source>
        <translation>不是可读取的索引</translation>
    </message>
    <message>
        <source>not a record of an index, or damaged</source>
        <translation>不是索引的记录，或已损坏</translation>
    </message>
    <message>
        <source>not a token file</source>
        <translation>不是词元文件</translation>
    </message>
    <message>
        <source>not a tokenizer in JSON</source>
        <translation>不是 JSON 格式的分词器</translation>
    </message>
    <message>
        <source>not an index</source>
        <translation>不是索引</translation>
    </message>
    <message>
        <source>not clear from the name &quot;%1&quot;</source>
        <translation>从名称“%1”无法判断</translation>
    </message>
    <message>
        <source>not found next to this program</source>
        <translation>在本程序旁边找不到</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>not given for a model of %1</source>
        <translation>未为 %1 的模型给出</translation>
    </message>
    <message>
        <source>not given, %1</source>
        <translation>未给出，%1</translation>
    </message>
    <message>
        <source>not given, with --parse-model</source>
        <translation>未给出，而给出了 --parse-model</translation>
    </message>
    <message>
        <source>not given, with train.teacher</source>
        <translation>未给出，而给出了 train.teacher</translation>
    </message>
    <message>
        <source>not installed; it computes generative models</source>
        <translation>未安装；生成模型由它计算</translation>
    </message>
    <message>
        <source>not text, and no known format of documents</source>
        <translation>不是文本，也不是已知的文档格式</translation>
    </message>
    <message>
        <source>not the address of a file</source>
        <translation>不是文件的地址</translation>
    </message>
    <message>
        <source>not the figures of ranks, or damaged</source>
        <translation>不是各 rank 的数据，或已损坏</translation>
    </message>
    <message>
        <source>not the pairs the run was started with</source>
        <translation>不是该运行启动时所用的句对</translation>
    </message>
    <message>
        <source>not the parses the run was started with</source>
        <translation>不是该运行启动时所用的句法树</translation>
    </message>
    <message>
        <source>not the vectors the run was started with</source>
        <translation>不是该运行启动时所用的向量</translation>
    </message>
    <message>
        <source>not two or three keys</source>
        <translation>不是两个或三个键</translation>
    </message>
    <message>
        <source>not well-formed XML (%1)</source>
        <translation>不是格式正确的 XML（%1）</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing is translated yet</source>
        <translation>尚未翻译任何内容</translation>
    </message>
    <message>
        <source>nothing to train</source>
        <translation>没有可训练的内容</translation>
    </message>
    <message>
        <source>nothing was written; choose another format</source>
        <translation>未写入任何内容；请选择其他格式</translation>
    </message>
    <message>
        <source>nothing was written; report this as a fault of the program</source>
        <translation>未写入任何内容；请将此作为程序错误报告</translation>
    </message>
    <message>
        <source>number the sentences again</source>
        <translation>请重新为句子编号</translation>
    </message>
    <message>
        <source>numbers in big-endian order</source>
        <translation>大端字节序的数</translation>
    </message>
    <message>
        <source>numbers in one or two dimensions</source>
        <translation>一维或二维的数</translation>
    </message>
    <message>
        <source>numbers, because the first line names no columns</source>
        <translation>数字，因为第一行没有列名</translation>
    </message>
    <message>
        <source>omit --run; only checkpoints can be trained further</source>
        <translation>请省略 --run；只有检查点可以继续训练</translation>
    </message>
    <message>
        <source>omit it</source>
        <translation>请省略</translation>
    </message>
    <message>
        <source>omit it, or merge as mixed languages; train also accepts several stores</source>
        <translation>请省略，或作为混合语言合并；train 也接受多个句对库</translation>
    </message>
    <message>
        <source>omit it, or use --token-weights alone</source>
        <translation>请省略，或单独使用 --token-weights</translation>
    </message>
    <message>
        <source>omit it; train also accepts several stores</source>
        <translation>请省略；train 也接受多个句对库</translation>
    </message>
    <message>
        <source>omit one: whitening makes all components equal</source>
        <translation>请省略其中一个：白化会使所有成分相等</translation>
    </message>
    <message>
        <source>omit the others</source>
        <translation>请省略其余的</translation>
    </message>
    <message>
        <source>omit the processing</source>
        <translation>请省略该处理</translation>
    </message>
    <message>
        <source>one SentencePiece model</source>
        <translation>一个 SentencePiece 模型</translation>
    </message>
    <message>
        <source>one end for each source, and at least 2 steps</source>
        <translation>每个源一个终点，且至少 2 步</translation>
    </message>
    <message>
        <source>one for each of the %1 lines of %2</source>
        <translation>%2 的 %1 行每行一个</translation>
    </message>
    <message>
        <source>one for each of the %1 of tokenizer.json</source>
        <translation>tokenizer.json 的 %1，每个一个</translation>
    </message>
    <message>
        <source>one for each sentence</source>
        <translation>每个句子一个</translation>
    </message>
    <message>
        <source>one kind</source>
        <translation>一种</translation>
    </message>
    <message>
        <source>one network for both</source>
        <translation>两者共用一个网络</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>one of %1, ...</source>
        <translation>%1 等之一</translation>
    </message>
    <message>
        <source>one of column %1</source>
        <translation>第 %1 列的索引</translation>
    </message>
    <message>
        <source>one of the languages of --languages</source>
        <translation>--languages 中的语言之一</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>其中之一</translation>
    </message>
    <message>
        <source>one of this model</source>
        <translation>此模型的索引</translation>
    </message>
    <message>
        <source>one part, and languages that share everything or nothing</source>
        <translation>一个部分，且各语言全部共享或完全不共享</translation>
    </message>
    <message>
        <source>one per line</source>
        <translation>每行一个</translation>
    </message>
    <message>
        <source>one query per line</source>
        <translation>每行一个查询</translation>
    </message>
    <message>
        <source>one sentence pair per line</source>
        <translation>每行一个句对</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>每行一个句子</translation>
    </message>
    <message>
        <source>one that ICU supports</source>
        <translation>ICU 支持的表达式</translation>
    </message>
    <message>
        <source>one that this program supports</source>
        <translation>本程序支持的类型</translation>
    </message>
    <message>
        <source>one that was</source>
        <translation>在此训练的模型</translation>
    </message>
    <message>
        <source>one tokenizer</source>
        <translation>一个分词器</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>one within %1 bytes</source>
        <translation>%1 字节之内闭合的引号</translation>
    </message>
    <message>
        <source>one without</source>
        <translation>不含它的向量</translation>
    </message>
    <message>
        <source>one word and its numbers per line</source>
        <translation>每行一个词及其数值</translation>
    </message>
    <message>
        <source>one, or one for each source</source>
        <translation>一个，或每个源一个</translation>
    </message>
    <message>
        <source>one, or one per side</source>
        <translation>一个，或每侧一个</translation>
    </message>
    <message>
        <source>one, or those of two judges</source>
        <translation>一张，或两位评判者各一张</translation>
    </message>
    <message>
        <source>only one file</source>
        <translation>只有一个文件</translation>
    </message>
    <message>
        <source>only static models can be imported, not transformers</source>
        <translation>只能导入静态模型，不能导入 transformer</translation>
    </message>
    <message>
        <source>open it again to see what has changed</source>
        <translation>请重新打开以查看更改之处</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>请用更新版本的程序打开</translation>
    </message>
    <message>
        <source>other pieces</source>
        <translation>其他子词</translation>
    </message>
    <message>
        <source>pair %1 has no %2</source>
        <translation>句对 %1 没有 %2</translation>
    </message>
    <message>
        <source>pair stores</source>
        <translation>句对库</translation>
    </message>
    <message>
        <source>pair stores, settings and seeds</source>
        <translation>句对库、设置和种子</translation>
    </message>
    <message>
        <source>pairs in %1 and %2, between which the model translates</source>
        <translation>%1 与 %2 的句对，即模型所译的两种语言</translation>
    </message>
    <message>
        <source>pairs of %1-%2</source>
        <translation>%1-%2 的句对</translation>
    </message>
    <message>
        <source>pairs of ids, the gold file</source>
        <translation>编号对，即标准答案文件</translation>
    </message>
    <message>
        <source>pairs of sentences</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>pairs whose sides have different forms</source>
        <translation>两侧形式不同的句对</translation>
    </message>
    <message>
        <source>pairs with gold scores</source>
        <translation>含标准分的句对</translation>
    </message>
    <message>
        <source>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</source>
        <translation>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>parse all sentences, one on each line</source>
        <translation>请对所有句子做句法分析，每行一个</translation>
    </message>
    <message>
        <source>parse the %1s of these pairs in their order</source>
        <translation>请按顺序对这些句对的 %1 侧做句法分析</translation>
    </message>
    <message>
        <source>parses such as (ROOT (S (NP ...) (VP ...)))</source>
        <translation>形如 (ROOT (S (NP ...) (VP ...))) 的句法树</translation>
    </message>
    <message>
        <source>pieces of a unigram model (tokenizer.model)</source>
        <translation>unigram 模型的子词 (tokenizer.model)</translation>
    </message>
    <message>
        <source>pieces or words</source>
        <translation>子词或词</translation>
    </message>
    <message>
        <source>pieces with the space at the end</source>
        <translation>末尾带空格的子词</translation>
    </message>
    <message>
        <source>put NAME= before the file</source>
        <translation>请在文件前加上 NAME=</translation>
    </message>
    <message>
        <source>put it next to the two texts</source>
        <translation>请将其放在两份文本旁边</translation>
    </message>
    <message>
        <source>put the .vocab file there</source>
        <translation>请将 .vocab 文件放在该处</translation>
    </message>
    <message>
        <source>rank by something else</source>
        <translation>请按其他量排序</translation>
    </message>
    <message>
        <source>read back with cosines off by %1</source>
        <translation>读回后余弦相差 %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>recognise its text with an OCR program such as ocrmypdf</source>
        <translation>请用 ocrmypdf 之类的 OCR 程序识别其文本</translation>
    </message>
    <message>
        <source>remove it; the download then starts again</source>
        <translation>请将其删除；下载随后会重新开始</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>请删除其中一个</translation>
    </message>
    <message>
        <source>remove the comma before it</source>
        <translation>请删除它前面的逗号</translation>
    </message>
    <message>
        <source>remove the file to start from the beginning</source>
        <translation>请删除该文件以从头开始</translation>
    </message>
    <message>
        <source>remove the folder and build the index again</source>
        <translation>请删除该文件夹并重新构建索引</translation>
    </message>
    <message>
        <source>remove the folder or choose another</source>
        <translation>请删除该文件夹或选择其他文件夹</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>请删除该行</translation>
    </message>
    <message>
        <source>remove the line or set pairs.skip-bad-lines</source>
        <translation>请删除该行或设置 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the object, or import with pairs.skip-bad-lines</source>
        <translation>请删除该对象，或在导入时使用 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the step</source>
        <translation>请删除该步骤</translation>
    </message>
    <message>
        <source>rename the file</source>
        <translation>请重命名文件</translation>
    </message>
    <message>
        <source>rename the file or value</source>
        <translation>请重命名文件或更改该值</translation>
    </message>
    <message>
        <source>report this as a fault of the program</source>
        <translation>请将此作为程序错误报告</translation>
    </message>
    <message>
        <source>request at least one neighbour</source>
        <translation>请至少要求一个近邻</translation>
    </message>
    <message>
        <source>restore it or remove it</source>
        <translation>请将其恢复或删除</translation>
    </message>
    <message>
        <source>restore it, or start a new run</source>
        <translation>请将其恢复，或开始新的运行</translation>
    </message>
    <message>
        <source>restore the file, or align the documents again</source>
        <translation>请恢复该文件，或重新对齐文档</translation>
    </message>
    <message>
        <source>restore them, or start a new run</source>
        <translation>请将它们恢复，或开始新的运行</translation>
    </message>
    <message>
        <source>resume with that version, or train again without --resume</source>
        <translation>请用该版本恢复，或不用 --resume 重新训练</translation>
    </message>
    <message>
        <source>run it with paragram-cli</source>
        <translation>请用 paragram-cli 运行</translation>
    </message>
    <message>
        <source>run it without --done</source>
        <translation>请不用 --done 运行</translation>
    </message>
    <message>
        <source>runs on one rank and on two or more other numbers of them</source>
        <translation>一个 rank 上的运行，以及至少两种其他 rank 数的运行</translation>
    </message>
    <message>
        <source>save it again without compression</source>
        <translation>请以不压缩的方式重新保存</translation>
    </message>
    <message>
        <source>save it as docx, odt, epub, PDF, HTML or plain text</source>
        <translation>请保存为 docx、odt、epub、PDF、HTML 或纯文本</translation>
    </message>
    <message>
        <source>save it to a file first</source>
        <translation>请先保存到文件</translation>
    </message>
    <message>
        <source>save it with numpy as float32 in C order</source>
        <translation>请用 numpy 以 C 顺序的 float32 保存</translation>
    </message>
    <message>
        <source>save its table as CSV in UTF-8</source>
        <translation>请将其表格保存为 UTF-8 的 CSV</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2</source>
        <translation>请指明哪些列包含句子，例如 --columns %1,%2</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2 (the first column is 0)</source>
        <translation>请指明哪些列包含句子，例如 --columns %1,%2（第一列为 0）</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1</source>
        <translation>请指明哪些列包含句子，例如 --columns 0,1</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1 (the first column is 0)</source>
        <translation>请指明哪些列包含句子，例如 --columns 0,1（第一列为 0）</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns sentence1,sentence2</source>
        <translation>请指明哪些列包含句子，例如 --columns sentence1,sentence2</translation>
    </message>
    <message>
        <source>score, source and target separated by tabs</source>
        <translation>以制表符分隔的得分、源和目标</translation>
    </message>
    <message>
        <source>scores of an import</source>
        <translation>导入的得分</translation>
    </message>
    <message>
        <source>scores of one kind in all stores</source>
        <translation>所有句对库的得分为同一种</translation>
    </message>
    <message>
        <source>scores that are log-probabilities of translations</source>
        <translation>作为翻译对数概率的得分</translation>
    </message>
    <message>
        <source>see the manual&apos;s page Settings for all keys</source>
        <translation>所有的键见手册的“设置”页</translation>
    </message>
    <message>
        <source>semantic or random</source>
        <translation>semantic 或 random</translation>
    </message>
    <message>
        <source>semantic, random, %1 or %2</source>
        <translation>semantic、random、%1 或 %2</translation>
    </message>
    <message>
        <source>sentence numbers from 0, as in [3, 4]:[5]</source>
        <translation>从 0 开始的句子编号，如 [3, 4]:[5]</translation>
    </message>
    <message>
        <source>sentence numbers of many documents</source>
        <translation>多份文档的句子编号</translation>
    </message>
    <message>
        <source>sentence pairs in a format that can be read</source>
        <translation>格式可读取的句对</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>句子子词</translation>
    </message>
    <message>
        <source>sentence pieces of both sides in one table</source>
        <translation>两侧的句子子词在同一张表中</translation>
    </message>
    <message>
        <source>sentence pieces, words or trigrams</source>
        <translation>句子子词、词或三元组</translation>
    </message>
    <message>
        <source>sentences like those to embed</source>
        <translation>与待嵌入的句子相似的句子</translation>
    </message>
    <message>
        <source>sentences of both sides</source>
        <translation>两侧的句子</translation>
    </message>
    <message>
        <source>sentences of many languages</source>
        <translation>多种语言的句子</translation>
    </message>
    <message>
        <source>sentences of one side only</source>
        <translation>仅一侧的句子</translation>
    </message>
    <message>
        <source>sentences of the pairs</source>
        <translation>这些句对的句子</translation>
    </message>
    <message>
        <source>seq2seq</source>
        <translation>seq2seq</translation>
    </message>
    <message>
        <source>set TMPDIR to an existing folder that you may write to</source>
        <translation>请将 TMPDIR 设为您可以写入的现有文件夹</translation>
    </message>
    <message>
        <source>set encoder.kind = sp and encoder.sharing = shared</source>
        <translation>请设置 encoder.kind = sp 和 encoder.sharing = shared</translation>
    </message>
    <message>
        <source>set encoder.network to lstm or blstm, or encoder.combine to none</source>
        <translation>请将 encoder.network 设为 lstm 或 blstm，或将 encoder.combine 设为 none</translation>
    </message>
    <message>
        <source>set it to 0</source>
        <translation>请将其设为 0</translation>
    </message>
    <message>
        <source>set it to seq2seq</source>
        <translation>请将其设为 seq2seq</translation>
    </message>
    <message>
        <source>set it to shared</source>
        <translation>请将其设为 shared</translation>
    </message>
    <message>
        <source>set it to word</source>
        <translation>请将其设为 word</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>已设置，%1</translation>
    </message>
    <message>
        <source>set, with encoder.network = %1 and generative.model = %2</source>
        <translation>已设置，而 encoder.network = %1、generative.model = %2</translation>
    </message>
    <message>
        <source>set, with generative.model = %1</source>
        <translation>已设置，而 generative.model = %1</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>source and target</source>
        <translation>源和目标</translation>
    </message>
    <message>
        <source>source and target, or keys named with --columns</source>
        <translation>源和目标，或用 --columns 指定的键</translation>
    </message>
    <message>
        <source>source,target or source,target,score</source>
        <translation>source,target 或 source,target,score</translation>
    </message>
    <message>
        <source>sp, word or trigram</source>
        <translation>sp、word 或 trigram</translation>
    </message>
    <message>
        <source>space for a copy</source>
        <translation>用于副本的空间</translation>
    </message>
    <message>
        <source>split or remove the line</source>
        <translation>请拆分或删除该行</translation>
    </message>
    <message>
        <source>split or remove the line, or import with pairs.skip-bad-lines</source>
        <translation>请拆分或删除该行，或在导入时使用 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>split the file</source>
        <translation>请拆分文件</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>请重新开始</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>text that is not lower-cased</source>
        <translation>未转为小写的文本</translation>
    </message>
    <message>
        <source>text, or an archive of texts</source>
        <translation>文本，或文本压缩包</translation>
    </message>
    <message>
        <source>the %1 of the index</source>
        <translation>索引的 %1</translation>
    </message>
    <message>
        <source>the %1 sentence is empty</source>
        <translation>%1 侧的句子为空</translation>
    </message>
    <message>
        <source>the %1 side looks like %2, not %3</source>
        <translation>%1 侧看起来像 %2，而不是 %3</translation>
    </message>
    <message>
        <source>the SentencePiece model it was trained with</source>
        <translation>其训练所用的 SentencePiece 模型</translation>
    </message>
    <message>
        <source>the SentencePiece model that %1 was tokenised with</source>
        <translation>对 %1 分词所用的 SentencePiece 模型</translation>
    </message>
    <message>
        <source>the SentencePiece model that produces them</source>
        <translation>产生它们的 SentencePiece 模型</translation>
    </message>
    <message>
        <source>the alignment tries to read other folders: do not use it</source>
        <translation>该对齐试图读取其他文件夹：请勿使用</translation>
    </message>
    <message>
        <source>the archive tries to write to other folders: do not use it</source>
        <translation>该压缩包试图写入其他文件夹：请勿使用</translation>
    </message>
    <message>
        <source>the authors&apos; program has no other: choose onnx</source>
        <translation>作者的程序没有其他的：请选择 onnx</translation>
    </message>
    <message>
        <source>the checkpoint has reached that number already</source>
        <translation>检查点已达到该数</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: train again without --resume</source>
        <translation>检查点已损坏：请不用 --resume 重新训练</translation>
    </message>
    <message>
        <source>the disk may be full: export again</source>
        <translation>磁盘可能已满：请重新导出</translation>
    </message>
    <message>
        <source>the documents the alignment names, in a folder or in archives</source>
        <translation>对齐中所指的文档，位于文件夹或压缩包中</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>文件在读取过程中发生了变化</translation>
    </message>
    <message>
        <source>the file ends before its last element</source>
        <translation>文件在最后一个元素之前结束</translation>
    </message>
    <message>
        <source>the file for %1</source>
        <translation>%1 的文件</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>the file is damaged or another version; download it from its publisher again</source>
        <translation>文件已损坏或版本不同；请从其发布者处重新下载</translation>
    </message>
    <message>
        <source>the file is damaged or truncated: use another copy</source>
        <translation>文件已损坏或被截断：请使用其他副本</translation>
    </message>
    <message>
        <source>the file is damaged: import the pairs again</source>
        <translation>文件已损坏：请重新导入句对</translation>
    </message>
    <message>
        <source>the file is damaged: use another copy</source>
        <translation>文件已损坏：请使用其他副本</translation>
    </message>
    <message>
        <source>the file is designed to fill memory or disk: do not use it</source>
        <translation>该文件意在占满内存或磁盘：请勿使用</translation>
    </message>
    <message>
        <source>the file is incomplete: create it again or use another copy</source>
        <translation>文件不完整：请重新创建或使用其他副本</translation>
    </message>
    <message>
        <source>the file is truncated or damaged: %1</source>
        <translation>文件被截断或已损坏：%1</translation>
    </message>
    <message>
        <source>the file with the sentences of these vectors</source>
        <translation>这些向量的句子文件</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>运行的文件夹</translation>
    </message>
    <message>
        <source>the folder of a run that was interrupted</source>
        <translation>中断的运行的文件夹</translation>
    </message>
    <message>
        <source>the folder&apos;s files do not belong together</source>
        <translation>该文件夹中的文件不相互对应</translation>
    </message>
    <message>
        <source>the form in which it writes</source>
        <translation>其书写的形式</translation>
    </message>
    <message>
        <source>the gradient is not a number</source>
        <translation>梯度不是数</translation>
    </message>
    <message>
        <source>the history of a run</source>
        <translation>运行的历史</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot;</source>
        <translation>编号“%1”</translation>
    </message>
    <message>
        <source>the keys %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>the keys none</source>
        <translation>没有键</translation>
    </message>
    <message>
        <source>the language of the %1 side is unknown</source>
        <translation>%1 侧的语言未知</translation>
    </message>
    <message>
        <source>the languages %1</source>
        <translation>语言 %1</translation>
    </message>
    <message>
        <source>the loss is not a number</source>
        <translation>损失不是数</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is compressed or encrypted</source>
        <translation>成员“%1”已压缩或加密</translation>
    </message>
    <message>
        <source>the model tries to read other folders: do not use it</source>
        <translation>该模型试图读取其他文件夹：请勿使用</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot;</source>
        <translation>名称“%1”</translation>
    </message>
    <message>
        <source>the name %1 twice</source>
        <translation>名称 %1 出现两次</translation>
    </message>
    <message>
        <source>the name of a member</source>
        <translation>成员的名称</translation>
    </message>
    <message>
        <source>the pair store is damaged: import the pairs again</source>
        <translation>句对库已损坏：请重新导入句对</translation>
    </message>
    <message>
        <source>the pairs of %1</source>
        <translation>%1 的句对</translation>
    </message>
    <message>
        <source>the pairs stored there temporarily cannot be read back</source>
        <translation>临时存储在该处的句对无法读回</translation>
    </message>
    <message>
        <source>the parses of the sentences</source>
        <translation>这些句子的句法树</translation>
    </message>
    <message>
        <source>the path &quot;%1&quot;</source>
        <translation>路径“%1”</translation>
    </message>
    <message>
        <source>the pieces of %1</source>
        <translation>%1 的子词</translation>
    </message>
    <message>
        <source>the rest is UTF-8: give --encoding %1 to replace its damaged characters, %2</source>
        <translation>其余部分是 UTF-8：请给出 --encoding %1 以替换其损坏的字符，或者%2</translation>
    </message>
    <message>
        <source>the same .vocab for all P-SP files</source>
        <translation>所有 P-SP 文件使用相同的 .vocab</translation>
    </message>
    <message>
        <source>the same file</source>
        <translation>相同的文件</translation>
    </message>
    <message>
        <source>the same forms as the targets have</source>
        <translation>与目标的形式相同</translation>
    </message>
    <message>
        <source>the same number on every node</source>
        <translation>每个节点上数目相同</translation>
    </message>
    <message>
        <source>the same on every machine</source>
        <translation>每台机器上都相同</translation>
    </message>
    <message>
        <source>the same pair store</source>
        <translation>相同的句对库</translation>
    </message>
    <message>
        <source>the same text, or more lines at its end</source>
        <translation>相同的文本，或末尾有更多行</translation>
    </message>
    <message>
        <source>the same vectors and sentences</source>
        <translation>相同的向量和句子</translation>
    </message>
    <message>
        <source>the scores of these pairs are log-probabilities of translations, not paraphrase scores</source>
        <translation>这些句对的得分是翻译的对数概率，不是复述得分</translation>
    </message>
    <message>
        <source>the server answered %1</source>
        <translation>服务器应答 %1</translation>
    </message>
    <message>
        <source>the server answers %1</source>
        <translation>服务器应答 %1</translation>
    </message>
    <message>
        <source>the token id %1</source>
        <translation>词元编号 %1</translation>
    </message>
    <message>
        <source>the two texts, as X.de and X.en</source>
        <translation>两份文本，名为 X.de 和 X.en</translation>
    </message>
    <message>
        <source>the vocabulary next to the .h5 file</source>
        <translation>.h5 文件旁边的词表</translation>
    </message>
    <message>
        <source>this kind of file cannot be read</source>
        <translation>无法读取此类文件</translation>
    </message>
    <message>
        <source>this tokenizer cannot be used</source>
        <translation>无法使用此分词器</translation>
    </message>
    <message>
        <source>those of one document</source>
        <translation>一份文档的句子编号</translation>
    </message>
    <message>
        <source>those of the trained templates: %1</source>
        <translation>训练过的模板的标签：%1</translation>
    </message>
    <message>
        <source>three: sentence, sentence, gold score</source>
        <translation>三列：句子、句子、标准分</translation>
    </message>
    <message>
        <source>token, tab, count</source>
        <translation>词元、制表符、计数</translation>
    </message>
    <message>
        <source>tokenizer=FILE, or a model</source>
        <translation>tokenizer=FILE，或一个模型</translation>
    </message>
    <message>
        <source>tokens by a tokenizer.json</source>
        <translation>由 tokenizer.json 产生的词元</translation>
    </message>
    <message>
        <source>tokens other than pieces that both languages share</source>
        <translation>并非两种语言共用子词的词元</translation>
    </message>
    <message>
        <source>tokens without text</source>
        <translation>没有文本的词元</translation>
    </message>
    <message>
        <source>train a tokenizer or choose another file</source>
        <translation>请训练分词器或选择其他文件</translation>
    </message>
    <message>
        <source>train again</source>
        <translation>请重新训练</translation>
    </message>
    <message>
        <source>train for some hundred steps with mpirun -n 1, 2 and 4</source>
        <translation>请用 mpirun -n 1、2 和 4 各训练几百步</translation>
    </message>
    <message>
        <source>train it again or use another copy</source>
        <translation>请重新训练或使用其他副本</translation>
    </message>
    <message>
        <source>train one first: paragram-cli train --pairs PAIRS.h5 --output RUN</source>
        <translation>请先训练一个：paragram-cli train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>train one with encoder.network = transformer, for instance the preset bgt-small</source>
        <translation>请以 encoder.network = transformer 训练一个，例如预设 bgt-small</translation>
    </message>
    <message>
        <source>train one with generative.model = envae</source>
        <translation>请以 generative.model = envae 训练一个</translation>
    </message>
    <message>
        <source>train without --resume</source>
        <translation>请不用 --resume 训练</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine</source>
        <translation>train、import、embed、neighbours 或 mine</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine after --</source>
        <translation>-- 之后的 train、import、embed、neighbours 或 mine</translation>
    </message>
    <message>
        <source>transformer %1</source>
        <translation>transformer %1</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>三元组</translation>
    </message>
    <message>
        <source>truncated or damaged</source>
        <translation>被截断或已损坏</translation>
    </message>
    <message>
        <source>try again later</source>
        <translation>请稍后重试</translation>
    </message>
    <message>
        <source>try again when no other program writes the pair store</source>
        <translation>请在没有其他程序写入句对库时重试</translation>
    </message>
    <message>
        <source>two documents separated by a tab, and optionally a name</source>
        <translation>以制表符分隔的两份文档，以及可选的名称</translation>
    </message>
    <message>
        <source>two files for the moses format</source>
        <translation>moses 格式的两个文件</translation>
    </message>
    <message>
        <source>two languages</source>
        <translation>两种语言</translation>
    </message>
    <message>
        <source>two languages, the extensions of the two files</source>
        <translation>两种语言，即两个文件的扩展名</translation>
    </message>
    <message>
        <source>two of them</source>
        <translation>其中两种</translation>
    </message>
    <message>
        <source>undamaged vectors</source>
        <translation>未损坏的向量</translation>
    </message>
    <message>
        <source>unit=pieces</source>
        <translation>unit=pieces</translation>
    </message>
    <message>
        <source>unit=pieces without a tokenizer</source>
        <translation>unit=pieces，但没有分词器</translation>
    </message>
    <message>
        <source>unknown filter &quot;%1&quot;</source>
        <translation>未知的过滤器“%1”</translation>
    </message>
    <message>
        <source>unknown script &quot;%1&quot;</source>
        <translation>未知的文字“%1”</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;</source>
        <translation>未知的设置“%1”</translation>
    </message>
    <message>
        <source>unpack it first, or set TMPDIR to a folder with more space</source>
        <translation>请先解压，或将 TMPDIR 设为空间更大的文件夹</translation>
    </message>
    <message>
        <source>unpack it with another program</source>
        <translation>请用其他程序解压</translation>
    </message>
    <message>
        <source>unpack it with gunzip</source>
        <translation>请用 gunzip 解压</translation>
    </message>
    <message>
        <source>use --seeds, which trains with seeds from 1</source>
        <translation>请使用 --seeds，它以从 1 开始的种子训练</translation>
    </message>
    <message>
        <source>use a model of the kind bgt, released or noprior</source>
        <translation>请使用 bgt、released 或 noprior 类型的模型</translation>
    </message>
    <message>
        <source>use a model that was trained for it</source>
        <translation>请使用为此训练的模型</translation>
    </message>
    <message>
        <source>use a newer version of this program</source>
        <translation>请使用本程序的更新版本</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>请使用其他副本</translation>
    </message>
    <message>
        <source>use another copy of the file</source>
        <translation>请使用该文件的其他副本</translation>
    </message>
    <message>
        <source>use another copy of the gold file</source>
        <translation>请使用标准答案文件的其他副本</translation>
    </message>
    <message>
        <source>use another copy of the model</source>
        <translation>请使用该模型的其他副本</translation>
    </message>
    <message>
        <source>use another copy of the run</source>
        <translation>请使用该运行的其他副本</translation>
    </message>
    <message>
        <source>use another copy of the two files</source>
        <translation>请使用这两个文件的其他副本</translation>
    </message>
    <message>
        <source>use another copy of the vocabulary</source>
        <translation>请使用词表的其他副本</translation>
    </message>
    <message>
        <source>use another copy, or remove the line</source>
        <translation>请使用其他副本，或删除该行</translation>
    </message>
    <message>
        <source>use another model</source>
        <translation>请使用其他模型</translation>
    </message>
    <message>
        <source>use fp32</source>
        <translation>请使用 fp32</translation>
    </message>
    <message>
        <source>use one of these, or omit it</source>
        <translation>请使用其中之一，或省略</translation>
    </message>
    <message>
        <source>use one of these: a quantised model is for classification only</source>
        <translation>请使用其中之一：量化模型只用于分类</translation>
    </message>
    <message>
        <source>values nested more than %1 deep</source>
        <translation>嵌套超过 %1 层的值</translation>
    </message>
    <message>
        <source>vector %1 contains a value that is not a number</source>
        <translation>向量 %1 含有不是数字的值</translation>
    </message>
    <message>
        <source>vectors of %1 numbers</source>
        <translation>含 %1 个数的向量</translation>
    </message>
    <message>
        <source>vectors of another size</source>
        <translation>大小不同的向量</translation>
    </message>
    <message>
        <source>vectors of equal length</source>
        <translation>长度相等的向量</translation>
    </message>
    <message>
        <source>vectors of sentence pieces</source>
        <translation>句子子词的向量</translation>
    </message>
    <message>
        <source>vectors of the pairs&apos; words</source>
        <translation>句对中词的向量</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>what an interrupted run has written</source>
        <translation>中断的运行已写出的内容</translation>
    </message>
    <message>
        <source>where the result is written</source>
        <translation>写入结果的位置</translation>
    </message>
    <message>
        <source>with the space at the start</source>
        <translation>开头带空格的子词</translation>
    </message>
    <message>
        <source>word, trigram or whitespace</source>
        <translation>word、trigram 或 whitespace</translation>
    </message>
    <message>
        <source>word: each symbol is a token</source>
        <translation>word：每个符号是一个词元</translation>
    </message>
    <message>
        <source>words by Unicode&apos;s rules, which tokenizer.json cannot express</source>
        <translation>按 Unicode 规则切分的词，tokenizer.json 无法表示</translation>
    </message>
    <message>
        <source>write it as gold score, sentence, sentence, separated by tabs</source>
        <translation>请写成标准分、句子、句子，以制表符分隔</translation>
    </message>
    <message>
        <source>write its text first: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</source>
        <translation>请先写出其文本：paragram-cli export-pairs --pairs %1 --format moses --output TEXT</translation>
    </message>
    <message>
        <source>write the list for the same --suite with --list-sentences, and embed it again</source>
        <translation>请用 --list-sentences 为相同的 --suite 写出列表，并重新嵌入</translation>
    </message>
    <message>
        <source>write the text to a file</source>
        <translation>请将文本写入文件</translation>
    </message>
    <message>
        <source>your consent</source>
        <translation>您的同意</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>use fewer dimensions, a smaller vocabulary or a smaller mega-batch</source>
        <translation>请使用更少的维数、更小的词表或更小的巨批</translation>
    </message>
    <message>
        <source>Unknown failure</source>
        <translation>未知故障</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有该文件或文件夹</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>a list in a list of files</source>
        <translation>文件列表中的列表</translation>
    </message>
    <message>
        <source>a name on each line</source>
        <translation>每行一个名称</translation>
    </message>
    <message>
        <source>list the files to read</source>
        <translation>请列出要读取的文件</translation>
    </message>
    <message>
        <source>name the files themselves</source>
        <translation>请写出文件本身的名称</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>未指定文件</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>a file written by mine --figures</source>
        <translation>由 mine --figures 写出的文件</translation>
    </message>
    <message>
        <source>mine again</source>
        <translation>请重新挖掘</translation>
    </message>
    <message>
        <source>not the figures of a mining, or damaged</source>
        <translation>不是挖掘的数据，或已损坏</translation>
    </message>
    <message numerus="yes">
        <source>%1 links</source>
        <translation>
            <numerusform>%1 个链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 个数据集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1 个单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB for a table</source>
        <translation>一张表需要 %1 GB</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>可用 %1 GB</translation>
    </message>
    <message>
        <source>set TMPDIR to a folder on a disk with more space</source>
        <translation>请将 TMPDIR 设为空间更大的磁盘上的文件夹</translation>
    </message>
    <message>
        <source>%1: lists in chunks, compressed or of other numbers</source>
        <translation>%1：列表分块存储、经过压缩或由其他数字组成</translation>
    </message>
    <message>
        <source>lists of 32-bit integers in one piece, as P-SP writes them</source>
        <translation>连续存储的 32 位整数列表，即 P-SP 写出的形式</translation>
    </message>
    <message>
        <source>convert the file with h5repack -l CONTI -f NONE</source>
        <translation>用 h5repack -l CONTI -f NONE 转换该文件</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>close other programs; the old file is unchanged</source>
        <translation>请关闭其他程序；旧文件未改变</translation>
    </message>
    <message>
        <source>1 to %1 bytes of entries</source>
        <translation>1 到 %1 字节的词条</translation>
    </message>
    <message>
        <source>a dictd dictionary, which is UTF-8</source>
        <translation>dictd 词典，其编码为 UTF-8</translation>
    </message>
    <message>
        <source>a tokenizer, with a model to start from</source>
        <translation>分词器，同时有起始模型</translation>
    </message>
    <message>
        <source>clear it: the model has its own vectors</source>
        <translation>清空它：模型有自己的向量</translation>
    </message>
    <message>
        <source>give one of them: the model has its own tokenizer</source>
        <translation>只给出其中之一：模型有自己的分词器</translation>
    </message>
    <message>
        <source>given, with encoder.start</source>
        <translation>已给出，同时有 encoder.start</translation>
    </message>
    <message>
        <source>leave out --encoding</source>
        <translation>去掉 --encoding</translation>
    </message>
    <message>
        <source>name the other with --input2</source>
        <translation>用 --input2 指明另一个</translation>
    </message>
    <message>
        <source>no .dict or .dict.dz next to it</source>
        <translation>旁边没有 .dict 或 .dict.dz</translation>
    </message>
    <message>
        <source>no .index next to it</source>
        <translation>旁边没有 .index</translation>
    </message>
    <message>
        <source>set them as the model has them, or choose another model</source>
        <translation>按模型的值设置，或选择另一个模型</translation>
    </message>
    <message>
        <source>the two files of a dictd dictionary</source>
        <translation>dictd 词典的两个文件</translation>
    </message>
    <message>
        <source>too much text</source>
        <translation>文本过多</translation>
    </message>
    <message>
        <source>a list of MO files</source>
        <translation>一组 MO 文件的列表</translation>
    </message>
    <message>
        <source>a message of more than %1 bytes</source>
        <translation>一条超过 %1 字节的消息</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>一个句子</translation>
    </message>
    <message>
        <source>a whole MO file</source>
        <translation>完整的 MO 文件</translation>
    </message>
    <message>
        <source>an MO file, which names its encoding</source>
        <translation>MO 文件，它自带编码声明</translation>
    </message>
    <message>
        <source>an encoding that ICU knows, such as UTF-8</source>
        <translation>ICU 认识的编码，例如 UTF-8</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>至多 %1 字节</translation>
    </message>
    <message>
        <source>give the list with --files</source>
        <translation>用 --files 给出该列表</translation>
    </message>
    <message>
        <source>msgid and msgstr with text in quotes, or a comment</source>
        <translation>带引号文本的 msgid 和 msgstr，或注释</translation>
    </message>
    <message>
        <source>no MO file</source>
        <translation>不是 MO 文件</translation>
    </message>
    <message>
        <source>no part of a message</source>
        <translation>不是消息的组成部分</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>read the PO file with --encoding</source>
        <translation>用 --encoding 读取 PO 文件</translation>
    </message>
    <message>
        <source>read the PO file, or get the file again</source>
        <translation>读取 PO 文件，或重新获取该文件</translation>
    </message>
    <message>
        <source>remove it or set pairs.skip-bad-lines</source>
        <translation>删除它，或设置 pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>带引号的文本</translation>
    </message>
    <message>
        <source>text in the encoding &quot;%1&quot;</source>
        <translation>编码为“%1”的文本</translation>
    </message>
    <message>
        <source>text without quotes around it</source>
        <translation>没有引号的文本</translation>
    </message>
    <message>
        <source>too much data</source>
        <translation>数据太多</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>单元 %1</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>消息 %1</translation>
    </message>
    <message>
        <source>%1 of %2 are fuzzy and were left out</source>
        <translation>%2中有 %1 个标为 fuzzy，已略去</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation that could be read</source>
        <translation>%2中有 %1 个没有可读取的译文</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation: %3</source>
        <translation>%2中有 %1 个没有译文：%3</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation that could be read</source>
        <translation>%2中有 %1 个没有可读取的译文</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation; the first is %3</source>
        <translation>%2中有 %1 个没有译文；第一个是%3</translation>
    </message>
    <message>
        <source>%1 of %2 is fuzzy and was left out</source>
        <translation>%2中有 %1 个标为 fuzzy，已略去</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 个词条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages</source>
        <translation>
            <numerusform>%1 条消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Sentence Transformers</source>
        <translation>Sentence Transformers</translation>
    </message>
    <message>
        <source>The Python library sentence-transformers and everything based on it; model2vec reads it as well.</source>
        <translation>Python 库 sentence-transformers 及基于它的一切；model2vec 也能读取。</translation>
    </message>
    <message>
        <source>model2vec</source>
        <translation>model2vec</translation>
    </message>
    <message>
        <source>The small Python and Rust library model2vec; sentence-transformers reads the same folder.</source>
        <translation>小型的 Python 和 Rust 库 model2vec；sentence-transformers 读取同一文件夹。</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out; of averages, recurrent encoders and generative models.</source>
        <translation>各种语言的 ONNX Runtime、浏览器、手机、搜索引擎：输入编号和掩码，输出向量；适用于平均编码器、循环编码器和生成模型。</translation>
    </message>
    <message>
        <source>word2vec, text</source>
        <translation>word2vec，文本</translation>
    </message>
    <message>
        <source>gensim, fastText&apos;s tools, spaCy, and other programs that read word vectors.</source>
        <translation>gensim、fastText 的工具、spaCy 及其他读取词向量的程序。</translation>
    </message>
    <message>
        <source>word2vec, binary</source>
        <translation>word2vec，二进制</translation>
    </message>
    <message>
        <source>gensim and other readers of word2vec&apos;s binary files, which are smaller and faster than text.</source>
        <translation>gensim 及其他能读 word2vec 二进制文件的程序；二进制文件比文本更小更快。</translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation>safetensors</translation>
    </message>
    <message>
        <source>Programs in Python, Rust, JavaScript and others that only need the table of vectors.</source>
        <translation>只需要向量表的 Python、Rust、JavaScript 等程序。</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy 数组</translation>
    </message>
    <message>
        <source>Python with NumPy, and other readers of its arrays; the vocabulary is next to it.</source>
        <translation>使用 NumPy 的 Python 及其他能读其数组的程序；词表在旁边。</translation>
    </message>
    <message>
        <source>Raw numbers</source>
        <translation>原始数字</translation>
    </message>
    <message>
        <source>Programs that map a file of little-endian numbers, row by row: C, C++, LASER&apos;s tools.</source>
        <translation>逐行映射小端数字文件的程序：C、C++、LASER 的工具。</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>TensorBoard and its embedding projector: a map of tokens or sentences, and the training&apos;s curves.</source>
        <translation>TensorBoard 及其嵌入投影器：词元或句子的地图，以及训练的曲线。</translation>
    </message>
    <message>
        <source>FAISS index</source>
        <translation>FAISS 索引</translation>
    </message>
    <message>
        <source>FAISS, the library for vector search; for the sentences of a file, or the vocabulary.</source>
        <translation>向量搜索库 FAISS；用于文件的句子或词表。</translation>
    </message>
    <message>
        <source>P-SP checkpoint</source>
        <translation>P-SP 检查点</translation>
    </message>
    <message>
        <source>The authors&apos; own scripts (paraphrastic-representations-at-scale) on PyTorch.</source>
        <translation>作者自己的 PyTorch 脚本（paraphrastic-representations-at-scale）。</translation>
    </message>
    <message>
        <source>BGT checkpoint</source>
        <translation>BGT 检查点</translation>
    </message>
    <message>
        <source>The authors&apos; own program of the Bilingual Generative Transformer (a fork of fairseq) on PyTorch.</source>
        <translation>作者自己的 Bilingual Generative Transformer 程序（fairseq 的分支），基于 PyTorch。</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a translation, and a mean of 5 to 40 of the two sides of a paraphrase.</source>
        <translation>丢弃某侧过短或过长的句对。P22 对翻译保留每侧 3 至 100 个词的句对，对复述保留两侧平均 5 至 40 个词的句对。</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>The smallest value that is kept.</source>
        <translation>保留的最小值。</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>The largest value that is kept.</source>
        <translation>保留的最大值。</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>words are separated by white space, as in P22; tokens are words and punctuation marks by ICU&apos;s boundaries, including Chinese, Japanese and Thai; pieces are those of a tokenizer.</source>
        <translation>words 以空白分隔，如 P22；tokens 是按 ICU 边界划分的词和标点，包括中文、日文和泰文；pieces 是分词器的子词。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>子词</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>For pieces: a SentencePiece model, a vocabulary, or a model with its tokenizer. Unknown pieces do not count.</source>
        <translation>用于子词：SentencePiece 模型、词表，或带分词器的模型。未知子词不计。</translation>
    </message>
    <message>
        <source>a file or folder</source>
        <translation>一个文件或文件夹</translation>
    </message>
    <message>
        <source>Length of</source>
        <translation>长度对象</translation>
    </message>
    <message>
        <source>Each side, or the mean of the two sides.</source>
        <translation>每一侧，或两侧的平均。</translation>
    </message>
    <message>
        <source>each</source>
        <translation>每侧</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>重复句对</translation>
    </message>
    <message>
        <source>Drops duplicates. It remembers 128-bit hashes, at most 31 bytes per pair.</source>
        <translation>丢弃重复句对。会记住 128 位哈希，每个句对最多占 31 字节。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>one: the first of equal pairs is kept. none: pairs that occur more than once are all dropped, as by uniq -u, which P22 used.</source>
        <translation>one：保留相同句对中的第一个。none：出现不止一次的句对全部丢弃，如 P22 使用的 uniq -u。</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Equal in</source>
        <translation>相同部分</translation>
    </message>
    <message>
        <source>What must be equal: both sides, or one of them.</source>
        <translation>哪些必须相同：两侧，或其中一侧。</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>忽略大小写</translation>
    </message>
    <message>
        <source>Upper and lower case count as the same.</source>
        <translation>大写与小写视为相同。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>Ignore form</source>
        <translation>忽略字形</translation>
    </message>
    <message>
        <source>Full-width letters, ligatures and similar forms count as plain letters (NFKC).</source>
        <translation>全角字母、连字及类似字形视为普通字母（NFKC）。</translation>
    </message>
    <message>
        <source>Ignore punctuation</source>
        <translation>忽略标点</translation>
    </message>
    <message>
        <source>Only letters and digits count, not punctuation and spaces.</source>
        <translation>只计字母和数字，不计标点和空格。</translation>
    </message>
    <message>
        <source>identical sides</source>
        <translation>两侧相同</translation>
    </message>
    <message>
        <source>Drops pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>丢弃两侧文本相同的句对：模型从中学不到东西。</translation>
    </message>
    <message>
        <source>Only letters and digits count, in their normal form (NFKC).</source>
        <translation>只计字母和数字，并规范化（NFKC）。</translation>
    </message>
    <message>
        <source>trigram overlap</source>
        <translation>三元组重叠</translation>
    </message>
    <message>
        <source>Drops paraphrases that are worded too similarly: the share of the shorter side&apos;s three-word sequences that also occur in the longer side, ignoring case. P22 keeps at most 0.7, P18 0.5.</source>
        <translation>丢弃措辞过于相似的复述：较短一侧的三词序列中也出现在较长一侧的比例，忽略大小写。P22 最多保留 0.7，P18 为 0.5。</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>given score</source>
        <translation>给定得分</translation>
    </message>
    <message>
        <source>Filters by the score column of the imported file, such as the third column of ParaNMT, or of paraphrases from translations by the translation&apos;s log-probability per token. Pairs without a score are dropped.</source>
        <translation>按导入文件的得分列过滤，例如 ParaNMT 的第三列；对由翻译生成的复述，按译文每词元的对数概率。没有得分的句对被丢弃。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>paraphrase score</source>
        <translation>复述得分</translation>
    </message>
    <message>
        <source>Keeps pairs whose sides are similar in meaning: the cosine of the two sides under a model of the workbench or averaged word vectors. P22 keeps 0.4 to 1 under PARAGRAM-PHRASE.</source>
        <translation>保留两侧意义相近的句对：本程序的模型或平均词向量给出的两侧余弦。P22 用 PARAGRAM-PHRASE 保留 0.4 至 1。</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>A run folder, a model file, or word vectors in word2vec or GloVe format.</source>
        <translation>运行文件夹、模型文件，或 word2vec 或 GloVe 格式的词向量。</translation>
    </message>
    <message>
        <source>Given score</source>
        <translation>给定得分</translation>
    </message>
    <message>
        <source>The score column of the file is the paraphrase score, as in ParaNMT; the model scores pairs without one, and paraphrases from translations, whose score is that of the translation.</source>
        <translation>文件的得分列就是复述得分，如 ParaNMT；没有得分的句对，以及由翻译生成的复述（其得分是译文的得分），由模型打分。</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is not in the expected language. CLD2 is built in; it is unsure of many short sentences. P22 uses fastText&apos;s lid.176, whose file you can choose instead.</source>
        <translation>丢弃某侧不是预期语言的句对。内置 CLD2；它对许多短句没有把握。P22 使用 fastText 的 lid.176，您也可以改选该文件。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Language of the side, a code such as en; empty: that of the pairs.</source>
        <translation>该侧的语言，如 en 之类的代码；留空：句对的语言。</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>任意文本</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>fastText model</source>
        <translation>fastText 模型</translation>
    </message>
    <message>
        <source>lid.176.bin or lid.176.ftz, published by the authors of fastText; empty: CLD2.</source>
        <translation>fastText 作者发布的 lid.176.bin 或 lid.176.ftz；留空：CLD2。</translation>
    </message>
    <message>
        <source>If unsure</source>
        <translation>不确定时</translation>
    </message>
    <message>
        <source>What happens to a sentence whose language CLD2 cannot detect.</source>
        <translation>CLD2 无法检测语言的句子如何处理。</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>evaluation sentences</source>
        <translation>评测句子</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of an evaluation set, ignoring case and punctuation: scores on sentences that a model was trained on are meaningless.</source>
        <translation>丢弃含有评测集句子的句对，忽略大小写和标点：在模型训练过的句子上的得分没有意义。</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>评测集</translation>
    </message>
    <message>
        <source>Folders, suite files, pair stores or text files, separated by semicolons; empty: the evaluation sets of the project.</source>
        <translation>文件夹、套件文件、句对库或文本文件，以分号分隔；留空：项目的评测集。</translation>
    </message>
    <message>
        <source>length ratio</source>
        <translation>长度比</translation>
    </message>
    <message>
        <source>Drops pairs with one side many times as long as the other: most are wrongly aligned.</source>
        <translation>丢弃一侧比另一侧长许多倍的句对：多数是对齐错误。</translation>
    </message>
    <message>
        <source>longer side / shorter side</source>
        <translation>较长侧 / 较短侧</translation>
    </message>
    <message>
        <source>times</source>
        <translation>倍</translation>
    </message>
    <message>
        <source>long words</source>
        <translation>长词</translation>
    </message>
    <message>
        <source>Drops pairs with a very long word (separated by white space): addresses, code, lost spaces. Not for languages without spaces.</source>
        <translation>丢弃含有很长的词（以空白分隔）的句对：网址、代码、丢失的空格。不适用于没有空格的语言。</translation>
    </message>
    <message>
        <source>characters of the longest word</source>
        <translation>最长词的字符数</translation>
    </message>
    <message>
        <source>average word length</source>
        <translation>平均词长</translation>
    </message>
    <message>
        <source>Drops pairs with a side whose words are unusually short or long on average: spaced-out or joined text. Not for languages without spaces.</source>
        <translation>丢弃某侧词平均过短或过长的句对：被拉开或粘连的文本。不适用于没有空格的语言。</translation>
    </message>
    <message>
        <source>mean characters per word</source>
        <translation>每词平均字符数</translation>
    </message>
    <message>
        <source>HTML and addresses</source>
        <translation>HTML 与网址</translation>
    </message>
    <message>
        <source>Drops pairs with markup: the share of a side&apos;s bytes that are HTML tags, entities such as &amp;amp; and web addresses.</source>
        <translation>丢弃含标记的句对：一侧字节中 HTML 标签、&amp;amp; 之类的实体和网址所占的比例。</translation>
    </message>
    <message>
        <source>share of markup</source>
        <translation>标记比例</translation>
    </message>
    <message>
        <source>share of letters</source>
        <translation>字母比例</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly digits, punctuation or symbols: the share of letters among all characters except white space.</source>
        <translation>丢弃某侧多为数字、标点或符号的句对：除空白外所有字符中字母的比例。</translation>
    </message>
    <message>
        <source>script</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Drops pairs with a side in another script: the share of letters of the expected script (Latin, Cyrillic, Han, ...) among all letters.</source>
        <translation>丢弃某侧为其他文字的句对：所有字母中预期文字（Latin、Cyrillic、Han、...）字母的比例。</translation>
    </message>
    <message>
        <source>share of the script&apos;s letters</source>
        <translation>该文字字母的比例</translation>
    </message>
    <message>
        <source>Names such as Latin or Han, separated by commas; empty: that of the language.</source>
        <translation>Latin 或 Han 之类的名称，以逗号分隔；留空：该语言的文字。</translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation>数字比例</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly numbers: the share of digits among all characters except white space.</source>
        <translation>丢弃某侧多为数字的句对：除空白外所有字符中数字的比例。</translation>
    </message>
    <message>
        <source>terminal punctuation</source>
        <translation>句末标点</translation>
    </message>
    <message>
        <source>Drops pairs with a different number of sentence ends: minus the logarithm of one plus a penalty, which is the difference between the counts of final marks plus what each side has beyond one.</source>
        <translation>丢弃句末数目不同的句对：一加罚值的对数的相反数，罚值为两侧句末标点数之差，加上每侧超出一个的数目。</translation>
    </message>
    <message>
        <source>agreement of final marks</source>
        <translation>句末标点一致度</translation>
    </message>
    <message>
        <source>numerals</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Drops pairs with different numbers: twice the longest common subsequence of the two sides&apos; digits except zero, divided by their total number; 1 if there are none.</source>
        <translation>丢弃数字不同的句对：两侧非零数字的最长公共子序列的两倍，除以其总数；没有数字时为 1。</translation>
    </message>
    <message>
        <source>agreement of digits</source>
        <translation>数字一致度</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>自身重复</translation>
    </message>
    <message>
        <source>Drops pairs with a side that repeats itself: how often a piece of text is immediately repeated, as in machine translation that loops. &quot;thank you thank you thank you&quot; repeats twice.</source>
        <translation>丢弃某侧自我重复的句对：一段文本紧接着重复了几次，如陷入循环的机器翻译。&quot;thank you thank you thank you&quot; 重复两次。</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>次重复</translation>
    </message>
    <message>
        <source>Shortest piece</source>
        <translation>最短片段</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Shorter pieces are ignored, so that &quot;...&quot; and &quot;!!!&quot; may stay.</source>
        <translation>更短的片段被忽略，因此 &quot;...&quot; 和 &quot;!!!&quot; 可以保留。</translation>
    </message>
    <message>
        <source>longest common substring</source>
        <translation>最长公共子串</translation>
    </message>
    <message>
        <source>Drops pairs with a long passage in common: the longest run of characters that both sides have, divided by the length of the shorter side, ignoring case.</source>
        <translation>丢弃有很长共同片段的句对：两侧共有的最长连续字符，除以较短一侧的长度，忽略大小写。</translation>
    </message>
    <message>
        <source>share of the shorter side</source>
        <translation>占较短侧的比例</translation>
    </message>
    <message>
        <source>edit similarity</source>
        <translation>编辑相似度</translation>
    </message>
    <message>
        <source>Drops pairs that differ by a few letters or words only: 1 minus the edit distance divided by the length of the longer side, ignoring case.</source>
        <translation>丢弃只差几个字母或词的句对：1 减去编辑距离除以较长一侧的长度，忽略大小写。</translation>
    </message>
    <message>
        <source>The unit of insertions, removals and changes.</source>
        <translation>插入、删除和替换的单位。</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Tab-separated</source>
        <translation>制表符分隔</translation>
    </message>
    <message>
        <source>One pair per line, separated by a tab; a third column may be a score.</source>
        <translation>每行一个句对，以制表符分隔；第三列可以是得分。</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet tables (RFC 4180): fields separated by commas, semicolons, bars or tabs, in quotes if they contain one, or a line end.</source>
        <translation>电子表格（RFC 4180）：字段以逗号、分号、竖线或制表符分隔；含有分隔符或换行的字段加引号。</translation>
    </message>
    <message>
        <source>Scores first</source>
        <translation>得分在前</translation>
    </message>
    <message>
        <source>Score, source and target separated by tabs: WikiMatrix, CCMatrix, LASER, and mined pairs.</source>
        <translation>得分、源、目标以制表符分隔：WikiMatrix、CCMatrix、LASER 和挖掘出的句对。</translation>
    </message>
    <message>
        <source>Moses</source>
        <translation>Moses</translation>
    </message>
    <message>
        <source>Two files, line by line translations of each other, or an OPUS zip with both: X.de-en.de and X.de-en.en.</source>
        <translation>两个逐行互为译文的文件，或同时含两者的 OPUS zip：X.de-en.de 和 X.de-en.en。</translation>
    </message>
    <message>
        <source>TMX</source>
        <translation>TMX</translation>
    </message>
    <message>
        <source>Translation memory, 1.1 to 1.4b: OPUS, CAT tools. With several languages, --languages chooses two.</source>
        <translation>翻译记忆，1.1 至 1.4b：OPUS、CAT 工具。有多种语言时用 --languages 选择两种。</translation>
    </message>
    <message>
        <source>XLIFF 1.2</source>
        <translation>XLIFF 1.2</translation>
    </message>
    <message>
        <source>Files of CAT tools; each segment is a pair; candidates (alt-trans) are used if a unit has no translation.</source>
        <translation>CAT 工具的文件；每个片段是一个句对；单元没有译文时使用候选（alt-trans）。</translation>
    </message>
    <message>
        <source>XLIFF 2</source>
        <translation>XLIFF 2</translation>
    </message>
    <message>
        <source>Files of CAT tools in XLIFF 2.0 or 2.1; each segment is a pair.</source>
        <translation>CAT 工具的 XLIFF 2.0 或 2.1 文件；每个片段是一个句对。</translation>
    </message>
    <message>
        <source>OPUS XML</source>
        <translation>OPUS XML</translation>
    </message>
    <message>
        <source>An XCES alignment and the documents it names, in its folder, in archives there (de.zip), or where the second file says.</source>
        <translation>XCES 对齐及其所列文档，在其文件夹中、该处的压缩包（de.zip）中，或在第二个文件指明之处。</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>One JSON object per line, or one array of objects: source and target, sentence1 and sentence2, or {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; other keys by name.</source>
        <translation>每行一个 JSON 对象，或一个对象数组：source 和 target、sentence1 和 sentence2，或 {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}；其他键按名称指定。</translation>
    </message>
    <message>
        <source>ParaNMT</source>
        <translation>ParaNMT</translation>
    </message>
    <message>
        <source>ParaNMT-50M: two paraphrases and their score separated by tabs; further columns are ignored.</source>
        <translation>ParaNMT-50M：两个复述及其得分，以制表符分隔；其余列被忽略。</translation>
    </message>
    <message>
        <source>Tatoeba</source>
        <translation>Tatoeba</translation>
    </message>
    <message>
        <source>Tatoeba&apos;s exports: sentences.csv and links.csv; --languages chooses two, such as eng,deu.</source>
        <translation>Tatoeba 的导出文件：sentences.csv 和 links.csv；--languages 选择两种，如 eng,deu。</translation>
    </message>
    <message>
        <source>STS</source>
        <translation>STS</translation>
    </message>
    <message>
        <source>Graded pairs of SemEval (STS.input.X.txt with STS.gs.X.txt) and the STS Benchmark (sts-dev.csv); the gold score is the score.</source>
        <translation>SemEval 的带标准分的句对（STS.input.X.txt 与 STS.gs.X.txt）和 STS Benchmark（sts-dev.csv）；标准分即得分。</translation>
    </message>
    <message>
        <source>BUCC</source>
        <translation>BUCC</translation>
    </message>
    <message>
        <source>Two texts with an id, a tab and a sentence per line, and X.gold with pairs of ids that are translations.</source>
        <translation>两份文本，每行为编号、制表符和句子；X.gold 含互为译文的编号对。</translation>
    </message>
    <message>
        <source>P-SP .h5</source>
        <translation>P-SP .h5</translation>
    </message>
    <message>
        <source>The authors&apos; training file, X.h5 with X.vocab next to it, converted back to text.</source>
        <translation>作者的训练文件 X.h5，旁边有 X.vocab，转换回文本。</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>句对库</translation>
    </message>
    <message>
        <source>The result of an import, to be filtered again or merged with others.</source>
        <translation>导入的结果，可再次过滤或与其他合并。</translation>
    </message>
    <message>
        <source>Bilingual dictionaries of dict servers, such as FreeDict&apos;s: X.dict.dz and X.index; each headword and each of its translations is a pair.</source>
        <translation>dict 服务器的双语词典，如 FreeDict：X.dict.dz 和 X.index；每个词条与其每个译文构成一个句对。</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Gettext</source>
        <translation>Gettext</translation>
    </message>
    <message>
        <source>Translated messages of programs: PO files, and the MO files that programs load.</source>
        <translation>程序界面消息的翻译：PO 文件，以及程序加载的 MO 文件。</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Tour of the sample</source>
        <translation>示例导览</translation>
    </message>
    <message>
        <source>Six steps from pairs to a model in use.</source>
        <translation>从句对到可用模型的六个步骤。</translation>
    </message>
    <message>
        <source>These are 25,000 pairs of sentences, English and Spanish, that mean the same. Your own come in with &lt;b&gt;Import pairs&lt;/b&gt;; the &lt;b&gt;Catalogue&lt;/b&gt; offers public ones.</source>
        <translation>这里有 25,000 个意思相同的英语和西班牙语句对。您自己的句对用&lt;b&gt;导入句对&lt;/b&gt;载入；&lt;b&gt;目录&lt;/b&gt;提供公开数据。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Train&lt;/b&gt;. In a few seconds the model learns which sentences belong together; the curves show how well.</source>
        <translation>点击&lt;b&gt;训练&lt;/b&gt;。几秒钟内模型就学会哪些句子属于一对；曲线显示学得如何。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;: how well the model&apos;s similarities agree with those that are known of sentences it has never seen.</source>
        <translation>点击&lt;b&gt;评测&lt;/b&gt;：看对于模型从未见过的句子，它给出的相似度与已知相似度有多吻合。</translation>
    </message>
    <message>
        <source>Type two sentences, of one language or of two. Their similarity follows each key, and the words are coloured by what they add to it.</source>
        <translation>输入两个句子，同一语言或两种语言均可。相似度随每次按键更新，词语按其贡献着色。</translation>
    </message>
    <message>
        <source>Open any text with one sentence a line and type a sentence: the closest in meaning are listed. &lt;b&gt;Mine&lt;/b&gt; and &lt;b&gt;Align&lt;/b&gt; find translations in texts and documents.</source>
        <translation>打开任意一行一句的文本并输入一个句子：会列出意思最接近的句子。&lt;b&gt;挖掘&lt;/b&gt;和&lt;b&gt;对齐&lt;/b&gt;在文本和文档中寻找译文。</translation>
    </message>
    <message>
        <source>Tick a format to use the model in other programs. F1 explains every panel, and Ctrl+K finds every action.</source>
        <translation>勾选一种格式即可在其他程序中使用该模型。F1 解释每个面板，Ctrl+K 查找每个操作。</translation>
    </message>
    <message>
        <source>Search in my texts</source>
        <translation>在我的文本中搜索</translation>
    </message>
    <message>
        <source>Find sentences by what they mean, in any text with one sentence a line.</source>
        <translation>在任意一行一句的文本中按意思查找句子。</translation>
    </message>
    <message>
        <source>Open your text, then type a sentence: the closest in meaning are listed. The text is kept with the project.</source>
        <translation>打开您的文本，然后输入一个句子：会列出意思最接近的句子。文本随项目保存。</translation>
    </message>
    <message>
        <source>Clean my translations</source>
        <translation>清理我的译文</translation>
    </message>
    <message>
        <source>Keep the pairs of a bitext that translate each other, and see what is dropped.</source>
        <translation>保留双语文本中互为译文的句对，并查看被丢弃的内容。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Filter&lt;/b&gt; and add steps: languages, lengths, copies, and the similarity by the model that you have just trained. Each step shows what it drops.</source>
        <translation>点击&lt;b&gt;过滤&lt;/b&gt;并添加步骤：语言、长度、重复，以及按您刚训练的模型计算的相似度。每一步都会显示丢弃的内容。</translation>
    </message>
    <message>
        <source>Train for my languages</source>
        <translation>为我的语言训练</translation>
    </message>
    <message>
        <source>A model that compares sentences of two languages, with each other and across.</source>
        <translation>可比较两种语言的句子（同语言内和跨语言）的模型。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;. Without graded pairs in your languages, Train has kept some pairs and says how many find their translation.</source>
        <translation>点击&lt;b&gt;评测&lt;/b&gt;。如果没有您所用语言的带标准分的句对，训练会留出一些句对，并说明有多少找到了译文。</translation>
    </message>
    <message>
        <source>Two texts in your languages, one sentence a line: press &lt;b&gt;Mine&lt;/b&gt; to find the translations in them. They make the next model better.</source>
        <translation>您的两种语言各一个文本，一行一句：点击&lt;b&gt;挖掘&lt;/b&gt;找出其中的译文。它们会让下一个模型更好。</translation>
    </message>
    <message>
        <source>Check paraphrases</source>
        <translation>检查复述</translation>
    </message>
    <message>
        <source>A score for each pair of sentences: do they say the same?</source>
        <translation>为每个句对打分：它们说的是同一件事吗？</translation>
    </message>
    <message>
        <source>Type two sentences, or open a file of pairs: every pair gets a score. Sort by it and read the lowest.</source>
        <translation>输入两个句子，或打开句对文件：每个句对都会得到得分。按得分排序并阅读最低的。</translation>
    </message>
    <message>
        <source>Make a model for another program</source>
        <translation>为其他程序制作模型</translation>
    </message>
    <message>
        <source>A model in a format that other programs read, with the code that loads it.</source>
        <translation>以其他程序可读的格式保存的模型，并附加载代码。</translation>
    </message>
    <message>
        <source>Tick the formats and press &lt;b&gt;Export&lt;/b&gt;. The code beside each format loads it in the other program.</source>
        <translation>勾选格式并点击&lt;b&gt;导出&lt;/b&gt;。每种格式旁的代码可在其他程序中加载它。</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best&lt;/b&gt; and press &lt;b&gt;Train&lt;/b&gt;. The list of presets says how long it will take.</source>
        <translation>选择预设 &lt;b&gt;best&lt;/b&gt;，然后点击&lt;b&gt;训练&lt;/b&gt;。预设列表会显示所需时间。</translation>
    </message>
    <message>
        <source>A model learns meaning from pairs of sentences. Press &lt;b&gt;Import pairs&lt;/b&gt; for some in the language of your texts, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;; translations into any other language will do.</source>
        <translation>模型从句对中学习意义。点击&lt;b&gt;导入句对&lt;/b&gt;载入您文本所用语言的句对，或从&lt;b&gt;目录&lt;/b&gt;中获取；译文为任何其他语言均可。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; and choose your bitext: two files of lines, a table, TMX and many other formats.</source>
        <translation>点击&lt;b&gt;导入句对&lt;/b&gt;并选择您的双语文本：两个逐行文件、表格、TMX 以及许多其他格式。</translation>
    </message>
    <message>
        <source>Read some of the pairs that are left, and write them to a file with &lt;b&gt;Save all pairs&lt;/b&gt; (Ctrl+Shift+S).</source>
        <translation>阅读一些留下的句对，并用&lt;b&gt;保存全部句对&lt;/b&gt;（Ctrl+Shift+S）写入文件。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for translations between your languages, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;: a hundred thousand pairs are enough for a good model.</source>
        <translation>点击&lt;b&gt;导入句对&lt;/b&gt;载入您的语言之间的译文，或从&lt;b&gt;目录&lt;/b&gt;中获取：十万个句对足以得到一个好模型。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for pairs to learn from: paraphrases, or translations of the language that you check.</source>
        <translation>点击&lt;b&gt;导入句对&lt;/b&gt;载入用于学习的句对：复述，或您所检查语言的译文。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for sentences that mean the same, or take some from the &lt;b&gt;Catalogue&lt;/b&gt;.</source>
        <translation>点击&lt;b&gt;导入句对&lt;/b&gt;载入意思相同的句子，或从&lt;b&gt;目录&lt;/b&gt;中获取。</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best-pieces&lt;/b&gt;, whose model every format accepts, and press &lt;b&gt;Train&lt;/b&gt;.</source>
        <translation>选择预设 &lt;b&gt;best-pieces&lt;/b&gt;（其模型被所有格式接受），然后点击&lt;b&gt;训练&lt;/b&gt;。</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Files of pairs (%1)</source>
        <translation>句对文件 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Aligning</source>
        <translation>正在对齐</translation>
    </message>
    <message>
        <source>Judging links</source>
        <translation>正在评判链接</translation>
    </message>
    <message>
        <source>Embedding runs of sentences</source>
        <translation>正在计算句子片段的向量</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>个片段</translation>
    </message>
    <message>
        <source>Embedding sentences</source>
        <translation>正在计算句子的向量</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>个句子</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>正在绘制地图</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>正在下载 %1</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Asking OPUS</source>
        <translation>正在查询 OPUS</translation>
    </message>
    <message>
        <source>Unpacking %1</source>
        <translation>正在解压 %1</translation>
    </message>
    <message>
        <source>Reading pages</source>
        <translation>正在读取页面</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Reading word vectors</source>
        <translation>正在读取词向量</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>正在读取向量</translation>
    </message>
    <message>
        <source>Learning the shortlist</source>
        <translation>正在学习候选词表</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>个部分</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>Embedding the %1</source>
        <translation>正在计算向量：%1</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>正在打分</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>个句对</translation>
    </message>
    <message>
        <source>Removing duplicates</source>
        <translation>正在去除重复</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>正在过滤</translation>
    </message>
    <message>
        <source>Evaluating the untrained table</source>
        <translation>正在评测未训练的嵌入表</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>正在训练</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Finding centres</source>
        <translation>正在寻找中心</translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation>正在构建索引</translation>
    </message>
    <message>
        <source>Comparing wording</source>
        <translation>正在比较措辞</translation>
    </message>
    <message>
        <source>Aligning documents</source>
        <translation>正在对齐文档</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>份文档</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>正在计算向量</translation>
    </message>
    <message>
        <source>Measuring recall</source>
        <translation>正在测量召回率</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>个查询</translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation>正在读取句对</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>正在翻译</translation>
    </message>
    <message>
        <source>Tokenising</source>
        <translation>正在分词</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>正在写入句对</translation>
    </message>
    <message>
        <source>Merging pairs</source>
        <translation>正在合并句对</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>正在查找句对</translation>
    </message>
    <message>
        <source>Selecting pairs</source>
        <translation>正在选择句对</translation>
    </message>
    <message>
        <source>Distributing pairs</source>
        <translation>正在分配句对</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>正在统计词</translation>
    </message>
    <message>
        <source>Writing the lexicon</source>
        <translation>正在写入词典</translation>
    </message>
    <message>
        <source>words</source>
        <translation>个词</translation>
    </message>
    <message>
        <source>Studying %1</source>
        <translation>正在研究 %1</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>种语言</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>正在评测</translation>
    </message>
    <message>
        <source>data sets</source>
        <translation>个数据集</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>正在统计</translation>
    </message>
    <message>
        <source>Writing folds</source>
        <translation>正在写入各折</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>种格式</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在生成句子</translation>
    </message>
    <message>
        <source>Translating there and back</source>
        <translation>正在往返翻译</translation>
    </message>
    <message>
        <source>Reading the teacher&apos;s vectors</source>
        <translation>正在读取教师的向量</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Learning sentence pieces</source>
        <translation>正在学习句子子词</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>个子词</translation>
    </message>
    <message>
        <source>Reading text</source>
        <translation>正在读取文本</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>正在学习词表</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>units</source>
        <translation>个单元</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>个对象</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>段</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>cue</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>Embedding words</source>
        <translation>正在计算词的向量</translation>
    </message>
    <message>
        <source>Comparing sizes</source>
        <translation>正在比较大小</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>个表</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>正在列出句子</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>词条</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1 % · %2</source>
        <translation>%1 % · %2</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>untrained %1</source>
        <translation>未训练的 %1</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose another folder.</source>
        <translation>无法写入 %1；请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save values…</source>
        <translation>保存数值…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Save or copy</source>
        <translation>保存或复制</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>A drawing; its context menu shows the values as a table.</source>
        <translation>一幅图；其上下文菜单可将数值显示为表格。</translation>
    </message>
</context>
<context>
    <name>PieceChips</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Close to `best` with sentence pieces only: faster to train, and a model that every export target accepts</source>
        <translation>接近 `best`，但只用句子子词：训练更快，且模型可导出为所有格式</translation>
    </message>
    <message>
        <source>A Bilingual Generative Transformer that two cores train: small, few tokens an update, sampled softmax, margin loss</source>
        <translation>两个核心即可训练的 Bilingual Generative Transformer：小型，每次更新词元少，采样 softmax，间隔损失</translation>
    </message>
    <message>
        <source>Tokens an update of a transformer and an LSTM at the size of the paper: ten trainings (P20, appendix B; Figure 3)</source>
        <translation>论文规模的 transformer 和 LSTM 每次更新的词元数：十次训练（P20，附录 B；图 3）</translation>
    </message>
    <message>
        <source>The BLSTM that the Bilingual Generative Transformer is compared with (P20, 4.2; Table 2, row &quot;BiLSTM&quot;)</source>
        <translation>与 Bilingual Generative Transformer 比较的 BLSTM（P20, 4.2；表 2，&quot;BiLSTM&quot; 行）</translation>
    </message>
    <message>
        <source>As deep a decoder as encoder of a translation model: five layers each (P20, Appendix C; Table 9)</source>
        <translation>翻译模型的解码器与编码器一样深：各五层（P20，附录 C；表 9）</translation>
    </message>
    <message>
        <source>Depth of the encoder of a translation model, one decoder layer: three trainings (P20, Appendix C; Table 9)</source>
        <translation>翻译模型编码器的深度，解码器一层：三次训练（P20，附录 C；表 9）</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM: eight trainings at the size of the paper (P20, Appendix A; Table 8)</source>
        <translation>句向量从何处进入 LSTM 的解码器：论文规模的八次训练（P20，附录 A；表 8）</translation>
    </message>
    <message>
        <source>The models of P20, Table 2, at the paper&apos;s size, one training each (P20, 4.1); needs a GPU</source>
        <translation>P20 表 2 的各模型，论文规模，各训练一次（P20, 4.1）；需要 GPU</translation>
    </message>
    <message>
        <source>LSTM variational autoencoders whose latent enters as first hidden state, or also in the logits (P20, A.1), at the size of the paper</source>
        <translation>LSTM 变分自编码器，隐变量作为首个隐藏状态进入，或也进入 logit（P20, A.1），论文规模</translation>
    </message>
    <message>
        <source>The Bilingual Generative Transformer at the paper&apos;s size (P20, 4.1; Table 2, row &quot;BGT&quot;); needs a GPU</source>
        <translation>论文规模的 Bilingual Generative Transformer（P20, 4.1；表 2，&quot;BGT&quot; 行）；需要 GPU</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM + LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD + TRIGRAM + LSTM (addition)&quot;)</source>
        <translation>在复述上的 WORD + TRIGRAM + LSTM，如 ParaNMT-50M（P18, 5.6；表 8，&quot;WORD + TRIGRAM + LSTM (addition)&quot; 行）</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD + TRIGRAM (addition)&quot;)</source>
        <translation>在复述上的 WORD + TRIGRAM，如 ParaNMT-50M（P18, 5.2；表 8，&quot;WORD + TRIGRAM (addition)&quot; 行）</translation>
    </message>
    <message>
        <source>The largest BLSTM of ParaNMT-50M (P18, appendix; row &quot;BLSTM (Avg., concatenation)&quot; of 4096 dimensions)</source>
        <translation>ParaNMT-50M 最大的 BLSTM（P18，附录；4096 维的 &quot;BLSTM (Avg., concatenation)&quot; 行）</translation>
    </message>
    <message>
        <source>BLSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;BLSTM&quot; of 900 dimensions)</source>
        <translation>在复述上的 BLSTM，如 ParaNMT-50M（P18, 5.2；表 8，900 维的 &quot;BLSTM&quot; 行）</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM, LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD, TRIGRAM, LSTM (concatenation)&quot;)</source>
        <translation>在复述上的 WORD, TRIGRAM, LSTM，如 ParaNMT-50M（P18, 5.6；表 8，&quot;WORD, TRIGRAM, LSTM (concatenation)&quot; 行）</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM on paraphrases as in ParaNMT-50M, its best (P18, 5.2; Table 8, row &quot;WORD, TRIGRAM (concatenation)&quot;)</source>
        <translation>在复述上的 WORD, TRIGRAM，ParaNMT-50M 的最佳（P18, 5.2；表 8，&quot;WORD, TRIGRAM (concatenation)&quot; 行）</translation>
    </message>
    <message>
        <source>The LSTM encoder-decoder with bilinear attention that writes paraphrases (P18, 6); sizes are ours, the paper gives none</source>
        <translation>生成复述的、带双线性注意力的 LSTM 编码器-解码器（P18, 6）；规模由我们选定，论文未给出</translation>
    </message>
    <message>
        <source>LSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;LSTM&quot; of 900 dimensions)</source>
        <translation>在复述上的 LSTM，如 ParaNMT-50M（P18, 5.2；表 8，900 维的 &quot;LSTM&quot; 行）</translation>
    </message>
    <message>
        <source>TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;TRIGRAM&quot;)</source>
        <translation>在复述上的 TRIGRAM，如 ParaNMT-50M（P18, 5.2；表 8，&quot;TRIGRAM&quot; 行）</translation>
    </message>
    <message>
        <source>WORD on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD&quot;)</source>
        <translation>在复述上的 WORD，如 ParaNMT-50M（P18, 5.2；表 8，&quot;WORD&quot; 行）</translation>
    </message>
    <message>
        <source>P-SP for two languages as in Paraphrastic Representations at Scale (P22, 5.1; Table 3); psp-2022-grid tunes dropout and mega-batch</source>
        <translation>双语 P-SP，如 Paraphrastic Representations at Scale（P22, 5.1；表 3）；psp-2022-grid 调整 dropout 与巨批</translation>
    </message>
    <message>
        <source>P-SP for two languages (P22, 5.1; Table 3): dropout x mega-batch, nine trainings, tuned on English pairs of STS 2017</source>
        <translation>双语 P-SP（P22, 5.1；表 3）：dropout x 巨批，九次训练，在 STS 2017 的英语句对上调整</translation>
    </message>
    <message>
        <source>P-SP for English on ParaNMT as in Paraphrastic Representations at Scale (P22, 5.1; Table 2, row &quot;P-SP&quot;)</source>
        <translation>在 ParaNMT 上的英语 P-SP，如 Paraphrastic Representations at Scale（P22, 5.1；表 2，&quot;P-SP&quot; 行）</translation>
    </message>
    <message>
        <source>As the released P-SP program computes (P22): negatives from the other side, repeats allowed, no effective clipping, its embedding initialisation (seed 1)</source>
        <translation>如发布的 P-SP 程序那样计算（P22）：负例取自另一侧，允许重复，无有效裁剪，使用其嵌入初始化（种子 1）</translation>
    </message>
    <message>
        <source>A recurrent encoder that two cores train in minutes: small vectors, few negatives, two epochs</source>
        <translation>两个核心几分钟即可训练的循环编码器：向量小，负例少，两轮</translation>
    </message>
    <message>
        <source>A first look in seconds: a small table, few negatives, two epochs</source>
        <translation>几秒钟的初步尝试：嵌入表小，负例少，两轮</translation>
    </message>
    <message>
        <source>Random embeddings that are never trained: the baseline of P19 (Table 2, row &quot;Random SP (20k)&quot;)</source>
        <translation>从不训练的随机嵌入：P19 的基线（表 2，&quot;Random SP (20k)&quot; 行）</translation>
    </message>
    <message>
        <source>For the sample data that is built into the program: small vocabulary, moderate mega-batch, under a minute</source>
        <translation>用于程序内置的示例数据：词表小，巨批适中，不到一分钟</translation>
    </message>
    <message>
        <source>SP with 80,000 pieces and 1024 dimensions as in Simple and Effective Paraphrastic Similarity (P19, Table 2, row &quot;SP (80k)&quot;)</source>
        <translation>80,000 个子词、1024 维的 SP，如 Simple and Effective Paraphrastic Similarity（P19，表 2，&quot;SP (80k)&quot; 行）</translation>
    </message>
    <message>
        <source>BLSTM over sentence pieces on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;LSTM-SP (20k)&quot;)</source>
        <translation>在翻译上基于句子子词的 BLSTM，如 Simple and Effective Paraphrastic Similarity（P19, 3.1；表 1，&quot;LSTM-SP (20k)&quot; 行）</translation>
    </message>
    <message>
        <source>TRIGRAM on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;TRIGRAM&quot;)</source>
        <translation>在翻译上的 TRIGRAM，如 Simple and Effective Paraphrastic Similarity（P19, 3.1；表 1，&quot;TRIGRAM&quot; 行）</translation>
    </message>
    <message>
        <source>SP with a vocabulary for each language and no shared rows (P19, 4.2: segmented separately, one side marked)</source>
        <translation>每种语言一个词表、无共享行的 SP（P19, 4.2：分别切分，一侧加标记）</translation>
    </message>
    <message>
        <source>WORD on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;WORD&quot;)</source>
        <translation>在翻译上的 WORD，如 Simple and Effective Paraphrastic Similarity（P19, 3.1；表 1，&quot;WORD&quot; 行）</translation>
    </message>
    <message>
        <source>SP on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;SP (20k)&quot;; for the 1M-pair rows of Table 2 the paper trains 20 epochs)</source>
        <translation>在翻译上的 SP，如 Simple and Effective Paraphrastic Similarity（P19, 3.1；表 1，&quot;SP (20k)&quot; 行；对表 2 中 100 万句对的各行，论文训练 20 轮）</translation>
    </message>
    <message>
        <source>A translator for a GPU: six layers on each side, the size of Vaswani et al. 2017</source>
        <translation>用于 GPU 的翻译模型：每侧六层，规模同 Vaswani et al. 2017</translation>
    </message>
    <message>
        <source>A translator that two cores train: a small transformer with attention, few tokens an update, sampled softmax</source>
        <translation>两个核心即可训练的翻译模型：带注意力的小型 transformer，每次更新词元少，采样 softmax</translation>
    </message>
    <message>
        <source>The parse generator of SCPN, which completes a template to a whole parse (P18, 6; Iyyer et al. 2018)</source>
        <translation>SCPN 的句法树生成器，把模板补全为完整的句法树（P18, 6；Iyyer et al. 2018）</translation>
    </message>
    <message>
        <source>SCPN, which writes paraphrases of a given parse (P18, 6; Iyyer et al. 2018); sizes of the released code</source>
        <translation>SCPN，按给定的句法树写出复述（P18, 6；Iyyer et al. 2018）；规模同已发布的代码</translation>
    </message>
    <message>
        <source>The best of our own measurements: concatenated pieces of all letters and trigrams, twenty times the learning rate of P22, dropout 0.3, weight averaging (datasets/published/README.md)</source>
        <translation>我们自己测得的最佳配置：拼接全部字母的子词与三元组，学习率为 P22 的二十倍，dropout 0.3，权重平均（datasets/published/README.md）</translation>
    </message>
</context>
<context>
    <name>ProjectFiles</name>
    <message>
        <source>cannot be moved to the trash: </source>
        <translation>无法移到回收站：</translation>
    </message>
    <message>
        <source>delete it in the file manager</source>
        <translation>请在文件管理器中删除</translation>
    </message>
    <message>
        <source>another file now has that name</source>
        <translation>已有另一个文件使用该名称</translation>
    </message>
    <message>
        <source>rename that one, then move this one back from trash/ in the file manager</source>
        <translation>请先重命名那个文件，再在文件管理器中把这个文件移出 trash/</translation>
    </message>
    <message>
        <source>cannot be moved back: </source>
        <translation>无法移回：</translation>
    </message>
    <message>
        <source>move it back in the file manager</source>
        <translation>请在文件管理器中移回</translation>
    </message>
    <message>
        <source>a name needs at least one character</source>
        <translation>名称至少需要一个字符</translation>
    </message>
    <message>
        <source>type another name</source>
        <translation>请输入其他名称</translation>
    </message>
    <message>
        <source>there is already a file of that name</source>
        <translation>已存在同名文件</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>请选择其他名称</translation>
    </message>
    <message>
        <source>cannot be renamed: </source>
        <translation>无法重命名：</translation>
    </message>
    <message>
        <source>check the permissions of the folder</source>
        <translation>请检查文件夹的权限</translation>
    </message>
</context>
<context>
    <name>Recipes</name>
    <message>
        <source>A cautious start for translations from the web: languages, lengths, markup, numbers, duplicates</source>
        <translation>对网络翻译的谨慎起点：语言、长度、标记、数字、重复</translation>
    </message>
    <message>
        <source>ParaNMT for training as in P18 (5.3, 5.4): a paraphrase score of at least 0.4, given or by a model, at most 30 words</source>
        <translation>如 P18（5.3、5.4）用于训练的 ParaNMT：给定或由模型得到的复述得分至少 0.4，最多 30 个词</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Thai translations, as p22-bitext: 3 to 100 tokens per side by ICU dictionaries, because P22 segments Chinese first</source>
        <translation>中文、日文和泰文翻译，同 p22-bitext：按 ICU 词典每侧 3 至 100 个词元，因为 P22 先对中文切分</translation>
    </message>
    <message>
        <source>Translations filtered as in P22 (5.1, footnote 5): 3 to 100 words per side, no pair that occurs more than once</source>
        <translation>如 P22（5.1，脚注 5）过滤的翻译：每侧 3 至 100 个词，不含出现不止一次的句对</translation>
    </message>
    <message>
        <source>ParaNMT filtered as in P22 (5.1, footnote 7): English, a paraphrase score of 0.4 to 1, given or by a model, little overlap</source>
        <translation>如 P22（5.1，脚注 7）过滤的 ParaNMT：英语，给定或由模型得到的复述得分 0.4 至 1，重叠少</translation>
    </message>
    <message>
        <source>Paraphrases without a given score, filtered as in P22: set model=... to a model or word vectors that score them</source>
        <translation>没有给定得分的复述，如 P22 过滤：把 model=... 设为能打分的模型或词向量</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Open Data</source>
        <translation>打开“数据”</translation>
    </message>
    <message>
        <source>Open Tokenizer</source>
        <translation>打开“分词器”</translation>
    </message>
    <message>
        <source>Open Train</source>
        <translation>打开“训练”</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>打开“导出”</translation>
    </message>
    <message>
        <source>Open Align</source>
        <translation>打开“对齐”</translation>
    </message>
    <message>
        <source>Open Explore</source>
        <translation>打开“探索”</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>选择其他位置…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>导入句对</translation>
    </message>
    <message>
        <source>Show the setting %1</source>
        <translation>显示设置“%1”</translation>
    </message>
</context>
<context>
    <name>ResultFiles</name>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>纯文本 (*.txt)</translation>
    </message>
    <message>
        <source>Every pair (*.tsv)</source>
        <translation>全部句对 (*.tsv)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Folder for MTEB&apos;s result files</source>
        <translation>存放 MTEB 结果文件的文件夹</translation>
    </message>
    <message>
        <source>Replace results?</source>
        <translation>替换结果？</translation>
    </message>
    <message>
        <source>The folder %1 has results of %2 already. Replace them?</source>
        <translation>文件夹 %1 中已有 %2 的结果。要替换吗？</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
</context>
<context>
    <name>SavedResults</name>
    <message>
        <source>the results of the last evaluation cannot be read</source>
        <translation>无法读取上次评测的结果</translation>
    </message>
    <message>
        <source>evaluate again</source>
        <translation>请重新评测</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>from %1 %2</source>
        <translation>不小于 %1 %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 至 %2 %3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Skip bad lines</source>
        <translation>跳过错误行</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>Count and skip lines that cannot be read, instead of rejecting the file.</source>
        <translation>统计并跳过无法读取的行，而不是拒绝整个文件。</translation>
    </message>
    <message>
        <source>Shortest sentence</source>
        <translation>最短句子</translation>
    </message>
    <message>
        <source>words</source>
        <translation>个词</translation>
    </message>
    <message>
        <source>Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for translations.</source>
        <translation>丢弃某侧词数（以空白分隔）少于此值的句对。P22 对翻译用 3。</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>最长句子</translation>
    </message>
    <message>
        <source>Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations.</source>
        <translation>丢弃某侧词数多于此值的句对；0 表示不限。P22 对翻译用 100。</translation>
    </message>
    <message>
        <source>Duplicate pairs</source>
        <translation>重复句对</translation>
    </message>
    <message>
        <source>keep all</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>keep the first</source>
        <translation>保留第一个</translation>
    </message>
    <message>
        <source>keep none</source>
        <translation>全不保留</translation>
    </message>
    <message>
        <source>What happens to a pair that occurs more than once after lower-casing: keep all, keep the first, or keep none of them, as P22 did.</source>
        <translation>转为小写后出现不止一次的句对如何处理：全部保留、保留第一个，或像 P22 那样全不保留。</translation>
    </message>
    <message>
        <source>Drop identical sides</source>
        <translation>丢弃两侧相同</translation>
    </message>
    <message>
        <source>Drop pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>丢弃两侧文本相同的句对：模型从中学不到东西。</translation>
    </message>
    <message>
        <source>Lower-case</source>
        <translation>转为小写</translation>
    </message>
    <message>
        <source>Lower-case all text before it is tokenised, by the full Unicode rules of no particular language.</source>
        <translation>分词之前按 Unicode 的完整规则（不限特定语言）把所有文本转为小写。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>句子子词</translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation>字符三元组</translation>
    </message>
    <message>
        <source>What a sentence is split into: sentence pieces (P19, P22), words, or character trigrams (P18).</source>
        <translation>句子拆分的单位：句子子词（P19、P22）、词，或字符三元组（P18）。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>Maximum number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and trigrams 200,000.</source>
        <translation>不同词元的最大数目。P19 用 20,000 个子词，P22 用 50,000 个；词和三元组用 200,000 个。</translation>
    </message>
    <message>
        <source>Piece model</source>
        <translation>子词模型</translation>
    </message>
    <message>
        <source>unigram</source>
        <translation>unigram</translation>
    </message>
    <message>
        <source>byte pair</source>
        <translation>字节对</translation>
    </message>
    <message>
        <source>How sentence pieces are learned; the papers use unigram.</source>
        <translation>句子子词的学习方法；论文使用 unigram。</translation>
    </message>
    <message>
        <source>Character coverage</source>
        <translation>字符覆盖率</translation>
    </message>
    <message>
        <source>Share of the text&apos;s characters that pieces must be able to spell; rarer ones are unknown.</source>
        <translation>子词必须能够拼出的文本字符比例；更罕见的字符为未知。</translation>
    </message>
    <message>
        <source>Learned from</source>
        <translation>学习所用句数</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>个句子</translation>
    </message>
    <message>
        <source>Number of sentences, sampled evenly, that the vocabulary is learned from, like SentencePiece&apos;s input_sentence_size; 0 uses all. Ten million are plenty for any vocabulary and limit memory and time.</source>
        <translation>用于学习词表的句子数，均匀抽取，与 SentencePiece 的 input_sentence_size 相同；0 表示全部使用。一千万句对任何词表都足够，并可限制内存和时间。</translation>
    </message>
    <message>
        <source>Sentences are truncated after this many tokens.</source>
        <translation>句子超过此词元数的部分会被截去。</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>WORD</translation>
    </message>
    <message>
        <source>TRIGRAM</source>
        <translation>TRIGRAM</translation>
    </message>
    <message>
        <source>SP + WORD (sum)</source>
        <translation>SP + WORD（相加）</translation>
    </message>
    <message>
        <source>SP + TRIGRAM (sum)</source>
        <translation>SP + TRIGRAM（相加）</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM (sum)</source>
        <translation>WORD + TRIGRAM（相加）</translation>
    </message>
    <message>
        <source>SP + WORD + TRIGRAM (sum)</source>
        <translation>SP + WORD + TRIGRAM（相加）</translation>
    </message>
    <message>
        <source>SP, WORD (concatenation)</source>
        <translation>SP, WORD（拼接）</translation>
    </message>
    <message>
        <source>SP, TRIGRAM (concatenation)</source>
        <translation>SP, TRIGRAM（拼接）</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM (concatenation)</source>
        <translation>WORD, TRIGRAM（拼接）</translation>
    </message>
    <message>
        <source>SP, WORD, TRIGRAM (concatenation)</source>
        <translation>SP, WORD, TRIGRAM（拼接）</translation>
    </message>
    <message>
        <source>The tokens whose embeddings are averaged: sentence pieces (SP, P19), words or character trigrams (P18), or several of them trained together. A plus adds their vectors, a comma concatenates them: P18&apos;s best is word,trigram.</source>
        <translation>对哪些词元的嵌入求平均：句子子词（SP，P19）、词或字符三元组（P18），或几种一起训练。加号表示向量相加，逗号表示拼接：P18 最好的是 word,trigram。</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维数</translation>
    </message>
    <message>
        <source>Length of an embedding and of the sentence vector; with concatenation, of each part. P18 and P19 use 300, P22 1024.</source>
        <translation>嵌入和句向量的长度；拼接时为每部分的长度。P18 和 P19 用 300，P22 用 1024。</translation>
    </message>
    <message>
        <source>Languages share</source>
        <translation>语言间共享</translation>
    </message>
    <message>
        <source>vocabulary and rows</source>
        <translation>词表与行</translation>
    </message>
    <message>
        <source>only the segmentation</source>
        <translation>仅切分方式</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>shared: one vocabulary, and equal tokens of both languages are one row (P19, P22); marked: one vocabulary, but each language has its own rows; unshared: a vocabulary for each language (P19, 4.2).</source>
        <translation>shared：一个词表，两种语言相同的词元为同一行（P19、P22）；marked：一个词表，但每种语言有自己的行；unshared：每种语言一个词表（P19, 4.2）。</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>How embeddings become a sentence vector: their mean, or the maximum of each element.</source>
        <translation>嵌入如何成为句向量：取平均，或取每个元素的最大值。</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Share of embedding elements set to zero in training. P19 uses 0.3, P22 0 for ParaNMT.</source>
        <translation>训练中置零的嵌入元素比例。P19 用 0.3，P22 对 ParaNMT 用 0。</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
    <message>
        <source>a file, or nothing</source>
        <translation>一个文件，或无</translation>
    </message>
    <message>
        <source>Word vectors that initialise the embeddings, as P18 uses PARAGRAM-SL999: a file of word2vec (text or binary) or GloVe, plain or gzipped, or fastText&apos;s .bin. Tokens without a vector start at random, with the standard deviation of those that have one.</source>
        <translation>用于初始化嵌入的词向量，如 P18 使用 PARAGRAM-SL999：word2vec（文本或二进制）或 GloVe 文件，可为 gzip 压缩，或 fastText 的 .bin。没有向量的词元随机初始化，标准差与有向量者相同。</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>this program&apos;s</source>
        <translation>本程序的</translation>
    </message>
    <message>
        <source>PyTorch&apos;s</source>
        <translation>PyTorch 的</translation>
    </message>
    <message>
        <source>The generator of the embedding initialisation: own, or pytorch, the numbers of torch.manual_seed and nn.Embedding, to start where a program of the authors starts (P-SP&apos;s seed is 1).</source>
        <translation>嵌入初始化的随机数生成器：own，或 pytorch，即 torch.manual_seed 与 nn.Embedding 的数，以便与作者的程序从同一处开始（P-SP 的种子为 1）。</translation>
    </message>
    <message>
        <source>Seed of the table</source>
        <translation>嵌入表的种子</translation>
    </message>
    <message>
        <source>Seed of the embedding initialisation, to separate its effect from that of the order of pairs; -1 uses train.seed for both.</source>
        <translation>嵌入初始化的种子，用于把它的影响与句对次序的影响分开；-1 表示两者都用 train.seed。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>none: averaging</source>
        <translation>无：平均</translation>
    </message>
    <message>
        <source>LSTM</source>
        <translation>LSTM</translation>
    </message>
    <message>
        <source>LSTM, both directions</source>
        <translation>LSTM，双向</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>LSTM encoder-decoder</source>
        <translation>LSTM 编码器-解码器</translation>
    </message>
    <message>
        <source>What makes a sentence vector of the embeddings: their average, or a recurrent network, which knows the order of words: lstm, or blstm in both directions (P18, P19, P20). It trains many times slower. transformer and seq2seq (an LSTM encoder-decoder) are generative models (P20), which paragram-neural trains: see generative.model.</source>
        <translation>由什么把嵌入变成句向量：取平均，或采用能感知词序的循环网络：lstm，或双向的 blstm（P18、P19、P20）。训练慢许多倍。transformer 和 seq2seq（LSTM 编码器-解码器）是生成模型（P20），由 paragram-neural 训练：见 generative.model。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单元数</translation>
    </message>
    <message>
        <source>Units of the network in each direction. P19 and P22 use 150 in each of two, P18 900, P20 512.</source>
        <translation>网络每个方向的单元数。P19 和 P22 两个方向各用 150，P18 用 900，P20 用 512。</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>added</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>How the vectors of the two directions become one: concatenated (P19), or added, which P18&apos;s released program does.</source>
        <translation>两个方向的向量如何合一：拼接（P19），或相加（P18 发布的程序如此）。</translation>
    </message>
    <message>
        <source>Combined with averages</source>
        <translation>与平均结合</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Whether the average of embeddings joins the vector of the network: concatenated, or added, which needs vectors of equal length. They are trained together, each with embeddings of its own; the network reads the first kind of tokens (P18, 5.6: word,trigram with an LSTM).</source>
        <translation>嵌入的平均是否与网络的向量结合：拼接，或相加（要求向量等长）。两者一起训练，各有自己的嵌入；网络读取第一种词元（P18, 5.6：word,trigram 加 LSTM）。</translation>
    </message>
    <message>
        <source>A network for each language</source>
        <translation>每种语言一个网络</translation>
    </message>
    <message>
        <source>Sources and targets go through networks of their own; the embeddings are shared as encoder.sharing says.</source>
        <translation>源侧与目标侧各用自己的网络；嵌入按 encoder.sharing 共享。</translation>
    </message>
    <message>
        <source>Peepholes</source>
        <translation>窥视孔</translation>
    </message>
    <message>
        <source>The gates of the network also see its cells, as in P18&apos;s released program.</source>
        <translation>网络的门也能看到其细胞状态，如 P18 发布的程序。</translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation>打乱词序</translation>
    </message>
    <message>
        <source>Probability that the tokens of a sentence are shuffled in training, so that the network does not rely on their order alone. P18 and P19 use 0.3 for recurrent encoders.</source>
        <translation>训练中打乱句子词元的概率，使网络不只依赖词序。P18 和 P19 对循环编码器用 0.3。</translation>
    </message>
    <message>
        <source>Scrambled</source>
        <translation>打乱对象</translation>
    </message>
    <message>
        <source>pairs, drawn in each epoch</source>
        <translation>句对，每轮重新抽取</translation>
    </message>
    <message>
        <source>sentences, once for all epochs</source>
        <translation>句子，所有轮次只抽一次</translation>
    </message>
    <message>
        <source>pairs: both sides of a pair, drawn again in each epoch (P18); sentences: each side alone, and the same ones in all epochs, as P19&apos;s released program does.</source>
        <translation>pairs：句对的两侧，每轮重新抽取（P18）；sentences：每侧单独，各轮相同，如 P19 发布的程序。</translation>
    </message>
    <message>
        <source>Generative model</source>
        <translation>生成模型</translation>
    </message>
    <message>
        <source>BGT</source>
        <translation>BGT</translation>
    </message>
    <message>
        <source>BGT as released</source>
        <translation>BGT（发布版）</translation>
    </message>
    <message>
        <source>BGT without prior</source>
        <translation>无先验的 BGT</translation>
    </message>
    <message>
        <source>BGT without language variables</source>
        <translation>无语言变量的 BGT</translation>
    </message>
    <message>
        <source>translation, both directions</source>
        <translation>翻译，双向</translation>
    </message>
    <message>
        <source>translation of the source</source>
        <translation>源句的翻译</translation>
    </message>
    <message>
        <source>variational autoencoder of the source</source>
        <translation>源句的变分自编码器</translation>
    </message>
    <message>
        <source>autoencoder of the source</source>
        <translation>源句的自编码器</translation>
    </message>
    <message>
        <source>translation with attention</source>
        <translation>带注意力的翻译</translation>
    </message>
    <message>
        <source>translation with attention, to the source</source>
        <translation>带注意力的翻译，译成源语言</translation>
    </message>
    <message>
        <source>paraphrase of a given form</source>
        <translation>指定形式的复述</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>句向量位置</translation>
    </message>
    <message>
        <source>first hidden state</source>
        <translation>首个隐藏状态</translation>
    </message>
    <message>
        <source>each word</source>
        <translation>每个词</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation>softmax 之前</translation>
    </message>
    <message>
        <source>word, hidden</source>
        <translation>词、隐藏</translation>
    </message>
    <message>
        <source>hidden, logit</source>
        <translation>隐藏、logit</translation>
    </message>
    <message>
        <source>word, hidden, attention</source>
        <translation>词、隐藏、注意力</translation>
    </message>
    <message>
        <source>word, hidden, logit</source>
        <translation>词、隐藏、logit</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>四处都用</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): beside each word it reads, as its first hidden state, beside its state in the place of attention, before the softmax (logit), or several of these.</source>
        <translation>句向量从何处进入 LSTM 编码器-解码器的解码器（P20，附录 A）：与读入的每个词一起，作为首个隐藏状态，在注意力的位置与其状态一起，在 softmax 之前（logit），或其中几处。</translation>
    </message>
    <message>
        <source>Encoder layers</source>
        <translation>编码器层数</translation>
    </message>
    <message>
        <source>Layers of each encoder. P20 uses 5, the released code 6.</source>
        <translation>每个编码器的层数。P20 用 5，发布的代码用 6。</translation>
    </message>
    <message>
        <source>Decoder layers</source>
        <translation>解码器层数</translation>
    </message>
    <message>
        <source>Layers of each decoder. P20 uses 1.</source>
        <translation>每个解码器的层数。P20 用 1。</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>Attention heads of a layer; encoder.dimension must be a multiple of it.</source>
        <translation>每层的注意力头数；encoder.dimension 必须是它的倍数。</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>Units of the feed-forward block of each layer. P20 uses 1024.</source>
        <translation>每层前馈块的单元数。P20 用 1024。</translation>
    </message>
    <message>
        <source>Latent</source>
        <translation>隐变量</translation>
    </message>
    <message>
        <source>Length of each latent, and so of the sentence vector; 0 uses encoder.dimension.</source>
        <translation>每个隐变量的长度，也就是句向量的长度；0 表示用 encoder.dimension。</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>标签平滑</translation>
    </message>
    <message>
        <source>Of the labels of translations. P20 uses 0.1.</source>
        <translation>对译文的标签。P20 用 0.1。</translation>
    </message>
    <message>
        <source>KL annealing</source>
        <translation>KL 退火</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>次更新</translation>
    </message>
    <message>
        <source>Updates in which the weight of the KL terms grows from 0 to 1. P20 uses 65,536; 0 uses three times the planned updates, about what the paper&apos;s training ends with.</source>
        <translation>KL 项的权重从 0 增到 1 的更新次数。P20 用 65,536；0 表示计划更新次数的三倍，约为论文训练结束时的值。</translation>
    </message>
    <message>
        <source>Tokens per update</source>
        <translation>每次更新的词元</translation>
    </message>
    <message>
        <source>Tokens of an update, the longer side of each pair counted. P20 uses 25,000; few cores do better with more, smaller updates.</source>
        <translation>一次更新的词元数，按每个句对较长的一侧计。P20 用 25,000；核心少时，次数更多而每次更小的更新效果更好。</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>起始词元</translation>
    </message>
    <message>
        <source>Tokens of the first update, which grow to generative.update-tokens; 0 starts with those.</source>
        <translation>第一次更新的词元数，逐渐增到 generative.update-tokens；0 表示从后者开始。</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Updates in which the tokens of an update grow.</source>
        <translation>更新的词元数逐渐增长所用的更新次数。</translation>
    </message>
    <message>
        <source>Tokens per micro-batch</source>
        <translation>每微批词元</translation>
    </message>
    <message>
        <source>Tokens computed at a time by one thread; the gradients of an update&apos;s micro-batches are added. Smaller ones need less memory.</source>
        <translation>一个线程一次计算的词元数；同一更新的各微批梯度相加。较小者需要较少内存。</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Updates in which the learning rate grows to train.learning-rate; then it falls with the square root of the updates. P20 uses 4,000; 0 a tenth of the planned updates, 4,000 at most.</source>
        <translation>学习率增到 train.learning-rate 所用的更新次数；之后随更新次数的平方根下降。P20 用 4,000；0 表示计划更新次数的十分之一，最多 4,000。</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <source>Share of each weight that an update takes away, times the learning rate.</source>
        <translation>每次更新从每个权重减去的比例，再乘以学习率。</translation>
    </message>
    <message>
        <source>Sampled softmax</source>
        <translation>采样 softmax</translation>
    </message>
    <message>
        <source>Tokens among which the softmax chooses in training, on average, besides those of the micro-batch: a sample by frequency, corrected for its size. 0 uses the whole vocabulary.</source>
        <translation>训练中 softmax 在平均多少个词元中选择（微批中的除外）：按频率抽样，并按其大小校正。0 表示用整个词表。</translation>
    </message>
    <message>
        <source>Full softmax at the end</source>
        <translation>末段完整 softmax</translation>
    </message>
    <message>
        <source>Share of the training at its end that uses the whole vocabulary in the softmax instead of a sample; 0 uses samples to the end.</source>
        <translation>训练末段中 softmax 使用整个词表而非样本的比例；0 表示始终用样本。</translation>
    </message>
    <message>
        <source>Encoders ahead</source>
        <translation>编码器先行</translation>
    </message>
    <message>
        <source>Aggressive training (He et al. 2019; P20, A.1): the encoders alone are trained until their loss no longer falls, then the decoders once, and so on, as long as the mutual information of sentence and latent grows from epoch to epoch. Keeps a latent from vanishing, and takes longer.</source>
        <translation>激进训练（He et al. 2019；P20, A.1）：先只训练编码器，直到其损失不再下降，然后训练一次解码器，如此反复，只要句子与隐变量的互信息逐轮增长。可防止隐变量失效，但耗时更长。</translation>
    </message>
    <message>
        <source>Held-out pairs</source>
        <translation>留出句对</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>个句对</translation>
    </message>
    <message>
        <source>Pairs kept from training, one in twenty at most, and with them every pair that shares a sentence. Each evaluation measures their perplexity with the full softmax, and the translator with the lowest one is kept; 0 keeps none.</source>
        <translation>不参加训练的句对，最多二十分之一，以及与它们有共同句子的所有句对。每次评测用完整 softmax 测量其困惑度，保留困惑度最低的翻译模型；0 表示不留出。</translation>
    </message>
    <message>
        <source>Margin weight</source>
        <translation>间隔权重</translation>
    </message>
    <message>
        <source>Weight of the margin loss of averaging models (train.margin) between the vectors of both sides, as a further objective; 0 leaves it out.</source>
        <translation>平均模型的间隔损失（train.margin）在两侧向量之间作为附加目标的权重；0 表示不用。</translation>
    </message>
    <message>
        <source>Includes the average</source>
        <translation>包含平均</translation>
    </message>
    <message>
        <source>The sentence vector also includes the average of the embeddings, so that training can start with the vectors of an averaging model. Set by generative.start.</source>
        <translation>句向量还包含嵌入的平均，使训练可从平均模型的向量开始。由 generative.start 设定。</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始模型</translation>
    </message>
    <message>
        <source>An averaging model with sentence pieces: its tokenizer and embeddings are used, and before the first update the vectors are exactly that model&apos;s.</source>
        <translation>使用句子子词的平均模型：采用其分词器和嵌入，第一次更新之前的向量与该模型完全相同。</translation>
    </message>
    <message>
        <source>Parses of the targets</source>
        <translation>目标句的句法树</translation>
    </message>
    <message>
        <source>Label dimension</source>
        <translation>标签维数</translation>
    </message>
    <message>
        <source>Form units</source>
        <translation>形式单元数</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>the GPU if there is one</source>
        <translation>有 GPU 时用 GPU</translation>
    </message>
    <message>
        <source>the processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>the GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>What computes: cpu, cuda, or auto for the GPU if there is one.</source>
        <translation>用什么计算：cpu、cuda，或 auto（有 GPU 时用 GPU）。</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Number of passes over all pairs; 0 keeps the embedding initialisation, a baseline.</source>
        <translation>遍历全部句对的次数；0 表示保持嵌入的初始值，即基线。</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>步数上限</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Training ends after this many mini-batches, even within an epoch; 0 means no limit.</source>
        <translation>达到此小批数后训练结束，即使在一轮之中；0 表示不限。</translation>
    </message>
    <message>
        <source>Mini-batch</source>
        <translation>小批</translation>
    </message>
    <message>
        <source>Pairs in a mini-batch, the unit of one step of the optimizer.</source>
        <translation>一个小批中的句对数，即优化器一步的单位。</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>巨批</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>个小批</translation>
    </message>
    <message>
        <source>Mini-batches among which hard negatives are searched. More of them give harder negatives.</source>
        <translation>在多少个小批中搜索难负例。越多，负例越难。</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>退火</translation>
    </message>
    <message>
        <source>The mega-batch starts at one mini-batch and grows by one after this many; 0 starts at full size.</source>
        <translation>巨批从一个小批开始，每经过此数目增加一个；0 表示从完整大小开始。</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>By how much the cosine of a true pair must exceed that of the negative (delta in the papers).</source>
        <translation>真句对的余弦必须超过负例余弦多少（论文中的 delta）。</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Step size of Adam.</source>
        <translation>Adam 的步长。</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>梯度裁剪</translation>
    </message>
    <message>
        <source>Maximum global norm of a gradient; larger ones are scaled down. 0 turns clipping off.</source>
        <translation>梯度的最大全局范数；更大的按比例缩小。0 表示关闭裁剪。</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>负例</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>按语言</translation>
    </message>
    <message>
        <source>other side</source>
        <translation>另一侧</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>任意一侧</translation>
    </message>
    <message>
        <source>Where negatives come from: the other side of the other pairs (translations), both sides (paraphrases), or chosen by whether the two languages differ.</source>
        <translation>负例的来源：其他句对的另一侧（翻译）、两侧（复述），或按两种语言是否不同选择。</translation>
    </message>
    <message>
        <source>Duplicates as negatives</source>
        <translation>重复句作负例</translation>
    </message>
    <message>
        <source>Allow a sentence with the same tokens as either side of the pair to be its negative, as the authors&apos; program does.</source>
        <translation>允许与句对任一侧词元相同的句子作其负例，如作者的程序。</translation>
    </message>
    <message>
        <source>Negatives of a sentence</source>
        <translation>每句负例数</translation>
    </message>
    <message>
        <source>The margin loss is the mean over so many hardest negatives of each sentence.</source>
        <translation>间隔损失是每个句子的这么多个最难负例的平均。</translation>
    </message>
    <message>
        <source>False-negative guard</source>
        <translation>假负例防护</translation>
    </message>
    <message>
        <source>A sentence whose cosine exceeds that of the true pair by more than this is no negative: it may be another translation. 2 drops none.</source>
        <translation>余弦超过真句对余弦多于此值的句子不作负例：它可能是另一种译文。2 表示不排除。</translation>
    </message>
    <message>
        <source>Search for negatives</source>
        <translation>负例搜索</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>exact compares all sentences of a mega-batch; projected compares them in 64 dimensions first and only the best few exactly: a little faster at 1,000 dimensions.</source>
        <translation>exact 比较巨批的所有句子；projected 先在 64 维中比较，只对最好的几个精确比较：1,000 维时略快。</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>softmax within the mini-batch</source>
        <translation>小批内 softmax</translation>
    </message>
    <message>
        <source>margin: a true pair must be more similar than the hardest negative by the margin (the papers); softmax: each sentence must pick its partner among those of its mini-batch, without mega-batches.</source>
        <translation>margin：真句对必须比最难的负例相似，相差至少为间隔（论文）；softmax：每个句子须在其小批的句子中选出对应句，不用巨批。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>The softmax divides cosines by this number; a smaller one makes it sharper.</source>
        <translation>softmax 把余弦除以此数；越小越尖锐。</translation>
    </message>
    <message>
        <source>Nested dimensions</source>
        <translation>嵌套维数</translation>
    </message>
    <message>
        <source>Add the loss of the first 32, 64, 128, ... dimensions, so that vectors may be cut to them (Matryoshka).</source>
        <translation>加入前 32、64、128、... 维的损失，使向量可以截取到这些维数（Matryoshka）。</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教师</translation>
    </message>
    <message>
        <source>Vectors of another model (.npy, a row for each line of train.teacher-sentences) that this one learns to give as well (distillation). Longer ones are reduced to their principal components.</source>
        <translation>另一个模型的向量（.npy，每行对应 train.teacher-sentences 的一行），本模型也学习给出它们（蒸馏）。更长的向量降到其主成分。</translation>
    </message>
    <message>
        <source>Teacher sentences</source>
        <translation>教师句子</translation>
    </message>
    <message>
        <source>The sentences of the teacher&apos;s vectors, one on each line. A sentence without a vector takes that of its translation.</source>
        <translation>教师向量对应的句子，每行一句。没有向量的句子取其译文的向量。</translation>
    </message>
    <message>
        <source>Teacher loss</source>
        <translation>教师损失</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>similarities</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>cosine: each vector must point where the teacher&apos;s does; similarities: the sentences of a mini-batch must be as similar to each other as the teacher finds them.</source>
        <translation>cosine：每个向量须与教师的同向；similarities：小批中句子间的相似程度须与教师认为的相同。</translation>
    </message>
    <message>
        <source>Teacher share</source>
        <translation>教师份额</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss; the loss of the pairs has the rest. 1 learns from the teacher alone, without negatives.</source>
        <translation>教师损失的权重；其余归句对的损失。1 表示只向教师学习，不用负例。</translation>
    </message>
    <message>
        <source>Symmetric loss</source>
        <translation>对称损失</translation>
    </message>
    <message>
        <source>Push a negative away from both sides of a pair; off: only from the first side, as in the papers&apos; equation.</source>
        <translation>把负例从句对的两侧推开；关闭：只从第一侧推开，如论文的公式。</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>lazy</source>
        <translation>惰性</translation>
    </message>
    <message>
        <source>dense: rows without gradient keep moving by their momentum (the definition); lazy: they stay unchanged.</source>
        <translation>dense：没有梯度的行因动量继续移动（定义如此）；lazy：保持不变。</translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation>权重平均</translation>
    </message>
    <message>
        <source>The model is a running mean of the weights that keeps this share at each step, for example 0.999; 0 uses the last weights.</source>
        <translation>模型是权重的滑动平均，每步保留此比例，例如 0.999；0 表示用最后的权重。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed, settings, pairs and number of threads give the same model, bit for bit.</source>
        <translation>相同的种子、设置、句对和线程数给出逐位相同的模型。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Number of threads; 0 uses one per core.</source>
        <translation>线程数；0 表示每个核心一个。</translation>
    </message>
    <message>
        <source>Memory for pairs</source>
        <translation>句对内存</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Tokens that need more memory are stored in a file of the run and read one part at a time, with the same result; 0 keeps all in memory.</source>
        <translation>需要更多内存的词元存入运行的文件，逐部分读取，结果相同；0 表示全部留在内存中。</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>评测间隔</translation>
    </message>
    <message>
        <source>Steps between evaluations on the development sets or the held-out pairs; 0 means after each epoch.</source>
        <translation>在开发集或留出句对上两次评测之间的步数；0 表示每轮之后。</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>耐心值</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>次评测</translation>
    </message>
    <message>
        <source>Training ends after this many evaluations in a row without a better score on the development sets or the held-out pairs; 0 continues to the last epoch.</source>
        <translation>连续这么多次评测都没有在开发集或留出句对上得到更好得分时，训练结束；0 表示训练到最后一轮。</translation>
    </message>
    <message>
        <source>Pairs kept from training if there are no development sets, one in twenty at most, and with them every pair that shares a sentence. How many of them find their partner among 10,000 other sentences selects the best model; 0 keeps none, as do fewer than 200 pairs.</source>
        <translation>没有开发集时不参加训练的句对，最多二十分之一，以及与它们有共同句子的所有句对。其中有多少能在另外 10,000 个句子中找到对应句，决定最佳模型；0 表示不留出，句对少于 200 时也不留出。</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Time between checkpoints within an epoch; 0 means only after each epoch.</source>
        <translation>一轮之内两个检查点之间的时间；0 表示仅在每轮之后。</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Write the curves as event files to tensorboard/ in the run folder during training, for live display in TensorBoard.</source>
        <translation>训练期间把曲线作为事件文件写入运行文件夹的 tensorboard/，供 TensorBoard 实时显示。</translation>
    </message>
    <message>
        <source>Largest link</source>
        <translation>最大链接</translation>
    </message>
    <message>
        <source>Sentences that a link has at most on either side.</source>
        <translation>一个链接的任一侧最多有多少句。</translation>
    </message>
    <message>
        <source>Leaving out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Cost of leaving a sentence without a translation, as a share of the median cost of linking random sentences. Smaller: fewer and surer links.</source>
        <translation>让句子没有译文的代价，以链接随机句子的代价中位数为单位。越小：链接越少、越可靠。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Further sentence</source>
        <translation>附加句子</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Cost of each number on one side of a link that the other side lacks.</source>
        <translation>链接一侧有而另一侧没有的每个数字的代价。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Cost of each capitalised word that both documents contain, but only one side of a link.</source>
        <translation>两份文档都有、但只出现在链接一侧的每个大写词的代价。</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Cost of each term of the glossary whose translation the other side of a link lacks.</source>
        <translation>术语表中每个在链接另一侧缺少译法的术语的代价。</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark that the other side of a link lacks.</source>
        <translation>链接另一侧缺少的每个问号、感叹号、冒号、分号、括号和引号的代价。</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>What the distance between the two sides of a link is multiplied with: 1: the product of the numbers of their sentences; 0: the mean of both numbers; or a mixture.</source>
        <translation>链接两侧的距离乘以什么：1：两侧句数之积；0：两数的平均；或二者的混合。</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>随机片段</translation>
    </message>
    <message>
        <source>Random runs of sentences whose cosines with a side of a link say what is expected of sentences that are not translations.</source>
        <translation>随机的句子片段，它们与链接一侧的余弦表明非译文句子的预期值。</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Sentences on both sides of the path of the coarse search among which links are searched.</source>
        <translation>在粗搜索路径两侧多少句之内搜索链接。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>parse of a given form</source>
        <translation>给定形式的句法树</translation>
    </message>
    <message>
        <source>What trains a transformer or an LSTM encoder-decoder: the Bilingual Generative Transformer (bgt, P20) or one of the models it is compared with in P20&apos;s Table 2; released is what the authors&apos; code trains, whose decoders never see a sample. translation and back-translation attend to every token of the other language: the translators of P18. scpn writes the target in the syntactic form that is given (generative.parses); parse-generator writes a whole parse of that form, for an scpn that reads whole parses. Needs encoder.network = transformer or seq2seq.</source>
        <translation>transformer 或 LSTM 编码器-解码器训练什么：Bilingual Generative Transformer（bgt，P20），或 P20 表 2 中与之比较的模型之一；released 是作者代码所训练的模型，其解码器从不见到样本。translation 和 back-translation 关注另一语言的每个词元：即 P18 的翻译模型。scpn 按给定的句法形式写出目标句（generative.parses）；parse-generator 写出该形式的完整句法树，供读取完整句法树的 scpn 使用。需要 encoder.network = transformer 或 seq2seq。</translation>
    </message>
    <message>
        <source>For scpn and parse-generator: the constituency parses of the targets of all pairs in their order, in brackets as the Penn Treebank has them. Their top two levels, or all of them (generative.form), are the forms that it learns to write in.</source>
        <translation>用于 scpn 和 parse-generator：所有句对目标句的成分句法树，按句对的顺序，用 Penn Treebank 的括号形式。其最上两层或全部（generative.form）就是模型学习书写的形式。</translation>
    </message>
    <message>
        <source>Parses of the sources</source>
        <translation>源句的句法树</translation>
    </message>
    <message>
        <source>The same of the sources. parse-generator needs them. With them, pairs whose sides have the same form are left out, and every second micro-batch is trained from target to source, as the released SCPN is.</source>
        <translation>源句的同样文件。parse-generator 需要它。有了它，两侧形式相同的句对会被略去，并且每隔一个微批从目标句到源句训练，与已发布的 SCPN 相同。</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>whole parse</source>
        <translation>完整句法树</translation>
    </message>
    <message>
        <source>What scpn reads of a parse: its top two levels, or all of it but the words, as the released SCPN does. For new sentences a parse-generator then completes templates.</source>
        <translation>scpn 读取句法树的哪一部分：最上两层，或除单词外的全部（如已发布的 SCPN）。对于新句子，再由 parse-generator 补全模板。</translation>
    </message>
    <message>
        <source>Copies words</source>
        <translation>复制单词</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: the decoder also copies tokens of the source, by its attention to them, so that it can write words that are rare or new in training.</source>
        <translation>用于 scpn 和 parse-generator：解码器还会按注意力复制源句的词元，从而能写出训练中罕见或未见过的单词。</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: numbers in the embedding of a label or bracket of a form.</source>
        <translation>用于 scpn 和 parse-generator：形式中一个标签或括号的嵌入的维数。</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: units of the LSTM that reads a form.</source>
        <translation>用于 scpn 和 parse-generator：读取形式的 LSTM 的单元数。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>Weight of words whose translation is found on the other side of a link, or only in the sentences beside it; 0 compares sentences as a whole.</source>
        <translation>译文出现在链接另一侧、或只出现在旁边句子中的单词的权重；0 表示只比较整句。</translation>
    </message>
    <message>
        <source>Weight of the difference between the lengths of both sides, which counts less the longer they are; 0 ignores lengths.</source>
        <translation>两侧长度之差的权重，句子越长影响越小；0 表示忽略长度。</translation>
    </message>
    <message>
        <source>Cost of each further sentence of a link; 0.7 times that if both sides have several.</source>
        <translation>链接中每多一个句子的代价；若两侧都有多个句子，则为其 0.7 倍。</translation>
    </message>
    <message>
        <source>Cost of a link whose sides end with different punctuation marks; 1.8 times that if one of them is a full stop, question or exclamation mark and the other is not, or if one ends without a mark.</source>
        <translation>链接两侧以不同标点结尾的代价；若其中一个是句号、问号或感叹号而另一个不是，或一侧没有标点，则为其 1.8 倍。</translation>
    </message>
    <message>
        <source>50,000 pieces instead of 20,000: 0.4 points less on the mean of the STS sets, 10.5 more between Turkish and English.</source>
        <translation>用 50,000 个子词代替 20,000 个：各 STS 集的平均分低 0.4 分，土耳其语与英语之间高 10.5 分。</translation>
    </message>
    <message>
        <source>0.995 left 18 % of the Arabic tokens unknown, 0.9995 leaves 0.2 %.</source>
        <translation>0.995 使 18 % 的阿拉伯语词元未知，0.9995 只有 0.2 %。</translation>
    </message>
    <message>
        <source>TRIGRAM 66.2, SP 65.9, WORD and TRIGRAM side by side 63.9, their sum 62.9, WORD 60.2 on the mean of the STS sets.</source>
        <translation>各 STS 集的平均分：TRIGRAM 66.2，SP 65.9，WORD 与 TRIGRAM 并列 63.9，两者之和 62.9，WORD 60.2。</translation>
    </message>
    <message>
        <source>0.3: 0.2 points less on the mean of the STS sets after one epoch, 0.3 more after four than without after five.</source>
        <translation>0.3：一轮后各 STS 集的平均分低 0.2 分；四轮后比不用时的五轮高 0.3 分。</translation>
    </message>
    <message>
        <source>averages 65.7, LSTM 63.1 and BLSTM 63.0, both scrambled, on the mean of the STS sets.</source>
        <translation>各 STS 集的平均分：平均编码器 65.7，LSTM 63.1，BLSTM 63.0，后两者均打乱词序。</translation>
    </message>
    <message>
        <source>0.3: 0.9 points more with the LSTM; the BLSTM seldom learned without (38.7, with it 63.0).</source>
        <translation>0.3：LSTM 高 0.9 分；不打乱时 BLSTM 大多学不会（38.7，打乱时 63.0）。</translation>
    </message>
    <message>
        <source>2.7 times as many updates as the full softmax in the same time, none of them worse.</source>
        <translation>同样时间内的更新次数是完整 softmax 的 2.7 倍，且效果都不更差。</translation>
    </message>
    <message>
        <source>BGT from averages: 62.5 on the mean of the STS sets with 200, 53.0 without this loss.</source>
        <translation>从平均模型开始的 BGT：用 200 时各 STS 集的平均分为 62.5，不用此损失时为 53.0。</translation>
    </message>
    <message>
        <source>20, 60 and 100 reached 68.6, 68.5 and 68.4 on the mean of the STS sets, no more than chance.</source>
        <translation>20、60 和 100 在各 STS 集的平均分为 68.6、68.5 和 68.4，差异不超过偶然。</translation>
    </message>
    <message>
        <source>ten times the papers&apos; rate gave four points on the mean of the STS sets and seventeen between Spanish and English.</source>
        <translation>论文学习率的十倍使各 STS 集的平均分提高四分，西班牙语与英语之间提高十七分。</translation>
    </message>
    <message>
        <source>any: half a point less on the mean of the STS sets, no more than chance.</source>
        <translation>任意一侧：各 STS 集的平均分低半分，差异不超过偶然。</translation>
    </message>
    <message>
        <source>0.1 points less on the mean of the STS sets: no effect.</source>
        <translation>各 STS 集的平均分低 0.1 分：没有影响。</translation>
    </message>
    <message>
        <source>4 and 8: 0.3 points more on the development set of the STS Benchmark, three seeds.</source>
        <translation>4 和 8：在 STS Benchmark 开发集上高 0.3 分，三个种子。</translation>
    </message>
    <message>
        <source>0 and 0.1: no effect on the development set of the STS Benchmark.</source>
        <translation>0 和 0.1：对 STS Benchmark 开发集没有影响。</translation>
    </message>
    <message>
        <source>projected 66.3, exact 65.9 on the mean of the STS sets, three seeds.</source>
        <translation>各 STS 集的平均分：投影 66.3，精确 65.9，三个种子。</translation>
    </message>
    <message>
        <source>softmax: four points less on the mean of the STS sets; with mini-batches of 2,048 pairs two less on the development set of the STS Benchmark.</source>
        <translation>softmax：各 STS 集的平均分低四分；小批为 2,048 个句对时，在 STS Benchmark 开发集上低两分。</translation>
    </message>
    <message>
        <source>vectors cut to 32 numbers 0.3 points better, whole ones 0.1, on the development set of the STS Benchmark.</source>
        <translation>在 STS Benchmark 开发集上，截为 32 个数的向量好 0.3 分，完整向量好 0.1 分。</translation>
    </message>
    <message>
        <source>with three models of the same kind as teachers, 1 reached 73.6 and 0.5 reached 74.7; training without them 75.5.</source>
        <translation>以三个同类模型为教师时，1 达到 73.6，0.5 达到 74.7；没有教师的训练为 75.5。</translation>
    </message>
    <message>
        <source>retrieval ranked ten trainings as STS did, with a rank correlation of 0.56 to 0.95.</source>
        <translation>检索对十次训练的排序与 STS 相近，秩相关为 0.56 到 0.95。</translation>
    </message>
    <message>
        <source>Table on disk</source>
        <translation>表放在磁盘上</translation>
    </message>
    <message>
        <source>Keep the embedding table and Adam&apos;s moments in a temporary file, with the same result, for tables larger than the memory. Of several machines, each then holds only its own rows.</source>
        <translation>把嵌入表和 Adam 的矩放在临时文件中，结果相同，用于大于内存的表。在多台机器上，每台只保存自己的行。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>mixed on a GPU</source>
        <translation>GPU 上为混合精度</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单精度</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合精度</translation>
    </message>
    <message>
        <source>Of the matrix products of a transformer&apos;s training. mixed multiplies bfloat16 numbers, with 8 bits of precision, and adds in single precision: several times as fast on a GPU, slower on most processors. auto is mixed on a GPU and single on a processor.</source>
        <translation>训练 transformer 时矩阵乘法的精度。mixed 将 8 位精度的 bfloat16 数相乘，并以单精度累加：在 GPU 上快数倍，在大多数处理器上较慢。auto 在 GPU 上等于 mixed，在处理器上等于 single。</translation>
    </message>
    <message>
        <source>A run or model that is trained further, on other pairs: its tokenizer and weights are used. The settings that give a model its form must be the same as its own.</source>
        <translation>用其他句对继续训练的运行或模型：使用其分词器和权重。决定模型形式的设置必须与它的一致。</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>First side</source>
        <translation>第一侧</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>第二侧</translation>
    </message>
</context>
<context>
    <name>TokenizerKind</name>
    <message>
        <source>sentence pieces</source>
        <translation>句子子词</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>三元组</translation>
    </message>
</context>
<context>
    <name>TrainTools</name>
    <message>
        <source>Estimating</source>
        <translation>正在估算</translation>
    </message>
    <message>
        <source>Only averaging and recurrent encoders learn from another model.</source>
        <translation>只有平均编码器和循环编码器能向另一模型学习。</translation>
    </message>
    <message>
        <source>Learn from another model…</source>
        <translation>向另一模型学习…</translation>
    </message>
    <message>
        <source>Follow the vectors that any other model gives to the sentences of these pairs</source>
        <translation>学习任一其他模型为这些句对的句子给出的向量</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>在其他机器上运行…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the settings and the data, to train on other machines</source>
        <translation>写出包含脚本、设置和数据的文件夹，以便在其他机器上训练</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Evaluation sets</source>
        <translation>评测集</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>回译模型</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>第二个文件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>去除的主成分</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>最常见的词元</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>白化</translation>
    </message>
</context>
<context>
    <name>WritePlots</name>
    <message>
        <source>Best development score</source>
        <translation>最佳开发集得分</translation>
    </message>
    <message>
        <source>development</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>轮</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignPanel</name>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Documents…</source>
        <translation>文档…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Aligning %1</source>
        <translation>正在对齐 %1</translation>
    </message>
    <message>
        <source>aligned in %1</source>
        <translation>对齐用时 %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>What is around a correction is aligned again with a model: train or choose one, then correct the link.</source>
        <translation>更正处周围的内容会用模型重新对齐：请先训练或选择一个模型，再更正链接。</translation>
    </message>
    <message>
        <source>Preparing corrections</source>
        <translation>正在准备更正</translation>
    </message>
    <message>
        <source>Two documents</source>
        <translation>两份文档</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>书架</translation>
    </message>
    <message>
        <source>Shelf (%1)</source>
        <translation>书架 (%1)</translation>
    </message>
    <message>
        <source>Links the sentences of a document with those of its translation</source>
        <translation>把一份文档的句子与其译文的句子链接起来</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 与 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 sentences</source>
        <translation>
            <numerusform>%1 句与 %2 句</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>找到 %1 个</translation>
    </message>
    <message>
        <source>%1 doubtful</source>
        <translation>%1 个存疑</translation>
    </message>
    <message>
        <source>%1 certain</source>
        <translation>%1 个确定</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>全部链接</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>No translation</source>
        <translation>无译文</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Which links are shown</source>
        <translation>显示哪些链接</translation>
    </message>
    <message>
        <source>D goes to the next doubtful link, Shift+D to the one before</source>
        <translation>D 跳到下一个存疑链接，Shift+D 跳到上一个</translation>
    </message>
    <message>
        <source>below </source>
        <translation>低于 </translation>
    </message>
    <message>
        <source>Doubtful below</source>
        <translation>低于此值为存疑</translation>
    </message>
    <message>
        <source>Links of lower confidence are doubtful</source>
        <translation>置信度低于此值的链接为存疑</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Show or hide the settings of alignments</source>
        <translation>显示或隐藏对齐设置</translation>
    </message>
    <message>
        <source>Many documents, or two (Alt+Left)</source>
        <translation>多份文档或两份文档 (Alt+Left)</translation>
    </message>
    <message>
        <source>Show or hide the documents</source>
        <translation>显示或隐藏文档</translation>
    </message>
    <message>
        <source>Saved alignments of this project</source>
        <translation>本项目中已保存的对齐</translation>
    </message>
    <message>
        <source>Shows a document beside its translation, with links between their sentences that you can correct.</source>
        <translation>把文档与其译文并排显示，句子之间有可以更正的链接。</translation>
    </message>
    <message>
        <source>A trained model links the sentences of two documents; this project has none yet.</source>
        <translation>训练好的模型可以链接两份文档的句子；本项目还没有模型。</translation>
    </message>
    <message>
        <source>Align the two documents</source>
        <translation>对齐这两份文档</translation>
    </message>
    <message>
        <source>Open a saved alignment…</source>
        <translation>打开已保存的对齐…</translation>
    </message>
    <message>
        <source>Export the alignment…</source>
        <translation>导出对齐…</translation>
    </message>
    <message>
        <source>Add the alignment to the project&apos;s pair stores</source>
        <translation>把对齐加入项目的句对库</translation>
    </message>
    <message>
        <source>Shelf of many documents, or two documents</source>
        <translation>多文档书架，或两份文档</translation>
    </message>
    <message>
        <source>Align the documents of the shelf, or stop</source>
        <translation>对齐书架上的文档，或停止</translation>
    </message>
    <message>
        <source>Export the shelf…</source>
        <translation>导出书架…</translation>
    </message>
    <message>
        <source>Align with a model file…</source>
        <translation>用模型文件对齐…</translation>
    </message>
    <message>
        <source>Undo the last correction</source>
        <translation>撤销上一次更正</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>重做更正</translation>
    </message>
    <message>
        <source>Search the aligned documents</source>
        <translation>在已对齐的文档中搜索</translation>
    </message>
    <message>
        <source>Go to the next doubtful link</source>
        <translation>跳到下一个存疑链接</translation>
    </message>
    <message>
        <source>Correct the link: %1</source>
        <translation>更正链接：%1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>Open a saved alignment</source>
        <translation>打开已保存的对齐</translation>
    </message>
    <message>
        <source>Alignments (*.alignment);;All files (*)</source>
        <translation>对齐文件 (*.alignment);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export the alignment</source>
        <translation>导出对齐</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are in the pair store %2.</source>
        <translation>
            <numerusform>%1 个句对已存入句对库 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 个句对已保存到 %2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSettingsCard</name>
    <message>
        <source>Settings of alignments</source>
        <translation>对齐设置</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Set every field to its default</source>
        <translation>将所有项恢复为默认值</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSetup</name>
    <message>
        <source>as the document says</source>
        <translation>以文档为准</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>a folder of documents, or a list of two columns</source>
        <translation>文档文件夹，或两列的清单</translation>
    </message>
    <message>
        <source>a document: Word, PDF, EPUB, text, …</source>
        <translation>一份文档：Word、PDF、EPUB、文本、…</translation>
    </message>
    <message>
        <source>a folder of their translations</source>
        <translation>存放其译文的文件夹</translation>
    </message>
    <message>
        <source>its translation</source>
        <translation>它的译文</translation>
    </message>
    <message>
        <source>none; lines of term, tab, translation</source>
        <translation>无；每行为术语、制表符、译法</translation>
    </message>
    <message>
        <source>are recognised</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>are the lines</source>
        <translation>以行为准</translation>
    </message>
    <message>
        <source>are the paragraphs</source>
        <translation>以段落为准</translation>
    </message>
    <message>
        <source>What is linked: sentences as the language divides them, or every line or paragraph</source>
        <translation>链接的单位：按语言划分的句子，或每一行、每一段</translation>
    </message>
    <message>
        <source>Of a PDF that asks for one</source>
        <translation>需要密码的 PDF 的密码</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the source</source>
        <translation>源文的语言</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Language of the target</source>
        <translation>译文的语言</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Or drag both folders onto this panel. Documents are paired by their names, and by their contents where names differ.</source>
        <translation>也可以把两个文件夹拖到此面板上。文档按名称配对，名称不同时按内容配对。</translation>
    </message>
    <message>
        <source>Or drag both files onto this panel.</source>
        <translation>也可以把两个文件拖到此面板上。</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 与 %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentEditor</name>
    <message>
        <source>Correcting</source>
        <translation>正在更正</translation>
    </message>
    <message>
        <source>this link</source>
        <translation>此链接</translation>
    </message>
    <message>
        <source>has been aligned again meanwhile</source>
        <translation>在此期间已被重新对齐</translation>
    </message>
    <message>
        <source>look at it again, and repeat the correction if it is still needed</source>
        <translation>请再次查看，如仍有需要请重复更正</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentExport</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>加入项目</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>最低置信度</translation>
    </message>
    <message>
        <source>Links of lower confidence are left out; accepted ones have the confidence 1</source>
        <translation>置信度低于此值的链接不导出；已接受的链接置信度为 1</translation>
    </message>
    <message>
        <source>As a translation memory, a table, a parallel corpus and other formats</source>
        <translation>导出为翻译记忆、表格、平行语料及其他格式</translation>
    </message>
    <message>
        <source>As a pair store, to train on or to filter</source>
        <translation>导出为句对库，用于训练或过滤</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 / %2 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>翻译记忆 (*.tmx)</translation>
    </message>
    <message>
        <source>All sentences with places and confidence (*.tsv)</source>
        <translation>全部句子及其位置和置信度 (*.tsv)</translation>
    </message>
    <message>
        <source>Pair store (*.h5)</source>
        <translation>句对库 (*.h5)</translation>
    </message>
    <message>
        <source>Sentence numbers, as in gold files (*.links)</source>
        <translation>句子编号，与标准答案文件相同 (*.links)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentMap</name>
    <message>
        <source>Map of both documents</source>
        <translation>两份文档的地图</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 of them doubtful</source>
        <translation>
            <numerusform>%1 个链接，其中 %2 个存疑</numerusform>
        </translation>
    </message>
    <message>
        <source>sentence %1 of the source, %2 of the target</source>
        <translation>源文第 %1 句，译文第 %2 句</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentView</name>
    <message>
        <source>Linked sentences</source>
        <translation>已链接的句子</translation>
    </message>
    <message>
        <source>without a translation, as you said</source>
        <translation>无译文（由您指定）</translation>
    </message>
    <message>
        <source>without a translation</source>
        <translation>无译文</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>right with a probability of %1 %</source>
        <translation>正确的概率为 %1 %</translation>
    </message>
    <message>
        <source> · moved: sentence %1 of the source, %2 of the target</source>
        <translation> · 已移动：源文第 %1 句，译文第 %2 句</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AnalysePanel</name>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>This panel builds lexicons from pairs and compares languages by their shared tokens; this project has no pairs yet.</source>
        <translation>此面板从句对构建词典，并按共享的词元比较语言；本项目还没有句对。</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>导入句对</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation>构建词典</translation>
    </message>
    <message>
        <source>Measure the overlap of two languages</source>
        <translation>测量两种语言的重叠</translation>
    </message>
    <message>
        <source>Which words are paraphrases or translations?</source>
        <translation>哪些词互为复述或翻译？</translation>
    </message>
    <message>
        <source>Which languages share tokens, and does that help?</source>
        <translation>哪些语言共享词元？这有帮助吗？</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CandidateModel</name>
    <message>
        <source>not reviewed</source>
        <translation>未审阅</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>间隔</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CatalogueModel</name>
    <message>
        <source>Translations</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Paraphrases</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>挖掘</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
    <message>
        <source>Language identification</source>
        <translation>语言识别</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>非商业用途</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CataloguePage</name>
    <message>
        <source>Catalogue</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>OPUS corpora</source>
        <translation>OPUS 语料</translation>
    </message>
    <message>
        <source>Search OPUS</source>
        <translation>搜索 OPUS</translation>
    </message>
    <message>
        <source>Use a file I have…</source>
        <translation>使用我已有的文件…</translation>
    </message>
    <message>
        <source>Public data and models</source>
        <translation>公开数据与模型</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>搜索全部</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>在目录中搜索</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>条目类别</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>OPUS online</source>
        <translation>OPUS 在线</translation>
    </message>
    <message>
        <source>for the two languages above</source>
        <translation>针对上面两种语言</translation>
    </message>
    <message>
        <source>List what OPUS has for the two languages above; needs an internet connection</source>
        <translation>列出 OPUS 中上面两种语言的语料；需要联网</translation>
    </message>
    <message>
        <source>Press Enter or double-click to download a corpus</source>
        <translation>按回车或双击可下载语料</translation>
    </message>
    <message>
        <source>Checking the downloads</source>
        <translation>正在检查下载内容</translation>
    </message>
    <message>
        <source>%1 is larger than 500 MB. Download it?</source>
        <translation>%1 超过 500 MB。要下载吗？</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>%1 is %2. Download it?</source>
        <translation>%1 的大小为 %2。要下载吗？</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>下载 %1</translation>
    </message>
    <message>
        <source>Stopped; the next download resumes from here.</source>
        <translation>已停止；下次下载会从这里继续。</translation>
    </message>
    <message>
        <source>This is larger than 500 MB. Download it?</source>
        <translation>超过 500 MB。要下载吗？</translation>
    </message>
    <message>
        <source>Already downloaded and complete.</source>
        <translation>已下载且完整。</translation>
    </message>
    <message>
        <source>Downloaded and checked.</source>
        <translation>已下载并检查。</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>导入句对…</translation>
    </message>
    <message>
        <source>Use a file I have</source>
        <translation>使用我已有的文件</translation>
    </message>
    <message>
        <source>Recognise %1</source>
        <translation>识别 %1</translation>
    </message>
    <message>
        <source>This is %1: size and checksum are as published.</source>
        <translation>这是 %1：大小与校验和都与公布的一致。</translation>
    </message>
    <message>
        <source>This is %1 by its name; no checksum is published.</source>
        <translation>按名称看这是 %1；没有公布校验和。</translation>
    </message>
    <message>
        <source>Choose two languages first.</source>
        <translation>请先选择两种语言。</translation>
    </message>
    <message>
        <source>Searching OPUS</source>
        <translation>正在搜索 OPUS</translation>
    </message>
    <message>
        <source>OPUS has nothing for these two languages.</source>
        <translation>OPUS 没有这两种语言的语料。</translation>
    </message>
    <message>
        <source>The corpora that OPUS has for the two languages appear here.</source>
        <translation>OPUS 中这两种语言的语料显示在这里。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Chart</name>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ColumnButton</name>
    <message>
        <source>Columns of the two sentences</source>
        <translation>两个句子所在的列</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Columns %1, %2</source>
        <translation>第 %1、%2 列</translation>
    </message>
    <message>
        <source>The sentences are in “%1” and “%2”</source>
        <translation>句子在“%1”和“%2”列</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CommandPalette</name>
    <message>
        <source>Type to find an action</source>
        <translation>输入文字以查找操作</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>No action that is available now matches.</source>
        <translation>没有匹配的可用操作。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CoverageCard</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>On pairs</source>
        <translation>所用句对</translation>
    </message>
    <message>
        <source>Coverage of the pairs</source>
        <translation>句对的覆盖情况</translation>
    </message>
    <message>
        <source>Pairs to measure on</source>
        <translation>用于测量的句对</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Counting pieces</source>
        <translation>正在统计子词</translation>
    </message>
    <message>
        <source>Pieces per word</source>
        <translation>每词子词数</translation>
    </message>
    <message>
        <source>Words are separated by white space; for Chinese or Japanese use pieces per sentence.</source>
        <translation>词以空白分隔；中文或日文请看每句的子词数。</translation>
    </message>
    <message>
        <source>Pieces per sentence</source>
        <translation>每句的子词数</translation>
    </message>
    <message>
        <source>Mean number of pieces.</source>
        <translation>子词数的平均值。</translation>
    </message>
    <message>
        <source>Unknown share</source>
        <translation>未知比例</translation>
    </message>
    <message>
        <source>Pieces missing from the vocabulary; the model ignores them.</source>
        <translation>词表中没有的子词；模型会忽略它们。</translation>
    </message>
    <message>
        <source>Vocabulary used</source>
        <translation>已用词表</translation>
    </message>
    <message>
        <source>Pieces of the vocabulary that occur on that side.</source>
        <translation>在该侧出现过的词表子词。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Separated by white space.</source>
        <translation>以空白分隔。</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>子词</translation>
    </message>
    <message>
        <source>Known and unknown pieces.</source>
        <translation>已知与未知的子词。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Large stores are measured on 20,000 pairs spread over the whole store.</source>
        <translation>大型句对库只在均匀分布于全库的 20,000 个句对上测量。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChart</name>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>light</source>
        <translation>轻</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChoice</name>
    <message>
        <source>Curve ▾</source>
        <translation>曲线 ▾</translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation>选择绘制的内容</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveLegend</name>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1：显示或隐藏</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataPanel</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Paraphrases…</source>
        <translation>复述…</translation>
    </message>
    <message>
        <source>Divide…</source>
        <translation>划分…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>过滤…</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>导入句对…</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>返回句对</translation>
    </message>
    <message>
        <source>Public datasets and models to download (Ctrl+Shift+D)</source>
        <translation>可下载的公开数据集与模型 (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Filter the chosen store with a recipe (Ctrl+Shift+F)</source>
        <translation>用配方过滤所选句对库 (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Make paraphrases from translations (Ctrl+Shift+M)</source>
        <translation>由翻译生成复述 (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot the chosen store (Ctrl+Shift+P)</source>
        <translation>划分、抽样、分折、打乱、合并或以枢轴组合所选句对库 (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Training needs sentence pairs: import a file of translations or paraphrases.</source>
        <translation>训练需要句对：请导入翻译或复述文件。</translation>
    </message>
    <message>
        <source>Open the catalogue of public data</source>
        <translation>打开公开数据目录</translation>
    </message>
    <message>
        <source>Make paraphrases from translations…</source>
        <translation>由翻译生成复述…</translation>
    </message>
    <message>
        <source>Filter the pair store…</source>
        <translation>过滤句对库…</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>计算统计数据</translation>
    </message>
    <message>
        <source>Detailed statistics</source>
        <translation>详细统计</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>查找句对</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>保存全部句对…</translation>
    </message>
    <message>
        <source>Judge pairs by hand</source>
        <translation>人工评判句对</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot…</source>
        <translation>划分、抽样、分折、打乱、合并或以枢轴组合…</translation>
    </message>
    <message>
        <source>Rename the pair store</source>
        <translation>重命名句对库</translation>
    </message>
    <message>
        <source>Show the pair store in the file manager</source>
        <translation>在文件管理器中显示句对库</translation>
    </message>
    <message>
        <source>Remove the pair store</source>
        <translation>移除句对库</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs copied.</source>
        <translation>
            <numerusform>已复制 %1 个句对。</numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted run can be continued: %1.</source>
        <translation>可以继续被中断的运行：%1。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Reading the paraphrases</source>
        <translation>正在读取复述</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>选择得分</translation>
    </message>
    <message>
        <source>An import is running; open the file again when it has finished.</source>
        <translation>正在导入；请在导入结束后再打开文件。</translation>
    </message>
    <message>
        <source>%1 pairs in %2.</source>
        <translation>%1 个句对已存入 %2。</translation>
    </message>
    <message>
        <source>Reading the pair stores</source>
        <translation>正在读取句对库</translation>
    </message>
    <message>
        <source>Import pairs into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>将句对导入 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Public data and models, downloaded into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>公开数据与模型，下载到 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Filter &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>过滤 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Statistics of &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 的统计</translation>
    </message>
    <message>
        <source>Make paraphrases from translations</source>
        <translation>由翻译生成复述</translation>
    </message>
    <message>
        <source>Judge a sample by hand</source>
        <translation>人工评判样本</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataSetChart</name>
    <message>
        <source>Gold against cosine</source>
        <translation>标准分与余弦</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Errors by group</source>
        <translation>分组误差</translation>
    </message>
    <message>
        <source>Choose a score of a data set above.</source>
        <translation>请在上方选择某个数据集的得分。</translation>
    </message>
    <message>
        <source>mean gold score</source>
        <translation>平均标准分</translation>
    </message>
    <message>
        <source>mean cosine of a tenth of the pairs</source>
        <translation>十分之一句对的平均余弦</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>散点</translation>
    </message>
    <message>
        <source>One point per pair: gold score to the right, cosine upwards</source>
        <translation>每个句对一个点：横轴为标准分，纵轴为余弦</translation>
    </message>
    <message>
        <source>Mean gold score of pairs with similar cosines: a straight rise is good</source>
        <translation>余弦相近的句对的平均标准分：直线上升为佳</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>按长度</translation>
    </message>
    <message>
        <source>Errors of short and long sentences</source>
        <translation>短句与长句的误差</translation>
    </message>
    <message>
        <source>By word overlap</source>
        <translation>按词重叠</translation>
    </message>
    <message>
        <source>Errors by the share of common words</source>
        <translation>按共有词比例的误差</translation>
    </message>
    <message>
        <source>By error rate</source>
        <translation>按错误率</translation>
    </message>
    <message>
        <source>Errors by symmetric word error rate</source>
        <translation>按对称词错误率的误差</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>按语言</translation>
    </message>
    <message>
        <source>Errors of all data sets of this model by their languages</source>
        <translation>该模型所有数据集按语言的误差</translation>
    </message>
    <message>
        <source>Chart of the data set</source>
        <translation>数据集图表</translation>
    </message>
    <message>
        <source>No data set chosen</source>
        <translation>未选择数据集</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>gold score 0 to %1</source>
        <translation>标准分 0 至 %1</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>错误率</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>cosine of %1</source>
        <translation>%1 的余弦</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Comparing two models</source>
        <translation>正在比较两个模型</translation>
    </message>
    <message>
        <source>r %1%2, p %3 %4</source>
        <translation>r %1%2, p %3 %4</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataTable</name>
    <message>
        <source>Filter</source>
        <translation>过滤</translation>
    </message>
    <message>
        <source>Filter the rows of %1</source>
        <translation>过滤“%1”的行</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>No row matches.</source>
        <translation>没有匹配的行。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DifferenceModel</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets or retrieval accuracy of held-out pairs, times 100</source>
        <translation>开发集上的最佳平均 Pearson，或留出句对的检索准确率，乘以 100</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation>未训练</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>The same before training</source>
        <translation>训练前的同一数值</translation>
    </message>
    <message>
        <source>Loss of the last step</source>
        <translation>最后一步的损失</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DivideDialog</name>
    <message>
        <source>Stores to merge with</source>
        <translation>要合并的句对库</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Create the pair store</source>
        <translation>创建句对库</translation>
    </message>
    <message>
        <source>Divide or combine %1</source>
        <translation>划分或组合 %1</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>要做什么</translation>
    </message>
    <message>
        <source>The same seed always selects the same pairs.</source>
        <translation>相同的种子总是选出相同的句对。</translation>
    </message>
    <message>
        <source>Split for training, development and test</source>
        <translation>划分为训练、开发和测试部分</translation>
    </message>
    <message>
        <source>Pairs that share a sentence stay together, so that no test sentence occurs in training.</source>
        <translation>含相同句子的句对会放在一起，因此测试句子不会出现在训练中。</translation>
    </message>
    <message>
        <source>Take a random sample</source>
        <translation>随机抽样</translation>
    </message>
    <message>
        <source>Selected at random, kept in the order of the store.</source>
        <translation>随机选取，保持库中的顺序。</translation>
    </message>
    <message>
        <source>Take some of 10 folds</source>
        <translation>取 10 折中的若干折</translation>
    </message>
    <message>
        <source>Pairs are ranked by a quantity that filters measure and divided into 10 equal folds; fold 1 has the lowest values. Each ticked fold becomes a pair store.</source>
        <translation>句对按过滤器测量的某个量排序，并分为 10 个相等的折；第 1 折的值最低。每个勾选的折成为一个句对库。</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>The same pairs in a random order.</source>
        <translation>相同的句对，随机排列。</translation>
    </message>
    <message>
        <source>Merge with other stores</source>
        <translation>与其他句对库合并</translation>
    </message>
    <message>
        <source>All pairs of the stores, one store after another.</source>
        <translation>各库的全部句对，一个库接一个库。</translation>
    </message>
    <message>
        <source>Pivot: pairs through shared translations</source>
        <translation>枢轴：经由共有译文的句对</translation>
    </message>
    <message>
        <source>Joins sentences that share a translation: paraphrases of one language, or pairs of two others. The stores ticked here contribute their translations, too.</source>
        <translation>把有共同译文的句子连接起来：得到一种语言的复述，或另外两种语言的句对。在这里勾选的句对库也会贡献其翻译。</translation>
    </message>
    <message>
        <source>source sentence</source>
        <translation>源句</translation>
    </message>
    <message>
        <source>target sentence</source>
        <translation>目标句</translation>
    </message>
    <message>
        <source>nothing: each pair separately</source>
        <translation>无：每个句对单独处理</translation>
    </message>
    <message>
        <source>Development, pairs</source>
        <translation>开发集句对数</translation>
    </message>
    <message>
        <source>Test, pairs</source>
        <translation>测试集句对数</translation>
    </message>
    <message>
        <source>Kept together by</source>
        <translation>归为一组的依据</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Create the pair stores</source>
        <translation>创建句对库</translation>
    </message>
    <message>
        <source>Splitting %1</source>
        <translation>正在划分 %1</translation>
    </message>
    <message>
        <source>Sampling %1</source>
        <translation>正在对 %1 抽样</translation>
    </message>
    <message>
        <source>Shuffling %1</source>
        <translation>正在打乱 %1</translation>
    </message>
    <message>
        <source>Merging with %1</source>
        <translation>正在与 %1 合并</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairModel</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Dropped by</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>测量值</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairsCard</name>
    <message>
        <source>Dropped pairs</source>
        <translation>被丢弃的句对</translation>
    </message>
    <message>
        <source>Check all pairs</source>
        <translation>检查全部句对</translation>
    </message>
    <message>
        <source>Run the recipe over the whole pair store and list what it drops; nothing is written</source>
        <translation>对整个句对库运行配方并列出其丢弃的句对；不写入任何内容</translation>
    </message>
    <message>
        <source>Save these pairs, taken from the whole pair store, as TSV or JSON lines…</source>
        <translation>把这些句对（取自整个句对库）保存为 TSV 或 JSON Lines…</translation>
    </message>
    <message>
        <source>Save these pairs</source>
        <translation>保存这些句对</translation>
    </message>
    <message>
        <source>The recipe has no steps.</source>
        <translation>配方没有步骤。</translation>
    </message>
    <message>
        <source>Counting a sample…</source>
        <translation>正在统计样本…</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the whole store</source>
        <translation>
            <numerusform>整个句对库中有 %1 个句对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the sample of %2</source>
        <translation>
            <numerusform>%2 个句对的样本中有 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are shown</source>
        <translation>，显示前 %1 个</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Comparing recipes</source>
        <translation>正在比较配方</translation>
    </message>
    <message>
        <source>Reading kept pairs</source>
        <translation>正在读取保留的句对</translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 pairs</source>
        <translation>
            <numerusform>%1 个句对的样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 both keep %2, only this recipe %3, only the other %4, neither %5.</source>
        <translation>在%1中，两者都保留 %2 个，仅本配方保留 %3 个，仅另一配方保留 %4 个，都不保留 %5 个。</translation>
    </message>
    <message>
        <source>Both recipes keep and drop the same pairs.</source>
        <translation>两个配方保留和丢弃的句对相同。</translation>
    </message>
    <message>
        <source>No pair is kept.</source>
        <translation>没有保留任何句对。</translation>
    </message>
    <message>
        <source>No pair is dropped.</source>
        <translation>没有丢弃任何句对。</translation>
    </message>
    <message>
        <source>Save the dropped pairs</source>
        <translation>保存被丢弃的句对</translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation>制表符分隔 (*.tsv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Checking all pairs</source>
        <translation>正在检查全部句对</translation>
    </message>
    <message>
        <source>Saving dropped pairs</source>
        <translation>正在保存被丢弃的句对</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ElsewhereDialog</name>
    <message>
        <source>Write the folder</source>
        <translation>写出文件夹</translation>
    </message>
    <message>
        <source>Run elsewhere</source>
        <translation>在其他机器上运行</translation>
    </message>
    <message>
        <source>none: mpirun alone</source>
        <translation>无：仅 mpirun</translation>
    </message>
    <message>
        <source>Processes. One for each processor is best: its threads share the memory, ranks do not.</source>
        <translation>进程。最好每个处理器一个：其线程共享内存，各 rank 之间不共享。</translation>
    </message>
    <message>
        <source>Cores that each rank uses</source>
        <translation>每个 rank 使用的核心数</translation>
    </message>
    <message>
        <source>Then the scheduler ends the job. A training can be continued with the same script.</source>
        <translation>届时调度器会结束作业。用同一脚本可继续训练。</translation>
    </message>
    <message>
        <source>Of each rank. 0: what the scheduler gives by default.</source>
        <translation>每个 rank 的内存。0：调度器的默认值。</translation>
    </message>
    <message>
        <source>Copy the data into the folder (%1)</source>
        <translation>把数据复制到文件夹中（%1）</translation>
    </message>
    <message>
        <source>Otherwise the data must lie at the same places on the other machines.</source>
        <translation>否则数据必须位于其他机器上的相同位置。</translation>
    </message>
    <message>
        <source>Writes a folder with a script, the settings and the data. Copy it to machines that share a disk and have paragram-mpi of the same version.</source>
        <translation>写出包含脚本、设置和数据的文件夹。请把它复制到共享磁盘并装有同版本 paragram-mpi 的机器上。</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>启动方式</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Ranks on each</source>
        <translation>每台的 rank 数</translation>
    </message>
    <message>
        <source>Threads of a rank</source>
        <translation>每个 rank 的线程数</translation>
    </message>
    <message>
        <source>Hours at most</source>
        <translation>最多小时数</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>内存（GB）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>所在文件夹</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Give the folder a name.</source>
        <translation>请为文件夹命名。</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>请选择一个存在的文件夹。</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 已存在：请选择其他名称。</translation>
    </message>
    <message numerus="yes">
        <source>%1 ranks, to be started there with: %2</source>
        <translation>
            <numerusform>%1 个 rank，在那里用以下命令启动：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写出 %1</translation>
    </message>
    <message>
        <source>%1 is written. Copy it to the other machines and type there: %2</source>
        <translation>已写出 %1。请把它复制到其他机器，并在那里输入：%2</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EntryCard</name>
    <message>
        <source>matches the published checksum</source>
        <translation>与公布的校验和一致</translation>
    </message>
    <message>
        <source>matches the checksum of the first download</source>
        <translation>与首次下载的校验和一致</translation>
    </message>
    <message>
        <source>no checksum published; this one is kept for later checks</source>
        <translation>没有公布校验和；保留此校验和供以后检查</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>导入句对…</translation>
    </message>
    <message>
        <source>Explore…</source>
        <translation>探索…</translation>
    </message>
    <message>
        <source>Evaluate on this set</source>
        <translation>用此数据集评测</translation>
    </message>
    <message>
        <source>Align…</source>
        <translation>对齐…</translation>
    </message>
    <message>
        <source>Go to Mine</source>
        <translation>转到挖掘</translation>
    </message>
    <message>
        <source>Import the model…</source>
        <translation>导入模型…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>第二种语言</translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation>未选择条目</translation>
    </message>
    <message>
        <source>No entry of the catalogue contains all these words.</source>
        <translation>目录中没有同时包含这些词的条目。</translation>
    </message>
    <message>
        <source>non-commercial only</source>
        <translation>仅限非商业用途</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>使用条款</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>over 500 MB: you are asked before it starts</source>
        <translation>超过 500 MB：开始前会询问您</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>以及另外 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>A download was started; it resumes where it stopped.</source>
        <translation>之前的下载没有完成；将从停止处继续。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ErrorGroupModel</name>
    <message>
        <source>Each group is a fifth of the pairs</source>
        <translation>每组为句对的五分之一</translation>
    </message>
    <message>
        <source>Pairs of the group</source>
        <translation>该组的句对数</translation>
    </message>
    <message>
        <source>Mean error; above 0 the cosines are too high for the gold scores</source>
        <translation>平均误差；大于 0 表示余弦相对标准分过高</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>平均绝对误差</translation>
    </message>
    <message>
        <source>Pearson&apos;s r × 100 within the group</source>
        <translation>组内 Pearson r × 100</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatePanel</name>
    <message>
        <source>Evaluate</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Evaluate the chosen models</source>
        <translation>评测所选模型</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>添加模型文件…</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>添加数据集文件夹…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>添加带标准分的句对文件…</translation>
    </message>
    <message>
        <source>Columns and encoding of a data set…</source>
        <translation>数据集的列与编码…</translation>
    </message>
    <message>
        <source>Save the results…</source>
        <translation>保存结果…</translation>
    </message>
    <message>
        <source>Save the results in MTEB&apos;s format…</source>
        <translation>以 MTEB 格式保存结果…</translation>
    </message>
    <message>
        <source>Copy the table of scores</source>
        <translation>复制得分表</translation>
    </message>
    <message>
        <source>Open the pair in Score</source>
        <translation>在“打分”中打开句对</translation>
    </message>
    <message>
        <source>Show Pearson or Spearman</source>
        <translation>显示 Pearson 或 Spearman</translation>
    </message>
    <message>
        <source>An evaluation compares a model&apos;s cosines with gold scores; this project has no model yet.</source>
        <translation>评测把模型的余弦与标准分相比较；本项目还没有模型。</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>训练模型</translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores measure how well a model agrees with people. Add a folder of STS data sets, or drop one here.</source>
        <translation>带标准分的句对可衡量模型与人的判断的一致程度。请添加 STS 数据集文件夹，或把文件夹拖到这里。</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>How well do the cosines of %1 agree with the gold scores of %2?</source>
        <translation>%1 的余弦与 %2 的标准分是否一致？</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 个模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets</source>
        <translation>
            <numerusform>%1 个数据集</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating… The scores appear here.</source>
        <translation>正在评测… 得分会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <source>Evaluating · %1 of %2 models to go</source>
        <translation>
            <numerusform>正在评测 · 还剩 %1 / %2 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>How well do cosines agree with gold scores?</source>
        <translation>余弦与标准分是否一致？</translation>
    </message>
    <message>
        <source>%1 on %2 · %3 ×100 · %4 s</source>
        <translation>%1，%2 · %3 ×100 · %4 秒</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message>
        <source> · from %1</source>
        <translation> · %1 的结果</translation>
    </message>
    <message>
        <source>baselines</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Saving the results</source>
        <translation>正在保存结果</translation>
    </message>
    <message>
        <source>Reading the last results</source>
        <translation>正在读取上次的结果</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatedPairModel</name>
    <message>
        <source>Distance of the cosine from the regression line through all points</source>
        <translation>余弦到所有点的回归线的距离</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>标准分</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationBar</name>
    <message>
        <source>Save the results as CSV, Markdown, LaTeX or JSON, or every pair</source>
        <translation>将结果保存为 CSV、Markdown、LaTeX 或 JSON，或保存每个句对</translation>
    </message>
    <message>
        <source>Copy the table, tab-separated</source>
        <translation>复制表格，以制表符分隔</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Models to evaluate</source>
        <translation>要评测的模型</translation>
    </message>
    <message>
        <source>Data sets to evaluate on</source>
        <translation>用于评测的数据集</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Pearson: cosines rise in proportion to the gold scores. Spearman: only the order counts.</source>
        <translation>Pearson：余弦与标准分成比例上升。Spearman：只看次序。</translation>
    </message>
    <message>
        <source>Also the untrained model of each</source>
        <translation>同时评测各模型未训练时的状态</translation>
    </message>
    <message>
        <source>Word overlap, BLEU, chrF and random encoders</source>
        <translation>词重叠、BLEU、chrF 和随机编码器</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>添加模型文件…</translation>
    </message>
    <message>
        <source>Columns and encoding</source>
        <translation>列与编码</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>添加数据集文件夹…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>添加带标准分的句对文件…</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation>添加模型文件</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>模型 (*.h5);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add a folder of data sets</source>
        <translation>添加数据集文件夹</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores</source>
        <translation>添加带标准分的句对文件</translation>
    </message>
    <message>
        <source>Pairs with gold scores (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;All files (*)</source>
        <translation>带标准分的句对 (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;所有文件 (*)</translation>
    </message>
    <message>
        <source>no model ▾</source>
        <translation>无模型 ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 models ▾</source>
        <translation>
            <numerusform>%1 个模型 ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>no data set ▾</source>
        <translation>无数据集 ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets ▾</source>
        <translation>
            <numerusform>%1 个数据集 ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>正在评测…</translation>
    </message>
    <message numerus="yes">
        <source>%1 older models, which Runs evaluates</source>
        <translation>
            <numerusform>另有 %1 个较早的模型，可在“运行”中评测</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationRun</name>
    <message>
        <source>Evaluating %1</source>
        <translation>正在评测 %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExplorePanel</name>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Open corpus…</source>
        <translation>打开语料…</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>近邻</translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation>最近的句子</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Build again</source>
        <translation>重新构建</translation>
    </message>
    <message>
        <source>Stopped: the finished part is kept, and opening the corpus again resumes from there.</source>
        <translation>已停止：已完成的部分会保留，再次打开语料时从那里继续。</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Nearest sentences in meaning</source>
        <translation>意义最近的句子</translation>
    </message>
    <message>
        <source>Sentences with similar meaning, across languages</source>
        <translation>意义相近的句子，可跨语言</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>精确搜索</translation>
    </message>
    <message>
        <source>index %1, recall of 10 %2</source>
        <translation>索引 %1，前 10 召回率 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>column </source>
        <translation>列 </translation>
    </message>
    <message>
        <source>Column of the sentences</source>
        <translation>句子所在的列</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>语料</translation>
    </message>
    <message>
        <source>The nearest sentences of a text</source>
        <translation>文本中最近的句子</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>相似句子的译文</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>单击句子即可搜索它</translation>
    </message>
    <message>
        <source>Open a text of any size, one sentence per line: what you type finds the nearest sentences in every language the model knows.</source>
        <translation>打开任意大小的文本，每行一句：您输入的内容会在模型掌握的每种语言中找到最近的句子。</translation>
    </message>
    <message>
        <source>A trained model finds sentences with similar meaning; this project has none yet.</source>
        <translation>训练好的模型可以找到意义相近的句子；本项目还没有模型。</translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation>打开语料…</translation>
    </message>
    <message>
        <source>Build the index again</source>
        <translation>重新构建索引</translation>
    </message>
    <message>
        <source>Draw the map of the corpus</source>
        <translation>绘制语料地图</translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation>查找近似重复</translation>
    </message>
    <message>
        <source>Find sentences of the same style</source>
        <translation>查找风格相同的句子</translation>
    </message>
    <message>
        <source>Explore with a model file…</source>
        <translation>用模型文件探索…</translation>
    </message>
    <message>
        <source>Search a translation memory</source>
        <translation>搜索翻译记忆</translation>
    </message>
    <message>
        <source>Open a translation memory…</source>
        <translation>打开翻译记忆…</translation>
    </message>
    <message>
        <source>Go to the sentence to search for</source>
        <translation>转到要搜索的句子</translation>
    </message>
    <message>
        <source>Copy the translation that was found</source>
        <translation>复制找到的译文</translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation>打开语料</translation>
    </message>
    <message>
        <source>Text (*.txt *.tsv *.gz);;All files (*)</source>
        <translation>文本 (*.txt *.tsv *.gz);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportOptions</name>
    <message>
        <source>What to export</source>
        <translation>导出内容</translation>
    </message>
    <message>
        <source>32 bit</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>16 bit, half the size</source>
        <translation>16 位，大小减半</translation>
    </message>
    <message>
        <source>8 bit, a quarter of the size</source>
        <translation>8 位，大小为四分之一</translation>
    </message>
    <message>
        <source>Some formats support 32 bit only.</source>
        <translation>有些格式只支持 32 位。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Vectors are cut to their first dimensions, those of concatenated parts to the first of each.</source>
        <translation>向量截取前若干维；拼接的各部分分别截取前若干维。</translation>
    </message>
    <message>
        <source>Text, one sentence per line, to be embedded for the FAISS index and TensorBoard&apos;s projector.</source>
        <translation>文本，每行一句；为 FAISS 索引和 TensorBoard 投影器计算其向量。</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>of the training data</source>
        <translation>训练数据中的</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维数</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Which tokens are kept, and how their vectors are changed: weights, components, whitening</source>
        <translation>保留哪些词元，以及如何更改它们的向量：权重、主成分、白化</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation>导入模型…</translation>
    </message>
    <message>
        <source>Models are exported to other programs and imported from them; this project has none yet.</source>
        <translation>模型可以导出到其他程序，也可以从其他程序导入；本项目还没有模型。</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Export the ticked formats</source>
        <translation>导出勾选的格式</translation>
    </message>
    <message>
        <source>Export a model file…</source>
        <translation>导出模型文件…</translation>
    </message>
    <message>
        <source>Copy the loading code</source>
        <translation>复制加载代码</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>还没有模型</translation>
    </message>
    <message numerus="yes">
        <source>%1 formats</source>
        <translation>
            <numerusform>%1 种格式</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message>
        <source>Cosines differ from those of the full model by %1 at most.</source>
        <translation>余弦与完整模型的余弦最多相差 %1。</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>%1 is now a model of this project: %2 vectors of %3 dimensions.</source>
        <translation>%1 现已成为本项目的模型：%2 个向量，%3 维。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FileBox</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose a file, or drop one here</source>
        <translation>选择文件，或把文件拖到这里</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a folder, or drop one here</source>
        <translation>选择文件夹，或把文件夹拖到这里</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FilterPage</name>
    <message>
        <source>Filter all pairs</source>
        <translation>过滤全部句对</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 个句对已保存为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the new pair store</source>
        <translation>新句对库的名称</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>新句对库</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>返回句对</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Counting a sample</source>
        <translation>正在统计样本</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</source>
        <translation>
            <numerusform>%2 个句对中保留 &lt;b&gt;%1&lt;/b&gt; 个（%3 %）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</source>
        <translation>
            <numerusform>%2 个句对的样本中保留 &lt;b&gt;%1&lt;/b&gt; 个（%3 %）。重复只在样本内统计。</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>保留了全部句对。</translation>
    </message>
    <message>
        <source>Filtering %1</source>
        <translation>正在过滤 %1</translation>
    </message>
    <message>
        <source>%1 dropped %2</source>
        <translation>%1 丢弃了 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept in %3, %4.</source>
        <translation>
            <numerusform>%2 个句对中保留 %1 个，存入 %3，用时 %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the new store lacks the remaining pairs.</source>
        <translation>已停止：新句对库缺少其余句对。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FoldPage</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>用于复述得分的模型</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>第 %1 折</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折</translation>
    </message>
    <message>
        <source>Ranking %1</source>
        <translation>正在排序 %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatModel</name>
    <message>
        <source>largest difference of a cosine %1 in %2 comparisons</source>
        <translation>%2 次比较中余弦的最大差异为 %1</translation>
    </message>
    <message>
        <source>, %1 tokenised differently</source>
        <translation>，%1 个的分词不同</translation>
    </message>
    <message>
        <source>not available for this model</source>
        <translation>不适用于此模型</translation>
    </message>
    <message>
        <source>checked, %1</source>
        <translation>已检查，%1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>回读</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatPage</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Loading code</source>
        <translation>加载代码</translation>
    </message>
    <message>
        <source>Programming language of the code</source>
        <translation>代码的编程语言</translation>
    </message>
    <message>
        <source>Load it in</source>
        <translation>加载方式</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Not available for this model: %1</source>
        <translation>不适用于此模型：%1</translation>
    </message>
    <message>
        <source>Written (%1), read back and compared: %2.</source>
        <translation>已写入（%1），并回读比较：%2。</translation>
    </message>
    <message>
        <source>Every export is read back and compared with the model before it is reported as done.</source>
        <translation>每次导出在报告完成之前都会回读并与模型比较。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GeneratePanel</name>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Written sentences</source>
        <translation>生成的句子</translation>
    </message>
    <message>
        <source>Write the sentences</source>
        <translation>生成句子</translation>
    </message>
    <message>
        <source>Write with a model file…</source>
        <translation>用模型文件生成…</translation>
    </message>
    <message>
        <source>Read sentences from a file…</source>
        <translation>从文件读取句子…</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>生成句</translation>
    </message>
    <message>
        <source>What the model writes is listed here: enter sentences and press Write.</source>
        <translation>模型生成的内容列在这里：请输入句子并按“生成”。</translation>
    </message>
    <message>
        <source>A generative model translates sentences, writes them again and in other styles.</source>
        <translation>生成模型可以翻译句子，也可以重写句子或改换风格。</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>正在查找翻译模型</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>还没有模型</translation>
    </message>
    <message>
        <source>Read sentences</source>
        <translation>读取句子</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>正在读取句子</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 lines are read; paragram-cli generate takes all of a file.</source>
        <translation>
            <numerusform>只读取前 %1 行；paragram-cli generate 可读取整个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在生成句子</translation>
    </message>
    <message>
        <source>Writing paraphrases</source>
        <translation>正在生成复述</translation>
    </message>
    <message>
        <source>paraphrases</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2.</source>
        <translation>%1 个复述已存入 %2。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>it writes no sentences; choose a generative model</source>
        <translation>它不能生成句子；请选择生成模型</translation>
    </message>
    <message>
        <source>Stopped. Write continues where it ended.</source>
        <translation>已停止。“生成”将从中断处继续。</translation>
    </message>
    <message>
        <source>%1 of %2 sentences were written before the interruption.</source>
        <translation>中断之前已生成 %2 个句子中的 %1 个。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GenerateSetup</name>
    <message>
        <source>What to write</source>
        <translation>生成内容</translation>
    </message>
    <message>
        <source>Translator for the way back</source>
        <translation>回译用的翻译模型</translation>
    </message>
    <message>
        <source>none: translate only</source>
        <translation>无：只翻译</translation>
    </message>
    <message>
        <source>Model for the cosine</source>
        <translation>计算余弦的模型</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Sentences, one per line</source>
        <translation>句子，每行一句</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>a sentence; empty: their own</source>
        <translation>一个句子；留空：各自的风格</translation>
    </message>
    <message>
        <source>A sentence of the language that is written: its style, with the meaning of the sentences</source>
        <translation>所生成语言中的一个句子：取它的风格，意义取自各句</translation>
    </message>
    <message>
        <source>a sentence; empty: none</source>
        <translation>一个句子；留空：无</translation>
    </message>
    <message>
        <source>Texts on the way from each sentence to this one: its meaning and style take over step by step</source>
        <translation>从每个句子过渡到此句的中间文本：此句的意义和风格逐步占主导</translation>
    </message>
    <message>
        <source>Texts on the way, both ends included</source>
        <translation>中间文本数，含两端</translation>
    </message>
    <message>
        <source>The same language writes a sentence again, the other one translates it</source>
        <translation>相同语言则重写句子，其他语言则翻译</translation>
    </message>
    <message>
        <source>Paraphrases by a round trip: each translation is translated back by this model, in as many ways as there are translations</source>
        <translation>经往返翻译得到复述：每个译文再由此模型译回，有几个译文就译回几种</translation>
    </message>
    <message>
        <source>frequent in training</source>
        <translation>训练中常见的</translation>
    </message>
    <message>
        <source>common in English</source>
        <translation>英语中常见的</translation>
    </message>
    <message>
        <source>only my own</source>
        <translation>只用我的</translation>
    </message>
    <message>
        <source>The syntactic forms in which each sentence is written: ten that are frequent in the pairs of training, or ten common ones of English as far as the model knows their labels</source>
        <translation>每个句子写成的句法形式：训练句对中常见的十种，或英语常见的十种（限模型认识其标签者）</translation>
    </message>
    <message>
        <source>Templates beside those: the top two levels of a parse, or a whole parse. Separated by semicolons</source>
        <translation>除上述外的模板：句法树的最上两层或整棵树。以分号分隔</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase, and sorts the paraphrases</source>
        <translation>为句子与复述打分，并给复述排序</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>束搜索</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; 1 is greedy</source>
        <translation>搜索中保留的假设数；1 为贪心</translation>
    </message>
    <message>
        <source>Texts written for each sentence</source>
        <translation>每个句子生成的文本数</translation>
    </message>
    <message>
        <source>Longest text, in tokens</source>
        <translation>最长文本，以词元计</translation>
    </message>
    <message>
        <source>Below 1 the likely tokens are drawn more often</source>
        <translation>小于 1 时更常抽到概率高的词元</translation>
    </message>
    <message>
        <source>Draw among the best tokens that have this probability together</source>
        <translation>在概率之和达到此值的最优词元中抽取</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Read the sentences from a text file, one per line</source>
        <translation>从文本文件读取句子，每行一句</translation>
    </message>
    <message>
        <source>Style of</source>
        <translation>风格取自</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>过渡到</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>源语言</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标语言</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>回译模型</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>我的模板</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>打分模型</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>束宽</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>每句文本数</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Parse generator</source>
        <translation>句法树生成器</translation>
    </message>
    <message>
        <source>none: whole parses</source>
        <translation>无：完整句法树</translation>
    </message>
    <message>
        <source>A parse generator completes each template to a whole parse, which the model reads</source>
        <translation>句法树生成器把每个模板补全为模型读取的完整句法树</translation>
    </message>
    <message>
        <source>a file, one parse a line</source>
        <translation>一个文件，每行一棵句法树</translation>
    </message>
    <message>
        <source>The constituency parses of the sentences in brackets, each on the line of its sentence</source>
        <translation>句子的成分句法树（括号形式），每棵与其句子在同一行</translation>
    </message>
    <message>
        <source>Parses with</source>
        <translation>句法树来自</translation>
    </message>
    <message>
        <source>Parses</source>
        <translation>句法树</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GoldCard</name>
    <message>
        <source>Against gold pairs</source>
        <translation>与标准句对比较</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>精确率与召回率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Set the threshold at which F1 is highest</source>
        <translation>把阈值设在 F1 最高处</translation>
    </message>
    <message numerus="yes">
        <source>Against gold (%1 pairs)</source>
        <translation>
            <numerusform>与标准比较（%1 个句对）</numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2</source>
        <translation>最佳 F1 %1，阈值 %2</translation>
    </message>
    <message>
        <source>precision &lt;b&gt;%1&lt;/b&gt; · recall &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>精确率 &lt;b&gt;%1&lt;/b&gt; · 召回率 &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GridDialog</name>
    <message>
        <source>Grid of trainings</source>
        <translation>训练网格</translation>
    </message>
    <message>
        <source>Give settings several values, separated by vertical bars: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Every combination is trained; all other settings come from the form.</source>
        <translation>给设置多个值，以竖线分隔：&lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;。每种组合都会训练；其他设置取自表单。</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>预设：选择…</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>添加设置</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>排队</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Values, separated by vertical bars</source>
        <translation>取值，以竖线分隔</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>移除此设置</translation>
    </message>
    <message>
        <source>%1 | …</source>
        <translation>%1 | …</translation>
    </message>
    <message numerus="yes">
        <source>Queue %1 runs</source>
        <translation>
            <numerusform>将 %1 次运行排队</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has several values yet.</source>
        <translation>还没有任何设置有多个值。</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs: %2</source>
        <translation>
            <numerusform>%1 次运行：%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GroupModel</name>
    <message>
        <source>lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>第一句</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GuideBar</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>显示面板</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>结束引导</translation>
    </message>
    <message>
        <source>Step %1 of %2 ✓</source>
        <translation>第 %1 步，共 %2 步 ✓</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>paragram::ui::HelpView</name>
    <message>
        <source>Paragram manual</source>
        <translation>Paragram 手册</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Histogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 至 %2：%3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportModelDialog</name>
    <message>
        <source>Import a model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>A checkpoint of P-SP or of a Bilingual Generative Transformer (.pt), a sentence-transformers or model2vec folder, word vectors (word2vec, fastText, GloVe) or a NumPy array. Nothing in the file is executed.</source>
        <translation>P-SP 或 Bilingual Generative Transformer 的检查点（.pt）、sentence-transformers 或 model2vec 文件夹、词向量（word2vec、fastText、GloVe）或 NumPy 数组。文件中的任何内容都不会被执行。</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>a file, or drop one here</source>
        <translation>一个文件，或把文件拖到这里</translation>
    </message>
    <message>
        <source>the one next to the model</source>
        <translation>模型旁边的那个</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>模型的文件夹</translation>
    </message>
    <message>
        <source>Choose a model to see its format.</source>
        <translation>选择模型以查看其格式。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Recognising a model</source>
        <translation>正在识别模型</translation>
    </message>
    <message>
        <source>missing: </source>
        <translation>缺少：</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportPage</name>
    <message>
        <source>First lines</source>
        <translation>开头几行</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Click to choose what the column contains</source>
        <translation>单击以选择该列的内容</translation>
    </message>
    <message>
        <source>Choose a file of pairs, or two files of one language each</source>
        <translation>选择一个句对文件，或两个各含一种语言的文件</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>选择另一种语言的文件</translation>
    </message>
    <message>
        <source>Reading the first lines</source>
        <translation>正在读取开头几行</translation>
    </message>
    <message>
        <source>Choose which file of the archive to read.</source>
        <translation>请选择读取压缩包中的哪个文件。</translation>
    </message>
    <message>
        <source>The file contains one side only. Choose the file in the other language as the second file.</source>
        <translation>文件只含一侧。请把另一种语言的文件选作第二个文件。</translation>
    </message>
    <message>
        <source>Lines that cannot be read will be skipped.</source>
        <translation>无法读取的行会被跳过。</translation>
    </message>
    <message>
        <source>The import stops at the first line that cannot be read. Tick Skip bad lines to skip such lines.</source>
        <translation>导入会停在第一个无法读取的行。勾选“跳过错误行”可跳过这些行。</translation>
    </message>
    <message numerus="yes">
        <source>first %1 lines</source>
        <translation>
            <numerusform>前 %1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>%1 dropped by filters</source>
        <translation>过滤器丢弃 %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>Testing the filters</source>
        <translation>正在测试过滤器</translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation>第 %1 行：</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>Stopped before any pair was read.</source>
        <translation>在读到任何句对之前已停止。</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>开头的句对</translation>
    </message>
    <message numerus="yes">
        <source>first %1 pairs</source>
        <translation>
            <numerusform>前 %1 个句对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportRecipe</name>
    <message>
        <source>Exclude evaluation sentences</source>
        <translation>排除评测句子</translation>
    </message>
    <message>
        <source>Recipe of filters</source>
        <translation>过滤配方</translation>
    </message>
    <message>
        <source>the settings below</source>
        <translation>下面的设置</translation>
    </message>
    <message>
        <source>none: keep all pairs</source>
        <translation>无：保留全部句对</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>打开配方…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>The project has no evaluation sets; put them in its test and development folders</source>
        <translation>项目没有评测集；请放入其 test 和 development 文件夹</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of the project&apos;s evaluation sets, ignoring case and punctuation; the import report counts them per set</source>
        <translation>丢弃含有项目评测集句子的句对，忽略大小写和标点；导入报告按评测集统计数量</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>配方 (*.recipe);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportResult</name>
    <message>
        <source>What each step kept</source>
        <translation>每一步保留的内容</translation>
    </message>
    <message>
        <source>Examples of skipped lines</source>
        <translation>被跳过的行的例子</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>导入其他文件…</translation>
    </message>
    <message>
        <source>Show the pairs</source>
        <translation>显示句对</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 %3 read in %4</source>
        <translation>%1 · 用 %4 读取了 %2 %3</translation>
    </message>
    <message>
        <source>· stopped, the rest of the file was not imported</source>
        <translation>· 已停止，文件的其余部分未导入</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>All threads together</source>
        <translation>所有线程合计</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Skipped · %1</source>
        <translation>跳过 · %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Reading (%1)</source>
        <translation>读取（%1）</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSetup</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>选择另一种语言的文件</translation>
    </message>
    <message>
        <source>No second file</source>
        <translation>无第二个文件</translation>
    </message>
    <message>
        <source>Name of the pair store</source>
        <translation>句对库的名称</translation>
    </message>
    <message>
        <source>Language of the source side</source>
        <translation>源侧的语言</translation>
    </message>
    <message>
        <source>Language of the target side</source>
        <translation>目标侧的语言</translation>
    </message>
    <message>
        <source>Source column</source>
        <translation>源列</translation>
    </message>
    <message>
        <source>Target column</source>
        <translation>目标列</translation>
    </message>
    <message>
        <source>Score column</source>
        <translation>得分列</translation>
    </message>
    <message>
        <source>Language code, for example en; training differs for translations and for paraphrases in one language</source>
        <translation>语言代码，例如 en；翻译与单语复述的训练方式不同</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>第二个文件</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>句对库</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>个句对</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Column with the source side</source>
        <translation>源侧所在的列</translation>
    </message>
    <message>
        <source>Column with the target side</source>
        <translation>目标侧所在的列</translation>
    </message>
    <message>
        <source>Column with a score, if there is one</source>
        <translation>得分所在的列（如有）</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSteps</name>
    <message>
        <source>What the filters do</source>
        <translation>过滤器的作用</translation>
    </message>
    <message>
        <source>What each filter does to the first lines</source>
        <translation>每个过滤器对开头几行的作用</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept</source>
        <translation>
            <numerusform>%2 个句对中保留 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>保留了全部句对。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobListModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 / %2 %3</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <translation>%1 %2/秒</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobProgress</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>还剩 %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobRunner</name>
    <message>
        <source>Stopped before it started</source>
        <translation>开始之前已停止</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>No job is running. Last: %1, %2.</source>
        <translation>没有运行中的任务。上一个：%1，%2。</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>没有运行中的任务。</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 个等待中</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>停止：%1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingPage</name>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; the same meaning; unimportant details may differ</source>
        <translation>&lt;b&gt;3&lt;/b&gt; 意义相同；不重要的细节可以不同</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; roughly equivalent; some important information is missing or differs slightly</source>
        <translation>&lt;b&gt;2&lt;/b&gt; 大致等价；缺少某些重要信息或略有不同</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; not equivalent, but some details are shared</source>
        <translation>&lt;b&gt;1&lt;/b&gt; 不等价，但有些细节相同</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; about something else</source>
        <translation>&lt;b&gt;0&lt;/b&gt; 说的是别的事</translation>
    </message>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; no grammatical errors</source>
        <translation>&lt;b&gt;3&lt;/b&gt; 没有语法错误</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; one or two grammatical errors</source>
        <translation>&lt;b&gt;2&lt;/b&gt; 一两处语法错误</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; more than two grammatical errors</source>
        <translation>&lt;b&gt;1&lt;/b&gt; 两处以上语法错误</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; no natural sentence</source>
        <translation>&lt;b&gt;0&lt;/b&gt; 不是自然的句子</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>Keys: 0 to 3 grade · Ctrl+Z undo · Left and Right move</source>
        <translation>按键：0 至 3 评分 · Ctrl+Z 撤销 · 左右键移动</translation>
    </message>
    <message>
        <source>Summary of the judgements</source>
        <translation>评判汇总</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Drawing pairs to judge</source>
        <translation>正在抽取待评判的句对</translation>
    </message>
    <message>
        <source>Judge a sample to see how many pairs are paraphrases, and how fluent they are.</source>
        <translation>评判一个样本，看看有多少句对是复述、是否通顺。</translation>
    </message>
    <message>
        <source>Is the second a paraphrase of the first?</source>
        <translation>第二句是第一句的复述吗？</translation>
    </message>
    <message>
        <source>How fluent is the second?</source>
        <translation>第二句通顺吗？</translation>
    </message>
    <message>
        <source>%1 Given: %2</source>
        <translation>%1 已评：%2</translation>
    </message>
    <message>
        <source>pair %1 of %2 · %3 judged</source>
        <translation>第 %1 / %2 个句对 · 已评判 %3 个</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingSetup</name>
    <message>
        <source>Sheet</source>
        <translation>评判表</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一位</translation>
    </message>
    <message>
        <source>Each judge has a sheet; two of them show how far they agree</source>
        <translation>每位评判者有一张评判表；两张表可显示两人的一致程度</translation>
    </message>
    <message>
        <source>Pairs of a new sheet, or of each tenth</source>
        <translation>新评判表的句对数，或每个十分位的句对数</translation>
    </message>
    <message>
        <source>Equal parts, ranked by what a filter measures, show what its values are worth</source>
        <translation>按过滤器测量值排序的等份，显示这些值的意义</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>抽取自</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>整个句对库</translation>
    </message>
    <message>
        <source>tenths by score</source>
        <translation>按得分的十分位</translation>
    </message>
    <message>
        <source>tenths by trigram overlap</source>
        <translation>按三元组重叠的十分位</translation>
    </message>
    <message>
        <source>tenths by length</source>
        <translation>按长度的十分位</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>to judge</comment>
        <translation>评判</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguagePage</name>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Open a table of languages…</source>
        <translation>打开语言表…</translation>
    </message>
    <message>
        <source>Scores by language</source>
        <translation>各语言得分</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Correlations across languages</source>
        <translation>各语言间的相关</translation>
    </message>
    <message>
        <source>Overlap of two languages</source>
        <translation>两种语言的重叠</translation>
    </message>
    <message>
        <source>Pair store whose tokens are counted</source>
        <translation>统计其词元的句对库</translation>
    </message>
    <message>
        <source>Model whose tokenizer is used</source>
        <translation>使用其分词器的模型</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>tokenised by</source>
        <translation>分词所用</translation>
    </message>
    <message>
        <source>Do scores correlate with overlap or distance?</source>
        <translation>得分与重叠或距离相关吗？</translation>
    </message>
    <message>
        <source>Quantity on the horizontal axis</source>
        <translation>横轴的量</translation>
    </message>
    <message>
        <source>A table with one row per language: its score or model, its overlap or pairs, and any distances.</source>
        <translation>每行一种语言的表格：其得分或模型、其重叠或句对，以及可选的距离。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Share of the English tokens that also occur in the other language; high for related languages in the same script (P19, 4.2).</source>
        <translation>也出现在另一种语言中的英语词元比例；同一文字的亲属语言较高（P19, 4.2）。</translation>
    </message>
    <message>
        <source>Overlap of %1</source>
        <translation>%1 的重叠</translation>
    </message>
    <message numerus="yes">
        <source>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</source>
        <translation>
            <numerusform>重叠 %1 · %3有 %2 种词元，%5有 %4 种，共有 %6 种 · %7 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of languages</source>
        <translation>语言表</translation>
    </message>
    <message>
        <source>Tab-separated tables (*.tsv *.txt);;All files (*)</source>
        <translation>制表符分隔的表格 (*.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Comparing languages</source>
        <translation>正在比较语言</translation>
    </message>
    <message>
        <source>against overlap</source>
        <translation>横轴：重叠</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>横轴：%1</translation>
    </message>
    <message>
        <source>sentencepiece overlap</source>
        <translation>sentencepiece 重叠</translation>
    </message>
    <message>
        <source>score × 100</source>
        <translation>得分 × 100</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageShareModel</name>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconEntryModel</name>
    <message>
        <source>A word from the other side of the pairs</source>
        <translation>句对另一侧的一个词</translation>
    </message>
    <message>
        <source>Pairs with one word on each side</source>
        <translation>两侧各含其中一词的句对数</translation>
    </message>
    <message>
        <source>How much more often than chance the two words occur on opposite sides of a pair</source>
        <translation>两个词出现在句对两侧的频率比随机高多少</translation>
    </message>
    <message>
        <source>Cross PMI minus the PMI within a sentence; separates paraphrases from words that merely occur together</source>
        <translation>跨侧 PMI 减去句内 PMI；把复述与仅仅一同出现的词区分开</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Cross PMI</source>
        <translation>跨侧 PMI</translation>
    </message>
    <message>
        <source>Adjusted PMI</source>
        <translation>调整 PMI</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconPage</name>
    <message>
        <source>Build the lexicon</source>
        <translation>构建词典</translation>
    </message>
    <message>
        <source>Compare with gold scores…</source>
        <translation>与标准分比较…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Words of the lexicon</source>
        <translation>词典中的词</translation>
    </message>
    <message>
        <source>Entries of the word</source>
        <translation>该词的条目</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Rarer words are neither looked up nor listed as entries</source>
        <translation>更罕见的词既不查询，也不列为条目</translation>
    </message>
    <message>
        <source>Pairs to count</source>
        <translation>要统计的句对</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Minimum sentences per word</source>
        <translation>每词最少句数</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目数</translation>
    </message>
    <message>
        <source>by adjusted PMI</source>
        <translation>按调整 PMI</translation>
    </message>
    <message>
        <source>by cross PMI</source>
        <translation>按跨侧 PMI</translation>
    </message>
    <message>
        <source>Score that ranks the entries</source>
        <translation>条目的排序依据</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>要查询的词</translation>
    </message>
    <message>
        <source>Counts which words occur on opposite sides of pairs. Paraphrases yield a lexicon of one language, translations a dictionary.</source>
        <translation>统计哪些词出现在句对的两侧。复述得到单语词典，翻译得到双语词典。</translation>
    </message>
    <message>
        <source>Build the lexicon first</source>
        <translation>请先构建词典</translation>
    </message>
    <message>
        <source>Counting words of %1</source>
        <translation>正在统计 %1 的词</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs, %2 words · %3-%4 · %5 s</source>
        <translation>
            <numerusform>%1 个句对，%2 个词 · %3-%4 · %5 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>输入一个词</translation>
    </message>
    <message>
        <source>Looking up a word</source>
        <translation>正在查词</translation>
    </message>
    <message>
        <source>A list of word pairs with gold scores, such as SimLex-999</source>
        <translation>带标准分的词对清单，例如 SimLex-999</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.tsv);;All files (*)</source>
        <translation>词语列表 (*.txt *.tsv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Comparing with gold scores</source>
        <translation>正在与标准分比较</translation>
    </message>
    <message numerus="yes">
        <source>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</source>
        <translation>
            <numerusform>%1：跨侧 PMI 的 ρ 为 %2，调整后 %3；%5 个词对中已知 %4 个</numerusform>
        </translation>
    </message>
    <message>
        <source>P18 Table 13, SimLex-999: 52.1 by cross PMI, 61.6 adjusted, from 50 million pairs</source>
        <translation>P18 表 13，SimLex-999：用 5000 万句对，跨侧 PMI 52.1，调整 PMI 61.6</translation>
    </message>
    <message>
        <source>Save the lexicon</source>
        <translation>保存词典</translation>
    </message>
    <message>
        <source>Tab-separated table (*.tsv)</source>
        <translation>制表符分隔的表格 (*.tsv)</translation>
    </message>
    <message>
        <source>Saving the lexicon</source>
        <translation>正在保存词典</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LinkCard</name>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>取消链接</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Selected link</source>
        <translation>所选链接</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The link is right: nothing will change it any more</source>
        <translation>链接正确：以后不再改变它</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>These sentences do not translate each other</source>
        <translation>这些句子不互为译文</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Link the marked sentences with each other, or with those selected here. Space, or a click with Ctrl, marks sentences</source>
        <translation>把标记的句子互相链接，或与这里所选的句子链接。按空格或按住 Ctrl 单击可标记句子</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>One link of this one and the next</source>
        <translation>把此链接与下一个合为一个</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Two links: before the sentence that was clicked, else where it fits best</source>
        <translation>拆成两个链接：在所单击的句子之前拆开，否则在最合适处</translation>
    </message>
    <message>
        <source>Ctrl+↑</source>
        <translation>Ctrl+↑</translation>
    </message>
    <message>
        <source>The first sentence of the framed side goes to the link before</source>
        <translation>带框一侧的第一句移到上一个链接</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Ctrl+↓</source>
        <translation>Ctrl+↓</translation>
    </message>
    <message>
        <source>The last sentence of the framed side goes to the link after</source>
        <translation>带框一侧的最后一句移到下一个链接</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>No link is shown.</source>
        <translation>没有显示链接。</translation>
    </message>
    <message>
        <source>✓ certain</source>
        <translation>✓ 确定</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no translation</source>
        <translation>无译文</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message numerus="yes">
        <source>%1 marked</source>
        <translation>
            <numerusform>已标记 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MainWindow</name>
    <message>
        <source>Go to %1</source>
        <translation>转到%1</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Manual page of this panel</source>
        <translation>此面板的手册页</translation>
    </message>
    <message>
        <source>Collapse or expand the panel list</source>
        <translation>折叠或展开面板列表</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>系统主题</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Stop all jobs</source>
        <translation>停止所有任务</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Open or create a project first, then drop the file again.</source>
        <translation>请先打开或新建项目，再拖放文件。</translation>
    </message>
    <message>
        <source>No panel opens files such as %1.</source>
        <translation>没有面板可打开 %1 这样的文件。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Measuring the project folder</source>
        <translation>正在计算项目文件夹的大小</translation>
    </message>
    <message>
        <source>Project %1 · disk %2 free</source>
        <translation>项目 %1 · 磁盘剩余 %2</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>引导：%1</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 is gone, or its disk is. Bring it back, or open another project; until then nothing can be saved.</source>
        <translation>项目文件夹 %1 或其磁盘已不存在。请恢复它，或打开其他项目；在此之前无法保存任何内容。</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 cannot be written to: look at everything, but copy the project to another place to train, import or export.</source>
        <translation>无法写入项目文件夹 %1：可以查看全部内容，但要训练、导入或导出，请将项目复制到其他位置。</translation>
    </message>
    <message>
        <source>This project is open in another window. What both change is kept as the later one saves it.</source>
        <translation>此项目已在另一个窗口中打开。两个窗口都修改的内容以后保存的为准。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MapChart</name>
    <message>
        <source>cluster %1</source>
        <translation>簇 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MarginCard</name>
    <message>
        <source>Margin of all candidates</source>
        <translation>全部候选的间隔</translation>
    </message>
    <message>
        <source>Margins of the candidates</source>
        <translation>候选的间隔分布</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryBox</name>
    <message>
        <source>Translation memory</source>
        <translation>翻译记忆</translation>
    </message>
    <message>
        <source>Pair store, saved alignment or file whose pairs are searched</source>
        <translation>要搜索其句对的句对库、已保存的对齐或文件</translation>
    </message>
    <message>
        <source>%1 (alignment)</source>
        <translation>%1（对齐）</translation>
    </message>
    <message>
        <source>Open a translation memory</source>
        <translation>打开翻译记忆</translation>
    </message>
    <message>
        <source>Translation memories (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;All files (*)</source>
        <translation>翻译记忆 (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryMatchModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (numbers differ: %2)</source>
        <translation>%1（数字不同：%2）</translation>
    </message>
    <message>
        <source>Numbers of the pair that the sentence lacks → numbers of the sentence that the pair lacks</source>
        <translation>句对中有而句子中没有的数字 → 句子中有而句对中没有的数字</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>句对 %1</translation>
    </message>
    <message>
        <source>Cosine of the two sentences under the model, whatever their words</source>
        <translation>模型给出的两句余弦，不论用词</translation>
    </message>
    <message>
        <source>Words that are the same, in their order: 100 % is the same text, 99 % the same words</source>
        <translation>相同且次序相同的词：100 % 为文本相同，99 % 为用词相同</translation>
    </message>
    <message>
        <source>Numbers to replace in the translation</source>
        <translation>译文中需要替换的数字</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意义</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>措辞</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryPage</name>
    <message>
        <source>Open memory…</source>
        <translation>打开记忆…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>相似句子的译文</translation>
    </message>
    <message>
        <source>Copy translation (C)</source>
        <translation>复制译文 (C)</translation>
    </message>
    <message>
        <source>Similar sentences</source>
        <translation>相似的句子</translation>
    </message>
    <message>
        <source>language of the sentence</source>
        <translation>句子的语言</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Embedding %1</source>
        <translation>正在计算 %1 的向量</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1，用时 %2 毫秒</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Type or paste the sentence to translate, then press Enter</source>
        <translation>输入或粘贴要翻译的句子，然后按回车</translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation>要翻译的句子</translation>
    </message>
    <message>
        <source>Search the memory (Enter)</source>
        <translation>搜索记忆（回车）</translation>
    </message>
    <message>
        <source>Search a TMX, another file of pairs, or a saved alignment</source>
        <translation>搜索 TMX、其他句对文件或已保存的对齐</translation>
    </message>
    <message>
        <source>Side that is searched</source>
        <translation>搜索哪一侧</translation>
    </message>
    <message>
        <source>In which language sentences are compared; the other one is the translation</source>
        <translation>以哪种语言比较句子；另一种即为译文</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Which sentences are found first, among all of the memory</source>
        <translation>在整个记忆中先找哪些句子</translation>
    </message>
    <message>
        <source>nearest in meaning</source>
        <translation>意义最近</translation>
    </message>
    <message>
        <source>nearest in wording</source>
        <translation>措辞最近</translation>
    </message>
    <message>
        <source>Copy the translation of the chosen row; Ctrl+C copies the row</source>
        <translation>复制所选行的译文；Ctrl+C 复制整行</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>&lt;span style=&quot;%1&quot;&gt;words in common&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;numbers that differ&lt;/span&gt;</source>
        <translation>&lt;span style=&quot;%1&quot;&gt;共有的词&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;不同的数字&lt;/span&gt;</translation>
    </message>
    <message>
        <source>A translation memory shows how similar sentences were translated: a pair store or an alignment of this project, a TMX or another file of pairs.</source>
        <translation>翻译记忆显示相似句子是怎样翻译的：可用本项目的句对库或对齐、TMX 或其他句对文件。</translation>
    </message>
    <message>
        <source>Nothing found: no sentence of the memory has a word in common with this one. Order by meaning instead.</source>
        <translation>没有找到：记忆中没有句子与此句有共同的词。请改为按意义排序。</translation>
    </message>
    <message>
        <source>Type or paste a sentence and press Enter: similar sentences of the memory are listed with their translations.</source>
        <translation>输入或粘贴句子并按回车：列出记忆中相似的句子及其译文。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 个无法读取</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation>复制此消息</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MinePanel</name>
    <message>
        <source>Mine</source>
        <translation>挖掘</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Texts…</source>
        <translation>文本…</translation>
    </message>
    <message>
        <source>Translations hidden in two texts</source>
        <translation>隐藏在两份文本中的译文</translation>
    </message>
    <message>
        <source>Show or hide the set-up</source>
        <translation>显示或隐藏设置</translation>
    </message>
    <message>
        <source>Finds pairs of sentences in two texts that translate each other, most certain first.</source>
        <translation>在两份文本中找出互为译文的句子，最确定的在前。</translation>
    </message>
    <message>
        <source>A trained model finds translations in two texts; this project has none yet.</source>
        <translation>训练好的模型可以在两份文本中找出译文；本项目还没有模型。</translation>
    </message>
    <message>
        <source>Mine the two texts</source>
        <translation>挖掘这两份文本</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>打开挖掘出的句对…</translation>
    </message>
    <message>
        <source>Export mined pairs…</source>
        <translation>导出挖掘出的句对…</translation>
    </message>
    <message>
        <source>Mine with a model file…</source>
        <translation>用模型文件挖掘…</translation>
    </message>
    <message>
        <source>Mining %1</source>
        <translation>正在挖掘 %1</translation>
    </message>
    <message>
        <source>Stopped: the pairs found are kept, and mining the same texts again resumes from there.</source>
        <translation>已停止：已找到的句对会保留，再次挖掘相同文本时从那里继续。</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 句与 %3 句 · %4 · %5</numerusform>
        </translation>
    </message>
    <message>
        <source> · approximate, recall %1</source>
        <translation> · 近似，召回率 %1</translation>
    </message>
    <message numerus="yes">
        <source> · %1 empty lines skipped</source>
        <translation>
            <numerusform> · 跳过 %1 个空行</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 个句对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table shows the first %1 pairs; counts and exports include all pairs.</source>
        <translation>
            <numerusform>表格显示前 %1 个句对；计数与导出包括全部句对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 pairs…</source>
        <translation>
            <numerusform>导出 %1 个句对…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 个句对已保存到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open mined pairs</source>
        <translation>打开挖掘出的句对</translation>
    </message>
    <message>
        <source>Mined pairs (*.tsv);;All files (*)</source>
        <translation>挖掘出的句对 (*.tsv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Scores and sentences (*.tsv)</source>
        <translation>得分与句子 (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>翻译记忆 (*.tmx)</translation>
    </message>
    <message>
        <source>XLIFF (*.xlf)</source>
        <translation>XLIFF (*.xlf)</translation>
    </message>
    <message>
        <source>Moses: a file for each language (*)</source>
        <translation>Moses：每种语言一个文件 (*)</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-kept</translation>
    </message>
    <message>
        <source>Export mined pairs</source>
        <translation>导出挖掘出的句对</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MineSetup</name>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>挖掘</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>absolute (cosine)</source>
        <translation>绝对值（余弦）</translation>
    </message>
    <message>
        <source>How far the cosine of a pair stands out from those of its neighbours</source>
        <translation>句对的余弦比其近邻的余弦突出多少</translation>
    </message>
    <message>
        <source>each sentence once</source>
        <translation>每句一次</translation>
    </message>
    <message>
        <source>best of each other</source>
        <translation>互为最佳</translation>
    </message>
    <message>
        <source>best for each source</source>
        <translation>每个源句的最佳</translation>
    </message>
    <message>
        <source>best for each target</source>
        <translation>每个目标句的最佳</translation>
    </message>
    <message>
        <source>automatic, by size</source>
        <translation>自动，按规模</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Nearest neighbours on each side that the margin averages over</source>
        <translation>间隔所平均的每侧最近邻个数</translation>
    </message>
    <message>
        <source>none; pairs of line numbers to measure against</source>
        <translation>无；用于比较的行号对</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>打开挖掘出的句对…</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>%1 margin, k %2, %3</source>
        <translation>%1间隔，k %2，%3</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>在其他机器上运行…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the model and the texts, to mine on other machines</source>
        <translation>写出包含脚本、模型和文本的文件夹，以便在其他机器上挖掘</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ModelBox</name>
    <message>
        <source>Open a model file…</source>
        <translation>打开模型文件…</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>模型 (*.h5);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NegativeModel</name>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>负例</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NewProjectDialog</name>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>What the project is for</source>
        <translation>项目的用途</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他用途</translation>
    </message>
    <message>
        <source>An empty project, without steps to follow.</source>
        <translation>空项目，没有引导步骤。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>用来做什么？</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>所在文件夹</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>请为项目命名。</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>请选择一个存在的文件夹。</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 已存在：请选择其他名称。</translation>
    </message>
    <message>
        <source>Creates %1.</source>
        <translation>将创建 %1。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::OpusModel</name>
    <message>
        <source>Corpus</source>
        <translation>语料</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBoxes</name>
    <message>
        <source>First sentence</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation>一个句子</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Another sentence, in any language of the model</source>
        <translation>另一个句子，可用模型的任何语言</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>交换两个句子</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Cosine of the second model</source>
        <translation>第二个模型的余弦</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBrowser</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Pair stores</source>
        <translation>句对库</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>计算统计数据</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详情…</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>评判…</translation>
    </message>
    <message>
        <source>Grade a sample by hand: how many pairs are paraphrases, and how fluent they are</source>
        <translation>人工给样本评分：多少句对是复述，是否通顺</translation>
    </message>
    <message>
        <source>Statistics by step or fold, with paraphrase score and piece overlap (Ctrl+Shift+T)</source>
        <translation>按步骤或折的统计，含复述得分与子词重叠 (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>No pairs yet</source>
        <translation>还没有句对</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>计算统计数据后可在此查看。</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>%1 的统计</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>无法计算统计数据。</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>已停止。计算统计数据后可在此查看。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairCharts</name>
    <message numerus="yes">
        <source>%1 words: %2 sentences</source>
        <translation>
            <numerusform>%1 个词：%2 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence lengths, first side</source>
        <translation>句子长度，第一侧</translation>
    </message>
    <message>
        <source>Sentence lengths, second side</source>
        <translation>句子长度，第二侧</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>三元组重叠</translation>
    </message>
    <message>
        <source>Vocabulary growth</source>
        <translation>词汇增长</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>复述得分</translation>
    </message>
    <message>
        <source>Words, side 1</source>
        <translation>词数，第 1 侧</translation>
    </message>
    <message>
        <source>Words, side 2</source>
        <translation>词数，第 2 侧</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>不同的词</translation>
    </message>
    <message>
        <source>Share of the shorter side&apos;s three-word sequences that also occur in the longer side</source>
        <translation>较短一侧的三词序列中也出现在较长一侧的比例</translation>
    </message>
    <message>
        <source>Distinct words against words read</source>
        <translation>不同的词与读到的词</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>图中显示的内容</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1词数</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences of more than %2 words are not shown</source>
        <translation>
            <numerusform>%1 个超过 %2 个词的句子未显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Cosine of the two sides, by the chosen model</source>
        <translation>所选模型给出的两侧余弦</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairInspector</name>
    <message>
        <source>Pairs of the data set</source>
        <translation>数据集的句对</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Open in Score</source>
        <translation>在“打分”中打开</translation>
    </message>
    <message>
        <source>See what each piece contributes to the cosine</source>
        <translation>查看每个子词对余弦的贡献</translation>
    </message>
    <message>
        <source>Pairs, largest errors first</source>
        <translation>句对，误差最大的在前</translation>
    </message>
    <message>
        <source>gold %1 · cosine %2</source>
        <translation>标准分 %1 · 余弦 %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairModel</name>
    <message>
        <source>Reading pairs</source>
        <translation>正在读取句对</translation>
    </message>
    <message>
        <source>Log-probability per token of the translation: the nearer to 0, the surer the translator is</source>
        <translation>译文每词元的对数概率：越接近 0，翻译模型越有把握</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>对数概率</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairTable</name>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Only matches</source>
        <translation>仅匹配项</translation>
    </message>
    <message>
        <source>Find, Enter for next</source>
        <translation>查找，回车查找下一个</translation>
    </message>
    <message>
        <source>Find pairs that contain a text</source>
        <translation>查找包含某文本的句对</translation>
    </message>
    <message>
        <source>Show only the pairs that contain the text</source>
        <translation>只显示包含该文本的句对</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>正在查找句对</translation>
    </message>
    <message>
        <source>the first %1 of %2 matches</source>
        <translation>%2 个匹配中的前 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 / %2 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a pair</source>
        <translation>正在查找句对</translation>
    </message>
    <message>
        <source>No pair contains “%1”.</source>
        <translation>没有句对包含“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</source>
        <translation>
            <numerusform>最多可复制 %1 个句对；请少选一些，或把全部句对保存到文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying pairs</source>
        <translation>正在复制句对</translation>
    </message>
    <message>
        <source>Save all pairs</source>
        <translation>保存全部句对</translation>
    </message>
    <message>
        <source>Saving pairs</source>
        <translation>正在保存句对</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 个句对已保存为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy selected pairs</source>
        <translation>复制所选句对</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>保存全部句对…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Panel</name>
    <message>
        <source>Train a model</source>
        <translation>训练模型</translation>
    </message>
    <message>
        <source>%1 is in the project&apos;s trash folder.</source>
        <translation>%1 已移到项目的回收站。</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs are in the project&apos;s trash folder.</source>
        <translation>
            <numerusform>%1 次运行已移到项目的回收站。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PanelButtons</name>
    <message>
        <source>Collapse</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>展开</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseCard</name>
    <message>
        <source>Paraphrases</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>Accept (A)</source>
        <translation>接受 (A)</translation>
    </message>
    <message>
        <source>Reject (R)</source>
        <translation>拒绝 (R)</translation>
    </message>
    <message>
        <source>Accept the selected paraphrases</source>
        <translation>接受所选复述</translation>
    </message>
    <message>
        <source>Reject the selected paraphrases; Ctrl+Z undoes</source>
        <translation>拒绝所选复述；Ctrl+Z 撤销</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>新句对库</translation>
    </message>
    <message>
        <source>Name of the pair store for the accepted paraphrases</source>
        <translation>存放已接受复述的句对库的名称</translation>
    </message>
    <message>
        <source>Write the accepted paraphrases, each with its sentence, to a pair store of the project</source>
        <translation>把已接受的复述及其句子写入项目的句对库</translation>
    </message>
    <message>
        <source>Save the accepted ones</source>
        <translation>保存已接受的</translation>
    </message>
    <message>
        <source>Save %1 accepted</source>
        <translation>保存已接受的 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 are different</source>
        <translation>
            <numerusform>%2 个中有 %1 个不同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseModel</name>
    <message>
        <source>undecided</source>
        <translation>未决定</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Accepted or rejected</source>
        <translation>已接受或已拒绝</translation>
    </message>
    <message>
        <source>The template in whose form the paraphrase is written</source>
        <translation>生成复述所用的模板</translation>
    </message>
    <message>
        <source>The translation that the paraphrase was made of</source>
        <translation>产生该复述的译文</translation>
    </message>
    <message>
        <source>Cosine of sentence and paraphrase under the model that scores them</source>
        <translation>打分模型给出的句子与复述的余弦</translation>
    </message>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>句子与复述的三元组重叠：1 表示没有任何改写</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation>每词元的对数概率：越接近 0，模型越有把握</translation>
    </message>
    <message>
        <source>Mean of the log-probabilities per token of both translations: the nearer to 0, the surer the translators are</source>
        <translation>两次翻译每词元对数概率的平均值：越接近 0，翻译模型越有把握</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>对数概率</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphrasePage</name>
    <message>
        <source>Sample of paraphrases</source>
        <translation>复述样本</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Stop the sample</source>
        <translation>停止抽样</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>训练翻译模型…</translation>
    </message>
    <message>
        <source>Paraphrases are made of a pair store in two languages; this project has none yet.</source>
        <translation>复述由两种语言的句对库生成；本项目还没有这样的库。</translation>
    </message>
    <message>
        <source>Import translations…</source>
        <translation>导入翻译…</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>正在查找翻译模型</translation>
    </message>
    <message>
        <source>Looking for interrupted runs</source>
        <translation>正在查找被中断的运行</translation>
    </message>
    <message>
        <source>No model of this project translates %1 into %2. A small translator trains on other pairs of these languages, or on half of these.</source>
        <translation>本项目没有把%1译为%2的模型。小型翻译模型可用这两种语言的其他句对训练，或用其中一半训练。</translation>
    </message>
    <message>
        <source>Translating…</source>
        <translation>正在翻译…</translation>
    </message>
    <message>
        <source>Translating a sample</source>
        <translation>正在翻译样本</translation>
    </message>
    <message numerus="yes">
        <source>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</source>
        <translation>
            <numerusform>翻译 %2 个句子约需 %1，样本中的速度为每秒 %3 句。可以中断后继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>正在生成 %1</translation>
    </message>
    <message>
        <source>Stopped. What is translated is kept; continue under Interrupted runs.</source>
        <translation>已停止。已翻译的内容会保留；请在“被中断的运行”中继续。</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2, %3.</source>
        <translation>%1 个复述已存入 %2，用时 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences were translated before.</source>
        <translation>
            <numerusform>%1 个句子之前已翻译。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSampleModel</name>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>句子与复述的三元组重叠：1 表示没有任何改写</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the translator is</source>
        <translation>每词元的对数概率：越接近 0，翻译模型越有把握</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>对数概率</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSetup</name>
    <message>
        <source>%1 into %2</source>
        <translation>从%1到%2</translation>
    </message>
    <message>
        <source>What to translate</source>
        <translation>翻译内容</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>翻译模型</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>训练翻译模型…</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>用于复述得分的模型</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Make paraphrases</source>
        <translation>生成复述</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The translated side is replaced by its translation, which becomes the paraphrase</source>
        <translation>被翻译的一侧由其译文代替，该译文即为复述</translation>
    </message>
    <message>
        <source>Models that translate between these languages</source>
        <translation>在这些语言之间翻译的模型</translation>
    </message>
    <message>
        <source>Open Train with the settings of a small translator for these languages</source>
        <translation>打开“训练”，并填入这两种语言的小型翻译模型的设置</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; P18 keeps 12, fewer are faster</source>
        <translation>搜索中保留的假设数；P18 保留 12 个，越少越快</translation>
    </message>
    <message>
        <source>Translations kept of each sentence, at most as many as the beam has</source>
        <translation>每个句子保留的译文数，最多与束宽相同</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase when the filters are set afterwards</source>
        <translation>之后设置过滤器时为句子与复述打分</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>句对库</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>束宽</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>每句文本数</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>打分模型</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>新句对库</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PieceView</name>
    <message>
        <source>Pieces</source>
        <translation>子词</translation>
    </message>
    <message>
        <source>%1: not in the vocabulary</source>
        <translation>%1：不在词表中</translation>
    </message>
    <message>
        <source>%1: piece number %2</source>
        <translation>%1：第 %2 号子词</translation>
    </message>
    <message>
        <source>Copy the pieces</source>
        <translation>复制子词</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PivotPage</name>
    <message>
        <source>Stores with more translations</source>
        <translation>含更多翻译的句对库</translation>
    </message>
    <message>
        <source>Language of the first sentences</source>
        <translation>第一句的语言</translation>
    </message>
    <message>
        <source>Language of the second sentences</source>
        <translation>第二句的语言</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Also from</source>
        <translation>另取自</translation>
    </message>
    <message>
        <source>Shared translations of %1</source>
        <translation>%1 的共有译文</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PresetBox</name>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>预设：选择…</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>every setting as the program proposes it</source>
        <translation>每项设置都用程序建议的值</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PreviewModel</name>
    <message>
        <source>too few columns</source>
        <translation>列数不足</translation>
    </message>
    <message>
        <source>an empty side</source>
        <translation>有一侧为空</translation>
    </message>
    <message>
        <source>score is not a number</source>
        <translation>得分不是数字</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>dropped: %1</source>
        <translation>丢弃：%1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Project</name>
    <message>
        <source>Sample en-es</source>
        <translation>示例 en-es</translation>
    </message>
    <message>
        <source>the folder cannot be created: </source>
        <translation>无法创建文件夹：</translation>
    </message>
    <message>
        <source>choose a folder you may write to</source>
        <translation>请选择可写入的文件夹</translation>
    </message>
    <message>
        <source>cannot be written: </source>
        <translation>无法写入：</translation>
    </message>
    <message>
        <source>no project here</source>
        <translation>这里没有项目</translation>
    </message>
    <message>
        <source>open a folder that contains a project, or create a new project</source>
        <translation>请打开含有项目的文件夹，或新建项目</translation>
    </message>
    <message>
        <source>format %1, and this program reads format %2</source>
        <translation>格式为 %1，而本程序读取格式 %2</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>请用更新版本的程序打开</translation>
    </message>
    <message>
        <source>restore the file</source>
        <translation>请恢复该文件</translation>
    </message>
    <message>
        <source>the folder already contains a project</source>
        <translation>该文件夹已含有项目</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>请打开它，或选择其他文件夹</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ProjectActions</name>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <source>Show the project in the file manager</source>
        <translation>在文件管理器中显示项目</translation>
    </message>
    <message>
        <source>A job is running in this project</source>
        <translation>此项目中有任务正在运行</translation>
    </message>
    <message>
        <source>stop it or let it finish before opening another project</source>
        <translation>请停止它或等它结束，再打开其他项目</translation>
    </message>
    <message>
        <source>Preparing the sample project</source>
        <translation>正在准备示例项目</translation>
    </message>
    <message>
        <source>Open a project folder</source>
        <translation>打开项目文件夹</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueryCard</name>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Type a sentence in any language the model knows</source>
        <translation>输入模型掌握的任何语言的句子</translation>
    </message>
    <message>
        <source>Sentence to search for</source>
        <translation>要搜索的句子</translation>
    </message>
    <message>
        <source>Back to the previous sentence (Alt+Left)</source>
        <translation>返回上一个句子 (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>任何语言</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>contains (regular expression)</source>
        <translation>包含（正则表达式）</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Fewest words</source>
        <translation>最少词数</translation>
    </message>
    <message>
        <source>Most words</source>
        <translation>最多词数</translation>
    </message>
    <message>
        <source>Compare with every sentence instead of using the approximate index</source>
        <translation>与每个句子比较，而不使用近似索引</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueCard</name>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Start the queue</source>
        <translation>启动队列</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>从队列中移除</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>网格…</translation>
    </message>
    <message>
        <source>Queue a training for every combination of several values</source>
        <translation>为多个值的每种组合排队训练</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>负例</translation>
    </message>
    <message>
        <source>Show sentences and the negatives currently chosen for them</source>
        <translation>显示句子及其当前选中的负例</translation>
    </message>
    <message>
        <source>Show the trainings in the queue</source>
        <translation>显示队列中的训练</translation>
    </message>
    <message>
        <source>Queue · %1</source>
        <translation>队列 · %1</translation>
    </message>
    <message>
        <source>Hard negatives now</source>
        <translation>当前的难负例</translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation>约 %1，%2</translation>
    </message>
    <message>
        <source>Queued trainings wait here.</source>
        <translation>排队的训练在这里等候。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueModel</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Estimated time of the whole training</source>
        <translation>整个训练的估计时间</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>不同的设置</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RangeHistogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 至 %2：%3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReadingOptions</name>
    <message>
        <source>File in the archive</source>
        <translation>压缩包中的文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>UTF-8, damaged characters replaced</source>
        <translation>UTF-8，替换损坏的字符</translation>
    </message>
    <message>
        <source>Character encoding of the file; any name known to ICU may be typed</source>
        <translation>文件的字符编码；可输入 ICU 认识的任何名称</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Separator between the columns</source>
        <translation>各列之间的分隔符</translation>
    </message>
    <message>
        <source>The first line contains column names, not a pair</source>
        <translation>第一行是列名，不是句对</translation>
    </message>
    <message>
        <source>In the archive</source>
        <translation>压缩包中</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeCard</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Steps of the recipe</source>
        <translation>配方的步骤</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Recipes from the papers; open or save a recipe</source>
        <translation>论文中的配方；打开或保存配方</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>添加过滤器</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>撤销：%1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>重做：%1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Move the step up (Alt+Up)</source>
        <translation>上移步骤 (Alt+Up)</translation>
    </message>
    <message>
        <source>Move the step down (Alt+Down)</source>
        <translation>下移步骤 (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the step (Delete)</source>
        <translation>移除步骤 (Delete)</translation>
    </message>
    <message>
        <source>load a recipe</source>
        <translation>载入配方</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>打开配方…</translation>
    </message>
    <message>
        <source>Save the recipe…</source>
        <translation>保存配方…</translation>
    </message>
    <message>
        <source>Remove all steps</source>
        <translation>移除所有步骤</translation>
    </message>
    <message>
        <source>remove all steps</source>
        <translation>移除所有步骤</translation>
    </message>
    <message>
        <source>open a recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <source>The recipe is saved as %1.</source>
        <translation>配方已保存为 %1。</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>配方 (*.recipe);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>保存配方</translation>
    </message>
    <message>
        <source>Recipes (*.recipe)</source>
        <translation>配方 (*.recipe)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>不大于 %1</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>非：%1</translation>
    </message>
    <message>
        <source>add a filter</source>
        <translation>添加过滤器</translation>
    </message>
    <message>
        <source>remove a filter</source>
        <translation>移除过滤器</translation>
    </message>
    <message>
        <source>move a filter</source>
        <translation>移动过滤器</translation>
    </message>
    <message>
        <source>switch a filter on</source>
        <translation>启用过滤器</translation>
    </message>
    <message>
        <source>switch a filter off</source>
        <translation>停用过滤器</translation>
    </message>
    <message>
        <source>change a filter</source>
        <translation>更改过滤器</translation>
    </message>
    <message>
        <source>move a threshold</source>
        <translation>移动阈值</translation>
    </message>
    <message>
        <source>Runs before a slower step above it; the pairs kept in the end are the same.</source>
        <translation>先于上面较慢的步骤运行；最终保留的句对相同。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Recovery</name>
    <message>
        <source>The program did not end properly last time.</source>
        <translation>程序上次没有正常结束。</translation>
    </message>
    <message>
        <source>The program crashed last time. What happened is in %1; nothing was sent.</source>
        <translation>程序上次崩溃了。经过记录在 %1 中；没有发送任何内容。</translation>
    </message>
    <message>
        <source>Restore the settings that were typed</source>
        <translation>恢复已输入的设置</translation>
    </message>
    <message>
        <source>What is chosen and typed in the window cannot be saved in %1: see that its folder exists and can be written to.</source>
        <translation>窗口中的选择和输入无法保存到 %1：请确认其文件夹存在且可写。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ResultModel</name>
    <message>
        <source>mean of sets</source>
        <translation>各数据集的平均</translation>
    </message>
    <message>
        <source>all pairs pooled (Spearman)</source>
        <translation>全部句对合并（Spearman）</translation>
    </message>
    <message>
        <source>STS %1</source>
        <translation>STS %1</translation>
    </message>
    <message>
        <source>STS 2012–2016</source>
        <translation>STS 2012–2016</translation>
    </message>
    <message>
        <source>mean of years</source>
        <translation>各年的平均</translation>
    </message>
    <message>
        <source>mean of years, pairs of a year pooled (Spearman)</source>
        <translation>各年的平均，每年句对合并（Spearman）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 个数据集</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2
95 % interval %3 to %4</source>
        <translation>%1 · %2
95 % 区间 %3 至 %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2
95 % interval %3 to %4
%5 pairs</source>
        <translation>
            <numerusform>%1 %2
95 % 区间 %3 至 %4
%5 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message numerus="yes">
        <source>%1 without a gold score skipped</source>
        <translation>
            <numerusform>跳过 %1 个没有标准分的句对</numerusform>
        </translation>
    </message>
    <message>
        <source>Random vectors, as many and as long as those of %1: the score that shared words alone reach</source>
        <translation>与 %1 的向量同数量、同长度的随机向量：仅靠共有词所能达到的得分</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>未训练</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>套件</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 · %3 pairs</source>
        <translation>
            <numerusform>%1 %2 · %3 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>r</source>
        <translation>r</translation>
    </message>
    <message>
        <source>ρ</source>
        <translation>ρ</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReviewCard</name>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Mined pairs</source>
        <translation>挖掘出的句对</translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation>备注 (N)</translation>
    </message>
    <message>
        <source>Note on the selected pair</source>
        <translation>所选句对的备注</translation>
    </message>
    <message>
        <source>Selected pair: A accept · R reject · S skip · Ctrl+Z undo</source>
        <translation>所选句对：A 接受 · R 拒绝 · S 跳过 · Ctrl+Z 撤销</translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation>已审阅 %1 / %2</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>间隔 %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>余弦 %1</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>第 %1 行与第 %2 行</translation>
    </message>
    <message>
        <source>next best %1: “%2” %3</source>
        <translation>次优%1：“%2” %3</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunDetails</name>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>梯度范数</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>嵌入范数</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>不同的设置</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Trained without development sets or held-out pairs.</source>
        <translation>训练时没有开发集或留出句对。</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>开发集，Pearson ×100</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation>本次运行的备注</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Differs from the defaults</source>
        <translation>与默认值的差异</translation>
    </message>
    <message>
        <source>same settings</source>
        <translation>设置相同</translation>
    </message>
    <message numerus="yes">
        <source>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</source>
        <translation>
            <numerusform>从词向量开始：%2 行中的 %1 行，占词元的 %3 %。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select runs to see their curves.</source>
        <translation>选择运行以查看其曲线。</translation>
    </message>
    <message>
        <source>An untrained model: no steps, so no curves.</source>
        <translation>未训练的模型：没有训练步，因此没有曲线。</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>没有数值。</translation>
    </message>
    <message>
        <source>Development ×100, Pearson and retrieval</source>
        <translation>开发集 ×100，Pearson 与检索</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>开发集，检索 ×100</translation>
    </message>
    <message>
        <source>The notes of %1 cannot be written.</source>
        <translation>无法写入 %1 的备注。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunFollower</name>
    <message>
        <source>Reading curves</source>
        <translation>正在读取曲线</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunModel</name>
    <message>
        <source>R %1</source>
        <translation>R %1</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>已加星标</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>未加星标</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>星标</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets, or best retrieval accuracy of held-out pairs (R), times 100; the two cannot be compared</source>
        <translation>开发集上的最佳平均 Pearson，或留出句对的最佳检索准确率（R），乘以 100；两者不可比较</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>句对/秒</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>已发散</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>所有运行</translation>
    </message>
    <message>
        <source>Every training becomes a run, which can be compared with others and resumed.</source>
        <translation>每次训练成为一次运行，可与其他运行比较，也可恢复。</translation>
    </message>
    <message>
        <source>Star or unstar the run</source>
        <translation>为运行加上或去掉星标</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>恢复运行</translation>
    </message>
    <message>
        <source>Evaluate the run&apos;s model</source>
        <translation>评测该运行的模型</translation>
    </message>
    <message>
        <source>Show the run&apos;s folder</source>
        <translation>显示该运行的文件夹</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>删除运行</translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation>正在读取运行</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is training: last line %2 ago</source>
        <translation>%1 正在训练：最后一行写于 %2前</translation>
    </message>
    <message>
        <source>Watch a run elsewhere…</source>
        <translation>跟踪其他机器上的运行…</translation>
    </message>
    <message>
        <source>A run that trains on another machine, in a folder that is mounted here or copied again and again: its curves follow it</source>
        <translation>在另一台机器上训练的运行，其文件夹已挂载到这里或反复复制过来：曲线会随之更新</translation>
    </message>
    <message>
        <source>Watch a run elsewhere</source>
        <translation>跟踪其他机器上的运行</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreDistribution</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Distribution of the cosines</source>
        <translation>余弦的分布</translation>
    </message>
    <message>
        <source>Save kept pairs…</source>
        <translation>保存保留的句对…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>The cosines of the file are shown here.</source>
        <translation>文件的余弦显示在这里。</translation>
    </message>
    <message>
        <source>Save the pairs at or above the threshold, with their cosines, to a file</source>
        <translation>把达到阈值的句对连同余弦保存到文件</translation>
    </message>
    <message>
        <source>Copy all rows of the table, tab-separated</source>
        <translation>复制表格的所有行，以制表符分隔</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>打分</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Contributions of the pieces</source>
        <translation>各子词的贡献</translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation>贡献</translation>
    </message>
    <message>
        <source>How similar two sentences are, and why</source>
        <translation>两个句子有多相似，以及原因</translation>
    </message>
    <message>
        <source>A trained model scores how similar two sentences are, in one language or across two; this project has none yet.</source>
        <translation>训练好的模型可以给出两个句子的相似度，可在一种语言内或两种语言之间；本项目还没有模型。</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>交换两个句子</translation>
    </message>
    <message>
        <source>Score a file of pairs…</source>
        <translation>给句对文件打分…</translation>
    </message>
    <message>
        <source>Score the pairs on the clipboard</source>
        <translation>给剪贴板中的句对打分</translation>
    </message>
    <message>
        <source>Save the kept pairs…</source>
        <translation>保存保留的句对…</translation>
    </message>
    <message>
        <source>Copy the table of pairs</source>
        <translation>复制句对表格</translation>
    </message>
    <message>
        <source>Score with a model file…</source>
        <translation>用模型文件打分…</translation>
    </message>
    <message>
        <source>Scoring two sentences</source>
        <translation>正在给两个句子打分</translation>
    </message>
    <message>
        <source>Type two sentences to see which of their pieces match.</source>
        <translation>输入两个句子，查看它们的哪些子词相匹配。</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>正在给 %1 打分</translation>
    </message>
    <message>
        <source>waiting for the previous job</source>
        <translation>正在等待前一个任务</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>the table shows the first %1</source>
        <translation>表格显示前 %1 个</translation>
    </message>
    <message>
        <source>Stopped: the table shows the pairs scored so far.</source>
        <translation>已停止：表格显示目前已打分的句对。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>正在保存 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 个句对已保存到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Score a file of pairs</source>
        <translation>给句对文件打分</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-kept</translation>
    </message>
    <message>
        <source>Save the kept pairs</source>
        <translation>保存保留的句对</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv)</source>
        <translation>句对 (*.tsv)</translation>
    </message>
    <message>
        <source>free disk space in the folder for temporary files</source>
        <translation>请在临时文件夹所在的磁盘上腾出空间</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreTableModel</name>
    <message>
        <source>%1: as printed in the paper</source>
        <translation>%1：论文中印出的值</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairModel</name>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairTable</name>
    <message>
        <source>Pairs of the file</source>
        <translation>文件中的句对</translation>
    </message>
    <message>
        <source>Scored pairs</source>
        <translation>已打分的句对</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>重新打分</translation>
    </message>
    <message>
        <source>Open pairs…</source>
        <translation>打开句对…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤</translation>
    </message>
    <message>
        <source>Filter the scored pairs</source>
        <translation>过滤已打分的句对</translation>
    </message>
    <message>
        <source>Score the file with the model now chosen</source>
        <translation>用当前所选模型给文件打分</translation>
    </message>
    <message>
        <source>Scores a whole file of sentence pairs in any format that can be imported, or pairs from the clipboard (Ctrl+Shift+V).</source>
        <translation>给任何可导入格式的整个句对文件打分，或给剪贴板中的句对打分 (Ctrl+Shift+V)。</translation>
    </message>
    <message>
        <source>Pairs of %1</source>
        <translation>%1 的句对</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoresCard</name>
    <message>
        <source>Scores × 100</source>
        <translation>得分 × 100</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Scores next to those of the papers</source>
        <translation>与论文得分并列的得分</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>得分表</translation>
    </message>
    <message>
        <source>By data set, or laid out like a table of a paper, whose printed rows are grey</source>
        <translation>按数据集，或按论文表格的布局，其中论文印出的行为灰色</translation>
    </message>
    <message>
        <source>By data set</source>
        <translation>按数据集</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceModel</name>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceSearch</name>
    <message>
        <source>Search both columns</source>
        <translation>在两列中搜索</translation>
    </message>
    <message>
        <source>Enter goes to the next sentence, Shift+Enter to the one before</source>
        <translation>Enter 跳到下一句，Shift+Enter 跳到上一句</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetReadingDialog</name>
    <message>
        <source>First lines of the data set</source>
        <translation>数据集的开头几行</translation>
    </message>
    <message>
        <source>Columns and encoding of %1</source>
        <translation>%1 的列与编码</translation>
    </message>
    <message>
        <source>A data set is recognised by its first lines. Correct what was recognised wrongly; the choices are kept with the project.</source>
        <translation>数据集按其开头几行识别。请更正识别错误之处；所作选择随项目保存。</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Gold score</source>
        <translation>标准分</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>选择一列</translation>
    </message>
    <message>
        <source>How similar people found the sentences, or 1 for paraphrases and 0 for others</source>
        <translation>人们认为句子有多相似，或复述为 1、其他为 0</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>按识别结果</translation>
    </message>
    <message>
        <source>Forget the choices and read the file as it looks</source>
        <translation>放弃所作选择，按识别结果读取文件</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Recognising a data set</source>
        <translation>正在识别数据集</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with gold scores</source>
        <translation>
            <numerusform>%1 个带标准分的句对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with labels</source>
        <translation>
            <numerusform>%1 个带标签的句对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetRecognition</name>
    <message>
        <source>Recognising a data set</source>
        <translation>正在识别数据集</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>已跳过：%1。</translation>
    </message>
    <message numerus="yes">
        <source> And %1 more, named below the table.</source>
        <translation>
            <numerusform> 另有 %1 个，列在表格下方。</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns and encoding…</source>
        <translation>列与编码…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingField</name>
    <message>
        <source>Reset to %1</source>
        <translation>恢复为 %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>实测：%1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingForm</name>
    <message>
        <source>Show basic settings or all</source>
        <translation>显示基本设置或全部设置</translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation>全部 ▾</translation>
    </message>
    <message>
        <source>Basic ▾</source>
        <translation>基本 ▾</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>aligning</source>
        <translation>正在对齐</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>corrected: %1 certain</source>
        <translation>已更正：%1 个确定</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message numerus="yes">
        <source>%1 documents</source>
        <translation>
            <numerusform>%1 份文档</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Sentences of the source and of the target</source>
        <translation>源文与译文的句数</translation>
    </message>
    <message>
        <source>Mean confidence of the links</source>
        <translation>链接的平均置信度</translation>
    </message>
    <message>
        <source>Links with a confidence below 0.5</source>
        <translation>置信度低于 0.5 的链接</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfPage</name>
    <message>
        <source>Documents are paired with a model: train or choose one.</source>
        <translation>文档用模型配对：请先训练或选择一个模型。</translation>
    </message>
    <message>
        <source>Pairing documents</source>
        <translation>正在给文档配对</translation>
    </message>
    <message>
        <source>No partner was found for %1: %2. Name both documents alike, or pair them in a list.</source>
        <translation>没有找到 %1 的对应文档：%2。请给两份文档取相似的名称，或用清单配对。</translation>
    </message>
    <message>
        <source>There are no documents in these folders.</source>
        <translation>这些文件夹中没有文档。</translation>
    </message>
    <message>
        <source>These documents are on the shelf already.</source>
        <translation>这些文档已在书架上。</translation>
    </message>
    <message>
        <source>%1 is not aligned yet.</source>
        <translation>%1 还未对齐。</translation>
    </message>
    <message>
        <source>%1 removed from the shelf; what is aligned stays in the project.</source>
        <translation>%1 已从书架移除；已对齐的内容仍在项目中。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The alignments of %1 are in the project&apos;s trash folder; Continue makes them again.</source>
        <translation>%1 的对齐在项目的回收站中；按“继续”会重新生成。</translation>
    </message>
    <message>
        <source>Aligns many documents with their translations, one after another</source>
        <translation>逐一对齐多份文档与其译文</translation>
    </message>
    <message>
        <source>%1 aligned</source>
        <translation>已对齐 %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>失败 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 doubtful</source>
        <translation>
            <numerusform>%1 个链接，%2 个存疑</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the shelf</source>
        <translation>书架上的文档</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>书架</translation>
    </message>
    <message>
        <source>Choose a folder of documents and a folder of their translations above, or drag both here: they are paired, then aligned one after another, and each one is saved as soon as it is done.</source>
        <translation>在上方选择文档文件夹及其译文文件夹，或把两者拖到这里：它们会配对，然后逐一对齐，每份完成后立即保存。</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>添加文档…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Align again</source>
        <translation>重新对齐</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>加入项目</translation>
    </message>
    <message>
        <source>%1 cannot be aligned; the table says why.</source>
        <translation>%1 无法对齐；原因见表格。</translation>
    </message>
    <message>
        <source>Remove from the shelf</source>
        <translation>从书架移除</translation>
    </message>
    <message>
        <source>Aligns the documents that wait, one after another; after a stop or a crash it continues with the document that was in work</source>
        <translation>逐一对齐等待中的文档；停止或崩溃后从当时处理的文档继续</translation>
    </message>
    <message>
        <source>The alignments of the selected documents go to the trash, and are made again</source>
        <translation>所选文档的对齐会移到回收站，并重新生成</translation>
    </message>
    <message>
        <source>Takes the selected documents from the shelf (Delete); their alignments stay</source>
        <translation>把所选文档从书架取下 (Delete)；其对齐会保留</translation>
    </message>
    <message>
        <source>Writes all alignments of the shelf, or the selected ones, into one file</source>
        <translation>把书架上的全部或所选对齐写入一个文件</translation>
    </message>
    <message>
        <source>The same as a pair store, to train on or to filter</source>
        <translation>同上，但写成句对库，用于训练或过滤</translation>
    </message>
    <message>
        <source>Least confidence of the shelf&apos;s links</source>
        <translation>书架链接的最低置信度</translation>
    </message>
    <message>
        <source>Links of lower confidence are not exported</source>
        <translation>置信度低于此值的链接不导出</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>最低置信度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Export the shelf</source>
        <translation>导出书架</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>正在导出 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of %2</source>
        <translation>
            <numerusform>%2的 %1 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are in the pair store %2.</source>
        <translation>%1已存入句对库 %2。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1 are saved in %2.</source>
        <translation>%1已保存到 %2。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfWork</name>
    <message>
        <source>aligning</source>
        <translation>正在对齐</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1，%2 %</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，还剩 %2</translation>
    </message>
    <message>
        <source>Aligning the shelf</source>
        <translation>正在对齐书架</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>正在统计</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageChoice</name>
    <message>
        <source>Kept by</source>
        <translation>保留阶段</translation>
    </message>
    <message>
        <source>The earlier stage, which still has the pairs</source>
        <translation>较早的阶段，仍有这些句对</translation>
    </message>
    <message>
        <source>Dropped up to</source>
        <translation>丢弃阶段</translation>
    </message>
    <message>
        <source>The later stage, which no longer has them</source>
        <translation>较晚的阶段，已没有这些句对</translation>
    </message>
    <message>
        <source>The other recipe</source>
        <translation>另一个配方</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>哪些句对</translation>
    </message>
    <message>
        <source>Which dropped pairs</source>
        <translation>哪些被丢弃的句对</translation>
    </message>
    <message>
        <source>By this step</source>
        <translation>由此步骤</translation>
    </message>
    <message>
        <source>Between two stages</source>
        <translation>在两个阶段之间</translation>
    </message>
    <message>
        <source>Compared with another recipe</source>
        <translation>与另一个配方比较</translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation>保留的句对</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>kept by this recipe only</source>
        <translation>仅被此配方保留</translation>
    </message>
    <message>
        <source>kept by the other only</source>
        <translation>仅被另一配方保留</translation>
    </message>
    <message>
        <source>before the changes</source>
        <translation>更改之前</translation>
    </message>
    <message>
        <source>The recipe when this page was opened or all pairs were last filtered</source>
        <translation>打开此页时或上次过滤全部句对时的配方</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>打开配方…</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>配方 (*.recipe);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageModel</name>
    <message>
        <source>all pairs</source>
        <translation>全部句对</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>IDF</source>
        <translation>IDF</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>复述</translation>
    </message>
    <message>
        <source>The whole store, then the pairs left after each step or the pairs of each fold</source>
        <translation>整个句对库，然后是每一步之后剩下的句对或每折的句对</translation>
    </message>
    <message>
        <source>Pairs of the stage</source>
        <translation>该阶段的句对数</translation>
    </message>
    <message>
        <source>Mean words per sentence, first and second side</source>
        <translation>每句平均词数，第一侧与第二侧</translation>
    </message>
    <message>
        <source>Entropy of the vocabulary in bits, first and second side</source>
        <translation>词汇的熵（比特），第一侧与第二侧</translation>
    </message>
    <message>
        <source>Mean inverse document frequency of the words, first and second side</source>
        <translation>词的平均逆文档频率，第一侧与第二侧</translation>
    </message>
    <message>
        <source>Mean trigram overlap</source>
        <translation>平均三元组重叠</translation>
    </message>
    <message>
        <source>Mean score imported with the pairs</source>
        <translation>随句对导入的得分的平均值</translation>
    </message>
    <message>
        <source>Mean paraphrase score by the chosen model</source>
        <translation>所选模型给出的平均复述得分</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsMenu</name>
    <message>
        <source>Save or copy the statistics</source>
        <translation>保存或复制统计数据</translation>
    </message>
    <message>
        <source>Save as JSON, with all histograms…</source>
        <translation>保存为 JSON，含所有直方图…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>保存统计数据</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsModel</name>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>&lt;p&gt;Language of the sentences, %1: %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;句子的语言，%1：%2。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Distinct sentences</source>
        <translation>不同的句子</translation>
    </message>
    <message>
        <source>Far fewer than pairs: many repeats.</source>
        <translation>远少于句对时，重复很多。</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>平均长度</translation>
    </message>
    <message>
        <source>Words and punctuation marks per sentence.</source>
        <translation>每句的词与标点数。</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation of the length.</source>
        <translation>长度的标准差。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Total number of words and punctuation marks.</source>
        <translation>词与标点的总数。</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>不同的词</translation>
    </message>
    <message>
        <source>Distinct words after lower-casing.</source>
        <translation>转为小写后的不同词数。</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>熵（比特）</translation>
    </message>
    <message>
        <source>How varied the vocabulary is. Low: the same words recur.</source>
        <translation>词汇有多丰富。值低说明同样的词反复出现。</translation>
    </message>
    <message>
        <source>Trigram entropy</source>
        <translation>三元组的熵</translation>
    </message>
    <message>
        <source>How varied three words in a row are, in bits. Low: the same phrases recur.</source>
        <translation>连续三词有多丰富，以比特计。值低说明同样的短语反复出现。</translation>
    </message>
    <message>
        <source>Mean IDF</source>
        <translation>平均 IDF</translation>
    </message>
    <message>
        <source>How rare the words are on average; natural logarithm.</source>
        <translation>词平均有多罕见；自然对数。</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>三元组重叠</translation>
    </message>
    <message>
        <source>Mean share of the shorter side&apos;s three-word sequences that also occur in the longer side. High for paraphrases: little was reworded.</source>
        <translation>较短一侧的三词序列中也出现在较长一侧的平均比例。复述的值高，说明改写很少。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Mean of the translations&apos; log-probabilities per token.</source>
        <translation>译文每词元对数概率的平均值。</translation>
    </message>
    <message>
        <source>Mean of the imported score column.</source>
        <translation>导入的得分列的平均值。</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>复述得分</translation>
    </message>
    <message>
        <source>Mean cosine of the two sides, by the chosen model.</source>
        <translation>所选模型给出的两侧平均余弦。</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>子词重叠</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side.</source>
        <translation>英语一侧（若两侧都不是英语则为第一侧）的子词中也出现在另一侧的比例。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsPage</name>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Statistics of the stage</source>
        <translation>该阶段的统计</translation>
    </message>
    <message>
        <source>Languages of the stage</source>
        <translation>该阶段的语言</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>计算统计数据后可在此查看。</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>该阶段的视图</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>%1 的统计</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>无法计算统计数据。</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>已停止。计算统计数据后可在此查看。</translation>
    </message>
    <message>
        <source>%1 On the left, choose the parts, a model for the paraphrase score and a tokenizer for the piece overlap.</source>
        <translation>%1 请在左侧选择各项内容、用于复述得分的模型和用于子词重叠的分词器。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>select one to see it below</source>
        <translation>选择一个以在下方查看</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>全部句对</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsSetup</name>
    <message>
        <source>What to count</source>
        <translation>统计内容</translation>
    </message>
    <message>
        <source>Parts of the pair store</source>
        <translation>句对库的各部分</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>用于复述得分的模型</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Tokenizer for the piece overlap</source>
        <translation>用于子词重叠的分词器</translation>
    </message>
    <message>
        <source>Language of every sentence</source>
        <translation>每个句子的语言</translation>
    </message>
    <message>
        <source>Entropy of trigrams</source>
        <translation>三元组的熵</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>返回句对</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>整个句对库</translation>
    </message>
    <message>
        <source>each step of a recipe</source>
        <translation>配方的每一步</translation>
    </message>
    <message>
        <source>folds by a quantity</source>
        <translation>按某个量的折</translation>
    </message>
    <message>
        <source>filter page&apos;s recipe</source>
        <translation>过滤页的配方</translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation>折数</translation>
    </message>
    <message>
        <source>A run, a model file, or word vectors in text form</source>
        <translation>运行、模型文件或文本形式的词向量</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side</source>
        <translation>英语一侧（若两侧都不是英语则为第一侧）的子词中也出现在另一侧的比例</translation>
    </message>
    <message>
        <source>Detected by CLD2; slower than everything else</source>
        <translation>由 CLD2 检测；比其他各项都慢</translation>
    </message>
    <message>
        <source>How varied three words in a row are; takes 16 bytes of memory for each different one of a side</source>
        <translation>连续三词有多丰富；每侧每个不同序列占用 16 字节内存</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>复述得分</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>子词重叠</translation>
    </message>
    <message>
        <source>none, or the model&apos;s</source>
        <translation>无，或模型自带的</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepCard</name>
    <message>
        <source>Quantity the step measures</source>
        <translation>该步骤测量的量</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>This step measures no number, so it has no histogram.</source>
        <translation>此步骤不测量数值，因此没有直方图。</translation>
    </message>
    <message>
        <source>Drag the lines, or use the arrow keys (with Shift for the upper one)</source>
        <translation>拖动线条，或使用方向键（按住 Shift 移动上方的线）</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>下百分位</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>上百分位</translation>
    </message>
    <message>
        <source>Thresholds at the percentiles</source>
        <translation>百分位处的阈值</translation>
    </message>
    <message>
        <source>and</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Set the thresholds so that these percentages of the pairs are below them</source>
        <translation>设置阈值，使这些百分比的句对在其之下</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>The step is switched off.</source>
        <translation>该步骤已停用。</translation>
    </message>
    <message>
        <source>No pair reaches this step.</source>
        <translation>没有句对到达此步骤。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepEditor</name>
    <message>
        <source>Add a filter, or start with a recipe from the papers.</source>
        <translation>请添加过滤器，或从论文中的配方开始。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreChecklist</name>
    <message numerus="yes">
        <source>%1 · %2 pairs</source>
        <translation>
            <numerusform>%1 · %2 个句对</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreModel</name>
    <message>
        <source>Imported from %1</source>
        <translation>导入自 %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StudyCard</name>
    <message>
        <source>The corpus</source>
        <translation>语料</translation>
    </message>
    <message>
        <source>Map of the corpus</source>
        <translation>语料地图</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>近似重复</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>A sample of the sentences; those with similar meaning are close together.</source>
        <translation>句子的一个样本；意义相近的句子彼此靠近。</translation>
    </message>
    <message>
        <source>Groups of sentences with nearly the same meaning</source>
        <translation>意义几乎相同的句子组</translation>
    </message>
    <message>
        <source>The sentences nearest in form, by the encoder of a language</source>
        <translation>按某语言的编码器，形式最近的句子</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Draw a loop around points to list their sentences</source>
        <translation>在点的周围画圈以列出其句子</translation>
    </message>
    <message>
        <source>Lowest cosine of near duplicates</source>
        <translation>近似重复的最低余弦</translation>
    </message>
    <message>
        <source>Meaning of the colours</source>
        <translation>颜色的含义</translation>
    </message>
    <message>
        <source>cosine at least</source>
        <translation>余弦不小于</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences selected on the map</source>
        <translation>
            <numerusform>在地图上选中了 %1 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>正在绘制地图</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>Arranging the map</source>
        <translation>正在布置地图</translation>
    </message>
    <message>
        <source>Colour by cluster</source>
        <translation>按簇着色</translation>
    </message>
    <message>
        <source>Colour by language</source>
        <translation>按语言着色</translation>
    </message>
    <message>
        <source>Colour by column %1</source>
        <translation>按第 %1 列着色</translation>
    </message>
    <message>
        <source>Finding near duplicates</source>
        <translation>正在查找近似重复</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 near duplicates</source>
        <translation>
            <numerusform>%1 个近似重复</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StylePage</name>
    <message>
        <source>Nearest sentences in style</source>
        <translation>风格最近的句子</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>单击句子即可搜索它</translation>
    </message>
    <message>
        <source>Language encoder</source>
        <translation>语言编码器</translation>
    </message>
    <message>
        <source>encoder of</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>embedding the corpus…</source>
        <translation>正在计算语料的向量…</translation>
    </message>
    <message>
        <source>Embedding with the encoder of %1</source>
        <translation>正在用%1的编码器计算向量</translation>
    </message>
    <message>
        <source>stopped; open this page again to continue</source>
        <translation>已停止；再次打开此页可继续</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskErrorModel</name>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Its translation</source>
        <translation>它的译文</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Found instead</source>
        <translation>实际找到</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskInspector</name>
    <message>
        <source>Errors of the task</source>
        <translation>该任务的错误</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No task chosen</source>
        <translation>未选择任务</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors shown</source>
        <translation>
            <numerusform>显示 %1 个错误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TeacherDialog</name>
    <message>
        <source>Write the list…</source>
        <translation>写出列表…</translation>
    </message>
    <message>
        <source>Use these vectors</source>
        <translation>使用这些向量</translation>
    </message>
    <message>
        <source>Learn from another model</source>
        <translation>向另一模型学习</translation>
    </message>
    <message>
        <source>Sentences of</source>
        <translation>句子来自</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>两侧</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>第一侧</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>第二侧</translation>
    </message>
    <message>
        <source>A sentence without a vector takes the one of its translation: a teacher of one language is enough.</source>
        <translation>没有向量的句子取其译文的向量：一种语言的教师就够了。</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>cosine: the same vectors</source>
        <translation>余弦：相同的向量</translation>
    </message>
    <message>
        <source>similarities: as similar to each other</source>
        <translation>相似度：彼此同样相似</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss beside that of the pairs; 1: the teacher alone</source>
        <translation>教师损失相对于句对损失的权重；1：仅教师</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>复制脚本</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Vectors (.npy)</source>
        <translation>向量（.npy）</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>1. List the sentences of the pairs</source>
        <translation>1. 列出句对的句子</translation>
    </message>
    <message>
        <source>2. Compute a vector for each line, with any model</source>
        <translation>2. 用任一模型为每行计算一个向量</translation>
    </message>
    <message>
        <source>3. Choose the vectors</source>
        <translation>3. 选择向量</translation>
    </message>
    <message>
        <source>Write the list of sentences</source>
        <translation>写出句子列表</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>正在列出句子</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences are written. Run the script, then choose its file.</source>
        <translation>
            <numerusform>已写出 %1 个句子。请运行脚本，然后选择其文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>正在检查向量</translation>
    </message>
    <message>
        <source>The vectors have %1 numbers, fewer than the %2 of the model: choose similarities, or a smaller dimension.</source>
        <translation>向量有 %1 个数，少于模型的 %2 个：请选择相似度，或更小的维数。</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences with vectors of %2 numbers.</source>
        <translation>
            <numerusform>%1 个句子，向量各有 %2 个数。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ThresholdCard</name>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs are at or above it.</source>
        <translation>
            <numerusform>%2 个句对中有 %1 个达到阈值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerListModel</name>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>子词</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerPanel</name>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>A tokenizer is trained on sentence pairs; this project has none yet.</source>
        <translation>分词器用句对训练；本项目还没有句对。</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>导入句对</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤</translation>
    </message>
    <message>
        <source>Show pieces that contain a text</source>
        <translation>显示包含某文本的子词</translation>
    </message>
    <message>
        <source>Train a tokenizer</source>
        <translation>训练分词器</translation>
    </message>
    <message>
        <source>Try a sentence</source>
        <translation>试一个句子</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>过滤词表</translation>
    </message>
    <message>
        <source>Add a tokenizer from a file…</source>
        <translation>从文件添加分词器…</translation>
    </message>
    <message>
        <source>Rename the tokenizer</source>
        <translation>重命名分词器</translation>
    </message>
    <message>
        <source>Show the tokenizer in the file manager</source>
        <translation>在文件管理器中显示分词器</translation>
    </message>
    <message>
        <source>Remove the tokenizer</source>
        <translation>移除分词器</translation>
    </message>
    <message>
        <source>Add a SentencePiece model or a vocabulary</source>
        <translation>添加 SentencePiece 模型或词表</translation>
    </message>
    <message>
        <source>Tokenizers (*.model *.vocab);;All files (*)</source>
        <translation>分词器 (*.model *.vocab);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Adding a tokenizer</source>
        <translation>正在添加分词器</translation>
    </message>
    <message>
        <source>Training tokenizer %1</source>
        <translation>正在训练分词器 %1</translation>
    </message>
    <message>
        <source>Stopped; no tokenizer was written.</source>
        <translation>已停止；没有写出分词器。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</source>
        <translation>
            <numerusform>%1：用 %4 从 %3 个句子学得 %2 个子词；每词 %5 个子词，未知 %6 %。</numerusform>
        </translation>
    </message>
    <message>
        <source>Increase the character coverage to include more characters.</source>
        <translation>提高字符覆盖率可包含更多字符。</translation>
    </message>
    <message>
        <source>Reading the tokenizers</source>
        <translation>正在读取各分词器</translation>
    </message>
    <message>
        <source>Reading a tokenizer</source>
        <translation>正在读取分词器</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>还没有分词器</translation>
    </message>
    <message>
        <source>vocabulary of %1</source>
        <translation>%1 的词表</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerSetup</name>
    <message>
        <source>Train a tokenizer</source>
        <translation>训练分词器</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Pairs to train on</source>
        <translation>训练所用的句对</translation>
    </message>
    <message>
        <source>Name of the tokenizer</source>
        <translation>分词器的名称</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>正在训练…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerTrial</name>
    <message>
        <source>Try a sentence</source>
        <translation>试一个句子</translation>
    </message>
    <message>
        <source>Lower-case first</source>
        <translation>先转为小写</translation>
    </message>
    <message>
        <source>As in training with Lower-case on: a tokenizer trained on lower-cased text has no capital letters</source>
        <translation>与训练时启用“转为小写”相同：用小写文本训练的分词器没有大写字母</translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation>输入任何语言的句子</translation>
    </message>
    <message>
        <source>Sentence to tokenise</source>
        <translation>要分词的句子</translation>
    </message>
    <message>
        <source>The pieces appear here while you type.</source>
        <translation>输入时子词会显示在这里。</translation>
    </message>
    <message>
        <source>Choose or train a tokenizer first.</source>
        <translation>请先选择或训练分词器。</translation>
    </message>
    <message>
        <source>Tokenising a sentence</source>
        <translation>正在给句子分词</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces</source>
        <translation>
            <numerusform>%1 个子词</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 个未知</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>显示前 %1 个</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TopBar</name>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Search actions  %1</source>
        <translation>搜索操作  %1</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>搜索操作</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Manual (F1)</source>
        <translation>手册 (F1)</translation>
    </message>
    <message>
        <source>No project</source>
        <translation>没有项目</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>项目：%1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainEstimates</name>
    <message>
        <source>about %1, %2</source>
        <translation>约 %1，%2</translation>
    </message>
    <message>
        <source>%1, %2 on disk</source>
        <translation>%1，占用磁盘 %2</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>正在估算</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 个句对</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation>不到 1 秒</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPanel</name>
    <message>
        <source>best retrieval of held-out pairs %1 at step %2</source>
        <translation>留出句对的最佳检索 %1，在第 %2 步</translation>
    </message>
    <message>
        <source>best development score %1 at step %2</source>
        <translation>最佳开发集得分 %1，在第 %2 步</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 轮</translation>
    </message>
    <message>
        <source>%1 pairs/s</source>
        <translation>%1 句对/秒</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 词元/秒</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Training needs sentence pairs; this project has none yet.</source>
        <translation>训练需要句对；本项目还没有句对。</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>导入句对</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>开始训练</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>Stop training and keep the model</source>
        <translation>停止训练并保留模型</translation>
    </message>
    <message>
        <source>Queue a grid of trainings…</source>
        <translation>将训练网格排队…</translation>
    </message>
    <message>
        <source>Show the queue of trainings</source>
        <translation>显示训练队列</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>将所有设置恢复为默认值</translation>
    </message>
    <message>
        <source>Show basic or all settings</source>
        <translation>显示基本设置或全部设置</translation>
    </message>
    <message>
        <source>Learn sentence embeddings from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>从 &lt;b&gt;%1&lt;/b&gt; 学习句子嵌入</translation>
    </message>
    <message>
        <source> Stopped; the model is kept and the run can be resumed.</source>
        <translation> 已停止；模型已保留，运行可以恢复。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>在“运行”中显示</translation>
    </message>
    <message>
        <source>Stopped before the training began.</source>
        <translation>在训练开始之前已停止。</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings have finished.</source>
        <translation>
            <numerusform>%1 次训练已完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>The best is %1, development score %2.</source>
        <translation>最佳的是 %1，开发集得分 %2。</translation>
    </message>
    <message>
        <source>Compare in Runs</source>
        <translation>在“运行”中比较</translation>
    </message>
    <message>
        <source>Can be resumed exactly after a stop or a crash. Best model so far: epoch %1, %2.</source>
        <translation>停止或崩溃后可以精确恢复。目前最佳模型：第 %1 轮，%2。</translation>
    </message>
    <message>
        <source>Looking for unfinished runs</source>
        <translation>正在查找未完成的运行</translation>
    </message>
    <message>
        <source>The training %1 was interrupted. It can be resumed from its last checkpoint.</source>
        <translation>训练 %1 被中断。可以从最后一个检查点恢复。</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings from the last session are still queued.</source>
        <translation>
            <numerusform>上次会话的 %1 次训练仍在队列中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPlots</name>
    <message>
        <source>source again</source>
        <translation>重写源句</translation>
    </message>
    <message>
        <source>target again</source>
        <translation>重写目标句</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>源到目标</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>目标到源</translation>
    </message>
    <message>
        <source>KL meaning</source>
        <translation>KL 意义</translation>
    </message>
    <message>
        <source>KL source</source>
        <translation>KL 源</translation>
    </message>
    <message>
        <source>KL target</source>
        <translation>KL 目标</translation>
    </message>
    <message>
        <source>written again</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>translated</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>mutual information</source>
        <translation>互信息</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>梯度范数</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>嵌入范数</translation>
    </message>
    <message>
        <source>Parts of the loss</source>
        <translation>损失的各部分</translation>
    </message>
    <message>
        <source>KL terms and mutual information</source>
        <translation>KL 项与互信息</translation>
    </message>
    <message>
        <source>Perplexity of held-out pairs</source>
        <translation>留出句对的困惑度</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>巨批</translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <translation>每秒句对数</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>句对/秒</translation>
    </message>
    <message>
        <source>Hard negatives</source>
        <translation>难负例</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>The loss of each step appears here while a training runs.</source>
        <translation>训练进行时，每步的损失显示在这里。</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>The norm of each step&apos;s gradient before clipping appears here.</source>
        <translation>每步裁剪之前的梯度范数显示在这里。</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>梯度范数</translation>
    </message>
    <message>
        <source>The mean norm of the embeddings appears here at each evaluation.</source>
        <translation>每次评测时嵌入的平均范数显示在这里。</translation>
    </message>
    <message>
        <source>embedding norm</source>
        <translation>嵌入范数</translation>
    </message>
    <message>
        <source>The parts of a generative model&apos;s loss, per pair, appear here.</source>
        <translation>生成模型每个句对的损失各部分显示在这里。</translation>
    </message>
    <message>
        <source>The perplexity of pairs kept from training appears here at each evaluation of a generative model.</source>
        <translation>生成模型每次评测时，留出句对的困惑度显示在这里。</translation>
    </message>
    <message>
        <source>What the latents of a generative model say about the sentences, in nats per pair.</source>
        <translation>生成模型的隐变量关于句子的信息，以每句对的奈特计。</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Latents</source>
        <translation>隐变量</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Correlation with the gold scores of the development sets, or retrieval of held-out pairs.</source>
        <translation>与开发集标准分的相关，或留出句对的检索。</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>个小批</translation>
    </message>
    <message>
        <source>pairs/s</source>
        <translation>句对/秒</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>开发集，Pearson ×100</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 词元/秒</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>开发集，检索 ×100</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>间隔 %1</translation>
    </message>
    <message>
        <source>Negatives appear here while a training runs.</source>
        <translation>训练进行时，负例显示在这里。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainQueue</name>
    <message>
        <source>Training %1</source>
        <translation>正在训练 %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainSetup</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation>停止并保留</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>排队</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>网格…</translation>
    </message>
    <message>
        <source>Train with these settings when the running training has finished</source>
        <translation>当前训练结束后用这些设置训练</translation>
    </message>
    <message>
        <source>Train with every combination of several values, one training after another</source>
        <translation>用多个值的每种组合训练，一个接一个</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句对</translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation>更多句对</translation>
    </message>
    <message>
        <source>Train on several pair stores together</source>
        <translation>同时用多个句对库训练</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>运行的名称</translation>
    </message>
    <message>
        <source>Development sets</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>开发集</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>运行名称</translation>
    </message>
    <message>
        <source>Train one first</source>
        <translation>请先训练一个</translation>
    </message>
    <message>
        <source>held-out pairs</source>
        <translation>留出句对</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 个数据集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</source>
        <translation>
            <numerusform>没有选择带标准分的句对：训练时留出 %1 个句对或二十分之一。其中有多少能在另外 10,000 个句子中找到其对应句，决定最佳模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores, used to select the best model</source>
        <translation>带标准分的句对，用于选出最佳模型</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 more</source>
        <translation>
            <numerusform>%1 及另外 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The start model&apos;s</source>
        <translation>起始模型的</translation>
    </message>
</context>
<context>
    <name>paragram::ui::UnfinishedCard</name>
    <message numerus="yes">
        <source>%1: %2 sentences translated; the pair store is gone</source>
        <translation>
            <numerusform>%1：已翻译 %2 个句子；句对库已不存在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 sentences translated</source>
        <translation>
            <numerusform>%1：已翻译 %2 / %3 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted runs</source>
        <translation>被中断的运行</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Use what is done</source>
        <translation>使用已完成的</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Translate the remaining sentences</source>
        <translation>翻译其余句子</translation>
    </message>
    <message>
        <source>Write a pair store of what is translated; the run can be continued afterwards</source>
        <translation>把已翻译的内容写成句对库；之后仍可继续运行</translation>
    </message>
    <message>
        <source>Move its translations to the project&apos;s trash</source>
        <translation>把其译文移到项目的回收站</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ValueTable</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::VectorDialog</name>
    <message>
        <source>seen tokens</source>
        <translation>出现过的词元</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 components</source>
        <translation>
            <numerusform>−%1 个主成分</numerusform>
        </translation>
    </message>
    <message>
        <source>whitened</source>
        <translation>已白化</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>only tokens seen in training</source>
        <translation>仅训练中出现过的词元</translation>
    </message>
    <message>
        <source>uncorrelated dimensions of equal variance</source>
        <translation>各维不相关且方差相等</translation>
    </message>
    <message>
        <source>Use these changes</source>
        <translation>使用这些更改</translation>
    </message>
    <message>
        <source>Tokens and vectors</source>
        <translation>词元和向量</translation>
    </message>
    <message>
        <source>Tokens that training never updated are ignored in sentences and omitted from the files.</source>
        <translation>训练中从未更新的词元在句子中被忽略，也不写入文件。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The tokens that occur most often in the text are kept.</source>
        <translation>保留文本中出现最多的词元。</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>SIF: frequent tokens count less</source>
        <translation>SIF：常见词元权重较小</translation>
    </message>
    <message>
        <source>uSIF: the same, by the text&apos;s own length</source>
        <translation>uSIF：同上，依文本自身的长度</translation>
    </message>
    <message>
        <source>Principal components that all sentences of the text have in common are removed.</source>
        <translation>去除文本所有句子共有的主成分。</translation>
    </message>
    <message>
        <source>like the one to be embedded</source>
        <translation>与待嵌入的文本相似</translation>
    </message>
    <message>
        <source>Text, one sentence per line: tokens are counted in it, and the changes take their figures from it.</source>
        <translation>文本，每行一句：在其中统计词元，更改所需的数据也取自其中。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>最常见的词元</translation>
    </message>
    <message>
        <source>Token weights</source>
        <translation>词元权重</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>去除的主成分</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>白化</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a text, in which tokens are counted and from which the figures are taken.</source>
        <translation>请选择一份文本，用于统计词元和获取数据。</translation>
    </message>
    <message>
        <source>Measured on STS: on a small model weights gained 2.6 points, whitening one, components nothing; on the best model none of them gained.</source>
        <translation>在 STS 上测得：对小模型，权重提高 2.6 分，白化提高 1 分，主成分没有提高；对最佳模型，三者都没有提高。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::VocabularyModel</name>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Occurrences of the piece on this side of the pairs below</source>
        <translation>该子词在下方句对的这一侧出现的次数</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>子词</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WayBar</name>
    <message>
        <source>Place between the sentences</source>
        <translation>在两句之间的位置</translation>
    </message>
    <message>
        <source>Moves from the meaning and style of the first sentence to those of the other</source>
        <translation>从第一句的意义和风格过渡到另一句的意义和风格</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WelcomePage</name>
    <message>
        <source>Sentence similarity from your own sentence pairs</source>
        <translation>用您自己的句对得到句子相似度</translation>
    </message>
    <message>
        <source>A project is a folder of pairs, tokenizers and trained models. The sample project has everything you need to train a first model in a minute.</source>
        <translation>项目是存放句对、分词器和训练好的模型的文件夹。示例项目包含在一分钟内训练第一个模型所需的一切。</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WindowSession</name>
    <message>
        <source>The language changes when the running jobs have ended.</source>
        <translation>运行中的任务结束后才会切换语言。</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WrittenModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation>每词元的对数概率：越接近 0，模型越有把握</translation>
    </message>
    <message>
        <source>How far on the way to the sentence under Towards</source>
        <translation>向“过渡到”中的句子过渡的程度</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>生成句</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>对数概率</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>过渡</translation>
    </message>
</context>
</TS>
