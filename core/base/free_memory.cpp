#include "core/base/free_memory.h"

#include <fstream>
#include <string>

namespace paragram {

double freeMemory() {
    std::ifstream info("/proc/meminfo");
    std::string name, unit;
    double kilobytes = 0;
    while (info >> name >> kilobytes) {
        if (name == "MemAvailable:") return kilobytes * 1024;
        std::getline(info, unit);
    }
    return -1;
}

}  // namespace paragram
