// Pickles as plain data: values that Python wrote, and instructions that a hostile file would use.
#include <QTest>
#include <limits>

#include "core/exchange/formats/pickle.h"
#include "tests/support/test_support.h"

using namespace paragram;
using Kind = PickleNode::Kind;

namespace {

std::string bytesOf(const char* hex) {
    return QByteArray::fromHex(hex).toStdString();
}

Result<PickleDocument> read(std::string_view bytes) {
    std::size_t taken = 0;
    return PickleDocument::read(bytes, "x.pkl", taken);
}

// Its instructions and arguments as a literal may contain.
template <std::size_t N>
QByteArray raw(const char (&literal)[N]) {
    return {literal, N - 1};
}

}  // namespace

class TestPickle : public QObject {
    Q_OBJECT
  private slots:
    // pickle.dumps({"a": [1, -2, 3.5, None, True], "b": (1, 2, 3, 4),
    //               "c": {"d": 300, "e": 70000, "f": 2**40, "g": -2**40, "h": "né"}}, 2)
    void valuesThatPythonWroteAreRead() {
        const std::string bytes = bytesOf(
            "80027d71002858010000006171015d7102284b014afeffffff47400c0000000000004e88655801000000627103284b01"
            "4b"
            "024b034b0474710458010000006371057d71062858010000006471074d2c0158010000006571084a7011010058010000"
            "00"
            "6671098a06000000000001580100000067710a8a060000000000ff580100000068710b58030000006ec3a9710c75752"
            "e");
        std::size_t taken = 0;
        const auto document = PickleDocument::read(bytes + "rest", "x.pkl", taken);
        VERIFY_OK(document);
        QCOMPARE(taken, bytes.size());
        QVERIFY(document->root().kind == Kind::dict);
        const PickleNode* list = document->find(document->root(), "a");
        QVERIFY(list && list->kind == Kind::list);
        QCOMPARE(list->items.size(), 5U);
        const auto item = [&](std::size_t i) { return document->at(list->items[i]); };
        QCOMPARE(item(0).integer, 1);
        QCOMPARE(item(1).integer, -2);
        QVERIFY(item(2).kind == Kind::real);
        QCOMPARE(item(2).real, 3.5);
        QVERIFY(item(3).kind == Kind::none);
        QVERIFY(item(4).kind == Kind::boolean);
        QCOMPARE(item(4).integer, 1);
        const PickleNode* tuple = document->find(document->root(), "b");
        QVERIFY(tuple && tuple->kind == Kind::tuple);
        QCOMPARE(tuple->items.size(), 4U);
        QCOMPARE(document->at(tuple->items[3]).integer, 4);
        const PickleNode* inner = document->find(document->root(), "c");
        QVERIFY(inner && inner->kind == Kind::dict);
        for (const auto& [key, value] :
             {std::pair("d", std::int64_t{300}), std::pair("e", std::int64_t{70000}),
              std::pair("f", std::int64_t{1} << 40), std::pair("g", -(std::int64_t{1} << 40))}) {
            const PickleNode* number = document->find(*inner, key);
            QVERIFY(number && number->kind == Kind::integer);
            QCOMPARE(number->integer, value);
        }
        QCOMPARE(document->find(*inner, "h")->text, std::string("né"));
        QVERIFY(!document->find(*inner, "i"));
        QVERIFY(!document->find(*list, "a"));
    }

    void aNamespaceIsReadByItsFields() {
        const auto document = read(bytesOf(  // argparse.Namespace(lr=0.5)
            "80026361726770617273650a4e616d6573706163650a7100298171017d710258020000006c727103473fe00000000000"
            "00"
            "73622e"));
        VERIFY_OK(document);
        QVERIFY(document->root().kind == Kind::object);
        const PickleNode* rate = document->find(document->root(), "lr");
        QVERIFY(rate);
        QCOMPARE(rate->real, 0.5);
    }

