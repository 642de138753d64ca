// Rows of the setting table: the encoder.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> encoderSettingRows() {
    using enum SettingLevel;
    return {
        choiceRow("encoder.kind", "Encoder", PARAGRAM_FIELD(encoder.kind), basic,
                  {{"sp", "SP average"}, {"word", "word average"}, {"trigram", "trigram average"}},
                  "What averages a sentence's embeddings: SP (sentence pieces, P19), WORD or TRIGRAM (P18)."),
        numberRow("encoder.dimension", "Dimension", PARAGRAM_FIELD(encoder.dimension), basic, {1, 8192, ""},
                  "Length of an embedding and of a sentence vector. P18 and P19 use 300, P22 1024."),
        choiceRow(
            "encoder.pooling", "Pooling", PARAGRAM_FIELD(encoder.pooling), expert,
            {{"mean", "mean"}, {"max", "maximum"}},
            "How embeddings become a sentence vector: their mean, or the largest value of each element."),
        numberRow("encoder.dropout", "Dropout", PARAGRAM_FIELD(encoder.dropout), basic, {0, 0.95, ""},
                  "Share of embedding elements set to zero while training. P19 uses 0.3, P22 0 for ParaNMT."),
    };
}

}  // namespace paragram
