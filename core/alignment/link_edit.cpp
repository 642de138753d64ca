#include "core/alignment/link_edit.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace paragram {
namespace {

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
// A link across more links than this is of a part that moved.
constexpr int kMostCrossed = 10;

Error impossible(std::string found, std::string action) {
    return {"this link", std::move(found), "", std::move(action)};
}

// The next link in a direction that is in order, or out of order, as this one is.
std::size_t neighbour(const Alignment& links, std::size_t link, int step) {
    for (std::size_t i = link;;) {
        if (step < 0 ? i == 0 : i + 1 == links.size()) return kNone;
        i += static_cast<std::size_t>(step);
        if (links[i].moved == links[link].moved) return i;
    }
}

// Two runs as one; nothing if there are sentences between them.
std::optional<SentenceRun> joined(const SentenceRun& a, const SentenceRun& b) {
    if (a.count == 0) return b;
    if (b.count == 0) return a;
    const SentenceRun &first = a.first <= b.first ? a : b, &second = a.first <= b.first ? b : a;
    if (first.end() != second.first) return std::nullopt;
    return SentenceRun{first.first, a.count + b.count};
}

std::optional<Link> joined(const Link& a, const Link& b) {
    const auto source = joined(a.source, b.source), target = joined(a.target, b.target);
    if (!source || !target) return std::nullopt;
    return Link{*source, *target, 1, a.moved};
}

// A link for each sentence of a link, without a translation; those of the source first.
void appendAlone(Alignment& out, const Link& link) {
    for (std::int32_t i = link.source.first; i < link.source.end(); ++i)
        out.push_back({{i, 1}, {link.target.first, 0}, 1});
    for (std::int32_t i = link.target.first; i < link.target.end(); ++i)
        out.push_back({{link.source.end(), 0}, {i, 1}, 1});
}

// The sentences of a moved link where they would be in order: after the links before them.
Link inOrder(const Alignment& links, const Link& link) {
    Link placed = link;
    placed.moved = false;
    std::int32_t target = 0, source = 0;
    for (const Link& other : links) {
        if (other.moved) continue;
        if (other.source.end() <= link.source.first) target = std::max(target, other.target.end());
        if (other.target.end() <= link.target.first) source = std::max(source, other.source.end());
    }
    placed.target.first = target;
    placed.source.first = source;
    return placed;
}

Alignment unlinked(const Alignment& links, const Link& link) {
    Alignment alone;
    if (!link.moved) {
        appendAlone(alone, link);
        return alone;
    }
    const Link placed = inOrder(links, link);
    appendAlone(alone, {link.source, {placed.target.first, 0}});
    appendAlone(alone, {{placed.source.first, 0}, link.target});
    return alone;
}

Result<Alignment> merged(const Alignment& links, std::size_t link) {
    const std::size_t next = neighbour(links, link, 1);
    if (next == kNone) return impossible("has no link after it", "merge the one before with it");
    const auto both = joined(links[link], links[next]);
    if (!both)
        return impossible("is followed by sentences that are linked elsewhere",
                          "unlink those sentences first");
    return Alignment{*both};
}

// The parts of a link, the first with this many sentences of each side.
std::pair<Link, Link> parts(const Link& link, std::int32_t sources, std::int32_t targets) {
    return {{{link.source.first, sources}, {link.target.first, targets}, 1, link.moved},
            {{link.source.first + sources, link.source.count - sources},
             {link.target.first + targets, link.target.count - targets},
             1,
             link.moved}};
}

double costOf(const Link& link, const LinkDistance& distance) {
    return link.isPair() ? distance(link) * (link.source.count + link.target.count) : 0;
}

Result<Alignment> splitLink(const Link& link, const LinkEdit& edit, const LinkDistance& distance) {
    const std::int32_t n = link.source.count, m = link.target.count;
    if (!link.isPair()) return impossible("has one side only", "link its sentences with others instead");
    if (n == 1 && m == 1) return impossible("has one sentence on each side", "unlink it instead");
    const SentenceRun& run = edit.side == Side::source ? link.source : link.target;
    const bool given = edit.before > run.first && edit.before < run.end();
    std::optional<std::pair<Link, Link>> best;
    double least = 0;
    for (std::int32_t i = 0; i <= n; ++i) {
        for (std::int32_t j = 0; j <= m; ++j) {
            const auto both = parts(link, i, j);
            // Two pairs, or where one side has a single sentence, a pair and what remains of the other side.
            const int pairs = (both.first.isPair() ? 1 : 0) + (both.second.isPair() ? 1 : 0);
            if (pairs < (n > 1 && m > 1 ? 2 : 1)) continue;
            if ((i == 0 && j == 0) || (i == n && j == m)) continue;
            if (given && (edit.side == Side::source ? i : j) != edit.before - run.first) continue;
            const double cost = costOf(both.first, distance) + costOf(both.second, distance);
            if (best && !(cost < least)) continue;
            best = both;
            least = cost;
        }
    }
    Alignment certain;
    for (const Link& part : {best->first, best->second})
        if (part.isPair()) certain.push_back(part);
    return certain;
}

// The first or last sentence of a side goes to the link before or after.
Result<Alignment> moveSentence(const Alignment& links, const LinkEdit& edit) {
    const Link& link = links[edit.link];
    const bool first = edit.kind == EditKind::moveFirst, ofSource = edit.side == Side::source;
    const SentenceRun& run = ofSource ? link.source : link.target;
    if (run.count == 0)
        return impossible(ofSource ? "has no sentence of the source" : "has no sentence of the target",
                          "choose the other side");
    const std::size_t other = neighbour(links, edit.link, first ? -1 : 1);
    if (other == kNone)
        return impossible(first ? "is the first one" : "is the last one", "move the sentence the other way");
    Link rest = link, sentence = link;
    const SentenceRun moving{first ? run.first : run.end() - 1, 1};
    SentenceRun &restRun = ofSource ? rest.source : rest.target,
                &emptied = ofSource ? sentence.target : sentence.source;
    (ofSource ? sentence.source : sentence.target) = moving;
    restRun = {first ? run.first + 1 : run.first, run.count - 1};
    emptied = {first ? emptied.first : emptied.end(), 0};
    // Beside a sentence of the same side that has no translation, it has none either.
    const Link& to = links[other];
    const bool alone = !to.isPair() && (ofSource ? to.source : to.target).count > 0;
    const auto grown = alone ? std::optional(sentence) : joined(to, sentence);
    if (!grown)
        return impossible("has sentences beside it that are linked elsewhere",
                          "unlink those sentences first");
    Alignment certain{*grown};
    certain.front().confidence = 1;
    rest.confidence = 1;
    if (rest.isPair()) certain.insert(first ? certain.end() : certain.begin(), rest);
    return certain;
}

Result<Alignment> joinRuns(const Alignment& links, const LinkEdit& edit) {
    if (edit.source.count <= 0 || edit.target.count <= 0)
        return Error{"linking", "sentences of one side only", "sentences of both sides",
                     "mark a sentence of the other side too"};
    Link link{edit.source, edit.target, 1};
    int crossed = 0;
    for (const Link& other : links) {
        if (other.moved || !other.isPair() || shareSentence(other, link)) continue;
        const bool before = other.source.first < link.source.first;
        if (before == (other.target.first < link.target.first)) continue;
        crossed += other.confidence >= 1 ? kMostCrossed + 1 : 1;
    }
    link.moved = crossed > kMostCrossed;
    return Alignment{link};
}

// Moves a sentence without a translation to the side of a certain link that it would cross.
void placeBeside(Link& alone, const Link& certain) {
    if (alone.isPair() || certain.moved || !certain.isPair()) return;
    if (alone.target.count == 0)
        alone.target.first = alone.source.first < certain.source.first
                                 ? std::min(alone.target.first, certain.target.first)
                                 : std::max(alone.target.first, certain.target.end());
    else
        alone.source.first = alone.target.first < certain.target.first
                                 ? std::min(alone.source.first, certain.source.first)
                                 : std::max(alone.source.first, certain.source.end());
}

}  // namespace

