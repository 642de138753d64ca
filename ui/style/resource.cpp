#include "ui/style/resource.h"

#include <QFile>

namespace paragram::ui {

QByteArray readResource(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace paragram::ui
