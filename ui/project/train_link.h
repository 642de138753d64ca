// A training to set up as a "path" for Panel::panelRequested: how one panel leads to Train.
#pragma once

#include <QString>
#include <optional>

namespace paragram::ui {

struct TrainLink {
    QString preset;
    QString pairs;     // name of a pair store
    QString settings;  // lines "key = value" that differ from the preset; may be empty

    QString path() const;
    // Empty where the path is not such a link.
    static std::optional<TrainLink> fromPath(const QString& path);
};

}  // namespace paragram::ui
