# What is installed, in components, and the packages made of them: packaging/package deb.
include(GNUInstallDirs)
set(made ${PROJECT_BINARY_DIR}/packaging)  # files that the build makes for the installation
set(doc ${CMAKE_INSTALL_DATADIR}/doc)

# The component cli
install(TARGETS paragram-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
install(TARGETS paragram-worker RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/paragram COMPONENT cli)
if(TARGET paragram-mpi)
    install(TARGETS paragram-mpi RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
    # The commands are those of paragram-cli.
    file(WRITE ${PROJECT_BINARY_DIR}/manual/paragram-mpi.1 ".so man1/paragram-cli.1\n")
endif()
set(completions ${PROJECT_BINARY_DIR}/completions)
install(FILES ${completions}/paragram-cli.bash RENAME paragram-cli
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT cli)
install(FILES ${completions}/paragram-cli.zsh RENAME _paragram-cli
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT cli)
install(FILES ${completions}/paragram-cli.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT cli)
# Manual pages, compressed as Debian asks: without name and time in the header, so that the same pages give the same bytes.
install(CODE "
    file(GLOB pages ${PROJECT_BINARY_DIR}/manual/*.1)
    foreach(page IN LISTS pages)
        execute_process(COMMAND gzip -9nkf \${page} COMMAND_ERROR_IS_FATAL ANY)
    endforeach()" ALL_COMPONENTS)
install(DIRECTORY ${PROJECT_BINARY_DIR}/manual/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT cli
    FILES_MATCHING PATTERN "paragram-*.1.gz")

# The component window
if(TARGET paragram)
    install(TARGETS paragram RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT window)
    install(FILES ${PROJECT_BINARY_DIR}/manual/paragram.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT window)
    install(FILES packaging/paragram.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT window)
    install(FILES packaging/io.github.paragram.Workbench.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT window)
    install(FILES packaging/paragram-mime.xml RENAME paragram.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT window)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    set(icon ${PROJECT_SOURCE_DIR}/resources/icons/paragram.svg)
    install(FILES ${icon} DESTINATION ${icons}/scalable/apps COMPONENT window)
    find_program(RSVG_CONVERT rsvg-convert)
    if(RSVG_CONVERT)
        foreach(size 16 22 24 32 48 64 128 256 512)
            set(picture ${made}/icon-${size}.png)
            add_custom_command(OUTPUT ${picture} DEPENDS ${icon}
                COMMAND ${CMAKE_COMMAND} -E make_directory ${made}
                COMMAND ${RSVG_CONVERT} --width ${size} --height ${size} --output ${picture} ${icon})
            list(APPEND pictures ${picture})
            install(FILES ${picture} RENAME paragram.png DESTINATION ${icons}/${size}x${size}/apps COMPONENT window)
        endforeach()
        add_custom_target(paragram-icons ALL DEPENDS ${pictures})
    endif()
endif()

# The component neural
if(TARGET paragram-neural)
    install(TARGETS paragram-neural RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/paragram COMPONENT neural)
endif()

# In no Debian package: their licence is in their file copyright.
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT other)

include(packaging/debian/packages.cmake)
