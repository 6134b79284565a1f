import type { ShownParty, View } from '../observations.ts'

type Place = { name: string; table: string; start: number; end: number }

const SITTING = ['booked', 'seated']

/** No screen shows two parties, or a party and a block, at one table at one time. */
export function tablesShownTwice(view: View): string[] {
  const places: Place[] = [
    ...view.parties.filter(({ state }) => SITTING.includes(state)).flatMap(placesOf),
    ...view.blocks.flatMap(placesOf),
  ]
  const byTable = Map.groupBy(places, ({ table }) => table)
  return [...byTable].flatMap(([table, taken]) => {
    taken.sort((one, other) => one.start - other.start)
    return taken.flatMap((place, index) => {
      const next = taken[index + 1]
      if (!next || next.start >= place.end) return []
      return [`${whereOf(view)} shows ${place.name} and ${next.name} at ${table}`]
    })
  })
}

const placesOf = ({ tables, ...rest }: Pick<ShownParty, 'name' | 'tables' | 'start' | 'end'>) =>
  tables.map((table): Place => ({ ...rest, table }))

const whereOf = ({ location, day, mark }: View) => `the screen ${mark} of ${location}, ${day},`

/** A version of a day stands for one state of it, and once another one was seen it does not come back. */
export function versionsMixedUp(views: readonly View[]): string[] {
  const days = Map.groupBy(views, ({ location, day }) => `${location} ${day}`)
  return [...days.values()].flatMap((ofDay) => {
    const versions = Map.groupBy(ofDay, ({ mark }) => mark)
    return [...versions.values()].flatMap((same) => [...differing(same), ...comeBack(same, ofDay)])
  })
}

function differing(same: readonly View[]): string[] {
  const [first] = same
  if (!first || same.every(({ digest }) => digest === first.digest)) return []
  return [`${whereOf(first)} shows different things`]
}

function comeBack(same: readonly View[], ofDay: readonly View[]): string[] {
  const seen = Math.min(...same.map(({ to }) => to))
  const again = Math.max(...same.map(({ from }) => from))
  const between = ofDay.find(
    ({ from, to, mark }) => from > seen && to < again && mark !== same[0]?.mark,
  )
  const [first] = same
  if (!first || !between) return []
  return [`${whereOf(first)} came back after the screen ${between.mark}`]
}
