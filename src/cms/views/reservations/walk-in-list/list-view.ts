import type { HostTable } from '#booking-engine/host/types.ts'
import type {
  EntryAction,
  EntryState,
  QuoteFor,
  WaitQuote,
  WalkInEntry,
} from '#booking-engine/walk-in-list/types.ts'
import { LONGEST_QUOTE } from '#booking-engine/walk-in-list/types.ts'
import * as t from './messages.gen.ts'

/** For how long a party that was seated or has gone keeps its place in the list, for Undo, ms. */
const STAYS_MS = 2 * 60_000

/** An act that shows at once and is being saved, on the version of the entry on which it was done. */
export type PendingEntryAct = { act: EntryAction; seen: number; at: number }

/** How an entry is once a pending act is done; any other version of it is the truth. */
export function withPending(entry: WalkInEntry, pending: PendingEntryAct | undefined): WalkInEntry {
  if (!pending || pending.seen !== entry.seen) return entry
  const { act, at } = pending
  const state = stateAfter(act, entry)
  const isOver = state === 'left' || state === 'removed'
  const notifiedAt = state === 'waiting' ? null : (entry.notifiedAt ?? at)
  return {
    ...entry,
    state,
    endedAt: isOver ? at : null,
    notifiedAt: act === 'notify' || act === 'undo' ? notifiedAt : entry.notifiedAt,
  }
}

function stateAfter(act: EntryAction, { state, notifiedAt }: WalkInEntry): EntryState {
  switch (act) {
    case 'notify':
      return 'notified'
    case 'leave':
      return 'left'
    case 'remove':
      return 'removed'
    case 'undo':
      return state !== 'notified' && notifiedAt !== null ? 'notified' : 'waiting'
  }
}

/** Whether a party waits at the door still. */
export function waits({ state }: Pick<WalkInEntry, 'state'>): boolean {
  return state === 'waiting' || state === 'notified'
}

/** `Ida`, or what there is instead of a name. */
export function nameOf({ name }: Pick<WalkInEntry, 'name'>): string {
  return name || t.guest()
}

/** Parties in the order in which they came: those who wait or have just gone, and those of before. */
export function sortOut(entries: readonly WalkInEntry[], now: number) {
  const isShown = (one: WalkInEntry) => waits(one) || now - (one.endedAt ?? 0) < STAYS_MS
  return {
    shown: entries.filter(isShown),
    done: entries.filter((one) => !isShown(one)).toReversed(),
  }
}

/** How long a party has waited, whole minutes. */
export function waitedMinutes({ addedAt, endedAt }: WalkInEntry, now: number): number {
  return Math.max(0, Math.floor(((endedAt ?? now) - addedAt) / 60_000))
}

/** `12 of 25 min`, `30 of 25 min, 5 over`. */
export function waitedText(entry: WalkInEntry, now: number): string {
  const waited = waitedMinutes(entry, now)
  const { quoted } = entry
  if (quoted === 0) return t.waitedNoQuote({ waited })
  if (waited <= quoted) return t.waitedOfQuoted({ waited, quoted })
  return t.waitedOver({ waited, quoted, over: waited - quoted })
}

/** `25 min`, `no wait`, `4 hours or more`. */
export function waitText(minutes: number | null): string {
  if (minutes === null) return t.noTableForThem()
  if (minutes === 0) return t.noWait()
  return minutes >= LONGEST_QUOTE ? t.fourHours() : t.minutes({ minutes })
}

/** Neighbouring party sizes that wait equally long, with the wait: `1–2`, `no wait`. */
export function quotesBySize(quotes: readonly QuoteFor[]): { parties: string; wait: string }[] {
  const runs: { from: number; to: number; minutes: number | null }[] = []
  for (const { party, wish, minutes } of quotes) {
    if (wish !== null) continue
    const last = runs.at(-1)
    if (last && last.minutes === minutes) last.to = party
    else runs.push({ from: party, to: party, minutes })
  }
  return runs.map(({ from, to, minutes }) => ({
    parties: from === to ? `${from}` : t.partiesFromTo({ from, to }),
    wait: waitText(minutes),
  }))
}

/** How a quote was reckoned, for the host. */
export function reckoningText(party: number, quote: WaitQuote): string {
  if (quote.minutes === null) return t.reckonedNone({ party })
  const { tables, ahead, pace, measured } = quote
  return [
    t.proposed({ wait: waitText(quote.minutes) }),
    ...(quote.minutes === 0 && ahead === 0
      ? [t.reckonedFree()]
      : [
          ...[t.reckonedTables({ tables }), t.reckonedAhead({ ahead })],
          measured > 0 ? t.reckonedPace({ pace, measured }) : t.reckonedPlanned(),
        ]),
    t.reckonedBookings(),
  ].join(' ')
}

/** The kinds of places of a restaurant. */
export function wishesOf(tables: readonly HostTable[]): HostTable['attribute'][] {
  return [...new Set(tables.map(({ attribute }) => attribute))]
}