    void anOrderedDictIsADict() {
        const auto document = read(bytesOf(  // collections.OrderedDict([("x", 1)])
            "800263636f6c6c656374696f6e730a4f726465726564446963740a71002952710158010000007871024b01732e"));
        VERIFY_OK(document);
        QVERIFY(document->root().kind == Kind::dict);
        QCOMPARE(document->find(document->root(), "x")->integer, 1);
    }

    // torch._utils._rebuild_tensor_v2(("storage", torch.FloatStorage, "0", "cpu", 6), 2, (2, 1), (1, 1))
    void aTensorRefersToItsStorage() {
        const std::string bytes = std::string("\x80\x02") + "ctorch._utils\n_rebuild_tensor_v2\n" +
                                  raw("((X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\0"
                                      "0X\x03\0\0\0cpuK\x06tQK\x02K\x02K\x01\x86K\x01K\x01\x86tR.")
                                      .toStdString();
        const auto document = read(bytes);
        VERIFY_OK(document);
        const PickleNode& tensor = document->root();
        QVERIFY(tensor.kind == Kind::tensor);
        QCOMPARE(tensor.integer, 2);
        const PickleNode& storage = document->at(tensor.items[0]);
        QVERIFY(storage.kind == Kind::storage);
        QCOMPARE(storage.text, std::string("0"));
        QCOMPARE(storage.integer, 6);
        QCOMPARE(document->at(storage.items[0]).text, std::string("torch FloatStorage"));
        QCOMPARE(document->at(document->at(tensor.items[1]).items[0]).integer, 2);
    }

    void integersOfEveryLengthAreRead_data() {
        QTest::addColumn<QByteArray>("pickle");
        QTest::addColumn<qint64>("value");
        QTest::newRow("one byte") << raw("K\xFF.") << qint64{255};
        QTest::newRow("two bytes") << raw("M\xFF\xFF.") << qint64{65535};
        QTest::newRow("four bytes") << raw("J\xFF\xFF\xFF\xFF.") << qint64{-1};
        QTest::newRow("long of no bytes") << raw("\x8A\0.") << qint64{0};
        QTest::newRow("long of one byte") << raw("\x8A\x01\xFF.") << qint64{-1};
        QTest::newRow("long of two bytes") << raw("\x8A\x02\xFF\0.") << qint64{255};
        QTest::newRow("long of eight bytes")
            << raw("\x8A\x08\0\0\0\0\0\0\0\x80.") << std::numeric_limits<qint64>::min();
    }
    void integersOfEveryLengthAreRead() {
        QFETCH(QByteArray, pickle);
        QFETCH(qint64, value);
        const auto document = read(pickle.toStdString());
        VERIFY_OK(document);
        QCOMPARE(document->root().integer, value);
    }

    void theLastOfEqualKeysCounts() {
        const auto document =
            read("}(X\x01" + std::string(3, '\0') + "aK\x01X\x01" + std::string(3, '\0') + "aK\x02u.");
        VERIFY_OK(document);
        QCOMPARE(document->find(document->root(), "a")->integer, 2);
    }

    void aValueInsideItselfIsHarmless() {
        const std::string bytes = raw("]q\0h\0a.").toStdString();
        const auto document = read(bytes);
        VERIFY_OK(document);
        QCOMPARE(document->size(), 1U);
        QVERIFY(&document->at(document->root().items[0]) == &document->root());
    }

    // Thirty lists, each with the one before twice: 2^30 values, if they were copied.
    void sharedValuesCostNothing() {
        std::string bytes = raw("]q\0").toStdString();
        for (char i = 1; i <= 30; ++i) {
            bytes += "]q";
            bytes += i;
            for (int twice = 0; twice < 2; ++twice) bytes += {'h', static_cast<char>(i - 1), 'a'};
        }
        const auto document = read(bytes + ".");
        VERIFY_OK(document);
        QCOMPARE(document->size(), 31U);
    }

