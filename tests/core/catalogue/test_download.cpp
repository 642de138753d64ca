// Downloads from a real server on loopback that breaks, lies and refuses.
#include <QTest>

#include "core/base/sha256.h"
#include "core/catalogue/download.h"
#include "tests/support/breaking_server.h"
#include "tests/support/test_support.h"

namespace fs = std::filesystem;
using namespace paragram;
using paragram::test::BreakingServer;
using paragram::test::fileAnswer;
using paragram::test::HttpAnswer;
using paragram::test::HttpRequest;

namespace {

std::string content() {
    std::string text;
    for (int i = 0; text.size() < 1'000'000; ++i) text += "sentence " + std::to_string(i * 7919) + "\n";
    return text;
}

std::string sumOf(const std::string& text) {
    Sha256 sum;
    sum.add(text);
    return sum.hex();
}

std::string read(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

class TestDownload : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const std::string content_ = content();
    int count_ = 0;

    DownloadRequest requestFor(const std::vector<std::string>& urls) {
        DownloadRequest request;
        request.urls = urls;
        request.target = test::pathIn(folder_, "file" + std::to_string(++count_) + ".txt");
        request.waitSeconds = 0.01;
        return request;
    }

    static bool left(const DownloadRequest& request) {
        return fs::exists(request.target.string() + ".part") ||
               fs::exists(request.target.string() + ".part.json");
    }

  private slots:
    void sha256HasThePublishedValues() {
        QCOMPARE(sumOf(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(sumOf("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        Sha256 sum;
        sum.add(std::string("a"));
        sum.hex();
        sum.add(std::string("bc"));
        QCOMPARE(sum.hex(), sumOf("abc"));
    }

    void aFileComesWhole() {
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, content_, "\"a\""); });
        DownloadRequest request = requestFor({server.url("/f")});
        request.bytes = static_cast<std::int64_t>(content_.size());
        request.sha256 = sumOf(content_);
        JobContext job;
        std::vector<Progress> told;
        job.report = [&](const Progress& p) { told.push_back(p); };
        const auto summary = download(request, job);
        VERIFY_OK(summary);
        QCOMPARE(read(request.target), content_);
        QCOMPARE(summary->sha256, sumOf(content_));
        QCOMPARE(summary->received, request.bytes);
        QVERIFY(!left(request));
        QVERIFY(!told.empty());
        QCOMPARE(told.back().done, told.back().total);
    }

    void anEmptyFileIsAFile() {
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, "", "\"a\""); });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        const auto summary = download(request, job);
        VERIFY_OK(summary);
        QCOMPARE(fs::file_size(request.target), 0U);
    }

    void aBrokenConnectionIsResumedWhereItBroke() {
        BreakingServer server([&](const HttpRequest& r, int number) {
            HttpAnswer answer = fileAnswer(r, content_, "\"a\"");
            if (number < 3) answer.sendBytes = 200'000;
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        const auto summary = download(request, job);
        VERIFY_OK(summary);
        QCOMPARE(read(request.target), content_);
        QCOMPARE(summary->received, static_cast<std::int64_t>(content_.size()));
        const auto requests = server.requests();
        QCOMPARE(requests.size(), 4U);
        QVERIFY(requests[1].rangeFirst() > 0 && requests[1].rangeFirst() < requests[2].rangeFirst());
        QCOMPARE(requests[1].headers.at("if-range"), std::string("\"a\""));
    }

    void aStoppedDownloadGoesOnTheNextTime() {
        BreakingServer server([&](const HttpRequest& r, int number) {
            HttpAnswer answer = fileAnswer(r, content_, "\"a\"");
            if (number == 0) answer.pauseMs = 20;
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        std::stop_source stop;
        JobContext job{stop.get_token(), {}, nullptr};
        job.report = [&](const Progress& p) {
            if (p.done > 0.3) stop.request_stop();
        };
        const auto first = download(request, job);
        VERIFY_OK(first);
        QVERIFY(first->stopped);
        QVERIFY(!fs::exists(request.target));
        QVERIFY(left(request));
        JobContext again;
        const auto second = download(request, again);
        VERIFY_OK(second);
        QCOMPARE(read(request.target), content_);
        QCOMPARE(first->received + second->received, static_cast<std::int64_t>(content_.size()));
    }

    void aChangedFileIsFetchedAnew() {
        const std::string changed = "another " + content_;
        BreakingServer server([&](const HttpRequest& r, int number) {
            HttpAnswer answer =
                number == 0 ? fileAnswer(r, content_, "\"a\"") : fileAnswer(r, changed, "\"b\"");
            if (number == 0) answer.sendBytes = 300'000;
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(read(request.target), changed);
    }

    void aServerThatIgnoresIfRangeIsNotTrusted() {
        const std::string changed = "another " + content_;
        BreakingServer server([&](const HttpRequest& r, int number) {
            HttpRequest deaf = r;
            deaf.headers.erase("if-range");
            HttpAnswer answer =
                number == 0 ? fileAnswer(r, content_, "\"a\"") : fileAnswer(deaf, changed, "\"b\"");
            if (number == 0) answer.sendBytes = 300'000;
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(read(request.target), changed);
    }

    void aServerWithoutRangesSendsAllAgain() {
        BreakingServer server([&](const HttpRequest&, int number) {
            HttpAnswer answer;
            answer.body = content_;
            if (number == 0) answer.sendBytes = 300'000;
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(read(request.target), content_);
    }

    void refusalsThatPassAreWaitedFor_data() {
        QTest::addColumn<int>("status");
        for (const int status : {408, 429, 500, 503}) QTest::addRow("%d", status) << status;
    }
    void refusalsThatPassAreWaitedFor() {
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
        job.report = [&](const Progress& p) {
            if (p.total == 0) longest = std::max(longest, p.secondsLeft);
        };
        VERIFY_OK(download(request, job));
        QCOMPARE(longest, 1.0);
    }

    void aMissingFileIsTakenFromTheNextPlace() {
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

    void corruptBytesAreTakenFromTheNextPlace() {
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
        QVERIFY(!fs::exists(request.target));
        QVERIFY(!left(request));
    }

    void lengthsThatLieAreSeen_data() {
        QTest::addColumn<int>("announced");
        QTest::addColumn<bool>("exact");
        QTest::newRow("more is announced than comes") << 5'000'000 << false;
        QTest::newRow("another size than published") << 1'000 << true;
    }
    void lengthsThatLieAreSeen() {
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
        QVERIFY(!fs::exists(request.target));
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

    void nothingLargeComesWithoutAYes() {
        BreakingServer server([&](const HttpRequest&, int) {
            HttpAnswer answer;
            answer.body = content_;
            answer.headers = {{"Content-Length", "600000000"}};
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        const auto summary = download(request, job);
        QVERIFY(!summary);
        QVERIFY2(summary.error().action.find("--yes") != std::string::npos,
                 summary.error().sentence().c_str());
        QVERIFY(!left(request));
    }

    void noRoomIsSaidBeforeAByteIsWritten() {
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, content_, "\"a\""); });
        DownloadRequest request = requestFor({server.url("/f")});
        request.spareBytes = std::int64_t{1} << 60;
        JobContext job;
        QVERIFY(!download(request, job));
        QVERIFY(!left(request));
    }

    void aFileThatShrankIsFetchedAnew() {
        const std::string shorter = content_.substr(0, 100'000);
        BreakingServer server([&](const HttpRequest& r, int number) {
            if (number == 0) {
                HttpAnswer answer = fileAnswer(r, content_, "\"a\"");
                answer.sendBytes = 300'000;
                return answer;
            }
            HttpRequest deaf = r;
            deaf.headers.erase("if-range");
            return fileAnswer(deaf, shorter, "\"b\"");  // 416 for what lies behind its end
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(read(request.target), shorter);
    }

    void aPartOfAnotherAddressIsContinuedOnlyWithAChecksum() {
        BreakingServer server([&](const HttpRequest& r, int number) {
            if (r.path == "/slow" && number > 0) return HttpAnswer{404, {}, "gone"};
            HttpAnswer answer = fileAnswer(r, content_, r.path == "/slow" ? "\"s\"" : "\"m\"");
            if (r.path == "/slow") answer.sendBytes = 400'000;
            return answer;
        });
        DownloadRequest request = requestFor({server.url("/slow"), server.url("/mirror")});
        request.sha256 = sumOf(content_);
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(read(request.target), content_);
        QVERIFY(server.requests().back().rangeFirst() > 0);
    }

    void theLimitOfSpeedHolds() {
        // libcurl takes what fits its buffers at once and keeps to the limit from then on.
        const std::string large = content_ + content_ + content_ + content_;
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, large, "\"a\""); });
        DownloadRequest request = requestFor({server.url("/f")});
        request.bytesPerSecond = 2'000'000;
        JobContext job;
        const auto start = std::chrono::steady_clock::now();
        VERIFY_OK(download(request, job));
        QVERIFY(std::chrono::steady_clock::now() - start > std::chrono::milliseconds(500));
    }

    void aProxyIsAskedForTheWholeAddress() {
        BreakingServer proxy([&](const HttpRequest& r, int) { return fileAnswer(r, content_, "\"a\""); });
        DownloadRequest request = requestFor({"http://127.0.0.1:1/far"});
        request.proxy = proxy.url("");
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(proxy.requests().front().path, std::string("http://127.0.0.1:1/far"));
    }

    void aServerThatIsNotThereIsASentence() {
        DownloadRequest request = requestFor({"http://127.0.0.1:1/f"});
        request.attempts = 2;
        JobContext job;
        const auto summary = download(request, job);
        QVERIFY(!summary);
        QVERIFY2(summary.error().found.find("http://127.0.0.1:1/f") != std::string::npos,
                 summary.error().sentence().c_str());
    }
};

QTEST_GUILESS_MAIN(TestDownload)
#include "test_download.moc"
