<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Film and television subtitles: spoken, short sentences, many language pairs, millions of pairs for the large ones. The 2019 paper&apos;s training data.</source>
        <translation>Subtítulos de cine y televisión: oraciones habladas y cortas, muchos pares de idiomas, millones de pares en los grandes. Los datos de entrenamiento del artículo de 2019.</translation>
    </message>
    <message>
        <source>any two</source>
        <translation>dos cualesquiera</translation>
    </message>
    <message>
        <source>terms of opensubtitles.org</source>
        <translation>condiciones de opensubtitles.org</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org and cite Lison and Tiedemann (2016).</source>
        <translation>Enlace a opensubtitles.org y cite Lison y Tiedemann (2016).</translation>
    </message>
    <message>
        <source>News stories of citizen journalists, carefully translated. Part of the 2022 paper&apos;s training data.</source>
        <translation>Noticias de periodistas ciudadanos, traducidas con cuidado. Parte de los datos de entrenamiento del artículo de 2022.</translation>
    </message>
    <message>
        <source>CC BY (the site&apos;s content)</source>
        <translation>CC BY (el contenido del sitio)</translation>
    </message>
    <message>
        <source>Cite Tiedemann (2012).</source>
        <translation>Cite Tiedemann (2012).</translation>
    </message>
    <message>
        <source>Proceedings of the European Parliament: long, formal sentences. Part of the 2022 paper&apos;s training data.</source>
        <translation>Actas del Parlamento Europeo: oraciones largas y formales. Parte de los datos de entrenamiento del artículo de 2022.</translation>
    </message>
    <message>
        <source>no known restriction (statmt.org/europarl)</source>
        <translation>sin restricciones conocidas (statmt.org/europarl)</translation>
    </message>
    <message>
        <source>Cite Koehn (2005).</source>
        <translation>Cite Koehn (2005).</translation>
    </message>
    <message>
        <source>Translations of the Quran: many languages, an old register, many renderings of one text.</source>
        <translation>Traducciones del Corán: muchos idiomas, un registro antiguo, muchas versiones de un mismo texto.</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>no comercial</translation>
    </message>
    <message>
        <source>Non-commercial only; link back to tanzil.net/trans.</source>
        <translation>Solo uso no comercial; enlace a tanzil.net/trans.</translation>
    </message>
    <message>
        <source>Documents of the United Nations in its six languages and German: long, formal sentences.</source>
        <translation>Documentos de las Naciones Unidas en sus seis idiomas y en alemán: oraciones largas y formales.</translation>
    </message>
    <message>
        <source>documents of the United Nations</source>
        <translation>documentos de las Naciones Unidas</translation>
    </message>
    <message>
        <source>Cite Eisele and Chen (2010).</source>
        <translation>Cite Eisele y Chen (2010).</translation>
    </message>
    <message>
        <source>Subtitles of TED talks in over a hundred languages: spoken, of wide content.</source>
        <translation>Subtítulos de charlas TED en más de cien idiomas: hablados, de temas variados.</translation>
    </message>
    <message>
        <source>TED Talks Usage Policy (CC BY-NC-ND)</source>
        <translation>Política de uso de TED Talks (CC BY-NC-ND)</translation>
    </message>
    <message>
        <source>Non-commercial; cite Reimers and Gurevych (2020).</source>
        <translation>No comercial; cite Reimers y Gurevych (2020).</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia. As distributed by OPUS: in Moses form, without scores.</source>
        <translation>Pares de oraciones extraídos de Wikipedia. Tal como los distribuye OPUS: en formato Moses, sin puntuaciones.</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0</source>
        <translation>CC BY-SA 4.0</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019).</source>
        <translation>Cite Schwenk y otros (2019).</translation>
    </message>
    <message>
        <source>Short everyday sentences translated by volunteers. The retrieval sets of Tatoeba come from the same source: remove their sentences first.</source>
        <translation>Oraciones cortas y cotidianas traducidas por voluntarios. Los conjuntos de recuperación de Tatoeba proceden de la misma fuente: quite antes sus oraciones.</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR</source>
        <translation>CC BY 2.0 FR</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source.</source>
        <translation>Mencione Tatoeba como fuente.</translation>
    </message>
    <message>
        <source>Novels out of copyright: literary language, a small set.</source>
        <translation>Novelas libres de derechos: lenguaje literario, un conjunto pequeño.</translation>
    </message>
    <message>
        <source>see the archive</source>
        <translation>véase el archivo comprimido</translation>
    </message>
    <message>
        <source>Read the LICENSE file in the archive.</source>
        <translation>Lea el archivo LICENSE del archivo comprimido.</translation>
    </message>
    <message>
        <source>Political and economic commentary.</source>
        <translation>Comentarios políticos y económicos.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from the web: very large, and noisy without filters.</source>
        <translation>Pares de oraciones extraídos de la web: un conjunto muy grande, y ruidoso sin filtros.</translation>
    </message>
    <message>
        <source>Web documents aligned by address: very large, noisy, many languages.</source>
        <translation>Documentos web alineados por su dirección: un conjunto muy grande, ruidoso, de muchos idiomas.</translation>
    </message>
    <message>
        <source>Translated web sites, cleaned: large, for European languages.</source>
        <translation>Sitios web traducidos, depurados: un conjunto grande, de idiomas europeos.</translation>
    </message>
    <message>
        <source>Subtitles of educational videos.</source>
        <translation>Subtítulos de vídeos educativos.</translation>
    </message>
    <message>
        <source>Texts of the GNOME desktop: short strings of software.</source>
        <translation>Textos del escritorio GNOME: cadenas cortas de software.</translation>
    </message>
    <message>
        <source>Texts of the KDE desktop: short strings of software.</source>
        <translation>Textos del escritorio KDE: cadenas cortas de software.</translation>
    </message>
    <message>
        <source>Texts of Ubuntu&apos;s programs: short strings of software.</source>
        <translation>Textos de los programas de Ubuntu: cadenas cortas de software.</translation>
    </message>
    <message>
        <source>29,000 image captions in English, German, French and Czech, line by line: small and clean, a good first training. The captions share their domain with the image sets of STS and with SICK.</source>
        <translation>29.000 pies de imagen en inglés, alemán, francés y checo, línea por línea: un conjunto pequeño y limpio, un buen primer entrenamiento. Los pies comparten dominio con los conjuntos de imágenes de STS y con SICK.</translation>
    </message>
    <message>
        <source>en, de, fr, cs</source>
        <translation>en, de, fr, cs</translation>
    </message>
    <message>
        <source>CC BY-NC-SA (captions), Flickr30k terms</source>
        <translation>CC BY-NC-SA (pies), condiciones de Flickr30k</translation>
    </message>
    <message>
        <source>Research only.</source>
        <translation>Solo investigación.</translation>
    </message>
    <message>
        <source>Sentence pairs mined from Wikipedia with their margin scores; 1.04 and above is suggested.</source>
        <translation>Pares de oraciones extraídos de Wikipedia con sus puntuaciones de margen; se sugiere 1,04 o más.</translation>
    </message>
    <message>
        <source>two Wikipedias</source>
        <translation>dos Wikipedias</translation>
    </message>
    <message>
        <source>CC BY-SA</source>
        <translation>CC BY-SA</translation>
    </message>
    <message>
        <source>Cite Schwenk and others (2019). Take only the languages you need.</source>
        <translation>Cite Schwenk y otros (2019). Tome solo los idiomas que necesite.</translation>
    </message>
    <message>
        <source>Sentences of aligned web pages, one language and English. The code has a country: de_DE, tr_TR.</source>
        <translation>Oraciones de páginas web alineadas, en un idioma y en inglés. El código incluye el país: de_DE, tr_TR.</translation>
    </message>
    <message>
        <source>one of many (de_DE, tr_TR ...) with English</source>
        <translation>uno de muchos (de_DE, tr_TR ...) con inglés</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>sin especificar</translation>
    </message>
    <message>
        <source>Cite El-Kishky and others (2020).</source>
        <translation>Cite El-Kishky y otros (2020).</translation>
    </message>
    <message>
        <source>Every sentence of Tatoeba with its language. With the links below it gives pairs of any two languages.</source>
        <translation>Todas las oraciones de Tatoeba con su idioma. Con los enlaces de abajo da pares de dos idiomas cualesquiera.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>CC BY 2.0 FR, some CC0</source>
        <translation>CC BY 2.0 FR, algunas CC0</translation>
    </message>
    <message>
        <source>The sentences of one language, as a corpus to explore. The code has three letters: deu, tur, cmn.</source>
        <translation>Las oraciones de un idioma, como corpus para explorar. El código tiene tres letras: deu, tur, cmn.</translation>
    </message>
    <message>
        <source>one (three letters)</source>
        <translation>uno (tres letras)</translation>
    </message>
    <message>
        <source>A million pairs each of English with Spanish, Arabic and Turkish, and their sentence pieces, as the 2019 paper used them.</source>
        <translation>Un millón de pares de inglés con español, otro con árabe y otro con turco, y sus piezas de oración, tal como los usó el artículo de 2019.</translation>
    </message>
    <message>
        <source>en-es, en-ar, en-tr</source>
        <translation>en-es, en-ar, en-tr</translation>
    </message>
    <message>
        <source>Link to opensubtitles.org; cite Wieting and others (2019).</source>
        <translation>Enlace a opensubtitles.org; cite Wieting y otros (2019).</translation>
    </message>
    <message>
        <source>51 million English paraphrase pairs made by translating Czech back, each with a score. The 2018 paper&apos;s data; filter by score, overlap and length.</source>
        <translation>51 millones de pares de paráfrasis en inglés obtenidos por retrotraducción del checo, cada uno con una puntuación. Los datos del artículo de 2018; filtre por puntuación, solapamiento y longitud.</translation>
    </message>
    <message>
        <source>en</source>
        <translation>en</translation>
    </message>
    <message>
        <source>none stated (derived from CzEng 1.6)</source>
        <translation>ninguna indicada (derivado de CzEng 1.6)</translation>
    </message>
    <message>
        <source>Non-commercial research, after CzEng; cite Wieting and Gimpel (2018).</source>
        <translation>Investigación no comercial, según CzEng; cite Wieting y Gimpel (2018).</translation>
    </message>
    <message>
        <source>The 2017 demonstration with a small part of the data and its models.</source>
        <translation>La demostración de 2017 con una pequeña parte de los datos y sus modelos.</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>ninguna indicada</translation>
    </message>
    <message>
        <source>Non-commercial research; cite Wieting and Gimpel (2018).</source>
        <translation>Investigación no comercial; cite Wieting y Gimpel (2018).</translation>
    </message>
    <message>
        <source>Sentences of Wikipedia with their simpler forms.</source>
        <translation>Oraciones de Wikipedia con sus formas más sencillas.</translation>
    </message>
    <message>
        <source>CC BY-SA (Wikipedia)</source>
        <translation>CC BY-SA (Wikipedia)</translation>
    </message>
    <message>
        <source>Cite Kauchak (2013).</source>
        <translation>Cite Kauchak (2013).</translation>
    </message>
    <message>
        <source>All SemEval sets as one folder, ready for Evaluate, in the authors&apos; layout. Contains STS 2013 SMT.</source>
        <translation>Todos los conjuntos de SemEval en una carpeta, listos para Evaluar, con la disposición de los autores. Contiene STS 2013 SMT.</translation>
    </message>
    <message>
        <source>en, ar, es, tr</source>
        <translation>en, ar, es, tr</translation>
    </message>
    <message>
        <source>mixed, research only</source>
        <translation>mixta, solo investigación</translation>
    </message>
    <message>
        <source>Evaluation only; the sets have various owners.</source>
        <translation>Solo evaluación; los conjuntos tienen distintos dueños.</translation>
    </message>
    <message>
        <source>The 24 freely distributed English sets as scored pairs, each file checked by its SHA-256.</source>
        <translation>Los 24 conjuntos en inglés de libre distribución como pares puntuados, cada archivo comprobado por su SHA-256.</translation>
    </message>
    <message>
        <source>The STS Benchmark test set machine-translated (DeepL) into another language, for a first look at it.</source>
        <translation>El conjunto de prueba del STS Benchmark traducido automáticamente (DeepL) a otro idioma, para un primer vistazo.</translation>
    </message>
    <message>
        <source>one of de, en, es, fr, it, ja, nl, pl, pt, ru, zh</source>
        <translation>uno de de, en, es, fr, it, ja, nl, pl, pt, ru, zh</translation>
    </message>
    <message>
        <source>custom (see its LICENSE)</source>
        <translation>propia (véase su LICENSE)</translation>
    </message>
    <message>
        <source>9,927 English sentence pairs with relatedness and entailment.</source>
        <translation>9.927 pares de oraciones en inglés con afinidad e implicación.</translation>
    </message>
    <message>
        <source>CC BY-NC-SA 3.0</source>
        <translation>CC BY-NC-SA 3.0</translation>
    </message>
    <message>
        <source>Non-commercial; cite Marelli and others (2014).</source>
        <translation>No comercial; cite Marelli y otros (2014).</translation>
    </message>
    <message>
        <source>STS 2012-2016, STS Benchmark, SICK and the SentEval transfer tasks in one archive, tokenised.</source>
        <translation>STS 2012-2016, STS Benchmark, SICK y las tareas de transferencia de SentEval en un archivo comprimido, tokenizados.</translation>
    </message>
    <message>
        <source>Up to 1,000 sentences of each of 112 languages with their English translations: is the nearest sentence the translation?</source>
        <translation>Hasta 1.000 oraciones de cada uno de 112 idiomas con sus traducciones al inglés: ¿es la oración más cercana la traducción?</translation>
    </message>
    <message>
        <source>one of 112 with English (three letters)</source>
        <translation>uno de 112 con inglés (tres letras)</translation>
    </message>
    <message>
        <source>Name Tatoeba as the source; cite Artetxe and Schwenk (2019).</source>
        <translation>Mencione Tatoeba como fuente; cite Artetxe y Schwenk (2019).</translation>
    </message>
    <message>
        <source>Two monolingual texts with hidden translations and the gold list. The test gold was never released: training-gold sets the threshold, sample-gold is a small check.</source>
        <translation>Dos textos monolingües con traducciones ocultas y la lista de referencia. La de prueba nunca se publicó: training-gold fija el umbral, sample-gold es una pequeña comprobación.</translation>
    </message>
    <message>
        <source>one of de, fr, ru, zh with English</source>
        <translation>uno de de, fr, ru, zh con inglés</translation>
    </message>
    <message>
        <source>Evaluation; cite Zweigenbaum and others (2018).</source>
        <translation>Evaluación; cite Zweigenbaum y otros (2018).</translation>
    </message>
    <message>
        <source>The released models of Paraphrastic Representations at Scale (English and multilingual), their sentence pieces, training pairs and example sentences. Import the .pt files through Export, Import a model.</source>
        <translation>Los modelos publicados de Paraphrastic Representations at Scale (inglés y multilingüe), sus piezas de oración, pares de entrenamiento y oraciones de ejemplo. Importe los archivos .pt con Exportar, Importar un modelo.</translation>
    </message>
    <message>
        <source>en and multilingual</source>
        <translation>en y multilingüe</translation>
    </message>
    <message>
        <source>BSD-3 (code)</source>
        <translation>BSD-3 (código)</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2022).</source>
        <translation>Cite Wieting y otros (2022).</translation>
    </message>
    <message>
        <source>Only the English model of Paraphrastic Representations at Scale and its sentence pieces.</source>
        <translation>Solo el modelo de inglés de Paraphrastic Representations at Scale y sus piezas de oración.</translation>
    </message>
    <message>
        <source>Data, checkpoints and sentence pieces of the 2020 paper.</source>
        <translation>Datos, puntos de control y piezas de oración del artículo de 2020.</translation>
    </message>
    <message>
        <source>en-fr and others</source>
        <translation>en-fr y otros</translation>
    </message>
    <message>
        <source>Cite Wieting and others (2020).</source>
        <translation>Cite Wieting y otros (2020).</translation>
    </message>
    <message>
        <source>A static English model to compare with.</source>
        <translation>Un modelo estático de inglés con el que comparar.</translation>
    </message>
    <message>
        <source>MIT</source>
        <translation>MIT</translation>
    </message>
    <message>
        <source>300-dimensional English word vectors: a start for WORD encoders, or a paraphrase score without a model.</source>
        <translation>Vectores de palabras inglesas de 300 dimensiones: un punto de partida para codificadores WORD, o una puntuación de paráfrasis sin modelo.</translation>
    </message>
    <message>
        <source>PDDL</source>
        <translation>PDDL</translation>
    </message>
    <message>
        <source>Cite Pennington and others (2014).</source>
        <translation>Cite Pennington y otros (2014).</translation>
    </message>
    <message>
        <source>Two million 300-dimensional English word vectors.</source>
        <translation>Dos millones de vectores de palabras inglesas de 300 dimensiones.</translation>
    </message>
    <message>
        <source>CC BY-SA 3.0</source>
        <translation>CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Cite Mikolov and others (2018).</source>
        <translation>Cite Mikolov y otros (2018).</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the compressed form, for the language filter.</source>
        <translation>Reconoce 176 idiomas; la forma comprimida, para el filtro de idioma.</translation>
    </message>
    <message>
        <source>Recognises 176 languages; the full form, for the language filter.</source>
        <translation>Reconoce 176 idiomas; la forma completa, para el filtro de idioma.</translation>
    </message>
    <message>
        <source>Recognises 218 languages.</source>
        <translation>Reconoce 218 idiomas.</translation>
    </message>
    <message>
        <source>CC BY-NC 4.0</source>
        <translation>CC BY-NC 4.0</translation>
    </message>
    <message>
        <source>Non-commercial.</source>
        <translation>No comercial.</translation>
    </message>
    <message>
        <source>The whole book as text in English, German, French and Italian, translated closely: a first book to align. The licence of Project Gutenberg at both ends is English in all four.</source>
        <translation>El libro entero como texto en inglés, alemán, francés e italiano, de traducción fiel: un primer libro para alinear. La licencia de Project Gutenberg está en inglés al principio y al final de los cuatro.</translation>
    </message>
    <message>
        <source>en, de, fr, it</source>
        <translation>en, de, fr, it</translation>
    </message>
    <message>
        <source>public domain in the USA</source>
        <translation>dominio público en EE. UU.</translation>
    </message>
    <message>
        <source>Read the licence of Project Gutenberg in each file.</source>
        <translation>Lea la licencia de Project Gutenberg en cada archivo.</translation>
    </message>
    <message>
        <source>A short document that exists in hundreds of languages, translated sentence by sentence for the most part: to try alignment with a language of your own. The first lines of each file are notes.</source>
        <translation>Un documento corto que existe en cientos de idiomas, traducido en su mayor parte oración por oración: para probar la alineación con un idioma propio. Las primeras líneas de cada archivo son notas.</translation>
    </message>
    <message>
        <source>any two of 26</source>
        <translation>dos cualesquiera de 26</translation>
    </message>
    <message>
        <source>free of copyright (United Nations)</source>
        <translation>libre de derechos de autor (Naciones Unidas)</translation>
    </message>
    <message>
        <source>Cite the UDHR in Unicode project as the source of the files.</source>
        <translation>Cite el proyecto UDHR in Unicode como fuente de los archivos.</translation>
    </message>
    <message>
        <source>Seven articles of the Swiss Alpine Club&apos;s yearbooks in German and French, a sentence a line, with links made by hand (.defr): what aligners are measured on. align --gold reads them.</source>
        <translation>Siete artículos de los anuarios del Club Alpino Suizo en alemán y francés, una oración por línea, con enlaces hechos a mano (.defr): con lo que se miden los alineadores. Los lee align --gold.</translation>
    </message>
    <message>
        <source>de, fr</source>
        <translation>de, fr</translation>
    </message>
    <message>
        <source>GPL-2 (as distributed with Bleualign)</source>
        <translation>GPL-2 (como se distribuye con Bleualign)</translation>
    </message>
    <message>
        <source>Cite Sennrich and Volk (2010).</source>
        <translation>Cite Sennrich y Volk (2010).</translation>
    </message>
</context>
<context>
    <name>ContributionCells</name>
    <message>
        <source>without it</source>
        <translation>sin ella</translation>
    </message>
    <message>
        <source>cells sum to %1</source>
        <translation>las celdas suman %1</translation>
    </message>
    <message>
        <source>margins: the cosine minus the cosine without the piece</source>
        <translation>márgenes: el coseno menos el coseno sin la pieza</translation>
    </message>
    <message>
        <source>no piece unknown</source>
        <translation>ninguna pieza desconocida</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces unknown</source>
        <translation>
            <numerusform>%1 pieza desconocida</numerusform>
            <numerusform>%1 piezas desconocidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beyond the limit</source>
        <translation>%1 por encima del límite</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1, expected %2</source>
        <translation>%1; se esperaba %2</translation>
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
        <translation>&quot;%1&quot; y &quot;%2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as gold score</source>
        <translation>&quot;%1&quot; como puntuación de referencia</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as label</source>
        <translation>&quot;%1&quot; como etiqueta</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains %2 twice</source>
        <translation>&quot;%1&quot; contiene %2 dos veces</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for a number</source>
        <translation>&quot;%1&quot; en lugar de un número</translation>
    </message>
    <message>
        <source>&quot;%1&quot; for both sides</source>
        <translation>&quot;%1&quot; para ambos lados</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a file nor built in</source>
        <translation>&quot;%1&quot; no es ni un archivo ni algo incluido en el programa</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of type %2 with %3 dimensions</source>
        <translation>&quot;%1&quot; de tipo %2 con %3 dimensiones</translation>
    </message>
    <message>
        <source>&quot;%1&quot; twice</source>
        <translation>&quot;%1&quot; dos veces</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, which is not a regular expression (%2)</source>
        <translation>&quot;%1&quot;, que no es una expresión regular (%2)</translation>
    </message>
    <message>
        <source>&quot;-&quot; with %1 ranks</source>
        <translation>&quot;-&quot; con %1 rangos</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: %5, first in %6 %7</source>
        <translation>El %1 % del texto (%2 de %3 oraciones) está en otro idioma que %4, del que traduce el modelo: %5, por primera vez en %6 %7</translation>
    </message>
    <message>
        <source>%1 % of the text (%2 of %3 sentences) is in another language than %4, which the model translates from: mostly %5, first in %6 %7</source>
        <translation>El %1 % del texto (%2 de %3 oraciones) está en otro idioma que %4, del que traduce el modelo: sobre todo %5, por primera vez en %6 %7</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4 (moved)</source>
        <translation>%1 %2 : %3 %4 (desplazado)</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 sin nada más</translation>
    </message>
    <message>
        <source>%1 and %2 are variants of one language: its pairs are no translations</source>
        <translation>%1 y %2 son variantes de un mismo idioma: sus pares no son traducciones</translation>
    </message>
    <message>
        <source>%1 and %2 sentences, which need about %3 GB of memory</source>
        <translation>%1 y %2 oraciones, que necesitan unos %3 GB de memoria</translation>
    </message>
    <message>
        <source>%1 as in %2</source>
        <translation>%1 como en %2</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 en el byte %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 bytes instead of %2</source>
        <translation>%1 bytes en lugar de %2</translation>
    </message>
    <message>
        <source>%1 bytes with %2 for %3</source>
        <translation>%1 bytes con %2 para %3</translation>
    </message>
    <message>
        <source>%1 bytes with SHA-256 %2</source>
        <translation>%1 bytes con SHA-256 %2</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 columna</translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 columna</numerusform>
            <numerusform>%1 columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 columns of lists of integers</source>
        <translation>%1 columnas de listas de enteros</translation>
    </message>
    <message>
        <source>%1 columns of text, %2</source>
        <translation>%1 columnas de texto, %2</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text</source>
        <translation>%1 columnas, %2 de ellas con texto</translation>
    </message>
    <message>
        <source>%1 columns, %2 of them text (%3)</source>
        <translation>%1 columnas, %2 de ellas con texto (%3)</translation>
    </message>
    <message>
        <source>%1 columns, none of them text</source>
        <translation>%1 columnas, ninguna de ellas con texto</translation>
    </message>
    <message>
        <source>%1 columns, none of them text (%2)</source>
        <translation>%1 columnas, ninguna de ellas con texto (%2)</translation>
    </message>
    <message>
        <source>%1 compressed bytes expand to more than %2</source>
        <translation>%1 bytes comprimidos se expanden a más de %2</translation>
    </message>
    <message>
        <source>%1 contains a quotation mark or a line break</source>
        <translation>%1 contiene comillas o un salto de línea</translation>
    </message>
    <message>
        <source>%1 differ from those of rank 0</source>
        <translation>%1: hay diferencias con el rango 0</translation>
    </message>
    <message>
        <source>%1 ends after %2</source>
        <translation>%1 termina tras %2</translation>
    </message>
    <message>
        <source>%1 ends for %2 sources, %3 steps</source>
        <translation>%1 finales para %2 orígenes, %3 pasos</translation>
    </message>
    <message>
        <source>%1 files inside</source>
        <translation>%1 archivos dentro</translation>
    </message>
    <message>
        <source>%1 files of the same name next to it</source>
        <translation>%1 archivos del mismo nombre junto a él</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1 for encoder.kind = %2, encoder.sharing = %3</source>
        <translation>%1 para encoder.kind = %2, encoder.sharing = %3</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>%1 gold scores</source>
        <translation>%1 puntuaciones de referencia</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 no tiene &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no training part to learn from, and is not evaluated.</source>
        <translation>%1 no tiene parte de entrenamiento de la que aprender y no se evalúa.</translation>
    </message>
    <message>
        <source>%1 in &quot;%2&quot;</source>
        <translation>%1 en &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;</source>
        <translation>%1 es &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 se indica dos veces</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <translation>falta %1 o está dañado</translation>
    </message>
    <message>
        <source>%1 is omitted: %2.</source>
        <translation>Se omite %1: %2.</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>A %1 le falta: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 línea</numerusform>
            <numerusform>%1 líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, but %2 in %3</source>
        <translation>%1 líneas, pero %2 en %3</translation>
    </message>
    <message>
        <source>%1 lines, too few with punctuation or articles</source>
        <translation>%1 líneas, demasiado pocas con puntuación o artículos</translation>
    </message>
    <message>
        <source>%1 measures nothing</source>
        <translation>%1 no mide nada</translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 número</numerusform>
            <numerusform>%1 números</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 bytes received</source>
        <translation>%1 de %2 bytes recibidos</translation>
    </message>
    <message>
        <source>%1 of %2 inputs</source>
        <translation>%1 de %2 entradas</translation>
    </message>
    <message>
        <source>%1 of %2 sentences are tokenised differently when read back</source>
        <translation>%1 de %2 oraciones se tokenizan de otra forma al volver a leerlas</translation>
    </message>
    <message>
        <source>%1 of %2 without a pair and its score, the first: %3</source>
        <translation>%1 de %2 sin un par y su puntuación; el primer caso: %3</translation>
    </message>
    <message>
        <source>%1 of %2 x %3</source>
        <translation>%1 de %2 x %3</translation>
    </message>
    <message>
        <source>%1 of %2, a model without language encoders (%3)</source>
        <translation>%1 de %2, un modelo sin codificadores de idioma (%3)</translation>
    </message>
    <message>
        <source>%1 of ranks</source>
        <translation>%1 de rangos</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 de ellos</translation>
    </message>
    <message>
        <source>%1 on %2 nodes</source>
        <translation>%1 en %2 nodos</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 or more, as the model has</source>
        <translation>%1 o más, como tiene el modelo</translation>
    </message>
    <message>
        <source>%1 or more, one for each dimension</source>
        <translation>%1 o más, una por cada dimensión</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 partes</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 fila</numerusform>
            <numerusform>%1 filas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sentence %2</source>
        <translation>oración %2 del lado %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 oración</numerusform>
            <numerusform>%1 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sheets</source>
        <translation>%1 hojas</translation>
    </message>
    <message>
        <source>%1 styles for %2 sources</source>
        <translation>%1 estilos para %2 orígenes</translation>
    </message>
    <message>
        <source>%1 tokenizers</source>
        <translation>%1 tokenizadores</translation>
    </message>
    <message>
        <source>%1 trees</source>
        <translation>%1 árboles</translation>
    </message>
    <message numerus="yes">
        <source>%1 vectors</source>
        <translation>
            <numerusform>%1 vector</numerusform>
            <numerusform>%1 vectores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vectors of %2 numbers</source>
        <translation>%1 vectores de %2 números</translation>
    </message>
    <message>
        <source>%1 vectors, none of a token of the %2 of the vocabulary</source>
        <translation>%1 vectores, ninguno de un token de los %2 del vocabulario</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 with %2 and %3</source>
        <translation>%1 con %2 y %3</translation>
    </message>
    <message>
        <source>%1 with encoder.network = %2</source>
        <translation>%1 con encoder.network = %2</translation>
    </message>
    <message>
        <source>%1 with generative.averages</source>
        <translation>%1 con generative.averages</translation>
    </message>
    <message>
        <source>%1 with the label %2</source>
        <translation>%1 con la etiqueta %2</translation>
    </message>
    <message>
        <source>%1 without a development set</source>
        <translation>%1 sin un conjunto de desarrollo</translation>
    </message>
    <message>
        <source>%1 without a gold score skipped.</source>
        <translation>Se omite lo que no tiene puntuación de referencia: %1.</translation>
    </message>
    <message>
        <source>%1 without text, probably scanned</source>
        <translation>%1 sin texto, probablemente escaneadas</translation>
    </message>
    <message>
        <source>%1 x %2 numbers</source>
        <translation>%1 x %2 números</translation>
    </message>
    <message>
        <source>%1, four less than the rows of the checkpoint</source>
        <translation>%1, cuatro menos que las filas del punto de control</translation>
    </message>
    <message>
        <source>%1, no pair left</source>
        <translation>%1, no queda ningún par</translation>
    </message>
    <message>
        <source>%1, none left%2</source>
        <translation>%1, no queda ninguno%2</translation>
    </message>
    <message>
        <source>%1, one for each line of %2</source>
        <translation>%1, uno por cada línea de %2</translation>
    </message>
    <message>
        <source>%1, one for each line of the list of sentences</source>
        <translation>%1, uno por cada línea de la lista de oraciones</translation>
    </message>
    <message>
        <source>%1, one for each pair</source>
        <translation>%1, uno por cada par</translation>
    </message>
    <message>
        <source>%1, one for each sentence</source>
        <translation>%1, uno por cada oración</translation>
    </message>
    <message>
        <source>%1, one for each vector</source>
        <translation>%1, uno por cada vector</translation>
    </message>
    <message>
        <source>%1, one for the %2 of each pair of %3</source>
        <translation>%1, uno para el lado %2 de cada par de %3</translation>
    </message>
    <message>
        <source>%1, the language of the sentences</source>
        <translation>%1, el idioma de las oraciones</translation>
    </message>
    <message>
        <source>%1, which does not %2</source>
        <translation>%1, que no permite lo pedido: %2</translation>
    </message>
    <message>
        <source>%1, which has no gold scores</source>
        <translation>%1, que no tiene puntuaciones de referencia</translation>
    </message>
    <message>
        <source>%1-%2 as in %3</source>
        <translation>%1-%2 como en %3</translation>
    </message>
    <message>
        <source>%1-%2, as in the first store</source>
        <translation>%1-%2, como en el primer almacén</translation>
    </message>
    <message>
        <source>%1: %2 left out as running heads and page numbers</source>
        <translation>%1: se dejan fuera %2, por ser encabezados repetidos o números de página</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4s skipped; the first: %5</source>
        <translation>%1: omitidos %2 de %3 (unidad: %4); el primer caso: %5</translation>
    </message>
    <message>
        <source>%1: minimum is above maximum</source>
        <translation>%1: el mínimo es mayor que el máximo</translation>
    </message>
    <message>
        <source>%1: rows from %2 on are missing or damaged</source>
        <translation>%1: las filas a partir de la %2 faltan o están dañadas</translation>
    </message>
    <message>
        <source>%1: the first sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>%1: las primeras oraciones son números, como en un archivo de pares puntuados; indique las columnas de las oraciones con --columns, por ejemplo 1,2 (la primera columna es la 0)</translation>
    </message>
    <message>
        <source>%1: the second sentences are numbers, as in a file of graded pairs; name the columns of the sentences with --columns, such as 1,2 (the first column is 0)</source>
        <translation>%1: las segundas oraciones son números, como en un archivo de pares puntuados; indique las columnas de las oraciones con --columns, por ejemplo 1,2 (la primera columna es la 0)</translation>
    </message>
    <message>
        <source>( ROOT </source>
        <translation>( ROOT </translation>
    </message>
    <message>
        <source>, a list of values</source>
        <translation>, una lista de valores</translation>
    </message>
    <message>
        <source>, the %1 side looks like %2, not %3</source>
        <translation>, el lado %1 parece %2, no %3</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 o 1</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 o más</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>de 0 a %1</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 columna</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>de 1 a %1</translation>
    </message>
    <message>
        <source>1 to 1,000</source>
        <translation>de 1 a 1.000</translation>
    </message>
    <message>
        <source>1 to 8,192</source>
        <translation>de 1 a 8.192</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>2 o 3</translation>
    </message>
    <message>
        <source>2 separated by a tab</source>
        <translation>2 separadas por un tabulador</translation>
    </message>
    <message>
        <source>2 to 100</source>
        <translation>de 2 a 100</translation>
    </message>
    <message>
        <source>2013 SMT (licensed by the LDC) is absent; the mean of 2013 is over the other sets.</source>
        <translation>Falta 2013 SMT (con licencia del LDC); la media de 2013 es la de los demás conjuntos.</translation>
    </message>
    <message>
        <source>2013 SMT is present: it counts in the means over sets, not in the concatenated Spearman.</source>
        <translation>Está presente 2013 SMT: cuenta en las medias de los conjuntos, no en el Spearman concatenado.</translation>
    </message>
    <message>
        <source>3-grams, words or pieces</source>
        <translation>3-gramas, palabras o piezas</translation>
    </message>
    <message>
        <source>4 is usual</source>
        <translation>lo habitual es 4</translation>
    </message>
    <message>
        <source>; %1 could not be read</source>
        <translation>; %1 no se pudieron leer</translation>
    </message>
    <message>
        <source>; %1 dropped %2</source>
        <translation>; %1 descartó %2</translation>
    </message>
    <message>
        <source>; the file was downloaded before, on %1: --accept-changed accepts a changed file</source>
        <translation>; el archivo ya se descargó antes, el %1: --accept-changed acepta un archivo cambiado</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>KEY=VALUE</translation>
    </message>
    <message>
        <source>ONNX graphs of this program have one: embed texts with this program and use the vectors</source>
        <translation>los grafos ONNX de este programa tienen una: calcule los vectores de los textos con este programa y úselos</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose another format</source>
        <translation>P-SP no admite otros: elija otro formato</translation>
    </message>
    <message>
        <source>P-SP supports no others: choose onnx, or embed texts with this program and use the vectors</source>
        <translation>P-SP no admite otros: elija onnx, o calcule los vectores de los textos con este programa y úselos</translation>
    </message>
    <message>
        <source>PIECE COUNT, as fairseq writes dict.en.txt</source>
        <translation>PIEZA RECUENTO, como escribe fairseq dict.en.txt</translation>
    </message>
    <message>
        <source>STS %1 is absent.</source>
        <translation>Falta STS %1.</translation>
    </message>
    <message>
        <source>STS.input.*.txt, sts-*.csv, or tables of gold scores and two sentences</source>
        <translation>STS.input.*.txt, sts-*.csv, o tablas con puntuaciones de referencia y dos oraciones</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>Omitido: %1.</translation>
    </message>
    <message>
        <source>Stopped: the data sets after these were not evaluated.</source>
        <translation>Detenido: los conjuntos de datos que seguían no se evaluaron.</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>texto UTF-8</translation>
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
        <translation>XML de un tipo desconocido</translation>
    </message>
    <message>
        <source>XML of an unknown kind (&lt;%1&gt;)</source>
        <translation>XML de un tipo desconocido (&lt;%1&gt;)</translation>
    </message>
    <message>
        <source>a .bin or .vec of the same vectors</source>
        <translation>un .bin o .vec de los mismos vectores</translation>
    </message>
    <message>
        <source>a .model file of SentencePiece</source>
        <translation>un archivo .model de SentencePiece</translation>
    </message>
    <message>
        <source>a .pt checkpoint</source>
        <translation>un punto de control .pt</translation>
    </message>
    <message>
        <source>a BUCC set</source>
        <translation>un conjunto BUCC</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objeto JSON</translation>
    </message>
    <message>
        <source>a P-SP checkpoint</source>
        <translation>un punto de control de P-SP</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>un PDF</translation>
    </message>
    <message>
        <source>a PDF that can be opened</source>
        <translation>un PDF que se pueda abrir</translation>
    </message>
    <message>
        <source>a PDF with a password</source>
        <translation>un PDF con contraseña</translation>
    </message>
    <message>
        <source>a PDF with another password</source>
        <translation>un PDF con otra contraseña</translation>
    </message>
    <message>
        <source>a PDF with text</source>
        <translation>un PDF con texto</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>un modelo de SentencePiece</translation>
    </message>
    <message>
        <source>a StaticEmbedding</source>
        <translation>un StaticEmbedding</translation>
    </message>
    <message>
        <source>a book with copy protection</source>
        <translation>un libro con protección contra copia</translation>
    </message>
    <message>
        <source>a book without it</source>
        <translation>un libro sin ella</translation>
    </message>
    <message>
        <source>a checkpoint as torch saves it</source>
        <translation>un punto de control como los guarda torch</translation>
    </message>
    <message>
        <source>a checkpoint of P20&apos;s program (bilingual-generative-transformer)</source>
        <translation>un punto de control del programa de P20 (bilingual-generative-transformer)</translation>
    </message>
    <message>
        <source>a checkpoint of an older version of this program</source>
        <translation>un punto de control de una versión anterior de este programa</translation>
    </message>
    <message>
        <source>a checkpoint of plain data and tensors, as P-SP and fairseq write it</source>
        <translation>un punto de control de datos simples y tensores, como los escriben P-SP y fairseq</translation>
    </message>
    <message>
        <source>a checkpoint that training can resume from</source>
        <translation>un punto de control desde el que se pueda reanudar el entrenamiento</translation>
    </message>
    <message>
        <source>a complete HDF5 file</source>
        <translation>un archivo HDF5 completo</translation>
    </message>
    <message>
        <source>a complete ZIP archive</source>
        <translation>un archivo ZIP completo</translation>
    </message>
    <message>
        <source>a complete one</source>
        <translation>una completa</translation>
    </message>
    <message>
        <source>a damaged PDF</source>
        <translation>un PDF dañado</translation>
    </message>
    <message>
        <source>a damaged fastText model (%1)</source>
        <translation>un modelo fastText dañado (%1)</translation>
    </message>
    <message>
        <source>a development set to choose the best model by</source>
        <translation>un conjunto de desarrollo con el que elegir el mejor modelo</translation>
    </message>
    <message>
        <source>a dictionary of %1 pieces</source>
        <translation>un diccionario de %1 piezas</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>un documento</translation>
    </message>
    <message>
        <source>a document and its translation</source>
        <translation>un documento y su traducción</translation>
    </message>
    <message>
        <source>a document named &quot;%1&quot;</source>
        <translation>un documento llamado &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a document of a corpus</source>
        <translation>un documento de un corpus</translation>
    </message>
    <message>
        <source>a document with text</source>
        <translation>un documento con texto</translation>
    </message>
    <message>
        <source>a download of more than half a gigabyte</source>
        <translation>una descarga de más de medio gigabyte</translation>
    </message>
    <message>
        <source>a fastText model of version %1</source>
        <translation>un modelo fastText de la versión %1</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a file downloaded before</source>
        <translation>un archivo descargado antes</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>un nombre de archivo</translation>
    </message>
    <message>
        <source>a file name: the header of a .npy file is written last</source>
        <translation>un nombre de archivo: el encabezado de un archivo .npy se escribe al final</translation>
    </message>
    <message>
        <source>a file of an entry of the catalogue</source>
        <translation>un archivo de una entrada del catálogo</translation>
    </message>
    <message>
        <source>a file of links between ids</source>
        <translation>un archivo de enlaces entre identificadores</translation>
    </message>
    <message>
        <source>a file of the sample</source>
        <translation>un archivo de la muestra</translation>
    </message>
    <message>
        <source>a file of word vectors</source>
        <translation>un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>a file of word vectors, which is read more than once</source>
        <translation>un archivo de vectores de palabras, que se lee más de una vez</translation>
    </message>
    <message>
        <source>a file or a built-in recipe</source>
        <translation>un archivo o una receta incluida en el programa</translation>
    </message>
    <message>
        <source>a file or folder, which is read more than once</source>
        <translation>un archivo o una carpeta, que se lee más de una vez</translation>
    </message>
    <message>
        <source>a file that can be compared</source>
        <translation>un archivo que se pueda comparar</translation>
    </message>
    <message>
        <source>a file that every rank reads</source>
        <translation>un archivo que lean todos los rangos</translation>
    </message>
    <message>
        <source>a file that judge --pairs has written</source>
        <translation>un archivo escrito por judge --pairs</translation>
    </message>
    <message>
        <source>a file with an unknown name, size and checksum</source>
        <translation>un archivo con nombre, tamaño y suma de comprobación desconocidos</translation>
    </message>
    <message>
        <source>a file with the parses of the %1 of the pairs</source>
        <translation>un archivo con los análisis del lado %1 de los pares</translation>
    </message>
    <message>
        <source>a file written by paragram-mpi train</source>
        <translation>un archivo escrito por paragram-mpi train</translation>
    </message>
    <message>
        <source>a file written by this program</source>
        <translation>un archivo escrito por este programa</translation>
    </message>
    <message>
        <source>a file, because it is not read from start to end</source>
        <translation>un archivo, porque no se lee de principio a fin</translation>
    </message>
    <message>
        <source>a finite gradient; training diverged</source>
        <translation>un gradiente finito; el entrenamiento divergió</translation>
    </message>
    <message>
        <source>a finite loss; training diverged</source>
        <translation>una pérdida finita; el entrenamiento divergió</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>a folder of documents</source>
        <translation>una carpeta de documentos</translation>
    </message>
    <message>
        <source>a folder of sentence-transformers (StaticEmbedding) or model2vec</source>
        <translation>una carpeta de sentence-transformers (StaticEmbedding) o model2vec</translation>
    </message>
    <message>
        <source>a folder or file to evaluate on</source>
        <translation>una carpeta o un archivo con el que evaluar</translation>
    </message>
    <message>
        <source>a folder that can be created</source>
        <translation>una carpeta que se pueda crear</translation>
    </message>
    <message>
        <source>a folder with index.json</source>
        <translation>una carpeta con index.json</translation>
    </message>
    <message>
        <source>a generative model</source>
        <translation>un modelo generativo</translation>
    </message>
    <message>
        <source>a generative model&apos;s encoder</source>
        <translation>el codificador de un modelo generativo</translation>
    </message>
    <message>
        <source>a generative model, which has several encoders</source>
        <translation>un modelo generativo, que tiene varios codificadores</translation>
    </message>
    <message>
        <source>a gold score for each pair</source>
        <translation>una puntuación de referencia para cada par</translation>
    </message>
    <message>
        <source>a language is missing</source>
        <translation>falta un idioma</translation>
    </message>
    <message>
        <source>a line of %1 bytes</source>
        <translation>una línea de %1 bytes</translation>
    </message>
    <message>
        <source>a line without token and count</source>
        <translation>una línea sin token y recuento</translation>
    </message>
    <message>
        <source>a list of corpora</source>
        <translation>una lista de corpus</translation>
    </message>
    <message>
        <source>a list of downloads</source>
        <translation>una lista de descargas</translation>
    </message>
    <message>
        <source>a list of sentences</source>
        <translation>una lista de oraciones</translation>
    </message>
    <message>
        <source>a member named &quot;%1&quot;</source>
        <translation>un miembro llamado &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a model of %1</source>
        <translation>un modelo de tipo %1</translation>
    </message>
    <message>
        <source>a model of scpn that reads whole parses, generative.form = parse</source>
        <translation>un modelo de scpn que lea análisis enteros, generative.form = parse</translation>
    </message>
    <message>
        <source>a model or word vectors that score the pairs</source>
        <translation>un modelo o vectores de palabras que puntúen los pares</translation>
    </message>
    <message>
        <source>a model over character %1-grams</source>
        <translation>un modelo de %1-gramas de caracteres</translation>
    </message>
    <message>
        <source>a model over sentence pieces</source>
        <translation>un modelo de piezas de oración</translation>
    </message>
    <message>
        <source>a model that cannot write</source>
        <translation>un modelo que no puede escribir</translation>
    </message>
    <message>
        <source>a model that does</source>
        <translation>un modelo que sí las escriba</translation>
    </message>
    <message>
        <source>a model that starts with %1</source>
        <translation>un modelo que empieza por %1</translation>
    </message>
    <message>
        <source>a model that was not trained here</source>
        <translation>un modelo que no se entrenó aquí</translation>
    </message>
    <message>
        <source>a model that writes from a sentence vector</source>
        <translation>un modelo que escriba a partir de un vector de oración</translation>
    </message>
    <message>
        <source>a model that writes in given forms, generative.model = scpn</source>
        <translation>un modelo que escriba en formas dadas, generative.model = scpn</translation>
    </message>
    <message>
        <source>a model whose table was never trained</source>
        <translation>un modelo cuya tabla nunca se entrenó</translation>
    </message>
    <message>
        <source>a model with KL terms: bgt, released, nolangvars or envae</source>
        <translation>un modelo con términos KL: bgt, released, nolangvars o envae</translation>
    </message>
    <message>
        <source>a model with max pooling</source>
        <translation>un modelo con agregación por máximo</translation>
    </message>
    <message>
        <source>a name for each output</source>
        <translation>un nombre para cada salida</translation>
    </message>
    <message>
        <source>a name for two files</source>
        <translation>un nombre para dos archivos</translation>
    </message>
    <message>
        <source>a name that a folder can have</source>
        <translation>un nombre que pueda tener una carpeta</translation>
    </message>
    <message>
        <source>a name with a tab or a line break</source>
        <translation>un nombre con un tabulador o un salto de línea</translation>
    </message>
    <message>
        <source>a network for each language</source>
        <translation>una red por idioma</translation>
    </message>
    <message>
        <source>a new file</source>
        <translation>un archivo nuevo</translation>
    </message>
    <message>
        <source>a new folder</source>
        <translation>una carpeta nueva</translation>
    </message>
    <message>
        <source>a new folder, or an empty one</source>
        <translation>una carpeta nueva o vacía</translation>
    </message>
    <message>
        <source>a node that reads &quot;%1&quot;, which no node writes</source>
        <translation>un nodo que lee &quot;%1&quot;, que ningún nodo escribe</translation>
    </message>
    <message>
        <source>a normalizer of type %1</source>
        <translation>un normalizador de tipo %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number that is not finite in row %1</source>
        <translation>un número que no es finito en la fila %1</translation>
    </message>
    <message>
        <source>a number with m, h or d</source>
        <translation>un número con m, h o d</translation>
    </message>
    <message>
        <source>a packed fastText model</source>
        <translation>un modelo fastText comprimido</translation>
    </message>
    <message>
        <source>a pair store</source>
        <translation>un almacén de pares</translation>
    </message>
    <message>
        <source>a pair store that names its two languages</source>
        <translation>un almacén de pares que indique sus dos idiomas</translation>
    </message>
    <message>
        <source>a pair store, for a parse generator</source>
        <translation>un almacén de pares, para un generador de análisis</translation>
    </message>
    <message>
        <source>a pair that is not in the store</source>
        <translation>un par que no está en el almacén</translation>
    </message>
    <message>
        <source>a parse generator that completes templates</source>
        <translation>un generador de análisis que complete plantillas</translation>
    </message>
    <message>
        <source>a parse generator that reads them</source>
        <translation>un generador de análisis que las lea</translation>
    </message>
    <message>
        <source>a parse generator, generative.model = parse-generator</source>
        <translation>un generador de análisis, generative.model = parse-generator</translation>
    </message>
    <message>
        <source>a parse generator, which writes no sentences</source>
        <translation>un generador de análisis, que no escribe oraciones</translation>
    </message>
    <message>
        <source>a parse such as (ROOT (S (NP ...) (VP ...))), or nothing</source>
        <translation>un análisis como (ROOT (S (NP ...) (VP ...))), o nada</translation>
    </message>
    <message>
        <source>a path inside the archive&apos;s folder</source>
        <translation>una ruta dentro de la carpeta del archivo comprimido</translation>
    </message>
    <message>
        <source>a path inside the folder</source>
        <translation>una ruta dentro de la carpeta</translation>
    </message>
    <message>
        <source>a path inside the folder of the corpus</source>
        <translation>una ruta dentro de la carpeta del corpus</translation>
    </message>
    <message>
        <source>a piece and its id per line</source>
        <translation>una pieza y su identificador por línea</translation>
    </message>
    <message>
        <source>a piece, a tab and the id %1</source>
        <translation>una pieza, un tabulador y el identificador %1</translation>
    </message>
    <message>
        <source>a place that no other program writes to</source>
        <translation>un lugar en el que no escriba otro programa</translation>
    </message>
    <message>
        <source>a quantised fastText model (.ftz)</source>
        <translation>un modelo fastText cuantizado (.ftz)</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with a network</source>
        <translation>una tabla cuantizada para un codificador con red</translation>
    </message>
    <message>
        <source>a quantised table for an encoder with max pooling</source>
        <translation>una tabla cuantizada para un codificador con agregación por máximo</translation>
    </message>
    <message>
        <source>a quotation mark that is not closed</source>
        <translation>unas comillas sin cerrar</translation>
    </message>
    <message>
        <source>a quote that is not closed</source>
        <translation>unas comillas sin cerrar</translation>
    </message>
    <message>
        <source>a recipe in UTF-8</source>
        <translation>una receta en UTF-8</translation>
    </message>
    <message>
        <source>a recurrent encoder</source>
        <translation>un codificador recurrente</translation>
    </message>
    <message>
        <source>a script such as Latin, Cyrillic, Han</source>
        <translation>una escritura como Latin, Cyrillic, Han</translation>
    </message>
    <message>
        <source>a second id &quot;%1&quot;</source>
        <translation>un segundo identificador &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a second source called &quot;%1&quot;</source>
        <translation>una segunda fuente llamada &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a share below 1, or at most %1 pairs</source>
        <translation>una proporción menor que 1, o como máximo %1 pares</translation>
    </message>
    <message>
        <source>a sheet of judgements</source>
        <translation>una hoja de juicios</translation>
    </message>
    <message>
        <source>a source term and a target term, separated by a tab</source>
        <translation>un término de origen y un término de destino, separados por un tabulador</translation>
    </message>
    <message>
        <source>a store with pairs</source>
        <translation>un almacén con pares</translation>
    </message>
    <message>
        <source>a table of %1 x %2</source>
        <translation>una tabla de %1 x %2</translation>
    </message>
    <message>
        <source>a table or JSON lines of pairs with gold scores</source>
        <translation>una tabla o JSON Lines de pares con puntuaciones de referencia</translation>
    </message>
    <message>
        <source>a tag or comment of more than %1 bytes</source>
        <translation>una etiqueta o un comentario de más de %1 bytes</translation>
    </message>
    <message>
        <source>a tensor of that name</source>
        <translation>un tensor de ese nombre</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a text archive</source>
        <translation>un archivo comprimido de textos</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>un archivo de texto</translation>
    </message>
    <message>
        <source>a text with one sentence per line</source>
        <translation>un texto con una oración por línea</translation>
    </message>
    <message>
        <source>a token file</source>
        <translation>un archivo de tokens</translation>
    </message>
    <message>
        <source>a token file of another version of this program</source>
        <translation>un archivo de tokens de otra versión de este programa</translation>
    </message>
    <message>
        <source>a token file of this program</source>
        <translation>un archivo de tokens de este programa</translation>
    </message>
    <message>
        <source>a tokenizer of kind %1</source>
        <translation>un tokenizador de tipo %1</translation>
    </message>
    <message>
        <source>a tokenizer with unit=%1</source>
        <translation>un tokenizador con unit=%1</translation>
    </message>
    <message>
        <source>a tokenizer.json of Hugging Face&apos;s tokenizers</source>
        <translation>un tokenizer.json de los tokenizers de Hugging Face</translation>
    </message>
    <message>
        <source>a trained model</source>
        <translation>un modelo entrenado</translation>
    </message>
    <message>
        <source>a transformer</source>
        <translation>un transformer</translation>
    </message>
    <message>
        <source>a transformer with a sentence vector</source>
        <translation>un transformer con un vector de oración</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, back to the language of the sentences</source>
        <translation>un traductor de %1 a %2, de vuelta al idioma de las oraciones</translation>
    </message>
    <message>
        <source>a translator from %1 to %2, the languages of the pair store</source>
        <translation>un traductor de %1 a %2, los idiomas del almacén de pares</translation>
    </message>
    <message>
        <source>a tree such as (S (NP) (VP) (.))</source>
        <translation>un árbol como (S (NP) (VP) (.))</translation>
    </message>
    <message>
        <source>a truncated table of characters</source>
        <translation>una tabla de caracteres truncada</translation>
    </message>
    <message>
        <source>a two-dimensional .npy array of little-endian float32</source>
        <translation>un array .npy de dos dimensiones de float32 little-endian</translation>
    </message>
    <message>
        <source>a value without them</source>
        <translation>un valor sin ellos</translation>
    </message>
    <message>
        <source>a vector that includes the average of the embeddings</source>
        <translation>un vector que incluye el promedio de los embeddings</translation>
    </message>
    <message>
        <source>a version such as v1</source>
        <translation>una versión como v1</translation>
    </message>
    <message>
        <source>a vocabulary of kind &quot;%1&quot;</source>
        <translation>un vocabulario de tipo &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a vocabulary with unsuitable ids</source>
        <translation>un vocabulario con identificadores inadecuados</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>un número entero, %1</translation>
    </message>
    <message>
        <source>a word and %1 numbers</source>
        <translation>una palabra y %1 números</translation>
    </message>
    <message>
        <source>add it to the command</source>
        <translation>añádalo a la orden</translation>
    </message>
    <message>
        <source>add them</source>
        <translation>añádalos</translation>
    </message>
    <message>
        <source>added, with averages of %1 numbers and a network&apos;s vectors of %2</source>
        <translation>sumados, con promedios de %1 números y vectores de una red de %2</translation>
    </message>
    <message>
        <source>agree to it with --yes</source>
        <translation>acéptela con --yes</translation>
    </message>
    <message>
        <source>align the documents of the shelf first</source>
        <translation>alinee antes los documentos del estante</translation>
    </message>
    <message>
        <source>an HDF5 file, which cannot be streamed</source>
        <translation>un archivo HDF5, que no se puede leer de forma continua</translation>
    </message>
    <message>
        <source>an LSTM encoder-decoder</source>
        <translation>un codificador-decodificador LSTM</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>an answer that cannot be read</source>
        <translation>una respuesta que no se puede leer</translation>
    </message>
    <message>
        <source>an archive</source>
        <translation>un archivo comprimido</translation>
    </message>
    <message>
        <source>an average of tokens that the languages share</source>
        <translation>un promedio de tokens que compartan los idiomas</translation>
    </message>
    <message>
        <source>an averaging encoder</source>
        <translation>un codificador de promedio</translation>
    </message>
    <message>
        <source>an averaging model with encoder.kind = %1, encoder.sharing = shared and encoder.dimension = %2</source>
        <translation>un modelo de promedio con encoder.kind = %1, encoder.sharing = shared y encoder.dimension = %2</translation>
    </message>
    <message>
        <source>an averaging or recurrent encoder</source>
        <translation>un codificador de promedio o recurrente</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un archivo vacío</translation>
    </message>
    <message>
        <source>an encoder %1</source>
        <translation>un codificador %1</translation>
    </message>
    <message>
        <source>an encoder of %1 parts, languages %2</source>
        <translation>un codificador de %1 partes, idiomas %2</translation>
    </message>
    <message>
        <source>an encoder of several tokenizers</source>
        <translation>un codificador de varios tokenizadores</translation>
    </message>
    <message>
        <source>an encoder that averages</source>
        <translation>un codificador que promedia</translation>
    </message>
    <message>
        <source>an encoder that averages, whose table can be made smaller</source>
        <translation>un codificador que promedie, cuya tabla se pueda reducir</translation>
    </message>
    <message>
        <source>an encoder with a network</source>
        <translation>un codificador con red</translation>
    </message>
    <message>
        <source>an encoder with mean pooling</source>
        <translation>un codificador con agregación por media</translation>
    </message>
    <message>
        <source>an even multiple of generative.heads, %1</source>
        <translation>un múltiplo par de generative.heads, %1</translation>
    </message>
    <message>
        <source>an event file of TensorBoard</source>
        <translation>un archivo de eventos de TensorBoard</translation>
    </message>
    <message>
        <source>an export of this program</source>
        <translation>una exportación de este programa</translation>
    </message>
    <message>
        <source>an expression such as &quot;^the .*house&quot;</source>
        <translation>una expresión como &quot;^the .*house&quot;</translation>
    </message>
    <message>
        <source>an id from 0 to %1</source>
        <translation>un identificador de 0 a %1</translation>
    </message>
    <message>
        <source>an id in the text file</source>
        <translation>un identificador del archivo de texto</translation>
    </message>
    <message>
        <source>an index of FAISS</source>
        <translation>un índice de FAISS</translation>
    </message>
    <message>
        <source>an index of another model</source>
        <translation>un índice de otro modelo</translation>
    </message>
    <message>
        <source>an index of another text than %1 is now</source>
        <translation>un índice de un texto distinto del que %1 es ahora</translation>
    </message>
    <message>
        <source>an index of column %1</source>
        <translation>un índice de la columna %1</translation>
    </message>
    <message>
        <source>an index that differs from what was written</source>
        <translation>un índice que difiere de lo que se escribió</translation>
    </message>
    <message>
        <source>an interrupted run</source>
        <translation>una ejecución interrumpida</translation>
    </message>
    <message>
        <source>an invalid regular expression</source>
        <translation>una expresión regular no válida</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object of %1 bytes</source>
        <translation>un objeto de %1 bytes</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>un documento ofimático</translation>
    </message>
    <message>
        <source>an operation that exports use, with suitable shapes</source>
        <translation>una operación que usen las exportaciones, con formas adecuadas</translation>
    </message>
    <message>
        <source>an undamaged HDF5 file</source>
        <translation>un archivo HDF5 sin daños</translation>
    </message>
    <message>
        <source>an undamaged alignment</source>
        <translation>una alineación sin daños</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>un archivo sin daños</translation>
    </message>
    <message>
        <source>an undamaged tokenizer</source>
        <translation>un tokenizador sin daños</translation>
    </message>
    <message>
        <source>an unpacked one, whose rows can be found</source>
        <translation>uno sin comprimir, cuyas filas se puedan encontrar</translation>
    </message>
    <message>
        <source>another encoder</source>
        <translation>otro codificador</translation>
    </message>
    <message>
        <source>another kind of LSTM</source>
        <translation>otro tipo de LSTM</translation>
    </message>
    <message>
        <source>another one to go through</source>
        <translation>otro por el que pasar</translation>
    </message>
    <message>
        <source>another pair</source>
        <translation>otro par</translation>
    </message>
    <message>
        <source>another program has written to it</source>
        <translation>otro programa ha escrito en él</translation>
    </message>
    <message>
        <source>another program is writing to it%1</source>
        <translation>otro programa está escribiendo en él%1</translation>
    </message>
    <message>
        <source>as many lines in both files</source>
        <translation>las mismas líneas en ambos archivos</translation>
    </message>
    <message>
        <source>as many translations as sentences</source>
        <translation>tantas traducciones como oraciones</translation>
    </message>
    <message>
        <source>ask its publisher for one</source>
        <translation>pida uno a su editor</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at least %1 sentences of a task</source>
        <translation>al menos %1 oraciones de una tarea</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>al menos 1</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>al menos uno</translation>
    </message>
    <message>
        <source>at least one pair</source>
        <translation>al menos un par</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>at most %1 times as many, as for text</source>
        <translation>como máximo %1 veces más, como para texto</translation>
    </message>
    <message>
        <source>at most %1, because the text has %2 sentences</source>
        <translation>como máximo %1, porque el texto tiene %2 oraciones</translation>
    </message>
    <message>
        <source>at most %1, which is what %2 has</source>
        <translation>como máximo %1, que es lo que tiene %2</translation>
    </message>
    <message>
        <source>at most one in 20</source>
        <translation>como máximo uno de cada 20</translation>
    </message>
    <message>
        <source>at most one of them</source>
        <translation>como máximo uno de ellos</translation>
    </message>
    <message>
        <source>at most the %1 GB that are free</source>
        <translation>como máximo los %1 GB que están libres</translation>
    </message>
    <message>
        <source>auto, tab, or one character such as ; or ,</source>
        <translation>auto, tab o un carácter como ; o ,</translation>
    </message>
    <message>
        <source>bgt, released or bitrans</source>
        <translation>bgt, released o bitrans</translation>
    </message>
    <message>
        <source>both &quot;-&quot;</source>
        <translation>ambos &quot;-&quot;</translation>
    </message>
    <message>
        <source>both directions, concatenated, without peepholes</source>
        <translation>ambas direcciones, concatenadas, sin mirillas</translation>
    </message>
    <message>
        <source>build a lexicon of each</source>
        <translation>cree un léxico de cada uno</translation>
    </message>
    <message>
        <source>build the index again</source>
        <translation>cree el índice de nuevo</translation>
    </message>
    <message>
        <source>build the index first</source>
        <translation>cree antes el índice</translation>
    </message>
    <message>
        <source>byte-pair pieces</source>
        <translation>piezas de pares de bytes</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8</source>
        <translation>bytes que no son UTF-8</translation>
    </message>
    <message>
        <source>called &quot;%1&quot;</source>
        <translation>llamado &quot;%1&quot;</translation>
    </message>
    <message>
        <source>cannot be created (%1)</source>
        <translation>no se puede crear (%1)</translation>
    </message>
    <message>
        <source>cannot be created as a folder</source>
        <translation>no se puede crear como carpeta</translation>
    </message>
    <message>
        <source>cannot be locked (%1)</source>
        <translation>no se puede bloquear (%1)</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>no se puede leer (%1)</translation>
    </message>
    <message>
        <source>cannot be read as HDF5: truncated, damaged or another kind of file</source>
        <translation>no se puede leer como HDF5: truncado, dañado o de otro tipo</translation>
    </message>
    <message>
        <source>cannot be read to its end</source>
        <translation>no se puede leer hasta el final</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>change encoder.kind or choose another tokenizer</source>
        <translation>cambie encoder.kind o elija otro tokenizador</translation>
    </message>
    <message>
        <source>change encoder.units or encoder.dimension, or set encoder.combine to concatenated</source>
        <translation>cambie encoder.units o encoder.dimension, o ponga encoder.combine en concatenated</translation>
    </message>
    <message>
        <source>character trigrams, which tokenizer.json cannot express</source>
        <translation>trigramas de caracteres, que tokenizer.json no puede expresar</translation>
    </message>
    <message>
        <source>check its name and permissions</source>
        <translation>compruebe su nombre y sus permisos</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>compruebe sus permisos</translation>
    </message>
    <message>
        <source>check its permissions or choose another place</source>
        <translation>compruebe sus permisos o elija otro lugar</translation>
    </message>
    <message>
        <source>check that the .vocab file belongs to it</source>
        <translation>compruebe que el archivo .vocab le corresponde</translation>
    </message>
    <message>
        <source>check that the run was started</source>
        <translation>compruebe que la ejecución se inició</translation>
    </message>
    <message>
        <source>check that the two files belong together</source>
        <translation>compruebe que los dos archivos se corresponden</translation>
    </message>
    <message>
        <source>check that these are the parses of the sentences</source>
        <translation>compruebe que son los análisis de las oraciones</translation>
    </message>
    <message>
        <source>check that these are the parses of the sources</source>
        <translation>compruebe que son los análisis de los orígenes</translation>
    </message>
    <message>
        <source>check that this is the right archive</source>
        <translation>compruebe que es el archivo comprimido correcto</translation>
    </message>
    <message>
        <source>check that this is the right file</source>
        <translation>compruebe que es el archivo correcto</translation>
    </message>
    <message>
        <source>check that this is the translation of the input</source>
        <translation>compruebe que es la traducción de la entrada</translation>
    </message>
    <message>
        <source>check the connection and try again later; what was received is kept and resumed</source>
        <translation>compruebe la conexión e inténtelo más tarde; lo recibido se conserva y la descarga continuará desde ahí</translation>
    </message>
    <message>
        <source>check the connection; the catalogue can be read without it</source>
        <translation>compruebe la conexión; el catálogo se puede leer sin ella</translation>
    </message>
    <message>
        <source>check the disk</source>
        <translation>compruebe el disco</translation>
    </message>
    <message>
        <source>check the file</source>
        <translation>compruebe el archivo</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>compruebe el nombre</translation>
    </message>
    <message>
        <source>check the name and permissions, or use another copy</source>
        <translation>compruebe el nombre y los permisos, o use otra copia</translation>
    </message>
    <message>
        <source>choose %1, or embed texts with this program and use the vectors</source>
        <translation>elija %1, o calcule los vectores de los textos con este programa y úselos</translation>
    </message>
    <message>
        <source>choose SimLex-999.txt or a folder of such lists</source>
        <translation>elija SimLex-999.txt o una carpeta de listas así</translation>
    </message>
    <message>
        <source>choose a .npy file</source>
        <translation>elija un archivo .npy</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>elija un archivo</translation>
    </message>
    <message>
        <source>choose a file inside it</source>
        <translation>elija un archivo dentro de ella</translation>
    </message>
    <message>
        <source>choose a file or folder that contains them</source>
        <translation>elija un archivo o una carpeta que los contenga</translation>
    </message>
    <message>
        <source>choose a file that mining wrote</source>
        <translation>elija un archivo escrito por la minería</translation>
    </message>
    <message>
        <source>choose a gold file</source>
        <translation>elija un archivo de referencia</translation>
    </message>
    <message>
        <source>choose a longer text</source>
        <translation>elija un texto más largo</translation>
    </message>
    <message>
        <source>choose a model that averages tokens</source>
        <translation>elija un modelo que promedie tokens</translation>
    </message>
    <message>
        <source>choose a multiple of --nodes</source>
        <translation>elija un múltiplo de --nodes</translation>
    </message>
    <message>
        <source>choose a number in this range</source>
        <translation>elija un número de este intervalo</translation>
    </message>
    <message>
        <source>choose a smaller encoder.dimension, or set train.teacher-loss to similarities</source>
        <translation>elija un valor menor de encoder.dimension, o ponga train.teacher-loss en similarities</translation>
    </message>
    <message>
        <source>choose a smaller number</source>
        <translation>elija un número menor</translation>
    </message>
    <message>
        <source>choose a smaller train.learning-rate; %1</source>
        <translation>elija un valor menor de train.learning-rate; %1</translation>
    </message>
    <message>
        <source>choose a text file</source>
        <translation>elija un archivo de texto</translation>
    </message>
    <message>
        <source>choose a text with --token-text</source>
        <translation>elija un texto con --token-text</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>elija otro</translation>
    </message>
    <message>
        <source>choose another --output</source>
        <translation>elija otro valor para --output</translation>
    </message>
    <message>
        <source>choose another --output, or choose a %1 file</source>
        <translation>elija otro valor para --output, o elija un archivo %1</translation>
    </message>
    <message>
        <source>choose another --output, or continue with --resume</source>
        <translation>elija otro valor para --output, o continúe con --resume</translation>
    </message>
    <message>
        <source>choose another --output, or remove that run</source>
        <translation>elija otro valor para --output, o elimine esa ejecución</translation>
    </message>
    <message>
        <source>choose another --output, or the same pairs again</source>
        <translation>elija otro valor para --output, o los mismos pares de nuevo</translation>
    </message>
    <message>
        <source>choose another --run</source>
        <translation>elija otro valor para --run</translation>
    </message>
    <message>
        <source>choose another archive</source>
        <translation>elija otro archivo comprimido</translation>
    </message>
    <message>
        <source>choose another column</source>
        <translation>elija otra columna</translation>
    </message>
    <message>
        <source>choose another dimension or number of heads</source>
        <translation>elija otra dimensión u otro número de cabezas</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>elija otro archivo</translation>
    </message>
    <message>
        <source>choose another file or format</source>
        <translation>elija otro archivo o formato</translation>
    </message>
    <message>
        <source>choose another file, or another format</source>
        <translation>elija otro archivo u otro formato</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>elija otra carpeta</translation>
    </message>
    <message>
        <source>choose another folder, or overwrite it</source>
        <translation>elija otra carpeta o sobrescríbala</translation>
    </message>
    <message>
        <source>choose another format</source>
        <translation>elija otro formato</translation>
    </message>
    <message>
        <source>choose another index, or build this one again</source>
        <translation>elija otro índice o cree este de nuevo</translation>
    </message>
    <message>
        <source>choose another model</source>
        <translation>elija otro modelo</translation>
    </message>
    <message>
        <source>choose another model or set encoder.dimension</source>
        <translation>elija otro modelo o ajuste encoder.dimension</translation>
    </message>
    <message>
        <source>choose another model, or the other --side</source>
        <translation>elija otro modelo, o el otro valor de --side</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>elija otro nombre</translation>
    </message>
    <message>
        <source>choose another name, or overwrite it</source>
        <translation>elija otro nombre o sobrescríbalo</translation>
    </message>
    <message>
        <source>choose another number</source>
        <translation>elija otro número</translation>
    </message>
    <message>
        <source>choose another one</source>
        <translation>elija otro</translation>
    </message>
    <message>
        <source>choose another place, or wait for it to end</source>
        <translation>elija otro lugar o espere a que termine</translation>
    </message>
    <message>
        <source>choose another size</source>
        <translation>elija otro tamaño</translation>
    </message>
    <message>
        <source>choose another store</source>
        <translation>elija otro almacén</translation>
    </message>
    <message>
        <source>choose another suite</source>
        <translation>elija otro conjunto de evaluación</translation>
    </message>
    <message>
        <source>choose another template</source>
        <translation>elija otra plantilla</translation>
    </message>
    <message>
        <source>choose another tokenizer</source>
        <translation>elija otro tokenizador</translation>
    </message>
    <message>
        <source>choose another unit</source>
        <translation>elija otra unidad</translation>
    </message>
    <message>
        <source>choose fairseq&apos;s dictionary</source>
        <translation>elija el diccionario de fairseq</translation>
    </message>
    <message>
        <source>choose fewer</source>
        <translation>elija menos</translation>
    </message>
    <message>
        <source>choose fewer pairs, or leave it out</source>
        <translation>elija menos pares, o no lo indique</translation>
    </message>
    <message>
        <source>choose one kind of tokens</source>
        <translation>elija un solo tipo de tokens</translation>
    </message>
    <message>
        <source>choose one kind of tokens, set encoder.combine to concatenated or added, or encoder.network to average</source>
        <translation>elija un solo tipo de tokens, ponga encoder.combine en concatenated o added, o encoder.network en average</translation>
    </message>
    <message>
        <source>choose one of the languages that the model was trained on</source>
        <translation>elija uno de los idiomas con los que se entrenó el modelo</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>elija una de estas opciones</translation>
    </message>
    <message>
        <source>choose one of: %1</source>
        <translation>elija una de estas opciones: %1</translation>
    </message>
    <message>
        <source>choose one of: %1; did you mean %2?</source>
        <translation>elija una de estas opciones: %1; ¿quería decir %2?</translation>
    </message>
    <message>
        <source>choose onnx</source>
        <translation>elija onnx</translation>
    </message>
    <message>
        <source>choose onnx, safetensors or npy</source>
        <translation>elija onnx, safetensors o npy</translation>
    </message>
    <message>
        <source>choose other documents, or another model</source>
        <translation>elija otros documentos u otro modelo</translation>
    </message>
    <message>
        <source>choose other settings or a smaller model</source>
        <translation>elija otros ajustes o un modelo más pequeño</translation>
    </message>
    <message>
        <source>choose other vectors, or none</source>
        <translation>elija otros vectores, o ninguno</translation>
    </message>
    <message>
        <source>choose others with --languages</source>
        <translation>elija otros con --languages</translation>
    </message>
    <message>
        <source>choose stores that share sentences</source>
        <translation>elija almacenes que tengan oraciones en común</translation>
    </message>
    <message>
        <source>choose such a model</source>
        <translation>elija un modelo de esos</translation>
    </message>
    <message>
        <source>choose the dict.LANGUAGE.txt of its training data with --vocabulary</source>
        <translation>elija el dict.LANGUAGE.txt de sus datos de entrenamiento con --vocabulary</translation>
    </message>
    <message>
        <source>choose the folder of a run</source>
        <translation>elija la carpeta de una ejecución</translation>
    </message>
    <message>
        <source>choose the folder that contains the complete model</source>
        <translation>elija la carpeta que contiene el modelo completo</translation>
    </message>
    <message>
        <source>choose the gold file of these texts</source>
        <translation>elija el archivo de referencia de estos textos</translation>
    </message>
    <message>
        <source>choose the gold file of these two texts; the source id must be first</source>
        <translation>elija el archivo de referencia de estos dos textos; el identificador de origen debe ir primero</translation>
    </message>
    <message>
        <source>choose the model that produced the pieces</source>
        <translation>elija el modelo que produjo las piezas</translation>
    </message>
    <message>
        <source>choose the tokenizer</source>
        <translation>elija el tokenizador</translation>
    </message>
    <message>
        <source>choose the vocabulary of these vectors</source>
        <translation>elija el vocabulario de estos vectores</translation>
    </message>
    <message>
        <source>choose them with model=RUN in the step, or --score-model of filter</source>
        <translation>elíjalos con model=RUN en el paso, o con --score-model de filter</translation>
    </message>
    <message>
        <source>choose what scores the pairs</source>
        <translation>elija con qué se puntúan los pares</translation>
    </message>
    <message>
        <source>clear it</source>
        <translation>déjelo vacío</translation>
    </message>
    <message>
        <source>clear it, or choose another network</source>
        <translation>déjelo vacío o elija otra red</translation>
    </message>
    <message>
        <source>clear it, or choose bgt or another such model</source>
        <translation>déjelo vacío, o elija bgt u otro modelo así</translation>
    </message>
    <message>
        <source>clear it, or choose one of these</source>
        <translation>déjelo vacío o elija una de estas opciones</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>ciérrelas</translation>
    </message>
    <message>
        <source>close or remove it, or set pairs.skip-bad-lines</source>
        <translation>ciérrelas o elimínelas, o active pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>close other programs</source>
        <translation>cierre otros programas</translation>
    </message>
    <message>
        <source>close other programs and try again</source>
        <translation>cierre otros programas e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>close other programs, which may need its memory, and continue</source>
        <translation>cierre otros programas, que quizá ocupen la memoria que necesita, y continúe</translation>
    </message>
    <message>
        <source>columns count from 0</source>
        <translation>las columnas se cuentan desde 0</translation>
    </message>
    <message>
        <source>columns in the languages %1</source>
        <translation>columnas en los idiomas %1</translation>
    </message>
    <message>
        <source>columns language, and score or model</source>
        <translation>columnas language y además score o model</translation>
    </message>
    <message>
        <source>compare copies of the same sheet</source>
        <translation>compare copias de la misma hoja</translation>
    </message>
    <message>
        <source>compute them again</source>
        <translation>calcúlelos de nuevo</translation>
    </message>
    <message>
        <source>consecutive ids from 0</source>
        <translation>identificadores consecutivos desde 0</translation>
    </message>
    <message>
        <source>consecutive sentences</source>
        <translation>oraciones consecutivas</translation>
    </message>
    <message>
        <source>contains a run already</source>
        <translation>ya contiene una ejecución</translation>
    </message>
    <message>
        <source>contains a run with %1 = %2</source>
        <translation>contiene una ejecución con %1 = %2</translation>
    </message>
    <message>
        <source>continue with --resume</source>
        <translation>continúe con --resume</translation>
    </message>
    <message>
        <source>continue with --resume; the tokens are then created again</source>
        <translation>continúe con --resume; los tokens se crean entonces de nuevo</translation>
    </message>
    <message>
        <source>convert the file to UTF-8 or remove the line</source>
        <translation>convierta el archivo a UTF-8 o elimine la línea</translation>
    </message>
    <message>
        <source>convert the file to UTF-8, %1</source>
        <translation>convierta el archivo a UTF-8, %1</translation>
    </message>
    <message>
        <source>copy the files and the program again</source>
        <translation>copie de nuevo los archivos y el programa</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>corríjalo</translation>
    </message>
    <message>
        <source>correct it, or choose an entry of the catalogue</source>
        <translation>corríjalo, o elija una entrada del catálogo</translation>
    </message>
    <message>
        <source>correct or remove the line</source>
        <translation>corrija o elimine la línea</translation>
    </message>
    <message>
        <source>correct the file, or use another copy of it</source>
        <translation>corrija el archivo o use otra copia</translation>
    </message>
    <message>
        <source>correct the line</source>
        <translation>corrija la línea</translation>
    </message>
    <message>
        <source>correct the line or start it with #</source>
        <translation>corrija la línea o haga que empiece por #</translation>
    </message>
    <message>
        <source>correct the link</source>
        <translation>corrija el enlace</translation>
    </message>
    <message>
        <source>correct the name</source>
        <translation>corrija el nombre</translation>
    </message>
    <message>
        <source>correct the unit, remove it, or set pairs.skip-bad-lines</source>
        <translation>corrija la unidad, elimínela o active pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>correct the value</source>
        <translation>corrija el valor</translation>
    </message>
    <message>
        <source>correct the version</source>
        <translation>corrija la versión</translation>
    </message>
    <message>
        <source>count columns from 0</source>
        <translation>cuente las columnas desde 0</translation>
    </message>
    <message>
        <source>create %1 first</source>
        <translation>cree antes %1</translation>
    </message>
    <message>
        <source>create it again or use another copy</source>
        <translation>créelo de nuevo o use otra copia</translation>
    </message>
    <message>
        <source>create the vectors again; a model with such vectors must be trained again</source>
        <translation>cree los vectores de nuevo; un modelo con tales vectores debe entrenarse de nuevo</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pair</source>
        <translation>los caracteres dañados se sustituyeron por U+FFFD en %1 par</translation>
    </message>
    <message>
        <source>damaged characters were replaced by U+FFFD in %1 pairs</source>
        <translation>los caracteres dañados se sustituyeron por U+FFFD en %1 pares</translation>
    </message>
    <message>
        <source>damaged in a way that makes the HDF5 library fail</source>
        <translation>dañado de un modo que hace fallar la biblioteca HDF5</translation>
    </message>
    <message>
        <source>damaged: its contents do not match its checksum</source>
        <translation>dañado: su contenido no coincide con su suma de comprobación</translation>
    </message>
    <message>
        <source>damaged: its contents do not match their checksum</source>
        <translation>dañado: su contenido no coincide con su suma de comprobación</translation>
    </message>
    <message>
        <source>damaged: its lines do not match their checksum</source>
        <translation>dañado: sus líneas no coinciden con su suma de comprobación</translation>
    </message>
    <message>
        <source>decision, source, target and note separated by tabs</source>
        <translation>decisión, origen, destino y nota separados por tabuladores</translation>
    </message>
    <message>
        <source>decode their ids instead</source>
        <translation>decodifique en su lugar los identificadores</translation>
    </message>
    <message>
        <source>decode with the tokenizer that the ids are from</source>
        <translation>decodifique con el tokenizador del que proceden los identificadores</translation>
    </message>
    <message>
        <source>decreasing offsets</source>
        <translation>desplazamientos decrecientes</translation>
    </message>
    <message>
        <source>delete it; it is created again when the training is resumed</source>
        <translation>bórrelo; se vuelve a crear al reanudar el entrenamiento</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>¿quería decir %1?</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>nombres distintos</translation>
    </message>
    <message>
        <source>divide both documents at the same place</source>
        <translation>divida ambos documentos en el mismo lugar</translation>
    </message>
    <message>
        <source>do not load this file in Python either unless you trust its source</source>
        <translation>no cargue este archivo tampoco en Python, salvo que confíe en su origen</translation>
    </message>
    <message>
        <source>do not trust this file; download it from its publisher again</source>
        <translation>no confíe en este archivo; descárguelo de nuevo de su editor</translation>
    </message>
    <message>
        <source>does not divide its work</source>
        <translation>no reparte su trabajo</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>each id once</source>
        <translation>cada identificador una vez</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>cada valor una vez</translation>
    </message>
    <message>
        <source>embed the whole list, line by line</source>
        <translation>calcule los vectores de la lista entera, línea a línea</translation>
    </message>
    <message>
        <source>ended unexpectedly</source>
        <translation>terminó de forma inesperada</translation>
    </message>
    <message>
        <source>ended: %1</source>
        <translation>terminó: %1</translation>
    </message>
    <message>
        <source>ends before the other file</source>
        <translation>termina antes que el otro archivo</translation>
    </message>
    <message>
        <source>envae, a variational autoencoder</source>
        <translation>envae, un autocodificador variacional</translation>
    </message>
    <message>
        <source>every sentence of the data sets</source>
        <translation>todas las oraciones de los conjuntos de datos</translation>
    </message>
    <message>
        <source>exchange them, or correct one</source>
        <translation>intercámbielos o corrija uno</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>exists already, with other contents</source>
        <translation>ya existe, con otro contenido</translation>
    </message>
    <message>
        <source>export all of it</source>
        <translation>expórtelo entero</translation>
    </message>
    <message>
        <source>export documents of other languages to another file</source>
        <translation>exporte los documentos de otros idiomas a otro archivo</translation>
    </message>
    <message>
        <source>export it again</source>
        <translation>expórtelo de nuevo</translation>
    </message>
    <message>
        <source>export it as .vec with a newer fastText</source>
        <translation>expórtelo como .vec con un fastText más reciente</translation>
    </message>
    <message>
        <source>export it as TMX or XLIFF, or name its --format</source>
        <translation>expórtelo como TMX o XLIFF, o indique su --format</translation>
    </message>
    <message>
        <source>export it with all its tokens</source>
        <translation>expórtelo con todos sus tokens</translation>
    </message>
    <message>
        <source>fewer than the %1 dimensions of the model</source>
        <translation>menos que las %1 dimensiones del modelo</translation>
    </message>
    <message>
        <source>fewer than two sentences</source>
        <translation>menos de dos oraciones</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>números finitos</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>format version %1</source>
        <translation>versión de formato %1</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>fp32 or fp16</source>
        <translation>fp32 o fp16</translation>
    </message>
    <message>
        <source>free disk space and continue with --resume; the checkpoint of step %1 is intact</source>
        <translation>libere espacio en el disco y continúe con --resume; el punto de control del paso %1 está intacto</translation>
    </message>
    <message>
        <source>free disk space or choose another place</source>
        <translation>libere espacio en el disco o elija otro lugar</translation>
    </message>
    <message>
        <source>free disk space or choose another place; the old file is unchanged</source>
        <translation>libere espacio en el disco o elija otro lugar; el archivo anterior no ha cambiado</translation>
    </message>
    <message>
        <source>free some, or choose another folder</source>
        <translation>libere espacio o elija otra carpeta</translation>
    </message>
    <message>
        <source>give --suite</source>
        <translation>indique --suite</translation>
    </message>
    <message>
        <source>give --template, or the frequent ones of its training</source>
        <translation>indique --template, o las plantillas frecuentes de su entrenamiento</translation>
    </message>
    <message>
        <source>give 90m, 12h or 2d</source>
        <translation>indique 90m, 12h o 2d</translation>
    </message>
    <message>
        <source>give a file to write</source>
        <translation>indique un archivo en el que escribir</translation>
    </message>
    <message>
        <source>give a file with the parse of each sentence on its line</source>
        <translation>indique un archivo con el análisis de cada oración en su línea</translation>
    </message>
    <message>
        <source>give another one</source>
        <translation>indique otro</translation>
    </message>
    <message>
        <source>give as many</source>
        <translation>indique tantos</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>indique al menos uno</translation>
    </message>
    <message>
        <source>give fewer values</source>
        <translation>indique menos valores</translation>
    </message>
    <message>
        <source>give it</source>
        <translation>indíquelo</translation>
    </message>
    <message>
        <source>give it with --sentencepiece</source>
        <translation>indíquelo con --sentencepiece</translation>
    </message>
    <message>
        <source>give it with --sentencepiece (the training used &quot;%1&quot;)</source>
        <translation>indíquelo con --sentencepiece (el entrenamiento usó &quot;%1&quot;)</translation>
    </message>
    <message>
        <source>give it with --vocabulary</source>
        <translation>indíquelo con --vocabulary</translation>
    </message>
    <message>
        <source>give it, as in %1=en, or with --languages</source>
        <translation>indíquelo, como en %1=en, o con --languages</translation>
    </message>
    <message>
        <source>give it, so that the trained model can tokenise text</source>
        <translation>indíquelo, para que el modelo entrenado pueda tokenizar texto</translation>
    </message>
    <message>
        <source>give its password, or save it without one</source>
        <translation>indique su contraseña o guárdelo sin ella</translation>
    </message>
    <message>
        <source>give its script, as in %1=Latin</source>
        <translation>indique su escritura, como en %1=Latin</translation>
    </message>
    <message>
        <source>give more text, a sentence per line</source>
        <translation>indique más texto, una oración por línea</translation>
    </message>
    <message>
        <source>give names in the third column of a list</source>
        <translation>indique los nombres en la tercera columna de una lista</translation>
    </message>
    <message>
        <source>give one</source>
        <translation>indique uno</translation>
    </message>
    <message>
        <source>give one value, or train once with each of them with --grid</source>
        <translation>indique un valor, o entrene una vez con cada uno de ellos con --grid</translation>
    </message>
    <message>
        <source>give one with --parse-model, or whole parses with --template</source>
        <translation>indique uno con --parse-model, o análisis enteros con --template</translation>
    </message>
    <message>
        <source>give one, for example --languages %1</source>
        <translation>indique uno, por ejemplo --languages %1</translation>
    </message>
    <message>
        <source>give one, for example --languages deu</source>
        <translation>indique uno, por ejemplo --languages deu</translation>
    </message>
    <message>
        <source>give one, or choose another model</source>
        <translation>indique uno o elija otro modelo</translation>
    </message>
    <message>
        <source>give one, or leave them out</source>
        <translation>indique uno, o no indique ninguno</translation>
    </message>
    <message>
        <source>give one, or set it to 0</source>
        <translation>indique uno, o póngalo en 0</translation>
    </message>
    <message>
        <source>give source,target or source,target,score, counted from 0</source>
        <translation>indique source,target o source,target,score, contando desde 0</translation>
    </message>
    <message>
        <source>give templates, for instance --templates common</source>
        <translation>indique plantillas, por ejemplo --templates common</translation>
    </message>
    <message>
        <source>give the cores of a rank</source>
        <translation>indique los núcleos de un rango</translation>
    </message>
    <message>
        <source>give the file&apos;s name</source>
        <translation>indique el nombre del archivo</translation>
    </message>
    <message>
        <source>give the keys of the objects</source>
        <translation>indique las claves de los objetos</translation>
    </message>
    <message>
        <source>give the languages</source>
        <translation>indique los idiomas</translation>
    </message>
    <message>
        <source>give the other language&apos;s file with --input2, or remove the line or set pairs.skip-bad-lines</source>
        <translation>indique el archivo del otro idioma con --input2, o elimine la línea o active pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>give the pair store of the run, or start a new run</source>
        <translation>indique el almacén de pares de la ejecución, o inicie una ejecución nueva</translation>
    </message>
    <message>
        <source>give the target side with --input2</source>
        <translation>indique el lado de destino con --input2</translation>
    </message>
    <message>
        <source>give the top two levels of a parse in brackets</source>
        <translation>indique entre paréntesis los dos niveles superiores de un análisis</translation>
    </message>
    <message>
        <source>give this one as --parse-model, for a model of scpn</source>
        <translation>indique este como --parse-model, para un modelo de scpn</translation>
    </message>
    <message>
        <source>give two different ones</source>
        <translation>indique dos distintos</translation>
    </message>
    <message>
        <source>give two languages, for example --languages de,en</source>
        <translation>indique dos idiomas, por ejemplo --languages de,en</translation>
    </message>
    <message>
        <source>given for a model of %1</source>
        <translation>indicado para un modelo de tipo %1</translation>
    </message>
    <message>
        <source>given for a model that reads templates</source>
        <translation>indicado para un modelo que lee plantillas</translation>
    </message>
    <message>
        <source>given for a model that reads whole parses</source>
        <translation>indicado para un modelo que lee análisis enteros</translation>
    </message>
    <message>
        <source>given for tokens of %1 kinds</source>
        <translation>indicado para tokens de %1 tipos</translation>
    </message>
    <message>
        <source>given more than once</source>
        <translation>indicado más de una vez</translation>
    </message>
    <message>
        <source>given with %1</source>
        <translation>indicado con %1</translation>
    </message>
    <message>
        <source>given with --remove-components</source>
        <translation>indicado con --remove-components</translation>
    </message>
    <message>
        <source>given with generative.model = parse-generator</source>
        <translation>indicado con generative.model = parse-generator</translation>
    </message>
    <message>
        <source>given with several values</source>
        <translation>indicado con varios valores</translation>
    </message>
    <message>
        <source>given without --parse-model</source>
        <translation>indicado sin --parse-model</translation>
    </message>
    <message>
        <source>given, but --output is standard output</source>
        <translation>indicado, pero --output es la salida estándar</translation>
    </message>
    <message>
        <source>given, with encoder.network = %1</source>
        <translation>indicado, con encoder.network = %1</translation>
    </message>
    <message>
        <source>half a surrogate pair at byte %1</source>
        <translation>medio par sustituto en el byte %1</translation>
    </message>
    <message>
        <source>has another header</source>
        <translation>tiene otro encabezado</translation>
    </message>
    <message>
        <source>header</source>
        <translation>encabezado</translation>
    </message>
    <message>
        <source>http://... or https://... ending in a file name</source>
        <translation>http://... o https://... que termine en un nombre de archivo</translation>
    </message>
    <message>
        <source>id&lt;TAB&gt;sentence</source>
        <translation>id&lt;TAB&gt;oración</translation>
    </message>
    <message>
        <source>import it again with its languages, or omit it</source>
        <translation>impórtelo de nuevo con sus idiomas, u omítalo</translation>
    </message>
    <message>
        <source>import it directly</source>
        <translation>impórtelo directamente</translation>
    </message>
    <message>
        <source>import it first: paragram-cli import-model --checkpoint %1 --output MODEL.h5</source>
        <translation>impórtelo antes: paragram-cli import-model --checkpoint %1 --output MODEL.h5</translation>
    </message>
    <message>
        <source>import the model alone, without --run</source>
        <translation>importe solo el modelo, sin --run</translation>
    </message>
    <message>
        <source>import the pairs first</source>
        <translation>importe antes los pares</translation>
    </message>
    <message>
        <source>import them into pair stores first</source>
        <translation>impórtelos antes en almacenes de pares</translation>
    </message>
    <message>
        <source>install ICU&apos;s data</source>
        <translation>instale los datos de ICU</translation>
    </message>
    <message>
        <source>install ICU&apos;s data files</source>
        <translation>instale los archivos de datos de ICU</translation>
    </message>
    <message>
        <source>install the package paragram-neural, or run packaging/install-dependencies neural and build the program again</source>
        <translation>instale el paquete paragram-neural, o ejecute packaging/install-dependencies neural y compile de nuevo el programa</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>instale el programa de nuevo</translation>
    </message>
    <message>
        <source>install the program again, or set PARAGRAM_WORKER to its place</source>
        <translation>instale el programa de nuevo, o indique en PARAGRAM_WORKER dónde está</translation>
    </message>
    <message>
        <source>int8 for a network</source>
        <translation>int8 para una red</translation>
    </message>
    <message>
        <source>is a device or a pipe</source>
        <translation>es un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it cannot be imported</source>
        <translation>no se puede importar</translation>
    </message>
    <message>
        <source>it does not read embeddings at another scale</source>
        <translation>no lee embeddings con otra escala</translation>
    </message>
    <message>
        <source>it looks like %1: give --encoding %2, %3</source>
        <translation>parece %1: indique --encoding %2, %3</translation>
    </message>
    <message>
        <source>its SHA-256 is %1 instead of %2</source>
        <translation>su SHA-256 es %1 en lugar de %2</translation>
    </message>
    <message>
        <source>its arrays differ in length</source>
        <translation>sus arrays tienen longitudes distintas</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>its pieces differ from those of the file before it</source>
        <translation>sus piezas difieren de las del archivo anterior</translation>
    </message>
    <message>
        <source>its readers support no other</source>
        <translation>sus lectores no admiten otra cosa</translation>
    </message>
    <message>
        <source>its rules for sentences</source>
        <translation>sus reglas para oraciones</translation>
    </message>
    <message>
        <source>keep all its tokens</source>
        <translation>conserve todos sus tokens</translation>
    </message>
    <message>
        <source>key = value</source>
        <translation>clave = valor</translation>
    </message>
    <message>
        <source>keys of more than two languages, or of others</source>
        <translation>claves de más de dos idiomas, o de otros</translation>
    </message>
    <message>
        <source>keys of no known names</source>
        <translation>claves sin nombres conocidos</translation>
    </message>
    <message>
        <source>labels as they are</source>
        <translation>etiquetas tal como están</translation>
    </message>
    <message>
        <source>language %1</source>
        <translation>idioma %1</translation>
    </message>
    <message>
        <source>languages of the file, such as eng,deu</source>
        <translation>idiomas del archivo, por ejemplo eng,deu</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>no lo indique</translation>
    </message>
    <message>
        <source>leave it out for the model&apos;s other language</source>
        <translation>no lo indique para usar el otro idioma del modelo</translation>
    </message>
    <message>
        <source>leave it out for this model</source>
        <translation>no lo indique para este modelo</translation>
    </message>
    <message>
        <source>line %1 is truncated</source>
        <translation>la línea %1 está truncada</translation>
    </message>
    <message>
        <source>lines of text</source>
        <translation>líneas de texto</translation>
    </message>
    <message>
        <source>lines of word&lt;TAB&gt;word&lt;TAB&gt;score</source>
        <translation>líneas de palabra&lt;TAB&gt;palabra&lt;TAB&gt;puntuación</translation>
    </message>
    <message>
        <source>lines such as [3, 4]:[5]</source>
        <translation>líneas como [3, 4]:[5]</translation>
    </message>
    <message>
        <source>list those, and embed them again</source>
        <translation>liste esas y calcule de nuevo sus vectores</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>little-endian</translation>
    </message>
    <message>
        <source>load it in Python and save it on this computer</source>
        <translation>cárguelo en Python y guárdelo en este equipo</translation>
    </message>
    <message>
        <source>look at the archive&apos;s list of files</source>
        <translation>consulte la lista de archivos del archivo comprimido</translation>
    </message>
    <message>
        <source>loosen the recipe</source>
        <translation>haga la receta menos estricta</translation>
    </message>
    <message>
        <source>lower-cased text</source>
        <translation>texto en minúsculas</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input %1 --output PAIRS.h5</source>
        <translation>cree uno antes: paragram-cli import --input %1 --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli import --input FILE --output PAIRS.h5</source>
        <translation>cree uno antes: paragram-cli import --input FILE --output PAIRS.h5</translation>
    </message>
    <message>
        <source>make one first: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</source>
        <translation>cree uno antes: paragram-cli tokenizer --pairs PAIRS.h5 --output TOKENIZER.model</translation>
    </message>
    <message>
        <source>mark a sentence of the other side too</source>
        <translation>marque también una oración del otro lado</translation>
    </message>
    <message>
        <source>mean pooling</source>
        <translation>agregación por media</translation>
    </message>
    <message>
        <source>members that are stored uncompressed</source>
        <translation>miembros guardados sin comprimir</translation>
    </message>
    <message>
        <source>mend the file</source>
        <translation>repare el archivo</translation>
    </message>
    <message>
        <source>mend the line</source>
        <translation>repare la línea</translation>
    </message>
    <message>
        <source>mine first</source>
        <translation>extraiga antes los pares</translation>
    </message>
    <message>
        <source>missing columns</source>
        <translation>faltan columnas</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>model=RUN, a model file or a file of word vectors</source>
        <translation>model=RUN, un archivo de modelo o un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>more lines than a .npy header can state</source>
        <translation>más líneas de las que puede indicar un encabezado .npy</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>more than %1 MB, for which %2 has no space</source>
        <translation>más de %1 MB, para los que no hay espacio en %2</translation>
    </message>
    <message>
        <source>more than %1 bytes of text</source>
        <translation>más de %1 bytes de texto</translation>
    </message>
    <message>
        <source>more than %1 bytes without a line end</source>
        <translation>más de %1 bytes sin fin de línea</translation>
    </message>
    <message>
        <source>more than %1 combinations of values</source>
        <translation>más de %1 combinaciones de valores</translation>
    </message>
    <message>
        <source>more than %1 files inside</source>
        <translation>más de %1 archivos dentro</translation>
    </message>
    <message>
        <source>more than %1 sentences</source>
        <translation>más de %1 oraciones</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>más de %1 valores</translation>
    </message>
    <message>
        <source>more than the announced %1 bytes</source>
        <translation>más de los %1 bytes anunciados</translation>
    </message>
    <message>
        <source>name a file with --output</source>
        <translation>indique un archivo con --output</translation>
    </message>
    <message>
        <source>name all three</source>
        <translation>indique las tres</translation>
    </message>
    <message>
        <source>name another --shortlist, such as the pairs that it was trained on</source>
        <translation>indique otros pares para --shortlist, por ejemplo los de su entrenamiento</translation>
    </message>
    <message>
        <source>name it with --input2</source>
        <translation>indíquelo con --input2</translation>
    </message>
    <message>
        <source>name one, as &quot;%1!%2&quot;</source>
        <translation>indique uno, como &quot;%1!%2&quot;</translation>
    </message>
    <message>
        <source>name the columns in the first line</source>
        <translation>ponga nombre a las columnas en la primera línea</translation>
    </message>
    <message>
        <source>name the folder or archive that contains them with --input2</source>
        <translation>indique la carpeta o el archivo comprimido que los contiene con --input2</translation>
    </message>
    <message>
        <source>name them with --input and --input2</source>
        <translation>indíquelos con --input y --input2</translation>
    </message>
    <message>
        <source>name them with --languages, for example eng,deu</source>
        <translation>indíquelos con --languages, por ejemplo eng,deu</translation>
    </message>
    <message>
        <source>name two of them with --languages</source>
        <translation>indique dos de ellos con --languages</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their columns, counted from 0, with --columns</source>
        <translation>indique dos de ellos con --languages, o sus columnas, contadas desde 0, con --columns</translation>
    </message>
    <message>
        <source>name two of them with --languages, or their keys with --columns</source>
        <translation>indique dos de ellos con --languages, o sus claves con --columns</translation>
    </message>
    <message>
        <source>names inside the archive&apos;s folder</source>
        <translation>nombres dentro de la carpeta del archivo comprimido</translation>
    </message>
    <message>
        <source>no &quot;%1&quot; inside</source>
        <translation>ningún &quot;%1&quot; dentro</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>ningún %1</translation>
    </message>
    <message>
        <source>no %1 inside</source>
        <translation>ningún %1 dentro</translation>
    </message>
    <message>
        <source>no --output</source>
        <translation>falta --output</translation>
    </message>
    <message>
        <source>no SentencePiece model</source>
        <translation>ningún modelo de SentencePiece</translation>
    </message>
    <message>
        <source>no address provides this file (%1)</source>
        <translation>ninguna dirección ofrece este archivo (%1)</translation>
    </message>
    <message>
        <source>no alignment to write</source>
        <translation>ninguna alineación que escribir</translation>
    </message>
    <message>
        <source>no checkpoint to resume from</source>
        <translation>ningún punto de control desde el que reanudar</translation>
    </message>
    <message>
        <source>no command</source>
        <translation>ninguna orden</translation>
    </message>
    <message>
        <source>no complete tree in brackets</source>
        <translation>ningún árbol completo entre paréntesis</translation>
    </message>
    <message>
        <source>no count after the piece</source>
        <translation>ningún recuento después de la pieza</translation>
    </message>
    <message>
        <source>no data set with gold scores</source>
        <translation>ningún conjunto de datos con puntuaciones de referencia</translation>
    </message>
    <message>
        <source>no document &quot;%1&quot;</source>
        <translation>ningún documento &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>ningún elemento</translation>
    </message>
    <message>
        <source>no file can be created in %1 (%2)</source>
        <translation>no se puede crear ningún archivo en %1 (%2)</translation>
    </message>
    <message>
        <source>no file can be created in /tmp (%1)</source>
        <translation>no se puede crear ningún archivo en /tmp (%1)</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>ningún nombre de archivo</translation>
    </message>
    <message>
        <source>no filter</source>
        <translation>ningún filtro</translation>
    </message>
    <message>
        <source>no languages</source>
        <translation>ningún idioma</translation>
    </message>
    <message>
        <source>no line &quot;%1&quot;</source>
        <translation>ninguna línea &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no line with the times of a cue</source>
        <translation>ninguna línea con los tiempos de un subtítulo</translation>
    </message>
    <message>
        <source>no lines</source>
        <translation>ninguna línea</translation>
    </message>
    <message>
        <source>no links</source>
        <translation>ningún enlace</translation>
    </message>
    <message>
        <source>no links.csv next to it</source>
        <translation>ningún links.csv junto a él</translation>
    </message>
    <message>
        <source>no member with these names</source>
        <translation>ningún miembro con estos nombres</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>ningún modelo</translation>
    </message>
    <message>
        <source>no optimizer state</source>
        <translation>ningún estado del optimizador</translation>
    </message>
    <message>
        <source>no output &quot;%1&quot;</source>
        <translation>ninguna salida &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no pair scorer is available here</source>
        <translation>aquí no hay nada disponible con lo que puntuar pares</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>ningún par</translation>
    </message>
    <message>
        <source>no pairs with gold scores</source>
        <translation>ningún par con puntuación de referencia</translation>
    </message>
    <message>
        <source>no parse on line %1</source>
        <translation>ningún análisis en la línea %1</translation>
    </message>
    <message>
        <source>no permission to write there</source>
        <translation>sin permiso para escribir allí</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>ninguna pieza</translation>
    </message>
    <message>
        <source>no scored pairs</source>
        <translation>ningún par puntuado</translation>
    </message>
    <message>
        <source>no sentence in &quot;%1&quot;</source>
        <translation>ninguna oración en &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no sentences</source>
        <translation>ninguna oración</translation>
    </message>
    <message>
        <source>no sheet of judgements</source>
        <translation>ninguna hoja de juicios</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no existe el archivo</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>no tab</source>
        <translation>ningún tabulador</translation>
    </message>
    <message>
        <source>no template whose labels the model knows</source>
        <translation>ninguna plantilla cuyas etiquetas conozca el modelo</translation>
    </message>
    <message>
        <source>no tensor &quot;%1&quot;</source>
        <translation>ningún tensor &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>ningún texto</translation>
    </message>
    <message>
        <source>no text &quot;%1&quot;</source>
        <translation>ningún texto &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no text inside</source>
        <translation>ningún texto dentro</translation>
    </message>
    <message>
        <source>no text to count tokens in</source>
        <translation>ningún texto en el que contar tokens</translation>
    </message>
    <message>
        <source>no tokenizer is available here</source>
        <translation>aquí no hay ningún tokenizador disponible</translation>
    </message>
    <message>
        <source>no translations of each other: %1 of %2 links are better than chance</source>
        <translation>no son traducción uno de otro: %1 de %2 enlaces son mejores que el azar</translation>
    </message>
    <message>
        <source>no two sentences with a translation in common</source>
        <translation>no hay dos oraciones con una traducción en común</translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation>ningún vector</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none of the sentences of the first 10,000 pairs</source>
        <translation>ninguna de las oraciones de los primeros 10.000 pares</translation>
    </message>
    <message>
        <source>none: its tokens are the symbols of the parses</source>
        <translation>ninguno: sus tokens son los símbolos de los análisis</translation>
    </message>
    <message>
        <source>not JSON at byte %1</source>
        <translation>no es JSON en el byte %1</translation>
    </message>
    <message>
        <source>not a SentencePiece model</source>
        <translation>no es un modelo de SentencePiece</translation>
    </message>
    <message>
        <source>not a complete ONNX model</source>
        <translation>no es un modelo ONNX completo</translation>
    </message>
    <message>
        <source>not a file of torch.save</source>
        <translation>no es un archivo de torch.save</translation>
    </message>
    <message>
        <source>not a judgement</source>
        <translation>no es un juicio</translation>
    </message>
    <message>
        <source>not a list of word similarities</source>
        <translation>no es una lista de similitudes entre palabras</translation>
    </message>
    <message>
        <source>not a mined pair</source>
        <translation>no es un par extraído</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>not a readable index</source>
        <translation>no es un índice legible</translation>
    </message>
    <message>
        <source>not a record of an index, or damaged</source>
        <translation>no es un registro de un índice, o está dañado</translation>
    </message>
    <message>
        <source>not a token file</source>
        <translation>no es un archivo de tokens</translation>
    </message>
    <message>
        <source>not a tokenizer in JSON</source>
        <translation>no es un tokenizador en JSON</translation>
    </message>
    <message>
        <source>not an index</source>
        <translation>no es un índice</translation>
    </message>
    <message>
        <source>not clear from the name &quot;%1&quot;</source>
        <translation>no queda claro por el nombre &quot;%1&quot;</translation>
    </message>
    <message>
        <source>not found next to this program</source>
        <translation>no se encuentra junto a este programa</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>no se ha indicado</translation>
    </message>
    <message>
        <source>not given for a model of %1</source>
        <translation>no se ha indicado para un modelo de tipo %1</translation>
    </message>
    <message>
        <source>not given, %1</source>
        <translation>no se ha indicado, %1</translation>
    </message>
    <message>
        <source>not given, with --parse-model</source>
        <translation>no se ha indicado, con --parse-model</translation>
    </message>
    <message>
        <source>not given, with train.teacher</source>
        <translation>no se ha indicado, con train.teacher</translation>
    </message>
    <message>
        <source>not installed; it computes generative models</source>
        <translation>no está instalado; calcula los modelos generativos</translation>
    </message>
    <message>
        <source>not text, and no known format of documents</source>
        <translation>no es texto ni un formato de documentos conocido</translation>
    </message>
    <message>
        <source>not the address of a file</source>
        <translation>no es la dirección de un archivo</translation>
    </message>
    <message>
        <source>not the figures of ranks, or damaged</source>
        <translation>no son las cifras de los rangos, o están dañadas</translation>
    </message>
    <message>
        <source>not the pairs the run was started with</source>
        <translation>no son los pares con los que se inició la ejecución</translation>
    </message>
    <message>
        <source>not the parses the run was started with</source>
        <translation>no son los análisis con los que se inició la ejecución</translation>
    </message>
    <message>
        <source>not the vectors the run was started with</source>
        <translation>no son los vectores con los que se inició la ejecución</translation>
    </message>
    <message>
        <source>not two or three keys</source>
        <translation>no son dos ni tres claves</translation>
    </message>
    <message>
        <source>not well-formed XML (%1)</source>
        <translation>no es XML bien formado (%1)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing is translated yet</source>
        <translation>todavía no hay nada traducido</translation>
    </message>
    <message>
        <source>nothing to train</source>
        <translation>nada que entrenar</translation>
    </message>
    <message>
        <source>nothing was written; choose another format</source>
        <translation>no se escribió nada; elija otro formato</translation>
    </message>
    <message>
        <source>nothing was written; report this as a fault of the program</source>
        <translation>no se escribió nada; comunique esto como un fallo del programa</translation>
    </message>
    <message>
        <source>number the sentences again</source>
        <translation>numere de nuevo las oraciones</translation>
    </message>
    <message>
        <source>numbers in big-endian order</source>
        <translation>números en orden big-endian</translation>
    </message>
    <message>
        <source>numbers in one or two dimensions</source>
        <translation>números en una o dos dimensiones</translation>
    </message>
    <message>
        <source>numbers, because the first line names no columns</source>
        <translation>números, porque la primera línea no da nombre a las columnas</translation>
    </message>
    <message>
        <source>omit --run; only checkpoints can be trained further</source>
        <translation>omita --run; solo los puntos de control pueden seguir entrenándose</translation>
    </message>
    <message>
        <source>omit it</source>
        <translation>omítalo</translation>
    </message>
    <message>
        <source>omit it, or merge as mixed languages; train also accepts several stores</source>
        <translation>omítalo, o combine como idiomas mixtos; train acepta también varios almacenes</translation>
    </message>
    <message>
        <source>omit it, or use --token-weights alone</source>
        <translation>omítalo, o use solo --token-weights</translation>
    </message>
    <message>
        <source>omit it; train also accepts several stores</source>
        <translation>omítalo; train acepta también varios almacenes</translation>
    </message>
    <message>
        <source>omit one: whitening makes all components equal</source>
        <translation>omita uno: el blanqueo iguala todos los componentes</translation>
    </message>
    <message>
        <source>omit the others</source>
        <translation>omita los demás</translation>
    </message>
    <message>
        <source>omit the processing</source>
        <translation>omita el procesamiento</translation>
    </message>
    <message>
        <source>one SentencePiece model</source>
        <translation>un modelo de SentencePiece</translation>
    </message>
    <message>
        <source>one end for each source, and at least 2 steps</source>
        <translation>un final para cada origen y al menos 2 pasos</translation>
    </message>
    <message>
        <source>one for each of the %1 lines of %2</source>
        <translation>uno por cada una de las %1 líneas de %2</translation>
    </message>
    <message>
        <source>one for each of the %1 of tokenizer.json</source>
        <translation>uno por cada uno de los %1 de tokenizer.json</translation>
    </message>
    <message>
        <source>one for each sentence</source>
        <translation>uno por cada oración</translation>
    </message>
    <message>
        <source>one kind</source>
        <translation>un solo tipo</translation>
    </message>
    <message>
        <source>one network for both</source>
        <translation>una red para ambos</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>one of %1, ...</source>
        <translation>uno de %1, ...</translation>
    </message>
    <message>
        <source>one of column %1</source>
        <translation>uno de la columna %1</translation>
    </message>
    <message>
        <source>one of the languages of --languages</source>
        <translation>uno de los idiomas de --languages</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>uno de ellos</translation>
    </message>
    <message>
        <source>one of this model</source>
        <translation>uno de este modelo</translation>
    </message>
    <message>
        <source>one part, and languages that share everything or nothing</source>
        <translation>una parte, e idiomas que lo compartan todo o nada</translation>
    </message>
    <message>
        <source>one per line</source>
        <translation>uno por línea</translation>
    </message>
    <message>
        <source>one query per line</source>
        <translation>una consulta por línea</translation>
    </message>
    <message>
        <source>one sentence pair per line</source>
        <translation>un par de oraciones por línea</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>una oración por línea</translation>
    </message>
    <message>
        <source>one that ICU supports</source>
        <translation>una que admita ICU</translation>
    </message>
    <message>
        <source>one that this program supports</source>
        <translation>uno que admita este programa</translation>
    </message>
    <message>
        <source>one that was</source>
        <translation>uno entrenado aquí</translation>
    </message>
    <message>
        <source>one tokenizer</source>
        <translation>un tokenizador</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>one within %1 bytes</source>
        <translation>su cierre en menos de %1 bytes</translation>
    </message>
    <message>
        <source>one without</source>
        <translation>uno sin él</translation>
    </message>
    <message>
        <source>one word and its numbers per line</source>
        <translation>una palabra y sus números por línea</translation>
    </message>
    <message>
        <source>one, or one for each source</source>
        <translation>uno, o uno para cada origen</translation>
    </message>
    <message>
        <source>one, or one per side</source>
        <translation>uno, o uno por lado</translation>
    </message>
    <message>
        <source>one, or those of two judges</source>
        <translation>una, o las de dos jueces</translation>
    </message>
    <message>
        <source>only one file</source>
        <translation>solo un archivo</translation>
    </message>
    <message>
        <source>only static models can be imported, not transformers</source>
        <translation>solo se pueden importar modelos estáticos, no transformers</translation>
    </message>
    <message>
        <source>open it again to see what has changed</source>
        <translation>ábralo de nuevo para ver qué ha cambiado</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>ábralo con una versión más reciente del programa</translation>
    </message>
    <message>
        <source>other pieces</source>
        <translation>otras piezas</translation>
    </message>
    <message>
        <source>pair %1 has no %2</source>
        <translation>el par %1 no tiene %2</translation>
    </message>
    <message>
        <source>pair stores</source>
        <translation>almacenes de pares</translation>
    </message>
    <message>
        <source>pair stores, settings and seeds</source>
        <translation>almacenes de pares, ajustes y semillas</translation>
    </message>
    <message>
        <source>pairs in %1 and %2, between which the model translates</source>
        <translation>pares en %1 y %2, los idiomas entre los que traduce el modelo</translation>
    </message>
    <message>
        <source>pairs of %1-%2</source>
        <translation>pares de %1-%2</translation>
    </message>
    <message>
        <source>pairs of ids, the gold file</source>
        <translation>pares de identificadores, el archivo de referencia</translation>
    </message>
    <message>
        <source>pairs of sentences</source>
        <translation>pares de oraciones</translation>
    </message>
    <message>
        <source>pairs whose sides have different forms</source>
        <translation>pares cuyos lados tengan formas distintas</translation>
    </message>
    <message>
        <source>pairs with gold scores</source>
        <translation>pares con puntuaciones de referencia</translation>
    </message>
    <message>
        <source>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</source>
        <translation>paragram-cli cluster --ranks 4 -- train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>parse all sentences, one on each line</source>
        <translation>analice todas las oraciones, una en cada línea</translation>
    </message>
    <message>
        <source>parse the %1s of these pairs in their order</source>
        <translation>analice el lado %1 de estos pares en su orden</translation>
    </message>
    <message>
        <source>parses such as (ROOT (S (NP ...) (VP ...)))</source>
        <translation>análisis como (ROOT (S (NP ...) (VP ...)))</translation>
    </message>
    <message>
        <source>pieces of a unigram model (tokenizer.model)</source>
        <translation>piezas de un modelo de unigramas (tokenizer.model)</translation>
    </message>
    <message>
        <source>pieces or words</source>
        <translation>piezas o palabras</translation>
    </message>
    <message>
        <source>pieces with the space at the end</source>
        <translation>piezas con el espacio al final</translation>
    </message>
    <message>
        <source>put NAME= before the file</source>
        <translation>ponga NAME= delante del archivo</translation>
    </message>
    <message>
        <source>put it next to the two texts</source>
        <translation>póngalo junto a los dos textos</translation>
    </message>
    <message>
        <source>put the .vocab file there</source>
        <translation>ponga allí el archivo .vocab</translation>
    </message>
    <message>
        <source>rank by something else</source>
        <translation>ordene por otra magnitud</translation>
    </message>
    <message>
        <source>read back with cosines off by %1</source>
        <translation>al volver a leerlo, los cosenos difieren en %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>se detuvo la lectura</translation>
    </message>
    <message>
        <source>recognise its text with an OCR program such as ocrmypdf</source>
        <translation>reconozca su texto con un programa de OCR como ocrmypdf</translation>
    </message>
    <message>
        <source>remove it; the download then starts again</source>
        <translation>elimínelo; la descarga empieza entonces de nuevo</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>elimine uno de ellos</translation>
    </message>
    <message>
        <source>remove the comma before it</source>
        <translation>elimine la coma que lo precede</translation>
    </message>
    <message>
        <source>remove the file to start from the beginning</source>
        <translation>elimine el archivo para empezar desde el principio</translation>
    </message>
    <message>
        <source>remove the folder and build the index again</source>
        <translation>elimine la carpeta y cree el índice de nuevo</translation>
    </message>
    <message>
        <source>remove the folder or choose another</source>
        <translation>elimine la carpeta o elija otra</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>elimine la línea</translation>
    </message>
    <message>
        <source>remove the line or set pairs.skip-bad-lines</source>
        <translation>elimine la línea o active pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the object, or import with pairs.skip-bad-lines</source>
        <translation>elimine el objeto, o importe con pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>remove the step</source>
        <translation>elimine el paso</translation>
    </message>
    <message>
        <source>rename the file</source>
        <translation>cambie el nombre del archivo</translation>
    </message>
    <message>
        <source>rename the file or value</source>
        <translation>cambie el nombre del archivo o el valor</translation>
    </message>
    <message>
        <source>report this as a fault of the program</source>
        <translation>comunique esto como un fallo del programa</translation>
    </message>
    <message>
        <source>request at least one neighbour</source>
        <translation>pida al menos un vecino</translation>
    </message>
    <message>
        <source>restore it or remove it</source>
        <translation>restáurelo o elimínelo</translation>
    </message>
    <message>
        <source>restore it, or start a new run</source>
        <translation>restáurelo, o inicie una ejecución nueva</translation>
    </message>
    <message>
        <source>restore the file, or align the documents again</source>
        <translation>restaure el archivo, o alinee los documentos de nuevo</translation>
    </message>
    <message>
        <source>restore them, or start a new run</source>
        <translation>restáurelos, o inicie una ejecución nueva</translation>
    </message>
    <message>
        <source>resume with that version, or train again without --resume</source>
        <translation>reanude con esa versión, o entrene de nuevo sin --resume</translation>
    </message>
    <message>
        <source>run it with paragram-cli</source>
        <translation>ejecútelo con paragram-cli</translation>
    </message>
    <message>
        <source>run it without --done</source>
        <translation>ejecútelo sin --done</translation>
    </message>
    <message>
        <source>runs on one rank and on two or more other numbers of them</source>
        <translation>ejecuciones con un rango y con otros dos o más números de rangos</translation>
    </message>
    <message>
        <source>save it again without compression</source>
        <translation>guárdelo de nuevo sin compresión</translation>
    </message>
    <message>
        <source>save it as docx, odt, epub, PDF, HTML or plain text</source>
        <translation>guárdelo como docx, odt, epub, PDF, HTML o texto sin formato</translation>
    </message>
    <message>
        <source>save it to a file first</source>
        <translation>guárdelo antes en un archivo</translation>
    </message>
    <message>
        <source>save it with numpy as float32 in C order</source>
        <translation>guárdelo con numpy como float32 en orden C</translation>
    </message>
    <message>
        <source>save its table as CSV in UTF-8</source>
        <translation>guarde su tabla como CSV en UTF-8</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2</source>
        <translation>indique cuáles contienen las oraciones, por ejemplo --columns %1,%2</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns %1,%2 (the first column is 0)</source>
        <translation>indique cuáles contienen las oraciones, por ejemplo --columns %1,%2 (la primera columna es la 0)</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1</source>
        <translation>indique cuáles contienen las oraciones, por ejemplo --columns 0,1</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns 0,1 (the first column is 0)</source>
        <translation>indique cuáles contienen las oraciones, por ejemplo --columns 0,1 (la primera columna es la 0)</translation>
    </message>
    <message>
        <source>say which contain the sentences, for example --columns sentence1,sentence2</source>
        <translation>indique cuáles contienen las oraciones, por ejemplo --columns sentence1,sentence2</translation>
    </message>
    <message>
        <source>score, source and target separated by tabs</source>
        <translation>puntuación, origen y destino separados por tabuladores</translation>
    </message>
    <message>
        <source>scores of an import</source>
        <translation>puntuaciones de una importación</translation>
    </message>
    <message>
        <source>scores of one kind in all stores</source>
        <translation>puntuaciones de un mismo tipo en todos los almacenes</translation>
    </message>
    <message>
        <source>scores that are log-probabilities of translations</source>
        <translation>puntuaciones que son logaritmos de la probabilidad de traducciones</translation>
    </message>
    <message>
        <source>see the manual&apos;s page Settings for all keys</source>
        <translation>consulte todas las claves en la página Ajustes del manual</translation>
    </message>
    <message>
        <source>semantic or random</source>
        <translation>semantic o random</translation>
    </message>
    <message>
        <source>semantic, random, %1 or %2</source>
        <translation>semantic, random, %1 o %2</translation>
    </message>
    <message>
        <source>sentence numbers from 0, as in [3, 4]:[5]</source>
        <translation>números de oración desde 0, como en [3, 4]:[5]</translation>
    </message>
    <message>
        <source>sentence numbers of many documents</source>
        <translation>números de oración de muchos documentos</translation>
    </message>
    <message>
        <source>sentence pairs in a format that can be read</source>
        <translation>pares de oraciones en un formato que se pueda leer</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>piezas de oración</translation>
    </message>
    <message>
        <source>sentence pieces of both sides in one table</source>
        <translation>piezas de oración de ambos lados en una tabla</translation>
    </message>
    <message>
        <source>sentence pieces, words or trigrams</source>
        <translation>piezas de oración, palabras o trigramas</translation>
    </message>
    <message>
        <source>sentences like those to embed</source>
        <translation>oraciones como aquellas cuyos vectores se calcularán</translation>
    </message>
    <message>
        <source>sentences of both sides</source>
        <translation>oraciones de ambos lados</translation>
    </message>
    <message>
        <source>sentences of many languages</source>
        <translation>oraciones de muchos idiomas</translation>
    </message>
    <message>
        <source>sentences of one side only</source>
        <translation>oraciones de un solo lado</translation>
    </message>
    <message>
        <source>sentences of the pairs</source>
        <translation>oraciones de los pares</translation>
    </message>
    <message>
        <source>seq2seq</source>
        <translation>seq2seq</translation>
    </message>
    <message>
        <source>set TMPDIR to an existing folder that you may write to</source>
        <translation>ponga en TMPDIR una carpeta que exista y en la que pueda escribir</translation>
    </message>
    <message>
        <source>set encoder.kind = sp and encoder.sharing = shared</source>
        <translation>ponga encoder.kind = sp y encoder.sharing = shared</translation>
    </message>
    <message>
        <source>set encoder.network to lstm or blstm, or encoder.combine to none</source>
        <translation>ponga encoder.network en lstm o blstm, o encoder.combine en none</translation>
    </message>
    <message>
        <source>set it to 0</source>
        <translation>póngalo en 0</translation>
    </message>
    <message>
        <source>set it to seq2seq</source>
        <translation>póngalo en seq2seq</translation>
    </message>
    <message>
        <source>set it to shared</source>
        <translation>póngalo en shared</translation>
    </message>
    <message>
        <source>set it to word</source>
        <translation>póngalo en word</translation>
    </message>
    <message>
        <source>set, %1</source>
        <translation>activado, %1</translation>
    </message>
    <message>
        <source>set, with encoder.network = %1 and generative.model = %2</source>
        <translation>activado, con encoder.network = %1 y generative.model = %2</translation>
    </message>
    <message>
        <source>set, with generative.model = %1</source>
        <translation>activado, con generative.model = %1</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message>
        <source>source and target</source>
        <translation>origen y destino</translation>
    </message>
    <message>
        <source>source and target, or keys named with --columns</source>
        <translation>origen y destino, o claves indicadas con --columns</translation>
    </message>
    <message>
        <source>source,target or source,target,score</source>
        <translation>source,target o source,target,score</translation>
    </message>
    <message>
        <source>sp, word or trigram</source>
        <translation>sp, word o trigram</translation>
    </message>
    <message>
        <source>space for a copy</source>
        <translation>espacio para una copia</translation>
    </message>
    <message>
        <source>split or remove the line</source>
        <translation>divida o elimine la línea</translation>
    </message>
    <message>
        <source>split or remove the line, or import with pairs.skip-bad-lines</source>
        <translation>divida o elimine la línea, o importe con pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>split the file</source>
        <translation>divida el archivo</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>salida estándar</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>empiece de nuevo</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>text that is not lower-cased</source>
        <translation>texto que no está en minúsculas</translation>
    </message>
    <message>
        <source>text, or an archive of texts</source>
        <translation>texto, o un archivo comprimido de textos</translation>
    </message>
    <message>
        <source>the %1 of the index</source>
        <translation>las %1 del índice</translation>
    </message>
    <message>
        <source>the %1 sentence is empty</source>
        <translation>la oración %1 está vacía</translation>
    </message>
    <message>
        <source>the %1 side looks like %2, not %3</source>
        <translation>el lado %1 parece %2, no %3</translation>
    </message>
    <message>
        <source>the SentencePiece model it was trained with</source>
        <translation>el modelo de SentencePiece con el que se entrenó</translation>
    </message>
    <message>
        <source>the SentencePiece model that %1 was tokenised with</source>
        <translation>el modelo de SentencePiece con el que se tokenizó %1</translation>
    </message>
    <message>
        <source>the SentencePiece model that produces them</source>
        <translation>el modelo de SentencePiece que las produce</translation>
    </message>
    <message>
        <source>the alignment tries to read other folders: do not use it</source>
        <translation>la alineación intenta leer otras carpetas: no la use</translation>
    </message>
    <message>
        <source>the archive tries to write to other folders: do not use it</source>
        <translation>el archivo comprimido intenta escribir en otras carpetas: no lo use</translation>
    </message>
    <message>
        <source>the authors&apos; program has no other: choose onnx</source>
        <translation>el programa de los autores no tiene otro: elija onnx</translation>
    </message>
    <message>
        <source>the checkpoint has reached that number already</source>
        <translation>el punto de control ya ha alcanzado ese número</translation>
    </message>
    <message>
        <source>the checkpoint is damaged: train again without --resume</source>
        <translation>el punto de control está dañado: entrene de nuevo sin --resume</translation>
    </message>
    <message>
        <source>the disk may be full: export again</source>
        <translation>quizá el disco esté lleno: exporte de nuevo</translation>
    </message>
    <message>
        <source>the documents the alignment names, in a folder or in archives</source>
        <translation>los documentos que nombra la alineación, en una carpeta o en archivos comprimidos</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>el archivo cambió mientras se leía</translation>
    </message>
    <message>
        <source>the file ends before its last element</source>
        <translation>el archivo termina antes de su último elemento</translation>
    </message>
    <message>
        <source>the file for %1</source>
        <translation>el archivo para %1</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>the file is damaged or another version; download it from its publisher again</source>
        <translation>el archivo está dañado o es de otra versión; descárguelo de nuevo de su editor</translation>
    </message>
    <message>
        <source>the file is damaged or truncated: use another copy</source>
        <translation>el archivo está dañado o truncado: use otra copia</translation>
    </message>
    <message>
        <source>the file is damaged: import the pairs again</source>
        <translation>el archivo está dañado: importe los pares de nuevo</translation>
    </message>
    <message>
        <source>the file is damaged: use another copy</source>
        <translation>el archivo está dañado: use otra copia</translation>
    </message>
    <message>
        <source>the file is designed to fill memory or disk: do not use it</source>
        <translation>el archivo está hecho para llenar la memoria o el disco: no lo use</translation>
    </message>
    <message>
        <source>the file is incomplete: create it again or use another copy</source>
        <translation>el archivo está incompleto: créelo de nuevo o use otra copia</translation>
    </message>
    <message>
        <source>the file is truncated or damaged: %1</source>
        <translation>el archivo está truncado o dañado: %1</translation>
    </message>
    <message>
        <source>the file with the sentences of these vectors</source>
        <translation>el archivo con las oraciones de estos vectores</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>la carpeta de una ejecución</translation>
    </message>
    <message>
        <source>the folder of a run that was interrupted</source>
        <translation>la carpeta de una ejecución que se interrumpió</translation>
    </message>
    <message>
        <source>the folder&apos;s files do not belong together</source>
        <translation>los archivos de la carpeta no se corresponden</translation>
    </message>
    <message>
        <source>the form in which it writes</source>
        <translation>la forma en la que escribe</translation>
    </message>
    <message>
        <source>the gradient is not a number</source>
        <translation>el gradiente no es un número</translation>
    </message>
    <message>
        <source>the history of a run</source>
        <translation>el historial de una ejecución</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot;</source>
        <translation>el identificador &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the keys %1</source>
        <translation>las claves %1</translation>
    </message>
    <message>
        <source>the keys none</source>
        <translation>ninguna clave</translation>
    </message>
    <message>
        <source>the language of the %1 side is unknown</source>
        <translation>el idioma del lado %1 es desconocido</translation>
    </message>
    <message>
        <source>the languages %1</source>
        <translation>los idiomas %1</translation>
    </message>
    <message>
        <source>the loss is not a number</source>
        <translation>la pérdida no es un número</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is compressed or encrypted</source>
        <translation>el miembro &quot;%1&quot; está comprimido o cifrado</translation>
    </message>
    <message>
        <source>the model tries to read other folders: do not use it</source>
        <translation>el modelo intenta leer otras carpetas: no lo use</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot;</source>
        <translation>el nombre &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the name %1 twice</source>
        <translation>el nombre %1 dos veces</translation>
    </message>
    <message>
        <source>the name of a member</source>
        <translation>el nombre de un miembro</translation>
    </message>
    <message>
        <source>the pair store is damaged: import the pairs again</source>
        <translation>el almacén de pares está dañado: importe los pares de nuevo</translation>
    </message>
    <message>
        <source>the pairs of %1</source>
        <translation>los pares de %1</translation>
    </message>
    <message>
        <source>the pairs stored there temporarily cannot be read back</source>
        <translation>los pares guardados allí temporalmente no se pueden volver a leer</translation>
    </message>
    <message>
        <source>the parses of the sentences</source>
        <translation>los análisis de las oraciones</translation>
    </message>
    <message>
        <source>the path &quot;%1&quot;</source>
        <translation>la ruta &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the pieces of %1</source>
        <translation>las piezas de %1</translation>
    </message>
    <message>
        <source>the rest is UTF-8: give --encoding %1 to replace its damaged characters, %2</source>
        <translation>el resto es UTF-8: indique --encoding %1 para sustituir sus caracteres dañados, %2</translation>
    </message>
    <message>
        <source>the same .vocab for all P-SP files</source>
        <translation>el mismo .vocab para todos los archivos P-SP</translation>
    </message>
    <message>
        <source>the same file</source>
        <translation>el mismo archivo</translation>
    </message>
    <message>
        <source>the same forms as the targets have</source>
        <translation>las mismas formas que tienen los destinos</translation>
    </message>
    <message>
        <source>the same number on every node</source>
        <translation>el mismo número en cada nodo</translation>
    </message>
    <message>
        <source>the same on every machine</source>
        <translation>lo mismo en todas las máquinas</translation>
    </message>
    <message>
        <source>the same pair store</source>
        <translation>el mismo almacén de pares</translation>
    </message>
    <message>
        <source>the same text, or more lines at its end</source>
        <translation>el mismo texto, o con más líneas al final</translation>
    </message>
    <message>
        <source>the same vectors and sentences</source>
        <translation>los mismos vectores y oraciones</translation>
    </message>
    <message>
        <source>the scores of these pairs are log-probabilities of translations, not paraphrase scores</source>
        <translation>las puntuaciones de estos pares son logaritmos de la probabilidad de traducciones, no puntuaciones de paráfrasis</translation>
    </message>
    <message>
        <source>the server answered %1</source>
        <translation>el servidor respondió %1</translation>
    </message>
    <message>
        <source>the server answers %1</source>
        <translation>el servidor responde %1</translation>
    </message>
    <message>
        <source>the token id %1</source>
        <translation>el identificador de token %1</translation>
    </message>
    <message>
        <source>the two texts, as X.de and X.en</source>
        <translation>los dos textos, como X.de y X.en</translation>
    </message>
    <message>
        <source>the vocabulary next to the .h5 file</source>
        <translation>el vocabulario junto al archivo .h5</translation>
    </message>
    <message>
        <source>this kind of file cannot be read</source>
        <translation>no se puede leer este tipo de archivo</translation>
    </message>
    <message>
        <source>this tokenizer cannot be used</source>
        <translation>este tokenizador no se puede usar</translation>
    </message>
    <message>
        <source>those of one document</source>
        <translation>los de un solo documento</translation>
    </message>
    <message>
        <source>those of the trained templates: %1</source>
        <translation>las de las plantillas entrenadas: %1</translation>
    </message>
    <message>
        <source>three: sentence, sentence, gold score</source>
        <translation>tres: oración, oración, puntuación de referencia</translation>
    </message>
    <message>
        <source>token, tab, count</source>
        <translation>token, tabulador, recuento</translation>
    </message>
    <message>
        <source>tokenizer=FILE, or a model</source>
        <translation>tokenizer=FILE, o un modelo</translation>
    </message>
    <message>
        <source>tokens by a tokenizer.json</source>
        <translation>tokens según un tokenizer.json</translation>
    </message>
    <message>
        <source>tokens other than pieces that both languages share</source>
        <translation>tokens que no son piezas compartidas por ambos idiomas</translation>
    </message>
    <message>
        <source>tokens without text</source>
        <translation>tokens sin texto</translation>
    </message>
    <message>
        <source>train a tokenizer or choose another file</source>
        <translation>entrene un tokenizador o elija otro archivo</translation>
    </message>
    <message>
        <source>train again</source>
        <translation>entrene de nuevo</translation>
    </message>
    <message>
        <source>train for some hundred steps with mpirun -n 1, 2 and 4</source>
        <translation>entrene unos cientos de pasos con mpirun -n 1, 2 y 4</translation>
    </message>
    <message>
        <source>train it again or use another copy</source>
        <translation>entrénelo de nuevo o use otra copia</translation>
    </message>
    <message>
        <source>train one first: paragram-cli train --pairs PAIRS.h5 --output RUN</source>
        <translation>entrene uno antes: paragram-cli train --pairs PAIRS.h5 --output RUN</translation>
    </message>
    <message>
        <source>train one with encoder.network = transformer, for instance the preset bgt-small</source>
        <translation>entrene uno con encoder.network = transformer, por ejemplo el preajuste bgt-small</translation>
    </message>
    <message>
        <source>train one with generative.model = envae</source>
        <translation>entrene uno con generative.model = envae</translation>
    </message>
    <message>
        <source>train without --resume</source>
        <translation>entrene sin --resume</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine</source>
        <translation>train, import, embed, neighbours o mine</translation>
    </message>
    <message>
        <source>train, import, embed, neighbours or mine after --</source>
        <translation>train, import, embed, neighbours o mine después de --</translation>
    </message>
    <message>
        <source>transformer %1</source>
        <translation>transformer %1</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>trigramas</translation>
    </message>
    <message>
        <source>truncated or damaged</source>
        <translation>truncado o dañado</translation>
    </message>
    <message>
        <source>try again later</source>
        <translation>inténtelo más tarde</translation>
    </message>
    <message>
        <source>try again when no other program writes the pair store</source>
        <translation>inténtelo de nuevo cuando ningún otro programa escriba en el almacén de pares</translation>
    </message>
    <message>
        <source>two documents separated by a tab, and optionally a name</source>
        <translation>dos documentos separados por un tabulador y, si se quiere, un nombre</translation>
    </message>
    <message>
        <source>two files for the moses format</source>
        <translation>dos archivos para el formato moses</translation>
    </message>
    <message>
        <source>two languages</source>
        <translation>dos idiomas</translation>
    </message>
    <message>
        <source>two languages, the extensions of the two files</source>
        <translation>dos idiomas, las extensiones de los dos archivos</translation>
    </message>
    <message>
        <source>two of them</source>
        <translation>dos de ellos</translation>
    </message>
    <message>
        <source>undamaged vectors</source>
        <translation>vectores sin daños</translation>
    </message>
    <message>
        <source>unit=pieces</source>
        <translation>unit=pieces</translation>
    </message>
    <message>
        <source>unit=pieces without a tokenizer</source>
        <translation>unit=pieces sin tokenizador</translation>
    </message>
    <message>
        <source>unknown filter &quot;%1&quot;</source>
        <translation>filtro desconocido &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown script &quot;%1&quot;</source>
        <translation>escritura desconocida &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;</source>
        <translation>ajuste desconocido &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unpack it first, or set TMPDIR to a folder with more space</source>
        <translation>descomprímalo antes, o ponga en TMPDIR una carpeta con más espacio</translation>
    </message>
    <message>
        <source>unpack it with another program</source>
        <translation>descomprímalo con otro programa</translation>
    </message>
    <message>
        <source>unpack it with gunzip</source>
        <translation>descomprímalo con gunzip</translation>
    </message>
    <message>
        <source>use --seeds, which trains with seeds from 1</source>
        <translation>use --seeds, que entrena con semillas desde 1</translation>
    </message>
    <message>
        <source>use a model of the kind bgt, released or noprior</source>
        <translation>use un modelo de tipo bgt, released o noprior</translation>
    </message>
    <message>
        <source>use a model that was trained for it</source>
        <translation>use un modelo entrenado para ello</translation>
    </message>
    <message>
        <source>use a newer version of this program</source>
        <translation>use una versión más reciente de este programa</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>use otra copia</translation>
    </message>
    <message>
        <source>use another copy of the file</source>
        <translation>use otra copia del archivo</translation>
    </message>
    <message>
        <source>use another copy of the gold file</source>
        <translation>use otra copia del archivo de referencia</translation>
    </message>
    <message>
        <source>use another copy of the model</source>
        <translation>use otra copia del modelo</translation>
    </message>
    <message>
        <source>use another copy of the run</source>
        <translation>use otra copia de la ejecución</translation>
    </message>
    <message>
        <source>use another copy of the two files</source>
        <translation>use otra copia de los dos archivos</translation>
    </message>
    <message>
        <source>use another copy of the vocabulary</source>
        <translation>use otra copia del vocabulario</translation>
    </message>
    <message>
        <source>use another copy, or remove the line</source>
        <translation>use otra copia, o elimine la línea</translation>
    </message>
    <message>
        <source>use another model</source>
        <translation>use otro modelo</translation>
    </message>
    <message>
        <source>use fp32</source>
        <translation>use fp32</translation>
    </message>
    <message>
        <source>use one of these, or omit it</source>
        <translation>use una de estas opciones, u omítalo</translation>
    </message>
    <message>
        <source>use one of these: a quantised model is for classification only</source>
        <translation>use uno de estos: un modelo cuantizado sirve solo para clasificar</translation>
    </message>
    <message>
        <source>values nested more than %1 deep</source>
        <translation>valores anidados a más de %1 niveles</translation>
    </message>
    <message>
        <source>vector %1 contains a value that is not a number</source>
        <translation>el vector %1 contiene un valor que no es un número</translation>
    </message>
    <message>
        <source>vectors of %1 numbers</source>
        <translation>vectores de %1 números</translation>
    </message>
    <message>
        <source>vectors of another size</source>
        <translation>vectores de otro tamaño</translation>
    </message>
    <message>
        <source>vectors of equal length</source>
        <translation>vectores de igual longitud</translation>
    </message>
    <message>
        <source>vectors of sentence pieces</source>
        <translation>vectores de piezas de oración</translation>
    </message>
    <message>
        <source>vectors of the pairs&apos; words</source>
        <translation>vectores de las palabras de los pares</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>versión %1</translation>
    </message>
    <message>
        <source>what an interrupted run has written</source>
        <translation>lo que ha escrito una ejecución interrumpida</translation>
    </message>
    <message>
        <source>where the result is written</source>
        <translation>dónde se escribe el resultado</translation>
    </message>
    <message>
        <source>with the space at the start</source>
        <translation>con el espacio al principio</translation>
    </message>
    <message>
        <source>word, trigram or whitespace</source>
        <translation>word, trigram o whitespace</translation>
    </message>
    <message>
        <source>word: each symbol is a token</source>
        <translation>word: cada símbolo es un token</translation>
    </message>
    <message>
        <source>words by Unicode&apos;s rules, which tokenizer.json cannot express</source>
        <translation>palabras según las reglas de Unicode, que tokenizer.json no puede expresar</translation>
    </message>
    <message>
        <source>write it as gold score, sentence, sentence, separated by tabs</source>
        <translation>escríbalo como puntuación de referencia, oración, oración, separadas por tabuladores</translation>
    </message>
    <message>
        <source>write its text first: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</source>
        <translation>escriba antes su texto: paragram-cli export-pairs --pairs %1 --format moses --output TEXT</translation>
    </message>
    <message>
        <source>write the list for the same --suite with --list-sentences, and embed it again</source>
        <translation>escriba la lista para el mismo --suite con --list-sentences y calcule de nuevo sus vectores</translation>
    </message>
    <message>
        <source>write the text to a file</source>
        <translation>escriba el texto en un archivo</translation>
    </message>
    <message>
        <source>your consent</source>
        <translation>su consentimiento</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>Memoria insuficiente</translation>
    </message>
    <message>
        <source>use fewer dimensions, a smaller vocabulary or a smaller mega-batch</source>
        <translation>use menos dimensiones, un vocabulario más pequeño o un megalote más pequeño</translation>
    </message>
    <message>
        <source>Unknown failure</source>
        <translation>Fallo desconocido</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Cuota de disco superada</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de entrada o salida</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>a list in a list of files</source>
        <translation>una lista dentro de una lista de archivos</translation>
    </message>
    <message>
        <source>a name on each line</source>
        <translation>un nombre en cada línea</translation>
    </message>
    <message>
        <source>list the files to read</source>
        <translation>enumere los archivos que se han de leer</translation>
    </message>
    <message>
        <source>name the files themselves</source>
        <translation>nombre los propios archivos</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>no se nombra ningún archivo</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>el nombre de un archivo</translation>
    </message>
    <message>
        <source>a file written by mine --figures</source>
        <translation>un archivo escrito por mine --figures</translation>
    </message>
    <message>
        <source>mine again</source>
        <translation>haga la minería de nuevo</translation>
    </message>
    <message>
        <source>not the figures of a mining, or damaged</source>
        <translation>no son las cifras de una minería, o están dañadas</translation>
    </message>
    <message numerus="yes">
        <source>%1 links</source>
        <translation>
            <numerusform>%1 enlace</numerusform>
            <numerusform>%1 enlaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 página</numerusform>
            <numerusform>%1 páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 conjunto</numerusform>
            <numerusform>%1 conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 units</source>
        <translation>
            <numerusform>%1 unidad</numerusform>
            <numerusform>%1 unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 objeto</numerusform>
            <numerusform>%1 objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GB for a table</source>
        <translation>%1 GB para una tabla</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>%1 GB libres</translation>
    </message>
    <message>
        <source>set TMPDIR to a folder on a disk with more space</source>
        <translation>ponga en TMPDIR una carpeta de un disco con más espacio</translation>
    </message>
    <message>
        <source>%1: lists in chunks, compressed or of other numbers</source>
        <translation>%1: listas en bloques, comprimidas o de otros números</translation>
    </message>
    <message>
        <source>lists of 32-bit integers in one piece, as P-SP writes them</source>
        <translation>listas de enteros de 32 bits de una sola pieza, como las escribe P-SP</translation>
    </message>
    <message>
        <source>convert the file with h5repack -l CONTI -f NONE</source>
        <translation>convierta el archivo con h5repack -l CONTI -f NONE</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>No se puede asignar memoria</translation>
    </message>
    <message>
        <source>close other programs; the old file is unchanged</source>
        <translation>cierre otros programas; el archivo anterior no ha cambiado</translation>
    </message>
    <message>
        <source>1 to %1 bytes of entries</source>
        <translation>de 1 a %1 bytes de entradas</translation>
    </message>
    <message>
        <source>a dictd dictionary, which is UTF-8</source>
        <translation>un diccionario de dictd, que es UTF-8</translation>
    </message>
    <message>
        <source>a tokenizer, with a model to start from</source>
        <translation>un tokenizador, con un modelo del que partir</translation>
    </message>
    <message>
        <source>clear it: the model has its own vectors</source>
        <translation>vacíelo: el modelo tiene sus propios vectores</translation>
    </message>
    <message>
        <source>give one of them: the model has its own tokenizer</source>
        <translation>dé uno de los dos: el modelo tiene su propio tokenizador</translation>
    </message>
    <message>
        <source>given, with encoder.start</source>
        <translation>dado, con encoder.start</translation>
    </message>
    <message>
        <source>leave out --encoding</source>
        <translation>omita --encoding</translation>
    </message>
    <message>
        <source>name the other with --input2</source>
        <translation>indique el otro con --input2</translation>
    </message>
    <message>
        <source>no .dict or .dict.dz next to it</source>
        <translation>ningún .dict ni .dict.dz al lado</translation>
    </message>
    <message>
        <source>no .index next to it</source>
        <translation>ningún .index al lado</translation>
    </message>
    <message>
        <source>set them as the model has them, or choose another model</source>
        <translation>póngalos como los tiene el modelo, o elija otro modelo</translation>
    </message>
    <message>
        <source>the two files of a dictd dictionary</source>
        <translation>los dos archivos de un diccionario de dictd</translation>
    </message>
    <message>
        <source>too much text</source>
        <translation>demasiado texto</translation>
    </message>
    <message>
        <source>a list of MO files</source>
        <translation>una lista de archivos MO</translation>
    </message>
    <message>
        <source>a message of more than %1 bytes</source>
        <translation>un mensaje de más de %1 bytes</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>una oración</translation>
    </message>
    <message>
        <source>a whole MO file</source>
        <translation>un archivo MO completo</translation>
    </message>
    <message>
        <source>an MO file, which names its encoding</source>
        <translation>un archivo MO, que indica su codificación</translation>
    </message>
    <message>
        <source>an encoding that ICU knows, such as UTF-8</source>
        <translation>una codificación que ICU conozca, como UTF-8</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>como máximo %1 bytes</translation>
    </message>
    <message>
        <source>give the list with --files</source>
        <translation>dé la lista con --files</translation>
    </message>
    <message>
        <source>msgid and msgstr with text in quotes, or a comment</source>
        <translation>msgid y msgstr con texto entre comillas, o un comentario</translation>
    </message>
    <message>
        <source>no MO file</source>
        <translation>ningún archivo MO</translation>
    </message>
    <message>
        <source>no part of a message</source>
        <translation>ninguna parte de un mensaje</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>read the PO file with --encoding</source>
        <translation>lea el archivo PO con --encoding</translation>
    </message>
    <message>
        <source>read the PO file, or get the file again</source>
        <translation>lea el archivo PO u obtenga el archivo de nuevo</translation>
    </message>
    <message>
        <source>remove it or set pairs.skip-bad-lines</source>
        <translation>elimínelo o active pairs.skip-bad-lines</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>texto entre comillas</translation>
    </message>
    <message>
        <source>text in the encoding &quot;%1&quot;</source>
        <translation>texto en la codificación «%1»</translation>
    </message>
    <message>
        <source>text without quotes around it</source>
        <translation>texto sin comillas</translation>
    </message>
    <message>
        <source>too much data</source>
        <translation>demasiados datos</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>unidad %1</translation>
    </message>
    <message>
        <source>message %1</source>
        <translation>mensaje %1</translation>
    </message>
    <message>
        <source>%1 of %2 are fuzzy and were left out</source>
        <translation>%1 de %2: fuzzy (por revisar), se dejaron fuera</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation that could be read</source>
        <translation>%1 de %2 no tiene traducción que se pueda leer</translation>
    </message>
    <message>
        <source>%1 of %2 has no translation: %3</source>
        <translation>%1 de %2 no tiene traducción: %3</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation that could be read</source>
        <translation>%1 de %2 no tienen traducción que se pueda leer</translation>
    </message>
    <message>
        <source>%1 of %2 have no translation; the first is %3</source>
        <translation>%1 de %2 no tienen traducción; la primera vez, %3</translation>
    </message>
    <message>
        <source>%1 of %2 is fuzzy and was left out</source>
        <translation>%1 de %2: fuzzy (por revisar), se dejó fuera</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 entrada</numerusform>
            <numerusform>%1 entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages</source>
        <translation>
            <numerusform>%1 mensaje</numerusform>
            <numerusform>%1 mensajes</numerusform>
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
        <translation>La biblioteca de Python sentence-transformers y todo lo que se basa en ella; también lo lee model2vec.</translation>
    </message>
    <message>
        <source>model2vec</source>
        <translation>model2vec</translation>
    </message>
    <message>
        <source>The small Python and Rust library model2vec; sentence-transformers reads the same folder.</source>
        <translation>La pequeña biblioteca de Python y Rust model2vec; sentence-transformers lee la misma carpeta.</translation>
    </message>
    <message>
        <source>ONNX</source>
        <translation>ONNX</translation>
    </message>
    <message>
        <source>ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out; of averages, recurrent encoders and generative models.</source>
        <translation>ONNX Runtime en cualquier lenguaje, navegadores, teléfonos, buscadores: entran identificadores y máscara, sale un vector; de promedios, codificadores recurrentes y modelos generativos.</translation>
    </message>
    <message>
        <source>word2vec, text</source>
        <translation>word2vec, texto</translation>
    </message>
    <message>
        <source>gensim, fastText&apos;s tools, spaCy, and other programs that read word vectors.</source>
        <translation>gensim, las herramientas de fastText, spaCy y otros programas que leen vectores de palabras.</translation>
    </message>
    <message>
        <source>word2vec, binary</source>
        <translation>word2vec, binario</translation>
    </message>
    <message>
        <source>gensim and other readers of word2vec&apos;s binary files, which are smaller and faster than text.</source>
        <translation>gensim y otros lectores de los archivos binarios de word2vec, que son más pequeños y rápidos que el texto.</translation>
    </message>
    <message>
        <source>safetensors</source>
        <translation>safetensors</translation>
    </message>
    <message>
        <source>Programs in Python, Rust, JavaScript and others that only need the table of vectors.</source>
        <translation>Programas en Python, Rust, JavaScript y otros que solo necesitan la tabla de vectores.</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>Array de NumPy</translation>
    </message>
    <message>
        <source>Python with NumPy, and other readers of its arrays; the vocabulary is next to it.</source>
        <translation>Python con NumPy, y otros lectores de sus arrays; el vocabulario está al lado.</translation>
    </message>
    <message>
        <source>Raw numbers</source>
        <translation>Números en bruto</translation>
    </message>
    <message>
        <source>Programs that map a file of little-endian numbers, row by row: C, C++, LASER&apos;s tools.</source>
        <translation>Programas que proyectan en memoria un archivo de números little-endian, fila por fila: C, C++, las herramientas de LASER.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>TensorBoard and its embedding projector: a map of tokens or sentences, and the training&apos;s curves.</source>
        <translation>TensorBoard y su proyector de embeddings: un mapa de tokens u oraciones, y las curvas del entrenamiento.</translation>
    </message>
    <message>
        <source>FAISS index</source>
        <translation>Índice FAISS</translation>
    </message>
    <message>
        <source>FAISS, the library for vector search; for the sentences of a file, or the vocabulary.</source>
        <translation>FAISS, la biblioteca de búsqueda de vectores; para las oraciones de un archivo, o el vocabulario.</translation>
    </message>
    <message>
        <source>P-SP checkpoint</source>
        <translation>Punto de control de P-SP</translation>
    </message>
    <message>
        <source>The authors&apos; own scripts (paraphrastic-representations-at-scale) on PyTorch.</source>
        <translation>Los scripts de los propios autores (paraphrastic-representations-at-scale) en PyTorch.</translation>
    </message>
    <message>
        <source>BGT checkpoint</source>
        <translation>Punto de control de BGT</translation>
    </message>
    <message>
        <source>The authors&apos; own program of the Bilingual Generative Transformer (a fork of fairseq) on PyTorch.</source>
        <translation>El programa de los propios autores del Bilingual Generative Transformer (una bifurcación de fairseq) en PyTorch.</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>Drops pairs whose sides are too short or too long. P22 keeps 3 to 100 words of each side of a translation, and a mean of 5 to 40 of the two sides of a paraphrase.</source>
        <translation>Descarta pares con lados demasiado cortos o demasiado largos. P22 conserva de 3 a 100 palabras en cada lado de una traducción, y una media de 5 a 40 de los dos lados de una paráfrasis.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Más corta</translation>
    </message>
    <message>
        <source>The smallest value that is kept.</source>
        <translation>El menor valor que se conserva.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Más larga</translation>
    </message>
    <message>
        <source>The largest value that is kept.</source>
        <translation>El mayor valor que se conserva.</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>Contado en</translation>
    </message>
    <message>
        <source>words are separated by white space, as in P22; tokens are words and punctuation marks by ICU&apos;s boundaries, including Chinese, Japanese and Thai; pieces are those of a tokenizer.</source>
        <translation>words se separan por espacios en blanco, como en P22; tokens son palabras y signos de puntuación según los límites de ICU, también en chino, japonés y tailandés; pieces son las de un tokenizador.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>piezas</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>For pieces: a SentencePiece model, a vocabulary, or a model with its tokenizer. Unknown pieces do not count.</source>
        <translation>Para piezas: un modelo SentencePiece, un vocabulario, o un modelo con su tokenizador. Las piezas desconocidas no cuentan.</translation>
    </message>
    <message>
        <source>a file or folder</source>
        <translation>un archivo o una carpeta</translation>
    </message>
    <message>
        <source>Length of</source>
        <translation>Longitud de</translation>
    </message>
    <message>
        <source>Each side, or the mean of the two sides.</source>
        <translation>Cada lado, o la media de los dos lados.</translation>
    </message>
    <message>
        <source>each</source>
        <translation>cada uno</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>duplicados</translation>
    </message>
    <message>
        <source>Drops duplicates. It remembers 128-bit hashes, at most 31 bytes per pair.</source>
        <translation>Descarta duplicados. Recuerda valores hash de 128 bits, como máximo 31 bytes por par.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>one: the first of equal pairs is kept. none: pairs that occur more than once are all dropped, as by uniq -u, which P22 used.</source>
        <translation>one: se conserva el primero de los pares iguales. none: los pares que aparecen más de una vez se descartan todos, como con uniq -u, que usó P22.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Equal in</source>
        <translation>Iguales en</translation>
    </message>
    <message>
        <source>What must be equal: both sides, or one of them.</source>
        <translation>Qué debe ser igual: ambos lados, o uno de ellos.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Ignorar mayúsculas</translation>
    </message>
    <message>
        <source>Upper and lower case count as the same.</source>
        <translation>Mayúsculas y minúsculas cuentan como iguales.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>Ignore form</source>
        <translation>Ignorar forma</translation>
    </message>
    <message>
        <source>Full-width letters, ligatures and similar forms count as plain letters (NFKC).</source>
        <translation>Las letras de ancho completo, ligaduras y formas similares cuentan como letras simples (NFKC).</translation>
    </message>
    <message>
        <source>Ignore punctuation</source>
        <translation>Ignorar puntuación</translation>
    </message>
    <message>
        <source>Only letters and digits count, not punctuation and spaces.</source>
        <translation>Solo cuentan letras y cifras, no la puntuación ni los espacios.</translation>
    </message>
    <message>
        <source>identical sides</source>
        <translation>lados iguales</translation>
    </message>
    <message>
        <source>Drops pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>Descarta pares con el mismo texto en ambos lados: un modelo no aprende nada de ellos.</translation>
    </message>
    <message>
        <source>Only letters and digits count, in their normal form (NFKC).</source>
        <translation>Solo cuentan letras y cifras, en su forma normal (NFKC).</translation>
    </message>
    <message>
        <source>trigram overlap</source>
        <translation>solapamiento de trigramas</translation>
    </message>
    <message>
        <source>Drops paraphrases that are worded too similarly: the share of the shorter side&apos;s three-word sequences that also occur in the longer side, ignoring case. P22 keeps at most 0.7, P18 0.5.</source>
        <translation>Descarta paráfrasis formuladas de modo demasiado parecido: la proporción de las secuencias de tres palabras del lado más corto que aparecen también en el más largo, sin atender a mayúsculas. P22 conserva como máximo 0,7, P18 0,5.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>given score</source>
        <translation>puntuación dada</translation>
    </message>
    <message>
        <source>Filters by the score column of the imported file, such as the third column of ParaNMT, or of paraphrases from translations by the translation&apos;s log-probability per token. Pairs without a score are dropped.</source>
        <translation>Filtra por la columna de puntuación del archivo importado, como la tercera columna de ParaNMT, o, en paráfrasis hechas de traducciones, por el logaritmo de la probabilidad por token de la traducción. Los pares sin puntuación se descartan.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>paraphrase score</source>
        <translation>puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>Keeps pairs whose sides are similar in meaning: the cosine of the two sides under a model of the workbench or averaged word vectors. P22 keeps 0.4 to 1 under PARAGRAM-PHRASE.</source>
        <translation>Conserva pares cuyos lados se parecen en significado: el coseno de los dos lados según un modelo de este programa o vectores de palabras promediados. P22 conserva de 0,4 a 1 según PARAGRAM-PHRASE.</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>A run folder, a model file, or word vectors in word2vec or GloVe format.</source>
        <translation>Una carpeta de ejecución, un archivo de modelo, o vectores de palabras en formato word2vec o GloVe.</translation>
    </message>
    <message>
        <source>Given score</source>
        <translation>Puntuación dada</translation>
    </message>
    <message>
        <source>The score column of the file is the paraphrase score, as in ParaNMT; the model scores pairs without one, and paraphrases from translations, whose score is that of the translation.</source>
        <translation>La columna de puntuación del archivo es la puntuación de paráfrasis, como en ParaNMT; el modelo puntúa los pares sin ella y las paráfrasis hechas de traducciones, cuya puntuación es la de la traducción.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is not in the expected language. CLD2 is built in; it is unsure of many short sentences. P22 uses fastText&apos;s lid.176, whose file you can choose instead.</source>
        <translation>Descarta pares con un lado que no está en el idioma esperado. CLD2 viene incorporado; duda en muchas oraciones cortas. P22 usa lid.176 de fastText, cuyo archivo puede elegir en su lugar.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Language of the side, a code such as en; empty: that of the pairs.</source>
        <translation>Idioma del lado, un código como en; vacío: el de los pares.</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>cualquier texto</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>fastText model</source>
        <translation>Modelo de fastText</translation>
    </message>
    <message>
        <source>lid.176.bin or lid.176.ftz, published by the authors of fastText; empty: CLD2.</source>
        <translation>lid.176.bin o lid.176.ftz, publicados por los autores de fastText; vacío: CLD2.</translation>
    </message>
    <message>
        <source>If unsure</source>
        <translation>En caso de duda</translation>
    </message>
    <message>
        <source>What happens to a sentence whose language CLD2 cannot detect.</source>
        <translation>Qué ocurre con una oración cuyo idioma CLD2 no detecta.</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conservar</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>evaluation sentences</source>
        <translation>oraciones de evaluación</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of an evaluation set, ignoring case and punctuation: scores on sentences that a model was trained on are meaningless.</source>
        <translation>Descarta pares que contienen una oración de un conjunto de evaluación, sin atender a mayúsculas ni puntuación: las puntuaciones en oraciones con las que se entrenó un modelo no significan nada.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Conjuntos</translation>
    </message>
    <message>
        <source>Folders, suite files, pair stores or text files, separated by semicolons; empty: the evaluation sets of the project.</source>
        <translation>Carpetas, archivos de colecciones, almacenes de pares o archivos de texto, separados por punto y coma; vacío: los conjuntos de evaluación del proyecto.</translation>
    </message>
    <message>
        <source>length ratio</source>
        <translation>razón de longitudes</translation>
    </message>
    <message>
        <source>Drops pairs with one side many times as long as the other: most are wrongly aligned.</source>
        <translation>Descarta pares con un lado muchas veces más largo que el otro: la mayoría están mal alineados.</translation>
    </message>
    <message>
        <source>longer side / shorter side</source>
        <translation>lado más largo / lado más corto</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>long words</source>
        <translation>palabras largas</translation>
    </message>
    <message>
        <source>Drops pairs with a very long word (separated by white space): addresses, code, lost spaces. Not for languages without spaces.</source>
        <translation>Descarta pares con una palabra muy larga (separada por espacios en blanco): direcciones, código, espacios perdidos. No para idiomas sin espacios.</translation>
    </message>
    <message>
        <source>characters of the longest word</source>
        <translation>caracteres de la palabra más larga</translation>
    </message>
    <message>
        <source>average word length</source>
        <translation>longitud media de palabra</translation>
    </message>
    <message>
        <source>Drops pairs with a side whose words are unusually short or long on average: spaced-out or joined text. Not for languages without spaces.</source>
        <translation>Descarta pares con un lado cuyas palabras son de media inusualmente cortas o largas: texto espaciado o pegado. No para idiomas sin espacios.</translation>
    </message>
    <message>
        <source>mean characters per word</source>
        <translation>caracteres por palabra de media</translation>
    </message>
    <message>
        <source>HTML and addresses</source>
        <translation>HTML y direcciones</translation>
    </message>
    <message>
        <source>Drops pairs with markup: the share of a side&apos;s bytes that are HTML tags, entities such as &amp;amp; and web addresses.</source>
        <translation>Descarta pares con marcado: la proporción de los bytes de un lado que son etiquetas HTML, entidades como &amp;amp; y direcciones web.</translation>
    </message>
    <message>
        <source>share of markup</source>
        <translation>proporción de marcado</translation>
    </message>
    <message>
        <source>share of letters</source>
        <translation>proporción de letras</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly digits, punctuation or symbols: the share of letters among all characters except white space.</source>
        <translation>Descarta pares con un lado hecho sobre todo de cifras, puntuación o símbolos: la proporción de letras entre todos los caracteres salvo espacios en blanco.</translation>
    </message>
    <message>
        <source>script</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>Drops pairs with a side in another script: the share of letters of the expected script (Latin, Cyrillic, Han, ...) among all letters.</source>
        <translation>Descarta pares con un lado en otra escritura: la proporción de letras de la escritura esperada (Latin, Cyrillic, Han, ...) entre todas las letras.</translation>
    </message>
    <message>
        <source>share of the script&apos;s letters</source>
        <translation>proporción de letras de la escritura</translation>
    </message>
    <message>
        <source>Names such as Latin or Han, separated by commas; empty: that of the language.</source>
        <translation>Nombres como Latin o Han, separados por comas; vacío: la del idioma.</translation>
    </message>
    <message>
        <source>share of digits</source>
        <translation>proporción de cifras</translation>
    </message>
    <message>
        <source>Drops pairs with a side that is mostly numbers: the share of digits among all characters except white space.</source>
        <translation>Descarta pares con un lado hecho sobre todo de números: la proporción de cifras entre todos los caracteres salvo espacios en blanco.</translation>
    </message>
    <message>
        <source>terminal punctuation</source>
        <translation>puntuación final</translation>
    </message>
    <message>
        <source>Drops pairs with a different number of sentence ends: minus the logarithm of one plus a penalty, which is the difference between the counts of final marks plus what each side has beyond one.</source>
        <translation>Descarta pares con distinto número de finales de oración: menos el logaritmo de 1 más una penalización, que es la diferencia entre los recuentos de signos finales más lo que cada lado tiene por encima de uno.</translation>
    </message>
    <message>
        <source>agreement of final marks</source>
        <translation>coincidencia de signos finales</translation>
    </message>
    <message>
        <source>numerals</source>
        <translation>números</translation>
    </message>
    <message>
        <source>Drops pairs with different numbers: twice the longest common subsequence of the two sides&apos; digits except zero, divided by their total number; 1 if there are none.</source>
        <translation>Descarta pares con números distintos: el doble de la subsecuencia común más larga de las cifras de los dos lados salvo el cero, dividido por su número total; 1 si no hay ninguna.</translation>
    </message>
    <message>
        <source>agreement of digits</source>
        <translation>coincidencia de cifras</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>repetición</translation>
    </message>
    <message>
        <source>Drops pairs with a side that repeats itself: how often a piece of text is immediately repeated, as in machine translation that loops. &quot;thank you thank you thank you&quot; repeats twice.</source>
        <translation>Descarta pares con un lado que se repite: cuántas veces se repite enseguida un trozo de texto, como en traducciones automáticas que entran en bucle. &quot;thank you thank you thank you&quot; se repite dos veces.</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>repeticiones</translation>
    </message>
    <message>
        <source>Shortest piece</source>
        <translation>Trozo más corto</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>Shorter pieces are ignored, so that &quot;...&quot; and &quot;!!!&quot; may stay.</source>
        <translation>Los trozos más cortos se ignoran, de modo que &quot;...&quot; y &quot;!!!&quot; pueden quedarse.</translation>
    </message>
    <message>
        <source>longest common substring</source>
        <translation>subcadena común más larga</translation>
    </message>
    <message>
        <source>Drops pairs with a long passage in common: the longest run of characters that both sides have, divided by the length of the shorter side, ignoring case.</source>
        <translation>Descarta pares con un pasaje largo en común: la serie más larga de caracteres que tienen ambos lados, dividida por la longitud del más corto, sin atender a mayúsculas.</translation>
    </message>
    <message>
        <source>share of the shorter side</source>
        <translation>proporción del lado más corto</translation>
    </message>
    <message>
        <source>edit similarity</source>
        <translation>similitud de edición</translation>
    </message>
    <message>
        <source>Drops pairs that differ by a few letters or words only: 1 minus the edit distance divided by the length of the longer side, ignoring case.</source>
        <translation>Descarta pares que solo difieren en unas pocas letras o palabras: 1 menos la distancia de edición dividida por la longitud del lado más largo, sin atender a mayúsculas.</translation>
    </message>
    <message>
        <source>The unit of insertions, removals and changes.</source>
        <translation>La unidad de inserciones, borrados y cambios.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Tab-separated</source>
        <translation>Separado por tabuladores</translation>
    </message>
    <message>
        <source>One pair per line, separated by a tab; a third column may be a score.</source>
        <translation>Un par por línea, separado por un tabulador; una tercera columna puede ser una puntuación.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Spreadsheet tables (RFC 4180): fields separated by commas, semicolons, bars or tabs, in quotes if they contain one, or a line end.</source>
        <translation>Tablas de hoja de cálculo (RFC 4180): campos separados por comas, puntos y comas, barras o tabuladores, entre comillas si contienen uno o un fin de línea.</translation>
    </message>
    <message>
        <source>Scores first</source>
        <translation>Puntuaciones primero</translation>
    </message>
    <message>
        <source>Score, source and target separated by tabs: WikiMatrix, CCMatrix, LASER, and mined pairs.</source>
        <translation>Puntuación, origen y destino separados por tabuladores: WikiMatrix, CCMatrix, LASER y pares extraídos.</translation>
    </message>
    <message>
        <source>Moses</source>
        <translation>Moses</translation>
    </message>
    <message>
        <source>Two files, line by line translations of each other, or an OPUS zip with both: X.de-en.de and X.de-en.en.</source>
        <translation>Dos archivos, traducciones uno de otro línea por línea, o un zip de OPUS con ambos: X.de-en.de y X.de-en.en.</translation>
    </message>
    <message>
        <source>TMX</source>
        <translation>TMX</translation>
    </message>
    <message>
        <source>Translation memory, 1.1 to 1.4b: OPUS, CAT tools. With several languages, --languages chooses two.</source>
        <translation>Memoria de traducción, 1.1 a 1.4b: OPUS, herramientas TAO. Con varios idiomas, --languages elige dos.</translation>
    </message>
    <message>
        <source>XLIFF 1.2</source>
        <translation>XLIFF 1.2</translation>
    </message>
    <message>
        <source>Files of CAT tools; each segment is a pair; candidates (alt-trans) are used if a unit has no translation.</source>
        <translation>Archivos de herramientas TAO; cada segmento es un par; se usan las candidatas (alt-trans) si una unidad no tiene traducción.</translation>
    </message>
    <message>
        <source>XLIFF 2</source>
        <translation>XLIFF 2</translation>
    </message>
    <message>
        <source>Files of CAT tools in XLIFF 2.0 or 2.1; each segment is a pair.</source>
        <translation>Archivos de herramientas TAO en XLIFF 2.0 o 2.1; cada segmento es un par.</translation>
    </message>
    <message>
        <source>OPUS XML</source>
        <translation>OPUS XML</translation>
    </message>
    <message>
        <source>An XCES alignment and the documents it names, in its folder, in archives there (de.zip), or where the second file says.</source>
        <translation>Una alineación XCES y los documentos que nombra, en su carpeta, en archivos comprimidos allí (de.zip), o donde diga el segundo archivo.</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
    <message>
        <source>One JSON object per line, or one array of objects: source and target, sentence1 and sentence2, or {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; other keys by name.</source>
        <translation>Un objeto JSON por línea, o un array de objetos: source y target, sentence1 y sentence2, o {&quot;translation&quot;: {&quot;en&quot;: ..., &quot;de&quot;: ...}}; otras claves por su nombre.</translation>
    </message>
    <message>
        <source>ParaNMT</source>
        <translation>ParaNMT</translation>
    </message>
    <message>
        <source>ParaNMT-50M: two paraphrases and their score separated by tabs; further columns are ignored.</source>
        <translation>ParaNMT-50M: dos paráfrasis y su puntuación separadas por tabuladores; las demás columnas se ignoran.</translation>
    </message>
    <message>
        <source>Tatoeba</source>
        <translation>Tatoeba</translation>
    </message>
    <message>
        <source>Tatoeba&apos;s exports: sentences.csv and links.csv; --languages chooses two, such as eng,deu.</source>
        <translation>Exportaciones de Tatoeba: sentences.csv y links.csv; --languages elige dos, como eng,deu.</translation>
    </message>
    <message>
        <source>STS</source>
        <translation>STS</translation>
    </message>
    <message>
        <source>Graded pairs of SemEval (STS.input.X.txt with STS.gs.X.txt) and the STS Benchmark (sts-dev.csv); the gold score is the score.</source>
        <translation>Pares puntuados de SemEval (STS.input.X.txt con STS.gs.X.txt) y del STS Benchmark (sts-dev.csv); la puntuación de referencia es la puntuación.</translation>
    </message>
    <message>
        <source>BUCC</source>
        <translation>BUCC</translation>
    </message>
    <message>
        <source>Two texts with an id, a tab and a sentence per line, and X.gold with pairs of ids that are translations.</source>
        <translation>Dos textos con un identificador, un tabulador y una oración por línea, y X.gold con pares de identificadores que son traducciones.</translation>
    </message>
    <message>
        <source>P-SP .h5</source>
        <translation>P-SP .h5</translation>
    </message>
    <message>
        <source>The authors&apos; training file, X.h5 with X.vocab next to it, converted back to text.</source>
        <translation>El archivo de entrenamiento de los autores, X.h5 con X.vocab al lado, convertido de nuevo en texto.</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>Almacén de pares</translation>
    </message>
    <message>
        <source>The result of an import, to be filtered again or merged with others.</source>
        <translation>El resultado de una importación, para filtrarlo otra vez o unirlo con otros.</translation>
    </message>
    <message>
        <source>Bilingual dictionaries of dict servers, such as FreeDict&apos;s: X.dict.dz and X.index; each headword and each of its translations is a pair.</source>
        <translation>Diccionarios bilingües de servidores dict, como los de FreeDict: X.dict.dz y X.index; cada lema con cada una de sus traducciones es un par.</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
    </message>
    <message>
        <source>Gettext</source>
        <translation>Gettext</translation>
    </message>
    <message>
        <source>Translated messages of programs: PO files, and the MO files that programs load.</source>
        <translation>Mensajes traducidos de programas: archivos PO y los archivos MO que cargan los programas.</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Tour of the sample</source>
        <translation>Recorrido por la muestra</translation>
    </message>
    <message>
        <source>Six steps from pairs to a model in use.</source>
        <translation>Seis pasos, de los pares a un modelo en uso.</translation>
    </message>
    <message>
        <source>These are 25,000 pairs of sentences, English and Spanish, that mean the same. Your own come in with &lt;b&gt;Import pairs&lt;/b&gt;; the &lt;b&gt;Catalogue&lt;/b&gt; offers public ones.</source>
        <translation>Estos son 25.000 pares de oraciones, en inglés y en español, que significan lo mismo. Los suyos entran con &lt;b&gt;Importar pares&lt;/b&gt;; el &lt;b&gt;Catálogo&lt;/b&gt; ofrece pares públicos.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Train&lt;/b&gt;. In a few seconds the model learns which sentences belong together; the curves show how well.</source>
        <translation>Pulse &lt;b&gt;Entrenar&lt;/b&gt;. En unos segundos el modelo aprende qué oraciones van juntas; las curvas muestran hasta qué punto.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;: how well the model&apos;s similarities agree with those that are known of sentences it has never seen.</source>
        <translation>Pulse &lt;b&gt;Evaluar&lt;/b&gt;: hasta qué punto las similitudes del modelo concuerdan con las conocidas de oraciones que nunca ha visto.</translation>
    </message>
    <message>
        <source>Type two sentences, of one language or of two. Their similarity follows each key, and the words are coloured by what they add to it.</source>
        <translation>Escriba dos oraciones, de un idioma o de dos. Su similitud se actualiza con cada tecla, y las palabras se colorean según lo que aportan.</translation>
    </message>
    <message>
        <source>Open any text with one sentence a line and type a sentence: the closest in meaning are listed. &lt;b&gt;Mine&lt;/b&gt; and &lt;b&gt;Align&lt;/b&gt; find translations in texts and documents.</source>
        <translation>Abra cualquier texto con una oración por línea y escriba una oración: se listan las más cercanas en significado. &lt;b&gt;Minería&lt;/b&gt; y &lt;b&gt;Alinear&lt;/b&gt; encuentran traducciones en textos y documentos.</translation>
    </message>
    <message>
        <source>Tick a format to use the model in other programs. F1 explains every panel, and Ctrl+K finds every action.</source>
        <translation>Marque un formato para usar el modelo en otros programas. F1 explica cada panel y Ctrl+K encuentra cada acción.</translation>
    </message>
    <message>
        <source>Search in my texts</source>
        <translation>Buscar en mis textos</translation>
    </message>
    <message>
        <source>Find sentences by what they mean, in any text with one sentence a line.</source>
        <translation>Encontrar oraciones por lo que significan, en cualquier texto con una oración por línea.</translation>
    </message>
    <message>
        <source>Open your text, then type a sentence: the closest in meaning are listed. The text is kept with the project.</source>
        <translation>Abra su texto y escriba una oración: se listan las más cercanas en significado. El texto se guarda con el proyecto.</translation>
    </message>
    <message>
        <source>Clean my translations</source>
        <translation>Limpiar mis traducciones</translation>
    </message>
    <message>
        <source>Keep the pairs of a bitext that translate each other, and see what is dropped.</source>
        <translation>Conservar los pares de un bitexto cuyos lados se traducen mutuamente y ver lo que se descarta.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Filter&lt;/b&gt; and add steps: languages, lengths, copies, and the similarity by the model that you have just trained. Each step shows what it drops.</source>
        <translation>Pulse &lt;b&gt;Filtrar&lt;/b&gt; y añada pasos: idiomas, longitudes, copias y la similitud según el modelo que acaba de entrenar. Cada paso muestra lo que descarta.</translation>
    </message>
    <message>
        <source>Train for my languages</source>
        <translation>Entrenar para mis idiomas</translation>
    </message>
    <message>
        <source>A model that compares sentences of two languages, with each other and across.</source>
        <translation>Un modelo que compara oraciones de dos idiomas, dentro de cada uno y entre ellos.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Evaluate&lt;/b&gt;. Without graded pairs in your languages, Train has kept some pairs and says how many find their translation.</source>
        <translation>Pulse &lt;b&gt;Evaluar&lt;/b&gt;. Sin pares puntuados en sus idiomas, Entrenar ha reservado algunos pares y dice cuántos encuentran su traducción.</translation>
    </message>
    <message>
        <source>Two texts in your languages, one sentence a line: press &lt;b&gt;Mine&lt;/b&gt; to find the translations in them. They make the next model better.</source>
        <translation>Dos textos en sus idiomas, una oración por línea: pulse &lt;b&gt;Minería&lt;/b&gt; para encontrar las traducciones que contienen. Mejoran el siguiente modelo.</translation>
    </message>
    <message>
        <source>Check paraphrases</source>
        <translation>Comprobar paráfrasis</translation>
    </message>
    <message>
        <source>A score for each pair of sentences: do they say the same?</source>
        <translation>Una puntuación para cada par de oraciones: ¿dicen lo mismo?</translation>
    </message>
    <message>
        <source>Type two sentences, or open a file of pairs: every pair gets a score. Sort by it and read the lowest.</source>
        <translation>Escriba dos oraciones o abra un archivo de pares: cada par recibe una puntuación. Ordene por ella y lea las más bajas.</translation>
    </message>
    <message>
        <source>Make a model for another program</source>
        <translation>Hacer un modelo para otro programa</translation>
    </message>
    <message>
        <source>A model in a format that other programs read, with the code that loads it.</source>
        <translation>Un modelo en un formato que leen otros programas, con el código que lo carga.</translation>
    </message>
    <message>
        <source>Tick the formats and press &lt;b&gt;Export&lt;/b&gt;. The code beside each format loads it in the other program.</source>
        <translation>Marque los formatos y pulse &lt;b&gt;Exportar&lt;/b&gt;. El código junto a cada formato lo carga en el otro programa.</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best&lt;/b&gt; and press &lt;b&gt;Train&lt;/b&gt;. The list of presets says how long it will take.</source>
        <translation>Elija el preajuste &lt;b&gt;best&lt;/b&gt; y pulse &lt;b&gt;Entrenar&lt;/b&gt;. La lista de preajustes dice cuánto tardará.</translation>
    </message>
    <message>
        <source>A model learns meaning from pairs of sentences. Press &lt;b&gt;Import pairs&lt;/b&gt; for some in the language of your texts, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;; translations into any other language will do.</source>
        <translation>Un modelo aprende el significado de pares de oraciones. Pulse &lt;b&gt;Importar pares&lt;/b&gt; para añadir algunos en el idioma de sus textos, o tómelos del &lt;b&gt;Catálogo&lt;/b&gt;; sirven traducciones a cualquier otro idioma.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; and choose your bitext: two files of lines, a table, TMX and many other formats.</source>
        <translation>Pulse &lt;b&gt;Importar pares&lt;/b&gt; y elija su bitexto: dos archivos de líneas, una tabla, TMX y muchos otros formatos.</translation>
    </message>
    <message>
        <source>Read some of the pairs that are left, and write them to a file with &lt;b&gt;Save all pairs&lt;/b&gt; (Ctrl+Shift+S).</source>
        <translation>Lea algunos de los pares que quedan y escríbalos en un archivo con &lt;b&gt;Guardar todos los pares&lt;/b&gt; (Ctrl+Shift+S).</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for translations between your languages, or take them from the &lt;b&gt;Catalogue&lt;/b&gt;: a hundred thousand pairs are enough for a good model.</source>
        <translation>Pulse &lt;b&gt;Importar pares&lt;/b&gt; para añadir traducciones entre sus idiomas, o tómelas del &lt;b&gt;Catálogo&lt;/b&gt;: cien mil pares bastan para un buen modelo.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for pairs to learn from: paraphrases, or translations of the language that you check.</source>
        <translation>Pulse &lt;b&gt;Importar pares&lt;/b&gt; para añadir pares de los que aprender: paráfrasis, o traducciones del idioma que comprueba.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Import pairs&lt;/b&gt; for sentences that mean the same, or take some from the &lt;b&gt;Catalogue&lt;/b&gt;.</source>
        <translation>Pulse &lt;b&gt;Importar pares&lt;/b&gt; para añadir oraciones que significan lo mismo, o tómelas del &lt;b&gt;Catálogo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose the preset &lt;b&gt;best-pieces&lt;/b&gt;, whose model every format accepts, and press &lt;b&gt;Train&lt;/b&gt;.</source>
        <translation>Elija el preajuste &lt;b&gt;best-pieces&lt;/b&gt;, cuyo modelo aceptan todos los formatos, y pulse &lt;b&gt;Entrenar&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Files of pairs (%1)</source>
        <translation>Archivos de pares (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>Aligning</source>
        <translation>Alineando</translation>
    </message>
    <message>
        <source>Judging links</source>
        <translation>Valorando enlaces</translation>
    </message>
    <message>
        <source>Embedding runs of sentences</source>
        <translation>Calculando vectores de series de oraciones</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>series</translation>
    </message>
    <message>
        <source>Embedding sentences</source>
        <translation>Calculando vectores de oraciones</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>oraciones</translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Dibujando el mapa</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>Descargando %1</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Asking OPUS</source>
        <translation>Consultando OPUS</translation>
    </message>
    <message>
        <source>Unpacking %1</source>
        <translation>Descomprimiendo %1</translation>
    </message>
    <message>
        <source>Reading pages</source>
        <translation>Leyendo páginas</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>Reading word vectors</source>
        <translation>Leyendo vectores de palabras</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>Leyendo vectores</translation>
    </message>
    <message>
        <source>Learning the shortlist</source>
        <translation>Aprendiendo la preselección</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>partes</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Embedding the %1</source>
        <translation>Calculando vectores: %1</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuando</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>Removing duplicates</source>
        <translation>Quitando duplicados</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Filtrando</translation>
    </message>
    <message>
        <source>Evaluating the untrained table</source>
        <translation>Evaluando la tabla sin entrenar</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenando</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>Finding centres</source>
        <translation>Buscando centros</translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation>Creando el índice</translation>
    </message>
    <message>
        <source>Comparing wording</source>
        <translation>Comparando la redacción</translation>
    </message>
    <message>
        <source>Aligning documents</source>
        <translation>Alineando documentos</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>documentos</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Calculando vectores</translation>
    </message>
    <message>
        <source>Measuring recall</source>
        <translation>Midiendo la exhaustividad</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>consultas</translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation>Leyendo pares</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Traduciendo</translation>
    </message>
    <message>
        <source>Tokenising</source>
        <translation>Tokenizando</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>Comprobando %1</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>Escribiendo pares</translation>
    </message>
    <message>
        <source>Merging pairs</source>
        <translation>Uniendo pares</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>Buscando pares</translation>
    </message>
    <message>
        <source>Selecting pairs</source>
        <translation>Seleccionando pares</translation>
    </message>
    <message>
        <source>Distributing pairs</source>
        <translation>Distribuyendo pares</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>Contando palabras</translation>
    </message>
    <message>
        <source>Writing the lexicon</source>
        <translation>Escribiendo el léxico</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>Studying %1</source>
        <translation>Estudiando %1</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>idiomas</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Evaluando</translation>
    </message>
    <message>
        <source>data sets</source>
        <translation>conjuntos de datos</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Midiendo</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contando</translation>
    </message>
    <message>
        <source>Writing folds</source>
        <translation>Escribiendo particiones</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Leyendo el modelo</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>formatos</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>Translating there and back</source>
        <translation>Traduciendo de ida y vuelta</translation>
    </message>
    <message>
        <source>Reading the teacher&apos;s vectors</source>
        <translation>Leyendo los vectores del maestro</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>Learning sentence pieces</source>
        <translation>Aprendiendo piezas de oración</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>piezas</translation>
    </message>
    <message>
        <source>Reading text</source>
        <translation>Leyendo texto</translation>
    </message>
    <message>
        <source>Learning the vocabulary</source>
        <translation>Aprendiendo el vocabulario</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>objetos</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>párrafo</translation>
    </message>
    <message>
        <source>page</source>
        <translation>página</translation>
    </message>
    <message>
        <source>cue</source>
        <translation>subtítulo</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Embedding words</source>
        <translation>Calculando los vectores de las palabras</translation>
    </message>
    <message>
        <source>Comparing sizes</source>
        <translation>Comparando tamaños</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copiando</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>Listando oraciones</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entradas</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>mensajes</translation>
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
        <translation>%1 sin entrenar</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>%1 cannot be written; choose another folder.</source>
        <translation>No se puede escribir %1; elija otra carpeta.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save values…</source>
        <translation>Guardar valores…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copiar valores</translation>
    </message>
    <message>
        <source>Save or copy</source>
        <translation>Guardar o copiar</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>A drawing; its context menu shows the values as a table.</source>
        <translation>Un dibujo; su menú contextual muestra los valores como tabla.</translation>
    </message>
</context>
<context>
    <name>PieceChips</name>
    <message>
        <source>unknown</source>
        <translation>desconocida</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Close to `best` with sentence pieces only: faster to train, and a model that every export target accepts</source>
        <translation>Parecido a `best`, pero solo con piezas de oración: se entrena más rápido y da un modelo que aceptan todos los formatos de exportación</translation>
    </message>
    <message>
        <source>A Bilingual Generative Transformer that two cores train: small, few tokens an update, sampled softmax, margin loss</source>
        <translation>Un Bilingual Generative Transformer que entrenan dos núcleos: pequeño, pocos tokens por actualización, softmax muestreada, pérdida de margen</translation>
    </message>
    <message>
        <source>Tokens an update of a transformer and an LSTM at the size of the paper: ten trainings (P20, appendix B; Figure 3)</source>
        <translation>Tokens por actualización de un transformer y una LSTM del tamaño del artículo: diez entrenamientos (P20, apéndice B; figura 3)</translation>
    </message>
    <message>
        <source>The BLSTM that the Bilingual Generative Transformer is compared with (P20, 4.2; Table 2, row &quot;BiLSTM&quot;)</source>
        <translation>La BLSTM con la que se compara el Bilingual Generative Transformer (P20, 4.2; tabla 2, fila &quot;BiLSTM&quot;)</translation>
    </message>
    <message>
        <source>As deep a decoder as encoder of a translation model: five layers each (P20, Appendix C; Table 9)</source>
        <translation>Un decodificador tan profundo como el codificador de un modelo de traducción: cinco capas cada uno (P20, apéndice C; tabla 9)</translation>
    </message>
    <message>
        <source>Depth of the encoder of a translation model, one decoder layer: three trainings (P20, Appendix C; Table 9)</source>
        <translation>Profundidad del codificador de un modelo de traducción, una capa de decodificador: tres entrenamientos (P20, apéndice C; tabla 9)</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM: eight trainings at the size of the paper (P20, Appendix A; Table 8)</source>
        <translation>Dónde entra el vector de oración en el decodificador de una LSTM: ocho entrenamientos del tamaño del artículo (P20, apéndice A; tabla 8)</translation>
    </message>
    <message>
        <source>The models of P20, Table 2, at the paper&apos;s size, one training each (P20, 4.1); needs a GPU</source>
        <translation>Los modelos de P20, tabla 2, al tamaño del artículo, un entrenamiento cada uno (P20, 4.1); necesita una GPU</translation>
    </message>
    <message>
        <source>LSTM variational autoencoders whose latent enters as first hidden state, or also in the logits (P20, A.1), at the size of the paper</source>
        <translation>Autocodificadores variacionales LSTM cuya variable latente entra como primer estado oculto, o también en los logits (P20, A.1), al tamaño del artículo</translation>
    </message>
    <message>
        <source>The Bilingual Generative Transformer at the paper&apos;s size (P20, 4.1; Table 2, row &quot;BGT&quot;); needs a GPU</source>
        <translation>El Bilingual Generative Transformer al tamaño del artículo (P20, 4.1; tabla 2, fila &quot;BGT&quot;); necesita una GPU</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM + LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD + TRIGRAM + LSTM (addition)&quot;)</source>
        <translation>WORD + TRIGRAM + LSTM con paráfrasis como en ParaNMT-50M (P18, 5.6; tabla 8, fila &quot;WORD + TRIGRAM + LSTM (addition)&quot;)</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD + TRIGRAM (addition)&quot;)</source>
        <translation>WORD + TRIGRAM con paráfrasis como en ParaNMT-50M (P18, 5.2; tabla 8, fila &quot;WORD + TRIGRAM (addition)&quot;)</translation>
    </message>
    <message>
        <source>The largest BLSTM of ParaNMT-50M (P18, appendix; row &quot;BLSTM (Avg., concatenation)&quot; of 4096 dimensions)</source>
        <translation>La mayor BLSTM de ParaNMT-50M (P18, apéndice; fila &quot;BLSTM (Avg., concatenation)&quot; de 4096 dimensiones)</translation>
    </message>
    <message>
        <source>BLSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;BLSTM&quot; of 900 dimensions)</source>
        <translation>BLSTM con paráfrasis como en ParaNMT-50M (P18, 5.2; tabla 8, fila &quot;BLSTM&quot; de 900 dimensiones)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM, LSTM on paraphrases as in ParaNMT-50M (P18, 5.6; Table 8, row &quot;WORD, TRIGRAM, LSTM (concatenation)&quot;)</source>
        <translation>WORD, TRIGRAM, LSTM con paráfrasis como en ParaNMT-50M (P18, 5.6; tabla 8, fila &quot;WORD, TRIGRAM, LSTM (concatenation)&quot;)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM on paraphrases as in ParaNMT-50M, its best (P18, 5.2; Table 8, row &quot;WORD, TRIGRAM (concatenation)&quot;)</source>
        <translation>WORD, TRIGRAM con paráfrasis como en ParaNMT-50M, su mejor resultado (P18, 5.2; tabla 8, fila &quot;WORD, TRIGRAM (concatenation)&quot;)</translation>
    </message>
    <message>
        <source>The LSTM encoder-decoder with bilinear attention that writes paraphrases (P18, 6); sizes are ours, the paper gives none</source>
        <translation>El codificador-decodificador LSTM con atención bilineal que escribe paráfrasis (P18, 6); los tamaños son nuestros, el artículo no da ninguno</translation>
    </message>
    <message>
        <source>LSTM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;LSTM&quot; of 900 dimensions)</source>
        <translation>LSTM con paráfrasis como en ParaNMT-50M (P18, 5.2; tabla 8, fila &quot;LSTM&quot; de 900 dimensiones)</translation>
    </message>
    <message>
        <source>TRIGRAM on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;TRIGRAM&quot;)</source>
        <translation>TRIGRAM con paráfrasis como en ParaNMT-50M (P18, 5.2; tabla 8, fila &quot;TRIGRAM&quot;)</translation>
    </message>
    <message>
        <source>WORD on paraphrases as in ParaNMT-50M (P18, 5.2; Table 8, row &quot;WORD&quot;)</source>
        <translation>WORD con paráfrasis como en ParaNMT-50M (P18, 5.2; tabla 8, fila &quot;WORD&quot;)</translation>
    </message>
    <message>
        <source>P-SP for two languages as in Paraphrastic Representations at Scale (P22, 5.1; Table 3); psp-2022-grid tunes dropout and mega-batch</source>
        <translation>P-SP para dos idiomas como en Paraphrastic Representations at Scale (P22, 5.1; tabla 3); psp-2022-grid ajusta dropout y megalote</translation>
    </message>
    <message>
        <source>P-SP for two languages (P22, 5.1; Table 3): dropout x mega-batch, nine trainings, tuned on English pairs of STS 2017</source>
        <translation>P-SP para dos idiomas (P22, 5.1; tabla 3): dropout x megalote, nueve entrenamientos, ajustado con pares en inglés de STS 2017</translation>
    </message>
    <message>
        <source>P-SP for English on ParaNMT as in Paraphrastic Representations at Scale (P22, 5.1; Table 2, row &quot;P-SP&quot;)</source>
        <translation>P-SP para inglés con ParaNMT como en Paraphrastic Representations at Scale (P22, 5.1; tabla 2, fila &quot;P-SP&quot;)</translation>
    </message>
    <message>
        <source>As the released P-SP program computes (P22): negatives from the other side, repeats allowed, no effective clipping, its embedding initialisation (seed 1)</source>
        <translation>Como calcula el programa P-SP publicado (P22): negativos del otro lado, repeticiones permitidas, sin recorte efectivo, su inicialización de los embeddings (semilla 1)</translation>
    </message>
    <message>
        <source>A recurrent encoder that two cores train in minutes: small vectors, few negatives, two epochs</source>
        <translation>Un codificador recurrente que dos núcleos entrenan en minutos: vectores pequeños, pocos negativos, dos épocas</translation>
    </message>
    <message>
        <source>A first look in seconds: a small table, few negatives, two epochs</source>
        <translation>Un primer vistazo en segundos: una tabla pequeña, pocos negativos, dos épocas</translation>
    </message>
    <message>
        <source>Random embeddings that are never trained: the baseline of P19 (Table 2, row &quot;Random SP (20k)&quot;)</source>
        <translation>Embeddings aleatorios que nunca se entrenan: la referencia básica de P19 (tabla 2, fila &quot;Random SP (20k)&quot;)</translation>
    </message>
    <message>
        <source>For the sample data that is built into the program: small vocabulary, moderate mega-batch, under a minute</source>
        <translation>Para los datos de muestra incluidos en el programa: vocabulario pequeño, megalote moderado, menos de un minuto</translation>
    </message>
    <message>
        <source>SP with 80,000 pieces and 1024 dimensions as in Simple and Effective Paraphrastic Similarity (P19, Table 2, row &quot;SP (80k)&quot;)</source>
        <translation>SP con 80.000 piezas y 1024 dimensiones como en Simple and Effective Paraphrastic Similarity (P19, tabla 2, fila &quot;SP (80k)&quot;)</translation>
    </message>
    <message>
        <source>BLSTM over sentence pieces on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;LSTM-SP (20k)&quot;)</source>
        <translation>BLSTM sobre piezas de oración con traducciones como en Simple and Effective Paraphrastic Similarity (P19, 3.1; tabla 1, fila &quot;LSTM-SP (20k)&quot;)</translation>
    </message>
    <message>
        <source>TRIGRAM on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;TRIGRAM&quot;)</source>
        <translation>TRIGRAM con traducciones como en Simple and Effective Paraphrastic Similarity (P19, 3.1; tabla 1, fila &quot;TRIGRAM&quot;)</translation>
    </message>
    <message>
        <source>SP with a vocabulary for each language and no shared rows (P19, 4.2: segmented separately, one side marked)</source>
        <translation>SP con un vocabulario por idioma y sin filas compartidas (P19, 4.2: segmentado por separado, un lado marcado)</translation>
    </message>
    <message>
        <source>WORD on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;WORD&quot;)</source>
        <translation>WORD con traducciones como en Simple and Effective Paraphrastic Similarity (P19, 3.1; tabla 1, fila &quot;WORD&quot;)</translation>
    </message>
    <message>
        <source>SP on translations as in Simple and Effective Paraphrastic Similarity (P19, 3.1; Table 1, row &quot;SP (20k)&quot;; for the 1M-pair rows of Table 2 the paper trains 20 epochs)</source>
        <translation>SP con traducciones como en Simple and Effective Paraphrastic Similarity (P19, 3.1; tabla 1, fila &quot;SP (20k)&quot;; para las filas de 1&#xa0;M de pares de la tabla 2 el artículo entrena 20 épocas)</translation>
    </message>
    <message>
        <source>A translator for a GPU: six layers on each side, the size of Vaswani et al. 2017</source>
        <translation>Un traductor para una GPU: seis capas en cada lado, el tamaño de Vaswani et al. 2017</translation>
    </message>
    <message>
        <source>A translator that two cores train: a small transformer with attention, few tokens an update, sampled softmax</source>
        <translation>Un traductor que entrenan dos núcleos: un transformer pequeño con atención, pocos tokens por actualización, softmax muestreada</translation>
    </message>
    <message>
        <source>The parse generator of SCPN, which completes a template to a whole parse (P18, 6; Iyyer et al. 2018)</source>
        <translation>El generador de análisis de SCPN, que completa una plantilla hasta un análisis entero (P18, 6; Iyyer et al. 2018)</translation>
    </message>
    <message>
        <source>SCPN, which writes paraphrases of a given parse (P18, 6; Iyyer et al. 2018); sizes of the released code</source>
        <translation>SCPN, que escribe paráfrasis con un análisis dado (P18, 6; Iyyer et al. 2018); tamaños del código publicado</translation>
    </message>
    <message>
        <source>The best of our own measurements: concatenated pieces of all letters and trigrams, twenty times the learning rate of P22, dropout 0.3, weight averaging (datasets/published/README.md)</source>
        <translation>Lo mejor de nuestras propias mediciones: piezas de todas las letras y trigramas concatenados, veinte veces la tasa de aprendizaje de P22, dropout 0,3, promediado de pesos (datasets/published/README.md)</translation>
    </message>
</context>
<context>
    <name>ProjectFiles</name>
    <message>
        <source>cannot be moved to the trash: </source>
        <translation>no se puede mover a la papelera: </translation>
    </message>
    <message>
        <source>delete it in the file manager</source>
        <translation>bórrelo en el gestor de archivos</translation>
    </message>
    <message>
        <source>another file now has that name</source>
        <translation>otro archivo tiene ahora ese nombre</translation>
    </message>
    <message>
        <source>rename that one, then move this one back from trash/ in the file manager</source>
        <translation>cambie el nombre de ese y después saque este de trash/ en el gestor de archivos</translation>
    </message>
    <message>
        <source>cannot be moved back: </source>
        <translation>no se puede devolver a su sitio: </translation>
    </message>
    <message>
        <source>move it back in the file manager</source>
        <translation>muévalo en el gestor de archivos</translation>
    </message>
    <message>
        <source>a name needs at least one character</source>
        <translation>un nombre necesita al menos un carácter</translation>
    </message>
    <message>
        <source>type another name</source>
        <translation>escriba otro nombre</translation>
    </message>
    <message>
        <source>there is already a file of that name</source>
        <translation>ya hay un archivo con ese nombre</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>elija otro nombre</translation>
    </message>
    <message>
        <source>cannot be renamed: </source>
        <translation>no se puede cambiar el nombre: </translation>
    </message>
    <message>
        <source>check the permissions of the folder</source>
        <translation>compruebe los permisos de la carpeta</translation>
    </message>
</context>
<context>
    <name>Recipes</name>
    <message>
        <source>A cautious start for translations from the web: languages, lengths, markup, numbers, duplicates</source>
        <translation>Un comienzo prudente para traducciones de la web: idiomas, longitudes, marcado, números, duplicados</translation>
    </message>
    <message>
        <source>ParaNMT for training as in P18 (5.3, 5.4): a paraphrase score of at least 0.4, given or by a model, at most 30 words</source>
        <translation>ParaNMT para entrenar como en P18 (5.3, 5.4): una puntuación de paráfrasis de al menos 0,4, dada o de un modelo, como máximo 30 palabras</translation>
    </message>
    <message>
        <source>Chinese, Japanese and Thai translations, as p22-bitext: 3 to 100 tokens per side by ICU dictionaries, because P22 segments Chinese first</source>
        <translation>Traducciones de chino, japonés y tailandés, como p22-bitext: de 3 a 100 tokens por lado según los diccionarios de ICU, porque P22 segmenta antes el chino</translation>
    </message>
    <message>
        <source>Translations filtered as in P22 (5.1, footnote 5): 3 to 100 words per side, no pair that occurs more than once</source>
        <translation>Traducciones filtradas como en P22 (5.1, nota 5): de 3 a 100 palabras por lado, ningún par que aparezca más de una vez</translation>
    </message>
    <message>
        <source>ParaNMT filtered as in P22 (5.1, footnote 7): English, a paraphrase score of 0.4 to 1, given or by a model, little overlap</source>
        <translation>ParaNMT filtrado como en P22 (5.1, nota 7): inglés, una puntuación de paráfrasis de 0,4 a 1, dada o de un modelo, poco solapamiento</translation>
    </message>
    <message>
        <source>Paraphrases without a given score, filtered as in P22: set model=... to a model or word vectors that score them</source>
        <translation>Paráfrasis sin puntuación dada, filtradas como en P22: ponga en model=... un modelo o vectores de palabras que las puntúen</translation>
    </message>
</context>
<context>
    <name>Remedy</name>
    <message>
        <source>Open Data</source>
        <translation>Abrir Datos</translation>
    </message>
    <message>
        <source>Open Tokenizer</source>
        <translation>Abrir Tokenizador</translation>
    </message>
    <message>
        <source>Open Train</source>
        <translation>Abrir Entrenar</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>Abrir Exportar</translation>
    </message>
    <message>
        <source>Open Align</source>
        <translation>Abrir Alinear</translation>
    </message>
    <message>
        <source>Open Explore</source>
        <translation>Abrir Explorar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>Elegir otro lugar…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Elegir otro modelo</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Importar pares</translation>
    </message>
    <message>
        <source>Show the setting %1</source>
        <translation>Mostrar el ajuste %1</translation>
    </message>
</context>
<context>
    <name>ResultFiles</name>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
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
        <translation>Texto sin formato (*.txt)</translation>
    </message>
    <message>
        <source>Every pair (*.tsv)</source>
        <translation>Todos los pares (*.tsv)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Guardar los resultados</translation>
    </message>
    <message>
        <source>Folder for MTEB&apos;s result files</source>
        <translation>Carpeta para los archivos de resultados de MTEB</translation>
    </message>
    <message>
        <source>Replace results?</source>
        <translation>¿Reemplazar los resultados?</translation>
    </message>
    <message>
        <source>The folder %1 has results of %2 already. Replace them?</source>
        <translation>La carpeta %1 ya tiene resultados de %2. ¿Reemplazarlos?</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 ya existe. ¿Reemplazarlo?</translation>
    </message>
</context>
<context>
    <name>SavedResults</name>
    <message>
        <source>the results of the last evaluation cannot be read</source>
        <translation>no se pueden leer los resultados de la última evaluación</translation>
    </message>
    <message>
        <source>evaluate again</source>
        <translation>vuelva a evaluar</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>from %1 %2</source>
        <translation>desde %1 %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>de %1 a %2 %3</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Skip bad lines</source>
        <translation>Saltar líneas erróneas</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>Count and skip lines that cannot be read, instead of rejecting the file.</source>
        <translation>Cuenta y salta las líneas ilegibles, en lugar de rechazar el archivo.</translation>
    </message>
    <message>
        <source>Shortest sentence</source>
        <translation>Oración más corta</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>Pairs with a side of fewer words (separated by white space) are dropped. P22 uses 3 for translations.</source>
        <translation>Se descartan los pares con un lado de menos palabras (separadas por espacios en blanco). P22 usa 3 para traducciones.</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>Oración más larga</translation>
    </message>
    <message>
        <source>Pairs with a side of more words are dropped; 0 means no limit. P22 uses 100 for translations.</source>
        <translation>Se descartan los pares con un lado de más palabras; 0 significa sin límite. P22 usa 100 para traducciones.</translation>
    </message>
    <message>
        <source>Duplicate pairs</source>
        <translation>Pares duplicados</translation>
    </message>
    <message>
        <source>keep all</source>
        <translation>conservar todos</translation>
    </message>
    <message>
        <source>keep the first</source>
        <translation>conservar el primero</translation>
    </message>
    <message>
        <source>keep none</source>
        <translation>no conservar ninguno</translation>
    </message>
    <message>
        <source>What happens to a pair that occurs more than once after lower-casing: keep all, keep the first, or keep none of them, as P22 did.</source>
        <translation>Qué ocurre con un par que aparece más de una vez tras pasar a minúsculas: conservar todos, conservar el primero o no conservar ninguno, como hizo P22.</translation>
    </message>
    <message>
        <source>Drop identical sides</source>
        <translation>Descartar lados iguales</translation>
    </message>
    <message>
        <source>Drop pairs with the same text on both sides: a model learns nothing from them.</source>
        <translation>Descarta los pares con el mismo texto en ambos lados: un modelo no aprende nada de ellos.</translation>
    </message>
    <message>
        <source>Lower-case</source>
        <translation>Minúsculas</translation>
    </message>
    <message>
        <source>Lower-case all text before it is tokenised, by the full Unicode rules of no particular language.</source>
        <translation>Pasa todo el texto a minúsculas antes de tokenizarlo, según las reglas completas de Unicode sin un idioma concreto.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>sentence pieces</source>
        <translation>piezas de oración</translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation>trigramas de caracteres</translation>
    </message>
    <message>
        <source>What a sentence is split into: sentence pieces (P19, P22), words, or character trigrams (P18).</source>
        <translation>En qué se divide una oración: piezas de oración (P19, P22), palabras o trigramas de caracteres (P18).</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Maximum number of different tokens. P19 uses 20,000 pieces, P22 50,000; words and trigrams 200,000.</source>
        <translation>Número máximo de tokens distintos. P19 usa 20.000 piezas, P22 50.000; palabras y trigramas, 200.000.</translation>
    </message>
    <message>
        <source>Piece model</source>
        <translation>Modelo de piezas</translation>
    </message>
    <message>
        <source>unigram</source>
        <translation>unigrama</translation>
    </message>
    <message>
        <source>byte pair</source>
        <translation>pares de bytes</translation>
    </message>
    <message>
        <source>How sentence pieces are learned; the papers use unigram.</source>
        <translation>Cómo se aprenden las piezas de oración; los artículos usan unigrama.</translation>
    </message>
    <message>
        <source>Character coverage</source>
        <translation>Cobertura de caracteres</translation>
    </message>
    <message>
        <source>Share of the text&apos;s characters that pieces must be able to spell; rarer ones are unknown.</source>
        <translation>Proporción de los caracteres del texto que las piezas deben poder escribir; los más raros son desconocidos.</translation>
    </message>
    <message>
        <source>Learned from</source>
        <translation>Aprendido de</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>oraciones</translation>
    </message>
    <message>
        <source>Number of sentences, sampled evenly, that the vocabulary is learned from, like SentencePiece&apos;s input_sentence_size; 0 uses all. Ten million are plenty for any vocabulary and limit memory and time.</source>
        <translation>Número de oraciones, tomadas a intervalos iguales, de las que se aprende el vocabulario, como input_sentence_size de SentencePiece; 0 las usa todas. Diez millones bastan para cualquier vocabulario y limitan memoria y tiempo.</translation>
    </message>
    <message>
        <source>Sentences are truncated after this many tokens.</source>
        <translation>Las oraciones se cortan tras este número de tokens.</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Codificador</translation>
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
        <translation>SP + WORD (suma)</translation>
    </message>
    <message>
        <source>SP + TRIGRAM (sum)</source>
        <translation>SP + TRIGRAM (suma)</translation>
    </message>
    <message>
        <source>WORD + TRIGRAM (sum)</source>
        <translation>WORD + TRIGRAM (suma)</translation>
    </message>
    <message>
        <source>SP + WORD + TRIGRAM (sum)</source>
        <translation>SP + WORD + TRIGRAM (suma)</translation>
    </message>
    <message>
        <source>SP, WORD (concatenation)</source>
        <translation>SP, WORD (concatenación)</translation>
    </message>
    <message>
        <source>SP, TRIGRAM (concatenation)</source>
        <translation>SP, TRIGRAM (concatenación)</translation>
    </message>
    <message>
        <source>WORD, TRIGRAM (concatenation)</source>
        <translation>WORD, TRIGRAM (concatenación)</translation>
    </message>
    <message>
        <source>SP, WORD, TRIGRAM (concatenation)</source>
        <translation>SP, WORD, TRIGRAM (concatenación)</translation>
    </message>
    <message>
        <source>The tokens whose embeddings are averaged: sentence pieces (SP, P19), words or character trigrams (P18), or several of them trained together. A plus adds their vectors, a comma concatenates them: P18&apos;s best is word,trigram.</source>
        <translation>Los tokens cuyos embeddings se promedian: piezas de oración (SP, P19), palabras o trigramas de caracteres (P18), o varios de ellos entrenados juntos. Un más suma sus vectores, una coma los concatena: el mejor de P18 es word,trigram.</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensión</translation>
    </message>
    <message>
        <source>Length of an embedding and of the sentence vector; with concatenation, of each part. P18 and P19 use 300, P22 1024.</source>
        <translation>Longitud de un embedding y del vector de oración; con concatenación, de cada parte. P18 y P19 usan 300, P22 1024.</translation>
    </message>
    <message>
        <source>Languages share</source>
        <translation>Los idiomas comparten</translation>
    </message>
    <message>
        <source>vocabulary and rows</source>
        <translation>vocabulario y filas</translation>
    </message>
    <message>
        <source>only the segmentation</source>
        <translation>solo la segmentación</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>shared: one vocabulary, and equal tokens of both languages are one row (P19, P22); marked: one vocabulary, but each language has its own rows; unshared: a vocabulary for each language (P19, 4.2).</source>
        <translation>shared: un solo vocabulario, y los tokens iguales de ambos idiomas son una fila (P19, P22); marked: un solo vocabulario, pero cada idioma tiene sus propias filas; unshared: un vocabulario por idioma (P19, 4.2).</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Agregación</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>How embeddings become a sentence vector: their mean, or the maximum of each element.</source>
        <translation>Cómo los embeddings se convierten en un vector de oración: su media, o el máximo de cada elemento.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Share of embedding elements set to zero in training. P19 uses 0.3, P22 0 for ParaNMT.</source>
        <translation>Proporción de elementos de los embeddings puestos a cero en el entrenamiento. P19 usa 0,3, P22 0 para ParaNMT.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>a file, or nothing</source>
        <translation>un archivo, o nada</translation>
    </message>
    <message>
        <source>Word vectors that initialise the embeddings, as P18 uses PARAGRAM-SL999: a file of word2vec (text or binary) or GloVe, plain or gzipped, or fastText&apos;s .bin. Tokens without a vector start at random, with the standard deviation of those that have one.</source>
        <translation>Vectores de palabras que inicializan los embeddings, como P18 usa PARAGRAM-SL999: un archivo de word2vec (texto o binario) o GloVe, tal cual o comprimido con gzip, o el .bin de fastText. Los tokens sin vector empiezan al azar, con la desviación típica de los que tienen uno.</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Números aleatorios</translation>
    </message>
    <message>
        <source>this program&apos;s</source>
        <translation>de este programa</translation>
    </message>
    <message>
        <source>PyTorch&apos;s</source>
        <translation>de PyTorch</translation>
    </message>
    <message>
        <source>The generator of the embedding initialisation: own, or pytorch, the numbers of torch.manual_seed and nn.Embedding, to start where a program of the authors starts (P-SP&apos;s seed is 1).</source>
        <translation>El generador de la inicialización de los embeddings: own, o pytorch, los números de torch.manual_seed y nn.Embedding, para empezar donde empieza un programa de los autores (la semilla de P-SP es 1).</translation>
    </message>
    <message>
        <source>Seed of the table</source>
        <translation>Semilla de la tabla</translation>
    </message>
    <message>
        <source>Seed of the embedding initialisation, to separate its effect from that of the order of pairs; -1 uses train.seed for both.</source>
        <translation>Semilla de la inicialización de los embeddings, para separar su efecto del del orden de los pares; -1 usa train.seed para ambos.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>none: averaging</source>
        <translation>ninguna: media</translation>
    </message>
    <message>
        <source>LSTM</source>
        <translation>LSTM</translation>
    </message>
    <message>
        <source>LSTM, both directions</source>
        <translation>LSTM, ambas direcciones</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>LSTM encoder-decoder</source>
        <translation>codificador-decodificador LSTM</translation>
    </message>
    <message>
        <source>What makes a sentence vector of the embeddings: their average, or a recurrent network, which knows the order of words: lstm, or blstm in both directions (P18, P19, P20). It trains many times slower. transformer and seq2seq (an LSTM encoder-decoder) are generative models (P20), which paragram-neural trains: see generative.model.</source>
        <translation>Qué convierte los embeddings en un vector de oración: su promedio, o una red recurrente, que conoce el orden de las palabras: lstm, o blstm en ambas direcciones (P18, P19, P20). Entrena muchas veces más despacio. transformer y seq2seq (un codificador-decodificador LSTM) son modelos generativos (P20), que entrena paragram-neural: véase generative.model.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Units of the network in each direction. P19 and P22 use 150 in each of two, P18 900, P20 512.</source>
        <translation>Unidades de la red en cada dirección. P19 y P22 usan 150 en cada una de dos, P18 900, P20 512.</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation>concatenadas</translation>
    </message>
    <message>
        <source>added</source>
        <translation>sumadas</translation>
    </message>
    <message>
        <source>How the vectors of the two directions become one: concatenated (P19), or added, which P18&apos;s released program does.</source>
        <translation>Cómo los vectores de las dos direcciones se convierten en uno: concatenados (P19), o sumados, como hace el programa publicado de P18.</translation>
    </message>
    <message>
        <source>Combined with averages</source>
        <translation>Combinado con promedios</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Whether the average of embeddings joins the vector of the network: concatenated, or added, which needs vectors of equal length. They are trained together, each with embeddings of its own; the network reads the first kind of tokens (P18, 5.6: word,trigram with an LSTM).</source>
        <translation>Si el promedio de los embeddings se une al vector de la red: concatenado, o sumado, lo que exige vectores de igual longitud. Se entrenan juntos, cada uno con embeddings propios; la red lee el primer tipo de tokens (P18, 5.6: word,trigram con una LSTM).</translation>
    </message>
    <message>
        <source>A network for each language</source>
        <translation>Una red por idioma</translation>
    </message>
    <message>
        <source>Sources and targets go through networks of their own; the embeddings are shared as encoder.sharing says.</source>
        <translation>Orígenes y destinos pasan por redes propias; los embeddings se comparten como dice encoder.sharing.</translation>
    </message>
    <message>
        <source>Peepholes</source>
        <translation>Mirillas</translation>
    </message>
    <message>
        <source>The gates of the network also see its cells, as in P18&apos;s released program.</source>
        <translation>Las puertas de la red ven también sus celdas, como en el programa publicado de P18.</translation>
    </message>
    <message>
        <source>Scrambling</source>
        <translation>Desordenado</translation>
    </message>
    <message>
        <source>Probability that the tokens of a sentence are shuffled in training, so that the network does not rely on their order alone. P18 and P19 use 0.3 for recurrent encoders.</source>
        <translation>Probabilidad de que los tokens de una oración se barajen en el entrenamiento, para que la red no dependa solo de su orden. P18 y P19 usan 0,3 para codificadores recurrentes.</translation>
    </message>
    <message>
        <source>Scrambled</source>
        <translation>Se desordenan</translation>
    </message>
    <message>
        <source>pairs, drawn in each epoch</source>
        <translation>pares, sorteados en cada época</translation>
    </message>
    <message>
        <source>sentences, once for all epochs</source>
        <translation>oraciones, una vez para todas las épocas</translation>
    </message>
    <message>
        <source>pairs: both sides of a pair, drawn again in each epoch (P18); sentences: each side alone, and the same ones in all epochs, as P19&apos;s released program does.</source>
        <translation>pairs: ambos lados de un par, sorteado de nuevo en cada época (P18); sentences: cada lado por su cuenta, y los mismos en todas las épocas, como hace el programa publicado de P19.</translation>
    </message>
    <message>
        <source>Generative model</source>
        <translation>Modelo generativo</translation>
    </message>
    <message>
        <source>BGT</source>
        <translation>BGT</translation>
    </message>
    <message>
        <source>BGT as released</source>
        <translation>BGT como se publicó</translation>
    </message>
    <message>
        <source>BGT without prior</source>
        <translation>BGT sin distribución previa</translation>
    </message>
    <message>
        <source>BGT without language variables</source>
        <translation>BGT sin variables de idioma</translation>
    </message>
    <message>
        <source>translation, both directions</source>
        <translation>traducción, ambas direcciones</translation>
    </message>
    <message>
        <source>translation of the source</source>
        <translation>traducción del origen</translation>
    </message>
    <message>
        <source>variational autoencoder of the source</source>
        <translation>autocodificador variacional del origen</translation>
    </message>
    <message>
        <source>autoencoder of the source</source>
        <translation>autocodificador del origen</translation>
    </message>
    <message>
        <source>translation with attention</source>
        <translation>traducción con atención</translation>
    </message>
    <message>
        <source>translation with attention, to the source</source>
        <translation>traducción con atención, hacia el origen</translation>
    </message>
    <message>
        <source>paraphrase of a given form</source>
        <translation>paráfrasis de una forma dada</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>first hidden state</source>
        <translation>primer estado oculto</translation>
    </message>
    <message>
        <source>each word</source>
        <translation>cada palabra</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atención</translation>
    </message>
    <message>
        <source>before the softmax</source>
        <translation>antes de la softmax</translation>
    </message>
    <message>
        <source>word, hidden</source>
        <translation>palabra, oculto</translation>
    </message>
    <message>
        <source>hidden, logit</source>
        <translation>oculto, logit</translation>
    </message>
    <message>
        <source>word, hidden, attention</source>
        <translation>palabra, oculto, atención</translation>
    </message>
    <message>
        <source>word, hidden, logit</source>
        <translation>palabra, oculto, logit</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>los cuatro</translation>
    </message>
    <message>
        <source>Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): beside each word it reads, as its first hidden state, beside its state in the place of attention, before the softmax (logit), or several of these.</source>
        <translation>Dónde entra el vector de oración en el decodificador de un codificador-decodificador LSTM (P20, apéndice A): junto a cada palabra que lee, como su primer estado oculto, junto a su estado en el lugar de la atención, antes de la softmax (logit), o en varios de estos.</translation>
    </message>
    <message>
        <source>Encoder layers</source>
        <translation>Capas del codificador</translation>
    </message>
    <message>
        <source>Layers of each encoder. P20 uses 5, the released code 6.</source>
        <translation>Capas de cada codificador. P20 usa 5, el código publicado 6.</translation>
    </message>
    <message>
        <source>Decoder layers</source>
        <translation>Capas del decodificador</translation>
    </message>
    <message>
        <source>Layers of each decoder. P20 uses 1.</source>
        <translation>Capas de cada decodificador. P20 usa 1.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Attention heads of a layer; encoder.dimension must be a multiple of it.</source>
        <translation>Cabezas de atención de una capa; encoder.dimension debe ser un múltiplo de este número.</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Prealimentación</translation>
    </message>
    <message>
        <source>Units of the feed-forward block of each layer. P20 uses 1024.</source>
        <translation>Unidades del bloque de prealimentación de cada capa. P20 usa 1024.</translation>
    </message>
    <message>
        <source>Latent</source>
        <translation>Latente</translation>
    </message>
    <message>
        <source>Length of each latent, and so of the sentence vector; 0 uses encoder.dimension.</source>
        <translation>Longitud de cada variable latente, y por tanto del vector de oración; 0 usa encoder.dimension.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Suavizado de etiquetas</translation>
    </message>
    <message>
        <source>Of the labels of translations. P20 uses 0.1.</source>
        <translation>De las etiquetas de las traducciones. P20 usa 0,1.</translation>
    </message>
    <message>
        <source>KL annealing</source>
        <translation>Recocido de KL</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>actualizaciones</translation>
    </message>
    <message>
        <source>Updates in which the weight of the KL terms grows from 0 to 1. P20 uses 65,536; 0 uses three times the planned updates, about what the paper&apos;s training ends with.</source>
        <translation>Actualizaciones en las que el peso de los términos KL crece de 0 a 1. P20 usa 65.536; 0 usa el triple de las actualizaciones previstas, aproximadamente con lo que termina el entrenamiento del artículo.</translation>
    </message>
    <message>
        <source>Tokens per update</source>
        <translation>Tokens por actualización</translation>
    </message>
    <message>
        <source>Tokens of an update, the longer side of each pair counted. P20 uses 25,000; few cores do better with more, smaller updates.</source>
        <translation>Tokens de una actualización, contando el lado más largo de cada par. P20 usa 25.000; con pocos núcleos van mejor más actualizaciones y más pequeñas.</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Tokens al principio</translation>
    </message>
    <message>
        <source>Tokens of the first update, which grow to generative.update-tokens; 0 starts with those.</source>
        <translation>Tokens de la primera actualización, que crecen hasta generative.update-tokens; 0 empieza con esos.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Crecimiento</translation>
    </message>
    <message>
        <source>Updates in which the tokens of an update grow.</source>
        <translation>Actualizaciones en las que crecen los tokens de una actualización.</translation>
    </message>
    <message>
        <source>Tokens per micro-batch</source>
        <translation>Tokens por microlote</translation>
    </message>
    <message>
        <source>Tokens computed at a time by one thread; the gradients of an update&apos;s micro-batches are added. Smaller ones need less memory.</source>
        <translation>Tokens que un hilo calcula de una vez; se suman los gradientes de los microlotes de una actualización. Los más pequeños necesitan menos memoria.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Updates in which the learning rate grows to train.learning-rate; then it falls with the square root of the updates. P20 uses 4,000; 0 a tenth of the planned updates, 4,000 at most.</source>
        <translation>Actualizaciones en las que la tasa de aprendizaje crece hasta train.learning-rate; después baja con la raíz cuadrada de las actualizaciones. P20 usa 4.000; 0, la décima parte de las previstas, 4.000 como máximo.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de pesos</translation>
    </message>
    <message>
        <source>Share of each weight that an update takes away, times the learning rate.</source>
        <translation>Proporción de cada peso que quita una actualización, multiplicada por la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>Sampled softmax</source>
        <translation>Softmax muestreada</translation>
    </message>
    <message>
        <source>Tokens among which the softmax chooses in training, on average, besides those of the micro-batch: a sample by frequency, corrected for its size. 0 uses the whole vocabulary.</source>
        <translation>Tokens entre los que elige la softmax en el entrenamiento, de media, además de los del microlote: una muestra por frecuencia, corregida por su tamaño. 0 usa el vocabulario entero.</translation>
    </message>
    <message>
        <source>Full softmax at the end</source>
        <translation>Softmax completa al final</translation>
    </message>
    <message>
        <source>Share of the training at its end that uses the whole vocabulary in the softmax instead of a sample; 0 uses samples to the end.</source>
        <translation>Proporción del entrenamiento, al final, que usa el vocabulario entero en la softmax en lugar de una muestra; 0 usa muestras hasta el final.</translation>
    </message>
    <message>
        <source>Encoders ahead</source>
        <translation>Codificadores por delante</translation>
    </message>
    <message>
        <source>Aggressive training (He et al. 2019; P20, A.1): the encoders alone are trained until their loss no longer falls, then the decoders once, and so on, as long as the mutual information of sentence and latent grows from epoch to epoch. Keeps a latent from vanishing, and takes longer.</source>
        <translation>Entrenamiento agresivo (He et al. 2019; P20, A.1): se entrenan solo los codificadores hasta que su pérdida deja de bajar, después los decodificadores una vez, y así sucesivamente, mientras la información mutua de oración y variable latente crezca de época en época. Evita que una variable latente se desvanezca, y tarda más.</translation>
    </message>
    <message>
        <source>Held-out pairs</source>
        <translation>Pares reservados</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>Pairs kept from training, one in twenty at most, and with them every pair that shares a sentence. Each evaluation measures their perplexity with the full softmax, and the translator with the lowest one is kept; 0 keeps none.</source>
        <translation>Pares apartados del entrenamiento, como máximo uno de cada veinte, y con ellos cada par que comparta una oración. Cada evaluación mide su perplejidad con la softmax completa, y se conserva el traductor con la más baja; 0 no aparta ninguno.</translation>
    </message>
    <message>
        <source>Margin weight</source>
        <translation>Peso del margen</translation>
    </message>
    <message>
        <source>Weight of the margin loss of averaging models (train.margin) between the vectors of both sides, as a further objective; 0 leaves it out.</source>
        <translation>Peso de la pérdida de margen de los modelos de promedio (train.margin) entre los vectores de ambos lados, como un objetivo más; 0 la omite.</translation>
    </message>
    <message>
        <source>Includes the average</source>
        <translation>Incluye el promedio</translation>
    </message>
    <message>
        <source>The sentence vector also includes the average of the embeddings, so that training can start with the vectors of an averaging model. Set by generative.start.</source>
        <translation>El vector de oración incluye también el promedio de los embeddings, de modo que el entrenamiento puede partir de los vectores de un modelo de promedio. Lo fija generative.start.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>An averaging model with sentence pieces: its tokenizer and embeddings are used, and before the first update the vectors are exactly that model&apos;s.</source>
        <translation>Un modelo de promedio con piezas de oración: se usan su tokenizador y sus embeddings, y antes de la primera actualización los vectores son exactamente los de ese modelo.</translation>
    </message>
    <message>
        <source>Parses of the targets</source>
        <translation>Análisis de los destinos</translation>
    </message>
    <message>
        <source>Label dimension</source>
        <translation>Dimensión de etiqueta</translation>
    </message>
    <message>
        <source>Form units</source>
        <translation>Unidades de la forma</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>the GPU if there is one</source>
        <translation>la GPU si la hay</translation>
    </message>
    <message>
        <source>the processor</source>
        <translation>el procesador</translation>
    </message>
    <message>
        <source>the GPU</source>
        <translation>la GPU</translation>
    </message>
    <message>
        <source>What computes: cpu, cuda, or auto for the GPU if there is one.</source>
        <translation>Qué calcula: cpu, cuda, o auto para la GPU si la hay.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Number of passes over all pairs; 0 keeps the embedding initialisation, a baseline.</source>
        <translation>Número de pasadas por todos los pares; 0 deja la inicialización de los embeddings, una referencia básica.</translation>
    </message>
    <message>
        <source>Step limit</source>
        <translation>Límite de pasos</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Training ends after this many mini-batches, even within an epoch; 0 means no limit.</source>
        <translation>El entrenamiento termina tras este número de minilotes, incluso dentro de una época; 0 significa sin límite.</translation>
    </message>
    <message>
        <source>Mini-batch</source>
        <translation>Minilote</translation>
    </message>
    <message>
        <source>Pairs in a mini-batch, the unit of one step of the optimizer.</source>
        <translation>Pares de un minilote, la unidad de un paso del optimizador.</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>Megalote</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>minilotes</translation>
    </message>
    <message>
        <source>Mini-batches among which hard negatives are searched. More of them give harder negatives.</source>
        <translation>Minilotes entre los que se buscan negativos difíciles. Cuantos más, más difíciles los negativos.</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Crecimiento gradual</translation>
    </message>
    <message>
        <source>The mega-batch starts at one mini-batch and grows by one after this many; 0 starts at full size.</source>
        <translation>El megalote empieza con un minilote y crece en uno tras este número; 0 empieza con el tamaño completo.</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>By how much the cosine of a true pair must exceed that of the negative (delta in the papers).</source>
        <translation>Cuánto debe superar el coseno de un par verdadero al del negativo (delta en los artículos).</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Step size of Adam.</source>
        <translation>Tamaño de paso de Adam.</translation>
    </message>
    <message>
        <source>Gradient clipping</source>
        <translation>Recorte del gradiente</translation>
    </message>
    <message>
        <source>Maximum global norm of a gradient; larger ones are scaled down. 0 turns clipping off.</source>
        <translation>Norma global máxima de un gradiente; los mayores se reducen a escala. 0 desactiva el recorte.</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>Negativos</translation>
    </message>
    <message>
        <source>by language</source>
        <translation>según el idioma</translation>
    </message>
    <message>
        <source>other side</source>
        <translation>el otro lado</translation>
    </message>
    <message>
        <source>either side</source>
        <translation>cualquier lado</translation>
    </message>
    <message>
        <source>Where negatives come from: the other side of the other pairs (translations), both sides (paraphrases), or chosen by whether the two languages differ.</source>
        <translation>De dónde salen los negativos: del otro lado de los demás pares (traducciones), de ambos lados (paráfrasis), o según si los dos idiomas difieren.</translation>
    </message>
    <message>
        <source>Duplicates as negatives</source>
        <translation>Duplicados como negativos</translation>
    </message>
    <message>
        <source>Allow a sentence with the same tokens as either side of the pair to be its negative, as the authors&apos; program does.</source>
        <translation>Permite que una oración con los mismos tokens que un lado del par sea su negativo, como hace el programa de los autores.</translation>
    </message>
    <message>
        <source>Negatives of a sentence</source>
        <translation>Negativos por oración</translation>
    </message>
    <message>
        <source>The margin loss is the mean over so many hardest negatives of each sentence.</source>
        <translation>La pérdida de margen es la media sobre este número de los negativos más difíciles de cada oración.</translation>
    </message>
    <message>
        <source>False-negative guard</source>
        <translation>Evitar falsos negativos</translation>
    </message>
    <message>
        <source>A sentence whose cosine exceeds that of the true pair by more than this is no negative: it may be another translation. 2 drops none.</source>
        <translation>Una oración cuyo coseno supera al del par verdadero en más de esto no es un negativo: puede ser otra traducción. 2 no descarta ninguna.</translation>
    </message>
    <message>
        <source>Search for negatives</source>
        <translation>Búsqueda de negativos</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>proyectada</translation>
    </message>
    <message>
        <source>exact compares all sentences of a mega-batch; projected compares them in 64 dimensions first and only the best few exactly: a little faster at 1,000 dimensions.</source>
        <translation>exact compara todas las oraciones de un megalote; projected las compara primero en 64 dimensiones y solo las mejores con exactitud: algo más rápido con 1.000 dimensiones.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margen</translation>
    </message>
    <message>
        <source>softmax within the mini-batch</source>
        <translation>softmax dentro del minilote</translation>
    </message>
    <message>
        <source>margin: a true pair must be more similar than the hardest negative by the margin (the papers); softmax: each sentence must pick its partner among those of its mini-batch, without mega-batches.</source>
        <translation>margin: un par verdadero debe superar en similitud al negativo más difícil al menos en el margen (los artículos); softmax: cada oración debe elegir a su pareja entre las de su minilote, sin megalotes.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>The softmax divides cosines by this number; a smaller one makes it sharper.</source>
        <translation>La softmax divide los cosenos por este número; uno menor la hace más aguda.</translation>
    </message>
    <message>
        <source>Nested dimensions</source>
        <translation>Dimensiones anidadas</translation>
    </message>
    <message>
        <source>Add the loss of the first 32, 64, 128, ... dimensions, so that vectors may be cut to them (Matryoshka).</source>
        <translation>Añade la pérdida de las primeras 32, 64, 128, ... dimensiones, para que los vectores puedan recortarse a ellas (Matryoshka).</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Vectors of another model (.npy, a row for each line of train.teacher-sentences) that this one learns to give as well (distillation). Longer ones are reduced to their principal components.</source>
        <translation>Vectores de otro modelo (.npy, una fila por cada línea de train.teacher-sentences) que este aprende a dar también (destilación). Los más largos se reducen a sus componentes principales.</translation>
    </message>
    <message>
        <source>Teacher sentences</source>
        <translation>Oraciones del maestro</translation>
    </message>
    <message>
        <source>The sentences of the teacher&apos;s vectors, one on each line. A sentence without a vector takes that of its translation.</source>
        <translation>Las oraciones de los vectores del maestro, una en cada línea. Una oración sin vector toma el de su traducción.</translation>
    </message>
    <message>
        <source>Teacher loss</source>
        <translation>Pérdida del maestro</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
    <message>
        <source>similarities</source>
        <translation>similitudes</translation>
    </message>
    <message>
        <source>cosine: each vector must point where the teacher&apos;s does; similarities: the sentences of a mini-batch must be as similar to each other as the teacher finds them.</source>
        <translation>cosine: cada vector debe apuntar hacia donde apunta el del maestro; similarities: las oraciones de un minilote deben parecerse entre sí tanto como dice el maestro.</translation>
    </message>
    <message>
        <source>Teacher share</source>
        <translation>Parte del maestro</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss; the loss of the pairs has the rest. 1 learns from the teacher alone, without negatives.</source>
        <translation>Peso de la pérdida del maestro; la pérdida de los pares tiene el resto. 1 aprende solo del maestro, sin negativos.</translation>
    </message>
    <message>
        <source>Symmetric loss</source>
        <translation>Pérdida simétrica</translation>
    </message>
    <message>
        <source>Push a negative away from both sides of a pair; off: only from the first side, as in the papers&apos; equation.</source>
        <translation>Aleja un negativo de ambos lados de un par; desactivado: solo del primer lado, como en la ecuación de los artículos.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>denso</translation>
    </message>
    <message>
        <source>lazy</source>
        <translation>perezoso</translation>
    </message>
    <message>
        <source>dense: rows without gradient keep moving by their momentum (the definition); lazy: they stay unchanged.</source>
        <translation>dense: las filas sin gradiente siguen moviéndose por su inercia (la definición); lazy: se quedan como están.</translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation>Promediado de pesos</translation>
    </message>
    <message>
        <source>The model is a running mean of the weights that keeps this share at each step, for example 0.999; 0 uses the last weights.</source>
        <translation>El modelo es una media móvil de los pesos que conserva esta proporción en cada paso, por ejemplo 0,999; 0 usa los últimos pesos.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed, settings, pairs and number of threads give the same model, bit for bit.</source>
        <translation>La misma semilla con los mismos ajustes, pares y número de hilos da el mismo modelo, bit a bit.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Number of threads; 0 uses one per core.</source>
        <translation>Número de hilos; 0 usa uno por núcleo.</translation>
    </message>
    <message>
        <source>Memory for pairs</source>
        <translation>Memoria para pares</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Tokens that need more memory are stored in a file of the run and read one part at a time, with the same result; 0 keeps all in memory.</source>
        <translation>Los tokens que necesitan más memoria se guardan en un archivo de la ejecución y se leen por partes, con el mismo resultado; 0 lo mantiene todo en memoria.</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>Evaluar cada</translation>
    </message>
    <message>
        <source>Steps between evaluations on the development sets or the held-out pairs; 0 means after each epoch.</source>
        <translation>Pasos entre evaluaciones con los conjuntos de desarrollo o los pares reservados; 0 significa tras cada época.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>evaluaciones</translation>
    </message>
    <message>
        <source>Training ends after this many evaluations in a row without a better score on the development sets or the held-out pairs; 0 continues to the last epoch.</source>
        <translation>El entrenamiento termina tras este número de evaluaciones seguidas sin una puntuación mejor en los conjuntos de desarrollo o los pares reservados; 0 sigue hasta la última época.</translation>
    </message>
    <message>
        <source>Pairs kept from training if there are no development sets, one in twenty at most, and with them every pair that shares a sentence. How many of them find their partner among 10,000 other sentences selects the best model; 0 keeps none, as do fewer than 200 pairs.</source>
        <translation>Pares apartados del entrenamiento si no hay conjuntos de desarrollo, como máximo uno de cada veinte, y con ellos cada par que comparta una oración. Cuántos de ellos encuentran su pareja entre otras 10.000 oraciones decide el mejor modelo; 0 no aparta ninguno, ni tampoco con menos de 200 pares.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Punto de control cada</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>Time between checkpoints within an epoch; 0 means only after each epoch.</source>
        <translation>Tiempo entre puntos de control dentro de una época; 0 significa solo tras cada época.</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Write the curves as event files to tensorboard/ in the run folder during training, for live display in TensorBoard.</source>
        <translation>Escribe las curvas durante el entrenamiento como archivos de eventos en tensorboard/, dentro de la carpeta de la ejecución, para verlas en vivo en TensorBoard.</translation>
    </message>
    <message>
        <source>Largest link</source>
        <translation>Enlace más grande</translation>
    </message>
    <message>
        <source>Sentences that a link has at most on either side.</source>
        <translation>Oraciones que un enlace tiene como máximo en cualquiera de los lados.</translation>
    </message>
    <message>
        <source>Leaving out</source>
        <translation>Omisión</translation>
    </message>
    <message>
        <source>Cost of leaving a sentence without a translation, as a share of the median cost of linking random sentences. Smaller: fewer and surer links.</source>
        <translation>Coste de dejar una oración sin traducción, como proporción del coste mediano de enlazar oraciones al azar. Menor: enlaces menos numerosos y más seguros.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Further sentence</source>
        <translation>Oración adicional</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Cost of each number on one side of a link that the other side lacks.</source>
        <translation>Coste de cada número de un lado de un enlace que falta en el otro.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Cost of each capitalised word that both documents contain, but only one side of a link.</source>
        <translation>Coste de cada palabra con mayúscula inicial que ambos documentos contienen, pero solo un lado de un enlace.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Cost of each term of the glossary whose translation the other side of a link lacks.</source>
        <translation>Coste de cada término del glosario cuya traducción falta en el otro lado de un enlace.</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Cost of each question or exclamation mark, colon or semicolon, bracket and quotation mark that the other side of a link lacks.</source>
        <translation>Coste de cada signo de interrogación o exclamación, dos puntos o punto y coma, paréntesis y comilla que falta en el otro lado de un enlace.</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamaños</translation>
    </message>
    <message>
        <source>What the distance between the two sides of a link is multiplied with: 1: the product of the numbers of their sentences; 0: the mean of both numbers; or a mixture.</source>
        <translation>Factor por el que se multiplica la distancia entre los dos lados de un enlace: 1: el producto de sus números de oraciones; 0: la media de ambos números; o una mezcla.</translation>
    </message>
    <message>
        <source>Random runs</source>
        <translation>Series aleatorias</translation>
    </message>
    <message>
        <source>Random runs of sentences whose cosines with a side of a link say what is expected of sentences that are not translations.</source>
        <translation>Series aleatorias de oraciones cuyos cosenos con un lado de un enlace dicen qué cabe esperar de oraciones que no son traducciones.</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Sentences on both sides of the path of the coarse search among which links are searched.</source>
        <translation>Oraciones a ambos lados del camino de la búsqueda aproximada previa entre las que se buscan enlaces.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>parse of a given form</source>
        <translation>análisis de una forma dada</translation>
    </message>
    <message>
        <source>What trains a transformer or an LSTM encoder-decoder: the Bilingual Generative Transformer (bgt, P20) or one of the models it is compared with in P20&apos;s Table 2; released is what the authors&apos; code trains, whose decoders never see a sample. translation and back-translation attend to every token of the other language: the translators of P18. scpn writes the target in the syntactic form that is given (generative.parses); parse-generator writes a whole parse of that form, for an scpn that reads whole parses. Needs encoder.network = transformer or seq2seq.</source>
        <translation>Qué entrena un transformer o un codificador-decodificador LSTM: el Bilingual Generative Transformer (bgt, P20) o uno de los modelos con los que se compara en la tabla 2 de P20; released es lo que entrena el código de los autores, cuyos decodificadores nunca ven una muestra. translation y back-translation atienden a cada token del otro idioma: los traductores de P18. scpn escribe el destino en la forma sintáctica que se da (generative.parses); parse-generator escribe un análisis entero de esa forma, para un scpn que lee análisis enteros. Necesita encoder.network = transformer o seq2seq.</translation>
    </message>
    <message>
        <source>For scpn and parse-generator: the constituency parses of the targets of all pairs in their order, in brackets as the Penn Treebank has them. Their top two levels, or all of them (generative.form), are the forms that it learns to write in.</source>
        <translation>Para scpn y parse-generator: los análisis de constituyentes de los destinos de todos los pares, en su orden, entre paréntesis como en el Penn Treebank. Sus dos niveles superiores, o todos (generative.form), son las formas en las que aprende a escribir.</translation>
    </message>
    <message>
        <source>Parses of the sources</source>
        <translation>Análisis de los orígenes</translation>
    </message>
    <message>
        <source>The same of the sources. parse-generator needs them. With them, pairs whose sides have the same form are left out, and every second micro-batch is trained from target to source, as the released SCPN is.</source>
        <translation>Lo mismo de los orígenes. parse-generator los necesita. Con ellos se omiten los pares cuyos lados tienen la misma forma, y uno de cada dos microlotes se entrena del destino al origen, como el SCPN publicado.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>template</source>
        <translation>plantilla</translation>
    </message>
    <message>
        <source>whole parse</source>
        <translation>análisis entero</translation>
    </message>
    <message>
        <source>What scpn reads of a parse: its top two levels, or all of it but the words, as the released SCPN does. For new sentences a parse-generator then completes templates.</source>
        <translation>Qué lee scpn de un análisis: sus dos niveles superiores, o todo menos las palabras, como el SCPN publicado. Para oraciones nuevas, un parse-generator completa entonces las plantillas.</translation>
    </message>
    <message>
        <source>Copies words</source>
        <translation>Copia palabras</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: the decoder also copies tokens of the source, by its attention to them, so that it can write words that are rare or new in training.</source>
        <translation>De scpn y parse-generator: el decodificador copia también tokens del origen, según su atención a ellos, para poder escribir palabras que en el entrenamiento son raras o nuevas.</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: numbers in the embedding of a label or bracket of a form.</source>
        <translation>De scpn y parse-generator: números del embedding de una etiqueta o un paréntesis de una forma.</translation>
    </message>
    <message>
        <source>Of scpn and parse-generator: units of the LSTM that reads a form.</source>
        <translation>De scpn y parse-generator: unidades de la LSTM que lee una forma.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Weight of words whose translation is found on the other side of a link, or only in the sentences beside it; 0 compares sentences as a whole.</source>
        <translation>Peso de las palabras cuya traducción está en el otro lado de un enlace, o solo en las oraciones contiguas; 0 compara las oraciones como un todo.</translation>
    </message>
    <message>
        <source>Weight of the difference between the lengths of both sides, which counts less the longer they are; 0 ignores lengths.</source>
        <translation>Peso de la diferencia entre las longitudes de ambos lados, que cuenta menos cuanto más largos son; 0 ignora las longitudes.</translation>
    </message>
    <message>
        <source>Cost of each further sentence of a link; 0.7 times that if both sides have several.</source>
        <translation>Coste de cada oración adicional de un enlace; 0,7 veces eso si ambos lados tienen varias.</translation>
    </message>
    <message>
        <source>Cost of a link whose sides end with different punctuation marks; 1.8 times that if one of them is a full stop, question or exclamation mark and the other is not, or if one ends without a mark.</source>
        <translation>Coste de un enlace cuyos lados terminan con signos de puntuación distintos; 1,8 veces eso si uno es un punto, un signo de interrogación o de exclamación y el otro no, o si uno termina sin signo.</translation>
    </message>
    <message>
        <source>50,000 pieces instead of 20,000: 0.4 points less on the mean of the STS sets, 10.5 more between Turkish and English.</source>
        <translation>50.000 piezas en vez de 20.000: 0,4 puntos menos en la media de los conjuntos STS, 10,5 más entre turco e inglés.</translation>
    </message>
    <message>
        <source>0.995 left 18 % of the Arabic tokens unknown, 0.9995 leaves 0.2 %.</source>
        <translation>0,995 dejaba sin conocer el 18 % de los tokens árabes; 0,9995 deja el 0,2 %.</translation>
    </message>
    <message>
        <source>TRIGRAM 66.2, SP 65.9, WORD and TRIGRAM side by side 63.9, their sum 62.9, WORD 60.2 on the mean of the STS sets.</source>
        <translation>TRIGRAM 66,2, SP 65,9, WORD y TRIGRAM uno junto a otro 63,9, su suma 62,9, WORD 60,2 en la media de los conjuntos STS.</translation>
    </message>
    <message>
        <source>0.3: 0.2 points less on the mean of the STS sets after one epoch, 0.3 more after four than without after five.</source>
        <translation>0,3: 0,2 puntos menos en la media de los conjuntos STS tras una época; 0,3 más tras cuatro que sin ello tras cinco.</translation>
    </message>
    <message>
        <source>averages 65.7, LSTM 63.1 and BLSTM 63.0, both scrambled, on the mean of the STS sets.</source>
        <translation>medias 65,7, LSTM 63,1 y BLSTM 63,0, ambas con los tokens desordenados, en la media de los conjuntos STS.</translation>
    </message>
    <message>
        <source>0.3: 0.9 points more with the LSTM; the BLSTM seldom learned without (38.7, with it 63.0).</source>
        <translation>0,3: 0,9 puntos más con la LSTM; sin ello la BLSTM rara vez aprendía (38,7; con ello 63,0).</translation>
    </message>
    <message>
        <source>2.7 times as many updates as the full softmax in the same time, none of them worse.</source>
        <translation>2,7 veces las actualizaciones de la softmax completa en el mismo tiempo, ninguna peor.</translation>
    </message>
    <message>
        <source>BGT from averages: 62.5 on the mean of the STS sets with 200, 53.0 without this loss.</source>
        <translation>BGT a partir de medias: 62,5 en la media de los conjuntos STS con 200, 53,0 sin esta pérdida.</translation>
    </message>
    <message>
        <source>20, 60 and 100 reached 68.6, 68.5 and 68.4 on the mean of the STS sets, no more than chance.</source>
        <translation>20, 60 y 100 alcanzaron 68,6, 68,5 y 68,4 en la media de los conjuntos STS: no más que el azar.</translation>
    </message>
    <message>
        <source>ten times the papers&apos; rate gave four points on the mean of the STS sets and seventeen between Spanish and English.</source>
        <translation>diez veces la tasa de los artículos dio cuatro puntos en la media de los conjuntos STS y diecisiete entre español e inglés.</translation>
    </message>
    <message>
        <source>any: half a point less on the mean of the STS sets, no more than chance.</source>
        <translation>cualquier lado: medio punto menos en la media de los conjuntos STS, no más que el azar.</translation>
    </message>
    <message>
        <source>0.1 points less on the mean of the STS sets: no effect.</source>
        <translation>0,1 puntos menos en la media de los conjuntos STS: ningún efecto.</translation>
    </message>
    <message>
        <source>4 and 8: 0.3 points more on the development set of the STS Benchmark, three seeds.</source>
        <translation>4 y 8: 0,3 puntos más en el conjunto de desarrollo del STS Benchmark, tres semillas.</translation>
    </message>
    <message>
        <source>0 and 0.1: no effect on the development set of the STS Benchmark.</source>
        <translation>0 y 0,1: ningún efecto en el conjunto de desarrollo del STS Benchmark.</translation>
    </message>
    <message>
        <source>projected 66.3, exact 65.9 on the mean of the STS sets, three seeds.</source>
        <translation>proyectada 66,3, exacta 65,9 en la media de los conjuntos STS, tres semillas.</translation>
    </message>
    <message>
        <source>softmax: four points less on the mean of the STS sets; with mini-batches of 2,048 pairs two less on the development set of the STS Benchmark.</source>
        <translation>softmax: cuatro puntos menos en la media de los conjuntos STS; con minilotes de 2.048 pares, dos menos en el conjunto de desarrollo del STS Benchmark.</translation>
    </message>
    <message>
        <source>vectors cut to 32 numbers 0.3 points better, whole ones 0.1, on the development set of the STS Benchmark.</source>
        <translation>los vectores recortados a 32 números, 0,3 puntos mejores; enteros, 0,1, en el conjunto de desarrollo del STS Benchmark.</translation>
    </message>
    <message>
        <source>with three models of the same kind as teachers, 1 reached 73.6 and 0.5 reached 74.7; training without them 75.5.</source>
        <translation>con tres modelos del mismo tipo como maestros, 1 alcanzó 73,6 y 0,5 alcanzó 74,7; el entrenamiento sin ellos, 75,5.</translation>
    </message>
    <message>
        <source>retrieval ranked ten trainings as STS did, with a rank correlation of 0.56 to 0.95.</source>
        <translation>la recuperación ordenó diez entrenamientos como STS, con una correlación de rangos de 0,56 a 0,95.</translation>
    </message>
    <message>
        <source>Table on disk</source>
        <translation>Tabla en disco</translation>
    </message>
    <message>
        <source>Keep the embedding table and Adam&apos;s moments in a temporary file, with the same result, for tables larger than the memory. Of several machines, each then holds only its own rows.</source>
        <translation>Mantiene la tabla de embeddings y los momentos de Adam en un archivo temporal, con el mismo resultado, para tablas mayores que la memoria. De varias máquinas, cada una tiene entonces solo sus propias filas.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>mixed on a GPU</source>
        <translation>mixta en una GPU</translation>
    </message>
    <message>
        <source>single</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mixta</translation>
    </message>
    <message>
        <source>Of the matrix products of a transformer&apos;s training. mixed multiplies bfloat16 numbers, with 8 bits of precision, and adds in single precision: several times as fast on a GPU, slower on most processors. auto is mixed on a GPU and single on a processor.</source>
        <translation>De los productos de matrices en el entrenamiento de un transformer. mixed multiplica números bfloat16, con 8 bits de precisión, y suma en precisión simple: varias veces más rápido en una GPU, más lento en la mayoría de los procesadores. auto equivale a mixed en una GPU y a single en un procesador.</translation>
    </message>
    <message>
        <source>A run or model that is trained further, on other pairs: its tokenizer and weights are used. The settings that give a model its form must be the same as its own.</source>
        <translation>Una ejecución o un modelo que se sigue entrenando, con otros pares: se usan su tokenizador y sus pesos. Los ajustes que dan su forma a un modelo deben ser los mismos que los suyos.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>First side</source>
        <translation>Primer lado</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segundo lado</translation>
    </message>
</context>
<context>
    <name>TokenizerKind</name>
    <message>
        <source>sentence pieces</source>
        <translation>piezas de oración</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>trigramas</translation>
    </message>
</context>
<context>
    <name>TrainTools</name>
    <message>
        <source>Estimating</source>
        <translation>Estimando</translation>
    </message>
    <message>
        <source>Only averaging and recurrent encoders learn from another model.</source>
        <translation>Solo los codificadores de promedio y los recurrentes aprenden de otro modelo.</translation>
    </message>
    <message>
        <source>Learn from another model…</source>
        <translation>Aprender de otro modelo…</translation>
    </message>
    <message>
        <source>Follow the vectors that any other model gives to the sentences of these pairs</source>
        <translation>Seguir los vectores que cualquier otro modelo da a las oraciones de estos pares</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>Ejecutar en otro lugar…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the settings and the data, to train on other machines</source>
        <translation>Escribir una carpeta con un script, los ajustes y los datos, para entrenar en otras máquinas</translation>
    </message>
</context>
<context>
    <name>WindowWords</name>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Evaluation sets</source>
        <translation>Conjuntos de evaluación</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>Vuelta con</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>Segundo archivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>Componentes quitados</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>Tokens más frecuentes</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>Blanqueo</translation>
    </message>
</context>
<context>
    <name>WritePlots</name>
    <message>
        <source>Best development score</source>
        <translation>Mejor puntuación de desarrollo</translation>
    </message>
    <message>
        <source>development</source>
        <translation>desarrollo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignPanel</name>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Documents…</source>
        <translation>Documentos…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Aligning %1</source>
        <translation>Alineando %1</translation>
    </message>
    <message>
        <source>aligned in %1</source>
        <translation>alineado en %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>What is around a correction is aligned again with a model: train or choose one, then correct the link.</source>
        <translation>Lo que rodea una corrección se vuelve a alinear con un modelo: entrene o elija uno y corrija después el enlace.</translation>
    </message>
    <message>
        <source>Preparing corrections</source>
        <translation>Preparando las correcciones</translation>
    </message>
    <message>
        <source>Two documents</source>
        <translation>Dos documentos</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Shelf (%1)</source>
        <translation>Estante (%1)</translation>
    </message>
    <message>
        <source>Links the sentences of a document with those of its translation</source>
        <translation>Enlaza las oraciones de un documento con las de su traducción</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; con &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 sentences</source>
        <translation>
            <numerusform>%1 y %2 oración</numerusform>
            <numerusform>%1 y %2 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontradas</translation>
    </message>
    <message>
        <source>%1 doubtful</source>
        <translation>%1 dudosos</translation>
    </message>
    <message>
        <source>%1 certain</source>
        <translation>%1 seguros</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>Todos los enlaces</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudosos</translation>
    </message>
    <message>
        <source>No translation</source>
        <translation>Sin traducción</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Seguros</translation>
    </message>
    <message>
        <source>Which links are shown</source>
        <translation>Qué enlaces se muestran</translation>
    </message>
    <message>
        <source>D goes to the next doubtful link, Shift+D to the one before</source>
        <translation>D va al siguiente enlace dudoso, Shift+D al anterior</translation>
    </message>
    <message>
        <source>below </source>
        <translation>bajo </translation>
    </message>
    <message>
        <source>Doubtful below</source>
        <translation>Dudosos por debajo de</translation>
    </message>
    <message>
        <source>Links of lower confidence are doubtful</source>
        <translation>Los enlaces de menor confianza son dudosos</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Deshacer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rehacer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Show or hide the settings of alignments</source>
        <translation>Mostrar u ocultar los ajustes de las alineaciones</translation>
    </message>
    <message>
        <source>Many documents, or two (Alt+Left)</source>
        <translation>Muchos documentos, o dos (Alt+Left)</translation>
    </message>
    <message>
        <source>Show or hide the documents</source>
        <translation>Mostrar u ocultar los documentos</translation>
    </message>
    <message>
        <source>Saved alignments of this project</source>
        <translation>Alineaciones guardadas de este proyecto</translation>
    </message>
    <message>
        <source>Shows a document beside its translation, with links between their sentences that you can correct.</source>
        <translation>Muestra un documento junto a su traducción, con enlaces entre sus oraciones que usted puede corregir.</translation>
    </message>
    <message>
        <source>A trained model links the sentences of two documents; this project has none yet.</source>
        <translation>Un modelo entrenado enlaza las oraciones de dos documentos; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Align the two documents</source>
        <translation>Alinear los dos documentos</translation>
    </message>
    <message>
        <source>Open a saved alignment…</source>
        <translation>Abrir una alineación guardada…</translation>
    </message>
    <message>
        <source>Export the alignment…</source>
        <translation>Exportar la alineación…</translation>
    </message>
    <message>
        <source>Add the alignment to the project&apos;s pair stores</source>
        <translation>Añadir la alineación a los almacenes de pares del proyecto</translation>
    </message>
    <message>
        <source>Shelf of many documents, or two documents</source>
        <translation>Estante de muchos documentos, o dos documentos</translation>
    </message>
    <message>
        <source>Align the documents of the shelf, or stop</source>
        <translation>Alinear los documentos del estante, o detener</translation>
    </message>
    <message>
        <source>Export the shelf…</source>
        <translation>Exportar el estante…</translation>
    </message>
    <message>
        <source>Align with a model file…</source>
        <translation>Alinear con un archivo de modelo…</translation>
    </message>
    <message>
        <source>Undo the last correction</source>
        <translation>Deshacer la última corrección</translation>
    </message>
    <message>
        <source>Redo the correction</source>
        <translation>Rehacer la corrección</translation>
    </message>
    <message>
        <source>Search the aligned documents</source>
        <translation>Buscar en los documentos alineados</translation>
    </message>
    <message>
        <source>Go to the next doubtful link</source>
        <translation>Ir al siguiente enlace dudoso</translation>
    </message>
    <message>
        <source>Correct the link: %1</source>
        <translation>Corregir el enlace: %1</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Open a saved alignment</source>
        <translation>Abrir una alineación guardada</translation>
    </message>
    <message>
        <source>Alignments (*.alignment);;All files (*)</source>
        <translation>Alineaciones (*.alignment);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the alignment</source>
        <translation>Exportar la alineación</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are in the pair store %2.</source>
        <translation>
            <numerusform>%1 par está en el almacén de pares %2.</numerusform>
            <numerusform>%1 pares están en el almacén de pares %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 par está guardado en %2.</numerusform>
            <numerusform>%1 pares están guardados en %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSettingsCard</name>
    <message>
        <source>Settings of alignments</source>
        <translation>Ajustes de las alineaciones</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predeterminados</translation>
    </message>
    <message>
        <source>Set every field to its default</source>
        <translation>Devolver cada campo a su valor predeterminado</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignSetup</name>
    <message>
        <source>as the document says</source>
        <translation>como diga el documento</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Añadir documentos</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>a folder of documents, or a list of two columns</source>
        <translation>una carpeta de documentos, o una lista de dos columnas</translation>
    </message>
    <message>
        <source>a document: Word, PDF, EPUB, text, …</source>
        <translation>un documento: Word, PDF, EPUB, texto, …</translation>
    </message>
    <message>
        <source>a folder of their translations</source>
        <translation>una carpeta con sus traducciones</translation>
    </message>
    <message>
        <source>its translation</source>
        <translation>su traducción</translation>
    </message>
    <message>
        <source>none; lines of term, tab, translation</source>
        <translation>ninguno; líneas de término, tabulador, traducción</translation>
    </message>
    <message>
        <source>are recognised</source>
        <translation>se reconocen</translation>
    </message>
    <message>
        <source>are the lines</source>
        <translation>son las líneas</translation>
    </message>
    <message>
        <source>are the paragraphs</source>
        <translation>son los párrafos</translation>
    </message>
    <message>
        <source>What is linked: sentences as the language divides them, or every line or paragraph</source>
        <translation>Qué se enlaza: oraciones según las divide el idioma, o cada línea o párrafo</translation>
    </message>
    <message>
        <source>Of a PDF that asks for one</source>
        <translation>De un PDF que la pida</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the source</source>
        <translation>Idioma del origen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Oraciones</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Language of the target</source>
        <translation>Idioma del destino</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Or drag both folders onto this panel. Documents are paired by their names, and by their contents where names differ.</source>
        <translation>O arrastre ambas carpetas a este panel. Los documentos se emparejan por sus nombres y, donde estos difieren, por su contenido.</translation>
    </message>
    <message>
        <source>Or drag both files onto this panel.</source>
        <translation>O arrastre ambos archivos a este panel.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentEditor</name>
    <message>
        <source>Correcting</source>
        <translation>Corrigiendo</translation>
    </message>
    <message>
        <source>this link</source>
        <translation>este enlace</translation>
    </message>
    <message>
        <source>has been aligned again meanwhile</source>
        <translation>se ha vuelto a alinear entretanto</translation>
    </message>
    <message>
        <source>look at it again, and repeat the correction if it is still needed</source>
        <translation>mírelo de nuevo y repita la corrección si aún hace falta</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentExport</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>Al proyecto</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>Confianza mínima</translation>
    </message>
    <message>
        <source>Links of lower confidence are left out; accepted ones have the confidence 1</source>
        <translation>Se omiten los enlaces de menor confianza; los aceptados tienen confianza 1</translation>
    </message>
    <message>
        <source>As a translation memory, a table, a parallel corpus and other formats</source>
        <translation>Como memoria de traducción, tabla, corpus paralelo y otros formatos</translation>
    </message>
    <message>
        <source>As a pair store, to train on or to filter</source>
        <translation>Como almacén de pares, para entrenar o filtrar</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 de %2 par</numerusform>
            <numerusform>%1 de %2 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>Memoria de traducción (*.tmx)</translation>
    </message>
    <message>
        <source>All sentences with places and confidence (*.tsv)</source>
        <translation>Todas las oraciones con posiciones y confianza (*.tsv)</translation>
    </message>
    <message>
        <source>Pair store (*.h5)</source>
        <translation>Almacén de pares (*.h5)</translation>
    </message>
    <message>
        <source>Sentence numbers, as in gold files (*.links)</source>
        <translation>Números de oración, como en los archivos de referencia (*.links)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentMap</name>
    <message>
        <source>Map of both documents</source>
        <translation>Mapa de ambos documentos</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 of them doubtful</source>
        <translation>
            <numerusform>%1 enlace, dudosos: %2</numerusform>
            <numerusform>%1 enlaces, %2 de ellos dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>sentence %1 of the source, %2 of the target</source>
        <translation>oración %1 del origen, %2 del destino</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentView</name>
    <message>
        <source>Linked sentences</source>
        <translation>Oraciones enlazadas</translation>
    </message>
    <message>
        <source>without a translation, as you said</source>
        <translation>sin traducción, como usted indicó</translation>
    </message>
    <message>
        <source>without a translation</source>
        <translation>sin traducción</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>right with a probability of %1 %</source>
        <translation>correcto con una probabilidad del %1 %</translation>
    </message>
    <message>
        <source> · moved: sentence %1 of the source, %2 of the target</source>
        <translation> · desplazado: oración %1 del origen, %2 del destino</translation>
    </message>
</context>
<context>
    <name>paragram::ui::AnalysePanel</name>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>This panel builds lexicons from pairs and compares languages by their shared tokens; this project has no pairs yet.</source>
        <translation>Este panel crea léxicos a partir de pares y compara idiomas por los tokens que comparten; este proyecto aún no tiene pares.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Importar pares</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Léxico</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation>Crear un léxico</translation>
    </message>
    <message>
        <source>Measure the overlap of two languages</source>
        <translation>Medir el solapamiento de dos idiomas</translation>
    </message>
    <message>
        <source>Which words are paraphrases or translations?</source>
        <translation>¿Qué palabras son paráfrasis o traducciones?</translation>
    </message>
    <message>
        <source>Which languages share tokens, and does that help?</source>
        <translation>¿Qué idiomas comparten tokens, y sirve de algo?</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CandidateModel</name>
    <message>
        <source>not reviewed</source>
        <translation>sin revisar</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CatalogueModel</name>
    <message>
        <source>Translations</source>
        <translation>Traducciones</translation>
    </message>
    <message>
        <source>Paraphrases</source>
        <translation>Paráfrasis</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Minería</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>Language identification</source>
        <translation>Identificación de idioma</translation>
    </message>
    <message>
        <source>non-commercial</source>
        <translation>no comercial</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>descargado</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>parcial</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CataloguePage</name>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>OPUS corpora</source>
        <translation>Corpus de OPUS</translation>
    </message>
    <message>
        <source>Search OPUS</source>
        <translation>Buscar en OPUS</translation>
    </message>
    <message>
        <source>Use a file I have…</source>
        <translation>Usar un archivo que tengo…</translation>
    </message>
    <message>
        <source>Public data and models</source>
        <translation>Datos y modelos públicos</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>Buscar en el catálogo</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Tipo de entrada</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>OPUS online</source>
        <translation>OPUS en línea</translation>
    </message>
    <message>
        <source>for the two languages above</source>
        <translation>para los dos idiomas de arriba</translation>
    </message>
    <message>
        <source>List what OPUS has for the two languages above; needs an internet connection</source>
        <translation>Lista lo que OPUS tiene para los dos idiomas de arriba; necesita conexión a Internet</translation>
    </message>
    <message>
        <source>Press Enter or double-click to download a corpus</source>
        <translation>Pulse Intro o haga doble clic para descargar un corpus</translation>
    </message>
    <message>
        <source>Checking the downloads</source>
        <translation>Comprobando las descargas</translation>
    </message>
    <message>
        <source>%1 is larger than 500 MB. Download it?</source>
        <translation>%1 ocupa más de 500 MB. ¿Descargarlo?</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>%1 is %2. Download it?</source>
        <translation>%1 ocupa %2. ¿Descargarlo?</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>Descargar %1</translation>
    </message>
    <message>
        <source>Stopped; the next download resumes from here.</source>
        <translation>Detenido; la próxima descarga continúa desde aquí.</translation>
    </message>
    <message>
        <source>This is larger than 500 MB. Download it?</source>
        <translation>Ocupa más de 500 MB. ¿Descargarlo?</translation>
    </message>
    <message>
        <source>Already downloaded and complete.</source>
        <translation>Ya está descargado y completo.</translation>
    </message>
    <message>
        <source>Downloaded and checked.</source>
        <translation>Descargado y comprobado.</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Importar pares…</translation>
    </message>
    <message>
        <source>Use a file I have</source>
        <translation>Usar un archivo que tengo</translation>
    </message>
    <message>
        <source>Recognise %1</source>
        <translation>Reconocer %1</translation>
    </message>
    <message>
        <source>This is %1: size and checksum are as published.</source>
        <translation>Es %1: tamaño y suma de comprobación coinciden con los publicados.</translation>
    </message>
    <message>
        <source>This is %1 by its name; no checksum is published.</source>
        <translation>Es %1 por su nombre; no se ha publicado ninguna suma de comprobación.</translation>
    </message>
    <message>
        <source>Choose two languages first.</source>
        <translation>Elija primero dos idiomas.</translation>
    </message>
    <message>
        <source>Searching OPUS</source>
        <translation>Buscando en OPUS</translation>
    </message>
    <message>
        <source>OPUS has nothing for these two languages.</source>
        <translation>OPUS no tiene nada para estos dos idiomas.</translation>
    </message>
    <message>
        <source>The corpora that OPUS has for the two languages appear here.</source>
        <translation>Aquí aparecen los corpus que OPUS tiene para los dos idiomas.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Chart</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ColumnButton</name>
    <message>
        <source>Columns of the two sentences</source>
        <translation>Columnas de las dos oraciones</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Primera oración</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Segunda oración</translation>
    </message>
    <message>
        <source>Columns %1, %2</source>
        <translation>Columnas %1, %2</translation>
    </message>
    <message>
        <source>The sentences are in “%1” and “%2”</source>
        <translation>Las oraciones están en «%1» y «%2»</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CommandPalette</name>
    <message>
        <source>Type to find an action</source>
        <translation>Escriba para buscar una acción</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>No action that is available now matches.</source>
        <translation>Ninguna acción disponible ahora coincide.</translation>
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
        <translation>Sobre los pares</translation>
    </message>
    <message>
        <source>Coverage of the pairs</source>
        <translation>Cobertura de los pares</translation>
    </message>
    <message>
        <source>Pairs to measure on</source>
        <translation>Pares en los que medir</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>Counting pieces</source>
        <translation>Contando piezas</translation>
    </message>
    <message>
        <source>Pieces per word</source>
        <translation>Piezas por palabra</translation>
    </message>
    <message>
        <source>Words are separated by white space; for Chinese or Japanese use pieces per sentence.</source>
        <translation>Las palabras se separan por espacios en blanco; para chino o japonés use piezas por oración.</translation>
    </message>
    <message>
        <source>Pieces per sentence</source>
        <translation>Piezas por oración</translation>
    </message>
    <message>
        <source>Mean number of pieces.</source>
        <translation>Número medio de piezas.</translation>
    </message>
    <message>
        <source>Unknown share</source>
        <translation>Desconocidas</translation>
    </message>
    <message>
        <source>Pieces missing from the vocabulary; the model ignores them.</source>
        <translation>Piezas que no están en el vocabulario; el modelo las ignora.</translation>
    </message>
    <message>
        <source>Vocabulary used</source>
        <translation>Vocabulario usado</translation>
    </message>
    <message>
        <source>Pieces of the vocabulary that occur on that side.</source>
        <translation>Piezas del vocabulario que aparecen en ese lado.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Separated by white space.</source>
        <translation>Separadas por espacios en blanco.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Known and unknown pieces.</source>
        <translation>Piezas conocidas y desconocidas.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Large stores are measured on 20,000 pairs spread over the whole store.</source>
        <translation>Los almacenes grandes se miden en 20.000 pares repartidos por todo el almacén.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChart</name>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ligero</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveChoice</name>
    <message>
        <source>Curve ▾</source>
        <translation>Curva ▾</translation>
    </message>
    <message>
        <source>Choose what is plotted</source>
        <translation>Elegir qué se representa</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
</context>
<context>
    <name>paragram::ui::CurveLegend</name>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: mostrar u ocultar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataPanel</name>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Paraphrases…</source>
        <translation>Paráfrasis…</translation>
    </message>
    <message>
        <source>Divide…</source>
        <translation>Dividir…</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrar…</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Importar pares…</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Volver a los pares</translation>
    </message>
    <message>
        <source>Public datasets and models to download (Ctrl+Shift+D)</source>
        <translation>Datos y modelos públicos para descargar (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Filter the chosen store with a recipe (Ctrl+Shift+F)</source>
        <translation>Filtrar el almacén elegido con una receta (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Make paraphrases from translations (Ctrl+Shift+M)</source>
        <translation>Hacer paráfrasis a partir de traducciones (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot the chosen store (Ctrl+Shift+P)</source>
        <translation>Dividir, muestrear, partir, barajar, unir o pivotar el almacén elegido (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Training needs sentence pairs: import a file of translations or paraphrases.</source>
        <translation>El entrenamiento necesita pares de oraciones: importe un archivo de traducciones o paráfrasis.</translation>
    </message>
    <message>
        <source>Open the catalogue of public data</source>
        <translation>Abrir el catálogo de datos públicos</translation>
    </message>
    <message>
        <source>Make paraphrases from translations…</source>
        <translation>Hacer paráfrasis a partir de traducciones…</translation>
    </message>
    <message>
        <source>Filter the pair store…</source>
        <translation>Filtrar el almacén de pares…</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>Calcular estadísticas</translation>
    </message>
    <message>
        <source>Detailed statistics</source>
        <translation>Estadísticas detalladas</translation>
    </message>
    <message>
        <source>Find pairs</source>
        <translation>Buscar pares</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>Guardar todos los pares…</translation>
    </message>
    <message>
        <source>Judge pairs by hand</source>
        <translation>Juzgar pares a mano</translation>
    </message>
    <message>
        <source>Split, sample, fold, shuffle, merge or pivot…</source>
        <translation>Dividir, muestrear, partir, barajar, unir o pivotar…</translation>
    </message>
    <message>
        <source>Rename the pair store</source>
        <translation>Cambiar el nombre del almacén de pares</translation>
    </message>
    <message>
        <source>Show the pair store in the file manager</source>
        <translation>Mostrar el almacén de pares en el gestor de archivos</translation>
    </message>
    <message>
        <source>Remove the pair store</source>
        <translation>Quitar el almacén de pares</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs copied.</source>
        <translation>
            <numerusform>%1 par copiado.</numerusform>
            <numerusform>%1 pares copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted run can be continued: %1.</source>
        <translation>Una ejecución interrumpida se puede continuar: %1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reading the paraphrases</source>
        <translation>Leyendo las paráfrasis</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>elegir puntuaciones</translation>
    </message>
    <message>
        <source>An import is running; open the file again when it has finished.</source>
        <translation>Hay una importación en curso; abra el archivo otra vez cuando termine.</translation>
    </message>
    <message>
        <source>%1 pairs in %2.</source>
        <translation>%1 pares en %2.</translation>
    </message>
    <message>
        <source>Reading the pair stores</source>
        <translation>Leyendo los almacenes de pares</translation>
    </message>
    <message>
        <source>Import pairs into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Importar pares en &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Public data and models, downloaded into &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Datos y modelos públicos, descargados en &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Filter &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Filtrar &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Statistics of &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Estadísticas de &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Make paraphrases from translations</source>
        <translation>Hacer paráfrasis a partir de traducciones</translation>
    </message>
    <message>
        <source>Judge a sample by hand</source>
        <translation>Juzgar una muestra a mano</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataSetChart</name>
    <message>
        <source>Gold against cosine</source>
        <translation>Referencia frente a coseno</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Errors by group</source>
        <translation>Errores por grupo</translation>
    </message>
    <message>
        <source>Choose a score of a data set above.</source>
        <translation>Elija arriba una puntuación de un conjunto de datos.</translation>
    </message>
    <message>
        <source>mean gold score</source>
        <translation>puntuación de referencia media</translation>
    </message>
    <message>
        <source>mean cosine of a tenth of the pairs</source>
        <translation>coseno medio de una décima parte de los pares</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>One point per pair: gold score to the right, cosine upwards</source>
        <translation>Un punto por par: la puntuación de referencia hacia la derecha, el coseno hacia arriba</translation>
    </message>
    <message>
        <source>Mean gold score of pairs with similar cosines: a straight rise is good</source>
        <translation>Puntuación de referencia media de los pares con cosenos parecidos: una subida recta es buena señal</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Por longitud</translation>
    </message>
    <message>
        <source>Errors of short and long sentences</source>
        <translation>Errores de oraciones cortas y largas</translation>
    </message>
    <message>
        <source>By word overlap</source>
        <translation>Por palabras comunes</translation>
    </message>
    <message>
        <source>Errors by the share of common words</source>
        <translation>Errores según la proporción de palabras comunes</translation>
    </message>
    <message>
        <source>By error rate</source>
        <translation>Por tasa de error</translation>
    </message>
    <message>
        <source>Errors by symmetric word error rate</source>
        <translation>Errores según la tasa simétrica de error de palabra</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Por idioma</translation>
    </message>
    <message>
        <source>Errors of all data sets of this model by their languages</source>
        <translation>Errores de todos los conjuntos de datos de este modelo por idiomas</translation>
    </message>
    <message>
        <source>Chart of the data set</source>
        <translation>Gráfico del conjunto de datos</translation>
    </message>
    <message>
        <source>No data set chosen</source>
        <translation>Ningún conjunto de datos elegido</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Frente a %1</translation>
    </message>
    <message>
        <source>gold score 0 to %1</source>
        <translation>puntuación de referencia de 0 a %1</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>cosine of %1</source>
        <translation>coseno de %1</translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation>comparando…</translation>
    </message>
    <message>
        <source>Comparing two models</source>
        <translation>Comparando dos modelos</translation>
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
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter the rows of %1</source>
        <translation>Filtrar las filas de %1</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation>Copiar las filas seleccionadas</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Guardar tabla…</translation>
    </message>
    <message>
        <source>No row matches.</source>
        <translation>Ninguna fila coincide.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DifferenceModel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>Desarr.</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets or retrieval accuracy of held-out pairs, times 100</source>
        <translation>Mejor media de Pearson en los conjuntos de desarrollo, o exactitud de recuperación de los pares reservados, multiplicada por 100</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation>Sin entrenar</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>The same before training</source>
        <translation>Lo mismo antes del entrenamiento</translation>
    </message>
    <message>
        <source>Loss of the last step</source>
        <translation>Pérdida del último paso</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DivideDialog</name>
    <message>
        <source>Stores to merge with</source>
        <translation>Almacenes con los que unir</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Create the pair store</source>
        <translation>Crear el almacén de pares</translation>
    </message>
    <message>
        <source>Divide or combine %1</source>
        <translation>Dividir o combinar %1</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>The same seed always selects the same pairs.</source>
        <translation>La misma semilla selecciona siempre los mismos pares.</translation>
    </message>
    <message>
        <source>Split for training, development and test</source>
        <translation>Dividir en entrenamiento, desarrollo y prueba</translation>
    </message>
    <message>
        <source>Pairs that share a sentence stay together, so that no test sentence occurs in training.</source>
        <translation>Los pares que comparten una oración quedan juntos, de modo que ninguna oración de prueba aparece en el entrenamiento.</translation>
    </message>
    <message>
        <source>Take a random sample</source>
        <translation>Tomar una muestra aleatoria</translation>
    </message>
    <message>
        <source>Selected at random, kept in the order of the store.</source>
        <translation>Elegidos al azar y conservados en el orden del almacén.</translation>
    </message>
    <message>
        <source>Take some of 10 folds</source>
        <translation>Tomar algunas de 10 particiones</translation>
    </message>
    <message>
        <source>Pairs are ranked by a quantity that filters measure and divided into 10 equal folds; fold 1 has the lowest values. Each ticked fold becomes a pair store.</source>
        <translation>Los pares se ordenan por una magnitud que miden los filtros y se dividen en 10 particiones iguales; la partición 1 tiene los valores más bajos. Cada partición marcada se convierte en un almacén de pares.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>The same pairs in a random order.</source>
        <translation>Los mismos pares en orden aleatorio.</translation>
    </message>
    <message>
        <source>Merge with other stores</source>
        <translation>Unir con otros almacenes</translation>
    </message>
    <message>
        <source>All pairs of the stores, one store after another.</source>
        <translation>Todos los pares de los almacenes, un almacén tras otro.</translation>
    </message>
    <message>
        <source>Pivot: pairs through shared translations</source>
        <translation>Pivotar: pares a través de traducciones compartidas</translation>
    </message>
    <message>
        <source>Joins sentences that share a translation: paraphrases of one language, or pairs of two others. The stores ticked here contribute their translations, too.</source>
        <translation>Une oraciones que comparten una traducción: paráfrasis de un idioma, o pares de otros dos. Los almacenes marcados aquí también aportan sus traducciones.</translation>
    </message>
    <message>
        <source>source sentence</source>
        <translation>oración de origen</translation>
    </message>
    <message>
        <source>target sentence</source>
        <translation>oración de destino</translation>
    </message>
    <message>
        <source>nothing: each pair separately</source>
        <translation>nada: cada par por separado</translation>
    </message>
    <message>
        <source>Development, pairs</source>
        <translation>Desarrollo, pares</translation>
    </message>
    <message>
        <source>Test, pairs</source>
        <translation>Prueba, pares</translation>
    </message>
    <message>
        <source>Kept together by</source>
        <translation>Se mantienen juntos por</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Create the pair stores</source>
        <translation>Crear los almacenes de pares</translation>
    </message>
    <message>
        <source>Splitting %1</source>
        <translation>Dividiendo %1</translation>
    </message>
    <message>
        <source>Sampling %1</source>
        <translation>Tomando una muestra de %1</translation>
    </message>
    <message>
        <source>Shuffling %1</source>
        <translation>Barajando %1</translation>
    </message>
    <message>
        <source>Merging with %1</source>
        <translation>Uniendo con %1</translation>
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
        <translation>Descartado por</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairsCard</name>
    <message>
        <source>Dropped pairs</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>Check all pairs</source>
        <translation>Comprobar todos los pares</translation>
    </message>
    <message>
        <source>Run the recipe over the whole pair store and list what it drops; nothing is written</source>
        <translation>Aplicar la receta a todo el almacén de pares y listar lo que descarta; no se escribe nada</translation>
    </message>
    <message>
        <source>Save these pairs, taken from the whole pair store, as TSV or JSON lines…</source>
        <translation>Guardar estos pares, tomados de todo el almacén de pares, como TSV o líneas JSON…</translation>
    </message>
    <message>
        <source>Save these pairs</source>
        <translation>Guardar estos pares</translation>
    </message>
    <message>
        <source>The recipe has no steps.</source>
        <translation>La receta no tiene pasos.</translation>
    </message>
    <message>
        <source>Counting a sample…</source>
        <translation>Contando una muestra…</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the whole store</source>
        <translation>
            <numerusform>%1 par en todo el almacén</numerusform>
            <numerusform>%1 pares en todo el almacén</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the sample of %2</source>
        <translation>
            <numerusform>%1 par en la muestra de %2</numerusform>
            <numerusform>%1 pares en la muestra de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, the first %1 are shown</source>
        <translation>, se muestran los primeros %1</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Comparing recipes</source>
        <translation>Comparando recetas</translation>
    </message>
    <message>
        <source>Reading kept pairs</source>
        <translation>Leyendo los pares conservados</translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 pairs</source>
        <translation>
            <numerusform>una muestra de %1 par</numerusform>
            <numerusform>una muestra de %1 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 both keep %2, only this recipe %3, only the other %4, neither %5.</source>
        <translation>De %1, ambas conservan %2, solo esta receta %3, solo la otra %4 y ninguna %5.</translation>
    </message>
    <message>
        <source>Both recipes keep and drop the same pairs.</source>
        <translation>Ambas recetas conservan y descartan los mismos pares.</translation>
    </message>
    <message>
        <source>No pair is kept.</source>
        <translation>No se conserva ningún par.</translation>
    </message>
    <message>
        <source>No pair is dropped.</source>
        <translation>No se descarta ningún par.</translation>
    </message>
    <message>
        <source>Save the dropped pairs</source>
        <translation>Guardar los pares descartados</translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation>Separado por tabuladores (*.tsv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>Checking all pairs</source>
        <translation>Comprobando todos los pares</translation>
    </message>
    <message>
        <source>Saving dropped pairs</source>
        <translation>Guardando los pares descartados</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ElsewhereDialog</name>
    <message>
        <source>Write the folder</source>
        <translation>Escribir la carpeta</translation>
    </message>
    <message>
        <source>Run elsewhere</source>
        <translation>Ejecutar en otro lugar</translation>
    </message>
    <message>
        <source>none: mpirun alone</source>
        <translation>ninguno: solo mpirun</translation>
    </message>
    <message>
        <source>Processes. One for each processor is best: its threads share the memory, ranks do not.</source>
        <translation>Procesos. Lo mejor es uno por procesador: sus hilos comparten la memoria; los rangos, no.</translation>
    </message>
    <message>
        <source>Cores that each rank uses</source>
        <translation>Núcleos que usa cada rango</translation>
    </message>
    <message>
        <source>Then the scheduler ends the job. A training can be continued with the same script.</source>
        <translation>Después el planificador termina el trabajo. Un entrenamiento puede continuarse con el mismo script.</translation>
    </message>
    <message>
        <source>Of each rank. 0: what the scheduler gives by default.</source>
        <translation>De cada rango. 0: lo que el planificador da por defecto.</translation>
    </message>
    <message>
        <source>Copy the data into the folder (%1)</source>
        <translation>Copiar los datos en la carpeta (%1)</translation>
    </message>
    <message>
        <source>Otherwise the data must lie at the same places on the other machines.</source>
        <translation>De lo contrario, los datos deben estar en los mismos lugares en las otras máquinas.</translation>
    </message>
    <message>
        <source>Writes a folder with a script, the settings and the data. Copy it to machines that share a disk and have paragram-mpi of the same version.</source>
        <translation>Escribe una carpeta con un script, los ajustes y los datos. Cópiela a máquinas que compartan un disco y tengan la misma versión de paragram-mpi.</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Iniciado por</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Ranks on each</source>
        <translation>Rangos en cada una</translation>
    </message>
    <message>
        <source>Threads of a rank</source>
        <translation>Hilos de un rango</translation>
    </message>
    <message>
        <source>Hours at most</source>
        <translation>Horas como máximo</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>Memoria, GB</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>En la carpeta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give the folder a name.</source>
        <translation>Dé un nombre a la carpeta.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Elija una carpeta que exista.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 ya existe: elija otro nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ranks, to be started there with: %2</source>
        <translation>
            <numerusform>%1 rango, que se inicia allí con: %2</numerusform>
            <numerusform>%1 rangos, que se inician allí con: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Escribiendo %1</translation>
    </message>
    <message>
        <source>%1 is written. Copy it to the other machines and type there: %2</source>
        <translation>%1 está escrita. Cópiela a las otras máquinas y escriba allí: %2</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EntryCard</name>
    <message>
        <source>matches the published checksum</source>
        <translation>coincide con la suma de comprobación publicada</translation>
    </message>
    <message>
        <source>matches the checksum of the first download</source>
        <translation>coincide con la suma de comprobación de la primera descarga</translation>
    </message>
    <message>
        <source>no checksum published; this one is kept for later checks</source>
        <translation>no hay suma de comprobación publicada; esta se guarda para comprobaciones posteriores</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Importar pares…</translation>
    </message>
    <message>
        <source>Explore…</source>
        <translation>Explorar…</translation>
    </message>
    <message>
        <source>Evaluate on this set</source>
        <translation>Evaluar con este conjunto</translation>
    </message>
    <message>
        <source>Align…</source>
        <translation>Alinear…</translation>
    </message>
    <message>
        <source>Go to Mine</source>
        <translation>Ir a Minería</translation>
    </message>
    <message>
        <source>Import the model…</source>
        <translation>Importar el modelo…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation>Ninguna entrada elegida</translation>
    </message>
    <message>
        <source>No entry of the catalogue contains all these words.</source>
        <translation>Ninguna entrada del catálogo contiene todas estas palabras.</translation>
    </message>
    <message>
        <source>non-commercial only</source>
        <translation>solo uso no comercial</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>over 500 MB: you are asked before it starts</source>
        <translation>más de 500 MB: se le pregunta antes de empezar</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fuente</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>y %1 más</numerusform>
            <numerusform>y %1 más</numerusform>
        </translation>
    </message>
    <message>
        <source>A download was started; it resumes where it stopped.</source>
        <translation>Se inició una descarga; continúa donde se detuvo.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ErrorGroupModel</name>
    <message>
        <source>Each group is a fifth of the pairs</source>
        <translation>Cada grupo es una quinta parte de los pares</translation>
    </message>
    <message>
        <source>Pairs of the group</source>
        <translation>Pares del grupo</translation>
    </message>
    <message>
        <source>Mean error; above 0 the cosines are too high for the gold scores</source>
        <translation>Error medio; por encima de 0, los cosenos son demasiado altos para las puntuaciones de referencia</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Error absoluto medio</translation>
    </message>
    <message>
        <source>Pearson&apos;s r × 100 within the group</source>
        <translation>r de Pearson × 100 dentro del grupo</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Magnitud</translation>
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
        <translation>Evaluar</translation>
    </message>
    <message>
        <source>Evaluate the chosen models</source>
        <translation>Evaluar los modelos elegidos</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>Añadir un archivo de modelo…</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>Añadir una carpeta de conjuntos de datos…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>Añadir un archivo de pares con puntuaciones de referencia…</translation>
    </message>
    <message>
        <source>Columns and encoding of a data set…</source>
        <translation>Columnas y codificación de un conjunto de datos…</translation>
    </message>
    <message>
        <source>Save the results…</source>
        <translation>Guardar los resultados…</translation>
    </message>
    <message>
        <source>Save the results in MTEB&apos;s format…</source>
        <translation>Guardar los resultados en el formato de MTEB…</translation>
    </message>
    <message>
        <source>Copy the table of scores</source>
        <translation>Copiar la tabla de puntuaciones</translation>
    </message>
    <message>
        <source>Open the pair in Score</source>
        <translation>Abrir el par en Puntuar</translation>
    </message>
    <message>
        <source>Show Pearson or Spearman</source>
        <translation>Mostrar Pearson o Spearman</translation>
    </message>
    <message>
        <source>An evaluation compares a model&apos;s cosines with gold scores; this project has no model yet.</source>
        <translation>Una evaluación compara los cosenos de un modelo con puntuaciones de referencia; este proyecto aún no tiene ningún modelo.</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>Entrenar un modelo</translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores measure how well a model agrees with people. Add a folder of STS data sets, or drop one here.</source>
        <translation>Los pares de oraciones con puntuaciones de referencia miden hasta qué punto un modelo coincide con las personas. Añada una carpeta de conjuntos STS, o suelte una aquí.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>How well do the cosines of %1 agree with the gold scores of %2?</source>
        <translation>¿Hasta qué punto coinciden los cosenos de %1 con las puntuaciones de referencia de %2?</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 modelo</numerusform>
            <numerusform>%1 modelos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets</source>
        <translation>
            <numerusform>%1 conjunto de datos</numerusform>
            <numerusform>%1 conjuntos de datos</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating… The scores appear here.</source>
        <translation>Evaluando… Las puntuaciones aparecen aquí.</translation>
    </message>
    <message numerus="yes">
        <source>Evaluating · %1 of %2 models to go</source>
        <translation>
            <numerusform>Evaluando · falta %1 de %2 modelo</numerusform>
            <numerusform>Evaluando · faltan %1 de %2 modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>How well do cosines agree with gold scores?</source>
        <translation>¿Hasta qué punto coinciden los cosenos con las puntuaciones de referencia?</translation>
    </message>
    <message>
        <source>%1 on %2 · %3 ×100 · %4 s</source>
        <translation>%1 en %2 · %3 ×100 · %4 s</translation>
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
        <translation> · del %1</translation>
    </message>
    <message>
        <source>baselines</source>
        <translation>referencias básicas</translation>
    </message>
    <message>
        <source>Saving the results</source>
        <translation>Guardando los resultados</translation>
    </message>
    <message>
        <source>Reading the last results</source>
        <translation>Leyendo los últimos resultados</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatedPairModel</name>
    <message>
        <source>Distance of the cosine from the regression line through all points</source>
        <translation>Distancia del coseno a la recta de regresión de todos los puntos</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationBar</name>
    <message>
        <source>Save the results as CSV, Markdown, LaTeX or JSON, or every pair</source>
        <translation>Guardar los resultados como CSV, Markdown, LaTeX o JSON, o todos los pares</translation>
    </message>
    <message>
        <source>Copy the table, tab-separated</source>
        <translation>Copiar la tabla, separada por tabuladores</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Evaluar</translation>
    </message>
    <message>
        <source>Models to evaluate</source>
        <translation>Modelos que evaluar</translation>
    </message>
    <message>
        <source>Data sets to evaluate on</source>
        <translation>Conjuntos de datos con los que evaluar</translation>
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
        <translation>Medida</translation>
    </message>
    <message>
        <source>Pearson: cosines rise in proportion to the gold scores. Spearman: only the order counts.</source>
        <translation>Pearson: los cosenos suben en proporción a las puntuaciones de referencia. Spearman: solo cuenta el orden.</translation>
    </message>
    <message>
        <source>Also the untrained model of each</source>
        <translation>También el modelo sin entrenar de cada uno</translation>
    </message>
    <message>
        <source>Word overlap, BLEU, chrF and random encoders</source>
        <translation>Palabras comunes, BLEU, chrF y codificadores aleatorios</translation>
    </message>
    <message>
        <source>Add a model file…</source>
        <translation>Añadir un archivo de modelo…</translation>
    </message>
    <message>
        <source>Columns and encoding</source>
        <translation>Columnas y codificación</translation>
    </message>
    <message>
        <source>Add a folder of data sets…</source>
        <translation>Añadir una carpeta de conjuntos de datos…</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores…</source>
        <translation>Añadir un archivo de pares con puntuaciones de referencia…</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <translation>Añadir un archivo de modelo</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>Modelos (*.h5);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a folder of data sets</source>
        <translation>Añadir una carpeta de conjuntos de datos</translation>
    </message>
    <message>
        <source>Add a file of pairs with gold scores</source>
        <translation>Añadir un archivo de pares con puntuaciones de referencia</translation>
    </message>
    <message>
        <source>Pairs with gold scores (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;All files (*)</source>
        <translation>Pares con puntuaciones de referencia (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>no model ▾</source>
        <translation>ningún modelo ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 models ▾</source>
        <translation>
            <numerusform>%1 modelo ▾</numerusform>
            <numerusform>%1 modelos ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>no data set ▾</source>
        <translation>ningún conjunto ▾</translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets ▾</source>
        <translation>
            <numerusform>%1 conjunto ▾</numerusform>
            <numerusform>%1 conjuntos ▾</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Evaluando…</translation>
    </message>
    <message numerus="yes">
        <source>%1 older models, which Runs evaluates</source>
        <translation>
            <numerusform>%1 modelo anterior, que se evalúa en Ejecuciones</numerusform>
            <numerusform>%1 modelos anteriores, que se evalúan en Ejecuciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationRun</name>
    <message>
        <source>Evaluating %1</source>
        <translation>Evaluando %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExplorePanel</name>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Open corpus…</source>
        <translation>Abrir corpus…</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation>Oraciones más cercanas</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Build again</source>
        <translation>Crear de nuevo</translation>
    </message>
    <message>
        <source>Stopped: the finished part is kept, and opening the corpus again resumes from there.</source>
        <translation>Detenido: se conserva la parte terminada, y al abrir de nuevo el corpus continúa desde ahí.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Nearest sentences in meaning</source>
        <translation>Oraciones más cercanas en significado</translation>
    </message>
    <message>
        <source>Sentences with similar meaning, across languages</source>
        <translation>Oraciones de significado parecido, entre idiomas</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 oración</numerusform>
            <numerusform>%1 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>exact search</source>
        <translation>búsqueda exacta</translation>
    </message>
    <message>
        <source>index %1, recall of 10 %2</source>
        <translation>índice %1, exhaustividad a 10 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>column </source>
        <translation>columna </translation>
    </message>
    <message>
        <source>Column of the sentences</source>
        <translation>Columna de las oraciones</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>The nearest sentences of a text</source>
        <translation>Las oraciones más cercanas de un texto</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>Traducciones de oraciones parecidas</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>Haga clic en una oración para buscarla</translation>
    </message>
    <message>
        <source>Open a text of any size, one sentence per line: what you type finds the nearest sentences in every language the model knows.</source>
        <translation>Abra un texto de cualquier tamaño, una oración por línea: lo que escriba encuentra las oraciones más cercanas en cada idioma que el modelo conoce.</translation>
    </message>
    <message>
        <source>A trained model finds sentences with similar meaning; this project has none yet.</source>
        <translation>Un modelo entrenado encuentra oraciones de significado parecido; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Open a corpus…</source>
        <translation>Abrir un corpus…</translation>
    </message>
    <message>
        <source>Build the index again</source>
        <translation>Crear el índice de nuevo</translation>
    </message>
    <message>
        <source>Draw the map of the corpus</source>
        <translation>Dibujar el mapa del corpus</translation>
    </message>
    <message>
        <source>Find near duplicates</source>
        <translation>Buscar casi duplicados</translation>
    </message>
    <message>
        <source>Find sentences of the same style</source>
        <translation>Buscar oraciones del mismo estilo</translation>
    </message>
    <message>
        <source>Explore with a model file…</source>
        <translation>Explorar con un archivo de modelo…</translation>
    </message>
    <message>
        <source>Search a translation memory</source>
        <translation>Buscar en una memoria de traducción</translation>
    </message>
    <message>
        <source>Open a translation memory…</source>
        <translation>Abrir una memoria de traducción…</translation>
    </message>
    <message>
        <source>Go to the sentence to search for</source>
        <translation>Ir a la oración que se busca</translation>
    </message>
    <message>
        <source>Copy the translation that was found</source>
        <translation>Copiar la traducción encontrada</translation>
    </message>
    <message>
        <source>Open a corpus</source>
        <translation>Abrir un corpus</translation>
    </message>
    <message>
        <source>Text (*.txt *.tsv *.gz);;All files (*)</source>
        <translation>Texto (*.txt *.tsv *.gz);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportOptions</name>
    <message>
        <source>What to export</source>
        <translation>Qué exportar</translation>
    </message>
    <message>
        <source>32 bit</source>
        <translation>32 bits</translation>
    </message>
    <message>
        <source>16 bit, half the size</source>
        <translation>16 bits, la mitad de tamaño</translation>
    </message>
    <message>
        <source>8 bit, a quarter of the size</source>
        <translation>8 bits, un cuarto del tamaño</translation>
    </message>
    <message>
        <source>Some formats support 32 bit only.</source>
        <translation>Algunos formatos solo admiten 32 bits.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Vectors are cut to their first dimensions, those of concatenated parts to the first of each.</source>
        <translation>Los vectores se recortan a sus primeras dimensiones; los de partes concatenadas, a las primeras de cada una.</translation>
    </message>
    <message>
        <source>Text, one sentence per line, to be embedded for the FAISS index and TensorBoard&apos;s projector.</source>
        <translation>Texto, una oración por línea, que se convierte en vectores para el índice FAISS y el proyector de TensorBoard.</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>el vocabulario</translation>
    </message>
    <message>
        <source>of the training data</source>
        <translation>de los datos de entrenamiento</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensiones</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Oraciones</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Which tokens are kept, and how their vectors are changed: weights, components, whitening</source>
        <translation>Qué tokens se conservan y cómo se cambian sus vectores: pesos, componentes, blanqueo</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportPanel</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation>Importar un modelo…</translation>
    </message>
    <message>
        <source>Models are exported to other programs and imported from them; this project has none yet.</source>
        <translation>Los modelos se exportan a otros programas y se importan de ellos; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Importar un modelo</translation>
    </message>
    <message>
        <source>Export the ticked formats</source>
        <translation>Exportar los formatos marcados</translation>
    </message>
    <message>
        <source>Export a model file…</source>
        <translation>Exportar un archivo de modelo…</translation>
    </message>
    <message>
        <source>Copy the loading code</source>
        <translation>Copiar el código de carga</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Leyendo un modelo</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Aún no hay modelo</translation>
    </message>
    <message numerus="yes">
        <source>%1 formats</source>
        <translation>
            <numerusform>%1 formato</numerusform>
            <numerusform>%1 formatos</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message>
        <source>Cosines differ from those of the full model by %1 at most.</source>
        <translation>Los cosenos difieren de los del modelo completo en %1 como máximo.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>%1 is now a model of this project: %2 vectors of %3 dimensions.</source>
        <translation>%1 es ahora un modelo de este proyecto: %2 vectores de %3 dimensiones.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FileBox</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose a file, or drop one here</source>
        <translation>Elija un archivo, o suelte uno aquí</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose a folder, or drop one here</source>
        <translation>Elija una carpeta, o suelte una aquí</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FilterPage</name>
    <message>
        <source>Filter all pairs</source>
        <translation>Filtrar todos los pares</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 par guardado como %2.</numerusform>
            <numerusform>%1 pares guardados como %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the new pair store</source>
        <translation>Nombre del nuevo almacén de pares</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>Nuevo almacén de pares</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Volver a los pares</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Counting a sample</source>
        <translation>Contando una muestra</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; de %2 par conservado (%3 %)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; de %2 pares conservados (%3 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; conservado de una muestra de %2 par (%3 %). Las repeticiones se cuentan solo dentro de la muestra.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; conservados de una muestra de %2 pares (%3 %). Las repeticiones se cuentan solo dentro de la muestra.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>Se conservan todos los pares.</translation>
    </message>
    <message>
        <source>Filtering %1</source>
        <translation>Filtrando %1</translation>
    </message>
    <message>
        <source>%1 dropped %2</source>
        <translation>%1 descartó %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept in %3, %4.</source>
        <translation>
            <numerusform>%1 de %2 par conservado en %3, %4.</numerusform>
            <numerusform>%1 de %2 pares conservados en %3, %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the new store lacks the remaining pairs.</source>
        <translation>Detenido: al nuevo almacén le faltan los pares restantes.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FoldPage</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>Modelo para la puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Partición %1</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Ordenados por</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Ranking %1</source>
        <translation>Ordenando %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatModel</name>
    <message>
        <source>largest difference of a cosine %1 in %2 comparisons</source>
        <translation>mayor diferencia de un coseno: %1 en %2 comparaciones</translation>
    </message>
    <message>
        <source>, %1 tokenised differently</source>
        <translation>, %1 tokenizadas de otra forma</translation>
    </message>
    <message>
        <source>not available for this model</source>
        <translation>no disponible para este modelo</translation>
    </message>
    <message>
        <source>checked, %1</source>
        <translation>comprobado, %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Relectura</translation>
    </message>
</context>
<context>
    <name>paragram::ui::FormatPage</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Loading code</source>
        <translation>Código de carga</translation>
    </message>
    <message>
        <source>Programming language of the code</source>
        <translation>Lenguaje de programación del código</translation>
    </message>
    <message>
        <source>Load it in</source>
        <translation>Cargarlo en</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Not available for this model: %1</source>
        <translation>No disponible para este modelo: %1</translation>
    </message>
    <message>
        <source>Written (%1), read back and compared: %2.</source>
        <translation>Escrito (%1), releído y comparado: %2.</translation>
    </message>
    <message>
        <source>Every export is read back and compared with the model before it is reported as done.</source>
        <translation>Cada exportación se relee y se compara con el modelo antes de darse por terminada.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GeneratePanel</name>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Written sentences</source>
        <translation>Oraciones escritas</translation>
    </message>
    <message>
        <source>Write the sentences</source>
        <translation>Escribir las oraciones</translation>
    </message>
    <message>
        <source>Write with a model file…</source>
        <translation>Escribir con un archivo de modelo…</translation>
    </message>
    <message>
        <source>Read sentences from a file…</source>
        <translation>Leer oraciones de un archivo…</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>What the model writes is listed here: enter sentences and press Write.</source>
        <translation>Aquí se lista lo que escribe el modelo: introduzca oraciones y pulse Escribir.</translation>
    </message>
    <message>
        <source>A generative model translates sentences, writes them again and in other styles.</source>
        <translation>Un modelo generativo traduce oraciones, las escribe de nuevo y en otros estilos.</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>Buscando traductores</translation>
    </message>
    <message>
        <source>Reading a model</source>
        <translation>Leyendo un modelo</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Aún no hay modelo</translation>
    </message>
    <message>
        <source>Read sentences</source>
        <translation>Leer oraciones</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>Leyendo oraciones</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 lines are read; paragram-cli generate takes all of a file.</source>
        <translation>
            <numerusform>Solo se lee la primera línea (%1); paragram-cli generate las toma todas.</numerusform>
            <numerusform>Solo se leen las primeras %1 líneas; paragram-cli generate las toma todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>Writing paraphrases</source>
        <translation>Escribiendo paráfrasis</translation>
    </message>
    <message>
        <source>paraphrases</source>
        <translation>paráfrasis</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Escribiendo %1</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2.</source>
        <translation>%1 paráfrasis en %2.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>it writes no sentences; choose a generative model</source>
        <translation>no escribe oraciones; elija un modelo generativo</translation>
    </message>
    <message>
        <source>Stopped. Write continues where it ended.</source>
        <translation>Detenido. Escribir continúa donde terminó.</translation>
    </message>
    <message>
        <source>%1 of %2 sentences were written before the interruption.</source>
        <translation>%1 de %2 oraciones se escribieron antes de la interrupción.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GenerateSetup</name>
    <message>
        <source>What to write</source>
        <translation>Qué escribir</translation>
    </message>
    <message>
        <source>Translator for the way back</source>
        <translation>Traductor de vuelta</translation>
    </message>
    <message>
        <source>none: translate only</source>
        <translation>ninguno: solo traducir</translation>
    </message>
    <message>
        <source>Model for the cosine</source>
        <translation>Modelo para el coseno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Sentences, one per line</source>
        <translation>Oraciones, una por línea</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Oraciones</translation>
    </message>
    <message>
        <source>a sentence; empty: their own</source>
        <translation>una oración; vacío: el suyo propio</translation>
    </message>
    <message>
        <source>A sentence of the language that is written: its style, with the meaning of the sentences</source>
        <translation>Una oración del idioma en que se escribe: su estilo, con el significado de las oraciones</translation>
    </message>
    <message>
        <source>a sentence; empty: none</source>
        <translation>una oración; vacío: ninguna</translation>
    </message>
    <message>
        <source>Texts on the way from each sentence to this one: its meaning and style take over step by step</source>
        <translation>Textos en el camino de cada oración a esta: su significado y su estilo se imponen paso a paso</translation>
    </message>
    <message>
        <source>Texts on the way, both ends included</source>
        <translation>Textos del camino, incluidos ambos extremos</translation>
    </message>
    <message>
        <source>The same language writes a sentence again, the other one translates it</source>
        <translation>El mismo idioma vuelve a escribir una oración; el otro la traduce</translation>
    </message>
    <message>
        <source>Paraphrases by a round trip: each translation is translated back by this model, in as many ways as there are translations</source>
        <translation>Paráfrasis de ida y vuelta: este modelo traduce de vuelta cada traducción, de tantas maneras como traducciones haya</translation>
    </message>
    <message>
        <source>frequent in training</source>
        <translation>frecuentes en el entrenamiento</translation>
    </message>
    <message>
        <source>common in English</source>
        <translation>comunes en inglés</translation>
    </message>
    <message>
        <source>only my own</source>
        <translation>solo las mías</translation>
    </message>
    <message>
        <source>The syntactic forms in which each sentence is written: ten that are frequent in the pairs of training, or ten common ones of English as far as the model knows their labels</source>
        <translation>Las formas sintácticas en que se escribe cada oración: diez que son frecuentes en los pares del entrenamiento, o diez comunes del inglés si el modelo conoce sus etiquetas</translation>
    </message>
    <message>
        <source>Templates beside those: the top two levels of a parse, or a whole parse. Separated by semicolons</source>
        <translation>Plantillas además de esas: los dos niveles superiores de un análisis, o un análisis entero. Separadas por punto y coma</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase, and sorts the paraphrases</source>
        <translation>Puntúa oración y paráfrasis, y ordena las paráfrasis</translation>
    </message>
    <message>
        <source>beam search</source>
        <translation>búsqueda en haz</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>muestreo</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; 1 is greedy</source>
        <translation>Hipótesis que conserva la búsqueda; 1 es voraz</translation>
    </message>
    <message>
        <source>Texts written for each sentence</source>
        <translation>Textos que se escriben para cada oración</translation>
    </message>
    <message>
        <source>Longest text, in tokens</source>
        <translation>Texto más largo, en tokens</translation>
    </message>
    <message>
        <source>Below 1 the likely tokens are drawn more often</source>
        <translation>Por debajo de 1, los tokens probables salen más a menudo</translation>
    </message>
    <message>
        <source>Draw among the best tokens that have this probability together</source>
        <translation>Sortear entre los mejores tokens que juntos tienen esta probabilidad</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Read the sentences from a text file, one per line</source>
        <translation>Leer las oraciones de un archivo de texto, una por línea</translation>
    </message>
    <message>
        <source>Style of</source>
        <translation>Estilo de</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Hacia</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Back with</source>
        <translation>Vuelta con</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>Mis plantillas</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>Puntuar con</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Haz</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>Textos por oración</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Más larga</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Parse generator</source>
        <translation>Generador de análisis</translation>
    </message>
    <message>
        <source>none: whole parses</source>
        <translation>ninguno: análisis enteros</translation>
    </message>
    <message>
        <source>A parse generator completes each template to a whole parse, which the model reads</source>
        <translation>Un generador de análisis completa cada plantilla hasta un análisis entero, que lee el modelo</translation>
    </message>
    <message>
        <source>a file, one parse a line</source>
        <translation>un archivo, un análisis por línea</translation>
    </message>
    <message>
        <source>The constituency parses of the sentences in brackets, each on the line of its sentence</source>
        <translation>Los análisis de constituyentes de las oraciones entre paréntesis, cada uno en la línea de su oración</translation>
    </message>
    <message>
        <source>Parses with</source>
        <translation>Análisis con</translation>
    </message>
    <message>
        <source>Parses</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GoldCard</name>
    <message>
        <source>Against gold pairs</source>
        <translation>Frente a pares de referencia</translation>
    </message>
    <message>
        <source>Precision and recall</source>
        <translation>Precisión y exhaustividad</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>exhaustividad</translation>
    </message>
    <message>
        <source>Set the threshold at which F1 is highest</source>
        <translation>Poner el umbral donde F1 es máximo</translation>
    </message>
    <message numerus="yes">
        <source>Against gold (%1 pairs)</source>
        <translation>
            <numerusform>Frente a referencia (%1 par)</numerusform>
            <numerusform>Frente a referencia (%1 pares)</numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2</source>
        <translation>Mejor F1 %1 en %2</translation>
    </message>
    <message>
        <source>precision &lt;b&gt;%1&lt;/b&gt; · recall &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>precisión &lt;b&gt;%1&lt;/b&gt; · exhaustividad &lt;b&gt;%2&lt;/b&gt; · F1 &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GridDialog</name>
    <message>
        <source>Grid of trainings</source>
        <translation>Rejilla de entrenamientos</translation>
    </message>
    <message>
        <source>Give settings several values, separated by vertical bars: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Every combination is trained; all other settings come from the form.</source>
        <translation>Dé varios valores a los ajustes, separados por barras verticales: &lt;b&gt;0 | 0.1 | 0.3&lt;/b&gt;. Se entrena cada combinación; los demás ajustes salen del formulario.</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>Preajuste: elegir…</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>Añadir un ajuste</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Encolar</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Values, separated by vertical bars</source>
        <translation>Valores, separados por barras verticales</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>Quitar este ajuste</translation>
    </message>
    <message>
        <source>%1 | …</source>
        <translation>%1 | …</translation>
    </message>
    <message numerus="yes">
        <source>Queue %1 runs</source>
        <translation>
            <numerusform>Encolar %1 ejecución</numerusform>
            <numerusform>Encolar %1 ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has several values yet.</source>
        <translation>Ningún ajuste tiene aún varios valores.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs: %2</source>
        <translation>
            <numerusform>%1 ejecución: %2</numerusform>
            <numerusform>%1 ejecuciones: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GroupModel</name>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Primera oración</translation>
    </message>
</context>
<context>
    <name>paragram::ui::GuideBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>Mostrar el panel</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Terminar la guía</translation>
    </message>
    <message>
        <source>Step %1 of %2 ✓</source>
        <translation>Paso %1 de %2 ✓</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
</context>
<context>
    <name>paragram::ui::HelpView</name>
    <message>
        <source>Paragram manual</source>
        <translation>Manual de Paragram</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Histogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>de %1 a %2: %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportModelDialog</name>
    <message>
        <source>Import a model</source>
        <translation>Importar un modelo</translation>
    </message>
    <message>
        <source>A checkpoint of P-SP or of a Bilingual Generative Transformer (.pt), a sentence-transformers or model2vec folder, word vectors (word2vec, fastText, GloVe) or a NumPy array. Nothing in the file is executed.</source>
        <translation>Un punto de control de P-SP o de un Bilingual Generative Transformer (.pt), una carpeta de sentence-transformers o model2vec, vectores de palabras (word2vec, fastText, GloVe) o un array de NumPy. No se ejecuta nada del archivo.</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>a file, or drop one here</source>
        <translation>un archivo, o suelte uno aquí</translation>
    </message>
    <message>
        <source>the one next to the model</source>
        <translation>el que está junto al modelo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>SentencePiece</source>
        <translation>SentencePiece</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>Lo que se ha reconocido</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Carpeta del modelo</translation>
    </message>
    <message>
        <source>Choose a model to see its format.</source>
        <translation>Elija un modelo para ver su formato.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Recognising a model</source>
        <translation>Reconociendo un modelo</translation>
    </message>
    <message>
        <source>missing: </source>
        <translation>falta: </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportPage</name>
    <message>
        <source>First lines</source>
        <translation>Primeras líneas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Click to choose what the column contains</source>
        <translation>Haga clic para elegir qué contiene la columna</translation>
    </message>
    <message>
        <source>Choose a file of pairs, or two files of one language each</source>
        <translation>Elija un archivo de pares, o dos archivos de un idioma cada uno</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>Elija el archivo en el otro idioma</translation>
    </message>
    <message>
        <source>Reading the first lines</source>
        <translation>Leyendo las primeras líneas</translation>
    </message>
    <message>
        <source>Choose which file of the archive to read.</source>
        <translation>Elija qué archivo del archivo comprimido se lee.</translation>
    </message>
    <message>
        <source>The file contains one side only. Choose the file in the other language as the second file.</source>
        <translation>El archivo contiene un solo lado. Elija el archivo en el otro idioma como segundo archivo.</translation>
    </message>
    <message>
        <source>Lines that cannot be read will be skipped.</source>
        <translation>Las líneas ilegibles se saltarán.</translation>
    </message>
    <message>
        <source>The import stops at the first line that cannot be read. Tick Skip bad lines to skip such lines.</source>
        <translation>La importación se detiene en la primera línea ilegible. Marque Saltar líneas erróneas para saltarlas.</translation>
    </message>
    <message numerus="yes">
        <source>first %1 lines</source>
        <translation>
            <numerusform>primera línea (%1)</numerusform>
            <numerusform>primeras %1 líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 conservados</translation>
    </message>
    <message>
        <source>%1 dropped by filters</source>
        <translation>%1 descartados por filtros</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 ilegibles</translation>
    </message>
    <message>
        <source>Testing the filters</source>
        <translation>Probando los filtros</translation>
    </message>
    <message>
        <source>line %1: </source>
        <translation>línea %1: </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>Stopped before any pair was read.</source>
        <translation>Detenido antes de leer ningún par.</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>Primeros pares</translation>
    </message>
    <message numerus="yes">
        <source>first %1 pairs</source>
        <translation>
            <numerusform>primer par (%1)</numerusform>
            <numerusform>primeros %1 pares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportRecipe</name>
    <message>
        <source>Exclude evaluation sentences</source>
        <translation>Excluir oraciones de evaluación</translation>
    </message>
    <message>
        <source>Recipe of filters</source>
        <translation>Receta de filtros</translation>
    </message>
    <message>
        <source>the settings below</source>
        <translation>los ajustes de abajo</translation>
    </message>
    <message>
        <source>none: keep all pairs</source>
        <translation>ninguna: todos los pares</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Abrir una receta…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>The project has no evaluation sets; put them in its test and development folders</source>
        <translation>El proyecto no tiene conjuntos de evaluación; póngalos en sus carpetas test y development</translation>
    </message>
    <message>
        <source>Drops pairs that contain a sentence of the project&apos;s evaluation sets, ignoring case and punctuation; the import report counts them per set</source>
        <translation>Descarta los pares que contienen una oración de los conjuntos de evaluación del proyecto, sin atender a mayúsculas ni puntuación; el informe de importación los cuenta por conjunto</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Abrir una receta</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>Recetas (*.recipe);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportResult</name>
    <message>
        <source>What each step kept</source>
        <translation>Lo que conservó cada paso</translation>
    </message>
    <message>
        <source>Examples of skipped lines</source>
        <translation>Ejemplos de líneas saltadas</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>Importar otro archivo…</translation>
    </message>
    <message>
        <source>Show the pairs</source>
        <translation>Mostrar los pares</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 %3 read in %4</source>
        <translation>%1 · %2 %3 leídos en %4</translation>
    </message>
    <message>
        <source>· stopped, the rest of the file was not imported</source>
        <translation>· detenido, el resto del archivo no se importó</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vistos</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservados</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Saltados</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>All threads together</source>
        <translation>Todos los hilos juntos</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Skipped · %1</source>
        <translation>Saltados · %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>ejemplos</translation>
    </message>
    <message>
        <source>Reading (%1)</source>
        <translation>Lectura (%1)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSetup</name>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Elija el archivo</translation>
    </message>
    <message>
        <source>Choose the file in the other language</source>
        <translation>Elija el archivo en el otro idioma</translation>
    </message>
    <message>
        <source>No second file</source>
        <translation>Sin segundo archivo</translation>
    </message>
    <message>
        <source>Name of the pair store</source>
        <translation>Nombre del almacén de pares</translation>
    </message>
    <message>
        <source>Language of the source side</source>
        <translation>Idioma del lado de origen</translation>
    </message>
    <message>
        <source>Language of the target side</source>
        <translation>Idioma del lado de destino</translation>
    </message>
    <message>
        <source>Source column</source>
        <translation>Columna de origen</translation>
    </message>
    <message>
        <source>Target column</source>
        <translation>Columna de destino</translation>
    </message>
    <message>
        <source>Score column</source>
        <translation>Columna de puntuación</translation>
    </message>
    <message>
        <source>Language code, for example en; training differs for translations and for paraphrases in one language</source>
        <translation>Código de idioma, por ejemplo en; el entrenamiento es distinto para traducciones y para paráfrasis en un idioma</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Second file</source>
        <translation>Segundo archivo</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>Almacén de pares</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Column with the source side</source>
        <translation>Columna con el lado de origen</translation>
    </message>
    <message>
        <source>Column with the target side</source>
        <translation>Columna con el lado de destino</translation>
    </message>
    <message>
        <source>Column with a score, if there is one</source>
        <translation>Columna con una puntuación, si la hay</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importando…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSteps</name>
    <message>
        <source>What the filters do</source>
        <translation>Lo que hacen los filtros</translation>
    </message>
    <message>
        <source>What each filter does to the first lines</source>
        <translation>Lo que hace cada filtro con las primeras líneas</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservados</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept</source>
        <translation>
            <numerusform>%1 de %2 par conservado</numerusform>
            <numerusform>%1 de %2 pares conservados</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs are kept.</source>
        <translation>Se conservan todos los pares.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobListModel</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 de %2 %3</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobRunner</name>
    <message>
        <source>Stopped before it started</source>
        <translation>Detenida antes de empezar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JobStatusBar</name>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>No job is running. Last: %1, %2.</source>
        <translation>No hay tareas en curso. Última: %1, %2.</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>No hay tareas en curso.</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en espera</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Detener: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingPage</name>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; the same meaning; unimportant details may differ</source>
        <translation>&lt;b&gt;3&lt;/b&gt; el mismo significado; pueden diferir detalles sin importancia</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; roughly equivalent; some important information is missing or differs slightly</source>
        <translation>&lt;b&gt;2&lt;/b&gt; más o menos equivalentes; falta o difiere un poco alguna información importante</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; not equivalent, but some details are shared</source>
        <translation>&lt;b&gt;1&lt;/b&gt; no equivalentes, pero comparten algunos detalles</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; about something else</source>
        <translation>&lt;b&gt;0&lt;/b&gt; sobre otra cosa</translation>
    </message>
    <message>
        <source>&lt;b&gt;3&lt;/b&gt; no grammatical errors</source>
        <translation>&lt;b&gt;3&lt;/b&gt; sin errores gramaticales</translation>
    </message>
    <message>
        <source>&lt;b&gt;2&lt;/b&gt; one or two grammatical errors</source>
        <translation>&lt;b&gt;2&lt;/b&gt; uno o dos errores gramaticales</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; more than two grammatical errors</source>
        <translation>&lt;b&gt;1&lt;/b&gt; más de dos errores gramaticales</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt; no natural sentence</source>
        <translation>&lt;b&gt;0&lt;/b&gt; no es una oración natural</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paráfrasis</translation>
    </message>
    <message>
        <source>Keys: 0 to 3 grade · Ctrl+Z undo · Left and Right move</source>
        <translation>Teclas: 0 a 3 calificar · Ctrl+Z deshacer · Izquierda y Derecha moverse</translation>
    </message>
    <message>
        <source>Summary of the judgements</source>
        <translation>Resumen de los juicios</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Juicios</translation>
    </message>
    <message>
        <source>Drawing pairs to judge</source>
        <translation>Sorteando pares para juzgar</translation>
    </message>
    <message>
        <source>Judge a sample to see how many pairs are paraphrases, and how fluent they are.</source>
        <translation>Juzgue una muestra para ver cuántos pares son paráfrasis y lo fluidas que son.</translation>
    </message>
    <message>
        <source>Is the second a paraphrase of the first?</source>
        <translation>¿Es la segunda una paráfrasis de la primera?</translation>
    </message>
    <message>
        <source>How fluent is the second?</source>
        <translation>¿Es fluida la segunda?</translation>
    </message>
    <message>
        <source>%1 Given: %2</source>
        <translation>%1 Calificación: %2</translation>
    </message>
    <message>
        <source>pair %1 of %2 · %3 judged</source>
        <translation>par %1 de %2 · %3 juzgados</translation>
    </message>
</context>
<context>
    <name>paragram::ui::JudgingSetup</name>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>Each judge has a sheet; two of them show how far they agree</source>
        <translation>Cada juez tiene una hoja; dos de ellas muestran hasta qué punto coinciden</translation>
    </message>
    <message>
        <source>Pairs of a new sheet, or of each tenth</source>
        <translation>Pares de una hoja nueva, o de cada décima parte</translation>
    </message>
    <message>
        <source>Equal parts, ranked by what a filter measures, show what its values are worth</source>
        <translation>Partes iguales, ordenadas por lo que mide un filtro, muestran qué valen sus valores</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Tomados de</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>todo el almacén</translation>
    </message>
    <message>
        <source>tenths by score</source>
        <translation>décimas por puntuación</translation>
    </message>
    <message>
        <source>tenths by trigram overlap</source>
        <translation>décimas por solapamiento</translation>
    </message>
    <message>
        <source>tenths by length</source>
        <translation>décimas por longitud</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>to judge</comment>
        <translation>Juzgar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguagePage</name>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Open a table of languages…</source>
        <translation>Abrir una tabla de idiomas…</translation>
    </message>
    <message>
        <source>Scores by language</source>
        <translation>Puntuaciones por idioma</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Correlations across languages</source>
        <translation>Correlaciones entre idiomas</translation>
    </message>
    <message>
        <source>Overlap of two languages</source>
        <translation>Solapamiento de dos idiomas</translation>
    </message>
    <message>
        <source>Pair store whose tokens are counted</source>
        <translation>Almacén de pares cuyos tokens se cuentan</translation>
    </message>
    <message>
        <source>Model whose tokenizer is used</source>
        <translation>Modelo cuyo tokenizador se usa</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>tokenised by</source>
        <translation>tokenizados por</translation>
    </message>
    <message>
        <source>Do scores correlate with overlap or distance?</source>
        <translation>¿Se correlacionan las puntuaciones con el solapamiento o la distancia?</translation>
    </message>
    <message>
        <source>Quantity on the horizontal axis</source>
        <translation>Magnitud del eje horizontal</translation>
    </message>
    <message>
        <source>A table with one row per language: its score or model, its overlap or pairs, and any distances.</source>
        <translation>Una tabla con una fila por idioma: su puntuación o modelo, su solapamiento o sus pares, y las distancias que haya.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>Share of the English tokens that also occur in the other language; high for related languages in the same script (P19, 4.2).</source>
        <translation>Proporción de los tokens ingleses que aparecen también en el otro idioma; alta en idiomas emparentados con la misma escritura (P19, 4.2).</translation>
    </message>
    <message>
        <source>Overlap of %1</source>
        <translation>Solapamiento de %1</translation>
    </message>
    <message numerus="yes">
        <source>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</source>
        <translation>
            <numerusform>Solapamiento %1 · %2 tipos en %3, %4 en %5, %6 en ambos · %7 par</numerusform>
            <numerusform>Solapamiento %1 · %2 tipos en %3, %4 en %5, %6 en ambos · %7 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of languages</source>
        <translation>Una tabla de idiomas</translation>
    </message>
    <message>
        <source>Tab-separated tables (*.tsv *.txt);;All files (*)</source>
        <translation>Tablas separadas por tabuladores (*.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Comparing languages</source>
        <translation>Comparando idiomas</translation>
    </message>
    <message>
        <source>against overlap</source>
        <translation>frente al solapamiento</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>sentencepiece overlap</source>
        <translation>solapamiento de sentencepiece</translation>
    </message>
    <message>
        <source>score × 100</source>
        <translation>puntuación × 100</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageShareModel</name>
    <message>
        <source>unsure</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 oración</numerusform>
            <numerusform>%1 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconEntryModel</name>
    <message>
        <source>A word from the other side of the pairs</source>
        <translation>Una palabra del otro lado de los pares</translation>
    </message>
    <message>
        <source>Pairs with one word on each side</source>
        <translation>Pares con una palabra en cada lado</translation>
    </message>
    <message>
        <source>How much more often than chance the two words occur on opposite sides of a pair</source>
        <translation>Cuánto más a menudo que por azar aparecen las dos palabras en lados opuestos de un par</translation>
    </message>
    <message>
        <source>Cross PMI minus the PMI within a sentence; separates paraphrases from words that merely occur together</source>
        <translation>PMI cruzada menos la PMI dentro de una oración; separa paráfrasis de palabras que solo aparecen juntas</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Cross PMI</source>
        <translation>PMI cruzada</translation>
    </message>
    <message>
        <source>Adjusted PMI</source>
        <translation>PMI ajustada</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconPage</name>
    <message>
        <source>Build the lexicon</source>
        <translation>Crear el léxico</translation>
    </message>
    <message>
        <source>Compare with gold scores…</source>
        <translation>Comparar con referencias…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Words of the lexicon</source>
        <translation>Palabras del léxico</translation>
    </message>
    <message>
        <source>Entries of the word</source>
        <translation>Entradas de la palabra</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Léxico</translation>
    </message>
    <message>
        <source>Rarer words are neither looked up nor listed as entries</source>
        <translation>Las palabras más raras ni se buscan ni se listan como entradas</translation>
    </message>
    <message>
        <source>Pairs to count</source>
        <translation>Pares que contar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Minimum sentences per word</source>
        <translation>Mínimo de oraciones por palabra</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>by adjusted PMI</source>
        <translation>por PMI ajustada</translation>
    </message>
    <message>
        <source>by cross PMI</source>
        <translation>por PMI cruzada</translation>
    </message>
    <message>
        <source>Score that ranks the entries</source>
        <translation>Puntuación que ordena las entradas</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>Palabra que buscar</translation>
    </message>
    <message>
        <source>Counts which words occur on opposite sides of pairs. Paraphrases yield a lexicon of one language, translations a dictionary.</source>
        <translation>Cuenta qué palabras aparecen en lados opuestos de los pares. Las paráfrasis dan un léxico de un idioma; las traducciones, un diccionario.</translation>
    </message>
    <message>
        <source>Build the lexicon first</source>
        <translation>Cree primero el léxico</translation>
    </message>
    <message>
        <source>Counting words of %1</source>
        <translation>Contando palabras de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs, %2 words · %3-%4 · %5 s</source>
        <translation>
            <numerusform>%1 par, %2 palabras · %3-%4 · %5 s</numerusform>
            <numerusform>%1 pares, %2 palabras · %3-%4 · %5 s</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a word</source>
        <translation>Escriba una palabra</translation>
    </message>
    <message>
        <source>Looking up a word</source>
        <translation>Buscando una palabra</translation>
    </message>
    <message>
        <source>A list of word pairs with gold scores, such as SimLex-999</source>
        <translation>Una lista de pares de palabras con puntuaciones de referencia, como SimLex-999</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.tsv);;All files (*)</source>
        <translation>Listas de palabras (*.txt *.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Comparing with gold scores</source>
        <translation>Comparando con puntuaciones de referencia</translation>
    </message>
    <message numerus="yes">
        <source>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</source>
        <translation>
            <numerusform>%1: ρ %2 por PMI cruzada, %3 ajustada; %4 de %5 par conocido</numerusform>
            <numerusform>%1: ρ %2 por PMI cruzada, %3 ajustada; %4 de %5 pares conocidos</numerusform>
        </translation>
    </message>
    <message>
        <source>P18 Table 13, SimLex-999: 52.1 by cross PMI, 61.6 adjusted, from 50 million pairs</source>
        <translation>P18, tabla 13, SimLex-999: 52,1 por PMI cruzada, 61,6 ajustada, con 50 millones de pares</translation>
    </message>
    <message>
        <source>Save the lexicon</source>
        <translation>Guardar el léxico</translation>
    </message>
    <message>
        <source>Tab-separated table (*.tsv)</source>
        <translation>Tabla separada por tabuladores (*.tsv)</translation>
    </message>
    <message>
        <source>Saving the lexicon</source>
        <translation>Guardando el léxico</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::LinkCard</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlazar</translation>
    </message>
    <message>
        <source>Selected link</source>
        <translation>Enlace seleccionado</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The link is right: nothing will change it any more</source>
        <translation>El enlace es correcto: nada lo cambiará ya</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>These sentences do not translate each other</source>
        <translation>Estas oraciones no se traducen entre sí</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Link the marked sentences with each other, or with those selected here. Space, or a click with Ctrl, marks sentences</source>
        <translation>Enlazar entre sí las oraciones marcadas, o con las seleccionadas aquí. Se marcan oraciones con Espacio o con un clic y Ctrl</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>One link of this one and the next</source>
        <translation>Un solo enlace de este y el siguiente</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Two links: before the sentence that was clicked, else where it fits best</source>
        <translation>Dos enlaces: antes de la oración en que se hizo clic; si no, donde mejor encaje</translation>
    </message>
    <message>
        <source>Ctrl+↑</source>
        <translation>Ctrl+↑</translation>
    </message>
    <message>
        <source>The first sentence of the framed side goes to the link before</source>
        <translation>La primera oración del lado enmarcado pasa al enlace anterior</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Ctrl+↓</source>
        <translation>Ctrl+↓</translation>
    </message>
    <message>
        <source>The last sentence of the framed side goes to the link after</source>
        <translation>La última oración del lado enmarcado pasa al enlace siguiente</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>No link is shown.</source>
        <translation>No se muestra ningún enlace.</translation>
    </message>
    <message>
        <source>✓ certain</source>
        <translation>✓ seguro</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no translation</source>
        <translation>sin traducción</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>desplazado</translation>
    </message>
    <message numerus="yes">
        <source>%1 marked</source>
        <translation>
            <numerusform>%1 marcada</numerusform>
            <numerusform>%1 marcadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MainWindow</name>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Manual page of this panel</source>
        <translation>Página del manual de este panel</translation>
    </message>
    <message>
        <source>Collapse or expand the panel list</source>
        <translation>Plegar o desplegar la lista de paneles</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Tema del sistema</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
    <message>
        <source>Stop all jobs</source>
        <translation>Detener todas las tareas</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Open or create a project first, then drop the file again.</source>
        <translation>Abra o cree primero un proyecto y suelte el archivo otra vez.</translation>
    </message>
    <message>
        <source>No panel opens files such as %1.</source>
        <translation>Ningún panel abre archivos como %1.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Measuring the project folder</source>
        <translation>Midiendo la carpeta del proyecto</translation>
    </message>
    <message>
        <source>Project %1 · disk %2 free</source>
        <translation>Proyecto %1 · disco: %2 libres</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Guía: %1</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 is gone, or its disk is. Bring it back, or open another project; until then nothing can be saved.</source>
        <translation>La carpeta del proyecto, %1, o su disco ya no está. Recupérela o abra otro proyecto; hasta entonces no se puede guardar nada.</translation>
    </message>
    <message>
        <source>The project&apos;s folder %1 cannot be written to: look at everything, but copy the project to another place to train, import or export.</source>
        <translation>No se puede escribir en la carpeta del proyecto, %1: puede verlo todo, pero cópielo a otro lugar para entrenar, importar o exportar.</translation>
    </message>
    <message>
        <source>This project is open in another window. What both change is kept as the later one saves it.</source>
        <translation>Este proyecto está abierto en otra ventana. Lo que cambien ambas queda como lo guarde la última.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MapChart</name>
    <message>
        <source>cluster %1</source>
        <translation>grupo %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otros</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MarginCard</name>
    <message>
        <source>Margin of all candidates</source>
        <translation>Margen de todos los candidatos</translation>
    </message>
    <message>
        <source>Margins of the candidates</source>
        <translation>Márgenes de los candidatos</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryBox</name>
    <message>
        <source>Translation memory</source>
        <translation>Memoria de traducción</translation>
    </message>
    <message>
        <source>Pair store, saved alignment or file whose pairs are searched</source>
        <translation>Almacén de pares, alineación guardada o archivo en cuyos pares se busca</translation>
    </message>
    <message>
        <source>%1 (alignment)</source>
        <translation>%1 (alineación)</translation>
    </message>
    <message>
        <source>Open a translation memory</source>
        <translation>Abrir una memoria de traducción</translation>
    </message>
    <message>
        <source>Translation memories (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;All files (*)</source>
        <translation>Memorias de traducción (*.h5 *.tmx *.xlf *.xliff *.sdlxliff *.tsv *.csv *.jsonl *.alignment *.gz *.zip);;Todos los archivos (*)</translation>
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
        <translation>%1 (los números difieren: %2)</translation>
    </message>
    <message>
        <source>Numbers of the pair that the sentence lacks → numbers of the sentence that the pair lacks</source>
        <translation>Números del par que faltan en la oración → números de la oración que faltan en el par</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Cosine of the two sentences under the model, whatever their words</source>
        <translation>Coseno de las dos oraciones según el modelo, sean cuales sean sus palabras</translation>
    </message>
    <message>
        <source>Words that are the same, in their order: 100 % is the same text, 99 % the same words</source>
        <translation>Palabras iguales, en su orden: 100 % es el mismo texto, 99 % las mismas palabras</translation>
    </message>
    <message>
        <source>Numbers to replace in the translation</source>
        <translation>Números que hay que cambiar en la traducción</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Wording</source>
        <translation>Redacción</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryPage</name>
    <message>
        <source>Open memory…</source>
        <translation>Abrir memoria…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Translations of similar sentences</source>
        <translation>Traducciones de oraciones parecidas</translation>
    </message>
    <message>
        <source>Copy translation (C)</source>
        <translation>Copiar traducción (C)</translation>
    </message>
    <message>
        <source>Similar sentences</source>
        <translation>Oraciones parecidas</translation>
    </message>
    <message>
        <source>language of the sentence</source>
        <translation>idioma de la oración</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Embedding %1</source>
        <translation>Calculando los vectores de %1</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>%1 in %2 ms</source>
        <translation>%1 en %2 ms</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Type or paste the sentence to translate, then press Enter</source>
        <translation>Escriba o pegue la oración que quiere traducir y pulse Intro</translation>
    </message>
    <message>
        <source>Sentence to translate</source>
        <translation>Oración que traducir</translation>
    </message>
    <message>
        <source>Search the memory (Enter)</source>
        <translation>Buscar en la memoria (Intro)</translation>
    </message>
    <message>
        <source>Search a TMX, another file of pairs, or a saved alignment</source>
        <translation>Buscar en un TMX, otro archivo de pares o una alineación guardada</translation>
    </message>
    <message>
        <source>Side that is searched</source>
        <translation>Lado en el que se busca</translation>
    </message>
    <message>
        <source>In which language sentences are compared; the other one is the translation</source>
        <translation>En qué idioma se comparan las oraciones; el otro es la traducción</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Which sentences are found first, among all of the memory</source>
        <translation>Qué oraciones se encuentran primero en toda la memoria</translation>
    </message>
    <message>
        <source>nearest in meaning</source>
        <translation>más cercanas en significado</translation>
    </message>
    <message>
        <source>nearest in wording</source>
        <translation>más cercanas en redacción</translation>
    </message>
    <message>
        <source>Copy the translation of the chosen row; Ctrl+C copies the row</source>
        <translation>Copiar la traducción de la fila elegida; Ctrl+C copia la fila</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Buscar en</translation>
    </message>
    <message>
        <source>&lt;span style=&quot;%1&quot;&gt;words in common&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;numbers that differ&lt;/span&gt;</source>
        <translation>&lt;span style=&quot;%1&quot;&gt;palabras comunes&lt;/span&gt; &amp;nbsp; &lt;span style=&quot;%2&quot;&gt;números distintos&lt;/span&gt;</translation>
    </message>
    <message>
        <source>A translation memory shows how similar sentences were translated: a pair store or an alignment of this project, a TMX or another file of pairs.</source>
        <translation>Una memoria de traducción muestra cómo se tradujeron oraciones parecidas: un almacén de pares o una alineación de este proyecto, un TMX u otro archivo de pares.</translation>
    </message>
    <message>
        <source>Nothing found: no sentence of the memory has a word in common with this one. Order by meaning instead.</source>
        <translation>Nada encontrado: ninguna oración de la memoria tiene una palabra en común con esta. Ordene mejor por significado.</translation>
    </message>
    <message>
        <source>Type or paste a sentence and press Enter: similar sentences of the memory are listed with their translations.</source>
        <translation>Escriba o pegue una oración y pulse Intro: se listan oraciones parecidas de la memoria con sus traducciones.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 ilegibles</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation>Copiar este mensaje</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MinePanel</name>
    <message>
        <source>Mine</source>
        <translation>Minería</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Texts…</source>
        <translation>Textos…</translation>
    </message>
    <message>
        <source>Translations hidden in two texts</source>
        <translation>Traducciones ocultas en dos textos</translation>
    </message>
    <message>
        <source>Show or hide the set-up</source>
        <translation>Mostrar u ocultar la configuración</translation>
    </message>
    <message>
        <source>Finds pairs of sentences in two texts that translate each other, most certain first.</source>
        <translation>Encuentra en dos textos pares de oraciones que se traducen entre sí, los más seguros primero.</translation>
    </message>
    <message>
        <source>A trained model finds translations in two texts; this project has none yet.</source>
        <translation>Un modelo entrenado encuentra traducciones en dos textos; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Mine the two texts</source>
        <translation>Buscar pares en los dos textos</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>Abrir pares extraídos…</translation>
    </message>
    <message>
        <source>Export mined pairs…</source>
        <translation>Exportar pares extraídos…</translation>
    </message>
    <message>
        <source>Mine with a model file…</source>
        <translation>Extraer pares con un archivo de modelo…</translation>
    </message>
    <message>
        <source>Mining %1</source>
        <translation>Extrayendo pares de %1</translation>
    </message>
    <message>
        <source>Stopped: the pairs found are kept, and mining the same texts again resumes from there.</source>
        <translation>Detenido: se conservan los pares encontrados, y al extraer de nuevo los mismos textos continúa desde ahí.</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 y %3 oración · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 y %3 oraciones · %4 · %5</numerusform>
        </translation>
    </message>
    <message>
        <source> · approximate, recall %1</source>
        <translation> · aproximada, exhaustividad %1</translation>
    </message>
    <message numerus="yes">
        <source> · %1 empty lines skipped</source>
        <translation>
            <numerusform> · %1 línea vacía saltada</numerusform>
            <numerusform> · %1 líneas vacías saltadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 par</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table shows the first %1 pairs; counts and exports include all pairs.</source>
        <translation>
            <numerusform>La tabla muestra el primer par (%1); recuentos y exportaciones los incluyen todos.</numerusform>
            <numerusform>La tabla muestra los primeros %1 pares; recuentos y exportaciones los incluyen todos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 pairs…</source>
        <translation>
            <numerusform>Exportar %1 par…</numerusform>
            <numerusform>Exportar %1 pares…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 par está guardado en %2.</numerusform>
            <numerusform>%1 pares están guardados en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open mined pairs</source>
        <translation>Abrir pares extraídos</translation>
    </message>
    <message>
        <source>Mined pairs (*.tsv);;All files (*)</source>
        <translation>Pares extraídos (*.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Scores and sentences (*.tsv)</source>
        <translation>Puntuaciones y oraciones (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory (*.tmx)</source>
        <translation>Memoria de traducción (*.tmx)</translation>
    </message>
    <message>
        <source>XLIFF (*.xlf)</source>
        <translation>XLIFF (*.xlf)</translation>
    </message>
    <message>
        <source>Moses: a file for each language (*)</source>
        <translation>Moses: un archivo por idioma (*)</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-conservados</translation>
    </message>
    <message>
        <source>Export mined pairs</source>
        <translation>Exportar pares extraídos</translation>
    </message>
</context>
<context>
    <name>paragram::ui::MineSetup</name>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Extraer</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razón</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>absolute (cosine)</source>
        <translation>absoluto (coseno)</translation>
    </message>
    <message>
        <source>How far the cosine of a pair stands out from those of its neighbours</source>
        <translation>Cuánto destaca el coseno de un par entre los de sus vecinos</translation>
    </message>
    <message>
        <source>each sentence once</source>
        <translation>cada oración una vez</translation>
    </message>
    <message>
        <source>best of each other</source>
        <translation>los mejores entre sí</translation>
    </message>
    <message>
        <source>best for each source</source>
        <translation>el mejor de cada origen</translation>
    </message>
    <message>
        <source>best for each target</source>
        <translation>el mejor de cada destino</translation>
    </message>
    <message>
        <source>automatic, by size</source>
        <translation>automática, según el tamaño</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximada</translation>
    </message>
    <message>
        <source>Nearest neighbours on each side that the margin averages over</source>
        <translation>Número de vecinos más cercanos de cada lado sobre los que promedia el margen</translation>
    </message>
    <message>
        <source>none; pairs of line numbers to measure against</source>
        <translation>ninguno; pares de números de línea con los que medir</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Open mined pairs…</source>
        <translation>Abrir pares extraídos…</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 margin, k %2, %3</source>
        <translation>margen %1, k %2, %3</translation>
    </message>
    <message>
        <source>Run elsewhere…</source>
        <translation>Ejecutar en otro lugar…</translation>
    </message>
    <message>
        <source>Write a folder with a script, the model and the texts, to mine on other machines</source>
        <translation>Escribir una carpeta con un script, el modelo y los textos, para extraer pares en otras máquinas</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ModelBox</name>
    <message>
        <source>Open a model file…</source>
        <translation>Abrir un archivo de modelo…</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Abrir un archivo de modelo</translation>
    </message>
    <message>
        <source>Models (*.h5);;All files (*)</source>
        <translation>Modelos (*.h5);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NegativeModel</name>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativo</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
</context>
<context>
    <name>paragram::ui::NewProjectDialog</name>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Proyecto nuevo</translation>
    </message>
    <message>
        <source>What the project is for</source>
        <translation>Para qué es el proyecto</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>An empty project, without steps to follow.</source>
        <translation>Un proyecto vacío, sin pasos que seguir.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>What is it for?</source>
        <translation>¿Para qué es?</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>En la carpeta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>Dé un nombre al proyecto.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Elija una carpeta que exista.</translation>
    </message>
    <message>
        <source>%1 exists already: choose another name.</source>
        <translation>%1 ya existe: elija otro nombre.</translation>
    </message>
    <message>
        <source>Creates %1.</source>
        <translation>Crea %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::OpusModel</name>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBoxes</name>
    <message>
        <source>First sentence</source>
        <translation>Primera oración</translation>
    </message>
    <message>
        <source>A sentence</source>
        <translation>Una oración</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Segunda oración</translation>
    </message>
    <message>
        <source>Another sentence, in any language of the model</source>
        <translation>Otra oración, en cualquier idioma del modelo</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>Intercambiar las dos oraciones</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Cosine of the second model</source>
        <translation>Coseno del segundo modelo</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBrowser</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Pair stores</source>
        <translation>Almacenes de pares</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Count statistics</source>
        <translation>Calcular estadísticas</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalles…</translation>
    </message>
    <message>
        <source>Judge…</source>
        <translation>Juzgar…</translation>
    </message>
    <message>
        <source>Grade a sample by hand: how many pairs are paraphrases, and how fluent they are</source>
        <translation>Calificar una muestra a mano: cuántos pares son paráfrasis y lo fluidas que son</translation>
    </message>
    <message>
        <source>Statistics by step or fold, with paraphrase score and piece overlap (Ctrl+Shift+T)</source>
        <translation>Estadísticas por paso o partición, con puntuación de paráfrasis y solapamiento de piezas (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>No pairs yet</source>
        <translation>Aún no hay pares</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>Calcule las estadísticas para ver esto.</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Estadísticas de %1</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>No se pudieron calcular las estadísticas.</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>Detenido. Calcule las estadísticas para ver esto.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairCharts</name>
    <message numerus="yes">
        <source>%1 words: %2 sentences</source>
        <translation>
            <numerusform>%1 palabras: %2 oración</numerusform>
            <numerusform>%1 palabras: %2 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence lengths, first side</source>
        <translation>Longitud de las oraciones, primer lado</translation>
    </message>
    <message>
        <source>Sentence lengths, second side</source>
        <translation>Longitud de las oraciones, segundo lado</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>Solapamiento de trigramas</translation>
    </message>
    <message>
        <source>Vocabulary growth</source>
        <translation>Crecimiento del vocabulario</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>Puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>Words, side 1</source>
        <translation>Palabras (1)</translation>
    </message>
    <message>
        <source>Words, side 2</source>
        <translation>Palabras (2)</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>Palabras distintas</translation>
    </message>
    <message>
        <source>Share of the shorter side&apos;s three-word sequences that also occur in the longer side</source>
        <translation>Proporción de las secuencias de tres palabras del lado más corto que aparecen también en el más largo</translation>
    </message>
    <message>
        <source>Distinct words against words read</source>
        <translation>Palabras distintas frente a palabras leídas</translation>
    </message>
    <message>
        <source>What the plot shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1: palabras</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences of more than %2 words are not shown</source>
        <translation>
            <numerusform>%1 oración de más de %2 palabras no se muestra</numerusform>
            <numerusform>%1 oraciones de más de %2 palabras no se muestran</numerusform>
        </translation>
    </message>
    <message>
        <source>Cosine of the two sides, by the chosen model</source>
        <translation>Coseno de los dos lados, según el modelo elegido</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairInspector</name>
    <message>
        <source>Pairs of the data set</source>
        <translation>Pares del conjunto de datos</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Primera oración</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Segunda oración</translation>
    </message>
    <message>
        <source>Open in Score</source>
        <translation>Abrir en Puntuar</translation>
    </message>
    <message>
        <source>See what each piece contributes to the cosine</source>
        <translation>Ver qué aporta cada pieza al coseno</translation>
    </message>
    <message>
        <source>Pairs, largest errors first</source>
        <translation>Pares, los mayores errores primero</translation>
    </message>
    <message>
        <source>gold %1 · cosine %2</source>
        <translation>referencia %1 · coseno %2</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairModel</name>
    <message>
        <source>Reading pairs</source>
        <translation>Leyendo pares</translation>
    </message>
    <message>
        <source>Log-probability per token of the translation: the nearer to 0, the surer the translator is</source>
        <translation>Logaritmo de la probabilidad por token de la traducción: cuanto más cerca de 0, más seguro está el traductor</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-prob.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairTable</name>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Only matches</source>
        <translation>Solo coincidencias</translation>
    </message>
    <message>
        <source>Find, Enter for next</source>
        <translation>Buscar; Intro: siguiente</translation>
    </message>
    <message>
        <source>Find pairs that contain a text</source>
        <translation>Buscar pares que contengan un texto</translation>
    </message>
    <message>
        <source>Show only the pairs that contain the text</source>
        <translation>Mostrar solo los pares que contienen el texto</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>Buscando pares</translation>
    </message>
    <message>
        <source>the first %1 of %2 matches</source>
        <translation>las primeras %1 de %2 coincidencias</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 de %2 par</numerusform>
            <numerusform>%1 de %2 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding a pair</source>
        <translation>Buscando un par</translation>
    </message>
    <message>
        <source>No pair contains “%1”.</source>
        <translation>Ningún par contiene «%1».</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</source>
        <translation>
            <numerusform>Se puede copiar como máximo %1 par; seleccione menos, o guarde todos los pares en un archivo.</numerusform>
            <numerusform>Se pueden copiar como máximo %1 pares; seleccione menos, o guarde todos los pares en un archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying pairs</source>
        <translation>Copiando pares</translation>
    </message>
    <message>
        <source>Save all pairs</source>
        <translation>Guardar todos los pares</translation>
    </message>
    <message>
        <source>Saving pairs</source>
        <translation>Guardando pares</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 par guardado como %2.</numerusform>
            <numerusform>%1 pares guardados como %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy selected pairs</source>
        <translation>Copiar los pares seleccionados</translation>
    </message>
    <message>
        <source>Save all pairs…</source>
        <translation>Guardar todos los pares…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Panel</name>
    <message>
        <source>Train a model</source>
        <translation>Entrenar un modelo</translation>
    </message>
    <message>
        <source>%1 is in the project&apos;s trash folder.</source>
        <translation>%1 está en la papelera del proyecto.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs are in the project&apos;s trash folder.</source>
        <translation>
            <numerusform>%1 ejecución está en la papelera del proyecto.</numerusform>
            <numerusform>%1 ejecuciones están en la papelera del proyecto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PanelButtons</name>
    <message>
        <source>Collapse</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Desplegar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseCard</name>
    <message>
        <source>Paraphrases</source>
        <translation>Paráfrasis</translation>
    </message>
    <message>
        <source>Accept (A)</source>
        <translation>Aceptar (A)</translation>
    </message>
    <message>
        <source>Reject (R)</source>
        <translation>Rechazar (R)</translation>
    </message>
    <message>
        <source>Accept the selected paraphrases</source>
        <translation>Aceptar las paráfrasis seleccionadas</translation>
    </message>
    <message>
        <source>Reject the selected paraphrases; Ctrl+Z undoes</source>
        <translation>Rechazar las paráfrasis seleccionadas; Ctrl+Z deshace</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>Nuevo almacén de pares</translation>
    </message>
    <message>
        <source>Name of the pair store for the accepted paraphrases</source>
        <translation>Nombre del almacén de pares para las paráfrasis aceptadas</translation>
    </message>
    <message>
        <source>Write the accepted paraphrases, each with its sentence, to a pair store of the project</source>
        <translation>Escribir las paráfrasis aceptadas, cada una con su oración, en un almacén de pares del proyecto</translation>
    </message>
    <message>
        <source>Save the accepted ones</source>
        <translation>Guardar las aceptadas</translation>
    </message>
    <message>
        <source>Save %1 accepted</source>
        <translation>Guardar %1 aceptadas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 are different</source>
        <translation>
            <numerusform>%1 de %2 es distinta</numerusform>
            <numerusform>%1 de %2 son distintas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseModel</name>
    <message>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptada</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>Accepted or rejected</source>
        <translation>Aceptada o rechazada</translation>
    </message>
    <message>
        <source>The template in whose form the paraphrase is written</source>
        <translation>La plantilla en cuya forma se escribe la paráfrasis</translation>
    </message>
    <message>
        <source>The translation that the paraphrase was made of</source>
        <translation>La traducción de la que se hizo la paráfrasis</translation>
    </message>
    <message>
        <source>Cosine of sentence and paraphrase under the model that scores them</source>
        <translation>Coseno de oración y paráfrasis según el modelo que las puntúa</translation>
    </message>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>Solapamiento de trigramas de oración y paráfrasis: 1 significa que no se reformuló nada</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the model is</source>
        <translation>Logaritmo de la probabilidad por token: cuanto más cerca de 0, más seguro está el modelo</translation>
    </message>
    <message>
        <source>Mean of the log-probabilities per token of both translations: the nearer to 0, the surer the translators are</source>
        <translation>Media de los logaritmos de la probabilidad por token de ambas traducciones: cuanto más cerca de 0, más seguros están los traductores</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paráfrasis</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traducción</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-prob.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphrasePage</name>
    <message>
        <source>Sample of paraphrases</source>
        <translation>Muestra de paráfrasis</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>Stop the sample</source>
        <translation>Detener la muestra</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>Entrenar un traductor…</translation>
    </message>
    <message>
        <source>Paraphrases are made of a pair store in two languages; this project has none yet.</source>
        <translation>Las paráfrasis se hacen a partir de un almacén de pares en dos idiomas; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Import translations…</source>
        <translation>Importar traducciones…</translation>
    </message>
    <message>
        <source>Looking for translators</source>
        <translation>Buscando traductores</translation>
    </message>
    <message>
        <source>Looking for interrupted runs</source>
        <translation>Buscando ejecuciones interrumpidas</translation>
    </message>
    <message>
        <source>No model of this project translates %1 into %2. A small translator trains on other pairs of these languages, or on half of these.</source>
        <translation>Ningún modelo de este proyecto traduce de %1 a %2. Un traductor pequeño se entrena con otros pares de estos idiomas, o con la mitad de estos.</translation>
    </message>
    <message>
        <source>Translating…</source>
        <translation>Traduciendo…</translation>
    </message>
    <message>
        <source>Translating a sample</source>
        <translation>Traduciendo una muestra</translation>
    </message>
    <message numerus="yes">
        <source>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</source>
        <translation>
            <numerusform>Unos %1 para %2 oración, a %3 por segundo en la muestra. Se puede interrumpir y continuar.</numerusform>
            <numerusform>Unos %1 para %2 oraciones, a %3 por segundo en la muestra. Se puede interrumpir y continuar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 oración</numerusform>
            <numerusform>%1 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>Haciendo %1</translation>
    </message>
    <message>
        <source>Stopped. What is translated is kept; continue under Interrupted runs.</source>
        <translation>Detenido. Se conserva lo traducido; continúe en Ejecuciones interrumpidas.</translation>
    </message>
    <message>
        <source>%1 paraphrases in %2, %3.</source>
        <translation>%1 paráfrasis en %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences were translated before.</source>
        <translation>
            <numerusform>%1 oración ya estaba traducida.</numerusform>
            <numerusform>%1 oraciones ya estaban traducidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSampleModel</name>
    <message>
        <source>Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded</source>
        <translation>Solapamiento de trigramas de oración y paráfrasis: 1 significa que no se reformuló nada</translation>
    </message>
    <message>
        <source>Log-probability per token: the nearer to 0, the surer the translator is</source>
        <translation>Logaritmo de la probabilidad por token: cuanto más cerca de 0, más seguro está el traductor</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paráfrasis</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-prob.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseSetup</name>
    <message>
        <source>%1 into %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>What to translate</source>
        <translation>Qué traducir</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Traductor</translation>
    </message>
    <message>
        <source>Train a translator…</source>
        <translation>Entrenar un traductor…</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>Modelo para la puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Make paraphrases</source>
        <translation>Hacer paráfrasis</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The translated side is replaced by its translation, which becomes the paraphrase</source>
        <translation>El lado traducido se sustituye por su traducción, que se convierte en la paráfrasis</translation>
    </message>
    <message>
        <source>Models that translate between these languages</source>
        <translation>Modelos que traducen entre estos idiomas</translation>
    </message>
    <message>
        <source>Open Train with the settings of a small translator for these languages</source>
        <translation>Abrir Entrenar con los ajustes de un traductor pequeño para estos idiomas</translation>
    </message>
    <message>
        <source>Hypotheses kept in the search; P18 keeps 12, fewer are faster</source>
        <translation>Hipótesis que conserva la búsqueda; P18 conserva 12, con menos va más rápido</translation>
    </message>
    <message>
        <source>Translations kept of each sentence, at most as many as the beam has</source>
        <translation>Traducciones que se conservan de cada oración, como máximo tantas como tiene el haz</translation>
    </message>
    <message>
        <source>Scores sentence and paraphrase when the filters are set afterwards</source>
        <translation>Puntúa oración y paráfrasis cuando después se ajustan los filtros</translation>
    </message>
    <message>
        <source>Pair store</source>
        <translation>Almacén de pares</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Haz</translation>
    </message>
    <message>
        <source>Texts for each</source>
        <translation>Textos por oración</translation>
    </message>
    <message>
        <source>Score with</source>
        <translation>Puntuar con</translation>
    </message>
    <message>
        <source>New pair store</source>
        <translation>Nuevo almacén de pares</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PieceView</name>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>%1: not in the vocabulary</source>
        <translation>%1: no está en el vocabulario</translation>
    </message>
    <message>
        <source>%1: piece number %2</source>
        <translation>%1: pieza número %2</translation>
    </message>
    <message>
        <source>Copy the pieces</source>
        <translation>Copiar las piezas</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PivotPage</name>
    <message>
        <source>Stores with more translations</source>
        <translation>Almacenes con más traducciones</translation>
    </message>
    <message>
        <source>Language of the first sentences</source>
        <translation>Idioma de las primeras oraciones</translation>
    </message>
    <message>
        <source>Language of the second sentences</source>
        <translation>Idioma de las segundas oraciones</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Also from</source>
        <translation>También de</translation>
    </message>
    <message>
        <source>Shared translations of %1</source>
        <translation>Traducciones compartidas de %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PresetBox</name>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Preset: choose…</source>
        <translation>Preajuste: elegir…</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predeterminados</translation>
    </message>
    <message>
        <source>every setting as the program proposes it</source>
        <translation>cada ajuste como lo propone el programa</translation>
    </message>
</context>
<context>
    <name>paragram::ui::PreviewModel</name>
    <message>
        <source>too few columns</source>
        <translation>faltan columnas</translation>
    </message>
    <message>
        <source>an empty side</source>
        <translation>un lado vacío</translation>
    </message>
    <message>
        <source>score is not a number</source>
        <translation>la puntuación no es un número</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>dropped: %1</source>
        <translation>descartado: %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorada</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Project</name>
    <message>
        <source>Sample en-es</source>
        <translation>Muestra en-es</translation>
    </message>
    <message>
        <source>the folder cannot be created: </source>
        <translation>no se puede crear la carpeta: </translation>
    </message>
    <message>
        <source>choose a folder you may write to</source>
        <translation>elija una carpeta en la que pueda escribir</translation>
    </message>
    <message>
        <source>cannot be written: </source>
        <translation>no se puede escribir: </translation>
    </message>
    <message>
        <source>no project here</source>
        <translation>aquí no hay ningún proyecto</translation>
    </message>
    <message>
        <source>open a folder that contains a project, or create a new project</source>
        <translation>abra una carpeta que contenga un proyecto, o cree un proyecto nuevo</translation>
    </message>
    <message>
        <source>format %1, and this program reads format %2</source>
        <translation>formato %1, y este programa lee el formato %2</translation>
    </message>
    <message>
        <source>open it with a newer version of the program</source>
        <translation>ábralo con una versión más reciente del programa</translation>
    </message>
    <message>
        <source>restore the file</source>
        <translation>restaure el archivo</translation>
    </message>
    <message>
        <source>the folder already contains a project</source>
        <translation>la carpeta ya contiene un proyecto</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>ábralo, o elija otra carpeta</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ProjectActions</name>
    <message>
        <source>New project…</source>
        <translation>Proyecto nuevo…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Abrir proyecto…</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Proyectos recientes</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>Abrir el proyecto de muestra</translation>
    </message>
    <message>
        <source>Show the project in the file manager</source>
        <translation>Mostrar el proyecto en el gestor de archivos</translation>
    </message>
    <message>
        <source>A job is running in this project</source>
        <translation>Hay una tarea en curso en este proyecto</translation>
    </message>
    <message>
        <source>stop it or let it finish before opening another project</source>
        <translation>deténgala o deje que termine antes de abrir otro proyecto</translation>
    </message>
    <message>
        <source>Preparing the sample project</source>
        <translation>Preparando el proyecto de muestra</translation>
    </message>
    <message>
        <source>Open a project folder</source>
        <translation>Abrir una carpeta de proyecto</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueryCard</name>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacta</translation>
    </message>
    <message>
        <source>Type a sentence in any language the model knows</source>
        <translation>Escriba una oración en cualquier idioma que el modelo conozca</translation>
    </message>
    <message>
        <source>Sentence to search for</source>
        <translation>Oración que buscar</translation>
    </message>
    <message>
        <source>Back to the previous sentence (Alt+Left)</source>
        <translation>Volver a la oración anterior (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>cualquier idioma</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>contains (regular expression)</source>
        <translation>contiene (expresión regular)</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Fewest words</source>
        <translation>Mínimo de palabras</translation>
    </message>
    <message>
        <source>Most words</source>
        <translation>Máximo de palabras</translation>
    </message>
    <message>
        <source>Compare with every sentence instead of using the approximate index</source>
        <translation>Comparar con cada oración en lugar de usar el índice aproximado</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueCard</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Start the queue</source>
        <translation>Iniciar la cola</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>Quitar de la cola</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>Rejilla…</translation>
    </message>
    <message>
        <source>Queue a training for every combination of several values</source>
        <translation>Encolar un entrenamiento por cada combinación de varios valores</translation>
    </message>
    <message>
        <source>Negatives</source>
        <translation>Negativos</translation>
    </message>
    <message>
        <source>Show sentences and the negatives currently chosen for them</source>
        <translation>Mostrar oraciones y los negativos elegidos ahora para ellas</translation>
    </message>
    <message>
        <source>Show the trainings in the queue</source>
        <translation>Mostrar los entrenamientos de la cola</translation>
    </message>
    <message>
        <source>Queue · %1</source>
        <translation>Cola · %1</translation>
    </message>
    <message>
        <source>Hard negatives now</source>
        <translation>Negativos difíciles actuales</translation>
    </message>
    <message>
        <source>about %1, %2</source>
        <translation>unos %1, %2</translation>
    </message>
    <message>
        <source>Queued trainings wait here.</source>
        <translation>Aquí esperan los entrenamientos en cola.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::QueueModel</name>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>Estimated time of the whole training</source>
        <translation>Tiempo estimado de todo el entrenamiento</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Ajustes que difieren</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RangeHistogram</name>
    <message>
        <source>%1 to %2: %3</source>
        <translation>de %1 a %2: %3</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ReadingOptions</name>
    <message>
        <source>File in the archive</source>
        <translation>Archivo dentro del comprimido</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>no reconocido</translation>
    </message>
    <message>
        <source>UTF-8, damaged characters replaced</source>
        <translation>UTF-8, caracteres dañados sustituidos</translation>
    </message>
    <message>
        <source>Character encoding of the file; any name known to ICU may be typed</source>
        <translation>Codificación de caracteres del archivo; se puede escribir cualquier nombre que ICU conozca</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra |</translation>
    </message>
    <message>
        <source>Separator between the columns</source>
        <translation>Separador entre las columnas</translation>
    </message>
    <message>
        <source>The first line contains column names, not a pair</source>
        <translation>La primera línea contiene nombres de columnas, no un par</translation>
    </message>
    <message>
        <source>In the archive</source>
        <translation>En el comprimido</translation>
    </message>
    <message>
        <source>choose a file</source>
        <translation>elegir un archivo</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeCard</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Steps of the recipe</source>
        <translation>Pasos de la receta</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Recipes from the papers; open or save a recipe</source>
        <translation>Recetas de los artículos; abrir o guardar una receta</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Añadir un filtro</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Deshacer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rehacer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Deshacer: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Rehacer: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Move the step up (Alt+Up)</source>
        <translation>Subir el paso (Alt+Up)</translation>
    </message>
    <message>
        <source>Move the step down (Alt+Down)</source>
        <translation>Bajar el paso (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the step (Delete)</source>
        <translation>Quitar el paso (Supr)</translation>
    </message>
    <message>
        <source>load a recipe</source>
        <translation>cargar una receta</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Abrir una receta…</translation>
    </message>
    <message>
        <source>Save the recipe…</source>
        <translation>Guardar la receta…</translation>
    </message>
    <message>
        <source>Remove all steps</source>
        <translation>Quitar todos los pasos</translation>
    </message>
    <message>
        <source>remove all steps</source>
        <translation>quitar todos los pasos</translation>
    </message>
    <message>
        <source>open a recipe</source>
        <translation>abrir una receta</translation>
    </message>
    <message>
        <source>The recipe is saved as %1.</source>
        <translation>La receta está guardada como %1.</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Abrir una receta</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>Recetas (*.recipe);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Guardar la receta</translation>
    </message>
    <message>
        <source>Recipes (*.recipe)</source>
        <translation>Recetas (*.recipe)</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RecipeModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>add a filter</source>
        <translation>añadir un filtro</translation>
    </message>
    <message>
        <source>remove a filter</source>
        <translation>quitar un filtro</translation>
    </message>
    <message>
        <source>move a filter</source>
        <translation>mover un filtro</translation>
    </message>
    <message>
        <source>switch a filter on</source>
        <translation>activar un filtro</translation>
    </message>
    <message>
        <source>switch a filter off</source>
        <translation>desactivar un filtro</translation>
    </message>
    <message>
        <source>change a filter</source>
        <translation>cambiar un filtro</translation>
    </message>
    <message>
        <source>move a threshold</source>
        <translation>mover un umbral</translation>
    </message>
    <message>
        <source>Runs before a slower step above it; the pairs kept in the end are the same.</source>
        <translation>Se ejecuta antes que un paso más lento situado arriba; los pares conservados al final son los mismos.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservados</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Descartados</translation>
    </message>
</context>
<context>
    <name>paragram::ui::Recovery</name>
    <message>
        <source>The program did not end properly last time.</source>
        <translation>El programa no terminó correctamente la última vez.</translation>
    </message>
    <message>
        <source>The program crashed last time. What happened is in %1; nothing was sent.</source>
        <translation>El programa falló la última vez. Lo ocurrido está en %1; no se envió nada.</translation>
    </message>
    <message>
        <source>Restore the settings that were typed</source>
        <translation>Recuperar los ajustes escritos</translation>
    </message>
    <message>
        <source>What is chosen and typed in the window cannot be saved in %1: see that its folder exists and can be written to.</source>
        <translation>Lo elegido y escrito en la ventana no se puede guardar en %1: compruebe que su carpeta existe y que se puede escribir en ella.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ResultModel</name>
    <message>
        <source>mean of sets</source>
        <translation>media de los conjuntos</translation>
    </message>
    <message>
        <source>all pairs pooled (Spearman)</source>
        <translation>todos los pares juntos (Spearman)</translation>
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
        <translation>media de los años</translation>
    </message>
    <message>
        <source>mean of years, pairs of a year pooled (Spearman)</source>
        <translation>media de los años, pares de un año juntos (Spearman)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 conj.</numerusform>
            <numerusform>%1 conj.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2
95 % interval %3 to %4</source>
        <translation>%1 · %2
intervalo del 95 %: %3 a %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2
95 % interval %3 to %4
%5 pairs</source>
        <translation>
            <numerusform>%1 %2
intervalo del 95 %: %3 a %4
%5 par</numerusform>
            <numerusform>%1 %2
intervalo del 95 %: %3 a %4
%5 pares</numerusform>
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
            <numerusform>%1 sin puntuación de referencia saltado</numerusform>
            <numerusform>%1 sin puntuación de referencia saltados</numerusform>
        </translation>
    </message>
    <message>
        <source>Random vectors, as many and as long as those of %1: the score that shared words alone reach</source>
        <translation>Vectores aleatorios, tantos y tan largos como los de %1: la puntuación a la que llegan solo las palabras comunes</translation>
    </message>
    <message>
        <source>untrained</source>
        <translation>sin entrenar</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 · %3 pairs</source>
        <translation>
            <numerusform>%1 %2 · %3 par</numerusform>
            <numerusform>%1 %2 · %3 pares</numerusform>
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
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Mined pairs</source>
        <translation>Pares extraídos</translation>
    </message>
    <message>
        <source>Note (N)</source>
        <translation>Nota (N)</translation>
    </message>
    <message>
        <source>Note on the selected pair</source>
        <translation>Nota sobre el par seleccionado</translation>
    </message>
    <message>
        <source>Selected pair: A accept · R reject · S skip · Ctrl+Z undo</source>
        <translation>Par seleccionado: A aceptar · R rechazar · S saltar · Ctrl+Z deshacer</translation>
    </message>
    <message>
        <source>%1 of %2 reviewed</source>
        <translation>%1 de %2 revisados</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>margen %1</translation>
    </message>
    <message>
        <source>cosine %1</source>
        <translation>coseno %1</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>líneas %1 y %2</translation>
    </message>
    <message>
        <source>next best %1: “%2” %3</source>
        <translation>siguiente mejor %1: «%2» %3</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunDetails</name>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norma del gradiente</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>Norma de los embeddings</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Ajustes que difieren</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>Trained without development sets or held-out pairs.</source>
        <translation>Entrenado sin conjuntos de desarrollo ni pares reservados.</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>Desarrollo, Pearson ×100</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation>Notas sobre esta ejecución</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Differs from the defaults</source>
        <translation>Difiere de los predeterminados</translation>
    </message>
    <message>
        <source>same settings</source>
        <translation>mismos ajustes</translation>
    </message>
    <message numerus="yes">
        <source>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</source>
        <translation>
            <numerusform>Partió de vectores de palabras: %1 de %2 fila, %3 % de los tokens.</numerusform>
            <numerusform>Partió de vectores de palabras: %1 de %2 filas, %3 % de los tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select runs to see their curves.</source>
        <translation>Seleccione ejecuciones para ver sus curvas.</translation>
    </message>
    <message>
        <source>An untrained model: no steps, so no curves.</source>
        <translation>Un modelo sin entrenar: sin pasos, y por tanto sin curvas.</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>Sin valores.</translation>
    </message>
    <message>
        <source>Development ×100, Pearson and retrieval</source>
        <translation>Desarrollo ×100, Pearson y recuperación</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>Desarrollo, recuperación ×100</translation>
    </message>
    <message>
        <source>The notes of %1 cannot be written.</source>
        <translation>No se pueden escribir las notas de %1.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunFollower</name>
    <message>
        <source>Reading curves</source>
        <translation>Leyendo las curvas</translation>
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
        <translation>Destacada</translation>
    </message>
    <message>
        <source>Not starred</source>
        <translation>No destacada</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>destacada</translation>
    </message>
    <message>
        <source>Best mean Pearson on the development sets, or best retrieval accuracy of held-out pairs (R), times 100; the two cannot be compared</source>
        <translation>Mejor media de Pearson en los conjuntos de desarrollo, o mejor exactitud de recuperación de los pares reservados (R), multiplicada por 100; no se pueden comparar entre sí</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Dev.</source>
        <translation>Desarr.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>Pares/s</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>divergente</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todas las ejecuciones</translation>
    </message>
    <message>
        <source>Every training becomes a run, which can be compared with others and resumed.</source>
        <translation>Cada entrenamiento se convierte en una ejecución, que se puede comparar con otras y reanudar.</translation>
    </message>
    <message>
        <source>Star or unstar the run</source>
        <translation>Destacar o dejar de destacar la ejecución</translation>
    </message>
    <message>
        <source>Resume the run</source>
        <translation>Reanudar la ejecución</translation>
    </message>
    <message>
        <source>Evaluate the run&apos;s model</source>
        <translation>Evaluar el modelo de la ejecución</translation>
    </message>
    <message>
        <source>Show the run&apos;s folder</source>
        <translation>Mostrar la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Borrar la ejecución</translation>
    </message>
    <message>
        <source>Reading the runs</source>
        <translation>Leyendo las ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 ejecución</numerusform>
            <numerusform>%1 ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is training: last line %2 ago</source>
        <translation>%1 se está entrenando: última línea hace %2</translation>
    </message>
    <message>
        <source>Watch a run elsewhere…</source>
        <translation>Seguir una ejecución en otro lugar…</translation>
    </message>
    <message>
        <source>A run that trains on another machine, in a folder that is mounted here or copied again and again: its curves follow it</source>
        <translation>Una ejecución que se entrena en otra máquina, en una carpeta montada aquí o copiada una y otra vez: sus curvas la siguen</translation>
    </message>
    <message>
        <source>Watch a run elsewhere</source>
        <translation>Seguir una ejecución en otro lugar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreDistribution</name>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Distribution of the cosines</source>
        <translation>Distribución de los cosenos</translation>
    </message>
    <message>
        <source>Save kept pairs…</source>
        <translation>Guardar pares conservados…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>The cosines of the file are shown here.</source>
        <translation>Aquí se muestran los cosenos del archivo.</translation>
    </message>
    <message>
        <source>Save the pairs at or above the threshold, with their cosines, to a file</source>
        <translation>Guardar en un archivo los pares que alcanzan el umbral, con sus cosenos</translation>
    </message>
    <message>
        <source>Copy all rows of the table, tab-separated</source>
        <translation>Copiar todas las filas de la tabla, separadas por tabuladores</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Puntuar</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Contributions of the pieces</source>
        <translation>Contribuciones de las piezas</translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation>Contribuciones</translation>
    </message>
    <message>
        <source>How similar two sentences are, and why</source>
        <translation>Cuánto se parecen dos oraciones, y por qué</translation>
    </message>
    <message>
        <source>A trained model scores how similar two sentences are, in one language or across two; this project has none yet.</source>
        <translation>Un modelo entrenado puntúa cuánto se parecen dos oraciones, en un idioma o entre dos; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Swap the two sentences</source>
        <translation>Intercambiar las dos oraciones</translation>
    </message>
    <message>
        <source>Score a file of pairs…</source>
        <translation>Puntuar un archivo de pares…</translation>
    </message>
    <message>
        <source>Score the pairs on the clipboard</source>
        <translation>Puntuar los pares del portapapeles</translation>
    </message>
    <message>
        <source>Save the kept pairs…</source>
        <translation>Guardar los pares conservados…</translation>
    </message>
    <message>
        <source>Copy the table of pairs</source>
        <translation>Copiar la tabla de pares</translation>
    </message>
    <message>
        <source>Score with a model file…</source>
        <translation>Puntuar con un archivo de modelo…</translation>
    </message>
    <message>
        <source>Scoring two sentences</source>
        <translation>Puntuando dos oraciones</translation>
    </message>
    <message>
        <source>Type two sentences to see which of their pieces match.</source>
        <translation>Escriba dos oraciones para ver cuáles de sus piezas se corresponden.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <translation>Puntuando %1</translation>
    </message>
    <message>
        <source>waiting for the previous job</source>
        <translation>en espera de la tarea anterior</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>the table shows the first %1</source>
        <translation>la tabla muestra los primeros %1</translation>
    </message>
    <message>
        <source>Stopped: the table shows the pairs scored so far.</source>
        <translation>Detenido: la tabla muestra los pares puntuados hasta ahora.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 par está guardado en %2.</numerusform>
            <numerusform>%1 pares están guardados en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score a file of pairs</source>
        <translation>Puntuar un archivo de pares</translation>
    </message>
    <message>
        <source>-kept</source>
        <translation>-conservados</translation>
    </message>
    <message>
        <source>Save the kept pairs</source>
        <translation>Guardar los pares conservados</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv)</source>
        <translation>Pares de oraciones (*.tsv)</translation>
    </message>
    <message>
        <source>free disk space in the folder for temporary files</source>
        <translation>libere espacio en el disco de la carpeta de archivos temporales</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoreTableModel</name>
    <message>
        <source>%1: as printed in the paper</source>
        <translation>%1: como está impreso en el artículo</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairModel</name>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoredPairTable</name>
    <message>
        <source>Pairs of the file</source>
        <translation>Pares del archivo</translation>
    </message>
    <message>
        <source>Scored pairs</source>
        <translation>Pares puntuados</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>Puntuar de nuevo</translation>
    </message>
    <message>
        <source>Open pairs…</source>
        <translation>Abrir pares…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter the scored pairs</source>
        <translation>Filtrar los pares puntuados</translation>
    </message>
    <message>
        <source>Score the file with the model now chosen</source>
        <translation>Puntuar el archivo con el modelo elegido ahora</translation>
    </message>
    <message>
        <source>Scores a whole file of sentence pairs in any format that can be imported, or pairs from the clipboard (Ctrl+Shift+V).</source>
        <translation>Puntúa un archivo entero de pares de oraciones en cualquier formato que se pueda importar, o pares del portapapeles (Ctrl+Shift+V).</translation>
    </message>
    <message>
        <source>Pairs of %1</source>
        <translation>Pares de %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScoresCard</name>
    <message>
        <source>Scores × 100</source>
        <translation>Puntuaciones × 100</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Scores next to those of the papers</source>
        <translation>Puntuaciones junto a las de los artículos</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>Tabla de puntuaciones</translation>
    </message>
    <message>
        <source>By data set, or laid out like a table of a paper, whose printed rows are grey</source>
        <translation>Por conjunto de datos, o dispuestas como una tabla de un artículo, cuyas filas impresas son grises</translation>
    </message>
    <message>
        <source>By data set</source>
        <translation>Por conjunto de datos</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceModel</name>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SentenceSearch</name>
    <message>
        <source>Search both columns</source>
        <translation>Buscar en ambas columnas</translation>
    </message>
    <message>
        <source>Enter goes to the next sentence, Shift+Enter to the one before</source>
        <translation>Intro va a la oración siguiente, Shift+Intro a la anterior</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetReadingDialog</name>
    <message>
        <source>First lines of the data set</source>
        <translation>Primeras líneas del conjunto de datos</translation>
    </message>
    <message>
        <source>Columns and encoding of %1</source>
        <translation>Columnas y codificación de %1</translation>
    </message>
    <message>
        <source>A data set is recognised by its first lines. Correct what was recognised wrongly; the choices are kept with the project.</source>
        <translation>Un conjunto de datos se reconoce por sus primeras líneas. Corrija lo que se haya reconocido mal; lo elegido se guarda con el proyecto.</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Primera oración</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Segunda oración</translation>
    </message>
    <message>
        <source>Gold score</source>
        <translation>Puntuación de referencia</translation>
    </message>
    <message>
        <source>choose a column</source>
        <translation>elegir una columna</translation>
    </message>
    <message>
        <source>How similar people found the sentences, or 1 for paraphrases and 0 for others</source>
        <translation>Cuánto se parecen las oraciones según las personas, o 1 para paráfrasis y 0 para las demás</translation>
    </message>
    <message>
        <source>What was recognised</source>
        <translation>Lo que se ha reconocido</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Como se reconoció</translation>
    </message>
    <message>
        <source>Forget the choices and read the file as it looks</source>
        <translation>Olvidar lo elegido y leer el archivo según parece</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Recognising a data set</source>
        <translation>Reconociendo un conjunto de datos</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with gold scores</source>
        <translation>
            <numerusform>%1 par con puntuación de referencia</numerusform>
            <numerusform>%1 pares con puntuaciones de referencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with labels</source>
        <translation>
            <numerusform>%1 par con etiqueta</numerusform>
            <numerusform>%1 pares con etiquetas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetRecognition</name>
    <message>
        <source>Recognising a data set</source>
        <translation>Reconociendo un conjunto de datos</translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <translation>Saltado: %1.</translation>
    </message>
    <message numerus="yes">
        <source> And %1 more, named below the table.</source>
        <translation>
            <numerusform> Y %1 más, nombrado bajo la tabla.</numerusform>
            <numerusform> Y %1 más, nombrados bajo la tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns and encoding…</source>
        <translation>Columnas y codificación…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingField</name>
    <message>
        <source>Reset to %1</source>
        <translation>Restablecer a %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Medido: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::SettingForm</name>
    <message>
        <source>Show basic settings or all</source>
        <translation>Mostrar los ajustes básicos o todos</translation>
    </message>
    <message>
        <source>All ▾</source>
        <translation>Todos ▾</translation>
    </message>
    <message>
        <source>Basic ▾</source>
        <translation>Básicos ▾</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfModel</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>aligning</source>
        <translation>alineando</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fallido: %1</translation>
    </message>
    <message>
        <source>corrected: %1 certain</source>
        <translation>corregido: %1 seguros</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
    <message numerus="yes">
        <source>%1 documents</source>
        <translation>
            <numerusform>%1 documento</numerusform>
            <numerusform>%1 documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sentences of the source and of the target</source>
        <translation>Oraciones del origen y del destino</translation>
    </message>
    <message>
        <source>Mean confidence of the links</source>
        <translation>Confianza media de los enlaces</translation>
    </message>
    <message>
        <source>Links with a confidence below 0.5</source>
        <translation>Enlaces con una confianza inferior a 0,5</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traducción</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Oraciones</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudosos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfPage</name>
    <message>
        <source>Documents are paired with a model: train or choose one.</source>
        <translation>Los documentos se emparejan con un modelo: entrene o elija uno.</translation>
    </message>
    <message>
        <source>Pairing documents</source>
        <translation>Emparejando documentos</translation>
    </message>
    <message>
        <source>No partner was found for %1: %2. Name both documents alike, or pair them in a list.</source>
        <translation>No se encontró pareja para %1: %2. Ponga nombres iguales a ambos documentos, o emparéjelos en una lista.</translation>
    </message>
    <message>
        <source>There are no documents in these folders.</source>
        <translation>No hay documentos en estas carpetas.</translation>
    </message>
    <message>
        <source>These documents are on the shelf already.</source>
        <translation>Estos documentos ya están en el estante.</translation>
    </message>
    <message>
        <source>%1 is not aligned yet.</source>
        <translation>%1 aún no está alineado.</translation>
    </message>
    <message>
        <source>%1 removed from the shelf; what is aligned stays in the project.</source>
        <translation>Quitado del estante: %1; lo alineado sigue en el proyecto.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The alignments of %1 are in the project&apos;s trash folder; Continue makes them again.</source>
        <translation>Las alineaciones de %1 están en la papelera del proyecto; Continuar las hace de nuevo.</translation>
    </message>
    <message>
        <source>Aligns many documents with their translations, one after another</source>
        <translation>Alinea muchos documentos con sus traducciones, uno tras otro</translation>
    </message>
    <message>
        <source>%1 aligned</source>
        <translation>%1 alineados</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fallidos</translation>
    </message>
    <message numerus="yes">
        <source>%1 links, %2 doubtful</source>
        <translation>
            <numerusform>%1 enlace, dudosos: %2</numerusform>
            <numerusform>%1 enlaces, %2 dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the shelf</source>
        <translation>Documentos del estante</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Choose a folder of documents and a folder of their translations above, or drag both here: they are paired, then aligned one after another, and each one is saved as soon as it is done.</source>
        <translation>Elija arriba una carpeta de documentos y una carpeta de sus traducciones, o arrastre ambas aquí: se emparejan, se alinean uno tras otro, y cada uno se guarda en cuanto está listo.</translation>
    </message>
    <message>
        <source>Add documents…</source>
        <translation>Añadir documentos…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>Align again</source>
        <translation>Alinear de nuevo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Add to project</source>
        <translation>Añadir al proyecto</translation>
    </message>
    <message>
        <source>%1 cannot be aligned; the table says why.</source>
        <translation>Sin alinear: %1; la tabla dice por qué.</translation>
    </message>
    <message>
        <source>Remove from the shelf</source>
        <translation>Quitar del estante</translation>
    </message>
    <message>
        <source>Aligns the documents that wait, one after another; after a stop or a crash it continues with the document that was in work</source>
        <translation>Alinea uno tras otro los documentos que esperan; tras una parada o un fallo continúa con el documento que estaba en curso</translation>
    </message>
    <message>
        <source>The alignments of the selected documents go to the trash, and are made again</source>
        <translation>Las alineaciones de los documentos seleccionados van a la papelera y se hacen de nuevo</translation>
    </message>
    <message>
        <source>Takes the selected documents from the shelf (Delete); their alignments stay</source>
        <translation>Saca del estante los documentos seleccionados (Supr); sus alineaciones se quedan</translation>
    </message>
    <message>
        <source>Writes all alignments of the shelf, or the selected ones, into one file</source>
        <translation>Escribe en un solo archivo todas las alineaciones del estante, o las seleccionadas</translation>
    </message>
    <message>
        <source>The same as a pair store, to train on or to filter</source>
        <translation>Lo mismo como almacén de pares, para entrenar o filtrar</translation>
    </message>
    <message>
        <source>Least confidence of the shelf&apos;s links</source>
        <translation>Confianza mínima de los enlaces del estante</translation>
    </message>
    <message>
        <source>Links of lower confidence are not exported</source>
        <translation>No se exportan los enlaces de menor confianza</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>Confianza mínima</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Export the shelf</source>
        <translation>Exportar el estante</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of %2</source>
        <translation>
            <numerusform>%1 par de %2</numerusform>
            <numerusform>%1 pares de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are in the pair store %2.</source>
        <translation>%1 están en el almacén de pares %2.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1 are saved in %2.</source>
        <translation>%1 están guardados en %2.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfWork</name>
    <message>
        <source>aligning</source>
        <translation>alineando</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message>
        <source>Aligning the shelf</source>
        <translation>Alineando el estante</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contando</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StageChoice</name>
    <message>
        <source>Kept by</source>
        <translation>Conservados por</translation>
    </message>
    <message>
        <source>The earlier stage, which still has the pairs</source>
        <translation>La etapa anterior, que aún tiene los pares</translation>
    </message>
    <message>
        <source>Dropped up to</source>
        <translation>Descartados hasta</translation>
    </message>
    <message>
        <source>The later stage, which no longer has them</source>
        <translation>La etapa posterior, que ya no los tiene</translation>
    </message>
    <message>
        <source>The other recipe</source>
        <translation>La otra receta</translation>
    </message>
    <message>
        <source>Which pairs</source>
        <translation>Qué pares</translation>
    </message>
    <message>
        <source>Which dropped pairs</source>
        <translation>Qué pares descartados</translation>
    </message>
    <message>
        <source>By this step</source>
        <translation>Por este paso</translation>
    </message>
    <message>
        <source>Between two stages</source>
        <translation>Entre dos etapas</translation>
    </message>
    <message>
        <source>Compared with another recipe</source>
        <translation>Comparada con otra receta</translation>
    </message>
    <message>
        <source>Kept pairs</source>
        <translation>Pares conservados</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>kept by this recipe only</source>
        <translation>conservados solo por esta receta</translation>
    </message>
    <message>
        <source>kept by the other only</source>
        <translation>conservados solo por la otra</translation>
    </message>
    <message>
        <source>before the changes</source>
        <translation>antes de los cambios</translation>
    </message>
    <message>
        <source>The recipe when this page was opened or all pairs were last filtered</source>
        <translation>La receta al abrir esta página o al filtrar todos los pares por última vez</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Abrir una receta…</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Abrir una receta</translation>
    </message>
    <message>
        <source>Recipes (*.recipe);;All files (*)</source>
        <translation>Recetas (*.recipe);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
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
        <translation>todos los pares</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>IDF</source>
        <translation>IDF</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paráfrasis</translation>
    </message>
    <message>
        <source>The whole store, then the pairs left after each step or the pairs of each fold</source>
        <translation>Todo el almacén, y después los pares que quedan tras cada paso o los pares de cada partición</translation>
    </message>
    <message>
        <source>Pairs of the stage</source>
        <translation>Pares de la etapa</translation>
    </message>
    <message>
        <source>Mean words per sentence, first and second side</source>
        <translation>Media de palabras por oración, primer y segundo lado</translation>
    </message>
    <message>
        <source>Entropy of the vocabulary in bits, first and second side</source>
        <translation>Entropía del vocabulario en bits, primer y segundo lado</translation>
    </message>
    <message>
        <source>Mean inverse document frequency of the words, first and second side</source>
        <translation>Frecuencia inversa de documento media de las palabras, primer y segundo lado</translation>
    </message>
    <message>
        <source>Mean trigram overlap</source>
        <translation>Solapamiento medio de trigramas</translation>
    </message>
    <message>
        <source>Mean score imported with the pairs</source>
        <translation>Media de la puntuación importada con los pares</translation>
    </message>
    <message>
        <source>Mean paraphrase score by the chosen model</source>
        <translation>Puntuación de paráfrasis media según el modelo elegido</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsMenu</name>
    <message>
        <source>Save or copy the statistics</source>
        <translation>Guardar o copiar las estadísticas</translation>
    </message>
    <message>
        <source>Save as JSON, with all histograms…</source>
        <translation>Guardar como JSON, con todos los histogramas…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar las estadísticas</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsModel</name>
    <message>
        <source>unsure</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>&lt;p&gt;Language of the sentences, %1: %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Idioma de las oraciones, %1: %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Distinct sentences</source>
        <translation>Oraciones distintas</translation>
    </message>
    <message>
        <source>Far fewer than pairs: many repeats.</source>
        <translation>Muchas menos que pares: muchas repeticiones.</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Longitud media</translation>
    </message>
    <message>
        <source>Words and punctuation marks per sentence.</source>
        <translation>Palabras y signos de puntuación por oración.</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Standard deviation of the length.</source>
        <translation>Desviación típica de la longitud.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Total number of words and punctuation marks.</source>
        <translation>Número total de palabras y signos de puntuación.</translation>
    </message>
    <message>
        <source>Distinct words</source>
        <translation>Palabras distintas</translation>
    </message>
    <message>
        <source>Distinct words after lower-casing.</source>
        <translation>Palabras distintas tras pasar a minúsculas.</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>Entropía, bits</translation>
    </message>
    <message>
        <source>How varied the vocabulary is. Low: the same words recur.</source>
        <translation>Lo variado que es el vocabulario. Baja: se repiten las mismas palabras.</translation>
    </message>
    <message>
        <source>Trigram entropy</source>
        <translation>Entropía de trigramas</translation>
    </message>
    <message>
        <source>How varied three words in a row are, in bits. Low: the same phrases recur.</source>
        <translation>Lo variadas que son tres palabras seguidas, en bits. Baja: se repiten las mismas expresiones.</translation>
    </message>
    <message>
        <source>Mean IDF</source>
        <translation>IDF media</translation>
    </message>
    <message>
        <source>How rare the words are on average; natural logarithm.</source>
        <translation>Lo raras que son las palabras de media; logaritmo natural.</translation>
    </message>
    <message>
        <source>Trigram overlap</source>
        <translation>Solap. trigramas</translation>
    </message>
    <message>
        <source>Mean share of the shorter side&apos;s three-word sequences that also occur in the longer side. High for paraphrases: little was reworded.</source>
        <translation>Proporción media de las secuencias de tres palabras del lado más corto que aparecen también en el más largo. Alta en paráfrasis: se reformuló poco.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>Mean of the translations&apos; log-probabilities per token.</source>
        <translation>Media de los logaritmos de la probabilidad por token de las traducciones.</translation>
    </message>
    <message>
        <source>Mean of the imported score column.</source>
        <translation>Media de la columna de puntuación importada.</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>Puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>Mean cosine of the two sides, by the chosen model.</source>
        <translation>Coseno medio de los dos lados, según el modelo elegido.</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>Solapamiento de piezas</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side.</source>
        <translation>Proporción de las piezas del lado inglés (del primero si ninguno lo es) que aparecen también en el otro lado.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsPage</name>
    <message>
        <source>Stages</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Statistics of the stage</source>
        <translation>Estadísticas de la etapa</translation>
    </message>
    <message>
        <source>Languages of the stage</source>
        <translation>Idiomas de la etapa</translation>
    </message>
    <message>
        <source>Count the statistics to see this.</source>
        <translation>Calcule las estadísticas para ver esto.</translation>
    </message>
    <message>
        <source>View of the stage</source>
        <translation>Vista de la etapa</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Statistics of %1</source>
        <translation>Estadísticas de %1</translation>
    </message>
    <message>
        <source>The statistics could not be counted.</source>
        <translation>No se pudieron calcular las estadísticas.</translation>
    </message>
    <message>
        <source>Stopped. Count the statistics to see this.</source>
        <translation>Detenido. Calcule las estadísticas para ver esto.</translation>
    </message>
    <message>
        <source>%1 On the left, choose the parts, a model for the paraphrase score and a tokenizer for the piece overlap.</source>
        <translation>%1 Elija a la izquierda las partes, un modelo para la puntuación de paráfrasis y un tokenizador para el solapamiento de piezas.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>select one to see it below</source>
        <translation>seleccione una para verla abajo</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Todos los pares</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Etapa %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StatisticsSetup</name>
    <message>
        <source>What to count</source>
        <translation>Qué contar</translation>
    </message>
    <message>
        <source>Parts of the pair store</source>
        <translation>Partes del almacén de pares</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Ordenados por</translation>
    </message>
    <message>
        <source>Model for the paraphrase score</source>
        <translation>Modelo para la puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Tokenizer for the piece overlap</source>
        <translation>Tokenizador para el solapamiento de piezas</translation>
    </message>
    <message>
        <source>Language of every sentence</source>
        <translation>Idioma de cada oración</translation>
    </message>
    <message>
        <source>Entropy of trigrams</source>
        <translation>Entropía de trigramas</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Volver a los pares</translation>
    </message>
    <message>
        <source>the whole store</source>
        <translation>todo el almacén</translation>
    </message>
    <message>
        <source>each step of a recipe</source>
        <translation>cada paso de una receta</translation>
    </message>
    <message>
        <source>folds by a quantity</source>
        <translation>particiones por una magnitud</translation>
    </message>
    <message>
        <source>filter page&apos;s recipe</source>
        <translation>receta de la página de filtros</translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation>Número de particiones</translation>
    </message>
    <message>
        <source>A run, a model file, or word vectors in text form</source>
        <translation>Una ejecución, un archivo de modelo o vectores de palabras en forma de texto</translation>
    </message>
    <message>
        <source>Share of the English side&apos;s pieces (the first side&apos;s if neither is English) that also occur on the other side</source>
        <translation>Proporción de las piezas del lado inglés (del primero si ninguno lo es) que aparecen también en el otro lado</translation>
    </message>
    <message>
        <source>Detected by CLD2; slower than everything else</source>
        <translation>Detectado por CLD2; más lento que todo lo demás</translation>
    </message>
    <message>
        <source>How varied three words in a row are; takes 16 bytes of memory for each different one of a side</source>
        <translation>Lo variadas que son tres palabras seguidas; ocupa 16 bytes de memoria por cada secuencia distinta de un lado</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Paraphrase score</source>
        <translation>Puntuación de paráfrasis</translation>
    </message>
    <message>
        <source>Piece overlap</source>
        <translation>Solapamiento de piezas</translation>
    </message>
    <message>
        <source>none, or the model&apos;s</source>
        <translation>ninguno, o el del modelo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepCard</name>
    <message>
        <source>Quantity the step measures</source>
        <translation>Magnitud que mide el paso</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponer</translation>
    </message>
    <message>
        <source>This step measures no number, so it has no histogram.</source>
        <translation>Este paso no mide ningún número, así que no tiene histograma.</translation>
    </message>
    <message>
        <source>Drag the lines, or use the arrow keys (with Shift for the upper one)</source>
        <translation>Arrastre las líneas, o use las teclas de flecha (con Shift para la superior)</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>Percentil inferior</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>Percentil superior</translation>
    </message>
    <message>
        <source>Thresholds at the percentiles</source>
        <translation>Umbrales en los percentiles</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Set the thresholds so that these percentages of the pairs are below them</source>
        <translation>Poner los umbrales de modo que estos porcentajes de los pares queden por debajo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>The step is switched off.</source>
        <translation>El paso está desactivado.</translation>
    </message>
    <message>
        <source>No pair reaches this step.</source>
        <translation>Ningún par llega a este paso.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StepEditor</name>
    <message>
        <source>Add a filter, or start with a recipe from the papers.</source>
        <translation>Añada un filtro, o parta de una receta de los artículos.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreChecklist</name>
    <message numerus="yes">
        <source>%1 · %2 pairs</source>
        <translation>
            <numerusform>%1 · %2 par</numerusform>
            <numerusform>%1 · %2 pares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreModel</name>
    <message>
        <source>Imported from %1</source>
        <translation>Importado de %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
</context>
<context>
    <name>paragram::ui::StudyCard</name>
    <message>
        <source>The corpus</source>
        <translation>El corpus</translation>
    </message>
    <message>
        <source>Map of the corpus</source>
        <translation>Mapa del corpus</translation>
    </message>
    <message>
        <source>Near duplicates</source>
        <translation>Casi duplicados</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>A sample of the sentences; those with similar meaning are close together.</source>
        <translation>Una muestra de las oraciones; las de significado parecido quedan juntas.</translation>
    </message>
    <message>
        <source>Groups of sentences with nearly the same meaning</source>
        <translation>Grupos de oraciones con casi el mismo significado</translation>
    </message>
    <message>
        <source>The sentences nearest in form, by the encoder of a language</source>
        <translation>Las oraciones más cercanas en forma, según el codificador de un idioma</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Draw a loop around points to list their sentences</source>
        <translation>Trace un lazo alrededor de puntos para listar sus oraciones</translation>
    </message>
    <message>
        <source>Lowest cosine of near duplicates</source>
        <translation>Menor coseno de los casi duplicados</translation>
    </message>
    <message>
        <source>Meaning of the colours</source>
        <translation>Significado de los colores</translation>
    </message>
    <message>
        <source>cosine at least</source>
        <translation>coseno de al menos</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences selected on the map</source>
        <translation>
            <numerusform>%1 oración seleccionada en el mapa</numerusform>
            <numerusform>%1 oraciones seleccionadas en el mapa</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the map</source>
        <translation>Dibujando el mapa</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 oración</numerusform>
            <numerusform>%1 oraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Arranging the map</source>
        <translation>Disponiendo el mapa</translation>
    </message>
    <message>
        <source>Colour by cluster</source>
        <translation>Color por grupo</translation>
    </message>
    <message>
        <source>Colour by language</source>
        <translation>Color por idioma</translation>
    </message>
    <message>
        <source>Colour by column %1</source>
        <translation>Color por columna %1</translation>
    </message>
    <message>
        <source>Finding near duplicates</source>
        <translation>Buscando casi duplicados</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 grupo</numerusform>
            <numerusform>%1 grupos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 near duplicates</source>
        <translation>
            <numerusform>%1 casi duplicado</numerusform>
            <numerusform>%1 casi duplicados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StylePage</name>
    <message>
        <source>Nearest sentences in style</source>
        <translation>Oraciones más cercanas en estilo</translation>
    </message>
    <message>
        <source>Click a sentence to search for it</source>
        <translation>Haga clic en una oración para buscarla</translation>
    </message>
    <message>
        <source>Language encoder</source>
        <translation>Codificador de idioma</translation>
    </message>
    <message>
        <source>encoder of</source>
        <translation>codificador de</translation>
    </message>
    <message>
        <source>embedding the corpus…</source>
        <translation>calculando los vectores del corpus…</translation>
    </message>
    <message>
        <source>Embedding with the encoder of %1</source>
        <translation>Calculando vectores con el codificador de %1</translation>
    </message>
    <message>
        <source>stopped; open this page again to continue</source>
        <translation>detenido; abra esta página otra vez para continuar</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskErrorModel</name>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Its translation</source>
        <translation>Su traducción</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Found instead</source>
        <translation>Encontrado en su lugar</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Predicho</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskInspector</name>
    <message>
        <source>Errors of the task</source>
        <translation>Errores de la tarea</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No task chosen</source>
        <translation>Ninguna tarea elegida</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors shown</source>
        <translation>
            <numerusform>%1 error mostrado</numerusform>
            <numerusform>%1 errores mostrados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TeacherDialog</name>
    <message>
        <source>Write the list…</source>
        <translation>Escribir la lista…</translation>
    </message>
    <message>
        <source>Use these vectors</source>
        <translation>Usar estos vectores</translation>
    </message>
    <message>
        <source>Learn from another model</source>
        <translation>Aprender de otro modelo</translation>
    </message>
    <message>
        <source>Sentences of</source>
        <translation>Oraciones de</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>ambos lados</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>el primer lado</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>el segundo lado</translation>
    </message>
    <message>
        <source>A sentence without a vector takes the one of its translation: a teacher of one language is enough.</source>
        <translation>Una oración sin vector toma el de su traducción: basta un maestro de un solo idioma.</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>cosine: the same vectors</source>
        <translation>coseno: los mismos vectores</translation>
    </message>
    <message>
        <source>similarities: as similar to each other</source>
        <translation>similitudes: igual de parecidas entre sí</translation>
    </message>
    <message>
        <source>Weight of the teacher&apos;s loss beside that of the pairs; 1: the teacher alone</source>
        <translation>Peso de la pérdida del maestro junto a la de los pares; 1: solo el maestro</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>Copiar el script</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Oraciones</translation>
    </message>
    <message>
        <source>Vectors (.npy)</source>
        <translation>Vectores (.npy)</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>1. List the sentences of the pairs</source>
        <translation>1. Listar las oraciones de los pares</translation>
    </message>
    <message>
        <source>2. Compute a vector for each line, with any model</source>
        <translation>2. Calcular un vector para cada línea, con cualquier modelo</translation>
    </message>
    <message>
        <source>3. Choose the vectors</source>
        <translation>3. Elegir los vectores</translation>
    </message>
    <message>
        <source>Write the list of sentences</source>
        <translation>Escribir la lista de oraciones</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Listing sentences</source>
        <translation>Listando oraciones</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences are written. Run the script, then choose its file.</source>
        <translation>
            <numerusform>%1 oración escrita. Ejecute el script y elija después su archivo.</numerusform>
            <numerusform>%1 oraciones escritas. Ejecute el script y elija después su archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Comprobando los vectores</translation>
    </message>
    <message>
        <source>The vectors have %1 numbers, fewer than the %2 of the model: choose similarities, or a smaller dimension.</source>
        <translation>Los vectores tienen %1 números, menos que los %2 del modelo: elija similitudes o una dimensión menor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences with vectors of %2 numbers.</source>
        <translation>
            <numerusform>%1 oración con vectores de %2 números.</numerusform>
            <numerusform>%1 oraciones con vectores de %2 números.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ThresholdCard</name>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs are at or above it.</source>
        <translation>
            <numerusform>%1 de %2 par lo alcanza.</numerusform>
            <numerusform>%1 de %2 pares lo alcanzan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerListModel</name>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerPanel</name>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>A tokenizer is trained on sentence pairs; this project has none yet.</source>
        <translation>Un tokenizador se entrena con pares de oraciones; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Importar pares</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Show pieces that contain a text</source>
        <translation>Mostrar piezas que contengan un texto</translation>
    </message>
    <message>
        <source>Train a tokenizer</source>
        <translation>Entrenar un tokenizador</translation>
    </message>
    <message>
        <source>Try a sentence</source>
        <translation>Probar una oración</translation>
    </message>
    <message>
        <source>Filter the vocabulary</source>
        <translation>Filtrar el vocabulario</translation>
    </message>
    <message>
        <source>Add a tokenizer from a file…</source>
        <translation>Añadir un tokenizador de un archivo…</translation>
    </message>
    <message>
        <source>Rename the tokenizer</source>
        <translation>Cambiar el nombre del tokenizador</translation>
    </message>
    <message>
        <source>Show the tokenizer in the file manager</source>
        <translation>Mostrar el tokenizador en el gestor de archivos</translation>
    </message>
    <message>
        <source>Remove the tokenizer</source>
        <translation>Quitar el tokenizador</translation>
    </message>
    <message>
        <source>Add a SentencePiece model or a vocabulary</source>
        <translation>Añadir un modelo SentencePiece o un vocabulario</translation>
    </message>
    <message>
        <source>Tokenizers (*.model *.vocab);;All files (*)</source>
        <translation>Tokenizadores (*.model *.vocab);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Adding a tokenizer</source>
        <translation>Añadiendo un tokenizador</translation>
    </message>
    <message>
        <source>Training tokenizer %1</source>
        <translation>Entrenando el tokenizador %1</translation>
    </message>
    <message>
        <source>Stopped; no tokenizer was written.</source>
        <translation>Detenido; no se escribió ningún tokenizador.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</source>
        <translation>
            <numerusform>%1: %2 piezas aprendidas de %3 oración en %4; %5 piezas por palabra, %6 % desconocidas.</numerusform>
            <numerusform>%1: %2 piezas aprendidas de %3 oraciones en %4; %5 piezas por palabra, %6 % desconocidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Increase the character coverage to include more characters.</source>
        <translation>Aumente la cobertura de caracteres para incluir más caracteres.</translation>
    </message>
    <message>
        <source>Reading the tokenizers</source>
        <translation>Leyendo los tokenizadores</translation>
    </message>
    <message>
        <source>Reading a tokenizer</source>
        <translation>Leyendo un tokenizador</translation>
    </message>
    <message>
        <source>No tokenizer yet</source>
        <translation>Aún no hay tokenizador</translation>
    </message>
    <message>
        <source>vocabulary of %1</source>
        <translation>vocabulario de %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerSetup</name>
    <message>
        <source>Train a tokenizer</source>
        <translation>Nuevo tokenizador</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Pairs to train on</source>
        <translation>Pares con los que entrenar</translation>
    </message>
    <message>
        <source>Name of the tokenizer</source>
        <translation>Nombre del tokenizador</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Training…</source>
        <translation>Entrenando…</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerTrial</name>
    <message>
        <source>Try a sentence</source>
        <translation>Probar una oración</translation>
    </message>
    <message>
        <source>Lower-case first</source>
        <translation>Pasar antes a minúsculas</translation>
    </message>
    <message>
        <source>As in training with Lower-case on: a tokenizer trained on lower-cased text has no capital letters</source>
        <translation>Como en el entrenamiento con Minúsculas activado: un tokenizador entrenado con texto en minúsculas no tiene letras mayúsculas</translation>
    </message>
    <message>
        <source>Type a sentence in any language</source>
        <translation>Escriba una oración en cualquier idioma</translation>
    </message>
    <message>
        <source>Sentence to tokenise</source>
        <translation>Oración que tokenizar</translation>
    </message>
    <message>
        <source>The pieces appear here while you type.</source>
        <translation>Las piezas aparecen aquí mientras escribe.</translation>
    </message>
    <message>
        <source>Choose or train a tokenizer first.</source>
        <translation>Elija o entrene primero un tokenizador.</translation>
    </message>
    <message>
        <source>Tokenising a sentence</source>
        <translation>Tokenizando una oración</translation>
    </message>
    <message numerus="yes">
        <source>%1 pieces</source>
        <translation>
            <numerusform>%1 pieza</numerusform>
            <numerusform>%1 piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 desconocidas</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>se muestran las primeras %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TopBar</name>
    <message>
        <source>project</source>
        <translation>proyecto</translation>
    </message>
    <message>
        <source>Search actions  %1</source>
        <translation>Buscar acciones  %1</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Buscar acciones</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Manual (F1)</source>
        <translation>Manual (F1)</translation>
    </message>
    <message>
        <source>No project</source>
        <translation>Ningún proyecto</translation>
    </message>
    <message>
        <source>Project: %1</source>
        <translation>Proyecto: %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainEstimates</name>
    <message>
        <source>about %1, %2</source>
        <translation>unos %1, %2</translation>
    </message>
    <message>
        <source>%1, %2 on disk</source>
        <translation>%1, %2 en disco</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Estimando</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 par</numerusform>
            <numerusform>%1 pares</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation>menos de 1 s</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPanel</name>
    <message>
        <source>best retrieval of held-out pairs %1 at step %2</source>
        <translation>mejor recuperación de los pares reservados: %1 en el paso %2</translation>
    </message>
    <message>
        <source>best development score %1 at step %2</source>
        <translation>mejor puntuación de desarrollo: %1 en el paso %2</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 épocas</translation>
    </message>
    <message>
        <source>%1 pairs/s</source>
        <translation>%1 pares/s</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Training needs sentence pairs; this project has none yet.</source>
        <translation>El entrenamiento necesita pares de oraciones; este proyecto aún no tiene ninguno.</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Importar pares</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>Iniciar el entrenamiento</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Pausar o continuar</translation>
    </message>
    <message>
        <source>Stop training and keep the model</source>
        <translation>Detener el entrenamiento y conservar el modelo</translation>
    </message>
    <message>
        <source>Queue a grid of trainings…</source>
        <translation>Encolar una rejilla de entrenamientos…</translation>
    </message>
    <message>
        <source>Show the queue of trainings</source>
        <translation>Mostrar la cola de entrenamientos</translation>
    </message>
    <message>
        <source>Reset all settings to their defaults</source>
        <translation>Restablecer todos los ajustes a sus valores predeterminados</translation>
    </message>
    <message>
        <source>Show basic or all settings</source>
        <translation>Mostrar los ajustes básicos o todos</translation>
    </message>
    <message>
        <source>Learn sentence embeddings from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Aprender embeddings de oraciones con &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source> Stopped; the model is kept and the run can be resumed.</source>
        <translation> Detenido; el modelo se conserva y la ejecución se puede reanudar.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Mostrar en Ejecuciones</translation>
    </message>
    <message>
        <source>Stopped before the training began.</source>
        <translation>Detenido antes de que empezara el entrenamiento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings have finished.</source>
        <translation>
            <numerusform>%1 entrenamiento ha terminado.</numerusform>
            <numerusform>%1 entrenamientos han terminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best is %1, development score %2.</source>
        <translation>El mejor es %1, puntuación de desarrollo %2.</translation>
    </message>
    <message>
        <source>Compare in Runs</source>
        <translation>Comparar en Ejecuciones</translation>
    </message>
    <message>
        <source>Can be resumed exactly after a stop or a crash. Best model so far: epoch %1, %2.</source>
        <translation>Se puede reanudar con exactitud tras una parada o un fallo. Mejor modelo hasta ahora: época %1, %2.</translation>
    </message>
    <message>
        <source>Looking for unfinished runs</source>
        <translation>Buscando ejecuciones sin terminar</translation>
    </message>
    <message>
        <source>The training %1 was interrupted. It can be resumed from its last checkpoint.</source>
        <translation>El entrenamiento %1 se interrumpió. Se puede reanudar desde su último punto de control.</translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings from the last session are still queued.</source>
        <translation>
            <numerusform>%1 entrenamiento de la última sesión sigue en la cola.</numerusform>
            <numerusform>%1 entrenamientos de la última sesión siguen en la cola.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPlots</name>
    <message>
        <source>source again</source>
        <translation>origen de nuevo</translation>
    </message>
    <message>
        <source>target again</source>
        <translation>destino de nuevo</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>de origen a destino</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>de destino a origen</translation>
    </message>
    <message>
        <source>KL meaning</source>
        <translation>KL significado</translation>
    </message>
    <message>
        <source>KL source</source>
        <translation>KL origen</translation>
    </message>
    <message>
        <source>KL target</source>
        <translation>KL destino</translation>
    </message>
    <message>
        <source>written again</source>
        <translation>reescrito</translation>
    </message>
    <message>
        <source>translated</source>
        <translation>traducido</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>ambas direcciones</translation>
    </message>
    <message>
        <source>mutual information</source>
        <translation>información mutua</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norma del gradiente</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>Norma de los embeddings</translation>
    </message>
    <message>
        <source>Parts of the loss</source>
        <translation>Partes de la pérdida</translation>
    </message>
    <message>
        <source>KL terms and mutual information</source>
        <translation>Términos KL e información mutua</translation>
    </message>
    <message>
        <source>Perplexity of held-out pairs</source>
        <translation>Perplejidad de los pares reservados</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>Mega-batch</source>
        <translation>Megalote</translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <translation>Pares por segundo</translation>
    </message>
    <message>
        <source>Pairs/s</source>
        <translation>Pares/s</translation>
    </message>
    <message>
        <source>Hard negatives</source>
        <translation>Negativos difíciles</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>The loss of each step appears here while a training runs.</source>
        <translation>Aquí aparece la pérdida de cada paso durante un entrenamiento.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>The norm of each step&apos;s gradient before clipping appears here.</source>
        <translation>Aquí aparece la norma del gradiente de cada paso antes del recorte.</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>norma del gradiente</translation>
    </message>
    <message>
        <source>The mean norm of the embeddings appears here at each evaluation.</source>
        <translation>Aquí aparece en cada evaluación la norma media de los embeddings.</translation>
    </message>
    <message>
        <source>embedding norm</source>
        <translation>norma de los embeddings</translation>
    </message>
    <message>
        <source>The parts of a generative model&apos;s loss, per pair, appear here.</source>
        <translation>Aquí aparecen las partes de la pérdida de un modelo generativo, por par.</translation>
    </message>
    <message>
        <source>The perplexity of pairs kept from training appears here at each evaluation of a generative model.</source>
        <translation>Aquí aparece en cada evaluación de un modelo generativo la perplejidad de los pares apartados del entrenamiento.</translation>
    </message>
    <message>
        <source>What the latents of a generative model say about the sentences, in nats per pair.</source>
        <translation>Lo que las variables latentes de un modelo generativo dicen sobre las oraciones, en nats por par.</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Latents</source>
        <translation>Latentes</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>Correlation with the gold scores of the development sets, or retrieval of held-out pairs.</source>
        <translation>Correlación con las puntuaciones de referencia de los conjuntos de desarrollo, o recuperación de pares reservados.</translation>
    </message>
    <message>
        <source>mini-batches</source>
        <translation>minilotes</translation>
    </message>
    <message>
        <source>pairs/s</source>
        <translation>pares/s</translation>
    </message>
    <message>
        <source>Development, Pearson ×100</source>
        <translation>Desarrollo, Pearson ×100</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>Development, retrieval ×100</source>
        <translation>Desarrollo, recuperación ×100</translation>
    </message>
    <message>
        <source>margin %1</source>
        <translation>margen %1</translation>
    </message>
    <message>
        <source>Negatives appear here while a training runs.</source>
        <translation>Aquí aparecen los negativos durante un entrenamiento.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainQueue</name>
    <message>
        <source>Training %1</source>
        <translation>Entrenando %1</translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainSetup</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <translation>Detener y conservar</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Encolar</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>Rejilla…</translation>
    </message>
    <message>
        <source>Train with these settings when the running training has finished</source>
        <translation>Entrenar con estos ajustes cuando termine el entrenamiento en curso</translation>
    </message>
    <message>
        <source>Train with every combination of several values, one training after another</source>
        <translation>Entrenar con cada combinación de varios valores, un entrenamiento tras otro</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>More pairs</source>
        <translation>Más pares</translation>
    </message>
    <message>
        <source>Train on several pair stores together</source>
        <translation>Entrenar con varios almacenes de pares juntos</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Nombre de la ejecución</translation>
    </message>
    <message>
        <source>Development sets</source>
        <translation>Conjuntos de desarrollo</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Desarrollo</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Train one first</source>
        <translation>Entrenar uno</translation>
    </message>
    <message>
        <source>held-out pairs</source>
        <translation>pares reservados</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 conjunto</numerusform>
            <numerusform>%1 conjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</source>
        <translation>
            <numerusform>No se han elegido pares con puntuación: se reserva %1 par o la vigésima parte. Cuántos encuentran su pareja entre otras 10.000 oraciones decide el mejor modelo.</numerusform>
            <numerusform>No se han elegido pares con puntuación: se reservan %1 pares o la vigésima parte. Cuántos encuentran su pareja entre otras 10.000 oraciones decide el mejor modelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentence pairs with gold scores, used to select the best model</source>
        <translation>Pares de oraciones con puntuaciones de referencia, que deciden el mejor modelo</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 more</source>
        <translation>
            <numerusform>%1 y %2 más</numerusform>
            <numerusform>%1 y %2 más</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>The start model&apos;s</source>
        <translation>El del modelo de partida</translation>
    </message>
</context>
<context>
    <name>paragram::ui::UnfinishedCard</name>
    <message numerus="yes">
        <source>%1: %2 sentences translated; the pair store is gone</source>
        <translation>
            <numerusform>%1: %2 oración traducida; el almacén de pares ya no está</numerusform>
            <numerusform>%1: %2 oraciones traducidas; el almacén de pares ya no está</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 sentences translated</source>
        <translation>
            <numerusform>%1: %2 de %3 oración traducida</numerusform>
            <numerusform>%1: %2 de %3 oraciones traducidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted runs</source>
        <translation>Ejecuciones interrumpidas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Use what is done</source>
        <translation>Usar lo hecho</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Translate the remaining sentences</source>
        <translation>Traducir las oraciones restantes</translation>
    </message>
    <message>
        <source>Write a pair store of what is translated; the run can be continued afterwards</source>
        <translation>Escribir un almacén de pares con lo traducido; la ejecución se puede continuar después</translation>
    </message>
    <message>
        <source>Move its translations to the project&apos;s trash</source>
        <translation>Mover sus traducciones a la papelera del proyecto</translation>
    </message>
</context>
<context>
    <name>paragram::ui::ValueTable</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 fila</numerusform>
            <numerusform>%1 filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::VectorDialog</name>
    <message>
        <source>seen tokens</source>
        <translation>tokens vistos</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 components</source>
        <translation>
            <numerusform>−%1 componente</numerusform>
            <numerusform>−%1 componentes</numerusform>
        </translation>
    </message>
    <message>
        <source>whitened</source>
        <translation>blanqueados</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>only tokens seen in training</source>
        <translation>solo los tokens vistos en el entrenamiento</translation>
    </message>
    <message>
        <source>uncorrelated dimensions of equal variance</source>
        <translation>dimensiones sin correlación, de igual varianza</translation>
    </message>
    <message>
        <source>Use these changes</source>
        <translation>Usar estos cambios</translation>
    </message>
    <message>
        <source>Tokens and vectors</source>
        <translation>Tokens y vectores</translation>
    </message>
    <message>
        <source>Tokens that training never updated are ignored in sentences and omitted from the files.</source>
        <translation>Los tokens que el entrenamiento nunca actualizó se ignoran en las oraciones y se omiten en los archivos.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>The tokens that occur most often in the text are kept.</source>
        <translation>Se conservan los tokens que aparecen con más frecuencia en el texto.</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>todos iguales</translation>
    </message>
    <message>
        <source>SIF: frequent tokens count less</source>
        <translation>SIF: los tokens frecuentes cuentan menos</translation>
    </message>
    <message>
        <source>uSIF: the same, by the text&apos;s own length</source>
        <translation>uSIF: lo mismo, según la longitud del propio texto</translation>
    </message>
    <message>
        <source>Principal components that all sentences of the text have in common are removed.</source>
        <translation>Se quitan los componentes principales que todas las oraciones del texto tienen en común.</translation>
    </message>
    <message>
        <source>like the one to be embedded</source>
        <translation>como el que se va a procesar</translation>
    </message>
    <message>
        <source>Text, one sentence per line: tokens are counted in it, and the changes take their figures from it.</source>
        <translation>Texto, una oración por línea: en él se cuentan los tokens, y de él toman los cambios sus cifras.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Most frequent tokens</source>
        <translation>Tokens más frecuentes</translation>
    </message>
    <message>
        <source>Token weights</source>
        <translation>Pesos de los tokens</translation>
    </message>
    <message>
        <source>Components removed</source>
        <translation>Componentes quitados</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>Blanqueo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose a text, in which tokens are counted and from which the figures are taken.</source>
        <translation>Elija un texto, en el que se cuentan los tokens y del que se toman las cifras.</translation>
    </message>
    <message>
        <source>Measured on STS: on a small model weights gained 2.6 points, whitening one, components nothing; on the best model none of them gained.</source>
        <translation>Medido en STS: en un modelo pequeño los pesos ganaron 2,6 puntos, el blanqueo uno, los componentes nada; en el mejor modelo ninguno ganó.</translation>
    </message>
</context>
<context>
    <name>paragram::ui::VocabularyModel</name>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>Occurrences of the piece on this side of the pairs below</source>
        <translation>Apariciones de la pieza en este lado de los pares de abajo</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WayBar</name>
    <message>
        <source>Place between the sentences</source>
        <translation>Posición entre las oraciones</translation>
    </message>
    <message>
        <source>Moves from the meaning and style of the first sentence to those of the other</source>
        <translation>Va del significado y el estilo de la primera oración a los de la otra</translation>
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
        <translation>Similitud de oraciones a partir de sus propios pares</translation>
    </message>
    <message>
        <source>A project is a folder of pairs, tokenizers and trained models. The sample project has everything you need to train a first model in a minute.</source>
        <translation>Un proyecto es una carpeta de pares, tokenizadores y modelos entrenados. El proyecto de muestra tiene todo lo necesario para entrenar un primer modelo en un minuto.</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>Abrir el proyecto de muestra</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Proyecto nuevo…</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Abrir proyecto…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
</context>
<context>
    <name>paragram::ui::WindowSession</name>
    <message>
        <source>The language changes when the running jobs have ended.</source>
        <translation>El idioma cambiará cuando terminen las tareas en curso.</translation>
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
        <translation>Logaritmo de la probabilidad por token: cuanto más cerca de 0, más seguro está el modelo</translation>
    </message>
    <message>
        <source>How far on the way to the sentence under Towards</source>
        <translation>Cuánto se ha avanzado hacia la oración de Hacia</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Oración</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Log-prob.</source>
        <translation>Log-prob.</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Camino</translation>
    </message>
</context>
</TS>
