// Precompiled: what nearly every test of the engine reads.
#pragma once

#include <QtTest>

#include "core/precompiled.h"
