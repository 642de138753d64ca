// Precompiled: what nearly every test of the engine reads.
#pragma once

#include <QTest>

#include "core/precompiled.h"
