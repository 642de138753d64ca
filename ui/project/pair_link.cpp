#include "ui/project/pair_link.h"

#include <QStringList>

namespace paragram::ui {

namespace {

constexpr QLatin1String kScheme("pair:");

}  // namespace

QString PairLink::path() const {
    return kScheme + QStringList{source, target, model}.join('\t');
}

std::optional<PairLink> PairLink::fromPath(const QString& path) {
    if (!path.startsWith(kScheme)) return std::nullopt;
    const QStringList parts = path.mid(kScheme.size()).split('\t');
    if (parts.size() != 3) return std::nullopt;
    return PairLink{parts[0], parts[1], parts[2]};
}

}  // namespace paragram::ui
