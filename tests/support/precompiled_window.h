// Precompiled: what nearly every test of the window reads.
#pragma once

#include <QtTest>

#include "ui/precompiled.h"
