// Downloads from a real server on loopback that breaks connections, lies and refuses.
#include <QTest>

#include "core/catalogue/part_file.h"
#include "tests/core/catalogue/download_test.h"

namespace fs = std::filesystem;
using namespace paragram;
using namespace paragram::test;

class TestDownload : public DownloadTest {
    Q_OBJECT

  private slots:
    void sha256MatchesPublishedValues() {
        QCOMPARE(sumOf(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(sumOf("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        Sha256 sum;
        sum.add(std::string("a"));
        sum.hex();
        sum.add(std::string("bc"));
        QCOMPARE(sum.hex(), sumOf("abc"));
    }

    void aFileIsDownloadedCompletely() {
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, content_, "\"a\""); });
        DownloadRequest request = requestFor({server.url("/f")});
        request.bytes = static_cast<std::int64_t>(content_.size());
        request.sha256 = sumOf(content_);
        JobContext job;
        std::vector<Progress> told;
        job.onProgress = [&](const Progress& p) { told.push_back(p); };
        const auto summary = download(request, job);
        VERIFY_OK(summary);
        QCOMPARE(read(request.target), content_);
        QCOMPARE(summary->sha256, sumOf(content_));
        QCOMPARE(summary->received, request.bytes);
        QVERIFY(!left(request));
        QVERIFY(!told.empty());
        QCOMPARE(told.back().done, told.back().total);
    }

    void anEmptyFileIsDownloaded() {
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

    void aStoppedDownloadIsResumedTheNextTime() {
        BreakingServer server([&](const HttpRequest& r, int number) {
            HttpAnswer answer = fileAnswer(r, content_, "\"a\"");
            if (number == 0) answer.pauseMs = 20;
            return answer;
        });
        const DownloadRequest request = requestFor({server.url("/f")});
        std::stop_source stop;
        JobContext job{stop.get_token(), {}, nullptr};
        job.onProgress = [&](const Progress& p) {
            if (p.done > 0.3) stop.request_stop();
        };
        const auto first = download(request, job);
        VERIFY_OK(first);
        QVERIFY(first.stopped());
        QVERIFY(!fs::exists(request.target));
        QVERIFY(left(request));
        JobContext again;
        const auto second = download(request, again);
        VERIFY_OK(second);
        QCOMPARE(read(request.target), content_);
        QCOMPARE(first->received + second->received, static_cast<std::int64_t>(content_.size()));
    }

    void aStopWhileTheEarlierPartIsReadIsReported() {
        const fs::path target = test::pathIn(folder_, "part.txt");
        JobContext job;
        {
            PartFile first(target);
            VERIFY_OK(first.open(job));
            first.restart({"http://localhost/part", "\"a\"", {}, 2'000'000});
            first.add(content_);
        }
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(PartFile(target).open({stop.get_token(), {}, nullptr}).stopped());
        DownloadRequest request = requestFor({"http://localhost/part"});
        request.target = target;
        JobContext stopped{stop.get_token(), {}, nullptr};
        const auto summary = download(request, stopped);
        VERIFY_OK(summary);
        QVERIFY(summary.stopped());
        PartFile again(target);
        VERIFY_OK(again.open(job));
        QCOMPARE(again.bytes(), static_cast<std::int64_t>(content_.size()));
        QCOMPARE(again.sha256(), sumOf(content_));
    }

    void aChangedFileIsDownloadedAgain() {
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

    void aServerWithoutRangesSendsEverythingAgain() {
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

    void nothingLargeIsDownloadedWithoutConfirmation() {
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

    void lackOfSpaceIsReportedBeforeAByteIsWritten() {
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, content_, "\"a\""); });
        DownloadRequest request = requestFor({server.url("/f")});
        request.spareBytes = std::int64_t{1} << 60;
        JobContext job;
        QVERIFY(!download(request, job));
        QVERIFY(!left(request));
    }

    void aFileThatShrankIsDownloadedAgain() {
        const std::string shorter = content_.substr(0, 100'000);
        BreakingServer server([&](const HttpRequest& r, int number) {
            if (number == 0) {
                HttpAnswer answer = fileAnswer(r, content_, "\"a\"");
                answer.sendBytes = 300'000;
                return answer;
            }
            HttpRequest deaf = r;
            deaf.headers.erase("if-range");
            return fileAnswer(deaf, shorter, "\"b\"");  // 416 for a range beyond its end
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

    void theSpeedLimitIsRespected() {
        // libcurl accepts what fits its buffers at once and respects the limit afterwards.
        const std::string large = content_ + content_ + content_ + content_;
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, large, "\"a\""); });
        DownloadRequest request = requestFor({server.url("/f")});
        request.bytesPerSecond = 2'000'000;
        JobContext job;
        const auto start = std::chrono::steady_clock::now();
        VERIFY_OK(download(request, job));
        QVERIFY(std::chrono::steady_clock::now() - start > std::chrono::milliseconds(500));
    }

    void aProxyReceivesTheWholeAddress() {
        BreakingServer proxy([&](const HttpRequest& r, int) { return fileAnswer(r, content_, "\"a\""); });
        DownloadRequest request = requestFor({"http://127.0.0.1:1/far"});
        request.proxy = proxy.url("");
        JobContext job;
        VERIFY_OK(download(request, job));
        QCOMPARE(proxy.requests().front().path, std::string("http://127.0.0.1:1/far"));
    }

    void anUnreachableServerIsReported() {
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
