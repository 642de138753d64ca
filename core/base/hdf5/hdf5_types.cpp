#include "core/base/hdf5/hdf5_types.h"

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

H5D_layout_t layoutOf(hid_t set) {
    const hid_t made = H5Dget_create_plist(set);
    const H5D_layout_t layout = H5Pget_layout(made);
    H5Pclose(made);
    return layout;
}

hsize_t userblockOf(hid_t file) {
    const hid_t made = H5Fget_create_plist(file);
    hsize_t bytes = 0;
    H5Pget_userblock(made, &bytes);
    H5Pclose(made);
    return bytes;
}

haddr_t plainListsBegin(hid_t file, hid_t table) {
    const hid_t made = H5Fget_create_plist(file), type = H5Dget_type(table);
    const hid_t element = H5Tget_super(type);
    std::size_t addressBytes = 0, sizeBytes = 0;
    H5Pget_sizes(made, &addressBytes, &sizeBytes);
    const bool plain = layoutOf(table) == H5D_CONTIGUOUS && addressBytes == 8 && sizeBytes == 8 &&
                       H5Tequal(element, H5T_STD_I32LE) > 0;
    H5Tclose(element);
    H5Tclose(type);
    H5Pclose(made);
    return plain ? H5Dget_offset(table) : HADDR_UNDEF;
}

}  // namespace paragram
