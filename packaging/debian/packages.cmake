# One Debian package for each component: run cpack -G DEB in the build folder, or packaging/package deb.
set(release 1)  # of the packages of one version of the program
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_PACKAGE_CONTACT "Paragram Workbench developers <paragram@users.noreply.github.com>")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_THREADS 0)  # all cores
set(CPACK_DEBIAN_PACKAGE_RELEASE ${release})
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(same "= ${PROJECT_VERSION}-${release}")

# The newest entry of CHANGELOG is this version; its date is that of the packages' own changelog.
file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/CHANGELOG newest REGEX "^[0-9]+\\.[0-9]+" LIMIT_COUNT 1)
if(NOT newest MATCHES "^${PROJECT_VERSION} .*- ([0-9-]+)$")
    message(FATAL_ERROR "packaging/CHANGELOG: starts with \"${newest}\", expected version ${PROJECT_VERSION} of "
        "CMakeLists.txt and a date; add an entry or change the version")
endif()
execute_process(COMMAND date --utc --rfc-email --date ${CMAKE_MATCH_1} OUTPUT_VARIABLE date
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

# paragram_package(COMPONENT NAME SUMMARY DESCRIPTION), after the variables of its relations to other packages
function(paragram_package component name summary description)
    file(WRITE ${made}/${name}/changelog.Debian
        "${PROJECT_NAME} (${PROJECT_VERSION}-${release}) unstable; urgency=medium\n\n"
        "  * Version ${PROJECT_VERSION}; see changelog.gz.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
    configure_file(${PROJECT_SOURCE_DIR}/packaging/CHANGELOG ${made}/${name}/changelog COPYONLY)
    execute_process(COMMAND gzip -9nf changelog changelog.Debian WORKING_DIRECTORY ${made}/${name}
        COMMAND_ERROR_IS_FATAL ANY)
    install(FILES packaging/debian/copyright ${made}/${name}/changelog.gz ${made}/${name}/changelog.Debian.gz
        DESTINATION ${doc}/${name} COMPONENT ${component})
    string(TOUPPER ${component} upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name} PARENT_SCOPE)
    set(CPACK_DEBIAN_${upper}_DESCRIPTION "${summary}\n${description}" PARENT_SCOPE)
    set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} ${component} PARENT_SCOPE)
endfunction()

paragram_package(cli paragram-cli "train and use paraphrastic sentence embeddings in a terminal"
"Trains models that say how close two sentences are in meaning, in one language
or between two, from sentence pairs (translations or paraphrases), and uses
them: scores, nearest neighbours, bitext mining, alignment of documents,
evaluation on the suites of the papers, export to other programs.
.
This package contains paragram-cli, its worker and, for several machines with
MPI, paragram-mpi.")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "bash-completion")
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "paragram-workbench, paragram-neural, openmpi-bin")
if(TARGET paragram)
    paragram_package(window paragram-workbench "train and inspect paraphrastic sentence embeddings in a window"
"Imports and filters sentence pairs, trains models that say how close two
sentences are in meaning, measures and compares them, shows why two sentences
score as they do, searches, mines and aligns texts, and exports models to
other programs.
.
This package contains the window. Everything in it can also be done with
paragram-cli.")
    set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS "paragram-cli (${same}), hicolor-icon-theme")
    set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")  # Qt's own texts, such as Cancel
    set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "paragram-neural")
endif()
if(TARGET paragram-neural)
    paragram_package(neural paragram-neural "generative sentence models for Paragram Workbench"
"Lets the window and paragram-cli train and use generative models: the Bilingual
Generative Transformer, translators, and paraphrases in a given syntactic form.
.
This package contains a program that they start; it needs libtorch.")
    set(CPACK_DEBIAN_NEURAL_PACKAGE_DEPENDS "paragram-cli (${same})")
endif()
include(CPack)
