// Precompiled: what nearly every test of the window reads.
#pragma once

#include <QSignalSpy>
#include <QTest>

#include "ui/precompiled.h"
