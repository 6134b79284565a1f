import type { Act, LedgerLine, View } from '../observations.ts'

/** The bank keeps what stands, or what the staff kept, and nothing else. */
export function moneyAstray(
  acts: readonly Act[],
  ledger: readonly LedgerLine[],
  last: readonly View[],
  prepaid: string,
): string[] {
  const standing = new Set(last.flatMap(({ parties }) => parties.map(({ name }) => name)))
  const cancelled = new Set(last.flatMap((view) => view.cancelled))
  const keeps = acts.filter(
    ({ act, keep, outcome }) => act === 'cancel' && keep && outcome !== 'refused',
  )
  const mayBeKept = new Set(keeps.map(({ name }) => name))
  const lines = ledger.flatMap(({ payment, kind, state, amount, refunded, name }) => {
    const kept = state === 'paid' ? amount - refunded : 0
    const isCharge = kind === 'charge'
    const stands = name !== null && standing.has(name)
    const due = stands && isCharge ? amount : 0
    const mayKeep = isCharge && name !== null && cancelled.has(name) && mayBeKept.has(name)
    const isRight = kept === due || (mayKeep && kept === amount)
    const isHeldForNothing = state === 'authorised' && !(stands && kind === 'hold')
    return [
      ...(isRight ? [] : [`payment ${payment} of ${name} keeps ${kept} for ${due}`]),
      ...(isHeldForNothing ? [`payment ${payment} of ${name} is set aside for nothing`] : []),
    ]
  })
  const paid = new Set(ledger.map(({ name }) => name))
  const unpaid = acts.filter(
    ({ act, name, location }) =>
      act === 'reserve' && location === prepaid && standing.has(name) && !paid.has(name),
  )
  return [...lines, ...unpaid.map(({ name }) => `${name} was never paid for`)]
}
