// Files that the program carries in itself.
#pragma once

#include <QByteArray>
#include <QString>

namespace paragram::ui {

// name: ":/icons/train.svg". Empty if there is no such resource.
QByteArray readResource(const QString& name);

}  // namespace paragram::ui
