#include "tests/soak/soak_tasks.h"

#include <sched.h>

#include <QDir>
#include <algorithm>
#include <regex>
#include <stdexcept>

#include "core/base/files/atomic_file.h"
#include "core/base/process/neural_process.h"
#include "core/models/model_file.h"
#include "core/pairs/store/pair_store.h"
#include "tests/support/made_texts.h"
#include "tests/support/word_model.h"

namespace paragram::test {
namespace {

namespace fs = std::filesystem;

constexpr int kLongestMs = 300'000;

// A program with one core has one thread, so that its n-th call is the same one each time.
void stayOnThisCore() {
    cpu_set_t core;
    CPU_ZERO(&core);
    CPU_SET(static_cast<unsigned>(std::max(0, ::sched_getcpu())), &core);
    ::sched_setaffinity(0, sizeof core, &core);
}

// The neural ones are small, since each of their calls fails once and libtorch takes a second to start.
std::vector<SoakTask> allTasks() {
    const QString tiny =
        "--tokenizer data/t.model --encoder.network transformer --encoder.dimension 16 --generative.model "
        "bgt --generative.encoder-layers 1 --generative.heads 2 --generative.feed-forward 16 "
        "--generative.update-tokens 500 --train.steps 6 --train.evaluate-every 2 ";
    return {
        {"train",
         "train --pairs data/p.h5 --tokenizer data/t.model --development data/sample/development.en-es.tsv "
         "--encoder.dimension 32 --train.epochs 12 --train.evaluate-every 20 --train.threads 1 --output "
         "out/run",
         {"run/model.h5"},
         false,
         true},
        {"import",
         "import --overwrite --input data/t.tsv --columns 0,1 --languages en,es --recipe p22-bitext --output "
         "out/p.h5",
         {"p.h5"},
         true},
        {"tokenizer",
         "tokenizer --overwrite --pairs data/p.h5 --kind sentencepiece --vocabulary 300 --output out/t.model",
         {"t.model"},
         true},
        {"index",
         "neighbours --model data/m.h5 --corpus data/en.txt --queries data/q.txt --index out/ix --index-kind "
         "ivf -k 3 --output out/n.tsv",
         {"n.tsv", "ix/vectors.f32"}},
        {"mine",
         "mine --overwrite --model data/m.h5 --source data/en.txt --target data/es.txt --output out/m.tsv",
         {"m.tsv"},
         true},
        {"align",
         "align --overwrite --model data/m.h5 --languages en,es --source data/en.txt --target data/es.txt "
         "--unit lines "
         "--output out/b.tmx",
         {"b.tmx"},
         true},
        {"embed",
         "embed --overwrite --model data/m.h5 --input data/en.txt --output out/v.npy",
         {"v.npy"},
         true},
        {"export",
         "export --model data/run --format sentence-transformers --output out/ex",
         {"ex/0_StaticEmbedding/model.safetensors"}},
        {"export to a file", "export --model data/run --format onnx --output out/x.onnx", {"x.onnx"}, true},
        {"train neural",
         "train --pairs data/few.h5 " + tiny + "--output out/bgt",
         {"bgt/model.h5"},
         false,
         true,
         true},
        {"translate",
         "translate --overwrite --model data/tiny --input data/en.short --language en --to es --beam 2 "
         "--longest 8 "
         "--output out/es.txt",
         {"es.txt"},
         true,
         false,
         true},
        {"paraphrase",
         "paraphrase --overwrite --model data/tiny --pairs data/few.h5 --beam 2 --longest 8 --output "
         "out/para.h5",
         {"para.h5"},
         true,
         false,
         true},
        {"back-translate",
         "generate --model data/tiny --input data/en.short --language en --to es --back data/tiny --best 2 "
         "--longest 6 --output out/trip.tsv --paraphrases out/trip.h5",
         {"trip.tsv", "trip.h5"},
         false,
         false,
         true},
    };
}

// Slowly, and in parts if asked for.
HttpAnswer served(const HttpRequest& request, const std::string& body) {
    HttpAnswer answer;
    const std::size_t first = std::min(request.rangeFirst(), body.size());
    answer.headers = {{"ETag", "\"1\""}, {"Accept-Ranges", "bytes"}};
    if (first > 0) {
        answer.status = 206;
        answer.headers.emplace_back("Content-Range", "bytes " + std::to_string(first) + "-" +
                                                         std::to_string(body.size() - 1) + "/" +
                                                         std::to_string(body.size()));
    }
    answer.body = body.substr(first);
    answer.pauseMs = 3;
    return answer;
}

// By name; a folder's ends in "/".
std::map<std::string, std::string> filesBelow(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = fs::relative(entry.path(), folder).string();
        if (entry.is_regular_file())
            files[name] = *readFile(entry.path());
        else
            files[name + "/"];
    }
    return files;
}

}  // namespace

SoakFolder::SoakFolder() {
    const bool neural = NeuralProcess::checkInstalled().ok();
    for (const SoakTask& task : allTasks())
        if (neural || !task.neural) tasks_.push_back(task);
    const std::string body = joined(book(60000));
    server_ = std::make_unique<BreakingServer>(
        [body](const HttpRequest& request, int) { return served(request, body); });
    const QString address = QString::fromStdString(server_->url("/book.txt"));
    tasks_.push_back({"download", "download --url " + address + " --folder out/dl", {"dl/own/book.txt"}});
    makeData();
    clean();
}

