// Precompiled: what nearly every command reads.
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "core/precompiled.h"
