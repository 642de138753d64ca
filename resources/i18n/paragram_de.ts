<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Film and television subtitles: spoken, short sentences, many language pairs, millions of pairs for the large ones. The 2019 paper&apos;s training data.</source>
        <translation>Film- und Fernsehuntertitel: gesprochene, kurze Sätze, viele Sprachpaare, Millionen Paare bei den großen. Die Trainingsdaten des Aufsatzes von 2019.</translation>
    </message>
    <message>
        <source>any two</source>
        <translation>zwei beliebige</translation>
    </message>
    <message>
        <source>terms of opensubtitles.org</source>
        <translation>Bedingungen von opensubtitles.org</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org and cite Lison and Tiedemann (2016).</source>
        <translation>Auf opensubtitles.org verweisen und Lison und Tiedemann (2016) zitieren.</translation>
    </message>
    <message>
        <source>News stories of citizen journalists, carefully translated. Part of the 2022 paper&apos;s training data.</source>
        <translation>Nachrichten von Bürgerjournalisten, sorgfältig übersetzt. Teil der Trainingsdaten des Aufsatzes von 2022.</translation>
    </message>
    <message>
        <source>CC BY (the site&apos;s content)</source>
        <translation>CC BY (der Inhalt der Website)</translation>
    </message>
    <message>
        <source>Cite Tiedemann (2012).</source>
        <translation>Tiedemann (2012) zitieren.</translation>
    </message>
    <message>
        <source>Proceedings of the European Parliament: long, formal sentences. Part of the 2022 paper&apos;s training data.</source>
        <translation>Verhandlungen des Europäischen Parlaments: lange, förmliche Sätze. Teil der Trainingsdaten des Aufsatzes von 2022.</translation>
    </message>
    <message>
        <source>no known restriction (statmt.org/europarl)</source>
        <translation>keine bekannte Einschränkung (statmt.org/europarl)</translation>
    </message>
    <message>
        <source>Cite Koehn (2005).</source>
        <translation>Koehn (2005) zitieren.</translation>
    </message>
    <message>
        <source>Translations of the Quran: many languages, an old register, many renderings of one text.</source>
        <translation>Übersetzungen des Korans: viele Sprachen, ein altes Register, viele Fassungen eines Textes.</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>nichtkommerziell</translation>
    </message>
    <message>
        <source>Non-commercial only; link back to tanzil.net/trans.</source>
        <translation>Nur nichtkommerziell; auf tanzil.net/trans verweisen.</translation>
    </message>
    <message>
        <source>Documents of the United Nations in its six languages and German: long, formal sentences.</source>
        <translation>Dokumente der Vereinten Nationen in ihren sechs Sprachen und Deutsch: lange, förmliche Sätze.</translation>
    </message>
    <message>
        <source>documents of the United Nations</source>
        <translation>Dokumente der Vereinten Nationen</translation>
    </message>
    <message>
        <source>Cite Eisele and Chen (2010).</source>
        <translation>Eisele und Chen (2010) zitieren.</translation>
    </message>
    <message>
        <source>Subtitles of TED talks in over a hundred languages: spoken, of wide content.</source>
        <translation>Untertitel von TED-Vorträgen in über hundert Sprachen: gesprochen, mit breitem Inhalt.</translation>
    </message>
    <message>
        <source>TED Talks Usage Policy (CC BY-NC-ND)</source>
        <translation>Nutzungsregeln von TED Talks (CC BY-NC-ND)</translation>
    </message>
    <message>
        <source>Non-commercial; cite Reimers and Gurevych (2020).</source>
        <translation>Nichtkommerziell; Reimers und Gurevych (2020) zitieren.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia. As distributed by OPUS: in Moses form, without scores.</source>
        <translation>Aus Wikipedia gewonnene Satzpaare. Wie von OPUS verteilt: in Moses-Form, ohne Werte.</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0</source>
        <translation>CC BY-SA 4.0</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019).</source>
        <translation>Schwenk und andere (2019) zitieren.</translation>
    </message>
    <message>
        <source>Short everyday sentences translated by volunteers. The retrieval sets of Tatoeba come from the same source: remove their sentences first.</source>
        <translation>Kurze Alltagssätze, von Freiwilligen übersetzt. Die Retrieval-Daten von Tatoeba stammen aus derselben Quelle: Entfernen Sie zuerst deren Sätze.</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR</source>
        <translation>CC BY 2.0 FR</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source.</source>
        <translation>Tatoeba als Quelle nennen.</translation>
    </message>
    <message>
        <source>Novels out of copyright: literary language, a small set.</source>
        <translation>Gemeinfreie Romane: literarische Sprache, ein kleiner Datensatz.</translation>
    </message>
    <message>
        <source>see the archive</source>
        <translation>siehe das Archiv</translation>
    </message>
    <message>
        <source>Read the LICENSE file in the archive.</source>
        <translation>Lesen Sie die Datei LICENSE im Archiv.</translation>
    </message>
    <message>
        <source>Political and economic commentary.</source>
        <translation>Politische und wirtschaftliche Kommentare.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from the web: very large, and noisy without filters.</source>
        <translation>Aus dem Netz gewonnene Satzpaare: sehr groß und ohne Filter verrauscht.</translation>
    </message>
    <message>
        <source>Web documents aligned by address: very large, noisy, many languages.</source>
        <translation>Nach Adressen zugeordnete Webdokumente: sehr groß, verrauscht, viele Sprachen.</translation>
    </message>
    <message>
        <source>Translated web sites, cleaned: large, for European languages.</source>
        <translation>Übersetzte Websites, bereinigt: groß, für europäische Sprachen.</translation>
    </message>
    <message>
        <source>Subtitles of educational videos.</source>
        <translation>Untertitel von Lehrvideos.</translation>
    </message>
    <message>
        <source>Texts of the GNOME desktop: short strings of software.</source>
        <translation>Texte der GNOME-Oberfläche: kurze Texte aus Software.</translation>
    </message>
    <message>
        <source>Texts of the KDE desktop: short strings of software.</source>
        <translation>Texte der KDE-Oberfläche: kurze Texte aus Software.</translation>
    </message>
    <message>
        <source>Texts of Ubuntu&apos;s programs: short strings of software.</source>
        <translation>Texte der Programme von Ubuntu: kurze Texte aus Software.</translation>
    </message>
    <message>
        <source>29,000 image captions in English, German, French and Czech, line by line: small and clean, a good first training. The captions share their domain with the image sets of STS and with SICK.</source>
        <translation>29.000 Bildunterschriften auf Englisch, Deutsch, Französisch und Tschechisch, Zeile für Zeile: klein und sauber, ein gutes erstes Training. Sie stammen aus demselben Themengebiet wie die Bilddaten von STS und wie SICK.</translation>
    </message>
    <message>
        <source>en, de, fr, cs</source>
        <translation>en, de, fr, cs</translation>
    </message>
    <message>
        <source>CC BY-NC-SA (captions), Flickr30k terms</source>
        <translation>CC BY-NC-SA (Bildunterschriften), Bedingungen von Flickr30k</translation>
    </message>
    <message>
        <source>Research only.</source>
        <translation>Nur Forschung.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia with their margin scores; 1.04 and above is suggested.</source>
        <translation>Aus Wikipedia gewonnene Satzpaare mit ihren Margenwerten; empfohlen wird 1,04 und mehr.</translation>
    </message>
    <message>
        <source>two Wikipedias</source>
        <translation>zwei Wikipedias</translation>
    </message>
    <message>
        <source>CC BY-SA</source>
        <translation>CC BY-SA</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019). Take only the languages you need.</source>
        <translation>Schwenk und andere (2019) zitieren. Nehmen Sie nur die Sprachen, die Sie brauchen.</translation>
    </message>
    <message>
        <source>Sentences of aligned web pages, one language and English. The code has a country: de_DE, tr_TR.</source>
        <translation>Sätze zugeordneter Webseiten, eine Sprache und Englisch. Das Kürzel enthält ein Land: de_DE, tr_TR.</translation>
    </message>
    <message>
        <source>one of many (de_DE, tr_TR ...) with English</source>
        <translation>eine von vielen (de_DE, tr_TR ...) mit Englisch</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Cite El-Kishky and others (2020).</source>
        <translation>El-Kishky und andere (2020) zitieren.</translation>
    </message>
    <message>
        <source>Every sentence of Tatoeba with its language. With the links below it gives pairs of any two languages.</source>
        <translation>Jeder Satz von Tatoeba mit seiner Sprache. Zusammen mit den Verknüpfungen darunter ergeben sich Paare zweier beliebiger Sprachen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR, some CC0</source>
        <translation>CC BY 2.0 FR, einige CC0</translation>
    </message>
    <message>
        <source>The sentences of one language, as a corpus to explore. The code has three letters: deu, tur, cmn.</source>
        <translation>Die Sätze einer Sprache, als Korpus zum Erkunden. Das Kürzel hat drei Buchstaben: deu, tur, cmn.</translation>
    </message>
    <message>
        <source>one (three letters)</source>
        <translation>eine (drei Buchstaben)</translation>
    </message>
    <message>
        <source>A million pairs each of English with Spanish, Arabic and Turkish, and their sentence pieces, as the 2019 paper used them.</source>
        <translation>Je eine Million Paare von Englisch mit Spanisch, Arabisch und Türkisch und ihre Teilwörter, wie sie der Aufsatz von 2019 verwendete.</translation>
    </message>
    <message>
        <source>en-es, en-ar, en-tr</source>
        <translation>en-es, en-ar, en-tr</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org; cite Wieting and others (2019).</source>
        <translation>Auf opensubtitles.org verweisen; Wieting und andere (2019) zitieren.</translation>
    </message>
    <message>
        <source>51 million English paraphrase pairs made by translating Czech back, each with a score. The 2018 paper&apos;s data; filter by score, overlap and length.</source>
        <translation>51 Millionen englische Paraphrasenpaare, durch Rückübersetzung aus dem Tschechischen gewonnen, jedes mit einem Wert. Die Daten des Aufsatzes von 2018; filtern Sie nach Wert, Überlappung und Länge.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>en</translation>
    </message>
    <message>
        <source>none stated (derived from CzEng 1.6)</source>
        <translation>keine genannt (abgeleitet von CzEng 1.6)</translation>
    </message>
    <message>
        <source>Non-commercial research, after CzEng; cite Wieting and Gimpel (2018).</source>
        <translation>Nichtkommerzielle Forschung, wie bei CzEng; Wieting und Gimpel (2018) zitieren.</translation>
    </message>
    <message>
        <source>The 2017 demonstration with a small part of the data and its models.</source>
        <translation>Die Vorführung von 2017 mit einem kleinen Teil der Daten und ihren Modellen.</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>keine genannt</translation>
    </message>
    <message>
        <source>Non-commercial research; cite Wieting and Gimpel (2018).</source>
        <translation>Nichtkommerzielle Forschung; Wieting und Gimpel (2018) zitieren.</translation>
    </message>
    <message>
        <source>Sentences of Wikipedia with their simpler forms.</source>
        <translation>Sätze aus Wikipedia mit ihren einfacheren Fassungen.</translation>
    </message>
    <message>
        <source>CC BY-SA (Wikipedia)</source>
        <translation>CC BY-SA (Wikipedia)</translation>
    </message>
    <message>
        <source>Cite Kauchak (2013).</source>
        <translation>Kauchak (2013) zitieren.</translation>
    </message>
    <message>
        <source>All SemEval sets as one folder, ready for Evaluate, in the authors&apos; layout. Contains STS 2013 SMT.</source>
        <translation>Alle SemEval-Datensätze in einem Ordner, bereit für „Auswerten“, in der Anordnung der Autoren. Enthält STS 2013 SMT.</translation>
    </message>
    <message>
        <source>en, ar, es, tr</source>
        <translation>en, ar, es, tr</translation>
    </message>
    <message>
        <source>mixed, research only</source>
        <translation>gemischt, nur Forschung</translation>
    </message>
    <message>
        <source>Evaluation only; the sets have various owners.</source>
        <translation>Nur zur Evaluation; die Datensätze haben verschiedene Eigentümer.</translation>
    </message>
    <message>
        <source>The 24 freely distributed English sets as scored pairs, each file checked by its SHA-256.</source>
        <translation>Die 24 frei verteilten englischen Datensätze als bewertete Paare, jede Datei anhand ihrer SHA-256-Prüfsumme geprüft.</translation>
    </message>
    <message>
        <source>The STS Benchmark test set machine-translated (DeepL) into another language, for a first look at it.</source>
        <translation>Die Testdaten der STS Benchmark, maschinell (DeepL) in eine andere Sprache übersetzt, für einen ersten Blick darauf.</translation>
    </message>
    <message>
        <source>one of de, en, es, fr, it, ja, nl, pl, pt, ru, zh</source>
        <translation>eine von de, en, es, fr, it, ja, nl, pl, pt, ru, zh</translation>
    </message>
    <message>
        <source>custom (see its LICENSE)</source>
        <translation>eigene (siehe LICENSE)</translation>
    </message>
    <message>
        <source>9,927 English sentence pairs with relatedness and entailment.</source>
        <translation>9.927 englische Satzpaare mit semantischer Verwandtschaft und Folgerungsbeziehung.</translation>
    </message>
    <message>
        <source>CC BY-NC-SA 3.0</source>
        <translation>CC BY-NC-SA 3.0</translation>
    </message>
    <message>
        <source>Non-commercial; cite Marelli and others (2014).</source>
        <translation>Nichtkommerziell; Marelli und andere (2014) zitieren.</translation>
    </message>
    <message>
        <source>STS 2012-2016, STS Benchmark, SICK and the SentEval transfer tasks in one archive, tokenised.</source>
        <translation>STS 2012-2016, STS Benchmark, SICK und die Transferaufgaben von SentEval in einem Archiv, tokenisiert.</translation>
    </message>
    <message>
        <source>Up to 1,000 sentences of each of 112 languages with their English translations: is the nearest sentence the translation?</source>
        <translation>Bis zu 1.000 Sätze jeder von 112 Sprachen mit ihren englischen Übersetzungen: Ist der nächste Satz die Übersetzung?</translation>
    </message>
    <message>
        <source>one of 112 with English (three letters)</source>
        <translation>eine von 112 mit Englisch (drei Buchstaben)</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source; cite Artetxe and Schwenk (2019).</source>
        <translation>Tatoeba als Quelle nennen; Artetxe und Schwenk (2019) zitieren.</translation>
    </message>
    <message>
        <source>Two monolingual texts with hidden translations and the gold list. The test gold was never released: training-gold sets the threshold, sample-gold is a small check.</source>
        <translation>Zwei einsprachige Texte mit verborgenen Übersetzungen und die Goldliste. Die des Testteils wurde nie veröffentlicht: training-gold bestimmt die Schwelle, sample-gold ist eine kleine Prüfung.</translation>
    </message>
    <message>
        <source>one of de, fr, ru, zh with English</source>
        <translation>eine von de, fr, ru, zh mit Englisch</translation>
    </message>
    <message>
        <source>Evaluation; cite Zweigenbaum and others (2018).</source>
        <translation>Evaluation; Zweigenbaum und andere (2018) zitieren.</translation>
    </message>
    <message>
        <source>The released models of Paraphrastic Representations at Scale (English and multilingual), their sentence pieces, training pairs and example sentences. Import the .pt files through Export, Import a model.</source>
        <translation>Die veröffentlichten Modelle von Paraphrastic Representations at Scale (Englisch und mehrsprachig), ihre Teilwörter, Trainingspaare und Beispielsätze. Importieren Sie die .pt-Dateien über „Exportieren“, „Modell importieren“.</translation>
    </message>
    <message>
        <source>en and multilingual</source>
        <translation>en und mehrsprachig</translation>
    </message>
    <message>
        <source>BSD-3 (code)</source>
        <translation>BSD-3 (Code)</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2022).</source>
        <translation>Wieting und andere (2022) zitieren.</translation>
    </message>
    <message>
        <source>Only the English model of Paraphrastic Representations at Scale and its sentence pieces.</source>
        <translation>Nur das englische Modell von Paraphrastic Representations at Scale und seine Teilwörter.</translation>
    </message>
    <message>
        <source>Data, checkpoints and sentence pieces of the 2020 paper.</source>
        <translation>Daten, Checkpoints und Teilwörter des Aufsatzes von 2020.</translation>
    </message>
    <message>
        <source>en-fr and others</source>
        <translation>en-fr und andere</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2020).</source>
        <translation>Wieting und andere (2020) zitieren.</translation>
    </message>
    <message>
        <source>A static English model to compare with.</source>
        <translation>Ein statisches englisches Modell zum Vergleich.</translation>
    </message>
    <message>
        <source>MIT</source>
        <translation>MIT</translation>
    </message>
    <message>
        <source>300-dimensional English word vectors: a start for WORD encoders, or a paraphrase score without a model.</source>
        <translation>Englische Wortvektoren mit 300 Dimensionen: ein Ausgangspunkt für WORD-Encoder oder ein Paraphrasenwert ohne Modell.</translation>
    </message>
    <message>
        <source>PDDL</source>
        <translation>PDDL</translation>
    </message>
    <message>
        <source>Cite Pennington and others (2014).</source>
        <translation>Pennington und andere (2014) zitieren.</translation>
    </message>
    <message>
        <source>Two million 300-dimensional English word vectors.</source>
        <translation>Zwei Millionen englische Wortvektoren mit 300 Dimensionen.</translation>
    </message>
    <message>
        <source>CC BY-SA 3.0</source>
        <translation>CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Cite Mikolov and others (2018).</source>
        <translation>Mikolov und andere (2018) zitieren.</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the compressed form, for the language filter.</source>
        <translation>Erkennt 176 Sprachen; die komprimierte Form, für den Sprachfilter.</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the full form, for the language filter.</source>
        <translation>Erkennt 176 Sprachen; die volle Form, für den Sprachfilter.</translation>
    </message>
    <message>
        <source>Recognises 218 languages.</source>
        <translation>Erkennt 218 Sprachen.</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0</source>
        <translation>CC BY-NC 4.0</translation>
    </message>
    <message>
        <source>Non-commercial.</source>
        <translation>Nichtkommerziell.</translation>
    </message>
    <message>
        <source>The whole book as text in English, German, French and Italian, translated closely: a first book to align. The licence of Project Gutenberg at both ends is English in all four.</source>
        <translation>Das ganze Buch als Text auf Englisch, Deutsch, Französisch und Italienisch, textnah übersetzt: ein erstes Buch zum Alignieren. Die Lizenz von Project Gutenberg am Anfang und am Ende ist in allen vier Fassungen englisch.</translation>
    </message>
    <message>
        <source>en, de, fr, it</source>
        <translation>en, de, fr, it</translation>
    </message>
    <message>
        <source>public domain in the USA</source>
        <translation>gemeinfrei in den USA</translation>
    </message>
    <message>
        <source>Read the licence of Project Gutenberg in each file.</source>
        <translation>Lesen Sie die Lizenz von Project Gutenberg in jeder Datei.</translation>
    </message>
    <message>
        <source>A short document that exists in hundreds of languages, translated sentence by sentence for the most part: to try alignment with a language of your own. The first lines of each file are notes.</source>
        <translation>Ein kurzes Dokument, das es in Hunderten von Sprachen gibt, größtenteils Satz für Satz übersetzt: um die Alignierung mit einer eigenen Sprache auszuprobieren. Die ersten Zeilen jeder Datei sind Anmerkungen.</translation>
    </message>
    <message>
        <source>any two of 26</source>
        <translation>zwei beliebige von 26</translation>
    </message>
    <message>
        <source>free of copyright (United Nations)</source>
        <translation>frei von Urheberrecht (Vereinte Nationen)</translation>
    </message>
    <message>
        <source>Cite the UDHR in Unicode project as the source of the files.</source>
        <translation>Das Projekt UDHR in Unicode als Quelle der Dateien nennen.</translation>
    </message>
    <message>
        <source>Seven articles of the Swiss Alpine Club&apos;s yearbooks in German and French, a sentence a line, with links made by hand (.defr): what aligners are measured on. align --gold reads them.</source>
        <translation>Sieben Artikel aus den Jahrbüchern des Schweizer Alpen-Clubs auf Deutsch und Französisch, ein Satz je Zeile, mit von Hand gesetzten Verknüpfungen (.defr): woran Alignierer gemessen werden. align --gold liest sie.</translation>
    </message>
    <message>
        <source>de, fr</source>
        <translation>de, fr</translation>
    </message>
    <message>
        <source>GPL-2 (as distributed with Bleualign)</source>
        <translation>GPL-2 (wie mit Bleualign verteilt)</translation>
    </message>
    <message>
        <source>Cite Sennrich and Volk (2010).</source>
        <translation>Sennrich und Volk (2010) zitieren.</translation>
    </message>
</context>
<context>
    <name>ContributionCells</name>
    <message>
        <source>without it</source>
        <translation>ohne es</translation>
    </message>
    <message>
        <source>cells sum to %1</source>
        <translation>Summe der Zellen: %1</translation>
    </message>
    <message>
        <source>margins: the cosine minus the cosine without the piece</source>
        <translation>Ränder: Kosinus minus Kosinus ohne das Teilwort</translation>
    </message>
    <message>
        <source>no piece unknown</source>
        <translation>kein unbekanntes Teilwort</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces unknown</source>
        <translation>
            <numerusform>%1 unbekanntes Teilwort</numerusform>
            <numerusform>%1 unbekannte Teilwörter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beyond the limit</source>
        <translation>%1 über der Grenze</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1, expected %2</source>
        <translation>%1, erwartet: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
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
        <translation>„%1“ und „%2“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as gold score</source>
        <translation>„%1“ als Goldwert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as label</source>
        <translation>„%1“ als Label</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2 twice</source>
        <translation>„%1“ enthält %2 zweimal</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for a number</source>
        <translation>„%1“ statt einer Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for both sides</source>
        <translation>„%1“ für beide Seiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a file nor built in</source>
        <translation>„%1“ ist weder eine Datei noch eingebaut</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of type %2 with %3 dimensions</source>
        <translation>„%1“ vom Typ %2 mit %3 Dimensionen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; twice</source>
        <translation>„%1“ zweimal</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, which is not a regular expression (%2)</source>
        <translation>„%1“ ist kein regulärer Ausdruck (%2)</translation>
    </message>
    <message>
        <source>&quot;-&quot; with %1 ranks</source>
        <translation>„-“ mit %1 Rängen</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: %5, first in %6 %7</source>
        <translation>%1 % des Textes (%2 von %3 Sätzen) sind in einer anderen Sprache als %4, aus der das Modell übersetzt: %5, zuerst: %6 %7</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: mostly %5, first in %6 %7</source>
        <translation>%1 % des Textes (%2 von %3 Sätzen) sind in einer anderen Sprache als %4, aus der das Modell übersetzt: meist %5, zuerst: %6 %7</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4 (moved)</source>
        <translation>%1 %2 : %3 %4 (verschoben)</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 allein</translation>
    </message>
    <message>
        <source>%1 and %2 are variants of one language: its pairs are no translations</source>
        <translation>%1 und %2 sind Varianten einer Sprache: diese Paare sind keine Übersetzungen</translation>
    </message>
    <message>
        <source>%1 and %2 sentences, which need about %3 GB of memory</source>
        <translation>%1 und %2 Sätze, die etwa %3 GB Arbeitsspeicher brauchen</translation>
    </message>
    <message>
        <source>%1 as in %2</source>
        <translation>%1 wie in %2</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>außerdem %1</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 bei Byte %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 bytes instead of %2</source>
        <translation>%1 Bytes statt %2</translation>
    </message>
    <message>
        <source>%1 bytes with %2 for %3</source>
        <translation>%1 Bytes mit %2 für %3</translation>
    </message>
    <message>
        <source>%1 bytes with SHA-256 %2</source>
        <translation>%1 Bytes mit SHA-256 %2</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 Spalte</numerusform>
            <numerusform>%1 Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 columns of lists of integers</source>
        <translation>%1 Spalten mit Listen ganzer Zahlen</translation>
    </message>
    <message>
        <source>%1 columns of text, %2</source>
        <translation>%1 Spalten Text, %2</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text</source>
        <translation>%1 Spalten, davon %2 mit Text</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text (%3)</source>
        <translation>%1 Spalten, davon %2 mit Text (%3)</translation>
    </message>
    <message>
        <source>%1 columns, none of them text</source>
        <translation>%1 Spalten, davon keine mit Text</translation>
    </message>
    <message>
        <source>%1 columns, none of them text (%2)</source>
        <translation>%1 Spalten, davon keine mit Text (%2)</translation>
    </message>
    <message>
        <source>%1 compressed bytes expand to more than %2</source>
        <translation>%1 komprimierte Bytes ergeben mehr als %2</translation>
    </message>
    <message>
        <source>%1 contains a quotation mark or a line break</source>
        <translation>%1 enthält ein Anführungszeichen oder einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>%1 differ from those of rank 0</source>
        <translation>%1: Abweichung von Rang 0</translation>
    </message>
    <message>
        <source>%1 ends after %2</source>
        <translation>%1 endet nach %2</translation>
    </message>
    <message>
        <source>%1 ends for %2 sources, %3 steps</source>
        <translation>%1 Enden für %2 Quellen, %3 Schritte</translation>
    </message>
    <message>
        <source>%1 files inside</source>
        <translation>%1 Dateien darin</translation>
    </message>
    <message>
        <source>%1 files of the same name next to it</source>
        <translation>%1 Dateien gleichen Namens daneben</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 for encoder.kind = %2, encoder.sharing = %3</source>
        <translation>%1 für encoder.kind = %2, encoder.sharing = %3</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 gold scores</source>
        <translation>%1 Goldwerte</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 hat kein „%2“</translation>
    </message>
    <message>
        <source>%1 has no training part to learn from, and is not evaluated.</source>
        <translation>%1 hat keinen Trainingsteil, aus dem sich lernen ließe, und wird nicht ausgewertet.</translation>
    </message>
    <message>
        <source>%1 in &quot;%2&quot;</source>
        <translation>%1 in „%2“</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;</source>
        <translation>%1 ist „%2“</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <translation>%1 fehlt oder ist beschädigt</translation>
    </message>
    <message>
        <source>%1 is omitted: %2.</source>
        <translation>%1 wird weggelassen: %2.</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>In %1 fehlt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, but %2 in %3</source>
        <translation>%1 Zeilen, aber %2 in %3</translation>
    </message>
    <message>
        <source>%1 lines, too few with punctuation or articles</source>
        <translation>%1 Zeilen, zu wenige mit Satzzeichen oder Artikeln</translation>
    </message>
    <message>
        <source>%1 measures nothing</source>
        <translation>%1 misst nichts</translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 Zahl</numerusform>
            <numerusform>%1 Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 bytes received</source>
        <translation>%1 von %2 Bytes empfangen</translation>
    </message>
    <message>
        <source>%1 of %2 inputs</source>
        <translation>%1 mit %2 Eingaben</translation>
    </message>
    <message>
        <source>%1 of %2 sentences are tokenised differently when read back</source>
        <translation>%1 von %2 Sätzen werden nach dem Zurücklesen anders in Token zerlegt</translation>
    </message>
    <message>
        <source>%1 of %2 without a pair and its score, the first: %3</source>
        <translation>%1 von %2 ohne Paar und Wert; zuerst: %3</translation>
    </message>
    <message>
        <source>%1 of %2 x %3</source>
        <translation>%1 von %2 x %3</translation>
    </message>
    <message>
        <source>%1 of %2, a model without language encoders (%3)</source>
        <translation>%1 von %2, einem Modell ohne Sprach-Encoder (%3)</translation>
    </message>
    <message>
        <source>%1 of ranks</source>
        <translation>%1 von Rängen</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 davon</translation>
    </message>
    <message>
        <source>%1 on %2 nodes</source>
        <translation>%1 auf %2 Knoten</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or more, as the model has</source>
        <translation>%1 oder mehr, wie das Modell</translation>
    </message>
    <message>
        <source>%1 or more, one for each dimension</source>
        <translation>%1 oder mehr, einer je Dimension</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sentence %2</source>
        <translation>Satz %2 der Seite %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 Satz</numerusform>
            <numerusform>%1 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sheets</source>
        <translation>%1 Bögen</translation>
    </message>
    <message>
        <source>%1 styles for %2 sources</source>
        <translation>%1 Stile für %2 Quellen</translation>
    </message>
    <message>
        <source>%1 tokenizers</source>
        <translation>%1 Tokenizer</translation>
    </message>
    <message>
        <source>%1 trees</source>
        <translation>%1 Bäume</translation>
    </message>
    <message numerus="yes">
        <source>%1 vectors</source>
        <translation>
            <numerusform>%1 Vektor</numerusform>
            <numerusform>%1 Vektoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vectors of %2 numbers</source>
        <translation>%1 Vektoren mit %2 Zahlen</translation>
    </message>
    <message>
        <source>%1 vectors, none of a token of the %2 of the vocabulary</source>
        <translation>%1 Vektoren, keiner davon für ein Token der %2 des Vokabulars</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 with %2 and %3</source>
        <translation>%1 mit %2 und %3</translation>
    </message>
    <message>
        <source>%1 with encoder.network = %2</source>
        <translation>%1 mit encoder.network = %2</translation>
    </message>
    <message>
        <source>%1 with generative.averages</source>
        <translation>%1 mit generative.averages</translation>
    </message>
    <message>
        <source>%1 with the label %2</source>
        <translation>%1 mit dem Label %2</translation>
    </message>
    <message>
        <source>%1 without a development set</source>
        <translation>%1 ohne Entwicklungssatz</translation>
    </message>
    <message>
        <source>%1 without a gold score skipped.</source>
        <translation>Ohne Goldwert und darum übergangen: %1.</translation>
    </message>
    <message>
        <source>%1 without text, probably scanned</source>
        <translation>%1 ohne Text, wohl eingescannt</translation>
    </message>
    <message>
        <source>%1 x %2 numbers</source>
        <translation>%1 x %2 Zahlen</translation>
    </message>
    <message>
        <source>%1, four less than the rows of the checkpoint</source>
        <translation>%1, vier weniger als die Zeilen des Checkpoints</translation>
    </message>
    <message>
        <source>%1, no pair left</source>
        <translation>%1, kein Paar bleibt übrig</translation>
    </message>
    <message>
        <source>%1, none left%2</source>
        <translation>%1, keines bleibt übrig%2</translation>
    </message>
    <message>
        <source>%1, one for each line of %2</source>
        <translation>%1, je Zeile von %2 ein Eintrag</translation>
    </message>
    <message>
        <source>%1, one for each line of the list of sentences</source>
        <translation>%1, je Zeile der Satzliste ein Eintrag</translation>
    </message>
    <message>
        <source>%1, one for each pair</source>
        <translation>%1, je Paar ein Eintrag</translation>
    </message>
    <message>
        <source>%1, one for each sentence</source>
        <translation>%1, je Satz ein Eintrag</translation>
    </message>
    <message>
        <source>%1, one for each vector</source>
        <translation>%1, je Vektor ein Eintrag</translation>
    </message>
    <message>
        <source>%1, one for the %2 of each pair of %3</source>
        <translation>%1, je ein Baum für die Seite %2 der Paare von %3</translation>
    </message>
    <message>
        <source>%1, the language of the sentences</source>
        <translation>%1, die Sprache der Sätze</translation>
    </message>
    <message>
        <source>%1, which does not %2</source>
        <translation>%1, damit geht das nicht: %2</translation>
    </message>
    <message>
        <source>%1, which has no gold scores</source>
        <translation>%1, ohne Goldwerte</translation>
    </message>
    <message>
        <source>%1-%2 as in %3</source>
        <translation>%1-%2 wie in %3</translation>
    </message>
    <message>
        <source>%1-%2, as in the first store</source>
        <translation>%1-%2, wie im ersten Speicher</translation>
    </message>
    <message>
        <source>%1: %2 left out as running heads and page numbers</source>
        <translation>%1: %2 als Kolumnentitel und Seitenzahlen weggelassen</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4s skipped; the first: %5</source>
        <translation>%1: %2 von %3 übergangen (gezählt: %4); zuerst: %5</translation>
    </message>
    <message>
        <source>%1: minimum is above maximum</source>
        <translation>%1: das Minimum liegt über dem Maximum</translation>
    </message>
    <message>
        <source>%1: rows from %2 on are missing or damaged</source>
        <translation>%1: Zeilen ab %2 fehlen oder sind beschädigt</translation>
    </message>
    <message>
        <source>%1: the first sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>%1: die ersten Sätze sind Zahlen, wie in einer Datei bewerteter Paare; geben Sie die Spalten der Sätze mit --columns an, zum Beispiel 1,2 (die erste Spalte ist 0)</translation>
    </message>
    <message>
        <source>%1: the second sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>%1: die zweiten Sätze sind Zahlen, wie in einer Datei bewerteter Paare; geben Sie die Spalten der Sätze mit --columns an, zum Beispiel 1,2 (die erste Spalte ist 0)</translation>
    </message>
    <message>
        <source>( ROOT </source>
        <translation>( ROOT </translation>
    </message>
    <message>
        <source>, a list of values</source>
        <translation>, eine Liste von Werten</translation>
    </message>
    <message>
        <source>, the %1 side looks like %2, not %3</source>
        <translation>, die Seite %1 sieht nach %2 aus, nicht nach %3</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 Spalte</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>1 to 1,000</source>
        <translation>1 bis 1.000</translation>
    </message>
    <message>
        <source>1 to 8,192</source>
        <translation>1 bis 8.192</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>2 oder 3</translation>
    </message>
    <message>
        <source>2 separated by a tab</source>
        <translation>2, durch einen Tabulator getrennt</translation>
    </message>
    <message>
        <source>2 to 100</source>
        <translation>2 bis 100</translation>
    </message>
    <message>
        <source>2013 SMT (licensed by the LDC) is absent; the mean of 2013 is over the other sets.</source>
        <translation>2013 SMT (vom LDC lizenziert) fehlt; das Mittel von 2013 gilt für die übrigen Datensätze.</translation>
    </message>
    <message>
        <source>2013 SMT is present: it counts in the means over sets, not in the concatenated Spearman.</source>
        <translation>2013 SMT ist vorhanden: es zählt in den Mitteln der Datensätze, nicht im Spearman-Wert aller zusammen.</translation>
    </message>
    <message>
        <source>3-grams, words or pieces</source>
        <translation>3-Gramme, Wörter oder Teilwörter</translation>
    </message>
    <message>
        <source>4 is usual</source>
        <translation>4 ist üblich</translation>
    </message>
    <message>
        <source>; %1 could not be read</source>
        <translation>; nicht lesbar: %1</translation>
    </message>
    <message>
        <source>; %1 dropped %2</source>
        <translation>; %1 verwarf %2</translation>
    </message>
    <message>
        <source>; the file was downloaded before, on %1: --accept-changed accepts a changed file</source>
        <translation>; die Datei wurde schon einmal heruntergeladen, am %1: --accept-changed nimmt eine geänderte Datei an</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>KEY=VALUE</translation>
    </message>
    <message>
        <source>ONNX graphs of this program have one: embed texts with this program and use the vectors</source>
        <translation>ONNX-Graphen dieses Programms haben eines: berechnen Sie die Vektoren der Texte mit diesem Programm und verwenden Sie sie</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose another format</source>
        <translation>P-SP kennt keine anderen: wählen Sie ein anderes Format</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose onnx, or embed texts with this program and use the vectors</source>
        <translation>P-SP kennt keine anderen: wählen Sie onnx oder berechnen Sie die Vektoren der Texte mit diesem Programm und verwenden Sie sie</translation>
    </message>
    <message>
        <source>PIECE COUNT, as fairseq writes dict.en.txt</source>
        <translation>TEILWORT ANZAHL, wie fairseq dict.en.txt schreibt</translation>
    </message>
    <message>
        <source>STS %1 is absent.</source>
        <translation>STS %1 fehlt.</translation>
    </message>
    <message>
        <source>STS.input.*.txt, sts-*.csv, or tables of gold scores and two sentences</source>
        <translation>STS.input.*.txt, sts-*.csv oder Tabellen mit Goldwerten und zwei Sätzen</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>Übergangen: %1.</translation>
    </message>
    <message>
        <source>Stopped: the data sets after these were not evaluated.</source>
        <translation>Angehalten: die Datensätze danach wurden nicht ausgewertet.</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>UTF-8-Text</translation>
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
        <translation>XML unbekannter Art</translation>
    </message>
    <message>
        <source>XML of an unknown kind (&lt;%1&gt;)</source>
        <translation>XML unbekannter Art (&lt;%1&gt;)</translation>
    </message>
    <message>
        <source>a .bin or .vec of the same vectors</source>
        <translation>eine .bin oder .vec mit denselben Vektoren</translation>
    </message>
    <message>
        <source>a .model file of SentencePiece</source>
        <translation>eine .model-Datei von SentencePiece</translation>
    </message>
    <message>
        <source>a .pt checkpoint</source>
        <translation>ein .pt-Checkpoint</translation>
    </message>
    <message>
        <source>a BUCC set</source>
        <translation>ein BUCC-Datensatz</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a P-SP checkpoint</source>
        <translation>ein P-SP-Checkpoint</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>ein PDF</translation>
    </message>
    <message>
        <source>a PDF that can be opened</source>
        <translation>ein PDF, das sich öffnen lässt</translation>
    </message>
    <message>
        <source>a PDF with a password</source>
        <translation>ein PDF mit Passwort</translation>
    </message>
    <message>
        <source>a PDF with another password</source>
        <translation>ein PDF mit einem anderen Passwort</translation>
    </message>
    <message>
        <source>a PDF with text</source>
        <translation>ein PDF mit Text</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>ein SentencePiece-Modell</translation>
    </message>
    <message>
        <source>a StaticEmbedding</source>
        <translation>ein StaticEmbedding</translation>
    </message>
    <message>
        <source>a book with copy protection</source>
        <translation>ein Buch mit Kopierschutz</translation>
    </message>
    <message>
        <source>a book without it</source>
        <translation>ein Buch ohne Kopierschutz</translation>
    </message>
    <message>
        <source>a checkpoint as torch saves it</source>
        <translation>ein Checkpoint, wie torch ihn speichert</translation>
    </message>
    <message>
        <source>a checkpoint of P20&apos;s program (bilingual-generative-transformer)</source>
        <translation>ein Checkpoint des Programms von P20 (bilingual-generative-transformer)</translation>
    </message>
    <message>
        <source>a checkpoint of an older version of this program</source>
        <translation>ein Checkpoint einer älteren Version dieses Programms</translation>
    </message>
    <message>
        <source>a checkpoint of plain data and tensors, as P-SP and fairseq write it</source>
        <translation>ein Checkpoint aus einfachen Daten und Tensoren, wie P-SP und fairseq ihn schreiben</translation>
    </message>
    <message>
        <source>a checkpoint that training can resume from</source>
        <translation>ein Checkpoint, von dem aus sich das Training fortsetzen lässt</translation>
    </message>
    <message>
        <source>a complete HDF5 file</source>
        <translation>eine vollständige HDF5-Datei</translation>
    </message>
    <message>
        <source>a complete ZIP archive</source>
        <translation>ein vollständiges ZIP-Archiv</translation>
    </message>
    <message>
        <source>a complete one</source>
        <translation>eine vollständige Tabelle</translation>
    </message>
    <message>
        <source>a damaged PDF</source>
        <translation>ein beschädigtes PDF</translation>
    </message>
    <message>
        <source>a damaged fastText model (%1)</source>
        <translation>ein beschädigtes fastText-Modell (%1)</translation>
    </message>
    <message>
        <source>a development set to choose the best model by</source>
        <translation>ein Entwicklungssatz, nach dem das beste Modell gewählt wird</translation>
    </message>
    <message>
        <source>a dictionary of %1 pieces</source>
        <translation>ein Wörterbuch mit %1 Teilwörtern</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>ein Dokument</translation>
    </message>
    <message>
        <source>a document and its translation</source>
        <translation>ein Dokument und seine Übersetzung</translation>
    </message>
    <message>
        <source>a document named &quot;%1&quot;</source>
        <translation>ein Dokument namens „%1“</translation>
    </message>
    <message>
        <source>a document of a corpus</source>
        <translation>ein Dokument eines Korpus</translation>
    </message>
    <message>
        <source>a document with text</source>
        <translation>ein Dokument mit Text</translation>
    </message>
    <message>
        <source>a download of more than half a gigabyte</source>
        <translation>ein Download von mehr als einem halben Gigabyte</translation>
    </message>
    <message>
        <source>a fastText model of version %1</source>
        <translation>ein fastText-Modell der Version %1</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a file downloaded before</source>
        <translation>eine früher heruntergeladene Datei</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>ein Dateiname</translation>
    </message>
    <message>
        <source>a file name: the header of a .npy file is written last</source>
        <translation>ein Dateiname: die Kopfdaten einer .npy-Datei werden zuletzt geschrieben</translation>
    </message>
    <message>
        <source>a file of an entry of the catalogue</source>
        <translation>eine Datei eines Eintrags des Katalogs</translation>
    </message>
    <message>
        <source>a file of links between ids</source>
        <translation>eine Datei mit Verknüpfungen zwischen IDs</translation>
    </message>
    <message>
        <source>a file of the sample</source>
        <translation>eine Datei des Beispiels</translation>
    </message>
    <message>
        <source>a file of word vectors</source>
        <translation>eine Datei mit Wortvektoren</translation>
    </message>
    <message>
        <source>a file of word vectors, which is read more than once</source>
        <translation>eine Datei mit Wortvektoren, die mehr als einmal gelesen wird</translation>
    </message>
    <message>
        <source>a file or a built-in recipe</source>
        <translation>eine Datei oder ein eingebautes Rezept</translation>
    </message>
    <message>
        <source>a file or folder, which is read more than once</source>
        <translation>eine Datei oder ein Ordner, mehr als einmal gelesen</translation>
    </message>
    <message>
        <source>a file that can be compared</source>
        <translation>eine Datei, die sich vergleichen lässt</translation>
    </message>
    <message>
        <source>a file that every rank reads</source>
        <translation>eine Datei, die jeder Rang liest</translation>
    </message>
    <message>
        <source>a file that judge --pairs has written</source>
        <translation>eine Datei, die judge --pairs geschrieben hat</translation>
    </message>
    <message>
        <source>a file with an unknown name, size and checksum</source>
        <translation>eine Datei mit unbekanntem Namen, unbekannter Größe und Prüfsumme</translation>
    </message>
    <message>
        <source>a file with the parses of the %1 of the pairs</source>
        <translation>eine Datei mit den Parses der Seite %1 der Paare</translation>
    </message>
    <message>
        <source>a file written by paragram-mpi train</source>
        <translation>eine von paragram-mpi train geschriebene Datei</translation>
    </message>
    <message>
        <source>a file written by this program</source>
        <translation>eine von diesem Programm geschriebene Datei</translation>
    </message>
    <message>
        <source>a file, because it is not read from start to end</source>
        <translation>eine Datei, weil nicht von Anfang bis Ende gelesen wird</translation>
    </message>
    <message>
        <source>a finite gradient; training diverged</source>
        <translation>ein endlicher Gradient; das Training divergierte</translation>
    </message>
    <message>
        <source>a finite loss; training diverged</source>
        <translation>ein endlicher Verlust; das Training divergierte</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a folder of documents</source>
        <translation>ein Ordner mit Dokumenten</translation>
    </message>
    <message>
        <source>a folder of sentence-transformers (StaticEmbedding) or model2vec</source>
        <translation>ein Ordner von sentence-transformers (StaticEmbedding) oder model2vec</translation>
    </message>
    <message>
        <source>a folder or file to evaluate on</source>
        <translation>ein Ordner oder eine Datei zum Auswerten</translation>
    </message>
    <message>
        <source>a folder that can be created</source>
        <translation>ein Ordner, der sich anlegen lässt</translation>
    </message>
    <message>
        <source>a folder with index.json</source>
        <translation>ein Ordner mit index.json</translation>
    </message>
    <message>
        <source>a generative model</source>
        <translation>ein generatives Modell</translation>
    </message>
    <message>
        <source>a generative model&apos;s encoder</source>
        <translation>der Encoder eines generativen Modells</translation>
    </message>
    <message>
        <source>a generative model, which has several encoders</source>
        <translation>ein generatives Modell, das mehrere Encoder hat</translation>
    </message>
    <message>
        <source>a gold score for each pair</source>
        <translation>ein Goldwert für jedes Paar</translation>
    </message>
    <message>
        <source>a language is missing</source>
        <translation>eine Sprache fehlt</translation>
    </message>
    <message>
        <source>a line of %1 bytes</source>
        <translation>eine Zeile von %1 Bytes</translation>
    </message>
    <message>
        <source>a line without token and count</source>
        <translation>eine Zeile ohne Token und Anzahl</translation>
    </message>
    <message>
        <source>a list of corpora</source>
        <translation>eine Liste von Korpora</translation>
    </message>
    <message>
        <source>a list of downloads</source>
        <translation>eine Liste von Downloads</translation>
    </message>
    <message>
        <source>a list of sentences</source>
        <translation>eine Liste von Sätzen</translation>
    </message>
    <message>
        <source>a member named &quot;%1&quot;</source>
        <translation>ein Archiveintrag namens „%1“</translation>
    </message>
    <message>
        <source>a model of %1</source>
        <translation>ein Modell der Art %1</translation>
    </message>
    <message>
        <source>a model of scpn that reads whole parses, generative.form = parse</source>
        <translation>ein scpn-Modell, das ganze Parses liest, generative.form = parse</translation>
    </message>
    <message>
        <source>a model or word vectors that score the pairs</source>
        <translation>ein Modell oder Wortvektoren, die die Paare bewerten</translation>
    </message>
    <message>
        <source>a model over character %1-grams</source>
        <translation>ein Modell über Zeichen-%1-Grammen</translation>
    </message>
    <message>
        <source>a model over sentence pieces</source>
        <translation>ein Modell über Teilwörtern</translation>
    </message>
    <message>
        <source>a model that cannot write</source>
        <translation>ein Modell, das nicht schreiben kann</translation>
    </message>
    <message>
        <source>a model that does</source>
        <translation>ein Modell, das Sätze schreibt</translation>
    </message>
    <message>
        <source>a model that starts with %1</source>
        <translation>ein Modell, das mit %1 beginnt</translation>
    </message>
    <message>
        <source>a model that was not trained here</source>
        <translation>ein Modell, das nicht hier trainiert wurde</translation>
    </message>
    <message>
        <source>a model that writes from a sentence vector</source>
        <translation>ein Modell, das aus einem Satzvektor schreibt</translation>
    </message>
    <message>
        <source>a model that writes in given forms, generative.model = scpn</source>
        <translation>ein Modell, das in vorgegebenen Formen schreibt, generative.model = scpn</translation>
    </message>
    <message>
        <source>a model whose table was never trained</source>
        <translation>ein Modell, dessen Tabelle nie trainiert wurde</translation>
    </message>
    <message>
        <source>a model with KL terms: bgt, released, nolangvars or envae</source>
        <translation>ein Modell mit KL-Termen: bgt, released, nolangvars oder envae</translation>
    </message>
    <message>
        <source>a model with max pooling</source>
        <translation>ein Modell mit Max-Pooling</translation>
    </message>
    <message>
        <source>a name for each output</source>
        <translation>ein Name für jede Ausgabe</translation>
    </message>
    <message>
        <source>a name for two files</source>
        <translation>ein Name für zwei Dateien</translation>
    </message>
    <message>
        <source>a name that a folder can have</source>
        <translation>ein Name, den ein Ordner haben kann</translation>
    </message>
    <message>
        <source>a name with a tab or a line break</source>
        <translation>ein Name mit einem Tabulator oder Zeilenumbruch</translation>
    </message>
    <message>
        <source>a network for each language</source>
        <translation>ein Netz je Sprache</translation>
    </message>
    <message>
        <source>a new file</source>
        <translation>eine neue Datei</translation>
    </message>
    <message>
        <source>a new folder</source>
        <translation>ein neuer Ordner</translation>
    </message>
    <message>
        <source>a new folder, or an empty one</source>
        <translation>ein neuer oder leerer Ordner</translation>
    </message>
    <message>
        <source>a node that reads &quot;%1&quot;, which no node writes</source>
        <translation>ein Knoten, der „%1“ liest, was kein Knoten schreibt</translation>
    </message>
    <message>
        <source>a normalizer of type %1</source>
        <translation>ein Normalisierer vom Typ %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number that is not finite in row %1</source>
        <translation>eine nicht endliche Zahl in Zeile %1</translation>
    </message>
    <message>
        <source>a number with m, h or d</source>
        <translation>eine Zahl mit m, h oder d</translation>
    </message>
    <message>
        <source>a packed fastText model</source>
        <translation>ein gepacktes fastText-Modell</translation>
    </message>
    <message>
        <source>a pair store</source>
        <translation>ein Paarspeicher</translation>
    </message>
    <message>
        <source>a pair store that names its two languages</source>
        <translation>ein Paarspeicher, der seine zwei Sprachen nennt</translation>
    </message>
    <message>
        <source>a pair store, for a parse generator</source>
        <translation>ein Paarspeicher, für einen Parse-Generator</translation>
    </message>
    <message>
        <source>a pair that is not in the store</source>
        <translation>ein Paar, das nicht im Speicher ist</translation>
    </message>
    <message>
        <source>a parse generator that completes templates</source>
        <translation>ein Parse-Generator, der Vorlagen vervollständigt</translation>
    </message>
    <message>
        <source>a parse generator that reads them</source>
        <translation>ein Parse-Generator, der sie liest</translation>
    </message>
    <message>
        <source>a parse generator, generative.model = parse-generator</source>
        <translation>ein Parse-Generator, generative.model = parse-generator</translation>
    </message>
    <message>
        <source>a parse generator, which writes no sentences</source>
        <translation>ein Parse-Generator, der keine Sätze schreibt</translation>
    </message>
    <message>
        <source>a parse such as (ROOT (S (NP ...) (VP ...))), or nothing</source>
        <translation>ein Parse wie (ROOT (S (NP ...) (VP ...))) oder nichts</translation>
    </message>
    <message>
        <source>a path inside the archive&apos;s folder</source>
        <translation>ein Pfad innerhalb des Ordners des Archivs</translation>
    </message>
    <message>
        <source>a path inside the folder</source>
        <translation>ein Pfad innerhalb des Ordners</translation>
    </message>
    <message>
        <source>a path inside the folder of the corpus</source>
        <translation>ein Pfad innerhalb des Ordners des Korpus</translation>
    </message>
    <message>
        <source>a piece and its id per line</source>
        <translation>ein Teilwort und seine ID je Zeile</translation>
    </message>
    <message>
        <source>a piece, a tab and the id %1</source>
        <translation>ein Teilwort, ein Tabulator und die ID %1</translation>
    </message>
    <message>
        <source>a place that no other program writes to</source>
        <translation>ein Ort, an den kein anderes Programm schreibt</translation>
    </message>
    <message>
        <source>a quantised fastText model (.ftz)</source>
        <translation>ein quantisiertes fastText-Modell (.ftz)</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with a network</source>
        <translation>eine quantisierte Tabelle für einen Encoder mit Netz</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with max pooling</source>
        <translation>eine quantisierte Tabelle für einen Encoder mit Max-Pooling</translation>
    </message>
    <message>
        <source>a quotation mark that is not closed</source>
        <translation>ein nicht geschlossenes Anführungszeichen</translation>
    </message>
    <message>
        <source>a quote that is not closed</source>
        <translation>ein nicht geschlossenes Anführungszeichen</translation>
    </message>
    <message>
        <source>a recipe in UTF-8</source>
        <translation>ein Rezept in UTF-8</translation>
    </message>
    <message>
        <source>a recurrent encoder</source>
        <translation>ein rekurrenter Encoder</translation>
    </message>
    <message>
        <source>a script such as Latin, Cyrillic, Han</source>
        <translation>eine Schrift wie Latin, Cyrillic, Han</translation>
    </message>
    <message>
        <source>a second id &quot;%1&quot;</source>
        <translation>eine zweite ID „%1“</translation>
    </message>
    <message>
        <source>a second source called &quot;%1&quot;</source>
        <translation>eine zweite Quelle namens „%1“</translation>
    </message>
    <message>
        <source>a share below 1, or at most %1 pairs</source>
        <translation>ein Anteil unter 1 oder höchstens %1 Paare</translation>
    </message>
    <message>
        <source>a sheet of judgements</source>
        <translation>ein Bogen mit Urteilen</translation>
    </message>
    <message>
        <source>a source term and a target term, separated by a tab</source>
        <translation>ein Ausdruck der Quelle und einer des Ziels, durch einen Tabulator getrennt</translation>
    </message>
    <message>
        <source>a store with pairs</source>
        <translation>ein Speicher mit Paaren</translation>
    </message>
    <message>
        <source>a table of %1 x %2</source>
        <translation>eine Tabelle von %1 x %2</translation>
    </message>
    <message>
        <source>a table or JSON lines of pairs with gold scores</source>
        <translation>eine Tabelle oder JSON Lines von Paaren mit Goldwerten</translation>
    </message>
    <message>
        <source>a tag or comment of more than %1 bytes</source>
        <translation>ein Tag oder Kommentar von mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>a tensor of that name</source>
        <translation>ein Tensor dieses Namens</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text archive</source>
        <translation>ein Archiv mit Texten</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>eine Textdatei</translation>
    </message>
    <message>
        <source>a text with one sentence per line</source>
        <translation>ein Text mit einem Satz je Zeile</translation>
    </message>
    <message>
        <source>a token file</source>
        <translation>eine Token-Datei</translation>
    </message>
    <message>
        <source>a token file of another version of this program</source>
        <translation>eine Token-Datei einer anderen Version dieses Programms</translation>
    </message>
    <message>
        <source>a token file of this program</source>
        <translation>eine Token-Datei dieses Programms</translation>
    </message>
    <message>
        <source>a tokenizer of kind %1</source>
        <translation>ein Tokenizer der Art %1</translation>
    </message>
    <message>
        <source>a tokenizer with unit=%1</source>
        <translation>ein Tokenizer mit unit=%1</translation>
    </message>
    <message>
        <source>a tokenizer.json of Hugging Face&apos;s tokenizers</source>
        <translation>eine tokenizer.json der Tokenizers von Hugging Face</translation>
    </message>
    <message>
        <source>a trained model</source>
        <translation>ein trainiertes Modell</translation>
    </message>
    <message>
        <source>a transformer</source>
        <translation>ein Transformer</translation>
    </message>
    <message>
        <source>a transformer with a sentence vector</source>
        <translation>ein Transformer mit einem Satzvektor</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, back to the language of the sentences</source>
        <translation>ein Übersetzer von %1 nach %2, zurück in die Sprache der Sätze</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, the languages of the pair store</source>
        <translation>ein Übersetzer von %1 nach %2, den Sprachen des Paarspeichers</translation>
    </message>
    <message>
        <source>a tree such as (S (NP) (VP) (.))</source>
        <translation>ein Baum wie (S (NP) (VP) (.))</translation>
    </message>
    <message>
        <source>a truncated table of characters</source>
        <translation>eine abgeschnittene Zeichentabelle</translation>
    </message>
    <message>
        <source>a two-dimensional .npy array of little-endian float32</source>
        <translation>ein zweidimensionales .npy-Array aus float32 in Little-Endian</translation>
    </message>
    <message>
        <source>a value without them</source>
        <translation>ein Wert ohne solche Zeichen</translation>
    </message>
    <message>
        <source>a vector that includes the average of the embeddings</source>
        <translation>ein Vektor, der das Mittel der Embeddings enthält</translation>
    </message>
    <message>
        <source>a version such as v1</source>
        <translation>eine Version wie v1</translation>
    </message>
    <message>
        <source>a vocabulary of kind &quot;%1&quot;</source>
        <translation>ein Vokabular der Art „%1“</translation>
    </message>
    <message>
        <source>a vocabulary with unsuitable ids</source>
        <translation>ein Vokabular mit unpassenden IDs</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>eine ganze Zahl, %1</translation>
    </message>
    <message>
        <source>a word and %1 numbers</source>
        <translation>ein Wort und %1 Zahlen</translation>
    </message>
    <message>
        <source>add it to the command</source>
        <translation>ergänzen Sie dies im Befehl</translation>
    </message>
    <message>
        <source>add them</source>
        <translation>ergänzen Sie sie</translation>
    </message>
    <message>
        <source>added, with averages of %1 numbers and a network&apos;s vectors of %2</source>
        <translation>addiert, mit Mitteln aus %1 Zahlen und Vektoren eines Netzes aus %2</translation>
    </message>
    <message>
        <source>agree to it with --yes</source>
        <translation>stimmen Sie mit --yes zu</translation>
    </message>
    <message>
        <source>align the documents of the shelf first</source>
        <translation>alignieren Sie zuerst die Dokumente des Regals</translation>
    </message>
    <message>
        <source>an HDF5 file, which cannot be streamed</source>
        <translation>eine HDF5-Datei, die sich nicht fortlaufend lesen lässt</translation>
    </message>
    <message>
        <source>an LSTM encoder-decoder</source>
        <translation>ein LSTM-Encoder-Decoder</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>an answer that cannot be read</source>
        <translation>eine Antwort, die sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>ein Archiv</translation>
    </message>
    <message>
        <source>an average of tokens that the languages share</source>
        <translation>ein Mittel von Token, die sich die Sprachen teilen</translation>
    </message>
    <message>
        <source>an averaging encoder</source>
        <translation>ein mittelnder Encoder</translation>
    </message>
    <message>
        <source>an averaging model with encoder.kind = %1, encoder.sharing = shared and encoder.dimension = %2</source>
        <translation>ein mittelndes Modell mit encoder.kind = %1, encoder.sharing = shared und encoder.dimension = %2</translation>
    </message>
    <message>
        <source>an averaging or recurrent encoder</source>
        <translation>ein mittelnder oder rekurrenter Encoder</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>an encoder %1</source>
        <translation>ein Encoder %1</translation>
    </message>
    <message>
        <source>an encoder of %1 parts, languages %2</source>
        <translation>ein Encoder aus %1 Teilen, Sprachen %2</translation>
    </message>
    <message>
        <source>an encoder of several tokenizers</source>
        <translation>ein Encoder mit mehreren Tokenizern</translation>
    </message>
    <message>
        <source>an encoder that averages</source>
        <translation>ein mittelnder Encoder</translation>
    </message>
    <message>
        <source>an encoder that averages, whose table can be made smaller</source>
        <translation>ein mittelnder Encoder, dessen Tabelle verkleinert werden kann</translation>
    </message>
    <message>
        <source>an encoder with a network</source>
        <translation>ein Encoder mit Netz</translation>
    </message>
    <message>
        <source>an encoder with mean pooling</source>
        <translation>ein Encoder mit Mean-Pooling</translation>
    </message>
    <message>
        <source>an even multiple of generative.heads, %1</source>
        <translation>ein gerades Vielfaches von generative.heads, %1</translation>
    </message>
    <message>
        <source>an event file of TensorBoard</source>
        <translation>eine Ereignisdatei von TensorBoard</translation>
    </message>
    <message>
        <source>an export of this program</source>
        <translation>ein Export dieses Programms</translation>
    </message>
    <message>
        <source>an expression such as &quot;^the .*house&quot;</source>
        <translation>ein Ausdruck wie „^the .*house“</translation>
    </message>
    <message>
        <source>an id from 0 to %1</source>
        <translation>eine ID von 0 bis %1</translation>
    </message>
    <message>
        <source>an id in the text file</source>
        <translation>eine ID der Textdatei</translation>
    </message>
    <message>
        <source>an index of FAISS</source>
        <translation>ein FAISS-Index</translation>
    </message>
    <message>
        <source>an index of another model</source>
        <translation>ein Index eines anderen Modells</translation>
    </message>
    <message>
        <source>an index of another text than %1 is now</source>
        <translation>ein Index eines anderen Textes, als %1 jetzt ist</translation>
    </message>
    <message>
        <source>an index of column %1</source>
        <translation>ein Index der Spalte %1</translation>
    </message>
    <message>
        <source>an index that differs from what was written</source>
        <translation>ein Index, der sich vom Geschriebenen unterscheidet</translation>
    </message>
    <message>
        <source>an interrupted run</source>
        <translation>ein unterbrochener Lauf</translation>
    </message>
    <message>
        <source>an invalid regular expression</source>
        <translation>ein ungültiger regulärer Ausdruck</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object of %1 bytes</source>
        <translation>ein Objekt von %1 Bytes</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>ein Office-Dokument</translation>
    </message>
    <message>
        <source>an operation that exports use, with suitable shapes</source>
        <translation>eine in Exporten übliche Operation mit passenden Formen</translation>
    </message>
    <message>
        <source>an undamaged HDF5 file</source>
        <translation>eine unbeschädigte HDF5-Datei</translation>
    </message>
    <message>
        <source>an undamaged alignment</source>
        <translation>eine unbeschädigte Alignierung</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>eine unbeschädigte Datei</translation>
    </message>
    <message>
        <source>an undamaged tokenizer</source>
        <translation>ein unbeschädigter Tokenizer</translation>
    </message>
    <message>
        <source>an unpacked one, whose rows can be found</source>
        <translation>ein ungepacktes, dessen Zeilen auffindbar sind</translation>
    </message>
    <message>
        <source>another encoder</source>
        <translation>ein anderer Encoder</translation>
    </message>
    <message>
        <source>another kind of LSTM</source>
        <translation>eine andere Art von LSTM</translation>
    </message>
    <message>
        <source>another one to go through</source>
        <translation>eine andere als Zwischensprache</translation>
    </message>
    <message>
        <source>another pair</source>
        <translation>ein anderes Paar</translation>
    </message>
    <message>
        <source>another program has written to it</source>
        <translation>ein anderes Programm hat hineingeschrieben</translation>
    </message>
    <message>
        <source>another program is writing to it%1</source>
        <translation>ein anderes Programm schreibt gerade hinein%1</translation>
    </message>
    <message>
        <source>as many lines in both files</source>
        <translation>gleich viele Zeilen in beiden Dateien</translation>
    </message>
    <message>
        <source>as many translations as sentences</source>
        <translation>so viele Übersetzungen wie Sätze</translation>
    </message>
    <message>
        <source>ask its publisher for one</source>
        <translation>bitten Sie den Verlag um ein solches</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at least %1 sentences of a task</source>
        <translation>mindestens %1 Sätze einer Aufgabe</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>mindestens 1</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mindestens ein Eintrag</translation>
    </message>
    <message>
        <source>at least one pair</source>
        <translation>mindestens ein Paar</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at most %1 times as many, as for text</source>
        <translation>höchstens %1-mal so viele, wie bei Text</translation>
    </message>
    <message>
        <source>at most %1, because the text has %2 sentences</source>
        <translation>höchstens %1, weil der Text %2 Sätze hat</translation>
    </message>
    <message>
        <source>at most %1, which is what %2 has</source>
        <translation>höchstens %1, so viel wie in %2</translation>
    </message>
    <message>
        <source>at most one in 20</source>
        <translation>höchstens eines von 20</translation>
    </message>
    <message>
        <source>at most one of them</source>
        <translation>höchstens eines davon</translation>
    </message>
    <message>
        <source>at most the %1 GB that are free</source>
        <translation>höchstens die freien %1 GB</translation>
    </message>
    <message>
        <source>auto, tab, or one character such as ; or ,</source>
        <translation>auto, tab oder ein einzelnes Zeichen wie ; oder ,</translation>
    </message>
    <message>
        <source>bgt, released or bitrans</source>
        <translation>bgt, released oder bitrans</translation>
    </message>
    <message>
        <source>both &quot;-&quot;</source>
        <translation>beide „-“</translation>
    </message>
    <message>
        <source>both directions, concatenated, without peepholes</source>
        <translation>beide Richtungen, verkettet, ohne Peepholes</translation>
    </message>
    <message>
        <source>build a lexicon of each</source>
        <translation>bauen Sie von jedem ein eigenes Lexikon auf</translation>
    </message>
    <message>
        <source>build the index again</source>
        <translation>bauen Sie den Index neu auf</translation>
    </message>
    <message>
        <source>build the index first</source>
        <translation>bauen Sie zuerst den Index auf</translation>
    </message>
    <message>
        <source>byte-pair pieces</source>
        <translation>Teilwörter aus Bytepaaren</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>called &quot;%1&quot;</source>
        <translation>benannt „%1“</translation>
    </message>
    <message>
        <source>cannot be created (%1)</source>
        <translation>kann nicht angelegt werden (%1)</translation>
    </message>
    <message>
        <source>cannot be created as a folder</source>
        <translation>kann nicht als Ordner angelegt werden</translation>
    </message>
    <message>
        <source>cannot be locked (%1)</source>
        <translation>kann nicht gesperrt werden (%1)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>kann nicht gelesen werden (%1)</translation>
    </message>
    <message>
        <source>cannot be read as HDF5: truncated, damaged or another kind of file</source>
        <translation>kann nicht als HDF5 gelesen werden: abgeschnitten, beschädigt oder eine andere Art von Datei</translation>
    </message>
    <message>
        <source>cannot be read to its end</source>
        <translation>kann nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>change encoder.kind or choose another tokenizer</source>
        <translation>ändern Sie encoder.kind oder wählen Sie einen anderen Tokenizer</translation>
    </message>
    <message>
        <source>change encoder.units or encoder.dimension, or set encoder.combine to concatenated</source>
        <translation>ändern Sie encoder.units oder encoder.dimension oder setzen Sie encoder.combine auf concatenated</translation>
    </message>
    <message>
        <source>character trigrams, which tokenizer.json cannot express</source>
        <translation>Zeichentrigramme, die tokenizer.json nicht ausdrücken kann</translation>
    </message>
    <message>
        <source>check its name and permissions</source>
        <translation>prüfen Sie Namen und Zugriffsrechte</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>prüfen Sie die Zugriffsrechte</translation>
    </message>
    <message>
        <source>check its permissions or choose another place</source>
        <translation>prüfen Sie die Zugriffsrechte oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>check that the .vocab file belongs to it</source>
        <translation>prüfen Sie, ob die .vocab-Datei dazugehört</translation>
    </message>
    <message>
        <source>check that the run was started</source>
        <translation>prüfen Sie, ob der Lauf gestartet wurde</translation>
    </message>
    <message>
        <source>check that the two files belong together</source>
        <translation>prüfen Sie, ob die beiden Dateien zusammengehören</translation>
    </message>
    <message>
        <source>check that these are the parses of the sentences</source>
        <translation>prüfen Sie, ob dies die Parses der Sätze sind</translation>
    </message>
    <message>
        <source>check that these are the parses of the sources</source>
        <translation>prüfen Sie, ob dies die Parses der Quellen sind</translation>
    </message>
    <message>
        <source>check that this is the right archive</source>
        <translation>prüfen Sie, ob dies das richtige Archiv ist</translation>
    </message>
    <message>
        <source>check that this is the right file</source>
        <translation>prüfen Sie, ob dies die richtige Datei ist</translation>
    </message>
    <message>
        <source>check that this is the translation of the input</source>
        <translation>prüfen Sie, ob dies die Übersetzung der Eingabe ist</translation>
    </message>
    <message>
        <source>check the connection and try again later; what was received is kept and resumed</source>
        <translation>prüfen Sie die Verbindung und versuchen Sie es später noch einmal; das Empfangene bleibt und wird fortgesetzt</translation>
    </message>
    <message>
        <source>check the connection; the catalogue can be read without it</source>
        <translation>prüfen Sie die Verbindung; der Katalog lässt sich ohne sie lesen</translation>
    </message>
    <message>
        <source>check the disk</source>
        <translation>prüfen Sie den Datenträger</translation>
    </message>
    <message>
        <source>check the file</source>
        <translation>prüfen Sie die Datei</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>prüfen Sie den Namen</translation>
    </message>
    <message>
        <source>check the name and permissions, or use another copy</source>
        <translation>prüfen Sie Namen und Zugriffsrechte oder nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>choose %1, or embed texts with this program and use the vectors</source>
        <translation>wählen Sie %1 oder berechnen Sie die Vektoren der Texte mit diesem Programm und verwenden Sie sie</translation>
    </message>
    <message>
        <source>choose SimLex-999.txt or a folder of such lists</source>
        <translation>wählen Sie SimLex-999.txt oder einen Ordner solcher Listen</translation>
    </message>
    <message>
        <source>choose a .npy file</source>
        <translation>wählen Sie eine .npy-Datei</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>wählen Sie eine Datei</translation>
    </message>
    <message>
        <source>choose a file inside it</source>
        <translation>wählen Sie eine Datei darin</translation>
    </message>
    <message>
        <source>choose a file or folder that contains them</source>
        <translation>wählen Sie eine Datei oder einen Ordner mit ihnen</translation>
    </message>
    <message>
        <source>choose a file that mining wrote</source>
        <translation>wählen Sie eine vom Mining geschriebene Datei</translation>
    </message>
    <message>
        <source>choose a gold file</source>
        <translation>wählen Sie eine Golddatei</translation>
    </message>
    <message>
        <source>choose a longer text</source>
        <translation>wählen Sie einen längeren Text</translation>
    </message>
    <message>
        <source>choose a model that averages tokens</source>
        <translation>wählen Sie ein Modell, das Token mittelt</translation>
    </message>
    <message>
        <source>choose a multiple of --nodes</source>
        <translation>wählen Sie ein Vielfaches von --nodes</translation>
    </message>
    <message>
        <source>choose a number in this range</source>
        <translation>wählen Sie eine Zahl in diesem Bereich</translation>
    </message>
    <message>
        <source>choose a smaller encoder.dimension, or set train.teacher-loss to similarities</source>
        <translation>wählen Sie eine kleinere encoder.dimension oder setzen Sie train.teacher-loss auf similarities</translation>
    </message>
    <message>
        <source>choose a smaller number</source>
        <translation>wählen Sie eine kleinere Zahl</translation>
    </message>
    <message>
        <source>choose a smaller train.learning-rate; %1</source>
        <translation>wählen Sie eine kleinere train.learning-rate; %1</translation>
    </message>
    <message>
        <source>choose a text file</source>
        <translation>wählen Sie eine Textdatei</translation>
    </message>
    <message>
        <source>choose a text with --token-text</source>
        <translation>wählen Sie einen Text mit --token-text</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>treffen Sie eine andere Wahl</translation>
    </message>
    <message>
        <source>choose another --output</source>
        <translation>ändern Sie --output</translation>
    </message>
    <message>
        <source>choose another --output, or choose a %1 file</source>
        <translation>ändern Sie --output oder wählen Sie eine %1-Datei</translation>
    </message>
    <message>
        <source>choose another --output, or continue with --resume</source>
        <translation>ändern Sie --output oder setzen Sie mit --resume fort</translation>
    </message>
    <message>
        <source>choose another --output, or remove that run</source>
        <translation>ändern Sie --output oder entfernen Sie jenen Lauf</translation>
    </message>
    <message>
        <source>choose another --output, or the same pairs again</source>
        <translation>ändern Sie --output oder nehmen Sie wieder dieselben Paare</translation>
    </message>
    <message>
        <source>choose another --run</source>
        <translation>ändern Sie --run</translation>
    </message>
    <message>
        <source>choose another archive</source>
        <translation>wählen Sie ein anderes Archiv</translation>
    </message>
    <message>
        <source>choose another column</source>
        <translation>wählen Sie eine andere Spalte</translation>
    </message>
    <message>
        <source>choose another dimension or number of heads</source>
        <translation>wählen Sie eine andere Dimension oder Anzahl von Köpfen</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>choose another file or format</source>
        <translation>wählen Sie eine andere Datei oder ein anderes Format</translation>
    </message>
    <message>
        <source>choose another file, or another format</source>
        <translation>wählen Sie eine andere Datei oder ein anderes Format</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>choose another folder, or overwrite it</source>
        <translation>wählen Sie einen anderen Ordner oder überschreiben Sie diesen</translation>
    </message>
    <message>
        <source>choose another format</source>
        <translation>wählen Sie ein anderes Format</translation>
    </message>
    <message>
        <source>choose another index, or build this one again</source>
        <translation>wählen Sie einen anderen Index oder bauen Sie diesen neu auf</translation>
    </message>
    <message>
        <source>choose another model</source>
        <translation>wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>choose another model or set encoder.dimension</source>
        <translation>wählen Sie ein anderes Modell oder setzen Sie encoder.dimension</translation>
    </message>
    <message>
        <source>choose another model, or the other --side</source>
        <translation>wählen Sie ein anderes Modell oder ändern Sie --side</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>choose another name, or overwrite it</source>
        <translation>wählen Sie einen anderen Namen oder überschreiben Sie das Vorhandene</translation>
    </message>
    <message>
        <source>choose another number</source>
        <translation>wählen Sie eine andere Zahl</translation>
    </message>
    <message>
        <source>choose another one</source>
        <translation>treffen Sie eine andere Wahl</translation>
    </message>
    <message>
        <source>choose another place, or wait for it to end</source>
        <translation>wählen Sie einen anderen Ort oder warten Sie, bis jenes fertig ist</translation>
    </message>
    <message>
        <source>choose another size</source>
        <translation>wählen Sie eine andere Größe</translation>
    </message>
    <message>
        <source>choose another store</source>
        <translation>wählen Sie einen anderen Speicher</translation>
    </message>
    <message>
        <source>choose another suite</source>
        <translation>wählen Sie andere Auswertungsdaten</translation>
    </message>
    <message>
        <source>choose another template</source>
        <translation>wählen Sie eine andere Vorlage</translation>
    </message>
    <message>
        <source>choose another tokenizer</source>
        <translation>wählen Sie einen anderen Tokenizer</translation>
    </message>
    <message>
        <source>choose another unit</source>
        <translation>wählen Sie eine andere Einheit</translation>
    </message>
    <message>
        <source>choose fairseq&apos;s dictionary</source>
        <translation>wählen Sie das Wörterbuch von fairseq</translation>
    </message>
    <message>
        <source>choose fewer</source>
        <translation>wählen Sie weniger</translation>
    </message>
    <message>
        <source>choose fewer pairs, or leave it out</source>
        <translation>wählen Sie weniger Paare oder lassen Sie die Angabe weg</translation>
    </message>
    <message>
        <source>choose one kind of tokens</source>
        <translation>wählen Sie eine einzige Art von Token</translation>
    </message>
    <message>
        <source>choose one kind of tokens, set encoder.combine to concatenated or added, or encoder.network to average</source>
        <translation>wählen Sie eine einzige Art von Token oder setzen Sie encoder.combine auf concatenated oder added oder encoder.network auf average</translation>
    </message>
    <message>
        <source>choose one of the languages that the model was trained on</source>
        <translation>wählen Sie eine der Sprachen, mit denen das Modell trainiert wurde</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>wählen Sie eines davon</translation>
    </message>
    <message>
        <source>choose one of: %1</source>
        <translation>wählen Sie eines davon: %1</translation>
    </message>
    <message>
        <source>choose one of: %1; did you mean %2?</source>
        <translation>wählen Sie eines davon: %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>choose onnx</source>
        <translation>wählen Sie onnx</translation>
    </message>
    <message>
        <source>choose onnx, safetensors or npy</source>
        <translation>wählen Sie onnx, safetensors oder npy</translation>
    </message>
    <message>
        <source>choose other documents, or another model</source>
        <translation>wählen Sie andere Dokumente oder ein anderes Modell</translation>
    </message>
    <message>
        <source>choose other settings or a smaller model</source>
        <translation>wählen Sie andere Einstellungen oder ein kleineres Modell</translation>
    </message>
    <message>
        <source>choose other vectors, or none</source>
        <translation>wählen Sie andere Vektoren oder keine</translation>
    </message>
    <message>
        <source>choose others with --languages</source>
        <translation>wählen Sie andere mit --languages</translation>
    </message>
    <message>
        <source>choose stores that share sentences</source>
        <translation>wählen Sie Speicher mit gemeinsamen Sätzen</translation>
    </message>
    <message>
        <source>choose such a model</source>
        <translation>wählen Sie ein solches Modell</translation>
    </message>
    <message>
        <source>choose the dict.LANGUAGE.txt of its training data with --vocabulary</source>
        <translation>wählen Sie die dict.LANGUAGE.txt der Trainingsdaten mit --vocabulary</translation>
    </message>
    <message>
        <source>choose the folder of a run</source>
        <translation>wählen Sie den Ordner eines Laufs</translation>
    </message>
    <message>
        <source>choose the folder that contains the complete model</source>
        <translation>wählen Sie den Ordner mit dem vollständigen Modell</translation>
    </message>
    <message>
        <source>choose the gold file of these texts</source>
        <translation>wählen Sie die Golddatei dieser Texte</translation>
    </message>
    <message>
        <source>choose the gold file of these two texts; the source id must be first</source>
        <translation>wählen Sie die Golddatei dieser beiden Texte; die ID der Quelle muss vorn stehen</translation>
    </message>
    <message>
        <source>choose the model that produced the pieces</source>
        <translation>wählen Sie das Modell, das die Teilwörter erzeugt hat</translation>
    </message>
    <message>
        <source>choose the tokenizer</source>
        <translation>wählen Sie den Tokenizer</translation>
    </message>
    <message>
        <source>choose the vocabulary of these vectors</source>
        <translation>wählen Sie das Vokabular dieser Vektoren</translation>
    </message>
    <message>
        <source>choose them with model=RUN in the step, or --score-model of filter</source>
        <translation>wählen Sie sie mit model=RUN im Schritt oder mit --score-model von filter</translation>
    </message>
    <message>
        <source>choose what scores the pairs</source>
        <translation>wählen Sie, womit die Paare bewertet werden</translation>
    </message>
    <message>
        <source>clear it</source>
        <translation>leeren Sie diese Einstellung</translation>
    </message>
    <message>
        <source>clear it, or choose another network</source>
        <translation>leeren Sie diese Einstellung oder wählen Sie ein anderes Netz</translation>
    </message>
    <message>
        <source>clear it, or choose bgt or another such model</source>
        <translation>leeren Sie diese Einstellung oder wählen Sie bgt oder ein anderes solches Modell</translation>
    </message>
    <message>
        <source>clear it, or choose one of these</source>
        <translation>leeren Sie diese Einstellung oder wählen Sie eines davon</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>schließen Sie es</translation>
    </message>
    <message>
        <source>close or remove it, or set pairs.skip-bad-lines</source>
        <translation>schließen Sie es, entfernen Sie es oder schalten Sie pairs.skip-bad-lines ein</translation>
    </message>
    <message>
        <source>close other programs</source>
        <translation>schließen Sie andere Programme</translation>
    </message>
    <message>
        <source>close other programs and try again</source>
        <translation>schließen Sie andere Programme und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>close other programs, which may need its memory, and continue</source>
        <translation>schließen Sie andere Programme, die den nötigen Speicher belegen könnten, und machen Sie weiter</translation>
    </message>
    <message>
        <source>columns count from 0</source>
        <translation>Spalten zählen ab 0</translation>
    </message>
    <message>
        <source>columns in the languages %1</source>
        <translation>Spalten in den Sprachen %1</translation>
    </message>
    <message>
        <source>columns language, and score or model</source>
        <translation>Spalten language sowie score oder model</translation>
    </message>
    <message>
        <source>compare copies of the same sheet</source>
        <translation>vergleichen Sie Kopien desselben Bogens</translation>
    </message>
    <message>
        <source>compute them again</source>
        <translation>berechnen Sie sie neu</translation>
    </message>
    <message>
        <source>consecutive ids from 0</source>
        <translation>aufeinanderfolgende IDs ab 0</translation>
    </message>
    <message>
        <source>consecutive sentences</source>
        <translation>aufeinanderfolgende Sätze</translation>
    </message>
    <message>
        <source>contains a run already</source>
        <translation>enthält schon einen Lauf</translation>
    </message>
    <message>
        <source>contains a run with %1 = %2</source>
        <translation>enthält einen Lauf mit %1 = %2</translation>
    </message>
    <message>
        <source>continue with --resume</source>
        <translation>setzen Sie mit --resume fort</translation>
    </message>
    <message>
        <source>continue with --resume; the tokens are then created again</source>
        <translation>setzen Sie mit --resume fort; die Token werden dann neu erzeugt</translation>
    </message>
    <message>
        <source>convert the file to UTF-8 or remove the line</source>
        <translation>wandeln Sie die Datei in UTF-8 um oder entfernen Sie die Zeile</translation>
    </message>
    <message>
        <source>convert the file to UTF-8, %1</source>
        <translation>wandeln Sie die Datei in UTF-8 um, %1</translation>
    </message>
    <message>
        <source>copy the files and the program again</source>
        <translation>kopieren Sie die Dateien und das Programm noch einmal</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>berichtigen Sie die Angabe</translation>
    </message>
    <message>
        <source>correct it, or choose an entry of the catalogue</source>
        <translation>berichtigen Sie die Angabe oder wählen Sie einen Eintrag des Katalogs</translation>
    </message>
    <message>
        <source>correct or remove the line</source>
        <translation>berichtigen Sie die Zeile oder entfernen Sie sie</translation>
    </message>
    <message>
        <source>correct the file, or use another copy of it</source>
        <translation>berichtigen Sie die Datei oder nehmen Sie eine andere Kopie davon</translation>
    </message>
    <message>
        <source>correct the line</source>
        <translation>berichtigen Sie die Zeile</translation>
    </message>
    <message>
        <source>correct the line or start it with #</source>
        <translation>berichtigen Sie die Zeile oder stellen Sie ihr ein # voran</translation>
    </message>
    <message>
        <source>correct the link</source>
        <translation>berichtigen Sie die Verknüpfung</translation>
    </message>
    <message>
        <source>correct the name</source>
        <translation>berichtigen Sie den Namen</translation>
    </message>
    <message>
        <source>correct the unit, remove it, or set pairs.skip-bad-lines</source>
        <translation>berichtigen Sie die Einheit, entfernen Sie sie oder schalten Sie pairs.skip-bad-lines ein</translation>
    </message>
    <message>
        <source>correct the value</source>
        <translation>berichtigen Sie den Wert</translation>
    </message>
    <message>
        <source>correct the version</source>
        <translation>berichtigen Sie die Version</translation>
    </message>
    <message>
        <source>count columns from 0</source>
        <translation>zählen Sie Spalten ab 0</translation>
    </message>
    <message>
        <source>create %1 first</source>
        <translation>legen Sie zuerst %1 an</translation>
    </message>
    <message>
        <source>create it again or use another copy</source>
        <translation>erzeugen Sie die Datei noch einmal oder nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>create the vectors again; a model with such vectors must be trained again</source>
        <translation>erzeugen Sie die Vektoren noch einmal; ein Modell mit solchen Vektoren muss neu trainiert werden</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pair</source>
        <translation>beschädigte Zeichen wurden in %1 Paar durch U+FFFD ersetzt</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pairs</source>
        <translation>beschädigte Zeichen wurden in %1 Paaren durch U+FFFD ersetzt</translation>
    </message>
    <message>
        <source>damaged in a way that makes the HDF5 library fail</source>
        <translation>so beschädigt, dass die HDF5-Bibliothek daran scheitert</translation>
    </message>
    <message>
        <source>damaged: its contents do not match its checksum</source>
        <translation>beschädigt: Inhalt und Prüfsumme stimmen nicht überein</translation>
    </message>
    <message>
        <source>damaged: its contents do not match their checksum</source>
        <translation>beschädigt: Inhalt und Prüfsumme stimmen nicht überein</translation>
    </message>
    <message>
        <source>damaged: its lines do not match their checksum</source>
        <translation>beschädigt: Zeilen und Prüfsumme stimmen nicht überein</translation>
    </message>
    <message>
        <source>decision, source, target and note separated by tabs</source>
        <translation>Entscheidung, Quelle, Ziel und Notiz, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>decode their ids instead</source>
        <translation>dekodieren Sie stattdessen die IDs</translation>
    </message>
    <message>
        <source>decode with the tokenizer that the ids are from</source>
        <translation>dekodieren Sie mit dem Tokenizer, von dem die IDs stammen</translation>
    </message>
    <message>
        <source>decreasing offsets</source>
        <translation>abnehmende Positionen</translation>
    </message>
    <message>
        <source>delete it; it is created again when the training is resumed</source>
        <translation>löschen Sie die Datei; sie wird beim Fortsetzen des Trainings neu erzeugt</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>meinten Sie %1?</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>verschiedene Namen</translation>
    </message>
    <message>
        <source>divide both documents at the same place</source>
        <translation>teilen Sie beide Dokumente an derselben Stelle</translation>
    </message>
    <message>
        <source>do not load this file in Python either unless you trust its source</source>
        <translation>laden Sie diese Datei auch in Python nicht, es sei denn, die Herkunft ist vertrauenswürdig</translation>
    </message>
    <message>
        <source>do not trust this file; download it from its publisher again</source>
        <translation>vertrauen Sie dieser Datei nicht; laden Sie sie noch einmal beim Herausgeber herunter</translation>
    </message>
    <message>
        <source>does not divide its work</source>
        <translation>teilt seine Arbeit nicht auf</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>ist nicht vorhanden</translation>
    </message>
    <message>
        <source>each id once</source>
        <translation>jede ID einmal</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>jeder Wert einmal</translation>
    </message>
    <message>
        <source>embed the whole list, line by line</source>
        <translation>berechnen Sie die Vektoren der ganzen Liste Zeile für Zeile</translation>
    </message>
    <message>
        <source>ended unexpectedly</source>
        <translation>endete unerwartet</translation>
    </message>
    <message>
        <source>ended: %1</source>
        <translation>endete: %1</translation>
    </message>
    <message>
        <source>ends before the other file</source>
        <translation>endet vor der anderen Datei</translation>
    </message>
    <message>
        <source>envae, a variational autoencoder</source>
        <translation>envae, ein Variational Autoencoder</translation>
    </message>
    <message>
        <source>every sentence of the data sets</source>
        <translation>jeder Satz der Datensätze</translation>
    </message>
    <message>
        <source>exchange them, or correct one</source>
        <translation>vertauschen Sie sie oder berichtigen Sie eine Angabe</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>ist schon vorhanden</translation>
    </message>
    <message>
        <source>exists already, with other contents</source>
        <translation>ist schon vorhanden, mit anderem Inhalt</translation>
    </message>
    <message>
        <source>export all of it</source>
        <translation>exportieren Sie alles</translation>
    </message>
    <message>
        <source>export documents of other languages to another file</source>
        <translation>exportieren Sie Dokumente anderer Sprachen in eine andere Datei</translation>
    </message>
    <message>
        <source>export it again</source>
        <translation>exportieren Sie noch einmal</translation>
    </message>
    <message>
        <source>export it as .vec with a newer fastText</source>
        <translation>exportieren Sie mit einem neueren fastText als .vec</translation>
    </message>
    <message>
        <source>export it as TMX or XLIFF, or name its --format</source>
        <translation>exportieren Sie als TMX oder XLIFF oder geben Sie --format an</translation>
    </message>
    <message>
        <source>export it with all its tokens</source>
        <translation>exportieren Sie mit allen Token</translation>
    </message>
    <message>
        <source>fewer than the %1 dimensions of the model</source>
        <translation>weniger als die %1 Dimensionen des Modells</translation>
    </message>
    <message>
        <source>fewer than two sentences</source>
        <translation>weniger als zwei Sätze</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>endliche Zahlen</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>format version %1</source>
        <translation>Formatversion %1</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>fp32 or fp16</source>
        <translation>fp32 oder fp16</translation>
    </message>
    <message>
        <source>free disk space and continue with --resume; the checkpoint of step %1 is intact</source>
        <translation>schaffen Sie Platz auf dem Datenträger und setzen Sie mit --resume fort; der Checkpoint von Schritt %1 ist unversehrt</translation>
    </message>
    <message>
        <source>free disk space or choose another place</source>
        <translation>schaffen Sie Platz auf dem Datenträger oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>free disk space or choose another place; the old file is unchanged</source>
        <translation>schaffen Sie Platz auf dem Datenträger oder wählen Sie einen anderen Ort; die alte Datei ist unverändert</translation>
    </message>
    <message>
        <source>free some, or choose another folder</source>
        <translation>schaffen Sie Platz oder wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>give --suite</source>
        <translation>geben Sie --suite an</translation>
    </message>
    <message>
        <source>give --template, or the frequent ones of its training</source>
        <translation>geben Sie --template oder die häufigen Vorlagen des Trainings an</translation>
    </message>
    <message>
        <source>give 90m, 12h or 2d</source>
        <translation>geben Sie 90m, 12h oder 2d an</translation>
    </message>
    <message>
        <source>give a file to write</source>
        <translation>geben Sie eine zu schreibende Datei an</translation>
    </message>
    <message>
        <source>give a file with the parse of each sentence on its line</source>
        <translation>geben Sie eine Datei mit dem Parse jedes Satzes in seiner Zeile an</translation>
    </message>
    <message>
        <source>give another one</source>
        <translation>machen Sie eine andere Angabe</translation>
    </message>
    <message>
        <source>give as many</source>
        <translation>geben Sie ebenso viele an</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>machen Sie mindestens eine Angabe</translation>
    </message>
    <message>
        <source>give fewer values</source>
        <translation>geben Sie weniger Werte an</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>machen Sie diese Angabe</translation>
    </message>
    <message>
        <source>give it with --sentencepiece</source>
        <translation>geben Sie es mit --sentencepiece an</translation>
    </message>
    <message>
        <source>give it with --sentencepiece (the training used &quot;%1&quot;)</source>
        <translation>geben Sie es mit --sentencepiece an (im Training: „%1“)</translation>
    </message>
    <message>
        <source>give it with --vocabulary</source>
        <translation>geben Sie es mit --vocabulary an</translation>
    </message>
    <message>
        <source>give it, as in %1=en, or with --languages</source>
        <translation>geben Sie sie an, wie in %1=en oder mit --languages</translation>
    </message>
    <message>
        <source>give it, so that the trained model can tokenise text</source>
        <translation>machen Sie diese Angabe, damit das trainierte Modell Text in Token zerlegen kann</translation>
    </message>
    <message>
        <source>give its password, or save it without one</source>
        <translation>geben Sie das Passwort an oder speichern Sie ohne Passwort</translation>
    </message>
    <message>
        <source>give its script, as in %1=Latin</source>
        <translation>geben Sie die Schrift an, wie in %1=Latin</translation>
    </message>
    <message>
        <source>give more text, a sentence per line</source>
        <translation>nehmen Sie mehr Text, einen Satz je Zeile</translation>
    </message>
    <message>
        <source>give names in the third column of a list</source>
        <translation>geben Sie Namen in der dritten Spalte einer Liste an</translation>
    </message>
    <message>
        <source>give one</source>
        <translation>machen Sie diese Angabe</translation>
    </message>
    <message>
        <source>give one value, or train once with each of them with --grid</source>
        <translation>geben Sie nur einen Wert an oder trainieren Sie mit --grid je einmal mit jedem</translation>
    </message>
    <message>
        <source>give one with --parse-model, or whole parses with --template</source>
        <translation>geben Sie einen mit --parse-model oder ganze Parses mit --template an</translation>
    </message>
    <message>
        <source>give one, for example --languages %1</source>
        <translation>geben Sie eine an, zum Beispiel --languages %1</translation>
    </message>
    <message>
        <source>give one, for example --languages deu</source>
        <translation>geben Sie eine an, zum Beispiel --languages deu</translation>
    </message>
    <message>
        <source>give one, or choose another model</source>
        <translation>machen Sie diese Angabe oder wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>give one, or leave them out</source>
        <translation>machen Sie eine Angabe oder lassen Sie sie ganz weg</translation>
    </message>
    <message>
        <source>give one, or set it to 0</source>
        <translation>machen Sie diese Angabe oder setzen Sie den Wert auf 0</translation>
    </message>
    <message>
        <source>give source,target or source,target,score, counted from 0</source>
        <translation>geben Sie source,target oder source,target,score an, gezählt ab 0</translation>
    </message>
    <message>
        <source>give templates, for instance --templates common</source>
        <translation>geben Sie Vorlagen an, zum Beispiel --templates common</translation>
    </message>
    <message>
        <source>give the cores of a rank</source>
        <translation>geben Sie die Kerne eines Rangs an</translation>
    </message>
    <message>
        <source>give the file&apos;s name</source>
        <translation>geben Sie den Namen der Datei an</translation>
    </message>
    <message>
        <source>give the keys of the objects</source>
        <translation>geben Sie die Schlüssel der Objekte an</translation>
    </message>
    <message>
        <source>give the languages</source>
        <translation>geben Sie die Sprachen an</translation>
    </message>
    <message>
        <source>give the other language&apos;s file with --input2, or remove the line or set pairs.skip-bad-lines</source>
        <translation>geben Sie die Datei der anderen Sprache mit --input2 an, entfernen Sie die Zeile oder schalten Sie pairs.skip-bad-lines ein</translation>
    </message>
    <message>
        <source>give the pair store of the run, or start a new run</source>
        <translation>geben Sie den Paarspeicher des Laufs an oder beginnen Sie einen neuen Lauf</translation>
    </message>
    <message>
        <source>give the target side with --input2</source>
        <translation>geben Sie die Zielseite mit --input2 an</translation>
    </message>
    <message>
        <source>give the top two levels of a parse in brackets</source>
        <translation>geben Sie die obersten zwei Ebenen eines Parses in Klammern an</translation>
    </message>
    <message>
        <source>give this one as --parse-model, for a model of scpn</source>
        <translation>geben Sie dieses als --parse-model an, für ein scpn-Modell</translation>
    </message>
    <message>
        <source>give two different ones</source>
        <translation>geben Sie zwei verschiedene an</translation>
    </message>
    <message>
        <source>give two languages, for example --languages de,en</source>
        <translation>geben Sie zwei Sprachen an, zum Beispiel --languages de,en</translation>
    </message>
    <message>
        <source>given for a model of %1</source>
        <translation>angegeben für ein Modell der Art %1</translation>
    </message>
    <message>
        <source>given for a model that reads templates</source>
        <translation>angegeben für ein Modell, das Vorlagen liest</translation>
    </message>
    <message>
        <source>given for a model that reads whole parses</source>
        <translation>angegeben für ein Modell, das ganze Parses liest</translation>
    </message>
    <message>
        <source>given for tokens of %1 kinds</source>
        <translation>angegeben für Token von %1 Arten</translation>
    </message>
    <message>
        <source>given more than once</source>
        <translation>mehr als einmal angegeben</translation>
    </message>
    <message>
        <source>given with %1</source>
        <translation>angegeben zusammen mit %1</translation>
    </message>
    <message>
        <source>given with --remove-components</source>
        <translation>angegeben zusammen mit --remove-components</translation>
    </message>
    <message>
        <source>given with generative.model = parse-generator</source>
        <translation>angegeben bei generative.model = parse-generator</translation>
    </message>
    <message>
        <source>given with several values</source>
        <translation>mit mehreren Werten angegeben</translation>
    </message>
    <message>
        <source>given without --parse-model</source>
        <translation>ohne --parse-model angegeben</translation>
    </message>
    <message>
        <source>given, but --output is standard output</source>
        <translation>angegeben, aber --output ist die Standardausgabe</translation>
    </message>
    <message>
        <source>given, with encoder.network = %1</source>
        <translation>angegeben, bei encoder.network = %1</translation>
    </message>
    <message>
        <source>half a surrogate pair at byte %1</source>
        <translation>ein halbes Surrogatpaar bei Byte %1</translation>
    </message>
    <message>
        <source>has another header</source>
        <translation>hat eine andere Kopfzeile</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>http://... or https://... ending in a file name</source>
        <translation>http://... oder https://... mit einem Dateinamen am Ende</translation>
    </message>
    <message>
        <source>id&lt;TAB&gt;sentence</source>
        <translation>ID&lt;TAB&gt;Satz</translation>
    </message>
    <message>
        <source>import it again with its languages, or omit it</source>
        <translation>importieren Sie mit Angabe der Sprachen neu oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>import it directly</source>
        <translation>importieren Sie direkt</translation>
    </message>
    <message>
        <source>import it first: paragram-cli import-model --checkpoint %1 --output MODEL.h5</source>
        <translation>importieren Sie zuerst: paragram-cli import-model --checkpoint %1 --output MODEL.h5</translation>
    </message>
    <message>
        <source>import the model alone, without --run</source>
        <translation>importieren Sie nur das Modell, ohne --run</translation>
    </message>
    <message>
        <source>import the pairs first</source>
        <translation>importieren Sie zuerst die Paare</translation>
    </message>
    <message>
        <source>import them into pair stores first</source>
        <translation>importieren Sie sie zuerst in Paarspeicher</translation>
    </message>
    <message>
        <source>install ICU&apos;s data</source>
        <translation>installieren Sie die Daten von ICU</translation>
    </message>
    <message>
        <source>install ICU&apos;s data files</source>
        <translation>installieren Sie die Datendateien von ICU</translation>
    </message>
    <message>
        <source>install the package paragram-neural, or run packaging/install-dependencies neural and build the program again</source>
        <translation>installieren Sie das Paket paragram-neural oder führen Sie packaging/install-dependencies neural aus und übersetzen Sie das Programm neu</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>installieren Sie das Programm noch einmal</translation>
    </message>
    <message>
        <source>install the program again, or set PARAGRAM_WORKER to its place</source>
        <translation>installieren Sie das Programm noch einmal oder geben Sie in PARAGRAM_WORKER seinen Ort an</translation>
    </message>
    <message>
        <source>int8 for a network</source>
        <translation>int8 für ein Netz</translation>
    </message>
    <message>
        <source>is a device or a pipe</source>
        <translation>ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>it cannot be imported</source>
        <translation>Import nicht möglich</translation>
    </message>
    <message>
        <source>it does not read embeddings at another scale</source>
        <translation>Embeddings in anderer Skalierung liest es nicht</translation>
    </message>
    <message>
        <source>it looks like %1: give --encoding %2, %3</source>
        <translation>dies sieht nach %1 aus: geben Sie --encoding %2 an, %3</translation>
    </message>
    <message>
        <source>its SHA-256 is %1 instead of %2</source>
        <translation>der SHA-256-Wert ist %1 statt %2</translation>
    </message>
    <message>
        <source>its arrays differ in length</source>
        <translation>die Felder darin sind verschieden lang</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>its pieces differ from those of the file before it</source>
        <translation>die Teilwörter unterscheiden sich von denen der vorigen Datei</translation>
    </message>
    <message>
        <source>its readers support no other</source>
        <translation>die Leser dieses Formats kennen nichts anderes</translation>
    </message>
    <message>
        <source>its rules for sentences</source>
        <translation>seine Regeln für Sätze</translation>
    </message>
    <message>
        <source>keep all its tokens</source>
        <translation>behalten Sie alle Token</translation>
    </message>
    <message>
        <source>key = value</source>
        <translation>Schlüssel = Wert</translation>
    </message>
    <message>
        <source>keys of more than two languages, or of others</source>
        <translation>Schlüssel von mehr als zwei Sprachen oder von anderen</translation>
    </message>
    <message>
        <source>keys of no known names</source>
        <translation>Schlüssel ohne bekannte Namen</translation>
    </message>
    <message>
        <source>labels as they are</source>
        <translation>Labels, wie sie sind</translation>
    </message>
    <message>
        <source>language %1</source>
        <translation>Sprache %1</translation>
    </message>
    <message>
        <source>languages of the file, such as eng,deu</source>
        <translation>Sprachen der Datei, zum Beispiel eng,deu</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>lassen Sie diese Angabe weg</translation>
    </message>
    <message>
        <source>leave it out for the model&apos;s other language</source>
        <translation>lassen Sie diese Angabe für die andere Sprache des Modells weg</translation>
    </message>
    <message>
        <source>leave it out for this model</source>
        <translation>lassen Sie diese Angabe bei diesem Modell weg</translation>
    </message>
    <message>
        <source>line %1 is truncated</source>
        <translation>Zeile %1 ist abgeschnitten</translation>
    </message>
    <message>
        <source>lines of text</source>
        <translation>Textzeilen</translation>
    </message>
    <message>
        <source>lines of word&lt;TAB&gt;word&lt;TAB&gt;score</source>
        <translation>Zeilen aus Wort&lt;TAB&gt;Wort&lt;TAB&gt;Wert</translation>
    </message>
    <message>
        <source>lines such as [3, 4]:[5]</source>
        <translation>Zeilen wie [3, 4]:[5]</translation>
    </message>
    <message>
        <source>list those, and embed them again</source>
        <translation>listen Sie diese auf und berechnen Sie ihre Vektoren neu</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>load it in Python and save it on this computer</source>
        <translation>laden Sie die Datei in Python und speichern Sie sie auf diesem Rechner</translation>
    </message>
    <message>
        <source>look at the archive&apos;s list of files</source>
        <translation>sehen Sie die Liste der Dateien des Archivs an</translation>
    </message>
    <message>
        <source>loosen the recipe</source>
        <translation>lockern Sie das Rezept</translation>
    </message>
    <message>
        <source>lower-cased text</source>
        <translation>Text in Kleinschreibung</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input %1 --output PAIRS.h5</source>
        <translation>erzeugen Sie zuerst einen: paragram-cli import --input %1 --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input FILE --output PAIRS.h5</source>
        <translation>erzeugen Sie zuerst einen: paragram-cli import --input FILE --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</source>
        <translation>erzeugen Sie zuerst einen: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</translation>
    </message>
    <message>
        <source>mark a sentence of the other side too</source>
        <translation>markieren Sie auch einen Satz der anderen Seite</translation>
    </message>
    <message>
        <source>mean pooling</source>
        <translation>Mean-Pooling</translation>
    </message>
    <message>
        <source>members that are stored uncompressed</source>
        <translation>unkomprimiert gespeicherte Archiveinträge</translation>
    </message>
    <message>
        <source>mend the file</source>
        <translation>reparieren Sie die Datei</translation>
    </message>
    <message>
        <source>mend the line</source>
        <translation>reparieren Sie die Zeile</translation>
    </message>
    <message>
        <source>mine first</source>
        <translation>führen Sie zuerst das Mining aus</translation>
    </message>
    <message>
        <source>missing columns</source>
        <translation>Spalten fehlen</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>model=RUN, a model file or a file of word vectors</source>
        <translation>model=RUN, eine Modelldatei oder eine Datei mit Wortvektoren</translation>
    </message>
    <message>
        <source>more lines than a .npy header can state</source>
        <translation>mehr Zeilen, als die Kopfdaten einer .npy-Datei angeben können</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>more than %1 MB, for which %2 has no space</source>
        <translation>mehr als %1 MB, für die in %2 kein Platz ist</translation>
    </message>
    <message>
        <source>more than %1 bytes of text</source>
        <translation>mehr als %1 Bytes Text</translation>
    </message>
    <message>
        <source>more than %1 bytes without a line end</source>
        <translation>mehr als %1 Bytes ohne Zeilenende</translation>
    </message>
    <message>
        <source>more than %1 combinations of values</source>
        <translation>mehr als %1 Kombinationen von Werten</translation>
    </message>
    <message>
        <source>more than %1 files inside</source>
        <translation>mehr als %1 Dateien darin</translation>
    </message>
    <message>
        <source>more than %1 sentences</source>
        <translation>mehr als %1 Sätze</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mehr als %1 Werte</translation>
    </message>
    <message>
        <source>more than the announced %1 bytes</source>
        <translation>mehr als die angekündigten %1 Bytes</translation>
    </message>
    <message>
        <source>name a file with --output</source>
        <translation>geben Sie eine Datei mit --output an</translation>
    </message>
    <message>
        <source>name all three</source>
        <translation>nennen Sie alle drei</translation>
    </message>
    <message>
        <source>name another --shortlist, such as the pairs that it was trained on</source>
        <translation>geben Sie andere Paare für --shortlist an, zum Beispiel die des Trainings</translation>
    </message>
    <message>
        <source>name it with --input2</source>
        <translation>geben Sie sie mit --input2 an</translation>
    </message>
    <message>
        <source>name one, as &quot;%1!%2&quot;</source>
        <translation>nennen Sie eine, wie „%1!%2“</translation>
    </message>
    <message>
        <source>name the columns in the first line</source>
        <translation>benennen Sie die Spalten in der ersten Zeile</translation>
    </message>
    <message>
        <source>name the folder or archive that contains them with --input2</source>
        <translation>geben Sie den Ordner oder das Archiv damit mit --input2 an</translation>
    </message>
    <message>
        <source>name them with --input and --input2</source>
        <translation>geben Sie sie mit --input und --input2 an</translation>
    </message>
    <message>
        <source>name them with --languages, for example eng,deu</source>
        <translation>geben Sie sie mit --languages an, zum Beispiel eng,deu</translation>
    </message>
    <message>
        <source>name two of them with --languages</source>
        <translation>geben Sie zwei davon mit --languages an</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their columns, counted from 0, with --columns</source>
        <translation>geben Sie zwei davon mit --languages oder ihre Spalten, gezählt ab 0, mit --columns an</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their keys with --columns</source>
        <translation>geben Sie zwei davon mit --languages oder ihre Schlüssel mit --columns an</translation>
    </message>
    <message>
        <source>names inside the archive&apos;s folder</source>
        <translation>Namen innerhalb des Ordners des Archivs</translation>
    </message>
    <message>
        <source>no &quot;%1&quot; inside</source>
        <translation>kein „%1“ darin</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>es fehlt: %1</translation>
    </message>
    <message>
        <source>no %1 inside</source>
        <translation>darin fehlt: %1</translation>
    </message>
    <message>
        <source>no --output</source>
        <translation>--output fehlt</translation>
    </message>
    <message>
        <source>no SentencePiece model</source>
        <translation>kein SentencePiece-Modell</translation>
    </message>
    <message>
        <source>no address provides this file (%1)</source>
        <translation>keine Adresse bietet diese Datei an (%1)</translation>
    </message>
    <message>
        <source>no alignment to write</source>
        <translation>keine Alignierung zum Schreiben</translation>
    </message>
    <message>
        <source>no checkpoint to resume from</source>
        <translation>kein Checkpoint zum Fortsetzen</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>no complete tree in brackets</source>
        <translation>kein vollständiger Baum in Klammern</translation>
    </message>
    <message>
        <source>no count after the piece</source>
        <translation>keine Anzahl nach dem Teilwort</translation>
    </message>
    <message>
        <source>no data set with gold scores</source>
        <translation>kein Datensatz mit Goldwerten</translation>
    </message>
    <message>
        <source>no document &quot;%1&quot;</source>
        <translation>kein Dokument „%1“</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>keine Elemente</translation>
    </message>
    <message>
        <source>no file can be created in %1 (%2)</source>
        <translation>in %1 kann keine Datei angelegt werden (%2)</translation>
    </message>
    <message>
        <source>no file can be created in /tmp (%1)</source>
        <translation>in /tmp kann keine Datei angelegt werden (%1)</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>kein Dateiname</translation>
    </message>
    <message>
        <source>no filter</source>
        <translation>kein Filter</translation>
    </message>
    <message>
        <source>no languages</source>
        <translation>keine Sprachen</translation>
    </message>
    <message>
        <source>no line &quot;%1&quot;</source>
        <translation>keine Zeile „%1“</translation>
    </message>
    <message>
        <source>no line with the times of a cue</source>
        <translation>keine Zeile mit den Zeiten eines Untertitels</translation>
    </message>
    <message>
        <source>no lines</source>
        <translation>keine Zeilen</translation>
    </message>
    <message>
        <source>no links</source>
        <translation>keine Verknüpfungen</translation>
    </message>
    <message>
        <source>no links.csv next to it</source>
        <translation>keine links.csv daneben</translation>
    </message>
    <message>
        <source>no member with these names</source>
        <translation>kein Archiveintrag mit diesen Namen</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>no optimizer state</source>
        <translation>kein Zustand des Optimierers</translation>
    </message>
    <message>
        <source>no output &quot;%1&quot;</source>
        <translation>keine Ausgabe „%1“</translation>
    </message>
    <message>
        <source>no pair scorer is available here</source>
        <translation>zum Bewerten von Paaren ist hier nichts verfügbar</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>keine Paare</translation>
    </message>
    <message>
        <source>no pairs with gold scores</source>
        <translation>keine Paare mit Goldwerten</translation>
    </message>
    <message>
        <source>no parse on line %1</source>
        <translation>kein Parse in Zeile %1</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>keine Erlaubnis, dort zu schreiben</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>keine Teilwörter</translation>
    </message>
    <message>
        <source>no scored pairs</source>
        <translation>keine bewerteten Paare</translation>
    </message>
    <message>
        <source>no sentence in &quot;%1&quot;</source>
        <translation>kein Satz in „%1“</translation>
    </message>
    <message>
        <source>no sentences</source>
        <translation>keine Sätze</translation>
    </message>
    <message>
        <source>no sheet of judgements</source>
        <translation>kein Bogen mit Urteilen</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>no tab</source>
        <translation>kein Tabulator</translation>
    </message>
    <message>
        <source>no template whose labels the model knows</source>
        <translation>keine Vorlage, deren Labels das Modell kennt</translation>
    </message>
    <message>
        <source>no tensor &quot;%1&quot;</source>
        <translation>kein Tensor „%1“</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>no text &quot;%1&quot;</source>
        <translation>kein Text „%1“</translation>
    </message>
    <message>
        <source>no text inside</source>
        <translation>kein Text darin</translation>
    </message>
    <message>
        <source>no text to count tokens in</source>
        <translation>kein Text, in dem sich Token zählen lassen</translation>
    </message>
    <message>
        <source>no tokenizer is available here</source>
        <translation>hier ist kein Tokenizer verfügbar</translation>
    </message>
    <message>
        <source>no translations of each other: %1 of %2 links are better than chance</source>
        <translation>keine Übersetzungen voneinander: %1 von %2 Verknüpfungen sind besser als der Zufall</translation>
    </message>
    <message>
        <source>no two sentences with a translation in common</source>
        <translation>keine zwei Sätze mit einer gemeinsamen Übersetzung</translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation>keine Vektoren</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>none of the sentences of the first 10,000 pairs</source>
        <translation>keiner der Sätze der ersten 10.000 Paare</translation>
    </message>
    <message>
        <source>none: its tokens are the symbols of the parses</source>
        <translation>keine Angabe: die Token sind die Symbole der Parses</translation>
    </message>
    <message>
        <source>not JSON at byte %1</source>
        <translation>kein JSON bei Byte %1</translation>
    </message>
    <message>
        <source>not a SentencePiece model</source>
        <translation>kein SentencePiece-Modell</translation>
    </message>
    <message>
        <source>not a complete ONNX model</source>
        <translation>kein vollständiges ONNX-Modell</translation>
    </message>
    <message>
        <source>not a file of torch.save</source>
        <translation>keine Datei von torch.save</translation>
    </message>
    <message>
        <source>not a judgement</source>
        <translation>kein Urteil</translation>
    </message>
    <message>
        <source>not a list of word similarities</source>
        <translation>keine Liste von Wortähnlichkeiten</translation>
    </message>
    <message>
        <source>not a mined pair</source>
        <translation>kein gefundenes Paar</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not a readable index</source>
        <translation>kein lesbarer Index</translation>
    </message>
    <message>
        <source>not a record of an index, or damaged</source>
        <translation>kein Index-Eintrag oder beschädigt</translation>
    </message>
    <message>
        <source>not a token file</source>
        <translation>keine Token-Datei</translation>
    </message>
    <message>
        <source>not a tokenizer in JSON</source>
        <translation>kein Tokenizer in JSON</translation>
    </message>
    <message>
        <source>not an index</source>
        <translation>kein Index</translation>
    </message>
    <message>
        <source>not clear from the name &quot;%1&quot;</source>
        <translation>aus dem Namen „%1“ nicht ersichtlich</translation>
    </message>
    <message>
        <source>not found next to this program</source>
        <translation>neben diesem Programm nicht gefunden</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not given for a model of %1</source>
        <translation>nicht angegeben für ein Modell der Art %1</translation>
    </message>
    <message>
        <source>not given, %1</source>
        <translation>nicht angegeben, %1</translation>
    </message>
    <message>
        <source>not given, with --parse-model</source>
        <translation>nicht angegeben, bei --parse-model</translation>
    </message>
    <message>
        <source>not given, with train.teacher</source>
        <translation>nicht angegeben, bei train.teacher</translation>
    </message>
    <message>
        <source>not installed; it computes generative models</source>
        <translation>nicht installiert; es berechnet generative Modelle</translation>
    </message>
    <message>
        <source>not text, and no known format of documents</source>
        <translation>kein Text und kein bekanntes Dokumentformat</translation>
    </message>
    <message>
        <source>not the address of a file</source>
        <translation>nicht die Adresse einer Datei</translation>
    </message>
    <message>
        <source>not the figures of ranks, or damaged</source>
        <translation>keine Messwerte von Rängen oder beschädigt</translation>
    </message>
    <message>
        <source>not the pairs the run was started with</source>
        <translation>nicht die Paare, mit denen der Lauf begann</translation>
    </message>
    <message>
        <source>not the parses the run was started with</source>
        <translation>nicht die Parses, mit denen der Lauf begann</translation>
    </message>
    <message>
        <source>not the vectors the run was started with</source>
        <translation>nicht die Vektoren, mit denen der Lauf begann</translation>
    </message>
    <message>
        <source>not two or three keys</source>
        <translation>weder zwei noch drei Schlüssel</translation>
    </message>
    <message>
        <source>not well-formed XML (%1)</source>
        <translation>kein wohlgeformtes XML (%1)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing is translated yet</source>
        <translation>noch ist nichts übersetzt</translation>
    </message>
    <message>
        <source>nothing to train</source>
        <translation>nichts zu trainieren</translation>
    </message>
    <message>
        <source>nothing was written; choose another format</source>
        <translation>nichts wurde geschrieben; wählen Sie ein anderes Format</translation>
    </message>
    <message>
        <source>nothing was written; report this as a fault of the program</source>
        <translation>nichts wurde geschrieben; melden Sie dies als Fehler des Programms</translation>
    </message>
    <message>
        <source>number the sentences again</source>
        <translation>nummerieren Sie die Sätze neu</translation>
    </message>
    <message>
        <source>numbers in big-endian order</source>
        <translation>Zahlen in Big-Endian-Reihenfolge</translation>
    </message>
    <message>
        <source>numbers in one or two dimensions</source>
        <translation>Zahlen in einer oder zwei Dimensionen</translation>
    </message>
    <message>
        <source>numbers, because the first line names no columns</source>
        <translation>Zahlen, weil die erste Zeile keine Spalten benennt</translation>
    </message>
    <message>
        <source>omit --run; only checkpoints can be trained further</source>
        <translation>lassen Sie --run weg; nur Checkpoints lassen sich weiter trainieren</translation>
    </message>
    <message>
        <source>omit it</source>
        <translation>lassen Sie diese Angabe weg</translation>
    </message>
    <message>
        <source>omit it, or merge as mixed languages; train also accepts several stores</source>
        <translation>lassen Sie diese Angabe weg oder führen Sie als gemischte Sprachen zusammen; train nimmt auch mehrere Speicher an</translation>
    </message>
    <message>
        <source>omit it, or use --token-weights alone</source>
        <translation>lassen Sie diese Angabe weg oder nehmen Sie nur --token-weights</translation>
    </message>
    <message>
        <source>omit it; train also accepts several stores</source>
        <translation>lassen Sie diese Angabe weg; train nimmt auch mehrere Speicher an</translation>
    </message>
    <message>
        <source>omit one: whitening makes all components equal</source>
        <translation>lassen Sie eines weg: Whitening macht alle Komponenten gleich</translation>
    </message>
    <message>
        <source>omit the others</source>
        <translation>lassen Sie die anderen weg</translation>
    </message>
    <message>
        <source>omit the processing</source>
        <translation>lassen Sie die Verarbeitung weg</translation>
    </message>
    <message>
        <source>one SentencePiece model</source>
        <translation>ein einziges SentencePiece-Modell</translation>
    </message>
    <message>
        <source>one end for each source, and at least 2 steps</source>
        <translation>ein Ende je Quelle und mindestens 2 Schritte</translation>
    </message>
    <message>
        <source>one for each of the %1 lines of %2</source>
        <translation>je einer für die %1 Zeilen von %2</translation>
    </message>
    <message>
        <source>one for each of the %1 of tokenizer.json</source>
        <translation>je einer für die %1 von tokenizer.json</translation>
    </message>
    <message>
        <source>one for each sentence</source>
        <translation>einer je Satz</translation>
    </message>
    <message>
        <source>one kind</source>
        <translation>eine einzige Art</translation>
    </message>
    <message>
        <source>one network for both</source>
        <translation>ein Netz für beide</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>one of %1, ...</source>
        <translation>eines von: %1, ...</translation>
    </message>
    <message>
        <source>one of column %1</source>
        <translation>einer der Spalte %1</translation>
    </message>
    <message>
        <source>one of the languages of --languages</source>
        <translation>eine der Sprachen von --languages</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>one of this model</source>
        <translation>einer dieses Modells</translation>
    </message>
    <message>
        <source>one part, and languages that share everything or nothing</source>
        <translation>ein einziger Teil und Sprachen, die alles oder nichts teilen</translation>
    </message>
    <message>
        <source>one per line</source>
        <translation>einer je Zeile</translation>
    </message>
    <message>
        <source>one query per line</source>
        <translation>eine Anfrage je Zeile</translation>
    </message>
    <message>
        <source>one sentence pair per line</source>
        <translation>ein Satzpaar je Zeile</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>ein Satz je Zeile</translation>
    </message>
    <message>
        <source>one that ICU supports</source>
        <translation>einer, den ICU unterstützt</translation>
    </message>
    <message>
        <source>one that this program supports</source>
        <translation>einer, den dieses Programm unterstützt</translation>
    </message>
    <message>
        <source>one that was</source>
        <translation>ein hier trainiertes</translation>
    </message>
    <message>
        <source>one tokenizer</source>
        <translation>ein einziger Tokenizer</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein einziger Wert</translation>
    </message>
    <message>
        <source>one within %1 bytes</source>
        <translation>das Ende innerhalb von %1 Bytes</translation>
    </message>
    <message>
        <source>one without</source>
        <translation>einer ohne dieses</translation>
    </message>
    <message>
        <source>one word and its numbers per line</source>
        <translation>ein Wort und seine Zahlen je Zeile</translation>
    </message>
    <message>
        <source>one, or one for each source</source>
        <translation>einer oder je Quelle einer</translation>
    </message>
    <message>
        <source>one, or one per side</source>
        <translation>einer oder je Seite einer</translation>
    </message>
    <message>
        <source>one, or those of two judges</source>
        <translation>einer, oder die zweier Beurteiler</translation>
    </message>
    <message>
        <source>only one file</source>
        <translation>nur eine Datei</translation>
    </message>
    <message>
        <source>only static models can be imported, not transformers</source>
        <translation>nur statische Modelle lassen sich importieren, keine Transformer</translation>
    </message>
    <message>
        <source>open it again to see what has changed</source>
        <translation>öffnen Sie es noch einmal, um die Änderungen zu sehen</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>öffnen Sie es mit einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>other pieces</source>
        <translation>andere Teilwörter</translation>
    </message>
    <message>
        <source>pair %1 has no %2</source>
        <translation>Paar %1 hat keinen Wert: %2</translation>
    </message>
    <message>
        <source>pair stores</source>
        <translation>Paarspeicher</translation>
    </message>
    <message>
        <source>pair stores, settings and seeds</source>
        <translation>Paarspeicher, Einstellungen und Startwerte</translation>
    </message>
    <message>
        <source>pairs in %1 and %2, between which the model translates</source>
        <translation>Paare in %1 und %2, zwischen denen das Modell übersetzt</translation>
    </message>
    <message>
        <source>pairs of %1-%2</source>
        <translation>Paare %1-%2</translation>
    </message>
    <message>
        <source>pairs of ids, the gold file</source>
        <translation>Paare von IDs, die Golddatei</translation>
    </message>
    <message>
        <source>pairs of sentences</source>
        <translation>Satzpaare</translation>
    </message>
    <message>
        <source>pairs whose sides have different forms</source>
        <translation>Paare, deren Seiten verschiedene Formen haben</translation>
    </message>
    <message>
        <source>pairs with gold scores</source>
        <translation>Paare mit Goldwerten</translation>
    </message>
    <message>
        <source>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</source>
        <translation>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>parse all sentences, one on each line</source>
        <translation>parsen Sie alle Sätze, einen je Zeile</translation>
    </message>
    <message>
        <source>parse the %1s of these pairs in their order</source>
        <translation>parsen Sie die Seite %1 dieser Paare in deren Reihenfolge</translation>
    </message>
    <message>
        <source>parses such as (ROOT (S (NP ...) (VP ...)))</source>
        <translation>Parses wie (ROOT (S (NP ...) (VP ...)))</translation>
    </message>
    <message>
        <source>pieces of a unigram model (tokenizer.model)</source>
        <translation>Teilwörter eines Unigramm-Modells (tokenizer.model)</translation>
    </message>
    <message>
        <source>pieces or words</source>
        <translation>Teilwörter oder Wörter</translation>
    </message>
    <message>
        <source>pieces with the space at the end</source>
        <translation>Teilwörter mit dem Leerzeichen am Ende</translation>
    </message>
    <message>
        <source>put NAME= before the file</source>
        <translation>stellen Sie NAME= vor die Datei</translation>
    </message>
    <message>
        <source>put it next to the two texts</source>
        <translation>legen Sie die Datei neben die beiden Texte</translation>
    </message>
    <message>
        <source>put the .vocab file there</source>
        <translation>legen Sie die .vocab-Datei dorthin</translation>
    </message>
    <message>
        <source>rank by something else</source>
        <translation>ordnen Sie nach etwas anderem</translation>
    </message>
    <message>
        <source>read back with cosines off by %1</source>
        <translation>zurückgelesen weichen die Kosinuswerte um %1 ab</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
    <message>
        <source>recognise its text with an OCR program such as ocrmypdf</source>
        <translation>erkennen Sie den Text mit einem OCR-Programm wie ocrmypdf</translation>
    </message>
    <message>
        <source>remove it; the download then starts again</source>
        <translation>entfernen Sie die Datei; der Download beginnt dann von vorn</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>entfernen Sie eines davon</translation>
    </message>
    <message>
        <source>remove the comma before it</source>
        <translation>entfernen Sie das Komma davor</translation>
    </message>
    <message>
        <source>remove the file to start from the beginning</source>
        <translation>entfernen Sie die Datei, um von vorn zu beginnen</translation>
    </message>
    <message>
        <source>remove the folder and build the index again</source>
        <translation>entfernen Sie den Ordner und bauen Sie den Index neu auf</translation>
    </message>
    <message>
        <source>remove the folder or choose another</source>
        <translation>entfernen Sie den Ordner oder wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>entfernen Sie die Zeile</translation>
    </message>
    <message>
        <source>remove the line or set pairs.skip-bad-lines</source>
        <translation>entfernen Sie die Zeile oder schalten Sie pairs.skip-bad-lines ein</translation>
    </message>
    <message>
        <source>remove the object, or import with pairs.skip-bad-lines</source>
        <translation>entfernen Sie das Objekt oder importieren Sie mit pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the step</source>
        <translation>entfernen Sie den Schritt</translation>
    </message>
    <message>
        <source>rename the file</source>
        <translation>benennen Sie die Datei um</translation>
    </message>
    <message>
        <source>rename the file or value</source>
        <translation>ändern Sie den Namen der Datei oder den Wert</translation>
    </message>
    <message>
        <source>report this as a fault of the program</source>
        <translation>melden Sie dies als Fehler des Programms</translation>
    </message>
    <message>
        <source>request at least one neighbour</source>
        <translation>fordern Sie mindestens einen Nachbarn an</translation>
    </message>
    <message>
        <source>restore it or remove it</source>
        <translation>stellen Sie es wieder her oder entfernen Sie es</translation>
    </message>
    <message>
        <source>restore it, or start a new run</source>
        <translation>stellen Sie die Datei wieder her oder beginnen Sie einen neuen Lauf</translation>
    </message>
    <message>
        <source>restore the file, or align the documents again</source>
        <translation>stellen Sie die Datei wieder her oder alignieren Sie die Dokumente neu</translation>
    </message>
    <message>
        <source>restore them, or start a new run</source>
        <translation>stellen Sie die Dateien wieder her oder beginnen Sie einen neuen Lauf</translation>
    </message>
    <message>
        <source>resume with that version, or train again without --resume</source>
        <translation>setzen Sie mit jener Version fort oder trainieren Sie ohne --resume neu</translation>
    </message>
    <message>
        <source>run it with paragram-cli</source>
        <translation>führen Sie es mit paragram-cli aus</translation>
    </message>
    <message>
        <source>run it without --done</source>
        <translation>führen Sie es ohne --done aus</translation>
    </message>
    <message>
        <source>runs on one rank and on two or more other numbers of them</source>
        <translation>Läufe auf einem Rang und auf zwei oder mehr anderen Anzahlen von Rängen</translation>
    </message>
    <message>
        <source>save it again without compression</source>
        <translation>speichern Sie ohne Komprimierung neu</translation>
    </message>
    <message>
        <source>save it as docx, odt, epub, PDF, HTML or plain text</source>
        <translation>speichern Sie als docx, odt, epub, PDF, HTML oder reinen Text</translation>
    </message>
    <message>
        <source>save it to a file first</source>
        <translation>speichern Sie zuerst in einer Datei</translation>
    </message>
    <message>
        <source>save it with numpy as float32 in C order</source>
        <translation>speichern Sie mit numpy als float32 in C-Reihenfolge</translation>
    </message>
    <message>
        <source>save its table as CSV in UTF-8</source>
        <translation>speichern Sie die Tabelle als CSV in UTF-8</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2</source>
        <translation>geben Sie an, welche die Sätze enthalten, zum Beispiel --columns %1,%2</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2 (the first column is 0)</source>
        <translation>geben Sie an, welche die Sätze enthalten, zum Beispiel --columns %1,%2 (die erste Spalte ist 0)</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1</source>
        <translation>geben Sie an, welche die Sätze enthalten, zum Beispiel --columns 0,1</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1 (the first column is 0)</source>
        <translation>geben Sie an, welche die Sätze enthalten, zum Beispiel --columns 0,1 (die erste Spalte ist 0)</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns sentence1,sentence2</source>
        <translation>geben Sie an, welche die Sätze enthalten, zum Beispiel --columns sentence1,sentence2</translation>
    </message>
    <message>
        <source>score, source and target separated by tabs</source>
        <translation>Wert, Quelle und Ziel, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>scores of an import</source>
        <translation>Werte eines Imports</translation>
    </message>
    <message>
        <source>scores of one kind in all stores</source>
        <translation>Werte einer einzigen Art in allen Speichern</translation>
    </message>
    <message>
        <source>scores that are log-probabilities of translations</source>
        <translation>Werte, die Log-Wahrscheinlichkeiten von Übersetzungen sind</translation>
    </message>
    <message>
        <source>see the manual&apos;s page Settings for all keys</source>
        <translation>alle Schlüssel stehen auf der Seite „Einstellungen“ des Handbuchs</translation>
    </message>
    <message>
        <source>semantic or random</source>
        <translation>semantic oder random</translation>
    </message>
    <message>
        <source>semantic, random, %1 or %2</source>
        <translation>semantic, random, %1 oder %2</translation>
    </message>
    <message>
        <source>sentence numbers from 0, as in [3, 4]:[5]</source>
        <translation>Satznummern ab 0, wie in [3, 4]:[5]</translation>
    </message>
    <message>
        <source>sentence numbers of many documents</source>
        <translation>Satznummern vieler Dokumente</translation>
    </message>
    <message>
        <source>sentence pairs in a format that can be read</source>
        <translation>Satzpaare in einem lesbaren Format</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>sentence pieces of both sides in one table</source>
        <translation>Teilwörter beider Seiten in einer Tabelle</translation>
    </message>
    <message>
        <source>sentence pieces, words or trigrams</source>
        <translation>Teilwörter, Wörter oder Trigramme</translation>
    </message>
    <message>
        <source>sentences like those to embed</source>
        <translation>Sätze wie die, deren Vektoren berechnet werden</translation>
    </message>
    <message>
        <source>sentences of both sides</source>
        <translation>Sätze beider Seiten</translation>
    </message>
    <message>
        <source>sentences of many languages</source>
        <translation>Sätze vieler Sprachen</translation>
    </message>
    <message>
        <source>sentences of one side only</source>
        <translation>Sätze nur einer Seite</translation>
    </message>
    <message>
        <source>sentences of the pairs</source>
        <translation>Sätze der Paare</translation>
    </message>
    <message>
        <source>seq2seq</source>
        <translation>seq2seq</translation>
    </message>
    <message>
        <source>set TMPDIR to an existing folder that you may write to</source>
        <translation>setzen Sie TMPDIR auf einen vorhandenen Ordner mit Schreibrecht</translation>
    </message>
    <message>
        <source>set encoder.kind = sp and encoder.sharing = shared</source>
        <translation>setzen Sie encoder.kind = sp und encoder.sharing = shared</translation>
    </message>
    <message>
        <source>set encoder.network to lstm or blstm, or encoder.combine to none</source>
        <translation>setzen Sie encoder.network auf lstm oder blstm oder encoder.combine auf none</translation>
    </message>
    <message>
        <source>set it to 0</source>
        <translation>setzen Sie den Wert auf 0</translation>
    </message>
    <message>
        <source>set it to seq2seq</source>
        <translation>setzen Sie den Wert auf seq2seq</translation>
    </message>
    <message>
        <source>set it to shared</source>
        <translation>setzen Sie den Wert auf shared</translation>
    </message>
    <message>
        <source>set it to word</source>
        <translation>setzen Sie den Wert auf word</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>gesetzt, %1</translation>
    </message>
    <message>
        <source>set, with encoder.network = %1 and generative.model = %2</source>
        <translation>gesetzt, bei encoder.network = %1 und generative.model = %2</translation>
    </message>
    <message>
        <source>set, with generative.model = %1</source>
        <translation>gesetzt, bei generative.model = %1</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>source and target</source>
        <translation>Quelle und Ziel</translation>
    </message>
    <message>
        <source>source and target, or keys named with --columns</source>
        <translation>Quelle und Ziel oder mit --columns benannte Schlüssel</translation>
    </message>
    <message>
        <source>source,target or source,target,score</source>
        <translation>source,target oder source,target,score</translation>
    </message>
    <message>
        <source>sp, word or trigram</source>
        <translation>sp, word oder trigram</translation>
    </message>
    <message>
        <source>space for a copy</source>
        <translation>Platz für eine Kopie</translation>
    </message>
    <message>
        <source>split or remove the line</source>
        <translation>teilen Sie die Zeile oder entfernen Sie sie</translation>
    </message>
    <message>
        <source>split or remove the line, or import with pairs.skip-bad-lines</source>
        <translation>teilen Sie die Zeile, entfernen Sie sie oder importieren Sie mit pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>split the file</source>
        <translation>teilen Sie die Datei</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>beginnen Sie von vorn</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text that is not lower-cased</source>
        <translation>Text, der nicht kleingeschrieben ist</translation>
    </message>
    <message>
        <source>text, or an archive of texts</source>
        <translation>Text oder ein Archiv mit Texten</translation>
    </message>
    <message>
        <source>the %1 of the index</source>
        <translation>die %1 des Index</translation>
    </message>
    <message>
        <source>the %1 sentence is empty</source>
        <translation>der Satz %1 ist leer</translation>
    </message>
    <message>
        <source>the %1 side looks like %2, not %3</source>
        <translation>die Seite %1 sieht nach %2 aus, nicht nach %3</translation>
    </message>
    <message>
        <source>the SentencePiece model it was trained with</source>
        <translation>das SentencePiece-Modell des Trainings</translation>
    </message>
    <message>
        <source>the SentencePiece model that %1 was tokenised with</source>
        <translation>das SentencePiece-Modell, mit dem %1 in Token zerlegt wurde</translation>
    </message>
    <message>
        <source>the SentencePiece model that produces them</source>
        <translation>das SentencePiece-Modell, das sie erzeugt</translation>
    </message>
    <message>
        <source>the alignment tries to read other folders: do not use it</source>
        <translation>die Alignierung versucht, andere Ordner zu lesen: verwenden Sie sie nicht</translation>
    </message>
    <message>
        <source>the archive tries to write to other folders: do not use it</source>
        <translation>das Archiv versucht, in andere Ordner zu schreiben: verwenden Sie es nicht</translation>
    </message>
    <message>
        <source>the authors&apos; program has no other: choose onnx</source>
        <translation>das Programm der Autoren kennt nichts anderes: wählen Sie onnx</translation>
    </message>
    <message>
        <source>the checkpoint has reached that number already</source>
        <translation>der Checkpoint hat diese Zahl schon erreicht</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: train again without --resume</source>
        <translation>der Checkpoint ist beschädigt: trainieren Sie ohne --resume neu</translation>
    </message>
    <message>
        <source>the disk may be full: export again</source>
        <translation>vielleicht ist der Datenträger voll: exportieren Sie noch einmal</translation>
    </message>
    <message>
        <source>the documents the alignment names, in a folder or in archives</source>
        <translation>die Dokumente, die die Alignierung nennt, in einem Ordner oder in Archiven</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>die Datei hat sich beim Lesen geändert</translation>
    </message>
    <message>
        <source>the file ends before its last element</source>
        <translation>die Datei endet vor ihrem letzten Element</translation>
    </message>
    <message>
        <source>the file for %1</source>
        <translation>die Datei für %1</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the file is damaged or another version; download it from its publisher again</source>
        <translation>die Datei ist beschädigt oder eine andere Version; laden Sie sie noch einmal beim Herausgeber herunter</translation>
    </message>
    <message>
        <source>the file is damaged or truncated: use another copy</source>
        <translation>die Datei ist beschädigt oder abgeschnitten: nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>the file is damaged: import the pairs again</source>
        <translation>die Datei ist beschädigt: importieren Sie die Paare noch einmal</translation>
    </message>
    <message>
        <source>the file is damaged: use another copy</source>
        <translation>die Datei ist beschädigt: nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>the file is designed to fill memory or disk: do not use it</source>
        <translation>die Datei soll Arbeitsspeicher oder Datenträger füllen: verwenden Sie sie nicht</translation>
    </message>
    <message>
        <source>the file is incomplete: create it again or use another copy</source>
        <translation>die Datei ist unvollständig: erzeugen Sie sie noch einmal oder nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>the file is truncated or damaged: %1</source>
        <translation>die Datei ist abgeschnitten oder beschädigt: %1</translation>
    </message>
    <message>
        <source>the file with the sentences of these vectors</source>
        <translation>die Datei mit den Sätzen dieser Vektoren</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>der Ordner eines Laufs</translation>
    </message>
    <message>
        <source>the folder of a run that was interrupted</source>
        <translation>der Ordner eines unterbrochenen Laufs</translation>
    </message>
    <message>
        <source>the folder&apos;s files do not belong together</source>
        <translation>die Dateien des Ordners gehören nicht zusammen</translation>
    </message>
    <message>
        <source>the form in which it writes</source>
        <translation>die Form, in der es schreibt</translation>
    </message>
    <message>
        <source>the gradient is not a number</source>
        <translation>der Gradient ist keine Zahl</translation>
    </message>
    <message>
        <source>the history of a run</source>
        <translation>der Verlauf eines Laufs</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot;</source>
        <translation>die ID „%1“</translation>
    </message>
    <message>
        <source>the keys %1</source>
        <translation>die Schlüssel %1</translation>
    </message>
    <message>
        <source>the keys none</source>
        <translation>keine Schlüssel</translation>
    </message>
    <message>
        <source>the language of the %1 side is unknown</source>
        <translation>die Sprache der Seite %1 ist unbekannt</translation>
    </message>
    <message>
        <source>the languages %1</source>
        <translation>die Sprachen %1</translation>
    </message>
    <message>
        <source>the loss is not a number</source>
        <translation>der Verlust ist keine Zahl</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is compressed or encrypted</source>
        <translation>der Archiveintrag „%1“ ist komprimiert oder verschlüsselt</translation>
    </message>
    <message>
        <source>the model tries to read other folders: do not use it</source>
        <translation>das Modell versucht, andere Ordner zu lesen: verwenden Sie es nicht</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot;</source>
        <translation>der Name „%1“</translation>
    </message>
    <message>
        <source>the name %1 twice</source>
        <translation>der Name %1 zweimal</translation>
    </message>
    <message>
        <source>the name of a member</source>
        <translation>der Name eines Archiveintrags</translation>
    </message>
    <message>
        <source>the pair store is damaged: import the pairs again</source>
        <translation>der Paarspeicher ist beschädigt: importieren Sie die Paare noch einmal</translation>
    </message>
    <message>
        <source>the pairs of %1</source>
        <translation>die Paare von %1</translation>
    </message>
    <message>
        <source>the pairs stored there temporarily cannot be read back</source>
        <translation>die dort zwischengespeicherten Paare lassen sich nicht zurücklesen</translation>
    </message>
    <message>
        <source>the parses of the sentences</source>
        <translation>die Parses der Sätze</translation>
    </message>
    <message>
        <source>the path &quot;%1&quot;</source>
        <translation>der Pfad „%1“</translation>
    </message>
    <message>
        <source>the pieces of %1</source>
        <translation>die Teilwörter von %1</translation>
    </message>
    <message>
        <source>the rest is UTF-8: give --encoding %1 to replace its damaged characters, %2</source>
        <translation>der Rest ist UTF-8: geben Sie --encoding %1 an, um die beschädigten Zeichen zu ersetzen, %2</translation>
    </message>
    <message>
        <source>the same .vocab for all P-SP files</source>
        <translation>dieselbe .vocab für alle P-SP-Dateien</translation>
    </message>
    <message>
        <source>the same file</source>
        <translation>dieselbe Datei</translation>
    </message>
    <message>
        <source>the same forms as the targets have</source>
        <translation>dieselben Formen wie die Ziele</translation>
    </message>
    <message>
        <source>the same number on every node</source>
        <translation>dieselbe Zahl auf jedem Knoten</translation>
    </message>
    <message>
        <source>the same on every machine</source>
        <translation>dasselbe auf jedem Rechner</translation>
    </message>
    <message>
        <source>the same pair store</source>
        <translation>derselbe Paarspeicher</translation>
    </message>
    <message>
        <source>the same text, or more lines at its end</source>
        <translation>derselbe Text, auch mit mehr Zeilen am Ende</translation>
    </message>
    <message>
        <source>the same vectors and sentences</source>
        <translation>dieselben Vektoren und Sätze</translation>
    </message>
    <message>
        <source>the scores of these pairs are log-probabilities of translations, not paraphrase scores</source>
        <translation>die Werte dieser Paare sind Log-Wahrscheinlichkeiten von Übersetzungen, keine Paraphrasenwerte</translation>
    </message>
    <message>
        <source>the server answered %1</source>
        <translation>der Server antwortete %1</translation>
    </message>
    <message>
        <source>the server answers %1</source>
        <translation>der Server antwortet %1</translation>
    </message>
    <message>
        <source>the token id %1</source>
        <translation>die Token-ID %1</translation>
    </message>
    <message>
        <source>the two texts, as X.de and X.en</source>
        <translation>die beiden Texte, als X.de und X.en</translation>
    </message>
    <message>
        <source>the vocabulary next to the .h5 file</source>
        <translation>das Vokabular neben der .h5-Datei</translation>
    </message>
    <message>
        <source>this kind of file cannot be read</source>
        <translation>diese Art von Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>this tokenizer cannot be used</source>
        <translation>dieser Tokenizer lässt sich nicht verwenden</translation>
    </message>
    <message>
        <source>those of one document</source>
        <translation>die eines einzigen Dokuments</translation>
    </message>
    <message>
        <source>those of the trained templates: %1</source>
        <translation>die der trainierten Vorlagen: %1</translation>
    </message>
    <message>
        <source>three: sentence, sentence, gold score</source>
        <translation>drei: Satz, Satz, Goldwert</translation>
    </message>
    <message>
        <source>token, tab, count</source>
        <translation>Token, Tabulator, Anzahl</translation>
    </message>
    <message>
        <source>tokenizer=FILE, or a model</source>
        <translation>tokenizer=FILE oder ein Modell</translation>
    </message>
    <message>
        <source>tokens by a tokenizer.json</source>
        <translation>Token einer tokenizer.json</translation>
    </message>
    <message>
        <source>tokens other than pieces that both languages share</source>
        <translation>andere Token als Teilwörter, die sich beide Sprachen teilen</translation>
    </message>
    <message>
        <source>tokens without text</source>
        <translation>Token ohne Text</translation>
    </message>
    <message>
        <source>train a tokenizer or choose another file</source>
        <translation>trainieren Sie einen Tokenizer oder wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>train again</source>
        <translation>trainieren Sie neu</translation>
    </message>
    <message>
        <source>train for some hundred steps with mpirun -n 1, 2 and 4</source>
        <translation>trainieren Sie einige hundert Schritte mit mpirun -n 1, 2 und 4</translation>
    </message>
    <message>
        <source>train it again or use another copy</source>
        <translation>trainieren Sie neu oder nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>train one first: paragram-cli train --pairs PAIRS.h5 --output RUN</source>
        <translation>trainieren Sie zuerst eines: paragram-cli train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>train one with encoder.network = transformer, for instance the preset bgt-small</source>
        <translation>trainieren Sie eines mit encoder.network = transformer, zum Beispiel der Voreinstellung bgt-small</translation>
    </message>
    <message>
        <source>train one with generative.model = envae</source>
        <translation>trainieren Sie eines mit generative.model = envae</translation>
    </message>
    <message>
        <source>train without --resume</source>
        <translation>trainieren Sie ohne --resume</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine</source>
        <translation>train, import, embed, neighbours oder mine</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine after --</source>
        <translation>train, import, embed, neighbours oder mine nach --</translation>
    </message>
    <message>
        <source>transformer %1</source>
        <translation>transformer %1</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>Trigramme</translation>
    </message>
    <message>
        <source>truncated or damaged</source>
        <translation>abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>try again later</source>
        <translation>versuchen Sie es später noch einmal</translation>
    </message>
    <message>
        <source>try again when no other program writes the pair store</source>
        <translation>versuchen Sie es noch einmal, wenn kein anderes Programm in den Paarspeicher schreibt</translation>
    </message>
    <message>
        <source>two documents separated by a tab, and optionally a name</source>
        <translation>zwei Dokumente, durch einen Tabulator getrennt, und auf Wunsch ein Name</translation>
    </message>
    <message>
        <source>two files for the moses format</source>
        <translation>zwei Dateien für das Format moses</translation>
    </message>
    <message>
        <source>two languages</source>
        <translation>zwei Sprachen</translation>
    </message>
    <message>
        <source>two languages, the extensions of the two files</source>
        <translation>zwei Sprachen, die Endungen der beiden Dateien</translation>
    </message>
    <message>
        <source>two of them</source>
        <translation>zwei davon</translation>
    </message>
    <message>
        <source>undamaged vectors</source>
        <translation>unbeschädigte Vektoren</translation>
    </message>
    <message>
        <source>unit=pieces</source>
        <translation>unit=pieces</translation>
    </message>
    <message>
        <source>unit=pieces without a tokenizer</source>
        <translation>unit=pieces ohne Tokenizer</translation>
    </message>
    <message>
        <source>unknown filter &quot;%1&quot;</source>
        <translation>unbekannter Filter „%1“</translation>
    </message>
    <message>
        <source>unknown script &quot;%1&quot;</source>
        <translation>unbekannte Schrift „%1“</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;</source>
        <translation>unbekannte Einstellung „%1“</translation>
    </message>
    <message>
        <source>unpack it first, or set TMPDIR to a folder with more space</source>
        <translation>entpacken Sie es zuerst oder setzen Sie TMPDIR auf einen Ordner mit mehr Platz</translation>
    </message>
    <message>
        <source>unpack it with another program</source>
        <translation>entpacken Sie es mit einem anderen Programm</translation>
    </message>
    <message>
        <source>unpack it with gunzip</source>
        <translation>entpacken Sie es mit gunzip</translation>
    </message>
    <message>
        <source>use --seeds, which trains with seeds from 1</source>
        <translation>nehmen Sie --seeds, womit ab Startwert 1 trainiert wird</translation>
    </message>
    <message>
        <source>use a model of the kind bgt, released or noprior</source>
        <translation>nehmen Sie ein Modell der Art bgt, released oder noprior</translation>
    </message>
    <message>
        <source>use a model that was trained for it</source>
        <translation>nehmen Sie ein dafür trainiertes Modell</translation>
    </message>
    <message>
        <source>use a newer version of this program</source>
        <translation>nehmen Sie eine neuere Version dieses Programms</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>nehmen Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>use another copy of the file</source>
        <translation>nehmen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>use another copy of the gold file</source>
        <translation>nehmen Sie eine andere Kopie der Golddatei</translation>
    </message>
    <message>
        <source>use another copy of the model</source>
        <translation>nehmen Sie eine andere Kopie des Modells</translation>
    </message>
    <message>
        <source>use another copy of the run</source>
        <translation>nehmen Sie eine andere Kopie des Laufs</translation>
    </message>
    <message>
        <source>use another copy of the two files</source>
        <translation>nehmen Sie eine andere Kopie der beiden Dateien</translation>
    </message>
    <message>
        <source>use another copy of the vocabulary</source>
        <translation>nehmen Sie eine andere Kopie des Vokabulars</translation>
    </message>
    <message>
        <source>use another copy, or remove the line</source>
        <translation>nehmen Sie eine andere Kopie oder entfernen Sie die Zeile</translation>
    </message>
    <message>
        <source>use another model</source>
        <translation>nehmen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>use fp32</source>
        <translation>nehmen Sie fp32</translation>
    </message>
    <message>
        <source>use one of these, or omit it</source>
        <translation>nehmen Sie eines davon oder lassen Sie diese Angabe weg</translation>
    </message>
    <message>
        <source>use one of these: a quantised model is for classification only</source>
        <translation>nehmen Sie eine davon: ein quantisiertes Modell dient nur der Klassifikation</translation>
    </message>
    <message>
        <source>values nested more than %1 deep</source>
        <translation>mehr als %1-fach verschachtelte Werte</translation>
    </message>
    <message>
        <source>vector %1 contains a value that is not a number</source>
        <translation>Vektor %1 enthält einen Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>vectors of %1 numbers</source>
        <translation>Vektoren mit %1 Zahlen</translation>
    </message>
    <message>
        <source>vectors of another size</source>
        <translation>Vektoren anderer Größe</translation>
    </message>
    <message>
        <source>vectors of equal length</source>
        <translation>Vektoren gleicher Länge</translation>
    </message>
    <message>
        <source>vectors of sentence pieces</source>
        <translation>Vektoren von Teilwörtern</translation>
    </message>
    <message>
        <source>vectors of the pairs&apos; words</source>
        <translation>Vektoren der Wörter der Paare</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>what an interrupted run has written</source>
        <translation>was ein unterbrochener Lauf geschrieben hat</translation>
    </message>
    <message>
        <source>where the result is written</source>
        <translation>der Ort, an den das Ergebnis geschrieben wird</translation>
    </message>
    <message>
        <source>with the space at the start</source>
        <translation>mit dem Leerzeichen am Anfang</translation>
    </message>
    <message>
        <source>word, trigram or whitespace</source>
        <translation>word, trigram oder whitespace</translation>
    </message>
    <message>
        <source>word: each symbol is a token</source>
        <translation>word: jedes Symbol ist ein Token</translation>
    </message>
    <message>
        <source>words by Unicode&apos;s rules, which tokenizer.json cannot express</source>
        <translation>Wörter nach den Regeln von Unicode, die tokenizer.json nicht ausdrücken kann</translation>
    </message>
    <message>
        <source>write it as gold score, sentence, sentence, separated by tabs</source>
        <translation>schreiben Sie es als Goldwert, Satz, Satz, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>write its text first: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</source>
        <translation>schreiben Sie zuerst den Text: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</translation>
    </message>
    <message>
        <source>write the list for the same --suite with --list-sentences, and embed it again</source>
        <translation>schreiben Sie die Liste für dieselbe Angabe --suite mit --list-sentences und berechnen Sie ihre Vektoren neu</translation>
    </message>
    <message>
        <source>write the text to a file</source>
        <translation>schreiben Sie den Text in eine Datei</translation>
    </message>
    <message>
        <source>your consent</source>
        <translation>Ihre Zustimmung</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>Nicht genug Speicher</translation>
    </message>
    <message>
        <source>use fewer dimensions, a smaller vocabulary or a smaller mega-batch</source>
        <translation>weniger Dimensionen, ein kleineres Vokabular oder einen kleineren Mega-Batch verwenden</translation>
    </message>
    <message>
        <source>Unknown failure</source>
        <translation>Unbekannter Fehler</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Plattenkontingent überschritten</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem nur lesbar</translation>
    </message>
    <message>
        <source>a list in a list of files</source>
        <translation>eine Liste in einer Liste von Dateien</translation>
    </message>
    <message>
        <source>a name on each line</source>
        <translation>ein Name in jeder Zeile</translation>
    </message>
    <message>
        <source>list the files to read</source>
        <translation>führen Sie die zu lesenden Dateien auf</translation>
    </message>
    <message>
        <source>name the files themselves</source>
        <translation>nennen Sie die Dateien selbst</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>keine Datei ist genannt</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>der Name einer Datei</translation>
    </message>
    <message>
        <source>a file written by mine --figures</source>
        <translation>eine von mine --figures geschriebene Datei</translation>
    </message>
    <message>
        <source>mine again</source>
        <translation>führen Sie das Mining noch einmal aus</translation>
    </message>
    <message>
        <source>not the figures of a mining, or damaged</source>
        <translation>keine Messwerte eines Minings oder beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%1 links</source>
        <translation>
            <numerusform>%1 Verknüpfung</numerusform>
            <numerusform>%1 Verknüpfungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 Seite</numerusform>
            <numerusform>%1 Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 Datensatz</numerusform>
            <numerusform>%1 Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 Token</numerusform>
            <numerusform>%1 Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1 Einheit</numerusform>
            <numerusform>%1 Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 Objekt</numerusform>
            <numerusform>%1 Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB for a table</source>
        <translation>%1 GB für eine Tabelle</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>%1 GB frei</translation>
    </message>
    <message>
        <source>set TMPDIR to a folder on a disk with more space</source>
        <translation>setzen Sie TMPDIR auf einen Ordner auf einer Platte mit mehr Platz</translation>
    </message>
    <message>
        <source>%1: lists in chunks, compressed or of other numbers</source>
        <translation>%1: Listen in Blöcken, komprimiert oder aus anderen Zahlen</translation>
    </message>
    <message>
        <source>lists of 32-bit integers in one piece, as P-SP writes them</source>
        <translation>Listen von 32-Bit-Ganzzahlen an einem Stück, wie P-SP sie schreibt</translation>
    </message>
    <message>
        <source>convert the file with h5repack -l CONTI -f NONE</source>
        <translation>wandeln Sie die Datei mit h5repack -l CONTI -f NONE um</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Speicher kann nicht belegt werden</translation>
    </message>
    <message>
        <source>close other programs; the old file is unchanged</source>
        <translation>schließen Sie andere Programme; die alte Datei ist unverändert</translation>
    </message>
    <message>
        <source>1 to %1 bytes of entries</source>
        <translation>1 bis %1 Bytes Einträge</translation>
    </message>
    <message>
        <source>a dictd dictionary, which is UTF-8</source>
        <translation>ein dictd-Wörterbuch, das UTF-8 ist</translation>
    </message>
    <message>
        <source>a tokenizer, with a model to start from</source>
        <translation>ein Tokenizer, mit einem Modell als Anfang</translation>
    </message>
    <message>
        <source>clear it: the model has its own vectors</source>
        <translation>leeren Sie es: Das Modell hat eigene Vektoren</translation>
    </message>
    <message>
        <source>give one of them: the model has its own tokenizer</source>
        <translation>geben Sie eines von beiden an: Das Modell hat seinen eigenen Tokenizer</translation>
    </message>
    <message>
        <source>given, with encoder.start</source>
        <translation>angegeben, mit encoder.start</translation>
    </message>
    <message>
        <source>leave out --encoding</source>
        <translation>lassen Sie --encoding weg</translation>
    </message>
    <message>
        <source>name the other with --input2</source>
        <translation>nennen Sie die andere mit --input2</translation>
    </message>
    <message>
        <source>no .dict or .dict.dz next to it</source>
        <translation>keine .dict oder .dict.dz daneben</translation>
    </message>
    <message>
        <source>no .index next to it</source>
        <translation>keine .index daneben</translation>
    </message>
    <message>
        <source>set them as the model has them, or choose another model</source>
        <translation>setzen Sie sie wie beim Modell, oder wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>the two files of a dictd dictionary</source>
        <translation>die zwei Dateien eines dictd-Wörterbuchs</translation>
    </message>
    <message>
        <source>too much text</source>
        <translation>zu viel Text</translation>
    </message>
    <message>
        <source>a list of MO files</source>
        <translation>eine Liste von MO-Dateien</translation>
    </message>
    <message>
        <source>a message of more than %1 bytes</source>
        <translation>eine Meldung von mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>ein Satz</translation>
    </message>
    <message>
        <source>a whole MO file</source>
        <translation>eine vollständige MO-Datei</translation>
    </message>
    <message>
        <source>an MO file, which names its encoding</source>
        <translation>eine MO-Datei, die ihre Kodierung nennt</translation>
    </message>
    <message>
        <source>an encoding that ICU knows, such as UTF-8</source>
        <translation>eine Kodierung, die ICU kennt, etwa UTF-8</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>give the list with --files</source>
        <translation>geben Sie die Liste mit --files an</translation>
    </message>
    <message>
        <source>msgid and msgstr with text in quotes, or a comment</source>
        <translation>msgid und msgstr mit Text in Anführungszeichen oder ein Kommentar</translation>
    </message>
    <message>
        <source>no MO file</source>
        <translation>keine MO-Datei</translation>
    </message>
    <message>
        <source>no part of a message</source>
        <translation>kein Teil einer Meldung</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>read the PO file with --encoding</source>
        <translation>lesen Sie die PO-Datei mit --encoding</translation>
    </message>
    <message>
        <source>read the PO file, or get the file again</source>
        <translation>lesen Sie die PO-Datei oder beschaffen Sie die Datei neu</translation>
    </message>
    <message>
        <source>remove it or set pairs.skip-bad-lines</source>
        <translation>entfernen Sie sie oder setzen Sie pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>text in the encoding &quot;%1&quot;</source>
        <translation>Text in der Kodierung „%1“</translation>
    </message>
    <message>
        <source>text without quotes around it</source>
        <translation>Text ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>too much data</source>
        <translation>zu viele Daten</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>Einheit %1</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>Meldung %1</translation>
    </message>
    <message>
        <source>%1 of %2 are fuzzy and were left out</source>
        <translation>%1 von %2 sind als fuzzy gekennzeichnet und wurden ausgelassen</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation that could be read</source>
        <translation>%1 von %2 hat keine lesbare Übersetzung</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation: %3</source>
        <translation>%1 von %2 hat keine Übersetzung: %3</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation that could be read</source>
        <translation>%1 von %2 haben keine lesbare Übersetzung</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation; the first is %3</source>
        <translation>%1 von %2 haben keine Übersetzung, als erstes %3</translation>
    </message>
    <message>
        <source>%1 of %2 is fuzzy and was left out</source>
        <translation>%1 von %2 ist als fuzzy gekennzeichnet und wurde ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 Eintrag</numerusform>
            <numerusform>%1 Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages</source>
        <translation>
            <numerusform>%1 Meldung</numerusform>
            <numerusform>%1 Meldungen</numerusform>
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
        <translation>Die Python-Bibliothek sentence-transformers und alles, was auf ihr beruht; auch model2vec liest das Format.</translation>
    </message>
    <message>
        <source>model2vec</source>
        <translation>model2vec</translation>
    </message>
    <message>
        <source>The small Python and Rust library model2vec; sentence-transformers reads the same folder.</source>
        <translation>Die kleine Python- und Rust-Bibliothek model2vec; sentence-transformers liest denselben Ordner.</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out; of averages, recurrent encoders and generative models.</source>
        <translation>ONNX Runtime in jeder Sprache, Browser, Telefone, Suchmaschinen: Kennungen und Maske hinein, Vektor heraus; für mittelnde und rekurrente Encoder und generative Modelle.</translation>
    </message>
    <message>
        <source>word2vec, text</source>
        <translation>word2vec, Text</translation>
    </message>
    <message>
        <source>gensim, fastText&apos;s tools, spaCy, and other programs that read word vectors.</source>
        <translation>gensim, die Werkzeuge von fastText, spaCy und andere Programme, die Wortvektoren lesen.</translation>
    </message>
    <message>
        <source>word2vec, binary</source>
        <translation>word2vec, binär</translation>
    </message>
    <message>
        <source>gensim and other readers of word2vec&apos;s binary files, which are smaller and faster than text.</source>
        <translation>gensim und andere Leser der Binärdateien von word2vec, die kleiner und schneller sind als Text.</translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation>safetensors</translation>
    </message>
    <message>
        <source>Programs in Python, Rust, JavaScript and others that only need the table of vectors.</source>
        <translation>Programme in Python, Rust, JavaScript und anderen, die nur die Tabelle der Vektoren brauchen.</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy-Array</translation>
    </message>
    <message>
        <source>Python with NumPy, and other readers of its arrays; the vocabulary is next to it.</source>
        <translation>Python mit NumPy und andere Leser seiner Arrays; das Vokabular liegt daneben.</translation>
    </message>
    <message>
        <source>Raw numbers</source>
        <translation>Rohe Zahlen</translation>
    </message>
    <message>
        <source>Programs that map a file of little-endian numbers, row by row: C, C++, LASER&apos;s tools.</source>
        <translation>Programme, die eine Datei von Little-Endian-Zahlen zeilenweise in den Speicher abbilden: C, C++, die Werkzeuge von LASER.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>TensorBoard and its embedding projector: a map of tokens or sentences, and the training&apos;s curves.</source>
        <translation>TensorBoard und sein Embedding-Projektor: eine Karte von Token oder Sätzen und die Kurven des Trainings.</translation>
    </message>
    <message>
        <source>FAISS index</source>
        <translation>FAISS-Index</translation>
    </message>
    <message>
        <source>FAISS, the library for vector search; for the sentences of a file, or the vocabulary.</source>
        <translation>FAISS, die Bibliothek zur Vektorsuche; für die Sätze einer Datei oder das Vokabular.</translation>
    </message>
    <message>
        <source>P-SP checkpoint</source>
        <translation>P-SP-Checkpoint</translation>
    </message>
    <message>
        <source>The authors&apos; own scripts (paraphrastic-representations-at-scale) on PyTorch.</source>
        <translation>Die eigenen Skripte der Autoren (paraphrastic-representations-at-scale) auf PyTorch.</translation>
    </message>
    <message>
        <source>BGT checkpoint</source>
        <translation>BGT-Checkpoint</translation>
    </message>
    <message>
        <source>The authors&apos; own program of the Bilingual Generative Transformer (a fork of fairseq) on PyTorch.</source>
        <translation>Das eigene Programm der Autoren für den Bilingual Generative Transformer (ein Fork von fairseq) auf PyTorch.</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a translation, and a mean of 5 to 40 of the two sides of a paraphrase.</source>
        <translation>Verwirft Paare mit zu kurzen oder zu langen Seiten. P22 behält bei Übersetzungen 3 bis 100 Wörter je Seite und bei Paraphrasen 5 bis 40 im Mittel beider Seiten.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzeste</translation>
    </message>
    <message>
        <source>The smallest value that is kept.</source>
        <translation>Der kleinste Wert, der behalten wird.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>The largest value that is kept.</source>
        <translation>Der größte Wert, der behalten wird.</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>Gezählt in</translation>
    </message>
    <message>
        <source>words are separated by white space, as in P22; tokens are words and punctuation marks by ICU&apos;s boundaries, including Chinese, Japanese and Thai; pieces are those of a tokenizer.</source>
        <translation>words sind durch Leerraum getrennt, wie in P22; tokens sind Wörter und Satzzeichen nach den Grenzen von ICU, auch für Chinesisch, Japanisch und Thai; pieces sind die Teilwörter eines Tokenizers.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>For pieces: a SentencePiece model, a vocabulary, or a model with its tokenizer. Unknown pieces do not count.</source>
        <translation>Für Teilwörter: ein SentencePiece-Modell, ein Vokabular oder ein Modell mit seinem Tokenizer. Unbekannte Teilwörter zählen nicht.</translation>
    </message>
    <message>
        <source>a file or folder</source>
        <translation>eine Datei oder ein Ordner</translation>
    </message>
    <message>
        <source>Length of</source>
        <translation>Länge von</translation>
    </message>
    <message>
        <source>Each side, or the mean of the two sides.</source>
        <translation>Jede Seite oder das Mittel der beiden Seiten.</translation>
    </message>
    <message>
        <source>each</source>
        <translation>jede</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Drops duplicates. It remembers 128-bit hashes, at most 31 bytes per pair.</source>
        <translation>Verwirft Duplikate. Merkt sich 128-Bit-Hashes, höchstens 31 Byte je Paar.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>one: the first of equal pairs is kept. none: pairs that occur more than once are all dropped, as by uniq -u, which P22 used.</source>
        <translation>one: Von gleichen Paaren wird das erste behalten. none: Paare, die mehr als einmal vorkommen, werden alle verworfen, wie von uniq -u, das P22 verwendete.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Equal in</source>
        <translation>Gleich in</translation>
    </message>
    <message>
        <source>What must be equal: both sides, or one of them.</source>
        <translation>Was gleich sein muss: beide Seiten oder eine davon.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Groß-/Kleinschreibung ignorieren</translation>
    </message>
    <message>
        <source>Upper and lower case count as the same.</source>
        <translation>Groß- und Kleinbuchstaben gelten als gleich.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>Ignore form</source>
        <translation>Form ignorieren</translation>
    </message>
    <message>
        <source>Full-width letters, ligatures and similar forms count as plain letters (NFKC).</source>
        <translation>Vollbreite Buchstaben, Ligaturen und ähnliche Formen gelten als einfache Buchstaben (NFKC).</translation>
    </message>
    <message>
        <source>Ignore punctuation</source>
        <translation>Zeichensetzung ignorieren</translation>
    </message>
    <message>
        <source>Only letters and digits count, not punctuation and spaces.</source>
        <translation>Nur Buchstaben und Ziffern zählen, nicht Satzzeichen und Leerzeichen.</translation>
    </message>
    <message>
        <source>identical sides</source>
        <translation>gleiche Seiten</translation>
    </message>
    <message>
        <source>Drops pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>Verwirft Paare mit demselben Text auf beiden Seiten: Ein Modell lernt nichts aus ihnen.</translation>
    </message>
    <message>
        <source>Only letters and digits count, in their normal form (NFKC).</source>
        <translation>Nur Buchstaben und Ziffern zählen, in ihrer Normalform (NFKC).</translation>
    </message>
    <message>
        <source>trigram overlap</source>
        <translation>Trigrammüberlappung</translation>
    </message>
    <message>
        <source>Drops paraphrases that are worded too similarly: the share of the shorter side&apos;s three-word sequences that also occur in the longer side, ignoring case. P22 keeps at most 0.7, P18 0.5.</source>
        <translation>Verwirft zu ähnlich formulierte Paraphrasen: der Anteil der Dreiwortfolgen der kürzeren Seite, die auch in der längeren vorkommen, ohne Rücksicht auf Groß- und Kleinschreibung. P22 behält höchstens 0,7, P18 0,5.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>given score</source>
        <translation>gegebener Wert</translation>
    </message>
    <message>
        <source>Filters by the score column of the imported file, such as the third column of ParaNMT, or of paraphrases from translations by the translation&apos;s log-probability per token. Pairs without a score are dropped.</source>
        <translation>Filtert nach der Wertspalte der importierten Datei, etwa der dritten Spalte von ParaNMT, oder bei Paraphrasen aus Übersetzungen nach der Log-Wahrscheinlichkeit der Übersetzung je Token. Paare ohne Wert werden verworfen.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>paraphrase score</source>
        <translation>Paraphrasenwert</translation>
    </message>
    <message>
        <source>Keeps pairs whose sides are similar in meaning: the cosine of the two sides under a model of the workbench or averaged word vectors. P22 keeps 0.4 to 1 under PARAGRAM-PHRASE.</source>
        <translation>Behält Paare, deren Seiten in der Bedeutung ähnlich sind: der Kosinus der beiden Seiten unter einem Modell dieses Programms oder gemittelten Wortvektoren. P22 behält 0,4 bis 1 unter PARAGRAM-PHRASE.</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>A run folder, a model file, or word vectors in word2vec or GloVe format.</source>
        <translation>Ein Ordner eines Laufs, eine Modelldatei oder Wortvektoren im Format word2vec oder GloVe.</translation>
    </message>
    <message>
        <source>Given score</source>
        <translation>Gegebener Wert</translation>
    </message>
    <message>
        <source>The score column of the file is the paraphrase score, as in ParaNMT; the model scores pairs without one, and paraphrases from translations, whose score is that of the translation.</source>
        <translation>Die Wertspalte der Datei ist der Paraphrasenwert, wie in ParaNMT; das Modell bewertet Paare ohne einen und Paraphrasen aus Übersetzungen, deren Wert der der Übersetzung ist.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is not in the expected language. CLD2 is built in; it is unsure of many short sentences. P22 uses fastText&apos;s lid.176, whose file you can choose instead.</source>
        <translation>Verwirft Paare mit einer Seite, die nicht in der erwarteten Sprache ist. CLD2 ist eingebaut; bei vielen kurzen Sätzen ist es unsicher. P22 verwendet lid.176 von fastText, dessen Datei Sie stattdessen wählen können.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Language of the side, a code such as en; empty: that of the pairs.</source>
        <translation>Sprache der Seite, ein Kürzel wie en; leer: die der Paare.</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>beliebiger Text</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>fastText model</source>
        <translation>fastText-Modell</translation>
    </message>
    <message>
        <source>lid.176.bin or lid.176.ftz, published by the authors of fastText; empty: CLD2.</source>
        <translation>lid.176.bin oder lid.176.ftz, von den Autoren von fastText veröffentlicht; leer: CLD2.</translation>
    </message>
    <message>
        <source>If unsure</source>
        <translation>Wenn unsicher</translation>
    </message>
    <message>
        <source>What happens to a sentence whose language CLD2 cannot detect.</source>
        <translation>Was mit einem Satz geschieht, dessen Sprache CLD2 nicht erkennt.</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>evaluation sentences</source>
        <translation>Evaluationssätze</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of an evaluation set, ignoring case and punctuation: scores on sentences that a model was trained on are meaningless.</source>
        <translation>Verwirft Paare, die einen Satz der Evaluationsdaten enthalten, ohne Rücksicht auf Groß- und Kleinschreibung und Zeichensetzung: Werte auf Sätzen, auf denen ein Modell trainiert wurde, sagen nichts aus.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Evaluationsdaten</translation>
    </message>
    <message>
        <source>Folders, suite files, pair stores or text files, separated by semicolons; empty: the evaluation sets of the project.</source>
        <translation>Ordner, Dateien von Sammlungen, Paarspeicher oder Textdateien, durch Strichpunkte getrennt; leer: die Evaluationsdaten des Projekts.</translation>
    </message>
    <message>
        <source>length ratio</source>
        <translation>Längenverhältnis</translation>
    </message>
    <message>
        <source>Drops pairs with one side many times as long as the other: most are wrongly aligned.</source>
        <translation>Verwirft Paare, deren eine Seite um ein Vielfaches länger ist als die andere: Die meisten sind falsch aligniert.</translation>
    </message>
    <message>
        <source>longer side / shorter side</source>
        <translation>längere Seite / kürzere Seite</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>long words</source>
        <translation>lange Wörter</translation>
    </message>
    <message>
        <source>Drops pairs with a very long word (separated by white space): addresses, code, lost spaces. Not for languages without spaces.</source>
        <translation>Verwirft Paare mit einem sehr langen Wort (durch Leerraum getrennt): Adressen, Code, verlorene Leerzeichen. Nicht für Sprachen ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>characters of the longest word</source>
        <translation>Zeichen des längsten Wortes</translation>
    </message>
    <message>
        <source>average word length</source>
        <translation>mittlere Wortlänge</translation>
    </message>
    <message>
        <source>Drops pairs with a side whose words are unusually short or long on average: spaced-out or joined text. Not for languages without spaces.</source>
        <translation>Verwirft Paare mit einer Seite, deren Wörter im Mittel ungewöhnlich kurz oder lang sind: gesperrter oder zusammengeschriebener Text. Nicht für Sprachen ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>mean characters per word</source>
        <translation>Zeichen je Wort (Mittel)</translation>
    </message>
    <message>
        <source>HTML and addresses</source>
        <translation>HTML und Adressen</translation>
    </message>
    <message>
        <source>Drops pairs with markup: the share of a side&apos;s bytes that are HTML tags, entities such as &amp;amp; and web addresses.</source>
        <translation>Verwirft Paare mit Auszeichnungen: der Anteil der Bytes einer Seite, die HTML-Tags, Entitäten wie &amp;amp; und Webadressen sind.</translation>
    </message>
    <message>
        <source>share of markup</source>
        <translation>Anteil der Auszeichnungen</translation>
    </message>
    <message>
        <source>share of letters</source>
        <translation>Anteil der Buchstaben</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly digits, punctuation or symbols: the share of letters among all characters except white space.</source>
        <translation>Verwirft Paare mit einer Seite, die vor allem aus Ziffern, Satzzeichen oder Symbolen besteht: der Anteil der Buchstaben an allen Zeichen außer Leerraum.</translation>
    </message>
    <message>
        <source>script</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Drops pairs with a side in another script: the share of letters of the expected script (Latin, Cyrillic, Han, ...) among all letters.</source>
        <translation>Verwirft Paare mit einer Seite in anderer Schrift: der Anteil der Buchstaben der erwarteten Schrift (Latin, Cyrillic, Han, ...) an allen Buchstaben.</translation>
    </message>
    <message>
        <source>share of the script&apos;s letters</source>
        <translation>Anteil der Buchstaben der Schrift</translation>
    </message>
    <message>
        <source>Names such as Latin or Han, separated by commas; empty: that of the language.</source>
        <translation>Namen wie Latin oder Han, durch Kommas getrennt; leer: die der Sprache.</translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation>Anteil der Ziffern</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly numbers: the share of digits among all characters except white space.</source>
        <translation>Verwirft Paare mit einer Seite, die vor allem aus Zahlen besteht: der Anteil der Ziffern an allen Zeichen außer Leerraum.</translation>
    </message>
    <message>
        <source>terminal punctuation</source>
        <translation>Satzschlusszeichen</translation>
    </message>
    <message>
        <source>Drops pairs with a different number of sentence ends: minus the logarithm of one plus a penalty, which is the difference between the counts of final marks plus what each side has beyond one.</source>
        <translation>Verwirft Paare mit verschiedener Zahl von Satzenden: der negative Logarithmus von eins plus einer Strafe, nämlich dem Unterschied der Anzahlen der Schlusszeichen plus dem, was jede Seite über eines hinaus hat.</translation>
    </message>
    <message>
        <source>agreement of final marks</source>
        <translation>Übereinstimmung der Schlusszeichen</translation>
    </message>
    <message>
        <source>numerals</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Drops pairs with different numbers: twice the longest common subsequence of the two sides&apos; digits except zero, divided by their total number; 1 if there are none.</source>
        <translation>Verwirft Paare mit verschiedenen Zahlen: das Doppelte der längsten gemeinsamen Teilfolge der Ziffern beider Seiten außer null, geteilt durch ihre Gesamtzahl; 1, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>agreement of digits</source>
        <translation>Übereinstimmung der Ziffern</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Drops pairs with a side that repeats itself: how often a piece of text is immediately repeated, as in machine translation that loops. &quot;thank you thank you thank you&quot; repeats twice.</source>
        <translation>Verwirft Paare mit einer Seite, die sich wiederholt: wie oft ein Stück Text unmittelbar wiederholt wird, wie bei maschineller Übersetzung, die in eine Schleife gerät. „thank you thank you thank you“ wiederholt sich zweimal.</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Shortest piece</source>
        <translation>Kürzestes Stück</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Shorter pieces are ignored, so that &quot;...&quot; and &quot;!!!&quot; may stay.</source>
        <translation>Kürzere Stücke werden übergangen, sodass „...“ und „!!!“ bleiben dürfen.</translation>
    </message>
    <message>
        <source>longest common substring</source>
        <translation>längste gemeinsame Zeichenkette</translation>
    </message>
    <message>
        <source>Drops pairs with a long passage in common: the longest run of characters that both sides have, divided by the length of the shorter side, ignoring case.</source>
        <translation>Verwirft Paare mit einer langen gemeinsamen Passage: die längste Folge von Zeichen, die beide Seiten haben, geteilt durch die Länge der kürzeren Seite, ohne Rücksicht auf Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>share of the shorter side</source>
        <translation>Anteil der kürzeren Seite</translation>
    </message>
    <message>
        <source>edit similarity</source>
        <translation>Editierähnlichkeit</translation>
    </message>
    <message>
        <source>Drops pairs that differ by a few letters or words only: 1 minus the edit distance divided by the length of the longer side, ignoring case.</source>
        <translation>Verwirft Paare, die sich nur in wenigen Buchstaben oder Wörtern unterscheiden: 1 minus die Editierdistanz geteilt durch die Länge der längeren Seite, ohne Rücksicht auf Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>The unit of insertions, removals and changes.</source>
        <translation>Die Einheit von Einfügungen, Löschungen und Änderungen.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Tab-separated</source>
        <translation>Tabulatorgetrennt</translation>
    </message>
    <message>
        <source>One pair per line, separated by a tab; a third column may be a score.</source>
        <translation>Ein Paar je Zeile, durch einen Tabulator getrennt; eine dritte Spalte kann ein Wert sein.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet tables (RFC 4180): fields separated by commas, semicolons, bars or tabs, in quotes if they contain one, or a line end.</source>
        <translation>Tabellen von Tabellenkalkulationen (RFC 4180): Felder durch Kommas, Strichpunkte, senkrechte Striche oder Tabulatoren getrennt, in Anführungszeichen, wenn sie eines davon oder ein Zeilenende enthalten.</translation>
    </message>
    <message>
        <source>Scores first</source>
        <translation>Werte zuerst</translation>
    </message>
    <message>
        <source>Score, source and target separated by tabs: WikiMatrix, CCMatrix, LASER, and mined pairs.</source>
        <translation>Wert, Quelle und Ziel, durch Tabulatoren getrennt: WikiMatrix, CCMatrix, LASER und gefundene Paare.</translation>
    </message>
    <message>
        <source>Moses</source>
        <translation>Moses</translation>
    </message>
    <message>
        <source>Two files, line by line translations of each other, or an OPUS zip with both: X.de-en.de and X.de-en.en.</source>
        <translation>Zwei Dateien, Zeile für Zeile Übersetzung voneinander, oder ein OPUS-Zip mit beiden: X.de-en.de und X.de-en.en.</translation>
    </message>
    <message>
        <source>TMX</source>
        <translation>TMX</translation>
    </message>
    <message>
        <source>Translation memory, 1.1 to 1.4b: OPUS, CAT tools. With several languages, --languages chooses two.</source>
        <translation>Übersetzungsspeicher, 1.1 bis 1.4b: OPUS, CAT-Werkzeuge. Bei mehreren Sprachen wählt --languages zwei aus.</translation>
    </message>
    <message>
        <source>XLIFF 1.2</source>
        <translation>XLIFF 1.2</translation>
    </message>
    <message>
        <source>Files of CAT tools; each segment is a pair; candidates (alt-trans) are used if a unit has no translation.</source>
        <translation>Dateien von CAT-Werkzeugen; jedes Segment ist ein Paar; Kandidaten (alt-trans) werden verwendet, wenn eine Einheit keine Übersetzung hat.</translation>
    </message>
    <message>
        <source>XLIFF 2</source>
        <translation>XLIFF 2</translation>
    </message>
    <message>
        <source>Files of CAT tools in XLIFF 2.0 or 2.1; each segment is a pair.</source>
        <translation>Dateien von CAT-Werkzeugen in XLIFF 2.0 oder 2.1; jedes Segment ist ein Paar.</translation>
    </message>
    <message>
        <source>OPUS XML</source>
        <translation>OPUS XML</translation>
    </message>
    <message>
        <source>An XCES alignment and the documents it names, in its folder, in archives there (de.zip), or where the second file says.</source>
        <translation>Eine XCES-Alignierung und die Dokumente, die sie nennt, in ihrem Ordner, in Archiven dort (de.zip) oder wo die zweite Datei sagt.</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>One JSON object per line, or one array of objects: source and target, sentence1 and sentence2, or {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; other keys by name.</source>
        <translation>Ein JSON-Objekt je Zeile oder ein Array von Objekten: source und target, sentence1 und sentence2, oder {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; andere Schlüssel nach Namen.</translation>
    </message>
    <message>
        <source>ParaNMT</source>
        <translation>ParaNMT</translation>
    </message>
    <message>
        <source>ParaNMT-50M: two paraphrases and their score separated by tabs; further columns are ignored.</source>
        <translation>ParaNMT-50M: zwei Paraphrasen und ihr Wert, durch Tabulatoren getrennt; weitere Spalten werden ignoriert.</translation>
    </message>
    <message>
        <source>Tatoeba</source>
        <translation>Tatoeba</translation>
    </message>
    <message>
        <source>Tatoeba&apos;s exports: sentences.csv and links.csv; --languages chooses two, such as eng,deu.</source>
        <translation>Exporte von Tatoeba: sentences.csv und links.csv; --languages wählt zwei aus, etwa eng,deu.</translation>
    </message>
    <message>
        <source>STS</source>
        <translation>STS</translation>
    </message>
    <message>
        <source>Graded pairs of SemEval (STS.input.X.txt with STS.gs.X.txt) and the STS Benchmark (sts-dev.csv); the gold score is the score.</source>
        <translation>Bewertete Paare von SemEval (STS.input.X.txt mit STS.gs.X.txt) und der STS Benchmark (sts-dev.csv); der Goldwert ist der Wert.</translation>
    </message>
    <message>
        <source>BUCC</source>
        <translation>BUCC</translation>
    </message>
    <message>
        <source>Two texts with an id, a tab and a sentence per line, and X.gold with pairs of ids that are translations.</source>
        <translation>Zwei Texte mit Kennung, Tabulator und Satz je Zeile, und X.gold mit Paaren von Kennungen, die Übersetzungen sind.</translation>
    </message>
    <message>
        <source>P-SP .h5</source>
        <translation>P-SP .h5</translation>
    </message>
    <message>
        <source>The authors&apos; training file, X.h5 with X.vocab next to it, converted back to text.</source>
        <translation>Die Trainingsdatei der Autoren, X.h5 mit X.vocab daneben, zurückverwandelt in Text.</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>Paarspeicher</translation>
    </message>
    <message>
        <source>The result of an import, to be filtered again or merged with others.</source>
        <translation>Das Ergebnis eines Imports, um es erneut zu filtern oder mit anderen zusammenzuführen.</translation>
    </message>
    <message>
        <source>Bilingual dictionaries of dict servers, such as FreeDict&apos;s: X.dict.dz and X.index; each headword and each of its translations is a pair.</source>
        <translation>Zweisprachige Wörterbücher von dict-Servern, etwa von FreeDict: X.dict.dz und X.index; jedes Stichwort bildet mit jeder seiner Übersetzungen ein Paar.</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Gettext</source>
        <translation>Gettext</translation>
    </message>
    <message>
        <source>Translated messages of programs: PO files, and the MO files that programs load.</source>
        <translation>Übersetzte Meldungen von Programmen: PO-Dateien und die MO-Dateien, die Programme laden.</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Tour of the sample</source>
        <translation>Rundgang durch das Beispiel</translation>
    </message>
    <message>
        <source>Six steps from pairs to a model in use.</source>
        <translation>Sechs Schritte von Paaren zu einem Modell im Einsatz.</translation>
    </message>
    <message>
        <source>These are 25,000 pairs of sentences, English and Spanish, that mean the same. Your own come in with &lt;b&gt;Import pairs&lt;/b&gt;; the &lt;b&gt;Catalogue&lt;/b&gt; offers public ones.</source>
        <translation>Dies sind 25.000 Satzpaare, englisch und spanisch, die dasselbe bedeuten. Ihre eigenen holen Sie mit &lt;b&gt;Paare importieren&lt;/b&gt; herein; der &lt;b&gt;Katalog&lt;/b&gt; bietet öffentliche an.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Train&lt;/b&gt;. In a few seconds the model learns which sentences belong together; the curves show how well.</source>
        <translation>Drücken Sie &lt;b&gt;Trainieren&lt;/b&gt;. In wenigen Sekunden lernt das Modell, welche Sätze zusammengehören; die Kurven zeigen, wie gut.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;: how well the model&apos;s similarities agree with those that are known of sentences it has never seen.</source>
        <translation>Drücken Sie &lt;b&gt;Auswerten&lt;/b&gt;: So sehen Sie, wie gut die Ähnlichkeiten des Modells mit den bekannten Ähnlichkeiten von Sätzen übereinstimmen, die es nie gesehen hat.</translation>
    </message>
    <message>
        <source>Type two sentences, of one language or of two. Their similarity follows each key, and the words are coloured by what they add to it.</source>
        <translation>Geben Sie zwei Sätze ein, in einer Sprache oder in zweien. Ihre Ähnlichkeit wird mit jedem Tastendruck neu berechnet, und die Wörter sind nach ihrem Beitrag gefärbt.</translation>
    </message>
    <message>
        <source>Open any text with one sentence a line and type a sentence: the closest in meaning are listed. &lt;b&gt;Mine&lt;/b&gt; and &lt;b&gt;Align&lt;/b&gt; find translations in texts and documents.</source>
        <translation>Öffnen Sie einen beliebigen Text mit einem Satz je Zeile und geben Sie einen Satz ein: Die bedeutungsnächsten werden aufgelistet. &lt;b&gt;Mining&lt;/b&gt; und &lt;b&gt;Alignieren&lt;/b&gt; finden Übersetzungen in Texten und Dokumenten.</translation>
    </message>
    <message>
        <source>Tick a format to use the model in other programs. F1 explains every panel, and Ctrl+K finds every action.</source>
        <translation>Kreuzen Sie ein Format an, um das Modell in anderen Programmen zu verwenden. F1 erklärt jeden Bereich, und Ctrl+K findet jede Aktion.</translation>
    </message>
    <message>
        <source>Search in my texts</source>
        <translation>In meinen Texten suchen</translation>
    </message>
    <message>
        <source>Find sentences by what they mean, in any text with one sentence a line.</source>
        <translation>Sätze nach ihrer Bedeutung finden, in jedem Text mit einem Satz je Zeile.</translation>
    </message>
    <message>
        <source>Open your text, then type a sentence: the closest in meaning are listed. The text is kept with the project.</source>
        <translation>Öffnen Sie Ihren Text und geben Sie einen Satz ein: Die bedeutungsnächsten werden aufgelistet. Der Text bleibt beim Projekt.</translation>
    </message>
    <message>
        <source>Clean my translations</source>
        <translation>Meine Übersetzungen bereinigen</translation>
    </message>
    <message>
        <source>Keep the pairs of a bitext that translate each other, and see what is dropped.</source>
        <translation>Die Paare eines Bitexts behalten, die einander übersetzen, und sehen, was wegfällt.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Filter&lt;/b&gt; and add steps: languages, lengths, copies, and the similarity by the model that you have just trained. Each step shows what it drops.</source>
        <translation>Drücken Sie &lt;b&gt;Filtern&lt;/b&gt; und fügen Sie Schritte hinzu: Sprachen, Längen, Kopien und die Ähnlichkeit nach dem eben trainierten Modell. Jeder Schritt zeigt, was er verwirft.</translation>
    </message>
    <message>
        <source>Train for my languages</source>
        <translation>Für meine Sprachen trainieren</translation>
    </message>
    <message>
        <source>A model that compares sentences of two languages, with each other and across.</source>
        <translation>Ein Modell, das Sätze zweier Sprachen vergleicht, untereinander und über die Sprachen hinweg.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;. Without graded pairs in your languages, Train has kept some pairs and says how many find their translation.</source>
        <translation>Drücken Sie &lt;b&gt;Auswerten&lt;/b&gt;. Ohne bewertete Paare in Ihren Sprachen hat „Trainieren“ einige Paare zurückgehalten und sagt, wie viele ihre Übersetzung finden.</translation>
    </message>
    <message>
        <source>Two texts in your languages, one sentence a line: press &lt;b&gt;Mine&lt;/b&gt; to find the translations in them. They make the next model better.</source>
        <translation>Zwei Texte in Ihren Sprachen, ein Satz je Zeile: Drücken Sie &lt;b&gt;Mining&lt;/b&gt;, um die Übersetzungen darin zu finden. Sie machen das nächste Modell besser.</translation>
    </message>
    <message>
        <source>Check paraphrases</source>
        <translation>Paraphrasen prüfen</translation>
    </message>
    <message>
        <source>A score for each pair of sentences: do they say the same?</source>
        <translation>Eine Bewertung für jedes Satzpaar: Sagen sie dasselbe?</translation>
    </message>
    <message>
        <source>Type two sentences, or open a file of pairs: every pair gets a score. Sort by it and read the lowest.</source>
        <translation>Geben Sie zwei Sätze ein oder öffnen Sie eine Datei mit Paaren: Jedes Paar bekommt eine Bewertung. Sortieren Sie danach und lesen Sie die niedrigsten.</translation>
    </message>
    <message>
        <source>Make a model for another program</source>
        <translation>Modell für ein anderes Programm erstellen</translation>
    </message>
    <message>
        <source>A model in a format that other programs read, with the code that loads it.</source>
        <translation>Ein Modell in einem Format, das andere Programme lesen, mit dem Code, der es lädt.</translation>
    </message>
    <message>
        <source>Tick the formats and press &lt;b&gt;Export&lt;/b&gt;. The code beside each format loads it in the other program.</source>
        <translation>Kreuzen Sie die Formate an und drücken Sie &lt;b&gt;Exportieren&lt;/b&gt;. Der Code neben jedem Format lädt es im anderen Programm.</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best&lt;/b&gt; and press &lt;b&gt;Train&lt;/b&gt;. The list of presets says how long it will take.</source>
        <translation>Wählen Sie die Voreinstellung &lt;b&gt;best&lt;/b&gt; und drücken Sie &lt;b&gt;Trainieren&lt;/b&gt;. Die Liste der Voreinstellungen sagt, wie lange es dauert.</translation>
    </message>
    <message>
        <source>A model learns meaning from pairs of sentences. Press &lt;b&gt;Import pairs&lt;/b&gt; for some in the language of your texts, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;; translations into any other language will do.</source>
        <translation>Ein Modell lernt Bedeutung aus Satzpaaren. Drücken Sie &lt;b&gt;Paare importieren&lt;/b&gt; für solche in der Sprache Ihrer Texte, oder nehmen Sie sie aus dem &lt;b&gt;Katalog&lt;/b&gt;; Übersetzungen in irgendeine andere Sprache genügen.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; and choose your bitext: two files of lines, a table, TMX and many other formats.</source>
        <translation>Drücken Sie &lt;b&gt;Paare importieren&lt;/b&gt; und wählen Sie Ihren Bitext: zwei Dateien mit Zeilen, eine Tabelle, TMX und viele andere Formate.</translation>
    </message>
    <message>
        <source>Read some of the pairs that are left, and write them to a file with &lt;b&gt;Save all pairs&lt;/b&gt; (Ctrl+Shift+S).</source>
        <translation>Lesen Sie einige der verbliebenen Paare und schreiben Sie sie mit &lt;b&gt;Alle Paare speichern&lt;/b&gt; (Ctrl+Shift+S) in eine Datei.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for translations between your languages, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;: a hundred thousand pairs are enough for a good model.</source>
        <translation>Drücken Sie &lt;b&gt;Paare importieren&lt;/b&gt; für Übersetzungen zwischen Ihren Sprachen, oder nehmen Sie sie aus dem &lt;b&gt;Katalog&lt;/b&gt;: Hunderttausend Paare genügen für ein gutes Modell.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for pairs to learn from: paraphrases, or translations of the language that you check.</source>
        <translation>Drücken Sie &lt;b&gt;Paare importieren&lt;/b&gt; für Paare zum Lernen: Paraphrasen oder Übersetzungen der Sprache, die Sie prüfen.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for sentences that mean the same, or take some from the &lt;b&gt;Catalogue&lt;/b&gt;.</source>
        <translation>Drücken Sie &lt;b&gt;Paare importieren&lt;/b&gt; für Sätze, die dasselbe bedeuten, oder nehmen Sie welche aus dem &lt;b&gt;Katalog&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best-pieces&lt;/b&gt;, whose model every format accepts, and press &lt;b&gt;Train&lt;/b&gt;.</source>
        <translation>Wählen Sie die Voreinstellung &lt;b&gt;best-pieces&lt;/b&gt;, deren Modell jedes Format annimmt, und drücken Sie &lt;b&gt;Trainieren&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Files of pairs (%1)</source>
        <translation>Dateien mit Paaren (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Aligning</source>
        <translation>Wird aligniert</translation>
    </message>
    <message>
        <source>Judging links</source>
        <translation>Verknüpfungen werden beurteilt</translation>
    </message>
    <message>
        <source>Embedding runs of sentences</source>
        <translation>Vektoren von Satzfolgen werden berechnet</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Embedding sentences</source>
        <translation>Satzvektoren werden berechnet</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Karte wird gezeichnet</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>%1 wird heruntergeladen</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Asking OPUS</source>
        <translation>OPUS wird abgefragt</translation>
    </message>
    <message>
        <source>Unpacking %1</source>
        <translation>%1 wird entpackt</translation>
    </message>
    <message>
        <source>Reading pages</source>
        <translation>Seiten werden gelesen</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Reading word vectors</source>
        <translation>Wortvektoren werden gelesen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>Vektoren werden gelesen</translation>
    </message>
    <message>
        <source>Learning the shortlist</source>
        <translation>Auswahlliste wird gelernt</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Wird verglichen</translation>
    </message>
    <message>
        <source>Embedding the %1</source>
        <translation>Vektoren werden berechnet: %1</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wird bewertet</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Removing duplicates</source>
        <translation>Duplikate werden entfernt</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Wird gefiltert</translation>
    </message>
    <message>
        <source>Evaluating the untrained table</source>
        <translation>Untrainierte Tabelle wird ausgewertet</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Wird trainiert</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Finding centres</source>
        <translation>Zentren werden gesucht</translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation>Index wird aufgebaut</translation>
    </message>
    <message>
        <source>Comparing wording</source>
        <translation>Wortlaut wird verglichen</translation>
    </message>
    <message>
        <source>Aligning documents</source>
        <translation>Dokumente werden aligniert</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Vektoren werden berechnet</translation>
    </message>
    <message>
        <source>Measuring recall</source>
        <translation>Trefferquote wird gemessen</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation>Paare werden gelesen</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Wird übersetzt</translation>
    </message>
    <message>
        <source>Tokenising</source>
        <translation>Wird tokenisiert</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>Paare werden geschrieben</translation>
    </message>
    <message>
        <source>Merging pairs</source>
        <translation>Paare werden zusammengeführt</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>Paare werden gesucht</translation>
    </message>
    <message>
        <source>Selecting pairs</source>
        <translation>Paare werden ausgewählt</translation>
    </message>
    <message>
        <source>Distributing pairs</source>
        <translation>Paare werden verteilt</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>Wörter werden gezählt</translation>
    </message>
    <message>
        <source>Writing the lexicon</source>
        <translation>Lexikon wird geschrieben</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Studying %1</source>
        <translation>%1 wird untersucht</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Wird ausgewertet</translation>
    </message>
    <message>
        <source>data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Wird gemessen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Wird gezählt</translation>
    </message>
    <message>
        <source>Writing folds</source>
        <translation>Folds werden geschrieben</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Das Modell wird gelesen</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>Translating there and back</source>
        <translation>Wird hin- und zurückübersetzt</translation>
    </message>
    <message>
        <source>Reading the teacher&apos;s vectors</source>
        <translation>Vektoren des Lehrers werden gelesen</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Learning sentence pieces</source>
        <translation>Teilwörter werden gelernt</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>Reading text</source>
        <translation>Text wird gelesen</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>Vokabular wird gelernt</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>Absatz</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>cue</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Embedding words</source>
        <translation>Vektoren der Wörter werden berechnet</translation>
    </message>
    <message>
        <source>Comparing sizes</source>
        <translation>Größen werden verglichen</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Wird kopiert</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>Sätze werden aufgelistet</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>Meldungen</translation>
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
        <translation>%1 untrainiert</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
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
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose another folder.</source>
        <translation>%1 kann nicht geschrieben werden; wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save values…</source>
        <translation>Werte speichern…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Save or copy</source>
        <translation>Speichern oder kopieren</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>A drawing; its context menu shows the values as a table.</source>
        <translation>Eine Zeichnung; ihr Kontextmenü zeigt die Werte als Tabelle.</translation>
    </message>
</context>
<context>
    <name>PieceChips</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Close to `best` with sentence pieces only: faster to train, and a model that every export target accepts</source>
        <translation>Nah an `best`, nur mit Teilwörtern: trainiert schneller, und jedes Exportformat nimmt das Modell an</translation>
    </message>
    <message>
        <source>A Bilingual Generative Transformer that two cores train: small, few tokens an update, sampled softmax, margin loss</source>
        <translation>Ein Bilingual Generative Transformer, den zwei Kerne trainieren: klein, wenige Token je Update, Stichproben-Softmax, Margenverlust</translation>
    </message>
    <message>
        <source>Tokens an update of a transformer and an LSTM at the size of the paper: ten trainings (P20, appendix B; Figure 3)</source>
        <translation>Token je Update eines Transformers und eines LSTM in der Größe des Aufsatzes: zehn Trainings (P20, Anhang B; Abbildung 3)</translation>
    </message>
    <message>
        <source>The BLSTM that the Bilingual Generative Transformer is compared with (P20, 4.2; Table 2, row &quot;BiLSTM&quot;)</source>
        <translation>Das BLSTM, mit dem der Bilingual Generative Transformer verglichen wird (P20, 4.2; Tabelle 2, Zeile „BiLSTM“)</translation>
    </message>
    <message>
        <source>As deep a decoder as encoder of a translation model: five layers each (P20, Appendix C; Table 9)</source>
        <translation>Ein Übersetzungsmodell, dessen Decoder so tief ist wie sein Encoder: je fünf Schichten (P20, Anhang C; Tabelle 9)</translation>
    </message>
    <message>
        <source>Depth of the encoder of a translation model, one decoder layer: three trainings (P20, Appendix C; Table 9)</source>
        <translation>Tiefe des Encoders eines Übersetzungsmodells, eine Decoder-Schicht: drei Trainings (P20, Anhang C; Tabelle 9)</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM: eight trainings at the size of the paper (P20, Appendix A; Table 8)</source>
        <translation>Wo der Satzvektor in den Decoder eines LSTM eingeht: acht Trainings in der Größe des Aufsatzes (P20, Anhang A; Tabelle 8)</translation>
    </message>
    <message>
        <source>The models of P20, Table 2, at the paper&apos;s size, one training each (P20, 4.1); needs a GPU</source>
        <translation>Die Modelle von P20, Tabelle 2, in der Größe des Aufsatzes, je ein Training (P20, 4.1); braucht eine GPU</translation>
    </message>
    <message>
        <source>LSTM variational autoencoders whose latent enters as first hidden state, or also in the logits (P20, A.1), at the size of the paper</source>
        <translation>LSTM-Variations-Autoencoder, deren latente Variable als erster verborgener Zustand eingeht oder auch in die Logits (P20, A.1), in der Größe des Aufsatzes</translation>
    </message>
    <message>
        <source>The Bilingual Generative Transformer at the paper&apos;s size (P20, 4.1; Table 2, row &quot;BGT&quot;); needs a GPU</source>
        <translation>Der Bilingual Generative Transformer in der Größe des Aufsatzes (P20, 4.1; Tabelle 2, Zeile „BGT“); braucht eine GPU</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM + LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD + TRIGRAM + LSTM (addition)&quot;)</source>
        <translation>WORD + TRIGRAM + LSTM auf Paraphrasen wie in ParaNMT-50M (P18, 5.6; Tabelle 8, Zeile „WORD + TRIGRAM + LSTM (addition)“)</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD + TRIGRAM (addition)&quot;)</source>
        <translation>WORD + TRIGRAM auf Paraphrasen wie in ParaNMT-50M (P18, 5.2; Tabelle 8, Zeile „WORD + TRIGRAM (addition)“)</translation>
    </message>
    <message>
        <source>The largest BLSTM of ParaNMT-50M (P18, appendix; row &quot;BLSTM (Avg., concatenation)&quot; of 4096 dimensions)</source>
        <translation>Das größte BLSTM von ParaNMT-50M (P18, Anhang; Zeile „BLSTM (Avg., concatenation)“ mit 4096 Dimensionen)</translation>
    </message>
    <message>
        <source>BLSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;BLSTM&quot; of 900 dimensions)</source>
        <translation>BLSTM auf Paraphrasen wie in ParaNMT-50M (P18, 5.2; Tabelle 8, Zeile „BLSTM“ mit 900 Dimensionen)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM, LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD, TRIGRAM, LSTM (concatenation)&quot;)</source>
        <translation>WORD, TRIGRAM, LSTM auf Paraphrasen wie in ParaNMT-50M (P18, 5.6; Tabelle 8, Zeile „WORD, TRIGRAM, LSTM (concatenation)“)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM on paraphrases as in ParaNMT-50M, its best (P18, 5.2; Table 8, row &quot;WORD, TRIGRAM (concatenation)&quot;)</source>
        <translation>WORD, TRIGRAM auf Paraphrasen wie in ParaNMT-50M, dessen bestes Modell (P18, 5.2; Tabelle 8, Zeile „WORD, TRIGRAM (concatenation)“)</translation>
    </message>
    <message>
        <source>The LSTM encoder-decoder with bilinear attention that writes paraphrases (P18, 6); sizes are ours, the paper gives none</source>
        <translation>Der LSTM-Encoder-Decoder mit bilinearer Attention, der Paraphrasen schreibt (P18, 6); die Größen sind unsere, der Aufsatz nennt keine</translation>
    </message>
    <message>
        <source>LSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;LSTM&quot; of 900 dimensions)</source>
        <translation>LSTM auf Paraphrasen wie in ParaNMT-50M (P18, 5.2; Tabelle 8, Zeile „LSTM“ mit 900 Dimensionen)</translation>
    </message>
    <message>
        <source>TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;TRIGRAM&quot;)</source>
        <translation>TRIGRAM auf Paraphrasen wie in ParaNMT-50M (P18, 5.2; Tabelle 8, Zeile „TRIGRAM“)</translation>
    </message>
    <message>
        <source>WORD on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD&quot;)</source>
        <translation>WORD auf Paraphrasen wie in ParaNMT-50M (P18, 5.2; Tabelle 8, Zeile „WORD“)</translation>
    </message>
    <message>
        <source>P-SP for two languages as in Paraphrastic Representations at Scale (P22, 5.1; Table 3); psp-2022-grid tunes dropout and mega-batch</source>
        <translation>P-SP für zwei Sprachen wie in Paraphrastic Representations at Scale (P22, 5.1; Tabelle 3); psp-2022-grid stimmt Dropout und Mega-Batch ab</translation>
    </message>
    <message>
        <source>P-SP for two languages (P22, 5.1; Table 3): dropout x mega-batch, nine trainings, tuned on English pairs of STS 2017</source>
        <translation>P-SP für zwei Sprachen (P22, 5.1; Tabelle 3): Dropout x Mega-Batch, neun Trainings, abgestimmt auf englischen Paaren von STS 2017</translation>
    </message>
    <message>
        <source>P-SP for English on ParaNMT as in Paraphrastic Representations at Scale (P22, 5.1; Table 2, row &quot;P-SP&quot;)</source>
        <translation>P-SP für Englisch auf ParaNMT wie in Paraphrastic Representations at Scale (P22, 5.1; Tabelle 2, Zeile „P-SP“)</translation>
    </message>
    <message>
        <source>As the released P-SP program computes (P22): negatives from the other side, repeats allowed, no effective clipping, its embedding initialisation (seed 1)</source>
        <translation>Wie das veröffentlichte P-SP-Programm rechnet (P22): Negativbeispiele von der anderen Seite, Wiederholungen erlaubt, keine wirksame Gradientenbegrenzung, seine Embedding-Initialisierung (Startwert 1)</translation>
    </message>
    <message>
        <source>A recurrent encoder that two cores train in minutes: small vectors, few negatives, two epochs</source>
        <translation>Ein rekurrenter Encoder, den zwei Kerne in Minuten trainieren: kleine Vektoren, wenige Negativbeispiele, zwei Epochen</translation>
    </message>
    <message>
        <source>A first look in seconds: a small table, few negatives, two epochs</source>
        <translation>Ein erster Blick in Sekunden: kleine Tabelle, wenige Negativbeispiele, zwei Epochen</translation>
    </message>
    <message>
        <source>Random embeddings that are never trained: the baseline of P19 (Table 2, row &quot;Random SP (20k)&quot;)</source>
        <translation>Zufällige Embeddings, die nie trainiert werden: der Vergleichswert von P19 (Tabelle 2, Zeile „Random SP (20k)“)</translation>
    </message>
    <message>
        <source>For the sample data that is built into the program: small vocabulary, moderate mega-batch, under a minute</source>
        <translation>Für die ins Programm eingebauten Beispieldaten: kleines Vokabular, mäßiger Mega-Batch, unter einer Minute</translation>
    </message>
    <message>
        <source>SP with 80,000 pieces and 1024 dimensions as in Simple and Effective Paraphrastic Similarity (P19, Table 2, row &quot;SP (80k)&quot;)</source>
        <translation>SP mit 80.000 Teilwörtern und 1024 Dimensionen wie in Simple and Effective Paraphrastic Similarity (P19, Tabelle 2, Zeile „SP (80k)“)</translation>
    </message>
    <message>
        <source>BLSTM over sentence pieces on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;LSTM-SP (20k)&quot;)</source>
        <translation>BLSTM über Teilwörtern auf Übersetzungen wie in Simple and Effective Paraphrastic Similarity (P19, 3.1; Tabelle 1, Zeile „LSTM-SP (20k)“)</translation>
    </message>
    <message>
        <source>TRIGRAM on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;TRIGRAM&quot;)</source>
        <translation>TRIGRAM auf Übersetzungen wie in Simple and Effective Paraphrastic Similarity (P19, 3.1; Tabelle 1, Zeile „TRIGRAM“)</translation>
    </message>
    <message>
        <source>SP with a vocabulary for each language and no shared rows (P19, 4.2: segmented separately, one side marked)</source>
        <translation>SP mit einem Vokabular je Sprache und ohne gemeinsame Zeilen (P19, 4.2: getrennt zerlegt, eine Seite gekennzeichnet)</translation>
    </message>
    <message>
        <source>WORD on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;WORD&quot;)</source>
        <translation>WORD auf Übersetzungen wie in Simple and Effective Paraphrastic Similarity (P19, 3.1; Tabelle 1, Zeile „WORD“)</translation>
    </message>
    <message>
        <source>SP on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;SP (20k)&quot;; for the 1M-pair rows of Table 2 the paper trains 20 epochs)</source>
        <translation>SP auf Übersetzungen wie in Simple and Effective Paraphrastic Similarity (P19, 3.1; Tabelle 1, Zeile „SP (20k)“; für die Zeilen mit 1M Paaren in Tabelle 2 trainiert der Aufsatz 20 Epochen)</translation>
    </message>
    <message>
        <source>A translator for a GPU: six layers on each side, the size of Vaswani et al. 2017</source>
        <translation>Ein Übersetzer für eine GPU: sechs Schichten auf jeder Seite, die Größe von Vaswani et al. 2017</translation>
    </message>
    <message>
        <source>A translator that two cores train: a small transformer with attention, few tokens an update, sampled softmax</source>
        <translation>Ein Übersetzer, den zwei Kerne trainieren: ein kleiner Transformer mit Attention, wenige Token je Update, Stichproben-Softmax</translation>
    </message>
    <message>
        <source>The parse generator of SCPN, which completes a template to a whole parse (P18, 6; Iyyer et al. 2018)</source>
        <translation>Der Parse-Generator von SCPN, der eine Vorlage zu einem ganzen Parse ergänzt (P18, 6; Iyyer et al. 2018)</translation>
    </message>
    <message>
        <source>SCPN, which writes paraphrases of a given parse (P18, 6; Iyyer et al. 2018); sizes of the released code</source>
        <translation>SCPN, das Paraphrasen zu einem gegebenen Parse schreibt (P18, 6; Iyyer et al. 2018); Größen des veröffentlichten Programms</translation>
    </message>
    <message>
        <source>The best of our own measurements: concatenated pieces of all letters and trigrams, twenty times the learning rate of P22, dropout 0.3, weight averaging (datasets/published/README.md)</source>
        <translation>Das Beste aus unseren eigenen Messungen: verkettete Teilwörter aller Buchstaben und Trigramme, die zwanzigfache Lernrate von P22, Dropout 0,3, Gewichtsmittelung (datasets/published/README.md)</translation>
    </message>
</context>
<context>
    <name>ProjectFiles</name>
    <message>
        <source>cannot be moved to the trash: </source>
        <translation>kann nicht in den Papierkorb verschoben werden: </translation>
    </message>
    <message>
        <source>delete it in the file manager</source>
        <translation>löschen Sie es im Dateimanager</translation>
    </message>
    <message>
        <source>another file now has that name</source>
        <translation>eine andere Datei trägt jetzt diesen Namen</translation>
    </message>
    <message>
        <source>rename that one, then move this one back from trash/ in the file manager</source>
        <translation>benennen Sie jene um und holen Sie diese dann im Dateimanager aus trash/ zurück</translation>
    </message>
    <message>
        <source>cannot be moved back: </source>
        <translation>kann nicht zurückverschoben werden: </translation>
    </message>
    <message>
        <source>move it back in the file manager</source>
        <translation>verschieben Sie es im Dateimanager zurück</translation>
    </message>
    <message>
        <source>a name needs at least one character</source>
        <translation>ein Name braucht mindestens ein Zeichen</translation>
    </message>
    <message>
        <source>type another name</source>
        <translation>geben Sie einen anderen Namen ein</translation>
    </message>
    <message>
        <source>there is already a file of that name</source>
        <translation>es gibt schon eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>cannot be renamed: </source>
        <translation>kann nicht umbenannt werden: </translation>
    </message>
    <message>
        <source>check the permissions of the folder</source>
        <translation>prüfen Sie die Rechte des Ordners</translation>
    </message>
</context>
<context>
    <name>Recipes</name>
    <message>
        <source>A cautious start for translations from the web: languages, lengths, markup, numbers, duplicates</source>
        <translation>Ein vorsichtiger Anfang für Übersetzungen aus dem Netz: Sprachen, Längen, Auszeichnungen, Zahlen, Duplikate</translation>
    </message>
    <message>
        <source>ParaNMT for training as in P18 (5.3, 5.4): a paraphrase score of at least 0.4, given or by a model, at most 30 words</source>
        <translation>ParaNMT zum Trainieren wie in P18 (5.3, 5.4): ein Paraphrasenwert von mindestens 0,4, gegeben oder von einem Modell, höchstens 30 Wörter</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Thai translations, as p22-bitext: 3 to 100 tokens per side by ICU dictionaries, because P22 segments Chinese first</source>
        <translation>Chinesische, japanische und thailändische Übersetzungen, wie p22-bitext: 3 bis 100 Token je Seite nach den Wörterbüchern von ICU, weil P22 Chinesisch zuerst zerlegt</translation>
    </message>
    <message>
        <source>Translations filtered as in P22 (5.1, footnote 5): 3 to 100 words per side, no pair that occurs more than once</source>
        <translation>Übersetzungen, gefiltert wie in P22 (5.1, Fußnote 5): 3 bis 100 Wörter je Seite, kein Paar, das mehr als einmal vorkommt</translation>
    </message>
    <message>
        <source>ParaNMT filtered as in P22 (5.1, footnote 7): English, a paraphrase score of 0.4 to 1, given or by a model, little overlap</source>
        <translation>ParaNMT, gefiltert wie in P22 (5.1, Fußnote 7): Englisch, ein Paraphrasenwert von 0,4 bis 1, gegeben oder von einem Modell, wenig Überlappung</translation>
    </message>
    <message>
        <source>Paraphrases without a given score, filtered as in P22: set model=... to a model or word vectors that score them</source>
        <translation>Paraphrasen ohne gegebenen Wert, gefiltert wie in P22: setzen Sie model=... auf ein Modell oder Wortvektoren, die sie bewerten</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Open Data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>Open Tokenizer</source>
        <translation>Tokenizer öffnen</translation>
    </message>
    <message>
        <source>Open Train</source>
        <translation>Trainieren öffnen</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>Exportieren öffnen</translation>
    </message>
    <message>
        <source>Open Align</source>
        <translation>Alignieren öffnen</translation>
    </message>
    <message>
        <source>Open Explore</source>
        <translation>Erkunden öffnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>Anderen Ort wählen…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Anderes Modell wählen</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Paare importieren</translation>
    </message>
    <message>
        <source>Show the setting %1</source>
        <translation>Einstellung %1 zeigen</translation>
    </message>
</context>
<context>
    <name>ResultFiles</name>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
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
        <translation>Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>Every pair (*.tsv)</source>
        <translation>Jedes Paar (*.tsv)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Die Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Folder for MTEB&apos;s result files</source>
        <translation>Ordner für die Ergebnisdateien von MTEB</translation>
    </message>
    <message>
        <source>Replace results?</source>
        <translation>Ergebnisse ersetzen?</translation>
    </message>
    <message>
        <source>The folder %1 has results of %2 already. Replace them?</source>
        <translation>Der Ordner %1 enthält schon Ergebnisse von %2. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>SavedResults</name>
    <message>
        <source>the results of the last evaluation cannot be read</source>
        <translation>die Ergebnisse der letzten Auswertung sind nicht lesbar</translation>
    </message>
    <message>
        <source>evaluate again</source>
        <translation>werten Sie neu aus</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>from %1 %2</source>
        <translation>ab %1 %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 bis %2 %3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Skip bad lines</source>
        <translation>Defekte Zeilen auslassen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>Count and skip lines that cannot be read, instead of rejecting the file.</source>
        <translation>Unlesbare Zeilen zählen und überspringen, statt die Datei abzuweisen.</translation>
    </message>
    <message>
        <source>Shortest sentence</source>
        <translation>Kürzester Satz</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for translations.</source>
        <translation>Paare mit einer Seite von weniger Wörtern (durch Leerraum getrennt) werden verworfen. P22 nimmt 3 für Übersetzungen.</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>Längster Satz</translation>
    </message>
    <message>
        <source>Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations.</source>
        <translation>Paare mit einer Seite von mehr Wörtern werden verworfen; 0 heißt ohne Grenze. P22 nimmt 100 für Übersetzungen.</translation>
    </message>
    <message>
        <source>Duplicate pairs</source>
        <translation>Doppelte Paare</translation>
    </message>
    <message>
        <source>keep all</source>
        <translation>alle behalten</translation>
    </message>
    <message>
        <source>keep the first</source>
        <translation>das erste behalten</translation>
    </message>
    <message>
        <source>keep none</source>
        <translation>keines behalten</translation>
    </message>
    <message>
        <source>What happens to a pair that occurs more than once after lower-casing: keep all, keep the first, or keep none of them, as P22 did.</source>
        <translation>Was mit einem Paar geschieht, das in Kleinschreibung mehr als einmal vorkommt: alle behalten, das erste behalten oder, wie P22, keines davon.</translation>
    </message>
    <message>
        <source>Drop identical sides</source>
        <translation>Gleiche Seiten verwerfen</translation>
    </message>
    <message>
        <source>Drop pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>Paare mit demselben Text auf beiden Seiten verwerfen: Ein Modell lernt nichts aus ihnen.</translation>
    </message>
    <message>
        <source>Lower-case</source>
        <translation>Kleinschreibung</translation>
    </message>
    <message>
        <source>Lower-case all text before it is tokenised, by the full Unicode rules of no particular language.</source>
        <translation>Allen Text vor dem Tokenisieren kleinschreiben, nach den vollständigen Unicode-Regeln, unabhängig von der Sprache.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation>Zeichentrigramme</translation>
    </message>
    <message>
        <source>What a sentence is split into: sentence pieces (P19, P22), words, or character trigrams (P18).</source>
        <translation>Worin ein Satz zerlegt wird: Teilwörter (P19, P22), Wörter oder Zeichentrigramme (P18).</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Maximum number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and trigrams 200,000.</source>
        <translation>Höchstzahl verschiedener Token. P19 nimmt 20.000 Teilwörter, P22 50.000; Wörter und Trigramme 200.000.</translation>
    </message>
    <message>
        <source>Piece model</source>
        <translation>Teilwortmodell</translation>
    </message>
    <message>
        <source>unigram</source>
        <translation>Unigram</translation>
    </message>
    <message>
        <source>byte pair</source>
        <translation>Bytepaare</translation>
    </message>
    <message>
        <source>How sentence pieces are learned; the papers use unigram.</source>
        <translation>Wie Teilwörter gelernt werden; die Aufsätze nehmen Unigram.</translation>
    </message>
    <message>
        <source>Character coverage</source>
        <translation>Zeichenabdeckung</translation>
    </message>
    <message>
        <source>Share of the text&apos;s characters that pieces must be able to spell; rarer ones are unknown.</source>
        <translation>Anteil der Zeichen des Textes, die sich mit Teilwörtern schreiben lassen müssen; seltenere sind unbekannt.</translation>
    </message>
    <message>
        <source>Learned from</source>
        <translation>Gelernt aus</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Number of sentences, sampled evenly, that the vocabulary is learned from, like SentencePiece&apos;s input_sentence_size; 0 uses all. Ten million are plenty for any vocabulary and limit memory and time.</source>
        <translation>Zahl der Sätze, gleichmäßig gezogen, aus denen das Vokabular gelernt wird, wie input_sentence_size von SentencePiece; 0 nimmt alle. Zehn Millionen reichen für jedes Vokabular und begrenzen Speicher und Zeit.</translation>
    </message>
    <message>
        <source>Sentences are truncated after this many tokens.</source>
        <translation>Sätze werden nach so vielen Token abgeschnitten.</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
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
        <translation>SP + WORD (Summe)</translation>
    </message>
    <message>
        <source>SP + TRIGRAM (sum)</source>
        <translation>SP + TRIGRAM (Summe)</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM (sum)</source>
        <translation>WORD + TRIGRAM (Summe)</translation>
    </message>
    <message>
        <source>SP + WORD + TRIGRAM (sum)</source>
        <translation>SP + WORD + TRIGRAM (Summe)</translation>
    </message>
    <message>
        <source>SP, WORD (concatenation)</source>
        <translation>SP, WORD (Verkettung)</translation>
    </message>
    <message>
        <source>SP, TRIGRAM (concatenation)</source>
        <translation>SP, TRIGRAM (Verkettung)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM (concatenation)</source>
        <translation>WORD, TRIGRAM (Verkettung)</translation>
    </message>
    <message>
        <source>SP, WORD, TRIGRAM (concatenation)</source>
        <translation>SP, WORD, TRIGRAM (Verkettung)</translation>
    </message>
    <message>
        <source>The tokens whose embeddings are averaged: sentence pieces (SP, P19), words or character trigrams (P18), or several of them trained together. A plus adds their vectors, a comma concatenates them: P18&apos;s best is word,trigram.</source>
        <translation>Die Token, deren Embeddings gemittelt werden: Teilwörter (SP, P19), Wörter oder Zeichentrigramme (P18) oder mehrere davon, zusammen trainiert. Ein Plus addiert ihre Vektoren, ein Komma verkettet sie: Das Beste von P18 ist word,trigram.</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Length of an embedding and of the sentence vector; with concatenation, of each part. P18 and P19 use 300, P22 1024.</source>
        <translation>Länge eines Embeddings und des Satzvektors; bei Verkettung die jedes Teils. P18 und P19 nehmen 300, P22 1024.</translation>
    </message>
    <message>
        <source>Languages share</source>
        <translation>Sprachen teilen</translation>
    </message>
    <message>
        <source>vocabulary and rows</source>
        <translation>Vokabular und Zeilen</translation>
    </message>
    <message>
        <source>only the segmentation</source>
        <translation>nur die Zerlegung</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>shared: one vocabulary, and equal tokens of both languages are one row (P19, P22); marked: one vocabulary, but each language has its own rows; unshared: a vocabulary for each language (P19, 4.2).</source>
        <translation>shared: ein Vokabular, und gleiche Token beider Sprachen sind eine Zeile (P19, P22); marked: ein Vokabular, aber jede Sprache hat eigene Zeilen; unshared: ein Vokabular je Sprache (P19, 4.2).</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>How embeddings become a sentence vector: their mean, or the maximum of each element.</source>
        <translation>Wie aus Embeddings ein Satzvektor wird: ihr Mittel oder das Maximum jedes Elements.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Share of embedding elements set to zero in training. P19 uses 0.3, P22 0 for ParaNMT.</source>
        <translation>Anteil der Embedding-Elemente, die im Training auf null gesetzt werden. P19 nimmt 0,3, P22 0 für ParaNMT.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>a file, or nothing</source>
        <translation>eine Datei oder nichts</translation>
    </message>
    <message>
        <source>Word vectors that initialise the embeddings, as P18 uses PARAGRAM-SL999: a file of word2vec (text or binary) or GloVe, plain or gzipped, or fastText&apos;s .bin. Tokens without a vector start at random, with the standard deviation of those that have one.</source>
        <translation>Wortvektoren, die die Embeddings initialisieren, wie P18 PARAGRAM-SL999 verwendet: eine Datei von word2vec (Text oder binär) oder GloVe, auch mit gzip komprimiert, oder die .bin-Datei von fastText. Token ohne Vektor beginnen zufällig, mit der Standardabweichung derer, die einen haben.</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>this program&apos;s</source>
        <translation>die dieses Programms</translation>
    </message>
    <message>
        <source>PyTorch&apos;s</source>
        <translation>die von PyTorch</translation>
    </message>
    <message>
        <source>The generator of the embedding initialisation: own, or pytorch, the numbers of torch.manual_seed and nn.Embedding, to start where a program of the authors starts (P-SP&apos;s seed is 1).</source>
        <translation>Der Generator der Embedding-Initialisierung: own, oder pytorch, die Zahlen von torch.manual_seed und nn.Embedding, um zu beginnen, wo ein Programm der Autoren beginnt (der Startwert von P-SP ist 1).</translation>
    </message>
    <message>
        <source>Seed of the table</source>
        <translation>Startwert der Tabelle</translation>
    </message>
    <message>
        <source>Seed of the embedding initialisation, to separate its effect from that of the order of pairs; -1 uses train.seed for both.</source>
        <translation>Startwert der Embedding-Initialisierung, um ihre Wirkung von der der Reihenfolge der Paare zu trennen; -1 nimmt train.seed für beides.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>none: averaging</source>
        <translation>keines: Mittel</translation>
    </message>
    <message>
        <source>LSTM</source>
        <translation>LSTM</translation>
    </message>
    <message>
        <source>LSTM, both directions</source>
        <translation>LSTM, beide Richtungen</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>LSTM encoder-decoder</source>
        <translation>LSTM-Encoder-Decoder</translation>
    </message>
    <message>
        <source>What makes a sentence vector of the embeddings: their average, or a recurrent network, which knows the order of words: lstm, or blstm in both directions (P18, P19, P20). It trains many times slower. transformer and seq2seq (an LSTM encoder-decoder) are generative models (P20), which paragram-neural trains: see generative.model.</source>
        <translation>Was aus den Embeddings einen Satzvektor macht: ihr Mittel oder ein rekurrentes Netz, das die Wortstellung kennt: lstm, oder blstm in beide Richtungen (P18, P19, P20). Es trainiert um ein Vielfaches langsamer. transformer und seq2seq (ein LSTM-Encoder-Decoder) sind generative Modelle (P20), die paragram-neural trainiert: siehe generative.model.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units of the network in each direction. P19 and P22 use 150 in each of two, P18 900, P20 512.</source>
        <translation>Einheiten des Netzes in jeder Richtung. P19 und P22 nehmen 150 in jeder von zweien, P18 900, P20 512.</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation>verkettet</translation>
    </message>
    <message>
        <source>added</source>
        <translation>addiert</translation>
    </message>
    <message>
        <source>How the vectors of the two directions become one: concatenated (P19), or added, which P18&apos;s released program does.</source>
        <translation>Wie aus den Vektoren der zwei Richtungen einer wird: verkettet (P19) oder addiert, wie es das veröffentlichte Programm von P18 tut.</translation>
    </message>
    <message>
        <source>Combined with averages</source>
        <translation>Mit Mittel verbunden</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Whether the average of embeddings joins the vector of the network: concatenated, or added, which needs vectors of equal length. They are trained together, each with embeddings of its own; the network reads the first kind of tokens (P18, 5.6: word,trigram with an LSTM).</source>
        <translation>Ob zum Vektor des Netzes das Mittel der Embeddings hinzukommt: verkettet, oder addiert, was gleich lange Vektoren voraussetzt. Beide werden zusammen trainiert, jedes mit eigenen Embeddings; das Netz liest die erste Art Token (P18, 5.6: word,trigram mit einem LSTM).</translation>
    </message>
    <message>
        <source>A network for each language</source>
        <translation>Ein Netz je Sprache</translation>
    </message>
    <message>
        <source>Sources and targets go through networks of their own; the embeddings are shared as encoder.sharing says.</source>
        <translation>Quellen und Ziele gehen durch eigene Netze; die Embeddings werden geteilt, wie encoder.sharing sagt.</translation>
    </message>
    <message>
        <source>Peepholes</source>
        <translation>Peepholes</translation>
    </message>
    <message>
        <source>The gates of the network also see its cells, as in P18&apos;s released program.</source>
        <translation>Die Tore des Netzes sehen auch seine Zellen, wie im veröffentlichten Programm von P18.</translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation>Durchmischen</translation>
    </message>
    <message>
        <source>Probability that the tokens of a sentence are shuffled in training, so that the network does not rely on their order alone. P18 and P19 use 0.3 for recurrent encoders.</source>
        <translation>Wahrscheinlichkeit, dass die Token eines Satzes im Training gemischt werden, damit sich das Netz nicht allein auf ihre Reihenfolge verlässt. P18 und P19 nehmen 0,3 für rekurrente Encoder.</translation>
    </message>
    <message>
        <source>Scrambled</source>
        <translation>Durchmischt</translation>
    </message>
    <message>
        <source>pairs, drawn in each epoch</source>
        <translation>Paare, in jeder Epoche neu gezogen</translation>
    </message>
    <message>
        <source>sentences, once for all epochs</source>
        <translation>Sätze, einmal für alle Epochen</translation>
    </message>
    <message>
        <source>pairs: both sides of a pair, drawn again in each epoch (P18); sentences: each side alone, and the same ones in all epochs, as P19&apos;s released program does.</source>
        <translation>pairs: beide Seiten eines Paares, in jeder Epoche neu gezogen (P18); sentences: jede Seite für sich, und dieselben in allen Epochen, wie es das veröffentlichte Programm von P19 tut.</translation>
    </message>
    <message>
        <source>Generative model</source>
        <translation>Generatives Modell</translation>
    </message>
    <message>
        <source>BGT</source>
        <translation>BGT</translation>
    </message>
    <message>
        <source>BGT as released</source>
        <translation>BGT wie veröffentlicht</translation>
    </message>
    <message>
        <source>BGT without prior</source>
        <translation>BGT ohne A-priori-Verteilung</translation>
    </message>
    <message>
        <source>BGT without language variables</source>
        <translation>BGT ohne Sprachvariablen</translation>
    </message>
    <message>
        <source>translation, both directions</source>
        <translation>Übersetzung, beide Richtungen</translation>
    </message>
    <message>
        <source>translation of the source</source>
        <translation>Übersetzung der Quelle</translation>
    </message>
    <message>
        <source>variational autoencoder of the source</source>
        <translation>Variations-Autoencoder der Quelle</translation>
    </message>
    <message>
        <source>autoencoder of the source</source>
        <translation>Autoencoder der Quelle</translation>
    </message>
    <message>
        <source>translation with attention</source>
        <translation>Übersetzung mit Attention</translation>
    </message>
    <message>
        <source>translation with attention, to the source</source>
        <translation>Übersetzung mit Attention, zur Quelle</translation>
    </message>
    <message>
        <source>paraphrase of a given form</source>
        <translation>Paraphrase einer gegebenen Form</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Einspeisung</translation>
    </message>
    <message>
        <source>first hidden state</source>
        <translation>erster verborgener Zustand</translation>
    </message>
    <message>
        <source>each word</source>
        <translation>jedes Wort</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation>vor dem Softmax</translation>
    </message>
    <message>
        <source>word, hidden</source>
        <translation>Wort, verborgen</translation>
    </message>
    <message>
        <source>hidden, logit</source>
        <translation>verborgen, Logit</translation>
    </message>
    <message>
        <source>word, hidden, attention</source>
        <translation>Wort, verborgen, Attention</translation>
    </message>
    <message>
        <source>word, hidden, logit</source>
        <translation>Wort, verborgen, Logit</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>alle vier</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): beside each word it reads, as its first hidden state, beside its state in the place of attention, before the softmax (logit), or several of these.</source>
        <translation>Wo der Satzvektor in den Decoder eines LSTM-Encoder-Decoders eingeht (P20, Anhang A): neben jedem gelesenen Wort, als sein erster verborgener Zustand, neben seinem Zustand an der Stelle der Attention, vor dem Softmax (logit) oder an mehreren davon.</translation>
    </message>
    <message>
        <source>Encoder layers</source>
        <translation>Encoder-Schichten</translation>
    </message>
    <message>
        <source>Layers of each encoder. P20 uses 5, the released code 6.</source>
        <translation>Schichten jedes Encoders. P20 nimmt 5, der veröffentlichte Code 6.</translation>
    </message>
    <message>
        <source>Decoder layers</source>
        <translation>Decoder-Schichten</translation>
    </message>
    <message>
        <source>Layers of each decoder. P20 uses 1.</source>
        <translation>Schichten jedes Decoders. P20 nimmt 1.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Attention heads of a layer; encoder.dimension must be a multiple of it.</source>
        <translation>Attention-Köpfe einer Schicht; encoder.dimension muss ein Vielfaches davon sein.</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>Units of the feed-forward block of each layer. P20 uses 1024.</source>
        <translation>Einheiten des Feed-forward-Blocks jeder Schicht. P20 nimmt 1024.</translation>
    </message>
    <message>
        <source>Latent</source>
        <translation>Latent</translation>
    </message>
    <message>
        <source>Length of each latent, and so of the sentence vector; 0 uses encoder.dimension.</source>
        <translation>Länge jeder latenten Variablen und damit des Satzvektors; 0 nimmt encoder.dimension.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Label-Glättung</translation>
    </message>
    <message>
        <source>Of the labels of translations. P20 uses 0.1.</source>
        <translation>Der Labels von Übersetzungen. P20 nimmt 0,1.</translation>
    </message>
    <message>
        <source>KL annealing</source>
        <translation>KL-Annealing</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>Updates</translation>
    </message>
    <message>
        <source>Updates in which the weight of the KL terms grows from 0 to 1. P20 uses 65,536; 0 uses three times the planned updates, about what the paper&apos;s training ends with.</source>
        <translation>Updates, in denen das Gewicht der KL-Terme von 0 auf 1 wächst. P20 nimmt 65.536; 0 nimmt das Dreifache der geplanten Updates, etwa das, womit das Training des Aufsatzes endet.</translation>
    </message>
    <message>
        <source>Tokens per update</source>
        <translation>Token je Update</translation>
    </message>
    <message>
        <source>Tokens of an update, the longer side of each pair counted. P20 uses 25,000; few cores do better with more, smaller updates.</source>
        <translation>Token eines Updates, gezählt auf der längeren Seite jedes Paares. P20 nimmt 25.000; mit wenigen Kernen sind mehr und kleinere Updates besser.</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Token am Anfang</translation>
    </message>
    <message>
        <source>Tokens of the first update, which grow to generative.update-tokens; 0 starts with those.</source>
        <translation>Token des ersten Updates, die bis generative.update-tokens wachsen; 0 beginnt mit diesen.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Updates in which the tokens of an update grow.</source>
        <translation>Updates, in denen die Token eines Updates wachsen.</translation>
    </message>
    <message>
        <source>Tokens per micro-batch</source>
        <translation>Token je Mikro-Batch</translation>
    </message>
    <message>
        <source>Tokens computed at a time by one thread; the gradients of an update&apos;s micro-batches are added. Smaller ones need less memory.</source>
        <translation>Token, die ein Thread auf einmal berechnet; die Gradienten der Mikro-Batches eines Updates werden addiert. Kleinere brauchen weniger Speicher.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmen</translation>
    </message>
    <message>
        <source>Updates in which the learning rate grows to train.learning-rate; then it falls with the square root of the updates. P20 uses 4,000; 0 a tenth of the planned updates, 4,000 at most.</source>
        <translation>Updates, in denen die Lernrate bis train.learning-rate wächst; danach fällt sie mit der Quadratwurzel der Updates. P20 nimmt 4.000; 0 nimmt ein Zehntel der geplanten Updates, höchstens 4.000.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Gewichtszerfall</translation>
    </message>
    <message>
        <source>Share of each weight that an update takes away, times the learning rate.</source>
        <translation>Anteil jedes Gewichts, den ein Update wegnimmt, multipliziert mit der Lernrate.</translation>
    </message>
    <message>
        <source>Sampled softmax</source>
        <translation>Stichproben-Softmax</translation>
    </message>
    <message>
        <source>Tokens among which the softmax chooses in training, on average, besides those of the micro-batch: a sample by frequency, corrected for its size. 0 uses the whole vocabulary.</source>
        <translation>Token, unter denen der Softmax im Training im Mittel wählt, neben denen des Mikro-Batches: eine Stichprobe nach Häufigkeit, um ihre Größe berichtigt. 0 nimmt das ganze Vokabular.</translation>
    </message>
    <message>
        <source>Full softmax at the end</source>
        <translation>Voller Softmax am Ende</translation>
    </message>
    <message>
        <source>Share of the training at its end that uses the whole vocabulary in the softmax instead of a sample; 0 uses samples to the end.</source>
        <translation>Anteil des Trainings an seinem Ende, der das ganze Vokabular im Softmax nutzt statt einer Stichprobe; 0 nutzt Stichproben bis zum Ende.</translation>
    </message>
    <message>
        <source>Encoders ahead</source>
        <translation>Encoder voraus</translation>
    </message>
    <message>
        <source>Aggressive training (He et al. 2019; P20, A.1): the encoders alone are trained until their loss no longer falls, then the decoders once, and so on, as long as the mutual information of sentence and latent grows from epoch to epoch. Keeps a latent from vanishing, and takes longer.</source>
        <translation>Aggressives Training (He et al. 2019; P20, A.1): Die Encoder werden allein trainiert, bis ihr Verlust nicht mehr fällt, dann die Decoder einmal, und so fort, solange die Transinformation von Satz und latenter Variable von Epoche zu Epoche wächst. Verhindert, dass eine latente Variable verschwindet, und dauert länger.</translation>
    </message>
    <message>
        <source>Held-out pairs</source>
        <translation>Zurückgehaltene Paare</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Pairs kept from training, one in twenty at most, and with them every pair that shares a sentence. Each evaluation measures their perplexity with the full softmax, and the translator with the lowest one is kept; 0 keeps none.</source>
        <translation>Vom Training zurückgehaltene Paare, höchstens eines von zwanzig, und mit ihnen jedes Paar mit einem gemeinsamen Satz. Jede Auswertung misst ihre Perplexität mit dem vollen Softmax, und der Übersetzer mit der niedrigsten bleibt; 0 hält keine zurück.</translation>
    </message>
    <message>
        <source>Margin weight</source>
        <translation>Margengewicht</translation>
    </message>
    <message>
        <source>Weight of the margin loss of averaging models (train.margin) between the vectors of both sides, as a further objective; 0 leaves it out.</source>
        <translation>Gewicht des Margenverlusts mittelnder Modelle (train.margin) zwischen den Vektoren beider Seiten als weiteres Ziel; 0 lässt ihn weg.</translation>
    </message>
    <message>
        <source>Includes the average</source>
        <translation>Enthält das Mittel</translation>
    </message>
    <message>
        <source>The sentence vector also includes the average of the embeddings, so that training can start with the vectors of an averaging model. Set by generative.start.</source>
        <translation>Der Satzvektor enthält auch das Mittel der Embeddings, sodass das Training mit den Vektoren eines mittelnden Modells beginnen kann. Von generative.start gesetzt.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>An averaging model with sentence pieces: its tokenizer and embeddings are used, and before the first update the vectors are exactly that model&apos;s.</source>
        <translation>Ein mittelndes Modell mit Teilwörtern: Sein Tokenizer und seine Embeddings werden verwendet, und vor dem ersten Update sind die Vektoren genau die dieses Modells.</translation>
    </message>
    <message>
        <source>Parses of the targets</source>
        <translation>Parses der Ziele</translation>
    </message>
    <message>
        <source>Label dimension</source>
        <translation>Label-Dimension</translation>
    </message>
    <message>
        <source>Form units</source>
        <translation>Formeinheiten</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>the GPU if there is one</source>
        <translation>die GPU, wenn es eine gibt</translation>
    </message>
    <message>
        <source>the processor</source>
        <translation>der Prozessor</translation>
    </message>
    <message>
        <source>the GPU</source>
        <translation>die GPU</translation>
    </message>
    <message>
        <source>What computes: cpu, cuda, or auto for the GPU if there is one.</source>
        <translation>Was rechnet: cpu, cuda, oder auto für die GPU, wenn es eine gibt.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Number of passes over all pairs; 0 keeps the embedding initialisation, a baseline.</source>
        <translation>Zahl der Durchgänge durch alle Paare; 0 behält die Embedding-Initialisierung bei, einen Vergleichswert.</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>Schrittgrenze</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Training ends after this many mini-batches, even within an epoch; 0 means no limit.</source>
        <translation>Das Training endet nach so vielen Mini-Batches, auch mitten in einer Epoche; 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>Mini-batch</source>
        <translation>Mini-Batch</translation>
    </message>
    <message>
        <source>Pairs in a mini-batch, the unit of one step of the optimizer.</source>
        <translation>Paare eines Mini-Batches, der Einheit eines Schritts des Optimierers.</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>Mega-Batch</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>Mini-Batches</translation>
    </message>
    <message>
        <source>Mini-batches among which hard negatives are searched. More of them give harder negatives.</source>
        <translation>Mini-Batches, unter denen schwere Negativbeispiele gesucht werden. Mehr davon ergeben schwerere.</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Annealing</translation>
    </message>
    <message>
        <source>The mega-batch starts at one mini-batch and grows by one after this many; 0 starts at full size.</source>
        <translation>Der Mega-Batch beginnt mit einem Mini-Batch und wächst jeweils nach so vielen um einen; 0 beginnt mit voller Größe.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>By how much the cosine of a true pair must exceed that of the negative (delta in the papers).</source>
        <translation>Um wie viel der Kosinus eines echten Paares den des Negativbeispiels übersteigen muss (Delta in den Aufsätzen).</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Step size of Adam.</source>
        <translation>Schrittweite von Adam.</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>Gradientenbegrenzung</translation>
    </message>
    <message>
        <source>Maximum global norm of a gradient; larger ones are scaled down. 0 turns clipping off.</source>
        <translation>Größte globale Norm eines Gradienten; größere werden verkleinert. 0 schaltet die Begrenzung aus.</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>Negativbeispiele</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>nach Sprache</translation>
    </message>
    <message>
        <source>other side</source>
        <translation>andere Seite</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>Where negatives come from: the other side of the other pairs (translations), both sides (paraphrases), or chosen by whether the two languages differ.</source>
        <translation>Woher Negativbeispiele kommen: von der anderen Seite der anderen Paare (Übersetzungen), von beiden Seiten (Paraphrasen), oder danach gewählt, ob die zwei Sprachen verschieden sind.</translation>
    </message>
    <message>
        <source>Duplicates as negatives</source>
        <translation>Duplikate als Negativbeispiele</translation>
    </message>
    <message>
        <source>Allow a sentence with the same tokens as either side of the pair to be its negative, as the authors&apos; program does.</source>
        <translation>Einem Satz mit denselben Token wie eine Seite des Paares erlauben, dessen Negativbeispiel zu sein, wie es das Programm der Autoren tut.</translation>
    </message>
    <message>
        <source>Negatives of a sentence</source>
        <translation>Negativbeispiele je Satz</translation>
    </message>
    <message>
        <source>The margin loss is the mean over so many hardest negatives of each sentence.</source>
        <translation>Der Margenverlust ist das Mittel über so viele der schwersten Negativbeispiele jedes Satzes.</translation>
    </message>
    <message>
        <source>False-negative guard</source>
        <translation>Falsch-negativ-Schutz</translation>
    </message>
    <message>
        <source>A sentence whose cosine exceeds that of the true pair by more than this is no negative: it may be another translation. 2 drops none.</source>
        <translation>Ein Satz, dessen Kosinus den des echten Paares um mehr als dies übersteigt, ist kein Negativbeispiel: Er kann eine andere Übersetzung sein. 2 schließt keinen aus.</translation>
    </message>
    <message>
        <source>Search for negatives</source>
        <translation>Suche nach Negativbeispielen</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>projiziert</translation>
    </message>
    <message>
        <source>exact compares all sentences of a mega-batch; projected compares them in 64 dimensions first and only the best few exactly: a little faster at 1,000 dimensions.</source>
        <translation>exact vergleicht alle Sätze eines Mega-Batches; projected vergleicht sie zuerst in 64 Dimensionen und nur die besten exakt: bei 1.000 Dimensionen etwas schneller.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>softmax within the mini-batch</source>
        <translation>Softmax im Mini-Batch</translation>
    </message>
    <message>
        <source>margin: a true pair must be more similar than the hardest negative by the margin (the papers); softmax: each sentence must pick its partner among those of its mini-batch, without mega-batches.</source>
        <translation>margin: Ein echtes Paar muss um die Marge ähnlicher sein als das schwerste Negativbeispiel (die Aufsätze); softmax: Jeder Satz muss sein Gegenstück unter denen seines Mini-Batches erkennen, ohne Mega-Batches.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>The softmax divides cosines by this number; a smaller one makes it sharper.</source>
        <translation>Der Softmax teilt Kosinuswerte durch diese Zahl; eine kleinere macht ihn schärfer.</translation>
    </message>
    <message>
        <source>Nested dimensions</source>
        <translation>Geschachtelte Dimensionen</translation>
    </message>
    <message>
        <source>Add the loss of the first 32, 64, 128, ... dimensions, so that vectors may be cut to them (Matryoshka).</source>
        <translation>Den Verlust der ersten 32, 64, 128, ... Dimensionen hinzufügen, damit Vektoren auf sie gekürzt werden dürfen (Matryoshka).</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Vectors of another model (.npy, a row for each line of train.teacher-sentences) that this one learns to give as well (distillation). Longer ones are reduced to their principal components.</source>
        <translation>Vektoren eines anderen Modells (.npy, eine Zeile je Zeile von train.teacher-sentences), die dieses ebenfalls zu liefern lernt (Destillation). Längere werden auf ihre Hauptkomponenten reduziert.</translation>
    </message>
    <message>
        <source>Teacher sentences</source>
        <translation>Lehrersätze</translation>
    </message>
    <message>
        <source>The sentences of the teacher&apos;s vectors, one on each line. A sentence without a vector takes that of its translation.</source>
        <translation>Die Sätze der Vektoren des Lehrers, einer je Zeile. Ein Satz ohne Vektor nimmt den seiner Übersetzung.</translation>
    </message>
    <message>
        <source>Teacher loss</source>
        <translation>Lehrerverlust</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>similarities</source>
        <translation>Ähnlichkeiten</translation>
    </message>
    <message>
        <source>cosine: each vector must point where the teacher&apos;s does; similarities: the sentences of a mini-batch must be as similar to each other as the teacher finds them.</source>
        <translation>cosine: Jeder Vektor muss dorthin zeigen, wohin der des Lehrers zeigt; similarities: Die Sätze eines Mini-Batches müssen einander so ähnlich sein, wie der Lehrer sie findet.</translation>
    </message>
    <message>
        <source>Teacher share</source>
        <translation>Lehreranteil</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss; the loss of the pairs has the rest. 1 learns from the teacher alone, without negatives.</source>
        <translation>Gewicht des Lehrerverlusts; der Verlust der Paare hat den Rest. 1 lernt allein vom Lehrer, ohne Negativbeispiele.</translation>
    </message>
    <message>
        <source>Symmetric loss</source>
        <translation>Symmetrischer Verlust</translation>
    </message>
    <message>
        <source>Push a negative away from both sides of a pair; off: only from the first side, as in the papers&apos; equation.</source>
        <translation>Ein Negativbeispiel von beiden Seiten eines Paares wegdrücken; aus: nur von der ersten Seite, wie in der Gleichung der Aufsätze.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>dicht</translation>
    </message>
    <message>
        <source>lazy</source>
        <translation>träge</translation>
    </message>
    <message>
        <source>dense: rows without gradient keep moving by their momentum (the definition); lazy: they stay unchanged.</source>
        <translation>dense: Zeilen ohne Gradient bewegen sich mit ihrem Schwung weiter (die Definition); lazy: Sie bleiben unverändert.</translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation>Gewichtsmittelung</translation>
    </message>
    <message>
        <source>The model is a running mean of the weights that keeps this share at each step, for example 0.999; 0 uses the last weights.</source>
        <translation>Das Modell ist ein gleitendes Mittel der Gewichte, das bei jedem Schritt diesen Anteil behält, zum Beispiel 0,999; 0 nimmt die letzten Gewichte.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed, settings, pairs and number of threads give the same model, bit for bit.</source>
        <translation>Gleicher Startwert, gleiche Einstellungen, Paare und Zahl der Threads ergeben dasselbe Modell, Bit für Bit.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Number of threads; 0 uses one per core.</source>
        <translation>Zahl der Threads; 0 nimmt einen je Kern.</translation>
    </message>
    <message>
        <source>Memory for pairs</source>
        <translation>Speicher für Paare</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Tokens that need more memory are stored in a file of the run and read one part at a time, with the same result; 0 keeps all in memory.</source>
        <translation>Token, die mehr Speicher brauchen, kommen in eine Datei des Laufs und werden stückweise gelesen, mit demselben Ergebnis; 0 hält alles im Speicher.</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>Auswerten alle</translation>
    </message>
    <message>
        <source>Steps between evaluations on the development sets or the held-out pairs; 0 means after each epoch.</source>
        <translation>Schritte zwischen Auswertungen auf den Entwicklungssätzen oder den zurückgehaltenen Paaren; 0 heißt nach jeder Epoche.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Training ends after this many evaluations in a row without a better score on the development sets or the held-out pairs; 0 continues to the last epoch.</source>
        <translation>Das Training endet nach so vielen Auswertungen hintereinander ohne besseren Wert auf den Entwicklungssätzen oder den zurückgehaltenen Paaren; 0 trainiert bis zur letzten Epoche.</translation>
    </message>
    <message>
        <source>Pairs kept from training if there are no development sets, one in twenty at most, and with them every pair that shares a sentence. How many of them find their partner among 10,000 other sentences selects the best model; 0 keeps none, as do fewer than 200 pairs.</source>
        <translation>Vom Training zurückgehaltene Paare, wenn es keine Entwicklungssätze gibt, höchstens eines von zwanzig, und mit ihnen jedes Paar mit einem gemeinsamen Satz. Wie viele von ihnen ihr Gegenstück unter 10.000 anderen Sätzen finden, bestimmt das beste Modell; 0 hält keine zurück, ebenso weniger als 200 Paare.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint alle</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Time between checkpoints within an epoch; 0 means only after each epoch.</source>
        <translation>Zeit zwischen Checkpoints innerhalb einer Epoche; 0 heißt nur nach jeder Epoche.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Write the curves as event files to tensorboard/ in the run folder during training, for live display in TensorBoard.</source>
        <translation>Die Kurven während des Trainings als Ereignisdateien nach tensorboard/ im Ordner des Laufs schreiben, zur laufenden Anzeige in TensorBoard.</translation>
    </message>
    <message>
        <source>Largest link</source>
        <translation>Größte Verknüpfung</translation>
    </message>
    <message>
        <source>Sentences that a link has at most on either side.</source>
        <translation>Sätze, die eine Verknüpfung auf jeder Seite höchstens hat.</translation>
    </message>
    <message>
        <source>Leaving out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Cost of leaving a sentence without a translation, as a share of the median cost of linking random sentences. Smaller: fewer and surer links.</source>
        <translation>Kosten dafür, einen Satz ohne Übersetzung zu lassen, als Anteil am Median der Kosten, zufällige Sätze zu verknüpfen. Kleiner: weniger und sicherere Verknüpfungen.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Further sentence</source>
        <translation>Weiterer Satz</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Cost of each number on one side of a link that the other side lacks.</source>
        <translation>Kosten jeder Zahl auf einer Seite einer Verknüpfung, die der anderen Seite fehlt.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Cost of each capitalised word that both documents contain, but only one side of a link.</source>
        <translation>Kosten jedes großgeschriebenen Wortes, das beide Dokumente enthalten, aber nur eine Seite einer Verknüpfung.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Cost of each term of the glossary whose translation the other side of a link lacks.</source>
        <translation>Kosten jedes Begriffs des Glossars, dessen Übersetzung der anderen Seite einer Verknüpfung fehlt.</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Zeichensetzung</translation>
    </message>
    <message>
        <source>Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark that the other side of a link lacks.</source>
        <translation>Kosten jedes Frage- oder Ausrufezeichens, Doppelpunkts oder Strichpunkts, jeder Klammer und jedes Anführungszeichens, das der anderen Seite einer Verknüpfung fehlt.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>What the distance between the two sides of a link is multiplied with: 1: the product of the numbers of their sentences; 0: the mean of both numbers; or a mixture.</source>
        <translation>Womit der Abstand der beiden Seiten einer Verknüpfung multipliziert wird: bei 1 das Produkt ihrer Satzzahlen, bei 0 das Mittel beider Zahlen, dazwischen eine Mischung.</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Zufallsfolgen</translation>
    </message>
    <message>
        <source>Random runs of sentences whose cosines with a side of a link say what is expected of sentences that are not translations.</source>
        <translation>Zufällige Folgen von Sätzen, deren Kosinuswerte mit einer Seite einer Verknüpfung zeigen, was von Sätzen zu erwarten ist, die keine Übersetzungen sind.</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Sentences on both sides of the path of the coarse search among which links are searched.</source>
        <translation>Sätze zu beiden Seiten des Pfades der groben Suche, unter denen Verknüpfungen gesucht werden.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>parse of a given form</source>
        <translation>Parse einer gegebenen Form</translation>
    </message>
    <message>
        <source>What trains a transformer or an LSTM encoder-decoder: the Bilingual Generative Transformer (bgt, P20) or one of the models it is compared with in P20&apos;s Table 2; released is what the authors&apos; code trains, whose decoders never see a sample. translation and back-translation attend to every token of the other language: the translators of P18. scpn writes the target in the syntactic form that is given (generative.parses); parse-generator writes a whole parse of that form, for an scpn that reads whole parses. Needs encoder.network = transformer or seq2seq.</source>
        <translation>Als was ein Transformer oder ein LSTM-Encoder-Decoder trainiert wird: als Bilingual Generative Transformer (bgt, P20) oder als eines der Modelle, mit denen dieser in Tabelle 2 von P20 verglichen wird; released ist, was das Programm der Autoren trainiert, dessen Decoder nie eine Stichprobe sehen. translation und back-translation beachten jedes Token der anderen Sprache: die Übersetzer von P18. scpn schreibt das Ziel in der gegebenen syntaktischen Form (generative.parses); parse-generator schreibt einen ganzen Parse dieser Form, für ein scpn, das ganze Parses liest. Braucht encoder.network = transformer oder seq2seq.</translation>
    </message>
    <message>
        <source>For scpn and parse-generator: the constituency parses of the targets of all pairs in their order, in brackets as the Penn Treebank has them. Their top two levels, or all of them (generative.form), are the forms that it learns to write in.</source>
        <translation>Für scpn und parse-generator: die Konstituentenparses der Ziele aller Paare in ihrer Reihenfolge, in Klammern wie in der Penn Treebank. Ihre obersten beiden Ebenen oder alle (generative.form) sind die Formen, in denen das Modell zu schreiben lernt.</translation>
    </message>
    <message>
        <source>Parses of the sources</source>
        <translation>Parses der Quellen</translation>
    </message>
    <message>
        <source>The same of the sources. parse-generator needs them. With them, pairs whose sides have the same form are left out, and every second micro-batch is trained from target to source, as the released SCPN is.</source>
        <translation>Dasselbe für die Quellen. parse-generator braucht sie. Mit ihnen werden Paare weggelassen, deren Seiten dieselbe Form haben, und jeder zweite Mikro-Batch wird vom Ziel zur Quelle trainiert, wie das veröffentlichte SCPN.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>whole parse</source>
        <translation>ganzer Parse</translation>
    </message>
    <message>
        <source>What scpn reads of a parse: its top two levels, or all of it but the words, as the released SCPN does. For new sentences a parse-generator then completes templates.</source>
        <translation>Was scpn von einem Parse liest: die obersten beiden Ebenen oder alles außer den Wörtern, wie das veröffentlichte SCPN. Für neue Sätze ergänzt dann ein parse-generator Vorlagen.</translation>
    </message>
    <message>
        <source>Copies words</source>
        <translation>Kopiert Wörter</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: the decoder also copies tokens of the source, by its attention to them, so that it can write words that are rare or new in training.</source>
        <translation>Bei scpn und parse-generator: Der Decoder kopiert auch Token der Quelle, gemäß seiner Attention auf sie, sodass er Wörter schreiben kann, die im Training selten oder neu sind.</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: numbers in the embedding of a label or bracket of a form.</source>
        <translation>Bei scpn und parse-generator: Zahlen im Embedding eines Labels oder einer Klammer einer Form.</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: units of the LSTM that reads a form.</source>
        <translation>Bei scpn und parse-generator: Einheiten des LSTM, das eine Form liest.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Weight of words whose translation is found on the other side of a link, or only in the sentences beside it; 0 compares sentences as a whole.</source>
        <translation>Gewicht von Wörtern, deren Übersetzung auf der anderen Seite einer Verknüpfung steht oder nur in den Sätzen daneben; 0 vergleicht Sätze als Ganzes.</translation>
    </message>
    <message>
        <source>Weight of the difference between the lengths of both sides, which counts less the longer they are; 0 ignores lengths.</source>
        <translation>Gewicht des Unterschieds zwischen den Längen beider Seiten, der umso weniger zählt, je länger sie sind; 0 beachtet Längen nicht.</translation>
    </message>
    <message>
        <source>Cost of each further sentence of a link; 0.7 times that if both sides have several.</source>
        <translation>Kosten jedes weiteren Satzes einer Verknüpfung; das 0,7-Fache, wenn beide Seiten mehrere haben.</translation>
    </message>
    <message>
        <source>Cost of a link whose sides end with different punctuation marks; 1.8 times that if one of them is a full stop, question or exclamation mark and the other is not, or if one ends without a mark.</source>
        <translation>Kosten einer Verknüpfung, deren Seiten mit verschiedenen Satzzeichen enden; das 1,8-Fache, wenn eines davon ein Punkt, Frage- oder Ausrufezeichen ist und das andere nicht, oder wenn eine ohne Satzzeichen endet.</translation>
    </message>
    <message>
        <source>50,000 pieces instead of 20,000: 0.4 points less on the mean of the STS sets, 10.5 more between Turkish and English.</source>
        <translation>50.000 Teilwörter statt 20.000: 0,4 Punkte weniger im Mittel der STS-Datensätze, 10,5 mehr zwischen Türkisch und Englisch.</translation>
    </message>
    <message>
        <source>0.995 left 18 % of the Arabic tokens unknown, 0.9995 leaves 0.2 %.</source>
        <translation>Bei 0,995 blieben 18 % der arabischen Token unbekannt, bei 0,9995 sind es 0,2 %.</translation>
    </message>
    <message>
        <source>TRIGRAM 66.2, SP 65.9, WORD and TRIGRAM side by side 63.9, their sum 62.9, WORD 60.2 on the mean of the STS sets.</source>
        <translation>TRIGRAM 66,2, SP 65,9, WORD und TRIGRAM nebeneinander 63,9, ihre Summe 62,9, WORD 60,2 im Mittel der STS-Datensätze.</translation>
    </message>
    <message>
        <source>0.3: 0.2 points less on the mean of the STS sets after one epoch, 0.3 more after four than without after five.</source>
        <translation>0,3: nach einer Epoche 0,2 Punkte weniger im Mittel der STS-Datensätze, nach vier 0,3 mehr als ohne nach fünf.</translation>
    </message>
    <message>
        <source>averages 65.7, LSTM 63.1 and BLSTM 63.0, both scrambled, on the mean of the STS sets.</source>
        <translation>Mittelwerte 65,7, LSTM 63,1 und BLSTM 63,0, beide durchmischt, im Mittel der STS-Datensätze.</translation>
    </message>
    <message>
        <source>0.3: 0.9 points more with the LSTM; the BLSTM seldom learned without (38.7, with it 63.0).</source>
        <translation>0,3: mit dem LSTM 0,9 Punkte mehr; das BLSTM lernte ohne dies selten (38,7, damit 63,0).</translation>
    </message>
    <message>
        <source>2.7 times as many updates as the full softmax in the same time, none of them worse.</source>
        <translation>2,7-mal so viele Updates wie mit dem vollen Softmax in derselben Zeit, keine schlechter.</translation>
    </message>
    <message>
        <source>BGT from averages: 62.5 on the mean of the STS sets with 200, 53.0 without this loss.</source>
        <translation>BGT, mit einem mittelnden Modell begonnen: 62,5 im Mittel der STS-Datensätze mit 200, 53,0 ohne diesen Verlust.</translation>
    </message>
    <message>
        <source>20, 60 and 100 reached 68.6, 68.5 and 68.4 on the mean of the STS sets, no more than chance.</source>
        <translation>20, 60 und 100 erreichten 68,6, 68,5 und 68,4 im Mittel der STS-Datensätze, nicht mehr als Zufall.</translation>
    </message>
    <message>
        <source>ten times the papers&apos; rate gave four points on the mean of the STS sets and seventeen between Spanish and English.</source>
        <translation>die zehnfache Rate der Aufsätze brachte vier Punkte im Mittel der STS-Datensätze und siebzehn zwischen Spanisch und Englisch.</translation>
    </message>
    <message>
        <source>any: half a point less on the mean of the STS sets, no more than chance.</source>
        <translation>beide Seiten: ein halber Punkt weniger im Mittel der STS-Datensätze, nicht mehr als Zufall.</translation>
    </message>
    <message>
        <source>0.1 points less on the mean of the STS sets: no effect.</source>
        <translation>0,1 Punkte weniger im Mittel der STS-Datensätze: keine Wirkung.</translation>
    </message>
    <message>
        <source>4 and 8: 0.3 points more on the development set of the STS Benchmark, three seeds.</source>
        <translation>4 und 8: 0,3 Punkte mehr auf dem Entwicklungssatz der STS Benchmark, drei Startwerte.</translation>
    </message>
    <message>
        <source>0 and 0.1: no effect on the development set of the STS Benchmark.</source>
        <translation>0 und 0,1: keine Wirkung auf dem Entwicklungssatz der STS Benchmark.</translation>
    </message>
    <message>
        <source>projected 66.3, exact 65.9 on the mean of the STS sets, three seeds.</source>
        <translation>projiziert 66,3, exakt 65,9 im Mittel der STS-Datensätze, drei Startwerte.</translation>
    </message>
    <message>
        <source>softmax: four points less on the mean of the STS sets; with mini-batches of 2,048 pairs two less on the development set of the STS Benchmark.</source>
        <translation>Softmax: vier Punkte weniger im Mittel der STS-Datensätze; mit Mini-Batches von 2.048 Paaren zwei weniger auf dem Entwicklungssatz der STS Benchmark.</translation>
    </message>
    <message>
        <source>vectors cut to 32 numbers 0.3 points better, whole ones 0.1, on the development set of the STS Benchmark.</source>
        <translation>auf 32 Zahlen gekürzte Vektoren 0,3 Punkte besser, ganze 0,1, auf dem Entwicklungssatz der STS Benchmark.</translation>
    </message>
    <message>
        <source>with three models of the same kind as teachers, 1 reached 73.6 and 0.5 reached 74.7; training without them 75.5.</source>
        <translation>mit drei gleichartigen Modellen als Lehrern erreichte der Anteil 1 den Wert 73,6 und 0,5 den Wert 74,7; Training ohne sie 75,5.</translation>
    </message>
    <message>
        <source>retrieval ranked ten trainings as STS did, with a rank correlation of 0.56 to 0.95.</source>
        <translation>das Retrieval ordnete zehn Trainings wie STS, mit einer Rangkorrelation von 0,56 bis 0,95.</translation>
    </message>
    <message>
        <source>Table on disk</source>
        <translation>Tabelle auf der Platte</translation>
    </message>
    <message>
        <source>Keep the embedding table and Adam&apos;s moments in a temporary file, with the same result, for tables larger than the memory. Of several machines, each then holds only its own rows.</source>
        <translation>Die Embedding-Tabelle und die Momente von Adam in einer temporären Datei halten, mit demselben Ergebnis, für Tabellen, die größer als der Arbeitsspeicher sind. Von mehreren Rechnern hält dann jeder nur seine eigenen Zeilen.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>mixed on a GPU</source>
        <translation>gemischt auf einer GPU</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Of the matrix products of a transformer&apos;s training. mixed multiplies bfloat16 numbers, with 8 bits of precision, and adds in single precision: several times as fast on a GPU, slower on most processors. auto is mixed on a GPU and single on a processor.</source>
        <translation>Der Matrixprodukte beim Training eines Transformers. mixed multipliziert bfloat16-Zahlen mit 8 Bit Genauigkeit und summiert in einfacher Genauigkeit: auf einer GPU mehrmals so schnell, auf den meisten Prozessoren langsamer. auto ist mixed auf einer GPU und single auf einem Prozessor.</translation>
    </message>
    <message>
        <source>A run or model that is trained further, on other pairs: its tokenizer and weights are used. The settings that give a model its form must be the same as its own.</source>
        <translation>Ein Lauf oder Modell, das mit anderen Paaren weiter trainiert wird: Sein Tokenizer und seine Gewichte werden verwendet. Die Einstellungen, die einem Modell seine Form geben, müssen dieselben wie seine sein.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
</context>
<context>
    <name>TokenizerKind</name>
    <message>
        <source>sentence pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>Trigramme</translation>
    </message>
</context>
<context>
    <name>TrainTools</name>
    <message>
        <source>Estimating</source>
        <translation>Wird geschätzt</translation>
    </message>
    <message>
        <source>Only averaging and recurrent encoders learn from another model.</source>
        <translation>Nur mittelnde und rekurrente Encoder lernen von einem anderen Modell.</translation>
    </message>
    <message>
        <source>Learn from another model…</source>
        <translation>Von einem anderen Modell lernen…</translation>
    </message>
    <message>
        <source>Follow the vectors that any other model gives to the sentences of these pairs</source>
        <translation>Den Vektoren folgen, die ein beliebiges anderes Modell den Sätzen dieser Paare gibt</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>Anderswo ausführen…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the settings and the data, to train on other machines</source>
        <translation>Einen Ordner mit Skript, Einstellungen und Daten schreiben, um auf anderen Rechnern zu trainieren</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Evaluation sets</source>
        <translation>Evaluationsdaten</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>Zurück mit</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>Zweite Datei</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>Entfernte Komponenten</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>Häufigste Token</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>Whitening</translation>
    </message>
</context>
<context>
    <name>WritePlots</name>
    <message>
        <source>Best development score</source>
        <translation>Bester Entwicklungswert</translation>
    </message>
    <message>
        <source>development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignPanel</name>
    <message>
        <source>Align</source>
        <translation>Alignieren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Documents…</source>
        <translation>Dokumente…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>Aligning %1</source>
        <translation>%1 wird aligniert</translation>
    </message>
    <message>
        <source>aligned in %1</source>
        <translation>aligniert in %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>What is around a correction is aligned again with a model: train or choose one, then correct the link.</source>
        <translation>Die Umgebung einer Korrektur wird mit einem Modell neu aligniert: Trainieren oder wählen Sie eines und korrigieren Sie dann die Verknüpfung.</translation>
    </message>
    <message>
        <source>Preparing corrections</source>
        <translation>Korrekturen werden vorbereitet</translation>
    </message>
    <message>
        <source>Two documents</source>
        <translation>Zwei Dokumente</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Shelf (%1)</source>
        <translation>Regal (%1)</translation>
    </message>
    <message>
        <source>Links the sentences of a document with those of its translation</source>
        <translation>Verknüpft die Sätze eines Dokuments mit denen seiner Übersetzung</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; mit &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 sentences</source>
        <translation>
            <numerusform>%1 und %2 Satz</numerusform>
            <numerusform>%1 und %2 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 doubtful</source>
        <translation>%1 zweifelhaft</translation>
    </message>
    <message>
        <source>%1 certain</source>
        <translation>%1 sicher</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>Alle Verknüpfungen</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>No translation</source>
        <translation>Ohne Übersetzung</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Which links are shown</source>
        <translation>Welche Verknüpfungen gezeigt werden</translation>
    </message>
    <message>
        <source>D goes to the next doubtful link, Shift+D to the one before</source>
        <translation>D geht zur nächsten zweifelhaften Verknüpfung, Umschalt+D zur vorigen</translation>
    </message>
    <message>
        <source>below </source>
        <translation>unter </translation>
    </message>
    <message>
        <source>Doubtful below</source>
        <translation>Zweifelhaft unter</translation>
    </message>
    <message>
        <source>Links of lower confidence are doubtful</source>
        <translation>Verknüpfungen mit geringerer Konfidenz sind zweifelhaft</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Show or hide the settings of alignments</source>
        <translation>Einstellungen der Alignierungen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Many documents, or two (Alt+Left)</source>
        <translation>Viele Dokumente oder zwei (Alt+Left)</translation>
    </message>
    <message>
        <source>Show or hide the documents</source>
        <translation>Dokumente ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Saved alignments of this project</source>
        <translation>Gespeicherte Alignierungen dieses Projekts</translation>
    </message>
    <message>
        <source>Shows a document beside its translation, with links between their sentences that you can correct.</source>
        <translation>Zeigt ein Dokument neben seiner Übersetzung, mit Verknüpfungen zwischen den Sätzen, die Sie korrigieren können.</translation>
    </message>
    <message>
        <source>A trained model links the sentences of two documents; this project has none yet.</source>
        <translation>Ein trainiertes Modell verknüpft die Sätze zweier Dokumente; dieses Projekt hat noch keines.</translation>
    </message>
    <message>
        <source>Align the two documents</source>
        <translation>Die zwei Dokumente alignieren</translation>
    </message>
    <message>
        <source>Open a saved alignment…</source>
        <translation>Gespeicherte Alignierung öffnen…</translation>
    </message>
    <message>
        <source>Export the alignment…</source>
        <translation>Alignierung exportieren…</translation>
    </message>
    <message>
        <source>Add the alignment to the project&apos;s pair stores</source>
        <translation>Alignierung zu den Paarspeichern des Projekts hinzufügen</translation>
    </message>
    <message>
        <source>Shelf of many documents, or two documents</source>
        <translation>Regal mit vielen Dokumenten oder zwei Dokumente</translation>
    </message>
    <message>
        <source>Align the documents of the shelf, or stop</source>
        <translation>Dokumente des Regals alignieren oder anhalten</translation>
    </message>
    <message>
        <source>Export the shelf…</source>
        <translation>Regal exportieren…</translation>
    </message>
    <message>
        <source>Align with a model file…</source>
        <translation>Mit einer Modelldatei alignieren…</translation>
    </message>
    <message>
        <source>Undo the last correction</source>
        <translation>Letzte Korrektur rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>Korrektur wiederholen</translation>
    </message>
    <message>
        <source>Search the aligned documents</source>
        <translation>In den alignierten Dokumenten suchen</translation>
    </message>
    <message>
        <source>Go to the next doubtful link</source>
        <translation>Zur nächsten zweifelhaften Verknüpfung</translation>
    </message>
    <message>
        <source>Correct the link: %1</source>
        <translation>Verknüpfung korrigieren: %1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Open a saved alignment</source>
        <translation>Gespeicherte Alignierung öffnen</translation>
    </message>
    <message>
        <source>Alignments (*.alignment);;All files (*)</source>
        <translation>Alignierungen (*.alignment);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the alignment</source>
        <translation>Alignierung exportieren</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are in the pair store %2.</source>
        <translation>
            <numerusform>%1 Paar ist im Paarspeicher %2.</numerusform>
            <numerusform>%1 Paare sind im Paarspeicher %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 Paar ist in %2 gespeichert.</numerusform>
            <numerusform>%1 Paare sind in %2 gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSettingsCard</name>
    <message>
        <source>Settings of alignments</source>
        <translation>Einstellungen der Alignierungen</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Set every field to its default</source>
        <translation>Jedes Feld auf seinen Standardwert setzen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSetup</name>
    <message>
        <source>as the document says</source>
        <translation>wie im Dokument angegeben</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alignieren</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>a folder of documents, or a list of two columns</source>
        <translation>ein Ordner mit Dokumenten oder eine Liste mit zwei Spalten</translation>
    </message>
    <message>
        <source>a document: Word, PDF, EPUB, text, …</source>
        <translation>ein Dokument: Word, PDF, EPUB, Text, …</translation>
    </message>
    <message>
        <source>a folder of their translations</source>
        <translation>ein Ordner mit ihren Übersetzungen</translation>
    </message>
    <message>
        <source>its translation</source>
        <translation>seine Übersetzung</translation>
    </message>
    <message>
        <source>none; lines of term, tab, translation</source>
        <translation>keines; Zeilen aus Begriff, Tabulator, Übersetzung</translation>
    </message>
    <message>
        <source>are recognised</source>
        <translation>werden erkannt</translation>
    </message>
    <message>
        <source>are the lines</source>
        <translation>sind die Zeilen</translation>
    </message>
    <message>
        <source>are the paragraphs</source>
        <translation>sind die Absätze</translation>
    </message>
    <message>
        <source>What is linked: sentences as the language divides them, or every line or paragraph</source>
        <translation>Was verknüpft wird: Sätze, wie die Sprache sie trennt, oder jede Zeile oder jeder Absatz</translation>
    </message>
    <message>
        <source>Of a PDF that asks for one</source>
        <translation>Einer PDF-Datei, die danach fragt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the source</source>
        <translation>Sprache der Quelle</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Language of the target</source>
        <translation>Sprache des Ziels</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Or drag both folders onto this panel. Documents are paired by their names, and by their contents where names differ.</source>
        <translation>Oder ziehen Sie beide Ordner auf diesen Bereich. Dokumente werden nach ihren Namen gepaart, und nach ihrem Inhalt, wo die Namen sich unterscheiden.</translation>
    </message>
    <message>
        <source>Or drag both files onto this panel.</source>
        <translation>Oder ziehen Sie beide Dateien auf diesen Bereich.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentEditor</name>
    <message>
        <source>Correcting</source>
        <translation>Wird korrigiert</translation>
    </message>
    <message>
        <source>this link</source>
        <translation>diese Verknüpfung</translation>
    </message>
    <message>
        <source>has been aligned again meanwhile</source>
        <translation>ist inzwischen neu aligniert worden</translation>
    </message>
    <message>
        <source>look at it again, and repeat the correction if it is still needed</source>
        <translation>sehen Sie sie noch einmal an und wiederholen Sie die Korrektur, falls sie noch nötig ist</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentExport</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>Zum Projekt</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>Mindestkonfidenz</translation>
    </message>
    <message>
        <source>Links of lower confidence are left out; accepted ones have the confidence 1</source>
        <translation>Verknüpfungen mit geringerer Konfidenz werden weggelassen; angenommene haben die Konfidenz 1</translation>
    </message>
    <message>
        <source>As a translation memory, a table, a parallel corpus and other formats</source>
        <translation>Als Übersetzungsspeicher, Tabelle, Parallelkorpus und in anderen Formaten</translation>
    </message>
    <message>
        <source>As a pair store, to train on or to filter</source>
        <translation>Als Paarspeicher, zum Trainieren oder Filtern</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 von %2 Paar</numerusform>
            <numerusform>%1 von %2 Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>Übersetzungsspeicher (*.tmx)</translation>
    </message>
    <message>
        <source>All sentences with places and confidence (*.tsv)</source>
        <translation>Alle Sätze mit Stellen und Konfidenz (*.tsv)</translation>
    </message>
    <message>
        <source>Pair store (*.h5)</source>
        <translation>Paarspeicher (*.h5)</translation>
    </message>
    <message>
        <source>Sentence numbers, as in gold files (*.links)</source>
        <translation>Satznummern wie in Golddateien (*.links)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentMap</name>
    <message>
        <source>Map of both documents</source>
        <translation>Karte beider Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 of them doubtful</source>
        <translation>
            <numerusform>%1 Verknüpfung, %2 davon zweifelhaft</numerusform>
            <numerusform>%1 Verknüpfungen, %2 davon zweifelhaft</numerusform>
        </translation>
    </message>
    <message>
        <source>sentence %1 of the source, %2 of the target</source>
        <translation>Satz %1 der Quelle, %2 des Ziels</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentView</name>
    <message>
        <source>Linked sentences</source>
        <translation>Verknüpfte Sätze</translation>
    </message>
    <message>
        <source>without a translation, as you said</source>
        <translation>ohne Übersetzung, wie von Ihnen angegeben</translation>
    </message>
    <message>
        <source>without a translation</source>
        <translation>ohne Übersetzung</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>right with a probability of %1 %</source>
        <translation>richtig mit einer Wahrscheinlichkeit von %1 %</translation>
    </message>
    <message>
        <source> · moved: sentence %1 of the source, %2 of the target</source>
        <translation> · verschoben: Satz %1 der Quelle, %2 des Ziels</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AnalysePanel</name>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>This panel builds lexicons from pairs and compares languages by their shared tokens; this project has no pairs yet.</source>
        <translation>Dieser Bereich baut Lexika aus Paaren und vergleicht Sprachen nach ihren gemeinsamen Token; dieses Projekt hat noch keine Paare.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Paare importieren</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation>Lexikon aufbauen</translation>
    </message>
    <message>
        <source>Measure the overlap of two languages</source>
        <translation>Überlappung zweier Sprachen messen</translation>
    </message>
    <message>
        <source>Which words are paraphrases or translations?</source>
        <translation>Welche Wörter sind Paraphrasen oder Übersetzungen?</translation>
    </message>
    <message>
        <source>Which languages share tokens, and does that help?</source>
        <translation>Welche Sprachen teilen Token, und hilft das?</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CandidateModel</name>
    <message>
        <source>not reviewed</source>
        <translation>nicht durchgesehen</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CatalogueModel</name>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Paraphrases</source>
        <translation>Paraphrasen</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluation</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Mining</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>Language identification</source>
        <translation>Spracherkennung</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>nichtkommerziell</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>heruntergeladen</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CataloguePage</name>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>OPUS corpora</source>
        <translation>OPUS-Korpora</translation>
    </message>
    <message>
        <source>Search OPUS</source>
        <translation>OPUS durchsuchen</translation>
    </message>
    <message>
        <source>Use a file I have…</source>
        <translation>Eigene Datei verwenden…</translation>
    </message>
    <message>
        <source>Public data and models</source>
        <translation>Öffentliche Daten und Modelle</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>Katalog durchsuchen</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>OPUS online</source>
        <translation>OPUS online</translation>
    </message>
    <message>
        <source>for the two languages above</source>
        <translation>für die beiden Sprachen oben</translation>
    </message>
    <message>
        <source>List what OPUS has for the two languages above; needs an internet connection</source>
        <translation>Listet auf, was OPUS für die beiden Sprachen oben hat; braucht eine Internetverbindung</translation>
    </message>
    <message>
        <source>Press Enter or double-click to download a corpus</source>
        <translation>Eingabetaste oder Doppelklick lädt ein Korpus herunter</translation>
    </message>
    <message>
        <source>Checking the downloads</source>
        <translation>Downloads werden geprüft</translation>
    </message>
    <message>
        <source>%1 is larger than 500 MB. Download it?</source>
        <translation>%1 ist größer als 500 MB. Herunterladen?</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>%1 is %2. Download it?</source>
        <translation>%1 ist %2 groß. Herunterladen?</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>%1 wird heruntergeladen</translation>
    </message>
    <message>
        <source>Stopped; the next download resumes from here.</source>
        <translation>Angehalten; der nächste Download wird hier fortgesetzt.</translation>
    </message>
    <message>
        <source>This is larger than 500 MB. Download it?</source>
        <translation>Das ist größer als 500 MB. Herunterladen?</translation>
    </message>
    <message>
        <source>Already downloaded and complete.</source>
        <translation>Schon heruntergeladen und vollständig.</translation>
    </message>
    <message>
        <source>Downloaded and checked.</source>
        <translation>Heruntergeladen und geprüft.</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Paare importieren…</translation>
    </message>
    <message>
        <source>Use a file I have</source>
        <translation>Eigene Datei verwenden</translation>
    </message>
    <message>
        <source>Recognise %1</source>
        <translation>%1 wird erkannt</translation>
    </message>
    <message>
        <source>This is %1: size and checksum are as published.</source>
        <translation>Das ist %1: Größe und Prüfsumme sind wie veröffentlicht.</translation>
    </message>
    <message>
        <source>This is %1 by its name; no checksum is published.</source>
        <translation>Dem Namen nach ist das %1; eine Prüfsumme ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Choose two languages first.</source>
        <translation>Wählen Sie zuerst zwei Sprachen.</translation>
    </message>
    <message>
        <source>Searching OPUS</source>
        <translation>OPUS wird durchsucht</translation>
    </message>
    <message>
        <source>OPUS has nothing for these two languages.</source>
        <translation>OPUS hat nichts für diese beiden Sprachen.</translation>
    </message>
    <message>
        <source>The corpora that OPUS has for the two languages appear here.</source>
        <translation>Die Korpora, die OPUS für die beiden Sprachen hat, erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Chart</name>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ColumnButton</name>
    <message>
        <source>Columns of the two sentences</source>
        <translation>Spalten der beiden Sätze</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Zweiter Satz</translation>
    </message>
    <message>
        <source>Columns %1, %2</source>
        <translation>Spalten %1, %2</translation>
    </message>
    <message>
        <source>The sentences are in “%1” and “%2”</source>
        <translation>Die Sätze stehen in „%1“ und „%2“</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CommandPalette</name>
    <message>
        <source>Type to find an action</source>
        <translation>Tippen, um eine Aktion zu finden</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>No action that is available now matches.</source>
        <translation>Keine jetzt verfügbare Aktion passt.</translation>
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
        <translation>Auf Paaren</translation>
    </message>
    <message>
        <source>Coverage of the pairs</source>
        <translation>Abdeckung der Paare</translation>
    </message>
    <message>
        <source>Pairs to measure on</source>
        <translation>Paare, auf denen gemessen wird</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>wird gezählt…</translation>
    </message>
    <message>
        <source>Counting pieces</source>
        <translation>Teilwörter werden gezählt</translation>
    </message>
    <message>
        <source>Pieces per word</source>
        <translation>Teilwörter je Wort</translation>
    </message>
    <message>
        <source>Words are separated by white space; for Chinese or Japanese use pieces per sentence.</source>
        <translation>Wörter sind durch Leerraum getrennt; für Chinesisch oder Japanisch gelten die Teilwörter je Satz.</translation>
    </message>
    <message>
        <source>Pieces per sentence</source>
        <translation>Teilwörter je Satz</translation>
    </message>
    <message>
        <source>Mean number of pieces.</source>
        <translation>Mittlere Zahl der Teilwörter.</translation>
    </message>
    <message>
        <source>Unknown share</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Pieces missing from the vocabulary; the model ignores them.</source>
        <translation>Teilwörter, die im Vokabular fehlen; das Modell übergeht sie.</translation>
    </message>
    <message>
        <source>Vocabulary used</source>
        <translation>Genutztes Vokabular</translation>
    </message>
    <message>
        <source>Pieces of the vocabulary that occur on that side.</source>
        <translation>Teilwörter des Vokabulars, die auf dieser Seite vorkommen.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Separated by white space.</source>
        <translation>Durch Leerraum getrennt.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>Known and unknown pieces.</source>
        <translation>Bekannte und unbekannte Teilwörter.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Large stores are measured on 20,000 pairs spread over the whole store.</source>
        <translation>Große Speicher werden auf 20.000 Paaren gemessen, die über den ganzen Speicher verteilt sind.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChart</name>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChoice</name>
    <message>
        <source>Curve ▾</source>
        <translation>Kurve ▾</translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation>Auswählen, was gezeichnet wird</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveLegend</name>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataPanel</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Paraphrases…</source>
        <translation>Paraphrasen…</translation>
    </message>
    <message>
        <source>Divide…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern…</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Paare importieren…</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Zurück zu den Paaren</translation>
    </message>
    <message>
        <source>Public datasets and models to download (Ctrl+Shift+D)</source>
        <translation>Öffentliche Datensätze und Modelle zum Herunterladen (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Filter the chosen store with a recipe (Ctrl+Shift+F)</source>
        <translation>Den gewählten Speicher mit einem Rezept filtern (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Make paraphrases from translations (Ctrl+Shift+M)</source>
        <translation>Paraphrasen aus Übersetzungen machen (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot the chosen store (Ctrl+Shift+P)</source>
        <translation>Den gewählten Speicher aufteilen, daraus Stichproben oder Folds ziehen, ihn mischen, zusammenführen oder pivotieren (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Training needs sentence pairs: import a file of translations or paraphrases.</source>
        <translation>Training braucht Satzpaare: Importieren Sie eine Datei mit Übersetzungen oder Paraphrasen.</translation>
    </message>
    <message>
        <source>Open the catalogue of public data</source>
        <translation>Katalog öffentlicher Daten öffnen</translation>
    </message>
    <message>
        <source>Make paraphrases from translations…</source>
        <translation>Paraphrasen aus Übersetzungen machen…</translation>
    </message>
    <message>
        <source>Filter the pair store…</source>
        <translation>Paarspeicher filtern…</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>Statistik erheben</translation>
    </message>
    <message>
        <source>Detailed statistics</source>
        <translation>Ausführliche Statistik</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>Paare suchen</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>Alle Paare speichern…</translation>
    </message>
    <message>
        <source>Judge pairs by hand</source>
        <translation>Paare von Hand beurteilen</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot…</source>
        <translation>Aufteilen, Stichprobe, Folds, mischen, zusammenführen oder pivotieren…</translation>
    </message>
    <message>
        <source>Rename the pair store</source>
        <translation>Paarspeicher umbenennen</translation>
    </message>
    <message>
        <source>Show the pair store in the file manager</source>
        <translation>Paarspeicher im Dateimanager zeigen</translation>
    </message>
    <message>
        <source>Remove the pair store</source>
        <translation>Paarspeicher entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs copied.</source>
        <translation>
            <numerusform>%1 Paar kopiert.</numerusform>
            <numerusform>%1 Paare kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted run can be continued: %1.</source>
        <translation>Ein unterbrochener Lauf kann fortgesetzt werden: %1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Reading the paraphrases</source>
        <translation>Paraphrasen werden gelesen</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>Werte auswählen</translation>
    </message>
    <message>
        <source>An import is running; open the file again when it has finished.</source>
        <translation>Es läuft ein Import; öffnen Sie die Datei noch einmal, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>%1 pairs in %2.</source>
        <translation>%1 Paare in %2.</translation>
    </message>
    <message>
        <source>Reading the pair stores</source>
        <translation>Paarspeicher werden gelesen</translation>
    </message>
    <message>
        <source>Import pairs into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Paare in &lt;b&gt;%1&lt;/b&gt; importieren</translation>
    </message>
    <message>
        <source>Public data and models, downloaded into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Öffentliche Daten und Modelle, heruntergeladen nach &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Filter &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; filtern</translation>
    </message>
    <message>
        <source>Statistics of &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Statistik von &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Make paraphrases from translations</source>
        <translation>Paraphrasen aus Übersetzungen machen</translation>
    </message>
    <message>
        <source>Judge a sample by hand</source>
        <translation>Eine Stichprobe von Hand beurteilen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataSetChart</name>
    <message>
        <source>Gold against cosine</source>
        <translation>Gold gegen Kosinus</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Errors by group</source>
        <translation>Fehler nach Gruppen</translation>
    </message>
    <message>
        <source>Choose a score of a data set above.</source>
        <translation>Wählen Sie oben einen Wert eines Datensatzes.</translation>
    </message>
    <message>
        <source>mean gold score</source>
        <translation>mittlerer Goldwert</translation>
    </message>
    <message>
        <source>mean cosine of a tenth of the pairs</source>
        <translation>mittlerer Kosinus eines Zehntels der Paare</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>One point per pair: gold score to the right, cosine upwards</source>
        <translation>Ein Punkt je Paar: Goldwert nach rechts, Kosinus nach oben</translation>
    </message>
    <message>
        <source>Mean gold score of pairs with similar cosines: a straight rise is good</source>
        <translation>Mittlerer Goldwert von Paaren mit ähnlichem Kosinus: Ein gerader Anstieg ist gut</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Nach Länge</translation>
    </message>
    <message>
        <source>Errors of short and long sentences</source>
        <translation>Fehler kurzer und langer Sätze</translation>
    </message>
    <message>
        <source>By word overlap</source>
        <translation>Nach Wortüberlappung</translation>
    </message>
    <message>
        <source>Errors by the share of common words</source>
        <translation>Fehler nach dem Anteil gemeinsamer Wörter</translation>
    </message>
    <message>
        <source>By error rate</source>
        <translation>Nach Fehlerrate</translation>
    </message>
    <message>
        <source>Errors by symmetric word error rate</source>
        <translation>Fehler nach der symmetrischen Wortfehlerrate</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Nach Sprache</translation>
    </message>
    <message>
        <source>Errors of all data sets of this model by their languages</source>
        <translation>Fehler aller Datensätze dieses Modells nach ihren Sprachen</translation>
    </message>
    <message>
        <source>Chart of the data set</source>
        <translation>Diagramm des Datensatzes</translation>
    </message>
    <message>
        <source>No data set chosen</source>
        <translation>Kein Datensatz gewählt</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>gold score 0 to %1</source>
        <translation>Goldwert 0 bis %1</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>cosine of %1</source>
        <translation>Kosinus von %1</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>wird verglichen…</translation>
    </message>
    <message>
        <source>Comparing two models</source>
        <translation>Zwei Modelle werden verglichen</translation>
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
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the rows of %1</source>
        <translation>Zeilen filtern: %1</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation>Ausgewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>No row matches.</source>
        <translation>Keine Zeile passt.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DifferenceModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>Entw.</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets or retrieval accuracy of held-out pairs, times 100</source>
        <translation>Bester mittlerer Pearson-Wert auf den Entwicklungssätzen oder Retrieval-Genauigkeit zurückgehaltener Paare, mal 100</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation>Untrainiert</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The same before training</source>
        <translation>Dasselbe vor dem Training</translation>
    </message>
    <message>
        <source>Loss of the last step</source>
        <translation>Verlust des letzten Schritts</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DivideDialog</name>
    <message>
        <source>Stores to merge with</source>
        <translation>Speicher zum Zusammenführen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Create the pair store</source>
        <translation>Paarspeicher anlegen</translation>
    </message>
    <message>
        <source>Divide or combine %1</source>
        <translation>%1 aufteilen oder verbinden</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>The same seed always selects the same pairs.</source>
        <translation>Derselbe Startwert wählt immer dieselben Paare aus.</translation>
    </message>
    <message>
        <source>Split for training, development and test</source>
        <translation>In Training, Entwicklung und Test aufteilen</translation>
    </message>
    <message>
        <source>Pairs that share a sentence stay together, so that no test sentence occurs in training.</source>
        <translation>Paare mit einem gemeinsamen Satz bleiben zusammen, sodass kein Testsatz im Training vorkommt.</translation>
    </message>
    <message>
        <source>Take a random sample</source>
        <translation>Eine Zufallsstichprobe ziehen</translation>
    </message>
    <message>
        <source>Selected at random, kept in the order of the store.</source>
        <translation>Zufällig ausgewählt, in der Reihenfolge des Speichers.</translation>
    </message>
    <message>
        <source>Take some of 10 folds</source>
        <translation>Einige von 10 Folds nehmen</translation>
    </message>
    <message>
        <source>Pairs are ranked by a quantity that filters measure and divided into 10 equal folds; fold 1 has the lowest values. Each ticked fold becomes a pair store.</source>
        <translation>Die Paare werden nach einer Größe geordnet, die Filter messen, und in 10 gleiche Folds geteilt; Fold 1 hat die niedrigsten Werte. Jeder angekreuzte Fold wird ein Paarspeicher.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>The same pairs in a random order.</source>
        <translation>Dieselben Paare in zufälliger Reihenfolge.</translation>
    </message>
    <message>
        <source>Merge with other stores</source>
        <translation>Mit anderen Speichern zusammenführen</translation>
    </message>
    <message>
        <source>All pairs of the stores, one store after another.</source>
        <translation>Alle Paare der Speicher, ein Speicher nach dem anderen.</translation>
    </message>
    <message>
        <source>Pivot: pairs through shared translations</source>
        <translation>Pivot: Paare über gemeinsame Übersetzungen</translation>
    </message>
    <message>
        <source>Joins sentences that share a translation: paraphrases of one language, or pairs of two others. The stores ticked here contribute their translations, too.</source>
        <translation>Verbindet Sätze mit gemeinsamer Übersetzung: Paraphrasen einer Sprache oder Paare zweier anderer. Auch die hier angekreuzten Speicher steuern ihre Übersetzungen bei.</translation>
    </message>
    <message>
        <source>source sentence</source>
        <translation>Quellsatz</translation>
    </message>
    <message>
        <source>target sentence</source>
        <translation>Zielsatz</translation>
    </message>
    <message>
        <source>nothing: each pair separately</source>
        <translation>nichts: jedes Paar für sich</translation>
    </message>
    <message>
        <source>Development, pairs</source>
        <translation>Entwicklung, Paare</translation>
    </message>
    <message>
        <source>Test, pairs</source>
        <translation>Test, Paare</translation>
    </message>
    <message>
        <source>Kept together by</source>
        <translation>Zusammengehalten durch</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Create the pair stores</source>
        <translation>Paarspeicher anlegen</translation>
    </message>
    <message>
        <source>Splitting %1</source>
        <translation>%1 wird aufgeteilt</translation>
    </message>
    <message>
        <source>Sampling %1</source>
        <translation>Stichprobe aus %1 wird gezogen</translation>
    </message>
    <message>
        <source>Shuffling %1</source>
        <translation>%1 wird gemischt</translation>
    </message>
    <message>
        <source>Merging with %1</source>
        <translation>Wird zusammengeführt mit %1</translation>
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
        <translation>Verworfen von</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairsCard</name>
    <message>
        <source>Dropped pairs</source>
        <translation>Verworfene Paare</translation>
    </message>
    <message>
        <source>Check all pairs</source>
        <translation>Alle Paare prüfen</translation>
    </message>
    <message>
        <source>Run the recipe over the whole pair store and list what it drops; nothing is written</source>
        <translation>Das Rezept über den ganzen Paarspeicher laufen lassen und auflisten, was es verwirft; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>Save these pairs, taken from the whole pair store, as TSV or JSON lines…</source>
        <translation>Diese Paare, aus dem ganzen Paarspeicher, als TSV oder JSON-Zeilen speichern…</translation>
    </message>
    <message>
        <source>Save these pairs</source>
        <translation>Diese Paare speichern</translation>
    </message>
    <message>
        <source>The recipe has no steps.</source>
        <translation>Das Rezept hat keine Schritte.</translation>
    </message>
    <message>
        <source>Counting a sample…</source>
        <translation>Eine Stichprobe wird gezählt…</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the whole store</source>
        <translation>
            <numerusform>%1 Paar im ganzen Speicher</numerusform>
            <numerusform>%1 Paare im ganzen Speicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the sample of %2</source>
        <translation>
            <numerusform>%1 Paar in der Stichprobe von %2</numerusform>
            <numerusform>%1 Paare in der Stichprobe von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are shown</source>
        <translation>, die ersten %1 werden gezeigt</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>Comparing recipes</source>
        <translation>Rezepte werden verglichen</translation>
    </message>
    <message>
        <source>Reading kept pairs</source>
        <translation>Behaltene Paare werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 pairs</source>
        <translation>
            <numerusform>eine Stichprobe von %1 Paar</numerusform>
            <numerusform>eine Stichprobe von %1 Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 both keep %2, only this recipe %3, only the other %4, neither %5.</source>
        <translation>Von %1 behalten beide %2, nur dieses Rezept %3, nur das andere %4, keines %5.</translation>
    </message>
    <message>
        <source>Both recipes keep and drop the same pairs.</source>
        <translation>Beide Rezepte behalten und verwerfen dieselben Paare.</translation>
    </message>
    <message>
        <source>No pair is kept.</source>
        <translation>Kein Paar wird behalten.</translation>
    </message>
    <message>
        <source>No pair is dropped.</source>
        <translation>Kein Paar wird verworfen.</translation>
    </message>
    <message>
        <source>Save the dropped pairs</source>
        <translation>Verworfene Paare speichern</translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation>Durch Tabulatoren getrennt (*.tsv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Checking all pairs</source>
        <translation>Alle Paare werden geprüft</translation>
    </message>
    <message>
        <source>Saving dropped pairs</source>
        <translation>Verworfene Paare werden gespeichert</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ElsewhereDialog</name>
    <message>
        <source>Write the folder</source>
        <translation>Ordner schreiben</translation>
    </message>
    <message>
        <source>Run elsewhere</source>
        <translation>Anderswo ausführen</translation>
    </message>
    <message>
        <source>none: mpirun alone</source>
        <translation>keiner: nur mpirun</translation>
    </message>
    <message>
        <source>Processes. One for each processor is best: its threads share the memory, ranks do not.</source>
        <translation>Prozesse. Am besten einer je Prozessor: Seine Threads teilen sich den Speicher, Ränge nicht.</translation>
    </message>
    <message>
        <source>Cores that each rank uses</source>
        <translation>Kerne, die jeder Rang nutzt</translation>
    </message>
    <message>
        <source>Then the scheduler ends the job. A training can be continued with the same script.</source>
        <translation>Danach beendet der Scheduler den Auftrag. Ein Training kann mit demselben Skript fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Of each rank. 0: what the scheduler gives by default.</source>
        <translation>Je Rang. 0: was der Scheduler standardmäßig gibt.</translation>
    </message>
    <message>
        <source>Copy the data into the folder (%1)</source>
        <translation>Daten in den Ordner kopieren (%1)</translation>
    </message>
    <message>
        <source>Otherwise the data must lie at the same places on the other machines.</source>
        <translation>Sonst müssen die Daten auf den anderen Rechnern an denselben Stellen liegen.</translation>
    </message>
    <message>
        <source>Writes a folder with a script, the settings and the data. Copy it to machines that share a disk and have paragram-mpi of the same version.</source>
        <translation>Schreibt einen Ordner mit Skript, Einstellungen und Daten. Kopieren Sie ihn auf Rechner, die sich eine Festplatte teilen und paragram-mpi derselben Version haben.</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Gestartet von</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Ranks on each</source>
        <translation>Ränge auf jedem</translation>
    </message>
    <message>
        <source>Threads of a rank</source>
        <translation>Threads eines Rangs</translation>
    </message>
    <message>
        <source>Hours at most</source>
        <translation>Stunden höchstens</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>Speicher, GB</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Im Ordner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the folder a name.</source>
        <translation>Geben Sie dem Ordner einen Namen.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Wählen Sie einen vorhandenen Ordner.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 gibt es schon: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ranks, to be started there with: %2</source>
        <translation>
            <numerusform>%1 Rang, dort zu starten mit: %2</numerusform>
            <numerusform>%1 Ränge, dort zu starten mit: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>%1 is written. Copy it to the other machines and type there: %2</source>
        <translation>%1 ist geschrieben. Kopieren Sie den Ordner auf die anderen Rechner und geben Sie dort ein: %2</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EntryCard</name>
    <message>
        <source>matches the published checksum</source>
        <translation>stimmt mit der veröffentlichten Prüfsumme überein</translation>
    </message>
    <message>
        <source>matches the checksum of the first download</source>
        <translation>stimmt mit der Prüfsumme des ersten Downloads überein</translation>
    </message>
    <message>
        <source>no checksum published; this one is kept for later checks</source>
        <translation>keine Prüfsumme veröffentlicht; diese wird für spätere Prüfungen aufbewahrt</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Paare importieren…</translation>
    </message>
    <message>
        <source>Explore…</source>
        <translation>Erkunden…</translation>
    </message>
    <message>
        <source>Evaluate on this set</source>
        <translation>Mit Datensatz auswerten</translation>
    </message>
    <message>
        <source>Align…</source>
        <translation>Alignieren…</translation>
    </message>
    <message>
        <source>Go to Mine</source>
        <translation>Zu Mining</translation>
    </message>
    <message>
        <source>Import the model…</source>
        <translation>Modell importieren…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation>Kein Eintrag gewählt</translation>
    </message>
    <message>
        <source>No entry of the catalogue contains all these words.</source>
        <translation>Kein Eintrag des Katalogs enthält all diese Wörter.</translation>
    </message>
    <message>
        <source>non-commercial only</source>
        <translation>nur nichtkommerziell</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>over 500 MB: you are asked before it starts</source>
        <translation>über 500 MB: Sie werden vor dem Start gefragt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Quelle</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>und %1 weitere</numerusform>
            <numerusform>und %1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>A download was started; it resumes where it stopped.</source>
        <translation>Ein Download wurde begonnen; er wird fortgesetzt, wo er aufgehört hat.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ErrorGroupModel</name>
    <message>
        <source>Each group is a fifth of the pairs</source>
        <translation>Jede Gruppe ist ein Fünftel der Paare</translation>
    </message>
    <message>
        <source>Pairs of the group</source>
        <translation>Paare der Gruppe</translation>
    </message>
    <message>
        <source>Mean error; above 0 the cosines are too high for the gold scores</source>
        <translation>Mittlerer Fehler; über 0 sind die Kosinuswerte zu hoch für die Goldwerte</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Mittlerer absoluter Fehler</translation>
    </message>
    <message>
        <source>Pearson&apos;s r × 100 within the group</source>
        <translation>Pearsons r × 100 innerhalb der Gruppe</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Betrag</translation>
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
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Evaluate the chosen models</source>
        <translation>Gewählte Modelle auswerten</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>Modelldatei hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>Ordner mit Datensätzen hinzufügen…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>Datei mit Paaren und Goldwerten hinzufügen…</translation>
    </message>
    <message>
        <source>Columns and encoding of a data set…</source>
        <translation>Spalten und Kodierung eines Datensatzes…</translation>
    </message>
    <message>
        <source>Save the results…</source>
        <translation>Ergebnisse speichern…</translation>
    </message>
    <message>
        <source>Save the results in MTEB&apos;s format…</source>
        <translation>Ergebnisse im Format von MTEB speichern…</translation>
    </message>
    <message>
        <source>Copy the table of scores</source>
        <translation>Tabelle der Werte kopieren</translation>
    </message>
    <message>
        <source>Open the pair in Score</source>
        <translation>Paar in Bewerten öffnen</translation>
    </message>
    <message>
        <source>Show Pearson or Spearman</source>
        <translation>Pearson oder Spearman zeigen</translation>
    </message>
    <message>
        <source>An evaluation compares a model&apos;s cosines with gold scores; this project has no model yet.</source>
        <translation>Eine Auswertung vergleicht die Kosinuswerte eines Modells mit Goldwerten; dieses Projekt hat noch kein Modell.</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>Modell trainieren</translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores measure how well a model agrees with people. Add a folder of STS data sets, or drop one here.</source>
        <translation>Satzpaare mit Goldwerten messen, wie gut ein Modell mit Menschen übereinstimmt. Fügen Sie einen Ordner mit STS-Datensätzen hinzu oder ziehen Sie einen hierher.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>How well do the cosines of %1 agree with the gold scores of %2?</source>
        <translation>Wie gut stimmen die Kosinuswerte von %1 mit den Goldwerten von %2 überein?</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 Modell</numerusform>
            <numerusform>%1 Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets</source>
        <translation>
            <numerusform>%1 Datensatz</numerusform>
            <numerusform>%1 Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating… The scores appear here.</source>
        <translation>Wird ausgewertet… Die Werte erscheinen hier.</translation>
    </message>
    <message numerus="yes">
        <source>Evaluating · %1 of %2 models to go</source>
        <translation>
            <numerusform>Auswertung · noch %1 von %2 Modell</numerusform>
            <numerusform>Auswertung · noch %1 von %2 Modellen</numerusform>
        </translation>
    </message>
    <message>
        <source>How well do cosines agree with gold scores?</source>
        <translation>Wie gut stimmen Kosinuswerte mit Goldwerten überein?</translation>
    </message>
    <message>
        <source>%1 on %2 · %3 ×100 · %4 s</source>
        <translation>%1 auf %2 · %3 ×100 · %4 s</translation>
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
        <translation> · vom %1</translation>
    </message>
    <message>
        <source>baselines</source>
        <translation>Vergleichswerte</translation>
    </message>
    <message>
        <source>Saving the results</source>
        <translation>Ergebnisse werden gespeichert</translation>
    </message>
    <message>
        <source>Reading the last results</source>
        <translation>Letzte Ergebnisse werden gelesen</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatedPairModel</name>
    <message>
        <source>Distance of the cosine from the regression line through all points</source>
        <translation>Abstand des Kosinus von der Regressionsgeraden durch alle Punkte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationBar</name>
    <message>
        <source>Save the results as CSV, Markdown, LaTeX or JSON, or every pair</source>
        <translation>Ergebnisse als CSV, Markdown, LaTeX oder JSON speichern, oder jedes Paar</translation>
    </message>
    <message>
        <source>Copy the table, tab-separated</source>
        <translation>Tabelle kopieren, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Models to evaluate</source>
        <translation>Modelle zum Auswerten</translation>
    </message>
    <message>
        <source>Data sets to evaluate on</source>
        <translation>Datensätze, auf denen ausgewertet wird</translation>
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
        <translation>Maß</translation>
    </message>
    <message>
        <source>Pearson: cosines rise in proportion to the gold scores. Spearman: only the order counts.</source>
        <translation>Pearson: Kosinuswerte steigen proportional zu den Goldwerten. Spearman: Nur die Reihenfolge zählt.</translation>
    </message>
    <message>
        <source>Also the untrained model of each</source>
        <translation>Zu jedem auch das untrainierte Modell</translation>
    </message>
    <message>
        <source>Word overlap, BLEU, chrF and random encoders</source>
        <translation>Wortüberlappung, BLEU, chrF und zufällige Encoder</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>Modelldatei hinzufügen…</translation>
    </message>
    <message>
        <source>Columns and encoding</source>
        <translation>Spalten und Kodierung</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>Ordner mit Datensätzen hinzufügen…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>Datei mit Paaren und Goldwerten hinzufügen…</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation>Modelldatei hinzufügen</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>Modelle (*.h5);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a folder of data sets</source>
        <translation>Ordner mit Datensätzen hinzufügen</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores</source>
        <translation>Datei mit Paaren und Goldwerten hinzufügen</translation>
    </message>
    <message>
        <source>Pairs with gold scores (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;All files (*)</source>
        <translation>Paare mit Goldwerten (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>no model ▾</source>
        <translation>kein Modell ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 models ▾</source>
        <translation>
            <numerusform>%1 Modell ▾</numerusform>
            <numerusform>%1 Modelle ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>no data set ▾</source>
        <translation>kein Datensatz ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets ▾</source>
        <translation>
            <numerusform>%1 Datensatz ▾</numerusform>
            <numerusform>%1 Datensätze ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Wird ausgewertet…</translation>
    </message>
    <message numerus="yes">
        <source>%1 older models, which Runs evaluates</source>
        <translation>
            <numerusform>%1 älteres Modell, das „Läufe“ auswertet</numerusform>
            <numerusform>%1 ältere Modelle, die „Läufe“ auswertet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationRun</name>
    <message>
        <source>Evaluating %1</source>
        <translation>%1 wird ausgewertet</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExplorePanel</name>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Open corpus…</source>
        <translation>Korpus öffnen…</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation>Nächste Sätze</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Build again</source>
        <translation>Neu aufbauen</translation>
    </message>
    <message>
        <source>Stopped: the finished part is kept, and opening the corpus again resumes from there.</source>
        <translation>Angehalten: Der fertige Teil bleibt erhalten; beim erneuten Öffnen des Korpus geht es dort weiter.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>Nearest sentences in meaning</source>
        <translation>Bedeutungsnächste Sätze</translation>
    </message>
    <message>
        <source>Sentences with similar meaning, across languages</source>
        <translation>Sätze mit ähnlicher Bedeutung, über Sprachen hinweg</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 Satz</numerusform>
            <numerusform>%1 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>exakte Suche</translation>
    </message>
    <message>
        <source>index %1, recall of 10 %2</source>
        <translation>Index %1, Trefferquote bei 10 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>column </source>
        <translation>Spalte </translation>
    </message>
    <message>
        <source>Column of the sentences</source>
        <translation>Spalte der Sätze</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>The nearest sentences of a text</source>
        <translation>Die ähnlichsten Sätze eines Textes</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>Übersetzungen ähnlicher Sätze</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>Einen Satz anklicken, um nach ihm zu suchen</translation>
    </message>
    <message>
        <source>Open a text of any size, one sentence per line: what you type finds the nearest sentences in every language the model knows.</source>
        <translation>Öffnen Sie einen Text beliebiger Größe, ein Satz je Zeile: Was Sie eingeben, findet die ähnlichsten Sätze in jeder Sprache, die das Modell kennt.</translation>
    </message>
    <message>
        <source>A trained model finds sentences with similar meaning; this project has none yet.</source>
        <translation>Ein trainiertes Modell findet Sätze mit ähnlicher Bedeutung; dieses Projekt hat noch keines.</translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation>Ein Korpus öffnen…</translation>
    </message>
    <message>
        <source>Build the index again</source>
        <translation>Index neu aufbauen</translation>
    </message>
    <message>
        <source>Draw the map of the corpus</source>
        <translation>Karte des Korpus zeichnen</translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation>Beinahe-Duplikate suchen</translation>
    </message>
    <message>
        <source>Find sentences of the same style</source>
        <translation>Sätze desselben Stils suchen</translation>
    </message>
    <message>
        <source>Explore with a model file…</source>
        <translation>Mit einer Modelldatei erkunden…</translation>
    </message>
    <message>
        <source>Search a translation memory</source>
        <translation>Übersetzungsspeicher durchsuchen</translation>
    </message>
    <message>
        <source>Open a translation memory…</source>
        <translation>Übersetzungsspeicher öffnen…</translation>
    </message>
    <message>
        <source>Go to the sentence to search for</source>
        <translation>Zum gesuchten Satz</translation>
    </message>
    <message>
        <source>Copy the translation that was found</source>
        <translation>Gefundene Übersetzung kopieren</translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation>Korpus öffnen</translation>
    </message>
    <message>
        <source>Text (*.txt *.tsv *.gz);;All files (*)</source>
        <translation>Text (*.txt *.tsv *.gz);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportOptions</name>
    <message>
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>32 bit</source>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>16 bit, half the size</source>
        <translation>16 Bit, halbe Größe</translation>
    </message>
    <message>
        <source>8 bit, a quarter of the size</source>
        <translation>8 Bit, ein Viertel der Größe</translation>
    </message>
    <message>
        <source>Some formats support 32 bit only.</source>
        <translation>Manche Formate können nur 32 Bit.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Vectors are cut to their first dimensions, those of concatenated parts to the first of each.</source>
        <translation>Vektoren werden auf ihre ersten Dimensionen gekürzt, die verketteter Teile auf die ersten jedes Teils.</translation>
    </message>
    <message>
        <source>Text, one sentence per line, to be embedded for the FAISS index and TensorBoard&apos;s projector.</source>
        <translation>Text, ein Satz je Zeile, dessen Vektoren für den FAISS-Index und den Projektor von TensorBoard berechnet werden.</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>das Vokabular</translation>
    </message>
    <message>
        <source>of the training data</source>
        <translation>der Trainingsdaten</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Which tokens are kept, and how their vectors are changed: weights, components, whitening</source>
        <translation>Welche Token bleiben und wie ihre Vektoren geändert werden: Gewichte, Komponenten, Whitening</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation>Modell importieren…</translation>
    </message>
    <message>
        <source>Models are exported to other programs and imported from them; this project has none yet.</source>
        <translation>Modelle werden in andere Programme exportiert und aus ihnen importiert; dieses Projekt hat noch keines.</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Export the ticked formats</source>
        <translation>Angekreuzte Formate exportieren</translation>
    </message>
    <message>
        <source>Export a model file…</source>
        <translation>Modelldatei exportieren…</translation>
    </message>
    <message>
        <source>Copy the loading code</source>
        <translation>Ladecode kopieren</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Ein Modell wird gelesen</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message numerus="yes">
        <source>%1 formats</source>
        <translation>
            <numerusform>%1 Format</numerusform>
            <numerusform>%1 Formate</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>Cosines differ from those of the full model by %1 at most.</source>
        <translation>Kosinuswerte weichen von denen des vollen Modells um höchstens %1 ab.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>%1 is now a model of this project: %2 vectors of %3 dimensions.</source>
        <translation>%1 ist jetzt ein Modell dieses Projekts: %2 Vektoren mit %3 Dimensionen.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FileBox</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file, or drop one here</source>
        <translation>Datei wählen oder hierher ziehen</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a folder, or drop one here</source>
        <translation>Ordner wählen oder hierher ziehen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FilterPage</name>
    <message>
        <source>Filter all pairs</source>
        <translation>Alle Paare filtern</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 Paar als %2 gespeichert.</numerusform>
            <numerusform>%1 Paare als %2 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the new pair store</source>
        <translation>Name des neuen Paarspeichers</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>Neuer Paarspeicher</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Zurück zu den Paaren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Counting a sample</source>
        <translation>Eine Stichprobe wird gezählt</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; von %2 Paar behalten (%3 %)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; von %2 Paaren behalten (%3 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; aus einer Stichprobe von %2 Paar behalten (%3 %). Wiederholungen werden nur innerhalb der Stichprobe gezählt.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; aus einer Stichprobe von %2 Paaren behalten (%3 %). Wiederholungen werden nur innerhalb der Stichprobe gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>Alle Paare werden behalten.</translation>
    </message>
    <message>
        <source>Filtering %1</source>
        <translation>%1 wird gefiltert</translation>
    </message>
    <message>
        <source>%1 dropped %2</source>
        <translation>%1 verwarf %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept in %3, %4.</source>
        <translation>
            <numerusform>%1 von %2 Paar behalten in %3, %4.</numerusform>
            <numerusform>%1 von %2 Paaren behalten in %3, %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the new store lacks the remaining pairs.</source>
        <translation>Angehalten: Dem neuen Speicher fehlen die übrigen Paare.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FoldPage</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>Modell für den Paraphrasenwert</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Fold %1</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Geordnet nach</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Folds</translation>
    </message>
    <message>
        <source>Ranking %1</source>
        <translation>%1 wird geordnet</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatModel</name>
    <message>
        <source>largest difference of a cosine %1 in %2 comparisons</source>
        <translation>größte Kosinusabweichung %1 in %2 Vergleichen</translation>
    </message>
    <message>
        <source>, %1 tokenised differently</source>
        <translation>, %1 anders tokenisiert</translation>
    </message>
    <message>
        <source>not available for this model</source>
        <translation>für dieses Modell nicht verfügbar</translation>
    </message>
    <message>
        <source>checked, %1</source>
        <translation>geprüft, %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Rücklesen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatPage</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Loading code</source>
        <translation>Ladecode</translation>
    </message>
    <message>
        <source>Programming language of the code</source>
        <translation>Programmiersprache des Codes</translation>
    </message>
    <message>
        <source>Load it in</source>
        <translation>Laden in</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Not available for this model: %1</source>
        <translation>Für dieses Modell nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>Written (%1), read back and compared: %2.</source>
        <translation>Geschrieben (%1), zurückgelesen und verglichen: %2.</translation>
    </message>
    <message>
        <source>Every export is read back and compared with the model before it is reported as done.</source>
        <translation>Jeder Export wird zurückgelesen und mit dem Modell verglichen, bevor er als fertig gilt.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GeneratePanel</name>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Written sentences</source>
        <translation>Geschriebene Sätze</translation>
    </message>
    <message>
        <source>Write the sentences</source>
        <translation>Sätze schreiben</translation>
    </message>
    <message>
        <source>Write with a model file…</source>
        <translation>Mit einer Modelldatei schreiben…</translation>
    </message>
    <message>
        <source>Read sentences from a file…</source>
        <translation>Sätze aus einer Datei lesen…</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>What the model writes is listed here: enter sentences and press Write.</source>
        <translation>Was das Modell schreibt, steht hier: Geben Sie Sätze ein und drücken Sie „Schreiben“.</translation>
    </message>
    <message>
        <source>A generative model translates sentences, writes them again and in other styles.</source>
        <translation>Ein generatives Modell übersetzt Sätze, schreibt sie neu und in anderen Stilen.</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>Übersetzer werden gesucht</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Ein Modell wird gelesen</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>Read sentences</source>
        <translation>Sätze lesen</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>Sätze werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 lines are read; paragram-cli generate takes all of a file.</source>
        <translation>
            <numerusform>Nur die erste Zeile (%1) wird gelesen; paragram-cli generate nimmt alle einer Datei.</numerusform>
            <numerusform>Nur die ersten %1 Zeilen werden gelesen; paragram-cli generate nimmt alle einer Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>Writing paraphrases</source>
        <translation>Paraphrasen werden geschrieben</translation>
    </message>
    <message>
        <source>paraphrases</source>
        <translation>Paraphrasen</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2.</source>
        <translation>%1 Paraphrasen in %2.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>it writes no sentences; choose a generative model</source>
        <translation>es schreibt keine Sätze; wählen Sie ein generatives Modell</translation>
    </message>
    <message>
        <source>Stopped. Write continues where it ended.</source>
        <translation>Angehalten. „Schreiben“ setzt dort fort, wo es aufgehört hat.</translation>
    </message>
    <message>
        <source>%1 of %2 sentences were written before the interruption.</source>
        <translation>%1 von %2 Sätzen wurden vor der Unterbrechung geschrieben.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GenerateSetup</name>
    <message>
        <source>What to write</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Translator for the way back</source>
        <translation>Übersetzer für den Rückweg</translation>
    </message>
    <message>
        <source>none: translate only</source>
        <translation>keiner: nur übersetzen</translation>
    </message>
    <message>
        <source>Model for the cosine</source>
        <translation>Modell für den Kosinus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Sentences, one per line</source>
        <translation>Sätze, einer je Zeile</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>a sentence; empty: their own</source>
        <translation>ein Satz; leer: der eigene</translation>
    </message>
    <message>
        <source>A sentence of the language that is written: its style, with the meaning of the sentences</source>
        <translation>Ein Satz der geschriebenen Sprache: sein Stil, mit der Bedeutung der Sätze</translation>
    </message>
    <message>
        <source>a sentence; empty: none</source>
        <translation>ein Satz; leer: keiner</translation>
    </message>
    <message>
        <source>Texts on the way from each sentence to this one: its meaning and style take over step by step</source>
        <translation>Texte auf dem Weg von jedem Satz zu diesem: Seine Bedeutung und sein Stil setzen sich Schritt für Schritt durch</translation>
    </message>
    <message>
        <source>Texts on the way, both ends included</source>
        <translation>Texte auf dem Weg, beide Enden eingeschlossen</translation>
    </message>
    <message>
        <source>The same language writes a sentence again, the other one translates it</source>
        <translation>Dieselbe Sprache schreibt einen Satz neu, die andere übersetzt ihn</translation>
    </message>
    <message>
        <source>Paraphrases by a round trip: each translation is translated back by this model, in as many ways as there are translations</source>
        <translation>Paraphrasen über Hin- und Rückübersetzung: Jede Übersetzung wird von diesem Modell zurückübersetzt, auf so viele Arten, wie es Übersetzungen gibt</translation>
    </message>
    <message>
        <source>frequent in training</source>
        <translation>häufig im Training</translation>
    </message>
    <message>
        <source>common in English</source>
        <translation>im Englischen üblich</translation>
    </message>
    <message>
        <source>only my own</source>
        <translation>nur meine eigenen</translation>
    </message>
    <message>
        <source>The syntactic forms in which each sentence is written: ten that are frequent in the pairs of training, or ten common ones of English as far as the model knows their labels</source>
        <translation>Die syntaktischen Formen, in denen jeder Satz geschrieben wird: zehn, die in den Paaren des Trainings häufig sind, oder zehn übliche des Englischen, soweit das Modell ihre Labels kennt</translation>
    </message>
    <message>
        <source>Templates beside those: the top two levels of a parse, or a whole parse. Separated by semicolons</source>
        <translation>Vorlagen neben diesen: die obersten beiden Ebenen eines Parse oder ein ganzer Parse. Durch Strichpunkte getrennt</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase, and sorts the paraphrases</source>
        <translation>Bewertet Satz und Paraphrase und ordnet die Paraphrasen</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>Strahlsuche</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; 1 is greedy</source>
        <translation>Hypothesen, die die Suche behält; bei 1 gierige Suche</translation>
    </message>
    <message>
        <source>Texts written for each sentence</source>
        <translation>Texte, die zu jedem Satz geschrieben werden</translation>
    </message>
    <message>
        <source>Longest text, in tokens</source>
        <translation>Längster Text, in Token</translation>
    </message>
    <message>
        <source>Below 1 the likely tokens are drawn more often</source>
        <translation>Unter 1 werden wahrscheinliche Token öfter gezogen</translation>
    </message>
    <message>
        <source>Draw among the best tokens that have this probability together</source>
        <translation>Unter den besten Token ziehen, die zusammen diese Wahrscheinlichkeit haben</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Read the sentences from a text file, one per line</source>
        <translation>Sätze aus einer Textdatei lesen, einer je Zeile</translation>
    </message>
    <message>
        <source>Style of</source>
        <translation>Stil von</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>In Richtung</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>Zurück mit</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>Meine Vorlagen</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>Bewerten mit</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>Texte je Satz</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längster</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Parse generator</source>
        <translation>Parse-Generator</translation>
    </message>
    <message>
        <source>none: whole parses</source>
        <translation>keiner: ganze Parses</translation>
    </message>
    <message>
        <source>A parse generator completes each template to a whole parse, which the model reads</source>
        <translation>Ein Parse-Generator ergänzt jede Vorlage zu einem ganzen Parse, den das Modell liest</translation>
    </message>
    <message>
        <source>a file, one parse a line</source>
        <translation>eine Datei, ein Parse je Zeile</translation>
    </message>
    <message>
        <source>The constituency parses of the sentences in brackets, each on the line of its sentence</source>
        <translation>Die Konstituentenparses der Sätze in Klammern, jeder in der Zeile seines Satzes</translation>
    </message>
    <message>
        <source>Parses with</source>
        <translation>Parses mit</translation>
    </message>
    <message>
        <source>Parses</source>
        <translation>Parses</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GoldCard</name>
    <message>
        <source>Against gold pairs</source>
        <translation>Gegen Goldpaare</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Präzision und Trefferquote</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Set the threshold at which F1 is highest</source>
        <translation>Schwelle dort setzen, wo F1 am höchsten ist</translation>
    </message>
    <message numerus="yes">
        <source>Against gold (%1 pairs)</source>
        <translation>
            <numerusform>Gegen Gold (%1 Paar)</numerusform>
            <numerusform>Gegen Gold (%1 Paare)</numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2</source>
        <translation>Bestes F1 %1 bei %2</translation>
    </message>
    <message>
        <source>precision &lt;b&gt;%1&lt;/b&gt; · recall &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Präzision &lt;b&gt;%1&lt;/b&gt; · Trefferquote &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GridDialog</name>
    <message>
        <source>Grid of trainings</source>
        <translation>Raster von Trainings</translation>
    </message>
    <message>
        <source>Give settings several values, separated by vertical bars: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Every combination is trained; all other settings come from the form.</source>
        <translation>Geben Sie Einstellungen mehrere Werte, getrennt durch senkrechte Striche: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Jede Kombination wird trainiert; alle anderen Einstellungen kommen aus dem Formular.</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>Voreinstellung: wählen…</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>Einstellung hinzufügen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Values, separated by vertical bars</source>
        <translation>Werte, getrennt durch senkrechte Striche</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>Diese Einstellung entfernen</translation>
    </message>
    <message>
        <source>%1 | …</source>
        <translation>%1 | …</translation>
    </message>
    <message numerus="yes">
        <source>Queue %1 runs</source>
        <translation>
            <numerusform>%1 Lauf einreihen</numerusform>
            <numerusform>%1 Läufe einreihen</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has several values yet.</source>
        <translation>Noch keine Einstellung hat mehrere Werte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs: %2</source>
        <translation>
            <numerusform>%1 Lauf: %2</numerusform>
            <numerusform>%1 Läufe: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GroupModel</name>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GuideBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>Bereich zeigen</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Anleitung beenden</translation>
    </message>
    <message>
        <source>Step %1 of %2 ✓</source>
        <translation>Schritt %1 von %2 ✓</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::HelpView</name>
    <message>
        <source>Paragram manual</source>
        <translation>Handbuch von Paragram</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Histogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportModelDialog</name>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>A checkpoint of P-SP or of a Bilingual Generative Transformer (.pt), a sentence-transformers or model2vec folder, word vectors (word2vec, fastText, GloVe) or a NumPy array. Nothing in the file is executed.</source>
        <translation>Ein Checkpoint von P-SP oder eines Bilingual Generative Transformer (.pt), ein Ordner von sentence-transformers oder model2vec, Wortvektoren (word2vec, fastText, GloVe) oder ein NumPy-Array. Nichts in der Datei wird ausgeführt.</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>a file, or drop one here</source>
        <translation>Datei wählen oder hierher ziehen</translation>
    </message>
    <message>
        <source>the one next to the model</source>
        <translation>das neben dem Modell</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>Was erkannt wurde</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Ordner des Modells</translation>
    </message>
    <message>
        <source>Choose a model to see its format.</source>
        <translation>Wählen Sie ein Modell, um sein Format zu sehen.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Recognising a model</source>
        <translation>Ein Modell wird erkannt</translation>
    </message>
    <message>
        <source>missing: </source>
        <translation>fehlt: </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportPage</name>
    <message>
        <source>First lines</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Click to choose what the column contains</source>
        <translation>Klicken, um zu wählen, was die Spalte enthält</translation>
    </message>
    <message>
        <source>Choose a file of pairs, or two files of one language each</source>
        <translation>Wählen Sie eine Datei mit Paaren oder zwei Dateien mit je einer Sprache</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>Wählen Sie die Datei in der anderen Sprache</translation>
    </message>
    <message>
        <source>Reading the first lines</source>
        <translation>Die ersten Zeilen werden gelesen</translation>
    </message>
    <message>
        <source>Choose which file of the archive to read.</source>
        <translation>Wählen Sie, welche Datei des Archivs gelesen wird.</translation>
    </message>
    <message>
        <source>The file contains one side only. Choose the file in the other language as the second file.</source>
        <translation>Die Datei enthält nur eine Seite. Wählen Sie die Datei in der anderen Sprache als zweite Datei.</translation>
    </message>
    <message>
        <source>Lines that cannot be read will be skipped.</source>
        <translation>Zeilen, die nicht lesbar sind, werden übersprungen.</translation>
    </message>
    <message>
        <source>The import stops at the first line that cannot be read. Tick Skip bad lines to skip such lines.</source>
        <translation>Der Import hält bei der ersten unlesbaren Zeile an. Kreuzen Sie „Defekte Zeilen auslassen“ an, um solche Zeilen zu übergehen.</translation>
    </message>
    <message numerus="yes">
        <source>first %1 lines</source>
        <translation>
            <numerusform>erste Zeile (%1)</numerusform>
            <numerusform>erste %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>%1 dropped by filters</source>
        <translation>%1 von Filtern verworfen</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 nicht lesbar</translation>
    </message>
    <message>
        <source>Testing the filters</source>
        <translation>Filter werden erprobt</translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation>Zeile %1: </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>Stopped before any pair was read.</source>
        <translation>Angehalten, bevor ein Paar gelesen wurde.</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>Erste Paare</translation>
    </message>
    <message numerus="yes">
        <source>first %1 pairs</source>
        <translation>
            <numerusform>erstes Paar (%1)</numerusform>
            <numerusform>erste %1 Paare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportRecipe</name>
    <message>
        <source>Exclude evaluation sentences</source>
        <translation>Evaluationssätze ausschließen</translation>
    </message>
    <message>
        <source>Recipe of filters</source>
        <translation>Rezept aus Filtern</translation>
    </message>
    <message>
        <source>the settings below</source>
        <translation>die Einstellungen unten</translation>
    </message>
    <message>
        <source>none: keep all pairs</source>
        <translation>keines: alle Paare</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Rezept öffnen…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>The project has no evaluation sets; put them in its test and development folders</source>
        <translation>Das Projekt hat keine Evaluationsdaten; legen Sie sie in seine Ordner test und development</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of the project&apos;s evaluation sets, ignoring case and punctuation; the import report counts them per set</source>
        <translation>Verwirft Paare, die einen Satz der Evaluationsdaten des Projekts enthalten, ohne Rücksicht auf Groß- und Kleinschreibung und Zeichensetzung; der Importbericht zählt sie je Datensatz</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>Rezepte (*.recipe);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportResult</name>
    <message>
        <source>What each step kept</source>
        <translation>Was jeder Schritt behielt</translation>
    </message>
    <message>
        <source>Examples of skipped lines</source>
        <translation>Beispiele übersprungener Zeilen</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>Weitere Datei importieren…</translation>
    </message>
    <message>
        <source>Show the pairs</source>
        <translation>Paare zeigen</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 %3 read in %4</source>
        <translation>%1 · %2 %3 gelesen in %4</translation>
    </message>
    <message>
        <source>· stopped, the rest of the file was not imported</source>
        <translation>· angehalten, der Rest der Datei wurde nicht importiert</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>All threads together</source>
        <translation>Alle Threads zusammen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Skipped · %1</source>
        <translation>Übersprungen · %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Reading (%1)</source>
        <translation>Gelesen (%1)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSetup</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>Wählen Sie die Datei in der anderen Sprache</translation>
    </message>
    <message>
        <source>No second file</source>
        <translation>Keine zweite Datei</translation>
    </message>
    <message>
        <source>Name of the pair store</source>
        <translation>Name des Paarspeichers</translation>
    </message>
    <message>
        <source>Language of the source side</source>
        <translation>Sprache der Quellseite</translation>
    </message>
    <message>
        <source>Language of the target side</source>
        <translation>Sprache der Zielseite</translation>
    </message>
    <message>
        <source>Source column</source>
        <translation>Quellspalte</translation>
    </message>
    <message>
        <source>Target column</source>
        <translation>Zielspalte</translation>
    </message>
    <message>
        <source>Score column</source>
        <translation>Wertspalte</translation>
    </message>
    <message>
        <source>Language code, for example en; training differs for translations and for paraphrases in one language</source>
        <translation>Sprachkürzel, zum Beispiel en; das Training unterscheidet Übersetzungen und Paraphrasen einer Sprache</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>Zweite Datei</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>Paarspeicher</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Column with the source side</source>
        <translation>Spalte mit der Quellseite</translation>
    </message>
    <message>
        <source>Column with the target side</source>
        <translation>Spalte mit der Zielseite</translation>
    </message>
    <message>
        <source>Column with a score, if there is one</source>
        <translation>Spalte mit einem Wert, falls es eine gibt</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Wird importiert…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSteps</name>
    <message>
        <source>What the filters do</source>
        <translation>Was die Filter tun</translation>
    </message>
    <message>
        <source>What each filter does to the first lines</source>
        <translation>Was jeder Filter mit den ersten Zeilen tut</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>wird gezählt…</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept</source>
        <translation>
            <numerusform>%1 von %2 Paar behalten</numerusform>
            <numerusform>%1 von %2 Paaren behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>Alle Paare werden behalten.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobListModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 / %2 %3</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <translation>%1 %2/s</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobProgress</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobRunner</name>
    <message>
        <source>Stopped before it started</source>
        <translation>Vor dem Start angehalten</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>No job is running. Last: %1, %2.</source>
        <translation>Kein Auftrag läuft. Letzter: %1, %2.</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>Kein Auftrag läuft.</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 wartend</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Anhalten: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingPage</name>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; the same meaning; unimportant details may differ</source>
        <translation>&lt;b&gt;3&lt;/b&gt; dieselbe Bedeutung; unwichtige Einzelheiten dürfen abweichen</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; roughly equivalent; some important information is missing or differs slightly</source>
        <translation>&lt;b&gt;2&lt;/b&gt; ungefähr gleichwertig; etwas Wichtiges fehlt oder weicht leicht ab</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; not equivalent, but some details are shared</source>
        <translation>&lt;b&gt;1&lt;/b&gt; nicht gleichwertig, aber einige Einzelheiten stimmen überein</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; about something else</source>
        <translation>&lt;b&gt;0&lt;/b&gt; über etwas anderes</translation>
    </message>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; no grammatical errors</source>
        <translation>&lt;b&gt;3&lt;/b&gt; keine Grammatikfehler</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; one or two grammatical errors</source>
        <translation>&lt;b&gt;2&lt;/b&gt; ein oder zwei Grammatikfehler</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; more than two grammatical errors</source>
        <translation>&lt;b&gt;1&lt;/b&gt; mehr als zwei Grammatikfehler</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; no natural sentence</source>
        <translation>&lt;b&gt;0&lt;/b&gt; kein natürlicher Satz</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paraphrase</translation>
    </message>
    <message>
        <source>Keys: 0 to 3 grade · Ctrl+Z undo · Left and Right move</source>
        <translation>Tasten: 0 bis 3 benoten · Ctrl+Z rückgängig · Links und Rechts blättern</translation>
    </message>
    <message>
        <source>Summary of the judgements</source>
        <translation>Zusammenfassung der Urteile</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Drawing pairs to judge</source>
        <translation>Paare zum Beurteilen werden gezogen</translation>
    </message>
    <message>
        <source>Judge a sample to see how many pairs are paraphrases, and how fluent they are.</source>
        <translation>Beurteilen Sie eine Stichprobe, um zu sehen, wie viele Paare Paraphrasen sind und wie flüssig sie sind.</translation>
    </message>
    <message>
        <source>Is the second a paraphrase of the first?</source>
        <translation>Ist der zweite eine Paraphrase des ersten?</translation>
    </message>
    <message>
        <source>How fluent is the second?</source>
        <translation>Wie flüssig ist der zweite?</translation>
    </message>
    <message>
        <source>%1 Given: %2</source>
        <translation>%1 Vergeben: %2</translation>
    </message>
    <message>
        <source>pair %1 of %2 · %3 judged</source>
        <translation>Paar %1 von %2 · %3 beurteilt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingSetup</name>
    <message>
        <source>Sheet</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Beurteiler</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>Each judge has a sheet; two of them show how far they agree</source>
        <translation>Jeder Beurteiler hat einen Bogen; zwei davon zeigen, wie weit sie übereinstimmen</translation>
    </message>
    <message>
        <source>Pairs of a new sheet, or of each tenth</source>
        <translation>Paare eines neuen Bogens oder jedes Zehntels</translation>
    </message>
    <message>
        <source>Equal parts, ranked by what a filter measures, show what its values are worth</source>
        <translation>Gleiche Teile, geordnet nach dem, was ein Filter misst, zeigen, was seine Werte bedeuten</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Gezogen aus</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>dem ganzen Speicher</translation>
    </message>
    <message>
        <source>tenths by score</source>
        <translation>Zehnteln nach Wert</translation>
    </message>
    <message>
        <source>tenths by trigram overlap</source>
        <translation>Zehnteln nach Trigrammüberlappung</translation>
    </message>
    <message>
        <source>tenths by length</source>
        <translation>Zehnteln nach Länge</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>to judge</comment>
        <translation>Beurteilen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguagePage</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Open a table of languages…</source>
        <translation>Tabelle von Sprachen öffnen…</translation>
    </message>
    <message>
        <source>Scores by language</source>
        <translation>Werte nach Sprache</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Correlations across languages</source>
        <translation>Korrelationen über Sprachen hinweg</translation>
    </message>
    <message>
        <source>Overlap of two languages</source>
        <translation>Überlappung zweier Sprachen</translation>
    </message>
    <message>
        <source>Pair store whose tokens are counted</source>
        <translation>Paarspeicher, dessen Token gezählt werden</translation>
    </message>
    <message>
        <source>Model whose tokenizer is used</source>
        <translation>Modell, dessen Tokenizer verwendet wird</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>tokenised by</source>
        <translation>tokenisiert mit</translation>
    </message>
    <message>
        <source>Do scores correlate with overlap or distance?</source>
        <translation>Korrelieren Werte mit Überlappung oder Entfernung?</translation>
    </message>
    <message>
        <source>Quantity on the horizontal axis</source>
        <translation>Größe auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>A table with one row per language: its score or model, its overlap or pairs, and any distances.</source>
        <translation>Eine Tabelle mit einer Zeile je Sprache: ihr Wert oder Modell, ihre Überlappung oder Paare und etwaige Entfernungen.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Share of the English tokens that also occur in the other language; high for related languages in the same script (P19, 4.2).</source>
        <translation>Anteil der englischen Token, die auch in der anderen Sprache vorkommen; hoch bei verwandten Sprachen in derselben Schrift (P19, 4.2).</translation>
    </message>
    <message>
        <source>Overlap of %1</source>
        <translation>Überlappung von %1</translation>
    </message>
    <message numerus="yes">
        <source>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</source>
        <translation>
            <numerusform>Überlappung %1 · %2 Typen in %3, %4 in %5, %6 in beiden · %7 Paar</numerusform>
            <numerusform>Überlappung %1 · %2 Typen in %3, %4 in %5, %6 in beiden · %7 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of languages</source>
        <translation>Eine Tabelle von Sprachen</translation>
    </message>
    <message>
        <source>Tab-separated tables (*.tsv *.txt);;All files (*)</source>
        <translation>Durch Tabulatoren getrennte Tabellen (*.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Comparing languages</source>
        <translation>Sprachen werden verglichen</translation>
    </message>
    <message>
        <source>against overlap</source>
        <translation>gegen Überlappung</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>sentencepiece overlap</source>
        <translation>sentencepiece-Überlappung</translation>
    </message>
    <message>
        <source>score × 100</source>
        <translation>Wert × 100</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageShareModel</name>
    <message>
        <source>unsure</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 Satz</numerusform>
            <numerusform>%1 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconEntryModel</name>
    <message>
        <source>A word from the other side of the pairs</source>
        <translation>Ein Wort der anderen Seite der Paare</translation>
    </message>
    <message>
        <source>Pairs with one word on each side</source>
        <translation>Paare mit je einem der Wörter auf jeder Seite</translation>
    </message>
    <message>
        <source>How much more often than chance the two words occur on opposite sides of a pair</source>
        <translation>Wie viel häufiger als durch Zufall die beiden Wörter auf gegenüberliegenden Seiten eines Paares vorkommen</translation>
    </message>
    <message>
        <source>Cross PMI minus the PMI within a sentence; separates paraphrases from words that merely occur together</source>
        <translation>Kreuz-PMI minus die PMI innerhalb eines Satzes; trennt Paraphrasen von Wörtern, die bloß gemeinsam auftreten</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Cross PMI</source>
        <translation>Kreuz-PMI</translation>
    </message>
    <message>
        <source>Adjusted PMI</source>
        <translation>Bereinigte PMI</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconPage</name>
    <message>
        <source>Build the lexicon</source>
        <translation>Lexikon aufbauen</translation>
    </message>
    <message>
        <source>Compare with gold scores…</source>
        <translation>Mit Goldwerten vergleichen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Words of the lexicon</source>
        <translation>Wörter des Lexikons</translation>
    </message>
    <message>
        <source>Entries of the word</source>
        <translation>Einträge des Wortes</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Rarer words are neither looked up nor listed as entries</source>
        <translation>Seltenere Wörter werden weder nachgeschlagen noch als Einträge aufgeführt</translation>
    </message>
    <message>
        <source>Pairs to count</source>
        <translation>Paare zum Zählen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Minimum sentences per word</source>
        <translation>Mindestzahl Sätze je Wort</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>by adjusted PMI</source>
        <translation>nach bereinigter PMI</translation>
    </message>
    <message>
        <source>by cross PMI</source>
        <translation>nach Kreuz-PMI</translation>
    </message>
    <message>
        <source>Score that ranks the entries</source>
        <translation>Wert, der die Einträge ordnet</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>Wort zum Nachschlagen</translation>
    </message>
    <message>
        <source>Counts which words occur on opposite sides of pairs. Paraphrases yield a lexicon of one language, translations a dictionary.</source>
        <translation>Zählt, welche Wörter auf gegenüberliegenden Seiten von Paaren vorkommen. Paraphrasen ergeben ein Lexikon einer Sprache, Übersetzungen ein Wörterbuch.</translation>
    </message>
    <message>
        <source>Build the lexicon first</source>
        <translation>Bauen Sie zuerst das Lexikon auf</translation>
    </message>
    <message>
        <source>Counting words of %1</source>
        <translation>Wörter von %1 werden gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs, %2 words · %3-%4 · %5 s</source>
        <translation>
            <numerusform>%1 Paar, %2 Wörter · %3-%4 · %5 s</numerusform>
            <numerusform>%1 Paare, %2 Wörter · %3-%4 · %5 s</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Wort eingeben</translation>
    </message>
    <message>
        <source>Looking up a word</source>
        <translation>Ein Wort wird nachgeschlagen</translation>
    </message>
    <message>
        <source>A list of word pairs with gold scores, such as SimLex-999</source>
        <translation>Eine Liste von Wortpaaren mit Goldwerten, etwa SimLex-999</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.tsv);;All files (*)</source>
        <translation>Wortlisten (*.txt *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Comparing with gold scores</source>
        <translation>Wird mit Goldwerten verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</source>
        <translation>
            <numerusform>%1: ρ %2 nach Kreuz-PMI, %3 bereinigt; %4 von %5 Paar bekannt</numerusform>
            <numerusform>%1: ρ %2 nach Kreuz-PMI, %3 bereinigt; %4 von %5 Paaren bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>P18 Table 13, SimLex-999: 52.1 by cross PMI, 61.6 adjusted, from 50 million pairs</source>
        <translation>P18 Tabelle 13, SimLex-999: 52,1 nach Kreuz-PMI, 61,6 bereinigt, aus 50 Millionen Paaren</translation>
    </message>
    <message>
        <source>Save the lexicon</source>
        <translation>Lexikon speichern</translation>
    </message>
    <message>
        <source>Tab-separated table (*.tsv)</source>
        <translation>Durch Tabulatoren getrennte Tabelle (*.tsv)</translation>
    </message>
    <message>
        <source>Saving the lexicon</source>
        <translation>Lexikon wird gespeichert</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LinkCard</name>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinigen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verknüpfen</translation>
    </message>
    <message>
        <source>Selected link</source>
        <translation>Ausgewählte Verknüpfung</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The link is right: nothing will change it any more</source>
        <translation>Die Verknüpfung ist richtig: Nichts ändert sie mehr</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>These sentences do not translate each other</source>
        <translation>Diese Sätze übersetzen einander nicht</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Link the marked sentences with each other, or with those selected here. Space, or a click with Ctrl, marks sentences</source>
        <translation>Die markierten Sätze miteinander oder mit den hier ausgewählten verknüpfen. Leertaste oder ein Klick mit Ctrl markiert Sätze</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>One link of this one and the next</source>
        <translation>Eine Verknüpfung aus dieser und der nächsten</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Two links: before the sentence that was clicked, else where it fits best</source>
        <translation>Zwei Verknüpfungen: vor dem angeklickten Satz, sonst wo es am besten passt</translation>
    </message>
    <message>
        <source>Ctrl+↑</source>
        <translation>Ctrl+↑</translation>
    </message>
    <message>
        <source>The first sentence of the framed side goes to the link before</source>
        <translation>Der erste Satz der umrahmten Seite geht zur vorigen Verknüpfung</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Ctrl+↓</source>
        <translation>Ctrl+↓</translation>
    </message>
    <message>
        <source>The last sentence of the framed side goes to the link after</source>
        <translation>Der letzte Satz der umrahmten Seite geht zur nächsten Verknüpfung</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>No link is shown.</source>
        <translation>Keine Verknüpfung wird gezeigt.</translation>
    </message>
    <message>
        <source>✓ certain</source>
        <translation>✓ sicher</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no translation</source>
        <translation>ohne Übersetzung</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message numerus="yes">
        <source>%1 marked</source>
        <translation>
            <numerusform>%1 markiert</numerusform>
            <numerusform>%1 markiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MainWindow</name>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Manual page of this panel</source>
        <translation>Handbuchseite dieses Bereichs</translation>
    </message>
    <message>
        <source>Collapse or expand the panel list</source>
        <translation>Liste der Bereiche ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Farbschema des Systems</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Stop all jobs</source>
        <translation>Alle Aufträge anhalten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Open or create a project first, then drop the file again.</source>
        <translation>Öffnen oder erstellen Sie zuerst ein Projekt und ziehen Sie die Datei dann noch einmal her.</translation>
    </message>
    <message>
        <source>No panel opens files such as %1.</source>
        <translation>Kein Bereich öffnet Dateien wie %1.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Measuring the project folder</source>
        <translation>Größe des Projektordners wird ermittelt</translation>
    </message>
    <message>
        <source>Project %1 · disk %2 free</source>
        <translation>Projekt %1 · Platte: %2 frei</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Anleitung: %1</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 is gone, or its disk is. Bring it back, or open another project; until then nothing can be saved.</source>
        <translation>Der Ordner des Projekts %1 oder sein Datenträger ist nicht mehr da. Holen Sie ihn zurück oder öffnen Sie ein anderes Projekt; bis dahin kann nichts gespeichert werden.</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 cannot be written to: look at everything, but copy the project to another place to train, import or export.</source>
        <translation>In den Ordner des Projekts %1 kann nicht geschrieben werden: Sie können alles ansehen; kopieren Sie das Projekt an einen anderen Ort, um zu trainieren, zu importieren oder zu exportieren.</translation>
    </message>
    <message>
        <source>This project is open in another window. What both change is kept as the later one saves it.</source>
        <translation>Dieses Projekt ist in einem anderen Fenster geöffnet. Was beide ändern, bleibt so, wie es das spätere speichert.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MapChart</name>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MarginCard</name>
    <message>
        <source>Margin of all candidates</source>
        <translation>Marge aller Kandidaten</translation>
    </message>
    <message>
        <source>Margins of the candidates</source>
        <translation>Margen der Kandidaten</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryBox</name>
    <message>
        <source>Translation memory</source>
        <translation>Übersetzungsspeicher</translation>
    </message>
    <message>
        <source>Pair store, saved alignment or file whose pairs are searched</source>
        <translation>Paarspeicher, gespeicherte Alignierung oder Datei, deren Paare durchsucht werden</translation>
    </message>
    <message>
        <source>%1 (alignment)</source>
        <translation>%1 (Alignierung)</translation>
    </message>
    <message>
        <source>Open a translation memory</source>
        <translation>Übersetzungsspeicher öffnen</translation>
    </message>
    <message>
        <source>Translation memories (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;All files (*)</source>
        <translation>Übersetzungsspeicher (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;Alle Dateien (*)</translation>
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
        <translation>%1 (Zahlen weichen ab: %2)</translation>
    </message>
    <message>
        <source>Numbers of the pair that the sentence lacks → numbers of the sentence that the pair lacks</source>
        <translation>Zahlen des Paares, die dem Satz fehlen → Zahlen des Satzes, die dem Paar fehlen</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Cosine of the two sentences under the model, whatever their words</source>
        <translation>Kosinus der beiden Sätze unter dem Modell, gleich welche Wörter sie haben</translation>
    </message>
    <message>
        <source>Words that are the same, in their order: 100 % is the same text, 99 % the same words</source>
        <translation>Gleiche Wörter in ihrer Reihenfolge: 100 % ist derselbe Text, 99 % sind dieselben Wörter</translation>
    </message>
    <message>
        <source>Numbers to replace in the translation</source>
        <translation>Zahlen, die in der Übersetzung zu ersetzen sind</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>Wortlaut</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryPage</name>
    <message>
        <source>Open memory…</source>
        <translation>Speicher öffnen…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>Übersetzungen ähnlicher Sätze</translation>
    </message>
    <message>
        <source>Copy translation (C)</source>
        <translation>Übersetzung kopieren (C)</translation>
    </message>
    <message>
        <source>Similar sentences</source>
        <translation>Ähnliche Sätze</translation>
    </message>
    <message>
        <source>language of the sentence</source>
        <translation>Sprache des Satzes</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Embedding %1</source>
        <translation>Vektoren von %1 werden berechnet</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Wird gesucht</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 in %2 ms</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Type or paste the sentence to translate, then press Enter</source>
        <translation>Geben Sie den zu übersetzenden Satz ein oder fügen Sie ihn ein, dann Eingabetaste</translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation>Zu übersetzender Satz</translation>
    </message>
    <message>
        <source>Search the memory (Enter)</source>
        <translation>Speicher durchsuchen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Search a TMX, another file of pairs, or a saved alignment</source>
        <translation>Eine TMX-Datei, eine andere Datei mit Paaren oder eine gespeicherte Alignierung durchsuchen</translation>
    </message>
    <message>
        <source>Side that is searched</source>
        <translation>Seite, die durchsucht wird</translation>
    </message>
    <message>
        <source>In which language sentences are compared; the other one is the translation</source>
        <translation>In welcher Sprache Sätze verglichen werden; die andere ist die Übersetzung</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Which sentences are found first, among all of the memory</source>
        <translation>Welche Sätze aus dem ganzen Speicher zuerst gefunden werden</translation>
    </message>
    <message>
        <source>nearest in meaning</source>
        <translation>nach Bedeutung</translation>
    </message>
    <message>
        <source>nearest in wording</source>
        <translation>nach Wortlaut</translation>
    </message>
    <message>
        <source>Copy the translation of the chosen row; Ctrl+C copies the row</source>
        <translation>Übersetzung der gewählten Zeile kopieren; Ctrl+C kopiert die Zeile</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Suchen in</translation>
    </message>
    <message>
        <source>&lt;span style=&quot;%1&quot;&gt;words in common&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;numbers that differ&lt;/span&gt;</source>
        <translation>&lt;span style=&quot;%1&quot;&gt;gemeinsame Wörter&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;abweichende Zahlen&lt;/span&gt;</translation>
    </message>
    <message>
        <source>A translation memory shows how similar sentences were translated: a pair store or an alignment of this project, a TMX or another file of pairs.</source>
        <translation>Ein Übersetzungsspeicher zeigt, wie ähnliche Sätze übersetzt wurden: ein Paarspeicher oder eine Alignierung dieses Projekts, eine TMX-Datei oder eine andere Datei mit Paaren.</translation>
    </message>
    <message>
        <source>Nothing found: no sentence of the memory has a word in common with this one. Order by meaning instead.</source>
        <translation>Nichts gefunden: Kein Satz des Speichers hat ein Wort mit diesem gemeinsam. Ordnen Sie stattdessen nach Bedeutung.</translation>
    </message>
    <message>
        <source>Type or paste a sentence and press Enter: similar sentences of the memory are listed with their translations.</source>
        <translation>Geben Sie einen Satz ein und drücken Sie die Eingabetaste: Ähnliche Sätze des Speichers werden mit ihren Übersetzungen aufgelistet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 unlesbar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation>Diese Meldung kopieren</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MinePanel</name>
    <message>
        <source>Mine</source>
        <translation>Mining</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Texts…</source>
        <translation>Texte…</translation>
    </message>
    <message>
        <source>Translations hidden in two texts</source>
        <translation>Übersetzungen, die in zwei Texten verborgen sind</translation>
    </message>
    <message>
        <source>Show or hide the set-up</source>
        <translation>Einrichtung ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Finds pairs of sentences in two texts that translate each other, most certain first.</source>
        <translation>Findet in zwei Texten Satzpaare, die einander übersetzen, die sichersten zuerst.</translation>
    </message>
    <message>
        <source>A trained model finds translations in two texts; this project has none yet.</source>
        <translation>Ein trainiertes Modell findet Übersetzungen in zwei Texten; dieses Projekt hat noch keines.</translation>
    </message>
    <message>
        <source>Mine the two texts</source>
        <translation>Paare in den zwei Texten suchen</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>Gefundene Paare öffnen…</translation>
    </message>
    <message>
        <source>Export mined pairs…</source>
        <translation>Gefundene Paare exportieren…</translation>
    </message>
    <message>
        <source>Mine with a model file…</source>
        <translation>Mit einer Modelldatei suchen…</translation>
    </message>
    <message>
        <source>Mining %1</source>
        <translation>Paare in %1 werden gesucht</translation>
    </message>
    <message>
        <source>Stopped: the pairs found are kept, and mining the same texts again resumes from there.</source>
        <translation>Angehalten: Gefundene Paare bleiben erhalten, und eine neue Suche in denselben Texten wird dort fortgesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 und %3 Satz · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 und %3 Sätze · %4 · %5</numerusform>
        </translation>
    </message>
    <message>
        <source> · approximate, recall %1</source>
        <translation> · genähert, Trefferquote %1</translation>
    </message>
    <message numerus="yes">
        <source> · %1 empty lines skipped</source>
        <translation>
            <numerusform> · %1 leere Zeile übersprungen</numerusform>
            <numerusform> · %1 leere Zeilen übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 Paar</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table shows the first %1 pairs; counts and exports include all pairs.</source>
        <translation>
            <numerusform>Die Tabelle zeigt das erste Paar (%1); Zahlen und Exporte umfassen alle Paare.</numerusform>
            <numerusform>Die Tabelle zeigt die ersten %1 Paare; Zahlen und Exporte umfassen alle Paare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 pairs…</source>
        <translation>
            <numerusform>%1 Paar exportieren…</numerusform>
            <numerusform>%1 Paare exportieren…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 Paar ist in %2 gespeichert.</numerusform>
            <numerusform>%1 Paare sind in %2 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open mined pairs</source>
        <translation>Gefundene Paare öffnen</translation>
    </message>
    <message>
        <source>Mined pairs (*.tsv);;All files (*)</source>
        <translation>Gefundene Paare (*.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Scores and sentences (*.tsv)</source>
        <translation>Werte und Sätze (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>Übersetzungsspeicher (*.tmx)</translation>
    </message>
    <message>
        <source>XLIFF (*.xlf)</source>
        <translation>XLIFF (*.xlf)</translation>
    </message>
    <message>
        <source>Moses: a file for each language (*)</source>
        <translation>Moses: eine Datei je Sprache (*)</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-behalten</translation>
    </message>
    <message>
        <source>Export mined pairs</source>
        <translation>Gefundene Paare exportieren</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MineSetup</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>absolute (cosine)</source>
        <translation>absolut (Kosinus)</translation>
    </message>
    <message>
        <source>How far the cosine of a pair stands out from those of its neighbours</source>
        <translation>Wie weit der Kosinus eines Paares aus denen seiner Nachbarn herausragt</translation>
    </message>
    <message>
        <source>each sentence once</source>
        <translation>jeder Satz einmal</translation>
    </message>
    <message>
        <source>best of each other</source>
        <translation>gegenseitig beste</translation>
    </message>
    <message>
        <source>best for each source</source>
        <translation>bester je Quellsatz</translation>
    </message>
    <message>
        <source>best for each target</source>
        <translation>bester je Zielsatz</translation>
    </message>
    <message>
        <source>automatic, by size</source>
        <translation>automatisch, nach Größe</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>genähert</translation>
    </message>
    <message>
        <source>Nearest neighbours on each side that the margin averages over</source>
        <translation>Nächste Nachbarn auf jeder Seite, über die die Marge mittelt</translation>
    </message>
    <message>
        <source>none; pairs of line numbers to measure against</source>
        <translation>keines; Paare von Zeilennummern, mit denen gemessen wird</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>Gefundene Paare öffnen…</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 margin, k %2, %3</source>
        <translation>Marge %1, k %2, %3</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>Anderswo ausführen…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the model and the texts, to mine on other machines</source>
        <translation>Einen Ordner mit Skript, Modell und Texten schreiben, um auf anderen Rechnern nach Paaren zu suchen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ModelBox</name>
    <message>
        <source>Open a model file…</source>
        <translation>Modelldatei öffnen…</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Modelldatei öffnen</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>Modelle (*.h5);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NegativeModel</name>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativ</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NewProjectDialog</name>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>What the project is for</source>
        <translation>Wofür das Projekt ist</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>An empty project, without steps to follow.</source>
        <translation>Ein leeres Projekt, ohne Anleitung.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>Wofür ist es?</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Im Ordner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>Geben Sie dem Projekt einen Namen.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Wählen Sie einen vorhandenen Ordner.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 gibt es schon: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Creates %1.</source>
        <translation>Legt %1 an.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::OpusModel</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBoxes</name>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation>Ein Satz</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Zweiter Satz</translation>
    </message>
    <message>
        <source>Another sentence, in any language of the model</source>
        <translation>Ein anderer Satz, in einer beliebigen Sprache des Modells</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>Die beiden Sätze vertauschen</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Cosine of the second model</source>
        <translation>Kosinus des zweiten Modells</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBrowser</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Pair stores</source>
        <translation>Paarspeicher</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>Statistik erheben</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>Beurteilen…</translation>
    </message>
    <message>
        <source>Grade a sample by hand: how many pairs are paraphrases, and how fluent they are</source>
        <translation>Eine Stichprobe von Hand benoten: wie viele Paare Paraphrasen sind und wie flüssig</translation>
    </message>
    <message>
        <source>Statistics by step or fold, with paraphrase score and piece overlap (Ctrl+Shift+T)</source>
        <translation>Statistik nach Schritt oder Fold, mit Paraphrasenwert und Teilwortüberlappung (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>No pairs yet</source>
        <translation>Noch keine Paare</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>Erheben Sie die Statistik, um dies zu sehen.</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Statistik von %1</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>Die Statistik konnte nicht erhoben werden.</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>Angehalten. Erheben Sie die Statistik, um dies zu sehen.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairCharts</name>
    <message numerus="yes">
        <source>%1 words: %2 sentences</source>
        <translation>
            <numerusform>%1 Wörter: %2 Satz</numerusform>
            <numerusform>%1 Wörter: %2 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence lengths, first side</source>
        <translation>Satzlängen, erste Seite</translation>
    </message>
    <message>
        <source>Sentence lengths, second side</source>
        <translation>Satzlängen, zweite Seite</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>Trigrammüberlappung</translation>
    </message>
    <message>
        <source>Vocabulary growth</source>
        <translation>Wachstum des Vokabulars</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>Paraphrasenwert</translation>
    </message>
    <message>
        <source>Words, side 1</source>
        <translation>Wörter, Seite 1</translation>
    </message>
    <message>
        <source>Words, side 2</source>
        <translation>Wörter, Seite 2</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>Verschiedene Wörter</translation>
    </message>
    <message>
        <source>Share of the shorter side&apos;s three-word sequences that also occur in the longer side</source>
        <translation>Anteil der Dreiwortfolgen der kürzeren Seite, die auch in der längeren vorkommen</translation>
    </message>
    <message>
        <source>Distinct words against words read</source>
        <translation>Verschiedene Wörter gegen gelesene Wörter</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1: Wörter</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences of more than %2 words are not shown</source>
        <translation>
            <numerusform>%1 Satz mit mehr als %2 Wörtern wird nicht gezeigt</numerusform>
            <numerusform>%1 Sätze mit mehr als %2 Wörtern werden nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Cosine of the two sides, by the chosen model</source>
        <translation>Kosinus der beiden Seiten unter dem gewählten Modell</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairInspector</name>
    <message>
        <source>Pairs of the data set</source>
        <translation>Paare des Datensatzes</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Zweiter Satz</translation>
    </message>
    <message>
        <source>Open in Score</source>
        <translation>In Bewerten öffnen</translation>
    </message>
    <message>
        <source>See what each piece contributes to the cosine</source>
        <translation>Sehen, was jedes Teilwort zum Kosinus beiträgt</translation>
    </message>
    <message>
        <source>Pairs, largest errors first</source>
        <translation>Paare, größte Fehler zuerst</translation>
    </message>
    <message>
        <source>gold %1 · cosine %2</source>
        <translation>Gold %1 · Kosinus %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairModel</name>
    <message>
        <source>Reading pairs</source>
        <translation>Paare werden gelesen</translation>
    </message>
    <message>
        <source>Log-probability per token of the translation: the nearer to 0, the surer the translator is</source>
        <translation>Log-Wahrscheinlichkeit der Übersetzung je Token: Je näher an 0, desto sicherer ist der Übersetzer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-W.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairTable</name>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Only matches</source>
        <translation>Nur Treffer</translation>
    </message>
    <message>
        <source>Find, Enter for next</source>
        <translation>Suchen, Eingabe: nächster</translation>
    </message>
    <message>
        <source>Find pairs that contain a text</source>
        <translation>Paare suchen, die einen Text enthalten</translation>
    </message>
    <message>
        <source>Show only the pairs that contain the text</source>
        <translation>Nur die Paare zeigen, die den Text enthalten</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>wird gesucht…</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>Paare werden gesucht</translation>
    </message>
    <message>
        <source>the first %1 of %2 matches</source>
        <translation>die ersten %1 von %2 Treffern</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 von %2 Paar</numerusform>
            <numerusform>%1 von %2 Paaren</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a pair</source>
        <translation>Ein Paar wird gesucht</translation>
    </message>
    <message>
        <source>No pair contains “%1”.</source>
        <translation>Kein Paar enthält „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</source>
        <translation>
            <numerusform>Höchstens %1 Paar kann kopiert werden; wählen Sie weniger aus oder speichern Sie alle Paare in eine Datei.</numerusform>
            <numerusform>Höchstens %1 Paare können kopiert werden; wählen Sie weniger aus oder speichern Sie alle Paare in eine Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying pairs</source>
        <translation>Paare werden kopiert</translation>
    </message>
    <message>
        <source>Save all pairs</source>
        <translation>Alle Paare speichern</translation>
    </message>
    <message>
        <source>Saving pairs</source>
        <translation>Paare werden gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 Paar als %2 gespeichert.</numerusform>
            <numerusform>%1 Paare als %2 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy selected pairs</source>
        <translation>Ausgewählte Paare kopieren</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>Alle Paare speichern…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Panel</name>
    <message>
        <source>Train a model</source>
        <translation>Modell trainieren</translation>
    </message>
    <message>
        <source>%1 is in the project&apos;s trash folder.</source>
        <translation>%1 ist im Papierkorb des Projekts.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs are in the project&apos;s trash folder.</source>
        <translation>
            <numerusform>%1 Lauf ist im Papierkorb des Projekts.</numerusform>
            <numerusform>%1 Läufe sind im Papierkorb des Projekts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PanelButtons</name>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseCard</name>
    <message>
        <source>Paraphrases</source>
        <translation>Paraphrasen</translation>
    </message>
    <message>
        <source>Accept (A)</source>
        <translation>Annehmen (A)</translation>
    </message>
    <message>
        <source>Reject (R)</source>
        <translation>Ablehnen (R)</translation>
    </message>
    <message>
        <source>Accept the selected paraphrases</source>
        <translation>Ausgewählte Paraphrasen annehmen</translation>
    </message>
    <message>
        <source>Reject the selected paraphrases; Ctrl+Z undoes</source>
        <translation>Ausgewählte Paraphrasen ablehnen; Ctrl+Z macht es rückgängig</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>Neuer Paarspeicher</translation>
    </message>
    <message>
        <source>Name of the pair store for the accepted paraphrases</source>
        <translation>Name des Paarspeichers für die angenommenen Paraphrasen</translation>
    </message>
    <message>
        <source>Write the accepted paraphrases, each with its sentence, to a pair store of the project</source>
        <translation>Die angenommenen Paraphrasen, jede mit ihrem Satz, in einen Paarspeicher des Projekts schreiben</translation>
    </message>
    <message>
        <source>Save the accepted ones</source>
        <translation>Angenommene speichern</translation>
    </message>
    <message>
        <source>Save %1 accepted</source>
        <translation>%1 angenommene speichern</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 are different</source>
        <translation>
            <numerusform>%1 von %2 verschieden</numerusform>
            <numerusform>%1 von %2 verschieden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseModel</name>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>Accepted or rejected</source>
        <translation>Angenommen oder abgelehnt</translation>
    </message>
    <message>
        <source>The template in whose form the paraphrase is written</source>
        <translation>Die Vorlage, in deren Form die Paraphrase geschrieben ist</translation>
    </message>
    <message>
        <source>The translation that the paraphrase was made of</source>
        <translation>Die Übersetzung, aus der die Paraphrase gemacht wurde</translation>
    </message>
    <message>
        <source>Cosine of sentence and paraphrase under the model that scores them</source>
        <translation>Kosinus von Satz und Paraphrase unter dem Modell, das sie bewertet</translation>
    </message>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>Trigrammüberlappung von Satz und Paraphrase: 1 heißt, dass nichts umformuliert wurde</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation>Log-Wahrscheinlichkeit je Token: Je näher an 0, desto sicherer ist das Modell</translation>
    </message>
    <message>
        <source>Mean of the log-probabilities per token of both translations: the nearer to 0, the surer the translators are</source>
        <translation>Mittel der Log-Wahrscheinlichkeiten je Token beider Übersetzungen: Je näher an 0, desto sicherer sind die Übersetzer</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paraphrase</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-W.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphrasePage</name>
    <message>
        <source>Sample of paraphrases</source>
        <translation>Stichprobe von Paraphrasen</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Stop the sample</source>
        <translation>Stichprobe anhalten</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>Übersetzer trainieren…</translation>
    </message>
    <message>
        <source>Paraphrases are made of a pair store in two languages; this project has none yet.</source>
        <translation>Paraphrasen werden aus einem Paarspeicher in zwei Sprachen gemacht; dieses Projekt hat noch keinen.</translation>
    </message>
    <message>
        <source>Import translations…</source>
        <translation>Übersetzungen importieren…</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>Übersetzer werden gesucht</translation>
    </message>
    <message>
        <source>Looking for interrupted runs</source>
        <translation>Unterbrochene Läufe werden gesucht</translation>
    </message>
    <message>
        <source>No model of this project translates %1 into %2. A small translator trains on other pairs of these languages, or on half of these.</source>
        <translation>Kein Modell dieses Projekts übersetzt von %1 nach %2. Ein kleiner Übersetzer trainiert auf anderen Paaren dieser Sprachen oder auf der Hälfte von diesen.</translation>
    </message>
    <message>
        <source>Translating…</source>
        <translation>Wird übersetzt…</translation>
    </message>
    <message>
        <source>Translating a sample</source>
        <translation>Eine Stichprobe wird übersetzt</translation>
    </message>
    <message numerus="yes">
        <source>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</source>
        <translation>
            <numerusform>Etwa %1 für %2 Satz, bei %3 je Sekunde in der Stichprobe. Es kann unterbrochen und fortgesetzt werden.</numerusform>
            <numerusform>Etwa %1 für %2 Sätze, bei %3 je Sekunde in der Stichprobe. Es kann unterbrochen und fortgesetzt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 Satz</numerusform>
            <numerusform>%1 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>%1 wird erstellt</translation>
    </message>
    <message>
        <source>Stopped. What is translated is kept; continue under Interrupted runs.</source>
        <translation>Angehalten. Übersetztes bleibt erhalten; setzen Sie unter „Unterbrochene Läufe“ fort.</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2, %3.</source>
        <translation>%1 Paraphrasen in %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences were translated before.</source>
        <translation>
            <numerusform>%1 Satz war schon übersetzt.</numerusform>
            <numerusform>%1 Sätze waren schon übersetzt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSampleModel</name>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>Trigrammüberlappung von Satz und Paraphrase: 1 heißt, dass nichts umformuliert wurde</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the translator is</source>
        <translation>Log-Wahrscheinlichkeit je Token: Je näher an 0, desto sicherer ist der Übersetzer</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paraphrase</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-W.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSetup</name>
    <message>
        <source>%1 into %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>What to translate</source>
        <translation>Was übersetzt wird</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Übersetzer</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>Übersetzer trainieren…</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>Modell für den Paraphrasenwert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Make paraphrases</source>
        <translation>Paraphrasen machen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The translated side is replaced by its translation, which becomes the paraphrase</source>
        <translation>Die übersetzte Seite wird durch ihre Übersetzung ersetzt, die zur Paraphrase wird</translation>
    </message>
    <message>
        <source>Models that translate between these languages</source>
        <translation>Modelle, die zwischen diesen Sprachen übersetzen</translation>
    </message>
    <message>
        <source>Open Train with the settings of a small translator for these languages</source>
        <translation>„Trainieren“ mit den Einstellungen eines kleinen Übersetzers für diese Sprachen öffnen</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; P18 keeps 12, fewer are faster</source>
        <translation>Hypothesen, die die Suche behält; P18 behält 12, weniger ist schneller</translation>
    </message>
    <message>
        <source>Translations kept of each sentence, at most as many as the beam has</source>
        <translation>Übersetzungen, die von jedem Satz behalten werden, höchstens so viele, wie der Strahl breit ist</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase when the filters are set afterwards</source>
        <translation>Bewertet Satz und Paraphrase, wenn danach die Filter gesetzt werden</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>Paarspeicher</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>Texte je Satz</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>Bewerten mit</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>Neuer Paarspeicher</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PieceView</name>
    <message>
        <source>Pieces</source>
        <translation>Teilwörter</translation>
    </message>
    <message>
        <source>%1: not in the vocabulary</source>
        <translation>%1: nicht im Vokabular</translation>
    </message>
    <message>
        <source>%1: piece number %2</source>
        <translation>%1: Teilwort Nummer %2</translation>
    </message>
    <message>
        <source>Copy the pieces</source>
        <translation>Teilwörter kopieren</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PivotPage</name>
    <message>
        <source>Stores with more translations</source>
        <translation>Speicher mit weiteren Übersetzungen</translation>
    </message>
    <message>
        <source>Language of the first sentences</source>
        <translation>Sprache der ersten Sätze</translation>
    </message>
    <message>
        <source>Language of the second sentences</source>
        <translation>Sprache der zweiten Sätze</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Also from</source>
        <translation>Auch aus</translation>
    </message>
    <message>
        <source>Shared translations of %1</source>
        <translation>Gemeinsame Übersetzungen von %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PresetBox</name>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>Voreinstellung: wählen…</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>every setting as the program proposes it</source>
        <translation>jede Einstellung so, wie das Programm sie vorschlägt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PreviewModel</name>
    <message>
        <source>too few columns</source>
        <translation>zu wenige Spalten</translation>
    </message>
    <message>
        <source>an empty side</source>
        <translation>eine leere Seite</translation>
    </message>
    <message>
        <source>score is not a number</source>
        <translation>Wert ist keine Zahl</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>dropped: %1</source>
        <translation>verworfen: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Project</name>
    <message>
        <source>Sample en-es</source>
        <translation>Beispiel en-es</translation>
    </message>
    <message>
        <source>the folder cannot be created: </source>
        <translation>der Ordner kann nicht angelegt werden: </translation>
    </message>
    <message>
        <source>choose a folder you may write to</source>
        <translation>wählen Sie einen Ordner, in den Sie schreiben dürfen</translation>
    </message>
    <message>
        <source>cannot be written: </source>
        <translation>kann nicht geschrieben werden: </translation>
    </message>
    <message>
        <source>no project here</source>
        <translation>hier ist kein Projekt</translation>
    </message>
    <message>
        <source>open a folder that contains a project, or create a new project</source>
        <translation>öffnen Sie einen Ordner mit einem Projekt oder erstellen Sie ein neues</translation>
    </message>
    <message>
        <source>format %1, and this program reads format %2</source>
        <translation>Format %1, und dieses Programm liest Format %2</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>öffnen Sie es mit einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>restore the file</source>
        <translation>stellen Sie die Datei wieder her</translation>
    </message>
    <message>
        <source>the folder already contains a project</source>
        <translation>der Ordner enthält schon ein Projekt</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>öffnen Sie es oder wählen Sie einen anderen Ordner</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ProjectActions</name>
    <message>
        <source>New project…</source>
        <translation>Neues Projekt…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>Beispielprojekt öffnen</translation>
    </message>
    <message>
        <source>Show the project in the file manager</source>
        <translation>Projekt im Dateimanager zeigen</translation>
    </message>
    <message>
        <source>A job is running in this project</source>
        <translation>In diesem Projekt läuft ein Auftrag</translation>
    </message>
    <message>
        <source>stop it or let it finish before opening another project</source>
        <translation>halten Sie ihn an oder lassen Sie ihn enden, bevor Sie ein anderes Projekt öffnen</translation>
    </message>
    <message>
        <source>Preparing the sample project</source>
        <translation>Beispielprojekt wird vorbereitet</translation>
    </message>
    <message>
        <source>Open a project folder</source>
        <translation>Projektordner öffnen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueryCard</name>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Type a sentence in any language the model knows</source>
        <translation>Satz in einer beliebigen Sprache eingeben, die das Modell kennt</translation>
    </message>
    <message>
        <source>Sentence to search for</source>
        <translation>Gesuchter Satz</translation>
    </message>
    <message>
        <source>Back to the previous sentence (Alt+Left)</source>
        <translation>Zurück zum vorigen Satz (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>jede Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>contains (regular expression)</source>
        <translation>enthält (regulärer Ausdruck)</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Fewest words</source>
        <translation>Mindestzahl Wörter</translation>
    </message>
    <message>
        <source>Most words</source>
        <translation>Höchstzahl Wörter</translation>
    </message>
    <message>
        <source>Compare with every sentence instead of using the approximate index</source>
        <translation>Mit jedem Satz vergleichen, statt den genäherten Index zu verwenden</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueCard</name>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Start the queue</source>
        <translation>Warteschlange starten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>Aus der Warteschlange entfernen</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>Raster…</translation>
    </message>
    <message>
        <source>Queue a training for every combination of several values</source>
        <translation>Ein Training für jede Kombination mehrerer Werte einreihen</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>Negative</translation>
    </message>
    <message>
        <source>Show sentences and the negatives currently chosen for them</source>
        <translation>Sätze und die Negativbeispiele zeigen, die derzeit für sie gewählt sind</translation>
    </message>
    <message>
        <source>Show the trainings in the queue</source>
        <translation>Trainings in der Warteschlange zeigen</translation>
    </message>
    <message>
        <source>Queue · %1</source>
        <translation>Warteschlange · %1</translation>
    </message>
    <message>
        <source>Hard negatives now</source>
        <translation>Schwere Negativbeispiele jetzt</translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation>etwa %1, %2</translation>
    </message>
    <message>
        <source>Queued trainings wait here.</source>
        <translation>Trainings in der Warteschlange warten hier.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueModel</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Estimated time of the whole training</source>
        <translation>Geschätzte Zeit des ganzen Trainings</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Abweichende Einstellungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RangeHistogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReadingOptions</name>
    <message>
        <source>File in the archive</source>
        <translation>Datei im Archiv</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>nicht erkannt</translation>
    </message>
    <message>
        <source>UTF-8, damaged characters replaced</source>
        <translation>UTF-8, beschädigte Zeichen ersetzt</translation>
    </message>
    <message>
        <source>Character encoding of the file; any name known to ICU may be typed</source>
        <translation>Zeichenkodierung der Datei; jeder Name, den ICU kennt, kann eingegeben werden</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>Strich |</translation>
    </message>
    <message>
        <source>Separator between the columns</source>
        <translation>Trennzeichen zwischen den Spalten</translation>
    </message>
    <message>
        <source>The first line contains column names, not a pair</source>
        <translation>Die erste Zeile enthält Spaltennamen, kein Paar</translation>
    </message>
    <message>
        <source>In the archive</source>
        <translation>Im Archiv</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>Datei wählen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeCard</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of the recipe</source>
        <translation>Schritte des Rezepts</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Recipes from the papers; open or save a recipe</source>
        <translation>Rezepte aus den Aufsätzen; Rezept öffnen oder speichern</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Rückgängig: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Wiederholen: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Move the step up (Alt+Up)</source>
        <translation>Schritt nach oben (Alt+Up)</translation>
    </message>
    <message>
        <source>Move the step down (Alt+Down)</source>
        <translation>Schritt nach unten (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the step (Delete)</source>
        <translation>Schritt entfernen (Entf)</translation>
    </message>
    <message>
        <source>load a recipe</source>
        <translation>Rezept laden</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Rezept öffnen…</translation>
    </message>
    <message>
        <source>Save the recipe…</source>
        <translation>Rezept speichern…</translation>
    </message>
    <message>
        <source>Remove all steps</source>
        <translation>Alle Schritte entfernen</translation>
    </message>
    <message>
        <source>remove all steps</source>
        <translation>alle Schritte entfernen</translation>
    </message>
    <message>
        <source>open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>The recipe is saved as %1.</source>
        <translation>Das Rezept ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>Rezepte (*.recipe);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>Recipes (*.recipe)</source>
        <translation>Rezepte (*.recipe)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>add a filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>remove a filter</source>
        <translation>Filter entfernen</translation>
    </message>
    <message>
        <source>move a filter</source>
        <translation>Filter verschieben</translation>
    </message>
    <message>
        <source>switch a filter on</source>
        <translation>Filter einschalten</translation>
    </message>
    <message>
        <source>switch a filter off</source>
        <translation>Filter ausschalten</translation>
    </message>
    <message>
        <source>change a filter</source>
        <translation>Filter ändern</translation>
    </message>
    <message>
        <source>move a threshold</source>
        <translation>Schwelle verschieben</translation>
    </message>
    <message>
        <source>Runs before a slower step above it; the pairs kept in the end are the same.</source>
        <translation>Läuft vor einem langsameren Schritt darüber; die am Ende behaltenen Paare sind dieselben.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Verworfen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Recovery</name>
    <message>
        <source>The program did not end properly last time.</source>
        <translation>Das Programm wurde beim letzten Mal nicht ordnungsgemäß beendet.</translation>
    </message>
    <message>
        <source>The program crashed last time. What happened is in %1; nothing was sent.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt. Was geschah, steht in %1; nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Restore the settings that were typed</source>
        <translation>Die eingegebenen Einstellungen wiederherstellen</translation>
    </message>
    <message>
        <source>What is chosen and typed in the window cannot be saved in %1: see that its folder exists and can be written to.</source>
        <translation>Was im Fenster gewählt und eingegeben ist, kann nicht in %1 gespeichert werden: Sehen Sie nach, ob der Ordner da und beschreibbar ist.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ResultModel</name>
    <message>
        <source>mean of sets</source>
        <translation>Mittel der Datensätze</translation>
    </message>
    <message>
        <source>all pairs pooled (Spearman)</source>
        <translation>alle Paare gemeinsam (Spearman)</translation>
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
        <translation>Mittel der Jahre</translation>
    </message>
    <message>
        <source>mean of years, pairs of a year pooled (Spearman)</source>
        <translation>Mittel der Jahre, Paare eines Jahres gemeinsam (Spearman)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 Datensatz</numerusform>
            <numerusform>%1 Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2
95 % interval %3 to %4</source>
        <translation>%1 · %2
95-%-Intervall %3 bis %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2
95 % interval %3 to %4
%5 pairs</source>
        <translation>
            <numerusform>%1 %2
95-%-Intervall %3 bis %4
%5 Paar</numerusform>
            <numerusform>%1 %2
95-%-Intervall %3 bis %4
%5 Paare</numerusform>
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
            <numerusform>%1 ohne Goldwert übersprungen</numerusform>
            <numerusform>%1 ohne Goldwert übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Random vectors, as many and as long as those of %1: the score that shared words alone reach</source>
        <translation>Zufällige Vektoren, so viele und so lange wie die von %1: der Wert, den allein gemeinsame Wörter erreichen</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>untrainiert</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 · %3 pairs</source>
        <translation>
            <numerusform>%1 %2 · %3 Paar</numerusform>
            <numerusform>%1 %2 · %3 Paare</numerusform>
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
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Mined pairs</source>
        <translation>Gefundene Paare</translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation>Notiz (N)</translation>
    </message>
    <message>
        <source>Note on the selected pair</source>
        <translation>Notiz zum ausgewählten Paar</translation>
    </message>
    <message>
        <source>Selected pair: A accept · R reject · S skip · Ctrl+Z undo</source>
        <translation>Ausgewähltes Paar: A annehmen · R ablehnen · S überspringen · Ctrl+Z rückgängig</translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation>%1 von %2 durchgesehen</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>Marge %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>Kosinus %1</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>Zeilen %1 und %2</translation>
    </message>
    <message>
        <source>next best %1: “%2” %3</source>
        <translation>nächstbeste %1: „%2“ %3</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunDetails</name>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Gradientennorm</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>Embeddingnorm</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Abweichende Einstellungen</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Trained without development sets or held-out pairs.</source>
        <translation>Trainiert ohne Entwicklungssätze und ohne zurückgehaltene Paare.</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>Entwicklung, Pearson ×100</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation>Notizen zu diesem Lauf</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Differs from the defaults</source>
        <translation>Weicht von den Standardwerten ab</translation>
    </message>
    <message>
        <source>same settings</source>
        <translation>gleiche Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</source>
        <translation>
            <numerusform>Aus Wortvektoren begonnen: %1 von %2 Zeile, %3 % der Token.</numerusform>
            <numerusform>Aus Wortvektoren begonnen: %1 von %2 Zeilen, %3 % der Token.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select runs to see their curves.</source>
        <translation>Wählen Sie Läufe aus, um ihre Kurven zu sehen.</translation>
    </message>
    <message>
        <source>An untrained model: no steps, so no curves.</source>
        <translation>Ein untrainiertes Modell: keine Schritte, also keine Kurven.</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>Keine Werte.</translation>
    </message>
    <message>
        <source>Development ×100, Pearson and retrieval</source>
        <translation>Entwicklung ×100, Pearson und Retrieval</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>Entwicklung, Retrieval ×100</translation>
    </message>
    <message>
        <source>The notes of %1 cannot be written.</source>
        <translation>Die Notizen von %1 können nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunFollower</name>
    <message>
        <source>Reading curves</source>
        <translation>Kurven werden gelesen</translation>
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
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>Nicht markiert</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets, or best retrieval accuracy of held-out pairs (R), times 100; the two cannot be compared</source>
        <translation>Bester mittlerer Pearson-Wert auf den Entwicklungssätzen oder beste Retrieval-Genauigkeit zurückgehaltener Paare (R), mal 100; beide sind nicht vergleichbar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>Entw.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>Paare/s</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>divergiert</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>Every training becomes a run, which can be compared with others and resumed.</source>
        <translation>Jedes Training wird ein Lauf, der mit anderen verglichen und fortgesetzt werden kann.</translation>
    </message>
    <message>
        <source>Star or unstar the run</source>
        <translation>Stern des Laufs setzen oder entfernen</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>Lauf fortsetzen</translation>
    </message>
    <message>
        <source>Evaluate the run&apos;s model</source>
        <translation>Modell des Laufs auswerten</translation>
    </message>
    <message>
        <source>Show the run&apos;s folder</source>
        <translation>Ordner des Laufs zeigen</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation>Läufe werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 Lauf</numerusform>
            <numerusform>%1 Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is training: last line %2 ago</source>
        <translation>%1 trainiert: letzte Zeile vor %2</translation>
    </message>
    <message>
        <source>Watch a run elsewhere…</source>
        <translation>Lauf anderswo verfolgen…</translation>
    </message>
    <message>
        <source>A run that trains on another machine, in a folder that is mounted here or copied again and again: its curves follow it</source>
        <translation>Ein Lauf, der auf einem anderen Rechner trainiert, in einem Ordner, der hier eingehängt ist oder immer wieder kopiert wird: Seine Kurven folgen ihm</translation>
    </message>
    <message>
        <source>Watch a run elsewhere</source>
        <translation>Lauf anderswo verfolgen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreDistribution</name>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Distribution of the cosines</source>
        <translation>Verteilung der Kosinuswerte</translation>
    </message>
    <message>
        <source>Save kept pairs…</source>
        <translation>Behaltene Paare speichern…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>The cosines of the file are shown here.</source>
        <translation>Die Kosinuswerte der Datei werden hier gezeigt.</translation>
    </message>
    <message>
        <source>Save the pairs at or above the threshold, with their cosines, to a file</source>
        <translation>Die Paare ab der Schwelle mit ihren Kosinuswerten in eine Datei speichern</translation>
    </message>
    <message>
        <source>Copy all rows of the table, tab-separated</source>
        <translation>Alle Zeilen der Tabelle kopieren, durch Tabulatoren getrennt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Contributions of the pieces</source>
        <translation>Beiträge der Teilwörter</translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>How similar two sentences are, and why</source>
        <translation>Wie ähnlich zwei Sätze sind und warum</translation>
    </message>
    <message>
        <source>A trained model scores how similar two sentences are, in one language or across two; this project has none yet.</source>
        <translation>Ein trainiertes Modell bewertet, wie ähnlich zwei Sätze sind, in einer Sprache oder über zwei hinweg; dieses Projekt hat noch keines.</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>Die beiden Sätze vertauschen</translation>
    </message>
    <message>
        <source>Score a file of pairs…</source>
        <translation>Eine Datei mit Paaren bewerten…</translation>
    </message>
    <message>
        <source>Score the pairs on the clipboard</source>
        <translation>Paare der Zwischenablage bewerten</translation>
    </message>
    <message>
        <source>Save the kept pairs…</source>
        <translation>Behaltene Paare speichern…</translation>
    </message>
    <message>
        <source>Copy the table of pairs</source>
        <translation>Tabelle der Paare kopieren</translation>
    </message>
    <message>
        <source>Score with a model file…</source>
        <translation>Mit einer Modelldatei bewerten…</translation>
    </message>
    <message>
        <source>Scoring two sentences</source>
        <translation>Zwei Sätze werden bewertet</translation>
    </message>
    <message>
        <source>Type two sentences to see which of their pieces match.</source>
        <translation>Geben Sie zwei Sätze ein, um zu sehen, welche ihrer Teilwörter zusammenpassen.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>%1 wird bewertet</translation>
    </message>
    <message>
        <source>waiting for the previous job</source>
        <translation>wartet auf den vorigen Auftrag</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>the table shows the first %1</source>
        <translation>die Tabelle zeigt die ersten %1</translation>
    </message>
    <message>
        <source>Stopped: the table shows the pairs scored so far.</source>
        <translation>Angehalten: Die Tabelle zeigt die bisher bewerteten Paare.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 Paar ist in %2 gespeichert.</numerusform>
            <numerusform>%1 Paare sind in %2 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score a file of pairs</source>
        <translation>Datei mit Paaren bewerten</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-behalten</translation>
    </message>
    <message>
        <source>Save the kept pairs</source>
        <translation>Behaltene Paare speichern</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv)</source>
        <translation>Satzpaare (*.tsv)</translation>
    </message>
    <message>
        <source>free disk space in the folder for temporary files</source>
        <translation>schaffen Sie Platz auf der Platte des Ordners für temporäre Dateien</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreTableModel</name>
    <message>
        <source>%1: as printed in the paper</source>
        <translation>%1: wie im Aufsatz gedruckt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairModel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairTable</name>
    <message>
        <source>Pairs of the file</source>
        <translation>Paare der Datei</translation>
    </message>
    <message>
        <source>Scored pairs</source>
        <translation>Bewertete Paare</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>Neu bewerten</translation>
    </message>
    <message>
        <source>Open pairs…</source>
        <translation>Paare öffnen…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the scored pairs</source>
        <translation>Bewertete Paare filtern</translation>
    </message>
    <message>
        <source>Score the file with the model now chosen</source>
        <translation>Datei mit dem jetzt gewählten Modell bewerten</translation>
    </message>
    <message>
        <source>Scores a whole file of sentence pairs in any format that can be imported, or pairs from the clipboard (Ctrl+Shift+V).</source>
        <translation>Bewertet eine ganze Datei mit Satzpaaren in jedem importierbaren Format oder Paare aus der Zwischenablage (Ctrl+Shift+V).</translation>
    </message>
    <message>
        <source>Pairs of %1</source>
        <translation>Paare von %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoresCard</name>
    <message>
        <source>Scores × 100</source>
        <translation>Werte × 100</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Scores next to those of the papers</source>
        <translation>Werte neben denen der Aufsätze</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>Tabelle der Werte</translation>
    </message>
    <message>
        <source>By data set, or laid out like a table of a paper, whose printed rows are grey</source>
        <translation>Nach Datensatz oder angeordnet wie eine Tabelle eines Aufsatzes, dessen gedruckte Zeilen grau sind</translation>
    </message>
    <message>
        <source>By data set</source>
        <translation>Nach Datensatz</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceModel</name>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceSearch</name>
    <message>
        <source>Search both columns</source>
        <translation>Beide Spalten durchsuchen</translation>
    </message>
    <message>
        <source>Enter goes to the next sentence, Shift+Enter to the one before</source>
        <translation>Eingabe geht zum nächsten Satz, Umschalt+Eingabe zum vorigen</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Wird gesucht</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetReadingDialog</name>
    <message>
        <source>First lines of the data set</source>
        <translation>Erste Zeilen des Datensatzes</translation>
    </message>
    <message>
        <source>Columns and encoding of %1</source>
        <translation>Spalten und Kodierung von %1</translation>
    </message>
    <message>
        <source>A data set is recognised by its first lines. Correct what was recognised wrongly; the choices are kept with the project.</source>
        <translation>Ein Datensatz wird an seinen ersten Zeilen erkannt. Berichtigen Sie, was falsch erkannt wurde; die Auswahl bleibt beim Projekt gespeichert.</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Zweiter Satz</translation>
    </message>
    <message>
        <source>Gold score</source>
        <translation>Goldwert</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>Spalte wählen</translation>
    </message>
    <message>
        <source>How similar people found the sentences, or 1 for paraphrases and 0 for others</source>
        <translation>Wie ähnlich Menschen die Sätze fanden, oder 1 für Paraphrasen und 0 für andere</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>Was erkannt wurde</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>Forget the choices and read the file as it looks</source>
        <translation>Die Auswahl vergessen und die Datei lesen, wie sie aussieht</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Recognising a data set</source>
        <translation>Ein Datensatz wird erkannt</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with gold scores</source>
        <translation>
            <numerusform>%1 Paar mit Goldwert</numerusform>
            <numerusform>%1 Paare mit Goldwerten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with labels</source>
        <translation>
            <numerusform>%1 Paar mit Label</numerusform>
            <numerusform>%1 Paare mit Labels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetRecognition</name>
    <message>
        <source>Recognising a data set</source>
        <translation>Ein Datensatz wird erkannt</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>Übersprungen: %1.</translation>
    </message>
    <message numerus="yes">
        <source> And %1 more, named below the table.</source>
        <translation>
            <numerusform> Und %1 weitere, unter der Tabelle genannt.</numerusform>
            <numerusform> Und %1 weitere, unter der Tabelle genannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns and encoding…</source>
        <translation>Spalten und Kodierung…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingField</name>
    <message>
        <source>Reset to %1</source>
        <translation>Zurücksetzen auf %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingForm</name>
    <message>
        <source>Show basic settings or all</source>
        <translation>Grundeinstellungen oder alle zeigen</translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation>Alle ▾</translation>
    </message>
    <message>
        <source>Basic ▾</source>
        <translation>Einfach ▾</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>aligning</source>
        <translation>wird aligniert</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>corrected: %1 certain</source>
        <translation>korrigiert: %1 sicher</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message numerus="yes">
        <source>%1 documents</source>
        <translation>
            <numerusform>%1 Dokument</numerusform>
            <numerusform>%1 Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sentences of the source and of the target</source>
        <translation>Sätze der Quelle und des Ziels</translation>
    </message>
    <message>
        <source>Mean confidence of the links</source>
        <translation>Mittlere Konfidenz der Verknüpfungen</translation>
    </message>
    <message>
        <source>Links with a confidence below 0.5</source>
        <translation>Verknüpfungen mit einer Konfidenz unter 0,5</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfPage</name>
    <message>
        <source>Documents are paired with a model: train or choose one.</source>
        <translation>Dokumente werden mit einem Modell gepaart: Trainieren oder wählen Sie eines.</translation>
    </message>
    <message>
        <source>Pairing documents</source>
        <translation>Dokumente werden gepaart</translation>
    </message>
    <message>
        <source>No partner was found for %1: %2. Name both documents alike, or pair them in a list.</source>
        <translation>Für %1 wurde kein Gegenstück gefunden: %2. Benennen Sie beide Dokumente gleich oder paaren Sie sie in einer Liste.</translation>
    </message>
    <message>
        <source>There are no documents in these folders.</source>
        <translation>In diesen Ordnern sind keine Dokumente.</translation>
    </message>
    <message>
        <source>These documents are on the shelf already.</source>
        <translation>Diese Dokumente sind schon im Regal.</translation>
    </message>
    <message>
        <source>%1 is not aligned yet.</source>
        <translation>%1 ist noch nicht aligniert.</translation>
    </message>
    <message>
        <source>%1 removed from the shelf; what is aligned stays in the project.</source>
        <translation>%1 aus dem Regal entfernt; was aligniert ist, bleibt im Projekt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The alignments of %1 are in the project&apos;s trash folder; Continue makes them again.</source>
        <translation>Die Alignierungen von %1 sind im Papierkorb des Projekts; „Weiter“ erstellt sie neu.</translation>
    </message>
    <message>
        <source>Aligns many documents with their translations, one after another</source>
        <translation>Aligniert viele Dokumente mit ihren Übersetzungen, eines nach dem anderen</translation>
    </message>
    <message>
        <source>%1 aligned</source>
        <translation>%1 aligniert</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 doubtful</source>
        <translation>
            <numerusform>%1 Verknüpfung, %2 zweifelhaft</numerusform>
            <numerusform>%1 Verknüpfungen, %2 zweifelhaft</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the shelf</source>
        <translation>Dokumente des Regals</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Choose a folder of documents and a folder of their translations above, or drag both here: they are paired, then aligned one after another, and each one is saved as soon as it is done.</source>
        <translation>Wählen Sie oben einen Ordner mit Dokumenten und einen mit ihren Übersetzungen oder ziehen Sie beide hierher: Sie werden gepaart, dann nacheinander aligniert, und jedes wird gespeichert, sobald es fertig ist.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Dokumente hinzufügen…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alignieren</translation>
    </message>
    <message>
        <source>Align again</source>
        <translation>Neu alignieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>Zum Projekt</translation>
    </message>
    <message>
        <source>%1 cannot be aligned; the table says why.</source>
        <translation>%1 kann nicht aligniert werden; die Tabelle sagt, warum.</translation>
    </message>
    <message>
        <source>Remove from the shelf</source>
        <translation>Aus dem Regal entfernen</translation>
    </message>
    <message>
        <source>Aligns the documents that wait, one after another; after a stop or a crash it continues with the document that was in work</source>
        <translation>Aligniert die wartenden Dokumente nacheinander; nach einem Halt oder Absturz geht es mit dem Dokument weiter, das in Arbeit war</translation>
    </message>
    <message>
        <source>The alignments of the selected documents go to the trash, and are made again</source>
        <translation>Die Alignierungen der ausgewählten Dokumente kommen in den Papierkorb und werden neu erstellt</translation>
    </message>
    <message>
        <source>Takes the selected documents from the shelf (Delete); their alignments stay</source>
        <translation>Nimmt die ausgewählten Dokumente aus dem Regal (Entf); ihre Alignierungen bleiben</translation>
    </message>
    <message>
        <source>Writes all alignments of the shelf, or the selected ones, into one file</source>
        <translation>Schreibt alle Alignierungen des Regals oder die ausgewählten in eine Datei</translation>
    </message>
    <message>
        <source>The same as a pair store, to train on or to filter</source>
        <translation>Dasselbe als Paarspeicher, zum Trainieren oder Filtern</translation>
    </message>
    <message>
        <source>Least confidence of the shelf&apos;s links</source>
        <translation>Mindestkonfidenz der Verknüpfungen des Regals</translation>
    </message>
    <message>
        <source>Links of lower confidence are not exported</source>
        <translation>Verknüpfungen mit geringerer Konfidenz werden nicht exportiert</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>Mindestkonfidenz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Export the shelf</source>
        <translation>Regal exportieren</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of %2</source>
        <translation>
            <numerusform>%1 Paar aus %2</numerusform>
            <numerusform>%1 Paare aus %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are in the pair store %2.</source>
        <translation>%1 im Paarspeicher %2.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>%1 are saved in %2.</source>
        <translation>%1 in %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfWork</name>
    <message>
        <source>aligning</source>
        <translation>wird aligniert</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Aligning the shelf</source>
        <translation>Regal wird aligniert</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Wird gezählt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageChoice</name>
    <message>
        <source>Kept by</source>
        <translation>Behalten bis</translation>
    </message>
    <message>
        <source>The earlier stage, which still has the pairs</source>
        <translation>Die frühere Stufe, die die Paare noch hat</translation>
    </message>
    <message>
        <source>Dropped up to</source>
        <translation>Verworfen bis</translation>
    </message>
    <message>
        <source>The later stage, which no longer has them</source>
        <translation>Die spätere Stufe, die sie nicht mehr hat</translation>
    </message>
    <message>
        <source>The other recipe</source>
        <translation>Das andere Rezept</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>Welche Paare</translation>
    </message>
    <message>
        <source>Which dropped pairs</source>
        <translation>Welche verworfenen Paare</translation>
    </message>
    <message>
        <source>By this step</source>
        <translation>Von diesem Schritt</translation>
    </message>
    <message>
        <source>Between two stages</source>
        <translation>Zwischen zwei Stufen</translation>
    </message>
    <message>
        <source>Compared with another recipe</source>
        <translation>Verglichen mit einem anderen Rezept</translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation>Behaltene Paare</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>kept by this recipe only</source>
        <translation>nur von diesem Rezept behalten</translation>
    </message>
    <message>
        <source>kept by the other only</source>
        <translation>nur vom anderen behalten</translation>
    </message>
    <message>
        <source>before the changes</source>
        <translation>vor den Änderungen</translation>
    </message>
    <message>
        <source>The recipe when this page was opened or all pairs were last filtered</source>
        <translation>Das Rezept, als diese Seite geöffnet oder zuletzt alle Paare gefiltert wurden</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Rezept öffnen…</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>Rezepte (*.recipe);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
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
        <translation>alle Paare</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>IDF</source>
        <translation>IDF</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paraphrase</translation>
    </message>
    <message>
        <source>The whole store, then the pairs left after each step or the pairs of each fold</source>
        <translation>Der ganze Speicher, dann die Paare, die nach jedem Schritt übrig sind, oder die Paare jedes Folds</translation>
    </message>
    <message>
        <source>Pairs of the stage</source>
        <translation>Paare der Stufe</translation>
    </message>
    <message>
        <source>Mean words per sentence, first and second side</source>
        <translation>Mittlere Wortzahl je Satz, erste und zweite Seite</translation>
    </message>
    <message>
        <source>Entropy of the vocabulary in bits, first and second side</source>
        <translation>Entropie des Vokabulars in Bit, erste und zweite Seite</translation>
    </message>
    <message>
        <source>Mean inverse document frequency of the words, first and second side</source>
        <translation>Mittlere inverse Dokumenthäufigkeit der Wörter, erste und zweite Seite</translation>
    </message>
    <message>
        <source>Mean trigram overlap</source>
        <translation>Mittlere Trigrammüberlappung</translation>
    </message>
    <message>
        <source>Mean score imported with the pairs</source>
        <translation>Mittlerer mit den Paaren importierter Wert</translation>
    </message>
    <message>
        <source>Mean paraphrase score by the chosen model</source>
        <translation>Mittlerer Paraphrasenwert des gewählten Modells</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsMenu</name>
    <message>
        <source>Save or copy the statistics</source>
        <translation>Statistik speichern oder kopieren</translation>
    </message>
    <message>
        <source>Save as JSON, with all histograms…</source>
        <translation>Als JSON speichern, mit allen Histogrammen…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsModel</name>
    <message>
        <source>unsure</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>&lt;p&gt;Language of the sentences, %1: %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Sprache der Sätze, %1: %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Distinct sentences</source>
        <translation>Verschiedene Sätze</translation>
    </message>
    <message>
        <source>Far fewer than pairs: many repeats.</source>
        <translation>Weit weniger als Paare: viele Wiederholungen.</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Mittlere Länge</translation>
    </message>
    <message>
        <source>Words and punctuation marks per sentence.</source>
        <translation>Wörter und Satzzeichen je Satz.</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Standard deviation of the length.</source>
        <translation>Standardabweichung der Länge.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Total number of words and punctuation marks.</source>
        <translation>Gesamtzahl der Wörter und Satzzeichen.</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>Verschiedene Wörter</translation>
    </message>
    <message>
        <source>Distinct words after lower-casing.</source>
        <translation>Verschiedene Wörter nach Kleinschreibung.</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>Entropie, Bit</translation>
    </message>
    <message>
        <source>How varied the vocabulary is. Low: the same words recur.</source>
        <translation>Wie vielfältig das Vokabular ist. Niedrig: Dieselben Wörter kehren wieder.</translation>
    </message>
    <message>
        <source>Trigram entropy</source>
        <translation>Trigrammentropie</translation>
    </message>
    <message>
        <source>How varied three words in a row are, in bits. Low: the same phrases recur.</source>
        <translation>Wie vielfältig drei aufeinanderfolgende Wörter sind, in Bit. Niedrig: Dieselben Wendungen kehren wieder.</translation>
    </message>
    <message>
        <source>Mean IDF</source>
        <translation>Mittlere IDF</translation>
    </message>
    <message>
        <source>How rare the words are on average; natural logarithm.</source>
        <translation>Wie selten die Wörter im Mittel sind; natürlicher Logarithmus.</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>Trigramm-Überl.</translation>
    </message>
    <message>
        <source>Mean share of the shorter side&apos;s three-word sequences that also occur in the longer side. High for paraphrases: little was reworded.</source>
        <translation>Mittlerer Anteil der Dreiwortfolgen der kürzeren Seite, die auch in der längeren vorkommen. Hoch bei Paraphrasen: Wenig wurde umformuliert.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittlerer Wert</translation>
    </message>
    <message>
        <source>Mean of the translations&apos; log-probabilities per token.</source>
        <translation>Mittel der Log-Wahrscheinlichkeiten der Übersetzungen je Token.</translation>
    </message>
    <message>
        <source>Mean of the imported score column.</source>
        <translation>Mittel der importierten Wertspalte.</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>Paraphrasenwert</translation>
    </message>
    <message>
        <source>Mean cosine of the two sides, by the chosen model.</source>
        <translation>Mittlerer Kosinus der beiden Seiten unter dem gewählten Modell.</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>Teilwortüberlappung</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side.</source>
        <translation>Anteil der Teilwörter der englischen Seite (der ersten, wenn keine englisch ist), die auch auf der anderen Seite vorkommen.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsPage</name>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Statistics of the stage</source>
        <translation>Statistik der Stufe</translation>
    </message>
    <message>
        <source>Languages of the stage</source>
        <translation>Sprachen der Stufe</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>Erheben Sie die Statistik, um dies zu sehen.</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>Ansicht der Stufe</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Statistik von %1</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>Die Statistik konnte nicht erhoben werden.</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>Angehalten. Erheben Sie die Statistik, um dies zu sehen.</translation>
    </message>
    <message>
        <source>%1 On the left, choose the parts, a model for the paraphrase score and a tokenizer for the piece overlap.</source>
        <translation>%1 Wählen Sie links die Teile, ein Modell für den Paraphrasenwert und einen Tokenizer für die Teilwortüberlappung.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>select one to see it below</source>
        <translation>eine auswählen, um sie unten zu sehen</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsSetup</name>
    <message>
        <source>What to count</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Parts of the pair store</source>
        <translation>Teile des Paarspeichers</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Geordnet nach</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>Modell für den Paraphrasenwert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Tokenizer for the piece overlap</source>
        <translation>Tokenizer für die Teilwortüberlappung</translation>
    </message>
    <message>
        <source>Language of every sentence</source>
        <translation>Sprache jedes Satzes</translation>
    </message>
    <message>
        <source>Entropy of trigrams</source>
        <translation>Entropie der Trigramme</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Zurück zu den Paaren</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>der ganze Speicher</translation>
    </message>
    <message>
        <source>each step of a recipe</source>
        <translation>jeder Schritt eines Rezepts</translation>
    </message>
    <message>
        <source>folds by a quantity</source>
        <translation>Folds nach einer Größe</translation>
    </message>
    <message>
        <source>filter page&apos;s recipe</source>
        <translation>Rezept der Filterseite</translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation>Zahl der Folds</translation>
    </message>
    <message>
        <source>A run, a model file, or word vectors in text form</source>
        <translation>Ein Lauf, eine Modelldatei oder Wortvektoren in Textform</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side</source>
        <translation>Anteil der Teilwörter der englischen Seite (der ersten, wenn keine englisch ist), die auch auf der anderen Seite vorkommen</translation>
    </message>
    <message>
        <source>Detected by CLD2; slower than everything else</source>
        <translation>Von CLD2 erkannt; langsamer als alles andere</translation>
    </message>
    <message>
        <source>How varied three words in a row are; takes 16 bytes of memory for each different one of a side</source>
        <translation>Wie vielfältig drei aufeinanderfolgende Wörter sind; braucht 16 Byte Arbeitsspeicher für jede verschiedene Folge einer Seite</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Folds</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>Paraphrasenwert</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>Teilwortüberlappung</translation>
    </message>
    <message>
        <source>none, or the model&apos;s</source>
        <translation>keiner oder der des Modells</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepCard</name>
    <message>
        <source>Quantity the step measures</source>
        <translation>Größe, die der Schritt misst</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>This step measures no number, so it has no histogram.</source>
        <translation>Dieser Schritt misst keine Zahl und hat daher kein Histogramm.</translation>
    </message>
    <message>
        <source>Drag the lines, or use the arrow keys (with Shift for the upper one)</source>
        <translation>Ziehen Sie die Linien oder verwenden Sie die Pfeiltasten (mit Umschalt die obere)</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>Unteres Perzentil</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>Oberes Perzentil</translation>
    </message>
    <message>
        <source>Thresholds at the percentiles</source>
        <translation>Schwellen an den Perzentilen</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Set the thresholds so that these percentages of the pairs are below them</source>
        <translation>Die Schwellen so setzen, dass diese Prozentsätze der Paare darunter liegen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>The step is switched off.</source>
        <translation>Der Schritt ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>No pair reaches this step.</source>
        <translation>Kein Paar erreicht diesen Schritt.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepEditor</name>
    <message>
        <source>Add a filter, or start with a recipe from the papers.</source>
        <translation>Fügen Sie einen Filter hinzu oder beginnen Sie mit einem Rezept aus den Aufsätzen.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreChecklist</name>
    <message numerus="yes">
        <source>%1 · %2 pairs</source>
        <translation>
            <numerusform>%1 · %2 Paar</numerusform>
            <numerusform>%1 · %2 Paare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreModel</name>
    <message>
        <source>Imported from %1</source>
        <translation>Importiert aus %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StudyCard</name>
    <message>
        <source>The corpus</source>
        <translation>Das Korpus</translation>
    </message>
    <message>
        <source>Map of the corpus</source>
        <translation>Karte des Korpus</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>Beinahe-Duplikate</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A sample of the sentences; those with similar meaning are close together.</source>
        <translation>Eine Stichprobe der Sätze; solche mit ähnlicher Bedeutung liegen nah beieinander.</translation>
    </message>
    <message>
        <source>Groups of sentences with nearly the same meaning</source>
        <translation>Gruppen von Sätzen mit fast derselben Bedeutung</translation>
    </message>
    <message>
        <source>The sentences nearest in form, by the encoder of a language</source>
        <translation>Die formnächsten Sätze, nach dem Encoder einer Sprache</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Draw a loop around points to list their sentences</source>
        <translation>Eine Schlinge um Punkte ziehen, um ihre Sätze aufzulisten</translation>
    </message>
    <message>
        <source>Lowest cosine of near duplicates</source>
        <translation>Kleinster Kosinus von Beinahe-Duplikaten</translation>
    </message>
    <message>
        <source>Meaning of the colours</source>
        <translation>Bedeutung der Farben</translation>
    </message>
    <message>
        <source>cosine at least</source>
        <translation>Kosinus mindestens</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences selected on the map</source>
        <translation>
            <numerusform>%1 Satz auf der Karte ausgewählt</numerusform>
            <numerusform>%1 Sätze auf der Karte ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Karte wird gezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 Satz</numerusform>
            <numerusform>%1 Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Arranging the map</source>
        <translation>Karte wird angeordnet</translation>
    </message>
    <message>
        <source>Colour by cluster</source>
        <translation>Farbe nach Cluster</translation>
    </message>
    <message>
        <source>Colour by language</source>
        <translation>Farbe nach Sprache</translation>
    </message>
    <message>
        <source>Colour by column %1</source>
        <translation>Farbe nach Spalte %1</translation>
    </message>
    <message>
        <source>Finding near duplicates</source>
        <translation>Beinahe-Duplikate werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 Gruppe</numerusform>
            <numerusform>%1 Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 near duplicates</source>
        <translation>
            <numerusform>%1 Beinahe-Duplikat</numerusform>
            <numerusform>%1 Beinahe-Duplikate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StylePage</name>
    <message>
        <source>Nearest sentences in style</source>
        <translation>Stilnächste Sätze</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>Einen Satz anklicken, um nach ihm zu suchen</translation>
    </message>
    <message>
        <source>Language encoder</source>
        <translation>Sprach-Encoder</translation>
    </message>
    <message>
        <source>encoder of</source>
        <translation>Encoder für</translation>
    </message>
    <message>
        <source>embedding the corpus…</source>
        <translation>Vektoren des Korpus werden berechnet…</translation>
    </message>
    <message>
        <source>Embedding with the encoder of %1</source>
        <translation>Vektoren mit dem Encoder für %1 werden berechnet</translation>
    </message>
    <message>
        <source>stopped; open this page again to continue</source>
        <translation>angehalten; öffnen Sie diese Seite noch einmal, um fortzufahren</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Wird gesucht</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskErrorModel</name>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Its translation</source>
        <translation>Seine Übersetzung</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Found instead</source>
        <translation>Stattdessen gefunden</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Vermutet</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskInspector</name>
    <message>
        <source>Errors of the task</source>
        <translation>Fehler der Aufgabe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No task chosen</source>
        <translation>Keine Aufgabe gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors shown</source>
        <translation>
            <numerusform>%1 Fehler gezeigt</numerusform>
            <numerusform>%1 Fehler gezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TeacherDialog</name>
    <message>
        <source>Write the list…</source>
        <translation>Liste schreiben…</translation>
    </message>
    <message>
        <source>Use these vectors</source>
        <translation>Diese Vektoren nutzen</translation>
    </message>
    <message>
        <source>Learn from another model</source>
        <translation>Von einem anderen Modell lernen</translation>
    </message>
    <message>
        <source>Sentences of</source>
        <translation>Sätze von</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beiden Seiten</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>der ersten Seite</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>der zweiten Seite</translation>
    </message>
    <message>
        <source>A sentence without a vector takes the one of its translation: a teacher of one language is enough.</source>
        <translation>Ein Satz ohne Vektor nimmt den seiner Übersetzung: Ein Lehrer einer Sprache genügt.</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>cosine: the same vectors</source>
        <translation>Kosinus: dieselben Vektoren</translation>
    </message>
    <message>
        <source>similarities: as similar to each other</source>
        <translation>Ähnlichkeiten: einander ebenso ähnlich</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss beside that of the pairs; 1: the teacher alone</source>
        <translation>Gewicht des Lehrerverlusts neben dem der Paare; 1: nur der Lehrer</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>Skript kopieren</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Vectors (.npy)</source>
        <translation>Vektoren (.npy)</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>1. List the sentences of the pairs</source>
        <translation>1. Die Sätze der Paare auflisten</translation>
    </message>
    <message>
        <source>2. Compute a vector for each line, with any model</source>
        <translation>2. Für jede Zeile einen Vektor berechnen, mit einem beliebigen Modell</translation>
    </message>
    <message>
        <source>3. Choose the vectors</source>
        <translation>3. Die Vektoren wählen</translation>
    </message>
    <message>
        <source>Write the list of sentences</source>
        <translation>Die Liste der Sätze schreiben</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>Sätze werden aufgelistet</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences are written. Run the script, then choose its file.</source>
        <translation>
            <numerusform>%1 Satz ist geschrieben. Führen Sie das Skript aus und wählen Sie dann seine Datei.</numerusform>
            <numerusform>%1 Sätze sind geschrieben. Führen Sie das Skript aus und wählen Sie dann seine Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Vektoren werden geprüft</translation>
    </message>
    <message>
        <source>The vectors have %1 numbers, fewer than the %2 of the model: choose similarities, or a smaller dimension.</source>
        <translation>Die Vektoren haben %1 Zahlen, weniger als die %2 des Modells: Wählen Sie Ähnlichkeiten oder eine kleinere Dimension.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences with vectors of %2 numbers.</source>
        <translation>
            <numerusform>%1 Satz mit Vektoren aus %2 Zahlen.</numerusform>
            <numerusform>%1 Sätze mit Vektoren aus %2 Zahlen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ThresholdCard</name>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs are at or above it.</source>
        <translation>
            <numerusform>%1 von %2 Paar ab dieser Schwelle.</numerusform>
            <numerusform>%1 von %2 Paaren ab dieser Schwelle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerListModel</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Teilwörter</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerPanel</name>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>A tokenizer is trained on sentence pairs; this project has none yet.</source>
        <translation>Ein Tokenizer wird auf Satzpaaren trainiert; dieses Projekt hat noch keine.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Paare importieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Show pieces that contain a text</source>
        <translation>Teilwörter zeigen, die einen Text enthalten</translation>
    </message>
    <message>
        <source>Train a tokenizer</source>
        <translation>Tokenizer trainieren</translation>
    </message>
    <message>
        <source>Try a sentence</source>
        <translation>Einen Satz ausprobieren</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Vokabular filtern</translation>
    </message>
    <message>
        <source>Add a tokenizer from a file…</source>
        <translation>Tokenizer aus einer Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Rename the tokenizer</source>
        <translation>Tokenizer umbenennen</translation>
    </message>
    <message>
        <source>Show the tokenizer in the file manager</source>
        <translation>Tokenizer im Dateimanager zeigen</translation>
    </message>
    <message>
        <source>Remove the tokenizer</source>
        <translation>Tokenizer entfernen</translation>
    </message>
    <message>
        <source>Add a SentencePiece model or a vocabulary</source>
        <translation>SentencePiece-Modell oder Vokabular hinzufügen</translation>
    </message>
    <message>
        <source>Tokenizers (*.model *.vocab);;All files (*)</source>
        <translation>Tokenizer (*.model *.vocab);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Adding a tokenizer</source>
        <translation>Ein Tokenizer wird hinzugefügt</translation>
    </message>
    <message>
        <source>Training tokenizer %1</source>
        <translation>Tokenizer %1 wird trainiert</translation>
    </message>
    <message>
        <source>Stopped; no tokenizer was written.</source>
        <translation>Angehalten; kein Tokenizer wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</source>
        <translation>
            <numerusform>%1: %2 Teilwörter aus %3 Satz in %4 gelernt; %5 Teilwörter je Wort, %6 % unbekannt.</numerusform>
            <numerusform>%1: %2 Teilwörter aus %3 Sätzen in %4 gelernt; %5 Teilwörter je Wort, %6 % unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Increase the character coverage to include more characters.</source>
        <translation>Erhöhen Sie die Zeichenabdeckung, um mehr Zeichen aufzunehmen.</translation>
    </message>
    <message>
        <source>Reading the tokenizers</source>
        <translation>Tokenizer werden gelesen</translation>
    </message>
    <message>
        <source>Reading a tokenizer</source>
        <translation>Ein Tokenizer wird gelesen</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Noch kein Tokenizer</translation>
    </message>
    <message>
        <source>vocabulary of %1</source>
        <translation>Vokabular von %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerSetup</name>
    <message>
        <source>Train a tokenizer</source>
        <translation>Tokenizer trainieren</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pairs to train on</source>
        <translation>Paare zum Trainieren</translation>
    </message>
    <message>
        <source>Name of the tokenizer</source>
        <translation>Name des Tokenizers</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Wird trainiert…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerTrial</name>
    <message>
        <source>Try a sentence</source>
        <translation>Einen Satz ausprobieren</translation>
    </message>
    <message>
        <source>Lower-case first</source>
        <translation>Zuerst kleinschreiben</translation>
    </message>
    <message>
        <source>As in training with Lower-case on: a tokenizer trained on lower-cased text has no capital letters</source>
        <translation>Wie im Training mit „Kleinschreibung“: Ein auf kleingeschriebenem Text trainierter Tokenizer hat keine Großbuchstaben</translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation>Satz in einer beliebigen Sprache eingeben</translation>
    </message>
    <message>
        <source>Sentence to tokenise</source>
        <translation>Zu tokenisierender Satz</translation>
    </message>
    <message>
        <source>The pieces appear here while you type.</source>
        <translation>Die Teilwörter erscheinen hier, während Sie tippen.</translation>
    </message>
    <message>
        <source>Choose or train a tokenizer first.</source>
        <translation>Wählen oder trainieren Sie zuerst einen Tokenizer.</translation>
    </message>
    <message>
        <source>Tokenising a sentence</source>
        <translation>Ein Satz wird tokenisiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces</source>
        <translation>
            <numerusform>%1 Teilwort</numerusform>
            <numerusform>%1 Teilwörter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 unbekannt</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>die ersten %1 werden gezeigt</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TopBar</name>
    <message>
        <source>project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Search actions  %1</source>
        <translation>Aktionen suchen  %1</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Aktionen suchen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Manual (F1)</source>
        <translation>Handbuch (F1)</translation>
    </message>
    <message>
        <source>No project</source>
        <translation>Kein Projekt</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>Projekt: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainEstimates</name>
    <message>
        <source>about %1, %2</source>
        <translation>etwa %1, %2</translation>
    </message>
    <message>
        <source>%1, %2 on disk</source>
        <translation>%1, %2 auf der Platte</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Wird geschätzt</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 Paar</numerusform>
            <numerusform>%1 Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation>unter 1 s</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPanel</name>
    <message>
        <source>best retrieval of held-out pairs %1 at step %2</source>
        <translation>bestes Retrieval zurückgehaltener Paare %1 bei Schritt %2</translation>
    </message>
    <message>
        <source>best development score %1 at step %2</source>
        <translation>bester Entwicklungswert %1 bei Schritt %2</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 Epochen</translation>
    </message>
    <message>
        <source>%1 pairs/s</source>
        <translation>%1 Paare/s</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Token/s</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Training needs sentence pairs; this project has none yet.</source>
        <translation>Training braucht Satzpaare; dieses Projekt hat noch keine.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Paare importieren</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>Training starten</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Pausieren oder fortsetzen</translation>
    </message>
    <message>
        <source>Stop training and keep the model</source>
        <translation>Training anhalten und das Modell behalten</translation>
    </message>
    <message>
        <source>Queue a grid of trainings…</source>
        <translation>Ein Raster von Trainings einreihen…</translation>
    </message>
    <message>
        <source>Show the queue of trainings</source>
        <translation>Warteschlange der Trainings zeigen</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>Alle Einstellungen auf ihre Standardwerte setzen</translation>
    </message>
    <message>
        <source>Show basic or all settings</source>
        <translation>Grundeinstellungen oder alle zeigen</translation>
    </message>
    <message>
        <source>Learn sentence embeddings from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Satz-Embeddings aus &lt;b&gt;%1&lt;/b&gt; lernen</translation>
    </message>
    <message>
        <source> Stopped; the model is kept and the run can be resumed.</source>
        <translation> Angehalten; das Modell bleibt und der Lauf kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>In Läufe zeigen</translation>
    </message>
    <message>
        <source>Stopped before the training began.</source>
        <translation>Angehalten, bevor das Training begann.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings have finished.</source>
        <translation>
            <numerusform>%1 Training ist fertig.</numerusform>
            <numerusform>%1 Trainings sind fertig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best is %1, development score %2.</source>
        <translation>Das beste ist %1, Entwicklungswert %2.</translation>
    </message>
    <message>
        <source>Compare in Runs</source>
        <translation>In Läufe vergleichen</translation>
    </message>
    <message>
        <source>Can be resumed exactly after a stop or a crash. Best model so far: epoch %1, %2.</source>
        <translation>Kann nach einem Halt oder Absturz exakt fortgesetzt werden. Bestes Modell bisher: Epoche %1, %2.</translation>
    </message>
    <message>
        <source>Looking for unfinished runs</source>
        <translation>Unfertige Läufe werden gesucht</translation>
    </message>
    <message>
        <source>The training %1 was interrupted. It can be resumed from its last checkpoint.</source>
        <translation>Das Training %1 wurde unterbrochen. Es kann ab dem letzten Checkpoint fortgesetzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings from the last session are still queued.</source>
        <translation>
            <numerusform>%1 Training der letzten Sitzung ist noch eingereiht.</numerusform>
            <numerusform>%1 Trainings der letzten Sitzung sind noch eingereiht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPlots</name>
    <message>
        <source>source again</source>
        <translation>Quelle neu</translation>
    </message>
    <message>
        <source>target again</source>
        <translation>Ziel neu</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>Quelle nach Ziel</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>Ziel nach Quelle</translation>
    </message>
    <message>
        <source>KL meaning</source>
        <translation>KL Bedeutung</translation>
    </message>
    <message>
        <source>KL source</source>
        <translation>KL Quelle</translation>
    </message>
    <message>
        <source>KL target</source>
        <translation>KL Ziel</translation>
    </message>
    <message>
        <source>written again</source>
        <translation>neu geschrieben</translation>
    </message>
    <message>
        <source>translated</source>
        <translation>übersetzt</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>beide Richtungen</translation>
    </message>
    <message>
        <source>mutual information</source>
        <translation>Transinformation</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Gradientennorm</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>Embeddingnorm</translation>
    </message>
    <message>
        <source>Parts of the loss</source>
        <translation>Teile des Verlusts</translation>
    </message>
    <message>
        <source>KL terms and mutual information</source>
        <translation>KL-Terme und Transinformation</translation>
    </message>
    <message>
        <source>Perplexity of held-out pairs</source>
        <translation>Perplexität zurückgehaltener Paare</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>Mega-Batch</translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <translation>Paare je Sekunde</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>Paare/s</translation>
    </message>
    <message>
        <source>Hard negatives</source>
        <translation>Schwere Negativbeispiele</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The loss of each step appears here while a training runs.</source>
        <translation>Der Verlust jedes Schritts erscheint hier, während ein Training läuft.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The norm of each step&apos;s gradient before clipping appears here.</source>
        <translation>Die Norm des Gradienten jedes Schritts vor der Begrenzung erscheint hier.</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>Gradientennorm</translation>
    </message>
    <message>
        <source>The mean norm of the embeddings appears here at each evaluation.</source>
        <translation>Die mittlere Norm der Embeddings erscheint hier bei jeder Auswertung.</translation>
    </message>
    <message>
        <source>embedding norm</source>
        <translation>Embeddingnorm</translation>
    </message>
    <message>
        <source>The parts of a generative model&apos;s loss, per pair, appear here.</source>
        <translation>Die Teile des Verlusts eines generativen Modells, je Paar, erscheinen hier.</translation>
    </message>
    <message>
        <source>The perplexity of pairs kept from training appears here at each evaluation of a generative model.</source>
        <translation>Die Perplexität der vom Training zurückgehaltenen Paare erscheint hier bei jeder Auswertung eines generativen Modells.</translation>
    </message>
    <message>
        <source>What the latents of a generative model say about the sentences, in nats per pair.</source>
        <translation>Was die latenten Variablen eines generativen Modells über die Sätze aussagen, in Nat je Paar.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Latents</source>
        <translation>Latente Variablen</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Correlation with the gold scores of the development sets, or retrieval of held-out pairs.</source>
        <translation>Korrelation mit den Goldwerten der Entwicklungssätze oder Retrieval zurückgehaltener Paare.</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>Mini-Batches</translation>
    </message>
    <message>
        <source>pairs/s</source>
        <translation>Paare/s</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>Entwicklung, Pearson ×100</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Token/s</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>Entwicklung, Retrieval ×100</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>Marge %1</translation>
    </message>
    <message>
        <source>Negatives appear here while a training runs.</source>
        <translation>Negativbeispiele erscheinen hier, während ein Training läuft.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainQueue</name>
    <message>
        <source>Training %1</source>
        <translation>%1 wird trainiert</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainSetup</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation>Anhalten und behalten</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>Raster…</translation>
    </message>
    <message>
        <source>Train with these settings when the running training has finished</source>
        <translation>Mit diesen Einstellungen trainieren, wenn das laufende Training fertig ist</translation>
    </message>
    <message>
        <source>Train with every combination of several values, one training after another</source>
        <translation>Mit jeder Kombination mehrerer Werte trainieren, ein Training nach dem anderen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation>Weitere Paare</translation>
    </message>
    <message>
        <source>Train on several pair stores together</source>
        <translation>Auf mehreren Paarspeichern zusammen trainieren</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <source>Development sets</source>
        <translation>Entwicklungssätze</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Laufname</translation>
    </message>
    <message>
        <source>Train one first</source>
        <translation>Erst trainieren</translation>
    </message>
    <message>
        <source>held-out pairs</source>
        <translation>zurückgehaltene Paare</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 Datensatz</numerusform>
            <numerusform>%1 Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</source>
        <translation>
            <numerusform>Es sind keine bewerteten Paare gewählt: %1 Paar oder ein Zwanzigstel wird vom Training zurückgehalten. Wie viele ihr Gegenstück unter 10.000 anderen Sätzen finden, bestimmt das beste Modell.</numerusform>
            <numerusform>Es sind keine bewerteten Paare gewählt: %1 Paare oder ein Zwanzigstel werden vom Training zurückgehalten. Wie viele ihr Gegenstück unter 10.000 anderen Sätzen finden, bestimmt das beste Modell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores, used to select the best model</source>
        <translation>Satzpaare mit Goldwerten, die das beste Modell bestimmen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 more</source>
        <translation>
            <numerusform>%1 und %2 weiterer</numerusform>
            <numerusform>%1 und %2 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The start model&apos;s</source>
        <translation>Vom Startmodell</translation>
    </message>
</context>
<context>
    <name>paragram::ui::UnfinishedCard</name>
    <message numerus="yes">
        <source>%1: %2 sentences translated; the pair store is gone</source>
        <translation>
            <numerusform>%1: %2 Satz übersetzt; der Paarspeicher ist nicht mehr da</numerusform>
            <numerusform>%1: %2 Sätze übersetzt; der Paarspeicher ist nicht mehr da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 sentences translated</source>
        <translation>
            <numerusform>%1: %2 von %3 Satz übersetzt</numerusform>
            <numerusform>%1: %2 von %3 Sätzen übersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted runs</source>
        <translation>Unterbrochene Läufe</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Use what is done</source>
        <translation>Fertiges verwenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Translate the remaining sentences</source>
        <translation>Die übrigen Sätze übersetzen</translation>
    </message>
    <message>
        <source>Write a pair store of what is translated; the run can be continued afterwards</source>
        <translation>Einen Paarspeicher des Übersetzten schreiben; der Lauf kann danach fortgesetzt werden</translation>
    </message>
    <message>
        <source>Move its translations to the project&apos;s trash</source>
        <translation>Seine Übersetzungen in den Papierkorb des Projekts verschieben</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ValueTable</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::VectorDialog</name>
    <message>
        <source>seen tokens</source>
        <translation>gesehene Token</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 Token</numerusform>
            <numerusform>%1 Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 components</source>
        <translation>
            <numerusform>−%1 Komponente</numerusform>
            <numerusform>−%1 Komponenten</numerusform>
        </translation>
    </message>
    <message>
        <source>whitened</source>
        <translation>gewhitet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>only tokens seen in training</source>
        <translation>nur im Training gesehene Token</translation>
    </message>
    <message>
        <source>uncorrelated dimensions of equal variance</source>
        <translation>unkorrelierte Dimensionen gleicher Varianz</translation>
    </message>
    <message>
        <source>Use these changes</source>
        <translation>Diese Änderungen verwenden</translation>
    </message>
    <message>
        <source>Tokens and vectors</source>
        <translation>Token und Vektoren</translation>
    </message>
    <message>
        <source>Tokens that training never updated are ignored in sentences and omitted from the files.</source>
        <translation>Token, die das Training nie verändert hat, werden in Sätzen übergangen und in den Dateien weggelassen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>The tokens that occur most often in the text are kept.</source>
        <translation>Die Token, die im Text am häufigsten vorkommen, bleiben.</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>SIF: frequent tokens count less</source>
        <translation>SIF: häufige Token zählen weniger</translation>
    </message>
    <message>
        <source>uSIF: the same, by the text&apos;s own length</source>
        <translation>uSIF: ebenso, nach der Länge des Textes selbst</translation>
    </message>
    <message>
        <source>Principal components that all sentences of the text have in common are removed.</source>
        <translation>Hauptkomponenten, die allen Sätzen des Textes gemeinsam sind, werden entfernt.</translation>
    </message>
    <message>
        <source>like the one to be embedded</source>
        <translation>wie der, der eingebettet wird</translation>
    </message>
    <message>
        <source>Text, one sentence per line: tokens are counted in it, and the changes take their figures from it.</source>
        <translation>Text, ein Satz je Zeile: In ihm werden Token gezählt, und die Änderungen entnehmen ihm ihre Zahlen.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>Häufigste Token</translation>
    </message>
    <message>
        <source>Token weights</source>
        <translation>Tokengewichte</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>Entfernte Komponenten</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>Whitening</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a text, in which tokens are counted and from which the figures are taken.</source>
        <translation>Einen Text wählen, in dem Token gezählt und dem die Zahlen entnommen werden.</translation>
    </message>
    <message>
        <source>Measured on STS: on a small model weights gained 2.6 points, whitening one, components nothing; on the best model none of them gained.</source>
        <translation>Auf STS gemessen: Bei einem kleinen Modell brachten Gewichte 2,6 Punkte, Whitening einen, Komponenten nichts; beim besten Modell brachte nichts davon etwas.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::VocabularyModel</name>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Occurrences of the piece on this side of the pairs below</source>
        <translation>Vorkommen des Teilworts auf dieser Seite der Paare unten</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teilwort</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WayBar</name>
    <message>
        <source>Place between the sentences</source>
        <translation>Stelle zwischen den Sätzen</translation>
    </message>
    <message>
        <source>Moves from the meaning and style of the first sentence to those of the other</source>
        <translation>Geht von Bedeutung und Stil des ersten Satzes zu denen des anderen</translation>
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
        <translation>Satzähnlichkeit aus Ihren eigenen Satzpaaren</translation>
    </message>
    <message>
        <source>A project is a folder of pairs, tokenizers and trained models. The sample project has everything you need to train a first model in a minute.</source>
        <translation>Ein Projekt ist ein Ordner mit Paaren, Tokenizern und trainierten Modellen. Das Beispielprojekt hat alles, was Sie brauchen, um in einer Minute ein erstes Modell zu trainieren.</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>Beispielprojekt öffnen</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Neues Projekt…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WindowSession</name>
    <message>
        <source>The language changes when the running jobs have ended.</source>
        <translation>Die Sprache wechselt, wenn die laufenden Aufträge beendet sind.</translation>
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
        <translation>Log-Wahrscheinlichkeit je Token: Je näher an 0, desto sicherer ist das Modell</translation>
    </message>
    <message>
        <source>How far on the way to the sentence under Towards</source>
        <translation>Wie weit auf dem Weg zum Satz unter „In Richtung“</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-W.</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
</context>
</TS>
