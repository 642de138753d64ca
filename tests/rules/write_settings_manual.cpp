// Writes the manual's page on settings: the build target update-docs runs it.
#include <fstream>

#include "core/settings/setting_docs.h"

int main(int argc, char** argv) {
    if (argc != 2) return 1;
    std::ofstream file(argv[1], std::ios::binary);
    file << paragram::settingsManual();
    return file.flush() ? 0 : 1;
}
