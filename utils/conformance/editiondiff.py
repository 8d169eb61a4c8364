"""Two editions of the text compared, unit by unit.

What is equal is found by the hash of its text. Between the project's own editions, pairing.tsv says what a
reworded paragraph was before. Elsewhere it is found by what surrounds it, by its bullets and, where both
sides are LaTeX, by its words; a paragraph that has too little in common with any is new.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from . import catalogue, latex
from .catalogue import Catalogue, Unit
from .errors import UsageError
from .testfile import EDITIONS

NEW, GONE, MOVED, REWORDED, UNCHANGED = STATUSES = ("new", "gone", "moved", "reworded", "unchanged")

# How alike two texts must be to be the same paragraph, reworded: from 0 to 1.
_ALIKE = 0.4
# What it counts to stand in the same place, and what it costs to stand in another subclause.
_PLACE = 0.4


@dataclass
class Edition:
    """A catalogue, and what it is called."""

    name: str
    content: Catalogue
    words: dict[str, Counter[str]] = field(default_factory=dict)     # of each unit's text, if it is at hand

    @property
    def known(self) -> str:
        """The edition of the project that this is, "" if it is none of them."""
        return next((name for name in EDITIONS if _is_part(self.content, catalogue.load(name))), "")


@dataclass
class Change:
    """What became of a unit that is no bullet; those went where their paragraph went."""

    status: str
    old: str                   # id, "" if new
    new: str                   # id, "" if gone
    judgement: str = ""        # one of catalogue.CHANGES, if somebody has judged it
    sources: list[str] = field(default_factory=list)     # papers and issues
    tests: list[str] = field(default_factory=list)


def from_latex(name: str, texts: Mapping[str, str]) -> Edition:
    """The edition of LaTeX sources, given as the name and the text of each file."""
    made = catalogue.make_from(texts)
    words = {unit.id: Counter(latex.normalised("".join(unit.text)).split())
             for text in texts.values() for subclause in latex.parse(text) for unit in subclause.units}
    return Edition(name, made, {id: words[id] for id in made.units})


def roots_of(content: Catalogue) -> set[str]:
    return {name for name, parent in content.parents.items() if not parent}


def within(edition: Edition, roots: set[str]) -> Edition:
    """The edition without the clauses that are not among `roots`."""
    content = edition.content
    names = {name for name in content.parents if content.path(name)[0] in roots}
    return replace(edition, content=Catalogue(
        {name: parent for name, parent in content.parents.items() if name in names},
        {id: unit for id, unit in content.units.items() if unit.subclause in names}))


def _is_part(part: Catalogue, whole: Catalogue) -> bool:
    """Whether `part` is what `whole` has of the same clauses."""
    return part.rows() == within(Edition("", whole), roots_of(part)).content.rows()


def compare(old: Edition, new: Edition) -> list[Change]:
    """Every unit of both that is no bullet: those of the new one in its order, then what is gone."""
    shared = roots_of(old.content) & roots_of(new.content)
    if not shared:
        raise UsageError(f"'{old.name}' and '{new.name}' have no clause in common")
    old, new = within(old, shared), within(new, shared)
    known = old.known, new.known
    if known[0] and known[1] and known[0] != known[1]:
        return _judged(old.content, new.content, known[0])
    return _classified(old.content, new.content, pair(old, new))


def _judged(old: Catalogue, new: Catalogue, edition: str) -> list[Change]:
    """What pairing.tsv says, in whichever direction."""
    pairing = catalogue.load_pairing(edition)
    pairs = {change.counterpart: id for id, change in pairing.items() if change.counterpart}
    back = catalogue.load_pairing(next(name for name in EDITIONS if name != edition))
    changes = _classified(old, new, pairs)
    for change in changes:
        row = pairing.get(change.old) or back.get(change.new)
        if row:
            change.judgement = row.change
            change.sources = [source for source in row.sources.split(",") if source]
    return changes


def _classified(old: Catalogue, new: Catalogue, pairs: Mapping[str, str]) -> list[Change]:
    """All changes, given the old unit of each new one that has one."""
    changes = []
    for unit in _units(new):
        before = pairs.get(unit.id, "")
        if not before:
            status = NEW
        elif old.units[before].hash != unit.hash:
            status = REWORDED
        else:
            status = UNCHANGED if before == unit.id else MOVED
        changes.append(Change(status, before, unit.id))
    went = set(pairs.values())
    return changes + [Change(GONE, unit.id, "") for unit in _units(old) if unit.id not in went]


def _units(content: Catalogue) -> list[Unit]:
    return [unit for unit in content.units.values() if unit.type != "bullet"]


def pair(old: Edition, new: Edition) -> dict[str, str]:
    """For each unit of the new edition that has one: the unit of the old edition that it was."""
    matcher = _Matcher(old, new)
    same_text: list[Callable[[Unit], object]] = [
        lambda unit: (unit.id, unit.hash),
        lambda unit: (unit.subclause, unit.type, unit.hash),
        lambda unit: (unit.type, unit.hash),
    ]
    for key in same_text:
        matcher.match_by(key)
    matcher.match_reworded()
    return matcher.pairs


class _Matcher:
    """Pairs the units of two editions, the most certain pairs first."""

    def __init__(self, old: Edition, new: Edition) -> None:
        self.pairs: dict[str, str] = {}      # new id -> old id
        self._old, self._new = old, new
        self._left = {unit.id: unit for unit in _units(old.content)}
        self._right = {unit.id: unit for unit in _units(new.content)}
        self._bullets = _bullet_hashes(old.content), _bullet_hashes(new.content)

    def _take(self, left: str, right: str) -> None:
        self.pairs[right] = left
        del self._left[left], self._right[right]

    def match_by(self, key: Callable[[Unit], object]) -> None:
        """Pair what has the same key, in order where several have it."""
        places: dict[object, list[str]] = {}
        for unit in self._left.values():
            places.setdefault(key(unit), []).append(unit.id)
        for unit in list(self._right.values()):
            candidates = places.get(key(unit))
            if candidates:
                self._take(candidates.pop(0), unit.id)

    def match_reworded(self) -> None:
        """Pair what is alike enough: in the same subclause first, the most alike first."""
        homes = self._homes()
        for anywhere in (False, True):
            scores = []
            for right in self._right.values():
                for left in self._left.values():
                    near = left.subclause in homes[right.subclause]
                    if left.type == right.type and (near or anywhere):
                        score = self._likeness(left, right, near)
                        if score >= _ALIKE:
                            scores.append((-score, right.id, left.id))
            for _, right_id, left_id in sorted(scores):
                if right_id in self._right and left_id in self._left:
                    self._take(left_id, right_id)

    def _homes(self) -> dict[str, set[str]]:
        """For each new subclause what it was: that of its name, else where most of its text was."""
        homes = {name: {name} & self._old.content.parents.keys() for name in self._new.content.parents}
        came: dict[str, Counter[str]] = {}
        for right, left in self.pairs.items():
            came.setdefault(right.partition("/")[0], Counter())[left.partition("/")[0]] += 1
        for name, counts in came.items():
            if not homes[name]:
                homes[name] = {counts.most_common(1)[0][0]}
        return homes

    def _likeness(self, left: Unit, right: Unit, near: bool) -> float:
        """From 0 to 1: by the words if both texts are at hand, else by what can be seen from outside."""
        one, two = self._old.words.get(left.id), self._new.words.get(right.id)
        if one and two:
            words = _shared(one, two)
            return words + (1 - words) * _PLACE * self._same_place(left, right) if near else words - _PLACE
        bullets = _shared(self._bullets[0].get(left.id, Counter()), self._bullets[1].get(right.id, Counter()))
        if not near:
            return bullets - _PLACE
        same_kind = left.kind == right.kind and left.all_kinds == right.all_kinds
        return 0.3 * same_kind + 0.3 * bullets + 0.4 * self._same_place(left, right)

    def _same_place(self, left: Unit, right: Unit) -> float:
        """Whether the neighbours of one are paired with those of the other."""
        before = [_neighbour(edition.content, unit.id, -1)
                  for edition, unit in ((self._old, left), (self._new, right))]
        after = [_neighbour(edition.content, unit.id, 1)
                 for edition, unit in ((self._old, left), (self._new, right))]
        return sum(self._are_paired(*sides) for sides in (before, after)) / 2

    def _are_paired(self, left: str, right: str) -> bool:
        return (not left and not right) or (bool(right) and self.pairs.get(right) == left)


def _shared(one: Counter[str], two: Counter[str]) -> float:
    """How much two collections have in common: from 0 to 1."""
    total = one.total() + two.total()
    return 2 * (one & two).total() / total if total else 0.0


def _bullet_hashes(content: Catalogue) -> dict[str, Counter[str]]:
    """The hashes of the bullets of each paragraph."""
    found: dict[str, Counter[str]] = {}
    for unit in content.units.values():
        if unit.type == "bullet":
            found.setdefault(catalogue.paragraph_of(unit.id), Counter())[unit.hash] += 1
    return found


def _neighbour(content: Catalogue, id: str, step: int) -> str:
    """The unit before or after one of the same type in its subclause, "" at the edge."""
    subclause, _, number = id.partition("/")
    prefix = number.rstrip("0123456789")
    other = f"{subclause}/{prefix}{int(number.removeprefix(prefix)) + step}"
    return other if other in content.units else ""
