// A sentence pair as a "path" for Panel::panelRequested: how one panel hands a pair to another.
#pragma once

#include <QString>
#include <optional>

namespace paragram::ui {

struct PairLink {
    QString source, target;
    QString model;  // run folder or model file; may be empty

    QString path() const;
    // Empty where the path is not a pair link.
    static std::optional<PairLink> fromPath(const QString& path);
};

}  // namespace paragram::ui
