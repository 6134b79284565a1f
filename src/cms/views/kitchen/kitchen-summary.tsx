import type { KitchenDay } from '#cms/host/kitchen.ts'
import { kitchenTotalsOf } from '#cms/host/kitchen-totals.ts'
import styles from './kitchen.module.css'
import * as t from './messages.gen.ts'

/** How many come, by period, how many of them ask for something, their allergies and diets, and what is sold. */
export function KitchenSummary({ day }: { day: KitchenDay }) {
  const { parties, periods, totals } = day
  if (parties.length === 0) return <p>{t.nothingYet()}</p>
  const { asking, needs, experiences, addOns } = kitchenTotalsOf(parties)
  const served = periods.filter((period) => period.parties > 0)
  const facts = [
    t.covers(totals),
    ...(served.length > 1
      ? served.map(({ name, parties: count, covers }) =>
          t.ofPeriod({ period: name, count: t.covers({ parties: count, covers }) }),
        )
      : []),
    ...(asking > 0 ? [t.withRequests({ count: asking })] : []),
    ...needs.map(t.needParties),
    ...experiences.map(({ name, covers }) => t.experienceCovers({ experience: name, covers })),
    ...addOns.map(t.addOn),
  ]
  return (
    <ul className={styles.summary}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
