import type { KitchenDay, KitchenParty } from '#cms/host/kitchen.ts'
import { localClockLabel, requestText } from '../reservations/labels.ts'
import { Counts } from './counts.tsx'
import * as t from './messages.gen.ts'
import styles from './paper.module.css'

/** How many come, the experiences that are sold, and every party that the kitchen has to know something of. */
export function KitchenSheet({ day }: { day: KitchenDay }) {
  const { parties, periods, totals } = day
  if (parties.length === 0) return <p>{t.nobodyYet()}</p>
  const asking = parties.filter((one) => saidOf(one) !== '')
  return (
    <>
      <Counts whole={totals} periods={periods} more={soldOf(parties)} />
      {asking.length === 0 ? <p>{t.nothingForTheKitchen()}</p> : null}
      {asking.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.time()}</th>
              <th scope="col">{t.party()}</th>
              <th scope="col">{t.table()}</th>
              <th scope="col">{t.guest()}</th>
              <th scope="col">{t.notes()}</th>
            </tr>
          </thead>
          <tbody>
            {asking.map((one) => (
              <tr key={one.id}>
                <td>{localClockLabel(one.at)}</td>
                <td className={styles.number}>{one.party}</td>
                <td>{one.tables.join(' + ') || t.noTable()}</td>
                <th scope="row">{one.name || t.walkIn()}</th>
                <td className={styles.notes}>{saidOf(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}

/** Experience with add-ons, request and staff note of a party in one line; empty = it has none of them. */
function saidOf({ experience, request, note }: KitchenParty): string {
  const sold = experience ? [experience.name, ...experience.addOns.map(t.addOn)].join(', ') : ''
  return [sold, requestText(request), note].filter(Boolean).join(' · ')
}

/** The covers of each experience, and how many of each add-on. */
function soldOf(parties: readonly KitchenParty[]): string[] {
  const covers = new Map<string, number>()
  const addOns = new Map<string, number>()
  const add = (to: Map<string, number>, name: string, count: number) =>
    to.set(name, (to.get(name) ?? 0) + count)
  for (const { experience, party } of parties) {
    if (!experience) continue
    add(covers, experience.name, party)
    for (const { name, quantity } of experience.addOns) add(addOns, name, quantity)
  }
  return [
    ...[...covers].map(([experience, count]) => t.experienceCovers({ experience, covers: count })),
    ...[...addOns].map(([name, quantity]) => t.addOnsSold({ name, quantity })),
  ]
}
