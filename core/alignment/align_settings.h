// The costs with which sentences of two documents are linked (methods.md, Alignment).
#pragma once

namespace paragram {

struct AlignSettings {
    int largest = 8;            // sentences of a link on either side, 1 to 8
    double product = 0.4;       // sizes of a link that weigh its distance: 1 their product, 0 their mean
    double length = 0.7;        // of the logarithm of the ratio of lengths
    double further = 0.1;       // for each further sentence of a link
    double numbers = 0.2;       // for each number without its equal
    double names = 0.15;        // for each name without its equal
    double terms = 0.3;         // for each term of the glossary without its translation
    double punctuation = 0.05;  // for each punctuation mark without its equal
    double ending = 0.5;        // if the two sides end differently
    double skip = 0.7;          // cost of leaving out a sentence, as a share of a random link's median cost
    int samples = 100;          // random runs for expected cosines
    int band = 16;              // sentences around the coarse path that are searched
};

}  // namespace paragram
