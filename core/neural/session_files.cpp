#include <filesystem>
#include <fstream>

#include "core/neural/frame_tensors.h"
#include "core/neural/session.h"

namespace paragram::neural {

namespace fs = std::filesystem;

Frame Session::save(const Frame& request) const {
    Frame file;
    file.header["format"] = "pt";
    file.header["adam-steps"] = std::to_string(adam_->steps);
    file.header["trainer"] = request.header.value("trainer", "");
    const auto parameters = model().named_parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        addTensor(file, parameters[i].key(), parameters[i].value());
        addTensor(file, "adam.mean." + parameters[i].key(), adam_->mean[i]);
        addTensor(file, "adam.variance." + parameters[i].key(), adam_->variance[i]);
        if (!mean_.values.empty()) addTensor(file, "average." + parameters[i].key(), mean_.values[i]);
    }
    const fs::path path = request.header.at("path").get<std::string>();
    const fs::path unfinished = path.string() + ".unfinished";
    {
        std::ofstream stream(unfinished, std::ios::binary);
        file.writeSafetensors(stream);
        if (!stream.flush()) {
            std::error_code ignored;
            fs::remove(unfinished, ignored);
            throw std::runtime_error(path.string() + " cannot be written");
        }
    }
    fs::rename(unfinished, path);
    return {};
}

Frame Session::load(const Frame& request) {
    const std::string path = request.header.at("path").get<std::string>();
    std::error_code none;
    std::string bytes(fs::is_regular_file(path, none) ? fs::file_size(path) : 0, '\0');
    if (!std::ifstream(path, std::ios::binary)
             .read(bytes.data(), static_cast<std::streamsize>(bytes.size())) ||
        bytes.empty())
        throw std::runtime_error(path + " cannot be read");
    const Frame file = Frame::fromSafetensors(std::move(bytes));
    auto parameters = model().named_parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const std::string& name = parameters[i].key();
        assign(parameters[i].value(), name, file.array(name));
        assign(adam_->mean[i], name, file.array("adam.mean." + name));
        assign(adam_->variance[i], name, file.array("adam.variance." + name));
        if (!mean_.values.empty()) assign(mean_.values[i], name, file.array("average." + name));
    }
    adam_->steps = std::stoll(file.header.at("adam-steps").get<std::string>());
    Frame answer;
    answer.header["trainer"] = file.header.value("trainer", "");
    return answer;
}

}  // namespace paragram::neural
