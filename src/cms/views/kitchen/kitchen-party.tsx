import type { KitchenParty } from '#cms/host/kitchen.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import styles from './kitchen.module.css'
import * as t from './messages.gen.ts'

/** Most parties are to come: that is not said of each. */
const STATE_LABELS: Partial<Record<KitchenParty['state'], () => string>> = {
  seated: t.seated,
  finished: t.finished,
}

/** A party: when, how many, where, and what the kitchen has to know of it. */
export function KitchenPartyRow({ party: one }: { party: KitchenParty }) {
  const { at, party, tables, state, name, needs, request, note, experience } = one
  const facts = [
    [t.allergies(), needs.allergies.join(', ')],
    [t.diets(), needs.diets.join(', ')],
    [t.experience(), experience ? experienceText(experience) : ''],
    [t.request(), request],
    [t.note(), note],
  ].filter(([, text]) => text !== '')
  return (
    <li className={styles.party} data-state={state}>
      <p className={styles.line}>
        <strong>{timeLabel(at.slice(11))}</strong>
        <span>{t.partyOf({ party })}</span>
        <span>
          {tables.length > 0
            ? t.table({ count: tables.length, tables: tables.join(', ') })
            : t.noTable()}
        </span>
        <span>{name || t.walkIn()}</span>
        <span className={styles.soft}>{STATE_LABELS[state]?.()}</span>
      </p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  )
}

function experienceText({ name, addOns }: NonNullable<KitchenParty['experience']>): string {
  return [name, ...addOns.map(t.addOn)].join(', ')
}
