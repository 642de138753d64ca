// Templates of parses in brackets, worked out by hand.
#include <QTest>

#include "core/text/input/tree_reader.h"
#include "core/text/parse_tree.h"
#include "core/tokens/form_vocabulary.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestParseTree : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

  private slots:
    void aTemplateIsTheTopTwoLevels_data() {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("found");
        QTest::newRow("sentence") << "(ROOT (S (NP (DT the) (NN dog)) (VP (VBZ sleeps)) (. .)))"
                                  << "(S (NP) (VP) (.))";
        QTest::newRow("no label around it") << "( (SBARQ (WHNP (WP who)) (SQ (VBZ is) (NP (PRP it)))) )"
                                            << "(SBARQ (WHNP) (SQ))";
        QTest::newRow("no wrapper") << "(NP (DT a) (NN dog))"
                                    << "(NP (DT) (NN))";
        QTest::newRow("two sentences") << "(ROOT (S (VP (VB go))) (S (VP (VB come))))"
                                       << "(ROOT (S) (S))";
        QTest::newRow("one word") << "(ROOT (INTJ (UH hello)))"
                                  << "(INTJ (UH))";
        QTest::newRow("unclosed") << "(ROOT (S (NP)"
                                  << "";
        QTest::newRow("two trees") << "(S (NP)) (S (VP))"
                                   << "";
        QTest::newRow("text") << "the dog"
                              << "";
    }
    void aTemplateIsTheTopTwoLevels() {
        QFETCH(QString, tree);
        QFETCH(QString, found);
        QCOMPARE(QString::fromStdString(parseTemplate(tree.toStdString())), found);
    }

    void aLinearTemplateIsTheSameInEveryForm_data() {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("linear");
        const QString statement = "( ROOT ( S ( NP ) ( VP ) ( . ) ) ) EOP";
        QTest::newRow("parse") << "(ROOT (S (NP (DT the) (NN dog)) (VP (VBZ sleeps)) (. .)))" << statement;
        QTest::newRow("template") << "(S (NP) (VP) (.))" << statement;
        QTest::newRow("linear") << statement << statement;
        QTest::newRow("without its end") << "  ( ROOT ( S ( NP )( VP ) ( .)))  " << statement;
        QTest::newRow("one level") << "(X)"
                                   << "( ROOT ( X ) ) EOP";
        QTest::newRow("two sentences") << "(ROOT (S (VP (VB go))) (S (VP (VB come))))"
                                       << "( ROOT ( S ) ( S ) ) EOP";
        QTest::newRow("text") << "the dog EOP"
                              << "";
    }
    void aLinearTemplateIsTheSameInEveryForm() {
        QFETCH(QString, tree);
        QFETCH(QString, linear);
        QCOMPARE(QString::fromStdString(linearTemplate(tree.toStdString())), linear);
        QCOMPARE(QString::fromStdString(linearTemplate(linear.toStdString())), linear);
    }

    void aWholeParseLosesItsWordsAlone_data() {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("linear");
        QTest::newRow("parse") << "(ROOT (S (NP (DT the) (NN dog)) (VP (VBZ sleeps)) (. .)))"
                               << "( ROOT ( S ( NP ( DT ) ( NN ) ) ( VP ( VBZ ) ) ( . ) ) ) EOP";
        QTest::newRow("without a root") << "(S (VP (VB go) (-LRB- -LRB-)))"
                                        << "( ROOT ( S ( VP ( VB ) ( -LRB- ) ) ) ) EOP";
        QTest::newRow("two sentences") << "( ROOT ( S (VB go) ) ( S (VB come) ) )"
                                       << "( ROOT ( S ( VB ) ) ( S ( VB ) ) ) EOP";
        QTest::newRow("no label around it") << "((S (NP it)))"
                                            << "( ROOT ( S ( NP ) ) ) EOP";
        QTest::newRow("linear") << "( ROOT ( S ( NP ( DT ) ) ) ) EOP"
                                << "( ROOT ( S ( NP ( DT ) ) ) ) EOP";
        QTest::newRow("unclosed") << "(S (NP it)"
                                  << "";
    }
    void aWholeParseLosesItsWordsAlone() {
        QFETCH(QString, tree);
        QFETCH(QString, linear);
        QCOMPARE(QString::fromStdString(linearParse(tree.toStdString())), linear);
        QCOMPARE(QString::fromStdString(linearForm(linear.toStdString(), Form::parse)), linear);
        QCOMPARE(linearForm(tree.toStdString(), Form::topLevels), linearTemplate(tree.toStdString()));
    }

    void writtenSymbolsBecomeATree_data() {
        QTest::addColumn<QString>("symbols");
        QTest::addColumn<QString>("tree");
        QTest::newRow("whole") << "( ROOT ( S ( NP ) ( VP ( VB ) ) ) )"
                               << "( ROOT ( S ( NP ) ( VP ( VB ) ) ) ) EOP";
        QTest::newRow("open") << "( ROOT ( S ( NP ) ( VP ( VB"
                              << "( ROOT ( S ( NP ) ( VP ( VB ) ) ) ) EOP";
        QTest::newRow("closed too often") << ") ( ROOT ( S ( NP ) ) ) ) ( X )"
                                          << "( ROOT ( S ( NP ) ) ) EOP";
        QTest::newRow("two labels") << "( ROOT ( S NP ) )"
                                    << "( ROOT ( S ) ) EOP";
        QTest::newRow("no bracket") << "S NP"
                                    << "";
    }
    void writtenSymbolsBecomeATree() {
        QFETCH(QString, symbols);
        QFETCH(QString, tree);
        QCOMPARE(QString::fromStdString(linearParse(treeOfSymbols(symbols.toStdString()))), tree);
    }

    void commonTemplatesAreLinear() {
        for (const std::string_view form : kCommonTemplates)
            QCOMPARE(linearTemplate(form), std::string(form));
    }

    void aVocabularyNumbersSymbolsInOrderAndKnowsFrequentTemplates() {
        const std::string question = "( ROOT ( SQ ( VP ) ) ) EOP", statement = "( ROOT ( S ( NP ) ) ) EOP",
                          order = "( ROOT ( S ( VP ) ) ) EOP";
        const FormVocabulary forms = FormVocabulary::of({{question, 2}, {statement, 3}, {order, 2}});
        // ( ) NP ROOT S SQ VP in the order of their characters, then EOP.
        QCOMPARE(forms.size(), 8);
        QCOMPARE(forms.frequent(), (std::vector<std::string>{statement, order, question}));
        const auto ids = forms.symbols(order);
        VERIFY_OK(ids);
        QCOMPARE(*ids, (std::vector<std::int32_t>{0, 3, 0, 4, 0, 6, 1, 1, 1}));
        QCOMPARE(*forms.symbols("(S (VP (VB go)))"), *ids);
        QVERIFY(!forms.knows("(S (PP))") && forms.knows("(SQ (NP) (VP))"));
        const auto unknown = forms.symbols("(S (PP))"), noTree = forms.symbols("S NP");
        QVERIFY(!unknown && unknown.error().sentence().find("PP") != std::string::npos);
        QVERIFY(!noTree && noTree.error().sentence().find("S NP") != std::string::npos);
        QVERIFY(FormVocabulary::fromText(forms.text()) == forms);
        // Of whole parses: further symbols, the same templates.
        const FormVocabulary whole = FormVocabulary::of({{statement, 3}}, {"NN", "(", "S"});
        QCOMPARE(whole.all(), (std::vector<std::string>{"(", ")", "NN", "NP", "ROOT", "S"}));
        QCOMPARE(*whole.symbols("(S (NP (NN dog)))", Form::parse),
                 (std::vector<std::int32_t>{0, 4, 0, 5, 0, 3, 0, 2, 1, 1, 1, 1}));
        QVERIFY(whole.knows("(S (NP (DT a)))") && !whole.knows("(S (NP (DT a)))", Form::parse));
        QVERIFY(FormVocabulary::fromText("").empty());
    }

    void treesThatAreCutOffAreNamedByTheirLine() {
        const auto take = [](std::string_view) { return Result<Nothing>(Nothing{}); };
        const auto file = test::writeText(test::pathIn(folder_, "bad"), "(S (NP))\n(S\n (VP)\n");
        const auto read = forEachTree(file, take);
        QVERIFY(!read && read.error().where.ends_with(":2"));
    }
};

QTEST_GUILESS_MAIN(TestParseTree)
#include "test_parse_tree.moc"
