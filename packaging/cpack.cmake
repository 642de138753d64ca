# Files to install, and the Debian package: run cpack -G DEB in the build folder.
include(GNUInstallDirs)
foreach(program paragram paragram-cli paragram-mpi)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
if(TARGET paragram-neural)
    install(TARGETS paragram-neural RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/paragram)
endif()
install(TARGETS paragram-worker RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/paragram)
set(completions ${PROJECT_BINARY_DIR}/completions)
install(FILES ${completions}/paragram-cli.bash RENAME paragram-cli
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${completions}/paragram-cli.zsh RENAME _paragram-cli
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${completions}/paragram-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
# Manual pages, compressed as Debian asks: without name and time in the header, so that the same pages give the same bytes.
install(CODE "
    file(GLOB pages ${PROJECT_BINARY_DIR}/manual/*.1)
    foreach(page IN LISTS pages)
        execute_process(COMMAND gzip -9nkf \${page} COMMAND_ERROR_IS_FATAL ANY)
    endforeach()")
install(DIRECTORY ${PROJECT_BINARY_DIR}/manual/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
    FILES_MATCHING PATTERN "*.1.gz")
if(TARGET paragram)
    install(FILES packaging/paragram.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES packaging/io.github.paragram.Workbench.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES resources/icons/paragram.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_PACKAGE_CONTACT "Paragram Workbench developers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "train, inspect and export paraphrastic sentence embeddings")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-translations-l10n)  # Qt's own texts, such as Cancel
include(CPack)
