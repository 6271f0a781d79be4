"""The race between the turns of a position: a puzzle has a best one that leads the next different one clearly."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from duchy.puzzles.futures import Futures, Lead
from duchy.puzzles.puzzle import Proof

LEAD: Final = 150.0
"""The hundredths by which the best turn leads the next different one."""
SURE: Final = 5.0
"""The standard errors by which it does."""
HOPE: Final = 0.7
"""Standard errors below what is asked for at which a race is given up."""
FAR: Final = 2.0
"""A turn that is behind by so many times more than what is asked for is settled early."""
GLANCES: Final = (12, 64)
"""How many continuations to the nearer horizon the field is looked through by, twice."""
FINALISTS: Final = 3
"""The best of the field, which are played to the end at first."""


@dataclass(frozen=True)
class Budget:
    """How many continuations are played: at first, for a proof, and at most; and how far their policy looks."""

    first: int = 16
    enough: int = 1024
    most: int = 2048
    depth: int = 0


def heats(near: Futures, lines: list[list[int]], share: float = 1.0) -> list[list[int]]:
    """Look through a field at the nearer horizon: return the turns to race, none if no turn is ahead.

    `share` is how much of the lead that is asked for shows there already.
    """
    wanted = share * LEAD
    leads = list[tuple[list[int], Lead]]()
    leader = lines[0]
    for count in GLANCES:
        leader = leading(near, lines, count)
        leads = [(line, near.lead(leader, line, count)) for line in lines if line is not leader]
        leads.sort(key=lambda one: one[1].end)
        if leads[0][1].end + leads[0][1].error < wanted:
            return []
    nearest = leads[0][1]
    if nearest.end < max(wanted, 2.0 * nearest.error) or not all(one.agrees for _, one in leads):
        return []
    return [leader, *(line for line, _ in leads[: FINALISTS - 1])]


def leading(futures: Futures, lines: list[list[int]], count: int) -> list[int]:
    """Return the turn that comes to most over some continuations."""
    return max(lines, key=lambda line: sum(one.end for one in futures.after(line, count)))


def race(futures: Futures, lines: list[list[int]], budget: Budget) -> list[int] | None:
    """Play turns on until one leads all others for certain; return it, or nothing if none does or will."""
    live, count = list(lines), budget.first
    while True:
        leader = leading(futures, live, count)
        leads = [(line, futures.lead(leader, line, count)) for line in live if line is not leader]
        nearest = min((lead for _, lead in leads), key=lambda lead: lead.end)
        if hopeless(nearest, budget) or (count >= budget.most and not proven(nearest)):
            return None
        if count >= budget.enough and proven(nearest):
            return leader
        live = [leader, *(line for line, lead in leads if lead is nearest or not is_far(lead))]
        count = min(2 * count, budget.most)


def stood(futures: Futures, best: list[int], others: list[list[int]], budget: Budget) -> list[tuple[list[int], Lead]]:
    """Try all other turns against the best: return their leads, the nearest first; none if one comes too close."""
    behind = list[tuple[list[int], Lead]]()
    for line in others:
        lead = settled(futures, best, line, budget)
        if lead is None:
            return []
        behind.append((line, lead))
    behind.sort(key=lambda one: one[1].end)
    while behind[0][1].count < budget.enough:
        line, _ = behind[0]
        behind[0] = line, futures.lead(best, line, budget.enough)
        behind.sort(key=lambda one: one[1].end)
    return behind if proven(behind[0][1]) else []


def settled(futures: Futures, best: list[int], line: list[int], budget: Budget) -> Lead | None:
    """Try one turn against the best until it is far or proven to be behind; none if it comes too close."""
    count = len(futures.known.get(tuple(line), ())) or 2 * budget.first
    lead = futures.lead(best, line, count)
    while not is_far(lead) and count < budget.enough:
        if hopeless(lead, budget):
            return None
        count *= 2
        lead = futures.lead(best, line, count)
    return lead if is_far(lead) or proven(lead) else None


def proven(lead: Lead) -> bool:
    """Return whether a lead is large and certain enough, and both values and horizons agree."""
    return lead.end >= LEAD and lead.end >= SURE * lead.error and lead.agrees


def hopeless(lead: Lead, budget: Budget) -> bool:
    """Return whether a lead will hardly ever be proven, however long the race goes on."""
    high = lead.end + HOPE * lead.error
    final = lead.error * sqrt(lead.count / budget.most)
    return high < max(LEAD, SURE * final) or (lead.count >= budget.enough // 4 and not lead.agrees)


def is_far(lead: Lead) -> bool:
    """Return whether a turn is so far behind that it needs no more continuations."""
    return lead.end >= FAR * LEAD and lead.end >= (SURE + 1.0) * lead.error


def proof_of(lead: Lead, solved: bool) -> Proof:
    """Write a lead down as a proof."""
    return Proof(lead.count, round(lead.end), round(lead.error), round(lead.hand), round(lead.learnt), solved)
