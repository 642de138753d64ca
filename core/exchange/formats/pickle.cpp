#include "core/exchange/formats/pickle.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace paragram {
namespace {

using Kind = PickleNode::Kind;

constexpr std::size_t kMostValues = 50'000'000;  // a vocabulary has two for each token
constexpr std::size_t kMostArguments = 8;
constexpr std::size_t kLongestKey = 64;  // key of a storage, bytes

// Objects that are read as plain bags of attributes.
constexpr std::array<std::string_view, 4> kBags{"argparse Namespace", "fairseq.meters AverageMeter",
                                                "fairseq.meters TimeMeter", "fairseq.meters StopwatchMeter"};
constexpr std::array<std::string_view, 12> kAllowed{"collections OrderedDict",
                                                    "torch._utils _rebuild_tensor_v2",
                                                    "torch._utils _rebuild_parameter",
                                                    "torch FloatStorage",
                                                    "torch DoubleStorage",
                                                    "torch HalfStorage",
                                                    "torch BFloat16Storage",
                                                    "torch LongStorage",
                                                    "torch IntStorage",
                                                    "torch ByteStorage",
                                                    "torch BoolStorage",
                                                    "torch ShortStorage"};

bool isBag(std::string_view name) {
    return std::ranges::find(kBags, name) != kBags.end();
}

}  // namespace

// Thrown and caught inside read.
struct PickleProblem {
    std::string found;
};

class Unpickler {
  public:
    explicit Unpickler(std::string_view bytes) : bytes_(bytes) {}

    PickleDocument run() {
        while (step()) {
        }
        document_.root_ = pop();
        return std::move(document_);
    }
    std::size_t taken() const { return at_; }

