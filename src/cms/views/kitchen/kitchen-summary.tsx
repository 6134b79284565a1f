import type { KitchenDay } from '#cms/host/kitchen.ts'
import styles from './kitchen.module.css'
import * as t from './messages.gen.ts'

/** How many come, by period, how many of them ask for something, and which experiences are sold. */
export function KitchenSummary({ day }: { day: KitchenDay }) {
  const { parties, periods, totals } = day
  if (parties.length === 0) return <p>{t.nothingYet()}</p>
  const asking = parties.filter(({ request, note }) => request !== '' || note !== '').length
  const sold = new Map<string, number>()
  for (const { experience, party } of parties) {
    if (experience) sold.set(experience.name, (sold.get(experience.name) ?? 0) + party)
  }
  const served = periods.filter((period) => period.parties > 0)
  const facts = [
    t.covers(totals),
    ...(served.length > 1
      ? served.map(({ name, parties: count, covers }) =>
          t.ofPeriod({ period: name, count: t.covers({ parties: count, covers }) }),
        )
      : []),
    ...(asking > 0 ? [t.withRequests({ count: asking })] : []),
    ...[...sold].map(([experience, covers]) => t.experienceCovers({ experience, covers })),
  ]
  return (
    <ul className={styles.summary}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
