// Owns a precompiled header; see tests/CMakeLists.txt.
