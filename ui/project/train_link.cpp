#include "ui/project/train_link.h"

#include <QStringList>

namespace paragram::ui {

namespace {

constexpr QLatin1String kScheme("train:");

}  // namespace

QString TrainLink::path() const {
    return kScheme + QStringList{preset, pairs, settings}.join('\t');
}

std::optional<TrainLink> TrainLink::fromPath(const QString& path) {
    if (!path.startsWith(kScheme)) return std::nullopt;
    const QStringList parts = path.mid(kScheme.size()).split('\t');
    if (parts.size() != 3) return std::nullopt;
    return TrainLink{parts[0], parts[1], parts[2]};
}

}  // namespace paragram::ui
