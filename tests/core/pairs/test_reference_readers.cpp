// Our readers find the same texts and the same number of units as Python's csv, json and XML parsers.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "tests/support/pair_files.h"

using namespace paragram;

class TestReferenceReaders : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void ourReadersAgreeWithOthers_data() {
        QTest::addColumn<QJsonObject>("expected");
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty()) QSKIP("python3 is not installed: the comparison with its parsers is skipped");
        QProcess process;
        process.start(python, {PARAGRAM_SOURCE_DIR "/tests/core/pairs/reference_readers.py", folder_.path()});
        QVERIFY(process.waitForFinished(60000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        const QJsonArray files = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
        QVERIFY(files.size() >= 11);
        for (const QJsonValue& file : files) {
            const QJsonObject expected = file.toObject();
            QTest::addRow("%s %s", qPrintable(expected["file"].toString()),
                          qPrintable(expected["languages"].toString()))
                << expected;
        }
    }
    void ourReadersAgreeWithOthers() {
        QFETCH(QJsonObject, expected);
        const QStringList languages = expected["languages"].toString().split(',');
        PairInput input;
        input.first = test::pathIn(folder_, expected["file"].toString().toStdString());
        input.sourceLanguage = languages.value(0).toStdString();
        input.targetLanguage = languages.value(1).toStdString();
        const auto read = test::readPairs(input);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : read.problems.front().c_str());
        const QJsonArray pairs = expected["pairs"].toArray();
        QVERIFY(pairs.size() > 5);
        QCOMPARE(static_cast<qsizetype>(read.pairs.size()), pairs.size());
        for (qsizetype i = 0; i < pairs.size(); ++i) {
            const SentencePair& pair = read.pairs[static_cast<std::size_t>(i)];
            QCOMPARE(QString::fromStdString(pair.source), pairs[i].toArray().at(0).toString());
            QCOMPARE(QString::fromStdString(pair.target), pairs[i].toArray().at(1).toString());
        }
        if (!expected["units"].isNull()) QCOMPARE(read.lines, expected["units"].toInteger());
    }
};

QTEST_GUILESS_MAIN(TestReferenceReaders)
#include "test_reference_readers.moc"
