// Writes the sample files to a folder: paragram-make-sample FOLDER

#include <filesystem>
#include <fstream>
#include <iostream>

#include "datasets/sample/sample.h"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: paragram-make-sample FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    for (const paragram::sample::SampleFile& file : paragram::sample::makeSample()) {
        std::ofstream stream(folder / file.name, std::ios::binary);
        stream << file.text;
        stream.close();
        if (!stream) {
            std::cerr << (folder / file.name).string()
                      << ": cannot be written; choose a folder with write permission\n";
            return 1;
        }
    }
    return 0;
}
