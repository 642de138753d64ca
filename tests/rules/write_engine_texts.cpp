// Writes resources/i18n/engine_texts.h: the build target update-docs runs it.
#include <fstream>

#include "tests/rules/engine_texts.h"

int main(int argc, char** argv) {
    if (argc != 2) return 1;
    std::ofstream file(argv[1], std::ios::binary);
    file << paragram::rules::engineTexts();
    return file.flush() ? 0 : 1;
}