  private:
    std::string_view take(std::size_t count) {
        if (count > bytes_.size() - at_) throw PickleProblem{"a truncated pickle"};
        const std::string_view part = bytes_.substr(at_, count);
        at_ += count;
        return part;
    }
    std::uint64_t takeInteger(std::size_t count) {
        std::uint64_t value = 0;
        const std::string_view part = take(count);
        for (std::size_t i = 0; i < count; ++i)
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(part[i])) << (8 * i);
        return value;
    }
    std::string_view takeLine() {
        const std::size_t end = bytes_.find('\n', at_);
        if (end == std::string_view::npos) throw PickleProblem{"a truncated pickle"};
        const std::string_view line = take(end - at_);
        ++at_;
        return line;
    }
    std::int64_t takeLong() {
        const auto count = static_cast<std::size_t>(takeInteger(1));
        if (count > sizeof(std::int64_t)) {
            (void)take(count);
            return 0;  // only the magic number of a torch file is so long
        }
        std::uint64_t value = takeInteger(count);
        if (count > 0 && count < sizeof(value) && (value >> (8 * count - 1)) != 0)
            value |= ~std::uint64_t{0} << (8 * count);
        return static_cast<std::int64_t>(value);
    }

    std::uint32_t add(Kind kind) {
        if (document_.nodes_.size() >= kMostValues) throw PickleProblem{"a pickle of too many values"};
        document_.nodes_.emplace_back().kind = kind;
        return static_cast<std::uint32_t>(document_.nodes_.size() - 1);
    }
    PickleNode& node(std::uint32_t place) { return document_.nodes_[place]; }
    void push(Kind kind) { stack_.push_back(add(kind)); }
    void pushInteger(Kind kind, std::int64_t value) {
        push(kind);
        node(stack_.back()).integer = value;
    }
    void pushText(Kind kind, std::string_view text) {
        push(kind);
        node(stack_.back()).text = text;
    }
    std::uint32_t pop() {
        if (stack_.empty() || (!marks_.empty() && stack_.size() <= marks_.back()))
            throw PickleProblem{"a pickle that pops an empty stack"};
        const std::uint32_t top = stack_.back();
        stack_.pop_back();
        return top;
    }
    std::uint32_t top() {
        const std::uint32_t place = pop();
        stack_.push_back(place);
        return place;
    }
    std::vector<std::uint32_t> popToMark() {
        if (marks_.empty()) throw PickleProblem{"a pickle without a mark where one is needed"};
        const auto from = stack_.begin() + static_cast<std::ptrdiff_t>(marks_.back());
        std::vector<std::uint32_t> items(from, stack_.end());
        stack_.erase(from, stack_.end());
        marks_.pop_back();
        return items;
    }
    void pushTuple(std::vector<std::uint32_t> items) {
        push(Kind::tuple);
        node(stack_.back()).items = std::move(items);
    }
    void extend(Kind kind, const std::vector<std::uint32_t>& items) {
        PickleNode& container = node(top());
        if (container.kind != kind || (kind == Kind::dict && items.size() % 2 != 0))
            throw PickleProblem{"a pickle that adds to a value that is not a container"};
        container.items.insert(container.items.end(), items.begin(), items.end());
    }
    void memoise(std::size_t key) {
        // At most one key per value; a larger one would only waste memory.
        if (key > bytes_.size()) throw PickleProblem{"a pickle with a memo out of range"};
        if (key >= memo_.size()) memo_.resize(key + 1);
        memo_[key] = top();
    }
    void recall(std::size_t key) {
        if (key >= memo_.size() || !memo_[key]) throw PickleProblem{"a pickle that reads an unset memo"};
        stack_.push_back(*memo_[key]);
    }
    void pushGlobal() {
        std::string name(takeLine());
        name.append(" ").append(takeLine());
        if (std::ranges::find(kAllowed, name) == kAllowed.end() && !isBag(name))
            throw PickleProblem{fmt::format("a pickle that imports \"{}\"", name.substr(0, 80))};
        pushText(Kind::global, name);
    }

    // The items of a tuple; only a few.
    std::vector<std::uint32_t> popArguments() {
        const PickleNode& tuple = node(pop());
        if (tuple.kind != Kind::tuple || tuple.items.size() > kMostArguments)
            throw PickleProblem{"a pickle with invalid arguments"};
        return tuple.items;
    }
    std::string popGlobal() {
        const PickleNode& global = node(pop());
        if (global.kind != Kind::global)
            throw PickleProblem{"a pickle that calls a value that is not a function"};
        return global.text;
    }
    void reduce() {
        const std::vector<std::uint32_t> arguments = popArguments();
        const std::string name = popGlobal();
        const std::size_t count = arguments.size();
        if (name == "collections OrderedDict" && count == 0) return push(Kind::dict);
        if (name == "torch._utils _rebuild_parameter" && count >= 1) return stack_.push_back(arguments[0]);
        if (name == "torch._utils _rebuild_tensor_v2" && count >= 4) return pushTensor(arguments);
        throw PickleProblem{fmt::format("a pickle that calls \"{}\" in an unusual way", name)};
    }
    void pushTensor(const std::vector<std::uint32_t>& arguments) {
        const auto is = [&](std::size_t i, Kind kind) { return node(arguments[i]).kind == kind; };
        if (!is(0, Kind::storage) || !is(1, Kind::integer) || !is(2, Kind::tuple) || !is(3, Kind::tuple))
            throw PickleProblem{"a tensor that is built in an unusual way"};
        const std::int64_t offset = node(arguments[1]).integer;
        pushInteger(Kind::tensor, offset);
        node(stack_.back()).items = {arguments[0], arguments[2], arguments[3]};
    }
    void pushStorage() {
        const std::vector<std::uint32_t> id = popArguments();
        const bool whole = id.size() >= 5 && node(id[0]).text == "storage" &&
                           node(id[1]).kind == Kind::global && node(id[2]).kind == Kind::text &&
                           node(id[2]).text.size() <= kLongestKey && node(id[4]).kind == Kind::integer;
        const bool view = whole && id.size() > 5 && node(id[5]).kind != Kind::none;
        if (!whole || view) throw PickleProblem{"a tensor that is stored in an unusual way"};
        const std::string key = node(id[2]).text;
        const std::int64_t elements = node(id[4]).integer;
        pushText(Kind::storage, key);
        node(stack_.back()).integer = elements;
        node(stack_.back()).items = {id[1]};
    }
    void newObject() {
        const bool empty = popArguments().empty();
        const std::string name = popGlobal();
        if (!isBag(name) || !empty) throw PickleProblem{fmt::format("a pickle that creates a \"{}\"", name)};
        push(Kind::object);
    }
    void build() {
        const std::uint32_t state = pop();
        PickleNode& target = node(top());
        if (target.kind == Kind::dict) return;  // attributes of an OrderedDict are not needed
        if (target.kind != Kind::object || node(state).kind != Kind::dict)
            throw PickleProblem{"a pickle that builds something unknown"};
        target.items = {state};
    }

    // false at the end.
    bool step() {
        const auto code = static_cast<unsigned char>(take(1)[0]);
        if (code == '.') return false;  // STOP
        execute(code);
        return true;
    }
    // Names of the instructions as in Python's pickletools.
    void execute(unsigned char code) {
        switch (code) {
            case 0x80:
                return static_cast<void>(take(1));  // PROTO
            case '}':
                return push(Kind::dict);  // EMPTY_DICT
            case ')':
                return push(Kind::tuple);  // EMPTY_TUPLE
            case ']':
                return push(Kind::list);  // EMPTY_LIST
            case '(':
                return marks_.push_back(stack_.size());  // MARK
            case 'X':
                return pushText(Kind::text, take(takeInteger(4)));  // BINUNICODE
            case 0x8C:
                return pushText(Kind::text, take(takeInteger(1)));  // SHORT_BINUNICODE
            case 'q':
                return memoise(takeInteger(1));  // BINPUT
            case 'r':
                return memoise(takeInteger(4));  // LONG_BINPUT
            case 'h':
                return recall(takeInteger(1));  // BINGET
            case 'j':
                return recall(takeInteger(4));  // LONG_BINGET
            case 0x94:
                return memoise(memo_.size());  // MEMOIZE
            case 'N':
                return push(Kind::none);  // NONE
            case 0x88:
                return pushInteger(Kind::boolean, 1);  // NEWTRUE
            case 0x89:
                return pushInteger(Kind::boolean, 0);  // NEWFALSE
            case 'K':
                return pushInteger(Kind::integer, static_cast<std::int64_t>(takeInteger(1)));
            case 'M':
                return pushInteger(Kind::integer, static_cast<std::int64_t>(takeInteger(2)));
            case 'J':
                return pushInteger(Kind::integer, static_cast<std::int32_t>(takeInteger(4)));
            case 0x8A:
                return pushInteger(Kind::integer, takeLong());  // LONG1
            case 'G':
                return pushReal();  // BINFLOAT
            case 't':
                return pushTuple(popToMark());  // TUPLE
            case 0x85:
            case 0x86:
            case 0x87:
                return pushShortTuple(code - 0x84U);  // TUPLE1 TUPLE2 TUPLE3
            case 'a': {
                const auto item = pop();
                return extend(Kind::list, {item});  // APPEND
            }
            case 'e':
                return extend(Kind::list, popToMark());  // APPENDS
            case 's': {
                const auto value = pop(), key = pop();
                return extend(Kind::dict, {key, value});  // SETITEM
            }
            case 'u':
                return extend(Kind::dict, popToMark());  // SETITEMS
            case 'c':
                return pushGlobal();  // GLOBAL
            case 'R':
                return reduce();  // REDUCE
            case 0x81:
                return newObject();  // NEWOBJ
            case 'b':
                return build();  // BUILD
            case 'Q':
                return pushStorage();  // BINPERSID
            default:
                throw PickleProblem{fmt::format("a pickle with the instruction 0x{:02X}", code)};
        }
    }
    void pushReal() {
        std::uint64_t bits = 0;
        for (const char c : take(8)) bits = bits << 8 | static_cast<unsigned char>(c);
        push(Kind::real);
        node(stack_.back()).real = std::bit_cast<double>(bits);
    }
    void pushShortTuple(std::size_t count) {
        std::vector<std::uint32_t> items(count);
        for (std::size_t i = count; i-- > 0;) items[i] = pop();
        pushTuple(std::move(items));
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    PickleDocument document_;
    std::vector<std::uint32_t> stack_;
    std::vector<std::size_t> marks_;
    std::vector<std::optional<std::uint32_t>> memo_;
};

Result<PickleDocument> PickleDocument::read(std::string_view bytes, const std::string& name,
                                            std::size_t& taken) {
    Unpickler unpickler(bytes);
    try {
        PickleDocument document = unpickler.run();
        taken = unpickler.taken();
        return document;
    } catch (const PickleProblem& problem) {
        return Error{name, problem.found,
                     "a checkpoint of plain data and tensors, as P-SP and fairseq write it",
                     "do not load this file in Python either unless you trust its source"};
    }
}

const PickleNode* PickleDocument::find(const PickleNode& in, std::string_view key) const {
    const PickleNode* dict = &in;
    if (in.kind == Kind::object && !in.items.empty()) dict = &nodes_[in.items[0]];
    if (dict->kind != Kind::dict) return nullptr;
    for (std::size_t i = dict->items.size(); i >= 2; i -= 2) {  // the last one is valid
        const PickleNode& found = nodes_[dict->items[i - 2]];
        if (found.kind == Kind::text && found.text == key) return &nodes_[dict->items[i - 1]];
    }
    return nullptr;
}

}  // namespace paragram
