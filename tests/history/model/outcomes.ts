import type { Act, ListView, View } from '../observations.ts'
import type { Life } from './parties.ts'

/** In the end there is what was answered, once, and nothing that nobody asked for. */
export function actsLostOrDoubled(
  acts: readonly Act[],
  lives: ReadonlyMap<string, Life>,
  last: readonly View[],
  repeated: readonly string[],
): string[] {
  const standing = last.flatMap(({ parties }) => parties.map(({ name }) => name))
  const cancelled = last.flatMap((view) => view.cancelled)
  const times = countsOf([...standing, ...cancelled])
  const stands = new Set(standing)
  const ofLives = [...lives.values()].flatMap((life) => {
    const { name } = life
    const found = times.get(name) ?? 0
    if (found > 1) return [`${name} is booked ${found} times`]
    if (life.refused && found > 0) return [`${name} was refused, and is booked`]
    if (found === 0) return life.begun.by < Infinity ? [`${name} was booked, and is gone`] : []
    if (life.cancelled.by < Infinity && stands.has(name))
      return [`${name} was cancelled, and stands`]
    const isForsaken = life.cancelled.from === Infinity && !stands.has(name)
    return isForsaken ? [`${name} was cancelled by nobody`] : []
  })
  return [...ofLives, ...answeredTwice(acts), ...blocksLost(acts, last, repeated)]
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** However often an act is asked for, answers to it name one thing. */
function answeredTwice(acts: readonly Act[]): string[] {
  return acts
    .filter(({ ids }) => new Set(ids).size > 1)
    .map(({ act, name, ids }) => `${act} of ${name} was answered with ${ids.join(' and ')}`)
}

function blocksLost(
  acts: readonly Act[],
  last: readonly View[],
  repeated: readonly string[],
): string[] {
  // A copy that comes after the table was opened closes it again.
  const mayComeBack = new Set(repeated)
  const shown = countsOf(last.flatMap(({ blocks }) => blocks.map(({ name }) => name)))
  const ended = acts.filter(({ act, outcome }) => act === 'unblock' && outcome !== 'refused')
  const mayBeGone = new Set(ended.map(({ name }) => name))
  const isGone = new Set(ended.filter(({ outcome }) => outcome === 'done').map(({ name }) => name))
  return acts.flatMap(({ act, name, outcome }) => {
    if (act !== 'block') return []
    const found = shown.get(name) ?? 0
    const isOver = isGone.has(name) && !mayComeBack.has(name)
    if (found > 0 && (outcome === 'refused' || isOver)) return [`block ${name} stands`]
    const isLost = outcome === 'done' && found === 0 && !mayBeGone.has(name)
    return isLost ? [`block ${name} is gone`] : []
  })
}

/** The walk-in list shows every entry that was answered before it was asked for, in a state that it had. */
export function entriesShownWrongly(acts: readonly Act[], lists: readonly ListView[]): string[] {
  const endings = { seat_entry: 'seated', leave_entry: 'left' } as const
  const ofLocation = Map.groupBy(
    acts.filter(({ act, outcome }) => outcome === 'done' && act.endsWith('_entry')),
    ({ location }) => location,
  )
  // An entry is on the list of the day on which it was added.
  const days = new Map(
    lists.flatMap(({ day, entries }) => Object.keys(entries).map((name) => [name, day])),
  )
  const [only, ...others] = new Set(lists.map(({ day }) => day))
  const dayOf = (name: string) => days.get(name) ?? (others.length === 0 ? only : undefined)
  return lists.flatMap(({ location, day, entries, from }) =>
    (ofLocation.get(location) ?? []).flatMap(({ act, name, to }) => {
      if (to > from || dayOf(name) !== day) return []
      const state = entries[name]
      if (state === undefined) return [`the list of ${location} lacks ${name}`]
      const ended = endings[act as keyof typeof endings]
      return ended && state !== ended ? [`${name} is ${state} after ${act}`] : []
    }),
  )
}
