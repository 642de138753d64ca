// Vectors of many texts, with a way to stop.
#pragma once

#include <span>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// As Model::embed, which it calls for some texts at a time. Returns Stopped.
Result<Matrix> embedTexts(const Model& model, std::span<const std::string> texts, Workers& workers,
                          const JobContext& job, Side side = Side::source);

}  // namespace paragram
