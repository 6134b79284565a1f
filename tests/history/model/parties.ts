import type { Act, View } from '../observations.ts'

/** The acts by which a party comes to be. */
const BEGIN: readonly Act['act'][] = ['reserve', 'book', 'walk_in', 'seat_entry']

/** Between which instants a party came to be, and went; Infinity = never, as far as anybody knows. */
export type Life = {
  name: string
  location: string
  /** Not before it was first asked for; surely there once that was answered. */
  begun: { from: number; by: number }
  cancelled: { from: number; by: number }
  /** From when on it is surely on the day on which it is in the end. */
  settledAt: number
  /** Whether every attempt to have it was refused. */
  refused: boolean
}

/** The lives of all parties, by their names. */
export function livesOf(acts: readonly Act[]): Map<string, Life> {
  const byName = Map.groupBy(acts, ({ name }) => name)
  const lives = [...byName].flatMap(([name, all]): [string, Life][] => {
    const begins = all.filter(({ act }) => BEGIN.includes(act))
    const [first] = begins
    if (!first) return []
    const cancels = all.filter(({ act }) => act === 'cancel')
    const changes = all.filter(({ act }) => act === 'change')
    const life: Life = {
      name,
      location: first.location,
      begun: spanOf(begins),
      cancelled: spanOf(cancels),
      settledAt: Math.max(...changes.map(endOf)),
      refused: begins.every(({ outcome }) => outcome === 'refused'),
    }
    return [[name, life]]
  })
  return new Map(lives)
}

/** When an act has surely had the effect that it had. */
const endOf = ({ outcome, to }: Act) => (outcome === 'refused' ? -Infinity : to)

/** When the first of some acts may have begun to count, and when one of them surely counted. */
function spanOf(acts: readonly Act[]): { from: number; by: number } {
  const effective = acts.filter(({ outcome }) => outcome !== 'refused')
  const done = effective.filter(({ outcome }) => outcome === 'done')
  return {
    from: Math.min(...effective.map(({ from }) => from)),
    by: Math.min(...done.map(({ to }) => to)),
  }
}

/**
 * Each screen shows every party whose booking was answered before it was asked for, none that was not asked for before
 * it was answered, and none whose cancellation was answered. `last` names the day of each party.
 */
export function partiesShownWrongly(
  views: readonly View[],
  lives: ReadonlyMap<string, Life>,
  last: readonly View[],
): string[] {
  const homes = Map.groupBy(
    last.flatMap((view) => namesOn(view).map((name) => ({ name, home: homeOf(view) }))),
    ({ home }) => home,
  )
  return views.flatMap((view) => {
    const shown = new Set(view.parties.map(({ name }) => name))
    const cancelled = new Set(view.cancelled)
    const where = `the screen of ${homeOf(view)}`
    const tooMuch = [...shown, ...cancelled].flatMap((name) => {
      const life = lives.get(name)
      if (!life) return [`${where} shows ${name}, whom nobody knows`]
      if (life.begun.from > view.to) return [`${where} shows ${name} too early`]
      const isGone = life.cancelled.by < view.from
      return isGone && shown.has(name) ? [`${where} still shows ${name}`] : []
    })
    const missing = (homes.get(homeOf(view)) ?? []).flatMap(({ name }) => {
      const life = lives.get(name)
      if (!life || life.begun.by > view.from || life.settledAt > view.from) return []
      const isThere = shown.has(name) || cancelled.has(name)
      const mustStand = life.cancelled.from > view.to
      return isThere && (shown.has(name) || !mustStand) ? [] : [`${where} lacks ${name}`]
    })
    return [...tooMuch, ...missing]
  })
}

const homeOf = ({ location, day }: View) => `${location}, ${day}`

const namesOn = ({ parties, cancelled }: View) => [...parties.map(({ name }) => name), ...cancelled]
