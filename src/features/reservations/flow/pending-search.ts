import type { Choice } from './times.ts'

const SLOT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/
const PEOPLE = /^(?:[1-9]|1\d|20)$/

/** The address that opens the flow at a restaurant with what a guest looks for; `slot` is its wall time. */
export function pendingSearchHref(
  uid: string,
  { slot, people }: { slot: string; people: number },
): string {
  const query = new URLSearchParams({ reserve: uid, at: slot, people: String(people) })
  return `/locations/${encodeURIComponent(uid)}?${query.toString().replaceAll('%3A', ':')}`
}

/** What the query of an address looks for; undefined where that is nothing that can be asked for. */
export function readPendingSearch(search: string): Choice | undefined {
  const query = new URLSearchParams(search)
  const [slot, people] = [query.get('at') ?? '', query.get('people') ?? '']
  if (!SLOT.test(slot) || !PEOPLE.test(people)) return undefined
  return { people: Number(people), date: slot.slice(0, 10), time: slot.slice(11) }
}
