// Reads markup from a stream of bytes, for files and for members of archives.
#pragma once

#include <memory>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/documents/markup_blocks.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// HTML as browsers accept it. utf8: whatever the page declares. Return Stopped.
Result<Nothing> readHtmlBytes(ByteSource& source, bool utf8, MarkupBlocks& blocks, const JobContext& job);
// Well-formed XML; Error with the line otherwise.
Result<Nothing> readXmlBytes(std::unique_ptr<ByteSource> source, MarkupBlocks& blocks, const JobContext& job);

}  // namespace paragram
