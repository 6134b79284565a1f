import type { HostReservation } from '#booking-engine/host/types.ts'
import type { Target } from './floor/table-view.ts'
import * as t from './messages.gen.ts'
import type { HostActions } from './use-host-actions.ts'

/** Moves a party to its target, or swaps it with the party there. `at` = where a refusal is shown. */
export function placeParty(
  actions: HostActions,
  at: string,
  { id, seen }: HostReservation,
  target: Target,
): Promise<boolean> {
  if (target.kind !== 'swap')
    return actions.send(at, 'move', { id, seen, place: target.place }, t.isMoved())
  const other = { id: target.other.id, seen: target.other.seen }
  return actions.send(at, 'swap', { id, seen, other }, t.areSwapped())
}
