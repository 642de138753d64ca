// Precompiled: headers that many files of the window read. Each costs every file time: its inline functions
// use templates, which the compiler instantiates again, so <QtWidgets> or <qcustomplot.h> here would double
// the time of a small file.
#pragma once

#include <QAbstractTableModel>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>
