// The packages of Node that tests pass files to.
#pragma once

#include "tests/support/consumer.h"

namespace paragram::test {

// Where packaging/install-consumers puts the packages of Node.
inline std::filesystem::path nodePackages() {
    return std::filesystem::path(PARAGRAM_CONSUMERS);
}

inline bool hasNodePackages() {
    return std::filesystem::exists(nodePackages() / "node_modules/onnxruntime-node") &&
           problemOf("node", {"--version"}).empty();
}

}  // namespace paragram::test