void SoakFolder::makeData() {
    fs::create_directories(path() / "data");
    const auto texts = book(1200);
    const auto lines = [&](std::size_t count, std::size_t from) {
        return joined(part(texts, from, from + count));
    };
    writeModel(wordModel(texts), path() / "data/m.h5");
    writeFileAtomically(path() / "data/en.txt", lines(1000, 0));
    writeFileAtomically(path() / "data/es.txt", lines(960, 40));
    writeFileAtomically(path() / "data/q.txt", lines(100, 500));
    std::vector<QString> commands{
        "sample --output data/sample", "subsample --pairs data/all.h5 --count 1200 --output data/p.h5",
        "subsample --pairs data/all.h5 --count 100 --output data/few.h5",
        "tokenizer --pairs data/p.h5 --kind sentencepiece --vocabulary 300 --output data/t.model",
        "train --pairs data/p.h5 --tokenizer data/t.model --encoder.dimension 16 --train.steps 10 --output "
        "data/run"};
    commands.insert(commands.begin() + 1,
                    "import --input data/sample/train.en-es.tsv --columns 0,1 --languages en,es --output "
                    "data/all.h5");
    for (SoakTask task : allTasks()) {
        if (task.name != "train neural" || !NeuralProcess::checkInstalled()) continue;
        commands.push_back(task.command.replace("out/bgt", "data/tiny"));
    }
    for (const QString& command : commands) {
        const SoakRun done = run({"", command, {}});
        if (done.status != 0) throw std::runtime_error((command + ": " + done.errors).toStdString());
    }
    const std::string sample = *readFile(path() / "data/sample/train.en-es.tsv");
    std::string table, sentences;
    std::size_t at = 0;
    for (int line = 0; line < 1500; ++line) {
        const std::size_t end = sample.find('\n', at);
        table += sample.substr(at, end + 1 - at);
        if (line < 40) sentences += sample.substr(at, sample.find('\t', at) - at) + "\n";
        at = end + 1;
    }
    writeFileAtomically(path() / "data/t.tsv", table);
    writeFileAtomically(path() / "data/en.short", sentences);
}

void SoakFolder::clean() const {
    for (const fs::path& folder : {out(), temporary()}) {
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
}

void SoakFolder::start(QProcess& process, const SoakTask& task, bool resume,
                       const std::map<QString, QString>& variables) const {
    process.setWorkingDirectory(folder_.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    fs::create_directories(temporary());
    environment.insert("TMPDIR", QString::fromStdString(temporary().string()));
    for (const auto& [name, value] : variables) environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier(stayOnThisCore);
    QString command = "--progress none " + task.command;
    if (resume) {
        const QString output = task.command.section("--output ", 1).section(' ', 0, 0);
        command = "--progress none train --resume --output " + output;
    }
    process.start(QString(PARAGRAM_PROGRAMS) + "/paragram-cli", command.split(' ', Qt::SkipEmptyParts));
}

SoakRun SoakFolder::ended(QProcess& process) {
    SoakRun run;
    run.crashed = !process.waitForFinished(kLongestMs) || process.exitStatus() == QProcess::CrashExit;
    if (process.state() != QProcess::NotRunning) process.kill();
    process.waitForFinished();
    run.status = run.crashed ? -1 : process.exitCode();
    run.output = QString::fromUtf8(process.readAllStandardOutput());
    run.errors = QString::fromUtf8(process.readAllStandardError());
    return run;
}

SoakRun SoakFolder::run(const SoakTask& task, bool resume,
                        const std::map<QString, QString>& variables) const {
    QProcess process;
    start(process, task, resume, variables);
    return ended(process);
}

bool SoakFolder::hasCheckpoint(const SoakTask& task) const {
    const fs::path run = fs::path(task.results.front().toStdString()).parent_path();
    return task.resumes && fs::exists(out() / run / "checkpoint.h5");
}

std::map<std::string, std::string> SoakFolder::files() const {
    std::map<std::string, std::string> files;
    for (const fs::path& folder : {out(), temporary()})
        for (auto& [name, bytes] : filesBelow(folder)) files[(folder.filename() / name).string()] = bytes;
    return files;
}

std::map<std::string, std::string> SoakFolder::results(const SoakTask& task) const {
    std::map<std::string, std::string> files;
    for (const QString& name : task.results) {
        const auto bytes = readFile(out() / name.toStdString());
        files[name.toStdString()] = bytes ? *bytes : std::string();
    }
    return files;
}

bool SoakFolder::samePairs(const SoakTask& task, const std::map<std::string, std::string>& wanted) const {
    const auto text = [](const PairStore& store) {
        std::string all;
        for (const SentencePair& pair : store.read(0, store.info().pairs))
            all += pair.source + '\t' + pair.target + '\n';
        return all;
    };
    for (const auto& [name, bytes] : results(task)) {
        if (bytes == wanted.at(name)) continue;
        if (!name.ends_with(".h5")) return false;
        const fs::path other = path() / "other.h5";
        writeFileAtomically(other, wanted.at(name));
        const auto mine = PairStore::open(out() / name), theirs = PairStore::open(other);
        if (!mine || !theirs || text(*mine) != text(*theirs)) return false;
    }
    return true;
}

QStringList SoakFolder::leftBehind() const {
    QStringList names;
    const std::regex temporary(R"(\.\d+-\d+\.part)");  // FILE.part of a download is kept, to go on
    for (const auto& [name, bytes] : files())
        if (name.starts_with("tmp/") || std::regex_search(name, temporary))
            names << QString::fromStdString(name);
    return names;
}

}  // namespace paragram::test
