// Rows of the setting table: training.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> trainSettingRows() {
    using enum SettingLevel;
    return {
        numberRow("train.epochs", "Epochs", PARAGRAM_FIELD(train.epochs), basic, {0, 100000, ""},
                  "Number of passes over all pairs; 0 keeps the embedding initialisation, a baseline."),
        numberRow("train.steps", "Step limit", PARAGRAM_FIELD(train.steps), expert, {0, kUnlimited, "steps"},
                  "Training ends after this many mini-batches, even within an epoch; 0 means no limit."),
        numberRow("train.batch", "Mini-batch", PARAGRAM_FIELD(train.batch), expert, {2, 65536, "pairs"},
                  "Pairs in a mini-batch, the unit of one step of the optimizer."),
        numberRow(
            "train.mega-batch", "Mega-batch", PARAGRAM_FIELD(train.megaBatch), basic,
            {1, 10000, "mini-batches"},
            "Mini-batches among which hard negatives are searched. More of them give harder negatives."),
        numberRow("train.anneal", "Annealing", PARAGRAM_FIELD(train.anneal), basic,
                  {0, 1000000, "mini-batches"},
                  "The mega-batch starts at one mini-batch and grows by one after this many; 0 starts at "
                  "full size."),
        numberRow(
            "train.margin", "Margin", PARAGRAM_FIELD(train.margin), basic, {0, 2, ""},
            "By how much the cosine of a true pair must exceed that of the negative (delta in the papers)."),
        numberRow("train.learning-rate", "Learning rate", PARAGRAM_FIELD(train.learningRate), basic,
                  {0, 1e30, ""}, "Step size of Adam."),
        numberRow("train.clip", "Gradient clipping", PARAGRAM_FIELD(train.clip), expert, {0, 1e6, ""},
                  "Maximum global norm of a gradient; larger ones are scaled down. 0 turns clipping off."),
        choiceRow("train.negatives", "Negatives", PARAGRAM_CHOICE(train.negatives), basic,
                  choicesOf<Negatives>(),
                  "Where negatives come from: the other side of the other pairs (translations), both sides "
                  "(paraphrases), or chosen by whether the two languages differ."),
        flagRow("train.repeats", "Duplicates as negatives", PARAGRAM_FIELD(train.repeats), expert,
                "Allow a sentence with the same tokens as either side of the pair to be its negative, as the "
                "authors' program does."),
        numberRow("train.negative-count", "Negatives of a sentence", PARAGRAM_FIELD(train.negativeCount),
                  expert, {1, 64, ""},
                  "The margin loss is the mean over so many hardest negatives of each sentence."),
        numberRow(
            "train.guard", "False-negative guard", PARAGRAM_FIELD(train.guard), expert, {-2, 2, ""},
            "A sentence whose cosine exceeds that of the true pair by more than this is no negative: it "
            "may be another translation. 2 drops none."),
        choiceRow(
            "train.negative-search", "Search for negatives", PARAGRAM_CHOICE(train.negativeSearch), expert,
            choicesOf<NegativeSearch>(),
            "exact compares all sentences of a mega-batch; projected compares them in 64 dimensions first "
            "and only the best few exactly: a little faster at 1,000 dimensions."),
        choiceRow(
            "train.loss", "Loss", PARAGRAM_CHOICE(train.loss), expert, choicesOf<Loss>(),
            "margin: a true pair must be more similar than the hardest negative by the margin (the papers); "
            "softmax: each sentence must pick its partner among those of its mini-batch, without "
            "mega-batches."),
        numberRow("train.temperature", "Temperature", PARAGRAM_FIELD(train.temperature), expert,
                  {0.001, 10, ""},
                  "The softmax divides cosines by this number; a smaller one makes it sharper."),
        flagRow("train.nested", "Nested dimensions", PARAGRAM_FIELD(train.nested), expert,
                "Add the loss of the first 32, 64, 128, ... dimensions, so that vectors may be cut to them "
                "(Matryoshka)."),
        fileRow(
            "train.teacher", "Teacher", PARAGRAM_FIELD(train.teacher), expert,
            "Vectors of another model (.npy, a row for each line of train.teacher-sentences) that this one "
            "learns to give as well (distillation). Longer ones are reduced to their principal components."),
        fileRow("train.teacher-sentences", "Teacher sentences", PARAGRAM_FIELD(train.teacherSentences),
                expert,
                "The sentences of the teacher's vectors, one on each line. A sentence without a vector takes "
                "that of its translation."),
        choiceRow("train.teacher-loss", "Teacher loss", PARAGRAM_CHOICE(train.teacherLoss), expert,
                  choicesOf<TeacherLoss>(),
                  "cosine: each vector must point where the teacher's does; similarities: the sentences of a "
                  "mini-batch must be as similar to each other as the teacher finds them."),
        numberRow(
            "train.teacher-share", "Teacher share", PARAGRAM_FIELD(train.teacherShare), expert, {0, 1, ""},
            "Weight of the teacher's loss; the loss of the pairs has the rest. 1 learns from the teacher "
            "alone, without negatives."),
        flagRow("train.symmetric", "Symmetric loss", PARAGRAM_FIELD(train.symmetric), expert,
                "Push a negative away from both sides of a pair; off: only from the first side, as in the "
                "papers' equation."),
        choiceRow("train.adam", "Adam", PARAGRAM_CHOICE(train.adam), expert, choicesOf<AdamUpdate>(),
                  "dense: rows without gradient keep moving by their momentum (the definition); lazy: they "
                  "stay unchanged."),
        numberRow("train.average", "Weight averaging", PARAGRAM_FIELD(train.average), expert,
                  {0, 0.999999, ""},
                  "The model is a running mean of the weights that keeps this share at each step, for "
                  "example 0.999; 0 uses the last weights."),
        numberRow("train.seed", "Seed", PARAGRAM_FIELD(train.seed), basic, {0, kUnlimited, ""},
                  "The same seed, settings, pairs and number of threads give the same model, bit for bit."),
        numberRow("train.threads", "Threads", PARAGRAM_FIELD(train.threads), expert, {0, 1024, ""},
                  "Number of threads; 0 uses one per core."),
        numberRow("train.memory", "Memory for pairs", PARAGRAM_FIELD(train.memory), expert, {0, 1e9, "MB"},
                  "Tokens that need more memory are stored in a file of the run and read one part at a time, "
                  "with the same result; 0 keeps all in memory."),
        flagRow("train.table-on-disk", "Table on disk", PARAGRAM_FIELD(train.tableOnDisk), expert,
                "Keep the embedding table and Adam's moments in a temporary file, with the same result, for "
                "tables larger than the memory. Of several machines, each then holds only its own rows."),
        numberRow(
            "train.evaluate-every", "Evaluate every", PARAGRAM_FIELD(train.evaluateEvery), expert,
            {0, kUnlimited, "steps"},
            "Steps between evaluations on the development sets or the held-out pairs; 0 means after each "
            "epoch."),
        numberRow(
            "train.patience", "Patience", PARAGRAM_FIELD(train.patience), expert, {0, 100000, "evaluations"},
            "Training ends after this many evaluations in a row without a better score on the development "
            "sets or the held-out pairs; 0 continues to the last epoch."),
        numberRow(
            "train.held-out", "Held-out pairs", PARAGRAM_FIELD(train.heldOut), expert, {0, 50000, "pairs"},
            "Pairs kept from training if there are no development sets, one in twenty at most, and with them "
            "every pair that shares a sentence. How many of them find their partner among 10,000 other "
            "sentences selects the best model; 0 keeps none, as do fewer than 200 pairs."),
        numberRow("train.checkpoint-minutes", "Checkpoint every", PARAGRAM_FIELD(train.checkpointMinutes),
                  expert, {0, 100000, "minutes"},
                  "Time between checkpoints within an epoch; 0 means only after each epoch."),
        flagRow("train.tensorboard", "TensorBoard", PARAGRAM_FIELD(train.tensorboard), expert,
                "Write the curves as event files to tensorboard/ in the run folder during training, for live "
                "display in TensorBoard."),
    };
}

}  // namespace paragram
