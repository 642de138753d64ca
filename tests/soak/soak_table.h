// One row of the table that packaging/test --soak prints.
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace paragram::test {

// How often to try: the environment variable PARAGRAM_SOAK_<name>, otherwise the number for the ordinary
// tests.
inline int soakCount(const char* name, int ordinary) {
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : ordinary;
}

struct SoakRow {
    QString part, what;
    int tried = 0;
    int right = 0;    // the same contents or results
    int refused = 0;  // with a sentence
    int wrong = 0;    // other contents, something left behind, or no sentence
    int crashed = 0;

    // To the file that PARAGRAM_SOAK_TABLE names, if any, and to the output of the test.
    void write(const QElapsedTimer& timer) const {
        const QString row = QString("%1\t%2\t%3\t%4\t%5\t%6\t%7\t%8")
                                .arg(part, what)
                                .arg(tried)
                                .arg(right)
                                .arg(refused)
                                .arg(wrong)
                                .arg(crashed)
                                .arg(static_cast<double>(timer.elapsed()) / 1000, 0, 'f', 1);
        qInfo("%s: %s: %d tried, %d right, %d refused, %d wrong, %d crashed", qPrintable(part),
              qPrintable(what), tried, right, refused, wrong, crashed);
        if (const char* file = std::getenv("PARAGRAM_SOAK_TABLE"))
            std::ofstream(file, std::ios::app) << row.toStdString() << '\n';
    }
};

}  // namespace paragram::test
