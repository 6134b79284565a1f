import type { Count, HostDay, HostReservation } from './types.ts'

/** Parties and covers of reservations. */
export function countOf(list: readonly Pick<HostReservation, 'party'>[]): Count {
  return { parties: list.length, covers: list.reduce((sum, { party }) => sum + party, 0) }
}

/** The totals of a day by its reservations, without the cancelled ones. */
export function totalsOf(reservations: readonly HostReservation[]): HostDay['totals'] {
  const of = (wanted: HostReservation['state']) =>
    countOf(reservations.filter(({ state }) => state === wanted))
  const expected = countOf(reservations.filter(({ state }) => state !== 'no_show'))
  return { ...expected, seated: of('seated'), finished: of('finished'), noShow: of('no_show') }
}
