// Precompiled: headers of Qt and QCustomPlot that nearly every file of the window reads.
#pragma once

#include <qcustomplot.h>

#include <QAction>
#include <QApplication>
#include <QtWidgets>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>
