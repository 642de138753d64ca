// Result<T>: the outcome of work. It finished with a value, was stopped (with or without a partial value), or
// failed with an Error that the user can act on.
#pragma once

#include <cassert>
#include <exception>
#include <string>
#include <utility>
#include <variant>

namespace paragram {

// How work ended; used by every task, command and job of the window.
enum class Outcome { finished, stopped, failed };

// Who can fix an Error: the user who gave the input, or whoever maintains the machine. stopped: there is
// nothing to fix, the user stopped the job.
enum class ErrorKind { input, machine, stopped };

// One sentence: "where: found, expected EXPECTED; ACTION".
struct Error {
    std::string where;     // file with line, setting key, or step
    std::string found;     // what was found
    std::string expected;  // what was expected; may be empty
    std::string action;    // what to do about it
    ErrorKind kind = ErrorKind::input;

    // "pairs.tsv:118: 1 column, expected 2 separated by a tab; remove the line or set pairs.skip-bad-lines"
    std::string sentence() const;
};

// The value of work without a result.
struct Nothing {};

// Returned by work that was stopped before it had a value.
struct Stopped {};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}
    Result(Stopped) : Result(Error{"", "stopped", "", "", ErrorKind::stopped}) {}
    // The work was stopped, and value is what was done until then.
    static Result stoppedWith(T value) {
        Result result(std::move(value));
        result.partial_ = true;
        return result;
    }
    // The value of work that may have been stopped.
    static Result of(T value, bool stopped) {
        return stopped ? stoppedWith(std::move(value)) : Result(std::move(value));
    }

    // There is a value: complete, or what was done before a stop.
    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }
    Outcome outcome() const {
        if (ok()) return partial_ ? Outcome::stopped : Outcome::finished;
        return error().kind == ErrorKind::stopped ? Outcome::stopped : Outcome::failed;
    }
    bool stopped() const { return outcome() == Outcome::stopped; }

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
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    // Why there is no value. Returning it from a caller passes on both failures and stops.
    const Error& error() const {
        assert(!ok());
        return std::get<1>(state_);
    }

  private:
    std::variant<T, Error> state_;
    bool partial_ = false;  // the work was stopped after this value
};

// An Error as an exception.
class Failure : public std::exception {
  public:
    explicit Failure(Error error) : error_(std::move(error)), text_(error_.sentence()) {}
    const Error& error() const { return error_; }
    const char* what() const noexcept override { return text_.c_str(); }

  private:
    Error error_;
    std::string text_;
};

// The machine failed (disk, memory, a library): thrown anywhere, and caught in one place by whoever runs the
// job.
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