bool shareSentence(const Link& a, const Link& b) {
    const auto overlap = [](const SentenceRun& x, const SentenceRun& y) {
        return x.first < y.end() && y.first < x.end() && x.count > 0 && y.count > 0;
    };
    return overlap(a.source, b.source) || overlap(a.target, b.target);
}

Result<Alignment> certainLinks(const Alignment& links, const LinkEdit& edit, const LinkDistance& distance) {
    if (edit.kind == EditKind::join) return joinRuns(links, edit);
    const Link& link = links[edit.link];
    switch (edit.kind) {
        case EditKind::merge:
            return merged(links, edit.link);
        case EditKind::split:
            return splitLink(link, edit, distance);
        case EditKind::moveFirst:
        case EditKind::moveLast:
            return moveSentence(links, edit);
        case EditKind::unlink:
            return unlinked(links, link);
        default:
            return Alignment{{link.source, link.target, 1, link.moved}};
    }
}

Alignment withLinks(const Alignment& links, const Alignment& certain) {
    Alignment out, alone;
    for (const Link& link : links) {
        const bool taken =
            std::ranges::any_of(certain, [&](const Link& c) { return shareSentence(c, link); });
        if (!taken) {
            out.push_back(link);
            continue;
        }
        for (const Link& one : unlinked(links, link))
            if (std::ranges::none_of(certain, [&](const Link& c) { return shareSentence(c, one); }))
                alone.push_back(one);
    }
    for (Link& one : alone) {
        one.confidence = 0;
        for (const Link& c : certain) placeBeside(one, c);
    }
    const auto insert = [&](const Link& link) {
        const auto after = std::ranges::find_if(out, [&](const Link& other) {
            if (other.moved || link.moved) return other.source.first >= link.source.end();
            return other.source.first >= link.source.end() && other.target.first >= link.target.end();
        });
        out.insert(after, link);
    };
    for (const Link& link : certain) insert(link);
    for (const Link& link : alone) insert(link);
    return out;
}

Alignment withKnown(const Alignment& known, const Alignment& certain) {
    Alignment all;
    for (Link link : known) {
        if (std::ranges::any_of(certain, [&](const Link& c) { return shareSentence(c, link); })) continue;
        for (const Link& c : certain) placeBeside(link, c);
        all.push_back(link);
    }
    all.insert(all.end(), certain.begin(), certain.end());
    return all;
}

}  // namespace paragram
