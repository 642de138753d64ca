#include "core/pairs/formats/pair_reader.h"

namespace paragram {

std::vector<std::string> PairReader::remarks() const {
    std::vector<std::string> all = warnings();
    for (std::string& remark : remarksOf(leftOut(), linesRead(), counted())) all.push_back(std::move(remark));
    return all;
}

}  // namespace paragram
