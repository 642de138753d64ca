// Another program to drag files from: a small window from which every drag takes the files that it was
// started with.
//   drag_source X Y FILE...      says "ready" when its window is there
#include <QApplication>
#include <QDrag>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>
#include <cstdio>
#include <utility>

namespace {

class Files : public QLabel {
  public:
    explicit Files(QStringList files) : QLabel("drag me"), files_(std::move(files)) {
        setWindowFlags(Qt::FramelessWindowHint);
        setAlignment(Qt::AlignCenter);
    }

  protected:
    void paintEvent(QPaintEvent* event) override {
        QLabel::paintEvent(event);
        if (std::exchange(hidden_, false)) std::puts("ready"), std::fflush(stdout);
    }
    void mousePressEvent(QMouseEvent*) override {
        auto* data = new QMimeData;
        QList<QUrl> urls;
        for (const QString& file : files_) urls << QUrl::fromLocalFile(file);
        data->setUrls(urls);
        auto* drag = new QDrag(this);
        drag->setMimeData(data);
        drag->exec(Qt::CopyAction);
    }

  private:
    QStringList files_;
    bool hidden_ = true;
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    Files files(arguments.mid(3));
    files.setGeometry(arguments.value(1).toInt(), arguments.value(2).toInt(), 120, 60);
    files.show();
    return QApplication::exec();
}
