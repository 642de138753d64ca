// NumPy arrays.
#include <QTest>

#include "core/exchange/formats/npy.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestNpy : public QObject {
    Q_OBJECT

  private slots:
    void npyHeadersMatchNumpy() {
        const QTemporaryDir folder;
        const std::string header = npyHeader(2, 3);
        QCOMPARE(header.size(), 128U);
        QVERIFY(header.starts_with(std::string(
            "\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", 67)));
        const float values[6] = {0, 1, 2, 3, 4, 5};
        const auto file = test::writeText(test::pathIn(folder, "a.npy"),
                                          header + std::string(reinterpret_cast<const char*>(values), 24));
        const auto read = readNpy(file);
        VERIFY_OK(read);
        QCOMPARE((*read)(1, 2), 5.0F);
        test::writeText(file, header.substr(0, 60));
        QVERIFY(!readNpy(file).ok());
        test::writeText(file, header + "short");
        QVERIFY(!readNpy(file).ok());
    }
};

QTEST_GUILESS_MAIN(TestNpy)
#include "test_npy.moc"
