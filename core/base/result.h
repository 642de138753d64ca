// Result<T>: a value, or an Error the user can act on.
#pragma once

#include <cassert>
#include <exception>
#include <string>
#include <utility>
#include <variant>

namespace paragram {

// Who can mend it: the person who gave the input, or whoever looks after the machine.
enum class ErrorKind { input, machine };

// One clear sentence: "where: found, expected EXPECTED; ACTION".
struct Error {
    std::string where;     // file with line, setting key, or step
    std::string found;     // what is there
    std::string expected;  // what should be there; may be empty
    std::string action;    // what to do
    ErrorKind kind = ErrorKind::input;

    // "pairs.tsv:118: 1 column, expected 2 separated by a tab; remove the line or set pairs.skip-bad-lines"
    std::string sentence() const;
};

// The outcome of work that a user's input can make fail. Nothing is the value of work without one.
struct Nothing {};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & {
        assert(ok());
        return std::get<0>(state_);
    }
    const T& value() const& {
        assert(ok());
        return std::get<0>(state_);
    }
    T&& value() && {
        assert(ok());
        return std::get<0>(std::move(state_));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!ok());
        return std::get<1>(state_);
    }

  private:
    std::variant<T, Error> state_;
};

// An Error that travels as an exception.
class Failure : public std::exception {
  public:
    explicit Failure(Error error) : error_(std::move(error)), text_(error_.sentence()) {}
    const Error& error() const { return error_; }
    const char* what() const noexcept override { return text_.c_str(); }

  private:
    Error error_;
    std::string text_;
};

// The machine failed (disk, memory, a library's own refusal): thrown anywhere, caught once by whoever runs
// the job.
class MachineFailure : public Failure {
  public:
    explicit MachineFailure(Error error) : Failure(withKind(std::move(error))) {}

  private:
    static Error withKind(Error error) {
        error.kind = ErrorKind::machine;
        return error;
    }
};

}  // namespace paragram
