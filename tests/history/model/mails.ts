import type { Act, ArrivedMail, View } from '../observations.ts'

/** Kinds of mails of which a booking has one. */
const ONE_EACH = ['confirmation', 'cancelled']

/** Every promised mail arrives at least once, and copies of it have one id; nobody else is written to. */
export function mailsAstray(
  acts: readonly Act[],
  mails: readonly ArrivedMail[],
  last: readonly View[],
): string[] {
  const there = new Set(
    last.flatMap(({ parties, cancelled }) => [...parties.map(({ name }) => name), ...cancelled]),
  )
  const confirmed = new Set(
    mails.filter(({ kind }) => kind === 'confirmation').map(({ name }) => name),
  )
  const lost = acts.filter(
    ({ mailed, name, outcome }) => mailed && outcome === 'done' && !confirmed.has(name),
  )
  const strangers = mails.filter(({ name }) => !there.has(name))
  const misled = mails.filter(({ name, to }) => to !== `${name}@guests.example`)
  const sent = Map.groupBy(
    mails.filter(({ kind }) => ONE_EACH.includes(kind)),
    ({ kind, name }) => `${kind} of ${name}`,
  )
  const different = [...sent].filter(
    ([, copies]) => new Set(copies.map(({ messageId }) => messageId)).size > 1,
  )
  return [
    ...lost.map(({ name }) => `${name} never got a confirmation`),
    ...strangers.map(({ kind, name }) => `a mail (${kind}) is about ${name}, who has no booking`),
    ...misled.map(({ kind, name, to }) => `the ${kind} of ${name} went to ${to}`),
    ...different.map(([mail]) => `the ${mail} was sent under several ids`),
  ]
}
