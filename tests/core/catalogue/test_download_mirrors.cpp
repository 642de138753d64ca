// Servers that refuse, send damaged bytes or too many of them; the next mirror.
#include <QTest>

#include "tests/core/catalogue/download_test.h"

using namespace paragram;
using namespace paragram::test;

class TestDownloadMirrors : public DownloadTest {
    Q_OBJECT

  private slots:
    void temporaryRefusalsAreRetried_data() {
        QTest::addColumn<int>("status");
        for (const int status : {408, 429, 500, 503}) QTest::addRow("%d", status) << status;
    }

    void temporaryRefusalsAreRetried() {
        QFETCH(int, status);
        BreakingServer server([&](const HttpRequest& r, int number) {
            if (number > 1) return fileAnswer(r, content_, "\"a\"");
            HttpAnswer answer;
            answer.status = status;
            answer.headers = {{"Retry-After", "0"}};
            answer.body = "later";
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        const auto summary = download(request, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->attempts, 3);
        QCOMPARE(read(request.target), content_);
    }

    void retryAfterIsRespected() {
        BreakingServer server([&](const HttpRequest& r, int number) {
            HttpAnswer answer = fileAnswer(r, content_, "\"a\"");
            if (number == 0) answer = {503, {{"Retry-After", "1"}}, "busy"};
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        double longest = 0;
        job.onProgress = [&](const Progress& p) {
            if (p.total == 0) longest = std::max(longest, p.secondsLeft);
        };
        VERIFY_OK(download(request, job));
        QCOMPARE(longest, 1.0);
    }

    void aMissingFileIsTakenFromTheNextMirror() {
        BreakingServer server([&](const HttpRequest& r, int) {
            return r.path == "/gone" ? HttpAnswer{404, {}, "no"} : fileAnswer(r, content_, "\"a\"");
        });
        const DownloadRequest request = requestFor({server.url("/gone"), server.url("/here")});
        JobContext job;
        const auto summary = download(request, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->url, server.url("/here"));
        QCOMPARE(summary->attempts, 2);
    }

    void corruptBytesAreReplacedFromTheNextMirror() {
        std::string corrupt = content_;
        corrupt[500'000] ^= 1;
        BreakingServer server([&](const HttpRequest& r, int) {
            return fileAnswer(r, r.path == "/corrupt" ? corrupt : content_, "\"a\"");
        });
        DownloadRequest request = requestFor({server.url("/corrupt"), server.url("/good")});
        request.sha256 = sumOf(content_);
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(read(request.target), content_);
        request = requestFor({server.url("/corrupt")});
        request.sha256 = sumOf(content_);
        const auto failed = download(request, job);
        QVERIFY(!failed);
        QVERIFY2(failed.error().found.find("SHA-256") != std::string::npos,
                 failed.error().sentence().c_str());
        QVERIFY(!std::filesystem::exists(request.target));
        QVERIFY(!left(request));
    }

    void wrongLengthsAreDetected_data() {
        QTest::addColumn<int>("announced");
        QTest::addColumn<bool>("exact");
        QTest::newRow("more is announced than sent") << 5'000'000 << false;
        QTest::newRow("another size than published") << 1'000 << true;
    }

    void wrongLengthsAreDetected() {
        QFETCH(int, announced);
        QFETCH(bool, exact);
        BreakingServer server([&](const HttpRequest&, int) {
            HttpAnswer answer;
            answer.body = content_.substr(0, exact ? 1'000 : content_.size());
            answer.headers = {{"Content-Length", std::to_string(announced)}};
            return answer;
        });
        DownloadRequest request = requestFor({server.url("/f")});
        request.attempts = 2;
        if (exact) request.bytes = static_cast<std::int64_t>(content_.size());
        JobContext job;
        const auto summary = download(request, job);
        QVERIFY(!summary);
        QVERIFY(!std::filesystem::exists(request.target));
    }

    void anEndlessBodyIsCutAtThePublishedSize() {
        BreakingServer server([&](const HttpRequest&, int) {
            HttpAnswer answer;
            answer.body = content_ + content_;
            answer.chunked = true;
            return answer;
        });
        DownloadRequest request = requestFor({server.url("/f")});
        request.bytes = static_cast<std::int64_t>(content_.size());
        JobContext job;
        const auto summary = download(request, job);
        QVERIFY(!summary);
        QVERIFY2(summary.error().found.find("more than the") != std::string::npos,
                 summary.error().sentence().c_str());
        QVERIFY(!left(request));
    }
};

QTEST_GUILESS_MAIN(TestDownloadMirrors)
#include "test_download_mirrors.moc"
