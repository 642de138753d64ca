<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ContributionCells</name>
    <message numerus="yes">
        <source>%1 pieces unknown</source>
        <translation>
            <numerusform>%1 piece unknown</numerusform>
            <numerusform>%1 pieces unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 column</numerusform>
            <numerusform>%1 columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 line</numerusform>
            <numerusform>%1 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 links</source>
        <translation>
            <numerusform>%1 link</numerusform>
            <numerusform>%1 links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 numbers</source>
        <translation>
            <numerusform>%1 number</numerusform>
            <numerusform>%1 numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 page</numerusform>
            <numerusform>%1 pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 sentence</numerusform>
            <numerusform>%1 sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 set</numerusform>
            <numerusform>%1 sets</numerusform>
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
            <numerusform>%1 unit</numerusform>
            <numerusform>%1 units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vectors</source>
        <translation>
            <numerusform>%1 vector</numerusform>
            <numerusform>%1 vectors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 objects</source>
        <translation>
            <numerusform>%1 object</numerusform>
            <numerusform>%1 objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 entry</numerusform>
            <numerusform>%1 entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages</source>
        <translation>
            <numerusform>%1 message</numerusform>
            <numerusform>%1 messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignPanel</name>
    <message numerus="yes">
        <source>%1 and %2 sentences</source>
        <translation>
            <numerusform>%1 and %2 sentence</numerusform>
            <numerusform>%1 and %2 sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are in the pair store %2.</source>
        <translation>
            <numerusform>%1 pair is in the pair store %2.</numerusform>
            <numerusform>%1 pairs are in the pair store %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 pair is saved in %2.</numerusform>
            <numerusform>%1 pairs are saved in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentExport</name>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 of %2 pair</numerusform>
            <numerusform>%1 of %2 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::AlignmentMap</name>
    <message numerus="yes">
        <source>%1 links, %2 of them doubtful</source>
        <translation>
            <numerusform>%1 link, %2 doubtful</numerusform>
            <numerusform>%1 links, %2 of them doubtful</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::DataPanel</name>
    <message numerus="yes">
        <source>%1 pairs copied.</source>
        <translation>
            <numerusform>%1 pair copied.</numerusform>
            <numerusform>%1 pairs copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::DroppedPairsCard</name>
    <message numerus="yes">
        <source>%1 pairs in the whole store</source>
        <translation>
            <numerusform>%1 pair in the whole store</numerusform>
            <numerusform>%1 pairs in the whole store</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs in the sample of %2</source>
        <translation>
            <numerusform>%1 pair in the sample of %2</numerusform>
            <numerusform>%1 pairs in the sample of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a sample of %1 pairs</source>
        <translation>
            <numerusform>a sample of %1 pair</numerusform>
            <numerusform>a sample of %1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ElsewhereDialog</name>
    <message numerus="yes">
        <source>%1 ranks, to be started there with: %2</source>
        <translation>
            <numerusform>%1 rank, to be started there with: %2</numerusform>
            <numerusform>%1 ranks, to be started there with: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EntryCard</name>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>and %1 more</numerusform>
            <numerusform>and %1 more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluatePanel</name>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 model</numerusform>
            <numerusform>%1 models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets</source>
        <translation>
            <numerusform>%1 data set</numerusform>
            <numerusform>%1 data sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Evaluating · %1 of %2 models to go</source>
        <translation>
            <numerusform>Evaluating · %1 of %2 model to go</numerusform>
            <numerusform>Evaluating · %1 of %2 models to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::EvaluationBar</name>
    <message numerus="yes">
        <source>%1 models ▾</source>
        <translation>
            <numerusform>%1 model ▾</numerusform>
            <numerusform>%1 models ▾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 data sets ▾</source>
        <translation>
            <numerusform>%1 data set ▾</numerusform>
            <numerusform>%1 data sets ▾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 older models, which Runs evaluates</source>
        <translation>
            <numerusform>%1 older model, which Runs evaluates</numerusform>
            <numerusform>%1 older models, which Runs evaluates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExplorePanel</name>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 sentence</numerusform>
            <numerusform>%1 sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ExportPanel</name>
    <message numerus="yes">
        <source>%1 formats</source>
        <translation>
            <numerusform>%1 format</numerusform>
            <numerusform>%1 formats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::FilterPage</name>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 pair saved as %2.</numerusform>
            <numerusform>%1 pairs saved as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; of %2 pair kept (%3 %)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; of %2 pairs kept (%3 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pair kept (%3 %). Repeats are counted within the sample only.</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 pairs kept in %3, %4.</source>
        <translation>
            <numerusform>%1 of %2 pair kept in %3, %4.</numerusform>
            <numerusform>%1 of %2 pairs kept in %3, %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GeneratePanel</name>
    <message numerus="yes">
        <source>Only the first %1 lines are read; paragram-cli generate takes all of a file.</source>
        <translation>
            <numerusform>Only the first %1 line is read; paragram-cli generate takes all of a file.</numerusform>
            <numerusform>Only the first %1 lines are read; paragram-cli generate takes all of a file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GoldCard</name>
    <message numerus="yes">
        <source>Against gold (%1 pairs)</source>
        <translation>
            <numerusform>Against gold (%1 pair)</numerusform>
            <numerusform>Against gold (%1 pairs)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::GridDialog</name>
    <message numerus="yes">
        <source>Queue %1 runs</source>
        <translation>
            <numerusform>Queue %1 run</numerusform>
            <numerusform>Queue %1 runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs: %2</source>
        <translation>
            <numerusform>%1 run: %2</numerusform>
            <numerusform>%1 runs: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportPage</name>
    <message numerus="yes">
        <source>first %1 lines</source>
        <translation>
            <numerusform>first %1 line</numerusform>
            <numerusform>first %1 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %1 pairs</source>
        <translation>
            <numerusform>first %1 pair</numerusform>
            <numerusform>first %1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportResult</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ImportSteps</name>
    <message numerus="yes">
        <source>%1 of %2 pairs kept</source>
        <translation>
            <numerusform>%1 of %2 pair kept</numerusform>
            <numerusform>%1 of %2 pairs kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguagePage</name>
    <message numerus="yes">
        <source>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</source>
        <translation>
            <numerusform>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pair</numerusform>
            <numerusform>Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::LanguageShareModel</name>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 sentence</numerusform>
            <numerusform>%1 sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::LexiconPage</name>
    <message numerus="yes">
        <source>%1 pairs, %2 words · %3-%4 · %5 s</source>
        <translation>
            <numerusform>%1 pair, %2 words · %3-%4 · %5 s</numerusform>
            <numerusform>%1 pairs, %2 words · %3-%4 · %5 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</source>
        <translation>
            <numerusform>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pair known</numerusform>
            <numerusform>%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::LinkCard</name>
    <message numerus="yes">
        <source>%1 marked</source>
        <translation>
            <numerusform>%1 marked</numerusform>
            <numerusform>%1 marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MemoryPage</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::MinePanel</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentence · %4 · %5</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 and %3 sentences · %4 · %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %1 empty lines skipped</source>
        <translation>
            <numerusform> · %1 empty line skipped</numerusform>
            <numerusform> · %1 empty lines skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 pair</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %2 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table shows the first %1 pairs; counts and exports include all pairs.</source>
        <translation>
            <numerusform>The table shows the first %1 pair; counts and exports include all pairs.</numerusform>
            <numerusform>The table shows the first %1 pairs; counts and exports include all pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %1 pairs…</source>
        <translation>
            <numerusform>Export %1 pair…</numerusform>
            <numerusform>Export %1 pairs…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 pair is saved in %2.</numerusform>
            <numerusform>%1 pairs are saved in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairBrowser</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairCharts</name>
    <message numerus="yes">
        <source>%1 words: %2 sentences</source>
        <translation>
            <numerusform>%1 words: %2 sentence</numerusform>
            <numerusform>%1 words: %2 sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences of more than %2 words are not shown</source>
        <translation>
            <numerusform>%1 sentence of more than %2 words is not shown</numerusform>
            <numerusform>%1 sentences of more than %2 words are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::PairTable</name>
    <message numerus="yes">
        <source>%1 of %2 pairs</source>
        <translation>
            <numerusform>%1 of %2 pair</numerusform>
            <numerusform>%1 of %2 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</source>
        <translation>
            <numerusform>At most %1 pair can be copied; select fewer, or save all pairs to a file.</numerusform>
            <numerusform>At most %1 pairs can be copied; select fewer, or save all pairs to a file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs saved as %2.</source>
        <translation>
            <numerusform>%1 pair saved as %2.</numerusform>
            <numerusform>%1 pairs saved as %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::Panel</name>
    <message numerus="yes">
        <source>%1 runs are in the project&apos;s trash folder.</source>
        <translation>
            <numerusform>%1 run is in the project&apos;s trash folder.</numerusform>
            <numerusform>%1 runs are in the project&apos;s trash folder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphraseCard</name>
    <message numerus="yes">
        <source>%1 of %2 are different</source>
        <translation>
            <numerusform>%1 of %2 is different</numerusform>
            <numerusform>%1 of %2 are different</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ParaphrasePage</name>
    <message numerus="yes">
        <source>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</source>
        <translation>
            <numerusform>About %1 for %2 sentence, at %3 per second in the sample. It can be interrupted and continued.</numerusform>
            <numerusform>About %1 for %2 sentences, at %3 per second in the sample. It can be interrupted and continued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 sentence</numerusform>
            <numerusform>%1 sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences were translated before.</source>
        <translation>
            <numerusform>%1 sentence was translated before.</numerusform>
            <numerusform>%1 sentences were translated before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ResultModel</name>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 set</numerusform>
            <numerusform>%1 sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2
95 % interval %3 to %4
%5 pairs</source>
        <translation>
            <numerusform>%1 %2
95 % interval %3 to %4
%5 pair</numerusform>
            <numerusform>%1 %2
95 % interval %3 to %4
%5 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 without a gold score skipped</source>
        <translation>
            <numerusform>%1 without a gold score skipped</numerusform>
            <numerusform>%1 without a gold score skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 · %3 pairs</source>
        <translation>
            <numerusform>%1 %2 · %3 pair</numerusform>
            <numerusform>%1 %2 · %3 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunDetails</name>
    <message numerus="yes">
        <source>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</source>
        <translation>
            <numerusform>Started from word vectors: %1 of %2 row, %3 % of the tokens.</numerusform>
            <numerusform>Started from word vectors: %1 of %2 rows, %3 % of the tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::RunsPanel</name>
    <message numerus="yes">
        <source>%1 runs</source>
        <translation>
            <numerusform>%1 run</numerusform>
            <numerusform>%1 runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ScorePanel</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs are saved in %2.</source>
        <translation>
            <numerusform>%1 pair is saved in %2.</numerusform>
            <numerusform>%1 pairs are saved in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetReadingDialog</name>
    <message numerus="yes">
        <source>%1 pairs with gold scores</source>
        <translation>
            <numerusform>%1 pair with gold scores</numerusform>
            <numerusform>%1 pairs with gold scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs with labels</source>
        <translation>
            <numerusform>%1 pair with labels</numerusform>
            <numerusform>%1 pairs with labels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::SetRecognition</name>
    <message numerus="yes">
        <source> And %1 more, named below the table.</source>
        <translation>
            <numerusform> And %1 more, named below the table.</numerusform>
            <numerusform> And %1 more, named below the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfModel</name>
    <message numerus="yes">
        <source>%1 documents</source>
        <translation>
            <numerusform>%1 document</numerusform>
            <numerusform>%1 documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ShelfPage</name>
    <message numerus="yes">
        <source>%1 links, %2 doubtful</source>
        <translation>
            <numerusform>%1 link, %2 doubtful</numerusform>
            <numerusform>%1 links, %2 doubtful</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of %2</source>
        <translation>
            <numerusform>%1 pair of %2</numerusform>
            <numerusform>%1 pairs of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StoreChecklist</name>
    <message numerus="yes">
        <source>%1 · %2 pairs</source>
        <translation>
            <numerusform>%1 · %2 pair</numerusform>
            <numerusform>%1 · %2 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::StudyCard</name>
    <message numerus="yes">
        <source>%1 sentences selected on the map</source>
        <translation>
            <numerusform>%1 sentence selected on the map</numerusform>
            <numerusform>%1 sentences selected on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences</source>
        <translation>
            <numerusform>%1 sentence</numerusform>
            <numerusform>%1 sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 group</numerusform>
            <numerusform>%1 groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 near duplicates</source>
        <translation>
            <numerusform>%1 near duplicate</numerusform>
            <numerusform>%1 near duplicates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TaskInspector</name>
    <message numerus="yes">
        <source>%1 errors shown</source>
        <translation>
            <numerusform>%1 error shown</numerusform>
            <numerusform>%1 errors shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TeacherDialog</name>
    <message numerus="yes">
        <source>%1 sentences are written. Run the script, then choose its file.</source>
        <translation>
            <numerusform>%1 sentence is written. Run the script, then choose its file.</numerusform>
            <numerusform>%1 sentences are written. Run the script, then choose its file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sentences with vectors of %2 numbers.</source>
        <translation>
            <numerusform>%1 sentence with vectors of %2 numbers.</numerusform>
            <numerusform>%1 sentences with vectors of %2 numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ThresholdCard</name>
    <message numerus="yes">
        <source>%1 of %2 pairs are at or above it.</source>
        <translation>
            <numerusform>%1 of %2 pair is at or above it.</numerusform>
            <numerusform>%1 of %2 pairs are at or above it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerPanel</name>
    <message numerus="yes">
        <source>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</source>
        <translation>
            <numerusform>%1: %2 pieces learned from %3 sentence in %4; %5 pieces per word, %6 % unknown.</numerusform>
            <numerusform>%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TokenizerTrial</name>
    <message numerus="yes">
        <source>%1 pieces</source>
        <translation>
            <numerusform>%1 piece</numerusform>
            <numerusform>%1 pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainEstimates</name>
    <message numerus="yes">
        <source>%1 pairs</source>
        <translation>
            <numerusform>%1 pair</numerusform>
            <numerusform>%1 pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainPanel</name>
    <message numerus="yes">
        <source>%1 trainings have finished.</source>
        <translation>
            <numerusform>%1 training has finished.</numerusform>
            <numerusform>%1 trainings have finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 trainings from the last session are still queued.</source>
        <translation>
            <numerusform>%1 training from the last session is still queued.</numerusform>
            <numerusform>%1 trainings from the last session are still queued.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::TrainSetup</name>
    <message numerus="yes">
        <source>%1 sets</source>
        <translation>
            <numerusform>%1 set</numerusform>
            <numerusform>%1 sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</source>
        <translation>
            <numerusform>No graded pairs are chosen: %1 pair or a twentieth is kept from training. How many find their partner among 10,000 other sentences selects the best model.</numerusform>
            <numerusform>No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find their partner among 10,000 other sentences selects the best model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 more</source>
        <translation>
            <numerusform>%1 and %2 more</numerusform>
            <numerusform>%1 and %2 more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::UnfinishedCard</name>
    <message numerus="yes">
        <source>%1: %2 sentences translated; the pair store is gone</source>
        <translation>
            <numerusform>%1: %2 sentence translated; the pair store is gone</numerusform>
            <numerusform>%1: %2 sentences translated; the pair store is gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 sentences translated</source>
        <translation>
            <numerusform>%1: %2 of %3 sentence translated</numerusform>
            <numerusform>%1: %2 of %3 sentences translated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::ValueTable</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paragram::ui::VectorDialog</name>
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
            <numerusform>−%1 component</numerusform>
            <numerusform>−%1 components</numerusform>
        </translation>
    </message>
</context>
</TS>
