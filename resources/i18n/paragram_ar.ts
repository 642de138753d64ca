<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Film and television subtitles: spoken, short sentences, many language pairs, millions of pairs for the large ones. The 2019 paper&apos;s training data.</source>
        <translation>ترجمات أفلام وتلفزيون: جمل منطوقة قصيرة، أزواج لغات كثيرة، ملايين الأزواج في الكبيرة. بيانات تدريب بحث 2019.</translation>
    </message>
    <message>
        <source>any two</source>
        <translation>أي لغتين</translation>
    </message>
    <message>
        <source>terms of opensubtitles.org</source>
        <translation>شروط opensubtitles.org</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org and cite Lison and Tiedemann (2016).</source>
        <translation>ضع رابطا إلى opensubtitles.org واستشهد بـ Lison وTiedemann (2016).</translation>
    </message>
    <message>
        <source>News stories of citizen journalists, carefully translated. Part of the 2022 paper&apos;s training data.</source>
        <translation>أخبار من صحافة المواطن، مترجمة بعناية. من بيانات تدريب بحث 2022.</translation>
    </message>
    <message>
        <source>CC BY (the site&apos;s content)</source>
        <translation>CC BY (محتوى الموقع)</translation>
    </message>
    <message>
        <source>Cite Tiedemann (2012).</source>
        <translation>استشهد بـ Tiedemann (2012).</translation>
    </message>
    <message>
        <source>Proceedings of the European Parliament: long, formal sentences. Part of the 2022 paper&apos;s training data.</source>
        <translation>محاضر البرلمان الأوروبي: جمل طويلة رسمية. من بيانات تدريب بحث 2022.</translation>
    </message>
    <message>
        <source>no known restriction (statmt.org/europarl)</source>
        <translation>لا قيود معروفة (statmt.org/europarl)</translation>
    </message>
    <message>
        <source>Cite Koehn (2005).</source>
        <translation>استشهد بـ Koehn (2005).</translation>
    </message>
    <message>
        <source>Translations of the Quran: many languages, an old register, many renderings of one text.</source>
        <translation>ترجمات القرآن: لغات كثيرة، وأسلوب قديم، وترجمات كثيرة لنص واحد.</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>غير تجاري</translation>
    </message>
    <message>
        <source>Non-commercial only; link back to tanzil.net/trans.</source>
        <translation>لغير الأغراض التجارية فقط؛ ضع رابطا إلى tanzil.net/trans.</translation>
    </message>
    <message>
        <source>Documents of the United Nations in its six languages and German: long, formal sentences.</source>
        <translation>وثائق الأمم المتحدة بلغاتها الست والألمانية: جمل طويلة رسمية.</translation>
    </message>
    <message>
        <source>documents of the United Nations</source>
        <translation>وثائق الأمم المتحدة</translation>
    </message>
    <message>
        <source>Cite Eisele and Chen (2010).</source>
        <translation>استشهد بـ Eisele وChen (2010).</translation>
    </message>
    <message>
        <source>Subtitles of TED talks in over a hundred languages: spoken, of wide content.</source>
        <translation>ترجمات محادثات TED بأكثر من مئة لغة: منطوقة، متنوعة المحتوى.</translation>
    </message>
    <message>
        <source>TED Talks Usage Policy (CC BY-NC-ND)</source>
        <translation>سياسة استخدام TED Talks (CC BY-NC-ND)</translation>
    </message>
    <message>
        <source>Non-commercial; cite Reimers and Gurevych (2020).</source>
        <translation>غير تجاري؛ استشهد بـ Reimers وGurevych (2020).</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia. As distributed by OPUS: in Moses form, without scores.</source>
        <translation>أزواج جمل مستخرجة بالتنقيب من ويكيبيديا. كما يوزعها OPUS: بصيغة Moses، بلا درجات.</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0</source>
        <translation>CC BY-SA 4.0</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019).</source>
        <translation>استشهد بـ Schwenk وآخرين (2019).</translation>
    </message>
    <message>
        <source>Short everyday sentences translated by volunteers. The retrieval sets of Tatoeba come from the same source: remove their sentences first.</source>
        <translation>جمل يومية قصيرة ترجمها متطوعون. مجموعات استرجاع Tatoeba من المصدر نفسه: أزل جملها أولا.</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR</source>
        <translation>CC BY 2.0 FR</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source.</source>
        <translation>اذكر Tatoeba مصدرا.</translation>
    </message>
    <message>
        <source>Novels out of copyright: literary language, a small set.</source>
        <translation>روايات سقطت حقوقها: لغة أدبية، ومجموعة صغيرة.</translation>
    </message>
    <message>
        <source>see the archive</source>
        <translation>انظر الأرشيف</translation>
    </message>
    <message>
        <source>Read the LICENSE file in the archive.</source>
        <translation>اقرأ ملف LICENSE في الأرشيف.</translation>
    </message>
    <message>
        <source>Political and economic commentary.</source>
        <translation>تعليقات سياسية واقتصادية.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from the web: very large, and noisy without filters.</source>
        <translation>أزواج جمل مستخرجة بالتنقيب من الويب: كبيرة جدا، ومشوشة بلا مرشحات.</translation>
    </message>
    <message>
        <source>Web documents aligned by address: very large, noisy, many languages.</source>
        <translation>وثائق ويب محاذاة بعناوينها: كبيرة جدا، مشوشة، لغات كثيرة.</translation>
    </message>
    <message>
        <source>Translated web sites, cleaned: large, for European languages.</source>
        <translation>مواقع ويب مترجمة منقاة: كبيرة، للغات أوروبية.</translation>
    </message>
    <message>
        <source>Subtitles of educational videos.</source>
        <translation>ترجمات مقاطع تعليمية.</translation>
    </message>
    <message>
        <source>Texts of the GNOME desktop: short strings of software.</source>
        <translation>نصوص سطح المكتب GNOME: سلاسل برمجية قصيرة.</translation>
    </message>
    <message>
        <source>Texts of the KDE desktop: short strings of software.</source>
        <translation>نصوص سطح المكتب KDE: سلاسل برمجية قصيرة.</translation>
    </message>
    <message>
        <source>Texts of Ubuntu&apos;s programs: short strings of software.</source>
        <translation>نصوص برامج Ubuntu: سلاسل برمجية قصيرة.</translation>
    </message>
    <message>
        <source>29,000 image captions in English, German, French and Czech, line by line: small and clean, a good first training. The captions share their domain with the image sets of STS and with SICK.</source>
        <translation>29,000 تعليق على صور بالإنجليزية والألمانية والفرنسية والتشيكية، سطرا بسطر: صغيرة نقية، وتدريب أول جيد. تشترك التعليقات في مجالها مع مجموعات صور STS ومع SICK.</translation>
    </message>
    <message>
        <source>en, de, fr, cs</source>
        <translation>en, de, fr, cs</translation>
    </message>
    <message>
        <source>CC BY-NC-SA (captions), Flickr30k terms</source>
        <translation>CC BY-NC-SA (التعليقات)، شروط Flickr30k</translation>
    </message>
    <message>
        <source>Research only.</source>
        <translation>للبحث فقط.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia with their margin scores; 1.04 and above is suggested.</source>
        <translation>أزواج جمل مستخرجة بالتنقيب من ويكيبيديا مع درجات هامشها؛ يُنصح بـ 1.04 فما فوق.</translation>
    </message>
    <message>
        <source>two Wikipedias</source>
        <translation>نسختا ويكيبيديا</translation>
    </message>
    <message>
        <source>CC BY-SA</source>
        <translation>CC BY-SA</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019). Take only the languages you need.</source>
        <translation>استشهد بـ Schwenk وآخرين (2019). خذ اللغات التي تحتاج إليها فقط.</translation>
    </message>
    <message>
        <source>Sentences of aligned web pages, one language and English. The code has a country: de_DE, tr_TR.</source>
        <translation>جمل صفحات ويب محاذاة، لغة والإنجليزية. في الرمز بلد: de_DE، tr_TR.</translation>
    </message>
    <message>
        <source>one of many (de_DE, tr_TR ...) with English</source>
        <translation>واحدة من لغات كثيرة (de_DE، tr_TR ...) مع الإنجليزية</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>غير محددة</translation>
    </message>
    <message>
        <source>Cite El-Kishky and others (2020).</source>
        <translation>استشهد بـ El-Kishky وآخرين (2020).</translation>
    </message>
    <message>
        <source>Every sentence of Tatoeba with its language. With the links below it gives pairs of any two languages.</source>
        <translation>كل جمل Tatoeba بلغاتها. مع الروابط أدناه تعطي أزواج أي لغتين.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR, some CC0</source>
        <translation>CC BY 2.0 FR، وبعضها CC0</translation>
    </message>
    <message>
        <source>The sentences of one language, as a corpus to explore. The code has three letters: deu, tur, cmn.</source>
        <translation>جمل لغة واحدة، متنا للاستكشاف. للرمز ثلاثة أحرف: deu، tur، cmn.</translation>
    </message>
    <message>
        <source>one (three letters)</source>
        <translation>واحدة (ثلاثة أحرف)</translation>
    </message>
    <message>
        <source>A million pairs each of English with Spanish, Arabic and Turkish, and their sentence pieces, as the 2019 paper used them.</source>
        <translation>مليون زوج للإنجليزية مع كل من الإسبانية والعربية والتركية، وقطع جملها، كما استخدمها بحث 2019.</translation>
    </message>
    <message>
        <source>en-es, en-ar, en-tr</source>
        <translation>en-es, en-ar, en-tr</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org; cite Wieting and others (2019).</source>
        <translation>ضع رابطا إلى opensubtitles.org؛ واستشهد بـ Wieting وآخرين (2019).</translation>
    </message>
    <message>
        <source>51 million English paraphrase pairs made by translating Czech back, each with a score. The 2018 paper&apos;s data; filter by score, overlap and length.</source>
        <translation>51 مليون زوج إعادة صياغة بالإنجليزية صُنعت بالترجمة العكسية من التشيكية، لكل منها درجة. بيانات بحث 2018؛ رشّح حسب الدرجة والتداخل والطول.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>en</translation>
    </message>
    <message>
        <source>none stated (derived from CzEng 1.6)</source>
        <translation>لم تُذكر (مشتقة من CzEng 1.6)</translation>
    </message>
    <message>
        <source>Non-commercial research, after CzEng; cite Wieting and Gimpel (2018).</source>
        <translation>بحث غير تجاري، تبعا لـ CzEng؛ استشهد بـ Wieting وGimpel (2018).</translation>
    </message>
    <message>
        <source>The 2017 demonstration with a small part of the data and its models.</source>
        <translation>عرض 2017 التوضيحي بجزء صغير من البيانات ونماذجه.</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>لم تُذكر</translation>
    </message>
    <message>
        <source>Non-commercial research; cite Wieting and Gimpel (2018).</source>
        <translation>بحث غير تجاري؛ استشهد بـ Wieting وGimpel (2018).</translation>
    </message>
    <message>
        <source>Sentences of Wikipedia with their simpler forms.</source>
        <translation>جمل من ويكيبيديا مع صيغها الأبسط.</translation>
    </message>
    <message>
        <source>CC BY-SA (Wikipedia)</source>
        <translation>CC BY-SA (ويكيبيديا)</translation>
    </message>
    <message>
        <source>Cite Kauchak (2013).</source>
        <translation>استشهد بـ Kauchak (2013).</translation>
    </message>
    <message>
        <source>All SemEval sets as one folder, ready for Evaluate, in the authors&apos; layout. Contains STS 2013 SMT.</source>
        <translation>كل مجموعات SemEval في مجلد واحد، جاهزة للتقييم، بترتيب المؤلفين. فيها STS 2013 SMT.</translation>
    </message>
    <message>
        <source>en, ar, es, tr</source>
        <translation>en, ar, es, tr</translation>
    </message>
    <message>
        <source>mixed, research only</source>
        <translation>مختلطة، للبحث فقط</translation>
    </message>
    <message>
        <source>Evaluation only; the sets have various owners.</source>
        <translation>للتقييم فقط؛ للمجموعات مالكون شتى.</translation>
    </message>
    <message>
        <source>The 24 freely distributed English sets as scored pairs, each file checked by its SHA-256.</source>
        <translation>المجموعات الإنجليزية الـ 24 الموزعة بحرية أزواجا مقدرة، كل ملف مفحوص بـ SHA-256.</translation>
    </message>
    <message>
        <source>The STS Benchmark test set machine-translated (DeepL) into another language, for a first look at it.</source>
        <translation>مجموعة اختبار STS Benchmark مترجمة آليا (DeepL) إلى لغة أخرى، لنظرة أولى عليها.</translation>
    </message>
    <message>
        <source>one of de, en, es, fr, it, ja, nl, pl, pt, ru, zh</source>
        <translation>واحدة من de، en، es، fr، it، ja، nl، pl، pt، ru، zh</translation>
    </message>
    <message>
        <source>custom (see its LICENSE)</source>
        <translation>خاصة (انظر LICENSE)</translation>
    </message>
    <message>
        <source>9,927 English sentence pairs with relatedness and entailment.</source>
        <translation>9,927 زوج جمل إنجليزية بدرجات الترابط الدلالي والاستلزام.</translation>
    </message>
    <message>
        <source>CC BY-NC-SA 3.0</source>
        <translation>CC BY-NC-SA 3.0</translation>
    </message>
    <message>
        <source>Non-commercial; cite Marelli and others (2014).</source>
        <translation>غير تجاري؛ استشهد بـ Marelli وآخرين (2014).</translation>
    </message>
    <message>
        <source>STS 2012-2016, STS Benchmark, SICK and the SentEval transfer tasks in one archive, tokenised.</source>
        <translation>STS 2012-2016 وSTS Benchmark وSICK واختبارات النقل في SentEval في أرشيف واحد، مقطعة.</translation>
    </message>
    <message>
        <source>Up to 1,000 sentences of each of 112 languages with their English translations: is the nearest sentence the translation?</source>
        <translation>حتى 1,000 جملة من كل من 112 لغة مع ترجماتها الإنجليزية: هل أقرب جملة هي الترجمة؟</translation>
    </message>
    <message>
        <source>one of 112 with English (three letters)</source>
        <translation>واحدة من 112 مع الإنجليزية (ثلاثة أحرف)</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source; cite Artetxe and Schwenk (2019).</source>
        <translation>اذكر Tatoeba مصدرا؛ واستشهد بـ Artetxe وSchwenk (2019).</translation>
    </message>
    <message>
        <source>Two monolingual texts with hidden translations and the gold list. The test gold was never released: training-gold sets the threshold, sample-gold is a small check.</source>
        <translation>نصان أحاديا اللغة فيهما ترجمات مخفية وقائمة المرجع. لم يُنشر مرجع الاختبار قط: training-gold يضبط العتبة، وsample-gold فحص صغير.</translation>
    </message>
    <message>
        <source>one of de, fr, ru, zh with English</source>
        <translation>واحدة من de، fr، ru، zh مع الإنجليزية</translation>
    </message>
    <message>
        <source>Evaluation; cite Zweigenbaum and others (2018).</source>
        <translation>للتقييم؛ استشهد بـ Zweigenbaum وآخرين (2018).</translation>
    </message>
    <message>
        <source>The released models of Paraphrastic Representations at Scale (English and multilingual), their sentence pieces, training pairs and example sentences. Import the .pt files through Export, Import a model.</source>
        <translation>النماذج المنشورة من Paraphrastic Representations at Scale (الإنجليزي والمتعدد اللغات)، وقطع جملها وأزواج تدريب وجمل أمثلة. استورد ملفات ‎.pt من «التصدير»، «استيراد نموذج».</translation>
    </message>
    <message>
        <source>en and multilingual</source>
        <translation>en ومتعدد اللغات</translation>
    </message>
    <message>
        <source>BSD-3 (code)</source>
        <translation>BSD-3 (الشيفرة)</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2022).</source>
        <translation>استشهد بـ Wieting وآخرين (2022).</translation>
    </message>
    <message>
        <source>Only the English model of Paraphrastic Representations at Scale and its sentence pieces.</source>
        <translation>النموذج الإنجليزي وحده من Paraphrastic Representations at Scale وقطع جمله.</translation>
    </message>
    <message>
        <source>Data, checkpoints and sentence pieces of the 2020 paper.</source>
        <translation>بيانات بحث 2020 ونقاط استئنافه وقطع جمله.</translation>
    </message>
    <message>
        <source>en-fr and others</source>
        <translation>en-fr وغيرها</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2020).</source>
        <translation>استشهد بـ Wieting وآخرين (2020).</translation>
    </message>
    <message>
        <source>A static English model to compare with.</source>
        <translation>نموذج إنجليزي ثابت للمقارنة.</translation>
    </message>
    <message>
        <source>MIT</source>
        <translation>MIT</translation>
    </message>
    <message>
        <source>300-dimensional English word vectors: a start for WORD encoders, or a paraphrase score without a model.</source>
        <translation>متجهات كلمات إنجليزية ذات 300 بُعد: نقطة بداية لمرمّزات WORD، أو درجة إعادة صياغة بلا نموذج.</translation>
    </message>
    <message>
        <source>PDDL</source>
        <translation>PDDL</translation>
    </message>
    <message>
        <source>Cite Pennington and others (2014).</source>
        <translation>استشهد بـ Pennington وآخرين (2014).</translation>
    </message>
    <message>
        <source>Two million 300-dimensional English word vectors.</source>
        <translation>مليونا متجه كلمات إنجليزية ذات 300 بُعد.</translation>
    </message>
    <message>
        <source>CC BY-SA 3.0</source>
        <translation>CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Cite Mikolov and others (2018).</source>
        <translation>استشهد بـ Mikolov وآخرين (2018).</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the compressed form, for the language filter.</source>
        <translation>يتعرف على 176 لغة؛ الصيغة المضغوطة، لمرشح اللغة.</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the full form, for the language filter.</source>
        <translation>يتعرف على 176 لغة؛ الصيغة الكاملة، لمرشح اللغة.</translation>
    </message>
    <message>
        <source>Recognises 218 languages.</source>
        <translation>يتعرف على 218 لغة.</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0</source>
        <translation>CC BY-NC 4.0</translation>
    </message>
    <message>
        <source>Non-commercial.</source>
        <translation>غير تجاري.</translation>
    </message>
    <message>
        <source>The whole book as text in English, German, French and Italian, translated closely: a first book to align. The licence of Project Gutenberg at both ends is English in all four.</source>
        <translation>الكتاب كله نصا بالإنجليزية والألمانية والفرنسية والإيطالية، بترجمة قريبة من الأصل: كتاب أول للمحاذاة. رخصة Project Gutenberg في أوله وآخره بالإنجليزية في اللغات الأربع.</translation>
    </message>
    <message>
        <source>en, de, fr, it</source>
        <translation>en, de, fr, it</translation>
    </message>
    <message>
        <source>public domain in the USA</source>
        <translation>ملكية عامة في الولايات المتحدة</translation>
    </message>
    <message>
        <source>Read the licence of Project Gutenberg in each file.</source>
        <translation>اقرأ رخصة Project Gutenberg في كل ملف.</translation>
    </message>
    <message>
        <source>A short document that exists in hundreds of languages, translated sentence by sentence for the most part: to try alignment with a language of your own. The first lines of each file are notes.</source>
        <translation>وثيقة قصيرة موجودة بمئات اللغات، مترجمة جملة بجملة في معظمها: لتجربة المحاذاة بلغتك. السطور الأولى من كل ملف ملاحظات.</translation>
    </message>
    <message>
        <source>any two of 26</source>
        <translation>أي لغتين من 26</translation>
    </message>
    <message>
        <source>free of copyright (United Nations)</source>
        <translation>بلا حقوق نشر (الأمم المتحدة)</translation>
    </message>
    <message>
        <source>Cite the UDHR in Unicode project as the source of the files.</source>
        <translation>اذكر مشروع UDHR in Unicode مصدرا للملفات.</translation>
    </message>
    <message>
        <source>Seven articles of the Swiss Alpine Club&apos;s yearbooks in German and French, a sentence a line, with links made by hand (.defr): what aligners are measured on. align --gold reads them.</source>
        <translation>سبع مقالات من حوليات نادي جبال الألب السويسري بالألمانية والفرنسية، جملة في كل سطر، بروابط يدوية (.defr): ما تُقاس عليه برامج المحاذاة. يقرؤها align --gold.</translation>
    </message>
    <message>
        <source>de, fr</source>
        <translation>de, fr</translation>
    </message>
    <message>
        <source>GPL-2 (as distributed with Bleualign)</source>
        <translation>GPL-2 (كما يوزع مع Bleualign)</translation>
    </message>
    <message>
        <source>Cite Sennrich and Volk (2010).</source>
        <translation>استشهد بـ Sennrich وVolk (2010).</translation>
    </message>
</context>
<context>
    <name>ContributionCells</name>
    <message>
        <source>without it</source>
        <translation>من دونها</translation>
    </message>
    <message>
        <source>cells sum to %1</source>
        <translation>مجموع الخلايا %1</translation>
    </message>
    <message>
        <source>margins: the cosine minus the cosine without the piece</source>
        <translation>هوامش: جيب التمام ناقص جيب التمام من دون القطعة</translation>
    </message>
    <message>
        <source>no piece unknown</source>
        <translation>لا قطع مجهولة</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces unknown</source>
        <translation>
            <numerusform>%1 قطعة مجهولة</numerusform>
            <numerusform>قطعة مجهولة واحدة (%1)</numerusform>
            <numerusform>قطعتان مجهولتان (%1)</numerusform>
            <numerusform>%1 قطع مجهولة</numerusform>
            <numerusform>%1 قطعة مجهولة</numerusform>
            <numerusform>%1 قطعة مجهولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beyond the limit</source>
        <translation>%1 فوق الحد</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1, expected %2</source>
        <translation>%1، والمتوقع %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot;</source>
        <translation>«%1» و«%2»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as gold score</source>
        <translation>«%1» بدل درجة المرجع</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as label</source>
        <translation>«%1» بدل الوسم</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2 twice</source>
        <translation>«%1» يحوي %2 مرتين</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for a number</source>
        <translation>«%1» بدل عدد</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for both sides</source>
        <translation>«%1» للطرفين</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a file nor built in</source>
        <translation>«%1» ليس ملفا ولا مدمجا في البرنامج</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of type %2 with %3 dimensions</source>
        <translation>«%1» من النوع %2 وعدد أبعاده %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; twice</source>
        <translation>«%1» مرتين</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, which is not a regular expression (%2)</source>
        <translation>«%1»، وليس تعبيرا نمطيا (%2)</translation>
    </message>
    <message>
        <source>&quot;-&quot; with %1 ranks</source>
        <translation>«-» مع %1 رتبة</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: %5, first in %6 %7</source>
        <translation>‏%1 % من النص (%2 من %3 جملة) بلغة غير %4 التي يترجم منها النموذج: %5، أولها في %6 %7</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: mostly %5, first in %6 %7</source>
        <translation>‏%1 % من النص (%2 من %3 جملة) بلغة غير %4 التي يترجم منها النموذج: أغلبه %5، أولها في %6 %7</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4 (moved)</source>
        <translation>%1 %2 : %3 %4 (منقول)</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>‏%1 وحده</translation>
    </message>
    <message>
        <source>%1 and %2 are variants of one language: its pairs are no translations</source>
        <translation>‏%1 و%2 صيغتان للغة واحدة: أزواجه ليست ترجمات</translation>
    </message>
    <message>
        <source>%1 and %2 sentences, which need about %3 GB of memory</source>
        <translation>‏%1 و%2 جملة، تحتاج إلى نحو %3 غيغابايت من الذاكرة</translation>
    </message>
    <message>
        <source>%1 as in %2</source>
        <translation>‏%1 كما في %2</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>‏%1 أيضا</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>‏%1 عند البايت %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>%1 bytes instead of %2</source>
        <translation>%1 بايت بدلا من %2</translation>
    </message>
    <message>
        <source>%1 bytes with %2 for %3</source>
        <translation>%1 بايت مع %2 لأجل %3</translation>
    </message>
    <message>
        <source>%1 bytes with SHA-256 %2</source>
        <translation>%1 بايت وSHA-256 هو %2</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 عمود</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 عمود</numerusform>
            <numerusform>عمود واحد (%1)</numerusform>
            <numerusform>عمودان (%1)</numerusform>
            <numerusform>%1 أعمدة</numerusform>
            <numerusform>%1 عمودا</numerusform>
            <numerusform>%1 عمود</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 columns of lists of integers</source>
        <translation>%1 عمود من قوائم أعداد صحيحة</translation>
    </message>
    <message>
        <source>%1 columns of text, %2</source>
        <translation>%1 عمود من النصوص، %2</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text</source>
        <translation>%1 عمود، منها %2 نص</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text (%3)</source>
        <translation>%1 عمود، منها %2 نص (%3)</translation>
    </message>
    <message>
        <source>%1 columns, none of them text</source>
        <translation>%1 عمود، ليس فيها نص</translation>
    </message>
    <message>
        <source>%1 columns, none of them text (%2)</source>
        <translation>%1 عمود، ليس فيها نص (%2)</translation>
    </message>
    <message>
        <source>%1 compressed bytes expand to more than %2</source>
        <translation>%1 بايت مضغوط تنفك إلى أكثر من %2</translation>
    </message>
    <message>
        <source>%1 contains a quotation mark or a line break</source>
        <translation>‏%1 يحوي علامة اقتباس أو فاصل أسطر</translation>
    </message>
    <message>
        <source>%1 differ from those of rank 0</source>
        <translation>‏%1 تختلف عنها في الرتبة 0</translation>
    </message>
    <message>
        <source>%1 ends after %2</source>
        <translation>‏%1 ينتهي بعد %2</translation>
    </message>
    <message>
        <source>%1 ends for %2 sources, %3 steps</source>
        <translation>%1 نهاية لعدد %2 من المصادر، والخطوات %3</translation>
    </message>
    <message>
        <source>%1 files inside</source>
        <translation>%1 ملف في داخله</translation>
    </message>
    <message>
        <source>%1 files of the same name next to it</source>
        <translation>%1 ملف بالاسم نفسه إلى جانبه</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>‏%1 لأجل %2</translation>
    </message>
    <message>
        <source>%1 for encoder.kind = %2, encoder.sharing = %3</source>
        <translation>‏%1 مع encoder.kind = %2 وencoder.sharing = %3</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 متاحة</translation>
    </message>
    <message>
        <source>%1 gold scores</source>
        <translation>%1 درجة مرجع</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>ليس في %1 «%2»</translation>
    </message>
    <message>
        <source>%1 has no training part to learn from, and is not evaluated.</source>
        <translation>ليس في %1 جزء تدريب يُتعلم منه، فلا يُقيَّم.</translation>
    </message>
    <message>
        <source>%1 in &quot;%2&quot;</source>
        <translation>‏%1 في «%2»</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;</source>
        <translation>‏%1 هو «%2»</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>‏%1 معطى مرتين</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <translation>%1 مفقود أو تالف</translation>
    </message>
    <message>
        <source>%1 is omitted: %2.</source>
        <translation>حُذف %1: %2.</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>ينقص %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 سطر</numerusform>
            <numerusform>سطر واحد (%1)</numerusform>
            <numerusform>سطران (%1)</numerusform>
            <numerusform>%1 سطور</numerusform>
            <numerusform>%1 سطرا</numerusform>
            <numerusform>%1 سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, but %2 in %3</source>
        <translation>%1 سطر، لكن %2 في %3</translation>
    </message>
    <message>
        <source>%1 lines, too few with punctuation or articles</source>
        <translation>%1 سطر، قليل منها فيه علامات ترقيم أو أدوات تعريف</translation>
    </message>
    <message>
        <source>%1 measures nothing</source>
        <translation>‏%1 لا يقيس شيئا</translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 عدد</numerusform>
            <numerusform>عدد واحد (%1)</numerusform>
            <numerusform>عددان (%1)</numerusform>
            <numerusform>%1 أعداد</numerusform>
            <numerusform>%1 عددا</numerusform>
            <numerusform>%1 عدد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 bytes received</source>
        <translation>استُلم %1 من %2 بايت</translation>
    </message>
    <message>
        <source>%1 of %2 inputs</source>
        <translation>‏%1 بعدد مدخلات %2</translation>
    </message>
    <message>
        <source>%1 of %2 sentences are tokenised differently when read back</source>
        <translation>%1 من %2 جملة تُقطَّع تقطيعا مختلفا عند إعادة القراءة</translation>
    </message>
    <message>
        <source>%1 of %2 without a pair and its score, the first: %3</source>
        <translation>%1 من %2 بلا زوج ودرجته، وأولها: %3</translation>
    </message>
    <message>
        <source>%1 of %2 x %3</source>
        <translation>‏%1 بحجم %2 x %3</translation>
    </message>
    <message>
        <source>%1 of %2, a model without language encoders (%3)</source>
        <translation>‏%1 من %2، وهو نموذج بلا مرمّزات لغات (%3)</translation>
    </message>
    <message>
        <source>%1 of ranks</source>
        <translation>عدد الرتب: %1</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>عددها %1</translation>
    </message>
    <message>
        <source>%1 on %2 nodes</source>
        <translation>%1 على %2 عقدة</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 or more, as the model has</source>
        <translation>%1 أو أكثر، كما في النموذج</translation>
    </message>
    <message>
        <source>%1 or more, one for each dimension</source>
        <translation>%1 أو أكثر، واحدة لكل بُعد</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 جزء</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 صف</numerusform>
            <numerusform>صف واحد (%1)</numerusform>
            <numerusform>صفان (%1)</numerusform>
            <numerusform>%1 صفوف</numerusform>
            <numerusform>%1 صفا</numerusform>
            <numerusform>%1 صف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sentence %2</source>
        <translation>جملة %1‏ %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 جملة</numerusform>
            <numerusform>جملة واحدة (%1)</numerusform>
            <numerusform>جملتان (%1)</numerusform>
            <numerusform>%1 جمل</numerusform>
            <numerusform>%1 جملة</numerusform>
            <numerusform>%1 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sheets</source>
        <translation>%1 ورقة</translation>
    </message>
    <message>
        <source>%1 styles for %2 sources</source>
        <translation>%1 أسلوب لعدد %2 من المصادر</translation>
    </message>
    <message>
        <source>%1 tokenizers</source>
        <translation>%1 مقطّع</translation>
    </message>
    <message>
        <source>%1 trees</source>
        <translation>%1 شجرة</translation>
    </message>
    <message numerus="yes">
        <source>%1 vectors</source>
        <translation>
            <numerusform>%1 متجه</numerusform>
            <numerusform>متجه واحد (%1)</numerusform>
            <numerusform>متجهان (%1)</numerusform>
            <numerusform>%1 متجهات</numerusform>
            <numerusform>%1 متجها</numerusform>
            <numerusform>%1 متجه</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vectors of %2 numbers</source>
        <translation>%1 متجه من %2 عدد</translation>
    </message>
    <message>
        <source>%1 vectors, none of a token of the %2 of the vocabulary</source>
        <translation>%1 متجه، ليس فيها متجه لأي من رموز المفردات وعددها %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>%1 with %2 and %3</source>
        <translation>%1 مع %2 و%3</translation>
    </message>
    <message>
        <source>%1 with encoder.network = %2</source>
        <translation>%1 مع encoder.network = %2</translation>
    </message>
    <message>
        <source>%1 with generative.averages</source>
        <translation>%1 مع generative.averages</translation>
    </message>
    <message>
        <source>%1 with the label %2</source>
        <translation>‏%1 وفيه الوسم %2</translation>
    </message>
    <message>
        <source>%1 without a development set</source>
        <translation>%1 بلا مجموعة تطوير</translation>
    </message>
    <message>
        <source>%1 without a gold score skipped.</source>
        <translation>تُخطي %1 بلا درجة مرجع.</translation>
    </message>
    <message>
        <source>%1 without text, probably scanned</source>
        <translation>%1 بلا نص، ولعلها ممسوحة ضوئيا</translation>
    </message>
    <message>
        <source>%1 x %2 numbers</source>
        <translation>%1 x %2 عدد</translation>
    </message>
    <message>
        <source>%1, four less than the rows of the checkpoint</source>
        <translation>%1، أي أقل من صفوف نقطة الاستئناف بأربعة</translation>
    </message>
    <message>
        <source>%1, no pair left</source>
        <translation>%1، ولم يبق أي زوج</translation>
    </message>
    <message>
        <source>%1, none left%2</source>
        <translation>%1، ولم يبق شيء%2</translation>
    </message>
    <message>
        <source>%1, one for each line of %2</source>
        <translation>%1، واحد لكل سطر من %2</translation>
    </message>
    <message>
        <source>%1, one for each line of the list of sentences</source>
        <translation>%1، واحد لكل سطر من قائمة الجمل</translation>
    </message>
    <message>
        <source>%1, one for each pair</source>
        <translation>%1، واحد لكل زوج</translation>
    </message>
    <message>
        <source>%1, one for each sentence</source>
        <translation>%1، واحد لكل جملة</translation>
    </message>
    <message>
        <source>%1, one for each vector</source>
        <translation>%1، واحد لكل متجه</translation>
    </message>
    <message>
        <source>%1, one for the %2 of each pair of %3</source>
        <translation>%1، واحد للطرف %2 من كل زوج في %3</translation>
    </message>
    <message>
        <source>%1, the language of the sentences</source>
        <translation>‏%1، لغة الجمل</translation>
    </message>
    <message>
        <source>%1, which does not %2</source>
        <translation>‏%1، وهو لا يدعم: %2</translation>
    </message>
    <message>
        <source>%1, which has no gold scores</source>
        <translation>‏%1، وليس فيه درجات مرجع</translation>
    </message>
    <message>
        <source>%1-%2 as in %3</source>
        <translation>‏%1-%2 كما في %3</translation>
    </message>
    <message>
        <source>%1-%2, as in the first store</source>
        <translation>‏%1-%2، كما في المخزن الأول</translation>
    </message>
    <message>
        <source>%1: %2 left out as running heads and page numbers</source>
        <translation>‏%1: حُذف %2 لأنها ترويسات وأرقام صفحات</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4s skipped; the first: %5</source>
        <translation>‏%1: تُخطي %2 من %3 (%4)؛ أولها: %5</translation>
    </message>
    <message>
        <source>%1: minimum is above maximum</source>
        <translation>‏%1: الحد الأدنى أكبر من الأقصى</translation>
    </message>
    <message>
        <source>%1: rows from %2 on are missing or damaged</source>
        <translation>‏%1: الصفوف من %2 فصاعدا مفقودة أو تالفة</translation>
    </message>
    <message>
        <source>%1: the first sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>‏%1: الجمل الأولى أعداد، كما في ملف أزواج ذات درجات؛ سمِّ عمودي الجملتين بـ --columns، مثل 1,2 (العمود الأول هو 0)</translation>
    </message>
    <message>
        <source>%1: the second sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>‏%1: الجمل الثانية أعداد، كما في ملف أزواج ذات درجات؛ سمِّ عمودي الجملتين بـ --columns، مثل 1,2 (العمود الأول هو 0)</translation>
    </message>
    <message>
        <source>( ROOT </source>
        <translation>( ROOT </translation>
    </message>
    <message>
        <source>, a list of values</source>
        <translation>، وهي قائمة قيم</translation>
    </message>
    <message>
        <source>, the %1 side looks like %2, not %3</source>
        <translation>، والطرف %1 يشبه %2 لا %3</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>‏0 أو 1</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>‏0 أو أكثر</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>من 0 إلى %1</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>عمود واحد</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>من 1 إلى %1</translation>
    </message>
    <message>
        <source>1 to 1,000</source>
        <translation>من 1 إلى 1,000</translation>
    </message>
    <message>
        <source>1 to 8,192</source>
        <translation>من 1 إلى 8,192</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>‏2 أو 3</translation>
    </message>
    <message>
        <source>2 separated by a tab</source>
        <translation>عمودان تفصلهما جدولة</translation>
    </message>
    <message>
        <source>2 to 100</source>
        <translation>من 2 إلى 100</translation>
    </message>
    <message>
        <source>2013 SMT (licensed by the LDC) is absent; the mean of 2013 is over the other sets.</source>
        <translation>مجموعة 2013 SMT (المرخصة من LDC) غائبة؛ متوسط 2013 على المجموعات الأخرى.</translation>
    </message>
    <message>
        <source>2013 SMT is present: it counts in the means over sets, not in the concatenated Spearman.</source>
        <translation>مجموعة 2013 SMT حاضرة: تدخل في متوسطات المجموعات لا في Spearman المجمّع.</translation>
    </message>
    <message>
        <source>3-grams, words or pieces</source>
        <translation>ثلاثيات أو كلمات أو قطع</translation>
    </message>
    <message>
        <source>4 is usual</source>
        <translation>المعتاد 4</translation>
    </message>
    <message>
        <source>; %1 could not be read</source>
        <translation>؛ تعذرت قراءة %1</translation>
    </message>
    <message>
        <source>; %1 dropped %2</source>
        <translation>؛ ‏%1 أسقط %2</translation>
    </message>
    <message>
        <source>; the file was downloaded before, on %1: --accept-changed accepts a changed file</source>
        <translation>؛ سبق تنزيل الملف في %1: يقبل --accept-changed ملفا تغير</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>KEY=VALUE</translation>
    </message>
    <message>
        <source>ONNX graphs of this program have one: embed texts with this program and use the vectors</source>
        <translation>في رسوم ONNX لهذا البرنامج واحدة فقط: ضمّن النصوص بهذا البرنامج واستخدم المتجهات</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose another format</source>
        <translation>لا يدعم P-SP غير ذلك: اختر صيغة أخرى</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose onnx, or embed texts with this program and use the vectors</source>
        <translation>لا يدعم P-SP غير ذلك: اختر onnx، أو ضمّن النصوص بهذا البرنامج واستخدم المتجهات</translation>
    </message>
    <message>
        <source>PIECE COUNT, as fairseq writes dict.en.txt</source>
        <translation>‏PIECE COUNT كما يكتب fairseq الملف dict.en.txt</translation>
    </message>
    <message>
        <source>STS %1 is absent.</source>
        <translation>مجموعة STS %1 غائبة.</translation>
    </message>
    <message>
        <source>STS.input.*.txt, sts-*.csv, or tables of gold scores and two sentences</source>
        <translation>‏STS.input.*.txt أو sts-*.csv أو جداول من درجات مرجع وجملتين</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>تُخطي: %1.</translation>
    </message>
    <message>
        <source>Stopped: the data sets after these were not evaluated.</source>
        <translation>توقف: لم تُقيَّم مجموعات البيانات التالية لهذه.</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>نص UTF-8</translation>
    </message>
    <message>
        <source>UTF-8, UTF-8-replace, UTF-16, windows-1252, ISO-8859-2, ...</source>
        <translation>UTF-8, UTF-8-replace, UTF-16, windows-1252, ISO-8859-2, ...</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML of an unknown kind</source>
        <translation>‏XML من نوع مجهول</translation>
    </message>
    <message>
        <source>XML of an unknown kind (&lt;%1&gt;)</source>
        <translation>‏XML من نوع مجهول (&lt;%1&gt;)</translation>
    </message>
    <message>
        <source>a .bin or .vec of the same vectors</source>
        <translation>ملف .bin أو .vec للمتجهات نفسها</translation>
    </message>
    <message>
        <source>a .model file of SentencePiece</source>
        <translation>ملف .model من SentencePiece</translation>
    </message>
    <message>
        <source>a .pt checkpoint</source>
        <translation>نقطة استئناف .pt</translation>
    </message>
    <message>
        <source>a BUCC set</source>
        <translation>مجموعة BUCC</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>كائن JSON</translation>
    </message>
    <message>
        <source>a P-SP checkpoint</source>
        <translation>نقطة استئناف P-SP</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>ملف PDF</translation>
    </message>
    <message>
        <source>a PDF that can be opened</source>
        <translation>ملف PDF يمكن فتحه</translation>
    </message>
    <message>
        <source>a PDF with a password</source>
        <translation>ملف PDF بكلمة سر</translation>
    </message>
    <message>
        <source>a PDF with another password</source>
        <translation>ملف PDF بكلمة سر أخرى</translation>
    </message>
    <message>
        <source>a PDF with text</source>
        <translation>ملف PDF فيه نص</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>نموذج SentencePiece</translation>
    </message>
    <message>
        <source>a StaticEmbedding</source>
        <translation>نموذج StaticEmbedding</translation>
    </message>
    <message>
        <source>a book with copy protection</source>
        <translation>كتاب محمي من النسخ</translation>
    </message>
    <message>
        <source>a book without it</source>
        <translation>كتاب بلا حماية</translation>
    </message>
    <message>
        <source>a checkpoint as torch saves it</source>
        <translation>نقطة استئناف كما يحفظها torch</translation>
    </message>
    <message>
        <source>a checkpoint of P20&apos;s program (bilingual-generative-transformer)</source>
        <translation>نقطة استئناف من برنامج P20 ‏(bilingual-generative-transformer)</translation>
    </message>
    <message>
        <source>a checkpoint of an older version of this program</source>
        <translation>نقطة استئناف من إصدار أقدم من هذا البرنامج</translation>
    </message>
    <message>
        <source>a checkpoint of plain data and tensors, as P-SP and fairseq write it</source>
        <translation>نقطة استئناف من بيانات عادية وموترات، كما يكتبها P-SP وfairseq</translation>
    </message>
    <message>
        <source>a checkpoint that training can resume from</source>
        <translation>نقطة استئناف يمكن استئناف التدريب منها</translation>
    </message>
    <message>
        <source>a complete HDF5 file</source>
        <translation>ملف HDF5 كامل</translation>
    </message>
    <message>
        <source>a complete ZIP archive</source>
        <translation>أرشيف ZIP كامل</translation>
    </message>
    <message>
        <source>a complete one</source>
        <translation>جدول كامل</translation>
    </message>
    <message>
        <source>a damaged PDF</source>
        <translation>ملف PDF تالف</translation>
    </message>
    <message>
        <source>a damaged fastText model (%1)</source>
        <translation>نموذج fastText تالف (%1)</translation>
    </message>
    <message>
        <source>a development set to choose the best model by</source>
        <translation>مجموعة تطوير يُختار بها أفضل نموذج</translation>
    </message>
    <message>
        <source>a dictionary of %1 pieces</source>
        <translation>قاموس من %1 قطعة</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>مستند</translation>
    </message>
    <message>
        <source>a document and its translation</source>
        <translation>مستند وترجمته</translation>
    </message>
    <message>
        <source>a document named &quot;%1&quot;</source>
        <translation>مستند اسمه «%1»</translation>
    </message>
    <message>
        <source>a document of a corpus</source>
        <translation>مستند من متن</translation>
    </message>
    <message>
        <source>a document with text</source>
        <translation>مستند فيه نص</translation>
    </message>
    <message>
        <source>a download of more than half a gigabyte</source>
        <translation>تنزيل يزيد على نصف غيغابايت</translation>
    </message>
    <message>
        <source>a fastText model of version %1</source>
        <translation>نموذج fastText من الإصدار %1</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>a file downloaded before</source>
        <translation>ملف نُزّل من قبل</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>اسم ملف</translation>
    </message>
    <message>
        <source>a file name: the header of a .npy file is written last</source>
        <translation>اسم ملف: تُكتب ترويسة ملف .npy في الآخر</translation>
    </message>
    <message>
        <source>a file of an entry of the catalogue</source>
        <translation>ملف من مدخل في الفهرس</translation>
    </message>
    <message>
        <source>a file of links between ids</source>
        <translation>ملف روابط بين المعرّفات</translation>
    </message>
    <message>
        <source>a file of the sample</source>
        <translation>ملف من العينة</translation>
    </message>
    <message>
        <source>a file of word vectors</source>
        <translation>ملف متجهات كلمات</translation>
    </message>
    <message>
        <source>a file of word vectors, which is read more than once</source>
        <translation>ملف متجهات كلمات، يُقرأ أكثر من مرة</translation>
    </message>
    <message>
        <source>a file or a built-in recipe</source>
        <translation>ملف أو وصفة مدمجة</translation>
    </message>
    <message>
        <source>a file or folder, which is read more than once</source>
        <translation>ملف أو مجلد، يُقرأ أكثر من مرة</translation>
    </message>
    <message>
        <source>a file that can be compared</source>
        <translation>ملف يمكن مقارنته</translation>
    </message>
    <message>
        <source>a file that every rank reads</source>
        <translation>ملف تقرؤه كل رتبة</translation>
    </message>
    <message>
        <source>a file that judge --pairs has written</source>
        <translation>ملف كتبه judge --pairs</translation>
    </message>
    <message>
        <source>a file with an unknown name, size and checksum</source>
        <translation>ملف مجهول الاسم والحجم والمجموع الاختباري</translation>
    </message>
    <message>
        <source>a file with the parses of the %1 of the pairs</source>
        <translation>ملف بتحليلات %1 في الأزواج</translation>
    </message>
    <message>
        <source>a file written by paragram-mpi train</source>
        <translation>ملف كتبه paragram-mpi train</translation>
    </message>
    <message>
        <source>a file written by this program</source>
        <translation>ملف كتبه هذا البرنامج</translation>
    </message>
    <message>
        <source>a file, because it is not read from start to end</source>
        <translation>ملف، لأنه لا يُقرأ من أوله إلى آخره</translation>
    </message>
    <message>
        <source>a finite gradient; training diverged</source>
        <translation>تدرج منتهٍ؛ تباعد التدريب</translation>
    </message>
    <message>
        <source>a finite loss; training diverged</source>
        <translation>خسارة منتهية؛ تباعد التدريب</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>مجلد</translation>
    </message>
    <message>
        <source>a folder of documents</source>
        <translation>مجلد مستندات</translation>
    </message>
    <message>
        <source>a folder of sentence-transformers (StaticEmbedding) or model2vec</source>
        <translation>مجلد من sentence-transformers ‏(StaticEmbedding) أو model2vec</translation>
    </message>
    <message>
        <source>a folder or file to evaluate on</source>
        <translation>مجلد أو ملف يُقيَّم عليه</translation>
    </message>
    <message>
        <source>a folder that can be created</source>
        <translation>مجلد يمكن إنشاؤه</translation>
    </message>
    <message>
        <source>a folder with index.json</source>
        <translation>مجلد فيه index.json</translation>
    </message>
    <message>
        <source>a generative model</source>
        <translation>نموذج توليدي</translation>
    </message>
    <message>
        <source>a generative model&apos;s encoder</source>
        <translation>مرمّز نموذج توليدي</translation>
    </message>
    <message>
        <source>a generative model, which has several encoders</source>
        <translation>نموذج توليدي، وله عدة مرمّزات</translation>
    </message>
    <message>
        <source>a gold score for each pair</source>
        <translation>درجة مرجع لكل زوج</translation>
    </message>
    <message>
        <source>a language is missing</source>
        <translation>لغة ناقصة</translation>
    </message>
    <message>
        <source>a line of %1 bytes</source>
        <translation>سطر من %1 بايت</translation>
    </message>
    <message>
        <source>a line without token and count</source>
        <translation>سطر بلا رمز ولا عدد</translation>
    </message>
    <message>
        <source>a list of corpora</source>
        <translation>قائمة متون</translation>
    </message>
    <message>
        <source>a list of downloads</source>
        <translation>قائمة تنزيلات</translation>
    </message>
    <message>
        <source>a list of sentences</source>
        <translation>قائمة جمل</translation>
    </message>
    <message>
        <source>a member named &quot;%1&quot;</source>
        <translation>عضو اسمه «%1»</translation>
    </message>
    <message>
        <source>a model of %1</source>
        <translation>نموذج من %1</translation>
    </message>
    <message>
        <source>a model of scpn that reads whole parses, generative.form = parse</source>
        <translation>نموذج scpn يقرأ تحليلات كاملة، generative.form = parse</translation>
    </message>
    <message>
        <source>a model or word vectors that score the pairs</source>
        <translation>نموذج أو متجهات كلمات تعطي الأزواج درجات</translation>
    </message>
    <message>
        <source>a model over character %1-grams</source>
        <translation>نموذج على متتاليات من %1 محارف</translation>
    </message>
    <message>
        <source>a model over sentence pieces</source>
        <translation>نموذج على قطع الجمل</translation>
    </message>
    <message>
        <source>a model that cannot write</source>
        <translation>نموذج لا يستطيع الكتابة</translation>
    </message>
    <message>
        <source>a model that does</source>
        <translation>نموذج يكتب جملا</translation>
    </message>
    <message>
        <source>a model that starts with %1</source>
        <translation>نموذج يبدأ بـ %1</translation>
    </message>
    <message>
        <source>a model that was not trained here</source>
        <translation>نموذج لم يُدرَّب هنا</translation>
    </message>
    <message>
        <source>a model that writes from a sentence vector</source>
        <translation>نموذج يكتب من متجه جملة</translation>
    </message>
    <message>
        <source>a model that writes in given forms, generative.model = scpn</source>
        <translation>نموذج يكتب بأشكال معطاة، generative.model = scpn</translation>
    </message>
    <message>
        <source>a model whose table was never trained</source>
        <translation>نموذج لم يُدرَّب جدوله قط</translation>
    </message>
    <message>
        <source>a model with KL terms: bgt, released, nolangvars or envae</source>
        <translation>نموذج بحدود KL: ‏bgt أو released أو nolangvars أو envae</translation>
    </message>
    <message>
        <source>a model with max pooling</source>
        <translation>نموذج بتجميع الحد الأقصى</translation>
    </message>
    <message>
        <source>a name for each output</source>
        <translation>اسم لكل خرج</translation>
    </message>
    <message>
        <source>a name for two files</source>
        <translation>اسم لملفين</translation>
    </message>
    <message>
        <source>a name that a folder can have</source>
        <translation>اسم يصلح لمجلد</translation>
    </message>
    <message>
        <source>a name with a tab or a line break</source>
        <translation>اسم فيه جدولة أو فاصل أسطر</translation>
    </message>
    <message>
        <source>a network for each language</source>
        <translation>شبكة لكل لغة</translation>
    </message>
    <message>
        <source>a new file</source>
        <translation>ملف جديد</translation>
    </message>
    <message>
        <source>a new folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>a new folder, or an empty one</source>
        <translation>مجلد جديد أو فارغ</translation>
    </message>
    <message>
        <source>a node that reads &quot;%1&quot;, which no node writes</source>
        <translation>عقدة تقرأ «%1» ولا تكتبه أي عقدة</translation>
    </message>
    <message>
        <source>a normalizer of type %1</source>
        <translation>مطبِّع من النوع %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a number that is not finite in row %1</source>
        <translation>عدد غير منتهٍ في الصف %1</translation>
    </message>
    <message>
        <source>a number with m, h or d</source>
        <translation>عدد متبوع بـ m أو h أو d</translation>
    </message>
    <message>
        <source>a packed fastText model</source>
        <translation>نموذج fastText مضغوط</translation>
    </message>
    <message>
        <source>a pair store</source>
        <translation>مخزن أزواج</translation>
    </message>
    <message>
        <source>a pair store that names its two languages</source>
        <translation>مخزن أزواج مذكورة لغتاه</translation>
    </message>
    <message>
        <source>a pair store, for a parse generator</source>
        <translation>مخزن أزواج، لمولّد تحليلات</translation>
    </message>
    <message>
        <source>a pair that is not in the store</source>
        <translation>زوج ليس في المخزن</translation>
    </message>
    <message>
        <source>a parse generator that completes templates</source>
        <translation>مولّد تحليلات يكمل القوالب</translation>
    </message>
    <message>
        <source>a parse generator that reads them</source>
        <translation>مولّد تحليلات يقرؤها</translation>
    </message>
    <message>
        <source>a parse generator, generative.model = parse-generator</source>
        <translation>مولّد تحليلات، generative.model = parse-generator</translation>
    </message>
    <message>
        <source>a parse generator, which writes no sentences</source>
        <translation>مولّد تحليلات، وهو لا يكتب جملا</translation>
    </message>
    <message>
        <source>a parse such as (ROOT (S (NP ...) (VP ...))), or nothing</source>
        <translation>تحليل مثل (ROOT (S (NP ...) (VP ...)))، أو لا شيء</translation>
    </message>
    <message>
        <source>a path inside the archive&apos;s folder</source>
        <translation>مسار داخل مجلد الأرشيف</translation>
    </message>
    <message>
        <source>a path inside the folder</source>
        <translation>مسار داخل المجلد</translation>
    </message>
    <message>
        <source>a path inside the folder of the corpus</source>
        <translation>مسار داخل مجلد المتن</translation>
    </message>
    <message>
        <source>a piece and its id per line</source>
        <translation>قطعة ومعرّفها في كل سطر</translation>
    </message>
    <message>
        <source>a piece, a tab and the id %1</source>
        <translation>قطعة ثم جدولة ثم المعرّف %1</translation>
    </message>
    <message>
        <source>a place that no other program writes to</source>
        <translation>مكان لا يكتب فيه برنامج آخر</translation>
    </message>
    <message>
        <source>a quantised fastText model (.ftz)</source>
        <translation>نموذج fastText مكمَّم (.ftz)</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with a network</source>
        <translation>جدول مكمَّم لمرمّز ذي شبكة</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with max pooling</source>
        <translation>جدول مكمَّم لمرمّز بتجميع الحد الأقصى</translation>
    </message>
    <message>
        <source>a quotation mark that is not closed</source>
        <translation>علامة اقتباس غير مغلقة</translation>
    </message>
    <message>
        <source>a quote that is not closed</source>
        <translation>علامة اقتباس غير مغلقة</translation>
    </message>
    <message>
        <source>a recipe in UTF-8</source>
        <translation>وصفة بترميز UTF-8</translation>
    </message>
    <message>
        <source>a recurrent encoder</source>
        <translation>مرمّز متكرر</translation>
    </message>
    <message>
        <source>a script such as Latin, Cyrillic, Han</source>
        <translation>كتابة مثل Latin أو Cyrillic أو Han</translation>
    </message>
    <message>
        <source>a second id &quot;%1&quot;</source>
        <translation>معرّف ثان «%1»</translation>
    </message>
    <message>
        <source>a second source called &quot;%1&quot;</source>
        <translation>مصدر ثان اسمه «%1»</translation>
    </message>
    <message>
        <source>a share below 1, or at most %1 pairs</source>
        <translation>نسبة أقل من 1، أو %1 زوج على الأكثر</translation>
    </message>
    <message>
        <source>a sheet of judgements</source>
        <translation>ورقة أحكام</translation>
    </message>
    <message>
        <source>a source term and a target term, separated by a tab</source>
        <translation>مصطلح مصدر ومصطلح هدف، تفصلهما جدولة</translation>
    </message>
    <message>
        <source>a store with pairs</source>
        <translation>مخزن فيه أزواج</translation>
    </message>
    <message>
        <source>a table of %1 x %2</source>
        <translation>جدول بحجم %1 x %2</translation>
    </message>
    <message>
        <source>a table or JSON lines of pairs with gold scores</source>
        <translation>جدول أو سطور JSON من أزواج ذات درجات مرجع</translation>
    </message>
    <message>
        <source>a tag or comment of more than %1 bytes</source>
        <translation>وسم أو تعليق يزيد على %1 بايت</translation>
    </message>
    <message>
        <source>a tensor of that name</source>
        <translation>موتر بهذا الاسم</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>a text archive</source>
        <translation>أرشيف نصوص</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>ملف نصي</translation>
    </message>
    <message>
        <source>a text with one sentence per line</source>
        <translation>نص فيه جملة في كل سطر</translation>
    </message>
    <message>
        <source>a token file</source>
        <translation>ملف رموز</translation>
    </message>
    <message>
        <source>a token file of another version of this program</source>
        <translation>ملف رموز من إصدار آخر لهذا البرنامج</translation>
    </message>
    <message>
        <source>a token file of this program</source>
        <translation>ملف رموز من هذا البرنامج</translation>
    </message>
    <message>
        <source>a tokenizer of kind %1</source>
        <translation>مقطّع من النوع %1</translation>
    </message>
    <message>
        <source>a tokenizer with unit=%1</source>
        <translation>مقطّع فيه unit=%1</translation>
    </message>
    <message>
        <source>a tokenizer.json of Hugging Face&apos;s tokenizers</source>
        <translation>ملف tokenizer.json من tokenizers لـ Hugging Face</translation>
    </message>
    <message>
        <source>a trained model</source>
        <translation>نموذج مدرب</translation>
    </message>
    <message>
        <source>a transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>a transformer with a sentence vector</source>
        <translation>‏transformer له متجه جملة</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, back to the language of the sentences</source>
        <translation>مترجم من %1 إلى %2، عودةً إلى لغة الجمل</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, the languages of the pair store</source>
        <translation>مترجم من %1 إلى %2، وهما لغتا مخزن الأزواج</translation>
    </message>
    <message>
        <source>a tree such as (S (NP) (VP) (.))</source>
        <translation>شجرة مثل (S (NP) (VP) (.))</translation>
    </message>
    <message>
        <source>a truncated table of characters</source>
        <translation>جدول محارف مبتور</translation>
    </message>
    <message>
        <source>a two-dimensional .npy array of little-endian float32</source>
        <translation>مصفوفة .npy ذات بُعدين من float32 بترتيب little-endian</translation>
    </message>
    <message>
        <source>a value without them</source>
        <translation>قيمة خالية منهما</translation>
    </message>
    <message>
        <source>a vector that includes the average of the embeddings</source>
        <translation>متجه يشمل متوسط التضمينات</translation>
    </message>
    <message>
        <source>a version such as v1</source>
        <translation>إصدار مثل v1</translation>
    </message>
    <message>
        <source>a vocabulary of kind &quot;%1&quot;</source>
        <translation>مفردات من النوع «%1»</translation>
    </message>
    <message>
        <source>a vocabulary with unsuitable ids</source>
        <translation>مفردات معرّفاتها غير مناسبة</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>عدد صحيح، %1</translation>
    </message>
    <message>
        <source>a word and %1 numbers</source>
        <translation>كلمة و%1 عدد</translation>
    </message>
    <message>
        <source>add it to the command</source>
        <translation>أضفه إلى الأمر</translation>
    </message>
    <message>
        <source>add them</source>
        <translation>أضفها</translation>
    </message>
    <message>
        <source>added, with averages of %1 numbers and a network&apos;s vectors of %2</source>
        <translation>مجموعة، مع متوسطات من %1 عدد ومتجهات شبكة من %2</translation>
    </message>
    <message>
        <source>agree to it with --yes</source>
        <translation>وافق عليه بـ --yes</translation>
    </message>
    <message>
        <source>align the documents of the shelf first</source>
        <translation>حاذِ مستندات الرف أولا</translation>
    </message>
    <message>
        <source>an HDF5 file, which cannot be streamed</source>
        <translation>ملف HDF5، ولا يمكن قراءته تدفقا</translation>
    </message>
    <message>
        <source>an LSTM encoder-decoder</source>
        <translation>مرمّز ومفكك LSTM</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>رد</translation>
    </message>
    <message>
        <source>an answer that cannot be read</source>
        <translation>رد تتعذر قراءته</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>أرشيف</translation>
    </message>
    <message>
        <source>an average of tokens that the languages share</source>
        <translation>متوسط رموز تشترك فيها اللغتان</translation>
    </message>
    <message>
        <source>an averaging encoder</source>
        <translation>مرمّز متوسطات</translation>
    </message>
    <message>
        <source>an averaging model with encoder.kind = %1, encoder.sharing = shared and encoder.dimension = %2</source>
        <translation>نموذج متوسطات فيه encoder.kind = %1 وencoder.sharing = shared وencoder.dimension = %2</translation>
    </message>
    <message>
        <source>an averaging or recurrent encoder</source>
        <translation>مرمّز متوسطات أو مرمّز متكرر</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>ملف فارغ</translation>
    </message>
    <message>
        <source>an encoder %1</source>
        <translation>مرمّز %1</translation>
    </message>
    <message>
        <source>an encoder of %1 parts, languages %2</source>
        <translation>مرمّز من %1 جزء، واللغات %2</translation>
    </message>
    <message>
        <source>an encoder of several tokenizers</source>
        <translation>مرمّز ذو عدة مقطّعات</translation>
    </message>
    <message>
        <source>an encoder that averages</source>
        <translation>مرمّز يأخذ المتوسط</translation>
    </message>
    <message>
        <source>an encoder that averages, whose table can be made smaller</source>
        <translation>مرمّز يأخذ المتوسط، يمكن تصغير جدوله</translation>
    </message>
    <message>
        <source>an encoder with a network</source>
        <translation>مرمّز ذو شبكة</translation>
    </message>
    <message>
        <source>an encoder with mean pooling</source>
        <translation>مرمّز بتجميع المتوسط</translation>
    </message>
    <message>
        <source>an even multiple of generative.heads, %1</source>
        <translation>مضاعف زوجي لقيمة generative.heads، وهي %1</translation>
    </message>
    <message>
        <source>an event file of TensorBoard</source>
        <translation>ملف أحداث TensorBoard</translation>
    </message>
    <message>
        <source>an export of this program</source>
        <translation>تصدير من هذا البرنامج</translation>
    </message>
    <message>
        <source>an expression such as &quot;^the .*house&quot;</source>
        <translation>تعبير مثل &quot;^the .*house&quot;</translation>
    </message>
    <message>
        <source>an id from 0 to %1</source>
        <translation>معرّف من 0 إلى %1</translation>
    </message>
    <message>
        <source>an id in the text file</source>
        <translation>معرّف وارد في الملف النصي</translation>
    </message>
    <message>
        <source>an index of FAISS</source>
        <translation>فهرس FAISS</translation>
    </message>
    <message>
        <source>an index of another model</source>
        <translation>فهرس نموذج آخر</translation>
    </message>
    <message>
        <source>an index of another text than %1 is now</source>
        <translation>فهرس نص غير نص %1 الحالي</translation>
    </message>
    <message>
        <source>an index of column %1</source>
        <translation>فهرس العمود %1</translation>
    </message>
    <message>
        <source>an index that differs from what was written</source>
        <translation>فهرس يختلف عما كُتب</translation>
    </message>
    <message>
        <source>an interrupted run</source>
        <translation>تشغيل مقطوع</translation>
    </message>
    <message>
        <source>an invalid regular expression</source>
        <translation>تعبير نمطي غير صالح</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>an object of %1 bytes</source>
        <translation>كائن من %1 بايت</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>مستند مكتبي</translation>
    </message>
    <message>
        <source>an operation that exports use, with suitable shapes</source>
        <translation>عملية تستخدمها التصديرات، بأشكال مناسبة</translation>
    </message>
    <message>
        <source>an undamaged HDF5 file</source>
        <translation>ملف HDF5 سليم</translation>
    </message>
    <message>
        <source>an undamaged alignment</source>
        <translation>محاذاة سليمة</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>ملف سليم</translation>
    </message>
    <message>
        <source>an undamaged tokenizer</source>
        <translation>مقطّع سليم</translation>
    </message>
    <message>
        <source>an unpacked one, whose rows can be found</source>
        <translation>نموذج غير مضغوط يمكن العثور على صفوفه</translation>
    </message>
    <message>
        <source>another encoder</source>
        <translation>مرمّز آخر</translation>
    </message>
    <message>
        <source>another kind of LSTM</source>
        <translation>نوع آخر من LSTM</translation>
    </message>
    <message>
        <source>another one to go through</source>
        <translation>لغة أخرى يُمر بها</translation>
    </message>
    <message>
        <source>another pair</source>
        <translation>زوج آخر</translation>
    </message>
    <message>
        <source>another program has written to it</source>
        <translation>كتب فيه برنامج آخر</translation>
    </message>
    <message>
        <source>another program is writing to it%1</source>
        <translation>برنامج آخر يكتب فيه%1</translation>
    </message>
    <message>
        <source>as many lines in both files</source>
        <translation>العدد نفسه من السطور في الملفين</translation>
    </message>
    <message>
        <source>as many translations as sentences</source>
        <translation>ترجمات بعدد الجمل</translation>
    </message>
    <message>
        <source>ask its publisher for one</source>
        <translation>اطلب نسخة من ناشره</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>‏%1 على الأقل</translation>
    </message>
    <message>
        <source>at least %1 sentences of a task</source>
        <translation>‏%1 جملة على الأقل لكل مهمة</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>‏1 على الأقل</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>واحد على الأقل</translation>
    </message>
    <message>
        <source>at least one pair</source>
        <translation>زوج واحد على الأقل</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>‏%1 على الأكثر</translation>
    </message>
    <message>
        <source>at most %1 times as many, as for text</source>
        <translation>‏%1 ضعف على الأكثر، كما في النصوص</translation>
    </message>
    <message>
        <source>at most %1, because the text has %2 sentences</source>
        <translation>‏%1 على الأكثر، لأن في النص %2 جملة</translation>
    </message>
    <message>
        <source>at most %1, which is what %2 has</source>
        <translation>‏%1 على الأكثر، وهو ما في %2</translation>
    </message>
    <message>
        <source>at most one in 20</source>
        <translation>واحدة من 20 على الأكثر</translation>
    </message>
    <message>
        <source>at most one of them</source>
        <translation>واحد منهما على الأكثر</translation>
    </message>
    <message>
        <source>at most the %1 GB that are free</source>
        <translation>الغيغابايتات المتاحة على الأكثر، وهي %1</translation>
    </message>
    <message>
        <source>auto, tab, or one character such as ; or ,</source>
        <translation>‏auto أو tab أو محرف واحد مثل ; أو ,</translation>
    </message>
    <message>
        <source>bgt, released or bitrans</source>
        <translation>‏bgt أو released أو bitrans</translation>
    </message>
    <message>
        <source>both &quot;-&quot;</source>
        <translation>كلاهما «-»</translation>
    </message>
    <message>
        <source>both directions, concatenated, without peepholes</source>
        <translation>الاتجاهان معا موصولين، بلا وصلات Peephole</translation>
    </message>
    <message>
        <source>build a lexicon of each</source>
        <translation>ابن معجما لكل منها</translation>
    </message>
    <message>
        <source>build the index again</source>
        <translation>ابن الفهرس مرة أخرى</translation>
    </message>
    <message>
        <source>build the index first</source>
        <translation>ابن الفهرس أولا</translation>
    </message>
    <message>
        <source>byte-pair pieces</source>
        <translation>قطع أزواج البايتات</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>بايتات ليست UTF-8</translation>
    </message>
    <message>
        <source>called &quot;%1&quot;</source>
        <translation>اسمه «%1»</translation>
    </message>
    <message>
        <source>cannot be created (%1)</source>
        <translation>يتعذر إنشاؤه (%1)</translation>
    </message>
    <message>
        <source>cannot be created as a folder</source>
        <translation>يتعذر إنشاؤه مجلدا</translation>
    </message>
    <message>
        <source>cannot be locked (%1)</source>
        <translation>يتعذر قفله (%1)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>تتعذر قراءته</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>تتعذر قراءته (%1)</translation>
    </message>
    <message>
        <source>cannot be read as HDF5: truncated, damaged or another kind of file</source>
        <translation>تتعذر قراءته بصيغة HDF5: مبتور أو تالف أو ملف من نوع آخر</translation>
    </message>
    <message>
        <source>cannot be read to its end</source>
        <translation>تتعذر قراءته إلى آخره</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>تتعذر كتابته</translation>
    </message>
    <message>
        <source>change encoder.kind or choose another tokenizer</source>
        <translation>غيّر encoder.kind أو اختر مقطّعا آخر</translation>
    </message>
    <message>
        <source>change encoder.units or encoder.dimension, or set encoder.combine to concatenated</source>
        <translation>غيّر encoder.units أو encoder.dimension، أو اجعل encoder.combine هو concatenated</translation>
    </message>
    <message>
        <source>character trigrams, which tokenizer.json cannot express</source>
        <translation>ثلاثيات المحارف، ولا يمكن لملف tokenizer.json التعبير عنها</translation>
    </message>
    <message>
        <source>check its name and permissions</source>
        <translation>تحقق من اسمه وأذوناته</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>تحقق من أذوناته</translation>
    </message>
    <message>
        <source>check its permissions or choose another place</source>
        <translation>تحقق من أذوناته أو اختر مكانا آخر</translation>
    </message>
    <message>
        <source>check that the .vocab file belongs to it</source>
        <translation>تحقق من أن ملف .vocab يخصه</translation>
    </message>
    <message>
        <source>check that the run was started</source>
        <translation>تحقق من أن التشغيل قد بدأ</translation>
    </message>
    <message>
        <source>check that the two files belong together</source>
        <translation>تحقق من أن الملفين متوافقان</translation>
    </message>
    <message>
        <source>check that these are the parses of the sentences</source>
        <translation>تحقق من أنها تحليلات هذه الجمل</translation>
    </message>
    <message>
        <source>check that these are the parses of the sources</source>
        <translation>تحقق من أنها تحليلات المصادر</translation>
    </message>
    <message>
        <source>check that this is the right archive</source>
        <translation>تحقق من أن هذا هو الأرشيف الصحيح</translation>
    </message>
    <message>
        <source>check that this is the right file</source>
        <translation>تحقق من أن هذا هو الملف الصحيح</translation>
    </message>
    <message>
        <source>check that this is the translation of the input</source>
        <translation>تحقق من أن هذه ترجمة المدخل</translation>
    </message>
    <message>
        <source>check the connection and try again later; what was received is kept and resumed</source>
        <translation>تحقق من الاتصال وحاول لاحقا؛ ما استُلم محفوظ ويُتابع منه</translation>
    </message>
    <message>
        <source>check the connection; the catalogue can be read without it</source>
        <translation>تحقق من الاتصال؛ يمكن قراءة الفهرس بدونه</translation>
    </message>
    <message>
        <source>check the disk</source>
        <translation>تحقق من القرص</translation>
    </message>
    <message>
        <source>check the file</source>
        <translation>تحقق من الملف</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>تحقق من الاسم</translation>
    </message>
    <message>
        <source>check the name and permissions, or use another copy</source>
        <translation>تحقق من الاسم والأذونات، أو استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>choose %1, or embed texts with this program and use the vectors</source>
        <translation>اختر %1، أو ضمّن النصوص بهذا البرنامج واستخدم المتجهات</translation>
    </message>
    <message>
        <source>choose SimLex-999.txt or a folder of such lists</source>
        <translation>اختر SimLex-999.txt أو مجلدا فيه قوائم من هذا النوع</translation>
    </message>
    <message>
        <source>choose a .npy file</source>
        <translation>اختر ملف .npy</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>اختر ملفا</translation>
    </message>
    <message>
        <source>choose a file inside it</source>
        <translation>اختر ملفا داخله</translation>
    </message>
    <message>
        <source>choose a file or folder that contains them</source>
        <translation>اختر ملفا أو مجلدا يحويها</translation>
    </message>
    <message>
        <source>choose a file that mining wrote</source>
        <translation>اختر ملفا كتبه التنقيب</translation>
    </message>
    <message>
        <source>choose a gold file</source>
        <translation>اختر ملف مرجع</translation>
    </message>
    <message>
        <source>choose a longer text</source>
        <translation>اختر نصا أطول</translation>
    </message>
    <message>
        <source>choose a model that averages tokens</source>
        <translation>اختر نموذجا يأخذ متوسط الرموز</translation>
    </message>
    <message>
        <source>choose a multiple of --nodes</source>
        <translation>اختر عددا من مضاعفات --nodes</translation>
    </message>
    <message>
        <source>choose a number in this range</source>
        <translation>اختر عددا في هذا المدى</translation>
    </message>
    <message>
        <source>choose a smaller encoder.dimension, or set train.teacher-loss to similarities</source>
        <translation>اختر encoder.dimension أصغر، أو اجعل train.teacher-loss هو similarities</translation>
    </message>
    <message>
        <source>choose a smaller number</source>
        <translation>اختر عددا أصغر</translation>
    </message>
    <message>
        <source>choose a smaller train.learning-rate; %1</source>
        <translation>اختر train.learning-rate أصغر؛ %1</translation>
    </message>
    <message>
        <source>choose a text file</source>
        <translation>اختر ملفا نصيا</translation>
    </message>
    <message>
        <source>choose a text with --token-text</source>
        <translation>اختر نصا بـ --token-text</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>اختر غيره</translation>
    </message>
    <message>
        <source>choose another --output</source>
        <translation>اختر --output آخر</translation>
    </message>
    <message>
        <source>choose another --output, or choose a %1 file</source>
        <translation>اختر --output آخر، أو اختر ملف %1</translation>
    </message>
    <message>
        <source>choose another --output, or continue with --resume</source>
        <translation>اختر --output آخر، أو تابع بـ --resume</translation>
    </message>
    <message>
        <source>choose another --output, or remove that run</source>
        <translation>اختر --output آخر، أو احذف ذلك التشغيل</translation>
    </message>
    <message>
        <source>choose another --output, or the same pairs again</source>
        <translation>اختر --output آخر، أو الأزواج نفسها مرة أخرى</translation>
    </message>
    <message>
        <source>choose another --run</source>
        <translation>اختر --run آخر</translation>
    </message>
    <message>
        <source>choose another archive</source>
        <translation>اختر أرشيفا آخر</translation>
    </message>
    <message>
        <source>choose another column</source>
        <translation>اختر عمودا آخر</translation>
    </message>
    <message>
        <source>choose another dimension or number of heads</source>
        <translation>اختر بُعدا آخر أو عددا آخر من الرؤوس</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>اختر ملفا آخر</translation>
    </message>
    <message>
        <source>choose another file or format</source>
        <translation>اختر ملفا آخر أو صيغة أخرى</translation>
    </message>
    <message>
        <source>choose another file, or another format</source>
        <translation>اختر ملفا آخر، أو صيغة أخرى</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>اختر مجلدا آخر</translation>
    </message>
    <message>
        <source>choose another folder, or overwrite it</source>
        <translation>اختر مجلدا آخر، أو استبدله</translation>
    </message>
    <message>
        <source>choose another format</source>
        <translation>اختر صيغة أخرى</translation>
    </message>
    <message>
        <source>choose another index, or build this one again</source>
        <translation>اختر فهرسا آخر، أو ابن هذا مرة أخرى</translation>
    </message>
    <message>
        <source>choose another model</source>
        <translation>اختر نموذجا آخر</translation>
    </message>
    <message>
        <source>choose another model or set encoder.dimension</source>
        <translation>اختر نموذجا آخر أو عيّن encoder.dimension</translation>
    </message>
    <message>
        <source>choose another model, or the other --side</source>
        <translation>اختر نموذجا آخر، أو --side الآخر</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>اختر اسما آخر</translation>
    </message>
    <message>
        <source>choose another name, or overwrite it</source>
        <translation>اختر اسما آخر، أو استبدله</translation>
    </message>
    <message>
        <source>choose another number</source>
        <translation>اختر عددا آخر</translation>
    </message>
    <message>
        <source>choose another one</source>
        <translation>اختر واحدا آخر</translation>
    </message>
    <message>
        <source>choose another place, or wait for it to end</source>
        <translation>اختر مكانا آخر أو انتظر حتى ينتهي</translation>
    </message>
    <message>
        <source>choose another size</source>
        <translation>اختر حجما آخر</translation>
    </message>
    <message>
        <source>choose another store</source>
        <translation>اختر مخزنا آخر</translation>
    </message>
    <message>
        <source>choose another suite</source>
        <translation>اختر مجموعة كبرى أخرى</translation>
    </message>
    <message>
        <source>choose another template</source>
        <translation>اختر قالبا آخر</translation>
    </message>
    <message>
        <source>choose another tokenizer</source>
        <translation>اختر مقطّعا آخر</translation>
    </message>
    <message>
        <source>choose another unit</source>
        <translation>اختر وحدة أخرى</translation>
    </message>
    <message>
        <source>choose fairseq&apos;s dictionary</source>
        <translation>اختر قاموس fairseq</translation>
    </message>
    <message>
        <source>choose fewer</source>
        <translation>اختر أقل</translation>
    </message>
    <message>
        <source>choose fewer pairs, or leave it out</source>
        <translation>اختر أزواجا أقل، أو لا تذكره</translation>
    </message>
    <message>
        <source>choose one kind of tokens</source>
        <translation>اختر نوعا واحدا من الرموز</translation>
    </message>
    <message>
        <source>choose one kind of tokens, set encoder.combine to concatenated or added, or encoder.network to average</source>
        <translation>اختر نوعا واحدا من الرموز، أو اجعل encoder.combine هو concatenated أو added، أو encoder.network هو average</translation>
    </message>
    <message>
        <source>choose one of the languages that the model was trained on</source>
        <translation>اختر إحدى اللغات التي دُرّب عليها النموذج</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>اختر واحدا من هذه</translation>
    </message>
    <message>
        <source>choose one of: %1</source>
        <translation>اختر واحدا من: %1</translation>
    </message>
    <message>
        <source>choose one of: %1; did you mean %2?</source>
        <translation>اختر واحدا من: %1؛ أتقصد %2؟</translation>
    </message>
    <message>
        <source>choose onnx</source>
        <translation>اختر onnx</translation>
    </message>
    <message>
        <source>choose onnx, safetensors or npy</source>
        <translation>اختر onnx أو safetensors أو npy</translation>
    </message>
    <message>
        <source>choose other documents, or another model</source>
        <translation>اختر مستندات أخرى أو نموذجا آخر</translation>
    </message>
    <message>
        <source>choose other settings or a smaller model</source>
        <translation>اختر إعدادات أخرى أو نموذجا أصغر</translation>
    </message>
    <message>
        <source>choose other vectors, or none</source>
        <translation>اختر متجهات أخرى، أو لا تختر شيئا</translation>
    </message>
    <message>
        <source>choose others with --languages</source>
        <translation>اختر غيرها بـ --languages</translation>
    </message>
    <message>
        <source>choose stores that share sentences</source>
        <translation>اختر مخازن تشترك في جمل</translation>
    </message>
    <message>
        <source>choose such a model</source>
        <translation>اختر نموذجا كهذا</translation>
    </message>
    <message>
        <source>choose the dict.LANGUAGE.txt of its training data with --vocabulary</source>
        <translation>اختر ملف dict.LANGUAGE.txt لبيانات تدريبه بـ --vocabulary</translation>
    </message>
    <message>
        <source>choose the folder of a run</source>
        <translation>اختر مجلد تشغيل</translation>
    </message>
    <message>
        <source>choose the folder that contains the complete model</source>
        <translation>اختر المجلد الذي يحوي النموذج الكامل</translation>
    </message>
    <message>
        <source>choose the gold file of these texts</source>
        <translation>اختر ملف المرجع لهذين النصين</translation>
    </message>
    <message>
        <source>choose the gold file of these two texts; the source id must be first</source>
        <translation>اختر ملف المرجع لهذين النصين؛ يجب أن يكون معرّف المصدر أولا</translation>
    </message>
    <message>
        <source>choose the model that produced the pieces</source>
        <translation>اختر النموذج الذي أنتج القطع</translation>
    </message>
    <message>
        <source>choose the tokenizer</source>
        <translation>اختر المقطّع</translation>
    </message>
    <message>
        <source>choose the vocabulary of these vectors</source>
        <translation>اختر مفردات هذه المتجهات</translation>
    </message>
    <message>
        <source>choose them with model=RUN in the step, or --score-model of filter</source>
        <translation>اخترها بـ model=RUN في الخطوة، أو بـ --score-model للأمر filter</translation>
    </message>
    <message>
        <source>choose what scores the pairs</source>
        <translation>اختر ما يعطي الأزواج درجات</translation>
    </message>
    <message>
        <source>clear it</source>
        <translation>امسحه</translation>
    </message>
    <message>
        <source>clear it, or choose another network</source>
        <translation>امسحه، أو اختر شبكة أخرى</translation>
    </message>
    <message>
        <source>clear it, or choose bgt or another such model</source>
        <translation>امسحه، أو اختر bgt أو نموذجا آخر مثله</translation>
    </message>
    <message>
        <source>clear it, or choose one of these</source>
        <translation>امسحه، أو اختر واحدا من هذه</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>أغلقها</translation>
    </message>
    <message>
        <source>close or remove it, or set pairs.skip-bad-lines</source>
        <translation>أغلقها أو احذفها، أو عيّن pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>close other programs</source>
        <translation>أغلق البرامج الأخرى</translation>
    </message>
    <message>
        <source>close other programs and try again</source>
        <translation>أغلق البرامج الأخرى وحاول مرة أخرى</translation>
    </message>
    <message>
        <source>close other programs, which may need its memory, and continue</source>
        <translation>أغلق البرامج الأخرى فقد تحتاج إلى ذاكرتها، ثم تابع</translation>
    </message>
    <message>
        <source>columns count from 0</source>
        <translation>تُعد الأعمدة من 0</translation>
    </message>
    <message>
        <source>columns in the languages %1</source>
        <translation>أعمدة باللغات %1</translation>
    </message>
    <message>
        <source>columns language, and score or model</source>
        <translation>عمود language، وعمود score أو model</translation>
    </message>
    <message>
        <source>compare copies of the same sheet</source>
        <translation>قارن نسخا من الورقة نفسها</translation>
    </message>
    <message>
        <source>compute them again</source>
        <translation>احسبها مرة أخرى</translation>
    </message>
    <message>
        <source>consecutive ids from 0</source>
        <translation>معرّفات متتالية من 0</translation>
    </message>
    <message>
        <source>consecutive sentences</source>
        <translation>جمل متتالية</translation>
    </message>
    <message>
        <source>contains a run already</source>
        <translation>يحوي تشغيلا من قبل</translation>
    </message>
    <message>
        <source>contains a run with %1 = %2</source>
        <translation>يحوي تشغيلا فيه %1 = %2</translation>
    </message>
    <message>
        <source>continue with --resume</source>
        <translation>تابع بـ --resume</translation>
    </message>
    <message>
        <source>continue with --resume; the tokens are then created again</source>
        <translation>تابع بـ --resume؛ تُنشأ الرموز عندئذ من جديد</translation>
    </message>
    <message>
        <source>convert the file to UTF-8 or remove the line</source>
        <translation>حوّل الملف إلى UTF-8 أو احذف السطر</translation>
    </message>
    <message>
        <source>convert the file to UTF-8, %1</source>
        <translation>حوّل الملف إلى UTF-8، أو %1</translation>
    </message>
    <message>
        <source>copy the files and the program again</source>
        <translation>انسخ الملفات والبرنامج مرة أخرى</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>صححه</translation>
    </message>
    <message>
        <source>correct it, or choose an entry of the catalogue</source>
        <translation>صححه، أو اختر مدخلا من الفهرس</translation>
    </message>
    <message>
        <source>correct or remove the line</source>
        <translation>صحح السطر أو احذفه</translation>
    </message>
    <message>
        <source>correct the file, or use another copy of it</source>
        <translation>صحح الملف، أو استخدم نسخة أخرى منه</translation>
    </message>
    <message>
        <source>correct the line</source>
        <translation>صحح السطر</translation>
    </message>
    <message>
        <source>correct the line or start it with #</source>
        <translation>صحح السطر أو ابدأه بـ #</translation>
    </message>
    <message>
        <source>correct the link</source>
        <translation>صحح الرابط</translation>
    </message>
    <message>
        <source>correct the name</source>
        <translation>صحح الاسم</translation>
    </message>
    <message>
        <source>correct the unit, remove it, or set pairs.skip-bad-lines</source>
        <translation>صحح الوحدة أو احذفها، أو عيّن pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>correct the value</source>
        <translation>صحح القيمة</translation>
    </message>
    <message>
        <source>correct the version</source>
        <translation>صحح الإصدار</translation>
    </message>
    <message>
        <source>count columns from 0</source>
        <translation>عُد الأعمدة من 0</translation>
    </message>
    <message>
        <source>create %1 first</source>
        <translation>أنشئ %1 أولا</translation>
    </message>
    <message>
        <source>create it again or use another copy</source>
        <translation>أنشئه مرة أخرى أو استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>create the vectors again; a model with such vectors must be trained again</source>
        <translation>أنشئ المتجهات مرة أخرى؛ النموذج الذي فيه مثل هذه المتجهات يجب تدريبه من جديد</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>تالف</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pair</source>
        <translation>استُبدلت المحارف التالفة بـ U+FFFD في %1 زوج</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pairs</source>
        <translation>استُبدلت المحارف التالفة بـ U+FFFD في %1 زوج</translation>
    </message>
    <message>
        <source>damaged in a way that makes the HDF5 library fail</source>
        <translation>تالف على نحو يُفشل مكتبة HDF5</translation>
    </message>
    <message>
        <source>damaged: its contents do not match its checksum</source>
        <translation>تالف: محتواه لا يطابق مجموعه الاختباري</translation>
    </message>
    <message>
        <source>damaged: its contents do not match their checksum</source>
        <translation>تالف: محتواه لا يطابق مجموعه الاختباري</translation>
    </message>
    <message>
        <source>damaged: its lines do not match their checksum</source>
        <translation>تالف: سطوره لا تطابق مجموعها الاختباري</translation>
    </message>
    <message>
        <source>decision, source, target and note separated by tabs</source>
        <translation>الحكم والمصدر والهدف والملاحظة تفصلها جدولات</translation>
    </message>
    <message>
        <source>decode their ids instead</source>
        <translation>فك ترميز معرّفاتها بدلا من ذلك</translation>
    </message>
    <message>
        <source>decode with the tokenizer that the ids are from</source>
        <translation>فك الترميز بالمقطّع الذي أُخذت منه المعرّفات</translation>
    </message>
    <message>
        <source>decreasing offsets</source>
        <translation>إزاحات متناقصة</translation>
    </message>
    <message>
        <source>delete it; it is created again when the training is resumed</source>
        <translation>احذفه؛ يُنشأ من جديد عند استئناف التدريب</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>أتقصد %1؟</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>أسماء مختلفة</translation>
    </message>
    <message>
        <source>divide both documents at the same place</source>
        <translation>اقسم المستندين عند الموضع نفسه</translation>
    </message>
    <message>
        <source>do not load this file in Python either unless you trust its source</source>
        <translation>ولا تحمّل هذا الملف في Python أيضا ما لم تثق بمصدره</translation>
    </message>
    <message>
        <source>do not trust this file; download it from its publisher again</source>
        <translation>لا تثق بهذا الملف؛ نزّله من ناشره مرة أخرى</translation>
    </message>
    <message>
        <source>does not divide its work</source>
        <translation>لا يقسم عمله</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>each id once</source>
        <translation>كل معرّف مرة واحدة</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>كل قيمة مرة واحدة</translation>
    </message>
    <message>
        <source>embed the whole list, line by line</source>
        <translation>ضمّن القائمة كلها سطرا سطرا</translation>
    </message>
    <message>
        <source>ended unexpectedly</source>
        <translation>انتهى على غير المتوقع</translation>
    </message>
    <message>
        <source>ended: %1</source>
        <translation>انتهى: %1</translation>
    </message>
    <message>
        <source>ends before the other file</source>
        <translation>ينتهي قبل الملف الآخر</translation>
    </message>
    <message>
        <source>envae, a variational autoencoder</source>
        <translation>‏envae، مرمّز ذاتي تغايري</translation>
    </message>
    <message>
        <source>every sentence of the data sets</source>
        <translation>كل جملة من مجموعات البيانات</translation>
    </message>
    <message>
        <source>exchange them, or correct one</source>
        <translation>بدّلهما، أو صحح أحدهما</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>موجود من قبل</translation>
    </message>
    <message>
        <source>exists already, with other contents</source>
        <translation>موجود من قبل، بمحتوى آخر</translation>
    </message>
    <message>
        <source>export all of it</source>
        <translation>صدّره كله</translation>
    </message>
    <message>
        <source>export documents of other languages to another file</source>
        <translation>صدّر مستندات اللغات الأخرى إلى ملف آخر</translation>
    </message>
    <message>
        <source>export it again</source>
        <translation>صدّره مرة أخرى</translation>
    </message>
    <message>
        <source>export it as .vec with a newer fastText</source>
        <translation>صدّره بصيغة .vec بإصدار أحدث من fastText</translation>
    </message>
    <message>
        <source>export it as TMX or XLIFF, or name its --format</source>
        <translation>صدّره بصيغة TMX أو XLIFF، أو سمِّ --format</translation>
    </message>
    <message>
        <source>export it with all its tokens</source>
        <translation>صدّره بكل رموزه</translation>
    </message>
    <message>
        <source>fewer than the %1 dimensions of the model</source>
        <translation>أقل من أبعاد النموذج وعددها %1</translation>
    </message>
    <message>
        <source>fewer than two sentences</source>
        <translation>أقل من جملتين</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>أعداد منتهية</translation>
    </message>
    <message>
        <source>format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>format version %1</source>
        <translation>إصدار الصيغة %1</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>fp32 or fp16</source>
        <translation>‏fp32 أو fp16</translation>
    </message>
    <message>
        <source>free disk space and continue with --resume; the checkpoint of step %1 is intact</source>
        <translation>أفرغ مساحة على القرص وتابع بـ --resume؛ نقطة استئناف الخطوة %1 سليمة</translation>
    </message>
    <message>
        <source>free disk space or choose another place</source>
        <translation>أفرغ مساحة على القرص أو اختر مكانا آخر</translation>
    </message>
    <message>
        <source>free disk space or choose another place; the old file is unchanged</source>
        <translation>أفرغ مساحة على القرص أو اختر مكانا آخر؛ والملف القديم لم يتغير</translation>
    </message>
    <message>
        <source>free some, or choose another folder</source>
        <translation>أفرغ بعض المساحة، أو اختر مجلدا آخر</translation>
    </message>
    <message>
        <source>give --suite</source>
        <translation>أعط --suite</translation>
    </message>
    <message>
        <source>give --template, or the frequent ones of its training</source>
        <translation>أعط --template، أو القوالب المتكررة في تدريبه</translation>
    </message>
    <message>
        <source>give 90m, 12h or 2d</source>
        <translation>أعط 90m أو 12h أو 2d</translation>
    </message>
    <message>
        <source>give a file to write</source>
        <translation>أعط ملفا يُكتب فيه</translation>
    </message>
    <message>
        <source>give a file with the parse of each sentence on its line</source>
        <translation>أعط ملفا فيه تحليل كل جملة في سطرها</translation>
    </message>
    <message>
        <source>give another one</source>
        <translation>أعط غيره</translation>
    </message>
    <message>
        <source>give as many</source>
        <translation>أعط العدد نفسه</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>أعط واحدا على الأقل</translation>
    </message>
    <message>
        <source>give fewer values</source>
        <translation>أعط قيما أقل</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>أعطه</translation>
    </message>
    <message>
        <source>give it with --sentencepiece</source>
        <translation>أعطه بـ --sentencepiece</translation>
    </message>
    <message>
        <source>give it with --sentencepiece (the training used &quot;%1&quot;)</source>
        <translation>أعطه بـ --sentencepiece (استخدم التدريب «%1»)</translation>
    </message>
    <message>
        <source>give it with --vocabulary</source>
        <translation>أعطه بـ --vocabulary</translation>
    </message>
    <message>
        <source>give it, as in %1=en, or with --languages</source>
        <translation>أعطها، كما في %1=en، أو بـ --languages</translation>
    </message>
    <message>
        <source>give it, so that the trained model can tokenise text</source>
        <translation>أعطه، كي يستطيع النموذج المدرب تقطيع النص</translation>
    </message>
    <message>
        <source>give its password, or save it without one</source>
        <translation>أعط كلمة سره، أو احفظه بلا كلمة سر</translation>
    </message>
    <message>
        <source>give its script, as in %1=Latin</source>
        <translation>أعط كتابته، كما في %1=Latin</translation>
    </message>
    <message>
        <source>give more text, a sentence per line</source>
        <translation>أعط نصا أكثر، جملة في كل سطر</translation>
    </message>
    <message>
        <source>give names in the third column of a list</source>
        <translation>أعط أسماء في العمود الثالث من قائمة</translation>
    </message>
    <message>
        <source>give one</source>
        <translation>أعط واحدا</translation>
    </message>
    <message>
        <source>give one value, or train once with each of them with --grid</source>
        <translation>أعط قيمة واحدة، أو درّب مرة بكل منها بـ --grid</translation>
    </message>
    <message>
        <source>give one with --parse-model, or whole parses with --template</source>
        <translation>أعط واحدا بـ --parse-model، أو تحليلات كاملة بـ --template</translation>
    </message>
    <message>
        <source>give one, for example --languages %1</source>
        <translation>أعط واحدة، مثلا --languages %1</translation>
    </message>
    <message>
        <source>give one, for example --languages deu</source>
        <translation>أعط واحدة، مثلا --languages deu</translation>
    </message>
    <message>
        <source>give one, or choose another model</source>
        <translation>أعط واحدا، أو اختر نموذجا آخر</translation>
    </message>
    <message>
        <source>give one, or leave them out</source>
        <translation>أعط واحدا، أو لا تذكرها</translation>
    </message>
    <message>
        <source>give one, or set it to 0</source>
        <translation>أعط واحدة، أو اجعله 0</translation>
    </message>
    <message>
        <source>give source,target or source,target,score, counted from 0</source>
        <translation>أعط source,target أو source,target,score، بالعد من 0</translation>
    </message>
    <message>
        <source>give templates, for instance --templates common</source>
        <translation>أعط قوالب، مثلا --templates common</translation>
    </message>
    <message>
        <source>give the cores of a rank</source>
        <translation>أعط عدد نوى الرتبة</translation>
    </message>
    <message>
        <source>give the file&apos;s name</source>
        <translation>أعط اسم الملف</translation>
    </message>
    <message>
        <source>give the keys of the objects</source>
        <translation>أعط مفاتيح الكائنات</translation>
    </message>
    <message>
        <source>give the languages</source>
        <translation>أعط اللغتين</translation>
    </message>
    <message>
        <source>give the other language&apos;s file with --input2, or remove the line or set pairs.skip-bad-lines</source>
        <translation>أعط ملف اللغة الأخرى بـ --input2، أو احذف السطر أو عيّن pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>give the pair store of the run, or start a new run</source>
        <translation>أعط مخزن أزواج التشغيل، أو ابدأ تشغيلا جديدا</translation>
    </message>
    <message>
        <source>give the target side with --input2</source>
        <translation>أعط الطرف الهدف بـ --input2</translation>
    </message>
    <message>
        <source>give the top two levels of a parse in brackets</source>
        <translation>أعط المستويين الأعليين من تحليل بين أقواس</translation>
    </message>
    <message>
        <source>give this one as --parse-model, for a model of scpn</source>
        <translation>أعط هذا بـ --parse-model، لنموذج scpn</translation>
    </message>
    <message>
        <source>give two different ones</source>
        <translation>أعط اثنين مختلفين</translation>
    </message>
    <message>
        <source>give two languages, for example --languages de,en</source>
        <translation>أعط لغتين، مثلا --languages de,en</translation>
    </message>
    <message>
        <source>given for a model of %1</source>
        <translation>معطى لنموذج من %1</translation>
    </message>
    <message>
        <source>given for a model that reads templates</source>
        <translation>معطى لنموذج يقرأ قوالب</translation>
    </message>
    <message>
        <source>given for a model that reads whole parses</source>
        <translation>معطى لنموذج يقرأ تحليلات كاملة</translation>
    </message>
    <message>
        <source>given for tokens of %1 kinds</source>
        <translation>معطى لرموز من %1 نوع</translation>
    </message>
    <message>
        <source>given more than once</source>
        <translation>معطى أكثر من مرة</translation>
    </message>
    <message>
        <source>given with %1</source>
        <translation>معطى مع %1</translation>
    </message>
    <message>
        <source>given with --remove-components</source>
        <translation>معطى مع --remove-components</translation>
    </message>
    <message>
        <source>given with generative.model = parse-generator</source>
        <translation>معطى مع generative.model = parse-generator</translation>
    </message>
    <message>
        <source>given with several values</source>
        <translation>معطى بعدة قيم</translation>
    </message>
    <message>
        <source>given without --parse-model</source>
        <translation>معطى بلا --parse-model</translation>
    </message>
    <message>
        <source>given, but --output is standard output</source>
        <translation>معطى، لكن --output هو الخرج القياسي</translation>
    </message>
    <message>
        <source>given, with encoder.network = %1</source>
        <translation>معطى، مع encoder.network = %1</translation>
    </message>
    <message>
        <source>half a surrogate pair at byte %1</source>
        <translation>نصف زوج بديل عند البايت %1</translation>
    </message>
    <message>
        <source>has another header</source>
        <translation>سطر عناوينه مختلف</translation>
    </message>
    <message>
        <source>header</source>
        <translation>سطر العناوين</translation>
    </message>
    <message>
        <source>http://... or https://... ending in a file name</source>
        <translation>‏http://... أو https://... ينتهي باسم ملف</translation>
    </message>
    <message>
        <source>id&lt;TAB&gt;sentence</source>
        <translation>المعرّف&lt;TAB&gt;الجملة</translation>
    </message>
    <message>
        <source>import it again with its languages, or omit it</source>
        <translation>استورده مرة أخرى بلغتيه، أو احذفه</translation>
    </message>
    <message>
        <source>import it directly</source>
        <translation>استورده مباشرة</translation>
    </message>
    <message>
        <source>import it first: paragram-cli import-model --checkpoint %1 --output MODEL.h5</source>
        <translation>استورده أولا: paragram-cli import-model --checkpoint %1 --output MODEL.h5</translation>
    </message>
    <message>
        <source>import the model alone, without --run</source>
        <translation>استورد النموذج وحده، بلا --run</translation>
    </message>
    <message>
        <source>import the pairs first</source>
        <translation>استورد الأزواج أولا</translation>
    </message>
    <message>
        <source>import them into pair stores first</source>
        <translation>استوردها إلى مخازن أزواج أولا</translation>
    </message>
    <message>
        <source>install ICU&apos;s data</source>
        <translation>ثبّت بيانات ICU</translation>
    </message>
    <message>
        <source>install ICU&apos;s data files</source>
        <translation>ثبّت ملفات بيانات ICU</translation>
    </message>
    <message>
        <source>install the package paragram-neural, or run packaging/install-dependencies neural and build the program again</source>
        <translation>ثبّت الحزمة paragram-neural، أو شغّل packaging/install-dependencies neural وابن البرنامج مرة أخرى</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>ثبّت البرنامج مرة أخرى</translation>
    </message>
    <message>
        <source>install the program again, or set PARAGRAM_WORKER to its place</source>
        <translation>ثبّت البرنامج مرة أخرى، أو اجعل PARAGRAM_WORKER مكانه</translation>
    </message>
    <message>
        <source>int8 for a network</source>
        <translation>‏int8 لشبكة</translation>
    </message>
    <message>
        <source>is a device or a pipe</source>
        <translation>هو جهاز أو أنبوب</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>هو مجلد</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ليس ملفا</translation>
    </message>
    <message>
        <source>it cannot be imported</source>
        <translation>لا يمكن استيراده</translation>
    </message>
    <message>
        <source>it does not read embeddings at another scale</source>
        <translation>لا يقرأ تضمينات بمقياس آخر</translation>
    </message>
    <message>
        <source>it looks like %1: give --encoding %2, %3</source>
        <translation>يشبه %1: أعط --encoding %2، أو %3</translation>
    </message>
    <message>
        <source>its SHA-256 is %1 instead of %2</source>
        <translation>‏SHA-256 له %1 بدلا من %2</translation>
    </message>
    <message>
        <source>its arrays differ in length</source>
        <translation>مصفوفاته مختلفة الأطوال</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>مجلده غير موجود</translation>
    </message>
    <message>
        <source>its pieces differ from those of the file before it</source>
        <translation>قطعه تختلف عن قطع الملف الذي قبله</translation>
    </message>
    <message>
        <source>its readers support no other</source>
        <translation>لا تدعم قارئاته غير ذلك</translation>
    </message>
    <message>
        <source>its rules for sentences</source>
        <translation>قواعده للجمل</translation>
    </message>
    <message>
        <source>keep all its tokens</source>
        <translation>أبقِ كل رموزه</translation>
    </message>
    <message>
        <source>key = value</source>
        <translation>مفتاح = قيمة</translation>
    </message>
    <message>
        <source>keys of more than two languages, or of others</source>
        <translation>مفاتيح أكثر من لغتين، أو مفاتيح لغات أخرى</translation>
    </message>
    <message>
        <source>keys of no known names</source>
        <translation>مفاتيح ليست لها أسماء معروفة</translation>
    </message>
    <message>
        <source>labels as they are</source>
        <translation>الوسوم كما هي</translation>
    </message>
    <message>
        <source>language %1</source>
        <translation>اللغة %1</translation>
    </message>
    <message>
        <source>languages of the file, such as eng,deu</source>
        <translation>لغات من الملف، مثل eng,deu</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>لا تذكره</translation>
    </message>
    <message>
        <source>leave it out for the model&apos;s other language</source>
        <translation>لا تذكره لتُستخدم لغة النموذج الأخرى</translation>
    </message>
    <message>
        <source>leave it out for this model</source>
        <translation>لا تذكره لهذا النموذج</translation>
    </message>
    <message>
        <source>line %1 is truncated</source>
        <translation>السطر %1 مبتور</translation>
    </message>
    <message>
        <source>lines of text</source>
        <translation>سطور نص</translation>
    </message>
    <message>
        <source>lines of word&lt;TAB&gt;word&lt;TAB&gt;score</source>
        <translation>سطور من كلمة&lt;TAB&gt;كلمة&lt;TAB&gt;درجة</translation>
    </message>
    <message>
        <source>lines such as [3, 4]:[5]</source>
        <translation>سطور مثل [3, 4]:[5]</translation>
    </message>
    <message>
        <source>list those, and embed them again</source>
        <translation>اسرد تلك الجمل في قائمة، وضمّنها مرة أخرى</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>ترتيب little-endian</translation>
    </message>
    <message>
        <source>load it in Python and save it on this computer</source>
        <translation>حمّله في Python واحفظه على هذا الحاسوب</translation>
    </message>
    <message>
        <source>look at the archive&apos;s list of files</source>
        <translation>انظر قائمة ملفات الأرشيف</translation>
    </message>
    <message>
        <source>loosen the recipe</source>
        <translation>خفف الوصفة</translation>
    </message>
    <message>
        <source>lower-cased text</source>
        <translation>نص بأحرف صغيرة</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input %1 --output PAIRS.h5</source>
        <translation>أنشئ واحدا أولا: paragram-cli import --input %1 --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input FILE --output PAIRS.h5</source>
        <translation>أنشئ واحدا أولا: paragram-cli import --input FILE --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</source>
        <translation>أنشئ واحدا أولا: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</translation>
    </message>
    <message>
        <source>mark a sentence of the other side too</source>
        <translation>علّم جملة من الطرف الآخر أيضا</translation>
    </message>
    <message>
        <source>mean pooling</source>
        <translation>تجميع المتوسط</translation>
    </message>
    <message>
        <source>members that are stored uncompressed</source>
        <translation>أعضاء مخزنة بلا ضغط</translation>
    </message>
    <message>
        <source>mend the file</source>
        <translation>أصلح الملف</translation>
    </message>
    <message>
        <source>mend the line</source>
        <translation>أصلح السطر</translation>
    </message>
    <message>
        <source>mine first</source>
        <translation>نقّب أولا</translation>
    </message>
    <message>
        <source>missing columns</source>
        <translation>أعمدة ناقصة</translation>
    </message>
    <message>
        <source>model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>model=RUN, a model file or a file of word vectors</source>
        <translation>‏model=RUN أو ملف نموذج أو ملف متجهات كلمات</translation>
    </message>
    <message>
        <source>more lines than a .npy header can state</source>
        <translation>سطور أكثر مما تستطيع ترويسة .npy ذكره</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>more than %1 MB, for which %2 has no space</source>
        <translation>أكثر من %1 ميغابايت، ولا مكان لها في %2</translation>
    </message>
    <message>
        <source>more than %1 bytes of text</source>
        <translation>أكثر من %1 بايت من النص</translation>
    </message>
    <message>
        <source>more than %1 bytes without a line end</source>
        <translation>أكثر من %1 بايت بلا نهاية سطر</translation>
    </message>
    <message>
        <source>more than %1 combinations of values</source>
        <translation>أكثر من %1 تركيبة من القيم</translation>
    </message>
    <message>
        <source>more than %1 files inside</source>
        <translation>أكثر من %1 ملف في داخله</translation>
    </message>
    <message>
        <source>more than %1 sentences</source>
        <translation>أكثر من %1 جملة</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>أكثر من %1 قيمة</translation>
    </message>
    <message>
        <source>more than the announced %1 bytes</source>
        <translation>أكثر من البايتات المعلنة وعددها %1</translation>
    </message>
    <message>
        <source>name a file with --output</source>
        <translation>سمِّ ملفا بـ --output</translation>
    </message>
    <message>
        <source>name all three</source>
        <translation>سمِّ الثلاثة كلها</translation>
    </message>
    <message>
        <source>name another --shortlist, such as the pairs that it was trained on</source>
        <translation>سمِّ --shortlist آخر، كالأزواج التي دُرّب عليها</translation>
    </message>
    <message>
        <source>name it with --input2</source>
        <translation>سمِّه بـ --input2</translation>
    </message>
    <message>
        <source>name one, as &quot;%1!%2&quot;</source>
        <translation>سمِّ واحدا، هكذا «%1!%2»</translation>
    </message>
    <message>
        <source>name the columns in the first line</source>
        <translation>سمِّ الأعمدة في السطر الأول</translation>
    </message>
    <message>
        <source>name the folder or archive that contains them with --input2</source>
        <translation>سمِّ المجلد أو الأرشيف الذي يحويها بـ --input2</translation>
    </message>
    <message>
        <source>name them with --input and --input2</source>
        <translation>سمِّهما بـ --input و--input2</translation>
    </message>
    <message>
        <source>name them with --languages, for example eng,deu</source>
        <translation>سمِّهما بـ --languages، مثلا eng,deu</translation>
    </message>
    <message>
        <source>name two of them with --languages</source>
        <translation>سمِّ اثنتين منها بـ --languages</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their columns, counted from 0, with --columns</source>
        <translation>سمِّ اثنتين منها بـ --languages، أو عموديهما، بالعد من 0، بـ --columns</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their keys with --columns</source>
        <translation>سمِّ اثنتين منها بـ --languages، أو مفتاحيهما بـ --columns</translation>
    </message>
    <message>
        <source>names inside the archive&apos;s folder</source>
        <translation>أسماء داخل مجلد الأرشيف</translation>
    </message>
    <message>
        <source>no &quot;%1&quot; inside</source>
        <translation>ليس في داخله «%1»</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>لا يوجد %1</translation>
    </message>
    <message>
        <source>no %1 inside</source>
        <translation>ليس في داخله %1</translation>
    </message>
    <message>
        <source>no --output</source>
        <translation>لم يُعط --output</translation>
    </message>
    <message>
        <source>no SentencePiece model</source>
        <translation>لا نموذج SentencePiece</translation>
    </message>
    <message>
        <source>no address provides this file (%1)</source>
        <translation>لا عنوان يقدم هذا الملف (%1)</translation>
    </message>
    <message>
        <source>no alignment to write</source>
        <translation>لا محاذاة تُكتب</translation>
    </message>
    <message>
        <source>no checkpoint to resume from</source>
        <translation>لا نقطة استئناف يُستأنف منها</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>لا أمر</translation>
    </message>
    <message>
        <source>no complete tree in brackets</source>
        <translation>لا شجرة كاملة بين أقواس</translation>
    </message>
    <message>
        <source>no count after the piece</source>
        <translation>لا عدد بعد القطعة</translation>
    </message>
    <message>
        <source>no data set with gold scores</source>
        <translation>لا مجموعة بيانات فيها درجات مرجع</translation>
    </message>
    <message>
        <source>no document &quot;%1&quot;</source>
        <translation>لا مستند «%1»</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>لا عناصر</translation>
    </message>
    <message>
        <source>no file can be created in %1 (%2)</source>
        <translation>لا يمكن إنشاء ملف في %1‏ (%2)</translation>
    </message>
    <message>
        <source>no file can be created in /tmp (%1)</source>
        <translation>لا يمكن إنشاء ملف في /tmp ‏(%1)</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>لا اسم ملف</translation>
    </message>
    <message>
        <source>no filter</source>
        <translation>لا مرشح</translation>
    </message>
    <message>
        <source>no languages</source>
        <translation>لا لغات</translation>
    </message>
    <message>
        <source>no line &quot;%1&quot;</source>
        <translation>لا سطر «%1»</translation>
    </message>
    <message>
        <source>no line with the times of a cue</source>
        <translation>لا سطر فيه توقيت ترجمة مرئية</translation>
    </message>
    <message>
        <source>no lines</source>
        <translation>لا سطور</translation>
    </message>
    <message>
        <source>no links</source>
        <translation>لا روابط</translation>
    </message>
    <message>
        <source>no links.csv next to it</source>
        <translation>لا ملف links.csv إلى جانبه</translation>
    </message>
    <message>
        <source>no member with these names</source>
        <translation>لا عضو بهذه الأسماء</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>لا نموذج</translation>
    </message>
    <message>
        <source>no optimizer state</source>
        <translation>لا حالة للمحسّن</translation>
    </message>
    <message>
        <source>no output &quot;%1&quot;</source>
        <translation>لا خرج «%1»</translation>
    </message>
    <message>
        <source>no pair scorer is available here</source>
        <translation>لا نموذج هنا يعطي الأزواج درجات</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>لا أزواج</translation>
    </message>
    <message>
        <source>no pairs with gold scores</source>
        <translation>لا أزواج ذات درجات مرجع</translation>
    </message>
    <message>
        <source>no parse on line %1</source>
        <translation>لا تحليل في السطر %1</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>لا إذن بالكتابة هناك</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>لا قطع</translation>
    </message>
    <message>
        <source>no scored pairs</source>
        <translation>لا أزواج ذات درجات</translation>
    </message>
    <message>
        <source>no sentence in &quot;%1&quot;</source>
        <translation>لا جملة بلغة «%1»</translation>
    </message>
    <message>
        <source>no sentences</source>
        <translation>لا جمل</translation>
    </message>
    <message>
        <source>no sheet of judgements</source>
        <translation>لا ورقة أحكام</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>الملف غير موجود</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>الملف أو المجلد غير موجود</translation>
    </message>
    <message>
        <source>no tab</source>
        <translation>لا جدولة</translation>
    </message>
    <message>
        <source>no template whose labels the model knows</source>
        <translation>لا قالب يعرف النموذج وسومه</translation>
    </message>
    <message>
        <source>no tensor &quot;%1&quot;</source>
        <translation>لا موتر «%1»</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>لا نص</translation>
    </message>
    <message>
        <source>no text &quot;%1&quot;</source>
        <translation>لا نص «%1»</translation>
    </message>
    <message>
        <source>no text inside</source>
        <translation>لا نص في داخله</translation>
    </message>
    <message>
        <source>no text to count tokens in</source>
        <translation>لا نص تُعد فيه الرموز</translation>
    </message>
    <message>
        <source>no tokenizer is available here</source>
        <translation>لا مقطّع متاح هنا</translation>
    </message>
    <message>
        <source>no translations of each other: %1 of %2 links are better than chance</source>
        <translation>ليس أحدهما ترجمة الآخر: %1 من %2 رابط أفضل من الصدفة</translation>
    </message>
    <message>
        <source>no two sentences with a translation in common</source>
        <translation>لا جملتين تشتركان في ترجمة</translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation>لا متجهات</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>none of the sentences of the first 10,000 pairs</source>
        <translation>لا شيء من جمل أول 10,000 زوج</translation>
    </message>
    <message>
        <source>none: its tokens are the symbols of the parses</source>
        <translation>بلا: رموزه هي علامات التحليلات</translation>
    </message>
    <message>
        <source>not JSON at byte %1</source>
        <translation>ليس JSON عند البايت %1</translation>
    </message>
    <message>
        <source>not a SentencePiece model</source>
        <translation>ليس نموذج SentencePiece</translation>
    </message>
    <message>
        <source>not a complete ONNX model</source>
        <translation>ليس نموذج ONNX كاملا</translation>
    </message>
    <message>
        <source>not a file of torch.save</source>
        <translation>ليس ملفا من torch.save</translation>
    </message>
    <message>
        <source>not a judgement</source>
        <translation>ليس حكما</translation>
    </message>
    <message>
        <source>not a list of word similarities</source>
        <translation>ليس قائمة تشابه كلمات</translation>
    </message>
    <message>
        <source>not a mined pair</source>
        <translation>ليس زوجا منقّبا</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ليس عددا</translation>
    </message>
    <message>
        <source>not a readable index</source>
        <translation>ليس فهرسا مقروءا</translation>
    </message>
    <message>
        <source>not a record of an index, or damaged</source>
        <translation>ليس سجل فهرس، أو تالف</translation>
    </message>
    <message>
        <source>not a token file</source>
        <translation>ليس ملف رموز</translation>
    </message>
    <message>
        <source>not a tokenizer in JSON</source>
        <translation>ليس مقطّعا بصيغة JSON</translation>
    </message>
    <message>
        <source>not an index</source>
        <translation>ليس فهرسا</translation>
    </message>
    <message>
        <source>not clear from the name &quot;%1&quot;</source>
        <translation>لا يتضح من الاسم «%1»</translation>
    </message>
    <message>
        <source>not found next to this program</source>
        <translation>غير موجود إلى جانب هذا البرنامج</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>غير معطى</translation>
    </message>
    <message>
        <source>not given for a model of %1</source>
        <translation>غير معطى لنموذج من %1</translation>
    </message>
    <message>
        <source>not given, %1</source>
        <translation>غير معطى، %1</translation>
    </message>
    <message>
        <source>not given, with --parse-model</source>
        <translation>غير معطى، مع --parse-model</translation>
    </message>
    <message>
        <source>not given, with train.teacher</source>
        <translation>غير معطى، مع train.teacher</translation>
    </message>
    <message>
        <source>not installed; it computes generative models</source>
        <translation>غير مثبّت؛ وهو يحسب النماذج التوليدية</translation>
    </message>
    <message>
        <source>not text, and no known format of documents</source>
        <translation>ليس نصا ولا صيغة مستندات معروفة</translation>
    </message>
    <message>
        <source>not the address of a file</source>
        <translation>ليس عنوان ملف</translation>
    </message>
    <message>
        <source>not the figures of ranks, or damaged</source>
        <translation>ليست أرقام رتب، أو تالفة</translation>
    </message>
    <message>
        <source>not the pairs the run was started with</source>
        <translation>ليست الأزواج التي بدأ بها التشغيل</translation>
    </message>
    <message>
        <source>not the parses the run was started with</source>
        <translation>ليست التحليلات التي بدأ بها التشغيل</translation>
    </message>
    <message>
        <source>not the vectors the run was started with</source>
        <translation>ليست المتجهات التي بدأ بها التشغيل</translation>
    </message>
    <message>
        <source>not two or three keys</source>
        <translation>ليست مفتاحين أو ثلاثة</translation>
    </message>
    <message>
        <source>not well-formed XML (%1)</source>
        <translation>ليس XML سليم البنية (%1)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>nothing is translated yet</source>
        <translation>لم يُترجم شيء بعد</translation>
    </message>
    <message>
        <source>nothing to train</source>
        <translation>لا شيء يُدرَّب</translation>
    </message>
    <message>
        <source>nothing was written; choose another format</source>
        <translation>لم يُكتب شيء؛ اختر صيغة أخرى</translation>
    </message>
    <message>
        <source>nothing was written; report this as a fault of the program</source>
        <translation>لم يُكتب شيء؛ أبلغ عن هذا على أنه خلل في البرنامج</translation>
    </message>
    <message>
        <source>number the sentences again</source>
        <translation>رقّم الجمل من جديد</translation>
    </message>
    <message>
        <source>numbers in big-endian order</source>
        <translation>أعداد بترتيب big-endian</translation>
    </message>
    <message>
        <source>numbers in one or two dimensions</source>
        <translation>أعداد في بُعد أو بُعدين</translation>
    </message>
    <message>
        <source>numbers, because the first line names no columns</source>
        <translation>أرقام، لأن السطر الأول لا يسمي الأعمدة</translation>
    </message>
    <message>
        <source>omit --run; only checkpoints can be trained further</source>
        <translation>لا تذكر --run؛ لا يمكن متابعة تدريب غير نقاط الاستئناف</translation>
    </message>
    <message>
        <source>omit it</source>
        <translation>لا تذكره</translation>
    </message>
    <message>
        <source>omit it, or merge as mixed languages; train also accepts several stores</source>
        <translation>لا تذكره، أو ادمج بوصفها لغات مختلطة؛ كما يقبل train عدة مخازن</translation>
    </message>
    <message>
        <source>omit it, or use --token-weights alone</source>
        <translation>لا تذكره، أو استخدم --token-weights وحده</translation>
    </message>
    <message>
        <source>omit it; train also accepts several stores</source>
        <translation>لا تذكره؛ كما يقبل train عدة مخازن</translation>
    </message>
    <message>
        <source>omit one: whitening makes all components equal</source>
        <translation>احذف أحدهما: التبييض يسوي بين كل المكونات</translation>
    </message>
    <message>
        <source>omit the others</source>
        <translation>احذف الباقي</translation>
    </message>
    <message>
        <source>omit the processing</source>
        <translation>احذف المعالجة</translation>
    </message>
    <message>
        <source>one SentencePiece model</source>
        <translation>نموذج SentencePiece واحد</translation>
    </message>
    <message>
        <source>one end for each source, and at least 2 steps</source>
        <translation>نهاية لكل مصدر، وخطوتان على الأقل</translation>
    </message>
    <message>
        <source>one for each of the %1 lines of %2</source>
        <translation>واحد لكل سطر من السطور وعددها %1 في %2</translation>
    </message>
    <message>
        <source>one for each of the %1 of tokenizer.json</source>
        <translation>واحد لكل من %1 في tokenizer.json</translation>
    </message>
    <message>
        <source>one for each sentence</source>
        <translation>واحد لكل جملة</translation>
    </message>
    <message>
        <source>one kind</source>
        <translation>نوع واحد</translation>
    </message>
    <message>
        <source>one network for both</source>
        <translation>شبكة واحدة للغتين</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>واحد من %1</translation>
    </message>
    <message>
        <source>one of %1, ...</source>
        <translation>واحد من %1، ...</translation>
    </message>
    <message>
        <source>one of column %1</source>
        <translation>فهرس العمود %1</translation>
    </message>
    <message>
        <source>one of the languages of --languages</source>
        <translation>إحدى لغات --languages</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>واحد منهما</translation>
    </message>
    <message>
        <source>one of this model</source>
        <translation>فهرس من هذا النموذج</translation>
    </message>
    <message>
        <source>one part, and languages that share everything or nothing</source>
        <translation>جزء واحد، ولغات تتشارك كل شيء أو لا شيء</translation>
    </message>
    <message>
        <source>one per line</source>
        <translation>واحد في كل سطر</translation>
    </message>
    <message>
        <source>one query per line</source>
        <translation>استعلام في كل سطر</translation>
    </message>
    <message>
        <source>one sentence pair per line</source>
        <translation>زوج جمل في كل سطر</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>جملة في كل سطر</translation>
    </message>
    <message>
        <source>one that ICU supports</source>
        <translation>تعبير تدعمه ICU</translation>
    </message>
    <message>
        <source>one that this program supports</source>
        <translation>نوع يدعمه هذا البرنامج</translation>
    </message>
    <message>
        <source>one that was</source>
        <translation>نموذج دُرّب هنا</translation>
    </message>
    <message>
        <source>one tokenizer</source>
        <translation>مقطّع واحد</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>قيمة واحدة</translation>
    </message>
    <message>
        <source>one within %1 bytes</source>
        <translation>علامة مغلقة خلال %1 بايت</translation>
    </message>
    <message>
        <source>one without</source>
        <translation>متجه بلا متوسط</translation>
    </message>
    <message>
        <source>one word and its numbers per line</source>
        <translation>كلمة وأعدادها في كل سطر</translation>
    </message>
    <message>
        <source>one, or one for each source</source>
        <translation>واحد، أو واحد لكل مصدر</translation>
    </message>
    <message>
        <source>one, or one per side</source>
        <translation>واحد، أو واحد لكل طرف</translation>
    </message>
    <message>
        <source>one, or those of two judges</source>
        <translation>واحدة، أو ورقتا محكّمين</translation>
    </message>
    <message>
        <source>only one file</source>
        <translation>ملف واحد فقط</translation>
    </message>
    <message>
        <source>only static models can be imported, not transformers</source>
        <translation>لا يمكن استيراد غير النماذج الثابتة، ولا نماذج transformer</translation>
    </message>
    <message>
        <source>open it again to see what has changed</source>
        <translation>افتحه مرة أخرى لترى ما تغير</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>افتحه بإصدار أحدث من البرنامج</translation>
    </message>
    <message>
        <source>other pieces</source>
        <translation>قطع أخرى</translation>
    </message>
    <message>
        <source>pair %1 has no %2</source>
        <translation>الزوج %1 ليس له %2</translation>
    </message>
    <message>
        <source>pair stores</source>
        <translation>مخازن أزواج</translation>
    </message>
    <message>
        <source>pair stores, settings and seeds</source>
        <translation>مخازن أزواج وإعدادات وبذور</translation>
    </message>
    <message>
        <source>pairs in %1 and %2, between which the model translates</source>
        <translation>أزواج بلغتي %1 و%2 اللتين يترجم بينهما النموذج</translation>
    </message>
    <message>
        <source>pairs of %1-%2</source>
        <translation>أزواج %1-%2</translation>
    </message>
    <message>
        <source>pairs of ids, the gold file</source>
        <translation>أزواج معرّفات، وهي ملف المرجع</translation>
    </message>
    <message>
        <source>pairs of sentences</source>
        <translation>أزواج جمل</translation>
    </message>
    <message>
        <source>pairs whose sides have different forms</source>
        <translation>أزواج يختلف شكلا طرفيها</translation>
    </message>
    <message>
        <source>pairs with gold scores</source>
        <translation>أزواج ذات درجات مرجع</translation>
    </message>
    <message>
        <source>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</source>
        <translation>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>parse all sentences, one on each line</source>
        <translation>حلّل كل الجمل، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>parse the %1s of these pairs in their order</source>
        <translation>حلّل طرف %1 من هذه الأزواج بترتيبها</translation>
    </message>
    <message>
        <source>parses such as (ROOT (S (NP ...) (VP ...)))</source>
        <translation>تحليلات مثل (ROOT (S (NP ...) (VP ...)))</translation>
    </message>
    <message>
        <source>pieces of a unigram model (tokenizer.model)</source>
        <translation>قطع نموذج أحادي (tokenizer.model)</translation>
    </message>
    <message>
        <source>pieces or words</source>
        <translation>قطع أو كلمات</translation>
    </message>
    <message>
        <source>pieces with the space at the end</source>
        <translation>قطع والمسافة في آخرها</translation>
    </message>
    <message>
        <source>put NAME= before the file</source>
        <translation>ضع NAME= قبل الملف</translation>
    </message>
    <message>
        <source>put it next to the two texts</source>
        <translation>ضعه إلى جانب النصين</translation>
    </message>
    <message>
        <source>put the .vocab file there</source>
        <translation>ضع ملف .vocab هناك</translation>
    </message>
    <message>
        <source>rank by something else</source>
        <translation>رتّب بشيء آخر</translation>
    </message>
    <message>
        <source>read back with cosines off by %1</source>
        <translation>جيوب التمام عند إعادة القراءة تختلف بمقدار %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>توقفت القراءة</translation>
    </message>
    <message>
        <source>recognise its text with an OCR program such as ocrmypdf</source>
        <translation>تعرّف على نصه ببرنامج OCR مثل ocrmypdf</translation>
    </message>
    <message>
        <source>remove it; the download then starts again</source>
        <translation>احذفه؛ يبدأ التنزيل عندئذ من جديد</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>احذف أحدهما</translation>
    </message>
    <message>
        <source>remove the comma before it</source>
        <translation>احذف الفاصلة التي قبله</translation>
    </message>
    <message>
        <source>remove the file to start from the beginning</source>
        <translation>احذف الملف لتبدأ من البداية</translation>
    </message>
    <message>
        <source>remove the folder and build the index again</source>
        <translation>احذف المجلد وابن الفهرس مرة أخرى</translation>
    </message>
    <message>
        <source>remove the folder or choose another</source>
        <translation>احذف المجلد أو اختر غيره</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>احذف السطر</translation>
    </message>
    <message>
        <source>remove the line or set pairs.skip-bad-lines</source>
        <translation>احذف السطر أو عيّن pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the object, or import with pairs.skip-bad-lines</source>
        <translation>احذف الكائن، أو استورد مع pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the step</source>
        <translation>احذف الخطوة</translation>
    </message>
    <message>
        <source>rename the file</source>
        <translation>غيّر اسم الملف</translation>
    </message>
    <message>
        <source>rename the file or value</source>
        <translation>غيّر اسم الملف أو القيمة</translation>
    </message>
    <message>
        <source>report this as a fault of the program</source>
        <translation>أبلغ عن هذا على أنه خلل في البرنامج</translation>
    </message>
    <message>
        <source>request at least one neighbour</source>
        <translation>اطلب جارا واحدا على الأقل</translation>
    </message>
    <message>
        <source>restore it or remove it</source>
        <translation>استعده أو احذفه</translation>
    </message>
    <message>
        <source>restore it, or start a new run</source>
        <translation>استعده، أو ابدأ تشغيلا جديدا</translation>
    </message>
    <message>
        <source>restore the file, or align the documents again</source>
        <translation>استعد الملف، أو حاذِ المستندين مرة أخرى</translation>
    </message>
    <message>
        <source>restore them, or start a new run</source>
        <translation>استعدها، أو ابدأ تشغيلا جديدا</translation>
    </message>
    <message>
        <source>resume with that version, or train again without --resume</source>
        <translation>استأنف بذلك الإصدار، أو درّب من جديد بلا --resume</translation>
    </message>
    <message>
        <source>run it with paragram-cli</source>
        <translation>شغّله بـ paragram-cli</translation>
    </message>
    <message>
        <source>run it without --done</source>
        <translation>شغّله بلا --done</translation>
    </message>
    <message>
        <source>runs on one rank and on two or more other numbers of them</source>
        <translation>تشغيلات على رتبة واحدة وعلى عددين آخرين منها أو أكثر</translation>
    </message>
    <message>
        <source>save it again without compression</source>
        <translation>احفظه مرة أخرى بلا ضغط</translation>
    </message>
    <message>
        <source>save it as docx, odt, epub, PDF, HTML or plain text</source>
        <translation>احفظه بصيغة docx أو odt أو epub أو PDF أو HTML أو نصا عاديا</translation>
    </message>
    <message>
        <source>save it to a file first</source>
        <translation>احفظه في ملف أولا</translation>
    </message>
    <message>
        <source>save it with numpy as float32 in C order</source>
        <translation>احفظه بمكتبة numpy على شكل float32 بترتيب C</translation>
    </message>
    <message>
        <source>save its table as CSV in UTF-8</source>
        <translation>احفظ جدوله بصيغة CSV وترميز UTF-8</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2</source>
        <translation>حدد أيها تحوي الجمل، مثلا --columns %1,%2</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2 (the first column is 0)</source>
        <translation>حدد أيها تحوي الجمل، مثلا --columns %1,%2 (العمود الأول هو 0)</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1</source>
        <translation>حدد أيها تحوي الجمل، مثلا --columns 0,1</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1 (the first column is 0)</source>
        <translation>حدد أيها تحوي الجمل، مثلا --columns 0,1 (العمود الأول هو 0)</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns sentence1,sentence2</source>
        <translation>حدد أيها تحوي الجمل، مثلا --columns sentence1,sentence2</translation>
    </message>
    <message>
        <source>score, source and target separated by tabs</source>
        <translation>الدرجة والمصدر والهدف تفصلها جدولات</translation>
    </message>
    <message>
        <source>scores of an import</source>
        <translation>درجات استيراد</translation>
    </message>
    <message>
        <source>scores of one kind in all stores</source>
        <translation>درجات من نوع واحد في كل المخازن</translation>
    </message>
    <message>
        <source>scores that are log-probabilities of translations</source>
        <translation>درجات هي لوغاريتمات احتمال ترجمات</translation>
    </message>
    <message>
        <source>see the manual&apos;s page Settings for all keys</source>
        <translation>انظر صفحة «الإعدادات» في الدليل لمعرفة كل المفاتيح</translation>
    </message>
    <message>
        <source>semantic or random</source>
        <translation>‏semantic أو random</translation>
    </message>
    <message>
        <source>semantic, random, %1 or %2</source>
        <translation>‏semantic أو random أو %1 أو %2</translation>
    </message>
    <message>
        <source>sentence numbers from 0, as in [3, 4]:[5]</source>
        <translation>أرقام جمل من 0، كما في [3, 4]:[5]</translation>
    </message>
    <message>
        <source>sentence numbers of many documents</source>
        <translation>أرقام جمل مستندات كثيرة</translation>
    </message>
    <message>
        <source>sentence pairs in a format that can be read</source>
        <translation>أزواج جمل بصيغة يمكن قراءتها</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>قطع الجمل</translation>
    </message>
    <message>
        <source>sentence pieces of both sides in one table</source>
        <translation>قطع جمل الطرفين في جدول واحد</translation>
    </message>
    <message>
        <source>sentence pieces, words or trigrams</source>
        <translation>قطع جمل أو كلمات أو ثلاثيات</translation>
    </message>
    <message>
        <source>sentences like those to embed</source>
        <translation>جمل مثل التي ستُضمَّن</translation>
    </message>
    <message>
        <source>sentences of both sides</source>
        <translation>جمل من الطرفين</translation>
    </message>
    <message>
        <source>sentences of many languages</source>
        <translation>جمل بلغات كثيرة</translation>
    </message>
    <message>
        <source>sentences of one side only</source>
        <translation>جمل من طرف واحد فقط</translation>
    </message>
    <message>
        <source>sentences of the pairs</source>
        <translation>جمل الأزواج</translation>
    </message>
    <message>
        <source>seq2seq</source>
        <translation>seq2seq</translation>
    </message>
    <message>
        <source>set TMPDIR to an existing folder that you may write to</source>
        <translation>اجعل TMPDIR مجلدا موجودا يُسمح لك بالكتابة فيه</translation>
    </message>
    <message>
        <source>set encoder.kind = sp and encoder.sharing = shared</source>
        <translation>عيّن encoder.kind = sp وencoder.sharing = shared</translation>
    </message>
    <message>
        <source>set encoder.network to lstm or blstm, or encoder.combine to none</source>
        <translation>اجعل encoder.network هو lstm أو blstm، أو encoder.combine هو none</translation>
    </message>
    <message>
        <source>set it to 0</source>
        <translation>اجعله 0</translation>
    </message>
    <message>
        <source>set it to seq2seq</source>
        <translation>اجعله seq2seq</translation>
    </message>
    <message>
        <source>set it to shared</source>
        <translation>اجعله shared</translation>
    </message>
    <message>
        <source>set it to word</source>
        <translation>اجعله word</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>معيّن، %1</translation>
    </message>
    <message>
        <source>set, with encoder.network = %1 and generative.model = %2</source>
        <translation>معيّن، مع encoder.network = %1 وgenerative.model = %2</translation>
    </message>
    <message>
        <source>set, with generative.model = %1</source>
        <translation>معيّن، مع generative.model = %1</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>source and target</source>
        <translation>المصدر والهدف</translation>
    </message>
    <message>
        <source>source and target, or keys named with --columns</source>
        <translation>المصدر والهدف، أو مفاتيح مسماة بـ --columns</translation>
    </message>
    <message>
        <source>source,target or source,target,score</source>
        <translation>‏source,target أو source,target,score</translation>
    </message>
    <message>
        <source>sp, word or trigram</source>
        <translation>‏sp أو word أو trigram</translation>
    </message>
    <message>
        <source>space for a copy</source>
        <translation>مكان لنسخة</translation>
    </message>
    <message>
        <source>split or remove the line</source>
        <translation>قسّم السطر أو احذفه</translation>
    </message>
    <message>
        <source>split or remove the line, or import with pairs.skip-bad-lines</source>
        <translation>قسّم السطر أو احذفه، أو استورد مع pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>split the file</source>
        <translation>قسّم الملف</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>الخرج القياسي</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>ابدأ من جديد</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>موقوف</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>text that is not lower-cased</source>
        <translation>نص ليس بأحرف صغيرة</translation>
    </message>
    <message>
        <source>text, or an archive of texts</source>
        <translation>نص، أو أرشيف نصوص</translation>
    </message>
    <message>
        <source>the %1 of the index</source>
        <translation>ما في الفهرس، وهو %1</translation>
    </message>
    <message>
        <source>the %1 sentence is empty</source>
        <translation>جملة الطرف %1 فارغة</translation>
    </message>
    <message>
        <source>the %1 side looks like %2, not %3</source>
        <translation>الطرف %1 يشبه %2 لا %3</translation>
    </message>
    <message>
        <source>the SentencePiece model it was trained with</source>
        <translation>نموذج SentencePiece الذي دُرّب به</translation>
    </message>
    <message>
        <source>the SentencePiece model that %1 was tokenised with</source>
        <translation>نموذج SentencePiece الذي قُطّع به %1</translation>
    </message>
    <message>
        <source>the SentencePiece model that produces them</source>
        <translation>نموذج SentencePiece الذي ينتجها</translation>
    </message>
    <message>
        <source>the alignment tries to read other folders: do not use it</source>
        <translation>تحاول المحاذاة قراءة مجلدات أخرى: لا تستخدمها</translation>
    </message>
    <message>
        <source>the archive tries to write to other folders: do not use it</source>
        <translation>يحاول الأرشيف الكتابة في مجلدات أخرى: لا تستخدمه</translation>
    </message>
    <message>
        <source>the authors&apos; program has no other: choose onnx</source>
        <translation>ليس في برنامج المؤلفين غيره: اختر onnx</translation>
    </message>
    <message>
        <source>the checkpoint has reached that number already</source>
        <translation>بلغت نقطة الاستئناف هذا العدد من قبل</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: train again without --resume</source>
        <translation>نقطة الاستئناف تالفة: درّب من جديد بلا --resume</translation>
    </message>
    <message>
        <source>the disk may be full: export again</source>
        <translation>قد يكون القرص ممتلئا: صدّر مرة أخرى</translation>
    </message>
    <message>
        <source>the documents the alignment names, in a folder or in archives</source>
        <translation>المستندات التي تسميها المحاذاة، في مجلد أو في أرشيفات</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>تغير الملف أثناء قراءته</translation>
    </message>
    <message>
        <source>the file ends before its last element</source>
        <translation>ينتهي الملف قبل عنصره الأخير</translation>
    </message>
    <message>
        <source>the file for %1</source>
        <translation>الملف الخاص بـ %1</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>الملف تالف</translation>
    </message>
    <message>
        <source>the file is damaged or another version; download it from its publisher again</source>
        <translation>الملف تالف أو من إصدار آخر؛ نزّله من ناشره مرة أخرى</translation>
    </message>
    <message>
        <source>the file is damaged or truncated: use another copy</source>
        <translation>الملف تالف أو مبتور: استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>the file is damaged: import the pairs again</source>
        <translation>الملف تالف: استورد الأزواج مرة أخرى</translation>
    </message>
    <message>
        <source>the file is damaged: use another copy</source>
        <translation>الملف تالف: استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>the file is designed to fill memory or disk: do not use it</source>
        <translation>الملف مصمم لملء الذاكرة أو القرص: لا تستخدمه</translation>
    </message>
    <message>
        <source>the file is incomplete: create it again or use another copy</source>
        <translation>الملف غير كامل: أنشئه مرة أخرى أو استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>the file is truncated or damaged: %1</source>
        <translation>الملف مبتور أو تالف: %1</translation>
    </message>
    <message>
        <source>the file with the sentences of these vectors</source>
        <translation>الملف الذي فيه جمل هذه المتجهات</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>مجلد تشغيل</translation>
    </message>
    <message>
        <source>the folder of a run that was interrupted</source>
        <translation>مجلد تشغيل مقطوع</translation>
    </message>
    <message>
        <source>the folder&apos;s files do not belong together</source>
        <translation>ملفات المجلد غير متوافقة</translation>
    </message>
    <message>
        <source>the form in which it writes</source>
        <translation>الشكل الذي يكتب به</translation>
    </message>
    <message>
        <source>the gradient is not a number</source>
        <translation>التدرج ليس عددا</translation>
    </message>
    <message>
        <source>the history of a run</source>
        <translation>سجل تشغيل</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot;</source>
        <translation>المعرّف «%1»</translation>
    </message>
    <message>
        <source>the keys %1</source>
        <translation>المفاتيح %1</translation>
    </message>
    <message>
        <source>the keys none</source>
        <translation>لا مفاتيح</translation>
    </message>
    <message>
        <source>the language of the %1 side is unknown</source>
        <translation>لغة الطرف %1 مجهولة</translation>
    </message>
    <message>
        <source>the languages %1</source>
        <translation>اللغات %1</translation>
    </message>
    <message>
        <source>the loss is not a number</source>
        <translation>الخسارة ليست عددا</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is compressed or encrypted</source>
        <translation>العضو «%1» مضغوط أو معمّى</translation>
    </message>
    <message>
        <source>the model tries to read other folders: do not use it</source>
        <translation>يحاول النموذج قراءة مجلدات أخرى: لا تستخدمه</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot;</source>
        <translation>الاسم «%1»</translation>
    </message>
    <message>
        <source>the name %1 twice</source>
        <translation>الاسم %1 مرتين</translation>
    </message>
    <message>
        <source>the name of a member</source>
        <translation>اسم عضو</translation>
    </message>
    <message>
        <source>the pair store is damaged: import the pairs again</source>
        <translation>مخزن الأزواج تالف: استورد الأزواج مرة أخرى</translation>
    </message>
    <message>
        <source>the pairs of %1</source>
        <translation>أزواج %1</translation>
    </message>
    <message>
        <source>the pairs stored there temporarily cannot be read back</source>
        <translation>الأزواج المخزنة هناك مؤقتا لا يمكن إعادة قراءتها</translation>
    </message>
    <message>
        <source>the parses of the sentences</source>
        <translation>تحليلات الجمل</translation>
    </message>
    <message>
        <source>the path &quot;%1&quot;</source>
        <translation>المسار «%1»</translation>
    </message>
    <message>
        <source>the pieces of %1</source>
        <translation>قطع %1</translation>
    </message>
    <message>
        <source>the rest is UTF-8: give --encoding %1 to replace its damaged characters, %2</source>
        <translation>الباقي UTF-8: أعط --encoding %1 لاستبدال محارفه التالفة، أو %2</translation>
    </message>
    <message>
        <source>the same .vocab for all P-SP files</source>
        <translation>ملف .vocab نفسه لكل ملفات P-SP</translation>
    </message>
    <message>
        <source>the same file</source>
        <translation>الملف نفسه</translation>
    </message>
    <message>
        <source>the same forms as the targets have</source>
        <translation>أشكال الأهداف نفسها</translation>
    </message>
    <message>
        <source>the same number on every node</source>
        <translation>العدد نفسه على كل عقدة</translation>
    </message>
    <message>
        <source>the same on every machine</source>
        <translation>الشيء نفسه على كل جهاز</translation>
    </message>
    <message>
        <source>the same pair store</source>
        <translation>مخزن الأزواج نفسه</translation>
    </message>
    <message>
        <source>the same text, or more lines at its end</source>
        <translation>النص نفسه، أو سطور أكثر في آخره</translation>
    </message>
    <message>
        <source>the same vectors and sentences</source>
        <translation>المتجهات والجمل نفسها</translation>
    </message>
    <message>
        <source>the scores of these pairs are log-probabilities of translations, not paraphrase scores</source>
        <translation>درجات هذه الأزواج لوغاريتمات احتمال ترجمات، لا درجات إعادة صياغة</translation>
    </message>
    <message>
        <source>the server answered %1</source>
        <translation>رد الخادم: %1</translation>
    </message>
    <message>
        <source>the server answers %1</source>
        <translation>يرد الخادم: %1</translation>
    </message>
    <message>
        <source>the token id %1</source>
        <translation>معرّف الرمز %1</translation>
    </message>
    <message>
        <source>the two texts, as X.de and X.en</source>
        <translation>النصان، باسمي X.de وX.en</translation>
    </message>
    <message>
        <source>the vocabulary next to the .h5 file</source>
        <translation>المفردات إلى جانب ملف .h5</translation>
    </message>
    <message>
        <source>this kind of file cannot be read</source>
        <translation>لا يمكن قراءة هذا النوع من الملفات</translation>
    </message>
    <message>
        <source>this tokenizer cannot be used</source>
        <translation>لا يمكن استخدام هذا المقطّع</translation>
    </message>
    <message>
        <source>those of one document</source>
        <translation>أرقام جمل مستند واحد</translation>
    </message>
    <message>
        <source>those of the trained templates: %1</source>
        <translation>وسوم القوالب المدربة: %1</translation>
    </message>
    <message>
        <source>three: sentence, sentence, gold score</source>
        <translation>ثلاثة: جملة، جملة، درجة مرجع</translation>
    </message>
    <message>
        <source>token, tab, count</source>
        <translation>رمز، جدولة، عدد</translation>
    </message>
    <message>
        <source>tokenizer=FILE, or a model</source>
        <translation>‏tokenizer=FILE، أو نموذج</translation>
    </message>
    <message>
        <source>tokens by a tokenizer.json</source>
        <translation>رموز بملف tokenizer.json</translation>
    </message>
    <message>
        <source>tokens other than pieces that both languages share</source>
        <translation>رموز غير القطع التي تشترك فيها اللغتان</translation>
    </message>
    <message>
        <source>tokens without text</source>
        <translation>رموز بلا نص</translation>
    </message>
    <message>
        <source>train a tokenizer or choose another file</source>
        <translation>درّب مقطّعا أو اختر ملفا آخر</translation>
    </message>
    <message>
        <source>train again</source>
        <translation>درّب من جديد</translation>
    </message>
    <message>
        <source>train for some hundred steps with mpirun -n 1, 2 and 4</source>
        <translation>درّب بضع مئات من الخطوات بـ mpirun -n 1 و2 و4</translation>
    </message>
    <message>
        <source>train it again or use another copy</source>
        <translation>درّبه من جديد أو استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>train one first: paragram-cli train --pairs PAIRS.h5 --output RUN</source>
        <translation>درّب واحدا أولا: paragram-cli train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>train one with encoder.network = transformer, for instance the preset bgt-small</source>
        <translation>درّب واحدا فيه encoder.network = transformer، مثلا بالإعداد المسبق bgt-small</translation>
    </message>
    <message>
        <source>train one with generative.model = envae</source>
        <translation>درّب واحدا فيه generative.model = envae</translation>
    </message>
    <message>
        <source>train without --resume</source>
        <translation>درّب بلا --resume</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine</source>
        <translation>‏train أو import أو embed أو neighbours أو mine</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine after --</source>
        <translation>‏train أو import أو embed أو neighbours أو mine بعد --</translation>
    </message>
    <message>
        <source>transformer %1</source>
        <translation>‏transformer %1</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>ثلاثيات</translation>
    </message>
    <message>
        <source>truncated or damaged</source>
        <translation>مبتور أو تالف</translation>
    </message>
    <message>
        <source>try again later</source>
        <translation>حاول مرة أخرى لاحقا</translation>
    </message>
    <message>
        <source>try again when no other program writes the pair store</source>
        <translation>حاول مرة أخرى حين لا يكتب برنامج آخر في مخزن الأزواج</translation>
    </message>
    <message>
        <source>two documents separated by a tab, and optionally a name</source>
        <translation>مستندان تفصلهما جدولة، واسم اختياري</translation>
    </message>
    <message>
        <source>two files for the moses format</source>
        <translation>ملفان لصيغة moses</translation>
    </message>
    <message>
        <source>two languages</source>
        <translation>لغتان</translation>
    </message>
    <message>
        <source>two languages, the extensions of the two files</source>
        <translation>لغتان، وهما لاحقتا الملفين</translation>
    </message>
    <message>
        <source>two of them</source>
        <translation>اثنتان منها</translation>
    </message>
    <message>
        <source>undamaged vectors</source>
        <translation>متجهات سليمة</translation>
    </message>
    <message>
        <source>unit=pieces</source>
        <translation>unit=pieces</translation>
    </message>
    <message>
        <source>unit=pieces without a tokenizer</source>
        <translation>‏unit=pieces بلا مقطّع</translation>
    </message>
    <message>
        <source>unknown filter &quot;%1&quot;</source>
        <translation>مرشح مجهول «%1»</translation>
    </message>
    <message>
        <source>unknown script &quot;%1&quot;</source>
        <translation>كتابة مجهولة «%1»</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;</source>
        <translation>إعداد مجهول «%1»</translation>
    </message>
    <message>
        <source>unpack it first, or set TMPDIR to a folder with more space</source>
        <translation>فك ضغطه أولا، أو اجعل TMPDIR مجلدا فيه مكان أكثر</translation>
    </message>
    <message>
        <source>unpack it with another program</source>
        <translation>فك ضغطه ببرنامج آخر</translation>
    </message>
    <message>
        <source>unpack it with gunzip</source>
        <translation>فك ضغطه بـ gunzip</translation>
    </message>
    <message>
        <source>use --seeds, which trains with seeds from 1</source>
        <translation>استخدم --seeds، فهو يدرب ببذور تبدأ من 1</translation>
    </message>
    <message>
        <source>use a model of the kind bgt, released or noprior</source>
        <translation>استخدم نموذجا من نوع bgt أو released أو noprior</translation>
    </message>
    <message>
        <source>use a model that was trained for it</source>
        <translation>استخدم نموذجا دُرّب لهذا</translation>
    </message>
    <message>
        <source>use a newer version of this program</source>
        <translation>استخدم إصدارا أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>use another copy of the file</source>
        <translation>استخدم نسخة أخرى من الملف</translation>
    </message>
    <message>
        <source>use another copy of the gold file</source>
        <translation>استخدم نسخة أخرى من ملف المرجع</translation>
    </message>
    <message>
        <source>use another copy of the model</source>
        <translation>استخدم نسخة أخرى من النموذج</translation>
    </message>
    <message>
        <source>use another copy of the run</source>
        <translation>استخدم نسخة أخرى من التشغيل</translation>
    </message>
    <message>
        <source>use another copy of the two files</source>
        <translation>استخدم نسخة أخرى من الملفين</translation>
    </message>
    <message>
        <source>use another copy of the vocabulary</source>
        <translation>استخدم نسخة أخرى من المفردات</translation>
    </message>
    <message>
        <source>use another copy, or remove the line</source>
        <translation>استخدم نسخة أخرى، أو احذف السطر</translation>
    </message>
    <message>
        <source>use another model</source>
        <translation>استخدم نموذجا آخر</translation>
    </message>
    <message>
        <source>use fp32</source>
        <translation>استخدم fp32</translation>
    </message>
    <message>
        <source>use one of these, or omit it</source>
        <translation>استخدم واحدا من هذه، أو لا تذكره</translation>
    </message>
    <message>
        <source>use one of these: a quantised model is for classification only</source>
        <translation>استخدم واحدا من هذه: النموذج المكمَّم للتصنيف فقط</translation>
    </message>
    <message>
        <source>values nested more than %1 deep</source>
        <translation>قيم متداخلة إلى عمق يزيد على %1</translation>
    </message>
    <message>
        <source>vector %1 contains a value that is not a number</source>
        <translation>المتجه %1 يحوي قيمة ليست عددا</translation>
    </message>
    <message>
        <source>vectors of %1 numbers</source>
        <translation>متجهات من %1 عدد</translation>
    </message>
    <message>
        <source>vectors of another size</source>
        <translation>متجهات بحجم آخر</translation>
    </message>
    <message>
        <source>vectors of equal length</source>
        <translation>متجهات متساوية الطول</translation>
    </message>
    <message>
        <source>vectors of sentence pieces</source>
        <translation>متجهات قطع جمل</translation>
    </message>
    <message>
        <source>vectors of the pairs&apos; words</source>
        <translation>متجهات كلمات الأزواج</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>الإصدار %1</translation>
    </message>
    <message>
        <source>what an interrupted run has written</source>
        <translation>ما كتبه تشغيل مقطوع</translation>
    </message>
    <message>
        <source>where the result is written</source>
        <translation>حيث تُكتب النتيجة</translation>
    </message>
    <message>
        <source>with the space at the start</source>
        <translation>قطع والمسافة في أولها</translation>
    </message>
    <message>
        <source>word, trigram or whitespace</source>
        <translation>‏word أو trigram أو whitespace</translation>
    </message>
    <message>
        <source>word: each symbol is a token</source>
        <translation>‏word: كل علامة رمز</translation>
    </message>
    <message>
        <source>words by Unicode&apos;s rules, which tokenizer.json cannot express</source>
        <translation>كلمات بقواعد Unicode، ولا يمكن لملف tokenizer.json التعبير عنها</translation>
    </message>
    <message>
        <source>write it as gold score, sentence, sentence, separated by tabs</source>
        <translation>اكتبه على شكل درجة مرجع، جملة، جملة، تفصلها جدولات</translation>
    </message>
    <message>
        <source>write its text first: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</source>
        <translation>اكتب نصه أولا: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</translation>
    </message>
    <message>
        <source>write the list for the same --suite with --list-sentences, and embed it again</source>
        <translation>اكتب القائمة للمجموعة --suite نفسها بـ --list-sentences، وضمّنها مرة أخرى</translation>
    </message>
    <message>
        <source>write the text to a file</source>
        <translation>اكتب النص في ملف</translation>
    </message>
    <message>
        <source>your consent</source>
        <translation>موافقتك</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>الذاكرة غير كافية</translation>
    </message>
    <message>
        <source>use fewer dimensions, a smaller vocabulary or a smaller mega-batch</source>
        <translation>استخدم أبعادًا أقل أو مفردات أصغر أو دفعة كبرى أصغر</translation>
    </message>
    <message>
        <source>Unknown failure</source>
        <translation>عطل غير معروف</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>لا مساحة متبقية على القرص</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>تجاوز حصة القرص</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>خطأ في الإدخال أو الإخراج</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>الإذن مرفوض</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>لا يوجد هذا الملف أو المجلد</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>ملفات مفتوحة أكثر من اللازم</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>نظام ملفات للقراءة فقط</translation>
    </message>
    <message>
        <source>a list in a list of files</source>
        <translation>قائمة داخل قائمة ملفات</translation>
    </message>
    <message>
        <source>a name on each line</source>
        <translation>اسم في كل سطر</translation>
    </message>
    <message>
        <source>list the files to read</source>
        <translation>اذكر الملفات المطلوب قراءتها</translation>
    </message>
    <message>
        <source>name the files themselves</source>
        <translation>اذكر الملفات نفسها</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>لم يُذكر أي ملف</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>اسم ملف</translation>
    </message>
    <message>
        <source>a file written by mine --figures</source>
        <translation>ملف كتبه mine --figures</translation>
    </message>
    <message>
        <source>mine again</source>
        <translation>أعد التنقيب</translation>
    </message>
    <message>
        <source>not the figures of a mining, or damaged</source>
        <translation>ليست أرقام تنقيب، أو تالفة</translation>
    </message>
    <message numerus="yes">
        <source>%1 links</source>
        <translation>
            <numerusform>%1 رابط</numerusform>
            <numerusform>رابط واحد (%1)</numerusform>
            <numerusform>رابطان (%1)</numerusform>
            <numerusform>%1 روابط</numerusform>
            <numerusform>%1 رابطا</numerusform>
            <numerusform>%1 رابط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 صفحة</numerusform>
            <numerusform>صفحة واحدة (%1)</numerusform>
            <numerusform>صفحتان (%1)</numerusform>
            <numerusform>%1 صفحات</numerusform>
            <numerusform>%1 صفحة</numerusform>
            <numerusform>%1 صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>مجموعة واحدة (%1)</numerusform>
            <numerusform>مجموعتان (%1)</numerusform>
            <numerusform>%1 مجموعات</numerusform>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>%1 مجموعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 رمز</numerusform>
            <numerusform>رمز واحد (%1)</numerusform>
            <numerusform>رمزان (%1)</numerusform>
            <numerusform>%1 رموز</numerusform>
            <numerusform>%1 رمزا</numerusform>
            <numerusform>%1 رمز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1 وحدة</numerusform>
            <numerusform>وحدة واحدة (%1)</numerusform>
            <numerusform>وحدتان (%1)</numerusform>
            <numerusform>%1 وحدات</numerusform>
            <numerusform>%1 وحدة</numerusform>
            <numerusform>%1 وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 كائن</numerusform>
            <numerusform>كائن واحد (%1)</numerusform>
            <numerusform>كائنان (%1)</numerusform>
            <numerusform>%1 كائنات</numerusform>
            <numerusform>%1 كائنا</numerusform>
            <numerusform>%1 كائن</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB for a table</source>
        <translation>%1 غيغابايت لجدول</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>%1 غيغابايت متاحة</translation>
    </message>
    <message>
        <source>set TMPDIR to a folder on a disk with more space</source>
        <translation>اجعل TMPDIR مجلدا على قرص فيه مكان أكثر</translation>
    </message>
    <message>
        <source>%1: lists in chunks, compressed or of other numbers</source>
        <translation>%1: قوائم مجزأة أو مضغوطة أو من أعداد أخرى</translation>
    </message>
    <message>
        <source>lists of 32-bit integers in one piece, as P-SP writes them</source>
        <translation>قوائم أعداد صحيحة من 32 بت في قطعة واحدة كما يكتبها P-SP</translation>
    </message>
    <message>
        <source>convert the file with h5repack -l CONTI -f NONE</source>
        <translation>حوّل الملف بالأمر h5repack -l CONTI -f NONE</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>تعذر حجز الذاكرة</translation>
    </message>
    <message>
        <source>close other programs; the old file is unchanged</source>
        <translation>أغلق البرامج الأخرى؛ والملف القديم لم يتغير</translation>
    </message>
    <message>
        <source>1 to %1 bytes of entries</source>
        <translation>من 1 إلى %1 بايت من المداخل</translation>
    </message>
    <message>
        <source>a dictd dictionary, which is UTF-8</source>
        <translation>قاموس dictd، وهو بترميز UTF-8</translation>
    </message>
    <message>
        <source>a tokenizer, with a model to start from</source>
        <translation>مقطّع مع نموذج بدء</translation>
    </message>
    <message>
        <source>clear it: the model has its own vectors</source>
        <translation>أفرغه: للنموذج متجهاته</translation>
    </message>
    <message>
        <source>give one of them: the model has its own tokenizer</source>
        <translation>أعط أحدهما: للنموذج مقطّعه</translation>
    </message>
    <message>
        <source>given, with encoder.start</source>
        <translation>معطى مع encoder.start</translation>
    </message>
    <message>
        <source>leave out --encoding</source>
        <translation>احذف --encoding</translation>
    </message>
    <message>
        <source>name the other with --input2</source>
        <translation>حدد الآخر بـ --input2</translation>
    </message>
    <message>
        <source>no .dict or .dict.dz next to it</source>
        <translation>لا يوجد .dict أو .dict.dz بجانبه</translation>
    </message>
    <message>
        <source>no .index next to it</source>
        <translation>لا يوجد .index بجانبه</translation>
    </message>
    <message>
        <source>set them as the model has them, or choose another model</source>
        <translation>اضبطها كما هي في النموذج، أو اختر نموذجا آخر</translation>
    </message>
    <message>
        <source>the two files of a dictd dictionary</source>
        <translation>ملفا قاموس dictd</translation>
    </message>
    <message>
        <source>too much text</source>
        <translation>نص أكثر من اللازم</translation>
    </message>
    <message>
        <source>a list of MO files</source>
        <translation>قائمة بملفات MO</translation>
    </message>
    <message>
        <source>a message of more than %1 bytes</source>
        <translation>رسالة من أكثر من %1 بايت</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>جملة</translation>
    </message>
    <message>
        <source>a whole MO file</source>
        <translation>ملف MO كامل</translation>
    </message>
    <message>
        <source>an MO file, which names its encoding</source>
        <translation>ملف MO، وهو يذكر ترميزه</translation>
    </message>
    <message>
        <source>an encoding that ICU knows, such as UTF-8</source>
        <translation>ترميز يعرفه ICU، مثل UTF-8</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>%1 بايت على الأكثر</translation>
    </message>
    <message>
        <source>give the list with --files</source>
        <translation>أعطِ القائمة بواسطة --files</translation>
    </message>
    <message>
        <source>msgid and msgstr with text in quotes, or a comment</source>
        <translation>msgid وmsgstr بنص بين علامتي اقتباس، أو تعليق</translation>
    </message>
    <message>
        <source>no MO file</source>
        <translation>ليس ملف MO</translation>
    </message>
    <message>
        <source>no part of a message</source>
        <translation>ليس جزءًا من رسالة</translation>
    </message>
    <message>
        <source>one</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>read the PO file with --encoding</source>
        <translation>اقرأ ملف PO مع --encoding</translation>
    </message>
    <message>
        <source>read the PO file, or get the file again</source>
        <translation>اقرأ ملف PO، أو احصل على الملف من جديد</translation>
    </message>
    <message>
        <source>remove it or set pairs.skip-bad-lines</source>
        <translation>احذفها أو اضبط pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>نص بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>text in the encoding &quot;%1&quot;</source>
        <translation>نص بالترميز &quot;%1&quot;</translation>
    </message>
    <message>
        <source>text without quotes around it</source>
        <translation>نص بلا علامتي اقتباس</translation>
    </message>
    <message>
        <source>too much data</source>
        <translation>بيانات أكثر من اللازم</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>‏الوحدة %1</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>‏الرسالة %1</translation>
    </message>
    <message>
        <source>%1 of %2 are fuzzy and were left out</source>
        <translation>‏%1 من %2 ملتبسة (fuzzy) وقد استُبعدت</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation that could be read</source>
        <translation>‏%1 من %2 بلا ترجمة تمكن قراءتها</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation: %3</source>
        <translation>‏%1 من %2 بلا ترجمة: %3</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation that could be read</source>
        <translation>‏%1 من %2 بلا ترجمة تمكن قراءتها</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation; the first is %3</source>
        <translation>‏%1 من %2 بلا ترجمة، أولها %3</translation>
    </message>
    <message>
        <source>%1 of %2 is fuzzy and was left out</source>
        <translation>‏%1 من %2 ملتبسة (fuzzy) وقد استُبعدت</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 مدخل</numerusform>
            <numerusform>مدخل واحد (%1)</numerusform>
            <numerusform>مدخلان (%1)</numerusform>
            <numerusform>%1 مداخل</numerusform>
            <numerusform>%1 مدخلًا</numerusform>
            <numerusform>%1 مدخل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages</source>
        <translation>
            <numerusform>%1 رسالة</numerusform>
            <numerusform>رسالة واحدة (%1)</numerusform>
            <numerusform>رسالتان (%1)</numerusform>
            <numerusform>%1 رسائل</numerusform>
            <numerusform>%1 رسالة</numerusform>
            <numerusform>%1 رسالة</numerusform>
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
        <translation>مكتبة بايثون sentence-transformers وكل ما يقوم عليها؛ ويقرؤها model2vec أيضا.</translation>
    </message>
    <message>
        <source>model2vec</source>
        <translation>model2vec</translation>
    </message>
    <message>
        <source>The small Python and Rust library model2vec; sentence-transformers reads the same folder.</source>
        <translation>مكتبة بايثون ورست الصغيرة model2vec؛ ويقرأ sentence-transformers المجلد نفسه.</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out; of averages, recurrent encoders and generative models.</source>
        <translation>ONNX Runtime بكل لغة، والمتصفحات والهواتف ومحركات البحث: تدخل معرّفات وقناع، ويخرج متجه؛ للمتوسطات والمرمّزات المتكررة والنماذج التوليدية.</translation>
    </message>
    <message>
        <source>word2vec, text</source>
        <translation>word2vec، نص</translation>
    </message>
    <message>
        <source>gensim, fastText&apos;s tools, spaCy, and other programs that read word vectors.</source>
        <translation>gensim وأدوات fastText وspaCy وبرامج أخرى تقرأ متجهات الكلمات.</translation>
    </message>
    <message>
        <source>word2vec, binary</source>
        <translation>word2vec، ثنائي</translation>
    </message>
    <message>
        <source>gensim and other readers of word2vec&apos;s binary files, which are smaller and faster than text.</source>
        <translation>gensim وقارئات أخرى لملفات word2vec الثنائية، وهي أصغر وأسرع من النص.</translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation>safetensors</translation>
    </message>
    <message>
        <source>Programs in Python, Rust, JavaScript and others that only need the table of vectors.</source>
        <translation>برامج بايثون ورست وجافاسكربت وغيرها مما لا يحتاج إلا إلى جدول المتجهات.</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>مصفوفة NumPy</translation>
    </message>
    <message>
        <source>Python with NumPy, and other readers of its arrays; the vocabulary is next to it.</source>
        <translation>بايثون مع NumPy وقارئات أخرى لمصفوفاته؛ والمفردات بجانبها.</translation>
    </message>
    <message>
        <source>Raw numbers</source>
        <translation>أعداد خام</translation>
    </message>
    <message>
        <source>Programs that map a file of little-endian numbers, row by row: C, C++, LASER&apos;s tools.</source>
        <translation>برامج تقرأ من الذاكرة، صفا صفا، ملف أعداد بترتيب little-endian: C وC++ وأدوات LASER.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>TensorBoard and its embedding projector: a map of tokens or sentences, and the training&apos;s curves.</source>
        <translation>TensorBoard ومسقاط تضميناته: خريطة رموز أو جمل، ومنحنيات التدريب.</translation>
    </message>
    <message>
        <source>FAISS index</source>
        <translation>فهرس FAISS</translation>
    </message>
    <message>
        <source>FAISS, the library for vector search; for the sentences of a file, or the vocabulary.</source>
        <translation>FAISS، مكتبة البحث في المتجهات؛ لجمل ملف أو للمفردات.</translation>
    </message>
    <message>
        <source>P-SP checkpoint</source>
        <translation>نقطة استئناف P-SP</translation>
    </message>
    <message>
        <source>The authors&apos; own scripts (paraphrastic-representations-at-scale) on PyTorch.</source>
        <translation>نصوص المؤلفين البرمجية (paraphrastic-representations-at-scale) على PyTorch.</translation>
    </message>
    <message>
        <source>BGT checkpoint</source>
        <translation>نقطة استئناف BGT</translation>
    </message>
    <message>
        <source>The authors&apos; own program of the Bilingual Generative Transformer (a fork of fairseq) on PyTorch.</source>
        <translation>برنامج المؤلفين نفسه للـ Bilingual Generative Transformer (فرع من fairseq) على PyTorch.</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a translation, and a mean of 5 to 40 of the two sides of a paraphrase.</source>
        <translation>يسقط الأزواج ذات الأطراف القصيرة جدا أو الطويلة جدا. يبقي P22 من 3 إلى 100 كلمة في كل طرف من الترجمة، ومتوسطا من 5 إلى 40 لطرفي إعادة الصياغة.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>الأقصر</translation>
    </message>
    <message>
        <source>The smallest value that is kept.</source>
        <translation>أصغر قيمة تُبقى.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>الأطول</translation>
    </message>
    <message>
        <source>The largest value that is kept.</source>
        <translation>أكبر قيمة تُبقى.</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>العدّ بـ</translation>
    </message>
    <message>
        <source>words are separated by white space, as in P22; tokens are words and punctuation marks by ICU&apos;s boundaries, including Chinese, Japanese and Thai; pieces are those of a tokenizer.</source>
        <translation>words تفصلها مسافات كما في P22؛ tokens كلمات وعلامات ترقيم بحدود ICU، ومنها الصينية واليابانية والتايلندية؛ pieces قطع مقطّع.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>رموز</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>محارف</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>قطع</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>المقطّع</translation>
    </message>
    <message>
        <source>For pieces: a SentencePiece model, a vocabulary, or a model with its tokenizer. Unknown pieces do not count.</source>
        <translation>للقطع: نموذج SentencePiece أو مفردات أو نموذج مع مقطّعه. القطع المجهولة لا تُحسب.</translation>
    </message>
    <message>
        <source>a file or folder</source>
        <translation>ملف أو مجلد</translation>
    </message>
    <message>
        <source>Length of</source>
        <translation>طول</translation>
    </message>
    <message>
        <source>Each side, or the mean of the two sides.</source>
        <translation>كل طرف، أو متوسط الطرفين.</translation>
    </message>
    <message>
        <source>each</source>
        <translation>كل منهما</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>المكررات</translation>
    </message>
    <message>
        <source>Drops duplicates. It remembers 128-bit hashes, at most 31 bytes per pair.</source>
        <translation>يسقط المكررات. يتذكر تجزئات من 128 بت، 31 بايتا على الأكثر لكل زوج.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>الإبقاء على</translation>
    </message>
    <message>
        <source>one: the first of equal pairs is kept. none: pairs that occur more than once are all dropped, as by uniq -u, which P22 used.</source>
        <translation>one: يُبقى الأول من الأزواج المتساوية. none: تُسقط كل الأزواج الواردة أكثر من مرة، كما يفعل uniq -u الذي استخدمه P22.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Equal in</source>
        <translation>التساوي في</translation>
    </message>
    <message>
        <source>What must be equal: both sides, or one of them.</source>
        <translation>ما يجب أن يتساوى: الطرفان أو أحدهما.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>الزوج</translation>
    </message>
    <message>
        <source>source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>تجاهل حالة الحروف</translation>
    </message>
    <message>
        <source>Upper and lower case count as the same.</source>
        <translation>تُعد الحروف الكبيرة والصغيرة متساوية.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>صحيح أو خطأ</translation>
    </message>
    <message>
        <source>Ignore form</source>
        <translation>تجاهل الشكل</translation>
    </message>
    <message>
        <source>Full-width letters, ligatures and similar forms count as plain letters (NFKC).</source>
        <translation>تُعد الحروف العريضة والمدغمة وما أشبهها حروفا عادية (NFKC).</translation>
    </message>
    <message>
        <source>Ignore punctuation</source>
        <translation>تجاهل الترقيم</translation>
    </message>
    <message>
        <source>Only letters and digits count, not punctuation and spaces.</source>
        <translation>الحروف والأرقام وحدها تُحسب، لا الترقيم والمسافات.</translation>
    </message>
    <message>
        <source>identical sides</source>
        <translation>الطرفان المتطابقان</translation>
    </message>
    <message>
        <source>Drops pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>يسقط الأزواج ذات النص نفسه في الطرفين: لا يتعلم النموذج منها شيئا.</translation>
    </message>
    <message>
        <source>Only letters and digits count, in their normal form (NFKC).</source>
        <translation>الحروف والأرقام وحدها تُحسب، بصورتها المعيارية (NFKC).</translation>
    </message>
    <message>
        <source>trigram overlap</source>
        <translation>تداخل الثلاثيات</translation>
    </message>
    <message>
        <source>Drops paraphrases that are worded too similarly: the share of the shorter side&apos;s three-word sequences that also occur in the longer side, ignoring case. P22 keeps at most 0.7, P18 0.5.</source>
        <translation>يسقط إعادات الصياغة المتشابهة الألفاظ كثيرا: نسبة تتابعات الكلمات الثلاث في الطرف الأقصر الواردة أيضا في الأطول، دون اعتبار حالة الحروف. يبقي P22 حتى 0.7، وP18 ‏0.5.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>الأقصى</translation>
    </message>
    <message>
        <source>given score</source>
        <translation>الدرجة المعطاة</translation>
    </message>
    <message>
        <source>Filters by the score column of the imported file, such as the third column of ParaNMT, or of paraphrases from translations by the translation&apos;s log-probability per token. Pairs without a score are dropped.</source>
        <translation>يرشح حسب عمود الدرجة في الملف المستورد، كالعمود الثالث في ParaNMT، أو حسب لوغاريتم احتمال الترجمة لكل رمز في إعادات الصياغة المصنوعة من ترجمات. تُسقط الأزواج التي لا درجة لها.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>paraphrase score</source>
        <translation>درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>Keeps pairs whose sides are similar in meaning: the cosine of the two sides under a model of the workbench or averaged word vectors. P22 keeps 0.4 to 1 under PARAGRAM-PHRASE.</source>
        <translation>يبقي الأزواج المتقاربة الطرفين معنى: جيب تمام الطرفين عند نموذج من هذا البرنامج أو متوسط متجهات كلمات. يبقي P22 من 0.4 إلى 1 عند PARAGRAM-PHRASE.</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>A run folder, a model file, or word vectors in word2vec or GloVe format.</source>
        <translation>مجلد تشغيل أو ملف نموذج أو متجهات كلمات بصيغة word2vec أو GloVe.</translation>
    </message>
    <message>
        <source>Given score</source>
        <translation>الدرجة المعطاة</translation>
    </message>
    <message>
        <source>The score column of the file is the paraphrase score, as in ParaNMT; the model scores pairs without one, and paraphrases from translations, whose score is that of the translation.</source>
        <translation>عمود الدرجة في الملف هو درجة إعادة الصياغة، كما في ParaNMT؛ ويقدّر النموذج الأزواج التي لا درجة لها، وإعادات الصياغة المصنوعة من ترجمات، لأن درجتها درجة الترجمة.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is not in the expected language. CLD2 is built in; it is unsure of many short sentences. P22 uses fastText&apos;s lid.176, whose file you can choose instead.</source>
        <translation>يسقط الأزواج التي أحد طرفيها ليس باللغة المتوقعة. CLD2 مدمج؛ وهو غير متأكد في كثير من الجمل القصيرة. يستخدم P22 ‏lid.176 من fastText، ويمكنك اختيار ملفه بدلا منه.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Language of the side, a code such as en; empty: that of the pairs.</source>
        <translation>لغة الطرف، رمز مثل en؛ فارغ: لغة الأزواج.</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>أي نص</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>fastText model</source>
        <translation>نموذج fastText</translation>
    </message>
    <message>
        <source>lid.176.bin or lid.176.ftz, published by the authors of fastText; empty: CLD2.</source>
        <translation>lid.176.bin أو lid.176.ftz، نشرهما مؤلفو fastText؛ فارغ: CLD2.</translation>
    </message>
    <message>
        <source>If unsure</source>
        <translation>عند الشك</translation>
    </message>
    <message>
        <source>What happens to a sentence whose language CLD2 cannot detect.</source>
        <translation>ما يحدث لجملة لا يكشف CLD2 لغتها.</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>إسقاط</translation>
    </message>
    <message>
        <source>evaluation sentences</source>
        <translation>جمل التقييم</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of an evaluation set, ignoring case and punctuation: scores on sentences that a model was trained on are meaningless.</source>
        <translation>يسقط الأزواج التي تحوي جملة من مجموعة تقييم، دون اعتبار حالة الحروف والترقيم: لا معنى لدرجات على جمل تدرب عليها النموذج.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Folders, suite files, pair stores or text files, separated by semicolons; empty: the evaluation sets of the project.</source>
        <translation>مجلدات أو ملفات مجموعات أو مخازن أزواج أو ملفات نصية، تفصلها فاصلة منقوطة؛ فارغ: مجموعات تقييم المشروع.</translation>
    </message>
    <message>
        <source>length ratio</source>
        <translation>نسبة الطولين</translation>
    </message>
    <message>
        <source>Drops pairs with one side many times as long as the other: most are wrongly aligned.</source>
        <translation>يسقط الأزواج التي أحد طرفيها أطول من الآخر أضعافا: معظمها خاطئ المحاذاة.</translation>
    </message>
    <message>
        <source>longer side / shorter side</source>
        <translation>الطرف الأطول / الطرف الأقصر</translation>
    </message>
    <message>
        <source>times</source>
        <translation>مرات</translation>
    </message>
    <message>
        <source>long words</source>
        <translation>الكلمات الطويلة</translation>
    </message>
    <message>
        <source>Drops pairs with a very long word (separated by white space): addresses, code, lost spaces. Not for languages without spaces.</source>
        <translation>يسقط الأزواج التي فيها كلمة طويلة جدا (تفصلها مسافات): عناوين أو شيفرة أو مسافات ضائعة. ليس للغات بلا مسافات.</translation>
    </message>
    <message>
        <source>characters of the longest word</source>
        <translation>محارف أطول كلمة</translation>
    </message>
    <message>
        <source>average word length</source>
        <translation>متوسط طول الكلمة</translation>
    </message>
    <message>
        <source>Drops pairs with a side whose words are unusually short or long on average: spaced-out or joined text. Not for languages without spaces.</source>
        <translation>يسقط الأزواج التي كلمات أحد طرفيها قصيرة أو طويلة في المتوسط على غير العادة: نص مباعد أو ملتصق. ليس للغات بلا مسافات.</translation>
    </message>
    <message>
        <source>mean characters per word</source>
        <translation>متوسط المحارف لكل كلمة</translation>
    </message>
    <message>
        <source>HTML and addresses</source>
        <translation>HTML والعناوين</translation>
    </message>
    <message>
        <source>Drops pairs with markup: the share of a side&apos;s bytes that are HTML tags, entities such as &amp;amp; and web addresses.</source>
        <translation>يسقط الأزواج التي فيها ترميز: نسبة بايتات الطرف التي هي وسوم HTML وكيانات مثل &amp;amp; وعناوين الويب.</translation>
    </message>
    <message>
        <source>share of markup</source>
        <translation>نسبة الترميز</translation>
    </message>
    <message>
        <source>share of letters</source>
        <translation>نسبة الحروف</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly digits, punctuation or symbols: the share of letters among all characters except white space.</source>
        <translation>يسقط الأزواج التي معظم أحد طرفيها أرقام أو ترقيم أو رموز: نسبة الحروف من كل المحارف عدا المسافات.</translation>
    </message>
    <message>
        <source>script</source>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>Drops pairs with a side in another script: the share of letters of the expected script (Latin, Cyrillic, Han, ...) among all letters.</source>
        <translation>يسقط الأزواج التي أحد طرفيها بكتابة أخرى: نسبة حروف الكتابة المتوقعة (Latin وCyrillic وHan و...) من كل الحروف.</translation>
    </message>
    <message>
        <source>share of the script&apos;s letters</source>
        <translation>نسبة حروف الكتابة</translation>
    </message>
    <message>
        <source>Names such as Latin or Han, separated by commas; empty: that of the language.</source>
        <translation>أسماء مثل Latin أو Han تفصلها فواصل؛ فارغ: كتابة اللغة.</translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation>نسبة الأرقام</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly numbers: the share of digits among all characters except white space.</source>
        <translation>يسقط الأزواج التي معظم أحد طرفيها أعداد: نسبة الأرقام من كل المحارف عدا المسافات.</translation>
    </message>
    <message>
        <source>terminal punctuation</source>
        <translation>ترقيم النهاية</translation>
    </message>
    <message>
        <source>Drops pairs with a different number of sentence ends: minus the logarithm of one plus a penalty, which is the difference between the counts of final marks plus what each side has beyond one.</source>
        <translation>يسقط الأزواج المختلفة في عدد نهايات الجمل: سالب لوغاريتم واحد زائد غرامة، هي الفرق بين عددي علامات النهاية زائد ما يتجاوز الواحد في كل طرف.</translation>
    </message>
    <message>
        <source>agreement of final marks</source>
        <translation>اتفاق علامات النهاية</translation>
    </message>
    <message>
        <source>numerals</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Drops pairs with different numbers: twice the longest common subsequence of the two sides&apos; digits except zero, divided by their total number; 1 if there are none.</source>
        <translation>يسقط الأزواج المختلفة في الأعداد: ضعف أطول تتابع مشترك لأرقام الطرفين عدا الصفر، مقسوما على عددها الكلي؛ 1 إن لم توجد.</translation>
    </message>
    <message>
        <source>agreement of digits</source>
        <translation>اتفاق الأرقام</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Drops pairs with a side that repeats itself: how often a piece of text is immediately repeated, as in machine translation that loops. &quot;thank you thank you thank you&quot; repeats twice.</source>
        <translation>يسقط الأزواج التي يكرر أحد طرفيها نفسه: كم مرة تتكرر قطعة نص مباشرة، كما في ترجمة آلية تدور في حلقة. «thank you thank you thank you» تتكرر مرتين.</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>تكرارات</translation>
    </message>
    <message>
        <source>Shortest piece</source>
        <translation>أقصر قطعة</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>بايتات</translation>
    </message>
    <message>
        <source>Shorter pieces are ignored, so that &quot;...&quot; and &quot;!!!&quot; may stay.</source>
        <translation>تُتجاهل القطع الأقصر، فيمكن أن تبقى «...» و«!!!».</translation>
    </message>
    <message>
        <source>longest common substring</source>
        <translation>أطول سلسلة مشتركة</translation>
    </message>
    <message>
        <source>Drops pairs with a long passage in common: the longest run of characters that both sides have, divided by the length of the shorter side, ignoring case.</source>
        <translation>يسقط الأزواج التي بينها مقطع مشترك طويل: أطول تتابع محارف في الطرفين، مقسوما على طول الأقصر، دون اعتبار حالة الحروف.</translation>
    </message>
    <message>
        <source>share of the shorter side</source>
        <translation>نسبة من الطرف الأقصر</translation>
    </message>
    <message>
        <source>edit similarity</source>
        <translation>تشابه التحرير</translation>
    </message>
    <message>
        <source>Drops pairs that differ by a few letters or words only: 1 minus the edit distance divided by the length of the longer side, ignoring case.</source>
        <translation>يسقط الأزواج التي لا تختلف إلا بحروف أو كلمات قليلة: 1 ناقص مسافة التحرير مقسومة على طول الطرف الأطول، دون اعتبار حالة الحروف.</translation>
    </message>
    <message>
        <source>The unit of insertions, removals and changes.</source>
        <translation>وحدة الإضافات والحذف والتغييرات.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Tab-separated</source>
        <translation>مفصول بجدولة</translation>
    </message>
    <message>
        <source>One pair per line, separated by a tab; a third column may be a score.</source>
        <translation>زوج في كل سطر تفصله جدولة؛ وقد يكون العمود الثالث درجة.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet tables (RFC 4180): fields separated by commas, semicolons, bars or tabs, in quotes if they contain one, or a line end.</source>
        <translation>جداول حسابية (RFC 4180): حقول تفصلها فواصل أو فواصل منقوطة أو خطوط عمودية أو جدولات، بين علامتي اقتباس إن حوت أحدها أو نهاية سطر.</translation>
    </message>
    <message>
        <source>Scores first</source>
        <translation>الدرجات أولا</translation>
    </message>
    <message>
        <source>Score, source and target separated by tabs: WikiMatrix, CCMatrix, LASER, and mined pairs.</source>
        <translation>درجة ومصدر وهدف تفصلها جدولات: WikiMatrix وCCMatrix وLASER والأزواج المنقبة.</translation>
    </message>
    <message>
        <source>Moses</source>
        <translation>Moses</translation>
    </message>
    <message>
        <source>Two files, line by line translations of each other, or an OPUS zip with both: X.de-en.de and X.de-en.en.</source>
        <translation>ملفان كل منهما ترجمة الآخر سطرا بسطر، أو zip من OPUS فيه كلاهما: X.de-en.de وX.de-en.en.</translation>
    </message>
    <message>
        <source>TMX</source>
        <translation>TMX</translation>
    </message>
    <message>
        <source>Translation memory, 1.1 to 1.4b: OPUS, CAT tools. With several languages, --languages chooses two.</source>
        <translation>ذاكرة ترجمة، من 1.1 إلى 1.4b: ‏OPUS وأدوات الترجمة بمساعدة الحاسوب. مع لغات عدة يختار --languages اثنتين.</translation>
    </message>
    <message>
        <source>XLIFF 1.2</source>
        <translation>XLIFF 1.2</translation>
    </message>
    <message>
        <source>Files of CAT tools; each segment is a pair; candidates (alt-trans) are used if a unit has no translation.</source>
        <translation>ملفات أدوات الترجمة بمساعدة الحاسوب؛ كل مقطع زوج؛ تُستخدم المقترحات (alt-trans) إن لم تكن للوحدة ترجمة.</translation>
    </message>
    <message>
        <source>XLIFF 2</source>
        <translation>XLIFF 2</translation>
    </message>
    <message>
        <source>Files of CAT tools in XLIFF 2.0 or 2.1; each segment is a pair.</source>
        <translation>ملفات أدوات الترجمة بمساعدة الحاسوب بصيغة XLIFF 2.0 أو 2.1؛ كل مقطع زوج.</translation>
    </message>
    <message>
        <source>OPUS XML</source>
        <translation>OPUS XML</translation>
    </message>
    <message>
        <source>An XCES alignment and the documents it names, in its folder, in archives there (de.zip), or where the second file says.</source>
        <translation>محاذاة XCES والمستندات التي تسميها، في مجلدها، أو في أرشيفات هناك (de.zip)، أو حيث يقول الملف الثاني.</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>سطور JSON</translation>
    </message>
    <message>
        <source>One JSON object per line, or one array of objects: source and target, sentence1 and sentence2, or {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; other keys by name.</source>
        <translation>كائن JSON في كل سطر، أو مصفوفة كائنات: source وtarget، أو sentence1 وsentence2، أو {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}؛ ومفاتيح أخرى بأسمائها.</translation>
    </message>
    <message>
        <source>ParaNMT</source>
        <translation>ParaNMT</translation>
    </message>
    <message>
        <source>ParaNMT-50M: two paraphrases and their score separated by tabs; further columns are ignored.</source>
        <translation>ParaNMT-50M: إعادتا صياغة ودرجتهما تفصلها جدولات؛ وتُتجاهل الأعمدة الأخرى.</translation>
    </message>
    <message>
        <source>Tatoeba</source>
        <translation>Tatoeba</translation>
    </message>
    <message>
        <source>Tatoeba&apos;s exports: sentences.csv and links.csv; --languages chooses two, such as eng,deu.</source>
        <translation>تصديرات Tatoeba: ‏sentences.csv وlinks.csv؛ يختار --languages اثنتين، مثل eng,deu.</translation>
    </message>
    <message>
        <source>STS</source>
        <translation>STS</translation>
    </message>
    <message>
        <source>Graded pairs of SemEval (STS.input.X.txt with STS.gs.X.txt) and the STS Benchmark (sts-dev.csv); the gold score is the score.</source>
        <translation>أزواج SemEval المقدرة (STS.input.X.txt مع STS.gs.X.txt) وSTS Benchmark ‏(sts-dev.csv)؛ درجة المرجع هي الدرجة.</translation>
    </message>
    <message>
        <source>BUCC</source>
        <translation>BUCC</translation>
    </message>
    <message>
        <source>Two texts with an id, a tab and a sentence per line, and X.gold with pairs of ids that are translations.</source>
        <translation>نصان في كل سطر منهما معرّف وجدولة وجملة، وX.gold بأزواج المعرّفات المترجمة.</translation>
    </message>
    <message>
        <source>P-SP .h5</source>
        <translation>P-SP .h5</translation>
    </message>
    <message>
        <source>The authors&apos; training file, X.h5 with X.vocab next to it, converted back to text.</source>
        <translation>ملف تدريب المؤلفين، X.h5 وبجانبه X.vocab، محوّلا إلى نص.</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>مخزن أزواج</translation>
    </message>
    <message>
        <source>The result of an import, to be filtered again or merged with others.</source>
        <translation>نتيجة استيراد، لترشيحها مرة أخرى أو دمجها مع غيرها.</translation>
    </message>
    <message>
        <source>Bilingual dictionaries of dict servers, such as FreeDict&apos;s: X.dict.dz and X.index; each headword and each of its translations is a pair.</source>
        <translation>قواميس ثنائية اللغة لخوادم dict، مثل قواميس FreeDict: X.dict.dz وX.index؛ كل مدخل مع كل ترجمة من ترجماته زوج.</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>قاموس</translation>
    </message>
    <message>
        <source>Gettext</source>
        <translation>Gettext</translation>
    </message>
    <message>
        <source>Translated messages of programs: PO files, and the MO files that programs load.</source>
        <translation>رسائل البرامج المترجمة: ملفات PO، وملفات MO التي تحمّلها البرامج.</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Tour of the sample</source>
        <translation>جولة في العينة</translation>
    </message>
    <message>
        <source>Six steps from pairs to a model in use.</source>
        <translation>ست خطوات من الأزواج إلى نموذج قيد الاستعمال.</translation>
    </message>
    <message>
        <source>These are 25,000 pairs of sentences, English and Spanish, that mean the same. Your own come in with &lt;b&gt;Import pairs&lt;/b&gt;; the &lt;b&gt;Catalogue&lt;/b&gt; offers public ones.</source>
        <translation>هذه 25,000 زوج من الجمل الإنجليزية والإسبانية المتطابقة المعنى. تُدخل أزواجك بواسطة &lt;b&gt;استيراد أزواج&lt;/b&gt;، ويعرض &lt;b&gt;الفهرس&lt;/b&gt; أزواجا عامة.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Train&lt;/b&gt;. In a few seconds the model learns which sentences belong together; the curves show how well.</source>
        <translation>اضغط &lt;b&gt;التدريب&lt;/b&gt;. يتعلم النموذج في ثوان أي الجمل تتقابل، وتبين المنحنيات مدى إتقانه.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;: how well the model&apos;s similarities agree with those that are known of sentences it has never seen.</source>
        <translation>اضغط &lt;b&gt;التقييم&lt;/b&gt; لترى مدى توافق تشابهات النموذج مع التشابهات المعروفة لجمل لم يرها قط.</translation>
    </message>
    <message>
        <source>Type two sentences, of one language or of two. Their similarity follows each key, and the words are coloured by what they add to it.</source>
        <translation>اكتب جملتين، بلغة واحدة أو بلغتين. يتغير تشابههما مع كل ضغطة مفتاح، وتُلوَّن الكلمات بحسب ما تضيفه إليه.</translation>
    </message>
    <message>
        <source>Open any text with one sentence a line and type a sentence: the closest in meaning are listed. &lt;b&gt;Mine&lt;/b&gt; and &lt;b&gt;Align&lt;/b&gt; find translations in texts and documents.</source>
        <translation>افتح أي نص فيه جملة في كل سطر واكتب جملة: تُسرد أقرب الجمل معنى. يجد &lt;b&gt;التنقيب&lt;/b&gt; و&lt;b&gt;المحاذاة&lt;/b&gt; الترجمات في النصوص والمستندات.</translation>
    </message>
    <message>
        <source>Tick a format to use the model in other programs. F1 explains every panel, and Ctrl+K finds every action.</source>
        <translation>ضع علامة على صيغة لاستعمال النموذج في برامج أخرى. يشرح F1 كل لوحة، ويجد Ctrl+K كل إجراء.</translation>
    </message>
    <message>
        <source>Search in my texts</source>
        <translation>البحث في نصوصي</translation>
    </message>
    <message>
        <source>Find sentences by what they mean, in any text with one sentence a line.</source>
        <translation>إيجاد الجمل بمعناها، في أي نص فيه جملة في كل سطر.</translation>
    </message>
    <message>
        <source>Open your text, then type a sentence: the closest in meaning are listed. The text is kept with the project.</source>
        <translation>افتح نصك ثم اكتب جملة: تُسرد أقرب الجمل معنى. يُحفظ النص مع المشروع.</translation>
    </message>
    <message>
        <source>Clean my translations</source>
        <translation>تنقية ترجماتي</translation>
    </message>
    <message>
        <source>Keep the pairs of a bitext that translate each other, and see what is dropped.</source>
        <translation>الإبقاء على أزواج النص الثنائي التي يترجم بعضها بعضا، ورؤية ما يُسقط.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Filter&lt;/b&gt; and add steps: languages, lengths, copies, and the similarity by the model that you have just trained. Each step shows what it drops.</source>
        <translation>اضغط &lt;b&gt;ترشيح&lt;/b&gt; وأضف خطوات: اللغات، والأطوال، والنسخ المكررة، والتشابه بحسب النموذج الذي دربته للتو. تبين كل خطوة ما تسقطه.</translation>
    </message>
    <message>
        <source>Train for my languages</source>
        <translation>التدريب للغاتي</translation>
    </message>
    <message>
        <source>A model that compares sentences of two languages, with each other and across.</source>
        <translation>نموذج يقارن جمل لغتين، داخل كل لغة وعبر اللغتين.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;. Without graded pairs in your languages, Train has kept some pairs and says how many find their translation.</source>
        <translation>اضغط &lt;b&gt;التقييم&lt;/b&gt;. إن لم توجد أزواج مقدرة بلغاتك، فقد احتفظ التدريب ببعض الأزواج ويذكر كم منها يجد ترجمته.</translation>
    </message>
    <message>
        <source>Two texts in your languages, one sentence a line: press &lt;b&gt;Mine&lt;/b&gt; to find the translations in them. They make the next model better.</source>
        <translation>نصان بلغتيك، جملة في كل سطر: اضغط &lt;b&gt;التنقيب&lt;/b&gt; لإيجاد الترجمات فيهما. فهي تحسّن النموذج التالي.</translation>
    </message>
    <message>
        <source>Check paraphrases</source>
        <translation>التحقق من إعادات الصياغة</translation>
    </message>
    <message>
        <source>A score for each pair of sentences: do they say the same?</source>
        <translation>درجة لكل زوج من الجمل: هل تقولان الشيء نفسه؟</translation>
    </message>
    <message>
        <source>Type two sentences, or open a file of pairs: every pair gets a score. Sort by it and read the lowest.</source>
        <translation>اكتب جملتين أو افتح ملف أزواج: يحصل كل زوج على درجة. رتّب بحسبها واقرأ أدناها.</translation>
    </message>
    <message>
        <source>Make a model for another program</source>
        <translation>إعداد نموذج لبرنامج آخر</translation>
    </message>
    <message>
        <source>A model in a format that other programs read, with the code that loads it.</source>
        <translation>نموذج بصيغة تقرؤها برامج أخرى، مع الشيفرة التي تحمّله.</translation>
    </message>
    <message>
        <source>Tick the formats and press &lt;b&gt;Export&lt;/b&gt;. The code beside each format loads it in the other program.</source>
        <translation>ضع علامة على الصيغ واضغط &lt;b&gt;التصدير&lt;/b&gt;. تحمّله الشيفرة المجاورة لكل صيغة في البرنامج الآخر.</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best&lt;/b&gt; and press &lt;b&gt;Train&lt;/b&gt;. The list of presets says how long it will take.</source>
        <translation>اختر الإعداد المسبق &lt;b&gt;best&lt;/b&gt; واضغط &lt;b&gt;التدريب&lt;/b&gt;. تذكر قائمة الإعدادات المسبقة المدة اللازمة.</translation>
    </message>
    <message>
        <source>A model learns meaning from pairs of sentences. Press &lt;b&gt;Import pairs&lt;/b&gt; for some in the language of your texts, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;; translations into any other language will do.</source>
        <translation>يتعلم النموذج المعنى من أزواج الجمل. اضغط &lt;b&gt;استيراد أزواج&lt;/b&gt; لإدخال أزواج بلغة نصوصك، أو خذها من &lt;b&gt;الفهرس&lt;/b&gt;؛ تكفي ترجمات إلى أي لغة أخرى.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; and choose your bitext: two files of lines, a table, TMX and many other formats.</source>
        <translation>اضغط &lt;b&gt;استيراد أزواج&lt;/b&gt; واختر نصك الثنائي: ملفا أسطر، أو جدول، أو TMX، وصيغ كثيرة أخرى.</translation>
    </message>
    <message>
        <source>Read some of the pairs that are left, and write them to a file with &lt;b&gt;Save all pairs&lt;/b&gt; (Ctrl+Shift+S).</source>
        <translation>اقرأ بعض الأزواج الباقية، واكتبها في ملف بواسطة &lt;b&gt;حفظ كل الأزواج&lt;/b&gt; (Ctrl+Shift+S).</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for translations between your languages, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;: a hundred thousand pairs are enough for a good model.</source>
        <translation>اضغط &lt;b&gt;استيراد أزواج&lt;/b&gt; لإدخال ترجمات بين لغاتك، أو خذها من &lt;b&gt;الفهرس&lt;/b&gt;: مئة ألف زوج تكفي لنموذج جيد.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for pairs to learn from: paraphrases, or translations of the language that you check.</source>
        <translation>اضغط &lt;b&gt;استيراد أزواج&lt;/b&gt; لإدخال أزواج للتعلم: إعادات صياغة، أو ترجمات للغة التي تتحقق منها.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for sentences that mean the same, or take some from the &lt;b&gt;Catalogue&lt;/b&gt;.</source>
        <translation>اضغط &lt;b&gt;استيراد أزواج&lt;/b&gt; لإدخال جمل متطابقة المعنى، أو خذ بعضها من &lt;b&gt;الفهرس&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best-pieces&lt;/b&gt;, whose model every format accepts, and press &lt;b&gt;Train&lt;/b&gt;.</source>
        <translation>اختر الإعداد المسبق &lt;b&gt;best-pieces&lt;/b&gt; الذي تقبل كل الصيغ نموذجه، واضغط &lt;b&gt;التدريب&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Files of pairs (%1)</source>
        <translation>ملفات أزواج (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>بايتات</translation>
    </message>
    <message>
        <source>Aligning</source>
        <translation>المحاذاة</translation>
    </message>
    <message>
        <source>Judging links</source>
        <translation>الحكم على الروابط</translation>
    </message>
    <message>
        <source>Embedding runs of sentences</source>
        <translation>حساب متجهات تتابعات الجمل</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>تتابعات</translation>
    </message>
    <message>
        <source>Embedding sentences</source>
        <translation>حساب متجهات الجمل</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>جمل</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>رسم الخريطة</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>خطوات</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>تنزيل %1</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>م.ب</translation>
    </message>
    <message>
        <source>Asking OPUS</source>
        <translation>استعلام OPUS</translation>
    </message>
    <message>
        <source>Unpacking %1</source>
        <translation>فك %1</translation>
    </message>
    <message>
        <source>Reading pages</source>
        <translation>قراءة الصفحات</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>صفحات</translation>
    </message>
    <message>
        <source>Reading word vectors</source>
        <translation>قراءة متجهات الكلمات</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>قراءة المتجهات</translation>
    </message>
    <message>
        <source>Learning the shortlist</source>
        <translation>تعلم القائمة المختصرة</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>أجزاء</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Embedding the %1</source>
        <translation>حساب المتجهات: %1</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>التقدير</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>Removing duplicates</source>
        <translation>إزالة المكررات</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>الترشيح</translation>
    </message>
    <message>
        <source>Evaluating the untrained table</source>
        <translation>تقييم الجدول غير المدرب</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>حقب</translation>
    </message>
    <message>
        <source>Finding centres</source>
        <translation>إيجاد المراكز</translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation>بناء الفهرس</translation>
    </message>
    <message>
        <source>Comparing wording</source>
        <translation>مقارنة الألفاظ</translation>
    </message>
    <message>
        <source>Aligning documents</source>
        <translation>محاذاة المستندات</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>مستندات</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>حساب المتجهات</translation>
    </message>
    <message>
        <source>Measuring recall</source>
        <translation>قياس الاستدعاء</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>استعلامات</translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation>قراءة الأزواج</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>Tokenising</source>
        <translation>التقطيع</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>كتابة الأزواج</translation>
    </message>
    <message>
        <source>Merging pairs</source>
        <translation>دمج الأزواج</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>البحث عن أزواج</translation>
    </message>
    <message>
        <source>Selecting pairs</source>
        <translation>اختيار الأزواج</translation>
    </message>
    <message>
        <source>Distributing pairs</source>
        <translation>توزيع الأزواج</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>عدّ الكلمات</translation>
    </message>
    <message>
        <source>Writing the lexicon</source>
        <translation>كتابة المعجم</translation>
    </message>
    <message>
        <source>words</source>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>Studying %1</source>
        <translation>دراسة %1</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>لغات</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>data sets</source>
        <translation>مجموعات بيانات</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>القياس</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>العدّ</translation>
    </message>
    <message>
        <source>Writing folds</source>
        <translation>كتابة الطيات</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>قراءة النموذج</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>صيغ</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>Translating there and back</source>
        <translation>الترجمة ذهابا وعودة</translation>
    </message>
    <message>
        <source>Reading the teacher&apos;s vectors</source>
        <translation>قراءة متجهات المعلم</translation>
    </message>
    <message>
        <source>line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Learning sentence pieces</source>
        <translation>تعلم قطع الجمل</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>قطع</translation>
    </message>
    <message>
        <source>Reading text</source>
        <translation>قراءة النص</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>تعلم المفردات</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>سطور</translation>
    </message>
    <message>
        <source>units</source>
        <translation>وحدات</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>كائنات</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>الفقرة</translation>
    </message>
    <message>
        <source>page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>cue</source>
        <translation>الترجمة المرئية</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>رموز</translation>
    </message>
    <message>
        <source>Embedding words</source>
        <translation>حساب متجهات الكلمات</translation>
    </message>
    <message>
        <source>Comparing sizes</source>
        <translation>مقارنة الأحجام</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>جداول</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>النسخ</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>سرد الجمل</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>مدخلات</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>رسائل</translation>
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
        <translation>%1 غير المدرب</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 غ.ب</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 م.ب</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 ك.ب</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose another folder.</source>
        <translation>تتعذر كتابة %1؛ اختر مجلدا آخر.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>حفظ الصورة…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>صورة PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>رسم SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save values…</source>
        <translation>حفظ القيم…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>جدول CSV (*.csv)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>نسخ الصورة</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>نسخ القيم</translation>
    </message>
    <message>
        <source>Save or copy</source>
        <translation>حفظ أو نسخ</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>عرض كجدول</translation>
    </message>
    <message>
        <source>A drawing; its context menu shows the values as a table.</source>
        <translation>رسم؛ قائمته السياقية تعرض القيم في جدول.</translation>
    </message>
</context>
<context>
    <name>PieceChips</name>
    <message>
        <source>unknown</source>
        <translation>مجهول</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Close to `best` with sentence pieces only: faster to train, and a model that every export target accepts</source>
        <translation>قريب من `best` بقطع الجمل فقط: أسرع تدريبا، ونموذج تقبله كل صيغ التصدير</translation>
    </message>
    <message>
        <source>A Bilingual Generative Transformer that two cores train: small, few tokens an update, sampled softmax, margin loss</source>
        <translation>Bilingual Generative Transformer تدربه نواتان: صغير، رموز قليلة لكل تحديث، softmax بالعينة، خسارة الهامش</translation>
    </message>
    <message>
        <source>Tokens an update of a transformer and an LSTM at the size of the paper: ten trainings (P20, appendix B; Figure 3)</source>
        <translation>رموز التحديث في transformer وLSTM بحجم البحث: عشرة تدريبات (P20، الملحق B؛ الشكل 3)</translation>
    </message>
    <message>
        <source>The BLSTM that the Bilingual Generative Transformer is compared with (P20, 4.2; Table 2, row &quot;BiLSTM&quot;)</source>
        <translation>BLSTM الذي يقارن به Bilingual Generative Transformer (‏P20, 4.2؛ الجدول 2، الصف «BiLSTM»)</translation>
    </message>
    <message>
        <source>As deep a decoder as encoder of a translation model: five layers each (P20, Appendix C; Table 9)</source>
        <translation>نموذج ترجمة مفككه بعمق مرمّزه: خمس طبقات لكل منهما (P20، الملحق C؛ الجدول 9)</translation>
    </message>
    <message>
        <source>Depth of the encoder of a translation model, one decoder layer: three trainings (P20, Appendix C; Table 9)</source>
        <translation>عمق مرمّز نموذج الترجمة، وطبقة مفكك واحدة: ثلاثة تدريبات (P20، الملحق C؛ الجدول 9)</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM: eight trainings at the size of the paper (P20, Appendix A; Table 8)</source>
        <translation>أين يدخل متجه الجملة مفكك LSTM: ثمانية تدريبات بحجم البحث (P20، الملحق A؛ الجدول 8)</translation>
    </message>
    <message>
        <source>The models of P20, Table 2, at the paper&apos;s size, one training each (P20, 4.1); needs a GPU</source>
        <translation>نماذج P20، الجدول 2، بحجم البحث، تدريب لكل منها (P20, 4.1)؛ يحتاج إلى وحدة رسوم</translation>
    </message>
    <message>
        <source>LSTM variational autoencoders whose latent enters as first hidden state, or also in the logits (P20, A.1), at the size of the paper</source>
        <translation>مرمّزات LSTM ذاتية تغايرية يدخل متغيرها الكامن بوصفه الحالة الخفية الأولى، أو في اللوجت أيضا (P20, A.1)، بحجم البحث</translation>
    </message>
    <message>
        <source>The Bilingual Generative Transformer at the paper&apos;s size (P20, 4.1; Table 2, row &quot;BGT&quot;); needs a GPU</source>
        <translation>Bilingual Generative Transformer بحجم البحث (P20, 4.1؛ الجدول 2، الصف «BGT»)؛ يحتاج إلى وحدة رسوم</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM + LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD + TRIGRAM + LSTM (addition)&quot;)</source>
        <translation>WORD + TRIGRAM + LSTM على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.6؛ الجدول 8، الصف «WORD + TRIGRAM + LSTM (addition)»)</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD + TRIGRAM (addition)&quot;)</source>
        <translation>WORD + TRIGRAM على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.2؛ الجدول 8، الصف «WORD + TRIGRAM (addition)»)</translation>
    </message>
    <message>
        <source>The largest BLSTM of ParaNMT-50M (P18, appendix; row &quot;BLSTM (Avg., concatenation)&quot; of 4096 dimensions)</source>
        <translation>أكبر BLSTM في ParaNMT-50M (‏P18، الملحق؛ الصف «BLSTM (Avg., concatenation)» ذو 4096 بُعدا)</translation>
    </message>
    <message>
        <source>BLSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;BLSTM&quot; of 900 dimensions)</source>
        <translation>BLSTM على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.2؛ الجدول 8، الصف «BLSTM» ذو 900 بُعد)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM, LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD, TRIGRAM, LSTM (concatenation)&quot;)</source>
        <translation>WORD, TRIGRAM, LSTM على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.6؛ الجدول 8، الصف «WORD, TRIGRAM, LSTM (concatenation)»)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM on paraphrases as in ParaNMT-50M, its best (P18, 5.2; Table 8, row &quot;WORD, TRIGRAM (concatenation)&quot;)</source>
        <translation>WORD, TRIGRAM على إعادات صياغة كما في ParaNMT-50M، وهو أفضل نماذجه (P18, 5.2؛ الجدول 8، الصف «WORD, TRIGRAM (concatenation)»)</translation>
    </message>
    <message>
        <source>The LSTM encoder-decoder with bilinear attention that writes paraphrases (P18, 6); sizes are ours, the paper gives none</source>
        <translation>مرمّز ومفكك LSTM بانتباه ثنائي الخطية يكتب إعادات الصياغة (P18, 6)؛ الأحجام منا، إذ لا يذكرها البحث</translation>
    </message>
    <message>
        <source>LSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;LSTM&quot; of 900 dimensions)</source>
        <translation>LSTM على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.2؛ الجدول 8، الصف «LSTM» ذو 900 بُعد)</translation>
    </message>
    <message>
        <source>TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;TRIGRAM&quot;)</source>
        <translation>TRIGRAM على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.2؛ الجدول 8، الصف «TRIGRAM»)</translation>
    </message>
    <message>
        <source>WORD on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD&quot;)</source>
        <translation>WORD على إعادات صياغة كما في ParaNMT-50M (‏P18, 5.2؛ الجدول 8، الصف «WORD»)</translation>
    </message>
    <message>
        <source>P-SP for two languages as in Paraphrastic Representations at Scale (P22, 5.1; Table 3); psp-2022-grid tunes dropout and mega-batch</source>
        <translation>P-SP للغتين كما في Paraphrastic Representations at Scale (‏P22, 5.1؛ الجدول 3)؛ يضبط psp-2022-grid الإسقاط العشوائي والدفعة الكبرى</translation>
    </message>
    <message>
        <source>P-SP for two languages (P22, 5.1; Table 3): dropout x mega-batch, nine trainings, tuned on English pairs of STS 2017</source>
        <translation>P-SP للغتين (P22, 5.1؛ الجدول 3): الإسقاط العشوائي x الدفعة الكبرى، تسعة تدريبات، مضبوطة على أزواج STS 2017 الإنجليزية</translation>
    </message>
    <message>
        <source>P-SP for English on ParaNMT as in Paraphrastic Representations at Scale (P22, 5.1; Table 2, row &quot;P-SP&quot;)</source>
        <translation>P-SP للإنجليزية على ParaNMT كما في Paraphrastic Representations at Scale (‏P22, 5.1؛ الجدول 2، الصف «P-SP»)</translation>
    </message>
    <message>
        <source>As the released P-SP program computes (P22): negatives from the other side, repeats allowed, no effective clipping, its embedding initialisation (seed 1)</source>
        <translation>كما يحسب برنامج P-SP المنشور (P22): أمثلة سلبية من الطرف الآخر، والتكرار مسموح، بلا قص فعلي، وتهيئة تضميناته (البذرة 1)</translation>
    </message>
    <message>
        <source>A recurrent encoder that two cores train in minutes: small vectors, few negatives, two epochs</source>
        <translation>مرمّز متكرر تدربه نواتان في دقائق: متجهات صغيرة، أمثلة سلبية قليلة، حقبتان</translation>
    </message>
    <message>
        <source>A first look in seconds: a small table, few negatives, two epochs</source>
        <translation>نظرة أولى في ثوان: جدول صغير، أمثلة سلبية قليلة، حقبتان</translation>
    </message>
    <message>
        <source>Random embeddings that are never trained: the baseline of P19 (Table 2, row &quot;Random SP (20k)&quot;)</source>
        <translation>تضمينات عشوائية لا تُدرب أبدا: خط أساس P19 (الجدول 2، الصف «Random SP (20k)»)</translation>
    </message>
    <message>
        <source>For the sample data that is built into the program: small vocabulary, moderate mega-batch, under a minute</source>
        <translation>لبيانات العينة المدمجة في البرنامج: مفردات صغيرة، دفعة كبرى معتدلة، أقل من دقيقة</translation>
    </message>
    <message>
        <source>SP with 80,000 pieces and 1024 dimensions as in Simple and Effective Paraphrastic Similarity (P19, Table 2, row &quot;SP (80k)&quot;)</source>
        <translation>SP بعدد 80,000 قطعة و1024 بُعدا كما في Simple and Effective Paraphrastic Similarity (‏P19، الجدول 2، الصف «SP (80k)»)</translation>
    </message>
    <message>
        <source>BLSTM over sentence pieces on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;LSTM-SP (20k)&quot;)</source>
        <translation>BLSTM فوق قطع الجمل على ترجمات كما في Simple and Effective Paraphrastic Similarity (‏P19, 3.1؛ الجدول 1، الصف «LSTM-SP (20k)»)</translation>
    </message>
    <message>
        <source>TRIGRAM on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;TRIGRAM&quot;)</source>
        <translation>TRIGRAM على ترجمات كما في Simple and Effective Paraphrastic Similarity (‏P19, 3.1؛ الجدول 1، الصف «TRIGRAM»)</translation>
    </message>
    <message>
        <source>SP with a vocabulary for each language and no shared rows (P19, 4.2: segmented separately, one side marked)</source>
        <translation>SP بمفردات لكل لغة وبلا صفوف مشتركة (P19, 4.2: تُقطع كل على حدة، ويُعلَّم طرف)</translation>
    </message>
    <message>
        <source>WORD on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;WORD&quot;)</source>
        <translation>WORD على ترجمات كما في Simple and Effective Paraphrastic Similarity (‏P19, 3.1؛ الجدول 1، الصف «WORD»)</translation>
    </message>
    <message>
        <source>SP on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;SP (20k)&quot;; for the 1M-pair rows of Table 2 the paper trains 20 epochs)</source>
        <translation>SP على ترجمات كما في Simple and Effective Paraphrastic Similarity (‏P19, 3.1؛ الجدول 1، الصف «SP (20k)»؛ ولصفوف المليون زوج في الجدول 2 يدرب البحث 20 حقبة)</translation>
    </message>
    <message>
        <source>A translator for a GPU: six layers on each side, the size of Vaswani et al. 2017</source>
        <translation>مترجم لوحدة رسوم: ست طبقات في كل طرف، بحجم Vaswani et al. 2017</translation>
    </message>
    <message>
        <source>A translator that two cores train: a small transformer with attention, few tokens an update, sampled softmax</source>
        <translation>مترجم تدربه نواتان: transformer صغير بالانتباه، رموز قليلة لكل تحديث، softmax بالعينة</translation>
    </message>
    <message>
        <source>The parse generator of SCPN, which completes a template to a whole parse (P18, 6; Iyyer et al. 2018)</source>
        <translation>مولّد التحليلات في SCPN، يكمل القالب إلى تحليل كامل (P18, 6; Iyyer et al. 2018)</translation>
    </message>
    <message>
        <source>SCPN, which writes paraphrases of a given parse (P18, 6; Iyyer et al. 2018); sizes of the released code</source>
        <translation>SCPN، يكتب إعادات صياغة وفق تحليل معطى (P18, 6; Iyyer et al. 2018)؛ بأحجام الشيفرة المنشورة</translation>
    </message>
    <message>
        <source>The best of our own measurements: concatenated pieces of all letters and trigrams, twenty times the learning rate of P22, dropout 0.3, weight averaging (datasets/published/README.md)</source>
        <translation>أفضل ما في قياساتنا: قطع كل الحروف والثلاثيات متسلسلة، عشرون ضعف معدل تعلم P22، إسقاط عشوائي 0.3، توسيط الأوزان (datasets/published/README.md)</translation>
    </message>
</context>
<context>
    <name>ProjectFiles</name>
    <message>
        <source>cannot be moved to the trash: </source>
        <translation>يتعذر النقل إلى سلة المهملات: </translation>
    </message>
    <message>
        <source>delete it in the file manager</source>
        <translation>احذفه في مدير الملفات</translation>
    </message>
    <message>
        <source>another file now has that name</source>
        <translation>صار لملف آخر هذا الاسم</translation>
    </message>
    <message>
        <source>rename that one, then move this one back from trash/ in the file manager</source>
        <translation>غيّر اسم ذلك الملف، ثم أعد هذا من trash/ في مدير الملفات</translation>
    </message>
    <message>
        <source>cannot be moved back: </source>
        <translation>تتعذر الإعادة: </translation>
    </message>
    <message>
        <source>move it back in the file manager</source>
        <translation>أعده في مدير الملفات</translation>
    </message>
    <message>
        <source>a name needs at least one character</source>
        <translation>يحتاج الاسم إلى محرف واحد على الأقل</translation>
    </message>
    <message>
        <source>type another name</source>
        <translation>اكتب اسما آخر</translation>
    </message>
    <message>
        <source>there is already a file of that name</source>
        <translation>يوجد ملف بهذا الاسم</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>اختر اسما آخر</translation>
    </message>
    <message>
        <source>cannot be renamed: </source>
        <translation>يتعذر تغيير الاسم: </translation>
    </message>
    <message>
        <source>check the permissions of the folder</source>
        <translation>تحقق من صلاحيات المجلد</translation>
    </message>
</context>
<context>
    <name>Recipes</name>
    <message>
        <source>A cautious start for translations from the web: languages, lengths, markup, numbers, duplicates</source>
        <translation>بداية حذرة لترجمات من الويب: اللغات والأطوال والترميز والأعداد والمكررات</translation>
    </message>
    <message>
        <source>ParaNMT for training as in P18 (5.3, 5.4): a paraphrase score of at least 0.4, given or by a model, at most 30 words</source>
        <translation>ParaNMT للتدريب كما في P18 (5.3 و5.4): درجة إعادة صياغة لا تقل عن 0.4، معطاة أو من نموذج، 30 كلمة على الأكثر</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Thai translations, as p22-bitext: 3 to 100 tokens per side by ICU dictionaries, because P22 segments Chinese first</source>
        <translation>ترجمات صينية ويابانية وتايلندية، مثل p22-bitext: من 3 إلى 100 رمز لكل طرف بمعاجم ICU، لأن P22 يقطع الصينية أولا</translation>
    </message>
    <message>
        <source>Translations filtered as in P22 (5.1, footnote 5): 3 to 100 words per side, no pair that occurs more than once</source>
        <translation>ترجمات مرشحة كما في P22 (5.1، الحاشية 5): من 3 إلى 100 كلمة لكل طرف، ولا زوج يرد أكثر من مرة</translation>
    </message>
    <message>
        <source>ParaNMT filtered as in P22 (5.1, footnote 7): English, a paraphrase score of 0.4 to 1, given or by a model, little overlap</source>
        <translation>ParaNMT مرشحا كما في P22 (5.1، الحاشية 7): الإنجليزية، درجة إعادة صياغة من 0.4 إلى 1، معطاة أو من نموذج، تداخل قليل</translation>
    </message>
    <message>
        <source>Paraphrases without a given score, filtered as in P22: set model=... to a model or word vectors that score them</source>
        <translation>إعادات صياغة بلا درجة معطاة، مرشحة كما في P22: اجعل model=... نموذجا أو متجهات كلمات تقدّرها</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Open Data</source>
        <translation>فتح «البيانات»</translation>
    </message>
    <message>
        <source>Open Tokenizer</source>
        <translation>فتح «المقطّع»</translation>
    </message>
    <message>
        <source>Open Train</source>
        <translation>فتح «التدريب»</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>فتح «التصدير»</translation>
    </message>
    <message>
        <source>Open Align</source>
        <translation>فتح «المحاذاة»</translation>
    </message>
    <message>
        <source>Open Explore</source>
        <translation>فتح «الاستكشاف»</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>اختيار مكان آخر…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>اختيار نموذج آخر</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>عرض المجلد</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>استيراد أزواج</translation>
    </message>
    <message>
        <source>Show the setting %1</source>
        <translation>عرض الإعداد «%1»</translation>
    </message>
</context>
<context>
    <name>ResultFiles</name>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>جدول CSV (*.csv)</translation>
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
        <translation>نص عادي (*.txt)</translation>
    </message>
    <message>
        <source>Every pair (*.tsv)</source>
        <translation>كل الأزواج (*.tsv)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>حفظ النتائج</translation>
    </message>
    <message>
        <source>Folder for MTEB&apos;s result files</source>
        <translation>مجلد لملفات نتائج MTEB</translation>
    </message>
    <message>
        <source>Replace results?</source>
        <translation>استبدال النتائج؟</translation>
    </message>
    <message>
        <source>The folder %1 has results of %2 already. Replace them?</source>
        <translation>في المجلد %1 نتائج سابقة للنموذج %2. أتريد استبدالها؟</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>استبدال الملف؟</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>الملف %1 موجود. أتريد استبداله؟</translation>
    </message>
</context>
<context>
    <name>SavedResults</name>
    <message>
        <source>the results of the last evaluation cannot be read</source>
        <translation>تتعذر قراءة نتائج التقييم الأخير</translation>
    </message>
    <message>
        <source>evaluate again</source>
        <translation>قيّم من جديد</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>from %1 %2</source>
        <translation>من %1 %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>من %1 إلى %2 %3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Skip bad lines</source>
        <translation>تخطي السطور المعيبة</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>صحيح أو خطأ</translation>
    </message>
    <message>
        <source>Count and skip lines that cannot be read, instead of rejecting the file.</source>
        <translation>عدّ السطور التي تتعذر قراءتها وتخطيها بدلا من رفض الملف.</translation>
    </message>
    <message>
        <source>Shortest sentence</source>
        <translation>أقصر جملة</translation>
    </message>
    <message>
        <source>words</source>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for translations.</source>
        <translation>تُسقط الأزواج التي في أحد طرفيها كلمات أقل (تفصلها مسافات). يستخدم P22 للترجمات 3.</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>أطول جملة</translation>
    </message>
    <message>
        <source>Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations.</source>
        <translation>تُسقط الأزواج التي في أحد طرفيها كلمات أكثر؛ 0 يعني بلا حد. يستخدم P22 للترجمات 100.</translation>
    </message>
    <message>
        <source>Duplicate pairs</source>
        <translation>الأزواج المكررة</translation>
    </message>
    <message>
        <source>keep all</source>
        <translation>إبقاء الكل</translation>
    </message>
    <message>
        <source>keep the first</source>
        <translation>إبقاء الأول</translation>
    </message>
    <message>
        <source>keep none</source>
        <translation>عدم إبقاء أي منها</translation>
    </message>
    <message>
        <source>What happens to a pair that occurs more than once after lower-casing: keep all, keep the first, or keep none of them, as P22 did.</source>
        <translation>ما يحدث لزوج يرد أكثر من مرة بعد تصغير الحروف: إبقاء الكل، أو إبقاء الأول، أو عدم إبقاء أي منها كما فعل P22.</translation>
    </message>
    <message>
        <source>Drop identical sides</source>
        <translation>إسقاط الطرفين المتطابقين</translation>
    </message>
    <message>
        <source>Drop pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>إسقاط الأزواج ذات النص نفسه في الطرفين: لا يتعلم النموذج منها شيئا.</translation>
    </message>
    <message>
        <source>Lower-case</source>
        <translation>تصغير الحروف</translation>
    </message>
    <message>
        <source>Lower-case all text before it is tokenised, by the full Unicode rules of no particular language.</source>
        <translation>تصغير حروف كل النص قبل تقطيعه، بقواعد يونيكود الكاملة دون لغة بعينها.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>قطع الجمل</translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation>ثلاثيات المحارف</translation>
    </message>
    <message>
        <source>What a sentence is split into: sentence pieces (P19, P22), words, or character trigrams (P18).</source>
        <translation>ما تُقسم إليه الجملة: قطع جمل (P19 وP22)، أو كلمات، أو ثلاثيات محارف (P18).</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>رموز</translation>
    </message>
    <message>
        <source>Maximum number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and trigrams 200,000.</source>
        <translation>أكبر عدد للرموز المختلفة. يستخدم P19 ‏20,000 قطعة، وP22 ‏50,000؛ وللكلمات والثلاثيات 200,000.</translation>
    </message>
    <message>
        <source>Piece model</source>
        <translation>نموذج القطع</translation>
    </message>
    <message>
        <source>unigram</source>
        <translation>أحادي</translation>
    </message>
    <message>
        <source>byte pair</source>
        <translation>أزواج بايتات</translation>
    </message>
    <message>
        <source>How sentence pieces are learned; the papers use unigram.</source>
        <translation>كيف تُتعلم قطع الجمل؛ تستخدم الأبحاث الأحادي.</translation>
    </message>
    <message>
        <source>Character coverage</source>
        <translation>تغطية المحارف</translation>
    </message>
    <message>
        <source>Share of the text&apos;s characters that pieces must be able to spell; rarer ones are unknown.</source>
        <translation>نسبة محارف النص التي يجب أن تستطيع القطع كتابتها؛ والأندر منها مجهولة.</translation>
    </message>
    <message>
        <source>Learned from</source>
        <translation>التعلم من</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>جمل</translation>
    </message>
    <message>
        <source>Number of sentences, sampled evenly, that the vocabulary is learned from, like SentencePiece&apos;s input_sentence_size; 0 uses all. Ten million are plenty for any vocabulary and limit memory and time.</source>
        <translation>عدد الجمل المأخوذة بانتظام التي تُتعلم منها المفردات، مثل input_sentence_size في SentencePiece؛ 0 يأخذها كلها. عشرة ملايين تكفي لأي مفردات وتحد من الذاكرة والزمن.</translation>
    </message>
    <message>
        <source>Sentences are truncated after this many tokens.</source>
        <translation>تُقص الجمل بعد هذا العدد من الرموز.</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>المرمّز</translation>
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
        <translation>SP + WORD (جمع)</translation>
    </message>
    <message>
        <source>SP + TRIGRAM (sum)</source>
        <translation>SP + TRIGRAM (جمع)</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM (sum)</source>
        <translation>WORD + TRIGRAM (جمع)</translation>
    </message>
    <message>
        <source>SP + WORD + TRIGRAM (sum)</source>
        <translation>SP + WORD + TRIGRAM (جمع)</translation>
    </message>
    <message>
        <source>SP, WORD (concatenation)</source>
        <translation>SP, WORD (تسلسل)</translation>
    </message>
    <message>
        <source>SP, TRIGRAM (concatenation)</source>
        <translation>SP, TRIGRAM (تسلسل)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM (concatenation)</source>
        <translation>WORD, TRIGRAM (تسلسل)</translation>
    </message>
    <message>
        <source>SP, WORD, TRIGRAM (concatenation)</source>
        <translation>SP, WORD, TRIGRAM (تسلسل)</translation>
    </message>
    <message>
        <source>The tokens whose embeddings are averaged: sentence pieces (SP, P19), words or character trigrams (P18), or several of them trained together. A plus adds their vectors, a comma concatenates them: P18&apos;s best is word,trigram.</source>
        <translation>الرموز التي يُؤخذ متوسط تضميناتها: قطع جمل (SP، P19) أو كلمات أو ثلاثيات محارف (P18)، أو عدة منها تُدرب معا. علامة الجمع تجمع متجهاتها، والفاصلة تسلسلها: أفضل ما في P18 هو word,trigram.</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>البُعد</translation>
    </message>
    <message>
        <source>Length of an embedding and of the sentence vector; with concatenation, of each part. P18 and P19 use 300, P22 1024.</source>
        <translation>طول التضمين ومتجه الجملة؛ ومع التسلسل طول كل جزء. يستخدم P18 وP19 ‏300، وP22 ‏1024.</translation>
    </message>
    <message>
        <source>Languages share</source>
        <translation>تتشارك اللغات</translation>
    </message>
    <message>
        <source>vocabulary and rows</source>
        <translation>المفردات والصفوف</translation>
    </message>
    <message>
        <source>only the segmentation</source>
        <translation>التقطيع فقط</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>shared: one vocabulary, and equal tokens of both languages are one row (P19, P22); marked: one vocabulary, but each language has its own rows; unshared: a vocabulary for each language (P19, 4.2).</source>
        <translation>shared: مفردات واحدة، والرموز المتساوية في اللغتين صف واحد (P19 وP22)؛ marked: مفردات واحدة، لكن لكل لغة صفوفها؛ unshared: مفردات لكل لغة (P19, 4.2).</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>التجميع</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>الأكبر</translation>
    </message>
    <message>
        <source>How embeddings become a sentence vector: their mean, or the maximum of each element.</source>
        <translation>كيف تصير التضمينات متجه جملة: متوسطها، أو أكبر قيمة لكل عنصر.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>الإسقاط العشوائي</translation>
    </message>
    <message>
        <source>Share of embedding elements set to zero in training. P19 uses 0.3, P22 0 for ParaNMT.</source>
        <translation>نسبة عناصر التضمينات المصفّرة في التدريب. يستخدم P19 ‏0.3، وP22 ‏0 مع ParaNMT.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>متجهات الكلمات</translation>
    </message>
    <message>
        <source>a file, or nothing</source>
        <translation>ملف، أو لا شيء</translation>
    </message>
    <message>
        <source>Word vectors that initialise the embeddings, as P18 uses PARAGRAM-SL999: a file of word2vec (text or binary) or GloVe, plain or gzipped, or fastText&apos;s .bin. Tokens without a vector start at random, with the standard deviation of those that have one.</source>
        <translation>متجهات كلمات تُهيأ بها التضمينات، كما يستخدم P18 ‏PARAGRAM-SL999: ملف word2vec (نصي أو ثنائي) أو GloVe، مضغوطا بـ gzip أو لا، أو ملف ‎.bin من fastText. تبدأ الرموز التي لا متجه لها عشوائيا، بالانحراف المعياري لما له متجه.</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>الأعداد العشوائية</translation>
    </message>
    <message>
        <source>this program&apos;s</source>
        <translation>أعداد هذا البرنامج</translation>
    </message>
    <message>
        <source>PyTorch&apos;s</source>
        <translation>أعداد PyTorch</translation>
    </message>
    <message>
        <source>The generator of the embedding initialisation: own, or pytorch, the numbers of torch.manual_seed and nn.Embedding, to start where a program of the authors starts (P-SP&apos;s seed is 1).</source>
        <translation>مولد تهيئة التضمينات: own، أو pytorch أي أعداد torch.manual_seed وnn.Embedding، للبدء حيث يبدأ برنامج المؤلفين (بذرة P-SP هي 1).</translation>
    </message>
    <message>
        <source>Seed of the table</source>
        <translation>بذرة الجدول</translation>
    </message>
    <message>
        <source>Seed of the embedding initialisation, to separate its effect from that of the order of pairs; -1 uses train.seed for both.</source>
        <translation>بذرة تهيئة التضمينات، لفصل أثرها عن أثر ترتيب الأزواج؛ ‎-1 يستخدم train.seed لكليهما.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>none: averaging</source>
        <translation>بلا: متوسط</translation>
    </message>
    <message>
        <source>LSTM</source>
        <translation>LSTM</translation>
    </message>
    <message>
        <source>LSTM, both directions</source>
        <translation>LSTM، في الاتجاهين</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>LSTM encoder-decoder</source>
        <translation>مرمّز ومفكك LSTM</translation>
    </message>
    <message>
        <source>What makes a sentence vector of the embeddings: their average, or a recurrent network, which knows the order of words: lstm, or blstm in both directions (P18, P19, P20). It trains many times slower. transformer and seq2seq (an LSTM encoder-decoder) are generative models (P20), which paragram-neural trains: see generative.model.</source>
        <translation>ما يصنع من التضمينات متجه جملة: متوسطها، أو شبكة متكررة تعرف ترتيب الكلمات: lstm، أو blstm في الاتجاهين (P18 وP19 وP20). تدريبها أبطأ أضعافا. transformer وseq2seq (مرمّز ومفكك LSTM) نموذجان توليديان (P20) يدربهما paragram-neural: انظر generative.model.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>الوحدات</translation>
    </message>
    <message>
        <source>Units of the network in each direction. P19 and P22 use 150 in each of two, P18 900, P20 512.</source>
        <translation>وحدات الشبكة في كل اتجاه. يستخدم P19 وP22 ‏150 في كل من اتجاهين، وP18 ‏900، وP20 ‏512.</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>الاتجاهات</translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation>متسلسلة</translation>
    </message>
    <message>
        <source>added</source>
        <translation>مجموعة</translation>
    </message>
    <message>
        <source>How the vectors of the two directions become one: concatenated (P19), or added, which P18&apos;s released program does.</source>
        <translation>كيف يصير متجها الاتجاهين واحدا: بالتسلسل (P19)، أو بالجمع كما يفعل برنامج P18 المنشور.</translation>
    </message>
    <message>
        <source>Combined with averages</source>
        <translation>مع المتوسطات</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Whether the average of embeddings joins the vector of the network: concatenated, or added, which needs vectors of equal length. They are trained together, each with embeddings of its own; the network reads the first kind of tokens (P18, 5.6: word,trigram with an LSTM).</source>
        <translation>هل ينضم متوسط التضمينات إلى متجه الشبكة: بالتسلسل، أو بالجمع الذي يحتاج إلى متجهات متساوية الطول. تُدرب معا، ولكل منها تضميناتها؛ وتقرأ الشبكة النوع الأول من الرموز (P18, 5.6: ‏word,trigram مع LSTM).</translation>
    </message>
    <message>
        <source>A network for each language</source>
        <translation>شبكة لكل لغة</translation>
    </message>
    <message>
        <source>Sources and targets go through networks of their own; the embeddings are shared as encoder.sharing says.</source>
        <translation>للمصادر والأهداف شبكات خاصة؛ وتُتشارك التضمينات كما يقول encoder.sharing.</translation>
    </message>
    <message>
        <source>Peepholes</source>
        <translation>وصلات Peephole</translation>
    </message>
    <message>
        <source>The gates of the network also see its cells, as in P18&apos;s released program.</source>
        <translation>ترى بوابات الشبكة خلاياها أيضا، كما في برنامج P18 المنشور.</translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation>الخلط</translation>
    </message>
    <message>
        <source>Probability that the tokens of a sentence are shuffled in training, so that the network does not rely on their order alone. P18 and P19 use 0.3 for recurrent encoders.</source>
        <translation>احتمال خلط رموز الجملة في التدريب، كي لا تعتمد الشبكة على ترتيبها وحده. يستخدم P18 وP19 ‏0.3 للمرمّزات المتكررة.</translation>
    </message>
    <message>
        <source>Scrambled</source>
        <translation>ما يُخلط</translation>
    </message>
    <message>
        <source>pairs, drawn in each epoch</source>
        <translation>أزواج، تُسحب في كل حقبة</translation>
    </message>
    <message>
        <source>sentences, once for all epochs</source>
        <translation>جمل، مرة لكل الحقب</translation>
    </message>
    <message>
        <source>pairs: both sides of a pair, drawn again in each epoch (P18); sentences: each side alone, and the same ones in all epochs, as P19&apos;s released program does.</source>
        <translation>pairs: طرفا الزوج، ويُسحب من جديد في كل حقبة (P18)؛ sentences: كل طرف وحده، وهي نفسها في كل الحقب، كما يفعل برنامج P19 المنشور.</translation>
    </message>
    <message>
        <source>Generative model</source>
        <translation>النموذج التوليدي</translation>
    </message>
    <message>
        <source>BGT</source>
        <translation>BGT</translation>
    </message>
    <message>
        <source>BGT as released</source>
        <translation>BGT كما نُشر</translation>
    </message>
    <message>
        <source>BGT without prior</source>
        <translation>BGT بلا توزيع قبلي</translation>
    </message>
    <message>
        <source>BGT without language variables</source>
        <translation>BGT بلا متغيرات لغة</translation>
    </message>
    <message>
        <source>translation, both directions</source>
        <translation>ترجمة، في الاتجاهين</translation>
    </message>
    <message>
        <source>translation of the source</source>
        <translation>ترجمة المصدر</translation>
    </message>
    <message>
        <source>variational autoencoder of the source</source>
        <translation>مرمّز ذاتي تغايري للمصدر</translation>
    </message>
    <message>
        <source>autoencoder of the source</source>
        <translation>مرمّز ذاتي للمصدر</translation>
    </message>
    <message>
        <source>translation with attention</source>
        <translation>ترجمة بالانتباه</translation>
    </message>
    <message>
        <source>translation with attention, to the source</source>
        <translation>ترجمة بالانتباه، إلى المصدر</translation>
    </message>
    <message>
        <source>paraphrase of a given form</source>
        <translation>إعادة صياغة بشكل معطى</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>موضع المتجه</translation>
    </message>
    <message>
        <source>first hidden state</source>
        <translation>أول حالة خفية</translation>
    </message>
    <message>
        <source>each word</source>
        <translation>كل كلمة</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>الانتباه</translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation>قبل softmax</translation>
    </message>
    <message>
        <source>word, hidden</source>
        <translation>كلمة، خفية</translation>
    </message>
    <message>
        <source>hidden, logit</source>
        <translation>خفية، لوجت</translation>
    </message>
    <message>
        <source>word, hidden, attention</source>
        <translation>كلمة، خفية، انتباه</translation>
    </message>
    <message>
        <source>word, hidden, logit</source>
        <translation>كلمة، خفية، لوجت</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>الأربعة كلها</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): beside each word it reads, as its first hidden state, beside its state in the place of attention, before the softmax (logit), or several of these.</source>
        <translation>أين يدخل متجه الجملة المفكك في مرمّز ومفكك LSTM (‏P20، الملحق A): بجانب كل كلمة تُقرأ، أو أول حالة خفية، أو بجانب حالته مكان الانتباه، أو قبل softmax ‏(logit)، أو في عدة منها.</translation>
    </message>
    <message>
        <source>Encoder layers</source>
        <translation>طبقات المرمّز</translation>
    </message>
    <message>
        <source>Layers of each encoder. P20 uses 5, the released code 6.</source>
        <translation>طبقات كل مرمّز. يستخدم P20 ‏5، والشيفرة المنشورة 6.</translation>
    </message>
    <message>
        <source>Decoder layers</source>
        <translation>طبقات المفكك</translation>
    </message>
    <message>
        <source>Layers of each decoder. P20 uses 1.</source>
        <translation>طبقات كل مفكك. يستخدم P20 ‏1.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>الرؤوس</translation>
    </message>
    <message>
        <source>Attention heads of a layer; encoder.dimension must be a multiple of it.</source>
        <translation>رؤوس الانتباه في الطبقة؛ يجب أن يكون encoder.dimension من مضاعفاتها.</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>التغذية الأمامية</translation>
    </message>
    <message>
        <source>Units of the feed-forward block of each layer. P20 uses 1024.</source>
        <translation>وحدات كتلة التغذية الأمامية في كل طبقة. يستخدم P20 ‏1024.</translation>
    </message>
    <message>
        <source>Latent</source>
        <translation>المتغير الكامن</translation>
    </message>
    <message>
        <source>Length of each latent, and so of the sentence vector; 0 uses encoder.dimension.</source>
        <translation>طول كل متغير كامن، ومن ثم متجه الجملة؛ 0 يستخدم encoder.dimension.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>تنعيم الوسوم</translation>
    </message>
    <message>
        <source>Of the labels of translations. P20 uses 0.1.</source>
        <translation>لوسوم الترجمات. يستخدم P20 ‏0.1.</translation>
    </message>
    <message>
        <source>KL annealing</source>
        <translation>تدريج KL</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>تحديثات</translation>
    </message>
    <message>
        <source>Updates in which the weight of the KL terms grows from 0 to 1. P20 uses 65,536; 0 uses three times the planned updates, about what the paper&apos;s training ends with.</source>
        <translation>التحديثات التي ينمو فيها وزن حدود KL من 0 إلى 1. يستخدم P20 ‏65,536؛ و0 يستخدم ثلاثة أمثال التحديثات المخططة، وهو تقريبا ما ينتهي به تدريب البحث.</translation>
    </message>
    <message>
        <source>Tokens per update</source>
        <translation>رموز التحديث</translation>
    </message>
    <message>
        <source>Tokens of an update, the longer side of each pair counted. P20 uses 25,000; few cores do better with more, smaller updates.</source>
        <translation>رموز التحديث الواحد، معدودة في الطرف الأطول من كل زوج. يستخدم P20 ‏25,000؛ ومع نوى قليلة تكون التحديثات الأكثر والأصغر أفضل.</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>الرموز في البداية</translation>
    </message>
    <message>
        <source>Tokens of the first update, which grow to generative.update-tokens; 0 starts with those.</source>
        <translation>رموز أول تحديث، وتنمو إلى generative.update-tokens؛ 0 يبدأ بها.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>النمو</translation>
    </message>
    <message>
        <source>Updates in which the tokens of an update grow.</source>
        <translation>التحديثات التي تنمو فيها رموز التحديث.</translation>
    </message>
    <message>
        <source>Tokens per micro-batch</source>
        <translation>رموز الدفعة المجهرية</translation>
    </message>
    <message>
        <source>Tokens computed at a time by one thread; the gradients of an update&apos;s micro-batches are added. Smaller ones need less memory.</source>
        <translation>الرموز التي يحسبها خيط واحد دفعة واحدة؛ تُجمع تدرجات الدفعات المجهرية للتحديث. الأصغر منها يحتاج إلى ذاكرة أقل.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>الإحماء</translation>
    </message>
    <message>
        <source>Updates in which the learning rate grows to train.learning-rate; then it falls with the square root of the updates. P20 uses 4,000; 0 a tenth of the planned updates, 4,000 at most.</source>
        <translation>التحديثات التي ينمو فيها معدل التعلم إلى train.learning-rate؛ ثم ينخفض مع الجذر التربيعي للتحديثات. يستخدم P20 ‏4,000؛ و0 عُشر التحديثات المخططة، 4,000 على الأكثر.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>اضمحلال الأوزان</translation>
    </message>
    <message>
        <source>Share of each weight that an update takes away, times the learning rate.</source>
        <translation>النسبة التي ينقصها التحديث من كل وزن، مضروبة في معدل التعلم.</translation>
    </message>
    <message>
        <source>Sampled softmax</source>
        <translation>softmax بالعينة</translation>
    </message>
    <message>
        <source>Tokens among which the softmax chooses in training, on average, besides those of the micro-batch: a sample by frequency, corrected for its size. 0 uses the whole vocabulary.</source>
        <translation>متوسط الرموز التي يختار بينها softmax في التدريب، غير رموز الدفعة المجهرية: عينة حسب التواتر، مصححة بحجمها. 0 يستخدم المفردات كلها.</translation>
    </message>
    <message>
        <source>Full softmax at the end</source>
        <translation>softmax كامل في النهاية</translation>
    </message>
    <message>
        <source>Share of the training at its end that uses the whole vocabulary in the softmax instead of a sample; 0 uses samples to the end.</source>
        <translation>نسبة نهاية التدريب التي تستخدم المفردات كلها في softmax بدلا من عينة؛ 0 يستخدم العينات حتى النهاية.</translation>
    </message>
    <message>
        <source>Encoders ahead</source>
        <translation>تقدم المرمّزات</translation>
    </message>
    <message>
        <source>Aggressive training (He et al. 2019; P20, A.1): the encoders alone are trained until their loss no longer falls, then the decoders once, and so on, as long as the mutual information of sentence and latent grows from epoch to epoch. Keeps a latent from vanishing, and takes longer.</source>
        <translation>التدريب المندفع (He et al. 2019; P20, A.1): تُدرب المرمّزات وحدها حتى لا تنخفض خسارتها، ثم المفككات مرة، وهكذا، ما دامت المعلومات المتبادلة بين الجملة والمتغير الكامن تنمو من حقبة إلى حقبة. يمنع تلاشي المتغير الكامن، ويستغرق زمنا أطول.</translation>
    </message>
    <message>
        <source>Held-out pairs</source>
        <translation>الأزواج المحجوزة</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>Pairs kept from training, one in twenty at most, and with them every pair that shares a sentence. Each evaluation measures their perplexity with the full softmax, and the translator with the lowest one is kept; 0 keeps none.</source>
        <translation>أزواج محجوزة عن التدريب، واحد من عشرين على الأكثر، ومعها كل زوج يشترك معها في جملة. يقيس كل تقييم حيرتها بـ softmax الكامل، ويبقى المترجم ذو الحيرة الأدنى؛ 0 لا يحجز شيئا.</translation>
    </message>
    <message>
        <source>Margin weight</source>
        <translation>وزن الهامش</translation>
    </message>
    <message>
        <source>Weight of the margin loss of averaging models (train.margin) between the vectors of both sides, as a further objective; 0 leaves it out.</source>
        <translation>وزن خسارة الهامش في نماذج التوسيط (train.margin) بين متجهي الطرفين، هدفا إضافيا؛ 0 يتركها.</translation>
    </message>
    <message>
        <source>Includes the average</source>
        <translation>يشمل المتوسط</translation>
    </message>
    <message>
        <source>The sentence vector also includes the average of the embeddings, so that training can start with the vectors of an averaging model. Set by generative.start.</source>
        <translation>يشمل متجه الجملة متوسط التضمينات أيضا، فيمكن أن يبدأ التدريب بمتجهات نموذج توسيط. يضبطه generative.start.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>البدء من</translation>
    </message>
    <message>
        <source>An averaging model with sentence pieces: its tokenizer and embeddings are used, and before the first update the vectors are exactly that model&apos;s.</source>
        <translation>نموذج توسيط بقطع جمل: يُستخدم مقطّعه وتضميناته، وتكون المتجهات قبل أول تحديث متجهات ذلك النموذج تماما.</translation>
    </message>
    <message>
        <source>Parses of the targets</source>
        <translation>تحليلات الأهداف</translation>
    </message>
    <message>
        <source>Label dimension</source>
        <translation>بُعد الوسم</translation>
    </message>
    <message>
        <source>Form units</source>
        <translation>وحدات الشكل</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>the GPU if there is one</source>
        <translation>وحدة الرسوم إن وُجدت</translation>
    </message>
    <message>
        <source>the processor</source>
        <translation>المعالج</translation>
    </message>
    <message>
        <source>the GPU</source>
        <translation>وحدة الرسوم</translation>
    </message>
    <message>
        <source>What computes: cpu, cuda, or auto for the GPU if there is one.</source>
        <translation>ما يحسب: cpu، أو cuda، أو auto لوحدة الرسوم إن وُجدت.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>الحقب</translation>
    </message>
    <message>
        <source>Number of passes over all pairs; 0 keeps the embedding initialisation, a baseline.</source>
        <translation>عدد المرور على كل الأزواج؛ 0 يبقي تهيئة التضمينات، وهو خط أساس.</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>حد الخطوات</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>خطوات</translation>
    </message>
    <message>
        <source>Training ends after this many mini-batches, even within an epoch; 0 means no limit.</source>
        <translation>ينتهي التدريب بعد هذا العدد من الدفعات الصغرى، حتى داخل حقبة؛ 0 يعني بلا حد.</translation>
    </message>
    <message>
        <source>Mini-batch</source>
        <translation>الدفعة الصغرى</translation>
    </message>
    <message>
        <source>Pairs in a mini-batch, the unit of one step of the optimizer.</source>
        <translation>أزواج الدفعة الصغرى، وهي وحدة خطوة المحسّن.</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>الدفعة الكبرى</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>دفعات صغرى</translation>
    </message>
    <message>
        <source>Mini-batches among which hard negatives are searched. More of them give harder negatives.</source>
        <translation>الدفعات الصغرى التي تُطلب بينها الأمثلة السلبية الصعبة. كلما زادت صعبت.</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>التدريج</translation>
    </message>
    <message>
        <source>The mega-batch starts at one mini-batch and grows by one after this many; 0 starts at full size.</source>
        <translation>تبدأ الدفعة الكبرى بدفعة صغرى واحدة وتنمو واحدة بعد كل هذا العدد؛ 0 يبدأ بالحجم الكامل.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>By how much the cosine of a true pair must exceed that of the negative (delta in the papers).</source>
        <translation>كم يجب أن يزيد جيب تمام الزوج الصحيح على جيب تمام المثال السلبي (دلتا في الأبحاث).</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>معدل التعلم</translation>
    </message>
    <message>
        <source>Step size of Adam.</source>
        <translation>حجم خطوة Adam.</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>قص التدرج</translation>
    </message>
    <message>
        <source>Maximum global norm of a gradient; larger ones are scaled down. 0 turns clipping off.</source>
        <translation>أكبر معيار كلي للتدرج؛ يُصغَّر الأكبر. 0 يعطل القص.</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>الأمثلة السلبية</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>حسب اللغة</translation>
    </message>
    <message>
        <source>other side</source>
        <translation>الطرف الآخر</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>أي الطرفين</translation>
    </message>
    <message>
        <source>Where negatives come from: the other side of the other pairs (translations), both sides (paraphrases), or chosen by whether the two languages differ.</source>
        <translation>من أين تأتي الأمثلة السلبية: من الطرف الآخر للأزواج الأخرى (ترجمات)، أو من الطرفين (إعادات صياغة)، أو حسب اختلاف اللغتين.</translation>
    </message>
    <message>
        <source>Duplicates as negatives</source>
        <translation>المكررات أمثلة سلبية</translation>
    </message>
    <message>
        <source>Allow a sentence with the same tokens as either side of the pair to be its negative, as the authors&apos; program does.</source>
        <translation>السماح لجملة لها رموز أحد طرفي الزوج بأن تكون مثاله السلبي، كما يفعل برنامج المؤلفين.</translation>
    </message>
    <message>
        <source>Negatives of a sentence</source>
        <translation>الأمثلة السلبية لكل جملة</translation>
    </message>
    <message>
        <source>The margin loss is the mean over so many hardest negatives of each sentence.</source>
        <translation>خسارة الهامش متوسط هذا العدد من أصعب الأمثلة السلبية لكل جملة.</translation>
    </message>
    <message>
        <source>False-negative guard</source>
        <translation>الوقاية من السلبي الكاذب</translation>
    </message>
    <message>
        <source>A sentence whose cosine exceeds that of the true pair by more than this is no negative: it may be another translation. 2 drops none.</source>
        <translation>الجملة التي يزيد جيب تمامها على جيب تمام الزوج الصحيح بأكثر من هذا ليست مثالا سلبيا: قد تكون ترجمة أخرى. 2 لا يستبعد شيئا.</translation>
    </message>
    <message>
        <source>Search for negatives</source>
        <translation>البحث عن الأمثلة السلبية</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>تام</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>إسقاطي</translation>
    </message>
    <message>
        <source>exact compares all sentences of a mega-batch; projected compares them in 64 dimensions first and only the best few exactly: a little faster at 1,000 dimensions.</source>
        <translation>exact يقارن كل جمل الدفعة الكبرى؛ projected يقارنها أولا في 64 بُعدا ثم أفضلها فقط بدقة: أسرع قليلا عند 1,000 بُعد.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>softmax within the mini-batch</source>
        <translation>softmax داخل الدفعة الصغرى</translation>
    </message>
    <message>
        <source>margin: a true pair must be more similar than the hardest negative by the margin (the papers); softmax: each sentence must pick its partner among those of its mini-batch, without mega-batches.</source>
        <translation>margin: يجب أن يكون الزوج الصحيح أشبه من أصعب مثال سلبي بقدر الهامش (الأبحاث)؛ softmax: على كل جملة اختيار قرينها بين جمل دفعتها الصغرى، بلا دفعات كبرى.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>درجة الحرارة</translation>
    </message>
    <message>
        <source>The softmax divides cosines by this number; a smaller one makes it sharper.</source>
        <translation>يقسم softmax جيوب التمام على هذا العدد؛ والأصغر يجعله أحدّ.</translation>
    </message>
    <message>
        <source>Nested dimensions</source>
        <translation>الأبعاد المتداخلة</translation>
    </message>
    <message>
        <source>Add the loss of the first 32, 64, 128, ... dimensions, so that vectors may be cut to them (Matryoshka).</source>
        <translation>إضافة خسارة أول 32 و64 و128 و... بُعدا، ليمكن قص المتجهات إليها (Matryoshka).</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>المعلم</translation>
    </message>
    <message>
        <source>Vectors of another model (.npy, a row for each line of train.teacher-sentences) that this one learns to give as well (distillation). Longer ones are reduced to their principal components.</source>
        <translation>متجهات نموذج آخر (.npy، صف لكل سطر من train.teacher-sentences) يتعلم هذا أن يعطيها أيضا (تقطير). يُختصر الأطول إلى مركباته الرئيسية.</translation>
    </message>
    <message>
        <source>Teacher sentences</source>
        <translation>جمل المعلم</translation>
    </message>
    <message>
        <source>The sentences of the teacher&apos;s vectors, one on each line. A sentence without a vector takes that of its translation.</source>
        <translation>جمل متجهات المعلم، واحدة في كل سطر. الجملة التي لا متجه لها تأخذ متجه ترجمتها.</translation>
    </message>
    <message>
        <source>Teacher loss</source>
        <translation>خسارة المعلم</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>similarities</source>
        <translation>التشابهات</translation>
    </message>
    <message>
        <source>cosine: each vector must point where the teacher&apos;s does; similarities: the sentences of a mini-batch must be as similar to each other as the teacher finds them.</source>
        <translation>cosine: على كل متجه أن يشير حيث يشير متجه المعلم؛ similarities: على جمل الدفعة الصغرى أن تتشابه بقدر ما يراها المعلم.</translation>
    </message>
    <message>
        <source>Teacher share</source>
        <translation>حصة المعلم</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss; the loss of the pairs has the rest. 1 learns from the teacher alone, without negatives.</source>
        <translation>وزن خسارة المعلم؛ ولخسارة الأزواج الباقي. 1 يتعلم من المعلم وحده، بلا أمثلة سلبية.</translation>
    </message>
    <message>
        <source>Symmetric loss</source>
        <translation>خسارة متناظرة</translation>
    </message>
    <message>
        <source>Push a negative away from both sides of a pair; off: only from the first side, as in the papers&apos; equation.</source>
        <translation>إبعاد المثال السلبي عن طرفي الزوج؛ معطل: عن الطرف الأول فقط، كما في معادلة الأبحاث.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>كثيف</translation>
    </message>
    <message>
        <source>lazy</source>
        <translation>كسول</translation>
    </message>
    <message>
        <source>dense: rows without gradient keep moving by their momentum (the definition); lazy: they stay unchanged.</source>
        <translation>dense: الصفوف التي لا تدرج لها تتابع الحركة بزخمها (التعريف)؛ lazy: تبقى كما هي.</translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation>توسيط الأوزان</translation>
    </message>
    <message>
        <source>The model is a running mean of the weights that keeps this share at each step, for example 0.999; 0 uses the last weights.</source>
        <translation>النموذج متوسط متحرك للأوزان يبقي هذه النسبة في كل خطوة، مثل 0.999؛ 0 يستخدم آخر الأوزان.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>The same seed, settings, pairs and number of threads give the same model, bit for bit.</source>
        <translation>البذرة نفسها مع الإعدادات والأزواج وعدد الخيوط نفسها تعطي النموذج نفسه، بتا ببت.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>Number of threads; 0 uses one per core.</source>
        <translation>عدد الخيوط؛ 0 يستخدم واحدا لكل نواة.</translation>
    </message>
    <message>
        <source>Memory for pairs</source>
        <translation>ذاكرة الأزواج</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>م.ب</translation>
    </message>
    <message>
        <source>Tokens that need more memory are stored in a file of the run and read one part at a time, with the same result; 0 keeps all in memory.</source>
        <translation>الرموز التي تحتاج إلى ذاكرة أكثر تُخزن في ملف للتشغيل وتُقرأ أجزاء، بالنتيجة نفسها؛ 0 يبقي الكل في الذاكرة.</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>التقييم كل</translation>
    </message>
    <message>
        <source>Steps between evaluations on the development sets or the held-out pairs; 0 means after each epoch.</source>
        <translation>الخطوات بين التقييمات على مجموعات التطوير أو الأزواج المحجوزة؛ 0 يعني بعد كل حقبة.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>الصبر</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>تقييمات</translation>
    </message>
    <message>
        <source>Training ends after this many evaluations in a row without a better score on the development sets or the held-out pairs; 0 continues to the last epoch.</source>
        <translation>ينتهي التدريب بعد هذا العدد من التقييمات المتتالية بلا درجة أفضل على مجموعات التطوير أو الأزواج المحجوزة؛ 0 يتابع إلى آخر حقبة.</translation>
    </message>
    <message>
        <source>Pairs kept from training if there are no development sets, one in twenty at most, and with them every pair that shares a sentence. How many of them find their partner among 10,000 other sentences selects the best model; 0 keeps none, as do fewer than 200 pairs.</source>
        <translation>أزواج محجوزة عن التدريب إن لم تكن مجموعات تطوير، واحد من عشرين على الأكثر، ومعها كل زوج يشترك معها في جملة. عدد ما يجد منها قرينه بين 10,000 جملة أخرى يختار أفضل نموذج؛ 0 لا يحجز شيئا، وكذلك أقل من 200 زوج.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>نقطة استئناف كل</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>Time between checkpoints within an epoch; 0 means only after each epoch.</source>
        <translation>الزمن بين نقاط الاستئناف داخل الحقبة؛ 0 يعني بعد كل حقبة فقط.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Write the curves as event files to tensorboard/ in the run folder during training, for live display in TensorBoard.</source>
        <translation>كتابة المنحنيات في أثناء التدريب ملفات أحداث في tensorboard/ داخل مجلد التشغيل، لعرضها الحي في TensorBoard.</translation>
    </message>
    <message>
        <source>Largest link</source>
        <translation>أكبر رابط</translation>
    </message>
    <message>
        <source>Sentences that a link has at most on either side.</source>
        <translation>أكثر ما في طرف الرابط من جمل.</translation>
    </message>
    <message>
        <source>Leaving out</source>
        <translation>الترك</translation>
    </message>
    <message>
        <source>Cost of leaving a sentence without a translation, as a share of the median cost of linking random sentences. Smaller: fewer and surer links.</source>
        <translation>كلفة ترك جملة بلا ترجمة، نسبة إلى وسيط كلفة ربط جمل عشوائية. الأصغر: روابط أقل وأوثق.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
    <message>
        <source>Further sentence</source>
        <translation>الجملة الإضافية</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Cost of each number on one side of a link that the other side lacks.</source>
        <translation>كلفة كل عدد في طرف من الرابط ليس في الطرف الآخر.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>Cost of each capitalised word that both documents contain, but only one side of a link.</source>
        <translation>كلفة كل كلمة تبدأ بحرف كبير في المستندين، لكنها في طرف واحد من الرابط.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>المصطلحات</translation>
    </message>
    <message>
        <source>Cost of each term of the glossary whose translation the other side of a link lacks.</source>
        <translation>كلفة كل مصطلح من المسرد ليست ترجمته في الطرف الآخر من الرابط.</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>الترقيم</translation>
    </message>
    <message>
        <source>Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark that the other side of a link lacks.</source>
        <translation>كلفة كل علامة استفهام أو تعجب ونقطتين وفاصلة منقوطة وقوس وعلامة اقتباس ليست في الطرف الآخر من الرابط.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>الأحجام</translation>
    </message>
    <message>
        <source>What the distance between the two sides of a link is multiplied with: 1: the product of the numbers of their sentences; 0: the mean of both numbers; or a mixture.</source>
        <translation>ما تُضرب فيه المسافة بين طرفي الرابط: عند 1 حاصل ضرب عددي جملهما، وعند 0 متوسط العددين، وبينهما مزيج.</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>تتابعات عشوائية</translation>
    </message>
    <message>
        <source>Random runs of sentences whose cosines with a side of a link say what is expected of sentences that are not translations.</source>
        <translation>تتابعات عشوائية من الجمل تدل جيوب تمامها مع طرف الرابط على المتوقع من جمل ليست ترجمات.</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>النطاق</translation>
    </message>
    <message>
        <source>Sentences on both sides of the path of the coarse search among which links are searched.</source>
        <translation>الجمل على جانبي مسار البحث الخشن التي تُطلب بينها الروابط.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>parse of a given form</source>
        <translation>تحليل ذو شكل معطى</translation>
    </message>
    <message>
        <source>What trains a transformer or an LSTM encoder-decoder: the Bilingual Generative Transformer (bgt, P20) or one of the models it is compared with in P20&apos;s Table 2; released is what the authors&apos; code trains, whose decoders never see a sample. translation and back-translation attend to every token of the other language: the translators of P18. scpn writes the target in the syntactic form that is given (generative.parses); parse-generator writes a whole parse of that form, for an scpn that reads whole parses. Needs encoder.network = transformer or seq2seq.</source>
        <translation>النموذج الذي يُدرَّب من transformer أو من مرمّز ومفكك LSTM: ‏Bilingual Generative Transformer ‏(bgt, P20) أو أحد النماذج التي يقارن بها في الجدول 2 من P20؛ وreleased هو ما تدرّبه شيفرة المؤلفين، ومفككاتها لا ترى عينة أبدا. ينتبه translation وback-translation إلى كل رمز من اللغة الأخرى: وهما مترجما P18. يكتب scpn الهدف بالشكل النحوي المعطى (generative.parses)؛ ويكتب parse-generator تحليلا كاملا بذلك الشكل لنموذج scpn يقرأ تحليلات كاملة. يحتاج إلى encoder.network = transformer أو seq2seq.</translation>
    </message>
    <message>
        <source>For scpn and parse-generator: the constituency parses of the targets of all pairs in their order, in brackets as the Penn Treebank has them. Their top two levels, or all of them (generative.form), are the forms that it learns to write in.</source>
        <translation>لنموذجي scpn وparse-generator: تحليلات المكوّنات لأهداف جميع الأزواج بترتيبها، بين أقواس كما في Penn Treebank. ومستوياها الأعليان، أو كلها (generative.form)، هي الأشكال التي يتعلم الكتابة بها.</translation>
    </message>
    <message>
        <source>Parses of the sources</source>
        <translation>تحليلات المصادر</translation>
    </message>
    <message>
        <source>The same of the sources. parse-generator needs them. With them, pairs whose sides have the same form are left out, and every second micro-batch is trained from target to source, as the released SCPN is.</source>
        <translation>الشيء نفسه للمصادر. يحتاج إليها parse-generator. وبها تُترك الأزواج التي لطرفيها الشكل نفسه، وتُدرَّب كل دفعة مجهرية ثانية من الهدف إلى المصدر كما في SCPN المنشور.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>template</source>
        <translation>قالب</translation>
    </message>
    <message>
        <source>whole parse</source>
        <translation>تحليل كامل</translation>
    </message>
    <message>
        <source>What scpn reads of a parse: its top two levels, or all of it but the words, as the released SCPN does. For new sentences a parse-generator then completes templates.</source>
        <translation>ما يقرؤه scpn من التحليل: أعلى مستويين منه، أو كله عدا الكلمات كما يفعل SCPN المنشور. وللجمل الجديدة يكمل parse-generator القوالب.</translation>
    </message>
    <message>
        <source>Copies words</source>
        <translation>ينسخ الكلمات</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: the decoder also copies tokens of the source, by its attention to them, so that it can write words that are rare or new in training.</source>
        <translation>في scpn وparse-generator: ينسخ المفكك أيضا رموزا من المصدر بحسب انتباهه إليها، فيستطيع كتابة كلمات نادرة أو جديدة في التدريب.</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: numbers in the embedding of a label or bracket of a form.</source>
        <translation>في scpn وparse-generator: عدد القيم في تضمين وسم أو قوس من الشكل.</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: units of the LSTM that reads a form.</source>
        <translation>في scpn وparse-generator: وحدات LSTM الذي يقرأ الشكل.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Weight of words whose translation is found on the other side of a link, or only in the sentences beside it; 0 compares sentences as a whole.</source>
        <translation>وزن الكلمات التي توجد ترجمتها في الطرف الآخر من الرابط، أو في الجمل المجاورة فقط؛ 0 يقارن الجمل ككل.</translation>
    </message>
    <message>
        <source>Weight of the difference between the lengths of both sides, which counts less the longer they are; 0 ignores lengths.</source>
        <translation>وزن الفرق بين طولي الطرفين، ويقل أثره كلما طالا؛ 0 يتجاهل الأطوال.</translation>
    </message>
    <message>
        <source>Cost of each further sentence of a link; 0.7 times that if both sides have several.</source>
        <translation>كلفة كل جملة إضافية في الرابط؛ وتُضرب في 0.7 إن كان في كل من الطرفين عدة جمل.</translation>
    </message>
    <message>
        <source>Cost of a link whose sides end with different punctuation marks; 1.8 times that if one of them is a full stop, question or exclamation mark and the other is not, or if one ends without a mark.</source>
        <translation>كلفة رابط ينتهي طرفاه بعلامتي ترقيم مختلفتين؛ وتُضرب في 1.8 إن كانت إحداهما نقطة أو علامة استفهام أو تعجب والأخرى ليست كذلك، أو إن انتهى أحدهما بلا علامة.</translation>
    </message>
    <message>
        <source>50,000 pieces instead of 20,000: 0.4 points less on the mean of the STS sets, 10.5 more between Turkish and English.</source>
        <translation>50,000 قطعة بدلا من 20,000: أقل بمقدار 0.4 نقطة في متوسط مجموعات STS، وأكثر بمقدار 10.5 بين التركية والإنجليزية.</translation>
    </message>
    <message>
        <source>0.995 left 18 % of the Arabic tokens unknown, 0.9995 leaves 0.2 %.</source>
        <translation>ترك 0.995 نسبة 18 % من الرموز العربية مجهولة، ويترك 0.9995 نسبة 0.2 %.</translation>
    </message>
    <message>
        <source>TRIGRAM 66.2, SP 65.9, WORD and TRIGRAM side by side 63.9, their sum 62.9, WORD 60.2 on the mean of the STS sets.</source>
        <translation>في متوسط مجموعات STS: TRIGRAM 66.2، وSP 65.9، وWORD وTRIGRAM جنبا إلى جنب 63.9، ومجموعهما 62.9، وWORD 60.2.</translation>
    </message>
    <message>
        <source>0.3: 0.2 points less on the mean of the STS sets after one epoch, 0.3 more after four than without after five.</source>
        <translation>0.3: أقل بمقدار 0.2 نقطة في متوسط مجموعات STS بعد حقبة، وأكثر بمقدار 0.3 بعد أربع مما بدونه بعد خمس.</translation>
    </message>
    <message>
        <source>averages 65.7, LSTM 63.1 and BLSTM 63.0, both scrambled, on the mean of the STS sets.</source>
        <translation>في متوسط مجموعات STS: المتوسطات 65.7، وLSTM 63.1، وBLSTM 63.0، وكلاهما مع خلط الترتيب.</translation>
    </message>
    <message>
        <source>0.3: 0.9 points more with the LSTM; the BLSTM seldom learned without (38.7, with it 63.0).</source>
        <translation>0.3: أكثر بمقدار 0.9 نقطة مع LSTM؛ أما BLSTM فقلّما تعلّم بدونه (38.7، ومعه 63.0).</translation>
    </message>
    <message>
        <source>2.7 times as many updates as the full softmax in the same time, none of them worse.</source>
        <translation>تحديثات بعدد 2.7 مرة مما مع softmax الكامل في الوقت نفسه، ولا واحد منها أسوأ.</translation>
    </message>
    <message>
        <source>BGT from averages: 62.5 on the mean of the STS sets with 200, 53.0 without this loss.</source>
        <translation>BGT انطلاقا من المتوسطات: 62.5 في متوسط مجموعات STS مع 200، و53.0 بدون هذه الخسارة.</translation>
    </message>
    <message>
        <source>20, 60 and 100 reached 68.6, 68.5 and 68.4 on the mean of the STS sets, no more than chance.</source>
        <translation>بلغت 20 و60 و100 القيم 68.6 و68.5 و68.4 في متوسط مجموعات STS، وليس ذلك أكثر من الصدفة.</translation>
    </message>
    <message>
        <source>ten times the papers&apos; rate gave four points on the mean of the STS sets and seventeen between Spanish and English.</source>
        <translation>أعطى عشرة أمثال معدل الأبحاث أربع نقاط في متوسط مجموعات STS وسبع عشرة بين الإسبانية والإنجليزية.</translation>
    </message>
    <message>
        <source>any: half a point less on the mean of the STS sets, no more than chance.</source>
        <translation>أي طرف: أقل بنصف نقطة في متوسط مجموعات STS، وليس ذلك أكثر من الصدفة.</translation>
    </message>
    <message>
        <source>0.1 points less on the mean of the STS sets: no effect.</source>
        <translation>أقل بمقدار 0.1 نقطة في متوسط مجموعات STS: لا أثر.</translation>
    </message>
    <message>
        <source>4 and 8: 0.3 points more on the development set of the STS Benchmark, three seeds.</source>
        <translation>4 و8: أكثر بمقدار 0.3 نقطة على مجموعة تطوير STS Benchmark، بثلاث بذور.</translation>
    </message>
    <message>
        <source>0 and 0.1: no effect on the development set of the STS Benchmark.</source>
        <translation>0 و0.1: لا أثر على مجموعة تطوير STS Benchmark.</translation>
    </message>
    <message>
        <source>projected 66.3, exact 65.9 on the mean of the STS sets, three seeds.</source>
        <translation>في متوسط مجموعات STS: البحث الإسقاطي 66.3، والتام 65.9، بثلاث بذور.</translation>
    </message>
    <message>
        <source>softmax: four points less on the mean of the STS sets; with mini-batches of 2,048 pairs two less on the development set of the STS Benchmark.</source>
        <translation>softmax: أقل بأربع نقاط في متوسط مجموعات STS؛ ومع دفعات صغرى من 2,048 زوجا أقل بنقطتين على مجموعة تطوير STS Benchmark.</translation>
    </message>
    <message>
        <source>vectors cut to 32 numbers 0.3 points better, whole ones 0.1, on the development set of the STS Benchmark.</source>
        <translation>على مجموعة تطوير STS Benchmark: المتجهات المقتطعة إلى 32 عددا أفضل بمقدار 0.3 نقطة، والكاملة بمقدار 0.1.</translation>
    </message>
    <message>
        <source>with three models of the same kind as teachers, 1 reached 73.6 and 0.5 reached 74.7; training without them 75.5.</source>
        <translation>مع ثلاثة نماذج من النوع نفسه معلمين بلغ 1 القيمة 73.6 و0.5 القيمة 74.7؛ وبلغ التدريب بدونها 75.5.</translation>
    </message>
    <message>
        <source>retrieval ranked ten trainings as STS did, with a rank correlation of 0.56 to 0.95.</source>
        <translation>رتّب الاسترجاع عشرة تدريبات كما رتبها STS، بارتباط رتب من 0.56 إلى 0.95.</translation>
    </message>
    <message>
        <source>Table on disk</source>
        <translation>الجدول على القرص</translation>
    </message>
    <message>
        <source>Keep the embedding table and Adam&apos;s moments in a temporary file, with the same result, for tables larger than the memory. Of several machines, each then holds only its own rows.</source>
        <translation>يحفظ جدول التضمينات وعزوم Adam في ملف مؤقت، بالنتيجة نفسها، للجداول الأكبر من الذاكرة. وعند استعمال عدة أجهزة يحتفظ كل منها بصفوفه فقط.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>mixed on a GPU</source>
        <translation>مختلطة على وحدة الرسوم</translation>
    </message>
    <message>
        <source>single</source>
        <translation>مفردة</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>مختلطة</translation>
    </message>
    <message>
        <source>Of the matrix products of a transformer&apos;s training. mixed multiplies bfloat16 numbers, with 8 bits of precision, and adds in single precision: several times as fast on a GPU, slower on most processors. auto is mixed on a GPU and single on a processor.</source>
        <translation>دقة جداء المصفوفات عند تدريب transformer. يضرب mixed أعداد bfloat16 بدقة 8 بتات ويجمع بالدقة المفردة: أسرع مرات عدة على وحدة الرسوم، وأبطأ على معظم المعالجات. ‏auto يعني mixed على وحدة الرسوم وsingle على المعالج.</translation>
    </message>
    <message>
        <source>A run or model that is trained further, on other pairs: its tokenizer and weights are used. The settings that give a model its form must be the same as its own.</source>
        <translation>تشغيل أو نموذج يتابَع تدريبه على أزواج أخرى: يُستخدم مقطّعه وأوزانه. يجب أن تكون الإعدادات التي تعطي النموذج شكله مطابقة لإعداداته.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>First side</source>
        <translation>الطرف الأول</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>الطرف الثاني</translation>
    </message>
</context>
<context>
    <name>TokenizerKind</name>
    <message>
        <source>sentence pieces</source>
        <translation>قطع الجمل</translation>
    </message>
    <message>
        <source>words</source>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>ثلاثيات</translation>
    </message>
</context>
<context>
    <name>TrainTools</name>
    <message>
        <source>Estimating</source>
        <translation>التقدير جارٍ</translation>
    </message>
    <message>
        <source>Only averaging and recurrent encoders learn from another model.</source>
        <translation>لا يتعلم من نموذج آخر إلا مرمّزات التوسيط والمرمّزات المتكررة.</translation>
    </message>
    <message>
        <source>Learn from another model…</source>
        <translation>التعلم من نموذج آخر…</translation>
    </message>
    <message>
        <source>Follow the vectors that any other model gives to the sentences of these pairs</source>
        <translation>اتباع المتجهات التي يعطيها أي نموذج آخر لجمل هذه الأزواج</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>التشغيل في مكان آخر…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the settings and the data, to train on other machines</source>
        <translation>كتابة مجلد فيه نص برمجي والإعدادات والبيانات للتدريب على أجهزة أخرى</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Evaluation sets</source>
        <translation>مجموعات التقييم</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>المقطّع</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>العودة بواسطة</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>الملف الثاني</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>المكونات المحذوفة</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>الرموز الأكثر تكرارًا</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>التبييض</translation>
    </message>
</context>
<context>
    <name>WritePlots</name>
    <message>
        <source>Best development score</source>
        <translation>أفضل درجة تطوير</translation>
    </message>
    <message>
        <source>development</source>
        <translation>تطوير</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>التطوير</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>حقبة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignPanel</name>
    <message>
        <source>Align</source>
        <translation>المحاذاة</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Documents…</source>
        <translation>المستندات…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>الإعدادات…</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>الروابط</translation>
    </message>
    <message>
        <source>Aligning %1</source>
        <translation>محاذاة %1</translation>
    </message>
    <message>
        <source>aligned in %1</source>
        <translation>حوذيت في %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>What is around a correction is aligned again with a model: train or choose one, then correct the link.</source>
        <translation>ما حول التصحيح يُحاذى من جديد بنموذج: درب نموذجا أو اختره ثم صحح الرابط.</translation>
    </message>
    <message>
        <source>Preparing corrections</source>
        <translation>إعداد التصحيحات</translation>
    </message>
    <message>
        <source>Two documents</source>
        <translation>مستندان</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>الرف</translation>
    </message>
    <message>
        <source>Shelf (%1)</source>
        <translation>الرف (%1)</translation>
    </message>
    <message>
        <source>Links the sentences of a document with those of its translation</source>
        <translation>يربط جمل مستند بجمل ترجمته</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; مع &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 sentences</source>
        <translation>
            <numerusform>%1 و%2 جملة</numerusform>
            <numerusform>%1 وجملة واحدة (%2)</numerusform>
            <numerusform>%1 وجملتان (%2)</numerusform>
            <numerusform>%1 و%2 جمل</numerusform>
            <numerusform>%1 و%2 جملة</numerusform>
            <numerusform>%1 و%2 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>وُجد %1</translation>
    </message>
    <message>
        <source>%1 doubtful</source>
        <translation>%1 مشكوك فيها</translation>
    </message>
    <message>
        <source>%1 certain</source>
        <translation>%1 مؤكدة</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>كل الروابط</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>المشكوك فيها</translation>
    </message>
    <message>
        <source>No translation</source>
        <translation>بلا ترجمة</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>المؤكدة</translation>
    </message>
    <message>
        <source>Which links are shown</source>
        <translation>الروابط المعروضة</translation>
    </message>
    <message>
        <source>D goes to the next doubtful link, Shift+D to the one before</source>
        <translation>ينتقل D إلى الرابط المشكوك فيه التالي، وShift+D إلى السابق</translation>
    </message>
    <message>
        <source>below </source>
        <translation>أقل من </translation>
    </message>
    <message>
        <source>Doubtful below</source>
        <translation>مشكوك فيها دون</translation>
    </message>
    <message>
        <source>Links of lower confidence are doubtful</source>
        <translation>الروابط الأقل ثقة مشكوك فيها</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>تراجع (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>إعادة (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>الخريطة</translation>
    </message>
    <message>
        <source>Show or hide the settings of alignments</source>
        <translation>إظهار إعدادات المحاذاة أو إخفاؤها</translation>
    </message>
    <message>
        <source>Many documents, or two (Alt+Left)</source>
        <translation>مستندات كثيرة أو مستندان (Alt+Left)</translation>
    </message>
    <message>
        <source>Show or hide the documents</source>
        <translation>إظهار المستندات أو إخفاؤها</translation>
    </message>
    <message>
        <source>Saved alignments of this project</source>
        <translation>المحاذيات المحفوظة في هذا المشروع</translation>
    </message>
    <message>
        <source>Shows a document beside its translation, with links between their sentences that you can correct.</source>
        <translation>يعرض مستندا بجانب ترجمته، وبين جملهما روابط يمكنك تصحيحها.</translation>
    </message>
    <message>
        <source>A trained model links the sentences of two documents; this project has none yet.</source>
        <translation>يربط نموذج مدرب جمل مستندين؛ ليس في هذا المشروع نموذج بعد.</translation>
    </message>
    <message>
        <source>Align the two documents</source>
        <translation>محاذاة المستندين</translation>
    </message>
    <message>
        <source>Open a saved alignment…</source>
        <translation>فتح محاذاة محفوظة…</translation>
    </message>
    <message>
        <source>Export the alignment…</source>
        <translation>تصدير المحاذاة…</translation>
    </message>
    <message>
        <source>Add the alignment to the project&apos;s pair stores</source>
        <translation>إضافة المحاذاة إلى مخازن أزواج المشروع</translation>
    </message>
    <message>
        <source>Shelf of many documents, or two documents</source>
        <translation>رف لمستندات كثيرة، أو مستندان</translation>
    </message>
    <message>
        <source>Align the documents of the shelf, or stop</source>
        <translation>محاذاة مستندات الرف، أو الإيقاف</translation>
    </message>
    <message>
        <source>Export the shelf…</source>
        <translation>تصدير الرف…</translation>
    </message>
    <message>
        <source>Align with a model file…</source>
        <translation>المحاذاة بملف نموذج…</translation>
    </message>
    <message>
        <source>Undo the last correction</source>
        <translation>التراجع عن آخر تصحيح</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>إعادة التصحيح</translation>
    </message>
    <message>
        <source>Search the aligned documents</source>
        <translation>البحث في المستندات المحاذاة</translation>
    </message>
    <message>
        <source>Go to the next doubtful link</source>
        <translation>الانتقال إلى الرابط المشكوك فيه التالي</translation>
    </message>
    <message>
        <source>Correct the link: %1</source>
        <translation>تصحيح الرابط: %1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>ملف آخر…</translation>
    </message>
    <message>
        <source>Open a saved alignment</source>
        <translation>فتح محاذاة محفوظة</translation>
    </message>
    <message>
        <source>Alignments (*.alignment);;All files (*)</source>
        <translation>محاذيات (*.alignment);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Export the alignment</source>
        <translation>تصدير المحاذاة</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are in the pair store %2.</source>
        <translation>
            <numerusform>%1 زوج في مخزن الأزواج %2.</numerusform>
            <numerusform>زوج واحد (%1) في مخزن الأزواج %2.</numerusform>
            <numerusform>زوجان (%1) في مخزن الأزواج %2.</numerusform>
            <numerusform>%1 أزواج في مخزن الأزواج %2.</numerusform>
            <numerusform>%1 زوجا في مخزن الأزواج %2.</numerusform>
            <numerusform>%1 زوج في مخزن الأزواج %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 زوج محفوظ في %2.</numerusform>
            <numerusform>زوج واحد (%1) محفوظ في %2.</numerusform>
            <numerusform>زوجان (%1) محفوظان في %2.</numerusform>
            <numerusform>%1 أزواج محفوظة في %2.</numerusform>
            <numerusform>%1 زوجا محفوظا في %2.</numerusform>
            <numerusform>%1 زوج محفوظ في %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSettingsCard</name>
    <message>
        <source>Settings of alignments</source>
        <translation>إعدادات المحاذاة</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>القيم المبدئية</translation>
    </message>
    <message>
        <source>Set every field to its default</source>
        <translation>إعادة كل حقل إلى قيمته المبدئية</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSetup</name>
    <message>
        <source>as the document says</source>
        <translation>كما يذكر المستند</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>إضافة مستندات</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة السر</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>المحاذاة</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>a folder of documents, or a list of two columns</source>
        <translation>مجلد مستندات، أو قائمة من عمودين</translation>
    </message>
    <message>
        <source>a document: Word, PDF, EPUB, text, …</source>
        <translation>مستند: Word أو PDF أو EPUB أو نص، …</translation>
    </message>
    <message>
        <source>a folder of their translations</source>
        <translation>مجلد ترجماتها</translation>
    </message>
    <message>
        <source>its translation</source>
        <translation>ترجمته</translation>
    </message>
    <message>
        <source>none; lines of term, tab, translation</source>
        <translation>بلا؛ سطور من مصطلح وجدولة وترجمة</translation>
    </message>
    <message>
        <source>are recognised</source>
        <translation>يُتعرف عليها</translation>
    </message>
    <message>
        <source>are the lines</source>
        <translation>هي السطور</translation>
    </message>
    <message>
        <source>are the paragraphs</source>
        <translation>هي الفقرات</translation>
    </message>
    <message>
        <source>What is linked: sentences as the language divides them, or every line or paragraph</source>
        <translation>ما يُربط: الجمل كما تقسمها اللغة، أو كل سطر أو فقرة</translation>
    </message>
    <message>
        <source>Of a PDF that asks for one</source>
        <translation>لملف PDF يطلبها</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Language of the source</source>
        <translation>لغة المصدر</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Language of the target</source>
        <translation>لغة الهدف</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>المسرد</translation>
    </message>
    <message>
        <source>Or drag both folders onto this panel. Documents are paired by their names, and by their contents where names differ.</source>
        <translation>أو اسحب المجلدين إلى هذه اللوحة. تُقرن المستندات بأسمائها، وبمحتواها حيث تختلف الأسماء.</translation>
    </message>
    <message>
        <source>Or drag both files onto this panel.</source>
        <translation>أو اسحب الملفين إلى هذه اللوحة.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 مع %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentEditor</name>
    <message>
        <source>Correcting</source>
        <translation>تصحيح</translation>
    </message>
    <message>
        <source>this link</source>
        <translation>هذا الرابط</translation>
    </message>
    <message>
        <source>has been aligned again meanwhile</source>
        <translation>حوذي من جديد في هذه الأثناء</translation>
    </message>
    <message>
        <source>look at it again, and repeat the correction if it is still needed</source>
        <translation>انظر إليه مرة أخرى، وأعد التصحيح إن بقيت إليه حاجة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentExport</name>
    <message>
        <source>Export</source>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>إلى المشروع</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>أدنى ثقة</translation>
    </message>
    <message>
        <source>Links of lower confidence are left out; accepted ones have the confidence 1</source>
        <translation>تُترك الروابط الأقل ثقة؛ وثقة المقبولة 1</translation>
    </message>
    <message>
        <source>As a translation memory, a table, a parallel corpus and other formats</source>
        <translation>ذاكرة ترجمة أو جدولا أو متنا متوازيا أو صيغا أخرى</translation>
    </message>
    <message>
        <source>As a pair store, to train on or to filter</source>
        <translation>مخزن أزواج، للتدريب أو الترشيح</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 من %2 زوج</numerusform>
            <numerusform>%1 من زوج واحد (%2)</numerusform>
            <numerusform>%1 من زوجين (%2)</numerusform>
            <numerusform>%1 من %2 أزواج</numerusform>
            <numerusform>%1 من %2 زوجا</numerusform>
            <numerusform>%1 من %2 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>ذاكرة ترجمة (*.tmx)</translation>
    </message>
    <message>
        <source>All sentences with places and confidence (*.tsv)</source>
        <translation>كل الجمل بمواضعها وثقتها (*.tsv)</translation>
    </message>
    <message>
        <source>Pair store (*.h5)</source>
        <translation>مخزن أزواج (*.h5)</translation>
    </message>
    <message>
        <source>Sentence numbers, as in gold files (*.links)</source>
        <translation>أرقام الجمل كما في ملفات المرجع (*.links)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentMap</name>
    <message>
        <source>Map of both documents</source>
        <translation>خريطة المستندين</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 of them doubtful</source>
        <translation>
            <numerusform>%1 رابط، منها %2 مشكوك فيه</numerusform>
            <numerusform>رابط واحد (%1)، منه %2 مشكوك فيه</numerusform>
            <numerusform>رابطان (%1)، منهما %2 مشكوك فيه</numerusform>
            <numerusform>%1 روابط، منها %2 مشكوك فيه</numerusform>
            <numerusform>%1 رابطا، منها %2 مشكوك فيه</numerusform>
            <numerusform>%1 رابط، منها %2 مشكوك فيه</numerusform>
        </translation>
    </message>
    <message>
        <source>sentence %1 of the source, %2 of the target</source>
        <translation>الجملة %1 من المصدر، %2 من الهدف</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentView</name>
    <message>
        <source>Linked sentences</source>
        <translation>جمل مرتبطة</translation>
    </message>
    <message>
        <source>without a translation, as you said</source>
        <translation>بلا ترجمة، كما ذكرت</translation>
    </message>
    <message>
        <source>without a translation</source>
        <translation>بلا ترجمة</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>right with a probability of %1 %</source>
        <translation>صحيح باحتمال %1 %</translation>
    </message>
    <message>
        <source> · moved: sentence %1 of the source, %2 of the target</source>
        <translation> · منقول: الجملة %1 من المصدر، %2 من الهدف</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AnalysePanel</name>
    <message>
        <source>Analyse</source>
        <translation>التحليل</translation>
    </message>
    <message>
        <source>This panel builds lexicons from pairs and compares languages by their shared tokens; this project has no pairs yet.</source>
        <translation>تبني هذه اللوحة معاجم من الأزواج وتقارن اللغات برموزها المشتركة؛ ليس في هذا المشروع أزواج بعد.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>استيراد أزواج</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>المعجم</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation>بناء معجم</translation>
    </message>
    <message>
        <source>Measure the overlap of two languages</source>
        <translation>قياس تداخل لغتين</translation>
    </message>
    <message>
        <source>Which words are paraphrases or translations?</source>
        <translation>أي الكلمات إعادات صياغة أو ترجمات بعضها لبعض؟</translation>
    </message>
    <message>
        <source>Which languages share tokens, and does that help?</source>
        <translation>أي اللغات تتشارك الرموز، وهل يفيد ذلك؟</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CandidateModel</name>
    <message>
        <source>not reviewed</source>
        <translation>لم يُراجع</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>متخطى</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CatalogueModel</name>
    <message>
        <source>Translations</source>
        <translation>ترجمات</translation>
    </message>
    <message>
        <source>Paraphrases</source>
        <translation>إعادات صياغة</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>تقييم</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>تنقيب</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>مستندات</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>نماذج</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>متجهات كلمات</translation>
    </message>
    <message>
        <source>Language identification</source>
        <translation>تمييز اللغة</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>غير تجاري</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>منزّل</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>جزئي</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CataloguePage</name>
    <message>
        <source>Catalogue</source>
        <translation>الفهرس</translation>
    </message>
    <message>
        <source>OPUS corpora</source>
        <translation>متون OPUS</translation>
    </message>
    <message>
        <source>Search OPUS</source>
        <translation>البحث في OPUS</translation>
    </message>
    <message>
        <source>Use a file I have…</source>
        <translation>استخدام ملف لدي…</translation>
    </message>
    <message>
        <source>Public data and models</source>
        <translation>بيانات ونماذج عامة</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>البحث في الكل</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>البحث في الفهرس</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>نوع المدخل</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>OPUS online</source>
        <translation>OPUS على الشبكة</translation>
    </message>
    <message>
        <source>for the two languages above</source>
        <translation>للغتين أعلاه</translation>
    </message>
    <message>
        <source>List what OPUS has for the two languages above; needs an internet connection</source>
        <translation>يسرد ما في OPUS للغتين أعلاه؛ يحتاج إلى اتصال بالإنترنت</translation>
    </message>
    <message>
        <source>Press Enter or double-click to download a corpus</source>
        <translation>يُنزَّل المتن بمفتاح الإدخال أو بالنقر المزدوج</translation>
    </message>
    <message>
        <source>Checking the downloads</source>
        <translation>فحص التنزيلات</translation>
    </message>
    <message>
        <source>%1 is larger than 500 MB. Download it?</source>
        <translation>حجم %1 أكبر من 500 م.ب. أتريد تنزيله؟</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>%1 is %2. Download it?</source>
        <translation>حجم %1 هو %2. أتريد تنزيله؟</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>تنزيل %1</translation>
    </message>
    <message>
        <source>Stopped; the next download resumes from here.</source>
        <translation>توقف؛ يتابع التنزيل التالي من هنا.</translation>
    </message>
    <message>
        <source>This is larger than 500 MB. Download it?</source>
        <translation>الحجم أكبر من 500 م.ب. أتريد التنزيل؟</translation>
    </message>
    <message>
        <source>Already downloaded and complete.</source>
        <translation>منزّل وكامل من قبل.</translation>
    </message>
    <message>
        <source>Downloaded and checked.</source>
        <translation>نُزِّل وفُحص.</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>استيراد أزواج…</translation>
    </message>
    <message>
        <source>Use a file I have</source>
        <translation>استخدام ملف لدي</translation>
    </message>
    <message>
        <source>Recognise %1</source>
        <translation>التعرف على %1</translation>
    </message>
    <message>
        <source>This is %1: size and checksum are as published.</source>
        <translation>هذا %1: الحجم والمجموع الاختباري كالمنشورين.</translation>
    </message>
    <message>
        <source>This is %1 by its name; no checksum is published.</source>
        <translation>هذا %1 بحسب اسمه؛ لم يُنشر مجموع اختباري.</translation>
    </message>
    <message>
        <source>Choose two languages first.</source>
        <translation>اختر لغتين أولا.</translation>
    </message>
    <message>
        <source>Searching OPUS</source>
        <translation>البحث في OPUS</translation>
    </message>
    <message>
        <source>OPUS has nothing for these two languages.</source>
        <translation>ليس في OPUS شيء لهاتين اللغتين.</translation>
    </message>
    <message>
        <source>The corpora that OPUS has for the two languages appear here.</source>
        <translation>تظهر هنا متون OPUS للغتين.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Chart</name>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ColumnButton</name>
    <message>
        <source>Columns of the two sentences</source>
        <translation>عمودا الجملتين</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>الجملة الثانية</translation>
    </message>
    <message>
        <source>Columns %1, %2</source>
        <translation>العمودان %1، %2</translation>
    </message>
    <message>
        <source>The sentences are in “%1” and “%2”</source>
        <translation>الجملتان في «%1» و«%2»</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CommandPalette</name>
    <message>
        <source>Type to find an action</source>
        <translation>اكتب للبحث عن إجراء</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>البحث عن إجراء</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>الإجراءات</translation>
    </message>
    <message>
        <source>No action that is available now matches.</source>
        <translation>لا يطابق أي إجراء متاح الآن.</translation>
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
        <translation>على الأزواج</translation>
    </message>
    <message>
        <source>Coverage of the pairs</source>
        <translation>تغطية الأزواج</translation>
    </message>
    <message>
        <source>Pairs to measure on</source>
        <translation>الأزواج التي يُقاس عليها</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>يعدّ…</translation>
    </message>
    <message>
        <source>Counting pieces</source>
        <translation>عدّ القطع</translation>
    </message>
    <message>
        <source>Pieces per word</source>
        <translation>القطع لكل كلمة</translation>
    </message>
    <message>
        <source>Words are separated by white space; for Chinese or Japanese use pieces per sentence.</source>
        <translation>تفصل الكلمات مسافات؛ وللصينية أو اليابانية استخدم القطع لكل جملة.</translation>
    </message>
    <message>
        <source>Pieces per sentence</source>
        <translation>القطع لكل جملة</translation>
    </message>
    <message>
        <source>Mean number of pieces.</source>
        <translation>متوسط عدد القطع.</translation>
    </message>
    <message>
        <source>Unknown share</source>
        <translation>نسبة المجهول</translation>
    </message>
    <message>
        <source>Pieces missing from the vocabulary; the model ignores them.</source>
        <translation>قطع ليست في المفردات؛ يتجاهلها النموذج.</translation>
    </message>
    <message>
        <source>Vocabulary used</source>
        <translation>المفردات المستخدمة</translation>
    </message>
    <message>
        <source>Pieces of the vocabulary that occur on that side.</source>
        <translation>قطع المفردات الواردة في ذلك الطرف.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Separated by white space.</source>
        <translation>تفصلها مسافات.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>Known and unknown pieces.</source>
        <translation>القطع المعروفة والمجهولة.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Large stores are measured on 20,000 pairs spread over the whole store.</source>
        <translation>تُقاس المخازن الكبيرة على 20,000 زوج موزعة على المخزن كله.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChart</name>
    <message>
        <source>Logarithmic</source>
        <translation>لوغاريتمي</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>التنعيم</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>light</source>
        <translation>خفيف</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>قوي</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChoice</name>
    <message>
        <source>Curve ▾</source>
        <translation>المنحنى ▾</translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation>اختيار ما يُرسم</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>المنحنى</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveLegend</name>
    <message>
        <source>Curves</source>
        <translation>المنحنيات</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: إظهار أو إخفاء</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataPanel</name>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>الفهرس</translation>
    </message>
    <message>
        <source>Paraphrases…</source>
        <translation>إعادات الصياغة…</translation>
    </message>
    <message>
        <source>Divide…</source>
        <translation>تقسيم…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>ترشيح…</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>استيراد أزواج…</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>العودة إلى الأزواج</translation>
    </message>
    <message>
        <source>Public datasets and models to download (Ctrl+Shift+D)</source>
        <translation>بيانات ونماذج عامة للتنزيل (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Filter the chosen store with a recipe (Ctrl+Shift+F)</source>
        <translation>ترشيح المخزن المختار بوصفة (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Make paraphrases from translations (Ctrl+Shift+M)</source>
        <translation>صنع إعادات صياغة من الترجمات (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot the chosen store (Ctrl+Shift+P)</source>
        <translation>تقسيم المخزن المختار أو أخذ عينة منه أو طيّه أو خلطه أو دمجه أو ربطه عبر محور (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Training needs sentence pairs: import a file of translations or paraphrases.</source>
        <translation>يحتاج التدريب إلى أزواج جمل: استورد ملف ترجمات أو إعادات صياغة.</translation>
    </message>
    <message>
        <source>Open the catalogue of public data</source>
        <translation>فتح فهرس البيانات العامة</translation>
    </message>
    <message>
        <source>Make paraphrases from translations…</source>
        <translation>صنع إعادات صياغة من الترجمات…</translation>
    </message>
    <message>
        <source>Filter the pair store…</source>
        <translation>ترشيح مخزن الأزواج…</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>حساب الإحصاءات</translation>
    </message>
    <message>
        <source>Detailed statistics</source>
        <translation>إحصاءات مفصلة</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>البحث عن أزواج</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>حفظ كل الأزواج…</translation>
    </message>
    <message>
        <source>Judge pairs by hand</source>
        <translation>الحكم على الأزواج يدويا</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot…</source>
        <translation>تقسيم أو عينة أو طيات أو خلط أو دمج أو محور…</translation>
    </message>
    <message>
        <source>Rename the pair store</source>
        <translation>تغيير اسم مخزن الأزواج</translation>
    </message>
    <message>
        <source>Show the pair store in the file manager</source>
        <translation>عرض مخزن الأزواج في مدير الملفات</translation>
    </message>
    <message>
        <source>Remove the pair store</source>
        <translation>إزالة مخزن الأزواج</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs copied.</source>
        <translation>
            <numerusform>نُسخ %1 زوج.</numerusform>
            <numerusform>نُسخ زوج واحد (%1).</numerusform>
            <numerusform>نُسخ زوجان (%1).</numerusform>
            <numerusform>نُسخت %1 أزواج.</numerusform>
            <numerusform>نُسخ %1 زوجا.</numerusform>
            <numerusform>نُسخ %1 زوج.</numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted run can be continued: %1.</source>
        <translation>يمكن متابعة تشغيل مقطوع: %1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Reading the paraphrases</source>
        <translation>قراءة إعادات الصياغة</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>اختيار الدرجات</translation>
    </message>
    <message>
        <source>An import is running; open the file again when it has finished.</source>
        <translation>الاستيراد جارٍ؛ افتح الملف مرة أخرى عند انتهائه.</translation>
    </message>
    <message>
        <source>%1 pairs in %2.</source>
        <translation>%1 زوج في %2.</translation>
    </message>
    <message>
        <source>Reading the pair stores</source>
        <translation>قراءة مخازن الأزواج</translation>
    </message>
    <message>
        <source>Import pairs into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>استيراد أزواج إلى &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Public data and models, downloaded into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>بيانات ونماذج عامة، تُنزَّل إلى &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Filter &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>ترشيح &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Statistics of &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>إحصاءات &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Make paraphrases from translations</source>
        <translation>صنع إعادات صياغة من الترجمات</translation>
    </message>
    <message>
        <source>Judge a sample by hand</source>
        <translation>الحكم على عينة يدويا</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataSetChart</name>
    <message>
        <source>Gold against cosine</source>
        <translation>المرجع مقابل جيب التمام</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>Errors by group</source>
        <translation>الأخطاء حسب المجموعة</translation>
    </message>
    <message>
        <source>Choose a score of a data set above.</source>
        <translation>اختر أعلاه درجة لمجموعة بيانات.</translation>
    </message>
    <message>
        <source>mean gold score</source>
        <translation>متوسط درجة المرجع</translation>
    </message>
    <message>
        <source>mean cosine of a tenth of the pairs</source>
        <translation>متوسط جيب التمام لعُشر الأزواج</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>One point per pair: gold score to the right, cosine upwards</source>
        <translation>نقطة لكل زوج: درجة المرجع إلى اليمين وجيب التمام إلى أعلى</translation>
    </message>
    <message>
        <source>Mean gold score of pairs with similar cosines: a straight rise is good</source>
        <translation>متوسط درجة المرجع للأزواج المتقاربة في جيب التمام: الصعود المستقيم جيد</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>حسب الطول</translation>
    </message>
    <message>
        <source>Errors of short and long sentences</source>
        <translation>أخطاء الجمل القصيرة والطويلة</translation>
    </message>
    <message>
        <source>By word overlap</source>
        <translation>حسب تداخل الكلمات</translation>
    </message>
    <message>
        <source>Errors by the share of common words</source>
        <translation>الأخطاء حسب نسبة الكلمات المشتركة</translation>
    </message>
    <message>
        <source>By error rate</source>
        <translation>حسب معدل الخطأ</translation>
    </message>
    <message>
        <source>Errors by symmetric word error rate</source>
        <translation>الأخطاء حسب معدل خطأ الكلمات المتناظر</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>حسب اللغة</translation>
    </message>
    <message>
        <source>Errors of all data sets of this model by their languages</source>
        <translation>أخطاء كل مجموعات بيانات هذا النموذج حسب لغاتها</translation>
    </message>
    <message>
        <source>Chart of the data set</source>
        <translation>مخطط مجموعة البيانات</translation>
    </message>
    <message>
        <source>No data set chosen</source>
        <translation>لم تُختر مجموعة بيانات</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>مقابل %1</translation>
    </message>
    <message>
        <source>gold score 0 to %1</source>
        <translation>درجة المرجع من 0 إلى %1</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>التداخل</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>معدل الخطأ</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>cosine of %1</source>
        <translation>جيب تمام %1</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>يقارن…</translation>
    </message>
    <message>
        <source>Comparing two models</source>
        <translation>مقارنة نموذجين</translation>
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
        <translation>ترشيح</translation>
    </message>
    <message>
        <source>Filter the rows of %1</source>
        <translation>ترشيح صفوف %1</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>حفظ الجدول</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>جدول CSV (*.csv)</translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation>نسخ الصفوف المحددة</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>حفظ الجدول…</translation>
    </message>
    <message>
        <source>No row matches.</source>
        <translation>لا يوجد صف مطابق.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DifferenceModel</name>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>هذا التشغيل</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>المبدئي</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>تطوير</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets or retrieval accuracy of held-out pairs, times 100</source>
        <translation>أفضل متوسط بيرسون على مجموعات التطوير، أو دقة استرجاع الأزواج المحجوزة، ضرب 100</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation>قبل التدريب</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>The same before training</source>
        <translation>القيمة نفسها قبل التدريب</translation>
    </message>
    <message>
        <source>Loss of the last step</source>
        <translation>خسارة الخطوة الأخيرة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DivideDialog</name>
    <message>
        <source>Stores to merge with</source>
        <translation>المخازن المراد الدمج معها</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Create the pair store</source>
        <translation>إنشاء مخزن الأزواج</translation>
    </message>
    <message>
        <source>Divide or combine %1</source>
        <translation>تقسيم %1 أو دمجه</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>The same seed always selects the same pairs.</source>
        <translation>البذرة نفسها تختار دائما الأزواج نفسها.</translation>
    </message>
    <message>
        <source>Split for training, development and test</source>
        <translation>تقسيم للتدريب والتطوير والاختبار</translation>
    </message>
    <message>
        <source>Pairs that share a sentence stay together, so that no test sentence occurs in training.</source>
        <translation>تبقى الأزواج المشتركة في جملة معا، فلا ترد جملة اختبار في التدريب.</translation>
    </message>
    <message>
        <source>Take a random sample</source>
        <translation>أخذ عينة عشوائية</translation>
    </message>
    <message>
        <source>Selected at random, kept in the order of the store.</source>
        <translation>تُختار عشوائيا وتبقى بترتيب المخزن.</translation>
    </message>
    <message>
        <source>Take some of 10 folds</source>
        <translation>أخذ بعض من 10 طيات</translation>
    </message>
    <message>
        <source>Pairs are ranked by a quantity that filters measure and divided into 10 equal folds; fold 1 has the lowest values. Each ticked fold becomes a pair store.</source>
        <translation>تُرتب الأزواج بمقدار تقيسه المرشحات وتُقسم إلى 10 طيات متساوية؛ للطية 1 أدنى القيم. تصير كل طية مؤشر عليها مخزن أزواج.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>خلط</translation>
    </message>
    <message>
        <source>The same pairs in a random order.</source>
        <translation>الأزواج نفسها بترتيب عشوائي.</translation>
    </message>
    <message>
        <source>Merge with other stores</source>
        <translation>دمج مع مخازن أخرى</translation>
    </message>
    <message>
        <source>All pairs of the stores, one store after another.</source>
        <translation>كل أزواج المخازن، مخزنا بعد آخر.</translation>
    </message>
    <message>
        <source>Pivot: pairs through shared translations</source>
        <translation>محور: أزواج عبر ترجمات مشتركة</translation>
    </message>
    <message>
        <source>Joins sentences that share a translation: paraphrases of one language, or pairs of two others. The stores ticked here contribute their translations, too.</source>
        <translation>يجمع الجمل المشتركة في ترجمة: إعادات صياغة للغة واحدة، أو أزواج لغتين أخريين. وتسهم المخازن المؤشر عليها هنا بترجماتها أيضا.</translation>
    </message>
    <message>
        <source>source sentence</source>
        <translation>جملة المصدر</translation>
    </message>
    <message>
        <source>target sentence</source>
        <translation>جملة الهدف</translation>
    </message>
    <message>
        <source>nothing: each pair separately</source>
        <translation>لا شيء: كل زوج على حدة</translation>
    </message>
    <message>
        <source>Development, pairs</source>
        <translation>التطوير، أزواج</translation>
    </message>
    <message>
        <source>Test, pairs</source>
        <translation>الاختبار، أزواج</translation>
    </message>
    <message>
        <source>Kept together by</source>
        <translation>تُجمع معا حسب</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Create the pair stores</source>
        <translation>إنشاء مخازن الأزواج</translation>
    </message>
    <message>
        <source>Splitting %1</source>
        <translation>تقسيم %1</translation>
    </message>
    <message>
        <source>Sampling %1</source>
        <translation>أخذ عينة من %1</translation>
    </message>
    <message>
        <source>Shuffling %1</source>
        <translation>خلط %1</translation>
    </message>
    <message>
        <source>Merging with %1</source>
        <translation>الدمج مع %1</translation>
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
        <translation>أسقطها</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>المقيس</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairsCard</name>
    <message>
        <source>Dropped pairs</source>
        <translation>الأزواج المسقطة</translation>
    </message>
    <message>
        <source>Check all pairs</source>
        <translation>فحص كل الأزواج</translation>
    </message>
    <message>
        <source>Run the recipe over the whole pair store and list what it drops; nothing is written</source>
        <translation>تطبيق الوصفة على مخزن الأزواج كله وسرد ما تسقطه؛ لا يُكتب شيء</translation>
    </message>
    <message>
        <source>Save these pairs, taken from the whole pair store, as TSV or JSON lines…</source>
        <translation>حفظ هذه الأزواج، من المخزن كله، بصيغة TSV أو سطور JSON…</translation>
    </message>
    <message>
        <source>Save these pairs</source>
        <translation>حفظ هذه الأزواج</translation>
    </message>
    <message>
        <source>The recipe has no steps.</source>
        <translation>ليس في الوصفة خطوات.</translation>
    </message>
    <message>
        <source>Counting a sample…</source>
        <translation>عدّ عينة…</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the whole store</source>
        <translation>
            <numerusform>%1 زوج في المخزن كله</numerusform>
            <numerusform>زوج واحد (%1) في المخزن كله</numerusform>
            <numerusform>زوجان (%1) في المخزن كله</numerusform>
            <numerusform>%1 أزواج في المخزن كله</numerusform>
            <numerusform>%1 زوجا في المخزن كله</numerusform>
            <numerusform>%1 زوج في المخزن كله</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the sample of %2</source>
        <translation>
            <numerusform>%1 زوج في عينة من %2</numerusform>
            <numerusform>زوج واحد (%1) في عينة من %2</numerusform>
            <numerusform>زوجان (%1) في عينة من %2</numerusform>
            <numerusform>%1 أزواج في عينة من %2</numerusform>
            <numerusform>%1 زوجا في عينة من %2</numerusform>
            <numerusform>%1 زوج في عينة من %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are shown</source>
        <translation>، تُعرض أول %1</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>يقارن…</translation>
    </message>
    <message>
        <source>Comparing recipes</source>
        <translation>مقارنة الوصفات</translation>
    </message>
    <message>
        <source>Reading kept pairs</source>
        <translation>قراءة الأزواج المبقاة</translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 pairs</source>
        <translation>
            <numerusform>عينة من %1 زوج</numerusform>
            <numerusform>عينة من زوج واحد (%1)</numerusform>
            <numerusform>عينة من زوجين (%1)</numerusform>
            <numerusform>عينة من %1 أزواج</numerusform>
            <numerusform>عينة من %1 زوجا</numerusform>
            <numerusform>عينة من %1 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 both keep %2, only this recipe %3, only the other %4, neither %5.</source>
        <translation>من %1 تبقي الوصفتان %2، وهذه وحدها %3، والأخرى وحدها %4، ولا تبقي أي منهما %5.</translation>
    </message>
    <message>
        <source>Both recipes keep and drop the same pairs.</source>
        <translation>تبقي الوصفتان الأزواج نفسها وتسقطان الأزواج نفسها.</translation>
    </message>
    <message>
        <source>No pair is kept.</source>
        <translation>لا يبقى أي زوج.</translation>
    </message>
    <message>
        <source>No pair is dropped.</source>
        <translation>لا يسقط أي زوج.</translation>
    </message>
    <message>
        <source>Save the dropped pairs</source>
        <translation>حفظ الأزواج المسقطة</translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation>مفصول بجدولة (*.tsv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>سطور JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Checking all pairs</source>
        <translation>فحص كل الأزواج</translation>
    </message>
    <message>
        <source>Saving dropped pairs</source>
        <translation>حفظ الأزواج المسقطة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ElsewhereDialog</name>
    <message>
        <source>Write the folder</source>
        <translation>كتابة المجلد</translation>
    </message>
    <message>
        <source>Run elsewhere</source>
        <translation>التشغيل في مكان آخر</translation>
    </message>
    <message>
        <source>none: mpirun alone</source>
        <translation>بلا: mpirun وحده</translation>
    </message>
    <message>
        <source>Processes. One for each processor is best: its threads share the memory, ranks do not.</source>
        <translation>عمليات. الأفضل واحدة لكل معالج: خيوطها تتشارك الذاكرة، أما الرتب فلا.</translation>
    </message>
    <message>
        <source>Cores that each rank uses</source>
        <translation>النوى التي تستخدمها كل رتبة</translation>
    </message>
    <message>
        <source>Then the scheduler ends the job. A training can be continued with the same script.</source>
        <translation>بعدها ينهي المجدول المهمة. ويمكن متابعة التدريب بالنص البرمجي نفسه.</translation>
    </message>
    <message>
        <source>Of each rank. 0: what the scheduler gives by default.</source>
        <translation>لكل رتبة. 0: ما يعطيه المجدول مبدئيا.</translation>
    </message>
    <message>
        <source>Copy the data into the folder (%1)</source>
        <translation>نسخ البيانات إلى المجلد (%1)</translation>
    </message>
    <message>
        <source>Otherwise the data must lie at the same places on the other machines.</source>
        <translation>وإلا يجب أن تكون البيانات في الأماكن نفسها على الأجهزة الأخرى.</translation>
    </message>
    <message>
        <source>Writes a folder with a script, the settings and the data. Copy it to machines that share a disk and have paragram-mpi of the same version.</source>
        <translation>يكتب مجلدا فيه نص برمجي والإعدادات والبيانات. انسخه إلى أجهزة تتشارك قرصا ولديها paragram-mpi بالإصدار نفسه.</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>يبدأ بواسطة</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>الأجهزة</translation>
    </message>
    <message>
        <source>Ranks on each</source>
        <translation>الرتب على كل جهاز</translation>
    </message>
    <message>
        <source>Threads of a rank</source>
        <translation>خيوط الرتبة</translation>
    </message>
    <message>
        <source>Hours at most</source>
        <translation>الساعات على الأكثر</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>الذاكرة، غ.ب</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>في المجلد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Give the folder a name.</source>
        <translation>سمِّ المجلد.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>اختر مجلدا موجودا.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 موجود بالفعل: اختر اسما آخر.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ranks, to be started there with: %2</source>
        <translation>
            <numerusform>%1 رتبة، تبدأ هناك بالأمر: %2</numerusform>
            <numerusform>رتبة واحدة (%1)، تبدأ هناك بالأمر: %2</numerusform>
            <numerusform>رتبتان (%1)، تبدآن هناك بالأمر: %2</numerusform>
            <numerusform>%1 رتب، تبدأ هناك بالأمر: %2</numerusform>
            <numerusform>%1 رتبة، تبدأ هناك بالأمر: %2</numerusform>
            <numerusform>%1 رتبة، تبدأ هناك بالأمر: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>%1 is written. Copy it to the other machines and type there: %2</source>
        <translation>كُتب %1. انسخه إلى الأجهزة الأخرى واكتب هناك: %2</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>عرض المجلد</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EntryCard</name>
    <message>
        <source>matches the published checksum</source>
        <translation>يطابق المجموع الاختباري المنشور</translation>
    </message>
    <message>
        <source>matches the checksum of the first download</source>
        <translation>يطابق المجموع الاختباري للتنزيل الأول</translation>
    </message>
    <message>
        <source>no checksum published; this one is kept for later checks</source>
        <translation>لم يُنشر مجموع اختباري؛ يُحفظ هذا للفحوص اللاحقة</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>استيراد أزواج…</translation>
    </message>
    <message>
        <source>Explore…</source>
        <translation>استكشاف…</translation>
    </message>
    <message>
        <source>Evaluate on this set</source>
        <translation>التقييم على هذه المجموعة</translation>
    </message>
    <message>
        <source>Align…</source>
        <translation>محاذاة…</translation>
    </message>
    <message>
        <source>Go to Mine</source>
        <translation>الانتقال إلى التنقيب</translation>
    </message>
    <message>
        <source>Import the model…</source>
        <translation>استيراد النموذج…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>عرض المجلد</translation>
    </message>
    <message>
        <source>code</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>اللغة الثانية</translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation>لم يُختر مدخل</translation>
    </message>
    <message>
        <source>No entry of the catalogue contains all these words.</source>
        <translation>لا مدخل في الفهرس يحوي كل هذه الكلمات.</translation>
    </message>
    <message>
        <source>non-commercial only</source>
        <translation>لغير الأغراض التجارية فقط</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>الشروط</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>over 500 MB: you are asked before it starts</source>
        <translation>أكثر من 500 م.ب: تُسأل قبل البدء</translation>
    </message>
    <message>
        <source>From</source>
        <translation>المصدر</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>و%1 أخرى</numerusform>
            <numerusform>وواحد آخر (%1)</numerusform>
            <numerusform>واثنان آخران (%1)</numerusform>
            <numerusform>و%1 أخرى</numerusform>
            <numerusform>و%1 أخرى</numerusform>
            <numerusform>و%1 أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>A download was started; it resumes where it stopped.</source>
        <translation>بدأ تنزيل؛ يتابع من حيث توقف.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ErrorGroupModel</name>
    <message>
        <source>Each group is a fifth of the pairs</source>
        <translation>كل مجموعة خُمس الأزواج</translation>
    </message>
    <message>
        <source>Pairs of the group</source>
        <translation>أزواج المجموعة</translation>
    </message>
    <message>
        <source>Mean error; above 0 the cosines are too high for the gold scores</source>
        <translation>متوسط الخطأ؛ فوق 0 يكون جيب التمام أعلى مما تقتضيه درجات المرجع</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>متوسط الخطأ المطلق</translation>
    </message>
    <message>
        <source>Pearson&apos;s r × 100 within the group</source>
        <translation>معامل بيرسون r × 100 داخل المجموعة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>المقدار</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>بيرسون</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatePanel</name>
    <message>
        <source>Evaluate</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Evaluate the chosen models</source>
        <translation>تقييم النماذج المختارة</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>إضافة ملف نموذج…</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>إضافة مجلد مجموعات بيانات…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>إضافة ملف أزواج بدرجات مرجع…</translation>
    </message>
    <message>
        <source>Columns and encoding of a data set…</source>
        <translation>أعمدة مجموعة بيانات وترميزها…</translation>
    </message>
    <message>
        <source>Save the results…</source>
        <translation>حفظ النتائج…</translation>
    </message>
    <message>
        <source>Save the results in MTEB&apos;s format…</source>
        <translation>حفظ النتائج بصيغة MTEB…</translation>
    </message>
    <message>
        <source>Copy the table of scores</source>
        <translation>نسخ جدول الدرجات</translation>
    </message>
    <message>
        <source>Open the pair in Score</source>
        <translation>فتح الزوج في «التقدير»</translation>
    </message>
    <message>
        <source>Show Pearson or Spearman</source>
        <translation>عرض بيرسون أو سبيرمان</translation>
    </message>
    <message>
        <source>An evaluation compares a model&apos;s cosines with gold scores; this project has no model yet.</source>
        <translation>يقارن التقييم جيب التمام لنموذج بدرجات المرجع؛ ليس في هذا المشروع نموذج بعد.</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>تدريب نموذج</translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores measure how well a model agrees with people. Add a folder of STS data sets, or drop one here.</source>
        <translation>تقيس أزواج الجمل ذات درجات المرجع مدى اتفاق النموذج مع الناس. أضف مجلد مجموعات STS، أو أفلت مجلدا هنا.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>How well do the cosines of %1 agree with the gold scores of %2?</source>
        <translation>ما مدى اتفاق جيب تمام %1 مع درجات مرجع %2؟</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 نموذج</numerusform>
            <numerusform>نموذج واحد (%1)</numerusform>
            <numerusform>نموذجان (%1)</numerusform>
            <numerusform>%1 نماذج</numerusform>
            <numerusform>%1 نموذجا</numerusform>
            <numerusform>%1 نموذج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets</source>
        <translation>
            <numerusform>%1 مجموعة بيانات</numerusform>
            <numerusform>مجموعة بيانات واحدة (%1)</numerusform>
            <numerusform>مجموعتا بيانات (%1)</numerusform>
            <numerusform>%1 مجموعات بيانات</numerusform>
            <numerusform>%1 مجموعة بيانات</numerusform>
            <numerusform>%1 مجموعة بيانات</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating… The scores appear here.</source>
        <translation>التقييم جارٍ… تظهر الدرجات هنا.</translation>
    </message>
    <message numerus="yes">
        <source>Evaluating · %1 of %2 models to go</source>
        <translation>
            <numerusform>التقييم · بقي %1 من %2 نموذج</numerusform>
            <numerusform>التقييم · بقي %1 من نموذج واحد (%2)</numerusform>
            <numerusform>التقييم · بقي %1 من نموذجين (%2)</numerusform>
            <numerusform>التقييم · بقي %1 من %2 نماذج</numerusform>
            <numerusform>التقييم · بقي %1 من %2 نموذجا</numerusform>
            <numerusform>التقييم · بقي %1 من %2 نموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>How well do cosines agree with gold scores?</source>
        <translation>ما مدى اتفاق جيب التمام مع درجات المرجع؟</translation>
    </message>
    <message>
        <source>%1 on %2 · %3 ×100 · %4 s</source>
        <translation>%1 على %2 · %3 ×100 · %4 ث</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>بيرسون</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>سبيرمان</translation>
    </message>
    <message>
        <source> · from %1</source>
        <translation> · من %1</translation>
    </message>
    <message>
        <source>baselines</source>
        <translation>خطوط الأساس</translation>
    </message>
    <message>
        <source>Saving the results</source>
        <translation>حفظ النتائج</translation>
    </message>
    <message>
        <source>Reading the last results</source>
        <translation>قراءة النتائج الأخيرة</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>عرض المجلد</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatedPairModel</name>
    <message>
        <source>Distance of the cosine from the regression line through all points</source>
        <translation>بُعد جيب التمام عن خط الانحدار عبر كل النقاط</translation>
    </message>
    <message>
        <source>First</source>
        <translation>الأولى</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>الثانية</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>الخطأ</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationBar</name>
    <message>
        <source>Save the results as CSV, Markdown, LaTeX or JSON, or every pair</source>
        <translation>حفظ النتائج بصيغة CSV أو Markdown أو LaTeX أو JSON، أو كل زوج</translation>
    </message>
    <message>
        <source>Copy the table, tab-separated</source>
        <translation>نسخ الجدول مفصولا بجدولة</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Models to evaluate</source>
        <translation>النماذج المراد تقييمها</translation>
    </message>
    <message>
        <source>Data sets to evaluate on</source>
        <translation>مجموعات البيانات التي يُقيَّم عليها</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>بيرسون</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>سبيرمان</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Pearson: cosines rise in proportion to the gold scores. Spearman: only the order counts.</source>
        <translation>بيرسون: يرتفع جيب التمام متناسبا مع درجات المرجع. سبيرمان: الترتيب وحده هو المهم.</translation>
    </message>
    <message>
        <source>Also the untrained model of each</source>
        <translation>ومعه النموذج غير المدرب لكل منها</translation>
    </message>
    <message>
        <source>Word overlap, BLEU, chrF and random encoders</source>
        <translation>تداخل الكلمات وBLEU وchrF ومرمّزات عشوائية</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>إضافة ملف نموذج…</translation>
    </message>
    <message>
        <source>Columns and encoding</source>
        <translation>الأعمدة والترميز</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>إضافة مجلد مجموعات بيانات…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>إضافة ملف أزواج بدرجات مرجع…</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation>إضافة ملف نموذج</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>نماذج (*.h5);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Add a folder of data sets</source>
        <translation>إضافة مجلد مجموعات بيانات</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores</source>
        <translation>إضافة ملف أزواج بدرجات مرجع</translation>
    </message>
    <message>
        <source>Pairs with gold scores (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;All files (*)</source>
        <translation>أزواج بدرجات مرجع (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>no model ▾</source>
        <translation>لا نموذج ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 models ▾</source>
        <translation>
            <numerusform>%1 نموذج ▾</numerusform>
            <numerusform>نموذج واحد (%1) ▾</numerusform>
            <numerusform>نموذجان (%1) ▾</numerusform>
            <numerusform>%1 نماذج ▾</numerusform>
            <numerusform>%1 نموذجا ▾</numerusform>
            <numerusform>%1 نموذج ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>no data set ▾</source>
        <translation>لا مجموعة ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets ▾</source>
        <translation>
            <numerusform>%1 مجموعة ▾</numerusform>
            <numerusform>مجموعة واحدة (%1) ▾</numerusform>
            <numerusform>مجموعتان (%1) ▾</numerusform>
            <numerusform>%1 مجموعات ▾</numerusform>
            <numerusform>%1 مجموعة ▾</numerusform>
            <numerusform>%1 مجموعة ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>التقييم جارٍ…</translation>
    </message>
    <message numerus="yes">
        <source>%1 older models, which Runs evaluates</source>
        <translation>
            <numerusform>لا نماذج أقدم (%1)</numerusform>
            <numerusform>نموذج أقدم واحد (%1) تقيّمه من «التشغيلات»</numerusform>
            <numerusform>نموذجان أقدم (%1) تقيّمهما من «التشغيلات»</numerusform>
            <numerusform>%1 نماذج أقدم تقيّمها من «التشغيلات»</numerusform>
            <numerusform>%1 نموذجا أقدم تقيّمها من «التشغيلات»</numerusform>
            <numerusform>%1 نموذج أقدم تقيّمها من «التشغيلات»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationRun</name>
    <message>
        <source>Evaluating %1</source>
        <translation>تقييم %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExplorePanel</name>
    <message>
        <source>Explore</source>
        <translation>الاستكشاف</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Open corpus…</source>
        <translation>فتح متن…</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>الجيران</translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation>أقرب الجمل</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Build again</source>
        <translation>إعادة البناء</translation>
    </message>
    <message>
        <source>Stopped: the finished part is kept, and opening the corpus again resumes from there.</source>
        <translation>توقف: يبقى الجزء المنجز، ويُتابَع من هناك عند فتح المتن مرة أخرى.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Nearest sentences in meaning</source>
        <translation>أقرب الجمل معنى</translation>
    </message>
    <message>
        <source>Sentences with similar meaning, across languages</source>
        <translation>جمل متقاربة المعنى، عبر اللغات</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 جملة</numerusform>
            <numerusform>جملة واحدة (%1)</numerusform>
            <numerusform>جملتان (%1)</numerusform>
            <numerusform>%1 جمل</numerusform>
            <numerusform>%1 جملة</numerusform>
            <numerusform>%1 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>بحث تام</translation>
    </message>
    <message>
        <source>index %1, recall of 10 %2</source>
        <translation>الفهرس %1، استدعاء أول 10: %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>column </source>
        <translation>العمود </translation>
    </message>
    <message>
        <source>Column of the sentences</source>
        <translation>عمود الجمل</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>The nearest sentences of a text</source>
        <translation>أقرب الجمل في نص</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>ترجمات جمل متشابهة</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>انقر جملة للبحث عنها</translation>
    </message>
    <message>
        <source>Open a text of any size, one sentence per line: what you type finds the nearest sentences in every language the model knows.</source>
        <translation>افتح نصا بأي حجم، جملة في كل سطر: تجد بما تكتبه أقرب الجمل في كل لغة يعرفها النموذج.</translation>
    </message>
    <message>
        <source>A trained model finds sentences with similar meaning; this project has none yet.</source>
        <translation>يجد نموذج مدرب الجمل المتقاربة المعنى؛ ليس في هذا المشروع نموذج بعد.</translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation>فتح متن…</translation>
    </message>
    <message>
        <source>Build the index again</source>
        <translation>إعادة بناء الفهرس</translation>
    </message>
    <message>
        <source>Draw the map of the corpus</source>
        <translation>رسم خريطة المتن</translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation>البحث عن شبه المكررات</translation>
    </message>
    <message>
        <source>Find sentences of the same style</source>
        <translation>البحث عن جمل بالأسلوب نفسه</translation>
    </message>
    <message>
        <source>Explore with a model file…</source>
        <translation>الاستكشاف بملف نموذج…</translation>
    </message>
    <message>
        <source>Search a translation memory</source>
        <translation>البحث في ذاكرة ترجمة</translation>
    </message>
    <message>
        <source>Open a translation memory…</source>
        <translation>فتح ذاكرة ترجمة…</translation>
    </message>
    <message>
        <source>Go to the sentence to search for</source>
        <translation>الانتقال إلى الجملة المبحوث عنها</translation>
    </message>
    <message>
        <source>Copy the translation that was found</source>
        <translation>نسخ الترجمة التي وُجدت</translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation>فتح متن</translation>
    </message>
    <message>
        <source>Text (*.txt *.tsv *.gz);;All files (*)</source>
        <translation>نص (*.txt *.tsv *.gz);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportOptions</name>
    <message>
        <source>What to export</source>
        <translation>ما يُصدَّر</translation>
    </message>
    <message>
        <source>32 bit</source>
        <translation>32 بت</translation>
    </message>
    <message>
        <source>16 bit, half the size</source>
        <translation>16 بت، نصف الحجم</translation>
    </message>
    <message>
        <source>8 bit, a quarter of the size</source>
        <translation>8 بت، ربع الحجم</translation>
    </message>
    <message>
        <source>Some formats support 32 bit only.</source>
        <translation>بعض الصيغ لا تقبل إلا 32 بت.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Vectors are cut to their first dimensions, those of concatenated parts to the first of each.</source>
        <translation>تُقص المتجهات إلى أبعادها الأولى، ومتجهات الأجزاء المتسلسلة إلى أول كل منها.</translation>
    </message>
    <message>
        <source>Text, one sentence per line, to be embedded for the FAISS index and TensorBoard&apos;s projector.</source>
        <translation>نص، جملة في كل سطر، تُحسب متجهاته لفهرس FAISS ومسقاط TensorBoard.</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>of the training data</source>
        <translation>من بيانات التدريب</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>الأبعاد</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Which tokens are kept, and how their vectors are changed: weights, components, whitening</source>
        <translation>أي الرموز تُبقى، وكيف تُغيَّر متجهاتها: الأوزان والمكونات والتبييض</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>الصيغ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation>استيراد نموذج…</translation>
    </message>
    <message>
        <source>Models are exported to other programs and imported from them; this project has none yet.</source>
        <translation>تُصدَّر النماذج إلى برامج أخرى وتُستورد منها؛ ليس في هذا المشروع نموذج بعد.</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>استيراد نموذج</translation>
    </message>
    <message>
        <source>Export the ticked formats</source>
        <translation>تصدير الصيغ المؤشر عليها</translation>
    </message>
    <message>
        <source>Export a model file…</source>
        <translation>تصدير ملف نموذج…</translation>
    </message>
    <message>
        <source>Copy the loading code</source>
        <translation>نسخ شيفرة التحميل</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>قراءة نموذج</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>لا نموذج بعد</translation>
    </message>
    <message numerus="yes">
        <source>%1 formats</source>
        <translation>
            <numerusform>%1 صيغة</numerusform>
            <numerusform>صيغة واحدة (%1)</numerusform>
            <numerusform>صيغتان (%1)</numerusform>
            <numerusform>%1 صيغ</numerusform>
            <numerusform>%1 صيغة</numerusform>
            <numerusform>%1 صيغة</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message>
        <source>Cosines differ from those of the full model by %1 at most.</source>
        <translation>يختلف جيب التمام عنه في النموذج الكامل بما لا يزيد على %1.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>استيراد %1</translation>
    </message>
    <message>
        <source>%1 is now a model of this project: %2 vectors of %3 dimensions.</source>
        <translation>صار %1 نموذجا في هذا المشروع: عدد متجهاته %2 وأبعادها %3.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FileBox</name>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Choose a file, or drop one here</source>
        <translation>اختر ملفا، أو أفلت ملفا هنا</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>اختيار مجلد</translation>
    </message>
    <message>
        <source>Choose a folder, or drop one here</source>
        <translation>اختر مجلدا، أو أفلت مجلدا هنا</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FilterPage</name>
    <message>
        <source>Filter all pairs</source>
        <translation>ترشيح كل الأزواج</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>حُفظ %1 زوج باسم %2.</numerusform>
            <numerusform>حُفظ زوج واحد (%1) باسم %2.</numerusform>
            <numerusform>حُفظ زوجان (%1) باسم %2.</numerusform>
            <numerusform>حُفظت %1 أزواج باسم %2.</numerusform>
            <numerusform>حُفظ %1 زوجا باسم %2.</numerusform>
            <numerusform>حُفظ %1 زوج باسم %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the new pair store</source>
        <translation>اسم مخزن الأزواج الجديد</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>مخزن أزواج جديد</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>العودة إلى الأزواج</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Counting a sample</source>
        <translation>عدّ عينة</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</source>
        <translation>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من %2 زوج (%3 %)</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من زوج واحد (%2) (%3 %)</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من زوجين (%2) (%3 %)</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من %2 أزواج (%3 %)</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من %2 زوجا (%3 %)</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من %2 زوج (%3 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</source>
        <translation>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من عينة من %2 زوج (%3 %). يُعد التكرار داخل العينة فقط.</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من عينة من زوج واحد (%2) (%3 %). يُعد التكرار داخل العينة فقط.</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من عينة من زوجين (%2) (%3 %). يُعد التكرار داخل العينة فقط.</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من عينة من %2 أزواج (%3 %). يُعد التكرار داخل العينة فقط.</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من عينة من %2 زوجا (%3 %). يُعد التكرار داخل العينة فقط.</numerusform>
            <numerusform>يبقى &lt;b&gt;%1&lt;/b&gt; من عينة من %2 زوج (%3 %). يُعد التكرار داخل العينة فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>تبقى كل الأزواج.</translation>
    </message>
    <message>
        <source>Filtering %1</source>
        <translation>ترشيح %1</translation>
    </message>
    <message>
        <source>%1 dropped %2</source>
        <translation>أسقط %1 ما عدده %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept in %3, %4.</source>
        <translation>
            <numerusform>بقي %1 من %2 زوج في %3، %4.</numerusform>
            <numerusform>بقي %1 من زوج واحد (%2) في %3، %4.</numerusform>
            <numerusform>بقي %1 من زوجين (%2) في %3، %4.</numerusform>
            <numerusform>بقي %1 من %2 أزواج في %3، %4.</numerusform>
            <numerusform>بقي %1 من %2 زوجا في %3، %4.</numerusform>
            <numerusform>بقي %1 من %2 زوج في %3، %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the new store lacks the remaining pairs.</source>
        <translation>توقف: تنقص المخزن الجديد بقية الأزواج.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FoldPage</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>نموذج درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>الطية %1</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>الترتيب حسب</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>الطيات</translation>
    </message>
    <message>
        <source>Ranking %1</source>
        <translation>ترتيب %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatModel</name>
    <message>
        <source>largest difference of a cosine %1 in %2 comparisons</source>
        <translation>أكبر فرق في جيب التمام %1 في %2 مقارنة</translation>
    </message>
    <message>
        <source>, %1 tokenised differently</source>
        <translation>، %1 مقطعة بطريقة أخرى</translation>
    </message>
    <message>
        <source>not available for this model</source>
        <translation>غير متاح لهذا النموذج</translation>
    </message>
    <message>
        <source>checked, %1</source>
        <translation>فُحص، %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>إعادة القراءة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatPage</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Loading code</source>
        <translation>شيفرة التحميل</translation>
    </message>
    <message>
        <source>Programming language of the code</source>
        <translation>لغة برمجة الشيفرة</translation>
    </message>
    <message>
        <source>Load it in</source>
        <translation>التحميل في</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>نُسخ</translation>
    </message>
    <message>
        <source>Not available for this model: %1</source>
        <translation>غير متاح لهذا النموذج: %1</translation>
    </message>
    <message>
        <source>Written (%1), read back and compared: %2.</source>
        <translation>كُتب (%1)، وأُعيدت قراءته وقورن: %2.</translation>
    </message>
    <message>
        <source>Every export is read back and compared with the model before it is reported as done.</source>
        <translation>تُعاد قراءة كل تصدير ويُقارن بالنموذج قبل إعلان تمامه.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GeneratePanel</name>
    <message>
        <source>Generate</source>
        <translation>التوليد</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Written sentences</source>
        <translation>الجمل المكتوبة</translation>
    </message>
    <message>
        <source>Write the sentences</source>
        <translation>كتابة الجمل</translation>
    </message>
    <message>
        <source>Write with a model file…</source>
        <translation>الكتابة بملف نموذج…</translation>
    </message>
    <message>
        <source>Read sentences from a file…</source>
        <translation>قراءة جمل من ملف…</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>المكتوب</translation>
    </message>
    <message>
        <source>What the model writes is listed here: enter sentences and press Write.</source>
        <translation>يُسرد هنا ما يكتبه النموذج: أدخل جملا واضغط «كتابة».</translation>
    </message>
    <message>
        <source>A generative model translates sentences, writes them again and in other styles.</source>
        <translation>النموذج التوليدي يترجم الجمل ويعيد كتابتها ويكتبها بأساليب أخرى.</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>البحث عن مترجمات</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>قراءة نموذج</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>لا نموذج بعد</translation>
    </message>
    <message>
        <source>Read sentences</source>
        <translation>قراءة جمل</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>قراءة الجمل</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 lines are read; paragram-cli generate takes all of a file.</source>
        <translation>
            <numerusform>يُقرأ أول %1 سطر فقط؛ يأخذ paragram-cli generate الملف كله.</numerusform>
            <numerusform>يُقرأ السطر الأول (%1) فقط؛ يأخذ paragram-cli generate الملف كله.</numerusform>
            <numerusform>يُقرأ أول سطرين (%1) فقط؛ يأخذ paragram-cli generate الملف كله.</numerusform>
            <numerusform>يُقرأ أول %1 سطور فقط؛ يأخذ paragram-cli generate الملف كله.</numerusform>
            <numerusform>يُقرأ أول %1 سطرا فقط؛ يأخذ paragram-cli generate الملف كله.</numerusform>
            <numerusform>يُقرأ أول %1 سطر فقط؛ يأخذ paragram-cli generate الملف كله.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>الكتابة</translation>
    </message>
    <message>
        <source>Writing paraphrases</source>
        <translation>كتابة إعادات الصياغة</translation>
    </message>
    <message>
        <source>paraphrases</source>
        <translation>إعادات صياغة</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>كتابة %1</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2.</source>
        <translation>%1 إعادة صياغة في %2.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>it writes no sentences; choose a generative model</source>
        <translation>لا يكتب جملا؛ اختر نموذجا توليديا</translation>
    </message>
    <message>
        <source>Stopped. Write continues where it ended.</source>
        <translation>توقف. تتابع «كتابة» من حيث انتهت.</translation>
    </message>
    <message>
        <source>%1 of %2 sentences were written before the interruption.</source>
        <translation>كُتب %1 من أصل %2 من الجمل قبل الانقطاع.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GenerateSetup</name>
    <message>
        <source>What to write</source>
        <translation>ما يُكتب</translation>
    </message>
    <message>
        <source>Translator for the way back</source>
        <translation>مترجم العودة</translation>
    </message>
    <message>
        <source>none: translate only</source>
        <translation>بلا: ترجمة فقط</translation>
    </message>
    <message>
        <source>Model for the cosine</source>
        <translation>نموذج جيب التمام</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>كتابة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Sentences, one per line</source>
        <translation>الجمل، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>a sentence; empty: their own</source>
        <translation>جملة؛ فارغ: أسلوبها هي</translation>
    </message>
    <message>
        <source>A sentence of the language that is written: its style, with the meaning of the sentences</source>
        <translation>جملة باللغة التي يُكتب بها: أسلوبها مع معنى الجمل</translation>
    </message>
    <message>
        <source>a sentence; empty: none</source>
        <translation>جملة؛ فارغ: بلا</translation>
    </message>
    <message>
        <source>Texts on the way from each sentence to this one: its meaning and style take over step by step</source>
        <translation>نصوص على الطريق من كل جملة إلى هذه: يغلب معناها وأسلوبها خطوة خطوة</translation>
    </message>
    <message>
        <source>Texts on the way, both ends included</source>
        <translation>عدد النصوص على الطريق، مع الطرفين</translation>
    </message>
    <message>
        <source>The same language writes a sentence again, the other one translates it</source>
        <translation>اللغة نفسها تعيد كتابة الجملة، والأخرى تترجمها</translation>
    </message>
    <message>
        <source>Paraphrases by a round trip: each translation is translated back by this model, in as many ways as there are translations</source>
        <translation>إعادات صياغة بالترجمة ذهابا وعودة: يعيد هذا النموذج كل ترجمة إلى لغة الأصل، بعدد من الصيغ يساوي عدد الترجمات</translation>
    </message>
    <message>
        <source>frequent in training</source>
        <translation>شائعة في التدريب</translation>
    </message>
    <message>
        <source>common in English</source>
        <translation>مألوفة في الإنجليزية</translation>
    </message>
    <message>
        <source>only my own</source>
        <translation>قوالبي فقط</translation>
    </message>
    <message>
        <source>The syntactic forms in which each sentence is written: ten that are frequent in the pairs of training, or ten common ones of English as far as the model knows their labels</source>
        <translation>الأشكال النحوية التي تُكتب بها كل جملة: عشرة شائعة في أزواج التدريب، أو عشرة مألوفة في الإنجليزية بقدر ما يعرف النموذج وسومها</translation>
    </message>
    <message>
        <source>Templates beside those: the top two levels of a parse, or a whole parse. Separated by semicolons</source>
        <translation>قوالب غير تلك: المستويان الأعليان من تحليل، أو تحليل كامل. تفصلها فاصلة منقوطة</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase, and sorts the paraphrases</source>
        <translation>يقدّر الجملة وإعادة صياغتها ويرتب إعادات الصياغة</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>بحث الحزمة</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>سحب</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; 1 is greedy</source>
        <translation>الفرضيات التي يبقيها البحث؛ 1 بحث جشع</translation>
    </message>
    <message>
        <source>Texts written for each sentence</source>
        <translation>النصوص المكتوبة لكل جملة</translation>
    </message>
    <message>
        <source>Longest text, in tokens</source>
        <translation>أطول نص، بالرموز</translation>
    </message>
    <message>
        <source>Below 1 the likely tokens are drawn more often</source>
        <translation>دون 1 تُسحب الرموز الراجحة أكثر</translation>
    </message>
    <message>
        <source>Draw among the best tokens that have this probability together</source>
        <translation>السحب من أفضل الرموز التي لها معا هذا الاحتمال</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>من ملف…</translation>
    </message>
    <message>
        <source>Read the sentences from a text file, one per line</source>
        <translation>قراءة الجمل من ملف نصي، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>Style of</source>
        <translation>أسلوب</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>نحو</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>العودة بواسطة</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>قوالبي</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>التقدير بواسطة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>الحزمة</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>نصوص لكل جملة</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>الأطول</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>درجة الحرارة</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Parse generator</source>
        <translation>مولّد التحليلات</translation>
    </message>
    <message>
        <source>none: whole parses</source>
        <translation>بلا: تحليلات كاملة</translation>
    </message>
    <message>
        <source>A parse generator completes each template to a whole parse, which the model reads</source>
        <translation>يكمل مولّد التحليلات كل قالب إلى تحليل كامل يقرؤه النموذج</translation>
    </message>
    <message>
        <source>a file, one parse a line</source>
        <translation>ملف، تحليل واحد في كل سطر</translation>
    </message>
    <message>
        <source>The constituency parses of the sentences in brackets, each on the line of its sentence</source>
        <translation>تحليلات المكوّنات للجمل بين أقواس، كل منها في سطر جملته</translation>
    </message>
    <message>
        <source>Parses with</source>
        <translation>التحليل بواسطة</translation>
    </message>
    <message>
        <source>Parses</source>
        <translation>التحليلات</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GoldCard</name>
    <message>
        <source>Against gold pairs</source>
        <translation>مقابل أزواج المرجع</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>الضبط والاستدعاء</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>الضبط</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Set the threshold at which F1 is highest</source>
        <translation>وضع العتبة حيث يبلغ F1 أقصاه</translation>
    </message>
    <message numerus="yes">
        <source>Against gold (%1 pairs)</source>
        <translation>
            <numerusform>مقابل المرجع (%1 زوج)</numerusform>
            <numerusform>مقابل المرجع (الأزواج: %1)</numerusform>
            <numerusform>مقابل المرجع (الأزواج: %1)</numerusform>
            <numerusform>مقابل المرجع (%1 أزواج)</numerusform>
            <numerusform>مقابل المرجع (%1 زوجا)</numerusform>
            <numerusform>مقابل المرجع (%1 زوج)</numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2</source>
        <translation>أفضل F1 %1 عند %2</translation>
    </message>
    <message>
        <source>precision &lt;b&gt;%1&lt;/b&gt; · recall &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>الضبط &lt;b&gt;%1&lt;/b&gt; · الاستدعاء &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GridDialog</name>
    <message>
        <source>Grid of trainings</source>
        <translation>شبكة تدريبات</translation>
    </message>
    <message>
        <source>Give settings several values, separated by vertical bars: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Every combination is trained; all other settings come from the form.</source>
        <translation>أعط الإعدادات عدة قيم تفصلها خطوط عمودية: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. تُدرَّب كل تركيبة؛ وبقية الإعدادات من الاستمارة.</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>إعداد مسبق: اختر…</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>الإعداد المسبق</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>إضافة إعداد</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>إلى الطابور</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Values, separated by vertical bars</source>
        <translation>القيم، تفصلها خطوط عمودية</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>إزالة هذا الإعداد</translation>
    </message>
    <message>
        <source>%1 | …</source>
        <translation>%1 | …</translation>
    </message>
    <message numerus="yes">
        <source>Queue %1 runs</source>
        <translation>
            <numerusform>%1 تشغيل إلى الطابور</numerusform>
            <numerusform>تشغيل واحد (%1) إلى الطابور</numerusform>
            <numerusform>تشغيلان (%1) إلى الطابور</numerusform>
            <numerusform>%1 تشغيلات إلى الطابور</numerusform>
            <numerusform>%1 تشغيلا إلى الطابور</numerusform>
            <numerusform>%1 تشغيل إلى الطابور</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has several values yet.</source>
        <translation>ليس لأي إعداد عدة قيم بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs: %2</source>
        <translation>
            <numerusform>%1 تشغيل: %2</numerusform>
            <numerusform>تشغيل واحد (%1): %2</numerusform>
            <numerusform>تشغيلان (%1): %2</numerusform>
            <numerusform>%1 تشغيلات: %2</numerusform>
            <numerusform>%1 تشغيلا: %2</numerusform>
            <numerusform>%1 تشغيل: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GroupModel</name>
    <message>
        <source>lines</source>
        <translation>سطور</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GuideBar</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>عرض اللوحة</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>إنهاء الدليل</translation>
    </message>
    <message>
        <source>Step %1 of %2 ✓</source>
        <translation>الخطوة %1 من %2 ✓</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
</context>
<context>
    <name>paragram::ui::HelpView</name>
    <message>
        <source>Paragram manual</source>
        <translation>دليل Paragram</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Histogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 إلى %2: %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportModelDialog</name>
    <message>
        <source>Import a model</source>
        <translation>استيراد نموذج</translation>
    </message>
    <message>
        <source>A checkpoint of P-SP or of a Bilingual Generative Transformer (.pt), a sentence-transformers or model2vec folder, word vectors (word2vec, fastText, GloVe) or a NumPy array. Nothing in the file is executed.</source>
        <translation>نقطة استئناف من P-SP أو من Bilingual Generative Transformer (.pt)، أو مجلد sentence-transformers أو model2vec، أو متجهات كلمات (word2vec أو fastText أو GloVe)، أو مصفوفة NumPy. لا يُنفَّذ شيء مما في الملف.</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>مجلد…</translation>
    </message>
    <message>
        <source>a file, or drop one here</source>
        <translation>ملف، أو أفلته هنا</translation>
    </message>
    <message>
        <source>the one next to the model</source>
        <translation>الذي بجانب النموذج</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>ما تُعرّف عليه</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>مجلد النموذج</translation>
    </message>
    <message>
        <source>Choose a model to see its format.</source>
        <translation>اختر نموذجا لرؤية صيغته.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>يقرأ…</translation>
    </message>
    <message>
        <source>Recognising a model</source>
        <translation>التعرف على نموذج</translation>
    </message>
    <message>
        <source>missing: </source>
        <translation>ينقص: </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportPage</name>
    <message>
        <source>First lines</source>
        <translation>السطور الأولى</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Click to choose what the column contains</source>
        <translation>انقر لاختيار ما يحويه العمود</translation>
    </message>
    <message>
        <source>Choose a file of pairs, or two files of one language each</source>
        <translation>اختر ملف أزواج، أو ملفين لكل لغة ملف</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>اختر الملف باللغة الأخرى</translation>
    </message>
    <message>
        <source>Reading the first lines</source>
        <translation>قراءة السطور الأولى</translation>
    </message>
    <message>
        <source>Choose which file of the archive to read.</source>
        <translation>اختر أي ملفات الأرشيف يُقرأ.</translation>
    </message>
    <message>
        <source>The file contains one side only. Choose the file in the other language as the second file.</source>
        <translation>يحوي الملف طرفا واحدا فقط. اختر الملف باللغة الأخرى ملفا ثانيا.</translation>
    </message>
    <message>
        <source>Lines that cannot be read will be skipped.</source>
        <translation>تُتخطى السطور التي تتعذر قراءتها.</translation>
    </message>
    <message>
        <source>The import stops at the first line that cannot be read. Tick Skip bad lines to skip such lines.</source>
        <translation>يتوقف الاستيراد عند أول سطر تتعذر قراءته. أشّر على «تخطي السطور المعيبة» لتخطيها.</translation>
    </message>
    <message numerus="yes">
        <source>first %1 lines</source>
        <translation>
            <numerusform>أول %1 سطر</numerusform>
            <numerusform>السطر الأول (%1)</numerusform>
            <numerusform>السطران الأولان (%1)</numerusform>
            <numerusform>أول %1 سطور</numerusform>
            <numerusform>أول %1 سطرا</numerusform>
            <numerusform>أول %1 سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>يبقى %1</translation>
    </message>
    <message>
        <source>%1 dropped by filters</source>
        <translation>تسقط المرشحات %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>تتعذر قراءة %1</translation>
    </message>
    <message>
        <source>Testing the filters</source>
        <translation>تجربة المرشحات</translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation>السطر %1: </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>استيراد %1</translation>
    </message>
    <message>
        <source>Stopped before any pair was read.</source>
        <translation>توقف قبل قراءة أي زوج.</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>الأزواج الأولى</translation>
    </message>
    <message numerus="yes">
        <source>first %1 pairs</source>
        <translation>
            <numerusform>أول %1 زوج</numerusform>
            <numerusform>الزوج الأول (%1)</numerusform>
            <numerusform>الزوجان الأولان (%1)</numerusform>
            <numerusform>أول %1 أزواج</numerusform>
            <numerusform>أول %1 زوجا</numerusform>
            <numerusform>أول %1 زوج</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportRecipe</name>
    <message>
        <source>Exclude evaluation sentences</source>
        <translation>استبعاد جمل التقييم</translation>
    </message>
    <message>
        <source>Recipe of filters</source>
        <translation>وصفة مرشحات</translation>
    </message>
    <message>
        <source>the settings below</source>
        <translation>الإعدادات أدناه</translation>
    </message>
    <message>
        <source>none: keep all pairs</source>
        <translation>بلا: إبقاء كل الأزواج</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>فتح وصفة…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>المرشحات</translation>
    </message>
    <message>
        <source>The project has no evaluation sets; put them in its test and development folders</source>
        <translation>ليس في المشروع مجموعات تقييم؛ ضعها في مجلديه test وdevelopment</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of the project&apos;s evaluation sets, ignoring case and punctuation; the import report counts them per set</source>
        <translation>يسقط الأزواج التي تحوي جملة من مجموعات تقييم المشروع، دون اعتبار حالة الحروف والترقيم؛ يعدّها تقرير الاستيراد لكل مجموعة</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>فتح وصفة</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>وصفات (*.recipe);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportResult</name>
    <message>
        <source>What each step kept</source>
        <translation>ما أبقته كل خطوة</translation>
    </message>
    <message>
        <source>Examples of skipped lines</source>
        <translation>أمثلة لسطور متخطاة</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>استيراد ملف آخر…</translation>
    </message>
    <message>
        <source>Show the pairs</source>
        <translation>عرض الأزواج</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>المستورد</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 %3 read in %4</source>
        <translation>%1 · قُرئ %2 %3 في %4</translation>
    </message>
    <message>
        <source>· stopped, the rest of the file was not imported</source>
        <translation>· توقف، ولم تُستورد بقية الملف</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>المفحوص</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>المبقى</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>المتخطى</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>All threads together</source>
        <translation>مجموع كل الخيوط</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Skipped · %1</source>
        <translation>المتخطى · %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>Reading (%1)</source>
        <translation>القراءة (%1)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSetup</name>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>اختيار الملف</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>اختر الملف باللغة الأخرى</translation>
    </message>
    <message>
        <source>No second file</source>
        <translation>بلا ملف ثانٍ</translation>
    </message>
    <message>
        <source>Name of the pair store</source>
        <translation>اسم مخزن الأزواج</translation>
    </message>
    <message>
        <source>Language of the source side</source>
        <translation>لغة طرف المصدر</translation>
    </message>
    <message>
        <source>Language of the target side</source>
        <translation>لغة طرف الهدف</translation>
    </message>
    <message>
        <source>Source column</source>
        <translation>عمود المصدر</translation>
    </message>
    <message>
        <source>Target column</source>
        <translation>عمود الهدف</translation>
    </message>
    <message>
        <source>Score column</source>
        <translation>عمود الدرجة</translation>
    </message>
    <message>
        <source>Language code, for example en; training differs for translations and for paraphrases in one language</source>
        <translation>رمز اللغة، مثل en؛ يختلف التدريب على الترجمات عنه على إعادات الصياغة بلغة واحدة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>الملف الثاني</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>مخزن أزواج</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Column with the source side</source>
        <translation>العمود الذي فيه طرف المصدر</translation>
    </message>
    <message>
        <source>Column with the target side</source>
        <translation>العمود الذي فيه طرف الهدف</translation>
    </message>
    <message>
        <source>Column with a score, if there is one</source>
        <translation>العمود الذي فيه درجة، إن وُجد</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>الاستيراد جارٍ…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSteps</name>
    <message>
        <source>What the filters do</source>
        <translation>ما تفعله المرشحات</translation>
    </message>
    <message>
        <source>What each filter does to the first lines</source>
        <translation>ما يفعله كل مرشح بالسطور الأولى</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>يعدّ…</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>المبقى</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>المسقط</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept</source>
        <translation>
            <numerusform>يبقى %1 من %2 زوج</numerusform>
            <numerusform>يبقى %1 من زوج واحد (%2)</numerusform>
            <numerusform>يبقى %1 من زوجين (%2)</numerusform>
            <numerusform>يبقى %1 من %2 أزواج</numerusform>
            <numerusform>يبقى %1 من %2 زوجا</numerusform>
            <numerusform>يبقى %1 من %2 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>تبقى كل الأزواج.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobListModel</name>
    <message>
        <source>waiting</source>
        <translation>منتظر</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>موقوف مؤقتا</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>موقوف</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 من %2 %3</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <translation>%1 %2/ث</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobProgress</name>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>بقي %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobRunner</name>
    <message>
        <source>Stopped before it started</source>
        <translation>أُوقف قبل أن يبدأ</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>No job is running. Last: %1, %2.</source>
        <translation>لا مهمة جارية. الأخيرة: %1، %2.</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>لا مهمة جارية.</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 منتظرة</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>إيقاف: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingPage</name>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; the same meaning; unimportant details may differ</source>
        <translation>&lt;b&gt;3&lt;/b&gt; المعنى نفسه؛ قد تختلف تفاصيل غير مهمة</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; roughly equivalent; some important information is missing or differs slightly</source>
        <translation>&lt;b&gt;2&lt;/b&gt; متكافئتان تقريبا؛ ينقص شيء مهم أو يختلف قليلا</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; not equivalent, but some details are shared</source>
        <translation>&lt;b&gt;1&lt;/b&gt; غير متكافئتين، لكن بعض التفاصيل مشتركة</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; about something else</source>
        <translation>&lt;b&gt;0&lt;/b&gt; عن شيء آخر</translation>
    </message>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; no grammatical errors</source>
        <translation>&lt;b&gt;3&lt;/b&gt; لا أخطاء نحوية</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; one or two grammatical errors</source>
        <translation>&lt;b&gt;2&lt;/b&gt; خطأ نحوي أو خطآن</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; more than two grammatical errors</source>
        <translation>&lt;b&gt;1&lt;/b&gt; أكثر من خطأين نحويين</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; no natural sentence</source>
        <translation>&lt;b&gt;0&lt;/b&gt; ليست جملة طبيعية</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>الزوج</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>إعادة الصياغة</translation>
    </message>
    <message>
        <source>Keys: 0 to 3 grade · Ctrl+Z undo · Left and Right move</source>
        <translation>المفاتيح: 0 إلى 3 للتقدير · Ctrl+Z تراجع · اليمين واليسار للتنقل</translation>
    </message>
    <message>
        <source>Summary of the judgements</source>
        <translation>ملخص الأحكام</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>الأحكام</translation>
    </message>
    <message>
        <source>Drawing pairs to judge</source>
        <translation>سحب أزواج للحكم عليها</translation>
    </message>
    <message>
        <source>Judge a sample to see how many pairs are paraphrases, and how fluent they are.</source>
        <translation>احكم على عينة لترى كم من الأزواج إعادات صياغة ومدى سلاستها.</translation>
    </message>
    <message>
        <source>Is the second a paraphrase of the first?</source>
        <translation>هل الثانية إعادة صياغة للأولى؟</translation>
    </message>
    <message>
        <source>How fluent is the second?</source>
        <translation>ما مدى سلاسة الثانية؟</translation>
    </message>
    <message>
        <source>%1 Given: %2</source>
        <translation>%1 المعطى: %2</translation>
    </message>
    <message>
        <source>pair %1 of %2 · %3 judged</source>
        <translation>الزوج %1 من %2 · حُكم على %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingSetup</name>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>المحكّم</translation>
    </message>
    <message>
        <source>first</source>
        <translation>الأول</translation>
    </message>
    <message>
        <source>Each judge has a sheet; two of them show how far they agree</source>
        <translation>لكل محكّم ورقة؛ ورقتان تبينان مدى اتفاقهما</translation>
    </message>
    <message>
        <source>Pairs of a new sheet, or of each tenth</source>
        <translation>أزواج ورقة جديدة، أو كل عُشر</translation>
    </message>
    <message>
        <source>Equal parts, ranked by what a filter measures, show what its values are worth</source>
        <translation>أجزاء متساوية مرتبة بما يقيسه مرشح تبين ما تعنيه قيمه</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>مسحوبة من</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>المخزن كله</translation>
    </message>
    <message>
        <source>tenths by score</source>
        <translation>أعشار حسب الدرجة</translation>
    </message>
    <message>
        <source>tenths by trigram overlap</source>
        <translation>أعشار حسب تداخل الثلاثيات</translation>
    </message>
    <message>
        <source>tenths by length</source>
        <translation>أعشار حسب الطول</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>to judge</comment>
        <translation>الحكم</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>لغة النظام</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguagePage</name>
    <message>
        <source>Measure</source>
        <translation>قياس</translation>
    </message>
    <message>
        <source>Open a table of languages…</source>
        <translation>فتح جدول لغات…</translation>
    </message>
    <message>
        <source>Scores by language</source>
        <translation>الدرجات حسب اللغة</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Correlations across languages</source>
        <translation>الارتباطات بين اللغات</translation>
    </message>
    <message>
        <source>Overlap of two languages</source>
        <translation>تداخل لغتين</translation>
    </message>
    <message>
        <source>Pair store whose tokens are counted</source>
        <translation>مخزن الأزواج الذي تُعد رموزه</translation>
    </message>
    <message>
        <source>Model whose tokenizer is used</source>
        <translation>النموذج الذي يُستخدم مقطّعه</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>tokenised by</source>
        <translation>التقطيع بواسطة</translation>
    </message>
    <message>
        <source>Do scores correlate with overlap or distance?</source>
        <translation>هل ترتبط الدرجات بالتداخل أو المسافة؟</translation>
    </message>
    <message>
        <source>Quantity on the horizontal axis</source>
        <translation>مقدار المحور الأفقي</translation>
    </message>
    <message>
        <source>A table with one row per language: its score or model, its overlap or pairs, and any distances.</source>
        <translation>جدول فيه صف لكل لغة: درجتها أو نموذجها، وتداخلها أو أزواجها، وأي مسافات.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>دراسة</translation>
    </message>
    <message>
        <source>Share of the English tokens that also occur in the other language; high for related languages in the same script (P19, 4.2).</source>
        <translation>نسبة الرموز الإنجليزية الواردة أيضا في اللغة الأخرى؛ مرتفعة في اللغات القريبة ذات الكتابة نفسها (P19, 4.2).</translation>
    </message>
    <message>
        <source>Overlap of %1</source>
        <translation>تداخل %1</translation>
    </message>
    <message numerus="yes">
        <source>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</source>
        <translation>
            <numerusform>التداخل %1 · %2 نوعا في %3، %4 في %5، %6 في كلتيهما · %7 زوج</numerusform>
            <numerusform>التداخل %1 · %2 نوعا في %3، %4 في %5، %6 في كلتيهما · زوج واحد (%7)</numerusform>
            <numerusform>التداخل %1 · %2 نوعا في %3، %4 في %5، %6 في كلتيهما · زوجان (%7)</numerusform>
            <numerusform>التداخل %1 · %2 نوعا في %3، %4 في %5، %6 في كلتيهما · %7 أزواج</numerusform>
            <numerusform>التداخل %1 · %2 نوعا في %3، %4 في %5، %6 في كلتيهما · %7 زوجا</numerusform>
            <numerusform>التداخل %1 · %2 نوعا في %3، %4 في %5، %6 في كلتيهما · %7 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of languages</source>
        <translation>جدول لغات</translation>
    </message>
    <message>
        <source>Tab-separated tables (*.tsv *.txt);;All files (*)</source>
        <translation>جداول مفصولة بجدولة (*.tsv *.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Comparing languages</source>
        <translation>مقارنة اللغات</translation>
    </message>
    <message>
        <source>against overlap</source>
        <translation>مقابل التداخل</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>مقابل %1</translation>
    </message>
    <message>
        <source>sentencepiece overlap</source>
        <translation>تداخل sentencepiece</translation>
    </message>
    <message>
        <source>score × 100</source>
        <translation>الدرجة × 100</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageShareModel</name>
    <message>
        <source>unsure</source>
        <translation>غير مؤكد</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 جملة</numerusform>
            <numerusform>جملة واحدة (%1)</numerusform>
            <numerusform>جملتان (%1)</numerusform>
            <numerusform>%1 جمل</numerusform>
            <numerusform>%1 جملة</numerusform>
            <numerusform>%1 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>الموجود</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconEntryModel</name>
    <message>
        <source>A word from the other side of the pairs</source>
        <translation>كلمة من الطرف الآخر للأزواج</translation>
    </message>
    <message>
        <source>Pairs with one word on each side</source>
        <translation>أزواج في كل طرف منها إحدى الكلمتين</translation>
    </message>
    <message>
        <source>How much more often than chance the two words occur on opposite sides of a pair</source>
        <translation>كم يزيد ورود الكلمتين في طرفي زوج على المصادفة</translation>
    </message>
    <message>
        <source>Cross PMI minus the PMI within a sentence; separates paraphrases from words that merely occur together</source>
        <translation>PMI المتقاطعة ناقص PMI داخل الجملة؛ تفصل إعادات الصياغة عن كلمات ترد معا فحسب</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Cross PMI</source>
        <translation>PMI متقاطعة</translation>
    </message>
    <message>
        <source>Adjusted PMI</source>
        <translation>PMI معدلة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconPage</name>
    <message>
        <source>Build the lexicon</source>
        <translation>بناء المعجم</translation>
    </message>
    <message>
        <source>Compare with gold scores…</source>
        <translation>المقارنة بدرجات المرجع…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Words of the lexicon</source>
        <translation>كلمات المعجم</translation>
    </message>
    <message>
        <source>Entries of the word</source>
        <translation>مداخل الكلمة</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>المعجم</translation>
    </message>
    <message>
        <source>Rarer words are neither looked up nor listed as entries</source>
        <translation>الكلمات الأندر لا يُبحث عنها ولا تُسرد مداخل</translation>
    </message>
    <message>
        <source>Pairs to count</source>
        <translation>الأزواج المراد عدّها</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Minimum sentences per word</source>
        <translation>أقل عدد جمل للكلمة</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>المداخل</translation>
    </message>
    <message>
        <source>by adjusted PMI</source>
        <translation>حسب PMI المعدلة</translation>
    </message>
    <message>
        <source>by cross PMI</source>
        <translation>حسب PMI المتقاطعة</translation>
    </message>
    <message>
        <source>Score that ranks the entries</source>
        <translation>الدرجة التي ترتب المداخل</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>الكلمة المراد البحث عنها</translation>
    </message>
    <message>
        <source>Counts which words occur on opposite sides of pairs. Paraphrases yield a lexicon of one language, translations a dictionary.</source>
        <translation>يعدّ الكلمات التي ترد في طرفي الأزواج. تعطي إعادات الصياغة معجم لغة واحدة، والترجمات قاموسا.</translation>
    </message>
    <message>
        <source>Build the lexicon first</source>
        <translation>ابن المعجم أولا</translation>
    </message>
    <message>
        <source>Counting words of %1</source>
        <translation>عدّ كلمات %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs, %2 words · %3-%4 · %5 s</source>
        <translation>
            <numerusform>%1 زوج، %2 كلمة · %3-%4 · %5 ث</numerusform>
            <numerusform>زوج واحد (%1)، %2 كلمة · %3-%4 · %5 ث</numerusform>
            <numerusform>زوجان (%1)، %2 كلمة · %3-%4 · %5 ث</numerusform>
            <numerusform>%1 أزواج، %2 كلمة · %3-%4 · %5 ث</numerusform>
            <numerusform>%1 زوجا، %2 كلمة · %3-%4 · %5 ث</numerusform>
            <numerusform>%1 زوج، %2 كلمة · %3-%4 · %5 ث</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>اكتب كلمة</translation>
    </message>
    <message>
        <source>Looking up a word</source>
        <translation>البحث عن كلمة</translation>
    </message>
    <message>
        <source>A list of word pairs with gold scores, such as SimLex-999</source>
        <translation>قائمة أزواج كلمات بدرجات مرجع، مثل SimLex-999</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.tsv);;All files (*)</source>
        <translation>قوائم كلمات (*.txt *.tsv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Comparing with gold scores</source>
        <translation>المقارنة بدرجات المرجع</translation>
    </message>
    <message numerus="yes">
        <source>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</source>
        <translation>
            <numerusform>%1: ρ %2 حسب PMI المتقاطعة، %3 معدلة؛ عُرف %4 من %5 زوج</numerusform>
            <numerusform>%1: ρ %2 حسب PMI المتقاطعة، %3 معدلة؛ عُرف %4 من زوج واحد (%5)</numerusform>
            <numerusform>%1: ρ %2 حسب PMI المتقاطعة، %3 معدلة؛ عُرف %4 من زوجين (%5)</numerusform>
            <numerusform>%1: ρ %2 حسب PMI المتقاطعة، %3 معدلة؛ عُرف %4 من %5 أزواج</numerusform>
            <numerusform>%1: ρ %2 حسب PMI المتقاطعة، %3 معدلة؛ عُرف %4 من %5 زوجا</numerusform>
            <numerusform>%1: ρ %2 حسب PMI المتقاطعة، %3 معدلة؛ عُرف %4 من %5 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>P18 Table 13, SimLex-999: 52.1 by cross PMI, 61.6 adjusted, from 50 million pairs</source>
        <translation>P18 الجدول 13، SimLex-999: ‏52.1 حسب PMI المتقاطعة و61.6 معدلة، من 50 مليون زوج</translation>
    </message>
    <message>
        <source>Save the lexicon</source>
        <translation>حفظ المعجم</translation>
    </message>
    <message>
        <source>Tab-separated table (*.tsv)</source>
        <translation>جدول مفصول بجدولة (*.tsv)</translation>
    </message>
    <message>
        <source>Saving the lexicon</source>
        <translation>حفظ المعجم</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LinkCard</name>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>دمج</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>فصل</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>إلى أعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>إلى أسفل</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>فك الربط</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>ربط</translation>
    </message>
    <message>
        <source>Selected link</source>
        <translation>الرابط المحدد</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The link is right: nothing will change it any more</source>
        <translation>الرابط صحيح: لن يغيره شيء بعد الآن</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>These sentences do not translate each other</source>
        <translation>هذه الجمل لا تترجم بعضها بعضا</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Link the marked sentences with each other, or with those selected here. Space, or a click with Ctrl, marks sentences</source>
        <translation>ربط الجمل المعلمة بعضها ببعض، أو بالمحددة هنا. تُعلَّم الجمل بمفتاح المسافة أو بالنقر مع Ctrl</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>One link of this one and the next</source>
        <translation>رابط واحد من هذا والتالي</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Two links: before the sentence that was clicked, else where it fits best</source>
        <translation>رابطان: قبل الجملة المنقورة، وإلا فحيث يكون أنسب</translation>
    </message>
    <message>
        <source>Ctrl+↑</source>
        <translation>Ctrl+↑</translation>
    </message>
    <message>
        <source>The first sentence of the framed side goes to the link before</source>
        <translation>تنتقل أول جملة في الطرف المؤطر إلى الرابط السابق</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Ctrl+↓</source>
        <translation>Ctrl+↓</translation>
    </message>
    <message>
        <source>The last sentence of the framed side goes to the link after</source>
        <translation>تنتقل آخر جملة في الطرف المؤطر إلى الرابط التالي</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>No link is shown.</source>
        <translation>لا رابط معروض.</translation>
    </message>
    <message>
        <source>✓ certain</source>
        <translation>✓ مؤكد</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no translation</source>
        <translation>بلا ترجمة</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>منقول</translation>
    </message>
    <message numerus="yes">
        <source>%1 marked</source>
        <translation>
            <numerusform>%1 جملة معلمة</numerusform>
            <numerusform>جملة معلمة (%1)</numerusform>
            <numerusform>جملتان معلمتان (%1)</numerusform>
            <numerusform>%1 جمل معلمة</numerusform>
            <numerusform>%1 جملة معلمة</numerusform>
            <numerusform>%1 جملة معلمة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MainWindow</name>
    <message>
        <source>Go to %1</source>
        <translation>الانتقال إلى %1</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>البحث عن إجراء</translation>
    </message>
    <message>
        <source>Manual page of this panel</source>
        <translation>صفحة دليل هذه اللوحة</translation>
    </message>
    <message>
        <source>Collapse or expand the panel list</source>
        <translation>طي قائمة اللوحات أو بسطها</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>سمة فاتحة</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>سمة داكنة</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>سمة النظام</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>اللغة: %1</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>لغة النظام</translation>
    </message>
    <message>
        <source>Stop all jobs</source>
        <translation>إيقاف كل المهام</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Open or create a project first, then drop the file again.</source>
        <translation>افتح مشروعا أو أنشئه أولا، ثم أفلت الملف مرة أخرى.</translation>
    </message>
    <message>
        <source>No panel opens files such as %1.</source>
        <translation>لا لوحة تفتح ملفات مثل %1.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Measuring the project folder</source>
        <translation>حساب حجم مجلد المشروع</translation>
    </message>
    <message>
        <source>Project %1 · disk %2 free</source>
        <translation>المشروع %1 · المتاح على القرص %2</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>دليل: %1</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 is gone, or its disk is. Bring it back, or open another project; until then nothing can be saved.</source>
        <translation>اختفى مجلد المشروع %1 أو قرصه. أعده أو افتح مشروعا آخر؛ ولا يمكن حفظ شيء حتى ذلك الحين.</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 cannot be written to: look at everything, but copy the project to another place to train, import or export.</source>
        <translation>لا يمكن الكتابة في مجلد المشروع %1: يمكنك عرض كل شيء، لكن انسخ المشروع إلى مكان آخر للتدريب أو الاستيراد أو التصدير.</translation>
    </message>
    <message>
        <source>This project is open in another window. What both change is kept as the later one saves it.</source>
        <translation>هذا المشروع مفتوح في نافذة أخرى. ما تغيّره النافذتان معا يبقى كما تحفظه الأخيرة.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MapChart</name>
    <message>
        <source>cluster %1</source>
        <translation>العنقود %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>others</source>
        <translation>أخرى</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MarginCard</name>
    <message>
        <source>Margin of all candidates</source>
        <translation>هامش كل المقترحات</translation>
    </message>
    <message>
        <source>Margins of the candidates</source>
        <translation>هوامش المقترحات</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryBox</name>
    <message>
        <source>Translation memory</source>
        <translation>ذاكرة الترجمة</translation>
    </message>
    <message>
        <source>Pair store, saved alignment or file whose pairs are searched</source>
        <translation>مخزن أزواج أو محاذاة محفوظة أو ملف يُبحث في أزواجه</translation>
    </message>
    <message>
        <source>%1 (alignment)</source>
        <translation>%1 (محاذاة)</translation>
    </message>
    <message>
        <source>Open a translation memory</source>
        <translation>فتح ذاكرة ترجمة</translation>
    </message>
    <message>
        <source>Translation memories (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;All files (*)</source>
        <translation>ذاكرات ترجمة (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;كل الملفات (*)</translation>
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
        <translation>%1 (الأعداد تختلف: %2)</translation>
    </message>
    <message>
        <source>Numbers of the pair that the sentence lacks → numbers of the sentence that the pair lacks</source>
        <translation>أعداد في الزوج ليست في الجملة ← أعداد في الجملة ليست في الزوج</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>الزوج %1</translation>
    </message>
    <message>
        <source>Cosine of the two sentences under the model, whatever their words</source>
        <translation>جيب تمام الجملتين عند النموذج، مهما كانت كلماتهما</translation>
    </message>
    <message>
        <source>Words that are the same, in their order: 100 % is the same text, 99 % the same words</source>
        <translation>الكلمات المتطابقة بترتيبها: 100 % هو النص نفسه، و99 % الكلمات نفسها</translation>
    </message>
    <message>
        <source>Numbers to replace in the translation</source>
        <translation>أعداد يجب استبدالها في الترجمة</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>الألفاظ</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryPage</name>
    <message>
        <source>Open memory…</source>
        <translation>فتح ذاكرة…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>ترجمات جمل متشابهة</translation>
    </message>
    <message>
        <source>Copy translation (C)</source>
        <translation>نسخ الترجمة (C)</translation>
    </message>
    <message>
        <source>Similar sentences</source>
        <translation>جمل متشابهة</translation>
    </message>
    <message>
        <source>language of the sentence</source>
        <translation>لغة الجملة</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Embedding %1</source>
        <translation>حساب متجهات %1</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 في %2 م.ث</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>نُسخ: %1</translation>
    </message>
    <message>
        <source>Type or paste the sentence to translate, then press Enter</source>
        <translation>اكتب الجملة المراد ترجمتها أو ألصقها، ثم اضغط الإدخال</translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation>الجملة المراد ترجمتها</translation>
    </message>
    <message>
        <source>Search the memory (Enter)</source>
        <translation>البحث في الذاكرة (الإدخال)</translation>
    </message>
    <message>
        <source>Search a TMX, another file of pairs, or a saved alignment</source>
        <translation>البحث في TMX أو ملف أزواج آخر أو محاذاة محفوظة</translation>
    </message>
    <message>
        <source>Side that is searched</source>
        <translation>الطرف الذي يُبحث فيه</translation>
    </message>
    <message>
        <source>In which language sentences are compared; the other one is the translation</source>
        <translation>بأي لغة تُقارن الجمل؛ والأخرى هي الترجمة</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Which sentences are found first, among all of the memory</source>
        <translation>أي الجمل تُوجد أولا من الذاكرة كلها</translation>
    </message>
    <message>
        <source>nearest in meaning</source>
        <translation>الأقرب معنى</translation>
    </message>
    <message>
        <source>nearest in wording</source>
        <translation>الأقرب لفظا</translation>
    </message>
    <message>
        <source>Copy the translation of the chosen row; Ctrl+C copies the row</source>
        <translation>نسخ ترجمة الصف المختار؛ ينسخ Ctrl+C الصف</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>البحث في</translation>
    </message>
    <message>
        <source>&lt;span style=&quot;%1&quot;&gt;words in common&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;numbers that differ&lt;/span&gt;</source>
        <translation>&lt;span style=&quot;%1&quot;&gt;كلمات مشتركة&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;أعداد مختلفة&lt;/span&gt;</translation>
    </message>
    <message>
        <source>A translation memory shows how similar sentences were translated: a pair store or an alignment of this project, a TMX or another file of pairs.</source>
        <translation>تبين ذاكرة الترجمة كيف تُرجمت جمل متشابهة: مخزن أزواج أو محاذاة من هذا المشروع، أو TMX، أو ملف أزواج آخر.</translation>
    </message>
    <message>
        <source>Nothing found: no sentence of the memory has a word in common with this one. Order by meaning instead.</source>
        <translation>لم يوجد شيء: لا جملة في الذاكرة تشترك مع هذه في كلمة. رتّب حسب المعنى بدلا من ذلك.</translation>
    </message>
    <message>
        <source>Type or paste a sentence and press Enter: similar sentences of the memory are listed with their translations.</source>
        <translation>اكتب جملة أو ألصقها واضغط الإدخال: تُسرد جمل الذاكرة المتشابهة مع ترجماتها.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 غير مقروءة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation>نسخ هذه الرسالة</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MinePanel</name>
    <message>
        <source>Mine</source>
        <translation>التنقيب</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Texts…</source>
        <translation>النصوص…</translation>
    </message>
    <message>
        <source>Translations hidden in two texts</source>
        <translation>ترجمات مخفية في نصين</translation>
    </message>
    <message>
        <source>Show or hide the set-up</source>
        <translation>إظهار الإعداد أو إخفاؤه</translation>
    </message>
    <message>
        <source>Finds pairs of sentences in two texts that translate each other, most certain first.</source>
        <translation>يجد في نصين أزواج جمل يترجم بعضها بعضا، والأوثق أولا.</translation>
    </message>
    <message>
        <source>A trained model finds translations in two texts; this project has none yet.</source>
        <translation>يجد نموذج مدرب الترجمات في نصين؛ ليس في هذا المشروع نموذج بعد.</translation>
    </message>
    <message>
        <source>Mine the two texts</source>
        <translation>التنقيب في النصين</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>فتح أزواج منقبة…</translation>
    </message>
    <message>
        <source>Export mined pairs…</source>
        <translation>تصدير الأزواج المنقبة…</translation>
    </message>
    <message>
        <source>Mine with a model file…</source>
        <translation>التنقيب بملف نموذج…</translation>
    </message>
    <message>
        <source>Mining %1</source>
        <translation>التنقيب في %1</translation>
    </message>
    <message>
        <source>Stopped: the pairs found are kept, and mining the same texts again resumes from there.</source>
        <translation>توقف: تبقى الأزواج التي وُجدت، ويُتابَع التنقيب في النصين نفسيهما من هناك.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 و%3 جملة · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 وجملة واحدة (%3) · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 وجملتان (%3) · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 و%3 جمل · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 و%3 جملة · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 و%3 جملة · %4 · %5</numerusform>
        </translation>
    </message>
    <message>
        <source> · approximate, recall %1</source>
        <translation> · تقريبي، الاستدعاء %1</translation>
    </message>
    <message numerus="yes">
        <source> · %1 empty lines skipped</source>
        <translation>
            <numerusform> · تُخطي %1 سطر فارغ</numerusform>
            <numerusform> · تُخطي سطر فارغ (%1)</numerusform>
            <numerusform> · تُخطي سطران فارغان (%1)</numerusform>
            <numerusform> · تُخطيت %1 سطور فارغة</numerusform>
            <numerusform> · تُخطي %1 سطرا فارغا</numerusform>
            <numerusform> · تُخطي %1 سطر فارغ</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>قراءة %1</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 زوج</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · زوج واحد (%2)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · زوجان (%2)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 أزواج</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 زوجا</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 زوج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table shows the first %1 pairs; counts and exports include all pairs.</source>
        <translation>
            <numerusform>يعرض الجدول أول %1 زوج؛ تشمل الأعداد والتصدير كل الأزواج.</numerusform>
            <numerusform>يعرض الجدول أول زوج (%1)؛ تشمل الأعداد والتصدير كل الأزواج.</numerusform>
            <numerusform>يعرض الجدول أول زوجين (%1)؛ تشمل الأعداد والتصدير كل الأزواج.</numerusform>
            <numerusform>يعرض الجدول أول %1 أزواج؛ تشمل الأعداد والتصدير كل الأزواج.</numerusform>
            <numerusform>يعرض الجدول أول %1 زوجا؛ تشمل الأعداد والتصدير كل الأزواج.</numerusform>
            <numerusform>يعرض الجدول أول %1 زوج؛ تشمل الأعداد والتصدير كل الأزواج.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 pairs…</source>
        <translation>
            <numerusform>تصدير %1 زوج…</numerusform>
            <numerusform>تصدير زوج واحد (%1)…</numerusform>
            <numerusform>تصدير زوجين (%1)…</numerusform>
            <numerusform>تصدير %1 أزواج…</numerusform>
            <numerusform>تصدير %1 زوجا…</numerusform>
            <numerusform>تصدير %1 زوج…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 زوج محفوظ في %2.</numerusform>
            <numerusform>زوج واحد (%1) محفوظ في %2.</numerusform>
            <numerusform>زوجان (%1) محفوظان في %2.</numerusform>
            <numerusform>%1 أزواج محفوظة في %2.</numerusform>
            <numerusform>%1 زوجا محفوظا في %2.</numerusform>
            <numerusform>%1 زوج محفوظ في %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open mined pairs</source>
        <translation>فتح أزواج منقبة</translation>
    </message>
    <message>
        <source>Mined pairs (*.tsv);;All files (*)</source>
        <translation>أزواج منقبة (*.tsv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Scores and sentences (*.tsv)</source>
        <translation>الدرجات والجمل (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>ذاكرة ترجمة (*.tmx)</translation>
    </message>
    <message>
        <source>XLIFF (*.xlf)</source>
        <translation>XLIFF (*.xlf)</translation>
    </message>
    <message>
        <source>Moses: a file for each language (*)</source>
        <translation>Moses: ملف لكل لغة (*)</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-kept</translation>
    </message>
    <message>
        <source>Export mined pairs</source>
        <translation>تصدير الأزواج المنقبة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MineSetup</name>
    <message>
        <source>Texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>التنقيب</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>نسبة</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>فرق</translation>
    </message>
    <message>
        <source>absolute (cosine)</source>
        <translation>مطلق (جيب التمام)</translation>
    </message>
    <message>
        <source>How far the cosine of a pair stands out from those of its neighbours</source>
        <translation>كم يبرز جيب تمام الزوج بين جيوب تمام جيرانه</translation>
    </message>
    <message>
        <source>each sentence once</source>
        <translation>كل جملة مرة</translation>
    </message>
    <message>
        <source>best of each other</source>
        <translation>الأفضل تبادليا</translation>
    </message>
    <message>
        <source>best for each source</source>
        <translation>الأفضل لكل مصدر</translation>
    </message>
    <message>
        <source>best for each target</source>
        <translation>الأفضل لكل هدف</translation>
    </message>
    <message>
        <source>automatic, by size</source>
        <translation>تلقائي حسب الحجم</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>تام</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>تقريبي</translation>
    </message>
    <message>
        <source>Nearest neighbours on each side that the margin averages over</source>
        <translation>عدد أقرب الجيران في كل طرف الذين يؤخذ متوسطهم في الهامش</translation>
    </message>
    <message>
        <source>none; pairs of line numbers to measure against</source>
        <translation>بلا؛ أزواج أرقام سطور يُقاس بها</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>الإبقاء على</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>فتح أزواج منقبة…</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>%1 margin, k %2, %3</source>
        <translation>هامش %1، k %2، %3</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>التشغيل في مكان آخر…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the model and the texts, to mine on other machines</source>
        <translation>كتابة مجلد فيه نص برمجي والنموذج والنصوص للتنقيب على أجهزة أخرى</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ModelBox</name>
    <message>
        <source>Open a model file…</source>
        <translation>فتح ملف نموذج…</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>فتح ملف نموذج</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>نماذج (*.h5);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NegativeModel</name>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>السلبي</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NewProjectDialog</name>
    <message>
        <source>Create</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>مشروع جديد</translation>
    </message>
    <message>
        <source>What the project is for</source>
        <translation>الغرض من المشروع</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>شيء آخر</translation>
    </message>
    <message>
        <source>An empty project, without steps to follow.</source>
        <translation>مشروع فارغ، بلا خطوات تُتبع.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>ما الغرض منه؟</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>في المجلد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>أعط المشروع اسما.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>اختر مجلدا موجودا.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 موجود بالفعل: اختر اسما آخر.</translation>
    </message>
    <message>
        <source>Creates %1.</source>
        <translation>ينشئ %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::OpusModel</name>
    <message>
        <source>Corpus</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBoxes</name>
    <message>
        <source>First sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation>جملة</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>الجملة الثانية</translation>
    </message>
    <message>
        <source>Another sentence, in any language of the model</source>
        <translation>جملة أخرى، بأي لغة من لغات النموذج</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>تبديل الجملتين</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Cosine of the second model</source>
        <translation>جيب تمام النموذج الثاني</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>جيب التمام</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBrowser</name>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Pair stores</source>
        <translation>مخازن الأزواج</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>حساب الإحصاءات</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>تفاصيل…</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>حكم…</translation>
    </message>
    <message>
        <source>Grade a sample by hand: how many pairs are paraphrases, and how fluent they are</source>
        <translation>تقدير عينة يدويا: كم من الأزواج إعادات صياغة ومدى سلاستها</translation>
    </message>
    <message>
        <source>Statistics by step or fold, with paraphrase score and piece overlap (Ctrl+Shift+T)</source>
        <translation>إحصاءات حسب الخطوة أو الطية، مع درجة إعادة الصياغة وتداخل القطع (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>No pairs yet</source>
        <translation>لا أزواج بعد</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>تتعذر القراءة</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>يعدّ…</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>احسب الإحصاءات لرؤية هذا.</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>إحصاءات %1</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>تعذر حساب الإحصاءات.</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>توقف. احسب الإحصاءات لرؤية هذا.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairCharts</name>
    <message numerus="yes">
        <source>%1 words: %2 sentences</source>
        <translation>
            <numerusform>%1 كلمة: لا جمل (%2)</numerusform>
            <numerusform>%1 كلمة: جملة واحدة (%2)</numerusform>
            <numerusform>%1 كلمة: جملتان (%2)</numerusform>
            <numerusform>%1 كلمة: %2 جمل</numerusform>
            <numerusform>%1 كلمة: %2 جملة</numerusform>
            <numerusform>%1 كلمة: %2 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence lengths, first side</source>
        <translation>أطوال الجمل، الطرف الأول</translation>
    </message>
    <message>
        <source>Sentence lengths, second side</source>
        <translation>أطوال الجمل، الطرف الثاني</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>تداخل الثلاثيات</translation>
    </message>
    <message>
        <source>Vocabulary growth</source>
        <translation>نمو المفردات</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>Words, side 1</source>
        <translation>الكلمات (1)</translation>
    </message>
    <message>
        <source>Words, side 2</source>
        <translation>الكلمات (2)</translation>
    </message>
    <message>
        <source>word</source>
        <translation>كلمة</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>التداخل</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>الكلمات المختلفة</translation>
    </message>
    <message>
        <source>Share of the shorter side&apos;s three-word sequences that also occur in the longer side</source>
        <translation>نسبة تتابعات الكلمات الثلاث في الطرف الأقصر الواردة أيضا في الأطول</translation>
    </message>
    <message>
        <source>Distinct words against words read</source>
        <translation>الكلمات المختلفة مقابل الكلمات المقروءة</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>ما يعرضه المخطط</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>كلمات %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences of more than %2 words are not shown</source>
        <translation>
            <numerusform>لا تُعرض %1 جملة بأكثر من %2 كلمة</numerusform>
            <numerusform>لا تُعرض جملة واحدة (%1) بأكثر من %2 كلمة</numerusform>
            <numerusform>لا تُعرض جملتان (%1) بأكثر من %2 كلمة</numerusform>
            <numerusform>لا تُعرض %1 جمل بأكثر من %2 كلمة</numerusform>
            <numerusform>لا تُعرض %1 جملة بأكثر من %2 كلمة</numerusform>
            <numerusform>لا تُعرض %1 جملة بأكثر من %2 كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Cosine of the two sides, by the chosen model</source>
        <translation>جيب تمام الطرفين عند النموذج المختار</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairInspector</name>
    <message>
        <source>Pairs of the data set</source>
        <translation>أزواج مجموعة البيانات</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>الجملة الثانية</translation>
    </message>
    <message>
        <source>Open in Score</source>
        <translation>فتح في «التقدير»</translation>
    </message>
    <message>
        <source>See what each piece contributes to the cosine</source>
        <translation>رؤية ما تسهم به كل قطعة في جيب التمام</translation>
    </message>
    <message>
        <source>Pairs, largest errors first</source>
        <translation>الأزواج، أكبر الأخطاء أولا</translation>
    </message>
    <message>
        <source>gold %1 · cosine %2</source>
        <translation>المرجع %1 · جيب التمام %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairModel</name>
    <message>
        <source>Reading pairs</source>
        <translation>قراءة الأزواج</translation>
    </message>
    <message>
        <source>Log-probability per token of the translation: the nearer to 0, the surer the translator is</source>
        <translation>لوغاريتم احتمال الترجمة لكل رمز: كلما اقترب من 0 زاد وثوق المترجم</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>لوغ الاحتمال</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairTable</name>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Only matches</source>
        <translation>المطابقات فقط</translation>
    </message>
    <message>
        <source>Find, Enter for next</source>
        <translation>بحث؛ الإدخال للتالي</translation>
    </message>
    <message>
        <source>Find pairs that contain a text</source>
        <translation>البحث عن أزواج تحوي نصا</translation>
    </message>
    <message>
        <source>Show only the pairs that contain the text</source>
        <translation>عرض الأزواج التي تحوي النص فقط</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>يبحث…</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>البحث عن أزواج</translation>
    </message>
    <message>
        <source>the first %1 of %2 matches</source>
        <translation>أول %1 من %2 مطابقة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 من %2 زوج</numerusform>
            <numerusform>%1 من زوج واحد (%2)</numerusform>
            <numerusform>%1 من زوجين (%2)</numerusform>
            <numerusform>%1 من %2 أزواج</numerusform>
            <numerusform>%1 من %2 زوجا</numerusform>
            <numerusform>%1 من %2 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a pair</source>
        <translation>البحث عن زوج</translation>
    </message>
    <message>
        <source>No pair contains “%1”.</source>
        <translation>لا زوج يحوي «%1».</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</source>
        <translation>
            <numerusform>يمكن نسخ %1 زوج على الأكثر؛ حدد أقل، أو احفظ كل الأزواج في ملف.</numerusform>
            <numerusform>يمكن نسخ زوج واحد (%1) على الأكثر؛ حدد أقل، أو احفظ كل الأزواج في ملف.</numerusform>
            <numerusform>يمكن نسخ زوجين (%1) على الأكثر؛ حدد أقل، أو احفظ كل الأزواج في ملف.</numerusform>
            <numerusform>يمكن نسخ %1 أزواج على الأكثر؛ حدد أقل، أو احفظ كل الأزواج في ملف.</numerusform>
            <numerusform>يمكن نسخ %1 زوجا على الأكثر؛ حدد أقل، أو احفظ كل الأزواج في ملف.</numerusform>
            <numerusform>يمكن نسخ %1 زوج على الأكثر؛ حدد أقل، أو احفظ كل الأزواج في ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying pairs</source>
        <translation>نسخ الأزواج</translation>
    </message>
    <message>
        <source>Save all pairs</source>
        <translation>حفظ كل الأزواج</translation>
    </message>
    <message>
        <source>Saving pairs</source>
        <translation>حفظ الأزواج</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>حُفظ %1 زوج باسم %2.</numerusform>
            <numerusform>حُفظ زوج واحد (%1) باسم %2.</numerusform>
            <numerusform>حُفظ زوجان (%1) باسم %2.</numerusform>
            <numerusform>حُفظت %1 أزواج باسم %2.</numerusform>
            <numerusform>حُفظ %1 زوجا باسم %2.</numerusform>
            <numerusform>حُفظ %1 زوج باسم %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy selected pairs</source>
        <translation>نسخ الأزواج المحددة</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>حفظ كل الأزواج…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Panel</name>
    <message>
        <source>Train a model</source>
        <translation>تدريب نموذج</translation>
    </message>
    <message>
        <source>%1 is in the project&apos;s trash folder.</source>
        <translation>%1 في سلة مهملات المشروع.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs are in the project&apos;s trash folder.</source>
        <translation>
            <numerusform>%1 تشغيل في سلة مهملات المشروع.</numerusform>
            <numerusform>تشغيل واحد (%1) في سلة مهملات المشروع.</numerusform>
            <numerusform>تشغيلان (%1) في سلة مهملات المشروع.</numerusform>
            <numerusform>%1 تشغيلات في سلة مهملات المشروع.</numerusform>
            <numerusform>%1 تشغيلا في سلة مهملات المشروع.</numerusform>
            <numerusform>%1 تشغيل في سلة مهملات المشروع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PanelButtons</name>
    <message>
        <source>Collapse</source>
        <translation>طي</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>اللوحات</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>بسط</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseCard</name>
    <message>
        <source>Paraphrases</source>
        <translation>إعادات صياغة</translation>
    </message>
    <message>
        <source>Accept (A)</source>
        <translation>قبول (A)</translation>
    </message>
    <message>
        <source>Reject (R)</source>
        <translation>رفض (R)</translation>
    </message>
    <message>
        <source>Accept the selected paraphrases</source>
        <translation>قبول إعادات الصياغة المحددة</translation>
    </message>
    <message>
        <source>Reject the selected paraphrases; Ctrl+Z undoes</source>
        <translation>رفض إعادات الصياغة المحددة؛ يتراجع عنه Ctrl+Z</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>مخزن أزواج جديد</translation>
    </message>
    <message>
        <source>Name of the pair store for the accepted paraphrases</source>
        <translation>اسم مخزن الأزواج لإعادات الصياغة المقبولة</translation>
    </message>
    <message>
        <source>Write the accepted paraphrases, each with its sentence, to a pair store of the project</source>
        <translation>كتابة إعادات الصياغة المقبولة، كل منها مع جملتها، في مخزن أزواج من المشروع</translation>
    </message>
    <message>
        <source>Save the accepted ones</source>
        <translation>حفظ المقبولة</translation>
    </message>
    <message>
        <source>Save %1 accepted</source>
        <translation>حفظ %1 مقبولة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 are different</source>
        <translation>
            <numerusform>%1 من %2 مختلفة</numerusform>
            <numerusform>%1 من %2 مختلفة</numerusform>
            <numerusform>%1 من %2 مختلفة</numerusform>
            <numerusform>%1 من %2 مختلفة</numerusform>
            <numerusform>%1 من %2 مختلفة</numerusform>
            <numerusform>%1 من %2 مختلفة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseModel</name>
    <message>
        <source>undecided</source>
        <translation>بلا قرار</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Accepted or rejected</source>
        <translation>مقبولة أو مرفوضة</translation>
    </message>
    <message>
        <source>The template in whose form the paraphrase is written</source>
        <translation>القالب الذي كُتبت إعادة الصياغة على شكله</translation>
    </message>
    <message>
        <source>The translation that the paraphrase was made of</source>
        <translation>الترجمة التي صُنعت منها إعادة الصياغة</translation>
    </message>
    <message>
        <source>Cosine of sentence and paraphrase under the model that scores them</source>
        <translation>جيب تمام الجملة وإعادة صياغتها عند النموذج الذي يقدّرهما</translation>
    </message>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>تداخل ثلاثيات الجملة وإعادة صياغتها: 1 يعني أنه لم يتغير أي لفظ</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation>لوغاريتم الاحتمال لكل رمز: كلما اقترب من 0 زاد وثوق النموذج</translation>
    </message>
    <message>
        <source>Mean of the log-probabilities per token of both translations: the nearer to 0, the surer the translators are</source>
        <translation>متوسط لوغاريتمات الاحتمال لكل رمز في الترجمتين: كلما اقترب من 0 زاد وثوق المترجمين</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>إعادة الصياغة</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>التداخل</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>لوغ الاحتمال</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphrasePage</name>
    <message>
        <source>Sample of paraphrases</source>
        <translation>عينة إعادات صياغة</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>عينة</translation>
    </message>
    <message>
        <source>Stop the sample</source>
        <translation>إيقاف العينة</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>تدريب مترجم…</translation>
    </message>
    <message>
        <source>Paraphrases are made of a pair store in two languages; this project has none yet.</source>
        <translation>تُصنع إعادات الصياغة من مخزن أزواج بلغتين؛ ليس في هذا المشروع مخزن كهذا بعد.</translation>
    </message>
    <message>
        <source>Import translations…</source>
        <translation>استيراد ترجمات…</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>البحث عن مترجمات</translation>
    </message>
    <message>
        <source>Looking for interrupted runs</source>
        <translation>البحث عن تشغيلات مقطوعة</translation>
    </message>
    <message>
        <source>No model of this project translates %1 into %2. A small translator trains on other pairs of these languages, or on half of these.</source>
        <translation>لا نموذج في هذا المشروع يترجم من %1 إلى %2. يتدرب مترجم صغير على أزواج أخرى من هاتين اللغتين، أو على نصف هذه.</translation>
    </message>
    <message>
        <source>Translating…</source>
        <translation>الترجمة جارية…</translation>
    </message>
    <message>
        <source>Translating a sample</source>
        <translation>ترجمة عينة</translation>
    </message>
    <message numerus="yes">
        <source>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</source>
        <translation>
            <numerusform>نحو %1 لعدد %2 من الجمل، بمعدل %3 في الثانية في العينة. يمكن القطع والمتابعة.</numerusform>
            <numerusform>نحو %1 لجملة واحدة (%2)، بمعدل %3 في الثانية في العينة. يمكن القطع والمتابعة.</numerusform>
            <numerusform>نحو %1 لجملتين (%2)، بمعدل %3 في الثانية في العينة. يمكن القطع والمتابعة.</numerusform>
            <numerusform>نحو %1 لـ %2 جمل، بمعدل %3 في الثانية في العينة. يمكن القطع والمتابعة.</numerusform>
            <numerusform>نحو %1 لـ %2 جملة، بمعدل %3 في الثانية في العينة. يمكن القطع والمتابعة.</numerusform>
            <numerusform>نحو %1 لـ %2 جملة، بمعدل %3 في الثانية في العينة. يمكن القطع والمتابعة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 جملة</numerusform>
            <numerusform>جملة واحدة (%1)</numerusform>
            <numerusform>جملتان (%1)</numerusform>
            <numerusform>%1 جمل</numerusform>
            <numerusform>%1 جملة</numerusform>
            <numerusform>%1 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>صنع %1</translation>
    </message>
    <message>
        <source>Stopped. What is translated is kept; continue under Interrupted runs.</source>
        <translation>توقف. يبقى ما تُرجم؛ تابع من «تشغيلات مقطوعة».</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2, %3.</source>
        <translation>%1 إعادة صياغة في %2، %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences were translated before.</source>
        <translation>
            <numerusform>%1 جملة تُرجمت من قبل.</numerusform>
            <numerusform>جملة واحدة (%1) تُرجمت من قبل.</numerusform>
            <numerusform>جملتان (%1) تُرجمتا من قبل.</numerusform>
            <numerusform>%1 جمل تُرجمت من قبل.</numerusform>
            <numerusform>%1 جملة تُرجمت من قبل.</numerusform>
            <numerusform>%1 جملة تُرجمت من قبل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSampleModel</name>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>تداخل ثلاثيات الجملة وإعادة صياغتها: 1 يعني أنه لم يتغير أي لفظ</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the translator is</source>
        <translation>لوغاريتم الاحتمال لكل رمز: كلما اقترب من 0 زاد وثوق المترجم</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>إعادة الصياغة</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>التداخل</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>لوغ الاحتمال</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSetup</name>
    <message>
        <source>%1 into %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>What to translate</source>
        <translation>ما يُترجم</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>المترجم</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>تدريب مترجم…</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>نموذج درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Make paraphrases</source>
        <translation>صنع إعادات الصياغة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>The translated side is replaced by its translation, which becomes the paraphrase</source>
        <translation>تحل محل الطرف المترجَم ترجمته، فتصير هي إعادة الصياغة</translation>
    </message>
    <message>
        <source>Models that translate between these languages</source>
        <translation>نماذج تترجم بين هاتين اللغتين</translation>
    </message>
    <message>
        <source>Open Train with the settings of a small translator for these languages</source>
        <translation>فتح «التدريب» بإعدادات مترجم صغير لهاتين اللغتين</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; P18 keeps 12, fewer are faster</source>
        <translation>الفرضيات التي يبقيها البحث؛ يبقي P18 منها 12، والأقل أسرع</translation>
    </message>
    <message>
        <source>Translations kept of each sentence, at most as many as the beam has</source>
        <translation>الترجمات المبقاة لكل جملة، بحجم الحزمة على الأكثر</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase when the filters are set afterwards</source>
        <translation>يقدّر الجملة وإعادة صياغتها عند ضبط المرشحات لاحقا</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>مخزن أزواج</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>ترجمة</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>الحزمة</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>نصوص لكل جملة</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>التقدير بواسطة</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>مخزن أزواج جديد</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PieceView</name>
    <message>
        <source>Pieces</source>
        <translation>القطع</translation>
    </message>
    <message>
        <source>%1: not in the vocabulary</source>
        <translation>%1: ليست في المفردات</translation>
    </message>
    <message>
        <source>%1: piece number %2</source>
        <translation>%1: القطعة رقم %2</translation>
    </message>
    <message>
        <source>Copy the pieces</source>
        <translation>نسخ القطع</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PivotPage</name>
    <message>
        <source>Stores with more translations</source>
        <translation>مخازن فيها ترجمات أخرى</translation>
    </message>
    <message>
        <source>Language of the first sentences</source>
        <translation>لغة الجمل الأولى</translation>
    </message>
    <message>
        <source>Language of the second sentences</source>
        <translation>لغة الجمل الثانية</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Also from</source>
        <translation>وأيضا من</translation>
    </message>
    <message>
        <source>Shared translations of %1</source>
        <translation>الترجمات المشتركة في %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PresetBox</name>
    <message>
        <source>Preset</source>
        <translation>الإعداد المسبق</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>إعداد مسبق: اختر…</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>القيم المبدئية</translation>
    </message>
    <message>
        <source>every setting as the program proposes it</source>
        <translation>كل إعداد كما يقترحه البرنامج</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PreviewModel</name>
    <message>
        <source>too few columns</source>
        <translation>الأعمدة قليلة</translation>
    </message>
    <message>
        <source>an empty side</source>
        <translation>طرف فارغ</translation>
    </message>
    <message>
        <source>score is not a number</source>
        <translation>الدرجة ليست عددا</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>تتعذر القراءة</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>مبقى</translation>
    </message>
    <message>
        <source>dropped: %1</source>
        <translation>مسقط: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>متجاهل</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Project</name>
    <message>
        <source>Sample en-es</source>
        <translation>عينة en-es</translation>
    </message>
    <message>
        <source>the folder cannot be created: </source>
        <translation>يتعذر إنشاء المجلد: </translation>
    </message>
    <message>
        <source>choose a folder you may write to</source>
        <translation>اختر مجلدا يمكنك الكتابة فيه</translation>
    </message>
    <message>
        <source>cannot be written: </source>
        <translation>تتعذر الكتابة: </translation>
    </message>
    <message>
        <source>no project here</source>
        <translation>لا مشروع هنا</translation>
    </message>
    <message>
        <source>open a folder that contains a project, or create a new project</source>
        <translation>افتح مجلدا فيه مشروع، أو أنشئ مشروعا جديدا</translation>
    </message>
    <message>
        <source>format %1, and this program reads format %2</source>
        <translation>الصيغة %1، وهذا البرنامج يقرأ الصيغة %2</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>افتحه بإصدار أحدث من البرنامج</translation>
    </message>
    <message>
        <source>restore the file</source>
        <translation>استعد الملف</translation>
    </message>
    <message>
        <source>the folder already contains a project</source>
        <translation>في المجلد مشروع من قبل</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>افتحه، أو اختر مجلدا آخر</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ProjectActions</name>
    <message>
        <source>New project…</source>
        <translation>مشروع جديد…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>فتح مشروع…</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>المشاريع الأخيرة</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>فتح مشروع العينة</translation>
    </message>
    <message>
        <source>Show the project in the file manager</source>
        <translation>عرض المشروع في مدير الملفات</translation>
    </message>
    <message>
        <source>A job is running in this project</source>
        <translation>مهمة جارية في هذا المشروع</translation>
    </message>
    <message>
        <source>stop it or let it finish before opening another project</source>
        <translation>أوقفها أو دعها تنته قبل فتح مشروع آخر</translation>
    </message>
    <message>
        <source>Preparing the sample project</source>
        <translation>إعداد مشروع العينة</translation>
    </message>
    <message>
        <source>Open a project folder</source>
        <translation>فتح مجلد مشروع</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueryCard</name>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>تام</translation>
    </message>
    <message>
        <source>Type a sentence in any language the model knows</source>
        <translation>اكتب جملة بأي لغة يعرفها النموذج</translation>
    </message>
    <message>
        <source>Sentence to search for</source>
        <translation>الجملة المراد البحث عنها</translation>
    </message>
    <message>
        <source>Back to the previous sentence (Alt+Left)</source>
        <translation>العودة إلى الجملة السابقة (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>أي لغة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>contains (regular expression)</source>
        <translation>تحوي (تعبير نمطي)</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>تحوي</translation>
    </message>
    <message>
        <source>any</source>
        <translation>أيّ</translation>
    </message>
    <message>
        <source>Fewest words</source>
        <translation>أقل عدد كلمات</translation>
    </message>
    <message>
        <source>Most words</source>
        <translation>أكثر عدد كلمات</translation>
    </message>
    <message>
        <source>Compare with every sentence instead of using the approximate index</source>
        <translation>المقارنة بكل جملة بدلا من استخدام الفهرس التقريبي</translation>
    </message>
    <message>
        <source>words</source>
        <translation>كلمات</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueCard</name>
    <message>
        <source>Queue</source>
        <translation>الطابور</translation>
    </message>
    <message>
        <source>Start the queue</source>
        <translation>بدء الطابور</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>إلى أعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>إلى أسفل</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>إزالة من الطابور</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>شبكة…</translation>
    </message>
    <message>
        <source>Queue a training for every combination of several values</source>
        <translation>إضافة تدريب إلى الطابور لكل تركيبة من عدة قيم</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>الأمثلة السلبية</translation>
    </message>
    <message>
        <source>Show sentences and the negatives currently chosen for them</source>
        <translation>عرض جمل والأمثلة السلبية المختارة لها حاليا</translation>
    </message>
    <message>
        <source>Show the trainings in the queue</source>
        <translation>عرض التدريبات في الطابور</translation>
    </message>
    <message>
        <source>Queue · %1</source>
        <translation>الطابور · %1</translation>
    </message>
    <message>
        <source>Hard negatives now</source>
        <translation>الأمثلة السلبية الصعبة الآن</translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation>نحو %1، %2</translation>
    </message>
    <message>
        <source>Queued trainings wait here.</source>
        <translation>تنتظر هنا التدريبات التي في الطابور.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueModel</name>
    <message>
        <source>running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>منتظر</translation>
    </message>
    <message>
        <source>Estimated time of the whole training</source>
        <translation>الزمن المقدر للتدريب كله</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>الإعدادات المختلفة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RangeHistogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 إلى %2: %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReadingOptions</name>
    <message>
        <source>File in the archive</source>
        <translation>الملف في الأرشيف</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>الترميز</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>الفاصل</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>العناوين</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>لم يُتعرف عليه</translation>
    </message>
    <message>
        <source>UTF-8, damaged characters replaced</source>
        <translation>UTF-8، مع استبدال المحارف التالفة</translation>
    </message>
    <message>
        <source>Character encoding of the file; any name known to ICU may be typed</source>
        <translation>ترميز محارف الملف؛ يمكن كتابة أي اسم يعرفه ICU</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>جدولة</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>خط عمودي</translation>
    </message>
    <message>
        <source>Separator between the columns</source>
        <translation>الفاصل بين الأعمدة</translation>
    </message>
    <message>
        <source>The first line contains column names, not a pair</source>
        <translation>السطر الأول يحوي أسماء الأعمدة لا زوجا</translation>
    </message>
    <message>
        <source>In the archive</source>
        <translation>في الأرشيف</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>اختر ملفا</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeCard</name>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Steps of the recipe</source>
        <translation>خطوات الوصفة</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>الوصفة</translation>
    </message>
    <message>
        <source>Recipes from the papers; open or save a recipe</source>
        <translation>وصفات من الأبحاث؛ فتح وصفة أو حفظها</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>إضافة مرشح</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>تراجع (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>إعادة (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>تراجع: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>إعادة: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Move the step up (Alt+Up)</source>
        <translation>نقل الخطوة إلى أعلى (Alt+Up)</translation>
    </message>
    <message>
        <source>Move the step down (Alt+Down)</source>
        <translation>نقل الخطوة إلى أسفل (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the step (Delete)</source>
        <translation>إزالة الخطوة (Delete)</translation>
    </message>
    <message>
        <source>load a recipe</source>
        <translation>تحميل وصفة</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>فتح وصفة…</translation>
    </message>
    <message>
        <source>Save the recipe…</source>
        <translation>حفظ الوصفة…</translation>
    </message>
    <message>
        <source>Remove all steps</source>
        <translation>إزالة كل الخطوات</translation>
    </message>
    <message>
        <source>remove all steps</source>
        <translation>إزالة كل الخطوات</translation>
    </message>
    <message>
        <source>open a recipe</source>
        <translation>فتح وصفة</translation>
    </message>
    <message>
        <source>The recipe is saved as %1.</source>
        <translation>حُفظت الوصفة باسم %1.</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>فتح وصفة</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>وصفات (*.recipe);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>حفظ الوصفة</translation>
    </message>
    <message>
        <source>Recipes (*.recipe)</source>
        <translation>وصفات (*.recipe)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>حتى %1</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>ليس: %1</translation>
    </message>
    <message>
        <source>add a filter</source>
        <translation>إضافة مرشح</translation>
    </message>
    <message>
        <source>remove a filter</source>
        <translation>إزالة مرشح</translation>
    </message>
    <message>
        <source>move a filter</source>
        <translation>نقل مرشح</translation>
    </message>
    <message>
        <source>switch a filter on</source>
        <translation>تفعيل مرشح</translation>
    </message>
    <message>
        <source>switch a filter off</source>
        <translation>تعطيل مرشح</translation>
    </message>
    <message>
        <source>change a filter</source>
        <translation>تغيير مرشح</translation>
    </message>
    <message>
        <source>move a threshold</source>
        <translation>نقل عتبة</translation>
    </message>
    <message>
        <source>Runs before a slower step above it; the pairs kept in the end are the same.</source>
        <translation>تعمل قبل خطوة أبطأ فوقها؛ والأزواج المبقاة في النهاية هي نفسها.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>المبقى</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>المسقط</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Recovery</name>
    <message>
        <source>The program did not end properly last time.</source>
        <translation>لم ينته البرنامج على نحو سليم في المرة الماضية.</translation>
    </message>
    <message>
        <source>The program crashed last time. What happened is in %1; nothing was sent.</source>
        <translation>انهار البرنامج في المرة الماضية. ما حدث مكتوب في %1، ولم يرسل أي شيء.</translation>
    </message>
    <message>
        <source>Restore the settings that were typed</source>
        <translation>استعادة الإعدادات المكتوبة</translation>
    </message>
    <message>
        <source>What is chosen and typed in the window cannot be saved in %1: see that its folder exists and can be written to.</source>
        <translation>لا يمكن حفظ ما اختير وكُتب في النافذة في %1: تأكد من وجود مجلده وإمكان الكتابة فيه.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ResultModel</name>
    <message>
        <source>mean of sets</source>
        <translation>متوسط المجموعات</translation>
    </message>
    <message>
        <source>all pairs pooled (Spearman)</source>
        <translation>كل الأزواج مجمّعة (سبيرمان)</translation>
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
        <translation>متوسط السنوات</translation>
    </message>
    <message>
        <source>mean of years, pairs of a year pooled (Spearman)</source>
        <translation>متوسط السنوات، أزواج كل سنة مجمّعة (سبيرمان)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>مجموعة واحدة (%1)</numerusform>
            <numerusform>مجموعتان (%1)</numerusform>
            <numerusform>%1 مجموعات</numerusform>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>%1 مجموعة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2
95 % interval %3 to %4</source>
        <translation>%1 · %2
فترة 95 %: من %3 إلى %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2
95 % interval %3 to %4
%5 pairs</source>
        <translation>
            <numerusform>%1 %2
فترة 95 %: من %3 إلى %4
%5 زوج</numerusform>
            <numerusform>%1 %2
فترة 95 %: من %3 إلى %4
زوج واحد (%5)</numerusform>
            <numerusform>%1 %2
فترة 95 %: من %3 إلى %4
زوجان (%5)</numerusform>
            <numerusform>%1 %2
فترة 95 %: من %3 إلى %4
%5 أزواج</numerusform>
            <numerusform>%1 %2
فترة 95 %: من %3 إلى %4
%5 زوجا</numerusform>
            <numerusform>%1 %2
فترة 95 %: من %3 إلى %4
%5 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>بيرسون</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>سبيرمان</translation>
    </message>
    <message numerus="yes">
        <source>%1 without a gold score skipped</source>
        <translation>
            <numerusform>تُخطي %1 زوج بلا درجة مرجع</numerusform>
            <numerusform>تُخطي زوج (%1) بلا درجة مرجع</numerusform>
            <numerusform>تُخطي زوجان (%1) بلا درجة مرجع</numerusform>
            <numerusform>تُخطيت %1 أزواج بلا درجة مرجع</numerusform>
            <numerusform>تُخطي %1 زوجا بلا درجة مرجع</numerusform>
            <numerusform>تُخطي %1 زوج بلا درجة مرجع</numerusform>
        </translation>
    </message>
    <message>
        <source>Random vectors, as many and as long as those of %1: the score that shared words alone reach</source>
        <translation>متجهات عشوائية بعدد متجهات %1 وطولها: الدرجة التي تبلغها الكلمات المشتركة وحدها</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>غير مدرب</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>المجموعة الكبرى</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>مجموعة البيانات</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 · %3 pairs</source>
        <translation>
            <numerusform>%1 %2 · %3 زوج</numerusform>
            <numerusform>%1 %2 · زوج واحد (%3)</numerusform>
            <numerusform>%1 %2 · زوجان (%3)</numerusform>
            <numerusform>%1 %2 · %3 أزواج</numerusform>
            <numerusform>%1 %2 · %3 زوجا</numerusform>
            <numerusform>%1 %2 · %3 زوج</numerusform>
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
        <translation>المقترحات</translation>
    </message>
    <message>
        <source>Mined pairs</source>
        <translation>الأزواج المنقبة</translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation>ملاحظة (N)</translation>
    </message>
    <message>
        <source>Note on the selected pair</source>
        <translation>ملاحظة على الزوج المحدد</translation>
    </message>
    <message>
        <source>Selected pair: A accept · R reject · S skip · Ctrl+Z undo</source>
        <translation>الزوج المحدد: A قبول · R رفض · S تخطٍ · Ctrl+Z تراجع</translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation>روجع %1 من %2</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>الهامش %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>جيب التمام %1</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>السطران %1 و%2</translation>
    </message>
    <message>
        <source>next best %1: “%2” %3</source>
        <translation>الأفضل التالي %1: «⁨%2⁩» %3</translation>
    </message>
    <message>
        <source>target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>source</source>
        <translation>المصدر</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunDetails</name>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>معيار التدرج</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>معيار التضمينات</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>التطوير</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>الإعدادات المختلفة</translation>
    </message>
    <message>
        <source>step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>حقبة</translation>
    </message>
    <message>
        <source>Trained without development sets or held-out pairs.</source>
        <translation>دُرِّب بلا مجموعات تطوير ولا أزواج محجوزة.</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>التطوير، بيرسون ×100</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation>ملاحظات على هذا التشغيل</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>Differs from the defaults</source>
        <translation>يختلف عن القيم المبدئية</translation>
    </message>
    <message>
        <source>same settings</source>
        <translation>الإعدادات نفسها</translation>
    </message>
    <message numerus="yes">
        <source>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</source>
        <translation>
            <numerusform>بدأ من متجهات كلمات: %1 من %2 صف، %3 % من الرموز.</numerusform>
            <numerusform>بدأ من متجهات كلمات: %1 من صف واحد (%2)، %3 % من الرموز.</numerusform>
            <numerusform>بدأ من متجهات كلمات: %1 من صفين (%2)، %3 % من الرموز.</numerusform>
            <numerusform>بدأ من متجهات كلمات: %1 من %2 صفوف، %3 % من الرموز.</numerusform>
            <numerusform>بدأ من متجهات كلمات: %1 من %2 صفا، %3 % من الرموز.</numerusform>
            <numerusform>بدأ من متجهات كلمات: %1 من %2 صف، %3 % من الرموز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select runs to see their curves.</source>
        <translation>حدد تشغيلات لرؤية منحنياتها.</translation>
    </message>
    <message>
        <source>An untrained model: no steps, so no curves.</source>
        <translation>نموذج غير مدرب: لا خطوات، فلا منحنيات.</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>لا قيم.</translation>
    </message>
    <message>
        <source>Development ×100, Pearson and retrieval</source>
        <translation>التطوير ×100، بيرسون والاسترجاع</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>التطوير، الاسترجاع ×100</translation>
    </message>
    <message>
        <source>The notes of %1 cannot be written.</source>
        <translation>تتعذر كتابة ملاحظات %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunFollower</name>
    <message>
        <source>Reading curves</source>
        <translation>قراءة المنحنيات</translation>
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
        <translation>بنجمة</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>بلا نجمة</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>بنجمة</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets, or best retrieval accuracy of held-out pairs (R), times 100; the two cannot be compared</source>
        <translation>أفضل متوسط بيرسون على مجموعات التطوير، أو أفضل دقة استرجاع للأزواج المحجوزة (R)، ضرب 100؛ لا يُقارنان</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>تطوير</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>الحقب</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>أزواج/ث</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>موقوف</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>متباعد</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>غير مكتمل</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>كل التشغيلات</translation>
    </message>
    <message>
        <source>Every training becomes a run, which can be compared with others and resumed.</source>
        <translation>يصير كل تدريب تشغيلا يمكن مقارنته بغيره واستئنافه.</translation>
    </message>
    <message>
        <source>Star or unstar the run</source>
        <translation>وضع نجمة على التشغيل أو نزعها</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>استئناف التشغيل</translation>
    </message>
    <message>
        <source>Evaluate the run&apos;s model</source>
        <translation>تقييم نموذج التشغيل</translation>
    </message>
    <message>
        <source>Show the run&apos;s folder</source>
        <translation>عرض مجلد التشغيل</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>حذف التشغيل</translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation>قراءة التشغيلات</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 تشغيل</numerusform>
            <numerusform>تشغيل واحد (%1)</numerusform>
            <numerusform>تشغيلان (%1)</numerusform>
            <numerusform>%1 تشغيلات</numerusform>
            <numerusform>%1 تشغيلا</numerusform>
            <numerusform>%1 تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is training: last line %2 ago</source>
        <translation>%1 قيد التدريب: آخر سطر قبل %2</translation>
    </message>
    <message>
        <source>Watch a run elsewhere…</source>
        <translation>متابعة تشغيل في مكان آخر…</translation>
    </message>
    <message>
        <source>A run that trains on another machine, in a folder that is mounted here or copied again and again: its curves follow it</source>
        <translation>تشغيل يتدرب على جهاز آخر، في مجلد موصول هنا أو يُنسخ مرارا: تتبعه منحنياته</translation>
    </message>
    <message>
        <source>Watch a run elsewhere</source>
        <translation>متابعة تشغيل في مكان آخر</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreDistribution</name>
    <message>
        <source>Distribution</source>
        <translation>التوزيع</translation>
    </message>
    <message>
        <source>Distribution of the cosines</source>
        <translation>توزيع جيوب التمام</translation>
    </message>
    <message>
        <source>Save kept pairs…</source>
        <translation>حفظ الأزواج المبقاة…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>نسخ الجدول</translation>
    </message>
    <message>
        <source>The cosines of the file are shown here.</source>
        <translation>تُعرض هنا جيوب تمام الملف.</translation>
    </message>
    <message>
        <source>Save the pairs at or above the threshold, with their cosines, to a file</source>
        <translation>حفظ الأزواج التي تبلغ العتبة مع جيوب تمامها في ملف</translation>
    </message>
    <message>
        <source>Copy all rows of the table, tab-separated</source>
        <translation>نسخ كل صفوف الجدول مفصولة بجدولة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>التقدير</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>المقارنة مع</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Contributions of the pieces</source>
        <translation>إسهامات القطع</translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation>الإسهامات</translation>
    </message>
    <message>
        <source>How similar two sentences are, and why</source>
        <translation>كم تتشابه جملتان، ولماذا</translation>
    </message>
    <message>
        <source>A trained model scores how similar two sentences are, in one language or across two; this project has none yet.</source>
        <translation>يقدّر نموذج مدرب كم تتشابه جملتان، بلغة واحدة أو بين لغتين؛ ليس في هذا المشروع نموذج بعد.</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>تبديل الجملتين</translation>
    </message>
    <message>
        <source>Score a file of pairs…</source>
        <translation>تقدير ملف أزواج…</translation>
    </message>
    <message>
        <source>Score the pairs on the clipboard</source>
        <translation>تقدير أزواج الحافظة</translation>
    </message>
    <message>
        <source>Save the kept pairs…</source>
        <translation>حفظ الأزواج المبقاة…</translation>
    </message>
    <message>
        <source>Copy the table of pairs</source>
        <translation>نسخ جدول الأزواج</translation>
    </message>
    <message>
        <source>Score with a model file…</source>
        <translation>التقدير بملف نموذج…</translation>
    </message>
    <message>
        <source>Scoring two sentences</source>
        <translation>تقدير جملتين</translation>
    </message>
    <message>
        <source>Type two sentences to see which of their pieces match.</source>
        <translation>اكتب جملتين لترى أي قطعهما تتقابل.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>الحافظة</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>تقدير %1</translation>
    </message>
    <message>
        <source>waiting for the previous job</source>
        <translation>ينتظر المهمة السابقة</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>the table shows the first %1</source>
        <translation>يعرض الجدول أول %1</translation>
    </message>
    <message>
        <source>Stopped: the table shows the pairs scored so far.</source>
        <translation>توقف: يعرض الجدول الأزواج المقدرة حتى الآن.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>حفظ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 زوج محفوظ في %2.</numerusform>
            <numerusform>زوج واحد (%1) محفوظ في %2.</numerusform>
            <numerusform>زوجان (%1) محفوظان في %2.</numerusform>
            <numerusform>%1 أزواج محفوظة في %2.</numerusform>
            <numerusform>%1 زوجا محفوظا في %2.</numerusform>
            <numerusform>%1 زوج محفوظ في %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score a file of pairs</source>
        <translation>تقدير ملف أزواج</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-kept</translation>
    </message>
    <message>
        <source>Save the kept pairs</source>
        <translation>حفظ الأزواج المبقاة</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv)</source>
        <translation>أزواج جمل (*.tsv)</translation>
    </message>
    <message>
        <source>free disk space in the folder for temporary files</source>
        <translation>أفرغ مساحة على قرص مجلد الملفات المؤقتة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreTableModel</name>
    <message>
        <source>%1: as printed in the paper</source>
        <translation>%1: كما طُبع في البحث</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairModel</name>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>جيب التمام</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairTable</name>
    <message>
        <source>Pairs of the file</source>
        <translation>أزواج الملف</translation>
    </message>
    <message>
        <source>Scored pairs</source>
        <translation>الأزواج المقدرة</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>إعادة التقدير</translation>
    </message>
    <message>
        <source>Open pairs…</source>
        <translation>فتح أزواج…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>ترشيح</translation>
    </message>
    <message>
        <source>Filter the scored pairs</source>
        <translation>ترشيح الأزواج المقدرة</translation>
    </message>
    <message>
        <source>Score the file with the model now chosen</source>
        <translation>تقدير الملف بالنموذج المختار الآن</translation>
    </message>
    <message>
        <source>Scores a whole file of sentence pairs in any format that can be imported, or pairs from the clipboard (Ctrl+Shift+V).</source>
        <translation>يقدّر ملفا كاملا من أزواج الجمل بأي صيغة يمكن استيرادها، أو أزواجا من الحافظة (Ctrl+Shift+V).</translation>
    </message>
    <message>
        <source>Pairs of %1</source>
        <translation>أزواج %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoresCard</name>
    <message>
        <source>Scores × 100</source>
        <translation>الدرجات × 100</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>Scores next to those of the papers</source>
        <translation>الدرجات بجانب درجات الأبحاث</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>جدول الدرجات</translation>
    </message>
    <message>
        <source>By data set, or laid out like a table of a paper, whose printed rows are grey</source>
        <translation>حسب مجموعة البيانات، أو مرتبة كجدول في بحث، صفوفه المطبوعة رمادية</translation>
    </message>
    <message>
        <source>By data set</source>
        <translation>حسب مجموعة البيانات</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceModel</name>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceSearch</name>
    <message>
        <source>Search both columns</source>
        <translation>البحث في العمودين</translation>
    </message>
    <message>
        <source>Enter goes to the next sentence, Shift+Enter to the one before</source>
        <translation>ينتقل الإدخال إلى الجملة التالية، وShift مع الإدخال إلى السابقة</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetReadingDialog</name>
    <message>
        <source>First lines of the data set</source>
        <translation>السطور الأولى من مجموعة البيانات</translation>
    </message>
    <message>
        <source>Columns and encoding of %1</source>
        <translation>أعمدة %1 وترميزه</translation>
    </message>
    <message>
        <source>A data set is recognised by its first lines. Correct what was recognised wrongly; the choices are kept with the project.</source>
        <translation>يُتعرف على مجموعة البيانات من سطورها الأولى. صحح ما أُخطئ فيه؛ تُحفظ الاختيارات مع المشروع.</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>الجملة الثانية</translation>
    </message>
    <message>
        <source>Gold score</source>
        <translation>درجة المرجع</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>اختر عمودا</translation>
    </message>
    <message>
        <source>How similar people found the sentences, or 1 for paraphrases and 0 for others</source>
        <translation>كم رأى الناس تشابه الجملتين، أو 1 لإعادة الصياغة و0 لغيرها</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>ما تُعرّف عليه</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>كما تُعرّف عليه</translation>
    </message>
    <message>
        <source>Forget the choices and read the file as it looks</source>
        <translation>نسيان الاختيارات وقراءة الملف كما يبدو</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>يقرأ…</translation>
    </message>
    <message>
        <source>Recognising a data set</source>
        <translation>التعرف على مجموعة بيانات</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with gold scores</source>
        <translation>
            <numerusform>%1 زوج بدرجات مرجع</numerusform>
            <numerusform>زوج واحد (%1) بدرجة مرجع</numerusform>
            <numerusform>زوجان (%1) بدرجتي مرجع</numerusform>
            <numerusform>%1 أزواج بدرجات مرجع</numerusform>
            <numerusform>%1 زوجا بدرجات مرجع</numerusform>
            <numerusform>%1 زوج بدرجات مرجع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with labels</source>
        <translation>
            <numerusform>%1 زوج بوسوم</numerusform>
            <numerusform>زوج واحد (%1) بوسم</numerusform>
            <numerusform>زوجان (%1) بوسمين</numerusform>
            <numerusform>%1 أزواج بوسوم</numerusform>
            <numerusform>%1 زوجا بوسوم</numerusform>
            <numerusform>%1 زوج بوسوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetRecognition</name>
    <message>
        <source>Recognising a data set</source>
        <translation>التعرف على مجموعة بيانات</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>تُخطي: %1.</translation>
    </message>
    <message numerus="yes">
        <source> And %1 more, named below the table.</source>
        <translation>
            <numerusform> و%1 أخرى، تُذكر تحت الجدول.</numerusform>
            <numerusform> وواحد آخر (%1)، يُذكر تحت الجدول.</numerusform>
            <numerusform> واثنان آخران (%1)، يُذكران تحت الجدول.</numerusform>
            <numerusform> و%1 أخرى، تُذكر تحت الجدول.</numerusform>
            <numerusform> و%1 أخرى، تُذكر تحت الجدول.</numerusform>
            <numerusform> و%1 أخرى، تُذكر تحت الجدول.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns and encoding…</source>
        <translation>الأعمدة والترميز…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingField</name>
    <message>
        <source>Reset to %1</source>
        <translation>إعادة إلى %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>بالقياس: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingForm</name>
    <message>
        <source>Show basic settings or all</source>
        <translation>عرض الإعدادات الأساسية أو كلها</translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation>الكل ▾</translation>
    </message>
    <message>
        <source>Basic ▾</source>
        <translation>الأساسية ▾</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfModel</name>
    <message>
        <source>waiting</source>
        <translation>منتظر</translation>
    </message>
    <message>
        <source>aligning</source>
        <translation>محاذاة</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>فشل: %1</translation>
    </message>
    <message>
        <source>corrected: %1 certain</source>
        <translation>مصحح: %1 مؤكدة</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message numerus="yes">
        <source>%1 documents</source>
        <translation>
            <numerusform>%1 مستند</numerusform>
            <numerusform>مستند واحد (%1)</numerusform>
            <numerusform>مستندان (%1)</numerusform>
            <numerusform>%1 مستندات</numerusform>
            <numerusform>%1 مستندا</numerusform>
            <numerusform>%1 مستند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Sentences of the source and of the target</source>
        <translation>جمل المصدر والهدف</translation>
    </message>
    <message>
        <source>Mean confidence of the links</source>
        <translation>متوسط ثقة الروابط</translation>
    </message>
    <message>
        <source>Links with a confidence below 0.5</source>
        <translation>روابط ثقتها دون 0.5</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>الروابط</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>المشكوك فيها</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfPage</name>
    <message>
        <source>Documents are paired with a model: train or choose one.</source>
        <translation>تُقرن المستندات بنموذج: درب نموذجا أو اختره.</translation>
    </message>
    <message>
        <source>Pairing documents</source>
        <translation>قرن المستندات</translation>
    </message>
    <message>
        <source>No partner was found for %1: %2. Name both documents alike, or pair them in a list.</source>
        <translation>لم يوجد قرين للمستند %1: %2. سمِّ المستندين باسم واحد، أو اقرنهما في قائمة.</translation>
    </message>
    <message>
        <source>There are no documents in these folders.</source>
        <translation>لا مستندات في هذين المجلدين.</translation>
    </message>
    <message>
        <source>These documents are on the shelf already.</source>
        <translation>هذه المستندات على الرف من قبل.</translation>
    </message>
    <message>
        <source>%1 is not aligned yet.</source>
        <translation>%1 لم يُحاذ بعد.</translation>
    </message>
    <message>
        <source>%1 removed from the shelf; what is aligned stays in the project.</source>
        <translation>أُزيل %1 من الرف؛ يبقى ما حوذي في المشروع.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>The alignments of %1 are in the project&apos;s trash folder; Continue makes them again.</source>
        <translation>محاذيات %1 في سلة مهملات المشروع؛ «متابعة» تصنعها من جديد.</translation>
    </message>
    <message>
        <source>Aligns many documents with their translations, one after another</source>
        <translation>يحاذي مستندات كثيرة مع ترجماتها، واحدا بعد آخر</translation>
    </message>
    <message>
        <source>%1 aligned</source>
        <translation>حوذي %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>فشل %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 doubtful</source>
        <translation>
            <numerusform>%1 رابط، %2 مشكوك فيه</numerusform>
            <numerusform>رابط واحد (%1)، %2 مشكوك فيه</numerusform>
            <numerusform>رابطان (%1)، %2 مشكوك فيه</numerusform>
            <numerusform>%1 روابط، %2 مشكوك فيه</numerusform>
            <numerusform>%1 رابطا، %2 مشكوك فيه</numerusform>
            <numerusform>%1 رابط، %2 مشكوك فيه</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the shelf</source>
        <translation>مستندات الرف</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>الرف</translation>
    </message>
    <message>
        <source>Choose a folder of documents and a folder of their translations above, or drag both here: they are paired, then aligned one after another, and each one is saved as soon as it is done.</source>
        <translation>اختر أعلاه مجلد مستندات ومجلد ترجماتها، أو اسحبهما إلى هنا: تُقرن، ثم تُحاذى واحدا بعد آخر، ويُحفظ كل منها فور تمامه.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>إضافة مستندات…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>المحاذاة</translation>
    </message>
    <message>
        <source>Align again</source>
        <translation>إعادة المحاذاة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>إضافة إلى المشروع</translation>
    </message>
    <message>
        <source>%1 cannot be aligned; the table says why.</source>
        <translation>تتعذر محاذاة %1؛ السبب في الجدول.</translation>
    </message>
    <message>
        <source>Remove from the shelf</source>
        <translation>إزالة من الرف</translation>
    </message>
    <message>
        <source>Aligns the documents that wait, one after another; after a stop or a crash it continues with the document that was in work</source>
        <translation>يحاذي المستندات المنتظرة واحدا بعد آخر؛ وبعد توقف أو انهيار يتابع بالمستند الذي كان قيد العمل</translation>
    </message>
    <message>
        <source>The alignments of the selected documents go to the trash, and are made again</source>
        <translation>تذهب محاذيات المستندات المحددة إلى سلة المهملات وتُصنع من جديد</translation>
    </message>
    <message>
        <source>Takes the selected documents from the shelf (Delete); their alignments stay</source>
        <translation>يأخذ المستندات المحددة من الرف (Delete)؛ وتبقى محاذياتها</translation>
    </message>
    <message>
        <source>Writes all alignments of the shelf, or the selected ones, into one file</source>
        <translation>يكتب كل محاذيات الرف، أو المحددة، في ملف واحد</translation>
    </message>
    <message>
        <source>The same as a pair store, to train on or to filter</source>
        <translation>الشيء نفسه مخزن أزواج، للتدريب أو الترشيح</translation>
    </message>
    <message>
        <source>Least confidence of the shelf&apos;s links</source>
        <translation>أدنى ثقة لروابط الرف</translation>
    </message>
    <message>
        <source>Links of lower confidence are not exported</source>
        <translation>لا تُصدَّر الروابط الأقل ثقة</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>أدنى ثقة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Export the shelf</source>
        <translation>تصدير الرف</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of %2</source>
        <translation>
            <numerusform>%1 زوج من %2</numerusform>
            <numerusform>زوج واحد (%1) من %2</numerusform>
            <numerusform>زوجان (%1) من %2</numerusform>
            <numerusform>%1 أزواج من %2</numerusform>
            <numerusform>%1 زوجا من %2</numerusform>
            <numerusform>%1 زوج من %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are in the pair store %2.</source>
        <translation>%1 في مخزن الأزواج %2.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>%1 are saved in %2.</source>
        <translation>حُفظ في %2: %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfWork</name>
    <message>
        <source>aligning</source>
        <translation>محاذاة</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1، %2 %</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1، بقي %2</translation>
    </message>
    <message>
        <source>Aligning the shelf</source>
        <translation>محاذاة الرف</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>العدّ</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageChoice</name>
    <message>
        <source>Kept by</source>
        <translation>أبقتها</translation>
    </message>
    <message>
        <source>The earlier stage, which still has the pairs</source>
        <translation>المرحلة الأسبق، وفيها الأزواج بعد</translation>
    </message>
    <message>
        <source>Dropped up to</source>
        <translation>أُسقطت حتى</translation>
    </message>
    <message>
        <source>The later stage, which no longer has them</source>
        <translation>المرحلة اللاحقة، ولم تعد فيها</translation>
    </message>
    <message>
        <source>The other recipe</source>
        <translation>الوصفة الأخرى</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>أي الأزواج</translation>
    </message>
    <message>
        <source>Which dropped pairs</source>
        <translation>أي الأزواج المسقطة</translation>
    </message>
    <message>
        <source>By this step</source>
        <translation>بهذه الخطوة</translation>
    </message>
    <message>
        <source>Between two stages</source>
        <translation>بين مرحلتين</translation>
    </message>
    <message>
        <source>Compared with another recipe</source>
        <translation>بالمقارنة مع وصفة أخرى</translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation>الأزواج المبقاة</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>kept by this recipe only</source>
        <translation>أبقتها هذه الوصفة وحدها</translation>
    </message>
    <message>
        <source>kept by the other only</source>
        <translation>أبقتها الأخرى وحدها</translation>
    </message>
    <message>
        <source>before the changes</source>
        <translation>قبل التغييرات</translation>
    </message>
    <message>
        <source>The recipe when this page was opened or all pairs were last filtered</source>
        <translation>الوصفة عند فتح هذه الصفحة أو عند آخر ترشيح لكل الأزواج</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>فتح وصفة…</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>فتح وصفة</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>وصفات (*.recipe);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>المدخلات</translation>
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
        <translation>كل الأزواج</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>الإنتروبيا</translation>
    </message>
    <message>
        <source>IDF</source>
        <translation>IDF</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>التداخل</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>إعادة الصياغة</translation>
    </message>
    <message>
        <source>The whole store, then the pairs left after each step or the pairs of each fold</source>
        <translation>المخزن كله، ثم الأزواج الباقية بعد كل خطوة أو أزواج كل طية</translation>
    </message>
    <message>
        <source>Pairs of the stage</source>
        <translation>أزواج المرحلة</translation>
    </message>
    <message>
        <source>Mean words per sentence, first and second side</source>
        <translation>متوسط الكلمات لكل جملة، الطرفان الأول والثاني</translation>
    </message>
    <message>
        <source>Entropy of the vocabulary in bits, first and second side</source>
        <translation>إنتروبيا المفردات بالبت، الطرفان الأول والثاني</translation>
    </message>
    <message>
        <source>Mean inverse document frequency of the words, first and second side</source>
        <translation>متوسط تواتر المستندات العكسي للكلمات، الطرفان الأول والثاني</translation>
    </message>
    <message>
        <source>Mean trigram overlap</source>
        <translation>متوسط تداخل الثلاثيات</translation>
    </message>
    <message>
        <source>Mean score imported with the pairs</source>
        <translation>متوسط الدرجة المستوردة مع الأزواج</translation>
    </message>
    <message>
        <source>Mean paraphrase score by the chosen model</source>
        <translation>متوسط درجة إعادة الصياغة بالنموذج المختار</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsMenu</name>
    <message>
        <source>Save or copy the statistics</source>
        <translation>حفظ الإحصاءات أو نسخها</translation>
    </message>
    <message>
        <source>Save as JSON, with all histograms…</source>
        <translation>حفظ بصيغة JSON مع كل المدرجات…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>جدول CSV (*.csv)</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>نسخ بصيغة CSV</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>حفظ الإحصاءات</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsModel</name>
    <message>
        <source>unsure</source>
        <translation>غير مؤكد</translation>
    </message>
    <message>
        <source>&lt;p&gt;Language of the sentences, %1: %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;لغة الجمل، %1: %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Distinct sentences</source>
        <translation>الجمل المختلفة</translation>
    </message>
    <message>
        <source>Far fewer than pairs: many repeats.</source>
        <translation>أقل كثيرا من الأزواج: تكرار كثير.</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>متوسط الطول</translation>
    </message>
    <message>
        <source>Words and punctuation marks per sentence.</source>
        <translation>الكلمات وعلامات الترقيم لكل جملة.</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>الانحراف</translation>
    </message>
    <message>
        <source>Standard deviation of the length.</source>
        <translation>الانحراف المعياري للطول.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Total number of words and punctuation marks.</source>
        <translation>العدد الكلي للكلمات وعلامات الترقيم.</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>الكلمات المختلفة</translation>
    </message>
    <message>
        <source>Distinct words after lower-casing.</source>
        <translation>الكلمات المختلفة بعد تصغير الحروف.</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>الإنتروبيا، بت</translation>
    </message>
    <message>
        <source>How varied the vocabulary is. Low: the same words recur.</source>
        <translation>تنوع المفردات. منخفضة: تتكرر الكلمات نفسها.</translation>
    </message>
    <message>
        <source>Trigram entropy</source>
        <translation>إنتروبيا الثلاثيات</translation>
    </message>
    <message>
        <source>How varied three words in a row are, in bits. Low: the same phrases recur.</source>
        <translation>تنوع ثلاث كلمات متتالية، بالبت. منخفضة: تتكرر العبارات نفسها.</translation>
    </message>
    <message>
        <source>Mean IDF</source>
        <translation>متوسط IDF</translation>
    </message>
    <message>
        <source>How rare the words are on average; natural logarithm.</source>
        <translation>ندرة الكلمات في المتوسط؛ لوغاريتم طبيعي.</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>تداخل الثلاثيات</translation>
    </message>
    <message>
        <source>Mean share of the shorter side&apos;s three-word sequences that also occur in the longer side. High for paraphrases: little was reworded.</source>
        <translation>متوسط نسبة تتابعات الكلمات الثلاث في الطرف الأقصر الواردة أيضا في الأطول. مرتفع في إعادات الصياغة: قلّ ما تغير لفظه.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>متوسط الدرجة</translation>
    </message>
    <message>
        <source>Mean of the translations&apos; log-probabilities per token.</source>
        <translation>متوسط لوغاريتمات احتمال الترجمات لكل رمز.</translation>
    </message>
    <message>
        <source>Mean of the imported score column.</source>
        <translation>متوسط عمود الدرجة المستورد.</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>Mean cosine of the two sides, by the chosen model.</source>
        <translation>متوسط جيب تمام الطرفين عند النموذج المختار.</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>تداخل القطع</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side.</source>
        <translation>نسبة قطع الطرف الإنجليزي (الأول إن لم يكن أحدهما إنجليزيا) الواردة أيضا في الطرف الآخر.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsPage</name>
    <message>
        <source>Stages</source>
        <translation>المراحل</translation>
    </message>
    <message>
        <source>Statistics of the stage</source>
        <translation>إحصاءات المرحلة</translation>
    </message>
    <message>
        <source>Languages of the stage</source>
        <translation>لغات المرحلة</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>احسب الإحصاءات لرؤية هذا.</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>عرض المرحلة</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>يعدّ…</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>إحصاءات %1</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>تعذر حساب الإحصاءات.</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>توقف. احسب الإحصاءات لرؤية هذا.</translation>
    </message>
    <message>
        <source>%1 On the left, choose the parts, a model for the paraphrase score and a tokenizer for the piece overlap.</source>
        <translation>%1 اختر من الإعدادات الجانبية الأجزاء ونموذجا لدرجة إعادة الصياغة ومقطّعا لتداخل القطع.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>select one to see it below</source>
        <translation>حدد واحدة لرؤيتها أدناه</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>كل الأزواج</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>المرحلة %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsSetup</name>
    <message>
        <source>What to count</source>
        <translation>ما يُعدّ</translation>
    </message>
    <message>
        <source>Parts of the pair store</source>
        <translation>أجزاء مخزن الأزواج</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>الوصفة</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>الترتيب حسب</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>نموذج درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Tokenizer for the piece overlap</source>
        <translation>المقطّع لتداخل القطع</translation>
    </message>
    <message>
        <source>Language of every sentence</source>
        <translation>لغة كل جملة</translation>
    </message>
    <message>
        <source>Entropy of trigrams</source>
        <translation>إنتروبيا الثلاثيات</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>العودة إلى الأزواج</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>المخزن كله</translation>
    </message>
    <message>
        <source>each step of a recipe</source>
        <translation>كل خطوة من وصفة</translation>
    </message>
    <message>
        <source>folds by a quantity</source>
        <translation>طيات حسب مقدار</translation>
    </message>
    <message>
        <source>filter page&apos;s recipe</source>
        <translation>وصفة صفحة الترشيح</translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation>عدد الطيات</translation>
    </message>
    <message>
        <source>A run, a model file, or word vectors in text form</source>
        <translation>تشغيل أو ملف نموذج أو متجهات كلمات نصية</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side</source>
        <translation>نسبة قطع الطرف الإنجليزي (الأول إن لم يكن أحدهما إنجليزيا) الواردة أيضا في الطرف الآخر</translation>
    </message>
    <message>
        <source>Detected by CLD2; slower than everything else</source>
        <translation>يكشفها CLD2؛ أبطأ من كل ما عداها</translation>
    </message>
    <message>
        <source>How varied three words in a row are; takes 16 bytes of memory for each different one of a side</source>
        <translation>تنوع ثلاث كلمات متتالية؛ يأخذ 16 بايتا من الذاكرة لكل تتابع مختلف في طرف</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>الأجزاء</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>الطيات</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>درجة إعادة الصياغة</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>تداخل القطع</translation>
    </message>
    <message>
        <source>none, or the model&apos;s</source>
        <translation>بلا، أو الذي للنموذج</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>عدّ</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepCard</name>
    <message>
        <source>Quantity the step measures</source>
        <translation>المقدار الذي تقيسه الخطوة</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>اقتراح</translation>
    </message>
    <message>
        <source>This step measures no number, so it has no histogram.</source>
        <translation>لا تقيس هذه الخطوة عددا، فليس لها مدرج.</translation>
    </message>
    <message>
        <source>Drag the lines, or use the arrow keys (with Shift for the upper one)</source>
        <translation>اسحب الخطين، أو استخدم مفاتيح الأسهم (مع Shift للأعلى)</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>المئين الأدنى</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>المئين الأعلى</translation>
    </message>
    <message>
        <source>Thresholds at the percentiles</source>
        <translation>العتبتان عند المئينين</translation>
    </message>
    <message>
        <source>and</source>
        <translation>و</translation>
    </message>
    <message>
        <source>Set the thresholds so that these percentages of the pairs are below them</source>
        <translation>وضع العتبتين بحيث تقع هذه النسب من الأزواج دونهما</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>يعدّ…</translation>
    </message>
    <message>
        <source>The step is switched off.</source>
        <translation>الخطوة معطلة.</translation>
    </message>
    <message>
        <source>No pair reaches this step.</source>
        <translation>لا زوج يصل إلى هذه الخطوة.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepEditor</name>
    <message>
        <source>Add a filter, or start with a recipe from the papers.</source>
        <translation>أضف مرشحا، أو ابدأ بوصفة من الأبحاث.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreChecklist</name>
    <message numerus="yes">
        <source>%1 · %2 pairs</source>
        <translation>
            <numerusform>%1 · %2 زوج</numerusform>
            <numerusform>%1 · زوج واحد (%2)</numerusform>
            <numerusform>%1 · زوجان (%2)</numerusform>
            <numerusform>%1 · %2 أزواج</numerusform>
            <numerusform>%1 · %2 زوجا</numerusform>
            <numerusform>%1 · %2 زوج</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreModel</name>
    <message>
        <source>Imported from %1</source>
        <translation>مستورد من %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>تتعذر القراءة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StudyCard</name>
    <message>
        <source>The corpus</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>Map of the corpus</source>
        <translation>خريطة المتن</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>شبه المكررات</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>الخريطة</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>المكررات</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>الأسلوب</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>رسم</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>A sample of the sentences; those with similar meaning are close together.</source>
        <translation>عينة من الجمل؛ المتقاربة في المعنى متجاورة.</translation>
    </message>
    <message>
        <source>Groups of sentences with nearly the same meaning</source>
        <translation>مجموعات جمل لها المعنى نفسه تقريبا</translation>
    </message>
    <message>
        <source>The sentences nearest in form, by the encoder of a language</source>
        <translation>أقرب الجمل شكلا، بمرمّز لغة</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>أنشوطة</translation>
    </message>
    <message>
        <source>Draw a loop around points to list their sentences</source>
        <translation>ارسم حلقة حول نقاط لسرد جملها</translation>
    </message>
    <message>
        <source>Lowest cosine of near duplicates</source>
        <translation>أدنى جيب تمام لشبه المكررات</translation>
    </message>
    <message>
        <source>Meaning of the colours</source>
        <translation>معنى الألوان</translation>
    </message>
    <message>
        <source>cosine at least</source>
        <translation>جيب التمام على الأقل</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences selected on the map</source>
        <translation>
            <numerusform>%1 جملة محددة على الخريطة</numerusform>
            <numerusform>جملة واحدة (%1) محددة على الخريطة</numerusform>
            <numerusform>جملتان (%1) محددتان على الخريطة</numerusform>
            <numerusform>%1 جمل محددة على الخريطة</numerusform>
            <numerusform>%1 جملة محددة على الخريطة</numerusform>
            <numerusform>%1 جملة محددة على الخريطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>رسم الخريطة</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 جملة</numerusform>
            <numerusform>جملة واحدة (%1)</numerusform>
            <numerusform>جملتان (%1)</numerusform>
            <numerusform>%1 جمل</numerusform>
            <numerusform>%1 جملة</numerusform>
            <numerusform>%1 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>Arranging the map</source>
        <translation>ترتيب الخريطة</translation>
    </message>
    <message>
        <source>Colour by cluster</source>
        <translation>اللون حسب العنقود</translation>
    </message>
    <message>
        <source>Colour by language</source>
        <translation>اللون حسب اللغة</translation>
    </message>
    <message>
        <source>Colour by column %1</source>
        <translation>اللون حسب العمود %1</translation>
    </message>
    <message>
        <source>Finding near duplicates</source>
        <translation>البحث عن شبه المكررات</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>مجموعة واحدة (%1)</numerusform>
            <numerusform>مجموعتان (%1)</numerusform>
            <numerusform>%1 مجموعات</numerusform>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>%1 مجموعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 near duplicates</source>
        <translation>
            <numerusform>%1 من شبه المكررات</numerusform>
            <numerusform>واحد (%1) من شبه المكررات</numerusform>
            <numerusform>اثنان (%1) من شبه المكررات</numerusform>
            <numerusform>%1 من شبه المكررات</numerusform>
            <numerusform>%1 من شبه المكررات</numerusform>
            <numerusform>%1 من شبه المكررات</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StylePage</name>
    <message>
        <source>Nearest sentences in style</source>
        <translation>أقرب الجمل أسلوبا</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>انقر جملة للبحث عنها</translation>
    </message>
    <message>
        <source>Language encoder</source>
        <translation>مرمّز اللغة</translation>
    </message>
    <message>
        <source>encoder of</source>
        <translation>مرمّز</translation>
    </message>
    <message>
        <source>embedding the corpus…</source>
        <translation>حساب متجهات المتن…</translation>
    </message>
    <message>
        <source>Embedding with the encoder of %1</source>
        <translation>حساب المتجهات بمرمّز %1</translation>
    </message>
    <message>
        <source>stopped; open this page again to continue</source>
        <translation>توقف؛ افتح هذه الصفحة مرة أخرى للمتابعة</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskErrorModel</name>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Its translation</source>
        <translation>ترجمتها</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>الوسم</translation>
    </message>
    <message>
        <source>Found instead</source>
        <translation>وُجد بدلا منها</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>المخمَّن</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskInspector</name>
    <message>
        <source>Errors of the task</source>
        <translation>أخطاء الاختبار</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No task chosen</source>
        <translation>لم يُختر اختبار</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors shown</source>
        <translation>
            <numerusform>%1 خطأ معروض</numerusform>
            <numerusform>خطأ واحد (%1) معروض</numerusform>
            <numerusform>خطآن (%1) معروضان</numerusform>
            <numerusform>%1 أخطاء معروضة</numerusform>
            <numerusform>%1 خطأ معروضا</numerusform>
            <numerusform>%1 خطأ معروض</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TeacherDialog</name>
    <message>
        <source>Write the list…</source>
        <translation>كتابة القائمة…</translation>
    </message>
    <message>
        <source>Use these vectors</source>
        <translation>استخدام هذه المتجهات</translation>
    </message>
    <message>
        <source>Learn from another model</source>
        <translation>التعلم من نموذج آخر</translation>
    </message>
    <message>
        <source>Sentences of</source>
        <translation>جمل</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>الطرفين</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>الطرف الأول</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>الطرف الثاني</translation>
    </message>
    <message>
        <source>A sentence without a vector takes the one of its translation: a teacher of one language is enough.</source>
        <translation>الجملة التي بلا متجه تأخذ متجه ترجمتها: يكفي معلّم بلغة واحدة.</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>نص برمجي</translation>
    </message>
    <message>
        <source>cosine: the same vectors</source>
        <translation>جيب التمام: المتجهات نفسها</translation>
    </message>
    <message>
        <source>similarities: as similar to each other</source>
        <translation>التشابهات: متشابهة بالقدر نفسه</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss beside that of the pairs; 1: the teacher alone</source>
        <translation>وزن خسارة المعلّم إلى جانب خسارة الأزواج؛ 1: المعلّم وحده</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>نسخ النص البرمجي</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>Vectors (.npy)</source>
        <translation>المتجهات (.npy)</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>1. List the sentences of the pairs</source>
        <translation>1. سرد جمل الأزواج</translation>
    </message>
    <message>
        <source>2. Compute a vector for each line, with any model</source>
        <translation>2. حساب متجه لكل سطر بأي نموذج</translation>
    </message>
    <message>
        <source>3. Choose the vectors</source>
        <translation>3. اختيار المتجهات</translation>
    </message>
    <message>
        <source>Write the list of sentences</source>
        <translation>كتابة قائمة الجمل</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>سرد الجمل</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences are written. Run the script, then choose its file.</source>
        <translation>
            <numerusform>كُتبت %1 جملة. شغّل النص البرمجي ثم اختر ملفه.</numerusform>
            <numerusform>كُتبت جملة واحدة (%1). شغّل النص البرمجي ثم اختر ملفه.</numerusform>
            <numerusform>كُتبت جملتان (%1). شغّل النص البرمجي ثم اختر ملفه.</numerusform>
            <numerusform>كُتبت %1 جمل. شغّل النص البرمجي ثم اختر ملفه.</numerusform>
            <numerusform>كُتبت %1 جملة. شغّل النص البرمجي ثم اختر ملفه.</numerusform>
            <numerusform>كُتبت %1 جملة. شغّل النص البرمجي ثم اختر ملفه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>فحص المتجهات</translation>
    </message>
    <message>
        <source>The vectors have %1 numbers, fewer than the %2 of the model: choose similarities, or a smaller dimension.</source>
        <translation>في المتجهات %1 عددا، أقل من %2 في النموذج: اختر التشابهات أو بُعدا أصغر.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences with vectors of %2 numbers.</source>
        <translation>
            <numerusform>%1 جملة بمتجهات من %2 عددا.</numerusform>
            <numerusform>جملة واحدة (%1) بمتجه من %2 عددا.</numerusform>
            <numerusform>جملتان (%1) بمتجهين من %2 عددا.</numerusform>
            <numerusform>%1 جمل بمتجهات من %2 عددا.</numerusform>
            <numerusform>%1 جملة بمتجهات من %2 عددا.</numerusform>
            <numerusform>%1 جملة بمتجهات من %2 عددا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ThresholdCard</name>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs are at or above it.</source>
        <translation>
            <numerusform>يبلغها %1 من %2 زوج.</numerusform>
            <numerusform>يبلغها %1 من زوج واحد (%2).</numerusform>
            <numerusform>يبلغها %1 من زوجين (%2).</numerusform>
            <numerusform>يبلغها %1 من %2 أزواج.</numerusform>
            <numerusform>يبلغها %1 من %2 زوجا.</numerusform>
            <numerusform>يبلغها %1 من %2 زوج.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerListModel</name>
    <message>
        <source>cannot be read</source>
        <translation>تتعذر القراءة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>القطع</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerPanel</name>
    <message>
        <source>Tokenizer</source>
        <translation>المقطّع</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>المقطّعات</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>A tokenizer is trained on sentence pairs; this project has none yet.</source>
        <translation>يُدرَّب المقطّع على أزواج جمل؛ ليس في هذا المشروع أزواج بعد.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>استيراد أزواج</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>ترشيح</translation>
    </message>
    <message>
        <source>Show pieces that contain a text</source>
        <translation>عرض القطع التي تحوي نصا</translation>
    </message>
    <message>
        <source>Train a tokenizer</source>
        <translation>تدريب مقطّع</translation>
    </message>
    <message>
        <source>Try a sentence</source>
        <translation>تجربة جملة</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>ترشيح المفردات</translation>
    </message>
    <message>
        <source>Add a tokenizer from a file…</source>
        <translation>إضافة مقطّع من ملف…</translation>
    </message>
    <message>
        <source>Rename the tokenizer</source>
        <translation>تغيير اسم المقطّع</translation>
    </message>
    <message>
        <source>Show the tokenizer in the file manager</source>
        <translation>عرض المقطّع في مدير الملفات</translation>
    </message>
    <message>
        <source>Remove the tokenizer</source>
        <translation>إزالة المقطّع</translation>
    </message>
    <message>
        <source>Add a SentencePiece model or a vocabulary</source>
        <translation>إضافة نموذج SentencePiece أو مفردات</translation>
    </message>
    <message>
        <source>Tokenizers (*.model *.vocab);;All files (*)</source>
        <translation>مقطّعات (*.model *.vocab);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Adding a tokenizer</source>
        <translation>إضافة مقطّع</translation>
    </message>
    <message>
        <source>Training tokenizer %1</source>
        <translation>تدريب المقطّع %1</translation>
    </message>
    <message>
        <source>Stopped; no tokenizer was written.</source>
        <translation>توقف؛ لم يُكتب مقطّع.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</source>
        <translation>
            <numerusform>%1: تُعلمت %2 قطعة من %3 جملة في %4؛ %5 قطعة لكل كلمة، %6 % مجهولة.</numerusform>
            <numerusform>%1: تُعلمت %2 قطعة من جملة واحدة (%3) في %4؛ %5 قطعة لكل كلمة، %6 % مجهولة.</numerusform>
            <numerusform>%1: تُعلمت %2 قطعة من جملتين (%3) في %4؛ %5 قطعة لكل كلمة، %6 % مجهولة.</numerusform>
            <numerusform>%1: تُعلمت %2 قطعة من %3 جمل في %4؛ %5 قطعة لكل كلمة، %6 % مجهولة.</numerusform>
            <numerusform>%1: تُعلمت %2 قطعة من %3 جملة في %4؛ %5 قطعة لكل كلمة، %6 % مجهولة.</numerusform>
            <numerusform>%1: تُعلمت %2 قطعة من %3 جملة في %4؛ %5 قطعة لكل كلمة، %6 % مجهولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Increase the character coverage to include more characters.</source>
        <translation>زد تغطية المحارف لتشمل محارف أكثر.</translation>
    </message>
    <message>
        <source>Reading the tokenizers</source>
        <translation>قراءة المقطّعات</translation>
    </message>
    <message>
        <source>Reading a tokenizer</source>
        <translation>قراءة مقطّع</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>لا مقطّع بعد</translation>
    </message>
    <message>
        <source>vocabulary of %1</source>
        <translation>مفردات %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerSetup</name>
    <message>
        <source>Train a tokenizer</source>
        <translation>تدريب مقطّع</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Pairs to train on</source>
        <translation>الأزواج المراد التدريب عليها</translation>
    </message>
    <message>
        <source>Name of the tokenizer</source>
        <translation>اسم المقطّع</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>التدريب جارٍ…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerTrial</name>
    <message>
        <source>Try a sentence</source>
        <translation>تجربة جملة</translation>
    </message>
    <message>
        <source>Lower-case first</source>
        <translation>تصغير الحروف أولا</translation>
    </message>
    <message>
        <source>As in training with Lower-case on: a tokenizer trained on lower-cased text has no capital letters</source>
        <translation>كما في التدريب مع «تصغير الحروف»: المقطّع المدرب على نص مصغر الحروف ليس فيه حروف كبيرة</translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation>اكتب جملة بأي لغة</translation>
    </message>
    <message>
        <source>Sentence to tokenise</source>
        <translation>الجملة المراد تقطيعها</translation>
    </message>
    <message>
        <source>The pieces appear here while you type.</source>
        <translation>تظهر القطع هنا وأنت تكتب.</translation>
    </message>
    <message>
        <source>Choose or train a tokenizer first.</source>
        <translation>اختر مقطّعا أو دربه أولا.</translation>
    </message>
    <message>
        <source>Tokenising a sentence</source>
        <translation>تقطيع جملة</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces</source>
        <translation>
            <numerusform>%1 قطعة</numerusform>
            <numerusform>قطعة واحدة (%1)</numerusform>
            <numerusform>قطعتان (%1)</numerusform>
            <numerusform>%1 قطع</numerusform>
            <numerusform>%1 قطعة</numerusform>
            <numerusform>%1 قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 مجهولة</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>تُعرض أول %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TopBar</name>
    <message>
        <source>project</source>
        <translation>مشروع</translation>
    </message>
    <message>
        <source>Search actions  %1</source>
        <translation>البحث عن الإجراءات  %1</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>البحث عن الإجراءات</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>فاتح أو داكن</translation>
    </message>
    <message>
        <source>Manual (F1)</source>
        <translation>الدليل (F1)</translation>
    </message>
    <message>
        <source>No project</source>
        <translation>لا مشروع</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>المشروع: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainEstimates</name>
    <message>
        <source>about %1, %2</source>
        <translation>نحو %1، %2</translation>
    </message>
    <message>
        <source>%1, %2 on disk</source>
        <translation>%1، %2 على القرص</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>التقدير جارٍ</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 زوج</numerusform>
            <numerusform>زوج واحد (%1)</numerusform>
            <numerusform>زوجان (%1)</numerusform>
            <numerusform>%1 أزواج</numerusform>
            <numerusform>%1 زوجا</numerusform>
            <numerusform>%1 زوج</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation>أقل من ثانية</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>نحو %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPanel</name>
    <message>
        <source>best retrieval of held-out pairs %1 at step %2</source>
        <translation>أفضل استرجاع للأزواج المحجوزة %1 عند الخطوة %2</translation>
    </message>
    <message>
        <source>best development score %1 at step %2</source>
        <translation>أفضل درجة تطوير %1 عند الخطوة %2</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 حقبة</translation>
    </message>
    <message>
        <source>%1 pairs/s</source>
        <translation>%1 زوج/ث</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 رمز/ث</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Training needs sentence pairs; this project has none yet.</source>
        <translation>يحتاج التدريب إلى أزواج جمل؛ ليس في هذا المشروع أزواج بعد.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>استيراد أزواج</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>بدء التدريب</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>إيقاف مؤقت أو متابعة</translation>
    </message>
    <message>
        <source>Stop training and keep the model</source>
        <translation>إيقاف التدريب وإبقاء النموذج</translation>
    </message>
    <message>
        <source>Queue a grid of trainings…</source>
        <translation>إضافة شبكة تدريبات إلى الطابور…</translation>
    </message>
    <message>
        <source>Show the queue of trainings</source>
        <translation>عرض طابور التدريبات</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>إعادة كل الإعدادات إلى قيمها المبدئية</translation>
    </message>
    <message>
        <source>Show basic or all settings</source>
        <translation>عرض الإعدادات الأساسية أو كلها</translation>
    </message>
    <message>
        <source>Learn sentence embeddings from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>تعلّم تضمينات الجمل من &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source> Stopped; the model is kept and the run can be resumed.</source>
        <translation> توقف؛ يبقى النموذج ويمكن استئناف التشغيل.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>عرض في «التشغيلات»</translation>
    </message>
    <message>
        <source>Stopped before the training began.</source>
        <translation>توقف قبل أن يبدأ التدريب.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings have finished.</source>
        <translation>
            <numerusform>انتهى %1 تدريب.</numerusform>
            <numerusform>انتهى تدريب واحد (%1).</numerusform>
            <numerusform>انتهى تدريبان (%1).</numerusform>
            <numerusform>انتهت %1 تدريبات.</numerusform>
            <numerusform>انتهى %1 تدريبا.</numerusform>
            <numerusform>انتهى %1 تدريب.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best is %1, development score %2.</source>
        <translation>الأفضل هو %1، درجة التطوير %2.</translation>
    </message>
    <message>
        <source>Compare in Runs</source>
        <translation>مقارنة في «التشغيلات»</translation>
    </message>
    <message>
        <source>Can be resumed exactly after a stop or a crash. Best model so far: epoch %1, %2.</source>
        <translation>يمكن استئنافه بدقة بعد توقف أو انهيار. أفضل نموذج حتى الآن: الحقبة %1، %2.</translation>
    </message>
    <message>
        <source>Looking for unfinished runs</source>
        <translation>البحث عن تشغيلات غير مكتملة</translation>
    </message>
    <message>
        <source>The training %1 was interrupted. It can be resumed from its last checkpoint.</source>
        <translation>قُطع التدريب %1. يمكن استئنافه من آخر نقطة استئناف.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings from the last session are still queued.</source>
        <translation>
            <numerusform>%1 تدريب من الجلسة الأخيرة ما زالت في الطابور.</numerusform>
            <numerusform>تدريب واحد (%1) من الجلسة الأخيرة ما زال في الطابور.</numerusform>
            <numerusform>تدريبان (%1) من الجلسة الأخيرة ما زالا في الطابور.</numerusform>
            <numerusform>%1 تدريبات من الجلسة الأخيرة ما زالت في الطابور.</numerusform>
            <numerusform>%1 تدريبا من الجلسة الأخيرة ما زالت في الطابور.</numerusform>
            <numerusform>%1 تدريب من الجلسة الأخيرة ما زالت في الطابور.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPlots</name>
    <message>
        <source>source again</source>
        <translation>المصدر من جديد</translation>
    </message>
    <message>
        <source>target again</source>
        <translation>الهدف من جديد</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>من المصدر إلى الهدف</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>من الهدف إلى المصدر</translation>
    </message>
    <message>
        <source>KL meaning</source>
        <translation>KL المعنى</translation>
    </message>
    <message>
        <source>KL source</source>
        <translation>KL المصدر</translation>
    </message>
    <message>
        <source>KL target</source>
        <translation>KL الهدف</translation>
    </message>
    <message>
        <source>written again</source>
        <translation>إعادة الكتابة</translation>
    </message>
    <message>
        <source>translated</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>الاتجاهان</translation>
    </message>
    <message>
        <source>mutual information</source>
        <translation>المعلومات المتبادلة</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>معيار التدرج</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>معيار التضمينات</translation>
    </message>
    <message>
        <source>Parts of the loss</source>
        <translation>أجزاء الخسارة</translation>
    </message>
    <message>
        <source>KL terms and mutual information</source>
        <translation>حدود KL والمعلومات المتبادلة</translation>
    </message>
    <message>
        <source>Perplexity of held-out pairs</source>
        <translation>حيرة الأزواج المحجوزة</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>التطوير</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>الدفعة الكبرى</translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <translation>الأزواج في الثانية</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>أزواج/ث</translation>
    </message>
    <message>
        <source>Hard negatives</source>
        <translation>الأمثلة السلبية الصعبة</translation>
    </message>
    <message>
        <source>step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>The loss of each step appears here while a training runs.</source>
        <translation>تظهر هنا خسارة كل خطوة في أثناء التدريب.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>The norm of each step&apos;s gradient before clipping appears here.</source>
        <translation>يظهر هنا معيار تدرج كل خطوة قبل القص.</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>معيار التدرج</translation>
    </message>
    <message>
        <source>The mean norm of the embeddings appears here at each evaluation.</source>
        <translation>يظهر هنا متوسط معيار التضمينات عند كل تقييم.</translation>
    </message>
    <message>
        <source>embedding norm</source>
        <translation>معيار التضمينات</translation>
    </message>
    <message>
        <source>The parts of a generative model&apos;s loss, per pair, appear here.</source>
        <translation>تظهر هنا أجزاء خسارة النموذج التوليدي لكل زوج.</translation>
    </message>
    <message>
        <source>The perplexity of pairs kept from training appears here at each evaluation of a generative model.</source>
        <translation>تظهر هنا حيرة الأزواج المحجوزة عند كل تقييم لنموذج توليدي.</translation>
    </message>
    <message>
        <source>What the latents of a generative model say about the sentences, in nats per pair.</source>
        <translation>ما تقوله المتغيرات الكامنة لنموذج توليدي عن الجمل، بالنات لكل زوج.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>الأجزاء</translation>
    </message>
    <message>
        <source>Latents</source>
        <translation>المتغيرات الكامنة</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>الحيرة</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>حقبة</translation>
    </message>
    <message>
        <source>Correlation with the gold scores of the development sets, or retrieval of held-out pairs.</source>
        <translation>الارتباط بدرجات مرجع مجموعات التطوير، أو استرجاع الأزواج المحجوزة.</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>دفعات صغرى</translation>
    </message>
    <message>
        <source>pairs/s</source>
        <translation>أزواج/ث</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>التطوير، بيرسون ×100</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 رمز/ث</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>التطوير، الاسترجاع ×100</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>الهامش %1</translation>
    </message>
    <message>
        <source>Negatives appear here while a training runs.</source>
        <translation>تظهر هنا الأمثلة السلبية في أثناء التدريب.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainQueue</name>
    <message>
        <source>Training %1</source>
        <translation>تدريب %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainSetup</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation>إيقاف وإبقاء</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>إلى الطابور</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>شبكة…</translation>
    </message>
    <message>
        <source>Train with these settings when the running training has finished</source>
        <translation>التدريب بهذه الإعدادات عند انتهاء التدريب الجاري</translation>
    </message>
    <message>
        <source>Train with every combination of several values, one training after another</source>
        <translation>التدريب بكل تركيبة من عدة قيم، تدريبا بعد آخر</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation>أزواج أخرى</translation>
    </message>
    <message>
        <source>Train on several pair stores together</source>
        <translation>التدريب على عدة مخازن أزواج معا</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>المقطّع</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>اسم التشغيل</translation>
    </message>
    <message>
        <source>Development sets</source>
        <translation>مجموعات التطوير</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>التطوير</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>اسم التشغيل</translation>
    </message>
    <message>
        <source>Train one first</source>
        <translation>درب واحدا أولا</translation>
    </message>
    <message>
        <source>held-out pairs</source>
        <translation>أزواج محجوزة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>مجموعة واحدة (%1)</numerusform>
            <numerusform>مجموعتان (%1)</numerusform>
            <numerusform>%1 مجموعات</numerusform>
            <numerusform>%1 مجموعة</numerusform>
            <numerusform>%1 مجموعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</source>
        <translation>
            <numerusform>لم تُختر أزواج مقدرة: يُحجز عن التدريب %1 زوج أو جزء من عشرين. عدد ما يجد قرينه بين 10,000 جملة أخرى يختار أفضل نموذج.</numerusform>
            <numerusform>لم تُختر أزواج مقدرة: يُحجز عن التدريب زوج واحد (%1) أو جزء من عشرين. عدد ما يجد قرينه بين 10,000 جملة أخرى يختار أفضل نموذج.</numerusform>
            <numerusform>لم تُختر أزواج مقدرة: يُحجز عن التدريب زوجان (%1) أو جزء من عشرين. عدد ما يجد قرينه بين 10,000 جملة أخرى يختار أفضل نموذج.</numerusform>
            <numerusform>لم تُختر أزواج مقدرة: تُحجز عن التدريب %1 أزواج أو جزء من عشرين. عدد ما يجد قرينه بين 10,000 جملة أخرى يختار أفضل نموذج.</numerusform>
            <numerusform>لم تُختر أزواج مقدرة: يُحجز عن التدريب %1 زوجا أو جزء من عشرين. عدد ما يجد قرينه بين 10,000 جملة أخرى يختار أفضل نموذج.</numerusform>
            <numerusform>لم تُختر أزواج مقدرة: يُحجز عن التدريب %1 زوج أو جزء من عشرين. عدد ما يجد قرينه بين 10,000 جملة أخرى يختار أفضل نموذج.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores, used to select the best model</source>
        <translation>أزواج جمل بدرجات مرجع، تُستخدم لاختيار أفضل نموذج</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 more</source>
        <translation>
            <numerusform>%1 و%2 أخرى</numerusform>
            <numerusform>%1 وآخر (%2)</numerusform>
            <numerusform>%1 وآخران (%2)</numerusform>
            <numerusform>%1 و%2 أخرى</numerusform>
            <numerusform>%1 و%2 أخرى</numerusform>
            <numerusform>%1 و%2 أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>The start model&apos;s</source>
        <translation>الخاص بنموذج البداية</translation>
    </message>
</context>
<context>
    <name>paragram::ui::UnfinishedCard</name>
    <message numerus="yes">
        <source>%1: %2 sentences translated; the pair store is gone</source>
        <translation>
            <numerusform>%1: لا جمل مترجمة (%2)؛ لم يعد مخزن الأزواج موجودا</numerusform>
            <numerusform>%1: جملة مترجمة (%2)؛ لم يعد مخزن الأزواج موجودا</numerusform>
            <numerusform>%1: جملتان مترجمتان (%2)؛ لم يعد مخزن الأزواج موجودا</numerusform>
            <numerusform>%1: %2 جمل مترجمة؛ لم يعد مخزن الأزواج موجودا</numerusform>
            <numerusform>%1: %2 جملة مترجمة؛ لم يعد مخزن الأزواج موجودا</numerusform>
            <numerusform>%1: %2 جملة مترجمة؛ لم يعد مخزن الأزواج موجودا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 sentences translated</source>
        <translation>
            <numerusform>%1: تُرجم %2 من %3 جملة</numerusform>
            <numerusform>%1: تُرجم %2 من جملة واحدة (%3)</numerusform>
            <numerusform>%1: تُرجم %2 من جملتين (%3)</numerusform>
            <numerusform>%1: تُرجم %2 من %3 جمل</numerusform>
            <numerusform>%1: تُرجم %2 من %3 جملة</numerusform>
            <numerusform>%1: تُرجم %2 من %3 جملة</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted runs</source>
        <translation>تشغيلات مقطوعة</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Use what is done</source>
        <translation>استخدام المنجز</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Translate the remaining sentences</source>
        <translation>ترجمة بقية الجمل</translation>
    </message>
    <message>
        <source>Write a pair store of what is translated; the run can be continued afterwards</source>
        <translation>كتابة مخزن أزواج مما تُرجم؛ يمكن متابعة التشغيل بعد ذلك</translation>
    </message>
    <message>
        <source>Move its translations to the project&apos;s trash</source>
        <translation>نقل ترجماته إلى سلة مهملات المشروع</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ValueTable</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 صف</numerusform>
            <numerusform>صف واحد (%1)</numerusform>
            <numerusform>صفان (%1)</numerusform>
            <numerusform>%1 صفوف</numerusform>
            <numerusform>%1 صفا</numerusform>
            <numerusform>%1 صف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::VectorDialog</name>
    <message>
        <source>seen tokens</source>
        <translation>الرموز الواردة</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 رمز</numerusform>
            <numerusform>رمز واحد (%1)</numerusform>
            <numerusform>رمزان (%1)</numerusform>
            <numerusform>%1 رموز</numerusform>
            <numerusform>%1 رمزًا</numerusform>
            <numerusform>%1 رمز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 components</source>
        <translation>
            <numerusform>−%1 مكون</numerusform>
            <numerusform>−%1 مكون</numerusform>
            <numerusform>−%1 مكون</numerusform>
            <numerusform>−%1 مكونات</numerusform>
            <numerusform>−%1 مكونًا</numerusform>
            <numerusform>−%1 مكون</numerusform>
        </translation>
    </message>
    <message>
        <source>whitened</source>
        <translation>مبيّضة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>only tokens seen in training</source>
        <translation>الرموز الواردة في التدريب فقط</translation>
    </message>
    <message>
        <source>uncorrelated dimensions of equal variance</source>
        <translation>أبعاد غير مترابطة متساوية التباين</translation>
    </message>
    <message>
        <source>Use these changes</source>
        <translation>استخدام هذه التغييرات</translation>
    </message>
    <message>
        <source>Tokens and vectors</source>
        <translation>الرموز والمتجهات</translation>
    </message>
    <message>
        <source>Tokens that training never updated are ignored in sentences and omitted from the files.</source>
        <translation>الرموز التي لم يغيرها التدريب قط تُهمل في الجمل وتُحذف من الملفات.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>The tokens that occur most often in the text are kept.</source>
        <translation>تُبقى الرموز الأكثر ورودًا في النص.</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>متساوية</translation>
    </message>
    <message>
        <source>SIF: frequent tokens count less</source>
        <translation>SIF: الرموز المتكررة أقل وزنًا</translation>
    </message>
    <message>
        <source>uSIF: the same, by the text&apos;s own length</source>
        <translation>uSIF: كذلك، بحسب طول النص نفسه</translation>
    </message>
    <message>
        <source>Principal components that all sentences of the text have in common are removed.</source>
        <translation>تُحذف المكونات الرئيسية المشتركة بين كل جمل النص.</translation>
    </message>
    <message>
        <source>like the one to be embedded</source>
        <translation>شبيه بما سيُضمَّن</translation>
    </message>
    <message>
        <source>Text, one sentence per line: tokens are counted in it, and the changes take their figures from it.</source>
        <translation>نص، جملة في كل سطر: فيه تُعد الرموز، ومنه تأخذ التغييرات أرقامها.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>الرموز الأكثر تكرارًا</translation>
    </message>
    <message>
        <source>Token weights</source>
        <translation>أوزان الرموز</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>المكونات المحذوفة</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>التبييض</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Choose a text, in which tokens are counted and from which the figures are taken.</source>
        <translation>اختر نصًا تُعد فيه الرموز وتؤخذ منه الأرقام.</translation>
    </message>
    <message>
        <source>Measured on STS: on a small model weights gained 2.6 points, whitening one, components nothing; on the best model none of them gained.</source>
        <translation>قيس على STS: في نموذج صغير كسبت الأوزان 2.6 نقطة والتبييض نقطة والمكونات لا شيء؛ وفي أفضل نموذج لم يكسب شيء منها.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::VocabularyModel</name>
    <message>
        <source>Characters</source>
        <translation>المحارف</translation>
    </message>
    <message>
        <source>Occurrences of the piece on this side of the pairs below</source>
        <translation>مرات ورود القطعة في هذا الطرف من الأزواج أدناه</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>القطعة</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>الطول</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WayBar</name>
    <message>
        <source>Place between the sentences</source>
        <translation>الموضع بين الجملتين</translation>
    </message>
    <message>
        <source>Moves from the meaning and style of the first sentence to those of the other</source>
        <translation>ينتقل من معنى الجملة الأولى وأسلوبها إلى معنى الأخرى وأسلوبها</translation>
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
        <translation>تشابه الجمل من أزواج جملك أنت</translation>
    </message>
    <message>
        <source>A project is a folder of pairs, tokenizers and trained models. The sample project has everything you need to train a first model in a minute.</source>
        <translation>المشروع مجلد أزواج ومقطّعات ونماذج مدربة. في مشروع العينة كل ما تحتاج إليه لتدريب نموذج أول في دقيقة.</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>فتح مشروع العينة</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>مشروع جديد…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>فتح مشروع…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WindowSession</name>
    <message>
        <source>The language changes when the running jobs have ended.</source>
        <translation>تتغير اللغة عند انتهاء المهام الجارية.</translation>
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
        <translation>لوغاريتم الاحتمال لكل رمز: كلما اقترب من 0 زاد وثوق النموذج</translation>
    </message>
    <message>
        <source>How far on the way to the sentence under Towards</source>
        <translation>مدى التقدم على الطريق إلى الجملة في «نحو»</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>المكتوب</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>لوغ الاحتمال</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>الطريق</translation>
    </message>
</context>
</TS>
