import type { HostReservation } from '#booking-engine/host/types.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import { guestName, localClockLabel } from '../labels.ts'
import * as t from '../messages.gen.ts'
import type { TableView, Target } from './table-view.ts'

/** What stands on a table in two short lines: who or until when, and for how long. */
export function briefText(view: TableView, now: number): [who: string, howLong: string] {
  const { state, sitting, next, freeUntil } = view
  if (sitting) return [briefParty(sitting), t.minutesOfTurnBrief(minutesOf(sitting, now))]
  if (state === 'blocked') return [t.blockedMark(), '']
  const [first] = next
  if (state === 'soon' && first) return [briefParty(first), briefClock(first.at)]
  return [t.free(), freeUntil ? t.toTime({ time: briefClock(freeUntil) }) : '']
}

/** `9:30`: which half of the day is meant is plain on the evening itself, and there is no room for it. */
function briefClock(at: LocalDateTime): string {
  return localClockLabel(at).split(' ')[0] ?? ''
}

/** Everything of a table, as it is read out: `Table 12: seated, Ida Marsh, party of 4, 35 of 90 minutes …`. */
export function spokenText(view: TableView, now: number, offsets: UtcOffsets): string {
  const { table, sitting, next, block, freeUntil } = view
  const first = next[0]
  const parts = [
    stateText(view),
    ...(sitting ? [partyText(sitting), turnText(sitting, now)] : []),
    ...(sitting ? [t.untilTime({ time: clockAtOffsets(sitting.endsAt, offsets) })] : []),
    ...(block ? [t.untilTime({ time: localClockLabel(block.to) })] : []),
    ...(first ? [t.nextParty({ party: partyText(first), time: localClockLabel(first.at) })] : []),
    ...(!sitting && !block && freeUntil ? [t.freeUntil({ time: localClockLabel(freeUntil) })] : []),
  ]
  return t.tableSays({ table: table.code, text: parts.join(', ') })
}

/** The state of a table in words. */
export function stateText({ state }: Pick<TableView, 'state'>): string {
  const words = { free: t.free, soon: t.bookedSoon, seated: t.seated, over: t.overItsTurn }
  return state === 'blocked' ? t.blockedMark() : words[state]()
}

/** `Ida Marsh, party of 4`. */
export function partyText(one: HostReservation): string {
  return t.guestParty({ guest: guestName(one), party: one.party })
}

/** What a tap does with the party that is being moved; empty = nothing, or none is. */
export function sayingOf(target: Target | null | undefined): string {
  if (!target) return ''
  if (target.kind === 'swap') return t.swap()
  return target.kind === 'join' ? t.join() : t.moveHere()
}

/** `35/90 min`: minutes seated against the turn time. */
export function turnText(one: HostReservation, now: number): string {
  return t.minutesOfTurn(minutesOf(one, now))
}

function minutesOf({ stateSince, startsAt, turnMinutes }: HostReservation, now: number) {
  return {
    minutes: Math.max(0, Math.floor((now - (stateSince ?? startsAt)) / 60_000)),
    turn: turnMinutes,
  }
}

/** `4 Marsh`: the name by which a host calls a party. */
function briefParty(one: HostReservation): string {
  return `${one.party} ${one.guest.lastName || guestName(one)}`
}
