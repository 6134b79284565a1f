import type { KitchenDay, KitchenParty } from '#cms/host/kitchen.ts'
import { kitchenTotalsOf } from '#cms/host/kitchen-totals.ts'
import { needsText } from '../guests/profile-text.ts'
import { localClockLabel, requestText } from '../reservations/labels.ts'
import { Counts } from './counts.tsx'
import * as t from './messages.gen.ts'
import styles from './paper.module.css'

/** How many come, their allergies and diets, the experiences that are sold, and every party that the kitchen has to know something of. */
export function KitchenSheet({ day }: { day: KitchenDay }) {
  const { parties, periods, totals } = day
  if (parties.length === 0) return <p>{t.nobodyYet()}</p>
  const asking = parties.filter((one) => saidOf(one) !== '')
  const { needs, experiences, addOns } = kitchenTotalsOf(parties)
  const more = [
    ...needs.map(t.needParties),
    ...experiences.map(({ name, covers }) => t.experienceCovers({ experience: name, covers })),
    ...addOns.map(t.addOnsSold),
  ]
  return (
    <>
      <Counts whole={totals} periods={periods} more={more} />
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

/** Allergies, diets, experience with add-ons, request and note of a party in one line; empty = it has none of them. */
function saidOf({ needs, experience, request, note }: KitchenParty): string {
  const sold = experience ? [experience.name, ...experience.addOns.map(t.addOn)].join(', ') : ''
  return [needsText(needs), sold, requestText(request), note].filter(Boolean).join(' · ')
}
