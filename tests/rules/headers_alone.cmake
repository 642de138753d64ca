# Every header compiles alone. A source includes its own header first (rules.source_files); each header without a source
# is compiled here.

# Headers of a folder, with what the targets that use them compile with, their private folders included.
function(paragram_headers_alone folder)
    set(sources "")
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/${folder}/*.h)
    foreach(header ${headers})
        string(REGEX REPLACE "\\.h$" ".cpp" own_source ${header})
        if(EXISTS ${PROJECT_SOURCE_DIR}/${own_source} OR header MATCHES "precompiled\\.h$|^core/neural/")  # libtorch is another world
            continue()
        endif()
        set(source ${CMAKE_BINARY_DIR}/headers_alone/${header}.cpp)
        file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n")
        list(APPEND sources ${source})
    endforeach()
    if(NOT sources)
        return()
    endif()
    set(library paragram_headers_alone_${folder})
    add_library(${library} OBJECT ${sources})
    target_link_libraries(${library} PRIVATE paragram_options)
    foreach(target ${ARGN})
        target_include_directories(${library} PRIVATE $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>)
        target_compile_definitions(${library} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>)
    endforeach()
    # Warnings are the business of the real sources.
    target_compile_options(${library} PRIVATE -O0 -g0 -w)
endfunction()

paragram_headers_alone(core paragram_core)
paragram_headers_alone(datasets paragram_sample)
if(TARGET paragram_ui)
    paragram_headers_alone(ui paragram_ui)
    paragram_headers_alone(app paragram_ui)
endif()
