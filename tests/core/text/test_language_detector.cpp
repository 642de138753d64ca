// fastText models as language detectors.
#include <QTest>

#include <fasttext/fasttext.h>

#include "core/text/language_check.h"
#include "core/text/language_detector.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestLanguageDetector : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void aTextInAnotherLanguageIsNoticed() {
        const std::string english = "This is a sentence about the weather in the north of the country.",
                          german = "Das ist ein Satz über das Wetter im Norden des Landes und anderswo.",
                          spanish = "El hermano de mi amigo vive en una casa cerca de la ciudad.";
        LanguageCheck check("eng", "pair");  // three-letter codes are as good as two-letter ones
        for (int i = 1; i <= 57; ++i) check.add(english, i);
        check.add("Xq zw", 58);  // unclear
        check.add("  ", 59);
        check.add(german, 60);
        check.add(german, 61);
        QCOMPARE(check.remark(), std::string());  // 2 of 60: below one in ten
        for (int i = 62; i <= 66; ++i) check.add(spanish, i);
        QCOMPARE(
            check.remark(),
            std::string("11 % of the text (7 of 65 sentences) is in another language than eng, which the "
                        "model translates from: mostly es, first in pair 60"));
        // Of twenty sentences two may be mistaken by chance; three are too many.
        std::vector<std::string> few(20, english);
        few[3] = few[8] = german;
        QCOMPARE(languageRemark(few, "en"), std::string());
        few[10] = german;
        QVERIFY(languageRemark(few, "en").starts_with("15 % of the text (3 of 20 sentences)"));
        QCOMPARE(languageRemark(std::vector{german}, "de"), std::string());
        QCOMPARE(languageRemark(std::vector{german}, ""), std::string());
        QCOMPARE(languageRemark(std::vector{german}, "nowhere"), std::string());
        QVERIFY(isDetectable("en") && isDetectable("deu") && isDetectable("zh") && !isDetectable("xx"));
    }

    void aFastTextModelDetectsLanguages() {
        // Trained here: words of two languages.
        std::string text;
        for (int i = 0; i < 300; ++i)
            text += i % 2 ? "__label__en the house is near the water and the road\n"
                          : "__label__de das haus steht nahe am wasser und an der strasse\n";
        fasttext::Args args;
        args.input = test::writeText(path("train.txt"), text).string();
        args.model = fasttext::model_name::sup;
        args.loss = fasttext::loss_name::softmax;
        args.dim = 8;
        args.epoch = 20;
        args.lr = 0.5;
        args.minCount = 1;
        args.bucket = 0;
        args.maxn = 0;
        args.thread = 1;
        args.verbose = 0;
        fasttext::FastText model;
        model.train(args);
        model.saveModel(path("lid.bin").string());
        const auto detector = makeLanguageDetector(path("lid.bin"));
        VERIFY_OK(detector);
        QCOMPARE((*detector)->detect("the water is near the house"), std::string("en"));
        QCOMPARE((*detector)->detect("das wasser und das haus"), std::string("de"));
        QVERIFY(!makeLanguageDetector(test::writeText(path("bad.bin"), "not a model")).ok());
        QVERIFY(!makeLanguageDetector(path("missing.bin")).ok());
    }
};

QTEST_GUILESS_MAIN(TestLanguageDetector)
#include "test_language_detector.moc"