    void hostilePicklesAreRejected_data() {
        QTest::addColumn<QByteArray>("pickle");
        QTest::addColumn<QString>("found");
        QTest::newRow("a command") << raw("\x80\x02"
                                          "cos\nsystem\nX\x02\0\0\0ls\x85R.")
                                   << "a pickle that imports \"os system\"";
        QTest::newRow("code") << raw("cbuiltins\neval\n.") << "a pickle that imports \"builtins eval\"";
        QTest::newRow("protocol 0") << raw("(S'ls'\ni__builtin__\neval\n.")
                                    << "a pickle with the instruction 0x53";
        QTest::newRow("a global by stack") << raw("\x93.") << "a pickle with the instruction 0x93";
        QTest::newRow("an extension") << raw("\x82\x01.") << "a pickle with the instruction 0x82";
        QTest::newRow("a storage as a function")
            << raw("ctorch\nFloatStorage\n)R.")
            << "a pickle that calls \"torch FloatStorage\" in an unusual way";
        QTest::newRow("a text as a function")
            << raw("X\x01\0\0\0x)R.") << "a pickle that calls a value that is not a function";
        QTest::newRow("arguments that are no tuple")
            << raw("ccollections\nOrderedDict\n]R.") << "a pickle with invalid arguments";
        QTest::newRow("too many arguments")
            << raw("ccollections\nOrderedDict\n(NNNNNNNNNtR.") << "a pickle with invalid arguments";
        QTest::newRow("an object of another class")
            << raw("ctorch\nFloatStorage\n)\x81.") << "a pickle that creates a \"torch FloatStorage\"";
        QTest::newRow("an object with arguments")
            << raw("cargparse\nNamespace\n(Nt\x81.") << "a pickle that creates a \"argparse Namespace\"";
        QTest::newRow("fields of a list") << raw("]}b.") << "a pickle that builds something unknown";
        QTest::newRow("fields that are no dict")
            << raw("cargparse\nNamespace\n)\x81]b.") << "a pickle that builds something unknown";
        QTest::newRow("a tensor without a storage") << raw("ctorch._utils\n_rebuild_tensor_v2\n(NK\0))tR.")
                                                    << "a tensor that is built in an unusual way";
        QTest::newRow("a storage of another kind")
            << raw("(X\x06\0\0\0moduleNNNK\0tQ.") << "a tensor that is stored in an unusual way";
        QTest::newRow("empty") << QByteArray() << "a truncated pickle";
        QTest::newRow("no end") << raw("N") << "a truncated pickle";
        QTest::newRow("nothing but the end") << raw(".") << "a pickle that pops an empty stack";
        QTest::newRow("a text longer than the file") << raw("X\xFF\xFF\xFF\xFF.") << "a truncated pickle";
        QTest::newRow("a name without an end") << raw("cos\nsystem") << "a truncated pickle";
        QTest::newRow("a huge memo") << raw("Nr\xFF\xFF\xFF\x7F.") << "a pickle with a memo out of range";
        QTest::newRow("an unset memo") << raw("h\x05.") << "a pickle that reads an unset memo";
        QTest::newRow("an unset memo below a set one")
            << raw("Nq\x03h\x02.") << "a pickle that reads an unset memo";
        QTest::newRow("a value below a mark") << raw("N(q\0.") << "a pickle that pops an empty stack";
        QTest::newRow("no mark") << raw("Nt.") << "a pickle without a mark where one is needed";
        QTest::newRow("a short tuple of nothing") << raw("\x87.") << "a pickle that pops an empty stack";
        QTest::newRow("an item of a number")
            << raw("K\1Na.") << "a pickle that adds to a value that is not a container";
        QTest::newRow("a key without a value")
            << raw("}(Nu.") << "a pickle that adds to a value that is not a container";
        QTest::newRow("an open mark at the end") << raw("N(.") << "a pickle that pops an empty stack";
    }
    void hostilePicklesAreRejected() {
        QFETCH(QByteArray, pickle);
        QFETCH(QString, found);
        const auto document = read(pickle.toStdString());
        QVERIFY(!document);
        QCOMPARE(QString::fromStdString(document.error().found), found);
    }
};

QTEST_APPLESS_MAIN(TestPickle)
#include "test_pickle.moc"
