// Reads Python's pickles as plain data: values are built, nothing is ever executed or imported.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// A value of a pickle. Values refer to others by their index in the document, so a pickle that contains
// itself does no harm, and a value costs the same however often it is used.
struct PickleNode {
    enum class Kind {
        none,
        boolean,
        integer,
        real,
        text,
        list,
        tuple,
        dict,
        object,
        global,
        storage,
        tensor
    };

    Kind kind = Kind::none;
    std::int64_t integer = 0;  // boolean, integer; storage: elements; tensor: first element
    double real = 0;
    std::string text;                  // text; global: "torch FloatStorage"; storage: its key
    std::vector<std::uint32_t> items;  // list, tuple; dict: key, value, key, value ...; object: its dict
                                       // storage: its type; tensor: storage, sizes, strides
};

// Protocol 2 with the instructions and names of P-SP's and fairseq's torch checkpoints (argparse Namespace,
// OrderedDict, tensors and their storages, fairseq's meters as bags of attributes). Everything else is
// rejected by name. Memory stays within a constant factor of the bytes.
class PickleDocument {
  public:
    // The pickle at the start of bytes; taken: its length. name: for errors. Error for an invalid or
    // unsupported pickle.
    static Result<PickleDocument> read(std::string_view bytes, const std::string& name, std::size_t& taken);

    const PickleNode& root() const { return nodes_[root_]; }
    const PickleNode& at(std::uint32_t place) const { return nodes_[place]; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
    // The value of a text key in a dict, or of a field of an object; null if there is none.
    const PickleNode* find(const PickleNode& in, std::string_view key) const;

  private:
    friend class Unpickler;
    std::vector<PickleNode> nodes_;
    std::uint32_t root_ = 0;
};

}  // namespace paragram
