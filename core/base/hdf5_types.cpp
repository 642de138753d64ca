#include "core/base/hdf5_types.h"

#include <cstdint>

namespace paragram {

std::recursive_mutex& hdf5Mutex() {
    static std::recursive_mutex mutex;
    return mutex;
}

// clang-format off
template <> const H5::DataType& fileType<float>() { return H5::PredType::IEEE_F32LE; }
template <> const H5::DataType& fileType<double>() { return H5::PredType::IEEE_F64LE; }
template <> const H5::DataType& fileType<std::int32_t>() { return H5::PredType::STD_I32LE; }
template <> const H5::DataType& fileType<std::int64_t>() { return H5::PredType::STD_I64LE; }
template <> const H5::DataType& fileType<std::uint8_t>() { return H5::PredType::STD_U8LE; }
template <> const H5::DataType& fileType<std::uint16_t>() { return H5::PredType::STD_U16LE; }
template <> const H5::DataType& memoryType<float>() { return H5::PredType::NATIVE_FLOAT; }
template <> const H5::DataType& memoryType<double>() { return H5::PredType::NATIVE_DOUBLE; }
template <> const H5::DataType& memoryType<std::int32_t>() { return H5::PredType::NATIVE_INT32; }
template <> const H5::DataType& memoryType<std::int64_t>() { return H5::PredType::NATIVE_INT64; }
template <> const H5::DataType& memoryType<std::uint8_t>() { return H5::PredType::NATIVE_UINT8; }
template <> const H5::DataType& memoryType<std::uint16_t>() { return H5::PredType::NATIVE_UINT16; }
// clang-format on

}  // namespace paragram
